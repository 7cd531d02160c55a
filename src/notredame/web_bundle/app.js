import{A as ae,Aa as je,B as P,Ca as Be,D as be,E as q,F as ge,Ga as Fe,H as U,I as ve,J as b,K as B,Ka as Re,L as we,M as _e,N as ke,Na as J,O as xe,P as Te,Q as Y,R as Se,S as Ce,T as ze,U as Ee,V as v,W as S,X as L,_ as K,a as me,aa as Oe,b as pe,ba as Ne,c as $,d as g,e as $e,f as T,i as o,j as R,k as fe,l as M,m as N,n as k,o as de,qa as A,r as H,ra as Ie,s as W,sa as V,ta as Pe,ua as F,v as he,va as Le,w as a,wa as Ae,x as f,xa as De,z as ye,za as G}from"./shared.js";async function Me(e){let[,t,s=""]=/^#(me|seat|watch)=([\w.~-]+)$/.exec(e.hash)??[],r=/^\/t\/([^/]+)/.exec(e.pathname)?.[1]??"";if(!t)return null;try{if(t==="watch")await k(`/api/tables/${r}/watch`,{token:s});else{let n=await N("/api/me");if(t==="seat"){let i=await k(`/api/tables/${r}/look-in`,{token:s});if(!i.mine.length)return{ask:"seat",token:s,table:i,me:n}}else{let i=await k("/api/me/link/read",{token:s});if(!i.mine)return{ask:"person",token:s,owner:i,me:n}}}}catch(n){throw n instanceof R&&n.status>=400&&n.status<500&&n.problem!=="signed-out"&&I(),n}return I(),null}async function He(e,t,s,r){await k(`/api/tables/${e}/join`,r?{token:t,seat:s,name:r}:{token:t,seat:s}),I()}async function We(e,t){await k(`/api/tables/${e}/watch`,{token:t}),I()}async function qe(e){await k("/api/me/claim",{token:e}),I(),await U()}function I(){history.replaceState(history.state,"",location.pathname)}var Q="table",Ue="not all";async function Ye(e){let t=e?oe(e):null;for(let[s,{link:r}]of Z)r.media=s===e?"all":Ue;await t}var Z=new Map;function oe(e){let t=Z.get(e);if(t)return t.there;let s=document.createElement("link");s.rel="stylesheet",s.media=Ue,s.href=we(`style/${e}.css`);let r=new Promise((n,i)=>{s.onload=()=>n(),s.onerror=()=>{Z.delete(e),s.remove(),i(new Error(s.href))}});return Z.set(e,{link:s,there:r}),document.head.append(s),r}function D(e){if(typeof requestIdleCallback!="function"){let s=setTimeout(e,2e3);return()=>clearTimeout(s)}let t=requestIdleCallback(e,{timeout:2e3});return()=>cancelIdleCallback(t)}function X({title:e=a("other_device"),elsewhere:t=!0}){let[s,r]=$(""),[n,i]=$(""),[l,c]=v(),u=()=>k("/api/me/link").then(h=>{r(h.link),c(null)},c),p=async()=>{r((await k("/api/me/link/renew")).link),i(a("link_renewed"))},m=async()=>{for(;!(await k("/api/me/sign-out-elsewhere")).done;);r(""),i(a("signed_out_elsewhere"))},d=async()=>{await M(),location.reload()};return o`<div class="stack tight">
    <span class="legend">${e}</span>
    ${s?o`<${Oe} path=${s} label=${e} />${t&&o`<${Ne} />`}`:o`<div><button type="button" onClick=${u}>${a("make_link")}</button></div>`}
    <span class="soft small">${a("other_device_help")}</span>
    ${l&&o`<p class="trouble" role="alert">${l}</p>`}
    ${t&&o`<div class="stack tight">
      ${s&&o`<div><${K} kind="plain" label=${a("renew_link")} text=${a("renew_link_text")} go=${p} /></div>`}
      <div><${K} kind="plain" label=${a("sign_out_elsewhere")} text=${a("sign_out_elsewhere_text")} yes=${a("sign_out")} go=${m} /></div>
      <div><${K} kind="plain" label=${a("sign_out_here")} text=${a("sign_out_here_text")} yes=${a("sign_out")} go=${d} /></div>
      <span class="small" role="status">${n}</span>
    </div>`}
  </div>`}function Ke({token:e,me:t,owner:s,done:r}){let[n,i]=v(),[l,c]=$(!1),u=async()=>{c(!0),i(null);try{await qe(e),r()}catch(h){i(h),c(!1)}},p=()=>{I(),r()},m=t.name||t.tables.length>0,d={name:t.name,n:t.tables.length};return o`<${S} />
    <main id="main" class="arriving stack">
      <h1>${s.name?a("link_of",{name:s.name}):a("link_of_nobody")}</h1>
      <p>${a("link_help")}</p>
      ${m&&o`<p>${t.name?a("here_you_are",d):a("here_you_play",d)} ${a("link_way_back")}</p>`}
      ${n&&o`<p class="trouble" role="alert">${n}</p>`}
      <p class="row">
        <button type="button" class="main" disabled=${l} onClick=${u}>${s.name?a("continue_as",{name:s.name}):a("continue_link")}</button>
        <button type="button" onClick=${p}>${t.name?a("stay_as",{name:t.name}):a("link_not")}</button>
      </p>
      ${m&&o`<section class="card"><${X} title=${a("way_back")} elsewhere=${!1} /></section>`}
    </main>
    <${L} />`}function ne({sentence:e,again:t}){return o`<${S} />
    <main id="main" class="failed stack">
      <h1>${a("game")}</h1>
      <p role="alert">${e}</p>
      <p class="row">
        ${t&&o`<button type="button" onClick=${()=>t()}>${a("again")}</button>`}
        <a class="button plain" href="/">${a("to_start")}</a>
      </p>
    </main>`}function re(e,t){let s=[],r=t.seats.map((l,c)=>({seat:l,was:e.seats[c]})).filter(({seat:l,was:c})=>l.who!==c?.who||l.name!==c.name),n=r.filter(({seat:l})=>l.who!=="open").map(({seat:l})=>l.name),i=r.filter(({seat:l})=>l.who==="open").map(({seat:l})=>f("colour",l.colour));return n.length&&s.push(a("now_there",{names:P(n)})),i.length&&s.push(a("now_free",{colours:P(i)})),t.status!==e.status&&t.status==="playing"&&s.push(a("now_playing")),s}var ft=1e4;function Ve({table:e,token:t,name:s,done:r}){let{table:n,news:i,look:l}=dt(e,t),[c,u]=$(s),[p,m]=v(),[d,h]=$(!1);g(()=>void(document.title=`${a("invited")} \u2013 ${a("game")}`));let x=n.seats[n.seat]?.who==="open",E=n.opens_more?n.seats.findIndex(({who:y})=>y==="open"):-1,w=x?n.seat:E,C=y=>{y.preventDefault();let _=c.trim();return j(async()=>{_&&_!==s&&await de("/api/me",{name:_}),await He(n.table,t,w,_)})},j=async y=>{h(!0),m(null);try{if(await l())return h(!1);await y(),r()}catch(_){m(_),h(!1),await l().catch(()=>{})}};return o`<${S} />
    <main id="main" class="arriving stack">
      <h1>${n.host_name?a("invited_by",{name:n.host_name}):a("invited")}</h1>
      <section class="card stack tight" aria-label=${a("seats")}>
        <ul class="invited-seats">
          ${n.seats.map((y,_)=>o`<li key=${_} class=${_===n.seat?"your-seat":""}>
            <${A} colour=${y.colour} />
            <span class="name">${y.who==="open"?f("colour",y.colour):y.name}</span>
            <span class="soft small">${_===n.seat&&x?a("your_seat"):ht(y)}</span>
          </li>`)}
        </ul>
        <p class="soft small">${F(n.edition,n.options??{new_persons:n.new_persons})}</p>
      </section>
      <p class="table-news" role="status">${i.join(" ")}</p>
      ${!x&&o`<p class="trouble" role="alert">${f("problem","seat-taken")}</p>`}
      ${w>=0&&o`<form class="stack" onSubmit=${C}>
        <label class="stack tight">
          ${a("my_name")}
          <input value=${c} maxlength=${b().limits.name} autocomplete="nickname"
            onInput=${y=>u(y.target.value)} />
        </label>
        <p><button class="main" disabled=${d}>${x?a("sit_down"):a("sit_elsewhere",{colour:f("colour",n.seats[w]?.colour??"")})}</button></p>
      </form>`}
      ${p&&o`<p class="trouble" role="alert">${p}</p>`}
      <p class="row">
        ${n.opens_more&&o`<button type="button" class=${w<0?"main":""} disabled=${d} onClick=${()=>j(()=>We(n.table,t))}>${a("watch_instead")}</button>`}
        <a class="button plain" href="/">${a(w<0?"to_start":"not_now")}</a>
      </p>
    </main>
    <${L} />`}function dt(e,t){let[s,r]=$(e),n=T(e),i=async()=>{let l=await k(`/api/tables/${e.table}/look-in`,{token:t}),c=re(n.current,l).length>0;return n.current=l,r(l),c};return g(()=>{let l=()=>document.visibilityState==="visible"&&void i().catch(()=>{}),c=setInterval(l,ft);return addEventListener("focus",l),document.addEventListener("visibilitychange",l),()=>{clearInterval(c),removeEventListener("focus",l),document.removeEventListener("visibilitychange",l)}},[]),{table:s,news:re(e,s),look:i}}function ht({who:e,name:t,level:s}){if(e==="open")return a("seat_open");let r=s?f("level",s):"";return e==="bot"&&!t.includes(r)?a("bot",{level:r}):""}function Ge(){let[e,t]=$(!1),[s,r]=v(),n=async()=>{t(!0);try{await M(),location.reload()}catch(i){r(i),t(!1)}};return o`<${S} />
    <main id="main" class="failed stack">
      <h1>${a("signed_out")}</h1>
      <p role="alert">${a("signed_out_text")}</p>
      ${s&&o`<p class="trouble" role="alert">${s}</p>`}
      <p class="row">
        <button type="button" class="main" disabled=${e} onClick=${n}>${a("go_on_new")}</button>
      </p>
    </main>`}function Je({ready:e}){let[t,s]=$(null);return g(()=>{if(!e)return;let r=async()=>{let{DailyToday:n}=await import("./other-pages.js");s(()=>n)};return D(()=>void r().catch(n=>console.warn(n)))},[e]),o`<section class="card stack daily-card" aria-labelledby="daily-title">
    ${t?o`<${t} />`:o`<h2 id="daily-title">${f("daily","title")} <span class="soft small">${De(Ae())}</span></h2>
        <p>${f("daily","about")}</p>
        <p class="row"><${Be} label=${f("daily","play")} /></p>`}
  </section>`}function Ze(){let[e,t]=$(""),[s,r]=v(),[n,i]=$(!1),l=u=>(i(!0),r(null),k("/api/import",{record:u}).then(({table:p})=>Y(`/t/${p}`),p=>{r(p),i(!1)})),c=async u=>{let p=u.target.files?.[0];u.target.value="",p&&await l(await p.text())};return o`<details class="card">
    <summary><h2>${a("import_record")}</h2></summary>
    <form class="stack" onSubmit=${u=>(u.preventDefault(),l(e))}>
      <label class="stack tight">
        ${a("paste_record")}
        <textarea rows="5" spellcheck=${!1} value=${e}
          onInput=${u=>t(u.target.value)}></textarea>
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
  </details>`}function Qe({name:e,called:t}){let[s,r]=$(null),[n,i]=$(e),[l,c]=$(""),[u,p]=v();g(()=>i(e),[e]);let m=async d=>{d.preventDefault();let h=(s??"").trim();if(!(!h||h===n)){p(null);try{await G(h),i(h),t(h),r(null),c(a("saved")),setTimeout(()=>c(""),2500)}catch(x){p(x)}}};return o`<form class="stack tight" onSubmit=${m}>
    <label for="my-name">${a("my_name")}</label>
    <div class="row close">
      <input id="my-name" class="grow" value=${s??n??""} disabled=${n===null} maxlength=${b().limits.name}
        autocomplete="nickname" onInput=${d=>r(d.target.value)} onBlur=${m} />
      <button>${a("save")}</button>
    </div>
    <span class="soft small" role="status">${u||l}</span>
  </form>`}var le=["new_persons","totals"];function Xe({draft:e,change:t}){let s=b().editions[e.edition],r=Object.keys(b().options).filter(c=>!le.includes(c)),n=r.filter(c=>c in e.changes&&e.changes[c]!==s[c]).length,i=(c,u)=>t({changes:{...e.changes,[c]:u}}),l=c=>o`<${bt} key=${c} name=${c} value=${e.changes[c]??s[c]}
    preset=${s[c]} set=${u=>i(c,u)} />`;return o`<div class="stack">
    <label class="stack tight">
      <span class="legend">${a("edition")}</span>
      <select class="edition" value=${e.edition}
        onChange=${c=>t({edition:c.target.value,changes:yt(e.changes)})}>
        ${Object.keys(b().editions).map(c=>o`<option key=${c} value=${c}>${Ie(c)}</option>`)}
      </select>
      ${ye("page",`edition_help_${e.edition}`)&&o`<span class="soft small">${a(`edition_help_${e.edition}`)}</span>`}
    </label>
    ${le.map(l)}
    <details class="more-options">
      <summary>${a("more_options")}${n>0&&o` <span class="badge">${n}</span>`}</summary>
      <div class="stack options">${r.map(l)}</div>
    </details>
  </div>`}function yt(e){return Object.fromEntries(Object.entries(e).filter(([t])=>le.includes(t)||t==="log"))}function bt({name:e,value:t,preset:s,set:r}){let n=`help-${e}`,i=o`<span id=${n} class="soft small">${f("option_help",e)}</span>`;if(Le(e))return o`<div class="option ${t===s?"":"changed"}">
      <label class="choice">
        <input type="checkbox" checked=${t} aria-describedby=${n}
          onChange=${c=>r(c.target.checked)} />
        ${V(e)}
      </label>
      ${i}
    </div>`;let l=b().options[e].values;return o`<div class="option ${t===s?"":"changed"}" role="radiogroup" aria-label=${V(e)}
    aria-describedby=${n}>
    <span class="row close"><span>${V(e)}</span>
      <span class="segments">
        ${l.map(c=>o`<label key=${String(c)} class="segment">
          <input type="radio" name=${`option-${e}`} checked=${t===c} onChange=${()=>r(c)} />
          <span>${Pe(c)}</span>
        </label>`)}
      </span>
    </span>
    ${i}
  </div>`}var gt=["me","here","link","bot"];function et({draft:e,change:t}){let s=(l,c)=>{let u=e.seats.map((p,m)=>m===l?{...p,...c}:c.who==="me"&&p.who==="me"?{...p,who:"bot"}:p);t({seats:u})},r=b().colours_of[e.players],n=e.seats.slice(0,e.players).some(({who:l})=>l==="here"),i=e.start!==null&&e.start<e.players?String(e.start):"";return o`<fieldset class="stack tight">
      <legend>${a("how_many")}</legend>
      <div class="segments">
        ${B().map(l=>o`<label key=${l} class="segment">
          <input type="radio" name="players" checked=${e.players===l} onChange=${()=>t({players:l})} />
          <span class="number">${l}</span>
        </label>`)}
      </div>
    </fieldset>
    <fieldset class="stack tight">
      <legend class="visually-hidden">${a("seats")}</legend>
      ${e.seats.slice(0,e.players).map((l,c)=>o`<div key=${c} class="seat-choice">
        <span class="seat-emblem"><${A} colour=${r[c]} /></span>
        <select aria-label=${a("seat_of",{colour:f("colour",r[c])})} value=${l.who}
          onChange=${u=>s(c,{who:u.target.value})}>
          ${gt.map(u=>o`<option key=${u} value=${u}>${a(`who_${u}`)}</option>`)}
        </select>
        ${l.who==="bot"&&o`<select aria-label=${a("level_of",{colour:f("colour",r[c])})}
          aria-describedby=${tt(ie(l))}
          value=${ie(l)} onChange=${u=>s(c,{level:u.target.value})}>
          ${b().levels.map(u=>o`<option key=${u} value=${u}>${f("level",u)}</option>`)}
        </select>`}
        ${(l.who==="here"||l.who==="me"&&n)&&o`<input aria-label=${a("name_of",{colour:f("colour",r[c])})}
          placeholder=${a("name")} maxlength=${b().limits.name} value=${l.name??""} autocomplete="off"
          onInput=${u=>s(c,{name:u.target.value})} />`}
      </div>`)}
      <${vt} seats=${e.seats.slice(0,e.players)} />
      <label class="seat-choice"><span>${a("who_begins")}</span>
        <select value=${i} onChange=${l=>t({start:l.target.value===""?null:Number(l.target.value)})}>
          <option value="">${a("by_lot")}</option>
          ${r.slice(0,e.players).map((l,c)=>o`<option key=${c} value=${c}>${f("colour",l)}</option>`)}
        </select>
      </label>
    </fieldset>`}var ie=e=>e.level??b().default_level,tt=e=>`level-help-${e}`;function vt({seats:e}){let t=new Set(e.filter(({who:s})=>s==="bot").map(ie));return b().levels.filter(s=>t.has(s)).map(s=>o`<p key=${s} id=${tt(s)} class="soft small level-help">
        <b>${be(f("level",s))}</b> ${f("level_help",s)}
      </p>`)}var st="notredame.new-table";function wt(){return{players:4,seats:Array.from({length:Math.max(...B())},(e,t)=>t?{who:"bot",level:b().default_level}:{who:"me"}),edition:b().default_edition,changes:{},listed:!1,practice:!1,start:null}}function _t(){let e=wt();try{let t={...e,...JSON.parse(H(st)??"{}")},{editions:s,options:r}=b();return!s[t.edition]||t.seats.length!==e.seats.length||!B().includes(t.players)?e:(t.changes=Object.fromEntries(Object.entries(t.changes).filter(([n,i])=>r[n]?.values.includes(i))),t)}catch{return e}}function kt(e){let t=e.seats.slice(0,e.players),s=t.some(({who:u})=>u==="here"),r=t.map(({who:u,name:p,level:m})=>u==="bot"?{who:u,level:m??b().default_level}:s&&u!=="link"&&p?.trim()?{who:u,name:p.trim()}:{who:u}),n=b().editions[e.edition],i=Object.fromEntries(Object.entries(e.changes).filter(([u,p])=>p!==n[u])),l=e.start!==null&&e.start<e.players?{start:e.start}:{},c=e.practice&&at(e)?{practice:!0}:{};return{seats:r,edition:e.edition,options:i,listed:e.listed,...c,...l}}function at({seats:e,players:t}){return e.slice(0,t).filter(({who:s})=>s!=="bot").length===1}function ot(){let[e,t]=$(_t),[s,r]=$(!1),[n,i]=v(),l=m=>t(d=>({...d,...m}));g(()=>W(st,JSON.stringify(e)),[e]);let c=m=>{m.preventDefault(),r(!0),i(null),J(kt(e)).catch(d=>{i(d),r(!1)})},u=e.seats.slice(0,e.players).every(({who:m})=>m==="bot"),p=e.seats.slice(0,e.players).some(({who:m})=>m==="link");return o`<section class="card new-table" aria-labelledby="new-title">
    <form class="stack roomy" onSubmit=${c}>
      <h2 id="new-title">${a("new_table")}</h2>
      <${et} draft=${e} change=${l} />
      <${Xe} draft=${e} change=${l} />
      ${p&&o`<fieldset class="stack tight">
        <legend>${a("who_may_join")}</legend>
        <div class="row">
          ${[!1,!0].map(m=>o`<label key=${m} class="choice">
            <input type="radio" name="listed" checked=${e.listed===m} onChange=${()=>l({listed:m})} />
            ${a(m?"listed":"by_link_only")}
          </label>`)}
        </div>
      </fieldset>`}
      ${at(e)&&o`<div class="option">
        <label class="choice">
          <input type="checkbox" checked=${e.practice} aria-describedby="help-practice" onChange=${()=>l({practice:!e.practice})} />
          ${a("practice")}
        </label>
        <span id="help-practice" class="soft small">${a("practice_help")}</span>
      </div>`}
      ${n&&o`<p class="trouble" role="alert">${n}</p>`}
      ${u&&o`<p class="soft" role="status">${a("somebody_has_to_play")}</p>`}
      <p class="row"><button class="main" disabled=${s||u}>${a("create")}</button>
        ${p&&o`<span class="soft small">${a("links_follow")}</span>`}</p>
    </form>
  </section>`}var nt="notredame.played",xt="(max-width: 40rem)";function Tt(e){let t={who:"bot",level:e?"easy":b().default_level};return{seats:[{who:"me"},t,t,t]}}function St(e){let t=e?.tables.some(({status:s})=>s==="over");return g(()=>{t&&W(nt,"yes")},[t]),!t&&H(nt)===null}function rt({me:e,called:t}){let[s,r]=$(""),n=St(e),i=T(!1);i.current||=e?.name==="";let[l,c]=$(!1),[u,p]=v(),m=async()=>{let w=s.trim();w&&(await G(w),t(w))},d=async w=>{c(!0),p(null);try{await m(),await je(),await w()}catch(C){p(C),c(!1)}},h=()=>d(()=>J(Tt(n))),x=()=>d(Fe),E=w=>{w.preventDefault(),n?x():h()};return o`<section class=${`hero ${n?"first-time":""}`} aria-labelledby="hero-title">
    <${Ct} ready=${e!==null} first=${n} />
    <div class="stack">
      <h1 id="hero-title">${a("greeting")}</h1>
      <p>${a("about_game")}</p>
      <form class="row" onSubmit=${E}>
        ${i.current&&o`<label class="stack tight first-name">
          <span class="small">${a("name_if_you_like")}</span>
          <input value=${s} maxlength=${b().limits.name} autocomplete="nickname" placeholder=${f("called","guest")}
            onInput=${w=>r(w.target.value)}
            onBlur=${()=>m().then(()=>p(null),p)} />
        </label>`}
        ${n?o`<button key="learn" class="main large" disabled=${l}>${f("learn","start")}</button>
            <button key="play" type="button" class="large" disabled=${l} onClick=${h}>${a("play_now")}</button>`:o`<button key="play" class="main large" disabled=${l}>${a("play_now")}</button>
            <a key="learn" class="button" href="/learn">${a("learn")}</a>`}
      </form>
      <p class="soft small">${n?a("first_time_help",{play:a("play_now")}):a("play_now_help")}</p>
      ${u&&o`<p class="trouble" role="alert">${u}</p>`}
    </div>
  </section>`}function Ct({ready:e,first:t}){let[s,r]=$(null),n=e&&(t||!matchMedia(xt).matches);return g(()=>{if(!n)return;let i=async()=>{let{LivingBoard:l}=await import("./other-pages.js");r(()=>l)};return D(()=>void i().catch(l=>console.warn(l)))},[n]),o`<div class="hero-picture">${s?o`<${s} />`:o`<${zt} />`}</div>`}function zt(){let{colours:e}=b();return o`<svg class="rose" viewBox="-100 -100 200 200" aria-hidden="true">
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
  </svg>`}function lt(){return o`<section class="card stack puzzle-card" aria-labelledby="puzzle-title">
    <h2 id="puzzle-title">${f("puzzle","of_the_day")}</h2>
    <p>${f("puzzle","of_the_day_about")}</p>
    <p class="row">
      <a class="button" href="/puzzles/today">${f("puzzle",Re()?"again":"solve")}</a>
      <a class="button plain" href="/puzzles">${f("puzzle","all")}</a>
    </p>
  </section>`}function it({table:e,gone:t}){let[s,r]=$(!1),[n,i]=v(),l=T(null),c=()=>{i(null),k(`/api/tables/${e.table}/put-away`).then(()=>t(e.table),i)},u=()=>{r(!1),i(null),l.current?.focus()},p=()=>s?u():r(!0);return o`<button ref=${l} type="button" class="plain put-away" aria-label=${a("put_away")} title=${a("put_away")}
      aria-expanded=${s?"true":"false"} onClick=${p}><span aria-hidden="true">✕</span></button>
    ${s&&o`<div class="putting-away stack tight" role="group" aria-label=${a("put_away")}
      onKeyDown=${m=>m.key==="Escape"&&u()}>
      <p class="small">${a(`put_away_${e.status}`)}</p>
      ${n&&o`<p class="trouble small" role="alert">${n}</p>`}
      <p class="row close">
        <button ref=${Et} type="button" onClick=${c}>${a("put_away")}</button>
        <button type="button" class="plain" onClick=${u}>${a("put_away_not")}</button>
      </p>
    </div>`}`}function Et(e){e?.focus()}var ee=4,te=3,ce=e=>e.my_turn||e.asking>0;function ct({tables:e,known:t,gone:s}){let r=e.filter(i=>i.status!=="over"),n=e.filter(i=>i.status==="over");return r.sort((i,l)=>Number(ce(l))-Number(ce(i))),o`<section class="card stack" aria-labelledby="mine-title">
    <h2 id="mine-title">${a("my_tables")}</h2>
    ${t&&!e.length&&o`<p class="soft">${a("no_tables")}</p>`}
    <${se} tables=${r.slice(0,ee)} gone=${s} />
    ${r.length>ee&&o`<details>
      <summary>${a("running_tables",{n:r.length-ee})}</summary>
      <${se} tables=${r.slice(ee)} gone=${s} />
    </details>`}
    <${se} tables=${n.slice(0,te)} gone=${s} />
    ${n.length>te&&o`<details>
      <summary>${a("finished_tables",{n:n.length-te})}</summary>
      <${se} tables=${n.slice(te)} gone=${s} />
    </details>`}
  </section>`}function ut({tables:e,name:t}){let[s,r]=v(),n=i=>{r(null),k(`/api/tables/${i}/join`,t?{name:t}:{}).then(()=>Y(`/t/${i}`),r)};return o`<section class="card stack" aria-labelledby="open-title">
    <h2 id="open-title">${a("open_tables")}</h2>
    ${!e.length&&o`<p class="soft">${a("no_open_tables")}</p>`}
    ${s&&o`<p class="trouble" role="alert">${s}</p>`}
    <ul class="tables">
      ${e.map(i=>o`<li key=${i.table} class="table-entry">
        <${mt} table=${i} />
        <span class="soft small">${[a("seats_open",{seats:i.seats.length,open:i.open}),F(i.edition,{new_persons:i.new_persons}),i.host_name&&a("table_of",{name:i.host_name})].filter(Boolean).join(" \xB7 ")}</span>
        <button type="button" onClick=${()=>n(i.table)}>${a("join")}</button>
      </li>`)}
    </ul>
  </section>`}function se({tables:e,gone:t}){return o`<ul class="tables">
    ${e.map(s=>o`<li key=${s.table} class=${s.can_put_away?"can-go":""}>
      <a class="table-entry ${ce(s)?"my-turn":""}" href="/t/${s.table}">
        <${mt} table=${s} />
        <span class="small">
          <strong class="standing">${Ot(s)}</strong>
          <span class="soft"> · ${[It(s),s.practice&&a("practice"),s.daily&&f("daily","title"),s.round,F(s.edition,{new_persons:s.new_persons}),Lt(s.updated)].filter(Boolean).join(" \xB7 ")}</span>
        </span>
      </a>
      ${s.can_put_away&&o`<${it} table=${s} gone=${t} />`}
    </li>`)}
  </ul>`}function mt({table:e}){return o`<span class="who">
    ${e.seats.map((t,s)=>o`<span key=${s} class="seat-name ${t.who}">
      <${A} colour=${t.colour} />
      ${t.who==="open"?a("free_seat"):e.mine.includes(s)?o`<b>${t.name}</b>`:t.name}
    </span>`)}
  </span>`}function Ot(e){if(e.status==="over")return Nt(e);if(e.asking)return a("asking_for_seat",{n:e.asking});if(e.status==="waiting")return a("waits_for_people",{n:e.open});if(e.my_turn)return a("your_turn");let t=e.to_act.map(s=>e.seats[s].name);return t.length?a("waits_for",{names:P(t)}):a("is_running")}function Nt({result:e,seats:t,mine:s}){let r=e?.filter(({rank:l})=>l===1)??[];if(!r[0])return a("is_over");let n=ae("prestige",r[0].prestige);return s.length===1&&r.length===1&&r[0].seat===s[0]?a("you_won",{prestige:n}):a("won_by",{names:P(r.map(({seat:l})=>t[l].name)),prestige:n})}function It({result:e,mine:t}){let s=t.length===1?e?.find(({seat:r})=>r===t[0]):void 0;return s&&s.rank>1?a("my_place",{n:s.rank,prestige:ae("prestige",s.prestige)}):""}var Pt=[["day",86400],["hour",3600],["minute",60]];function Lt(e){let t=typeof e=="number"?e*1e3:Date.parse(e);if(!t)return"";let s=(Date.now()-t)/1e3,r=new Intl.RelativeTimeFormat(ge(),{numeric:"auto"}),[n,i]=Pt.find(([,l])=>s>=l)??["second",1];return n==="second"?r.format(0,"second"):r.format(-Math.floor(s/i),n)}var At=1e4;function pt(){let[e,t]=$(null),[s,r]=$([]),[n,i]=$(null);g(()=>{let m=!0,d=()=>{},h=async()=>{let w=await N("/api/me"),{tables:C}=await N("/api/tables");m&&(t(w),r(C),i(null))},x=()=>{d(),d=ke(h,i)};x();let E=setInterval(x,At);return document.addEventListener("visibilitychange",x),()=>{m=!1,d(),clearInterval(E),document.removeEventListener("visibilitychange",x)}},[]);let l=e?.tables??[],c=m=>t(d=>d&&{...d,tables:d.tables.filter(h=>h.table!==m)}),u=m=>t(d=>d&&{...d,name:m}),p=s.filter(m=>!l.some(d=>d.table===m.table));return o`<${S} />
    <main id="main" class="start">
      ${n!==null&&o`<p class="trouble wide" role="alert">${q(n)}</p>`}
      <${rt} me=${e} called=${u} />
      <div class="start-tables stack">
        <${Je} ready=${e!==null} />
        <${ct} tables=${l} known=${e!==null} gone=${c} />
        <${ut} tables=${p} name=${e?.name??""} />
        <${lt} />
      </div>
      <${ot} />
      <div class="start-rest stack">
        <section class="card stack" aria-labelledby="me-title">
          <h2 id="me-title">${a("me")}</h2>
          <${Qe} name=${e?.name??null} called=${u} />
          <div><a class="button" href="/statistics">${f("statistics","title")}</a></div>
          <${X} />
        </section>
        <${Ze} />
      </div>
    </main>
    <${L} />`}var O=async()=>await import("./other-pages.js");function Dt(e){let t=/^\/t\/([^/]+)\/?$/.exec(e)?.[1];if(t){let r=async()=>(await O()).TablePage;return{name:`table ${t}`,title:()=>"",given:{table:decodeURIComponent(t)},styles:Q,load:r}}let s=/^\/puzzles\/([^/]+)\/?$/.exec(e)?.[1];if(s){let r=async()=>(await O()).PuzzlePage;return{name:`puzzle ${s}`,title:()=>f("puzzle",s==="today"?"of_the_day":"title"),given:{puzzle:decodeURIComponent(s)},styles:Q,load:r}}switch(e.replace(/\/$/,"")){case"":return{name:"start",title:()=>"",given:{},load:()=>Promise.resolve(pt)};case"/rules":return{name:"rules",title:()=>a("rules"),given:{},load:async()=>(await O()).RulesPage};case"/daily":return{name:"daily",title:()=>f("daily","title"),given:{},load:async()=>(await O()).DailyPage};case"/puzzles":return{name:"puzzles",title:()=>f("puzzle","title"),given:{},load:async()=>(await O()).PuzzlesPage};case"/statistics":return{name:"statistics",title:()=>f("statistics","title"),given:{},load:async()=>(await O()).StatisticsPage};case"/learn":return{name:"learn",title:()=>a("learn"),given:{},load:async()=>(await O()).LearnPage}}return null}var ue=class extends me{constructor(t){super(t),this.state={error:null}}static getDerivedStateFromError(t){return{error:t}}componentDidCatch(t){console.error(t)}render(){let{error:t}=this.state;return t?o`<${ne} sentence=${a("failed")} again=${()=>this.setState({error:null})} />`:this.props.children}};function jt(){let[,e]=$(0),[t,s]=$(null),[r,n]=$(null),[i,l]=$(null),[c,u]=$(!1),p=T(0),m=T(()=>{}),d=location.pathname,h=Dt(d);$e(()=>{let y=()=>e(z=>z+1),_=[Se(y),he(y)];return fe(()=>u(!0)),()=>_.forEach(z=>z())},[]);let x=async()=>{let y=++p.current;if(m.current(),n(null),!h)return n({sentence:a("no_page")});try{let _=await Me(location);if(y!==p.current)return;let[z]=await Promise.all([h.load(),Ye(h.styles)]);if(y!==p.current)return;l(_),s({name:h.name,Page:z,visit:y})}catch(_){if(console.warn(_),y!==p.current)return;let z=()=>location.reload();_ instanceof R?(n({sentence:q(_),again:x}),m.current=xe(_,x)):await _e()?z():(n({sentence:a("not_loaded"),again:z}),m.current=Te(z))}};g(()=>{x();let y=()=>location.hash.includes("=")&&void x();return addEventListener("hashchange",y),()=>removeEventListener("hashchange",y)},[d]);let[E,w]=$(!1);g(()=>w(y=>y||t!==null),[t]),g(()=>{if(E)return D(()=>void Promise.all([O(),oe(Q)]).catch(console.warn))},[E]);let C=T("");if(g(()=>{!t||t.name===C.current||(C.current&&(location.hash||scrollTo(0,0),$t()),C.current=t.name)},[t]),g(()=>{if(!h||h.given.table)return;let y=h.title();document.title=y?`${y} \u2013 ${a("game")}`:a("game")}),c)return o`<${Ge} />`;if(r)return o`<${ne} ...${r} />`;if(!h||t?.name!==h.name)return null;let j=()=>l(null);return i?.ask==="seat"?o`<${Ve} key=${i.token} ...${i} name=${i.me.name} done=${j} />`:i?.ask==="person"?o`<${Ke} key=${i.token} ...${i} done=${j} />`:o`<${ue} key=${`${h.name} ${t.visit}`}><${t.Page} ...${h.given} /><//>`}function $t(){let e=document.querySelector("main");e?.setAttribute("tabindex","-1"),e?.focus({preventScroll:!0})}function Bt(){return o`<a class="skip" href="#main" onClick=${t=>{t.preventDefault(),$t()}}>${a("skip")}</a><${jt} />`}async function Ft(){ze(),Ee();let e=N("/api/me").catch(console.warn);for(let s=500;;s=Math.min(2*s,8e3))try{await Promise.all([U(),ve()]);break}catch(r){console.error(r),await new Promise(n=>setTimeout(n,s))}await e,Ce();let t=document.getElementById("page");t.replaceChildren(),pe(o`<${Bt} />`,t)}Ft();
