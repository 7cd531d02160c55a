import{$ as ft,A as E,B as se,Ba as Zr,C as j,Ca as eo,D as T,Da as yt,E as F,Ea as to,F as Q,Fa as so,G as qr,Ga as no,Ha as Gt,Ia as ro,J as R,Ja as oo,L as Kr,La as ao,Ma as Cs,N as ue,Na as io,O as Gr,Q as ve,V as Y,W as q,X as te,Y as ks,Z as xs,_ as _e,aa as nt,ba as vs,c as w,ca as pe,d as z,da as Me,e as O,ea as jt,f as S,fa as Ur,g as U,ga as _s,h as ie,ha as oe,i as a,ia as fe,j as dt,ja as Ms,ka as K,la as V,m as D,ma as Yr,n as N,na as ht,o as Fr,oa as I,p as Ft,pa as P,q as gs,qa as Z,r as mt,ra as qt,s as $t,sa as Kt,t as ys,ta as Rn,u as bs,ua as Qr,v as jr,w as p,wa as Jr,x as f,xa as ge,y as le,ya as gt,z as ws,za as Xr}from"./shared.js";function lo({view:e,look:t}){let s=e.players.reduce((o,i)=>o+i.cathedral,0),n=[f("place","cathedral"),E("prestige",e.cathedral_tile),E("marker",s)].join(", "),r=Array.from({length:12},(o,i)=>i*30);return a`<g ...${oe(t,"cathedral",n)}>
    <ellipse class="square edged" rx="76" ry="70" />
    <path class="masonry edged" d="M-46 34V-62H-18V-40H18V-62H46V34z" />
    <path class="masonry-deep" d="M-46-62V-66H-18V-62zM18-62V-66H46V-62zM-48-22H48V-18H-48zM-48 16H48V20H-48z" />
    <path class="ink" d="M-41-27V-49C-41-56-35-56-35-49V-27zM-29-27V-49C-29-56-23-56-23-49V-27zM23-27V-49C23-56 29-56 29-49V-27zM35-27V-49C35-56 41-56 41-49V-27zM-40 34V29C-40 21-29 21-29 29V34zM29 34V29C29 21 40 21 40 29V34zM-8 34V28C-8 19 8 19 8 28V34z" />
    <path class="pane gold edged" d="M-41 12V0C-41-8-29-8-29 0V12zM29 12V0C29-8 41-8 41 0V12z" />
    <path class="stroke" d="M-35-6V12M35-6V12" />
    <circle class="stone edged" r="23.5" cy="-8" />
    ${r.map((o,i)=>a`<path
        class=${`pane ${["sky","ruby","leaf"][i%3]}`}
        d="M-5.2-20.4A21 21 0 0 1 5.2-20.4L3.4-13.4A14 14 0 0 0-3.4-13.4z"
        transform=${`translate(0 -8) rotate(${o})`}
      />`)}
    <circle class="sheet edged" r="13.4" cy="-8" />
    <text class="digits on-sheet" y="-2.2" font-size="16">${e.cathedral_tile}</text>
    ${I("prestige",0,-51,19)}
    <path class="steps edged" d="M-50 34H50L56 41H-56z" />
    <path class="highlight" d="M-46 34V-62H-18V-40H18V-62H46V34z" />
  </g>`}var ic={"right-inner":{side:1,out:.06},"left-inner":{side:-1,out:.34},"right-outer":{side:1,out:.615},"left-outer":{side:-1,out:.895}},lc={3:.66,4:.62,5:.6},co=[.8,1.55],Ut=32,cc=[["next/left-outer","right-outer"],["right-outer","next/left-inner"],["next/left-inner","right-inner"],["right-inner","before/right-inner"],["before/right-inner","left-inner"],["left-inner","before/right-outer"],["before/right-outer","left-outer"],["left-outer","next/left-outer"]],Ss=class{constructor(t,s){let n=Math.min(Math.max(s,co[0]),co[1]),r=n<1?3e5:36e4,[o,i]=[Math.round(Math.sqrt(r*n)),Math.round(Math.sqrt(r/n))];this.boroughs=t,this.width=o,this.height=i;let l=Math.min(o,i);this.close={x:l*.135,y:l*.125},this.middle={x:o/2,y:i/2},this.sign=31-2*t,this.seal=t>4&&n<1?.85:1}point(t,s,n){let r=Math.PI/2+(2*t+s)*Math.PI/this.boroughs,[o,i]=[Math.cos(r),Math.sin(r)],l=1/(Math.abs(o)**5+Math.abs(i)**5)**(1/5),c=this.close.x*o*(1-n)+(this.middle.x-4)*o*l*n,u=this.close.y*i*(1-n)+(this.middle.y-4)*i*l*n;return{x:this.middle.x+c,y:this.middle.y+u}}spot(t){return ic[t]??{side:0,out:lc[this.boroughs]}}market(t,s){let{side:n,out:r}=this.spot(s);return this.point(t,n,r)}street(t,s){return`M${this.way(t,s).map(n=>`${V(n.x)} ${V(n.y)}`).join("L")}`}way(t,s){let[n,r]=[this.spot(t[1]),this.spot(s[1])],o=2*t[0]+n.side,i=(2*s[0]+r.side-o+3*this.boroughs)%(2*this.boroughs)-this.boroughs;return n.side===0||n.out!==r.out||Math.abs(i)!==2?[this.market(...t),this.market(...s)]:Array.from({length:Ut+1},(l,c)=>this.point(0,o+i*c/Ut,n.out))}wedge(t){let s=this.arc(t,.985,0),n=this.arc(t,.985,1).reverse();return uo([...s,...n])}arc(t,s,n){return Array.from({length:Ut+1},(r,o)=>this.point(t,s*(2*o/Ut-1),n))}area(t,s){let[n,r]=cc[s].map(h=>this.neighbour(t,h)),o=this.market(t,"centre"),i=this.way(n,r),l=i.length>2?i[Ut/2]:{x:(i[0].x+i[1].x)/2,y:(i[0].y+i[1].y)/2},c=Math.hypot(l.x-o.x,l.y-o.y),u={x:(l.x-o.x)/c,y:(l.y-o.y)/c},$=i[i.length-1],m=Math.abs(($.x-i[0].x)*u.y-($.y-i[0].y)*u.x),d=[o,...i];return{path:uo(d),corners:d,centre:o,axis:u,deep:c,wide:m}}neighbour(t,s){let[n,r]=s.includes("/")?s.split("/"):["",s],o={next:1,before:this.boroughs-1}[n]??0;return[(t+o)%this.boroughs,r]}};function uo(e){return`M${e.map(t=>`${V(t.x)} ${V(t.y)}`).join("L")}z`}var uc={x:1.5,y:-.75,wide:47,high:43.5},pc={x:0,y:0,wide:23,high:23},dc={x:0,y:0,wide:31,high:31};function Ce(e,t){return{...e,x:e.x+t.x,y:e.y+t.y}}function Vn({x:e,y:t,wide:s,high:n},r){return{x:e*r,y:t*r,wide:s*r,high:n*r}}function po(e,t){return Math.abs(e.x-t.x)<(e.wide+t.wide)/2+.5&&Math.abs(e.y-t.y)<(e.high+t.high)/2+.5}function mc(e,t,s){let[n,r]=[(s.wide+7)/2,(s.high+7)/2],o={x:(t.x-e.x)/2,y:(t.y-e.y)/2},i={x:e.x+o.x-s.x,y:e.y+o.y-s.y};return Math.abs(i.x)<n+Math.abs(o.x)&&Math.abs(i.y)<r+Math.abs(o.y)&&Math.abs(o.x*i.y-o.y*i.x)<n*Math.abs(o.y)+r*Math.abs(o.x)}function $c({x:e,y:t},s){let n=!1;return s.forEach((r,o)=>{let i=s[(o+s.length-1)%s.length];i.y>t!=r.y>t&&e<(r.x-i.x)*(t-i.y)/(r.y-i.y)+i.x&&(n=!n)}),n}function Pn(e,t,s){return Array.from({length:e.boroughs},(n,r)=>t.map(o=>{let i=o==="centre"?dc:s(r,o)?Vn(uc,e.seal):pc;return Ce(i,e.market(r,o))})).flat()}var bt=class e{constructor(t,s,n=!0){let[r,o]=[t.map(({x:m})=>m),t.map(({y:m})=>m)],[i,l,c,u]=[Math.min(...r),Math.min(...o),Math.max(...r),Math.max(...o)],$={x:(i+c)/2,y:(l+u)/2,wide:c-i,high:u-l};this.corners=t,this.taken=s.filter(m=>po(m,$)),this.streets=n,this.points=[],this.order={wish:null,points:[]};for(let m=l;m<u;m+=3)for(let d=i;d<c;d+=3)$c({x:d,y:m},t)&&this.isFree({x:d,y:m,wide:1,high:1})&&this.points.push({x:d,y:m})}isFree(t){if(this.taken.some(o=>po(t,o)))return!1;let{corners:s,streets:n}=this,r=n?t:{...t,wide:t.wide-7,high:t.high-7};return!s.some((o,i)=>mc(s[(i+s.length-1)%s.length],o,r))}with(t){let s=Object.assign(Object.create(e.prototype),this);return s.taken=[...this.taken,t],s}from(t){if(this.order.wish!==t){let s=this.points.map(n=>({point:n,far:(n.x-t.x)**2+(n.y-t.y)**2}));this.order={wish:t,points:s.sort((n,r)=>n.far-r.far).map(({point:n})=>n)}}return this.order.points}nearest(t,s){for(let n of this.from(s)){let r=t.find(({boxes:o})=>o.every(i=>this.isFree(Ce(i,n))));if(r)return{at:n,group:r}}return null}};var qe=11,mo=17,zs={wide:13,high:19};function $o(e,t){return e?Array.from({length:e},(s,n)=>e-n).flatMap(s=>{let n=Math.ceil(e/s),r=Array.from({length:e},(o,i)=>{let l=Math.floor(i/s),c=Math.min(s,e-l*s);return{x:(i%s-(c-1)/2)*qe,y:(l-(n-1)/2)*qe}});return Nn(r,null,t)}):[{boxes:[{x:0,y:0,...zs}],markers:[],friend:{x:0,y:0},count:null,size:1}]}function Es(e,t){return[...Nn(Array(e).fill({x:-mo/2,y:0}),{x:qe/2,y:0},t),...Nn(Array(e).fill({x:0,y:-qe/2}),{x:0,y:qe/2},t)]}function In(e,t){let s=({x:n,y:r})=>({x:n*t,y:r*t});return e.map(({boxes:n,markers:r,friend:o,count:i})=>({boxes:n.map(l=>Vn(l,t)),markers:r.map(s),friend:o&&s(o),count:i&&s(i),size:t}))}function Nn(e,t,s){let n=e.map(l=>({...l,wide:qe,high:qe})),r=t?[n[0],{...t,wide:mo,high:qe}]:n;if(!s)return[{boxes:r,markers:e,friend:null,count:t,size:1}];let o=Math.min(...r.map(({x:l,wide:c})=>l-c/2)),i=Math.min(...r.map(({y:l,high:c})=>l-c/2));return[{x:o-zs.wide/2,y:0},{x:0,y:i-zs.high/2}].map(l=>{let c={x:-l.x/2,y:-l.y/2},u=({x:$,y:m})=>({x:$+c.x,y:m+c.y});return{boxes:[...r.map($=>({...$,...u($)})),{...u(l),...zs}],markers:e.map(u),friend:u(l),count:t&&u(t),size:1}})}var Dn=[{boxes:[{x:0,y:0,wide:76,high:32}],rat:{x:-24,y:-7},now:{x:4,y:-1},then:{x:24,y:-1},price:{x:9,y:13},lower:7},{boxes:[{x:0,y:0,wide:108,high:18}],rat:{x:-40,y:0},now:{x:-12,y:6},then:{x:8,y:6},price:{x:31,y:5},lower:0},{boxes:[{x:0,y:0,wide:32,high:70}],rat:{x:0,y:-26},now:{x:0,y:0},then:{x:0,y:16},price:{x:-4,y:31},lower:0}];var fo=19,fc=38,hc=10,ho={x:2.5,y:-1.5,wide:31,high:23.5},gc={x:0,y:-5,wide:82,high:104},Ls=62,go=13.5,yc=[32,46,60],bc=46,Wn=[.85,.7,.55],wc=12,kc=6,wt=new Map;function wo(e,t){let s=[e.boroughs,e.width,e.height].join(),n=wt.get(s)??new Bn(e,t);wt.delete(s),wt.set(s,n);for(let r of wt.keys()){if(wt.size<=kc)break;wt.delete(r)}return n}var Bn=class{constructor(t,s){this.plan=t,this.markets=s,this.messages=Pn(t,s,()=>!0),this.found=new Map,this.last={between:"",places:[]}}once(t,s){return this.found.has(t)||this.found.set(t,s()),this.found.get(t)}sector(t,s){return this.once(`sector ${t} ${s}`,()=>{let n=this.plan.area(t,s),r=Math.max(.34,(this.plan.sign+hc)/n.wide)*n.deep,o=bo(n,Math.min(r,n.deep-fc)),i=new bt(n.corners,this.messages),l=[1,...Wn].map(d=>d*this.plan.sign).find(d=>i.nearest([{boxes:[Hs(d)]}],o))??this.plan.sign,c=i.from(o).filter(d=>i.isFree(Ce(Hs(l),d))),u=c.filter((d,h)=>h%Math.ceil(c.length/wc)===0),$=[Es(2,!0),...Wn.map(d=>In(Es(2,!0),d))],m=yo($,d=>u.find(h=>i.with(Ce(Hs(l),h)).nearest(d,o)))??c[0]??o;return{room:i.with(Ce(Hs(l),m)),sign:m,size:l,axis:n.axis}})}pieces(t,s,n,r){return this.once(`pieces ${t} ${s} ${n} ${r}`,()=>{let{room:o,sign:i,axis:l}=this.sector(t,s),c={x:i.x+l.x*fo,y:i.y+l.y*fo},u=$o(n,r),$=n>1?Es(n,r):u,m=Wn.map(d=>In($,d));return yo([u,$,...m],d=>o.nearest(d,c))??{at:c,group:$[0]}})}rat(t,s){return this.once(`rat ${t}`,()=>{let n=this.plan.area(t,s),r=bo(n,n.deep*.58);return new bt(n.corners,this.messages).nearest(Dn,r)??{at:r,group:Dn[2]}})}steps(t){let{middle:s}=this.plan,n=yc.slice(0,t>8?t>16?3:2:1).map(i=>{let c=this.messages.filter(u=>Math.abs(u.y-s.y-i)<(u.high+go)/2).map(u=>Math.abs(u.x-s.x)-(u.wide+go)/2-1);return{y:i,half:Math.min(bc,...c)}}),r=n.reduce((i,{half:l})=>i+l,0),o=t;return n.flatMap(({y:i,half:l},c)=>{let u=c===n.length-1?o:Math.min(o,Math.ceil(t*l/r));o-=u;let $=Math.min(15,2*l/Math.max(u-1,1));return Array.from({length:u},(m,d)=>({x:s.x+(d-(u-1)/2)*$,y:s.y+i}))})}carriages(t,s,n){let{plan:r}=this,o=[...Pn(r,this.markets,s),Ce(gc,r.middle)],i=JSON.stringify([t,o,n]);return this.last.between!==i&&(this.last={between:i,places:this.#e(t,o,n)}),this.last.places}#e(t,s,n){let{plan:r}=this,o=[];return t.map(({borough:i,market:l})=>{let c=r.market(i,l),[u,$]=[Math.max(0,c.x-Ls),Math.max(0,c.y-Ls)],[m,d]=[Math.min(r.width,c.x+Ls),Math.min(r.height,c.y+Ls)],h=[{x:u,y:$},{x:m,y:$},{x:m,y:d},{x:u,y:d}],g=x=>new bt(h,x,!1).nearest([{boxes:[ho]}],c)?.at,y=g([...s,...o,...n])??g([...s,...o])??c;return o.push(Ce(ho,y)),y})}};function yo(e,t){for(let s of e){let n=t(s);if(n)return n}return null}function Hs(e){return{x:0,y:0,wide:e,high:e}}function bo({centre:e,axis:t},s){return{x:e.x+t.x*s,y:e.y+t.y*s}}function Yt(e,t,s){let[n="",r=""]=e.split("/"),o=f("colour",n),i=t[e];if(i)return f("market","message",{colour:o,kind:f("kind",i)});if(r==="centre")return f("market","centre",{colour:o});let l=s.filter(c=>c!=="centre"&&!t[`${n}/${c}`]);return l.length===1?f("market","empty",{colour:o}):f("market","empty-of",{colour:o,n:l.indexOf(r)+1,all:l.length})}var ko={coin:"coin",marker:"marker",rat:"rat-back"};function xo(e,t,s){let n=s.message_prestige[t]??0,r=ko[t];return a`<g class="message">
    <rect class="sheet edged" x="-20" y="-12" width="40" height="24" rx="3" />
    <path class=${`glass ${e}`} d="M-9-12V12H-17A3 3 0 0 1-20 9V-9A3 3 0 0 1-17-12z" />
    <g transform="translate(-14.4 0)">${pe(e,9,`upon ${e}`)}</g>
    ${r?vc(n,r):xc(n)}
    <rect class="edge" x="-20" y="-12" width="40" height="24" rx="3" />
  </g>`}function xc(e){return a`<text class="digits" x="-1" y="4.6" font-size="13">${e}</text>
    ${I("prestige",11.4,0,15.5)}`}function vc(e,t){return a`<text class="digits" x="-4.6" y="1.6" font-size="12">${e}</text>
    ${I("prestige",-4.4,7,7.5)}
    <text class="digits" x="2.2" y="4" font-size="10">+</text>
    ${I(t,12.2,0,14)}`}function vo(e,t,s){let n=ko[t]??"prestige";return a`<g class="message">
    <rect class=${`glass ${e}`} x="-22" y="-20" width="44" height="40" rx="8" />
    <rect class="sheet" x="-18" y="-16" width="36" height="32" rx="5" />
    <text class="digits" x="-6" y="12.6" font-size="36">${s.message_prestige[t]??0}</text>
    <circle class="sheet edged" cx="13" cy="9" r="12" />
    ${I(n,13,9,18)}
    <circle class=${`glass ${e}`} cx="15" cy="-14" r="8.5" />
    <g transform="translate(15 -14)">${pe(e,11,`upon ${e}`)}</g>
  </g>`}function _o(e,t){return`${f("colour",e)}: ${f("kind",t)}`}function Mo(e,t){let s=typeof e.streets=="string"?t.street_maps[e.streets]:e.streets,n=e.view?.boroughs??[];return n.flatMap((r,o)=>{let i=n[(o+1)%n.length],l=c=>([u,$])=>[`${r}/${u}`,`${c}/${$}`];return[...(s?.inside??[]).map(l(r)),...(s?.across??[]).map(l(i??r))]})}function Co(e){let{coins:t,markers:s,prestige:n,park_bonus:r,steps:o,benefits:i,choose:l,rat_back:c,bonus:u,relief:$}=e;return l?l.map((d,h)=>[h?"":`${i}\xD7`,d]):[[t,"coin"],[s,"marker"],[r?`${n}+${r}`:n,"prestige"],[o,"step"],[c,"rat-back"],[u&&`+${u}`,"prestige"],[$&&`\u2212${$}`,"plague"]].filter(([d])=>d!==void 0).map(([d,h])=>[String(d),h])}function Ts(e){let{coins:t,markers:s,prestige:n,park_bonus:r=0,steps:o,benefits:i=1,choose:l,bonus:c,relief:u}=e;if(l){let[$,m]=l.map(d=>d==="rat-back"?"":E(d,1));return p(i>1?"next_hotel_twice":"next_hotel",{coin:$,second:m})}return t!==void 0?E("coin",t):s!==void 0?E("marker",s):n!==void 0?E("prestige",n+r):o!==void 0?p("next_drive",{n:o}):c?p("next_park",{n:c}):u?p("next_hospital",{n:u}):p("next_rat_back")}function So({lasting:e,relief:t}){return e?p(t?"lasting_hospital":"lasting_park",{n:e}):""}function Ke(e,t){return(e.sectors[t]??0)+(e.friend===t?1:0)}function He({rat:e,rat_after_plague:t},{rat_track_end:s}){return t===null?{now:e,then:null,overruns:!1}:{now:e,then:Math.min(t,s),overruns:t>s}}function kt(e,t){return[p("rat_at",{at:e.rat}),...Fn(e,t)].join(", ")}function As(e,t){let{now:s,then:n,overruns:r}=He(e,t);return n===null?[]:[p("you_rat",{from:s,to:n}),...r?[T(p("rat_past"))]:[]]}function Fn(e,t){let{then:s,overruns:n}=He(e,t);return s===null?[]:[p("rat_to",{to:s}),...n?[p("rat_past")]:[]]}var _c={"cloister-school":()=>a`<g>
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
  </g>`};function Re(e,t,s,n){return a`<g class="sign" transform=${`translate(${t} ${s}) scale(${n/48})`}>${_c[e]?.()}</g>`}function Mc(e){let{supply:t,cathedral:s,sectors:n,general_supply:r}=e;return{supply:t,cathedral:s,...n,general:r}}function Cc(e,t){let s={};for(let n of t.players)s[n.colour]=Sc(n.colour,e?.[n.colour]??{},Mc(n));return s}function Sc(e,t,s){let n={},r=[],o=new Set(Object.values(t).flat());for(let c of Object.keys(s)){let u=t[c]??[];n[c]=u.slice(0,s[c]),r.push(...u.slice(n[c].length))}let i=0,l=()=>{let c=r.shift();if(c)return c;for(;o.has(`${e}-${i}`);)i+=1;return o.add(`${e}-${i}`),`${e}-${i}`};for(let c of[...Object.keys(s).slice(1),"supply"])for(;n[c].length<s[c];)n[c].push(l());return n}var xt=new Map;function Os(e,t){let s=xt.get(e);if(s?.view===t)return s.markers;let n=Cc(s?.markers??null,t);xt.delete(e),xt.set(e,{view:t,markers:n});for(let r of xt.keys()){if(xt.size<=4)break;xt.delete(r)}return n}function zo(e,t,s,n){let r=e.turn(t.colour),{path:o}=e.plan.area(r,n),{sign:i,size:l}=e.grounds.sector(r,n),c=`${f("colour",t.colour)}: ${f("card",s)}, ${E("piece",Ke(t,s))}`;return a`<g key=${s} ...${oe(e.look,`sector:${t.colour}/${s}`,c)}>
    <path class=${`wall glazed ${t.colour}`} d=${o} />
    ${Re(s,V(i.x),V(i.y),l)}
  </g>`}function Eo({plan:e,grounds:t,facts:s,turn:n,look:r},o){let i=n(o.colour),{path:l}=e.area(i,s.sectors.length),{at:c,group:u}=t.rat(i,s.sectors.length),{rat:$,now:m,then:d,price:h,lower:g}=u,y=He(o,s),x=y.overruns?"digits alarm":"digits faint",b=`${f("colour",o.colour)}: ${kt(o,s)}`;return a`<g key="harbour" ...${oe(r,`rat:${o.colour}`,b)}>
    <path class=${y.overruns?"water alarm":"water"} d=${l} />
    <g transform=${`translate(${V(c.x)} ${V(y.overruns?c.y:c.y+g)})`}>
      ${I("rat",$.x,$.y,26)}
      <text class="digits" x=${m.x} y=${m.y} font-size="17">${y.now}</text>
      ${y.then!==null&&a`<text class=${x} x=${d.x} y=${d.y} font-size="13">→${y.then}</text>`}
      ${y.overruns&&a`<text class=${x} x=${h.x} y=${h.y} font-size="12">−${s.overrun.prestige}</text>${I("prestige",h.x+14,h.y-4,12)}`}
    </g>
  </g>`}function Lo(e,t){return Array.from({length:e.facts.sectors.length+1},(s,n)=>{let{path:r}=e.plan.area(e.turn(t),n),{sign:o}=e.grounds.sector(e.turn(t),n);return a`<g class="nobody">
      <path class="wall" d=${r} />
      <path class="stroke" transform=${`translate(${V(o.x)} ${V(o.y)})`} d="M-15 7V-1L-8-8-1-1V7M-1 2L6-5 13 2V7" />
    </g>`})}function Ho(e,t){let{view:s,plan:n,grounds:r,turn:o}=e,i=Os(e.table,s),l=s.players.flatMap(m=>i[m.colour].cathedral),c=r.steps(l.length),u=[],$=(m,d,h,g,y="piece")=>u.push(a`<g key=${m} class=${y} ...${fe(d.x,d.y,h)}>${g}</g>`);for(let{colour:m,friend:d}of s.players)for(let[h,g]of Object.entries(i[m])){let y=t.indexOf(h),x=d===h;if(y>=0&&(x||g.length)){let{at:b,group:v}=r.pieces(o(m),y,g.length,x),k=({x:_,y:C})=>({x:b.x+_,y:b.y+C});g.forEach((_,C)=>$(_,k(v.markers[C]),.9*v.size,Me(m))),v.friend&&$(`friend:${m}`,k(v.friend),.75*v.size,jt(m)),v.count&&$(`count:${m}/${h}`,k(v.count),v.size,zc(g.length))}else if(h==="cathedral")for(let b of g)$(b,c[l.indexOf(b)],1.12,Me(m,!0));else for(let b of g)$(b,n.market(o(m),"centre"),.9,Me(m),"piece away")}return u.sort((m,d)=>m.key<d.key?-1:1),a`<g class="pieces">${u}</g>`}function zc(e){return a`<text class="digits" y="4.5" font-size="13">${`\xD7${e}`}</text>`}function To({view:e,grounds:t,turn:s},n){return e.players.flatMap(r=>{let o=s(r.colour),{at:i,group:l}=t.rat(o,n.length);return[...n.flatMap((u,$)=>{let[m,d]=[r.sectors[u]??0,r.friend===u],{room:h}=t.sector(o,$),g=h.taken.slice(-1);if(!m&&!d)return g;let{at:y,group:x}=t.pieces(o,$,m,d);return[...g,...x.boxes.map(b=>Ce(b,y))]}),...l.boxes.map(u=>Ce(u,i))]})}function Ve({state:e,facts:t,lit:s,onPick:n,over:r,aspect:o=1.2,frame:i}){let l=e.view;if(!l)return null;let c=l.boroughs,u=new Ss(c.length,o),$=e.seat===null?c[0]:l.players[e.seat].colour,m=y=>c.findIndex(x=>x===y),d=y=>(m(y)-m($)+c.length)%c.length,h=wo(u,t.markets),g={view:l,facts:t,table:e.table,plan:u,grounds:h,turn:d,look:{lit:s,onPick:n,over:r}};return a`<${K} width=${u.width} height=${u.height} frame=${i} kind="city" label=${p("part_city")} group=${!0}>
    ${c.map(y=>a`<path key=${y} class=${`ground ${y}`} d=${u.wedge(d(y))} />`)}
    ${c.map(y=>{let x=l.players.find(b=>b.colour===y);return a`<g key=${y}>
        ${x?t.sectors.map((b,v)=>zo(g,x,b,v)):Lo(g,y)}
        ${x&&Eo(g,x)}
      </g>`})}
    ${Ec(g,Mo(e,t))}
    <g transform=${`translate(${u.middle.x} ${u.middle.y}) scale(.82)`}>${lo(g)}</g>
    ${c.map(y=>t.markets.map(x=>Lc(g,y,x)))}
    ${Ho(g,t.sectors)} ${Hc(g)}
  <//>`}function Ec({plan:e,turn:t},s){let n=o=>[t(o.split("/")[0]),o.split("/")[1]],r=s.map(([o,i])=>e.street(n(o),n(i))).join("");return a`<g><path class="kerb" d=${r} /><path class="street" d=${r} /></g>`}function Lc({view:e,facts:t,plan:s,turn:n,look:r},o,i){let l=`${o}/${i}`,c=e.markets[l],{x:u,y:$}=s.market(n(o),i),m=i==="centre";return a`<g
    key=${l}
    transform=${`translate(${V(u)} ${V($)})`}
    ...${oe(r,`market:${l}`,Yt(l,e.markets,t.markets))}
  >
    <circle class="halo" r=${c?29:20} />
    <circle class="square edged" r=${m?15:11} />
    ${m?pe(o,19):a`<g class="taken">${pe(o,12)}</g>`}
    ${c&&a`<g transform=${`scale(${s.seal})`}>${vo(o,c,t)}</g>`}
  </g>`}function Hc(e){let{view:t,facts:s,grounds:n,turn:r,look:o}=e,i=new Set(Object.keys(t.markets).filter($=>t.markets[$]).map($=>{let[m,d]=$.split("/");return`${r(m)}/${d}`})),l=t.players.map(({carriage:$})=>{let[m,d]=$.split("/");return{borough:r(m),market:d}}),c=($,m)=>i.has(`${$}/${m}`),u=n.carriages(l,c,To(e,s.sectors));return a`<g class="pieces">
    ${t.players.map(($,m)=>{let d=p("tip_carriage",{name:f("colour",$.colour)});return a`<g key=${$.colour} class="piece" ...${fe(u[m].x,u[m].y)}>
        <g ...${oe(o,`carriage:${$.colour}`,d)}>
          <circle class="halo" r="17" />
          ${Ur($.colour)}
        </g>
      </g>`})}
  </g>`}function Rs({player:e,facts:t,width:s,height:n,look:r,chosen:o=null}){let{colour:i}=e,{now:l,then:c,overruns:u}=He(e,t),{rat_track_end:$,overrun:m}=t,d=(s-46)/($+1),h=y=>4+d*(y+.5),g=n-21;return a`<g ...${oe(r,`rat:${i}`,kt(e,t))} role=${r.lit?.has(`rat:${i}`)?"button":"group"}>
    <rect class="water" width=${s} height=${n} rx="5" />
    ${Array.from({length:$+1},(y,x)=>{let b=p("rat_at",{at:x});return a`<g key=${x} ...${oe(r,`rat:${i}/${x}`,b,x>$-3?"near-end":"")}>
        <rect class="quay" x=${h(x)-d/2+1} y="4" width=${d-2} height=${n-8} rx="3" />
        <text class="digits" x=${h(x)} y=${n-8} font-size="12">${x}</text>
      </g>`})}
    <g class=${u?"loss alarm":"loss"}>
      <rect class="quay" x=${s-41} y="4" width="37" height=${n-8} rx="3" />
      ${u&&a`<path class="bad" d=${`M${s-40} ${n/2-5}l7 5-7 5z`} />`}
      <text class="digits" x=${s-27} y=${n/2-5} font-size="12">−${m.prestige}</text>
      ${I("prestige",s-12,n/2-9,15)}
      <text class="digits" x=${s-27} y=${n/2+15} font-size="12">−${m.markers}</text>
      ${I("marker",s-12,n/2+11,13)}
    </g>
    ${c!==null&&a`<g key="ghost" class=${c===l?"piece away":"piece ghost"} ...${fe(h(c),g/2+3,d/30)}>${_s()}</g>`}
    ${o!==null&&a`<g key="chosen" class="ghosts"><g class="ghost" ...${fe(h(o),g/2+3,d/27)}>${_s()}</g></g>`}
    <g key="rat" class="piece" ...${fe(h(l),g/2+3,d/27)}>${_s()}</g>
  </g>`}var ye=94,Ao=31,Oo=19,Tc={"cloister-school":"M-2 0L6-12H18V-28L24-36 30-28V-12H90V-28L96-36 102-28V-12H114L122 0z",bank:"M-4 0V-6L60-30 124-6V0z",residence:"M-3 0L10-24H24V-32H34V-24H110L123 0z","carriage-house":"M-3 0Q60-50 123 0z",hotel:"M-3 0L8-14H22L30-26 38-14H82L90-26 98-14H112L123 0z",hospital:"M-3 0L60-34 123 0z"},Ac={"cloister-school":"M24-17V-26M96-17V-26M30-6H90",bank:"M4-4H116",residence:"M22-8V-14a4 4 0 0 1 8 0V-8zM90-8V-14a4 4 0 0 1 8 0V-8z","carriage-house":"M14-3Q60-38 106-3",hotel:"M27-8V-14H33V-8zM87-8V-14H93V-8z",hospital:"M14-4L60-28 106-4"};function Vs({sector:e,name:t,colour:s,width:n,gains:r}){let o=n/2,i=r.reduce(($,[m])=>$+jn(m)+Oo,0),l=n-Ao-3,c=Math.min(1,l/i),u=0;return a`<g transform=${`scale(${n/120} 1)`}>
      ${e==="park"?a`<path class="leaf edged" d="M1 0C-5-14 5-20 13-17C17-30 36-28 38-17C46-26 58-24 60-16C68-26 80-24 83-16C88-28 107-24 107-15C118-17 125-9 119 0z" />`:a`<path class=${`glass ${s}`} d=${Tc[e]} /><path class=${`drawn-upon ${s}`} d=${Ac[e]} />`}
    </g>
    <rect class="wall" width=${n} height=${ye} />
    <path class="sill" d=${`M0 ${ye-22}H${n}V${ye}H0z`} />
    <g transform=${`translate(3 ${ye-11})`}>${Ro(s)}</g>
    <g transform=${`translate(${Ao+(l-c*i)/2} ${ye-11}) scale(${c})`}>
      ${r.map(([$,m])=>{let d=u;return u+=jn($)+Oo,a`<text class="digits flush" x=${d} y="5" font-size="14">${$}</text>
          ${I(m,d+jn($)+9,0,17)}`})}
    </g>
    <rect class="edge" width=${n} height=${ye} />
    <circle class="medal edged" cx=${o} cy="-8" r="17.5" />
    ${Re(e,o,-8,25)} ${ht(t,o,26,n-8,14)}`}function Ro(e){return a`<path class="stroke" d="M1 0H7M4-3V3" />
    <g transform="translate(13.5 0) scale(.58)">${Me(e)}</g>
    <path class="ink" d="M21-3.4L26 0 21 3.4z" />`}function qn({colour:e}){return a`<${K} width=${28} height=${20} kind="one-more"><g transform="translate(0 10)">${Ro(e)}</g><//>`}function jn(e){return e.length*9.3}var Kn=38,Vo=ye+Kn+6,Oc={width:900,height:216,house:120,columns:7,store:{x:8,y:144,width:57,height:66},messages:{x:238,y:144,width:242,height:66},harbour:{x:488,y:144,width:404,height:66}},Rc={width:420,height:396,house:97,columns:4,store:{x:6,y:280,width:102.5,height:44},messages:{x:318,y:Vo+6,width:97,height:ye+Kn-6},harbour:{x:6,y:330,width:408,height:62}};function Qt({state:e,facts:t,seat:s,lit:n,onPick:r,over:o,ghost:i=null,narrow:l=!1}){let c=e.view,u=c?.players[s];if(!c||!u)return null;let $={lit:n,onPick:r,over:o},m=l?Rc:Oc,{colour:d}=u,h=p("borough_of",{name:e.seats[s]?.name??f("colour",d)}),{x:g,y,width:x,height:b}=m.harbour;return a`<${K} width=${m.width} height=${m.height} kind="borough" label=${h} group=${!0}>
    ${t.sectors.map((v,k)=>{let _=Ps(m,k),C=f("card",v),A=e.sector_effects[s]?.[v]??{},L=`${C}, ${E("piece",Ke(u,v))}. ${p("tip_next",{brings:Ts(A)})}`;return a`<g
        key=${v}
        transform=${`translate(${_.x} ${_.y})`}
        ...${oe($,`sector:${d}/${v}`,L)}
      >
        ${Vs({sector:v,name:C,colour:d,width:m.house,gains:Co(A)})}
      </g>`})}
    ${Vc(m,u,$)} ${Pc(m,u,t,$)}
    <g transform=${`translate(${g} ${y})`}>${Rs({player:{...u,rat_after_plague:i?.rat_after_plague??u.rat_after_plague},facts:t,width:x,height:b,look:$,chosen:i?.rat??null})}</g>
    ${Nc(m,t.sectors,u,Os(e.table,c)[d],$,i)}
    ${i&&Ic(m,t.sectors,u,i)}
  <//>`}function Ps(e,t){let s=(e.width-e.columns*e.house)/(e.columns+1),n=t%e.columns;return{x:s+n*(e.house+s),y:Kn+Math.floor(t/e.columns)*Vo}}function Po({store:{x:e,y:t,width:s,height:n}},r){let o=s>n;return{x:e+r*s,y:t,picture:o?{x:s*.3,y:n/2}:{x:s/2,y:n*.34},number:o?{x:s*.68,y:n/2+7}:{x:s/2,y:n-8}}}function Vc(e,t,s){let{colour:n,supply:r,general_supply:o,coins:i,prestige:l}=t,{width:c,height:u}=e.store;return[["supply",`${f("place","supply")}: ${E("marker",r)}`,r,"marker"],["general",`${f("place","general-supply")}: ${E("marker",o)}`,o,"box"],["coins",E("coin",i),i,"coin"],l===null?["prestige",p("tip_purse"),null,"purse"]:["prestige",E("prestige",l),l,"prestige"]].map(([m,d,h,g],y)=>{let{x,y:b,picture:v,number:k}=Po(e,y);return a`<g key=${m} transform=${`translate(${x} ${b})`} ...${oe(s,`${m}:${n}`,d)}>
      <rect class="shelf" x="2" width=${c-4} height=${u} rx="5" />
      ${h===null?I(g,c/2,u/2,36):a`<g class=${g==="marker"?"empty":""}>${I(g,v.x,v.y,28)}</g>`}
      ${h!==null&&a`<text class="digits" x=${k.x} y=${k.y} font-size="20">${h}</text>`}
    </g>`})}function Pc(e,t,s,n){let{x:r,y:o,width:i,height:l}=e.messages,c=t.messages,u=Math.floor(i/44),$=u*Math.floor(l/30),m=c.length>$?c.slice(0,$-1):c,d=[E("message",c.length),...c.map(g=>_o(g.colour,g.kind))].join("; "),h=g=>`translate(${26+g%u*45} ${18+Math.floor(g/u)*30})`;return a`<g transform=${`translate(${r} ${o})`} ...${oe(n,`messages:${t.colour}`,d)}>
    <rect class="shelf" width=${i} height=${l} rx="5" />
    ${c.length===0&&a`<g class="empty">${I("message",i/2,l/2,34)}</g>`}
    ${m.map((g,y)=>a`<g transform=${h(y)}>${xo(g.colour,g.kind,s)}</g>`)}
    ${c.length>$&&a`<text class="digits" transform=${h($-1)} y="5" font-size="16">+${c.length-m.length}</text>`}
  </g>`}function Nc(e,t,s,n,r,o){let{colour:i}=s,l=[];for(let[d,h]of Object.entries(n)){let g=t.indexOf(d),y=h.length+Math.min(0,o?.sectors[d]??0);h.forEach((x,b)=>{let v={x:e.width/2,y:-30};if(g>=0)v=No(e,g,b,s.friend===d);else if(d!=="cathedral"){let{x:C,y:A,picture:L}=Po(e,d==="supply"?0:1);v={x:C+L.x,y:A+L.y+(d==="supply"?0:3)}}let k=d==="cathedral"?" away":b>=y?" leaving":"",_=g>=0?1.35:d==="supply"?1.9:1.3;l.push(a`<g key=${x} class=${`piece${k}`} ...${fe(v.x,v.y,_)}>${Me(i)}</g>`)})}l.sort((d,h)=>d.key<h.key?-1:1);let c=s.friend?Ps(e,t.indexOf(s.friend)):null,u=e.messages,$=c?{x:c.x+18,y:c.y+ye-40}:{x:u.x+u.width-16,y:u.y+u.height-19},m=`${f("place","friend")}: ${s.friend?f("card",s.friend):f("place","off-board")}`;return a`<g class="pieces">
    ${l}
    <g key="friend" class="piece" ...${fe($.x,$.y,1.35)}>
      <g ...${oe(r,`friend:${i}`,m)}><circle class="halo" r="17" />${jt(i)}</g>
    </g>
  </g>`}function Ic(e,t,s,n){let{colour:r}=s,o=Object.entries(n.sectors).flatMap(([l,c])=>Array.from({length:Math.max(0,c)},(u,$)=>{let m=(s.sectors[l]??0)+$,d=No(e,t.indexOf(l),m,(n.friend??s.friend)===l);return a`<g key=${`${l}-${$}`} class="ghost" ...${fe(d.x,d.y,1.35)}>${Me(r)}</g>`})),i=n.friend===null?null:Ps(e,t.indexOf(n.friend));return a`<g class="pieces ghosts">
    ${o}
    ${i&&a`<g class="ghost" ...${fe(i.x+18,i.y+ye-40,1.35)}>${jt(r)}</g>`}
  </g>`}function No(e,t,s,n){let{x:r,y:o}=Ps(e,t),i=n?42:15,l=Math.floor((e.house-i+6)/18);return{x:r+i+s%l*18,y:o+ye-33-Math.floor(s/l)*17}}function Pe({card:e,colour:t,small:s=!1}){let n=f("card",e),r=`${n} (${f("colour",t)})`;return s?a`<${K} width=${44} height=${60} kind="card small" label=${r}>
      <rect class="sheet edged" x="1" y="1" width="42" height="58" rx="5" />
      ${Io(t,44,60,13)} ${Re(e,22,36,34)}
    <//>`:a`<${K} width=${100} height=${140} kind="card" label=${r}>
    <rect class="sheet edged" x="1" y="1" width="98" height="138" rx="8" />
    ${Io(t,100,140,24)}
    ${Re(e,50,67,70)} ${ht(n,50,127,90,15)}
  <//>`}function Io(e,t,s,n){let r=t/12;return a`<g>
    <path class=${`glass ${e}`} d=${`M1 ${n}V${r+1}Q1 1 ${r+1} 1H${t-r-1}Q${t-1} 1 ${t-1} ${r+1}V${n}z`} />
    <g transform=${`translate(${t/2} ${n/2+.5})`}>${pe(e,n*.68,`upon ${e}`)}</g>
    <rect class="edge" x="1" y="1" width=${t-2} height=${s-2} rx=${r} />
  </g>`}function rt({colour:e}){let t=f("colour",e);return a`<${K} width=${100} height=${140} kind="card" label=${t}>
    <rect class=${`glass ${e}`} x="1" y="1" width="98" height="138" rx="8" />
    <path class="light" d="M12 12H50V70L12 70zM50 70H88V128H50z" />
    <path class="shade" d="M50 12H88V70H50zM12 70H50V128H12z" />
    <path class="edge thick" d="M12 12H88V128H12zM12 12L88 128M88 12L12 128M50 12V128M12 70H88" />
    <circle class="sheet edged" cx="50" cy="70" r="22" />
    <g transform="translate(50 70)">${pe(e,28)}</g>
    <rect class="edge" x="1" y="1" width="98" height="138" rx="8" />
  <//>`}var Jt={ochre:"#c9963f",moss:"#6d8a4a",umber:"#7a5638",coal:"#45403d",azure:"#4a7fae",slate:"#6f7980",wine:"#97344c",rust:"#b5603a",plum:"#6e4a78",chalk:"#f4ecdd",snow:"#e9e3d8",straw:"#d9b25c",copper:"#b0602c",light:"#f0cfae",brown:"#c08a5e",dark:"#7d5238"},Do={"money-lender":{robe:"ochre",cloth:"plum",hat:"beret",hair:"short",beard:"pointed",tool:"coins"},hostess:{robe:"moss",hat:"bonnet",hair:"parted",mane:"copper",face:"blush",collar:"apron",tool:"jug"},monk:{robe:"umber",hair:"tonsure",collar:"cross",tool:"cubes"},doctor:{robe:"coal",cloth:"coal",hat:"brim",face:"beak",tool:"vial"},minstrel:{robe:"moss",cloth:"wine",hat:"feather",hair:"waves",mane:"straw",tool:"lute"},fool:{robe:"moss",cloth:"wine",hat:"jester",face:"blush",collar:"ruff",tool:"marotte"},"city-guard":{robe:"azure",hat:"kettle",beard:"moustache",tool:"halberd"},"night-watchman":{robe:"slate",cloth:"slate",hat:"hood",beard:"stubble",tool:"lantern"},bishop:{robe:"wine",hat:"mitre",beard:"full",mane:"snow",collar:"stole",tool:"crozier"},"guild-master":{robe:"rust",cloth:"azure",hat:"chaperon",hair:"short",beard:"full",tool:"hammer"},"beggar-king":{robe:"umber",hat:"crown",behind:"long",mane:"straw",beard:"stubble",face:"patch",tool:"bowl"},advocate:{robe:"coal",cloth:"coal",hat:"biretta",hair:"sides",mane:"snow",collar:"jabot",tool:"scroll"},"lady-of-the-court":{robe:"azure",cloth:"plum",hat:"hennin",hair:"parted",mane:"straw",face:"blush",collar:"lace",tool:"rose"},mayor:{robe:"wine",cloth:"wine",hat:"fur",beard:"full",mane:"snow",collar:"chain",tool:"key"},carpenter:{robe:"ochre",cloth:"moss",hat:"cap",beard:"moustache",mane:"copper",collar:"apron",skin:"brown",tool:"saw"},manager:{robe:"plum",hair:"sides",face:"spectacles",collar:"chain",tool:"ledger"},nurse:{robe:"slate",cloth:"chalk",hat:"veil",face:"blush",collar:"cross",skin:"brown",tool:"cup"},scholar:{robe:"azure",cloth:"coal",hat:"square",hair:"short",face:"spectacles",skin:"dark",tool:"quill"},priest:{robe:"coal",hair:"short",mane:"snow",collar:"stole",tool:"crucifix"},procurator:{robe:"wine",cloth:"wine",hat:"biretta",beard:"pointed",mane:"copper",collar:"ruff",tool:"seal"},"bell-ringer":{robe:"rust",hair:"wild",mane:"copper",beard:"stubble",tool:"bell"},spy:{robe:"coal",cloth:"slate",hat:"brim",face:"mask",beard:"pointed",tool:"spyglass"},gypsies:{robe:"plum",cloth:"rust",hat:"scarf",behind:"long",face:"earrings",skin:"brown",tool:"tambourine"},coachman:{robe:"moss",cloth:"coal",hat:"tall",beard:"moustache",collar:"ruff",tool:"whip"},butcher:{robe:"rust",cloth:"chalk",hat:"cap",beard:"moustache",collar:"apron",tool:"cleaver"},benefactor:{robe:"azure",cloth:"ochre",hat:"fur",hair:"waves",mane:"snow",collar:"fur",tool:"heart"},trader:{robe:"ochre",cloth:"azure",hat:"chaperon",beard:"full",skin:"dark",tool:"scales"},host:{robe:"moss",hair:"sides",beard:"full",mane:"copper",collar:"apron",face:"blush",tool:"mug"},gravedigger:{robe:"umber",cloth:"coal",hat:"hood",beard:"long",mane:"snow",tool:"shovel"},actress:{robe:"rust",behind:"curls",hair:"waves",mane:"copper",face:"blush",collar:"lace",tool:"comedy"},advisor:{robe:"slate",cloth:"plum",hat:"skullcap",hair:"sides",beard:"long",mane:"snow",tool:"chess"},guard:{robe:"slate",hat:"helmet",beard:"stubble",tool:"sword"},mistress:{robe:"wine",behind:"curls",hair:"parted",mane:"coal",face:"earrings",collar:"lace",tool:"letter"}};function Wo(e){let t=Do[e];if(t)return t;let s=Object.values(Do),n=[...e].reduce((m,d)=>(31*m+d.charCodeAt(0))%9973,0),r=m=>s[(n+m)%s.length],{cloth:o,hat:i,hair:l,behind:c,mane:u}=r(0),$=Object.entries({cloth:o,hat:i,hair:l,behind:c,mane:u}).filter(([,m])=>m);return{...Object.fromEntries($),robe:r(7).robe,tool:r(11).tool}}var Bo={coins:()=>a`<g>${I("coin",-5,10,19)}${I("coin",7,6,19)}${I("coin",0,-6,19)}</g>`,jug:()=>a`<g>
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
  </g>`,key:()=>a`<g><path class="gold edged" d="M-2-4H2V22H10V16H5V13H-2z" /><path class="stroke gold-line broad" d="M-7-11a7 7 0 1 0 14 0a7 7 0 1 0-14 0" /></g>`,saw:()=>a`<g transform="rotate(-20)"><path class="steel edged" d="M-5-24L6-20V12L-5 14z" /><path class="stroke" d="M6-18l3 3-3 3 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3 3" /><path class="wood edged" d="M-7 12H8V24H-7z" /></g>`,ledger:()=>a`<g><path class="wine edged" d="M-12-16H12V18H-12z" /><path class="sheet" d="M-9-13H9V15H-9z" />${I("prestige",0,-3,17)}<path class="stroke" d="M-6 8H6M-6 12H3" /></g>`,cup:()=>a`<g><path class="sheet edged" d="M-11-8H11C11 6 6 10 0 10S-11 6-11-8z" /><path class="stroke" d="M0 10V16M-7 18H7M-4-12q3-4 0-8M4-12q3-4 0-8" /></g>`,quill:()=>a`<g><path class="feather" d="M-6 14C-6-8 2-22 14-28C16-12 8 6-6 14z" /><path class="stroke" d="M-9 22L11-22" /><path class="ink" d="M-16 14H-4V24H-16z" /></g>`,crucifix:()=>a`<path class="wood edged" d="M-3-22H3V-10H13V-4H3V24H-3V-4H-13V-10H-3z" />`,seal:()=>a`<g><path class="sheet edged" d="M-12-18H12V8H-12z" /><path class="stroke" d="M-8-12H8M-8-7H8M-8-2H4" /><path class="ruby edged" d="M-4 8L-8 22-3 18 0 24 3 18 8 22 4 8z" /><circle class="wax" cy="8" r="7" /></g>`,bell:()=>a`<g><path class="stroke thick" d="M0-34V-12" /><g transform="translate(0 2) scale(1.5)">${I("bell",0,0,24)}</g></g>`,spyglass:()=>a`<g transform="rotate(-30)"><path class="gold edged" d="M-16-4H-2V4H-16z" /><path class="wood edged" d="M-2-6H14V6H-2z" /><path class="gold edged" d="M14-8H19V8H14z" /></g>`,tambourine:()=>a`<g><circle class="sheet edged" r="14" /><path class="stroke broad wood-line" d="M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0" />${[0,72,144,216,288].map(e=>a`<circle class="gold edged" cy="-14" r="3.2" transform=${`rotate(${e})`} />`)}</g>`,whip:()=>a`<g><path class="stroke" d="M4-14C14-30 22-16 12-6C6 0 16 6 20 0" /><path class="wood edged" d="M-6 22L3-15 6-14-2 23z" /></g>`,cleaver:()=>a`<g transform="rotate(14)"><path class="steel edged" d="M-9-22H9V6H-9z" /><circle class="paper" cx="5" cy="-17" r="2" /><path class="wood edged" d="M-3 6H3V24H-3z" /></g>`,heart:()=>a`<g>${I("coin",0,-12,15)}<path class="ruby edged" d="M0 18C-18 6-10-8 0 1C10-8 18 6 0 18z" /></g>`,scales:()=>a`<g><path class="stroke thick" d="M0-20V18M-15-14H15M-7 20H7" /><path class="stroke" d="M-15-14L-21 2M-15-14L-9 2M15-14L9 2M15-14L21 2" /><path class="gold edged" d="M-22 2H-8C-9 8-21 8-22 2zM8 2H22C21 8 9 8 8 2z" /></g>`,mug:()=>a`<g><path class="stroke thick" d="M8-4C20-6 20 12 8 12" /><path class="wood edged" d="M-10-8H9V16H-10z" /><path class="sheet edged" d="M-12-7C-14-16-6-17-4-14C0-19 8-17 7-13C13-13 12-6 9-6C4-3-8-3-12-7z" /><path class="stroke" d="M-10-1H9M-10 10H9" /></g>`,shovel:()=>a`<g><path class="wood edged" d="M-1.8-30H1.8V8H-1.8zM-7-34H7V-30H-7z" /><path class="steel edged" d="M-9 6H9V18C9 24 4 27 0 29C-4 27-9 24-9 18z" /></g>`,comedy:()=>a`<g><path class="sheet edged" d="M-14-14C-6-10 6-10 14-14C16 6 10 16 0 18C-10 16-16 6-14-14z" /><path class="ink" d="M-9-4Q-6-9-2-4zM2-4Q6-9 9-4zM-8 4Q0 8 8 4Q5 13 0 13T-8 4z" /></g>`,chess:()=>a`<g><circle class="sheet edged" cy="-10" r="6.5" /><path class="sheet edged" d="M-4-4H4C4 4 6 8 9 12H-9C-6 8-4 4-4-4zM-12 12H12V18H-12z" /></g>`,sword:()=>a`<g transform="rotate(10)"><path class="steel edged" d="M-3-30L0-36 3-30V10H-3z" /><path class="gold edged" d="M-11 10H11V14H-11zM-2.4 14H2.4V24H-2.4z" /></g>`,letter:()=>a`<g>${I("message",0,6,30)}<path class="ruby edged" d="M0-6C-9-12-5-18 0-14C5-18 9-12 0-6z" /></g>`};var Fo={long:"M-19-6C-21-24 21-24 19-6L22 30H-22z",curls:"M-18-8C-22-24 22-24 18-8C27-4 26 6 22 10C28 16 24 26 16 24H-16C-24 26-28 16-22 10C-26 6-27-4-18-8z"},jo={short:"M-17 0C-19-22 19-22 17 0C15-7 11-10 0-10S-15-7-17 0z",parted:"M-17 2C-20-22 20-22 17 2C15-6 8-8-2-12C-6-8-14-6-17 2z",tonsure:"M-17 5C-21-3-19-12-14-13C-8-10 8-10 14-13C19-12 21-3 17 5C16-3 13-7 9-8Q0-5-9-8C-13-7-16-3-17 5z",wild:"M-18 4L-23-4-18-7-22-15-14-14-13-22-5-17 0-24 5-17 13-22 14-14 22-15 18-7 23-4 18 4C15-6 8-9 0-9S-15-6-18 4z",sides:"M-17 4C-20-2-18-10-15-12C-15-6-14-2-14 4zM17 4C20-2 18-10 15-12C15-6 14-2 14 4z",waves:"M-17 4C-20-22 20-22 17 4C14-2 12-8 4-12C0-8-12-8-17 4z"},qo={full:"M-16 2C-15 8-9 6-6 7Q0 4 6 7C9 6 15 8 16 2C17 18 9 25 0 25S-17 18-16 2z",pointed:"M-9 8Q0 4 9 8C8 15 4 22 0 27C-4 22-8 15-9 8z",moustache:"M0 7C-3 4-9 5-12 10C-8 10-4 11 0 9C4 11 8 10 12 10C9 5 3 4 0 7z",long:"M-14 4C-10 8-6 6 0 6S10 8 14 4C15 22 8 40 0 46C-8 40-15 22-14 4z",stubble:"M-15 4C-13 16-6 19 0 19S13 16 15 4C12 9 7 8 0 8S-12 9-15 4z"},Ko={beret:()=>a`<path class="cloth edged" d="M-22-8C-24-24 22-28 24-12C24-6 12-8 0-8S-20-4-22-8z" />`,cap:()=>a`<path class="cloth edged" d="M-18-6C-19-24 19-24 18-6C10-10-10-10-18-6z" />`,bonnet:()=>a`<path class="sheet edged" d="M-21 2C-28-20-12-30 0-28S28-20 21 2C17-8 10-12 0-12S-17-8-21 2z" />`,veil:()=>a`<path class="cloth edged" d="M-20 34C-30-30 30-30 20 34L15 14C18-14-18-14-15 14z" />`,hood:()=>a`<path class="cloth edged" d="M-24 30C-30-16-14-30 0-32C14-30 30-16 24 30L15 12C18-16-18-16-15 12z" />`,mitre:()=>a`<g>
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
  </g>`},Go={spectacles:()=>a`<path class="stroke" d="M-12 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M2 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-2 0H2" />`,beak:()=>a`<g>
    <path class="sheet edged" d="M-15-4C-12 12-6 20 0 20C4 20 10 14 12 8L33 24C28 8 20-4 15-8z" />
    <circle class="ink" cx="-5" cy="-1" r="4.4" /><circle class="ink" cx="9" cy="-2" r="4.4" />
    <circle class="light" cx="-4" cy="-2" r="1.4" /><circle class="light" cx="10" cy="-3" r="1.4" />
  </g>`,mask:()=>a`<g>
    <path class="ink" d="M-17-5C-8-8 8-8 17-5C17 4 9 7 4 2H-4C-9 7-17 4-17-5z" />
    <path class="sheet" d="M-10-1h5v2h-5zM5-1h5v2H5z" />
  </g>`,patch:()=>a`<g><path class="stroke" d="M-17-9L17-3" /><circle class="ink" cx="6.4" cy="-1" r="4.6" /></g>`,earrings:()=>a`<path class="stroke gold-line" d="M-17 8a3.4 3.4 0 1 0 .1 0M17 8a3.4 3.4 0 1 0 .1 0" />`,blush:()=>a`<path class="blush" d="M-10 7h0M10 7h0" />`},Uo={ruff:()=>a`<path class="sheet edged" d="M-20 24C-16 17 16 17 20 24C24 30 14 32 10 29C6 34-6 34-10 29C-14 32-24 30-20 24z" />`,chain:()=>a`<g><path class="stroke gold-line thick" d="M-22 29C-14 52 14 52 22 29" /><circle class="gold edged" cy="47" r="5" /></g>`,jabot:()=>a`<path class="sheet edged" d="M-7 22H7L10 46 3 42 0 48-3 42-10 46z" />`,apron:()=>a`<path class="sheet edged" d="M-16 34C-8 30 8 30 16 34L19 54H-19z" />`,stole:()=>a`<path class="gold edged" d="M-20 27L-12 24-9 54H-17zM20 27L12 24 9 54H17z" />`,fur:()=>a`<path class="fur-trim edged" d="M-26 30C-20 20-8 26 0 34C8 26 20 20 26 30C18 34 6 44 4 54H-4C-6 44-18 34-26 30z" />`,lace:()=>a`<path class="sheet edged" d="M-18 25Q0 46 18 25L22 31Q0 56-22 31z" />`,cross:()=>a`<path class="gold edged" d="M-2 32H2V38H8V42H2V54H-2V42H-8V38H-2z" />`};function ot({person:e,rats:t,group:s,small:n=!1}){let r=f("person",e),o=[r,f("letter",s),E("rat",t)].join(", "),i=s==="brown",[l,c]=n?[119,Math.min(23,90/t)]:[128.5,20],u=n?132:140;return a`<${K} width=${100} height=${u} kind=${`person-face ${i?"brown":"grey"}`} label=${o}>
    <rect class="frame edged" x="1" y="1" width="98" height=${u-2} rx="8" />
    <path class="niche edged" d="M9 106V44C9 20 28 9 50 9S91 20 91 44V106z" />
    ${Dc(e)}
    <path class="niche-edge" d="M9 106V44C9 20 28 9 50 9S91 20 91 44V106z" />
    ${!i&&a`<g><circle class="sheet edged" cx="14" cy="14" r="9.5" /><text class="digits on-sheet" x="14" y="18.4" font-size="12">${s}</text></g>`}
    ${!n&&ht(r,50,117.5,92,12,"framed")}
    <g class="rats">
      ${Array.from({length:t},($,m)=>I("rat",50+(m-(t-1)/2)*(c+1),l,c))}
      ${t===0&&a`<text class="digits framed" x="50" y=${l+4.5} font-size="13">0</text>`}
    </g>
  <//>`}function Dc(e){let{robe:t,cloth:s="coal",tool:n,hat:r,hair:o,behind:i,mane:l="coal",beard:c,face:u,collar:$,skin:m="light"}=Wo(e),d={"--robe":Jt[t],"--cloth":Jt[s],"--mane":Jt[l],"--skin":Jt[m]};return a`<g class="bust" style=${d}>
    <g transform="translate(44 52)">
      ${i&&a`<path class="mane edged" d=${Fo[i]} />`}
      <path class="robe edged" d="M-35 54C-35 36-24 27-9 24H9C24 27 35 36 35 54z" />
      <path class="skin edged" d="M-7 14H7V26C3 30-3 30-7 26z" />
      ${$&&Uo[$]()}
      <path class="skin edged" d="M-17-4C-17-20 17-20 17-4C17 12 9 20 0 20S-17 12-17-4z" />
      <circle class="ink" cx="-6.4" r="1.9" /><circle class="ink" cx="6.4" r="1.9" />
      <path class="stroke" d="M0 1L-2 6H1M-4 11.5Q0 14 4 11.5M-9.5-5Q-6.4-7-3.6-5.4M9.5-5Q6.4-7 3.6-5.4" />
      ${c&&a`<path class="mane edged" d=${qo[c]} />`}
      ${c&&c!=="moustache"&&a`<path class="stroke" d="M-4 11.5Q0 13 4 11.5" />`}
      ${o&&a`<path class="mane edged" d=${jo[o]} />`} ${u&&Go[u]()} ${r&&Ko[r]()}
    </g>
    <g transform="translate(78 80)">${Bo[n]()}</g>
  </g>`}var Wc="M0-8.5C-6-12-7.5-17-6.5-20.5a22 22 0 0 1 13 0C7.5-17 6-12 0-8.5Z",Gn=5,Bc=19.5;function Un(e,t){let s=Array.from({length:Gn},(n,r)=>360/Gn*r);return a`<g transform=${`scale(${t/64})`}>
    <circle class="masonry edged" r="31" />
    <circle class="leading" r="27" />
    ${s.map((n,r)=>a`<path key=${n} class=${`petal petal-${r} glass ${e[r%e.length]}`} transform=${`rotate(${n})`} d=${Wc} />`)}
    ${s.map(n=>a`<circle key=${n} class="sheet" transform=${`rotate(${n+180/Gn})`} cy=${-Bc} r="4" />`)}
    <circle class="sheet" r="6.2" />
    <circle class="gold" r="3.6" />
  </g>`}function Yn({colours:e}){return a`<${K} width=${64} height=${64} kind="rose"><g transform="translate(32 32)">${Un(e,64)}</g><//>`}var Fc=["M2 20C2 10 6 5 11 2C16 5 20 10 20 20z","M2 20H20V32H2z","M2 32H20V44H2z"];function at({round:e,facts:t}){let s=Object.values(t.periods).flat(),n=e?s.indexOf(e):s.length,r=e?p("round",{round:e}):p("over");return a`<${K} width=${70} height=${46} kind="round-window" label=${r}>
    ${Object.entries(t.periods).map(([o,i],l)=>a`<g key=${o} transform=${`translate(${24*l} 0)`}>
        ${i.map((c,u)=>{let $=s.indexOf(c),m=$<n?"past":$===n?"now":"to-come";return a`<path class=${`pane edged ${m}`} d=${Fc[u]} />`})}
        <text class=${`digits ${s.indexOf(i[0]??"")<=n?"over-glass":""}`} x="11" y="17" font-size="11">${o}</text>
      </g>`)}
  <//>`}var Ns=1200,vt=630,_t=36,Xt=vt-2*_t,lt={x:Xt+2*_t,width:Ns-Xt-3*_t},jc=128,it=78,qc="Notre Dame";function Qn({table:e,seats:t,round:s,view:n,streets:r,below:o=null,facts:i}){return a`<svg
    class="drawing share-picture"
    xmlns="http://www.w3.org/2000/svg"
    width=${Ns}
    height=${vt}
    viewBox=${`0 0 ${Ns} ${vt}`}
  >
    <rect class="backdrop" width=${Ns} height=${vt} />
    ${n?a`<svg x=${_t} y=${_t} width=${Xt} height=${Xt}>
          <${Ve} state=${Gc(`${e} picture`,n,r,o)} facts=${i} aspect=${1} />
        </svg>`:a`<g transform=${`translate(${vt/2} ${vt/2})`}>${Un(i.colours,.9*Xt)}</g>`}
    <g transform=${`translate(${lt.x} ${_t})`}>
      <text class="name flush" y="60" font-size="56">${qc}</text>
      ${s&&a`<svg x=${lt.width-118} y="4" width="118" height="78"><${at} round=${s} facts=${i} /></svg>`}
      ${t.map((l,c)=>a`<g key=${c} transform=${`translate(0 ${jc+c*(it+10)})`}>${Kc(l)}</g>`)}
    </g>
  </svg>`}function Kc({name:e,colour:t,open:s,rank:n,prestige:r}){let o=n===1,i=.8*(lt.width-80-(r===null?12:150));return a`<rect class=${s?"shelf":`ground ${t}`} width=${lt.width} height=${it} rx="12" />
    ${o&&a`<rect class="winning" width=${lt.width} height=${it} rx="12" />`}
    <g class=${s?"empty":""} transform=${`translate(42 ${it/2})`}>${pe(t,44)}</g>
    <text class=${`name flush ${s?"faint":""}`} x="80" y=${it/2+12} font-size=${Yr(e,i,36)}>${e}</text>
    ${r!==null&&a`<text class="digits trailing" x=${lt.width-62} y=${it/2+14} font-size="40">${r}</text>${I("prestige",lt.width-34,it/2,38)}`}`}function Gc(e,t,s,n){return{table:e,view:t,streets:s,seat:n,seats:[]}}var Uc=[1,2,5,10,20,50,100],Yo=6;function Is(e,t,s){let[n,r]=[Math.min(-1,...e),Math.max(1,...e)],o=Uc.find(u=>(r-n)/u<=Yo)??(r-n)/Yo,i=o*Math.floor(n/o),l=o*Math.ceil(r/o),c=[];for(let u=i;u<=l;u+=o)c.push(u);return{least:i,most:l,ticks:c,y:u=>s-(s-t)*(u-i)/(l-i)}}var Jn=230,Ds=38,Qo=14,Jo=14,Xo=Jn-26,Yc=13,Ws={fine:"",inaccuracy:"M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z",mistake:"M0-7L7 0L0 7L-7 0Z",blunder:"M0 8L-8-6H8Z"};function Xn({points:e,end:t,width:s,label:n,now:r=null,onPick:o,figure:i=String}){let{ticks:l,y:c}=Is([...e.flatMap(({lead:d,after:h})=>[d,h]),t],Jo,Xo),u=d=>V(Ds+(s-Ds-Qo)*d/Math.max(1,e.length)),$=e.flatMap((d,h)=>d.round===e[h-1]?.round?[]:[{name:d.round,i:h}]),m=[...e.map(({lead:d},h)=>`${u(h)},${V(c(d))}`),`${u(e.length)},${V(c(t))}`];return a`<${K} width=${s} height=${Jn} kind="lead-chart" label=${n} group=${!0}>
    ${l.map(d=>a`<g key=${d}><line class=${d===0?"axis":"grid"} x1=${Ds} x2=${s-Qo} y1=${V(c(d))} y2=${V(c(d))} /><text class="tick trailing" x=${Ds-6} y=${V(c(d))+4}>${i(d)}</text></g>`)}
    ${$.map(({name:d,i:h})=>a`<g key=${d}><line class=${d.endsWith("1")?"grid period":"grid"} x1=${u(h)} x2=${u(h)} y1=${Jo} y2=${Xo} /><text class="tick flush" x=${u(h)+2} y=${Jn-8}>${d}</text></g>`)}
    <polyline class="lead-line" points=${m.join(" ")} />
    <circle class="lead-end" cx=${u(e.length)} cy=${V(c(t))} r="4" />
    ${e.map((d,h)=>d.grade!=="fine"&&Qc(d,u(h),V(c(d.lead)),V(c(d.after)),d.move===r,o))}
  <//>`}function Qc({move:e,grade:t,label:s},n,r,o,i,l){let c=$=>{$.preventDefault(),l?.(e)},u=l&&{role:"button",tabindex:0,onClick:c,onKeyDown:$=>($.key==="Enter"||$.key===" ")&&c($)};return a`<g key=${e} class=${`lead-mark grade-${t} ${i?"now":""}`} data-move=${e} role="img" aria-label=${s} ...${u}>
    <title>${s}</title>
    <line class="drop" x1=${n} x2=${n} y1=${r} y2=${o} />
    <circle class="hit" cx=${n} cy=${r} r=${Yc} />
    <path transform=${`translate(${n} ${r})`} d=${Ws[t]} />
  </g>`}var Zn=190,Bs=38,Jc=14,Xc=Zn-26,Zo=.72;function er({rounds:e,width:t,label:s,figure:n=String}){let{ticks:r,y:o}=Is(e.flatMap(({luck:u,losses:$})=>[u,$]),Jc,Xc),i=(t-Bs)/Math.max(1,e.length),l=V(i*Zo/2),c=(u,$,m)=>a`<rect class=${m} x=${V($)} width=${l} y=${V(Math.min(o(0),o(u)))} height=${V(Math.abs(o(u)-o(0)))} />`;return a`<${K} width=${t} height=${Zn} kind="round-bars" label=${s} group=${!0}>
    ${r.map(u=>a`<g key=${u}><line class=${u===0?"axis":"grid"} x1=${Bs} x2=${t} y1=${V(o(u))} y2=${V(o(u))} /><text class="tick trailing" x=${Bs-6} y=${V(o(u))+4}>${n(u)}</text></g>`)}
    ${e.map((u,$)=>{let m=Bs+i*$+i*(1-Zo)/2;return a`<g key=${u.round} role="img" aria-label=${u.label}>
        <title>${u.label}</title>
        ${c(u.luck,m,"luck-bar")} ${c(u.losses,m+l,"loss-bar")}
        <text class="tick" x=${V(m+l)} y=${Zn-8}>${u.round}</text>
      </g>`})}
  <//>`}var Zc=500,eu=198,ea=104,Mt=16,tu=22,ta=12;function Zt({rows:e,width:t,label:s,centred:n=!1}){let r=t<Zc?tu:0,o=r?4:eu,i=e.flatMap(({bars:d})=>d.flatMap(({value:h,halfInterval:g})=>[h-(g??0),h+(g??0)])),l=Math.max(.1,...n?i.map(Math.abs):i),c=n?-l:Math.min(0,...i),u=d=>V(o+(t-ea-o)*(d-c)/(l-c)),$=e.map(({bars:d})=>r+d.length*Mt+ta),m=d=>$.slice(0,d).reduce((h,g)=>h+g,0);return a`<${K} width=${t} height=${m(e.length)} kind="bar-rows" label=${s} group=${!0}>
    ${e.map((d,h)=>{let g=m(h)+r+ta/2,y=g+d.bars.length*Mt/2;return a`<g key=${d.name} role="img" aria-label=${d.label}>
        <title>${d.label}</title>
        ${r?a`<text class="flush" x=${o} y=${g-6}>${d.name}</text>`:a`<text class="trailing" x=${o-10} y=${y+5}>${d.name}</text>`}
        ${d.bars.map((x,b)=>su(x,u,g+b*Mt,t-ea+8))}
        <line class="axis" x1=${u(0)} x2=${u(0)} y1=${g-3} y2=${g+d.bars.length*Mt+3} />
      </g>`})}
  <//>`}function su({value:e,kind:t,figure:s,halfInterval:n},r,o,i){let l=o+Mt/2;return a`<g key=${t}>
    <rect class=${`bar ${t}`} x=${Math.min(r(0),r(e))} width=${V(Math.abs(r(e)-r(0)))} y=${o+1} height=${Mt-2} />
    ${n?a`<path class="whisker" d=${tr(r(e-n),r(e+n),l,4)} />`:null}
    <text class="flush digits" x=${i} y=${l+5}>${s}</text>
  </g>`}function tr(e,t,s,n){return`M${e} ${s}H${t}M${e} ${s-n}V${s+n}M${t} ${s-n}V${s+n}`}var nu=30,es=6,Fs=18;function sr({share:e,low:t,high:s,expected:n,width:r,label:o}){let i=l=>V(1+(r-2)*l);return a`<${K} width=${r} height=${nu} kind="share-bar" label=${o}>
    <rect class="track" x=${i(0)} width=${r-2} y=${es} height=${Fs} />
    <rect class="bar mine" x=${i(0)} width=${V((r-2)*e)} y=${es} height=${Fs} />
    <path class="whisker" d=${tr(i(t),i(s),es+Fs/2,5)} />
    <path class="notch" d=${`M${i(n)} ${es+1}l-5-7h10zM${i(n)} ${es+Fs-1}l-5 7h10z`} />
  <//>`}var nr=["blue","red","green"],Ct=["money-lender","hostess","carpenter"],ru={blue:{sectors:{"cloister-school":1,bank:2,residence:1,"carriage-house":1,hotel:0,park:0,hospital:1},friend:"hotel",supply:3,coins:4,rat:4,carriage:"red/left-outer",messages:[{colour:"green",kind:"rat"}],cathedral:1,prestige:12},red:{sectors:{"cloister-school":2,bank:1,residence:0,"carriage-house":2,hotel:0,park:1,hospital:0},friend:"park",rat:6,carriage:"red/right-inner",cathedral:0},green:{sectors:{"cloister-school":1,bank:1,residence:3,"carriage-house":1,hotel:1,park:0,hospital:1},friend:"residence",rat:3,carriage:"green/centre",cathedral:2}},ou={"blue/left-inner":"prestige","blue/left-outer":"coin","blue/right-outer":"marker","red/left-inner":"marker","red/right-outer":"coin","green/left-inner":"coin","green/left-outer":"marker","green/right-outer":"prestige"};function St(e){let t=nr.map((n,r)=>au(n,r,e)),s=nr.map((n,r)=>({seat:r,name:f("colour",n),colour:n,who:"bot",level:null,present:!0,mine:r===0,left:!1}));return{table:"sample",number:0,status:"playing",edition:"",options:{},help:{},listed:!1,practice:!1,daily:null,played_here:!0,host:!1,host_here:!0,seats:s,seat_requests:[],seat:0,move:0,view:{seat:0,round:"A3",phase:"cards",question:"",to_act:[],start_player:0,persons:Ct,plague:e,asked_about:{},boroughs:nr,cathedral_tile:8,cathedral_share:2,players:t,markets:ou,persons_in_game:[],grey_past:[],grey_to_come:[],brown_past:[],brown_to_come:[],coins_in_supply:null},streets:"windmill",sector_effects:[],draft:[],question:null,waiting:[],undo:{possible:!1,why:null,asked:null,to:[],pause:0},news:null,chat:[],watchers:0,bots_think_less:!1,commitment:null,seed:null,result:null,alone:!0,rematch:null}}function au(e,t,s){let n=ru[e]??{},r=n.rat??0;return{seat:t,colour:e,coins:3,supply:2,general_supply:5,cathedral:0,sectors:{},friend:null,rat:r,carriage:`${e}/centre`,messages:[],prestige:null,prestige_by_source:null,doctor:!1,spied:!1,rat_after_plague:r+s-(n.sectors?.hospital??0),drafted:3,played:[],hand:[],pack:[],dealt:[],deck:[],later_decks:[],...n}}var rr=[{players:{blue:{sectors:{"cloister-school":1,bank:2,residence:0,"carriage-house":1,hotel:0,park:0,hospital:2},friend:null,supply:1,general_supply:7,cathedral:0,rat:2,rat_after_plague:4,carriage:"blue/right-inner"},red:{sectors:{"cloister-school":1,bank:2,residence:0,"carriage-house":0,hotel:0,park:1,hospital:2},friend:"bank",supply:1,general_supply:7,cathedral:0,rat:5,rat_after_plague:7,carriage:"red/centre"},green:{sectors:{"cloister-school":2,bank:0,residence:0,"carriage-house":1,hotel:0,park:1,hospital:2},friend:"park",supply:3,general_supply:5,cathedral:0,rat:5,rat_after_plague:7,carriage:"green/left-outer"},yellow:{sectors:{"cloister-school":1,bank:1,residence:0,"carriage-house":0,hotel:1,park:1,hospital:2},friend:"bank",supply:2,general_supply:6,cathedral:0,rat:1,rat_after_plague:3,carriage:"yellow/left-outer"}},markets:{"blue/left-inner":"rat","blue/left-outer":"prestige","blue/right-outer":"coin","red/left-inner":"rat","red/left-outer":"coin","red/right-inner":"prestige","red/right-outer":"marker","green/left-inner":"marker","green/right-inner":"prestige","green/right-outer":"rat","yellow/left-inner":"rat","yellow/right-inner":"coin","yellow/right-outer":"prestige"},cathedral_tile:10},{players:{red:{sectors:{bank:3},supply:0}}},{players:{green:{sectors:{"carriage-house":2},supply:2}}},{players:{green:{carriage:"red/left-inner"}},markets:{"red/left-inner":null}},{players:{green:{rat:4,rat_after_plague:6}}},{players:{yellow:{sectors:{park:2},supply:1,rat:0,rat_after_plague:2}}},{players:{blue:{sectors:{"carriage-house":2},supply:0}}},{players:{blue:{carriage:"yellow/right-inner"}},markets:{"yellow/right-inner":null}},{players:{red:{sectors:{"cloister-school":0},cathedral:1}}},{players:{green:{sectors:{hospital:3},supply:1,rat:3,rat_after_plague:4}}},{players:{yellow:{sectors:{"cloister-school":2},supply:2,general_supply:4}}},{players:{blue:{sectors:{"carriage-house":1,park:1},rat:1,rat_after_plague:3}}},{players:{red:{sectors:{bank:0,park:4}}}},{players:{blue:{rat:3,rat_after_plague:4},red:{rat:7,rat_after_plague:8},green:{rat:4},yellow:{rat:2,rat_after_plague:3}}},{players:{green:{friend:"bank"}}},{players:{yellow:{sectors:{"carriage-house":1},supply:1}}},{players:{yellow:{carriage:"green/right-outer"}},markets:{"green/right-outer":null}},{players:{yellow:{rat:1,rat_after_plague:2}}},{players:{blue:{sectors:{"cloister-school":0,bank:3}}}},{players:{red:{sectors:{"cloister-school":1,hospital:1},supply:1,general_supply:6,rat_after_plague:9}}},{players:{green:{sectors:{park:2},supply:0,rat:3,rat_after_plague:3}}},{players:{yellow:{sectors:{residence:1},supply:0}}},{players:{blue:{friend:"bank"}}},{players:{red:{sectors:{"cloister-school":2},supply:2,general_supply:4}}},{players:{blue:{supply:2,general_supply:5}}},{players:{blue:{rat:4,rat_after_plague:8},red:{rat:9,rat_after_plague:14},green:{rat_after_plague:6},yellow:{rat:2,rat_after_plague:6}}},{players:{yellow:{friend:"cloister-school",supply:3,general_supply:1}}},{players:{blue:{supply:1,cathedral:1}}},{players:{red:{sectors:{"carriage-house":1},supply:1}}},{players:{red:{carriage:"red/right-inner"}},markets:{"red/right-inner":null}},{players:{green:{sectors:{"cloister-school":3,"carriage-house":1},supply:3,general_supply:2}}},{players:{yellow:{sectors:{residence:2},supply:2}}},{players:{blue:{sectors:{bank:4},supply:0}}},{players:{red:{sectors:{hotel:1},supply:0}}},{players:{green:{sectors:{bank:1},supply:2}}},{players:{blue:{sectors:{"carriage-house":0,park:2},rat:3,rat_after_plague:7}}}];var sa=1900,iu=6e3;function lu(e,t){let s=e.view,n=s.players.map(l=>{let c=t.players?.[l.colour]??{};return{...l,...c,sectors:{...l.sectors,...c.sectors}}}),r=Object.fromEntries(Object.entries({...s.markets,...t.markets}).filter(([,l])=>l!==null)),o=t.cathedral_tile??s.cathedral_tile,i={...s,players:n,markets:r,cathedral_tile:o};return{...e,view:i}}function cu(){let e=rr[0]?.players??{},t=St(0),s=t.view,n=s.players[0],r=Object.keys(e),o=r.map((l,c)=>({...n,seat:c,colour:l,messages:[]})),i={...t,table:"demo",seat:null,view:{...s,boroughs:r,players:o,markets:{}}};return rr.map(l=>i=lu(i,l))}function uu(){let e=U(cu,[]),t=U(()=>matchMedia("(prefers-reduced-motion: reduce)").matches,[]),[s,n]=w(t?e.length-1:0),[r,o]=w(t);return z(()=>{if(r)return;let i=s===e.length-1,l=()=>{document.visibilityState==="visible"?n(i?0:s+1):c=setTimeout(l,sa)},c=setTimeout(l,i?iu:sa);return()=>clearTimeout(c)},[s,r]),a`<div class="living-board">
    <div aria-hidden="true" inert><${Ve} state=${e[s]} facts=${R()} aspect=${1.2} /></div>
    <button type="button" class="plain" aria-label=${p(r?"replay_run":"replay_pause")} onClick=${()=>o(!r)}>
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d=${r?"M5 3l8 5-8 5z":"M4 3h3v10H4zM9 3h3v10H9z"} /></svg>
    </button>
  </div>`}var pu=`notredame commitment 1
`;function js({seed:e,commitment:t,table:s}){let[n,r]=w(null);if(!t)return null;let o=async()=>r(await du(e??"")===t),i=`notredame-${s}.txt`;return a`<section class="card stack fairness" aria-labelledby="fairness">
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
    <p class="hash"><code>notredame check ${i} --commitment ${t}</code></p>
  </section>`}async function du(e){let t=(e.match(/../g)??[]).map(r=>parseInt(r,16)),s=new Uint8Array([...new TextEncoder().encode(pu),...t]);return[...new Uint8Array(await crypto.subtle.digest("SHA-256",s))].map(r=>r.toString(16).padStart(2,"0")).join("")}function ae(e){return e<0?`\u2212${-e}`:String(e)}function zt({deal:e}){let{mine:t,par:s}=e,n=t?.score;return a`<div class="stack tight">
    <table class="daily-table">
      <thead>
        <tr><td></td><${or} /></tr>
      </thead>
      <tbody>
        ${n&&a`<tr class="mine"><th scope="row">${f("daily","you")}</th><${qs} score=${n} /></tr>`}
        ${s&&a`<tr><th scope="row">${f("daily","par")}</th><${qs} score=${s} /></tr>`}
      </tbody>
    </table>
    ${n&&!s&&a`<p class="soft" role="status">${f("daily","par_waits")}</p>`}
    ${n&&s&&a`<p>${mu(n.margin-s.margin)}</p>`}
    ${t?.late&&a`<p class="soft">${f("daily","late")}</p>`}
    <p class="soft small">${f("daily","par_help",{level:f("level",e.level)})}</p>
  </div>`}function or(){return a`<th scope="col">${f("daily","margin")}</th>
    <th scope="col">${f("daily","place")}</th>
    <th scope="col">${f("daily","prestige")}</th>`}function qs({score:e}){let{margin:t,place:s,prestige:n}=e;return a`<td>${t>0?`+${t}`:ae(t)}</td>
    <td>${p("place",{n:s})}</td>
    <td>${n}</td>`}function mu(e){return e?f("daily",e>0?"better":"worse",{points:E("point",Math.abs(e))}):f("daily","even")}function Et({deal:e,most:t=1/0}){let s=e.results.filter((n,r)=>r<t||n.mine);return s.length?a`<table class="daily-table daily-results">
    <caption>${f("daily","results")} <span class="soft small">${f("daily","finished",{n:e.finished})}</span></caption>
    <thead>
      <tr>
        <th scope="col">${f("daily","rank")}</th>
        <th scope="col">${p("name")}</th>
        <${or} />
      </tr>
    </thead>
    <tbody>
      ${s.map((n,r)=>a`<tr key=${r} class=${n.mine?"mine":""} aria-current=${n.mine?"true":void 0}>
        <td>${p("place",{n:n.rank})}</td>
        <th scope="row"><bdi>${n.name||f("called","guest")}</bdi>${n.mine&&a` <span class="soft">(${p("you")})</span>`}</th>
        <${qs} score=${n} />
      </tr>`)}
    </tbody>
  </table>`:a`<p class="soft">${f("daily","no_results")}</p>`}function Ks({deal:e,again:t}){let[s,n]=Y();if(!e.mine||e.mine.late)return null;let r=!e.mine.listed,o=({currentTarget:i})=>{n(null),N(`/api/daily/${e.day}/listed`,{listed:r}).then(()=>{Zr(r),t()},l=>{i.checked=!r,n(l)})};return a`<div>
    <label class="check">
      <input type="checkbox" checked=${e.mine.listed} onChange=${o} /> ${f("daily","listed")}
    </label>
    ${s&&a`<p class="trouble" role="alert">${s}</p>`}
  </div>`}var $u=3e3;function ts(e,t){let[s,n]=w(null),[r,o]=w(null),[i,l]=w(0);z(()=>{if(!e)return;let u,$=async()=>{let d=await D(e);n(d),o(null),t(d)&&(u=setTimeout(()=>m=ue($,o),$u))},m=ue($,o);return()=>{m(),clearTimeout(u)}},[e,i]);let c=ie(()=>l(u=>u+1),[]);return{found:s,trouble:r,again:c}}function Gs(){return ts("/api/daily",e=>ar(e.today)||ar(e.yesterday))}function na(e){return ts(e&&`/api/daily/${e}`,ar)}function ar(e){return!!e.mine?.score&&!e.par}var fu=5;function hu(){let{found:e,trouble:t}=Gs(),s=e?.today;return a`<div class="stack">
    <h2 id="daily-title">${f("daily","title")} <span class="soft small">${ge(s?.day??Jr())}</span></h2>
    ${t!==null&&a`<p class="trouble" role="alert">${F(t)}</p>`}
    <${ir} deal=${s??null} />
    ${s&&s.results.length>0&&a`<${Et} deal=${s} most=${fu} />`}
    <p><a href="/daily">${f("daily","more")}</a></p>
  </div>`}function ir({deal:e}){let t=e?.mine;return e&&t?.score?a`<div class="stack">
      <${zt} deal=${e} />
      <p class="row"><a class="button" href=${`/t/${t.table}`}>${f("daily","look")}</a></p>
    </div>`:a`<div class="stack">
    <p>${f("daily","about")}</p>
    ${e&&t&&a`<p>${f("daily","until",{time:gt(e.revealed)})}</p>`}
    <p class="row"><${eo} label=${f("daily",t?"go_on":"play")} /></p>
  </div>`}function gu(){let{found:e,trouble:t,again:s}=Gs();return a`<${q} />
    <main id="main" class="daily stack" tabindex="-1">
      <h1>${f("daily","title")}</h1>
      ${t!==null&&a`<p class="trouble" role="alert">${F(t)}</p>`}
      ${e&&a`<${yu} deal=${e.today} next=${e.tomorrow} again=${s} />`}
      ${e&&a`<${bu} deal=${e.yesterday} again=${s} />`}
      ${e?.yesterday.record&&a`<${js} seed=${e.yesterday.seed} commitment=${e.yesterday.commitment} table=${e.yesterday.day} />`}
    </main>
    <${te} />`}function yu({deal:e,next:t,again:s}){return a`<section class="card stack" aria-labelledby="today">
    <h2 id="today">${f("daily","today",{day:ge(e.day)})}</h2>
    <${ir} deal=${e} />
    <${ra} deal=${e} again=${s} />
    <details>
      <summary>${p("fairness")}</summary>
      <p class="small">${p("commitment_text")}</p>
      <p class="hash">${e.commitment}</p>
      <p class="small">${f("daily","next",{day:ge(t.day)})}</p>
      <p class="hash">${t.commitment}</p>
    </details>
  </section>`}function bu({deal:e,again:t}){let{mine:s}=e,n=s?!s.score&&"unfinished":"not_played";return a`<section class="card stack" aria-labelledby="yesterday">
      <h2 id="yesterday">${f("daily","yesterday",{day:ge(e.day)})}</h2>
      ${n&&a`<p>${f("daily",n)}</p>`}
      ${(s?.score||e.par)&&a`<${zt} deal=${e} />`}
      ${!e.seed&&a`<p>${f("daily",s&&!s.score?"until":"not_yet",{time:gt(e.revealed)})}</p>`}
      <p class="row">
        ${s&&a`<a class="button" href=${`/t/${s.table}`}>${f("daily","look")}</a>`}
        ${e.record&&a`<${wu} day=${e.day} />`}
      </p>
      ${e.results.length>0&&a`<${ra} deal=${e} again=${t} />`}
    </section>`}function ra({deal:e,again:t}){return a`<div class="stack">
    <${Et} deal=${e} />
    <${Ks} deal=${e} again=${t} />
    ${e.results.length>0&&a`<p class="soft small">${f("daily","margin_help")} ${f("daily","names")}</p>`}
  </div>`}function wu({day:e}){let[t,s]=w(!1),[n,r]=Y(),o=`/api/daily/${e}/record`;return a`<button type="button" disabled=${t} onClick=${async()=>{s(!0),r(null);try{let l=await fetch(o);if(!l.ok)throw await Ft(l);let{table:c}=await N("/api/import",{record:await l.text()});ve(`/t/${c}`)}catch(l){r(l),s(!1)}}}>${f("daily","bots_game")}</button>
    <a class="button" href=${o} download=${`notredame-${e}.txt`}>${f("daily","bots_record")}</a>
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}`}function Us(){return Ct.reduce((e,t)=>e+(R().persons[t]?.rats??0),0)}function ku(){return a`<${K} width=${124} height=${134} kind="sector">
    <g transform="translate(2 36)">
      ${Vs({sector:"bank",name:f("card","bank"),colour:"blue",width:120,gains:[["3","coin"]]})}
      ${[44,74].map(e=>a`<g key=${e} transform=${`translate(${e} 49) scale(1.8)`}>${Me("blue")}</g>`)}
    </g>
  <//>`}function oa({person:e}){let t=R().persons[e];return a`<${ot} person=${e} rats=${t?.rats??0} group=${t?.group??"brown"} />`}var aa=()=>a`<div class="picture">
    ${Ct.map(e=>a`<${oa} key=${e} person=${e} />`)}
    <span class="sum"><${P} name="plague" />${Ct.map(e=>R().persons[e]?.rats??0).join(" + ")} = ${Us()}</span>
  </div>`,ia=()=>a`<div class="picture">
    <${Pe} card="bank" colour="blue" />
    <${ss} />
    <span class="fan"><${rt} colour="blue" /><${rt} colour="blue" /></span>
  </div>`,la=()=>a`<div class="picture">
    <${Pe} card="bank" colour="blue" />
    <${ss} />
    <${ku} />
    <${ss} />
    <span class="gains"><${P} name="coin" /><${P} name="coin" /></span>
  </div>`,ca=()=>a`<div class="picture">
    <${P} name="coin" />
    <${ss} />
    <${oa} person=${Ct[1]??""} />
    <${ss} />
    <span class="gains pairs"><${P} name="prestige" /><${P} name="prestige" /><${P} name="prestige" /><${P} name="rat-back" /></span>
  </div>`;function ua(){let e=St(Us()).view?.players[0];return a`<div class="picture">
    <${K} width=${404} height=${66} kind="borough">${e&&Rs({player:e,facts:R(),width:404,height:66,look:{}})}<//>
  </div>`}function ss(){return a`<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12H20M13 5L20 12L13 19" /></svg>`}var xu=[["persons",aa],["draft",ia],["play",la],["hire",ca],["plague",ua]],Se=e=>f("learn",e);function vu(){return a`<${q} />
    <main id="main" class="learn">
      <section class="learn-about" aria-labelledby="learn-title">
        <div class="stack">
          <h1 id="learn-title">${p("learn")}</h1>
          <p class="learn-lead">${Se("lead")}</p>
          <p>${Se("sectors")}</p>
          <p>${Se("plague")}</p>
          <${pa} />
        </div>
        <div class="learn-city" aria-hidden="true"><${Ve} state=${St(Us())} facts=${R()} /></div>
      </section>
      <section class="stack" aria-labelledby="steps-title">
        <h2 id="steps-title">${p("how_a_round_goes")}</h2>
        <ol class="steps">
          ${xu.map(([e,t],s)=>a`<li key=${e} class="card">
              <div aria-hidden="true"><${t} /></div>
              <h3><span class="step-number" aria-hidden="true">${s+1}</span>${Se(`step_${e}_title`)}</h3>
              <p>${Se(`step_${e}_text`)}</p>
            </li>`)}
          <li class="card aside">
            <div aria-hidden="true"><div class="picture"><${at} round="A3" facts=${R()} /></div></div>
            <h3>${Se("periods_title")}</h3>
            <p>${Se("periods_text")}</p>
          </li>
        </ol>
      </section>
      <section class="learn-start card" aria-labelledby="guided-title">
        <h2 id="guided-title">${Se("guided_title")}</h2>
        <p>${Se("guided_text")}</p>
        <${pa} also=${!0} />
      </section>
    </main>
    <${te} />`}function _u(){let[e,t]=w(null);return z(()=>{let s=yt();if(!s)return;let n=!0;return D("/api/me").then(r=>{n&&r.tables.some(o=>o.table===s&&o.status==="playing")&&t(s)},r=>console.error(r)),()=>{n=!1}},[]),e}function pa({also:e=!1}){let[t,s]=w(!1),[n,r]=Y(),o=_u();return a`<p class="row">
      <button class="main large" type="button" disabled=${t} onClick=${async()=>{s(!0),r(null);try{await no()}catch(l){r(l),s(!1)}}}>${Se("start")}</button>
      ${o&&a`<a class="button" href=${`/t/${o}`}>${Se("resume")}</a>`}
      ${e&&a`<a class="button plain" href="/rules">${p("rules")}</a>`}
    </p>
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}`}function da(e){let t=new Map;for(let s of e)for(let n of s.places)t.set(n,[...t.get(n)??[],s.id]);return t}function ma(e){let t=e.indexOf(":");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}function Ys(e,t){return t===null?null:e.view?.players[t]??null}function Lt(e,t,s){let[n,r]=ma(e),o=Mu[n];return o?o(r,t,s):null}function Ne(e,t){return e.view?.players.find(s=>s.colour===t)??null}function Ge(e,t){return e.seats.find(s=>s.colour===t)?.name??f("colour",t)}function lr(e,t){return{title:T(f("card",e)),text:[le("card_help",e,t)]}}function $a(e){return p("tip_message_of",{colour:f("colour",e.split("/")[0]??"")})}var Mu={card:(e,t)=>lr(e,t),hand:(e,t)=>lr(e.split(":")[1]??"",t),pack:(e,t)=>lr(e,t),sector:(e,t)=>{let[s="",n=""]=e.split("/"),r=Ne(t,s),o=[le("card_help",n,t)];if(r){let i=E("piece",Ke(r,n)),l=t.sector_effects[r.seat]?.[n]??{};o.unshift(r.friend===n?p("tip_pieces_friend",{pieces:i}):i,So(l),p("tip_next",{brings:Ts(l)}))}return{title:p("tip_of",{what:T(f("place",n)),name:Ge(t,s)}),text:o.filter(Boolean)}},person:(e,t,s)=>{let n=s.persons[e],r=n?E("rat",n.rats):"",o=n?f("letter",n.group):"";return{title:T(f("person",e)),text:[le("person_help",e,t),`${o} \xB7 ${r}`]}},market:(e,t,s)=>{let n=t.view?.markets??{},r=n[e],o=t.view?.players.filter(c=>c.carriage===e)??[],i=[];r?i.push(f("kind",r)):i.push(p(e.endsWith("/centre")?"tip_centre":"tip_no_message"));let l=t.question?.refused.find(c=>c.place===`market:${e}`);l&&i.push(l.why);for(let c of o)i.push(p("tip_carriage",{name:Ge(t,c.colour)}));return{title:r?$a(e):T(Yt(e,n,s.markets)),text:i}},message:e=>({title:$a(e),text:[f("kind",e.split("/")[1]??"")]}),messages:(e,t)=>{let s=Ne(t,e);if(!s)return null;let n=s.messages.map(r=>`${T(f("colour",r.colour))}: ${f("kind",r.kind)}`);return n.length||n.push(p("tip_no_messages")),{title:p("tip_of",{what:E("message",s.messages.length),name:Ge(t,e)}),text:n}},coins:(e,t)=>cr(e,t,"coin",Ne(t,e)?.coins,"tip_coins",{price:E("coin",Number(t.options.hire_cost))}),supply:(e,t)=>cr(e,t,"marker",Ne(t,e)?.supply,"tip_supply"),general:(e,t)=>cr(e,t,"marker",Ne(t,e)?.general_supply,"tip_general"),prestige:(e,t)=>{let s=Ne(t,e);if(!s)return null;if(s.prestige===null)return{title:p("tip_purse"),text:[p("tip_purse_text")]};let n=Object.entries(s.prestige_by_source??{}).filter(([,r])=>r).map(([r,o])=>`${T(f("source",r))}: ${o}`);return{title:p("tip_of",{what:E("prestige",s.prestige),name:Ge(t,e)}),text:n}},rat:(e,t,s)=>{let n=e.split("/")[0]??"",r=Ne(t,n);return r?{title:p("tip_rat_at",{name:Ge(t,n),at:r.rat}),text:[...Fn(r,s).map(T),p("tip_rat")]}:null},friend:(e,t)=>{let s=Ne(t,e)?.friend;return{title:p("tip_of",{what:T(f("card","trusted-friend")),name:Ge(t,e)}),text:[T(f("place",s??"off-board")),le("card_help","trusted-friend",t)]}},carriage:(e,t,s)=>{let n=Ne(t,e)?.carriage??"";return{title:p("tip_carriage",{name:Ge(t,e)}),text:[T(Yt(n,t.view?.markets??{},s.markets)),le("card_help","carriage-house",t)]}},cathedral:(e,t)=>{let s=t.view;if(!s)return null;let n=s.players.reduce((o,i)=>o+i.cathedral,0),r=[p("tip_cathedral",{prestige:E("prestige",s.cathedral_tile)})];return n&&r.unshift(p("tip_share",{markers:E("marker",n),share:s.cathedral_share})),{title:T(f("place","cathedral")),text:r}},plague:(e,t,s)=>{let n=Ys(t,t.seat);return t.view&&{title:p("plague_value",{value:t.view.plague}),text:[...n?As(n,s):[],p("tip_plague")]}},round:(e,t)=>t.view?.round?{title:p("round",{round:t.view.round}),text:[f("phase",t.view.phase),p("tip_round")]}:null,answer:(e,t)=>{let s=t.question?.choices.find(n=>n.id===e);return s?{title:s.label,text:s.brings.map(n=>T(n.text))}:null},undo:(e,t)=>({title:p("undo"),text:[Cu(t)]}),hurried:()=>({title:T(p("hurried")),text:[p("tip_hurried")]}),start:(e,t)=>t.view&&{title:p("start_figure"),text:[p("tip_start",{name:t.seats[t.view.start_player]?.name??""})]}};function Cu({practice:e,undo:t}){return t.possible?p(e?"undo_practice":t.pause?"undo_pause":"undo_can"):p(`undo_${t.why??"nothing"}`)}function cr(e,t,s,n,r,o){return n===void 0?null:{title:p("tip_of",{what:E(s,n),name:Ge(t,e)}),text:[p(r,o)]}}var Su=350,zu=500,fa="tip",Eu="[data-tip],[data-place]";function Qs({state:e,facts:t}){let s=S(null),[n,r]=w(null),o=n?.getAttribute("data-tip")??n?.getAttribute("data-place"),i=e&&o&&n?.isConnected?Lt(o,e,t):null;O(()=>{let c,u=!1,$=null,m=M=>M instanceof Element?M.closest(Eu):null,d=M=>{clearTimeout(c),$=M,r(M)},h=()=>d(null),[g,y]=[-1,-1],x=M=>{if(M.pointerType!=="mouse"||M.clientX===g&&M.clientY===y)return;[g,y]=[M.clientX,M.clientY];let H=m(M.target);H!==$&&(h(),$=H,H&&(c=setTimeout(()=>d(H),Su)))},b=M=>{M.pointerType==="mouse"&&m(M.target)!==$&&h()},v=M=>{let H=m(M.target);u=!1,h(),!(M.pointerType==="mouse"||!H)&&(c=setTimeout(()=>{u=!0,d(H)},zu))},k=()=>clearTimeout(c),_=M=>{if(u){u=!1,M.preventDefault(),M.stopPropagation();return}let H=m(M.target),B=H?.classList.contains("lit")||H?.getAttribute("aria-disabled")==="false";d(B?null:H),B&&($=H)},C=M=>{let H=m(M.target);d(H===M.target&&H?.matches(":focus-visible")?H:null)},A=M=>{M.key==="Escape"&&h()},L=M=>{M.target instanceof Node&&M.target.contains($)&&h()},G=new AbortController,{signal:W}=G;return document.addEventListener("pointermove",x,{signal:W}),document.addEventListener("pointerover",b,{signal:W}),document.addEventListener("pointerdown",v,{signal:W}),document.addEventListener("pointerup",k,{signal:W}),document.addEventListener("pointercancel",h,{signal:W}),document.addEventListener("click",_,{capture:!0,signal:W}),document.addEventListener("focusin",C,{signal:W}),document.addEventListener("keydown",A,{signal:W}),addEventListener("scroll",L,{capture:!0,signal:W}),()=>{clearTimeout(c),G.abort()}},[]);let l=i!==null;return O(()=>{let c=s.current;if(!(!l||!n||!c))return n.setAttribute("aria-describedby",fa),"showPopover"in c&&!c.matches(":popover-open")&&c.showPopover(),Lu(c,n.getBoundingClientRect()),()=>{n.removeAttribute("aria-describedby"),"hidePopover"in c&&c.matches(":popover-open")&&c.hidePopover()}},[n,l]),a`<div ref=${s} id=${fa} role="tooltip" popover="manual" class="tip">
    ${i&&a`<strong class="name">${i.title}</strong>
      ${i.text.map(c=>a`<p>${c}</p>`)}`}
  </div>`}function Lu(e,t){let{offsetWidth:s,offsetHeight:n}=e,r=Math.max(8,Math.min(innerWidth-s-8,t.left+t.width/2-s/2)),o=t.top-n-8,i=Math.min(innerHeight-n-8,t.bottom+8);e.style.left=`${r}px`,e.style.top=`${o>=8?o:Math.max(8,i)}px`}var ga="notredame.table",Hu="(pointer: coarse)",ha={pace:"normal",confirm:!1,pause:2,sound:!matchMedia(Hu).matches,notify:!1,quiet:!1},Ue={slow:2200,normal:1100,once:0},ns=new ys(Tu());function Tu(){try{return{...ha,...JSON.parse(mt(ga)??"{}")}}catch{return ha}}function de(){return ns.value}function Ye(e){ns.value={...ns.value,...e},$t(ga,JSON.stringify(ns.value))}function Qe(){return bs(ns)}var ya="(max-width: 900px)",Au="(max-width: 600px)",ba="(min-width: 700px) and (max-width: 900px) and (min-height: 900px)",Ou="(min-width: 1120px) and (orientation: landscape)";function ur(){return matchMedia(ya).matches}function wa(){return ur()&&!matchMedia(ba).matches}function Te(){return Js(ya)}function Je(){return Js(Au)}function ka(){return Js(ba)}function xa(){return Js(Ou)}function Js(e){let[t,s]=w(()=>matchMedia(e).matches);return O(()=>{let n=matchMedia(e),r=()=>s(n.matches);return n.addEventListener("change",r),()=>n.removeEventListener("change",r)},[]),t}function be(e,{first:t=!1}={}){let s=S(e);s.current=e,O(()=>{let n=r=>s.current(r);return document.addEventListener("keydown",n,t),()=>document.removeEventListener("keydown",n,t)},[])}var rs=9;function os(e){return e.ctrlKey||e.metaKey||e.altKey||e.repeat?!1:!(e.target instanceof Element&&e.target.closest("input, textarea, select, [contenteditable]"))&&!document.querySelector("dialog[open]")}var va=600;function _a(e){let[t,s]=w(""),n=S(-va),r=o=>{s(o);let i=pr(o);if(!i)return e.toPrompt();i.focus({preventScroll:!0}),i.scrollIntoView({block:"center"})};return be(o=>{if(!os(o))return;let i=o.target instanceof Element?o.target:null;if(o.key==="0"&&!t&&e.toggleRest)e.toggleRest();else if(/^\d$/.test(o.key)){let l=e.open?Ma():[];if(l.length<=rs){let u=l[Number(o.key)-1]?.dataset.choice;if(!u||o.timeStamp<n.current+va)return;n.current=o.timeStamp,e.choose(u);return}let c=[t+o.key,o.key].find(u=>l[Number(u)-1]);c&&r(c)}else o.key==="Backspace"?t&&r(t.slice(0,-1)):o.key==="Enter"?!i?.closest("button, a, [role=button]")&&e.confirm()&&o.preventDefault():o.key==="u"?e.undo():o.key==="Escape"&&(t&&r(""),e.letGo())}),O(()=>s(""),[e.asked]),O(()=>{if(!t)return;let o=pr(t),i=()=>s(l=>pr(l)===o?"":l);return o?.addEventListener("blur",i),()=>o?.removeEventListener("blur",i)},[t]),t}function Ma(){return[...document.querySelectorAll(".answers-box .answer")]}function pr(e){return Ma()[Number(e)-1]}var Ca=["columns","columns figures","text figures"],Sa="text figures",Ru=1;function za(e){let[t,s]=w(0),n=()=>{let o=e.current?.getBoundingClientRect().bottom??0,i=[...e.current?.querySelectorAll("li")??[]];s(i.filter(l=>l.getBoundingClientRect().bottom>o+4).length)},r=()=>{if(e.current){let o=e.current.scrollTop;Vu(e.current),e.current.scrollTop=o}n()};return O(r),O(()=>{let o=e.current;if(!o)return;let i=new ResizeObserver(r);return i.observe(o),o.addEventListener("scroll",n,{passive:!0}),()=>{i.disconnect(),o.removeEventListener("scroll",n)}},[]),t}function Vu(e){as(e,new Set);let t=[];for(let n of Ca){if(e.dataset.fit=n,dr(e))return;t.push(e.scrollHeight)}let s=Ca[t.indexOf(Math.min(...t))]??Sa;e.dataset.fit=s,!ur()&&(e.dataset.fit=Sa,Pu(e)||(e.dataset.fit=s))}function Pu(e){let t=Nu(e),s=new Set(t.flat());if(as(e,s),!dr(e))return as(e,new Set),!1;for(let n of t.reverse()){for(let r of n)s.delete(r);if(as(e,s),!dr(e))for(let r of n)s.add(r)}return as(e,s),!0}function dr(e){return e.scrollHeight<=e.clientHeight+Ru}function Nu(e){let t=n=>[...new Set([...e.querySelectorAll(`${n} > .explanation`)].map(r=>r.textContent??""))],s=t(".in-words:not(.of-neighbour)").sort((n,r)=>r.length-n.length);return[t(".of-neighbour"),...s.map(n=>[n])]}function as(e,t){for(let s of e.querySelectorAll(".answer")){let n=!1;for(let r of s.querySelectorAll(".in-words")){let o=t.has(r.querySelector(".explanation")?.textContent??"");r.classList.toggle("left-out",o),n||=o}n?s.setAttribute("data-tip",`answer:${s.getAttribute("data-choice")}`):s.removeAttribute("data-tip")}}var Iu={coins:"coin",markers:"marker",prestige:"prestige",rat:"rat"},Du=4;function Xs({question:e,pending:t,marked:s,hinted:n,tried:r=[],tight:o,opened:i,onRest:l,onChoose:c,onConfirm:u,onUnmark:$,onPoint:m}){return a`${e.notes.length>0&&a`<ul class="refused">
      ${e.notes.map(d=>a`<li key=${d}>${d}</li>`)}
    </ul>`}
    <${Wu} key=${e.asked} question=${e} pending=${t} marked=${s} hinted=${n} tried=${r} tight=${o} opened=${i} onRest=${l} onChoose=${c} onPoint=${m} />
    ${s!==null&&a`<${ju} onConfirm=${u} onUnmark=${$} pending=${t} />`}`}function mr(e){return e.choices.length>e.listed}function Ht(e,t){return t?e.choices:e.choices.slice(0,e.listed)}function Wu({question:e,pending:t,marked:s,hinted:n,tried:r,tight:o,opened:i,onRest:l,onChoose:c,onPoint:u}){let $=Ht(e,i),m=mr(e),d=$.length>rs,h=S(null),g=za(h),y=()=>h.current?.scrollBy({top:.8*h.current.clientHeight,behavior:"smooth"}),x=m&&a`<li key="rest">
    <button type="button" class="opens-rest" aria-expanded=${i?"true":"false"} aria-disabled=${t!==null} onClick=${()=>t===null&&l()}>
      <kbd aria-hidden="true">0</kbd> <span class="answer-label">${e.rest}</span>
    </button>
  </li>`,b=$.length<4?1:$.length<7?2:3,v=b===1?null:Bu($.map(k=>k.label));return a`<div ref=${h} class=${`answers-box ${g?"goes-on":""}`} data-asked=${e.asked}>
      <ol class=${`answers columns-${b} ${d||o?"figures":""}`}>
        ${$.map((k,_)=>a`${_===e.listed&&x}<li key=${k.id}>
            <${$r} choice=${k} words=${v?.[_]} digit=${_+1} preferred=${k.id===e.default} pending=${t} marked=${s===k.id} hinted=${n===k.id} tried=${r.includes(k.id)} onChoose=${c} onPoint=${u} />
          </li>`)}
        ${$.length<=e.listed&&x}
      </ol>
    </div>
    ${g>0&&a`<button type="button" class="plain more-below" tabindex="-1" onClick=${y}><span><span aria-hidden="true">▾</span> ${p("more_below",{n:g})}</span></button>`}`}function Bu(e){let t=e.slice(0,-1).map(u=>u.split(" ")),[s=[]]=t;if(t.some(u=>/[\d:]/.test(u.join())))return e;let n=Math.min(...t.map(u=>u.length)),[r,o]=[0,0];for(;r<n-1&&t.every(u=>u[r]===s[r]);)r+=1;for(;o<n-1-r&&t.every(u=>u[u.length-1-o]===s[s.length-1-o]);)o+=1;let i=r;for(;i>(o?0:1)&&(s[i-1]?.length??0)<=Du;)i-=1;let[l,c]=[s.slice(0,i).join(" "),s.slice(s.length-o).join(" ")];return e.map(u=>u.startsWith(l)&&u.endsWith(c)&&u.length>l.length+c.length?T(u.slice(l.length,u.length-c.length).trim()):u)}function $r({choice:e,words:t=e.label,digit:s,preferred:n=!1,pending:r,marked:o,hinted:i=!1,tried:l=!1,onChoose:c,onPoint:u}){let $=r===e.id;return a`<button
    type="button"
    data-choice=${e.id}
    class=${`answer ${n?"is-preferred":""} ${o?"is-marked":""} ${i?"is-hinted":""} ${l?"is-tried":""} ${$?"is-pending":""}`}
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
    ${e.brings.map(m=>a`<${Fu} key=${m.text} part=${m} />`)}
    ${e.reveals&&a`<span class="reveals">${p("reveals")}</span>`}
    ${l&&a`<span class="visually-hidden">${f("trainer","tried")}</span>`}
    ${$&&a`<span class="visually-hidden">${p("pending")}</span>`}
  </button>`}function Fu({part:e}){let t=e.change??0,s=t<0,n=e.change!==void 0?`${s?"\u2212":t?"+":"\xB1"}${Math.abs(t)}`:e.to!==void 0?`\u2192 ${e.to}`:null,r=n!==null?"":e.what==="card"?"in-words of-neighbour":"in-words";return a`<span class=${`effect ${s?"less":""} ${r}`}>
    <span class="sign"><${P} name=${Iu[e.what]??e.what} /></span>
    ${n===null?a`<span class="explanation">${e.text}</span><span class="more" aria-hidden="true">…</span>`:a`<span class="figure" aria-hidden="true">${n}</span><span class="words">${e.text}</span>`}
  </span>`}function ju({onConfirm:e,onUnmark:t,pending:s}){let n=S(null);return O(()=>n.current?.focus({preventScroll:!0}),[]),a`<div class="confirm">
    <button type="button" class="main" ref=${n} aria-disabled=${s!==null} onClick=${e}>${p("confirm")}</button>
    <button type="button" class="plain" onClick=${t}>${p("not_yet")}</button>
  </div>`}var qu=new Map;function Zs({question:e,seat:t,prompt:s,pending:n,send:r,undo:o,onAsked:i,onChoose:l}){let{confirm:c}=Qe(),u=Te(),[$,m]=w(null),[d,h]=w(!1),[g,y]=w(null),[x,b]=w([]),[v,k]=w(null),_=e?.asked;O(()=>{m(null),h(!1),y(null),i?.()},[_,t]);let C=U(()=>e&&n===null?da(Ku(e,d)):qu,[e,d,n]),A=J=>e?.choices.find(X=>X.id===J),L=J=>{let X=A(J);y(null),l?.(),!(!X||n!==null)&&(c&&X.ends_turn?m(J):r(J))},G=J=>{let X=C.get(J)??[];X.length===1&&X[0]&&!(u&&J.startsWith("person:"))?L(X[0]):X.length&&y(J)},W=()=>$===null||n!==null?!1:(r($),m(null),!0),M=()=>{m(null),h(!d)},H=()=>W()?!0:!e?.default||n!==null?!1:(L(e.default),!0),B=e!==null&&mr(e),ne=_a({asked:_??0,open:e!==null&&n===null,choose:L,toggleRest:B&&n===null?M:null,confirm:H,undo:o??(()=>{}),letGo:()=>m(null),toPrompt:()=>s.current?.focus({preventScroll:!0})});return{marked:$,setMarked:m,stopping:d,setStopping:h,toggleRest:M,folded:B,open:g,setOpen:y,choose:L,pick:G,settle:W,byId:A,lit:C,pointedAt:x,setOver:b,setPointedChoice:k,pointAtPlace:J=>{let X=J!==null&&C.get(J)||[];k(X.length===1&&X[0]?X[0]:null)},typed:ne,many:e!==null&&Ht(e,d).length>rs,ghost:A(v??$)?.ghost??null,places:A($)?.places??[]}}function Ku(e,t){return t?e.choices.slice(e.listed):Ht(e,!1)}function en(){O(()=>{let e=t=>{t.detail<2||!(t.target instanceof Element)||t.target.closest(".answer, .opens-rest, .lit, .confirm")&&(t.preventDefault(),t.stopPropagation())};return document.addEventListener("click",e,!0),()=>document.removeEventListener("click",e,!0)},[])}function tn(e,t){return(t+1)%e.players.length}function Ea(e,t){return(t+e.players.length-1)%e.players.length}function he({board:e,place:t,label:s,children:n,kind:r="",pressed:o=!1}){let i=e.lit.has(t),l=e.over.has(t);return a`<button
    type="button"
    data-place=${t}
    class=${`spot ${r} ${i?"lit":""} ${l?"over":""} ${o?"is-marked":""}`}
    onClick=${()=>i&&e.onPick(t)}
    onMouseEnter=${()=>i&&e.onPoint?.(t)}
    onMouseLeave=${()=>i&&e.onPoint?.(null)}
  >
    <span class="visually-hidden">${s}</span>
    <span class="seen" aria-hidden="true">${n}</span>
  </button>`}function Xe({tip:e,label:t,children:s,kind:n=""}){return a`<button type="button" data-tip=${e} class=${`spot ${n}`}>
    <span class="visually-hidden">${t}</span>
    <span class="seen" aria-hidden="true">${s}</span>
  </button>`}function Tt({board:e,seat:t,marked:s}){let n=e.state.view,r=n?.players[t];if(!n||!r)return null;let o=r.pack,{pack_colour:i,passed:l}=e.state.draft[t]??{pack_colour:r.colour,passed:[]},{hand:c}=r,u=n.phase==="draft",$=e.state.seats[tn(n,t)]?.name??"";return a`<div class="my-hand">
    <div class="cards-now">
      ${o.length>0&&a`<${sn} title=${p(r.drafted?"hand_arrived":"hand_drawn")} kind="pack">
        ${o.map(m=>a`<${La} board=${e} key=${m} place=${`pack:${m}`} card=${m} colour=${i} marked=${s} />`)}
      <//>`}
      ${c.length>0&&a`<${sn} title=${p(u?"hand_kept":"hand")} kind="held">
        ${c.map(({deck:m,card:d,colour:h})=>a`<${La} board=${e} key=${`${m}:${d}`} place=${`hand:${m}:${d}`} card=${d} colour=${h} marked=${s} />`)}
      <//>`}
    </div>
    <div class="cards-past">
      ${r.played.length>0&&a`<${sn} title=${p("hand_played")} kind="played">${r.played.map(nn)}<//>`}
      ${l.length>0&&a`<${sn} title=${p("hand_passed",{name:$})} kind="passed">${l.map(nn)}<//>`}
    </div>
  </div>`}function sn({title:e,kind:t,children:s}){return a`<div class=${`card-group ${t}`}>
    <h2>${e}</h2>
    <div class="cards-row">${s}</div>
  </div>`}function La({board:e,place:t,card:s,colour:n,marked:r}){let o=p("card_of",{card:Ha(s),colour:f("colour_card",n)});return a`<${he} board=${e} place=${t} label=${o} kind="card-spot" pressed=${r.includes(t)}>
    ${s?a`<${Pe} card=${s} colour=${n} />`:a`<${rt} colour=${n} />`}
  <//>`}function nn({card:e,colour:t}){return a`<${Xe} kind="card-spot" tip=${`card:${e}`} label=${Ha(e)}>
    ${e?a`<${Pe} card=${e} colour=${t} />`:a`<${rt} colour=${t} />`}
  <//>`}function Ha(e){return e?T(f("card",e)):p("hidden_card")}function rn({place:e,note:t,choices:s,onChoose:n,onClose:r}){let o=S(null);return O(()=>{let i=o.current;if(!i)return;i.open||i.showModal();let l=document.querySelector(`[data-place="${CSS.escape(e)}"]`)?.getBoundingClientRect();return l&&innerWidth>640&&(i.style.margin="0",i.style.left=`${Ta(l.left+l.width/2-i.offsetWidth/2,innerWidth-i.offsetWidth)}px`,i.style.top=`${Ta(l.bottom+8,innerHeight-i.offsetHeight)}px`),()=>i.close()},[e]),a`<dialog
    ref=${o}
    class="place-chooser"
    aria-label=${t.title}
    onCancel=${r}
    onClick=${i=>i.target===o.current&&r()}
  >
    <h3>${t.title}</h3>
    ${t.text.map(i=>a`<p>${i}</p>`)}
    <ul class="answers">
      ${s.map(i=>a`<li key=${i.id}>
          <${$r} choice=${i} pending=${null} marked=${!1} onChoose=${n} onPoint=${()=>{}} />
        </li>`)}
    </ul>
    <button type="button" class="plain" onClick=${r}>${p("not_yet")}</button>
  </dialog>`}function Ta(e,t){return Math.max(8,Math.min(t-8,e))}function on({on:e,onToggle:t}){return a`<button type="button" role="switch" class="stop-switch" aria-checked=${e?"true":"false"} onClick=${t}>${p("stop_switch")}</button>`}function Aa({state:e,newest:t,pending:s,behind:n,again:r,missed:o,onUndo:i,onHint:l,onRecap:c,onStop:u,onSkip:$,children:m}){let d=n===0&&!r,{possible:h,pause:g}=t.undo,y=h&&s===null,x=e.status==="playing"&&e.seat!==null,b=e.question!==null&&s===null&&d;return a`<div class="tools">
    ${x&&a`<button type="button" data-tip="undo" aria-disabled=${y?"false":"true"} class=${h?g?"holds-bots":"":"off"} style=${g?`--pause: ${g}s`:""} aria-keyshortcuts="u" onClick=${()=>y&&i()}>
      <span aria-hidden="true">↶</span> <span class="tool-word">${p("undo")}</span>
    </button>`}
    ${e.alone&&!e.daily&&x&&a`<button type="button" class=${b?"":"off"} aria-disabled=${b?"false":"true"} onClick=${()=>b&&l()}>
      <${P} name="bulb" /> <span class="tool-word">${p("hint")}</span>
    </button>`}
    ${n>0?a`<button key="skip" type="button" class="main" onClick=${$}><span aria-hidden="true">»</span> <span class="tool-word">${p("skip_to_now")}</span></button>`:r?a`<button key="stop" type="button" class="main" onClick=${u}><span aria-hidden="true">»</span> <span class="tool-word">${p("since_stop")}</span></button>`:o>0&&a`<button key="since" type="button" class="plain" onClick=${c}><span aria-hidden="true">«</span> <span class="tool-word">${p(e.seat===null?"since_start":"since")}</span></button>`}
    ${m}
  </div>`}var Ze={get current(){return document.getElementById("main")}};function me(e,t){let s=S(null),n=document.activeElement;s.current=!t||t.current?.contains(n)?n:null,O(()=>{let r=s.current;!r||r===document.body||document.activeElement!==document.body||e.current?.focus({preventScroll:!0})})}var Gu=.25,Ot=1.4,an=.2,Uu=5;function ct(e,t,s=.5,n=.5){let r=Math.min(1,Math.max(Gu,e.size/t));return Oa({x:e.x+(e.size-r)*s,y:e.y+(e.size-r)*n,size:r})}function At(e,t,s){return Oa({...e,x:e.x+t*e.size,y:e.y+s*e.size})}function Oa({x:e,y:t,size:s}){let n=r=>Math.min(1-s,Math.max(0,r));return{x:n(e),y:n(t),size:s}}var Yu={"+":e=>ct(e,Ot),"=":e=>ct(e,Ot),"-":e=>ct(e,1/Ot),ArrowLeft:e=>At(e,-an,0),ArrowRight:e=>At(e,an,0),ArrowUp:e=>At(e,0,-an),ArrowDown:e=>At(e,0,an)};function Ra(e){let[t,s]=w(Ms),n=S(t);return n.current=t,O(()=>{let r=e.current;return r?Qu(r,()=>n.current,s):void 0},[]),{frame:t,closer:()=>s(r=>ct(r,Ot)),further:()=>s(r=>ct(r,1/Ot)),whole:()=>s(Ms)}}function Qu(e,t,s){let n=new Map,r=!1,o=(g,y)=>{let x=e.getBoundingClientRect();return[(g-x.left)/x.width,(y-x.top)/x.height]},i=g=>{let y=g.deltaY<0;if(g.ctrlKey||!y&&t().size===1)return;g.preventDefault();let[x,b]=o(g.clientX,g.clientY);s(v=>ct(v,Ot**(-g.deltaY/120),x,b))},l=g=>{let y=Yu[g.key];!y||g.ctrlKey||g.metaKey||g.altKey||g.key.startsWith("Arrow")&&t().size===1||(g.preventDefault(),g.stopPropagation(),s(y))},c=g=>{n.set(g.pointerId,g),n.size===1&&(r=!1)},u=g=>{let y=n.get(g.pointerId);if(!y)return;let[x,b]=[g.clientX-y.clientX,g.clientY-y.clientY];if(!r&&Math.hypot(x,b)<Uu)return;let v=[...n.values()].find(L=>L.pointerId!==g.pointerId);if(!v&&t().size===1)return;r=!0,n.set(g.pointerId,g);let k=e.getBoundingClientRect();if(!v){s(L=>At(L,-x/k.width,-b/k.height));return}let _=L=>Math.hypot(L.clientX-v.clientX,L.clientY-v.clientY),[C,A]=o((g.clientX+v.clientX)/2,(g.clientY+v.clientY)/2);s(L=>At(ct(L,_(g)/Math.max(1,_(y)),C,A),-x/2/k.width,-b/2/k.height))},$=g=>n.delete(g.pointerId),m=g=>{!r||g.detail===0||(r=!1,g.preventDefault(),g.stopPropagation())},d=new AbortController,{signal:h}=d;e.addEventListener("wheel",i,{passive:!1,signal:h}),e.addEventListener("keydown",l,{signal:h}),e.addEventListener("pointerdown",c,{signal:h});for(let g of["pointerup","pointercancel"])globalThis.addEventListener(g,$,{signal:h});return globalThis.addEventListener("pointermove",u,{signal:h}),e.addEventListener("click",m,{capture:!0,signal:h}),()=>d.abort()}function Va({board:e}){let{state:t,facts:s,lit:n,onPick:r,over:o}=e,i=S(null),l=Ju(i),{frame:c,closer:u,further:$,whole:m}=Ra(i),d=c.size<1,h=S(null),g=S(null);return me(g,h),a`<div class=${`city-map of-${t.view?.boroughs.length} ${d?"near":""}`} ref=${i}>
    <${Ve}
      state=${t}
      facts=${s}
      lit=${n}
      onPick=${r}
      over=${o}
      aspect=${l}
      frame=${c}
    />
    <div class="zoom-buttons" ref=${h}>
      <button type="button" class="quiet" ref=${g} onClick=${u} aria-label=${p("zoom_in")} title=${p("zoom_in")}>+</button>
      ${d&&a`<button type="button" class="quiet" onClick=${$} aria-label=${p("zoom_out")} title=${p("zoom_out")}>−</button>
        <button type="button" class="quiet" onClick=${m} aria-label=${p("zoom_whole")} title=${p("zoom_whole")}>⤢</button>`}
    </div>
  </div>`}function Ju(e){let[t,s]=w(1.2);return O(()=>{let n=e.current;if(!n)return;let r=()=>{let{width:i,height:l}=n.getBoundingClientRect();i>0&&l>0&&s(Math.round(20*i/l)/20)};r();let o=new ResizeObserver(r);return o.observe(n),()=>o.disconnect()},[]),t}var Pa=360;function Ae({value:e,kind:t=""}){let[s,n]=w(e),r=S(e),[o,i]=w(!1);return z(()=>{let l=r.current;if(l===e)return;r.current=e,i(!0);let c=setTimeout(()=>i(!1),2*Pa);if(matchMedia("(prefers-reduced-motion: reduce)").matches)return n(e),()=>clearTimeout(c);let u=performance.now(),$=requestAnimationFrame(function m(d){let h=Math.min(1,(d-u)/Pa);n(Math.round(l+(e-l)*h)),h<1&&($=requestAnimationFrame(m))});return()=>{clearTimeout(c),cancelAnimationFrame($),n(e)}},[e]),a`<span class=${`number ${t} ${o?"has-changed":""}`}>${s}</span>`}function et({title:e,onClose:t,children:s,kind:n=""}){let r=S(null);z(()=>{let i=r.current;return i&&!i.open&&i.showModal(),()=>i?.close()},[]);let o=i=>{i.target===r.current&&t()};return a`<dialog ref=${r} class=${`table-window ${n}`} aria-labelledby="window-title" onCancel=${t} onClick=${o}>
    <header class="window-head">
      <h2 id="window-title">${e}</h2>
      <button class="plain close" onClick=${t} aria-label=${p("close")}><span aria-hidden="true">✕</span></button>
    </header>
    ${s}
  </dialog>`}function Na({board:e,player:t}){return a`<${he} board=${e} place=${`coins:${t.colour}`} kind="tally" label=${E("coin",t.coins)}>
    <${P} name="coin" /><${Ae} value=${t.coins} />
  <//>`}function Ia({board:e,player:t}){return a`<span class="tallies">
    <${he} board=${e} place=${`supply:${t.colour}`} kind=${`tally colour-${t.colour}`} label=${p("in_supply",{markers:E("marker",t.supply)})}>
      <${P} name="marker" /><${Ae} value=${t.supply} />
    <//>
    <${he} board=${e} place=${`general:${t.colour}`} kind="tally lesser" label=${p("in_general",{markers:E("marker",t.general_supply)})}>
      <span>+<${Ae} value=${t.general_supply} /></span>
    <//>
  </span>`}function Da({board:e,player:t}){let{then:s,overruns:n}=He(t,e.facts);return a`<${he} board=${e} place=${`rat:${t.colour}`} kind="tally" label=${kt(t,e.facts)}>
    <${P} name="rat" /><${Ae} value=${t.rat} />
    ${s!==null&&a`<span class=${`foreseen number ${n?"danger":""}`}>→${s}</span>`}
    ${n&&a`<span class="price">−${e.facts.overrun.prestige}<${P} name="prestige" /></span>`}
  <//>`}function Wa({board:e,player:t}){let s=t.prestige!==null;return a`<${he} board=${e} place=${`prestige:${t.colour}`} kind="tally" label=${s?E("prestige",t.prestige??0):p("tip_purse")}>
    <${P} name=${s?"prestige":"purse"} />${s&&a`<${Ae} value=${t.prestige} />`}
  <//>`}function Ba({board:e,player:t}){let n=(e.state.view?.boroughs??[]).map(o=>({colour:o,n:t.messages.filter(i=>i.colour===o).length})).filter(o=>o.n),r=n.length?n.map(({colour:o,n:i})=>`${f("colour",o)} ${i}`).join(", "):p("tip_no_messages");return a`<${he} board=${e} place=${`messages:${t.colour}`} kind="tally message-tally" label=${r}>
    <${P} name="message" />
    ${n.map(({colour:o,n:i})=>a`<span class="by-colour" key=${o}><${Z} colour=${o} /><span class="number">${i}</span></span>`)}
    ${n.length===0&&a`<span class="number is-none">0</span>`}
  <//>`}function Fa({sector:e}){return a`<svg class="drawing icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${Re(e,12,12,24)}</svg>`}function ja({player:e}){let t=e.hand.length+e.pack.length;return a`<span class="tally at-rest" role="img" aria-label=${p("cards_left",{cards:E("card",t)})}>
    <${P} name="card" /><span class="number">${t}</span>
  </span>`}var Xu=new Set(["round-begins","card-kept","draft-ends","card-played","person-hired","hire-declined","plague-strikes","cathedral-scored","period-ends","game-ends"]),qa=new Set(["card-played","person-hired","hire-declined"]),Zu=new Set(["card-kept",...qa]);function Rt(e,t){return t?!t.lines.length&&!e.some(s=>s.move>=t.from)?e:[...e.filter(s=>s.move<t.from),...t.lines]:[]}function Ka(e){let t=[];for(let s of e){let n=t[t.length-1];!n||Xu.has(s.kind)||s.seat!==null&&n.seat!==null&&s.seat!==n.seat&&n.head.kind==="plague-strikes"?t.push({seat:s.seat,head:s,rest:[],move:s.move}):n.rest.push(s)}return t}function Ga(e,t){for(let s=e.length-1;s>=0;s--){let n=e[s];if(n&&n.seat===t&&qa.has(n.kind))return n}return null}function Ua(e,t){for(let s=e.length-1;s>=0;s--){let n=e[s];if(n&&n.seat===t&&Zu.has(n.kind))return ep(e,t,n.move)}return 0}function ep(e,t,s){let n=s;for(let r of e)if(!(r.move<=n||r.seat===null)){if(r.seat!==t)break;n=r.move}return n}var Ya={"card-kept":"card","draft-ends":"card","cards-passed":"card","cards-drawn":"card","cards-received":"card","card-played":"card","card-hidden":"card","markers-moved":"marker","friend-moved":"friend","coins-gained":"coin","coins-paid":"coin","coins-missing":"coin","prestige-gained":"prestige","prestige-lost":"prestige","rat-moved":"rat","rat-overrun":"rat","plague-strikes":"rat","message-taken":"message","carriage-moved":"carriage","person-hired":"person","cathedral-scored":"cathedral"},fr={"coins-gained":"gain","prestige-gained":"gain","message-taken":"gain","coins-paid":"loss","coins-missing":"loss","prestige-lost":"loss","rat-overrun":"loss"};function Qa({board:e,seats:t,mine:s}){let[n,r]=w(null),o=Te(),i=s===null?0:s+1,l=t.map((c,u)=>t[(i+u)%t.length]).filter(c=>c&&c.seat!==s);return a`<div class=${`strips of-${l.length}`}>
    ${l.map(c=>c&&a`<${tp} key=${c.seat} board=${e} seat=${c} onLarge=${()=>r(c.seat)} />`)}
    ${n!==null&&a`<${et} title=${t[n]?.name??""} kind="borough-window" onClose=${()=>r(null)}>
      <${Qt} state=${e.state} facts=${e.facts} seat=${n} lit=${new Map} onPick=${()=>{}} over=${e.over} narrow=${o} />
      <${np} player=${e.state.view?.players[n]} />
    <//>`}
  </div>`}function tp({board:e,seat:t,onLarge:s}){let{state:n,facts:r}=e,o=n.view,i=o?.players[t.seat];if(!o||!i)return null;let l=n.waiting.find($=>$.seat===t.seat),c=Ga(e.lines,t.seat),u=[...e.over].some($=>$===`player:${t.colour}`);return a`<article class=${`strip colour-${t.colour} ${l?"acting":""} ${u?"over":""}`} aria-label=${t.name}>
    <header>
      <button type="button" class="plain strip-name" onClick=${s}>
        <${Z} colour=${t.colour} />
        <span class="name">${t.name}</span>
        <span class="visually-hidden">${p("enlarge",{name:t.name})}</span>
      </button>
      <${hr} seat=${t} />
      ${t.who==="bot"&&n.bots_think_less&&a`<${Xe} kind="hurried" tip="hurried" label=${p("hurried")}>${p("hurried")}<//>`}
      ${o.start_player===t.seat&&a`<${gr} />`}
      <span class="spread"></span>
      <${ja} player=${i} />
      <${Wa} board=${e} player=${i} />
    </header>
    <${sp} board=${e} seat=${t.seat} />
    <ul class="seven">
      ${r.sectors.map($=>{let m=Ke(i,$),d=i.friend===$,h=`${T(f("place",$))}: ${m}${d?`, ${p("with_friend")}`:""}`;return a`<li key=${$}>
          <${he} board=${e} place=${`sector:${t.colour}/${$}`} kind=${`tally sector-tally ${m?"":"is-none"} ${d?"has-friend":""}`} label=${h}>
            <${Fa} sector=${$} /><${Ae} value=${m} />
          <//>
        </li>`})}
    </ul>
    <p class="last-action">${l?a`<em>${l.what}</em>`:c?.deed??c?.text??""}</p>
  </article>`}function sp({board:e,seat:t}){let s=e.state.view?.players[t];return s?a`<div class="tally-row">
    <${Na} board=${e} player=${s} />
    <${Ia} board=${e} player=${s} />
    <${Da} board=${e} player=${s} />
    <${Ba} board=${e} player=${s} />
  </div>`:null}function np({player:e}){return e?.played.length?a`<div class="card-group">
    <h3>${p("hand_played")}</h3>
    <div class="cards-row">
      ${e.played.map(nn)}
    </div>
  </div>`:null}function hr({seat:e}){if(e.who==="bot"){let t=e.level?f("level",e.level):"";return!e.left&&(e.name.includes(t)||e.name.includes(e.level??""))?null:a`<span class="seat-who">${e.left?p("left_bot",{level:t}):p("bot",{level:t})}</span>`}return e.who==="open"?a`<span class="seat-who">${p("seat_open")}</span>`:a`<span class=${`seat-who ${e.present?"is-here":"is-away"}`}>${p(e.present?"present":"absent")}</span>`}function gr(){return a`<${Xe} kind="start-figure" tip="start" label=${p("start_figure")}><${P} name="bell" /><//>`}function Ja({board:e,seat:t}){let{state:s,facts:n,lit:r,onPick:o,over:i,ghost:l}=e,c=s.view?.players[t],u=s.seats[t];return!c||!u?null:a`<section class=${`part-own colour-${u.colour}`} aria-label=${p("borough_of",{name:u.name})}>
    <div class="own-head">
      <span class="own-name"><${Z} colour=${u.colour} /><strong class="name">${u.name}</strong></span>
      ${s.view?.start_player===t&&a`<${gr} />`}
      <span class="legend"><${qn} colour=${u.colour} />${p("legend_next")}</span>
    </div>
    <div class="own-drawing">
      <${Qt} state=${s} facts=${n} seat=${t} lit=${r} onPick=${o} over=${i} ghost=${l} narrow=${!0} />
    </div>
  </section>`}var rp=[400,1e3,2e3,4e3,8e3,8e3];async function ln(e,t){for(let s of[...rp,0])try{return await N(e,t)}catch(n){let{status:r}=gs(n);if(!s||r!==0&&r<500)throw n;await new Promise(o=>setTimeout(o,s))}}var op={draft:"",unsent:[],back:null,trouble:null},cn=new ys({}),yr=new Set;function Xa(e){return bs(cn),tt(e)}function Za(e,t){is(e,{draft:t})}function ei(e){let{draft:t,unsent:s,back:n}=tt(e),r=t.trim();if(!r)return;let o=n?.text===r?n:{text:r,once:ip()};is(e,{draft:"",unsent:[...s,o],back:null,trouble:null}),yr.has(e)||ap(e)}async function ap(e){yr.add(e);try{for(let t=tt(e).unsent[0];t;t=tt(e).unsent[0])await ln(`/api/tables/${e}/chat`,t),is(e,{unsent:tt(e).unsent.slice(1)})}catch(t){let{draft:s,unsent:n}=tt(e),r=[...n.map(({text:o})=>o),s].filter(Boolean).join(" ");is(e,{draft:r,unsent:[],back:n[0]??null,trouble:t}),Gr(t,()=>tt(e).trouble===t&&is(e,{trouble:null}))}yr.delete(e)}function tt(e){return cn.value[e]??op}function is(e,t){cn.value={...cn.value,[e]:{...tt(e),...t}}}function ip(){return String(crypto.getRandomValues(new Uint32Array(2)))}function Vt({state:e}){let{quiet:t}=Qe(),{draft:s,unsent:n,trouble:r}=Xa(e.table),o=e.chat.slice(-5).map(({text:c})=>c),i=S(null);O(()=>{i.current&&(i.current.scrollTop=i.current.scrollHeight)},[e.chat.length,n.length]);let l=a`<label class="check">
    <input type="checkbox" checked=${t} onChange=${()=>Ye({quiet:!t})} /> ${p("chat_quiet")}
  </label>`;return t?a`<div class="chat-box"><p class="soft">${p("chat_is_quiet")}</p>${l}</div>`:a`<div class="chat-box">
    <div class="chat-lines" ref=${i} role="log" aria-label=${p("chat")} tabindex="0">
      ${e.chat.length+n.length===0&&a`<p class="soft">${p("chat_empty")}</p>`}
      ${e.chat.map(c=>{let u=c.seat===null?"":`colour-${e.seats[c.seat]?.colour}`;return a`<p key=${c.number}><strong class=${`name said-by ${u}`}>${c.name}</strong> <time>${lp(c.at)}</time> ${c.text}</p>`})}
      ${n.filter(({text:c})=>!o.includes(c)).map(({text:c,once:u})=>a`<p key=${u} class="soft" aria-hidden="true">${c}</p>`)}
    </div>
    ${r!==null&&a`<p class="trouble" role="alert">${F(r)}</p>`}
    <form
      onSubmit=${c=>{c.preventDefault(),ei(e.table)}}
    >
      <input
        aria-label=${p("chat_write")}
        placeholder=${p("chat_write")}
        maxlength=${R().limits.chat}
        value=${s}
        autocomplete="off"
        onInput=${c=>Za(e.table,c.target.value)}
      />
      <button class="small">${p("send")}</button>
    </form>
    ${l}
  </div>`}function lp(e){let t=new Date(typeof e=="number"?e*1e3:e);return Number.isNaN(t.getTime())?"":t.toLocaleTimeString(Q(),{hour:"2-digit",minute:"2-digit"})}function ti({state:e,facts:t}){let s=e.view;if(!s)return null;let n=s.grey_to_come.filter(l=>l!==null),r=new Set(s.grey_past),o=s.persons_in_game.filter(l=>t.persons[l]?.group!=="brown"&&!r.has(l)),i=up(s,t);return a`<div class="help-box" tabindex="0" role="region" aria-label=${p("help")}>
    <p><a href="/rules" target="_blank">${p("rules")}</a></p>
    <h2>${p("help_cards")}</h2>
    <dl>
      ${t.cards.map(l=>a`<div key=${l}><dt>${T(f("card",l))}</dt><dd>${le("card_help",l,e)}</dd></div>`)}
    </dl>
    <h2>${p("help_persons")}</h2>
    <dl>
      ${s.persons.map(l=>a`<div key=${l}><dt>${T(f("person",l))}</dt><dd>${le("person_help",l,e)}</dd></div>`)}
    </dl>
    <h2>${p("help_to_come")}</h2>
    ${i.length>0&&a`<p>${p("help_brown",{persons:se(i.map(l=>f("person",l)))})}</p>`}
    ${n.length>0&&a`<p>${p("help_spied",{persons:se(n.map(l=>f("person",String(l))))})}</p>`}
    <dl>
      ${o.map(l=>a`<div key=${l}><dt>${T(f("person",l))} <span class="soft">${t.persons[l]?.group}</span></dt><dd>${le("person_help",l,e)}</dd></div>`)}
    </dl>
    <${cp} state=${e} />
    <h2>${p("help_keys")}</h2>
    <p>${p("help_keys_text")}</p>
    <h2>${p("help_options")}</h2>
    <ul>
      ${Object.entries(e.options).map(([l,c])=>a`<li key=${l}>${p(`option_${l}`)}: <strong>${pp(c)}</strong></li>`)}
    </ul>
  </div>`}function cp({state:e}){let t=e.view;if(!t||e.seat===null)return null;let s=t.players.filter(r=>r.seat!==e.seat).map(r=>({name:e.seats[r.seat]?.name??"",cards:r.hand.filter(o=>o.card!==null)})).filter(r=>r.cards.length),n=t.players[e.seat]?.dealt.flat().filter(r=>r!==null)??[];return a`<h2>${p("help_known")}</h2>
    ${s.map(r=>a`<p key=${r.name}>${p("help_holds",{name:r.name,cards:se(r.cards.map(o=>f("card",String(o.card))))})}</p>`)}
    ${s.length===0&&a`<p class="soft">${p("help_known_nothing")}</p>`}
    ${n.length>0&&a`<p>${p("help_drawn",{cards:se(n.map(r=>f("card",String(r))))})}</p>`}`}function up(e,t){let s=Object.keys(t.persons).filter(i=>t.persons[i]?.group==="brown"),n=e.brown_past.length,r=n%s.length||(n?s.length:0),o=new Set(e.brown_past.slice(n-r));return s.filter(i=>!o.has(i))}function pp(e){let t=`value_${e===!0?"yes":e===!1?"no":e}`;return ws("page",t)?p(t):String(e)}var dp=".line-button, .go-back > button";function si({lines:e,seats:t,onPoint:s,back:n}){let r=S(null),o=S(!1),i=S(!1),l=U(()=>Ka(e),[e]),c=()=>{let d=r.current;d&&!o.current&&(d.scrollTop=d.scrollHeight)};O(c,[l]),z(()=>{let d=new ResizeObserver(c);return r.current&&d.observe(r.current),()=>d.disconnect()},[]);let u=()=>{i.current=!0};return a`<div class="log-box" ref=${r} onScroll=${()=>{let d=r.current;!d||!i.current||(o.current=d.scrollHeight-d.scrollTop-d.clientHeight>40,i.current=o.current)}} onWheel=${u} onTouchMove=${u} onPointerDown=${u} onKeyDown=${d=>{u();let h=d.key==="ArrowUp"?-1:d.key==="ArrowDown"?1:0;if(!h)return;d.preventDefault();let g=[...r.current?.querySelectorAll(dp)??[]],y=g.findIndex(x=>x===document.activeElement);(y<0?g.at(-1):g[y+h])?.focus()}} role="log" aria-live="off" aria-label=${p("log")} tabindex="0">
    ${l.map((d,h)=>a`<${mp} key=${`${d.move}-${h}`} turn=${d} seats=${t} onPoint=${s} back=${n} />`)}
  </div>`}function mp({turn:e,seats:t,onPoint:s,back:n}){let r=e.seat===null?null:t[e.seat],o=[e.head,...e.rest],i=e.head.kind==="round-begins"||e.head.kind==="period-ends"||e.head.kind==="game-ends";return a`<div class=${`log-turn ${i?"milestone":""} ${r?`colour-${r.colour}`:""}`}>
    ${r&&!i&&a`<${Z} colour=${r.colour} />`}
    <ul>
      ${o.map((l,c)=>a`<${fp} key=${c} line=${l} head=${c===0} onPoint=${s} />
        ${r?.mine&&n?.to.includes(l.move)&&l.move!==o[c+1]?.move&&a`<${$p} key=${`back-${c}`} back=${n} move=${l.move} />`}`)}
    </ul>
  </div>`}function $p({back:e,move:t}){return a`<li class="go-back"><${_e} kind="plain" tabindex=${-1} label=${p("go_back")} text=${p("go_back_text")} yes=${p("go_back_yes")} go=${()=>Promise.resolve(e.go(t))} /></li>`}function fp({line:e,head:t,onPoint:s}){let n=Ya[e.kind];return a`<li class=${`log-line ${t?"turn-head":""} ${fr[e.kind]?`is-${fr[e.kind]}`:""}`}>
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
  </li>`}function Pt({name:e,label:t,tabs:s,now:n,onTab:r,kind:o=""}){let i=S(null),l=c=>{let u=c.key==="ArrowRight"?1:c.key==="ArrowLeft"?-1:0;if(!u)return;c.preventDefault();let $=s.findIndex(h=>h.id===n),m=s[($+u+s.length)%s.length];if(!m)return;r(m.id);let d=i.current?.querySelector(`#${e}-tab-${m.id}`);d instanceof HTMLElement&&d.focus()};return a`<div class=${`tabs ${o}`} role="tablist" aria-label=${t} ref=${i} onKeyDown=${l}>
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
  </div>`}var hp=110;function ni({board:e,newest:t,unread:s,onRead:n,inSight:r}){let[o,i]=w("log"),[l,c]=w(!1),u=S(null);z(()=>{o==="chat"&&r&&n()},[o,r,n]),be(h=>{os(h)&&(h.key==="l"?c(g=>!g):h.key==="Escape"&&c(!1))});let $=h=>{i(h),(u.current?.clientHeight??0)<hp&&c(!0)},m=t.watchers>0?p("watchers",{n:t.watchers}):"",d=p(l?"side_small":"side_large");return a`<section class=${`part-side ${l?"is-large":""}`} aria-label=${p("side")}>
    <div class="side-head">
      <${Pt}
        name="side"
        label=${p("side")}
        now=${o}
        onTab=${$}
        tabs=${[{id:"log",label:p("log")},...e.silent?[]:[{id:"chat",label:p("chat"),badge:s||null}],{id:"help",label:p("help")}]}
      />
      <button type="button" class="plain side-size" aria-label=${d} title=${d} aria-expanded=${l?"true":"false"} aria-keyshortcuts="l" onClick=${()=>c(!l)}>
        <span aria-hidden="true">${l?"\u2715":"\u2922"}</span>
      </button>
    </div>
    <div id="side-panel" ref=${u} role="tabpanel" aria-labelledby=${`side-tab-${o}`} class="side-panel">
      ${o==="log"&&a`<${si} lines=${e.lines} seats=${e.state.seats} onPoint=${e.setOver} back=${e.back} />`}
      ${o==="chat"&&a`<${Vt} state=${t} />`}
      ${o==="help"&&a`<${ti} state=${e.state} facts=${e.facts} />`}
    </div>
    ${m&&a`<p class="watchers soft small">${m}</p>`}
  </section>`}function ri({board:e,seat:t,onMenu:s,marked:n}){let{state:r,facts:o}=e,i=r.view;return i?a`<header class="top-bar">
    <button class="plain menu-button" onClick=${s} aria-haspopup="dialog" aria-label=${p("menu")}>
      <span aria-hidden="true">☰</span>
    </button>
    <${Xe} kind="top-round" tip="round" label=${i.round?p("round",{round:i.round}):p("over")}>
      ${i.round&&a`<${at} round=${i.round} facts=${o} />`}
      <span class="round-words">
        <strong>${i.round??""}</strong>
        <!-- All of them occupy one place, so that the bar does not move when one replaces another. -->
        <span class="phases">${o.phases.map(l=>a`<span key=${l} class=${l===i.phase?"now":""}>${T(f("phase",l))}</span>`)}</span>
      </span>
    <//>
    <div class="hireables" role="group" aria-label=${p("persons")}>
      ${i.persons.map(l=>{let c=o.persons[l],u=c?.rats??0;return a`<${he}
          key=${l}
          board=${e}
          place=${`person:${l}`}
          kind="hireable"
          pressed=${n.includes(`person:${l}`)}
          label=${`${T(f("person",l))}, ${E("rat",u)}. ${le("person_help",l,r)}`}
        >
          <${ot} person=${l} rats=${u} group=${c?.group??"brown"} />
          <span class="person-words">
            <strong class="name">${T(f("person",l))}</strong>
            <span>${le("person_help",l,r)}</span>
          </span>
        <//>`})}
    </div>
    ${i.persons.length>0&&a`<${yp} board=${e} seat=${t} />`}
  </header>`:null}var gp={now:0,then:null,overruns:!1};function yp({board:e,seat:t}){let{state:s,facts:n}=e,r=s.view,o=Ys(s,t);if(!r)return null;let i=r.persons.map(m=>n.persons[m]?.rats??0),l=p("plague_value",{value:r.plague}),{now:c,then:u,overruns:$}=o?He(o,n):gp;return a`<${Xe} kind="top-plague" tip="plague" label=${[l,...o?As(o,n):[]].join(". ")}>
    <${P} name="rat" />
    <span class="plague-words">
      <span><span class="plague-parts">${i.join(" + ")} = </span><strong>${r.plague}</strong></span>
      ${u!==null&&a`<span class=${$?"danger":""}>
        <span class="you-word">${T(p("you"))}</span> <span class="number">${c} → ${u}</span> ${$&&a`<span class="price">−${n.overrun.prestige}<${P} name="prestige" /> −${n.overrun.markers}<${P} name="marker" /></span>`}
      </span>`}
    </span>
  <//>`}var ai="notredame.chat-read",bp=50;function ii(e){let{table:t,chat:s,seats:n}=e,{quiet:r}=Qe(),[o,i]=w(()=>oi().find(([m])=>m===t)?.[1]??0),l=s[s.length-1]?.number??0,c=ie(()=>{if(l<=o)return;i(l);let m=oi().filter(([d])=>d!==t);$t(ai,JSON.stringify([[t,l],...m].slice(0,bp)))},[t,l,o]),u=m=>m!==null&&n[m]?.mine;return{unread:r?0:s.filter(m=>m.number>o&&!u(m.seat)).length,read:c}}function oi(){try{let e=JSON.parse(mt(ai)??"[]");return Array.isArray(e)?e:[]}catch{return[]}}var wp=2;function Nt({board:e,newest:t,seat:s,marked:n,onMenu:r,coach:o,children:i}){let l=Te(),c=ka(),{lit:u}=e,$=t.seats.length-(s===null?0:1)<=wp,m=c?["others","log"]:["city",...s===null?[]:["mine"],"others","log"],[d,h]=vp(s===null?"city":"mine",l&&!c&&xp(u)),g=m.includes(d)?d:"others",{unread:y,read:x}=ii(t),b={..._p(e,s,g),log:y||null};return a`<main id="main" class=${`game ${s===null?"watching":""} ${$?"few":""}`} data-part=${g} tabindex="-1">
    <h1 class="visually-hidden">${p("game")}</h1>
    <${ri} board=${e} seat=${s} onMenu=${r} marked=${n} />
    <div class="table-parts" id="part-panel">
      <section class="part-city" aria-label=${p("part_city")}>
        <${Va} board=${e} />
      </section>
      ${s!==null&&a`<${Ja} board=${e} seat=${s} />`}
      <div class="part-column">
        <section class="part-others" aria-label=${p("part_others")}>
          <${Qa} board=${e} seats=${t.seats} mine=${s} />
        </section>
        <${ni} board=${e} newest=${t} unread=${y} onRead=${x} inSight=${!l||c&&$||g==="log"} />
        ${o}
      </div>
    </div>
    <${Pt}
      name="part"
      kind="part-tabs"
      label=${p("parts")}
      now=${g}
      onTab=${h}
      tabs=${m.map(v=>({id:v,label:p(`part_${v}`),badge:b[v],lit:v!==g&&[...u.keys()].some(k=>kp(k)===v)}))}
    />
    ${i}
  </main>`}function kp(e){let t=e.split(":")[0];return t==="market"||t==="cathedral"?"city":t==="hand"||t==="pack"||t==="person"?null:"mine"}function xp(e){return e.size>0&&[...e.keys()].every(t=>t.startsWith("market:"))}function vp(e,t){let[s,n]=w(e),r=S(null);return O(()=>{t?(r.current=s,n("city")):r.current!==null&&(n(r.current),r.current=null)},[t]),[s,i=>{r.current=null,n(i)}]}function _p(e,t,s){let n=e.state.view,r=n?.players??[],o=t===null?null:r[t],i={city:JSON.stringify([n?.markets,r.map(c=>[c.carriage,c.cathedral])]),mine:JSON.stringify(o&&[o.sectors,o.friend,o.coins,o.supply,o.rat,o.prestige,o.messages.length]),others:JSON.stringify(r.filter(c=>c!==o).map(c=>[c.sectors,c.friend,c.coins,c.supply,c.rat]))},l=S(i);return O(()=>{l.current={...l.current,[s]:i[s]}}),{city:s!=="city"&&i.city!==l.current.city,mine:s!=="mine"&&i.mine!==l.current.mine,others:s!=="others"&&i.others!==l.current.others}}function un({state:e,facts:t,label:s,head:n,onAnswer:r,pending:o=null,tried:i=[],silent:l=!1,over:c=[],marked:u=[],ghost:$=null,tools:m,answers:d,children:h,onMenu:g}){let y=S(null),x=xa(),b=r?e.question:null,v=e.seat,_=Zs({question:b,seat:v,prompt:y,pending:o,send:r??(()=>{})}),{lit:C,pick:A,open:L,setOpen:G,choose:W,settle:M,stopping:H,toggleRest:B,folded:ne,places:st}=_,{pointedAt:J,setOver:X,setPointedChoice:ee,pointAtPlace:re}=_;me(y),en();let Ee=U(()=>e.news?.lines??[],[e]),Bt={state:e,facts:t,lines:Ee,lit:C,onPick:A,setOver:X,onPoint:re,silent:l,over:new Set(J.length?J:c),ghost:_.ghost??e.question?.choices.find(je=>je.id===$)?.ghost??null},fs=b?st:u;return a`<${Nt} board=${Bt} newest=${e} seat=${v} marked=${fs} onMenu=${g} coach=${x&&d}>
    <section class=${`asking position ${b?"has-question":"is-solved"}`} aria-label=${s}>
      ${v!==null&&a`<${Tt} board=${Bt} seat=${v} marked=${fs} />`}
      <div class="asked">
        <p class="prompt" ref=${y} tabindex="-1" aria-live="polite">
          ${n} ${e.question?.prompt}
          ${_.many&&a`<span class="number-entry" aria-hidden="true">${_.typed?a`<kbd>${_.typed}</kbd> ${p("number_typed")}`:p("number_then_enter")}</span>`}
        </p>
        ${h}
        ${!x&&d}
        ${b&&a`<${Xs}
          question=${b}
          pending=${o}
          marked=${_.marked}
          hinted=${null}
          tried=${i}
          tight=${!1}
          opened=${H}
          onRest=${B}
          onChoose=${W}
          onConfirm=${M}
          onUnmark=${()=>_.setMarked(null)}
          onPoint=${(je,On)=>(X(je),ee(On))}
        />`}
      </div>
      <div class="tools">${m} ${ne&&a`<${on} on=${H} onToggle=${B} />`}</div>
    </section>
    ${L!==null&&b&&a`<${rn}
      place=${L}
      note=${Lt(L,e,t)??{title:b.prompt,text:[]}}
      choices=${b.choices.filter(je=>C.get(L)?.includes(je.id))}
      onChoose=${W}
      onClose=${()=>G(null)}
    />`}
  <//>`}function pn({answers:e,chosen:t,compared:s=null,onPoint:n,onCompare:r}){return a`<div class="ranked-answers" tabindex="0" role="region" aria-label=${f("trainer","answers")}>
    <table class="figures-table">
      <thead>
        <tr>
          <th scope="col">${f("trainer","answer")}</th>
          <th scope="col">${f("trainer","lead")}</th>
          <th scope="col">${f("trainer","behind")}</th>
          <th scope="col">${f("trainer","wins")}</th>
        </tr>
      </thead>
      <tbody>
        ${e.map((o,i)=>a`<tr
            key=${o.choice}
            data-choice=${o.choice}
            class=${`${i===0?"is-best":""} ${o.choice===t?"is-chosen":""}`}
            onMouseEnter=${()=>n(o.choice)}
            onMouseLeave=${()=>n(null)}
          >
            <th scope="row">
              ${r&&o.why?a`<button type="button" class="plain compare-answer" aria-pressed=${o.choice===s?"true":"false"} onClick=${()=>r(o.choice)}>${o.label}</button>`:o.label}
              ${i===0&&a` <span class="answer-tag best">${f("trainer","best")}</span>`}
              ${o.choice===t&&a` <span class="answer-tag">${f("trainer","yours")}</span>`}
            </th>
            <td>${$e(o.lead)}</td>
            <td>${i===0?"\u2013":Ie(o.behind,o.error)}</td>
            <td>${p("percent",{number:Math.round(100*o.win_chance)})}</td>
          </tr>`)}
      </tbody>
    </table>
    <p class="small soft">${f("trainer","figures")}</p>
  </div>`}function $e(e){let t=j(Math.abs(e));return Number(e.toFixed(1))===0?t:e<0?`\u2212${t}`:`+${t}`}function Ie(e,t){return f("trainer","with_error",{points:j(e),error:j(Math.max(t,.1))})}function dn({state:e,facts:t,label:s,head:n,judge:r,onDone:o,onNext:i,next:l,tools:c,silent:u,onMenu:$}){let[m,d]=w([]),[h,g]=w(null),[y,x]=w(null),[b,v]=w(null),[k,_]=w(null),[C,A]=Y(),L=h?.answers??null,G=m[m.length-1]??null,W=async ee=>{A(null),x(ee??"");try{let re=await r(ee),Ee=ee===null?m:[...m,ee];d(Ee),g(re),re.answers&&o?.(li(re,Ee))}catch(re){A(re)}finally{x(null)}},M=Q();z(()=>{if(!L)return;let ee=({answers:re})=>g(Ee=>Ee&&{...Ee,answers:re});r(null).then(ee,re=>console.warn(re))},[M]);let H=L?.find(ee=>ee.choice===(b??L[0]?.choice)),B=L?.find(ee=>ee.choice===G),ne=m.filter(ee=>ee!==(h?.right?G:null)),X=[k,ne[ne.length-1],h?.tempting].map(ee=>L?.find(re=>re.choice===ee&&re.why)).find(Boolean)??L?.find(ee=>ee.why);return a`<${un}
    state=${e}
    facts=${t}
    label=${s}
    head=${n}
    onAnswer=${L?null:W}
    pending=${y}
    tried=${ne}
    silent=${u}
    over=${H?.places??[]}
    marked=${B?.places??[]}
    ghost=${H?.choice??null}
    onMenu=${$}
    answers=${L&&a`<${pn} answers=${L} chosen=${G} compared=${X?.choice??null} onPoint=${v} onCompare=${_} />`}
    tools=${a`
      ${h&&L?a`<button key="next" type="button" class="main" onClick=${()=>i(li(h,m))}>${l}</button>`:a`<button key="see" type="button" aria-disabled=${y!==null} onClick=${()=>y===null&&W(null)}>${f("trainer","see")}</button>
            <button key="skip" type="button" class="plain" onClick=${()=>i("skipped")}>${f("trainer","skip")}</button>`}
      ${c}
    `}
  >
    ${C&&a`<p class="trouble" role="alert">${C}</p>`}
    <div class="verdict-line" role="status">
      ${h&&a`<p class=${h.right?"is-right":"is-wrong"}>${Mp(h,G)}</p>`}
      ${X?.why&&a`<p class="why"><strong>${f("trainer","why_not",{answer:X.label})}</strong> ${X.why}</p>`}
    </div>
  <//>`}function li({right:e},t){return e?t.length===1?"first":"later":"shown"}function Mp({right:e,answers:t},s){let n=t?.[0];return e?f("trainer",n?.choice===s?"right_best":"right"):n?f("trainer","solution",{answer:n.label}):f("trainer","wrong")}function mn({theme:e,difficulty:t,players:s,new_persons:n}){return[...[f("theme",e),f("difficulty",t),E("player",s)],...n?[p("option_new_persons")]:[]].join(" \xB7 ")}var Cp=.02,ls=null,Sp={card:(e,t)=>ci(e,t,{from:900,to:3200,loud:.07,lasts:.14}),coin:(e,t)=>{cs(e,t,{pitch:2093,loud:.028,lasts:.22}),cs(e,t+.07,{pitch:2637,loud:.024,lasts:.3})},piece:(e,t)=>{cs(e,t,{pitch:310,falls:170,loud:.12,lasts:.11}),ci(e,t,{from:1500,to:700,loud:.03,lasts:.03})},rat:(e,t)=>{for(let s of[0,.09])cs(e,t+s,{pitch:1350,falls:1900,loud:.022,lasts:.07,shape:"triangle"})},bell:(e,t)=>{ui(e,t,660),ui(e,t+.22,880)}};function De(e,t=0){if(!(!de().sound||navigator.userActivation?.hasBeenActive!==!0))try{ls??=new AudioContext,ls.state==="suspended"&&ls.resume(),Sp[e](ls,ls.currentTime+Cp+t)}catch{}}function cs(e,t,{pitch:s,falls:n=s,loud:r,lasts:o,shape:i="sine"}){let l=e.createOscillator();l.type=i,l.frequency.setValueAtTime(s,t),l.frequency.exponentialRampToValueAtTime(n,t+o),l.connect(pi(e,t,r,o)),l.start(t),l.stop(t+o+.05)}function ci(e,t,{from:s,to:n,loud:r,lasts:o}){let i=e.createBufferSource();i.buffer=zp(e,o);let l=e.createBiquadFilter();l.type="bandpass",l.frequency.setValueAtTime(s,t),l.frequency.exponentialRampToValueAtTime(n,t+o),i.connect(l).connect(pi(e,t,r,o)),i.start(t)}function ui(e,t,s){for(let[n,r]of[[1,.09],[2.76,.03],[5.4,.012]])cs(e,t,{pitch:s*n,loud:r,lasts:1.1/Math.sqrt(n)})}function pi(e,t,s,n){let r=e.createGain();return r.gain.setValueAtTime(0,t),r.gain.linearRampToValueAtTime(s,t+.01),r.gain.exponentialRampToValueAtTime(1e-4,t+n),r.connect(e.destination),r}function zp(e,t){let s=e.createBuffer(1,Math.ceil(t*e.sampleRate),e.sampleRate),n=s.getChannelData(0);for(let r=0;r<n.length;r++)n[r]=2*Math.random()-1;return s}var Ep=["slow","normal","once"];function $n(){let{pace:e,confirm:t,pause:s,sound:n,notify:r}=Qe(),o="Notification"in window&&Notification.permission!=="denied",i=async()=>{let l=!r&&await Notification.requestPermission()==="granted";Ye({notify:l})};return a`<div class="stack settings">
    <fieldset>
      <legend>${p("pace")}</legend>
      <div class="row">
        ${Ep.map(l=>a`<label class="check" key=${l}>
            <input type="radio" name="pace" checked=${e===l} onChange=${()=>Ye({pace:l})} /> ${p(`pace_${l}`)}
          </label>`)}
      </div>
    </fieldset>
    <label class="check"><input type="checkbox" checked=${t} onChange=${()=>Ye({confirm:!t})} /> ${p("set_confirm")}</label>
    <label class="check pause-setting">
      <span>${p("set_pause")}</span>
      <input type="range" min="0" max=${R().limits.pause} step="1" value=${s} aria-valuetext=${p("seconds",{n:s})}
        onInput=${l=>Ye({pause:Number(l.target.value)})} />
      <output>${p("seconds",{n:s})}</output>
    </label>
    <label class="check">
      <input
        type="checkbox"
        checked=${n}
        onChange=${()=>{Ye({sound:!n}),De("bell")}}
      />
      ${p("set_sound")}
    </label>
    ${o&&a`<label class="check"><input type="checkbox" checked=${r} onChange=${i} /> ${p("set_notify")}</label>`}
  </div>`}function di({onClose:e}){return a`<${et} title=${p("menu")} kind="menu" onClose=${e}>
    <div class="stack">
      <p class="row">
        <a class="button" href="/">${p("to_start")}</a>
        <a class="button" href="/puzzles">${f("puzzle","all")}</a>
        <a class="button" href="/rules" target="_blank">${p("rules")}</a>
      </p>
      <h3>${p("settings")}</h3>
      <${$n} />
      <div class="row"><${xs} /><${ks} /></div>
    </div>
  <//>`}var $i="notredame.puzzles-wanted",Lp={theme:"",difficulty:"",players:""},It=null,mi=0,Hp=6e5;function us(){return It&&Date.now()<mi+Hp||(mi=Date.now(),It=D("/api/puzzles"),It?.then(({day:e,today:t})=>oo(e,t),()=>It=null)),It}function fn(){try{let e=Object(JSON.parse(mt($i)??"{}")),t=s=>typeof s=="string"?s:"";return{theme:t(e.theme),difficulty:t(e.difficulty),players:t(e.players)}}catch{return Lp}}function fi(e){$t($i,JSON.stringify(e))}function br(e,t){return e.filter(({theme:s,difficulty:n,players:r})=>(!t.theme||s===t.theme)&&(!t.difficulty||n===t.difficulty)&&(!t.players||String(r)===t.players))}function hn(e,t,s){let n=br(e,t).filter(({id:c})=>c!==s),r=Gt(),o=n.filter(({id:c})=>!r.has(c)),i=n.filter(({id:c})=>!Cs(r.get(c))),l=[o,i,n].find(c=>c.length>0)??[];return l[Math.floor(Math.random()*l.length)]?.id??null}var hi="today";function Tp({puzzle:e}){let[t,s]=w(null),[n,r]=w(null),[o,i]=w(!1),l=Q();z(()=>{let d=!0,g=ue(async()=>{let y=e===hi?(await us()).today:e,x=await D(`/api/puzzles/${encodeURIComponent(y)}?lang=${l}`);d&&(s(x),r(null))},r);return()=>{d=!1,g()}},[e,l]);let c=e===hi;if(n!==null&&!t){let d=n instanceof dt&&n.status===404;return a`<${q} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${f("puzzle","title")}</h1>
        <p class="trouble" role="alert">${d?f("puzzle","not_found"):F(n)}</p>
        <p><a class="button" href="/puzzles">${f("puzzle","all")}</a></p>
      </main>`}if(!t)return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${p("loading")}</p></main>`;let u=async d=>{let h=d===null?{solution:!0}:{choice:d},{right:g,solution:y}=await N(`/api/puzzles/${t.id}?lang=${l}`,h);return{right:g,answers:y?.answers??null,tempting:y?.tempting}},$=async()=>{try{let d=hn((await us()).puzzles,fn(),t.id);ve(d?`/puzzles/${d}`:"/puzzles")}catch(d){r(d),ve("/puzzles")}},m=a`<span class="puzzle-head"><strong>${f("puzzle",c?"of_the_day":"title")}</strong> ${mn(t)}</span>`;return a`<${dn}
      key=${t.id}
      state=${t.state}
      facts=${R()}
      label=${f("puzzle","title")}
      head=${m}
      judge=${u}
      onDone=${d=>ro(t.id,d)}
      onNext=${$}
      next=${f("puzzle","next")}
      silent=${!0}
      onMenu=${()=>i(!0)}
    />
    ${o&&a`<${di} onClose=${()=>i(!1)} />`}
    <${Qs} state=${t.state} facts=${R()} />`}function gi({wanted:e,found:t,onChange:s}){let n=[...new Set(t.puzzles.map(o=>o.players))].sort((o,i)=>o-i),r=[["theme",t.themes.map(o=>[o,f("theme",o)])],["difficulty",t.difficulties.map(o=>[o,f("difficulty",o)])],["players",n.map(o=>[String(o),E("player",o)])]];return a`<div class="row puzzle-filter">
    ${r.map(([o,i])=>a`<label key=${o}>
        <span>${f("puzzle",o)}</span>
        <select value=${e[o]} onChange=${l=>s({...e,[o]:l.target.value})}>
          <option value="">${f("puzzle","any")}</option>
          ${i.map(([l,c])=>a`<option key=${l} value=${l}>${c}</option>`)}
        </select>
      </label>`)}
  </div>`}var we=(e,t)=>f("puzzle",e,t);function Ap(){let[e,t]=w(null),[s,n]=w(null);return z(()=>ue(async()=>{t(await us()),n(null)},n),[]),a`<${q} />
    <main id="main" class="puzzles stack" tabindex="-1">
      <h1>${we("title")}</h1>
      <p>${we("about")}</p>
      ${s!==null&&a`<p class="trouble" role="alert">${F(s)}</p>`}
      ${e&&a`<${Op} found=${e} /><${Rp} found=${e} />`}
    </main>
    <${te} />`}function Op({found:e}){let t=e.puzzles.find(({id:n})=>n===e.today);if(!t)return null;let s=Gt().get(t.id);return a`<section class="card stack" aria-labelledby="of-the-day">
    <h2 id="of-the-day">${we("of_the_day")} <span class="soft small">${ge(e.day)}</span></h2>
    <p>${mn(t)} ${s&&a`<strong>${we(`how_${s}`)}</strong>`}</p>
    <p class="row"><a class=${s?"button":"button main"} href="/puzzles/today">${we(s?"again":"solve")}</a></p>
  </section>`}function Rp({found:e}){let{puzzles:t}=e,[s,n]=w(fn),[r,o]=w(Gt),i=br(t,s),l=()=>{let d=hn(t,s,null);d&&ve(`/puzzles/${d}`)},c=d=>{n(d),fi(d)},u=()=>(ao(),o(new Map),Promise.resolve()),$=i.filter(({id:d})=>Cs(r.get(d))).length,m=[...r.values()];return a`<section class="card stack" aria-labelledby="trainer">
    <h2 id="trainer">${we("trainer")}</h2>
    <p>${we("trainer_about")}</p>
    <${gi} wanted=${s} found=${e} onChange=${c} />
    <p role="status">${we("count",{solved:$,all:i.length})}</p>
    <p class="row"><button type="button" class="main" disabled=${i.length===0} onClick=${l}>${we("start")}</button></p>
    ${m.length>0&&a`<p class="small">${we("score",{first:m.filter(d=>d==="first").length,later:m.filter(d=>d==="later").length,shown:m.filter(d=>d==="shown").length})}</p>
      <p class="row"><${_e} label=${we("forget")} text=${we("forget_text")} kind="plain" go=${u} /></p>`}
  </section>`}var Vp={\u00DF:"ss",\u00E6:"ae",\u0153:"oe",\u00F8:"o"},yi=/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,Pp=/[\p{L}\p{N}]/u,Np=4,Ip=4,Dp=2;function ke(e){return[...e].map(bi).join("")}function bi(e){let t=e.normalize("NFKC").toLowerCase();return/^[\u30a1-\u30f6]$/.test(t)?String.fromCharCode(t.charCodeAt(0)-96):yi.test(t)?t:Vp[t]??t.normalize("NFD").replace(/\p{M}/gu,"")}function wi(e){return ke(e).split(/[^\p{L}\p{N}_]+/u).filter(Boolean)}function ki(e,t){for(let s=0;s<=Dp&&e.length-s>=Math.min(Ip,e.length);s++){let n=e.slice(0,e.length-s);if(t.some(r=>ze(n,r).length))return n}return e}function ze(e,t){let s=[],n=e.length>=Np||yi.test(e);for(let r=t.indexOf(e);r>=0;r=t.indexOf(e,r+1))(n||r===0||!Pp.test(t[r-1]??""))&&s.push(r);return s}function xi(e,t){let s=[...e],n=[],r="";s.forEach((l,c)=>{let u=bi(l);r+=u;for(let $=0;$<u.length;$++)n.push(c)});let o=s.map(()=>!1);for(let l of t)for(let c of ze(l,r))for(let u=c;u<c+l.length;u++)o[n[u]??0]=!0;let i=[""];return s.forEach((l,c)=>{o[c]!==(i.length%2===0)&&i.push(""),i[i.length-1]+=l}),i}function gn(e){let t=e.also??{},s=(n,r,o)=>({id:n,title:r,also:vi(t,[n]),entries:o.map(i=>Bp(i,t))});return[s("round",p("how_a_round_goes"),[{id:"round-text",text:e.round}]),s("words",p("words_used"),[{id:"words-text",text:e.words}]),...e.sections.map(({name:n,title:r,rules:o})=>s(n,r,o.map(Wp))),s("options",p("options"),e.options.map(n=>({id:`option_${n.name}`,option:n}))),s("presets",p("editions"),[{id:"presets-table",presets:e.presets}]),s("about",p("where_rules_come_from"),[{id:"about-text",text:e.about}])]}function Wp(e){return{id:e.id,rule:e,card:e.card??void 0,person:e.person??void 0}}function Bp(e,t){let{id:s,text:n,rule:r,card:o,person:i,option:l,presets:c}=e,u=[s],$=[n];r&&(u.push(r.title),$.push(r.text,r.ruling,r.note)),o&&(u.push(f("card",o)),$.push(f("card_help",o))),i&&(u.push(f("person",i)),$.push(f("person_help",i))),l&&(u.push(l.name,Kt(l.name)),$.push(f("option_help",l.name),l.text,...l.rules)),c&&(u.push(...Object.keys(c),...Object.keys(c).map(qt)),$.push(...Object.values(c)));let m=vi(t,[s,o,i,l?.name]);return{...e,names:u.map(ke),also:m,words:ke([...u,...$].join(" "))}}function vi(e,t){return Object.keys(e).filter(s=>t.includes(e[s]))}var Fp=100,Mi=60,jp=1;function wr(e,t){let s=wi(t);if(!s.length)return{chapters:e,words:[],partly:!1,unknown:!1};let n=e.flatMap(c=>[_i(c),...c.entries.flatMap(({words:u,also:$})=>[u,...$.map(ke)])]),r=s.map(c=>ki(c,n)),o=e.map(c=>{let u=_i(c),$=r.every(m=>ze(m,u).length);return{chapter:c,whole:$,entries:c.entries.map(m=>({entry:m,...qp(m,c,r)}))}}),i=Math.max(1,...o.map(({whole:c,entries:u})=>c?r.length:Math.max(...u.map(({hits:$})=>$)))),l=o.map(({chapter:c,whole:u,entries:$})=>{let m=$.filter(({hits:d})=>u||d===i).sort((d,h)=>h.worth-d.worth);return{...c,entries:m.map(d=>d.entry),worth:Math.max(u?Mi:0,...m.map(d=>d.worth))}}).filter(({entries:c})=>c.length);return l.sort((c,u)=>u.worth-c.worth),{chapters:l,words:r,partly:l.length>0&&i<r.length,unknown:r.some(c=>!n.some(u=>ze(c,u).length))}}function _i({title:e,also:t}){return ke([e,...t].join(" "))}function qp({words:e,names:t,also:s},n,r){let o=0,i=0;for(let l of r){let c=[...s,...n.also].some(u=>ze(l,ke(u)).length);!c&&!ze(l,e).length||(o+=1,t.some(u=>ze(l,u).length)?i+=Fp:i+=c?Mi:jp)}return{hits:o,worth:i}}async function Kp(e){let t=await Promise.all(e.map(r=>D(`/api/rules/${r}`))),s=new Map,n=(r,o)=>s.set(r,[...s.get(r)??[],...o]);for(let r of t.flatMap(gn)){n(r.id,r.also);for(let{id:o,rule:i,also:l}of r.entries)n(o,i?[i.title,...l]:l)}return s}function Ci(e,t){let s=Q(),[n,r]=w(null);return z(()=>{if(!t||n?.here===s)return;let o=qr().map(({id:i})=>i).filter(i=>i!==s);Kp(o).then(i=>r({here:s,elsewhere:i}),i=>console.warn(i))},[t,s]),U(()=>{if(!t||n?.here!==s)return null;let o=({id:i,also:l})=>[...new Set([...l,...n.elsewhere.get(i)??[]])];return e.map(i=>({...i,also:o(i),entries:i.entries.map(l=>({...l,also:o(l)}))}))},[e,t,n,s])}var Gp=/\b(?:PR|[A-Z])\d{1,2}\b|\b[a-z]+(?:_[a-z]+)+\b/g;function We({text:e,found:t,known:s}){return e.trim().split(/\n\s*\n/).map((r,o)=>{let i=r.split(`
`);return i.every(l=>/^\d+\. /.test(l))?a`<ol key=${o}>${i.map((l,c)=>a`<li key=${c}>
        <${Si} text=${l.replace(/^\d+\. /,"")} found=${t} known=${s} /></li>`)}</ol>`:a`<p key=${o}><${Si} text=${i.join(" ")} found=${t} known=${s} /></p>`})}function Si({text:e,found:t,known:s}){let n=[],r=0;for(let o of e.matchAll(Gp)){let i=s.has(o[0])?o[0]:`option_${o[0]}`;s.has(i)&&(n.push(a`<${xe} text=${e.slice(r,o.index)} found=${t} />`),n.push(a`<a href="#${i}"><${xe} text=${o[0]} found=${t} /></a>`),r=o.index+o[0].length)}return n.push(a`<${xe} text=${e.slice(r)} found=${t} />`),n}function xe({text:e,found:t}){return t.length?xi(e,t).map((s,n)=>n%2?a`<mark key=${n}>${s}</mark>`:s):e}function yn({also:e,own:t,found:s}){let n=s.filter(o=>!ze(o,t).length),r=e.filter(o=>n.some(i=>ze(i,ke(o)).length));return r.length?a`<p class="soft small">${p("also_called")} <${xe} text=${r.join(", ")} found=${s} /></p>`:null}function zi({entry:e,found:t,known:s}){let{rule:n,card:r,person:o}=e;return n?a`<article class="rule ${r||o?"pictured":""}" id=${n.id} aria-labelledby="${n.id}-title">
    ${r&&a`<div class="picture" aria-hidden="true"><${Pe} card=${r} colour="blue" /></div>`}
    ${o&&a`<div class="picture" aria-hidden="true"><${ot} person=${o}
      rats=${R().persons[o].rats} group=${R().persons[o].group} /></div>`}
    <div class="stack tight">
      <h3 id="${n.id}-title">
        <a class="rule-id number" href="#${n.id}" title=${p("link_to_rule")}>${n.id}</a>${" "}
        <span class="name"><${xe} text=${Up(e)} found=${t} /></span>
      </h3>
      <${yn} also=${e.also} own=${e.words} found=${t} />
      ${r&&a`<p class="short"><${xe} text=${f("card_help",r)} found=${t} /></p>`}
      ${o&&a`<p class="short"><${xe} text=${f("person_help",o)} found=${t} /></p>
        <p class="soft small">${T(Yp(o))}</p>`}
      <${We} text=${n.text} found=${t} known=${s} />
      ${n.note&&a`<div class="aside"><strong>${p("note")}</strong>
        <${We} text=${n.note} found=${t} known=${s} /></div>`}
      ${n.ruling&&a`<div class="aside"><strong>${p("ruling")}</strong>
        <${We} text=${n.ruling} found=${t} known=${s} /></div>`}
    </div>
  </article>`:null}function Up({rule:e,card:t,person:s}){return t?T(f("card",t)):s&&ws("person",s)?T(f("person",s)):e?.title??""}function Yp(e){let{group:t,rats:s}=R().persons[e];return`${f("letter",t)} \xB7 ${E("rat",s)}`}function Ei({option:e,found:t,known:s}){let{name:n,text:r,rules:o}=e,i=R().editions[R().default_edition][n],l=R().options[n].values;return a`<article class="rule" id="option_${n}" aria-labelledby="option_${n}-title">
    <div class="stack tight">
      <h3 id="option_${n}-title">
        <span class="name"><${xe} text=${Kt(n)} found=${t} /></span>${" "}
        <code class="soft small">${n}</code>
      </h3>
      <p class="values">${l.map(c=>a`<span key=${String(c)} class="value">${Rn(c)}
        ${c===i&&a` <span class="soft small">(${p("usual")})</span>`}</span>`)}</p>
      <p class="short"><${xe} text=${f("option_help",n)} found=${t} /></p>
      <${We} text=${r} found=${t} known=${s} />
      <p class="small">${o.map(c=>a`<a key=${c} class="rule-id number" href="#${c}">${c}</a> `)}</p>
    </div>
  </article>`}function Li({presets:e,found:t,known:s}){let n=Object.keys(e),r=R().editions[R().default_edition];return a`<div class="stack" id="presets-table">
    <div class="wide-table" tabindex="0" role="region" aria-label=${`${p("editions")}: ${p("options")}`}>
      <table>
        <thead>
          <tr><th scope="col">${p("options")}</th>${n.map(o=>a`<th key=${o} scope="col">${qt(o)}</th>`)}</tr>
        </thead>
        <tbody>
          ${Object.keys(R().options).map(o=>a`<tr key=${o}>
            <th scope="row"><a href="#option_${o}">${Kt(o)}</a></th>
            ${n.map(i=>{let l=R().editions[i][o];return a`<td key=${i} class=${l===r[o]?"":"differs"}>${Rn(l)}</td>`})}
          </tr>`)}
        </tbody>
      </table>
    </div>
    ${n.map(o=>a`<article key=${o} class="rule" id="preset_${o}"><div class="stack tight">
      <h3>${qt(o)} <code class="soft small">${o}</code></h3>
      <${We} text=${e[o]} found=${t} known=${s} />
    </div></article>`)}
  </div>`}function Qp(){let[e,t]=w(null),[s,n]=w(null),[r,o]=w(""),i=Q();z(()=>{let y=!0,b=ue(async()=>{let v=await D(`/api/rules/${i}`);y&&(t(v),n(null))},n);return()=>{y=!1,b()}},[i]);let l=U(()=>e?gn(e):[],[e,i]),c=U(()=>wr(l,r),[l,r]),u=Ci(l,c.unknown),{chapters:$,words:m,partly:d}=U(()=>u?wr(u,r):c,[u,c]);z(()=>{let y=()=>{let x=document.getElementById(decodeURIComponent(location.hash.slice(1)));x?x.scrollIntoView():location.hash&&o("")};return e&&y(),addEventListener("hashchange",y),()=>removeEventListener("hashchange",y)},[e]),z(()=>{let y=document.getElementById("main");r&&y&&y.getBoundingClientRect().top<0&&y.scrollIntoView()},[r]);let h=U(()=>new Set(l.flatMap(y=>y.entries.map(({id:x})=>x))),[l]),g=$.reduce((y,x)=>y+x.entries.length,0);return a`<${q} />
    <div class="rules">
      <nav class="contents" aria-label=${p("contents")}>
        <ul>
          ${l.map(({id:y,title:x})=>a`<li key=${y}><a href="#${y}">${x}</a></li>`)}
        </ul>
      </nav>
      <main id="main" class="rules-main">
        <h1>${p("rules")}</h1>
        <div class="search" role="search">
          <input type="search" aria-label=${p("search_rules")} placeholder=${p("search_rules")} value=${r}
            onInput=${y=>o(y.target.value)} />
          <span class="soft small" role="status">${r.trim()&&p("found",{n:g})}</span>
        </div>
        ${s!==null&&a`<p class="trouble" role="alert">${F(s)}</p>`}
        ${d&&a`<p class="soft">${p("found_partly")}</p>`}
        ${$.map(y=>a`<${Jp} key=${y.id} chapter=${y} found=${m} known=${h} />`)}
        ${e&&!$.length&&a`<p class="soft">${p("nothing_found")}</p>`}
      </main>
    </div>
    <${te} />`}function Jp({chapter:e,found:t,known:s}){return a`<section class="chapter" aria-labelledby=${e.id}>
    <h2 id=${e.id}>${e.title}</h2>
    <${yn} also=${e.also} own=${ke(e.title)} found=${t} />
    ${e.entries.map(n=>n.rule?a`<${zi} key=${n.id} entry=${n} found=${t} known=${s} />`:n.option?a`<${Ei} key=${n.id} option=${n.option} found=${t} known=${s} />`:n.presets?a`<${Li} key=${n.id} presets=${n.presets} found=${t} known=${s} />`:a`<div key=${n.id} id=${n.id}><${We} text=${n.text??""} found=${t} known=${s} /></div>`)}
  </section>`}var ds=660,ms=320;function kr({groups:e}){return a`<ul class="statistics-groups">
    ${e.map(({group:t,name:s})=>a`<li key=${s} class="stack tight">
        <div class="statistics-name">
          <h3>${s} <${xr} n=${t.games} /></h3>
          ${t.few&&a`<${ut} />`}
        </div>
        <${vr} group=${t} />
      </li>`)}
  </ul>`}function xr({n:e}){return a`<span class="soft small">${E("game",e)}</span>`}function vr({group:e}){let{share:t,low:s,high:n,expected:r}=e,o=Je()?ms:ds,i=f("statistics","share_label",{share:ps(t),low:ps(s),high:ps(n),expected:ps(r)}),l=f("statistics","won_of",{wins:e.wins,games:e.games,share:ps(t)});return a`<${sr} share=${t} low=${s} high=${n} expected=${r} width=${o} label=${i} />
    <dl class="statistics-figures">
      <div><dt>${f("statistics","won")}</dt><dd>${l}</dd></div>
      <div><dt>${f("statistics","place")}</dt><dd>${Dt(e.place)}</dd></div>
      <div><dt>${f("statistics","prestige")}</dt><dd>${Dt(e.prestige)}</dd></div>
      <div><dt>${f("statistics","margin")}</dt><dd>${Dt(e.margin,$e)}</dd></div>
    </dl>`}function ut(){return a`<p class="few small">${f("statistics","few")}</p>`}function Dt({mean:e,half_interval:t},s=j){return t===null?s(e):f("statistics","plus_minus",{mean:s(e),half:j(t)})}function ps(e){return p("percent",{number:Math.round(100*e)})}function Hi({any:e,again:t}){let[s,n]=w(""),r=S(null);z(()=>{s&&r.current?.focus()},[s,e]);let o=async()=>{let{games:i}=await N("/api/me/statistics/delete");n(f("statistics","deleted",{games:E("game",i)})),t()};return!e&&!s?null:a`<section class="card stack" aria-labelledby="own-data">
    <h2 id="own-data">${f("statistics","data")}</h2>
    ${e&&a`<p class="soft small">${f("statistics","data_help")}</p>
      <div><a class="button" href="/api/me/statistics/export" download="notredame-statistics.json">${f("statistics","export")}</a></div>
      <div class="stack tight"><div><${_e} label=${f("statistics","delete")} text=${f("statistics","delete_text")} go=${o} /></div></div>`}
    <p ref=${r} tabindex="-1" role="status">${s}</p>
  </section>`}function Ti({reviewed:e,rough:t,games:s}){return a`<section class="card stack" aria-labelledby="reviews">
    <h2 id="reviews">${f("statistics","reviews")}</h2>
    ${e?a`<${Xp} reviewed=${e} games=${s} />`:a`<p>${f("statistics",t?"only_rough":"not_reviewed")}</p>`}
    ${t>0&&a`<p class="soft small">${f("statistics","rough",{n:t})}</p>`}
  </section>`}function Xp({reviewed:e,games:t}){let{inaccuracy:s=0,mistake:n=0,blunder:r=0}=e.grades,o=e.by_kind.map(({kind:u,lost:$})=>({name:f("review",`kind_${u}`),found:$})),i=e.by_period.map(({period:u,lost:$})=>({name:f("review","period",{period:u}),found:$})),l=[{name:T(f("review","card_luck")),found:e.card_luck},{name:T(f("review","person_luck")),found:e.person_luck}],c={inaccuracy:j(s),mistake:j(n),blunder:j(r)};return a`<p>${f("statistics","reviewed",{n:e.games,all:t})}</p>
    ${e.few&&a`<${ut} />`}
    <p>${f("statistics","lost",{points:Dt(e.lost)})} ${f("statistics","grades",c)}</p>
    <${_r} title=${f("review","by_kind")} lines=${o} kind="losses" words="loss_line" written=${j} />
    <${_r} title=${f("review","by_period")} lines=${i} kind="losses" words="loss_line" written=${j} />
    <${_r} title=${f("statistics","luck")} lines=${l} kind="luck" words="luck_line" written=${$e} />
    <p class="soft small">${f("statistics","luck_help")}</p>`}function _r({title:e,lines:t,kind:s,words:n,written:r}){let o=Je()?ms:ds,i=t.map(({name:l,found:c})=>{let u=Dt(c,r);return{name:l,bars:[{value:c.mean,halfInterval:c.half_interval,kind:s,figure:u}],label:f("statistics",n,{name:l,points:u})}});return a`<figure class="statistics-chart stack tight">
    <figcaption><h3>${e}</h3></figcaption>
    <${Zt} rows=${i} width=${o} label=${e} centred=${s==="luck"} />
  </figure>`}function Ri({sources:e,everything:t}){let s=Je()?ms:ds,n=e.map(({source:l,mine:c,winners:u})=>{let $=T(f("source",l)),m={mine:Oi(c),winners:Oi(u)};return{name:$,bars:[{value:c,kind:"mine",figure:m.mine},{value:u,kind:"winners",figure:m.winners}],label:f("statistics","source_line",{source:$,...m})}}),{wins:r,games:o,few:i}=t;return a`<section class="card stack" aria-labelledby="sources">
    <h2 id="sources">${f("statistics","sources")}</h2>
    <p class="soft small">${f("statistics","sources_help",{wins:r,games:o})}</p>
    ${i&&a`<${ut} />`}
    <figure class="statistics-chart stack tight">
      <figcaption>
        <ul class="chart-key">
          <li><${Ai} kind="mine" />${f("statistics","mine")}</li>
          <li><${Ai} kind="winners" />${f("statistics","winners")}</li>
        </ul>
      </figcaption>
      <${Zt} rows=${n} width=${s} label=${f("statistics","sources")} />
    </figure>
  </section>`}function Ai({kind:e}){return a`<svg viewBox="0 0 10 10" aria-hidden="true"><rect class=${`bar ${e}`} width="10" height="10" /></svg>`}function Oi(e){return e<0?`\u2212${j(-e)}`:j(e)}function Zp(){let{found:e,trouble:t,again:s}=ts("/api/me/statistics",n=>n.pending);return a`<${q} />
    <main id="main" class="statistics stack" tabindex="-1">
      <h1>${f("statistics","title")}</h1>
      <p class="soft small">${f("statistics","about")}</p>
      ${t!==null&&a`<p class="trouble" role="alert">${F(t)}</p>`}
      ${e&&a`<${ed} found=${e} />`}
      ${e&&a`<${Hi} any=${e.games>0||e.pending} again=${s} />`}
    </main>
    <${te} />`}function ed({found:e}){let{everything:t,by_players:s,by_opponents:n}=e,r=s.map(i=>({group:i,name:E("player",i.players)})),o=n.map(i=>({group:i,name:td(i.opponents)}));return a`<p role="status">${[e.pending&&f("statistics","pending"),e.limited&&f("statistics","limited",{n:e.games}),!t&&!e.pending&&f("statistics","none")].filter(Boolean).join(" ")}</p>
    ${!t&&a`<p><a class="button" href="/">${p("to_start")}</a></p>`}
    ${t&&a`<section class="card stack" aria-labelledby="all-games">
        <h2 id="all-games">${f("statistics","all")} <${xr} n=${t.games} /></h2>
        ${t.few&&a`<${ut} />`}
        <${vr} group=${t} />
        <p class="soft small">${f("statistics","figures_help",{n:e.enough})}</p>
      </section>
      <section class="card stack" aria-labelledby="by-players">
        <h2 id="by-players">${f("statistics","by_players")}</h2>
        <${kr} groups=${r} />
      </section>
      <section class="card stack" aria-labelledby="by-opponents">
        <h2 id="by-opponents">${f("statistics","by_opponents")}</h2>
        <${kr} groups=${o} />
        <p class="soft small">${f("statistics","opponents_help")}</p>
      </section>
      <${Ri} sources=${e.sources} everything=${t} />
      <${Ti} reviewed=${e.reviewed} rough=${e.rough_reviews} games=${e.games} />`}`}function td(e){return e==="people"?f("statistics","people"):f("statistics","bots",{level:f("level",e)})}var sd=3e3;function Vi({table:e,problem:t,onSeated:s}){let{found:n,setFound:r,closed:o}=rd(e,s);return o?a`<${q} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${p("game")}</h1>
        <p class="trouble" role="alert">${F(t)}</p>
        <p>${p("ask_closed")}</p>
        <p><a class="button" href="/">${p("to_start")}</a></p>
      </main>`:n?a`<${q} />
    <main id="main" class="arriving stack" tabindex="-1">
      <h1>${n.host_name?p("table_of",{name:n.host_name}):p("ask_title")}</h1>
      ${n.status==="new"&&a`<${nd} table=${e} found=${n} done=${r} />`}
      ${n.status==="asked"&&a`<p class="table-news" role="status">${p("ask_waiting")}</p>`}
      ${n.status==="turned-down"&&a`<p class="trouble" role="alert">${f("problem","turned-down")}</p>`}
      ${n.status!=="new"&&a`<p><a class="button plain" href="/">${p("to_start")}</a></p>`}
    </main>
    <${te} />`:a`<main id="main" class="arriving" tabindex="-1"><p role="status">${p("loading")}</p></main>`}function nd({table:e,found:t,done:s}){let[n,r]=w(null),[o,i]=w(""),[l,c]=Y(),[u,$]=w(!1);z(()=>void D("/api/me").then(d=>i(d.name),c),[]);let m=async d=>{d.preventDefault(),$(!0),c(null);try{let h=(n??o).trim();h&&h!==o&&await Fr("/api/me",{name:h}),s(await N(`/api/tables/${e}/seat-request`,h?{name:h}:{}))}catch(h){c(h),$(!1)}};return a`<p>${p("ask_text",{n:t.open})}</p>
    <form class="stack" onSubmit=${m}>
      <label class="stack tight">
        ${p("my_name")}
        <input value=${n??o} maxlength=${R().limits.name} autocomplete="nickname"
          onInput=${d=>r(d.target.value)} />
      </label>
      ${l&&a`<p class="trouble" role="alert">${l}</p>`}
      <p class="row">
        <button class="main" disabled=${u}>${p("ask_for_seat")}</button>
        <a class="button plain" href="/">${p("not_now")}</a>
      </p>
    </form>`}function rd(e,t){let[s,n]=w(null),[r,o]=w(!1);return z(()=>{let i=!0,l=async()=>{try{let $=await D(`/api/tables/${e}/seat-request`);if(!i)return;$.status==="seated"?t():n($),$.status==="turned-down"&&clearInterval(u)}catch($){if(!i||Object($).status<400||Object($).status>=429)return;o(!0),clearInterval(u)}},c=()=>document.visibilityState==="visible"&&void l(),u=setInterval(c,sd);return l(),document.addEventListener("visibilitychange",c),()=>{i=!1,clearInterval(u),document.removeEventListener("visibilitychange",c)}},[e]),{found:s,setFound:n,closed:r}}var Pi=Kr("table/turn.svg");function Ni(e,t,s){let n=S(!1);z(()=>{document.title=e?p("title_turn",{title:t}):t;let r=document.querySelector('link[rel~="icon"]');if(r instanceof HTMLLinkElement)return r.dataset.usual??=r.href,r.href=e?Pi:r.dataset.usual,()=>void(r.href=r.dataset.usual??r.href)},[e,t]),z(()=>{let r=e&&!n.current;if(n.current=e,!!r&&((document.hidden||!document.hasFocus())&&De("bell"),de().notify&&document.hidden))return od(t,s)},[e])}function od(e,t){if(!(!("Notification"in window)||Notification.permission!=="granted"))try{let s=new Notification(e,{body:t,tag:e,icon:Pi}),n=()=>{document.removeEventListener("visibilitychange",n),s.close()};return document.addEventListener("visibilitychange",n),s.onclick=()=>{window.focus(),n()},n}catch{}}function Ii({state:e}){let[t,s]=Y(),n=e.result?.players.find(({seat:i})=>e.seats[i]?.mine);if(!n||yt()!==e.table)return null;let r=n.rank===1,o=()=>{s(null);let i={who:"bot",level:r?"medium":"easy"};io({seats:[{who:"me"},i,i,i]}).catch(s)};return a`<section class="card stack last-word" aria-labelledby="last-word">
    <h2 id="last-word">${f("learn","last_word_title")}</h2>
    <p>${r?f("learn","last_word_won"):ad(e,n)}</p>
    <p class="row">
      <button type="button" class="main" onClick=${o}>${f("learn",r?"last_word_medium":"last_word_easy")}</button>
      <a class="button" href="/">${f("learn","last_word_friends")}</a>
    </p>
    ${t&&a`<p class="trouble" role="alert">${t}</p>`}
  </section>`}function ad({result:e,seats:t},s){let n=e?.players.find(({rank:i})=>i===1)??s,[r="",o=0]=Object.entries(n.by_source).map(([i,l])=>[i,l-(s.by_source[i]??0)]).reduce((i,l)=>l[1]>i[1]?l:i);return o<=0?f("learn","last_word_close"):f("learn","last_word_lost",{name:t[n.seat]?.name,source:f("source",r),prestige:E("prestige",o)})}function Di({day:e,deal:t,trouble:s,again:n}){return a`<section class="card stack daily-ending" aria-labelledby="daily">
    <h2 id="daily">${f("daily","title")} <span class="soft small">${ge(e)}</span></h2>
    ${s!==null&&a`<p class="trouble" role="alert">${F(s)}</p>`}
    ${t&&a`<${zt} deal=${t} />
      <${Et} deal=${t} />
      <${Ks} deal=${t} again=${n} />
      ${!t.seed&&a`<p class="soft">${f("daily","secret",{time:gt(t.revealed)})}</p>`}`}
    <p><a href="/daily">${f("daily","more")}</a></p>
  </section>`}var Mr=720,id=380,ld=44;function Bi({result:e,seats:t,sources:s}){let n=Je()?id:Mr,r=62,o=30,i=e.players.map(h=>Wi(s.map(g=>Math.max(0,h.by_source[g]??0)))),l=e.players.map(h=>Wi(s.map(g=>Math.max(0,-(h.by_source[g]??0))))),c=Math.max(1,...i),u=Math.max(0,...l),$=(n-ld)/(c+u),m=u*$,d=r*e.players.length;return a`<figure class="end-chart">
    <svg viewBox=${`0 0 ${n} ${d}`} role="img" aria-label=${p("chart_sources")}>
      ${e.players.map((h,g)=>{let y=m,x=m,b=g*r+24,v=t[h.seat];return a`<g key=${h.seat}>
          <g class="drawing" transform=${`translate(8 ${b-11})`}>${pe(v?.colour??"blue",14)}</g>
          <text x="22" y=${b-6} class=${`chart-name ink-${v?.colour}`}>${v?.name}</text>
          ${s.map(k=>{let _=h.by_source[k]??0;if(!_)return null;let C=Math.abs(_)*$,A=_>0?y:x-C;return _>0?y+=C:x-=C,a`<g key=${k} class=${`from-source source-${k}`}>
              <title>${`${T(f("source",k))}: ${ae(_)}`}</title>
              <rect x=${A} y=${b} width=${C} height=${o} />
              ${C>18&&a`<text x=${A+C/2} y=${b+20} text-anchor="middle">${ae(_)}</text>`}
            </g>`})}
          <line x1=${m} x2=${m} y1=${b-3} y2=${b+o+3} class="axis" />
          <text x=${y+8} y=${b+21} class="chart-total">${h.prestige}</text>
        </g>`})}
    </svg>
    <figcaption>
      <ul class="chart-legend">
        ${s.map(h=>a`<li key=${h} class=${`from-source source-${h}`}><svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" /></svg>${T(f("source",h))}</li>`)}
      </ul>
    </figcaption>
  </figure>`}function Cr({title:e,rounds:t,values:s,seats:n}){let i=Mr/2-30,l=12,c=214,u=Math.max(1,...s.flat()),$=y=>34+(i-34)*y/Math.max(1,t.length-1),m=y=>c-(c-l)*y/u,d=u>40?20:u>15?10:u>6?3:1,h=[];for(let y=0;y<=u;y+=d)h.push(y);let g=cd(n.map(y=>m(s[s.length-1]?.[y.seat]??0)),c);return a`<figure class="end-chart">
    <figcaption>${e}</figcaption>
    <svg viewBox=${`0 0 ${Mr/2} 240`} role="img" aria-label=${e}>
      ${h.map(y=>a`<g key=${y}><line class="grid" x1=${34} x2=${i} y1=${m(y)} y2=${m(y)} /><text x=${28} y=${m(y)+4} text-anchor="end" class="tick">${y}</text></g>`)}
      ${t.map((y,x)=>a`<text key=${y} x=${$(x)} y=${232} text-anchor="middle" class="tick">${y}</text>`)}
      ${n.map((y,x)=>a`<g key=${y.seat}>
          <g class=${`chart-line line-${y.colour}`}>
            <polyline points=${s.map((b,v)=>`${$(v)},${m(b[y.seat]??0)}`).join(" ")} />
            ${s.map((b,v)=>a`<circle key=${v} cx=${$(v)} cy=${m(b[y.seat]??0)} r="3"><title>${`${y.name}, ${t[v]}: ${b[y.seat]}`}</title></circle>`)}
          </g>
          <g class="drawing" transform=${`translate(${i+17} ${g[x]??0})`}>${pe(y.colour,13)}</g>
        </g>`)}
    </svg>
    <ul class="chart-legend">
      ${n.map(y=>a`<li key=${y.seat}><${Z} colour=${y.colour} />${y.name}</li>`)}
    </ul>
  </figure>`}function cd(e,t){let s=e.map((o,i)=>i).sort((o,i)=>(e[o]??0)-(e[i]??0)),n=[...e];for(let o=1;o<s.length;o++){let i=s[o]??0,l=n[s[o-1]??0]??0;n[i]=Math.max(n[i]??0,l+15)}let r=Math.max(0,(n[s[s.length-1]??0]??0)-t);return n.map(o=>o-r)}function Wi(e){return e.reduce((t,s)=>t+s,0)}var ud=1.3,pd=new Set(["Escape","Enter"," "]);function Fi(e,t){let[s,n]=w(t&&dd()?0:e.length),r=s>=e.length;z(()=>{if(r)return;let i=setTimeout(()=>n(s+1),Ue[de().pace]*ud);return()=>clearTimeout(i)},[s]),z(()=>{r&&t?De("bell"):s>0&&De("piece")},[s]);let o=()=>n(e.length);return be(i=>{let l=i.target instanceof Element&&!i.target.closest("button, a, input, select");r||!l||!pd.has(i.key)||(i.preventDefault(),o())}),{scored:s,over:r,skip:o}}function dd(){return Ue[de().pace]>0&&!matchMedia("(prefers-reduced-motion: reduce)").matches}function ji({state:e,players:t,sources:s,scored:n,onSkip:r}){let o=n>=s.length,i=t.map(m=>Ki(s.slice(0,n).map(d=>m.by_source[d]??0))),l=Math.max(1,...s.map((m,d)=>Math.max(...t.map(h=>$d(h,s,d+1))))),c=t.map((m,d)=>({i:d,total:i[d]??0,last:o?d:m.seat})).sort((m,d)=>(o?0:d.total-m.total)||m.last-d.last).map(({i:m})=>m),u=s[n-1],$=[...t].sort((m,d)=>m.seat-d.seat);return a`<section class=${`scoring ${o?"is-over":""}`} aria-label=${p("scoring")}>
    ${!o&&a`<p class="scored-now row" aria-live="polite">
      <span>${u?`${T(f("source",u))}: ${se($.map(m=>`${md(e,m)} ${ae(m.by_source[u]??0)}`))}`:""}</span>
      <button type="button" class="plain" onClick=${r}>${p("scoring_skip")}</button>
    </p>`}
    <ol class="standings" style=${{"--players":t.length}}>
      ${t.map((m,d)=>{let h=e.seats[m.seat],g=i[d]??0,y={"--at":c.indexOf(d),"--long":Math.max(0,g)/l};return a`<li key=${m.seat} class=${`colour-${h?.colour} ${o&&m.rank===1?"wins":""} ${h?.mine?"mine":""}`} style=${y}>
          <span class="place">${o?p("place",{n:m.rank}):""}</span>
          <span class="who"><${Z} colour=${h?.colour??"blue"} /> <span class="name">${h?.name}</span></span>
          <span class="bar"><span></span></span>
          <${Ae} value=${g} />
        </li>`})}
    </ol>
  </section>`}function qi({state:e,players:t}){let s=t.filter(n=>n.rank===1);return a`<div class="winners-rose" aria-hidden="true"><${Yn} colours=${s.map(n=>e.seats[n.seat]?.colour??"blue")} /></div>`}function md(e,t){return e.seats[t.seat]?.name??""}function $d(e,t,s){return Ki(t.slice(0,s).map(n=>e.by_source[n]??0))}function Ki(e){return e.reduce((t,s)=>t+s,0)}var fd=["fill","font-family","font-weight","opacity","stroke","stroke-linecap","stroke-linejoin","stroke-width","text-anchor"];async function Gi(e){let{width:t,height:s}=e.viewBox.baseVal,n=new Image(t,s);n.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(hd(e))}`,await n.decode();let r=document.createElement("canvas");return r.width=t*2,r.height=s*2,r.getContext("2d")?.drawImage(n,0,0,r.width,r.height),new Promise((o,i)=>r.toBlob(l=>l?o(l):i(new Error("no picture")),"image/png"))}function hd(e){let t=e.cloneNode(!0),s=[t,...t.querySelectorAll("*")];return[e,...e.querySelectorAll("*")].forEach((n,r)=>{let o=getComputedStyle(n);for(let i of fd)s[r]?.setAttribute(i,o.getPropertyValue(i));s[r]?.removeAttribute("style"),s[r]?.removeAttribute("class")}),new XMLSerializer().serializeToString(t)}function Oe(e){return[...e.result?.players??[]].sort((t,s)=>t.rank-s.rank)}function Ui(e){let t=Oe(e),s=t.filter(o=>o.rank===t[0]?.rank),n=se(s.map(o=>e.seats[o.seat]?.name??"")),r=E("prestige",s[0]?.prestige??0);return s.length>1?p("share_win",{names:n,prestige:r}):p("wins",{name:n,prestige:r})}function Yi(e){let t=Oe(e);return[...new Set(t.map(n=>n.prestige))].map(n=>t.filter(r=>r.prestige===n)).filter(n=>n.length>1).map(n=>{let r=l=>e.seats[l.seat]?.name??"",o={names:se(n.map(r)),prestige:E("prestige",n[0]?.prestige??0)};return n.some(l=>l.rank!==n[0]?.rank)?p("tie_decided",{...o,figures:se(n.map(l=>`${r(l)} ${l.tie_break}`))}):p("tie_shared",{...o,n:n[0]?.tie_break})})}function Qi({state:e,facts:t}){let s=S(null),[n,r]=Y(),o=e.seats.some(u=>u.mine),{links:i}=ft(e.table,o,null),l=U(()=>a`<${Qn} table=${e.table} seats=${gd(e)} round=${null} view=${e.view} streets=${e.streets} below=${e.seat} facts=${t} />`,[e.table,e.seat]),c=u=>async()=>{r(null);try{let $=s.current?.querySelector("svg");$&&await u(new File([await Gi($)],`notredame-${e.table}.png`,{type:"image/png"}))}catch($){$ instanceof DOMException&&$.name==="AbortError"||r($)}};return a`<section class="card stack share-result" aria-labelledby="share">
    <h2 id="share">${p("share_result")}</h2>
    <div class="result-picture" ref=${s} role="img" aria-label=${p("result_picture")}>${l}</div>
    <p class="row">
      <button type="button" onClick=${c(bd)}>${p("save_picture")}</button>
      ${yd()&&a`<button type="button" onClick=${c(u=>navigator.share({files:[u]}))}>${p("share_picture")}</button>`}
    </p>
    ${i&&a`<p class="stack tight"><span>${p("result_link")}</span><${nt} path=${i.watch} label=${p("result_link")} /></p>`}
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}
  </section>`}function gd(e){return Oe(e).map(({seat:t,rank:s,prestige:n})=>({name:e.seats[t]?.name??"",colour:e.seats[t]?.colour??"blue",open:!1,rank:s,prestige:n}))}function yd(){let e=new File([],"picture.png",{type:"image/png"});return navigator.canShare?.({files:[e]})??!1}function bd(e){let t=document.createElement("a");t.href=URL.createObjectURL(e),t.download=e.name,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function Ji(e){let t=Oe(e),s=t.filter(l=>e.seats[l.seat]?.mine),[n]=s;if(!n||s.length>1)return"";let r=t.filter(l=>l.rank===1);if(n.rank>1){let l=(r[0]?.prestige??0)-n.prestige,c={nth:p(`nth_${n.rank}`),points:E("point",l),name:bn(e,r)};return p(l?"you_place":"you_place_tie",c)}if(r.length>1)return p("you_shared");let o=t.filter(l=>l.rank===t[1]?.rank),i=n.prestige-(o[0]?.prestige??0);return i?p("you_won_by",{points:E("point",i),name:bn(e,o)}):p("you_won_tie")}function Xi(e){let[t,s]=Oe(e);if(!t||!s||s.rank===1)return[];let n=Oe(e).filter(u=>e.seats[u.seat]?.mine&&u!==t),r=n.length===1&&n[0]?n[0]:s,o=[],[i,l]=wd(t,r);l>0&&o.push(p("decided_by",{source:f("source",i),name:bn(e,[t]),more:ae(t.by_source[i]??0),other:bn(e,[r]),less:ae(r.by_source[i]??0)}));let c=kd(e,t.seat);return c&&o.push(c),o}function wd(e,t){return Object.keys(e.by_source).map(n=>[n,(e.by_source[n]??0)-(t.by_source[n]??0)]).reduce((n,r)=>r[1]>n[1]?r:n,["",0])}function kd(e,t){let s=e.result?.rounds??[],r=s.map(({prestige:l})=>l.every((c,u)=>u===t||c<(l[t]??0))).lastIndexOf(!1)+1,o=s[r]?.round,i=e.seats[t]?.name;return o?r===s.length-1?p("lead_last",{name:i}):p("lead_since",{name:i,round:o}):""}function bn(e,t){return se(t.map(s=>e.seats[s.seat]?.name??""))}function Zi({state:e,facts:t,scoring:s,onScored:n,onReplay:r,onReview:o}){let{result:i,seats:l}=e,[c,u]=Y(),$=e.rematch,m=na(e.daily),d=e.daily!==null&&!m.found?.seed,h=Oe(e),g=xd(h),y=g.filter(C=>h.some(A=>A.by_source[C])),{scored:x,over:b,skip:v}=Fi(y,s);if(z(()=>{b&&n()},[b]),me(Ze),!i)return null;let k=l.some(C=>C.mine),_=async()=>{u(null);try{let C=await N(`/api/tables/${e.table}/rematch`,{});ve(`/t/${C.table}`)}catch(C){u(C)}};return a`<${q} />
    <main id="main" class="ending stack" tabindex="-1">
      <header class="stack">
        <div class="verdict">
          ${b&&a`<${qi} state=${e} players=${h} />`}
          <div class="stack tight">
            <h1>${b?Ui(e):p("scoring")}</h1>
            ${b&&[Ji(e),...Yi(e),...Xi(e)].filter(Boolean).map(C=>a`<p key=${C}>${C}</p>`)}
            ${b&&e.practice&&a`<p class="soft">${p("was_practice")}</p>`}
          </div>
        </div>
        <${ji} state=${e} players=${h} sources=${y} scored=${x} onSkip=${v} />
        ${b&&a`<p class="row">
          ${$&&k?a`<a class="button main" href=${`/t/${$}`}>${p("to_rematch")}</a>`:k&&e.played_here&&!e.daily&&a`<button type="button" class="main" onClick=${_}>${p("rematch")}</button>`}
          <button type="button" onClick=${o}>${f("review","title")}</button>
          <button type="button" onClick=${r}>${p("replay")}</button>
          ${!d&&a`<a class="button" href=${`/api/tables/${e.table}/record`} download=${`notredame-${e.table}.txt`}>${p("record")}</a>`}
          <a class="button plain" href="/">${p("to_start")}</a>
        </p>`}
        ${c&&a`<p class="trouble" role="alert">${c}</p>`}
      </header>
      ${b&&a`<${Ii} state=${e} />`}
      ${b&&e.daily&&a`<${Di} day=${e.daily} deal=${m.found} trouble=${m.trouble} again=${m.again} />`}
      ${b&&a`<${vd} state=${e} result=${i} players=${h} sources=${g} />`}
      ${b&&!d&&a`<${Qi} state=${e} facts=${t} />`}
      ${e.seats.some(C=>C.who==="person"&&!C.mine)&&a`<section class="card" aria-label=${p("chat")}><${Vt} state=${e} /></section>`}
      ${!d&&a`<${js} seed=${e.seed??m.found?.seed??null} commitment=${e.commitment} table=${e.table} />`}
    </main>
    <${te} />`}function xd(e){return Object.keys(e[0]?.by_source??{}).filter(t=>t!=="hotel"||e.some(s=>s.by_source[t]))}function vd({state:e,result:t,players:s,sources:n}){let{seats:r}=e,o=t.rounds.map(i=>i.round);return a`<section class="card stack" aria-labelledby="sheet">
      <h2 id="sheet">${p("score_sheet")}</h2>
      <div class="wide-table" tabindex="0" role="region" aria-label=${p("as_table")}>
        <table class="figures-table score-sheet">
          <thead>
            <tr>
              <th scope="col">${p("source")}</th>
              ${s.map(({seat:i,rank:l})=>a`<th scope="col" key=${i} class=${r[i]?.mine?"own-column":""}><span class="with-emblem"><span class="place">${p("place",{n:l})}</span> <${Z} colour=${r[i]?.colour??"blue"} /> ${r[i]?.name}</span></th>`)}
            </tr>
          </thead>
          <tbody>
            ${n.map(i=>a`<tr key=${i}><th scope="row">${T(f("source",i))}</th>${s.map(l=>a`<td key=${l.seat}>${ae(l.by_source[i]??0)}</td>`)}</tr>`)}
          </tbody>
          <tfoot>
            <tr class="total"><th scope="row">${p("total")}</th>${s.map(i=>a`<td key=${i.seat}>${i.prestige}</td>`)}</tr>
            <tr><th scope="row">${p("tie_break")}</th>${s.map(i=>a`<td key=${i.seat}>${i.tie_break}</td>`)}</tr>
          </tfoot>
        </table>
      </div>
      <${Bi} result=${{...t,players:s}} seats=${r} sources=${n} />
    </section>
    ${o.length>0&&a`<section class="card stack" aria-labelledby="course">
      <h2 id="course">${p("course")}</h2>
      <div class="chart-pair">
        <${Cr} title=${p("chart_prestige")} rounds=${o} values=${t.rounds.map(i=>i.prestige)} seats=${r} />
        <${Cr} title=${p("chart_rats")} rounds=${o} values=${t.rounds.map(i=>i.rat)} seats=${r} />
      </div>
      <details>
        <summary>${p("as_table")}</summary>
        <div class="wide-table" tabindex="0" role="region" aria-label=${p("course")}>
          <table class="figures-table">
            <thead>
              <tr><th scope="col">${p("rounds")}</th>${r.map(i=>a`<th scope="col" key=${i.seat}>${i.name}</th>`)}</tr>
            </thead>
            <tbody>
              ${t.rounds.map(i=>a`<tr key=${i.round}><th scope="row">${i.round}</th>${r.map(l=>a`<td key=${l.seat}>${p("prestige_and_rat",{prestige:i.prestige[l.seat],rat:i.rat[l.seat]})}</td>`)}</tr>`)}
            </tbody>
          </table>
        </div>
      </details>
    </section>`}`}function wn(e){let{view:t,seat:s}=e;if(!t||!e.result||e.options.totals==="open")return e;let n=t.players.map(r=>r.seat===s?r:{...r,prestige:null,prestige_by_source:null});return{...e,view:{...t,players:n}}}function el(e,t){let s=e.seats.filter(r=>r.mine&&!r.left).map(r=>r.seat);if(s.length<2||e.status!=="playing")return null;let n=e.waiting.map(r=>r.seat).filter(r=>s.includes(r));return t!==null&&(n.includes(t)||!n.length)?null:n[0]??s[0]??null}function tl({seat:e,onReady:t,onUndo:s}){let n=S(null);return O(()=>n.current?.focus(),[e.seat]),a`<${q} />
    <main id="main" class=${`hand-over colour-${e.colour}`} tabindex="-1">
      <${Z} colour=${e.colour} />
      <h1>${p("hand_over",{name:e.name})}</h1>
      <p class="soft">${p("hand_over_text")}</p>
      <button type="button" class="main" ref=${n} onClick=${t}>${p("ready",{name:e.name})}</button>
      ${s&&a`<button type="button" class="plain" onClick=${s}>${p("hand_back")}</button>`}
    </main>`}function kn({state:e,facts:t,onDone:s}){let[n,r]=Y(),[o,i]=w(t.default_level),l=async(d,h)=>{r(null);try{await N(`/api/tables/${e.table}/${d}`,h),s()}catch(g){r(g)}},c=async d=>{await N(`/api/tables/${e.table}/leave`,{seat:d}),s()},u=e.status==="playing",$=e.seats.filter(d=>d.mine),m=e.host||$.length&&!e.host_here?e.seats.filter(d=>d.who==="open"||u&&!d.mine&&(d.left||d.who==="person"&&!d.present)):[];return a`<div class="stack">
    ${u&&$.map(d=>d.left?a`<button key=${d.seat} type="button" class="main" onClick=${()=>l("return",{seat:d.seat})}>${p("come_back",{name:d.name})}</button>`:a`<div key=${d.seat}><${_e} label=${$.length>1?p("leave_of",{name:d.name}):p("leave")} text=${p("leave_text")} yes=${p("leave_now")} no=${p("leave_not")} go=${()=>c(d.seat)} /></div>`)}
    ${m.length>0&&a`<div class="row">
      <label class="check"
        >${p("bot_level")}
        <select value=${o} onChange=${d=>i(d.target.value)}>
          ${t.levels.map(d=>a`<option key=${d} value=${d}>${f("level",d)}</option>`)}
        </select>
      </label>
      ${m.map(d=>a`<button key=${d.seat} type="button" onClick=${()=>l("replace",{seat:d.seat,level:o})}>${p("put_bot",{name:d.who==="open"?f("colour",d.colour):d.name})}</button>`)}
    </div>`}
    ${n&&a`<p class="trouble" role="alert">${n}</p>`}
  </div>`}function sl({table:e,link:t,watching:s}){let[n,r]=w(t),[o,i]=w([]),[l,c]=w(""),[u,$]=Y(),m=()=>D(`/api/tables/${e}/watchers`).then(({watchers:g})=>i(g),$);z(()=>void m(),[e,s]);let d=async()=>{r((await N(`/api/tables/${e}/watch-link`)).watch),c(p("link_renewed"))},h=async({watcher:g})=>{await N(`/api/tables/${e}/send-away`,{watcher:g}),r((await D(`/api/tables/${e}/links`)).watch),await m()};return a`<div class="stack tight">
    <${nt} path=${n} label=${p("watch_link")} /><${vs} />
    <div><${_e} label=${p("renew_link")} text=${p("renew_watch_link_text")} go=${d} /></div>
    <span class="small" role="status">${l}</span>
    <h4>${p("watchers_allowed")}</h4>
    ${u&&a`<p class="trouble small" role="alert">${u}</p>`}
    ${o.length===0&&a`<p class="soft small">${p("watchers_none")}</p>`}
    ${o.length>0&&a`<ul class="watchers-allowed stack tight">
      ${o.map(g=>a`<li key=${g.watcher}><${_d} one=${g} sendAway=${()=>h(g)} /></li>`)}
    </ul>`}
  </div>`}function _d({one:e,sendAway:t}){let s=e.name||p("watcher_unnamed");return a`<span class="row close"><span>${s}</span> <span class="soft small">${p(e.here?"present":"absent")}</span></span>
    <${_e} label=${p("send_away_of",{name:s})} text=${p("send_away_text",{name:s})} yes=${p("send_away")} go=${t} />`}function nl({state:e,facts:t,onClose:s}){let{links:n}=ft(e.table,e.host&&!e.daily,e.status);return a`<${et} title=${p("menu")} kind="menu" onClose=${s}>
    <div class="stack">
      <p class="row">
        <a class="button" href="/">${p("to_start")}</a>
        <a class="button" href="/rules" target="_blank">${p("rules")}</a>
      </p>
      <h3>${p("settings")}</h3>
      <${$n} />
      <div class="row"><${xs} /><${ks} /></div>
      ${e.daily&&a`<h3>${f("daily","title")}</h3><p class="small">${f("daily","in_menu",{day:ge(e.daily)})}</p>`}
      ${e.status!=="over"&&!e.daily&&a`<h3>${p("seats")}</h3><${kn} state=${e} facts=${t} onDone=${s} />`}
      ${n?.watch&&a`<h3>${p("watch_link")}</h3><${sl} table=${e.table} link=${n.watch} watching=${e.watchers} />`}
      <h3>${p("fairness")}</h3>
      <p class="small">${p("commitment_text")}</p>
      <p class="hash">${e.commitment}</p>
    </div>
  <//>`}var xn=()=>Object.values(R().periods),Sr=()=>xn()[0]?.length??0,rl=({view:e})=>xn().some(t=>t[t.length-1]===e.round),ce=(...e)=>({me:t})=>e.map(s=>s==="cathedral"?s:s.includes("/")?s.replace("/",`:${t.colour}/`):`${s}:${t.colour}`),Md=({me:e})=>Object.keys(e.sectors).map(t=>`sector:${e.colour}/${t}`),ol=({view:e})=>e.persons.map(t=>`person:${t}`),Cd=({view:e})=>e.players.map(t=>`rat:${t.colour}`),Hr=({state:e},t)=>e.seats[t]?.name??"",al=e=>({name:Hr(e,e.view.start_player)}),il=({view:e,me:t})=>e.start_player===t.seat,zr=({view:e})=>e.phase==="draft",Er=({round:e})=>e>0,Be=({round:e})=>e>1,Tr=({me:e})=>e.pack.filter(t=>t!==null),cl=({me:e})=>e.hand.map(({card:t})=>t).filter(t=>t!==null),ll=(e,t)=>Tr(e).includes(t)||cl(e).includes(t),Sd=({round:e,me:t})=>e>0||t.played.length>0,zd=["goal","draft","second_draft","hand","play"],Lr=()=>!1,Fe=(e,t,s={})=>({id:`card_${e}`,card:e,icon:t,when:n=>ll(n,e),past:n=>!ll(n,e),places:ce(`sector/${e}`),...s}),ul=[{id:"goal",icon:"prestige",when:({round:e})=>e===0,past:e=>!zr(e)||Er(e),places:e=>[...Md(e),...ce("prestige")(e)]},{id:"persons",icon:"person",when:({view:e})=>e.persons.length>0,past:Be,places:ol,values:({view:e})=>({plague:e.plague})},{id:"draft",icon:"card",when:({asked:e,me:t})=>e==="keep"&&t.drafted===0,past:e=>!zr(e)||e.me.drafted>0,values:e=>({name:Hr(e,tn(e.view,e.me.seat))}),cards:Tr},{id:"second_draft",icon:"card",when:({asked:e,me:t})=>e==="keep"&&t.drafted===1,past:e=>!zr(e)||e.me.drafted!==1,values:e=>({name:Hr(e,Ea(e.view,e.me.seat))}),cards:Tr},{id:"hand",icon:"bell",when:({view:e,me:t})=>e.phase==="cards"&&t.hand.length===3,past:({view:e,me:t})=>e.phase!=="cards"||t.hand.length<3,text:e=>il(e)?"hand_text_you":"hand_text",values:al,cards:cl},{id:"play",icon:"marker",when:({asked:e})=>e==="card",past:({view:e,me:t})=>e.phase!=="cards"||t.played.length>1,places:e=>[...ce("supply")(e),...e.me.hand.flatMap(({card:t})=>Wt(`card_${t}`)?.places?.(e)??[])]},{id:"drive",icon:"carriage",when:({asked:e})=>e==="drive",past:({asked:e})=>e!=="drive",places:ce("carriage")},{id:"city",icon:"cathedral",when:({me:e})=>e.played.length>0,past:Be,places:ce("carriage"),text:()=>wa()?"city_text":"city_text_wide",values:()=>({city:p("part_city")})},{id:"supply",icon:"box",when:({me:e})=>e.played.length>0,past:Be,places:ce("supply","general")},{id:"second_card",icon:"card",when:({asked:e,me:t})=>e==="card"&&t.played.length===1,past:({asked:e})=>e!=="card"},{id:"tools",icon:"step",when:({state:e,asked:t})=>e.undo.possible||t==="hire",past:Be,values:()=>({undo:`\u21B6 ${p("undo")}`,hint:p("hint")})},{id:"log",icon:"message",when:({view:e,me:t})=>e.players.some(s=>s!==t&&s.played.length>0),past:Be,values:()=>({log:p("log"),help:p("help")})},{id:"hire",icon:"person",when:({asked:e})=>e==="hire",past:({asked:e})=>e!=="hire",places:ol},{id:"coins",icon:"coin",when:({asked:e,me:t})=>e==="hire"||t.coins!==R().first_coins,past:Be,places:ce("coins")},{id:"prestige",icon:"purse",when:({state:e,view:t,me:s})=>e.options.totals==="hidden"&&((s.prestige??0)>0||t.phase==="hire"),past:Be,places:({view:e})=>e.players.map(t=>`prestige:${t.colour}`),values:()=>({log:p("log")})},Fe("cloister-school","markers"),Fe("bank","coin"),Fe("residence","prestige"),Fe("carriage-house","carriage",{places:ce("sector/carriage-house","carriage")}),Fe("hotel","coin",{values:({state:e})=>({n:e.options.hotel_double_from})}),Fe("park","rat-back"),Fe("hospital","shield"),Fe("notre-dame","cathedral",{places:ce("cathedral"),values:({view:e})=>({tile:e.cathedral_tile})}),Fe("trusted-friend","friend",{places:ce("friend")}),{id:"rat",icon:"rat",when:({view:e,me:t})=>t.played.length>1||e.phase==="hire",past:Be,places:ce("rat")},{id:"round",icon:"bell",when:Er,past:Be,places:Cd,text:e=>il(e)?"round_text_you":"round_text",values:al},{id:"goodbye",icon:"prestige",when:Er,past:({round:e})=>e>=Sr()},{id:"empty_supply",icon:"marker",when:({me:e,asked:t})=>e.supply===0||t==="marker",past:({me:e,asked:t})=>e.supply>0&&t!=="marker",places:ce("supply")},{id:"sets",icon:"message",when:({state:e,me:t})=>t.messages.length>0&&e.options.message_sets==="colour",past:Lr,places:ce("messages")},{id:"overrun",icon:"rat-forward",when:({me:e,asked:t})=>(e.rat_after_plague??0)>R().rat_track_end||t==="plague",past:Lr,places:ce("rat")},{id:"period_ends",icon:"cathedral",when:rl,past:e=>!rl(e),places:()=>["cathedral"],values:({view:e})=>({tile:e.cathedral_tile})},{id:"period",icon:"cathedral",when:({round:e})=>e>=Sr(),past:({round:e})=>e>Sr(),places:()=>["cathedral"]},{id:"last_round",icon:"prestige",when:({round:e})=>e===xn().flat().length-1,past:Lr,places:ce("prestige")}];function pl(e){let{view:t,seat:s}=e,n=t&&s!==null?t.players[s]:void 0;if(e.status!=="playing"||!t?.round||!n)return null;let r=xn().flat().indexOf(t.round);return{state:e,view:t,me:n,asked:e.question?.question??null,round:r}}function Wt(e){return ul.find(t=>t.id===e)??null}function dl(e,t,s){let n=s?.state.question??null,r=n!==null&&n.asked!==t.state.question?.asked,o=e.due.filter(Wt),i=r?void 0:o[0],l=new Set([...e.told,...o]),c={...e.cards},u=[];for(let h of ul){if(l.has(h.id)||!h.when(t)||!(Sd(t)||zd.includes(h.id)))continue;u.push(h.id);let g=new Set(h.cards?.(t).filter(y=>!l.has(`card_${y}`)));g.size&&(c[h.id]=[...g]);for(let y of g)l.add(`card_${y}`)}let $=o.filter(h=>h!==i&&(Wt(h)?.past(t)??!0));if(!u.length&&!$.length&&o.length===e.due.length)return e;let m=o.filter(h=>h!==i&&!$.includes(h)),d=u.flatMap(h=>c[h]??[]).map(h=>`card_${h}`);return{...e,due:[...i?[i]:[],...u,...m],told:[...e.told,...$,...d],cards:c}}function ml({state:e,onPoint:t}){let s=U(()=>pl(e),[e]);return!s||yt()!==e.table?null:a`<${Ed} now=${s} onPoint=${t} />`}function Ed({now:e,onPoint:t}){let[s,n]=w(to),[r,o]=w(null),i=S(null),l=S(null);z(()=>{let m=l.current;l.current=e,n(d=>d.quiet?d:dl(d,e,m))},[e,s.quiet]),z(()=>so(s),[s]);let c=s.quiet?void 0:s.due[0],u=Wt(r??c??"");Td(u?.places?.(e)??[],t);let $=()=>{r!==null?o(null):c&&n({...s,told:[...s.told,c],due:s.due.slice(1)})};return Ad(u?$:null),Od(i,u?.id??null),a`<section class=${`coach ${u?"open":""} ${s.quiet?"quiet":""}`} aria-label=${f("learn","guide")} ref=${i}>
    <div class="lesson-place" aria-live="polite" tabindex=${u?.cards?0:void 0}>${u&&a`<${Ld} key=${u.id} lesson=${u} cards=${s.cards[u.id]??[]} now=${e} />`}</div>
    <div class="coach-tools">
      ${u&&a`<button type="button" class="main" key="got-it" aria-keyshortcuts="Escape" onClick=${$}>${f("learn",r?"close":"got_it")}</button>`}
      ${u&&!r&&a`<button type="button" class="plain" key="skip" onClick=${()=>n({...s,quiet:!0})}>${f("learn","skip_rest")}</button>`}
      ${s.quiet&&a`<button type="button" class="plain" key="on" onClick=${()=>n({...s,quiet:!1})}>${f("learn","go_on")}</button>`}
      ${s.told.length>0&&a`<${Hd} key="told" told=${s.told} onRead=${o} />`}
    </div>
  </section>`}function Ld({lesson:e,cards:t,now:s}){let n=f("learn",e.text?.(s)??`${e.id}_text`,e.values?.(s));return a`<article class="lesson">
    <h2><${P} name=${e.icon} /><span>${$l(e)}</span></h2>
    <p>${n}</p>
    ${t.length>0&&a`<ul class="lesson-cards">
      ${t.map(r=>a`<li key=${r}>
          <strong>${T(f("card",r))}</strong> ${le("card_help",r,s.state)}
        </li>`)}
    </ul>`}
  </article>`}function Hd({told:e,onRead:t}){let s=S(null),n=o=>{s.current&&(s.current.open=!1),t(o)};return a`<details class="explained-lessons" ref=${s} onKeyDown=${o=>{o.key!=="Escape"||!s.current?.open||(o.preventDefault(),s.current.open=!1,s.current.querySelector("summary")?.focus())}}>
    <summary><span class="explained-words">${f("learn","explained")}</span> <span class="explained-count" aria-hidden="true">≡ ${e.length}</span></summary>
    <ul>
      ${e.map(o=>{let i=Wt(o);return i&&a`<li key=${o}><button type="button" class="plain" onClick=${()=>n(o)}><${P} name=${i.icon} />${$l(i)}</button></li>`})}
    </ul>
  </details>`}function $l({id:e,card:t}){return t?T(f("card",t)):f("learn",`${e}_title`)}function Td(e,t){let s=S(t);s.current=t,z(()=>{if(e.length)return s.current?.(e),()=>s.current?.([])},[e.join(" ")])}function Ad(e){be(s=>{s.key!=="Escape"||s.defaultPrevented||s.repeat||(s.target instanceof Element?s.target:null)?.closest("input, textarea, select, .explained-lessons[open]")||document.querySelector("dialog[open], .tip:popover-open, .confirm")||e?.()},{first:!0})}function Od(e,t){let s=S(!1);s.current=!!e.current?.contains(document.activeElement),O(()=>{!s.current||document.activeElement!==document.body||e.current?.querySelector(".coach-tools :is(button, summary)")?.focus({preventScroll:!0})},[t])}function fl({thoughts:e,marked:t,seat:s,onChoose:n,onClose:r}){let[o,i]=w(!1),l=e?.[0];if(!e||!l)return a`<p class="hint" role="status">${p("hint_thinking")}</p>`;let c=Pd(e,t);return a`<div class="hint" role="status">
    <p>
      <strong>${l.label}</strong>${c&&` ${Vd(c)} ${c.why}`}
    </p>
    <p class="hint-does">
      <button type="button" class="main" onClick=${()=>n(l.choice)}>${p("hint_play")}</button>
      ${e.length>1&&a`<button type="button" class="compare" onClick=${()=>i(!0)}>${p("hint_all")}</button>`}
      <button type="button" class="plain close" aria-label=${p("close")} onClick=${r}><span aria-hidden="true">✕</span></button>
    </p>
    ${o&&a`<${Rd} thoughts=${e} seat=${s} onChoose=${n} onClose=${()=>i(!1)} />`}
  </div>`}function Rd({thoughts:e,seat:t,onChoose:s,onClose:n}){return a`<${et} title=${p("hint_title")} onClose=${n}>
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
              <td>${r.why?Ie(r.behind,r.error):"\u2013"}</td>
              <td>${p("percent",{number:Math.round(100*r.win_chance)})}</td>
              <td class="final-prestige">${j(r.prestige[t]??0)}</td>
            </tr>`,r.why&&a`<tr key=${`why ${r.choice}`}><td class="hint-why" colspan="4">${r.why}</td></tr>`])}
        </tbody>
      </table>
    </div>
  <//>`}var Vd=({even:e,label:t})=>e?p("hint_even",{other:t}):p("hint_rather",{other:t});function Pd(e,t){let s=e.slice(1);return s.find(n=>n.choice===t)??s[0]}var Nd=new Set(["u","Tab","Shift","Control","Alt","AltGraph","Meta","CapsLock"]);function hl({table:e,seat:t,number:s,undo:{pause:n}}){O(()=>{if(!n)return;let r=new AbortController,o=()=>{r.abort(),N(`/api/tables/${e}/go-on`,{seat:t}).catch(()=>{})},i=$=>$.target instanceof Element&&$.target.closest("[data-tip=undo]"),l=$=>$.detail<2&&!i($)&&o(),c=$=>!$.repeat&&!Nd.has($.key)&&!i($)&&o(),u={capture:!0,signal:r.signal};return document.addEventListener("click",l,u),document.addEventListener("keydown",c,u),()=>r.abort()},[e,t,s,n])}function vn({lines:e,step:t}){let s=t?.lines??e;if(t&&t.kind!=="own")return s;let n=s[s.length-1]?.move;return s.filter(r=>r.move===n)}function $s(e){let{state:t,step:s}=e;if(s?.kind==="period")return vn(e).filter(o=>o.kind!=="markers-moved");let n=vn(e);return t.seat!==null&&s?.kind!=="plague"&&n[0]?.seat===t.seat?n.filter(o=>o.seat!==t.seat):n}function gl({moment:e}){let{state:t,step:s}=e;return s?.kind==="plague"?a`<span class="plague-step">
      <strong><${P} name="plague" /> ${p("plague_value",{value:s.value})}</strong>
      ${s.results.map(n=>a`<${Id} key=${n.seat} result=${n} seat=${t.seats[n.seat]} />`)}
    </span>`:$s(e).map(n=>n.text).join(" ")}function Id({result:e,seat:t}){if(!t)return null;let s=e.losses.map(n=>n.deed?Dd(n.deed):yl(n.text));return a` <span class="plague-result"><${Z} colour=${t.colour} /> ${t.name} <span class="number">${e.from} → ${e.to}</span>${s.length>0&&a` <span class="price">${se(s)}</span>`}</span>`}function Dd(e){let t=yl(e);return t.charAt(0).toLocaleLowerCase()+t.slice(1)}function yl(e){return e.replace(/[.。]$/,"")}var Wd=60,Bd=150,Fd=1.6,jd=2.4,qd=.4;function _n(e,t){let s=$s(e);if(!s.length)return Ue[t]*qd;let n=s.reduce((l,c)=>l+c.text.length,0),r=Math.min(1,Math.max(0,n-Wd)/Bd),i=e.step&&e.step.kind!=="own"?e.state.result?jd:Fd:1;return Ue[t]*i*(1+r)}var Kd=new Set(["plague-strikes","period-ends","round-begins","game-ends"]),Gd=new Set(["round-begins","game-ends"]);function bl(e){let t=[],s=Object.values(R().periods).flat();for(let n of e){let r=t[t.length-1];if(r&&r.move===n.move&&!Kd.has(n.kind)){r.lines.push(n);continue}let o=r?.move===n.move;r&&o&&(r.last=!1);let i=n.kind==="round-begins"?s.shift()??null:null;t.push({move:n.move,lines:[n],before:r&&o?[...r.before,...r.lines]:[],last:!0,round:i})}return t}function Mn(e,t,s){let n=[...s.before,...s.lines];if(s.last||n.some(i=>Gd.has(i.kind)))return t;let r=n.some(i=>i.kind==="cathedral-scored"),o=e.players.map((i,l)=>{let c=t.players[l],u=n.filter($=>$.seat===l);return c&&u.length?Ud(i,c,new Set(u.map($=>$.kind)),r):i});return{...e,players:o,markets:t.markets}}function Cn(e,t,s){return e.players.map(({sectors:n,friend:r},o)=>(n===s.view?.players[o]?.sectors||r!==t.view?.players[o]?.friend?s:t).sector_effects[o]??{})}function Ud(e,t,s,n){let{hand:r,pack:o,played:i,drafted:l,dealt:c}=e,u=s.has("plague-strikes"),{supply:$,general_supply:m,sectors:d}=s.has("markers-moved")?t:e,h=n?0:Math.max(0,e.cathedral-t.cathedral),g=[...u?[]:["plague"],...n?[]:["cathedral"]];return{...t,hand:r,pack:o,played:i,drafted:l,dealt:c,supply:$,sectors:d,general_supply:m-(s.has("markers-moved")?h:0),cathedral:t.cathedral+h,prestige:t.prestige===null?null:t.prestige-Qd(g.map(y=>Yd(e,t,y))),rat:u?t.rat:e.rat,rat_after_plague:u?null:e.rat_after_plague}}function Yd(e,t,s){return(t.prestige_by_source?.[s]??0)-(e.prestige_by_source?.[s]??0)}function Qd(e){return e.reduce((t,s)=>t+s,0)}var wl={"plague-strikes":"plague","period-ends":"period","round-begins":"next","game-ends":"next"},Jd=new Set(["prestige-lost","markers-moved"]);function Sn(e,t){let[s,n]=[e.state.view,t.state.view];if(!s||!n||!zn(t.lines,e.state.move))return[t];let r=t.lines.filter(l=>l.move<=e.state.move),o=[],i=[];for(let{kind:l,lines:c}of Xd(t.lines.slice(r.length))){let u=Mn(s,n,{move:t.state.move,lines:c,before:o,last:!1,round:null});o=[...o,...c];let $=l==="own"?u.phase:"plague",m={...t.state,status:"playing",question:null,waiting:[],view:{...u,phase:$},sector_effects:Cn(u,e.state,t.state)},d=l==="plague"?Zd(s,n,c):[];i.push({state:m,lines:[...r,...o],step:{kind:l,lines:c,results:d,value:s.plague}})}return[...i,t]}function zn(e,t){return e.some(s=>s.move>t&&["plague","period"].includes(wl[s.kind]??""))}function Xd(e){let t=[];for(let s of e){let n=wl[s.kind];if(n==="next")break;let r=t[t.length-1];r&&(!n||n===r.kind)?r.lines.push(s):t.push({kind:n??"own",lines:[s]})}return t}function Zd(e,t,s){return s.flatMap(r=>r.kind==="plague-strikes"&&r.seat!==null?[r.seat]:[]).map(r=>({seat:r,from:e.players[r]?.rat??0,to:t.players[r]?.rat??0,losses:s.filter(o=>o.seat===r&&Jd.has(o.kind))}))}var em=new Set(["card-kept","cards-passed","draft-ends"]),tm=9e3,sm=1100;function kl(e,t){let[s,n]=w(null),r=S(void 0),o=S(0),i=e?.state.seat??null,l=e&&i!==null?Ua(e.lines,i):0,c=e?.lines??[],u=l>0&&zn(c.filter(h=>h.move===l),0)?l:l+1,$=[...new Set(c.filter(h=>h.move>=u&&!em.has(h.kind)).map(h=>h.move))],m=ie(()=>{o.current++,clearTimeout(r.current),n(null)},[]);z(()=>m,[]),O(()=>m(),[e?.state.move]);let d=async()=>{if(!e)return;let h=++o.current,g=Math.min(sm,tm/Math.max(1,$.length));for(let y of $){for(let x of await nm(e,t,y)){if(o.current!==h)return;if(y===l&&x.step?.kind==="own")continue;n(x);let b=x.step?Math.max(g,_n(x,"normal")):g;await new Promise(v=>r.current=setTimeout(v,b))}if(o.current!==h)return}n(null)};return{moment:s,missed:$.length,run:d,stop:m}}async function nm(e,t,s){let n=async i=>t.get(i)??await rm(e,i),r=await n(s);if(!r)return[];if(!zn(r.lines,s-1))return[r];let o=await n(s-1);return o?Sn(o,r).filter(i=>i!==r):[r]}async function rm(e,t){let{table:s,seat:n}=e.state;try{let r=await D(`/api/tables/${s}/replay?at=${t}&seat=${n}&lang=${Q()}`);return{state:r,lines:Rt([],r.news)}}catch{return null}}var om={"card-kept":"card","card-played":"card","person-hired":"coin","coins-gained":"coin","coins-paid":"coin","markers-moved":"piece","friend-moved":"piece","carriage-moved":"piece","message-taken":"piece","rat-moved":"rat","plague-strikes":"rat","period-ends":"bell"},am=3,im=.16;function lm(e){let t=e.flatMap(s=>om[s.kind]??[]);return[...new Set(t)].slice(0,am)}function cm(e,t){if(!e||e.state.seat!==t.state.seat||t.state.move<e.state.move)return[];let s=e.lines.length;return t.lines.length<s?t.lines.filter(n=>n.move===t.state.move):t.lines.slice(s)}function xl(e){let t=S(null);z(()=>{let s=cm(t.current,e);t.current=e,document.hidden||lm(s).forEach((n,r)=>De(n,r*im))},[e])}function vl({following:e,shown:t,newest:s,facts:n,sending:r,onMenu:o,onEnd:i}){let[l,c]=w([]),[u,$]=w(void 0),[m,d]=Y(),h=S(null),g=kl(t,e.past),y=t.state.seat,x=g.moment!==null,b=g.moment??t,v=U(()=>wn(b.state),[b]),k=e.behind||x?null:t.state.question,_=k?.asked,C=()=>{s.undo.possible&&r.pending===null&&r.undo()},A=Zs({question:k,seat:y,prompt:h,pending:r.pending,send:r.send,undo:C,onAsked:()=>{$(void 0),d(null)},onChoose:()=>$(void 0)}),{marked:L,setMarked:G,stopping:W,setStopping:M,toggleRest:H,folded:B,open:ne,setOpen:st,choose:J,pick:X,settle:ee}=A,{byId:re,lit:Ee,places:Bt,ghost:fs,typed:je,many:On,pointedAt:Vr,setOver:Pr,setPointedChoice:Ql,pointAtPlace:Jl}=A;me(h),en(),xl(b),hl(s);let Nr=S(_);Nr.current=_;let Xl=async()=>{$(null),d(null);try{let Le=await N(`/api/tables/${v.table}/hint?lang=${Q()}`,{seat:y});if(Nr.current!==_)return;$(pt=>pt===void 0?pt:Le.thoughts),k&&!Ht(k,!1).some(pt=>pt.id===Le.thoughts[0]?.choice)&&M(!0)}catch(Le){$(void 0),d(Le)}},Zl=y!==null&&s.seats[y]?.left,ec=()=>{d(null),N(`/api/tables/${v.table}/return`,{seat:y}).catch(d)},hs=e.behind>0||x,tc=U(()=>vn(b),[b]),Ir=k&&u?.[0]?u[0].choice:null,sc=re(Ir)?.places??l,nc=Vr.length?Vr:hs?tc.flatMap(Le=>Le.places):sc,rc=new Set(nc),oc={to:s.practice&&r.pending===null?s.undo.to:[],go:r.undo},Dr={state:v,facts:n,lines:b.lines,lit:Ee,onPick:X,over:rc,setOver:Pr,ghost:fs,onPoint:Jl,back:oc},Wr=!hs&&t.state.status==="over",ac=k?k.prompt:hs&&$s(b).length?a`<${gl} moment=${b} />`:Wr?p("game_over"):hs&&!v.waiting.length?null:um(v,y),Br=r.trouble||m;return a`<${Nt} board=${Dr} newest=${s} seat=${y} marked=${Bt} onMenu=${o} coach=${a`<${ml} state=${t.state} onPoint=${c} />`}>
    <section class=${`asking ${k?"has-question":""}`} aria-label=${p("question")}>
      ${y!==null&&a`<${Tt} board=${Dr} seat=${y} marked=${Bt} />`}
      <div class=${`asked ${k&&u!==void 0?"with-hint":""}`}>
        <p class="prompt" ref=${h} tabindex="-1" aria-live="polite">
          ${k&&a`<strong class="your-turn">${p("your_turn")}</strong>`} ${ac}
          ${On&&a`<span class="number-entry" aria-hidden="true">${je?a`<kbd>${je}</kbd> ${p("number_typed")}`:p("number_then_enter")}</span>`}
        </p>
        ${!e.connected&&a`<p class="trouble" role="status">${p("connection_lost")}</p>`}
        ${Br&&a`<p class="trouble" role="alert">${Br} <button type="button" class="plain close" aria-label=${p("close")} onClick=${()=>(r.forget(),d(null))}><span aria-hidden="true">✕</span></button></p>`}
        ${Zl&&a`<p><button type="button" class="main" onClick=${ec}>${p("come_back",{name:s.seats[y]?.name})}</button></p>`}
        ${Wr&&a`<p><button type="button" class="main" onClick=${i}>${p("scoring")}</button></p>`}
        ${k&&u!==void 0&&y!==null&&a`<${fl} thoughts=${u} marked=${L} seat=${y} onChoose=${J} onClose=${()=>$(void 0)} />`}
        ${k&&a`<${Xs}
          question=${k}
          pending=${r.pending}
          marked=${L}
          hinted=${Ir}
          tight=${u!==void 0}
          opened=${W}
          onRest=${H}
          onChoose=${J}
          onConfirm=${ee}
          onUnmark=${()=>G(null)}
          onPoint=${(Le,pt)=>(Pr(Le),Ql(pt))}
        />`}
      </div>
      <${Aa}
        state=${t.state}
        newest=${s}
        pending=${r.pending}
        behind=${e.behind}
        again=${x}
        missed=${g.missed}
        onUndo=${C}
        onHint=${Xl}
        onRecap=${g.run}
        onStop=${g.stop}
        onSkip=${e.skip}
      >${B&&a`<${on} on=${W} onToggle=${H} />`}<//>
    </section>
    ${ne!==null&&k&&a`<${rn}
      place=${ne}
      note=${Lt(ne,v,n)??{title:k.prompt,text:[]}}
      choices=${k.choices.filter(Le=>Ee.get(ne)?.includes(Le.id))}
      onChoose=${J}
      onClose=${()=>st(null)}
    />`}
  <//>`}function um(e,t){let s=e.waiting.filter(n=>n.seat!==t);return s.length?s.length===1&&s[0]?p("waiting_one",{name:e.seats[s[0].seat]?.name,what:s[0].what}):T(p("waiting_many",{names:se(s.map(n=>e.seats[n.seat]?.name??""))})):p("nothing_asked")}var pm={slow:[1100,24],normal:[650,10],fast:[260,0]},dm=["slow","normal","fast"],mm="input:not([type=range]), select, textarea, [role=log], [role=tablist], dialog";function _l({stops:e,at:t,shown:s,onTo:n,children:r}){let[o,i]=w(!1),[l,c]=w("normal"),u=e.length-1,$=$m(e),m=$.filter(({from:k})=>k<=t).length-1;z(()=>{if(!o||!s)return;if(t>=u)return i(!1);let[k,_]=pm[l],C=e[t]?.lines.reduce((L,G)=>L+G.text.length,0)??0,A=setTimeout(()=>n(t+1),k+_*C);return()=>clearTimeout(A)},[o,t,s,l]);let d=k=>{i(!1),n(Math.max(0,Math.min(u,k)))},h=()=>{!o&&t>=u&&n(0),i(!o)},g=()=>d($[t>($[m]?.from??0)?m:m-1]?.from??0),y=()=>d($[m+1]?.from??u);fm({step:k=>d(t+k),roundBack:g,roundOn:y,first:()=>d(0),last:()=>d(u),run:h});let x=p("replay_move",{at:t,all:u,round:$[m]?.round??""}),b=p(o?"replay_pause":"replay_run"),v=(k,_,C,A)=>a`<button type="button" onClick=${C} aria-label=${p(_)} title=${p(_)} aria-keyshortcuts=${A}><span aria-hidden="true">${k}</span></button>`;return a`<div class="replay-way">
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
        ${$.map(({round:k,from:_,stops:C},A)=>a`<button key=${k} type="button" class=${k.endsWith("1")?"period":""} style=${{flexGrow:C}} aria-current=${A===m?"step":void 0} aria-label=${p("round",{round:k})} onClick=${()=>d(_)}>${k}</button>`)}
      </div>
    </div>
    <div class="row tight replay-buttons">
      <span class="replay-steps">
        ${v("|\u25C2","replay_round_back",g,"PageUp")} ${v("\u25C2","replay_back",()=>d(t-1),"ArrowLeft")}
        <button type="button" class="main" onClick=${h} aria-label=${b} aria-keyshortcuts="Space"><span aria-hidden="true">${o?"\u275A\u275A":"\u25B6"}</span> <span class="run-word">${b}</span></button>
        ${v("\u25B8","replay_on",()=>d(t+1),"ArrowRight")} ${v("\u25B8|","replay_round_on",y,"PageDown")}
      </span>
      <select aria-label=${p("replay_speed")} title=${p("replay_speed")} value=${l} onChange=${k=>c(k.target.value)}>
        ${dm.map(k=>a`<option key=${k} value=${k}>${p(`replay_${k}`)}</option>`)}
      </select>
      ${r}
    </div>`}function $m(e){let t=e.flatMap(({round:s},n)=>s?[{round:s,from:n}]:[]);return t.map(({round:s,from:n},r)=>({round:s,from:n,stops:(t[r+1]?.from??e.length)-n}))}function fm(e){let t={ArrowLeft:()=>e.step(-1),ArrowRight:()=>e.step(1),PageUp:e.roundBack,PageDown:e.roundOn,Home:e.first,End:e.last," ":e.run};be(s=>{let n=t[s.key],r=s.target instanceof Element?s.target:null;!n||s.ctrlKey||s.metaKey||s.altKey||r?.closest(mm)||s.key===" "&&r?.closest("button, a, [role=button]")||(s.preventDefault(),n())})}var hm=120;function En({state:e,facts:t,from:s,onMenu:n,onClose:r}){let[o,i]=w(s?.seat??e.seat??0),[l,c]=w(!s),[u,$]=w(null),[m,d]=w([]),h=ym(e.table,e.move,l?"above":String(o)),g=U(()=>h.whole?bl(h.whole):[],[h.whole]),y=u?.stops[u.at]?.move??s?.move??e.move,x=u?.stops===g?u.at:Math.max(0,g.filter(M=>M.move<=y).length-1),b=g[x],v=M=>$({stops:g,at:M}),[k,_]=w(null),[C,A]=w(null);z(()=>{if(!b)return;let M=!1,H=()=>{},B=async()=>{let st=await h.at(b);if(M)return;_({stop:b,state:st}),A(null);let J=g[x+1];J&&h.at(J).catch(()=>{})},ne=setTimeout(()=>H=ue(B,A),k&&!h.has(b)?hm:0);return()=>{M=!0,clearTimeout(ne),H()}},[b]);let L=C??h.trouble;me(Ze);let G=U(()=>k?gm(h.whole??[],k.stop):[],[k,h.whole]);if(!k){let M=L===null?p("loading"):F(L);return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${M}</p></main>`}let W={state:{...k.state,seat:o},facts:t,lines:G,lit:new Map,onPick:()=>{},over:new Set(m.length?m:k.stop.lines.flatMap(M=>M.places)),setOver:d};return a`<${Nt} board=${W} newest=${e} seat=${o} marked=${[]} onMenu=${n}>
    <section class="asking replay" aria-label=${p("replay")}>
      <${Tt} board=${W} seat=${o} marked=${[]} />
      <div class="asked">
        <p class="prompt caption" key=${k.stop} aria-live="off">${k.stop.lines.map(M=>M.text).join(" ")}</p>
        ${L!==null&&a`<p class="trouble" role="alert">${F(L)}</p>`}
        <${_l} stops=${g} at=${x} shown=${k.stop===b} onTo=${v}>
          <select aria-label=${p("replay_seat")} title=${p("replay_seat")} value=${String(o)} onChange=${M=>i(Number(M.target.value))}>
            ${e.seats.map(M=>a`<option key=${M.seat} value=${String(M.seat)}>${M.name}</option>`)}
          </select>
          <label class="check"><input type="checkbox" checked=${l} onChange=${()=>c(!l)} /> ${p("replay_above")}</label>
        <//>
      </div>
      <div class="tools"><button type="button" onClick=${r}>${s?f("review","to_decision"):p("replay_close")}</button></div>
    </section>
  <//>`}function gm(e,t){return[...e.filter(s=>s.move<t.move),...t.before,...t.lines]}function ym(e,t,s){let[n,r]=w(null),[o,i]=w(null),l=S(new Map),c=Q(),u=m=>`${m} ${s} ${c}`,$=m=>{let d=l.current.get(u(m));if(d)return d;let h=D(`/api/tables/${e}/replay?at=${m}&seat=${s}&lang=${c}`);return l.current.set(u(m),h),h.catch(()=>l.current.delete(u(m))),h};return z(()=>{let m=!1;i(null);let h=ue(async()=>{let g=await $(t);m||(r(Rt([],g.news)),i(null))},i);return()=>{m=!0,h()}},[e,s,c]),{whole:n,trouble:o,has:m=>l.current.has(u(m.move)),at:async m=>{let d=await $(m.move);if(m.last)return d;let h=await $(m.move-1);if(!h.view||!d.view)return d;let g=Mn(h.view,d.view,m);return{...d,view:g,sector_effects:Cn(g,h,d)}}}}function Ln(e){return e.decisions.filter(t=>t.grade!=="fine")}function Ml(e){return Ln(e).sort((t,s)=>s.loss-t.loss).slice(0,10)}function Cl(e){return Ln(e).sort((s,n)=>n.loss-s.loss).slice(0,12).sort((s,n)=>s.move-n.move)}function Sl(e,t){return e.decisions.filter(s=>s.grade!=="fine"||s.move===t)}function Hn(e,t,s){let[n,r]=w(null),[o,i]=w(null),l=Q(),c=`${e} ${t} ${s} ${l}`;return z(()=>{let u=!1,m=ue(async()=>{let d=await D(`/api/tables/${e}/replay?at=${s-1}&seat=${t}&question=true&lang=${l}`);u||(r({key:c,state:d}),i(null))},i);return()=>{u=!0,m()}},[c]),{position:n?.state??null,trouble:o,here:n?.key===c}}function zl({state:e,facts:t,review:s,move:n,onMove:r,onReplay:o,onMenu:i,onClose:l}){let[c,u]=w(null),{position:$,trouble:m}=Hn(e.table,s.seat,n),d=s.decisions.find(_=>_.move===n),h=Sl(s,n),g=h.findIndex(_=>_.move===n),y=_=>{let C=h[_];C&&r(C.move)};if(be(_=>{let C=_.key==="ArrowRight"?1:_.key==="ArrowLeft"?-1:0;!C||!os(_)||(_.target instanceof Element?_.target:null)?.closest("[role=tablist], [role=log]")||(_.preventDefault(),y(g+C))}),!d)return null;if(!$){let _=m===null?p("loading"):F(m);return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${_}</p></main>`}let x=_=>d.answers.find(C=>C.choice===_),b=x(d.chosen),v=x(c??d.best),k=(_,C,A,L)=>a`<button type="button" aria-label=${f("review",C)} title=${f("review",C)} aria-keyshortcuts=${L} aria-disabled=${h[_]?"false":"true"} class=${h[_]?"":"off"} onClick=${()=>y(_)}><span aria-hidden="true">${A}</span></button>`;return a`<${un}
    state=${{...$,seats:e.seats}}
    facts=${t}
    label=${f("review","decision")}
    head=${a`<strong class="your-turn">${d.round}</strong>`}
    onAnswer=${null}
    over=${v?.places??[]}
    marked=${b?.places??[]}
    ghost=${v?.choice??null}
    onMenu=${i}
    answers=${a`<${pn} answers=${d.answers} chosen=${d.chosen} onPoint=${u} />`}
    tools=${a`
      <span class="decision-steps">${k(g-1,"previous","\u25C2","ArrowLeft")}<span class="number" aria-hidden="true">${g+1}/${h.length}</span>${k(g+1,"next","\u25B8","ArrowRight")}</span>
      <button type="button" onClick=${()=>o(n)}>${f("review","replay_from_here")}</button>
      <button type="button" class="main" onClick=${l}>${f("review","back")}</button>
    `}
  >
    <div class="verdict-line" role="status">
      <p>${bm(e,s,d)}</p>
      ${d.why&&a`<p>${d.why}</p>`}
    </div>
  <//>`}function bm(e,t,s){let n=l=>s.answers.find(c=>c.choice===l)?.label??"",r=e.seats[t.seat],o={name:r?.name,chosen:n(s.chosen),best:n(s.best),points:Ie(s.loss,s.error)},i=s.loss?"chose_worse":"chose_well";return f("review",r?.mine?i:`${i}_other`,o)}function El({state:e,facts:t,review:s,onMenu:n,onClose:r}){let[o,i]=w(()=>Cl(s)),[l,c]=w([]),u=o[l.length],{position:$,trouble:m,here:d}=Hn(e.table,s.seat,(u??o[0])?.move??1);if(!u){let g=o.filter((x,b)=>l[b]==="shown"||l[b]==="skipped"),y=()=>{i(g),c([])};return a`<${km} outcomes=${l} onAgain=${g.length?y:null} onClose=${r} />`}if(!$||!d){let g=m===null?p("loading"):F(m);return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${g}</p></main>`}let h={n:l.length+1,all:o.length};return a`<${dn}
    key=${u.move}
    state=${{...$,seats:e.seats}}
    facts=${t}
    label=${f("review","learn")}
    head=${a`<strong class="your-turn">${f("review","exercise",h)} · ${u.round}</strong>`}
    judge=${g=>Promise.resolve(wm(u,g,s.limits.right_within))}
    onNext=${g=>c([...l,g])}
    next=${f("review",h.n<h.all?"next_exercise":"finish")}
    tools=${a`<button type="button" class="plain" onClick=${r}>${f("review","back")}</button>`}
    onMenu=${n}
  />`}function wm({answers:e,chosen:t},s,n){let r=e.find(i=>i.choice===s),o=r!==void 0&&s!==t&&r.behind<=n;return{right:o,answers:o||s===null?e:null}}function km({outcomes:e,onAgain:t,onClose:s}){let n=o=>e.filter(i=>i===o).length,r=n("first")+n("later");return a`<${q} />
    <main id="main" class="review stack" tabindex="-1">
      <h1>${f("review","learnt",{n:r,all:e.length})}</h1>
      <ul>
        ${["first","later","shown","skipped"].filter(n).map(o=>a`<li key=${o}>${f("review",`learnt_${o}`,{n:n(o)})}</li>`)}
      </ul>
      <p class="row">
        ${t&&a`<button type="button" class="main" onClick=${t}>${f("review","missed_again")}</button>`}
        <button type="button" class=${t?"":"main"} onClick=${s}>${f("review","back")}</button>
      </p>
    </main>
    <${te} />`}var xm=2;function Ar(e){return e.persons+e.own_cards+e.passed_cards}function Ll(e,t){let s=e.seats[t.seat],n=t.card_luck+t.person_luck,r=Math.abs(n)<xm*t.luck_error?"even":n>0?"lucky":"unlucky",o=s?.mine?"":"_other";return f("review",`${r}${o}`,{name:s?.name,luck:Ie(Math.abs(n),t.luck_error),lost:j(-t.own_losses)})}function Hl(e){let t=e.answers.find(n=>n.choice===e.chosen)?.label??"",s=f("review",e.grade);return f("review","mark",{round:e.round,grade:s,points:j(e.loss),chosen:t})}function Tl(e){return f("review","round_line",{round:e.round,luck:$e(Ar(e)),lost:j(-e.own_losses)})}var vm=860,_m=380,Mm=["inaccuracy","mistake","blunder"];function Al({review:e,onDecision:t}){let s=Te(),n=e.decisions.map(o=>{let i=o.answers[0]?.lead??0,l=o.loss?o.answers.find(m=>m.choice===o.chosen)?.lead??i:i,{move:c,round:u,grade:$}=o;return{move:c,round:u,lead:i,after:l,grade:$,label:Hl(o)}}),r=f("review","lead_label",{start:$e(n[0]?.lead??0),end:$e(e.lead)});return a`<figure class="review-chart">
    <${Xn} points=${n} end=${e.lead} width=${s?_m:vm} label=${r} figure=${ae} onPick=${t} />
    <figcaption>
      <ul class="chart-legend">
        ${Mm.map(o=>a`<li key=${o}><${Cm} grade=${o} /> ${f("review",`legend_${o}`,{from:j(e.limits[o])})}</li>`)}
      </ul>
    </figcaption>
  </figure>`}function Cm({grade:e}){return a`<svg class=${`grade-key grade-${e}`} viewBox="-9 -9 18 18" aria-hidden="true"><path d=${Ws[e]} /></svg>`}function Ol({decisions:e,onDecision:t}){return a`<ol class="costliest">
    ${e.map(s=>{let n=r=>s.answers.find(o=>o.choice===r)?.label??"";return a`<li key=${s.move}>
        <button type="button" class="costly" onClick=${()=>t(s.move)}>
          <span class=${`grade-word grade-${s.grade}`}><strong class="number">−${Ie(s.loss,s.error)}</strong> ${f("review",s.grade)}</span>
          <span class="costly-round number">${s.round}</span>
          <span class="costly-words"><span class="soft small">${s.prompt}</span> ${f("review","instead",{chosen:n(s.chosen),best:n(s.best)})}</span>
        </button>
      </li>`})}
  </ol>`}var Sm=860,zm=380,Rl=["persons","own_cards","passed_cards","own_losses","others"];function Vl({review:e}){let t=Te(),s=e.rounds.map(n=>({round:n.round,luck:Ar(n),losses:n.own_losses,label:Tl(n)}));return a`<figure class="review-chart">
      <${er} rounds=${s} width=${t?zm:Sm} label=${f("review","luck_title")} figure=${ae} />
      <figcaption>
        <ul class="chart-legend">
          <li><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="luck-bar" width="10" height="10" /></svg>${f("review","luck")}</li>
          <li><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="loss-bar" width="10" height="10" /></svg>${f("review","own_losses")}</li>
        </ul>
      </figcaption>
    </figure>
    <${Em} review=${e} />
    <details>
      <summary>${p("as_table")}</summary>
      <div class="wide-table" tabindex="0" role="region" aria-label=${f("review","luck_title")}>
        <table class="figures-table">
          <thead>
            <tr><th scope="col">${p("rounds")}</th>${Rl.map(n=>a`<th scope="col" key=${n}>${f("review",n)}</th>`)}</tr>
          </thead>
          <tbody>
            ${e.rounds.map(n=>a`<tr key=${n.round}><th scope="row">${n.round}</th>${Rl.map(r=>a`<td key=${r}>${$e(n[r])}</td>`)}</tr>`)}
          </tbody>
        </table>
      </div>
    </details>`}function Em({review:e}){let{start:t,card_luck:s,person_luck:n,own_losses:r,others:o,lead:i}=e,l=Object.entries({start:t,card_luck:s,person_luck:n,own_losses:r,others:o});return a`<dl class="review-account">
    ${l.map(([c,u])=>a`<div key=${c}><dt>${f("review",c)}</dt><dd class="number">${$e(u)}</dd></div>`)}
    <div class="total"><dt>${f("review","lead")}</dt><dd class="number">${$e(i)}</dd></div>
  </dl>`}var Lm=1e3,Hm=3e3;function Or(e,t){return e.running.find(s=>s.seats.includes(t))}function Rr(e,t){let s=n=>e.seats.includes(n)&&!e.rough.includes(n);return[...t].filter(n=>!s(n)&&!Or(e,n))}function Pl(e,t,s){let[n,r]=w(null),[o,i]=w(null),[l,c]=w(0),u=S(new Set(s?[t]:[])),$=S(!1),m=Q(),d=`/api/tables/${e}/review`;return z(()=>{let g=!1,y,x=async()=>{try{let b=await D(`${d}?seat=${t}&lang=${m}`),v=Rr(b,u.current).filter(_=>$.current||!b.failed.includes(_));if(v.length&&(await N(`${d}?lang=${m}`,{seats:v}),b=await D(`${d}?seat=${t}&lang=${m}`)),$.current=!1,g)return;r({seat:t,lang:m,review:b});let k=b.failed.some(_=>u.current.has(_));i(k?new dt("server","",500):null),(b.running.length||v.length)&&(y=setTimeout(x,Lm))}catch(b){if(g)return;i(b);let{status:v}=gs(b);(v===0||v===503||v===429)&&(y=setTimeout(x,Hm))}};return x(),()=>{g=!0,clearTimeout(y)}},[e,t,m,l]),{review:n?.seat===t?n.review:null,trouble:o,begin:(g=[])=>{for(let y of g)u.current.add(y);$.current=!0,i(null),c(y=>y+1)}}}function Il({review:e}){let t=Object.entries(e.grades);return a`<div class="where-lost">
    <${Nl} title=${f("review","by_period")} losses=${e.lost_by_period} label=${s=>f("review","period",{period:s})} />
    <${Nl} title=${f("review","by_kind")} losses=${e.lost_by_kind} label=${s=>f("review",`kind_${s}`)} />
    <section class="stack tight">
      <h3>${f("review","by_grade",{n:e.decisions.length})}</h3>
      <ul class="loss-bars">
        ${t.map(([s,n])=>a`<li key=${s}><span class=${`grade-word grade-${s}`}>${f("review",s)}</span><span class="number">${n}</span></li>`)}
      </ul>
      ${e.mattered>0&&a`<p class="soft small">${f("review","mattered",{n:e.mattered,total:e.decisions.length,least:j(e.limits.matters),lost:j(e.lost_when_it_mattered)})}</p>`}
    </section>
  </div>`}function Nl({title:e,losses:t,label:s}){let n=Math.max(.1,...Object.values(t));return a`<section class="stack tight">
    <h3>${e}</h3>
    <ul class="loss-bars">
      ${Object.entries(t).map(([r,o])=>a`<li key=${r}>
          <span>${s(r)}</span>
          <span class="loss-bar-track" aria-hidden="true"><span style=${{width:`${100*o/n}%`}}></span></span>
          <span class="number">${j(o)}</span>
        </li>`)}
    </ul>
  </section>`}function Dl({state:e,seat:t,onSeat:s,found:n,trouble:r,mayBegin:o,onBegin:i,onDecision:l,onLearn:c,onClose:u}){me(Ze);let $=n?.review??null,m=e.seats.map(g=>g.seat),d=n?Tm(n,t):null,h=n?.status==="none"||n?.status==="failed"&&r===null;return a`<${q} />
    <main id="main" class="review stack" tabindex="-1">
      <header class="stack tight">
        <div class="row review-head">
          <h1>${f("review","title")}</h1>
          <button type="button" onClick=${u}>${f("review","to_score_sheet")}</button>
        </div>
        ${e.practice&&a`<p class="soft">${f("review","practice")}</p>`}
      </header>
      <div class="row review-seats">
        <${Pt}
          name="review"
          kind="review-tabs"
          label=${f("review","whose")}
          now=${String(t)}
          onTab=${g=>s(Number(g))}
          tabs=${e.seats.map(g=>({id:String(g.seat),label:g.name}))}
        />
        ${o&&n&&!n.running.length&&Rr(n,m).length>1&&a`<button type="button" class="plain" onClick=${()=>i(m)}>${f("review","begin_all")}</button>`}
      </div>
      <div id="review-panel" role="tabpanel" aria-labelledby=${`review-tab-${t}`} class="stack">
        ${r!==null&&a`<p class="trouble" role="alert">${F(r)} <button type="button" onClick=${()=>i()}>${p("again")}</button></p>`}
        ${d&&a`<${Am} ...${d} />`}
        ${h&&!$&&a`<p>${f("review",o?"none":"none_to_watch",{name:e.seats[t]?.name})} ${o&&a`<button type="button" class="main" onClick=${()=>i([t])}>${f("review","begin")}</button>`}</p>`}
        ${$&&a`<${Om} key=${t} state=${e} review=${$} onDecision=${l} onLearn=${c} />`}
      </div>
    </main>
    <${te} />`}function Tm(e,t){let s=Or(e,t);if(s||!e.review||!e.running.length)return s;let n=r=>e.running.reduce((o,i)=>o+i[r],0);return{done:n("done"),total:n("total")}}function Am({done:e,total:t}){let s=f("review",e?"progress":"begins",{done:e,total:t});return a`<p class="review-progress"><progress value=${e} max=${t} aria-label=${f("review","title")}></progress> <span role="status">${s}</span></p>`}function Om({state:e,review:t,onDecision:s,onLearn:n}){let r=e.seats[t.seat],o=Ln(t).length>0;return a`<p class="review-summary">${Ll(e,t)}</p>
    ${t.steps<t.limits.thorough_steps&&a`<p class="soft small">${f("review","rough")}</p>`}
    <section class="card stack" aria-labelledby="lead-title">
      <h2 id="lead-title">${f("review","lead_title")}</h2>
      <${Al} review=${t} onDecision=${s} />
    </section>
    ${o&&a`<section class="card stack" aria-labelledby="costliest-title">
      <div class="row review-head">
        <h2 id="costliest-title">${f("review","costliest")}</h2>
        <button type="button" class="main" onClick=${n}>${f("review",r?.mine?"learn":"learn_other",{name:r?.name})}</button>
      </div>
      <${Ol} decisions=${Ml(t)} onDecision=${s} />
    </section>`}
    <section class="card stack" aria-labelledby="luck-title">
      <h2 id="luck-title">${f("review","luck_title")}</h2>
      <${Vl} review=${t} />
    </section>
    <section class="card stack" aria-labelledby="where-title">
      <h2 id="where-title">${f("review","where_title")}</h2>
      <${Il} review=${t} />
    </section>
    <p class="soft small">${f("review","how")}</p>`}function Wl({state:e,facts:t,onMenu:s,onClose:n}){let r=e.seats.some(y=>y.mine)||e.host,[o,i]=w(e.seat??0),[l,c]=w({what:"report"}),{review:u,trouble:$,begin:m}=Pl(e.table,o,r),d=u?.review??null,h=()=>c({what:"report"}),g={state:e,facts:t,onMenu:s};return d&&l.what==="decision"?a`<${zl} ...${g} review=${d} move=${l.move} onMove=${y=>c({what:"decision",move:y})} onReplay=${y=>c({what:"replay",move:y})} onClose=${h} />`:d&&l.what==="replay"?a`<${En} ...${g} from=${{seat:o,move:l.move-1}} onClose=${()=>c({what:"decision",move:l.move})} />`:d&&l.what==="learning"?a`<${El} ...${g} review=${d} onClose=${h} />`:a`<${Dl}
    state=${e}
    seat=${o}
    onSeat=${i}
    found=${u}
    trouble=${$}
    mayBegin=${r}
    onBegin=${m}
    onDecision=${y=>c({what:"decision",move:y})}
    onLearn=${()=>c({what:"learning"})}
    onClose=${n}
  />`}function Bl(e,t,s,n){let[r,o]=w(null),[i,l,c]=Y(),u=S(null),$=t?.seat??null,m=t?.question?.asked,d=s?.undo.asked??null;z(c,[m]);let h=S(0),g=S(null),y=ie(()=>{g.current===null||h.current<g.current||(g.current=null,u.current=null,o(null))},[]);h.current=t?.number??0,z(y,[t?.number]);let x=ie(async(k,_,C,A,L)=>{let G=`${_}:${C}`;if(u.current!==null)return;u.current=G,o(A),l(null);let W={seat:_,asked:C,...L};try{let H=await ln(`/api/tables/${e}/${k}`,W);g.current=H.number,y(),setTimeout(()=>{u.current===G&&M()},2500)}catch(H){l(H),await M(),k==="undo"&&c()}async function M(){await n().catch(()=>{}),u.current===G&&(g.current=null,u.current=null,o(null))}},[e,n]),b=ie(k=>{$!==null&&m!==void 0&&x("choices",$,m,k,{choice:k,pause:de().pause})},[x,$,m]),v=ie(k=>{$!==null&&d!==null&&x("undo",$,d,"undo",k===void 0?{}:{to:k})},[x,$,d]);return{pending:r,trouble:i,send:b,undo:v,forget:()=>l(null)}}var Rm=4e4,Vm=2e4,Tn=400,Pm=12e3,Fl=1500;function jl(e,{seat:t=null,onState:s,onConnection:n=()=>{},onRefused:r=()=>{}}){let o=!1,i="",l=0,c=null,u=Tn,$=null,m=null,d,h,g=(M,H)=>{clearTimeout(h),h=void 0,!(o||$===M&&!H)&&($=M,n(M,H))},y=async()=>{if(clearTimeout(d),d=void 0,m?.abort(),o)return;let M=m=new AbortController;l=Date.now();try{let H=await fetch(Dm(e,t),{headers:{accept:"text/event-stream",...i?{"last-event-id":i}:{}},credentials:"same-origin",cache:"no-store",signal:M.signal});if(H.status>=400&&H.status<500&&H.status!==408&&H.status!==429){let B=await Ft(H);m===M&&(g(!1,B),W());return}if(!H.ok||!H.body){let B=await Ft(H);throw m===M&&r(B),B}if(m!==M)return;g(!0);for await(let B of Wm(H.body,()=>l=Date.now())){if(m!==M)return;u=Tn,B.id&&(i=B.id),B.data&&x(B.event,B.data)}}catch(H){m===M&&!(H instanceof dt)&&r(null)}m===M&&b()},x=(M,H)=>{let B=JSON.parse(H);if(!(M==="presence"&&!c)){c=M==="presence"&&c?Nm(c,B):Im(c,B);try{s(c)}catch(ne){setTimeout(()=>{throw ne})}}},b=()=>{m=null,!o&&(h??=setTimeout(()=>g(!1),navigator.onLine?Fl:0),d=setTimeout(y,u*(.75+Math.random()/2)),u=Math.min(u*2,Pm))},v=()=>{u=Tn,h??=setTimeout(()=>g(!1),Fl),y()},k=M=>m!==null&&Date.now()-l>M,_=setInterval(()=>k(Rm)&&v(),5e3),C=()=>{document.visibilityState!=="hidden"&&(m===null||k(Vm))&&v()},A=()=>v(),L=()=>{i="",c=null,u=Tn,y()},G=jr(L);document.addEventListener("visibilitychange",C),addEventListener("pageshow",C),addEventListener("online",A),addEventListener("offline",A);let W=()=>{o=!0,m?.abort(),m=null,clearTimeout(d),clearTimeout(h),clearInterval(_),G(),document.removeEventListener("visibilitychange",C),removeEventListener("pageshow",C),removeEventListener("online",A),removeEventListener("offline",A)};return y(),{look(M){M!==t&&(t=M,L())},close:W}}function Nm(e,{present:t,...s}){let n=e.seats.map(o=>({...o,present:t.includes(o.seat)})),r=e.news&&{from:e.move+1,lines:[]};return{...e,...s,seats:n,news:r}}function Im(e,t){let s=t.chat[0]?.number??1/0,n=e?.chat.filter(r=>r.number<s)??[];return{...t,chat:[...n,...t.chat]}}function Dm(e,t){let s=new URLSearchParams({lang:Q()});return t!==null&&s.set("seat",String(t)),`/api/tables/${encodeURIComponent(e)}/live?${s}`}async function*Wm(e,t){let s=e.getReader(),n=new TextDecoder,r="",o="",i="",l=[];try{for(;;){let{done:c,value:u}=await s.read();if(c)return;t(),r+=n.decode(u,{stream:!0});let $=r.split(/\r\n|\n|\r(?!$)/);r=$.pop()??"";for(let m of $)m===""?((o||l.length)&&(yield{id:o,event:i,data:l.join(`
`)}),o="",i="",l=[]):m.startsWith("data:")?l.push(m.slice(5).replace(/^ /,"")):m.startsWith("id:")?o=m.slice(3).trim():m.startsWith("event:")&&(i=m.slice(6).trim())}}finally{s.cancel().catch(()=>{})}}var ql=8,Bm=200,An=class{constructor(t,s){this.onShow=t,this.dwell=s,this.queue=[],this.shown=null,this.newest=null,this.past=new Map,this.shownAt=0,this.timer=void 0}push(t){let s=this.newest,n=!s||s.state.seat!==t.seat||s.state.table!==t.table;if(!n&&t.number<s.state.number)return;let r=Rt(n?[]:s.lines,t.news),o={state:t,lines:r};if(this.newest=o,n){this.queue=[],this.past.clear(),this.remember(o),this.show(o);return}if(this.remember(o),t.move<s.state.move){this.queue=[],this.show(o);return}let i=this.queue[this.queue.length-1]??this.shown;if(i&&!Fm(i.state,t)){this.queue.length?this.queue[this.queue.length-1]=o:this.show(o);return}let l=!this.queue.length&&this.shown?.state.question;this.queue.push(...this.dwell(o)?Sn(s,o):[o]),l?this.showNext():this.next()}skip(){this.queue=[],this.newest&&this.newest!==this.shown&&this.show(this.newest)}close(){clearTimeout(this.timer),this.queue=[]}next(){if(this.timer!==void 0||!this.queue.length)return;let t=this.shown?this.dwell(this.shown)*ql/Math.max(ql,this.queue.length):0,s=this.shownAt+t-performance.now();if(s>0&&document.visibilityState!=="hidden"){this.timer=setTimeout(()=>{this.timer=void 0,this.next()},s);return}this.showNext()}showNext(){let t=this.queue.shift();t&&this.show(t)}show(t){clearTimeout(this.timer),this.timer=void 0,this.shown=t,this.shownAt=performance.now(),this.onShow(t,this.queue.length),this.next()}remember(t){let{move:s}=t.state;for(let n of[...this.past.keys()])(n>s||n<s-Bm)&&this.past.delete(n);this.past.set(s,t)}};function Fm(e,t){return e.move===t.move||!e.view||!t.view||t.move>e.move&&!t.news?.lines.some(s=>s.move===t.move)?!1:e.view.phase!=="draft"||t.view.phase!=="draft"}function Kl(e,t){let[s,n]=w({shown:null,behind:0}),[r,o]=w(null),[i,l]=w(!0),[c,u]=w(null),[$,m]=w(null),d=S(null),h=S(null);z(()=>{n({shown:null,behind:0}),u(null),m(null);let b=new An((v,k)=>n({shown:v,behind:k}),v=>_n(v,de().pace));return h.current=b,d.current=jl(e,{onState:v=>{o(v),b.push(v),b.shown&&n({shown:b.shown,behind:b.queue.length})},onConnection:(v,k)=>{l(v),k&&u(k),v&&m(null)},onRefused:m}),()=>{d.current?.close(),b.close()}},[e,t]);let g=ie(b=>d.current?.look(b),[]),y=ie(()=>h.current?.skip(),[]),x=ie(async()=>{let b=h.current?.newest?.state.seat,v=b==null?"":`seat=${b}&`,k=await D(`/api/tables/${e}?${v}lang=${Q()}`);h.current?.push(k),o(h.current?.newest?.state??k),h.current?.skip()},[e]);return{shown:s.shown,newest:r,behind:s.behind,connected:i,problem:c,refused:$,look:g,skip:y,reload:x,past:h.current?.past??new Map}}function Gl({state:e,onTrouble:t}){let s=(r,o)=>{t(null),N(`/api/tables/${e.table}/answer-request`,{number:r,let_in:o}).catch(t)},n=e.host||!e.host_here;return a`<ul class="seat-requests" role="status">
    ${e.seat_requests.map(({number:r,name:o})=>a`<li key=${r} class="card">
      <span class="name">${p("asks_for_seat",{name:o})}</span>
      ${n&&a`<button type="button" class="main" onClick=${()=>s(r,!0)}>${p("let_in",{name:o})}</button>
        <button type="button" onClick=${()=>s(r,!1)}>${p("turn_down")}</button>`}
    </li>`)}
  </ul>`}function Ul({table:e,seat:t,only:s,onTrouble:n}){let[r,o]=w(null);if(!t.mine)return a`<span class="name">${t.who==="open"?f("colour",t.colour):t.name}</span>`;let i=async l=>{l.preventDefault();let c=(r??"").trim();n(null);try{c&&c!==t.name&&(await N(`/api/tables/${e}/name`,{seat:t.seat,name:c}),s&&await Xr(c)),o(null)}catch(u){n(u)}};return a`<form class="name" onSubmit=${i}>
    <input aria-label=${p("my_name")} value=${r??t.name} maxlength=${R().limits.name} autocomplete="nickname"
      onInput=${l=>o(l.target.value)} onBlur=${i} />
  </form>`}function Yl({state:e,facts:t,onSeated:s}){let n=e.seats.filter($=>$.who==="open"),{links:r}=ft(e.table,e.host,n.map($=>$.seat).join()),[o,i]=Y(),l=e.seats.filter($=>$.mine),c=async()=>{i(null);try{let $=await D("/api/me"),d=(e.host?await D(`/api/tables/${e.table}/links`):null)?.seats[String(n[0]?.seat)]?.split("#seat=")[1];await N(`/api/tables/${e.table}/join`,{...$.name&&{name:$.name},...d&&{token:d}}),s()}catch($){i($)}},u=async $=>{i(null);try{await N(`/api/tables/${e.table}/stand`,{seat:$.seat}),l.length===1&&$.mine?ve("/"):$.mine&&s()}catch(m){i(m)}};return a`<${q} />
    <main id="main" class="waiting-room stack" tabindex="-1">
      <h1>${p("waiting_title")}</h1>
      <p role="status">${p("waiting_text",{n:n.length})}</p>
      <${Gl} state=${e} onTrouble=${i} />
      <ul class="seat-rows">
        ${e.seats.map($=>a`<li key=${$.seat} class=${`card seat-row colour-${$.colour}`}>
            <${Z} colour=${$.colour} />
            <${Ul} table=${e.table} seat=${$} only=${l.length===1} onTrouble=${i} />
            <${hr} seat=${$} />
            ${r?.seats[String($.seat)]&&a`<${nt} path=${r.seats[String($.seat)]} label=${p("invite_link",{n:$.seat+1})} />`}
            <${jm} seat=${$} host=${e.host} stand=${u} />
          </li>`)}
      </ul>
      ${r&&n.length>0&&a`<p class="soft small">${p("address_asks")}</p><${vs} />`}
      ${!l.length&&(e.listed||e.host)&&n.length>0&&a`<p><button type="button" class="main" onClick=${c}>${p("sit_down")}</button></p>`}
      ${o&&a`<p class="trouble" role="alert">${o}</p>`}
      ${(e.host||l.length>0)&&a`<${kn} state=${e} facts=${t} onDone=${()=>{}} />`}
      <p class="soft">${Qr(e.edition,e.options)}</p>
      <section class="card" aria-label=${p("chat")}><${Vt} state=${e} /></section>
      ${r?.watch&&a`<section class="stack"><span>${p("watch_link")}</span><${nt} path=${r.watch} label=${p("watch_link")} /></section>`}
    </main>
    <${te} />`}function jm({seat:e,host:t,stand:s}){return e.mine?a`<button type="button" class="standing-up" onClick=${()=>s(e)}>${p("stand_up")}</button>`:!t||e.who!=="person"||e.present?null:a`<button type="button" class="standing-up" onClick=${()=>s(e)}>${p("free_seat_of",{name:e.name})}</button>`}var qm={slow:6e3,normal:4e3,once:900},Km=900;function Gm({table:e}){let[t,s]=w(0),n=Kl(e,t),{shown:r,newest:o,problem:i}=n,l=Bl(e,r?.state??null,o,n.reload),[c,u]=w(!1),[$,m]=w(!1),[d,h]=w(!1),[g,y]=w(!1),[x,b]=w(!1),v=S(!1),k=R(),_=r?.state??null,C=Um(_,n);_?.status==="playing"&&(v.current=!0);let A=_?.status==="over"&&!n.behind;z(()=>{if(!A)return;let M=setTimeout(()=>y(!0),qm[de().pace]);return()=>clearTimeout(M)},[A]);let L=!!(o?.status==="playing"&&o.waiting.some(M=>o.seats[M.seat]?.mine&&!o.seats[M.seat]?.left));Ni(L,Ym(o),_?.question?.prompt??p("your_turn")),me(Ze);let G=!$&&!d&&!g&&v.current;if(i?.status===404)return a`<${Vi} table=${e} problem=${i} onSeated=${()=>s(t+1)} />`;if(i)return a`<${q} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${p("game")}</h1>
        <p class="trouble" role="alert">${F(i)}</p>
        <p><a class="button" href="/">${p("to_start")}</a></p>
      </main>`;if(!r||!_||!o){let{refused:M,connected:H}=n,B=M?F(M):p(H?"loading":"connection_lost");return a`<main id="main" class="table-loading" tabindex="-1"><p role="status">${B}</p></main>`}return a`${C.covered!==null?a`<${tl} seat=${o.seats[C.covered]??o.seats[0]} onReady=${C.ready} onUndo=${C.mayGoBack?()=>l.undo():null} />`:W()}
    ${c&&a`<${nl} state=${o} facts=${k} onClose=${()=>u(!1)} />`}
    <${Qs} state=${{...G?wn(_):_,undo:o.undo}} facts=${k} />`;function W(){if(!r||!_||!o)return null;let M=()=>u(!0);return _.status==="waiting"?a`<${Yl} state=${o} facts=${k} onSeated=${()=>s(t+1)} />`:_.status==="over"&&$?a`<${En} state=${o} facts=${k} onMenu=${M} onClose=${()=>m(!1)} />`:_.status==="over"&&d?a`<${Wl} state=${o} facts=${k} onMenu=${M} onClose=${()=>h(!1)} />`:_.status==="over"&&!G?a`<${Zi} state=${o} facts=${k} scoring=${v.current&&!x} onScored=${()=>b(!0)} onReplay=${()=>m(!0)} onReview=${()=>h(!0)} />`:a`<${vl} following=${n} shown=${r} newest=${o} facts=${k} sending=${l} onMenu=${M} onEnd=${()=>y(!0)} />`}}function Um(e,t){let[s,n]=w(null),[r,o]=w(!1),i=e?.seats.filter(d=>d.mine&&!d.left)??[],l=i.length===1?i[0]?.seat:void 0;z(()=>{l!==void 0&&e?.seat!==l&&t.look(l)},[l,e?.seat]);let c=e?e.status==="playing"&&i.length>1:!1,u=e&&!t.behind?el(e,s):null;O(()=>{if(o(!1),u===null)return;let d=setTimeout(()=>o(!0),s===null?0:Km+Ue[de().pace]);return()=>clearTimeout(d)},[u,s]);let $=c&&s!==null&&e?.seat!==s,m=c?s===null?u??e?.seat??0:u!==null&&r?u:$?s:null:null;return{covered:m,mayGoBack:!!(s!==null&&e?.seat===s&&t.newest?.undo.possible),ready:()=>{m!==null&&(n(m),o(!1),t.look(m))}}}function Ym(e){let t=e?.seat_requests[0];if(t)return`\u25CF ${p("asks_for_seat",{name:t.name})}`;let s=e?.view?.round;return s?p("title_round",{round:s,game:p("game")}):p("game")}export{gu as DailyPage,hu as DailyToday,vu as LearnPage,uu as LivingBoard,Tp as PuzzlePage,Ap as PuzzlesPage,Qp as RulesPage,Zp as StatisticsPage,Gm as TablePage};
