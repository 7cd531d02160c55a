import{$ as et,A as z,B as X,Ba as Fn,C as qe,Ca as jn,D as H,Da as nt,E as Q,Ea as Kn,F as Z,Fa as Un,G as Vn,Ga as Gn,Ha as Yn,J as A,L as Tn,N as Ae,O as Rn,Q as Ze,V as B,W as J,X as ue,Y as Nn,Z as Pn,_ as Fe,aa as je,ba as Kt,c as k,ca as oe,d as S,da as _e,e as L,ea as kt,f as _,fa as In,g as F,ga as Ut,h as te,ha as ee,i as a,ia as ae,j as Hn,ja as Gt,ka as Y,la as ne,m as j,ma as Dn,n as D,na as tt,o as Ln,oa as N,p as wt,pa as T,q as On,qa as U,r as Wt,ra as xt,s as Bt,sa as vt,t as qt,ta as Ns,u as Ft,ua as Wn,v as An,w as u,wa as Bn,x as $,xa as ye,y as se,ya as st,z as jt,za as qn}from"./shared.js";function Qn({view:e,look:t}){let s=e.players.reduce((o,l)=>o+l.cathedral,0),n=[$("place","cathedral"),z("prestige",e.cathedral_tile),z("marker",s)].join(", "),r=Array.from({length:12},(o,l)=>l*30);return a`<g ...${ee(t,"cathedral",n)}>
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
  </g>`}function Xn(e,t){let s=t>8?2:1,n=Math.ceil(t/s),r=Math.floor(e/n),o=Math.min(n,t-r*n),l=Math.min(15,104/Math.max(o,1));return{x:(e-r*n-(o-1)/2)*l,y:47+r*13}}var bl={"right-inner":{side:1,out:.06},"left-inner":{side:-1,out:.34},"right-outer":{side:1,out:.615},"left-outer":{side:-1,out:.895}},wl={3:.66,4:.62,5:.6},Jn=[.8,1.55],kl=33,_t=32,xl=[["next/left-outer","right-outer"],["right-outer","next/left-inner"],["next/left-inner","right-inner"],["right-inner","before/right-inner"],["before/right-inner","left-inner"],["left-inner","before/right-outer"],["before/right-outer","left-outer"],["left-outer","next/left-outer"]],Yt=class{constructor(t,s){let n=Math.min(Math.max(s,Jn[0]),Jn[1]),r=n<1?3e5:36e4,[o,l]=[Math.round(Math.sqrt(r*n)),Math.round(Math.sqrt(r/n))];this.boroughs=t,this.width=o,this.height=l;let i=Math.min(o,l);this.close={x:i*.135,y:i*.125},this.middle={x:o/2,y:l/2},this.sign=31-2*t}point(t,s,n){let r=Math.PI/2+(2*t+s)*Math.PI/this.boroughs,[o,l]=[Math.cos(r),Math.sin(r)],i=1/(Math.abs(o)**5+Math.abs(l)**5)**(1/5),c=this.close.x*o*(1-n)+(this.middle.x-4)*o*i*n,p=this.close.y*l*(1-n)+(this.middle.y-4)*l*i*n;return{x:this.middle.x+c,y:this.middle.y+p}}spot(t){return bl[t]??{side:0,out:wl[this.boroughs]}}market(t,s){let{side:n,out:r}=this.spot(s);return this.point(t,n,r)}beside(t,s,n){let{side:r,out:o}=this.spot(s),l=this.market(t,s),i=(1+Math.floor(n/2)*.8)*(n%2?-1:1)*kl;if(r===0){let[m,f]=[this.point(t,0,o-.12),n>0?i:0];return{x:m.x+f,y:m.y}}let[c,p]=[this.point(t,r,o-.05),this.point(t,r,o+.05)],d=Math.hypot(p.x-c.x,p.y-c.y);return{x:l.x+(c.y-p.y)/d*i,y:l.y+(p.x-c.x)/d*i}}street(t,s){return`M${this.way(t,s).map(n=>`${ne(n.x)} ${ne(n.y)}`).join("L")}`}way(t,s){let[n,r]=[this.spot(t[1]),this.spot(s[1])],o=2*t[0]+n.side,l=(2*s[0]+r.side-o+3*this.boroughs)%(2*this.boroughs)-this.boroughs;return n.side===0||n.out!==r.out||Math.abs(l)!==2?[this.market(...t),this.market(...s)]:Array.from({length:_t+1},(i,c)=>this.point(0,o+l*c/_t,n.out))}wedge(t){let s=this.arc(t,.985,0),n=this.arc(t,.985,1).reverse();return Zn([...s,...n])}arc(t,s,n){return Array.from({length:_t+1},(r,o)=>this.point(t,s*(2*o/_t-1),n))}area(t,s){let[n,r]=xl[s].map(f=>this.neighbour(t,f)),o=this.market(t,"centre"),l=this.way(n,r),i=l.length>2?l[_t/2]:{x:(l[0].x+l[1].x)/2,y:(l[0].y+l[1].y)/2},c=Math.hypot(i.x-o.x,i.y-o.y),p={x:(i.x-o.x)/c,y:(i.y-o.y)/c},d=l[l.length-1],m=Math.abs((d.x-l[0].x)*p.y-(d.y-l[0].y)*p.x);return{path:Zn([o,...l]),centre:o,axis:p,deep:c,wide:m}}neighbour(t,s){let[n,r]=s.includes("/")?s.split("/"):["",s],o={next:1,before:this.boroughs-1}[n]??0;return[(t+o)%this.boroughs,r]}};function Zn(e){return`M${e.map(t=>`${ne(t.x)} ${ne(t.y)}`).join("L")}z`}function Mt(e,t,s){let[n="",r=""]=e.split("/"),o=$("colour",n),l=t[e];if(l)return $("market","message",{colour:o,kind:$("kind",l)});if(r==="centre")return $("market","centre",{colour:o});let i=s.filter(c=>c!=="centre"&&!t[`${n}/${c}`]);return i.length===1?$("market","empty",{colour:o}):$("market","empty-of",{colour:o,n:i.indexOf(r)+1,all:i.length})}var er={coin:"coin",marker:"marker",rat:"rat-back"};function tr(e,t,s){let n=s.message_prestige[t]??0,r=er[t];return a`<g class="message">
    <rect class="sheet edged" x="-20" y="-12" width="40" height="24" rx="3" />
    <path class=${`glass ${e}`} d="M-9-12V12H-17A3 3 0 0 1-20 9V-9A3 3 0 0 1-17-12z" />
    <g transform="translate(-14.4 0)">${oe(e,9,`upon ${e}`)}</g>
    ${r?_l(n,r):vl(n)}
    <rect class="edge" x="-20" y="-12" width="40" height="24" rx="3" />
  </g>`}function vl(e){return a`<text class="digits" x="-1" y="4.6" font-size="13">${e}</text>
    ${N("prestige",11.4,0,15.5)}`}function _l(e,t){return a`<text class="digits" x="-4.6" y="1.6" font-size="12">${e}</text>
    ${N("prestige",-4.4,7,7.5)}
    <text class="digits" x="2.2" y="4" font-size="10">+</text>
    ${N(t,12.2,0,14)}`}function sr(e,t,s){let n=er[t]??"prestige";return a`<g class="message">
    <rect class=${`glass ${e}`} x="-22" y="-20" width="44" height="40" rx="8" />
    <rect class="sheet" x="-18" y="-16" width="36" height="32" rx="5" />
    <text class="digits" x="-6" y="12.6" font-size="36">${s.message_prestige[t]??0}</text>
    <circle class="sheet edged" cx="13" cy="9" r="12" />
    ${N(n,13,9,18)}
    <circle class=${`glass ${e}`} cx="15" cy="-14" r="8.5" />
    <g transform="translate(15 -14)">${oe(e,11,`upon ${e}`)}</g>
  </g>`}function nr(e,t){return`${$("colour",e)}: ${$("kind",t)}`}function rr(e,t){let s=typeof e.streets=="string"?t.street_maps[e.streets]:e.streets,n=e.view?.boroughs??[];return n.flatMap((r,o)=>{let l=n[(o+1)%n.length],i=c=>([p,d])=>[`${r}/${p}`,`${c}/${d}`];return[...(s?.inside??[]).map(i(r)),...(s?.across??[]).map(i(l??r))]})}function or(e){let{coins:t,markers:s,prestige:n,park_bonus:r,steps:o,benefits:l,choose:i,rat_back:c,bonus:p,relief:d}=e;return i?i.map((f,h)=>[h?"":`${l}\xD7`,f]):[[t,"coin"],[s,"marker"],[r?`${n}+${r}`:n,"prestige"],[o,"step"],[c,"rat-back"],[p&&`+${p}`,"prestige"],[d&&`\u2212${d}`,"plague"]].filter(([f])=>f!==void 0).map(([f,h])=>[String(f),h])}function Qt(e){let{coins:t,markers:s,prestige:n,park_bonus:r=0,steps:o,benefits:l=1,choose:i,bonus:c,relief:p}=e;if(i){let[d,m]=i.map(f=>f==="rat-back"?"":z(f,1));return u(l>1?"next_hotel_twice":"next_hotel",{coin:d,second:m})}return t!==void 0?z("coin",t):s!==void 0?z("marker",s):n!==void 0?z("prestige",n+r):o!==void 0?u("next_drive",{n:o}):c?u("next_park",{n:c}):p?u("next_hospital",{n:p}):u("next_rat_back")}function ar({lasting:e,relief:t}){return e?u(t?"lasting_hospital":"lasting_park",{n:e}):""}function Ve(e,t){return(e.sectors[t]??0)+(e.friend===t?1:0)}function be({rat:e,rat_after_plague:t},{rat_track_end:s}){return t===null?{now:e,then:null,overruns:!1}:{now:e,then:Math.min(t,s),overruns:t>s}}function rt(e,t){return[u("rat_at",{at:e.rat}),...Ps(e,t)].join(", ")}function Xt(e,t){let{now:s,then:n,overruns:r}=be(e,t);return n===null?[]:[u("you_rat",{from:s,to:n}),...r?[H(u("rat_past"))]:[]]}function Ps(e,t){let{then:s,overruns:n}=be(e,t);return s===null?[]:[u("rat_to",{to:s}),...n?[u("rat_past")]:[]]}var Ml={"cloister-school":()=>a`<g>
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
  </g>`};function Me(e,t,s,n){return a`<g class="sign" transform=${`translate(${t} ${s}) scale(${n/48})`}>${Ml[e]?.()}</g>`}function Cl(e){let{supply:t,cathedral:s,sectors:n,general_supply:r}=e;return{supply:t,cathedral:s,...n,general:r}}function Sl(e,t){let s={};for(let n of t.players)s[n.colour]=El(n.colour,e?.[n.colour]??{},Cl(n));return s}function El(e,t,s){let n={},r=[],o=new Set(Object.values(t).flat());for(let c of Object.keys(s)){let p=t[c]??[];n[c]=p.slice(0,s[c]),r.push(...p.slice(n[c].length))}let l=0,i=()=>{let c=r.shift();if(c)return c;for(;o.has(`${e}-${l}`);)l+=1;return o.add(`${e}-${l}`),`${e}-${l}`};for(let c of[...Object.keys(s).slice(1),"supply"])for(;n[c].length<s[c];)n[c].push(i());return n}var ot=new Map;function Jt(e,t){let s=ot.get(e);if(s?.view===t)return s.markers;let n=Sl(s?.markers??null,t);ot.delete(e),ot.set(e,{view:t,markers:n});for(let r of ot.keys()){if(ot.size<=4)break;ot.delete(r)}return n}var zl=10,Zt=19,Te=11,ir=27;function Is({plan:e,turn:t},s,n){let r=e.area(t(s),n),o=Math.min(Math.max(.34,(e.sign+zl)/r.wide)*r.deep,r.deep-ir-Te);return{...r,far:o,sign:es(r,o)}}function es({centre:e,axis:t},s){return{x:e.x+t.x*s,y:e.y+t.y*s}}function cr(e,t,s,n){let{path:r,sign:o}=Is(e,t.colour,n),l=`${$("colour",t.colour)}: ${$("card",s)}, ${z("piece",Ve(t,s))}`;return a`<g key=${s} ...${ee(e.look,`sector:${t.colour}/${s}`,l)}>
    <path class=${`wall glazed ${t.colour}`} d=${r} />
    ${Me(s,ne(o.x),ne(o.y),e.plan.sign)}
  </g>`}function lr(e,t,s,n,r){let o=Is(e,t,s),{axis:l,deep:i,wide:c,far:p}=o,d=Math.abs(l.x)>Math.abs(l.y),m=d?i-ir-p-Zt+Te:c*(p+Zt)/i-Te/2,f=Math.min(r,Math.max(2,Math.floor(m/Te))),h=Math.floor(n/f),g=Math.min(f,r-h*f),y=Math.ceil(r/f);if(d){let v=es(o,p+Zt+n%f*Te);return{x:v.x,y:v.y+(h-(y-1)/2)*Te}}let w=es(o,p+Zt+h*Te);return{x:w.x+(n%f-(g-1)/2)*Te,y:w.y}}var Hl={rat:[-24,0],now:[4,6],then:[24,6],price:[9,20]},Ll={rat:[0,-27],now:[0,-1],then:[0,15],price:[-4,30]};function ur({plan:e,facts:t,turn:s,look:n},r){let o=e.area(s(r.colour),t.sectors.length),l=Math.abs(o.axis.x)>Math.abs(o.axis.y),{rat:i,now:c,then:p,price:d}=l?Ll:Hl,{x:m,y:f}=es(o,o.deep*.58),h=be(r,t),g=h.overruns?"digits alarm":"digits faint",y=`${$("colour",r.colour)}: ${rt(r,t)}`;return a`<g key="harbour" ...${ee(n,`rat:${r.colour}`,y)}>
    <path class=${h.overruns?"water alarm":"water"} d=${o.path} />
    <g transform=${`translate(${ne(m)} ${ne(h.overruns&&!l?f-6:f)})`}>
      ${N("rat",i[0],i[1],26)}
      <text class="digits" x=${c[0]} y=${c[1]} font-size="17">${h.now}</text>
      ${h.then!==null&&a`<text class=${g} x=${p[0]} y=${p[1]} font-size="13">→${h.then}</text>`}
      ${h.overruns&&a`<text class=${g} x=${d[0]} y=${d[1]} font-size="12">−${t.overrun.prestige}</text>${N("prestige",d[0]+14,d[1]-4,12)}`}
    </g>
  </g>`}function pr(e,t){return Array.from({length:e.facts.sectors.length+1},(s,n)=>{let{path:r,sign:o}=Is(e,t,n);return a`<g class="nobody">
      <path class="wall" d=${r} />
      <path class="stroke" transform=${`translate(${ne(o.x)} ${ne(o.y)})`} d="M-15 7V-1L-8-8-1-1V7M-1 2L6-5 13 2V7" />
    </g>`})}function dr(e,t){let{view:s,plan:n,turn:r}=e,o=Jt(e.table,s),l=s.players.flatMap(c=>o[c.colour].cathedral),i=[];for(let{colour:c,friend:p}of s.players){for(let[d,m]of Object.entries(o[c])){let f=t.indexOf(d),h=p===d?1:0;m.forEach((g,y)=>{let[w,v,b]=[n.market(r(c),"centre"),.9,"piece away"];if(d==="cathedral"){let x=Xn(l.indexOf(g),l.length);[w,v,b]=[{x:n.middle.x+x.x,y:n.middle.y+x.y},1.12,"piece"]}else f>=0&&([w,b]=[lr(e,c,f,y+h,m.length+h),"piece"]);i.push(a`<g key=${g} class=${b} ...${ae(w.x,w.y,v)}>${_e(c,d==="cathedral")}</g>`)})}if(p){let d=lr(e,c,t.indexOf(p),0,o[c][p].length+1);i.push(a`<g key=${`friend:${c}`} class="piece" ...${ae(d.x,d.y-2,.75)}>${kt(c)}</g>`)}}return i.sort((c,p)=>c.key<p.key?-1:1),a`<g class="pieces">${i}</g>`}function Ce({state:e,facts:t,lit:s,onPick:n,over:r,aspect:o=1.2,frame:l}){let i=e.view;if(!i)return null;let c=i.boroughs,p=new Yt(c.length,o),d=e.seat===null?c[0]:i.players[e.seat].colour,m=g=>c.findIndex(y=>y===g),f=g=>(m(g)-m(d)+c.length)%c.length,h={view:i,facts:t,table:e.table,plan:p,turn:f,look:{lit:s,onPick:n,over:r}};return a`<${Y} width=${p.width} height=${p.height} frame=${l} kind="city" label=${u("part_city")} group=${!0}>
    ${c.map(g=>a`<path key=${g} class=${`ground ${g}`} d=${p.wedge(f(g))} />`)}
    ${c.map(g=>{let y=i.players.find(w=>w.colour===g);return a`<g key=${g}>
        ${y?t.sectors.map((w,v)=>cr(h,y,w,v)):pr(h,g)}
        ${y&&ur(h,y)}
      </g>`})}
    ${Ol(h,rr(e,t))}
    <g transform=${`translate(${p.middle.x} ${p.middle.y}) scale(.82)`}>${Qn(h)}</g>
    ${c.map(g=>t.markets.map(y=>Al(h,g,y)))}
    ${dr(h,t.sectors)} ${Vl(h)}
  <//>`}function Ol({plan:e,turn:t},s){let n=o=>[t(o.split("/")[0]),o.split("/")[1]],r=s.map(([o,l])=>e.street(n(o),n(l))).join("");return a`<g><path class="kerb" d=${r} /><path class="street" d=${r} /></g>`}function Al({view:e,facts:t,plan:s,turn:n,look:r},o,l){let i=`${o}/${l}`,c=e.markets[i],{x:p,y:d}=s.market(n(o),l),m=l==="centre";return a`<g
    key=${i}
    transform=${`translate(${ne(p)} ${ne(d)})`}
    ...${ee(r,`market:${i}`,Mt(i,e.markets,t.markets))}
  >
    <circle class="halo" r=${c?29:20} />
    <circle class="square edged" r=${m?15:11} />
    ${m?oe(o,19):a`<g class="taken">${oe(o,12)}</g>`}
    ${c&&sr(o,c,t)}
  </g>`}function Vl({view:e,plan:t,turn:s,look:n}){return a`<g class="pieces">
    ${e.players.map(r=>{let[o,l]=r.carriage.split("/"),i=e.players.filter(d=>d.carriage===r.carriage),c=t.beside(s(o),l,i.indexOf(r)),p=u("tip_carriage",{name:$("colour",r.colour)});return a`<g key=${r.colour} class="piece" ...${ae(c.x,c.y)}>
        <g ...${ee(n,`carriage:${r.colour}`,p)}>
          <circle class="halo" r="17" />
          ${In(r.colour)}
        </g>
      </g>`})}
  </g>`}function ts({player:e,facts:t,width:s,height:n,look:r,chosen:o=null}){let{colour:l}=e,{now:i,then:c,overruns:p}=be(e,t),{rat_track_end:d,overrun:m}=t,f=(s-46)/(d+1),h=y=>4+f*(y+.5),g=n-21;return a`<g ...${ee(r,`rat:${l}`,rt(e,t))} role=${r.lit?.has(`rat:${l}`)?"button":"group"}>
    <rect class="water" width=${s} height=${n} rx="5" />
    ${Array.from({length:d+1},(y,w)=>{let v=u("rat_at",{at:w});return a`<g key=${w} ...${ee(r,`rat:${l}/${w}`,v,w>d-3?"near-end":"")}>
        <rect class="quay" x=${h(w)-f/2+1} y="4" width=${f-2} height=${n-8} rx="3" />
        <text class="digits" x=${h(w)} y=${n-8} font-size="12">${w}</text>
      </g>`})}
    <g class=${p?"loss alarm":"loss"}>
      <rect class="quay" x=${s-41} y="4" width="37" height=${n-8} rx="3" />
      ${p&&a`<path class="bad" d=${`M${s-40} ${n/2-5}l7 5-7 5z`} />`}
      <text class="digits" x=${s-27} y=${n/2-5} font-size="12">−${m.prestige}</text>
      ${N("prestige",s-12,n/2-9,15)}
      <text class="digits" x=${s-27} y=${n/2+15} font-size="12">−${m.markers}</text>
      ${N("marker",s-12,n/2+11,13)}
    </g>
    ${c!==null&&a`<g key="ghost" class=${c===i?"piece away":"piece ghost"} ...${ae(h(c),g/2+3,f/30)}>${Ut()}</g>`}
    ${o!==null&&a`<g key="chosen" class="ghosts"><g class="ghost" ...${ae(h(o),g/2+3,f/27)}>${Ut()}</g></g>`}
    <g key="rat" class="piece" ...${ae(h(i),g/2+3,f/27)}>${Ut()}</g>
  </g>`}var pe=94,mr=31,fr=19,Tl={"cloister-school":"M-2 0L6-12H18V-28L24-36 30-28V-12H90V-28L96-36 102-28V-12H114L122 0z",bank:"M-4 0V-6L60-30 124-6V0z",residence:"M-3 0L10-24H24V-32H34V-24H110L123 0z","carriage-house":"M-3 0Q60-50 123 0z",hotel:"M-3 0L8-14H22L30-26 38-14H82L90-26 98-14H112L123 0z",hospital:"M-3 0L60-34 123 0z"},Rl={"cloister-school":"M24-17V-26M96-17V-26M30-6H90",bank:"M4-4H116",residence:"M22-8V-14a4 4 0 0 1 8 0V-8zM90-8V-14a4 4 0 0 1 8 0V-8z","carriage-house":"M14-3Q60-38 106-3",hotel:"M27-8V-14H33V-8zM87-8V-14H93V-8z",hospital:"M14-4L60-28 106-4"};function ss({sector:e,name:t,colour:s,width:n,gains:r}){let o=n/2,l=r.reduce((d,[m])=>d+Ds(m)+fr,0),i=n-mr-3,c=Math.min(1,i/l),p=0;return a`<g transform=${`scale(${n/120} 1)`}>
      ${e==="park"?a`<path class="leaf edged" d="M1 0C-5-14 5-20 13-17C17-30 36-28 38-17C46-26 58-24 60-16C68-26 80-24 83-16C88-28 107-24 107-15C118-17 125-9 119 0z" />`:a`<path class=${`glass ${s}`} d=${Tl[e]} /><path class=${`drawn-upon ${s}`} d=${Rl[e]} />`}
    </g>
    <rect class="wall" width=${n} height=${pe} />
    <path class="sill" d=${`M0 ${pe-22}H${n}V${pe}H0z`} />
    <g transform=${`translate(3 ${pe-11})`}>${hr(s)}</g>
    <g transform=${`translate(${mr+(i-c*l)/2} ${pe-11}) scale(${c})`}>
      ${r.map(([d,m])=>{let f=p;return p+=Ds(d)+fr,a`<text class="digits flush" x=${f} y="5" font-size="14">${d}</text>
          ${N(m,f+Ds(d)+9,0,17)}`})}
    </g>
    <rect class="edge" width=${n} height=${pe} />
    <circle class="medal edged" cx=${o} cy="-8" r="17.5" />
    ${Me(e,o,-8,25)} ${tt(t,o,26,n-8,14)}`}function hr(e){return a`<path class="stroke" d="M1 0H7M4-3V3" />
    <g transform="translate(13.5 0) scale(.58)">${_e(e)}</g>
    <path class="ink" d="M21-3.4L26 0 21 3.4z" />`}function Ws({colour:e}){return a`<${Y} width=${28} height=${20} kind="one-more"><g transform="translate(0 10)">${hr(e)}</g><//>`}function Ds(e){return e.length*9.3}var Bs=38,$r=pe+Bs+6,Nl={width:900,height:216,house:120,columns:7,store:{x:8,y:144,width:57,height:66},messages:{x:238,y:144,width:242,height:66},harbour:{x:488,y:144,width:404,height:66}},Pl={width:420,height:396,house:97,columns:4,store:{x:6,y:280,width:102.5,height:44},messages:{x:318,y:$r+6,width:97,height:pe+Bs-6},harbour:{x:6,y:330,width:408,height:62}};function Ct({state:e,facts:t,seat:s,lit:n,onPick:r,over:o,ghost:l=null,narrow:i=!1}){let c=e.view,p=c?.players[s];if(!c||!p)return null;let d={lit:n,onPick:r,over:o},m=i?Pl:Nl,{colour:f}=p,h=u("borough_of",{name:e.seats[s]?.name??$("colour",f)}),{x:g,y,width:w,height:v}=m.harbour;return a`<${Y} width=${m.width} height=${m.height} kind="borough" label=${h} group=${!0}>
    ${t.sectors.map((b,x)=>{let C=ns(m,x),O=$("card",b),R=e.sector_effects[s]?.[b]??{},P=`${O}, ${z("piece",Ve(p,b))}. ${u("tip_next",{brings:Qt(R)})}`;return a`<g
        key=${b}
        transform=${`translate(${C.x} ${C.y})`}
        ...${ee(d,`sector:${f}/${b}`,P)}
      >
        ${ss({sector:b,name:O,colour:f,width:m.house,gains:or(R)})}
      </g>`})}
    ${Il(m,p,d)} ${Dl(m,p,t,d)}
    <g transform=${`translate(${g} ${y})`}>${ts({player:{...p,rat_after_plague:l?.rat_after_plague??p.rat_after_plague},facts:t,width:w,height:v,look:d,chosen:l?.rat??null})}</g>
    ${Wl(m,t.sectors,p,Jt(e.table,c)[f],d,l)}
    ${l&&Bl(m,t.sectors,p,l)}
  <//>`}function ns(e,t){let s=(e.width-e.columns*e.house)/(e.columns+1),n=t%e.columns;return{x:s+n*(e.house+s),y:Bs+Math.floor(t/e.columns)*$r}}function gr({store:{x:e,y:t,width:s,height:n}},r){let o=s>n;return{x:e+r*s,y:t,picture:o?{x:s*.3,y:n/2}:{x:s/2,y:n*.34},number:o?{x:s*.68,y:n/2+7}:{x:s/2,y:n-8}}}function Il(e,t,s){let{colour:n,supply:r,general_supply:o,coins:l,prestige:i}=t,{width:c,height:p}=e.store;return[["supply",`${$("place","supply")}: ${z("marker",r)}`,r,"marker"],["general",`${$("place","general-supply")}: ${z("marker",o)}`,o,"box"],["coins",z("coin",l),l,"coin"],i===null?["prestige",u("tip_purse"),null,"purse"]:["prestige",z("prestige",i),i,"prestige"]].map(([m,f,h,g],y)=>{let{x:w,y:v,picture:b,number:x}=gr(e,y);return a`<g key=${m} transform=${`translate(${w} ${v})`} ...${ee(s,`${m}:${n}`,f)}>
      <rect class="shelf" x="2" width=${c-4} height=${p} rx="5" />
      ${h===null?N(g,c/2,p/2,36):a`<g class=${g==="marker"?"empty":""}>${N(g,b.x,b.y,28)}</g>`}
      ${h!==null&&a`<text class="digits" x=${x.x} y=${x.y} font-size="20">${h}</text>`}
    </g>`})}function Dl(e,t,s,n){let{x:r,y:o,width:l,height:i}=e.messages,c=t.messages,p=Math.floor(l/44),d=p*Math.floor(i/30),m=c.length>d?c.slice(0,d-1):c,f=[z("message",c.length),...c.map(g=>nr(g.colour,g.kind))].join("; "),h=g=>`translate(${26+g%p*45} ${18+Math.floor(g/p)*30})`;return a`<g transform=${`translate(${r} ${o})`} ...${ee(n,`messages:${t.colour}`,f)}>
    <rect class="shelf" width=${l} height=${i} rx="5" />
    ${c.length===0&&a`<g class="empty">${N("message",l/2,i/2,34)}</g>`}
    ${m.map((g,y)=>a`<g transform=${h(y)}>${tr(g.colour,g.kind,s)}</g>`)}
    ${c.length>d&&a`<text class="digits" transform=${h(d-1)} y="5" font-size="16">+${c.length-m.length}</text>`}
  </g>`}function Wl(e,t,s,n,r,o){let{colour:l}=s,i=[];for(let[f,h]of Object.entries(n)){let g=t.indexOf(f),y=h.length+Math.min(0,o?.sectors[f]??0);h.forEach((w,v)=>{let b={x:e.width/2,y:-30};if(g>=0)b=yr(e,g,v,s.friend===f);else if(f!=="cathedral"){let{x:O,y:R,picture:P}=gr(e,f==="supply"?0:1);b={x:O+P.x,y:R+P.y+(f==="supply"?0:3)}}let x=f==="cathedral"?" away":v>=y?" leaving":"",C=g>=0?1.35:f==="supply"?1.9:1.3;i.push(a`<g key=${w} class=${`piece${x}`} ...${ae(b.x,b.y,C)}>${_e(l)}</g>`)})}i.sort((f,h)=>f.key<h.key?-1:1);let c=s.friend?ns(e,t.indexOf(s.friend)):null,p=e.messages,d=c?{x:c.x+18,y:c.y+pe-40}:{x:p.x+p.width-16,y:p.y+p.height-19},m=`${$("place","friend")}: ${s.friend?$("card",s.friend):$("place","off-board")}`;return a`<g class="pieces">
    ${i}
    <g key="friend" class="piece" ...${ae(d.x,d.y,1.35)}>
      <g ...${ee(r,`friend:${l}`,m)}><circle class="halo" r="17" />${kt(l)}</g>
    </g>
  </g>`}function Bl(e,t,s,n){let{colour:r}=s,o=Object.entries(n.sectors).flatMap(([i,c])=>Array.from({length:Math.max(0,c)},(p,d)=>{let m=(s.sectors[i]??0)+d,f=yr(e,t.indexOf(i),m,(n.friend??s.friend)===i);return a`<g key=${`${i}-${d}`} class="ghost" ...${ae(f.x,f.y,1.35)}>${_e(r)}</g>`})),l=n.friend===null?null:ns(e,t.indexOf(n.friend));return a`<g class="pieces ghosts">
    ${o}
    ${l&&a`<g class="ghost" ...${ae(l.x+18,l.y+pe-40,1.35)}>${kt(r)}</g>`}
  </g>`}function yr(e,t,s,n){let{x:r,y:o}=ns(e,t),l=n?42:15,i=Math.floor((e.house-l+6)/18);return{x:r+l+s%i*18,y:o+pe-33-Math.floor(s/i)*17}}function Se({card:e,colour:t,small:s=!1}){let n=$("card",e),r=`${n} (${$("colour",t)})`;return s?a`<${Y} width=${44} height=${60} kind="card small" label=${r}>
      <rect class="sheet edged" x="1" y="1" width="42" height="58" rx="5" />
      ${br(t,44,60,13)} ${Me(e,22,36,34)}
    <//>`:a`<${Y} width=${100} height=${140} kind="card" label=${r}>
    <rect class="sheet edged" x="1" y="1" width="98" height="138" rx="8" />
    ${br(t,100,140,24)}
    ${Me(e,50,67,70)} ${tt(n,50,127,90,15)}
  <//>`}function br(e,t,s,n){let r=t/12;return a`<g>
    <path class=${`glass ${e}`} d=${`M1 ${n}V${r+1}Q1 1 ${r+1} 1H${t-r-1}Q${t-1} 1 ${t-1} ${r+1}V${n}z`} />
    <g transform=${`translate(${t/2} ${n/2+.5})`}>${oe(e,n*.68,`upon ${e}`)}</g>
    <rect class="edge" x="1" y="1" width=${t-2} height=${s-2} rx=${r} />
  </g>`}function Ke({colour:e}){let t=$("colour",e);return a`<${Y} width=${100} height=${140} kind="card" label=${t}>
    <rect class=${`glass ${e}`} x="1" y="1" width="98" height="138" rx="8" />
    <path class="light" d="M12 12H50V70L12 70zM50 70H88V128H50z" />
    <path class="shade" d="M50 12H88V70H50zM12 70H50V128H12z" />
    <path class="edge thick" d="M12 12H88V128H12zM12 12L88 128M88 12L12 128M50 12V128M12 70H88" />
    <circle class="sheet edged" cx="50" cy="70" r="22" />
    <g transform="translate(50 70)">${oe(e,28)}</g>
    <rect class="edge" x="1" y="1" width="98" height="138" rx="8" />
  <//>`}var St={ochre:"#c9963f",moss:"#6d8a4a",umber:"#7a5638",coal:"#45403d",azure:"#4a7fae",slate:"#6f7980",wine:"#97344c",rust:"#b5603a",plum:"#6e4a78",chalk:"#f4ecdd",snow:"#e9e3d8",straw:"#d9b25c",copper:"#b0602c",light:"#f0cfae",brown:"#c08a5e",dark:"#7d5238"},wr={"money-lender":{robe:"ochre",cloth:"plum",hat:"beret",hair:"short",beard:"pointed",tool:"coins"},hostess:{robe:"moss",hat:"bonnet",hair:"parted",mane:"copper",face:"blush",collar:"apron",tool:"jug"},monk:{robe:"umber",hair:"tonsure",collar:"cross",tool:"cubes"},doctor:{robe:"coal",cloth:"coal",hat:"brim",face:"beak",tool:"vial"},minstrel:{robe:"moss",cloth:"wine",hat:"feather",hair:"waves",mane:"straw",tool:"lute"},fool:{robe:"moss",cloth:"wine",hat:"jester",face:"blush",collar:"ruff",tool:"marotte"},"city-guard":{robe:"azure",hat:"kettle",beard:"moustache",tool:"halberd"},"night-watchman":{robe:"slate",cloth:"slate",hat:"hood",beard:"stubble",tool:"lantern"},bishop:{robe:"wine",hat:"mitre",beard:"full",mane:"snow",collar:"stole",tool:"crozier"},"guild-master":{robe:"rust",cloth:"azure",hat:"chaperon",hair:"short",beard:"full",tool:"hammer"},"beggar-king":{robe:"umber",hat:"crown",behind:"long",mane:"straw",beard:"stubble",face:"patch",tool:"bowl"},advocate:{robe:"coal",cloth:"coal",hat:"biretta",hair:"sides",mane:"snow",collar:"jabot",tool:"scroll"},"lady-of-the-court":{robe:"azure",cloth:"plum",hat:"hennin",hair:"parted",mane:"straw",face:"blush",collar:"lace",tool:"rose"},mayor:{robe:"wine",cloth:"wine",hat:"fur",beard:"full",mane:"snow",collar:"chain",tool:"key"},carpenter:{robe:"ochre",cloth:"moss",hat:"cap",beard:"moustache",mane:"copper",collar:"apron",skin:"brown",tool:"saw"},manager:{robe:"plum",hair:"sides",face:"spectacles",collar:"chain",tool:"ledger"},nurse:{robe:"slate",cloth:"chalk",hat:"veil",face:"blush",collar:"cross",skin:"brown",tool:"cup"},scholar:{robe:"azure",cloth:"coal",hat:"square",hair:"short",face:"spectacles",skin:"dark",tool:"quill"},priest:{robe:"coal",hair:"short",mane:"snow",collar:"stole",tool:"crucifix"},procurator:{robe:"wine",cloth:"wine",hat:"biretta",beard:"pointed",mane:"copper",collar:"ruff",tool:"seal"},"bell-ringer":{robe:"rust",hair:"wild",mane:"copper",beard:"stubble",tool:"bell"},spy:{robe:"coal",cloth:"slate",hat:"brim",face:"mask",beard:"pointed",tool:"spyglass"},gypsies:{robe:"plum",cloth:"rust",hat:"scarf",behind:"long",face:"earrings",skin:"brown",tool:"tambourine"},coachman:{robe:"moss",cloth:"coal",hat:"tall",beard:"moustache",collar:"ruff",tool:"whip"},butcher:{robe:"rust",cloth:"chalk",hat:"cap",beard:"moustache",collar:"apron",tool:"cleaver"},benefactor:{robe:"azure",cloth:"ochre",hat:"fur",hair:"waves",mane:"snow",collar:"fur",tool:"heart"},trader:{robe:"ochre",cloth:"azure",hat:"chaperon",beard:"full",skin:"dark",tool:"scales"},host:{robe:"moss",hair:"sides",beard:"full",mane:"copper",collar:"apron",face:"blush",tool:"mug"},gravedigger:{robe:"umber",cloth:"coal",hat:"hood",beard:"long",mane:"snow",tool:"shovel"},actress:{robe:"rust",behind:"curls",hair:"waves",mane:"copper",face:"blush",collar:"lace",tool:"comedy"},advisor:{robe:"slate",cloth:"plum",hat:"skullcap",hair:"sides",beard:"long",mane:"snow",tool:"chess"},guard:{robe:"slate",hat:"helmet",beard:"stubble",tool:"sword"},mistress:{robe:"wine",behind:"curls",hair:"parted",mane:"coal",face:"earrings",collar:"lace",tool:"letter"}};function kr(e){let t=wr[e];if(t)return t;let s=Object.values(wr),n=[...e].reduce((m,f)=>(31*m+f.charCodeAt(0))%9973,0),r=m=>s[(n+m)%s.length],{cloth:o,hat:l,hair:i,behind:c,mane:p}=r(0),d=Object.entries({cloth:o,hat:l,hair:i,behind:c,mane:p}).filter(([,m])=>m);return{...Object.fromEntries(d),robe:r(7).robe,tool:r(11).tool}}var xr={coins:()=>a`<g>${N("coin",-5,10,19)}${N("coin",7,6,19)}${N("coin",0,-6,19)}</g>`,jug:()=>a`<g>
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
  </g>`,key:()=>a`<g><path class="gold edged" d="M-2-4H2V22H10V16H5V13H-2z" /><path class="stroke gold-line broad" d="M-7-11a7 7 0 1 0 14 0a7 7 0 1 0-14 0" /></g>`,saw:()=>a`<g transform="rotate(-20)"><path class="steel edged" d="M-5-24L6-20V12L-5 14z" /><path class="stroke" d="M6-18l3 3-3 3 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3 3" /><path class="wood edged" d="M-7 12H8V24H-7z" /></g>`,ledger:()=>a`<g><path class="wine edged" d="M-12-16H12V18H-12z" /><path class="sheet" d="M-9-13H9V15H-9z" />${N("prestige",0,-3,17)}<path class="stroke" d="M-6 8H6M-6 12H3" /></g>`,cup:()=>a`<g><path class="sheet edged" d="M-11-8H11C11 6 6 10 0 10S-11 6-11-8z" /><path class="stroke" d="M0 10V16M-7 18H7M-4-12q3-4 0-8M4-12q3-4 0-8" /></g>`,quill:()=>a`<g><path class="feather" d="M-6 14C-6-8 2-22 14-28C16-12 8 6-6 14z" /><path class="stroke" d="M-9 22L11-22" /><path class="ink" d="M-16 14H-4V24H-16z" /></g>`,crucifix:()=>a`<path class="wood edged" d="M-3-22H3V-10H13V-4H3V24H-3V-4H-13V-10H-3z" />`,seal:()=>a`<g><path class="sheet edged" d="M-12-18H12V8H-12z" /><path class="stroke" d="M-8-12H8M-8-7H8M-8-2H4" /><path class="ruby edged" d="M-4 8L-8 22-3 18 0 24 3 18 8 22 4 8z" /><circle class="wax" cy="8" r="7" /></g>`,bell:()=>a`<g><path class="stroke thick" d="M0-34V-12" /><g transform="translate(0 2) scale(1.5)">${N("bell",0,0,24)}</g></g>`,spyglass:()=>a`<g transform="rotate(-30)"><path class="gold edged" d="M-16-4H-2V4H-16z" /><path class="wood edged" d="M-2-6H14V6H-2z" /><path class="gold edged" d="M14-8H19V8H14z" /></g>`,tambourine:()=>a`<g><circle class="sheet edged" r="14" /><path class="stroke broad wood-line" d="M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0" />${[0,72,144,216,288].map(e=>a`<circle class="gold edged" cy="-14" r="3.2" transform=${`rotate(${e})`} />`)}</g>`,whip:()=>a`<g><path class="stroke" d="M4-14C14-30 22-16 12-6C6 0 16 6 20 0" /><path class="wood edged" d="M-6 22L3-15 6-14-2 23z" /></g>`,cleaver:()=>a`<g transform="rotate(14)"><path class="steel edged" d="M-9-22H9V6H-9z" /><circle class="paper" cx="5" cy="-17" r="2" /><path class="wood edged" d="M-3 6H3V24H-3z" /></g>`,heart:()=>a`<g>${N("coin",0,-12,15)}<path class="ruby edged" d="M0 18C-18 6-10-8 0 1C10-8 18 6 0 18z" /></g>`,scales:()=>a`<g><path class="stroke thick" d="M0-20V18M-15-14H15M-7 20H7" /><path class="stroke" d="M-15-14L-21 2M-15-14L-9 2M15-14L9 2M15-14L21 2" /><path class="gold edged" d="M-22 2H-8C-9 8-21 8-22 2zM8 2H22C21 8 9 8 8 2z" /></g>`,mug:()=>a`<g><path class="stroke thick" d="M8-4C20-6 20 12 8 12" /><path class="wood edged" d="M-10-8H9V16H-10z" /><path class="sheet edged" d="M-12-7C-14-16-6-17-4-14C0-19 8-17 7-13C13-13 12-6 9-6C4-3-8-3-12-7z" /><path class="stroke" d="M-10-1H9M-10 10H9" /></g>`,shovel:()=>a`<g><path class="wood edged" d="M-1.8-30H1.8V8H-1.8zM-7-34H7V-30H-7z" /><path class="steel edged" d="M-9 6H9V18C9 24 4 27 0 29C-4 27-9 24-9 18z" /></g>`,comedy:()=>a`<g><path class="sheet edged" d="M-14-14C-6-10 6-10 14-14C16 6 10 16 0 18C-10 16-16 6-14-14z" /><path class="ink" d="M-9-4Q-6-9-2-4zM2-4Q6-9 9-4zM-8 4Q0 8 8 4Q5 13 0 13T-8 4z" /></g>`,chess:()=>a`<g><circle class="sheet edged" cy="-10" r="6.5" /><path class="sheet edged" d="M-4-4H4C4 4 6 8 9 12H-9C-6 8-4 4-4-4zM-12 12H12V18H-12z" /></g>`,sword:()=>a`<g transform="rotate(10)"><path class="steel edged" d="M-3-30L0-36 3-30V10H-3z" /><path class="gold edged" d="M-11 10H11V14H-11zM-2.4 14H2.4V24H-2.4z" /></g>`,letter:()=>a`<g>${N("message",0,6,30)}<path class="ruby edged" d="M0-6C-9-12-5-18 0-14C5-18 9-12 0-6z" /></g>`};var vr={long:"M-19-6C-21-24 21-24 19-6L22 30H-22z",curls:"M-18-8C-22-24 22-24 18-8C27-4 26 6 22 10C28 16 24 26 16 24H-16C-24 26-28 16-22 10C-26 6-27-4-18-8z"},_r={short:"M-17 0C-19-22 19-22 17 0C15-7 11-10 0-10S-15-7-17 0z",parted:"M-17 2C-20-22 20-22 17 2C15-6 8-8-2-12C-6-8-14-6-17 2z",tonsure:"M-17 5C-21-3-19-12-14-13C-8-10 8-10 14-13C19-12 21-3 17 5C16-3 13-7 9-8Q0-5-9-8C-13-7-16-3-17 5z",wild:"M-18 4L-23-4-18-7-22-15-14-14-13-22-5-17 0-24 5-17 13-22 14-14 22-15 18-7 23-4 18 4C15-6 8-9 0-9S-15-6-18 4z",sides:"M-17 4C-20-2-18-10-15-12C-15-6-14-2-14 4zM17 4C20-2 18-10 15-12C15-6 14-2 14 4z",waves:"M-17 4C-20-22 20-22 17 4C14-2 12-8 4-12C0-8-12-8-17 4z"},Mr={full:"M-16 2C-15 8-9 6-6 7Q0 4 6 7C9 6 15 8 16 2C17 18 9 25 0 25S-17 18-16 2z",pointed:"M-9 8Q0 4 9 8C8 15 4 22 0 27C-4 22-8 15-9 8z",moustache:"M0 7C-3 4-9 5-12 10C-8 10-4 11 0 9C4 11 8 10 12 10C9 5 3 4 0 7z",long:"M-14 4C-10 8-6 6 0 6S10 8 14 4C15 22 8 40 0 46C-8 40-15 22-14 4z",stubble:"M-15 4C-13 16-6 19 0 19S13 16 15 4C12 9 7 8 0 8S-12 9-15 4z"},Cr={beret:()=>a`<path class="cloth edged" d="M-22-8C-24-24 22-28 24-12C24-6 12-8 0-8S-20-4-22-8z" />`,cap:()=>a`<path class="cloth edged" d="M-18-6C-19-24 19-24 18-6C10-10-10-10-18-6z" />`,bonnet:()=>a`<path class="sheet edged" d="M-21 2C-28-20-12-30 0-28S28-20 21 2C17-8 10-12 0-12S-17-8-21 2z" />`,veil:()=>a`<path class="cloth edged" d="M-20 34C-30-30 30-30 20 34L15 14C18-14-18-14-15 14z" />`,hood:()=>a`<path class="cloth edged" d="M-24 30C-30-16-14-30 0-32C14-30 30-16 24 30L15 12C18-16-18-16-15 12z" />`,mitre:()=>a`<g>
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
  </g>`},Sr={spectacles:()=>a`<path class="stroke" d="M-12 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M2 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-2 0H2" />`,beak:()=>a`<g>
    <path class="sheet edged" d="M-15-4C-12 12-6 20 0 20C4 20 10 14 12 8L33 24C28 8 20-4 15-8z" />
    <circle class="ink" cx="-5" cy="-1" r="4.4" /><circle class="ink" cx="9" cy="-2" r="4.4" />
    <circle class="light" cx="-4" cy="-2" r="1.4" /><circle class="light" cx="10" cy="-3" r="1.4" />
  </g>`,mask:()=>a`<g>
    <path class="ink" d="M-17-5C-8-8 8-8 17-5C17 4 9 7 4 2H-4C-9 7-17 4-17-5z" />
    <path class="sheet" d="M-10-1h5v2h-5zM5-1h5v2H5z" />
  </g>`,patch:()=>a`<g><path class="stroke" d="M-17-9L17-3" /><circle class="ink" cx="6.4" cy="-1" r="4.6" /></g>`,earrings:()=>a`<path class="stroke gold-line" d="M-17 8a3.4 3.4 0 1 0 .1 0M17 8a3.4 3.4 0 1 0 .1 0" />`,blush:()=>a`<path class="blush" d="M-10 7h0M10 7h0" />`},Er={ruff:()=>a`<path class="sheet edged" d="M-20 24C-16 17 16 17 20 24C24 30 14 32 10 29C6 34-6 34-10 29C-14 32-24 30-20 24z" />`,chain:()=>a`<g><path class="stroke gold-line thick" d="M-22 29C-14 52 14 52 22 29" /><circle class="gold edged" cy="47" r="5" /></g>`,jabot:()=>a`<path class="sheet edged" d="M-7 22H7L10 46 3 42 0 48-3 42-10 46z" />`,apron:()=>a`<path class="sheet edged" d="M-16 34C-8 30 8 30 16 34L19 54H-19z" />`,stole:()=>a`<path class="gold edged" d="M-20 27L-12 24-9 54H-17zM20 27L12 24 9 54H17z" />`,fur:()=>a`<path class="fur-trim edged" d="M-26 30C-20 20-8 26 0 34C8 26 20 20 26 30C18 34 6 44 4 54H-4C-6 44-18 34-26 30z" />`,lace:()=>a`<path class="sheet edged" d="M-18 25Q0 46 18 25L22 31Q0 56-22 31z" />`,cross:()=>a`<path class="gold edged" d="M-2 32H2V38H8V42H2V54H-2V42H-8V38H-2z" />`};function Ue({person:e,rats:t,group:s,small:n=!1}){let r=$("person",e),o=[r,$("letter",s),z("rat",t)].join(", "),l=s==="brown",[i,c]=n?[119,Math.min(23,90/t)]:[128.5,20],p=n?132:140;return a`<${Y} width=${100} height=${p} kind=${`person-face ${l?"brown":"grey"}`} label=${o}>
    <rect class="frame edged" x="1" y="1" width="98" height=${p-2} rx="8" />
    <path class="niche edged" d="M9 106V44C9 20 28 9 50 9S91 20 91 44V106z" />
    ${ql(e)}
    <path class="niche-edge" d="M9 106V44C9 20 28 9 50 9S91 20 91 44V106z" />
    ${!l&&a`<g><circle class="sheet edged" cx="14" cy="14" r="9.5" /><text class="digits on-sheet" x="14" y="18.4" font-size="12">${s}</text></g>`}
    ${!n&&tt(r,50,117.5,92,12,"framed")}
    <g class="rats">
      ${Array.from({length:t},(d,m)=>N("rat",50+(m-(t-1)/2)*(c+1),i,c))}
      ${t===0&&a`<text class="digits framed" x="50" y=${i+4.5} font-size="13">0</text>`}
    </g>
  <//>`}function ql(e){let{robe:t,cloth:s="coal",tool:n,hat:r,hair:o,behind:l,mane:i="coal",beard:c,face:p,collar:d,skin:m="light"}=kr(e),f={"--robe":St[t],"--cloth":St[s],"--mane":St[i],"--skin":St[m]};return a`<g class="bust" style=${f}>
    <g transform="translate(44 52)">
      ${l&&a`<path class="mane edged" d=${vr[l]} />`}
      <path class="robe edged" d="M-35 54C-35 36-24 27-9 24H9C24 27 35 36 35 54z" />
      <path class="skin edged" d="M-7 14H7V26C3 30-3 30-7 26z" />
      ${d&&Er[d]()}
      <path class="skin edged" d="M-17-4C-17-20 17-20 17-4C17 12 9 20 0 20S-17 12-17-4z" />
      <circle class="ink" cx="-6.4" r="1.9" /><circle class="ink" cx="6.4" r="1.9" />
      <path class="stroke" d="M0 1L-2 6H1M-4 11.5Q0 14 4 11.5M-9.5-5Q-6.4-7-3.6-5.4M9.5-5Q6.4-7 3.6-5.4" />
      ${c&&a`<path class="mane edged" d=${Mr[c]} />`}
      ${c&&c!=="moustache"&&a`<path class="stroke" d="M-4 11.5Q0 13 4 11.5" />`}
      ${o&&a`<path class="mane edged" d=${_r[o]} />`} ${p&&Sr[p]()} ${r&&Cr[r]()}
    </g>
    <g transform="translate(78 80)">${xr[n]()}</g>
  </g>`}var Fl="M0-8.5C-6-12-7.5-17-6.5-20.5a22 22 0 0 1 13 0C7.5-17 6-12 0-8.5Z",qs=5,jl=19.5;function Fs(e,t){let s=Array.from({length:qs},(n,r)=>360/qs*r);return a`<g transform=${`scale(${t/64})`}>
    <circle class="masonry edged" r="31" />
    <circle class="leading" r="27" />
    ${s.map((n,r)=>a`<path key=${n} class=${`petal petal-${r} glass ${e[r%e.length]}`} transform=${`rotate(${n})`} d=${Fl} />`)}
    ${s.map(n=>a`<circle key=${n} class="sheet" transform=${`rotate(${n+180/qs})`} cy=${-jl} r="4" />`)}
    <circle class="sheet" r="6.2" />
    <circle class="gold" r="3.6" />
  </g>`}function js({colours:e}){return a`<${Y} width=${64} height=${64} kind="rose"><g transform="translate(32 32)">${Fs(e,64)}</g><//>`}var Kl=["M2 20C2 10 6 5 11 2C16 5 20 10 20 20z","M2 20H20V32H2z","M2 32H20V44H2z"];function Ge({round:e,facts:t}){let s=Object.values(t.periods).flat(),n=e?s.indexOf(e):s.length,r=e?u("round",{round:e}):u("over");return a`<${Y} width=${70} height=${46} kind="round-window" label=${r}>
    ${Object.entries(t.periods).map(([o,l],i)=>a`<g key=${o} transform=${`translate(${24*i} 0)`}>
        ${l.map((c,p)=>{let d=s.indexOf(c),m=d<n?"past":d===n?"now":"to-come";return a`<path class=${`pane edged ${m}`} d=${Kl[p]} />`})}
        <text class=${`digits ${s.indexOf(l[0]??"")<=n?"over-glass":""}`} x="11" y="17" font-size="11">${o}</text>
      </g>`)}
  <//>`}var rs=1200,at=630,lt=36,Et=at-2*lt,Qe={x:Et+2*lt,width:rs-Et-3*lt},Ul=128,Ye=78,Gl="Notre Dame";function Ks({table:e,seats:t,round:s,view:n,streets:r,below:o=null,facts:l}){return a`<svg
    class="drawing share-picture"
    xmlns="http://www.w3.org/2000/svg"
    width=${rs}
    height=${at}
    viewBox=${`0 0 ${rs} ${at}`}
  >
    <rect class="backdrop" width=${rs} height=${at} />
    ${n?a`<svg x=${lt} y=${lt} width=${Et} height=${Et}>
          <${Ce} state=${Ql(`${e} picture`,n,r,o)} facts=${l} aspect=${1} />
        </svg>`:a`<g transform=${`translate(${at/2} ${at/2})`}>${Fs(l.colours,.9*Et)}</g>`}
    <g transform=${`translate(${Qe.x} ${lt})`}>
      <text class="name flush" y="60" font-size="56">${Gl}</text>
      ${s&&a`<svg x=${Qe.width-118} y="4" width="118" height="78"><${Ge} round=${s} facts=${l} /></svg>`}
      ${t.map((i,c)=>a`<g key=${c} transform=${`translate(0 ${Ul+c*(Ye+10)})`}>${Yl(i)}</g>`)}
    </g>
  </svg>`}function Yl({name:e,colour:t,open:s,rank:n,prestige:r}){let o=n===1,l=.8*(Qe.width-80-(r===null?12:150));return a`<rect class=${s?"shelf":`ground ${t}`} width=${Qe.width} height=${Ye} rx="12" />
    ${o&&a`<rect class="winning" width=${Qe.width} height=${Ye} rx="12" />`}
    <g class=${s?"empty":""} transform=${`translate(42 ${Ye/2})`}>${oe(t,44)}</g>
    <text class=${`name flush ${s?"faint":""}`} x="80" y=${Ye/2+12} font-size=${Dn(e,l,36)}>${e}</text>
    ${r!==null&&a`<text class="digits trailing" x=${Qe.width-62} y=${Ye/2+14} font-size="40">${r}</text>${N("prestige",Qe.width-34,Ye/2,38)}`}`}function Ql(e,t,s,n){return{table:e,view:t,streets:s,seat:n,seats:[]}}var Us=["blue","red","green"],it=["money-lender","hostess","carpenter"],Xl={blue:{sectors:{"cloister-school":1,bank:2,residence:1,"carriage-house":1,hotel:0,park:0,hospital:1},friend:"hotel",supply:3,coins:4,rat:4,carriage:"red/left-outer",messages:[{colour:"green",kind:"rat"}],cathedral:1,prestige:12},red:{sectors:{"cloister-school":2,bank:1,residence:0,"carriage-house":2,hotel:0,park:1,hospital:0},friend:"park",rat:6,carriage:"red/right-inner",cathedral:0},green:{sectors:{"cloister-school":1,bank:1,residence:3,"carriage-house":1,hotel:1,park:0,hospital:1},friend:"residence",rat:3,carriage:"green/centre",cathedral:2}},Jl={"blue/left-inner":"prestige","blue/left-outer":"coin","blue/right-outer":"marker","red/left-inner":"marker","red/right-outer":"coin","green/left-inner":"coin","green/left-outer":"marker","green/right-outer":"prestige"};function ct(e){let t=Us.map((n,r)=>Zl(n,r,e)),s=Us.map((n,r)=>({seat:r,name:$("colour",n),colour:n,who:"bot",level:null,present:!0,mine:r===0,left:!1}));return{table:"sample",number:0,status:"playing",edition:"",options:{},help:{},listed:!1,practice:!1,daily:null,played_here:!0,host:!1,host_here:!0,seats:s,seat_requests:[],seat:0,move:0,view:{seat:0,round:"A3",phase:"cards",question:"",to_act:[],start_player:0,persons:it,plague:e,asked_about:{},boroughs:Us,cathedral_tile:8,cathedral_share:2,players:t,markets:Jl,persons_in_game:[],grey_past:[],grey_to_come:[],brown_past:[],brown_to_come:[],coins_in_supply:null},streets:"windmill",sector_effects:[],draft:[],question:null,waiting:[],undo:{possible:!1,why:null,asked:null,to:[],pause:0},news:null,chat:[],watchers:0,bots_think_less:!1,commitment:null,seed:null,result:null,alone:!0,rematch:null}}function Zl(e,t,s){let n=Xl[e]??{},r=n.rat??0;return{seat:t,colour:e,coins:3,supply:2,general_supply:5,cathedral:0,sectors:{},friend:null,rat:r,carriage:`${e}/centre`,messages:[],prestige:null,prestige_by_source:null,doctor:!1,spied:!1,rat_after_plague:r+s-(n.sectors?.hospital??0),drafted:3,played:[],hand:[],pack:[],dealt:[],deck:[],later_decks:[],...n}}var Gs=[{players:{blue:{sectors:{"cloister-school":1,bank:2,residence:0,"carriage-house":1,hotel:0,park:0,hospital:2},friend:null,supply:1,general_supply:7,cathedral:0,rat:2,rat_after_plague:4,carriage:"blue/right-inner"},red:{sectors:{"cloister-school":1,bank:2,residence:0,"carriage-house":0,hotel:0,park:1,hospital:2},friend:"bank",supply:1,general_supply:7,cathedral:0,rat:5,rat_after_plague:7,carriage:"red/centre"},green:{sectors:{"cloister-school":2,bank:0,residence:0,"carriage-house":1,hotel:0,park:1,hospital:2},friend:"park",supply:3,general_supply:5,cathedral:0,rat:5,rat_after_plague:7,carriage:"green/left-outer"},yellow:{sectors:{"cloister-school":1,bank:1,residence:0,"carriage-house":0,hotel:1,park:1,hospital:2},friend:"bank",supply:2,general_supply:6,cathedral:0,rat:1,rat_after_plague:3,carriage:"yellow/left-outer"}},markets:{"blue/left-inner":"rat","blue/left-outer":"prestige","blue/right-outer":"coin","red/left-inner":"rat","red/left-outer":"coin","red/right-inner":"prestige","red/right-outer":"marker","green/left-inner":"marker","green/right-inner":"prestige","green/right-outer":"rat","yellow/left-inner":"rat","yellow/right-inner":"coin","yellow/right-outer":"prestige"},cathedral_tile:10},{players:{red:{sectors:{bank:3},supply:0}}},{players:{green:{sectors:{"carriage-house":2},supply:2}}},{players:{green:{carriage:"red/left-inner"}},markets:{"red/left-inner":null}},{players:{green:{rat:4,rat_after_plague:6}}},{players:{yellow:{sectors:{park:2},supply:1,rat:0,rat_after_plague:2}}},{players:{blue:{sectors:{"carriage-house":2},supply:0}}},{players:{blue:{carriage:"yellow/right-inner"}},markets:{"yellow/right-inner":null}},{players:{red:{sectors:{"cloister-school":0},cathedral:1}}},{players:{green:{sectors:{hospital:3},supply:1,rat:3,rat_after_plague:4}}},{players:{yellow:{sectors:{"cloister-school":2},supply:2,general_supply:4}}},{players:{blue:{sectors:{"carriage-house":1,park:1},rat:1,rat_after_plague:3}}},{players:{red:{sectors:{bank:0,park:4}}}},{players:{blue:{rat:3,rat_after_plague:4},red:{rat:7,rat_after_plague:8},green:{rat:4},yellow:{rat:2,rat_after_plague:3}}},{players:{green:{friend:"bank"}}},{players:{yellow:{sectors:{"carriage-house":1},supply:1}}},{players:{yellow:{carriage:"green/right-outer"}},markets:{"green/right-outer":null}},{players:{yellow:{rat:1,rat_after_plague:2}}},{players:{blue:{sectors:{"cloister-school":0,bank:3}}}},{players:{red:{sectors:{"cloister-school":1,hospital:1},supply:1,general_supply:6,rat_after_plague:9}}},{players:{green:{sectors:{park:2},supply:0,rat:3,rat_after_plague:3}}},{players:{yellow:{sectors:{residence:1},supply:0}}},{players:{blue:{friend:"bank"}}},{players:{red:{sectors:{"cloister-school":2},supply:2,general_supply:4}}},{players:{blue:{supply:2,general_supply:5}}},{players:{blue:{rat:4,rat_after_plague:8},red:{rat:9,rat_after_plague:14},green:{rat_after_plague:6},yellow:{rat:2,rat_after_plague:6}}},{players:{yellow:{friend:"cloister-school",supply:3,general_supply:1}}},{players:{blue:{supply:1,cathedral:1}}},{players:{red:{sectors:{"carriage-house":1},supply:1}}},{players:{red:{carriage:"red/right-inner"}},markets:{"red/right-inner":null}},{players:{green:{sectors:{"cloister-school":3,"carriage-house":1},supply:3,general_supply:2}}},{players:{yellow:{sectors:{residence:2},supply:2}}},{players:{blue:{sectors:{bank:4},supply:0}}},{players:{red:{sectors:{hotel:1},supply:0}}},{players:{green:{sectors:{bank:1},supply:2}}},{players:{blue:{sectors:{"carriage-house":0,park:2},rat:3,rat_after_plague:7}}}];var zr=1900,ei=6e3;function ti(e,t){let s=e.view,n=s.players.map(i=>{let c=t.players?.[i.colour]??{};return{...i,...c,sectors:{...i.sectors,...c.sectors}}}),r=Object.fromEntries(Object.entries({...s.markets,...t.markets}).filter(([,i])=>i!==null)),o=t.cathedral_tile??s.cathedral_tile,l={...s,players:n,markets:r,cathedral_tile:o};return{...e,view:l}}function si(){let e=Gs[0]?.players??{},t=ct(0),s=t.view,n=s.players[0],r=Object.keys(e),o=r.map((i,c)=>({...n,seat:c,colour:i,messages:[]})),l={...t,table:"demo",seat:null,view:{...s,boroughs:r,players:o,markets:{}}};return Gs.map(i=>l=ti(l,i))}function ni(){let e=F(si,[]),t=F(()=>matchMedia("(prefers-reduced-motion: reduce)").matches,[]),[s,n]=k(t?e.length-1:0),[r,o]=k(t);return S(()=>{if(r)return;let l=s===e.length-1,i=()=>{document.visibilityState==="visible"?n(l?0:s+1):c=setTimeout(i,zr)},c=setTimeout(i,l?ei:zr);return()=>clearTimeout(c)},[s,r]),a`<div class="living-board">
    <div aria-hidden="true" inert><${Ce} state=${e[s]} facts=${A()} aspect=${1.2} /></div>
    <button type="button" class="plain" aria-label=${u(r?"replay_run":"replay_pause")} onClick=${()=>o(!r)}>
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d=${r?"M5 3l8 5-8 5z":"M4 3h3v10H4zM9 3h3v10H9z"} /></svg>
    </button>
  </div>`}var ri=`notredame commitment 1
`;function os({seed:e,commitment:t,table:s}){let[n,r]=k(null);if(!t)return null;let o=async()=>r(await oi(e??"")===t),l=`notredame-${s}.txt`;return a`<section class="card stack fairness" aria-labelledby="fairness">
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
  </section>`}async function oi(e){let t=(e.match(/../g)??[]).map(r=>parseInt(r,16)),s=new Uint8Array([...new TextEncoder().encode(ri),...t]);return[...new Uint8Array(await crypto.subtle.digest("SHA-256",s))].map(r=>r.toString(16).padStart(2,"0")).join("")}function de(e){return e<0?`\u2212${-e}`:String(e)}function ut({deal:e}){let{mine:t,par:s}=e,n=t?.score;return a`<div class="stack tight">
    <table class="daily-table">
      <thead>
        <tr><td></td><${Ys} /></tr>
      </thead>
      <tbody>
        ${n&&a`<tr class="mine"><th scope="row">${$("daily","you")}</th><${as} score=${n} /></tr>`}
        ${s&&a`<tr><th scope="row">${$("daily","par")}</th><${as} score=${s} /></tr>`}
      </tbody>
    </table>
    ${n&&!s&&a`<p class="soft" role="status">${$("daily","par_waits")}</p>`}
    ${n&&s&&a`<p>${ai(n.lead-s.lead)}</p>`}
    ${t?.late&&a`<p class="soft">${$("daily","late")}</p>`}
    <p class="soft small">${$("daily","par_help",{level:$("level",e.level)})}</p>
  </div>`}function Ys(){return a`<th scope="col">${$("daily","lead")}</th>
    <th scope="col">${$("daily","place")}</th>
    <th scope="col">${$("daily","prestige")}</th>`}function as({score:e}){let{lead:t,place:s,prestige:n}=e;return a`<td>${t>0?`+${t}`:de(t)}</td>
    <td>${u("place",{n:s})}</td>
    <td>${n}</td>`}function ai(e){return e?$("daily",e>0?"better":"worse",{points:z("point",Math.abs(e))}):$("daily","even")}function pt({deal:e,most:t=1/0}){let s=e.results.filter((n,r)=>r<t||n.mine);return s.length?a`<table class="daily-table daily-results">
    <caption>${$("daily","results")} <span class="soft small">${$("daily","finished",{n:e.finished})}</span></caption>
    <thead>
      <tr>
        <th scope="col">${$("daily","rank")}</th>
        <th scope="col">${u("name")}</th>
        <${Ys} />
      </tr>
    </thead>
    <tbody>
      ${s.map((n,r)=>a`<tr key=${r} class=${n.mine?"mine":""} aria-current=${n.mine?"true":void 0}>
        <td>${u("place",{n:n.rank})}</td>
        <th scope="row"><bdi>${n.name||$("called","guest")}</bdi>${n.mine&&a` <span class="soft">(${u("you")})</span>`}</th>
        <${as} score=${n} />
      </tr>`)}
    </tbody>
  </table>`:a`<p class="soft">${$("daily","no_results")}</p>`}function ls({deal:e,again:t}){let[s,n]=B();if(!e.mine||e.mine.late)return null;let r=!e.mine.listed,o=()=>{n(null),Fn(r),D(`/api/daily/${e.day}/listed`,{listed:r}).then(t,n)};return a`<div>
    <label class="check">
      <input type="checkbox" checked=${e.mine.listed} onChange=${o} /> ${$("daily","listed")}
    </label>
    ${s&&a`<p class="trouble" role="alert">${s}</p>`}
  </div>`}var li=3e3;function is(){return Lr("/api/daily",e=>Qs(e.today)||Qs(e.yesterday))}function Hr(e){return Lr(e&&`/api/daily/${e}`,Qs)}function Qs(e){return!!e.mine?.score&&!e.par}function Lr(e,t){let[s,n]=k(null),[r,o]=k(null),[l,i]=k(0);S(()=>{if(!e)return;let p,d=async()=>{let f=await j(e);n(f),o(null),t(f)&&(p=setTimeout(()=>m=Ae(d,o),li))},m=Ae(d,o);return()=>{m(),clearTimeout(p)}},[e,l]);let c=te(()=>i(p=>p+1),[]);return{found:s,trouble:r,again:c}}var ii=5;function ci(){let{found:e,trouble:t}=is(),s=e?.today;return a`<div class="stack">
    <h2 id="daily-title">${$("daily","title")} <span class="soft small">${ye(s?.day??Bn())}</span></h2>
    ${t!==null&&a`<p class="trouble" role="alert">${Q(t)}</p>`}
    <${Xs} deal=${s??null} />
    ${s&&s.results.length>0&&a`<${pt} deal=${s} most=${ii} />`}
    <p><a href="/daily">${$("daily","more")}</a></p>
  </div>`}function Xs({deal:e}){let t=e?.mine;return e&&t?.score?a`<div class="stack">
      <${ut} deal=${e} />
      <p class="row"><a class="button" href=${`/t/${t.table}`}>${$("daily","look")}</a></p>
    </div>`:a`<div class="stack">
    <p>${$("daily","about")}</p>
    ${e&&t&&a`<p>${$("daily","until",{time:st(e.revealed)})}</p>`}
    <p class="row"><${jn} label=${$("daily",t?"go_on":"play")} /></p>
  </div>`}function ui(){let{found:e,trouble:t,again:s}=is();return a`<${J} />
    <main id="main" class="daily stack" tabindex="-1">
      <h1>${$("daily","title")}</h1>
      ${t!==null&&a`<p class="trouble" role="alert">${Q(t)}</p>`}
      ${e&&a`<${pi} deal=${e.today} next=${e.tomorrow} again=${s} />`}
      ${e&&a`<${di} deal=${e.yesterday} again=${s} />`}
      ${e?.yesterday.record&&a`<${os} seed=${e.yesterday.seed} commitment=${e.yesterday.commitment} table=${e.yesterday.day} />`}
    </main>
    <${ue} />`}function pi({deal:e,next:t,again:s}){return a`<section class="card stack" aria-labelledby="today">
    <h2 id="today">${$("daily","today",{day:ye(e.day)})}</h2>
    <${Xs} deal=${e} />
    <${Or} deal=${e} again=${s} />
    <details>
      <summary>${u("fairness")}</summary>
      <p class="small">${u("commitment_text")}</p>
      <p class="hash">${e.commitment}</p>
      <p class="small">${$("daily","next",{day:ye(t.day)})}</p>
      <p class="hash">${t.commitment}</p>
    </details>
  </section>`}function di({deal:e,again:t}){let{mine:s}=e,n=s?!s.score&&"unfinished":"not_played";return a`<section class="card stack" aria-labelledby="yesterday">
      <h2 id="yesterday">${$("daily","yesterday",{day:ye(e.day)})}</h2>
      ${n&&a`<p>${$("daily",n)}</p>`}
      ${(s?.score||e.par)&&a`<${ut} deal=${e} />`}
      ${!e.seed&&a`<p>${$("daily",s&&!s.score?"until":"not_yet",{time:st(e.revealed)})}</p>`}
      <p class="row">
        ${s&&a`<a class="button" href=${`/t/${s.table}`}>${$("daily","look")}</a>`}
        ${e.record&&a`<${mi} day=${e.day} />`}
      </p>
      ${e.results.length>0&&a`<${Or} deal=${e} again=${t} />`}
    </section>`}function Or({deal:e,again:t}){return a`<div class="stack">
    <${pt} deal=${e} />
    <${ls} deal=${e} again=${t} />
    ${e.results.length>0&&a`<p class="soft small">${$("daily","lead_help")} ${$("daily","names")}</p>`}
  </div>`}function mi({day:e}){let[t,s]=k(!1),[n,r]=B(),o=`/api/daily/${e}/record`;return a`<button type="button" disabled=${t} onClick=${async()=>{s(!0),r(null);try{let i=await fetch(o);if(!i.ok)throw await wt(i);let{table:c}=await D("/api/import",{record:await i.text()});Ze(`/t/${c}`)}catch(i){r(i),s(!1)}}}>${$("daily","bots_game")}</button>
    <a class="button" href=${o} download=${`notredame-${e}.txt`}>${$("daily","bots_record")}</a>
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}`}function cs(){return it.reduce((e,t)=>e+(A().persons[t]?.rats??0),0)}function fi(){return a`<${Y} width=${124} height=${134} kind="sector">
    <g transform="translate(2 36)">
      ${ss({sector:"bank",name:$("card","bank"),colour:"blue",width:120,gains:[["3","coin"]]})}
      ${[44,74].map(e=>a`<g key=${e} transform=${`translate(${e} 49) scale(1.8)`}>${_e("blue")}</g>`)}
    </g>
  <//>`}function Ar({person:e}){let t=A().persons[e];return a`<${Ue} person=${e} rats=${t?.rats??0} group=${t?.group??"brown"} />`}var Vr=()=>a`<div class="picture">
    ${it.map(e=>a`<${Ar} key=${e} person=${e} />`)}
    <span class="sum"><${T} name="plague" />${it.map(e=>A().persons[e]?.rats??0).join(" + ")} = ${cs()}</span>
  </div>`,Tr=()=>a`<div class="picture">
    <${Se} card="bank" colour="blue" />
    <${zt} />
    <span class="fan"><${Ke} colour="blue" /><${Ke} colour="blue" /></span>
  </div>`,Rr=()=>a`<div class="picture">
    <${Se} card="bank" colour="blue" />
    <${zt} />
    <${fi} />
    <${zt} />
    <span class="gains"><${T} name="coin" /><${T} name="coin" /></span>
  </div>`,Nr=()=>a`<div class="picture">
    <${T} name="coin" />
    <${zt} />
    <${Ar} person=${it[1]??""} />
    <${zt} />
    <span class="gains pairs"><${T} name="prestige" /><${T} name="prestige" /><${T} name="prestige" /><${T} name="rat-back" /></span>
  </div>`;function Pr(){let e=ct(cs()).view?.players[0];return a`<div class="picture">
    <${Y} width=${404} height=${66} kind="borough">${e&&ts({player:e,facts:A(),width:404,height:66,look:{}})}<//>
  </div>`}function zt(){return a`<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12H20M13 5L20 12L13 19" /></svg>`}var hi=[["persons",Vr],["draft",Tr],["play",Rr],["hire",Nr],["plague",Pr]],he=e=>$("learn",e);function $i(){return a`<${J} />
    <main id="main" class="learn">
      <section class="learn-about" aria-labelledby="learn-title">
        <div class="stack">
          <h1 id="learn-title">${u("learn")}</h1>
          <p class="learn-lead">${he("lead")}</p>
          <p>${he("sectors")}</p>
          <p>${he("plague")}</p>
          <${Ir} />
        </div>
        <div class="learn-city" aria-hidden="true"><${Ce} state=${ct(cs())} facts=${A()} /></div>
      </section>
      <section class="stack" aria-labelledby="steps-title">
        <h2 id="steps-title">${u("how_a_round_goes")}</h2>
        <ol class="steps">
          ${hi.map(([e,t],s)=>a`<li key=${e} class="card">
              <div aria-hidden="true"><${t} /></div>
              <h3><span class="step-number" aria-hidden="true">${s+1}</span>${he(`step_${e}_title`)}</h3>
              <p>${he(`step_${e}_text`)}</p>
            </li>`)}
          <li class="card aside">
            <div aria-hidden="true"><div class="picture"><${Ge} round="A3" facts=${A()} /></div></div>
            <h3>${he("periods_title")}</h3>
            <p>${he("periods_text")}</p>
          </li>
        </ol>
      </section>
      <section class="learn-start card" aria-labelledby="guided-title">
        <h2 id="guided-title">${he("guided_title")}</h2>
        <p>${he("guided_text")}</p>
        <${Ir} also=${!0} />
      </section>
    </main>
    <${ue} />`}function gi(){let[e,t]=k(null);return S(()=>{let s=nt();if(!s)return;let n=!0;return j("/api/me").then(r=>{n&&r.tables.some(o=>o.table===s&&o.status==="playing")&&t(s)},r=>console.error(r)),()=>{n=!1}},[]),e}function Ir({also:e=!1}){let[t,s]=k(!1),[n,r]=B(),o=gi();return a`<p class="row">
      <button class="main large" type="button" disabled=${t} onClick=${async()=>{s(!0),r(null);try{await Gn()}catch(i){r(i),s(!1)}}}>${he("start")}</button>
      ${o&&a`<a class="button" href=${`/t/${o}`}>${he("resume")}</a>`}
      ${e&&a`<a class="button plain" href="/rules">${u("rules")}</a>`}
    </p>
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}`}var yi={\u00DF:"ss",\u00E6:"ae",\u0153:"oe",\u00F8:"o"},Dr=/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,bi=/[\p{L}\p{N}]/u,wi=4,ki=4,xi=2;function me(e){return[...e].map(Wr).join("")}function Wr(e){let t=e.normalize("NFKC").toLowerCase();return/^[\u30a1-\u30f6]$/.test(t)?String.fromCharCode(t.charCodeAt(0)-96):Dr.test(t)?t:yi[t]??t.normalize("NFD").replace(/\p{M}/gu,"")}function Br(e){return me(e).split(/[^\p{L}\p{N}_]+/u).filter(Boolean)}function qr(e,t){for(let s=0;s<=xi&&e.length-s>=Math.min(ki,e.length);s++){let n=e.slice(0,e.length-s);if(t.some(r=>$e(n,r).length))return n}return e}function $e(e,t){let s=[],n=e.length>=wi||Dr.test(e);for(let r=t.indexOf(e);r>=0;r=t.indexOf(e,r+1))(n||r===0||!bi.test(t[r-1]??""))&&s.push(r);return s}function Fr(e,t){let s=[...e],n=[],r="";s.forEach((i,c)=>{let p=Wr(i);r+=p;for(let d=0;d<p.length;d++)n.push(c)});let o=s.map(()=>!1);for(let i of t)for(let c of $e(i,r))for(let p=c;p<c+i.length;p++)o[n[p]??0]=!0;let l=[""];return s.forEach((i,c)=>{o[c]!==(l.length%2===0)&&l.push(""),l[l.length-1]+=i}),l}function us(e){let t=e.also??{},s=(n,r,o)=>({id:n,title:r,also:jr(t,[n]),entries:o.map(l=>_i(l,t))});return[s("round",u("how_a_round_goes"),[{id:"round-text",text:e.round}]),s("words",u("words_used"),[{id:"words-text",text:e.words}]),...e.sections.map(({name:n,title:r,rules:o})=>s(n,r,o.map(vi))),s("options",u("options"),e.options.map(n=>({id:`option_${n.name}`,option:n}))),s("presets",u("editions"),[{id:"presets-table",presets:e.presets}]),s("about",u("where_rules_come_from"),[{id:"about-text",text:e.about}])]}function vi(e){return{id:e.id,rule:e,card:e.card??void 0,person:e.person??void 0}}function _i(e,t){let{id:s,text:n,rule:r,card:o,person:l,option:i,presets:c}=e,p=[s],d=[n];r&&(p.push(r.title),d.push(r.text,r.ruling,r.note)),o&&(p.push($("card",o)),d.push($("card_help",o))),l&&(p.push($("person",l)),d.push($("person_help",l))),i&&(p.push(i.name,vt(i.name)),d.push($("option_help",i.name),i.text,...i.rules)),c&&(p.push(...Object.keys(c),...Object.keys(c).map(xt)),d.push(...Object.values(c)));let m=jr(t,[s,o,l,i?.name]);return{...e,names:p.map(me),also:m,words:me([...p,...d].join(" "))}}function jr(e,t){return Object.keys(e).filter(s=>t.includes(e[s]))}var Mi=100,Ur=60,Ci=1;function Js(e,t){let s=Br(t);if(!s.length)return{chapters:e,words:[],partly:!1,unknown:!1};let n=e.flatMap(c=>[Kr(c),...c.entries.flatMap(({words:p,also:d})=>[p,...d.map(me)])]),r=s.map(c=>qr(c,n)),o=e.map(c=>{let p=Kr(c),d=r.every(m=>$e(m,p).length);return{chapter:c,whole:d,entries:c.entries.map(m=>({entry:m,...Si(m,c,r)}))}}),l=Math.max(1,...o.map(({whole:c,entries:p})=>c?r.length:Math.max(...p.map(({hits:d})=>d)))),i=o.map(({chapter:c,whole:p,entries:d})=>{let m=d.filter(({hits:f})=>p||f===l).sort((f,h)=>h.worth-f.worth);return{...c,entries:m.map(f=>f.entry),worth:Math.max(p?Ur:0,...m.map(f=>f.worth))}}).filter(({entries:c})=>c.length);return i.sort((c,p)=>p.worth-c.worth),{chapters:i,words:r,partly:i.length>0&&l<r.length,unknown:r.some(c=>!n.some(p=>$e(c,p).length))}}function Kr({title:e,also:t}){return me([e,...t].join(" "))}function Si({words:e,names:t,also:s},n,r){let o=0,l=0;for(let i of r){let c=[...s,...n.also].some(p=>$e(i,me(p)).length);!c&&!$e(i,e).length||(o+=1,t.some(p=>$e(i,p).length)?l+=Mi:l+=c?Ur:Ci)}return{hits:o,worth:l}}async function Ei(e){let t=await Promise.all(e.map(r=>j(`/api/rules/${r}`))),s=new Map,n=(r,o)=>s.set(r,[...s.get(r)??[],...o]);for(let r of t.flatMap(us)){n(r.id,r.also);for(let{id:o,rule:l,also:i}of r.entries)n(o,l?[l.title,...i]:i)}return s}function Gr(e,t){let s=Z(),[n,r]=k(null);return S(()=>{if(!t||n?.here===s)return;let o=Vn().map(({id:l})=>l).filter(l=>l!==s);Ei(o).then(l=>r({here:s,elsewhere:l}),l=>console.warn(l))},[t,s]),F(()=>{if(!t||n?.here!==s)return null;let o=({id:l,also:i})=>[...new Set([...i,...n.elsewhere.get(l)??[]])];return e.map(l=>({...l,also:o(l),entries:l.entries.map(i=>({...i,also:o(i)}))}))},[e,t,n,s])}var zi=/\b(?:PR|[A-Z])\d{1,2}\b|\b[a-z]+(?:_[a-z]+)+\b/g;function Ee({text:e,found:t,known:s}){return e.trim().split(/\n\s*\n/).map((r,o)=>{let l=r.split(`
`);return l.every(i=>/^\d+\. /.test(i))?a`<ol key=${o}>${l.map((i,c)=>a`<li key=${c}>
        <${Yr} text=${i.replace(/^\d+\. /,"")} found=${t} known=${s} /></li>`)}</ol>`:a`<p key=${o}><${Yr} text=${l.join(" ")} found=${t} known=${s} /></p>`})}function Yr({text:e,found:t,known:s}){let n=[],r=0;for(let o of e.matchAll(zi)){let l=s.has(o[0])?o[0]:`option_${o[0]}`;s.has(l)&&(n.push(a`<${fe} text=${e.slice(r,o.index)} found=${t} />`),n.push(a`<a href="#${l}"><${fe} text=${o[0]} found=${t} /></a>`),r=o.index+o[0].length)}return n.push(a`<${fe} text=${e.slice(r)} found=${t} />`),n}function fe({text:e,found:t}){return t.length?Fr(e,t).map((s,n)=>n%2?a`<mark key=${n}>${s}</mark>`:s):e}function ps({also:e,own:t,found:s}){let n=s.filter(o=>!$e(o,t).length),r=e.filter(o=>n.some(l=>$e(l,me(o)).length));return r.length?a`<p class="soft small">${u("also_called")} <${fe} text=${r.join(", ")} found=${s} /></p>`:null}function Qr({entry:e,found:t,known:s}){let{rule:n,card:r,person:o}=e;return n?a`<article class="rule ${r||o?"pictured":""}" id=${n.id} aria-labelledby="${n.id}-title">
    ${r&&a`<div class="picture" aria-hidden="true"><${Se} card=${r} colour="blue" /></div>`}
    ${o&&a`<div class="picture" aria-hidden="true"><${Ue} person=${o}
      rats=${A().persons[o].rats} group=${A().persons[o].group} /></div>`}
    <div class="stack tight">
      <h3 id="${n.id}-title">
        <a class="rule-id number" href="#${n.id}" title=${u("link_to_rule")}>${n.id}</a>${" "}
        <span class="name"><${fe} text=${Hi(e)} found=${t} /></span>
      </h3>
      <${ps} also=${e.also} own=${e.words} found=${t} />
      ${r&&a`<p class="short"><${fe} text=${$("card_help",r)} found=${t} /></p>`}
      ${o&&a`<p class="short"><${fe} text=${$("person_help",o)} found=${t} /></p>
        <p class="soft small">${H(Li(o))}</p>`}
      <${Ee} text=${n.text} found=${t} known=${s} />
      ${n.note&&a`<div class="aside"><strong>${u("note")}</strong>
        <${Ee} text=${n.note} found=${t} known=${s} /></div>`}
      ${n.ruling&&a`<div class="aside"><strong>${u("ruling")}</strong>
        <${Ee} text=${n.ruling} found=${t} known=${s} /></div>`}
    </div>
  </article>`:null}function Hi({rule:e,card:t,person:s}){return t?H($("card",t)):s&&jt("person",s)?H($("person",s)):e?.title??""}function Li(e){let{group:t,rats:s}=A().persons[e];return`${$("letter",t)} \xB7 ${z("rat",s)}`}function Xr({option:e,found:t,known:s}){let{name:n,text:r,rules:o}=e,l=A().editions[A().default_edition][n],i=A().options[n].values;return a`<article class="rule" id="option_${n}" aria-labelledby="option_${n}-title">
    <div class="stack tight">
      <h3 id="option_${n}-title">
        <span class="name"><${fe} text=${vt(n)} found=${t} /></span>${" "}
        <code class="soft small">${n}</code>
      </h3>
      <p class="values">${i.map(c=>a`<span key=${String(c)} class="value">${Ns(c)}
        ${c===l&&a` <span class="soft small">(${u("usual")})</span>`}</span>`)}</p>
      <p class="short"><${fe} text=${$("option_help",n)} found=${t} /></p>
      <${Ee} text=${r} found=${t} known=${s} />
      <p class="small">${o.map(c=>a`<a key=${c} class="rule-id number" href="#${c}">${c}</a> `)}</p>
    </div>
  </article>`}function Jr({presets:e,found:t,known:s}){let n=Object.keys(e),r=A().editions[A().default_edition];return a`<div class="stack" id="presets-table">
    <div class="wide-table" tabindex="0" role="region" aria-label=${`${u("editions")}: ${u("options")}`}>
      <table>
        <thead>
          <tr><th scope="col">${u("options")}</th>${n.map(o=>a`<th key=${o} scope="col">${xt(o)}</th>`)}</tr>
        </thead>
        <tbody>
          ${Object.keys(A().options).map(o=>a`<tr key=${o}>
            <th scope="row"><a href="#option_${o}">${vt(o)}</a></th>
            ${n.map(l=>{let i=A().editions[l][o];return a`<td key=${l} class=${i===r[o]?"":"differs"}>${Ns(i)}</td>`})}
          </tr>`)}
        </tbody>
      </table>
    </div>
    ${n.map(o=>a`<article key=${o} class="rule" id="preset_${o}"><div class="stack tight">
      <h3>${xt(o)} <code class="soft small">${o}</code></h3>
      <${Ee} text=${e[o]} found=${t} known=${s} />
    </div></article>`)}
  </div>`}function Oi(){let[e,t]=k(null),[s,n]=k(null),[r,o]=k(""),l=Z();S(()=>{let y=!0,v=Ae(async()=>{let b=await j(`/api/rules/${l}`);y&&(t(b),n(null))},n);return()=>{y=!1,v()}},[l]);let i=F(()=>e?us(e):[],[e,l]),c=F(()=>Js(i,r),[i,r]),p=Gr(i,c.unknown),{chapters:d,words:m,partly:f}=F(()=>p?Js(p,r):c,[p,c]);S(()=>{let y=()=>{let w=document.getElementById(decodeURIComponent(location.hash.slice(1)));w?w.scrollIntoView():location.hash&&o("")};return e&&y(),addEventListener("hashchange",y),()=>removeEventListener("hashchange",y)},[e]),S(()=>{let y=document.getElementById("main");r&&y&&y.getBoundingClientRect().top<0&&y.scrollIntoView()},[r]);let h=F(()=>new Set(i.flatMap(y=>y.entries.map(({id:w})=>w))),[i]),g=d.reduce((y,w)=>y+w.entries.length,0);return a`<${J} />
    <div class="rules">
      <nav class="contents" aria-label=${u("contents")}>
        <ul>
          ${i.map(({id:y,title:w})=>a`<li key=${y}><a href="#${y}">${w}</a></li>`)}
        </ul>
      </nav>
      <main id="main" class="rules-main">
        <h1>${u("rules")}</h1>
        <div class="search" role="search">
          <input type="search" aria-label=${u("search_rules")} placeholder=${u("search_rules")} value=${r}
            onInput=${y=>o(y.target.value)} />
          <span class="soft small" role="status">${r.trim()&&u("found",{n:g})}</span>
        </div>
        ${s!==null&&a`<p class="trouble" role="alert">${Q(s)}</p>`}
        ${f&&a`<p class="soft">${u("found_partly")}</p>`}
        ${d.map(y=>a`<${Ai} key=${y.id} chapter=${y} found=${m} known=${h} />`)}
        ${e&&!d.length&&a`<p class="soft">${u("nothing_found")}</p>`}
      </main>
    </div>
    <${ue} />`}function Ai({chapter:e,found:t,known:s}){return a`<section class="chapter" aria-labelledby=${e.id}>
    <h2 id=${e.id}>${e.title}</h2>
    <${ps} also=${e.also} own=${me(e.title)} found=${t} />
    ${e.entries.map(n=>n.rule?a`<${Qr} key=${n.id} entry=${n} found=${t} known=${s} />`:n.option?a`<${Xr} key=${n.id} option=${n.option} found=${t} known=${s} />`:n.presets?a`<${Jr} key=${n.id} presets=${n.presets} found=${t} known=${s} />`:a`<div key=${n.id} id=${n.id}><${Ee} text=${n.text??""} found=${t} known=${s} /></div>`)}
  </section>`}var Vi=3e3;function Zr({table:e,problem:t,onSeated:s}){let{found:n,setFound:r,closed:o}=Ri(e,s);return o?a`<${J} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${u("game")}</h1>
        <p class="trouble" role="alert">${Q(t)}</p>
        <p>${u("ask_closed")}</p>
        <p><a class="button" href="/">${u("to_start")}</a></p>
      </main>`:n?a`<${J} />
    <main id="main" class="arriving stack" tabindex="-1">
      <h1>${n.host_name?u("table_of",{name:n.host_name}):u("ask_title")}</h1>
      ${n.status==="new"&&a`<${Ti} table=${e} found=${n} done=${r} />`}
      ${n.status==="asked"&&a`<p class="table-news" role="status">${u("ask_waiting")}</p>`}
      ${n.status==="turned-down"&&a`<p class="trouble" role="alert">${$("problem","turned-down")}</p>`}
      ${n.status!=="new"&&a`<p><a class="button plain" href="/">${u("to_start")}</a></p>`}
    </main>
    <${ue} />`:a`<main id="main" class="arriving" tabindex="-1"><p role="status">${u("loading")}</p></main>`}function Ti({table:e,found:t,done:s}){let[n,r]=k(null),[o,l]=k(""),[i,c]=B(),[p,d]=k(!1);S(()=>void j("/api/me").then(f=>l(f.name),c),[]);let m=async f=>{f.preventDefault(),d(!0),c(null);try{let h=(n??o).trim();h&&h!==o&&await Ln("/api/me",{name:h}),s(await D(`/api/tables/${e}/seat-request`,h?{name:h}:{}))}catch(h){c(h),d(!1)}};return a`<p>${u("ask_text",{n:t.open})}</p>
    <form class="stack" onSubmit=${m}>
      <label class="stack tight">
        ${u("my_name")}
        <input value=${n??o} maxlength=${A().limits.name} autocomplete="nickname"
          onInput=${f=>r(f.target.value)} />
      </label>
      ${i&&a`<p class="trouble" role="alert">${i}</p>`}
      <p class="row">
        <button class="main" disabled=${p}>${u("ask_for_seat")}</button>
        <a class="button plain" href="/">${u("not_now")}</a>
      </p>
    </form>`}function Ri(e,t){let[s,n]=k(null),[r,o]=k(!1);return S(()=>{let l=!0,i=async()=>{try{let d=await j(`/api/tables/${e}/seat-request`);if(!l)return;d.status==="seated"?t():n(d),d.status==="turned-down"&&clearInterval(p)}catch(d){if(!l||Object(d).status<400||Object(d).status>=429)return;o(!0),clearInterval(p)}},c=()=>document.visibilityState==="visible"&&void i(),p=setInterval(c,Vi);return i(),document.addEventListener("visibilitychange",c),()=>{l=!1,clearInterval(p),document.removeEventListener("visibilitychange",c)}},[e]),{found:s,setFound:n,closed:r}}var to="notredame.table",Ni="(pointer: coarse)",eo={pace:"normal",confirm:!1,pause:2,sound:!matchMedia(Ni).matches,notify:!1,quiet:!1},Re={slow:2200,normal:1100,once:0},Ht=new qt(Pi());function Pi(){try{return{...eo,...JSON.parse(Wt(to)??"{}")}}catch{return eo}}function le(){return Ht.value}function Ne(e){Ht.value={...Ht.value,...e},Bt(to,JSON.stringify(Ht.value))}function Pe(){return Ft(Ht)}var Ii=.02,Lt=null,Di={card:(e,t)=>so(e,t,{from:900,to:3200,loud:.07,lasts:.14}),coin:(e,t)=>{Ot(e,t,{pitch:2093,loud:.028,lasts:.22}),Ot(e,t+.07,{pitch:2637,loud:.024,lasts:.3})},piece:(e,t)=>{Ot(e,t,{pitch:310,falls:170,loud:.12,lasts:.11}),so(e,t,{from:1500,to:700,loud:.03,lasts:.03})},rat:(e,t)=>{for(let s of[0,.09])Ot(e,t+s,{pitch:1350,falls:1900,loud:.022,lasts:.07,shape:"triangle"})},bell:(e,t)=>{no(e,t,660),no(e,t+.22,880)}};function ze(e,t=0){if(!(!le().sound||navigator.userActivation?.hasBeenActive!==!0))try{Lt??=new AudioContext,Lt.state==="suspended"&&Lt.resume(),Di[e](Lt,Lt.currentTime+Ii+t)}catch{}}function Ot(e,t,{pitch:s,falls:n=s,loud:r,lasts:o,shape:l="sine"}){let i=e.createOscillator();i.type=l,i.frequency.setValueAtTime(s,t),i.frequency.exponentialRampToValueAtTime(n,t+o),i.connect(ro(e,t,r,o)),i.start(t),i.stop(t+o+.05)}function so(e,t,{from:s,to:n,loud:r,lasts:o}){let l=e.createBufferSource();l.buffer=Wi(e,o);let i=e.createBiquadFilter();i.type="bandpass",i.frequency.setValueAtTime(s,t),i.frequency.exponentialRampToValueAtTime(n,t+o),l.connect(i).connect(ro(e,t,r,o)),l.start(t)}function no(e,t,s){for(let[n,r]of[[1,.09],[2.76,.03],[5.4,.012]])Ot(e,t,{pitch:s*n,loud:r,lasts:1.1/Math.sqrt(n)})}function ro(e,t,s,n){let r=e.createGain();return r.gain.setValueAtTime(0,t),r.gain.linearRampToValueAtTime(s,t+.01),r.gain.exponentialRampToValueAtTime(1e-4,t+n),r.connect(e.destination),r}function Wi(e,t){let s=e.createBuffer(1,Math.ceil(t*e.sampleRate),e.sampleRate),n=s.getChannelData(0);for(let r=0;r<n.length;r++)n[r]=2*Math.random()-1;return s}var oo=Tn("table/turn.svg");function ao(e,t,s){let n=_(!1);S(()=>{document.title=e?u("title_turn",{title:t}):t;let r=document.querySelector('link[rel~="icon"]');if(r instanceof HTMLLinkElement)return r.dataset.usual??=r.href,r.href=e?oo:r.dataset.usual,()=>void(r.href=r.dataset.usual??r.href)},[e,t]),S(()=>{let r=e&&!n.current;if(n.current=e,!!r&&((document.hidden||!document.hasFocus())&&ze("bell"),le().notify&&document.hidden))return Bi(t,s)},[e])}function Bi(e,t){if(!(!("Notification"in window)||Notification.permission!=="granted"))try{let s=new Notification(e,{body:t,tag:e,icon:oo}),n=()=>{document.removeEventListener("visibilitychange",n),s.close()};return document.addEventListener("visibilitychange",n),s.onclick=()=>{window.focus(),n()},n}catch{}}function lo({state:e}){let[t,s]=B(),n=e.result?.players.find(({seat:l})=>e.seats[l]?.mine);if(!n||nt()!==e.table)return null;let r=n.rank===1,o=()=>{s(null);let l={who:"bot",level:r?"medium":"easy"};Yn({seats:[{who:"me"},l,l,l]}).catch(s)};return a`<section class="card stack last-word" aria-labelledby="last-word">
    <h2 id="last-word">${$("learn","last_word_title")}</h2>
    <p>${r?$("learn","last_word_won"):qi(e,n)}</p>
    <p class="row">
      <button type="button" class="main" onClick=${o}>${$("learn",r?"last_word_medium":"last_word_easy")}</button>
      <a class="button" href="/">${$("learn","last_word_friends")}</a>
    </p>
    ${t&&a`<p class="trouble" role="alert">${t}</p>`}
  </section>`}function qi({result:e,seats:t},s){let n=e?.players.find(({rank:l})=>l===1)??s,[r="",o=0]=Object.entries(n.by_source).map(([l,i])=>[l,i-(s.by_source[l]??0)]).reduce((l,i)=>i[1]>l[1]?i:l);return o<=0?$("learn","last_word_close"):$("learn","last_word_lost",{name:t[n.seat]?.name,source:$("source",r),prestige:z("prestige",o)})}var dt={get current(){return document.getElementById("main")}};function we(e){let t=_(null);t.current=document.activeElement,L(()=>{let s=t.current;!s||s===document.body||document.activeElement!==document.body||e.current?.focus({preventScroll:!0})})}var Fi=[400,1e3,2e3,4e3,8e3,8e3];async function ds(e,t){for(let s of[...Fi,0])try{return await D(e,t)}catch(n){let{status:r}=On(n);if(!s||r!==0&&r<500)throw n;await new Promise(o=>setTimeout(o,s))}}var ji={draft:"",unsent:[],back:null,trouble:null},ms=new qt({}),Zs=new Set;function io(e){return Ft(ms),Ie(e)}function co(e,t){At(e,{draft:t})}function uo(e){let{draft:t,unsent:s,back:n}=Ie(e),r=t.trim();if(!r)return;let o=n?.text===r?n:{text:r,once:Ui()};At(e,{draft:"",unsent:[...s,o],back:null,trouble:null}),Zs.has(e)||Ki(e)}async function Ki(e){Zs.add(e);try{for(let t=Ie(e).unsent[0];t;t=Ie(e).unsent[0])await ds(`/api/tables/${e}/chat`,t),At(e,{unsent:Ie(e).unsent.slice(1)})}catch(t){let{draft:s,unsent:n}=Ie(e),r=[...n.map(({text:o})=>o),s].filter(Boolean).join(" ");At(e,{draft:r,unsent:[],back:n[0]??null,trouble:t}),Rn(t,()=>Ie(e).trouble===t&&At(e,{trouble:null}))}Zs.delete(e)}function Ie(e){return ms.value[e]??ji}function At(e,t){ms.value={...ms.value,[e]:{...Ie(e),...t}}}function Ui(){return String(crypto.getRandomValues(new Uint32Array(2)))}function mt({state:e}){let{quiet:t}=Pe(),{draft:s,unsent:n,trouble:r}=io(e.table),o=e.chat.slice(-5).map(({text:c})=>c),l=_(null);L(()=>{l.current&&(l.current.scrollTop=l.current.scrollHeight)},[e.chat.length,n.length]);let i=a`<label class="check">
    <input type="checkbox" checked=${t} onChange=${()=>Ne({quiet:!t})} /> ${u("chat_quiet")}
  </label>`;return t?a`<div class="chat-box"><p class="soft">${u("chat_is_quiet")}</p>${i}</div>`:a`<div class="chat-box">
    <div class="chat-lines" ref=${l} role="log" aria-label=${u("chat")} tabindex="0">
      ${e.chat.length+n.length===0&&a`<p class="soft">${u("chat_empty")}</p>`}
      ${e.chat.map(c=>{let p=c.seat===null?"":`colour-${e.seats[c.seat]?.colour}`;return a`<p key=${c.number}><strong class=${`name said-by ${p}`}>${c.name}</strong> <time>${Gi(c.at)}</time> ${c.text}</p>`})}
      ${n.filter(({text:c})=>!o.includes(c)).map(({text:c,once:p})=>a`<p key=${p} class="soft" aria-hidden="true">${c}</p>`)}
    </div>
    ${r!==null&&a`<p class="trouble" role="alert">${Q(r)}</p>`}
    <form
      onSubmit=${c=>{c.preventDefault(),uo(e.table)}}
    >
      <input
        aria-label=${u("chat_write")}
        placeholder=${u("chat_write")}
        maxlength=${A().limits.chat}
        value=${s}
        autocomplete="off"
        onInput=${c=>co(e.table,c.target.value)}
      />
      <button class="small">${u("send")}</button>
    </form>
    ${i}
  </div>`}function Gi(e){let t=new Date(typeof e=="number"?e*1e3:e);return Number.isNaN(t.getTime())?"":t.toLocaleTimeString(Z(),{hour:"2-digit",minute:"2-digit"})}function po({day:e,deal:t,trouble:s,again:n}){return a`<section class="card stack daily-ending" aria-labelledby="daily">
    <h2 id="daily">${$("daily","title")} <span class="soft small">${ye(e)}</span></h2>
    ${s!==null&&a`<p class="trouble" role="alert">${Q(s)}</p>`}
    ${t&&a`<${ut} deal=${t} />
      <${pt} deal=${t} />
      <${ls} deal=${t} again=${n} />
      ${!t.seed&&a`<p class="soft">${$("daily","secret",{time:st(t.revealed)})}</p>`}`}
    <p><a href="/daily">${$("daily","more")}</a></p>
  </section>`}var mo="(max-width: 900px)",fo="(min-width: 700px) and (max-width: 900px) and (min-height: 900px)";function en(){return matchMedia(mo).matches}function ho(){return en()&&!matchMedia(fo).matches}function De(){return go(mo)}function $o(){return go(fo)}function go(e){let[t,s]=k(()=>matchMedia(e).matches);return L(()=>{let n=matchMedia(e),r=()=>s(n.matches);return n.addEventListener("change",r),()=>n.removeEventListener("change",r)},[]),t}var tn=720,Yi=380,Qi=44;function bo({result:e,seats:t,sources:s}){let n=De()?Yi:tn,r=62,o=30,l=e.players.map(h=>yo(s.map(g=>Math.max(0,h.by_source[g]??0)))),i=e.players.map(h=>yo(s.map(g=>Math.max(0,-(h.by_source[g]??0))))),c=Math.max(1,...l),p=Math.max(0,...i),d=(n-Qi)/(c+p),m=p*d,f=r*e.players.length;return a`<figure class="end-chart">
    <svg viewBox=${`0 0 ${n} ${f}`} role="img" aria-label=${u("chart_sources")}>
      ${e.players.map((h,g)=>{let y=m,w=m,v=g*r+24,b=t[h.seat];return a`<g key=${h.seat}>
          <g class="drawing" transform=${`translate(8 ${v-11})`}>${oe(b?.colour??"blue",14)}</g>
          <text x="22" y=${v-6} class=${`chart-name ink-${b?.colour}`}>${b?.name}</text>
          ${s.map(x=>{let C=h.by_source[x]??0;if(!C)return null;let O=Math.abs(C)*d,R=C>0?y:w-O;return C>0?y+=O:w-=O,a`<g key=${x} class=${`from-source source-${x}`}>
              <title>${`${H($("source",x))}: ${de(C)}`}</title>
              <rect x=${R} y=${v} width=${O} height=${o} />
              ${O>18&&a`<text x=${R+O/2} y=${v+20} text-anchor="middle">${de(C)}</text>`}
            </g>`})}
          <line x1=${m} x2=${m} y1=${v-3} y2=${v+o+3} class="axis" />
          <text x=${y+8} y=${v+21} class="chart-total">${h.prestige}</text>
        </g>`})}
    </svg>
    <figcaption>
      <ul class="chart-legend">
        ${s.map(h=>a`<li key=${h} class=${`from-source source-${h}`}><svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" /></svg>${H($("source",h))}</li>`)}
      </ul>
    </figcaption>
  </figure>`}function sn({title:e,rounds:t,values:s,seats:n}){let l=tn/2-30,i=12,c=214,p=Math.max(1,...s.flat()),d=y=>34+(l-34)*y/Math.max(1,t.length-1),m=y=>c-(c-i)*y/p,f=p>40?20:p>15?10:p>6?3:1,h=[];for(let y=0;y<=p;y+=f)h.push(y);let g=Xi(n.map(y=>m(s[s.length-1]?.[y.seat]??0)),c);return a`<figure class="end-chart">
    <figcaption>${e}</figcaption>
    <svg viewBox=${`0 0 ${tn/2} 240`} role="img" aria-label=${e}>
      ${h.map(y=>a`<g key=${y}><line class="grid" x1=${34} x2=${l} y1=${m(y)} y2=${m(y)} /><text x=${28} y=${m(y)+4} text-anchor="end" class="tick">${y}</text></g>`)}
      ${t.map((y,w)=>a`<text key=${y} x=${d(w)} y=${232} text-anchor="middle" class="tick">${y}</text>`)}
      ${n.map((y,w)=>a`<g key=${y.seat}>
          <g class=${`chart-line line-${y.colour}`}>
            <polyline points=${s.map((v,b)=>`${d(b)},${m(v[y.seat]??0)}`).join(" ")} />
            ${s.map((v,b)=>a`<circle key=${b} cx=${d(b)} cy=${m(v[y.seat]??0)} r="3"><title>${`${y.name}, ${t[b]}: ${v[y.seat]}`}</title></circle>`)}
          </g>
          <g class="drawing" transform=${`translate(${l+17} ${g[w]??0})`}>${oe(y.colour,13)}</g>
        </g>`)}
    </svg>
    <ul class="chart-legend">
      ${n.map(y=>a`<li key=${y.seat}><${U} colour=${y.colour} />${y.name}</li>`)}
    </ul>
  </figure>`}function Xi(e,t){let s=e.map((o,l)=>l).sort((o,l)=>(e[o]??0)-(e[l]??0)),n=[...e];for(let o=1;o<s.length;o++){let l=s[o]??0,i=n[s[o-1]??0]??0;n[l]=Math.max(n[l]??0,i+15)}let r=Math.max(0,(n[s[s.length-1]??0]??0)-t);return n.map(o=>o-r)}function yo(e){return e.reduce((t,s)=>t+s,0)}function ke(e,{first:t=!1}={}){let s=_(e);s.current=e,L(()=>{let n=r=>s.current(r);return document.addEventListener("keydown",n,t),()=>document.removeEventListener("keydown",n,t)},[])}var wo=360;function xe({value:e,kind:t=""}){let[s,n]=k(e),r=_(e),[o,l]=k(!1);return S(()=>{let i=r.current;if(i===e)return;r.current=e,l(!0);let c=setTimeout(()=>l(!1),2*wo);if(matchMedia("(prefers-reduced-motion: reduce)").matches)return n(e),()=>clearTimeout(c);let p=performance.now(),d=requestAnimationFrame(function m(f){let h=Math.min(1,(f-p)/wo);n(Math.round(i+(e-i)*h)),h<1&&(d=requestAnimationFrame(m))});return()=>{clearTimeout(c),cancelAnimationFrame(d),n(e)}},[e]),a`<span class=${`number ${t} ${o?"has-changed":""}`}>${s}</span>`}var Ji=1.3,Zi=new Set(["Escape","Enter"," "]);function ko(e,t){let[s,n]=k(t&&ec()?0:e.length),r=s>=e.length;S(()=>{if(r)return;let l=setTimeout(()=>n(s+1),Re[le().pace]*Ji);return()=>clearTimeout(l)},[s]),S(()=>{r&&t?ze("bell"):s>0&&ze("piece")},[s]);let o=()=>n(e.length);return ke(l=>{let i=l.target instanceof Element&&!l.target.closest("button, a, input, select");r||!i||!Zi.has(l.key)||(l.preventDefault(),o())}),{scored:s,over:r,skip:o}}function ec(){return Re[le().pace]>0&&!matchMedia("(prefers-reduced-motion: reduce)").matches}function xo({state:e,players:t,sources:s,scored:n,onSkip:r}){let o=n>=s.length,l=t.map(m=>_o(s.slice(0,n).map(f=>m.by_source[f]??0))),i=Math.max(1,...s.map((m,f)=>Math.max(...t.map(h=>sc(h,s,f+1))))),c=t.map((m,f)=>({i:f,total:l[f]??0,last:o?f:m.seat})).sort((m,f)=>(o?0:f.total-m.total)||m.last-f.last).map(({i:m})=>m),p=s[n-1],d=[...t].sort((m,f)=>m.seat-f.seat);return a`<section class=${`scoring ${o?"is-over":""}`} aria-label=${u("scoring")}>
    ${!o&&a`<p class="scored-now row" aria-live="polite">
      <span>${p?`${H($("source",p))}: ${X(d.map(m=>`${tc(e,m)} ${de(m.by_source[p]??0)}`))}`:""}</span>
      <button type="button" class="plain" onClick=${r}>${u("scoring_skip")}</button>
    </p>`}
    <ol class="standings" style=${{"--players":t.length}}>
      ${t.map((m,f)=>{let h=e.seats[m.seat],g=l[f]??0,y={"--at":c.indexOf(f),"--long":Math.max(0,g)/i};return a`<li key=${m.seat} class=${`colour-${h?.colour} ${o&&m.rank===1?"wins":""} ${h?.mine?"mine":""}`} style=${y}>
          <span class="place">${o?u("place",{n:m.rank}):""}</span>
          <span class="who"><${U} colour=${h?.colour??"blue"} /> <span class="name">${h?.name}</span></span>
          <span class="bar"><span></span></span>
          <${xe} value=${g} />
        </li>`})}
    </ol>
  </section>`}function vo({state:e,players:t}){let s=t.filter(n=>n.rank===1);return a`<div class="winners-rose" aria-hidden="true"><${js} colours=${s.map(n=>e.seats[n.seat]?.colour??"blue")} /></div>`}function tc(e,t){return e.seats[t.seat]?.name??""}function sc(e,t,s){return _o(t.slice(0,s).map(n=>e.by_source[n]??0))}function _o(e){return e.reduce((t,s)=>t+s,0)}var nc=["fill","font-family","font-weight","opacity","stroke","stroke-linecap","stroke-linejoin","stroke-width","text-anchor"];async function Mo(e){let{width:t,height:s}=e.viewBox.baseVal,n=new Image(t,s);n.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(rc(e))}`,await n.decode();let r=document.createElement("canvas");return r.width=t*2,r.height=s*2,r.getContext("2d")?.drawImage(n,0,0,r.width,r.height),new Promise((o,l)=>r.toBlob(i=>i?o(i):l(new Error("no picture")),"image/png"))}function rc(e){let t=e.cloneNode(!0),s=[t,...t.querySelectorAll("*")];return[e,...e.querySelectorAll("*")].forEach((n,r)=>{let o=getComputedStyle(n);for(let l of nc)s[r]?.setAttribute(l,o.getPropertyValue(l));s[r]?.removeAttribute("style"),s[r]?.removeAttribute("class")}),new XMLSerializer().serializeToString(t)}function ve(e){return[...e.result?.players??[]].sort((t,s)=>t.rank-s.rank)}function Co(e){let t=ve(e),s=t.filter(o=>o.rank===t[0]?.rank),n=X(s.map(o=>e.seats[o.seat]?.name??"")),r=z("prestige",s[0]?.prestige??0);return s.length>1?u("share_win",{names:n,prestige:r}):u("wins",{name:n,prestige:r})}function So(e){let t=ve(e);return[...new Set(t.map(n=>n.prestige))].map(n=>t.filter(r=>r.prestige===n)).filter(n=>n.length>1).map(n=>{let r=i=>e.seats[i.seat]?.name??"",o={names:X(n.map(r)),prestige:z("prestige",n[0]?.prestige??0)};return n.some(i=>i.rank!==n[0]?.rank)?u("tie_decided",{...o,figures:X(n.map(i=>`${r(i)} ${i.tie_break}`))}):u("tie_shared",{...o,n:n[0]?.tie_break})})}function Eo({state:e,facts:t}){let s=_(null),[n,r]=B(),o=e.seats.some(p=>p.mine),{links:l}=et(e.table,o,null),i=F(()=>a`<${Ks} table=${e.table} seats=${oc(e)} round=${null} view=${e.view} streets=${e.streets} below=${e.seat} facts=${t} />`,[e.table,e.seat]),c=p=>async()=>{r(null);try{let d=s.current?.querySelector("svg");d&&await p(new File([await Mo(d)],`notredame-${e.table}.png`,{type:"image/png"}))}catch(d){d instanceof DOMException&&d.name==="AbortError"||r(d)}};return a`<section class="card stack share-result" aria-labelledby="share">
    <h2 id="share">${u("share_result")}</h2>
    <div class="result-picture" ref=${s} role="img" aria-label=${u("result_picture")}>${i}</div>
    <p class="row">
      <button type="button" onClick=${c(lc)}>${u("save_picture")}</button>
      ${ac()&&a`<button type="button" onClick=${c(p=>navigator.share({files:[p]}))}>${u("share_picture")}</button>`}
    </p>
    ${l&&a`<p class="stack tight"><span>${u("result_link")}</span><${je} path=${l.watch} label=${u("result_link")} /></p>`}
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}
  </section>`}function oc(e){return ve(e).map(({seat:t,rank:s,prestige:n})=>({name:e.seats[t]?.name??"",colour:e.seats[t]?.colour??"blue",open:!1,rank:s,prestige:n}))}function ac(){let e=new File([],"picture.png",{type:"image/png"});return navigator.canShare?.({files:[e]})??!1}function lc(e){let t=document.createElement("a");t.href=URL.createObjectURL(e),t.download=e.name,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function zo(e){let t=ve(e),s=t.filter(i=>e.seats[i.seat]?.mine),[n]=s;if(!n||s.length>1)return"";let r=t.filter(i=>i.rank===1);if(n.rank>1){let i=(r[0]?.prestige??0)-n.prestige,c={nth:u(`nth_${n.rank}`),points:z("point",i),name:fs(e,r)};return u(i?"you_place":"you_place_tie",c)}if(r.length>1)return u("you_shared");let o=t.filter(i=>i.rank===t[1]?.rank),l=n.prestige-(o[0]?.prestige??0);return l?u("you_won_by",{points:z("point",l),name:fs(e,o)}):u("you_won_tie")}function Ho(e){let[t,s]=ve(e);if(!t||!s||s.rank===1)return[];let n=ve(e).filter(p=>e.seats[p.seat]?.mine&&p!==t),r=n.length===1&&n[0]?n[0]:s,o=[],[l,i]=ic(t,r);i>0&&o.push(u("decided_by",{source:$("source",l),name:fs(e,[t]),more:de(t.by_source[l]??0),other:fs(e,[r]),less:de(r.by_source[l]??0)}));let c=cc(e,t.seat);return c&&o.push(c),o}function ic(e,t){return Object.keys(e.by_source).map(n=>[n,(e.by_source[n]??0)-(t.by_source[n]??0)]).reduce((n,r)=>r[1]>n[1]?r:n,["",0])}function cc(e,t){let s=e.result?.rounds??[],r=s.map(({prestige:i})=>i.every((c,p)=>p===t||c<(i[t]??0))).lastIndexOf(!1)+1,o=s[r]?.round,l=e.seats[t]?.name;return o?r===s.length-1?u("lead_last",{name:l}):u("lead_since",{name:l,round:o}):""}function fs(e,t){return X(t.map(s=>e.seats[s.seat]?.name??""))}function Lo({state:e,facts:t,scoring:s,onScored:n,onReplay:r}){let{result:o,seats:l}=e,[i,c]=B(),p=e.rematch,d=Hr(e.daily),m=e.daily!==null&&!d.found?.seed,f=ve(e),h=uc(f),g=h.filter(C=>f.some(O=>O.by_source[C])),{scored:y,over:w,skip:v}=ko(g,s);if(S(()=>{w&&n()},[w]),we(dt),!o)return null;let b=l.some(C=>C.mine),x=async()=>{c(null);try{let C=await D(`/api/tables/${e.table}/rematch`,{});Ze(`/t/${C.table}`)}catch(C){c(C)}};return a`<${J} />
    <main id="main" class="ending stack" tabindex="-1">
      <header class="stack">
        <div class="verdict">
          ${w&&a`<${vo} state=${e} players=${f} />`}
          <div class="stack tight">
            <h1>${w?Co(e):u("scoring")}</h1>
            ${w&&[zo(e),...So(e),...Ho(e)].filter(Boolean).map(C=>a`<p key=${C}>${C}</p>`)}
            ${w&&e.practice&&a`<p class="soft">${u("was_practice")}</p>`}
          </div>
        </div>
        <${xo} state=${e} players=${f} sources=${g} scored=${y} onSkip=${v} />
        ${w&&a`<p class="row">
          ${p&&b?a`<a class="button main" href=${`/t/${p}`}>${u("to_rematch")}</a>`:b&&e.played_here&&!e.daily&&a`<button type="button" class="main" onClick=${x}>${u("rematch")}</button>`}
          <button type="button" onClick=${r}>${u("replay")}</button>
          ${!m&&a`<a class="button" href=${`/api/tables/${e.table}/record`} download=${`notredame-${e.table}.txt`}>${u("record")}</a>`}
          <a class="button plain" href="/">${u("to_start")}</a>
        </p>`}
        ${i&&a`<p class="trouble" role="alert">${i}</p>`}
      </header>
      ${w&&a`<${lo} state=${e} />`}
      ${w&&e.daily&&a`<${po} day=${e.daily} deal=${d.found} trouble=${d.trouble} again=${d.again} />`}
      ${w&&a`<${pc} state=${e} result=${o} players=${f} sources=${h} />`}
      ${w&&!m&&a`<${Eo} state=${e} facts=${t} />`}
      ${e.seats.some(C=>C.who==="person"&&!C.mine)&&a`<section class="card" aria-label=${u("chat")}><${mt} state=${e} /></section>`}
      ${!m&&a`<${os} seed=${e.seed??d.found?.seed??null} commitment=${e.commitment} table=${e.table} />`}
    </main>
    <${ue} />`}function uc(e){return Object.keys(e[0]?.by_source??{}).filter(t=>t!=="hotel"||e.some(s=>s.by_source[t]))}function pc({state:e,result:t,players:s,sources:n}){let{seats:r}=e,o=t.rounds.map(l=>l.round);return a`<section class="card stack" aria-labelledby="sheet">
      <h2 id="sheet">${u("score_sheet")}</h2>
      <div class="wide-table" tabindex="0" role="region" aria-label=${u("as_table")}>
        <table class="figures-table score-sheet">
          <thead>
            <tr>
              <th scope="col">${u("source")}</th>
              ${s.map(({seat:l,rank:i})=>a`<th scope="col" key=${l} class=${r[l]?.mine?"own-column":""}><span class="with-emblem"><span class="place">${u("place",{n:i})}</span> <${U} colour=${r[l]?.colour??"blue"} /> ${r[l]?.name}</span></th>`)}
            </tr>
          </thead>
          <tbody>
            ${n.map(l=>a`<tr key=${l}><th scope="row">${H($("source",l))}</th>${s.map(i=>a`<td key=${i.seat}>${de(i.by_source[l]??0)}</td>`)}</tr>`)}
          </tbody>
          <tfoot>
            <tr class="total"><th scope="row">${u("total")}</th>${s.map(l=>a`<td key=${l.seat}>${l.prestige}</td>`)}</tr>
            <tr><th scope="row">${u("tie_break")}</th>${s.map(l=>a`<td key=${l.seat}>${l.tie_break}</td>`)}</tr>
          </tfoot>
        </table>
      </div>
      <${bo} result=${{...t,players:s}} seats=${r} sources=${n} />
    </section>
    ${o.length>0&&a`<section class="card stack" aria-labelledby="course">
      <h2 id="course">${u("course")}</h2>
      <div class="chart-pair">
        <${sn} title=${u("chart_prestige")} rounds=${o} values=${t.rounds.map(l=>l.prestige)} seats=${r} />
        <${sn} title=${u("chart_rats")} rounds=${o} values=${t.rounds.map(l=>l.rat)} seats=${r} />
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
    </section>`}`}function hs(e){let{view:t,seat:s}=e;if(!t||!e.result||e.options.totals==="open")return e;let n=t.players.map(r=>r.seat===s?r:{...r,prestige:null,prestige_by_source:null});return{...e,view:{...t,players:n}}}function Oo(e,t){let s=e.seats.filter(r=>r.mine&&!r.left).map(r=>r.seat);if(s.length<2||e.status!=="playing")return null;let n=e.waiting.map(r=>r.seat).filter(r=>s.includes(r));return t!==null&&(n.includes(t)||!n.length)?null:n[0]??s[0]??null}function Ao({seat:e,onReady:t,onUndo:s}){let n=_(null);return L(()=>n.current?.focus(),[e.seat]),a`<${J} />
    <main id="main" class=${`hand-over colour-${e.colour}`} tabindex="-1">
      <${U} colour=${e.colour} />
      <h1>${u("hand_over",{name:e.name})}</h1>
      <p class="soft">${u("hand_over_text")}</p>
      <button type="button" class="main" ref=${n} onClick=${t}>${u("ready",{name:e.name})}</button>
      ${s&&a`<button type="button" class="plain" onClick=${s}>${u("hand_back")}</button>`}
    </main>`}function ft({title:e,onClose:t,children:s,kind:n=""}){let r=_(null);S(()=>{let l=r.current;return l&&!l.open&&l.showModal(),()=>l?.close()},[]);let o=l=>{l.target===r.current&&t()};return a`<dialog ref=${r} class=${`table-window ${n}`} aria-labelledby="window-title" onCancel=${t} onClick=${o}>
    <header class="window-head">
      <h2 id="window-title">${e}</h2>
      <button class="plain close" onClick=${t} aria-label=${u("close")}><span aria-hidden="true">✕</span></button>
    </header>
    ${s}
  </dialog>`}function $s({state:e,facts:t,onDone:s}){let[n,r]=B(),[o,l]=k(t.default_level),i=async(f,h)=>{r(null);try{await D(`/api/tables/${e.table}/${f}`,h),s()}catch(g){r(g)}},c=async f=>{await D(`/api/tables/${e.table}/leave`,{seat:f}),s()},p=e.status==="playing",d=e.seats.filter(f=>f.mine),m=e.host||d.length&&!e.host_here?e.seats.filter(f=>f.who==="open"||p&&!f.mine&&(f.left||f.who==="person"&&!f.present)):[];return a`<div class="stack">
    ${p&&d.map(f=>f.left?a`<button key=${f.seat} type="button" class="main" onClick=${()=>i("return",{seat:f.seat})}>${u("come_back",{name:f.name})}</button>`:a`<div key=${f.seat}><${Fe} label=${d.length>1?u("leave_of",{name:f.name}):u("leave")} text=${u("leave_text")} yes=${u("leave_now")} no=${u("leave_not")} go=${()=>c(f.seat)} /></div>`)}
    ${m.length>0&&a`<div class="row">
      <label class="check"
        >${u("bot_level")}
        <select value=${o} onChange=${f=>l(f.target.value)}>
          ${t.levels.map(f=>a`<option key=${f} value=${f}>${$("level",f)}</option>`)}
        </select>
      </label>
      ${m.map(f=>a`<button key=${f.seat} type="button" onClick=${()=>i("replace",{seat:f.seat,level:o})}>${u("put_bot",{name:f.who==="open"?$("colour",f.colour):f.name})}</button>`)}
    </div>`}
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}
  </div>`}var dc=["slow","normal","once"];function Vo(){let{pace:e,confirm:t,pause:s,sound:n,notify:r}=Pe(),o="Notification"in window&&Notification.permission!=="denied",l=async()=>{let i=!r&&await Notification.requestPermission()==="granted";Ne({notify:i})};return a`<div class="stack settings">
    <fieldset>
      <legend>${u("pace")}</legend>
      <div class="row">
        ${dc.map(i=>a`<label class="check" key=${i}>
            <input type="radio" name="pace" checked=${e===i} onChange=${()=>Ne({pace:i})} /> ${u(`pace_${i}`)}
          </label>`)}
      </div>
    </fieldset>
    <label class="check"><input type="checkbox" checked=${t} onChange=${()=>Ne({confirm:!t})} /> ${u("set_confirm")}</label>
    <label class="check pause-setting">
      <span>${u("set_pause")}</span>
      <input type="range" min="0" max=${A().limits.pause} step="1" value=${s} aria-valuetext=${u("seconds",{n:s})}
        onInput=${i=>Ne({pause:Number(i.target.value)})} />
      <output>${u("seconds",{n:s})}</output>
    </label>
    <label class="check">
      <input
        type="checkbox"
        checked=${n}
        onChange=${()=>{Ne({sound:!n}),ze("bell")}}
      />
      ${u("set_sound")}
    </label>
    ${o&&a`<label class="check"><input type="checkbox" checked=${r} onChange=${l} /> ${u("set_notify")}</label>`}
  </div>`}function To({table:e,link:t,watching:s}){let[n,r]=k(t),[o,l]=k([]),[i,c]=k(""),[p,d]=B(),m=()=>j(`/api/tables/${e}/watchers`).then(({watchers:g})=>l(g),d);S(()=>void m(),[e,s]);let f=async()=>{r((await D(`/api/tables/${e}/watch-link`)).watch),c(u("link_renewed"))},h=async({watcher:g})=>{await D(`/api/tables/${e}/send-away`,{watcher:g}),r((await j(`/api/tables/${e}/links`)).watch),await m()};return a`<div class="stack tight">
    <${je} path=${n} label=${u("watch_link")} /><${Kt} />
    <div><${Fe} label=${u("renew_link")} text=${u("renew_watch_link_text")} go=${f} /></div>
    <span class="small" role="status">${i}</span>
    <h4>${u("watchers_allowed")}</h4>
    ${p&&a`<p class="trouble small" role="alert">${p}</p>`}
    ${o.length===0&&a`<p class="soft small">${u("watchers_none")}</p>`}
    ${o.length>0&&a`<ul class="watchers-allowed stack tight">
      ${o.map(g=>a`<li key=${g.watcher}><${mc} one=${g} sendAway=${()=>h(g)} /></li>`)}
    </ul>`}
  </div>`}function mc({one:e,sendAway:t}){let s=e.name||u("watcher_unnamed");return a`<span class="row close"><span>${s}</span> <span class="soft small">${u(e.here?"present":"absent")}</span></span>
    <${Fe} label=${u("send_away_of",{name:s})} text=${u("send_away_text",{name:s})} yes=${u("send_away")} go=${t} />`}function Ro({state:e,facts:t,onClose:s}){let{links:n}=et(e.table,e.host&&!e.daily,e.status);return a`<${ft} title=${u("menu")} kind="menu" onClose=${s}>
    <div class="stack">
      <p class="row">
        <a class="button" href="/">${u("to_start")}</a>
        <a class="button" href="/rules" target="_blank">${u("rules")}</a>
      </p>
      <h3>${u("settings")}</h3>
      <${Vo} />
      <div class="row"><${Pn} /><${Nn} /></div>
      ${e.daily&&a`<h3>${$("daily","title")}</h3><p class="small">${$("daily","in_menu",{day:ye(e.daily)})}</p>`}
      ${e.status!=="over"&&!e.daily&&a`<h3>${u("seats")}</h3><${$s} state=${e} facts=${t} onDone=${s} />`}
      ${n?.watch&&a`<h3>${u("watch_link")}</h3><${To} table=${e.table} link=${n.watch} watching=${e.watchers} />`}
      <h3>${u("fairness")}</h3>
      <p class="small">${u("commitment_text")}</p>
      <p class="hash">${e.commitment}</p>
    </div>
  <//>`}function gs(e,t){return(t+1)%e.players.length}function No(e,t){return(t+e.players.length-1)%e.players.length}var ys=()=>Object.values(A().periods),nn=()=>ys()[0]?.length??0,Po=({view:e})=>ys().some(t=>t[t.length-1]===e.round),re=(...e)=>({me:t})=>e.map(s=>s==="cathedral"?s:s.includes("/")?s.replace("/",`:${t.colour}/`):`${s}:${t.colour}`),fc=({me:e})=>Object.keys(e.sectors).map(t=>`sector:${e.colour}/${t}`),Io=({view:e})=>e.persons.map(t=>`person:${t}`),hc=({view:e})=>e.players.map(t=>`rat:${t.colour}`),ln=({state:e},t)=>e.seats[t]?.name??"",Do=e=>({name:ln(e,e.view.start_player)}),Wo=({view:e,me:t})=>e.start_player===t.seat,rn=({view:e})=>e.phase==="draft",on=({round:e})=>e>0,He=({round:e})=>e>1,cn=({me:e})=>e.pack.filter(t=>t!==null),qo=({me:e})=>e.hand.map(({card:t})=>t).filter(t=>t!==null),Bo=(e,t)=>cn(e).includes(t)||qo(e).includes(t),$c=({round:e,me:t})=>e>0||t.played.length>0,gc=["goal","draft","second_draft","hand","play"],an=()=>!1,Le=(e,t,s={})=>({id:`card_${e}`,card:e,icon:t,when:n=>Bo(n,e),past:n=>!Bo(n,e),places:re(`sector/${e}`),...s}),Fo=[{id:"goal",icon:"prestige",when:({round:e})=>e===0,past:e=>!rn(e)||on(e),places:e=>[...fc(e),...re("prestige")(e)]},{id:"persons",icon:"person",when:({view:e})=>e.persons.length>0,past:He,places:Io,values:({view:e})=>({plague:e.plague})},{id:"draft",icon:"card",when:({asked:e,me:t})=>e==="keep"&&t.drafted===0,past:e=>!rn(e)||e.me.drafted>0,values:e=>({name:ln(e,gs(e.view,e.me.seat))}),cards:cn},{id:"second_draft",icon:"card",when:({asked:e,me:t})=>e==="keep"&&t.drafted===1,past:e=>!rn(e)||e.me.drafted!==1,values:e=>({name:ln(e,No(e.view,e.me.seat))}),cards:cn},{id:"hand",icon:"bell",when:({view:e,me:t})=>e.phase==="cards"&&t.hand.length===3,past:({view:e,me:t})=>e.phase!=="cards"||t.hand.length<3,text:e=>Wo(e)?"hand_text_you":"hand_text",values:Do,cards:qo},{id:"play",icon:"marker",when:({asked:e})=>e==="card",past:({view:e,me:t})=>e.phase!=="cards"||t.played.length>1,places:e=>[...re("supply")(e),...e.me.hand.flatMap(({card:t})=>ht(`card_${t}`)?.places?.(e)??[])]},{id:"drive",icon:"carriage",when:({asked:e})=>e==="drive",past:({asked:e})=>e!=="drive",places:re("carriage")},{id:"city",icon:"cathedral",when:({me:e})=>e.played.length>0,past:He,places:re("carriage"),text:()=>ho()?"city_text":"city_text_wide",values:()=>({city:u("part_city")})},{id:"supply",icon:"box",when:({me:e})=>e.played.length>0,past:He,places:re("supply","general")},{id:"second_card",icon:"card",when:({asked:e,me:t})=>e==="card"&&t.played.length===1,past:({asked:e})=>e!=="card"},{id:"tools",icon:"step",when:({state:e,asked:t})=>e.undo.possible||t==="hire",past:He,values:()=>({undo:`\u21B6 ${u("undo")}`,hint:u("hint")})},{id:"log",icon:"message",when:({view:e,me:t})=>e.players.some(s=>s!==t&&s.played.length>0),past:He,values:()=>({log:u("log"),help:u("help")})},{id:"hire",icon:"person",when:({asked:e})=>e==="hire",past:({asked:e})=>e!=="hire",places:Io},{id:"coins",icon:"coin",when:({asked:e,me:t})=>e==="hire"||t.coins!==A().first_coins,past:He,places:re("coins")},{id:"prestige",icon:"purse",when:({state:e,view:t,me:s})=>e.options.totals==="hidden"&&((s.prestige??0)>0||t.phase==="hire"),past:He,places:({view:e})=>e.players.map(t=>`prestige:${t.colour}`),values:()=>({log:u("log")})},Le("cloister-school","markers"),Le("bank","coin"),Le("residence","prestige"),Le("carriage-house","carriage",{places:re("sector/carriage-house","carriage")}),Le("hotel","coin",{values:({state:e})=>({n:e.options.hotel_double_from})}),Le("park","rat-back"),Le("hospital","shield"),Le("notre-dame","cathedral",{places:re("cathedral"),values:({view:e})=>({tile:e.cathedral_tile})}),Le("trusted-friend","friend",{places:re("friend")}),{id:"rat",icon:"rat",when:({view:e,me:t})=>t.played.length>1||e.phase==="hire",past:He,places:re("rat")},{id:"round",icon:"bell",when:on,past:He,places:hc,text:e=>Wo(e)?"round_text_you":"round_text",values:Do},{id:"goodbye",icon:"prestige",when:on,past:({round:e})=>e>=nn()},{id:"empty_supply",icon:"marker",when:({me:e,asked:t})=>e.supply===0||t==="marker",past:({me:e,asked:t})=>e.supply>0&&t!=="marker",places:re("supply")},{id:"sets",icon:"message",when:({state:e,me:t})=>t.messages.length>0&&e.options.message_sets==="colour",past:an,places:re("messages")},{id:"overrun",icon:"rat-forward",when:({me:e,asked:t})=>(e.rat_after_plague??0)>A().rat_track_end||t==="plague",past:an,places:re("rat")},{id:"period_ends",icon:"cathedral",when:Po,past:e=>!Po(e),places:()=>["cathedral"],values:({view:e})=>({tile:e.cathedral_tile})},{id:"period",icon:"cathedral",when:({round:e})=>e>=nn(),past:({round:e})=>e>nn(),places:()=>["cathedral"]},{id:"last_round",icon:"prestige",when:({round:e})=>e===ys().flat().length-1,past:an,places:re("prestige")}];function jo(e){let{view:t,seat:s}=e,n=t&&s!==null?t.players[s]:void 0;if(e.status!=="playing"||!t?.round||!n)return null;let r=ys().flat().indexOf(t.round);return{state:e,view:t,me:n,asked:e.question?.question??null,round:r}}function ht(e){return Fo.find(t=>t.id===e)??null}function Ko(e,t,s){let n=s?.state.question??null,r=n!==null&&n.asked!==t.state.question?.asked,o=e.due.filter(ht),l=r?void 0:o[0],i=new Set([...e.told,...o]),c={...e.cards},p=[];for(let h of Fo){if(i.has(h.id)||!h.when(t)||!($c(t)||gc.includes(h.id)))continue;p.push(h.id);let g=new Set(h.cards?.(t).filter(y=>!i.has(`card_${y}`)));g.size&&(c[h.id]=[...g]);for(let y of g)i.add(`card_${y}`)}let d=o.filter(h=>h!==l&&(ht(h)?.past(t)??!0));if(!p.length&&!d.length&&o.length===e.due.length)return e;let m=o.filter(h=>h!==l&&!d.includes(h)),f=p.flatMap(h=>c[h]??[]).map(h=>`card_${h}`);return{...e,due:[...l?[l]:[],...p,...m],told:[...e.told,...d,...f],cards:c}}function Uo({state:e,onPoint:t}){let s=F(()=>jo(e),[e]);return!s||nt()!==e.table?null:a`<${yc} now=${s} onPoint=${t} />`}function yc({now:e,onPoint:t}){let[s,n]=k(Kn),[r,o]=k(null),l=_(null),i=_(null);S(()=>{let m=i.current;i.current=e,n(f=>f.quiet?f:Ko(f,e,m))},[e,s.quiet]),S(()=>Un(s),[s]);let c=s.quiet?void 0:s.due[0],p=ht(r??c??"");kc(p?.places?.(e)??[],t);let d=()=>{r!==null?o(null):c&&n({...s,told:[...s.told,c],due:s.due.slice(1)})};return xc(p?d:null),vc(l,p?.id??null),a`<section class=${`coach ${p?"open":""} ${s.quiet?"quiet":""}`} aria-label=${$("learn","guide")} ref=${l}>
    <div class="lesson-place" aria-live="polite" tabindex=${p?.cards?0:void 0}>${p&&a`<${bc} key=${p.id} lesson=${p} cards=${s.cards[p.id]??[]} now=${e} />`}</div>
    <div class="coach-tools">
      ${p&&a`<button type="button" class="main" key="got-it" aria-keyshortcuts="Escape" onClick=${d}>${$("learn",r?"close":"got_it")}</button>`}
      ${p&&!r&&a`<button type="button" class="plain" key="skip" onClick=${()=>n({...s,quiet:!0})}>${$("learn","skip_rest")}</button>`}
      ${s.quiet&&a`<button type="button" class="plain" key="on" onClick=${()=>n({...s,quiet:!1})}>${$("learn","go_on")}</button>`}
      ${s.told.length>0&&a`<${wc} key="told" told=${s.told} onRead=${o} />`}
    </div>
  </section>`}function bc({lesson:e,cards:t,now:s}){let n=$("learn",e.text?.(s)??`${e.id}_text`,e.values?.(s));return a`<article class="lesson">
    <h2><${T} name=${e.icon} /><span>${Go(e)}</span></h2>
    <p>${n}</p>
    ${t.length>0&&a`<ul class="lesson-cards">
      ${t.map(r=>a`<li key=${r}>
          <strong>${H($("card",r))}</strong> ${se("card_help",r,s.state)}
        </li>`)}
    </ul>`}
  </article>`}function wc({told:e,onRead:t}){let s=_(null),n=o=>{s.current&&(s.current.open=!1),t(o)};return a`<details class="explained-lessons" ref=${s} onKeyDown=${o=>{o.key!=="Escape"||!s.current?.open||(o.preventDefault(),s.current.open=!1,s.current.querySelector("summary")?.focus())}}>
    <summary><span class="explained-words">${$("learn","explained")}</span> <span class="explained-count" aria-hidden="true">≡ ${e.length}</span></summary>
    <ul>
      ${e.map(o=>{let l=ht(o);return l&&a`<li key=${o}><button type="button" class="plain" onClick=${()=>n(o)}><${T} name=${l.icon} />${Go(l)}</button></li>`})}
    </ul>
  </details>`}function Go({id:e,card:t}){return t?H($("card",t)):$("learn",`${e}_title`)}function kc(e,t){let s=_(t);s.current=t,S(()=>{if(e.length)return s.current?.(e),()=>s.current?.([])},[e.join(" ")])}function xc(e){ke(s=>{s.key!=="Escape"||s.defaultPrevented||s.repeat||(s.target instanceof Element?s.target:null)?.closest("input, textarea, select, .explained-lessons[open]")||document.querySelector("dialog[open], .tip:popover-open, .confirm")||e?.()},{first:!0})}function vc(e,t){let s=_(!1);s.current=!!e.current?.contains(document.activeElement),L(()=>{!s.current||document.activeElement!==document.body||e.current?.querySelector(".coach-tools :is(button, summary)")?.focus({preventScroll:!0})},[t])}function Yo(e){let t=new Map;for(let s of e)for(let n of s.places)t.set(n,[...t.get(n)??[],s.id]);return t}function Qo(e){let t=e.indexOf(":");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}function bs(e,t){return t===null?null:e.view?.players[t]??null}var Xo=["columns","columns figures","text figures"],Jo="text figures",_c=1;function Zo(e){let[t,s]=k(0),n=()=>{let o=e.current?.getBoundingClientRect().bottom??0,l=[...e.current?.querySelectorAll("li")??[]];s(l.filter(i=>i.getBoundingClientRect().bottom>o+4).length)},r=()=>{if(e.current){let o=e.current.scrollTop;Mc(e.current),e.current.scrollTop=o}n()};return L(r),L(()=>{let o=e.current;if(!o)return;let l=new ResizeObserver(r);return l.observe(o),o.addEventListener("scroll",n,{passive:!0}),()=>{l.disconnect(),o.removeEventListener("scroll",n)}},[]),t}function Mc(e){Vt(e,new Set);let t=[];for(let n of Xo){if(e.dataset.fit=n,un(e))return;t.push(e.scrollHeight)}let s=Xo[t.indexOf(Math.min(...t))]??Jo;e.dataset.fit=s,!en()&&(e.dataset.fit=Jo,Cc(e)||(e.dataset.fit=s))}function Cc(e){let t=Sc(e),s=new Set(t);if(Vt(e,s),!un(e))return Vt(e,new Set),!1;for(let n of t.reverse())s.delete(n),Vt(e,s),un(e)||s.add(n);return Vt(e,s),!0}function un(e){return e.scrollHeight<=e.clientHeight+_c}function Sc(e){return[...new Set([...e.querySelectorAll(".explanation")].map(s=>s.textContent??""))].sort((s,n)=>n.length-s.length)}function Vt(e,t){for(let s of e.querySelectorAll(".answer")){let n=!1;for(let r of s.querySelectorAll(".in-words")){let o=t.has(r.querySelector(".explanation")?.textContent??"");r.classList.toggle("left-out",o),n||=o}n?s.setAttribute("data-tip",`answer:${s.getAttribute("data-choice")}`):s.removeAttribute("data-tip")}}var Tt=9;function dn(e){return e.ctrlKey||e.metaKey||e.altKey||e.repeat?!1:!(e.target instanceof Element&&e.target.closest("input, textarea, select, [contenteditable]"))&&!document.querySelector("dialog[open]")}var ea=600;function ta(e){let[t,s]=k(""),n=_(-ea),r=o=>{s(o);let l=pn(o);if(!l)return e.toPrompt();l.focus({preventScroll:!0}),l.scrollIntoView({block:"center"})};return ke(o=>{if(!dn(o))return;let l=o.target instanceof Element?o.target:null;if(o.key==="0"&&!t&&e.toggleRest)e.toggleRest();else if(/^\d$/.test(o.key)){let i=e.open?sa():[];if(i.length<=Tt){let p=i[Number(o.key)-1]?.dataset.choice;if(!p||o.timeStamp<n.current+ea)return;n.current=o.timeStamp,e.choose(p);return}let c=[t+o.key,o.key].find(p=>i[Number(p)-1]);c&&r(c)}else o.key==="Backspace"?t&&r(t.slice(0,-1)):o.key==="Enter"?!l?.closest("button, a, [role=button]")&&e.confirm()&&o.preventDefault():o.key==="u"?e.undo():o.key==="Escape"&&(t&&r(""),e.letGo())}),L(()=>s(""),[e.asked]),L(()=>{if(!t)return;let o=pn(t),l=()=>s(i=>pn(i)===o?"":i);return o?.addEventListener("blur",l),()=>o?.removeEventListener("blur",l)},[t]),t}function sa(){return[...document.querySelectorAll(".answers-box .answer")]}function pn(e){return sa()[Number(e)-1]}var Ec={coins:"coin",markers:"marker",prestige:"prestige",rat:"rat"},zc=4;function na({question:e,pending:t,marked:s,hinted:n,tight:r,opened:o,onRest:l,onChoose:i,onConfirm:c,onUnmark:p,onPoint:d}){return a`${e.notes.length>0&&a`<ul class="refused">
      ${e.notes.map(m=>a`<li key=${m}>${m}</li>`)}
    </ul>`}
    <${Hc} key=${e.asked} question=${e} pending=${t} marked=${s} hinted=${n} tight=${r} opened=${o} onRest=${l} onChoose=${i} onPoint=${d} />
    ${s!==null&&a`<${Ac} onConfirm=${c} onUnmark=${p} pending=${t} />`}`}function mn(e){return e.choices.length>e.listed}function Rt(e,t){return t?e.choices:e.choices.slice(0,e.listed)}function Hc({question:e,pending:t,marked:s,hinted:n,tight:r,opened:o,onRest:l,onChoose:i,onPoint:c}){let p=Rt(e,o),d=mn(e),m=p.length>Tt,f=_(null),h=Zo(f),g=()=>f.current?.scrollBy({top:.8*f.current.clientHeight,behavior:"smooth"}),y=d&&a`<li key="rest">
    <button type="button" class="opens-rest" aria-expanded=${o?"true":"false"} aria-disabled=${t!==null} onClick=${()=>t===null&&l()}>
      <kbd aria-hidden="true">0</kbd> <span class="answer-label">${e.rest}</span>
    </button>
  </li>`,w=p.length<4?1:p.length<7?2:3,v=w===1?null:Lc(p.map(b=>b.label));return a`<div ref=${f} class=${`answers-box ${h?"goes-on":""}`} data-asked=${e.asked}>
      <ol class=${`answers columns-${w} ${m||r?"figures":""}`}>
        ${p.map((b,x)=>a`${x===e.listed&&y}<li key=${b.id}>
            <${fn} choice=${b} words=${v?.[x]} digit=${x+1} preferred=${b.id===e.default} pending=${t} marked=${s===b.id} hinted=${n===b.id} onChoose=${i} onPoint=${c} />
          </li>`)}
        ${p.length<=e.listed&&y}
      </ol>
    </div>
    ${h>0&&a`<button type="button" class="plain more-below" tabindex="-1" onClick=${g}><span><span aria-hidden="true">▾</span> ${u("more_below",{n:h})}</span></button>`}`}function Lc(e){let t=e.slice(0,-1).map(p=>p.split(" ")),[s=[]]=t;if(t.some(p=>/[\d:]/.test(p.join())))return e;let n=Math.min(...t.map(p=>p.length)),[r,o]=[0,0];for(;r<n-1&&t.every(p=>p[r]===s[r]);)r+=1;for(;o<n-1-r&&t.every(p=>p[p.length-1-o]===s[s.length-1-o]);)o+=1;let l=r;for(;l>(o?0:1)&&(s[l-1]?.length??0)<=zc;)l-=1;let[i,c]=[s.slice(0,l).join(" "),s.slice(s.length-o).join(" ")];return e.map(p=>p.startsWith(i)&&p.endsWith(c)&&p.length>i.length+c.length?H(p.slice(i.length,p.length-c.length).trim()):p)}function fn({choice:e,words:t=e.label,digit:s,preferred:n=!1,pending:r,marked:o,hinted:l=!1,onChoose:i,onPoint:c}){let p=r===e.id;return a`<button
    type="button"
    data-choice=${e.id}
    class=${`answer ${n?"is-preferred":""} ${o?"is-marked":""} ${l?"is-hinted":""} ${p?"is-pending":""}`}
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
    ${e.brings.map(d=>a`<${Oc} key=${d.text} part=${d} />`)}
    ${e.reveals&&a`<span class="reveals">${u("reveals")}</span>`}
    ${p&&a`<span class="visually-hidden">${u("pending")}</span>`}
  </button>`}function Oc({part:e}){let t=e.change??0,s=t<0,n=e.change!==void 0?`${s?"\u2212":t?"+":"\xB1"}${Math.abs(t)}`:e.to!==void 0?`\u2192 ${e.to}`:null;return a`<span class=${`effect ${s?"less":""} ${n===null?"in-words":""}`}>
    <${T} name=${Ec[e.what]??e.what} />
    ${n===null?a`<span class="explanation">${e.text}</span><span class="more" aria-hidden="true">…</span>`:a`<span class="figure" aria-hidden="true">${n}</span><span class="words">${e.text}</span>`}
  </span>`}function Ac({onConfirm:e,onUnmark:t,pending:s}){let n=_(null);return L(()=>n.current?.focus({preventScroll:!0}),[]),a`<div class="confirm">
    <button type="button" class="main" ref=${n} aria-disabled=${s!==null} onClick=${e}>${u("confirm")}</button>
    <button type="button" class="plain" onClick=${t}>${u("not_yet")}</button>
  </div>`}function oa({place:e,note:t,choices:s,onChoose:n,onClose:r}){let o=_(null);return L(()=>{let l=o.current;if(!l)return;l.open||l.showModal();let i=document.querySelector(`[data-place="${CSS.escape(e)}"]`)?.getBoundingClientRect();return i&&innerWidth>640&&(l.style.margin="0",l.style.left=`${ra(i.left+i.width/2-l.offsetWidth/2,innerWidth-l.offsetWidth)}px`,l.style.top=`${ra(i.bottom+8,innerHeight-l.offsetHeight)}px`),()=>l.close()},[e]),a`<dialog
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
          <${fn} choice=${l} pending=${null} marked=${!1} onChoose=${n} onPoint=${()=>{}} />
        </li>`)}
    </ul>
    <button type="button" class="plain" onClick=${r}>${u("not_yet")}</button>
  </dialog>`}function ra(e,t){return Math.max(8,Math.min(t-8,e))}function aa(){L(()=>{let e=t=>{t.detail<2||!(t.target instanceof Element)||t.target.closest(".answer, .opens-rest, .lit, .confirm")&&(t.preventDefault(),t.stopPropagation())};return document.addEventListener("click",e,!0),()=>document.removeEventListener("click",e,!0)},[])}function ws(e,t,s){let[n,r]=Qo(e),o=Vc[n];return o?o(r,t,s):null}function Oe(e,t){return e.view?.players.find(s=>s.colour===t)??null}function We(e,t){return e.seats.find(s=>s.colour===t)?.name??$("colour",t)}function hn(e,t){return{title:H($("card",e)),text:[se("card_help",e,t)]}}function la(e){return u("tip_message_of",{colour:$("colour",e.split("/")[0]??"")})}var Vc={card:(e,t)=>hn(e,t),hand:(e,t)=>hn(e.split(":")[1]??"",t),pack:(e,t)=>hn(e,t),sector:(e,t)=>{let[s="",n=""]=e.split("/"),r=Oe(t,s),o=[se("card_help",n,t)];if(r){let l=z("piece",Ve(r,n)),i=t.sector_effects[r.seat]?.[n]??{};o.unshift(r.friend===n?u("tip_pieces_friend",{pieces:l}):l,ar(i),u("tip_next",{brings:Qt(i)}))}return{title:u("tip_of",{what:H($("place",n)),name:We(t,s)}),text:o.filter(Boolean)}},person:(e,t,s)=>{let n=s.persons[e],r=n?z("rat",n.rats):"",o=n?$("letter",n.group):"";return{title:H($("person",e)),text:[se("person_help",e,t),`${o} \xB7 ${r}`]}},market:(e,t,s)=>{let n=t.view?.markets??{},r=n[e],o=t.view?.players.filter(c=>c.carriage===e)??[],l=[];r?l.push($("kind",r)):l.push(u(e.endsWith("/centre")?"tip_centre":"tip_no_message"));let i=t.question?.refused.find(c=>c.place===`market:${e}`);i&&l.push(i.why);for(let c of o)l.push(u("tip_carriage",{name:We(t,c.colour)}));return{title:r?la(e):H(Mt(e,n,s.markets)),text:l}},message:e=>({title:la(e),text:[$("kind",e.split("/")[1]??"")]}),messages:(e,t)=>{let s=Oe(t,e);if(!s)return null;let n=s.messages.map(r=>`${H($("colour",r.colour))}: ${$("kind",r.kind)}`);return n.length||n.push(u("tip_no_messages")),{title:u("tip_of",{what:z("message",s.messages.length),name:We(t,e)}),text:n}},coins:(e,t)=>$n(e,t,"coin",Oe(t,e)?.coins,"tip_coins",{price:z("coin",Number(t.options.hire_cost))}),supply:(e,t)=>$n(e,t,"marker",Oe(t,e)?.supply,"tip_supply"),general:(e,t)=>$n(e,t,"marker",Oe(t,e)?.general_supply,"tip_general"),prestige:(e,t)=>{let s=Oe(t,e);if(!s)return null;if(s.prestige===null)return{title:u("tip_purse"),text:[u("tip_purse_text")]};let n=Object.entries(s.prestige_by_source??{}).filter(([,r])=>r).map(([r,o])=>`${H($("source",r))}: ${o}`);return{title:u("tip_of",{what:z("prestige",s.prestige),name:We(t,e)}),text:n}},rat:(e,t,s)=>{let n=e.split("/")[0]??"",r=Oe(t,n);return r?{title:u("tip_rat_at",{name:We(t,n),at:r.rat}),text:[...Ps(r,s).map(H),u("tip_rat")]}:null},friend:(e,t)=>{let s=Oe(t,e)?.friend;return{title:u("tip_of",{what:H($("card","trusted-friend")),name:We(t,e)}),text:[H($("place",s??"off-board")),se("card_help","trusted-friend",t)]}},carriage:(e,t,s)=>{let n=Oe(t,e)?.carriage??"";return{title:u("tip_carriage",{name:We(t,e)}),text:[H(Mt(n,t.view?.markets??{},s.markets)),se("card_help","carriage-house",t)]}},cathedral:(e,t)=>{let s=t.view;if(!s)return null;let n=s.players.reduce((o,l)=>o+l.cathedral,0),r=[u("tip_cathedral",{prestige:z("prestige",s.cathedral_tile)})];return n&&r.unshift(u("tip_share",{markers:z("marker",n),share:s.cathedral_share})),{title:H($("place","cathedral")),text:r}},plague:(e,t,s)=>{let n=bs(t,t.seat);return t.view&&{title:u("plague_value",{value:t.view.plague}),text:[...n?Xt(n,s):[],u("tip_plague")]}},round:(e,t)=>t.view?.round?{title:u("round",{round:t.view.round}),text:[$("phase",t.view.phase),u("tip_round")]}:null,answer:(e,t)=>{let s=t.question?.choices.find(n=>n.id===e);return s?{title:s.label,text:s.brings.map(n=>H(n.text))}:null},undo:(e,t)=>({title:u("undo"),text:[Tc(t)]}),hurried:()=>({title:H(u("hurried")),text:[u("tip_hurried")]}),start:(e,t)=>t.view&&{title:u("start_figure"),text:[u("tip_start",{name:t.seats[t.view.start_player]?.name??""})]}};function Tc({practice:e,undo:t}){return t.possible?u(e?"undo_practice":t.pause?"undo_pause":"undo_can"):u(`undo_${t.why??"nothing"}`)}function $n(e,t,s,n,r,o){return n===void 0?null:{title:u("tip_of",{what:z(s,n),name:We(t,e)}),text:[u(r,o)]}}function ie({board:e,place:t,label:s,children:n,kind:r="",pressed:o=!1}){let l=e.lit.has(t),i=e.over.has(t);return a`<button
    type="button"
    data-place=${t}
    class=${`spot ${r} ${l?"lit":""} ${i?"over":""} ${o?"is-marked":""}`}
    onClick=${()=>l&&e.onPick(t)}
    onMouseEnter=${()=>l&&e.onPoint?.(t)}
    onMouseLeave=${()=>l&&e.onPoint?.(null)}
  >
    <span class="visually-hidden">${s}</span>
    <span class="seen" aria-hidden="true">${n}</span>
  </button>`}function Be({tip:e,label:t,children:s,kind:n=""}){return a`<button type="button" data-tip=${e} class=${`spot ${n}`}>
    <span class="visually-hidden">${t}</span>
    <span class="seen" aria-hidden="true">${s}</span>
  </button>`}function vs({board:e,seat:t,marked:s}){let n=e.state.view,r=n?.players[t];if(!n||!r)return null;let o=r.pack,{pack_colour:l,passed:i}=e.state.draft[t]??{pack_colour:r.colour,passed:[]},{hand:c}=r,p=n.phase==="draft",d=e.state.seats[gs(n,t)]?.name??"";return a`<div class="my-hand">
    <div class="cards-now">
      ${o.length>0&&a`<${ks} title=${u(r.drafted?"hand_arrived":"hand_drawn")} kind="pack">
        ${o.map(m=>a`<${ia} board=${e} key=${m} place=${`pack:${m}`} card=${m} colour=${l} marked=${s} />`)}
      <//>`}
      ${c.length>0&&a`<${ks} title=${u(p?"hand_kept":"hand")} kind="held">
        ${c.map(({deck:m,card:f,colour:h})=>a`<${ia} board=${e} key=${`${m}:${f}`} place=${`hand:${m}:${f}`} card=${f} colour=${h} marked=${s} />`)}
      <//>`}
    </div>
    <div class="cards-past">
      ${r.played.length>0&&a`<${ks} title=${u("hand_played")} kind="played">${r.played.map(xs)}<//>`}
      ${i.length>0&&a`<${ks} title=${u("hand_passed",{name:d})} kind="passed">${i.map(xs)}<//>`}
    </div>
  </div>`}function ks({title:e,kind:t,children:s}){return a`<div class=${`card-group ${t}`}>
    <h2>${e}</h2>
    <div class="cards-row">${s}</div>
  </div>`}function ia({board:e,place:t,card:s,colour:n,marked:r}){let o=u("card_of",{card:ca(s),colour:$("colour_card",n)});return a`<${ie} board=${e} place=${t} label=${o} kind="card-spot" pressed=${r.includes(t)}>
    ${s?a`<${Se} card=${s} colour=${n} />`:a`<${Ke} colour=${n} />`}
  <//>`}function xs({card:e,colour:t}){return a`<${Be} kind="card-spot" tip=${`card:${e}`} label=${ca(e)}>
    ${e?a`<${Se} card=${e} colour=${t} />`:a`<${Ke} colour=${t} />`}
  <//>`}function ca(e){return e?H($("card",e)):u("hidden_card")}var Rc=.7,Nc=.45,_s=.1,Pc=.03;function pa(e,t){let[s,n]=e;if(!s)return[];let r=p=>p.prestige[t]??0,l=e.slice(1).filter(p=>p.share>=Pc).sort((p,d)=>r(d)-r(p))[0]??n,i=u("percent",{number:Math.round(s.share*100)}),c=s.share>=Rc?"sure":s.share>=Nc?"likely":"close";return[u(`hint_${c}`,{share:i}),Ic(s,l,t)]}function Ic(e,t,s){let n=qe(e.prestige[s]??0);if(!t)return u("hint_expects",{prestige:n});let r=(e.prestige[s]??0)-(t.prestige[s]??0),o=ua(e,s)-ua(t,s),l=t.label;return r>=_s?u("hint_more",{prestige:n,more:qe(r),other:l}):r<=-_s&&o<_s?u("hint_less",{prestige:n,more:qe(-r),other:l}):o>=_s?u("hint_ahead",{prestige:n,more:qe(o),other:l}):u("hint_even",{prestige:n,other:l})}function ua({prestige:e},t){return(e[t]??0)-Math.max(...e.filter((s,n)=>n!==t))}function da({thoughts:e,seats:t,seat:s,onChoose:n,onClose:r}){let[o,l]=k(!1),i=e?.[0];return!e||!i?a`<p class="hint" role="status">${u("hint_thinking")}</p>`:a`<div class="hint" role="status">
    <p>
      <strong>${i.label}</strong> — ${pa(e,s).join(" ")}
    </p>
    <p class="hint-does">
      <button type="button" class="main" onClick=${()=>n(i.choice)}>${u("hint_play")}</button>
      ${e.length>1&&a`<button type="button" class="compare" onClick=${()=>l(!0)}>${u("hint_all")}</button>`}
      <button type="button" class="plain close" aria-label=${u("close")} onClick=${r}><span aria-hidden="true">✕</span></button>
    </p>
    ${o&&a`<${Dc} thoughts=${e} seats=${t} seat=${s} onChoose=${n} onClose=${()=>l(!1)} />`}
  </div>`}function Dc({thoughts:e,seats:t,seat:s,onChoose:n,onClose:r}){return a`<${ft} title=${u("hint_title")} onClose=${r}>
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
              ${o.prestige.map((l,i)=>a`<td key=${i}>${qe(l)}</td>`)}
            </tr>`)}
        </tbody>
      </table>
    </div>
  <//>`}var Wc=.25,gt=1.4,Ms=.2,Bc=5;function Xe(e,t,s=.5,n=.5){let r=Math.min(1,Math.max(Wc,e.size/t));return ma({x:e.x+(e.size-r)*s,y:e.y+(e.size-r)*n,size:r})}function $t(e,t,s){return ma({...e,x:e.x+t*e.size,y:e.y+s*e.size})}function ma({x:e,y:t,size:s}){let n=r=>Math.min(1-s,Math.max(0,r));return{x:n(e),y:n(t),size:s}}var qc={"+":e=>Xe(e,gt),"=":e=>Xe(e,gt),"-":e=>Xe(e,1/gt),ArrowLeft:e=>$t(e,-Ms,0),ArrowRight:e=>$t(e,Ms,0),ArrowUp:e=>$t(e,0,-Ms),ArrowDown:e=>$t(e,0,Ms)};function fa(e){let[t,s]=k(Gt),n=_(t);return n.current=t,L(()=>{let r=e.current;return r?Fc(r,()=>n.current,s):void 0},[]),{frame:t,closer:()=>s(r=>Xe(r,gt)),further:()=>s(r=>Xe(r,1/gt)),whole:()=>s(Gt)}}function Fc(e,t,s){let n=new Map,r=!1,o=(g,y)=>{let w=e.getBoundingClientRect();return[(g-w.left)/w.width,(y-w.top)/w.height]},l=g=>{let y=g.deltaY<0;if(g.ctrlKey||!y&&t().size===1)return;g.preventDefault();let[w,v]=o(g.clientX,g.clientY);s(b=>Xe(b,gt**(-g.deltaY/120),w,v))},i=g=>{let y=qc[g.key];!y||g.ctrlKey||g.metaKey||g.altKey||g.key.startsWith("Arrow")&&t().size===1||(g.preventDefault(),g.stopPropagation(),s(y))},c=g=>{n.set(g.pointerId,g),n.size===1&&(r=!1)},p=g=>{let y=n.get(g.pointerId);if(!y)return;let[w,v]=[g.clientX-y.clientX,g.clientY-y.clientY];if(!r&&Math.hypot(w,v)<Bc)return;let b=[...n.values()].find(P=>P.pointerId!==g.pointerId);if(!b&&t().size===1)return;r=!0,n.set(g.pointerId,g);let x=e.getBoundingClientRect();if(!b){s(P=>$t(P,-w/x.width,-v/x.height));return}let C=P=>Math.hypot(P.clientX-b.clientX,P.clientY-b.clientY),[O,R]=o((g.clientX+b.clientX)/2,(g.clientY+b.clientY)/2);s(P=>$t(Xe(P,C(g)/Math.max(1,C(y)),O,R),-w/2/x.width,-v/2/x.height))},d=g=>n.delete(g.pointerId),m=g=>{!r||g.detail===0||(r=!1,g.preventDefault(),g.stopPropagation())},f=new AbortController,{signal:h}=f;e.addEventListener("wheel",l,{passive:!1,signal:h}),e.addEventListener("keydown",i,{signal:h}),e.addEventListener("pointerdown",c,{signal:h});for(let g of["pointerup","pointercancel"])globalThis.addEventListener(g,d,{signal:h});return globalThis.addEventListener("pointermove",p,{signal:h}),e.addEventListener("click",m,{capture:!0,signal:h}),()=>f.abort()}function ha({board:e}){let{state:t,facts:s,lit:n,onPick:r,over:o}=e,l=_(null),i=jc(l),{frame:c,closer:p,further:d,whole:m}=fa(l),f=c.size<1,h=_(null);return we(h),a`<div class=${`city-map ${f?"near":""}`} ref=${l}>
    <${Ce}
      state=${t}
      facts=${s}
      lit=${n}
      onPick=${r}
      over=${o}
      aspect=${i}
      frame=${c}
    />
    <div class="zoom-buttons">
      <button type="button" class="quiet" ref=${h} onClick=${p} aria-label=${u("zoom_in")} title=${u("zoom_in")}>+</button>
      ${f&&a`<button type="button" class="quiet" onClick=${d} aria-label=${u("zoom_out")} title=${u("zoom_out")}>−</button>
        <button type="button" class="quiet" onClick=${m} aria-label=${u("zoom_whole")} title=${u("zoom_whole")}>⤢</button>`}
    </div>
  </div>`}function jc(e){let[t,s]=k(1.2);return L(()=>{let n=e.current;if(!n)return;let r=()=>{let{width:l,height:i}=n.getBoundingClientRect();l>0&&i>0&&s(Math.round(20*l/i)/20)};r();let o=new ResizeObserver(r);return o.observe(n),()=>o.disconnect()},[]),t}function $a({board:e,player:t}){return a`<${ie} board=${e} place=${`coins:${t.colour}`} kind="tally" label=${z("coin",t.coins)}>
    <${T} name="coin" /><${xe} value=${t.coins} />
  <//>`}function ga({board:e,player:t}){return a`<span class="tallies">
    <${ie} board=${e} place=${`supply:${t.colour}`} kind=${`tally colour-${t.colour}`} label=${u("in_supply",{markers:z("marker",t.supply)})}>
      <${T} name="marker" /><${xe} value=${t.supply} />
    <//>
    <${ie} board=${e} place=${`general:${t.colour}`} kind="tally lesser" label=${u("in_general",{markers:z("marker",t.general_supply)})}>
      <span>+<${xe} value=${t.general_supply} /></span>
    <//>
  </span>`}function ya({board:e,player:t}){let{then:s,overruns:n}=be(t,e.facts);return a`<${ie} board=${e} place=${`rat:${t.colour}`} kind="tally" label=${rt(t,e.facts)}>
    <${T} name="rat" /><${xe} value=${t.rat} />
    ${s!==null&&a`<span class=${`foreseen number ${n?"danger":""}`}>→${s}</span>`}
    ${n&&a`<span class="price">−${e.facts.overrun.prestige}<${T} name="prestige" /></span>`}
  <//>`}function ba({board:e,player:t}){let s=t.prestige!==null;return a`<${ie} board=${e} place=${`prestige:${t.colour}`} kind="tally" label=${s?z("prestige",t.prestige??0):u("tip_purse")}>
    <${T} name=${s?"prestige":"purse"} />${s&&a`<${xe} value=${t.prestige} />`}
  <//>`}function wa({board:e,player:t}){let n=(e.state.view?.boroughs??[]).map(o=>({colour:o,n:t.messages.filter(l=>l.colour===o).length})).filter(o=>o.n),r=n.length?n.map(({colour:o,n:l})=>`${$("colour",o)} ${l}`).join(", "):u("tip_no_messages");return a`<${ie} board=${e} place=${`messages:${t.colour}`} kind="tally message-tally" label=${r}>
    <${T} name="message" />
    ${n.map(({colour:o,n:l})=>a`<span class="by-colour" key=${o}><${U} colour=${o} /><span class="number">${l}</span></span>`)}
    ${n.length===0&&a`<span class="number is-none">0</span>`}
  <//>`}function ka({sector:e}){return a`<svg class="drawing icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${Me(e,12,12,24)}</svg>`}function xa({player:e}){let t=e.hand.length+e.pack.length;return a`<span class="tally at-rest" role="img" aria-label=${u("cards_left",{cards:z("card",t)})}>
    <${T} name="card" /><span class="number">${t}</span>
  </span>`}var Kc=new Set(["round-begins","card-kept","draft-ends","card-played","person-hired","hire-declined","plague-strikes","cathedral-scored","period-ends","game-ends"]),va=new Set(["card-played","person-hired","hire-declined"]),Uc=new Set(["card-kept",...va]);function yt(e,t){return t?!t.lines.length&&!e.some(s=>s.move>=t.from)?e:[...e.filter(s=>s.move<t.from),...t.lines]:[]}function _a(e){let t=[];for(let s of e){let n=t[t.length-1];!n||Kc.has(s.kind)||s.seat!==null&&n.seat!==null&&s.seat!==n.seat&&n.head.kind==="plague-strikes"?t.push({seat:s.seat,head:s,rest:[],move:s.move}):n.rest.push(s)}return t}function Ma(e,t){for(let s=e.length-1;s>=0;s--){let n=e[s];if(n&&n.seat===t&&va.has(n.kind))return n}return null}function Ca(e,t){for(let s=e.length-1;s>=0;s--){let n=e[s];if(n&&n.seat===t&&Uc.has(n.kind))return Gc(e,t,n.move)}return 0}function Gc(e,t,s){let n=s;for(let r of e)if(!(r.move<=n||r.seat===null)){if(r.seat!==t)break;n=r.move}return n}var Sa={"card-kept":"card","draft-ends":"card","cards-passed":"card","cards-drawn":"card","cards-received":"card","card-played":"card","card-hidden":"card","markers-moved":"marker","friend-moved":"friend","coins-gained":"coin","coins-paid":"coin","coins-missing":"coin","prestige-gained":"prestige","prestige-lost":"prestige","rat-moved":"rat","rat-overrun":"rat","plague-strikes":"rat","message-taken":"message","carriage-moved":"carriage","person-hired":"person","cathedral-scored":"cathedral"},gn={"coins-gained":"gain","prestige-gained":"gain","message-taken":"gain","coins-paid":"loss","coins-missing":"loss","prestige-lost":"loss","rat-overrun":"loss"};function Ea({board:e,seats:t,mine:s}){let[n,r]=k(null),o=De(),l=s===null?0:s+1,i=t.map((c,p)=>t[(l+p)%t.length]).filter(c=>c&&c.seat!==s);return a`<div class=${`strips of-${i.length}`}>
    ${i.map(c=>c&&a`<${Yc} key=${c.seat} board=${e} seat=${c} onLarge=${()=>r(c.seat)} />`)}
    ${n!==null&&a`<${ft} title=${t[n]?.name??""} kind="borough-window" onClose=${()=>r(null)}>
      <${Ct} state=${e.state} facts=${e.facts} seat=${n} lit=${new Map} onPick=${()=>{}} over=${e.over} narrow=${o} />
      <${Xc} player=${e.state.view?.players[n]} />
    <//>`}
  </div>`}function Yc({board:e,seat:t,onLarge:s}){let{state:n,facts:r}=e,o=n.view,l=o?.players[t.seat];if(!o||!l)return null;let i=n.waiting.find(d=>d.seat===t.seat),c=Ma(e.lines,t.seat),p=[...e.over].some(d=>d===`player:${t.colour}`);return a`<article class=${`strip colour-${t.colour} ${i?"acting":""} ${p?"over":""}`} aria-label=${t.name}>
    <header>
      <button type="button" class="plain strip-name" onClick=${s}>
        <${U} colour=${t.colour} />
        <span class="name">${t.name}</span>
        <span class="visually-hidden">${u("enlarge",{name:t.name})}</span>
      </button>
      <${yn} seat=${t} />
      ${t.who==="bot"&&n.bots_think_less&&a`<${Be} kind="hurried" tip="hurried" label=${u("hurried")}>${u("hurried")}<//>`}
      ${o.start_player===t.seat&&a`<${bn} />`}
      <span class="spread"></span>
      <${xa} player=${l} />
      <${ba} board=${e} player=${l} />
    </header>
    <${Qc} board=${e} seat=${t.seat} />
    <ul class="seven">
      ${r.sectors.map(d=>{let m=Ve(l,d),f=l.friend===d,h=`${H($("place",d))}: ${m}${f?`, ${u("with_friend")}`:""}`;return a`<li key=${d}>
          <${ie} board=${e} place=${`sector:${t.colour}/${d}`} kind=${`tally sector-tally ${m?"":"is-none"} ${f?"has-friend":""}`} label=${h}>
            <${ka} sector=${d} /><${xe} value=${m} />
          <//>
        </li>`})}
    </ul>
    <p class="last-action">${i?a`<em>${i.what}</em>`:c?.deed??c?.text??""}</p>
  </article>`}function Qc({board:e,seat:t}){let s=e.state.view?.players[t];return s?a`<div class="tally-row">
    <${$a} board=${e} player=${s} />
    <${ga} board=${e} player=${s} />
    <${ya} board=${e} player=${s} />
    <${wa} board=${e} player=${s} />
  </div>`:null}function Xc({player:e}){return e?.played.length?a`<div class="card-group">
    <h3>${u("hand_played")}</h3>
    <div class="cards-row">
      ${e.played.map(xs)}
    </div>
  </div>`:null}function yn({seat:e}){if(e.who==="bot"){let t=e.level?$("level",e.level):"";return!e.left&&(e.name.includes(t)||e.name.includes(e.level??""))?null:a`<span class="seat-who">${e.left?u("left_bot",{level:t}):u("bot",{level:t})}</span>`}return e.who==="open"?a`<span class="seat-who">${u("seat_open")}</span>`:a`<span class=${`seat-who ${e.present?"is-here":"is-away"}`}>${u(e.present?"present":"absent")}</span>`}function bn(){return a`<${Be} kind="start-figure" tip="start" label=${u("start_figure")}><${T} name="bell" /><//>`}function za({board:e,seat:t}){let{state:s,facts:n,lit:r,onPick:o,over:l,ghost:i}=e,c=s.view?.players[t],p=s.seats[t];return!c||!p?null:a`<section class=${`part-own colour-${p.colour}`} aria-label=${u("borough_of",{name:p.name})}>
    <div class="own-head">
      <span class="own-name"><${U} colour=${p.colour} /><strong class="name">${p.name}</strong></span>
      ${s.view?.start_player===t&&a`<${bn} />`}
      <span class="legend"><${Ws} colour=${p.colour} />${u("legend_next")}</span>
    </div>
    <div class="own-drawing">
      <${Ct} state=${s} facts=${n} seat=${t} lit=${r} onPick=${o} over=${l} ghost=${i} narrow=${!0} />
    </div>
  </section>`}function Ha({state:e,facts:t}){let s=e.view;if(!s)return null;let n=s.grey_to_come.filter(i=>i!==null),r=new Set(s.grey_past),o=s.persons_in_game.filter(i=>t.persons[i]?.group!=="brown"&&!r.has(i)),l=Zc(s,t);return a`<div class="help-box" tabindex="0" role="region" aria-label=${u("help")}>
    <p><a href="/rules" target="_blank">${u("rules")}</a></p>
    <h2>${u("help_cards")}</h2>
    <dl>
      ${t.cards.map(i=>a`<div key=${i}><dt>${H($("card",i))}</dt><dd>${se("card_help",i,e)}</dd></div>`)}
    </dl>
    <h2>${u("help_persons")}</h2>
    <dl>
      ${s.persons.map(i=>a`<div key=${i}><dt>${H($("person",i))}</dt><dd>${se("person_help",i,e)}</dd></div>`)}
    </dl>
    <h2>${u("help_to_come")}</h2>
    ${l.length>0&&a`<p>${u("help_brown",{persons:X(l.map(i=>$("person",i)))})}</p>`}
    ${n.length>0&&a`<p>${u("help_spied",{persons:X(n.map(i=>$("person",String(i))))})}</p>`}
    <dl>
      ${o.map(i=>a`<div key=${i}><dt>${H($("person",i))} <span class="soft">${t.persons[i]?.group}</span></dt><dd>${se("person_help",i,e)}</dd></div>`)}
    </dl>
    <${Jc} state=${e} />
    <h2>${u("help_keys")}</h2>
    <p>${u("help_keys_text")}</p>
    <h2>${u("help_options")}</h2>
    <ul>
      ${Object.entries(e.options).map(([i,c])=>a`<li key=${i}>${u(`option_${i}`)}: <strong>${eu(c)}</strong></li>`)}
    </ul>
  </div>`}function Jc({state:e}){let t=e.view;if(!t||e.seat===null)return null;let s=t.players.filter(r=>r.seat!==e.seat).map(r=>({name:e.seats[r.seat]?.name??"",cards:r.hand.filter(o=>o.card!==null)})).filter(r=>r.cards.length),n=t.players[e.seat]?.dealt.flat().filter(r=>r!==null)??[];return a`<h2>${u("help_known")}</h2>
    ${s.map(r=>a`<p key=${r.name}>${u("help_holds",{name:r.name,cards:X(r.cards.map(o=>$("card",String(o.card))))})}</p>`)}
    ${s.length===0&&a`<p class="soft">${u("help_known_nothing")}</p>`}
    ${n.length>0&&a`<p>${u("help_drawn",{cards:X(n.map(r=>$("card",String(r))))})}</p>`}`}function Zc(e,t){let s=Object.keys(t.persons).filter(l=>t.persons[l]?.group==="brown"),n=e.brown_past.length,r=n%s.length||(n?s.length:0),o=new Set(e.brown_past.slice(n-r));return s.filter(l=>!o.has(l))}function eu(e){let t=`value_${e===!0?"yes":e===!1?"no":e}`;return jt("page",t)?u(t):String(e)}function La({lines:e,seats:t,onPoint:s,back:n}){let r=_(null),o=_(!1),l=_(!1),i=F(()=>_a(e),[e]),c=()=>{let m=r.current;m&&!o.current&&(m.scrollTop=m.scrollHeight)};L(c,[i]),S(()=>{let m=new ResizeObserver(c);return r.current&&m.observe(r.current),()=>m.disconnect()},[]);let p=()=>{l.current=!0};return a`<div class="log-box" ref=${r} onScroll=${()=>{let m=r.current;!m||!l.current||(o.current=m.scrollHeight-m.scrollTop-m.clientHeight>40,l.current=o.current)}} onWheel=${p} onTouchMove=${p} onPointerDown=${p} onKeyDown=${p} role="log" aria-live="off" aria-label=${u("log")} tabindex="0">
    ${i.map((m,f)=>a`<${tu} key=${`${m.move}-${f}`} turn=${m} seats=${t} onPoint=${s} back=${n} />`)}
  </div>`}function tu({turn:e,seats:t,onPoint:s,back:n}){let r=e.seat===null?null:t[e.seat],o=[e.head,...e.rest],l=e.head.kind==="round-begins"||e.head.kind==="period-ends"||e.head.kind==="game-ends";return a`<div class=${`log-turn ${l?"milestone":""} ${r?`colour-${r.colour}`:""}`}>
    ${r&&!l&&a`<${U} colour=${r.colour} />`}
    <ul>
      ${o.map((i,c)=>a`<${nu} key=${c} line=${i} head=${c===0} onPoint=${s} />
        ${r?.mine&&n?.to.includes(i.move)&&i.move!==o[c+1]?.move&&a`<${su} key=${`back-${c}`} back=${n} move=${i.move} />`}`)}
    </ul>
  </div>`}function su({back:e,move:t}){return a`<li class="go-back"><${Fe} kind="plain" label=${u("go_back")} text=${u("go_back_text")} yes=${u("go_back_yes")} go=${()=>Promise.resolve(e.go(t))} /></li>`}function nu({line:e,head:t,onPoint:s}){let n=Sa[e.kind];return a`<li class=${`log-line ${t?"turn-head":""} ${gn[e.kind]?`is-${gn[e.kind]}`:""}`}>
    <button
      type="button"
      class="plain line-button"
      onMouseEnter=${()=>s(e.places)}
      onMouseLeave=${()=>s([])}
      onFocus=${()=>s(e.places)}
      onBlur=${()=>s([])}
    >
      ${n&&a`<${T} name=${n} />`}<span>${e.text}</span>
    </button>
  </li>`}function Cs({name:e,label:t,tabs:s,now:n,onTab:r,kind:o=""}){let l=_(null),i=c=>{let p=c.key==="ArrowRight"?1:c.key==="ArrowLeft"?-1:0;if(!p)return;c.preventDefault();let d=s.findIndex(h=>h.id===n),m=s[(d+p+s.length)%s.length];if(!m)return;r(m.id);let f=l.current?.querySelector(`#${e}-tab-${m.id}`);f instanceof HTMLElement&&f.focus()};return a`<div class=${`tabs ${o}`} role="tablist" aria-label=${t} ref=${l} onKeyDown=${i}>
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
  </div>`}var ru=110;function Oa({board:e,newest:t,unread:s,onRead:n,inSight:r}){let[o,l]=k("log"),[i,c]=k(!1),p=_(null);S(()=>{o==="chat"&&r&&n()},[o,r,n]),ke(h=>{dn(h)&&(h.key==="l"?c(g=>!g):h.key==="Escape"&&c(!1))});let d=h=>{l(h),(p.current?.clientHeight??0)<ru&&c(!0)},m=t.watchers>0?u("watchers",{n:t.watchers}):"",f=u(i?"side_small":"side_large");return a`<section class=${`part-side ${i?"is-large":""}`} aria-label=${u("side")}>
    <div class="side-head">
      <${Cs}
        name="side"
        label=${u("side")}
        now=${o}
        onTab=${d}
        tabs=${[{id:"log",label:u("log")},{id:"chat",label:u("chat"),badge:s||null},{id:"help",label:u("help")}]}
      />
      <button type="button" class="plain side-size" aria-label=${f} title=${f} aria-expanded=${i?"true":"false"} aria-keyshortcuts="l" onClick=${()=>c(!i)}>
        <span aria-hidden="true">${i?"\u2715":"\u2922"}</span>
      </button>
    </div>
    <div id="side-panel" ref=${p} role="tabpanel" aria-labelledby=${`side-tab-${o}`} class="side-panel">
      ${o==="log"&&a`<${La} lines=${e.lines} seats=${e.state.seats} onPoint=${e.setOver} back=${e.back} />`}
      ${o==="chat"&&a`<${mt} state=${t} />`}
      ${o==="help"&&a`<${Ha} state=${e.state} facts=${e.facts} />`}
    </div>
    ${m&&a`<p class="watchers soft small">${m}</p>`}
  </section>`}function Aa({board:e,seat:t,onMenu:s,marked:n}){let{state:r,facts:o}=e,l=r.view;return l?a`<header class="top-bar">
    <button class="plain menu-button" onClick=${s} aria-haspopup="dialog" aria-label=${u("menu")}>
      <span aria-hidden="true">☰</span>
    </button>
    <${Be} kind="top-round" tip="round" label=${l.round?u("round",{round:l.round}):u("over")}>
      ${l.round&&a`<${Ge} round=${l.round} facts=${o} />`}
      <span class="round-words">
        <strong>${l.round??""}</strong>
        <!-- All of them occupy one place, so that the bar does not move when one replaces another. -->
        <span class="phases">${o.phases.map(i=>a`<span key=${i} class=${i===l.phase?"now":""}>${H($("phase",i))}</span>`)}</span>
      </span>
    <//>
    <div class="hireables" role="group" aria-label=${u("persons")}>
      ${l.persons.map(i=>{let c=o.persons[i],p=c?.rats??0;return a`<${ie}
          key=${i}
          board=${e}
          place=${`person:${i}`}
          kind="hireable"
          pressed=${n.includes(`person:${i}`)}
          label=${`${H($("person",i))}, ${z("rat",p)}. ${se("person_help",i,r)}`}
        >
          <${Ue} person=${i} rats=${p} group=${c?.group??"brown"} />
          <span class="person-words">
            <strong class="name">${H($("person",i))}</strong>
            <span>${se("person_help",i,r)}</span>
          </span>
        <//>`})}
    </div>
    ${l.persons.length>0&&a`<${au} board=${e} seat=${t} />`}
  </header>`:null}var ou={now:0,then:null,overruns:!1};function au({board:e,seat:t}){let{state:s,facts:n}=e,r=s.view,o=bs(s,t);if(!r)return null;let l=r.persons.map(m=>n.persons[m]?.rats??0),i=u("plague_value",{value:r.plague}),{now:c,then:p,overruns:d}=o?be(o,n):ou;return a`<${Be} kind="top-plague" tip="plague" label=${[i,...o?Xt(o,n):[]].join(". ")}>
    <${T} name="rat" />
    <span class="plague-words">
      <span><span class="plague-parts">${l.join(" + ")} = </span><strong>${r.plague}</strong></span>
      ${p!==null&&a`<span class=${d?"danger":""}>
        <span class="you-word">${H(u("you"))}</span> <span class="number">${c} → ${p}</span> ${d&&a`<span class="price">−${n.overrun.prestige}<${T} name="prestige" /> −${n.overrun.markers}<${T} name="marker" /></span>`}
      </span>`}
    </span>
  <//>`}var Ta="notredame.chat-read",lu=50;function Ra(e){let{table:t,chat:s,seats:n}=e,{quiet:r}=Pe(),[o,l]=k(()=>Va().find(([m])=>m===t)?.[1]??0),i=s[s.length-1]?.number??0,c=te(()=>{if(i<=o)return;l(i);let m=Va().filter(([f])=>f!==t);Bt(Ta,JSON.stringify([[t,i],...m].slice(0,lu)))},[t,i,o]),p=m=>m!==null&&n[m]?.mine;return{unread:r?0:s.filter(m=>m.number>o&&!p(m.seat)).length,read:c}}function Va(){try{let e=JSON.parse(Wt(Ta)??"[]");return Array.isArray(e)?e:[]}catch{return[]}}function Ss({board:e,newest:t,seat:s,marked:n,onMenu:r,onMap:o,coach:l,children:i}){let c=De(),p=$o(),{lit:d}=e,m=p?["others","log"]:["city",...s===null?[]:["mine"],"others","log"],[f,h]=uu(s===null?"city":"mine",c&&!p&&cu(d)),g=m.includes(f)?f:"others",{unread:y,read:w}=Ra(t),v={...pu(e,s,g),log:y||null};return a`<main id="main" class=${`game ${s===null?"watching":""}`} data-part=${g} tabindex="-1">
    <h1 class="visually-hidden">${u("game")}</h1>
    <${Aa} board=${e} seat=${s} onMenu=${r} marked=${n} />
    <div class="table-parts" id="part-panel">
      <section class="part-city" aria-label=${u("part_city")}>
        <${ha} board=${e} />
        ${o}
      </section>
      ${s!==null&&a`<${za} board=${e} seat=${s} />`}
      <div class="part-column">
        <section class="part-others" aria-label=${u("part_others")}>
          <${Ea} board=${e} seats=${t.seats} mine=${s} />
        </section>
        <${Oa} board=${e} newest=${t} unread=${y} onRead=${w} inSight=${!c||g==="log"} />
        ${l}
      </div>
    </div>
    <${Cs}
      name="part"
      kind="part-tabs"
      label=${u("parts")}
      now=${g}
      onTab=${h}
      tabs=${m.map(b=>({id:b,label:u(`part_${b}`),badge:v[b],lit:b!==g&&[...d.keys()].some(x=>iu(x)===b)}))}
    />
    ${i}
  </main>`}function iu(e){let t=e.split(":")[0];return t==="market"||t==="cathedral"?"city":t==="hand"||t==="pack"||t==="person"?null:"mine"}function cu(e){return e.size>0&&[...e.keys()].every(t=>t.startsWith("market:"))}function uu(e,t){let[s,n]=k(e),r=_(null);return L(()=>{t?(r.current=s,n("city")):r.current!==null&&(n(r.current),r.current=null)},[t]),[s,l=>{r.current=null,n(l)}]}function pu(e,t,s){let n=e.state.view,r=n?.players??[],o=t===null?null:r[t],l={city:JSON.stringify([n?.markets,r.map(c=>[c.carriage,c.cathedral])]),mine:JSON.stringify(o&&[o.sectors,o.friend,o.coins,o.supply,o.rat,o.prestige,o.messages.length]),others:JSON.stringify(r.filter(c=>c!==o).map(c=>[c.sectors,c.friend,c.coins,c.supply,c.rat]))},i=_(l);return L(()=>{i.current={...i.current,[s]:l[s]}}),{city:s!=="city"&&l.city!==i.current.city,mine:s!=="mine"&&l.mine!==i.current.mine,others:s!=="others"&&l.others!==i.current.others}}var du=new Set(["u","Tab","Shift","Control","Alt","AltGraph","Meta","CapsLock"]);function Na({table:e,seat:t,number:s,undo:{pause:n}}){L(()=>{if(!n)return;let r=new AbortController,o=()=>{r.abort(),D(`/api/tables/${e}/go-on`,{seat:t}).catch(()=>{})},l=d=>d.target instanceof Element&&d.target.closest("[data-tip=undo]"),i=d=>d.detail<2&&!l(d)&&o(),c=d=>!d.repeat&&!du.has(d.key)&&!l(d)&&o(),p={capture:!0,signal:r.signal};return document.addEventListener("click",i,p),document.addEventListener("keydown",c,p),()=>r.abort()},[e,t,s,n])}function Es({lines:e,step:t}){let s=t?.lines??e;if(t&&t.kind!=="own")return s;let n=s[s.length-1]?.move;return s.filter(r=>r.move===n)}function Nt(e){let{state:t,step:s}=e;if(s?.kind==="period")return Es(e).filter(o=>o.kind!=="markers-moved");let n=Es(e);return t.seat!==null&&s?.kind!=="plague"&&n[0]?.seat===t.seat?n.filter(o=>o.seat!==t.seat):n}function Pa({moment:e}){let{state:t,step:s}=e;return s?.kind==="plague"?a`<span class="plague-step">
      <strong><${T} name="plague" /> ${u("plague_value",{value:s.value})}</strong>
      ${s.results.map(n=>a`<${mu} key=${n.seat} result=${n} seat=${t.seats[n.seat]} />`)}
    </span>`:Nt(e).map(n=>n.text).join(" ")}function mu({result:e,seat:t}){if(!t)return null;let s=e.losses.map(n=>n.deed?fu(n.deed):Ia(n.text));return a` <span class="plague-result"><${U} colour=${t.colour} /> ${t.name} <span class="number">${e.from} → ${e.to}</span>${s.length>0&&a` <span class="price">${X(s)}</span>`}</span>`}function fu(e){let t=Ia(e);return t.charAt(0).toLocaleLowerCase()+t.slice(1)}function Ia(e){return e.replace(/[.。]$/,"")}var hu=60,$u=150,gu=1.6,yu=2.4,bu=.4;function zs(e,t){let s=Nt(e);if(!s.length)return Re[t]*bu;let n=s.reduce((i,c)=>i+c.text.length,0),r=Math.min(1,Math.max(0,n-hu)/$u),l=e.step&&e.step.kind!=="own"?e.state.result?yu:gu:1;return Re[t]*l*(1+r)}var wu=new Set(["plague-strikes","period-ends","round-begins","game-ends"]),ku=new Set(["round-begins","game-ends"]);function Da(e){let t=[],s=Object.values(A().periods).flat();for(let n of e){let r=t[t.length-1];if(r&&r.move===n.move&&!wu.has(n.kind)){r.lines.push(n);continue}let o=r?.move===n.move;r&&o&&(r.last=!1);let l=n.kind==="round-begins"?s.shift()??null:null;t.push({move:n.move,lines:[n],before:r&&o?[...r.before,...r.lines]:[],last:!0,round:l})}return t}function Hs(e,t,s){let n=[...s.before,...s.lines];if(s.last||n.some(l=>ku.has(l.kind)))return t;let r=n.some(l=>l.kind==="cathedral-scored"),o=e.players.map((l,i)=>{let c=t.players[i],p=n.filter(d=>d.seat===i);return c&&p.length?xu(l,c,new Set(p.map(d=>d.kind)),r):l});return{...e,players:o,markets:t.markets}}function Ls(e,t,s){return e.players.map(({sectors:n,friend:r},o)=>(n===s.view?.players[o]?.sectors||r!==t.view?.players[o]?.friend?s:t).sector_effects[o]??{})}function xu(e,t,s,n){let{hand:r,pack:o,played:l,drafted:i,dealt:c}=e,p=s.has("plague-strikes"),{supply:d,general_supply:m,sectors:f}=s.has("markers-moved")?t:e,h=n?0:Math.max(0,e.cathedral-t.cathedral),g=[...p?[]:["plague"],...n?[]:["cathedral"]];return{...t,hand:r,pack:o,played:l,drafted:i,dealt:c,supply:d,sectors:f,general_supply:m-(s.has("markers-moved")?h:0),cathedral:t.cathedral+h,prestige:t.prestige===null?null:t.prestige-_u(g.map(y=>vu(e,t,y))),rat:p?t.rat:e.rat,rat_after_plague:p?null:e.rat_after_plague}}function vu(e,t,s){return(t.prestige_by_source?.[s]??0)-(e.prestige_by_source?.[s]??0)}function _u(e){return e.reduce((t,s)=>t+s,0)}var Wa={"plague-strikes":"plague","period-ends":"period","round-begins":"next","game-ends":"next"},Mu=new Set(["prestige-lost","markers-moved"]);function Os(e,t){let[s,n]=[e.state.view,t.state.view];if(!s||!n||!As(t.lines,e.state.move))return[t];let r=t.lines.filter(i=>i.move<=e.state.move),o=[],l=[];for(let{kind:i,lines:c}of Cu(t.lines.slice(r.length))){let p=Hs(s,n,{move:t.state.move,lines:c,before:o,last:!1,round:null});o=[...o,...c];let d=i==="own"?p.phase:"plague",m={...t.state,status:"playing",question:null,waiting:[],view:{...p,phase:d},sector_effects:Ls(p,e.state,t.state)},f=i==="plague"?Su(s,n,c):[];l.push({state:m,lines:[...r,...o],step:{kind:i,lines:c,results:f,value:s.plague}})}return[...l,t]}function As(e,t){return e.some(s=>s.move>t&&["plague","period"].includes(Wa[s.kind]??""))}function Cu(e){let t=[];for(let s of e){let n=Wa[s.kind];if(n==="next")break;let r=t[t.length-1];r&&(!n||n===r.kind)?r.lines.push(s):t.push({kind:n??"own",lines:[s]})}return t}function Su(e,t,s){return s.flatMap(r=>r.kind==="plague-strikes"&&r.seat!==null?[r.seat]:[]).map(r=>({seat:r,from:e.players[r]?.rat??0,to:t.players[r]?.rat??0,losses:s.filter(o=>o.seat===r&&Mu.has(o.kind))}))}var Eu=new Set(["card-kept","cards-passed","draft-ends"]),zu=9e3,Hu=1100;function Ba(e,t){let[s,n]=k(null),r=_(void 0),o=_(0),l=e?.state.seat??null,i=e&&l!==null?Ca(e.lines,l):0,c=e?.lines??[],p=i>0&&As(c.filter(h=>h.move===i),0)?i:i+1,d=[...new Set(c.filter(h=>h.move>=p&&!Eu.has(h.kind)).map(h=>h.move))],m=te(()=>{o.current++,clearTimeout(r.current),n(null)},[]);S(()=>m,[]),L(()=>m(),[e?.state.move]);let f=async()=>{if(!e)return;let h=++o.current,g=Math.min(Hu,zu/Math.max(1,d.length));for(let y of d){for(let w of await Lu(e,t,y)){if(o.current!==h)return;if(y===i&&w.step?.kind==="own")continue;n(w);let v=w.step?Math.max(g,zs(w,"normal")):g;await new Promise(b=>r.current=setTimeout(b,v))}if(o.current!==h)return}n(null)};return{moment:s,missed:d.length,run:f,stop:m}}async function Lu(e,t,s){let n=async l=>t.get(l)??await Ou(e,l),r=await n(s);if(!r)return[];if(!As(r.lines,s-1))return[r];let o=await n(s-1);return o?Os(o,r).filter(l=>l!==r):[r]}async function Ou(e,t){let{table:s,seat:n}=e.state;try{let r=await j(`/api/tables/${s}/replay?at=${t}&seat=${n}&lang=${Z()}`);return{state:r,lines:yt([],r.news)}}catch{return null}}var Au={"card-kept":"card","card-played":"card","person-hired":"coin","coins-gained":"coin","coins-paid":"coin","markers-moved":"piece","friend-moved":"piece","carriage-moved":"piece","message-taken":"piece","rat-moved":"rat","plague-strikes":"rat","period-ends":"bell"},Vu=3,Tu=.16;function Ru(e){let t=e.flatMap(s=>Au[s.kind]??[]);return[...new Set(t)].slice(0,Vu)}function Nu(e,t){if(!e||e.state.seat!==t.state.seat||t.state.move<e.state.move)return[];let s=e.lines.length;return t.lines.length<s?t.lines.filter(n=>n.move===t.state.move):t.lines.slice(s)}function qa(e){let t=_(null);S(()=>{let s=Nu(t.current,e);t.current=e,document.hidden||Ru(s).forEach((n,r)=>ze(n,r*Tu))},[e])}function Fa({state:e,newest:t,pending:s,behind:n,again:r,missed:o,onUndo:l,onHint:i,onRecap:c,onStop:p,onSkip:d}){let m=n===0&&!r,{possible:f,pause:h}=t.undo,g=f&&s===null,y=e.status==="playing"&&e.seat!==null,w=e.question!==null&&s===null&&m;return a`<div class="tools">
    ${y&&a`<button type="button" data-tip="undo" aria-disabled=${g?"false":"true"} class=${f?h?"holds-bots":"":"off"} style=${h?`--pause: ${h}s`:""} aria-keyshortcuts="u" onClick=${()=>g&&l()}>
      <span aria-hidden="true">↶</span> <span class="tool-word">${u("undo")}</span>
    </button>`}
    ${e.alone&&!e.daily&&y&&a`<button type="button" class=${w?"":"off"} aria-disabled=${w?"false":"true"} onClick=${()=>w&&i()}>
      <${T} name="bulb" /> <span class="tool-word">${u("hint")}</span>
    </button>`}
    ${n>0?a`<button key="skip" type="button" class="main" onClick=${d}><span aria-hidden="true">»</span> <span class="tool-word">${u("skip_to_now")}</span></button>`:r?a`<button key="stop" type="button" class="main" onClick=${p}><span aria-hidden="true">»</span> <span class="tool-word">${u("since_stop")}</span></button>`:o>0&&a`<button key="since" type="button" class="plain" onClick=${c}><span aria-hidden="true">«</span> <span class="tool-word">${u("since")}</span></button>`}
  </div>`}var Pu=new Map;function ja({following:e,shown:t,newest:s,facts:n,sending:r,onMenu:o,onEnd:l}){let{confirm:i}=Pe(),[c,p]=k(null),[d,m]=k(!1),[f,h]=k(null),[g,y]=k([]),[w,v]=k(null),[b,x]=k([]),[C,O]=k(void 0),[R,P]=B(),I=_(null),V=De(),M=Ba(t,e.past),E=t.state.seat,K=M.moment!==null,ce=M.moment??t,ge=F(()=>hs(ce.state),[ce]),W=e.behind||K?null:t.state.question,bt=W?.asked;L(()=>{p(null),m(!1),h(null),O(void 0),P(null)},[bt,E]),we(I),aa(),qa(ce);let Pt=F(()=>W&&r.pending===null?Yo(Iu(W,d)):Pu,[W,d,r.pending]),It=q=>W?.choices.find(G=>G.id===q),Je=q=>{let G=It(q);h(null),O(void 0),!(!G||r.pending!==null)&&(i&&G.ends_turn?p(q):r.send(q))},rl=q=>{let G=Pt.get(q)??[];G.length===1&&G[0]&&!(V&&q.startsWith("person:"))?Je(G[0]):G.length&&h(q)},wn=()=>c===null||r.pending!==null?!1:(r.send(c),p(null),!0),kn=()=>{s.undo.possible&&r.pending===null&&r.undo()},Rs=()=>{p(null),m(!d)},ol=()=>wn()?!0:!W?.default||r.pending!==null?!1:(Je(W.default),!0);Na(s);let al=(W?Rt(W,d):[]).length>Tt,xn=W!==null&&mn(W),vn=ta({asked:bt??0,open:W!==null&&r.pending===null,choose:Je,toggleRest:xn&&r.pending===null?Rs:null,confirm:ol,undo:kn,letGo:()=>p(null),toPrompt:()=>I.current?.focus({preventScroll:!0})}),_n=_(bt);_n.current=bt;let ll=async()=>{O(null),P(null);try{let q=await D(`/api/tables/${ge.table}/hint?lang=${Z()}`,{seat:E});if(_n.current!==bt)return;O(G=>G===void 0?G:q.thoughts),W&&!Rt(W,!1).some(G=>G.id===q.thoughts[0]?.choice)&&m(!0)}catch(q){O(void 0),P(q)}},il=E!==null&&s.seats[E]?.left,cl=()=>{P(null),D(`/api/tables/${ge.table}/return`,{seat:E}).catch(P)},Dt=e.behind>0||K,ul=F(()=>Es(ce),[ce]),Mn=W&&C?.[0]?C[0].choice:null,pl=It(Mn)?.places??b,dl=g.length?g:Dt?ul.flatMap(q=>q.places):pl,ml=new Set(dl),fl={to:s.practice&&r.pending===null?s.undo.to:[],go:r.undo},hl=It(w??c)?.ghost??null,$l=q=>{let G=q!==null&&Pt.get(q)||[];v(G.length===1&&G[0]?G[0]:null)},Cn={state:ge,facts:n,lines:ce.lines,lit:Pt,onPick:rl,over:ml,setOver:y,ghost:hl,onPoint:$l,back:fl},Sn=It(c)?.places??[],En=!Dt&&t.state.status==="over",gl=W?W.prompt:Dt&&Nt(ce).length?a`<${Pa} moment=${ce} />`:En?u("game_over"):Dt&&!ge.waiting.length?null:Du(ge,E),zn=r.trouble||R,yl=xn&&a`<button type="button" role="switch" class="stop-switch" aria-checked=${d?"true":"false"} onClick=${Rs}>${u("stop_switch")}</button>`;return a`<${Ss} board=${Cn} newest=${s} seat=${E} marked=${Sn} onMenu=${o} onMap=${yl} coach=${a`<${Uo} state=${t.state} onPoint=${x} />`}>
    <section class=${`asking ${W?"has-question":""}`} aria-label=${u("question")}>
      ${E!==null&&a`<${vs} board=${Cn} seat=${E} marked=${Sn} />`}
      <div class=${`asked ${W&&C!==void 0?"with-hint":""}`}>
        <p class="prompt" ref=${I} tabindex="-1" aria-live="polite">
          ${W&&a`<strong class="your-turn">${u("your_turn")}</strong>`} ${gl}
          ${al&&a`<span class="number-entry" aria-hidden="true">${vn?a`<kbd>${vn}</kbd> ${u("number_typed")}`:u("number_then_enter")}</span>`}
        </p>
        ${!e.connected&&a`<p class="trouble" role="status">${u("connection_lost")}</p>`}
        ${zn&&a`<p class="trouble" role="alert">${zn} <button type="button" class="plain close" aria-label=${u("close")} onClick=${()=>(r.forget(),P(null))}><span aria-hidden="true">✕</span></button></p>`}
        ${il&&a`<p><button type="button" class="main" onClick=${cl}>${u("come_back",{name:s.seats[E]?.name})}</button></p>`}
        ${En&&a`<p><button type="button" class="main" onClick=${l}>${u("scoring")}</button></p>`}
        ${W&&C!==void 0&&E!==null&&a`<${da} thoughts=${C} seats=${ge.seats} seat=${E} onChoose=${Je} onClose=${()=>O(void 0)} />`}
        ${W&&a`<${na}
          question=${W}
          pending=${r.pending}
          marked=${c}
          hinted=${Mn}
          tight=${C!==void 0}
          opened=${d}
          onRest=${Rs}
          onChoose=${Je}
          onConfirm=${wn}
          onUnmark=${()=>p(null)}
          onPoint=${(q,G)=>(y(q),v(G))}
        />`}
      </div>
      <${Fa}
        state=${t.state}
        newest=${s}
        pending=${r.pending}
        behind=${e.behind}
        again=${K}
        missed=${M.missed}
        onUndo=${kn}
        onHint=${ll}
        onRecap=${M.run}
        onStop=${M.stop}
        onSkip=${e.skip}
      />
    </section>
    ${f!==null&&W&&a`<${oa}
      place=${f}
      note=${ws(f,ge,n)??{title:W.prompt,text:[]}}
      choices=${W.choices.filter(q=>Pt.get(f)?.includes(q.id))}
      onChoose=${Je}
      onClose=${()=>h(null)}
    />`}
  <//>`}function Iu(e,t){return t?e.choices.slice(e.listed):Rt(e,!1)}function Du(e,t){let s=e.waiting.filter(n=>n.seat!==t);return s.length?s.length===1&&s[0]?u("waiting_one",{name:e.seats[s[0].seat]?.name,what:s[0].what}):H(u("waiting_many",{names:X(s.map(n=>e.seats[n.seat]?.name??""))})):u("nothing_asked")}var Wu={slow:[1100,24],normal:[650,10],fast:[260,0]},Bu=["slow","normal","fast"],qu="input:not([type=range]), select, textarea, [role=log], [role=tablist], dialog";function Ka({stops:e,at:t,shown:s,onTo:n,children:r}){let[o,l]=k(!1),[i,c]=k("normal"),p=e.length-1,d=Fu(e),m=d.filter(({from:x})=>x<=t).length-1;S(()=>{if(!o||!s)return;if(t>=p)return l(!1);let[x,C]=Wu[i],O=e[t]?.lines.reduce((P,I)=>P+I.text.length,0)??0,R=setTimeout(()=>n(t+1),x+C*O);return()=>clearTimeout(R)},[o,t,s,i]);let f=x=>{l(!1),n(Math.max(0,Math.min(p,x)))},h=()=>{!o&&t>=p&&n(0),l(!o)},g=()=>f(d[t>(d[m]?.from??0)?m:m-1]?.from??0),y=()=>f(d[m+1]?.from??p);ju({step:x=>f(t+x),roundBack:g,roundOn:y,first:()=>f(0),last:()=>f(p),run:h});let w=u("replay_move",{at:t,all:p,round:d[m]?.round??""}),v=u(o?"replay_pause":"replay_run"),b=(x,C,O,R)=>a`<button type="button" onClick=${O} aria-label=${u(C)} title=${u(C)} aria-keyshortcuts=${R}><span aria-hidden="true">${x}</span></button>`;return a`<div class="replay-way">
      <input
        type="range"
        min="0"
        max=${p}
        value=${t}
        aria-label=${u("replay_at")}
        aria-valuetext=${w}
        onInput=${x=>f(Number(x.target.value))}
      />
      <output>${w}</output>
      <div class="replay-rounds" role="group" aria-label=${u("rounds")}>
        ${d.map(({round:x,from:C,stops:O},R)=>a`<button key=${x} type="button" class=${x.endsWith("1")?"period":""} style=${{flexGrow:O}} aria-current=${R===m?"step":void 0} aria-label=${u("round",{round:x})} onClick=${()=>f(C)}>${x}</button>`)}
      </div>
    </div>
    <div class="row tight replay-buttons">
      <span class="replay-steps">
        ${b("|\u25C2","replay_round_back",g,"PageUp")} ${b("\u25C2","replay_back",()=>f(t-1),"ArrowLeft")}
        <button type="button" class="main" onClick=${h} aria-label=${v} aria-keyshortcuts="Space"><span aria-hidden="true">${o?"\u275A\u275A":"\u25B6"}</span> <span class="run-word">${v}</span></button>
        ${b("\u25B8","replay_on",()=>f(t+1),"ArrowRight")} ${b("\u25B8|","replay_round_on",y,"PageDown")}
      </span>
      <select aria-label=${u("replay_speed")} title=${u("replay_speed")} value=${i} onChange=${x=>c(x.target.value)}>
        ${Bu.map(x=>a`<option key=${x} value=${x}>${u(`replay_${x}`)}</option>`)}
      </select>
      ${r}
    </div>`}function Fu(e){let t=e.flatMap(({round:s},n)=>s?[{round:s,from:n}]:[]);return t.map(({round:s,from:n},r)=>({round:s,from:n,stops:(t[r+1]?.from??e.length)-n}))}function ju(e){let t={ArrowLeft:()=>e.step(-1),ArrowRight:()=>e.step(1),PageUp:e.roundBack,PageDown:e.roundOn,Home:e.first,End:e.last," ":e.run};ke(s=>{let n=t[s.key],r=s.target instanceof Element?s.target:null;!n||s.ctrlKey||s.metaKey||s.altKey||r?.closest(qu)||s.key===" "&&r?.closest("button, a, [role=button]")||(s.preventDefault(),n())})}var Ku=120;function Ua({state:e,facts:t,onMenu:s,onClose:n}){let[r,o]=k(e.seat??0),[l,i]=k(!0),[c,p]=k(null),[d,m]=k([]),f=Gu(e.table,e.move,l?"above":String(r)),h=F(()=>f.whole?Da(f.whole):[],[f.whole]),g=c?.stops[c.at]?.move??e.move,y=c?.stops===h?c.at:Math.max(0,h.filter(V=>V.move<=g).length-1),w=h[y],v=V=>p({stops:h,at:V}),[b,x]=k(null),[C,O]=k(null);S(()=>{if(!w)return;let V=!1,M=()=>{},E=async()=>{let ce=await f.at(w);if(V)return;x({stop:w,state:ce}),O(null);let ge=h[y+1];ge&&f.at(ge).catch(()=>{})},K=setTimeout(()=>M=Ae(E,O),b&&!f.has(w)?Ku:0);return()=>{V=!0,clearTimeout(K),M()}},[w]);let R=C??f.trouble;we(dt);let P=F(()=>b?Uu(f.whole??[],b.stop):[],[b,f.whole]);if(!b){let V=R===null?u("loading"):Q(R);return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${V}</p></main>`}let I={state:{...b.state,seat:r},facts:t,lines:P,lit:new Map,onPick:()=>{},over:new Set(d.length?d:b.stop.lines.flatMap(V=>V.places)),setOver:m};return a`<${Ss} board=${I} newest=${e} seat=${r} marked=${[]} onMenu=${s}>
    <section class="asking replay" aria-label=${u("replay")}>
      <${vs} board=${I} seat=${r} marked=${[]} />
      <div class="asked">
        <p class="prompt caption" key=${b.stop} aria-live="off">${b.stop.lines.map(V=>V.text).join(" ")}</p>
        ${R!==null&&a`<p class="trouble" role="alert">${Q(R)}</p>`}
        <${Ka} stops=${h} at=${y} shown=${b.stop===w} onTo=${v}>
          <select aria-label=${u("replay_seat")} title=${u("replay_seat")} value=${String(r)} onChange=${V=>o(Number(V.target.value))}>
            ${e.seats.map(V=>a`<option key=${V.seat} value=${String(V.seat)}>${V.name}</option>`)}
          </select>
          <label class="check"><input type="checkbox" checked=${l} onChange=${()=>i(!l)} /> ${u("replay_above")}</label>
        <//>
      </div>
      <div class="tools"><button type="button" onClick=${n}>${u("replay_close")}</button></div>
    </section>
  <//>`}function Uu(e,t){return[...e.filter(s=>s.move<t.move),...t.before,...t.lines]}function Gu(e,t,s){let[n,r]=k(null),[o,l]=k(null),i=_(new Map),c=Z(),p=m=>`${m} ${s} ${c}`,d=m=>{let f=i.current.get(p(m));if(f)return f;let h=j(`/api/tables/${e}/replay?at=${m}&seat=${s}&lang=${c}`);return i.current.set(p(m),h),h.catch(()=>i.current.delete(p(m))),h};return S(()=>{let m=!1;l(null);let h=Ae(async()=>{let g=await d(t);m||(r(yt([],g.news)),l(null))},l);return()=>{m=!0,h()}},[e,s,c]),{whole:n,trouble:o,has:m=>i.current.has(p(m.move)),at:async m=>{let f=await d(m.move);if(m.last)return f;let h=await d(m.move-1);if(!h.view||!f.view)return f;let g=Hs(h.view,f.view,m);return{...f,view:g,sector_effects:Ls(g,h,f)}}}}function Ga(e,t,s,n){let[r,o]=k(null),[l,i,c]=B(),p=_(null),d=t?.seat??null,m=t?.question?.asked,f=s?.undo.asked??null;S(c,[m]);let h=_(0),g=_(null),y=te(()=>{g.current===null||h.current<g.current||(g.current=null,p.current=null,o(null))},[]);h.current=t?.number??0,S(y,[t?.number]);let w=te(async(x,C,O,R,P)=>{let I=`${C}:${O}`;if(p.current!==null)return;p.current=I,o(R),i(null);let V={seat:C,asked:O,...P};try{let E=await ds(`/api/tables/${e}/${x}`,V);g.current=E.number,y(),setTimeout(()=>{p.current===I&&M()},2500)}catch(E){i(E),await M(),x==="undo"&&c()}async function M(){await n().catch(()=>{}),p.current===I&&(g.current=null,p.current=null,o(null))}},[e,n]),v=te(x=>{d!==null&&m!==void 0&&w("choices",d,m,x,{choice:x,pause:le().pause})},[w,d,m]),b=te(x=>{d!==null&&f!==null&&w("undo",d,f,"undo",x===void 0?{}:{to:x})},[w,d,f]);return{pending:r,trouble:l,send:v,undo:b,forget:()=>i(null)}}var Yu=350,Qu=500,Ya="tip",Xu="[data-tip],[data-place]";function Qa({state:e,facts:t}){let s=_(null),[n,r]=k(null),o=n?.getAttribute("data-tip")??n?.getAttribute("data-place"),l=e&&o&&n?.isConnected?ws(o,e,t):null;L(()=>{let c,p=!1,d=null,m=M=>M instanceof Element?M.closest(Xu):null,f=M=>{clearTimeout(c),d=M,r(M)},h=()=>f(null),[g,y]=[-1,-1],w=M=>{if(M.pointerType!=="mouse"||M.clientX===g&&M.clientY===y)return;[g,y]=[M.clientX,M.clientY];let E=m(M.target);E!==d&&(h(),d=E,E&&(c=setTimeout(()=>f(E),Yu)))},v=M=>{M.pointerType==="mouse"&&m(M.target)!==d&&h()},b=M=>{let E=m(M.target);p=!1,h(),!(M.pointerType==="mouse"||!E)&&(c=setTimeout(()=>{p=!0,f(E)},Qu))},x=()=>clearTimeout(c),C=M=>{if(p){p=!1,M.preventDefault(),M.stopPropagation();return}let E=m(M.target),K=E?.classList.contains("lit")||E?.getAttribute("aria-disabled")==="false";f(K?null:E),K&&(d=E)},O=M=>{let E=m(M.target);f(E===M.target&&E?.matches(":focus-visible")?E:null)},R=M=>{M.key==="Escape"&&h()},P=M=>{M.target instanceof Node&&M.target.contains(d)&&h()},I=new AbortController,{signal:V}=I;return document.addEventListener("pointermove",w,{signal:V}),document.addEventListener("pointerover",v,{signal:V}),document.addEventListener("pointerdown",b,{signal:V}),document.addEventListener("pointerup",x,{signal:V}),document.addEventListener("pointercancel",h,{signal:V}),document.addEventListener("click",C,{capture:!0,signal:V}),document.addEventListener("focusin",O,{signal:V}),document.addEventListener("keydown",R,{signal:V}),addEventListener("scroll",P,{capture:!0,signal:V}),()=>{clearTimeout(c),I.abort()}},[]);let i=l!==null;return L(()=>{let c=s.current;if(!(!i||!n||!c))return n.setAttribute("aria-describedby",Ya),"showPopover"in c&&!c.matches(":popover-open")&&c.showPopover(),Ju(c,n.getBoundingClientRect()),()=>{n.removeAttribute("aria-describedby"),"hidePopover"in c&&c.matches(":popover-open")&&c.hidePopover()}},[n,i]),a`<div ref=${s} id=${Ya} role="tooltip" popover="manual" class="tip">
    ${l&&a`<strong class="name">${l.title}</strong>
      ${l.text.map(c=>a`<p>${c}</p>`)}`}
  </div>`}function Ju(e,t){let{offsetWidth:s,offsetHeight:n}=e,r=Math.max(8,Math.min(innerWidth-s-8,t.left+t.width/2-s/2)),o=t.top-n-8,l=Math.min(innerHeight-n-8,t.bottom+8);e.style.left=`${r}px`,e.style.top=`${o>=8?o:Math.max(8,l)}px`}var Zu=4e4,ep=2e4,Vs=400,tp=12e3,Xa=1500;function Ja(e,{seat:t=null,onState:s,onConnection:n=()=>{},onRefused:r=()=>{}}){let o=!1,l="",i=0,c=null,p=Vs,d=null,m=null,f,h,g=(M,E)=>{clearTimeout(h),h=void 0,!(o||d===M&&!E)&&(d=M,n(M,E))},y=async()=>{if(clearTimeout(f),f=void 0,m?.abort(),o)return;let M=m=new AbortController;i=Date.now();try{let E=await fetch(rp(e,t),{headers:{accept:"text/event-stream",...l?{"last-event-id":l}:{}},credentials:"same-origin",cache:"no-store",signal:M.signal});if(E.status>=400&&E.status<500&&E.status!==408&&E.status!==429){let K=await wt(E);m===M&&(g(!1,K),V());return}if(!E.ok||!E.body){let K=await wt(E);throw m===M&&r(K),K}if(m!==M)return;g(!0);for await(let K of op(E.body,()=>i=Date.now())){if(m!==M)return;p=Vs,K.id&&(l=K.id),K.data&&w(K.event,K.data)}}catch(E){m===M&&!(E instanceof Hn)&&r(null)}m===M&&v()},w=(M,E)=>{let K=JSON.parse(E);if(!(M==="presence"&&!c)){c=M==="presence"&&c?sp(c,K):np(c,K);try{s(c)}catch(ce){setTimeout(()=>{throw ce})}}},v=()=>{m=null,!o&&(h??=setTimeout(()=>g(!1),navigator.onLine?Xa:0),f=setTimeout(y,p*(.75+Math.random()/2)),p=Math.min(p*2,tp))},b=()=>{p=Vs,h??=setTimeout(()=>g(!1),Xa),y()},x=M=>m!==null&&Date.now()-i>M,C=setInterval(()=>x(Zu)&&b(),5e3),O=()=>{document.visibilityState!=="hidden"&&(m===null||x(ep))&&b()},R=()=>b(),P=()=>{l="",c=null,p=Vs,y()},I=An(P);document.addEventListener("visibilitychange",O),addEventListener("pageshow",O),addEventListener("online",R),addEventListener("offline",R);let V=()=>{o=!0,m?.abort(),m=null,clearTimeout(f),clearTimeout(h),clearInterval(C),I(),document.removeEventListener("visibilitychange",O),removeEventListener("pageshow",O),removeEventListener("online",R),removeEventListener("offline",R)};return y(),{look(M){M!==t&&(t=M,P())},close:V}}function sp(e,{present:t,...s}){let n=e.seats.map(o=>({...o,present:t.includes(o.seat)})),r=e.news&&{from:e.move+1,lines:[]};return{...e,...s,seats:n,news:r}}function np(e,t){let s=t.chat[0]?.number??1/0,n=e?.chat.filter(r=>r.number<s)??[];return{...t,chat:[...n,...t.chat]}}function rp(e,t){let s=new URLSearchParams({lang:Z()});return t!==null&&s.set("seat",String(t)),`/api/tables/${encodeURIComponent(e)}/live?${s}`}async function*op(e,t){let s=e.getReader(),n=new TextDecoder,r="",o="",l="",i=[];try{for(;;){let{done:c,value:p}=await s.read();if(c)return;t(),r+=n.decode(p,{stream:!0});let d=r.split(/\r\n|\n|\r(?!$)/);r=d.pop()??"";for(let m of d)m===""?((o||i.length)&&(yield{id:o,event:l,data:i.join(`
`)}),o="",l="",i=[]):m.startsWith("data:")?i.push(m.slice(5).replace(/^ /,"")):m.startsWith("id:")?o=m.slice(3).trim():m.startsWith("event:")&&(l=m.slice(6).trim())}}finally{s.cancel().catch(()=>{})}}var Za=8,ap=200,Ts=class{constructor(t,s){this.onShow=t,this.dwell=s,this.queue=[],this.shown=null,this.newest=null,this.past=new Map,this.shownAt=0,this.timer=void 0}push(t){let s=this.newest,n=!s||s.state.seat!==t.seat||s.state.table!==t.table;if(!n&&t.number<s.state.number)return;let r=yt(n?[]:s.lines,t.news),o={state:t,lines:r};if(this.newest=o,n){this.queue=[],this.past.clear(),this.remember(o),this.show(o);return}if(this.remember(o),t.move<s.state.move){this.queue=[],this.show(o);return}let l=this.queue[this.queue.length-1]??this.shown;if(l&&!lp(l.state,t)){this.queue.length?this.queue[this.queue.length-1]=o:this.show(o);return}let i=!this.queue.length&&this.shown?.state.question;this.queue.push(...this.dwell(o)?Os(s,o):[o]),i?this.showNext():this.next()}skip(){this.queue=[],this.newest&&this.newest!==this.shown&&this.show(this.newest)}close(){clearTimeout(this.timer),this.queue=[]}next(){if(this.timer!==void 0||!this.queue.length)return;let t=this.shown?this.dwell(this.shown)*Za/Math.max(Za,this.queue.length):0,s=this.shownAt+t-performance.now();if(s>0&&document.visibilityState!=="hidden"){this.timer=setTimeout(()=>{this.timer=void 0,this.next()},s);return}this.showNext()}showNext(){let t=this.queue.shift();t&&this.show(t)}show(t){clearTimeout(this.timer),this.timer=void 0,this.shown=t,this.shownAt=performance.now(),this.onShow(t,this.queue.length),this.next()}remember(t){let{move:s}=t.state;for(let n of[...this.past.keys()])(n>s||n<s-ap)&&this.past.delete(n);this.past.set(s,t)}};function lp(e,t){return e.move===t.move||!e.view||!t.view||t.move>e.move&&!t.news?.lines.some(s=>s.move===t.move)?!1:e.view.phase!=="draft"||t.view.phase!=="draft"}function el(e,t){let[s,n]=k({shown:null,behind:0}),[r,o]=k(null),[l,i]=k(!0),[c,p]=k(null),[d,m]=k(null),f=_(null),h=_(null);S(()=>{n({shown:null,behind:0}),p(null),m(null);let v=new Ts((b,x)=>n({shown:b,behind:x}),b=>zs(b,le().pace));return h.current=v,f.current=Ja(e,{onState:b=>{o(b),v.push(b),v.shown&&n({shown:v.shown,behind:v.queue.length})},onConnection:(b,x)=>{i(b),x&&p(x),b&&m(null)},onRefused:m}),()=>{f.current?.close(),v.close()}},[e,t]);let g=te(v=>f.current?.look(v),[]),y=te(()=>h.current?.skip(),[]),w=te(async()=>{let v=h.current?.newest?.state.seat,b=v==null?"":`seat=${v}&`,x=await j(`/api/tables/${e}?${b}lang=${Z()}`);h.current?.push(x),o(h.current?.newest?.state??x),h.current?.skip()},[e]);return{shown:s.shown,newest:r,behind:s.behind,connected:l,problem:c,refused:d,look:g,skip:y,reload:w,past:h.current?.past??new Map}}function tl({state:e,onTrouble:t}){let s=(r,o)=>{t(null),D(`/api/tables/${e.table}/answer-request`,{number:r,let_in:o}).catch(t)},n=e.host||!e.host_here;return a`<ul class="seat-requests" role="status">
    ${e.seat_requests.map(({number:r,name:o})=>a`<li key=${r} class="card">
      <span class="name">${u("asks_for_seat",{name:o})}</span>
      ${n&&a`<button type="button" class="main" onClick=${()=>s(r,!0)}>${u("let_in",{name:o})}</button>
        <button type="button" onClick=${()=>s(r,!1)}>${u("turn_down")}</button>`}
    </li>`)}
  </ul>`}function sl({table:e,seat:t,only:s,onTrouble:n}){let[r,o]=k(null);if(!t.mine)return a`<span class="name">${t.who==="open"?$("colour",t.colour):t.name}</span>`;let l=async i=>{i.preventDefault();let c=(r??"").trim();n(null);try{c&&c!==t.name&&(await D(`/api/tables/${e}/name`,{seat:t.seat,name:c}),s&&await qn(c)),o(null)}catch(p){n(p)}};return a`<form class="name" onSubmit=${l}>
    <input aria-label=${u("my_name")} value=${r??t.name} maxlength=${A().limits.name} autocomplete="nickname"
      onInput=${i=>o(i.target.value)} onBlur=${l} />
  </form>`}function nl({state:e,facts:t,onSeated:s}){let n=e.seats.filter(d=>d.who==="open"),{links:r}=et(e.table,e.host,n.map(d=>d.seat).join()),[o,l]=B(),i=e.seats.filter(d=>d.mine),c=async()=>{l(null);try{let d=await j("/api/me"),f=(e.host?await j(`/api/tables/${e.table}/links`):null)?.seats[String(n[0]?.seat)]?.split("#seat=")[1];await D(`/api/tables/${e.table}/join`,{...d.name&&{name:d.name},...f&&{token:f}}),s()}catch(d){l(d)}},p=async d=>{l(null);try{await D(`/api/tables/${e.table}/stand`,{seat:d.seat}),i.length===1&&d.mine?Ze("/"):d.mine&&s()}catch(m){l(m)}};return a`<${J} />
    <main id="main" class="waiting-room stack" tabindex="-1">
      <h1>${u("waiting_title")}</h1>
      <p role="status">${u("waiting_text",{n:n.length})}</p>
      <${tl} state=${e} onTrouble=${l} />
      <ul class="seat-rows">
        ${e.seats.map(d=>a`<li key=${d.seat} class=${`card seat-row colour-${d.colour}`}>
            <${U} colour=${d.colour} />
            <${sl} table=${e.table} seat=${d} only=${i.length===1} onTrouble=${l} />
            <${yn} seat=${d} />
            ${r?.seats[String(d.seat)]&&a`<${je} path=${r.seats[String(d.seat)]} label=${u("invite_link",{n:d.seat+1})} />`}
            <${ip} seat=${d} host=${e.host} stand=${p} />
          </li>`)}
      </ul>
      ${r&&n.length>0&&a`<p class="soft small">${u("address_asks")}</p><${Kt} />`}
      ${!i.length&&(e.listed||e.host)&&n.length>0&&a`<p><button type="button" class="main" onClick=${c}>${u("sit_down")}</button></p>`}
      ${o&&a`<p class="trouble" role="alert">${o}</p>`}
      ${(e.host||i.length>0)&&a`<${$s} state=${e} facts=${t} onDone=${()=>{}} />`}
      <p class="soft">${Wn(e.edition,e.options)}</p>
      <section class="card" aria-label=${u("chat")}><${mt} state=${e} /></section>
      ${r?.watch&&a`<section class="stack"><span>${u("watch_link")}</span><${je} path=${r.watch} label=${u("watch_link")} /></section>`}
    </main>
    <${ue} />`}function ip({seat:e,host:t,stand:s}){return e.mine?a`<button type="button" class="standing-up" onClick=${()=>s(e)}>${u("stand_up")}</button>`:!t||e.who!=="person"||e.present?null:a`<button type="button" class="standing-up" onClick=${()=>s(e)}>${u("free_seat_of",{name:e.name})}</button>`}var cp={slow:6e3,normal:4e3,once:900},up=900;function pp({table:e}){let[t,s]=k(0),n=el(e,t),{shown:r,newest:o,problem:l}=n,i=Ga(e,r?.state??null,o,n.reload),[c,p]=k(!1),[d,m]=k(!1),[f,h]=k(!1),[g,y]=k(!1),w=_(!1),v=A(),b=r?.state??null,x=dp(b,n);b?.status==="playing"&&(w.current=!0);let C=b?.status==="over"&&!n.behind;S(()=>{if(!C)return;let I=setTimeout(()=>h(!0),cp[le().pace]);return()=>clearTimeout(I)},[C]);let O=!!(o?.status==="playing"&&o.waiting.some(I=>o.seats[I.seat]?.mine&&!o.seats[I.seat]?.left));ao(O,mp(o),b?.question?.prompt??u("your_turn")),we(dt);let R=!d&&!f&&w.current;if(l?.status===404)return a`<${Zr} table=${e} problem=${l} onSeated=${()=>s(t+1)} />`;if(l)return a`<${J} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${u("game")}</h1>
        <p class="trouble" role="alert">${Q(l)}</p>
        <p><a class="button" href="/">${u("to_start")}</a></p>
      </main>`;if(!r||!b||!o){let{refused:I,connected:V}=n,M=I?Q(I):u(V?"loading":"connection_lost");return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${M}</p></main>`}return a`${x.covered!==null?a`<${Ao} seat=${o.seats[x.covered]??o.seats[0]} onReady=${x.ready} onUndo=${x.mayGoBack?()=>i.undo():null} />`:P()}
    ${c&&a`<${Ro} state=${o} facts=${v} onClose=${()=>p(!1)} />`}
    <${Qa} state=${{...R?hs(b):b,undo:o.undo}} facts=${v} />`;function P(){if(!r||!b||!o)return null;let I=()=>p(!0);return b.status==="waiting"?a`<${nl} state=${o} facts=${v} onSeated=${()=>s(t+1)} />`:b.status==="over"&&d?a`<${Ua} state=${o} facts=${v} onMenu=${I} onClose=${()=>m(!1)} />`:b.status==="over"&&!R?a`<${Lo} state=${o} facts=${v} scoring=${w.current&&!g} onScored=${()=>y(!0)} onReplay=${()=>m(!0)} />`:a`<${ja} following=${n} shown=${r} newest=${o} facts=${v} sending=${i} onMenu=${I} onEnd=${()=>h(!0)} />`}}function dp(e,t){let[s,n]=k(null),[r,o]=k(!1),l=e?.seats.filter(f=>f.mine&&!f.left)??[],i=l.length===1?l[0]?.seat:void 0;S(()=>{i!==void 0&&e?.seat!==i&&t.look(i)},[i,e?.seat]);let c=e?e.status==="playing"&&l.length>1:!1,p=e&&!t.behind?Oo(e,s):null;L(()=>{if(o(!1),p===null)return;let f=setTimeout(()=>o(!0),s===null?0:up+Re[le().pace]);return()=>clearTimeout(f)},[p,s]);let d=c&&s!==null&&e?.seat!==s,m=c?s===null?p??e?.seat??0:p!==null&&r?p:d?s:null:null;return{covered:m,mayGoBack:!!(s!==null&&e?.seat===s&&t.newest?.undo.possible),ready:()=>{m!==null&&(n(m),o(!1),t.look(m))}}}function mp(e){let t=e?.seat_requests[0];if(t)return`\u25CF ${u("asks_for_seat",{name:t.name})}`;let s=e?.view?.round;return s?u("title_round",{round:s,game:u("game")}):u("game")}export{ui as DailyPage,ci as DailyToday,$i as LearnPage,ni as LivingBoard,Oi as RulesPage,pp as TablePage};
