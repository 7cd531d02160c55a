import{$ as gt,A as z,B as ee,C as Ve,D as S,E as de,F as G,G as Us,J as N,L as Gs,N as Ye,O as Qs,Q as Ie,V as J,W as ne,X as ke,Y as Ys,Z as Js,_ as Je,aa as Xe,ba as bt,c as w,ca as ae,d as E,da as xe,e as O,ea as yt,f as _,fa as Xs,g as F,ga as ls,h as Z,ha as Q,i as a,ia as le,j as js,ja as K,ka as D,la as qe,m as j,ma as P,n as W,na as R,oa as B,p as as,pa as Ze,q as Fs,qa as et,r as Ee,ra as is,s as we,sa as Zs,t as $t,u as ft,ua as en,v as Ks,w as u,x as b,y as Y,z as Pe}from"./shared.js";function tn({view:e,look:t}){let s=e.players.reduce((o,l)=>o+l.cathedral,0),n=[b("place","cathedral"),z("prestige",e.cathedral_tile),z("marker",s)].join(", "),r=Array.from({length:12},(o,l)=>l*30);return a`<g ...${Q(t,"cathedral",n)}>
    <ellipse class="square edged" rx="76" ry="70" />
    <path class="masonry edged" d="M-46 34V-62H-18V-40H18V-62H46V34z" />
    <path class="masonry-deep" d="M-46-62V-66H-18V-62zM18-62V-66H46V-62zM-48-22H48V-18H-48zM-48 16H48V20H-48z" />
    <path class="ink" d="M-41-27V-49C-41-56-35-56-35-49V-27zM-29-27V-49C-29-56-23-56-23-49V-27zM23-27V-49C23-56 29-56 29-49V-27zM35-27V-49C35-56 41-56 41-49V-27zM-40 34V29C-40 21-29 21-29 29V34zM29 34V29C29 21 40 21 40 29V34zM-8 34V28C-8 19 8 19 8 28V34z" />
    <path class="pane gold edged" d="M-41 12V0C-41-8-29-8-29 0V12zM29 12V0C29-8 41-8 41 0V12z" />
    <path class="stroke" d="M-35-6V12M35-6V12" />
    <circle class="stone edged" r="23.5" cy="-8" />
    ${r.map((o,l)=>a`<path
        class=${`pane ${["sky","ruby","leaf"][l%3]}`}
        d="M-5.2-20.4A21 21 0 0 1 5.2-20.4L3.4-13.4A14 14 0 0 0-3.4-13.4z"
        transform=${`translate(0 -8) rotate(${o})`}
      />`)}
    <circle class="sheet edged" r="13.4" cy="-8" />
    <text class="digits on-sheet" y="-2.2" font-size="16">${e.cathedral_tile}</text>
    ${P("prestige",0,-51,19)}
    <path class="steps edged" d="M-50 34H50L56 41H-56z" />
    <path class="highlight" d="M-46 34V-62H-18V-40H18V-62H46V34z" />
  </g>`}function sn(e,t){let s=t>8?2:1,n=Math.ceil(t/s),r=Math.floor(e/n),o=Math.min(n,t-r*n),l=Math.min(15,104/Math.max(o,1));return{x:(e-r*n-(o-1)/2)*l,y:47+r*13}}var nn=.145,jo=.36,cs=.655,Fo=30,wt=.7,Ko=.88,rn=28,kt=class{constructor(t,s){let n=Math.max(s,Ko),r=n<1?26e4:36e4,[o,l]=[Math.round(Math.sqrt(r*n)),Math.round(Math.sqrt(r/n))];this.boroughs=t,this.width=o,this.height=l;let i=Math.min(o,l);this.close={x:i*.146,y:i*.136},this.middle={x:o/2,y:l/2},this.outer=o>l?.535:.51}point(t,s,n){let r=Math.PI/2+(2*t+s)*Math.PI/this.boroughs,[o,l]=[Math.cos(r),Math.sin(r)],i=1/(Math.abs(o)**7+Math.abs(l)**7)**(1/7),c=this.close.x*o*(1-n)+(this.middle.x-4)*o*i*n,p=this.close.y*l*(1-n)+(this.middle.y-4)*l*i*n;return{x:this.middle.x+c,y:this.middle.y+p}}market(t,s){if(!s.includes("-"))return this.point(t,0,jo);let n=s.startsWith("left")?-1:1,r=s.endsWith("inner")?nn:this.outer,o=this.point(t,n,r),l=this.point(t,n*.6,r),i=this.point(t,n,r-.05),c=this.point(t,n,r+.05),[p,d]=[i.y-c.y,c.x-i.x];p*(l.x-o.x)+d*(l.y-o.y)<0&&([p,d]=[-p,-d]);let m=Math.hypot(p,d);return{x:o.x+p/m*rn,y:o.y+d/m*rn}}street(t,s){let[n,r]=[this.market(...t),this.market(...s)],o=[`${D(n.x)} ${D(n.y)}`,`${D(r.x)} ${D(r.y)}`];if(t[0]===s[0]||t[1]!=="centre"&&s[1]!=="centre")return`M${o.join("L")}`;let l=(s[0]-t[0]+this.boroughs)%this.boroughs===1,i=this.point(t[0],l?1:-1,(nn+this.outer)/2),c=(n.x+r.x)/2*(1-wt)+i.x*wt,p=(n.y+r.y)/2*(1-wt)+i.y*wt;return`M${o[0]}Q${D(c)} ${D(p)} ${o[1]}`}piece(t,s,n,r,o){let i=[];for(let c=0;c<=16;c+=1)i.push(this.point(t,s+(n-s)*c/16,r));for(let c=16;c>=0;c-=1)i.push(this.point(t,s+(n-s)*c/16,o));return`M${i.map(c=>`${D(c.x)} ${D(c.y)}`).join("L")}z`}wedge(t){return this.piece(t,-.985,.985,.03,1)}area(t,s){let[n,r]=[this.point(t,0,cs),this.point(t,0,1)],o=Math.hypot(r.x-n.x,r.y-n.y)<2*Fo?1:2,l=8/o,i=1.92/l,c=.96-(s%l+1)*i+.012,p=c+i-.024,d=(.975-cs)/o,m=cs+Math.floor(s/l)*d+.008,h=m+d-.012,$=this.point(t,(c+p)/2,(m+h)/2),g=this.point(t,c,(m+h)/2),f=this.point(t,p,(m+h)/2),y=this.point(t,(c+p)/2,m),v=this.point(t,(c+p)/2,h),k=Math.max(Math.abs(g.x-f.x),Math.abs(y.x-v.x)),x=Math.max(Math.abs(g.y-f.y),Math.abs(y.y-v.y)),V=k>x*1.15,C=Math.max(8,Math.min(22,k/2-15)),T=V?Math.max(1,Math.min(4,Math.floor((k/2+C-12)/12))):3;return{path:this.piece(t,c,p,m,h),middle:$,wide:V,width:k,aside:C,fit:T}}};var Uo={left:-1,right:1};function tt(e,t){let[s="",n=""]=e.split("/"),[r="",o]=n.split("-"),l=t.indexOf(s),i=t[(l+(Uo[r]??0)+t.length)%t.length]??s;return b("market_stop",o??"centre",{colour:b("colour",s),beside:b("colour",i)})}var Go={coin:"coin",marker:"marker",rat:"rat-back"};function xt(e,t,s){let n=s.message_prestige[t]??0,r=Go[t];return a`<g class="message">
    <rect class="sheet edged" x="-20" y="-12" width="40" height="24" rx="3" />
    <path class=${`glass ${e}`} d="M-9-12V12H-17A3 3 0 0 1-20 9V-9A3 3 0 0 1-17-12z" />
    <g transform="translate(-14.4 0)">${ae(e,9,`upon ${e}`)}</g>
    ${r?Yo(n,r):Qo(n)}
    <rect class="edge" x="-20" y="-12" width="40" height="24" rx="3" />
  </g>`}function Qo(e){return a`<text class="digits" x="-1" y="4.6" font-size="13">${e}</text>
    ${P("prestige",11.4,0,15.5)}`}function Yo(e,t){return a`<text class="digits" x="-4.6" y="1.6" font-size="12">${e}</text>
    ${P("prestige",-4.4,7,7.5)}
    <text class="digits" x="2.2" y="4" font-size="10">+</text>
    ${P(t,12.2,0,14)}`}function on(e,t){return`${b("colour",e)}: ${b("kind",t)}`}function an(e){let{coins:t,markers:s,prestige:n,park_bonus:r,steps:o,benefits:l,choose:i,rat_back:c,bonus:p,relief:d}=e;return i?i.map((h,$)=>[$?"":`${l}\xD7`,h]):[[t,"coin"],[s,"marker"],[r?`${n}+${r}`:n,"prestige"],[o,"step"],[c,"rat-back"],[p&&`+${p}`,"prestige"],[d&&`\u2212${d}`,"plague"]].filter(([h])=>h!==void 0).map(([h,$])=>[String(h),$])}function vt(e){let{coins:t,markers:s,prestige:n,park_bonus:r=0,steps:o,benefits:l=1,choose:i,bonus:c,relief:p}=e;if(i){let[d,m]=i.map(h=>h==="rat-back"?"":z(h,1));return u(l>1?"next_hotel_twice":"next_hotel",{coin:d,second:m})}return t!==void 0?z("coin",t):s!==void 0?z("marker",s):n!==void 0?z("prestige",n+r):o!==void 0?u("next_drive",{n:o}):c?u("next_park",{n:c}):p?u("next_hospital",{n:p}):u("next_rat_back")}function ln({lasting:e,relief:t}){return e?u(t?"lasting_hospital":"lasting_park",{n:e}):""}function ve(e,t){return(e.sectors[t]??0)+(e.friend===t?1:0)}function me({rat:e,rat_after_plague:t},{rat_track_end:s}){return t===null?{now:e,then:null,overruns:!1}:{now:e,then:Math.min(t,s),overruns:t>s}}function We(e,t){return[u("rat_at",{at:e.rat}),...us(e,t)].join(", ")}function Mt(e,t){let{now:s,then:n,overruns:r}=me(e,t);return n===null?[]:[u("you_rat",{from:s,to:n}),...r?[S(u("rat_past"))]:[]]}function us(e,t){let{then:s,overruns:n}=me(e,t);return s===null?[]:[u("rat_to",{to:s}),...n?[u("rat_past")]:[]]}var Jo={"cloister-school":()=>a`<g>
    <path class="wine edged" d="M-22-10C-14-14-6-13 0-9C6-13 14-14 22-10V17C14 13 6 14 0 18C-6 14-14 13-22 17z" />
    <path class="sheet edged" d="M-19-12C-12-16-5-14 0-10V15C-5 11-12 10-19 13z" />
    <path class="sheet edged" d="M19-12C12-16 5-14 0-10V15C5 11 12 10 19 13z" />
    <path class="stroke" d="M-15-7C-11-8.6-7-8-4-6M-15-1C-11-2.6-7-2-4 0M-15 5C-11 3.4-7 4-4 6M4 6C7 4 11 3.4 15 5" />
    <path class="feather" d="M5 2C7-10 12-19 21-23C20-12 15-3 5 2z" />
    <path class="stroke" d="M4 4.5C8-6 13-14 18-19" />
  </g>`,bank:()=>a`<g>
    ${[[-12,15,4],[12,15,3],[0,20,2]].map(([e,t,s])=>Array.from({length:s},(n,r)=>a`<g transform=${`translate(${e} ${t-7*r})`}>
          <path class="gold edged" d="M-11-3V2.5C-11 8.5 11 8.5 11 2.5V-3z" />
          <ellipse class="gold edged" cy="-3" rx="11" ry="4.6" />
          <ellipse class="engraved" cy="-3" rx="6.6" ry="2.4" />
        </g>`))}
  </g>`,residence:()=>a`<g>
    <path class="sheet edged" d="M-16 21V-3H16V21z" />
    <path class="roof edged" d="M-20-2L-13-17H13L20-2z" />
    <path class="wood edged" d="M-4.5 21V10C-4.5 5 4.5 5 4.5 10V21z" />
    <path class="pane sky edged" d="M-12.5 3H-7.5V10H-12.5zM7.5 3H12.5V10H7.5z" />
    <path class="pane gold edged" d="M-5-6C-5-11 5-11 5-6V-4H-5z" />
    <path class="stone edged" d="M8-17V-22H12V-17z" />
  </g>`,"carriage-house":()=>a`<g>
    <path class="stroke thick" d="M16 6H23L24-2" />
    <path class="wood edged" d="M-20-10C-12-17 12-17 20-10L16 8H-16z" />
    <path class="gold edged" d="M-20-10C-12-17 12-17 20-10L19-6H-19z" />
    <path class="pane sky edged" d="M-14-2.5H-5V5H-12.4zM14-2.5H5V5H12.4z" />
    <path class="stroke" d="M0-5V8" />
    ${[-12,12].map(e=>a`<g transform=${`translate(${e} 13)`}>
        <circle class="paper edged" r="8" />
        <path class="stroke" d="M-8 0H8M0-8V8M-5.6-5.6L5.6 5.6M-5.6 5.6L5.6-5.6" />
        <circle class="ink" r="2.2" />
      </g>`)}
  </g>`,hotel:()=>a`<g>
    <path class="gold edged" d="M4-22A9 9 0 1 0 13-11.5A7.4 7.4 0 0 1 4-22z" />
    <path class="wood edged" d="M-22-6H-18V18H-22zM18 2H22V18H18z" />
    <path class="ruby edged" d="M-18 4H18V13H-18z" />
    <path class="sheet edged" d="M-17-1H-6C-3-1-2 1-2 4H-17z" />
    <path class="light" d="M-2 4H18V7H-2z" />
  </g>`,park:()=>a`<g>
    <path class="wood edged" d="M-10 20V4H-6V20zM11 20V8H14V20z" />
    <path class="leaf edged" d="M-8-22C1-22 4-14 1-9C7-3 2 7-8 7S-23-3-17-9C-20-14-17-22-8-22z" />
    <path class="leaf edged" d="M12.5-8C18-8 20-3 18 1C22 6 18 11 12.5 11S3 6 7 1C5-3 7-8 12.5-8z" />
    <path class="stroke" d="M-23 20H23M-8-14V2M-8-4L-3-8M-8-1L-12.6-5" />
  </g>`,hospital:()=>a`<g>
    <path class="sheet edged" d="M-18 21V-4L0-20 18-4V21z" />
    <path class="stroke thick" d="M-22-1L0-21 22-1" />
    <path class="leaf edged" d="M-4-8H4V-1H11V7H4V14H-4V7H-11V-1H-4z" />
    <path class="stroke" d="M-22 21H22" />
  </g>`,"notre-dame":()=>a`<g>
    <path class="masonry edged" d="M-19 22V-22H-7V-9H7V-22H19V22z" />
    <path class="stroke" d="M-19-9H19M-19 8H19M-7-9V22M7-9V22" />
    <circle class="pane sky edged" cy="-.5" r="6" />
    <path class="stroke" d="M0-6.5V5.5M-6-.5H6M-4.2-4.7L4.2 3.7M-4.2 3.7L4.2-4.7" />
    <path class="ink" d="M-3.6 22V16C-3.6 10.6 3.6 10.6 3.6 16V22zM-15.6 22V17C-15.6 12.6-10.4 12.6-10.4 17V22zM10.4 22V17C10.4 12.6 15.6 12.6 15.6 17V22zM-16-11V-17C-16-19.4-14-19.4-14-17V-11zM-12-11V-17C-12-19.4-10-19.4-10-17V-11zM10-11V-17C10-19.4 12-19.4 12-17V-11zM14-11V-17C14-19.4 16-19.4 16-17V-11z" />
  </g>`,"trusted-friend":()=>a`<g>
    <path class="cloak edged" d="M-17 22C-18 4-11-5 0-5S18 4 17 22z" />
    <circle class="skin edged" cy="-9" r="8" />
    <path class="cloak edged" d="M-11-2C-14-17-7-23 0-23S14-17 11-2L7-8C6-15 4-17 0-17S-6-15-7-8z" />
    <path class="ink" d="M-3.6-9.5h2v2h-2zM1.6-9.5h2v2h-2z" />
    <path class="stroke" d="M-2.6-4.4Q0-2.8 2.6-4.4" />
    <path class="ruby edged" d="M0 16C-9 9-5 3 0 7C5 3 9 9 0 16z" />
  </g>`};function $e(e,t,s,n){return a`<g class="sign" transform=${`translate(${t} ${s}) scale(${n/48})`}>${Jo[e]?.()}</g>`}function Xo(e){let{supply:t,cathedral:s,sectors:n,general_supply:r}=e;return{supply:t,cathedral:s,...n,general:r}}function Zo(e,t){let s={};for(let n of t.players)s[n.colour]=ea(n.colour,e?.[n.colour]??{},Xo(n));return s}function ea(e,t,s){let n={},r=[],o=new Set(Object.values(t).flat());for(let c of Object.keys(s)){let p=t[c]??[];n[c]=p.slice(0,s[c]),r.push(...p.slice(n[c].length))}let l=0,i=()=>{let c=r.shift();if(c)return c;for(;o.has(`${e}-${l}`);)l+=1;return o.add(`${e}-${l}`),`${e}-${l}`};for(let c of[...Object.keys(s).slice(1),"supply"])for(;n[c].length<s[c];)n[c].push(i());return n}var De=new Map;function _t(e,t){let s=De.get(e);if(s?.view===t)return s.markers;let n=Zo(s?.markers??null,t);De.delete(e),De.set(e,{view:t,markers:n});for(let r of De.keys()){if(De.size<=4)break;De.delete(r)}return n}var un=14;function pn({plan:e,turn:t,look:s},n,r,o){let{path:l,middle:i,wide:c,aside:p}=e.area(t(n.colour),o),d=`${b("colour",n.colour)}: ${b("card",r)}, ${z("piece",ve(n,r))}`,m=D(c?i.x-p:i.x),h=D(c?i.y:i.y-un);return a`<g key=${r} ...${Q(s,`sector:${n.colour}/${r}`,d)}>
    <path class="wall" d=${l} />
    <circle class="medal" cx=${m} cy=${h} r="13.5" />
    ${$e(r,m,h,20)}
  </g>`}function cn({plan:e,turn:t},s,n,r,o){let{middle:l,wide:i,aside:c,fit:p}=e.area(t(s),n),d=Math.ceil(o/p),m=i?l.x-c+20:l.x-(Math.min(p,o)-1)*6,h=i?l.y-(d-1)*6:l.y-un+20;return{x:m+r%p*12,y:h+Math.floor(r/p)*12}}function dn({plan:e,facts:t,turn:s,look:n},r){let{path:o,middle:l,wide:i,width:c}=e.area(s(r.colour),t.sectors.length),p=D(Math.max(.65,Math.min(1,c/(i?76:50)))),{now:d,then:m,overruns:h}=me(r,t),$=`${b("colour",r.colour)}: ${We(r,t)}`,g=i?`translate(8 ${h?0:5})`:`translate(${m===null?5:-4} 13) scale(.88)`;return a`<g key="harbour" ...${Q(n,`rat:${r.colour}`,$)}>
    <path class=${h?"water alarm":"water"} d=${o} />
    <g transform=${`translate(${D(l.x)} ${D(l.y)}) scale(${p})`}>
      ${i?P("rat",-24,0,24):P("rat",0,-10,24)}
      <g transform=${g}>
        <text class="digits" x="-6" font-size="15">${d}</text>
        ${m!==null&&a`<text class=${h?"digits alarm":"digits faint"} x="13" font-size="12">→${m}</text>`}
        ${h&&a`<text class="digits alarm" x="0" y="12" font-size="11">−${t.overrun.prestige}</text>${P("prestige",13,8,11)}`}
      </g>
    </g>
  </g>`}function mn({plan:e,facts:t,turn:s},n){return Array.from({length:t.sectors.length+1},(r,o)=>{let{path:l,middle:i}=e.area(s(n),o);return a`<g class="nobody">
      <path class="wall" d=${l} />
      <path class="stroke" transform=${`translate(${D(i.x)} ${D(i.y)})`} d="M-15 7V-1L-8-8-1-1V7M-1 2L6-5 13 2V7" />
    </g>`})}function hn(e,t){let{view:s,plan:n,turn:r}=e,o=_t(e.table,s),l=s.players.flatMap(c=>o[c.colour].cathedral),i=[];for(let{colour:c,friend:p}of s.players){for(let[d,m]of Object.entries(o[c])){let h=t.indexOf(d),$=p===d?1:0;m.forEach((g,f)=>{let[y,v,k]=[n.market(r(c),"centre"),.9,"piece away"];if(d==="cathedral"){let x=sn(l.indexOf(g),l.length);[y,v,k]=[{x:n.middle.x+x.x,y:n.middle.y+x.y},1.12,"piece"]}else h>=0&&([y,k]=[cn(e,c,h,f+$,m.length+$),"piece"]);i.push(a`<g key=${g} class=${k} ...${le(y.x,y.y,v)}>${xe(c,d==="cathedral")}</g>`)})}if(p){let d=cn(e,c,t.indexOf(p),0,o[c][p].length+1);i.push(a`<g key=${`friend:${c}`} class="piece" ...${le(d.x,d.y-2,.75)}>${yt(c)}</g>`)}}return i.sort((c,p)=>c.key<p.key?-1:1),a`<g class="pieces">${i}</g>`}function st({state:e,facts:t,lit:s,onPick:n,over:r,tall:o=!1,aspect:l=o?.72:1.2}){let i=e.view;if(!i)return null;let c=i.boroughs,p=new kt(c.length,l),d=e.seat===null?c[0]:i.players[e.seat].colour,m=g=>c.findIndex(f=>f===g),h=g=>(m(g)-m(d)+c.length)%c.length,$={view:i,facts:t,table:e.table,plan:p,turn:h,look:{lit:s,onPick:n,over:r}};return a`<${K} width=${p.width} height=${p.height} kind="city" label=${u("part_city")} group=${!0}>
    ${c.map(g=>a`<path key=${g} class=${`ground ${g}`} d=${p.wedge(h(g))} />`)}
    ${ta($,t.streets[String(c.length)]??[])}
    ${c.map(g=>{let f=i.players.find(y=>y.colour===g);return a`<g key=${g}>
        ${f?t.sectors.map((y,v)=>pn($,f,y,v)):mn($,g)}
        ${f&&dn($,f)}
      </g>`})}
    <g transform=${`translate(${p.middle.x} ${p.middle.y}) scale(.94)`}>${tn($)}</g>
    ${c.map(g=>t.markets.map(f=>sa($,g,f)))}
    ${hn($,t.sectors)} ${na($)}
  <//>`}function ta({plan:e,turn:t},s){let n=o=>[t(o.split("/")[0]),o.split("/")[1]],r=s.map(([o,l])=>e.street(n(o),n(l))).join("");return a`<g><path class="kerb" d=${r} /><path class="street" d=${r} /></g>`}function sa({view:e,facts:t,plan:s,turn:n,look:r},o,l){let i=`${o}/${l}`,c=e.markets[i],p=tt(i,e.boroughs),{x:d,y:m}=s.market(n(o),l),h=l==="centre";return a`<g
    key=${i}
    transform=${`translate(${D(d)} ${D(m)})`}
    ...${Q(r,`market:${i}`,c?`${p}: ${b("kind",c)}`:p)}
  >
    <circle class="halo" r="22" />
    <circle class="square edged" r=${h?15:11} />
    ${h?ae(o,19):a`<g class="taken">${ae(o,12)}</g>`}
    ${c&&a`<g transform="scale(.93)">${xt(o,c,t)}</g>`}
  </g>`}function na({view:e,plan:t,turn:s,look:n}){return a`<g class="pieces">
    ${e.players.map(r=>{let[o,l]=r.carriage.split("/"),i=t.market(s(o),l),c=e.players.filter(m=>m.carriage===r.carriage),p=c.indexOf(r)-(c.length-1)/2,d=u("tip_carriage",{name:b("colour",r.colour)});return a`<g key=${r.colour} class="piece" ...${le(i.x+p*26,i.y-17)}>
        <g ...${Q(n,`carriage:${r.colour}`,d)}>
          <circle class="halo" r="17" />
          ${Xs(r.colour)}
        </g>
      </g>`})}
  </g>`}function Ct({player:e,facts:t,width:s,height:n,look:r}){let{colour:o}=e,{now:l,then:i,overruns:c}=me(e,t),{rat_track_end:p,overrun:d}=t,m=(s-46)/(p+1),h=g=>4+m*(g+.5),$=n-21;return a`<g ...${Q(r,`rat:${o}`,We(e,t))} role=${r.lit?.has(`rat:${o}`)?"button":"group"}>
    <rect class="water" width=${s} height=${n} rx="5" />
    ${Array.from({length:p+1},(g,f)=>{let y=u("rat_at",{at:f});return a`<g key=${f} ...${Q(r,`rat:${o}/${f}`,y,f>p-3?"near-end":"")}>
        <rect class="quay" x=${h(f)-m/2+1} y="4" width=${m-2} height=${n-8} rx="3" />
        <text class="digits" x=${h(f)} y=${n-8} font-size="12">${f}</text>
      </g>`})}
    <g class=${c?"loss alarm":"loss"}>
      <rect class="quay" x=${s-41} y="4" width="37" height=${n-8} rx="3" />
      ${c&&a`<path class="bad" d=${`M${s-40} ${n/2-5}l7 5-7 5z`} />`}
      <text class="digits" x=${s-27} y=${n/2-5} font-size="12">−${d.prestige}</text>
      ${P("prestige",s-12,n/2-9,15)}
      <text class="digits" x=${s-27} y=${n/2+15} font-size="12">−${d.markers}</text>
      ${P("marker",s-12,n/2+11,13)}
    </g>
    ${i!==null&&a`<g key="ghost" class=${i===l?"piece away":"piece ghost"} ...${le(h(i),$/2+3,m/30)}>${ls()}</g>`}
    <g key="rat" class="piece" ...${le(h(l),$/2+3,m/27)}>${ls()}</g>
  </g>`}var ie=94,$n=31,fn=19,ra={"cloister-school":"M-2 0L6-12H18V-28L24-36 30-28V-12H90V-28L96-36 102-28V-12H114L122 0z",bank:"M-4 0V-6L60-30 124-6V0z",residence:"M-3 0L10-24H24V-32H34V-24H110L123 0z","carriage-house":"M-3 0Q60-50 123 0z",hotel:"M-3 0L8-14H22L30-26 38-14H82L90-26 98-14H112L123 0z",hospital:"M-3 0L60-34 123 0z"},oa={"cloister-school":"M24-17V-26M96-17V-26M30-6H90",bank:"M4-4H116",residence:"M22-8V-14a4 4 0 0 1 8 0V-8zM90-8V-14a4 4 0 0 1 8 0V-8z","carriage-house":"M14-3Q60-38 106-3",hotel:"M27-8V-14H33V-8zM87-8V-14H93V-8z",hospital:"M14-4L60-28 106-4"};function St({sector:e,name:t,colour:s,width:n,gains:r}){let o=n/2,l=r.reduce((d,[m])=>d+ps(m)+fn,0),i=n-$n-3,c=Math.min(1,i/l),p=0;return a`<g transform=${`scale(${n/120} 1)`}>
      ${e==="park"?a`<path class="leaf edged" d="M1 0C-5-14 5-20 13-17C17-30 36-28 38-17C46-26 58-24 60-16C68-26 80-24 83-16C88-28 107-24 107-15C118-17 125-9 119 0z" />`:a`<path class=${`glass ${s}`} d=${ra[e]} /><path class=${`drawn-upon ${s}`} d=${oa[e]} />`}
    </g>
    <rect class="wall" width=${n} height=${ie} />
    <path class="sill" d=${`M0 ${ie-22}H${n}V${ie}H0z`} />
    <g transform=${`translate(3 ${ie-11})`}>${gn(s)}</g>
    <g transform=${`translate(${$n+(i-c*l)/2} ${ie-11}) scale(${c})`}>
      ${r.map(([d,m])=>{let h=p;return p+=ps(d)+fn,a`<text class="digits flush" x=${h} y="5" font-size="14">${d}</text>
          ${P(m,h+ps(d)+9,0,17)}`})}
    </g>
    <rect class="edge" width=${n} height=${ie} />
    <circle class="medal edged" cx=${o} cy="-8" r="17.5" />
    ${$e(e,o,-8,25)} ${qe(t,o,26,n-8,14)}`}function gn(e){return a`<path class="stroke" d="M1 0H7M4-3V3" />
    <g transform="translate(13.5 0) scale(.58)">${xe(e)}</g>
    <path class="ink" d="M21-3.4L26 0 21 3.4z" />`}function ds({colour:e}){return a`<${K} width=${28} height=${20} kind="one-more"><g transform="translate(0 10)">${gn(e)}</g><//>`}function ps(e){return e.length*9.3}var ms=38,bn=ie+ms+6,aa={width:900,height:216,house:120,columns:7,store:{x:8,y:144,width:57,height:66},messages:{x:238,y:144,width:242,height:66},harbour:{x:488,y:144,width:404,height:66}},la={width:420,height:396,house:97,columns:4,store:{x:6,y:280,width:102.5,height:44},messages:{x:318,y:bn+6,width:97,height:ie+ms-6},harbour:{x:6,y:330,width:408,height:62}};function nt({state:e,facts:t,seat:s,lit:n,onPick:r,over:o,narrow:l=!1}){let i=e.view,c=i?.players[s];if(!i||!c)return null;let p={lit:n,onPick:r,over:o},d=l?la:aa,{colour:m}=c,h=u("borough_of",{name:e.seats[s]?.name??b("colour",m)}),{x:$,y:g,width:f,height:y}=d.harbour;return a`<${K} width=${d.width} height=${d.height} kind="borough" label=${h} group=${!0}>
    ${t.sectors.map((v,k)=>{let x=hs(d,k),V=b("card",v),C=e.sector_effects[s]?.[v]??{},T=`${V}, ${z("piece",ve(c,v))}. ${u("tip_next",{brings:vt(C)})}`;return a`<g
        key=${v}
        transform=${`translate(${x.x} ${x.y})`}
        ...${Q(p,`sector:${m}/${v}`,T)}
      >
        ${St({sector:v,name:V,colour:m,width:d.house,gains:an(C)})}
      </g>`})}
    ${ia(d,c,p)} ${ca(d,c,t,p)}
    <g transform=${`translate(${$} ${g})`}>${Ct({player:c,facts:t,width:f,height:y,look:p})}</g>
    ${ua(d,t.sectors,c,_t(e.table,i)[m],p)}
  <//>`}function hs(e,t){let s=(e.width-e.columns*e.house)/(e.columns+1),n=t%e.columns;return{x:s+n*(e.house+s),y:ms+Math.floor(t/e.columns)*bn}}function yn({store:{x:e,y:t,width:s,height:n}},r){let o=s>n;return{x:e+r*s,y:t,picture:o?{x:s*.3,y:n/2}:{x:s/2,y:n*.34},number:o?{x:s*.68,y:n/2+7}:{x:s/2,y:n-8}}}function ia(e,t,s){let{colour:n,supply:r,general_supply:o,coins:l,prestige:i}=t,{width:c,height:p}=e.store;return[["supply",`${b("place","supply")}: ${z("marker",r)}`,r,"marker"],["general",`${b("place","general-supply")}: ${z("marker",o)}`,o,"box"],["coins",z("coin",l),l,"coin"],i===null?["prestige",u("tip_purse"),null,"purse"]:["prestige",z("prestige",i),i,"prestige"]].map(([m,h,$,g],f)=>{let{x:y,y:v,picture:k,number:x}=yn(e,f);return a`<g key=${m} transform=${`translate(${y} ${v})`} ...${Q(s,`${m}:${n}`,h)}>
      <rect class="shelf" x="2" width=${c-4} height=${p} rx="5" />
      ${$===null?P(g,c/2,p/2,36):a`<g class=${g==="marker"?"empty":""}>${P(g,k.x,k.y,28)}</g>`}
      ${$!==null&&a`<text class="digits" x=${x.x} y=${x.y} font-size="20">${$}</text>`}
    </g>`})}function ca(e,t,s,n){let{x:r,y:o,width:l,height:i}=e.messages,c=t.messages,p=Math.floor(l/44),d=p*Math.floor(i/30),m=c.length>d?c.slice(0,d-1):c,h=[z("message",c.length),...c.map(g=>on(g.colour,g.kind))].join("; "),$=g=>`translate(${26+g%p*45} ${18+Math.floor(g/p)*30})`;return a`<g transform=${`translate(${r} ${o})`} ...${Q(n,`messages:${t.colour}`,h)}>
    <rect class="shelf" width=${l} height=${i} rx="5" />
    ${c.length===0&&a`<g class="empty">${P("message",l/2,i/2,34)}</g>`}
    ${m.map((g,f)=>a`<g transform=${$(f)}>${xt(g.colour,g.kind,s)}</g>`)}
    ${c.length>d&&a`<text class="digits" transform=${$(d-1)} y="5" font-size="16">+${c.length-m.length}</text>`}
  </g>`}function ua(e,t,s,n,r){let{colour:o}=s,l=[];for(let[m,h]of Object.entries(n)){let $=t.indexOf(m);h.forEach((g,f)=>{let y={x:e.width/2,y:-30};if($>=0)y=pa(e,$,f,s.friend===m);else if(m!=="cathedral"){let{x,y:V,picture:C}=yn(e,m==="supply"?0:1);y={x:x+C.x,y:V+C.y+(m==="supply"?0:3)}}let v=m==="cathedral"?" away":"",k=$>=0?1.35:m==="supply"?1.9:1.3;l.push(a`<g key=${g} class=${`piece${v}`} ...${le(y.x,y.y,k)}>${xe(o)}</g>`)})}l.sort((m,h)=>m.key<h.key?-1:1);let i=s.friend?hs(e,t.indexOf(s.friend)):null,c=e.messages,p=i?{x:i.x+18,y:i.y+ie-40}:{x:c.x+c.width-16,y:c.y+c.height-19},d=`${b("place","friend")}: ${s.friend?b("card",s.friend):b("place","off-board")}`;return a`<g class="pieces">
    ${l}
    <g key="friend" class="piece" ...${le(p.x,p.y,1.35)}>
      <g ...${Q(r,`friend:${o}`,d)}><circle class="halo" r="17" />${yt(o)}</g>
    </g>
  </g>`}function pa(e,t,s,n){let{x:r,y:o}=hs(e,t),l=n?42:15,i=Math.floor((e.house-l+6)/18);return{x:r+l+s%i*18,y:o+ie-33-Math.floor(s/i)*17}}function ce({card:e,colour:t,small:s=!1}){let n=b("card",e),r=`${n} (${b("colour",t)})`;return s?a`<${K} width=${44} height=${60} kind="card small" label=${r}>
      <rect class="sheet edged" x="1" y="1" width="42" height="58" rx="5" />
      ${wn(t,44,60,13)} ${$e(e,22,36,34)}
    <//>`:a`<${K} width=${100} height=${140} kind="card" label=${r}>
    <rect class="sheet edged" x="1" y="1" width="98" height="138" rx="8" />
    ${wn(t,100,140,24)}
    ${$e(e,50,67,70)} ${qe(n,50,127,90,15)}
  <//>`}function wn(e,t,s,n){let r=t/12;return a`<g>
    <path class=${`glass ${e}`} d=${`M1 ${n}V${r+1}Q1 1 ${r+1} 1H${t-r-1}Q${t-1} 1 ${t-1} ${r+1}V${n}z`} />
    <g transform=${`translate(${t/2} ${n/2+.5})`}>${ae(e,n*.68,`upon ${e}`)}</g>
    <rect class="edge" x="1" y="1" width=${t-2} height=${s-2} rx=${r} />
  </g>`}function Oe({colour:e}){let t=b("colour",e);return a`<${K} width=${100} height=${140} kind="card" label=${t}>
    <rect class=${`glass ${e}`} x="1" y="1" width="98" height="138" rx="8" />
    <path class="light" d="M12 12H50V70L12 70zM50 70H88V128H50z" />
    <path class="shade" d="M50 12H88V70H50zM12 70H50V128H12z" />
    <path class="edge thick" d="M12 12H88V128H12zM12 12L88 128M88 12L12 128M50 12V128M12 70H88" />
    <circle class="sheet edged" cx="50" cy="70" r="22" />
    <g transform="translate(50 70)">${ae(e,28)}</g>
    <rect class="edge" x="1" y="1" width="98" height="138" rx="8" />
  <//>`}var rt={ochre:"#c9963f",moss:"#6d8a4a",umber:"#7a5638",coal:"#45403d",azure:"#4a7fae",slate:"#6f7980",wine:"#97344c",rust:"#b5603a",plum:"#6e4a78",chalk:"#f4ecdd",snow:"#e9e3d8",straw:"#d9b25c",copper:"#b0602c",light:"#f0cfae",brown:"#c08a5e",dark:"#7d5238"},kn={"money-lender":{robe:"ochre",cloth:"plum",hat:"beret",hair:"short",beard:"pointed",tool:"coins"},hostess:{robe:"moss",hat:"bonnet",hair:"parted",mane:"copper",face:"blush",collar:"apron",tool:"jug"},monk:{robe:"umber",hair:"tonsure",collar:"cross",tool:"cubes"},doctor:{robe:"coal",cloth:"coal",hat:"brim",face:"beak",tool:"vial"},minstrel:{robe:"moss",cloth:"wine",hat:"feather",hair:"waves",mane:"straw",tool:"lute"},fool:{robe:"moss",cloth:"wine",hat:"jester",face:"blush",collar:"ruff",tool:"marotte"},"city-guard":{robe:"azure",hat:"kettle",beard:"moustache",tool:"halberd"},"night-watchman":{robe:"slate",cloth:"slate",hat:"hood",beard:"stubble",tool:"lantern"},bishop:{robe:"wine",hat:"mitre",beard:"full",mane:"snow",collar:"stole",tool:"crozier"},"guild-master":{robe:"rust",cloth:"azure",hat:"chaperon",hair:"short",beard:"full",tool:"hammer"},"beggar-king":{robe:"umber",hat:"crown",behind:"long",mane:"straw",beard:"stubble",face:"patch",tool:"bowl"},advocate:{robe:"coal",cloth:"coal",hat:"biretta",hair:"sides",mane:"snow",collar:"jabot",tool:"scroll"},"lady-of-the-court":{robe:"azure",cloth:"plum",hat:"hennin",hair:"parted",mane:"straw",face:"blush",collar:"lace",tool:"rose"},mayor:{robe:"wine",cloth:"wine",hat:"fur",beard:"full",mane:"snow",collar:"chain",tool:"key"},carpenter:{robe:"ochre",cloth:"moss",hat:"cap",beard:"moustache",mane:"copper",collar:"apron",skin:"brown",tool:"saw"},manager:{robe:"plum",hair:"sides",face:"spectacles",collar:"chain",tool:"ledger"},nurse:{robe:"slate",cloth:"chalk",hat:"veil",face:"blush",collar:"cross",skin:"brown",tool:"cup"},scholar:{robe:"azure",cloth:"coal",hat:"square",hair:"short",face:"spectacles",skin:"dark",tool:"quill"},priest:{robe:"coal",hair:"short",mane:"snow",collar:"stole",tool:"crucifix"},procurator:{robe:"wine",cloth:"wine",hat:"biretta",beard:"pointed",mane:"copper",collar:"ruff",tool:"seal"},"bell-ringer":{robe:"rust",hair:"wild",mane:"copper",beard:"stubble",tool:"bell"},spy:{robe:"coal",cloth:"slate",hat:"brim",face:"mask",beard:"pointed",tool:"spyglass"},gypsies:{robe:"plum",cloth:"rust",hat:"scarf",behind:"long",face:"earrings",skin:"brown",tool:"tambourine"},coachman:{robe:"moss",cloth:"coal",hat:"tall",beard:"moustache",collar:"ruff",tool:"whip"},butcher:{robe:"rust",cloth:"chalk",hat:"cap",beard:"moustache",collar:"apron",tool:"cleaver"},benefactor:{robe:"azure",cloth:"ochre",hat:"fur",hair:"waves",mane:"snow",collar:"fur",tool:"heart"},trader:{robe:"ochre",cloth:"azure",hat:"chaperon",beard:"full",skin:"dark",tool:"scales"},host:{robe:"moss",hair:"sides",beard:"full",mane:"copper",collar:"apron",face:"blush",tool:"mug"},gravedigger:{robe:"umber",cloth:"coal",hat:"hood",beard:"long",mane:"snow",tool:"shovel"},actress:{robe:"rust",behind:"curls",hair:"waves",mane:"copper",face:"blush",collar:"lace",tool:"comedy"},advisor:{robe:"slate",cloth:"plum",hat:"skullcap",hair:"sides",beard:"long",mane:"snow",tool:"chess"},guard:{robe:"slate",hat:"helmet",beard:"stubble",tool:"sword"},mistress:{robe:"wine",behind:"curls",hair:"parted",mane:"coal",face:"earrings",collar:"lace",tool:"letter"}};function xn(e){let t=kn[e];if(t)return t;let s=Object.values(kn),n=[...e].reduce((m,h)=>(31*m+h.charCodeAt(0))%9973,0),r=m=>s[(n+m)%s.length],{cloth:o,hat:l,hair:i,behind:c,mane:p}=r(0),d=Object.entries({cloth:o,hat:l,hair:i,behind:c,mane:p}).filter(([,m])=>m);return{...Object.fromEntries(d),robe:r(7).robe,tool:r(11).tool}}var vn={coins:()=>a`<g>${P("coin",-5,10,19)}${P("coin",7,6,19)}${P("coin",0,-6,19)}</g>`,jug:()=>a`<g>
    <path class="stroke thick" d="M8-6C20-8 20 12 8 12" />
    <path class="wood edged" d="M-9-14H9L7-8C14 2 12 14 7 18H-7C-12 14-14 2-7-8z" />
    <path class="light" d="M-7-8C-14 2-12 14-7 18H-4C-8 10-8 0-4-8z" />
  </g>`,cubes:()=>a`<g>${P("marker",-6,9,20)}${P("marker",6,-6,20)}</g>`,vial:()=>a`<g><path class="sheet edged" d="M-4-18H4V-6L10 12C11 18-11 18-10 12L-4-6z" /><path class="leaf" d="M-7 4H7L9 12C9 15-9 15-9 12z" /></g>`,lute:()=>a`<g transform="rotate(24)">
    <path class="wood edged" d="M-2-26H2V0H-2z" /><path class="ink" d="M-4-30H4V-24H-4z" />
    <path class="gold edged" d="M0-6C10-2 13 8 9 15C6 20-6 20-9 15C-13 8-10-2 0-6z" /><circle class="ink" cy="8" r="3.4" />
  </g>`,marotte:()=>a`<g>
    <path class="wood edged" d="M-1.6-8H1.6V26H-1.6z" />
    <path class="ruby edged" d="M-10-8C-14-20-6-20 0-26C6-20 14-20 10-8C4-4-4-4-10-8z" />
    <circle class="gold edged" cx="-10" cy="-8" r="3" /><circle class="gold edged" cx="10" cy="-8" r="3" />
  </g>`,halberd:()=>a`<g><path class="wood edged" d="M-1.6-20H1.6V26H-1.6z" /><path class="steel edged" d="M-2-38L2-38 3-22 2-8H-2C-8-6-12-8-14-12C-10-14-10-22-14-26C-8-26-4-24-2-24zM2-20L11-16 2-12z" /></g>`,lantern:()=>a`<g>
    <path class="stroke" d="M-6-10C-6-20 6-20 6-10" />
    <path class="ink" d="M-9-6L0-12 9-6zM-9 14H9V18H-9z" /><path class="gold edged" d="M-8-6H8V14H-8z" />
    <path class="ruby" d="M0 10C-5 6-2 2 0-3C2 2 5 6 0 10z" /><path class="stroke" d="M-3-6V14M3-6V14" />
  </g>`,crozier:()=>a`<path class="stroke gold-line broad" d="M0 24V-14C0-30 18-30 18-16C18-8 8-8 8-15" />`,hammer:()=>a`<g transform="rotate(18)"><path class="wood edged" d="M-2-10H2V24H-2z" /><path class="steel edged" d="M-12-20H8L13-14H8V-8H-12z" /></g>`,bowl:()=>a`<g>${P("coin",0,-4,14)}<path class="wood edged" d="M-15 0H15C14 12 8 16 0 16S-14 12-15 0z" /></g>`,scroll:()=>a`<g>
    <path class="sheet edged" d="M-10-14H8V14H-10z" /><path class="wood edged" d="M-13-18H11V-13H-13zM-13 13H11V18H-13z" />
    <path class="stroke" d="M-6-8H4M-6-3H4M-6 2H4" /><circle class="wax" cx="2" cy="9" r="3.6" />
  </g>`,rose:()=>a`<g>
    <path class="stroke" d="M0 24C-2 12 2 6 0-4" /><path class="leaf edged" d="M0 12C-10 12-12 6-12 2C-6 2-1 6 0 12zM0 8C8 8 11 2 11-2C5-2 1 2 0 8z" />
    <path class="ruby edged" d="M-9-10C-12-20-4-22 0-20C4-22 12-20 9-10C8-4 4-2 0-2S-8-4-9-10z" /><path class="stroke" d="M-4-14C-2-10 4-10 4-15M-5-7Q0-4 5-7" />
  </g>`,key:()=>a`<g><path class="gold edged" d="M-2-4H2V22H10V16H5V13H-2z" /><path class="stroke gold-line broad" d="M-7-11a7 7 0 1 0 14 0a7 7 0 1 0-14 0" /></g>`,saw:()=>a`<g transform="rotate(-20)"><path class="steel edged" d="M-5-24L6-20V12L-5 14z" /><path class="stroke" d="M6-18l3 3-3 3 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3 3" /><path class="wood edged" d="M-7 12H8V24H-7z" /></g>`,ledger:()=>a`<g><path class="wine edged" d="M-12-16H12V18H-12z" /><path class="sheet" d="M-9-13H9V15H-9z" />${P("prestige",0,-3,17)}<path class="stroke" d="M-6 8H6M-6 12H3" /></g>`,cup:()=>a`<g><path class="sheet edged" d="M-11-8H11C11 6 6 10 0 10S-11 6-11-8z" /><path class="stroke" d="M0 10V16M-7 18H7M-4-12q3-4 0-8M4-12q3-4 0-8" /></g>`,quill:()=>a`<g><path class="feather" d="M-6 14C-6-8 2-22 14-28C16-12 8 6-6 14z" /><path class="stroke" d="M-9 22L11-22" /><path class="ink" d="M-16 14H-4V24H-16z" /></g>`,crucifix:()=>a`<path class="wood edged" d="M-3-22H3V-10H13V-4H3V24H-3V-4H-13V-10H-3z" />`,seal:()=>a`<g><path class="sheet edged" d="M-12-18H12V8H-12z" /><path class="stroke" d="M-8-12H8M-8-7H8M-8-2H4" /><path class="ruby edged" d="M-4 8L-8 22-3 18 0 24 3 18 8 22 4 8z" /><circle class="wax" cy="8" r="7" /></g>`,bell:()=>a`<g><path class="stroke thick" d="M0-34V-12" /><g transform="translate(0 2) scale(1.5)">${P("bell",0,0,24)}</g></g>`,spyglass:()=>a`<g transform="rotate(-30)"><path class="gold edged" d="M-16-4H-2V4H-16z" /><path class="wood edged" d="M-2-6H14V6H-2z" /><path class="gold edged" d="M14-8H19V8H14z" /></g>`,tambourine:()=>a`<g><circle class="sheet edged" r="14" /><path class="stroke broad wood-line" d="M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0" />${[0,72,144,216,288].map(e=>a`<circle class="gold edged" cy="-14" r="3.2" transform=${`rotate(${e})`} />`)}</g>`,whip:()=>a`<g><path class="stroke" d="M4-14C14-30 22-16 12-6C6 0 16 6 20 0" /><path class="wood edged" d="M-6 22L3-15 6-14-2 23z" /></g>`,cleaver:()=>a`<g transform="rotate(14)"><path class="steel edged" d="M-9-22H9V6H-9z" /><circle class="paper" cx="5" cy="-17" r="2" /><path class="wood edged" d="M-3 6H3V24H-3z" /></g>`,heart:()=>a`<g>${P("coin",0,-12,15)}<path class="ruby edged" d="M0 18C-18 6-10-8 0 1C10-8 18 6 0 18z" /></g>`,scales:()=>a`<g><path class="stroke thick" d="M0-20V18M-15-14H15M-7 20H7" /><path class="stroke" d="M-15-14L-21 2M-15-14L-9 2M15-14L9 2M15-14L21 2" /><path class="gold edged" d="M-22 2H-8C-9 8-21 8-22 2zM8 2H22C21 8 9 8 8 2z" /></g>`,mug:()=>a`<g><path class="stroke thick" d="M8-4C20-6 20 12 8 12" /><path class="wood edged" d="M-10-8H9V16H-10z" /><path class="sheet edged" d="M-12-7C-14-16-6-17-4-14C0-19 8-17 7-13C13-13 12-6 9-6C4-3-8-3-12-7z" /><path class="stroke" d="M-10-1H9M-10 10H9" /></g>`,shovel:()=>a`<g><path class="wood edged" d="M-1.8-30H1.8V8H-1.8zM-7-34H7V-30H-7z" /><path class="steel edged" d="M-9 6H9V18C9 24 4 27 0 29C-4 27-9 24-9 18z" /></g>`,comedy:()=>a`<g><path class="sheet edged" d="M-14-14C-6-10 6-10 14-14C16 6 10 16 0 18C-10 16-16 6-14-14z" /><path class="ink" d="M-9-4Q-6-9-2-4zM2-4Q6-9 9-4zM-8 4Q0 8 8 4Q5 13 0 13T-8 4z" /></g>`,chess:()=>a`<g><circle class="sheet edged" cy="-10" r="6.5" /><path class="sheet edged" d="M-4-4H4C4 4 6 8 9 12H-9C-6 8-4 4-4-4zM-12 12H12V18H-12z" /></g>`,sword:()=>a`<g transform="rotate(10)"><path class="steel edged" d="M-3-30L0-36 3-30V10H-3z" /><path class="gold edged" d="M-11 10H11V14H-11zM-2.4 14H2.4V24H-2.4z" /></g>`,letter:()=>a`<g>${P("message",0,6,30)}<path class="ruby edged" d="M0-6C-9-12-5-18 0-14C5-18 9-12 0-6z" /></g>`};var Mn={long:"M-19-6C-21-24 21-24 19-6L22 30H-22z",curls:"M-18-8C-22-24 22-24 18-8C27-4 26 6 22 10C28 16 24 26 16 24H-16C-24 26-28 16-22 10C-26 6-27-4-18-8z"},_n={short:"M-17 0C-19-22 19-22 17 0C15-7 11-10 0-10S-15-7-17 0z",parted:"M-17 2C-20-22 20-22 17 2C15-6 8-8-2-12C-6-8-14-6-17 2z",tonsure:"M-17 5C-21-3-19-12-14-13C-8-10 8-10 14-13C19-12 21-3 17 5C16-3 13-7 9-8Q0-5-9-8C-13-7-16-3-17 5z",wild:"M-18 4L-23-4-18-7-22-15-14-14-13-22-5-17 0-24 5-17 13-22 14-14 22-15 18-7 23-4 18 4C15-6 8-9 0-9S-15-6-18 4z",sides:"M-17 4C-20-2-18-10-15-12C-15-6-14-2-14 4zM17 4C20-2 18-10 15-12C15-6 14-2 14 4z",waves:"M-17 4C-20-22 20-22 17 4C14-2 12-8 4-12C0-8-12-8-17 4z"},Cn={full:"M-16 2C-15 8-9 6-6 7Q0 4 6 7C9 6 15 8 16 2C17 18 9 25 0 25S-17 18-16 2z",pointed:"M-9 8Q0 4 9 8C8 15 4 22 0 27C-4 22-8 15-9 8z",moustache:"M0 7C-3 4-9 5-12 10C-8 10-4 11 0 9C4 11 8 10 12 10C9 5 3 4 0 7z",long:"M-14 4C-10 8-6 6 0 6S10 8 14 4C15 22 8 40 0 46C-8 40-15 22-14 4z",stubble:"M-15 4C-13 16-6 19 0 19S13 16 15 4C12 9 7 8 0 8S-12 9-15 4z"},Sn={beret:()=>a`<path class="cloth edged" d="M-22-8C-24-24 22-28 24-12C24-6 12-8 0-8S-20-4-22-8z" />`,cap:()=>a`<path class="cloth edged" d="M-18-6C-19-24 19-24 18-6C10-10-10-10-18-6z" />`,bonnet:()=>a`<path class="sheet edged" d="M-21 2C-28-20-12-30 0-28S28-20 21 2C17-8 10-12 0-12S-17-8-21 2z" />`,veil:()=>a`<path class="cloth edged" d="M-20 34C-30-30 30-30 20 34L15 14C18-14-18-14-15 14z" />`,hood:()=>a`<path class="cloth edged" d="M-24 30C-30-16-14-30 0-32C14-30 30-16 24 30L15 12C18-16-18-16-15 12z" />`,mitre:()=>a`<g>
    <path class="sheet edged" d="M-17-6C-20-20-12-32 0-42C12-32 20-20 17-6C8-10-8-10-17-6z" />
    <path class="gold edged" d="M-2.5-38H2.5V-9H-2.5zM-17-6C-18-9-18-11-18-13C-8-17 8-17 18-13C18-11 18-9 17-6C8-10-8-10-17-6z" />
  </g>`,jester:()=>a`<g>
    <path class="cloth edged" d="M-18-4C-34-4-34-24-24-28C-18-24-12-16 0-14V-8C-8-10-14-8-18-4z" />
    <path class="robe edged" d="M18-4C34-4 34-24 24-28C18-24 12-16 0-14V-8C8-10 14-8 18-4z" />
    <path class="gold edged" d="M-10-10C-8-26-4-34 0-38C4-34 8-26 10-10C4-13-4-13-10-10z" />
    ${[[-26,-27],[26,-27],[0,-38]].map(([e,t])=>a`<circle class="gold edged" cx=${e} cy=${t} r="4" />`)}
  </g>`,kettle:()=>a`<g>
    <path class="steel edged" d="M-16-8C-16-28 16-28 16-8z" />
    <path class="steel edged" d="M-27-4C-18-14 18-14 27-4C12-8-12-8-27-4z" />
    <path class="stroke" d="M0-23V-11" />
  </g>`,helmet:()=>a`<g>
    <path class="ruby edged" d="M0-24C-2-40 18-42 24-30C16-32 8-30 4-22z" />
    <path class="steel edged" d="M-19 4C-22-30 22-30 19 4L14-4H3V8H-3V-4H-14z" />
  </g>`,crown:()=>a`<path class="gold edged" d="M-18-6L-22-26-11-17 0-30 11-17 22-26 18-6C8-10-8-10-18-6z" />`,square:()=>a`<g>
    <path class="cloth edged" d="M-16-6V-16H16V-6C8-10-8-10-16-6z" />
    <path class="cloth edged" d="M-27-18L0-27 27-18 0-11z" />
    <path class="stroke gold-line" d="M0-19L20-14V-4" />
  </g>`,biretta:()=>a`<path class="cloth edged" d="M-18-6L-21-24C-14-22-12-30-6-25C-2-32 2-32 6-25C12-30 14-22 21-24L18-6C8-10-8-10-18-6z" />`,hennin:()=>a`<g>
    <path class="veil edged" d="M6-46C26-40 34-6 30 26C24 6 20-10 14-18z" />
    <path class="cloth edged" d="M-17-4C-12-24-2-38 8-48C12-34 18-18 17-4C10-10-10-10-17-4z" />
  </g>`,fur:()=>a`<g>
    <path class="cloth edged" d="M-16-10C-18-32 18-32 16-10z" />
    <path class="fur-trim edged" d="M-22-4C-24-14-18-16-14-14C-10-18-4-17 0-16C4-17 10-18 14-14C18-16 24-14 22-4C10-9-10-9-22-4z" />
  </g>`,feather:()=>a`<g>
    <path class="cloth edged" d="M-22-6C-16-24 10-26 24-10C10-12-8-12-22-6z" />
    <path class="leaf edged" d="M8-16C14-34 26-38 34-36C30-24 20-16 8-16z" />
  </g>`,brim:()=>a`<g>
    <path class="cloth edged" d="M-15-9C-16-30 16-30 15-9z" />
    <path class="cloth edged" d="M-31-6C-18-14 18-14 31-6C16-4-16-4-31-6z" />
    <path class="robe" d="M-15-12C-6-15 6-15 15-12V-9C6-12-6-12-15-9z" />
  </g>`,tall:()=>a`<g>
    <path class="cloth edged" d="M-14-10L-17-36H17L14-10z" />
    <path class="cloth edged" d="M-26-6C-18-14 18-14 26-6C14-9-14-9-26-6z" />
    <path class="gold" d="M-14.6-15H14.6L14-10.6H-14z" />
  </g>`,scarf:()=>a`<g>
    <path class="cloth edged" d="M-19 4C-24-28 24-28 19 4C14-8 8-12 0-12S-14-8-19 4z" />
    <path class="cloth edged" d="M17 0C26 2 30 12 26 20C22 14 18 10 16 8z" />
    <path class="dots" d="M-10-14h0M0-19h0M10-14h0M-16-6h0M16-6h0" />
  </g>`,skullcap:()=>a`<path class="cloth edged" d="M-15-10C-12-22 12-22 15-10C6-13-6-13-15-10z" />`,chaperon:()=>a`<g>
    <path class="cloth edged" d="M-21-4C-26-16-10-22 0-20C10-22 26-16 21-4C10-10-10-10-21-4z" />
    <path class="robe edged" d="M-10-19C-4-32 18-32 20-18C14-20 4-22-10-19z" />
    <path class="cloth edged" d="M18-12C30-6 28 16 24 26C20 12 20 0 14-8z" />
  </g>`},Hn={spectacles:()=>a`<path class="stroke" d="M-12 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M2 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-2 0H2" />`,beak:()=>a`<g>
    <path class="sheet edged" d="M-15-4C-12 12-6 20 0 20C4 20 10 14 12 8L33 24C28 8 20-4 15-8z" />
    <circle class="ink" cx="-5" cy="-1" r="4.4" /><circle class="ink" cx="9" cy="-2" r="4.4" />
    <circle class="light" cx="-4" cy="-2" r="1.4" /><circle class="light" cx="10" cy="-3" r="1.4" />
  </g>`,mask:()=>a`<g>
    <path class="ink" d="M-17-5C-8-8 8-8 17-5C17 4 9 7 4 2H-4C-9 7-17 4-17-5z" />
    <path class="sheet" d="M-10-1h5v2h-5zM5-1h5v2H5z" />
  </g>`,patch:()=>a`<g><path class="stroke" d="M-17-9L17-3" /><circle class="ink" cx="6.4" cy="-1" r="4.6" /></g>`,earrings:()=>a`<path class="stroke gold-line" d="M-17 8a3.4 3.4 0 1 0 .1 0M17 8a3.4 3.4 0 1 0 .1 0" />`,blush:()=>a`<path class="blush" d="M-10 7h0M10 7h0" />`},zn={ruff:()=>a`<path class="sheet edged" d="M-20 24C-16 17 16 17 20 24C24 30 14 32 10 29C6 34-6 34-10 29C-14 32-24 30-20 24z" />`,chain:()=>a`<g><path class="stroke gold-line thick" d="M-22 29C-14 52 14 52 22 29" /><circle class="gold edged" cy="47" r="5" /></g>`,jabot:()=>a`<path class="sheet edged" d="M-7 22H7L10 46 3 42 0 48-3 42-10 46z" />`,apron:()=>a`<path class="sheet edged" d="M-16 34C-8 30 8 30 16 34L19 54H-19z" />`,stole:()=>a`<path class="gold edged" d="M-20 27L-12 24-9 54H-17zM20 27L12 24 9 54H17z" />`,fur:()=>a`<path class="fur-trim edged" d="M-26 30C-20 20-8 26 0 34C8 26 20 20 26 30C18 34 6 44 4 54H-4C-6 44-18 34-26 30z" />`,lace:()=>a`<path class="sheet edged" d="M-18 25Q0 46 18 25L22 31Q0 56-22 31z" />`,cross:()=>a`<path class="gold edged" d="M-2 32H2V38H8V42H2V54H-2V42H-8V38H-2z" />`};function Ae({person:e,rats:t,group:s,small:n=!1}){let r=b("person",e),o=[r,b("letter",s),z("rat",t)].join(", "),l=s==="brown",[i,c]=n?[119,Math.min(23,90/t)]:[128.5,20],p=n?132:140;return a`<${K} width=${100} height=${p} kind=${`person-face ${l?"brown":"grey"}`} label=${o}>
    <rect class="frame edged" x="1" y="1" width="98" height=${p-2} rx="8" />
    <path class="niche edged" d="M9 106V44C9 20 28 9 50 9S91 20 91 44V106z" />
    ${da(e)}
    <path class="niche-edge" d="M9 106V44C9 20 28 9 50 9S91 20 91 44V106z" />
    ${!l&&a`<g><circle class="sheet edged" cx="14" cy="14" r="9.5" /><text class="digits on-sheet" x="14" y="18.4" font-size="12">${s}</text></g>`}
    ${!n&&qe(r,50,117.5,92,12,"framed")}
    <g class="rats">
      ${Array.from({length:t},(d,m)=>P("rat",50+(m-(t-1)/2)*(c+1),i,c))}
      ${t===0&&a`<text class="digits framed" x="50" y=${i+4.5} font-size="13">0</text>`}
    </g>
  <//>`}function da(e){let{robe:t,cloth:s="coal",tool:n,hat:r,hair:o,behind:l,mane:i="coal",beard:c,face:p,collar:d,skin:m="light"}=xn(e),h={"--robe":rt[t],"--cloth":rt[s],"--mane":rt[i],"--skin":rt[m]};return a`<g class="bust" style=${h}>
    <g transform="translate(44 52)">
      ${l&&a`<path class="mane edged" d=${Mn[l]} />`}
      <path class="robe edged" d="M-35 54C-35 36-24 27-9 24H9C24 27 35 36 35 54z" />
      <path class="skin edged" d="M-7 14H7V26C3 30-3 30-7 26z" />
      ${d&&zn[d]()}
      <path class="skin edged" d="M-17-4C-17-20 17-20 17-4C17 12 9 20 0 20S-17 12-17-4z" />
      <circle class="ink" cx="-6.4" r="1.9" /><circle class="ink" cx="6.4" r="1.9" />
      <path class="stroke" d="M0 1L-2 6H1M-4 11.5Q0 14 4 11.5M-9.5-5Q-6.4-7-3.6-5.4M9.5-5Q6.4-7 3.6-5.4" />
      ${c&&a`<path class="mane edged" d=${Cn[c]} />`}
      ${c&&c!=="moustache"&&a`<path class="stroke" d="M-4 11.5Q0 13 4 11.5" />`}
      ${o&&a`<path class="mane edged" d=${_n[o]} />`} ${p&&Hn[p]()} ${r&&Sn[r]()}
    </g>
    <g transform="translate(78 80)">${vn[n]()}</g>
  </g>`}var ma=["M2 20C2 10 6 5 11 2C16 5 20 10 20 20z","M2 20H20V32H2z","M2 32H20V44H2z"];function ot({round:e,facts:t}){let s=Object.values(t.periods).flat(),n=e?s.indexOf(e):s.length,r=e?u("round",{round:e}):u("over");return a`<${K} width=${70} height=${46} kind="round-window" label=${r}>
    ${Object.entries(t.periods).map(([o,l],i)=>a`<g key=${o} transform=${`translate(${24*i} 0)`}>
        ${l.map((c,p)=>{let d=s.indexOf(c),m=d<n?"past":d===n?"now":"to-come";return a`<path class=${`pane edged ${m}`} d=${ma[p]} />`})}
        <text class=${`digits ${s.indexOf(l[0]??"")<=n?"over-glass":""}`} x="11" y="17" font-size="11">${o}</text>
      </g>`)}
  <//>`}var $s=["blue","red","green"],Be=["money-lender","hostess","carpenter"],ha={blue:{sectors:{"cloister-school":1,bank:2,residence:1,"carriage-house":1,hotel:0,park:0,hospital:1},friend:"hotel",supply:3,coins:4,rat:4,carriage:"red/left-outer",messages:[{colour:"green",kind:"rat"}],cathedral:1,prestige:12},red:{sectors:{"cloister-school":2,bank:1,residence:0,"carriage-house":2,hotel:0,park:1,hospital:0},friend:"park",rat:6,carriage:"red/right-inner",cathedral:0},green:{sectors:{"cloister-school":1,bank:1,residence:3,"carriage-house":1,hotel:1,park:0,hospital:1},friend:"residence",rat:3,carriage:"green/centre",cathedral:2}},$a={"blue/left-inner":"prestige","blue/left-outer":"coin","blue/right-outer":"marker","red/left-inner":"marker","red/right-outer":"coin","green/left-inner":"coin","green/left-outer":"marker","green/right-outer":"prestige"};function Ht(e){let t=$s.map((n,r)=>fa(n,r,e)),s=$s.map((n,r)=>({seat:r,name:b("colour",n),colour:n,who:"bot",level:null,present:!0,mine:r===0,left:!1}));return{table:"sample",number:0,status:"playing",edition:"",options:{},help:{},listed:!1,played_here:!0,host:!1,host_here:!0,seats:s,seat:0,move:0,view:{seat:0,round:"A3",phase:"cards",question:"",to_act:[],start_player:0,persons:Be,plague:e,asked_about:{},boroughs:$s,cathedral_tile:8,cathedral_share:2,players:t,markets:$a,persons_in_game:[],grey_past:[],grey_to_come:[],brown_past:[],brown_to_come:[],coins_in_supply:null},sector_effects:[],draft:[],question:null,waiting:[],undo:{possible:!1,why:null,asked:null},news:null,chat:[],watchers:0,bots_think_less:!1,commitment:null,seed:null,result:null,alone:!0,rematch:null}}function fa(e,t,s){let n=ha[e]??{},r=n.rat??0;return{seat:t,colour:e,coins:3,supply:2,general_supply:5,cathedral:0,sectors:{},friend:null,rat:r,carriage:`${e}/centre`,messages:[],prestige:null,prestige_by_source:null,doctor:!1,spied:!1,rat_after_plague:r+s-(n.sectors?.hospital??0),drafted:3,played:[],hand:[],pack:[],dealt:[],deck:[],later_decks:[],...n}}function zt(){return Be.reduce((e,t)=>e+(N().persons[t]?.rats??0),0)}function ga(){return a`<${K} width=${124} height=${134} kind="sector">
    <g transform="translate(2 36)">
      ${St({sector:"bank",name:b("card","bank"),colour:"blue",width:120,gains:[["3","coin"]]})}
      ${[44,74].map(e=>a`<g key=${e} transform=${`translate(${e} 49) scale(1.8)`}>${xe("blue")}</g>`)}
    </g>
  <//>`}function Ln({person:e}){let t=N().persons[e];return a`<${Ae} person=${e} rats=${t?.rats??0} group=${t?.group??"brown"} />`}var En=()=>a`<div class="picture">
    ${Be.map(e=>a`<${Ln} key=${e} person=${e} />`)}
    <span class="sum"><${R} name="plague" />${Be.map(e=>N().persons[e]?.rats??0).join(" + ")} = ${zt()}</span>
  </div>`,Vn=()=>a`<div class="picture">
    <${ce} card="bank" colour="blue" />
    <${at} />
    <span class="fan"><${Oe} colour="blue" /><${Oe} colour="blue" /></span>
  </div>`,On=()=>a`<div class="picture">
    <${ce} card="bank" colour="blue" />
    <${at} />
    <${ga} />
    <${at} />
    <span class="gains"><${R} name="coin" /><${R} name="coin" /></span>
  </div>`,An=()=>a`<div class="picture">
    <${R} name="coin" />
    <${at} />
    <${Ln} person=${Be[1]??""} />
    <${at} />
    <span class="gains pairs"><${R} name="prestige" /><${R} name="prestige" /><${R} name="prestige" /><${R} name="rat-back" /></span>
  </div>`;function Tn(){let e=Ht(zt()).view?.players[0];return a`<div class="picture">
    <${K} width=${404} height=${66} kind="borough">${e&&Ct({player:e,facts:N(),width:404,height:66,look:{}})}<//>
  </div>`}function at(){return a`<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12H20M13 5L20 12L13 19" /></svg>`}var Nn="notredame.learning",fs="notredame.learned",ba=()=>({told:[],due:[],quiet:!1});function Lt(){return Ee(Nn)}function Pn(e){we(Nn,e),we(fs,null)}function In(){try{let e=Object(JSON.parse(Ee(fs)??"{}"));return{told:Rn(e.told),due:Rn(e.due),quiet:e.quiet===!0}}catch{return ba()}}function qn(e){we(fs,JSON.stringify(e))}function Rn(e){return Array.isArray(e)?e.filter(t=>typeof t=="string"):[]}var ya={seats:[{who:"me"},{who:"bot",level:"easy"},{who:"bot",level:"easy"}]},wa=[["persons",En],["draft",Vn],["play",On],["hire",An],["plague",Tn]],ue=e=>b("learn",e);function ka(){return a`<${ne} />
    <main id="main" class="learn">
      <section class="learn-about" aria-labelledby="learn-title">
        <div class="stack">
          <h1 id="learn-title">${u("learn")}</h1>
          <p class="learn-lead">${ue("lead")}</p>
          <p>${ue("sectors")}</p>
          <p>${ue("plague")}</p>
          <${Wn} />
        </div>
        <div class="learn-city" aria-hidden="true"><${st} state=${Ht(zt())} facts=${N()} /></div>
      </section>
      <section class="stack" aria-labelledby="steps-title">
        <h2 id="steps-title">${u("how_a_round_goes")}</h2>
        <ol class="steps">
          ${wa.map(([e,t],s)=>a`<li key=${e} class="card">
              <div aria-hidden="true"><${t} /></div>
              <h3><span class="step-number" aria-hidden="true">${s+1}</span>${ue(`step_${e}_title`)}</h3>
              <p>${ue(`step_${e}_text`)}</p>
            </li>`)}
          <li class="card aside">
            <div aria-hidden="true"><div class="picture"><${ot} round="A3" facts=${N()} /></div></div>
            <h3>${ue("periods_title")}</h3>
            <p>${ue("periods_text")}</p>
          </li>
        </ol>
      </section>
      <section class="learn-start card" aria-labelledby="guided-title">
        <h2 id="guided-title">${ue("guided_title")}</h2>
        <p>${ue("guided_text")}</p>
        <${Wn} also=${!0} />
      </section>
    </main>
    <${ke} />`}function xa(){let[e,t]=w(null);return E(()=>{let s=Lt();if(!s)return;let n=!0;return j("/api/me").then(r=>{n&&r.tables.some(o=>o.table===s&&o.status==="playing")&&t(s)},r=>console.error(r)),()=>{n=!1}},[]),e}function Wn({also:e=!1}){let[t,s]=w(!1),[n,r]=J(),o=xa();return a`<p class="row">
      <button class="main large" type="button" disabled=${t} onClick=${async()=>{s(!0),r(null);try{let{table:i}=await W("/api/tables",ya);Pn(i),Ie(`/t/${i}`)}catch(i){r(i),s(!1)}}}>${ue("start")}</button>
      ${o&&a`<a class="button" href=${`/t/${o}`}>${ue("resume")}</a>`}
      ${e&&a`<a class="button plain" href="/rules">${u("rules")}</a>`}
    </p>
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}`}var va={\u00DF:"ss",\u00E6:"ae",\u0153:"oe",\u00F8:"o"},Dn=/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,Ma=/[\p{L}\p{N}]/u,_a=4,Ca=4,Sa=2;function re(e){return[...e].map(Bn).join("")}function Bn(e){let t=e.normalize("NFKC").toLowerCase();return/^[\u30a1-\u30f6]$/.test(t)?String.fromCharCode(t.charCodeAt(0)-96):Dn.test(t)?t:va[t]??t.normalize("NFD").replace(/\p{M}/gu,"")}function jn(e){return re(e).split(/[^\p{L}\p{N}_]+/u).filter(Boolean)}function Fn(e,t){for(let s=0;s<=Sa&&e.length-s>=Math.min(Ca,e.length);s++){let n=e.slice(0,e.length-s);if(t.some(r=>pe(n,r).length))return n}return e}function pe(e,t){let s=[],n=e.length>=_a||Dn.test(e);for(let r=t.indexOf(e);r>=0;r=t.indexOf(e,r+1))(n||r===0||!Ma.test(t[r-1]??""))&&s.push(r);return s}function Kn(e,t){let s=[...e],n=[],r="";s.forEach((i,c)=>{let p=Bn(i);r+=p;for(let d=0;d<p.length;d++)n.push(c)});let o=s.map(()=>!1);for(let i of t)for(let c of pe(i,r))for(let p=c;p<c+i.length;p++)o[n[p]??0]=!0;let l=[""];return s.forEach((i,c)=>{o[c]!==(l.length%2===0)&&l.push(""),l[l.length-1]+=i}),l}function Et(e){let t=e.also??{},s=(n,r,o)=>({id:n,title:r,also:Un(t,[n]),entries:o.map(l=>za(l,t))});return[s("round",u("how_a_round_goes"),[{id:"round-text",text:e.round}]),s("words",u("words_used"),[{id:"words-text",text:e.words}]),...e.sections.map(({name:n,title:r,rules:o})=>s(n,r,o.map(Ha))),s("options",u("options"),e.options.map(n=>({id:`option_${n.name}`,option:n}))),s("presets",u("editions"),[{id:"presets-table",presets:e.presets}]),s("about",u("where_rules_come_from"),[{id:"about-text",text:e.about}])]}function Ha(e){return{id:e.id,rule:e,card:e.card??void 0,person:e.person??void 0}}function za(e,t){let{id:s,text:n,rule:r,card:o,person:l,option:i,presets:c}=e,p=[s],d=[n];r&&(p.push(r.title),d.push(r.text,r.ruling,r.note)),o&&(p.push(b("card",o)),d.push(b("card_help",o))),l&&(p.push(b("person",l)),d.push(b("person_help",l))),i&&(p.push(i.name,et(i.name)),d.push(b("option_help",i.name),i.text,...i.rules)),c&&(p.push(...Object.keys(c),...Object.keys(c).map(Ze)),d.push(...Object.values(c)));let m=Un(t,[s,o,l,i?.name]);return{...e,names:p.map(re),also:m,words:re([...p,...d].join(" "))}}function Un(e,t){return Object.keys(e).filter(s=>t.includes(e[s]))}var La=100,Qn=60,Ea=1;function gs(e,t){let s=jn(t);if(!s.length)return{chapters:e,words:[],partly:!1,unknown:!1};let n=e.flatMap(c=>[Gn(c),...c.entries.flatMap(({words:p,also:d})=>[p,...d.map(re)])]),r=s.map(c=>Fn(c,n)),o=e.map(c=>{let p=Gn(c),d=r.every(m=>pe(m,p).length);return{chapter:c,whole:d,entries:c.entries.map(m=>({entry:m,...Va(m,c,r)}))}}),l=Math.max(1,...o.map(({whole:c,entries:p})=>c?r.length:Math.max(...p.map(({hits:d})=>d)))),i=o.map(({chapter:c,whole:p,entries:d})=>{let m=d.filter(({hits:h})=>p||h===l).sort((h,$)=>$.worth-h.worth);return{...c,entries:m.map(h=>h.entry),worth:Math.max(p?Qn:0,...m.map(h=>h.worth))}}).filter(({entries:c})=>c.length);return i.sort((c,p)=>p.worth-c.worth),{chapters:i,words:r,partly:i.length>0&&l<r.length,unknown:r.some(c=>!n.some(p=>pe(c,p).length))}}function Gn({title:e,also:t}){return re([e,...t].join(" "))}function Va({words:e,names:t,also:s},n,r){let o=0,l=0;for(let i of r){let c=[...s,...n.also].some(p=>pe(i,re(p)).length);!c&&!pe(i,e).length||(o+=1,t.some(p=>pe(i,p).length)?l+=La:l+=c?Qn:Ea)}return{hits:o,worth:l}}async function Oa(e){let t=await Promise.all(e.map(r=>j(`/api/rules/${r}`))),s=new Map,n=(r,o)=>s.set(r,[...s.get(r)??[],...o]);for(let r of t.flatMap(Et)){n(r.id,r.also);for(let{id:o,rule:l,also:i}of r.entries)n(o,l?[l.title,...i]:i)}return s}function Yn(e,t){let s=G(),[n,r]=w(null);return E(()=>{if(!t||n?.here===s)return;let o=Us().map(({id:l})=>l).filter(l=>l!==s);Oa(o).then(l=>r({here:s,elsewhere:l}),l=>console.warn(l))},[t,s]),F(()=>{if(!t||n?.here!==s)return null;let o=({id:l,also:i})=>[...new Set([...i,...n.elsewhere.get(l)??[]])];return e.map(l=>({...l,also:o(l),entries:l.entries.map(i=>({...i,also:o(i)}))}))},[e,t,n,s])}var Aa=/\b(?:PR|[A-Z])\d{1,2}\b|\b[a-z]+(?:_[a-z]+)+\b/g;function fe({text:e,found:t,known:s}){return e.trim().split(/\n\s*\n/).map((r,o)=>{let l=r.split(`
`);return l.every(i=>/^\d+\. /.test(i))?a`<ol key=${o}>${l.map((i,c)=>a`<li key=${c}>
        <${Jn} text=${i.replace(/^\d+\. /,"")} found=${t} known=${s} /></li>`)}</ol>`:a`<p key=${o}><${Jn} text=${l.join(" ")} found=${t} known=${s} /></p>`})}function Jn({text:e,found:t,known:s}){let n=[],r=0;for(let o of e.matchAll(Aa)){let l=s.has(o[0])?o[0]:`option_${o[0]}`;s.has(l)&&(n.push(a`<${oe} text=${e.slice(r,o.index)} found=${t} />`),n.push(a`<a href="#${l}"><${oe} text=${o[0]} found=${t} /></a>`),r=o.index+o[0].length)}return n.push(a`<${oe} text=${e.slice(r)} found=${t} />`),n}function oe({text:e,found:t}){return t.length?Kn(e,t).map((s,n)=>n%2?a`<mark key=${n}>${s}</mark>`:s):e}function Vt({also:e,own:t,found:s}){let n=s.filter(o=>!pe(o,t).length),r=e.filter(o=>n.some(l=>pe(l,re(o)).length));return r.length?a`<p class="soft small">${u("also_called")} <${oe} text=${r.join(", ")} found=${s} /></p>`:null}function Xn({entry:e,found:t,known:s}){let{rule:n,card:r,person:o}=e;return n?a`<article class="rule ${r||o?"pictured":""}" id=${n.id} aria-labelledby="${n.id}-title">
    ${r&&a`<div class="picture" aria-hidden="true"><${ce} card=${r} colour="blue" /></div>`}
    ${o&&a`<div class="picture" aria-hidden="true"><${Ae} person=${o}
      rats=${N().persons[o].rats} group=${N().persons[o].group} /></div>`}
    <div class="stack tight">
      <h3 id="${n.id}-title">
        <a class="rule-id number" href="#${n.id}" title=${u("link_to_rule")}>${n.id}</a>${" "}
        <span class="name"><${oe} text=${Ta(e)} found=${t} /></span>
      </h3>
      <${Vt} also=${e.also} own=${e.words} found=${t} />
      ${r&&a`<p class="short"><${oe} text=${b("card_help",r)} found=${t} /></p>`}
      ${o&&a`<p class="short"><${oe} text=${b("person_help",o)} found=${t} /></p>
        <p class="soft small">${S(Ra(o))}</p>`}
      <${fe} text=${n.text} found=${t} known=${s} />
      ${n.note&&a`<div class="aside"><strong>${u("note")}</strong>
        <${fe} text=${n.note} found=${t} known=${s} /></div>`}
      ${n.ruling&&a`<div class="aside"><strong>${u("ruling")}</strong>
        <${fe} text=${n.ruling} found=${t} known=${s} /></div>`}
    </div>
  </article>`:null}function Ta({rule:e,card:t,person:s}){return t?S(b("card",t)):s&&Pe("person",s)?S(b("person",s)):e?.title??""}function Ra(e){let{group:t,rats:s}=N().persons[e];return`${b("letter",t)} \xB7 ${z("rat",s)}`}function Zn({option:e,found:t,known:s}){let{name:n,text:r,rules:o}=e,l=N().editions[N().default_edition][n],i=N().options[n].values;return a`<article class="rule" id="option_${n}" aria-labelledby="option_${n}-title">
    <div class="stack tight">
      <h3 id="option_${n}-title">
        <span class="name"><${oe} text=${et(n)} found=${t} /></span>${" "}
        <code class="soft small">${n}</code>
      </h3>
      <p class="values">${i.map(c=>a`<span key=${String(c)} class="value">${is(c)}
        ${c===l&&a` <span class="soft small">(${u("usual")})</span>`}</span>`)}</p>
      <p class="short"><${oe} text=${b("option_help",n)} found=${t} /></p>
      <${fe} text=${r} found=${t} known=${s} />
      <p class="small">${o.map(c=>a`<a key=${c} class="rule-id number" href="#${c}">${c}</a> `)}</p>
    </div>
  </article>`}function er({presets:e,found:t,known:s}){let n=Object.keys(e),r=N().editions[N().default_edition];return a`<div class="stack" id="presets-table">
    <div class="wide-table" tabindex="0" role="region" aria-label=${`${u("editions")}: ${u("options")}`}>
      <table>
        <thead>
          <tr><th scope="col">${u("options")}</th>${n.map(o=>a`<th key=${o} scope="col">${Ze(o)}</th>`)}</tr>
        </thead>
        <tbody>
          ${Object.keys(N().options).map(o=>a`<tr key=${o}>
            <th scope="row"><a href="#option_${o}">${et(o)}</a></th>
            ${n.map(l=>{let i=N().editions[l][o];return a`<td key=${l} class=${i===r[o]?"":"differs"}>${is(i)}</td>`})}
          </tr>`)}
        </tbody>
      </table>
    </div>
    ${n.map(o=>a`<article key=${o} class="rule" id="preset_${o}"><div class="stack tight">
      <h3>${Ze(o)} <code class="soft small">${o}</code></h3>
      <${fe} text=${e[o]} found=${t} known=${s} />
    </div></article>`)}
  </div>`}function Na(){let[e,t]=w(null),[s,n]=w(null),[r,o]=w(""),l=G();E(()=>{let f=!0,v=Ye(async()=>{let k=await j(`/api/rules/${l}`);f&&(t(k),n(null))},n);return()=>{f=!1,v()}},[l]);let i=F(()=>e?Et(e):[],[e,l]),c=F(()=>gs(i,r),[i,r]),p=Yn(i,c.unknown),{chapters:d,words:m,partly:h}=F(()=>p?gs(p,r):c,[p,c]);E(()=>{let f=()=>{let y=document.getElementById(decodeURIComponent(location.hash.slice(1)));y?y.scrollIntoView():location.hash&&o("")};return e&&f(),addEventListener("hashchange",f),()=>removeEventListener("hashchange",f)},[e]),E(()=>{let f=document.getElementById("main");r&&f&&f.getBoundingClientRect().top<0&&f.scrollIntoView()},[r]);let $=F(()=>new Set(i.flatMap(f=>f.entries.map(({id:y})=>y))),[i]),g=d.reduce((f,y)=>f+y.entries.length,0);return a`<${ne} />
    <div class="rules">
      <nav class="contents" aria-label=${u("contents")}>
        <ul>
          ${i.map(({id:f,title:y})=>a`<li key=${f}><a href="#${f}">${y}</a></li>`)}
        </ul>
      </nav>
      <main id="main" class="rules-main">
        <h1>${u("rules")}</h1>
        <div class="search" role="search">
          <input type="search" aria-label=${u("search_rules")} placeholder=${u("search_rules")} value=${r}
            onInput=${f=>o(f.target.value)} />
          <span class="soft small" role="status">${r.trim()&&u("found",{n:g})}</span>
        </div>
        ${s!==null&&a`<p class="trouble" role="alert">${de(s)}</p>`}
        ${h&&a`<p class="soft">${u("found_partly")}</p>`}
        ${d.map(f=>a`<${Pa} key=${f.id} chapter=${f} found=${m} known=${$} />`)}
        ${e&&!d.length&&a`<p class="soft">${u("nothing_found")}</p>`}
      </main>
    </div>
    <${ke} />`}function Pa({chapter:e,found:t,known:s}){return a`<section class="chapter" aria-labelledby=${e.id}>
    <h2 id=${e.id}>${e.title}</h2>
    <${Vt} also=${e.also} own=${re(e.title)} found=${t} />
    ${e.entries.map(n=>n.rule?a`<${Xn} key=${n.id} entry=${n} found=${t} known=${s} />`:n.option?a`<${Zn} key=${n.id} option=${n.option} found=${t} known=${s} />`:n.presets?a`<${er} key=${n.id} presets=${n.presets} found=${t} known=${s} />`:a`<div key=${n.id} id=${n.id}><${fe} text=${n.text??""} found=${t} known=${s} /></div>`)}
  </section>`}var sr="notredame.table",tr={pace:"normal",confirm:!1,sound:!0,notify:!1,quiet:!1},Ot={slow:2200,normal:1100,once:0},lt=new $t(Ia());function Ia(){try{return{...tr,...JSON.parse(Ee(sr)??"{}")}}catch{return tr}}function Te(){return lt.value}function Re(e){lt.value={...lt.value,...e},we(sr,JSON.stringify(lt.value))}function Me(){return ft(lt)}var nr=Gs("table/turn.svg");function rr(e,t,s){let n=_(!1);E(()=>{document.title=e?u("title_turn",{title:t}):t;let r=document.querySelector('link[rel~="icon"]');if(r instanceof HTMLLinkElement)return r.dataset.usual??=r.href,r.href=e?nr:r.dataset.usual,()=>void(r.href=r.dataset.usual??r.href)},[e,t]),E(()=>{let r=e&&!n.current;if(n.current=e,!r)return;let{sound:o,notify:l}=Te();if(o&&(document.hidden||!document.hasFocus())&&ys(),l&&document.hidden)return qa(t,s)},[e])}function qa(e,t){if(!(!("Notification"in window)||Notification.permission!=="granted"))try{let s=new Notification(e,{body:t,tag:e,icon:nr}),n=()=>{document.removeEventListener("visibilitychange",n),s.close()};return document.addEventListener("visibilitychange",n),s.onclick=()=>{window.focus(),n()},n}catch{}}var bs=null;function ys(){try{bs??=new AudioContext;let e=bs.currentTime+.02;for(let[t,s]of[[0,660],[.22,880]])Wa(bs,e+t,s)}catch{}}function Wa(e,t,s){for(let[n,r]of[[1,.09],[2.76,.03],[5.4,.012]]){let o=e.createOscillator(),l=e.createGain();o.frequency.value=s*n,l.gain.setValueAtTime(0,t),l.gain.linearRampToValueAtTime(r,t+.01),l.gain.exponentialRampToValueAtTime(1e-4,t+1.1/Math.sqrt(n)),o.connect(l).connect(e.destination),o.start(t),o.stop(t+1.2)}}var Da=[400,1e3,2e3,4e3,8e3,8e3];async function At(e,t){for(let s of[...Da,0])try{return await W(e,t)}catch(n){let{status:r}=Fs(n);if(!s||r!==0&&r<500)throw n;await new Promise(o=>setTimeout(o,s))}}var Ba={draft:"",unsent:[],back:null,trouble:null},Tt=new $t({}),ws=new Set;function or(e){return ft(Tt),_e(e)}function ar(e,t){it(e,{draft:t})}function lr(e){let{draft:t,unsent:s,back:n}=_e(e),r=t.trim();if(!r)return;let o=n?.text===r?n:{text:r,once:Fa()};it(e,{draft:"",unsent:[...s,o],back:null,trouble:null}),ws.has(e)||ja(e)}async function ja(e){ws.add(e);try{for(let t=_e(e).unsent[0];t;t=_e(e).unsent[0])await At(`/api/tables/${e}/chat`,t),it(e,{unsent:_e(e).unsent.slice(1)})}catch(t){let{draft:s,unsent:n}=_e(e),r=[...n.map(({text:o})=>o),s].filter(Boolean).join(" ");it(e,{draft:r,unsent:[],back:n[0]??null,trouble:t}),Qs(t,()=>_e(e).trouble===t&&it(e,{trouble:null}))}ws.delete(e)}function _e(e){return Tt.value[e]??Ba}function it(e,t){Tt.value={...Tt.value,[e]:{..._e(e),...t}}}function Fa(){return String(crypto.getRandomValues(new Uint32Array(2)))}function je({state:e}){let{quiet:t}=Me(),{draft:s,unsent:n,trouble:r}=or(e.table),o=e.chat.slice(-5).map(({text:c})=>c),l=_(null);O(()=>{l.current&&(l.current.scrollTop=l.current.scrollHeight)},[e.chat.length,n.length]);let i=a`<label class="check">
    <input type="checkbox" checked=${t} onChange=${()=>Re({quiet:!t})} /> ${u("chat_quiet")}
  </label>`;return t?a`<div class="chat-box"><p class="soft">${u("chat_is_quiet")}</p>${i}</div>`:a`<div class="chat-box">
    <div class="chat-lines" ref=${l} role="log" aria-label=${u("chat")} tabindex="0">
      ${e.chat.length+n.length===0&&a`<p class="soft">${u("chat_empty")}</p>`}
      ${e.chat.map(c=>{let p=c.seat===null?"":`colour-${e.seats[c.seat]?.colour}`;return a`<p key=${c.number}><strong class=${`name said-by ${p}`}>${c.name}</strong> <time>${Ka(c.at)}</time> ${c.text}</p>`})}
      ${n.filter(({text:c})=>!o.includes(c)).map(({text:c,once:p})=>a`<p key=${p} class="soft" aria-hidden="true">${c}</p>`)}
    </div>
    ${r!==null&&a`<p class="trouble" role="alert">${de(r)}</p>`}
    <form
      onSubmit=${c=>{c.preventDefault(),lr(e.table)}}
    >
      <input
        aria-label=${u("chat_write")}
        placeholder=${u("chat_write")}
        maxlength=${N().limits.chat}
        value=${s}
        autocomplete="off"
        onInput=${c=>ar(e.table,c.target.value)}
      />
      <button class="small">${u("send")}</button>
    </form>
    ${i}
  </div>`}function Ka(e){let t=new Date(typeof e=="number"?e*1e3:e);return Number.isNaN(t.getTime())?"":t.toLocaleTimeString(G(),{hour:"2-digit",minute:"2-digit"})}var ir="(max-width: 900px)";function ct(){return matchMedia(ir).matches}function Ce(){let[e,t]=w(ct);return O(()=>{let s=matchMedia(ir),n=()=>t(s.matches);return s.addEventListener("change",n),()=>s.removeEventListener("change",n)},[]),e}function ut(e){return e<0?`\u2212${-e}`:String(e)}var ks=720,Ua=380,Ga=44;function ur({result:e,seats:t,sources:s}){let n=Ce()?Ua:ks,r=62,o=30,l=e.players.map($=>cr(s.map(g=>Math.max(0,$.by_source[g]??0)))),i=e.players.map($=>cr(s.map(g=>Math.max(0,-($.by_source[g]??0))))),c=Math.max(1,...l),p=Math.max(0,...i),d=(n-Ga)/(c+p),m=p*d,h=r*e.players.length;return a`<figure class="end-chart">
    <svg viewBox=${`0 0 ${n} ${h}`} role="img" aria-label=${u("chart_sources")}>
      ${e.players.map(($,g)=>{let f=m,y=m,v=g*r+24,k=t[$.seat];return a`<g key=${$.seat}>
          <g class="drawing" transform=${`translate(8 ${v-11})`}>${ae(k?.colour??"blue",14)}</g>
          <text x="22" y=${v-6} class=${`chart-name ink-${k?.colour}`}>${k?.name}</text>
          ${s.map(x=>{let V=$.by_source[x]??0;if(!V)return null;let C=Math.abs(V)*d,T=V>0?f:y-C;return V>0?f+=C:y-=C,a`<g key=${x} class=${`from-source source-${x}`}>
              <title>${`${S(b("source",x))}: ${ut(V)}`}</title>
              <rect x=${T} y=${v} width=${C} height=${o} />
              ${C>18&&a`<text x=${T+C/2} y=${v+20} text-anchor="middle">${ut(V)}</text>`}
            </g>`})}
          <line x1=${m} x2=${m} y1=${v-3} y2=${v+o+3} class="axis" />
          <text x=${f+8} y=${v+21} class="chart-total">${$.prestige}</text>
        </g>`})}
    </svg>
    <figcaption>
      <ul class="chart-legend">
        ${s.map($=>a`<li key=${$} class=${`from-source source-${$}`}><svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" /></svg>${S(b("source",$))}</li>`)}
      </ul>
    </figcaption>
  </figure>`}function xs({title:e,rounds:t,values:s,seats:n}){let l=ks/2-30,i=12,c=214,p=Math.max(1,...s.flat()),d=f=>34+(l-34)*f/Math.max(1,t.length-1),m=f=>c-(c-i)*f/p,h=p>40?20:p>15?10:p>6?3:1,$=[];for(let f=0;f<=p;f+=h)$.push(f);let g=Qa(n.map(f=>m(s[s.length-1]?.[f.seat]??0)),c);return a`<figure class="end-chart">
    <figcaption>${e}</figcaption>
    <svg viewBox=${`0 0 ${ks/2} 240`} role="img" aria-label=${e}>
      ${$.map(f=>a`<g key=${f}><line class="grid" x1=${34} x2=${l} y1=${m(f)} y2=${m(f)} /><text x=${28} y=${m(f)+4} text-anchor="end" class="tick">${f}</text></g>`)}
      ${t.map((f,y)=>a`<text key=${f} x=${d(y)} y=${232} text-anchor="middle" class="tick">${f}</text>`)}
      ${n.map((f,y)=>a`<g key=${f.seat}>
          <g class=${`chart-line line-${f.colour}`}>
            <polyline points=${s.map((v,k)=>`${d(k)},${m(v[f.seat]??0)}`).join(" ")} />
            ${s.map((v,k)=>a`<circle key=${k} cx=${d(k)} cy=${m(v[f.seat]??0)} r="3"><title>${`${f.name}, ${t[k]}: ${v[f.seat]}`}</title></circle>`)}
          </g>
          <g class="drawing" transform=${`translate(${l+17} ${g[y]??0})`}>${ae(f.colour,13)}</g>
        </g>`)}
    </svg>
    <ul class="chart-legend">
      ${n.map(f=>a`<li key=${f.seat}><${B} colour=${f.colour} />${f.name}</li>`)}
    </ul>
  </figure>`}function Qa(e,t){let s=e.map((o,l)=>l).sort((o,l)=>(e[o]??0)-(e[l]??0)),n=[...e];for(let o=1;o<s.length;o++){let l=s[o]??0,i=n[s[o-1]??0]??0;n[l]=Math.max(n[l]??0,i+15)}let r=Math.max(0,(n[s[s.length-1]??0]??0)-t);return n.map(o=>o-r)}function cr(e){return e.reduce((t,s)=>t+s,0)}var Ya=`notredame commitment 1
`;function pr({seed:e,commitment:t,table:s}){let[n,r]=w(null);if(!t)return null;let o=async()=>r(await Ja(e??"")===t),l=`notredame-${s}.txt`;return a`<section class="card stack fairness" aria-labelledby="fairness">
    <h2 id="fairness">${u("fairness")}</h2>
    <p>${u("fairness_text")}</p>
    <dl>
      <dt>${u("seed")}</dt>
      <dd class="hash">${e}</dd>
      <dt>${u("commitment")}</dt>
      <dd class="hash">${t}</dd>
    </dl>
    ${globalThis.crypto?.subtle&&e&&a`<p class="row">
      <button type="button" onClick=${o}>${u("fairness_check")}</button>
      <span role="status">${n===null?"":n?u("fairness_holds"):u("fairness_broken")}</span>
    </p>`}
    <p>${u("fairness_command")}</p>
    <p class="hash"><code>notredame check ${l} --commitment ${t}</code></p>
  </section>`}async function Ja(e){let t=(e.match(/../g)??[]).map(r=>parseInt(r,16)),s=new Uint8Array([...new TextEncoder().encode(Ya),...t]);return[...new Uint8Array(await crypto.subtle.digest("SHA-256",s))].map(r=>r.toString(16).padStart(2,"0")).join("")}function Rt(e){return[...e.result?.players??[]].sort((t,s)=>t.rank-s.rank)}function Nt(e){let t=Rt(e),s=t.filter(o=>o.rank===t[0]?.rank),n=ee(s.map(o=>e.seats[o.seat]?.name??"")),r=z("prestige",s[0]?.prestige??0);return s.length>1?u("share_win",{names:n,prestige:r}):u("wins",{name:n,prestige:r})}function Pt(e){let t=Rt(e);return[...new Set(t.map(n=>n.prestige))].map(n=>t.filter(r=>r.prestige===n)).filter(n=>n.length>1).map(n=>{let r=i=>e.seats[i.seat]?.name??"",o={names:ee(n.map(r)),prestige:z("prestige",n[0]?.prestige??0)};return n.some(i=>i.rank!==n[0]?.rank)?u("tie_decided",{...o,figures:ee(n.map(i=>`${r(i)} ${i.tie_break}`))}):u("tie_shared",{...o,n:n[0]?.tie_break})})}function dr({state:e,onReplay:t}){let{result:s,seats:n}=e,[r,o]=J(),l=e.rematch;if(!s)return null;let i=Rt(e),c=n.some(d=>d.mine),p=async()=>{o(null);try{let d=await W(`/api/tables/${e.table}/rematch`,{});Ie(`/t/${d.table}`)}catch(d){o(d)}};return a`<${ne} />
    <main id="main" class="ending stack" tabindex="-1">
      <header class="stack">
        <h1>${Nt(e)}</h1>
        ${Pt(e).map((d,m)=>a`<p key=${m}>${d}</p>`)}
        <p class="row">
          ${l&&c?a`<a class="button main" href=${`/t/${l}`}>${u("to_rematch")}</a>`:c&&e.played_here&&a`<button type="button" class="main" onClick=${p}>${u("rematch")}</button>`}
          <button type="button" onClick=${t}>${u("replay")}</button>
          <a class="button" href=${`/api/tables/${e.table}/record`} download=${`notredame-${e.table}.txt`}>${u("record")}</a>
          <a class="button plain" href="/">${u("to_start")}</a>
        </p>
        ${r&&a`<p class="trouble" role="alert">${r}</p>`}
      </header>
      <${Xa} state=${e} result=${s} players=${i} />
      ${e.seats.some(d=>d.who==="person"&&!d.mine)&&a`<section class="card" aria-label=${u("chat")}><${je} state=${e} /></section>`}
      <${pr} seed=${e.seed} commitment=${e.commitment} table=${e.table} />
    </main>
    <${ke} />`}function Xa({state:e,result:t,players:s}){let{seats:n}=e,r=Object.keys(s[0]?.by_source??{}).filter(l=>l!=="hotel"||s.some(i=>i.by_source[l])),o=t.rounds.map(l=>l.round);return a`<section class="card stack" aria-labelledby="sheet">
      <h2 id="sheet">${u("score_sheet")}</h2>
      <div class="wide-table" tabindex="0" role="region" aria-label=${u("as_table")}>
        <table class="figures-table score-sheet">
          <thead>
            <tr>
              <th scope="col">${u("source")}</th>
              ${s.map(({seat:l,rank:i})=>a`<th scope="col" key=${l} class=${n[l]?.mine?"own-column":""}><span class="with-emblem"><span class="place">${u("place",{n:i})}</span> <${B} colour=${n[l]?.colour??"blue"} /> ${n[l]?.name}</span></th>`)}
            </tr>
          </thead>
          <tbody>
            ${r.map(l=>a`<tr key=${l}><th scope="row">${S(b("source",l))}</th>${s.map(i=>a`<td key=${i.seat}>${ut(i.by_source[l]??0)}</td>`)}</tr>`)}
          </tbody>
          <tfoot>
            <tr class="total"><th scope="row">${u("total")}</th>${s.map(l=>a`<td key=${l.seat}>${l.prestige}</td>`)}</tr>
            <tr><th scope="row">${u("tie_break")}</th>${s.map(l=>a`<td key=${l.seat}>${l.tie_break}</td>`)}</tr>
          </tfoot>
        </table>
      </div>
      <${ur} result=${{...t,players:s}} seats=${n} sources=${r} />
    </section>
    ${o.length>0&&a`<section class="card stack" aria-labelledby="course">
      <h2 id="course">${u("course")}</h2>
      <div class="chart-pair">
        <${xs} title=${u("chart_prestige")} rounds=${o} values=${t.rounds.map(l=>l.prestige)} seats=${n} />
        <${xs} title=${u("chart_rats")} rounds=${o} values=${t.rounds.map(l=>l.rat)} seats=${n} />
      </div>
      <details>
        <summary>${u("as_table")}</summary>
        <div class="wide-table" tabindex="0" role="region" aria-label=${u("course")}>
          <table class="figures-table">
            <thead>
              <tr><th scope="col">${u("rounds")}</th>${n.map(l=>a`<th scope="col" key=${l.seat}>${l.name}</th>`)}</tr>
            </thead>
            <tbody>
              ${t.rounds.map(l=>a`<tr key=${l.round}><th scope="row">${l.round}</th>${n.map(i=>a`<td key=${i.seat}>${u("prestige_and_rat",{prestige:l.prestige[i.seat],rat:l.rat[i.seat]})}</td>`)}</tr>`)}
            </tbody>
          </table>
        </div>
      </details>
    </section>`}`}var It={get current(){return document.getElementById("main")}};function Fe(e){let t=_(null);t.current=document.activeElement,O(()=>{let s=t.current;!s||s===document.body||document.activeElement!==document.body||e.current?.focus({preventScroll:!0})})}function mr(e,t){let s=e.seats.filter(r=>r.mine&&!r.left).map(r=>r.seat);if(s.length<2||e.status!=="playing")return null;let n=e.waiting.map(r=>r.seat).filter(r=>s.includes(r));return t!==null&&(n.includes(t)||!n.length)?null:n[0]??s[0]??null}function hr({seat:e,onReady:t,onUndo:s}){let n=_(null);return O(()=>n.current?.focus(),[e.seat]),a`<${ne} />
    <main id="main" class=${`hand-over colour-${e.colour}`} tabindex="-1">
      <${B} colour=${e.colour} />
      <h1>${u("hand_over",{name:e.name})}</h1>
      <p class="soft">${u("hand_over_text")}</p>
      <button type="button" class="main" ref=${n} onClick=${t}>${u("ready",{name:e.name})}</button>
      ${s&&a`<button type="button" class="plain" onClick=${s}>${u("hand_back")}</button>`}
    </main>`}function Ke({title:e,onClose:t,children:s,kind:n=""}){let r=_(null);E(()=>{let l=r.current;return l&&!l.open&&l.showModal(),()=>l?.close()},[]);let o=l=>{l.target===r.current&&t()};return a`<dialog ref=${r} class=${`table-window ${n}`} aria-labelledby="window-title" onCancel=${t} onClick=${o}>
    <header class="window-head">
      <h2 id="window-title">${e}</h2>
      <button class="plain close" onClick=${t} aria-label=${u("close")}><span aria-hidden="true">✕</span></button>
    </header>
    ${s}
  </dialog>`}function qt({state:e,facts:t,onDone:s}){let[n,r]=J(),[o,l]=w(t.default_level),i=async(h,$)=>{r(null);try{await W(`/api/tables/${e.table}/${h}`,$),s()}catch(g){r(g)}},c=async h=>{await W(`/api/tables/${e.table}/leave`,{seat:h}),s()},p=e.status==="playing",d=e.seats.filter(h=>h.mine),m=e.host||d.length&&!e.host_here?e.seats.filter(h=>h.who==="open"||p&&!h.mine&&(h.left||h.who==="person"&&!h.present)):[];return a`<div class="stack">
    ${p&&d.map(h=>h.left?a`<button key=${h.seat} type="button" class="main" onClick=${()=>i("return",{seat:h.seat})}>${u("come_back",{name:h.name})}</button>`:a`<div key=${h.seat}><${Je} label=${d.length>1?u("leave_of",{name:h.name}):u("leave")} text=${u("leave_text")} yes=${u("leave_now")} no=${u("leave_not")} go=${()=>c(h.seat)} /></div>`)}
    ${m.length>0&&a`<div class="row">
      <label class="check"
        >${u("bot_level")}
        <select value=${o} onChange=${h=>l(h.target.value)}>
          ${t.levels.map(h=>a`<option key=${h} value=${h}>${b("level",h)}</option>`)}
        </select>
      </label>
      ${m.map(h=>a`<button key=${h.seat} type="button" onClick=${()=>i("replace",{seat:h.seat,level:o})}>${u("put_bot",{name:h.who==="open"?b("colour",h.colour):h.name})}</button>`)}
    </div>`}
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}
  </div>`}var Za=["slow","normal","once"];function $r(){let{pace:e,confirm:t,sound:s,notify:n}=Me(),r="Notification"in window&&Notification.permission!=="denied",o=async()=>{let l=!n&&await Notification.requestPermission()==="granted";Re({notify:l})};return a`<div class="stack settings">
    <fieldset>
      <legend>${u("pace")}</legend>
      <div class="row">
        ${Za.map(l=>a`<label class="check" key=${l}>
            <input type="radio" name="pace" checked=${e===l} onChange=${()=>Re({pace:l})} /> ${u(`pace_${l}`)}
          </label>`)}
      </div>
    </fieldset>
    <label class="check"><input type="checkbox" checked=${t} onChange=${()=>Re({confirm:!t})} /> ${u("set_confirm")}</label>
    <label class="check">
      <input
        type="checkbox"
        checked=${s}
        onChange=${()=>{s||ys(),Re({sound:!s})}}
      />
      ${u("set_sound")}
    </label>
    ${r&&a`<label class="check"><input type="checkbox" checked=${n} onChange=${o} /> ${u("set_notify")}</label>`}
  </div>`}function fr({table:e,link:t,watching:s}){let[n,r]=w(t),[o,l]=w([]),[i,c]=w(""),[p,d]=J(),m=()=>j(`/api/tables/${e}/watchers`).then(({watchers:g})=>l(g),d);E(()=>void m(),[e,s]);let h=async()=>{r((await W(`/api/tables/${e}/watch-link`)).watch),c(u("link_renewed"))},$=async({watcher:g})=>{await W(`/api/tables/${e}/send-away`,{watcher:g}),r((await j(`/api/tables/${e}/links`)).watch),await m()};return a`<div class="stack tight">
    <${Xe} path=${n} label=${u("watch_link")} /><${bt} />
    <div><${Je} label=${u("renew_link")} text=${u("renew_watch_link_text")} go=${h} /></div>
    <span class="small" role="status">${i}</span>
    <h4>${u("watchers_allowed")}</h4>
    ${p&&a`<p class="trouble small" role="alert">${p}</p>`}
    ${o.length===0&&a`<p class="soft small">${u("watchers_none")}</p>`}
    ${o.length>0&&a`<ul class="watchers-allowed stack tight">
      ${o.map(g=>a`<li key=${g.watcher}><${el} one=${g} sendAway=${()=>$(g)} /></li>`)}
    </ul>`}
  </div>`}function el({one:e,sendAway:t}){let s=e.name||u("watcher_unnamed");return a`<span class="row close"><span>${s}</span> <span class="soft small">${u(e.here?"present":"absent")}</span></span>
    <${Je} label=${u("send_away_of",{name:s})} text=${u("send_away_text",{name:s})} yes=${u("send_away")} go=${t} />`}function gr({state:e,facts:t,onClose:s}){let{links:n}=gt(e.table,e.host,e.status);return a`<${Ke} title=${u("menu")} kind="menu" onClose=${s}>
    <div class="stack">
      <p class="row">
        <a class="button" href="/">${u("to_start")}</a>
        <a class="button" href="/rules" target="_blank">${u("rules")}</a>
      </p>
      <h3>${u("settings")}</h3>
      <${$r} />
      <div class="row"><${Js} /><${Ys} /></div>
      ${e.status!=="over"&&a`<h3>${u("seats")}</h3><${qt} state=${e} facts=${t} onDone=${s} />`}
      ${n?.watch&&a`<h3>${u("watch_link")}</h3><${fr} table=${e.table} link=${n.watch} watching=${e.watchers} />`}
      <h3>${u("fairness")}</h3>
      <p class="small">${u("commitment_text")}</p>
      <p class="hash">${e.commitment}</p>
    </div>
  <//>`}function Se(e,{first:t=!1}={}){let s=_(e);s.current=e,O(()=>{let n=r=>s.current(r);return document.addEventListener("keydown",n,t),()=>document.removeEventListener("keydown",n,t)},[])}function Wt(e,t){return(t+1)%e.players.length}function br(e,t){return(t+e.players.length-1)%e.players.length}var Bt=()=>Object.values(N().periods),vs=()=>Bt()[0]?.length??0,yr=({view:e})=>Bt().some(t=>t[t.length-1]===e.round),X=(...e)=>({me:t})=>e.map(s=>s==="cathedral"?s:s.includes("/")?s.replace("/",`:${t.colour}/`):`${s}:${t.colour}`),tl=({me:e})=>Object.keys(e.sectors).map(t=>`sector:${e.colour}/${t}`),wr=({view:e})=>e.persons.map(t=>`person:${t}`),sl=({view:e})=>e.players.map(t=>`rat:${t.colour}`),_s=({state:e},t)=>e.seats[t]?.name??"",kr=e=>({name:_s(e,e.view.start_player)}),xr=({view:e,me:t})=>e.start_player===t.seat,Ue=({view:e})=>e.phase==="draft",Dt=({round:e})=>e>0,He=({round:e})=>e>1,vr=({me:e})=>e.pack.filter(t=>t!==null),Mr=({me:e},t)=>e.hand.some(s=>s.card===t)||e.played.some(s=>s.card===t),Ms=()=>!1,ge=(e,t,s={})=>({id:`card_${e}`,card:e,icon:t,when:n=>n.view.phase==="cards"&&Mr(n,e),past:n=>n.view.phase!=="cards"||!Mr(n,e),places:X(`sector/${e}`),...s}),_r=[{id:"goal",icon:"prestige",when:({round:e})=>e===0,past:e=>!Ue(e)||Dt(e),places:X("prestige")},{id:"board",icon:"marker",when:({round:e})=>e===0,past:e=>!Ue(e)||Dt(e),places:e=>[...tl(e),"cathedral"],text:()=>ct()?"board_text":"board_text_wide",values:()=>({city:u("part_city")})},{id:"persons",icon:"person",when:({view:e})=>e.persons.length>0,past:He,places:wr,values:({view:e})=>({plague:e.plague})},{id:"draft",icon:"card",when:({asked:e,me:t})=>e==="keep"&&t.drafted===0,past:e=>!Ue(e)||e.me.drafted>0,values:e=>({name:_s(e,Wt(e.view,e.me.seat))})},{id:"cards",icon:"card",when:({asked:e,me:t})=>e==="keep"&&t.drafted===0,past:e=>!Ue(e)||e.me.drafted>0,cards:vr},{id:"second_draft",icon:"card",when:({asked:e,me:t})=>e==="keep"&&t.drafted===1,past:e=>!Ue(e)||e.me.drafted!==1,values:e=>({name:_s(e,br(e.view,e.me.seat))})},{id:"second_cards",icon:"card",when:({asked:e,me:t})=>e==="keep"&&t.drafted===1,past:e=>!Ue(e)||e.me.drafted!==1,cards:vr},{id:"hand",icon:"bell",when:({view:e,me:t})=>e.phase==="cards"&&t.hand.length===3,past:({view:e,me:t})=>e.phase!=="cards"||t.hand.length<3,text:e=>xr(e)?"hand_text_you":"hand_text",values:kr},{id:"play",icon:"marker",when:({asked:e})=>e==="card",past:({view:e,me:t})=>e.phase!=="cards"||t.played.length>1,places:e=>[...X("supply")(e),...e.me.hand.flatMap(({card:t})=>pt(`card_${t}`)?.places?.(e)??[])]},{id:"drive",icon:"carriage",when:({asked:e})=>e==="drive",past:({asked:e})=>e!=="drive",places:X("carriage")},{id:"supply",icon:"box",when:({me:e})=>e.played.length>0,past:He,places:X("supply","general")},{id:"second_card",icon:"card",when:({asked:e,me:t})=>e==="card"&&t.played.length===1,past:({asked:e})=>e!=="card"},{id:"tools",icon:"step",when:({state:e,asked:t})=>e.undo.possible||t==="hire",past:He,values:()=>({undo:`\u21B6 ${u("undo")}`,hint:u("hint")})},{id:"log",icon:"message",when:({view:e,me:t})=>e.players.some(s=>s!==t&&s.played.length>0),past:He,values:()=>({log:u("log"),help:u("help")})},{id:"hire",icon:"person",when:({asked:e})=>e==="hire",past:({asked:e})=>e!=="hire",places:wr},{id:"coins",icon:"coin",when:({asked:e,me:t})=>e==="hire"||t.coins!==N().first_coins,past:He,places:X("coins")},{id:"prestige",icon:"purse",when:({state:e,view:t,me:s})=>e.options.totals==="hidden"&&((s.prestige??0)>0||t.phase==="hire"),past:He,places:({view:e})=>e.players.map(t=>`prestige:${t.colour}`),values:()=>({log:u("log")})},ge("cloister-school","markers"),ge("bank","coin"),ge("residence","prestige"),ge("carriage-house","carriage",{places:X("sector/carriage-house","carriage")}),ge("hotel","coin",{values:({state:e})=>({n:e.options.hotel_double_from})}),ge("park","rat-back"),ge("hospital","shield"),ge("notre-dame","cathedral",{places:X("cathedral"),values:({view:e})=>({tile:e.cathedral_tile})}),ge("trusted-friend","friend",{places:X("friend")}),{id:"rat",icon:"rat",when:({view:e,me:t})=>t.played.length>1||e.phase==="hire",past:He,places:X("rat")},{id:"round",icon:"bell",when:Dt,past:He,places:sl,text:e=>xr(e)?"round_text_you":"round_text",values:kr},{id:"goodbye",icon:"prestige",when:Dt,past:({round:e})=>e>=vs()},{id:"empty_supply",icon:"marker",when:({me:e,asked:t})=>e.supply===0||t==="marker",past:({me:e,asked:t})=>e.supply>0&&t!=="marker",places:X("supply")},{id:"sets",icon:"message",when:({state:e,me:t})=>t.messages.length>0&&e.options.message_sets==="colour",past:Ms,places:X("messages")},{id:"overrun",icon:"rat-forward",when:({me:e,asked:t})=>(e.rat_after_plague??0)>N().rat_track_end||t==="plague",past:Ms,places:X("rat")},{id:"period_ends",icon:"cathedral",when:yr,past:e=>!yr(e),places:()=>["cathedral"],values:({view:e})=>({tile:e.cathedral_tile})},{id:"period",icon:"cathedral",when:({round:e})=>e>=vs(),past:({round:e})=>e>vs(),places:()=>["cathedral"]},{id:"last_round",icon:"prestige",when:({round:e})=>e===Bt().flat().length-1,past:Ms,places:X("prestige")}];function Cr(e){let{view:t,seat:s}=e,n=t&&s!==null?t.players[s]:void 0;if(e.status!=="playing"||!t?.round||!n)return null;let r=Bt().flat().indexOf(t.round);return{state:e,view:t,me:n,asked:e.question?.question??null,round:r}}function pt(e){return _r.find(t=>t.id===e)??null}function Sr(e,t,s){let n=s?.state.question??null,o=n!==null&&n.asked!==t.state.question?.asked?void 0:e.due[0],l=new Set([...e.told,...e.due]),i=_r.filter(({id:d,when:m})=>!l.has(d)&&m(t)).map(({id:d})=>d),c=e.due.filter(d=>d!==o&&(pt(d)?.past(t)??!0));if(!i.length&&!c.length)return e;let p=e.due.filter(d=>d!==o&&!c.includes(d));return{...e,due:[...o?[o]:[],...i,...p],told:[...e.told,...c]}}function Hr({state:e,onPoint:t}){let s=F(()=>Cr(e),[e]);return!s||Lt()!==e.table?null:a`<${nl} now=${s} onPoint=${t} />`}function nl({now:e,onPoint:t}){let[s,n]=w(In),[r,o]=w(null),l=_(null),i=_(null);E(()=>{let m=i.current;i.current=e,n(h=>h.quiet?h:Sr(h,e,m))},[e,s.quiet]),E(()=>qn(s),[s]);let c=s.quiet?void 0:s.due[0],p=pt(r??c??"");al(p?.places?.(e)??[],t);let d=()=>{r!==null?o(null):c&&n({...s,told:[...s.told,c],due:s.due.slice(1)})};return ll(p?d:null),il(l,p?.id??null),a`<section class=${`coach ${p?"open":""} ${s.quiet?"quiet":""}`} aria-label=${b("learn","guide")} ref=${l}>
    <div class="lesson-place" aria-live="polite" tabindex=${p?.cards?0:void 0}>${p&&a`<${rl} key=${p.id} lesson=${p} now=${e} />`}</div>
    <div class="coach-tools">
      ${p&&a`<button type="button" class="main" key="got-it" aria-keyshortcuts="Escape" onClick=${d}>${b("learn",r?"close":"got_it")}</button>`}
      ${p&&!r&&a`<button type="button" class="plain" key="skip" onClick=${()=>n({...s,quiet:!0})}>${b("learn","skip_rest")}</button>`}
      ${s.quiet&&a`<button type="button" class="plain" key="on" onClick=${()=>n({...s,quiet:!1})}>${b("learn","go_on")}</button>`}
      ${s.told.length>0&&a`<${ol} key="told" told=${s.told} onRead=${o} />`}
    </div>
  </section>`}function rl({lesson:e,now:t}){let s=e.cards?.(t)??[],n=e.text?.(t)??`${e.id}_text`,r=s.length&&!Pe("learn",n)?"":b("learn",n,e.values?.(t));return a`<article class="lesson">
    <h2><${R} name=${e.icon} /><span>${zr(e)}</span></h2>
    ${r&&a`<p>${r}</p>`}
    ${s.length>0&&a`<ul class="lesson-cards">
      ${s.map(o=>a`<li key=${o}>
          <strong>${S(b("card",o))}</strong> ${Y("card_help",o,t.state)}
        </li>`)}
    </ul>`}
  </article>`}function ol({told:e,onRead:t}){let s=_(null),n=o=>{s.current&&(s.current.open=!1),t(o)};return a`<details class="explained-lessons" ref=${s} onKeyDown=${o=>{o.key!=="Escape"||!s.current?.open||(o.preventDefault(),s.current.open=!1,s.current.querySelector("summary")?.focus())}}>
    <summary><span class="explained-words">${b("learn","explained")}</span> <span class="explained-count" aria-hidden="true">≡ ${e.length}</span></summary>
    <ul>
      ${e.map(o=>{let l=pt(o);return l&&a`<li key=${o}><button type="button" class="plain" onClick=${()=>n(o)}><${R} name=${l.icon} />${zr(l)}</button></li>`})}
    </ul>
  </details>`}function zr({id:e,card:t}){return t?S(b("card",t)):b("learn",`${e}_title`)}function al(e,t){let s=_(t);s.current=t,E(()=>{if(e.length)return s.current?.(e),()=>s.current?.([])},[e.join(" ")])}function ll(e){Se(s=>{s.key!=="Escape"||s.defaultPrevented||s.repeat||(s.target instanceof Element?s.target:null)?.closest("input, textarea, select, .explained-lessons[open]")||document.querySelector("dialog[open], .tip:popover-open, .confirm")||e?.()},{first:!0})}function il(e,t){let s=_(!1);s.current=!!e.current?.contains(document.activeElement),O(()=>{!s.current||document.activeElement!==document.body||e.current?.querySelector(".coach-tools :is(button, summary)")?.focus({preventScroll:!0})},[t])}function Lr(e){let t=new Map;for(let s of e)for(let n of s.places)t.set(n,[...t.get(n)??[],s.id]);return t}function Er(e){let t=e.indexOf(":");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}function jt(e,t){return t===null?null:e.view?.players[t]??null}var Vr=["columns","columns figures","text figures"],Or="text figures",Ar=1;function Tr(e){let[t,s]=w(0),n=()=>{let o=e.current?.getBoundingClientRect().bottom??0,l=[...e.current?.querySelectorAll("li")??[]];s(l.filter(i=>i.getBoundingClientRect().bottom>o+4).length)},r=()=>{e.current&&cl(e.current),n()};return O(r),O(()=>{let o=e.current;if(!o)return;let l=new ResizeObserver(r);return l.observe(o),o.addEventListener("scroll",n,{passive:!0}),()=>{l.disconnect(),o.removeEventListener("scroll",n)}},[]),t}function cl(e){dt(e,new Set);let t=Vr.map(n=>(e.dataset.fit=n,Math.max(e.scrollHeight,e.clientHeight+Ar))),s=Vr[t.indexOf(Math.min(...t))]??Or;e.dataset.fit=s,!(Cs(e)||ct())&&(e.dataset.fit=Or,ul(e)||(e.dataset.fit=s))}function ul(e){let t=pl(e),s=new Set(t);if(dt(e,s),!Cs(e))return dt(e,new Set),!1;for(let n of t.reverse())s.delete(n),dt(e,s),Cs(e)||s.add(n);return dt(e,s),!0}function Cs(e){return e.scrollHeight<=e.clientHeight+Ar}function pl(e){return[...new Set([...e.querySelectorAll(".explanation")].map(s=>s.textContent??""))].sort((s,n)=>n.length-s.length)}function dt(e,t){for(let s of e.querySelectorAll(".answer")){let n=!1;for(let r of s.querySelectorAll(".in-words")){let o=t.has(r.querySelector(".explanation")?.textContent??"");r.classList.toggle("left-out",o),n||=o}n?s.setAttribute("data-tip",`answer:${s.getAttribute("data-choice")}`):s.removeAttribute("data-tip")}}var mt=9;function Hs(e){return e.ctrlKey||e.metaKey||e.altKey||e.repeat?!1:!(e.target instanceof Element&&e.target.closest("input, textarea, select, [contenteditable]"))&&!document.querySelector("dialog[open]")}function Rr(e){let[t,s]=w(""),n=r=>{s(r);let o=Ss(r);if(!o)return e.toPrompt();o.focus({preventScroll:!0}),o.scrollIntoView({block:"center"})};return Se(r=>{if(!Hs(r))return;let o=r.target instanceof Element?r.target:null,l=i=>Number(i)>=1&&Number(i)<=e.choices;if(/^\d$/.test(r.key)){if(e.choices<=mt){l(r.key)&&e.choose(Number(r.key)-1);return}let i=[t+r.key,r.key].find(l);i&&n(i)}else r.key==="Backspace"?t&&n(t.slice(0,-1)):r.key==="Enter"?!o?.closest("button, a, [role=button]")&&e.confirm()&&r.preventDefault():r.key==="u"?e.undo():r.key==="Escape"&&(t&&n(""),e.letGo())}),O(()=>s(""),[e.asked]),O(()=>{if(!t)return;let r=Ss(t),o=()=>s(l=>Ss(l)===r?"":l);return r?.addEventListener("blur",o),()=>r?.removeEventListener("blur",o)},[t]),t}function Ss(e){return document.querySelectorAll(".answers-box .answer")[Number(e)-1]}var dl={coins:"coin",markers:"marker",prestige:"prestige",rat:"rat"},ml=4;function Nr({question:e,pending:t,marked:s,hinted:n,tight:r,onChoose:o,onConfirm:l,onUnmark:i,onPoint:c}){return a`${e.refused.length>0&&a`<ul class="refused">
      ${e.refused.map(p=>a`<li key=${p}>${p}</li>`)}
    </ul>`}
    <${hl} key=${e.asked} question=${e} pending=${t} marked=${s} hinted=${n} tight=${r} onChoose=${o} onPoint=${c} />
    ${s!==null&&a`<${gl} onConfirm=${l} onUnmark=${i} pending=${t} />`}`}function hl({question:e,pending:t,marked:s,hinted:n,tight:r,onChoose:o,onPoint:l}){let{choices:i}=e,c=i.length>mt,p=_(null),d=Tr(p),m=()=>p.current?.scrollBy({top:.8*p.current.clientHeight,behavior:"smooth"}),h=i.length<4?1:i.length<7?2:3,$=h===1?null:$l(i.map(g=>g.label));return a`<div ref=${p} class=${`answers-box ${d?"goes-on":""}`} data-asked=${e.asked}>
      <ol class=${`answers columns-${h} ${c||r?"figures":""}`}>
        ${i.map((g,f)=>a`<li key=${g.id}>
            <${zs} choice=${g} words=${$?.[f]} digit=${f+1} pending=${t} marked=${s===g.id} hinted=${n===g.id} onChoose=${o} onPoint=${l} />
          </li>`)}
      </ol>
    </div>
    ${d>0&&a`<button type="button" class="plain more-below" tabindex="-1" onClick=${m}><span><span aria-hidden="true">▾</span> ${u("more_below",{n:d})}</span></button>`}`}function $l(e){let t=e.slice(0,-1).map(p=>p.split(" ")),[s=[]]=t;if(t.some(p=>/[\d:]/.test(p.join())))return e;let n=Math.min(...t.map(p=>p.length)),[r,o]=[0,0];for(;r<n-1&&t.every(p=>p[r]===s[r]);)r+=1;for(;o<n-1-r&&t.every(p=>p[p.length-1-o]===s[s.length-1-o]);)o+=1;let l=r;for(;l>(o?0:1)&&(s[l-1]?.length??0)<=ml;)l-=1;let[i,c]=[s.slice(0,l).join(" "),s.slice(s.length-o).join(" ")];return e.map(p=>p.startsWith(i)&&p.endsWith(c)&&p.length>i.length+c.length?S(p.slice(i.length,p.length-c.length).trim()):p)}function zs({choice:e,words:t=e.label,digit:s,pending:n,marked:r,hinted:o=!1,onChoose:l,onPoint:i}){let c=n===e.id;return a`<button
    type="button"
    data-choice=${e.id}
    class=${`answer ${r?"is-marked":""} ${o?"is-hinted":""} ${c?"is-pending":""}`}
    aria-disabled=${n!==null}
    aria-pressed=${r?"true":void 0}
    onClick=${()=>n===null&&l(e.id)}
    onMouseEnter=${()=>i(e.places)}
    onMouseLeave=${()=>i([])}
    onFocus=${()=>i(e.places)}
    onBlur=${()=>i([])}
  >
    ${s!==void 0&&a`<kbd aria-hidden="true">${s}</kbd>`}
    <span class="answer-label">${t===e.label?t:a`<span aria-hidden="true">${t}</span><span class="visually-hidden">${e.label}</span>`}</span>
    ${e.brings.map(p=>a`<${fl} key=${p.text} part=${p} />`)}
    ${e.reveals&&a`<span class="reveals">${u("reveals")}</span>`}
    ${c&&a`<span class="visually-hidden">${u("pending")}</span>`}
  </button>`}function fl({part:e}){let t=e.change??0,s=t<0,n=e.change!==void 0?`${s?"\u2212":t?"+":"\xB1"}${Math.abs(t)}`:e.to!==void 0?`\u2192 ${e.to}`:null;return a`<span class=${`effect ${s?"less":""} ${n===null?"in-words":""}`}>
    <${R} name=${dl[e.what]??e.what} />
    ${n===null?a`<span class="explanation">${e.text}</span><span class="more" aria-hidden="true">…</span>`:a`<span class="figure" aria-hidden="true">${n}</span><span class="words">${e.text}</span>`}
  </span>`}function gl({onConfirm:e,onUnmark:t,pending:s}){let n=_(null);return O(()=>n.current?.focus({preventScroll:!0}),[]),a`<div class="confirm">
    <button type="button" class="main" ref=${n} aria-disabled=${s!==null} onClick=${e}>${u("confirm")}</button>
    <button type="button" class="plain" onClick=${t}>${u("not_yet")}</button>
  </div>`}function Ir({place:e,note:t,choices:s,onChoose:n,onClose:r}){let o=_(null);return O(()=>{let l=o.current;if(!l)return;l.open||l.showModal();let i=document.querySelector(`[data-place="${CSS.escape(e)}"]`)?.getBoundingClientRect();return i&&innerWidth>640&&(l.style.margin="0",l.style.left=`${Pr(i.left+i.width/2-l.offsetWidth/2,innerWidth-l.offsetWidth)}px`,l.style.top=`${Pr(i.bottom+8,innerHeight-l.offsetHeight)}px`),()=>l.close()},[e]),a`<dialog
    ref=${o}
    class="place-chooser"
    aria-label=${t.title}
    onCancel=${r}
    onClick=${l=>l.target===o.current&&r()}
  >
    <h3>${t.title}</h3>
    ${t.text.map(l=>a`<p>${l}</p>`)}
    <ul class="answers">
      ${s.map(l=>a`<li key=${l.id}>
          <${zs} choice=${l} pending=${null} marked=${!1} onChoose=${n} onPoint=${()=>{}} />
        </li>`)}
    </ul>
    <button type="button" class="plain" onClick=${r}>${u("not_yet")}</button>
  </dialog>`}function Pr(e,t){return Math.max(8,Math.min(t-8,e))}function qr(){O(()=>{let e=t=>{t.detail<2||!(t.target instanceof Element)||t.target.closest(".answer, .lit, .confirm")&&(t.preventDefault(),t.stopPropagation())};return document.addEventListener("click",e,!0),()=>document.removeEventListener("click",e,!0)},[])}function Ft(e,t,s){let[n,r]=Er(e),o=bl[n];return o?o(r,t,s):null}function be(e,t){return e.view?.players.find(s=>s.colour===t)??null}function ze(e,t){return e.seats.find(s=>s.colour===t)?.name??b("colour",t)}function Ls(e,t){return{title:S(b("card",e)),text:[Y("card_help",e,t)]}}var bl={card:(e,t)=>Ls(e,t),hand:(e,t)=>Ls(e.split(":")[1]??"",t),pack:(e,t)=>Ls(e,t),sector:(e,t)=>{let[s="",n=""]=e.split("/"),r=be(t,s),o=[Y("card_help",n,t)];if(r){let l=z("piece",ve(r,n)),i=t.sector_effects[r.seat]?.[n]??{};o.unshift(r.friend===n?u("tip_pieces_friend",{pieces:l}):l,ln(i),u("tip_next",{brings:vt(i)}))}return{title:u("tip_of",{what:S(b("place",n)),name:ze(t,s)}),text:o.filter(Boolean)}},person:(e,t,s)=>{let n=s.persons[e],r=n?z("rat",n.rats):"",o=n?b("letter",n.group):"";return{title:S(b("person",e)),text:[Y("person_help",e,t),`${o} \xB7 ${r}`]}},market:(e,t)=>{let s=t.view?.markets[e],n=t.view?.players.filter(l=>l.carriage===e)??[],r=[];s?r.push(u("tip_message",{kind:b("kind",s)})):r.push(u(e.endsWith("/centre")?"tip_centre":"tip_no_message"));let o=new Set(t.question?.choices.map(l=>l.id));s&&o.has(`drive:${e}`)&&!o.has(`take:${e}`)&&r.push(...t.question?.refused??[]);for(let l of n)r.push(u("tip_carriage",{name:ze(t,l.colour)}));return{title:S(tt(e,t.view?.boroughs??[])),text:r}},message:e=>{let[t="",s=""]=e.split("/");return{title:u("tip_message_of",{colour:b("colour",t)}),text:[b("kind",s)]}},messages:(e,t)=>{let s=be(t,e);if(!s)return null;let n=s.messages.map(r=>`${S(b("colour",r.colour))}: ${b("kind",r.kind)}`);return n.length||n.push(u("tip_no_messages")),{title:u("tip_of",{what:z("message",s.messages.length),name:ze(t,e)}),text:n}},coins:(e,t)=>Es(e,t,"coin",be(t,e)?.coins,"tip_coins",{price:z("coin",Number(t.options.hire_cost))}),supply:(e,t)=>Es(e,t,"marker",be(t,e)?.supply,"tip_supply"),general:(e,t)=>Es(e,t,"marker",be(t,e)?.general_supply,"tip_general"),prestige:(e,t)=>{let s=be(t,e);if(!s)return null;if(s.prestige===null)return{title:u("tip_purse"),text:[u("tip_purse_text")]};let n=Object.entries(s.prestige_by_source??{}).filter(([,r])=>r).map(([r,o])=>`${S(b("source",r))}: ${o}`);return{title:u("tip_of",{what:z("prestige",s.prestige),name:ze(t,e)}),text:n}},rat:(e,t,s)=>{let n=e.split("/")[0]??"",r=be(t,n);return r?{title:u("tip_rat_at",{name:ze(t,n),at:r.rat}),text:[...us(r,s).map(S),u("tip_rat")]}:null},friend:(e,t)=>{let s=be(t,e)?.friend;return{title:u("tip_of",{what:S(b("card","trusted-friend")),name:ze(t,e)}),text:[S(b("place",s??"off-board")),Y("card_help","trusted-friend",t)]}},carriage:(e,t)=>{let s=be(t,e)?.carriage??"";return{title:u("tip_carriage",{name:ze(t,e)}),text:[S(tt(s,t.view?.boroughs??[])),Y("card_help","carriage-house",t)]}},cathedral:(e,t)=>{let s=t.view;if(!s)return null;let n=s.players.reduce((o,l)=>o+l.cathedral,0),r=[u("tip_cathedral",{prestige:z("prestige",s.cathedral_tile)})];return n&&r.unshift(u("tip_share",{markers:z("marker",n),share:s.cathedral_share})),{title:S(b("place","cathedral")),text:r}},plague:(e,t,s)=>{let n=jt(t,t.seat);return t.view&&{title:u("plague_value",{value:t.view.plague}),text:[...n?Mt(n,s):[],u("tip_plague")]}},round:(e,t)=>t.view?.round?{title:u("round",{round:t.view.round}),text:[b("phase",t.view.phase),u("tip_round")]}:null,answer:(e,t)=>{let s=t.question?.choices.find(n=>n.id===e);return s?{title:s.label,text:s.brings.map(n=>S(n.text))}:null},undo:(e,t)=>({title:u("undo"),text:[u(t.undo.possible?"undo_can":`undo_${t.undo.why??"nothing"}`)]}),hurried:()=>({title:S(u("hurried")),text:[u("tip_hurried")]}),start:(e,t)=>t.view&&{title:u("start_figure"),text:[u("tip_start",{name:t.seats[t.view.start_player]?.name??""})]}};function Es(e,t,s,n,r,o){return n===void 0?null:{title:u("tip_of",{what:z(s,n),name:ze(t,e)}),text:[u(r,o)]}}function te({board:e,place:t,label:s,children:n,kind:r="",pressed:o=!1}){let l=e.lit.has(t),i=e.over.has(t);return a`<button
    type="button"
    data-place=${t}
    class=${`spot ${r} ${l?"lit":""} ${i?"over":""} ${o?"is-marked":""}`}
    onClick=${()=>l&&e.onPick(t)}
  >
    <span class="visually-hidden">${s}</span>
    <span class="seen" aria-hidden="true">${n}</span>
  </button>`}function ye({tip:e,label:t,children:s,kind:n=""}){return a`<button type="button" data-tip=${e} class=${`spot ${n}`}>
    <span class="visually-hidden">${t}</span>
    <span class="seen" aria-hidden="true">${s}</span>
  </button>`}function Ut({board:e,seat:t,marked:s}){let n=e.state.view,r=n?.players[t];if(!n||!r)return null;let o=r.pack,{pack_colour:l,passed:i}=e.state.draft[t]??{pack_colour:r.colour,passed:[]},{hand:c}=r,p=n.phase==="draft",d=e.state.seats[Wt(n,t)]?.name??"";return a`<div class="my-hand">
    <div class="cards-now">
      ${o.length>0&&a`<${Kt} title=${u(r.drafted?"hand_arrived":"hand_drawn")} kind="pack">
        ${o.map(m=>a`<${Wr} board=${e} key=${m} place=${`pack:${m}`} card=${m} colour=${l} marked=${s} />`)}
      <//>`}
      ${c.length>0&&a`<${Kt} title=${u(p?"hand_kept":"hand")} kind="held">
        ${c.map(({deck:m,card:h,colour:$})=>a`<${Wr} board=${e} key=${`${m}:${h}`} place=${`hand:${m}:${h}`} card=${h} colour=${$} marked=${s} />`)}
      <//>`}
    </div>
    <div class="cards-past">
      ${r.played.length>0&&a`<${Kt} title=${u("hand_played")} kind="played">${r.played.map(Dr)}<//>`}
      ${i.length>0&&a`<${Kt} title=${u("hand_passed",{name:d})} kind="passed">${i.map(Dr)}<//>`}
    </div>
  </div>`}function Kt({title:e,kind:t,children:s}){return a`<div class=${`card-group ${t}`}>
    <h2>${e}</h2>
    <div class="cards-row">${s}</div>
  </div>`}function Wr({board:e,place:t,card:s,colour:n,marked:r}){let o=u("card_of",{card:Br(s),colour:b("colour_card",n)});return a`<${te} board=${e} place=${t} label=${o} kind="card-spot" pressed=${r.includes(t)}>
    ${s?a`<${ce} card=${s} colour=${n} />`:a`<${Oe} colour=${n} />`}
  <//>`}function Dr({card:e,colour:t}){return a`<${ye} kind="card-spot" tip=${`card:${e}`} label=${Br(e)}>
    ${e?a`<${ce} card=${e} colour=${t} />`:a`<${Oe} colour=${t} />`}
  <//>`}function Br(e){return e?S(b("card",e)):u("hidden_card")}var yl=.7,wl=.45,Gt=.1,kl=.03;function Fr(e,t){let[s,n]=e;if(!s)return[];let r=p=>p.prestige[t]??0,l=e.slice(1).filter(p=>p.share>=kl).sort((p,d)=>r(d)-r(p))[0]??n,i=u("percent",{number:Math.round(s.share*100)}),c=s.share>=yl?"sure":s.share>=wl?"likely":"close";return[u(`hint_${c}`,{share:i}),xl(s,l,t)]}function xl(e,t,s){let n=Ve(e.prestige[s]??0);if(!t)return u("hint_expects",{prestige:n});let r=(e.prestige[s]??0)-(t.prestige[s]??0),o=jr(e,s)-jr(t,s),l=t.label;return r>=Gt?u("hint_more",{prestige:n,more:Ve(r),other:l}):r<=-Gt&&o<Gt?u("hint_less",{prestige:n,more:Ve(-r),other:l}):o>=Gt?u("hint_ahead",{prestige:n,more:Ve(o),other:l}):u("hint_even",{prestige:n,other:l})}function jr({prestige:e},t){return(e[t]??0)-Math.max(...e.filter((s,n)=>n!==t))}function Kr({thoughts:e,seats:t,seat:s,onChoose:n,onClose:r}){let[o,l]=w(!1),i=e?.[0];return!e||!i?a`<p class="hint" role="status">${u("hint_thinking")}</p>`:a`<div class="hint" role="status">
    <p>
      <strong>${i.label}</strong> — ${Fr(e,s).join(" ")}
    </p>
    <p class="hint-does">
      <button type="button" class="main" onClick=${()=>n(i.choice)}>${u("hint_play")}</button>
      ${e.length>1&&a`<button type="button" class="compare" onClick=${()=>l(!0)}>${u("hint_all")}</button>`}
      <button type="button" class="plain close" aria-label=${u("close")} onClick=${r}><span aria-hidden="true">✕</span></button>
    </p>
    ${o&&a`<${vl} thoughts=${e} seats=${t} seat=${s} onChoose=${n} onClose=${()=>l(!1)} />`}
  </div>`}function vl({thoughts:e,seats:t,seat:s,onChoose:n,onClose:r}){return a`<${Ke} title=${u("hint_title")} onClose=${r}>
    <p class="small soft">${u("hint_text")}</p>
    <div class="wide-table" tabindex="0" role="region" aria-label=${u("hint_title")}>
      <table class="figures-table">
        <thead>
          <tr>
            <th scope="col">${u("hint_choice")}</th>
            <th scope="col">${u("hint_share")}</th>
            ${t.map(o=>a`<th scope="col" key=${o.seat}>${o.seat===s?u("you"):o.name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.map(o=>a`<tr key=${o.choice}>
              <th scope="row"><button type="button" class="plain" onClick=${()=>n(o.choice)}>${o.label}</button></th>
              <td>${u("percent",{number:Math.round(o.share*100)})}</td>
              ${o.prestige.map((l,i)=>a`<td key=${i}>${Ve(l)}</td>`)}
            </tr>`)}
        </tbody>
      </table>
    </div>
  <//>`}var Ur=360;function Le({value:e,kind:t=""}){let[s,n]=w(e),r=_(e),[o,l]=w(!1);return E(()=>{let i=r.current;if(i===e)return;r.current=e,l(!0);let c=setTimeout(()=>l(!1),2*Ur);if(matchMedia("(prefers-reduced-motion: reduce)").matches)return n(e),()=>clearTimeout(c);let p=performance.now(),d=requestAnimationFrame(function m(h){let $=Math.min(1,(h-p)/Ur);n(Math.round(i+(e-i)*$)),$<1&&(d=requestAnimationFrame(m))});return()=>{clearTimeout(c),cancelAnimationFrame(d),n(e)}},[e]),a`<span class=${`number ${t} ${o?"has-changed":""}`}>${s}</span>`}function Gr({board:e,player:t}){return a`<${te} board=${e} place=${`coins:${t.colour}`} kind="tally" label=${z("coin",t.coins)}>
    <${R} name="coin" /><${Le} value=${t.coins} />
  <//>`}function Qr({board:e,player:t}){return a`<span class="tallies">
    <${te} board=${e} place=${`supply:${t.colour}`} kind=${`tally colour-${t.colour}`} label=${u("in_supply",{markers:z("marker",t.supply)})}>
      <${R} name="marker" /><${Le} value=${t.supply} />
    <//>
    <${te} board=${e} place=${`general:${t.colour}`} kind="tally lesser" label=${u("in_general",{markers:z("marker",t.general_supply)})}>
      <span>+<${Le} value=${t.general_supply} /></span>
    <//>
  </span>`}function Yr({board:e,player:t}){let{then:s,overruns:n}=me(t,e.facts);return a`<${te} board=${e} place=${`rat:${t.colour}`} kind="tally" label=${We(t,e.facts)}>
    <${R} name="rat" /><${Le} value=${t.rat} />
    ${s!==null&&a`<span class=${`foreseen number ${n?"danger":""}`}>→${s}</span>`}
    ${n&&a`<span class="price">−${e.facts.overrun.prestige}<${R} name="prestige" /></span>`}
  <//>`}function Jr({board:e,player:t}){let s=t.prestige!==null;return a`<${te} board=${e} place=${`prestige:${t.colour}`} kind="tally" label=${s?z("prestige",t.prestige??0):u("tip_purse")}>
    <${R} name=${s?"prestige":"purse"} />${s&&a`<${Le} value=${t.prestige} />`}
  <//>`}function Xr({board:e,player:t}){let n=(e.state.view?.boroughs??[]).map(o=>({colour:o,n:t.messages.filter(l=>l.colour===o).length})).filter(o=>o.n),r=n.length?n.map(({colour:o,n:l})=>`${b("colour",o)} ${l}`).join(", "):u("tip_no_messages");return a`<${te} board=${e} place=${`messages:${t.colour}`} kind="tally message-tally" label=${r}>
    <${R} name="message" />
    ${n.map(({colour:o,n:l})=>a`<span class="by-colour" key=${o}><${B} colour=${o} /><span class="number">${l}</span></span>`)}
    ${n.length===0&&a`<span class="number is-none">0</span>`}
  <//>`}function Zr({sector:e}){return a`<svg class="drawing icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${$e(e,12,12,24)}</svg>`}function eo({player:e}){let t=e.hand.length+e.pack.length;return a`<span class="tally at-rest" role="img" aria-label=${u("cards_left",{cards:z("card",t)})}>
    <${R} name="card" /><span class="number">${t}</span>
  </span>`}var Ml=new Set(["round-begins","card-kept","draft-ends","card-played","person-hired","hire-declined","plague-strikes","cathedral-scored","period-ends","game-ends"]),to=new Set(["card-played","person-hired","hire-declined"]),_l=new Set(["card-kept",...to]);function Ge(e,t){return t?!t.lines.length&&!e.some(s=>s.move>=t.from)?e:[...e.filter(s=>s.move<t.from),...t.lines]:[]}function so(e){let t=[];for(let s of e){let n=t[t.length-1];!n||Ml.has(s.kind)||s.seat!==null&&n.seat!==null&&s.seat!==n.seat&&n.head.kind==="plague-strikes"?t.push({seat:s.seat,head:s,rest:[],move:s.move}):n.rest.push(s)}return t}function no(e,t){for(let s=e.length-1;s>=0;s--){let n=e[s];if(n&&n.seat===t&&to.has(n.kind))return n}return null}function ro(e,t){for(let s=e.length-1;s>=0;s--){let n=e[s];if(n&&n.seat===t&&_l.has(n.kind))return Cl(e,t,n.move)}return 0}function Cl(e,t,s){let n=s;for(let r of e)if(!(r.move<=n||r.seat===null)){if(r.seat!==t)break;n=r.move}return n}var oo={"card-kept":"card","draft-ends":"card","cards-passed":"card","cards-drawn":"card","cards-received":"card","card-played":"card","card-hidden":"card","markers-moved":"marker","friend-moved":"friend","coins-gained":"coin","coins-paid":"coin","coins-missing":"coin","prestige-gained":"prestige","prestige-lost":"prestige","rat-moved":"rat","rat-overrun":"rat","plague-strikes":"rat","message-taken":"message","carriage-moved":"carriage","person-hired":"person","cathedral-scored":"cathedral"},Vs={"coins-gained":"gain","prestige-gained":"gain","message-taken":"gain","coins-paid":"loss","coins-missing":"loss","prestige-lost":"loss","rat-overrun":"loss"};function ao({board:e,seats:t,mine:s}){let[n,r]=w(null),o=Ce(),l=s===null?0:s+1,i=t.map((c,p)=>t[(l+p)%t.length]).filter(c=>c&&c.seat!==s);return a`<div class=${`strips of-${i.length}`}>
    ${i.map(c=>c&&a`<${Sl} key=${c.seat} board=${e} seat=${c} onLarge=${()=>r(c.seat)} />`)}
    ${n!==null&&a`<${Ke} title=${t[n]?.name??""} kind="borough-window" onClose=${()=>r(null)}>
      <${nt} state=${e.state} facts=${e.facts} seat=${n} lit=${new Map} onPick=${()=>{}} over=${e.over} narrow=${o} />
      <${zl} player=${e.state.view?.players[n]} />
    <//>`}
  </div>`}function Sl({board:e,seat:t,onLarge:s}){let{state:n,facts:r}=e,o=n.view,l=o?.players[t.seat];if(!o||!l)return null;let i=n.waiting.find(d=>d.seat===t.seat),c=no(e.lines,t.seat),p=[...e.over].some(d=>d===`player:${t.colour}`);return a`<article class=${`strip colour-${t.colour} ${i?"acting":""} ${p?"over":""}`} aria-label=${t.name}>
    <header>
      <button type="button" class="plain strip-name" onClick=${s}>
        <${B} colour=${t.colour} />
        <span class="name">${t.name}</span>
        <span class="visually-hidden">${u("enlarge",{name:t.name})}</span>
      </button>
      <${Os} seat=${t} />
      ${t.who==="bot"&&n.bots_think_less&&a`<${ye} kind="hurried" tip="hurried" label=${u("hurried")}>${u("hurried")}<//>`}
      ${o.start_player===t.seat&&a`<${As} />`}
      <span class="spread"></span>
      <${Jr} board=${e} player=${l} />
    </header>
    <${Hl} board=${e} seat=${t.seat} />
    <ul class="seven">
      ${r.sectors.map(d=>{let m=ve(l,d),h=l.friend===d,$=`${S(b("place",d))}: ${m}${h?`, ${u("with_friend")}`:""}`;return a`<li key=${d}>
          <${te} board=${e} place=${`sector:${t.colour}/${d}`} kind=${`tally sector-tally ${m?"":"is-none"} ${h?"has-friend":""}`} label=${$}>
            <${Zr} sector=${d} /><${Le} value=${m} />
          <//>
        </li>`})}
    </ul>
    <p class="last-action">${i?a`<em>${i.what}</em>`:c?.deed??c?.text??""}</p>
  </article>`}function Hl({board:e,seat:t}){let s=e.state.view?.players[t];return s?a`<div class="tally-row">
    <${Gr} board=${e} player=${s} />
    <${Qr} board=${e} player=${s} />
    <${Yr} board=${e} player=${s} />
    <${eo} player=${s} />
    <${Xr} board=${e} player=${s} />
  </div>`:null}function zl({player:e}){return e?.played.length?a`<div class="card-group">
    <h3>${u("hand_played")}</h3>
    <div class="cards-row">
      ${e.played.map(({card:t,colour:s},n)=>a`<${ye} key=${n} kind="card-spot" tip=${`card:${t}`} label=${S(b("card",t??""))}><${ce} card=${t??""} colour=${s} /><//>`)}
    </div>
  </div>`:null}function Os({seat:e}){if(e.who==="bot"){let t=e.level?b("level",e.level):"";return!e.left&&(e.name.includes(t)||e.name.includes(e.level??""))?null:a`<span class="seat-who">${e.left?u("left_bot",{level:t}):u("bot",{level:t})}</span>`}return e.who==="open"?a`<span class="seat-who">${u("seat_open")}</span>`:a`<span class=${`seat-who ${e.present?"is-here":"is-away"}`}>${u(e.present?"present":"absent")}</span>`}function As(){return a`<${ye} kind="start-figure" tip="start" label=${u("start_figure")}><${R} name="bell" /><//>`}function lo({board:e,seat:t}){let{state:s,facts:n,lit:r,onPick:o,over:l}=e,i=s.view?.players[t],c=s.seats[t];return!i||!c?null:a`<section class=${`part-own colour-${c.colour}`} aria-label=${u("borough_of",{name:c.name})}>
    <div class="own-head">
      <span class="own-name"><${B} colour=${c.colour} /><strong class="name">${c.name}</strong></span>
      ${s.view?.start_player===t&&a`<${As} />`}
      <span class="legend"><${ds} colour=${c.colour} />${u("legend_next")}</span>
    </div>
    <div class="own-drawing">
      <${nt} state=${s} facts=${n} seat=${t} lit=${r} onPick=${o} over=${l} narrow=${!0} />
    </div>
  </section>`}function io({state:e,facts:t}){let s=e.view;if(!s)return null;let n=s.grey_to_come.filter(i=>i!==null),r=new Set(s.grey_past),o=s.persons_in_game.filter(i=>t.persons[i]?.group!=="brown"&&!r.has(i)),l=El(s,t);return a`<div class="help-box" tabindex="0" role="region" aria-label=${u("help")}>
    <p><a href="/rules" target="_blank">${u("rules")}</a></p>
    <h2>${u("help_cards")}</h2>
    <dl>
      ${t.cards.map(i=>a`<div key=${i}><dt>${S(b("card",i))}</dt><dd>${Y("card_help",i,e)}</dd></div>`)}
    </dl>
    <h2>${u("help_persons")}</h2>
    <dl>
      ${s.persons.map(i=>a`<div key=${i}><dt>${S(b("person",i))}</dt><dd>${Y("person_help",i,e)}</dd></div>`)}
    </dl>
    <h2>${u("help_to_come")}</h2>
    ${l.length>0&&a`<p>${u("help_brown",{persons:ee(l.map(i=>b("person",i)))})}</p>`}
    ${n.length>0&&a`<p>${u("help_spied",{persons:ee(n.map(i=>b("person",String(i))))})}</p>`}
    <dl>
      ${o.map(i=>a`<div key=${i}><dt>${S(b("person",i))} <span class="soft">${t.persons[i]?.group}</span></dt><dd>${Y("person_help",i,e)}</dd></div>`)}
    </dl>
    <${Ll} state=${e} />
    <h2>${u("help_keys")}</h2>
    <p>${u("help_keys_text")}</p>
    <h2>${u("help_options")}</h2>
    <ul>
      ${Object.entries(e.options).map(([i,c])=>a`<li key=${i}>${u(`option_${i}`)}: <strong>${Vl(c)}</strong></li>`)}
    </ul>
  </div>`}function Ll({state:e}){let t=e.view;if(!t||e.seat===null)return null;let s=t.players.filter(r=>r.seat!==e.seat).map(r=>({name:e.seats[r.seat]?.name??"",cards:r.hand.filter(o=>o.card!==null)})).filter(r=>r.cards.length),n=t.players[e.seat]?.dealt.flat().filter(r=>r!==null)??[];return a`<h2>${u("help_known")}</h2>
    ${s.map(r=>a`<p key=${r.name}>${u("help_holds",{name:r.name,cards:ee(r.cards.map(o=>b("card",String(o.card))))})}</p>`)}
    ${s.length===0&&a`<p class="soft">${u("help_known_nothing")}</p>`}
    ${n.length>0&&a`<p>${u("help_drawn",{cards:ee(n.map(r=>b("card",String(r))))})}</p>`}`}function El(e,t){let s=Object.keys(t.persons).filter(l=>t.persons[l]?.group==="brown"),n=e.brown_past.length,r=n%s.length||(n?s.length:0),o=new Set(e.brown_past.slice(n-r));return s.filter(l=>!o.has(l))}function Vl(e){let t=`value_${e===!0?"yes":e===!1?"no":e}`;return Pe("page",t)?u(t):String(e)}function co({lines:e,seats:t,onPoint:s}){let n=_(null),r=_(!1),o=_(!1),l=F(()=>so(e),[e]),i=()=>{let d=n.current;d&&!r.current&&(d.scrollTop=d.scrollHeight)};O(i,[l]),E(()=>{let d=new ResizeObserver(i);return n.current&&d.observe(n.current),()=>d.disconnect()},[]);let c=()=>{o.current=!0};return a`<div class="log-box" ref=${n} onScroll=${()=>{let d=n.current;!d||!o.current||(r.current=d.scrollHeight-d.scrollTop-d.clientHeight>40,o.current=r.current)}} onWheel=${c} onTouchMove=${c} onPointerDown=${c} onKeyDown=${c} role="log" aria-live="off" aria-label=${u("log")} tabindex="0">
    ${l.map((d,m)=>a`<${Ol} key=${`${d.move}-${m}`} turn=${d} seats=${t} onPoint=${s} />`)}
  </div>`}function Ol({turn:e,seats:t,onPoint:s}){let n=e.seat===null?null:t[e.seat],r=e.head.kind==="round-begins"||e.head.kind==="period-ends"||e.head.kind==="game-ends";return a`<div class=${`log-turn ${r?"milestone":""} ${n?`colour-${n.colour}`:""}`}>
    ${n&&!r&&a`<${B} colour=${n.colour} />`}
    <ul>
      ${[e.head,...e.rest].map((o,l)=>a`<${Al} key=${l} line=${o} head=${l===0} onPoint=${s} />`)}
    </ul>
  </div>`}function Al({line:e,head:t,onPoint:s}){let n=oo[e.kind];return a`<li class=${`log-line ${t?"turn-head":""} ${Vs[e.kind]?`is-${Vs[e.kind]}`:""}`}>
    <button
      type="button"
      class="plain line-button"
      onMouseEnter=${()=>s(e.places)}
      onMouseLeave=${()=>s([])}
      onFocus=${()=>s(e.places)}
      onBlur=${()=>s([])}
    >
      ${n&&a`<${R} name=${n} />`}<span>${e.text}</span>
    </button>
  </li>`}function Qt({name:e,label:t,tabs:s,now:n,onTab:r,kind:o=""}){let l=_(null),i=c=>{let p=c.key==="ArrowRight"?1:c.key==="ArrowLeft"?-1:0;if(!p)return;c.preventDefault();let d=s.findIndex($=>$.id===n),m=s[(d+p+s.length)%s.length];if(!m)return;r(m.id);let h=l.current?.querySelector(`#${e}-tab-${m.id}`);h instanceof HTMLElement&&h.focus()};return a`<div class=${`tabs ${o}`} role="tablist" aria-label=${t} ref=${l} onKeyDown=${i}>
    ${s.map(c=>a`<button
        key=${c.id}
        type="button"
        role="tab"
        id=${`${e}-tab-${c.id}`}
        aria-selected=${c.id===n?"true":"false"}
        aria-controls=${`${e}-panel`}
        tabindex=${c.id===n?0:-1}
        class=${`${c.id===n?"now":""} ${c.lit?"glows":""}`}
        onClick=${()=>r(c.id)}
      >
        ${c.label}
        ${c.badge?a`<span class="news-badge">${c.badge===!0?a`<span class="visually-hidden">•</span>`:c.badge}</span>`:null}
      </button>`)}
  </div>`}var Tl=110;function uo({board:e,newest:t,unread:s,onRead:n,inSight:r}){let[o,l]=w("log"),[i,c]=w(!1),p=_(null);E(()=>{o==="chat"&&r&&n()},[o,r,n]),Se($=>{Hs($)&&($.key==="l"?c(g=>!g):$.key==="Escape"&&c(!1))});let d=$=>{l($),(p.current?.clientHeight??0)<Tl&&c(!0)},m=t.watchers>0?u("watchers",{n:t.watchers}):"",h=u(i?"side_small":"side_large");return a`<section class=${`part-side ${i?"is-large":""}`} aria-label=${u("side")}>
    <div class="side-head">
      <${Qt}
        name="side"
        label=${u("side")}
        now=${o}
        onTab=${d}
        tabs=${[{id:"log",label:u("log")},{id:"chat",label:u("chat"),badge:s||null},{id:"help",label:u("help")}]}
      />
      <button type="button" class="plain side-size" aria-label=${h} title=${h} aria-expanded=${i?"true":"false"} aria-keyshortcuts="l" onClick=${()=>c(!i)}>
        <span aria-hidden="true">${i?"\u2715":"\u2922"}</span>
      </button>
    </div>
    <div id="side-panel" ref=${p} role="tabpanel" aria-labelledby=${`side-tab-${o}`} class="side-panel">
      ${o==="log"&&a`<${co} lines=${e.lines} seats=${e.state.seats} onPoint=${e.setOver} />`}
      ${o==="chat"&&a`<${je} state=${t} />`}
      ${o==="help"&&a`<${io} state=${e.state} facts=${e.facts} />`}
    </div>
    ${m&&a`<p class="watchers soft small">${m}</p>`}
  </section>`}function po({board:e,seat:t,onMenu:s,marked:n}){let{state:r,facts:o}=e,l=r.view;return l?a`<header class="top-bar">
    <button class="plain menu-button" onClick=${s} aria-haspopup="dialog" aria-label=${u("menu")}>
      <span aria-hidden="true">☰</span>
    </button>
    <${ye} kind="top-round" tip="round" label=${l.round?u("round",{round:l.round}):u("over")}>
      ${l.round&&a`<${ot} round=${l.round} facts=${o} />`}
      <span class="round-words">
        <strong>${l.round??""}</strong>
        <!-- All of them occupy one place, so that the bar does not move when one replaces another. -->
        <span class="phases">${o.phases.map(i=>a`<span key=${i} class=${i===l.phase?"now":""}>${S(b("phase",i))}</span>`)}</span>
      </span>
    <//>
    <div class="hireables" role="group" aria-label=${u("persons")}>
      ${l.persons.map(i=>{let c=o.persons[i],p=c?.rats??0;return a`<${te}
          key=${i}
          board=${e}
          place=${`person:${i}`}
          kind="hireable"
          pressed=${n.includes(`person:${i}`)}
          label=${`${S(b("person",i))}, ${z("rat",p)}. ${Y("person_help",i,r)}`}
        >
          <${Ae} person=${i} rats=${p} group=${c?.group??"brown"} />
          <span class="person-words">
            <strong class="name">${S(b("person",i))}</strong>
            <span>${Y("person_help",i,r)}</span>
          </span>
        <//>`})}
    </div>
    ${l.persons.length>0&&a`<${Nl} board=${e} seat=${t} />`}
  </header>`:null}var Rl={now:0,then:null,overruns:!1};function Nl({board:e,seat:t}){let{state:s,facts:n}=e,r=s.view,o=jt(s,t);if(!r)return null;let l=r.persons.map(m=>n.persons[m]?.rats??0),i=u("plague_value",{value:r.plague}),{now:c,then:p,overruns:d}=o?me(o,n):Rl;return a`<${ye} kind="top-plague" tip="plague" label=${[i,...o?Mt(o,n):[]].join(". ")}>
    <${R} name="rat" />
    <span class="plague-words">
      <span><span class="plague-parts">${l.join(" + ")} = </span><strong>${r.plague}</strong></span>
      ${p!==null&&a`<span class=${d?"danger":""}>
        <span class="you-word">${S(u("you"))}</span> <span class="number">${c} → ${p}</span> ${d&&a`<span class="price">−${n.overrun.prestige}<${R} name="prestige" /> −${n.overrun.markers}<${R} name="marker" /></span>`}
      </span>`}
    </span>
  <//>`}var ho="notredame.chat-read",Pl=50;function $o(e){let{table:t,chat:s,seats:n}=e,{quiet:r}=Me(),[o,l]=w(()=>mo().find(([m])=>m===t)?.[1]??0),i=s[s.length-1]?.number??0,c=Z(()=>{if(i<=o)return;l(i);let m=mo().filter(([h])=>h!==t);we(ho,JSON.stringify([[t,i],...m].slice(0,Pl)))},[t,i,o]),p=m=>m!==null&&n[m]?.mine;return{unread:r?0:s.filter(m=>m.number>o&&!p(m.seat)).length,read:c}}function mo(){try{let e=JSON.parse(Ee(ho)??"[]");return Array.isArray(e)?e:[]}catch{return[]}}function Yt({board:e,newest:t,seat:s,marked:n,onMenu:r,coach:o,children:l}){let i=Ce(),{state:c,facts:p,lit:d,onPick:m,over:h}=e,[$,g]=Wl(s===null?"city":"mine",i&&ql(d)),{unread:f,read:y}=$o(t),v={...Dl(e,s,$),log:f||null},k=["city",...s===null?[]:["mine"],"others","log"];return a`<main id="main" class=${`game ${s===null?"watching":""}`} data-part=${$} tabindex="-1">
    <h1 class="visually-hidden">${u("game")}</h1>
    <${po} board=${e} seat=${s} onMenu=${r} marked=${n} />
    <div class=${`table-parts ${t.seats.length>4?"crowded":""}`} id="part-panel">
      <section class="part-city" aria-label=${u("part_city")}>
        <${st} state=${c} facts=${p} lit=${d} onPick=${m} over=${h} tall=${i} />
      </section>
      ${s!==null&&a`<${lo} board=${e} seat=${s} />`}
      <section class="part-others" aria-label=${u("part_others")}>
        <${ao} board=${e} seats=${t.seats} mine=${s} />
      </section>
      <${uo} board=${e} newest=${t} unread=${f} onRead=${y} inSight=${!i||$==="log"} />
      ${o}
    </div>
    <${Qt}
      name="part"
      kind="part-tabs"
      label=${u("parts")}
      now=${$}
      onTab=${g}
      tabs=${k.map(x=>({id:x,label:u(`part_${x}`),badge:v[x],lit:x!==$&&[...d.keys()].some(V=>Il(V)===x)}))}
    />
    ${l}
  </main>`}function Il(e){let t=e.split(":")[0];return t==="market"||t==="cathedral"?"city":t==="hand"||t==="pack"||t==="person"?null:"mine"}function ql(e){return e.size>0&&[...e.keys()].every(t=>t.startsWith("market:"))}function Wl(e,t){let[s,n]=w(e),r=_(null);return O(()=>{t?(r.current=s,n("city")):r.current!==null&&(n(r.current),r.current=null)},[t]),[s,l=>{r.current=null,n(l)}]}function Dl(e,t,s){let n=e.state.view,r=n?.players??[],o=t===null?null:r[t],l={city:JSON.stringify([n?.markets,r.map(c=>[c.carriage,c.cathedral])]),mine:JSON.stringify(o&&[o.sectors,o.friend,o.coins,o.supply,o.rat,o.prestige,o.messages.length]),others:JSON.stringify(r.filter(c=>c!==o).map(c=>[c.sectors,c.friend,c.coins,c.supply,c.rat]))},i=_(l);return O(()=>{i.current={...i.current,[s]:l[s]}}),{city:s!=="city"&&l.city!==i.current.city,mine:s!=="mine"&&l.mine!==i.current.mine,others:s!=="others"&&l.others!==i.current.others}}function ht({lines:e,step:t}){let s=t?.lines??e;if(t&&t.kind!=="own")return s;let n=s[s.length-1]?.move;return s.filter(r=>r.move===n)}function fo({moment:e}){let{state:t,step:s}=e;return s?.kind==="plague"?a`<span class="plague-step">
      <strong><${R} name="plague" /> ${u("plague_value",{value:s.value})}</strong>
      ${s.results.map(r=>a`<${Bl} key=${r.seat} result=${r} seat=${t.seats[r.seat]} />`)}
    </span>`:ht(e).filter(r=>s?.kind!=="period"||r.kind!=="markers-moved").map(r=>r.text).join(" ")}function Bl({result:e,seat:t}){if(!t)return null;let s=e.losses.map(n=>n.deed?jl(n.deed):go(n.text));return a` <span class="plague-result"><${B} colour=${t.colour} /> ${t.name} <span class="number">${e.from} → ${e.to}</span>${s.length>0&&a` <span class="price">${ee(s)}</span>`}</span>`}function jl(e){let t=go(e);return t.charAt(0).toLocaleLowerCase()+t.slice(1)}function go(e){return e.replace(/[.。]$/,"")}var Fl=60,Kl=150,Ul=1.6;function Jt(e,t){let s=ht(e).reduce((o,l)=>o+l.text.length,0),n=Math.min(1,Math.max(0,s-Fl)/Kl),r=e.step&&e.step.kind!=="own"?Ul:1;return Ot[t]*r*(1+n)}var Gl=new Set(["plague-strikes","period-ends","round-begins","game-ends"]),Ql=new Set(["round-begins","game-ends"]);function bo(e){let t=[],s=Object.values(N().periods).flat();for(let n of e){let r=t[t.length-1];if(r&&r.move===n.move&&!Gl.has(n.kind)){r.lines.push(n);continue}let o=r?.move===n.move;r&&o&&(r.last=!1);let l=n.kind==="round-begins"?s.shift()??null:null;t.push({move:n.move,lines:[n],before:r&&o?[...r.before,...r.lines]:[],last:!0,round:l})}return t}function Xt(e,t,s){let n=[...s.before,...s.lines];if(s.last||n.some(l=>Ql.has(l.kind)))return t;let r=n.some(l=>l.kind==="cathedral-scored"),o=e.players.map((l,i)=>{let c=t.players[i],p=n.filter(d=>d.seat===i);return c&&p.length?Yl(l,c,new Set(p.map(d=>d.kind)),r):l});return{...e,players:o,markets:t.markets}}function Zt(e,t,s){return e.players.map(({sectors:n,friend:r},o)=>(n===s.view?.players[o]?.sectors||r!==t.view?.players[o]?.friend?s:t).sector_effects[o]??{})}function Yl(e,t,s,n){let{hand:r,pack:o,played:l,drafted:i,dealt:c}=e,p=s.has("plague-strikes"),{supply:d,general_supply:m,sectors:h}=s.has("markers-moved")?t:e,$=n?0:Math.max(0,e.cathedral-t.cathedral),g=[...p?[]:["plague"],...n?[]:["cathedral"]];return{...t,hand:r,pack:o,played:l,drafted:i,dealt:c,supply:d,sectors:h,general_supply:m-(s.has("markers-moved")?$:0),cathedral:t.cathedral+$,prestige:t.prestige===null?null:t.prestige-Xl(g.map(f=>Jl(e,t,f))),rat:p?t.rat:e.rat,rat_after_plague:p?null:e.rat_after_plague}}function Jl(e,t,s){return(t.prestige_by_source?.[s]??0)-(e.prestige_by_source?.[s]??0)}function Xl(e){return e.reduce((t,s)=>t+s,0)}var yo={"plague-strikes":"plague","period-ends":"period","round-begins":"next","game-ends":"next"},Zl=new Set(["prestige-lost","markers-moved"]);function es(e,t){let[s,n]=[e.state.view,t.state.view];if(!s||!n||!ts(t.lines,e.state.move))return[t];let r=t.lines.filter(i=>i.move<=e.state.move),o=[],l=[];for(let{kind:i,lines:c}of ei(t.lines.slice(r.length))){let p=Xt(s,n,{move:t.state.move,lines:c,before:o,last:!1,round:null});o=[...o,...c];let d=i==="own"?p.phase:"plague",m={...t.state,status:"playing",question:null,waiting:[],view:{...p,phase:d},sector_effects:Zt(p,e.state,t.state)},h=i==="plague"?ti(s,n,c):[];l.push({state:m,lines:[...r,...o],step:{kind:i,lines:c,results:h,value:s.plague}})}return[...l,t]}function ts(e,t){return e.some(s=>s.move>t&&["plague","period"].includes(yo[s.kind]??""))}function ei(e){let t=[];for(let s of e){let n=yo[s.kind];if(n==="next")break;let r=t[t.length-1];r&&(!n||n===r.kind)?r.lines.push(s):t.push({kind:n??"own",lines:[s]})}return t}function ti(e,t,s){return s.flatMap(r=>r.kind==="plague-strikes"&&r.seat!==null?[r.seat]:[]).map(r=>({seat:r,from:e.players[r]?.rat??0,to:t.players[r]?.rat??0,losses:s.filter(o=>o.seat===r&&Zl.has(o.kind))}))}var si=new Set(["card-kept","cards-passed","draft-ends"]),ni=9e3,ri=1100;function wo(e,t){let[s,n]=w(null),r=_(void 0),o=_(0),l=e?.state.seat??null,i=e&&l!==null?ro(e.lines,l):0,c=e?.lines??[],p=i>0&&ts(c.filter($=>$.move===i),0)?i:i+1,d=[...new Set(c.filter($=>$.move>=p&&!si.has($.kind)).map($=>$.move))],m=Z(()=>{o.current++,clearTimeout(r.current),n(null)},[]);E(()=>m,[]),O(()=>m(),[e?.state.move]);let h=async()=>{if(!e)return;let $=++o.current,g=Math.min(ri,ni/Math.max(1,d.length));for(let f of d){for(let y of await oi(e,t,f)){if(o.current!==$)return;if(f===i&&y.step?.kind==="own")continue;n(y);let v=y.step?Math.max(g,Jt(y,"normal")):g;await new Promise(k=>r.current=setTimeout(k,v))}if(o.current!==$)return}n(null)};return{moment:s,missed:d.length,run:h,stop:m}}async function oi(e,t,s){let n=async l=>t.get(l)??await ai(e,l),r=await n(s);if(!r)return[];if(!ts(r.lines,s-1))return[r];let o=await n(s-1);return o?es(o,r).filter(l=>l!==r):[r]}async function ai(e,t){let{table:s,seat:n}=e.state;try{let r=await j(`/api/tables/${s}/replay?at=${t}&seat=${n}&lang=${G()}`);return{state:r,lines:Ge([],r.news)}}catch{return null}}function ko({state:e,pending:t,behind:s,again:n,missed:r,onUndo:o,onHint:l,onRecap:i,onStop:c,onSkip:p}){let d=s===0&&!n,{possible:m}=e.undo,h=m&&t===null&&d,$=e.status==="playing"&&e.seat!==null,g=e.question!==null&&t===null&&d;return a`<div class="tools">
    ${$&&a`<button type="button" data-tip="undo" aria-disabled=${h?"false":"true"} class=${m?"":"off"} aria-keyshortcuts="u" onClick=${()=>h&&o()}>
      <span aria-hidden="true">↶</span> <span class="tool-word">${u("undo")}</span>
    </button>`}
    ${e.alone&&$&&a`<button type="button" class=${g?"":"off"} aria-disabled=${g?"false":"true"} onClick=${()=>g&&l()}>
      <${R} name="bulb" /> <span class="tool-word">${u("hint")}</span>
    </button>`}
    ${s>0?a`<button key="skip" type="button" class="main" onClick=${p}><span aria-hidden="true">»</span> <span class="tool-word">${u("skip_to_now")}</span></button>`:n?a`<button key="stop" type="button" class="main" onClick=${c}><span aria-hidden="true">»</span> <span class="tool-word">${u("since_stop")}</span></button>`:r>0&&a`<button key="since" type="button" class="plain" onClick=${i}><span aria-hidden="true">«</span> <span class="tool-word">${u("since")}</span></button>`}
  </div>`}var li=new Map;function xo({following:e,shown:t,newest:s,facts:n,sending:r,onMenu:o,onEnd:l}){let{confirm:i}=Me(),[c,p]=w(null),[d,m]=w(null),[h,$]=w([]),[g,f]=w([]),[y,v]=w(void 0),[k,x]=J(),V=_(null),C=Ce(),T=wo(t,e.past),I=t.state.seat,U=T.moment!==null,L=T.moment??t,{state:M,lines:A}=L,H=e.behind||U?null:t.state.question,he=H?.asked;O(()=>{p(null),m(null),v(void 0),x(null)},[he,I]),Fe(V),qr();let Ne=F(()=>H&&r.pending===null?Lr(H.choices):li,[H,r.pending]),rs=q=>H?.choices.find(se=>se.id===q),Qe=q=>{let se=rs(q);m(null),v(void 0),!(!se||r.pending!==null)&&(i&&se.ends_turn?p(q):r.send(q))},Ao=q=>{let se=Ne.get(q)??[];se.length===1&&se[0]&&!(C&&q.startsWith("person:"))?Qe(se[0]):se.length&&m(q)},Ts=()=>c===null||r.pending!==null?!1:(r.send(c),p(null),!0),Rs=()=>{t.state.undo.possible&&r.pending===null&&r.undo()},To=H!==null&&H.choices.length>mt,Ns=Rr({asked:he??0,choices:r.pending===null?H?.choices.length??0:0,choose:q=>H?.choices[q]&&Qe(H.choices[q].id),confirm:Ts,undo:Rs,letGo:()=>p(null),toPrompt:()=>V.current?.focus({preventScroll:!0})}),Ps=_(he);Ps.current=he;let Ro=async()=>{v(null),x(null);try{let q=await W(`/api/tables/${M.table}/hint?lang=${G()}`,{seat:I});Ps.current===he&&v(se=>se===void 0?se:q.thoughts)}catch(q){v(void 0),x(q)}},No=I!==null&&s.seats[I]?.left,Po=()=>{x(null),W(`/api/tables/${M.table}/return`,{seat:I}).catch(x)},os=e.behind>0||U,Io=F(()=>ht(L),[L]),Is=H&&y?.[0]?y[0].choice:null,qo=rs(Is)?.places??g,Wo=h.length?h:os?Io.flatMap(q=>q.places):qo,Do=new Set(Wo),qs={state:M,facts:n,lines:A,lit:Ne,onPick:Ao,over:Do,setOver:$},Ws=rs(c)?.places??[],Ds=!os&&t.state.status==="over",Bo=H?H.prompt:os?a`<${fo} moment=${L} />`:Ds?[Nt(t.state),...Pt(t.state)].join(" "):ii(t.state,I),Bs=r.trouble||k;return a`<${Yt} board=${qs} newest=${s} seat=${I} marked=${Ws} onMenu=${o} coach=${a`<${Hr} state=${t.state} onPoint=${f} />`}>
    <section class=${`asking ${H?"has-question":""}`} aria-label=${u("question")}>
      ${I!==null&&a`<${Ut} board=${qs} seat=${I} marked=${Ws} />`}
      <div class=${`asked ${H&&y!==void 0?"with-hint":""}`}>
        <p class="prompt" ref=${V} tabindex="-1" aria-live="polite">
          ${H&&a`<strong class="your-turn">${u("your_turn")}</strong>`} ${Bo}
          ${To&&a`<span class="number-entry" aria-hidden="true">${Ns?a`<kbd>${Ns}</kbd> ${u("number_typed")}`:u("number_then_enter")}</span>`}
        </p>
        ${!e.connected&&a`<p class="trouble" role="status">${u("connection_lost")}</p>`}
        ${Bs&&a`<p class="trouble" role="alert">${Bs} <button type="button" class="plain close" aria-label=${u("close")} onClick=${()=>(r.forget(),x(null))}><span aria-hidden="true">✕</span></button></p>`}
        ${No&&a`<p><button type="button" class="main" onClick=${Po}>${u("come_back",{name:s.seats[I]?.name})}</button></p>`}
        ${Ds&&a`<p><button type="button" class="main" onClick=${l}>${u("score_sheet")}</button></p>`}
        ${H&&y!==void 0&&I!==null&&a`<${Kr} thoughts=${y} seats=${M.seats} seat=${I} onChoose=${Qe} onClose=${()=>v(void 0)} />`}
        ${H&&a`<${Nr}
          question=${H}
          pending=${r.pending}
          marked=${c}
          hinted=${Is}
          tight=${y!==void 0}
          onChoose=${Qe}
          onConfirm=${Ts}
          onUnmark=${()=>p(null)}
          onPoint=${$}
        />`}
      </div>
      <${ko}
        state=${t.state}
        pending=${r.pending}
        behind=${e.behind}
        again=${U}
        missed=${T.missed}
        onUndo=${Rs}
        onHint=${Ro}
        onRecap=${T.run}
        onStop=${T.stop}
        onSkip=${e.skip}
      />
    </section>
    ${d!==null&&H&&a`<${Ir}
      place=${d}
      note=${Ft(d,M,n)??{title:H.prompt,text:[]}}
      choices=${H.choices.filter(q=>Ne.get(d)?.includes(q.id))}
      onChoose=${Qe}
      onClose=${()=>m(null)}
    />`}
  <//>`}function ii(e,t){let s=e.waiting.filter(n=>n.seat!==t);return s.length?s.length===1&&s[0]?u("waiting_one",{name:e.seats[s[0].seat]?.name,what:s[0].what}):S(u("waiting_many",{names:ee(s.map(n=>e.seats[n.seat]?.name??""))})):u("nothing_asked")}var ci={slow:[1100,24],normal:[650,10],fast:[260,0]},ui=["slow","normal","fast"],pi="input:not([type=range]), select, textarea, [role=log], [role=tablist], dialog";function vo({stops:e,at:t,shown:s,onTo:n,children:r}){let[o,l]=w(!1),[i,c]=w("normal"),p=e.length-1,d=di(e),m=d.filter(({from:x})=>x<=t).length-1;E(()=>{if(!o||!s)return;if(t>=p)return l(!1);let[x,V]=ci[i],C=e[t]?.lines.reduce((I,U)=>I+U.text.length,0)??0,T=setTimeout(()=>n(t+1),x+V*C);return()=>clearTimeout(T)},[o,t,s,i]);let h=x=>{l(!1),n(Math.max(0,Math.min(p,x)))},$=()=>{!o&&t>=p&&n(0),l(!o)},g=()=>h(d[t>(d[m]?.from??0)?m:m-1]?.from??0),f=()=>h(d[m+1]?.from??p);mi({step:x=>h(t+x),roundBack:g,roundOn:f,first:()=>h(0),last:()=>h(p),run:$});let y=u("replay_move",{at:t,all:p,round:d[m]?.round??""}),v=u(o?"replay_pause":"replay_run"),k=(x,V,C,T)=>a`<button type="button" onClick=${C} aria-label=${u(V)} title=${u(V)} aria-keyshortcuts=${T}><span aria-hidden="true">${x}</span></button>`;return a`<div class="replay-way">
      <input
        type="range"
        min="0"
        max=${p}
        value=${t}
        aria-label=${u("replay_at")}
        aria-valuetext=${y}
        onInput=${x=>h(Number(x.target.value))}
      />
      <output>${y}</output>
      <div class="replay-rounds" role="group" aria-label=${u("rounds")}>
        ${d.map(({round:x,from:V,stops:C},T)=>a`<button key=${x} type="button" class=${x.endsWith("1")?"period":""} style=${{flexGrow:C}} aria-current=${T===m?"step":void 0} aria-label=${u("round",{round:x})} onClick=${()=>h(V)}>${x}</button>`)}
      </div>
    </div>
    <div class="row tight replay-buttons">
      <span class="replay-steps">
        ${k("|\u25C2","replay_round_back",g,"PageUp")} ${k("\u25C2","replay_back",()=>h(t-1),"ArrowLeft")}
        <button type="button" class="main" onClick=${$} aria-label=${v} aria-keyshortcuts="Space"><span aria-hidden="true">${o?"\u275A\u275A":"\u25B6"}</span> <span class="run-word">${v}</span></button>
        ${k("\u25B8","replay_on",()=>h(t+1),"ArrowRight")} ${k("\u25B8|","replay_round_on",f,"PageDown")}
      </span>
      <select aria-label=${u("replay_speed")} title=${u("replay_speed")} value=${i} onChange=${x=>c(x.target.value)}>
        ${ui.map(x=>a`<option key=${x} value=${x}>${u(`replay_${x}`)}</option>`)}
      </select>
      ${r}
    </div>`}function di(e){let t=e.flatMap(({round:s},n)=>s?[{round:s,from:n}]:[]);return t.map(({round:s,from:n},r)=>({round:s,from:n,stops:(t[r+1]?.from??e.length)-n}))}function mi(e){let t={ArrowLeft:()=>e.step(-1),ArrowRight:()=>e.step(1),PageUp:e.roundBack,PageDown:e.roundOn,Home:e.first,End:e.last," ":e.run};Se(s=>{let n=t[s.key],r=s.target instanceof Element?s.target:null;!n||s.ctrlKey||s.metaKey||s.altKey||r?.closest(pi)||s.key===" "&&r?.closest("button, a, [role=button]")||(s.preventDefault(),n())})}var hi=120;function Mo({state:e,facts:t,onMenu:s,onClose:n}){let[r,o]=w(e.seat??0),[l,i]=w(!0),[c,p]=w(null),[d,m]=w([]),h=fi(e.table,e.move,l?"above":String(r)),$=F(()=>h.whole?bo(h.whole):[],[h.whole]),g=c?.stops[c.at]?.move??e.move,f=c?.stops===$?c.at:Math.max(0,$.filter(L=>L.move<=g).length-1),y=$[f],v=L=>p({stops:$,at:L}),[k,x]=w(null),[V,C]=w(null);E(()=>{if(!y)return;let L=!1,M=()=>{},A=async()=>{let he=await h.at(y);if(L)return;x({stop:y,state:he}),C(null);let Ne=$[f+1];Ne&&h.at(Ne).catch(()=>{})},H=setTimeout(()=>M=Ye(A,C),k&&!h.has(y)?hi:0);return()=>{L=!0,clearTimeout(H),M()}},[y]);let T=V??h.trouble;Fe(It);let I=F(()=>k?$i(h.whole??[],k.stop):[],[k,h.whole]);if(!k){let L=T===null?u("loading"):de(T);return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${L}</p></main>`}let U={state:{...k.state,seat:r},facts:t,lines:I,lit:new Map,onPick:()=>{},over:new Set(d.length?d:k.stop.lines.flatMap(L=>L.places)),setOver:m};return a`<${Yt} board=${U} newest=${e} seat=${r} marked=${[]} onMenu=${s}>
    <section class="asking replay" aria-label=${u("replay")}>
      <${Ut} board=${U} seat=${r} marked=${[]} />
      <div class="asked">
        <p class="prompt caption" key=${k.stop} aria-live="off">${k.stop.lines.map(L=>L.text).join(" ")}</p>
        ${T!==null&&a`<p class="trouble" role="alert">${de(T)}</p>`}
        <${vo} stops=${$} at=${f} shown=${k.stop===y} onTo=${v}>
          <select aria-label=${u("replay_seat")} title=${u("replay_seat")} value=${String(r)} onChange=${L=>o(Number(L.target.value))}>
            ${e.seats.map(L=>a`<option key=${L.seat} value=${String(L.seat)}>${L.name}</option>`)}
          </select>
          <label class="check"><input type="checkbox" checked=${l} onChange=${()=>i(!l)} /> ${u("replay_above")}</label>
        <//>
      </div>
      <div class="tools"><button type="button" onClick=${n}>${u("replay_close")}</button></div>
    </section>
  <//>`}function $i(e,t){return[...e.filter(s=>s.move<t.move),...t.before,...t.lines]}function fi(e,t,s){let[n,r]=w(null),[o,l]=w(null),i=_(new Map),c=G(),p=m=>`${m} ${s} ${c}`,d=m=>{let h=i.current.get(p(m));if(h)return h;let $=j(`/api/tables/${e}/replay?at=${m}&seat=${s}&lang=${c}`);return i.current.set(p(m),$),$.catch(()=>i.current.delete(p(m))),$};return E(()=>{let m=!1;l(null);let $=Ye(async()=>{let g=await d(t);m||(r(Ge([],g.news)),l(null))},l);return()=>{m=!0,$()}},[e,s,c]),{whole:n,trouble:o,has:m=>i.current.has(p(m.move)),at:async m=>{let h=await d(m.move);if(m.last)return h;let $=await d(m.move-1);if(!$.view||!h.view)return h;let g=Xt($.view,h.view,m);return{...h,view:g,sector_effects:Zt(g,$,h)}}}}function _o(e,t,s){let[n,r]=w(null),[o,l,i]=J(),c=_(null),p=t?.seat??null,d=t?.question?.asked,m=t?.undo.asked??null;E(i,[d]);let h=_(0),$=_(null),g=Z(()=>{$.current===null||h.current<$.current||($.current=null,c.current=null,r(null))},[]);h.current=t?.number??0,E(g,[t?.number]);let f=Z(async(k,x,V,C)=>{let T=`${x}:${V}`;if(c.current!==null)return;c.current=T,r(C),l(null);let I=k==="undo"?{seat:x,asked:V}:{seat:x,asked:V,choice:C};try{let L=await At(`/api/tables/${e}/${k}`,I);$.current=L.number,g(),setTimeout(()=>{c.current===T&&U()},2500)}catch(L){l(L),await U()}async function U(){await s().catch(()=>{}),c.current===T&&($.current=null,c.current=null,r(null))}},[e,s]),y=Z(k=>{p!==null&&d!==void 0&&f("choices",p,d,k)},[f,p,d]),v=Z(()=>{p!==null&&m!==null&&f("undo",p,m,"undo")},[f,p,m]);return{pending:n,trouble:o,send:y,undo:v,forget:()=>l(null)}}var gi=350,bi=500,Co="tip",yi="[data-tip],[data-place]";function So({state:e,facts:t}){let s=_(null),[n,r]=w(null),o=n?.getAttribute("data-tip")??n?.getAttribute("data-place"),l=e&&o&&n?.isConnected?Ft(o,e,t):null;O(()=>{let c,p=!1,d=null,m=M=>M instanceof Element?M.closest(yi):null,h=M=>{clearTimeout(c),d=M,r(M)},$=()=>h(null),[g,f]=[-1,-1],y=M=>{if(M.pointerType!=="mouse"||M.clientX===g&&M.clientY===f)return;[g,f]=[M.clientX,M.clientY];let A=m(M.target);A!==d&&($(),d=A,A&&(c=setTimeout(()=>h(A),gi)))},v=M=>{M.pointerType==="mouse"&&m(M.target)!==d&&$()},k=M=>{let A=m(M.target);p=!1,$(),!(M.pointerType==="mouse"||!A)&&(c=setTimeout(()=>{p=!0,h(A)},bi))},x=()=>clearTimeout(c),V=M=>{if(p){p=!1,M.preventDefault(),M.stopPropagation();return}let A=m(M.target),H=A?.classList.contains("lit")||A?.getAttribute("aria-disabled")==="false";h(H?null:A),H&&(d=A)},C=M=>{let A=m(M.target);h(A===M.target&&A?.matches(":focus-visible")?A:null)},T=M=>{M.key==="Escape"&&$()},I=M=>{M.target instanceof Node&&M.target.contains(d)&&$()},U=new AbortController,{signal:L}=U;return document.addEventListener("pointermove",y,{signal:L}),document.addEventListener("pointerover",v,{signal:L}),document.addEventListener("pointerdown",k,{signal:L}),document.addEventListener("pointerup",x,{signal:L}),document.addEventListener("pointercancel",$,{signal:L}),document.addEventListener("click",V,{capture:!0,signal:L}),document.addEventListener("focusin",C,{signal:L}),document.addEventListener("keydown",T,{signal:L}),addEventListener("scroll",I,{capture:!0,signal:L}),()=>{clearTimeout(c),U.abort()}},[]);let i=l!==null;return O(()=>{let c=s.current;if(!(!i||!n||!c))return n.setAttribute("aria-describedby",Co),"showPopover"in c&&!c.matches(":popover-open")&&c.showPopover(),wi(c,n.getBoundingClientRect()),()=>{n.removeAttribute("aria-describedby"),"hidePopover"in c&&c.matches(":popover-open")&&c.hidePopover()}},[n,i]),a`<div ref=${s} id=${Co} role="tooltip" popover="manual" class="tip">
    ${l&&a`<strong class="name">${l.title}</strong>
      ${l.text.map(c=>a`<p>${c}</p>`)}`}
  </div>`}function wi(e,t){let{offsetWidth:s,offsetHeight:n}=e,r=Math.max(8,Math.min(innerWidth-s-8,t.left+t.width/2-s/2)),o=t.top-n-8,l=Math.min(innerHeight-n-8,t.bottom+8);e.style.left=`${r}px`,e.style.top=`${o>=8?o:Math.max(8,l)}px`}var ki=4e4,xi=2e4,ss=400,vi=12e3,Ho=1500;function zo(e,{seat:t=null,onState:s,onConnection:n=()=>{},onRefused:r=()=>{}}){let o=!1,l="",i=0,c=null,p=ss,d=null,m=null,h,$,g=(M,A)=>{clearTimeout($),$=void 0,!(o||d===M&&!A)&&(d=M,n(M,A))},f=async()=>{if(clearTimeout(h),h=void 0,m?.abort(),o)return;let M=m=new AbortController;i=Date.now();try{let A=await fetch(Ci(e,t),{headers:{accept:"text/event-stream",...l?{"last-event-id":l}:{}},credentials:"same-origin",cache:"no-store",signal:M.signal});if(A.status>=400&&A.status<500&&A.status!==408&&A.status!==429){let H=await as(A);m===M&&(g(!1,H),L());return}if(!A.ok||!A.body){let H=await as(A);throw m===M&&r(H),H}if(m!==M)return;g(!0);for await(let H of Si(A.body,()=>i=Date.now())){if(m!==M)return;p=ss,H.id&&(l=H.id),H.data&&y(H.event,H.data)}}catch(A){m===M&&!(A instanceof js)&&r(null)}m===M&&v()},y=(M,A)=>{let H=JSON.parse(A);if(!(M==="presence"&&!c)){c=M==="presence"&&c?Mi(c,H):_i(c,H);try{s(c)}catch(he){setTimeout(()=>{throw he})}}},v=()=>{m=null,!o&&($??=setTimeout(()=>g(!1),navigator.onLine?Ho:0),h=setTimeout(f,p*(.75+Math.random()/2)),p=Math.min(p*2,vi))},k=()=>{p=ss,$??=setTimeout(()=>g(!1),Ho),f()},x=M=>m!==null&&Date.now()-i>M,V=setInterval(()=>x(ki)&&k(),5e3),C=()=>{document.visibilityState!=="hidden"&&(m===null||x(xi))&&k()},T=()=>k(),I=()=>{l="",c=null,p=ss,f()},U=Ks(I);document.addEventListener("visibilitychange",C),addEventListener("pageshow",C),addEventListener("online",T),addEventListener("offline",T);let L=()=>{o=!0,m?.abort(),m=null,clearTimeout(h),clearTimeout($),clearInterval(V),U(),document.removeEventListener("visibilitychange",C),removeEventListener("pageshow",C),removeEventListener("online",T),removeEventListener("offline",T)};return f(),{look(M){M!==t&&(t=M,I())},close:L}}function Mi(e,{present:t,...s}){let n=e.seats.map(o=>({...o,present:t.includes(o.seat)})),r=e.news&&{from:e.move+1,lines:[]};return{...e,...s,seats:n,news:r}}function _i(e,t){let s=t.chat[0]?.number??1/0,n=e?.chat.filter(r=>r.number<s)??[];return{...t,chat:[...n,...t.chat]}}function Ci(e,t){let s=new URLSearchParams({lang:G()});return t!==null&&s.set("seat",String(t)),`/api/tables/${encodeURIComponent(e)}/live?${s}`}async function*Si(e,t){let s=e.getReader(),n=new TextDecoder,r="",o="",l="",i=[];try{for(;;){let{done:c,value:p}=await s.read();if(c)return;t(),r+=n.decode(p,{stream:!0});let d=r.split(/\r\n|\n|\r(?!$)/);r=d.pop()??"";for(let m of d)m===""?((o||i.length)&&(yield{id:o,event:l,data:i.join(`
`)}),o="",l="",i=[]):m.startsWith("data:")?i.push(m.slice(5).replace(/^ /,"")):m.startsWith("id:")?o=m.slice(3).trim():m.startsWith("event:")&&(l=m.slice(6).trim())}}finally{s.cancel().catch(()=>{})}}var Lo=8,Hi=200,ns=class{constructor(t,s){this.onShow=t,this.dwell=s,this.queue=[],this.shown=null,this.newest=null,this.past=new Map,this.shownAt=0,this.timer=void 0}push(t){let s=this.newest,n=!s||s.state.seat!==t.seat||s.state.table!==t.table;if(!n&&t.number<s.state.number)return;let r=Ge(n?[]:s.lines,t.news),o={state:t,lines:r};if(this.newest=o,n){this.queue=[],this.past.clear(),this.remember(o),this.show(o);return}this.remember(o);let l=this.queue[this.queue.length-1]??this.shown;if(l&&!zi(l.state,t)){this.queue.length?this.queue[this.queue.length-1]=o:this.show(o);return}let i=!this.queue.length&&this.shown?.state.question;this.queue.push(...this.dwell(o)?es(s,o):[o]),i?this.showNext():this.next()}skip(){this.queue=[],this.newest&&this.newest!==this.shown&&this.show(this.newest)}close(){clearTimeout(this.timer),this.queue=[]}next(){if(this.timer!==void 0||!this.queue.length)return;let t=this.shown?this.dwell(this.shown)*Lo/Math.max(Lo,this.queue.length):0,s=this.shownAt+t-performance.now();if(s>0&&document.visibilityState!=="hidden"){this.timer=setTimeout(()=>{this.timer=void 0,this.next()},s);return}this.showNext()}showNext(){let t=this.queue.shift();t&&this.show(t)}show(t){clearTimeout(this.timer),this.timer=void 0,this.shown=t,this.shownAt=performance.now(),this.onShow(t,this.queue.length),this.next()}remember(t){let{move:s}=t.state;for(let n of[...this.past.keys()])(n>s||n<s-Hi)&&this.past.delete(n);this.past.set(s,t)}};function zi(e,t){return e.move===t.move||!e.view||!t.view||t.move>e.move&&!t.news?.lines.some(s=>s.move===t.move)?!1:e.view.phase!=="draft"||t.view.phase!=="draft"}function Eo(e,t){let[s,n]=w({shown:null,behind:0}),[r,o]=w(null),[l,i]=w(!0),[c,p]=w(null),[d,m]=w(null),h=_(null),$=_(null);E(()=>{n({shown:null,behind:0}),p(null),m(null);let v=new ns((k,x)=>n({shown:k,behind:x}),k=>Jt(k,Te().pace));return $.current=v,h.current=zo(e,{onState:k=>{o(k),v.push(k),v.shown&&n({shown:v.shown,behind:v.queue.length})},onConnection:(k,x)=>{i(k),x&&p(x),k&&m(null)},onRefused:m}),()=>{h.current?.close(),v.close()}},[e,t]);let g=Z(v=>h.current?.look(v),[]),f=Z(()=>$.current?.skip(),[]),y=Z(async()=>{let v=$.current?.newest?.state.seat,k=v==null?"":`seat=${v}&`,x=await j(`/api/tables/${e}?${k}lang=${G()}`);$.current?.push(x),o($.current?.newest?.state??x),$.current?.skip()},[e]);return{shown:s.shown,newest:r,behind:s.behind,connected:l,problem:c,refused:d,look:g,skip:f,reload:y,past:$.current?.past??new Map}}function Vo({table:e,seat:t,only:s,onTrouble:n}){let[r,o]=w(null);if(!t.mine)return a`<span class="name">${t.who==="open"?b("colour",t.colour):t.name}</span>`;let l=async i=>{i.preventDefault();let c=(r??"").trim();n(null);try{c&&c!==t.name&&(await W(`/api/tables/${e}/name`,{seat:t.seat,name:c}),s&&await en(c)),o(null)}catch(p){n(p)}};return a`<form class="name" onSubmit=${l}>
    <input aria-label=${u("my_name")} value=${r??t.name} maxlength=${N().limits.name} autocomplete="nickname"
      onInput=${i=>o(i.target.value)} onBlur=${l} />
  </form>`}function Oo({state:e,facts:t,onSeated:s}){let n=e.seats.filter(d=>d.who==="open"),{links:r}=gt(e.table,e.host,n.map(d=>d.seat).join()),[o,l]=J(),i=e.seats.filter(d=>d.mine),c=async()=>{l(null);try{let d=await j("/api/me"),h=(e.host?await j(`/api/tables/${e.table}/links`):null)?.seats[String(n[0]?.seat)]?.split("#seat=")[1];await W(`/api/tables/${e.table}/join`,{...d.name&&{name:d.name},...h&&{token:h}}),s()}catch(d){l(d)}},p=async d=>{l(null);try{await W(`/api/tables/${e.table}/stand`,{seat:d.seat}),i.length===1&&d.mine?Ie("/"):d.mine&&s()}catch(m){l(m)}};return a`<${ne} />
    <main id="main" class="waiting-room stack" tabindex="-1">
      <h1>${u("waiting_title")}</h1>
      <p role="status">${u("waiting_text",{n:n.length})}</p>
      <ul class="seat-rows">
        ${e.seats.map(d=>a`<li key=${d.seat} class=${`card seat-row colour-${d.colour}`}>
            <${B} colour=${d.colour} />
            <${Vo} table=${e.table} seat=${d} only=${i.length===1} onTrouble=${l} />
            <${Os} seat=${d} />
            ${r?.seats[String(d.seat)]&&a`<${Xe} path=${r.seats[String(d.seat)]} label=${u("invite_link",{n:d.seat+1})} />`}
            <${Li} seat=${d} host=${e.host} stand=${p} />
          </li>`)}
      </ul>
      ${r&&n.length>0&&a`<${bt} />`}
      ${!i.length&&(e.listed||e.host)&&n.length>0&&a`<p><button type="button" class="main" onClick=${c}>${u("sit_down")}</button></p>`}
      ${o&&a`<p class="trouble" role="alert">${o}</p>`}
      ${(e.host||i.length>0)&&a`<${qt} state=${e} facts=${t} onDone=${()=>{}} />`}
      <p class="soft">${Zs(e.edition,e.options)}</p>
      <section class="card" aria-label=${u("chat")}><${je} state=${e} /></section>
      ${r?.watch&&a`<section class="stack"><span>${u("watch_link")}</span><${Xe} path=${r.watch} label=${u("watch_link")} /></section>`}
    </main>
    <${ke} />`}function Li({seat:e,host:t,stand:s}){return e.mine?a`<button type="button" class="standing-up" onClick=${()=>s(e)}>${u("stand_up")}</button>`:!t||e.who!=="person"||e.present?null:a`<button type="button" class="standing-up" onClick=${()=>s(e)}>${u("free_seat_of",{name:e.name})}</button>`}var Ei={slow:6e3,normal:4e3,once:900},Vi=900;function Oi({table:e}){let[t,s]=w(0),n=Eo(e,t),{shown:r,newest:o,problem:l}=n,i=_o(e,r?.state??null,n.reload),[c,p]=w(!1),[d,m]=w(!1),[h,$]=w(!1),g=_(!1),f=N(),y=r?.state??null,v=Ai(y,n);y?.status==="playing"&&(g.current=!0);let k=y?.status==="over"&&!n.behind;E(()=>{if(!k)return;let C=setTimeout(()=>$(!0),Ei[Te().pace]);return()=>clearTimeout(C)},[k]);let x=!!(o?.status==="playing"&&o.waiting.some(C=>o.seats[C.seat]?.mine&&!o.seats[C.seat]?.left));if(rr(x,Ti(o),y?.question?.prompt??u("your_turn")),Fe(It),l)return a`<${ne} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${u("game")}</h1>
        <p class="trouble" role="alert">${de(l)}</p>
        <p><a class="button" href="/">${u("to_start")}</a></p>
      </main>`;if(!r||!y||!o){let{refused:C,connected:T}=n,I=C?de(C):u(T?"loading":"connection_lost");return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${I}</p></main>`}return a`${v.covered!==null?a`<${hr} seat=${o.seats[v.covered]??o.seats[0]} onReady=${v.ready} onUndo=${v.mayGoBack?i.undo:null} />`:V()}
    ${c&&a`<${gr} state=${o} facts=${f} onClose=${()=>p(!1)} />`}
    <${So} state=${y} facts=${f} />`;function V(){if(!r||!y||!o)return null;let C=()=>p(!0);return y.status==="waiting"?a`<${Oo} state=${o} facts=${f} onSeated=${()=>s(t+1)} />`:y.status==="over"&&d?a`<${Mo} state=${o} facts=${f} onMenu=${C} onClose=${()=>m(!1)} />`:y.status==="over"&&(h||!g.current)?a`<${dr} state=${o} onReplay=${()=>m(!0)} />`:a`<${xo} following=${n} shown=${r} newest=${o} facts=${f} sending=${i} onMenu=${C} onEnd=${()=>$(!0)} />`}}function Ai(e,t){let[s,n]=w(null),[r,o]=w(!1),l=e?.seats.filter(h=>h.mine&&!h.left)??[],i=l.length===1?l[0]?.seat:void 0;E(()=>{i!==void 0&&e?.seat!==i&&t.look(i)},[i,e?.seat]);let c=e?e.status==="playing"&&l.length>1:!1,p=e&&!t.behind?mr(e,s):null;O(()=>{if(o(!1),p===null)return;let h=setTimeout(()=>o(!0),s===null?0:Vi+Ot[Te().pace]);return()=>clearTimeout(h)},[p,s]);let d=c&&s!==null&&e?.seat!==s,m=c?s===null?p??e?.seat??0:p!==null&&r?p:d?s:null:null;return{covered:m,mayGoBack:!!(s!==null&&e?.seat===s&&e.undo.possible),ready:()=>{m!==null&&(n(m),o(!1),t.look(m))}}}function Ti(e){let t=e?.view?.round;return t?u("title_round",{round:t,game:u("game")}):u("game")}export{ka as LearnPage,Na as RulesPage,Oi as TablePage};
