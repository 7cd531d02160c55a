import{A as X,B as I,E as H,F as de,H as q,I as he,J as h,K as D,L as be,M as ye,N as ge,O as ve,P as _e,Q as L,R as we,S as ke,T as xe,U as Se,V as y,W as T,X as P,_ as W,a as re,aa as Te,b as le,ba as Ee,c as $,d as v,e as ie,f as S,i as a,j as R,k as ce,l as B,m as O,n as b,o as me,oa as A,pa as Ce,qa as K,r as ue,ra as Ne,s as pe,sa as F,ta as Oe,ua as U,v as $e,va as Ie,w as o,x as g,z as fe}from"./shared.js";async function Le(e){let[,t,s=""]=/^#(me|seat|watch)=([\w.~-]+)$/.exec(e.hash)??[],i=/^\/t\/([^/]+)/.exec(e.pathname)?.[1]??"";if(!t)return null;try{if(t==="watch")await b(`/api/tables/${i}/watch`,{token:s});else{let r=await O("/api/me");if(t==="seat"){let n=await b(`/api/tables/${i}/look-in`,{token:s});if(!n.mine.length)return{ask:"seat",token:s,table:n,me:r}}else{let n=await b("/api/me/link/read",{token:s});if(!n.mine)return{ask:"person",token:s,owner:n,me:r}}}}catch(r){throw r instanceof R&&r.status>=400&&r.status<500&&r.problem!=="signed-out"&&j(),r}return j(),null}async function Pe(e,t,s){await b(`/api/tables/${e}/join`,s?{token:t,name:s}:{token:t}),j()}async function Ae(e){await b("/api/me/claim",{token:e}),j(),await q()}function j(){history.replaceState(history.state,"",location.pathname+location.search)}var ee="table",je="not all";async function De(e){let t=e?te(e):null;for(let[s,{link:i}]of Y)i.media=s===e?"all":je;await t}var Y=new Map;function te(e){let t=Y.get(e);if(t)return t.there;let s=document.createElement("link");s.rel="stylesheet",s.media=je,s.href=be(`style/${e}.css`);let i=new Promise((r,n)=>{s.onload=()=>r(),s.onerror=()=>{Y.delete(e),s.remove(),n(new Error(s.href))}});return Y.set(e,{link:s,there:i}),document.head.append(s),i}function Fe(e){if(typeof requestIdleCallback!="function"){let s=setTimeout(e,2e3);return()=>clearTimeout(s)}let t=requestIdleCallback(e,{timeout:2e3});return()=>cancelIdleCallback(t)}function V({title:e=o("other_device"),elsewhere:t=!0}){let[s,i]=$(""),[r,n]=$(""),[l,c]=y(),m=()=>b("/api/me/link").then(d=>{i(d.link),c(null)},c),f=async()=>{i((await b("/api/me/link/renew")).link),n(o("link_renewed"))},u=async()=>{for(;!(await b("/api/me/sign-out-elsewhere")).done;);i(""),n(o("signed_out_elsewhere"))},p=async()=>{await B(),location.reload()};return a`<div class="stack tight">
    <span class="legend">${e}</span>
    ${s?a`<${Te} path=${s} label=${e} />${t&&a`<${Ee} />`}`:a`<div><button type="button" onClick=${m}>${o("make_link")}</button></div>`}
    <span class="soft small">${o("other_device_help")}</span>
    ${l&&a`<p class="trouble" role="alert">${l}</p>`}
    ${t&&a`<div class="stack tight">
      ${s&&a`<div><${W} kind="plain" label=${o("renew_link")} text=${o("renew_link_text")} go=${f} /></div>`}
      <div><${W} kind="plain" label=${o("sign_out_elsewhere")} text=${o("sign_out_elsewhere_text")} yes=${o("sign_out")} go=${u} /></div>
      <div><${W} kind="plain" label=${o("sign_out_here")} text=${o("sign_out_here_text")} yes=${o("sign_out")} go=${p} /></div>
      <span class="small" role="status">${r}</span>
    </div>`}
  </div>`}function Me({token:e,me:t,owner:s,done:i}){let[r,n]=y(),[l,c]=$(!1),m=async()=>{c(!0),n(null);try{await Ae(e),i()}catch(d){n(d),c(!1)}},f=()=>{j(),i()},u=t.name||t.tables.length>0,p={name:t.name,n:t.tables.length};return a`<${T} />
    <main id="main" class="arriving stack">
      <h1>${s.name?o("link_of",{name:s.name}):o("link_of_nobody")}</h1>
      <p>${o("link_help")}</p>
      ${u&&a`<p>${t.name?o("here_you_are",p):o("here_you_play",p)} ${o("link_way_back")}</p>`}
      ${r&&a`<p class="trouble" role="alert">${r}</p>`}
      <p class="row">
        <button type="button" class="main" disabled=${l} onClick=${m}>${s.name?o("continue_as",{name:s.name}):o("continue_link")}</button>
        <button type="button" onClick=${f}>${t.name?o("stay_as",{name:t.name}):o("link_not")}</button>
      </p>
      ${u&&a`<section class="card"><${V} title=${o("way_back")} elsewhere=${!1} /></section>`}
    </main>
    <${P} />`}function se({sentence:e,again:t}){return a`<${T} />
    <main id="main" class="failed stack">
      <h1>${o("game")}</h1>
      <p role="alert">${e}</p>
      <p class="row">
        ${t&&a`<button type="button" onClick=${()=>t()}>${o("again")}</button>`}
        <a class="button plain" href="/">${o("to_start")}</a>
      </p>
    </main>`}function oe(e,t){let s=[],i=t.seats.map((l,c)=>({seat:l,was:e.seats[c]})).filter(({seat:l,was:c})=>l.who!==c?.who||l.name!==c.name),r=i.filter(({seat:l})=>l.who!=="open").map(({seat:l})=>l.name),n=i.filter(({seat:l})=>l.who==="open").map(({seat:l})=>g("colour",l.colour));return r.length&&s.push(o("now_there",{names:I(r)})),n.length&&s.push(o("now_free",{colours:I(n)})),t.status!==e.status&&t.status==="playing"&&s.push(o("now_playing")),s}var et=1e4;function Re({table:e,token:t,name:s,done:i}){let{table:r,news:n,look:l}=tt(e,t),[c,m]=$(s),[f,u]=y(),[p,d]=$(!1);v(()=>void(document.title=`${o("invited")} \u2013 ${o("game")}`));let w=async k=>{k.preventDefault();let _=c.trim();d(!0),u(null);try{if(await l())return d(!1);_&&_!==s&&await me("/api/me",{name:_}),await Pe(r.table,t,_),i()}catch(M){u(M),d(!1),await l().catch(()=>{})}},C=r.seats[r.seat]?.who==="open";return a`<${T} />
    <main id="main" class="arriving stack">
      <h1>${r.host_name?o("invited_by",{name:r.host_name}):o("invited")}</h1>
      <section class="card stack tight" aria-label=${o("seats")}>
        <ul class="invited-seats">
          ${r.seats.map((k,_)=>a`<li key=${_} class=${_===r.seat?"your-seat":""}>
            <${A} colour=${k.colour} />
            <span class="name">${k.who==="open"?g("colour",k.colour):k.name}</span>
            <span class="soft small">${_===r.seat&&C?o("your_seat"):st(k)}</span>
          </li>`)}
        </ul>
        <p class="soft small">${F(r.edition,r.options??{new_persons:r.new_persons})}</p>
      </section>
      <p class="table-news" role="status">${n.join(" ")}</p>
      ${!C&&a`<p class="trouble" role="alert">${g("problem","seat-taken")}</p><p><a class="button main" href="/">${o("to_start")}</a></p>`}
      ${C&&a`<form class="stack" onSubmit=${w}>
        <label class="stack tight">
          ${o("my_name")}
          <input value=${c} maxlength=${h().limits.name} autocomplete="nickname"
            onInput=${k=>m(k.target.value)} />
        </label>
        ${f&&a`<p class="trouble" role="alert">${f}</p>`}
        <p class="row">
          <button class="main" disabled=${p}>${o("sit_down")}</button>
          <a class="button plain" href="/">${o("not_now")}</a>
        </p>
      </form>`}
    </main>
    <${P} />`}function tt(e,t){let[s,i]=$(e),r=S(e),n=async()=>{let l=await b(`/api/tables/${e.table}/look-in`,{token:t}),c=oe(r.current,l).length>0;return r.current=l,i(l),c};return v(()=>{let l=()=>document.visibilityState==="visible"&&void n().catch(()=>{}),c=setInterval(l,et);return addEventListener("focus",l),document.addEventListener("visibilitychange",l),()=>{clearInterval(c),removeEventListener("focus",l),document.removeEventListener("visibilitychange",l)}},[]),{table:s,news:oe(e,s),look:n}}function st({who:e,name:t,level:s}){if(e==="open")return o("seat_open");let i=s?g("level",s):"";return e==="bot"&&!t.includes(i)?o("bot",{level:i}):""}function Be(){let[e,t]=$(!1),[s,i]=y(),r=async()=>{t(!0);try{await B(),location.reload()}catch(n){i(n),t(!1)}};return a`<${T} />
    <main id="main" class="failed stack">
      <h1>${o("signed_out")}</h1>
      <p role="alert">${o("signed_out_text")}</p>
      ${s&&a`<p class="trouble" role="alert">${s}</p>`}
      <p class="row">
        <button type="button" class="main" disabled=${e} onClick=${r}>${o("go_on_new")}</button>
      </p>
    </main>`}function He(){let[e,t]=$(""),[s,i]=y(),[r,n]=$(!1),l=m=>(n(!0),i(null),b("/api/import",{record:m}).then(({table:f})=>L(`/t/${f}`),f=>{i(f),n(!1)})),c=async m=>{let f=m.target.files?.[0];m.target.value="",f&&await l(await f.text())};return a`<details class="card">
    <summary><h2>${o("import_record")}</h2></summary>
    <form class="stack" onSubmit=${m=>(m.preventDefault(),l(e))}>
      <label class="stack tight">
        ${o("paste_record")}
        <textarea rows="5" spellcheck=${!1} value=${e}
          onInput=${m=>t(m.target.value)}></textarea>
      </label>
      <div class="row">
        <button disabled=${r||!e.trim()}>${o("import")}</button>
        <label class="button">
          ${o("choose_file")}
          <input class="visually-hidden" type="file" accept=".txt,.json,text/plain,application/json" onChange=${c} />
        </label>
      </div>
      ${s&&a`<p class="trouble" role="alert">${s}</p>`}
    </form>
  </details>`}function qe({name:e,called:t}){let[s,i]=$(null),[r,n]=$(e),[l,c]=$(""),[m,f]=y();v(()=>n(e),[e]);let u=async p=>{p.preventDefault();let d=(s??"").trim();if(!(!d||d===r)){f(null);try{await U(d),n(d),t(d),i(null),c(o("saved")),setTimeout(()=>c(""),2500)}catch(w){f(w)}}};return a`<form class="stack tight" onSubmit=${u}>
    <label for="my-name">${o("my_name")}</label>
    <div class="row close">
      <input id="my-name" class="grow" value=${s??r??""} disabled=${r===null} maxlength=${h().limits.name}
        autocomplete="nickname" onInput=${p=>i(p.target.value)} onBlur=${u} />
      <button>${o("save")}</button>
    </div>
    <span class="soft small" role="status">${m||l}</span>
  </form>`}async function J(e){await Ie();let{table:t}=await b("/api/tables",e);L(`/t/${t}`)}var ne=["new_persons","totals"];function We({draft:e,change:t}){let s=h().editions[e.edition],i=Object.keys(h().options).filter(c=>!ne.includes(c)),r=i.filter(c=>c in e.changes&&e.changes[c]!==s[c]).length,n=(c,m)=>t({changes:{...e.changes,[c]:m}}),l=c=>a`<${nt} key=${c} name=${c} value=${e.changes[c]??s[c]}
    preset=${s[c]} set=${m=>n(c,m)} />`;return a`<div class="stack">
    <label class="stack tight">
      <span class="legend">${o("edition")}</span>
      <select class="edition" value=${e.edition}
        onChange=${c=>t({edition:c.target.value,changes:ot(e.changes)})}>
        ${Object.keys(h().editions).map(c=>a`<option key=${c} value=${c}>${Ce(c)}</option>`)}
      </select>
      ${fe("page",`edition_help_${e.edition}`)&&a`<span class="soft small">${o(`edition_help_${e.edition}`)}</span>`}
    </label>
    ${ne.map(l)}
    <details class="more-options">
      <summary>${o("more_options")}${r>0&&a` <span class="badge">${r}</span>`}</summary>
      <div class="stack options">${i.map(l)}</div>
    </details>
  </div>`}function ot(e){return Object.fromEntries(Object.entries(e).filter(([t])=>ne.includes(t)||t==="log"))}function nt({name:e,value:t,preset:s,set:i}){let r=`help-${e}`,n=a`<span id=${r} class="soft small">${g("option_help",e)}</span>`;if(Oe(e))return a`<div class="option ${t===s?"":"changed"}">
      <label class="choice">
        <input type="checkbox" checked=${t} aria-describedby=${r}
          onChange=${c=>i(c.target.checked)} />
        ${K(e)}
      </label>
      ${n}
    </div>`;let l=h().options[e].values;return a`<div class="option ${t===s?"":"changed"}" role="radiogroup" aria-label=${K(e)}
    aria-describedby=${r}>
    <span class="row close"><span>${K(e)}</span>
      <span class="segments">
        ${l.map(c=>a`<label key=${String(c)} class="segment">
          <input type="radio" name=${`option-${e}`} checked=${t===c} onChange=${()=>i(c)} />
          <span>${Ne(c)}</span>
        </label>`)}
      </span>
    </span>
    ${n}
  </div>`}var at=["me","here","link","bot"];function Ke({draft:e,change:t}){let s=(n,l)=>{let c=e.seats.map((m,f)=>f===n?{...m,...l}:l.who==="me"&&m.who==="me"?{...m,who:"bot"}:m);t({seats:c})},i=h().colours_of[e.players],r=e.start!==null&&e.start<e.players?String(e.start):"";return a`<fieldset class="stack tight">
      <legend>${o("how_many")}</legend>
      <div class="segments">
        ${D().map(n=>a`<label key=${n} class="segment">
          <input type="radio" name="players" checked=${e.players===n} onChange=${()=>t({players:n})} />
          <span class="number">${n}</span>
        </label>`)}
      </div>
    </fieldset>
    <fieldset class="stack tight">
      <legend class="visually-hidden">${o("seats")}</legend>
      ${e.seats.slice(0,e.players).map((n,l)=>a`<div key=${l} class="seat-choice">
        <span class="seat-emblem"><${A} colour=${i[l]} /></span>
        <select aria-label=${o("seat_of",{colour:g("colour",i[l])})} value=${n.who}
          onChange=${c=>s(l,{who:c.target.value})}>
          ${at.map(c=>a`<option key=${c} value=${c}>${o(`who_${c}`)}</option>`)}
        </select>
        ${n.who==="bot"&&a`<select aria-label=${o("level_of",{colour:g("colour",i[l])})}
          value=${n.level??h().default_level} onChange=${c=>s(l,{level:c.target.value})}>
          ${h().levels.map(c=>a`<option key=${c} value=${c}>${g("level",c)}</option>`)}
        </select>`}
        ${n.who==="here"&&a`<input aria-label=${o("name_of",{colour:g("colour",i[l])})}
          placeholder=${o("name")} maxlength=${h().limits.name} value=${n.name??""} autocomplete="off"
          onInput=${c=>s(l,{name:c.target.value})} />`}
      </div>`)}
      <label class="seat-choice"><span>${o("who_begins")}</span>
        <select value=${r} onChange=${n=>t({start:n.target.value===""?null:Number(n.target.value)})}>
          <option value="">${o("by_lot")}</option>
          ${i.slice(0,e.players).map((n,l)=>a`<option key=${l} value=${l}>${g("colour",n)}</option>`)}
        </select>
      </label>
    </fieldset>`}var Ue="notredame.new-table";function rt(){return{players:4,seats:Array.from({length:Math.max(...D())},(e,t)=>t?{who:"bot",level:h().default_level}:{who:"me"}),edition:h().default_edition,changes:{},listed:!1,start:null}}function lt(){let e=rt();try{let t={...e,...JSON.parse(ue(Ue)??"{}")},{editions:s,options:i}=h();return!s[t.edition]||t.seats.length!==e.seats.length||!D().includes(t.players)?e:(t.changes=Object.fromEntries(Object.entries(t.changes).filter(([r,n])=>i[r]?.values.includes(n))),t)}catch{return e}}function it(e){let t=e.seats.slice(0,e.players).map(({who:n,name:l,level:c})=>n==="bot"?{who:n,level:c??h().default_level}:n==="here"&&l?.trim()?{who:n,name:l.trim()}:{who:n}),s=h().editions[e.edition],i=Object.fromEntries(Object.entries(e.changes).filter(([n,l])=>l!==s[n])),r=e.start!==null&&e.start<e.players?{start:e.start}:{};return{seats:t,edition:e.edition,options:i,listed:e.listed,...r}}function Ye(){let[e,t]=$(lt),[s,i]=$(!1),[r,n]=y(),l=u=>t(p=>({...p,...u}));v(()=>pe(Ue,JSON.stringify(e)),[e]);let c=u=>{u.preventDefault(),i(!0),n(null),J(it(e)).catch(p=>{n(p),i(!1)})},m=e.seats.slice(0,e.players).every(({who:u})=>u==="bot"),f=e.seats.slice(0,e.players).some(({who:u})=>u==="link");return a`<section class="card new-table" aria-labelledby="new-title">
    <form class="stack roomy" onSubmit=${c}>
      <h2 id="new-title">${o("new_table")}</h2>
      <${Ke} draft=${e} change=${l} />
      <${We} draft=${e} change=${l} />
      ${f&&a`<fieldset class="stack tight">
        <legend>${o("who_may_join")}</legend>
        <div class="row">
          ${[!1,!0].map(u=>a`<label key=${u} class="choice">
            <input type="radio" name="listed" checked=${e.listed===u} onChange=${()=>l({listed:u})} />
            ${o(u?"listed":"by_link_only")}
          </label>`)}
        </div>
      </fieldset>`}
      ${r&&a`<p class="trouble" role="alert">${r}</p>`}
      ${m&&a`<p class="soft" role="status">${o("somebody_has_to_play")}</p>`}
      <p class="row"><button class="main" disabled=${s||m}>${o("create")}</button>
        ${f&&a`<span class="soft small">${o("links_follow")}</span>`}</p>
    </form>
  </section>`}function ct(){let e={who:"bot",level:h().default_level};return{seats:[{who:"me"},e,e,e]}}function Ve({named:e,called:t}){let[s,i]=$(""),r=S(!1);r.current||=!e;let[n,l]=$(!1),[c,m]=y(),f=async()=>{let p=s.trim();p&&(await U(p),t(p))},u=async p=>{p.preventDefault(),l(!0),m(null);try{await f(),await J(ct())}catch(d){m(d),l(!1)}};return a`<section class="hero" aria-labelledby="hero-title">
    <${mt} />
    <div class="stack">
      <h1 id="hero-title">${o("greeting")}</h1>
      <p class="soft">${o("about_game")}</p>
      <form class="row" onSubmit=${u}>
        ${r.current&&a`<label class="stack tight first-name">
          <span class="small">${o("name_if_you_like")}</span>
          <input value=${s} maxlength=${h().limits.name} autocomplete="nickname" placeholder=${g("called","guest")}
            onInput=${p=>i(p.target.value)}
            onBlur=${()=>f().then(()=>m(null),m)} />
        </label>`}
        <button class="main large" disabled=${n}>${o("play_now")}</button>
        <a class="button" href="/learn">${o("learn")}</a>
      </form>
      <p class="soft small">${o("play_now_help")}</p>
      ${c&&a`<p class="trouble" role="alert">${c}</p>`}
    </div>
  </section>`}function mt(){let{colours:e}=h();return a`<svg class="rose" viewBox="-100 -100 200 200" aria-hidden="true">
    <circle class="rose-lead" r="98" />
    <circle class="rose-stone" r="94" />
    <circle class="rose-lead" r="82" />
    ${Array.from({length:20},(t,s)=>a`<circle key=${s} class="rose-gap" cy="-88" r="3" transform="rotate(${18*s})" />`)}
    ${e.map((t,s)=>a`<g key=${t} transform="rotate(${72*s})">
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
    ${e.map((t,s)=>a`<circle key=${t} class="rose-${t}" cy="-8.2" r="4.4" transform="rotate(${72*s})" />`)}
    <circle class="rose-light" r="3" />
  </svg>`}function Je({table:e,gone:t}){let[s,i]=$(!1),[r,n]=y(),l=S(null),c=()=>{n(null),b(`/api/tables/${e.table}/put-away`).then(()=>t(e.table),n)},m=()=>{i(!1),n(null),l.current?.focus()},f=()=>s?m():i(!0);return a`<button ref=${l} type="button" class="plain put-away" aria-label=${o("put_away")} title=${o("put_away")}
      aria-expanded=${s?"true":"false"} onClick=${f}><span aria-hidden="true">✕</span></button>
    ${s&&a`<div class="putting-away stack tight" role="group" aria-label=${o("put_away")}
      onKeyDown=${u=>u.key==="Escape"&&m()}>
      <p class="small">${o(`put_away_${e.status}`)}</p>
      ${r&&a`<p class="trouble small" role="alert">${r}</p>`}
      <p class="row close">
        <button ref=${ut} type="button" onClick=${c}>${o("put_away")}</button>
        <button type="button" class="plain" onClick=${m}>${o("put_away_not")}</button>
      </p>
    </div>`}`}function ut(e){e?.focus()}var Z=4,G=3;function Ze({tables:e,known:t,gone:s}){let i=e.filter(n=>n.status!=="over"),r=e.filter(n=>n.status==="over");return i.sort((n,l)=>Number(l.my_turn)-Number(n.my_turn)),a`<section class="card stack" aria-labelledby="mine-title">
    <h2 id="mine-title">${o("my_tables")}</h2>
    ${t&&!e.length&&a`<p class="soft">${o("no_tables")}</p>`}
    <${z} tables=${i.slice(0,Z)} gone=${s} />
    ${i.length>Z&&a`<details>
      <summary>${o("running_tables",{n:i.length-Z})}</summary>
      <${z} tables=${i.slice(Z)} gone=${s} />
    </details>`}
    <${z} tables=${r.slice(0,G)} gone=${s} />
    ${r.length>G&&a`<details>
      <summary>${o("finished_tables",{n:r.length-G})}</summary>
      <${z} tables=${r.slice(G)} gone=${s} />
    </details>`}
  </section>`}function Ge({tables:e,name:t}){let[s,i]=y(),r=n=>{i(null),b(`/api/tables/${n}/join`,t?{name:t}:{}).then(()=>L(`/t/${n}`),i)};return a`<section class="card stack" aria-labelledby="open-title">
    <h2 id="open-title">${o("open_tables")}</h2>
    ${!e.length&&a`<p class="soft">${o("no_open_tables")}</p>`}
    ${s&&a`<p class="trouble" role="alert">${s}</p>`}
    <ul class="tables">
      ${e.map(n=>a`<li key=${n.table} class="table-entry">
        <${ze} table=${n} />
        <span class="soft small">${[o("seats_open",{seats:n.seats.length,open:n.open}),F(n.edition,{new_persons:n.new_persons}),n.host_name&&o("table_of",{name:n.host_name})].filter(Boolean).join(" \xB7 ")}</span>
        <button type="button" onClick=${()=>r(n.table)}>${o("join")}</button>
      </li>`)}
    </ul>
  </section>`}function z({tables:e,gone:t}){return a`<ul class="tables">
    ${e.map(s=>a`<li key=${s.table} class=${s.can_put_away?"can-go":""}>
      <a class="table-entry ${s.my_turn?"my-turn":""}" href="/t/${s.table}">
        <${ze} table=${s} />
        <span class="small">
          <strong class="standing">${pt(s)}</strong>
          <span class="soft"> · ${[ft(s),s.round,F(s.edition,{new_persons:s.new_persons}),ht(s.updated)].filter(Boolean).join(" \xB7 ")}</span>
        </span>
      </a>
      ${s.can_put_away&&a`<${Je} table=${s} gone=${t} />`}
    </li>`)}
  </ul>`}function ze({table:e}){return a`<span class="who">
    ${e.seats.map((t,s)=>a`<span key=${s} class="seat-name ${t.who}">
      <${A} colour=${t.colour} />
      ${t.who==="open"?o("free_seat"):e.mine.includes(s)?a`<b>${t.name}</b>`:t.name}
    </span>`)}
  </span>`}function pt(e){if(e.status==="over")return $t(e);if(e.status==="waiting")return o("waits_for_people",{n:e.open});if(e.my_turn)return o("your_turn");let t=e.to_act.map(s=>e.seats[s].name);return t.length?o("waits_for",{names:I(t)}):o("is_running")}function $t({result:e,seats:t,mine:s}){let i=e?.filter(({rank:l})=>l===1)??[];if(!i[0])return o("is_over");let r=X("prestige",i[0].prestige);return s.length===1&&i.length===1&&i[0].seat===s[0]?o("you_won",{prestige:r}):o("won_by",{names:I(i.map(({seat:l})=>t[l].name)),prestige:r})}function ft({result:e,mine:t}){let s=t.length===1?e?.find(({seat:i})=>i===t[0]):void 0;return s&&s.rank>1?o("my_place",{n:s.rank,prestige:X("prestige",s.prestige)}):""}var dt=[["day",86400],["hour",3600],["minute",60]];function ht(e){let t=typeof e=="number"?e*1e3:Date.parse(e);if(!t)return"";let s=(Date.now()-t)/1e3,i=new Intl.RelativeTimeFormat(de(),{numeric:"auto"}),[r,n]=dt.find(([,l])=>s>=l)??["second",1];return r==="second"?i.format(0,"second"):i.format(-Math.floor(s/n),r)}var bt=1e4;function Qe(){let[e,t]=$(null),[s,i]=$([]),[r,n]=$(null);v(()=>{let u=!0,p=()=>{},d=async()=>{let k=await O("/api/me"),{tables:_}=await O("/api/tables");u&&(t(k),i(_),n(null))},w=()=>{p(),p=ge(d,n)};w();let C=setInterval(w,bt);return document.addEventListener("visibilitychange",w),()=>{u=!1,p(),clearInterval(C),document.removeEventListener("visibilitychange",w)}},[]);let l=e?.tables??[],c=u=>t(p=>p&&{...p,tables:p.tables.filter(d=>d.table!==u)}),m=u=>t(p=>p&&{...p,name:u}),f=s.filter(u=>!l.some(p=>p.table===u.table));return a`<${T} />
    <main id="main" class="start">
      ${r!==null&&a`<p class="trouble wide" role="alert">${H(r)}</p>`}
      <${Ve} named=${e?.name!==""} called=${m} />
      <div class="start-tables stack">
        <${Ze} tables=${l} known=${e!==null} gone=${c} />
        <${Ge} tables=${f} name=${e?.name??""} />
      </div>
      <${Ye} />
      <div class="start-rest stack">
        <section class="card stack" aria-labelledby="me-title">
          <h2 id="me-title">${o("me")}</h2>
          <${qe} name=${e?.name??null} called=${m} />
          <${V} />
        </section>
        <${He} />
      </div>
    </main>
    <${P} />`}var Q=async()=>await import("./other-pages.js");function yt(e){let t=/^\/t\/([^/]+)\/?$/.exec(e)?.[1];if(t){let s=async()=>(await Q()).TablePage;return{name:`table ${t}`,title:"",given:{table:decodeURIComponent(t)},styles:ee,load:s}}switch(e.replace(/\/$/,"")){case"":return{name:"start",title:"",given:{},load:()=>Promise.resolve(Qe)};case"/rules":return{name:"rules",title:"rules",given:{},load:async()=>(await Q()).RulesPage};case"/learn":return{name:"learn",title:"learn",given:{},load:async()=>(await Q()).LearnPage}}return null}var ae=class extends re{constructor(t){super(t),this.state={error:null}}static getDerivedStateFromError(t){return{error:t}}componentDidCatch(t){console.error(t)}render(){let{error:t}=this.state;return t?a`<${se} sentence=${o("failed")} again=${()=>this.setState({error:null})} />`:this.props.children}};function gt(){let[,e]=$(0),[t,s]=$(null),[i,r]=$(null),[n,l]=$(null),[c,m]=$(!1),f=S(0),u=S(()=>{}),p=location.pathname,d=yt(p);ie(()=>{let x=()=>e(E=>E+1),N=[we(x),$e(x)];return ce(()=>m(!0)),()=>N.forEach(E=>E())},[]);let w=async()=>{let x=++f.current;if(u.current(),r(null),!d)return r({sentence:o("no_page")});try{let N=await Le(location);if(x!==f.current)return;let[E]=await Promise.all([d.load(),De(d.styles)]);if(x!==f.current)return;l(N),s({name:d.name,Page:E,visit:x})}catch(N){if(console.warn(N),x!==f.current)return;let E=()=>location.reload();N instanceof R?(r({sentence:H(N),again:w}),u.current=ve(N,w)):await ye()?E():(r({sentence:o("not_loaded"),again:E}),u.current=_e(E))}};v(()=>{w();let x=()=>location.hash.includes("=")&&void w();return addEventListener("hashchange",x),()=>removeEventListener("hashchange",x)},[p]);let[C,k]=$(!1);v(()=>k(x=>x||t!==null),[t]),v(()=>{if(C)return Fe(()=>void Promise.all([Q(),te(ee)]).catch(console.warn))},[C]);let _=S("");if(v(()=>{!t||t.name===_.current||(_.current&&(location.hash||scrollTo(0,0),Xe()),_.current=t.name)},[t]),v(()=>{!d||d.given.table||(document.title=d.title?`${o(d.title)} \u2013 ${o("game")}`:o("game"))}),c)return a`<${Be} />`;if(i)return a`<${se} ...${i} />`;if(!d||t?.name!==d.name)return null;let M=()=>l(null);return n?.ask==="seat"?a`<${Re} key=${n.token} ...${n} name=${n.me.name} done=${M} />`:n?.ask==="person"?a`<${Me} key=${n.token} ...${n} done=${M} />`:a`<${ae} key=${`${d.name} ${t.visit}`}><${t.Page} ...${d.given} /><//>`}function Xe(){let e=document.querySelector("main");e?.setAttribute("tabindex","-1"),e?.focus({preventScroll:!0})}function vt(){return a`<a class="skip" href="#main" onClick=${t=>{t.preventDefault(),Xe()}}>${o("skip")}</a><${gt} />`}async function _t(){xe(),Se();let e=O("/api/me").catch(console.warn);for(let s=500;;s=Math.min(2*s,8e3))try{await Promise.all([q(),he()]);break}catch(i){console.error(i),await new Promise(r=>setTimeout(r,s))}await e,ke();let t=document.getElementById("page");t.replaceChildren(),le(a`<${vt} />`,t)}_t();
