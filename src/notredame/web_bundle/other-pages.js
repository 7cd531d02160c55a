import{$ as pt,A as H,B as te,Ba as _r,C as ce,Ca as Mr,D as T,Da as $t,E as F,Ea as Cr,F as U,Fa as Sr,G as hr,Ga as zr,Ha as Er,J as R,L as gr,N as ue,O as br,Q as xe,V as K,W as G,X as ee,Y as is,Z as cs,_ as Te,aa as nt,ba as us,c as y,ca as pe,d as z,da as Ae,e as A,ea as Pt,f as S,fa as yr,g as j,ga as ps,h as ae,ha as re,i as a,ia as de,j as ns,ja as ds,ka as J,la as P,m as I,ma as wr,n as D,na as dt,o as $r,oa as N,p as Vt,pa as V,q as rs,qa as X,r as je,ra as Nt,s as Oe,sa as It,t as os,ta as yn,u as as,ua as kr,v as fr,w as u,wa as xr,x as h,xa as he,y as le,ya as mt,z as ls,za as vr}from"./shared.js";function Lr({view:e,look:t}){let s=e.players.reduce((o,l)=>o+l.cathedral,0),n=[h("place","cathedral"),H("prestige",e.cathedral_tile),H("marker",s)].join(", "),r=Array.from({length:12},(o,l)=>l*30);return a`<g ...${re(t,"cathedral",n)}>
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
  </g>`}function Hr(e,t){let s=t>8?2:1,n=Math.ceil(t/s),r=Math.floor(e/n),o=Math.min(n,t-r*n),l=Math.min(15,104/Math.max(o,1));return{x:(e-r*n-(o-1)/2)*l,y:47+r*13}}var yi={"right-inner":{side:1,out:.06},"left-inner":{side:-1,out:.34},"right-outer":{side:1,out:.615},"left-outer":{side:-1,out:.895}},wi={3:.66,4:.62,5:.6},Or=[.8,1.55],ki=33,Dt=32,xi=[["next/left-outer","right-outer"],["right-outer","next/left-inner"],["next/left-inner","right-inner"],["right-inner","before/right-inner"],["before/right-inner","left-inner"],["left-inner","before/right-outer"],["before/right-outer","left-outer"],["left-outer","next/left-outer"]],ms=class{constructor(t,s){let n=Math.min(Math.max(s,Or[0]),Or[1]),r=n<1?3e5:36e4,[o,l]=[Math.round(Math.sqrt(r*n)),Math.round(Math.sqrt(r/n))];this.boroughs=t,this.width=o,this.height=l;let i=Math.min(o,l);this.close={x:i*.135,y:i*.125},this.middle={x:o/2,y:l/2},this.sign=31-2*t}point(t,s,n){let r=Math.PI/2+(2*t+s)*Math.PI/this.boroughs,[o,l]=[Math.cos(r),Math.sin(r)],i=1/(Math.abs(o)**5+Math.abs(l)**5)**(1/5),c=this.close.x*o*(1-n)+(this.middle.x-4)*o*i*n,p=this.close.y*l*(1-n)+(this.middle.y-4)*l*i*n;return{x:this.middle.x+c,y:this.middle.y+p}}spot(t){return yi[t]??{side:0,out:wi[this.boroughs]}}market(t,s){let{side:n,out:r}=this.spot(s);return this.point(t,n,r)}beside(t,s,n){let{side:r,out:o}=this.spot(s),l=this.market(t,s),i=(1+Math.floor(n/2)*.8)*(n%2?-1:1)*ki;if(r===0){let[$,d]=[this.point(t,0,o-.12),n>0?i:0];return{x:$.x+d,y:$.y}}let[c,p]=[this.point(t,r,o-.05),this.point(t,r,o+.05)],m=Math.hypot(p.x-c.x,p.y-c.y);return{x:l.x+(c.y-p.y)/m*i,y:l.y+(p.x-c.x)/m*i}}street(t,s){return`M${this.way(t,s).map(n=>`${P(n.x)} ${P(n.y)}`).join("L")}`}way(t,s){let[n,r]=[this.spot(t[1]),this.spot(s[1])],o=2*t[0]+n.side,l=(2*s[0]+r.side-o+3*this.boroughs)%(2*this.boroughs)-this.boroughs;return n.side===0||n.out!==r.out||Math.abs(l)!==2?[this.market(...t),this.market(...s)]:Array.from({length:Dt+1},(i,c)=>this.point(0,o+l*c/Dt,n.out))}wedge(t){let s=this.arc(t,.985,0),n=this.arc(t,.985,1).reverse();return Tr([...s,...n])}arc(t,s,n){return Array.from({length:Dt+1},(r,o)=>this.point(t,s*(2*o/Dt-1),n))}area(t,s){let[n,r]=xi[s].map(d=>this.neighbour(t,d)),o=this.market(t,"centre"),l=this.way(n,r),i=l.length>2?l[Dt/2]:{x:(l[0].x+l[1].x)/2,y:(l[0].y+l[1].y)/2},c=Math.hypot(i.x-o.x,i.y-o.y),p={x:(i.x-o.x)/c,y:(i.y-o.y)/c},m=l[l.length-1],$=Math.abs((m.x-l[0].x)*p.y-(m.y-l[0].y)*p.x);return{path:Tr([o,...l]),centre:o,axis:p,deep:c,wide:$}}neighbour(t,s){let[n,r]=s.includes("/")?s.split("/"):["",s],o={next:1,before:this.boroughs-1}[n]??0;return[(t+o)%this.boroughs,r]}};function Tr(e){return`M${e.map(t=>`${P(t.x)} ${P(t.y)}`).join("L")}z`}function Wt(e,t,s){let[n="",r=""]=e.split("/"),o=h("colour",n),l=t[e];if(l)return h("market","message",{colour:o,kind:h("kind",l)});if(r==="centre")return h("market","centre",{colour:o});let i=s.filter(c=>c!=="centre"&&!t[`${n}/${c}`]);return i.length===1?h("market","empty",{colour:o}):h("market","empty-of",{colour:o,n:i.indexOf(r)+1,all:i.length})}var Ar={coin:"coin",marker:"marker",rat:"rat-back"};function Rr(e,t,s){let n=s.message_prestige[t]??0,r=Ar[t];return a`<g class="message">
    <rect class="sheet edged" x="-20" y="-12" width="40" height="24" rx="3" />
    <path class=${`glass ${e}`} d="M-9-12V12H-17A3 3 0 0 1-20 9V-9A3 3 0 0 1-17-12z" />
    <g transform="translate(-14.4 0)">${pe(e,9,`upon ${e}`)}</g>
    ${r?_i(n,r):vi(n)}
    <rect class="edge" x="-20" y="-12" width="40" height="24" rx="3" />
  </g>`}function vi(e){return a`<text class="digits" x="-1" y="4.6" font-size="13">${e}</text>
    ${N("prestige",11.4,0,15.5)}`}function _i(e,t){return a`<text class="digits" x="-4.6" y="1.6" font-size="12">${e}</text>
    ${N("prestige",-4.4,7,7.5)}
    <text class="digits" x="2.2" y="4" font-size="10">+</text>
    ${N(t,12.2,0,14)}`}function Vr(e,t,s){let n=Ar[t]??"prestige";return a`<g class="message">
    <rect class=${`glass ${e}`} x="-22" y="-20" width="44" height="40" rx="8" />
    <rect class="sheet" x="-18" y="-16" width="36" height="32" rx="5" />
    <text class="digits" x="-6" y="12.6" font-size="36">${s.message_prestige[t]??0}</text>
    <circle class="sheet edged" cx="13" cy="9" r="12" />
    ${N(n,13,9,18)}
    <circle class=${`glass ${e}`} cx="15" cy="-14" r="8.5" />
    <g transform="translate(15 -14)">${pe(e,11,`upon ${e}`)}</g>
  </g>`}function Pr(e,t){return`${h("colour",e)}: ${h("kind",t)}`}function Nr(e,t){let s=typeof e.streets=="string"?t.street_maps[e.streets]:e.streets,n=e.view?.boroughs??[];return n.flatMap((r,o)=>{let l=n[(o+1)%n.length],i=c=>([p,m])=>[`${r}/${p}`,`${c}/${m}`];return[...(s?.inside??[]).map(i(r)),...(s?.across??[]).map(i(l??r))]})}function Ir(e){let{coins:t,markers:s,prestige:n,park_bonus:r,steps:o,benefits:l,choose:i,rat_back:c,bonus:p,relief:m}=e;return i?i.map((d,f)=>[f?"":`${l}\xD7`,d]):[[t,"coin"],[s,"marker"],[r?`${n}+${r}`:n,"prestige"],[o,"step"],[c,"rat-back"],[p&&`+${p}`,"prestige"],[m&&`\u2212${m}`,"plague"]].filter(([d])=>d!==void 0).map(([d,f])=>[String(d),f])}function $s(e){let{coins:t,markers:s,prestige:n,park_bonus:r=0,steps:o,benefits:l=1,choose:i,bonus:c,relief:p}=e;if(i){let[m,$]=i.map(d=>d==="rat-back"?"":H(d,1));return u(l>1?"next_hotel_twice":"next_hotel",{coin:m,second:$})}return t!==void 0?H("coin",t):s!==void 0?H("marker",s):n!==void 0?H("prestige",n+r):o!==void 0?u("next_drive",{n:o}):c?u("next_park",{n:c}):p?u("next_hospital",{n:p}):u("next_rat_back")}function Dr({lasting:e,relief:t}){return e?u(t?"lasting_hospital":"lasting_park",{n:e}):""}function Ke(e,t){return(e.sectors[t]??0)+(e.friend===t?1:0)}function Se({rat:e,rat_after_plague:t},{rat_track_end:s}){return t===null?{now:e,then:null,overruns:!1}:{now:e,then:Math.min(t,s),overruns:t>s}}function ft(e,t){return[u("rat_at",{at:e.rat}),...wn(e,t)].join(", ")}function fs(e,t){let{now:s,then:n,overruns:r}=Se(e,t);return n===null?[]:[u("you_rat",{from:s,to:n}),...r?[T(u("rat_past"))]:[]]}function wn(e,t){let{then:s,overruns:n}=Se(e,t);return s===null?[]:[u("rat_to",{to:s}),...n?[u("rat_past")]:[]]}var Mi={"cloister-school":()=>a`<g>
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
  </g>`};function Re(e,t,s,n){return a`<g class="sign" transform=${`translate(${t} ${s}) scale(${n/48})`}>${Mi[e]?.()}</g>`}function Ci(e){let{supply:t,cathedral:s,sectors:n,general_supply:r}=e;return{supply:t,cathedral:s,...n,general:r}}function Si(e,t){let s={};for(let n of t.players)s[n.colour]=zi(n.colour,e?.[n.colour]??{},Ci(n));return s}function zi(e,t,s){let n={},r=[],o=new Set(Object.values(t).flat());for(let c of Object.keys(s)){let p=t[c]??[];n[c]=p.slice(0,s[c]),r.push(...p.slice(n[c].length))}let l=0,i=()=>{let c=r.shift();if(c)return c;for(;o.has(`${e}-${l}`);)l+=1;return o.add(`${e}-${l}`),`${e}-${l}`};for(let c of[...Object.keys(s).slice(1),"supply"])for(;n[c].length<s[c];)n[c].push(i());return n}var ht=new Map;function hs(e,t){let s=ht.get(e);if(s?.view===t)return s.markers;let n=Si(s?.markers??null,t);ht.delete(e),ht.set(e,{view:t,markers:n});for(let r of ht.keys()){if(ht.size<=4)break;ht.delete(r)}return n}var Ei=10,gs=19,Ge=11,Br=27;function kn({plan:e,turn:t},s,n){let r=e.area(t(s),n),o=Math.min(Math.max(.34,(e.sign+Ei)/r.wide)*r.deep,r.deep-Br-Ge);return{...r,far:o,sign:bs(r,o)}}function bs({centre:e,axis:t},s){return{x:e.x+t.x*s,y:e.y+t.y*s}}function Fr(e,t,s,n){let{path:r,sign:o}=kn(e,t.colour,n),l=`${h("colour",t.colour)}: ${h("card",s)}, ${H("piece",Ke(t,s))}`;return a`<g key=${s} ...${re(e.look,`sector:${t.colour}/${s}`,l)}>
    <path class=${`wall glazed ${t.colour}`} d=${r} />
    ${Re(s,P(o.x),P(o.y),e.plan.sign)}
  </g>`}function Wr(e,t,s,n,r){let o=kn(e,t,s),{axis:l,deep:i,wide:c,far:p}=o,m=Math.abs(l.x)>Math.abs(l.y),$=m?i-Br-p-gs+Ge:c*(p+gs)/i-Ge/2,d=Math.min(r,Math.max(2,Math.floor($/Ge))),f=Math.floor(n/d),g=Math.min(d,r-f*d),b=Math.ceil(r/d);if(m){let w=bs(o,p+gs+n%d*Ge);return{x:w.x,y:w.y+(f-(b-1)/2)*Ge}}let x=bs(o,p+gs+f*Ge);return{x:x.x+(n%d-(g-1)/2)*Ge,y:x.y}}var Li={rat:[-24,0],now:[4,6],then:[24,6],price:[9,20]},Hi={rat:[0,-27],now:[0,-1],then:[0,15],price:[-4,30]};function qr({plan:e,facts:t,turn:s,look:n},r){let o=e.area(s(r.colour),t.sectors.length),l=Math.abs(o.axis.x)>Math.abs(o.axis.y),{rat:i,now:c,then:p,price:m}=l?Hi:Li,{x:$,y:d}=bs(o,o.deep*.58),f=Se(r,t),g=f.overruns?"digits alarm":"digits faint",b=`${h("colour",r.colour)}: ${ft(r,t)}`;return a`<g key="harbour" ...${re(n,`rat:${r.colour}`,b)}>
    <path class=${f.overruns?"water alarm":"water"} d=${o.path} />
    <g transform=${`translate(${P($)} ${P(f.overruns&&!l?d-6:d)})`}>
      ${N("rat",i[0],i[1],26)}
      <text class="digits" x=${c[0]} y=${c[1]} font-size="17">${f.now}</text>
      ${f.then!==null&&a`<text class=${g} x=${p[0]} y=${p[1]} font-size="13">→${f.then}</text>`}
      ${f.overruns&&a`<text class=${g} x=${m[0]} y=${m[1]} font-size="12">−${t.overrun.prestige}</text>${N("prestige",m[0]+14,m[1]-4,12)}`}
    </g>
  </g>`}function jr(e,t){return Array.from({length:e.facts.sectors.length+1},(s,n)=>{let{path:r,sign:o}=kn(e,t,n);return a`<g class="nobody">
      <path class="wall" d=${r} />
      <path class="stroke" transform=${`translate(${P(o.x)} ${P(o.y)})`} d="M-15 7V-1L-8-8-1-1V7M-1 2L6-5 13 2V7" />
    </g>`})}function Kr(e,t){let{view:s,plan:n,turn:r}=e,o=hs(e.table,s),l=s.players.flatMap(c=>o[c.colour].cathedral),i=[];for(let{colour:c,friend:p}of s.players){for(let[m,$]of Object.entries(o[c])){let d=t.indexOf(m),f=p===m?1:0;$.forEach((g,b)=>{let[x,w,v]=[n.market(r(c),"centre"),.9,"piece away"];if(m==="cathedral"){let k=Hr(l.indexOf(g),l.length);[x,w,v]=[{x:n.middle.x+k.x,y:n.middle.y+k.y},1.12,"piece"]}else d>=0&&([x,v]=[Wr(e,c,d,b+f,$.length+f),"piece"]);i.push(a`<g key=${g} class=${v} ...${de(x.x,x.y,w)}>${Ae(c,m==="cathedral")}</g>`)})}if(p){let m=Wr(e,c,t.indexOf(p),0,o[c][p].length+1);i.push(a`<g key=${`friend:${c}`} class="piece" ...${de(m.x,m.y-2,.75)}>${Pt(c)}</g>`)}}return i.sort((c,p)=>c.key<p.key?-1:1),a`<g class="pieces">${i}</g>`}function Ve({state:e,facts:t,lit:s,onPick:n,over:r,aspect:o=1.2,frame:l}){let i=e.view;if(!i)return null;let c=i.boroughs,p=new ms(c.length,o),m=e.seat===null?c[0]:i.players[e.seat].colour,$=g=>c.findIndex(b=>b===g),d=g=>($(g)-$(m)+c.length)%c.length,f={view:i,facts:t,table:e.table,plan:p,turn:d,look:{lit:s,onPick:n,over:r}};return a`<${J} width=${p.width} height=${p.height} frame=${l} kind="city" label=${u("part_city")} group=${!0}>
    ${c.map(g=>a`<path key=${g} class=${`ground ${g}`} d=${p.wedge(d(g))} />`)}
    ${c.map(g=>{let b=i.players.find(x=>x.colour===g);return a`<g key=${g}>
        ${b?t.sectors.map((x,w)=>Fr(f,b,x,w)):jr(f,g)}
        ${b&&qr(f,b)}
      </g>`})}
    ${Oi(f,Nr(e,t))}
    <g transform=${`translate(${p.middle.x} ${p.middle.y}) scale(.82)`}>${Lr(f)}</g>
    ${c.map(g=>t.markets.map(b=>Ti(f,g,b)))}
    ${Kr(f,t.sectors)} ${Ai(f)}
  <//>`}function Oi({plan:e,turn:t},s){let n=o=>[t(o.split("/")[0]),o.split("/")[1]],r=s.map(([o,l])=>e.street(n(o),n(l))).join("");return a`<g><path class="kerb" d=${r} /><path class="street" d=${r} /></g>`}function Ti({view:e,facts:t,plan:s,turn:n,look:r},o,l){let i=`${o}/${l}`,c=e.markets[i],{x:p,y:m}=s.market(n(o),l),$=l==="centre";return a`<g
    key=${i}
    transform=${`translate(${P(p)} ${P(m)})`}
    ...${re(r,`market:${i}`,Wt(i,e.markets,t.markets))}
  >
    <circle class="halo" r=${c?29:20} />
    <circle class="square edged" r=${$?15:11} />
    ${$?pe(o,19):a`<g class="taken">${pe(o,12)}</g>`}
    ${c&&Vr(o,c,t)}
  </g>`}function Ai({view:e,plan:t,turn:s,look:n}){return a`<g class="pieces">
    ${e.players.map(r=>{let[o,l]=r.carriage.split("/"),i=e.players.filter(m=>m.carriage===r.carriage),c=t.beside(s(o),l,i.indexOf(r)),p=u("tip_carriage",{name:h("colour",r.colour)});return a`<g key=${r.colour} class="piece" ...${de(c.x,c.y)}>
        <g ...${re(n,`carriage:${r.colour}`,p)}>
          <circle class="halo" r="17" />
          ${yr(r.colour)}
        </g>
      </g>`})}
  </g>`}function ys({player:e,facts:t,width:s,height:n,look:r,chosen:o=null}){let{colour:l}=e,{now:i,then:c,overruns:p}=Se(e,t),{rat_track_end:m,overrun:$}=t,d=(s-46)/(m+1),f=b=>4+d*(b+.5),g=n-21;return a`<g ...${re(r,`rat:${l}`,ft(e,t))} role=${r.lit?.has(`rat:${l}`)?"button":"group"}>
    <rect class="water" width=${s} height=${n} rx="5" />
    ${Array.from({length:m+1},(b,x)=>{let w=u("rat_at",{at:x});return a`<g key=${x} ...${re(r,`rat:${l}/${x}`,w,x>m-3?"near-end":"")}>
        <rect class="quay" x=${f(x)-d/2+1} y="4" width=${d-2} height=${n-8} rx="3" />
        <text class="digits" x=${f(x)} y=${n-8} font-size="12">${x}</text>
      </g>`})}
    <g class=${p?"loss alarm":"loss"}>
      <rect class="quay" x=${s-41} y="4" width="37" height=${n-8} rx="3" />
      ${p&&a`<path class="bad" d=${`M${s-40} ${n/2-5}l7 5-7 5z`} />`}
      <text class="digits" x=${s-27} y=${n/2-5} font-size="12">−${$.prestige}</text>
      ${N("prestige",s-12,n/2-9,15)}
      <text class="digits" x=${s-27} y=${n/2+15} font-size="12">−${$.markers}</text>
      ${N("marker",s-12,n/2+11,13)}
    </g>
    ${c!==null&&a`<g key="ghost" class=${c===i?"piece away":"piece ghost"} ...${de(f(c),g/2+3,d/30)}>${ps()}</g>`}
    ${o!==null&&a`<g key="chosen" class="ghosts"><g class="ghost" ...${de(f(o),g/2+3,d/27)}>${ps()}</g></g>`}
    <g key="rat" class="piece" ...${de(f(i),g/2+3,d/27)}>${ps()}</g>
  </g>`}var ge=94,Gr=31,Ur=19,Ri={"cloister-school":"M-2 0L6-12H18V-28L24-36 30-28V-12H90V-28L96-36 102-28V-12H114L122 0z",bank:"M-4 0V-6L60-30 124-6V0z",residence:"M-3 0L10-24H24V-32H34V-24H110L123 0z","carriage-house":"M-3 0Q60-50 123 0z",hotel:"M-3 0L8-14H22L30-26 38-14H82L90-26 98-14H112L123 0z",hospital:"M-3 0L60-34 123 0z"},Vi={"cloister-school":"M24-17V-26M96-17V-26M30-6H90",bank:"M4-4H116",residence:"M22-8V-14a4 4 0 0 1 8 0V-8zM90-8V-14a4 4 0 0 1 8 0V-8z","carriage-house":"M14-3Q60-38 106-3",hotel:"M27-8V-14H33V-8zM87-8V-14H93V-8z",hospital:"M14-4L60-28 106-4"};function ws({sector:e,name:t,colour:s,width:n,gains:r}){let o=n/2,l=r.reduce((m,[$])=>m+xn($)+Ur,0),i=n-Gr-3,c=Math.min(1,i/l),p=0;return a`<g transform=${`scale(${n/120} 1)`}>
      ${e==="park"?a`<path class="leaf edged" d="M1 0C-5-14 5-20 13-17C17-30 36-28 38-17C46-26 58-24 60-16C68-26 80-24 83-16C88-28 107-24 107-15C118-17 125-9 119 0z" />`:a`<path class=${`glass ${s}`} d=${Ri[e]} /><path class=${`drawn-upon ${s}`} d=${Vi[e]} />`}
    </g>
    <rect class="wall" width=${n} height=${ge} />
    <path class="sill" d=${`M0 ${ge-22}H${n}V${ge}H0z`} />
    <g transform=${`translate(3 ${ge-11})`}>${Yr(s)}</g>
    <g transform=${`translate(${Gr+(i-c*l)/2} ${ge-11}) scale(${c})`}>
      ${r.map(([m,$])=>{let d=p;return p+=xn(m)+Ur,a`<text class="digits flush" x=${d} y="5" font-size="14">${m}</text>
          ${N($,d+xn(m)+9,0,17)}`})}
    </g>
    <rect class="edge" width=${n} height=${ge} />
    <circle class="medal edged" cx=${o} cy="-8" r="17.5" />
    ${Re(e,o,-8,25)} ${dt(t,o,26,n-8,14)}`}function Yr(e){return a`<path class="stroke" d="M1 0H7M4-3V3" />
    <g transform="translate(13.5 0) scale(.58)">${Ae(e)}</g>
    <path class="ink" d="M21-3.4L26 0 21 3.4z" />`}function vn({colour:e}){return a`<${J} width=${28} height=${20} kind="one-more"><g transform="translate(0 10)">${Yr(e)}</g><//>`}function xn(e){return e.length*9.3}var _n=38,Qr=ge+_n+6,Pi={width:900,height:216,house:120,columns:7,store:{x:8,y:144,width:57,height:66},messages:{x:238,y:144,width:242,height:66},harbour:{x:488,y:144,width:404,height:66}},Ni={width:420,height:396,house:97,columns:4,store:{x:6,y:280,width:102.5,height:44},messages:{x:318,y:Qr+6,width:97,height:ge+_n-6},harbour:{x:6,y:330,width:408,height:62}};function Bt({state:e,facts:t,seat:s,lit:n,onPick:r,over:o,ghost:l=null,narrow:i=!1}){let c=e.view,p=c?.players[s];if(!c||!p)return null;let m={lit:n,onPick:r,over:o},$=i?Ni:Pi,{colour:d}=p,f=u("borough_of",{name:e.seats[s]?.name??h("colour",d)}),{x:g,y:b,width:x,height:w}=$.harbour;return a`<${J} width=${$.width} height=${$.height} kind="borough" label=${f} group=${!0}>
    ${t.sectors.map((v,k)=>{let M=ks($,k),C=h("card",v),O=e.sector_effects[s]?.[v]??{},E=`${C}, ${H("piece",Ke(p,v))}. ${u("tip_next",{brings:$s(O)})}`;return a`<g
        key=${v}
        transform=${`translate(${M.x} ${M.y})`}
        ...${re(m,`sector:${d}/${v}`,E)}
      >
        ${ws({sector:v,name:C,colour:d,width:$.house,gains:Ir(O)})}
      </g>`})}
    ${Ii($,p,m)} ${Di($,p,t,m)}
    <g transform=${`translate(${g} ${b})`}>${ys({player:{...p,rat_after_plague:l?.rat_after_plague??p.rat_after_plague},facts:t,width:x,height:w,look:m,chosen:l?.rat??null})}</g>
    ${Wi($,t.sectors,p,hs(e.table,c)[d],m,l)}
    ${l&&Bi($,t.sectors,p,l)}
  <//>`}function ks(e,t){let s=(e.width-e.columns*e.house)/(e.columns+1),n=t%e.columns;return{x:s+n*(e.house+s),y:_n+Math.floor(t/e.columns)*Qr}}function Jr({store:{x:e,y:t,width:s,height:n}},r){let o=s>n;return{x:e+r*s,y:t,picture:o?{x:s*.3,y:n/2}:{x:s/2,y:n*.34},number:o?{x:s*.68,y:n/2+7}:{x:s/2,y:n-8}}}function Ii(e,t,s){let{colour:n,supply:r,general_supply:o,coins:l,prestige:i}=t,{width:c,height:p}=e.store;return[["supply",`${h("place","supply")}: ${H("marker",r)}`,r,"marker"],["general",`${h("place","general-supply")}: ${H("marker",o)}`,o,"box"],["coins",H("coin",l),l,"coin"],i===null?["prestige",u("tip_purse"),null,"purse"]:["prestige",H("prestige",i),i,"prestige"]].map(([$,d,f,g],b)=>{let{x,y:w,picture:v,number:k}=Jr(e,b);return a`<g key=${$} transform=${`translate(${x} ${w})`} ...${re(s,`${$}:${n}`,d)}>
      <rect class="shelf" x="2" width=${c-4} height=${p} rx="5" />
      ${f===null?N(g,c/2,p/2,36):a`<g class=${g==="marker"?"empty":""}>${N(g,v.x,v.y,28)}</g>`}
      ${f!==null&&a`<text class="digits" x=${k.x} y=${k.y} font-size="20">${f}</text>`}
    </g>`})}function Di(e,t,s,n){let{x:r,y:o,width:l,height:i}=e.messages,c=t.messages,p=Math.floor(l/44),m=p*Math.floor(i/30),$=c.length>m?c.slice(0,m-1):c,d=[H("message",c.length),...c.map(g=>Pr(g.colour,g.kind))].join("; "),f=g=>`translate(${26+g%p*45} ${18+Math.floor(g/p)*30})`;return a`<g transform=${`translate(${r} ${o})`} ...${re(n,`messages:${t.colour}`,d)}>
    <rect class="shelf" width=${l} height=${i} rx="5" />
    ${c.length===0&&a`<g class="empty">${N("message",l/2,i/2,34)}</g>`}
    ${$.map((g,b)=>a`<g transform=${f(b)}>${Rr(g.colour,g.kind,s)}</g>`)}
    ${c.length>m&&a`<text class="digits" transform=${f(m-1)} y="5" font-size="16">+${c.length-$.length}</text>`}
  </g>`}function Wi(e,t,s,n,r,o){let{colour:l}=s,i=[];for(let[d,f]of Object.entries(n)){let g=t.indexOf(d),b=f.length+Math.min(0,o?.sectors[d]??0);f.forEach((x,w)=>{let v={x:e.width/2,y:-30};if(g>=0)v=Xr(e,g,w,s.friend===d);else if(d!=="cathedral"){let{x:C,y:O,picture:E}=Jr(e,d==="supply"?0:1);v={x:C+E.x,y:O+E.y+(d==="supply"?0:3)}}let k=d==="cathedral"?" away":w>=b?" leaving":"",M=g>=0?1.35:d==="supply"?1.9:1.3;i.push(a`<g key=${x} class=${`piece${k}`} ...${de(v.x,v.y,M)}>${Ae(l)}</g>`)})}i.sort((d,f)=>d.key<f.key?-1:1);let c=s.friend?ks(e,t.indexOf(s.friend)):null,p=e.messages,m=c?{x:c.x+18,y:c.y+ge-40}:{x:p.x+p.width-16,y:p.y+p.height-19},$=`${h("place","friend")}: ${s.friend?h("card",s.friend):h("place","off-board")}`;return a`<g class="pieces">
    ${i}
    <g key="friend" class="piece" ...${de(m.x,m.y,1.35)}>
      <g ...${re(r,`friend:${l}`,$)}><circle class="halo" r="17" />${Pt(l)}</g>
    </g>
  </g>`}function Bi(e,t,s,n){let{colour:r}=s,o=Object.entries(n.sectors).flatMap(([i,c])=>Array.from({length:Math.max(0,c)},(p,m)=>{let $=(s.sectors[i]??0)+m,d=Xr(e,t.indexOf(i),$,(n.friend??s.friend)===i);return a`<g key=${`${i}-${m}`} class="ghost" ...${de(d.x,d.y,1.35)}>${Ae(r)}</g>`})),l=n.friend===null?null:ks(e,t.indexOf(n.friend));return a`<g class="pieces ghosts">
    ${o}
    ${l&&a`<g class="ghost" ...${de(l.x+18,l.y+ge-40,1.35)}>${Pt(r)}</g>`}
  </g>`}function Xr(e,t,s,n){let{x:r,y:o}=ks(e,t),l=n?42:15,i=Math.floor((e.house-l+6)/18);return{x:r+l+s%i*18,y:o+ge-33-Math.floor(s/i)*17}}function Pe({card:e,colour:t,small:s=!1}){let n=h("card",e),r=`${n} (${h("colour",t)})`;return s?a`<${J} width=${44} height=${60} kind="card small" label=${r}>
      <rect class="sheet edged" x="1" y="1" width="42" height="58" rx="5" />
      ${Zr(t,44,60,13)} ${Re(e,22,36,34)}
    <//>`:a`<${J} width=${100} height=${140} kind="card" label=${r}>
    <rect class="sheet edged" x="1" y="1" width="98" height="138" rx="8" />
    ${Zr(t,100,140,24)}
    ${Re(e,50,67,70)} ${dt(n,50,127,90,15)}
  <//>`}function Zr(e,t,s,n){let r=t/12;return a`<g>
    <path class=${`glass ${e}`} d=${`M1 ${n}V${r+1}Q1 1 ${r+1} 1H${t-r-1}Q${t-1} 1 ${t-1} ${r+1}V${n}z`} />
    <g transform=${`translate(${t/2} ${n/2+.5})`}>${pe(e,n*.68,`upon ${e}`)}</g>
    <rect class="edge" x="1" y="1" width=${t-2} height=${s-2} rx=${r} />
  </g>`}function rt({colour:e}){let t=h("colour",e);return a`<${J} width=${100} height=${140} kind="card" label=${t}>
    <rect class=${`glass ${e}`} x="1" y="1" width="98" height="138" rx="8" />
    <path class="light" d="M12 12H50V70L12 70zM50 70H88V128H50z" />
    <path class="shade" d="M50 12H88V70H50zM12 70H50V128H12z" />
    <path class="edge thick" d="M12 12H88V128H12zM12 12L88 128M88 12L12 128M50 12V128M12 70H88" />
    <circle class="sheet edged" cx="50" cy="70" r="22" />
    <g transform="translate(50 70)">${pe(e,28)}</g>
    <rect class="edge" x="1" y="1" width="98" height="138" rx="8" />
  <//>`}var Ft={ochre:"#c9963f",moss:"#6d8a4a",umber:"#7a5638",coal:"#45403d",azure:"#4a7fae",slate:"#6f7980",wine:"#97344c",rust:"#b5603a",plum:"#6e4a78",chalk:"#f4ecdd",snow:"#e9e3d8",straw:"#d9b25c",copper:"#b0602c",light:"#f0cfae",brown:"#c08a5e",dark:"#7d5238"},eo={"money-lender":{robe:"ochre",cloth:"plum",hat:"beret",hair:"short",beard:"pointed",tool:"coins"},hostess:{robe:"moss",hat:"bonnet",hair:"parted",mane:"copper",face:"blush",collar:"apron",tool:"jug"},monk:{robe:"umber",hair:"tonsure",collar:"cross",tool:"cubes"},doctor:{robe:"coal",cloth:"coal",hat:"brim",face:"beak",tool:"vial"},minstrel:{robe:"moss",cloth:"wine",hat:"feather",hair:"waves",mane:"straw",tool:"lute"},fool:{robe:"moss",cloth:"wine",hat:"jester",face:"blush",collar:"ruff",tool:"marotte"},"city-guard":{robe:"azure",hat:"kettle",beard:"moustache",tool:"halberd"},"night-watchman":{robe:"slate",cloth:"slate",hat:"hood",beard:"stubble",tool:"lantern"},bishop:{robe:"wine",hat:"mitre",beard:"full",mane:"snow",collar:"stole",tool:"crozier"},"guild-master":{robe:"rust",cloth:"azure",hat:"chaperon",hair:"short",beard:"full",tool:"hammer"},"beggar-king":{robe:"umber",hat:"crown",behind:"long",mane:"straw",beard:"stubble",face:"patch",tool:"bowl"},advocate:{robe:"coal",cloth:"coal",hat:"biretta",hair:"sides",mane:"snow",collar:"jabot",tool:"scroll"},"lady-of-the-court":{robe:"azure",cloth:"plum",hat:"hennin",hair:"parted",mane:"straw",face:"blush",collar:"lace",tool:"rose"},mayor:{robe:"wine",cloth:"wine",hat:"fur",beard:"full",mane:"snow",collar:"chain",tool:"key"},carpenter:{robe:"ochre",cloth:"moss",hat:"cap",beard:"moustache",mane:"copper",collar:"apron",skin:"brown",tool:"saw"},manager:{robe:"plum",hair:"sides",face:"spectacles",collar:"chain",tool:"ledger"},nurse:{robe:"slate",cloth:"chalk",hat:"veil",face:"blush",collar:"cross",skin:"brown",tool:"cup"},scholar:{robe:"azure",cloth:"coal",hat:"square",hair:"short",face:"spectacles",skin:"dark",tool:"quill"},priest:{robe:"coal",hair:"short",mane:"snow",collar:"stole",tool:"crucifix"},procurator:{robe:"wine",cloth:"wine",hat:"biretta",beard:"pointed",mane:"copper",collar:"ruff",tool:"seal"},"bell-ringer":{robe:"rust",hair:"wild",mane:"copper",beard:"stubble",tool:"bell"},spy:{robe:"coal",cloth:"slate",hat:"brim",face:"mask",beard:"pointed",tool:"spyglass"},gypsies:{robe:"plum",cloth:"rust",hat:"scarf",behind:"long",face:"earrings",skin:"brown",tool:"tambourine"},coachman:{robe:"moss",cloth:"coal",hat:"tall",beard:"moustache",collar:"ruff",tool:"whip"},butcher:{robe:"rust",cloth:"chalk",hat:"cap",beard:"moustache",collar:"apron",tool:"cleaver"},benefactor:{robe:"azure",cloth:"ochre",hat:"fur",hair:"waves",mane:"snow",collar:"fur",tool:"heart"},trader:{robe:"ochre",cloth:"azure",hat:"chaperon",beard:"full",skin:"dark",tool:"scales"},host:{robe:"moss",hair:"sides",beard:"full",mane:"copper",collar:"apron",face:"blush",tool:"mug"},gravedigger:{robe:"umber",cloth:"coal",hat:"hood",beard:"long",mane:"snow",tool:"shovel"},actress:{robe:"rust",behind:"curls",hair:"waves",mane:"copper",face:"blush",collar:"lace",tool:"comedy"},advisor:{robe:"slate",cloth:"plum",hat:"skullcap",hair:"sides",beard:"long",mane:"snow",tool:"chess"},guard:{robe:"slate",hat:"helmet",beard:"stubble",tool:"sword"},mistress:{robe:"wine",behind:"curls",hair:"parted",mane:"coal",face:"earrings",collar:"lace",tool:"letter"}};function to(e){let t=eo[e];if(t)return t;let s=Object.values(eo),n=[...e].reduce(($,d)=>(31*$+d.charCodeAt(0))%9973,0),r=$=>s[(n+$)%s.length],{cloth:o,hat:l,hair:i,behind:c,mane:p}=r(0),m=Object.entries({cloth:o,hat:l,hair:i,behind:c,mane:p}).filter(([,$])=>$);return{...Object.fromEntries(m),robe:r(7).robe,tool:r(11).tool}}var so={coins:()=>a`<g>${N("coin",-5,10,19)}${N("coin",7,6,19)}${N("coin",0,-6,19)}</g>`,jug:()=>a`<g>
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
  </g>`,key:()=>a`<g><path class="gold edged" d="M-2-4H2V22H10V16H5V13H-2z" /><path class="stroke gold-line broad" d="M-7-11a7 7 0 1 0 14 0a7 7 0 1 0-14 0" /></g>`,saw:()=>a`<g transform="rotate(-20)"><path class="steel edged" d="M-5-24L6-20V12L-5 14z" /><path class="stroke" d="M6-18l3 3-3 3 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3 3" /><path class="wood edged" d="M-7 12H8V24H-7z" /></g>`,ledger:()=>a`<g><path class="wine edged" d="M-12-16H12V18H-12z" /><path class="sheet" d="M-9-13H9V15H-9z" />${N("prestige",0,-3,17)}<path class="stroke" d="M-6 8H6M-6 12H3" /></g>`,cup:()=>a`<g><path class="sheet edged" d="M-11-8H11C11 6 6 10 0 10S-11 6-11-8z" /><path class="stroke" d="M0 10V16M-7 18H7M-4-12q3-4 0-8M4-12q3-4 0-8" /></g>`,quill:()=>a`<g><path class="feather" d="M-6 14C-6-8 2-22 14-28C16-12 8 6-6 14z" /><path class="stroke" d="M-9 22L11-22" /><path class="ink" d="M-16 14H-4V24H-16z" /></g>`,crucifix:()=>a`<path class="wood edged" d="M-3-22H3V-10H13V-4H3V24H-3V-4H-13V-10H-3z" />`,seal:()=>a`<g><path class="sheet edged" d="M-12-18H12V8H-12z" /><path class="stroke" d="M-8-12H8M-8-7H8M-8-2H4" /><path class="ruby edged" d="M-4 8L-8 22-3 18 0 24 3 18 8 22 4 8z" /><circle class="wax" cy="8" r="7" /></g>`,bell:()=>a`<g><path class="stroke thick" d="M0-34V-12" /><g transform="translate(0 2) scale(1.5)">${N("bell",0,0,24)}</g></g>`,spyglass:()=>a`<g transform="rotate(-30)"><path class="gold edged" d="M-16-4H-2V4H-16z" /><path class="wood edged" d="M-2-6H14V6H-2z" /><path class="gold edged" d="M14-8H19V8H14z" /></g>`,tambourine:()=>a`<g><circle class="sheet edged" r="14" /><path class="stroke broad wood-line" d="M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0" />${[0,72,144,216,288].map(e=>a`<circle class="gold edged" cy="-14" r="3.2" transform=${`rotate(${e})`} />`)}</g>`,whip:()=>a`<g><path class="stroke" d="M4-14C14-30 22-16 12-6C6 0 16 6 20 0" /><path class="wood edged" d="M-6 22L3-15 6-14-2 23z" /></g>`,cleaver:()=>a`<g transform="rotate(14)"><path class="steel edged" d="M-9-22H9V6H-9z" /><circle class="paper" cx="5" cy="-17" r="2" /><path class="wood edged" d="M-3 6H3V24H-3z" /></g>`,heart:()=>a`<g>${N("coin",0,-12,15)}<path class="ruby edged" d="M0 18C-18 6-10-8 0 1C10-8 18 6 0 18z" /></g>`,scales:()=>a`<g><path class="stroke thick" d="M0-20V18M-15-14H15M-7 20H7" /><path class="stroke" d="M-15-14L-21 2M-15-14L-9 2M15-14L9 2M15-14L21 2" /><path class="gold edged" d="M-22 2H-8C-9 8-21 8-22 2zM8 2H22C21 8 9 8 8 2z" /></g>`,mug:()=>a`<g><path class="stroke thick" d="M8-4C20-6 20 12 8 12" /><path class="wood edged" d="M-10-8H9V16H-10z" /><path class="sheet edged" d="M-12-7C-14-16-6-17-4-14C0-19 8-17 7-13C13-13 12-6 9-6C4-3-8-3-12-7z" /><path class="stroke" d="M-10-1H9M-10 10H9" /></g>`,shovel:()=>a`<g><path class="wood edged" d="M-1.8-30H1.8V8H-1.8zM-7-34H7V-30H-7z" /><path class="steel edged" d="M-9 6H9V18C9 24 4 27 0 29C-4 27-9 24-9 18z" /></g>`,comedy:()=>a`<g><path class="sheet edged" d="M-14-14C-6-10 6-10 14-14C16 6 10 16 0 18C-10 16-16 6-14-14z" /><path class="ink" d="M-9-4Q-6-9-2-4zM2-4Q6-9 9-4zM-8 4Q0 8 8 4Q5 13 0 13T-8 4z" /></g>`,chess:()=>a`<g><circle class="sheet edged" cy="-10" r="6.5" /><path class="sheet edged" d="M-4-4H4C4 4 6 8 9 12H-9C-6 8-4 4-4-4zM-12 12H12V18H-12z" /></g>`,sword:()=>a`<g transform="rotate(10)"><path class="steel edged" d="M-3-30L0-36 3-30V10H-3z" /><path class="gold edged" d="M-11 10H11V14H-11zM-2.4 14H2.4V24H-2.4z" /></g>`,letter:()=>a`<g>${N("message",0,6,30)}<path class="ruby edged" d="M0-6C-9-12-5-18 0-14C5-18 9-12 0-6z" /></g>`};var no={long:"M-19-6C-21-24 21-24 19-6L22 30H-22z",curls:"M-18-8C-22-24 22-24 18-8C27-4 26 6 22 10C28 16 24 26 16 24H-16C-24 26-28 16-22 10C-26 6-27-4-18-8z"},ro={short:"M-17 0C-19-22 19-22 17 0C15-7 11-10 0-10S-15-7-17 0z",parted:"M-17 2C-20-22 20-22 17 2C15-6 8-8-2-12C-6-8-14-6-17 2z",tonsure:"M-17 5C-21-3-19-12-14-13C-8-10 8-10 14-13C19-12 21-3 17 5C16-3 13-7 9-8Q0-5-9-8C-13-7-16-3-17 5z",wild:"M-18 4L-23-4-18-7-22-15-14-14-13-22-5-17 0-24 5-17 13-22 14-14 22-15 18-7 23-4 18 4C15-6 8-9 0-9S-15-6-18 4z",sides:"M-17 4C-20-2-18-10-15-12C-15-6-14-2-14 4zM17 4C20-2 18-10 15-12C15-6 14-2 14 4z",waves:"M-17 4C-20-22 20-22 17 4C14-2 12-8 4-12C0-8-12-8-17 4z"},oo={full:"M-16 2C-15 8-9 6-6 7Q0 4 6 7C9 6 15 8 16 2C17 18 9 25 0 25S-17 18-16 2z",pointed:"M-9 8Q0 4 9 8C8 15 4 22 0 27C-4 22-8 15-9 8z",moustache:"M0 7C-3 4-9 5-12 10C-8 10-4 11 0 9C4 11 8 10 12 10C9 5 3 4 0 7z",long:"M-14 4C-10 8-6 6 0 6S10 8 14 4C15 22 8 40 0 46C-8 40-15 22-14 4z",stubble:"M-15 4C-13 16-6 19 0 19S13 16 15 4C12 9 7 8 0 8S-12 9-15 4z"},ao={beret:()=>a`<path class="cloth edged" d="M-22-8C-24-24 22-28 24-12C24-6 12-8 0-8S-20-4-22-8z" />`,cap:()=>a`<path class="cloth edged" d="M-18-6C-19-24 19-24 18-6C10-10-10-10-18-6z" />`,bonnet:()=>a`<path class="sheet edged" d="M-21 2C-28-20-12-30 0-28S28-20 21 2C17-8 10-12 0-12S-17-8-21 2z" />`,veil:()=>a`<path class="cloth edged" d="M-20 34C-30-30 30-30 20 34L15 14C18-14-18-14-15 14z" />`,hood:()=>a`<path class="cloth edged" d="M-24 30C-30-16-14-30 0-32C14-30 30-16 24 30L15 12C18-16-18-16-15 12z" />`,mitre:()=>a`<g>
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
  </g>`},lo={spectacles:()=>a`<path class="stroke" d="M-12 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M2 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-2 0H2" />`,beak:()=>a`<g>
    <path class="sheet edged" d="M-15-4C-12 12-6 20 0 20C4 20 10 14 12 8L33 24C28 8 20-4 15-8z" />
    <circle class="ink" cx="-5" cy="-1" r="4.4" /><circle class="ink" cx="9" cy="-2" r="4.4" />
    <circle class="light" cx="-4" cy="-2" r="1.4" /><circle class="light" cx="10" cy="-3" r="1.4" />
  </g>`,mask:()=>a`<g>
    <path class="ink" d="M-17-5C-8-8 8-8 17-5C17 4 9 7 4 2H-4C-9 7-17 4-17-5z" />
    <path class="sheet" d="M-10-1h5v2h-5zM5-1h5v2H5z" />
  </g>`,patch:()=>a`<g><path class="stroke" d="M-17-9L17-3" /><circle class="ink" cx="6.4" cy="-1" r="4.6" /></g>`,earrings:()=>a`<path class="stroke gold-line" d="M-17 8a3.4 3.4 0 1 0 .1 0M17 8a3.4 3.4 0 1 0 .1 0" />`,blush:()=>a`<path class="blush" d="M-10 7h0M10 7h0" />`},io={ruff:()=>a`<path class="sheet edged" d="M-20 24C-16 17 16 17 20 24C24 30 14 32 10 29C6 34-6 34-10 29C-14 32-24 30-20 24z" />`,chain:()=>a`<g><path class="stroke gold-line thick" d="M-22 29C-14 52 14 52 22 29" /><circle class="gold edged" cy="47" r="5" /></g>`,jabot:()=>a`<path class="sheet edged" d="M-7 22H7L10 46 3 42 0 48-3 42-10 46z" />`,apron:()=>a`<path class="sheet edged" d="M-16 34C-8 30 8 30 16 34L19 54H-19z" />`,stole:()=>a`<path class="gold edged" d="M-20 27L-12 24-9 54H-17zM20 27L12 24 9 54H17z" />`,fur:()=>a`<path class="fur-trim edged" d="M-26 30C-20 20-8 26 0 34C8 26 20 20 26 30C18 34 6 44 4 54H-4C-6 44-18 34-26 30z" />`,lace:()=>a`<path class="sheet edged" d="M-18 25Q0 46 18 25L22 31Q0 56-22 31z" />`,cross:()=>a`<path class="gold edged" d="M-2 32H2V38H8V42H2V54H-2V42H-8V38H-2z" />`};function ot({person:e,rats:t,group:s,small:n=!1}){let r=h("person",e),o=[r,h("letter",s),H("rat",t)].join(", "),l=s==="brown",[i,c]=n?[119,Math.min(23,90/t)]:[128.5,20],p=n?132:140;return a`<${J} width=${100} height=${p} kind=${`person-face ${l?"brown":"grey"}`} label=${o}>
    <rect class="frame edged" x="1" y="1" width="98" height=${p-2} rx="8" />
    <path class="niche edged" d="M9 106V44C9 20 28 9 50 9S91 20 91 44V106z" />
    ${Fi(e)}
    <path class="niche-edge" d="M9 106V44C9 20 28 9 50 9S91 20 91 44V106z" />
    ${!l&&a`<g><circle class="sheet edged" cx="14" cy="14" r="9.5" /><text class="digits on-sheet" x="14" y="18.4" font-size="12">${s}</text></g>`}
    ${!n&&dt(r,50,117.5,92,12,"framed")}
    <g class="rats">
      ${Array.from({length:t},(m,$)=>N("rat",50+($-(t-1)/2)*(c+1),i,c))}
      ${t===0&&a`<text class="digits framed" x="50" y=${i+4.5} font-size="13">0</text>`}
    </g>
  <//>`}function Fi(e){let{robe:t,cloth:s="coal",tool:n,hat:r,hair:o,behind:l,mane:i="coal",beard:c,face:p,collar:m,skin:$="light"}=to(e),d={"--robe":Ft[t],"--cloth":Ft[s],"--mane":Ft[i],"--skin":Ft[$]};return a`<g class="bust" style=${d}>
    <g transform="translate(44 52)">
      ${l&&a`<path class="mane edged" d=${no[l]} />`}
      <path class="robe edged" d="M-35 54C-35 36-24 27-9 24H9C24 27 35 36 35 54z" />
      <path class="skin edged" d="M-7 14H7V26C3 30-3 30-7 26z" />
      ${m&&io[m]()}
      <path class="skin edged" d="M-17-4C-17-20 17-20 17-4C17 12 9 20 0 20S-17 12-17-4z" />
      <circle class="ink" cx="-6.4" r="1.9" /><circle class="ink" cx="6.4" r="1.9" />
      <path class="stroke" d="M0 1L-2 6H1M-4 11.5Q0 14 4 11.5M-9.5-5Q-6.4-7-3.6-5.4M9.5-5Q6.4-7 3.6-5.4" />
      ${c&&a`<path class="mane edged" d=${oo[c]} />`}
      ${c&&c!=="moustache"&&a`<path class="stroke" d="M-4 11.5Q0 13 4 11.5" />`}
      ${o&&a`<path class="mane edged" d=${ro[o]} />`} ${p&&lo[p]()} ${r&&ao[r]()}
    </g>
    <g transform="translate(78 80)">${so[n]()}</g>
  </g>`}var qi="M0-8.5C-6-12-7.5-17-6.5-20.5a22 22 0 0 1 13 0C7.5-17 6-12 0-8.5Z",Mn=5,ji=19.5;function Cn(e,t){let s=Array.from({length:Mn},(n,r)=>360/Mn*r);return a`<g transform=${`scale(${t/64})`}>
    <circle class="masonry edged" r="31" />
    <circle class="leading" r="27" />
    ${s.map((n,r)=>a`<path key=${n} class=${`petal petal-${r} glass ${e[r%e.length]}`} transform=${`rotate(${n})`} d=${qi} />`)}
    ${s.map(n=>a`<circle key=${n} class="sheet" transform=${`rotate(${n+180/Mn})`} cy=${-ji} r="4" />`)}
    <circle class="sheet" r="6.2" />
    <circle class="gold" r="3.6" />
  </g>`}function Sn({colours:e}){return a`<${J} width=${64} height=${64} kind="rose"><g transform="translate(32 32)">${Cn(e,64)}</g><//>`}var Ki=["M2 20C2 10 6 5 11 2C16 5 20 10 20 20z","M2 20H20V32H2z","M2 32H20V44H2z"];function at({round:e,facts:t}){let s=Object.values(t.periods).flat(),n=e?s.indexOf(e):s.length,r=e?u("round",{round:e}):u("over");return a`<${J} width=${70} height=${46} kind="round-window" label=${r}>
    ${Object.entries(t.periods).map(([o,l],i)=>a`<g key=${o} transform=${`translate(${24*i} 0)`}>
        ${l.map((c,p)=>{let m=s.indexOf(c),$=m<n?"past":m===n?"now":"to-come";return a`<path class=${`pane edged ${$}`} d=${Ki[p]} />`})}
        <text class=${`digits ${s.indexOf(l[0]??"")<=n?"over-glass":""}`} x="11" y="17" font-size="11">${o}</text>
      </g>`)}
  <//>`}var xs=1200,gt=630,bt=36,qt=gt-2*bt,it={x:qt+2*bt,width:xs-qt-3*bt},Gi=128,lt=78,Ui="Notre Dame";function zn({table:e,seats:t,round:s,view:n,streets:r,below:o=null,facts:l}){return a`<svg
    class="drawing share-picture"
    xmlns="http://www.w3.org/2000/svg"
    width=${xs}
    height=${gt}
    viewBox=${`0 0 ${xs} ${gt}`}
  >
    <rect class="backdrop" width=${xs} height=${gt} />
    ${n?a`<svg x=${bt} y=${bt} width=${qt} height=${qt}>
          <${Ve} state=${Qi(`${e} picture`,n,r,o)} facts=${l} aspect=${1} />
        </svg>`:a`<g transform=${`translate(${gt/2} ${gt/2})`}>${Cn(l.colours,.9*qt)}</g>`}
    <g transform=${`translate(${it.x} ${bt})`}>
      <text class="name flush" y="60" font-size="56">${Ui}</text>
      ${s&&a`<svg x=${it.width-118} y="4" width="118" height="78"><${at} round=${s} facts=${l} /></svg>`}
      ${t.map((i,c)=>a`<g key=${c} transform=${`translate(0 ${Gi+c*(lt+10)})`}>${Yi(i)}</g>`)}
    </g>
  </svg>`}function Yi({name:e,colour:t,open:s,rank:n,prestige:r}){let o=n===1,l=.8*(it.width-80-(r===null?12:150));return a`<rect class=${s?"shelf":`ground ${t}`} width=${it.width} height=${lt} rx="12" />
    ${o&&a`<rect class="winning" width=${it.width} height=${lt} rx="12" />`}
    <g class=${s?"empty":""} transform=${`translate(42 ${lt/2})`}>${pe(t,44)}</g>
    <text class=${`name flush ${s?"faint":""}`} x="80" y=${lt/2+12} font-size=${wr(e,l,36)}>${e}</text>
    ${r!==null&&a`<text class="digits trailing" x=${it.width-62} y=${lt/2+14} font-size="40">${r}</text>${N("prestige",it.width-34,lt/2,38)}`}`}function Qi(e,t,s,n){return{table:e,view:t,streets:s,seat:n,seats:[]}}var Ji=[1,2,5,10,20,50,100],co=6;function vs(e,t,s){let[n,r]=[Math.min(-1,...e),Math.max(1,...e)],o=Ji.find(p=>(r-n)/p<=co)??(r-n)/co,l=o*Math.floor(n/o),i=o*Math.ceil(r/o),c=[];for(let p=l;p<=i;p+=o)c.push(p);return{least:l,most:i,ticks:c,y:p=>s-(s-t)*(p-l)/(i-l)}}var En=230,_s=38,uo=14,po=14,mo=En-26,Xi=13,Ms={fine:"",inaccuracy:"M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z",mistake:"M0-7L7 0L0 7L-7 0Z",blunder:"M0 8L-8-6H8Z"};function Ln({points:e,end:t,width:s,label:n,now:r=null,onPick:o,figure:l=String}){let{ticks:i,y:c}=vs([...e.flatMap(({lead:d,after:f})=>[d,f]),t],po,mo),p=d=>P(_s+(s-_s-uo)*d/Math.max(1,e.length)),m=e.flatMap((d,f)=>d.round===e[f-1]?.round?[]:[{name:d.round,i:f}]),$=[...e.map(({lead:d},f)=>`${p(f)},${P(c(d))}`),`${p(e.length)},${P(c(t))}`];return a`<${J} width=${s} height=${En} kind="lead-chart" label=${n} group=${!0}>
    ${i.map(d=>a`<g key=${d}><line class=${d===0?"axis":"grid"} x1=${_s} x2=${s-uo} y1=${P(c(d))} y2=${P(c(d))} /><text class="tick trailing" x=${_s-6} y=${P(c(d))+4}>${l(d)}</text></g>`)}
    ${m.map(({name:d,i:f})=>a`<g key=${d}><line class=${d.endsWith("1")?"grid period":"grid"} x1=${p(f)} x2=${p(f)} y1=${po} y2=${mo} /><text class="tick flush" x=${p(f)+2} y=${En-8}>${d}</text></g>`)}
    <polyline class="lead-line" points=${$.join(" ")} />
    <circle class="lead-end" cx=${p(e.length)} cy=${P(c(t))} r="4" />
    ${e.map((d,f)=>d.grade!=="fine"&&Zi(d,p(f),P(c(d.lead)),P(c(d.after)),d.move===r,o))}
  <//>`}function Zi({move:e,grade:t,label:s},n,r,o,l,i){let c=m=>{m.preventDefault(),i?.(e)},p=i&&{role:"button",tabindex:0,onClick:c,onKeyDown:m=>(m.key==="Enter"||m.key===" ")&&c(m)};return a`<g key=${e} class=${`lead-mark grade-${t} ${l?"now":""}`} data-move=${e} role="img" aria-label=${s} ...${p}>
    <title>${s}</title>
    <line class="drop" x1=${n} x2=${n} y1=${r} y2=${o} />
    <circle class="hit" cx=${n} cy=${r} r=${Xi} />
    <path transform=${`translate(${n} ${r})`} d=${Ms[t]} />
  </g>`}var Hn=190,Cs=38,ec=14,tc=Hn-26,$o=.72;function On({rounds:e,width:t,label:s,figure:n=String}){let{ticks:r,y:o}=vs(e.flatMap(({luck:p,losses:m})=>[p,m]),ec,tc),l=(t-Cs)/Math.max(1,e.length),i=P(l*$o/2),c=(p,m,$)=>a`<rect class=${$} x=${P(m)} width=${i} y=${P(Math.min(o(0),o(p)))} height=${P(Math.abs(o(p)-o(0)))} />`;return a`<${J} width=${t} height=${Hn} kind="round-bars" label=${s} group=${!0}>
    ${r.map(p=>a`<g key=${p}><line class=${p===0?"axis":"grid"} x1=${Cs} x2=${t} y1=${P(o(p))} y2=${P(o(p))} /><text class="tick trailing" x=${Cs-6} y=${P(o(p))+4}>${n(p)}</text></g>`)}
    ${e.map((p,m)=>{let $=Cs+l*m+l*(1-$o)/2;return a`<g key=${p.round} role="img" aria-label=${p.label}>
        <title>${p.label}</title>
        ${c(p.luck,$,"luck-bar")} ${c(p.losses,$+i,"loss-bar")}
        <text class="tick" x=${P($+i)} y=${Hn-8}>${p.round}</text>
      </g>`})}
  <//>`}var Tn=["blue","red","green"],yt=["money-lender","hostess","carpenter"],sc={blue:{sectors:{"cloister-school":1,bank:2,residence:1,"carriage-house":1,hotel:0,park:0,hospital:1},friend:"hotel",supply:3,coins:4,rat:4,carriage:"red/left-outer",messages:[{colour:"green",kind:"rat"}],cathedral:1,prestige:12},red:{sectors:{"cloister-school":2,bank:1,residence:0,"carriage-house":2,hotel:0,park:1,hospital:0},friend:"park",rat:6,carriage:"red/right-inner",cathedral:0},green:{sectors:{"cloister-school":1,bank:1,residence:3,"carriage-house":1,hotel:1,park:0,hospital:1},friend:"residence",rat:3,carriage:"green/centre",cathedral:2}},nc={"blue/left-inner":"prestige","blue/left-outer":"coin","blue/right-outer":"marker","red/left-inner":"marker","red/right-outer":"coin","green/left-inner":"coin","green/left-outer":"marker","green/right-outer":"prestige"};function wt(e){let t=Tn.map((n,r)=>rc(n,r,e)),s=Tn.map((n,r)=>({seat:r,name:h("colour",n),colour:n,who:"bot",level:null,present:!0,mine:r===0,left:!1}));return{table:"sample",number:0,status:"playing",edition:"",options:{},help:{},listed:!1,practice:!1,daily:null,played_here:!0,host:!1,host_here:!0,seats:s,seat_requests:[],seat:0,move:0,view:{seat:0,round:"A3",phase:"cards",question:"",to_act:[],start_player:0,persons:yt,plague:e,asked_about:{},boroughs:Tn,cathedral_tile:8,cathedral_share:2,players:t,markets:nc,persons_in_game:[],grey_past:[],grey_to_come:[],brown_past:[],brown_to_come:[],coins_in_supply:null},streets:"windmill",sector_effects:[],draft:[],question:null,waiting:[],undo:{possible:!1,why:null,asked:null,to:[],pause:0},news:null,chat:[],watchers:0,bots_think_less:!1,commitment:null,seed:null,result:null,alone:!0,rematch:null}}function rc(e,t,s){let n=sc[e]??{},r=n.rat??0;return{seat:t,colour:e,coins:3,supply:2,general_supply:5,cathedral:0,sectors:{},friend:null,rat:r,carriage:`${e}/centre`,messages:[],prestige:null,prestige_by_source:null,doctor:!1,spied:!1,rat_after_plague:r+s-(n.sectors?.hospital??0),drafted:3,played:[],hand:[],pack:[],dealt:[],deck:[],later_decks:[],...n}}var An=[{players:{blue:{sectors:{"cloister-school":1,bank:2,residence:0,"carriage-house":1,hotel:0,park:0,hospital:2},friend:null,supply:1,general_supply:7,cathedral:0,rat:2,rat_after_plague:4,carriage:"blue/right-inner"},red:{sectors:{"cloister-school":1,bank:2,residence:0,"carriage-house":0,hotel:0,park:1,hospital:2},friend:"bank",supply:1,general_supply:7,cathedral:0,rat:5,rat_after_plague:7,carriage:"red/centre"},green:{sectors:{"cloister-school":2,bank:0,residence:0,"carriage-house":1,hotel:0,park:1,hospital:2},friend:"park",supply:3,general_supply:5,cathedral:0,rat:5,rat_after_plague:7,carriage:"green/left-outer"},yellow:{sectors:{"cloister-school":1,bank:1,residence:0,"carriage-house":0,hotel:1,park:1,hospital:2},friend:"bank",supply:2,general_supply:6,cathedral:0,rat:1,rat_after_plague:3,carriage:"yellow/left-outer"}},markets:{"blue/left-inner":"rat","blue/left-outer":"prestige","blue/right-outer":"coin","red/left-inner":"rat","red/left-outer":"coin","red/right-inner":"prestige","red/right-outer":"marker","green/left-inner":"marker","green/right-inner":"prestige","green/right-outer":"rat","yellow/left-inner":"rat","yellow/right-inner":"coin","yellow/right-outer":"prestige"},cathedral_tile:10},{players:{red:{sectors:{bank:3},supply:0}}},{players:{green:{sectors:{"carriage-house":2},supply:2}}},{players:{green:{carriage:"red/left-inner"}},markets:{"red/left-inner":null}},{players:{green:{rat:4,rat_after_plague:6}}},{players:{yellow:{sectors:{park:2},supply:1,rat:0,rat_after_plague:2}}},{players:{blue:{sectors:{"carriage-house":2},supply:0}}},{players:{blue:{carriage:"yellow/right-inner"}},markets:{"yellow/right-inner":null}},{players:{red:{sectors:{"cloister-school":0},cathedral:1}}},{players:{green:{sectors:{hospital:3},supply:1,rat:3,rat_after_plague:4}}},{players:{yellow:{sectors:{"cloister-school":2},supply:2,general_supply:4}}},{players:{blue:{sectors:{"carriage-house":1,park:1},rat:1,rat_after_plague:3}}},{players:{red:{sectors:{bank:0,park:4}}}},{players:{blue:{rat:3,rat_after_plague:4},red:{rat:7,rat_after_plague:8},green:{rat:4},yellow:{rat:2,rat_after_plague:3}}},{players:{green:{friend:"bank"}}},{players:{yellow:{sectors:{"carriage-house":1},supply:1}}},{players:{yellow:{carriage:"green/right-outer"}},markets:{"green/right-outer":null}},{players:{yellow:{rat:1,rat_after_plague:2}}},{players:{blue:{sectors:{"cloister-school":0,bank:3}}}},{players:{red:{sectors:{"cloister-school":1,hospital:1},supply:1,general_supply:6,rat_after_plague:9}}},{players:{green:{sectors:{park:2},supply:0,rat:3,rat_after_plague:3}}},{players:{yellow:{sectors:{residence:1},supply:0}}},{players:{blue:{friend:"bank"}}},{players:{red:{sectors:{"cloister-school":2},supply:2,general_supply:4}}},{players:{blue:{supply:2,general_supply:5}}},{players:{blue:{rat:4,rat_after_plague:8},red:{rat:9,rat_after_plague:14},green:{rat_after_plague:6},yellow:{rat:2,rat_after_plague:6}}},{players:{yellow:{friend:"cloister-school",supply:3,general_supply:1}}},{players:{blue:{supply:1,cathedral:1}}},{players:{red:{sectors:{"carriage-house":1},supply:1}}},{players:{red:{carriage:"red/right-inner"}},markets:{"red/right-inner":null}},{players:{green:{sectors:{"cloister-school":3,"carriage-house":1},supply:3,general_supply:2}}},{players:{yellow:{sectors:{residence:2},supply:2}}},{players:{blue:{sectors:{bank:4},supply:0}}},{players:{red:{sectors:{hotel:1},supply:0}}},{players:{green:{sectors:{bank:1},supply:2}}},{players:{blue:{sectors:{"carriage-house":0,park:2},rat:3,rat_after_plague:7}}}];var fo=1900,oc=6e3;function ac(e,t){let s=e.view,n=s.players.map(i=>{let c=t.players?.[i.colour]??{};return{...i,...c,sectors:{...i.sectors,...c.sectors}}}),r=Object.fromEntries(Object.entries({...s.markets,...t.markets}).filter(([,i])=>i!==null)),o=t.cathedral_tile??s.cathedral_tile,l={...s,players:n,markets:r,cathedral_tile:o};return{...e,view:l}}function lc(){let e=An[0]?.players??{},t=wt(0),s=t.view,n=s.players[0],r=Object.keys(e),o=r.map((i,c)=>({...n,seat:c,colour:i,messages:[]})),l={...t,table:"demo",seat:null,view:{...s,boroughs:r,players:o,markets:{}}};return An.map(i=>l=ac(l,i))}function ic(){let e=j(lc,[]),t=j(()=>matchMedia("(prefers-reduced-motion: reduce)").matches,[]),[s,n]=y(t?e.length-1:0),[r,o]=y(t);return z(()=>{if(r)return;let l=s===e.length-1,i=()=>{document.visibilityState==="visible"?n(l?0:s+1):c=setTimeout(i,fo)},c=setTimeout(i,l?oc:fo);return()=>clearTimeout(c)},[s,r]),a`<div class="living-board">
    <div aria-hidden="true" inert><${Ve} state=${e[s]} facts=${R()} aspect=${1.2} /></div>
    <button type="button" class="plain" aria-label=${u(r?"replay_run":"replay_pause")} onClick=${()=>o(!r)}>
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d=${r?"M5 3l8 5-8 5z":"M4 3h3v10H4zM9 3h3v10H9z"} /></svg>
    </button>
  </div>`}var cc=`notredame commitment 1
`;function Ss({seed:e,commitment:t,table:s}){let[n,r]=y(null);if(!t)return null;let o=async()=>r(await uc(e??"")===t),l=`notredame-${s}.txt`;return a`<section class="card stack fairness" aria-labelledby="fairness">
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
  </section>`}async function uc(e){let t=(e.match(/../g)??[]).map(r=>parseInt(r,16)),s=new Uint8Array([...new TextEncoder().encode(cc),...t]);return[...new Uint8Array(await crypto.subtle.digest("SHA-256",s))].map(r=>r.toString(16).padStart(2,"0")).join("")}function oe(e){return e<0?`\u2212${-e}`:String(e)}function kt({deal:e}){let{mine:t,par:s}=e,n=t?.score;return a`<div class="stack tight">
    <table class="daily-table">
      <thead>
        <tr><td></td><${Rn} /></tr>
      </thead>
      <tbody>
        ${n&&a`<tr class="mine"><th scope="row">${h("daily","you")}</th><${zs} score=${n} /></tr>`}
        ${s&&a`<tr><th scope="row">${h("daily","par")}</th><${zs} score=${s} /></tr>`}
      </tbody>
    </table>
    ${n&&!s&&a`<p class="soft" role="status">${h("daily","par_waits")}</p>`}
    ${n&&s&&a`<p>${pc(n.lead-s.lead)}</p>`}
    ${t?.late&&a`<p class="soft">${h("daily","late")}</p>`}
    <p class="soft small">${h("daily","par_help",{level:h("level",e.level)})}</p>
  </div>`}function Rn(){return a`<th scope="col">${h("daily","lead")}</th>
    <th scope="col">${h("daily","place")}</th>
    <th scope="col">${h("daily","prestige")}</th>`}function zs({score:e}){let{lead:t,place:s,prestige:n}=e;return a`<td>${t>0?`+${t}`:oe(t)}</td>
    <td>${u("place",{n:s})}</td>
    <td>${n}</td>`}function pc(e){return e?h("daily",e>0?"better":"worse",{points:H("point",Math.abs(e))}):h("daily","even")}function xt({deal:e,most:t=1/0}){let s=e.results.filter((n,r)=>r<t||n.mine);return s.length?a`<table class="daily-table daily-results">
    <caption>${h("daily","results")} <span class="soft small">${h("daily","finished",{n:e.finished})}</span></caption>
    <thead>
      <tr>
        <th scope="col">${h("daily","rank")}</th>
        <th scope="col">${u("name")}</th>
        <${Rn} />
      </tr>
    </thead>
    <tbody>
      ${s.map((n,r)=>a`<tr key=${r} class=${n.mine?"mine":""} aria-current=${n.mine?"true":void 0}>
        <td>${u("place",{n:n.rank})}</td>
        <th scope="row"><bdi>${n.name||h("called","guest")}</bdi>${n.mine&&a` <span class="soft">(${u("you")})</span>`}</th>
        <${zs} score=${n} />
      </tr>`)}
    </tbody>
  </table>`:a`<p class="soft">${h("daily","no_results")}</p>`}function Es({deal:e,again:t}){let[s,n]=K();if(!e.mine||e.mine.late)return null;let r=!e.mine.listed,o=()=>{n(null),_r(r),D(`/api/daily/${e.day}/listed`,{listed:r}).then(t,n)};return a`<div>
    <label class="check">
      <input type="checkbox" checked=${e.mine.listed} onChange=${o} /> ${h("daily","listed")}
    </label>
    ${s&&a`<p class="trouble" role="alert">${s}</p>`}
  </div>`}var dc=3e3;function Ls(){return go("/api/daily",e=>Vn(e.today)||Vn(e.yesterday))}function ho(e){return go(e&&`/api/daily/${e}`,Vn)}function Vn(e){return!!e.mine?.score&&!e.par}function go(e,t){let[s,n]=y(null),[r,o]=y(null),[l,i]=y(0);z(()=>{if(!e)return;let p,m=async()=>{let d=await I(e);n(d),o(null),t(d)&&(p=setTimeout(()=>$=ue(m,o),dc))},$=ue(m,o);return()=>{$(),clearTimeout(p)}},[e,l]);let c=ae(()=>i(p=>p+1),[]);return{found:s,trouble:r,again:c}}var mc=5;function $c(){let{found:e,trouble:t}=Ls(),s=e?.today;return a`<div class="stack">
    <h2 id="daily-title">${h("daily","title")} <span class="soft small">${he(s?.day??xr())}</span></h2>
    ${t!==null&&a`<p class="trouble" role="alert">${F(t)}</p>`}
    <${Pn} deal=${s??null} />
    ${s&&s.results.length>0&&a`<${xt} deal=${s} most=${mc} />`}
    <p><a href="/daily">${h("daily","more")}</a></p>
  </div>`}function Pn({deal:e}){let t=e?.mine;return e&&t?.score?a`<div class="stack">
      <${kt} deal=${e} />
      <p class="row"><a class="button" href=${`/t/${t.table}`}>${h("daily","look")}</a></p>
    </div>`:a`<div class="stack">
    <p>${h("daily","about")}</p>
    ${e&&t&&a`<p>${h("daily","until",{time:mt(e.revealed)})}</p>`}
    <p class="row"><${Mr} label=${h("daily",t?"go_on":"play")} /></p>
  </div>`}function fc(){let{found:e,trouble:t,again:s}=Ls();return a`<${G} />
    <main id="main" class="daily stack" tabindex="-1">
      <h1>${h("daily","title")}</h1>
      ${t!==null&&a`<p class="trouble" role="alert">${F(t)}</p>`}
      ${e&&a`<${hc} deal=${e.today} next=${e.tomorrow} again=${s} />`}
      ${e&&a`<${gc} deal=${e.yesterday} again=${s} />`}
      ${e?.yesterday.record&&a`<${Ss} seed=${e.yesterday.seed} commitment=${e.yesterday.commitment} table=${e.yesterday.day} />`}
    </main>
    <${ee} />`}function hc({deal:e,next:t,again:s}){return a`<section class="card stack" aria-labelledby="today">
    <h2 id="today">${h("daily","today",{day:he(e.day)})}</h2>
    <${Pn} deal=${e} />
    <${bo} deal=${e} again=${s} />
    <details>
      <summary>${u("fairness")}</summary>
      <p class="small">${u("commitment_text")}</p>
      <p class="hash">${e.commitment}</p>
      <p class="small">${h("daily","next",{day:he(t.day)})}</p>
      <p class="hash">${t.commitment}</p>
    </details>
  </section>`}function gc({deal:e,again:t}){let{mine:s}=e,n=s?!s.score&&"unfinished":"not_played";return a`<section class="card stack" aria-labelledby="yesterday">
      <h2 id="yesterday">${h("daily","yesterday",{day:he(e.day)})}</h2>
      ${n&&a`<p>${h("daily",n)}</p>`}
      ${(s?.score||e.par)&&a`<${kt} deal=${e} />`}
      ${!e.seed&&a`<p>${h("daily",s&&!s.score?"until":"not_yet",{time:mt(e.revealed)})}</p>`}
      <p class="row">
        ${s&&a`<a class="button" href=${`/t/${s.table}`}>${h("daily","look")}</a>`}
        ${e.record&&a`<${bc} day=${e.day} />`}
      </p>
      ${e.results.length>0&&a`<${bo} deal=${e} again=${t} />`}
    </section>`}function bo({deal:e,again:t}){return a`<div class="stack">
    <${xt} deal=${e} />
    <${Es} deal=${e} again=${t} />
    ${e.results.length>0&&a`<p class="soft small">${h("daily","lead_help")} ${h("daily","names")}</p>`}
  </div>`}function bc({day:e}){let[t,s]=y(!1),[n,r]=K(),o=`/api/daily/${e}/record`;return a`<button type="button" disabled=${t} onClick=${async()=>{s(!0),r(null);try{let i=await fetch(o);if(!i.ok)throw await Vt(i);let{table:c}=await D("/api/import",{record:await i.text()});xe(`/t/${c}`)}catch(i){r(i),s(!1)}}}>${h("daily","bots_game")}</button>
    <a class="button" href=${o} download=${`notredame-${e}.txt`}>${h("daily","bots_record")}</a>
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}`}function Hs(){return yt.reduce((e,t)=>e+(R().persons[t]?.rats??0),0)}function yc(){return a`<${J} width=${124} height=${134} kind="sector">
    <g transform="translate(2 36)">
      ${ws({sector:"bank",name:h("card","bank"),colour:"blue",width:120,gains:[["3","coin"]]})}
      ${[44,74].map(e=>a`<g key=${e} transform=${`translate(${e} 49) scale(1.8)`}>${Ae("blue")}</g>`)}
    </g>
  <//>`}function yo({person:e}){let t=R().persons[e];return a`<${ot} person=${e} rats=${t?.rats??0} group=${t?.group??"brown"} />`}var wo=()=>a`<div class="picture">
    ${yt.map(e=>a`<${yo} key=${e} person=${e} />`)}
    <span class="sum"><${V} name="plague" />${yt.map(e=>R().persons[e]?.rats??0).join(" + ")} = ${Hs()}</span>
  </div>`,ko=()=>a`<div class="picture">
    <${Pe} card="bank" colour="blue" />
    <${jt} />
    <span class="fan"><${rt} colour="blue" /><${rt} colour="blue" /></span>
  </div>`,xo=()=>a`<div class="picture">
    <${Pe} card="bank" colour="blue" />
    <${jt} />
    <${yc} />
    <${jt} />
    <span class="gains"><${V} name="coin" /><${V} name="coin" /></span>
  </div>`,vo=()=>a`<div class="picture">
    <${V} name="coin" />
    <${jt} />
    <${yo} person=${yt[1]??""} />
    <${jt} />
    <span class="gains pairs"><${V} name="prestige" /><${V} name="prestige" /><${V} name="prestige" /><${V} name="rat-back" /></span>
  </div>`;function _o(){let e=wt(Hs()).view?.players[0];return a`<div class="picture">
    <${J} width=${404} height=${66} kind="borough">${e&&ys({player:e,facts:R(),width:404,height:66,look:{}})}<//>
  </div>`}function jt(){return a`<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12H20M13 5L20 12L13 19" /></svg>`}var wc=[["persons",wo],["draft",ko],["play",xo],["hire",vo],["plague",_o]],ve=e=>h("learn",e);function kc(){return a`<${G} />
    <main id="main" class="learn">
      <section class="learn-about" aria-labelledby="learn-title">
        <div class="stack">
          <h1 id="learn-title">${u("learn")}</h1>
          <p class="learn-lead">${ve("lead")}</p>
          <p>${ve("sectors")}</p>
          <p>${ve("plague")}</p>
          <${Mo} />
        </div>
        <div class="learn-city" aria-hidden="true"><${Ve} state=${wt(Hs())} facts=${R()} /></div>
      </section>
      <section class="stack" aria-labelledby="steps-title">
        <h2 id="steps-title">${u("how_a_round_goes")}</h2>
        <ol class="steps">
          ${wc.map(([e,t],s)=>a`<li key=${e} class="card">
              <div aria-hidden="true"><${t} /></div>
              <h3><span class="step-number" aria-hidden="true">${s+1}</span>${ve(`step_${e}_title`)}</h3>
              <p>${ve(`step_${e}_text`)}</p>
            </li>`)}
          <li class="card aside">
            <div aria-hidden="true"><div class="picture"><${at} round="A3" facts=${R()} /></div></div>
            <h3>${ve("periods_title")}</h3>
            <p>${ve("periods_text")}</p>
          </li>
        </ol>
      </section>
      <section class="learn-start card" aria-labelledby="guided-title">
        <h2 id="guided-title">${ve("guided_title")}</h2>
        <p>${ve("guided_text")}</p>
        <${Mo} also=${!0} />
      </section>
    </main>
    <${ee} />`}function xc(){let[e,t]=y(null);return z(()=>{let s=$t();if(!s)return;let n=!0;return I("/api/me").then(r=>{n&&r.tables.some(o=>o.table===s&&o.status==="playing")&&t(s)},r=>console.error(r)),()=>{n=!1}},[]),e}function Mo({also:e=!1}){let[t,s]=y(!1),[n,r]=K(),o=xc();return a`<p class="row">
      <button class="main large" type="button" disabled=${t} onClick=${async()=>{s(!0),r(null);try{await zr()}catch(i){r(i),s(!1)}}}>${ve("start")}</button>
      ${o&&a`<a class="button" href=${`/t/${o}`}>${ve("resume")}</a>`}
      ${e&&a`<a class="button plain" href="/rules">${u("rules")}</a>`}
    </p>
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}`}function Co(e){let t=new Map;for(let s of e)for(let n of s.places)t.set(n,[...t.get(n)??[],s.id]);return t}function So(e){let t=e.indexOf(":");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}function Os(e,t){return t===null?null:e.view?.players[t]??null}function vt(e,t,s){let[n,r]=So(e),o=vc[n];return o?o(r,t,s):null}function Ne(e,t){return e.view?.players.find(s=>s.colour===t)??null}function Ue(e,t){return e.seats.find(s=>s.colour===t)?.name??h("colour",t)}function Nn(e,t){return{title:T(h("card",e)),text:[le("card_help",e,t)]}}function zo(e){return u("tip_message_of",{colour:h("colour",e.split("/")[0]??"")})}var vc={card:(e,t)=>Nn(e,t),hand:(e,t)=>Nn(e.split(":")[1]??"",t),pack:(e,t)=>Nn(e,t),sector:(e,t)=>{let[s="",n=""]=e.split("/"),r=Ne(t,s),o=[le("card_help",n,t)];if(r){let l=H("piece",Ke(r,n)),i=t.sector_effects[r.seat]?.[n]??{};o.unshift(r.friend===n?u("tip_pieces_friend",{pieces:l}):l,Dr(i),u("tip_next",{brings:$s(i)}))}return{title:u("tip_of",{what:T(h("place",n)),name:Ue(t,s)}),text:o.filter(Boolean)}},person:(e,t,s)=>{let n=s.persons[e],r=n?H("rat",n.rats):"",o=n?h("letter",n.group):"";return{title:T(h("person",e)),text:[le("person_help",e,t),`${o} \xB7 ${r}`]}},market:(e,t,s)=>{let n=t.view?.markets??{},r=n[e],o=t.view?.players.filter(c=>c.carriage===e)??[],l=[];r?l.push(h("kind",r)):l.push(u(e.endsWith("/centre")?"tip_centre":"tip_no_message"));let i=t.question?.refused.find(c=>c.place===`market:${e}`);i&&l.push(i.why);for(let c of o)l.push(u("tip_carriage",{name:Ue(t,c.colour)}));return{title:r?zo(e):T(Wt(e,n,s.markets)),text:l}},message:e=>({title:zo(e),text:[h("kind",e.split("/")[1]??"")]}),messages:(e,t)=>{let s=Ne(t,e);if(!s)return null;let n=s.messages.map(r=>`${T(h("colour",r.colour))}: ${h("kind",r.kind)}`);return n.length||n.push(u("tip_no_messages")),{title:u("tip_of",{what:H("message",s.messages.length),name:Ue(t,e)}),text:n}},coins:(e,t)=>In(e,t,"coin",Ne(t,e)?.coins,"tip_coins",{price:H("coin",Number(t.options.hire_cost))}),supply:(e,t)=>In(e,t,"marker",Ne(t,e)?.supply,"tip_supply"),general:(e,t)=>In(e,t,"marker",Ne(t,e)?.general_supply,"tip_general"),prestige:(e,t)=>{let s=Ne(t,e);if(!s)return null;if(s.prestige===null)return{title:u("tip_purse"),text:[u("tip_purse_text")]};let n=Object.entries(s.prestige_by_source??{}).filter(([,r])=>r).map(([r,o])=>`${T(h("source",r))}: ${o}`);return{title:u("tip_of",{what:H("prestige",s.prestige),name:Ue(t,e)}),text:n}},rat:(e,t,s)=>{let n=e.split("/")[0]??"",r=Ne(t,n);return r?{title:u("tip_rat_at",{name:Ue(t,n),at:r.rat}),text:[...wn(r,s).map(T),u("tip_rat")]}:null},friend:(e,t)=>{let s=Ne(t,e)?.friend;return{title:u("tip_of",{what:T(h("card","trusted-friend")),name:Ue(t,e)}),text:[T(h("place",s??"off-board")),le("card_help","trusted-friend",t)]}},carriage:(e,t,s)=>{let n=Ne(t,e)?.carriage??"";return{title:u("tip_carriage",{name:Ue(t,e)}),text:[T(Wt(n,t.view?.markets??{},s.markets)),le("card_help","carriage-house",t)]}},cathedral:(e,t)=>{let s=t.view;if(!s)return null;let n=s.players.reduce((o,l)=>o+l.cathedral,0),r=[u("tip_cathedral",{prestige:H("prestige",s.cathedral_tile)})];return n&&r.unshift(u("tip_share",{markers:H("marker",n),share:s.cathedral_share})),{title:T(h("place","cathedral")),text:r}},plague:(e,t,s)=>{let n=Os(t,t.seat);return t.view&&{title:u("plague_value",{value:t.view.plague}),text:[...n?fs(n,s):[],u("tip_plague")]}},round:(e,t)=>t.view?.round?{title:u("round",{round:t.view.round}),text:[h("phase",t.view.phase),u("tip_round")]}:null,answer:(e,t)=>{let s=t.question?.choices.find(n=>n.id===e);return s?{title:s.label,text:s.brings.map(n=>T(n.text))}:null},undo:(e,t)=>({title:u("undo"),text:[_c(t)]}),hurried:()=>({title:T(u("hurried")),text:[u("tip_hurried")]}),start:(e,t)=>t.view&&{title:u("start_figure"),text:[u("tip_start",{name:t.seats[t.view.start_player]?.name??""})]}};function _c({practice:e,undo:t}){return t.possible?u(e?"undo_practice":t.pause?"undo_pause":"undo_can"):u(`undo_${t.why??"nothing"}`)}function In(e,t,s,n,r,o){return n===void 0?null:{title:u("tip_of",{what:H(s,n),name:Ue(t,e)}),text:[u(r,o)]}}var Mc=350,Cc=500,Eo="tip",Sc="[data-tip],[data-place]";function Ts({state:e,facts:t}){let s=S(null),[n,r]=y(null),o=n?.getAttribute("data-tip")??n?.getAttribute("data-place"),l=e&&o&&n?.isConnected?vt(o,e,t):null;A(()=>{let c,p=!1,m=null,$=_=>_ instanceof Element?_.closest(Sc):null,d=_=>{clearTimeout(c),m=_,r(_)},f=()=>d(null),[g,b]=[-1,-1],x=_=>{if(_.pointerType!=="mouse"||_.clientX===g&&_.clientY===b)return;[g,b]=[_.clientX,_.clientY];let L=$(_.target);L!==m&&(f(),m=L,L&&(c=setTimeout(()=>d(L),Mc)))},w=_=>{_.pointerType==="mouse"&&$(_.target)!==m&&f()},v=_=>{let L=$(_.target);p=!1,f(),!(_.pointerType==="mouse"||!L)&&(c=setTimeout(()=>{p=!0,d(L)},Cc))},k=()=>clearTimeout(c),M=_=>{if(p){p=!1,_.preventDefault(),_.stopPropagation();return}let L=$(_.target),B=L?.classList.contains("lit")||L?.getAttribute("aria-disabled")==="false";d(B?null:L),B&&(m=L)},C=_=>{let L=$(_.target);d(L===_.target&&L?.matches(":focus-visible")?L:null)},O=_=>{_.key==="Escape"&&f()},E=_=>{_.target instanceof Node&&_.target.contains(m)&&f()},q=new AbortController,{signal:W}=q;return document.addEventListener("pointermove",x,{signal:W}),document.addEventListener("pointerover",w,{signal:W}),document.addEventListener("pointerdown",v,{signal:W}),document.addEventListener("pointerup",k,{signal:W}),document.addEventListener("pointercancel",f,{signal:W}),document.addEventListener("click",M,{capture:!0,signal:W}),document.addEventListener("focusin",C,{signal:W}),document.addEventListener("keydown",O,{signal:W}),addEventListener("scroll",E,{capture:!0,signal:W}),()=>{clearTimeout(c),q.abort()}},[]);let i=l!==null;return A(()=>{let c=s.current;if(!(!i||!n||!c))return n.setAttribute("aria-describedby",Eo),"showPopover"in c&&!c.matches(":popover-open")&&c.showPopover(),zc(c,n.getBoundingClientRect()),()=>{n.removeAttribute("aria-describedby"),"hidePopover"in c&&c.matches(":popover-open")&&c.hidePopover()}},[n,i]),a`<div ref=${s} id=${Eo} role="tooltip" popover="manual" class="tip">
    ${l&&a`<strong class="name">${l.title}</strong>
      ${l.text.map(c=>a`<p>${c}</p>`)}`}
  </div>`}function zc(e,t){let{offsetWidth:s,offsetHeight:n}=e,r=Math.max(8,Math.min(innerWidth-s-8,t.left+t.width/2-s/2)),o=t.top-n-8,l=Math.min(innerHeight-n-8,t.bottom+8);e.style.left=`${r}px`,e.style.top=`${o>=8?o:Math.max(8,l)}px`}var Ho="notredame.table",Ec="(pointer: coarse)",Lo={pace:"normal",confirm:!1,pause:2,sound:!matchMedia(Ec).matches,notify:!1,quiet:!1},Ye={slow:2200,normal:1100,once:0},Kt=new os(Lc());function Lc(){try{return{...Lo,...JSON.parse(je(Ho)??"{}")}}catch{return Lo}}function me(){return Kt.value}function Qe(e){Kt.value={...Kt.value,...e},Oe(Ho,JSON.stringify(Kt.value))}function Je(){return as(Kt)}var Oo="(max-width: 900px)",Hc="(max-width: 600px)",To="(min-width: 700px) and (max-width: 900px) and (min-height: 900px)",Oc="(min-width: 1120px) and (orientation: landscape)";function Dn(){return matchMedia(Oo).matches}function Ao(){return Dn()&&!matchMedia(To).matches}function ze(){return As(Oo)}function Ro(){return As(Hc)}function Vo(){return As(To)}function Po(){return As(Oc)}function As(e){let[t,s]=y(()=>matchMedia(e).matches);return A(()=>{let n=matchMedia(e),r=()=>s(n.matches);return n.addEventListener("change",r),()=>n.removeEventListener("change",r)},[]),t}function be(e,{first:t=!1}={}){let s=S(e);s.current=e,A(()=>{let n=r=>s.current(r);return document.addEventListener("keydown",n,t),()=>document.removeEventListener("keydown",n,t)},[])}var Gt=9;function Ut(e){return e.ctrlKey||e.metaKey||e.altKey||e.repeat?!1:!(e.target instanceof Element&&e.target.closest("input, textarea, select, [contenteditable]"))&&!document.querySelector("dialog[open]")}var No=600;function Io(e){let[t,s]=y(""),n=S(-No),r=o=>{s(o);let l=Wn(o);if(!l)return e.toPrompt();l.focus({preventScroll:!0}),l.scrollIntoView({block:"center"})};return be(o=>{if(!Ut(o))return;let l=o.target instanceof Element?o.target:null;if(o.key==="0"&&!t&&e.toggleRest)e.toggleRest();else if(/^\d$/.test(o.key)){let i=e.open?Do():[];if(i.length<=Gt){let p=i[Number(o.key)-1]?.dataset.choice;if(!p||o.timeStamp<n.current+No)return;n.current=o.timeStamp,e.choose(p);return}let c=[t+o.key,o.key].find(p=>i[Number(p)-1]);c&&r(c)}else o.key==="Backspace"?t&&r(t.slice(0,-1)):o.key==="Enter"?!l?.closest("button, a, [role=button]")&&e.confirm()&&o.preventDefault():o.key==="u"?e.undo():o.key==="Escape"&&(t&&r(""),e.letGo())}),A(()=>s(""),[e.asked]),A(()=>{if(!t)return;let o=Wn(t),l=()=>s(i=>Wn(i)===o?"":i);return o?.addEventListener("blur",l),()=>o?.removeEventListener("blur",l)},[t]),t}function Do(){return[...document.querySelectorAll(".answers-box .answer")]}function Wn(e){return Do()[Number(e)-1]}var Wo=["columns","columns figures","text figures"],Bo="text figures",Tc=1;function Fo(e){let[t,s]=y(0),n=()=>{let o=e.current?.getBoundingClientRect().bottom??0,l=[...e.current?.querySelectorAll("li")??[]];s(l.filter(i=>i.getBoundingClientRect().bottom>o+4).length)},r=()=>{if(e.current){let o=e.current.scrollTop;Ac(e.current),e.current.scrollTop=o}n()};return A(r),A(()=>{let o=e.current;if(!o)return;let l=new ResizeObserver(r);return l.observe(o),o.addEventListener("scroll",n,{passive:!0}),()=>{l.disconnect(),o.removeEventListener("scroll",n)}},[]),t}function Ac(e){Yt(e,new Set);let t=[];for(let n of Wo){if(e.dataset.fit=n,Bn(e))return;t.push(e.scrollHeight)}let s=Wo[t.indexOf(Math.min(...t))]??Bo;e.dataset.fit=s,!Dn()&&(e.dataset.fit=Bo,Rc(e)||(e.dataset.fit=s))}function Rc(e){let t=Vc(e),s=new Set(t);if(Yt(e,s),!Bn(e))return Yt(e,new Set),!1;for(let n of t.reverse())s.delete(n),Yt(e,s),Bn(e)||s.add(n);return Yt(e,s),!0}function Bn(e){return e.scrollHeight<=e.clientHeight+Tc}function Vc(e){return[...new Set([...e.querySelectorAll(".explanation")].map(s=>s.textContent??""))].sort((s,n)=>n.length-s.length)}function Yt(e,t){for(let s of e.querySelectorAll(".answer")){let n=!1;for(let r of s.querySelectorAll(".in-words")){let o=t.has(r.querySelector(".explanation")?.textContent??"");r.classList.toggle("left-out",o),n||=o}n?s.setAttribute("data-tip",`answer:${s.getAttribute("data-choice")}`):s.removeAttribute("data-tip")}}var Pc={coins:"coin",markers:"marker",prestige:"prestige",rat:"rat"},Nc=4;function Rs({question:e,pending:t,marked:s,hinted:n,tried:r=[],tight:o,opened:l,onRest:i,onChoose:c,onConfirm:p,onUnmark:m,onPoint:$}){return a`${e.notes.length>0&&a`<ul class="refused">
      ${e.notes.map(d=>a`<li key=${d}>${d}</li>`)}
    </ul>`}
    <${Ic} key=${e.asked} question=${e} pending=${t} marked=${s} hinted=${n} tried=${r} tight=${o} opened=${l} onRest=${i} onChoose=${c} onPoint=${$} />
    ${s!==null&&a`<${Bc} onConfirm=${p} onUnmark=${m} pending=${t} />`}`}function Fn(e){return e.choices.length>e.listed}function _t(e,t){return t?e.choices:e.choices.slice(0,e.listed)}function Ic({question:e,pending:t,marked:s,hinted:n,tried:r,tight:o,opened:l,onRest:i,onChoose:c,onPoint:p}){let m=_t(e,l),$=Fn(e),d=m.length>Gt,f=S(null),g=Fo(f),b=()=>f.current?.scrollBy({top:.8*f.current.clientHeight,behavior:"smooth"}),x=$&&a`<li key="rest">
    <button type="button" class="opens-rest" aria-expanded=${l?"true":"false"} aria-disabled=${t!==null} onClick=${()=>t===null&&i()}>
      <kbd aria-hidden="true">0</kbd> <span class="answer-label">${e.rest}</span>
    </button>
  </li>`,w=m.length<4?1:m.length<7?2:3,v=w===1?null:Dc(m.map(k=>k.label));return a`<div ref=${f} class=${`answers-box ${g?"goes-on":""}`} data-asked=${e.asked}>
      <ol class=${`answers columns-${w} ${d||o?"figures":""}`}>
        ${m.map((k,M)=>a`${M===e.listed&&x}<li key=${k.id}>
            <${qn} choice=${k} words=${v?.[M]} digit=${M+1} preferred=${k.id===e.default} pending=${t} marked=${s===k.id} hinted=${n===k.id} tried=${r.includes(k.id)} onChoose=${c} onPoint=${p} />
          </li>`)}
        ${m.length<=e.listed&&x}
      </ol>
    </div>
    ${g>0&&a`<button type="button" class="plain more-below" tabindex="-1" onClick=${b}><span><span aria-hidden="true">▾</span> ${u("more_below",{n:g})}</span></button>`}`}function Dc(e){let t=e.slice(0,-1).map(p=>p.split(" ")),[s=[]]=t;if(t.some(p=>/[\d:]/.test(p.join())))return e;let n=Math.min(...t.map(p=>p.length)),[r,o]=[0,0];for(;r<n-1&&t.every(p=>p[r]===s[r]);)r+=1;for(;o<n-1-r&&t.every(p=>p[p.length-1-o]===s[s.length-1-o]);)o+=1;let l=r;for(;l>(o?0:1)&&(s[l-1]?.length??0)<=Nc;)l-=1;let[i,c]=[s.slice(0,l).join(" "),s.slice(s.length-o).join(" ")];return e.map(p=>p.startsWith(i)&&p.endsWith(c)&&p.length>i.length+c.length?T(p.slice(i.length,p.length-c.length).trim()):p)}function qn({choice:e,words:t=e.label,digit:s,preferred:n=!1,pending:r,marked:o,hinted:l=!1,tried:i=!1,onChoose:c,onPoint:p}){let m=r===e.id;return a`<button
    type="button"
    data-choice=${e.id}
    class=${`answer ${n?"is-preferred":""} ${o?"is-marked":""} ${l?"is-hinted":""} ${i?"is-tried":""} ${m?"is-pending":""}`}
    aria-disabled=${r!==null}
    aria-pressed=${o?"true":void 0}
    aria-keyshortcuts=${n?"Enter":void 0}
    onClick=${()=>r===null&&c(e.id)}
    onMouseEnter=${()=>p(e.places,e.id)}
    onMouseLeave=${()=>p([],null)}
    onFocus=${()=>p(e.places,e.id)}
    onBlur=${()=>p([],null)}
  >
    ${s!==void 0&&a`<kbd aria-hidden="true">${s}</kbd>`}
    ${n&&a`<kbd aria-hidden="true">↵</kbd>`}
    <span class="answer-label">${t===e.label?t:a`<span aria-hidden="true">${t}</span><span class="visually-hidden">${e.label}</span>`}</span>
    ${e.brings.map($=>a`<${Wc} key=${$.text} part=${$} />`)}
    ${e.reveals&&a`<span class="reveals">${u("reveals")}</span>`}
    ${i&&a`<span class="visually-hidden">${h("trainer","tried")}</span>`}
    ${m&&a`<span class="visually-hidden">${u("pending")}</span>`}
  </button>`}function Wc({part:e}){let t=e.change??0,s=t<0,n=e.change!==void 0?`${s?"\u2212":t?"+":"\xB1"}${Math.abs(t)}`:e.to!==void 0?`\u2192 ${e.to}`:null;return a`<span class=${`effect ${s?"less":""} ${n===null?"in-words":""}`}>
    <span class="sign"><${V} name=${Pc[e.what]??e.what} /></span>
    ${n===null?a`<span class="explanation">${e.text}</span><span class="more" aria-hidden="true">…</span>`:a`<span class="figure" aria-hidden="true">${n}</span><span class="words">${e.text}</span>`}
  </span>`}function Bc({onConfirm:e,onUnmark:t,pending:s}){let n=S(null);return A(()=>n.current?.focus({preventScroll:!0}),[]),a`<div class="confirm">
    <button type="button" class="main" ref=${n} aria-disabled=${s!==null} onClick=${e}>${u("confirm")}</button>
    <button type="button" class="plain" onClick=${t}>${u("not_yet")}</button>
  </div>`}var Fc=new Map;function Vs({question:e,seat:t,prompt:s,pending:n,send:r,undo:o,onAsked:l,onChoose:i}){let{confirm:c}=Je(),p=ze(),[m,$]=y(null),[d,f]=y(!1),[g,b]=y(null),[x,w]=y([]),[v,k]=y(null),M=e?.asked;A(()=>{$(null),f(!1),b(null),l?.()},[M,t]);let C=j(()=>e&&n===null?Co(qc(e,d)):Fc,[e,d,n]),O=Y=>e?.choices.find(Q=>Q.id===Y),E=Y=>{let Q=O(Y);b(null),i?.(),!(!Q||n!==null)&&(c&&Q.ends_turn?$(Y):r(Y))},q=Y=>{let Q=C.get(Y)??[];Q.length===1&&Q[0]&&!(p&&Y.startsWith("person:"))?E(Q[0]):Q.length&&b(Y)},W=()=>m===null||n!==null?!1:(r(m),$(null),!0),_=()=>{$(null),f(!d)},L=()=>W()?!0:!e?.default||n!==null?!1:(E(e.default),!0),B=e!==null&&Fn(e),se=Io({asked:M??0,open:e!==null&&n===null,choose:E,toggleRest:B&&n===null?_:null,confirm:L,undo:o??(()=>{}),letGo:()=>$(null),toPrompt:()=>s.current?.focus({preventScroll:!0})});return{marked:m,setMarked:$,stopping:d,setStopping:f,toggleRest:_,folded:B,open:g,setOpen:b,choose:E,pick:q,settle:W,byId:O,lit:C,pointedAt:x,setOver:w,setPointedChoice:k,pointAtPlace:Y=>{let Q=Y!==null&&C.get(Y)||[];k(Q.length===1&&Q[0]?Q[0]:null)},typed:se,many:e!==null&&_t(e,d).length>Gt,ghost:O(v??m)?.ghost??null,places:O(m)?.places??[]}}function qc(e,t){return t?e.choices.slice(e.listed):_t(e,!1)}function Ps(){A(()=>{let e=t=>{t.detail<2||!(t.target instanceof Element)||t.target.closest(".answer, .opens-rest, .lit, .confirm")&&(t.preventDefault(),t.stopPropagation())};return document.addEventListener("click",e,!0),()=>document.removeEventListener("click",e,!0)},[])}function Ns(e,t){return(t+1)%e.players.length}function qo(e,t){return(t+e.players.length-1)%e.players.length}function fe({board:e,place:t,label:s,children:n,kind:r="",pressed:o=!1}){let l=e.lit.has(t),i=e.over.has(t);return a`<button
    type="button"
    data-place=${t}
    class=${`spot ${r} ${l?"lit":""} ${i?"over":""} ${o?"is-marked":""}`}
    onClick=${()=>l&&e.onPick(t)}
    onMouseEnter=${()=>l&&e.onPoint?.(t)}
    onMouseLeave=${()=>l&&e.onPoint?.(null)}
  >
    <span class="visually-hidden">${s}</span>
    <span class="seen" aria-hidden="true">${n}</span>
  </button>`}function Xe({tip:e,label:t,children:s,kind:n=""}){return a`<button type="button" data-tip=${e} class=${`spot ${n}`}>
    <span class="visually-hidden">${t}</span>
    <span class="seen" aria-hidden="true">${s}</span>
  </button>`}function Mt({board:e,seat:t,marked:s}){let n=e.state.view,r=n?.players[t];if(!n||!r)return null;let o=r.pack,{pack_colour:l,passed:i}=e.state.draft[t]??{pack_colour:r.colour,passed:[]},{hand:c}=r,p=n.phase==="draft",m=e.state.seats[Ns(n,t)]?.name??"";return a`<div class="my-hand">
    <div class="cards-now">
      ${o.length>0&&a`<${Is} title=${u(r.drafted?"hand_arrived":"hand_drawn")} kind="pack">
        ${o.map($=>a`<${jo} board=${e} key=${$} place=${`pack:${$}`} card=${$} colour=${l} marked=${s} />`)}
      <//>`}
      ${c.length>0&&a`<${Is} title=${u(p?"hand_kept":"hand")} kind="held">
        ${c.map(({deck:$,card:d,colour:f})=>a`<${jo} board=${e} key=${`${$}:${d}`} place=${`hand:${$}:${d}`} card=${d} colour=${f} marked=${s} />`)}
      <//>`}
    </div>
    <div class="cards-past">
      ${r.played.length>0&&a`<${Is} title=${u("hand_played")} kind="played">${r.played.map(Ds)}<//>`}
      ${i.length>0&&a`<${Is} title=${u("hand_passed",{name:m})} kind="passed">${i.map(Ds)}<//>`}
    </div>
  </div>`}function Is({title:e,kind:t,children:s}){return a`<div class=${`card-group ${t}`}>
    <h2>${e}</h2>
    <div class="cards-row">${s}</div>
  </div>`}function jo({board:e,place:t,card:s,colour:n,marked:r}){let o=u("card_of",{card:Ko(s),colour:h("colour_card",n)});return a`<${fe} board=${e} place=${t} label=${o} kind="card-spot" pressed=${r.includes(t)}>
    ${s?a`<${Pe} card=${s} colour=${n} />`:a`<${rt} colour=${n} />`}
  <//>`}function Ds({card:e,colour:t}){return a`<${Xe} kind="card-spot" tip=${`card:${e}`} label=${Ko(e)}>
    ${e?a`<${Pe} card=${e} colour=${t} />`:a`<${rt} colour=${t} />`}
  <//>`}function Ko(e){return e?T(h("card",e)):u("hidden_card")}function Ws({place:e,note:t,choices:s,onChoose:n,onClose:r}){let o=S(null);return A(()=>{let l=o.current;if(!l)return;l.open||l.showModal();let i=document.querySelector(`[data-place="${CSS.escape(e)}"]`)?.getBoundingClientRect();return i&&innerWidth>640&&(l.style.margin="0",l.style.left=`${Go(i.left+i.width/2-l.offsetWidth/2,innerWidth-l.offsetWidth)}px`,l.style.top=`${Go(i.bottom+8,innerHeight-l.offsetHeight)}px`),()=>l.close()},[e]),a`<dialog
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
          <${qn} choice=${l} pending=${null} marked=${!1} onChoose=${n} onPoint=${()=>{}} />
        </li>`)}
    </ul>
    <button type="button" class="plain" onClick=${r}>${u("not_yet")}</button>
  </dialog>`}function Go(e,t){return Math.max(8,Math.min(t-8,e))}function Bs({on:e,onToggle:t}){return a`<button type="button" role="switch" class="stop-switch" aria-checked=${e?"true":"false"} onClick=${t}>${u("stop_switch")}</button>`}function Uo({state:e,newest:t,pending:s,behind:n,again:r,missed:o,onUndo:l,onHint:i,onRecap:c,onStop:p,onSkip:m,children:$}){let d=n===0&&!r,{possible:f,pause:g}=t.undo,b=f&&s===null,x=e.status==="playing"&&e.seat!==null,w=e.question!==null&&s===null&&d;return a`<div class="tools">
    ${x&&a`<button type="button" data-tip="undo" aria-disabled=${b?"false":"true"} class=${f?g?"holds-bots":"":"off"} style=${g?`--pause: ${g}s`:""} aria-keyshortcuts="u" onClick=${()=>b&&l()}>
      <span aria-hidden="true">↶</span> <span class="tool-word">${u("undo")}</span>
    </button>`}
    ${e.alone&&!e.daily&&x&&a`<button type="button" class=${w?"":"off"} aria-disabled=${w?"false":"true"} onClick=${()=>w&&i()}>
      <${V} name="bulb" /> <span class="tool-word">${u("hint")}</span>
    </button>`}
    ${n>0?a`<button key="skip" type="button" class="main" onClick=${m}><span aria-hidden="true">»</span> <span class="tool-word">${u("skip_to_now")}</span></button>`:r?a`<button key="stop" type="button" class="main" onClick=${p}><span aria-hidden="true">»</span> <span class="tool-word">${u("since_stop")}</span></button>`:o>0&&a`<button key="since" type="button" class="plain" onClick=${c}><span aria-hidden="true">«</span> <span class="tool-word">${u(e.seat===null?"since_start":"since")}</span></button>`}
    ${$}
  </div>`}var Ze={get current(){return document.getElementById("main")}};function $e(e,t){let s=S(null),n=document.activeElement;s.current=!t||t.current?.contains(n)?n:null,A(()=>{let r=s.current;!r||r===document.body||document.activeElement!==document.body||e.current?.focus({preventScroll:!0})})}var jc=.25,St=1.4,Fs=.2,Kc=5;function ct(e,t,s=.5,n=.5){let r=Math.min(1,Math.max(jc,e.size/t));return Yo({x:e.x+(e.size-r)*s,y:e.y+(e.size-r)*n,size:r})}function Ct(e,t,s){return Yo({...e,x:e.x+t*e.size,y:e.y+s*e.size})}function Yo({x:e,y:t,size:s}){let n=r=>Math.min(1-s,Math.max(0,r));return{x:n(e),y:n(t),size:s}}var Gc={"+":e=>ct(e,St),"=":e=>ct(e,St),"-":e=>ct(e,1/St),ArrowLeft:e=>Ct(e,-Fs,0),ArrowRight:e=>Ct(e,Fs,0),ArrowUp:e=>Ct(e,0,-Fs),ArrowDown:e=>Ct(e,0,Fs)};function Qo(e){let[t,s]=y(ds),n=S(t);return n.current=t,A(()=>{let r=e.current;return r?Uc(r,()=>n.current,s):void 0},[]),{frame:t,closer:()=>s(r=>ct(r,St)),further:()=>s(r=>ct(r,1/St)),whole:()=>s(ds)}}function Uc(e,t,s){let n=new Map,r=!1,o=(g,b)=>{let x=e.getBoundingClientRect();return[(g-x.left)/x.width,(b-x.top)/x.height]},l=g=>{let b=g.deltaY<0;if(g.ctrlKey||!b&&t().size===1)return;g.preventDefault();let[x,w]=o(g.clientX,g.clientY);s(v=>ct(v,St**(-g.deltaY/120),x,w))},i=g=>{let b=Gc[g.key];!b||g.ctrlKey||g.metaKey||g.altKey||g.key.startsWith("Arrow")&&t().size===1||(g.preventDefault(),g.stopPropagation(),s(b))},c=g=>{n.set(g.pointerId,g),n.size===1&&(r=!1)},p=g=>{let b=n.get(g.pointerId);if(!b)return;let[x,w]=[g.clientX-b.clientX,g.clientY-b.clientY];if(!r&&Math.hypot(x,w)<Kc)return;let v=[...n.values()].find(E=>E.pointerId!==g.pointerId);if(!v&&t().size===1)return;r=!0,n.set(g.pointerId,g);let k=e.getBoundingClientRect();if(!v){s(E=>Ct(E,-x/k.width,-w/k.height));return}let M=E=>Math.hypot(E.clientX-v.clientX,E.clientY-v.clientY),[C,O]=o((g.clientX+v.clientX)/2,(g.clientY+v.clientY)/2);s(E=>Ct(ct(E,M(g)/Math.max(1,M(b)),C,O),-x/2/k.width,-w/2/k.height))},m=g=>n.delete(g.pointerId),$=g=>{!r||g.detail===0||(r=!1,g.preventDefault(),g.stopPropagation())},d=new AbortController,{signal:f}=d;e.addEventListener("wheel",l,{passive:!1,signal:f}),e.addEventListener("keydown",i,{signal:f}),e.addEventListener("pointerdown",c,{signal:f});for(let g of["pointerup","pointercancel"])globalThis.addEventListener(g,m,{signal:f});return globalThis.addEventListener("pointermove",p,{signal:f}),e.addEventListener("click",$,{capture:!0,signal:f}),()=>d.abort()}function Jo({board:e}){let{state:t,facts:s,lit:n,onPick:r,over:o}=e,l=S(null),i=Yc(l),{frame:c,closer:p,further:m,whole:$}=Qo(l),d=c.size<1,f=S(null),g=S(null);return $e(g,f),a`<div class=${`city-map of-${t.view?.boroughs.length} ${d?"near":""}`} ref=${l}>
    <${Ve}
      state=${t}
      facts=${s}
      lit=${n}
      onPick=${r}
      over=${o}
      aspect=${i}
      frame=${c}
    />
    <div class="zoom-buttons" ref=${f}>
      <button type="button" class="quiet" ref=${g} onClick=${p} aria-label=${u("zoom_in")} title=${u("zoom_in")}>+</button>
      ${d&&a`<button type="button" class="quiet" onClick=${m} aria-label=${u("zoom_out")} title=${u("zoom_out")}>−</button>
        <button type="button" class="quiet" onClick=${$} aria-label=${u("zoom_whole")} title=${u("zoom_whole")}>⤢</button>`}
    </div>
  </div>`}function Yc(e){let[t,s]=y(1.2);return A(()=>{let n=e.current;if(!n)return;let r=()=>{let{width:l,height:i}=n.getBoundingClientRect();l>0&&i>0&&s(Math.round(20*l/i)/20)};r();let o=new ResizeObserver(r);return o.observe(n),()=>o.disconnect()},[]),t}var Xo=360;function Ee({value:e,kind:t=""}){let[s,n]=y(e),r=S(e),[o,l]=y(!1);return z(()=>{let i=r.current;if(i===e)return;r.current=e,l(!0);let c=setTimeout(()=>l(!1),2*Xo);if(matchMedia("(prefers-reduced-motion: reduce)").matches)return n(e),()=>clearTimeout(c);let p=performance.now(),m=requestAnimationFrame(function $(d){let f=Math.min(1,(d-p)/Xo);n(Math.round(i+(e-i)*f)),f<1&&(m=requestAnimationFrame($))});return()=>{clearTimeout(c),cancelAnimationFrame(m),n(e)}},[e]),a`<span class=${`number ${t} ${o?"has-changed":""}`}>${s}</span>`}function et({title:e,onClose:t,children:s,kind:n=""}){let r=S(null);z(()=>{let l=r.current;return l&&!l.open&&l.showModal(),()=>l?.close()},[]);let o=l=>{l.target===r.current&&t()};return a`<dialog ref=${r} class=${`table-window ${n}`} aria-labelledby="window-title" onCancel=${t} onClick=${o}>
    <header class="window-head">
      <h2 id="window-title">${e}</h2>
      <button class="plain close" onClick=${t} aria-label=${u("close")}><span aria-hidden="true">✕</span></button>
    </header>
    ${s}
  </dialog>`}function Zo({board:e,player:t}){return a`<${fe} board=${e} place=${`coins:${t.colour}`} kind="tally" label=${H("coin",t.coins)}>
    <${V} name="coin" /><${Ee} value=${t.coins} />
  <//>`}function ea({board:e,player:t}){return a`<span class="tallies">
    <${fe} board=${e} place=${`supply:${t.colour}`} kind=${`tally colour-${t.colour}`} label=${u("in_supply",{markers:H("marker",t.supply)})}>
      <${V} name="marker" /><${Ee} value=${t.supply} />
    <//>
    <${fe} board=${e} place=${`general:${t.colour}`} kind="tally lesser" label=${u("in_general",{markers:H("marker",t.general_supply)})}>
      <span>+<${Ee} value=${t.general_supply} /></span>
    <//>
  </span>`}function ta({board:e,player:t}){let{then:s,overruns:n}=Se(t,e.facts);return a`<${fe} board=${e} place=${`rat:${t.colour}`} kind="tally" label=${ft(t,e.facts)}>
    <${V} name="rat" /><${Ee} value=${t.rat} />
    ${s!==null&&a`<span class=${`foreseen number ${n?"danger":""}`}>→${s}</span>`}
    ${n&&a`<span class="price">−${e.facts.overrun.prestige}<${V} name="prestige" /></span>`}
  <//>`}function sa({board:e,player:t}){let s=t.prestige!==null;return a`<${fe} board=${e} place=${`prestige:${t.colour}`} kind="tally" label=${s?H("prestige",t.prestige??0):u("tip_purse")}>
    <${V} name=${s?"prestige":"purse"} />${s&&a`<${Ee} value=${t.prestige} />`}
  <//>`}function na({board:e,player:t}){let n=(e.state.view?.boroughs??[]).map(o=>({colour:o,n:t.messages.filter(l=>l.colour===o).length})).filter(o=>o.n),r=n.length?n.map(({colour:o,n:l})=>`${h("colour",o)} ${l}`).join(", "):u("tip_no_messages");return a`<${fe} board=${e} place=${`messages:${t.colour}`} kind="tally message-tally" label=${r}>
    <${V} name="message" />
    ${n.map(({colour:o,n:l})=>a`<span class="by-colour" key=${o}><${X} colour=${o} /><span class="number">${l}</span></span>`)}
    ${n.length===0&&a`<span class="number is-none">0</span>`}
  <//>`}function ra({sector:e}){return a`<svg class="drawing icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${Re(e,12,12,24)}</svg>`}function oa({player:e}){let t=e.hand.length+e.pack.length;return a`<span class="tally at-rest" role="img" aria-label=${u("cards_left",{cards:H("card",t)})}>
    <${V} name="card" /><span class="number">${t}</span>
  </span>`}var Qc=new Set(["round-begins","card-kept","draft-ends","card-played","person-hired","hire-declined","plague-strikes","cathedral-scored","period-ends","game-ends"]),aa=new Set(["card-played","person-hired","hire-declined"]),Jc=new Set(["card-kept",...aa]);function zt(e,t){return t?!t.lines.length&&!e.some(s=>s.move>=t.from)?e:[...e.filter(s=>s.move<t.from),...t.lines]:[]}function la(e){let t=[];for(let s of e){let n=t[t.length-1];!n||Qc.has(s.kind)||s.seat!==null&&n.seat!==null&&s.seat!==n.seat&&n.head.kind==="plague-strikes"?t.push({seat:s.seat,head:s,rest:[],move:s.move}):n.rest.push(s)}return t}function ia(e,t){for(let s=e.length-1;s>=0;s--){let n=e[s];if(n&&n.seat===t&&aa.has(n.kind))return n}return null}function ca(e,t){for(let s=e.length-1;s>=0;s--){let n=e[s];if(n&&n.seat===t&&Jc.has(n.kind))return Xc(e,t,n.move)}return 0}function Xc(e,t,s){let n=s;for(let r of e)if(!(r.move<=n||r.seat===null)){if(r.seat!==t)break;n=r.move}return n}var ua={"card-kept":"card","draft-ends":"card","cards-passed":"card","cards-drawn":"card","cards-received":"card","card-played":"card","card-hidden":"card","markers-moved":"marker","friend-moved":"friend","coins-gained":"coin","coins-paid":"coin","coins-missing":"coin","prestige-gained":"prestige","prestige-lost":"prestige","rat-moved":"rat","rat-overrun":"rat","plague-strikes":"rat","message-taken":"message","carriage-moved":"carriage","person-hired":"person","cathedral-scored":"cathedral"},jn={"coins-gained":"gain","prestige-gained":"gain","message-taken":"gain","coins-paid":"loss","coins-missing":"loss","prestige-lost":"loss","rat-overrun":"loss"};function pa({board:e,seats:t,mine:s}){let[n,r]=y(null),o=ze(),l=s===null?0:s+1,i=t.map((c,p)=>t[(l+p)%t.length]).filter(c=>c&&c.seat!==s);return a`<div class=${`strips of-${i.length}`}>
    ${i.map(c=>c&&a`<${Zc} key=${c.seat} board=${e} seat=${c} onLarge=${()=>r(c.seat)} />`)}
    ${n!==null&&a`<${et} title=${t[n]?.name??""} kind="borough-window" onClose=${()=>r(null)}>
      <${Bt} state=${e.state} facts=${e.facts} seat=${n} lit=${new Map} onPick=${()=>{}} over=${e.over} narrow=${o} />
      <${tu} player=${e.state.view?.players[n]} />
    <//>`}
  </div>`}function Zc({board:e,seat:t,onLarge:s}){let{state:n,facts:r}=e,o=n.view,l=o?.players[t.seat];if(!o||!l)return null;let i=n.waiting.find(m=>m.seat===t.seat),c=ia(e.lines,t.seat),p=[...e.over].some(m=>m===`player:${t.colour}`);return a`<article class=${`strip colour-${t.colour} ${i?"acting":""} ${p?"over":""}`} aria-label=${t.name}>
    <header>
      <button type="button" class="plain strip-name" onClick=${s}>
        <${X} colour=${t.colour} />
        <span class="name">${t.name}</span>
        <span class="visually-hidden">${u("enlarge",{name:t.name})}</span>
      </button>
      <${Kn} seat=${t} />
      ${t.who==="bot"&&n.bots_think_less&&a`<${Xe} kind="hurried" tip="hurried" label=${u("hurried")}>${u("hurried")}<//>`}
      ${o.start_player===t.seat&&a`<${Gn} />`}
      <span class="spread"></span>
      <${oa} player=${l} />
      <${sa} board=${e} player=${l} />
    </header>
    <${eu} board=${e} seat=${t.seat} />
    <ul class="seven">
      ${r.sectors.map(m=>{let $=Ke(l,m),d=l.friend===m,f=`${T(h("place",m))}: ${$}${d?`, ${u("with_friend")}`:""}`;return a`<li key=${m}>
          <${fe} board=${e} place=${`sector:${t.colour}/${m}`} kind=${`tally sector-tally ${$?"":"is-none"} ${d?"has-friend":""}`} label=${f}>
            <${ra} sector=${m} /><${Ee} value=${$} />
          <//>
        </li>`})}
    </ul>
    <p class="last-action">${i?a`<em>${i.what}</em>`:c?.deed??c?.text??""}</p>
  </article>`}function eu({board:e,seat:t}){let s=e.state.view?.players[t];return s?a`<div class="tally-row">
    <${Zo} board=${e} player=${s} />
    <${ea} board=${e} player=${s} />
    <${ta} board=${e} player=${s} />
    <${na} board=${e} player=${s} />
  </div>`:null}function tu({player:e}){return e?.played.length?a`<div class="card-group">
    <h3>${u("hand_played")}</h3>
    <div class="cards-row">
      ${e.played.map(Ds)}
    </div>
  </div>`:null}function Kn({seat:e}){if(e.who==="bot"){let t=e.level?h("level",e.level):"";return!e.left&&(e.name.includes(t)||e.name.includes(e.level??""))?null:a`<span class="seat-who">${e.left?u("left_bot",{level:t}):u("bot",{level:t})}</span>`}return e.who==="open"?a`<span class="seat-who">${u("seat_open")}</span>`:a`<span class=${`seat-who ${e.present?"is-here":"is-away"}`}>${u(e.present?"present":"absent")}</span>`}function Gn(){return a`<${Xe} kind="start-figure" tip="start" label=${u("start_figure")}><${V} name="bell" /><//>`}function da({board:e,seat:t}){let{state:s,facts:n,lit:r,onPick:o,over:l,ghost:i}=e,c=s.view?.players[t],p=s.seats[t];return!c||!p?null:a`<section class=${`part-own colour-${p.colour}`} aria-label=${u("borough_of",{name:p.name})}>
    <div class="own-head">
      <span class="own-name"><${X} colour=${p.colour} /><strong class="name">${p.name}</strong></span>
      ${s.view?.start_player===t&&a`<${Gn} />`}
      <span class="legend"><${vn} colour=${p.colour} />${u("legend_next")}</span>
    </div>
    <div class="own-drawing">
      <${Bt} state=${s} facts=${n} seat=${t} lit=${r} onPick=${o} over=${l} ghost=${i} narrow=${!0} />
    </div>
  </section>`}var su=[400,1e3,2e3,4e3,8e3,8e3];async function qs(e,t){for(let s of[...su,0])try{return await D(e,t)}catch(n){let{status:r}=rs(n);if(!s||r!==0&&r<500)throw n;await new Promise(o=>setTimeout(o,s))}}var nu={draft:"",unsent:[],back:null,trouble:null},js=new os({}),Un=new Set;function ma(e){return as(js),tt(e)}function $a(e,t){Qt(e,{draft:t})}function fa(e){let{draft:t,unsent:s,back:n}=tt(e),r=t.trim();if(!r)return;let o=n?.text===r?n:{text:r,once:ou()};Qt(e,{draft:"",unsent:[...s,o],back:null,trouble:null}),Un.has(e)||ru(e)}async function ru(e){Un.add(e);try{for(let t=tt(e).unsent[0];t;t=tt(e).unsent[0])await qs(`/api/tables/${e}/chat`,t),Qt(e,{unsent:tt(e).unsent.slice(1)})}catch(t){let{draft:s,unsent:n}=tt(e),r=[...n.map(({text:o})=>o),s].filter(Boolean).join(" ");Qt(e,{draft:r,unsent:[],back:n[0]??null,trouble:t}),br(t,()=>tt(e).trouble===t&&Qt(e,{trouble:null}))}Un.delete(e)}function tt(e){return js.value[e]??nu}function Qt(e,t){js.value={...js.value,[e]:{...tt(e),...t}}}function ou(){return String(crypto.getRandomValues(new Uint32Array(2)))}function Et({state:e}){let{quiet:t}=Je(),{draft:s,unsent:n,trouble:r}=ma(e.table),o=e.chat.slice(-5).map(({text:c})=>c),l=S(null);A(()=>{l.current&&(l.current.scrollTop=l.current.scrollHeight)},[e.chat.length,n.length]);let i=a`<label class="check">
    <input type="checkbox" checked=${t} onChange=${()=>Qe({quiet:!t})} /> ${u("chat_quiet")}
  </label>`;return t?a`<div class="chat-box"><p class="soft">${u("chat_is_quiet")}</p>${i}</div>`:a`<div class="chat-box">
    <div class="chat-lines" ref=${l} role="log" aria-label=${u("chat")} tabindex="0">
      ${e.chat.length+n.length===0&&a`<p class="soft">${u("chat_empty")}</p>`}
      ${e.chat.map(c=>{let p=c.seat===null?"":`colour-${e.seats[c.seat]?.colour}`;return a`<p key=${c.number}><strong class=${`name said-by ${p}`}>${c.name}</strong> <time>${au(c.at)}</time> ${c.text}</p>`})}
      ${n.filter(({text:c})=>!o.includes(c)).map(({text:c,once:p})=>a`<p key=${p} class="soft" aria-hidden="true">${c}</p>`)}
    </div>
    ${r!==null&&a`<p class="trouble" role="alert">${F(r)}</p>`}
    <form
      onSubmit=${c=>{c.preventDefault(),fa(e.table)}}
    >
      <input
        aria-label=${u("chat_write")}
        placeholder=${u("chat_write")}
        maxlength=${R().limits.chat}
        value=${s}
        autocomplete="off"
        onInput=${c=>$a(e.table,c.target.value)}
      />
      <button class="small">${u("send")}</button>
    </form>
    ${i}
  </div>`}function au(e){let t=new Date(typeof e=="number"?e*1e3:e);return Number.isNaN(t.getTime())?"":t.toLocaleTimeString(U(),{hour:"2-digit",minute:"2-digit"})}function ha({state:e,facts:t}){let s=e.view;if(!s)return null;let n=s.grey_to_come.filter(i=>i!==null),r=new Set(s.grey_past),o=s.persons_in_game.filter(i=>t.persons[i]?.group!=="brown"&&!r.has(i)),l=iu(s,t);return a`<div class="help-box" tabindex="0" role="region" aria-label=${u("help")}>
    <p><a href="/rules" target="_blank">${u("rules")}</a></p>
    <h2>${u("help_cards")}</h2>
    <dl>
      ${t.cards.map(i=>a`<div key=${i}><dt>${T(h("card",i))}</dt><dd>${le("card_help",i,e)}</dd></div>`)}
    </dl>
    <h2>${u("help_persons")}</h2>
    <dl>
      ${s.persons.map(i=>a`<div key=${i}><dt>${T(h("person",i))}</dt><dd>${le("person_help",i,e)}</dd></div>`)}
    </dl>
    <h2>${u("help_to_come")}</h2>
    ${l.length>0&&a`<p>${u("help_brown",{persons:te(l.map(i=>h("person",i)))})}</p>`}
    ${n.length>0&&a`<p>${u("help_spied",{persons:te(n.map(i=>h("person",String(i))))})}</p>`}
    <dl>
      ${o.map(i=>a`<div key=${i}><dt>${T(h("person",i))} <span class="soft">${t.persons[i]?.group}</span></dt><dd>${le("person_help",i,e)}</dd></div>`)}
    </dl>
    <${lu} state=${e} />
    <h2>${u("help_keys")}</h2>
    <p>${u("help_keys_text")}</p>
    <h2>${u("help_options")}</h2>
    <ul>
      ${Object.entries(e.options).map(([i,c])=>a`<li key=${i}>${u(`option_${i}`)}: <strong>${cu(c)}</strong></li>`)}
    </ul>
  </div>`}function lu({state:e}){let t=e.view;if(!t||e.seat===null)return null;let s=t.players.filter(r=>r.seat!==e.seat).map(r=>({name:e.seats[r.seat]?.name??"",cards:r.hand.filter(o=>o.card!==null)})).filter(r=>r.cards.length),n=t.players[e.seat]?.dealt.flat().filter(r=>r!==null)??[];return a`<h2>${u("help_known")}</h2>
    ${s.map(r=>a`<p key=${r.name}>${u("help_holds",{name:r.name,cards:te(r.cards.map(o=>h("card",String(o.card))))})}</p>`)}
    ${s.length===0&&a`<p class="soft">${u("help_known_nothing")}</p>`}
    ${n.length>0&&a`<p>${u("help_drawn",{cards:te(n.map(r=>h("card",String(r))))})}</p>`}`}function iu(e,t){let s=Object.keys(t.persons).filter(l=>t.persons[l]?.group==="brown"),n=e.brown_past.length,r=n%s.length||(n?s.length:0),o=new Set(e.brown_past.slice(n-r));return s.filter(l=>!o.has(l))}function cu(e){let t=`value_${e===!0?"yes":e===!1?"no":e}`;return ls("page",t)?u(t):String(e)}var uu=".line-button, .go-back > button";function ga({lines:e,seats:t,onPoint:s,back:n}){let r=S(null),o=S(!1),l=S(!1),i=j(()=>la(e),[e]),c=()=>{let d=r.current;d&&!o.current&&(d.scrollTop=d.scrollHeight)};A(c,[i]),z(()=>{let d=new ResizeObserver(c);return r.current&&d.observe(r.current),()=>d.disconnect()},[]);let p=()=>{l.current=!0};return a`<div class="log-box" ref=${r} onScroll=${()=>{let d=r.current;!d||!l.current||(o.current=d.scrollHeight-d.scrollTop-d.clientHeight>40,l.current=o.current)}} onWheel=${p} onTouchMove=${p} onPointerDown=${p} onKeyDown=${d=>{p();let f=d.key==="ArrowUp"?-1:d.key==="ArrowDown"?1:0;if(!f)return;d.preventDefault();let g=[...r.current?.querySelectorAll(uu)??[]],b=g.findIndex(x=>x===document.activeElement);(b<0?g.at(-1):g[b+f])?.focus()}} role="log" aria-live="off" aria-label=${u("log")} tabindex="0">
    ${i.map((d,f)=>a`<${pu} key=${`${d.move}-${f}`} turn=${d} seats=${t} onPoint=${s} back=${n} />`)}
  </div>`}function pu({turn:e,seats:t,onPoint:s,back:n}){let r=e.seat===null?null:t[e.seat],o=[e.head,...e.rest],l=e.head.kind==="round-begins"||e.head.kind==="period-ends"||e.head.kind==="game-ends";return a`<div class=${`log-turn ${l?"milestone":""} ${r?`colour-${r.colour}`:""}`}>
    ${r&&!l&&a`<${X} colour=${r.colour} />`}
    <ul>
      ${o.map((i,c)=>a`<${mu} key=${c} line=${i} head=${c===0} onPoint=${s} />
        ${r?.mine&&n?.to.includes(i.move)&&i.move!==o[c+1]?.move&&a`<${du} key=${`back-${c}`} back=${n} move=${i.move} />`}`)}
    </ul>
  </div>`}function du({back:e,move:t}){return a`<li class="go-back"><${Te} kind="plain" tabindex=${-1} label=${u("go_back")} text=${u("go_back_text")} yes=${u("go_back_yes")} go=${()=>Promise.resolve(e.go(t))} /></li>`}function mu({line:e,head:t,onPoint:s}){let n=ua[e.kind];return a`<li class=${`log-line ${t?"turn-head":""} ${jn[e.kind]?`is-${jn[e.kind]}`:""}`}>
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
  </li>`}function Lt({name:e,label:t,tabs:s,now:n,onTab:r,kind:o=""}){let l=S(null),i=c=>{let p=c.key==="ArrowRight"?1:c.key==="ArrowLeft"?-1:0;if(!p)return;c.preventDefault();let m=s.findIndex(f=>f.id===n),$=s[(m+p+s.length)%s.length];if(!$)return;r($.id);let d=l.current?.querySelector(`#${e}-tab-${$.id}`);d instanceof HTMLElement&&d.focus()};return a`<div class=${`tabs ${o}`} role="tablist" aria-label=${t} ref=${l} onKeyDown=${i}>
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
  </div>`}var $u=110;function ba({board:e,newest:t,unread:s,onRead:n,inSight:r}){let[o,l]=y("log"),[i,c]=y(!1),p=S(null);z(()=>{o==="chat"&&r&&n()},[o,r,n]),be(f=>{Ut(f)&&(f.key==="l"?c(g=>!g):f.key==="Escape"&&c(!1))});let m=f=>{l(f),(p.current?.clientHeight??0)<$u&&c(!0)},$=t.watchers>0?u("watchers",{n:t.watchers}):"",d=u(i?"side_small":"side_large");return a`<section class=${`part-side ${i?"is-large":""}`} aria-label=${u("side")}>
    <div class="side-head">
      <${Lt}
        name="side"
        label=${u("side")}
        now=${o}
        onTab=${m}
        tabs=${[{id:"log",label:u("log")},...e.silent?[]:[{id:"chat",label:u("chat"),badge:s||null}],{id:"help",label:u("help")}]}
      />
      <button type="button" class="plain side-size" aria-label=${d} title=${d} aria-expanded=${i?"true":"false"} aria-keyshortcuts="l" onClick=${()=>c(!i)}>
        <span aria-hidden="true">${i?"\u2715":"\u2922"}</span>
      </button>
    </div>
    <div id="side-panel" ref=${p} role="tabpanel" aria-labelledby=${`side-tab-${o}`} class="side-panel">
      ${o==="log"&&a`<${ga} lines=${e.lines} seats=${e.state.seats} onPoint=${e.setOver} back=${e.back} />`}
      ${o==="chat"&&a`<${Et} state=${t} />`}
      ${o==="help"&&a`<${ha} state=${e.state} facts=${e.facts} />`}
    </div>
    ${$&&a`<p class="watchers soft small">${$}</p>`}
  </section>`}function ya({board:e,seat:t,onMenu:s,marked:n}){let{state:r,facts:o}=e,l=r.view;return l?a`<header class="top-bar">
    <button class="plain menu-button" onClick=${s} aria-haspopup="dialog" aria-label=${u("menu")}>
      <span aria-hidden="true">☰</span>
    </button>
    <${Xe} kind="top-round" tip="round" label=${l.round?u("round",{round:l.round}):u("over")}>
      ${l.round&&a`<${at} round=${l.round} facts=${o} />`}
      <span class="round-words">
        <strong>${l.round??""}</strong>
        <!-- All of them occupy one place, so that the bar does not move when one replaces another. -->
        <span class="phases">${o.phases.map(i=>a`<span key=${i} class=${i===l.phase?"now":""}>${T(h("phase",i))}</span>`)}</span>
      </span>
    <//>
    <div class="hireables" role="group" aria-label=${u("persons")}>
      ${l.persons.map(i=>{let c=o.persons[i],p=c?.rats??0;return a`<${fe}
          key=${i}
          board=${e}
          place=${`person:${i}`}
          kind="hireable"
          pressed=${n.includes(`person:${i}`)}
          label=${`${T(h("person",i))}, ${H("rat",p)}. ${le("person_help",i,r)}`}
        >
          <${ot} person=${i} rats=${p} group=${c?.group??"brown"} />
          <span class="person-words">
            <strong class="name">${T(h("person",i))}</strong>
            <span>${le("person_help",i,r)}</span>
          </span>
        <//>`})}
    </div>
    ${l.persons.length>0&&a`<${hu} board=${e} seat=${t} />`}
  </header>`:null}var fu={now:0,then:null,overruns:!1};function hu({board:e,seat:t}){let{state:s,facts:n}=e,r=s.view,o=Os(s,t);if(!r)return null;let l=r.persons.map($=>n.persons[$]?.rats??0),i=u("plague_value",{value:r.plague}),{now:c,then:p,overruns:m}=o?Se(o,n):fu;return a`<${Xe} kind="top-plague" tip="plague" label=${[i,...o?fs(o,n):[]].join(". ")}>
    <${V} name="rat" />
    <span class="plague-words">
      <span><span class="plague-parts">${l.join(" + ")} = </span><strong>${r.plague}</strong></span>
      ${p!==null&&a`<span class=${m?"danger":""}>
        <span class="you-word">${T(u("you"))}</span> <span class="number">${c} → ${p}</span> ${m&&a`<span class="price">−${n.overrun.prestige}<${V} name="prestige" /> −${n.overrun.markers}<${V} name="marker" /></span>`}
      </span>`}
    </span>
  <//>`}var ka="notredame.chat-read",gu=50;function xa(e){let{table:t,chat:s,seats:n}=e,{quiet:r}=Je(),[o,l]=y(()=>wa().find(([$])=>$===t)?.[1]??0),i=s[s.length-1]?.number??0,c=ae(()=>{if(i<=o)return;l(i);let $=wa().filter(([d])=>d!==t);Oe(ka,JSON.stringify([[t,i],...$].slice(0,gu)))},[t,i,o]),p=$=>$!==null&&n[$]?.mine;return{unread:r?0:s.filter($=>$.number>o&&!p($.seat)).length,read:c}}function wa(){try{let e=JSON.parse(je(ka)??"[]");return Array.isArray(e)?e:[]}catch{return[]}}var bu=2;function Ht({board:e,newest:t,seat:s,marked:n,onMenu:r,coach:o,children:l}){let i=ze(),c=Vo(),{lit:p}=e,m=t.seats.length-(s===null?0:1)<=bu,$=c?["others","log"]:["city",...s===null?[]:["mine"],"others","log"],[d,f]=ku(s===null?"city":"mine",i&&!c&&wu(p)),g=$.includes(d)?d:"others",{unread:b,read:x}=xa(t),w={...xu(e,s,g),log:b||null};return a`<main id="main" class=${`game ${s===null?"watching":""} ${m?"few":""}`} data-part=${g} tabindex="-1">
    <h1 class="visually-hidden">${u("game")}</h1>
    <${ya} board=${e} seat=${s} onMenu=${r} marked=${n} />
    <div class="table-parts" id="part-panel">
      <section class="part-city" aria-label=${u("part_city")}>
        <${Jo} board=${e} />
      </section>
      ${s!==null&&a`<${da} board=${e} seat=${s} />`}
      <div class="part-column">
        <section class="part-others" aria-label=${u("part_others")}>
          <${pa} board=${e} seats=${t.seats} mine=${s} />
        </section>
        <${ba} board=${e} newest=${t} unread=${b} onRead=${x} inSight=${!i||c&&m||g==="log"} />
        ${o}
      </div>
    </div>
    <${Lt}
      name="part"
      kind="part-tabs"
      label=${u("parts")}
      now=${g}
      onTab=${f}
      tabs=${$.map(v=>({id:v,label:u(`part_${v}`),badge:w[v],lit:v!==g&&[...p.keys()].some(k=>yu(k)===v)}))}
    />
    ${l}
  </main>`}function yu(e){let t=e.split(":")[0];return t==="market"||t==="cathedral"?"city":t==="hand"||t==="pack"||t==="person"?null:"mine"}function wu(e){return e.size>0&&[...e.keys()].every(t=>t.startsWith("market:"))}function ku(e,t){let[s,n]=y(e),r=S(null);return A(()=>{t?(r.current=s,n("city")):r.current!==null&&(n(r.current),r.current=null)},[t]),[s,l=>{r.current=null,n(l)}]}function xu(e,t,s){let n=e.state.view,r=n?.players??[],o=t===null?null:r[t],l={city:JSON.stringify([n?.markets,r.map(c=>[c.carriage,c.cathedral])]),mine:JSON.stringify(o&&[o.sectors,o.friend,o.coins,o.supply,o.rat,o.prestige,o.messages.length]),others:JSON.stringify(r.filter(c=>c!==o).map(c=>[c.sectors,c.friend,c.coins,c.supply,c.rat]))},i=S(l);return A(()=>{i.current={...i.current,[s]:l[s]}}),{city:s!=="city"&&l.city!==i.current.city,mine:s!=="mine"&&l.mine!==i.current.mine,others:s!=="others"&&l.others!==i.current.others}}function Ks({state:e,facts:t,label:s,head:n,onAnswer:r,pending:o=null,tried:l=[],silent:i=!1,over:c=[],marked:p=[],ghost:m=null,tools:$,answers:d,children:f,onMenu:g}){let b=S(null),x=Po(),w=r?e.question:null,v=e.seat,M=Vs({question:w,seat:v,prompt:b,pending:o,send:r??(()=>{})}),{lit:C,pick:O,open:E,setOpen:q,choose:W,settle:_,stopping:L,toggleRest:B,folded:se,places:st}=M,{pointedAt:Y,setOver:Q,setPointedChoice:Z,pointAtPlace:ne}=M;$e(b),Ps();let Me=j(()=>e.news?.lines??[],[e]),Rt={state:e,facts:t,lines:Me,lit:C,onPick:O,setOver:Q,onPoint:ne,silent:i,over:new Set(Y.length?Y:c),ghost:M.ghost??e.question?.choices.find(qe=>qe.id===m)?.ghost??null},ts=w?st:p;return a`<${Ht} board=${Rt} newest=${e} seat=${v} marked=${ts} onMenu=${g} coach=${x&&d}>
    <section class=${`asking position ${w?"has-question":"is-solved"}`} aria-label=${s}>
      ${v!==null&&a`<${Mt} board=${Rt} seat=${v} marked=${ts} />`}
      <div class="asked">
        <p class="prompt" ref=${b} tabindex="-1" aria-live="polite">
          ${n} ${e.question?.prompt}
          ${M.many&&a`<span class="number-entry" aria-hidden="true">${M.typed?a`<kbd>${M.typed}</kbd> ${u("number_typed")}`:u("number_then_enter")}</span>`}
        </p>
        ${f}
        ${!x&&d}
        ${w&&a`<${Rs}
          question=${w}
          pending=${o}
          marked=${M.marked}
          hinted=${null}
          tried=${l}
          tight=${!1}
          opened=${L}
          onRest=${B}
          onChoose=${W}
          onConfirm=${_}
          onUnmark=${()=>M.setMarked(null)}
          onPoint=${(qe,bn)=>(Q(qe),Z(bn))}
        />`}
      </div>
      <div class="tools">${$} ${se&&a`<${Bs} on=${L} onToggle=${B} />`}</div>
    </section>
    ${E!==null&&w&&a`<${Ws}
      place=${E}
      note=${vt(E,e,t)??{title:w.prompt,text:[]}}
      choices=${w.choices.filter(qe=>C.get(E)?.includes(qe.id))}
      onChoose=${W}
      onClose=${()=>q(null)}
    />`}
  <//>`}function Gs({answers:e,chosen:t,compared:s=null,onPoint:n,onCompare:r}){return a`<div class="ranked-answers" tabindex="0" role="region" aria-label=${h("trainer","answers")}>
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
        ${e.map((o,l)=>a`<tr
            key=${o.choice}
            data-choice=${o.choice}
            class=${`${l===0?"is-best":""} ${o.choice===t?"is-chosen":""}`}
            onMouseEnter=${()=>n(o.choice)}
            onMouseLeave=${()=>n(null)}
          >
            <th scope="row">
              ${r&&o.why?a`<button type="button" class="plain compare-answer" aria-pressed=${o.choice===s?"true":"false"} onClick=${()=>r(o.choice)}>${o.label}</button>`:o.label}
              ${l===0&&a` <span class="answer-tag best">${h("trainer","best")}</span>`}
              ${o.choice===t&&a` <span class="answer-tag">${h("trainer","yours")}</span>`}
            </th>
            <td>${Le(o.lead)}</td>
            <td>${l===0?"\u2013":Ie(o.behind,o.error)}</td>
            <td>${u("percent",{number:Math.round(100*o.win_chance)})}</td>
          </tr>`)}
      </tbody>
    </table>
    <p class="small soft">${h("trainer","figures")}</p>
  </div>`}function Le(e){let t=ce(Math.abs(e));return Number(e.toFixed(1))===0?t:e<0?`\u2212${t}`:`+${t}`}function Ie(e,t){return h("trainer","with_error",{points:ce(e),error:ce(Math.max(t,.1))})}function Us({state:e,facts:t,label:s,head:n,judge:r,onDone:o,onNext:l,next:i,tools:c,silent:p,onMenu:m}){let[$,d]=y([]),[f,g]=y(null),[b,x]=y(null),[w,v]=y(null),[k,M]=y(null),[C,O]=K(),E=f?.answers??null,q=$[$.length-1]??null,W=async Z=>{O(null),x(Z??"");try{let ne=await r(Z),Me=Z===null?$:[...$,Z];d(Me),g(ne),ne.answers&&o?.(va(ne,Me))}catch(ne){O(ne)}finally{x(null)}},_=U();z(()=>{if(!E)return;let Z=({answers:ne})=>g(Me=>Me&&{...Me,answers:ne});r(null).then(Z,ne=>console.warn(ne))},[_]);let L=E?.find(Z=>Z.choice===(w??E[0]?.choice)),B=E?.find(Z=>Z.choice===q),se=$.filter(Z=>Z!==(f?.right?q:null)),Q=[k,se[se.length-1],f?.tempting].map(Z=>E?.find(ne=>ne.choice===Z&&ne.why)).find(Boolean)??E?.find(Z=>Z.why);return a`<${Ks}
    state=${e}
    facts=${t}
    label=${s}
    head=${n}
    onAnswer=${E?null:W}
    pending=${b}
    tried=${se}
    silent=${p}
    over=${L?.places??[]}
    marked=${B?.places??[]}
    ghost=${L?.choice??null}
    onMenu=${m}
    answers=${E&&a`<${Gs} answers=${E} chosen=${q} compared=${Q?.choice??null} onPoint=${v} onCompare=${M} />`}
    tools=${a`
      ${f&&E?a`<button key="next" type="button" class="main" onClick=${()=>l(va(f,$))}>${i}</button>`:a`<button key="see" type="button" aria-disabled=${b!==null} onClick=${()=>b===null&&W(null)}>${h("trainer","see")}</button>
            <button key="skip" type="button" class="plain" onClick=${()=>l("skipped")}>${h("trainer","skip")}</button>`}
      ${c}
    `}
  >
    ${C&&a`<p class="trouble" role="alert">${C}</p>`}
    <div class="verdict-line" role="status">
      ${f&&a`<p class=${f.right?"is-right":"is-wrong"}>${vu(f,q)}</p>`}
      ${Q?.why&&a`<p class="why"><strong>${h("trainer","why_not",{answer:Q.label})}</strong> ${Q.why}</p>`}
    </div>
  <//>`}function va({right:e},t){return e?t.length===1?"first":"later":"shown"}function vu({right:e,answers:t},s){let n=t?.[0];return e?h("trainer",n?.choice===s?"right_best":"right"):n?h("trainer","solution",{answer:n.label}):h("trainer","wrong")}function Ys({theme:e,difficulty:t,players:s,new_persons:n}){return[...[h("theme",e),h("difficulty",t),H("player",s)],...n?[u("option_new_persons")]:[]].join(" \xB7 ")}var _u=.02,Jt=null,Mu={card:(e,t)=>_a(e,t,{from:900,to:3200,loud:.07,lasts:.14}),coin:(e,t)=>{Xt(e,t,{pitch:2093,loud:.028,lasts:.22}),Xt(e,t+.07,{pitch:2637,loud:.024,lasts:.3})},piece:(e,t)=>{Xt(e,t,{pitch:310,falls:170,loud:.12,lasts:.11}),_a(e,t,{from:1500,to:700,loud:.03,lasts:.03})},rat:(e,t)=>{for(let s of[0,.09])Xt(e,t+s,{pitch:1350,falls:1900,loud:.022,lasts:.07,shape:"triangle"})},bell:(e,t)=>{Ma(e,t,660),Ma(e,t+.22,880)}};function De(e,t=0){if(!(!me().sound||navigator.userActivation?.hasBeenActive!==!0))try{Jt??=new AudioContext,Jt.state==="suspended"&&Jt.resume(),Mu[e](Jt,Jt.currentTime+_u+t)}catch{}}function Xt(e,t,{pitch:s,falls:n=s,loud:r,lasts:o,shape:l="sine"}){let i=e.createOscillator();i.type=l,i.frequency.setValueAtTime(s,t),i.frequency.exponentialRampToValueAtTime(n,t+o),i.connect(Ca(e,t,r,o)),i.start(t),i.stop(t+o+.05)}function _a(e,t,{from:s,to:n,loud:r,lasts:o}){let l=e.createBufferSource();l.buffer=Cu(e,o);let i=e.createBiquadFilter();i.type="bandpass",i.frequency.setValueAtTime(s,t),i.frequency.exponentialRampToValueAtTime(n,t+o),l.connect(i).connect(Ca(e,t,r,o)),l.start(t)}function Ma(e,t,s){for(let[n,r]of[[1,.09],[2.76,.03],[5.4,.012]])Xt(e,t,{pitch:s*n,loud:r,lasts:1.1/Math.sqrt(n)})}function Ca(e,t,s,n){let r=e.createGain();return r.gain.setValueAtTime(0,t),r.gain.linearRampToValueAtTime(s,t+.01),r.gain.exponentialRampToValueAtTime(1e-4,t+n),r.connect(e.destination),r}function Cu(e,t){let s=e.createBuffer(1,Math.ceil(t*e.sampleRate),e.sampleRate),n=s.getChannelData(0);for(let r=0;r<n.length;r++)n[r]=2*Math.random()-1;return s}var Su=["slow","normal","once"];function Qs(){let{pace:e,confirm:t,pause:s,sound:n,notify:r}=Je(),o="Notification"in window&&Notification.permission!=="denied",l=async()=>{let i=!r&&await Notification.requestPermission()==="granted";Qe({notify:i})};return a`<div class="stack settings">
    <fieldset>
      <legend>${u("pace")}</legend>
      <div class="row">
        ${Su.map(i=>a`<label class="check" key=${i}>
            <input type="radio" name="pace" checked=${e===i} onChange=${()=>Qe({pace:i})} /> ${u(`pace_${i}`)}
          </label>`)}
      </div>
    </fieldset>
    <label class="check"><input type="checkbox" checked=${t} onChange=${()=>Qe({confirm:!t})} /> ${u("set_confirm")}</label>
    <label class="check pause-setting">
      <span>${u("set_pause")}</span>
      <input type="range" min="0" max=${R().limits.pause} step="1" value=${s} aria-valuetext=${u("seconds",{n:s})}
        onInput=${i=>Qe({pause:Number(i.target.value)})} />
      <output>${u("seconds",{n:s})}</output>
    </label>
    <label class="check">
      <input
        type="checkbox"
        checked=${n}
        onChange=${()=>{Qe({sound:!n}),De("bell")}}
      />
      ${u("set_sound")}
    </label>
    ${o&&a`<label class="check"><input type="checkbox" checked=${r} onChange=${l} /> ${u("set_notify")}</label>`}
  </div>`}function Sa({onClose:e}){return a`<${et} title=${u("menu")} kind="menu" onClose=${e}>
    <div class="stack">
      <p class="row">
        <a class="button" href="/">${u("to_start")}</a>
        <a class="button" href="/puzzles">${h("puzzle","all")}</a>
        <a class="button" href="/rules" target="_blank">${u("rules")}</a>
      </p>
      <h3>${u("settings")}</h3>
      <${Qs} />
      <div class="row"><${cs} /><${is} /></div>
    </div>
  <//>`}var Yn="notredame.puzzles",zu=["first","later","shown"];function Ot(){try{let e=Object.entries(Object(JSON.parse(je(Yn)??"{}")));return new Map(e.filter(([,t])=>zu.some(s=>s===t)))}catch{return new Map}}function za(e,t){let s=Ot();s.has(e)||Oe(Yn,JSON.stringify(Object.fromEntries(s.set(e,t))))}function Ea(){Oe(Yn,null)}function Js(e){return e==="first"||e==="later"}var Ha="notredame.puzzles-wanted",Eu={theme:"",difficulty:"",players:""},Tt=null,La=0,Lu=6e5;function Zt(){return Tt&&Date.now()<La+Lu||(La=Date.now(),Tt=I("/api/puzzles"),Tt?.catch(()=>Tt=null)),Tt}function Xs(){try{let e=Object(JSON.parse(je(Ha)??"{}")),t=s=>typeof s=="string"?s:"";return{theme:t(e.theme),difficulty:t(e.difficulty),players:t(e.players)}}catch{return Eu}}function Oa(e){Oe(Ha,JSON.stringify(e))}function Qn(e,t){return e.filter(({theme:s,difficulty:n,players:r})=>(!t.theme||s===t.theme)&&(!t.difficulty||n===t.difficulty)&&(!t.players||String(r)===t.players))}function Zs(e,t,s){let n=Qn(e,t).filter(({id:c})=>c!==s),r=Ot(),o=n.filter(({id:c})=>!r.has(c)),l=n.filter(({id:c})=>!Js(r.get(c))),i=[o,l,n].find(c=>c.length>0)??[];return i[Math.floor(Math.random()*i.length)]?.id??null}var Ta="today";function Hu({puzzle:e}){let[t,s]=y(null),[n,r]=y(null),[o,l]=y(!1),i=U();z(()=>{let d=!0,g=ue(async()=>{let b=e===Ta?(await Zt()).today:e,x=await I(`/api/puzzles/${encodeURIComponent(b)}?lang=${i}`);d&&(s(x),r(null))},r);return()=>{d=!1,g()}},[e,i]);let c=e===Ta;if(n!==null&&!t){let d=n instanceof ns&&n.status===404;return a`<${G} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${h("puzzle","title")}</h1>
        <p class="trouble" role="alert">${d?h("puzzle","not_found"):F(n)}</p>
        <p><a class="button" href="/puzzles">${h("puzzle","all")}</a></p>
      </main>`}if(!t)return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${u("loading")}</p></main>`;let p=async d=>{let f=d===null?{solution:!0}:{choice:d},{right:g,solution:b}=await D(`/api/puzzles/${t.id}?lang=${i}`,f);return{right:g,answers:b?.answers??null,tempting:b?.tempting}},m=async()=>{try{let d=Zs((await Zt()).puzzles,Xs(),t.id);xe(d?`/puzzles/${d}`:"/puzzles")}catch(d){r(d),xe("/puzzles")}},$=a`<span class="puzzle-head"><strong>${h("puzzle",c?"of_the_day":"title")}</strong> ${Ys(t)}</span>`;return a`<${Us}
      key=${t.id}
      state=${t.state}
      facts=${R()}
      label=${h("puzzle","title")}
      head=${$}
      judge=${p}
      onDone=${d=>za(t.id,d)}
      onNext=${m}
      next=${h("puzzle","next")}
      silent=${!0}
      onMenu=${()=>l(!0)}
    />
    ${o&&a`<${Sa} onClose=${()=>l(!1)} />`}
    <${Ts} state=${t.state} facts=${R()} />`}var Ou=["draft","card","target","carriage","hire"],Tu=["easy","medium","hard","expert"];function Aa({wanted:e,puzzles:t,onChange:s}){let n=[...new Set(t.map(o=>o.players))].sort((o,l)=>o-l),r=[["theme",Ou.map(o=>[o,h("theme",o)])],["difficulty",Tu.map(o=>[o,h("difficulty",o)])],["players",n.map(o=>[String(o),H("player",o)])]];return a`<div class="row puzzle-filter">
    ${r.map(([o,l])=>a`<label key=${o}>
        <span>${h("puzzle",o)}</span>
        <select value=${e[o]} onChange=${i=>s({...e,[o]:i.target.value})}>
          <option value="">${h("puzzle","any")}</option>
          ${l.map(([i,c])=>a`<option key=${i} value=${i}>${c}</option>`)}
        </select>
      </label>`)}
  </div>`}var ye=(e,t)=>h("puzzle",e,t);function Au(){let[e,t]=y(null),[s,n]=y(null);return z(()=>ue(async()=>{t(await Zt()),n(null)},n),[]),a`<${G} />
    <main id="main" class="puzzles stack" tabindex="-1">
      <h1>${ye("title")}</h1>
      <p>${ye("about")}</p>
      ${s!==null&&a`<p class="trouble" role="alert">${F(s)}</p>`}
      ${e&&a`<${Ru} found=${e} /><${Vu} puzzles=${e.puzzles} />`}
    </main>
    <${ee} />`}function Ru({found:e}){let t=e.puzzles.find(({id:n})=>n===e.today);if(!t)return null;let s=Ot().get(t.id);return a`<section class="card stack" aria-labelledby="of-the-day">
    <h2 id="of-the-day">${ye("of_the_day")} <span class="soft small">${he(e.day)}</span></h2>
    <p>${Ys(t)} ${s&&a`<strong>${ye(`how_${s}`)}</strong>`}</p>
    <p class="row"><a class=${s?"button":"button main"} href="/puzzles/today">${ye(s?"again":"solve")}</a></p>
  </section>`}function Vu({puzzles:e}){let[t,s]=y(Xs),[n,r]=y(Ot),o=Qn(e,t),l=()=>{let $=Zs(e,t,null);$&&xe(`/puzzles/${$}`)},i=$=>{s($),Oa($)},c=()=>(Ea(),r(new Map),Promise.resolve()),p=o.filter(({id:$})=>Js(n.get($))).length,m=[...n.values()];return a`<section class="card stack" aria-labelledby="trainer">
    <h2 id="trainer">${ye("trainer")}</h2>
    <p>${ye("trainer_about")}</p>
    <${Aa} wanted=${t} puzzles=${e} onChange=${i} />
    <p role="status">${ye("count",{solved:p,all:o.length})}</p>
    <p class="row"><button type="button" class="main" disabled=${o.length===0} onClick=${l}>${ye("start")}</button></p>
    ${m.length>0&&a`<p class="small">${ye("score",{first:m.filter($=>$==="first").length,later:m.filter($=>$==="later").length,shown:m.filter($=>$==="shown").length})}</p>
      <p class="row"><${Te} label=${ye("forget")} text=${ye("forget_text")} kind="plain" go=${c} /></p>`}
  </section>`}var Pu={\u00DF:"ss",\u00E6:"ae",\u0153:"oe",\u00F8:"o"},Ra=/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,Nu=/[\p{L}\p{N}]/u,Iu=4,Du=4,Wu=2;function we(e){return[...e].map(Va).join("")}function Va(e){let t=e.normalize("NFKC").toLowerCase();return/^[\u30a1-\u30f6]$/.test(t)?String.fromCharCode(t.charCodeAt(0)-96):Ra.test(t)?t:Pu[t]??t.normalize("NFD").replace(/\p{M}/gu,"")}function Pa(e){return we(e).split(/[^\p{L}\p{N}_]+/u).filter(Boolean)}function Na(e,t){for(let s=0;s<=Wu&&e.length-s>=Math.min(Du,e.length);s++){let n=e.slice(0,e.length-s);if(t.some(r=>_e(n,r).length))return n}return e}function _e(e,t){let s=[],n=e.length>=Iu||Ra.test(e);for(let r=t.indexOf(e);r>=0;r=t.indexOf(e,r+1))(n||r===0||!Nu.test(t[r-1]??""))&&s.push(r);return s}function Ia(e,t){let s=[...e],n=[],r="";s.forEach((i,c)=>{let p=Va(i);r+=p;for(let m=0;m<p.length;m++)n.push(c)});let o=s.map(()=>!1);for(let i of t)for(let c of _e(i,r))for(let p=c;p<c+i.length;p++)o[n[p]??0]=!0;let l=[""];return s.forEach((i,c)=>{o[c]!==(l.length%2===0)&&l.push(""),l[l.length-1]+=i}),l}function en(e){let t=e.also??{},s=(n,r,o)=>({id:n,title:r,also:Da(t,[n]),entries:o.map(l=>Fu(l,t))});return[s("round",u("how_a_round_goes"),[{id:"round-text",text:e.round}]),s("words",u("words_used"),[{id:"words-text",text:e.words}]),...e.sections.map(({name:n,title:r,rules:o})=>s(n,r,o.map(Bu))),s("options",u("options"),e.options.map(n=>({id:`option_${n.name}`,option:n}))),s("presets",u("editions"),[{id:"presets-table",presets:e.presets}]),s("about",u("where_rules_come_from"),[{id:"about-text",text:e.about}])]}function Bu(e){return{id:e.id,rule:e,card:e.card??void 0,person:e.person??void 0}}function Fu(e,t){let{id:s,text:n,rule:r,card:o,person:l,option:i,presets:c}=e,p=[s],m=[n];r&&(p.push(r.title),m.push(r.text,r.ruling,r.note)),o&&(p.push(h("card",o)),m.push(h("card_help",o))),l&&(p.push(h("person",l)),m.push(h("person_help",l))),i&&(p.push(i.name,It(i.name)),m.push(h("option_help",i.name),i.text,...i.rules)),c&&(p.push(...Object.keys(c),...Object.keys(c).map(Nt)),m.push(...Object.values(c)));let $=Da(t,[s,o,l,i?.name]);return{...e,names:p.map(we),also:$,words:we([...p,...m].join(" "))}}function Da(e,t){return Object.keys(e).filter(s=>t.includes(e[s]))}var qu=100,Ba=60,ju=1;function Jn(e,t){let s=Pa(t);if(!s.length)return{chapters:e,words:[],partly:!1,unknown:!1};let n=e.flatMap(c=>[Wa(c),...c.entries.flatMap(({words:p,also:m})=>[p,...m.map(we)])]),r=s.map(c=>Na(c,n)),o=e.map(c=>{let p=Wa(c),m=r.every($=>_e($,p).length);return{chapter:c,whole:m,entries:c.entries.map($=>({entry:$,...Ku($,c,r)}))}}),l=Math.max(1,...o.map(({whole:c,entries:p})=>c?r.length:Math.max(...p.map(({hits:m})=>m)))),i=o.map(({chapter:c,whole:p,entries:m})=>{let $=m.filter(({hits:d})=>p||d===l).sort((d,f)=>f.worth-d.worth);return{...c,entries:$.map(d=>d.entry),worth:Math.max(p?Ba:0,...$.map(d=>d.worth))}}).filter(({entries:c})=>c.length);return i.sort((c,p)=>p.worth-c.worth),{chapters:i,words:r,partly:i.length>0&&l<r.length,unknown:r.some(c=>!n.some(p=>_e(c,p).length))}}function Wa({title:e,also:t}){return we([e,...t].join(" "))}function Ku({words:e,names:t,also:s},n,r){let o=0,l=0;for(let i of r){let c=[...s,...n.also].some(p=>_e(i,we(p)).length);!c&&!_e(i,e).length||(o+=1,t.some(p=>_e(i,p).length)?l+=qu:l+=c?Ba:ju)}return{hits:o,worth:l}}async function Gu(e){let t=await Promise.all(e.map(r=>I(`/api/rules/${r}`))),s=new Map,n=(r,o)=>s.set(r,[...s.get(r)??[],...o]);for(let r of t.flatMap(en)){n(r.id,r.also);for(let{id:o,rule:l,also:i}of r.entries)n(o,l?[l.title,...i]:i)}return s}function Fa(e,t){let s=U(),[n,r]=y(null);return z(()=>{if(!t||n?.here===s)return;let o=hr().map(({id:l})=>l).filter(l=>l!==s);Gu(o).then(l=>r({here:s,elsewhere:l}),l=>console.warn(l))},[t,s]),j(()=>{if(!t||n?.here!==s)return null;let o=({id:l,also:i})=>[...new Set([...i,...n.elsewhere.get(l)??[]])];return e.map(l=>({...l,also:o(l),entries:l.entries.map(i=>({...i,also:o(i)}))}))},[e,t,n,s])}var Uu=/\b(?:PR|[A-Z])\d{1,2}\b|\b[a-z]+(?:_[a-z]+)+\b/g;function We({text:e,found:t,known:s}){return e.trim().split(/\n\s*\n/).map((r,o)=>{let l=r.split(`
`);return l.every(i=>/^\d+\. /.test(i))?a`<ol key=${o}>${l.map((i,c)=>a`<li key=${c}>
        <${qa} text=${i.replace(/^\d+\. /,"")} found=${t} known=${s} /></li>`)}</ol>`:a`<p key=${o}><${qa} text=${l.join(" ")} found=${t} known=${s} /></p>`})}function qa({text:e,found:t,known:s}){let n=[],r=0;for(let o of e.matchAll(Uu)){let l=s.has(o[0])?o[0]:`option_${o[0]}`;s.has(l)&&(n.push(a`<${ke} text=${e.slice(r,o.index)} found=${t} />`),n.push(a`<a href="#${l}"><${ke} text=${o[0]} found=${t} /></a>`),r=o.index+o[0].length)}return n.push(a`<${ke} text=${e.slice(r)} found=${t} />`),n}function ke({text:e,found:t}){return t.length?Ia(e,t).map((s,n)=>n%2?a`<mark key=${n}>${s}</mark>`:s):e}function tn({also:e,own:t,found:s}){let n=s.filter(o=>!_e(o,t).length),r=e.filter(o=>n.some(l=>_e(l,we(o)).length));return r.length?a`<p class="soft small">${u("also_called")} <${ke} text=${r.join(", ")} found=${s} /></p>`:null}function ja({entry:e,found:t,known:s}){let{rule:n,card:r,person:o}=e;return n?a`<article class="rule ${r||o?"pictured":""}" id=${n.id} aria-labelledby="${n.id}-title">
    ${r&&a`<div class="picture" aria-hidden="true"><${Pe} card=${r} colour="blue" /></div>`}
    ${o&&a`<div class="picture" aria-hidden="true"><${ot} person=${o}
      rats=${R().persons[o].rats} group=${R().persons[o].group} /></div>`}
    <div class="stack tight">
      <h3 id="${n.id}-title">
        <a class="rule-id number" href="#${n.id}" title=${u("link_to_rule")}>${n.id}</a>${" "}
        <span class="name"><${ke} text=${Yu(e)} found=${t} /></span>
      </h3>
      <${tn} also=${e.also} own=${e.words} found=${t} />
      ${r&&a`<p class="short"><${ke} text=${h("card_help",r)} found=${t} /></p>`}
      ${o&&a`<p class="short"><${ke} text=${h("person_help",o)} found=${t} /></p>
        <p class="soft small">${T(Qu(o))}</p>`}
      <${We} text=${n.text} found=${t} known=${s} />
      ${n.note&&a`<div class="aside"><strong>${u("note")}</strong>
        <${We} text=${n.note} found=${t} known=${s} /></div>`}
      ${n.ruling&&a`<div class="aside"><strong>${u("ruling")}</strong>
        <${We} text=${n.ruling} found=${t} known=${s} /></div>`}
    </div>
  </article>`:null}function Yu({rule:e,card:t,person:s}){return t?T(h("card",t)):s&&ls("person",s)?T(h("person",s)):e?.title??""}function Qu(e){let{group:t,rats:s}=R().persons[e];return`${h("letter",t)} \xB7 ${H("rat",s)}`}function Ka({option:e,found:t,known:s}){let{name:n,text:r,rules:o}=e,l=R().editions[R().default_edition][n],i=R().options[n].values;return a`<article class="rule" id="option_${n}" aria-labelledby="option_${n}-title">
    <div class="stack tight">
      <h3 id="option_${n}-title">
        <span class="name"><${ke} text=${It(n)} found=${t} /></span>${" "}
        <code class="soft small">${n}</code>
      </h3>
      <p class="values">${i.map(c=>a`<span key=${String(c)} class="value">${yn(c)}
        ${c===l&&a` <span class="soft small">(${u("usual")})</span>`}</span>`)}</p>
      <p class="short"><${ke} text=${h("option_help",n)} found=${t} /></p>
      <${We} text=${r} found=${t} known=${s} />
      <p class="small">${o.map(c=>a`<a key=${c} class="rule-id number" href="#${c}">${c}</a> `)}</p>
    </div>
  </article>`}function Ga({presets:e,found:t,known:s}){let n=Object.keys(e),r=R().editions[R().default_edition];return a`<div class="stack" id="presets-table">
    <div class="wide-table" tabindex="0" role="region" aria-label=${`${u("editions")}: ${u("options")}`}>
      <table>
        <thead>
          <tr><th scope="col">${u("options")}</th>${n.map(o=>a`<th key=${o} scope="col">${Nt(o)}</th>`)}</tr>
        </thead>
        <tbody>
          ${Object.keys(R().options).map(o=>a`<tr key=${o}>
            <th scope="row"><a href="#option_${o}">${It(o)}</a></th>
            ${n.map(l=>{let i=R().editions[l][o];return a`<td key=${l} class=${i===r[o]?"":"differs"}>${yn(i)}</td>`})}
          </tr>`)}
        </tbody>
      </table>
    </div>
    ${n.map(o=>a`<article key=${o} class="rule" id="preset_${o}"><div class="stack tight">
      <h3>${Nt(o)} <code class="soft small">${o}</code></h3>
      <${We} text=${e[o]} found=${t} known=${s} />
    </div></article>`)}
  </div>`}function Ju(){let[e,t]=y(null),[s,n]=y(null),[r,o]=y(""),l=U();z(()=>{let b=!0,w=ue(async()=>{let v=await I(`/api/rules/${l}`);b&&(t(v),n(null))},n);return()=>{b=!1,w()}},[l]);let i=j(()=>e?en(e):[],[e,l]),c=j(()=>Jn(i,r),[i,r]),p=Fa(i,c.unknown),{chapters:m,words:$,partly:d}=j(()=>p?Jn(p,r):c,[p,c]);z(()=>{let b=()=>{let x=document.getElementById(decodeURIComponent(location.hash.slice(1)));x?x.scrollIntoView():location.hash&&o("")};return e&&b(),addEventListener("hashchange",b),()=>removeEventListener("hashchange",b)},[e]),z(()=>{let b=document.getElementById("main");r&&b&&b.getBoundingClientRect().top<0&&b.scrollIntoView()},[r]);let f=j(()=>new Set(i.flatMap(b=>b.entries.map(({id:x})=>x))),[i]),g=m.reduce((b,x)=>b+x.entries.length,0);return a`<${G} />
    <div class="rules">
      <nav class="contents" aria-label=${u("contents")}>
        <ul>
          ${i.map(({id:b,title:x})=>a`<li key=${b}><a href="#${b}">${x}</a></li>`)}
        </ul>
      </nav>
      <main id="main" class="rules-main">
        <h1>${u("rules")}</h1>
        <div class="search" role="search">
          <input type="search" aria-label=${u("search_rules")} placeholder=${u("search_rules")} value=${r}
            onInput=${b=>o(b.target.value)} />
          <span class="soft small" role="status">${r.trim()&&u("found",{n:g})}</span>
        </div>
        ${s!==null&&a`<p class="trouble" role="alert">${F(s)}</p>`}
        ${d&&a`<p class="soft">${u("found_partly")}</p>`}
        ${m.map(b=>a`<${Xu} key=${b.id} chapter=${b} found=${$} known=${f} />`)}
        ${e&&!m.length&&a`<p class="soft">${u("nothing_found")}</p>`}
      </main>
    </div>
    <${ee} />`}function Xu({chapter:e,found:t,known:s}){return a`<section class="chapter" aria-labelledby=${e.id}>
    <h2 id=${e.id}>${e.title}</h2>
    <${tn} also=${e.also} own=${we(e.title)} found=${t} />
    ${e.entries.map(n=>n.rule?a`<${ja} key=${n.id} entry=${n} found=${t} known=${s} />`:n.option?a`<${Ka} key=${n.id} option=${n.option} found=${t} known=${s} />`:n.presets?a`<${Ga} key=${n.id} presets=${n.presets} found=${t} known=${s} />`:a`<div key=${n.id} id=${n.id}><${We} text=${n.text??""} found=${t} known=${s} /></div>`)}
  </section>`}var Zu=3e3;function Ua({table:e,problem:t,onSeated:s}){let{found:n,setFound:r,closed:o}=tp(e,s);return o?a`<${G} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${u("game")}</h1>
        <p class="trouble" role="alert">${F(t)}</p>
        <p>${u("ask_closed")}</p>
        <p><a class="button" href="/">${u("to_start")}</a></p>
      </main>`:n?a`<${G} />
    <main id="main" class="arriving stack" tabindex="-1">
      <h1>${n.host_name?u("table_of",{name:n.host_name}):u("ask_title")}</h1>
      ${n.status==="new"&&a`<${ep} table=${e} found=${n} done=${r} />`}
      ${n.status==="asked"&&a`<p class="table-news" role="status">${u("ask_waiting")}</p>`}
      ${n.status==="turned-down"&&a`<p class="trouble" role="alert">${h("problem","turned-down")}</p>`}
      ${n.status!=="new"&&a`<p><a class="button plain" href="/">${u("to_start")}</a></p>`}
    </main>
    <${ee} />`:a`<main id="main" class="arriving" tabindex="-1"><p role="status">${u("loading")}</p></main>`}function ep({table:e,found:t,done:s}){let[n,r]=y(null),[o,l]=y(""),[i,c]=K(),[p,m]=y(!1);z(()=>void I("/api/me").then(d=>l(d.name),c),[]);let $=async d=>{d.preventDefault(),m(!0),c(null);try{let f=(n??o).trim();f&&f!==o&&await $r("/api/me",{name:f}),s(await D(`/api/tables/${e}/seat-request`,f?{name:f}:{}))}catch(f){c(f),m(!1)}};return a`<p>${u("ask_text",{n:t.open})}</p>
    <form class="stack" onSubmit=${$}>
      <label class="stack tight">
        ${u("my_name")}
        <input value=${n??o} maxlength=${R().limits.name} autocomplete="nickname"
          onInput=${d=>r(d.target.value)} />
      </label>
      ${i&&a`<p class="trouble" role="alert">${i}</p>`}
      <p class="row">
        <button class="main" disabled=${p}>${u("ask_for_seat")}</button>
        <a class="button plain" href="/">${u("not_now")}</a>
      </p>
    </form>`}function tp(e,t){let[s,n]=y(null),[r,o]=y(!1);return z(()=>{let l=!0,i=async()=>{try{let m=await I(`/api/tables/${e}/seat-request`);if(!l)return;m.status==="seated"?t():n(m),m.status==="turned-down"&&clearInterval(p)}catch(m){if(!l||Object(m).status<400||Object(m).status>=429)return;o(!0),clearInterval(p)}},c=()=>document.visibilityState==="visible"&&void i(),p=setInterval(c,Zu);return i(),document.addEventListener("visibilitychange",c),()=>{l=!1,clearInterval(p),document.removeEventListener("visibilitychange",c)}},[e]),{found:s,setFound:n,closed:r}}var Ya=gr("table/turn.svg");function Qa(e,t,s){let n=S(!1);z(()=>{document.title=e?u("title_turn",{title:t}):t;let r=document.querySelector('link[rel~="icon"]');if(r instanceof HTMLLinkElement)return r.dataset.usual??=r.href,r.href=e?Ya:r.dataset.usual,()=>void(r.href=r.dataset.usual??r.href)},[e,t]),z(()=>{let r=e&&!n.current;if(n.current=e,!!r&&((document.hidden||!document.hasFocus())&&De("bell"),me().notify&&document.hidden))return sp(t,s)},[e])}function sp(e,t){if(!(!("Notification"in window)||Notification.permission!=="granted"))try{let s=new Notification(e,{body:t,tag:e,icon:Ya}),n=()=>{document.removeEventListener("visibilitychange",n),s.close()};return document.addEventListener("visibilitychange",n),s.onclick=()=>{window.focus(),n()},n}catch{}}function Ja({state:e}){let[t,s]=K(),n=e.result?.players.find(({seat:l})=>e.seats[l]?.mine);if(!n||$t()!==e.table)return null;let r=n.rank===1,o=()=>{s(null);let l={who:"bot",level:r?"medium":"easy"};Er({seats:[{who:"me"},l,l,l]}).catch(s)};return a`<section class="card stack last-word" aria-labelledby="last-word">
    <h2 id="last-word">${h("learn","last_word_title")}</h2>
    <p>${r?h("learn","last_word_won"):np(e,n)}</p>
    <p class="row">
      <button type="button" class="main" onClick=${o}>${h("learn",r?"last_word_medium":"last_word_easy")}</button>
      <a class="button" href="/">${h("learn","last_word_friends")}</a>
    </p>
    ${t&&a`<p class="trouble" role="alert">${t}</p>`}
  </section>`}function np({result:e,seats:t},s){let n=e?.players.find(({rank:l})=>l===1)??s,[r="",o=0]=Object.entries(n.by_source).map(([l,i])=>[l,i-(s.by_source[l]??0)]).reduce((l,i)=>i[1]>l[1]?i:l);return o<=0?h("learn","last_word_close"):h("learn","last_word_lost",{name:t[n.seat]?.name,source:h("source",r),prestige:H("prestige",o)})}function Xa({day:e,deal:t,trouble:s,again:n}){return a`<section class="card stack daily-ending" aria-labelledby="daily">
    <h2 id="daily">${h("daily","title")} <span class="soft small">${he(e)}</span></h2>
    ${s!==null&&a`<p class="trouble" role="alert">${F(s)}</p>`}
    ${t&&a`<${kt} deal=${t} />
      <${xt} deal=${t} />
      <${Es} deal=${t} again=${n} />
      ${!t.seed&&a`<p class="soft">${h("daily","secret",{time:mt(t.revealed)})}</p>`}`}
    <p><a href="/daily">${h("daily","more")}</a></p>
  </section>`}var Xn=720,rp=380,op=44;function el({result:e,seats:t,sources:s}){let n=Ro()?rp:Xn,r=62,o=30,l=e.players.map(f=>Za(s.map(g=>Math.max(0,f.by_source[g]??0)))),i=e.players.map(f=>Za(s.map(g=>Math.max(0,-(f.by_source[g]??0))))),c=Math.max(1,...l),p=Math.max(0,...i),m=(n-op)/(c+p),$=p*m,d=r*e.players.length;return a`<figure class="end-chart">
    <svg viewBox=${`0 0 ${n} ${d}`} role="img" aria-label=${u("chart_sources")}>
      ${e.players.map((f,g)=>{let b=$,x=$,w=g*r+24,v=t[f.seat];return a`<g key=${f.seat}>
          <g class="drawing" transform=${`translate(8 ${w-11})`}>${pe(v?.colour??"blue",14)}</g>
          <text x="22" y=${w-6} class=${`chart-name ink-${v?.colour}`}>${v?.name}</text>
          ${s.map(k=>{let M=f.by_source[k]??0;if(!M)return null;let C=Math.abs(M)*m,O=M>0?b:x-C;return M>0?b+=C:x-=C,a`<g key=${k} class=${`from-source source-${k}`}>
              <title>${`${T(h("source",k))}: ${oe(M)}`}</title>
              <rect x=${O} y=${w} width=${C} height=${o} />
              ${C>18&&a`<text x=${O+C/2} y=${w+20} text-anchor="middle">${oe(M)}</text>`}
            </g>`})}
          <line x1=${$} x2=${$} y1=${w-3} y2=${w+o+3} class="axis" />
          <text x=${b+8} y=${w+21} class="chart-total">${f.prestige}</text>
        </g>`})}
    </svg>
    <figcaption>
      <ul class="chart-legend">
        ${s.map(f=>a`<li key=${f} class=${`from-source source-${f}`}><svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" /></svg>${T(h("source",f))}</li>`)}
      </ul>
    </figcaption>
  </figure>`}function Zn({title:e,rounds:t,values:s,seats:n}){let l=Xn/2-30,i=12,c=214,p=Math.max(1,...s.flat()),m=b=>34+(l-34)*b/Math.max(1,t.length-1),$=b=>c-(c-i)*b/p,d=p>40?20:p>15?10:p>6?3:1,f=[];for(let b=0;b<=p;b+=d)f.push(b);let g=ap(n.map(b=>$(s[s.length-1]?.[b.seat]??0)),c);return a`<figure class="end-chart">
    <figcaption>${e}</figcaption>
    <svg viewBox=${`0 0 ${Xn/2} 240`} role="img" aria-label=${e}>
      ${f.map(b=>a`<g key=${b}><line class="grid" x1=${34} x2=${l} y1=${$(b)} y2=${$(b)} /><text x=${28} y=${$(b)+4} text-anchor="end" class="tick">${b}</text></g>`)}
      ${t.map((b,x)=>a`<text key=${b} x=${m(x)} y=${232} text-anchor="middle" class="tick">${b}</text>`)}
      ${n.map((b,x)=>a`<g key=${b.seat}>
          <g class=${`chart-line line-${b.colour}`}>
            <polyline points=${s.map((w,v)=>`${m(v)},${$(w[b.seat]??0)}`).join(" ")} />
            ${s.map((w,v)=>a`<circle key=${v} cx=${m(v)} cy=${$(w[b.seat]??0)} r="3"><title>${`${b.name}, ${t[v]}: ${w[b.seat]}`}</title></circle>`)}
          </g>
          <g class="drawing" transform=${`translate(${l+17} ${g[x]??0})`}>${pe(b.colour,13)}</g>
        </g>`)}
    </svg>
    <ul class="chart-legend">
      ${n.map(b=>a`<li key=${b.seat}><${X} colour=${b.colour} />${b.name}</li>`)}
    </ul>
  </figure>`}function ap(e,t){let s=e.map((o,l)=>l).sort((o,l)=>(e[o]??0)-(e[l]??0)),n=[...e];for(let o=1;o<s.length;o++){let l=s[o]??0,i=n[s[o-1]??0]??0;n[l]=Math.max(n[l]??0,i+15)}let r=Math.max(0,(n[s[s.length-1]??0]??0)-t);return n.map(o=>o-r)}function Za(e){return e.reduce((t,s)=>t+s,0)}var lp=1.3,ip=new Set(["Escape","Enter"," "]);function tl(e,t){let[s,n]=y(t&&cp()?0:e.length),r=s>=e.length;z(()=>{if(r)return;let l=setTimeout(()=>n(s+1),Ye[me().pace]*lp);return()=>clearTimeout(l)},[s]),z(()=>{r&&t?De("bell"):s>0&&De("piece")},[s]);let o=()=>n(e.length);return be(l=>{let i=l.target instanceof Element&&!l.target.closest("button, a, input, select");r||!i||!ip.has(l.key)||(l.preventDefault(),o())}),{scored:s,over:r,skip:o}}function cp(){return Ye[me().pace]>0&&!matchMedia("(prefers-reduced-motion: reduce)").matches}function sl({state:e,players:t,sources:s,scored:n,onSkip:r}){let o=n>=s.length,l=t.map($=>rl(s.slice(0,n).map(d=>$.by_source[d]??0))),i=Math.max(1,...s.map(($,d)=>Math.max(...t.map(f=>pp(f,s,d+1))))),c=t.map(($,d)=>({i:d,total:l[d]??0,last:o?d:$.seat})).sort(($,d)=>(o?0:d.total-$.total)||$.last-d.last).map(({i:$})=>$),p=s[n-1],m=[...t].sort(($,d)=>$.seat-d.seat);return a`<section class=${`scoring ${o?"is-over":""}`} aria-label=${u("scoring")}>
    ${!o&&a`<p class="scored-now row" aria-live="polite">
      <span>${p?`${T(h("source",p))}: ${te(m.map($=>`${up(e,$)} ${oe($.by_source[p]??0)}`))}`:""}</span>
      <button type="button" class="plain" onClick=${r}>${u("scoring_skip")}</button>
    </p>`}
    <ol class="standings" style=${{"--players":t.length}}>
      ${t.map(($,d)=>{let f=e.seats[$.seat],g=l[d]??0,b={"--at":c.indexOf(d),"--long":Math.max(0,g)/i};return a`<li key=${$.seat} class=${`colour-${f?.colour} ${o&&$.rank===1?"wins":""} ${f?.mine?"mine":""}`} style=${b}>
          <span class="place">${o?u("place",{n:$.rank}):""}</span>
          <span class="who"><${X} colour=${f?.colour??"blue"} /> <span class="name">${f?.name}</span></span>
          <span class="bar"><span></span></span>
          <${Ee} value=${g} />
        </li>`})}
    </ol>
  </section>`}function nl({state:e,players:t}){let s=t.filter(n=>n.rank===1);return a`<div class="winners-rose" aria-hidden="true"><${Sn} colours=${s.map(n=>e.seats[n.seat]?.colour??"blue")} /></div>`}function up(e,t){return e.seats[t.seat]?.name??""}function pp(e,t,s){return rl(t.slice(0,s).map(n=>e.by_source[n]??0))}function rl(e){return e.reduce((t,s)=>t+s,0)}var dp=["fill","font-family","font-weight","opacity","stroke","stroke-linecap","stroke-linejoin","stroke-width","text-anchor"];async function ol(e){let{width:t,height:s}=e.viewBox.baseVal,n=new Image(t,s);n.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(mp(e))}`,await n.decode();let r=document.createElement("canvas");return r.width=t*2,r.height=s*2,r.getContext("2d")?.drawImage(n,0,0,r.width,r.height),new Promise((o,l)=>r.toBlob(i=>i?o(i):l(new Error("no picture")),"image/png"))}function mp(e){let t=e.cloneNode(!0),s=[t,...t.querySelectorAll("*")];return[e,...e.querySelectorAll("*")].forEach((n,r)=>{let o=getComputedStyle(n);for(let l of dp)s[r]?.setAttribute(l,o.getPropertyValue(l));s[r]?.removeAttribute("style"),s[r]?.removeAttribute("class")}),new XMLSerializer().serializeToString(t)}function He(e){return[...e.result?.players??[]].sort((t,s)=>t.rank-s.rank)}function al(e){let t=He(e),s=t.filter(o=>o.rank===t[0]?.rank),n=te(s.map(o=>e.seats[o.seat]?.name??"")),r=H("prestige",s[0]?.prestige??0);return s.length>1?u("share_win",{names:n,prestige:r}):u("wins",{name:n,prestige:r})}function ll(e){let t=He(e);return[...new Set(t.map(n=>n.prestige))].map(n=>t.filter(r=>r.prestige===n)).filter(n=>n.length>1).map(n=>{let r=i=>e.seats[i.seat]?.name??"",o={names:te(n.map(r)),prestige:H("prestige",n[0]?.prestige??0)};return n.some(i=>i.rank!==n[0]?.rank)?u("tie_decided",{...o,figures:te(n.map(i=>`${r(i)} ${i.tie_break}`))}):u("tie_shared",{...o,n:n[0]?.tie_break})})}function il({state:e,facts:t}){let s=S(null),[n,r]=K(),o=e.seats.some(p=>p.mine),{links:l}=pt(e.table,o,null),i=j(()=>a`<${zn} table=${e.table} seats=${$p(e)} round=${null} view=${e.view} streets=${e.streets} below=${e.seat} facts=${t} />`,[e.table,e.seat]),c=p=>async()=>{r(null);try{let m=s.current?.querySelector("svg");m&&await p(new File([await ol(m)],`notredame-${e.table}.png`,{type:"image/png"}))}catch(m){m instanceof DOMException&&m.name==="AbortError"||r(m)}};return a`<section class="card stack share-result" aria-labelledby="share">
    <h2 id="share">${u("share_result")}</h2>
    <div class="result-picture" ref=${s} role="img" aria-label=${u("result_picture")}>${i}</div>
    <p class="row">
      <button type="button" onClick=${c(hp)}>${u("save_picture")}</button>
      ${fp()&&a`<button type="button" onClick=${c(p=>navigator.share({files:[p]}))}>${u("share_picture")}</button>`}
    </p>
    ${l&&a`<p class="stack tight"><span>${u("result_link")}</span><${nt} path=${l.watch} label=${u("result_link")} /></p>`}
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}
  </section>`}function $p(e){return He(e).map(({seat:t,rank:s,prestige:n})=>({name:e.seats[t]?.name??"",colour:e.seats[t]?.colour??"blue",open:!1,rank:s,prestige:n}))}function fp(){let e=new File([],"picture.png",{type:"image/png"});return navigator.canShare?.({files:[e]})??!1}function hp(e){let t=document.createElement("a");t.href=URL.createObjectURL(e),t.download=e.name,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function cl(e){let t=He(e),s=t.filter(i=>e.seats[i.seat]?.mine),[n]=s;if(!n||s.length>1)return"";let r=t.filter(i=>i.rank===1);if(n.rank>1){let i=(r[0]?.prestige??0)-n.prestige,c={nth:u(`nth_${n.rank}`),points:H("point",i),name:sn(e,r)};return u(i?"you_place":"you_place_tie",c)}if(r.length>1)return u("you_shared");let o=t.filter(i=>i.rank===t[1]?.rank),l=n.prestige-(o[0]?.prestige??0);return l?u("you_won_by",{points:H("point",l),name:sn(e,o)}):u("you_won_tie")}function ul(e){let[t,s]=He(e);if(!t||!s||s.rank===1)return[];let n=He(e).filter(p=>e.seats[p.seat]?.mine&&p!==t),r=n.length===1&&n[0]?n[0]:s,o=[],[l,i]=gp(t,r);i>0&&o.push(u("decided_by",{source:h("source",l),name:sn(e,[t]),more:oe(t.by_source[l]??0),other:sn(e,[r]),less:oe(r.by_source[l]??0)}));let c=bp(e,t.seat);return c&&o.push(c),o}function gp(e,t){return Object.keys(e.by_source).map(n=>[n,(e.by_source[n]??0)-(t.by_source[n]??0)]).reduce((n,r)=>r[1]>n[1]?r:n,["",0])}function bp(e,t){let s=e.result?.rounds??[],r=s.map(({prestige:i})=>i.every((c,p)=>p===t||c<(i[t]??0))).lastIndexOf(!1)+1,o=s[r]?.round,l=e.seats[t]?.name;return o?r===s.length-1?u("lead_last",{name:l}):u("lead_since",{name:l,round:o}):""}function sn(e,t){return te(t.map(s=>e.seats[s.seat]?.name??""))}function pl({state:e,facts:t,scoring:s,onScored:n,onReplay:r,onReview:o}){let{result:l,seats:i}=e,[c,p]=K(),m=e.rematch,$=ho(e.daily),d=e.daily!==null&&!$.found?.seed,f=He(e),g=yp(f),b=g.filter(C=>f.some(O=>O.by_source[C])),{scored:x,over:w,skip:v}=tl(b,s);if(z(()=>{w&&n()},[w]),$e(Ze),!l)return null;let k=i.some(C=>C.mine),M=async()=>{p(null);try{let C=await D(`/api/tables/${e.table}/rematch`,{});xe(`/t/${C.table}`)}catch(C){p(C)}};return a`<${G} />
    <main id="main" class="ending stack" tabindex="-1">
      <header class="stack">
        <div class="verdict">
          ${w&&a`<${nl} state=${e} players=${f} />`}
          <div class="stack tight">
            <h1>${w?al(e):u("scoring")}</h1>
            ${w&&[cl(e),...ll(e),...ul(e)].filter(Boolean).map(C=>a`<p key=${C}>${C}</p>`)}
            ${w&&e.practice&&a`<p class="soft">${u("was_practice")}</p>`}
          </div>
        </div>
        <${sl} state=${e} players=${f} sources=${b} scored=${x} onSkip=${v} />
        ${w&&a`<p class="row">
          ${m&&k?a`<a class="button main" href=${`/t/${m}`}>${u("to_rematch")}</a>`:k&&e.played_here&&!e.daily&&a`<button type="button" class="main" onClick=${M}>${u("rematch")}</button>`}
          <button type="button" onClick=${o}>${h("review","title")}</button>
          <button type="button" onClick=${r}>${u("replay")}</button>
          ${!d&&a`<a class="button" href=${`/api/tables/${e.table}/record`} download=${`notredame-${e.table}.txt`}>${u("record")}</a>`}
          <a class="button plain" href="/">${u("to_start")}</a>
        </p>`}
        ${c&&a`<p class="trouble" role="alert">${c}</p>`}
      </header>
      ${w&&a`<${Ja} state=${e} />`}
      ${w&&e.daily&&a`<${Xa} day=${e.daily} deal=${$.found} trouble=${$.trouble} again=${$.again} />`}
      ${w&&a`<${wp} state=${e} result=${l} players=${f} sources=${g} />`}
      ${w&&!d&&a`<${il} state=${e} facts=${t} />`}
      ${e.seats.some(C=>C.who==="person"&&!C.mine)&&a`<section class="card" aria-label=${u("chat")}><${Et} state=${e} /></section>`}
      ${!d&&a`<${Ss} seed=${e.seed??$.found?.seed??null} commitment=${e.commitment} table=${e.table} />`}
    </main>
    <${ee} />`}function yp(e){return Object.keys(e[0]?.by_source??{}).filter(t=>t!=="hotel"||e.some(s=>s.by_source[t]))}function wp({state:e,result:t,players:s,sources:n}){let{seats:r}=e,o=t.rounds.map(l=>l.round);return a`<section class="card stack" aria-labelledby="sheet">
      <h2 id="sheet">${u("score_sheet")}</h2>
      <div class="wide-table" tabindex="0" role="region" aria-label=${u("as_table")}>
        <table class="figures-table score-sheet">
          <thead>
            <tr>
              <th scope="col">${u("source")}</th>
              ${s.map(({seat:l,rank:i})=>a`<th scope="col" key=${l} class=${r[l]?.mine?"own-column":""}><span class="with-emblem"><span class="place">${u("place",{n:i})}</span> <${X} colour=${r[l]?.colour??"blue"} /> ${r[l]?.name}</span></th>`)}
            </tr>
          </thead>
          <tbody>
            ${n.map(l=>a`<tr key=${l}><th scope="row">${T(h("source",l))}</th>${s.map(i=>a`<td key=${i.seat}>${oe(i.by_source[l]??0)}</td>`)}</tr>`)}
          </tbody>
          <tfoot>
            <tr class="total"><th scope="row">${u("total")}</th>${s.map(l=>a`<td key=${l.seat}>${l.prestige}</td>`)}</tr>
            <tr><th scope="row">${u("tie_break")}</th>${s.map(l=>a`<td key=${l.seat}>${l.tie_break}</td>`)}</tr>
          </tfoot>
        </table>
      </div>
      <${el} result=${{...t,players:s}} seats=${r} sources=${n} />
    </section>
    ${o.length>0&&a`<section class="card stack" aria-labelledby="course">
      <h2 id="course">${u("course")}</h2>
      <div class="chart-pair">
        <${Zn} title=${u("chart_prestige")} rounds=${o} values=${t.rounds.map(l=>l.prestige)} seats=${r} />
        <${Zn} title=${u("chart_rats")} rounds=${o} values=${t.rounds.map(l=>l.rat)} seats=${r} />
      </div>
      <details>
        <summary>${u("as_table")}</summary>
        <div class="wide-table" tabindex="0" role="region" aria-label=${u("course")}>
          <table class="figures-table">
            <thead>
              <tr><th scope="col">${u("rounds")}</th>${r.map(l=>a`<th scope="col" key=${l.seat}>${l.name}</th>`)}</tr>
            </thead>
            <tbody>
              ${t.rounds.map(l=>a`<tr key=${l.round}><th scope="row">${l.round}</th>${r.map(i=>a`<td key=${i.seat}>${u("prestige_and_rat",{prestige:l.prestige[i.seat],rat:l.rat[i.seat]})}</td>`)}</tr>`)}
            </tbody>
          </table>
        </div>
      </details>
    </section>`}`}function nn(e){let{view:t,seat:s}=e;if(!t||!e.result||e.options.totals==="open")return e;let n=t.players.map(r=>r.seat===s?r:{...r,prestige:null,prestige_by_source:null});return{...e,view:{...t,players:n}}}function dl(e,t){let s=e.seats.filter(r=>r.mine&&!r.left).map(r=>r.seat);if(s.length<2||e.status!=="playing")return null;let n=e.waiting.map(r=>r.seat).filter(r=>s.includes(r));return t!==null&&(n.includes(t)||!n.length)?null:n[0]??s[0]??null}function ml({seat:e,onReady:t,onUndo:s}){let n=S(null);return A(()=>n.current?.focus(),[e.seat]),a`<${G} />
    <main id="main" class=${`hand-over colour-${e.colour}`} tabindex="-1">
      <${X} colour=${e.colour} />
      <h1>${u("hand_over",{name:e.name})}</h1>
      <p class="soft">${u("hand_over_text")}</p>
      <button type="button" class="main" ref=${n} onClick=${t}>${u("ready",{name:e.name})}</button>
      ${s&&a`<button type="button" class="plain" onClick=${s}>${u("hand_back")}</button>`}
    </main>`}function rn({state:e,facts:t,onDone:s}){let[n,r]=K(),[o,l]=y(t.default_level),i=async(d,f)=>{r(null);try{await D(`/api/tables/${e.table}/${d}`,f),s()}catch(g){r(g)}},c=async d=>{await D(`/api/tables/${e.table}/leave`,{seat:d}),s()},p=e.status==="playing",m=e.seats.filter(d=>d.mine),$=e.host||m.length&&!e.host_here?e.seats.filter(d=>d.who==="open"||p&&!d.mine&&(d.left||d.who==="person"&&!d.present)):[];return a`<div class="stack">
    ${p&&m.map(d=>d.left?a`<button key=${d.seat} type="button" class="main" onClick=${()=>i("return",{seat:d.seat})}>${u("come_back",{name:d.name})}</button>`:a`<div key=${d.seat}><${Te} label=${m.length>1?u("leave_of",{name:d.name}):u("leave")} text=${u("leave_text")} yes=${u("leave_now")} no=${u("leave_not")} go=${()=>c(d.seat)} /></div>`)}
    ${$.length>0&&a`<div class="row">
      <label class="check"
        >${u("bot_level")}
        <select value=${o} onChange=${d=>l(d.target.value)}>
          ${t.levels.map(d=>a`<option key=${d} value=${d}>${h("level",d)}</option>`)}
        </select>
      </label>
      ${$.map(d=>a`<button key=${d.seat} type="button" onClick=${()=>i("replace",{seat:d.seat,level:o})}>${u("put_bot",{name:d.who==="open"?h("colour",d.colour):d.name})}</button>`)}
    </div>`}
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}
  </div>`}function $l({table:e,link:t,watching:s}){let[n,r]=y(t),[o,l]=y([]),[i,c]=y(""),[p,m]=K(),$=()=>I(`/api/tables/${e}/watchers`).then(({watchers:g})=>l(g),m);z(()=>void $(),[e,s]);let d=async()=>{r((await D(`/api/tables/${e}/watch-link`)).watch),c(u("link_renewed"))},f=async({watcher:g})=>{await D(`/api/tables/${e}/send-away`,{watcher:g}),r((await I(`/api/tables/${e}/links`)).watch),await $()};return a`<div class="stack tight">
    <${nt} path=${n} label=${u("watch_link")} /><${us} />
    <div><${Te} label=${u("renew_link")} text=${u("renew_watch_link_text")} go=${d} /></div>
    <span class="small" role="status">${i}</span>
    <h4>${u("watchers_allowed")}</h4>
    ${p&&a`<p class="trouble small" role="alert">${p}</p>`}
    ${o.length===0&&a`<p class="soft small">${u("watchers_none")}</p>`}
    ${o.length>0&&a`<ul class="watchers-allowed stack tight">
      ${o.map(g=>a`<li key=${g.watcher}><${kp} one=${g} sendAway=${()=>f(g)} /></li>`)}
    </ul>`}
  </div>`}function kp({one:e,sendAway:t}){let s=e.name||u("watcher_unnamed");return a`<span class="row close"><span>${s}</span> <span class="soft small">${u(e.here?"present":"absent")}</span></span>
    <${Te} label=${u("send_away_of",{name:s})} text=${u("send_away_text",{name:s})} yes=${u("send_away")} go=${t} />`}function fl({state:e,facts:t,onClose:s}){let{links:n}=pt(e.table,e.host&&!e.daily,e.status);return a`<${et} title=${u("menu")} kind="menu" onClose=${s}>
    <div class="stack">
      <p class="row">
        <a class="button" href="/">${u("to_start")}</a>
        <a class="button" href="/rules" target="_blank">${u("rules")}</a>
      </p>
      <h3>${u("settings")}</h3>
      <${Qs} />
      <div class="row"><${cs} /><${is} /></div>
      ${e.daily&&a`<h3>${h("daily","title")}</h3><p class="small">${h("daily","in_menu",{day:he(e.daily)})}</p>`}
      ${e.status!=="over"&&!e.daily&&a`<h3>${u("seats")}</h3><${rn} state=${e} facts=${t} onDone=${s} />`}
      ${n?.watch&&a`<h3>${u("watch_link")}</h3><${$l} table=${e.table} link=${n.watch} watching=${e.watchers} />`}
      <h3>${u("fairness")}</h3>
      <p class="small">${u("commitment_text")}</p>
      <p class="hash">${e.commitment}</p>
    </div>
  <//>`}var on=()=>Object.values(R().periods),er=()=>on()[0]?.length??0,hl=({view:e})=>on().some(t=>t[t.length-1]===e.round),ie=(...e)=>({me:t})=>e.map(s=>s==="cathedral"?s:s.includes("/")?s.replace("/",`:${t.colour}/`):`${s}:${t.colour}`),xp=({me:e})=>Object.keys(e.sectors).map(t=>`sector:${e.colour}/${t}`),gl=({view:e})=>e.persons.map(t=>`person:${t}`),vp=({view:e})=>e.players.map(t=>`rat:${t.colour}`),rr=({state:e},t)=>e.seats[t]?.name??"",bl=e=>({name:rr(e,e.view.start_player)}),yl=({view:e,me:t})=>e.start_player===t.seat,tr=({view:e})=>e.phase==="draft",sr=({round:e})=>e>0,Be=({round:e})=>e>1,or=({me:e})=>e.pack.filter(t=>t!==null),kl=({me:e})=>e.hand.map(({card:t})=>t).filter(t=>t!==null),wl=(e,t)=>or(e).includes(t)||kl(e).includes(t),_p=({round:e,me:t})=>e>0||t.played.length>0,Mp=["goal","draft","second_draft","hand","play"],nr=()=>!1,Fe=(e,t,s={})=>({id:`card_${e}`,card:e,icon:t,when:n=>wl(n,e),past:n=>!wl(n,e),places:ie(`sector/${e}`),...s}),xl=[{id:"goal",icon:"prestige",when:({round:e})=>e===0,past:e=>!tr(e)||sr(e),places:e=>[...xp(e),...ie("prestige")(e)]},{id:"persons",icon:"person",when:({view:e})=>e.persons.length>0,past:Be,places:gl,values:({view:e})=>({plague:e.plague})},{id:"draft",icon:"card",when:({asked:e,me:t})=>e==="keep"&&t.drafted===0,past:e=>!tr(e)||e.me.drafted>0,values:e=>({name:rr(e,Ns(e.view,e.me.seat))}),cards:or},{id:"second_draft",icon:"card",when:({asked:e,me:t})=>e==="keep"&&t.drafted===1,past:e=>!tr(e)||e.me.drafted!==1,values:e=>({name:rr(e,qo(e.view,e.me.seat))}),cards:or},{id:"hand",icon:"bell",when:({view:e,me:t})=>e.phase==="cards"&&t.hand.length===3,past:({view:e,me:t})=>e.phase!=="cards"||t.hand.length<3,text:e=>yl(e)?"hand_text_you":"hand_text",values:bl,cards:kl},{id:"play",icon:"marker",when:({asked:e})=>e==="card",past:({view:e,me:t})=>e.phase!=="cards"||t.played.length>1,places:e=>[...ie("supply")(e),...e.me.hand.flatMap(({card:t})=>At(`card_${t}`)?.places?.(e)??[])]},{id:"drive",icon:"carriage",when:({asked:e})=>e==="drive",past:({asked:e})=>e!=="drive",places:ie("carriage")},{id:"city",icon:"cathedral",when:({me:e})=>e.played.length>0,past:Be,places:ie("carriage"),text:()=>Ao()?"city_text":"city_text_wide",values:()=>({city:u("part_city")})},{id:"supply",icon:"box",when:({me:e})=>e.played.length>0,past:Be,places:ie("supply","general")},{id:"second_card",icon:"card",when:({asked:e,me:t})=>e==="card"&&t.played.length===1,past:({asked:e})=>e!=="card"},{id:"tools",icon:"step",when:({state:e,asked:t})=>e.undo.possible||t==="hire",past:Be,values:()=>({undo:`\u21B6 ${u("undo")}`,hint:u("hint")})},{id:"log",icon:"message",when:({view:e,me:t})=>e.players.some(s=>s!==t&&s.played.length>0),past:Be,values:()=>({log:u("log"),help:u("help")})},{id:"hire",icon:"person",when:({asked:e})=>e==="hire",past:({asked:e})=>e!=="hire",places:gl},{id:"coins",icon:"coin",when:({asked:e,me:t})=>e==="hire"||t.coins!==R().first_coins,past:Be,places:ie("coins")},{id:"prestige",icon:"purse",when:({state:e,view:t,me:s})=>e.options.totals==="hidden"&&((s.prestige??0)>0||t.phase==="hire"),past:Be,places:({view:e})=>e.players.map(t=>`prestige:${t.colour}`),values:()=>({log:u("log")})},Fe("cloister-school","markers"),Fe("bank","coin"),Fe("residence","prestige"),Fe("carriage-house","carriage",{places:ie("sector/carriage-house","carriage")}),Fe("hotel","coin",{values:({state:e})=>({n:e.options.hotel_double_from})}),Fe("park","rat-back"),Fe("hospital","shield"),Fe("notre-dame","cathedral",{places:ie("cathedral"),values:({view:e})=>({tile:e.cathedral_tile})}),Fe("trusted-friend","friend",{places:ie("friend")}),{id:"rat",icon:"rat",when:({view:e,me:t})=>t.played.length>1||e.phase==="hire",past:Be,places:ie("rat")},{id:"round",icon:"bell",when:sr,past:Be,places:vp,text:e=>yl(e)?"round_text_you":"round_text",values:bl},{id:"goodbye",icon:"prestige",when:sr,past:({round:e})=>e>=er()},{id:"empty_supply",icon:"marker",when:({me:e,asked:t})=>e.supply===0||t==="marker",past:({me:e,asked:t})=>e.supply>0&&t!=="marker",places:ie("supply")},{id:"sets",icon:"message",when:({state:e,me:t})=>t.messages.length>0&&e.options.message_sets==="colour",past:nr,places:ie("messages")},{id:"overrun",icon:"rat-forward",when:({me:e,asked:t})=>(e.rat_after_plague??0)>R().rat_track_end||t==="plague",past:nr,places:ie("rat")},{id:"period_ends",icon:"cathedral",when:hl,past:e=>!hl(e),places:()=>["cathedral"],values:({view:e})=>({tile:e.cathedral_tile})},{id:"period",icon:"cathedral",when:({round:e})=>e>=er(),past:({round:e})=>e>er(),places:()=>["cathedral"]},{id:"last_round",icon:"prestige",when:({round:e})=>e===on().flat().length-1,past:nr,places:ie("prestige")}];function vl(e){let{view:t,seat:s}=e,n=t&&s!==null?t.players[s]:void 0;if(e.status!=="playing"||!t?.round||!n)return null;let r=on().flat().indexOf(t.round);return{state:e,view:t,me:n,asked:e.question?.question??null,round:r}}function At(e){return xl.find(t=>t.id===e)??null}function _l(e,t,s){let n=s?.state.question??null,r=n!==null&&n.asked!==t.state.question?.asked,o=e.due.filter(At),l=r?void 0:o[0],i=new Set([...e.told,...o]),c={...e.cards},p=[];for(let f of xl){if(i.has(f.id)||!f.when(t)||!(_p(t)||Mp.includes(f.id)))continue;p.push(f.id);let g=new Set(f.cards?.(t).filter(b=>!i.has(`card_${b}`)));g.size&&(c[f.id]=[...g]);for(let b of g)i.add(`card_${b}`)}let m=o.filter(f=>f!==l&&(At(f)?.past(t)??!0));if(!p.length&&!m.length&&o.length===e.due.length)return e;let $=o.filter(f=>f!==l&&!m.includes(f)),d=p.flatMap(f=>c[f]??[]).map(f=>`card_${f}`);return{...e,due:[...l?[l]:[],...p,...$],told:[...e.told,...m,...d],cards:c}}function Ml({state:e,onPoint:t}){let s=j(()=>vl(e),[e]);return!s||$t()!==e.table?null:a`<${Cp} now=${s} onPoint=${t} />`}function Cp({now:e,onPoint:t}){let[s,n]=y(Cr),[r,o]=y(null),l=S(null),i=S(null);z(()=>{let $=i.current;i.current=e,n(d=>d.quiet?d:_l(d,e,$))},[e,s.quiet]),z(()=>Sr(s),[s]);let c=s.quiet?void 0:s.due[0],p=At(r??c??"");Ep(p?.places?.(e)??[],t);let m=()=>{r!==null?o(null):c&&n({...s,told:[...s.told,c],due:s.due.slice(1)})};return Lp(p?m:null),Hp(l,p?.id??null),a`<section class=${`coach ${p?"open":""} ${s.quiet?"quiet":""}`} aria-label=${h("learn","guide")} ref=${l}>
    <div class="lesson-place" aria-live="polite" tabindex=${p?.cards?0:void 0}>${p&&a`<${Sp} key=${p.id} lesson=${p} cards=${s.cards[p.id]??[]} now=${e} />`}</div>
    <div class="coach-tools">
      ${p&&a`<button type="button" class="main" key="got-it" aria-keyshortcuts="Escape" onClick=${m}>${h("learn",r?"close":"got_it")}</button>`}
      ${p&&!r&&a`<button type="button" class="plain" key="skip" onClick=${()=>n({...s,quiet:!0})}>${h("learn","skip_rest")}</button>`}
      ${s.quiet&&a`<button type="button" class="plain" key="on" onClick=${()=>n({...s,quiet:!1})}>${h("learn","go_on")}</button>`}
      ${s.told.length>0&&a`<${zp} key="told" told=${s.told} onRead=${o} />`}
    </div>
  </section>`}function Sp({lesson:e,cards:t,now:s}){let n=h("learn",e.text?.(s)??`${e.id}_text`,e.values?.(s));return a`<article class="lesson">
    <h2><${V} name=${e.icon} /><span>${Cl(e)}</span></h2>
    <p>${n}</p>
    ${t.length>0&&a`<ul class="lesson-cards">
      ${t.map(r=>a`<li key=${r}>
          <strong>${T(h("card",r))}</strong> ${le("card_help",r,s.state)}
        </li>`)}
    </ul>`}
  </article>`}function zp({told:e,onRead:t}){let s=S(null),n=o=>{s.current&&(s.current.open=!1),t(o)};return a`<details class="explained-lessons" ref=${s} onKeyDown=${o=>{o.key!=="Escape"||!s.current?.open||(o.preventDefault(),s.current.open=!1,s.current.querySelector("summary")?.focus())}}>
    <summary><span class="explained-words">${h("learn","explained")}</span> <span class="explained-count" aria-hidden="true">≡ ${e.length}</span></summary>
    <ul>
      ${e.map(o=>{let l=At(o);return l&&a`<li key=${o}><button type="button" class="plain" onClick=${()=>n(o)}><${V} name=${l.icon} />${Cl(l)}</button></li>`})}
    </ul>
  </details>`}function Cl({id:e,card:t}){return t?T(h("card",t)):h("learn",`${e}_title`)}function Ep(e,t){let s=S(t);s.current=t,z(()=>{if(e.length)return s.current?.(e),()=>s.current?.([])},[e.join(" ")])}function Lp(e){be(s=>{s.key!=="Escape"||s.defaultPrevented||s.repeat||(s.target instanceof Element?s.target:null)?.closest("input, textarea, select, .explained-lessons[open]")||document.querySelector("dialog[open], .tip:popover-open, .confirm")||e?.()},{first:!0})}function Hp(e,t){let s=S(!1);s.current=!!e.current?.contains(document.activeElement),A(()=>{!s.current||document.activeElement!==document.body||e.current?.querySelector(".coach-tools :is(button, summary)")?.focus({preventScroll:!0})},[t])}function Sl({thoughts:e,marked:t,seat:s,onChoose:n,onClose:r}){let[o,l]=y(!1),i=e?.[0];if(!e||!i)return a`<p class="hint" role="status">${u("hint_thinking")}</p>`;let c=Tp(e,t);return a`<div class="hint" role="status">
    <p>
      <strong>${i.label}</strong>${c&&` ${u("hint_rather",{other:c.label})} ${c.why}`}
    </p>
    <p class="hint-does">
      <button type="button" class="main" onClick=${()=>n(i.choice)}>${u("hint_play")}</button>
      ${e.length>1&&a`<button type="button" class="compare" onClick=${()=>l(!0)}>${u("hint_all")}</button>`}
      <button type="button" class="plain close" aria-label=${u("close")} onClick=${r}><span aria-hidden="true">✕</span></button>
    </p>
    ${o&&a`<${Op} thoughts=${e} seat=${s} onChoose=${n} onClose=${()=>l(!1)} />`}
  </div>`}function Op({thoughts:e,seat:t,onChoose:s,onClose:n}){return a`<${et} title=${u("hint_title")} onClose=${n}>
    <p class="small soft">${u("hint_text")}</p>
    <div class="wide-table" tabindex="0" role="region" aria-label=${u("hint_title")}>
      <table class="figures-table hint-comparison">
        <thead>
          <tr>
            <th scope="col">${u("hint_choice")}</th>
            <th scope="col">${u("hint_behind")}</th>
            <th scope="col">${u("hint_win")}</th>
            <th scope="col" class="final-prestige">${u("hint_prestige")}</th>
          </tr>
        </thead>
        <tbody>
          ${e.flatMap(r=>[a`<tr key=${r.choice}>
              <th scope="row"><button type="button" class="plain" onClick=${()=>s(r.choice)}>${r.label}</button></th>
              <td>${r.why?Ie(r.behind,r.error):"\u2013"}</td>
              <td>${u("percent",{number:Math.round(100*r.win_chance)})}</td>
              <td class="final-prestige">${ce(r.prestige[t]??0)}</td>
            </tr>`,r.why&&a`<tr key=${`why ${r.choice}`}><td class="hint-why" colspan="4">${r.why}</td></tr>`])}
        </tbody>
      </table>
    </div>
  <//>`}function Tp(e,t){let s=e.slice(1);return s.find(n=>n.choice===t)??s[0]}var Ap=new Set(["u","Tab","Shift","Control","Alt","AltGraph","Meta","CapsLock"]);function zl({table:e,seat:t,number:s,undo:{pause:n}}){A(()=>{if(!n)return;let r=new AbortController,o=()=>{r.abort(),D(`/api/tables/${e}/go-on`,{seat:t}).catch(()=>{})},l=m=>m.target instanceof Element&&m.target.closest("[data-tip=undo]"),i=m=>m.detail<2&&!l(m)&&o(),c=m=>!m.repeat&&!Ap.has(m.key)&&!l(m)&&o(),p={capture:!0,signal:r.signal};return document.addEventListener("click",i,p),document.addEventListener("keydown",c,p),()=>r.abort()},[e,t,s,n])}function an({lines:e,step:t}){let s=t?.lines??e;if(t&&t.kind!=="own")return s;let n=s[s.length-1]?.move;return s.filter(r=>r.move===n)}function es(e){let{state:t,step:s}=e;if(s?.kind==="period")return an(e).filter(o=>o.kind!=="markers-moved");let n=an(e);return t.seat!==null&&s?.kind!=="plague"&&n[0]?.seat===t.seat?n.filter(o=>o.seat!==t.seat):n}function El({moment:e}){let{state:t,step:s}=e;return s?.kind==="plague"?a`<span class="plague-step">
      <strong><${V} name="plague" /> ${u("plague_value",{value:s.value})}</strong>
      ${s.results.map(n=>a`<${Rp} key=${n.seat} result=${n} seat=${t.seats[n.seat]} />`)}
    </span>`:es(e).map(n=>n.text).join(" ")}function Rp({result:e,seat:t}){if(!t)return null;let s=e.losses.map(n=>n.deed?Vp(n.deed):Ll(n.text));return a` <span class="plague-result"><${X} colour=${t.colour} /> ${t.name} <span class="number">${e.from} → ${e.to}</span>${s.length>0&&a` <span class="price">${te(s)}</span>`}</span>`}function Vp(e){let t=Ll(e);return t.charAt(0).toLocaleLowerCase()+t.slice(1)}function Ll(e){return e.replace(/[.。]$/,"")}var Pp=60,Np=150,Ip=1.6,Dp=2.4,Wp=.4;function ln(e,t){let s=es(e);if(!s.length)return Ye[t]*Wp;let n=s.reduce((i,c)=>i+c.text.length,0),r=Math.min(1,Math.max(0,n-Pp)/Np),l=e.step&&e.step.kind!=="own"?e.state.result?Dp:Ip:1;return Ye[t]*l*(1+r)}var Bp=new Set(["plague-strikes","period-ends","round-begins","game-ends"]),Fp=new Set(["round-begins","game-ends"]);function Hl(e){let t=[],s=Object.values(R().periods).flat();for(let n of e){let r=t[t.length-1];if(r&&r.move===n.move&&!Bp.has(n.kind)){r.lines.push(n);continue}let o=r?.move===n.move;r&&o&&(r.last=!1);let l=n.kind==="round-begins"?s.shift()??null:null;t.push({move:n.move,lines:[n],before:r&&o?[...r.before,...r.lines]:[],last:!0,round:l})}return t}function cn(e,t,s){let n=[...s.before,...s.lines];if(s.last||n.some(l=>Fp.has(l.kind)))return t;let r=n.some(l=>l.kind==="cathedral-scored"),o=e.players.map((l,i)=>{let c=t.players[i],p=n.filter(m=>m.seat===i);return c&&p.length?qp(l,c,new Set(p.map(m=>m.kind)),r):l});return{...e,players:o,markets:t.markets}}function un(e,t,s){return e.players.map(({sectors:n,friend:r},o)=>(n===s.view?.players[o]?.sectors||r!==t.view?.players[o]?.friend?s:t).sector_effects[o]??{})}function qp(e,t,s,n){let{hand:r,pack:o,played:l,drafted:i,dealt:c}=e,p=s.has("plague-strikes"),{supply:m,general_supply:$,sectors:d}=s.has("markers-moved")?t:e,f=n?0:Math.max(0,e.cathedral-t.cathedral),g=[...p?[]:["plague"],...n?[]:["cathedral"]];return{...t,hand:r,pack:o,played:l,drafted:i,dealt:c,supply:m,sectors:d,general_supply:$-(s.has("markers-moved")?f:0),cathedral:t.cathedral+f,prestige:t.prestige===null?null:t.prestige-Kp(g.map(b=>jp(e,t,b))),rat:p?t.rat:e.rat,rat_after_plague:p?null:e.rat_after_plague}}function jp(e,t,s){return(t.prestige_by_source?.[s]??0)-(e.prestige_by_source?.[s]??0)}function Kp(e){return e.reduce((t,s)=>t+s,0)}var Ol={"plague-strikes":"plague","period-ends":"period","round-begins":"next","game-ends":"next"},Gp=new Set(["prestige-lost","markers-moved"]);function pn(e,t){let[s,n]=[e.state.view,t.state.view];if(!s||!n||!dn(t.lines,e.state.move))return[t];let r=t.lines.filter(i=>i.move<=e.state.move),o=[],l=[];for(let{kind:i,lines:c}of Up(t.lines.slice(r.length))){let p=cn(s,n,{move:t.state.move,lines:c,before:o,last:!1,round:null});o=[...o,...c];let m=i==="own"?p.phase:"plague",$={...t.state,status:"playing",question:null,waiting:[],view:{...p,phase:m},sector_effects:un(p,e.state,t.state)},d=i==="plague"?Yp(s,n,c):[];l.push({state:$,lines:[...r,...o],step:{kind:i,lines:c,results:d,value:s.plague}})}return[...l,t]}function dn(e,t){return e.some(s=>s.move>t&&["plague","period"].includes(Ol[s.kind]??""))}function Up(e){let t=[];for(let s of e){let n=Ol[s.kind];if(n==="next")break;let r=t[t.length-1];r&&(!n||n===r.kind)?r.lines.push(s):t.push({kind:n??"own",lines:[s]})}return t}function Yp(e,t,s){return s.flatMap(r=>r.kind==="plague-strikes"&&r.seat!==null?[r.seat]:[]).map(r=>({seat:r,from:e.players[r]?.rat??0,to:t.players[r]?.rat??0,losses:s.filter(o=>o.seat===r&&Gp.has(o.kind))}))}var Qp=new Set(["card-kept","cards-passed","draft-ends"]),Jp=9e3,Xp=1100;function Tl(e,t){let[s,n]=y(null),r=S(void 0),o=S(0),l=e?.state.seat??null,i=e&&l!==null?ca(e.lines,l):0,c=e?.lines??[],p=i>0&&dn(c.filter(f=>f.move===i),0)?i:i+1,m=[...new Set(c.filter(f=>f.move>=p&&!Qp.has(f.kind)).map(f=>f.move))],$=ae(()=>{o.current++,clearTimeout(r.current),n(null)},[]);z(()=>$,[]),A(()=>$(),[e?.state.move]);let d=async()=>{if(!e)return;let f=++o.current,g=Math.min(Xp,Jp/Math.max(1,m.length));for(let b of m){for(let x of await Zp(e,t,b)){if(o.current!==f)return;if(b===i&&x.step?.kind==="own")continue;n(x);let w=x.step?Math.max(g,ln(x,"normal")):g;await new Promise(v=>r.current=setTimeout(v,w))}if(o.current!==f)return}n(null)};return{moment:s,missed:m.length,run:d,stop:$}}async function Zp(e,t,s){let n=async l=>t.get(l)??await ed(e,l),r=await n(s);if(!r)return[];if(!dn(r.lines,s-1))return[r];let o=await n(s-1);return o?pn(o,r).filter(l=>l!==r):[r]}async function ed(e,t){let{table:s,seat:n}=e.state;try{let r=await I(`/api/tables/${s}/replay?at=${t}&seat=${n}&lang=${U()}`);return{state:r,lines:zt([],r.news)}}catch{return null}}var td={"card-kept":"card","card-played":"card","person-hired":"coin","coins-gained":"coin","coins-paid":"coin","markers-moved":"piece","friend-moved":"piece","carriage-moved":"piece","message-taken":"piece","rat-moved":"rat","plague-strikes":"rat","period-ends":"bell"},sd=3,nd=.16;function rd(e){let t=e.flatMap(s=>td[s.kind]??[]);return[...new Set(t)].slice(0,sd)}function od(e,t){if(!e||e.state.seat!==t.state.seat||t.state.move<e.state.move)return[];let s=e.lines.length;return t.lines.length<s?t.lines.filter(n=>n.move===t.state.move):t.lines.slice(s)}function Al(e){let t=S(null);z(()=>{let s=od(t.current,e);t.current=e,document.hidden||rd(s).forEach((n,r)=>De(n,r*nd))},[e])}function Rl({following:e,shown:t,newest:s,facts:n,sending:r,onMenu:o,onEnd:l}){let[i,c]=y([]),[p,m]=y(void 0),[$,d]=K(),f=S(null),g=Tl(t,e.past),b=t.state.seat,x=g.moment!==null,w=g.moment??t,v=j(()=>nn(w.state),[w]),k=e.behind||x?null:t.state.question,M=k?.asked,C=()=>{s.undo.possible&&r.pending===null&&r.undo()},O=Vs({question:k,seat:b,prompt:f,pending:r.pending,send:r.send,undo:C,onAsked:()=>{m(void 0),d(null)},onChoose:()=>m(void 0)}),{marked:E,setMarked:q,stopping:W,setStopping:_,toggleRest:L,folded:B,open:se,setOpen:st,choose:Y,pick:Q,settle:Z}=O,{byId:ne,lit:Me,places:Rt,ghost:ts,typed:qe,many:bn,pointedAt:lr,setOver:ir,setPointedChoice:ii,pointAtPlace:ci}=O;$e(f),Ps(),Al(w),zl(s);let cr=S(M);cr.current=M;let ui=async()=>{m(null),d(null);try{let Ce=await D(`/api/tables/${v.table}/hint?lang=${U()}`,{seat:b});if(cr.current!==M)return;m(ut=>ut===void 0?ut:Ce.thoughts),k&&!_t(k,!1).some(ut=>ut.id===Ce.thoughts[0]?.choice)&&_(!0)}catch(Ce){m(void 0),d(Ce)}},pi=b!==null&&s.seats[b]?.left,di=()=>{d(null),D(`/api/tables/${v.table}/return`,{seat:b}).catch(d)},ss=e.behind>0||x,mi=j(()=>an(w),[w]),ur=k&&p?.[0]?p[0].choice:null,$i=ne(ur)?.places??i,fi=lr.length?lr:ss?mi.flatMap(Ce=>Ce.places):$i,hi=new Set(fi),gi={to:s.practice&&r.pending===null?s.undo.to:[],go:r.undo},pr={state:v,facts:n,lines:w.lines,lit:Me,onPick:Q,over:hi,setOver:ir,ghost:ts,onPoint:ci,back:gi},dr=!ss&&t.state.status==="over",bi=k?k.prompt:ss&&es(w).length?a`<${El} moment=${w} />`:dr?u("game_over"):ss&&!v.waiting.length?null:ad(v,b),mr=r.trouble||$;return a`<${Ht} board=${pr} newest=${s} seat=${b} marked=${Rt} onMenu=${o} coach=${a`<${Ml} state=${t.state} onPoint=${c} />`}>
    <section class=${`asking ${k?"has-question":""}`} aria-label=${u("question")}>
      ${b!==null&&a`<${Mt} board=${pr} seat=${b} marked=${Rt} />`}
      <div class=${`asked ${k&&p!==void 0?"with-hint":""}`}>
        <p class="prompt" ref=${f} tabindex="-1" aria-live="polite">
          ${k&&a`<strong class="your-turn">${u("your_turn")}</strong>`} ${bi}
          ${bn&&a`<span class="number-entry" aria-hidden="true">${qe?a`<kbd>${qe}</kbd> ${u("number_typed")}`:u("number_then_enter")}</span>`}
        </p>
        ${!e.connected&&a`<p class="trouble" role="status">${u("connection_lost")}</p>`}
        ${mr&&a`<p class="trouble" role="alert">${mr} <button type="button" class="plain close" aria-label=${u("close")} onClick=${()=>(r.forget(),d(null))}><span aria-hidden="true">✕</span></button></p>`}
        ${pi&&a`<p><button type="button" class="main" onClick=${di}>${u("come_back",{name:s.seats[b]?.name})}</button></p>`}
        ${dr&&a`<p><button type="button" class="main" onClick=${l}>${u("scoring")}</button></p>`}
        ${k&&p!==void 0&&b!==null&&a`<${Sl} thoughts=${p} marked=${E} seat=${b} onChoose=${Y} onClose=${()=>m(void 0)} />`}
        ${k&&a`<${Rs}
          question=${k}
          pending=${r.pending}
          marked=${E}
          hinted=${ur}
          tight=${p!==void 0}
          opened=${W}
          onRest=${L}
          onChoose=${Y}
          onConfirm=${Z}
          onUnmark=${()=>q(null)}
          onPoint=${(Ce,ut)=>(ir(Ce),ii(ut))}
        />`}
      </div>
      <${Uo}
        state=${t.state}
        newest=${s}
        pending=${r.pending}
        behind=${e.behind}
        again=${x}
        missed=${g.missed}
        onUndo=${C}
        onHint=${ui}
        onRecap=${g.run}
        onStop=${g.stop}
        onSkip=${e.skip}
      >${B&&a`<${Bs} on=${W} onToggle=${L} />`}<//>
    </section>
    ${se!==null&&k&&a`<${Ws}
      place=${se}
      note=${vt(se,v,n)??{title:k.prompt,text:[]}}
      choices=${k.choices.filter(Ce=>Me.get(se)?.includes(Ce.id))}
      onChoose=${Y}
      onClose=${()=>st(null)}
    />`}
  <//>`}function ad(e,t){let s=e.waiting.filter(n=>n.seat!==t);return s.length?s.length===1&&s[0]?u("waiting_one",{name:e.seats[s[0].seat]?.name,what:s[0].what}):T(u("waiting_many",{names:te(s.map(n=>e.seats[n.seat]?.name??""))})):u("nothing_asked")}var ld={slow:[1100,24],normal:[650,10],fast:[260,0]},id=["slow","normal","fast"],cd="input:not([type=range]), select, textarea, [role=log], [role=tablist], dialog";function Vl({stops:e,at:t,shown:s,onTo:n,children:r}){let[o,l]=y(!1),[i,c]=y("normal"),p=e.length-1,m=ud(e),$=m.filter(({from:k})=>k<=t).length-1;z(()=>{if(!o||!s)return;if(t>=p)return l(!1);let[k,M]=ld[i],C=e[t]?.lines.reduce((E,q)=>E+q.text.length,0)??0,O=setTimeout(()=>n(t+1),k+M*C);return()=>clearTimeout(O)},[o,t,s,i]);let d=k=>{l(!1),n(Math.max(0,Math.min(p,k)))},f=()=>{!o&&t>=p&&n(0),l(!o)},g=()=>d(m[t>(m[$]?.from??0)?$:$-1]?.from??0),b=()=>d(m[$+1]?.from??p);pd({step:k=>d(t+k),roundBack:g,roundOn:b,first:()=>d(0),last:()=>d(p),run:f});let x=u("replay_move",{at:t,all:p,round:m[$]?.round??""}),w=u(o?"replay_pause":"replay_run"),v=(k,M,C,O)=>a`<button type="button" onClick=${C} aria-label=${u(M)} title=${u(M)} aria-keyshortcuts=${O}><span aria-hidden="true">${k}</span></button>`;return a`<div class="replay-way">
      <input
        type="range"
        min="0"
        max=${p}
        value=${t}
        aria-label=${u("replay_at")}
        aria-valuetext=${x}
        onInput=${k=>d(Number(k.target.value))}
      />
      <output>${x}</output>
      <div class="replay-rounds" role="group" aria-label=${u("rounds")}>
        ${m.map(({round:k,from:M,stops:C},O)=>a`<button key=${k} type="button" class=${k.endsWith("1")?"period":""} style=${{flexGrow:C}} aria-current=${O===$?"step":void 0} aria-label=${u("round",{round:k})} onClick=${()=>d(M)}>${k}</button>`)}
      </div>
    </div>
    <div class="row tight replay-buttons">
      <span class="replay-steps">
        ${v("|\u25C2","replay_round_back",g,"PageUp")} ${v("\u25C2","replay_back",()=>d(t-1),"ArrowLeft")}
        <button type="button" class="main" onClick=${f} aria-label=${w} aria-keyshortcuts="Space"><span aria-hidden="true">${o?"\u275A\u275A":"\u25B6"}</span> <span class="run-word">${w}</span></button>
        ${v("\u25B8","replay_on",()=>d(t+1),"ArrowRight")} ${v("\u25B8|","replay_round_on",b,"PageDown")}
      </span>
      <select aria-label=${u("replay_speed")} title=${u("replay_speed")} value=${i} onChange=${k=>c(k.target.value)}>
        ${id.map(k=>a`<option key=${k} value=${k}>${u(`replay_${k}`)}</option>`)}
      </select>
      ${r}
    </div>`}function ud(e){let t=e.flatMap(({round:s},n)=>s?[{round:s,from:n}]:[]);return t.map(({round:s,from:n},r)=>({round:s,from:n,stops:(t[r+1]?.from??e.length)-n}))}function pd(e){let t={ArrowLeft:()=>e.step(-1),ArrowRight:()=>e.step(1),PageUp:e.roundBack,PageDown:e.roundOn,Home:e.first,End:e.last," ":e.run};be(s=>{let n=t[s.key],r=s.target instanceof Element?s.target:null;!n||s.ctrlKey||s.metaKey||s.altKey||r?.closest(cd)||s.key===" "&&r?.closest("button, a, [role=button]")||(s.preventDefault(),n())})}var dd=120;function mn({state:e,facts:t,from:s,onMenu:n,onClose:r}){let[o,l]=y(s?.seat??e.seat??0),[i,c]=y(!s),[p,m]=y(null),[$,d]=y([]),f=$d(e.table,e.move,i?"above":String(o)),g=j(()=>f.whole?Hl(f.whole):[],[f.whole]),b=p?.stops[p.at]?.move??s?.move??e.move,x=p?.stops===g?p.at:Math.max(0,g.filter(_=>_.move<=b).length-1),w=g[x],v=_=>m({stops:g,at:_}),[k,M]=y(null),[C,O]=y(null);z(()=>{if(!w)return;let _=!1,L=()=>{},B=async()=>{let st=await f.at(w);if(_)return;M({stop:w,state:st}),O(null);let Y=g[x+1];Y&&f.at(Y).catch(()=>{})},se=setTimeout(()=>L=ue(B,O),k&&!f.has(w)?dd:0);return()=>{_=!0,clearTimeout(se),L()}},[w]);let E=C??f.trouble;$e(Ze);let q=j(()=>k?md(f.whole??[],k.stop):[],[k,f.whole]);if(!k){let _=E===null?u("loading"):F(E);return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${_}</p></main>`}let W={state:{...k.state,seat:o},facts:t,lines:q,lit:new Map,onPick:()=>{},over:new Set($.length?$:k.stop.lines.flatMap(_=>_.places)),setOver:d};return a`<${Ht} board=${W} newest=${e} seat=${o} marked=${[]} onMenu=${n}>
    <section class="asking replay" aria-label=${u("replay")}>
      <${Mt} board=${W} seat=${o} marked=${[]} />
      <div class="asked">
        <p class="prompt caption" key=${k.stop} aria-live="off">${k.stop.lines.map(_=>_.text).join(" ")}</p>
        ${E!==null&&a`<p class="trouble" role="alert">${F(E)}</p>`}
        <${Vl} stops=${g} at=${x} shown=${k.stop===w} onTo=${v}>
          <select aria-label=${u("replay_seat")} title=${u("replay_seat")} value=${String(o)} onChange=${_=>l(Number(_.target.value))}>
            ${e.seats.map(_=>a`<option key=${_.seat} value=${String(_.seat)}>${_.name}</option>`)}
          </select>
          <label class="check"><input type="checkbox" checked=${i} onChange=${()=>c(!i)} /> ${u("replay_above")}</label>
        <//>
      </div>
      <div class="tools"><button type="button" onClick=${r}>${s?h("review","to_decision"):u("replay_close")}</button></div>
    </section>
  <//>`}function md(e,t){return[...e.filter(s=>s.move<t.move),...t.before,...t.lines]}function $d(e,t,s){let[n,r]=y(null),[o,l]=y(null),i=S(new Map),c=U(),p=$=>`${$} ${s} ${c}`,m=$=>{let d=i.current.get(p($));if(d)return d;let f=I(`/api/tables/${e}/replay?at=${$}&seat=${s}&lang=${c}`);return i.current.set(p($),f),f.catch(()=>i.current.delete(p($))),f};return z(()=>{let $=!1;l(null);let f=ue(async()=>{let g=await m(t);$||(r(zt([],g.news)),l(null))},l);return()=>{$=!0,f()}},[e,s,c]),{whole:n,trouble:o,has:$=>i.current.has(p($.move)),at:async $=>{let d=await m($.move);if($.last)return d;let f=await m($.move-1);if(!f.view||!d.view)return d;let g=cn(f.view,d.view,$);return{...d,view:g,sector_effects:un(g,f,d)}}}}function $n(e){return e.decisions.filter(t=>t.grade!=="fine")}function Pl(e){return $n(e).sort((t,s)=>s.loss-t.loss).slice(0,10)}function Nl(e){return $n(e).sort((s,n)=>n.loss-s.loss).slice(0,12).sort((s,n)=>s.move-n.move)}function Il(e,t){return e.decisions.filter(s=>s.grade!=="fine"||s.move===t)}function fn(e,t,s){let[n,r]=y(null),[o,l]=y(null),i=U(),c=`${e} ${t} ${s} ${i}`;return z(()=>{let p=!1,$=ue(async()=>{let d=await I(`/api/tables/${e}/replay?at=${s-1}&seat=${t}&question=true&lang=${i}`);p||(r({key:c,state:d}),l(null))},l);return()=>{p=!0,$()}},[c]),{position:n?.state??null,trouble:o,here:n?.key===c}}function Dl({state:e,facts:t,review:s,move:n,onMove:r,onReplay:o,onMenu:l,onClose:i}){let[c,p]=y(null),{position:m,trouble:$}=fn(e.table,s.seat,n),d=s.decisions.find(M=>M.move===n),f=Il(s,n),g=f.findIndex(M=>M.move===n),b=M=>{let C=f[M];C&&r(C.move)};if(be(M=>{let C=M.key==="ArrowRight"?1:M.key==="ArrowLeft"?-1:0;!C||!Ut(M)||(M.target instanceof Element?M.target:null)?.closest("[role=tablist], [role=log]")||(M.preventDefault(),b(g+C))}),!d)return null;if(!m){let M=$===null?u("loading"):F($);return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${M}</p></main>`}let x=M=>d.answers.find(C=>C.choice===M),w=x(d.chosen),v=x(c??d.best),k=(M,C,O,E)=>a`<button type="button" aria-label=${h("review",C)} title=${h("review",C)} aria-keyshortcuts=${E} aria-disabled=${f[M]?"false":"true"} class=${f[M]?"":"off"} onClick=${()=>b(M)}><span aria-hidden="true">${O}</span></button>`;return a`<${Ks}
    state=${{...m,seats:e.seats}}
    facts=${t}
    label=${h("review","decision")}
    head=${a`<strong class="your-turn">${d.round}</strong>`}
    onAnswer=${null}
    over=${v?.places??[]}
    marked=${w?.places??[]}
    ghost=${v?.choice??null}
    onMenu=${l}
    answers=${a`<${Gs} answers=${d.answers} chosen=${d.chosen} onPoint=${p} />`}
    tools=${a`
      <span class="decision-steps">${k(g-1,"previous","\u25C2","ArrowLeft")}<span class="number" aria-hidden="true">${g+1}/${f.length}</span>${k(g+1,"next","\u25B8","ArrowRight")}</span>
      <button type="button" onClick=${()=>o(n)}>${h("review","replay_from_here")}</button>
      <button type="button" class="main" onClick=${i}>${h("review","back")}</button>
    `}
  >
    <div class="verdict-line" role="status">
      <p>${fd(e,s,d)}</p>
      ${d.why&&a`<p>${d.why}</p>`}
    </div>
  <//>`}function fd(e,t,s){let n=i=>s.answers.find(c=>c.choice===i)?.label??"",r=e.seats[t.seat],o={name:r?.name,chosen:n(s.chosen),best:n(s.best),points:Ie(s.loss,s.error)},l=s.loss?"chose_worse":"chose_well";return h("review",r?.mine?l:`${l}_other`,o)}function Wl({state:e,facts:t,review:s,onMenu:n,onClose:r}){let[o,l]=y(()=>Nl(s)),[i,c]=y([]),p=o[i.length],{position:m,trouble:$,here:d}=fn(e.table,s.seat,(p??o[0])?.move??1);if(!p){let g=o.filter((x,w)=>i[w]==="shown"||i[w]==="skipped"),b=()=>{l(g),c([])};return a`<${bd} outcomes=${i} onAgain=${g.length?b:null} onClose=${r} />`}if(!m||!d){let g=$===null?u("loading"):F($);return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${g}</p></main>`}let f={n:i.length+1,all:o.length};return a`<${Us}
    key=${p.move}
    state=${{...m,seats:e.seats}}
    facts=${t}
    label=${h("review","learn")}
    head=${a`<strong class="your-turn">${h("review","exercise",f)} · ${p.round}</strong>`}
    judge=${g=>Promise.resolve(gd(p,g))}
    onNext=${g=>c([...i,g])}
    next=${h("review",f.n<f.all?"next_exercise":"finish")}
    tools=${a`<button type="button" class="plain" onClick=${r}>${h("review","back")}</button>`}
    onMenu=${n}
  />`}function gd({answers:e},t){let s=e.find(r=>r.choice===t),n=s!==void 0&&s.behind<=.5;return{right:n,answers:n||t===null?e:null}}function bd({outcomes:e,onAgain:t,onClose:s}){let n=o=>e.filter(l=>l===o).length,r=n("first")+n("later");return a`<${G} />
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
    <${ee} />`}var yd=2;function ar(e){return e.persons+e.own_cards+e.passed_cards}function Bl(e,t){let s=e.seats[t.seat],n=t.card_luck+t.person_luck,r=Math.abs(n)<yd*t.luck_error?"even":n>0?"lucky":"unlucky",o=s?.mine?"":"_other";return h("review",`${r}${o}`,{name:s?.name,luck:Ie(Math.abs(n),t.luck_error),lost:ce(-t.own_losses)})}function Fl(e){let t=e.answers.find(n=>n.choice===e.chosen)?.label??"",s=h("review",e.grade);return h("review","mark",{round:e.round,grade:s,points:ce(e.loss),chosen:t})}function ql(e){return h("review","round_line",{round:e.round,luck:Le(ar(e)),lost:ce(-e.own_losses)})}var wd=860,kd=380,xd=["inaccuracy","mistake","blunder"];function jl({review:e,onDecision:t}){let s=ze(),n=e.decisions.map(o=>{let l=o.answers[0]?.lead??0,i=o.loss?o.answers.find($=>$.choice===o.chosen)?.lead??l:l,{move:c,round:p,grade:m}=o;return{move:c,round:p,lead:l,after:i,grade:m,label:Fl(o)}}),r=h("review","lead_label",{start:Le(n[0]?.lead??0),end:Le(e.lead)});return a`<figure class="review-chart">
    <${Ln} points=${n} end=${e.lead} width=${s?kd:wd} label=${r} figure=${oe} onPick=${t} />
    <figcaption>
      <ul class="chart-legend">
        ${xd.map(o=>a`<li key=${o}><${_d} grade=${o} /> ${h("review",`legend_${o}`,{from:ce(vd[o])})}</li>`)}
      </ul>
    </figcaption>
  </figure>`}var vd={inaccuracy:.5,mistake:1.5,blunder:3};function _d({grade:e}){return a`<svg class=${`grade-key grade-${e}`} viewBox="-9 -9 18 18" aria-hidden="true"><path d=${Ms[e]} /></svg>`}function Kl({decisions:e,onDecision:t}){return a`<ol class="costliest">
    ${e.map(s=>{let n=r=>s.answers.find(o=>o.choice===r)?.label??"";return a`<li key=${s.move}>
        <button type="button" class="costly" onClick=${()=>t(s.move)}>
          <span class=${`grade-word grade-${s.grade}`}><strong class="number">−${Ie(s.loss,s.error)}</strong> ${h("review",s.grade)}</span>
          <span class="costly-round number">${s.round}</span>
          <span class="costly-words"><span class="soft small">${s.prompt}</span> ${h("review","instead",{chosen:n(s.chosen),best:n(s.best)})}</span>
        </button>
      </li>`})}
  </ol>`}var Md=860,Cd=380,Gl=["persons","own_cards","passed_cards","own_losses","others"];function Ul({review:e}){let t=ze(),s=e.rounds.map(n=>({round:n.round,luck:ar(n),losses:n.own_losses,label:ql(n)}));return a`<figure class="review-chart">
      <${On} rounds=${s} width=${t?Cd:Md} label=${h("review","luck_title")} figure=${oe} />
      <figcaption>
        <ul class="chart-legend">
          <li><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="luck-bar" width="10" height="10" /></svg>${h("review","luck")}</li>
          <li><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="loss-bar" width="10" height="10" /></svg>${h("review","own_losses")}</li>
        </ul>
      </figcaption>
    </figure>
    <${Sd} review=${e} />
    <details>
      <summary>${u("as_table")}</summary>
      <div class="wide-table" tabindex="0" role="region" aria-label=${h("review","luck_title")}>
        <table class="figures-table">
          <thead>
            <tr><th scope="col">${u("rounds")}</th>${Gl.map(n=>a`<th scope="col" key=${n}>${h("review",n)}</th>`)}</tr>
          </thead>
          <tbody>
            ${e.rounds.map(n=>a`<tr key=${n.round}><th scope="row">${n.round}</th>${Gl.map(r=>a`<td key=${r}>${Le(n[r])}</td>`)}</tr>`)}
          </tbody>
        </table>
      </div>
    </details>`}function Sd({review:e}){let{start:t,card_luck:s,person_luck:n,own_losses:r,others:o,lead:l}=e,i=Object.entries({start:t,card_luck:s,person_luck:n,own_losses:r,others:o});return a`<dl class="review-account">
    ${i.map(([c,p])=>a`<div key=${c}><dt>${h("review",c)}</dt><dd class="number">${Le(p)}</dd></div>`)}
    <div class="total"><dt>${h("review","lead")}</dt><dd class="number">${Le(l)}</dd></div>
  </dl>`}function Ql({review:e}){let t=Object.entries(e.grades);return a`<div class="where-lost">
    <${Yl} title=${h("review","by_period")} losses=${e.lost_by_period} label=${s=>h("review","period",{period:s})} />
    <${Yl} title=${h("review","by_kind")} losses=${e.lost_by_kind} label=${s=>h("review",`kind_${s}`)} />
    <section class="stack tight">
      <h3>${h("review","by_grade",{n:e.decisions.length})}</h3>
      <ul class="loss-bars">
        ${t.map(([s,n])=>a`<li key=${s}><span class=${`grade-word grade-${s}`}>${h("review",s)}</span><span class="number">${n}</span></li>`)}
      </ul>
      <p class="soft small">${h("review","mattered",{n:e.mattered})}</p>
    </section>
  </div>`}function Yl({title:e,losses:t,label:s}){let n=Math.max(.1,...Object.values(t));return a`<section class="stack tight">
    <h3>${e}</h3>
    <ul class="loss-bars">
      ${Object.entries(t).map(([r,o])=>a`<li key=${r}>
          <span>${s(r)}</span>
          <span class="loss-bar-track" aria-hidden="true"><span style=${{width:`${100*o/n}%`}}></span></span>
          <span class="number">${ce(o)}</span>
        </li>`)}
    </ul>
  </section>`}var zd=500;function Jl({state:e,seat:t,onSeat:s,found:n,trouble:r,mayBegin:o,onBegin:l,onDecision:i,onLearn:c,onClose:p}){$e(Ze);let m=n?.review??null,$=e.seats.map(f=>f.seat),d=$.filter(f=>!n?.seats.includes(f));return a`<${G} />
    <main id="main" class="review stack" tabindex="-1">
      <header class="stack tight">
        <div class="row review-head">
          <h1>${h("review","title")}</h1>
          <button type="button" onClick=${p}>${h("review","to_score_sheet")}</button>
        </div>
        ${e.practice&&a`<p class="soft">${h("review","practice")}</p>`}
      </header>
      <div class="row review-seats">
        <${Lt}
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
        ${r!==null&&a`<p class="trouble" role="alert">${F(r)} <button type="button" onClick=${()=>l()}>${u("again")}</button></p>`}
        ${n?.progress&&a`<${Ed} ...${n.progress} />`}
        ${n&&!m&&!n.progress&&a`<p>${h("review",o?"none":"none_to_watch",{name:e.seats[t]?.name})} ${o&&a`<button type="button" class="main" onClick=${()=>l([t])}>${h("review","begin")}</button>`}</p>`}
        ${m&&a`<${Ld} key=${t} state=${e} review=${m} onDecision=${i} onLearn=${c} />`}
      </div>
    </main>
    <${ee} />`}function Ed({done:e,total:t}){let s=h("review",e?"progress":"begins",{done:e,total:t});return a`<p class="review-progress"><progress value=${e} max=${t} aria-label=${h("review","title")}></progress> <span role="status">${s}</span></p>`}function Ld({state:e,review:t,onDecision:s,onLearn:n}){let r=e.seats[t.seat],o=$n(t).length>0;return a`<p class="review-summary">${Bl(e,t)}</p>
    ${t.steps<zd&&a`<p class="soft small">${h("review","rough")}</p>`}
    <section class="card stack" aria-labelledby="lead-title">
      <h2 id="lead-title">${h("review","lead_title")}</h2>
      <${jl} review=${t} onDecision=${s} />
    </section>
    ${o&&a`<section class="card stack" aria-labelledby="costliest-title">
      <div class="row review-head">
        <h2 id="costliest-title">${h("review","costliest")}</h2>
        <button type="button" class="main" onClick=${n}>${h("review",r?.mine?"learn":"learn_other",{name:r?.name})}</button>
      </div>
      <${Kl} decisions=${Pl(t)} onDecision=${s} />
    </section>`}
    <section class="card stack" aria-labelledby="luck-title">
      <h2 id="luck-title">${h("review","luck_title")}</h2>
      <${Ul} review=${t} />
    </section>
    <section class="card stack" aria-labelledby="where-title">
      <h2 id="where-title">${h("review","where_title")}</h2>
      <${Ql} review=${t} />
    </section>
    <p class="soft small">${h("review","how")}</p>`}var Hd=1e3,Od=3e3;function Xl(e,t,s){let[n,r]=y(null),[o,l]=y(null),[i,c]=y(0),p=S(new Set(s?[t]:[])),m=U(),$=`/api/tables/${e}/review`;return z(()=>{let f=!1,g,b=async()=>{try{let x=await I(`${$}?seat=${t}&lang=${m}`),w=[...p.current].filter(v=>!x.seats.includes(v));if(w.length&&!x.progress&&(await D(`${$}?lang=${m}`,{seats:w}),x=await I(`${$}?seat=${t}&lang=${m}`)),f)return;r({seat:t,lang:m,review:x}),l(null),(x.progress||w.length)&&(g=setTimeout(b,Hd))}catch(x){if(f)return;l(x);let{status:w}=rs(x);(w===0||w===503||w===429)&&(g=setTimeout(b,Od))}};return b(),()=>{f=!0,clearTimeout(g)}},[e,t,m,i]),{review:n?.seat===t?n.review:null,trouble:o,begin:(f=[])=>{for(let g of f)p.current.add(g);l(null),c(g=>g+1)}}}function Zl({state:e,facts:t,onMenu:s,onClose:n}){let r=e.seats.some(b=>b.mine)||e.host,[o,l]=y(e.seat??0),[i,c]=y({what:"report"}),{review:p,trouble:m,begin:$}=Xl(e.table,o,r),d=p?.review??null,f=()=>c({what:"report"}),g={state:e,facts:t,onMenu:s};return d&&i.what==="decision"?a`<${Dl} ...${g} review=${d} move=${i.move} onMove=${b=>c({what:"decision",move:b})} onReplay=${b=>c({what:"replay",move:b})} onClose=${f} />`:d&&i.what==="replay"?a`<${mn} ...${g} from=${{seat:o,move:i.move-1}} onClose=${()=>c({what:"decision",move:i.move})} />`:d&&i.what==="learning"?a`<${Wl} ...${g} review=${d} onClose=${f} />`:a`<${Jl}
    state=${e}
    seat=${o}
    onSeat=${l}
    found=${p}
    trouble=${m}
    mayBegin=${r}
    onBegin=${$}
    onDecision=${b=>c({what:"decision",move:b})}
    onLearn=${()=>c({what:"learning"})}
    onClose=${n}
  />`}function ei(e,t,s,n){let[r,o]=y(null),[l,i,c]=K(),p=S(null),m=t?.seat??null,$=t?.question?.asked,d=s?.undo.asked??null;z(c,[$]);let f=S(0),g=S(null),b=ae(()=>{g.current===null||f.current<g.current||(g.current=null,p.current=null,o(null))},[]);f.current=t?.number??0,z(b,[t?.number]);let x=ae(async(k,M,C,O,E)=>{let q=`${M}:${C}`;if(p.current!==null)return;p.current=q,o(O),i(null);let W={seat:M,asked:C,...E};try{let L=await qs(`/api/tables/${e}/${k}`,W);g.current=L.number,b(),setTimeout(()=>{p.current===q&&_()},2500)}catch(L){i(L),await _(),k==="undo"&&c()}async function _(){await n().catch(()=>{}),p.current===q&&(g.current=null,p.current=null,o(null))}},[e,n]),w=ae(k=>{m!==null&&$!==void 0&&x("choices",m,$,k,{choice:k,pause:me().pause})},[x,m,$]),v=ae(k=>{m!==null&&d!==null&&x("undo",m,d,"undo",k===void 0?{}:{to:k})},[x,m,d]);return{pending:r,trouble:l,send:w,undo:v,forget:()=>i(null)}}var Td=4e4,Ad=2e4,hn=400,Rd=12e3,ti=1500;function si(e,{seat:t=null,onState:s,onConnection:n=()=>{},onRefused:r=()=>{}}){let o=!1,l="",i=0,c=null,p=hn,m=null,$=null,d,f,g=(_,L)=>{clearTimeout(f),f=void 0,!(o||m===_&&!L)&&(m=_,n(_,L))},b=async()=>{if(clearTimeout(d),d=void 0,$?.abort(),o)return;let _=$=new AbortController;i=Date.now();try{let L=await fetch(Nd(e,t),{headers:{accept:"text/event-stream",...l?{"last-event-id":l}:{}},credentials:"same-origin",cache:"no-store",signal:_.signal});if(L.status>=400&&L.status<500&&L.status!==408&&L.status!==429){let B=await Vt(L);$===_&&(g(!1,B),W());return}if(!L.ok||!L.body){let B=await Vt(L);throw $===_&&r(B),B}if($!==_)return;g(!0);for await(let B of Id(L.body,()=>i=Date.now())){if($!==_)return;p=hn,B.id&&(l=B.id),B.data&&x(B.event,B.data)}}catch(L){$===_&&!(L instanceof ns)&&r(null)}$===_&&w()},x=(_,L)=>{let B=JSON.parse(L);if(!(_==="presence"&&!c)){c=_==="presence"&&c?Vd(c,B):Pd(c,B);try{s(c)}catch(se){setTimeout(()=>{throw se})}}},w=()=>{$=null,!o&&(f??=setTimeout(()=>g(!1),navigator.onLine?ti:0),d=setTimeout(b,p*(.75+Math.random()/2)),p=Math.min(p*2,Rd))},v=()=>{p=hn,f??=setTimeout(()=>g(!1),ti),b()},k=_=>$!==null&&Date.now()-i>_,M=setInterval(()=>k(Td)&&v(),5e3),C=()=>{document.visibilityState!=="hidden"&&($===null||k(Ad))&&v()},O=()=>v(),E=()=>{l="",c=null,p=hn,b()},q=fr(E);document.addEventListener("visibilitychange",C),addEventListener("pageshow",C),addEventListener("online",O),addEventListener("offline",O);let W=()=>{o=!0,$?.abort(),$=null,clearTimeout(d),clearTimeout(f),clearInterval(M),q(),document.removeEventListener("visibilitychange",C),removeEventListener("pageshow",C),removeEventListener("online",O),removeEventListener("offline",O)};return b(),{look(_){_!==t&&(t=_,E())},close:W}}function Vd(e,{present:t,...s}){let n=e.seats.map(o=>({...o,present:t.includes(o.seat)})),r=e.news&&{from:e.move+1,lines:[]};return{...e,...s,seats:n,news:r}}function Pd(e,t){let s=t.chat[0]?.number??1/0,n=e?.chat.filter(r=>r.number<s)??[];return{...t,chat:[...n,...t.chat]}}function Nd(e,t){let s=new URLSearchParams({lang:U()});return t!==null&&s.set("seat",String(t)),`/api/tables/${encodeURIComponent(e)}/live?${s}`}async function*Id(e,t){let s=e.getReader(),n=new TextDecoder,r="",o="",l="",i=[];try{for(;;){let{done:c,value:p}=await s.read();if(c)return;t(),r+=n.decode(p,{stream:!0});let m=r.split(/\r\n|\n|\r(?!$)/);r=m.pop()??"";for(let $ of m)$===""?((o||i.length)&&(yield{id:o,event:l,data:i.join(`
`)}),o="",l="",i=[]):$.startsWith("data:")?i.push($.slice(5).replace(/^ /,"")):$.startsWith("id:")?o=$.slice(3).trim():$.startsWith("event:")&&(l=$.slice(6).trim())}}finally{s.cancel().catch(()=>{})}}var ni=8,Dd=200,gn=class{constructor(t,s){this.onShow=t,this.dwell=s,this.queue=[],this.shown=null,this.newest=null,this.past=new Map,this.shownAt=0,this.timer=void 0}push(t){let s=this.newest,n=!s||s.state.seat!==t.seat||s.state.table!==t.table;if(!n&&t.number<s.state.number)return;let r=zt(n?[]:s.lines,t.news),o={state:t,lines:r};if(this.newest=o,n){this.queue=[],this.past.clear(),this.remember(o),this.show(o);return}if(this.remember(o),t.move<s.state.move){this.queue=[],this.show(o);return}let l=this.queue[this.queue.length-1]??this.shown;if(l&&!Wd(l.state,t)){this.queue.length?this.queue[this.queue.length-1]=o:this.show(o);return}let i=!this.queue.length&&this.shown?.state.question;this.queue.push(...this.dwell(o)?pn(s,o):[o]),i?this.showNext():this.next()}skip(){this.queue=[],this.newest&&this.newest!==this.shown&&this.show(this.newest)}close(){clearTimeout(this.timer),this.queue=[]}next(){if(this.timer!==void 0||!this.queue.length)return;let t=this.shown?this.dwell(this.shown)*ni/Math.max(ni,this.queue.length):0,s=this.shownAt+t-performance.now();if(s>0&&document.visibilityState!=="hidden"){this.timer=setTimeout(()=>{this.timer=void 0,this.next()},s);return}this.showNext()}showNext(){let t=this.queue.shift();t&&this.show(t)}show(t){clearTimeout(this.timer),this.timer=void 0,this.shown=t,this.shownAt=performance.now(),this.onShow(t,this.queue.length),this.next()}remember(t){let{move:s}=t.state;for(let n of[...this.past.keys()])(n>s||n<s-Dd)&&this.past.delete(n);this.past.set(s,t)}};function Wd(e,t){return e.move===t.move||!e.view||!t.view||t.move>e.move&&!t.news?.lines.some(s=>s.move===t.move)?!1:e.view.phase!=="draft"||t.view.phase!=="draft"}function ri(e,t){let[s,n]=y({shown:null,behind:0}),[r,o]=y(null),[l,i]=y(!0),[c,p]=y(null),[m,$]=y(null),d=S(null),f=S(null);z(()=>{n({shown:null,behind:0}),p(null),$(null);let w=new gn((v,k)=>n({shown:v,behind:k}),v=>ln(v,me().pace));return f.current=w,d.current=si(e,{onState:v=>{o(v),w.push(v),w.shown&&n({shown:w.shown,behind:w.queue.length})},onConnection:(v,k)=>{i(v),k&&p(k),v&&$(null)},onRefused:$}),()=>{d.current?.close(),w.close()}},[e,t]);let g=ae(w=>d.current?.look(w),[]),b=ae(()=>f.current?.skip(),[]),x=ae(async()=>{let w=f.current?.newest?.state.seat,v=w==null?"":`seat=${w}&`,k=await I(`/api/tables/${e}?${v}lang=${U()}`);f.current?.push(k),o(f.current?.newest?.state??k),f.current?.skip()},[e]);return{shown:s.shown,newest:r,behind:s.behind,connected:l,problem:c,refused:m,look:g,skip:b,reload:x,past:f.current?.past??new Map}}function oi({state:e,onTrouble:t}){let s=(r,o)=>{t(null),D(`/api/tables/${e.table}/answer-request`,{number:r,let_in:o}).catch(t)},n=e.host||!e.host_here;return a`<ul class="seat-requests" role="status">
    ${e.seat_requests.map(({number:r,name:o})=>a`<li key=${r} class="card">
      <span class="name">${u("asks_for_seat",{name:o})}</span>
      ${n&&a`<button type="button" class="main" onClick=${()=>s(r,!0)}>${u("let_in",{name:o})}</button>
        <button type="button" onClick=${()=>s(r,!1)}>${u("turn_down")}</button>`}
    </li>`)}
  </ul>`}function ai({table:e,seat:t,only:s,onTrouble:n}){let[r,o]=y(null);if(!t.mine)return a`<span class="name">${t.who==="open"?h("colour",t.colour):t.name}</span>`;let l=async i=>{i.preventDefault();let c=(r??"").trim();n(null);try{c&&c!==t.name&&(await D(`/api/tables/${e}/name`,{seat:t.seat,name:c}),s&&await vr(c)),o(null)}catch(p){n(p)}};return a`<form class="name" onSubmit=${l}>
    <input aria-label=${u("my_name")} value=${r??t.name} maxlength=${R().limits.name} autocomplete="nickname"
      onInput=${i=>o(i.target.value)} onBlur=${l} />
  </form>`}function li({state:e,facts:t,onSeated:s}){let n=e.seats.filter(m=>m.who==="open"),{links:r}=pt(e.table,e.host,n.map(m=>m.seat).join()),[o,l]=K(),i=e.seats.filter(m=>m.mine),c=async()=>{l(null);try{let m=await I("/api/me"),d=(e.host?await I(`/api/tables/${e.table}/links`):null)?.seats[String(n[0]?.seat)]?.split("#seat=")[1];await D(`/api/tables/${e.table}/join`,{...m.name&&{name:m.name},...d&&{token:d}}),s()}catch(m){l(m)}},p=async m=>{l(null);try{await D(`/api/tables/${e.table}/stand`,{seat:m.seat}),i.length===1&&m.mine?xe("/"):m.mine&&s()}catch($){l($)}};return a`<${G} />
    <main id="main" class="waiting-room stack" tabindex="-1">
      <h1>${u("waiting_title")}</h1>
      <p role="status">${u("waiting_text",{n:n.length})}</p>
      <${oi} state=${e} onTrouble=${l} />
      <ul class="seat-rows">
        ${e.seats.map(m=>a`<li key=${m.seat} class=${`card seat-row colour-${m.colour}`}>
            <${X} colour=${m.colour} />
            <${ai} table=${e.table} seat=${m} only=${i.length===1} onTrouble=${l} />
            <${Kn} seat=${m} />
            ${r?.seats[String(m.seat)]&&a`<${nt} path=${r.seats[String(m.seat)]} label=${u("invite_link",{n:m.seat+1})} />`}
            <${Bd} seat=${m} host=${e.host} stand=${p} />
          </li>`)}
      </ul>
      ${r&&n.length>0&&a`<p class="soft small">${u("address_asks")}</p><${us} />`}
      ${!i.length&&(e.listed||e.host)&&n.length>0&&a`<p><button type="button" class="main" onClick=${c}>${u("sit_down")}</button></p>`}
      ${o&&a`<p class="trouble" role="alert">${o}</p>`}
      ${(e.host||i.length>0)&&a`<${rn} state=${e} facts=${t} onDone=${()=>{}} />`}
      <p class="soft">${kr(e.edition,e.options)}</p>
      <section class="card" aria-label=${u("chat")}><${Et} state=${e} /></section>
      ${r?.watch&&a`<section class="stack"><span>${u("watch_link")}</span><${nt} path=${r.watch} label=${u("watch_link")} /></section>`}
    </main>
    <${ee} />`}function Bd({seat:e,host:t,stand:s}){return e.mine?a`<button type="button" class="standing-up" onClick=${()=>s(e)}>${u("stand_up")}</button>`:!t||e.who!=="person"||e.present?null:a`<button type="button" class="standing-up" onClick=${()=>s(e)}>${u("free_seat_of",{name:e.name})}</button>`}var Fd={slow:6e3,normal:4e3,once:900},qd=900;function jd({table:e}){let[t,s]=y(0),n=ri(e,t),{shown:r,newest:o,problem:l}=n,i=ei(e,r?.state??null,o,n.reload),[c,p]=y(!1),[m,$]=y(!1),[d,f]=y(!1),[g,b]=y(!1),[x,w]=y(!1),v=S(!1),k=R(),M=r?.state??null,C=Kd(M,n);M?.status==="playing"&&(v.current=!0);let O=M?.status==="over"&&!n.behind;z(()=>{if(!O)return;let _=setTimeout(()=>b(!0),Fd[me().pace]);return()=>clearTimeout(_)},[O]);let E=!!(o?.status==="playing"&&o.waiting.some(_=>o.seats[_.seat]?.mine&&!o.seats[_.seat]?.left));Qa(E,Gd(o),M?.question?.prompt??u("your_turn")),$e(Ze);let q=!m&&!d&&!g&&v.current;if(l?.status===404)return a`<${Ua} table=${e} problem=${l} onSeated=${()=>s(t+1)} />`;if(l)return a`<${G} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${u("game")}</h1>
        <p class="trouble" role="alert">${F(l)}</p>
        <p><a class="button" href="/">${u("to_start")}</a></p>
      </main>`;if(!r||!M||!o){let{refused:_,connected:L}=n,B=_?F(_):u(L?"loading":"connection_lost");return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${B}</p></main>`}return a`${C.covered!==null?a`<${ml} seat=${o.seats[C.covered]??o.seats[0]} onReady=${C.ready} onUndo=${C.mayGoBack?()=>i.undo():null} />`:W()}
    ${c&&a`<${fl} state=${o} facts=${k} onClose=${()=>p(!1)} />`}
    <${Ts} state=${{...q?nn(M):M,undo:o.undo}} facts=${k} />`;function W(){if(!r||!M||!o)return null;let _=()=>p(!0);return M.status==="waiting"?a`<${li} state=${o} facts=${k} onSeated=${()=>s(t+1)} />`:M.status==="over"&&m?a`<${mn} state=${o} facts=${k} onMenu=${_} onClose=${()=>$(!1)} />`:M.status==="over"&&d?a`<${Zl} state=${o} facts=${k} onMenu=${_} onClose=${()=>f(!1)} />`:M.status==="over"&&!q?a`<${pl} state=${o} facts=${k} scoring=${v.current&&!x} onScored=${()=>w(!0)} onReplay=${()=>$(!0)} onReview=${()=>f(!0)} />`:a`<${Rl} following=${n} shown=${r} newest=${o} facts=${k} sending=${i} onMenu=${_} onEnd=${()=>b(!0)} />`}}function Kd(e,t){let[s,n]=y(null),[r,o]=y(!1),l=e?.seats.filter(d=>d.mine&&!d.left)??[],i=l.length===1?l[0]?.seat:void 0;z(()=>{i!==void 0&&e?.seat!==i&&t.look(i)},[i,e?.seat]);let c=e?e.status==="playing"&&l.length>1:!1,p=e&&!t.behind?dl(e,s):null;A(()=>{if(o(!1),p===null)return;let d=setTimeout(()=>o(!0),s===null?0:qd+Ye[me().pace]);return()=>clearTimeout(d)},[p,s]);let m=c&&s!==null&&e?.seat!==s,$=c?s===null?p??e?.seat??0:p!==null&&r?p:m?s:null:null;return{covered:$,mayGoBack:!!(s!==null&&e?.seat===s&&t.newest?.undo.possible),ready:()=>{$!==null&&(n($),o(!1),t.look($))}}}function Gd(e){let t=e?.seat_requests[0];if(t)return`\u25CF ${u("asks_for_seat",{name:t.name})}`;let s=e?.view?.round;return s?u("title_round",{round:s,game:u("game")}):u("game")}export{fc as DailyPage,$c as DailyToday,kc as LearnPage,ic as LivingBoard,Hu as PuzzlePage,Au as PuzzlesPage,Ju as RulesPage,jd as TablePage};
