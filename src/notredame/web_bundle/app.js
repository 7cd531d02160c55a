import{A as se,Aa as De,B as L,Ca as je,E as Y,F as ye,Ga as Be,H as K,Ha as Z,I as be,J as b,K as B,L as ge,M as ve,N as we,O as _e,P as ke,Q as U,R as xe,S as Te,T as Se,U as Ee,V as v,W as S,X as P,_ as V,a as me,aa as Ce,b as ue,ba as Ne,c as $,d as g,e as pe,f as T,i as o,j as R,k as $e,l as H,m as O,n as k,o as fe,qa as A,r as W,ra as Oe,s as q,sa as G,ta as Ie,ua as F,v as de,va as Le,w as a,wa as Pe,x as y,xa as Ae,z as he,za as J}from"./shared.js";async function Fe(e){let[,t,s=""]=/^#(me|seat|watch)=([\w.~-]+)$/.exec(e.hash)??[],l=/^\/t\/([^/]+)/.exec(e.pathname)?.[1]??"";if(!t)return null;try{if(t==="watch")await k(`/api/tables/${l}/watch`,{token:s});else{let n=await O("/api/me");if(t==="seat"){let i=await k(`/api/tables/${l}/look-in`,{token:s});if(!i.mine.length)return{ask:"seat",token:s,table:i,me:n}}else{let i=await k("/api/me/link/read",{token:s});if(!i.mine)return{ask:"person",token:s,owner:i,me:n}}}}catch(n){throw n instanceof R&&n.status>=400&&n.status<500&&n.problem!=="signed-out"&&I(),n}return I(),null}async function Me(e,t,s,l){await k(`/api/tables/${e}/join`,l?{token:t,seat:s,name:l}:{token:t,seat:s}),I()}async function Re(e,t){await k(`/api/tables/${e}/watch`,{token:t}),I()}async function He(e){await k("/api/me/claim",{token:e}),I(),await K()}function I(){history.replaceState(history.state,"",location.pathname)}var ae="table",We="not all";async function qe(e){let t=e?oe(e):null;for(let[s,{link:l}]of z)l.media=s===e?"all":We;await t}var z=new Map;function oe(e){let t=z.get(e);if(t)return t.there;let s=document.createElement("link");s.rel="stylesheet",s.media=We,s.href=ge(`style/${e}.css`);let l=new Promise((n,i)=>{s.onload=()=>n(),s.onerror=()=>{z.delete(e),s.remove(),i(new Error(s.href))}});return z.set(e,{link:s,there:l}),document.head.append(s),l}function D(e){if(typeof requestIdleCallback!="function"){let s=setTimeout(e,2e3);return()=>clearTimeout(s)}let t=requestIdleCallback(e,{timeout:2e3});return()=>cancelIdleCallback(t)}function Q({title:e=a("other_device"),elsewhere:t=!0}){let[s,l]=$(""),[n,i]=$(""),[r,c]=v(),m=()=>k("/api/me/link").then(d=>{l(d.link),c(null)},c),p=async()=>{l((await k("/api/me/link/renew")).link),i(a("link_renewed"))},u=async()=>{for(;!(await k("/api/me/sign-out-elsewhere")).done;);l(""),i(a("signed_out_elsewhere"))},f=async()=>{await H(),location.reload()};return o`<div class="stack tight">
    <span class="legend">${e}</span>
    ${s?o`<${Ce} path=${s} label=${e} />${t&&o`<${Ne} />`}`:o`<div><button type="button" onClick=${m}>${a("make_link")}</button></div>`}
    <span class="soft small">${a("other_device_help")}</span>
    ${r&&o`<p class="trouble" role="alert">${r}</p>`}
    ${t&&o`<div class="stack tight">
      ${s&&o`<div><${V} kind="plain" label=${a("renew_link")} text=${a("renew_link_text")} go=${p} /></div>`}
      <div><${V} kind="plain" label=${a("sign_out_elsewhere")} text=${a("sign_out_elsewhere_text")} yes=${a("sign_out")} go=${u} /></div>
      <div><${V} kind="plain" label=${a("sign_out_here")} text=${a("sign_out_here_text")} yes=${a("sign_out")} go=${f} /></div>
      <span class="small" role="status">${n}</span>
    </div>`}
  </div>`}function Ye({token:e,me:t,owner:s,done:l}){let[n,i]=v(),[r,c]=$(!1),m=async()=>{c(!0),i(null);try{await He(e),l()}catch(d){i(d),c(!1)}},p=()=>{I(),l()},u=t.name||t.tables.length>0,f={name:t.name,n:t.tables.length};return o`<${S} />
    <main id="main" class="arriving stack">
      <h1>${s.name?a("link_of",{name:s.name}):a("link_of_nobody")}</h1>
      <p>${a("link_help")}</p>
      ${u&&o`<p>${t.name?a("here_you_are",f):a("here_you_play",f)} ${a("link_way_back")}</p>`}
      ${n&&o`<p class="trouble" role="alert">${n}</p>`}
      <p class="row">
        <button type="button" class="main" disabled=${r} onClick=${m}>${s.name?a("continue_as",{name:s.name}):a("continue_link")}</button>
        <button type="button" onClick=${p}>${t.name?a("stay_as",{name:t.name}):a("link_not")}</button>
      </p>
      ${u&&o`<section class="card"><${Q} title=${a("way_back")} elsewhere=${!1} /></section>`}
    </main>
    <${P} />`}function ne({sentence:e,again:t}){return o`<${S} />
    <main id="main" class="failed stack">
      <h1>${a("game")}</h1>
      <p role="alert">${e}</p>
      <p class="row">
        ${t&&o`<button type="button" onClick=${()=>t()}>${a("again")}</button>`}
        <a class="button plain" href="/">${a("to_start")}</a>
      </p>
    </main>`}function re(e,t){let s=[],l=t.seats.map((r,c)=>({seat:r,was:e.seats[c]})).filter(({seat:r,was:c})=>r.who!==c?.who||r.name!==c.name),n=l.filter(({seat:r})=>r.who!=="open").map(({seat:r})=>r.name),i=l.filter(({seat:r})=>r.who==="open").map(({seat:r})=>y("colour",r.colour));return n.length&&s.push(a("now_there",{names:L(n)})),i.length&&s.push(a("now_free",{colours:L(i)})),t.status!==e.status&&t.status==="playing"&&s.push(a("now_playing")),s}var ct=1e4;function Ke({table:e,token:t,name:s,done:l}){let{table:n,news:i,look:r}=mt(e,t),[c,m]=$(s),[p,u]=v(),[f,d]=$(!1);g(()=>void(document.title=`${a("invited")} \u2013 ${a("game")}`));let x=n.seats[n.seat]?.who==="open",N=n.opens_more?n.seats.findIndex(({who:h})=>h==="open"):-1,w=x?n.seat:N,E=h=>{h.preventDefault();let _=c.trim();return j(async()=>{_&&_!==s&&await fe("/api/me",{name:_}),await Me(n.table,t,w,_)})},j=async h=>{d(!0),u(null);try{if(await r())return d(!1);await h(),l()}catch(_){u(_),d(!1),await r().catch(()=>{})}};return o`<${S} />
    <main id="main" class="arriving stack">
      <h1>${n.host_name?a("invited_by",{name:n.host_name}):a("invited")}</h1>
      <section class="card stack tight" aria-label=${a("seats")}>
        <ul class="invited-seats">
          ${n.seats.map((h,_)=>o`<li key=${_} class=${_===n.seat?"your-seat":""}>
            <${A} colour=${h.colour} />
            <span class="name">${h.who==="open"?y("colour",h.colour):h.name}</span>
            <span class="soft small">${_===n.seat&&x?a("your_seat"):ut(h)}</span>
          </li>`)}
        </ul>
        <p class="soft small">${F(n.edition,n.options??{new_persons:n.new_persons})}</p>
      </section>
      <p class="table-news" role="status">${i.join(" ")}</p>
      ${!x&&o`<p class="trouble" role="alert">${y("problem","seat-taken")}</p>`}
      ${w>=0&&o`<form class="stack" onSubmit=${E}>
        <label class="stack tight">
          ${a("my_name")}
          <input value=${c} maxlength=${b().limits.name} autocomplete="nickname"
            onInput=${h=>m(h.target.value)} />
        </label>
        <p><button class="main" disabled=${f}>${x?a("sit_down"):a("sit_elsewhere",{colour:y("colour",n.seats[w]?.colour??"")})}</button></p>
      </form>`}
      ${p&&o`<p class="trouble" role="alert">${p}</p>`}
      <p class="row">
        ${n.opens_more&&o`<button type="button" class=${w<0?"main":""} disabled=${f} onClick=${()=>j(()=>Re(n.table,t))}>${a("watch_instead")}</button>`}
        <a class="button plain" href="/">${a(w<0?"to_start":"not_now")}</a>
      </p>
    </main>
    <${P} />`}function mt(e,t){let[s,l]=$(e),n=T(e),i=async()=>{let r=await k(`/api/tables/${e.table}/look-in`,{token:t}),c=re(n.current,r).length>0;return n.current=r,l(r),c};return g(()=>{let r=()=>document.visibilityState==="visible"&&void i().catch(()=>{}),c=setInterval(r,ct);return addEventListener("focus",r),document.addEventListener("visibilitychange",r),()=>{clearInterval(c),removeEventListener("focus",r),document.removeEventListener("visibilitychange",r)}},[]),{table:s,news:re(e,s),look:i}}function ut({who:e,name:t,level:s}){if(e==="open")return a("seat_open");let l=s?y("level",s):"";return e==="bot"&&!t.includes(l)?a("bot",{level:l}):""}function Ue(){let[e,t]=$(!1),[s,l]=v(),n=async()=>{t(!0);try{await H(),location.reload()}catch(i){l(i),t(!1)}};return o`<${S} />
    <main id="main" class="failed stack">
      <h1>${a("signed_out")}</h1>
      <p role="alert">${a("signed_out_text")}</p>
      ${s&&o`<p class="trouble" role="alert">${s}</p>`}
      <p class="row">
        <button type="button" class="main" disabled=${e} onClick=${n}>${a("go_on_new")}</button>
      </p>
    </main>`}function Ve({ready:e}){let[t,s]=$(null);return g(()=>{if(!e)return;let l=async()=>{let{DailyToday:n}=await import("./other-pages.js");s(()=>n)};return D(()=>void l().catch(n=>console.warn(n)))},[e]),o`<section class="card stack daily-card" aria-labelledby="daily-title">
    ${t?o`<${t} />`:o`<h2 id="daily-title">${y("daily","title")} <span class="soft small">${Ae(Pe())}</span></h2>
        <p>${y("daily","about")}</p>
        <p class="row"><${je} label=${y("daily","play")} /></p>`}
  </section>`}function Ge(){let[e,t]=$(""),[s,l]=v(),[n,i]=$(!1),r=m=>(i(!0),l(null),k("/api/import",{record:m}).then(({table:p})=>U(`/t/${p}`),p=>{l(p),i(!1)})),c=async m=>{let p=m.target.files?.[0];m.target.value="",p&&await r(await p.text())};return o`<details class="card">
    <summary><h2>${a("import_record")}</h2></summary>
    <form class="stack" onSubmit=${m=>(m.preventDefault(),r(e))}>
      <label class="stack tight">
        ${a("paste_record")}
        <textarea rows="5" spellcheck=${!1} value=${e}
          onInput=${m=>t(m.target.value)}></textarea>
      </label>
      <div class="row">
        <button disabled=${n||!e.trim()}>${a("import")}</button>
        <label class="button">
          ${a("choose_file")}
          <input class="visually-hidden" type="file" accept=".txt,.json,text/plain,application/json" onChange=${c} />
        </label>
      </div>
      ${s&&o`<p class="trouble" role="alert">${s}</p>`}
    </form>
  </details>`}function Je({name:e,called:t}){let[s,l]=$(null),[n,i]=$(e),[r,c]=$(""),[m,p]=v();g(()=>i(e),[e]);let u=async f=>{f.preventDefault();let d=(s??"").trim();if(!(!d||d===n)){p(null);try{await J(d),i(d),t(d),l(null),c(a("saved")),setTimeout(()=>c(""),2500)}catch(x){p(x)}}};return o`<form class="stack tight" onSubmit=${u}>
    <label for="my-name">${a("my_name")}</label>
    <div class="row close">
      <input id="my-name" class="grow" value=${s??n??""} disabled=${n===null} maxlength=${b().limits.name}
        autocomplete="nickname" onInput=${f=>l(f.target.value)} onBlur=${u} />
      <button>${a("save")}</button>
    </div>
    <span class="soft small" role="status">${m||r}</span>
  </form>`}var le=["new_persons","totals"];function Ze({draft:e,change:t}){let s=b().editions[e.edition],l=Object.keys(b().options).filter(c=>!le.includes(c)),n=l.filter(c=>c in e.changes&&e.changes[c]!==s[c]).length,i=(c,m)=>t({changes:{...e.changes,[c]:m}}),r=c=>o`<${$t} key=${c} name=${c} value=${e.changes[c]??s[c]}
    preset=${s[c]} set=${m=>i(c,m)} />`;return o`<div class="stack">
    <label class="stack tight">
      <span class="legend">${a("edition")}</span>
      <select class="edition" value=${e.edition}
        onChange=${c=>t({edition:c.target.value,changes:pt(e.changes)})}>
        ${Object.keys(b().editions).map(c=>o`<option key=${c} value=${c}>${Oe(c)}</option>`)}
      </select>
      ${he("page",`edition_help_${e.edition}`)&&o`<span class="soft small">${a(`edition_help_${e.edition}`)}</span>`}
    </label>
    ${le.map(r)}
    <details class="more-options">
      <summary>${a("more_options")}${n>0&&o` <span class="badge">${n}</span>`}</summary>
      <div class="stack options">${l.map(r)}</div>
    </details>
  </div>`}function pt(e){return Object.fromEntries(Object.entries(e).filter(([t])=>le.includes(t)||t==="log"))}function $t({name:e,value:t,preset:s,set:l}){let n=`help-${e}`,i=o`<span id=${n} class="soft small">${y("option_help",e)}</span>`;if(Le(e))return o`<div class="option ${t===s?"":"changed"}">
      <label class="choice">
        <input type="checkbox" checked=${t} aria-describedby=${n}
          onChange=${c=>l(c.target.checked)} />
        ${G(e)}
      </label>
      ${i}
    </div>`;let r=b().options[e].values;return o`<div class="option ${t===s?"":"changed"}" role="radiogroup" aria-label=${G(e)}
    aria-describedby=${n}>
    <span class="row close"><span>${G(e)}</span>
      <span class="segments">
        ${r.map(c=>o`<label key=${String(c)} class="segment">
          <input type="radio" name=${`option-${e}`} checked=${t===c} onChange=${()=>l(c)} />
          <span>${Ie(c)}</span>
        </label>`)}
      </span>
    </span>
    ${i}
  </div>`}var ft=["me","here","link","bot"];function ze({draft:e,change:t}){let s=(r,c)=>{let m=e.seats.map((p,u)=>u===r?{...p,...c}:c.who==="me"&&p.who==="me"?{...p,who:"bot"}:p);t({seats:m})},l=b().colours_of[e.players],n=e.seats.slice(0,e.players).some(({who:r})=>r==="here"),i=e.start!==null&&e.start<e.players?String(e.start):"";return o`<fieldset class="stack tight">
      <legend>${a("how_many")}</legend>
      <div class="segments">
        ${B().map(r=>o`<label key=${r} class="segment">
          <input type="radio" name="players" checked=${e.players===r} onChange=${()=>t({players:r})} />
          <span class="number">${r}</span>
        </label>`)}
      </div>
    </fieldset>
    <fieldset class="stack tight">
      <legend class="visually-hidden">${a("seats")}</legend>
      ${e.seats.slice(0,e.players).map((r,c)=>o`<div key=${c} class="seat-choice">
        <span class="seat-emblem"><${A} colour=${l[c]} /></span>
        <select aria-label=${a("seat_of",{colour:y("colour",l[c])})} value=${r.who}
          onChange=${m=>s(c,{who:m.target.value})}>
          ${ft.map(m=>o`<option key=${m} value=${m}>${a(`who_${m}`)}</option>`)}
        </select>
        ${r.who==="bot"&&o`<select aria-label=${a("level_of",{colour:y("colour",l[c])})}
          value=${r.level??b().default_level} onChange=${m=>s(c,{level:m.target.value})}>
          ${b().levels.map(m=>o`<option key=${m} value=${m}>${y("level",m)}</option>`)}
        </select>`}
        ${(r.who==="here"||r.who==="me"&&n)&&o`<input aria-label=${a("name_of",{colour:y("colour",l[c])})}
          placeholder=${a("name")} maxlength=${b().limits.name} value=${r.name??""} autocomplete="off"
          onInput=${m=>s(c,{name:m.target.value})} />`}
      </div>`)}
      <label class="seat-choice"><span>${a("who_begins")}</span>
        <select value=${i} onChange=${r=>t({start:r.target.value===""?null:Number(r.target.value)})}>
          <option value="">${a("by_lot")}</option>
          ${l.slice(0,e.players).map((r,c)=>o`<option key=${c} value=${c}>${y("colour",r)}</option>`)}
        </select>
      </label>
    </fieldset>`}var Qe="notredame.new-table";function dt(){return{players:4,seats:Array.from({length:Math.max(...B())},(e,t)=>t?{who:"bot",level:b().default_level}:{who:"me"}),edition:b().default_edition,changes:{},listed:!1,practice:!1,start:null}}function ht(){let e=dt();try{let t={...e,...JSON.parse(W(Qe)??"{}")},{editions:s,options:l}=b();return!s[t.edition]||t.seats.length!==e.seats.length||!B().includes(t.players)?e:(t.changes=Object.fromEntries(Object.entries(t.changes).filter(([n,i])=>l[n]?.values.includes(i))),t)}catch{return e}}function yt(e){let t=e.seats.slice(0,e.players),s=t.some(({who:m})=>m==="here"),l=t.map(({who:m,name:p,level:u})=>m==="bot"?{who:m,level:u??b().default_level}:s&&m!=="link"&&p?.trim()?{who:m,name:p.trim()}:{who:m}),n=b().editions[e.edition],i=Object.fromEntries(Object.entries(e.changes).filter(([m,p])=>p!==n[m])),r=e.start!==null&&e.start<e.players?{start:e.start}:{},c=e.practice&&Xe(e)?{practice:!0}:{};return{seats:l,edition:e.edition,options:i,listed:e.listed,...c,...r}}function Xe({seats:e,players:t}){return e.slice(0,t).filter(({who:s})=>s!=="bot").length===1}function et(){let[e,t]=$(ht),[s,l]=$(!1),[n,i]=v(),r=u=>t(f=>({...f,...u}));g(()=>q(Qe,JSON.stringify(e)),[e]);let c=u=>{u.preventDefault(),l(!0),i(null),Z(yt(e)).catch(f=>{i(f),l(!1)})},m=e.seats.slice(0,e.players).every(({who:u})=>u==="bot"),p=e.seats.slice(0,e.players).some(({who:u})=>u==="link");return o`<section class="card new-table" aria-labelledby="new-title">
    <form class="stack roomy" onSubmit=${c}>
      <h2 id="new-title">${a("new_table")}</h2>
      <${ze} draft=${e} change=${r} />
      <${Ze} draft=${e} change=${r} />
      ${p&&o`<fieldset class="stack tight">
        <legend>${a("who_may_join")}</legend>
        <div class="row">
          ${[!1,!0].map(u=>o`<label key=${u} class="choice">
            <input type="radio" name="listed" checked=${e.listed===u} onChange=${()=>r({listed:u})} />
            ${a(u?"listed":"by_link_only")}
          </label>`)}
        </div>
      </fieldset>`}
      ${Xe(e)&&o`<div class="option">
        <label class="choice">
          <input type="checkbox" checked=${e.practice} aria-describedby="help-practice" onChange=${()=>r({practice:!e.practice})} />
          ${a("practice")}
        </label>
        <span id="help-practice" class="soft small">${a("practice_help")}</span>
      </div>`}
      ${n&&o`<p class="trouble" role="alert">${n}</p>`}
      ${m&&o`<p class="soft" role="status">${a("somebody_has_to_play")}</p>`}
      <p class="row"><button class="main" disabled=${s||m}>${a("create")}</button>
        ${p&&o`<span class="soft small">${a("links_follow")}</span>`}</p>
    </form>
  </section>`}var tt="notredame.played",bt="(max-width: 40rem)";function gt(e){let t={who:"bot",level:e?"easy":b().default_level};return{seats:[{who:"me"},t,t,t]}}function vt(e){let t=e?.tables.some(({status:s})=>s==="over");return g(()=>{t&&q(tt,"yes")},[t]),!t&&W(tt)===null}function st({me:e,called:t}){let[s,l]=$(""),n=vt(e),i=T(!1);i.current||=e?.name==="";let[r,c]=$(!1),[m,p]=v(),u=async()=>{let w=s.trim();w&&(await J(w),t(w))},f=async w=>{c(!0),p(null);try{await u(),await De(),await w()}catch(E){p(E),c(!1)}},d=()=>f(()=>Z(gt(n))),x=()=>f(Be),N=w=>{w.preventDefault(),n?x():d()};return o`<section class=${`hero ${n?"first-time":""}`} aria-labelledby="hero-title">
    <${wt} ready=${e!==null} first=${n} />
    <div class="stack">
      <h1 id="hero-title">${a("greeting")}</h1>
      <p>${a("about_game")}</p>
      <form class="row" onSubmit=${N}>
        ${i.current&&o`<label class="stack tight first-name">
          <span class="small">${a("name_if_you_like")}</span>
          <input value=${s} maxlength=${b().limits.name} autocomplete="nickname" placeholder=${y("called","guest")}
            onInput=${w=>l(w.target.value)}
            onBlur=${()=>u().then(()=>p(null),p)} />
        </label>`}
        ${n?o`<button key="learn" class="main large" disabled=${r}>${y("learn","start")}</button>
            <button key="play" type="button" class="large" disabled=${r} onClick=${d}>${a("play_now")}</button>`:o`<button key="play" class="main large" disabled=${r}>${a("play_now")}</button>
            <a key="learn" class="button" href="/learn">${a("learn")}</a>`}
      </form>
      <p class="soft small">${n?a("first_time_help",{play:a("play_now")}):a("play_now_help")}</p>
      ${m&&o`<p class="trouble" role="alert">${m}</p>`}
    </div>
  </section>`}function wt({ready:e,first:t}){let[s,l]=$(null),n=e&&(t||!matchMedia(bt).matches);return g(()=>{if(!n)return;let i=async()=>{let{LivingBoard:r}=await import("./other-pages.js");l(()=>r)};return D(()=>void i().catch(r=>console.warn(r)))},[n]),o`<div class="hero-picture">${s?o`<${s} />`:o`<${_t} />`}</div>`}function _t(){let{colours:e}=b();return o`<svg class="rose" viewBox="-100 -100 200 200" aria-hidden="true">
    <circle class="rose-lead" r="98" />
    <circle class="rose-stone" r="94" />
    <circle class="rose-lead" r="82" />
    ${Array.from({length:20},(t,s)=>o`<circle key=${s} class="rose-gap" cy="-88" r="3" transform="rotate(${18*s})" />`)}
    ${e.map((t,s)=>o`<g key=${t} transform="rotate(${72*s})">
      <path class="rose-${t}" d="M0-27C-21-40-25-57-20-72a75 75 0 0 1 40 0C25-57 21-40 0-27Z" />
      <path class="rose-lead thin" d="M0-27V-75" />
      <g transform="rotate(36)">
        <circle class="rose-light" cy="-64" r="11.5" />
        <circle class="rose-${t} faint" cy="-64" r="7.5" />
        <path class="rose-light" d="M0-29-7-42 0-49 7-42Z" />
      </g>
    </g>`)}
    <circle class="rose-light" r="19" />
    <circle class="rose-lead" r="15.5" />
    ${e.map((t,s)=>o`<circle key=${t} class="rose-${t}" cy="-8.2" r="4.4" transform="rotate(${72*s})" />`)}
    <circle class="rose-light" r="3" />
  </svg>`}function at({table:e,gone:t}){let[s,l]=$(!1),[n,i]=v(),r=T(null),c=()=>{i(null),k(`/api/tables/${e.table}/put-away`).then(()=>t(e.table),i)},m=()=>{l(!1),i(null),r.current?.focus()},p=()=>s?m():l(!0);return o`<button ref=${r} type="button" class="plain put-away" aria-label=${a("put_away")} title=${a("put_away")}
      aria-expanded=${s?"true":"false"} onClick=${p}><span aria-hidden="true">✕</span></button>
    ${s&&o`<div class="putting-away stack tight" role="group" aria-label=${a("put_away")}
      onKeyDown=${u=>u.key==="Escape"&&m()}>
      <p class="small">${a(`put_away_${e.status}`)}</p>
      ${n&&o`<p class="trouble small" role="alert">${n}</p>`}
      <p class="row close">
        <button ref=${kt} type="button" onClick=${c}>${a("put_away")}</button>
        <button type="button" class="plain" onClick=${m}>${a("put_away_not")}</button>
      </p>
    </div>`}`}function kt(e){e?.focus()}var X=4,ee=3,ie=e=>e.my_turn||e.asking>0;function ot({tables:e,known:t,gone:s}){let l=e.filter(i=>i.status!=="over"),n=e.filter(i=>i.status==="over");return l.sort((i,r)=>Number(ie(r))-Number(ie(i))),o`<section class="card stack" aria-labelledby="mine-title">
    <h2 id="mine-title">${a("my_tables")}</h2>
    ${t&&!e.length&&o`<p class="soft">${a("no_tables")}</p>`}
    <${te} tables=${l.slice(0,X)} gone=${s} />
    ${l.length>X&&o`<details>
      <summary>${a("running_tables",{n:l.length-X})}</summary>
      <${te} tables=${l.slice(X)} gone=${s} />
    </details>`}
    <${te} tables=${n.slice(0,ee)} gone=${s} />
    ${n.length>ee&&o`<details>
      <summary>${a("finished_tables",{n:n.length-ee})}</summary>
      <${te} tables=${n.slice(ee)} gone=${s} />
    </details>`}
  </section>`}function nt({tables:e,name:t}){let[s,l]=v(),n=i=>{l(null),k(`/api/tables/${i}/join`,t?{name:t}:{}).then(()=>U(`/t/${i}`),l)};return o`<section class="card stack" aria-labelledby="open-title">
    <h2 id="open-title">${a("open_tables")}</h2>
    ${!e.length&&o`<p class="soft">${a("no_open_tables")}</p>`}
    ${s&&o`<p class="trouble" role="alert">${s}</p>`}
    <ul class="tables">
      ${e.map(i=>o`<li key=${i.table} class="table-entry">
        <${rt} table=${i} />
        <span class="soft small">${[a("seats_open",{seats:i.seats.length,open:i.open}),F(i.edition,{new_persons:i.new_persons}),i.host_name&&a("table_of",{name:i.host_name})].filter(Boolean).join(" \xB7 ")}</span>
        <button type="button" onClick=${()=>n(i.table)}>${a("join")}</button>
      </li>`)}
    </ul>
  </section>`}function te({tables:e,gone:t}){return o`<ul class="tables">
    ${e.map(s=>o`<li key=${s.table} class=${s.can_put_away?"can-go":""}>
      <a class="table-entry ${ie(s)?"my-turn":""}" href="/t/${s.table}">
        <${rt} table=${s} />
        <span class="small">
          <strong class="standing">${xt(s)}</strong>
          <span class="soft"> · ${[St(s),s.practice&&a("practice"),s.daily&&y("daily","title"),s.round,F(s.edition,{new_persons:s.new_persons}),Ct(s.updated)].filter(Boolean).join(" \xB7 ")}</span>
        </span>
      </a>
      ${s.can_put_away&&o`<${at} table=${s} gone=${t} />`}
    </li>`)}
  </ul>`}function rt({table:e}){return o`<span class="who">
    ${e.seats.map((t,s)=>o`<span key=${s} class="seat-name ${t.who}">
      <${A} colour=${t.colour} />
      ${t.who==="open"?a("free_seat"):e.mine.includes(s)?o`<b>${t.name}</b>`:t.name}
    </span>`)}
  </span>`}function xt(e){if(e.status==="over")return Tt(e);if(e.asking)return a("asking_for_seat",{n:e.asking});if(e.status==="waiting")return a("waits_for_people",{n:e.open});if(e.my_turn)return a("your_turn");let t=e.to_act.map(s=>e.seats[s].name);return t.length?a("waits_for",{names:L(t)}):a("is_running")}function Tt({result:e,seats:t,mine:s}){let l=e?.filter(({rank:r})=>r===1)??[];if(!l[0])return a("is_over");let n=se("prestige",l[0].prestige);return s.length===1&&l.length===1&&l[0].seat===s[0]?a("you_won",{prestige:n}):a("won_by",{names:L(l.map(({seat:r})=>t[r].name)),prestige:n})}function St({result:e,mine:t}){let s=t.length===1?e?.find(({seat:l})=>l===t[0]):void 0;return s&&s.rank>1?a("my_place",{n:s.rank,prestige:se("prestige",s.prestige)}):""}var Et=[["day",86400],["hour",3600],["minute",60]];function Ct(e){let t=typeof e=="number"?e*1e3:Date.parse(e);if(!t)return"";let s=(Date.now()-t)/1e3,l=new Intl.RelativeTimeFormat(ye(),{numeric:"auto"}),[n,i]=Et.find(([,r])=>s>=r)??["second",1];return n==="second"?l.format(0,"second"):l.format(-Math.floor(s/i),n)}var Nt=1e4;function lt(){let[e,t]=$(null),[s,l]=$([]),[n,i]=$(null);g(()=>{let u=!0,f=()=>{},d=async()=>{let w=await O("/api/me"),{tables:E}=await O("/api/tables");u&&(t(w),l(E),i(null))},x=()=>{f(),f=we(d,i)};x();let N=setInterval(x,Nt);return document.addEventListener("visibilitychange",x),()=>{u=!1,f(),clearInterval(N),document.removeEventListener("visibilitychange",x)}},[]);let r=e?.tables??[],c=u=>t(f=>f&&{...f,tables:f.tables.filter(d=>d.table!==u)}),m=u=>t(f=>f&&{...f,name:u}),p=s.filter(u=>!r.some(f=>f.table===u.table));return o`<${S} />
    <main id="main" class="start">
      ${n!==null&&o`<p class="trouble wide" role="alert">${Y(n)}</p>`}
      <${st} me=${e} called=${m} />
      <div class="start-tables stack">
        <${Ve} ready=${e!==null} />
        <${ot} tables=${r} known=${e!==null} gone=${c} />
        <${nt} tables=${p} name=${e?.name??""} />
      </div>
      <${et} />
      <div class="start-rest stack">
        <section class="card stack" aria-labelledby="me-title">
          <h2 id="me-title">${a("me")}</h2>
          <${Je} name=${e?.name??null} called=${m} />
          <${Q} />
        </section>
        <${Ge} />
      </div>
    </main>
    <${P} />`}var M=async()=>await import("./other-pages.js");function Ot(e){let t=/^\/t\/([^/]+)\/?$/.exec(e)?.[1];if(t){let s=async()=>(await M()).TablePage;return{name:`table ${t}`,title:()=>"",given:{table:decodeURIComponent(t)},styles:ae,load:s}}switch(e.replace(/\/$/,"")){case"":return{name:"start",title:()=>"",given:{},load:()=>Promise.resolve(lt)};case"/rules":return{name:"rules",title:()=>a("rules"),given:{},load:async()=>(await M()).RulesPage};case"/daily":return{name:"daily",title:()=>y("daily","title"),given:{},load:async()=>(await M()).DailyPage};case"/learn":return{name:"learn",title:()=>a("learn"),given:{},load:async()=>(await M()).LearnPage}}return null}var ce=class extends me{constructor(t){super(t),this.state={error:null}}static getDerivedStateFromError(t){return{error:t}}componentDidCatch(t){console.error(t)}render(){let{error:t}=this.state;return t?o`<${ne} sentence=${a("failed")} again=${()=>this.setState({error:null})} />`:this.props.children}};function It(){let[,e]=$(0),[t,s]=$(null),[l,n]=$(null),[i,r]=$(null),[c,m]=$(!1),p=T(0),u=T(()=>{}),f=location.pathname,d=Ot(f);pe(()=>{let h=()=>e(C=>C+1),_=[xe(h),de(h)];return $e(()=>m(!0)),()=>_.forEach(C=>C())},[]);let x=async()=>{let h=++p.current;if(u.current(),n(null),!d)return n({sentence:a("no_page")});try{let _=await Fe(location);if(h!==p.current)return;let[C]=await Promise.all([d.load(),qe(d.styles)]);if(h!==p.current)return;r(_),s({name:d.name,Page:C,visit:h})}catch(_){if(console.warn(_),h!==p.current)return;let C=()=>location.reload();_ instanceof R?(n({sentence:Y(_),again:x}),u.current=_e(_,x)):await ve()?C():(n({sentence:a("not_loaded"),again:C}),u.current=ke(C))}};g(()=>{x();let h=()=>location.hash.includes("=")&&void x();return addEventListener("hashchange",h),()=>removeEventListener("hashchange",h)},[f]);let[N,w]=$(!1);g(()=>w(h=>h||t!==null),[t]),g(()=>{if(N)return D(()=>void Promise.all([M(),oe(ae)]).catch(console.warn))},[N]);let E=T("");if(g(()=>{!t||t.name===E.current||(E.current&&(location.hash||scrollTo(0,0),it()),E.current=t.name)},[t]),g(()=>{if(!d||d.given.table)return;let h=d.title();document.title=h?`${h} \u2013 ${a("game")}`:a("game")}),c)return o`<${Ue} />`;if(l)return o`<${ne} ...${l} />`;if(!d||t?.name!==d.name)return null;let j=()=>r(null);return i?.ask==="seat"?o`<${Ke} key=${i.token} ...${i} name=${i.me.name} done=${j} />`:i?.ask==="person"?o`<${Ye} key=${i.token} ...${i} done=${j} />`:o`<${ce} key=${`${d.name} ${t.visit}`}><${t.Page} ...${d.given} /><//>`}function it(){let e=document.querySelector("main");e?.setAttribute("tabindex","-1"),e?.focus({preventScroll:!0})}function Lt(){return o`<a class="skip" href="#main" onClick=${t=>{t.preventDefault(),it()}}>${a("skip")}</a><${It} />`}async function Pt(){Se(),Ee();let e=O("/api/me").catch(console.warn);for(let s=500;;s=Math.min(2*s,8e3))try{await Promise.all([K(),be()]);break}catch(l){console.error(l),await new Promise(n=>setTimeout(n,s))}await e,Te();let t=document.getElementById("page");t.replaceChildren(),ue(o`<${Lt} />`,t)}Pt();
