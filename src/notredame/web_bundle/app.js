import{A as se,B as L,Ca as Ae,E as W,F as be,H as q,I as ye,J as b,K as D,L as ge,M as ve,N as we,O as _e,P as ke,Q as Y,R as xe,S as Se,T as Te,U as Ee,V as y,W as T,X as P,_ as K,a as ue,aa as Ce,b as me,ba as Ne,c as $,d as k,e as pe,f as S,i as n,j as B,k as $e,l as M,m as O,n as w,o as fe,qa as A,r as R,ra as Oe,s as H,sa as U,ta as Ie,ua as F,v as de,va as Le,w as o,wa as V,x,xa as Pe,ya as G,z as he}from"./shared.js";async function je(e){let[,t,s=""]=/^#(me|seat|watch)=([\w.~-]+)$/.exec(e.hash)??[],l=/^\/t\/([^/]+)/.exec(e.pathname)?.[1]??"";if(!t)return null;try{if(t==="watch")await w(`/api/tables/${l}/watch`,{token:s});else{let a=await O("/api/me");if(t==="seat"){let i=await w(`/api/tables/${l}/look-in`,{token:s});if(!i.mine.length)return{ask:"seat",token:s,table:i,me:a}}else{let i=await w("/api/me/link/read",{token:s});if(!i.mine)return{ask:"person",token:s,owner:i,me:a}}}}catch(a){throw a instanceof B&&a.status>=400&&a.status<500&&a.problem!=="signed-out"&&I(),a}return I(),null}async function De(e,t,s,l){await w(`/api/tables/${e}/join`,l?{token:t,seat:s,name:l}:{token:t,seat:s}),I()}async function Fe(e,t){await w(`/api/tables/${e}/watch`,{token:t}),I()}async function Be(e){await w("/api/me/claim",{token:e}),I(),await q()}function I(){history.replaceState(history.state,"",location.pathname)}var oe="table",Me="not all";async function Re(e){let t=e?ne(e):null;for(let[s,{link:l}]of J)l.media=s===e?"all":Me;await t}var J=new Map;function ne(e){let t=J.get(e);if(t)return t.there;let s=document.createElement("link");s.rel="stylesheet",s.media=Me,s.href=ge(`style/${e}.css`);let l=new Promise((a,i)=>{s.onload=()=>a(),s.onerror=()=>{J.delete(e),s.remove(),i(new Error(s.href))}});return J.set(e,{link:s,there:l}),document.head.append(s),l}function Z(e){if(typeof requestIdleCallback!="function"){let s=setTimeout(e,2e3);return()=>clearTimeout(s)}let t=requestIdleCallback(e,{timeout:2e3});return()=>cancelIdleCallback(t)}function z({title:e=o("other_device"),elsewhere:t=!0}){let[s,l]=$(""),[a,i]=$(""),[r,c]=y(),u=()=>w("/api/me/link").then(d=>{l(d.link),c(null)},c),p=async()=>{l((await w("/api/me/link/renew")).link),i(o("link_renewed"))},m=async()=>{for(;!(await w("/api/me/sign-out-elsewhere")).done;);l(""),i(o("signed_out_elsewhere"))},f=async()=>{await M(),location.reload()};return n`<div class="stack tight">
    <span class="legend">${e}</span>
    ${s?n`<${Ce} path=${s} label=${e} />${t&&n`<${Ne} />`}`:n`<div><button type="button" onClick=${u}>${o("make_link")}</button></div>`}
    <span class="soft small">${o("other_device_help")}</span>
    ${r&&n`<p class="trouble" role="alert">${r}</p>`}
    ${t&&n`<div class="stack tight">
      ${s&&n`<div><${K} kind="plain" label=${o("renew_link")} text=${o("renew_link_text")} go=${p} /></div>`}
      <div><${K} kind="plain" label=${o("sign_out_elsewhere")} text=${o("sign_out_elsewhere_text")} yes=${o("sign_out")} go=${m} /></div>
      <div><${K} kind="plain" label=${o("sign_out_here")} text=${o("sign_out_here_text")} yes=${o("sign_out")} go=${f} /></div>
      <span class="small" role="status">${a}</span>
    </div>`}
  </div>`}function He({token:e,me:t,owner:s,done:l}){let[a,i]=y(),[r,c]=$(!1),u=async()=>{c(!0),i(null);try{await Be(e),l()}catch(d){i(d),c(!1)}},p=()=>{I(),l()},m=t.name||t.tables.length>0,f={name:t.name,n:t.tables.length};return n`<${T} />
    <main id="main" class="arriving stack">
      <h1>${s.name?o("link_of",{name:s.name}):o("link_of_nobody")}</h1>
      <p>${o("link_help")}</p>
      ${m&&n`<p>${t.name?o("here_you_are",f):o("here_you_play",f)} ${o("link_way_back")}</p>`}
      ${a&&n`<p class="trouble" role="alert">${a}</p>`}
      <p class="row">
        <button type="button" class="main" disabled=${r} onClick=${u}>${s.name?o("continue_as",{name:s.name}):o("continue_link")}</button>
        <button type="button" onClick=${p}>${t.name?o("stay_as",{name:t.name}):o("link_not")}</button>
      </p>
      ${m&&n`<section class="card"><${z} title=${o("way_back")} elsewhere=${!1} /></section>`}
    </main>
    <${P} />`}function ae({sentence:e,again:t}){return n`<${T} />
    <main id="main" class="failed stack">
      <h1>${o("game")}</h1>
      <p role="alert">${e}</p>
      <p class="row">
        ${t&&n`<button type="button" onClick=${()=>t()}>${o("again")}</button>`}
        <a class="button plain" href="/">${o("to_start")}</a>
      </p>
    </main>`}function re(e,t){let s=[],l=t.seats.map((r,c)=>({seat:r,was:e.seats[c]})).filter(({seat:r,was:c})=>r.who!==c?.who||r.name!==c.name),a=l.filter(({seat:r})=>r.who!=="open").map(({seat:r})=>r.name),i=l.filter(({seat:r})=>r.who==="open").map(({seat:r})=>x("colour",r.colour));return a.length&&s.push(o("now_there",{names:L(a)})),i.length&&s.push(o("now_free",{colours:L(i)})),t.status!==e.status&&t.status==="playing"&&s.push(o("now_playing")),s}var at=1e4;function We({table:e,token:t,name:s,done:l}){let{table:a,news:i,look:r}=rt(e,t),[c,u]=$(s),[p,m]=y(),[f,d]=$(!1);k(()=>void(document.title=`${o("invited")} \u2013 ${o("game")}`));let _=a.seats[a.seat]?.who==="open",N=a.opens_more?a.seats.findIndex(({who:h})=>h==="open"):-1,g=_?a.seat:N,E=h=>{h.preventDefault();let v=c.trim();return j(async()=>{v&&v!==s&&await fe("/api/me",{name:v}),await De(a.table,t,g,v)})},j=async h=>{d(!0),m(null);try{if(await r())return d(!1);await h(),l()}catch(v){m(v),d(!1),await r().catch(()=>{})}};return n`<${T} />
    <main id="main" class="arriving stack">
      <h1>${a.host_name?o("invited_by",{name:a.host_name}):o("invited")}</h1>
      <section class="card stack tight" aria-label=${o("seats")}>
        <ul class="invited-seats">
          ${a.seats.map((h,v)=>n`<li key=${v} class=${v===a.seat?"your-seat":""}>
            <${A} colour=${h.colour} />
            <span class="name">${h.who==="open"?x("colour",h.colour):h.name}</span>
            <span class="soft small">${v===a.seat&&_?o("your_seat"):lt(h)}</span>
          </li>`)}
        </ul>
        <p class="soft small">${F(a.edition,a.options??{new_persons:a.new_persons})}</p>
      </section>
      <p class="table-news" role="status">${i.join(" ")}</p>
      ${!_&&n`<p class="trouble" role="alert">${x("problem","seat-taken")}</p>`}
      ${g>=0&&n`<form class="stack" onSubmit=${E}>
        <label class="stack tight">
          ${o("my_name")}
          <input value=${c} maxlength=${b().limits.name} autocomplete="nickname"
            onInput=${h=>u(h.target.value)} />
        </label>
        <p><button class="main" disabled=${f}>${_?o("sit_down"):o("sit_elsewhere",{colour:x("colour",a.seats[g]?.colour??"")})}</button></p>
      </form>`}
      ${p&&n`<p class="trouble" role="alert">${p}</p>`}
      <p class="row">
        ${a.opens_more&&n`<button type="button" class=${g<0?"main":""} disabled=${f} onClick=${()=>j(()=>Fe(a.table,t))}>${o("watch_instead")}</button>`}
        <a class="button plain" href="/">${o(g<0?"to_start":"not_now")}</a>
      </p>
    </main>
    <${P} />`}function rt(e,t){let[s,l]=$(e),a=S(e),i=async()=>{let r=await w(`/api/tables/${e.table}/look-in`,{token:t}),c=re(a.current,r).length>0;return a.current=r,l(r),c};return k(()=>{let r=()=>document.visibilityState==="visible"&&void i().catch(()=>{}),c=setInterval(r,at);return addEventListener("focus",r),document.addEventListener("visibilitychange",r),()=>{clearInterval(c),removeEventListener("focus",r),document.removeEventListener("visibilitychange",r)}},[]),{table:s,news:re(e,s),look:i}}function lt({who:e,name:t,level:s}){if(e==="open")return o("seat_open");let l=s?x("level",s):"";return e==="bot"&&!t.includes(l)?o("bot",{level:l}):""}function qe(){let[e,t]=$(!1),[s,l]=y(),a=async()=>{t(!0);try{await M(),location.reload()}catch(i){l(i),t(!1)}};return n`<${T} />
    <main id="main" class="failed stack">
      <h1>${o("signed_out")}</h1>
      <p role="alert">${o("signed_out_text")}</p>
      ${s&&n`<p class="trouble" role="alert">${s}</p>`}
      <p class="row">
        <button type="button" class="main" disabled=${e} onClick=${a}>${o("go_on_new")}</button>
      </p>
    </main>`}function Ye(){let[e,t]=$(""),[s,l]=y(),[a,i]=$(!1),r=u=>(i(!0),l(null),w("/api/import",{record:u}).then(({table:p})=>Y(`/t/${p}`),p=>{l(p),i(!1)})),c=async u=>{let p=u.target.files?.[0];u.target.value="",p&&await r(await p.text())};return n`<details class="card">
    <summary><h2>${o("import_record")}</h2></summary>
    <form class="stack" onSubmit=${u=>(u.preventDefault(),r(e))}>
      <label class="stack tight">
        ${o("paste_record")}
        <textarea rows="5" spellcheck=${!1} value=${e}
          onInput=${u=>t(u.target.value)}></textarea>
      </label>
      <div class="row">
        <button disabled=${a||!e.trim()}>${o("import")}</button>
        <label class="button">
          ${o("choose_file")}
          <input class="visually-hidden" type="file" accept=".txt,.json,text/plain,application/json" onChange=${c} />
        </label>
      </div>
      ${s&&n`<p class="trouble" role="alert">${s}</p>`}
    </form>
  </details>`}function Ke({name:e,called:t}){let[s,l]=$(null),[a,i]=$(e),[r,c]=$(""),[u,p]=y();k(()=>i(e),[e]);let m=async f=>{f.preventDefault();let d=(s??"").trim();if(!(!d||d===a)){p(null);try{await V(d),i(d),t(d),l(null),c(o("saved")),setTimeout(()=>c(""),2500)}catch(_){p(_)}}};return n`<form class="stack tight" onSubmit=${m}>
    <label for="my-name">${o("my_name")}</label>
    <div class="row close">
      <input id="my-name" class="grow" value=${s??a??""} disabled=${a===null} maxlength=${b().limits.name}
        autocomplete="nickname" onInput=${f=>l(f.target.value)} onBlur=${m} />
      <button>${o("save")}</button>
    </div>
    <span class="soft small" role="status">${u||r}</span>
  </form>`}var le=["new_persons","totals"];function Ue({draft:e,change:t}){let s=b().editions[e.edition],l=Object.keys(b().options).filter(c=>!le.includes(c)),a=l.filter(c=>c in e.changes&&e.changes[c]!==s[c]).length,i=(c,u)=>t({changes:{...e.changes,[c]:u}}),r=c=>n`<${ct} key=${c} name=${c} value=${e.changes[c]??s[c]}
    preset=${s[c]} set=${u=>i(c,u)} />`;return n`<div class="stack">
    <label class="stack tight">
      <span class="legend">${o("edition")}</span>
      <select class="edition" value=${e.edition}
        onChange=${c=>t({edition:c.target.value,changes:it(e.changes)})}>
        ${Object.keys(b().editions).map(c=>n`<option key=${c} value=${c}>${Oe(c)}</option>`)}
      </select>
      ${he("page",`edition_help_${e.edition}`)&&n`<span class="soft small">${o(`edition_help_${e.edition}`)}</span>`}
    </label>
    ${le.map(r)}
    <details class="more-options">
      <summary>${o("more_options")}${a>0&&n` <span class="badge">${a}</span>`}</summary>
      <div class="stack options">${l.map(r)}</div>
    </details>
  </div>`}function it(e){return Object.fromEntries(Object.entries(e).filter(([t])=>le.includes(t)||t==="log"))}function ct({name:e,value:t,preset:s,set:l}){let a=`help-${e}`,i=n`<span id=${a} class="soft small">${x("option_help",e)}</span>`;if(Le(e))return n`<div class="option ${t===s?"":"changed"}">
      <label class="choice">
        <input type="checkbox" checked=${t} aria-describedby=${a}
          onChange=${c=>l(c.target.checked)} />
        ${U(e)}
      </label>
      ${i}
    </div>`;let r=b().options[e].values;return n`<div class="option ${t===s?"":"changed"}" role="radiogroup" aria-label=${U(e)}
    aria-describedby=${a}>
    <span class="row close"><span>${U(e)}</span>
      <span class="segments">
        ${r.map(c=>n`<label key=${String(c)} class="segment">
          <input type="radio" name=${`option-${e}`} checked=${t===c} onChange=${()=>l(c)} />
          <span>${Ie(c)}</span>
        </label>`)}
      </span>
    </span>
    ${i}
  </div>`}var ut=["me","here","link","bot"];function Ve({draft:e,change:t}){let s=(r,c)=>{let u=e.seats.map((p,m)=>m===r?{...p,...c}:c.who==="me"&&p.who==="me"?{...p,who:"bot"}:p);t({seats:u})},l=b().colours_of[e.players],a=e.seats.slice(0,e.players).some(({who:r})=>r==="here"),i=e.start!==null&&e.start<e.players?String(e.start):"";return n`<fieldset class="stack tight">
      <legend>${o("how_many")}</legend>
      <div class="segments">
        ${D().map(r=>n`<label key=${r} class="segment">
          <input type="radio" name="players" checked=${e.players===r} onChange=${()=>t({players:r})} />
          <span class="number">${r}</span>
        </label>`)}
      </div>
    </fieldset>
    <fieldset class="stack tight">
      <legend class="visually-hidden">${o("seats")}</legend>
      ${e.seats.slice(0,e.players).map((r,c)=>n`<div key=${c} class="seat-choice">
        <span class="seat-emblem"><${A} colour=${l[c]} /></span>
        <select aria-label=${o("seat_of",{colour:x("colour",l[c])})} value=${r.who}
          onChange=${u=>s(c,{who:u.target.value})}>
          ${ut.map(u=>n`<option key=${u} value=${u}>${o(`who_${u}`)}</option>`)}
        </select>
        ${r.who==="bot"&&n`<select aria-label=${o("level_of",{colour:x("colour",l[c])})}
          value=${r.level??b().default_level} onChange=${u=>s(c,{level:u.target.value})}>
          ${b().levels.map(u=>n`<option key=${u} value=${u}>${x("level",u)}</option>`)}
        </select>`}
        ${(r.who==="here"||r.who==="me"&&a)&&n`<input aria-label=${o("name_of",{colour:x("colour",l[c])})}
          placeholder=${o("name")} maxlength=${b().limits.name} value=${r.name??""} autocomplete="off"
          onInput=${u=>s(c,{name:u.target.value})} />`}
      </div>`)}
      <label class="seat-choice"><span>${o("who_begins")}</span>
        <select value=${i} onChange=${r=>t({start:r.target.value===""?null:Number(r.target.value)})}>
          <option value="">${o("by_lot")}</option>
          ${l.slice(0,e.players).map((r,c)=>n`<option key=${c} value=${c}>${x("colour",r)}</option>`)}
        </select>
      </label>
    </fieldset>`}var Ge="notredame.new-table";function mt(){return{players:4,seats:Array.from({length:Math.max(...D())},(e,t)=>t?{who:"bot",level:b().default_level}:{who:"me"}),edition:b().default_edition,changes:{},listed:!1,practice:!1,start:null}}function pt(){let e=mt();try{let t={...e,...JSON.parse(R(Ge)??"{}")},{editions:s,options:l}=b();return!s[t.edition]||t.seats.length!==e.seats.length||!D().includes(t.players)?e:(t.changes=Object.fromEntries(Object.entries(t.changes).filter(([a,i])=>l[a]?.values.includes(i))),t)}catch{return e}}function $t(e){let t=e.seats.slice(0,e.players),s=t.some(({who:u})=>u==="here"),l=t.map(({who:u,name:p,level:m})=>u==="bot"?{who:u,level:m??b().default_level}:s&&u!=="link"&&p?.trim()?{who:u,name:p.trim()}:{who:u}),a=b().editions[e.edition],i=Object.fromEntries(Object.entries(e.changes).filter(([u,p])=>p!==a[u])),r=e.start!==null&&e.start<e.players?{start:e.start}:{},c=e.practice&&Je(e)?{practice:!0}:{};return{seats:l,edition:e.edition,options:i,listed:e.listed,...c,...r}}function Je({seats:e,players:t}){return e.slice(0,t).filter(({who:s})=>s!=="bot").length===1}function Ze(){let[e,t]=$(pt),[s,l]=$(!1),[a,i]=y(),r=m=>t(f=>({...f,...m}));k(()=>H(Ge,JSON.stringify(e)),[e]);let c=m=>{m.preventDefault(),l(!0),i(null),G($t(e)).catch(f=>{i(f),l(!1)})},u=e.seats.slice(0,e.players).every(({who:m})=>m==="bot"),p=e.seats.slice(0,e.players).some(({who:m})=>m==="link");return n`<section class="card new-table" aria-labelledby="new-title">
    <form class="stack roomy" onSubmit=${c}>
      <h2 id="new-title">${o("new_table")}</h2>
      <${Ve} draft=${e} change=${r} />
      <${Ue} draft=${e} change=${r} />
      ${p&&n`<fieldset class="stack tight">
        <legend>${o("who_may_join")}</legend>
        <div class="row">
          ${[!1,!0].map(m=>n`<label key=${m} class="choice">
            <input type="radio" name="listed" checked=${e.listed===m} onChange=${()=>r({listed:m})} />
            ${o(m?"listed":"by_link_only")}
          </label>`)}
        </div>
      </fieldset>`}
      ${Je(e)&&n`<div class="option">
        <label class="choice">
          <input type="checkbox" checked=${e.practice} aria-describedby="help-practice" onChange=${()=>r({practice:!e.practice})} />
          ${o("practice")}
        </label>
        <span id="help-practice" class="soft small">${o("practice_help")}</span>
      </div>`}
      ${a&&n`<p class="trouble" role="alert">${a}</p>`}
      ${u&&n`<p class="soft" role="status">${o("somebody_has_to_play")}</p>`}
      <p class="row"><button class="main" disabled=${s||u}>${o("create")}</button>
        ${p&&n`<span class="soft small">${o("links_follow")}</span>`}</p>
    </form>
  </section>`}var ze="notredame.played",ft="(max-width: 40rem)";function dt(e){let t={who:"bot",level:e?"easy":b().default_level};return{seats:[{who:"me"},t,t,t]}}function ht(e){let t=e?.tables.some(({status:s})=>s==="over");return k(()=>{t&&H(ze,"yes")},[t]),!t&&R(ze)===null}function Qe({me:e,called:t}){let[s,l]=$(""),a=ht(e),i=S(!1);i.current||=e?.name==="";let[r,c]=$(!1),[u,p]=y(),m=async()=>{let g=s.trim();g&&(await V(g),t(g))},f=async g=>{c(!0),p(null);try{await m(),await Pe(),await g()}catch(E){p(E),c(!1)}},d=()=>f(()=>G(dt(a))),_=()=>f(Ae),N=g=>{g.preventDefault(),a?_():d()};return n`<section class=${`hero ${a?"first-time":""}`} aria-labelledby="hero-title">
    <${bt} ready=${e!==null} first=${a} />
    <div class="stack">
      <h1 id="hero-title">${o("greeting")}</h1>
      <p>${o("about_game")}</p>
      <form class="row" onSubmit=${N}>
        ${i.current&&n`<label class="stack tight first-name">
          <span class="small">${o("name_if_you_like")}</span>
          <input value=${s} maxlength=${b().limits.name} autocomplete="nickname" placeholder=${x("called","guest")}
            onInput=${g=>l(g.target.value)}
            onBlur=${()=>m().then(()=>p(null),p)} />
        </label>`}
        ${a?n`<button key="learn" class="main large" disabled=${r}>${x("learn","start")}</button>
            <button key="play" type="button" class="large" disabled=${r} onClick=${d}>${o("play_now")}</button>`:n`<button key="play" class="main large" disabled=${r}>${o("play_now")}</button>
            <a key="learn" class="button" href="/learn">${o("learn")}</a>`}
      </form>
      <p class="soft small">${a?o("first_time_help",{play:o("play_now")}):o("play_now_help")}</p>
      ${u&&n`<p class="trouble" role="alert">${u}</p>`}
    </div>
  </section>`}function bt({ready:e,first:t}){let[s,l]=$(null),a=e&&(t||!matchMedia(ft).matches);return k(()=>{if(!a)return;let i=async()=>{let{LivingBoard:r}=await import("./other-pages.js");l(()=>r)};return Z(()=>void i().catch(r=>console.warn(r)))},[a]),n`<div class="hero-picture">${s?n`<${s} />`:n`<${yt} />`}</div>`}function yt(){let{colours:e}=b();return n`<svg class="rose" viewBox="-100 -100 200 200" aria-hidden="true">
    <circle class="rose-lead" r="98" />
    <circle class="rose-stone" r="94" />
    <circle class="rose-lead" r="82" />
    ${Array.from({length:20},(t,s)=>n`<circle key=${s} class="rose-gap" cy="-88" r="3" transform="rotate(${18*s})" />`)}
    ${e.map((t,s)=>n`<g key=${t} transform="rotate(${72*s})">
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
    ${e.map((t,s)=>n`<circle key=${t} class="rose-${t}" cy="-8.2" r="4.4" transform="rotate(${72*s})" />`)}
    <circle class="rose-light" r="3" />
  </svg>`}function Xe({table:e,gone:t}){let[s,l]=$(!1),[a,i]=y(),r=S(null),c=()=>{i(null),w(`/api/tables/${e.table}/put-away`).then(()=>t(e.table),i)},u=()=>{l(!1),i(null),r.current?.focus()},p=()=>s?u():l(!0);return n`<button ref=${r} type="button" class="plain put-away" aria-label=${o("put_away")} title=${o("put_away")}
      aria-expanded=${s?"true":"false"} onClick=${p}><span aria-hidden="true">✕</span></button>
    ${s&&n`<div class="putting-away stack tight" role="group" aria-label=${o("put_away")}
      onKeyDown=${m=>m.key==="Escape"&&u()}>
      <p class="small">${o(`put_away_${e.status}`)}</p>
      ${a&&n`<p class="trouble small" role="alert">${a}</p>`}
      <p class="row close">
        <button ref=${gt} type="button" onClick=${c}>${o("put_away")}</button>
        <button type="button" class="plain" onClick=${u}>${o("put_away_not")}</button>
      </p>
    </div>`}`}function gt(e){e?.focus()}var Q=4,X=3,ie=e=>e.my_turn||e.asking>0;function et({tables:e,known:t,gone:s}){let l=e.filter(i=>i.status!=="over"),a=e.filter(i=>i.status==="over");return l.sort((i,r)=>Number(ie(r))-Number(ie(i))),n`<section class="card stack" aria-labelledby="mine-title">
    <h2 id="mine-title">${o("my_tables")}</h2>
    ${t&&!e.length&&n`<p class="soft">${o("no_tables")}</p>`}
    <${ee} tables=${l.slice(0,Q)} gone=${s} />
    ${l.length>Q&&n`<details>
      <summary>${o("running_tables",{n:l.length-Q})}</summary>
      <${ee} tables=${l.slice(Q)} gone=${s} />
    </details>`}
    <${ee} tables=${a.slice(0,X)} gone=${s} />
    ${a.length>X&&n`<details>
      <summary>${o("finished_tables",{n:a.length-X})}</summary>
      <${ee} tables=${a.slice(X)} gone=${s} />
    </details>`}
  </section>`}function tt({tables:e,name:t}){let[s,l]=y(),a=i=>{l(null),w(`/api/tables/${i}/join`,t?{name:t}:{}).then(()=>Y(`/t/${i}`),l)};return n`<section class="card stack" aria-labelledby="open-title">
    <h2 id="open-title">${o("open_tables")}</h2>
    ${!e.length&&n`<p class="soft">${o("no_open_tables")}</p>`}
    ${s&&n`<p class="trouble" role="alert">${s}</p>`}
    <ul class="tables">
      ${e.map(i=>n`<li key=${i.table} class="table-entry">
        <${st} table=${i} />
        <span class="soft small">${[o("seats_open",{seats:i.seats.length,open:i.open}),F(i.edition,{new_persons:i.new_persons}),i.host_name&&o("table_of",{name:i.host_name})].filter(Boolean).join(" \xB7 ")}</span>
        <button type="button" onClick=${()=>a(i.table)}>${o("join")}</button>
      </li>`)}
    </ul>
  </section>`}function ee({tables:e,gone:t}){return n`<ul class="tables">
    ${e.map(s=>n`<li key=${s.table} class=${s.can_put_away?"can-go":""}>
      <a class="table-entry ${ie(s)?"my-turn":""}" href="/t/${s.table}">
        <${st} table=${s} />
        <span class="small">
          <strong class="standing">${vt(s)}</strong>
          <span class="soft"> · ${[_t(s),s.practice&&o("practice"),s.round,F(s.edition,{new_persons:s.new_persons}),xt(s.updated)].filter(Boolean).join(" \xB7 ")}</span>
        </span>
      </a>
      ${s.can_put_away&&n`<${Xe} table=${s} gone=${t} />`}
    </li>`)}
  </ul>`}function st({table:e}){return n`<span class="who">
    ${e.seats.map((t,s)=>n`<span key=${s} class="seat-name ${t.who}">
      <${A} colour=${t.colour} />
      ${t.who==="open"?o("free_seat"):e.mine.includes(s)?n`<b>${t.name}</b>`:t.name}
    </span>`)}
  </span>`}function vt(e){if(e.status==="over")return wt(e);if(e.asking)return o("asking_for_seat",{n:e.asking});if(e.status==="waiting")return o("waits_for_people",{n:e.open});if(e.my_turn)return o("your_turn");let t=e.to_act.map(s=>e.seats[s].name);return t.length?o("waits_for",{names:L(t)}):o("is_running")}function wt({result:e,seats:t,mine:s}){let l=e?.filter(({rank:r})=>r===1)??[];if(!l[0])return o("is_over");let a=se("prestige",l[0].prestige);return s.length===1&&l.length===1&&l[0].seat===s[0]?o("you_won",{prestige:a}):o("won_by",{names:L(l.map(({seat:r})=>t[r].name)),prestige:a})}function _t({result:e,mine:t}){let s=t.length===1?e?.find(({seat:l})=>l===t[0]):void 0;return s&&s.rank>1?o("my_place",{n:s.rank,prestige:se("prestige",s.prestige)}):""}var kt=[["day",86400],["hour",3600],["minute",60]];function xt(e){let t=typeof e=="number"?e*1e3:Date.parse(e);if(!t)return"";let s=(Date.now()-t)/1e3,l=new Intl.RelativeTimeFormat(be(),{numeric:"auto"}),[a,i]=kt.find(([,r])=>s>=r)??["second",1];return a==="second"?l.format(0,"second"):l.format(-Math.floor(s/i),a)}var St=1e4;function ot(){let[e,t]=$(null),[s,l]=$([]),[a,i]=$(null);k(()=>{let m=!0,f=()=>{},d=async()=>{let g=await O("/api/me"),{tables:E}=await O("/api/tables");m&&(t(g),l(E),i(null))},_=()=>{f(),f=we(d,i)};_();let N=setInterval(_,St);return document.addEventListener("visibilitychange",_),()=>{m=!1,f(),clearInterval(N),document.removeEventListener("visibilitychange",_)}},[]);let r=e?.tables??[],c=m=>t(f=>f&&{...f,tables:f.tables.filter(d=>d.table!==m)}),u=m=>t(f=>f&&{...f,name:m}),p=s.filter(m=>!r.some(f=>f.table===m.table));return n`<${T} />
    <main id="main" class="start">
      ${a!==null&&n`<p class="trouble wide" role="alert">${W(a)}</p>`}
      <${Qe} me=${e} called=${u} />
      <div class="start-tables stack">
        <${et} tables=${r} known=${e!==null} gone=${c} />
        <${tt} tables=${p} name=${e?.name??""} />
      </div>
      <${Ze} />
      <div class="start-rest stack">
        <section class="card stack" aria-labelledby="me-title">
          <h2 id="me-title">${o("me")}</h2>
          <${Ke} name=${e?.name??null} called=${u} />
          <${z} />
        </section>
        <${Ye} />
      </div>
    </main>
    <${P} />`}var te=async()=>await import("./other-pages.js");function Tt(e){let t=/^\/t\/([^/]+)\/?$/.exec(e)?.[1];if(t){let s=async()=>(await te()).TablePage;return{name:`table ${t}`,title:"",given:{table:decodeURIComponent(t)},styles:oe,load:s}}switch(e.replace(/\/$/,"")){case"":return{name:"start",title:"",given:{},load:()=>Promise.resolve(ot)};case"/rules":return{name:"rules",title:"rules",given:{},load:async()=>(await te()).RulesPage};case"/learn":return{name:"learn",title:"learn",given:{},load:async()=>(await te()).LearnPage}}return null}var ce=class extends ue{constructor(t){super(t),this.state={error:null}}static getDerivedStateFromError(t){return{error:t}}componentDidCatch(t){console.error(t)}render(){let{error:t}=this.state;return t?n`<${ae} sentence=${o("failed")} again=${()=>this.setState({error:null})} />`:this.props.children}};function Et(){let[,e]=$(0),[t,s]=$(null),[l,a]=$(null),[i,r]=$(null),[c,u]=$(!1),p=S(0),m=S(()=>{}),f=location.pathname,d=Tt(f);pe(()=>{let h=()=>e(C=>C+1),v=[xe(h),de(h)];return $e(()=>u(!0)),()=>v.forEach(C=>C())},[]);let _=async()=>{let h=++p.current;if(m.current(),a(null),!d)return a({sentence:o("no_page")});try{let v=await je(location);if(h!==p.current)return;let[C]=await Promise.all([d.load(),Re(d.styles)]);if(h!==p.current)return;r(v),s({name:d.name,Page:C,visit:h})}catch(v){if(console.warn(v),h!==p.current)return;let C=()=>location.reload();v instanceof B?(a({sentence:W(v),again:_}),m.current=_e(v,_)):await ve()?C():(a({sentence:o("not_loaded"),again:C}),m.current=ke(C))}};k(()=>{_();let h=()=>location.hash.includes("=")&&void _();return addEventListener("hashchange",h),()=>removeEventListener("hashchange",h)},[f]);let[N,g]=$(!1);k(()=>g(h=>h||t!==null),[t]),k(()=>{if(N)return Z(()=>void Promise.all([te(),ne(oe)]).catch(console.warn))},[N]);let E=S("");if(k(()=>{!t||t.name===E.current||(E.current&&(location.hash||scrollTo(0,0),nt()),E.current=t.name)},[t]),k(()=>{!d||d.given.table||(document.title=d.title?`${o(d.title)} \u2013 ${o("game")}`:o("game"))}),c)return n`<${qe} />`;if(l)return n`<${ae} ...${l} />`;if(!d||t?.name!==d.name)return null;let j=()=>r(null);return i?.ask==="seat"?n`<${We} key=${i.token} ...${i} name=${i.me.name} done=${j} />`:i?.ask==="person"?n`<${He} key=${i.token} ...${i} done=${j} />`:n`<${ce} key=${`${d.name} ${t.visit}`}><${t.Page} ...${d.given} /><//>`}function nt(){let e=document.querySelector("main");e?.setAttribute("tabindex","-1"),e?.focus({preventScroll:!0})}function Ct(){return n`<a class="skip" href="#main" onClick=${t=>{t.preventDefault(),nt()}}>${o("skip")}</a><${Et} />`}async function Nt(){Te(),Ee();let e=O("/api/me").catch(console.warn);for(let s=500;;s=Math.min(2*s,8e3))try{await Promise.all([q(),ye()]);break}catch(l){console.error(l),await new Promise(a=>setTimeout(a,s))}await e,Se();let t=document.getElementById("page");t.replaceChildren(),me(n`<${Ct} />`,t)}Nt();
