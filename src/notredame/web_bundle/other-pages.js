import{$ as rt,A as z,B as ee,Ba as ur,C as J,Ca as pr,D as O,Da as lt,E as K,Ea as dr,F as X,Fa as mr,G as er,Ga as $r,Ha as fr,J as R,L as tr,N as we,O as sr,Q as nt,V as F,W as Y,X as te,Y as nr,Z as rr,_ as Ge,aa as Ue,ba as es,c as w,ca as le,d as L,da as Se,e as T,ea as Lt,f as S,fa as or,g as q,ga as ts,h as re,ha as se,i as a,ia as ie,j as Xn,ja as ss,ka as G,la as P,m as B,ma as ar,n as W,na as ot,o as Jn,oa as N,p as Et,pa as V,q as Ut,qa as Q,r as Yt,ra as Ht,s as Qt,sa as zt,t as Xt,ta as sn,u as Jt,ua as lr,v as Zn,w as p,wa as ir,x as h,xa as ke,y as oe,ya as at,z as Zt,za as cr}from"./shared.js";function hr({view:e,look:t}){let s=e.players.reduce((o,l)=>o+l.cathedral,0),n=[h("place","cathedral"),z("prestige",e.cathedral_tile),z("marker",s)].join(", "),r=Array.from({length:12},(o,l)=>l*30);return a`<g ...${se(t,"cathedral",n)}>
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
    ${N("prestige",0,-51,19)}
    <path class="steps edged" d="M-50 34H50L56 41H-56z" />
    <path class="highlight" d="M-46 34V-62H-18V-40H18V-62H46V34z" />
  </g>`}function gr(e,t){let s=t>8?2:1,n=Math.ceil(t/s),r=Math.floor(e/n),o=Math.min(n,t-r*n),l=Math.min(15,104/Math.max(o,1));return{x:(e-r*n-(o-1)/2)*l,y:47+r*13}}var ni={"right-inner":{side:1,out:.06},"left-inner":{side:-1,out:.34},"right-outer":{side:1,out:.615},"left-outer":{side:-1,out:.895}},ri={3:.66,4:.62,5:.6},br=[.8,1.55],oi=33,Ot=32,ai=[["next/left-outer","right-outer"],["right-outer","next/left-inner"],["next/left-inner","right-inner"],["right-inner","before/right-inner"],["before/right-inner","left-inner"],["left-inner","before/right-outer"],["before/right-outer","left-outer"],["left-outer","next/left-outer"]],ns=class{constructor(t,s){let n=Math.min(Math.max(s,br[0]),br[1]),r=n<1?3e5:36e4,[o,l]=[Math.round(Math.sqrt(r*n)),Math.round(Math.sqrt(r/n))];this.boroughs=t,this.width=o,this.height=l;let i=Math.min(o,l);this.close={x:i*.135,y:i*.125},this.middle={x:o/2,y:l/2},this.sign=31-2*t}point(t,s,n){let r=Math.PI/2+(2*t+s)*Math.PI/this.boroughs,[o,l]=[Math.cos(r),Math.sin(r)],i=1/(Math.abs(o)**5+Math.abs(l)**5)**(1/5),c=this.close.x*o*(1-n)+(this.middle.x-4)*o*i*n,u=this.close.y*l*(1-n)+(this.middle.y-4)*l*i*n;return{x:this.middle.x+c,y:this.middle.y+u}}spot(t){return ni[t]??{side:0,out:ri[this.boroughs]}}market(t,s){let{side:n,out:r}=this.spot(s);return this.point(t,n,r)}beside(t,s,n){let{side:r,out:o}=this.spot(s),l=this.market(t,s),i=(1+Math.floor(n/2)*.8)*(n%2?-1:1)*oi;if(r===0){let[$,d]=[this.point(t,0,o-.12),n>0?i:0];return{x:$.x+d,y:$.y}}let[c,u]=[this.point(t,r,o-.05),this.point(t,r,o+.05)],m=Math.hypot(u.x-c.x,u.y-c.y);return{x:l.x+(c.y-u.y)/m*i,y:l.y+(u.x-c.x)/m*i}}street(t,s){return`M${this.way(t,s).map(n=>`${P(n.x)} ${P(n.y)}`).join("L")}`}way(t,s){let[n,r]=[this.spot(t[1]),this.spot(s[1])],o=2*t[0]+n.side,l=(2*s[0]+r.side-o+3*this.boroughs)%(2*this.boroughs)-this.boroughs;return n.side===0||n.out!==r.out||Math.abs(l)!==2?[this.market(...t),this.market(...s)]:Array.from({length:Ot+1},(i,c)=>this.point(0,o+l*c/Ot,n.out))}wedge(t){let s=this.arc(t,.985,0),n=this.arc(t,.985,1).reverse();return yr([...s,...n])}arc(t,s,n){return Array.from({length:Ot+1},(r,o)=>this.point(t,s*(2*o/Ot-1),n))}area(t,s){let[n,r]=ai[s].map(d=>this.neighbour(t,d)),o=this.market(t,"centre"),l=this.way(n,r),i=l.length>2?l[Ot/2]:{x:(l[0].x+l[1].x)/2,y:(l[0].y+l[1].y)/2},c=Math.hypot(i.x-o.x,i.y-o.y),u={x:(i.x-o.x)/c,y:(i.y-o.y)/c},m=l[l.length-1],$=Math.abs((m.x-l[0].x)*u.y-(m.y-l[0].y)*u.x);return{path:yr([o,...l]),centre:o,axis:u,deep:c,wide:$}}neighbour(t,s){let[n,r]=s.includes("/")?s.split("/"):["",s],o={next:1,before:this.boroughs-1}[n]??0;return[(t+o)%this.boroughs,r]}};function yr(e){return`M${e.map(t=>`${P(t.x)} ${P(t.y)}`).join("L")}z`}function Tt(e,t,s){let[n="",r=""]=e.split("/"),o=h("colour",n),l=t[e];if(l)return h("market","message",{colour:o,kind:h("kind",l)});if(r==="centre")return h("market","centre",{colour:o});let i=s.filter(c=>c!=="centre"&&!t[`${n}/${c}`]);return i.length===1?h("market","empty",{colour:o}):h("market","empty-of",{colour:o,n:i.indexOf(r)+1,all:i.length})}var wr={coin:"coin",marker:"marker",rat:"rat-back"};function kr(e,t,s){let n=s.message_prestige[t]??0,r=wr[t];return a`<g class="message">
    <rect class="sheet edged" x="-20" y="-12" width="40" height="24" rx="3" />
    <path class=${`glass ${e}`} d="M-9-12V12H-17A3 3 0 0 1-20 9V-9A3 3 0 0 1-17-12z" />
    <g transform="translate(-14.4 0)">${le(e,9,`upon ${e}`)}</g>
    ${r?ii(n,r):li(n)}
    <rect class="edge" x="-20" y="-12" width="40" height="24" rx="3" />
  </g>`}function li(e){return a`<text class="digits" x="-1" y="4.6" font-size="13">${e}</text>
    ${N("prestige",11.4,0,15.5)}`}function ii(e,t){return a`<text class="digits" x="-4.6" y="1.6" font-size="12">${e}</text>
    ${N("prestige",-4.4,7,7.5)}
    <text class="digits" x="2.2" y="4" font-size="10">+</text>
    ${N(t,12.2,0,14)}`}function xr(e,t,s){let n=wr[t]??"prestige";return a`<g class="message">
    <rect class=${`glass ${e}`} x="-22" y="-20" width="44" height="40" rx="8" />
    <rect class="sheet" x="-18" y="-16" width="36" height="32" rx="5" />
    <text class="digits" x="-6" y="12.6" font-size="36">${s.message_prestige[t]??0}</text>
    <circle class="sheet edged" cx="13" cy="9" r="12" />
    ${N(n,13,9,18)}
    <circle class=${`glass ${e}`} cx="15" cy="-14" r="8.5" />
    <g transform="translate(15 -14)">${le(e,11,`upon ${e}`)}</g>
  </g>`}function vr(e,t){return`${h("colour",e)}: ${h("kind",t)}`}function _r(e,t){let s=typeof e.streets=="string"?t.street_maps[e.streets]:e.streets,n=e.view?.boroughs??[];return n.flatMap((r,o)=>{let l=n[(o+1)%n.length],i=c=>([u,m])=>[`${r}/${u}`,`${c}/${m}`];return[...(s?.inside??[]).map(i(r)),...(s?.across??[]).map(i(l??r))]})}function Mr(e){let{coins:t,markers:s,prestige:n,park_bonus:r,steps:o,benefits:l,choose:i,rat_back:c,bonus:u,relief:m}=e;return i?i.map((d,f)=>[f?"":`${l}\xD7`,d]):[[t,"coin"],[s,"marker"],[r?`${n}+${r}`:n,"prestige"],[o,"step"],[c,"rat-back"],[u&&`+${u}`,"prestige"],[m&&`\u2212${m}`,"plague"]].filter(([d])=>d!==void 0).map(([d,f])=>[String(d),f])}function rs(e){let{coins:t,markers:s,prestige:n,park_bonus:r=0,steps:o,benefits:l=1,choose:i,bonus:c,relief:u}=e;if(i){let[m,$]=i.map(d=>d==="rat-back"?"":z(d,1));return p(l>1?"next_hotel_twice":"next_hotel",{coin:m,second:$})}return t!==void 0?z("coin",t):s!==void 0?z("marker",s):n!==void 0?z("prestige",n+r):o!==void 0?p("next_drive",{n:o}):c?p("next_park",{n:c}):u?p("next_hospital",{n:u}):p("next_rat_back")}function Cr({lasting:e,relief:t}){return e?p(t?"lasting_hospital":"lasting_park",{n:e}):""}function Pe(e,t){return(e.sectors[t]??0)+(e.friend===t?1:0)}function xe({rat:e,rat_after_plague:t},{rat_track_end:s}){return t===null?{now:e,then:null,overruns:!1}:{now:e,then:Math.min(t,s),overruns:t>s}}function it(e,t){return[p("rat_at",{at:e.rat}),...nn(e,t)].join(", ")}function os(e,t){let{now:s,then:n,overruns:r}=xe(e,t);return n===null?[]:[p("you_rat",{from:s,to:n}),...r?[O(p("rat_past"))]:[]]}function nn(e,t){let{then:s,overruns:n}=xe(e,t);return s===null?[]:[p("rat_to",{to:s}),...n?[p("rat_past")]:[]]}var ci={"cloister-school":()=>a`<g>
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
  </g>`};function Ee(e,t,s,n){return a`<g class="sign" transform=${`translate(${t} ${s}) scale(${n/48})`}>${ci[e]?.()}</g>`}function ui(e){let{supply:t,cathedral:s,sectors:n,general_supply:r}=e;return{supply:t,cathedral:s,...n,general:r}}function pi(e,t){let s={};for(let n of t.players)s[n.colour]=di(n.colour,e?.[n.colour]??{},ui(n));return s}function di(e,t,s){let n={},r=[],o=new Set(Object.values(t).flat());for(let c of Object.keys(s)){let u=t[c]??[];n[c]=u.slice(0,s[c]),r.push(...u.slice(n[c].length))}let l=0,i=()=>{let c=r.shift();if(c)return c;for(;o.has(`${e}-${l}`);)l+=1;return o.add(`${e}-${l}`),`${e}-${l}`};for(let c of[...Object.keys(s).slice(1),"supply"])for(;n[c].length<s[c];)n[c].push(i());return n}var ct=new Map;function as(e,t){let s=ct.get(e);if(s?.view===t)return s.markers;let n=pi(s?.markers??null,t);ct.delete(e),ct.set(e,{view:t,markers:n});for(let r of ct.keys()){if(ct.size<=4)break;ct.delete(r)}return n}var mi=10,ls=19,Ne=11,Er=27;function rn({plan:e,turn:t},s,n){let r=e.area(t(s),n),o=Math.min(Math.max(.34,(e.sign+mi)/r.wide)*r.deep,r.deep-Er-Ne);return{...r,far:o,sign:is(r,o)}}function is({centre:e,axis:t},s){return{x:e.x+t.x*s,y:e.y+t.y*s}}function Lr(e,t,s,n){let{path:r,sign:o}=rn(e,t.colour,n),l=`${h("colour",t.colour)}: ${h("card",s)}, ${z("piece",Pe(t,s))}`;return a`<g key=${s} ...${se(e.look,`sector:${t.colour}/${s}`,l)}>
    <path class=${`wall glazed ${t.colour}`} d=${r} />
    ${Ee(s,P(o.x),P(o.y),e.plan.sign)}
  </g>`}function Sr(e,t,s,n,r){let o=rn(e,t,s),{axis:l,deep:i,wide:c,far:u}=o,m=Math.abs(l.x)>Math.abs(l.y),$=m?i-Er-u-ls+Ne:c*(u+ls)/i-Ne/2,d=Math.min(r,Math.max(2,Math.floor($/Ne))),f=Math.floor(n/d),g=Math.min(d,r-f*d),b=Math.ceil(r/d);if(m){let k=is(o,u+ls+n%d*Ne);return{x:k.x,y:k.y+(f-(b-1)/2)*Ne}}let x=is(o,u+ls+f*Ne);return{x:x.x+(n%d-(g-1)/2)*Ne,y:x.y}}var $i={rat:[-24,0],now:[4,6],then:[24,6],price:[9,20]},fi={rat:[0,-27],now:[0,-1],then:[0,15],price:[-4,30]};function Hr({plan:e,facts:t,turn:s,look:n},r){let o=e.area(s(r.colour),t.sectors.length),l=Math.abs(o.axis.x)>Math.abs(o.axis.y),{rat:i,now:c,then:u,price:m}=l?fi:$i,{x:$,y:d}=is(o,o.deep*.58),f=xe(r,t),g=f.overruns?"digits alarm":"digits faint",b=`${h("colour",r.colour)}: ${it(r,t)}`;return a`<g key="harbour" ...${se(n,`rat:${r.colour}`,b)}>
    <path class=${f.overruns?"water alarm":"water"} d=${o.path} />
    <g transform=${`translate(${P($)} ${P(f.overruns&&!l?d-6:d)})`}>
      ${N("rat",i[0],i[1],26)}
      <text class="digits" x=${c[0]} y=${c[1]} font-size="17">${f.now}</text>
      ${f.then!==null&&a`<text class=${g} x=${u[0]} y=${u[1]} font-size="13">→${f.then}</text>`}
      ${f.overruns&&a`<text class=${g} x=${m[0]} y=${m[1]} font-size="12">−${t.overrun.prestige}</text>${N("prestige",m[0]+14,m[1]-4,12)}`}
    </g>
  </g>`}function zr(e,t){return Array.from({length:e.facts.sectors.length+1},(s,n)=>{let{path:r,sign:o}=rn(e,t,n);return a`<g class="nobody">
      <path class="wall" d=${r} />
      <path class="stroke" transform=${`translate(${P(o.x)} ${P(o.y)})`} d="M-15 7V-1L-8-8-1-1V7M-1 2L6-5 13 2V7" />
    </g>`})}function Or(e,t){let{view:s,plan:n,turn:r}=e,o=as(e.table,s),l=s.players.flatMap(c=>o[c.colour].cathedral),i=[];for(let{colour:c,friend:u}of s.players){for(let[m,$]of Object.entries(o[c])){let d=t.indexOf(m),f=u===m?1:0;$.forEach((g,b)=>{let[x,k,v]=[n.market(r(c),"centre"),.9,"piece away"];if(m==="cathedral"){let y=gr(l.indexOf(g),l.length);[x,k,v]=[{x:n.middle.x+y.x,y:n.middle.y+y.y},1.12,"piece"]}else d>=0&&([x,v]=[Sr(e,c,d,b+f,$.length+f),"piece"]);i.push(a`<g key=${g} class=${v} ...${ie(x.x,x.y,k)}>${Se(c,m==="cathedral")}</g>`)})}if(u){let m=Sr(e,c,t.indexOf(u),0,o[c][u].length+1);i.push(a`<g key=${`friend:${c}`} class="piece" ...${ie(m.x,m.y-2,.75)}>${Lt(c)}</g>`)}}return i.sort((c,u)=>c.key<u.key?-1:1),a`<g class="pieces">${i}</g>`}function Le({state:e,facts:t,lit:s,onPick:n,over:r,aspect:o=1.2,frame:l}){let i=e.view;if(!i)return null;let c=i.boroughs,u=new ns(c.length,o),m=e.seat===null?c[0]:i.players[e.seat].colour,$=g=>c.findIndex(b=>b===g),d=g=>($(g)-$(m)+c.length)%c.length,f={view:i,facts:t,table:e.table,plan:u,turn:d,look:{lit:s,onPick:n,over:r}};return a`<${G} width=${u.width} height=${u.height} frame=${l} kind="city" label=${p("part_city")} group=${!0}>
    ${c.map(g=>a`<path key=${g} class=${`ground ${g}`} d=${u.wedge(d(g))} />`)}
    ${c.map(g=>{let b=i.players.find(x=>x.colour===g);return a`<g key=${g}>
        ${b?t.sectors.map((x,k)=>Lr(f,b,x,k)):zr(f,g)}
        ${b&&Hr(f,b)}
      </g>`})}
    ${hi(f,_r(e,t))}
    <g transform=${`translate(${u.middle.x} ${u.middle.y}) scale(.82)`}>${hr(f)}</g>
    ${c.map(g=>t.markets.map(b=>gi(f,g,b)))}
    ${Or(f,t.sectors)} ${bi(f)}
  <//>`}function hi({plan:e,turn:t},s){let n=o=>[t(o.split("/")[0]),o.split("/")[1]],r=s.map(([o,l])=>e.street(n(o),n(l))).join("");return a`<g><path class="kerb" d=${r} /><path class="street" d=${r} /></g>`}function gi({view:e,facts:t,plan:s,turn:n,look:r},o,l){let i=`${o}/${l}`,c=e.markets[i],{x:u,y:m}=s.market(n(o),l),$=l==="centre";return a`<g
    key=${i}
    transform=${`translate(${P(u)} ${P(m)})`}
    ...${se(r,`market:${i}`,Tt(i,e.markets,t.markets))}
  >
    <circle class="halo" r=${c?29:20} />
    <circle class="square edged" r=${$?15:11} />
    ${$?le(o,19):a`<g class="taken">${le(o,12)}</g>`}
    ${c&&xr(o,c,t)}
  </g>`}function bi({view:e,plan:t,turn:s,look:n}){return a`<g class="pieces">
    ${e.players.map(r=>{let[o,l]=r.carriage.split("/"),i=e.players.filter(m=>m.carriage===r.carriage),c=t.beside(s(o),l,i.indexOf(r)),u=p("tip_carriage",{name:h("colour",r.colour)});return a`<g key=${r.colour} class="piece" ...${ie(c.x,c.y)}>
        <g ...${se(n,`carriage:${r.colour}`,u)}>
          <circle class="halo" r="17" />
          ${or(r.colour)}
        </g>
      </g>`})}
  </g>`}function cs({player:e,facts:t,width:s,height:n,look:r,chosen:o=null}){let{colour:l}=e,{now:i,then:c,overruns:u}=xe(e,t),{rat_track_end:m,overrun:$}=t,d=(s-46)/(m+1),f=b=>4+d*(b+.5),g=n-21;return a`<g ...${se(r,`rat:${l}`,it(e,t))} role=${r.lit?.has(`rat:${l}`)?"button":"group"}>
    <rect class="water" width=${s} height=${n} rx="5" />
    ${Array.from({length:m+1},(b,x)=>{let k=p("rat_at",{at:x});return a`<g key=${x} ...${se(r,`rat:${l}/${x}`,k,x>m-3?"near-end":"")}>
        <rect class="quay" x=${f(x)-d/2+1} y="4" width=${d-2} height=${n-8} rx="3" />
        <text class="digits" x=${f(x)} y=${n-8} font-size="12">${x}</text>
      </g>`})}
    <g class=${u?"loss alarm":"loss"}>
      <rect class="quay" x=${s-41} y="4" width="37" height=${n-8} rx="3" />
      ${u&&a`<path class="bad" d=${`M${s-40} ${n/2-5}l7 5-7 5z`} />`}
      <text class="digits" x=${s-27} y=${n/2-5} font-size="12">−${$.prestige}</text>
      ${N("prestige",s-12,n/2-9,15)}
      <text class="digits" x=${s-27} y=${n/2+15} font-size="12">−${$.markers}</text>
      ${N("marker",s-12,n/2+11,13)}
    </g>
    ${c!==null&&a`<g key="ghost" class=${c===i?"piece away":"piece ghost"} ...${ie(f(c),g/2+3,d/30)}>${ts()}</g>`}
    ${o!==null&&a`<g key="chosen" class="ghosts"><g class="ghost" ...${ie(f(o),g/2+3,d/27)}>${ts()}</g></g>`}
    <g key="rat" class="piece" ...${ie(f(i),g/2+3,d/27)}>${ts()}</g>
  </g>`}var me=94,Tr=31,Ar=19,yi={"cloister-school":"M-2 0L6-12H18V-28L24-36 30-28V-12H90V-28L96-36 102-28V-12H114L122 0z",bank:"M-4 0V-6L60-30 124-6V0z",residence:"M-3 0L10-24H24V-32H34V-24H110L123 0z","carriage-house":"M-3 0Q60-50 123 0z",hotel:"M-3 0L8-14H22L30-26 38-14H82L90-26 98-14H112L123 0z",hospital:"M-3 0L60-34 123 0z"},wi={"cloister-school":"M24-17V-26M96-17V-26M30-6H90",bank:"M4-4H116",residence:"M22-8V-14a4 4 0 0 1 8 0V-8zM90-8V-14a4 4 0 0 1 8 0V-8z","carriage-house":"M14-3Q60-38 106-3",hotel:"M27-8V-14H33V-8zM87-8V-14H93V-8z",hospital:"M14-4L60-28 106-4"};function us({sector:e,name:t,colour:s,width:n,gains:r}){let o=n/2,l=r.reduce((m,[$])=>m+on($)+Ar,0),i=n-Tr-3,c=Math.min(1,i/l),u=0;return a`<g transform=${`scale(${n/120} 1)`}>
      ${e==="park"?a`<path class="leaf edged" d="M1 0C-5-14 5-20 13-17C17-30 36-28 38-17C46-26 58-24 60-16C68-26 80-24 83-16C88-28 107-24 107-15C118-17 125-9 119 0z" />`:a`<path class=${`glass ${s}`} d=${yi[e]} /><path class=${`drawn-upon ${s}`} d=${wi[e]} />`}
    </g>
    <rect class="wall" width=${n} height=${me} />
    <path class="sill" d=${`M0 ${me-22}H${n}V${me}H0z`} />
    <g transform=${`translate(3 ${me-11})`}>${Rr(s)}</g>
    <g transform=${`translate(${Tr+(i-c*l)/2} ${me-11}) scale(${c})`}>
      ${r.map(([m,$])=>{let d=u;return u+=on(m)+Ar,a`<text class="digits flush" x=${d} y="5" font-size="14">${m}</text>
          ${N($,d+on(m)+9,0,17)}`})}
    </g>
    <rect class="edge" width=${n} height=${me} />
    <circle class="medal edged" cx=${o} cy="-8" r="17.5" />
    ${Ee(e,o,-8,25)} ${ot(t,o,26,n-8,14)}`}function Rr(e){return a`<path class="stroke" d="M1 0H7M4-3V3" />
    <g transform="translate(13.5 0) scale(.58)">${Se(e)}</g>
    <path class="ink" d="M21-3.4L26 0 21 3.4z" />`}function an({colour:e}){return a`<${G} width=${28} height=${20} kind="one-more"><g transform="translate(0 10)">${Rr(e)}</g><//>`}function on(e){return e.length*9.3}var ln=38,Vr=me+ln+6,ki={width:900,height:216,house:120,columns:7,store:{x:8,y:144,width:57,height:66},messages:{x:238,y:144,width:242,height:66},harbour:{x:488,y:144,width:404,height:66}},xi={width:420,height:396,house:97,columns:4,store:{x:6,y:280,width:102.5,height:44},messages:{x:318,y:Vr+6,width:97,height:me+ln-6},harbour:{x:6,y:330,width:408,height:62}};function At({state:e,facts:t,seat:s,lit:n,onPick:r,over:o,ghost:l=null,narrow:i=!1}){let c=e.view,u=c?.players[s];if(!c||!u)return null;let m={lit:n,onPick:r,over:o},$=i?xi:ki,{colour:d}=u,f=p("borough_of",{name:e.seats[s]?.name??h("colour",d)}),{x:g,y:b,width:x,height:k}=$.harbour;return a`<${G} width=${$.width} height=${$.height} kind="borough" label=${f} group=${!0}>
    ${t.sectors.map((v,y)=>{let M=ps($,y),C=h("card",v),H=e.sector_effects[s]?.[v]??{},A=`${C}, ${z("piece",Pe(u,v))}. ${p("tip_next",{brings:rs(H)})}`;return a`<g
        key=${v}
        transform=${`translate(${M.x} ${M.y})`}
        ...${se(m,`sector:${d}/${v}`,A)}
      >
        ${us({sector:v,name:C,colour:d,width:$.house,gains:Mr(H)})}
      </g>`})}
    ${vi($,u,m)} ${_i($,u,t,m)}
    <g transform=${`translate(${g} ${b})`}>${cs({player:{...u,rat_after_plague:l?.rat_after_plague??u.rat_after_plague},facts:t,width:x,height:k,look:m,chosen:l?.rat??null})}</g>
    ${Mi($,t.sectors,u,as(e.table,c)[d],m,l)}
    ${l&&Ci($,t.sectors,u,l)}
  <//>`}function ps(e,t){let s=(e.width-e.columns*e.house)/(e.columns+1),n=t%e.columns;return{x:s+n*(e.house+s),y:ln+Math.floor(t/e.columns)*Vr}}function Pr({store:{x:e,y:t,width:s,height:n}},r){let o=s>n;return{x:e+r*s,y:t,picture:o?{x:s*.3,y:n/2}:{x:s/2,y:n*.34},number:o?{x:s*.68,y:n/2+7}:{x:s/2,y:n-8}}}function vi(e,t,s){let{colour:n,supply:r,general_supply:o,coins:l,prestige:i}=t,{width:c,height:u}=e.store;return[["supply",`${h("place","supply")}: ${z("marker",r)}`,r,"marker"],["general",`${h("place","general-supply")}: ${z("marker",o)}`,o,"box"],["coins",z("coin",l),l,"coin"],i===null?["prestige",p("tip_purse"),null,"purse"]:["prestige",z("prestige",i),i,"prestige"]].map(([$,d,f,g],b)=>{let{x,y:k,picture:v,number:y}=Pr(e,b);return a`<g key=${$} transform=${`translate(${x} ${k})`} ...${se(s,`${$}:${n}`,d)}>
      <rect class="shelf" x="2" width=${c-4} height=${u} rx="5" />
      ${f===null?N(g,c/2,u/2,36):a`<g class=${g==="marker"?"empty":""}>${N(g,v.x,v.y,28)}</g>`}
      ${f!==null&&a`<text class="digits" x=${y.x} y=${y.y} font-size="20">${f}</text>`}
    </g>`})}function _i(e,t,s,n){let{x:r,y:o,width:l,height:i}=e.messages,c=t.messages,u=Math.floor(l/44),m=u*Math.floor(i/30),$=c.length>m?c.slice(0,m-1):c,d=[z("message",c.length),...c.map(g=>vr(g.colour,g.kind))].join("; "),f=g=>`translate(${26+g%u*45} ${18+Math.floor(g/u)*30})`;return a`<g transform=${`translate(${r} ${o})`} ...${se(n,`messages:${t.colour}`,d)}>
    <rect class="shelf" width=${l} height=${i} rx="5" />
    ${c.length===0&&a`<g class="empty">${N("message",l/2,i/2,34)}</g>`}
    ${$.map((g,b)=>a`<g transform=${f(b)}>${kr(g.colour,g.kind,s)}</g>`)}
    ${c.length>m&&a`<text class="digits" transform=${f(m-1)} y="5" font-size="16">+${c.length-$.length}</text>`}
  </g>`}function Mi(e,t,s,n,r,o){let{colour:l}=s,i=[];for(let[d,f]of Object.entries(n)){let g=t.indexOf(d),b=f.length+Math.min(0,o?.sectors[d]??0);f.forEach((x,k)=>{let v={x:e.width/2,y:-30};if(g>=0)v=Nr(e,g,k,s.friend===d);else if(d!=="cathedral"){let{x:C,y:H,picture:A}=Pr(e,d==="supply"?0:1);v={x:C+A.x,y:H+A.y+(d==="supply"?0:3)}}let y=d==="cathedral"?" away":k>=b?" leaving":"",M=g>=0?1.35:d==="supply"?1.9:1.3;i.push(a`<g key=${x} class=${`piece${y}`} ...${ie(v.x,v.y,M)}>${Se(l)}</g>`)})}i.sort((d,f)=>d.key<f.key?-1:1);let c=s.friend?ps(e,t.indexOf(s.friend)):null,u=e.messages,m=c?{x:c.x+18,y:c.y+me-40}:{x:u.x+u.width-16,y:u.y+u.height-19},$=`${h("place","friend")}: ${s.friend?h("card",s.friend):h("place","off-board")}`;return a`<g class="pieces">
    ${i}
    <g key="friend" class="piece" ...${ie(m.x,m.y,1.35)}>
      <g ...${se(r,`friend:${l}`,$)}><circle class="halo" r="17" />${Lt(l)}</g>
    </g>
  </g>`}function Ci(e,t,s,n){let{colour:r}=s,o=Object.entries(n.sectors).flatMap(([i,c])=>Array.from({length:Math.max(0,c)},(u,m)=>{let $=(s.sectors[i]??0)+m,d=Nr(e,t.indexOf(i),$,(n.friend??s.friend)===i);return a`<g key=${`${i}-${m}`} class="ghost" ...${ie(d.x,d.y,1.35)}>${Se(r)}</g>`})),l=n.friend===null?null:ps(e,t.indexOf(n.friend));return a`<g class="pieces ghosts">
    ${o}
    ${l&&a`<g class="ghost" ...${ie(l.x+18,l.y+me-40,1.35)}>${Lt(r)}</g>`}
  </g>`}function Nr(e,t,s,n){let{x:r,y:o}=ps(e,t),l=n?42:15,i=Math.floor((e.house-l+6)/18);return{x:r+l+s%i*18,y:o+me-33-Math.floor(s/i)*17}}function He({card:e,colour:t,small:s=!1}){let n=h("card",e),r=`${n} (${h("colour",t)})`;return s?a`<${G} width=${44} height=${60} kind="card small" label=${r}>
      <rect class="sheet edged" x="1" y="1" width="42" height="58" rx="5" />
      ${Ir(t,44,60,13)} ${Ee(e,22,36,34)}
    <//>`:a`<${G} width=${100} height=${140} kind="card" label=${r}>
    <rect class="sheet edged" x="1" y="1" width="98" height="138" rx="8" />
    ${Ir(t,100,140,24)}
    ${Ee(e,50,67,70)} ${ot(n,50,127,90,15)}
  <//>`}function Ir(e,t,s,n){let r=t/12;return a`<g>
    <path class=${`glass ${e}`} d=${`M1 ${n}V${r+1}Q1 1 ${r+1} 1H${t-r-1}Q${t-1} 1 ${t-1} ${r+1}V${n}z`} />
    <g transform=${`translate(${t/2} ${n/2+.5})`}>${le(e,n*.68,`upon ${e}`)}</g>
    <rect class="edge" x="1" y="1" width=${t-2} height=${s-2} rx=${r} />
  </g>`}function Ye({colour:e}){let t=h("colour",e);return a`<${G} width=${100} height=${140} kind="card" label=${t}>
    <rect class=${`glass ${e}`} x="1" y="1" width="98" height="138" rx="8" />
    <path class="light" d="M12 12H50V70L12 70zM50 70H88V128H50z" />
    <path class="shade" d="M50 12H88V70H50zM12 70H50V128H12z" />
    <path class="edge thick" d="M12 12H88V128H12zM12 12L88 128M88 12L12 128M50 12V128M12 70H88" />
    <circle class="sheet edged" cx="50" cy="70" r="22" />
    <g transform="translate(50 70)">${le(e,28)}</g>
    <rect class="edge" x="1" y="1" width="98" height="138" rx="8" />
  <//>`}var Rt={ochre:"#c9963f",moss:"#6d8a4a",umber:"#7a5638",coal:"#45403d",azure:"#4a7fae",slate:"#6f7980",wine:"#97344c",rust:"#b5603a",plum:"#6e4a78",chalk:"#f4ecdd",snow:"#e9e3d8",straw:"#d9b25c",copper:"#b0602c",light:"#f0cfae",brown:"#c08a5e",dark:"#7d5238"},Dr={"money-lender":{robe:"ochre",cloth:"plum",hat:"beret",hair:"short",beard:"pointed",tool:"coins"},hostess:{robe:"moss",hat:"bonnet",hair:"parted",mane:"copper",face:"blush",collar:"apron",tool:"jug"},monk:{robe:"umber",hair:"tonsure",collar:"cross",tool:"cubes"},doctor:{robe:"coal",cloth:"coal",hat:"brim",face:"beak",tool:"vial"},minstrel:{robe:"moss",cloth:"wine",hat:"feather",hair:"waves",mane:"straw",tool:"lute"},fool:{robe:"moss",cloth:"wine",hat:"jester",face:"blush",collar:"ruff",tool:"marotte"},"city-guard":{robe:"azure",hat:"kettle",beard:"moustache",tool:"halberd"},"night-watchman":{robe:"slate",cloth:"slate",hat:"hood",beard:"stubble",tool:"lantern"},bishop:{robe:"wine",hat:"mitre",beard:"full",mane:"snow",collar:"stole",tool:"crozier"},"guild-master":{robe:"rust",cloth:"azure",hat:"chaperon",hair:"short",beard:"full",tool:"hammer"},"beggar-king":{robe:"umber",hat:"crown",behind:"long",mane:"straw",beard:"stubble",face:"patch",tool:"bowl"},advocate:{robe:"coal",cloth:"coal",hat:"biretta",hair:"sides",mane:"snow",collar:"jabot",tool:"scroll"},"lady-of-the-court":{robe:"azure",cloth:"plum",hat:"hennin",hair:"parted",mane:"straw",face:"blush",collar:"lace",tool:"rose"},mayor:{robe:"wine",cloth:"wine",hat:"fur",beard:"full",mane:"snow",collar:"chain",tool:"key"},carpenter:{robe:"ochre",cloth:"moss",hat:"cap",beard:"moustache",mane:"copper",collar:"apron",skin:"brown",tool:"saw"},manager:{robe:"plum",hair:"sides",face:"spectacles",collar:"chain",tool:"ledger"},nurse:{robe:"slate",cloth:"chalk",hat:"veil",face:"blush",collar:"cross",skin:"brown",tool:"cup"},scholar:{robe:"azure",cloth:"coal",hat:"square",hair:"short",face:"spectacles",skin:"dark",tool:"quill"},priest:{robe:"coal",hair:"short",mane:"snow",collar:"stole",tool:"crucifix"},procurator:{robe:"wine",cloth:"wine",hat:"biretta",beard:"pointed",mane:"copper",collar:"ruff",tool:"seal"},"bell-ringer":{robe:"rust",hair:"wild",mane:"copper",beard:"stubble",tool:"bell"},spy:{robe:"coal",cloth:"slate",hat:"brim",face:"mask",beard:"pointed",tool:"spyglass"},gypsies:{robe:"plum",cloth:"rust",hat:"scarf",behind:"long",face:"earrings",skin:"brown",tool:"tambourine"},coachman:{robe:"moss",cloth:"coal",hat:"tall",beard:"moustache",collar:"ruff",tool:"whip"},butcher:{robe:"rust",cloth:"chalk",hat:"cap",beard:"moustache",collar:"apron",tool:"cleaver"},benefactor:{robe:"azure",cloth:"ochre",hat:"fur",hair:"waves",mane:"snow",collar:"fur",tool:"heart"},trader:{robe:"ochre",cloth:"azure",hat:"chaperon",beard:"full",skin:"dark",tool:"scales"},host:{robe:"moss",hair:"sides",beard:"full",mane:"copper",collar:"apron",face:"blush",tool:"mug"},gravedigger:{robe:"umber",cloth:"coal",hat:"hood",beard:"long",mane:"snow",tool:"shovel"},actress:{robe:"rust",behind:"curls",hair:"waves",mane:"copper",face:"blush",collar:"lace",tool:"comedy"},advisor:{robe:"slate",cloth:"plum",hat:"skullcap",hair:"sides",beard:"long",mane:"snow",tool:"chess"},guard:{robe:"slate",hat:"helmet",beard:"stubble",tool:"sword"},mistress:{robe:"wine",behind:"curls",hair:"parted",mane:"coal",face:"earrings",collar:"lace",tool:"letter"}};function Wr(e){let t=Dr[e];if(t)return t;let s=Object.values(Dr),n=[...e].reduce(($,d)=>(31*$+d.charCodeAt(0))%9973,0),r=$=>s[(n+$)%s.length],{cloth:o,hat:l,hair:i,behind:c,mane:u}=r(0),m=Object.entries({cloth:o,hat:l,hair:i,behind:c,mane:u}).filter(([,$])=>$);return{...Object.fromEntries(m),robe:r(7).robe,tool:r(11).tool}}var Br={coins:()=>a`<g>${N("coin",-5,10,19)}${N("coin",7,6,19)}${N("coin",0,-6,19)}</g>`,jug:()=>a`<g>
    <path class="stroke thick" d="M8-6C20-8 20 12 8 12" />
    <path class="wood edged" d="M-9-14H9L7-8C14 2 12 14 7 18H-7C-12 14-14 2-7-8z" />
    <path class="light" d="M-7-8C-14 2-12 14-7 18H-4C-8 10-8 0-4-8z" />
  </g>`,cubes:()=>a`<g>${N("marker",-6,9,20)}${N("marker",6,-6,20)}</g>`,vial:()=>a`<g><path class="sheet edged" d="M-4-18H4V-6L10 12C11 18-11 18-10 12L-4-6z" /><path class="leaf" d="M-7 4H7L9 12C9 15-9 15-9 12z" /></g>`,lute:()=>a`<g transform="rotate(24)">
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
  </g>`,crozier:()=>a`<path class="stroke gold-line broad" d="M0 24V-14C0-30 18-30 18-16C18-8 8-8 8-15" />`,hammer:()=>a`<g transform="rotate(18)"><path class="wood edged" d="M-2-10H2V24H-2z" /><path class="steel edged" d="M-12-20H8L13-14H8V-8H-12z" /></g>`,bowl:()=>a`<g>${N("coin",0,-4,14)}<path class="wood edged" d="M-15 0H15C14 12 8 16 0 16S-14 12-15 0z" /></g>`,scroll:()=>a`<g>
    <path class="sheet edged" d="M-10-14H8V14H-10z" /><path class="wood edged" d="M-13-18H11V-13H-13zM-13 13H11V18H-13z" />
    <path class="stroke" d="M-6-8H4M-6-3H4M-6 2H4" /><circle class="wax" cx="2" cy="9" r="3.6" />
  </g>`,rose:()=>a`<g>
    <path class="stroke" d="M0 24C-2 12 2 6 0-4" /><path class="leaf edged" d="M0 12C-10 12-12 6-12 2C-6 2-1 6 0 12zM0 8C8 8 11 2 11-2C5-2 1 2 0 8z" />
    <path class="ruby edged" d="M-9-10C-12-20-4-22 0-20C4-22 12-20 9-10C8-4 4-2 0-2S-8-4-9-10z" /><path class="stroke" d="M-4-14C-2-10 4-10 4-15M-5-7Q0-4 5-7" />
  </g>`,key:()=>a`<g><path class="gold edged" d="M-2-4H2V22H10V16H5V13H-2z" /><path class="stroke gold-line broad" d="M-7-11a7 7 0 1 0 14 0a7 7 0 1 0-14 0" /></g>`,saw:()=>a`<g transform="rotate(-20)"><path class="steel edged" d="M-5-24L6-20V12L-5 14z" /><path class="stroke" d="M6-18l3 3-3 3 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3 3" /><path class="wood edged" d="M-7 12H8V24H-7z" /></g>`,ledger:()=>a`<g><path class="wine edged" d="M-12-16H12V18H-12z" /><path class="sheet" d="M-9-13H9V15H-9z" />${N("prestige",0,-3,17)}<path class="stroke" d="M-6 8H6M-6 12H3" /></g>`,cup:()=>a`<g><path class="sheet edged" d="M-11-8H11C11 6 6 10 0 10S-11 6-11-8z" /><path class="stroke" d="M0 10V16M-7 18H7M-4-12q3-4 0-8M4-12q3-4 0-8" /></g>`,quill:()=>a`<g><path class="feather" d="M-6 14C-6-8 2-22 14-28C16-12 8 6-6 14z" /><path class="stroke" d="M-9 22L11-22" /><path class="ink" d="M-16 14H-4V24H-16z" /></g>`,crucifix:()=>a`<path class="wood edged" d="M-3-22H3V-10H13V-4H3V24H-3V-4H-13V-10H-3z" />`,seal:()=>a`<g><path class="sheet edged" d="M-12-18H12V8H-12z" /><path class="stroke" d="M-8-12H8M-8-7H8M-8-2H4" /><path class="ruby edged" d="M-4 8L-8 22-3 18 0 24 3 18 8 22 4 8z" /><circle class="wax" cy="8" r="7" /></g>`,bell:()=>a`<g><path class="stroke thick" d="M0-34V-12" /><g transform="translate(0 2) scale(1.5)">${N("bell",0,0,24)}</g></g>`,spyglass:()=>a`<g transform="rotate(-30)"><path class="gold edged" d="M-16-4H-2V4H-16z" /><path class="wood edged" d="M-2-6H14V6H-2z" /><path class="gold edged" d="M14-8H19V8H14z" /></g>`,tambourine:()=>a`<g><circle class="sheet edged" r="14" /><path class="stroke broad wood-line" d="M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0" />${[0,72,144,216,288].map(e=>a`<circle class="gold edged" cy="-14" r="3.2" transform=${`rotate(${e})`} />`)}</g>`,whip:()=>a`<g><path class="stroke" d="M4-14C14-30 22-16 12-6C6 0 16 6 20 0" /><path class="wood edged" d="M-6 22L3-15 6-14-2 23z" /></g>`,cleaver:()=>a`<g transform="rotate(14)"><path class="steel edged" d="M-9-22H9V6H-9z" /><circle class="paper" cx="5" cy="-17" r="2" /><path class="wood edged" d="M-3 6H3V24H-3z" /></g>`,heart:()=>a`<g>${N("coin",0,-12,15)}<path class="ruby edged" d="M0 18C-18 6-10-8 0 1C10-8 18 6 0 18z" /></g>`,scales:()=>a`<g><path class="stroke thick" d="M0-20V18M-15-14H15M-7 20H7" /><path class="stroke" d="M-15-14L-21 2M-15-14L-9 2M15-14L9 2M15-14L21 2" /><path class="gold edged" d="M-22 2H-8C-9 8-21 8-22 2zM8 2H22C21 8 9 8 8 2z" /></g>`,mug:()=>a`<g><path class="stroke thick" d="M8-4C20-6 20 12 8 12" /><path class="wood edged" d="M-10-8H9V16H-10z" /><path class="sheet edged" d="M-12-7C-14-16-6-17-4-14C0-19 8-17 7-13C13-13 12-6 9-6C4-3-8-3-12-7z" /><path class="stroke" d="M-10-1H9M-10 10H9" /></g>`,shovel:()=>a`<g><path class="wood edged" d="M-1.8-30H1.8V8H-1.8zM-7-34H7V-30H-7z" /><path class="steel edged" d="M-9 6H9V18C9 24 4 27 0 29C-4 27-9 24-9 18z" /></g>`,comedy:()=>a`<g><path class="sheet edged" d="M-14-14C-6-10 6-10 14-14C16 6 10 16 0 18C-10 16-16 6-14-14z" /><path class="ink" d="M-9-4Q-6-9-2-4zM2-4Q6-9 9-4zM-8 4Q0 8 8 4Q5 13 0 13T-8 4z" /></g>`,chess:()=>a`<g><circle class="sheet edged" cy="-10" r="6.5" /><path class="sheet edged" d="M-4-4H4C4 4 6 8 9 12H-9C-6 8-4 4-4-4zM-12 12H12V18H-12z" /></g>`,sword:()=>a`<g transform="rotate(10)"><path class="steel edged" d="M-3-30L0-36 3-30V10H-3z" /><path class="gold edged" d="M-11 10H11V14H-11zM-2.4 14H2.4V24H-2.4z" /></g>`,letter:()=>a`<g>${N("message",0,6,30)}<path class="ruby edged" d="M0-6C-9-12-5-18 0-14C5-18 9-12 0-6z" /></g>`};var qr={long:"M-19-6C-21-24 21-24 19-6L22 30H-22z",curls:"M-18-8C-22-24 22-24 18-8C27-4 26 6 22 10C28 16 24 26 16 24H-16C-24 26-28 16-22 10C-26 6-27-4-18-8z"},Fr={short:"M-17 0C-19-22 19-22 17 0C15-7 11-10 0-10S-15-7-17 0z",parted:"M-17 2C-20-22 20-22 17 2C15-6 8-8-2-12C-6-8-14-6-17 2z",tonsure:"M-17 5C-21-3-19-12-14-13C-8-10 8-10 14-13C19-12 21-3 17 5C16-3 13-7 9-8Q0-5-9-8C-13-7-16-3-17 5z",wild:"M-18 4L-23-4-18-7-22-15-14-14-13-22-5-17 0-24 5-17 13-22 14-14 22-15 18-7 23-4 18 4C15-6 8-9 0-9S-15-6-18 4z",sides:"M-17 4C-20-2-18-10-15-12C-15-6-14-2-14 4zM17 4C20-2 18-10 15-12C15-6 14-2 14 4z",waves:"M-17 4C-20-22 20-22 17 4C14-2 12-8 4-12C0-8-12-8-17 4z"},jr={full:"M-16 2C-15 8-9 6-6 7Q0 4 6 7C9 6 15 8 16 2C17 18 9 25 0 25S-17 18-16 2z",pointed:"M-9 8Q0 4 9 8C8 15 4 22 0 27C-4 22-8 15-9 8z",moustache:"M0 7C-3 4-9 5-12 10C-8 10-4 11 0 9C4 11 8 10 12 10C9 5 3 4 0 7z",long:"M-14 4C-10 8-6 6 0 6S10 8 14 4C15 22 8 40 0 46C-8 40-15 22-14 4z",stubble:"M-15 4C-13 16-6 19 0 19S13 16 15 4C12 9 7 8 0 8S-12 9-15 4z"},Kr={beret:()=>a`<path class="cloth edged" d="M-22-8C-24-24 22-28 24-12C24-6 12-8 0-8S-20-4-22-8z" />`,cap:()=>a`<path class="cloth edged" d="M-18-6C-19-24 19-24 18-6C10-10-10-10-18-6z" />`,bonnet:()=>a`<path class="sheet edged" d="M-21 2C-28-20-12-30 0-28S28-20 21 2C17-8 10-12 0-12S-17-8-21 2z" />`,veil:()=>a`<path class="cloth edged" d="M-20 34C-30-30 30-30 20 34L15 14C18-14-18-14-15 14z" />`,hood:()=>a`<path class="cloth edged" d="M-24 30C-30-16-14-30 0-32C14-30 30-16 24 30L15 12C18-16-18-16-15 12z" />`,mitre:()=>a`<g>
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
  </g>`},Gr={spectacles:()=>a`<path class="stroke" d="M-12 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M2 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-2 0H2" />`,beak:()=>a`<g>
    <path class="sheet edged" d="M-15-4C-12 12-6 20 0 20C4 20 10 14 12 8L33 24C28 8 20-4 15-8z" />
    <circle class="ink" cx="-5" cy="-1" r="4.4" /><circle class="ink" cx="9" cy="-2" r="4.4" />
    <circle class="light" cx="-4" cy="-2" r="1.4" /><circle class="light" cx="10" cy="-3" r="1.4" />
  </g>`,mask:()=>a`<g>
    <path class="ink" d="M-17-5C-8-8 8-8 17-5C17 4 9 7 4 2H-4C-9 7-17 4-17-5z" />
    <path class="sheet" d="M-10-1h5v2h-5zM5-1h5v2H5z" />
  </g>`,patch:()=>a`<g><path class="stroke" d="M-17-9L17-3" /><circle class="ink" cx="6.4" cy="-1" r="4.6" /></g>`,earrings:()=>a`<path class="stroke gold-line" d="M-17 8a3.4 3.4 0 1 0 .1 0M17 8a3.4 3.4 0 1 0 .1 0" />`,blush:()=>a`<path class="blush" d="M-10 7h0M10 7h0" />`},Ur={ruff:()=>a`<path class="sheet edged" d="M-20 24C-16 17 16 17 20 24C24 30 14 32 10 29C6 34-6 34-10 29C-14 32-24 30-20 24z" />`,chain:()=>a`<g><path class="stroke gold-line thick" d="M-22 29C-14 52 14 52 22 29" /><circle class="gold edged" cy="47" r="5" /></g>`,jabot:()=>a`<path class="sheet edged" d="M-7 22H7L10 46 3 42 0 48-3 42-10 46z" />`,apron:()=>a`<path class="sheet edged" d="M-16 34C-8 30 8 30 16 34L19 54H-19z" />`,stole:()=>a`<path class="gold edged" d="M-20 27L-12 24-9 54H-17zM20 27L12 24 9 54H17z" />`,fur:()=>a`<path class="fur-trim edged" d="M-26 30C-20 20-8 26 0 34C8 26 20 20 26 30C18 34 6 44 4 54H-4C-6 44-18 34-26 30z" />`,lace:()=>a`<path class="sheet edged" d="M-18 25Q0 46 18 25L22 31Q0 56-22 31z" />`,cross:()=>a`<path class="gold edged" d="M-2 32H2V38H8V42H2V54H-2V42H-8V38H-2z" />`};function Qe({person:e,rats:t,group:s,small:n=!1}){let r=h("person",e),o=[r,h("letter",s),z("rat",t)].join(", "),l=s==="brown",[i,c]=n?[119,Math.min(23,90/t)]:[128.5,20],u=n?132:140;return a`<${G} width=${100} height=${u} kind=${`person-face ${l?"brown":"grey"}`} label=${o}>
    <rect class="frame edged" x="1" y="1" width="98" height=${u-2} rx="8" />
    <path class="niche edged" d="M9 106V44C9 20 28 9 50 9S91 20 91 44V106z" />
    ${Si(e)}
    <path class="niche-edge" d="M9 106V44C9 20 28 9 50 9S91 20 91 44V106z" />
    ${!l&&a`<g><circle class="sheet edged" cx="14" cy="14" r="9.5" /><text class="digits on-sheet" x="14" y="18.4" font-size="12">${s}</text></g>`}
    ${!n&&ot(r,50,117.5,92,12,"framed")}
    <g class="rats">
      ${Array.from({length:t},(m,$)=>N("rat",50+($-(t-1)/2)*(c+1),i,c))}
      ${t===0&&a`<text class="digits framed" x="50" y=${i+4.5} font-size="13">0</text>`}
    </g>
  <//>`}function Si(e){let{robe:t,cloth:s="coal",tool:n,hat:r,hair:o,behind:l,mane:i="coal",beard:c,face:u,collar:m,skin:$="light"}=Wr(e),d={"--robe":Rt[t],"--cloth":Rt[s],"--mane":Rt[i],"--skin":Rt[$]};return a`<g class="bust" style=${d}>
    <g transform="translate(44 52)">
      ${l&&a`<path class="mane edged" d=${qr[l]} />`}
      <path class="robe edged" d="M-35 54C-35 36-24 27-9 24H9C24 27 35 36 35 54z" />
      <path class="skin edged" d="M-7 14H7V26C3 30-3 30-7 26z" />
      ${m&&Ur[m]()}
      <path class="skin edged" d="M-17-4C-17-20 17-20 17-4C17 12 9 20 0 20S-17 12-17-4z" />
      <circle class="ink" cx="-6.4" r="1.9" /><circle class="ink" cx="6.4" r="1.9" />
      <path class="stroke" d="M0 1L-2 6H1M-4 11.5Q0 14 4 11.5M-9.5-5Q-6.4-7-3.6-5.4M9.5-5Q6.4-7 3.6-5.4" />
      ${c&&a`<path class="mane edged" d=${jr[c]} />`}
      ${c&&c!=="moustache"&&a`<path class="stroke" d="M-4 11.5Q0 13 4 11.5" />`}
      ${o&&a`<path class="mane edged" d=${Fr[o]} />`} ${u&&Gr[u]()} ${r&&Kr[r]()}
    </g>
    <g transform="translate(78 80)">${Br[n]()}</g>
  </g>`}var Ei="M0-8.5C-6-12-7.5-17-6.5-20.5a22 22 0 0 1 13 0C7.5-17 6-12 0-8.5Z",cn=5,Li=19.5;function un(e,t){let s=Array.from({length:cn},(n,r)=>360/cn*r);return a`<g transform=${`scale(${t/64})`}>
    <circle class="masonry edged" r="31" />
    <circle class="leading" r="27" />
    ${s.map((n,r)=>a`<path key=${n} class=${`petal petal-${r} glass ${e[r%e.length]}`} transform=${`rotate(${n})`} d=${Ei} />`)}
    ${s.map(n=>a`<circle key=${n} class="sheet" transform=${`rotate(${n+180/cn})`} cy=${-Li} r="4" />`)}
    <circle class="sheet" r="6.2" />
    <circle class="gold" r="3.6" />
  </g>`}function pn({colours:e}){return a`<${G} width=${64} height=${64} kind="rose"><g transform="translate(32 32)">${un(e,64)}</g><//>`}var Hi=["M2 20C2 10 6 5 11 2C16 5 20 10 20 20z","M2 20H20V32H2z","M2 32H20V44H2z"];function Xe({round:e,facts:t}){let s=Object.values(t.periods).flat(),n=e?s.indexOf(e):s.length,r=e?p("round",{round:e}):p("over");return a`<${G} width=${70} height=${46} kind="round-window" label=${r}>
    ${Object.entries(t.periods).map(([o,l],i)=>a`<g key=${o} transform=${`translate(${24*i} 0)`}>
        ${l.map((c,u)=>{let m=s.indexOf(c),$=m<n?"past":m===n?"now":"to-come";return a`<path class=${`pane edged ${$}`} d=${Hi[u]} />`})}
        <text class=${`digits ${s.indexOf(l[0]??"")<=n?"over-glass":""}`} x="11" y="17" font-size="11">${o}</text>
      </g>`)}
  <//>`}var ds=1200,ut=630,pt=36,Vt=ut-2*pt,Ze={x:Vt+2*pt,width:ds-Vt-3*pt},zi=128,Je=78,Oi="Notre Dame";function dn({table:e,seats:t,round:s,view:n,streets:r,below:o=null,facts:l}){return a`<svg
    class="drawing share-picture"
    xmlns="http://www.w3.org/2000/svg"
    width=${ds}
    height=${ut}
    viewBox=${`0 0 ${ds} ${ut}`}
  >
    <rect class="backdrop" width=${ds} height=${ut} />
    ${n?a`<svg x=${pt} y=${pt} width=${Vt} height=${Vt}>
          <${Le} state=${Ai(`${e} picture`,n,r,o)} facts=${l} aspect=${1} />
        </svg>`:a`<g transform=${`translate(${ut/2} ${ut/2})`}>${un(l.colours,.9*Vt)}</g>`}
    <g transform=${`translate(${Ze.x} ${pt})`}>
      <text class="name flush" y="60" font-size="56">${Oi}</text>
      ${s&&a`<svg x=${Ze.width-118} y="4" width="118" height="78"><${Xe} round=${s} facts=${l} /></svg>`}
      ${t.map((i,c)=>a`<g key=${c} transform=${`translate(0 ${zi+c*(Je+10)})`}>${Ti(i)}</g>`)}
    </g>
  </svg>`}function Ti({name:e,colour:t,open:s,rank:n,prestige:r}){let o=n===1,l=.8*(Ze.width-80-(r===null?12:150));return a`<rect class=${s?"shelf":`ground ${t}`} width=${Ze.width} height=${Je} rx="12" />
    ${o&&a`<rect class="winning" width=${Ze.width} height=${Je} rx="12" />`}
    <g class=${s?"empty":""} transform=${`translate(42 ${Je/2})`}>${le(t,44)}</g>
    <text class=${`name flush ${s?"faint":""}`} x="80" y=${Je/2+12} font-size=${ar(e,l,36)}>${e}</text>
    ${r!==null&&a`<text class="digits trailing" x=${Ze.width-62} y=${Je/2+14} font-size="40">${r}</text>${N("prestige",Ze.width-34,Je/2,38)}`}`}function Ai(e,t,s,n){return{table:e,view:t,streets:s,seat:n,seats:[]}}var Ri=[1,2,5,10,20,50,100],Yr=6;function ms(e,t,s){let[n,r]=[Math.min(-1,...e),Math.max(1,...e)],o=Ri.find(u=>(r-n)/u<=Yr)??(r-n)/Yr,l=o*Math.floor(n/o),i=o*Math.ceil(r/o),c=[];for(let u=l;u<=i;u+=o)c.push(u);return{least:l,most:i,ticks:c,y:u=>s-(s-t)*(u-l)/(i-l)}}var mn=230,$s=38,Qr=14,Xr=14,Jr=mn-26,Vi=13,fs={fine:"",inaccuracy:"M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z",mistake:"M0-7L7 0L0 7L-7 0Z",blunder:"M0 8L-8-6H8Z"};function $n({points:e,end:t,width:s,label:n,now:r=null,onPick:o,figure:l=String}){let{ticks:i,y:c}=ms([...e.flatMap(({lead:d,after:f})=>[d,f]),t],Xr,Jr),u=d=>P($s+(s-$s-Qr)*d/Math.max(1,e.length)),m=e.flatMap((d,f)=>d.round===e[f-1]?.round?[]:[{name:d.round,i:f}]),$=[...e.map(({lead:d},f)=>`${u(f)},${P(c(d))}`),`${u(e.length)},${P(c(t))}`];return a`<${G} width=${s} height=${mn} kind="lead-chart" label=${n} group=${!0}>
    ${i.map(d=>a`<g key=${d}><line class=${d===0?"axis":"grid"} x1=${$s} x2=${s-Qr} y1=${P(c(d))} y2=${P(c(d))} /><text class="tick trailing" x=${$s-6} y=${P(c(d))+4}>${l(d)}</text></g>`)}
    ${m.map(({name:d,i:f})=>a`<g key=${d}><line class=${d.endsWith("1")?"grid period":"grid"} x1=${u(f)} x2=${u(f)} y1=${Xr} y2=${Jr} /><text class="tick flush" x=${u(f)+2} y=${mn-8}>${d}</text></g>`)}
    <polyline class="lead-line" points=${$.join(" ")} />
    <circle class="lead-end" cx=${u(e.length)} cy=${P(c(t))} r="4" />
    ${e.map((d,f)=>d.grade!=="fine"&&Pi(d,u(f),P(c(d.lead)),P(c(d.after)),d.move===r,o))}
  <//>`}function Pi({move:e,grade:t,label:s},n,r,o,l,i){let c=m=>{m.preventDefault(),i?.(e)},u=i&&{role:"button",tabindex:0,onClick:c,onKeyDown:m=>(m.key==="Enter"||m.key===" ")&&c(m)};return a`<g key=${e} class=${`lead-mark grade-${t} ${l?"now":""}`} data-move=${e} role="img" aria-label=${s} ...${u}>
    <title>${s}</title>
    <line class="drop" x1=${n} x2=${n} y1=${r} y2=${o} />
    <circle class="hit" cx=${n} cy=${r} r=${Vi} />
    <path transform=${`translate(${n} ${r})`} d=${fs[t]} />
  </g>`}var fn=190,hs=38,Ni=14,Ii=fn-26,Zr=.72;function hn({rounds:e,width:t,label:s,figure:n=String}){let{ticks:r,y:o}=ms(e.flatMap(({luck:u,losses:m})=>[u,m]),Ni,Ii),l=(t-hs)/Math.max(1,e.length),i=P(l*Zr/2),c=(u,m,$)=>a`<rect class=${$} x=${P(m)} width=${i} y=${P(Math.min(o(0),o(u)))} height=${P(Math.abs(o(u)-o(0)))} />`;return a`<${G} width=${t} height=${fn} kind="round-bars" label=${s} group=${!0}>
    ${r.map(u=>a`<g key=${u}><line class=${u===0?"axis":"grid"} x1=${hs} x2=${t} y1=${P(o(u))} y2=${P(o(u))} /><text class="tick trailing" x=${hs-6} y=${P(o(u))+4}>${n(u)}</text></g>`)}
    ${e.map((u,m)=>{let $=hs+l*m+l*(1-Zr)/2;return a`<g key=${u.round} role="img" aria-label=${u.label}>
        <title>${u.label}</title>
        ${c(u.luck,$,"luck-bar")} ${c(u.losses,$+i,"loss-bar")}
        <text class="tick" x=${P($+i)} y=${fn-8}>${u.round}</text>
      </g>`})}
  <//>`}var gn=["blue","red","green"],dt=["money-lender","hostess","carpenter"],Di={blue:{sectors:{"cloister-school":1,bank:2,residence:1,"carriage-house":1,hotel:0,park:0,hospital:1},friend:"hotel",supply:3,coins:4,rat:4,carriage:"red/left-outer",messages:[{colour:"green",kind:"rat"}],cathedral:1,prestige:12},red:{sectors:{"cloister-school":2,bank:1,residence:0,"carriage-house":2,hotel:0,park:1,hospital:0},friend:"park",rat:6,carriage:"red/right-inner",cathedral:0},green:{sectors:{"cloister-school":1,bank:1,residence:3,"carriage-house":1,hotel:1,park:0,hospital:1},friend:"residence",rat:3,carriage:"green/centre",cathedral:2}},Wi={"blue/left-inner":"prestige","blue/left-outer":"coin","blue/right-outer":"marker","red/left-inner":"marker","red/right-outer":"coin","green/left-inner":"coin","green/left-outer":"marker","green/right-outer":"prestige"};function mt(e){let t=gn.map((n,r)=>Bi(n,r,e)),s=gn.map((n,r)=>({seat:r,name:h("colour",n),colour:n,who:"bot",level:null,present:!0,mine:r===0,left:!1}));return{table:"sample",number:0,status:"playing",edition:"",options:{},help:{},listed:!1,practice:!1,daily:null,played_here:!0,host:!1,host_here:!0,seats:s,seat_requests:[],seat:0,move:0,view:{seat:0,round:"A3",phase:"cards",question:"",to_act:[],start_player:0,persons:dt,plague:e,asked_about:{},boroughs:gn,cathedral_tile:8,cathedral_share:2,players:t,markets:Wi,persons_in_game:[],grey_past:[],grey_to_come:[],brown_past:[],brown_to_come:[],coins_in_supply:null},streets:"windmill",sector_effects:[],draft:[],question:null,waiting:[],undo:{possible:!1,why:null,asked:null,to:[],pause:0},news:null,chat:[],watchers:0,bots_think_less:!1,commitment:null,seed:null,result:null,alone:!0,rematch:null}}function Bi(e,t,s){let n=Di[e]??{},r=n.rat??0;return{seat:t,colour:e,coins:3,supply:2,general_supply:5,cathedral:0,sectors:{},friend:null,rat:r,carriage:`${e}/centre`,messages:[],prestige:null,prestige_by_source:null,doctor:!1,spied:!1,rat_after_plague:r+s-(n.sectors?.hospital??0),drafted:3,played:[],hand:[],pack:[],dealt:[],deck:[],later_decks:[],...n}}var bn=[{players:{blue:{sectors:{"cloister-school":1,bank:2,residence:0,"carriage-house":1,hotel:0,park:0,hospital:2},friend:null,supply:1,general_supply:7,cathedral:0,rat:2,rat_after_plague:4,carriage:"blue/right-inner"},red:{sectors:{"cloister-school":1,bank:2,residence:0,"carriage-house":0,hotel:0,park:1,hospital:2},friend:"bank",supply:1,general_supply:7,cathedral:0,rat:5,rat_after_plague:7,carriage:"red/centre"},green:{sectors:{"cloister-school":2,bank:0,residence:0,"carriage-house":1,hotel:0,park:1,hospital:2},friend:"park",supply:3,general_supply:5,cathedral:0,rat:5,rat_after_plague:7,carriage:"green/left-outer"},yellow:{sectors:{"cloister-school":1,bank:1,residence:0,"carriage-house":0,hotel:1,park:1,hospital:2},friend:"bank",supply:2,general_supply:6,cathedral:0,rat:1,rat_after_plague:3,carriage:"yellow/left-outer"}},markets:{"blue/left-inner":"rat","blue/left-outer":"prestige","blue/right-outer":"coin","red/left-inner":"rat","red/left-outer":"coin","red/right-inner":"prestige","red/right-outer":"marker","green/left-inner":"marker","green/right-inner":"prestige","green/right-outer":"rat","yellow/left-inner":"rat","yellow/right-inner":"coin","yellow/right-outer":"prestige"},cathedral_tile:10},{players:{red:{sectors:{bank:3},supply:0}}},{players:{green:{sectors:{"carriage-house":2},supply:2}}},{players:{green:{carriage:"red/left-inner"}},markets:{"red/left-inner":null}},{players:{green:{rat:4,rat_after_plague:6}}},{players:{yellow:{sectors:{park:2},supply:1,rat:0,rat_after_plague:2}}},{players:{blue:{sectors:{"carriage-house":2},supply:0}}},{players:{blue:{carriage:"yellow/right-inner"}},markets:{"yellow/right-inner":null}},{players:{red:{sectors:{"cloister-school":0},cathedral:1}}},{players:{green:{sectors:{hospital:3},supply:1,rat:3,rat_after_plague:4}}},{players:{yellow:{sectors:{"cloister-school":2},supply:2,general_supply:4}}},{players:{blue:{sectors:{"carriage-house":1,park:1},rat:1,rat_after_plague:3}}},{players:{red:{sectors:{bank:0,park:4}}}},{players:{blue:{rat:3,rat_after_plague:4},red:{rat:7,rat_after_plague:8},green:{rat:4},yellow:{rat:2,rat_after_plague:3}}},{players:{green:{friend:"bank"}}},{players:{yellow:{sectors:{"carriage-house":1},supply:1}}},{players:{yellow:{carriage:"green/right-outer"}},markets:{"green/right-outer":null}},{players:{yellow:{rat:1,rat_after_plague:2}}},{players:{blue:{sectors:{"cloister-school":0,bank:3}}}},{players:{red:{sectors:{"cloister-school":1,hospital:1},supply:1,general_supply:6,rat_after_plague:9}}},{players:{green:{sectors:{park:2},supply:0,rat:3,rat_after_plague:3}}},{players:{yellow:{sectors:{residence:1},supply:0}}},{players:{blue:{friend:"bank"}}},{players:{red:{sectors:{"cloister-school":2},supply:2,general_supply:4}}},{players:{blue:{supply:2,general_supply:5}}},{players:{blue:{rat:4,rat_after_plague:8},red:{rat:9,rat_after_plague:14},green:{rat_after_plague:6},yellow:{rat:2,rat_after_plague:6}}},{players:{yellow:{friend:"cloister-school",supply:3,general_supply:1}}},{players:{blue:{supply:1,cathedral:1}}},{players:{red:{sectors:{"carriage-house":1},supply:1}}},{players:{red:{carriage:"red/right-inner"}},markets:{"red/right-inner":null}},{players:{green:{sectors:{"cloister-school":3,"carriage-house":1},supply:3,general_supply:2}}},{players:{yellow:{sectors:{residence:2},supply:2}}},{players:{blue:{sectors:{bank:4},supply:0}}},{players:{red:{sectors:{hotel:1},supply:0}}},{players:{green:{sectors:{bank:1},supply:2}}},{players:{blue:{sectors:{"carriage-house":0,park:2},rat:3,rat_after_plague:7}}}];var eo=1900,qi=6e3;function Fi(e,t){let s=e.view,n=s.players.map(i=>{let c=t.players?.[i.colour]??{};return{...i,...c,sectors:{...i.sectors,...c.sectors}}}),r=Object.fromEntries(Object.entries({...s.markets,...t.markets}).filter(([,i])=>i!==null)),o=t.cathedral_tile??s.cathedral_tile,l={...s,players:n,markets:r,cathedral_tile:o};return{...e,view:l}}function ji(){let e=bn[0]?.players??{},t=mt(0),s=t.view,n=s.players[0],r=Object.keys(e),o=r.map((i,c)=>({...n,seat:c,colour:i,messages:[]})),l={...t,table:"demo",seat:null,view:{...s,boroughs:r,players:o,markets:{}}};return bn.map(i=>l=Fi(l,i))}function Ki(){let e=q(ji,[]),t=q(()=>matchMedia("(prefers-reduced-motion: reduce)").matches,[]),[s,n]=w(t?e.length-1:0),[r,o]=w(t);return L(()=>{if(r)return;let l=s===e.length-1,i=()=>{document.visibilityState==="visible"?n(l?0:s+1):c=setTimeout(i,eo)},c=setTimeout(i,l?qi:eo);return()=>clearTimeout(c)},[s,r]),a`<div class="living-board">
    <div aria-hidden="true" inert><${Le} state=${e[s]} facts=${R()} aspect=${1.2} /></div>
    <button type="button" class="plain" aria-label=${p(r?"replay_run":"replay_pause")} onClick=${()=>o(!r)}>
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d=${r?"M5 3l8 5-8 5z":"M4 3h3v10H4zM9 3h3v10H9z"} /></svg>
    </button>
  </div>`}var Gi=`notredame commitment 1
`;function gs({seed:e,commitment:t,table:s}){let[n,r]=w(null);if(!t)return null;let o=async()=>r(await Ui(e??"")===t),l=`notredame-${s}.txt`;return a`<section class="card stack fairness" aria-labelledby="fairness">
    <h2 id="fairness">${p("fairness")}</h2>
    <p>${p("fairness_text")}</p>
    <dl>
      <dt>${p("seed")}</dt>
      <dd class="hash">${e}</dd>
      <dt>${p("commitment")}</dt>
      <dd class="hash">${t}</dd>
    </dl>
    ${globalThis.crypto?.subtle&&e&&a`<p class="row">
      <button type="button" onClick=${o}>${p("fairness_check")}</button>
      <span role="status">${n===null?"":n?p("fairness_holds"):p("fairness_broken")}</span>
    </p>`}
    <p>${p("fairness_command")}</p>
    <p class="hash"><code>notredame check ${l} --commitment ${t}</code></p>
  </section>`}async function Ui(e){let t=(e.match(/../g)??[]).map(r=>parseInt(r,16)),s=new Uint8Array([...new TextEncoder().encode(Gi),...t]);return[...new Uint8Array(await crypto.subtle.digest("SHA-256",s))].map(r=>r.toString(16).padStart(2,"0")).join("")}function ne(e){return e<0?`\u2212${-e}`:String(e)}function $t({deal:e}){let{mine:t,par:s}=e,n=t?.score;return a`<div class="stack tight">
    <table class="daily-table">
      <thead>
        <tr><td></td><${yn} /></tr>
      </thead>
      <tbody>
        ${n&&a`<tr class="mine"><th scope="row">${h("daily","you")}</th><${bs} score=${n} /></tr>`}
        ${s&&a`<tr><th scope="row">${h("daily","par")}</th><${bs} score=${s} /></tr>`}
      </tbody>
    </table>
    ${n&&!s&&a`<p class="soft" role="status">${h("daily","par_waits")}</p>`}
    ${n&&s&&a`<p>${Yi(n.lead-s.lead)}</p>`}
    ${t?.late&&a`<p class="soft">${h("daily","late")}</p>`}
    <p class="soft small">${h("daily","par_help",{level:h("level",e.level)})}</p>
  </div>`}function yn(){return a`<th scope="col">${h("daily","lead")}</th>
    <th scope="col">${h("daily","place")}</th>
    <th scope="col">${h("daily","prestige")}</th>`}function bs({score:e}){let{lead:t,place:s,prestige:n}=e;return a`<td>${t>0?`+${t}`:ne(t)}</td>
    <td>${p("place",{n:s})}</td>
    <td>${n}</td>`}function Yi(e){return e?h("daily",e>0?"better":"worse",{points:z("point",Math.abs(e))}):h("daily","even")}function ft({deal:e,most:t=1/0}){let s=e.results.filter((n,r)=>r<t||n.mine);return s.length?a`<table class="daily-table daily-results">
    <caption>${h("daily","results")} <span class="soft small">${h("daily","finished",{n:e.finished})}</span></caption>
    <thead>
      <tr>
        <th scope="col">${h("daily","rank")}</th>
        <th scope="col">${p("name")}</th>
        <${yn} />
      </tr>
    </thead>
    <tbody>
      ${s.map((n,r)=>a`<tr key=${r} class=${n.mine?"mine":""} aria-current=${n.mine?"true":void 0}>
        <td>${p("place",{n:n.rank})}</td>
        <th scope="row"><bdi>${n.name||h("called","guest")}</bdi>${n.mine&&a` <span class="soft">(${p("you")})</span>`}</th>
        <${bs} score=${n} />
      </tr>`)}
    </tbody>
  </table>`:a`<p class="soft">${h("daily","no_results")}</p>`}function ys({deal:e,again:t}){let[s,n]=F();if(!e.mine||e.mine.late)return null;let r=!e.mine.listed,o=()=>{n(null),ur(r),W(`/api/daily/${e.day}/listed`,{listed:r}).then(t,n)};return a`<div>
    <label class="check">
      <input type="checkbox" checked=${e.mine.listed} onChange=${o} /> ${h("daily","listed")}
    </label>
    ${s&&a`<p class="trouble" role="alert">${s}</p>`}
  </div>`}var Qi=3e3;function ws(){return so("/api/daily",e=>wn(e.today)||wn(e.yesterday))}function to(e){return so(e&&`/api/daily/${e}`,wn)}function wn(e){return!!e.mine?.score&&!e.par}function so(e,t){let[s,n]=w(null),[r,o]=w(null),[l,i]=w(0);L(()=>{if(!e)return;let u,m=async()=>{let d=await B(e);n(d),o(null),t(d)&&(u=setTimeout(()=>$=we(m,o),Qi))},$=we(m,o);return()=>{$(),clearTimeout(u)}},[e,l]);let c=re(()=>i(u=>u+1),[]);return{found:s,trouble:r,again:c}}var Xi=5;function Ji(){let{found:e,trouble:t}=ws(),s=e?.today;return a`<div class="stack">
    <h2 id="daily-title">${h("daily","title")} <span class="soft small">${ke(s?.day??ir())}</span></h2>
    ${t!==null&&a`<p class="trouble" role="alert">${K(t)}</p>`}
    <${kn} deal=${s??null} />
    ${s&&s.results.length>0&&a`<${ft} deal=${s} most=${Xi} />`}
    <p><a href="/daily">${h("daily","more")}</a></p>
  </div>`}function kn({deal:e}){let t=e?.mine;return e&&t?.score?a`<div class="stack">
      <${$t} deal=${e} />
      <p class="row"><a class="button" href=${`/t/${t.table}`}>${h("daily","look")}</a></p>
    </div>`:a`<div class="stack">
    <p>${h("daily","about")}</p>
    ${e&&t&&a`<p>${h("daily","until",{time:at(e.revealed)})}</p>`}
    <p class="row"><${pr} label=${h("daily",t?"go_on":"play")} /></p>
  </div>`}function Zi(){let{found:e,trouble:t,again:s}=ws();return a`<${Y} />
    <main id="main" class="daily stack" tabindex="-1">
      <h1>${h("daily","title")}</h1>
      ${t!==null&&a`<p class="trouble" role="alert">${K(t)}</p>`}
      ${e&&a`<${ec} deal=${e.today} next=${e.tomorrow} again=${s} />`}
      ${e&&a`<${tc} deal=${e.yesterday} again=${s} />`}
      ${e?.yesterday.record&&a`<${gs} seed=${e.yesterday.seed} commitment=${e.yesterday.commitment} table=${e.yesterday.day} />`}
    </main>
    <${te} />`}function ec({deal:e,next:t,again:s}){return a`<section class="card stack" aria-labelledby="today">
    <h2 id="today">${h("daily","today",{day:ke(e.day)})}</h2>
    <${kn} deal=${e} />
    <${no} deal=${e} again=${s} />
    <details>
      <summary>${p("fairness")}</summary>
      <p class="small">${p("commitment_text")}</p>
      <p class="hash">${e.commitment}</p>
      <p class="small">${h("daily","next",{day:ke(t.day)})}</p>
      <p class="hash">${t.commitment}</p>
    </details>
  </section>`}function tc({deal:e,again:t}){let{mine:s}=e,n=s?!s.score&&"unfinished":"not_played";return a`<section class="card stack" aria-labelledby="yesterday">
      <h2 id="yesterday">${h("daily","yesterday",{day:ke(e.day)})}</h2>
      ${n&&a`<p>${h("daily",n)}</p>`}
      ${(s?.score||e.par)&&a`<${$t} deal=${e} />`}
      ${!e.seed&&a`<p>${h("daily",s&&!s.score?"until":"not_yet",{time:at(e.revealed)})}</p>`}
      <p class="row">
        ${s&&a`<a class="button" href=${`/t/${s.table}`}>${h("daily","look")}</a>`}
        ${e.record&&a`<${sc} day=${e.day} />`}
      </p>
      ${e.results.length>0&&a`<${no} deal=${e} again=${t} />`}
    </section>`}function no({deal:e,again:t}){return a`<div class="stack">
    <${ft} deal=${e} />
    <${ys} deal=${e} again=${t} />
    ${e.results.length>0&&a`<p class="soft small">${h("daily","lead_help")} ${h("daily","names")}</p>`}
  </div>`}function sc({day:e}){let[t,s]=w(!1),[n,r]=F(),o=`/api/daily/${e}/record`;return a`<button type="button" disabled=${t} onClick=${async()=>{s(!0),r(null);try{let i=await fetch(o);if(!i.ok)throw await Et(i);let{table:c}=await W("/api/import",{record:await i.text()});nt(`/t/${c}`)}catch(i){r(i),s(!1)}}}>${h("daily","bots_game")}</button>
    <a class="button" href=${o} download=${`notredame-${e}.txt`}>${h("daily","bots_record")}</a>
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}`}function ks(){return dt.reduce((e,t)=>e+(R().persons[t]?.rats??0),0)}function nc(){return a`<${G} width=${124} height=${134} kind="sector">
    <g transform="translate(2 36)">
      ${us({sector:"bank",name:h("card","bank"),colour:"blue",width:120,gains:[["3","coin"]]})}
      ${[44,74].map(e=>a`<g key=${e} transform=${`translate(${e} 49) scale(1.8)`}>${Se("blue")}</g>`)}
    </g>
  <//>`}function ro({person:e}){let t=R().persons[e];return a`<${Qe} person=${e} rats=${t?.rats??0} group=${t?.group??"brown"} />`}var oo=()=>a`<div class="picture">
    ${dt.map(e=>a`<${ro} key=${e} person=${e} />`)}
    <span class="sum"><${V} name="plague" />${dt.map(e=>R().persons[e]?.rats??0).join(" + ")} = ${ks()}</span>
  </div>`,ao=()=>a`<div class="picture">
    <${He} card="bank" colour="blue" />
    <${Pt} />
    <span class="fan"><${Ye} colour="blue" /><${Ye} colour="blue" /></span>
  </div>`,lo=()=>a`<div class="picture">
    <${He} card="bank" colour="blue" />
    <${Pt} />
    <${nc} />
    <${Pt} />
    <span class="gains"><${V} name="coin" /><${V} name="coin" /></span>
  </div>`,io=()=>a`<div class="picture">
    <${V} name="coin" />
    <${Pt} />
    <${ro} person=${dt[1]??""} />
    <${Pt} />
    <span class="gains pairs"><${V} name="prestige" /><${V} name="prestige" /><${V} name="prestige" /><${V} name="rat-back" /></span>
  </div>`;function co(){let e=mt(ks()).view?.players[0];return a`<div class="picture">
    <${G} width=${404} height=${66} kind="borough">${e&&cs({player:e,facts:R(),width:404,height:66,look:{}})}<//>
  </div>`}function Pt(){return a`<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12H20M13 5L20 12L13 19" /></svg>`}var rc=[["persons",oo],["draft",ao],["play",lo],["hire",io],["plague",co]],ge=e=>h("learn",e);function oc(){return a`<${Y} />
    <main id="main" class="learn">
      <section class="learn-about" aria-labelledby="learn-title">
        <div class="stack">
          <h1 id="learn-title">${p("learn")}</h1>
          <p class="learn-lead">${ge("lead")}</p>
          <p>${ge("sectors")}</p>
          <p>${ge("plague")}</p>
          <${uo} />
        </div>
        <div class="learn-city" aria-hidden="true"><${Le} state=${mt(ks())} facts=${R()} /></div>
      </section>
      <section class="stack" aria-labelledby="steps-title">
        <h2 id="steps-title">${p("how_a_round_goes")}</h2>
        <ol class="steps">
          ${rc.map(([e,t],s)=>a`<li key=${e} class="card">
              <div aria-hidden="true"><${t} /></div>
              <h3><span class="step-number" aria-hidden="true">${s+1}</span>${ge(`step_${e}_title`)}</h3>
              <p>${ge(`step_${e}_text`)}</p>
            </li>`)}
          <li class="card aside">
            <div aria-hidden="true"><div class="picture"><${Xe} round="A3" facts=${R()} /></div></div>
            <h3>${ge("periods_title")}</h3>
            <p>${ge("periods_text")}</p>
          </li>
        </ol>
      </section>
      <section class="learn-start card" aria-labelledby="guided-title">
        <h2 id="guided-title">${ge("guided_title")}</h2>
        <p>${ge("guided_text")}</p>
        <${uo} also=${!0} />
      </section>
    </main>
    <${te} />`}function ac(){let[e,t]=w(null);return L(()=>{let s=lt();if(!s)return;let n=!0;return B("/api/me").then(r=>{n&&r.tables.some(o=>o.table===s&&o.status==="playing")&&t(s)},r=>console.error(r)),()=>{n=!1}},[]),e}function uo({also:e=!1}){let[t,s]=w(!1),[n,r]=F(),o=ac();return a`<p class="row">
      <button class="main large" type="button" disabled=${t} onClick=${async()=>{s(!0),r(null);try{await $r()}catch(i){r(i),s(!1)}}}>${ge("start")}</button>
      ${o&&a`<a class="button" href=${`/t/${o}`}>${ge("resume")}</a>`}
      ${e&&a`<a class="button plain" href="/rules">${p("rules")}</a>`}
    </p>
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}`}var lc={\u00DF:"ss",\u00E6:"ae",\u0153:"oe",\u00F8:"o"},po=/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,ic=/[\p{L}\p{N}]/u,cc=4,uc=4,pc=2;function $e(e){return[...e].map(mo).join("")}function mo(e){let t=e.normalize("NFKC").toLowerCase();return/^[\u30a1-\u30f6]$/.test(t)?String.fromCharCode(t.charCodeAt(0)-96):po.test(t)?t:lc[t]??t.normalize("NFD").replace(/\p{M}/gu,"")}function $o(e){return $e(e).split(/[^\p{L}\p{N}_]+/u).filter(Boolean)}function fo(e,t){for(let s=0;s<=pc&&e.length-s>=Math.min(uc,e.length);s++){let n=e.slice(0,e.length-s);if(t.some(r=>be(n,r).length))return n}return e}function be(e,t){let s=[],n=e.length>=cc||po.test(e);for(let r=t.indexOf(e);r>=0;r=t.indexOf(e,r+1))(n||r===0||!ic.test(t[r-1]??""))&&s.push(r);return s}function ho(e,t){let s=[...e],n=[],r="";s.forEach((i,c)=>{let u=mo(i);r+=u;for(let m=0;m<u.length;m++)n.push(c)});let o=s.map(()=>!1);for(let i of t)for(let c of be(i,r))for(let u=c;u<c+i.length;u++)o[n[u]??0]=!0;let l=[""];return s.forEach((i,c)=>{o[c]!==(l.length%2===0)&&l.push(""),l[l.length-1]+=i}),l}function xs(e){let t=e.also??{},s=(n,r,o)=>({id:n,title:r,also:go(t,[n]),entries:o.map(l=>mc(l,t))});return[s("round",p("how_a_round_goes"),[{id:"round-text",text:e.round}]),s("words",p("words_used"),[{id:"words-text",text:e.words}]),...e.sections.map(({name:n,title:r,rules:o})=>s(n,r,o.map(dc))),s("options",p("options"),e.options.map(n=>({id:`option_${n.name}`,option:n}))),s("presets",p("editions"),[{id:"presets-table",presets:e.presets}]),s("about",p("where_rules_come_from"),[{id:"about-text",text:e.about}])]}function dc(e){return{id:e.id,rule:e,card:e.card??void 0,person:e.person??void 0}}function mc(e,t){let{id:s,text:n,rule:r,card:o,person:l,option:i,presets:c}=e,u=[s],m=[n];r&&(u.push(r.title),m.push(r.text,r.ruling,r.note)),o&&(u.push(h("card",o)),m.push(h("card_help",o))),l&&(u.push(h("person",l)),m.push(h("person_help",l))),i&&(u.push(i.name,zt(i.name)),m.push(h("option_help",i.name),i.text,...i.rules)),c&&(u.push(...Object.keys(c),...Object.keys(c).map(Ht)),m.push(...Object.values(c)));let $=go(t,[s,o,l,i?.name]);return{...e,names:u.map($e),also:$,words:$e([...u,...m].join(" "))}}function go(e,t){return Object.keys(e).filter(s=>t.includes(e[s]))}var $c=100,yo=60,fc=1;function xn(e,t){let s=$o(t);if(!s.length)return{chapters:e,words:[],partly:!1,unknown:!1};let n=e.flatMap(c=>[bo(c),...c.entries.flatMap(({words:u,also:m})=>[u,...m.map($e)])]),r=s.map(c=>fo(c,n)),o=e.map(c=>{let u=bo(c),m=r.every($=>be($,u).length);return{chapter:c,whole:m,entries:c.entries.map($=>({entry:$,...hc($,c,r)}))}}),l=Math.max(1,...o.map(({whole:c,entries:u})=>c?r.length:Math.max(...u.map(({hits:m})=>m)))),i=o.map(({chapter:c,whole:u,entries:m})=>{let $=m.filter(({hits:d})=>u||d===l).sort((d,f)=>f.worth-d.worth);return{...c,entries:$.map(d=>d.entry),worth:Math.max(u?yo:0,...$.map(d=>d.worth))}}).filter(({entries:c})=>c.length);return i.sort((c,u)=>u.worth-c.worth),{chapters:i,words:r,partly:i.length>0&&l<r.length,unknown:r.some(c=>!n.some(u=>be(c,u).length))}}function bo({title:e,also:t}){return $e([e,...t].join(" "))}function hc({words:e,names:t,also:s},n,r){let o=0,l=0;for(let i of r){let c=[...s,...n.also].some(u=>be(i,$e(u)).length);!c&&!be(i,e).length||(o+=1,t.some(u=>be(i,u).length)?l+=$c:l+=c?yo:fc)}return{hits:o,worth:l}}async function gc(e){let t=await Promise.all(e.map(r=>B(`/api/rules/${r}`))),s=new Map,n=(r,o)=>s.set(r,[...s.get(r)??[],...o]);for(let r of t.flatMap(xs)){n(r.id,r.also);for(let{id:o,rule:l,also:i}of r.entries)n(o,l?[l.title,...i]:i)}return s}function wo(e,t){let s=X(),[n,r]=w(null);return L(()=>{if(!t||n?.here===s)return;let o=er().map(({id:l})=>l).filter(l=>l!==s);gc(o).then(l=>r({here:s,elsewhere:l}),l=>console.warn(l))},[t,s]),q(()=>{if(!t||n?.here!==s)return null;let o=({id:l,also:i})=>[...new Set([...i,...n.elsewhere.get(l)??[]])];return e.map(l=>({...l,also:o(l),entries:l.entries.map(i=>({...i,also:o(i)}))}))},[e,t,n,s])}var bc=/\b(?:PR|[A-Z])\d{1,2}\b|\b[a-z]+(?:_[a-z]+)+\b/g;function ze({text:e,found:t,known:s}){return e.trim().split(/\n\s*\n/).map((r,o)=>{let l=r.split(`
`);return l.every(i=>/^\d+\. /.test(i))?a`<ol key=${o}>${l.map((i,c)=>a`<li key=${c}>
        <${ko} text=${i.replace(/^\d+\. /,"")} found=${t} known=${s} /></li>`)}</ol>`:a`<p key=${o}><${ko} text=${l.join(" ")} found=${t} known=${s} /></p>`})}function ko({text:e,found:t,known:s}){let n=[],r=0;for(let o of e.matchAll(bc)){let l=s.has(o[0])?o[0]:`option_${o[0]}`;s.has(l)&&(n.push(a`<${fe} text=${e.slice(r,o.index)} found=${t} />`),n.push(a`<a href="#${l}"><${fe} text=${o[0]} found=${t} /></a>`),r=o.index+o[0].length)}return n.push(a`<${fe} text=${e.slice(r)} found=${t} />`),n}function fe({text:e,found:t}){return t.length?ho(e,t).map((s,n)=>n%2?a`<mark key=${n}>${s}</mark>`:s):e}function vs({also:e,own:t,found:s}){let n=s.filter(o=>!be(o,t).length),r=e.filter(o=>n.some(l=>be(l,$e(o)).length));return r.length?a`<p class="soft small">${p("also_called")} <${fe} text=${r.join(", ")} found=${s} /></p>`:null}function xo({entry:e,found:t,known:s}){let{rule:n,card:r,person:o}=e;return n?a`<article class="rule ${r||o?"pictured":""}" id=${n.id} aria-labelledby="${n.id}-title">
    ${r&&a`<div class="picture" aria-hidden="true"><${He} card=${r} colour="blue" /></div>`}
    ${o&&a`<div class="picture" aria-hidden="true"><${Qe} person=${o}
      rats=${R().persons[o].rats} group=${R().persons[o].group} /></div>`}
    <div class="stack tight">
      <h3 id="${n.id}-title">
        <a class="rule-id number" href="#${n.id}" title=${p("link_to_rule")}>${n.id}</a>${" "}
        <span class="name"><${fe} text=${yc(e)} found=${t} /></span>
      </h3>
      <${vs} also=${e.also} own=${e.words} found=${t} />
      ${r&&a`<p class="short"><${fe} text=${h("card_help",r)} found=${t} /></p>`}
      ${o&&a`<p class="short"><${fe} text=${h("person_help",o)} found=${t} /></p>
        <p class="soft small">${O(wc(o))}</p>`}
      <${ze} text=${n.text} found=${t} known=${s} />
      ${n.note&&a`<div class="aside"><strong>${p("note")}</strong>
        <${ze} text=${n.note} found=${t} known=${s} /></div>`}
      ${n.ruling&&a`<div class="aside"><strong>${p("ruling")}</strong>
        <${ze} text=${n.ruling} found=${t} known=${s} /></div>`}
    </div>
  </article>`:null}function yc({rule:e,card:t,person:s}){return t?O(h("card",t)):s&&Zt("person",s)?O(h("person",s)):e?.title??""}function wc(e){let{group:t,rats:s}=R().persons[e];return`${h("letter",t)} \xB7 ${z("rat",s)}`}function vo({option:e,found:t,known:s}){let{name:n,text:r,rules:o}=e,l=R().editions[R().default_edition][n],i=R().options[n].values;return a`<article class="rule" id="option_${n}" aria-labelledby="option_${n}-title">
    <div class="stack tight">
      <h3 id="option_${n}-title">
        <span class="name"><${fe} text=${zt(n)} found=${t} /></span>${" "}
        <code class="soft small">${n}</code>
      </h3>
      <p class="values">${i.map(c=>a`<span key=${String(c)} class="value">${sn(c)}
        ${c===l&&a` <span class="soft small">(${p("usual")})</span>`}</span>`)}</p>
      <p class="short"><${fe} text=${h("option_help",n)} found=${t} /></p>
      <${ze} text=${r} found=${t} known=${s} />
      <p class="small">${o.map(c=>a`<a key=${c} class="rule-id number" href="#${c}">${c}</a> `)}</p>
    </div>
  </article>`}function _o({presets:e,found:t,known:s}){let n=Object.keys(e),r=R().editions[R().default_edition];return a`<div class="stack" id="presets-table">
    <div class="wide-table" tabindex="0" role="region" aria-label=${`${p("editions")}: ${p("options")}`}>
      <table>
        <thead>
          <tr><th scope="col">${p("options")}</th>${n.map(o=>a`<th key=${o} scope="col">${Ht(o)}</th>`)}</tr>
        </thead>
        <tbody>
          ${Object.keys(R().options).map(o=>a`<tr key=${o}>
            <th scope="row"><a href="#option_${o}">${zt(o)}</a></th>
            ${n.map(l=>{let i=R().editions[l][o];return a`<td key=${l} class=${i===r[o]?"":"differs"}>${sn(i)}</td>`})}
          </tr>`)}
        </tbody>
      </table>
    </div>
    ${n.map(o=>a`<article key=${o} class="rule" id="preset_${o}"><div class="stack tight">
      <h3>${Ht(o)} <code class="soft small">${o}</code></h3>
      <${ze} text=${e[o]} found=${t} known=${s} />
    </div></article>`)}
  </div>`}function kc(){let[e,t]=w(null),[s,n]=w(null),[r,o]=w(""),l=X();L(()=>{let b=!0,k=we(async()=>{let v=await B(`/api/rules/${l}`);b&&(t(v),n(null))},n);return()=>{b=!1,k()}},[l]);let i=q(()=>e?xs(e):[],[e,l]),c=q(()=>xn(i,r),[i,r]),u=wo(i,c.unknown),{chapters:m,words:$,partly:d}=q(()=>u?xn(u,r):c,[u,c]);L(()=>{let b=()=>{let x=document.getElementById(decodeURIComponent(location.hash.slice(1)));x?x.scrollIntoView():location.hash&&o("")};return e&&b(),addEventListener("hashchange",b),()=>removeEventListener("hashchange",b)},[e]),L(()=>{let b=document.getElementById("main");r&&b&&b.getBoundingClientRect().top<0&&b.scrollIntoView()},[r]);let f=q(()=>new Set(i.flatMap(b=>b.entries.map(({id:x})=>x))),[i]),g=m.reduce((b,x)=>b+x.entries.length,0);return a`<${Y} />
    <div class="rules">
      <nav class="contents" aria-label=${p("contents")}>
        <ul>
          ${i.map(({id:b,title:x})=>a`<li key=${b}><a href="#${b}">${x}</a></li>`)}
        </ul>
      </nav>
      <main id="main" class="rules-main">
        <h1>${p("rules")}</h1>
        <div class="search" role="search">
          <input type="search" aria-label=${p("search_rules")} placeholder=${p("search_rules")} value=${r}
            onInput=${b=>o(b.target.value)} />
          <span class="soft small" role="status">${r.trim()&&p("found",{n:g})}</span>
        </div>
        ${s!==null&&a`<p class="trouble" role="alert">${K(s)}</p>`}
        ${d&&a`<p class="soft">${p("found_partly")}</p>`}
        ${m.map(b=>a`<${xc} key=${b.id} chapter=${b} found=${$} known=${f} />`)}
        ${e&&!m.length&&a`<p class="soft">${p("nothing_found")}</p>`}
      </main>
    </div>
    <${te} />`}function xc({chapter:e,found:t,known:s}){return a`<section class="chapter" aria-labelledby=${e.id}>
    <h2 id=${e.id}>${e.title}</h2>
    <${vs} also=${e.also} own=${$e(e.title)} found=${t} />
    ${e.entries.map(n=>n.rule?a`<${xo} key=${n.id} entry=${n} found=${t} known=${s} />`:n.option?a`<${vo} key=${n.id} option=${n.option} found=${t} known=${s} />`:n.presets?a`<${_o} key=${n.id} presets=${n.presets} found=${t} known=${s} />`:a`<div key=${n.id} id=${n.id}><${ze} text=${n.text??""} found=${t} known=${s} /></div>`)}
  </section>`}var vc=3e3;function Mo({table:e,problem:t,onSeated:s}){let{found:n,setFound:r,closed:o}=Mc(e,s);return o?a`<${Y} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${p("game")}</h1>
        <p class="trouble" role="alert">${K(t)}</p>
        <p>${p("ask_closed")}</p>
        <p><a class="button" href="/">${p("to_start")}</a></p>
      </main>`:n?a`<${Y} />
    <main id="main" class="arriving stack" tabindex="-1">
      <h1>${n.host_name?p("table_of",{name:n.host_name}):p("ask_title")}</h1>
      ${n.status==="new"&&a`<${_c} table=${e} found=${n} done=${r} />`}
      ${n.status==="asked"&&a`<p class="table-news" role="status">${p("ask_waiting")}</p>`}
      ${n.status==="turned-down"&&a`<p class="trouble" role="alert">${h("problem","turned-down")}</p>`}
      ${n.status!=="new"&&a`<p><a class="button plain" href="/">${p("to_start")}</a></p>`}
    </main>
    <${te} />`:a`<main id="main" class="arriving" tabindex="-1"><p role="status">${p("loading")}</p></main>`}function _c({table:e,found:t,done:s}){let[n,r]=w(null),[o,l]=w(""),[i,c]=F(),[u,m]=w(!1);L(()=>void B("/api/me").then(d=>l(d.name),c),[]);let $=async d=>{d.preventDefault(),m(!0),c(null);try{let f=(n??o).trim();f&&f!==o&&await Jn("/api/me",{name:f}),s(await W(`/api/tables/${e}/seat-request`,f?{name:f}:{}))}catch(f){c(f),m(!1)}};return a`<p>${p("ask_text",{n:t.open})}</p>
    <form class="stack" onSubmit=${$}>
      <label class="stack tight">
        ${p("my_name")}
        <input value=${n??o} maxlength=${R().limits.name} autocomplete="nickname"
          onInput=${d=>r(d.target.value)} />
      </label>
      ${i&&a`<p class="trouble" role="alert">${i}</p>`}
      <p class="row">
        <button class="main" disabled=${u}>${p("ask_for_seat")}</button>
        <a class="button plain" href="/">${p("not_now")}</a>
      </p>
    </form>`}function Mc(e,t){let[s,n]=w(null),[r,o]=w(!1);return L(()=>{let l=!0,i=async()=>{try{let m=await B(`/api/tables/${e}/seat-request`);if(!l)return;m.status==="seated"?t():n(m),m.status==="turned-down"&&clearInterval(u)}catch(m){if(!l||Object(m).status<400||Object(m).status>=429)return;o(!0),clearInterval(u)}},c=()=>document.visibilityState==="visible"&&void i(),u=setInterval(c,vc);return i(),document.addEventListener("visibilitychange",c),()=>{l=!1,clearInterval(u),document.removeEventListener("visibilitychange",c)}},[e]),{found:s,setFound:n,closed:r}}var So="notredame.table",Cc="(pointer: coarse)",Co={pace:"normal",confirm:!1,pause:2,sound:!matchMedia(Cc).matches,notify:!1,quiet:!1},Ie={slow:2200,normal:1100,once:0},Nt=new Xt(Sc());function Sc(){try{return{...Co,...JSON.parse(Yt(So)??"{}")}}catch{return Co}}function ce(){return Nt.value}function De(e){Nt.value={...Nt.value,...e},Qt(So,JSON.stringify(Nt.value))}function We(){return Jt(Nt)}var Ec=.02,It=null,Lc={card:(e,t)=>Eo(e,t,{from:900,to:3200,loud:.07,lasts:.14}),coin:(e,t)=>{Dt(e,t,{pitch:2093,loud:.028,lasts:.22}),Dt(e,t+.07,{pitch:2637,loud:.024,lasts:.3})},piece:(e,t)=>{Dt(e,t,{pitch:310,falls:170,loud:.12,lasts:.11}),Eo(e,t,{from:1500,to:700,loud:.03,lasts:.03})},rat:(e,t)=>{for(let s of[0,.09])Dt(e,t+s,{pitch:1350,falls:1900,loud:.022,lasts:.07,shape:"triangle"})},bell:(e,t)=>{Lo(e,t,660),Lo(e,t+.22,880)}};function Oe(e,t=0){if(!(!ce().sound||navigator.userActivation?.hasBeenActive!==!0))try{It??=new AudioContext,It.state==="suspended"&&It.resume(),Lc[e](It,It.currentTime+Ec+t)}catch{}}function Dt(e,t,{pitch:s,falls:n=s,loud:r,lasts:o,shape:l="sine"}){let i=e.createOscillator();i.type=l,i.frequency.setValueAtTime(s,t),i.frequency.exponentialRampToValueAtTime(n,t+o),i.connect(Ho(e,t,r,o)),i.start(t),i.stop(t+o+.05)}function Eo(e,t,{from:s,to:n,loud:r,lasts:o}){let l=e.createBufferSource();l.buffer=Hc(e,o);let i=e.createBiquadFilter();i.type="bandpass",i.frequency.setValueAtTime(s,t),i.frequency.exponentialRampToValueAtTime(n,t+o),l.connect(i).connect(Ho(e,t,r,o)),l.start(t)}function Lo(e,t,s){for(let[n,r]of[[1,.09],[2.76,.03],[5.4,.012]])Dt(e,t,{pitch:s*n,loud:r,lasts:1.1/Math.sqrt(n)})}function Ho(e,t,s,n){let r=e.createGain();return r.gain.setValueAtTime(0,t),r.gain.linearRampToValueAtTime(s,t+.01),r.gain.exponentialRampToValueAtTime(1e-4,t+n),r.connect(e.destination),r}function Hc(e,t){let s=e.createBuffer(1,Math.ceil(t*e.sampleRate),e.sampleRate),n=s.getChannelData(0);for(let r=0;r<n.length;r++)n[r]=2*Math.random()-1;return s}var zo=tr("table/turn.svg");function Oo(e,t,s){let n=S(!1);L(()=>{document.title=e?p("title_turn",{title:t}):t;let r=document.querySelector('link[rel~="icon"]');if(r instanceof HTMLLinkElement)return r.dataset.usual??=r.href,r.href=e?zo:r.dataset.usual,()=>void(r.href=r.dataset.usual??r.href)},[e,t]),L(()=>{let r=e&&!n.current;if(n.current=e,!!r&&((document.hidden||!document.hasFocus())&&Oe("bell"),ce().notify&&document.hidden))return zc(t,s)},[e])}function zc(e,t){if(!(!("Notification"in window)||Notification.permission!=="granted"))try{let s=new Notification(e,{body:t,tag:e,icon:zo}),n=()=>{document.removeEventListener("visibilitychange",n),s.close()};return document.addEventListener("visibilitychange",n),s.onclick=()=>{window.focus(),n()},n}catch{}}function To({state:e}){let[t,s]=F(),n=e.result?.players.find(({seat:l})=>e.seats[l]?.mine);if(!n||lt()!==e.table)return null;let r=n.rank===1,o=()=>{s(null);let l={who:"bot",level:r?"medium":"easy"};fr({seats:[{who:"me"},l,l,l]}).catch(s)};return a`<section class="card stack last-word" aria-labelledby="last-word">
    <h2 id="last-word">${h("learn","last_word_title")}</h2>
    <p>${r?h("learn","last_word_won"):Oc(e,n)}</p>
    <p class="row">
      <button type="button" class="main" onClick=${o}>${h("learn",r?"last_word_medium":"last_word_easy")}</button>
      <a class="button" href="/">${h("learn","last_word_friends")}</a>
    </p>
    ${t&&a`<p class="trouble" role="alert">${t}</p>`}
  </section>`}function Oc({result:e,seats:t},s){let n=e?.players.find(({rank:l})=>l===1)??s,[r="",o=0]=Object.entries(n.by_source).map(([l,i])=>[l,i-(s.by_source[l]??0)]).reduce((l,i)=>i[1]>l[1]?i:l);return o<=0?h("learn","last_word_close"):h("learn","last_word_lost",{name:t[n.seat]?.name,source:h("source",r),prestige:z("prestige",o)})}var Be={get current(){return document.getElementById("main")}};function ue(e,t){let s=S(null),n=document.activeElement;s.current=!t||t.current?.contains(n)?n:null,T(()=>{let r=s.current;!r||r===document.body||document.activeElement!==document.body||e.current?.focus({preventScroll:!0})})}var Tc=[400,1e3,2e3,4e3,8e3,8e3];async function _s(e,t){for(let s of[...Tc,0])try{return await W(e,t)}catch(n){let{status:r}=Ut(n);if(!s||r!==0&&r<500)throw n;await new Promise(o=>setTimeout(o,s))}}var Ac={draft:"",unsent:[],back:null,trouble:null},Ms=new Xt({}),vn=new Set;function Ao(e){return Jt(Ms),qe(e)}function Ro(e,t){Wt(e,{draft:t})}function Vo(e){let{draft:t,unsent:s,back:n}=qe(e),r=t.trim();if(!r)return;let o=n?.text===r?n:{text:r,once:Vc()};Wt(e,{draft:"",unsent:[...s,o],back:null,trouble:null}),vn.has(e)||Rc(e)}async function Rc(e){vn.add(e);try{for(let t=qe(e).unsent[0];t;t=qe(e).unsent[0])await _s(`/api/tables/${e}/chat`,t),Wt(e,{unsent:qe(e).unsent.slice(1)})}catch(t){let{draft:s,unsent:n}=qe(e),r=[...n.map(({text:o})=>o),s].filter(Boolean).join(" ");Wt(e,{draft:r,unsent:[],back:n[0]??null,trouble:t}),sr(t,()=>qe(e).trouble===t&&Wt(e,{trouble:null}))}vn.delete(e)}function qe(e){return Ms.value[e]??Ac}function Wt(e,t){Ms.value={...Ms.value,[e]:{...qe(e),...t}}}function Vc(){return String(crypto.getRandomValues(new Uint32Array(2)))}function ht({state:e}){let{quiet:t}=We(),{draft:s,unsent:n,trouble:r}=Ao(e.table),o=e.chat.slice(-5).map(({text:c})=>c),l=S(null);T(()=>{l.current&&(l.current.scrollTop=l.current.scrollHeight)},[e.chat.length,n.length]);let i=a`<label class="check">
    <input type="checkbox" checked=${t} onChange=${()=>De({quiet:!t})} /> ${p("chat_quiet")}
  </label>`;return t?a`<div class="chat-box"><p class="soft">${p("chat_is_quiet")}</p>${i}</div>`:a`<div class="chat-box">
    <div class="chat-lines" ref=${l} role="log" aria-label=${p("chat")} tabindex="0">
      ${e.chat.length+n.length===0&&a`<p class="soft">${p("chat_empty")}</p>`}
      ${e.chat.map(c=>{let u=c.seat===null?"":`colour-${e.seats[c.seat]?.colour}`;return a`<p key=${c.number}><strong class=${`name said-by ${u}`}>${c.name}</strong> <time>${Pc(c.at)}</time> ${c.text}</p>`})}
      ${n.filter(({text:c})=>!o.includes(c)).map(({text:c,once:u})=>a`<p key=${u} class="soft" aria-hidden="true">${c}</p>`)}
    </div>
    ${r!==null&&a`<p class="trouble" role="alert">${K(r)}</p>`}
    <form
      onSubmit=${c=>{c.preventDefault(),Vo(e.table)}}
    >
      <input
        aria-label=${p("chat_write")}
        placeholder=${p("chat_write")}
        maxlength=${R().limits.chat}
        value=${s}
        autocomplete="off"
        onInput=${c=>Ro(e.table,c.target.value)}
      />
      <button class="small">${p("send")}</button>
    </form>
    ${i}
  </div>`}function Pc(e){let t=new Date(typeof e=="number"?e*1e3:e);return Number.isNaN(t.getTime())?"":t.toLocaleTimeString(X(),{hour:"2-digit",minute:"2-digit"})}function Po({day:e,deal:t,trouble:s,again:n}){return a`<section class="card stack daily-ending" aria-labelledby="daily">
    <h2 id="daily">${h("daily","title")} <span class="soft small">${ke(e)}</span></h2>
    ${s!==null&&a`<p class="trouble" role="alert">${K(s)}</p>`}
    ${t&&a`<${$t} deal=${t} />
      <${ft} deal=${t} />
      <${ys} deal=${t} again=${n} />
      ${!t.seed&&a`<p class="soft">${h("daily","secret",{time:at(t.revealed)})}</p>`}`}
    <p><a href="/daily">${h("daily","more")}</a></p>
  </section>`}var No="(max-width: 900px)",Nc="(max-width: 600px)",Io="(min-width: 700px) and (max-width: 900px) and (min-height: 900px)",Ic="(min-width: 1120px) and (orientation: landscape)";function _n(){return matchMedia(No).matches}function Do(){return _n()&&!matchMedia(Io).matches}function ve(){return Cs(No)}function Wo(){return Cs(Nc)}function Bo(){return Cs(Io)}function qo(){return Cs(Ic)}function Cs(e){let[t,s]=w(()=>matchMedia(e).matches);return T(()=>{let n=matchMedia(e),r=()=>s(n.matches);return n.addEventListener("change",r),()=>n.removeEventListener("change",r)},[]),t}var Mn=720,Dc=380,Wc=44;function jo({result:e,seats:t,sources:s}){let n=Wo()?Dc:Mn,r=62,o=30,l=e.players.map(f=>Fo(s.map(g=>Math.max(0,f.by_source[g]??0)))),i=e.players.map(f=>Fo(s.map(g=>Math.max(0,-(f.by_source[g]??0))))),c=Math.max(1,...l),u=Math.max(0,...i),m=(n-Wc)/(c+u),$=u*m,d=r*e.players.length;return a`<figure class="end-chart">
    <svg viewBox=${`0 0 ${n} ${d}`} role="img" aria-label=${p("chart_sources")}>
      ${e.players.map((f,g)=>{let b=$,x=$,k=g*r+24,v=t[f.seat];return a`<g key=${f.seat}>
          <g class="drawing" transform=${`translate(8 ${k-11})`}>${le(v?.colour??"blue",14)}</g>
          <text x="22" y=${k-6} class=${`chart-name ink-${v?.colour}`}>${v?.name}</text>
          ${s.map(y=>{let M=f.by_source[y]??0;if(!M)return null;let C=Math.abs(M)*m,H=M>0?b:x-C;return M>0?b+=C:x-=C,a`<g key=${y} class=${`from-source source-${y}`}>
              <title>${`${O(h("source",y))}: ${ne(M)}`}</title>
              <rect x=${H} y=${k} width=${C} height=${o} />
              ${C>18&&a`<text x=${H+C/2} y=${k+20} text-anchor="middle">${ne(M)}</text>`}
            </g>`})}
          <line x1=${$} x2=${$} y1=${k-3} y2=${k+o+3} class="axis" />
          <text x=${b+8} y=${k+21} class="chart-total">${f.prestige}</text>
        </g>`})}
    </svg>
    <figcaption>
      <ul class="chart-legend">
        ${s.map(f=>a`<li key=${f} class=${`from-source source-${f}`}><svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" /></svg>${O(h("source",f))}</li>`)}
      </ul>
    </figcaption>
  </figure>`}function Cn({title:e,rounds:t,values:s,seats:n}){let l=Mn/2-30,i=12,c=214,u=Math.max(1,...s.flat()),m=b=>34+(l-34)*b/Math.max(1,t.length-1),$=b=>c-(c-i)*b/u,d=u>40?20:u>15?10:u>6?3:1,f=[];for(let b=0;b<=u;b+=d)f.push(b);let g=Bc(n.map(b=>$(s[s.length-1]?.[b.seat]??0)),c);return a`<figure class="end-chart">
    <figcaption>${e}</figcaption>
    <svg viewBox=${`0 0 ${Mn/2} 240`} role="img" aria-label=${e}>
      ${f.map(b=>a`<g key=${b}><line class="grid" x1=${34} x2=${l} y1=${$(b)} y2=${$(b)} /><text x=${28} y=${$(b)+4} text-anchor="end" class="tick">${b}</text></g>`)}
      ${t.map((b,x)=>a`<text key=${b} x=${m(x)} y=${232} text-anchor="middle" class="tick">${b}</text>`)}
      ${n.map((b,x)=>a`<g key=${b.seat}>
          <g class=${`chart-line line-${b.colour}`}>
            <polyline points=${s.map((k,v)=>`${m(v)},${$(k[b.seat]??0)}`).join(" ")} />
            ${s.map((k,v)=>a`<circle key=${v} cx=${m(v)} cy=${$(k[b.seat]??0)} r="3"><title>${`${b.name}, ${t[v]}: ${k[b.seat]}`}</title></circle>`)}
          </g>
          <g class="drawing" transform=${`translate(${l+17} ${g[x]??0})`}>${le(b.colour,13)}</g>
        </g>`)}
    </svg>
    <ul class="chart-legend">
      ${n.map(b=>a`<li key=${b.seat}><${Q} colour=${b.colour} />${b.name}</li>`)}
    </ul>
  </figure>`}function Bc(e,t){let s=e.map((o,l)=>l).sort((o,l)=>(e[o]??0)-(e[l]??0)),n=[...e];for(let o=1;o<s.length;o++){let l=s[o]??0,i=n[s[o-1]??0]??0;n[l]=Math.max(n[l]??0,i+15)}let r=Math.max(0,(n[s[s.length-1]??0]??0)-t);return n.map(o=>o-r)}function Fo(e){return e.reduce((t,s)=>t+s,0)}function he(e,{first:t=!1}={}){let s=S(e);s.current=e,T(()=>{let n=r=>s.current(r);return document.addEventListener("keydown",n,t),()=>document.removeEventListener("keydown",n,t)},[])}var Ko=360;function _e({value:e,kind:t=""}){let[s,n]=w(e),r=S(e),[o,l]=w(!1);return L(()=>{let i=r.current;if(i===e)return;r.current=e,l(!0);let c=setTimeout(()=>l(!1),2*Ko);if(matchMedia("(prefers-reduced-motion: reduce)").matches)return n(e),()=>clearTimeout(c);let u=performance.now(),m=requestAnimationFrame(function $(d){let f=Math.min(1,(d-u)/Ko);n(Math.round(i+(e-i)*f)),f<1&&(m=requestAnimationFrame($))});return()=>{clearTimeout(c),cancelAnimationFrame(m),n(e)}},[e]),a`<span class=${`number ${t} ${o?"has-changed":""}`}>${s}</span>`}var qc=1.3,Fc=new Set(["Escape","Enter"," "]);function Go(e,t){let[s,n]=w(t&&jc()?0:e.length),r=s>=e.length;L(()=>{if(r)return;let l=setTimeout(()=>n(s+1),Ie[ce().pace]*qc);return()=>clearTimeout(l)},[s]),L(()=>{r&&t?Oe("bell"):s>0&&Oe("piece")},[s]);let o=()=>n(e.length);return he(l=>{let i=l.target instanceof Element&&!l.target.closest("button, a, input, select");r||!i||!Fc.has(l.key)||(l.preventDefault(),o())}),{scored:s,over:r,skip:o}}function jc(){return Ie[ce().pace]>0&&!matchMedia("(prefers-reduced-motion: reduce)").matches}function Uo({state:e,players:t,sources:s,scored:n,onSkip:r}){let o=n>=s.length,l=t.map($=>Qo(s.slice(0,n).map(d=>$.by_source[d]??0))),i=Math.max(1,...s.map(($,d)=>Math.max(...t.map(f=>Gc(f,s,d+1))))),c=t.map(($,d)=>({i:d,total:l[d]??0,last:o?d:$.seat})).sort(($,d)=>(o?0:d.total-$.total)||$.last-d.last).map(({i:$})=>$),u=s[n-1],m=[...t].sort(($,d)=>$.seat-d.seat);return a`<section class=${`scoring ${o?"is-over":""}`} aria-label=${p("scoring")}>
    ${!o&&a`<p class="scored-now row" aria-live="polite">
      <span>${u?`${O(h("source",u))}: ${ee(m.map($=>`${Kc(e,$)} ${ne($.by_source[u]??0)}`))}`:""}</span>
      <button type="button" class="plain" onClick=${r}>${p("scoring_skip")}</button>
    </p>`}
    <ol class="standings" style=${{"--players":t.length}}>
      ${t.map(($,d)=>{let f=e.seats[$.seat],g=l[d]??0,b={"--at":c.indexOf(d),"--long":Math.max(0,g)/i};return a`<li key=${$.seat} class=${`colour-${f?.colour} ${o&&$.rank===1?"wins":""} ${f?.mine?"mine":""}`} style=${b}>
          <span class="place">${o?p("place",{n:$.rank}):""}</span>
          <span class="who"><${Q} colour=${f?.colour??"blue"} /> <span class="name">${f?.name}</span></span>
          <span class="bar"><span></span></span>
          <${_e} value=${g} />
        </li>`})}
    </ol>
  </section>`}function Yo({state:e,players:t}){let s=t.filter(n=>n.rank===1);return a`<div class="winners-rose" aria-hidden="true"><${pn} colours=${s.map(n=>e.seats[n.seat]?.colour??"blue")} /></div>`}function Kc(e,t){return e.seats[t.seat]?.name??""}function Gc(e,t,s){return Qo(t.slice(0,s).map(n=>e.by_source[n]??0))}function Qo(e){return e.reduce((t,s)=>t+s,0)}var Uc=["fill","font-family","font-weight","opacity","stroke","stroke-linecap","stroke-linejoin","stroke-width","text-anchor"];async function Xo(e){let{width:t,height:s}=e.viewBox.baseVal,n=new Image(t,s);n.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Yc(e))}`,await n.decode();let r=document.createElement("canvas");return r.width=t*2,r.height=s*2,r.getContext("2d")?.drawImage(n,0,0,r.width,r.height),new Promise((o,l)=>r.toBlob(i=>i?o(i):l(new Error("no picture")),"image/png"))}function Yc(e){let t=e.cloneNode(!0),s=[t,...t.querySelectorAll("*")];return[e,...e.querySelectorAll("*")].forEach((n,r)=>{let o=getComputedStyle(n);for(let l of Uc)s[r]?.setAttribute(l,o.getPropertyValue(l));s[r]?.removeAttribute("style"),s[r]?.removeAttribute("class")}),new XMLSerializer().serializeToString(t)}function Me(e){return[...e.result?.players??[]].sort((t,s)=>t.rank-s.rank)}function Jo(e){let t=Me(e),s=t.filter(o=>o.rank===t[0]?.rank),n=ee(s.map(o=>e.seats[o.seat]?.name??"")),r=z("prestige",s[0]?.prestige??0);return s.length>1?p("share_win",{names:n,prestige:r}):p("wins",{name:n,prestige:r})}function Zo(e){let t=Me(e);return[...new Set(t.map(n=>n.prestige))].map(n=>t.filter(r=>r.prestige===n)).filter(n=>n.length>1).map(n=>{let r=i=>e.seats[i.seat]?.name??"",o={names:ee(n.map(r)),prestige:z("prestige",n[0]?.prestige??0)};return n.some(i=>i.rank!==n[0]?.rank)?p("tie_decided",{...o,figures:ee(n.map(i=>`${r(i)} ${i.tie_break}`))}):p("tie_shared",{...o,n:n[0]?.tie_break})})}function ea({state:e,facts:t}){let s=S(null),[n,r]=F(),o=e.seats.some(u=>u.mine),{links:l}=rt(e.table,o,null),i=q(()=>a`<${dn} table=${e.table} seats=${Qc(e)} round=${null} view=${e.view} streets=${e.streets} below=${e.seat} facts=${t} />`,[e.table,e.seat]),c=u=>async()=>{r(null);try{let m=s.current?.querySelector("svg");m&&await u(new File([await Xo(m)],`notredame-${e.table}.png`,{type:"image/png"}))}catch(m){m instanceof DOMException&&m.name==="AbortError"||r(m)}};return a`<section class="card stack share-result" aria-labelledby="share">
    <h2 id="share">${p("share_result")}</h2>
    <div class="result-picture" ref=${s} role="img" aria-label=${p("result_picture")}>${i}</div>
    <p class="row">
      <button type="button" onClick=${c(Jc)}>${p("save_picture")}</button>
      ${Xc()&&a`<button type="button" onClick=${c(u=>navigator.share({files:[u]}))}>${p("share_picture")}</button>`}
    </p>
    ${l&&a`<p class="stack tight"><span>${p("result_link")}</span><${Ue} path=${l.watch} label=${p("result_link")} /></p>`}
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}
  </section>`}function Qc(e){return Me(e).map(({seat:t,rank:s,prestige:n})=>({name:e.seats[t]?.name??"",colour:e.seats[t]?.colour??"blue",open:!1,rank:s,prestige:n}))}function Xc(){let e=new File([],"picture.png",{type:"image/png"});return navigator.canShare?.({files:[e]})??!1}function Jc(e){let t=document.createElement("a");t.href=URL.createObjectURL(e),t.download=e.name,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function ta(e){let t=Me(e),s=t.filter(i=>e.seats[i.seat]?.mine),[n]=s;if(!n||s.length>1)return"";let r=t.filter(i=>i.rank===1);if(n.rank>1){let i=(r[0]?.prestige??0)-n.prestige,c={nth:p(`nth_${n.rank}`),points:z("point",i),name:Ss(e,r)};return p(i?"you_place":"you_place_tie",c)}if(r.length>1)return p("you_shared");let o=t.filter(i=>i.rank===t[1]?.rank),l=n.prestige-(o[0]?.prestige??0);return l?p("you_won_by",{points:z("point",l),name:Ss(e,o)}):p("you_won_tie")}function sa(e){let[t,s]=Me(e);if(!t||!s||s.rank===1)return[];let n=Me(e).filter(u=>e.seats[u.seat]?.mine&&u!==t),r=n.length===1&&n[0]?n[0]:s,o=[],[l,i]=Zc(t,r);i>0&&o.push(p("decided_by",{source:h("source",l),name:Ss(e,[t]),more:ne(t.by_source[l]??0),other:Ss(e,[r]),less:ne(r.by_source[l]??0)}));let c=eu(e,t.seat);return c&&o.push(c),o}function Zc(e,t){return Object.keys(e.by_source).map(n=>[n,(e.by_source[n]??0)-(t.by_source[n]??0)]).reduce((n,r)=>r[1]>n[1]?r:n,["",0])}function eu(e,t){let s=e.result?.rounds??[],r=s.map(({prestige:i})=>i.every((c,u)=>u===t||c<(i[t]??0))).lastIndexOf(!1)+1,o=s[r]?.round,l=e.seats[t]?.name;return o?r===s.length-1?p("lead_last",{name:l}):p("lead_since",{name:l,round:o}):""}function Ss(e,t){return ee(t.map(s=>e.seats[s.seat]?.name??""))}function na({state:e,facts:t,scoring:s,onScored:n,onReplay:r,onReview:o}){let{result:l,seats:i}=e,[c,u]=F(),m=e.rematch,$=to(e.daily),d=e.daily!==null&&!$.found?.seed,f=Me(e),g=tu(f),b=g.filter(C=>f.some(H=>H.by_source[C])),{scored:x,over:k,skip:v}=Go(b,s);if(L(()=>{k&&n()},[k]),ue(Be),!l)return null;let y=i.some(C=>C.mine),M=async()=>{u(null);try{let C=await W(`/api/tables/${e.table}/rematch`,{});nt(`/t/${C.table}`)}catch(C){u(C)}};return a`<${Y} />
    <main id="main" class="ending stack" tabindex="-1">
      <header class="stack">
        <div class="verdict">
          ${k&&a`<${Yo} state=${e} players=${f} />`}
          <div class="stack tight">
            <h1>${k?Jo(e):p("scoring")}</h1>
            ${k&&[ta(e),...Zo(e),...sa(e)].filter(Boolean).map(C=>a`<p key=${C}>${C}</p>`)}
            ${k&&e.practice&&a`<p class="soft">${p("was_practice")}</p>`}
          </div>
        </div>
        <${Uo} state=${e} players=${f} sources=${b} scored=${x} onSkip=${v} />
        ${k&&a`<p class="row">
          ${m&&y?a`<a class="button main" href=${`/t/${m}`}>${p("to_rematch")}</a>`:y&&e.played_here&&!e.daily&&a`<button type="button" class="main" onClick=${M}>${p("rematch")}</button>`}
          <button type="button" onClick=${o}>${h("review","title")}</button>
          <button type="button" onClick=${r}>${p("replay")}</button>
          ${!d&&a`<a class="button" href=${`/api/tables/${e.table}/record`} download=${`notredame-${e.table}.txt`}>${p("record")}</a>`}
          <a class="button plain" href="/">${p("to_start")}</a>
        </p>`}
        ${c&&a`<p class="trouble" role="alert">${c}</p>`}
      </header>
      ${k&&a`<${To} state=${e} />`}
      ${k&&e.daily&&a`<${Po} day=${e.daily} deal=${$.found} trouble=${$.trouble} again=${$.again} />`}
      ${k&&a`<${su} state=${e} result=${l} players=${f} sources=${g} />`}
      ${k&&!d&&a`<${ea} state=${e} facts=${t} />`}
      ${e.seats.some(C=>C.who==="person"&&!C.mine)&&a`<section class="card" aria-label=${p("chat")}><${ht} state=${e} /></section>`}
      ${!d&&a`<${gs} seed=${e.seed??$.found?.seed??null} commitment=${e.commitment} table=${e.table} />`}
    </main>
    <${te} />`}function tu(e){return Object.keys(e[0]?.by_source??{}).filter(t=>t!=="hotel"||e.some(s=>s.by_source[t]))}function su({state:e,result:t,players:s,sources:n}){let{seats:r}=e,o=t.rounds.map(l=>l.round);return a`<section class="card stack" aria-labelledby="sheet">
      <h2 id="sheet">${p("score_sheet")}</h2>
      <div class="wide-table" tabindex="0" role="region" aria-label=${p("as_table")}>
        <table class="figures-table score-sheet">
          <thead>
            <tr>
              <th scope="col">${p("source")}</th>
              ${s.map(({seat:l,rank:i})=>a`<th scope="col" key=${l} class=${r[l]?.mine?"own-column":""}><span class="with-emblem"><span class="place">${p("place",{n:i})}</span> <${Q} colour=${r[l]?.colour??"blue"} /> ${r[l]?.name}</span></th>`)}
            </tr>
          </thead>
          <tbody>
            ${n.map(l=>a`<tr key=${l}><th scope="row">${O(h("source",l))}</th>${s.map(i=>a`<td key=${i.seat}>${ne(i.by_source[l]??0)}</td>`)}</tr>`)}
          </tbody>
          <tfoot>
            <tr class="total"><th scope="row">${p("total")}</th>${s.map(l=>a`<td key=${l.seat}>${l.prestige}</td>`)}</tr>
            <tr><th scope="row">${p("tie_break")}</th>${s.map(l=>a`<td key=${l.seat}>${l.tie_break}</td>`)}</tr>
          </tfoot>
        </table>
      </div>
      <${jo} result=${{...t,players:s}} seats=${r} sources=${n} />
    </section>
    ${o.length>0&&a`<section class="card stack" aria-labelledby="course">
      <h2 id="course">${p("course")}</h2>
      <div class="chart-pair">
        <${Cn} title=${p("chart_prestige")} rounds=${o} values=${t.rounds.map(l=>l.prestige)} seats=${r} />
        <${Cn} title=${p("chart_rats")} rounds=${o} values=${t.rounds.map(l=>l.rat)} seats=${r} />
      </div>
      <details>
        <summary>${p("as_table")}</summary>
        <div class="wide-table" tabindex="0" role="region" aria-label=${p("course")}>
          <table class="figures-table">
            <thead>
              <tr><th scope="col">${p("rounds")}</th>${r.map(l=>a`<th scope="col" key=${l.seat}>${l.name}</th>`)}</tr>
            </thead>
            <tbody>
              ${t.rounds.map(l=>a`<tr key=${l.round}><th scope="row">${l.round}</th>${r.map(i=>a`<td key=${i.seat}>${p("prestige_and_rat",{prestige:l.prestige[i.seat],rat:l.rat[i.seat]})}</td>`)}</tr>`)}
            </tbody>
          </table>
        </div>
      </details>
    </section>`}`}function Es(e){let{view:t,seat:s}=e;if(!t||!e.result||e.options.totals==="open")return e;let n=t.players.map(r=>r.seat===s?r:{...r,prestige:null,prestige_by_source:null});return{...e,view:{...t,players:n}}}function ra(e,t){let s=e.seats.filter(r=>r.mine&&!r.left).map(r=>r.seat);if(s.length<2||e.status!=="playing")return null;let n=e.waiting.map(r=>r.seat).filter(r=>s.includes(r));return t!==null&&(n.includes(t)||!n.length)?null:n[0]??s[0]??null}function oa({seat:e,onReady:t,onUndo:s}){let n=S(null);return T(()=>n.current?.focus(),[e.seat]),a`<${Y} />
    <main id="main" class=${`hand-over colour-${e.colour}`} tabindex="-1">
      <${Q} colour=${e.colour} />
      <h1>${p("hand_over",{name:e.name})}</h1>
      <p class="soft">${p("hand_over_text")}</p>
      <button type="button" class="main" ref=${n} onClick=${t}>${p("ready",{name:e.name})}</button>
      ${s&&a`<button type="button" class="plain" onClick=${s}>${p("hand_back")}</button>`}
    </main>`}function gt({title:e,onClose:t,children:s,kind:n=""}){let r=S(null);L(()=>{let l=r.current;return l&&!l.open&&l.showModal(),()=>l?.close()},[]);let o=l=>{l.target===r.current&&t()};return a`<dialog ref=${r} class=${`table-window ${n}`} aria-labelledby="window-title" onCancel=${t} onClick=${o}>
    <header class="window-head">
      <h2 id="window-title">${e}</h2>
      <button class="plain close" onClick=${t} aria-label=${p("close")}><span aria-hidden="true">✕</span></button>
    </header>
    ${s}
  </dialog>`}function Ls({state:e,facts:t,onDone:s}){let[n,r]=F(),[o,l]=w(t.default_level),i=async(d,f)=>{r(null);try{await W(`/api/tables/${e.table}/${d}`,f),s()}catch(g){r(g)}},c=async d=>{await W(`/api/tables/${e.table}/leave`,{seat:d}),s()},u=e.status==="playing",m=e.seats.filter(d=>d.mine),$=e.host||m.length&&!e.host_here?e.seats.filter(d=>d.who==="open"||u&&!d.mine&&(d.left||d.who==="person"&&!d.present)):[];return a`<div class="stack">
    ${u&&m.map(d=>d.left?a`<button key=${d.seat} type="button" class="main" onClick=${()=>i("return",{seat:d.seat})}>${p("come_back",{name:d.name})}</button>`:a`<div key=${d.seat}><${Ge} label=${m.length>1?p("leave_of",{name:d.name}):p("leave")} text=${p("leave_text")} yes=${p("leave_now")} no=${p("leave_not")} go=${()=>c(d.seat)} /></div>`)}
    ${$.length>0&&a`<div class="row">
      <label class="check"
        >${p("bot_level")}
        <select value=${o} onChange=${d=>l(d.target.value)}>
          ${t.levels.map(d=>a`<option key=${d} value=${d}>${h("level",d)}</option>`)}
        </select>
      </label>
      ${$.map(d=>a`<button key=${d.seat} type="button" onClick=${()=>i("replace",{seat:d.seat,level:o})}>${p("put_bot",{name:d.who==="open"?h("colour",d.colour):d.name})}</button>`)}
    </div>`}
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}
  </div>`}var nu=["slow","normal","once"];function aa(){let{pace:e,confirm:t,pause:s,sound:n,notify:r}=We(),o="Notification"in window&&Notification.permission!=="denied",l=async()=>{let i=!r&&await Notification.requestPermission()==="granted";De({notify:i})};return a`<div class="stack settings">
    <fieldset>
      <legend>${p("pace")}</legend>
      <div class="row">
        ${nu.map(i=>a`<label class="check" key=${i}>
            <input type="radio" name="pace" checked=${e===i} onChange=${()=>De({pace:i})} /> ${p(`pace_${i}`)}
          </label>`)}
      </div>
    </fieldset>
    <label class="check"><input type="checkbox" checked=${t} onChange=${()=>De({confirm:!t})} /> ${p("set_confirm")}</label>
    <label class="check pause-setting">
      <span>${p("set_pause")}</span>
      <input type="range" min="0" max=${R().limits.pause} step="1" value=${s} aria-valuetext=${p("seconds",{n:s})}
        onInput=${i=>De({pause:Number(i.target.value)})} />
      <output>${p("seconds",{n:s})}</output>
    </label>
    <label class="check">
      <input
        type="checkbox"
        checked=${n}
        onChange=${()=>{De({sound:!n}),Oe("bell")}}
      />
      ${p("set_sound")}
    </label>
    ${o&&a`<label class="check"><input type="checkbox" checked=${r} onChange=${l} /> ${p("set_notify")}</label>`}
  </div>`}function la({table:e,link:t,watching:s}){let[n,r]=w(t),[o,l]=w([]),[i,c]=w(""),[u,m]=F(),$=()=>B(`/api/tables/${e}/watchers`).then(({watchers:g})=>l(g),m);L(()=>void $(),[e,s]);let d=async()=>{r((await W(`/api/tables/${e}/watch-link`)).watch),c(p("link_renewed"))},f=async({watcher:g})=>{await W(`/api/tables/${e}/send-away`,{watcher:g}),r((await B(`/api/tables/${e}/links`)).watch),await $()};return a`<div class="stack tight">
    <${Ue} path=${n} label=${p("watch_link")} /><${es} />
    <div><${Ge} label=${p("renew_link")} text=${p("renew_watch_link_text")} go=${d} /></div>
    <span class="small" role="status">${i}</span>
    <h4>${p("watchers_allowed")}</h4>
    ${u&&a`<p class="trouble small" role="alert">${u}</p>`}
    ${o.length===0&&a`<p class="soft small">${p("watchers_none")}</p>`}
    ${o.length>0&&a`<ul class="watchers-allowed stack tight">
      ${o.map(g=>a`<li key=${g.watcher}><${ru} one=${g} sendAway=${()=>f(g)} /></li>`)}
    </ul>`}
  </div>`}function ru({one:e,sendAway:t}){let s=e.name||p("watcher_unnamed");return a`<span class="row close"><span>${s}</span> <span class="soft small">${p(e.here?"present":"absent")}</span></span>
    <${Ge} label=${p("send_away_of",{name:s})} text=${p("send_away_text",{name:s})} yes=${p("send_away")} go=${t} />`}function ia({state:e,facts:t,onClose:s}){let{links:n}=rt(e.table,e.host&&!e.daily,e.status);return a`<${gt} title=${p("menu")} kind="menu" onClose=${s}>
    <div class="stack">
      <p class="row">
        <a class="button" href="/">${p("to_start")}</a>
        <a class="button" href="/rules" target="_blank">${p("rules")}</a>
      </p>
      <h3>${p("settings")}</h3>
      <${aa} />
      <div class="row"><${rr} /><${nr} /></div>
      ${e.daily&&a`<h3>${h("daily","title")}</h3><p class="small">${h("daily","in_menu",{day:ke(e.daily)})}</p>`}
      ${e.status!=="over"&&!e.daily&&a`<h3>${p("seats")}</h3><${Ls} state=${e} facts=${t} onDone=${s} />`}
      ${n?.watch&&a`<h3>${p("watch_link")}</h3><${la} table=${e.table} link=${n.watch} watching=${e.watchers} />`}
      <h3>${p("fairness")}</h3>
      <p class="small">${p("commitment_text")}</p>
      <p class="hash">${e.commitment}</p>
    </div>
  <//>`}function Hs(e,t){return(t+1)%e.players.length}function ca(e,t){return(t+e.players.length-1)%e.players.length}var zs=()=>Object.values(R().periods),Sn=()=>zs()[0]?.length??0,ua=({view:e})=>zs().some(t=>t[t.length-1]===e.round),ae=(...e)=>({me:t})=>e.map(s=>s==="cathedral"?s:s.includes("/")?s.replace("/",`:${t.colour}/`):`${s}:${t.colour}`),ou=({me:e})=>Object.keys(e.sectors).map(t=>`sector:${e.colour}/${t}`),pa=({view:e})=>e.persons.map(t=>`person:${t}`),au=({view:e})=>e.players.map(t=>`rat:${t.colour}`),zn=({state:e},t)=>e.seats[t]?.name??"",da=e=>({name:zn(e,e.view.start_player)}),ma=({view:e,me:t})=>e.start_player===t.seat,En=({view:e})=>e.phase==="draft",Ln=({round:e})=>e>0,Te=({round:e})=>e>1,On=({me:e})=>e.pack.filter(t=>t!==null),fa=({me:e})=>e.hand.map(({card:t})=>t).filter(t=>t!==null),$a=(e,t)=>On(e).includes(t)||fa(e).includes(t),lu=({round:e,me:t})=>e>0||t.played.length>0,iu=["goal","draft","second_draft","hand","play"],Hn=()=>!1,Ae=(e,t,s={})=>({id:`card_${e}`,card:e,icon:t,when:n=>$a(n,e),past:n=>!$a(n,e),places:ae(`sector/${e}`),...s}),ha=[{id:"goal",icon:"prestige",when:({round:e})=>e===0,past:e=>!En(e)||Ln(e),places:e=>[...ou(e),...ae("prestige")(e)]},{id:"persons",icon:"person",when:({view:e})=>e.persons.length>0,past:Te,places:pa,values:({view:e})=>({plague:e.plague})},{id:"draft",icon:"card",when:({asked:e,me:t})=>e==="keep"&&t.drafted===0,past:e=>!En(e)||e.me.drafted>0,values:e=>({name:zn(e,Hs(e.view,e.me.seat))}),cards:On},{id:"second_draft",icon:"card",when:({asked:e,me:t})=>e==="keep"&&t.drafted===1,past:e=>!En(e)||e.me.drafted!==1,values:e=>({name:zn(e,ca(e.view,e.me.seat))}),cards:On},{id:"hand",icon:"bell",when:({view:e,me:t})=>e.phase==="cards"&&t.hand.length===3,past:({view:e,me:t})=>e.phase!=="cards"||t.hand.length<3,text:e=>ma(e)?"hand_text_you":"hand_text",values:da,cards:fa},{id:"play",icon:"marker",when:({asked:e})=>e==="card",past:({view:e,me:t})=>e.phase!=="cards"||t.played.length>1,places:e=>[...ae("supply")(e),...e.me.hand.flatMap(({card:t})=>bt(`card_${t}`)?.places?.(e)??[])]},{id:"drive",icon:"carriage",when:({asked:e})=>e==="drive",past:({asked:e})=>e!=="drive",places:ae("carriage")},{id:"city",icon:"cathedral",when:({me:e})=>e.played.length>0,past:Te,places:ae("carriage"),text:()=>Do()?"city_text":"city_text_wide",values:()=>({city:p("part_city")})},{id:"supply",icon:"box",when:({me:e})=>e.played.length>0,past:Te,places:ae("supply","general")},{id:"second_card",icon:"card",when:({asked:e,me:t})=>e==="card"&&t.played.length===1,past:({asked:e})=>e!=="card"},{id:"tools",icon:"step",when:({state:e,asked:t})=>e.undo.possible||t==="hire",past:Te,values:()=>({undo:`\u21B6 ${p("undo")}`,hint:p("hint")})},{id:"log",icon:"message",when:({view:e,me:t})=>e.players.some(s=>s!==t&&s.played.length>0),past:Te,values:()=>({log:p("log"),help:p("help")})},{id:"hire",icon:"person",when:({asked:e})=>e==="hire",past:({asked:e})=>e!=="hire",places:pa},{id:"coins",icon:"coin",when:({asked:e,me:t})=>e==="hire"||t.coins!==R().first_coins,past:Te,places:ae("coins")},{id:"prestige",icon:"purse",when:({state:e,view:t,me:s})=>e.options.totals==="hidden"&&((s.prestige??0)>0||t.phase==="hire"),past:Te,places:({view:e})=>e.players.map(t=>`prestige:${t.colour}`),values:()=>({log:p("log")})},Ae("cloister-school","markers"),Ae("bank","coin"),Ae("residence","prestige"),Ae("carriage-house","carriage",{places:ae("sector/carriage-house","carriage")}),Ae("hotel","coin",{values:({state:e})=>({n:e.options.hotel_double_from})}),Ae("park","rat-back"),Ae("hospital","shield"),Ae("notre-dame","cathedral",{places:ae("cathedral"),values:({view:e})=>({tile:e.cathedral_tile})}),Ae("trusted-friend","friend",{places:ae("friend")}),{id:"rat",icon:"rat",when:({view:e,me:t})=>t.played.length>1||e.phase==="hire",past:Te,places:ae("rat")},{id:"round",icon:"bell",when:Ln,past:Te,places:au,text:e=>ma(e)?"round_text_you":"round_text",values:da},{id:"goodbye",icon:"prestige",when:Ln,past:({round:e})=>e>=Sn()},{id:"empty_supply",icon:"marker",when:({me:e,asked:t})=>e.supply===0||t==="marker",past:({me:e,asked:t})=>e.supply>0&&t!=="marker",places:ae("supply")},{id:"sets",icon:"message",when:({state:e,me:t})=>t.messages.length>0&&e.options.message_sets==="colour",past:Hn,places:ae("messages")},{id:"overrun",icon:"rat-forward",when:({me:e,asked:t})=>(e.rat_after_plague??0)>R().rat_track_end||t==="plague",past:Hn,places:ae("rat")},{id:"period_ends",icon:"cathedral",when:ua,past:e=>!ua(e),places:()=>["cathedral"],values:({view:e})=>({tile:e.cathedral_tile})},{id:"period",icon:"cathedral",when:({round:e})=>e>=Sn(),past:({round:e})=>e>Sn(),places:()=>["cathedral"]},{id:"last_round",icon:"prestige",when:({round:e})=>e===zs().flat().length-1,past:Hn,places:ae("prestige")}];function ga(e){let{view:t,seat:s}=e,n=t&&s!==null?t.players[s]:void 0;if(e.status!=="playing"||!t?.round||!n)return null;let r=zs().flat().indexOf(t.round);return{state:e,view:t,me:n,asked:e.question?.question??null,round:r}}function bt(e){return ha.find(t=>t.id===e)??null}function ba(e,t,s){let n=s?.state.question??null,r=n!==null&&n.asked!==t.state.question?.asked,o=e.due.filter(bt),l=r?void 0:o[0],i=new Set([...e.told,...o]),c={...e.cards},u=[];for(let f of ha){if(i.has(f.id)||!f.when(t)||!(lu(t)||iu.includes(f.id)))continue;u.push(f.id);let g=new Set(f.cards?.(t).filter(b=>!i.has(`card_${b}`)));g.size&&(c[f.id]=[...g]);for(let b of g)i.add(`card_${b}`)}let m=o.filter(f=>f!==l&&(bt(f)?.past(t)??!0));if(!u.length&&!m.length&&o.length===e.due.length)return e;let $=o.filter(f=>f!==l&&!m.includes(f)),d=u.flatMap(f=>c[f]??[]).map(f=>`card_${f}`);return{...e,due:[...l?[l]:[],...u,...$],told:[...e.told,...m,...d],cards:c}}function ya({state:e,onPoint:t}){let s=q(()=>ga(e),[e]);return!s||lt()!==e.table?null:a`<${cu} now=${s} onPoint=${t} />`}function cu({now:e,onPoint:t}){let[s,n]=w(dr),[r,o]=w(null),l=S(null),i=S(null);L(()=>{let $=i.current;i.current=e,n(d=>d.quiet?d:ba(d,e,$))},[e,s.quiet]),L(()=>mr(s),[s]);let c=s.quiet?void 0:s.due[0],u=bt(r??c??"");du(u?.places?.(e)??[],t);let m=()=>{r!==null?o(null):c&&n({...s,told:[...s.told,c],due:s.due.slice(1)})};return mu(u?m:null),$u(l,u?.id??null),a`<section class=${`coach ${u?"open":""} ${s.quiet?"quiet":""}`} aria-label=${h("learn","guide")} ref=${l}>
    <div class="lesson-place" aria-live="polite" tabindex=${u?.cards?0:void 0}>${u&&a`<${uu} key=${u.id} lesson=${u} cards=${s.cards[u.id]??[]} now=${e} />`}</div>
    <div class="coach-tools">
      ${u&&a`<button type="button" class="main" key="got-it" aria-keyshortcuts="Escape" onClick=${m}>${h("learn",r?"close":"got_it")}</button>`}
      ${u&&!r&&a`<button type="button" class="plain" key="skip" onClick=${()=>n({...s,quiet:!0})}>${h("learn","skip_rest")}</button>`}
      ${s.quiet&&a`<button type="button" class="plain" key="on" onClick=${()=>n({...s,quiet:!1})}>${h("learn","go_on")}</button>`}
      ${s.told.length>0&&a`<${pu} key="told" told=${s.told} onRead=${o} />`}
    </div>
  </section>`}function uu({lesson:e,cards:t,now:s}){let n=h("learn",e.text?.(s)??`${e.id}_text`,e.values?.(s));return a`<article class="lesson">
    <h2><${V} name=${e.icon} /><span>${wa(e)}</span></h2>
    <p>${n}</p>
    ${t.length>0&&a`<ul class="lesson-cards">
      ${t.map(r=>a`<li key=${r}>
          <strong>${O(h("card",r))}</strong> ${oe("card_help",r,s.state)}
        </li>`)}
    </ul>`}
  </article>`}function pu({told:e,onRead:t}){let s=S(null),n=o=>{s.current&&(s.current.open=!1),t(o)};return a`<details class="explained-lessons" ref=${s} onKeyDown=${o=>{o.key!=="Escape"||!s.current?.open||(o.preventDefault(),s.current.open=!1,s.current.querySelector("summary")?.focus())}}>
    <summary><span class="explained-words">${h("learn","explained")}</span> <span class="explained-count" aria-hidden="true">≡ ${e.length}</span></summary>
    <ul>
      ${e.map(o=>{let l=bt(o);return l&&a`<li key=${o}><button type="button" class="plain" onClick=${()=>n(o)}><${V} name=${l.icon} />${wa(l)}</button></li>`})}
    </ul>
  </details>`}function wa({id:e,card:t}){return t?O(h("card",t)):h("learn",`${e}_title`)}function du(e,t){let s=S(t);s.current=t,L(()=>{if(e.length)return s.current?.(e),()=>s.current?.([])},[e.join(" ")])}function mu(e){he(s=>{s.key!=="Escape"||s.defaultPrevented||s.repeat||(s.target instanceof Element?s.target:null)?.closest("input, textarea, select, .explained-lessons[open]")||document.querySelector("dialog[open], .tip:popover-open, .confirm")||e?.()},{first:!0})}function $u(e,t){let s=S(!1);s.current=!!e.current?.contains(document.activeElement),T(()=>{!s.current||document.activeElement!==document.body||e.current?.querySelector(".coach-tools :is(button, summary)")?.focus({preventScroll:!0})},[t])}function ka(e){let t=new Map;for(let s of e)for(let n of s.places)t.set(n,[...t.get(n)??[],s.id]);return t}function xa(e){let t=e.indexOf(":");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}function Os(e,t){return t===null?null:e.view?.players[t]??null}var Bt=9;function qt(e){return e.ctrlKey||e.metaKey||e.altKey||e.repeat?!1:!(e.target instanceof Element&&e.target.closest("input, textarea, select, [contenteditable]"))&&!document.querySelector("dialog[open]")}var va=600;function _a(e){let[t,s]=w(""),n=S(-va),r=o=>{s(o);let l=Tn(o);if(!l)return e.toPrompt();l.focus({preventScroll:!0}),l.scrollIntoView({block:"center"})};return he(o=>{if(!qt(o))return;let l=o.target instanceof Element?o.target:null;if(o.key==="0"&&!t&&e.toggleRest)e.toggleRest();else if(/^\d$/.test(o.key)){let i=e.open?Ma():[];if(i.length<=Bt){let u=i[Number(o.key)-1]?.dataset.choice;if(!u||o.timeStamp<n.current+va)return;n.current=o.timeStamp,e.choose(u);return}let c=[t+o.key,o.key].find(u=>i[Number(u)-1]);c&&r(c)}else o.key==="Backspace"?t&&r(t.slice(0,-1)):o.key==="Enter"?!l?.closest("button, a, [role=button]")&&e.confirm()&&o.preventDefault():o.key==="u"?e.undo():o.key==="Escape"&&(t&&r(""),e.letGo())}),T(()=>s(""),[e.asked]),T(()=>{if(!t)return;let o=Tn(t),l=()=>s(i=>Tn(i)===o?"":i);return o?.addEventListener("blur",l),()=>o?.removeEventListener("blur",l)},[t]),t}function Ma(){return[...document.querySelectorAll(".answers-box .answer")]}function Tn(e){return Ma()[Number(e)-1]}var Ca=["columns","columns figures","text figures"],Sa="text figures",fu=1;function Ea(e){let[t,s]=w(0),n=()=>{let o=e.current?.getBoundingClientRect().bottom??0,l=[...e.current?.querySelectorAll("li")??[]];s(l.filter(i=>i.getBoundingClientRect().bottom>o+4).length)},r=()=>{if(e.current){let o=e.current.scrollTop;hu(e.current),e.current.scrollTop=o}n()};return T(r),T(()=>{let o=e.current;if(!o)return;let l=new ResizeObserver(r);return l.observe(o),o.addEventListener("scroll",n,{passive:!0}),()=>{l.disconnect(),o.removeEventListener("scroll",n)}},[]),t}function hu(e){Ft(e,new Set);let t=[];for(let n of Ca){if(e.dataset.fit=n,An(e))return;t.push(e.scrollHeight)}let s=Ca[t.indexOf(Math.min(...t))]??Sa;e.dataset.fit=s,!_n()&&(e.dataset.fit=Sa,gu(e)||(e.dataset.fit=s))}function gu(e){let t=bu(e),s=new Set(t);if(Ft(e,s),!An(e))return Ft(e,new Set),!1;for(let n of t.reverse())s.delete(n),Ft(e,s),An(e)||s.add(n);return Ft(e,s),!0}function An(e){return e.scrollHeight<=e.clientHeight+fu}function bu(e){return[...new Set([...e.querySelectorAll(".explanation")].map(s=>s.textContent??""))].sort((s,n)=>n.length-s.length)}function Ft(e,t){for(let s of e.querySelectorAll(".answer")){let n=!1;for(let r of s.querySelectorAll(".in-words")){let o=t.has(r.querySelector(".explanation")?.textContent??"");r.classList.toggle("left-out",o),n||=o}n?s.setAttribute("data-tip",`answer:${s.getAttribute("data-choice")}`):s.removeAttribute("data-tip")}}var yu={coins:"coin",markers:"marker",prestige:"prestige",rat:"rat"},wu=4;function Ts({question:e,pending:t,marked:s,hinted:n,tight:r,opened:o,onRest:l,onChoose:i,onConfirm:c,onUnmark:u,onPoint:m}){return a`${e.notes.length>0&&a`<ul class="refused">
      ${e.notes.map($=>a`<li key=${$}>${$}</li>`)}
    </ul>`}
    <${ku} key=${e.asked} question=${e} pending=${t} marked=${s} hinted=${n} tight=${r} opened=${o} onRest=${l} onChoose=${i} onPoint=${m} />
    ${s!==null&&a`<${_u} onConfirm=${c} onUnmark=${u} pending=${t} />`}`}function Rn(e){return e.choices.length>e.listed}function yt(e,t){return t?e.choices:e.choices.slice(0,e.listed)}function ku({question:e,pending:t,marked:s,hinted:n,tight:r,opened:o,onRest:l,onChoose:i,onPoint:c}){let u=yt(e,o),m=Rn(e),$=u.length>Bt,d=S(null),f=Ea(d),g=()=>d.current?.scrollBy({top:.8*d.current.clientHeight,behavior:"smooth"}),b=m&&a`<li key="rest">
    <button type="button" class="opens-rest" aria-expanded=${o?"true":"false"} aria-disabled=${t!==null} onClick=${()=>t===null&&l()}>
      <kbd aria-hidden="true">0</kbd> <span class="answer-label">${e.rest}</span>
    </button>
  </li>`,x=u.length<4?1:u.length<7?2:3,k=x===1?null:xu(u.map(v=>v.label));return a`<div ref=${d} class=${`answers-box ${f?"goes-on":""}`} data-asked=${e.asked}>
      <ol class=${`answers columns-${x} ${$||r?"figures":""}`}>
        ${u.map((v,y)=>a`${y===e.listed&&b}<li key=${v.id}>
            <${Vn} choice=${v} words=${k?.[y]} digit=${y+1} preferred=${v.id===e.default} pending=${t} marked=${s===v.id} hinted=${n===v.id} onChoose=${i} onPoint=${c} />
          </li>`)}
        ${u.length<=e.listed&&b}
      </ol>
    </div>
    ${f>0&&a`<button type="button" class="plain more-below" tabindex="-1" onClick=${g}><span><span aria-hidden="true">▾</span> ${p("more_below",{n:f})}</span></button>`}`}function xu(e){let t=e.slice(0,-1).map(u=>u.split(" ")),[s=[]]=t;if(t.some(u=>/[\d:]/.test(u.join())))return e;let n=Math.min(...t.map(u=>u.length)),[r,o]=[0,0];for(;r<n-1&&t.every(u=>u[r]===s[r]);)r+=1;for(;o<n-1-r&&t.every(u=>u[u.length-1-o]===s[s.length-1-o]);)o+=1;let l=r;for(;l>(o?0:1)&&(s[l-1]?.length??0)<=wu;)l-=1;let[i,c]=[s.slice(0,l).join(" "),s.slice(s.length-o).join(" ")];return e.map(u=>u.startsWith(i)&&u.endsWith(c)&&u.length>i.length+c.length?O(u.slice(i.length,u.length-c.length).trim()):u)}function Vn({choice:e,words:t=e.label,digit:s,preferred:n=!1,pending:r,marked:o,hinted:l=!1,onChoose:i,onPoint:c}){let u=r===e.id;return a`<button
    type="button"
    data-choice=${e.id}
    class=${`answer ${n?"is-preferred":""} ${o?"is-marked":""} ${l?"is-hinted":""} ${u?"is-pending":""}`}
    aria-disabled=${r!==null}
    aria-pressed=${o?"true":void 0}
    aria-keyshortcuts=${n?"Enter":void 0}
    onClick=${()=>r===null&&i(e.id)}
    onMouseEnter=${()=>c(e.places,e.id)}
    onMouseLeave=${()=>c([],null)}
    onFocus=${()=>c(e.places,e.id)}
    onBlur=${()=>c([],null)}
  >
    ${s!==void 0&&a`<kbd aria-hidden="true">${s}</kbd>`}
    ${n&&a`<kbd aria-hidden="true">↵</kbd>`}
    <span class="answer-label">${t===e.label?t:a`<span aria-hidden="true">${t}</span><span class="visually-hidden">${e.label}</span>`}</span>
    ${e.brings.map(m=>a`<${vu} key=${m.text} part=${m} />`)}
    ${e.reveals&&a`<span class="reveals">${p("reveals")}</span>`}
    ${u&&a`<span class="visually-hidden">${p("pending")}</span>`}
  </button>`}function vu({part:e}){let t=e.change??0,s=t<0,n=e.change!==void 0?`${s?"\u2212":t?"+":"\xB1"}${Math.abs(t)}`:e.to!==void 0?`\u2192 ${e.to}`:null;return a`<span class=${`effect ${s?"less":""} ${n===null?"in-words":""}`}>
    <span class="sign"><${V} name=${yu[e.what]??e.what} /></span>
    ${n===null?a`<span class="explanation">${e.text}</span><span class="more" aria-hidden="true">…</span>`:a`<span class="figure" aria-hidden="true">${n}</span><span class="words">${e.text}</span>`}
  </span>`}function _u({onConfirm:e,onUnmark:t,pending:s}){let n=S(null);return T(()=>n.current?.focus({preventScroll:!0}),[]),a`<div class="confirm">
    <button type="button" class="main" ref=${n} aria-disabled=${s!==null} onClick=${e}>${p("confirm")}</button>
    <button type="button" class="plain" onClick=${t}>${p("not_yet")}</button>
  </div>`}var Mu=new Map;function As({question:e,seat:t,prompt:s,pending:n,send:r,undo:o,onAsked:l,onChoose:i}){let{confirm:c}=We(),u=ve(),[m,$]=w(null),[d,f]=w(!1),[g,b]=w(null),[x,k]=w([]),[v,y]=w(null),M=e?.asked;T(()=>{$(null),f(!1),b(null),l?.()},[M,t]);let C=q(()=>e&&n===null?ka(Cu(e,d)):Mu,[e,d,n]),H=U=>e?.choices.find(Z=>Z.id===U),A=U=>{let Z=H(U);b(null),i?.(),!(!Z||n!==null)&&(c&&Z.ends_turn?$(U):r(U))},j=U=>{let Z=C.get(U)??[];Z.length===1&&Z[0]&&!(u&&U.startsWith("person:"))?A(Z[0]):Z.length&&b(U)},I=()=>m===null||n!==null?!1:(r(m),$(null),!0),_=()=>{$(null),f(!d)},E=()=>I()?!0:!e?.default||n!==null?!1:(A(e.default),!0),D=e!==null&&Rn(e),pe=_a({asked:M??0,open:e!==null&&n===null,choose:A,toggleRest:D&&n===null?_:null,confirm:E,undo:o??(()=>{}),letGo:()=>$(null),toPrompt:()=>s.current?.focus({preventScroll:!0})});return{marked:m,setMarked:$,stopping:d,setStopping:f,toggleRest:_,folded:D,open:g,setOpen:b,choose:A,pick:j,settle:I,byId:H,lit:C,pointedAt:x,setOver:k,setPointedChoice:y,pointAtPlace:U=>{let Z=U!==null&&C.get(U)||[];y(Z.length===1&&Z[0]?Z[0]:null)},typed:pe,many:e!==null&&yt(e,d).length>Bt,ghost:H(v??m)?.ghost??null,places:H(m)?.places??[]}}function Cu(e,t){return t?e.choices.slice(e.listed):yt(e,!1)}function Rs({place:e,note:t,choices:s,onChoose:n,onClose:r}){let o=S(null);return T(()=>{let l=o.current;if(!l)return;l.open||l.showModal();let i=document.querySelector(`[data-place="${CSS.escape(e)}"]`)?.getBoundingClientRect();return i&&innerWidth>640&&(l.style.margin="0",l.style.left=`${La(i.left+i.width/2-l.offsetWidth/2,innerWidth-l.offsetWidth)}px`,l.style.top=`${La(i.bottom+8,innerHeight-l.offsetHeight)}px`),()=>l.close()},[e]),a`<dialog
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
          <${Vn} choice=${l} pending=${null} marked=${!1} onChoose=${n} onPoint=${()=>{}} />
        </li>`)}
    </ul>
    <button type="button" class="plain" onClick=${r}>${p("not_yet")}</button>
  </dialog>`}function La(e,t){return Math.max(8,Math.min(t-8,e))}function Ha(){T(()=>{let e=t=>{t.detail<2||!(t.target instanceof Element)||t.target.closest(".answer, .opens-rest, .lit, .confirm")&&(t.preventDefault(),t.stopPropagation())};return document.addEventListener("click",e,!0),()=>document.removeEventListener("click",e,!0)},[])}function wt(e,t,s){let[n,r]=xa(e),o=Su[n];return o?o(r,t,s):null}function Re(e,t){return e.view?.players.find(s=>s.colour===t)??null}function Fe(e,t){return e.seats.find(s=>s.colour===t)?.name??h("colour",t)}function Pn(e,t){return{title:O(h("card",e)),text:[oe("card_help",e,t)]}}function za(e){return p("tip_message_of",{colour:h("colour",e.split("/")[0]??"")})}var Su={card:(e,t)=>Pn(e,t),hand:(e,t)=>Pn(e.split(":")[1]??"",t),pack:(e,t)=>Pn(e,t),sector:(e,t)=>{let[s="",n=""]=e.split("/"),r=Re(t,s),o=[oe("card_help",n,t)];if(r){let l=z("piece",Pe(r,n)),i=t.sector_effects[r.seat]?.[n]??{};o.unshift(r.friend===n?p("tip_pieces_friend",{pieces:l}):l,Cr(i),p("tip_next",{brings:rs(i)}))}return{title:p("tip_of",{what:O(h("place",n)),name:Fe(t,s)}),text:o.filter(Boolean)}},person:(e,t,s)=>{let n=s.persons[e],r=n?z("rat",n.rats):"",o=n?h("letter",n.group):"";return{title:O(h("person",e)),text:[oe("person_help",e,t),`${o} \xB7 ${r}`]}},market:(e,t,s)=>{let n=t.view?.markets??{},r=n[e],o=t.view?.players.filter(c=>c.carriage===e)??[],l=[];r?l.push(h("kind",r)):l.push(p(e.endsWith("/centre")?"tip_centre":"tip_no_message"));let i=t.question?.refused.find(c=>c.place===`market:${e}`);i&&l.push(i.why);for(let c of o)l.push(p("tip_carriage",{name:Fe(t,c.colour)}));return{title:r?za(e):O(Tt(e,n,s.markets)),text:l}},message:e=>({title:za(e),text:[h("kind",e.split("/")[1]??"")]}),messages:(e,t)=>{let s=Re(t,e);if(!s)return null;let n=s.messages.map(r=>`${O(h("colour",r.colour))}: ${h("kind",r.kind)}`);return n.length||n.push(p("tip_no_messages")),{title:p("tip_of",{what:z("message",s.messages.length),name:Fe(t,e)}),text:n}},coins:(e,t)=>Nn(e,t,"coin",Re(t,e)?.coins,"tip_coins",{price:z("coin",Number(t.options.hire_cost))}),supply:(e,t)=>Nn(e,t,"marker",Re(t,e)?.supply,"tip_supply"),general:(e,t)=>Nn(e,t,"marker",Re(t,e)?.general_supply,"tip_general"),prestige:(e,t)=>{let s=Re(t,e);if(!s)return null;if(s.prestige===null)return{title:p("tip_purse"),text:[p("tip_purse_text")]};let n=Object.entries(s.prestige_by_source??{}).filter(([,r])=>r).map(([r,o])=>`${O(h("source",r))}: ${o}`);return{title:p("tip_of",{what:z("prestige",s.prestige),name:Fe(t,e)}),text:n}},rat:(e,t,s)=>{let n=e.split("/")[0]??"",r=Re(t,n);return r?{title:p("tip_rat_at",{name:Fe(t,n),at:r.rat}),text:[...nn(r,s).map(O),p("tip_rat")]}:null},friend:(e,t)=>{let s=Re(t,e)?.friend;return{title:p("tip_of",{what:O(h("card","trusted-friend")),name:Fe(t,e)}),text:[O(h("place",s??"off-board")),oe("card_help","trusted-friend",t)]}},carriage:(e,t,s)=>{let n=Re(t,e)?.carriage??"";return{title:p("tip_carriage",{name:Fe(t,e)}),text:[O(Tt(n,t.view?.markets??{},s.markets)),oe("card_help","carriage-house",t)]}},cathedral:(e,t)=>{let s=t.view;if(!s)return null;let n=s.players.reduce((o,l)=>o+l.cathedral,0),r=[p("tip_cathedral",{prestige:z("prestige",s.cathedral_tile)})];return n&&r.unshift(p("tip_share",{markers:z("marker",n),share:s.cathedral_share})),{title:O(h("place","cathedral")),text:r}},plague:(e,t,s)=>{let n=Os(t,t.seat);return t.view&&{title:p("plague_value",{value:t.view.plague}),text:[...n?os(n,s):[],p("tip_plague")]}},round:(e,t)=>t.view?.round?{title:p("round",{round:t.view.round}),text:[h("phase",t.view.phase),p("tip_round")]}:null,answer:(e,t)=>{let s=t.question?.choices.find(n=>n.id===e);return s?{title:s.label,text:s.brings.map(n=>O(n.text))}:null},undo:(e,t)=>({title:p("undo"),text:[Eu(t)]}),hurried:()=>({title:O(p("hurried")),text:[p("tip_hurried")]}),start:(e,t)=>t.view&&{title:p("start_figure"),text:[p("tip_start",{name:t.seats[t.view.start_player]?.name??""})]}};function Eu({practice:e,undo:t}){return t.possible?p(e?"undo_practice":t.pause?"undo_pause":"undo_can"):p(`undo_${t.why??"nothing"}`)}function Nn(e,t,s,n,r,o){return n===void 0?null:{title:p("tip_of",{what:z(s,n),name:Fe(t,e)}),text:[p(r,o)]}}function de({board:e,place:t,label:s,children:n,kind:r="",pressed:o=!1}){let l=e.lit.has(t),i=e.over.has(t);return a`<button
    type="button"
    data-place=${t}
    class=${`spot ${r} ${l?"lit":""} ${i?"over":""} ${o?"is-marked":""}`}
    onClick=${()=>l&&e.onPick(t)}
    onMouseEnter=${()=>l&&e.onPoint?.(t)}
    onMouseLeave=${()=>l&&e.onPoint?.(null)}
  >
    <span class="visually-hidden">${s}</span>
    <span class="seen" aria-hidden="true">${n}</span>
  </button>`}function je({tip:e,label:t,children:s,kind:n=""}){return a`<button type="button" data-tip=${e} class=${`spot ${n}`}>
    <span class="visually-hidden">${t}</span>
    <span class="seen" aria-hidden="true">${s}</span>
  </button>`}function kt({board:e,seat:t,marked:s}){let n=e.state.view,r=n?.players[t];if(!n||!r)return null;let o=r.pack,{pack_colour:l,passed:i}=e.state.draft[t]??{pack_colour:r.colour,passed:[]},{hand:c}=r,u=n.phase==="draft",m=e.state.seats[Hs(n,t)]?.name??"";return a`<div class="my-hand">
    <div class="cards-now">
      ${o.length>0&&a`<${Vs} title=${p(r.drafted?"hand_arrived":"hand_drawn")} kind="pack">
        ${o.map($=>a`<${Oa} board=${e} key=${$} place=${`pack:${$}`} card=${$} colour=${l} marked=${s} />`)}
      <//>`}
      ${c.length>0&&a`<${Vs} title=${p(u?"hand_kept":"hand")} kind="held">
        ${c.map(({deck:$,card:d,colour:f})=>a`<${Oa} board=${e} key=${`${$}:${d}`} place=${`hand:${$}:${d}`} card=${d} colour=${f} marked=${s} />`)}
      <//>`}
    </div>
    <div class="cards-past">
      ${r.played.length>0&&a`<${Vs} title=${p("hand_played")} kind="played">${r.played.map(Ps)}<//>`}
      ${i.length>0&&a`<${Vs} title=${p("hand_passed",{name:m})} kind="passed">${i.map(Ps)}<//>`}
    </div>
  </div>`}function Vs({title:e,kind:t,children:s}){return a`<div class=${`card-group ${t}`}>
    <h2>${e}</h2>
    <div class="cards-row">${s}</div>
  </div>`}function Oa({board:e,place:t,card:s,colour:n,marked:r}){let o=p("card_of",{card:Ta(s),colour:h("colour_card",n)});return a`<${de} board=${e} place=${t} label=${o} kind="card-spot" pressed=${r.includes(t)}>
    ${s?a`<${He} card=${s} colour=${n} />`:a`<${Ye} colour=${n} />`}
  <//>`}function Ps({card:e,colour:t}){return a`<${je} kind="card-spot" tip=${`card:${e}`} label=${Ta(e)}>
    ${e?a`<${He} card=${e} colour=${t} />`:a`<${Ye} colour=${t} />`}
  <//>`}function Ta(e){return e?O(h("card",e)):p("hidden_card")}var Lu=.7,Hu=.45,Ns=.1,zu=.03;function Ra(e,t){let[s,n]=e;if(!s)return[];let r=u=>u.prestige[t]??0,l=e.slice(1).filter(u=>u.share>=zu).sort((u,m)=>r(m)-r(u))[0]??n,i=p("percent",{number:Math.round(s.share*100)}),c=s.share>=Lu?"sure":s.share>=Hu?"likely":"close";return[p(`hint_${c}`,{share:i}),Ou(s,l,t)]}function Ou(e,t,s){let n=J(e.prestige[s]??0);if(!t)return p("hint_expects",{prestige:n});let r=(e.prestige[s]??0)-(t.prestige[s]??0),o=Aa(e,s)-Aa(t,s),l=t.label;return r>=Ns?p("hint_more",{prestige:n,more:J(r),other:l}):r<=-Ns&&o<Ns?p("hint_less",{prestige:n,more:J(-r),other:l}):o>=Ns?p("hint_ahead",{prestige:n,more:J(o),other:l}):p("hint_even",{prestige:n,other:l})}function Aa({prestige:e},t){return(e[t]??0)-Math.max(...e.filter((s,n)=>n!==t))}function Va({thoughts:e,seats:t,seat:s,onChoose:n,onClose:r}){let[o,l]=w(!1),i=e?.[0];return!e||!i?a`<p class="hint" role="status">${p("hint_thinking")}</p>`:a`<div class="hint" role="status">
    <p>
      <strong>${i.label}</strong> — ${Ra(e,s).join(" ")}
    </p>
    <p class="hint-does">
      <button type="button" class="main" onClick=${()=>n(i.choice)}>${p("hint_play")}</button>
      ${e.length>1&&a`<button type="button" class="compare" onClick=${()=>l(!0)}>${p("hint_all")}</button>`}
      <button type="button" class="plain close" aria-label=${p("close")} onClick=${r}><span aria-hidden="true">✕</span></button>
    </p>
    ${o&&a`<${Tu} thoughts=${e} seats=${t} seat=${s} onChoose=${n} onClose=${()=>l(!1)} />`}
  </div>`}function Tu({thoughts:e,seats:t,seat:s,onChoose:n,onClose:r}){return a`<${gt} title=${p("hint_title")} onClose=${r}>
    <p class="small soft">${p("hint_text")}</p>
    <div class="wide-table" tabindex="0" role="region" aria-label=${p("hint_title")}>
      <table class="figures-table">
        <thead>
          <tr>
            <th scope="col">${p("hint_choice")}</th>
            <th scope="col">${p("hint_share")}</th>
            ${t.map(o=>a`<th scope="col" key=${o.seat}>${o.seat===s?p("you"):o.name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.map(o=>a`<tr key=${o.choice}>
              <th scope="row"><button type="button" class="plain" onClick=${()=>n(o.choice)}>${o.label}</button></th>
              <td>${p("percent",{number:Math.round(o.share*100)})}</td>
              ${o.prestige.map((l,i)=>a`<td key=${i}>${J(l)}</td>`)}
            </tr>`)}
        </tbody>
      </table>
    </div>
  <//>`}var Au=.25,vt=1.4,Is=.2,Ru=5;function et(e,t,s=.5,n=.5){let r=Math.min(1,Math.max(Au,e.size/t));return Pa({x:e.x+(e.size-r)*s,y:e.y+(e.size-r)*n,size:r})}function xt(e,t,s){return Pa({...e,x:e.x+t*e.size,y:e.y+s*e.size})}function Pa({x:e,y:t,size:s}){let n=r=>Math.min(1-s,Math.max(0,r));return{x:n(e),y:n(t),size:s}}var Vu={"+":e=>et(e,vt),"=":e=>et(e,vt),"-":e=>et(e,1/vt),ArrowLeft:e=>xt(e,-Is,0),ArrowRight:e=>xt(e,Is,0),ArrowUp:e=>xt(e,0,-Is),ArrowDown:e=>xt(e,0,Is)};function Na(e){let[t,s]=w(ss),n=S(t);return n.current=t,T(()=>{let r=e.current;return r?Pu(r,()=>n.current,s):void 0},[]),{frame:t,closer:()=>s(r=>et(r,vt)),further:()=>s(r=>et(r,1/vt)),whole:()=>s(ss)}}function Pu(e,t,s){let n=new Map,r=!1,o=(g,b)=>{let x=e.getBoundingClientRect();return[(g-x.left)/x.width,(b-x.top)/x.height]},l=g=>{let b=g.deltaY<0;if(g.ctrlKey||!b&&t().size===1)return;g.preventDefault();let[x,k]=o(g.clientX,g.clientY);s(v=>et(v,vt**(-g.deltaY/120),x,k))},i=g=>{let b=Vu[g.key];!b||g.ctrlKey||g.metaKey||g.altKey||g.key.startsWith("Arrow")&&t().size===1||(g.preventDefault(),g.stopPropagation(),s(b))},c=g=>{n.set(g.pointerId,g),n.size===1&&(r=!1)},u=g=>{let b=n.get(g.pointerId);if(!b)return;let[x,k]=[g.clientX-b.clientX,g.clientY-b.clientY];if(!r&&Math.hypot(x,k)<Ru)return;let v=[...n.values()].find(A=>A.pointerId!==g.pointerId);if(!v&&t().size===1)return;r=!0,n.set(g.pointerId,g);let y=e.getBoundingClientRect();if(!v){s(A=>xt(A,-x/y.width,-k/y.height));return}let M=A=>Math.hypot(A.clientX-v.clientX,A.clientY-v.clientY),[C,H]=o((g.clientX+v.clientX)/2,(g.clientY+v.clientY)/2);s(A=>xt(et(A,M(g)/Math.max(1,M(b)),C,H),-x/2/y.width,-k/2/y.height))},m=g=>n.delete(g.pointerId),$=g=>{!r||g.detail===0||(r=!1,g.preventDefault(),g.stopPropagation())},d=new AbortController,{signal:f}=d;e.addEventListener("wheel",l,{passive:!1,signal:f}),e.addEventListener("keydown",i,{signal:f}),e.addEventListener("pointerdown",c,{signal:f});for(let g of["pointerup","pointercancel"])globalThis.addEventListener(g,m,{signal:f});return globalThis.addEventListener("pointermove",u,{signal:f}),e.addEventListener("click",$,{capture:!0,signal:f}),()=>d.abort()}function Ia({board:e}){let{state:t,facts:s,lit:n,onPick:r,over:o}=e,l=S(null),i=Nu(l),{frame:c,closer:u,further:m,whole:$}=Na(l),d=c.size<1,f=S(null),g=S(null);return ue(g,f),a`<div class=${`city-map of-${t.view?.boroughs.length} ${d?"near":""}`} ref=${l}>
    <${Le}
      state=${t}
      facts=${s}
      lit=${n}
      onPick=${r}
      over=${o}
      aspect=${i}
      frame=${c}
    />
    <div class="zoom-buttons" ref=${f}>
      <button type="button" class="quiet" ref=${g} onClick=${u} aria-label=${p("zoom_in")} title=${p("zoom_in")}>+</button>
      ${d&&a`<button type="button" class="quiet" onClick=${m} aria-label=${p("zoom_out")} title=${p("zoom_out")}>−</button>
        <button type="button" class="quiet" onClick=${$} aria-label=${p("zoom_whole")} title=${p("zoom_whole")}>⤢</button>`}
    </div>
  </div>`}function Nu(e){let[t,s]=w(1.2);return T(()=>{let n=e.current;if(!n)return;let r=()=>{let{width:l,height:i}=n.getBoundingClientRect();l>0&&i>0&&s(Math.round(20*l/i)/20)};r();let o=new ResizeObserver(r);return o.observe(n),()=>o.disconnect()},[]),t}function Da({board:e,player:t}){return a`<${de} board=${e} place=${`coins:${t.colour}`} kind="tally" label=${z("coin",t.coins)}>
    <${V} name="coin" /><${_e} value=${t.coins} />
  <//>`}function Wa({board:e,player:t}){return a`<span class="tallies">
    <${de} board=${e} place=${`supply:${t.colour}`} kind=${`tally colour-${t.colour}`} label=${p("in_supply",{markers:z("marker",t.supply)})}>
      <${V} name="marker" /><${_e} value=${t.supply} />
    <//>
    <${de} board=${e} place=${`general:${t.colour}`} kind="tally lesser" label=${p("in_general",{markers:z("marker",t.general_supply)})}>
      <span>+<${_e} value=${t.general_supply} /></span>
    <//>
  </span>`}function Ba({board:e,player:t}){let{then:s,overruns:n}=xe(t,e.facts);return a`<${de} board=${e} place=${`rat:${t.colour}`} kind="tally" label=${it(t,e.facts)}>
    <${V} name="rat" /><${_e} value=${t.rat} />
    ${s!==null&&a`<span class=${`foreseen number ${n?"danger":""}`}>→${s}</span>`}
    ${n&&a`<span class="price">−${e.facts.overrun.prestige}<${V} name="prestige" /></span>`}
  <//>`}function qa({board:e,player:t}){let s=t.prestige!==null;return a`<${de} board=${e} place=${`prestige:${t.colour}`} kind="tally" label=${s?z("prestige",t.prestige??0):p("tip_purse")}>
    <${V} name=${s?"prestige":"purse"} />${s&&a`<${_e} value=${t.prestige} />`}
  <//>`}function Fa({board:e,player:t}){let n=(e.state.view?.boroughs??[]).map(o=>({colour:o,n:t.messages.filter(l=>l.colour===o).length})).filter(o=>o.n),r=n.length?n.map(({colour:o,n:l})=>`${h("colour",o)} ${l}`).join(", "):p("tip_no_messages");return a`<${de} board=${e} place=${`messages:${t.colour}`} kind="tally message-tally" label=${r}>
    <${V} name="message" />
    ${n.map(({colour:o,n:l})=>a`<span class="by-colour" key=${o}><${Q} colour=${o} /><span class="number">${l}</span></span>`)}
    ${n.length===0&&a`<span class="number is-none">0</span>`}
  <//>`}function ja({sector:e}){return a`<svg class="drawing icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${Ee(e,12,12,24)}</svg>`}function Ka({player:e}){let t=e.hand.length+e.pack.length;return a`<span class="tally at-rest" role="img" aria-label=${p("cards_left",{cards:z("card",t)})}>
    <${V} name="card" /><span class="number">${t}</span>
  </span>`}var Iu=new Set(["round-begins","card-kept","draft-ends","card-played","person-hired","hire-declined","plague-strikes","cathedral-scored","period-ends","game-ends"]),Ga=new Set(["card-played","person-hired","hire-declined"]),Du=new Set(["card-kept",...Ga]);function _t(e,t){return t?!t.lines.length&&!e.some(s=>s.move>=t.from)?e:[...e.filter(s=>s.move<t.from),...t.lines]:[]}function Ua(e){let t=[];for(let s of e){let n=t[t.length-1];!n||Iu.has(s.kind)||s.seat!==null&&n.seat!==null&&s.seat!==n.seat&&n.head.kind==="plague-strikes"?t.push({seat:s.seat,head:s,rest:[],move:s.move}):n.rest.push(s)}return t}function Ya(e,t){for(let s=e.length-1;s>=0;s--){let n=e[s];if(n&&n.seat===t&&Ga.has(n.kind))return n}return null}function Qa(e,t){for(let s=e.length-1;s>=0;s--){let n=e[s];if(n&&n.seat===t&&Du.has(n.kind))return Wu(e,t,n.move)}return 0}function Wu(e,t,s){let n=s;for(let r of e)if(!(r.move<=n||r.seat===null)){if(r.seat!==t)break;n=r.move}return n}var Xa={"card-kept":"card","draft-ends":"card","cards-passed":"card","cards-drawn":"card","cards-received":"card","card-played":"card","card-hidden":"card","markers-moved":"marker","friend-moved":"friend","coins-gained":"coin","coins-paid":"coin","coins-missing":"coin","prestige-gained":"prestige","prestige-lost":"prestige","rat-moved":"rat","rat-overrun":"rat","plague-strikes":"rat","message-taken":"message","carriage-moved":"carriage","person-hired":"person","cathedral-scored":"cathedral"},In={"coins-gained":"gain","prestige-gained":"gain","message-taken":"gain","coins-paid":"loss","coins-missing":"loss","prestige-lost":"loss","rat-overrun":"loss"};function Ja({board:e,seats:t,mine:s}){let[n,r]=w(null),o=ve(),l=s===null?0:s+1,i=t.map((c,u)=>t[(l+u)%t.length]).filter(c=>c&&c.seat!==s);return a`<div class=${`strips of-${i.length}`}>
    ${i.map(c=>c&&a`<${Bu} key=${c.seat} board=${e} seat=${c} onLarge=${()=>r(c.seat)} />`)}
    ${n!==null&&a`<${gt} title=${t[n]?.name??""} kind="borough-window" onClose=${()=>r(null)}>
      <${At} state=${e.state} facts=${e.facts} seat=${n} lit=${new Map} onPick=${()=>{}} over=${e.over} narrow=${o} />
      <${Fu} player=${e.state.view?.players[n]} />
    <//>`}
  </div>`}function Bu({board:e,seat:t,onLarge:s}){let{state:n,facts:r}=e,o=n.view,l=o?.players[t.seat];if(!o||!l)return null;let i=n.waiting.find(m=>m.seat===t.seat),c=Ya(e.lines,t.seat),u=[...e.over].some(m=>m===`player:${t.colour}`);return a`<article class=${`strip colour-${t.colour} ${i?"acting":""} ${u?"over":""}`} aria-label=${t.name}>
    <header>
      <button type="button" class="plain strip-name" onClick=${s}>
        <${Q} colour=${t.colour} />
        <span class="name">${t.name}</span>
        <span class="visually-hidden">${p("enlarge",{name:t.name})}</span>
      </button>
      <${Dn} seat=${t} />
      ${t.who==="bot"&&n.bots_think_less&&a`<${je} kind="hurried" tip="hurried" label=${p("hurried")}>${p("hurried")}<//>`}
      ${o.start_player===t.seat&&a`<${Wn} />`}
      <span class="spread"></span>
      <${Ka} player=${l} />
      <${qa} board=${e} player=${l} />
    </header>
    <${qu} board=${e} seat=${t.seat} />
    <ul class="seven">
      ${r.sectors.map(m=>{let $=Pe(l,m),d=l.friend===m,f=`${O(h("place",m))}: ${$}${d?`, ${p("with_friend")}`:""}`;return a`<li key=${m}>
          <${de} board=${e} place=${`sector:${t.colour}/${m}`} kind=${`tally sector-tally ${$?"":"is-none"} ${d?"has-friend":""}`} label=${f}>
            <${ja} sector=${m} /><${_e} value=${$} />
          <//>
        </li>`})}
    </ul>
    <p class="last-action">${i?a`<em>${i.what}</em>`:c?.deed??c?.text??""}</p>
  </article>`}function qu({board:e,seat:t}){let s=e.state.view?.players[t];return s?a`<div class="tally-row">
    <${Da} board=${e} player=${s} />
    <${Wa} board=${e} player=${s} />
    <${Ba} board=${e} player=${s} />
    <${Fa} board=${e} player=${s} />
  </div>`:null}function Fu({player:e}){return e?.played.length?a`<div class="card-group">
    <h3>${p("hand_played")}</h3>
    <div class="cards-row">
      ${e.played.map(Ps)}
    </div>
  </div>`:null}function Dn({seat:e}){if(e.who==="bot"){let t=e.level?h("level",e.level):"";return!e.left&&(e.name.includes(t)||e.name.includes(e.level??""))?null:a`<span class="seat-who">${e.left?p("left_bot",{level:t}):p("bot",{level:t})}</span>`}return e.who==="open"?a`<span class="seat-who">${p("seat_open")}</span>`:a`<span class=${`seat-who ${e.present?"is-here":"is-away"}`}>${p(e.present?"present":"absent")}</span>`}function Wn(){return a`<${je} kind="start-figure" tip="start" label=${p("start_figure")}><${V} name="bell" /><//>`}function Za({board:e,seat:t}){let{state:s,facts:n,lit:r,onPick:o,over:l,ghost:i}=e,c=s.view?.players[t],u=s.seats[t];return!c||!u?null:a`<section class=${`part-own colour-${u.colour}`} aria-label=${p("borough_of",{name:u.name})}>
    <div class="own-head">
      <span class="own-name"><${Q} colour=${u.colour} /><strong class="name">${u.name}</strong></span>
      ${s.view?.start_player===t&&a`<${Wn} />`}
      <span class="legend"><${an} colour=${u.colour} />${p("legend_next")}</span>
    </div>
    <div class="own-drawing">
      <${At} state=${s} facts=${n} seat=${t} lit=${r} onPick=${o} over=${l} ghost=${i} narrow=${!0} />
    </div>
  </section>`}function el({state:e,facts:t}){let s=e.view;if(!s)return null;let n=s.grey_to_come.filter(i=>i!==null),r=new Set(s.grey_past),o=s.persons_in_game.filter(i=>t.persons[i]?.group!=="brown"&&!r.has(i)),l=Ku(s,t);return a`<div class="help-box" tabindex="0" role="region" aria-label=${p("help")}>
    <p><a href="/rules" target="_blank">${p("rules")}</a></p>
    <h2>${p("help_cards")}</h2>
    <dl>
      ${t.cards.map(i=>a`<div key=${i}><dt>${O(h("card",i))}</dt><dd>${oe("card_help",i,e)}</dd></div>`)}
    </dl>
    <h2>${p("help_persons")}</h2>
    <dl>
      ${s.persons.map(i=>a`<div key=${i}><dt>${O(h("person",i))}</dt><dd>${oe("person_help",i,e)}</dd></div>`)}
    </dl>
    <h2>${p("help_to_come")}</h2>
    ${l.length>0&&a`<p>${p("help_brown",{persons:ee(l.map(i=>h("person",i)))})}</p>`}
    ${n.length>0&&a`<p>${p("help_spied",{persons:ee(n.map(i=>h("person",String(i))))})}</p>`}
    <dl>
      ${o.map(i=>a`<div key=${i}><dt>${O(h("person",i))} <span class="soft">${t.persons[i]?.group}</span></dt><dd>${oe("person_help",i,e)}</dd></div>`)}
    </dl>
    <${ju} state=${e} />
    <h2>${p("help_keys")}</h2>
    <p>${p("help_keys_text")}</p>
    <h2>${p("help_options")}</h2>
    <ul>
      ${Object.entries(e.options).map(([i,c])=>a`<li key=${i}>${p(`option_${i}`)}: <strong>${Gu(c)}</strong></li>`)}
    </ul>
  </div>`}function ju({state:e}){let t=e.view;if(!t||e.seat===null)return null;let s=t.players.filter(r=>r.seat!==e.seat).map(r=>({name:e.seats[r.seat]?.name??"",cards:r.hand.filter(o=>o.card!==null)})).filter(r=>r.cards.length),n=t.players[e.seat]?.dealt.flat().filter(r=>r!==null)??[];return a`<h2>${p("help_known")}</h2>
    ${s.map(r=>a`<p key=${r.name}>${p("help_holds",{name:r.name,cards:ee(r.cards.map(o=>h("card",String(o.card))))})}</p>`)}
    ${s.length===0&&a`<p class="soft">${p("help_known_nothing")}</p>`}
    ${n.length>0&&a`<p>${p("help_drawn",{cards:ee(n.map(r=>h("card",String(r))))})}</p>`}`}function Ku(e,t){let s=Object.keys(t.persons).filter(l=>t.persons[l]?.group==="brown"),n=e.brown_past.length,r=n%s.length||(n?s.length:0),o=new Set(e.brown_past.slice(n-r));return s.filter(l=>!o.has(l))}function Gu(e){let t=`value_${e===!0?"yes":e===!1?"no":e}`;return Zt("page",t)?p(t):String(e)}var Uu=".line-button, .go-back > button";function tl({lines:e,seats:t,onPoint:s,back:n}){let r=S(null),o=S(!1),l=S(!1),i=q(()=>Ua(e),[e]),c=()=>{let d=r.current;d&&!o.current&&(d.scrollTop=d.scrollHeight)};T(c,[i]),L(()=>{let d=new ResizeObserver(c);return r.current&&d.observe(r.current),()=>d.disconnect()},[]);let u=()=>{l.current=!0};return a`<div class="log-box" ref=${r} onScroll=${()=>{let d=r.current;!d||!l.current||(o.current=d.scrollHeight-d.scrollTop-d.clientHeight>40,l.current=o.current)}} onWheel=${u} onTouchMove=${u} onPointerDown=${u} onKeyDown=${d=>{u();let f=d.key==="ArrowUp"?-1:d.key==="ArrowDown"?1:0;if(!f)return;d.preventDefault();let g=[...r.current?.querySelectorAll(Uu)??[]],b=g.findIndex(x=>x===document.activeElement);(b<0?g.at(-1):g[b+f])?.focus()}} role="log" aria-live="off" aria-label=${p("log")} tabindex="0">
    ${i.map((d,f)=>a`<${Yu} key=${`${d.move}-${f}`} turn=${d} seats=${t} onPoint=${s} back=${n} />`)}
  </div>`}function Yu({turn:e,seats:t,onPoint:s,back:n}){let r=e.seat===null?null:t[e.seat],o=[e.head,...e.rest],l=e.head.kind==="round-begins"||e.head.kind==="period-ends"||e.head.kind==="game-ends";return a`<div class=${`log-turn ${l?"milestone":""} ${r?`colour-${r.colour}`:""}`}>
    ${r&&!l&&a`<${Q} colour=${r.colour} />`}
    <ul>
      ${o.map((i,c)=>a`<${Xu} key=${c} line=${i} head=${c===0} onPoint=${s} />
        ${r?.mine&&n?.to.includes(i.move)&&i.move!==o[c+1]?.move&&a`<${Qu} key=${`back-${c}`} back=${n} move=${i.move} />`}`)}
    </ul>
  </div>`}function Qu({back:e,move:t}){return a`<li class="go-back"><${Ge} kind="plain" tabindex=${-1} label=${p("go_back")} text=${p("go_back_text")} yes=${p("go_back_yes")} go=${()=>Promise.resolve(e.go(t))} /></li>`}function Xu({line:e,head:t,onPoint:s}){let n=Xa[e.kind];return a`<li class=${`log-line ${t?"turn-head":""} ${In[e.kind]?`is-${In[e.kind]}`:""}`}>
    <button
      type="button"
      class="plain line-button"
      tabindex="-1"
      onMouseEnter=${()=>s(e.places)}
      onMouseLeave=${()=>s([])}
      onFocus=${()=>s(e.places)}
      onBlur=${()=>s([])}
    >
      ${n&&a`<${V} name=${n} />`}<span>${e.text}</span>
    </button>
  </li>`}function Mt({name:e,label:t,tabs:s,now:n,onTab:r,kind:o=""}){let l=S(null),i=c=>{let u=c.key==="ArrowRight"?1:c.key==="ArrowLeft"?-1:0;if(!u)return;c.preventDefault();let m=s.findIndex(f=>f.id===n),$=s[(m+u+s.length)%s.length];if(!$)return;r($.id);let d=l.current?.querySelector(`#${e}-tab-${$.id}`);d instanceof HTMLElement&&d.focus()};return a`<div class=${`tabs ${o}`} role="tablist" aria-label=${t} ref=${l} onKeyDown=${i}>
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
  </div>`}var Ju=110;function sl({board:e,newest:t,unread:s,onRead:n,inSight:r}){let[o,l]=w("log"),[i,c]=w(!1),u=S(null);L(()=>{o==="chat"&&r&&n()},[o,r,n]),he(f=>{qt(f)&&(f.key==="l"?c(g=>!g):f.key==="Escape"&&c(!1))});let m=f=>{l(f),(u.current?.clientHeight??0)<Ju&&c(!0)},$=t.watchers>0?p("watchers",{n:t.watchers}):"",d=p(i?"side_small":"side_large");return a`<section class=${`part-side ${i?"is-large":""}`} aria-label=${p("side")}>
    <div class="side-head">
      <${Mt}
        name="side"
        label=${p("side")}
        now=${o}
        onTab=${m}
        tabs=${[{id:"log",label:p("log")},{id:"chat",label:p("chat"),badge:s||null},{id:"help",label:p("help")}]}
      />
      <button type="button" class="plain side-size" aria-label=${d} title=${d} aria-expanded=${i?"true":"false"} aria-keyshortcuts="l" onClick=${()=>c(!i)}>
        <span aria-hidden="true">${i?"\u2715":"\u2922"}</span>
      </button>
    </div>
    <div id="side-panel" ref=${u} role="tabpanel" aria-labelledby=${`side-tab-${o}`} class="side-panel">
      ${o==="log"&&a`<${tl} lines=${e.lines} seats=${e.state.seats} onPoint=${e.setOver} back=${e.back} />`}
      ${o==="chat"&&a`<${ht} state=${t} />`}
      ${o==="help"&&a`<${el} state=${e.state} facts=${e.facts} />`}
    </div>
    ${$&&a`<p class="watchers soft small">${$}</p>`}
  </section>`}function nl({board:e,seat:t,onMenu:s,marked:n}){let{state:r,facts:o}=e,l=r.view;return l?a`<header class="top-bar">
    <button class="plain menu-button" onClick=${s} aria-haspopup="dialog" aria-label=${p("menu")}>
      <span aria-hidden="true">☰</span>
    </button>
    <${je} kind="top-round" tip="round" label=${l.round?p("round",{round:l.round}):p("over")}>
      ${l.round&&a`<${Xe} round=${l.round} facts=${o} />`}
      <span class="round-words">
        <strong>${l.round??""}</strong>
        <!-- All of them occupy one place, so that the bar does not move when one replaces another. -->
        <span class="phases">${o.phases.map(i=>a`<span key=${i} class=${i===l.phase?"now":""}>${O(h("phase",i))}</span>`)}</span>
      </span>
    <//>
    <div class="hireables" role="group" aria-label=${p("persons")}>
      ${l.persons.map(i=>{let c=o.persons[i],u=c?.rats??0;return a`<${de}
          key=${i}
          board=${e}
          place=${`person:${i}`}
          kind="hireable"
          pressed=${n.includes(`person:${i}`)}
          label=${`${O(h("person",i))}, ${z("rat",u)}. ${oe("person_help",i,r)}`}
        >
          <${Qe} person=${i} rats=${u} group=${c?.group??"brown"} />
          <span class="person-words">
            <strong class="name">${O(h("person",i))}</strong>
            <span>${oe("person_help",i,r)}</span>
          </span>
        <//>`})}
    </div>
    ${l.persons.length>0&&a`<${ep} board=${e} seat=${t} />`}
  </header>`:null}var Zu={now:0,then:null,overruns:!1};function ep({board:e,seat:t}){let{state:s,facts:n}=e,r=s.view,o=Os(s,t);if(!r)return null;let l=r.persons.map($=>n.persons[$]?.rats??0),i=p("plague_value",{value:r.plague}),{now:c,then:u,overruns:m}=o?xe(o,n):Zu;return a`<${je} kind="top-plague" tip="plague" label=${[i,...o?os(o,n):[]].join(". ")}>
    <${V} name="rat" />
    <span class="plague-words">
      <span><span class="plague-parts">${l.join(" + ")} = </span><strong>${r.plague}</strong></span>
      ${u!==null&&a`<span class=${m?"danger":""}>
        <span class="you-word">${O(p("you"))}</span> <span class="number">${c} → ${u}</span> ${m&&a`<span class="price">−${n.overrun.prestige}<${V} name="prestige" /> −${n.overrun.markers}<${V} name="marker" /></span>`}
      </span>`}
    </span>
  <//>`}var ol="notredame.chat-read",tp=50;function al(e){let{table:t,chat:s,seats:n}=e,{quiet:r}=We(),[o,l]=w(()=>rl().find(([$])=>$===t)?.[1]??0),i=s[s.length-1]?.number??0,c=re(()=>{if(i<=o)return;l(i);let $=rl().filter(([d])=>d!==t);Qt(ol,JSON.stringify([[t,i],...$].slice(0,tp)))},[t,i,o]),u=$=>$!==null&&n[$]?.mine;return{unread:r?0:s.filter($=>$.number>o&&!u($.seat)).length,read:c}}function rl(){try{let e=JSON.parse(Yt(ol)??"[]");return Array.isArray(e)?e:[]}catch{return[]}}var sp=2;function Ct({board:e,newest:t,seat:s,marked:n,onMenu:r,coach:o,children:l}){let i=ve(),c=Bo(),{lit:u}=e,m=t.seats.length-(s===null?0:1)<=sp,$=c?["others","log"]:["city",...s===null?[]:["mine"],"others","log"],[d,f]=op(s===null?"city":"mine",i&&!c&&rp(u)),g=$.includes(d)?d:"others",{unread:b,read:x}=al(t),k={...ap(e,s,g),log:b||null};return a`<main id="main" class=${`game ${s===null?"watching":""} ${m?"few":""}`} data-part=${g} tabindex="-1">
    <h1 class="visually-hidden">${p("game")}</h1>
    <${nl} board=${e} seat=${s} onMenu=${r} marked=${n} />
    <div class="table-parts" id="part-panel">
      <section class="part-city" aria-label=${p("part_city")}>
        <${Ia} board=${e} />
      </section>
      ${s!==null&&a`<${Za} board=${e} seat=${s} />`}
      <div class="part-column">
        <section class="part-others" aria-label=${p("part_others")}>
          <${Ja} board=${e} seats=${t.seats} mine=${s} />
        </section>
        <${sl} board=${e} newest=${t} unread=${b} onRead=${x} inSight=${!i||c&&m||g==="log"} />
        ${o}
      </div>
    </div>
    <${Mt}
      name="part"
      kind="part-tabs"
      label=${p("parts")}
      now=${g}
      onTab=${f}
      tabs=${$.map(v=>({id:v,label:p(`part_${v}`),badge:k[v],lit:v!==g&&[...u.keys()].some(y=>np(y)===v)}))}
    />
    ${l}
  </main>`}function np(e){let t=e.split(":")[0];return t==="market"||t==="cathedral"?"city":t==="hand"||t==="pack"||t==="person"?null:"mine"}function rp(e){return e.size>0&&[...e.keys()].every(t=>t.startsWith("market:"))}function op(e,t){let[s,n]=w(e),r=S(null);return T(()=>{t?(r.current=s,n("city")):r.current!==null&&(n(r.current),r.current=null)},[t]),[s,l=>{r.current=null,n(l)}]}function ap(e,t,s){let n=e.state.view,r=n?.players??[],o=t===null?null:r[t],l={city:JSON.stringify([n?.markets,r.map(c=>[c.carriage,c.cathedral])]),mine:JSON.stringify(o&&[o.sectors,o.friend,o.coins,o.supply,o.rat,o.prestige,o.messages.length]),others:JSON.stringify(r.filter(c=>c!==o).map(c=>[c.sectors,c.friend,c.coins,c.supply,c.rat]))},i=S(l);return T(()=>{i.current={...i.current,[s]:l[s]}}),{city:s!=="city"&&l.city!==i.current.city,mine:s!=="mine"&&l.mine!==i.current.mine,others:s!=="others"&&l.others!==i.current.others}}var lp=new Set(["u","Tab","Shift","Control","Alt","AltGraph","Meta","CapsLock"]);function ll({table:e,seat:t,number:s,undo:{pause:n}}){T(()=>{if(!n)return;let r=new AbortController,o=()=>{r.abort(),W(`/api/tables/${e}/go-on`,{seat:t}).catch(()=>{})},l=m=>m.target instanceof Element&&m.target.closest("[data-tip=undo]"),i=m=>m.detail<2&&!l(m)&&o(),c=m=>!m.repeat&&!lp.has(m.key)&&!l(m)&&o(),u={capture:!0,signal:r.signal};return document.addEventListener("click",i,u),document.addEventListener("keydown",c,u),()=>r.abort()},[e,t,s,n])}function Ds({lines:e,step:t}){let s=t?.lines??e;if(t&&t.kind!=="own")return s;let n=s[s.length-1]?.move;return s.filter(r=>r.move===n)}function jt(e){let{state:t,step:s}=e;if(s?.kind==="period")return Ds(e).filter(o=>o.kind!=="markers-moved");let n=Ds(e);return t.seat!==null&&s?.kind!=="plague"&&n[0]?.seat===t.seat?n.filter(o=>o.seat!==t.seat):n}function il({moment:e}){let{state:t,step:s}=e;return s?.kind==="plague"?a`<span class="plague-step">
      <strong><${V} name="plague" /> ${p("plague_value",{value:s.value})}</strong>
      ${s.results.map(n=>a`<${ip} key=${n.seat} result=${n} seat=${t.seats[n.seat]} />`)}
    </span>`:jt(e).map(n=>n.text).join(" ")}function ip({result:e,seat:t}){if(!t)return null;let s=e.losses.map(n=>n.deed?cp(n.deed):cl(n.text));return a` <span class="plague-result"><${Q} colour=${t.colour} /> ${t.name} <span class="number">${e.from} → ${e.to}</span>${s.length>0&&a` <span class="price">${ee(s)}</span>`}</span>`}function cp(e){let t=cl(e);return t.charAt(0).toLocaleLowerCase()+t.slice(1)}function cl(e){return e.replace(/[.。]$/,"")}var up=60,pp=150,dp=1.6,mp=2.4,$p=.4;function Ws(e,t){let s=jt(e);if(!s.length)return Ie[t]*$p;let n=s.reduce((i,c)=>i+c.text.length,0),r=Math.min(1,Math.max(0,n-up)/pp),l=e.step&&e.step.kind!=="own"?e.state.result?mp:dp:1;return Ie[t]*l*(1+r)}var fp=new Set(["plague-strikes","period-ends","round-begins","game-ends"]),hp=new Set(["round-begins","game-ends"]);function ul(e){let t=[],s=Object.values(R().periods).flat();for(let n of e){let r=t[t.length-1];if(r&&r.move===n.move&&!fp.has(n.kind)){r.lines.push(n);continue}let o=r?.move===n.move;r&&o&&(r.last=!1);let l=n.kind==="round-begins"?s.shift()??null:null;t.push({move:n.move,lines:[n],before:r&&o?[...r.before,...r.lines]:[],last:!0,round:l})}return t}function Bs(e,t,s){let n=[...s.before,...s.lines];if(s.last||n.some(l=>hp.has(l.kind)))return t;let r=n.some(l=>l.kind==="cathedral-scored"),o=e.players.map((l,i)=>{let c=t.players[i],u=n.filter(m=>m.seat===i);return c&&u.length?gp(l,c,new Set(u.map(m=>m.kind)),r):l});return{...e,players:o,markets:t.markets}}function qs(e,t,s){return e.players.map(({sectors:n,friend:r},o)=>(n===s.view?.players[o]?.sectors||r!==t.view?.players[o]?.friend?s:t).sector_effects[o]??{})}function gp(e,t,s,n){let{hand:r,pack:o,played:l,drafted:i,dealt:c}=e,u=s.has("plague-strikes"),{supply:m,general_supply:$,sectors:d}=s.has("markers-moved")?t:e,f=n?0:Math.max(0,e.cathedral-t.cathedral),g=[...u?[]:["plague"],...n?[]:["cathedral"]];return{...t,hand:r,pack:o,played:l,drafted:i,dealt:c,supply:m,sectors:d,general_supply:$-(s.has("markers-moved")?f:0),cathedral:t.cathedral+f,prestige:t.prestige===null?null:t.prestige-yp(g.map(b=>bp(e,t,b))),rat:u?t.rat:e.rat,rat_after_plague:u?null:e.rat_after_plague}}function bp(e,t,s){return(t.prestige_by_source?.[s]??0)-(e.prestige_by_source?.[s]??0)}function yp(e){return e.reduce((t,s)=>t+s,0)}var pl={"plague-strikes":"plague","period-ends":"period","round-begins":"next","game-ends":"next"},wp=new Set(["prestige-lost","markers-moved"]);function Fs(e,t){let[s,n]=[e.state.view,t.state.view];if(!s||!n||!js(t.lines,e.state.move))return[t];let r=t.lines.filter(i=>i.move<=e.state.move),o=[],l=[];for(let{kind:i,lines:c}of kp(t.lines.slice(r.length))){let u=Bs(s,n,{move:t.state.move,lines:c,before:o,last:!1,round:null});o=[...o,...c];let m=i==="own"?u.phase:"plague",$={...t.state,status:"playing",question:null,waiting:[],view:{...u,phase:m},sector_effects:qs(u,e.state,t.state)},d=i==="plague"?xp(s,n,c):[];l.push({state:$,lines:[...r,...o],step:{kind:i,lines:c,results:d,value:s.plague}})}return[...l,t]}function js(e,t){return e.some(s=>s.move>t&&["plague","period"].includes(pl[s.kind]??""))}function kp(e){let t=[];for(let s of e){let n=pl[s.kind];if(n==="next")break;let r=t[t.length-1];r&&(!n||n===r.kind)?r.lines.push(s):t.push({kind:n??"own",lines:[s]})}return t}function xp(e,t,s){return s.flatMap(r=>r.kind==="plague-strikes"&&r.seat!==null?[r.seat]:[]).map(r=>({seat:r,from:e.players[r]?.rat??0,to:t.players[r]?.rat??0,losses:s.filter(o=>o.seat===r&&wp.has(o.kind))}))}var vp=new Set(["card-kept","cards-passed","draft-ends"]),_p=9e3,Mp=1100;function dl(e,t){let[s,n]=w(null),r=S(void 0),o=S(0),l=e?.state.seat??null,i=e&&l!==null?Qa(e.lines,l):0,c=e?.lines??[],u=i>0&&js(c.filter(f=>f.move===i),0)?i:i+1,m=[...new Set(c.filter(f=>f.move>=u&&!vp.has(f.kind)).map(f=>f.move))],$=re(()=>{o.current++,clearTimeout(r.current),n(null)},[]);L(()=>$,[]),T(()=>$(),[e?.state.move]);let d=async()=>{if(!e)return;let f=++o.current,g=Math.min(Mp,_p/Math.max(1,m.length));for(let b of m){for(let x of await Cp(e,t,b)){if(o.current!==f)return;if(b===i&&x.step?.kind==="own")continue;n(x);let k=x.step?Math.max(g,Ws(x,"normal")):g;await new Promise(v=>r.current=setTimeout(v,k))}if(o.current!==f)return}n(null)};return{moment:s,missed:m.length,run:d,stop:$}}async function Cp(e,t,s){let n=async l=>t.get(l)??await Sp(e,l),r=await n(s);if(!r)return[];if(!js(r.lines,s-1))return[r];let o=await n(s-1);return o?Fs(o,r).filter(l=>l!==r):[r]}async function Sp(e,t){let{table:s,seat:n}=e.state;try{let r=await B(`/api/tables/${s}/replay?at=${t}&seat=${n}&lang=${X()}`);return{state:r,lines:_t([],r.news)}}catch{return null}}var Ep={"card-kept":"card","card-played":"card","person-hired":"coin","coins-gained":"coin","coins-paid":"coin","markers-moved":"piece","friend-moved":"piece","carriage-moved":"piece","message-taken":"piece","rat-moved":"rat","plague-strikes":"rat","period-ends":"bell"},Lp=3,Hp=.16;function zp(e){let t=e.flatMap(s=>Ep[s.kind]??[]);return[...new Set(t)].slice(0,Lp)}function Op(e,t){if(!e||e.state.seat!==t.state.seat||t.state.move<e.state.move)return[];let s=e.lines.length;return t.lines.length<s?t.lines.filter(n=>n.move===t.state.move):t.lines.slice(s)}function ml(e){let t=S(null);L(()=>{let s=Op(t.current,e);t.current=e,document.hidden||zp(s).forEach((n,r)=>Oe(n,r*Hp))},[e])}function Ks({on:e,onToggle:t}){return a`<button type="button" role="switch" class="stop-switch" aria-checked=${e?"true":"false"} onClick=${t}>${p("stop_switch")}</button>`}function $l({state:e,newest:t,pending:s,behind:n,again:r,missed:o,onUndo:l,onHint:i,onRecap:c,onStop:u,onSkip:m,children:$}){let d=n===0&&!r,{possible:f,pause:g}=t.undo,b=f&&s===null,x=e.status==="playing"&&e.seat!==null,k=e.question!==null&&s===null&&d;return a`<div class="tools">
    ${x&&a`<button type="button" data-tip="undo" aria-disabled=${b?"false":"true"} class=${f?g?"holds-bots":"":"off"} style=${g?`--pause: ${g}s`:""} aria-keyshortcuts="u" onClick=${()=>b&&l()}>
      <span aria-hidden="true">↶</span> <span class="tool-word">${p("undo")}</span>
    </button>`}
    ${e.alone&&!e.daily&&x&&a`<button type="button" class=${k?"":"off"} aria-disabled=${k?"false":"true"} onClick=${()=>k&&i()}>
      <${V} name="bulb" /> <span class="tool-word">${p("hint")}</span>
    </button>`}
    ${n>0?a`<button key="skip" type="button" class="main" onClick=${m}><span aria-hidden="true">»</span> <span class="tool-word">${p("skip_to_now")}</span></button>`:r?a`<button key="stop" type="button" class="main" onClick=${u}><span aria-hidden="true">»</span> <span class="tool-word">${p("since_stop")}</span></button>`:o>0&&a`<button key="since" type="button" class="plain" onClick=${c}><span aria-hidden="true">«</span> <span class="tool-word">${p(e.seat===null?"since_start":"since")}</span></button>`}
    ${$}
  </div>`}function fl({following:e,shown:t,newest:s,facts:n,sending:r,onMenu:o,onEnd:l}){let[i,c]=w([]),[u,m]=w(void 0),[$,d]=F(),f=S(null),g=dl(t,e.past),b=t.state.seat,x=g.moment!==null,k=g.moment??t,v=q(()=>Es(k.state),[k]),y=e.behind||x?null:t.state.question,M=y?.asked,C=()=>{s.undo.possible&&r.pending===null&&r.undo()},H=As({question:y,seat:b,prompt:f,pending:r.pending,send:r.send,undo:C,onAsked:()=>{m(void 0),d(null)},onChoose:()=>m(void 0)}),{marked:A,setMarked:j,stopping:I,setStopping:_,toggleRest:E,folded:D,open:pe,setOpen:Ke,choose:U,pick:Z,settle:en}=H,{byId:Kt,lit:St,places:Ve,ghost:tn,typed:qn,many:jl,pointedAt:Fn,setOver:jn,setPointedChoice:Kl,pointAtPlace:Gl}=H;ue(f),Ha(),ml(k),ll(s);let Kn=S(M);Kn.current=M;let Ul=async()=>{m(null),d(null);try{let ye=await W(`/api/tables/${v.table}/hint?lang=${X()}`,{seat:b});if(Kn.current!==M)return;m(st=>st===void 0?st:ye.thoughts),y&&!yt(y,!1).some(st=>st.id===ye.thoughts[0]?.choice)&&_(!0)}catch(ye){m(void 0),d(ye)}},Yl=b!==null&&s.seats[b]?.left,Ql=()=>{d(null),W(`/api/tables/${v.table}/return`,{seat:b}).catch(d)},Gt=e.behind>0||x,Xl=q(()=>Ds(k),[k]),Gn=y&&u?.[0]?u[0].choice:null,Jl=Kt(Gn)?.places??i,Zl=Fn.length?Fn:Gt?Xl.flatMap(ye=>ye.places):Jl,ei=new Set(Zl),ti={to:s.practice&&r.pending===null?s.undo.to:[],go:r.undo},Un={state:v,facts:n,lines:k.lines,lit:St,onPick:Z,over:ei,setOver:jn,ghost:tn,onPoint:Gl,back:ti},Yn=!Gt&&t.state.status==="over",si=y?y.prompt:Gt&&jt(k).length?a`<${il} moment=${k} />`:Yn?p("game_over"):Gt&&!v.waiting.length?null:Tp(v,b),Qn=r.trouble||$;return a`<${Ct} board=${Un} newest=${s} seat=${b} marked=${Ve} onMenu=${o} coach=${a`<${ya} state=${t.state} onPoint=${c} />`}>
    <section class=${`asking ${y?"has-question":""}`} aria-label=${p("question")}>
      ${b!==null&&a`<${kt} board=${Un} seat=${b} marked=${Ve} />`}
      <div class=${`asked ${y&&u!==void 0?"with-hint":""}`}>
        <p class="prompt" ref=${f} tabindex="-1" aria-live="polite">
          ${y&&a`<strong class="your-turn">${p("your_turn")}</strong>`} ${si}
          ${jl&&a`<span class="number-entry" aria-hidden="true">${qn?a`<kbd>${qn}</kbd> ${p("number_typed")}`:p("number_then_enter")}</span>`}
        </p>
        ${!e.connected&&a`<p class="trouble" role="status">${p("connection_lost")}</p>`}
        ${Qn&&a`<p class="trouble" role="alert">${Qn} <button type="button" class="plain close" aria-label=${p("close")} onClick=${()=>(r.forget(),d(null))}><span aria-hidden="true">✕</span></button></p>`}
        ${Yl&&a`<p><button type="button" class="main" onClick=${Ql}>${p("come_back",{name:s.seats[b]?.name})}</button></p>`}
        ${Yn&&a`<p><button type="button" class="main" onClick=${l}>${p("scoring")}</button></p>`}
        ${y&&u!==void 0&&b!==null&&a`<${Va} thoughts=${u} seats=${v.seats} seat=${b} onChoose=${U} onClose=${()=>m(void 0)} />`}
        ${y&&a`<${Ts}
          question=${y}
          pending=${r.pending}
          marked=${A}
          hinted=${Gn}
          tight=${u!==void 0}
          opened=${I}
          onRest=${E}
          onChoose=${U}
          onConfirm=${en}
          onUnmark=${()=>j(null)}
          onPoint=${(ye,st)=>(jn(ye),Kl(st))}
        />`}
      </div>
      <${$l}
        state=${t.state}
        newest=${s}
        pending=${r.pending}
        behind=${e.behind}
        again=${x}
        missed=${g.missed}
        onUndo=${C}
        onHint=${Ul}
        onRecap=${g.run}
        onStop=${g.stop}
        onSkip=${e.skip}
      >${D&&a`<${Ks} on=${I} onToggle=${E} />`}<//>
    </section>
    ${pe!==null&&y&&a`<${Rs}
      place=${pe}
      note=${wt(pe,v,n)??{title:y.prompt,text:[]}}
      choices=${y.choices.filter(ye=>St.get(pe)?.includes(ye.id))}
      onChoose=${U}
      onClose=${()=>Ke(null)}
    />`}
  <//>`}function Tp(e,t){let s=e.waiting.filter(n=>n.seat!==t);return s.length?s.length===1&&s[0]?p("waiting_one",{name:e.seats[s[0].seat]?.name,what:s[0].what}):O(p("waiting_many",{names:ee(s.map(n=>e.seats[n.seat]?.name??""))})):p("nothing_asked")}var Ap={slow:[1100,24],normal:[650,10],fast:[260,0]},Rp=["slow","normal","fast"],Vp="input:not([type=range]), select, textarea, [role=log], [role=tablist], dialog";function hl({stops:e,at:t,shown:s,onTo:n,children:r}){let[o,l]=w(!1),[i,c]=w("normal"),u=e.length-1,m=Pp(e),$=m.filter(({from:y})=>y<=t).length-1;L(()=>{if(!o||!s)return;if(t>=u)return l(!1);let[y,M]=Ap[i],C=e[t]?.lines.reduce((A,j)=>A+j.text.length,0)??0,H=setTimeout(()=>n(t+1),y+M*C);return()=>clearTimeout(H)},[o,t,s,i]);let d=y=>{l(!1),n(Math.max(0,Math.min(u,y)))},f=()=>{!o&&t>=u&&n(0),l(!o)},g=()=>d(m[t>(m[$]?.from??0)?$:$-1]?.from??0),b=()=>d(m[$+1]?.from??u);Np({step:y=>d(t+y),roundBack:g,roundOn:b,first:()=>d(0),last:()=>d(u),run:f});let x=p("replay_move",{at:t,all:u,round:m[$]?.round??""}),k=p(o?"replay_pause":"replay_run"),v=(y,M,C,H)=>a`<button type="button" onClick=${C} aria-label=${p(M)} title=${p(M)} aria-keyshortcuts=${H}><span aria-hidden="true">${y}</span></button>`;return a`<div class="replay-way">
      <input
        type="range"
        min="0"
        max=${u}
        value=${t}
        aria-label=${p("replay_at")}
        aria-valuetext=${x}
        onInput=${y=>d(Number(y.target.value))}
      />
      <output>${x}</output>
      <div class="replay-rounds" role="group" aria-label=${p("rounds")}>
        ${m.map(({round:y,from:M,stops:C},H)=>a`<button key=${y} type="button" class=${y.endsWith("1")?"period":""} style=${{flexGrow:C}} aria-current=${H===$?"step":void 0} aria-label=${p("round",{round:y})} onClick=${()=>d(M)}>${y}</button>`)}
      </div>
    </div>
    <div class="row tight replay-buttons">
      <span class="replay-steps">
        ${v("|\u25C2","replay_round_back",g,"PageUp")} ${v("\u25C2","replay_back",()=>d(t-1),"ArrowLeft")}
        <button type="button" class="main" onClick=${f} aria-label=${k} aria-keyshortcuts="Space"><span aria-hidden="true">${o?"\u275A\u275A":"\u25B6"}</span> <span class="run-word">${k}</span></button>
        ${v("\u25B8","replay_on",()=>d(t+1),"ArrowRight")} ${v("\u25B8|","replay_round_on",b,"PageDown")}
      </span>
      <select aria-label=${p("replay_speed")} title=${p("replay_speed")} value=${i} onChange=${y=>c(y.target.value)}>
        ${Rp.map(y=>a`<option key=${y} value=${y}>${p(`replay_${y}`)}</option>`)}
      </select>
      ${r}
    </div>`}function Pp(e){let t=e.flatMap(({round:s},n)=>s?[{round:s,from:n}]:[]);return t.map(({round:s,from:n},r)=>({round:s,from:n,stops:(t[r+1]?.from??e.length)-n}))}function Np(e){let t={ArrowLeft:()=>e.step(-1),ArrowRight:()=>e.step(1),PageUp:e.roundBack,PageDown:e.roundOn,Home:e.first,End:e.last," ":e.run};he(s=>{let n=t[s.key],r=s.target instanceof Element?s.target:null;!n||s.ctrlKey||s.metaKey||s.altKey||r?.closest(Vp)||s.key===" "&&r?.closest("button, a, [role=button]")||(s.preventDefault(),n())})}var Ip=120;function Gs({state:e,facts:t,from:s,onMenu:n,onClose:r}){let[o,l]=w(s?.seat??e.seat??0),[i,c]=w(!s),[u,m]=w(null),[$,d]=w([]),f=Wp(e.table,e.move,i?"above":String(o)),g=q(()=>f.whole?ul(f.whole):[],[f.whole]),b=u?.stops[u.at]?.move??s?.move??e.move,x=u?.stops===g?u.at:Math.max(0,g.filter(_=>_.move<=b).length-1),k=g[x],v=_=>m({stops:g,at:_}),[y,M]=w(null),[C,H]=w(null);L(()=>{if(!k)return;let _=!1,E=()=>{},D=async()=>{let Ke=await f.at(k);if(_)return;M({stop:k,state:Ke}),H(null);let U=g[x+1];U&&f.at(U).catch(()=>{})},pe=setTimeout(()=>E=we(D,H),y&&!f.has(k)?Ip:0);return()=>{_=!0,clearTimeout(pe),E()}},[k]);let A=C??f.trouble;ue(Be);let j=q(()=>y?Dp(f.whole??[],y.stop):[],[y,f.whole]);if(!y){let _=A===null?p("loading"):K(A);return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${_}</p></main>`}let I={state:{...y.state,seat:o},facts:t,lines:j,lit:new Map,onPick:()=>{},over:new Set($.length?$:y.stop.lines.flatMap(_=>_.places)),setOver:d};return a`<${Ct} board=${I} newest=${e} seat=${o} marked=${[]} onMenu=${n}>
    <section class="asking replay" aria-label=${p("replay")}>
      <${kt} board=${I} seat=${o} marked=${[]} />
      <div class="asked">
        <p class="prompt caption" key=${y.stop} aria-live="off">${y.stop.lines.map(_=>_.text).join(" ")}</p>
        ${A!==null&&a`<p class="trouble" role="alert">${K(A)}</p>`}
        <${hl} stops=${g} at=${x} shown=${y.stop===k} onTo=${v}>
          <select aria-label=${p("replay_seat")} title=${p("replay_seat")} value=${String(o)} onChange=${_=>l(Number(_.target.value))}>
            ${e.seats.map(_=>a`<option key=${_.seat} value=${String(_.seat)}>${_.name}</option>`)}
          </select>
          <label class="check"><input type="checkbox" checked=${i} onChange=${()=>c(!i)} /> ${p("replay_above")}</label>
        <//>
      </div>
      <div class="tools"><button type="button" onClick=${r}>${s?h("review","to_decision"):p("replay_close")}</button></div>
    </section>
  <//>`}function Dp(e,t){return[...e.filter(s=>s.move<t.move),...t.before,...t.lines]}function Wp(e,t,s){let[n,r]=w(null),[o,l]=w(null),i=S(new Map),c=X(),u=$=>`${$} ${s} ${c}`,m=$=>{let d=i.current.get(u($));if(d)return d;let f=B(`/api/tables/${e}/replay?at=${$}&seat=${s}&lang=${c}`);return i.current.set(u($),f),f.catch(()=>i.current.delete(u($))),f};return L(()=>{let $=!1;l(null);let f=we(async()=>{let g=await m(t);$||(r(_t([],g.news)),l(null))},l);return()=>{$=!0,f()}},[e,s,c]),{whole:n,trouble:o,has:$=>i.current.has(u($.move)),at:async $=>{let d=await m($.move);if($.last)return d;let f=await m($.move-1);if(!f.view||!d.view)return d;let g=Bs(f.view,d.view,$);return{...d,view:g,sector_effects:qs(g,f,d)}}}}function Us({state:e,facts:t,label:s,head:n,onAnswer:r,pending:o=null,over:l=[],marked:i=[],ghost:c=null,tools:u,answers:m,children:$,onMenu:d}){let f=S(null),g=qo(),b=r?e.question:null,x=e.seat,v=As({question:b,seat:x,prompt:f,pending:o,send:r??(()=>{})}),{lit:y,pick:M,open:C,setOpen:H,choose:A,settle:j,stopping:I,toggleRest:_,folded:E,places:D}=v,{pointedAt:pe,setOver:Ke,setPointedChoice:U,pointAtPlace:Z}=v;ue(f);let en=q(()=>e.news?.lines??[],[e]),Kt={state:e,facts:t,lines:en,lit:y,onPick:M,setOver:Ke,onPoint:Z,over:new Set(pe.length?pe:l),ghost:v.ghost??e.question?.choices.find(Ve=>Ve.id===c)?.ghost??null},St=b?D:i;return a`<${Ct} board=${Kt} newest=${e} seat=${x} marked=${St} onMenu=${d} coach=${g&&m}>
    <section class=${`asking position ${b?"has-question":"is-solved"}`} aria-label=${s}>
      ${x!==null&&a`<${kt} board=${Kt} seat=${x} marked=${St} />`}
      <div class="asked">
        <p class="prompt" ref=${f} tabindex="-1" aria-live="polite">${n} ${e.question?.prompt}</p>
        ${$}
        ${!g&&m}
        ${b&&a`<${Ts}
          question=${b}
          pending=${o}
          marked=${v.marked}
          hinted=${null}
          tight=${!1}
          opened=${I}
          onRest=${_}
          onChoose=${A}
          onConfirm=${j}
          onUnmark=${()=>v.setMarked(null)}
          onPoint=${(Ve,tn)=>(Ke(Ve),U(tn))}
        />`}
      </div>
      <div class="tools">${u} ${E&&a`<${Ks} on=${I} onToggle=${_} />`}</div>
    </section>
    ${C!==null&&b&&a`<${Rs}
      place=${C}
      note=${wt(C,e,t)??{title:b.prompt,text:[]}}
      choices=${b.choices.filter(Ve=>y.get(C)?.includes(Ve.id))}
      onChoose=${A}
      onClose=${()=>H(null)}
    />`}
  <//>`}function Ys({answers:e,chosen:t,onPoint:s}){return a`<div class="ranked-answers" tabindex="0" role="region" aria-label=${h("trainer","answers")}>
    <table class="figures-table">
      <thead>
        <tr>
          <th scope="col">${h("trainer","answer")}</th>
          <th scope="col">${h("trainer","lead")}</th>
          <th scope="col">${h("trainer","behind")}</th>
          <th scope="col">${h("trainer","wins")}</th>
        </tr>
      </thead>
      <tbody>
        ${e.map((n,r)=>a`<tr
            key=${n.choice}
            data-choice=${n.choice}
            class=${`${r===0?"is-best":""} ${n.choice===t?"is-chosen":""}`}
            onMouseEnter=${()=>s(n.choice)}
            onMouseLeave=${()=>s(null)}
          >
            <th scope="row">
              ${n.label}
              ${r===0&&a` <span class="answer-tag best">${h("trainer","best")}</span>`}
              ${n.choice===t&&a` <span class="answer-tag">${h("trainer","yours")}</span>`}
            </th>
            <td>${Ce(n.lead)}</td>
            <td>${r===0?"\u2013":tt(n.behind,n.error)}</td>
            <td>${p("percent",{number:Math.round(100*n.win_chance)})}</td>
          </tr>`)}
      </tbody>
    </table>
    <p class="small soft">${h("trainer","figures")}</p>
  </div>`}function Ce(e){let t=J(Math.abs(e));return Number(e.toFixed(1))===0?t:e<0?`\u2212${t}`:`+${t}`}function tt(e,t){return h("trainer","with_error",{points:J(e),error:J(Math.max(t,.1))})}function Qs(e){return e.decisions.filter(t=>t.grade!=="fine")}function gl(e){return Qs(e).sort((t,s)=>s.loss-t.loss).slice(0,10)}function bl(e){return Qs(e).sort((s,n)=>n.loss-s.loss).slice(0,12).sort((s,n)=>s.move-n.move)}function yl(e,t){return e.decisions.filter(s=>s.grade!=="fine"||s.move===t)}function Xs(e,t,s){let[n,r]=w(null),[o,l]=w(null),i=X(),c=`${e} ${t} ${s} ${i}`;return L(()=>{let u=!1,$=we(async()=>{let d=await B(`/api/tables/${e}/replay?at=${s-1}&seat=${t}&question=true&lang=${i}`);u||(r({key:c,state:d}),l(null))},l);return()=>{u=!0,$()}},[c]),{position:n?.state??null,trouble:o,here:n?.key===c}}function wl({state:e,facts:t,review:s,move:n,onMove:r,onReplay:o,onMenu:l,onClose:i}){let[c,u]=w(null),{position:m,trouble:$}=Xs(e.table,s.seat,n),d=s.decisions.find(M=>M.move===n),f=yl(s,n),g=f.findIndex(M=>M.move===n),b=M=>{let C=f[M];C&&r(C.move)};if(he(M=>{let C=M.key==="ArrowRight"?1:M.key==="ArrowLeft"?-1:0;!C||!qt(M)||(M.target instanceof Element?M.target:null)?.closest("[role=tablist], [role=log]")||(M.preventDefault(),b(g+C))}),!d)return null;if(!m){let M=$===null?p("loading"):K($);return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${M}</p></main>`}let x=M=>d.answers.find(C=>C.choice===M),k=x(d.chosen),v=x(c??d.best),y=(M,C,H,A)=>a`<button type="button" aria-label=${h("review",C)} title=${h("review",C)} aria-keyshortcuts=${A} aria-disabled=${f[M]?"false":"true"} class=${f[M]?"":"off"} onClick=${()=>b(M)}><span aria-hidden="true">${H}</span></button>`;return a`<${Us}
    state=${{...m,seats:e.seats}}
    facts=${t}
    label=${h("review","decision")}
    head=${a`<strong class="your-turn">${d.round}</strong>`}
    onAnswer=${null}
    over=${v?.places??[]}
    marked=${k?.places??[]}
    ghost=${v?.choice??null}
    onMenu=${l}
    answers=${a`<${Ys} answers=${d.answers} chosen=${d.chosen} onPoint=${u} />`}
    tools=${a`
      <span class="decision-steps">${y(g-1,"previous","\u25C2","ArrowLeft")}<span class="number" aria-hidden="true">${g+1}/${f.length}</span>${y(g+1,"next","\u25B8","ArrowRight")}</span>
      <button type="button" onClick=${()=>o(n)}>${h("review","replay_from_here")}</button>
      <button type="button" class="main" onClick=${i}>${h("review","back")}</button>
    `}
  >
    <div class="verdict-line" role="status">
      <p>${Bp(e,s,d)}</p>
      ${d.why&&a`<p>${d.why}</p>`}
    </div>
  <//>`}function Bp(e,t,s){let n=i=>s.answers.find(c=>c.choice===i)?.label??"",r=e.seats[t.seat],o={name:r?.name,chosen:n(s.chosen),best:n(s.best),points:tt(s.loss,s.error)},l=s.loss?"chose_worse":"chose_well";return h("review",r?.mine?l:`${l}_other`,o)}function kl({state:e,facts:t,label:s,head:n,judge:r,onNext:o,next:l,tools:i,onMenu:c}){let[u,m]=w([]),[$,d]=w(null),[f,g]=w(null),[b,x]=w(null),[k,v]=F(),y=$?.answers??null,M=u[u.length-1]??null,C=async E=>{v(null),g(E??"");try{let D=await r(E);m(E===null?u:[...u,E]),d(D)}catch(D){v(D)}finally{g(null)}},H=$!==null&&y!==null,A=()=>H?$.right?u.length===1?"first":"later":"shown":"skipped",j=y?.find(E=>E.choice===(b??y[0]?.choice)),I=y?.find(E=>E.choice===M),_=(I===y?.[0]?y?.[1]:I)?.why??y?.find(E=>E.why)?.why;return a`<${Us}
    state=${e}
    facts=${t}
    label=${s}
    head=${n}
    onAnswer=${H?null:C}
    pending=${f}
    over=${j?.places??[]}
    marked=${I?.places??[]}
    ghost=${j?.choice??null}
    onMenu=${c}
    answers=${y&&a`<${Ys} answers=${y} chosen=${M} onPoint=${x} />`}
    tools=${a`
      ${H?a`<button key="next" type="button" class="main" onClick=${()=>o(A())}>${l}</button>`:a`<button key="see" type="button" aria-disabled=${f!==null} onClick=${()=>f===null&&C(null)}>${h("trainer","see")}</button>
            <button key="skip" type="button" class="plain" onClick=${()=>o("skipped")}>${h("trainer","skip")}</button>`}
      ${i}
    `}
  >
    ${k&&a`<p class="trouble" role="alert">${k}</p>`}
    <div class="verdict-line" role="status">
      ${$&&a`<p class=${$.right?"is-right":"is-wrong"}>${qp($,M)}</p>`}
      ${H&&_&&a`<p>${_}</p>`}
    </div>
  <//>`}function qp({right:e,answers:t},s){let n=t?.[0];return e?h("trainer",n?.choice===s?"right_best":"right"):n?h("trainer","solution",{answer:n.label}):h("trainer","wrong")}function xl({state:e,facts:t,review:s,onMenu:n,onClose:r}){let[o,l]=w(()=>bl(s)),[i,c]=w([]),u=o[i.length],{position:m,trouble:$,here:d}=Xs(e.table,s.seat,(u??o[0])?.move??1);if(!u){let g=o.filter((x,k)=>i[k]==="shown"||i[k]==="skipped"),b=()=>{l(g),c([])};return a`<${Kp} outcomes=${i} onAgain=${g.length?b:null} onClose=${r} />`}if(!m||!d){let g=$===null?p("loading"):K($);return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${g}</p></main>`}let f={n:i.length+1,all:o.length};return a`<${kl}
    key=${u.move}
    state=${{...m,seats:e.seats}}
    facts=${t}
    label=${h("review","learn")}
    head=${a`<strong class="your-turn">${h("review","exercise",f)} · ${u.round}</strong>`}
    judge=${g=>Promise.resolve(jp(u,g))}
    onNext=${g=>c([...i,g])}
    next=${h("review",f.n<f.all?"next_exercise":"finish")}
    tools=${a`<button type="button" class="plain" onClick=${r}>${h("review","back")}</button>`}
    onMenu=${n}
  />`}function jp({answers:e},t){let s=e.find(r=>r.choice===t),n=s!==void 0&&s.behind<=.5;return{right:n,answers:n||t===null?e:null}}function Kp({outcomes:e,onAgain:t,onClose:s}){let n=o=>e.filter(l=>l===o).length,r=n("first")+n("later");return a`<${Y} />
    <main id="main" class="review stack" tabindex="-1">
      <h1>${h("review","learnt",{n:r,all:e.length})}</h1>
      <ul>
        ${["first","later","shown","skipped"].filter(n).map(o=>a`<li key=${o}>${h("review",`learnt_${o}`,{n:n(o)})}</li>`)}
      </ul>
      <p class="row">
        ${t&&a`<button type="button" class="main" onClick=${t}>${h("review","missed_again")}</button>`}
        <button type="button" class=${t?"":"main"} onClick=${s}>${h("review","back")}</button>
      </p>
    </main>
    <${te} />`}var Gp=2;function Bn(e){return e.persons+e.own_cards+e.passed_cards}function vl(e,t){let s=e.seats[t.seat],n=t.card_luck+t.person_luck,r=Math.abs(n)<Gp*t.luck_error?"even":n>0?"lucky":"unlucky",o=s?.mine?"":"_other";return h("review",`${r}${o}`,{name:s?.name,luck:tt(Math.abs(n),t.luck_error),lost:J(-t.own_losses)})}function _l(e){let t=e.answers.find(n=>n.choice===e.chosen)?.label??"",s=h("review",e.grade);return h("review","mark",{round:e.round,grade:s,points:J(e.loss),chosen:t})}function Ml(e){return h("review","round_line",{round:e.round,luck:Ce(Bn(e)),lost:J(-e.own_losses)})}var Up=860,Yp=380,Qp=["inaccuracy","mistake","blunder"];function Cl({review:e,onDecision:t}){let s=ve(),n=e.decisions.map(o=>{let l=o.answers[0]?.lead??0,i=o.loss?o.answers.find($=>$.choice===o.chosen)?.lead??l:l,{move:c,round:u,grade:m}=o;return{move:c,round:u,lead:l,after:i,grade:m,label:_l(o)}}),r=h("review","lead_label",{start:Ce(n[0]?.lead??0),end:Ce(e.lead)});return a`<figure class="review-chart">
    <${$n} points=${n} end=${e.lead} width=${s?Yp:Up} label=${r} figure=${ne} onPick=${t} />
    <figcaption>
      <ul class="chart-legend">
        ${Qp.map(o=>a`<li key=${o}><${Jp} grade=${o} /> ${h("review",`legend_${o}`,{from:J(Xp[o])})}</li>`)}
      </ul>
    </figcaption>
  </figure>`}var Xp={inaccuracy:.5,mistake:1.5,blunder:3};function Jp({grade:e}){return a`<svg class=${`grade-key grade-${e}`} viewBox="-9 -9 18 18" aria-hidden="true"><path d=${fs[e]} /></svg>`}function Sl({decisions:e,onDecision:t}){return a`<ol class="costliest">
    ${e.map(s=>{let n=r=>s.answers.find(o=>o.choice===r)?.label??"";return a`<li key=${s.move}>
        <button type="button" class="costly" onClick=${()=>t(s.move)}>
          <span class=${`grade-word grade-${s.grade}`}><strong class="number">−${tt(s.loss,s.error)}</strong> ${h("review",s.grade)}</span>
          <span class="costly-round number">${s.round}</span>
          <span class="costly-words"><span class="soft small">${s.prompt}</span> ${h("review","instead",{chosen:n(s.chosen),best:n(s.best)})}</span>
        </button>
      </li>`})}
  </ol>`}var Zp=860,ed=380,El=["persons","own_cards","passed_cards","own_losses","others"];function Ll({review:e}){let t=ve(),s=e.rounds.map(n=>({round:n.round,luck:Bn(n),losses:n.own_losses,label:Ml(n)}));return a`<figure class="review-chart">
      <${hn} rounds=${s} width=${t?ed:Zp} label=${h("review","luck_title")} figure=${ne} />
      <figcaption>
        <ul class="chart-legend">
          <li><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="luck-bar" width="10" height="10" /></svg>${h("review","luck")}</li>
          <li><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="loss-bar" width="10" height="10" /></svg>${h("review","own_losses")}</li>
        </ul>
      </figcaption>
    </figure>
    <${td} review=${e} />
    <details>
      <summary>${p("as_table")}</summary>
      <div class="wide-table" tabindex="0" role="region" aria-label=${h("review","luck_title")}>
        <table class="figures-table">
          <thead>
            <tr><th scope="col">${p("rounds")}</th>${El.map(n=>a`<th scope="col" key=${n}>${h("review",n)}</th>`)}</tr>
          </thead>
          <tbody>
            ${e.rounds.map(n=>a`<tr key=${n.round}><th scope="row">${n.round}</th>${El.map(r=>a`<td key=${r}>${Ce(n[r])}</td>`)}</tr>`)}
          </tbody>
        </table>
      </div>
    </details>`}function td({review:e}){let{start:t,card_luck:s,person_luck:n,own_losses:r,others:o,lead:l}=e,i=Object.entries({start:t,card_luck:s,person_luck:n,own_losses:r,others:o});return a`<dl class="review-account">
    ${i.map(([c,u])=>a`<div key=${c}><dt>${h("review",c)}</dt><dd class="number">${Ce(u)}</dd></div>`)}
    <div class="total"><dt>${h("review","lead")}</dt><dd class="number">${Ce(l)}</dd></div>
  </dl>`}function zl({review:e}){let t=Object.entries(e.grades);return a`<div class="where-lost">
    <${Hl} title=${h("review","by_period")} losses=${e.lost_by_period} label=${s=>h("review","period",{period:s})} />
    <${Hl} title=${h("review","by_kind")} losses=${e.lost_by_kind} label=${s=>h("review",`kind_${s}`)} />
    <section class="stack tight">
      <h3>${h("review","by_grade",{n:e.decisions.length})}</h3>
      <ul class="loss-bars">
        ${t.map(([s,n])=>a`<li key=${s}><span class=${`grade-word grade-${s}`}>${h("review",s)}</span><span class="number">${n}</span></li>`)}
      </ul>
      <p class="soft small">${h("review","mattered",{n:e.mattered})}</p>
    </section>
  </div>`}function Hl({title:e,losses:t,label:s}){let n=Math.max(.1,...Object.values(t));return a`<section class="stack tight">
    <h3>${e}</h3>
    <ul class="loss-bars">
      ${Object.entries(t).map(([r,o])=>a`<li key=${r}>
          <span>${s(r)}</span>
          <span class="loss-bar-track" aria-hidden="true"><span style=${{width:`${100*o/n}%`}}></span></span>
          <span class="number">${J(o)}</span>
        </li>`)}
    </ul>
  </section>`}var sd=500;function Ol({state:e,seat:t,onSeat:s,found:n,trouble:r,mayBegin:o,onBegin:l,onDecision:i,onLearn:c,onClose:u}){ue(Be);let m=n?.review??null,$=e.seats.map(f=>f.seat),d=$.filter(f=>!n?.seats.includes(f));return a`<${Y} />
    <main id="main" class="review stack" tabindex="-1">
      <header class="stack tight">
        <div class="row review-head">
          <h1>${h("review","title")}</h1>
          <button type="button" onClick=${u}>${h("review","to_score_sheet")}</button>
        </div>
        ${e.practice&&a`<p class="soft">${h("review","practice")}</p>`}
      </header>
      <div class="row review-seats">
        <${Mt}
          name="review"
          kind="review-tabs"
          label=${h("review","whose")}
          now=${String(t)}
          onTab=${f=>s(Number(f))}
          tabs=${e.seats.map(f=>({id:String(f.seat),label:f.name}))}
        />
        ${o&&n&&!n.progress&&d.length>1&&a`<button type="button" class="plain" onClick=${()=>l($)}>${h("review","begin_all")}</button>`}
      </div>
      <div id="review-panel" role="tabpanel" aria-labelledby=${`review-tab-${t}`} class="stack">
        ${r!==null&&a`<p class="trouble" role="alert">${K(r)} <button type="button" onClick=${()=>l()}>${p("again")}</button></p>`}
        ${n?.progress&&a`<${nd} ...${n.progress} />`}
        ${n&&!m&&!n.progress&&a`<p>${h("review",o?"none":"none_to_watch",{name:e.seats[t]?.name})} ${o&&a`<button type="button" class="main" onClick=${()=>l([t])}>${h("review","begin")}</button>`}</p>`}
        ${m&&a`<${rd} key=${t} state=${e} review=${m} onDecision=${i} onLearn=${c} />`}
      </div>
    </main>
    <${te} />`}function nd({done:e,total:t}){let s=h("review",e?"progress":"begins",{done:e,total:t});return a`<p class="review-progress"><progress value=${e} max=${t} aria-label=${h("review","title")}></progress> <span role="status">${s}</span></p>`}function rd({state:e,review:t,onDecision:s,onLearn:n}){let r=e.seats[t.seat],o=Qs(t).length>0;return a`<p class="review-summary">${vl(e,t)}</p>
    ${t.steps<sd&&a`<p class="soft small">${h("review","rough")}</p>`}
    <section class="card stack" aria-labelledby="lead-title">
      <h2 id="lead-title">${h("review","lead_title")}</h2>
      <${Cl} review=${t} onDecision=${s} />
    </section>
    ${o&&a`<section class="card stack" aria-labelledby="costliest-title">
      <div class="row review-head">
        <h2 id="costliest-title">${h("review","costliest")}</h2>
        <button type="button" class="main" onClick=${n}>${h("review",r?.mine?"learn":"learn_other",{name:r?.name})}</button>
      </div>
      <${Sl} decisions=${gl(t)} onDecision=${s} />
    </section>`}
    <section class="card stack" aria-labelledby="luck-title">
      <h2 id="luck-title">${h("review","luck_title")}</h2>
      <${Ll} review=${t} />
    </section>
    <section class="card stack" aria-labelledby="where-title">
      <h2 id="where-title">${h("review","where_title")}</h2>
      <${zl} review=${t} />
    </section>
    <p class="soft small">${h("review","how")}</p>`}var od=1e3,ad=3e3;function Tl(e,t,s){let[n,r]=w(null),[o,l]=w(null),[i,c]=w(0),u=S(new Set(s?[t]:[])),m=X(),$=`/api/tables/${e}/review`;return L(()=>{let f=!1,g,b=async()=>{try{let x=await B(`${$}?seat=${t}&lang=${m}`),k=[...u.current].filter(v=>!x.seats.includes(v));if(k.length&&!x.progress&&(await W(`${$}?lang=${m}`,{seats:k}),x=await B(`${$}?seat=${t}&lang=${m}`)),f)return;r({seat:t,lang:m,review:x}),l(null),(x.progress||k.length)&&(g=setTimeout(b,od))}catch(x){if(f)return;l(x);let{status:k}=Ut(x);(k===0||k===503||k===429)&&(g=setTimeout(b,ad))}};return b(),()=>{f=!0,clearTimeout(g)}},[e,t,m,i]),{review:n?.seat===t?n.review:null,trouble:o,begin:(f=[])=>{for(let g of f)u.current.add(g);l(null),c(g=>g+1)}}}function Al({state:e,facts:t,onMenu:s,onClose:n}){let r=e.seats.some(b=>b.mine)||e.host,[o,l]=w(e.seat??0),[i,c]=w({what:"report"}),{review:u,trouble:m,begin:$}=Tl(e.table,o,r),d=u?.review??null,f=()=>c({what:"report"}),g={state:e,facts:t,onMenu:s};return d&&i.what==="decision"?a`<${wl} ...${g} review=${d} move=${i.move} onMove=${b=>c({what:"decision",move:b})} onReplay=${b=>c({what:"replay",move:b})} onClose=${f} />`:d&&i.what==="replay"?a`<${Gs} ...${g} from=${{seat:o,move:i.move-1}} onClose=${()=>c({what:"decision",move:i.move})} />`:d&&i.what==="learning"?a`<${xl} ...${g} review=${d} onClose=${f} />`:a`<${Ol}
    state=${e}
    seat=${o}
    onSeat=${l}
    found=${u}
    trouble=${m}
    mayBegin=${r}
    onBegin=${$}
    onDecision=${b=>c({what:"decision",move:b})}
    onLearn=${()=>c({what:"learning"})}
    onClose=${n}
  />`}function Rl(e,t,s,n){let[r,o]=w(null),[l,i,c]=F(),u=S(null),m=t?.seat??null,$=t?.question?.asked,d=s?.undo.asked??null;L(c,[$]);let f=S(0),g=S(null),b=re(()=>{g.current===null||f.current<g.current||(g.current=null,u.current=null,o(null))},[]);f.current=t?.number??0,L(b,[t?.number]);let x=re(async(y,M,C,H,A)=>{let j=`${M}:${C}`;if(u.current!==null)return;u.current=j,o(H),i(null);let I={seat:M,asked:C,...A};try{let E=await _s(`/api/tables/${e}/${y}`,I);g.current=E.number,b(),setTimeout(()=>{u.current===j&&_()},2500)}catch(E){i(E),await _(),y==="undo"&&c()}async function _(){await n().catch(()=>{}),u.current===j&&(g.current=null,u.current=null,o(null))}},[e,n]),k=re(y=>{m!==null&&$!==void 0&&x("choices",m,$,y,{choice:y,pause:ce().pause})},[x,m,$]),v=re(y=>{m!==null&&d!==null&&x("undo",m,d,"undo",y===void 0?{}:{to:y})},[x,m,d]);return{pending:r,trouble:l,send:k,undo:v,forget:()=>i(null)}}var ld=350,id=500,Vl="tip",cd="[data-tip],[data-place]";function Pl({state:e,facts:t}){let s=S(null),[n,r]=w(null),o=n?.getAttribute("data-tip")??n?.getAttribute("data-place"),l=e&&o&&n?.isConnected?wt(o,e,t):null;T(()=>{let c,u=!1,m=null,$=_=>_ instanceof Element?_.closest(cd):null,d=_=>{clearTimeout(c),m=_,r(_)},f=()=>d(null),[g,b]=[-1,-1],x=_=>{if(_.pointerType!=="mouse"||_.clientX===g&&_.clientY===b)return;[g,b]=[_.clientX,_.clientY];let E=$(_.target);E!==m&&(f(),m=E,E&&(c=setTimeout(()=>d(E),ld)))},k=_=>{_.pointerType==="mouse"&&$(_.target)!==m&&f()},v=_=>{let E=$(_.target);u=!1,f(),!(_.pointerType==="mouse"||!E)&&(c=setTimeout(()=>{u=!0,d(E)},id))},y=()=>clearTimeout(c),M=_=>{if(u){u=!1,_.preventDefault(),_.stopPropagation();return}let E=$(_.target),D=E?.classList.contains("lit")||E?.getAttribute("aria-disabled")==="false";d(D?null:E),D&&(m=E)},C=_=>{let E=$(_.target);d(E===_.target&&E?.matches(":focus-visible")?E:null)},H=_=>{_.key==="Escape"&&f()},A=_=>{_.target instanceof Node&&_.target.contains(m)&&f()},j=new AbortController,{signal:I}=j;return document.addEventListener("pointermove",x,{signal:I}),document.addEventListener("pointerover",k,{signal:I}),document.addEventListener("pointerdown",v,{signal:I}),document.addEventListener("pointerup",y,{signal:I}),document.addEventListener("pointercancel",f,{signal:I}),document.addEventListener("click",M,{capture:!0,signal:I}),document.addEventListener("focusin",C,{signal:I}),document.addEventListener("keydown",H,{signal:I}),addEventListener("scroll",A,{capture:!0,signal:I}),()=>{clearTimeout(c),j.abort()}},[]);let i=l!==null;return T(()=>{let c=s.current;if(!(!i||!n||!c))return n.setAttribute("aria-describedby",Vl),"showPopover"in c&&!c.matches(":popover-open")&&c.showPopover(),ud(c,n.getBoundingClientRect()),()=>{n.removeAttribute("aria-describedby"),"hidePopover"in c&&c.matches(":popover-open")&&c.hidePopover()}},[n,i]),a`<div ref=${s} id=${Vl} role="tooltip" popover="manual" class="tip">
    ${l&&a`<strong class="name">${l.title}</strong>
      ${l.text.map(c=>a`<p>${c}</p>`)}`}
  </div>`}function ud(e,t){let{offsetWidth:s,offsetHeight:n}=e,r=Math.max(8,Math.min(innerWidth-s-8,t.left+t.width/2-s/2)),o=t.top-n-8,l=Math.min(innerHeight-n-8,t.bottom+8);e.style.left=`${r}px`,e.style.top=`${o>=8?o:Math.max(8,l)}px`}var pd=4e4,dd=2e4,Js=400,md=12e3,Nl=1500;function Il(e,{seat:t=null,onState:s,onConnection:n=()=>{},onRefused:r=()=>{}}){let o=!1,l="",i=0,c=null,u=Js,m=null,$=null,d,f,g=(_,E)=>{clearTimeout(f),f=void 0,!(o||m===_&&!E)&&(m=_,n(_,E))},b=async()=>{if(clearTimeout(d),d=void 0,$?.abort(),o)return;let _=$=new AbortController;i=Date.now();try{let E=await fetch(hd(e,t),{headers:{accept:"text/event-stream",...l?{"last-event-id":l}:{}},credentials:"same-origin",cache:"no-store",signal:_.signal});if(E.status>=400&&E.status<500&&E.status!==408&&E.status!==429){let D=await Et(E);$===_&&(g(!1,D),I());return}if(!E.ok||!E.body){let D=await Et(E);throw $===_&&r(D),D}if($!==_)return;g(!0);for await(let D of gd(E.body,()=>i=Date.now())){if($!==_)return;u=Js,D.id&&(l=D.id),D.data&&x(D.event,D.data)}}catch(E){$===_&&!(E instanceof Xn)&&r(null)}$===_&&k()},x=(_,E)=>{let D=JSON.parse(E);if(!(_==="presence"&&!c)){c=_==="presence"&&c?$d(c,D):fd(c,D);try{s(c)}catch(pe){setTimeout(()=>{throw pe})}}},k=()=>{$=null,!o&&(f??=setTimeout(()=>g(!1),navigator.onLine?Nl:0),d=setTimeout(b,u*(.75+Math.random()/2)),u=Math.min(u*2,md))},v=()=>{u=Js,f??=setTimeout(()=>g(!1),Nl),b()},y=_=>$!==null&&Date.now()-i>_,M=setInterval(()=>y(pd)&&v(),5e3),C=()=>{document.visibilityState!=="hidden"&&($===null||y(dd))&&v()},H=()=>v(),A=()=>{l="",c=null,u=Js,b()},j=Zn(A);document.addEventListener("visibilitychange",C),addEventListener("pageshow",C),addEventListener("online",H),addEventListener("offline",H);let I=()=>{o=!0,$?.abort(),$=null,clearTimeout(d),clearTimeout(f),clearInterval(M),j(),document.removeEventListener("visibilitychange",C),removeEventListener("pageshow",C),removeEventListener("online",H),removeEventListener("offline",H)};return b(),{look(_){_!==t&&(t=_,A())},close:I}}function $d(e,{present:t,...s}){let n=e.seats.map(o=>({...o,present:t.includes(o.seat)})),r=e.news&&{from:e.move+1,lines:[]};return{...e,...s,seats:n,news:r}}function fd(e,t){let s=t.chat[0]?.number??1/0,n=e?.chat.filter(r=>r.number<s)??[];return{...t,chat:[...n,...t.chat]}}function hd(e,t){let s=new URLSearchParams({lang:X()});return t!==null&&s.set("seat",String(t)),`/api/tables/${encodeURIComponent(e)}/live?${s}`}async function*gd(e,t){let s=e.getReader(),n=new TextDecoder,r="",o="",l="",i=[];try{for(;;){let{done:c,value:u}=await s.read();if(c)return;t(),r+=n.decode(u,{stream:!0});let m=r.split(/\r\n|\n|\r(?!$)/);r=m.pop()??"";for(let $ of m)$===""?((o||i.length)&&(yield{id:o,event:l,data:i.join(`
`)}),o="",l="",i=[]):$.startsWith("data:")?i.push($.slice(5).replace(/^ /,"")):$.startsWith("id:")?o=$.slice(3).trim():$.startsWith("event:")&&(l=$.slice(6).trim())}}finally{s.cancel().catch(()=>{})}}var Dl=8,bd=200,Zs=class{constructor(t,s){this.onShow=t,this.dwell=s,this.queue=[],this.shown=null,this.newest=null,this.past=new Map,this.shownAt=0,this.timer=void 0}push(t){let s=this.newest,n=!s||s.state.seat!==t.seat||s.state.table!==t.table;if(!n&&t.number<s.state.number)return;let r=_t(n?[]:s.lines,t.news),o={state:t,lines:r};if(this.newest=o,n){this.queue=[],this.past.clear(),this.remember(o),this.show(o);return}if(this.remember(o),t.move<s.state.move){this.queue=[],this.show(o);return}let l=this.queue[this.queue.length-1]??this.shown;if(l&&!yd(l.state,t)){this.queue.length?this.queue[this.queue.length-1]=o:this.show(o);return}let i=!this.queue.length&&this.shown?.state.question;this.queue.push(...this.dwell(o)?Fs(s,o):[o]),i?this.showNext():this.next()}skip(){this.queue=[],this.newest&&this.newest!==this.shown&&this.show(this.newest)}close(){clearTimeout(this.timer),this.queue=[]}next(){if(this.timer!==void 0||!this.queue.length)return;let t=this.shown?this.dwell(this.shown)*Dl/Math.max(Dl,this.queue.length):0,s=this.shownAt+t-performance.now();if(s>0&&document.visibilityState!=="hidden"){this.timer=setTimeout(()=>{this.timer=void 0,this.next()},s);return}this.showNext()}showNext(){let t=this.queue.shift();t&&this.show(t)}show(t){clearTimeout(this.timer),this.timer=void 0,this.shown=t,this.shownAt=performance.now(),this.onShow(t,this.queue.length),this.next()}remember(t){let{move:s}=t.state;for(let n of[...this.past.keys()])(n>s||n<s-bd)&&this.past.delete(n);this.past.set(s,t)}};function yd(e,t){return e.move===t.move||!e.view||!t.view||t.move>e.move&&!t.news?.lines.some(s=>s.move===t.move)?!1:e.view.phase!=="draft"||t.view.phase!=="draft"}function Wl(e,t){let[s,n]=w({shown:null,behind:0}),[r,o]=w(null),[l,i]=w(!0),[c,u]=w(null),[m,$]=w(null),d=S(null),f=S(null);L(()=>{n({shown:null,behind:0}),u(null),$(null);let k=new Zs((v,y)=>n({shown:v,behind:y}),v=>Ws(v,ce().pace));return f.current=k,d.current=Il(e,{onState:v=>{o(v),k.push(v),k.shown&&n({shown:k.shown,behind:k.queue.length})},onConnection:(v,y)=>{i(v),y&&u(y),v&&$(null)},onRefused:$}),()=>{d.current?.close(),k.close()}},[e,t]);let g=re(k=>d.current?.look(k),[]),b=re(()=>f.current?.skip(),[]),x=re(async()=>{let k=f.current?.newest?.state.seat,v=k==null?"":`seat=${k}&`,y=await B(`/api/tables/${e}?${v}lang=${X()}`);f.current?.push(y),o(f.current?.newest?.state??y),f.current?.skip()},[e]);return{shown:s.shown,newest:r,behind:s.behind,connected:l,problem:c,refused:m,look:g,skip:b,reload:x,past:f.current?.past??new Map}}function Bl({state:e,onTrouble:t}){let s=(r,o)=>{t(null),W(`/api/tables/${e.table}/answer-request`,{number:r,let_in:o}).catch(t)},n=e.host||!e.host_here;return a`<ul class="seat-requests" role="status">
    ${e.seat_requests.map(({number:r,name:o})=>a`<li key=${r} class="card">
      <span class="name">${p("asks_for_seat",{name:o})}</span>
      ${n&&a`<button type="button" class="main" onClick=${()=>s(r,!0)}>${p("let_in",{name:o})}</button>
        <button type="button" onClick=${()=>s(r,!1)}>${p("turn_down")}</button>`}
    </li>`)}
  </ul>`}function ql({table:e,seat:t,only:s,onTrouble:n}){let[r,o]=w(null);if(!t.mine)return a`<span class="name">${t.who==="open"?h("colour",t.colour):t.name}</span>`;let l=async i=>{i.preventDefault();let c=(r??"").trim();n(null);try{c&&c!==t.name&&(await W(`/api/tables/${e}/name`,{seat:t.seat,name:c}),s&&await cr(c)),o(null)}catch(u){n(u)}};return a`<form class="name" onSubmit=${l}>
    <input aria-label=${p("my_name")} value=${r??t.name} maxlength=${R().limits.name} autocomplete="nickname"
      onInput=${i=>o(i.target.value)} onBlur=${l} />
  </form>`}function Fl({state:e,facts:t,onSeated:s}){let n=e.seats.filter(m=>m.who==="open"),{links:r}=rt(e.table,e.host,n.map(m=>m.seat).join()),[o,l]=F(),i=e.seats.filter(m=>m.mine),c=async()=>{l(null);try{let m=await B("/api/me"),d=(e.host?await B(`/api/tables/${e.table}/links`):null)?.seats[String(n[0]?.seat)]?.split("#seat=")[1];await W(`/api/tables/${e.table}/join`,{...m.name&&{name:m.name},...d&&{token:d}}),s()}catch(m){l(m)}},u=async m=>{l(null);try{await W(`/api/tables/${e.table}/stand`,{seat:m.seat}),i.length===1&&m.mine?nt("/"):m.mine&&s()}catch($){l($)}};return a`<${Y} />
    <main id="main" class="waiting-room stack" tabindex="-1">
      <h1>${p("waiting_title")}</h1>
      <p role="status">${p("waiting_text",{n:n.length})}</p>
      <${Bl} state=${e} onTrouble=${l} />
      <ul class="seat-rows">
        ${e.seats.map(m=>a`<li key=${m.seat} class=${`card seat-row colour-${m.colour}`}>
            <${Q} colour=${m.colour} />
            <${ql} table=${e.table} seat=${m} only=${i.length===1} onTrouble=${l} />
            <${Dn} seat=${m} />
            ${r?.seats[String(m.seat)]&&a`<${Ue} path=${r.seats[String(m.seat)]} label=${p("invite_link",{n:m.seat+1})} />`}
            <${wd} seat=${m} host=${e.host} stand=${u} />
          </li>`)}
      </ul>
      ${r&&n.length>0&&a`<p class="soft small">${p("address_asks")}</p><${es} />`}
      ${!i.length&&(e.listed||e.host)&&n.length>0&&a`<p><button type="button" class="main" onClick=${c}>${p("sit_down")}</button></p>`}
      ${o&&a`<p class="trouble" role="alert">${o}</p>`}
      ${(e.host||i.length>0)&&a`<${Ls} state=${e} facts=${t} onDone=${()=>{}} />`}
      <p class="soft">${lr(e.edition,e.options)}</p>
      <section class="card" aria-label=${p("chat")}><${ht} state=${e} /></section>
      ${r?.watch&&a`<section class="stack"><span>${p("watch_link")}</span><${Ue} path=${r.watch} label=${p("watch_link")} /></section>`}
    </main>
    <${te} />`}function wd({seat:e,host:t,stand:s}){return e.mine?a`<button type="button" class="standing-up" onClick=${()=>s(e)}>${p("stand_up")}</button>`:!t||e.who!=="person"||e.present?null:a`<button type="button" class="standing-up" onClick=${()=>s(e)}>${p("free_seat_of",{name:e.name})}</button>`}var kd={slow:6e3,normal:4e3,once:900},xd=900;function vd({table:e}){let[t,s]=w(0),n=Wl(e,t),{shown:r,newest:o,problem:l}=n,i=Rl(e,r?.state??null,o,n.reload),[c,u]=w(!1),[m,$]=w(!1),[d,f]=w(!1),[g,b]=w(!1),[x,k]=w(!1),v=S(!1),y=R(),M=r?.state??null,C=_d(M,n);M?.status==="playing"&&(v.current=!0);let H=M?.status==="over"&&!n.behind;L(()=>{if(!H)return;let _=setTimeout(()=>b(!0),kd[ce().pace]);return()=>clearTimeout(_)},[H]);let A=!!(o?.status==="playing"&&o.waiting.some(_=>o.seats[_.seat]?.mine&&!o.seats[_.seat]?.left));Oo(A,Md(o),M?.question?.prompt??p("your_turn")),ue(Be);let j=!m&&!d&&!g&&v.current;if(l?.status===404)return a`<${Mo} table=${e} problem=${l} onSeated=${()=>s(t+1)} />`;if(l)return a`<${Y} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${p("game")}</h1>
        <p class="trouble" role="alert">${K(l)}</p>
        <p><a class="button" href="/">${p("to_start")}</a></p>
      </main>`;if(!r||!M||!o){let{refused:_,connected:E}=n,D=_?K(_):p(E?"loading":"connection_lost");return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${D}</p></main>`}return a`${C.covered!==null?a`<${oa} seat=${o.seats[C.covered]??o.seats[0]} onReady=${C.ready} onUndo=${C.mayGoBack?()=>i.undo():null} />`:I()}
    ${c&&a`<${ia} state=${o} facts=${y} onClose=${()=>u(!1)} />`}
    <${Pl} state=${{...j?Es(M):M,undo:o.undo}} facts=${y} />`;function I(){if(!r||!M||!o)return null;let _=()=>u(!0);return M.status==="waiting"?a`<${Fl} state=${o} facts=${y} onSeated=${()=>s(t+1)} />`:M.status==="over"&&m?a`<${Gs} state=${o} facts=${y} onMenu=${_} onClose=${()=>$(!1)} />`:M.status==="over"&&d?a`<${Al} state=${o} facts=${y} onMenu=${_} onClose=${()=>f(!1)} />`:M.status==="over"&&!j?a`<${na} state=${o} facts=${y} scoring=${v.current&&!x} onScored=${()=>k(!0)} onReplay=${()=>$(!0)} onReview=${()=>f(!0)} />`:a`<${fl} following=${n} shown=${r} newest=${o} facts=${y} sending=${i} onMenu=${_} onEnd=${()=>b(!0)} />`}}function _d(e,t){let[s,n]=w(null),[r,o]=w(!1),l=e?.seats.filter(d=>d.mine&&!d.left)??[],i=l.length===1?l[0]?.seat:void 0;L(()=>{i!==void 0&&e?.seat!==i&&t.look(i)},[i,e?.seat]);let c=e?e.status==="playing"&&l.length>1:!1,u=e&&!t.behind?ra(e,s):null;T(()=>{if(o(!1),u===null)return;let d=setTimeout(()=>o(!0),s===null?0:xd+Ie[ce().pace]);return()=>clearTimeout(d)},[u,s]);let m=c&&s!==null&&e?.seat!==s,$=c?s===null?u??e?.seat??0:u!==null&&r?u:m?s:null:null;return{covered:$,mayGoBack:!!(s!==null&&e?.seat===s&&t.newest?.undo.possible),ready:()=>{$!==null&&(n($),o(!1),t.look($))}}}function Md(e){let t=e?.seat_requests[0];if(t)return`\u25CF ${p("asks_for_seat",{name:t.name})}`;let s=e?.view?.round;return s?p("title_round",{round:s,game:p("game")}):p("game")}export{Zi as DailyPage,Ji as DailyToday,oc as LearnPage,Ki as LivingBoard,kc as RulesPage,vd as TablePage};
