import{$ as $t,A as E,B as se,Ba as Br,C as q,Ca as Fr,D as O,Da as gt,E as F,Ea as qr,F as Q,Fa as jr,G as Ar,Ga as Kr,Ha as qt,Ia as Gr,J as R,Ja as Ur,L as Rr,La as Yr,Ma as vs,N as ue,Na as Qr,O as Vr,Q as ve,V as Y,W as j,X as te,Y as bs,Z as ys,_ as _e,aa as st,ba as ws,c as y,ca as pe,d as z,da as Te,e as A,ea as Wt,f as S,fa as Pr,g as U,ga as ks,h as le,ha as oe,i as a,ia as de,j as pt,ja as xs,ka as K,la as V,m as D,ma as Nr,n as N,na as ft,o as Or,oa as I,p as Dt,pa as P,q as $s,qa as Z,r as dt,ra as Bt,s as mt,sa as Ft,t as fs,ta as Ln,u as hs,ua as Ir,v as Tr,w as p,wa as Dr,x as $,xa as ge,y as ie,ya as ht,z as gs,za as Wr}from"./shared.js";function Xr({view:e,look:t}){let s=e.players.reduce((o,l)=>o+l.cathedral,0),n=[$("place","cathedral"),E("prestige",e.cathedral_tile),E("marker",s)].join(", "),r=Array.from({length:12},(o,l)=>l*30);return a`<g ...${oe(t,"cathedral",n)}>
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
    ${I("prestige",0,-51,19)}
    <path class="steps edged" d="M-50 34H50L56 41H-56z" />
    <path class="highlight" d="M-46 34V-62H-18V-40H18V-62H46V34z" />
  </g>`}function Jr(e,t){let s=t>8?2:1,n=Math.ceil(t/s),r=Math.floor(e/n),o=Math.min(n,t-r*n),l=Math.min(15,104/Math.max(o,1));return{x:(e-r*n-(o-1)/2)*l,y:47+r*13}}var Fi={"right-inner":{side:1,out:.06},"left-inner":{side:-1,out:.34},"right-outer":{side:1,out:.615},"left-outer":{side:-1,out:.895}},qi={3:.66,4:.62,5:.6},Zr=[.8,1.55],ji=33,jt=32,Ki=[["next/left-outer","right-outer"],["right-outer","next/left-inner"],["next/left-inner","right-inner"],["right-inner","before/right-inner"],["before/right-inner","left-inner"],["left-inner","before/right-outer"],["before/right-outer","left-outer"],["left-outer","next/left-outer"]],_s=class{constructor(t,s){let n=Math.min(Math.max(s,Zr[0]),Zr[1]),r=n<1?3e5:36e4,[o,l]=[Math.round(Math.sqrt(r*n)),Math.round(Math.sqrt(r/n))];this.boroughs=t,this.width=o,this.height=l;let i=Math.min(o,l);this.close={x:i*.135,y:i*.125},this.middle={x:o/2,y:l/2},this.sign=31-2*t}point(t,s,n){let r=Math.PI/2+(2*t+s)*Math.PI/this.boroughs,[o,l]=[Math.cos(r),Math.sin(r)],i=1/(Math.abs(o)**5+Math.abs(l)**5)**(1/5),c=this.close.x*o*(1-n)+(this.middle.x-4)*o*i*n,u=this.close.y*l*(1-n)+(this.middle.y-4)*l*i*n;return{x:this.middle.x+c,y:this.middle.y+u}}spot(t){return Fi[t]??{side:0,out:qi[this.boroughs]}}market(t,s){let{side:n,out:r}=this.spot(s);return this.point(t,n,r)}beside(t,s,n){let{side:r,out:o}=this.spot(s),l=this.market(t,s),i=(1+Math.floor(n/2)*.8)*(n%2?-1:1)*ji;if(r===0){let[f,d]=[this.point(t,0,o-.12),n>0?i:0];return{x:f.x+d,y:f.y}}let[c,u]=[this.point(t,r,o-.05),this.point(t,r,o+.05)],m=Math.hypot(u.x-c.x,u.y-c.y);return{x:l.x+(c.y-u.y)/m*i,y:l.y+(u.x-c.x)/m*i}}street(t,s){return`M${this.way(t,s).map(n=>`${V(n.x)} ${V(n.y)}`).join("L")}`}way(t,s){let[n,r]=[this.spot(t[1]),this.spot(s[1])],o=2*t[0]+n.side,l=(2*s[0]+r.side-o+3*this.boroughs)%(2*this.boroughs)-this.boroughs;return n.side===0||n.out!==r.out||Math.abs(l)!==2?[this.market(...t),this.market(...s)]:Array.from({length:jt+1},(i,c)=>this.point(0,o+l*c/jt,n.out))}wedge(t){let s=this.arc(t,.985,0),n=this.arc(t,.985,1).reverse();return eo([...s,...n])}arc(t,s,n){return Array.from({length:jt+1},(r,o)=>this.point(t,s*(2*o/jt-1),n))}area(t,s){let[n,r]=Ki[s].map(d=>this.neighbour(t,d)),o=this.market(t,"centre"),l=this.way(n,r),i=l.length>2?l[jt/2]:{x:(l[0].x+l[1].x)/2,y:(l[0].y+l[1].y)/2},c=Math.hypot(i.x-o.x,i.y-o.y),u={x:(i.x-o.x)/c,y:(i.y-o.y)/c},m=l[l.length-1],f=Math.abs((m.x-l[0].x)*u.y-(m.y-l[0].y)*u.x);return{path:eo([o,...l]),centre:o,axis:u,deep:c,wide:f}}neighbour(t,s){let[n,r]=s.includes("/")?s.split("/"):["",s],o={next:1,before:this.boroughs-1}[n]??0;return[(t+o)%this.boroughs,r]}};function eo(e){return`M${e.map(t=>`${V(t.x)} ${V(t.y)}`).join("L")}z`}function Kt(e,t,s){let[n="",r=""]=e.split("/"),o=$("colour",n),l=t[e];if(l)return $("market","message",{colour:o,kind:$("kind",l)});if(r==="centre")return $("market","centre",{colour:o});let i=s.filter(c=>c!=="centre"&&!t[`${n}/${c}`]);return i.length===1?$("market","empty",{colour:o}):$("market","empty-of",{colour:o,n:i.indexOf(r)+1,all:i.length})}var to={coin:"coin",marker:"marker",rat:"rat-back"};function so(e,t,s){let n=s.message_prestige[t]??0,r=to[t];return a`<g class="message">
    <rect class="sheet edged" x="-20" y="-12" width="40" height="24" rx="3" />
    <path class=${`glass ${e}`} d="M-9-12V12H-17A3 3 0 0 1-20 9V-9A3 3 0 0 1-17-12z" />
    <g transform="translate(-14.4 0)">${pe(e,9,`upon ${e}`)}</g>
    ${r?Ui(n,r):Gi(n)}
    <rect class="edge" x="-20" y="-12" width="40" height="24" rx="3" />
  </g>`}function Gi(e){return a`<text class="digits" x="-1" y="4.6" font-size="13">${e}</text>
    ${I("prestige",11.4,0,15.5)}`}function Ui(e,t){return a`<text class="digits" x="-4.6" y="1.6" font-size="12">${e}</text>
    ${I("prestige",-4.4,7,7.5)}
    <text class="digits" x="2.2" y="4" font-size="10">+</text>
    ${I(t,12.2,0,14)}`}function no(e,t,s){let n=to[t]??"prestige";return a`<g class="message">
    <rect class=${`glass ${e}`} x="-22" y="-20" width="44" height="40" rx="8" />
    <rect class="sheet" x="-18" y="-16" width="36" height="32" rx="5" />
    <text class="digits" x="-6" y="12.6" font-size="36">${s.message_prestige[t]??0}</text>
    <circle class="sheet edged" cx="13" cy="9" r="12" />
    ${I(n,13,9,18)}
    <circle class=${`glass ${e}`} cx="15" cy="-14" r="8.5" />
    <g transform="translate(15 -14)">${pe(e,11,`upon ${e}`)}</g>
  </g>`}function ro(e,t){return`${$("colour",e)}: ${$("kind",t)}`}function oo(e,t){let s=typeof e.streets=="string"?t.street_maps[e.streets]:e.streets,n=e.view?.boroughs??[];return n.flatMap((r,o)=>{let l=n[(o+1)%n.length],i=c=>([u,m])=>[`${r}/${u}`,`${c}/${m}`];return[...(s?.inside??[]).map(i(r)),...(s?.across??[]).map(i(l??r))]})}function ao(e){let{coins:t,markers:s,prestige:n,park_bonus:r,steps:o,benefits:l,choose:i,rat_back:c,bonus:u,relief:m}=e;return i?i.map((d,h)=>[h?"":`${l}\xD7`,d]):[[t,"coin"],[s,"marker"],[r?`${n}+${r}`:n,"prestige"],[o,"step"],[c,"rat-back"],[u&&`+${u}`,"prestige"],[m&&`\u2212${m}`,"plague"]].filter(([d])=>d!==void 0).map(([d,h])=>[String(d),h])}function Ms(e){let{coins:t,markers:s,prestige:n,park_bonus:r=0,steps:o,benefits:l=1,choose:i,bonus:c,relief:u}=e;if(i){let[m,f]=i.map(d=>d==="rat-back"?"":E(d,1));return p(l>1?"next_hotel_twice":"next_hotel",{coin:m,second:f})}return t!==void 0?E("coin",t):s!==void 0?E("marker",s):n!==void 0?E("prestige",n+r):o!==void 0?p("next_drive",{n:o}):c?p("next_park",{n:c}):u?p("next_hospital",{n:u}):p("next_rat_back")}function lo({lasting:e,relief:t}){return e?p(t?"lasting_hospital":"lasting_park",{n:e}):""}function qe(e,t){return(e.sectors[t]??0)+(e.friend===t?1:0)}function Ee({rat:e,rat_after_plague:t},{rat_track_end:s}){return t===null?{now:e,then:null,overruns:!1}:{now:e,then:Math.min(t,s),overruns:t>s}}function bt(e,t){return[p("rat_at",{at:e.rat}),...Hn(e,t)].join(", ")}function Cs(e,t){let{now:s,then:n,overruns:r}=Ee(e,t);return n===null?[]:[p("you_rat",{from:s,to:n}),...r?[O(p("rat_past"))]:[]]}function Hn(e,t){let{then:s,overruns:n}=Ee(e,t);return s===null?[]:[p("rat_to",{to:s}),...n?[p("rat_past")]:[]]}var Yi={"cloister-school":()=>a`<g>
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
  </g>`};function Ae(e,t,s,n){return a`<g class="sign" transform=${`translate(${t} ${s}) scale(${n/48})`}>${Yi[e]?.()}</g>`}function Qi(e){let{supply:t,cathedral:s,sectors:n,general_supply:r}=e;return{supply:t,cathedral:s,...n,general:r}}function Xi(e,t){let s={};for(let n of t.players)s[n.colour]=Ji(n.colour,e?.[n.colour]??{},Qi(n));return s}function Ji(e,t,s){let n={},r=[],o=new Set(Object.values(t).flat());for(let c of Object.keys(s)){let u=t[c]??[];n[c]=u.slice(0,s[c]),r.push(...u.slice(n[c].length))}let l=0,i=()=>{let c=r.shift();if(c)return c;for(;o.has(`${e}-${l}`);)l+=1;return o.add(`${e}-${l}`),`${e}-${l}`};for(let c of[...Object.keys(s).slice(1),"supply"])for(;n[c].length<s[c];)n[c].push(i());return n}var yt=new Map;function Ss(e,t){let s=yt.get(e);if(s?.view===t)return s.markers;let n=Xi(s?.markers??null,t);yt.delete(e),yt.set(e,{view:t,markers:n});for(let r of yt.keys()){if(yt.size<=4)break;yt.delete(r)}return n}var Zi=10,zs=19,je=11,co=27;function On({plan:e,turn:t},s,n){let r=e.area(t(s),n),o=Math.min(Math.max(.34,(e.sign+Zi)/r.wide)*r.deep,r.deep-co-je);return{...r,far:o,sign:Es(r,o)}}function Es({centre:e,axis:t},s){return{x:e.x+t.x*s,y:e.y+t.y*s}}function uo(e,t,s,n){let{path:r,sign:o}=On(e,t.colour,n),l=`${$("colour",t.colour)}: ${$("card",s)}, ${E("piece",qe(t,s))}`;return a`<g key=${s} ...${oe(e.look,`sector:${t.colour}/${s}`,l)}>
    <path class=${`wall glazed ${t.colour}`} d=${r} />
    ${Ae(s,V(o.x),V(o.y),e.plan.sign)}
  </g>`}function io(e,t,s,n,r){let o=On(e,t,s),{axis:l,deep:i,wide:c,far:u}=o,m=Math.abs(l.x)>Math.abs(l.y),f=m?i-co-u-zs+je:c*(u+zs)/i-je/2,d=Math.min(r,Math.max(2,Math.floor(f/je))),h=Math.floor(n/d),g=Math.min(d,r-h*d),b=Math.ceil(r/d);if(m){let w=Es(o,u+zs+n%d*je);return{x:w.x,y:w.y+(h-(b-1)/2)*je}}let x=Es(o,u+zs+h*je);return{x:x.x+(n%d-(g-1)/2)*je,y:x.y}}var ec={rat:[-24,0],now:[4,6],then:[24,6],price:[9,20]},tc={rat:[0,-27],now:[0,-1],then:[0,15],price:[-4,30]};function po({plan:e,facts:t,turn:s,look:n},r){let o=e.area(s(r.colour),t.sectors.length),l=Math.abs(o.axis.x)>Math.abs(o.axis.y),{rat:i,now:c,then:u,price:m}=l?tc:ec,{x:f,y:d}=Es(o,o.deep*.58),h=Ee(r,t),g=h.overruns?"digits alarm":"digits faint",b=`${$("colour",r.colour)}: ${bt(r,t)}`;return a`<g key="harbour" ...${oe(n,`rat:${r.colour}`,b)}>
    <path class=${h.overruns?"water alarm":"water"} d=${o.path} />
    <g transform=${`translate(${V(f)} ${V(h.overruns&&!l?d-6:d)})`}>
      ${I("rat",i[0],i[1],26)}
      <text class="digits" x=${c[0]} y=${c[1]} font-size="17">${h.now}</text>
      ${h.then!==null&&a`<text class=${g} x=${u[0]} y=${u[1]} font-size="13">→${h.then}</text>`}
      ${h.overruns&&a`<text class=${g} x=${m[0]} y=${m[1]} font-size="12">−${t.overrun.prestige}</text>${I("prestige",m[0]+14,m[1]-4,12)}`}
    </g>
  </g>`}function mo(e,t){return Array.from({length:e.facts.sectors.length+1},(s,n)=>{let{path:r,sign:o}=On(e,t,n);return a`<g class="nobody">
      <path class="wall" d=${r} />
      <path class="stroke" transform=${`translate(${V(o.x)} ${V(o.y)})`} d="M-15 7V-1L-8-8-1-1V7M-1 2L6-5 13 2V7" />
    </g>`})}function $o(e,t){let{view:s,plan:n,turn:r}=e,o=Ss(e.table,s),l=s.players.flatMap(c=>o[c.colour].cathedral),i=[];for(let{colour:c,friend:u}of s.players){for(let[m,f]of Object.entries(o[c])){let d=t.indexOf(m),h=u===m?1:0;f.forEach((g,b)=>{let[x,w,v]=[n.market(r(c),"centre"),.9,"piece away"];if(m==="cathedral"){let k=Jr(l.indexOf(g),l.length);[x,w,v]=[{x:n.middle.x+k.x,y:n.middle.y+k.y},1.12,"piece"]}else d>=0&&([x,v]=[io(e,c,d,b+h,f.length+h),"piece"]);i.push(a`<g key=${g} class=${v} ...${de(x.x,x.y,w)}>${Te(c,m==="cathedral")}</g>`)})}if(u){let m=io(e,c,t.indexOf(u),0,o[c][u].length+1);i.push(a`<g key=${`friend:${c}`} class="piece" ...${de(m.x,m.y-2,.75)}>${Wt(c)}</g>`)}}return i.sort((c,u)=>c.key<u.key?-1:1),a`<g class="pieces">${i}</g>`}function Re({state:e,facts:t,lit:s,onPick:n,over:r,aspect:o=1.2,frame:l}){let i=e.view;if(!i)return null;let c=i.boroughs,u=new _s(c.length,o),m=e.seat===null?c[0]:i.players[e.seat].colour,f=g=>c.findIndex(b=>b===g),d=g=>(f(g)-f(m)+c.length)%c.length,h={view:i,facts:t,table:e.table,plan:u,turn:d,look:{lit:s,onPick:n,over:r}};return a`<${K} width=${u.width} height=${u.height} frame=${l} kind="city" label=${p("part_city")} group=${!0}>
    ${c.map(g=>a`<path key=${g} class=${`ground ${g}`} d=${u.wedge(d(g))} />`)}
    ${c.map(g=>{let b=i.players.find(x=>x.colour===g);return a`<g key=${g}>
        ${b?t.sectors.map((x,w)=>uo(h,b,x,w)):mo(h,g)}
        ${b&&po(h,b)}
      </g>`})}
    ${sc(h,oo(e,t))}
    <g transform=${`translate(${u.middle.x} ${u.middle.y}) scale(.82)`}>${Xr(h)}</g>
    ${c.map(g=>t.markets.map(b=>nc(h,g,b)))}
    ${$o(h,t.sectors)} ${rc(h)}
  <//>`}function sc({plan:e,turn:t},s){let n=o=>[t(o.split("/")[0]),o.split("/")[1]],r=s.map(([o,l])=>e.street(n(o),n(l))).join("");return a`<g><path class="kerb" d=${r} /><path class="street" d=${r} /></g>`}function nc({view:e,facts:t,plan:s,turn:n,look:r},o,l){let i=`${o}/${l}`,c=e.markets[i],{x:u,y:m}=s.market(n(o),l),f=l==="centre";return a`<g
    key=${i}
    transform=${`translate(${V(u)} ${V(m)})`}
    ...${oe(r,`market:${i}`,Kt(i,e.markets,t.markets))}
  >
    <circle class="halo" r=${c?29:20} />
    <circle class="square edged" r=${f?15:11} />
    ${f?pe(o,19):a`<g class="taken">${pe(o,12)}</g>`}
    ${c&&no(o,c,t)}
  </g>`}function rc({view:e,plan:t,turn:s,look:n}){return a`<g class="pieces">
    ${e.players.map(r=>{let[o,l]=r.carriage.split("/"),i=e.players.filter(m=>m.carriage===r.carriage),c=t.beside(s(o),l,i.indexOf(r)),u=p("tip_carriage",{name:$("colour",r.colour)});return a`<g key=${r.colour} class="piece" ...${de(c.x,c.y)}>
        <g ...${oe(n,`carriage:${r.colour}`,u)}>
          <circle class="halo" r="17" />
          ${Pr(r.colour)}
        </g>
      </g>`})}
  </g>`}function Ls({player:e,facts:t,width:s,height:n,look:r,chosen:o=null}){let{colour:l}=e,{now:i,then:c,overruns:u}=Ee(e,t),{rat_track_end:m,overrun:f}=t,d=(s-46)/(m+1),h=b=>4+d*(b+.5),g=n-21;return a`<g ...${oe(r,`rat:${l}`,bt(e,t))} role=${r.lit?.has(`rat:${l}`)?"button":"group"}>
    <rect class="water" width=${s} height=${n} rx="5" />
    ${Array.from({length:m+1},(b,x)=>{let w=p("rat_at",{at:x});return a`<g key=${x} ...${oe(r,`rat:${l}/${x}`,w,x>m-3?"near-end":"")}>
        <rect class="quay" x=${h(x)-d/2+1} y="4" width=${d-2} height=${n-8} rx="3" />
        <text class="digits" x=${h(x)} y=${n-8} font-size="12">${x}</text>
      </g>`})}
    <g class=${u?"loss alarm":"loss"}>
      <rect class="quay" x=${s-41} y="4" width="37" height=${n-8} rx="3" />
      ${u&&a`<path class="bad" d=${`M${s-40} ${n/2-5}l7 5-7 5z`} />`}
      <text class="digits" x=${s-27} y=${n/2-5} font-size="12">−${f.prestige}</text>
      ${I("prestige",s-12,n/2-9,15)}
      <text class="digits" x=${s-27} y=${n/2+15} font-size="12">−${f.markers}</text>
      ${I("marker",s-12,n/2+11,13)}
    </g>
    ${c!==null&&a`<g key="ghost" class=${c===i?"piece away":"piece ghost"} ...${de(h(c),g/2+3,d/30)}>${ks()}</g>`}
    ${o!==null&&a`<g key="chosen" class="ghosts"><g class="ghost" ...${de(h(o),g/2+3,d/27)}>${ks()}</g></g>`}
    <g key="rat" class="piece" ...${de(h(i),g/2+3,d/27)}>${ks()}</g>
  </g>`}var be=94,fo=31,ho=19,oc={"cloister-school":"M-2 0L6-12H18V-28L24-36 30-28V-12H90V-28L96-36 102-28V-12H114L122 0z",bank:"M-4 0V-6L60-30 124-6V0z",residence:"M-3 0L10-24H24V-32H34V-24H110L123 0z","carriage-house":"M-3 0Q60-50 123 0z",hotel:"M-3 0L8-14H22L30-26 38-14H82L90-26 98-14H112L123 0z",hospital:"M-3 0L60-34 123 0z"},ac={"cloister-school":"M24-17V-26M96-17V-26M30-6H90",bank:"M4-4H116",residence:"M22-8V-14a4 4 0 0 1 8 0V-8zM90-8V-14a4 4 0 0 1 8 0V-8z","carriage-house":"M14-3Q60-38 106-3",hotel:"M27-8V-14H33V-8zM87-8V-14H93V-8z",hospital:"M14-4L60-28 106-4"};function Hs({sector:e,name:t,colour:s,width:n,gains:r}){let o=n/2,l=r.reduce((m,[f])=>m+Tn(f)+ho,0),i=n-fo-3,c=Math.min(1,i/l),u=0;return a`<g transform=${`scale(${n/120} 1)`}>
      ${e==="park"?a`<path class="leaf edged" d="M1 0C-5-14 5-20 13-17C17-30 36-28 38-17C46-26 58-24 60-16C68-26 80-24 83-16C88-28 107-24 107-15C118-17 125-9 119 0z" />`:a`<path class=${`glass ${s}`} d=${oc[e]} /><path class=${`drawn-upon ${s}`} d=${ac[e]} />`}
    </g>
    <rect class="wall" width=${n} height=${be} />
    <path class="sill" d=${`M0 ${be-22}H${n}V${be}H0z`} />
    <g transform=${`translate(3 ${be-11})`}>${go(s)}</g>
    <g transform=${`translate(${fo+(i-c*l)/2} ${be-11}) scale(${c})`}>
      ${r.map(([m,f])=>{let d=u;return u+=Tn(m)+ho,a`<text class="digits flush" x=${d} y="5" font-size="14">${m}</text>
          ${I(f,d+Tn(m)+9,0,17)}`})}
    </g>
    <rect class="edge" width=${n} height=${be} />
    <circle class="medal edged" cx=${o} cy="-8" r="17.5" />
    ${Ae(e,o,-8,25)} ${ft(t,o,26,n-8,14)}`}function go(e){return a`<path class="stroke" d="M1 0H7M4-3V3" />
    <g transform="translate(13.5 0) scale(.58)">${Te(e)}</g>
    <path class="ink" d="M21-3.4L26 0 21 3.4z" />`}function An({colour:e}){return a`<${K} width=${28} height=${20} kind="one-more"><g transform="translate(0 10)">${go(e)}</g><//>`}function Tn(e){return e.length*9.3}var Rn=38,bo=be+Rn+6,lc={width:900,height:216,house:120,columns:7,store:{x:8,y:144,width:57,height:66},messages:{x:238,y:144,width:242,height:66},harbour:{x:488,y:144,width:404,height:66}},ic={width:420,height:396,house:97,columns:4,store:{x:6,y:280,width:102.5,height:44},messages:{x:318,y:bo+6,width:97,height:be+Rn-6},harbour:{x:6,y:330,width:408,height:62}};function Gt({state:e,facts:t,seat:s,lit:n,onPick:r,over:o,ghost:l=null,narrow:i=!1}){let c=e.view,u=c?.players[s];if(!c||!u)return null;let m={lit:n,onPick:r,over:o},f=i?ic:lc,{colour:d}=u,h=p("borough_of",{name:e.seats[s]?.name??$("colour",d)}),{x:g,y:b,width:x,height:w}=f.harbour;return a`<${K} width=${f.width} height=${f.height} kind="borough" label=${h} group=${!0}>
    ${t.sectors.map((v,k)=>{let M=Os(f,k),C=$("card",v),T=e.sector_effects[s]?.[v]??{},L=`${C}, ${E("piece",qe(u,v))}. ${p("tip_next",{brings:Ms(T)})}`;return a`<g
        key=${v}
        transform=${`translate(${M.x} ${M.y})`}
        ...${oe(m,`sector:${d}/${v}`,L)}
      >
        ${Hs({sector:v,name:C,colour:d,width:f.house,gains:ao(T)})}
      </g>`})}
    ${cc(f,u,m)} ${uc(f,u,t,m)}
    <g transform=${`translate(${g} ${b})`}>${Ls({player:{...u,rat_after_plague:l?.rat_after_plague??u.rat_after_plague},facts:t,width:x,height:w,look:m,chosen:l?.rat??null})}</g>
    ${pc(f,t.sectors,u,Ss(e.table,c)[d],m,l)}
    ${l&&dc(f,t.sectors,u,l)}
  <//>`}function Os(e,t){let s=(e.width-e.columns*e.house)/(e.columns+1),n=t%e.columns;return{x:s+n*(e.house+s),y:Rn+Math.floor(t/e.columns)*bo}}function yo({store:{x:e,y:t,width:s,height:n}},r){let o=s>n;return{x:e+r*s,y:t,picture:o?{x:s*.3,y:n/2}:{x:s/2,y:n*.34},number:o?{x:s*.68,y:n/2+7}:{x:s/2,y:n-8}}}function cc(e,t,s){let{colour:n,supply:r,general_supply:o,coins:l,prestige:i}=t,{width:c,height:u}=e.store;return[["supply",`${$("place","supply")}: ${E("marker",r)}`,r,"marker"],["general",`${$("place","general-supply")}: ${E("marker",o)}`,o,"box"],["coins",E("coin",l),l,"coin"],i===null?["prestige",p("tip_purse"),null,"purse"]:["prestige",E("prestige",i),i,"prestige"]].map(([f,d,h,g],b)=>{let{x,y:w,picture:v,number:k}=yo(e,b);return a`<g key=${f} transform=${`translate(${x} ${w})`} ...${oe(s,`${f}:${n}`,d)}>
      <rect class="shelf" x="2" width=${c-4} height=${u} rx="5" />
      ${h===null?I(g,c/2,u/2,36):a`<g class=${g==="marker"?"empty":""}>${I(g,v.x,v.y,28)}</g>`}
      ${h!==null&&a`<text class="digits" x=${k.x} y=${k.y} font-size="20">${h}</text>`}
    </g>`})}function uc(e,t,s,n){let{x:r,y:o,width:l,height:i}=e.messages,c=t.messages,u=Math.floor(l/44),m=u*Math.floor(i/30),f=c.length>m?c.slice(0,m-1):c,d=[E("message",c.length),...c.map(g=>ro(g.colour,g.kind))].join("; "),h=g=>`translate(${26+g%u*45} ${18+Math.floor(g/u)*30})`;return a`<g transform=${`translate(${r} ${o})`} ...${oe(n,`messages:${t.colour}`,d)}>
    <rect class="shelf" width=${l} height=${i} rx="5" />
    ${c.length===0&&a`<g class="empty">${I("message",l/2,i/2,34)}</g>`}
    ${f.map((g,b)=>a`<g transform=${h(b)}>${so(g.colour,g.kind,s)}</g>`)}
    ${c.length>m&&a`<text class="digits" transform=${h(m-1)} y="5" font-size="16">+${c.length-f.length}</text>`}
  </g>`}function pc(e,t,s,n,r,o){let{colour:l}=s,i=[];for(let[d,h]of Object.entries(n)){let g=t.indexOf(d),b=h.length+Math.min(0,o?.sectors[d]??0);h.forEach((x,w)=>{let v={x:e.width/2,y:-30};if(g>=0)v=wo(e,g,w,s.friend===d);else if(d!=="cathedral"){let{x:C,y:T,picture:L}=yo(e,d==="supply"?0:1);v={x:C+L.x,y:T+L.y+(d==="supply"?0:3)}}let k=d==="cathedral"?" away":w>=b?" leaving":"",M=g>=0?1.35:d==="supply"?1.9:1.3;i.push(a`<g key=${x} class=${`piece${k}`} ...${de(v.x,v.y,M)}>${Te(l)}</g>`)})}i.sort((d,h)=>d.key<h.key?-1:1);let c=s.friend?Os(e,t.indexOf(s.friend)):null,u=e.messages,m=c?{x:c.x+18,y:c.y+be-40}:{x:u.x+u.width-16,y:u.y+u.height-19},f=`${$("place","friend")}: ${s.friend?$("card",s.friend):$("place","off-board")}`;return a`<g class="pieces">
    ${i}
    <g key="friend" class="piece" ...${de(m.x,m.y,1.35)}>
      <g ...${oe(r,`friend:${l}`,f)}><circle class="halo" r="17" />${Wt(l)}</g>
    </g>
  </g>`}function dc(e,t,s,n){let{colour:r}=s,o=Object.entries(n.sectors).flatMap(([i,c])=>Array.from({length:Math.max(0,c)},(u,m)=>{let f=(s.sectors[i]??0)+m,d=wo(e,t.indexOf(i),f,(n.friend??s.friend)===i);return a`<g key=${`${i}-${m}`} class="ghost" ...${de(d.x,d.y,1.35)}>${Te(r)}</g>`})),l=n.friend===null?null:Os(e,t.indexOf(n.friend));return a`<g class="pieces ghosts">
    ${o}
    ${l&&a`<g class="ghost" ...${de(l.x+18,l.y+be-40,1.35)}>${Wt(r)}</g>`}
  </g>`}function wo(e,t,s,n){let{x:r,y:o}=Os(e,t),l=n?42:15,i=Math.floor((e.house-l+6)/18);return{x:r+l+s%i*18,y:o+be-33-Math.floor(s/i)*17}}function Ve({card:e,colour:t,small:s=!1}){let n=$("card",e),r=`${n} (${$("colour",t)})`;return s?a`<${K} width=${44} height=${60} kind="card small" label=${r}>
      <rect class="sheet edged" x="1" y="1" width="42" height="58" rx="5" />
      ${ko(t,44,60,13)} ${Ae(e,22,36,34)}
    <//>`:a`<${K} width=${100} height=${140} kind="card" label=${r}>
    <rect class="sheet edged" x="1" y="1" width="98" height="138" rx="8" />
    ${ko(t,100,140,24)}
    ${Ae(e,50,67,70)} ${ft(n,50,127,90,15)}
  <//>`}function ko(e,t,s,n){let r=t/12;return a`<g>
    <path class=${`glass ${e}`} d=${`M1 ${n}V${r+1}Q1 1 ${r+1} 1H${t-r-1}Q${t-1} 1 ${t-1} ${r+1}V${n}z`} />
    <g transform=${`translate(${t/2} ${n/2+.5})`}>${pe(e,n*.68,`upon ${e}`)}</g>
    <rect class="edge" x="1" y="1" width=${t-2} height=${s-2} rx=${r} />
  </g>`}function nt({colour:e}){let t=$("colour",e);return a`<${K} width=${100} height=${140} kind="card" label=${t}>
    <rect class=${`glass ${e}`} x="1" y="1" width="98" height="138" rx="8" />
    <path class="light" d="M12 12H50V70L12 70zM50 70H88V128H50z" />
    <path class="shade" d="M50 12H88V70H50zM12 70H50V128H12z" />
    <path class="edge thick" d="M12 12H88V128H12zM12 12L88 128M88 12L12 128M50 12V128M12 70H88" />
    <circle class="sheet edged" cx="50" cy="70" r="22" />
    <g transform="translate(50 70)">${pe(e,28)}</g>
    <rect class="edge" x="1" y="1" width="98" height="138" rx="8" />
  <//>`}var Ut={ochre:"#c9963f",moss:"#6d8a4a",umber:"#7a5638",coal:"#45403d",azure:"#4a7fae",slate:"#6f7980",wine:"#97344c",rust:"#b5603a",plum:"#6e4a78",chalk:"#f4ecdd",snow:"#e9e3d8",straw:"#d9b25c",copper:"#b0602c",light:"#f0cfae",brown:"#c08a5e",dark:"#7d5238"},xo={"money-lender":{robe:"ochre",cloth:"plum",hat:"beret",hair:"short",beard:"pointed",tool:"coins"},hostess:{robe:"moss",hat:"bonnet",hair:"parted",mane:"copper",face:"blush",collar:"apron",tool:"jug"},monk:{robe:"umber",hair:"tonsure",collar:"cross",tool:"cubes"},doctor:{robe:"coal",cloth:"coal",hat:"brim",face:"beak",tool:"vial"},minstrel:{robe:"moss",cloth:"wine",hat:"feather",hair:"waves",mane:"straw",tool:"lute"},fool:{robe:"moss",cloth:"wine",hat:"jester",face:"blush",collar:"ruff",tool:"marotte"},"city-guard":{robe:"azure",hat:"kettle",beard:"moustache",tool:"halberd"},"night-watchman":{robe:"slate",cloth:"slate",hat:"hood",beard:"stubble",tool:"lantern"},bishop:{robe:"wine",hat:"mitre",beard:"full",mane:"snow",collar:"stole",tool:"crozier"},"guild-master":{robe:"rust",cloth:"azure",hat:"chaperon",hair:"short",beard:"full",tool:"hammer"},"beggar-king":{robe:"umber",hat:"crown",behind:"long",mane:"straw",beard:"stubble",face:"patch",tool:"bowl"},advocate:{robe:"coal",cloth:"coal",hat:"biretta",hair:"sides",mane:"snow",collar:"jabot",tool:"scroll"},"lady-of-the-court":{robe:"azure",cloth:"plum",hat:"hennin",hair:"parted",mane:"straw",face:"blush",collar:"lace",tool:"rose"},mayor:{robe:"wine",cloth:"wine",hat:"fur",beard:"full",mane:"snow",collar:"chain",tool:"key"},carpenter:{robe:"ochre",cloth:"moss",hat:"cap",beard:"moustache",mane:"copper",collar:"apron",skin:"brown",tool:"saw"},manager:{robe:"plum",hair:"sides",face:"spectacles",collar:"chain",tool:"ledger"},nurse:{robe:"slate",cloth:"chalk",hat:"veil",face:"blush",collar:"cross",skin:"brown",tool:"cup"},scholar:{robe:"azure",cloth:"coal",hat:"square",hair:"short",face:"spectacles",skin:"dark",tool:"quill"},priest:{robe:"coal",hair:"short",mane:"snow",collar:"stole",tool:"crucifix"},procurator:{robe:"wine",cloth:"wine",hat:"biretta",beard:"pointed",mane:"copper",collar:"ruff",tool:"seal"},"bell-ringer":{robe:"rust",hair:"wild",mane:"copper",beard:"stubble",tool:"bell"},spy:{robe:"coal",cloth:"slate",hat:"brim",face:"mask",beard:"pointed",tool:"spyglass"},gypsies:{robe:"plum",cloth:"rust",hat:"scarf",behind:"long",face:"earrings",skin:"brown",tool:"tambourine"},coachman:{robe:"moss",cloth:"coal",hat:"tall",beard:"moustache",collar:"ruff",tool:"whip"},butcher:{robe:"rust",cloth:"chalk",hat:"cap",beard:"moustache",collar:"apron",tool:"cleaver"},benefactor:{robe:"azure",cloth:"ochre",hat:"fur",hair:"waves",mane:"snow",collar:"fur",tool:"heart"},trader:{robe:"ochre",cloth:"azure",hat:"chaperon",beard:"full",skin:"dark",tool:"scales"},host:{robe:"moss",hair:"sides",beard:"full",mane:"copper",collar:"apron",face:"blush",tool:"mug"},gravedigger:{robe:"umber",cloth:"coal",hat:"hood",beard:"long",mane:"snow",tool:"shovel"},actress:{robe:"rust",behind:"curls",hair:"waves",mane:"copper",face:"blush",collar:"lace",tool:"comedy"},advisor:{robe:"slate",cloth:"plum",hat:"skullcap",hair:"sides",beard:"long",mane:"snow",tool:"chess"},guard:{robe:"slate",hat:"helmet",beard:"stubble",tool:"sword"},mistress:{robe:"wine",behind:"curls",hair:"parted",mane:"coal",face:"earrings",collar:"lace",tool:"letter"}};function vo(e){let t=xo[e];if(t)return t;let s=Object.values(xo),n=[...e].reduce((f,d)=>(31*f+d.charCodeAt(0))%9973,0),r=f=>s[(n+f)%s.length],{cloth:o,hat:l,hair:i,behind:c,mane:u}=r(0),m=Object.entries({cloth:o,hat:l,hair:i,behind:c,mane:u}).filter(([,f])=>f);return{...Object.fromEntries(m),robe:r(7).robe,tool:r(11).tool}}var _o={coins:()=>a`<g>${I("coin",-5,10,19)}${I("coin",7,6,19)}${I("coin",0,-6,19)}</g>`,jug:()=>a`<g>
    <path class="stroke thick" d="M8-6C20-8 20 12 8 12" />
    <path class="wood edged" d="M-9-14H9L7-8C14 2 12 14 7 18H-7C-12 14-14 2-7-8z" />
    <path class="light" d="M-7-8C-14 2-12 14-7 18H-4C-8 10-8 0-4-8z" />
  </g>`,cubes:()=>a`<g>${I("marker",-6,9,20)}${I("marker",6,-6,20)}</g>`,vial:()=>a`<g><path class="sheet edged" d="M-4-18H4V-6L10 12C11 18-11 18-10 12L-4-6z" /><path class="leaf" d="M-7 4H7L9 12C9 15-9 15-9 12z" /></g>`,lute:()=>a`<g transform="rotate(24)">
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
  </g>`,crozier:()=>a`<path class="stroke gold-line broad" d="M0 24V-14C0-30 18-30 18-16C18-8 8-8 8-15" />`,hammer:()=>a`<g transform="rotate(18)"><path class="wood edged" d="M-2-10H2V24H-2z" /><path class="steel edged" d="M-12-20H8L13-14H8V-8H-12z" /></g>`,bowl:()=>a`<g>${I("coin",0,-4,14)}<path class="wood edged" d="M-15 0H15C14 12 8 16 0 16S-14 12-15 0z" /></g>`,scroll:()=>a`<g>
    <path class="sheet edged" d="M-10-14H8V14H-10z" /><path class="wood edged" d="M-13-18H11V-13H-13zM-13 13H11V18H-13z" />
    <path class="stroke" d="M-6-8H4M-6-3H4M-6 2H4" /><circle class="wax" cx="2" cy="9" r="3.6" />
  </g>`,rose:()=>a`<g>
    <path class="stroke" d="M0 24C-2 12 2 6 0-4" /><path class="leaf edged" d="M0 12C-10 12-12 6-12 2C-6 2-1 6 0 12zM0 8C8 8 11 2 11-2C5-2 1 2 0 8z" />
    <path class="ruby edged" d="M-9-10C-12-20-4-22 0-20C4-22 12-20 9-10C8-4 4-2 0-2S-8-4-9-10z" /><path class="stroke" d="M-4-14C-2-10 4-10 4-15M-5-7Q0-4 5-7" />
  </g>`,key:()=>a`<g><path class="gold edged" d="M-2-4H2V22H10V16H5V13H-2z" /><path class="stroke gold-line broad" d="M-7-11a7 7 0 1 0 14 0a7 7 0 1 0-14 0" /></g>`,saw:()=>a`<g transform="rotate(-20)"><path class="steel edged" d="M-5-24L6-20V12L-5 14z" /><path class="stroke" d="M6-18l3 3-3 3 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3 3" /><path class="wood edged" d="M-7 12H8V24H-7z" /></g>`,ledger:()=>a`<g><path class="wine edged" d="M-12-16H12V18H-12z" /><path class="sheet" d="M-9-13H9V15H-9z" />${I("prestige",0,-3,17)}<path class="stroke" d="M-6 8H6M-6 12H3" /></g>`,cup:()=>a`<g><path class="sheet edged" d="M-11-8H11C11 6 6 10 0 10S-11 6-11-8z" /><path class="stroke" d="M0 10V16M-7 18H7M-4-12q3-4 0-8M4-12q3-4 0-8" /></g>`,quill:()=>a`<g><path class="feather" d="M-6 14C-6-8 2-22 14-28C16-12 8 6-6 14z" /><path class="stroke" d="M-9 22L11-22" /><path class="ink" d="M-16 14H-4V24H-16z" /></g>`,crucifix:()=>a`<path class="wood edged" d="M-3-22H3V-10H13V-4H3V24H-3V-4H-13V-10H-3z" />`,seal:()=>a`<g><path class="sheet edged" d="M-12-18H12V8H-12z" /><path class="stroke" d="M-8-12H8M-8-7H8M-8-2H4" /><path class="ruby edged" d="M-4 8L-8 22-3 18 0 24 3 18 8 22 4 8z" /><circle class="wax" cy="8" r="7" /></g>`,bell:()=>a`<g><path class="stroke thick" d="M0-34V-12" /><g transform="translate(0 2) scale(1.5)">${I("bell",0,0,24)}</g></g>`,spyglass:()=>a`<g transform="rotate(-30)"><path class="gold edged" d="M-16-4H-2V4H-16z" /><path class="wood edged" d="M-2-6H14V6H-2z" /><path class="gold edged" d="M14-8H19V8H14z" /></g>`,tambourine:()=>a`<g><circle class="sheet edged" r="14" /><path class="stroke broad wood-line" d="M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0" />${[0,72,144,216,288].map(e=>a`<circle class="gold edged" cy="-14" r="3.2" transform=${`rotate(${e})`} />`)}</g>`,whip:()=>a`<g><path class="stroke" d="M4-14C14-30 22-16 12-6C6 0 16 6 20 0" /><path class="wood edged" d="M-6 22L3-15 6-14-2 23z" /></g>`,cleaver:()=>a`<g transform="rotate(14)"><path class="steel edged" d="M-9-22H9V6H-9z" /><circle class="paper" cx="5" cy="-17" r="2" /><path class="wood edged" d="M-3 6H3V24H-3z" /></g>`,heart:()=>a`<g>${I("coin",0,-12,15)}<path class="ruby edged" d="M0 18C-18 6-10-8 0 1C10-8 18 6 0 18z" /></g>`,scales:()=>a`<g><path class="stroke thick" d="M0-20V18M-15-14H15M-7 20H7" /><path class="stroke" d="M-15-14L-21 2M-15-14L-9 2M15-14L9 2M15-14L21 2" /><path class="gold edged" d="M-22 2H-8C-9 8-21 8-22 2zM8 2H22C21 8 9 8 8 2z" /></g>`,mug:()=>a`<g><path class="stroke thick" d="M8-4C20-6 20 12 8 12" /><path class="wood edged" d="M-10-8H9V16H-10z" /><path class="sheet edged" d="M-12-7C-14-16-6-17-4-14C0-19 8-17 7-13C13-13 12-6 9-6C4-3-8-3-12-7z" /><path class="stroke" d="M-10-1H9M-10 10H9" /></g>`,shovel:()=>a`<g><path class="wood edged" d="M-1.8-30H1.8V8H-1.8zM-7-34H7V-30H-7z" /><path class="steel edged" d="M-9 6H9V18C9 24 4 27 0 29C-4 27-9 24-9 18z" /></g>`,comedy:()=>a`<g><path class="sheet edged" d="M-14-14C-6-10 6-10 14-14C16 6 10 16 0 18C-10 16-16 6-14-14z" /><path class="ink" d="M-9-4Q-6-9-2-4zM2-4Q6-9 9-4zM-8 4Q0 8 8 4Q5 13 0 13T-8 4z" /></g>`,chess:()=>a`<g><circle class="sheet edged" cy="-10" r="6.5" /><path class="sheet edged" d="M-4-4H4C4 4 6 8 9 12H-9C-6 8-4 4-4-4zM-12 12H12V18H-12z" /></g>`,sword:()=>a`<g transform="rotate(10)"><path class="steel edged" d="M-3-30L0-36 3-30V10H-3z" /><path class="gold edged" d="M-11 10H11V14H-11zM-2.4 14H2.4V24H-2.4z" /></g>`,letter:()=>a`<g>${I("message",0,6,30)}<path class="ruby edged" d="M0-6C-9-12-5-18 0-14C5-18 9-12 0-6z" /></g>`};var Mo={long:"M-19-6C-21-24 21-24 19-6L22 30H-22z",curls:"M-18-8C-22-24 22-24 18-8C27-4 26 6 22 10C28 16 24 26 16 24H-16C-24 26-28 16-22 10C-26 6-27-4-18-8z"},Co={short:"M-17 0C-19-22 19-22 17 0C15-7 11-10 0-10S-15-7-17 0z",parted:"M-17 2C-20-22 20-22 17 2C15-6 8-8-2-12C-6-8-14-6-17 2z",tonsure:"M-17 5C-21-3-19-12-14-13C-8-10 8-10 14-13C19-12 21-3 17 5C16-3 13-7 9-8Q0-5-9-8C-13-7-16-3-17 5z",wild:"M-18 4L-23-4-18-7-22-15-14-14-13-22-5-17 0-24 5-17 13-22 14-14 22-15 18-7 23-4 18 4C15-6 8-9 0-9S-15-6-18 4z",sides:"M-17 4C-20-2-18-10-15-12C-15-6-14-2-14 4zM17 4C20-2 18-10 15-12C15-6 14-2 14 4z",waves:"M-17 4C-20-22 20-22 17 4C14-2 12-8 4-12C0-8-12-8-17 4z"},So={full:"M-16 2C-15 8-9 6-6 7Q0 4 6 7C9 6 15 8 16 2C17 18 9 25 0 25S-17 18-16 2z",pointed:"M-9 8Q0 4 9 8C8 15 4 22 0 27C-4 22-8 15-9 8z",moustache:"M0 7C-3 4-9 5-12 10C-8 10-4 11 0 9C4 11 8 10 12 10C9 5 3 4 0 7z",long:"M-14 4C-10 8-6 6 0 6S10 8 14 4C15 22 8 40 0 46C-8 40-15 22-14 4z",stubble:"M-15 4C-13 16-6 19 0 19S13 16 15 4C12 9 7 8 0 8S-12 9-15 4z"},zo={beret:()=>a`<path class="cloth edged" d="M-22-8C-24-24 22-28 24-12C24-6 12-8 0-8S-20-4-22-8z" />`,cap:()=>a`<path class="cloth edged" d="M-18-6C-19-24 19-24 18-6C10-10-10-10-18-6z" />`,bonnet:()=>a`<path class="sheet edged" d="M-21 2C-28-20-12-30 0-28S28-20 21 2C17-8 10-12 0-12S-17-8-21 2z" />`,veil:()=>a`<path class="cloth edged" d="M-20 34C-30-30 30-30 20 34L15 14C18-14-18-14-15 14z" />`,hood:()=>a`<path class="cloth edged" d="M-24 30C-30-16-14-30 0-32C14-30 30-16 24 30L15 12C18-16-18-16-15 12z" />`,mitre:()=>a`<g>
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
  </g>`},Eo={spectacles:()=>a`<path class="stroke" d="M-12 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M2 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-2 0H2" />`,beak:()=>a`<g>
    <path class="sheet edged" d="M-15-4C-12 12-6 20 0 20C4 20 10 14 12 8L33 24C28 8 20-4 15-8z" />
    <circle class="ink" cx="-5" cy="-1" r="4.4" /><circle class="ink" cx="9" cy="-2" r="4.4" />
    <circle class="light" cx="-4" cy="-2" r="1.4" /><circle class="light" cx="10" cy="-3" r="1.4" />
  </g>`,mask:()=>a`<g>
    <path class="ink" d="M-17-5C-8-8 8-8 17-5C17 4 9 7 4 2H-4C-9 7-17 4-17-5z" />
    <path class="sheet" d="M-10-1h5v2h-5zM5-1h5v2H5z" />
  </g>`,patch:()=>a`<g><path class="stroke" d="M-17-9L17-3" /><circle class="ink" cx="6.4" cy="-1" r="4.6" /></g>`,earrings:()=>a`<path class="stroke gold-line" d="M-17 8a3.4 3.4 0 1 0 .1 0M17 8a3.4 3.4 0 1 0 .1 0" />`,blush:()=>a`<path class="blush" d="M-10 7h0M10 7h0" />`},Lo={ruff:()=>a`<path class="sheet edged" d="M-20 24C-16 17 16 17 20 24C24 30 14 32 10 29C6 34-6 34-10 29C-14 32-24 30-20 24z" />`,chain:()=>a`<g><path class="stroke gold-line thick" d="M-22 29C-14 52 14 52 22 29" /><circle class="gold edged" cy="47" r="5" /></g>`,jabot:()=>a`<path class="sheet edged" d="M-7 22H7L10 46 3 42 0 48-3 42-10 46z" />`,apron:()=>a`<path class="sheet edged" d="M-16 34C-8 30 8 30 16 34L19 54H-19z" />`,stole:()=>a`<path class="gold edged" d="M-20 27L-12 24-9 54H-17zM20 27L12 24 9 54H17z" />`,fur:()=>a`<path class="fur-trim edged" d="M-26 30C-20 20-8 26 0 34C8 26 20 20 26 30C18 34 6 44 4 54H-4C-6 44-18 34-26 30z" />`,lace:()=>a`<path class="sheet edged" d="M-18 25Q0 46 18 25L22 31Q0 56-22 31z" />`,cross:()=>a`<path class="gold edged" d="M-2 32H2V38H8V42H2V54H-2V42H-8V38H-2z" />`};function rt({person:e,rats:t,group:s,small:n=!1}){let r=$("person",e),o=[r,$("letter",s),E("rat",t)].join(", "),l=s==="brown",[i,c]=n?[119,Math.min(23,90/t)]:[128.5,20],u=n?132:140;return a`<${K} width=${100} height=${u} kind=${`person-face ${l?"brown":"grey"}`} label=${o}>
    <rect class="frame edged" x="1" y="1" width="98" height=${u-2} rx="8" />
    <path class="niche edged" d="M9 106V44C9 20 28 9 50 9S91 20 91 44V106z" />
    ${mc(e)}
    <path class="niche-edge" d="M9 106V44C9 20 28 9 50 9S91 20 91 44V106z" />
    ${!l&&a`<g><circle class="sheet edged" cx="14" cy="14" r="9.5" /><text class="digits on-sheet" x="14" y="18.4" font-size="12">${s}</text></g>`}
    ${!n&&ft(r,50,117.5,92,12,"framed")}
    <g class="rats">
      ${Array.from({length:t},(m,f)=>I("rat",50+(f-(t-1)/2)*(c+1),i,c))}
      ${t===0&&a`<text class="digits framed" x="50" y=${i+4.5} font-size="13">0</text>`}
    </g>
  <//>`}function mc(e){let{robe:t,cloth:s="coal",tool:n,hat:r,hair:o,behind:l,mane:i="coal",beard:c,face:u,collar:m,skin:f="light"}=vo(e),d={"--robe":Ut[t],"--cloth":Ut[s],"--mane":Ut[i],"--skin":Ut[f]};return a`<g class="bust" style=${d}>
    <g transform="translate(44 52)">
      ${l&&a`<path class="mane edged" d=${Mo[l]} />`}
      <path class="robe edged" d="M-35 54C-35 36-24 27-9 24H9C24 27 35 36 35 54z" />
      <path class="skin edged" d="M-7 14H7V26C3 30-3 30-7 26z" />
      ${m&&Lo[m]()}
      <path class="skin edged" d="M-17-4C-17-20 17-20 17-4C17 12 9 20 0 20S-17 12-17-4z" />
      <circle class="ink" cx="-6.4" r="1.9" /><circle class="ink" cx="6.4" r="1.9" />
      <path class="stroke" d="M0 1L-2 6H1M-4 11.5Q0 14 4 11.5M-9.5-5Q-6.4-7-3.6-5.4M9.5-5Q6.4-7 3.6-5.4" />
      ${c&&a`<path class="mane edged" d=${So[c]} />`}
      ${c&&c!=="moustache"&&a`<path class="stroke" d="M-4 11.5Q0 13 4 11.5" />`}
      ${o&&a`<path class="mane edged" d=${Co[o]} />`} ${u&&Eo[u]()} ${r&&zo[r]()}
    </g>
    <g transform="translate(78 80)">${_o[n]()}</g>
  </g>`}var $c="M0-8.5C-6-12-7.5-17-6.5-20.5a22 22 0 0 1 13 0C7.5-17 6-12 0-8.5Z",Vn=5,fc=19.5;function Pn(e,t){let s=Array.from({length:Vn},(n,r)=>360/Vn*r);return a`<g transform=${`scale(${t/64})`}>
    <circle class="masonry edged" r="31" />
    <circle class="leading" r="27" />
    ${s.map((n,r)=>a`<path key=${n} class=${`petal petal-${r} glass ${e[r%e.length]}`} transform=${`rotate(${n})`} d=${$c} />`)}
    ${s.map(n=>a`<circle key=${n} class="sheet" transform=${`rotate(${n+180/Vn})`} cy=${-fc} r="4" />`)}
    <circle class="sheet" r="6.2" />
    <circle class="gold" r="3.6" />
  </g>`}function Nn({colours:e}){return a`<${K} width=${64} height=${64} kind="rose"><g transform="translate(32 32)">${Pn(e,64)}</g><//>`}var hc=["M2 20C2 10 6 5 11 2C16 5 20 10 20 20z","M2 20H20V32H2z","M2 32H20V44H2z"];function ot({round:e,facts:t}){let s=Object.values(t.periods).flat(),n=e?s.indexOf(e):s.length,r=e?p("round",{round:e}):p("over");return a`<${K} width=${70} height=${46} kind="round-window" label=${r}>
    ${Object.entries(t.periods).map(([o,l],i)=>a`<g key=${o} transform=${`translate(${24*i} 0)`}>
        ${l.map((c,u)=>{let m=s.indexOf(c),f=m<n?"past":m===n?"now":"to-come";return a`<path class=${`pane edged ${f}`} d=${hc[u]} />`})}
        <text class=${`digits ${s.indexOf(l[0]??"")<=n?"over-glass":""}`} x="11" y="17" font-size="11">${o}</text>
      </g>`)}
  <//>`}var Ts=1200,wt=630,kt=36,Yt=wt-2*kt,lt={x:Yt+2*kt,width:Ts-Yt-3*kt},gc=128,at=78,bc="Notre Dame";function In({table:e,seats:t,round:s,view:n,streets:r,below:o=null,facts:l}){return a`<svg
    class="drawing share-picture"
    xmlns="http://www.w3.org/2000/svg"
    width=${Ts}
    height=${wt}
    viewBox=${`0 0 ${Ts} ${wt}`}
  >
    <rect class="backdrop" width=${Ts} height=${wt} />
    ${n?a`<svg x=${kt} y=${kt} width=${Yt} height=${Yt}>
          <${Re} state=${wc(`${e} picture`,n,r,o)} facts=${l} aspect=${1} />
        </svg>`:a`<g transform=${`translate(${wt/2} ${wt/2})`}>${Pn(l.colours,.9*Yt)}</g>`}
    <g transform=${`translate(${lt.x} ${kt})`}>
      <text class="name flush" y="60" font-size="56">${bc}</text>
      ${s&&a`<svg x=${lt.width-118} y="4" width="118" height="78"><${ot} round=${s} facts=${l} /></svg>`}
      ${t.map((i,c)=>a`<g key=${c} transform=${`translate(0 ${gc+c*(at+10)})`}>${yc(i)}</g>`)}
    </g>
  </svg>`}function yc({name:e,colour:t,open:s,rank:n,prestige:r}){let o=n===1,l=.8*(lt.width-80-(r===null?12:150));return a`<rect class=${s?"shelf":`ground ${t}`} width=${lt.width} height=${at} rx="12" />
    ${o&&a`<rect class="winning" width=${lt.width} height=${at} rx="12" />`}
    <g class=${s?"empty":""} transform=${`translate(42 ${at/2})`}>${pe(t,44)}</g>
    <text class=${`name flush ${s?"faint":""}`} x="80" y=${at/2+12} font-size=${Nr(e,l,36)}>${e}</text>
    ${r!==null&&a`<text class="digits trailing" x=${lt.width-62} y=${at/2+14} font-size="40">${r}</text>${I("prestige",lt.width-34,at/2,38)}`}`}function wc(e,t,s,n){return{table:e,view:t,streets:s,seat:n,seats:[]}}var kc=[1,2,5,10,20,50,100],Ho=6;function As(e,t,s){let[n,r]=[Math.min(-1,...e),Math.max(1,...e)],o=kc.find(u=>(r-n)/u<=Ho)??(r-n)/Ho,l=o*Math.floor(n/o),i=o*Math.ceil(r/o),c=[];for(let u=l;u<=i;u+=o)c.push(u);return{least:l,most:i,ticks:c,y:u=>s-(s-t)*(u-l)/(i-l)}}var Dn=230,Rs=38,Oo=14,To=14,Ao=Dn-26,xc=13,Vs={fine:"",inaccuracy:"M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z",mistake:"M0-7L7 0L0 7L-7 0Z",blunder:"M0 8L-8-6H8Z"};function Wn({points:e,end:t,width:s,label:n,now:r=null,onPick:o,figure:l=String}){let{ticks:i,y:c}=As([...e.flatMap(({lead:d,after:h})=>[d,h]),t],To,Ao),u=d=>V(Rs+(s-Rs-Oo)*d/Math.max(1,e.length)),m=e.flatMap((d,h)=>d.round===e[h-1]?.round?[]:[{name:d.round,i:h}]),f=[...e.map(({lead:d},h)=>`${u(h)},${V(c(d))}`),`${u(e.length)},${V(c(t))}`];return a`<${K} width=${s} height=${Dn} kind="lead-chart" label=${n} group=${!0}>
    ${i.map(d=>a`<g key=${d}><line class=${d===0?"axis":"grid"} x1=${Rs} x2=${s-Oo} y1=${V(c(d))} y2=${V(c(d))} /><text class="tick trailing" x=${Rs-6} y=${V(c(d))+4}>${l(d)}</text></g>`)}
    ${m.map(({name:d,i:h})=>a`<g key=${d}><line class=${d.endsWith("1")?"grid period":"grid"} x1=${u(h)} x2=${u(h)} y1=${To} y2=${Ao} /><text class="tick flush" x=${u(h)+2} y=${Dn-8}>${d}</text></g>`)}
    <polyline class="lead-line" points=${f.join(" ")} />
    <circle class="lead-end" cx=${u(e.length)} cy=${V(c(t))} r="4" />
    ${e.map((d,h)=>d.grade!=="fine"&&vc(d,u(h),V(c(d.lead)),V(c(d.after)),d.move===r,o))}
  <//>`}function vc({move:e,grade:t,label:s},n,r,o,l,i){let c=m=>{m.preventDefault(),i?.(e)},u=i&&{role:"button",tabindex:0,onClick:c,onKeyDown:m=>(m.key==="Enter"||m.key===" ")&&c(m)};return a`<g key=${e} class=${`lead-mark grade-${t} ${l?"now":""}`} data-move=${e} role="img" aria-label=${s} ...${u}>
    <title>${s}</title>
    <line class="drop" x1=${n} x2=${n} y1=${r} y2=${o} />
    <circle class="hit" cx=${n} cy=${r} r=${xc} />
    <path transform=${`translate(${n} ${r})`} d=${Vs[t]} />
  </g>`}var Bn=190,Ps=38,_c=14,Mc=Bn-26,Ro=.72;function Fn({rounds:e,width:t,label:s,figure:n=String}){let{ticks:r,y:o}=As(e.flatMap(({luck:u,losses:m})=>[u,m]),_c,Mc),l=(t-Ps)/Math.max(1,e.length),i=V(l*Ro/2),c=(u,m,f)=>a`<rect class=${f} x=${V(m)} width=${i} y=${V(Math.min(o(0),o(u)))} height=${V(Math.abs(o(u)-o(0)))} />`;return a`<${K} width=${t} height=${Bn} kind="round-bars" label=${s} group=${!0}>
    ${r.map(u=>a`<g key=${u}><line class=${u===0?"axis":"grid"} x1=${Ps} x2=${t} y1=${V(o(u))} y2=${V(o(u))} /><text class="tick trailing" x=${Ps-6} y=${V(o(u))+4}>${n(u)}</text></g>`)}
    ${e.map((u,m)=>{let f=Ps+l*m+l*(1-Ro)/2;return a`<g key=${u.round} role="img" aria-label=${u.label}>
        <title>${u.label}</title>
        ${c(u.luck,f,"luck-bar")} ${c(u.losses,f+i,"loss-bar")}
        <text class="tick" x=${V(f+i)} y=${Bn-8}>${u.round}</text>
      </g>`})}
  <//>`}var Cc=500,Sc=198,Vo=104,xt=16,zc=22,Po=12;function Qt({rows:e,width:t,label:s,centred:n=!1}){let r=t<Cc?zc:0,o=r?4:Sc,l=e.flatMap(({bars:d})=>d.flatMap(({value:h,halfInterval:g})=>[h-(g??0),h+(g??0)])),i=Math.max(.1,...n?l.map(Math.abs):l),c=n?-i:Math.min(0,...l),u=d=>V(o+(t-Vo-o)*(d-c)/(i-c)),m=e.map(({bars:d})=>r+d.length*xt+Po),f=d=>m.slice(0,d).reduce((h,g)=>h+g,0);return a`<${K} width=${t} height=${f(e.length)} kind="bar-rows" label=${s} group=${!0}>
    ${e.map((d,h)=>{let g=f(h)+r+Po/2,b=g+d.bars.length*xt/2;return a`<g key=${d.name} role="img" aria-label=${d.label}>
        <title>${d.label}</title>
        ${r?a`<text class="flush" x=${o} y=${g-6}>${d.name}</text>`:a`<text class="trailing" x=${o-10} y=${b+5}>${d.name}</text>`}
        ${d.bars.map((x,w)=>Ec(x,u,g+w*xt,t-Vo+8))}
        <line class="axis" x1=${u(0)} x2=${u(0)} y1=${g-3} y2=${g+d.bars.length*xt+3} />
      </g>`})}
  <//>`}function Ec({value:e,kind:t,figure:s,halfInterval:n},r,o,l){let i=o+xt/2;return a`<g key=${t}>
    <rect class=${`bar ${t}`} x=${Math.min(r(0),r(e))} width=${V(Math.abs(r(e)-r(0)))} y=${o+1} height=${xt-2} />
    ${n?a`<path class="whisker" d=${qn(r(e-n),r(e+n),i,4)} />`:null}
    <text class="flush digits" x=${l} y=${i+5}>${s}</text>
  </g>`}function qn(e,t,s,n){return`M${e} ${s}H${t}M${e} ${s-n}V${s+n}M${t} ${s-n}V${s+n}`}var Lc=30,Xt=6,Ns=18;function jn({share:e,low:t,high:s,expected:n,width:r,label:o}){let l=i=>V(1+(r-2)*i);return a`<${K} width=${r} height=${Lc} kind="share-bar" label=${o}>
    <rect class="track" x=${l(0)} width=${r-2} y=${Xt} height=${Ns} />
    <rect class="bar mine" x=${l(0)} width=${V((r-2)*e)} y=${Xt} height=${Ns} />
    <path class="whisker" d=${qn(l(t),l(s),Xt+Ns/2,5)} />
    <path class="notch" d=${`M${l(n)} ${Xt+1}l-5-7h10zM${l(n)} ${Xt+Ns-1}l-5 7h10z`} />
  <//>`}var Kn=["blue","red","green"],vt=["money-lender","hostess","carpenter"],Hc={blue:{sectors:{"cloister-school":1,bank:2,residence:1,"carriage-house":1,hotel:0,park:0,hospital:1},friend:"hotel",supply:3,coins:4,rat:4,carriage:"red/left-outer",messages:[{colour:"green",kind:"rat"}],cathedral:1,prestige:12},red:{sectors:{"cloister-school":2,bank:1,residence:0,"carriage-house":2,hotel:0,park:1,hospital:0},friend:"park",rat:6,carriage:"red/right-inner",cathedral:0},green:{sectors:{"cloister-school":1,bank:1,residence:3,"carriage-house":1,hotel:1,park:0,hospital:1},friend:"residence",rat:3,carriage:"green/centre",cathedral:2}},Oc={"blue/left-inner":"prestige","blue/left-outer":"coin","blue/right-outer":"marker","red/left-inner":"marker","red/right-outer":"coin","green/left-inner":"coin","green/left-outer":"marker","green/right-outer":"prestige"};function _t(e){let t=Kn.map((n,r)=>Tc(n,r,e)),s=Kn.map((n,r)=>({seat:r,name:$("colour",n),colour:n,who:"bot",level:null,present:!0,mine:r===0,left:!1}));return{table:"sample",number:0,status:"playing",edition:"",options:{},help:{},listed:!1,practice:!1,daily:null,played_here:!0,host:!1,host_here:!0,seats:s,seat_requests:[],seat:0,move:0,view:{seat:0,round:"A3",phase:"cards",question:"",to_act:[],start_player:0,persons:vt,plague:e,asked_about:{},boroughs:Kn,cathedral_tile:8,cathedral_share:2,players:t,markets:Oc,persons_in_game:[],grey_past:[],grey_to_come:[],brown_past:[],brown_to_come:[],coins_in_supply:null},streets:"windmill",sector_effects:[],draft:[],question:null,waiting:[],undo:{possible:!1,why:null,asked:null,to:[],pause:0},news:null,chat:[],watchers:0,bots_think_less:!1,commitment:null,seed:null,result:null,alone:!0,rematch:null}}function Tc(e,t,s){let n=Hc[e]??{},r=n.rat??0;return{seat:t,colour:e,coins:3,supply:2,general_supply:5,cathedral:0,sectors:{},friend:null,rat:r,carriage:`${e}/centre`,messages:[],prestige:null,prestige_by_source:null,doctor:!1,spied:!1,rat_after_plague:r+s-(n.sectors?.hospital??0),drafted:3,played:[],hand:[],pack:[],dealt:[],deck:[],later_decks:[],...n}}var Gn=[{players:{blue:{sectors:{"cloister-school":1,bank:2,residence:0,"carriage-house":1,hotel:0,park:0,hospital:2},friend:null,supply:1,general_supply:7,cathedral:0,rat:2,rat_after_plague:4,carriage:"blue/right-inner"},red:{sectors:{"cloister-school":1,bank:2,residence:0,"carriage-house":0,hotel:0,park:1,hospital:2},friend:"bank",supply:1,general_supply:7,cathedral:0,rat:5,rat_after_plague:7,carriage:"red/centre"},green:{sectors:{"cloister-school":2,bank:0,residence:0,"carriage-house":1,hotel:0,park:1,hospital:2},friend:"park",supply:3,general_supply:5,cathedral:0,rat:5,rat_after_plague:7,carriage:"green/left-outer"},yellow:{sectors:{"cloister-school":1,bank:1,residence:0,"carriage-house":0,hotel:1,park:1,hospital:2},friend:"bank",supply:2,general_supply:6,cathedral:0,rat:1,rat_after_plague:3,carriage:"yellow/left-outer"}},markets:{"blue/left-inner":"rat","blue/left-outer":"prestige","blue/right-outer":"coin","red/left-inner":"rat","red/left-outer":"coin","red/right-inner":"prestige","red/right-outer":"marker","green/left-inner":"marker","green/right-inner":"prestige","green/right-outer":"rat","yellow/left-inner":"rat","yellow/right-inner":"coin","yellow/right-outer":"prestige"},cathedral_tile:10},{players:{red:{sectors:{bank:3},supply:0}}},{players:{green:{sectors:{"carriage-house":2},supply:2}}},{players:{green:{carriage:"red/left-inner"}},markets:{"red/left-inner":null}},{players:{green:{rat:4,rat_after_plague:6}}},{players:{yellow:{sectors:{park:2},supply:1,rat:0,rat_after_plague:2}}},{players:{blue:{sectors:{"carriage-house":2},supply:0}}},{players:{blue:{carriage:"yellow/right-inner"}},markets:{"yellow/right-inner":null}},{players:{red:{sectors:{"cloister-school":0},cathedral:1}}},{players:{green:{sectors:{hospital:3},supply:1,rat:3,rat_after_plague:4}}},{players:{yellow:{sectors:{"cloister-school":2},supply:2,general_supply:4}}},{players:{blue:{sectors:{"carriage-house":1,park:1},rat:1,rat_after_plague:3}}},{players:{red:{sectors:{bank:0,park:4}}}},{players:{blue:{rat:3,rat_after_plague:4},red:{rat:7,rat_after_plague:8},green:{rat:4},yellow:{rat:2,rat_after_plague:3}}},{players:{green:{friend:"bank"}}},{players:{yellow:{sectors:{"carriage-house":1},supply:1}}},{players:{yellow:{carriage:"green/right-outer"}},markets:{"green/right-outer":null}},{players:{yellow:{rat:1,rat_after_plague:2}}},{players:{blue:{sectors:{"cloister-school":0,bank:3}}}},{players:{red:{sectors:{"cloister-school":1,hospital:1},supply:1,general_supply:6,rat_after_plague:9}}},{players:{green:{sectors:{park:2},supply:0,rat:3,rat_after_plague:3}}},{players:{yellow:{sectors:{residence:1},supply:0}}},{players:{blue:{friend:"bank"}}},{players:{red:{sectors:{"cloister-school":2},supply:2,general_supply:4}}},{players:{blue:{supply:2,general_supply:5}}},{players:{blue:{rat:4,rat_after_plague:8},red:{rat:9,rat_after_plague:14},green:{rat_after_plague:6},yellow:{rat:2,rat_after_plague:6}}},{players:{yellow:{friend:"cloister-school",supply:3,general_supply:1}}},{players:{blue:{supply:1,cathedral:1}}},{players:{red:{sectors:{"carriage-house":1},supply:1}}},{players:{red:{carriage:"red/right-inner"}},markets:{"red/right-inner":null}},{players:{green:{sectors:{"cloister-school":3,"carriage-house":1},supply:3,general_supply:2}}},{players:{yellow:{sectors:{residence:2},supply:2}}},{players:{blue:{sectors:{bank:4},supply:0}}},{players:{red:{sectors:{hotel:1},supply:0}}},{players:{green:{sectors:{bank:1},supply:2}}},{players:{blue:{sectors:{"carriage-house":0,park:2},rat:3,rat_after_plague:7}}}];var No=1900,Ac=6e3;function Rc(e,t){let s=e.view,n=s.players.map(i=>{let c=t.players?.[i.colour]??{};return{...i,...c,sectors:{...i.sectors,...c.sectors}}}),r=Object.fromEntries(Object.entries({...s.markets,...t.markets}).filter(([,i])=>i!==null)),o=t.cathedral_tile??s.cathedral_tile,l={...s,players:n,markets:r,cathedral_tile:o};return{...e,view:l}}function Vc(){let e=Gn[0]?.players??{},t=_t(0),s=t.view,n=s.players[0],r=Object.keys(e),o=r.map((i,c)=>({...n,seat:c,colour:i,messages:[]})),l={...t,table:"demo",seat:null,view:{...s,boroughs:r,players:o,markets:{}}};return Gn.map(i=>l=Rc(l,i))}function Pc(){let e=U(Vc,[]),t=U(()=>matchMedia("(prefers-reduced-motion: reduce)").matches,[]),[s,n]=y(t?e.length-1:0),[r,o]=y(t);return z(()=>{if(r)return;let l=s===e.length-1,i=()=>{document.visibilityState==="visible"?n(l?0:s+1):c=setTimeout(i,No)},c=setTimeout(i,l?Ac:No);return()=>clearTimeout(c)},[s,r]),a`<div class="living-board">
    <div aria-hidden="true" inert><${Re} state=${e[s]} facts=${R()} aspect=${1.2} /></div>
    <button type="button" class="plain" aria-label=${p(r?"replay_run":"replay_pause")} onClick=${()=>o(!r)}>
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d=${r?"M5 3l8 5-8 5z":"M4 3h3v10H4zM9 3h3v10H9z"} /></svg>
    </button>
  </div>`}var Nc=`notredame commitment 1
`;function Is({seed:e,commitment:t,table:s}){let[n,r]=y(null);if(!t)return null;let o=async()=>r(await Ic(e??"")===t),l=`notredame-${s}.txt`;return a`<section class="card stack fairness" aria-labelledby="fairness">
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
  </section>`}async function Ic(e){let t=(e.match(/../g)??[]).map(r=>parseInt(r,16)),s=new Uint8Array([...new TextEncoder().encode(Nc),...t]);return[...new Uint8Array(await crypto.subtle.digest("SHA-256",s))].map(r=>r.toString(16).padStart(2,"0")).join("")}function ae(e){return e<0?`\u2212${-e}`:String(e)}function Mt({deal:e}){let{mine:t,par:s}=e,n=t?.score;return a`<div class="stack tight">
    <table class="daily-table">
      <thead>
        <tr><td></td><${Un} /></tr>
      </thead>
      <tbody>
        ${n&&a`<tr class="mine"><th scope="row">${$("daily","you")}</th><${Ds} score=${n} /></tr>`}
        ${s&&a`<tr><th scope="row">${$("daily","par")}</th><${Ds} score=${s} /></tr>`}
      </tbody>
    </table>
    ${n&&!s&&a`<p class="soft" role="status">${$("daily","par_waits")}</p>`}
    ${n&&s&&a`<p>${Dc(n.margin-s.margin)}</p>`}
    ${t?.late&&a`<p class="soft">${$("daily","late")}</p>`}
    <p class="soft small">${$("daily","par_help",{level:$("level",e.level)})}</p>
  </div>`}function Un(){return a`<th scope="col">${$("daily","margin")}</th>
    <th scope="col">${$("daily","place")}</th>
    <th scope="col">${$("daily","prestige")}</th>`}function Ds({score:e}){let{margin:t,place:s,prestige:n}=e;return a`<td>${t>0?`+${t}`:ae(t)}</td>
    <td>${p("place",{n:s})}</td>
    <td>${n}</td>`}function Dc(e){return e?$("daily",e>0?"better":"worse",{points:E("point",Math.abs(e))}):$("daily","even")}function Ct({deal:e,most:t=1/0}){let s=e.results.filter((n,r)=>r<t||n.mine);return s.length?a`<table class="daily-table daily-results">
    <caption>${$("daily","results")} <span class="soft small">${$("daily","finished",{n:e.finished})}</span></caption>
    <thead>
      <tr>
        <th scope="col">${$("daily","rank")}</th>
        <th scope="col">${p("name")}</th>
        <${Un} />
      </tr>
    </thead>
    <tbody>
      ${s.map((n,r)=>a`<tr key=${r} class=${n.mine?"mine":""} aria-current=${n.mine?"true":void 0}>
        <td>${p("place",{n:n.rank})}</td>
        <th scope="row"><bdi>${n.name||$("called","guest")}</bdi>${n.mine&&a` <span class="soft">(${p("you")})</span>`}</th>
        <${Ds} score=${n} />
      </tr>`)}
    </tbody>
  </table>`:a`<p class="soft">${$("daily","no_results")}</p>`}function Ws({deal:e,again:t}){let[s,n]=Y();if(!e.mine||e.mine.late)return null;let r=!e.mine.listed,o=({currentTarget:l})=>{n(null),N(`/api/daily/${e.day}/listed`,{listed:r}).then(()=>{Br(r),t()},i=>{l.checked=!r,n(i)})};return a`<div>
    <label class="check">
      <input type="checkbox" checked=${e.mine.listed} onChange=${o} /> ${$("daily","listed")}
    </label>
    ${s&&a`<p class="trouble" role="alert">${s}</p>`}
  </div>`}var Wc=3e3;function Jt(e,t){let[s,n]=y(null),[r,o]=y(null),[l,i]=y(0);z(()=>{if(!e)return;let u,m=async()=>{let d=await D(e);n(d),o(null),t(d)&&(u=setTimeout(()=>f=ue(m,o),Wc))},f=ue(m,o);return()=>{f(),clearTimeout(u)}},[e,l]);let c=le(()=>i(u=>u+1),[]);return{found:s,trouble:r,again:c}}function Bs(){return Jt("/api/daily",e=>Yn(e.today)||Yn(e.yesterday))}function Io(e){return Jt(e&&`/api/daily/${e}`,Yn)}function Yn(e){return!!e.mine?.score&&!e.par}var Bc=5;function Fc(){let{found:e,trouble:t}=Bs(),s=e?.today;return a`<div class="stack">
    <h2 id="daily-title">${$("daily","title")} <span class="soft small">${ge(s?.day??Dr())}</span></h2>
    ${t!==null&&a`<p class="trouble" role="alert">${F(t)}</p>`}
    <${Qn} deal=${s??null} />
    ${s&&s.results.length>0&&a`<${Ct} deal=${s} most=${Bc} />`}
    <p><a href="/daily">${$("daily","more")}</a></p>
  </div>`}function Qn({deal:e}){let t=e?.mine;return e&&t?.score?a`<div class="stack">
      <${Mt} deal=${e} />
      <p class="row"><a class="button" href=${`/t/${t.table}`}>${$("daily","look")}</a></p>
    </div>`:a`<div class="stack">
    <p>${$("daily","about")}</p>
    ${e&&t&&a`<p>${$("daily","until",{time:ht(e.revealed)})}</p>`}
    <p class="row"><${Fr} label=${$("daily",t?"go_on":"play")} /></p>
  </div>`}function qc(){let{found:e,trouble:t,again:s}=Bs();return a`<${j} />
    <main id="main" class="daily stack" tabindex="-1">
      <h1>${$("daily","title")}</h1>
      ${t!==null&&a`<p class="trouble" role="alert">${F(t)}</p>`}
      ${e&&a`<${jc} deal=${e.today} next=${e.tomorrow} again=${s} />`}
      ${e&&a`<${Kc} deal=${e.yesterday} again=${s} />`}
      ${e?.yesterday.record&&a`<${Is} seed=${e.yesterday.seed} commitment=${e.yesterday.commitment} table=${e.yesterday.day} />`}
    </main>
    <${te} />`}function jc({deal:e,next:t,again:s}){return a`<section class="card stack" aria-labelledby="today">
    <h2 id="today">${$("daily","today",{day:ge(e.day)})}</h2>
    <${Qn} deal=${e} />
    <${Do} deal=${e} again=${s} />
    <details>
      <summary>${p("fairness")}</summary>
      <p class="small">${p("commitment_text")}</p>
      <p class="hash">${e.commitment}</p>
      <p class="small">${$("daily","next",{day:ge(t.day)})}</p>
      <p class="hash">${t.commitment}</p>
    </details>
  </section>`}function Kc({deal:e,again:t}){let{mine:s}=e,n=s?!s.score&&"unfinished":"not_played";return a`<section class="card stack" aria-labelledby="yesterday">
      <h2 id="yesterday">${$("daily","yesterday",{day:ge(e.day)})}</h2>
      ${n&&a`<p>${$("daily",n)}</p>`}
      ${(s?.score||e.par)&&a`<${Mt} deal=${e} />`}
      ${!e.seed&&a`<p>${$("daily",s&&!s.score?"until":"not_yet",{time:ht(e.revealed)})}</p>`}
      <p class="row">
        ${s&&a`<a class="button" href=${`/t/${s.table}`}>${$("daily","look")}</a>`}
        ${e.record&&a`<${Gc} day=${e.day} />`}
      </p>
      ${e.results.length>0&&a`<${Do} deal=${e} again=${t} />`}
    </section>`}function Do({deal:e,again:t}){return a`<div class="stack">
    <${Ct} deal=${e} />
    <${Ws} deal=${e} again=${t} />
    ${e.results.length>0&&a`<p class="soft small">${$("daily","margin_help")} ${$("daily","names")}</p>`}
  </div>`}function Gc({day:e}){let[t,s]=y(!1),[n,r]=Y(),o=`/api/daily/${e}/record`;return a`<button type="button" disabled=${t} onClick=${async()=>{s(!0),r(null);try{let i=await fetch(o);if(!i.ok)throw await Dt(i);let{table:c}=await N("/api/import",{record:await i.text()});ve(`/t/${c}`)}catch(i){r(i),s(!1)}}}>${$("daily","bots_game")}</button>
    <a class="button" href=${o} download=${`notredame-${e}.txt`}>${$("daily","bots_record")}</a>
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}`}function Fs(){return vt.reduce((e,t)=>e+(R().persons[t]?.rats??0),0)}function Uc(){return a`<${K} width=${124} height=${134} kind="sector">
    <g transform="translate(2 36)">
      ${Hs({sector:"bank",name:$("card","bank"),colour:"blue",width:120,gains:[["3","coin"]]})}
      ${[44,74].map(e=>a`<g key=${e} transform=${`translate(${e} 49) scale(1.8)`}>${Te("blue")}</g>`)}
    </g>
  <//>`}function Wo({person:e}){let t=R().persons[e];return a`<${rt} person=${e} rats=${t?.rats??0} group=${t?.group??"brown"} />`}var Bo=()=>a`<div class="picture">
    ${vt.map(e=>a`<${Wo} key=${e} person=${e} />`)}
    <span class="sum"><${P} name="plague" />${vt.map(e=>R().persons[e]?.rats??0).join(" + ")} = ${Fs()}</span>
  </div>`,Fo=()=>a`<div class="picture">
    <${Ve} card="bank" colour="blue" />
    <${Zt} />
    <span class="fan"><${nt} colour="blue" /><${nt} colour="blue" /></span>
  </div>`,qo=()=>a`<div class="picture">
    <${Ve} card="bank" colour="blue" />
    <${Zt} />
    <${Uc} />
    <${Zt} />
    <span class="gains"><${P} name="coin" /><${P} name="coin" /></span>
  </div>`,jo=()=>a`<div class="picture">
    <${P} name="coin" />
    <${Zt} />
    <${Wo} person=${vt[1]??""} />
    <${Zt} />
    <span class="gains pairs"><${P} name="prestige" /><${P} name="prestige" /><${P} name="prestige" /><${P} name="rat-back" /></span>
  </div>`;function Ko(){let e=_t(Fs()).view?.players[0];return a`<div class="picture">
    <${K} width=${404} height=${66} kind="borough">${e&&Ls({player:e,facts:R(),width:404,height:66,look:{}})}<//>
  </div>`}function Zt(){return a`<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12H20M13 5L20 12L13 19" /></svg>`}var Yc=[["persons",Bo],["draft",Fo],["play",qo],["hire",jo],["plague",Ko]],Me=e=>$("learn",e);function Qc(){return a`<${j} />
    <main id="main" class="learn">
      <section class="learn-about" aria-labelledby="learn-title">
        <div class="stack">
          <h1 id="learn-title">${p("learn")}</h1>
          <p class="learn-lead">${Me("lead")}</p>
          <p>${Me("sectors")}</p>
          <p>${Me("plague")}</p>
          <${Go} />
        </div>
        <div class="learn-city" aria-hidden="true"><${Re} state=${_t(Fs())} facts=${R()} /></div>
      </section>
      <section class="stack" aria-labelledby="steps-title">
        <h2 id="steps-title">${p("how_a_round_goes")}</h2>
        <ol class="steps">
          ${Yc.map(([e,t],s)=>a`<li key=${e} class="card">
              <div aria-hidden="true"><${t} /></div>
              <h3><span class="step-number" aria-hidden="true">${s+1}</span>${Me(`step_${e}_title`)}</h3>
              <p>${Me(`step_${e}_text`)}</p>
            </li>`)}
          <li class="card aside">
            <div aria-hidden="true"><div class="picture"><${ot} round="A3" facts=${R()} /></div></div>
            <h3>${Me("periods_title")}</h3>
            <p>${Me("periods_text")}</p>
          </li>
        </ol>
      </section>
      <section class="learn-start card" aria-labelledby="guided-title">
        <h2 id="guided-title">${Me("guided_title")}</h2>
        <p>${Me("guided_text")}</p>
        <${Go} also=${!0} />
      </section>
    </main>
    <${te} />`}function Xc(){let[e,t]=y(null);return z(()=>{let s=gt();if(!s)return;let n=!0;return D("/api/me").then(r=>{n&&r.tables.some(o=>o.table===s&&o.status==="playing")&&t(s)},r=>console.error(r)),()=>{n=!1}},[]),e}function Go({also:e=!1}){let[t,s]=y(!1),[n,r]=Y(),o=Xc();return a`<p class="row">
      <button class="main large" type="button" disabled=${t} onClick=${async()=>{s(!0),r(null);try{await Kr()}catch(i){r(i),s(!1)}}}>${Me("start")}</button>
      ${o&&a`<a class="button" href=${`/t/${o}`}>${Me("resume")}</a>`}
      ${e&&a`<a class="button plain" href="/rules">${p("rules")}</a>`}
    </p>
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}`}function Uo(e){let t=new Map;for(let s of e)for(let n of s.places)t.set(n,[...t.get(n)??[],s.id]);return t}function Yo(e){let t=e.indexOf(":");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}function qs(e,t){return t===null?null:e.view?.players[t]??null}function St(e,t,s){let[n,r]=Yo(e),o=Jc[n];return o?o(r,t,s):null}function Pe(e,t){return e.view?.players.find(s=>s.colour===t)??null}function Ke(e,t){return e.seats.find(s=>s.colour===t)?.name??$("colour",t)}function Xn(e,t){return{title:O($("card",e)),text:[ie("card_help",e,t)]}}function Qo(e){return p("tip_message_of",{colour:$("colour",e.split("/")[0]??"")})}var Jc={card:(e,t)=>Xn(e,t),hand:(e,t)=>Xn(e.split(":")[1]??"",t),pack:(e,t)=>Xn(e,t),sector:(e,t)=>{let[s="",n=""]=e.split("/"),r=Pe(t,s),o=[ie("card_help",n,t)];if(r){let l=E("piece",qe(r,n)),i=t.sector_effects[r.seat]?.[n]??{};o.unshift(r.friend===n?p("tip_pieces_friend",{pieces:l}):l,lo(i),p("tip_next",{brings:Ms(i)}))}return{title:p("tip_of",{what:O($("place",n)),name:Ke(t,s)}),text:o.filter(Boolean)}},person:(e,t,s)=>{let n=s.persons[e],r=n?E("rat",n.rats):"",o=n?$("letter",n.group):"";return{title:O($("person",e)),text:[ie("person_help",e,t),`${o} \xB7 ${r}`]}},market:(e,t,s)=>{let n=t.view?.markets??{},r=n[e],o=t.view?.players.filter(c=>c.carriage===e)??[],l=[];r?l.push($("kind",r)):l.push(p(e.endsWith("/centre")?"tip_centre":"tip_no_message"));let i=t.question?.refused.find(c=>c.place===`market:${e}`);i&&l.push(i.why);for(let c of o)l.push(p("tip_carriage",{name:Ke(t,c.colour)}));return{title:r?Qo(e):O(Kt(e,n,s.markets)),text:l}},message:e=>({title:Qo(e),text:[$("kind",e.split("/")[1]??"")]}),messages:(e,t)=>{let s=Pe(t,e);if(!s)return null;let n=s.messages.map(r=>`${O($("colour",r.colour))}: ${$("kind",r.kind)}`);return n.length||n.push(p("tip_no_messages")),{title:p("tip_of",{what:E("message",s.messages.length),name:Ke(t,e)}),text:n}},coins:(e,t)=>Jn(e,t,"coin",Pe(t,e)?.coins,"tip_coins",{price:E("coin",Number(t.options.hire_cost))}),supply:(e,t)=>Jn(e,t,"marker",Pe(t,e)?.supply,"tip_supply"),general:(e,t)=>Jn(e,t,"marker",Pe(t,e)?.general_supply,"tip_general"),prestige:(e,t)=>{let s=Pe(t,e);if(!s)return null;if(s.prestige===null)return{title:p("tip_purse"),text:[p("tip_purse_text")]};let n=Object.entries(s.prestige_by_source??{}).filter(([,r])=>r).map(([r,o])=>`${O($("source",r))}: ${o}`);return{title:p("tip_of",{what:E("prestige",s.prestige),name:Ke(t,e)}),text:n}},rat:(e,t,s)=>{let n=e.split("/")[0]??"",r=Pe(t,n);return r?{title:p("tip_rat_at",{name:Ke(t,n),at:r.rat}),text:[...Hn(r,s).map(O),p("tip_rat")]}:null},friend:(e,t)=>{let s=Pe(t,e)?.friend;return{title:p("tip_of",{what:O($("card","trusted-friend")),name:Ke(t,e)}),text:[O($("place",s??"off-board")),ie("card_help","trusted-friend",t)]}},carriage:(e,t,s)=>{let n=Pe(t,e)?.carriage??"";return{title:p("tip_carriage",{name:Ke(t,e)}),text:[O(Kt(n,t.view?.markets??{},s.markets)),ie("card_help","carriage-house",t)]}},cathedral:(e,t)=>{let s=t.view;if(!s)return null;let n=s.players.reduce((o,l)=>o+l.cathedral,0),r=[p("tip_cathedral",{prestige:E("prestige",s.cathedral_tile)})];return n&&r.unshift(p("tip_share",{markers:E("marker",n),share:s.cathedral_share})),{title:O($("place","cathedral")),text:r}},plague:(e,t,s)=>{let n=qs(t,t.seat);return t.view&&{title:p("plague_value",{value:t.view.plague}),text:[...n?Cs(n,s):[],p("tip_plague")]}},round:(e,t)=>t.view?.round?{title:p("round",{round:t.view.round}),text:[$("phase",t.view.phase),p("tip_round")]}:null,answer:(e,t)=>{let s=t.question?.choices.find(n=>n.id===e);return s?{title:s.label,text:s.brings.map(n=>O(n.text))}:null},undo:(e,t)=>({title:p("undo"),text:[Zc(t)]}),hurried:()=>({title:O(p("hurried")),text:[p("tip_hurried")]}),start:(e,t)=>t.view&&{title:p("start_figure"),text:[p("tip_start",{name:t.seats[t.view.start_player]?.name??""})]}};function Zc({practice:e,undo:t}){return t.possible?p(e?"undo_practice":t.pause?"undo_pause":"undo_can"):p(`undo_${t.why??"nothing"}`)}function Jn(e,t,s,n,r,o){return n===void 0?null:{title:p("tip_of",{what:E(s,n),name:Ke(t,e)}),text:[p(r,o)]}}var eu=350,tu=500,Xo="tip",su="[data-tip],[data-place]";function js({state:e,facts:t}){let s=S(null),[n,r]=y(null),o=n?.getAttribute("data-tip")??n?.getAttribute("data-place"),l=e&&o&&n?.isConnected?St(o,e,t):null;A(()=>{let c,u=!1,m=null,f=_=>_ instanceof Element?_.closest(su):null,d=_=>{clearTimeout(c),m=_,r(_)},h=()=>d(null),[g,b]=[-1,-1],x=_=>{if(_.pointerType!=="mouse"||_.clientX===g&&_.clientY===b)return;[g,b]=[_.clientX,_.clientY];let H=f(_.target);H!==m&&(h(),m=H,H&&(c=setTimeout(()=>d(H),eu)))},w=_=>{_.pointerType==="mouse"&&f(_.target)!==m&&h()},v=_=>{let H=f(_.target);u=!1,h(),!(_.pointerType==="mouse"||!H)&&(c=setTimeout(()=>{u=!0,d(H)},tu))},k=()=>clearTimeout(c),M=_=>{if(u){u=!1,_.preventDefault(),_.stopPropagation();return}let H=f(_.target),B=H?.classList.contains("lit")||H?.getAttribute("aria-disabled")==="false";d(B?null:H),B&&(m=H)},C=_=>{let H=f(_.target);d(H===_.target&&H?.matches(":focus-visible")?H:null)},T=_=>{_.key==="Escape"&&h()},L=_=>{_.target instanceof Node&&_.target.contains(m)&&h()},G=new AbortController,{signal:W}=G;return document.addEventListener("pointermove",x,{signal:W}),document.addEventListener("pointerover",w,{signal:W}),document.addEventListener("pointerdown",v,{signal:W}),document.addEventListener("pointerup",k,{signal:W}),document.addEventListener("pointercancel",h,{signal:W}),document.addEventListener("click",M,{capture:!0,signal:W}),document.addEventListener("focusin",C,{signal:W}),document.addEventListener("keydown",T,{signal:W}),addEventListener("scroll",L,{capture:!0,signal:W}),()=>{clearTimeout(c),G.abort()}},[]);let i=l!==null;return A(()=>{let c=s.current;if(!(!i||!n||!c))return n.setAttribute("aria-describedby",Xo),"showPopover"in c&&!c.matches(":popover-open")&&c.showPopover(),nu(c,n.getBoundingClientRect()),()=>{n.removeAttribute("aria-describedby"),"hidePopover"in c&&c.matches(":popover-open")&&c.hidePopover()}},[n,i]),a`<div ref=${s} id=${Xo} role="tooltip" popover="manual" class="tip">
    ${l&&a`<strong class="name">${l.title}</strong>
      ${l.text.map(c=>a`<p>${c}</p>`)}`}
  </div>`}function nu(e,t){let{offsetWidth:s,offsetHeight:n}=e,r=Math.max(8,Math.min(innerWidth-s-8,t.left+t.width/2-s/2)),o=t.top-n-8,l=Math.min(innerHeight-n-8,t.bottom+8);e.style.left=`${r}px`,e.style.top=`${o>=8?o:Math.max(8,l)}px`}var Zo="notredame.table",ru="(pointer: coarse)",Jo={pace:"normal",confirm:!1,pause:2,sound:!matchMedia(ru).matches,notify:!1,quiet:!1},Ge={slow:2200,normal:1100,once:0},es=new fs(ou());function ou(){try{return{...Jo,...JSON.parse(dt(Zo)??"{}")}}catch{return Jo}}function me(){return es.value}function Ue(e){es.value={...es.value,...e},mt(Zo,JSON.stringify(es.value))}function Ye(){return hs(es)}var ea="(max-width: 900px)",au="(max-width: 600px)",ta="(min-width: 700px) and (max-width: 900px) and (min-height: 900px)",lu="(min-width: 1120px) and (orientation: landscape)";function Zn(){return matchMedia(ea).matches}function sa(){return Zn()&&!matchMedia(ta).matches}function Le(){return Ks(ea)}function Qe(){return Ks(au)}function na(){return Ks(ta)}function ra(){return Ks(lu)}function Ks(e){let[t,s]=y(()=>matchMedia(e).matches);return A(()=>{let n=matchMedia(e),r=()=>s(n.matches);return n.addEventListener("change",r),()=>n.removeEventListener("change",r)},[]),t}function ye(e,{first:t=!1}={}){let s=S(e);s.current=e,A(()=>{let n=r=>s.current(r);return document.addEventListener("keydown",n,t),()=>document.removeEventListener("keydown",n,t)},[])}var ts=9;function ss(e){return e.ctrlKey||e.metaKey||e.altKey||e.repeat?!1:!(e.target instanceof Element&&e.target.closest("input, textarea, select, [contenteditable]"))&&!document.querySelector("dialog[open]")}var oa=600;function aa(e){let[t,s]=y(""),n=S(-oa),r=o=>{s(o);let l=er(o);if(!l)return e.toPrompt();l.focus({preventScroll:!0}),l.scrollIntoView({block:"center"})};return ye(o=>{if(!ss(o))return;let l=o.target instanceof Element?o.target:null;if(o.key==="0"&&!t&&e.toggleRest)e.toggleRest();else if(/^\d$/.test(o.key)){let i=e.open?la():[];if(i.length<=ts){let u=i[Number(o.key)-1]?.dataset.choice;if(!u||o.timeStamp<n.current+oa)return;n.current=o.timeStamp,e.choose(u);return}let c=[t+o.key,o.key].find(u=>i[Number(u)-1]);c&&r(c)}else o.key==="Backspace"?t&&r(t.slice(0,-1)):o.key==="Enter"?!l?.closest("button, a, [role=button]")&&e.confirm()&&o.preventDefault():o.key==="u"?e.undo():o.key==="Escape"&&(t&&r(""),e.letGo())}),A(()=>s(""),[e.asked]),A(()=>{if(!t)return;let o=er(t),l=()=>s(i=>er(i)===o?"":i);return o?.addEventListener("blur",l),()=>o?.removeEventListener("blur",l)},[t]),t}function la(){return[...document.querySelectorAll(".answers-box .answer")]}function er(e){return la()[Number(e)-1]}var ia=["columns","columns figures","text figures"],ca="text figures",iu=1;function ua(e){let[t,s]=y(0),n=()=>{let o=e.current?.getBoundingClientRect().bottom??0,l=[...e.current?.querySelectorAll("li")??[]];s(l.filter(i=>i.getBoundingClientRect().bottom>o+4).length)},r=()=>{if(e.current){let o=e.current.scrollTop;cu(e.current),e.current.scrollTop=o}n()};return A(r),A(()=>{let o=e.current;if(!o)return;let l=new ResizeObserver(r);return l.observe(o),o.addEventListener("scroll",n,{passive:!0}),()=>{l.disconnect(),o.removeEventListener("scroll",n)}},[]),t}function cu(e){ns(e,new Set);let t=[];for(let n of ia){if(e.dataset.fit=n,tr(e))return;t.push(e.scrollHeight)}let s=ia[t.indexOf(Math.min(...t))]??ca;e.dataset.fit=s,!Zn()&&(e.dataset.fit=ca,uu(e)||(e.dataset.fit=s))}function uu(e){let t=pu(e),s=new Set(t);if(ns(e,s),!tr(e))return ns(e,new Set),!1;for(let n of t.reverse())s.delete(n),ns(e,s),tr(e)||s.add(n);return ns(e,s),!0}function tr(e){return e.scrollHeight<=e.clientHeight+iu}function pu(e){return[...new Set([...e.querySelectorAll(".explanation")].map(s=>s.textContent??""))].sort((s,n)=>n.length-s.length)}function ns(e,t){for(let s of e.querySelectorAll(".answer")){let n=!1;for(let r of s.querySelectorAll(".in-words")){let o=t.has(r.querySelector(".explanation")?.textContent??"");r.classList.toggle("left-out",o),n||=o}n?s.setAttribute("data-tip",`answer:${s.getAttribute("data-choice")}`):s.removeAttribute("data-tip")}}var du={coins:"coin",markers:"marker",prestige:"prestige",rat:"rat"},mu=4;function Gs({question:e,pending:t,marked:s,hinted:n,tried:r=[],tight:o,opened:l,onRest:i,onChoose:c,onConfirm:u,onUnmark:m,onPoint:f}){return a`${e.notes.length>0&&a`<ul class="refused">
      ${e.notes.map(d=>a`<li key=${d}>${d}</li>`)}
    </ul>`}
    <${$u} key=${e.asked} question=${e} pending=${t} marked=${s} hinted=${n} tried=${r} tight=${o} opened=${l} onRest=${i} onChoose=${c} onPoint=${f} />
    ${s!==null&&a`<${gu} onConfirm=${u} onUnmark=${m} pending=${t} />`}`}function sr(e){return e.choices.length>e.listed}function zt(e,t){return t?e.choices:e.choices.slice(0,e.listed)}function $u({question:e,pending:t,marked:s,hinted:n,tried:r,tight:o,opened:l,onRest:i,onChoose:c,onPoint:u}){let m=zt(e,l),f=sr(e),d=m.length>ts,h=S(null),g=ua(h),b=()=>h.current?.scrollBy({top:.8*h.current.clientHeight,behavior:"smooth"}),x=f&&a`<li key="rest">
    <button type="button" class="opens-rest" aria-expanded=${l?"true":"false"} aria-disabled=${t!==null} onClick=${()=>t===null&&i()}>
      <kbd aria-hidden="true">0</kbd> <span class="answer-label">${e.rest}</span>
    </button>
  </li>`,w=m.length<4?1:m.length<7?2:3,v=w===1?null:fu(m.map(k=>k.label));return a`<div ref=${h} class=${`answers-box ${g?"goes-on":""}`} data-asked=${e.asked}>
      <ol class=${`answers columns-${w} ${d||o?"figures":""}`}>
        ${m.map((k,M)=>a`${M===e.listed&&x}<li key=${k.id}>
            <${nr} choice=${k} words=${v?.[M]} digit=${M+1} preferred=${k.id===e.default} pending=${t} marked=${s===k.id} hinted=${n===k.id} tried=${r.includes(k.id)} onChoose=${c} onPoint=${u} />
          </li>`)}
        ${m.length<=e.listed&&x}
      </ol>
    </div>
    ${g>0&&a`<button type="button" class="plain more-below" tabindex="-1" onClick=${b}><span><span aria-hidden="true">▾</span> ${p("more_below",{n:g})}</span></button>`}`}function fu(e){let t=e.slice(0,-1).map(u=>u.split(" ")),[s=[]]=t;if(t.some(u=>/[\d:]/.test(u.join())))return e;let n=Math.min(...t.map(u=>u.length)),[r,o]=[0,0];for(;r<n-1&&t.every(u=>u[r]===s[r]);)r+=1;for(;o<n-1-r&&t.every(u=>u[u.length-1-o]===s[s.length-1-o]);)o+=1;let l=r;for(;l>(o?0:1)&&(s[l-1]?.length??0)<=mu;)l-=1;let[i,c]=[s.slice(0,l).join(" "),s.slice(s.length-o).join(" ")];return e.map(u=>u.startsWith(i)&&u.endsWith(c)&&u.length>i.length+c.length?O(u.slice(i.length,u.length-c.length).trim()):u)}function nr({choice:e,words:t=e.label,digit:s,preferred:n=!1,pending:r,marked:o,hinted:l=!1,tried:i=!1,onChoose:c,onPoint:u}){let m=r===e.id;return a`<button
    type="button"
    data-choice=${e.id}
    class=${`answer ${n?"is-preferred":""} ${o?"is-marked":""} ${l?"is-hinted":""} ${i?"is-tried":""} ${m?"is-pending":""}`}
    aria-disabled=${r!==null}
    aria-pressed=${o?"true":void 0}
    aria-keyshortcuts=${n?"Enter":void 0}
    onClick=${()=>r===null&&c(e.id)}
    onMouseEnter=${()=>u(e.places,e.id)}
    onMouseLeave=${()=>u([],null)}
    onFocus=${()=>u(e.places,e.id)}
    onBlur=${()=>u([],null)}
  >
    ${s!==void 0&&a`<kbd aria-hidden="true">${s}</kbd>`}
    ${n&&a`<kbd aria-hidden="true">↵</kbd>`}
    <span class="answer-label">${t===e.label?t:a`<span aria-hidden="true">${t}</span><span class="visually-hidden">${e.label}</span>`}</span>
    ${e.brings.map(f=>a`<${hu} key=${f.text} part=${f} />`)}
    ${e.reveals&&a`<span class="reveals">${p("reveals")}</span>`}
    ${i&&a`<span class="visually-hidden">${$("trainer","tried")}</span>`}
    ${m&&a`<span class="visually-hidden">${p("pending")}</span>`}
  </button>`}function hu({part:e}){let t=e.change??0,s=t<0,n=e.change!==void 0?`${s?"\u2212":t?"+":"\xB1"}${Math.abs(t)}`:e.to!==void 0?`\u2192 ${e.to}`:null;return a`<span class=${`effect ${s?"less":""} ${n===null?"in-words":""}`}>
    <span class="sign"><${P} name=${du[e.what]??e.what} /></span>
    ${n===null?a`<span class="explanation">${e.text}</span><span class="more" aria-hidden="true">…</span>`:a`<span class="figure" aria-hidden="true">${n}</span><span class="words">${e.text}</span>`}
  </span>`}function gu({onConfirm:e,onUnmark:t,pending:s}){let n=S(null);return A(()=>n.current?.focus({preventScroll:!0}),[]),a`<div class="confirm">
    <button type="button" class="main" ref=${n} aria-disabled=${s!==null} onClick=${e}>${p("confirm")}</button>
    <button type="button" class="plain" onClick=${t}>${p("not_yet")}</button>
  </div>`}var bu=new Map;function Us({question:e,seat:t,prompt:s,pending:n,send:r,undo:o,onAsked:l,onChoose:i}){let{confirm:c}=Ye(),u=Le(),[m,f]=y(null),[d,h]=y(!1),[g,b]=y(null),[x,w]=y([]),[v,k]=y(null),M=e?.asked;A(()=>{f(null),h(!1),b(null),l?.()},[M,t]);let C=U(()=>e&&n===null?Uo(yu(e,d)):bu,[e,d,n]),T=X=>e?.choices.find(J=>J.id===X),L=X=>{let J=T(X);b(null),i?.(),!(!J||n!==null)&&(c&&J.ends_turn?f(X):r(X))},G=X=>{let J=C.get(X)??[];J.length===1&&J[0]&&!(u&&X.startsWith("person:"))?L(J[0]):J.length&&b(X)},W=()=>m===null||n!==null?!1:(r(m),f(null),!0),_=()=>{f(null),h(!d)},H=()=>W()?!0:!e?.default||n!==null?!1:(L(e.default),!0),B=e!==null&&sr(e),ne=aa({asked:M??0,open:e!==null&&n===null,choose:L,toggleRest:B&&n===null?_:null,confirm:H,undo:o??(()=>{}),letGo:()=>f(null),toPrompt:()=>s.current?.focus({preventScroll:!0})});return{marked:m,setMarked:f,stopping:d,setStopping:h,toggleRest:_,folded:B,open:g,setOpen:b,choose:L,pick:G,settle:W,byId:T,lit:C,pointedAt:x,setOver:w,setPointedChoice:k,pointAtPlace:X=>{let J=X!==null&&C.get(X)||[];k(J.length===1&&J[0]?J[0]:null)},typed:ne,many:e!==null&&zt(e,d).length>ts,ghost:T(v??m)?.ghost??null,places:T(m)?.places??[]}}function yu(e,t){return t?e.choices.slice(e.listed):zt(e,!1)}function Ys(){A(()=>{let e=t=>{t.detail<2||!(t.target instanceof Element)||t.target.closest(".answer, .opens-rest, .lit, .confirm")&&(t.preventDefault(),t.stopPropagation())};return document.addEventListener("click",e,!0),()=>document.removeEventListener("click",e,!0)},[])}function Qs(e,t){return(t+1)%e.players.length}function pa(e,t){return(t+e.players.length-1)%e.players.length}function he({board:e,place:t,label:s,children:n,kind:r="",pressed:o=!1}){let l=e.lit.has(t),i=e.over.has(t);return a`<button
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
  </button>`}function Et({board:e,seat:t,marked:s}){let n=e.state.view,r=n?.players[t];if(!n||!r)return null;let o=r.pack,{pack_colour:l,passed:i}=e.state.draft[t]??{pack_colour:r.colour,passed:[]},{hand:c}=r,u=n.phase==="draft",m=e.state.seats[Qs(n,t)]?.name??"";return a`<div class="my-hand">
    <div class="cards-now">
      ${o.length>0&&a`<${Xs} title=${p(r.drafted?"hand_arrived":"hand_drawn")} kind="pack">
        ${o.map(f=>a`<${da} board=${e} key=${f} place=${`pack:${f}`} card=${f} colour=${l} marked=${s} />`)}
      <//>`}
      ${c.length>0&&a`<${Xs} title=${p(u?"hand_kept":"hand")} kind="held">
        ${c.map(({deck:f,card:d,colour:h})=>a`<${da} board=${e} key=${`${f}:${d}`} place=${`hand:${f}:${d}`} card=${d} colour=${h} marked=${s} />`)}
      <//>`}
    </div>
    <div class="cards-past">
      ${r.played.length>0&&a`<${Xs} title=${p("hand_played")} kind="played">${r.played.map(Js)}<//>`}
      ${i.length>0&&a`<${Xs} title=${p("hand_passed",{name:m})} kind="passed">${i.map(Js)}<//>`}
    </div>
  </div>`}function Xs({title:e,kind:t,children:s}){return a`<div class=${`card-group ${t}`}>
    <h2>${e}</h2>
    <div class="cards-row">${s}</div>
  </div>`}function da({board:e,place:t,card:s,colour:n,marked:r}){let o=p("card_of",{card:ma(s),colour:$("colour_card",n)});return a`<${he} board=${e} place=${t} label=${o} kind="card-spot" pressed=${r.includes(t)}>
    ${s?a`<${Ve} card=${s} colour=${n} />`:a`<${nt} colour=${n} />`}
  <//>`}function Js({card:e,colour:t}){return a`<${Xe} kind="card-spot" tip=${`card:${e}`} label=${ma(e)}>
    ${e?a`<${Ve} card=${e} colour=${t} />`:a`<${nt} colour=${t} />`}
  <//>`}function ma(e){return e?O($("card",e)):p("hidden_card")}function Zs({place:e,note:t,choices:s,onChoose:n,onClose:r}){let o=S(null);return A(()=>{let l=o.current;if(!l)return;l.open||l.showModal();let i=document.querySelector(`[data-place="${CSS.escape(e)}"]`)?.getBoundingClientRect();return i&&innerWidth>640&&(l.style.margin="0",l.style.left=`${$a(i.left+i.width/2-l.offsetWidth/2,innerWidth-l.offsetWidth)}px`,l.style.top=`${$a(i.bottom+8,innerHeight-l.offsetHeight)}px`),()=>l.close()},[e]),a`<dialog
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
          <${nr} choice=${l} pending=${null} marked=${!1} onChoose=${n} onPoint=${()=>{}} />
        </li>`)}
    </ul>
    <button type="button" class="plain" onClick=${r}>${p("not_yet")}</button>
  </dialog>`}function $a(e,t){return Math.max(8,Math.min(t-8,e))}function en({on:e,onToggle:t}){return a`<button type="button" role="switch" class="stop-switch" aria-checked=${e?"true":"false"} onClick=${t}>${p("stop_switch")}</button>`}function fa({state:e,newest:t,pending:s,behind:n,again:r,missed:o,onUndo:l,onHint:i,onRecap:c,onStop:u,onSkip:m,children:f}){let d=n===0&&!r,{possible:h,pause:g}=t.undo,b=h&&s===null,x=e.status==="playing"&&e.seat!==null,w=e.question!==null&&s===null&&d;return a`<div class="tools">
    ${x&&a`<button type="button" data-tip="undo" aria-disabled=${b?"false":"true"} class=${h?g?"holds-bots":"":"off"} style=${g?`--pause: ${g}s`:""} aria-keyshortcuts="u" onClick=${()=>b&&l()}>
      <span aria-hidden="true">↶</span> <span class="tool-word">${p("undo")}</span>
    </button>`}
    ${e.alone&&!e.daily&&x&&a`<button type="button" class=${w?"":"off"} aria-disabled=${w?"false":"true"} onClick=${()=>w&&i()}>
      <${P} name="bulb" /> <span class="tool-word">${p("hint")}</span>
    </button>`}
    ${n>0?a`<button key="skip" type="button" class="main" onClick=${m}><span aria-hidden="true">»</span> <span class="tool-word">${p("skip_to_now")}</span></button>`:r?a`<button key="stop" type="button" class="main" onClick=${u}><span aria-hidden="true">»</span> <span class="tool-word">${p("since_stop")}</span></button>`:o>0&&a`<button key="since" type="button" class="plain" onClick=${c}><span aria-hidden="true">«</span> <span class="tool-word">${p(e.seat===null?"since_start":"since")}</span></button>`}
    ${f}
  </div>`}var Je={get current(){return document.getElementById("main")}};function $e(e,t){let s=S(null),n=document.activeElement;s.current=!t||t.current?.contains(n)?n:null,A(()=>{let r=s.current;!r||r===document.body||document.activeElement!==document.body||e.current?.focus({preventScroll:!0})})}var wu=.25,Ht=1.4,tn=.2,ku=5;function it(e,t,s=.5,n=.5){let r=Math.min(1,Math.max(wu,e.size/t));return ha({x:e.x+(e.size-r)*s,y:e.y+(e.size-r)*n,size:r})}function Lt(e,t,s){return ha({...e,x:e.x+t*e.size,y:e.y+s*e.size})}function ha({x:e,y:t,size:s}){let n=r=>Math.min(1-s,Math.max(0,r));return{x:n(e),y:n(t),size:s}}var xu={"+":e=>it(e,Ht),"=":e=>it(e,Ht),"-":e=>it(e,1/Ht),ArrowLeft:e=>Lt(e,-tn,0),ArrowRight:e=>Lt(e,tn,0),ArrowUp:e=>Lt(e,0,-tn),ArrowDown:e=>Lt(e,0,tn)};function ga(e){let[t,s]=y(xs),n=S(t);return n.current=t,A(()=>{let r=e.current;return r?vu(r,()=>n.current,s):void 0},[]),{frame:t,closer:()=>s(r=>it(r,Ht)),further:()=>s(r=>it(r,1/Ht)),whole:()=>s(xs)}}function vu(e,t,s){let n=new Map,r=!1,o=(g,b)=>{let x=e.getBoundingClientRect();return[(g-x.left)/x.width,(b-x.top)/x.height]},l=g=>{let b=g.deltaY<0;if(g.ctrlKey||!b&&t().size===1)return;g.preventDefault();let[x,w]=o(g.clientX,g.clientY);s(v=>it(v,Ht**(-g.deltaY/120),x,w))},i=g=>{let b=xu[g.key];!b||g.ctrlKey||g.metaKey||g.altKey||g.key.startsWith("Arrow")&&t().size===1||(g.preventDefault(),g.stopPropagation(),s(b))},c=g=>{n.set(g.pointerId,g),n.size===1&&(r=!1)},u=g=>{let b=n.get(g.pointerId);if(!b)return;let[x,w]=[g.clientX-b.clientX,g.clientY-b.clientY];if(!r&&Math.hypot(x,w)<ku)return;let v=[...n.values()].find(L=>L.pointerId!==g.pointerId);if(!v&&t().size===1)return;r=!0,n.set(g.pointerId,g);let k=e.getBoundingClientRect();if(!v){s(L=>Lt(L,-x/k.width,-w/k.height));return}let M=L=>Math.hypot(L.clientX-v.clientX,L.clientY-v.clientY),[C,T]=o((g.clientX+v.clientX)/2,(g.clientY+v.clientY)/2);s(L=>Lt(it(L,M(g)/Math.max(1,M(b)),C,T),-x/2/k.width,-w/2/k.height))},m=g=>n.delete(g.pointerId),f=g=>{!r||g.detail===0||(r=!1,g.preventDefault(),g.stopPropagation())},d=new AbortController,{signal:h}=d;e.addEventListener("wheel",l,{passive:!1,signal:h}),e.addEventListener("keydown",i,{signal:h}),e.addEventListener("pointerdown",c,{signal:h});for(let g of["pointerup","pointercancel"])globalThis.addEventListener(g,m,{signal:h});return globalThis.addEventListener("pointermove",u,{signal:h}),e.addEventListener("click",f,{capture:!0,signal:h}),()=>d.abort()}function ba({board:e}){let{state:t,facts:s,lit:n,onPick:r,over:o}=e,l=S(null),i=_u(l),{frame:c,closer:u,further:m,whole:f}=ga(l),d=c.size<1,h=S(null),g=S(null);return $e(g,h),a`<div class=${`city-map of-${t.view?.boroughs.length} ${d?"near":""}`} ref=${l}>
    <${Re}
      state=${t}
      facts=${s}
      lit=${n}
      onPick=${r}
      over=${o}
      aspect=${i}
      frame=${c}
    />
    <div class="zoom-buttons" ref=${h}>
      <button type="button" class="quiet" ref=${g} onClick=${u} aria-label=${p("zoom_in")} title=${p("zoom_in")}>+</button>
      ${d&&a`<button type="button" class="quiet" onClick=${m} aria-label=${p("zoom_out")} title=${p("zoom_out")}>−</button>
        <button type="button" class="quiet" onClick=${f} aria-label=${p("zoom_whole")} title=${p("zoom_whole")}>⤢</button>`}
    </div>
  </div>`}function _u(e){let[t,s]=y(1.2);return A(()=>{let n=e.current;if(!n)return;let r=()=>{let{width:l,height:i}=n.getBoundingClientRect();l>0&&i>0&&s(Math.round(20*l/i)/20)};r();let o=new ResizeObserver(r);return o.observe(n),()=>o.disconnect()},[]),t}var ya=360;function He({value:e,kind:t=""}){let[s,n]=y(e),r=S(e),[o,l]=y(!1);return z(()=>{let i=r.current;if(i===e)return;r.current=e,l(!0);let c=setTimeout(()=>l(!1),2*ya);if(matchMedia("(prefers-reduced-motion: reduce)").matches)return n(e),()=>clearTimeout(c);let u=performance.now(),m=requestAnimationFrame(function f(d){let h=Math.min(1,(d-u)/ya);n(Math.round(i+(e-i)*h)),h<1&&(m=requestAnimationFrame(f))});return()=>{clearTimeout(c),cancelAnimationFrame(m),n(e)}},[e]),a`<span class=${`number ${t} ${o?"has-changed":""}`}>${s}</span>`}function Ze({title:e,onClose:t,children:s,kind:n=""}){let r=S(null);z(()=>{let l=r.current;return l&&!l.open&&l.showModal(),()=>l?.close()},[]);let o=l=>{l.target===r.current&&t()};return a`<dialog ref=${r} class=${`table-window ${n}`} aria-labelledby="window-title" onCancel=${t} onClick=${o}>
    <header class="window-head">
      <h2 id="window-title">${e}</h2>
      <button class="plain close" onClick=${t} aria-label=${p("close")}><span aria-hidden="true">✕</span></button>
    </header>
    ${s}
  </dialog>`}function wa({board:e,player:t}){return a`<${he} board=${e} place=${`coins:${t.colour}`} kind="tally" label=${E("coin",t.coins)}>
    <${P} name="coin" /><${He} value=${t.coins} />
  <//>`}function ka({board:e,player:t}){return a`<span class="tallies">
    <${he} board=${e} place=${`supply:${t.colour}`} kind=${`tally colour-${t.colour}`} label=${p("in_supply",{markers:E("marker",t.supply)})}>
      <${P} name="marker" /><${He} value=${t.supply} />
    <//>
    <${he} board=${e} place=${`general:${t.colour}`} kind="tally lesser" label=${p("in_general",{markers:E("marker",t.general_supply)})}>
      <span>+<${He} value=${t.general_supply} /></span>
    <//>
  </span>`}function xa({board:e,player:t}){let{then:s,overruns:n}=Ee(t,e.facts);return a`<${he} board=${e} place=${`rat:${t.colour}`} kind="tally" label=${bt(t,e.facts)}>
    <${P} name="rat" /><${He} value=${t.rat} />
    ${s!==null&&a`<span class=${`foreseen number ${n?"danger":""}`}>→${s}</span>`}
    ${n&&a`<span class="price">−${e.facts.overrun.prestige}<${P} name="prestige" /></span>`}
  <//>`}function va({board:e,player:t}){let s=t.prestige!==null;return a`<${he} board=${e} place=${`prestige:${t.colour}`} kind="tally" label=${s?E("prestige",t.prestige??0):p("tip_purse")}>
    <${P} name=${s?"prestige":"purse"} />${s&&a`<${He} value=${t.prestige} />`}
  <//>`}function _a({board:e,player:t}){let n=(e.state.view?.boroughs??[]).map(o=>({colour:o,n:t.messages.filter(l=>l.colour===o).length})).filter(o=>o.n),r=n.length?n.map(({colour:o,n:l})=>`${$("colour",o)} ${l}`).join(", "):p("tip_no_messages");return a`<${he} board=${e} place=${`messages:${t.colour}`} kind="tally message-tally" label=${r}>
    <${P} name="message" />
    ${n.map(({colour:o,n:l})=>a`<span class="by-colour" key=${o}><${Z} colour=${o} /><span class="number">${l}</span></span>`)}
    ${n.length===0&&a`<span class="number is-none">0</span>`}
  <//>`}function Ma({sector:e}){return a`<svg class="drawing icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${Ae(e,12,12,24)}</svg>`}function Ca({player:e}){let t=e.hand.length+e.pack.length;return a`<span class="tally at-rest" role="img" aria-label=${p("cards_left",{cards:E("card",t)})}>
    <${P} name="card" /><span class="number">${t}</span>
  </span>`}var Mu=new Set(["round-begins","card-kept","draft-ends","card-played","person-hired","hire-declined","plague-strikes","cathedral-scored","period-ends","game-ends"]),Sa=new Set(["card-played","person-hired","hire-declined"]),Cu=new Set(["card-kept",...Sa]);function Ot(e,t){return t?!t.lines.length&&!e.some(s=>s.move>=t.from)?e:[...e.filter(s=>s.move<t.from),...t.lines]:[]}function za(e){let t=[];for(let s of e){let n=t[t.length-1];!n||Mu.has(s.kind)||s.seat!==null&&n.seat!==null&&s.seat!==n.seat&&n.head.kind==="plague-strikes"?t.push({seat:s.seat,head:s,rest:[],move:s.move}):n.rest.push(s)}return t}function Ea(e,t){for(let s=e.length-1;s>=0;s--){let n=e[s];if(n&&n.seat===t&&Sa.has(n.kind))return n}return null}function La(e,t){for(let s=e.length-1;s>=0;s--){let n=e[s];if(n&&n.seat===t&&Cu.has(n.kind))return Su(e,t,n.move)}return 0}function Su(e,t,s){let n=s;for(let r of e)if(!(r.move<=n||r.seat===null)){if(r.seat!==t)break;n=r.move}return n}var Ha={"card-kept":"card","draft-ends":"card","cards-passed":"card","cards-drawn":"card","cards-received":"card","card-played":"card","card-hidden":"card","markers-moved":"marker","friend-moved":"friend","coins-gained":"coin","coins-paid":"coin","coins-missing":"coin","prestige-gained":"prestige","prestige-lost":"prestige","rat-moved":"rat","rat-overrun":"rat","plague-strikes":"rat","message-taken":"message","carriage-moved":"carriage","person-hired":"person","cathedral-scored":"cathedral"},rr={"coins-gained":"gain","prestige-gained":"gain","message-taken":"gain","coins-paid":"loss","coins-missing":"loss","prestige-lost":"loss","rat-overrun":"loss"};function Oa({board:e,seats:t,mine:s}){let[n,r]=y(null),o=Le(),l=s===null?0:s+1,i=t.map((c,u)=>t[(l+u)%t.length]).filter(c=>c&&c.seat!==s);return a`<div class=${`strips of-${i.length}`}>
    ${i.map(c=>c&&a`<${zu} key=${c.seat} board=${e} seat=${c} onLarge=${()=>r(c.seat)} />`)}
    ${n!==null&&a`<${Ze} title=${t[n]?.name??""} kind="borough-window" onClose=${()=>r(null)}>
      <${Gt} state=${e.state} facts=${e.facts} seat=${n} lit=${new Map} onPick=${()=>{}} over=${e.over} narrow=${o} />
      <${Lu} player=${e.state.view?.players[n]} />
    <//>`}
  </div>`}function zu({board:e,seat:t,onLarge:s}){let{state:n,facts:r}=e,o=n.view,l=o?.players[t.seat];if(!o||!l)return null;let i=n.waiting.find(m=>m.seat===t.seat),c=Ea(e.lines,t.seat),u=[...e.over].some(m=>m===`player:${t.colour}`);return a`<article class=${`strip colour-${t.colour} ${i?"acting":""} ${u?"over":""}`} aria-label=${t.name}>
    <header>
      <button type="button" class="plain strip-name" onClick=${s}>
        <${Z} colour=${t.colour} />
        <span class="name">${t.name}</span>
        <span class="visually-hidden">${p("enlarge",{name:t.name})}</span>
      </button>
      <${or} seat=${t} />
      ${t.who==="bot"&&n.bots_think_less&&a`<${Xe} kind="hurried" tip="hurried" label=${p("hurried")}>${p("hurried")}<//>`}
      ${o.start_player===t.seat&&a`<${ar} />`}
      <span class="spread"></span>
      <${Ca} player=${l} />
      <${va} board=${e} player=${l} />
    </header>
    <${Eu} board=${e} seat=${t.seat} />
    <ul class="seven">
      ${r.sectors.map(m=>{let f=qe(l,m),d=l.friend===m,h=`${O($("place",m))}: ${f}${d?`, ${p("with_friend")}`:""}`;return a`<li key=${m}>
          <${he} board=${e} place=${`sector:${t.colour}/${m}`} kind=${`tally sector-tally ${f?"":"is-none"} ${d?"has-friend":""}`} label=${h}>
            <${Ma} sector=${m} /><${He} value=${f} />
          <//>
        </li>`})}
    </ul>
    <p class="last-action">${i?a`<em>${i.what}</em>`:c?.deed??c?.text??""}</p>
  </article>`}function Eu({board:e,seat:t}){let s=e.state.view?.players[t];return s?a`<div class="tally-row">
    <${wa} board=${e} player=${s} />
    <${ka} board=${e} player=${s} />
    <${xa} board=${e} player=${s} />
    <${_a} board=${e} player=${s} />
  </div>`:null}function Lu({player:e}){return e?.played.length?a`<div class="card-group">
    <h3>${p("hand_played")}</h3>
    <div class="cards-row">
      ${e.played.map(Js)}
    </div>
  </div>`:null}function or({seat:e}){if(e.who==="bot"){let t=e.level?$("level",e.level):"";return!e.left&&(e.name.includes(t)||e.name.includes(e.level??""))?null:a`<span class="seat-who">${e.left?p("left_bot",{level:t}):p("bot",{level:t})}</span>`}return e.who==="open"?a`<span class="seat-who">${p("seat_open")}</span>`:a`<span class=${`seat-who ${e.present?"is-here":"is-away"}`}>${p(e.present?"present":"absent")}</span>`}function ar(){return a`<${Xe} kind="start-figure" tip="start" label=${p("start_figure")}><${P} name="bell" /><//>`}function Ta({board:e,seat:t}){let{state:s,facts:n,lit:r,onPick:o,over:l,ghost:i}=e,c=s.view?.players[t],u=s.seats[t];return!c||!u?null:a`<section class=${`part-own colour-${u.colour}`} aria-label=${p("borough_of",{name:u.name})}>
    <div class="own-head">
      <span class="own-name"><${Z} colour=${u.colour} /><strong class="name">${u.name}</strong></span>
      ${s.view?.start_player===t&&a`<${ar} />`}
      <span class="legend"><${An} colour=${u.colour} />${p("legend_next")}</span>
    </div>
    <div class="own-drawing">
      <${Gt} state=${s} facts=${n} seat=${t} lit=${r} onPick=${o} over=${l} ghost=${i} narrow=${!0} />
    </div>
  </section>`}var Hu=[400,1e3,2e3,4e3,8e3,8e3];async function sn(e,t){for(let s of[...Hu,0])try{return await N(e,t)}catch(n){let{status:r}=$s(n);if(!s||r!==0&&r<500)throw n;await new Promise(o=>setTimeout(o,s))}}var Ou={draft:"",unsent:[],back:null,trouble:null},nn=new fs({}),lr=new Set;function Aa(e){return hs(nn),et(e)}function Ra(e,t){rs(e,{draft:t})}function Va(e){let{draft:t,unsent:s,back:n}=et(e),r=t.trim();if(!r)return;let o=n?.text===r?n:{text:r,once:Au()};rs(e,{draft:"",unsent:[...s,o],back:null,trouble:null}),lr.has(e)||Tu(e)}async function Tu(e){lr.add(e);try{for(let t=et(e).unsent[0];t;t=et(e).unsent[0])await sn(`/api/tables/${e}/chat`,t),rs(e,{unsent:et(e).unsent.slice(1)})}catch(t){let{draft:s,unsent:n}=et(e),r=[...n.map(({text:o})=>o),s].filter(Boolean).join(" ");rs(e,{draft:r,unsent:[],back:n[0]??null,trouble:t}),Vr(t,()=>et(e).trouble===t&&rs(e,{trouble:null}))}lr.delete(e)}function et(e){return nn.value[e]??Ou}function rs(e,t){nn.value={...nn.value,[e]:{...et(e),...t}}}function Au(){return String(crypto.getRandomValues(new Uint32Array(2)))}function Tt({state:e}){let{quiet:t}=Ye(),{draft:s,unsent:n,trouble:r}=Aa(e.table),o=e.chat.slice(-5).map(({text:c})=>c),l=S(null);A(()=>{l.current&&(l.current.scrollTop=l.current.scrollHeight)},[e.chat.length,n.length]);let i=a`<label class="check">
    <input type="checkbox" checked=${t} onChange=${()=>Ue({quiet:!t})} /> ${p("chat_quiet")}
  </label>`;return t?a`<div class="chat-box"><p class="soft">${p("chat_is_quiet")}</p>${i}</div>`:a`<div class="chat-box">
    <div class="chat-lines" ref=${l} role="log" aria-label=${p("chat")} tabindex="0">
      ${e.chat.length+n.length===0&&a`<p class="soft">${p("chat_empty")}</p>`}
      ${e.chat.map(c=>{let u=c.seat===null?"":`colour-${e.seats[c.seat]?.colour}`;return a`<p key=${c.number}><strong class=${`name said-by ${u}`}>${c.name}</strong> <time>${Ru(c.at)}</time> ${c.text}</p>`})}
      ${n.filter(({text:c})=>!o.includes(c)).map(({text:c,once:u})=>a`<p key=${u} class="soft" aria-hidden="true">${c}</p>`)}
    </div>
    ${r!==null&&a`<p class="trouble" role="alert">${F(r)}</p>`}
    <form
      onSubmit=${c=>{c.preventDefault(),Va(e.table)}}
    >
      <input
        aria-label=${p("chat_write")}
        placeholder=${p("chat_write")}
        maxlength=${R().limits.chat}
        value=${s}
        autocomplete="off"
        onInput=${c=>Ra(e.table,c.target.value)}
      />
      <button class="small">${p("send")}</button>
    </form>
    ${i}
  </div>`}function Ru(e){let t=new Date(typeof e=="number"?e*1e3:e);return Number.isNaN(t.getTime())?"":t.toLocaleTimeString(Q(),{hour:"2-digit",minute:"2-digit"})}function Pa({state:e,facts:t}){let s=e.view;if(!s)return null;let n=s.grey_to_come.filter(i=>i!==null),r=new Set(s.grey_past),o=s.persons_in_game.filter(i=>t.persons[i]?.group!=="brown"&&!r.has(i)),l=Pu(s,t);return a`<div class="help-box" tabindex="0" role="region" aria-label=${p("help")}>
    <p><a href="/rules" target="_blank">${p("rules")}</a></p>
    <h2>${p("help_cards")}</h2>
    <dl>
      ${t.cards.map(i=>a`<div key=${i}><dt>${O($("card",i))}</dt><dd>${ie("card_help",i,e)}</dd></div>`)}
    </dl>
    <h2>${p("help_persons")}</h2>
    <dl>
      ${s.persons.map(i=>a`<div key=${i}><dt>${O($("person",i))}</dt><dd>${ie("person_help",i,e)}</dd></div>`)}
    </dl>
    <h2>${p("help_to_come")}</h2>
    ${l.length>0&&a`<p>${p("help_brown",{persons:se(l.map(i=>$("person",i)))})}</p>`}
    ${n.length>0&&a`<p>${p("help_spied",{persons:se(n.map(i=>$("person",String(i))))})}</p>`}
    <dl>
      ${o.map(i=>a`<div key=${i}><dt>${O($("person",i))} <span class="soft">${t.persons[i]?.group}</span></dt><dd>${ie("person_help",i,e)}</dd></div>`)}
    </dl>
    <${Vu} state=${e} />
    <h2>${p("help_keys")}</h2>
    <p>${p("help_keys_text")}</p>
    <h2>${p("help_options")}</h2>
    <ul>
      ${Object.entries(e.options).map(([i,c])=>a`<li key=${i}>${p(`option_${i}`)}: <strong>${Nu(c)}</strong></li>`)}
    </ul>
  </div>`}function Vu({state:e}){let t=e.view;if(!t||e.seat===null)return null;let s=t.players.filter(r=>r.seat!==e.seat).map(r=>({name:e.seats[r.seat]?.name??"",cards:r.hand.filter(o=>o.card!==null)})).filter(r=>r.cards.length),n=t.players[e.seat]?.dealt.flat().filter(r=>r!==null)??[];return a`<h2>${p("help_known")}</h2>
    ${s.map(r=>a`<p key=${r.name}>${p("help_holds",{name:r.name,cards:se(r.cards.map(o=>$("card",String(o.card))))})}</p>`)}
    ${s.length===0&&a`<p class="soft">${p("help_known_nothing")}</p>`}
    ${n.length>0&&a`<p>${p("help_drawn",{cards:se(n.map(r=>$("card",String(r))))})}</p>`}`}function Pu(e,t){let s=Object.keys(t.persons).filter(l=>t.persons[l]?.group==="brown"),n=e.brown_past.length,r=n%s.length||(n?s.length:0),o=new Set(e.brown_past.slice(n-r));return s.filter(l=>!o.has(l))}function Nu(e){let t=`value_${e===!0?"yes":e===!1?"no":e}`;return gs("page",t)?p(t):String(e)}var Iu=".line-button, .go-back > button";function Na({lines:e,seats:t,onPoint:s,back:n}){let r=S(null),o=S(!1),l=S(!1),i=U(()=>za(e),[e]),c=()=>{let d=r.current;d&&!o.current&&(d.scrollTop=d.scrollHeight)};A(c,[i]),z(()=>{let d=new ResizeObserver(c);return r.current&&d.observe(r.current),()=>d.disconnect()},[]);let u=()=>{l.current=!0};return a`<div class="log-box" ref=${r} onScroll=${()=>{let d=r.current;!d||!l.current||(o.current=d.scrollHeight-d.scrollTop-d.clientHeight>40,l.current=o.current)}} onWheel=${u} onTouchMove=${u} onPointerDown=${u} onKeyDown=${d=>{u();let h=d.key==="ArrowUp"?-1:d.key==="ArrowDown"?1:0;if(!h)return;d.preventDefault();let g=[...r.current?.querySelectorAll(Iu)??[]],b=g.findIndex(x=>x===document.activeElement);(b<0?g.at(-1):g[b+h])?.focus()}} role="log" aria-live="off" aria-label=${p("log")} tabindex="0">
    ${i.map((d,h)=>a`<${Du} key=${`${d.move}-${h}`} turn=${d} seats=${t} onPoint=${s} back=${n} />`)}
  </div>`}function Du({turn:e,seats:t,onPoint:s,back:n}){let r=e.seat===null?null:t[e.seat],o=[e.head,...e.rest],l=e.head.kind==="round-begins"||e.head.kind==="period-ends"||e.head.kind==="game-ends";return a`<div class=${`log-turn ${l?"milestone":""} ${r?`colour-${r.colour}`:""}`}>
    ${r&&!l&&a`<${Z} colour=${r.colour} />`}
    <ul>
      ${o.map((i,c)=>a`<${Bu} key=${c} line=${i} head=${c===0} onPoint=${s} />
        ${r?.mine&&n?.to.includes(i.move)&&i.move!==o[c+1]?.move&&a`<${Wu} key=${`back-${c}`} back=${n} move=${i.move} />`}`)}
    </ul>
  </div>`}function Wu({back:e,move:t}){return a`<li class="go-back"><${_e} kind="plain" tabindex=${-1} label=${p("go_back")} text=${p("go_back_text")} yes=${p("go_back_yes")} go=${()=>Promise.resolve(e.go(t))} /></li>`}function Bu({line:e,head:t,onPoint:s}){let n=Ha[e.kind];return a`<li class=${`log-line ${t?"turn-head":""} ${rr[e.kind]?`is-${rr[e.kind]}`:""}`}>
    <button
      type="button"
      class="plain line-button"
      tabindex="-1"
      onMouseEnter=${()=>s(e.places)}
      onMouseLeave=${()=>s([])}
      onFocus=${()=>s(e.places)}
      onBlur=${()=>s([])}
    >
      ${n&&a`<${P} name=${n} />`}<span>${e.text}</span>
    </button>
  </li>`}function At({name:e,label:t,tabs:s,now:n,onTab:r,kind:o=""}){let l=S(null),i=c=>{let u=c.key==="ArrowRight"?1:c.key==="ArrowLeft"?-1:0;if(!u)return;c.preventDefault();let m=s.findIndex(h=>h.id===n),f=s[(m+u+s.length)%s.length];if(!f)return;r(f.id);let d=l.current?.querySelector(`#${e}-tab-${f.id}`);d instanceof HTMLElement&&d.focus()};return a`<div class=${`tabs ${o}`} role="tablist" aria-label=${t} ref=${l} onKeyDown=${i}>
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
  </div>`}var Fu=110;function Ia({board:e,newest:t,unread:s,onRead:n,inSight:r}){let[o,l]=y("log"),[i,c]=y(!1),u=S(null);z(()=>{o==="chat"&&r&&n()},[o,r,n]),ye(h=>{ss(h)&&(h.key==="l"?c(g=>!g):h.key==="Escape"&&c(!1))});let m=h=>{l(h),(u.current?.clientHeight??0)<Fu&&c(!0)},f=t.watchers>0?p("watchers",{n:t.watchers}):"",d=p(i?"side_small":"side_large");return a`<section class=${`part-side ${i?"is-large":""}`} aria-label=${p("side")}>
    <div class="side-head">
      <${At}
        name="side"
        label=${p("side")}
        now=${o}
        onTab=${m}
        tabs=${[{id:"log",label:p("log")},...e.silent?[]:[{id:"chat",label:p("chat"),badge:s||null}],{id:"help",label:p("help")}]}
      />
      <button type="button" class="plain side-size" aria-label=${d} title=${d} aria-expanded=${i?"true":"false"} aria-keyshortcuts="l" onClick=${()=>c(!i)}>
        <span aria-hidden="true">${i?"\u2715":"\u2922"}</span>
      </button>
    </div>
    <div id="side-panel" ref=${u} role="tabpanel" aria-labelledby=${`side-tab-${o}`} class="side-panel">
      ${o==="log"&&a`<${Na} lines=${e.lines} seats=${e.state.seats} onPoint=${e.setOver} back=${e.back} />`}
      ${o==="chat"&&a`<${Tt} state=${t} />`}
      ${o==="help"&&a`<${Pa} state=${e.state} facts=${e.facts} />`}
    </div>
    ${f&&a`<p class="watchers soft small">${f}</p>`}
  </section>`}function Da({board:e,seat:t,onMenu:s,marked:n}){let{state:r,facts:o}=e,l=r.view;return l?a`<header class="top-bar">
    <button class="plain menu-button" onClick=${s} aria-haspopup="dialog" aria-label=${p("menu")}>
      <span aria-hidden="true">☰</span>
    </button>
    <${Xe} kind="top-round" tip="round" label=${l.round?p("round",{round:l.round}):p("over")}>
      ${l.round&&a`<${ot} round=${l.round} facts=${o} />`}
      <span class="round-words">
        <strong>${l.round??""}</strong>
        <!-- All of them occupy one place, so that the bar does not move when one replaces another. -->
        <span class="phases">${o.phases.map(i=>a`<span key=${i} class=${i===l.phase?"now":""}>${O($("phase",i))}</span>`)}</span>
      </span>
    <//>
    <div class="hireables" role="group" aria-label=${p("persons")}>
      ${l.persons.map(i=>{let c=o.persons[i],u=c?.rats??0;return a`<${he}
          key=${i}
          board=${e}
          place=${`person:${i}`}
          kind="hireable"
          pressed=${n.includes(`person:${i}`)}
          label=${`${O($("person",i))}, ${E("rat",u)}. ${ie("person_help",i,r)}`}
        >
          <${rt} person=${i} rats=${u} group=${c?.group??"brown"} />
          <span class="person-words">
            <strong class="name">${O($("person",i))}</strong>
            <span>${ie("person_help",i,r)}</span>
          </span>
        <//>`})}
    </div>
    ${l.persons.length>0&&a`<${ju} board=${e} seat=${t} />`}
  </header>`:null}var qu={now:0,then:null,overruns:!1};function ju({board:e,seat:t}){let{state:s,facts:n}=e,r=s.view,o=qs(s,t);if(!r)return null;let l=r.persons.map(f=>n.persons[f]?.rats??0),i=p("plague_value",{value:r.plague}),{now:c,then:u,overruns:m}=o?Ee(o,n):qu;return a`<${Xe} kind="top-plague" tip="plague" label=${[i,...o?Cs(o,n):[]].join(". ")}>
    <${P} name="rat" />
    <span class="plague-words">
      <span><span class="plague-parts">${l.join(" + ")} = </span><strong>${r.plague}</strong></span>
      ${u!==null&&a`<span class=${m?"danger":""}>
        <span class="you-word">${O(p("you"))}</span> <span class="number">${c} → ${u}</span> ${m&&a`<span class="price">−${n.overrun.prestige}<${P} name="prestige" /> −${n.overrun.markers}<${P} name="marker" /></span>`}
      </span>`}
    </span>
  <//>`}var Ba="notredame.chat-read",Ku=50;function Fa(e){let{table:t,chat:s,seats:n}=e,{quiet:r}=Ye(),[o,l]=y(()=>Wa().find(([f])=>f===t)?.[1]??0),i=s[s.length-1]?.number??0,c=le(()=>{if(i<=o)return;l(i);let f=Wa().filter(([d])=>d!==t);mt(Ba,JSON.stringify([[t,i],...f].slice(0,Ku)))},[t,i,o]),u=f=>f!==null&&n[f]?.mine;return{unread:r?0:s.filter(f=>f.number>o&&!u(f.seat)).length,read:c}}function Wa(){try{let e=JSON.parse(dt(Ba)??"[]");return Array.isArray(e)?e:[]}catch{return[]}}var Gu=2;function Rt({board:e,newest:t,seat:s,marked:n,onMenu:r,coach:o,children:l}){let i=Le(),c=na(),{lit:u}=e,m=t.seats.length-(s===null?0:1)<=Gu,f=c?["others","log"]:["city",...s===null?[]:["mine"],"others","log"],[d,h]=Qu(s===null?"city":"mine",i&&!c&&Yu(u)),g=f.includes(d)?d:"others",{unread:b,read:x}=Fa(t),w={...Xu(e,s,g),log:b||null};return a`<main id="main" class=${`game ${s===null?"watching":""} ${m?"few":""}`} data-part=${g} tabindex="-1">
    <h1 class="visually-hidden">${p("game")}</h1>
    <${Da} board=${e} seat=${s} onMenu=${r} marked=${n} />
    <div class="table-parts" id="part-panel">
      <section class="part-city" aria-label=${p("part_city")}>
        <${ba} board=${e} />
      </section>
      ${s!==null&&a`<${Ta} board=${e} seat=${s} />`}
      <div class="part-column">
        <section class="part-others" aria-label=${p("part_others")}>
          <${Oa} board=${e} seats=${t.seats} mine=${s} />
        </section>
        <${Ia} board=${e} newest=${t} unread=${b} onRead=${x} inSight=${!i||c&&m||g==="log"} />
        ${o}
      </div>
    </div>
    <${At}
      name="part"
      kind="part-tabs"
      label=${p("parts")}
      now=${g}
      onTab=${h}
      tabs=${f.map(v=>({id:v,label:p(`part_${v}`),badge:w[v],lit:v!==g&&[...u.keys()].some(k=>Uu(k)===v)}))}
    />
    ${l}
  </main>`}function Uu(e){let t=e.split(":")[0];return t==="market"||t==="cathedral"?"city":t==="hand"||t==="pack"||t==="person"?null:"mine"}function Yu(e){return e.size>0&&[...e.keys()].every(t=>t.startsWith("market:"))}function Qu(e,t){let[s,n]=y(e),r=S(null);return A(()=>{t?(r.current=s,n("city")):r.current!==null&&(n(r.current),r.current=null)},[t]),[s,l=>{r.current=null,n(l)}]}function Xu(e,t,s){let n=e.state.view,r=n?.players??[],o=t===null?null:r[t],l={city:JSON.stringify([n?.markets,r.map(c=>[c.carriage,c.cathedral])]),mine:JSON.stringify(o&&[o.sectors,o.friend,o.coins,o.supply,o.rat,o.prestige,o.messages.length]),others:JSON.stringify(r.filter(c=>c!==o).map(c=>[c.sectors,c.friend,c.coins,c.supply,c.rat]))},i=S(l);return A(()=>{i.current={...i.current,[s]:l[s]}}),{city:s!=="city"&&l.city!==i.current.city,mine:s!=="mine"&&l.mine!==i.current.mine,others:s!=="others"&&l.others!==i.current.others}}function rn({state:e,facts:t,label:s,head:n,onAnswer:r,pending:o=null,tried:l=[],silent:i=!1,over:c=[],marked:u=[],ghost:m=null,tools:f,answers:d,children:h,onMenu:g}){let b=S(null),x=ra(),w=r?e.question:null,v=e.seat,M=Us({question:w,seat:v,prompt:b,pending:o,send:r??(()=>{})}),{lit:C,pick:T,open:L,setOpen:G,choose:W,settle:_,stopping:H,toggleRest:B,folded:ne,places:tt}=M,{pointedAt:X,setOver:J,setPointedChoice:ee,pointAtPlace:re}=M;$e(b),Ys();let Se=U(()=>e.news?.lines??[],[e]),It={state:e,facts:t,lines:Se,lit:C,onPick:T,setOver:J,onPoint:re,silent:i,over:new Set(X.length?X:c),ghost:M.ghost??e.question?.choices.find(Fe=>Fe.id===m)?.ghost??null},ds=w?tt:u;return a`<${Rt} board=${It} newest=${e} seat=${v} marked=${ds} onMenu=${g} coach=${x&&d}>
    <section class=${`asking position ${w?"has-question":"is-solved"}`} aria-label=${s}>
      ${v!==null&&a`<${Et} board=${It} seat=${v} marked=${ds} />`}
      <div class="asked">
        <p class="prompt" ref=${b} tabindex="-1" aria-live="polite">
          ${n} ${e.question?.prompt}
          ${M.many&&a`<span class="number-entry" aria-hidden="true">${M.typed?a`<kbd>${M.typed}</kbd> ${p("number_typed")}`:p("number_then_enter")}</span>`}
        </p>
        ${h}
        ${!x&&d}
        ${w&&a`<${Gs}
          question=${w}
          pending=${o}
          marked=${M.marked}
          hinted=${null}
          tried=${l}
          tight=${!1}
          opened=${H}
          onRest=${B}
          onChoose=${W}
          onConfirm=${_}
          onUnmark=${()=>M.setMarked(null)}
          onPoint=${(Fe,En)=>(J(Fe),ee(En))}
        />`}
      </div>
      <div class="tools">${f} ${ne&&a`<${en} on=${H} onToggle=${B} />`}</div>
    </section>
    ${L!==null&&w&&a`<${Zs}
      place=${L}
      note=${St(L,e,t)??{title:w.prompt,text:[]}}
      choices=${w.choices.filter(Fe=>C.get(L)?.includes(Fe.id))}
      onChoose=${W}
      onClose=${()=>G(null)}
    />`}
  <//>`}function on({answers:e,chosen:t,compared:s=null,onPoint:n,onCompare:r}){return a`<div class="ranked-answers" tabindex="0" role="region" aria-label=${$("trainer","answers")}>
    <table class="figures-table">
      <thead>
        <tr>
          <th scope="col">${$("trainer","answer")}</th>
          <th scope="col">${$("trainer","lead")}</th>
          <th scope="col">${$("trainer","behind")}</th>
          <th scope="col">${$("trainer","wins")}</th>
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
              ${l===0&&a` <span class="answer-tag best">${$("trainer","best")}</span>`}
              ${o.choice===t&&a` <span class="answer-tag">${$("trainer","yours")}</span>`}
            </th>
            <td>${fe(o.lead)}</td>
            <td>${l===0?"\u2013":Ne(o.behind,o.error)}</td>
            <td>${p("percent",{number:Math.round(100*o.win_chance)})}</td>
          </tr>`)}
      </tbody>
    </table>
    <p class="small soft">${$("trainer","figures")}</p>
  </div>`}function fe(e){let t=q(Math.abs(e));return Number(e.toFixed(1))===0?t:e<0?`\u2212${t}`:`+${t}`}function Ne(e,t){return $("trainer","with_error",{points:q(e),error:q(Math.max(t,.1))})}function an({state:e,facts:t,label:s,head:n,judge:r,onDone:o,onNext:l,next:i,tools:c,silent:u,onMenu:m}){let[f,d]=y([]),[h,g]=y(null),[b,x]=y(null),[w,v]=y(null),[k,M]=y(null),[C,T]=Y(),L=h?.answers??null,G=f[f.length-1]??null,W=async ee=>{T(null),x(ee??"");try{let re=await r(ee),Se=ee===null?f:[...f,ee];d(Se),g(re),re.answers&&o?.(qa(re,Se))}catch(re){T(re)}finally{x(null)}},_=Q();z(()=>{if(!L)return;let ee=({answers:re})=>g(Se=>Se&&{...Se,answers:re});r(null).then(ee,re=>console.warn(re))},[_]);let H=L?.find(ee=>ee.choice===(w??L[0]?.choice)),B=L?.find(ee=>ee.choice===G),ne=f.filter(ee=>ee!==(h?.right?G:null)),J=[k,ne[ne.length-1],h?.tempting].map(ee=>L?.find(re=>re.choice===ee&&re.why)).find(Boolean)??L?.find(ee=>ee.why);return a`<${rn}
    state=${e}
    facts=${t}
    label=${s}
    head=${n}
    onAnswer=${L?null:W}
    pending=${b}
    tried=${ne}
    silent=${u}
    over=${H?.places??[]}
    marked=${B?.places??[]}
    ghost=${H?.choice??null}
    onMenu=${m}
    answers=${L&&a`<${on} answers=${L} chosen=${G} compared=${J?.choice??null} onPoint=${v} onCompare=${M} />`}
    tools=${a`
      ${h&&L?a`<button key="next" type="button" class="main" onClick=${()=>l(qa(h,f))}>${i}</button>`:a`<button key="see" type="button" aria-disabled=${b!==null} onClick=${()=>b===null&&W(null)}>${$("trainer","see")}</button>
            <button key="skip" type="button" class="plain" onClick=${()=>l("skipped")}>${$("trainer","skip")}</button>`}
      ${c}
    `}
  >
    ${C&&a`<p class="trouble" role="alert">${C}</p>`}
    <div class="verdict-line" role="status">
      ${h&&a`<p class=${h.right?"is-right":"is-wrong"}>${Ju(h,G)}</p>`}
      ${J?.why&&a`<p class="why"><strong>${$("trainer","why_not",{answer:J.label})}</strong> ${J.why}</p>`}
    </div>
  <//>`}function qa({right:e},t){return e?t.length===1?"first":"later":"shown"}function Ju({right:e,answers:t},s){let n=t?.[0];return e?$("trainer",n?.choice===s?"right_best":"right"):n?$("trainer","solution",{answer:n.label}):$("trainer","wrong")}function ln({theme:e,difficulty:t,players:s,new_persons:n}){return[...[$("theme",e),$("difficulty",t),E("player",s)],...n?[p("option_new_persons")]:[]].join(" \xB7 ")}var Zu=.02,os=null,ep={card:(e,t)=>ja(e,t,{from:900,to:3200,loud:.07,lasts:.14}),coin:(e,t)=>{as(e,t,{pitch:2093,loud:.028,lasts:.22}),as(e,t+.07,{pitch:2637,loud:.024,lasts:.3})},piece:(e,t)=>{as(e,t,{pitch:310,falls:170,loud:.12,lasts:.11}),ja(e,t,{from:1500,to:700,loud:.03,lasts:.03})},rat:(e,t)=>{for(let s of[0,.09])as(e,t+s,{pitch:1350,falls:1900,loud:.022,lasts:.07,shape:"triangle"})},bell:(e,t)=>{Ka(e,t,660),Ka(e,t+.22,880)}};function Ie(e,t=0){if(!(!me().sound||navigator.userActivation?.hasBeenActive!==!0))try{os??=new AudioContext,os.state==="suspended"&&os.resume(),ep[e](os,os.currentTime+Zu+t)}catch{}}function as(e,t,{pitch:s,falls:n=s,loud:r,lasts:o,shape:l="sine"}){let i=e.createOscillator();i.type=l,i.frequency.setValueAtTime(s,t),i.frequency.exponentialRampToValueAtTime(n,t+o),i.connect(Ga(e,t,r,o)),i.start(t),i.stop(t+o+.05)}function ja(e,t,{from:s,to:n,loud:r,lasts:o}){let l=e.createBufferSource();l.buffer=tp(e,o);let i=e.createBiquadFilter();i.type="bandpass",i.frequency.setValueAtTime(s,t),i.frequency.exponentialRampToValueAtTime(n,t+o),l.connect(i).connect(Ga(e,t,r,o)),l.start(t)}function Ka(e,t,s){for(let[n,r]of[[1,.09],[2.76,.03],[5.4,.012]])as(e,t,{pitch:s*n,loud:r,lasts:1.1/Math.sqrt(n)})}function Ga(e,t,s,n){let r=e.createGain();return r.gain.setValueAtTime(0,t),r.gain.linearRampToValueAtTime(s,t+.01),r.gain.exponentialRampToValueAtTime(1e-4,t+n),r.connect(e.destination),r}function tp(e,t){let s=e.createBuffer(1,Math.ceil(t*e.sampleRate),e.sampleRate),n=s.getChannelData(0);for(let r=0;r<n.length;r++)n[r]=2*Math.random()-1;return s}var sp=["slow","normal","once"];function cn(){let{pace:e,confirm:t,pause:s,sound:n,notify:r}=Ye(),o="Notification"in window&&Notification.permission!=="denied",l=async()=>{let i=!r&&await Notification.requestPermission()==="granted";Ue({notify:i})};return a`<div class="stack settings">
    <fieldset>
      <legend>${p("pace")}</legend>
      <div class="row">
        ${sp.map(i=>a`<label class="check" key=${i}>
            <input type="radio" name="pace" checked=${e===i} onChange=${()=>Ue({pace:i})} /> ${p(`pace_${i}`)}
          </label>`)}
      </div>
    </fieldset>
    <label class="check"><input type="checkbox" checked=${t} onChange=${()=>Ue({confirm:!t})} /> ${p("set_confirm")}</label>
    <label class="check pause-setting">
      <span>${p("set_pause")}</span>
      <input type="range" min="0" max=${R().limits.pause} step="1" value=${s} aria-valuetext=${p("seconds",{n:s})}
        onInput=${i=>Ue({pause:Number(i.target.value)})} />
      <output>${p("seconds",{n:s})}</output>
    </label>
    <label class="check">
      <input
        type="checkbox"
        checked=${n}
        onChange=${()=>{Ue({sound:!n}),Ie("bell")}}
      />
      ${p("set_sound")}
    </label>
    ${o&&a`<label class="check"><input type="checkbox" checked=${r} onChange=${l} /> ${p("set_notify")}</label>`}
  </div>`}function Ua({onClose:e}){return a`<${Ze} title=${p("menu")} kind="menu" onClose=${e}>
    <div class="stack">
      <p class="row">
        <a class="button" href="/">${p("to_start")}</a>
        <a class="button" href="/puzzles">${$("puzzle","all")}</a>
        <a class="button" href="/rules" target="_blank">${p("rules")}</a>
      </p>
      <h3>${p("settings")}</h3>
      <${cn} />
      <div class="row"><${ys} /><${bs} /></div>
    </div>
  <//>`}var Qa="notredame.puzzles-wanted",np={theme:"",difficulty:"",players:""},Vt=null,Ya=0,rp=6e5;function ls(){return Vt&&Date.now()<Ya+rp||(Ya=Date.now(),Vt=D("/api/puzzles"),Vt?.then(({day:e,today:t})=>Ur(e,t),()=>Vt=null)),Vt}function un(){try{let e=Object(JSON.parse(dt(Qa)??"{}")),t=s=>typeof s=="string"?s:"";return{theme:t(e.theme),difficulty:t(e.difficulty),players:t(e.players)}}catch{return np}}function Xa(e){mt(Qa,JSON.stringify(e))}function ir(e,t){return e.filter(({theme:s,difficulty:n,players:r})=>(!t.theme||s===t.theme)&&(!t.difficulty||n===t.difficulty)&&(!t.players||String(r)===t.players))}function pn(e,t,s){let n=ir(e,t).filter(({id:c})=>c!==s),r=qt(),o=n.filter(({id:c})=>!r.has(c)),l=n.filter(({id:c})=>!vs(r.get(c))),i=[o,l,n].find(c=>c.length>0)??[];return i[Math.floor(Math.random()*i.length)]?.id??null}var Ja="today";function op({puzzle:e}){let[t,s]=y(null),[n,r]=y(null),[o,l]=y(!1),i=Q();z(()=>{let d=!0,g=ue(async()=>{let b=e===Ja?(await ls()).today:e,x=await D(`/api/puzzles/${encodeURIComponent(b)}?lang=${i}`);d&&(s(x),r(null))},r);return()=>{d=!1,g()}},[e,i]);let c=e===Ja;if(n!==null&&!t){let d=n instanceof pt&&n.status===404;return a`<${j} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${$("puzzle","title")}</h1>
        <p class="trouble" role="alert">${d?$("puzzle","not_found"):F(n)}</p>
        <p><a class="button" href="/puzzles">${$("puzzle","all")}</a></p>
      </main>`}if(!t)return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${p("loading")}</p></main>`;let u=async d=>{let h=d===null?{solution:!0}:{choice:d},{right:g,solution:b}=await N(`/api/puzzles/${t.id}?lang=${i}`,h);return{right:g,answers:b?.answers??null,tempting:b?.tempting}},m=async()=>{try{let d=pn((await ls()).puzzles,un(),t.id);ve(d?`/puzzles/${d}`:"/puzzles")}catch(d){r(d),ve("/puzzles")}},f=a`<span class="puzzle-head"><strong>${$("puzzle",c?"of_the_day":"title")}</strong> ${ln(t)}</span>`;return a`<${an}
      key=${t.id}
      state=${t.state}
      facts=${R()}
      label=${$("puzzle","title")}
      head=${f}
      judge=${u}
      onDone=${d=>Gr(t.id,d)}
      onNext=${m}
      next=${$("puzzle","next")}
      silent=${!0}
      onMenu=${()=>l(!0)}
    />
    ${o&&a`<${Ua} onClose=${()=>l(!1)} />`}
    <${js} state=${t.state} facts=${R()} />`}function Za({wanted:e,found:t,onChange:s}){let n=[...new Set(t.puzzles.map(o=>o.players))].sort((o,l)=>o-l),r=[["theme",t.themes.map(o=>[o,$("theme",o)])],["difficulty",t.difficulties.map(o=>[o,$("difficulty",o)])],["players",n.map(o=>[String(o),E("player",o)])]];return a`<div class="row puzzle-filter">
    ${r.map(([o,l])=>a`<label key=${o}>
        <span>${$("puzzle",o)}</span>
        <select value=${e[o]} onChange=${i=>s({...e,[o]:i.target.value})}>
          <option value="">${$("puzzle","any")}</option>
          ${l.map(([i,c])=>a`<option key=${i} value=${i}>${c}</option>`)}
        </select>
      </label>`)}
  </div>`}var we=(e,t)=>$("puzzle",e,t);function ap(){let[e,t]=y(null),[s,n]=y(null);return z(()=>ue(async()=>{t(await ls()),n(null)},n),[]),a`<${j} />
    <main id="main" class="puzzles stack" tabindex="-1">
      <h1>${we("title")}</h1>
      <p>${we("about")}</p>
      ${s!==null&&a`<p class="trouble" role="alert">${F(s)}</p>`}
      ${e&&a`<${lp} found=${e} /><${ip} found=${e} />`}
    </main>
    <${te} />`}function lp({found:e}){let t=e.puzzles.find(({id:n})=>n===e.today);if(!t)return null;let s=qt().get(t.id);return a`<section class="card stack" aria-labelledby="of-the-day">
    <h2 id="of-the-day">${we("of_the_day")} <span class="soft small">${ge(e.day)}</span></h2>
    <p>${ln(t)} ${s&&a`<strong>${we(`how_${s}`)}</strong>`}</p>
    <p class="row"><a class=${s?"button":"button main"} href="/puzzles/today">${we(s?"again":"solve")}</a></p>
  </section>`}function ip({found:e}){let{puzzles:t}=e,[s,n]=y(un),[r,o]=y(qt),l=ir(t,s),i=()=>{let d=pn(t,s,null);d&&ve(`/puzzles/${d}`)},c=d=>{n(d),Xa(d)},u=()=>(Yr(),o(new Map),Promise.resolve()),m=l.filter(({id:d})=>vs(r.get(d))).length,f=[...r.values()];return a`<section class="card stack" aria-labelledby="trainer">
    <h2 id="trainer">${we("trainer")}</h2>
    <p>${we("trainer_about")}</p>
    <${Za} wanted=${s} found=${e} onChange=${c} />
    <p role="status">${we("count",{solved:m,all:l.length})}</p>
    <p class="row"><button type="button" class="main" disabled=${l.length===0} onClick=${i}>${we("start")}</button></p>
    ${f.length>0&&a`<p class="small">${we("score",{first:f.filter(d=>d==="first").length,later:f.filter(d=>d==="later").length,shown:f.filter(d=>d==="shown").length})}</p>
      <p class="row"><${_e} label=${we("forget")} text=${we("forget_text")} kind="plain" go=${u} /></p>`}
  </section>`}var cp={\u00DF:"ss",\u00E6:"ae",\u0153:"oe",\u00F8:"o"},el=/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,up=/[\p{L}\p{N}]/u,pp=4,dp=4,mp=2;function ke(e){return[...e].map(tl).join("")}function tl(e){let t=e.normalize("NFKC").toLowerCase();return/^[\u30a1-\u30f6]$/.test(t)?String.fromCharCode(t.charCodeAt(0)-96):el.test(t)?t:cp[t]??t.normalize("NFD").replace(/\p{M}/gu,"")}function sl(e){return ke(e).split(/[^\p{L}\p{N}_]+/u).filter(Boolean)}function nl(e,t){for(let s=0;s<=mp&&e.length-s>=Math.min(dp,e.length);s++){let n=e.slice(0,e.length-s);if(t.some(r=>Ce(n,r).length))return n}return e}function Ce(e,t){let s=[],n=e.length>=pp||el.test(e);for(let r=t.indexOf(e);r>=0;r=t.indexOf(e,r+1))(n||r===0||!up.test(t[r-1]??""))&&s.push(r);return s}function rl(e,t){let s=[...e],n=[],r="";s.forEach((i,c)=>{let u=tl(i);r+=u;for(let m=0;m<u.length;m++)n.push(c)});let o=s.map(()=>!1);for(let i of t)for(let c of Ce(i,r))for(let u=c;u<c+i.length;u++)o[n[u]??0]=!0;let l=[""];return s.forEach((i,c)=>{o[c]!==(l.length%2===0)&&l.push(""),l[l.length-1]+=i}),l}function dn(e){let t=e.also??{},s=(n,r,o)=>({id:n,title:r,also:ol(t,[n]),entries:o.map(l=>fp(l,t))});return[s("round",p("how_a_round_goes"),[{id:"round-text",text:e.round}]),s("words",p("words_used"),[{id:"words-text",text:e.words}]),...e.sections.map(({name:n,title:r,rules:o})=>s(n,r,o.map($p))),s("options",p("options"),e.options.map(n=>({id:`option_${n.name}`,option:n}))),s("presets",p("editions"),[{id:"presets-table",presets:e.presets}]),s("about",p("where_rules_come_from"),[{id:"about-text",text:e.about}])]}function $p(e){return{id:e.id,rule:e,card:e.card??void 0,person:e.person??void 0}}function fp(e,t){let{id:s,text:n,rule:r,card:o,person:l,option:i,presets:c}=e,u=[s],m=[n];r&&(u.push(r.title),m.push(r.text,r.ruling,r.note)),o&&(u.push($("card",o)),m.push($("card_help",o))),l&&(u.push($("person",l)),m.push($("person_help",l))),i&&(u.push(i.name,Ft(i.name)),m.push($("option_help",i.name),i.text,...i.rules)),c&&(u.push(...Object.keys(c),...Object.keys(c).map(Bt)),m.push(...Object.values(c)));let f=ol(t,[s,o,l,i?.name]);return{...e,names:u.map(ke),also:f,words:ke([...u,...m].join(" "))}}function ol(e,t){return Object.keys(e).filter(s=>t.includes(e[s]))}var hp=100,ll=60,gp=1;function cr(e,t){let s=sl(t);if(!s.length)return{chapters:e,words:[],partly:!1,unknown:!1};let n=e.flatMap(c=>[al(c),...c.entries.flatMap(({words:u,also:m})=>[u,...m.map(ke)])]),r=s.map(c=>nl(c,n)),o=e.map(c=>{let u=al(c),m=r.every(f=>Ce(f,u).length);return{chapter:c,whole:m,entries:c.entries.map(f=>({entry:f,...bp(f,c,r)}))}}),l=Math.max(1,...o.map(({whole:c,entries:u})=>c?r.length:Math.max(...u.map(({hits:m})=>m)))),i=o.map(({chapter:c,whole:u,entries:m})=>{let f=m.filter(({hits:d})=>u||d===l).sort((d,h)=>h.worth-d.worth);return{...c,entries:f.map(d=>d.entry),worth:Math.max(u?ll:0,...f.map(d=>d.worth))}}).filter(({entries:c})=>c.length);return i.sort((c,u)=>u.worth-c.worth),{chapters:i,words:r,partly:i.length>0&&l<r.length,unknown:r.some(c=>!n.some(u=>Ce(c,u).length))}}function al({title:e,also:t}){return ke([e,...t].join(" "))}function bp({words:e,names:t,also:s},n,r){let o=0,l=0;for(let i of r){let c=[...s,...n.also].some(u=>Ce(i,ke(u)).length);!c&&!Ce(i,e).length||(o+=1,t.some(u=>Ce(i,u).length)?l+=hp:l+=c?ll:gp)}return{hits:o,worth:l}}async function yp(e){let t=await Promise.all(e.map(r=>D(`/api/rules/${r}`))),s=new Map,n=(r,o)=>s.set(r,[...s.get(r)??[],...o]);for(let r of t.flatMap(dn)){n(r.id,r.also);for(let{id:o,rule:l,also:i}of r.entries)n(o,l?[l.title,...i]:i)}return s}function il(e,t){let s=Q(),[n,r]=y(null);return z(()=>{if(!t||n?.here===s)return;let o=Ar().map(({id:l})=>l).filter(l=>l!==s);yp(o).then(l=>r({here:s,elsewhere:l}),l=>console.warn(l))},[t,s]),U(()=>{if(!t||n?.here!==s)return null;let o=({id:l,also:i})=>[...new Set([...i,...n.elsewhere.get(l)??[]])];return e.map(l=>({...l,also:o(l),entries:l.entries.map(i=>({...i,also:o(i)}))}))},[e,t,n,s])}var wp=/\b(?:PR|[A-Z])\d{1,2}\b|\b[a-z]+(?:_[a-z]+)+\b/g;function De({text:e,found:t,known:s}){return e.trim().split(/\n\s*\n/).map((r,o)=>{let l=r.split(`
`);return l.every(i=>/^\d+\. /.test(i))?a`<ol key=${o}>${l.map((i,c)=>a`<li key=${c}>
        <${cl} text=${i.replace(/^\d+\. /,"")} found=${t} known=${s} /></li>`)}</ol>`:a`<p key=${o}><${cl} text=${l.join(" ")} found=${t} known=${s} /></p>`})}function cl({text:e,found:t,known:s}){let n=[],r=0;for(let o of e.matchAll(wp)){let l=s.has(o[0])?o[0]:`option_${o[0]}`;s.has(l)&&(n.push(a`<${xe} text=${e.slice(r,o.index)} found=${t} />`),n.push(a`<a href="#${l}"><${xe} text=${o[0]} found=${t} /></a>`),r=o.index+o[0].length)}return n.push(a`<${xe} text=${e.slice(r)} found=${t} />`),n}function xe({text:e,found:t}){return t.length?rl(e,t).map((s,n)=>n%2?a`<mark key=${n}>${s}</mark>`:s):e}function mn({also:e,own:t,found:s}){let n=s.filter(o=>!Ce(o,t).length),r=e.filter(o=>n.some(l=>Ce(l,ke(o)).length));return r.length?a`<p class="soft small">${p("also_called")} <${xe} text=${r.join(", ")} found=${s} /></p>`:null}function ul({entry:e,found:t,known:s}){let{rule:n,card:r,person:o}=e;return n?a`<article class="rule ${r||o?"pictured":""}" id=${n.id} aria-labelledby="${n.id}-title">
    ${r&&a`<div class="picture" aria-hidden="true"><${Ve} card=${r} colour="blue" /></div>`}
    ${o&&a`<div class="picture" aria-hidden="true"><${rt} person=${o}
      rats=${R().persons[o].rats} group=${R().persons[o].group} /></div>`}
    <div class="stack tight">
      <h3 id="${n.id}-title">
        <a class="rule-id number" href="#${n.id}" title=${p("link_to_rule")}>${n.id}</a>${" "}
        <span class="name"><${xe} text=${kp(e)} found=${t} /></span>
      </h3>
      <${mn} also=${e.also} own=${e.words} found=${t} />
      ${r&&a`<p class="short"><${xe} text=${$("card_help",r)} found=${t} /></p>`}
      ${o&&a`<p class="short"><${xe} text=${$("person_help",o)} found=${t} /></p>
        <p class="soft small">${O(xp(o))}</p>`}
      <${De} text=${n.text} found=${t} known=${s} />
      ${n.note&&a`<div class="aside"><strong>${p("note")}</strong>
        <${De} text=${n.note} found=${t} known=${s} /></div>`}
      ${n.ruling&&a`<div class="aside"><strong>${p("ruling")}</strong>
        <${De} text=${n.ruling} found=${t} known=${s} /></div>`}
    </div>
  </article>`:null}function kp({rule:e,card:t,person:s}){return t?O($("card",t)):s&&gs("person",s)?O($("person",s)):e?.title??""}function xp(e){let{group:t,rats:s}=R().persons[e];return`${$("letter",t)} \xB7 ${E("rat",s)}`}function pl({option:e,found:t,known:s}){let{name:n,text:r,rules:o}=e,l=R().editions[R().default_edition][n],i=R().options[n].values;return a`<article class="rule" id="option_${n}" aria-labelledby="option_${n}-title">
    <div class="stack tight">
      <h3 id="option_${n}-title">
        <span class="name"><${xe} text=${Ft(n)} found=${t} /></span>${" "}
        <code class="soft small">${n}</code>
      </h3>
      <p class="values">${i.map(c=>a`<span key=${String(c)} class="value">${Ln(c)}
        ${c===l&&a` <span class="soft small">(${p("usual")})</span>`}</span>`)}</p>
      <p class="short"><${xe} text=${$("option_help",n)} found=${t} /></p>
      <${De} text=${r} found=${t} known=${s} />
      <p class="small">${o.map(c=>a`<a key=${c} class="rule-id number" href="#${c}">${c}</a> `)}</p>
    </div>
  </article>`}function dl({presets:e,found:t,known:s}){let n=Object.keys(e),r=R().editions[R().default_edition];return a`<div class="stack" id="presets-table">
    <div class="wide-table" tabindex="0" role="region" aria-label=${`${p("editions")}: ${p("options")}`}>
      <table>
        <thead>
          <tr><th scope="col">${p("options")}</th>${n.map(o=>a`<th key=${o} scope="col">${Bt(o)}</th>`)}</tr>
        </thead>
        <tbody>
          ${Object.keys(R().options).map(o=>a`<tr key=${o}>
            <th scope="row"><a href="#option_${o}">${Ft(o)}</a></th>
            ${n.map(l=>{let i=R().editions[l][o];return a`<td key=${l} class=${i===r[o]?"":"differs"}>${Ln(i)}</td>`})}
          </tr>`)}
        </tbody>
      </table>
    </div>
    ${n.map(o=>a`<article key=${o} class="rule" id="preset_${o}"><div class="stack tight">
      <h3>${Bt(o)} <code class="soft small">${o}</code></h3>
      <${De} text=${e[o]} found=${t} known=${s} />
    </div></article>`)}
  </div>`}function vp(){let[e,t]=y(null),[s,n]=y(null),[r,o]=y(""),l=Q();z(()=>{let b=!0,w=ue(async()=>{let v=await D(`/api/rules/${l}`);b&&(t(v),n(null))},n);return()=>{b=!1,w()}},[l]);let i=U(()=>e?dn(e):[],[e,l]),c=U(()=>cr(i,r),[i,r]),u=il(i,c.unknown),{chapters:m,words:f,partly:d}=U(()=>u?cr(u,r):c,[u,c]);z(()=>{let b=()=>{let x=document.getElementById(decodeURIComponent(location.hash.slice(1)));x?x.scrollIntoView():location.hash&&o("")};return e&&b(),addEventListener("hashchange",b),()=>removeEventListener("hashchange",b)},[e]),z(()=>{let b=document.getElementById("main");r&&b&&b.getBoundingClientRect().top<0&&b.scrollIntoView()},[r]);let h=U(()=>new Set(i.flatMap(b=>b.entries.map(({id:x})=>x))),[i]),g=m.reduce((b,x)=>b+x.entries.length,0);return a`<${j} />
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
        ${s!==null&&a`<p class="trouble" role="alert">${F(s)}</p>`}
        ${d&&a`<p class="soft">${p("found_partly")}</p>`}
        ${m.map(b=>a`<${_p} key=${b.id} chapter=${b} found=${f} known=${h} />`)}
        ${e&&!m.length&&a`<p class="soft">${p("nothing_found")}</p>`}
      </main>
    </div>
    <${te} />`}function _p({chapter:e,found:t,known:s}){return a`<section class="chapter" aria-labelledby=${e.id}>
    <h2 id=${e.id}>${e.title}</h2>
    <${mn} also=${e.also} own=${ke(e.title)} found=${t} />
    ${e.entries.map(n=>n.rule?a`<${ul} key=${n.id} entry=${n} found=${t} known=${s} />`:n.option?a`<${pl} key=${n.id} option=${n.option} found=${t} known=${s} />`:n.presets?a`<${dl} key=${n.id} presets=${n.presets} found=${t} known=${s} />`:a`<div key=${n.id} id=${n.id}><${De} text=${n.text??""} found=${t} known=${s} /></div>`)}
  </section>`}var cs=660,us=320;function ur({groups:e}){return a`<ul class="statistics-groups">
    ${e.map(({group:t,name:s})=>a`<li key=${s} class="stack tight">
        <div class="statistics-name">
          <h3>${s} <${pr} n=${t.games} /></h3>
          ${t.few&&a`<${ct} />`}
        </div>
        <${dr} group=${t} />
      </li>`)}
  </ul>`}function pr({n:e}){return a`<span class="soft small">${E("game",e)}</span>`}function dr({group:e}){let{share:t,low:s,high:n,expected:r}=e,o=Qe()?us:cs,l=$("statistics","share_label",{share:is(t),low:is(s),high:is(n),expected:is(r)}),i=$("statistics","won_of",{wins:e.wins,games:e.games,share:is(t)});return a`<${jn} share=${t} low=${s} high=${n} expected=${r} width=${o} label=${l} />
    <dl class="statistics-figures">
      <div><dt>${$("statistics","won")}</dt><dd>${i}</dd></div>
      <div><dt>${$("statistics","place")}</dt><dd>${Pt(e.place)}</dd></div>
      <div><dt>${$("statistics","prestige")}</dt><dd>${Pt(e.prestige)}</dd></div>
      <div><dt>${$("statistics","margin")}</dt><dd>${Pt(e.margin,fe)}</dd></div>
    </dl>`}function ct(){return a`<p class="few small">${$("statistics","few")}</p>`}function Pt({mean:e,half_interval:t},s=q){return t===null?s(e):$("statistics","plus_minus",{mean:s(e),half:q(t)})}function is(e){return p("percent",{number:Math.round(100*e)})}function ml({any:e,again:t}){let[s,n]=y(""),r=S(null);z(()=>{s&&r.current?.focus()},[s,e]);let o=async()=>{let{games:l}=await N("/api/me/statistics/delete");n($("statistics","deleted",{games:E("game",l)})),t()};return!e&&!s?null:a`<section class="card stack" aria-labelledby="own-data">
    <h2 id="own-data">${$("statistics","data")}</h2>
    ${e&&a`<p class="soft small">${$("statistics","data_help")}</p>
      <div><a class="button" href="/api/me/statistics/export" download="notredame-statistics.json">${$("statistics","export")}</a></div>
      <div class="stack tight"><div><${_e} label=${$("statistics","delete")} text=${$("statistics","delete_text")} go=${o} /></div></div>`}
    <p ref=${r} tabindex="-1" role="status">${s}</p>
  </section>`}function $l({reviewed:e,rough:t,games:s}){return a`<section class="card stack" aria-labelledby="reviews">
    <h2 id="reviews">${$("statistics","reviews")}</h2>
    ${e?a`<${Mp} reviewed=${e} games=${s} />`:a`<p>${$("statistics",t?"only_rough":"not_reviewed")}</p>`}
    ${t>0&&a`<p class="soft small">${$("statistics","rough",{n:t})}</p>`}
  </section>`}function Mp({reviewed:e,games:t}){let{inaccuracy:s=0,mistake:n=0,blunder:r=0}=e.grades,o=e.by_kind.map(({kind:u,lost:m})=>({name:$("review",`kind_${u}`),found:m})),l=e.by_period.map(({period:u,lost:m})=>({name:$("review","period",{period:u}),found:m})),i=[{name:O($("review","card_luck")),found:e.card_luck},{name:O($("review","person_luck")),found:e.person_luck}],c={inaccuracy:q(s),mistake:q(n),blunder:q(r)};return a`<p>${$("statistics","reviewed",{n:e.games,all:t})}</p>
    ${e.few&&a`<${ct} />`}
    <p>${$("statistics","lost",{points:Pt(e.lost)})} ${$("statistics","grades",c)}</p>
    <${mr} title=${$("review","by_kind")} lines=${o} kind="losses" words="loss_line" written=${q} />
    <${mr} title=${$("review","by_period")} lines=${l} kind="losses" words="loss_line" written=${q} />
    <${mr} title=${$("statistics","luck")} lines=${i} kind="luck" words="luck_line" written=${fe} />
    <p class="soft small">${$("statistics","luck_help")}</p>`}function mr({title:e,lines:t,kind:s,words:n,written:r}){let o=Qe()?us:cs,l=t.map(({name:i,found:c})=>{let u=Pt(c,r);return{name:i,bars:[{value:c.mean,halfInterval:c.half_interval,kind:s,figure:u}],label:$("statistics",n,{name:i,points:u})}});return a`<figure class="statistics-chart stack tight">
    <figcaption><h3>${e}</h3></figcaption>
    <${Qt} rows=${l} width=${o} label=${e} centred=${s==="luck"} />
  </figure>`}function gl({sources:e,everything:t}){let s=Qe()?us:cs,n=e.map(({source:i,mine:c,winners:u})=>{let m=O($("source",i)),f={mine:hl(c),winners:hl(u)};return{name:m,bars:[{value:c,kind:"mine",figure:f.mine},{value:u,kind:"winners",figure:f.winners}],label:$("statistics","source_line",{source:m,...f})}}),{wins:r,games:o,few:l}=t;return a`<section class="card stack" aria-labelledby="sources">
    <h2 id="sources">${$("statistics","sources")}</h2>
    <p class="soft small">${$("statistics","sources_help",{wins:r,games:o})}</p>
    ${l&&a`<${ct} />`}
    <figure class="statistics-chart stack tight">
      <figcaption>
        <ul class="chart-key">
          <li><${fl} kind="mine" />${$("statistics","mine")}</li>
          <li><${fl} kind="winners" />${$("statistics","winners")}</li>
        </ul>
      </figcaption>
      <${Qt} rows=${n} width=${s} label=${$("statistics","sources")} />
    </figure>
  </section>`}function fl({kind:e}){return a`<svg viewBox="0 0 10 10" aria-hidden="true"><rect class=${`bar ${e}`} width="10" height="10" /></svg>`}function hl(e){return e<0?`\u2212${q(-e)}`:q(e)}function Cp(){let{found:e,trouble:t,again:s}=Jt("/api/me/statistics",n=>n.pending);return a`<${j} />
    <main id="main" class="statistics stack" tabindex="-1">
      <h1>${$("statistics","title")}</h1>
      <p class="soft small">${$("statistics","about")}</p>
      ${t!==null&&a`<p class="trouble" role="alert">${F(t)}</p>`}
      ${e&&a`<${Sp} found=${e} />`}
      ${e&&a`<${ml} any=${e.games>0||e.pending} again=${s} />`}
    </main>
    <${te} />`}function Sp({found:e}){let{everything:t,by_players:s,by_opponents:n}=e,r=s.map(l=>({group:l,name:E("player",l.players)})),o=n.map(l=>({group:l,name:zp(l.opponents)}));return a`<p role="status">${[e.pending&&$("statistics","pending"),e.limited&&$("statistics","limited",{n:e.games}),!t&&!e.pending&&$("statistics","none")].filter(Boolean).join(" ")}</p>
    ${!t&&a`<p><a class="button" href="/">${p("to_start")}</a></p>`}
    ${t&&a`<section class="card stack" aria-labelledby="all-games">
        <h2 id="all-games">${$("statistics","all")} <${pr} n=${t.games} /></h2>
        ${t.few&&a`<${ct} />`}
        <${dr} group=${t} />
        <p class="soft small">${$("statistics","figures_help",{n:e.enough})}</p>
      </section>
      <section class="card stack" aria-labelledby="by-players">
        <h2 id="by-players">${$("statistics","by_players")}</h2>
        <${ur} groups=${r} />
      </section>
      <section class="card stack" aria-labelledby="by-opponents">
        <h2 id="by-opponents">${$("statistics","by_opponents")}</h2>
        <${ur} groups=${o} />
        <p class="soft small">${$("statistics","opponents_help")}</p>
      </section>
      <${gl} sources=${e.sources} everything=${t} />
      <${$l} reviewed=${e.reviewed} rough=${e.rough_reviews} games=${e.games} />`}`}function zp(e){return e==="people"?$("statistics","people"):$("statistics","bots",{level:$("level",e)})}var Ep=3e3;function bl({table:e,problem:t,onSeated:s}){let{found:n,setFound:r,closed:o}=Hp(e,s);return o?a`<${j} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${p("game")}</h1>
        <p class="trouble" role="alert">${F(t)}</p>
        <p>${p("ask_closed")}</p>
        <p><a class="button" href="/">${p("to_start")}</a></p>
      </main>`:n?a`<${j} />
    <main id="main" class="arriving stack" tabindex="-1">
      <h1>${n.host_name?p("table_of",{name:n.host_name}):p("ask_title")}</h1>
      ${n.status==="new"&&a`<${Lp} table=${e} found=${n} done=${r} />`}
      ${n.status==="asked"&&a`<p class="table-news" role="status">${p("ask_waiting")}</p>`}
      ${n.status==="turned-down"&&a`<p class="trouble" role="alert">${$("problem","turned-down")}</p>`}
      ${n.status!=="new"&&a`<p><a class="button plain" href="/">${p("to_start")}</a></p>`}
    </main>
    <${te} />`:a`<main id="main" class="arriving" tabindex="-1"><p role="status">${p("loading")}</p></main>`}function Lp({table:e,found:t,done:s}){let[n,r]=y(null),[o,l]=y(""),[i,c]=Y(),[u,m]=y(!1);z(()=>void D("/api/me").then(d=>l(d.name),c),[]);let f=async d=>{d.preventDefault(),m(!0),c(null);try{let h=(n??o).trim();h&&h!==o&&await Or("/api/me",{name:h}),s(await N(`/api/tables/${e}/seat-request`,h?{name:h}:{}))}catch(h){c(h),m(!1)}};return a`<p>${p("ask_text",{n:t.open})}</p>
    <form class="stack" onSubmit=${f}>
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
    </form>`}function Hp(e,t){let[s,n]=y(null),[r,o]=y(!1);return z(()=>{let l=!0,i=async()=>{try{let m=await D(`/api/tables/${e}/seat-request`);if(!l)return;m.status==="seated"?t():n(m),m.status==="turned-down"&&clearInterval(u)}catch(m){if(!l||Object(m).status<400||Object(m).status>=429)return;o(!0),clearInterval(u)}},c=()=>document.visibilityState==="visible"&&void i(),u=setInterval(c,Ep);return i(),document.addEventListener("visibilitychange",c),()=>{l=!1,clearInterval(u),document.removeEventListener("visibilitychange",c)}},[e]),{found:s,setFound:n,closed:r}}var yl=Rr("table/turn.svg");function wl(e,t,s){let n=S(!1);z(()=>{document.title=e?p("title_turn",{title:t}):t;let r=document.querySelector('link[rel~="icon"]');if(r instanceof HTMLLinkElement)return r.dataset.usual??=r.href,r.href=e?yl:r.dataset.usual,()=>void(r.href=r.dataset.usual??r.href)},[e,t]),z(()=>{let r=e&&!n.current;if(n.current=e,!!r&&((document.hidden||!document.hasFocus())&&Ie("bell"),me().notify&&document.hidden))return Op(t,s)},[e])}function Op(e,t){if(!(!("Notification"in window)||Notification.permission!=="granted"))try{let s=new Notification(e,{body:t,tag:e,icon:yl}),n=()=>{document.removeEventListener("visibilitychange",n),s.close()};return document.addEventListener("visibilitychange",n),s.onclick=()=>{window.focus(),n()},n}catch{}}function kl({state:e}){let[t,s]=Y(),n=e.result?.players.find(({seat:l})=>e.seats[l]?.mine);if(!n||gt()!==e.table)return null;let r=n.rank===1,o=()=>{s(null);let l={who:"bot",level:r?"medium":"easy"};Qr({seats:[{who:"me"},l,l,l]}).catch(s)};return a`<section class="card stack last-word" aria-labelledby="last-word">
    <h2 id="last-word">${$("learn","last_word_title")}</h2>
    <p>${r?$("learn","last_word_won"):Tp(e,n)}</p>
    <p class="row">
      <button type="button" class="main" onClick=${o}>${$("learn",r?"last_word_medium":"last_word_easy")}</button>
      <a class="button" href="/">${$("learn","last_word_friends")}</a>
    </p>
    ${t&&a`<p class="trouble" role="alert">${t}</p>`}
  </section>`}function Tp({result:e,seats:t},s){let n=e?.players.find(({rank:l})=>l===1)??s,[r="",o=0]=Object.entries(n.by_source).map(([l,i])=>[l,i-(s.by_source[l]??0)]).reduce((l,i)=>i[1]>l[1]?i:l);return o<=0?$("learn","last_word_close"):$("learn","last_word_lost",{name:t[n.seat]?.name,source:$("source",r),prestige:E("prestige",o)})}function xl({day:e,deal:t,trouble:s,again:n}){return a`<section class="card stack daily-ending" aria-labelledby="daily">
    <h2 id="daily">${$("daily","title")} <span class="soft small">${ge(e)}</span></h2>
    ${s!==null&&a`<p class="trouble" role="alert">${F(s)}</p>`}
    ${t&&a`<${Mt} deal=${t} />
      <${Ct} deal=${t} />
      <${Ws} deal=${t} again=${n} />
      ${!t.seed&&a`<p class="soft">${$("daily","secret",{time:ht(t.revealed)})}</p>`}`}
    <p><a href="/daily">${$("daily","more")}</a></p>
  </section>`}var $r=720,Ap=380,Rp=44;function _l({result:e,seats:t,sources:s}){let n=Qe()?Ap:$r,r=62,o=30,l=e.players.map(h=>vl(s.map(g=>Math.max(0,h.by_source[g]??0)))),i=e.players.map(h=>vl(s.map(g=>Math.max(0,-(h.by_source[g]??0))))),c=Math.max(1,...l),u=Math.max(0,...i),m=(n-Rp)/(c+u),f=u*m,d=r*e.players.length;return a`<figure class="end-chart">
    <svg viewBox=${`0 0 ${n} ${d}`} role="img" aria-label=${p("chart_sources")}>
      ${e.players.map((h,g)=>{let b=f,x=f,w=g*r+24,v=t[h.seat];return a`<g key=${h.seat}>
          <g class="drawing" transform=${`translate(8 ${w-11})`}>${pe(v?.colour??"blue",14)}</g>
          <text x="22" y=${w-6} class=${`chart-name ink-${v?.colour}`}>${v?.name}</text>
          ${s.map(k=>{let M=h.by_source[k]??0;if(!M)return null;let C=Math.abs(M)*m,T=M>0?b:x-C;return M>0?b+=C:x-=C,a`<g key=${k} class=${`from-source source-${k}`}>
              <title>${`${O($("source",k))}: ${ae(M)}`}</title>
              <rect x=${T} y=${w} width=${C} height=${o} />
              ${C>18&&a`<text x=${T+C/2} y=${w+20} text-anchor="middle">${ae(M)}</text>`}
            </g>`})}
          <line x1=${f} x2=${f} y1=${w-3} y2=${w+o+3} class="axis" />
          <text x=${b+8} y=${w+21} class="chart-total">${h.prestige}</text>
        </g>`})}
    </svg>
    <figcaption>
      <ul class="chart-legend">
        ${s.map(h=>a`<li key=${h} class=${`from-source source-${h}`}><svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" /></svg>${O($("source",h))}</li>`)}
      </ul>
    </figcaption>
  </figure>`}function fr({title:e,rounds:t,values:s,seats:n}){let l=$r/2-30,i=12,c=214,u=Math.max(1,...s.flat()),m=b=>34+(l-34)*b/Math.max(1,t.length-1),f=b=>c-(c-i)*b/u,d=u>40?20:u>15?10:u>6?3:1,h=[];for(let b=0;b<=u;b+=d)h.push(b);let g=Vp(n.map(b=>f(s[s.length-1]?.[b.seat]??0)),c);return a`<figure class="end-chart">
    <figcaption>${e}</figcaption>
    <svg viewBox=${`0 0 ${$r/2} 240`} role="img" aria-label=${e}>
      ${h.map(b=>a`<g key=${b}><line class="grid" x1=${34} x2=${l} y1=${f(b)} y2=${f(b)} /><text x=${28} y=${f(b)+4} text-anchor="end" class="tick">${b}</text></g>`)}
      ${t.map((b,x)=>a`<text key=${b} x=${m(x)} y=${232} text-anchor="middle" class="tick">${b}</text>`)}
      ${n.map((b,x)=>a`<g key=${b.seat}>
          <g class=${`chart-line line-${b.colour}`}>
            <polyline points=${s.map((w,v)=>`${m(v)},${f(w[b.seat]??0)}`).join(" ")} />
            ${s.map((w,v)=>a`<circle key=${v} cx=${m(v)} cy=${f(w[b.seat]??0)} r="3"><title>${`${b.name}, ${t[v]}: ${w[b.seat]}`}</title></circle>`)}
          </g>
          <g class="drawing" transform=${`translate(${l+17} ${g[x]??0})`}>${pe(b.colour,13)}</g>
        </g>`)}
    </svg>
    <ul class="chart-legend">
      ${n.map(b=>a`<li key=${b.seat}><${Z} colour=${b.colour} />${b.name}</li>`)}
    </ul>
  </figure>`}function Vp(e,t){let s=e.map((o,l)=>l).sort((o,l)=>(e[o]??0)-(e[l]??0)),n=[...e];for(let o=1;o<s.length;o++){let l=s[o]??0,i=n[s[o-1]??0]??0;n[l]=Math.max(n[l]??0,i+15)}let r=Math.max(0,(n[s[s.length-1]??0]??0)-t);return n.map(o=>o-r)}function vl(e){return e.reduce((t,s)=>t+s,0)}var Pp=1.3,Np=new Set(["Escape","Enter"," "]);function Ml(e,t){let[s,n]=y(t&&Ip()?0:e.length),r=s>=e.length;z(()=>{if(r)return;let l=setTimeout(()=>n(s+1),Ge[me().pace]*Pp);return()=>clearTimeout(l)},[s]),z(()=>{r&&t?Ie("bell"):s>0&&Ie("piece")},[s]);let o=()=>n(e.length);return ye(l=>{let i=l.target instanceof Element&&!l.target.closest("button, a, input, select");r||!i||!Np.has(l.key)||(l.preventDefault(),o())}),{scored:s,over:r,skip:o}}function Ip(){return Ge[me().pace]>0&&!matchMedia("(prefers-reduced-motion: reduce)").matches}function Cl({state:e,players:t,sources:s,scored:n,onSkip:r}){let o=n>=s.length,l=t.map(f=>zl(s.slice(0,n).map(d=>f.by_source[d]??0))),i=Math.max(1,...s.map((f,d)=>Math.max(...t.map(h=>Wp(h,s,d+1))))),c=t.map((f,d)=>({i:d,total:l[d]??0,last:o?d:f.seat})).sort((f,d)=>(o?0:d.total-f.total)||f.last-d.last).map(({i:f})=>f),u=s[n-1],m=[...t].sort((f,d)=>f.seat-d.seat);return a`<section class=${`scoring ${o?"is-over":""}`} aria-label=${p("scoring")}>
    ${!o&&a`<p class="scored-now row" aria-live="polite">
      <span>${u?`${O($("source",u))}: ${se(m.map(f=>`${Dp(e,f)} ${ae(f.by_source[u]??0)}`))}`:""}</span>
      <button type="button" class="plain" onClick=${r}>${p("scoring_skip")}</button>
    </p>`}
    <ol class="standings" style=${{"--players":t.length}}>
      ${t.map((f,d)=>{let h=e.seats[f.seat],g=l[d]??0,b={"--at":c.indexOf(d),"--long":Math.max(0,g)/i};return a`<li key=${f.seat} class=${`colour-${h?.colour} ${o&&f.rank===1?"wins":""} ${h?.mine?"mine":""}`} style=${b}>
          <span class="place">${o?p("place",{n:f.rank}):""}</span>
          <span class="who"><${Z} colour=${h?.colour??"blue"} /> <span class="name">${h?.name}</span></span>
          <span class="bar"><span></span></span>
          <${He} value=${g} />
        </li>`})}
    </ol>
  </section>`}function Sl({state:e,players:t}){let s=t.filter(n=>n.rank===1);return a`<div class="winners-rose" aria-hidden="true"><${Nn} colours=${s.map(n=>e.seats[n.seat]?.colour??"blue")} /></div>`}function Dp(e,t){return e.seats[t.seat]?.name??""}function Wp(e,t,s){return zl(t.slice(0,s).map(n=>e.by_source[n]??0))}function zl(e){return e.reduce((t,s)=>t+s,0)}var Bp=["fill","font-family","font-weight","opacity","stroke","stroke-linecap","stroke-linejoin","stroke-width","text-anchor"];async function El(e){let{width:t,height:s}=e.viewBox.baseVal,n=new Image(t,s);n.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Fp(e))}`,await n.decode();let r=document.createElement("canvas");return r.width=t*2,r.height=s*2,r.getContext("2d")?.drawImage(n,0,0,r.width,r.height),new Promise((o,l)=>r.toBlob(i=>i?o(i):l(new Error("no picture")),"image/png"))}function Fp(e){let t=e.cloneNode(!0),s=[t,...t.querySelectorAll("*")];return[e,...e.querySelectorAll("*")].forEach((n,r)=>{let o=getComputedStyle(n);for(let l of Bp)s[r]?.setAttribute(l,o.getPropertyValue(l));s[r]?.removeAttribute("style"),s[r]?.removeAttribute("class")}),new XMLSerializer().serializeToString(t)}function Oe(e){return[...e.result?.players??[]].sort((t,s)=>t.rank-s.rank)}function Ll(e){let t=Oe(e),s=t.filter(o=>o.rank===t[0]?.rank),n=se(s.map(o=>e.seats[o.seat]?.name??"")),r=E("prestige",s[0]?.prestige??0);return s.length>1?p("share_win",{names:n,prestige:r}):p("wins",{name:n,prestige:r})}function Hl(e){let t=Oe(e);return[...new Set(t.map(n=>n.prestige))].map(n=>t.filter(r=>r.prestige===n)).filter(n=>n.length>1).map(n=>{let r=i=>e.seats[i.seat]?.name??"",o={names:se(n.map(r)),prestige:E("prestige",n[0]?.prestige??0)};return n.some(i=>i.rank!==n[0]?.rank)?p("tie_decided",{...o,figures:se(n.map(i=>`${r(i)} ${i.tie_break}`))}):p("tie_shared",{...o,n:n[0]?.tie_break})})}function Ol({state:e,facts:t}){let s=S(null),[n,r]=Y(),o=e.seats.some(u=>u.mine),{links:l}=$t(e.table,o,null),i=U(()=>a`<${In} table=${e.table} seats=${qp(e)} round=${null} view=${e.view} streets=${e.streets} below=${e.seat} facts=${t} />`,[e.table,e.seat]),c=u=>async()=>{r(null);try{let m=s.current?.querySelector("svg");m&&await u(new File([await El(m)],`notredame-${e.table}.png`,{type:"image/png"}))}catch(m){m instanceof DOMException&&m.name==="AbortError"||r(m)}};return a`<section class="card stack share-result" aria-labelledby="share">
    <h2 id="share">${p("share_result")}</h2>
    <div class="result-picture" ref=${s} role="img" aria-label=${p("result_picture")}>${i}</div>
    <p class="row">
      <button type="button" onClick=${c(Kp)}>${p("save_picture")}</button>
      ${jp()&&a`<button type="button" onClick=${c(u=>navigator.share({files:[u]}))}>${p("share_picture")}</button>`}
    </p>
    ${l&&a`<p class="stack tight"><span>${p("result_link")}</span><${st} path=${l.watch} label=${p("result_link")} /></p>`}
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}
  </section>`}function qp(e){return Oe(e).map(({seat:t,rank:s,prestige:n})=>({name:e.seats[t]?.name??"",colour:e.seats[t]?.colour??"blue",open:!1,rank:s,prestige:n}))}function jp(){let e=new File([],"picture.png",{type:"image/png"});return navigator.canShare?.({files:[e]})??!1}function Kp(e){let t=document.createElement("a");t.href=URL.createObjectURL(e),t.download=e.name,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function Tl(e){let t=Oe(e),s=t.filter(i=>e.seats[i.seat]?.mine),[n]=s;if(!n||s.length>1)return"";let r=t.filter(i=>i.rank===1);if(n.rank>1){let i=(r[0]?.prestige??0)-n.prestige,c={nth:p(`nth_${n.rank}`),points:E("point",i),name:$n(e,r)};return p(i?"you_place":"you_place_tie",c)}if(r.length>1)return p("you_shared");let o=t.filter(i=>i.rank===t[1]?.rank),l=n.prestige-(o[0]?.prestige??0);return l?p("you_won_by",{points:E("point",l),name:$n(e,o)}):p("you_won_tie")}function Al(e){let[t,s]=Oe(e);if(!t||!s||s.rank===1)return[];let n=Oe(e).filter(u=>e.seats[u.seat]?.mine&&u!==t),r=n.length===1&&n[0]?n[0]:s,o=[],[l,i]=Gp(t,r);i>0&&o.push(p("decided_by",{source:$("source",l),name:$n(e,[t]),more:ae(t.by_source[l]??0),other:$n(e,[r]),less:ae(r.by_source[l]??0)}));let c=Up(e,t.seat);return c&&o.push(c),o}function Gp(e,t){return Object.keys(e.by_source).map(n=>[n,(e.by_source[n]??0)-(t.by_source[n]??0)]).reduce((n,r)=>r[1]>n[1]?r:n,["",0])}function Up(e,t){let s=e.result?.rounds??[],r=s.map(({prestige:i})=>i.every((c,u)=>u===t||c<(i[t]??0))).lastIndexOf(!1)+1,o=s[r]?.round,l=e.seats[t]?.name;return o?r===s.length-1?p("lead_last",{name:l}):p("lead_since",{name:l,round:o}):""}function $n(e,t){return se(t.map(s=>e.seats[s.seat]?.name??""))}function Rl({state:e,facts:t,scoring:s,onScored:n,onReplay:r,onReview:o}){let{result:l,seats:i}=e,[c,u]=Y(),m=e.rematch,f=Io(e.daily),d=e.daily!==null&&!f.found?.seed,h=Oe(e),g=Yp(h),b=g.filter(C=>h.some(T=>T.by_source[C])),{scored:x,over:w,skip:v}=Ml(b,s);if(z(()=>{w&&n()},[w]),$e(Je),!l)return null;let k=i.some(C=>C.mine),M=async()=>{u(null);try{let C=await N(`/api/tables/${e.table}/rematch`,{});ve(`/t/${C.table}`)}catch(C){u(C)}};return a`<${j} />
    <main id="main" class="ending stack" tabindex="-1">
      <header class="stack">
        <div class="verdict">
          ${w&&a`<${Sl} state=${e} players=${h} />`}
          <div class="stack tight">
            <h1>${w?Ll(e):p("scoring")}</h1>
            ${w&&[Tl(e),...Hl(e),...Al(e)].filter(Boolean).map(C=>a`<p key=${C}>${C}</p>`)}
            ${w&&e.practice&&a`<p class="soft">${p("was_practice")}</p>`}
          </div>
        </div>
        <${Cl} state=${e} players=${h} sources=${b} scored=${x} onSkip=${v} />
        ${w&&a`<p class="row">
          ${m&&k?a`<a class="button main" href=${`/t/${m}`}>${p("to_rematch")}</a>`:k&&e.played_here&&!e.daily&&a`<button type="button" class="main" onClick=${M}>${p("rematch")}</button>`}
          <button type="button" onClick=${o}>${$("review","title")}</button>
          <button type="button" onClick=${r}>${p("replay")}</button>
          ${!d&&a`<a class="button" href=${`/api/tables/${e.table}/record`} download=${`notredame-${e.table}.txt`}>${p("record")}</a>`}
          <a class="button plain" href="/">${p("to_start")}</a>
        </p>`}
        ${c&&a`<p class="trouble" role="alert">${c}</p>`}
      </header>
      ${w&&a`<${kl} state=${e} />`}
      ${w&&e.daily&&a`<${xl} day=${e.daily} deal=${f.found} trouble=${f.trouble} again=${f.again} />`}
      ${w&&a`<${Qp} state=${e} result=${l} players=${h} sources=${g} />`}
      ${w&&!d&&a`<${Ol} state=${e} facts=${t} />`}
      ${e.seats.some(C=>C.who==="person"&&!C.mine)&&a`<section class="card" aria-label=${p("chat")}><${Tt} state=${e} /></section>`}
      ${!d&&a`<${Is} seed=${e.seed??f.found?.seed??null} commitment=${e.commitment} table=${e.table} />`}
    </main>
    <${te} />`}function Yp(e){return Object.keys(e[0]?.by_source??{}).filter(t=>t!=="hotel"||e.some(s=>s.by_source[t]))}function Qp({state:e,result:t,players:s,sources:n}){let{seats:r}=e,o=t.rounds.map(l=>l.round);return a`<section class="card stack" aria-labelledby="sheet">
      <h2 id="sheet">${p("score_sheet")}</h2>
      <div class="wide-table" tabindex="0" role="region" aria-label=${p("as_table")}>
        <table class="figures-table score-sheet">
          <thead>
            <tr>
              <th scope="col">${p("source")}</th>
              ${s.map(({seat:l,rank:i})=>a`<th scope="col" key=${l} class=${r[l]?.mine?"own-column":""}><span class="with-emblem"><span class="place">${p("place",{n:i})}</span> <${Z} colour=${r[l]?.colour??"blue"} /> ${r[l]?.name}</span></th>`)}
            </tr>
          </thead>
          <tbody>
            ${n.map(l=>a`<tr key=${l}><th scope="row">${O($("source",l))}</th>${s.map(i=>a`<td key=${i.seat}>${ae(i.by_source[l]??0)}</td>`)}</tr>`)}
          </tbody>
          <tfoot>
            <tr class="total"><th scope="row">${p("total")}</th>${s.map(l=>a`<td key=${l.seat}>${l.prestige}</td>`)}</tr>
            <tr><th scope="row">${p("tie_break")}</th>${s.map(l=>a`<td key=${l.seat}>${l.tie_break}</td>`)}</tr>
          </tfoot>
        </table>
      </div>
      <${_l} result=${{...t,players:s}} seats=${r} sources=${n} />
    </section>
    ${o.length>0&&a`<section class="card stack" aria-labelledby="course">
      <h2 id="course">${p("course")}</h2>
      <div class="chart-pair">
        <${fr} title=${p("chart_prestige")} rounds=${o} values=${t.rounds.map(l=>l.prestige)} seats=${r} />
        <${fr} title=${p("chart_rats")} rounds=${o} values=${t.rounds.map(l=>l.rat)} seats=${r} />
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
    </section>`}`}function fn(e){let{view:t,seat:s}=e;if(!t||!e.result||e.options.totals==="open")return e;let n=t.players.map(r=>r.seat===s?r:{...r,prestige:null,prestige_by_source:null});return{...e,view:{...t,players:n}}}function Vl(e,t){let s=e.seats.filter(r=>r.mine&&!r.left).map(r=>r.seat);if(s.length<2||e.status!=="playing")return null;let n=e.waiting.map(r=>r.seat).filter(r=>s.includes(r));return t!==null&&(n.includes(t)||!n.length)?null:n[0]??s[0]??null}function Pl({seat:e,onReady:t,onUndo:s}){let n=S(null);return A(()=>n.current?.focus(),[e.seat]),a`<${j} />
    <main id="main" class=${`hand-over colour-${e.colour}`} tabindex="-1">
      <${Z} colour=${e.colour} />
      <h1>${p("hand_over",{name:e.name})}</h1>
      <p class="soft">${p("hand_over_text")}</p>
      <button type="button" class="main" ref=${n} onClick=${t}>${p("ready",{name:e.name})}</button>
      ${s&&a`<button type="button" class="plain" onClick=${s}>${p("hand_back")}</button>`}
    </main>`}function hn({state:e,facts:t,onDone:s}){let[n,r]=Y(),[o,l]=y(t.default_level),i=async(d,h)=>{r(null);try{await N(`/api/tables/${e.table}/${d}`,h),s()}catch(g){r(g)}},c=async d=>{await N(`/api/tables/${e.table}/leave`,{seat:d}),s()},u=e.status==="playing",m=e.seats.filter(d=>d.mine),f=e.host||m.length&&!e.host_here?e.seats.filter(d=>d.who==="open"||u&&!d.mine&&(d.left||d.who==="person"&&!d.present)):[];return a`<div class="stack">
    ${u&&m.map(d=>d.left?a`<button key=${d.seat} type="button" class="main" onClick=${()=>i("return",{seat:d.seat})}>${p("come_back",{name:d.name})}</button>`:a`<div key=${d.seat}><${_e} label=${m.length>1?p("leave_of",{name:d.name}):p("leave")} text=${p("leave_text")} yes=${p("leave_now")} no=${p("leave_not")} go=${()=>c(d.seat)} /></div>`)}
    ${f.length>0&&a`<div class="row">
      <label class="check"
        >${p("bot_level")}
        <select value=${o} onChange=${d=>l(d.target.value)}>
          ${t.levels.map(d=>a`<option key=${d} value=${d}>${$("level",d)}</option>`)}
        </select>
      </label>
      ${f.map(d=>a`<button key=${d.seat} type="button" onClick=${()=>i("replace",{seat:d.seat,level:o})}>${p("put_bot",{name:d.who==="open"?$("colour",d.colour):d.name})}</button>`)}
    </div>`}
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}
  </div>`}function Nl({table:e,link:t,watching:s}){let[n,r]=y(t),[o,l]=y([]),[i,c]=y(""),[u,m]=Y(),f=()=>D(`/api/tables/${e}/watchers`).then(({watchers:g})=>l(g),m);z(()=>void f(),[e,s]);let d=async()=>{r((await N(`/api/tables/${e}/watch-link`)).watch),c(p("link_renewed"))},h=async({watcher:g})=>{await N(`/api/tables/${e}/send-away`,{watcher:g}),r((await D(`/api/tables/${e}/links`)).watch),await f()};return a`<div class="stack tight">
    <${st} path=${n} label=${p("watch_link")} /><${ws} />
    <div><${_e} label=${p("renew_link")} text=${p("renew_watch_link_text")} go=${d} /></div>
    <span class="small" role="status">${i}</span>
    <h4>${p("watchers_allowed")}</h4>
    ${u&&a`<p class="trouble small" role="alert">${u}</p>`}
    ${o.length===0&&a`<p class="soft small">${p("watchers_none")}</p>`}
    ${o.length>0&&a`<ul class="watchers-allowed stack tight">
      ${o.map(g=>a`<li key=${g.watcher}><${Xp} one=${g} sendAway=${()=>h(g)} /></li>`)}
    </ul>`}
  </div>`}function Xp({one:e,sendAway:t}){let s=e.name||p("watcher_unnamed");return a`<span class="row close"><span>${s}</span> <span class="soft small">${p(e.here?"present":"absent")}</span></span>
    <${_e} label=${p("send_away_of",{name:s})} text=${p("send_away_text",{name:s})} yes=${p("send_away")} go=${t} />`}function Il({state:e,facts:t,onClose:s}){let{links:n}=$t(e.table,e.host&&!e.daily,e.status);return a`<${Ze} title=${p("menu")} kind="menu" onClose=${s}>
    <div class="stack">
      <p class="row">
        <a class="button" href="/">${p("to_start")}</a>
        <a class="button" href="/rules" target="_blank">${p("rules")}</a>
      </p>
      <h3>${p("settings")}</h3>
      <${cn} />
      <div class="row"><${ys} /><${bs} /></div>
      ${e.daily&&a`<h3>${$("daily","title")}</h3><p class="small">${$("daily","in_menu",{day:ge(e.daily)})}</p>`}
      ${e.status!=="over"&&!e.daily&&a`<h3>${p("seats")}</h3><${hn} state=${e} facts=${t} onDone=${s} />`}
      ${n?.watch&&a`<h3>${p("watch_link")}</h3><${Nl} table=${e.table} link=${n.watch} watching=${e.watchers} />`}
      <h3>${p("fairness")}</h3>
      <p class="small">${p("commitment_text")}</p>
      <p class="hash">${e.commitment}</p>
    </div>
  <//>`}var gn=()=>Object.values(R().periods),hr=()=>gn()[0]?.length??0,Dl=({view:e})=>gn().some(t=>t[t.length-1]===e.round),ce=(...e)=>({me:t})=>e.map(s=>s==="cathedral"?s:s.includes("/")?s.replace("/",`:${t.colour}/`):`${s}:${t.colour}`),Jp=({me:e})=>Object.keys(e.sectors).map(t=>`sector:${e.colour}/${t}`),Wl=({view:e})=>e.persons.map(t=>`person:${t}`),Zp=({view:e})=>e.players.map(t=>`rat:${t.colour}`),wr=({state:e},t)=>e.seats[t]?.name??"",Bl=e=>({name:wr(e,e.view.start_player)}),Fl=({view:e,me:t})=>e.start_player===t.seat,gr=({view:e})=>e.phase==="draft",br=({round:e})=>e>0,We=({round:e})=>e>1,kr=({me:e})=>e.pack.filter(t=>t!==null),jl=({me:e})=>e.hand.map(({card:t})=>t).filter(t=>t!==null),ql=(e,t)=>kr(e).includes(t)||jl(e).includes(t),ed=({round:e,me:t})=>e>0||t.played.length>0,td=["goal","draft","second_draft","hand","play"],yr=()=>!1,Be=(e,t,s={})=>({id:`card_${e}`,card:e,icon:t,when:n=>ql(n,e),past:n=>!ql(n,e),places:ce(`sector/${e}`),...s}),Kl=[{id:"goal",icon:"prestige",when:({round:e})=>e===0,past:e=>!gr(e)||br(e),places:e=>[...Jp(e),...ce("prestige")(e)]},{id:"persons",icon:"person",when:({view:e})=>e.persons.length>0,past:We,places:Wl,values:({view:e})=>({plague:e.plague})},{id:"draft",icon:"card",when:({asked:e,me:t})=>e==="keep"&&t.drafted===0,past:e=>!gr(e)||e.me.drafted>0,values:e=>({name:wr(e,Qs(e.view,e.me.seat))}),cards:kr},{id:"second_draft",icon:"card",when:({asked:e,me:t})=>e==="keep"&&t.drafted===1,past:e=>!gr(e)||e.me.drafted!==1,values:e=>({name:wr(e,pa(e.view,e.me.seat))}),cards:kr},{id:"hand",icon:"bell",when:({view:e,me:t})=>e.phase==="cards"&&t.hand.length===3,past:({view:e,me:t})=>e.phase!=="cards"||t.hand.length<3,text:e=>Fl(e)?"hand_text_you":"hand_text",values:Bl,cards:jl},{id:"play",icon:"marker",when:({asked:e})=>e==="card",past:({view:e,me:t})=>e.phase!=="cards"||t.played.length>1,places:e=>[...ce("supply")(e),...e.me.hand.flatMap(({card:t})=>Nt(`card_${t}`)?.places?.(e)??[])]},{id:"drive",icon:"carriage",when:({asked:e})=>e==="drive",past:({asked:e})=>e!=="drive",places:ce("carriage")},{id:"city",icon:"cathedral",when:({me:e})=>e.played.length>0,past:We,places:ce("carriage"),text:()=>sa()?"city_text":"city_text_wide",values:()=>({city:p("part_city")})},{id:"supply",icon:"box",when:({me:e})=>e.played.length>0,past:We,places:ce("supply","general")},{id:"second_card",icon:"card",when:({asked:e,me:t})=>e==="card"&&t.played.length===1,past:({asked:e})=>e!=="card"},{id:"tools",icon:"step",when:({state:e,asked:t})=>e.undo.possible||t==="hire",past:We,values:()=>({undo:`\u21B6 ${p("undo")}`,hint:p("hint")})},{id:"log",icon:"message",when:({view:e,me:t})=>e.players.some(s=>s!==t&&s.played.length>0),past:We,values:()=>({log:p("log"),help:p("help")})},{id:"hire",icon:"person",when:({asked:e})=>e==="hire",past:({asked:e})=>e!=="hire",places:Wl},{id:"coins",icon:"coin",when:({asked:e,me:t})=>e==="hire"||t.coins!==R().first_coins,past:We,places:ce("coins")},{id:"prestige",icon:"purse",when:({state:e,view:t,me:s})=>e.options.totals==="hidden"&&((s.prestige??0)>0||t.phase==="hire"),past:We,places:({view:e})=>e.players.map(t=>`prestige:${t.colour}`),values:()=>({log:p("log")})},Be("cloister-school","markers"),Be("bank","coin"),Be("residence","prestige"),Be("carriage-house","carriage",{places:ce("sector/carriage-house","carriage")}),Be("hotel","coin",{values:({state:e})=>({n:e.options.hotel_double_from})}),Be("park","rat-back"),Be("hospital","shield"),Be("notre-dame","cathedral",{places:ce("cathedral"),values:({view:e})=>({tile:e.cathedral_tile})}),Be("trusted-friend","friend",{places:ce("friend")}),{id:"rat",icon:"rat",when:({view:e,me:t})=>t.played.length>1||e.phase==="hire",past:We,places:ce("rat")},{id:"round",icon:"bell",when:br,past:We,places:Zp,text:e=>Fl(e)?"round_text_you":"round_text",values:Bl},{id:"goodbye",icon:"prestige",when:br,past:({round:e})=>e>=hr()},{id:"empty_supply",icon:"marker",when:({me:e,asked:t})=>e.supply===0||t==="marker",past:({me:e,asked:t})=>e.supply>0&&t!=="marker",places:ce("supply")},{id:"sets",icon:"message",when:({state:e,me:t})=>t.messages.length>0&&e.options.message_sets==="colour",past:yr,places:ce("messages")},{id:"overrun",icon:"rat-forward",when:({me:e,asked:t})=>(e.rat_after_plague??0)>R().rat_track_end||t==="plague",past:yr,places:ce("rat")},{id:"period_ends",icon:"cathedral",when:Dl,past:e=>!Dl(e),places:()=>["cathedral"],values:({view:e})=>({tile:e.cathedral_tile})},{id:"period",icon:"cathedral",when:({round:e})=>e>=hr(),past:({round:e})=>e>hr(),places:()=>["cathedral"]},{id:"last_round",icon:"prestige",when:({round:e})=>e===gn().flat().length-1,past:yr,places:ce("prestige")}];function Gl(e){let{view:t,seat:s}=e,n=t&&s!==null?t.players[s]:void 0;if(e.status!=="playing"||!t?.round||!n)return null;let r=gn().flat().indexOf(t.round);return{state:e,view:t,me:n,asked:e.question?.question??null,round:r}}function Nt(e){return Kl.find(t=>t.id===e)??null}function Ul(e,t,s){let n=s?.state.question??null,r=n!==null&&n.asked!==t.state.question?.asked,o=e.due.filter(Nt),l=r?void 0:o[0],i=new Set([...e.told,...o]),c={...e.cards},u=[];for(let h of Kl){if(i.has(h.id)||!h.when(t)||!(ed(t)||td.includes(h.id)))continue;u.push(h.id);let g=new Set(h.cards?.(t).filter(b=>!i.has(`card_${b}`)));g.size&&(c[h.id]=[...g]);for(let b of g)i.add(`card_${b}`)}let m=o.filter(h=>h!==l&&(Nt(h)?.past(t)??!0));if(!u.length&&!m.length&&o.length===e.due.length)return e;let f=o.filter(h=>h!==l&&!m.includes(h)),d=u.flatMap(h=>c[h]??[]).map(h=>`card_${h}`);return{...e,due:[...l?[l]:[],...u,...f],told:[...e.told,...m,...d],cards:c}}function Yl({state:e,onPoint:t}){let s=U(()=>Gl(e),[e]);return!s||gt()!==e.table?null:a`<${sd} now=${s} onPoint=${t} />`}function sd({now:e,onPoint:t}){let[s,n]=y(qr),[r,o]=y(null),l=S(null),i=S(null);z(()=>{let f=i.current;i.current=e,n(d=>d.quiet?d:Ul(d,e,f))},[e,s.quiet]),z(()=>jr(s),[s]);let c=s.quiet?void 0:s.due[0],u=Nt(r??c??"");od(u?.places?.(e)??[],t);let m=()=>{r!==null?o(null):c&&n({...s,told:[...s.told,c],due:s.due.slice(1)})};return ad(u?m:null),ld(l,u?.id??null),a`<section class=${`coach ${u?"open":""} ${s.quiet?"quiet":""}`} aria-label=${$("learn","guide")} ref=${l}>
    <div class="lesson-place" aria-live="polite" tabindex=${u?.cards?0:void 0}>${u&&a`<${nd} key=${u.id} lesson=${u} cards=${s.cards[u.id]??[]} now=${e} />`}</div>
    <div class="coach-tools">
      ${u&&a`<button type="button" class="main" key="got-it" aria-keyshortcuts="Escape" onClick=${m}>${$("learn",r?"close":"got_it")}</button>`}
      ${u&&!r&&a`<button type="button" class="plain" key="skip" onClick=${()=>n({...s,quiet:!0})}>${$("learn","skip_rest")}</button>`}
      ${s.quiet&&a`<button type="button" class="plain" key="on" onClick=${()=>n({...s,quiet:!1})}>${$("learn","go_on")}</button>`}
      ${s.told.length>0&&a`<${rd} key="told" told=${s.told} onRead=${o} />`}
    </div>
  </section>`}function nd({lesson:e,cards:t,now:s}){let n=$("learn",e.text?.(s)??`${e.id}_text`,e.values?.(s));return a`<article class="lesson">
    <h2><${P} name=${e.icon} /><span>${Ql(e)}</span></h2>
    <p>${n}</p>
    ${t.length>0&&a`<ul class="lesson-cards">
      ${t.map(r=>a`<li key=${r}>
          <strong>${O($("card",r))}</strong> ${ie("card_help",r,s.state)}
        </li>`)}
    </ul>`}
  </article>`}function rd({told:e,onRead:t}){let s=S(null),n=o=>{s.current&&(s.current.open=!1),t(o)};return a`<details class="explained-lessons" ref=${s} onKeyDown=${o=>{o.key!=="Escape"||!s.current?.open||(o.preventDefault(),s.current.open=!1,s.current.querySelector("summary")?.focus())}}>
    <summary><span class="explained-words">${$("learn","explained")}</span> <span class="explained-count" aria-hidden="true">≡ ${e.length}</span></summary>
    <ul>
      ${e.map(o=>{let l=Nt(o);return l&&a`<li key=${o}><button type="button" class="plain" onClick=${()=>n(o)}><${P} name=${l.icon} />${Ql(l)}</button></li>`})}
    </ul>
  </details>`}function Ql({id:e,card:t}){return t?O($("card",t)):$("learn",`${e}_title`)}function od(e,t){let s=S(t);s.current=t,z(()=>{if(e.length)return s.current?.(e),()=>s.current?.([])},[e.join(" ")])}function ad(e){ye(s=>{s.key!=="Escape"||s.defaultPrevented||s.repeat||(s.target instanceof Element?s.target:null)?.closest("input, textarea, select, .explained-lessons[open]")||document.querySelector("dialog[open], .tip:popover-open, .confirm")||e?.()},{first:!0})}function ld(e,t){let s=S(!1);s.current=!!e.current?.contains(document.activeElement),A(()=>{!s.current||document.activeElement!==document.body||e.current?.querySelector(".coach-tools :is(button, summary)")?.focus({preventScroll:!0})},[t])}function Xl({thoughts:e,marked:t,seat:s,onChoose:n,onClose:r}){let[o,l]=y(!1),i=e?.[0];if(!e||!i)return a`<p class="hint" role="status">${p("hint_thinking")}</p>`;let c=cd(e,t);return a`<div class="hint" role="status">
    <p>
      <strong>${i.label}</strong>${c&&` ${p("hint_rather",{other:c.label})} ${c.why}`}
    </p>
    <p class="hint-does">
      <button type="button" class="main" onClick=${()=>n(i.choice)}>${p("hint_play")}</button>
      ${e.length>1&&a`<button type="button" class="compare" onClick=${()=>l(!0)}>${p("hint_all")}</button>`}
      <button type="button" class="plain close" aria-label=${p("close")} onClick=${r}><span aria-hidden="true">✕</span></button>
    </p>
    ${o&&a`<${id} thoughts=${e} seat=${s} onChoose=${n} onClose=${()=>l(!1)} />`}
  </div>`}function id({thoughts:e,seat:t,onChoose:s,onClose:n}){return a`<${Ze} title=${p("hint_title")} onClose=${n}>
    <p class="small soft">${p("hint_text")}</p>
    <div class="wide-table" tabindex="0" role="region" aria-label=${p("hint_title")}>
      <table class="figures-table hint-comparison">
        <thead>
          <tr>
            <th scope="col">${p("hint_choice")}</th>
            <th scope="col">${p("hint_behind")}</th>
            <th scope="col">${p("hint_win")}</th>
            <th scope="col" class="final-prestige">${p("hint_prestige")}</th>
          </tr>
        </thead>
        <tbody>
          ${e.flatMap(r=>[a`<tr key=${r.choice}>
              <th scope="row"><button type="button" class="plain" onClick=${()=>s(r.choice)}>${r.label}</button></th>
              <td>${r.why?Ne(r.behind,r.error):"\u2013"}</td>
              <td>${p("percent",{number:Math.round(100*r.win_chance)})}</td>
              <td class="final-prestige">${q(r.prestige[t]??0)}</td>
            </tr>`,r.why&&a`<tr key=${`why ${r.choice}`}><td class="hint-why" colspan="4">${r.why}</td></tr>`])}
        </tbody>
      </table>
    </div>
  <//>`}function cd(e,t){let s=e.slice(1);return s.find(n=>n.choice===t)??s[0]}var ud=new Set(["u","Tab","Shift","Control","Alt","AltGraph","Meta","CapsLock"]);function Jl({table:e,seat:t,number:s,undo:{pause:n}}){A(()=>{if(!n)return;let r=new AbortController,o=()=>{r.abort(),N(`/api/tables/${e}/go-on`,{seat:t}).catch(()=>{})},l=m=>m.target instanceof Element&&m.target.closest("[data-tip=undo]"),i=m=>m.detail<2&&!l(m)&&o(),c=m=>!m.repeat&&!ud.has(m.key)&&!l(m)&&o(),u={capture:!0,signal:r.signal};return document.addEventListener("click",i,u),document.addEventListener("keydown",c,u),()=>r.abort()},[e,t,s,n])}function bn({lines:e,step:t}){let s=t?.lines??e;if(t&&t.kind!=="own")return s;let n=s[s.length-1]?.move;return s.filter(r=>r.move===n)}function ps(e){let{state:t,step:s}=e;if(s?.kind==="period")return bn(e).filter(o=>o.kind!=="markers-moved");let n=bn(e);return t.seat!==null&&s?.kind!=="plague"&&n[0]?.seat===t.seat?n.filter(o=>o.seat!==t.seat):n}function Zl({moment:e}){let{state:t,step:s}=e;return s?.kind==="plague"?a`<span class="plague-step">
      <strong><${P} name="plague" /> ${p("plague_value",{value:s.value})}</strong>
      ${s.results.map(n=>a`<${pd} key=${n.seat} result=${n} seat=${t.seats[n.seat]} />`)}
    </span>`:ps(e).map(n=>n.text).join(" ")}function pd({result:e,seat:t}){if(!t)return null;let s=e.losses.map(n=>n.deed?dd(n.deed):ei(n.text));return a` <span class="plague-result"><${Z} colour=${t.colour} /> ${t.name} <span class="number">${e.from} → ${e.to}</span>${s.length>0&&a` <span class="price">${se(s)}</span>`}</span>`}function dd(e){let t=ei(e);return t.charAt(0).toLocaleLowerCase()+t.slice(1)}function ei(e){return e.replace(/[.。]$/,"")}var md=60,$d=150,fd=1.6,hd=2.4,gd=.4;function yn(e,t){let s=ps(e);if(!s.length)return Ge[t]*gd;let n=s.reduce((i,c)=>i+c.text.length,0),r=Math.min(1,Math.max(0,n-md)/$d),l=e.step&&e.step.kind!=="own"?e.state.result?hd:fd:1;return Ge[t]*l*(1+r)}var bd=new Set(["plague-strikes","period-ends","round-begins","game-ends"]),yd=new Set(["round-begins","game-ends"]);function ti(e){let t=[],s=Object.values(R().periods).flat();for(let n of e){let r=t[t.length-1];if(r&&r.move===n.move&&!bd.has(n.kind)){r.lines.push(n);continue}let o=r?.move===n.move;r&&o&&(r.last=!1);let l=n.kind==="round-begins"?s.shift()??null:null;t.push({move:n.move,lines:[n],before:r&&o?[...r.before,...r.lines]:[],last:!0,round:l})}return t}function wn(e,t,s){let n=[...s.before,...s.lines];if(s.last||n.some(l=>yd.has(l.kind)))return t;let r=n.some(l=>l.kind==="cathedral-scored"),o=e.players.map((l,i)=>{let c=t.players[i],u=n.filter(m=>m.seat===i);return c&&u.length?wd(l,c,new Set(u.map(m=>m.kind)),r):l});return{...e,players:o,markets:t.markets}}function kn(e,t,s){return e.players.map(({sectors:n,friend:r},o)=>(n===s.view?.players[o]?.sectors||r!==t.view?.players[o]?.friend?s:t).sector_effects[o]??{})}function wd(e,t,s,n){let{hand:r,pack:o,played:l,drafted:i,dealt:c}=e,u=s.has("plague-strikes"),{supply:m,general_supply:f,sectors:d}=s.has("markers-moved")?t:e,h=n?0:Math.max(0,e.cathedral-t.cathedral),g=[...u?[]:["plague"],...n?[]:["cathedral"]];return{...t,hand:r,pack:o,played:l,drafted:i,dealt:c,supply:m,sectors:d,general_supply:f-(s.has("markers-moved")?h:0),cathedral:t.cathedral+h,prestige:t.prestige===null?null:t.prestige-xd(g.map(b=>kd(e,t,b))),rat:u?t.rat:e.rat,rat_after_plague:u?null:e.rat_after_plague}}function kd(e,t,s){return(t.prestige_by_source?.[s]??0)-(e.prestige_by_source?.[s]??0)}function xd(e){return e.reduce((t,s)=>t+s,0)}var si={"plague-strikes":"plague","period-ends":"period","round-begins":"next","game-ends":"next"},vd=new Set(["prestige-lost","markers-moved"]);function xn(e,t){let[s,n]=[e.state.view,t.state.view];if(!s||!n||!vn(t.lines,e.state.move))return[t];let r=t.lines.filter(i=>i.move<=e.state.move),o=[],l=[];for(let{kind:i,lines:c}of _d(t.lines.slice(r.length))){let u=wn(s,n,{move:t.state.move,lines:c,before:o,last:!1,round:null});o=[...o,...c];let m=i==="own"?u.phase:"plague",f={...t.state,status:"playing",question:null,waiting:[],view:{...u,phase:m},sector_effects:kn(u,e.state,t.state)},d=i==="plague"?Md(s,n,c):[];l.push({state:f,lines:[...r,...o],step:{kind:i,lines:c,results:d,value:s.plague}})}return[...l,t]}function vn(e,t){return e.some(s=>s.move>t&&["plague","period"].includes(si[s.kind]??""))}function _d(e){let t=[];for(let s of e){let n=si[s.kind];if(n==="next")break;let r=t[t.length-1];r&&(!n||n===r.kind)?r.lines.push(s):t.push({kind:n??"own",lines:[s]})}return t}function Md(e,t,s){return s.flatMap(r=>r.kind==="plague-strikes"&&r.seat!==null?[r.seat]:[]).map(r=>({seat:r,from:e.players[r]?.rat??0,to:t.players[r]?.rat??0,losses:s.filter(o=>o.seat===r&&vd.has(o.kind))}))}var Cd=new Set(["card-kept","cards-passed","draft-ends"]),Sd=9e3,zd=1100;function ni(e,t){let[s,n]=y(null),r=S(void 0),o=S(0),l=e?.state.seat??null,i=e&&l!==null?La(e.lines,l):0,c=e?.lines??[],u=i>0&&vn(c.filter(h=>h.move===i),0)?i:i+1,m=[...new Set(c.filter(h=>h.move>=u&&!Cd.has(h.kind)).map(h=>h.move))],f=le(()=>{o.current++,clearTimeout(r.current),n(null)},[]);z(()=>f,[]),A(()=>f(),[e?.state.move]);let d=async()=>{if(!e)return;let h=++o.current,g=Math.min(zd,Sd/Math.max(1,m.length));for(let b of m){for(let x of await Ed(e,t,b)){if(o.current!==h)return;if(b===i&&x.step?.kind==="own")continue;n(x);let w=x.step?Math.max(g,yn(x,"normal")):g;await new Promise(v=>r.current=setTimeout(v,w))}if(o.current!==h)return}n(null)};return{moment:s,missed:m.length,run:d,stop:f}}async function Ed(e,t,s){let n=async l=>t.get(l)??await Ld(e,l),r=await n(s);if(!r)return[];if(!vn(r.lines,s-1))return[r];let o=await n(s-1);return o?xn(o,r).filter(l=>l!==r):[r]}async function Ld(e,t){let{table:s,seat:n}=e.state;try{let r=await D(`/api/tables/${s}/replay?at=${t}&seat=${n}&lang=${Q()}`);return{state:r,lines:Ot([],r.news)}}catch{return null}}var Hd={"card-kept":"card","card-played":"card","person-hired":"coin","coins-gained":"coin","coins-paid":"coin","markers-moved":"piece","friend-moved":"piece","carriage-moved":"piece","message-taken":"piece","rat-moved":"rat","plague-strikes":"rat","period-ends":"bell"},Od=3,Td=.16;function Ad(e){let t=e.flatMap(s=>Hd[s.kind]??[]);return[...new Set(t)].slice(0,Od)}function Rd(e,t){if(!e||e.state.seat!==t.state.seat||t.state.move<e.state.move)return[];let s=e.lines.length;return t.lines.length<s?t.lines.filter(n=>n.move===t.state.move):t.lines.slice(s)}function ri(e){let t=S(null);z(()=>{let s=Rd(t.current,e);t.current=e,document.hidden||Ad(s).forEach((n,r)=>Ie(n,r*Td))},[e])}function oi({following:e,shown:t,newest:s,facts:n,sending:r,onMenu:o,onEnd:l}){let[i,c]=y([]),[u,m]=y(void 0),[f,d]=Y(),h=S(null),g=ni(t,e.past),b=t.state.seat,x=g.moment!==null,w=g.moment??t,v=U(()=>fn(w.state),[w]),k=e.behind||x?null:t.state.question,M=k?.asked,C=()=>{s.undo.possible&&r.pending===null&&r.undo()},T=Us({question:k,seat:b,prompt:h,pending:r.pending,send:r.send,undo:C,onAsked:()=>{m(void 0),d(null)},onChoose:()=>m(void 0)}),{marked:L,setMarked:G,stopping:W,setStopping:_,toggleRest:H,folded:B,open:ne,setOpen:tt,choose:X,pick:J,settle:ee}=T,{byId:re,lit:Se,places:It,ghost:ds,typed:Fe,many:En,pointedAt:Mr,setOver:Cr,setPointedChoice:Oi,pointAtPlace:Ti}=T;$e(h),Ys(),ri(w),Jl(s);let Sr=S(M);Sr.current=M;let Ai=async()=>{m(null),d(null);try{let ze=await N(`/api/tables/${v.table}/hint?lang=${Q()}`,{seat:b});if(Sr.current!==M)return;m(ut=>ut===void 0?ut:ze.thoughts),k&&!zt(k,!1).some(ut=>ut.id===ze.thoughts[0]?.choice)&&_(!0)}catch(ze){m(void 0),d(ze)}},Ri=b!==null&&s.seats[b]?.left,Vi=()=>{d(null),N(`/api/tables/${v.table}/return`,{seat:b}).catch(d)},ms=e.behind>0||x,Pi=U(()=>bn(w),[w]),zr=k&&u?.[0]?u[0].choice:null,Ni=re(zr)?.places??i,Ii=Mr.length?Mr:ms?Pi.flatMap(ze=>ze.places):Ni,Di=new Set(Ii),Wi={to:s.practice&&r.pending===null?s.undo.to:[],go:r.undo},Er={state:v,facts:n,lines:w.lines,lit:Se,onPick:J,over:Di,setOver:Cr,ghost:ds,onPoint:Ti,back:Wi},Lr=!ms&&t.state.status==="over",Bi=k?k.prompt:ms&&ps(w).length?a`<${Zl} moment=${w} />`:Lr?p("game_over"):ms&&!v.waiting.length?null:Vd(v,b),Hr=r.trouble||f;return a`<${Rt} board=${Er} newest=${s} seat=${b} marked=${It} onMenu=${o} coach=${a`<${Yl} state=${t.state} onPoint=${c} />`}>
    <section class=${`asking ${k?"has-question":""}`} aria-label=${p("question")}>
      ${b!==null&&a`<${Et} board=${Er} seat=${b} marked=${It} />`}
      <div class=${`asked ${k&&u!==void 0?"with-hint":""}`}>
        <p class="prompt" ref=${h} tabindex="-1" aria-live="polite">
          ${k&&a`<strong class="your-turn">${p("your_turn")}</strong>`} ${Bi}
          ${En&&a`<span class="number-entry" aria-hidden="true">${Fe?a`<kbd>${Fe}</kbd> ${p("number_typed")}`:p("number_then_enter")}</span>`}
        </p>
        ${!e.connected&&a`<p class="trouble" role="status">${p("connection_lost")}</p>`}
        ${Hr&&a`<p class="trouble" role="alert">${Hr} <button type="button" class="plain close" aria-label=${p("close")} onClick=${()=>(r.forget(),d(null))}><span aria-hidden="true">✕</span></button></p>`}
        ${Ri&&a`<p><button type="button" class="main" onClick=${Vi}>${p("come_back",{name:s.seats[b]?.name})}</button></p>`}
        ${Lr&&a`<p><button type="button" class="main" onClick=${l}>${p("scoring")}</button></p>`}
        ${k&&u!==void 0&&b!==null&&a`<${Xl} thoughts=${u} marked=${L} seat=${b} onChoose=${X} onClose=${()=>m(void 0)} />`}
        ${k&&a`<${Gs}
          question=${k}
          pending=${r.pending}
          marked=${L}
          hinted=${zr}
          tight=${u!==void 0}
          opened=${W}
          onRest=${H}
          onChoose=${X}
          onConfirm=${ee}
          onUnmark=${()=>G(null)}
          onPoint=${(ze,ut)=>(Cr(ze),Oi(ut))}
        />`}
      </div>
      <${fa}
        state=${t.state}
        newest=${s}
        pending=${r.pending}
        behind=${e.behind}
        again=${x}
        missed=${g.missed}
        onUndo=${C}
        onHint=${Ai}
        onRecap=${g.run}
        onStop=${g.stop}
        onSkip=${e.skip}
      >${B&&a`<${en} on=${W} onToggle=${H} />`}<//>
    </section>
    ${ne!==null&&k&&a`<${Zs}
      place=${ne}
      note=${St(ne,v,n)??{title:k.prompt,text:[]}}
      choices=${k.choices.filter(ze=>Se.get(ne)?.includes(ze.id))}
      onChoose=${X}
      onClose=${()=>tt(null)}
    />`}
  <//>`}function Vd(e,t){let s=e.waiting.filter(n=>n.seat!==t);return s.length?s.length===1&&s[0]?p("waiting_one",{name:e.seats[s[0].seat]?.name,what:s[0].what}):O(p("waiting_many",{names:se(s.map(n=>e.seats[n.seat]?.name??""))})):p("nothing_asked")}var Pd={slow:[1100,24],normal:[650,10],fast:[260,0]},Nd=["slow","normal","fast"],Id="input:not([type=range]), select, textarea, [role=log], [role=tablist], dialog";function ai({stops:e,at:t,shown:s,onTo:n,children:r}){let[o,l]=y(!1),[i,c]=y("normal"),u=e.length-1,m=Dd(e),f=m.filter(({from:k})=>k<=t).length-1;z(()=>{if(!o||!s)return;if(t>=u)return l(!1);let[k,M]=Pd[i],C=e[t]?.lines.reduce((L,G)=>L+G.text.length,0)??0,T=setTimeout(()=>n(t+1),k+M*C);return()=>clearTimeout(T)},[o,t,s,i]);let d=k=>{l(!1),n(Math.max(0,Math.min(u,k)))},h=()=>{!o&&t>=u&&n(0),l(!o)},g=()=>d(m[t>(m[f]?.from??0)?f:f-1]?.from??0),b=()=>d(m[f+1]?.from??u);Wd({step:k=>d(t+k),roundBack:g,roundOn:b,first:()=>d(0),last:()=>d(u),run:h});let x=p("replay_move",{at:t,all:u,round:m[f]?.round??""}),w=p(o?"replay_pause":"replay_run"),v=(k,M,C,T)=>a`<button type="button" onClick=${C} aria-label=${p(M)} title=${p(M)} aria-keyshortcuts=${T}><span aria-hidden="true">${k}</span></button>`;return a`<div class="replay-way">
      <input
        type="range"
        min="0"
        max=${u}
        value=${t}
        aria-label=${p("replay_at")}
        aria-valuetext=${x}
        onInput=${k=>d(Number(k.target.value))}
      />
      <output>${x}</output>
      <div class="replay-rounds" role="group" aria-label=${p("rounds")}>
        ${m.map(({round:k,from:M,stops:C},T)=>a`<button key=${k} type="button" class=${k.endsWith("1")?"period":""} style=${{flexGrow:C}} aria-current=${T===f?"step":void 0} aria-label=${p("round",{round:k})} onClick=${()=>d(M)}>${k}</button>`)}
      </div>
    </div>
    <div class="row tight replay-buttons">
      <span class="replay-steps">
        ${v("|\u25C2","replay_round_back",g,"PageUp")} ${v("\u25C2","replay_back",()=>d(t-1),"ArrowLeft")}
        <button type="button" class="main" onClick=${h} aria-label=${w} aria-keyshortcuts="Space"><span aria-hidden="true">${o?"\u275A\u275A":"\u25B6"}</span> <span class="run-word">${w}</span></button>
        ${v("\u25B8","replay_on",()=>d(t+1),"ArrowRight")} ${v("\u25B8|","replay_round_on",b,"PageDown")}
      </span>
      <select aria-label=${p("replay_speed")} title=${p("replay_speed")} value=${i} onChange=${k=>c(k.target.value)}>
        ${Nd.map(k=>a`<option key=${k} value=${k}>${p(`replay_${k}`)}</option>`)}
      </select>
      ${r}
    </div>`}function Dd(e){let t=e.flatMap(({round:s},n)=>s?[{round:s,from:n}]:[]);return t.map(({round:s,from:n},r)=>({round:s,from:n,stops:(t[r+1]?.from??e.length)-n}))}function Wd(e){let t={ArrowLeft:()=>e.step(-1),ArrowRight:()=>e.step(1),PageUp:e.roundBack,PageDown:e.roundOn,Home:e.first,End:e.last," ":e.run};ye(s=>{let n=t[s.key],r=s.target instanceof Element?s.target:null;!n||s.ctrlKey||s.metaKey||s.altKey||r?.closest(Id)||s.key===" "&&r?.closest("button, a, [role=button]")||(s.preventDefault(),n())})}var Bd=120;function _n({state:e,facts:t,from:s,onMenu:n,onClose:r}){let[o,l]=y(s?.seat??e.seat??0),[i,c]=y(!s),[u,m]=y(null),[f,d]=y([]),h=qd(e.table,e.move,i?"above":String(o)),g=U(()=>h.whole?ti(h.whole):[],[h.whole]),b=u?.stops[u.at]?.move??s?.move??e.move,x=u?.stops===g?u.at:Math.max(0,g.filter(_=>_.move<=b).length-1),w=g[x],v=_=>m({stops:g,at:_}),[k,M]=y(null),[C,T]=y(null);z(()=>{if(!w)return;let _=!1,H=()=>{},B=async()=>{let tt=await h.at(w);if(_)return;M({stop:w,state:tt}),T(null);let X=g[x+1];X&&h.at(X).catch(()=>{})},ne=setTimeout(()=>H=ue(B,T),k&&!h.has(w)?Bd:0);return()=>{_=!0,clearTimeout(ne),H()}},[w]);let L=C??h.trouble;$e(Je);let G=U(()=>k?Fd(h.whole??[],k.stop):[],[k,h.whole]);if(!k){let _=L===null?p("loading"):F(L);return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${_}</p></main>`}let W={state:{...k.state,seat:o},facts:t,lines:G,lit:new Map,onPick:()=>{},over:new Set(f.length?f:k.stop.lines.flatMap(_=>_.places)),setOver:d};return a`<${Rt} board=${W} newest=${e} seat=${o} marked=${[]} onMenu=${n}>
    <section class="asking replay" aria-label=${p("replay")}>
      <${Et} board=${W} seat=${o} marked=${[]} />
      <div class="asked">
        <p class="prompt caption" key=${k.stop} aria-live="off">${k.stop.lines.map(_=>_.text).join(" ")}</p>
        ${L!==null&&a`<p class="trouble" role="alert">${F(L)}</p>`}
        <${ai} stops=${g} at=${x} shown=${k.stop===w} onTo=${v}>
          <select aria-label=${p("replay_seat")} title=${p("replay_seat")} value=${String(o)} onChange=${_=>l(Number(_.target.value))}>
            ${e.seats.map(_=>a`<option key=${_.seat} value=${String(_.seat)}>${_.name}</option>`)}
          </select>
          <label class="check"><input type="checkbox" checked=${i} onChange=${()=>c(!i)} /> ${p("replay_above")}</label>
        <//>
      </div>
      <div class="tools"><button type="button" onClick=${r}>${s?$("review","to_decision"):p("replay_close")}</button></div>
    </section>
  <//>`}function Fd(e,t){return[...e.filter(s=>s.move<t.move),...t.before,...t.lines]}function qd(e,t,s){let[n,r]=y(null),[o,l]=y(null),i=S(new Map),c=Q(),u=f=>`${f} ${s} ${c}`,m=f=>{let d=i.current.get(u(f));if(d)return d;let h=D(`/api/tables/${e}/replay?at=${f}&seat=${s}&lang=${c}`);return i.current.set(u(f),h),h.catch(()=>i.current.delete(u(f))),h};return z(()=>{let f=!1;l(null);let h=ue(async()=>{let g=await m(t);f||(r(Ot([],g.news)),l(null))},l);return()=>{f=!0,h()}},[e,s,c]),{whole:n,trouble:o,has:f=>i.current.has(u(f.move)),at:async f=>{let d=await m(f.move);if(f.last)return d;let h=await m(f.move-1);if(!h.view||!d.view)return d;let g=wn(h.view,d.view,f);return{...d,view:g,sector_effects:kn(g,h,d)}}}}function Mn(e){return e.decisions.filter(t=>t.grade!=="fine")}function li(e){return Mn(e).sort((t,s)=>s.loss-t.loss).slice(0,10)}function ii(e){return Mn(e).sort((s,n)=>n.loss-s.loss).slice(0,12).sort((s,n)=>s.move-n.move)}function ci(e,t){return e.decisions.filter(s=>s.grade!=="fine"||s.move===t)}function Cn(e,t,s){let[n,r]=y(null),[o,l]=y(null),i=Q(),c=`${e} ${t} ${s} ${i}`;return z(()=>{let u=!1,f=ue(async()=>{let d=await D(`/api/tables/${e}/replay?at=${s-1}&seat=${t}&question=true&lang=${i}`);u||(r({key:c,state:d}),l(null))},l);return()=>{u=!0,f()}},[c]),{position:n?.state??null,trouble:o,here:n?.key===c}}function ui({state:e,facts:t,review:s,move:n,onMove:r,onReplay:o,onMenu:l,onClose:i}){let[c,u]=y(null),{position:m,trouble:f}=Cn(e.table,s.seat,n),d=s.decisions.find(M=>M.move===n),h=ci(s,n),g=h.findIndex(M=>M.move===n),b=M=>{let C=h[M];C&&r(C.move)};if(ye(M=>{let C=M.key==="ArrowRight"?1:M.key==="ArrowLeft"?-1:0;!C||!ss(M)||(M.target instanceof Element?M.target:null)?.closest("[role=tablist], [role=log]")||(M.preventDefault(),b(g+C))}),!d)return null;if(!m){let M=f===null?p("loading"):F(f);return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${M}</p></main>`}let x=M=>d.answers.find(C=>C.choice===M),w=x(d.chosen),v=x(c??d.best),k=(M,C,T,L)=>a`<button type="button" aria-label=${$("review",C)} title=${$("review",C)} aria-keyshortcuts=${L} aria-disabled=${h[M]?"false":"true"} class=${h[M]?"":"off"} onClick=${()=>b(M)}><span aria-hidden="true">${T}</span></button>`;return a`<${rn}
    state=${{...m,seats:e.seats}}
    facts=${t}
    label=${$("review","decision")}
    head=${a`<strong class="your-turn">${d.round}</strong>`}
    onAnswer=${null}
    over=${v?.places??[]}
    marked=${w?.places??[]}
    ghost=${v?.choice??null}
    onMenu=${l}
    answers=${a`<${on} answers=${d.answers} chosen=${d.chosen} onPoint=${u} />`}
    tools=${a`
      <span class="decision-steps">${k(g-1,"previous","\u25C2","ArrowLeft")}<span class="number" aria-hidden="true">${g+1}/${h.length}</span>${k(g+1,"next","\u25B8","ArrowRight")}</span>
      <button type="button" onClick=${()=>o(n)}>${$("review","replay_from_here")}</button>
      <button type="button" class="main" onClick=${i}>${$("review","back")}</button>
    `}
  >
    <div class="verdict-line" role="status">
      <p>${jd(e,s,d)}</p>
      ${d.why&&a`<p>${d.why}</p>`}
    </div>
  <//>`}function jd(e,t,s){let n=i=>s.answers.find(c=>c.choice===i)?.label??"",r=e.seats[t.seat],o={name:r?.name,chosen:n(s.chosen),best:n(s.best),points:Ne(s.loss,s.error)},l=s.loss?"chose_worse":"chose_well";return $("review",r?.mine?l:`${l}_other`,o)}function pi({state:e,facts:t,review:s,onMenu:n,onClose:r}){let[o,l]=y(()=>ii(s)),[i,c]=y([]),u=o[i.length],{position:m,trouble:f,here:d}=Cn(e.table,s.seat,(u??o[0])?.move??1);if(!u){let g=o.filter((x,w)=>i[w]==="shown"||i[w]==="skipped"),b=()=>{l(g),c([])};return a`<${Gd} outcomes=${i} onAgain=${g.length?b:null} onClose=${r} />`}if(!m||!d){let g=f===null?p("loading"):F(f);return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${g}</p></main>`}let h={n:i.length+1,all:o.length};return a`<${an}
    key=${u.move}
    state=${{...m,seats:e.seats}}
    facts=${t}
    label=${$("review","learn")}
    head=${a`<strong class="your-turn">${$("review","exercise",h)} · ${u.round}</strong>`}
    judge=${g=>Promise.resolve(Kd(u,g,s.limits.right_within))}
    onNext=${g=>c([...i,g])}
    next=${$("review",h.n<h.all?"next_exercise":"finish")}
    tools=${a`<button type="button" class="plain" onClick=${r}>${$("review","back")}</button>`}
    onMenu=${n}
  />`}function Kd({answers:e},t,s){let n=e.find(o=>o.choice===t),r=n!==void 0&&n.behind<=s;return{right:r,answers:r||t===null?e:null}}function Gd({outcomes:e,onAgain:t,onClose:s}){let n=o=>e.filter(l=>l===o).length,r=n("first")+n("later");return a`<${j} />
    <main id="main" class="review stack" tabindex="-1">
      <h1>${$("review","learnt",{n:r,all:e.length})}</h1>
      <ul>
        ${["first","later","shown","skipped"].filter(n).map(o=>a`<li key=${o}>${$("review",`learnt_${o}`,{n:n(o)})}</li>`)}
      </ul>
      <p class="row">
        ${t&&a`<button type="button" class="main" onClick=${t}>${$("review","missed_again")}</button>`}
        <button type="button" class=${t?"":"main"} onClick=${s}>${$("review","back")}</button>
      </p>
    </main>
    <${te} />`}var Ud=2;function xr(e){return e.persons+e.own_cards+e.passed_cards}function di(e,t){let s=e.seats[t.seat],n=t.card_luck+t.person_luck,r=Math.abs(n)<Ud*t.luck_error?"even":n>0?"lucky":"unlucky",o=s?.mine?"":"_other";return $("review",`${r}${o}`,{name:s?.name,luck:Ne(Math.abs(n),t.luck_error),lost:q(-t.own_losses)})}function mi(e){let t=e.answers.find(n=>n.choice===e.chosen)?.label??"",s=$("review",e.grade);return $("review","mark",{round:e.round,grade:s,points:q(e.loss),chosen:t})}function $i(e){return $("review","round_line",{round:e.round,luck:fe(xr(e)),lost:q(-e.own_losses)})}var Yd=860,Qd=380,Xd=["inaccuracy","mistake","blunder"];function fi({review:e,onDecision:t}){let s=Le(),n=e.decisions.map(o=>{let l=o.answers[0]?.lead??0,i=o.loss?o.answers.find(f=>f.choice===o.chosen)?.lead??l:l,{move:c,round:u,grade:m}=o;return{move:c,round:u,lead:l,after:i,grade:m,label:mi(o)}}),r=$("review","lead_label",{start:fe(n[0]?.lead??0),end:fe(e.lead)});return a`<figure class="review-chart">
    <${Wn} points=${n} end=${e.lead} width=${s?Qd:Yd} label=${r} figure=${ae} onPick=${t} />
    <figcaption>
      <ul class="chart-legend">
        ${Xd.map(o=>a`<li key=${o}><${Jd} grade=${o} /> ${$("review",`legend_${o}`,{from:q(e.limits[o])})}</li>`)}
      </ul>
    </figcaption>
  </figure>`}function Jd({grade:e}){return a`<svg class=${`grade-key grade-${e}`} viewBox="-9 -9 18 18" aria-hidden="true"><path d=${Vs[e]} /></svg>`}function hi({decisions:e,onDecision:t}){return a`<ol class="costliest">
    ${e.map(s=>{let n=r=>s.answers.find(o=>o.choice===r)?.label??"";return a`<li key=${s.move}>
        <button type="button" class="costly" onClick=${()=>t(s.move)}>
          <span class=${`grade-word grade-${s.grade}`}><strong class="number">−${Ne(s.loss,s.error)}</strong> ${$("review",s.grade)}</span>
          <span class="costly-round number">${s.round}</span>
          <span class="costly-words"><span class="soft small">${s.prompt}</span> ${$("review","instead",{chosen:n(s.chosen),best:n(s.best)})}</span>
        </button>
      </li>`})}
  </ol>`}var Zd=860,em=380,gi=["persons","own_cards","passed_cards","own_losses","others"];function bi({review:e}){let t=Le(),s=e.rounds.map(n=>({round:n.round,luck:xr(n),losses:n.own_losses,label:$i(n)}));return a`<figure class="review-chart">
      <${Fn} rounds=${s} width=${t?em:Zd} label=${$("review","luck_title")} figure=${ae} />
      <figcaption>
        <ul class="chart-legend">
          <li><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="luck-bar" width="10" height="10" /></svg>${$("review","luck")}</li>
          <li><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="loss-bar" width="10" height="10" /></svg>${$("review","own_losses")}</li>
        </ul>
      </figcaption>
    </figure>
    <${tm} review=${e} />
    <details>
      <summary>${p("as_table")}</summary>
      <div class="wide-table" tabindex="0" role="region" aria-label=${$("review","luck_title")}>
        <table class="figures-table">
          <thead>
            <tr><th scope="col">${p("rounds")}</th>${gi.map(n=>a`<th scope="col" key=${n}>${$("review",n)}</th>`)}</tr>
          </thead>
          <tbody>
            ${e.rounds.map(n=>a`<tr key=${n.round}><th scope="row">${n.round}</th>${gi.map(r=>a`<td key=${r}>${fe(n[r])}</td>`)}</tr>`)}
          </tbody>
        </table>
      </div>
    </details>`}function tm({review:e}){let{start:t,card_luck:s,person_luck:n,own_losses:r,others:o,lead:l}=e,i=Object.entries({start:t,card_luck:s,person_luck:n,own_losses:r,others:o});return a`<dl class="review-account">
    ${i.map(([c,u])=>a`<div key=${c}><dt>${$("review",c)}</dt><dd class="number">${fe(u)}</dd></div>`)}
    <div class="total"><dt>${$("review","lead")}</dt><dd class="number">${fe(l)}</dd></div>
  </dl>`}var sm=1e3,nm=3e3;function vr(e,t){return e.running.find(s=>s.seats.includes(t))}function _r(e,t){let s=n=>e.seats.includes(n)&&!e.rough.includes(n);return[...t].filter(n=>!s(n)&&!vr(e,n))}function yi(e,t,s){let[n,r]=y(null),[o,l]=y(null),[i,c]=y(0),u=S(new Set(s?[t]:[])),m=S(!1),f=Q(),d=`/api/tables/${e}/review`;return z(()=>{let g=!1,b,x=async()=>{try{let w=await D(`${d}?seat=${t}&lang=${f}`),v=_r(w,u.current).filter(M=>m.current||!w.failed.includes(M));if(v.length&&(await N(`${d}?lang=${f}`,{seats:v}),w=await D(`${d}?seat=${t}&lang=${f}`)),m.current=!1,g)return;r({seat:t,lang:f,review:w});let k=w.failed.some(M=>u.current.has(M));l(k?new pt("server","",500):null),(w.running.length||v.length)&&(b=setTimeout(x,sm))}catch(w){if(g)return;l(w);let{status:v}=$s(w);(v===0||v===503||v===429)&&(b=setTimeout(x,nm))}};return x(),()=>{g=!0,clearTimeout(b)}},[e,t,f,i]),{review:n?.seat===t?n.review:null,trouble:o,begin:(g=[])=>{for(let b of g)u.current.add(b);m.current=!0,l(null),c(b=>b+1)}}}function ki({review:e}){let t=Object.entries(e.grades);return a`<div class="where-lost">
    <${wi} title=${$("review","by_period")} losses=${e.lost_by_period} label=${s=>$("review","period",{period:s})} />
    <${wi} title=${$("review","by_kind")} losses=${e.lost_by_kind} label=${s=>$("review",`kind_${s}`)} />
    <section class="stack tight">
      <h3>${$("review","by_grade",{n:e.decisions.length})}</h3>
      <ul class="loss-bars">
        ${t.map(([s,n])=>a`<li key=${s}><span class=${`grade-word grade-${s}`}>${$("review",s)}</span><span class="number">${n}</span></li>`)}
      </ul>
      ${e.mattered>0&&a`<p class="soft small">${$("review","mattered",{n:e.mattered,total:e.decisions.length,least:q(e.limits.matters),lost:q(e.lost_when_it_mattered)})}</p>`}
    </section>
  </div>`}function wi({title:e,losses:t,label:s}){let n=Math.max(.1,...Object.values(t));return a`<section class="stack tight">
    <h3>${e}</h3>
    <ul class="loss-bars">
      ${Object.entries(t).map(([r,o])=>a`<li key=${r}>
          <span>${s(r)}</span>
          <span class="loss-bar-track" aria-hidden="true"><span style=${{width:`${100*o/n}%`}}></span></span>
          <span class="number">${q(o)}</span>
        </li>`)}
    </ul>
  </section>`}var rm=500;function xi({state:e,seat:t,onSeat:s,found:n,trouble:r,mayBegin:o,onBegin:l,onDecision:i,onLearn:c,onClose:u}){$e(Je);let m=n?.review??null,f=e.seats.map(g=>g.seat),d=n?om(n,t):null,h=n?.status==="none"||n?.status==="failed"&&r===null;return a`<${j} />
    <main id="main" class="review stack" tabindex="-1">
      <header class="stack tight">
        <div class="row review-head">
          <h1>${$("review","title")}</h1>
          <button type="button" onClick=${u}>${$("review","to_score_sheet")}</button>
        </div>
        ${e.practice&&a`<p class="soft">${$("review","practice")}</p>`}
      </header>
      <div class="row review-seats">
        <${At}
          name="review"
          kind="review-tabs"
          label=${$("review","whose")}
          now=${String(t)}
          onTab=${g=>s(Number(g))}
          tabs=${e.seats.map(g=>({id:String(g.seat),label:g.name}))}
        />
        ${o&&n&&!n.running.length&&_r(n,f).length>1&&a`<button type="button" class="plain" onClick=${()=>l(f)}>${$("review","begin_all")}</button>`}
      </div>
      <div id="review-panel" role="tabpanel" aria-labelledby=${`review-tab-${t}`} class="stack">
        ${r!==null&&a`<p class="trouble" role="alert">${F(r)} <button type="button" onClick=${()=>l()}>${p("again")}</button></p>`}
        ${d&&a`<${am} ...${d} />`}
        ${h&&!m&&a`<p>${$("review",o?"none":"none_to_watch",{name:e.seats[t]?.name})} ${o&&a`<button type="button" class="main" onClick=${()=>l([t])}>${$("review","begin")}</button>`}</p>`}
        ${m&&a`<${lm} key=${t} state=${e} review=${m} onDecision=${i} onLearn=${c} />`}
      </div>
    </main>
    <${te} />`}function om(e,t){let s=vr(e,t);if(s||!e.review||!e.running.length)return s;let n=r=>e.running.reduce((o,l)=>o+l[r],0);return{done:n("done"),total:n("total")}}function am({done:e,total:t}){let s=$("review",e?"progress":"begins",{done:e,total:t});return a`<p class="review-progress"><progress value=${e} max=${t} aria-label=${$("review","title")}></progress> <span role="status">${s}</span></p>`}function lm({state:e,review:t,onDecision:s,onLearn:n}){let r=e.seats[t.seat],o=Mn(t).length>0;return a`<p class="review-summary">${di(e,t)}</p>
    ${t.steps<rm&&a`<p class="soft small">${$("review","rough")}</p>`}
    <section class="card stack" aria-labelledby="lead-title">
      <h2 id="lead-title">${$("review","lead_title")}</h2>
      <${fi} review=${t} onDecision=${s} />
    </section>
    ${o&&a`<section class="card stack" aria-labelledby="costliest-title">
      <div class="row review-head">
        <h2 id="costliest-title">${$("review","costliest")}</h2>
        <button type="button" class="main" onClick=${n}>${$("review",r?.mine?"learn":"learn_other",{name:r?.name})}</button>
      </div>
      <${hi} decisions=${li(t)} onDecision=${s} />
    </section>`}
    <section class="card stack" aria-labelledby="luck-title">
      <h2 id="luck-title">${$("review","luck_title")}</h2>
      <${bi} review=${t} />
    </section>
    <section class="card stack" aria-labelledby="where-title">
      <h2 id="where-title">${$("review","where_title")}</h2>
      <${ki} review=${t} />
    </section>
    <p class="soft small">${$("review","how")}</p>`}function vi({state:e,facts:t,onMenu:s,onClose:n}){let r=e.seats.some(b=>b.mine)||e.host,[o,l]=y(e.seat??0),[i,c]=y({what:"report"}),{review:u,trouble:m,begin:f}=yi(e.table,o,r),d=u?.review??null,h=()=>c({what:"report"}),g={state:e,facts:t,onMenu:s};return d&&i.what==="decision"?a`<${ui} ...${g} review=${d} move=${i.move} onMove=${b=>c({what:"decision",move:b})} onReplay=${b=>c({what:"replay",move:b})} onClose=${h} />`:d&&i.what==="replay"?a`<${_n} ...${g} from=${{seat:o,move:i.move-1}} onClose=${()=>c({what:"decision",move:i.move})} />`:d&&i.what==="learning"?a`<${pi} ...${g} review=${d} onClose=${h} />`:a`<${xi}
    state=${e}
    seat=${o}
    onSeat=${l}
    found=${u}
    trouble=${m}
    mayBegin=${r}
    onBegin=${f}
    onDecision=${b=>c({what:"decision",move:b})}
    onLearn=${()=>c({what:"learning"})}
    onClose=${n}
  />`}function _i(e,t,s,n){let[r,o]=y(null),[l,i,c]=Y(),u=S(null),m=t?.seat??null,f=t?.question?.asked,d=s?.undo.asked??null;z(c,[f]);let h=S(0),g=S(null),b=le(()=>{g.current===null||h.current<g.current||(g.current=null,u.current=null,o(null))},[]);h.current=t?.number??0,z(b,[t?.number]);let x=le(async(k,M,C,T,L)=>{let G=`${M}:${C}`;if(u.current!==null)return;u.current=G,o(T),i(null);let W={seat:M,asked:C,...L};try{let H=await sn(`/api/tables/${e}/${k}`,W);g.current=H.number,b(),setTimeout(()=>{u.current===G&&_()},2500)}catch(H){i(H),await _(),k==="undo"&&c()}async function _(){await n().catch(()=>{}),u.current===G&&(g.current=null,u.current=null,o(null))}},[e,n]),w=le(k=>{m!==null&&f!==void 0&&x("choices",m,f,k,{choice:k,pause:me().pause})},[x,m,f]),v=le(k=>{m!==null&&d!==null&&x("undo",m,d,"undo",k===void 0?{}:{to:k})},[x,m,d]);return{pending:r,trouble:l,send:w,undo:v,forget:()=>i(null)}}var im=4e4,cm=2e4,Sn=400,um=12e3,Mi=1500;function Ci(e,{seat:t=null,onState:s,onConnection:n=()=>{},onRefused:r=()=>{}}){let o=!1,l="",i=0,c=null,u=Sn,m=null,f=null,d,h,g=(_,H)=>{clearTimeout(h),h=void 0,!(o||m===_&&!H)&&(m=_,n(_,H))},b=async()=>{if(clearTimeout(d),d=void 0,f?.abort(),o)return;let _=f=new AbortController;i=Date.now();try{let H=await fetch(mm(e,t),{headers:{accept:"text/event-stream",...l?{"last-event-id":l}:{}},credentials:"same-origin",cache:"no-store",signal:_.signal});if(H.status>=400&&H.status<500&&H.status!==408&&H.status!==429){let B=await Dt(H);f===_&&(g(!1,B),W());return}if(!H.ok||!H.body){let B=await Dt(H);throw f===_&&r(B),B}if(f!==_)return;g(!0);for await(let B of $m(H.body,()=>i=Date.now())){if(f!==_)return;u=Sn,B.id&&(l=B.id),B.data&&x(B.event,B.data)}}catch(H){f===_&&!(H instanceof pt)&&r(null)}f===_&&w()},x=(_,H)=>{let B=JSON.parse(H);if(!(_==="presence"&&!c)){c=_==="presence"&&c?pm(c,B):dm(c,B);try{s(c)}catch(ne){setTimeout(()=>{throw ne})}}},w=()=>{f=null,!o&&(h??=setTimeout(()=>g(!1),navigator.onLine?Mi:0),d=setTimeout(b,u*(.75+Math.random()/2)),u=Math.min(u*2,um))},v=()=>{u=Sn,h??=setTimeout(()=>g(!1),Mi),b()},k=_=>f!==null&&Date.now()-i>_,M=setInterval(()=>k(im)&&v(),5e3),C=()=>{document.visibilityState!=="hidden"&&(f===null||k(cm))&&v()},T=()=>v(),L=()=>{l="",c=null,u=Sn,b()},G=Tr(L);document.addEventListener("visibilitychange",C),addEventListener("pageshow",C),addEventListener("online",T),addEventListener("offline",T);let W=()=>{o=!0,f?.abort(),f=null,clearTimeout(d),clearTimeout(h),clearInterval(M),G(),document.removeEventListener("visibilitychange",C),removeEventListener("pageshow",C),removeEventListener("online",T),removeEventListener("offline",T)};return b(),{look(_){_!==t&&(t=_,L())},close:W}}function pm(e,{present:t,...s}){let n=e.seats.map(o=>({...o,present:t.includes(o.seat)})),r=e.news&&{from:e.move+1,lines:[]};return{...e,...s,seats:n,news:r}}function dm(e,t){let s=t.chat[0]?.number??1/0,n=e?.chat.filter(r=>r.number<s)??[];return{...t,chat:[...n,...t.chat]}}function mm(e,t){let s=new URLSearchParams({lang:Q()});return t!==null&&s.set("seat",String(t)),`/api/tables/${encodeURIComponent(e)}/live?${s}`}async function*$m(e,t){let s=e.getReader(),n=new TextDecoder,r="",o="",l="",i=[];try{for(;;){let{done:c,value:u}=await s.read();if(c)return;t(),r+=n.decode(u,{stream:!0});let m=r.split(/\r\n|\n|\r(?!$)/);r=m.pop()??"";for(let f of m)f===""?((o||i.length)&&(yield{id:o,event:l,data:i.join(`
`)}),o="",l="",i=[]):f.startsWith("data:")?i.push(f.slice(5).replace(/^ /,"")):f.startsWith("id:")?o=f.slice(3).trim():f.startsWith("event:")&&(l=f.slice(6).trim())}}finally{s.cancel().catch(()=>{})}}var Si=8,fm=200,zn=class{constructor(t,s){this.onShow=t,this.dwell=s,this.queue=[],this.shown=null,this.newest=null,this.past=new Map,this.shownAt=0,this.timer=void 0}push(t){let s=this.newest,n=!s||s.state.seat!==t.seat||s.state.table!==t.table;if(!n&&t.number<s.state.number)return;let r=Ot(n?[]:s.lines,t.news),o={state:t,lines:r};if(this.newest=o,n){this.queue=[],this.past.clear(),this.remember(o),this.show(o);return}if(this.remember(o),t.move<s.state.move){this.queue=[],this.show(o);return}let l=this.queue[this.queue.length-1]??this.shown;if(l&&!hm(l.state,t)){this.queue.length?this.queue[this.queue.length-1]=o:this.show(o);return}let i=!this.queue.length&&this.shown?.state.question;this.queue.push(...this.dwell(o)?xn(s,o):[o]),i?this.showNext():this.next()}skip(){this.queue=[],this.newest&&this.newest!==this.shown&&this.show(this.newest)}close(){clearTimeout(this.timer),this.queue=[]}next(){if(this.timer!==void 0||!this.queue.length)return;let t=this.shown?this.dwell(this.shown)*Si/Math.max(Si,this.queue.length):0,s=this.shownAt+t-performance.now();if(s>0&&document.visibilityState!=="hidden"){this.timer=setTimeout(()=>{this.timer=void 0,this.next()},s);return}this.showNext()}showNext(){let t=this.queue.shift();t&&this.show(t)}show(t){clearTimeout(this.timer),this.timer=void 0,this.shown=t,this.shownAt=performance.now(),this.onShow(t,this.queue.length),this.next()}remember(t){let{move:s}=t.state;for(let n of[...this.past.keys()])(n>s||n<s-fm)&&this.past.delete(n);this.past.set(s,t)}};function hm(e,t){return e.move===t.move||!e.view||!t.view||t.move>e.move&&!t.news?.lines.some(s=>s.move===t.move)?!1:e.view.phase!=="draft"||t.view.phase!=="draft"}function zi(e,t){let[s,n]=y({shown:null,behind:0}),[r,o]=y(null),[l,i]=y(!0),[c,u]=y(null),[m,f]=y(null),d=S(null),h=S(null);z(()=>{n({shown:null,behind:0}),u(null),f(null);let w=new zn((v,k)=>n({shown:v,behind:k}),v=>yn(v,me().pace));return h.current=w,d.current=Ci(e,{onState:v=>{o(v),w.push(v),w.shown&&n({shown:w.shown,behind:w.queue.length})},onConnection:(v,k)=>{i(v),k&&u(k),v&&f(null)},onRefused:f}),()=>{d.current?.close(),w.close()}},[e,t]);let g=le(w=>d.current?.look(w),[]),b=le(()=>h.current?.skip(),[]),x=le(async()=>{let w=h.current?.newest?.state.seat,v=w==null?"":`seat=${w}&`,k=await D(`/api/tables/${e}?${v}lang=${Q()}`);h.current?.push(k),o(h.current?.newest?.state??k),h.current?.skip()},[e]);return{shown:s.shown,newest:r,behind:s.behind,connected:l,problem:c,refused:m,look:g,skip:b,reload:x,past:h.current?.past??new Map}}function Ei({state:e,onTrouble:t}){let s=(r,o)=>{t(null),N(`/api/tables/${e.table}/answer-request`,{number:r,let_in:o}).catch(t)},n=e.host||!e.host_here;return a`<ul class="seat-requests" role="status">
    ${e.seat_requests.map(({number:r,name:o})=>a`<li key=${r} class="card">
      <span class="name">${p("asks_for_seat",{name:o})}</span>
      ${n&&a`<button type="button" class="main" onClick=${()=>s(r,!0)}>${p("let_in",{name:o})}</button>
        <button type="button" onClick=${()=>s(r,!1)}>${p("turn_down")}</button>`}
    </li>`)}
  </ul>`}function Li({table:e,seat:t,only:s,onTrouble:n}){let[r,o]=y(null);if(!t.mine)return a`<span class="name">${t.who==="open"?$("colour",t.colour):t.name}</span>`;let l=async i=>{i.preventDefault();let c=(r??"").trim();n(null);try{c&&c!==t.name&&(await N(`/api/tables/${e}/name`,{seat:t.seat,name:c}),s&&await Wr(c)),o(null)}catch(u){n(u)}};return a`<form class="name" onSubmit=${l}>
    <input aria-label=${p("my_name")} value=${r??t.name} maxlength=${R().limits.name} autocomplete="nickname"
      onInput=${i=>o(i.target.value)} onBlur=${l} />
  </form>`}function Hi({state:e,facts:t,onSeated:s}){let n=e.seats.filter(m=>m.who==="open"),{links:r}=$t(e.table,e.host,n.map(m=>m.seat).join()),[o,l]=Y(),i=e.seats.filter(m=>m.mine),c=async()=>{l(null);try{let m=await D("/api/me"),d=(e.host?await D(`/api/tables/${e.table}/links`):null)?.seats[String(n[0]?.seat)]?.split("#seat=")[1];await N(`/api/tables/${e.table}/join`,{...m.name&&{name:m.name},...d&&{token:d}}),s()}catch(m){l(m)}},u=async m=>{l(null);try{await N(`/api/tables/${e.table}/stand`,{seat:m.seat}),i.length===1&&m.mine?ve("/"):m.mine&&s()}catch(f){l(f)}};return a`<${j} />
    <main id="main" class="waiting-room stack" tabindex="-1">
      <h1>${p("waiting_title")}</h1>
      <p role="status">${p("waiting_text",{n:n.length})}</p>
      <${Ei} state=${e} onTrouble=${l} />
      <ul class="seat-rows">
        ${e.seats.map(m=>a`<li key=${m.seat} class=${`card seat-row colour-${m.colour}`}>
            <${Z} colour=${m.colour} />
            <${Li} table=${e.table} seat=${m} only=${i.length===1} onTrouble=${l} />
            <${or} seat=${m} />
            ${r?.seats[String(m.seat)]&&a`<${st} path=${r.seats[String(m.seat)]} label=${p("invite_link",{n:m.seat+1})} />`}
            <${gm} seat=${m} host=${e.host} stand=${u} />
          </li>`)}
      </ul>
      ${r&&n.length>0&&a`<p class="soft small">${p("address_asks")}</p><${ws} />`}
      ${!i.length&&(e.listed||e.host)&&n.length>0&&a`<p><button type="button" class="main" onClick=${c}>${p("sit_down")}</button></p>`}
      ${o&&a`<p class="trouble" role="alert">${o}</p>`}
      ${(e.host||i.length>0)&&a`<${hn} state=${e} facts=${t} onDone=${()=>{}} />`}
      <p class="soft">${Ir(e.edition,e.options)}</p>
      <section class="card" aria-label=${p("chat")}><${Tt} state=${e} /></section>
      ${r?.watch&&a`<section class="stack"><span>${p("watch_link")}</span><${st} path=${r.watch} label=${p("watch_link")} /></section>`}
    </main>
    <${te} />`}function gm({seat:e,host:t,stand:s}){return e.mine?a`<button type="button" class="standing-up" onClick=${()=>s(e)}>${p("stand_up")}</button>`:!t||e.who!=="person"||e.present?null:a`<button type="button" class="standing-up" onClick=${()=>s(e)}>${p("free_seat_of",{name:e.name})}</button>`}var bm={slow:6e3,normal:4e3,once:900},ym=900;function wm({table:e}){let[t,s]=y(0),n=zi(e,t),{shown:r,newest:o,problem:l}=n,i=_i(e,r?.state??null,o,n.reload),[c,u]=y(!1),[m,f]=y(!1),[d,h]=y(!1),[g,b]=y(!1),[x,w]=y(!1),v=S(!1),k=R(),M=r?.state??null,C=km(M,n);M?.status==="playing"&&(v.current=!0);let T=M?.status==="over"&&!n.behind;z(()=>{if(!T)return;let _=setTimeout(()=>b(!0),bm[me().pace]);return()=>clearTimeout(_)},[T]);let L=!!(o?.status==="playing"&&o.waiting.some(_=>o.seats[_.seat]?.mine&&!o.seats[_.seat]?.left));wl(L,xm(o),M?.question?.prompt??p("your_turn")),$e(Je);let G=!m&&!d&&!g&&v.current;if(l?.status===404)return a`<${bl} table=${e} problem=${l} onSeated=${()=>s(t+1)} />`;if(l)return a`<${j} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${p("game")}</h1>
        <p class="trouble" role="alert">${F(l)}</p>
        <p><a class="button" href="/">${p("to_start")}</a></p>
      </main>`;if(!r||!M||!o){let{refused:_,connected:H}=n,B=_?F(_):p(H?"loading":"connection_lost");return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${B}</p></main>`}return a`${C.covered!==null?a`<${Pl} seat=${o.seats[C.covered]??o.seats[0]} onReady=${C.ready} onUndo=${C.mayGoBack?()=>i.undo():null} />`:W()}
    ${c&&a`<${Il} state=${o} facts=${k} onClose=${()=>u(!1)} />`}
    <${js} state=${{...G?fn(M):M,undo:o.undo}} facts=${k} />`;function W(){if(!r||!M||!o)return null;let _=()=>u(!0);return M.status==="waiting"?a`<${Hi} state=${o} facts=${k} onSeated=${()=>s(t+1)} />`:M.status==="over"&&m?a`<${_n} state=${o} facts=${k} onMenu=${_} onClose=${()=>f(!1)} />`:M.status==="over"&&d?a`<${vi} state=${o} facts=${k} onMenu=${_} onClose=${()=>h(!1)} />`:M.status==="over"&&!G?a`<${Rl} state=${o} facts=${k} scoring=${v.current&&!x} onScored=${()=>w(!0)} onReplay=${()=>f(!0)} onReview=${()=>h(!0)} />`:a`<${oi} following=${n} shown=${r} newest=${o} facts=${k} sending=${i} onMenu=${_} onEnd=${()=>b(!0)} />`}}function km(e,t){let[s,n]=y(null),[r,o]=y(!1),l=e?.seats.filter(d=>d.mine&&!d.left)??[],i=l.length===1?l[0]?.seat:void 0;z(()=>{i!==void 0&&e?.seat!==i&&t.look(i)},[i,e?.seat]);let c=e?e.status==="playing"&&l.length>1:!1,u=e&&!t.behind?Vl(e,s):null;A(()=>{if(o(!1),u===null)return;let d=setTimeout(()=>o(!0),s===null?0:ym+Ge[me().pace]);return()=>clearTimeout(d)},[u,s]);let m=c&&s!==null&&e?.seat!==s,f=c?s===null?u??e?.seat??0:u!==null&&r?u:m?s:null:null;return{covered:f,mayGoBack:!!(s!==null&&e?.seat===s&&t.newest?.undo.possible),ready:()=>{f!==null&&(n(f),o(!1),t.look(f))}}}function xm(e){let t=e?.seat_requests[0];if(t)return`\u25CF ${p("asks_for_seat",{name:t.name})}`;let s=e?.view?.round;return s?p("title_round",{round:s,game:p("game")}):p("game")}export{qc as DailyPage,Fc as DailyToday,Qc as LearnPage,Pc as LivingBoard,op as PuzzlePage,ap as PuzzlesPage,vp as RulesPage,Cp as StatisticsPage,wm as TablePage};
