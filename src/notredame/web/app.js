// @ts-check
// The router: from an address to a page, with a message for everything that fails.

import { Component, html, render, useEffect, useLayoutEffect, useRef, useState } from "./vendor/htm-preact.js";
import { get, onSignedOut, Problem } from "./connection/api.js";
import { arrivalAt } from "./link-keys.js";
import { loadFacts } from "./connection/facts.js";
import { isOutdated } from "./file-address.js";
import { loadFirstLanguage } from "./language.js";
import { onceBack, onceOver } from "./connection/until-recovered.js";
import { followLinks, onRoute } from "./route.js";
import { applyStyles, loadStyles, TABLE } from "./styles.js";
import { printLight, showTheme } from "./theme.js";
import { explained, named, onLanguage, say } from "./words.js";
import { whenIdle } from "./when-idle.js";
import { ClaimLink } from "./arriving/claim-link.js";
import { Failed } from "./arriving/failure-page.js";
import { Invitation } from "./arriving/invitation.js";
import { SignedOut } from "./arriving/signed-out.js";
import { StartPage } from "./start/start.js";

/** @typedef {(given: any) => any} Page */
/** @typedef {{name: string, title: () => string, given: Record<string, string>, styles?: string, load: () => Promise<Page>}} Route */
/** @typedef {{sentence: string, again?: () => void}} Trouble  again: what may help, where anything does */

const otherPages = async () => await import("./other-pages.js");

/** @param {string} path @returns {Route | null} */
function routeOf(path) {
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (table) {
    const load = async () => (await otherPages()).TablePage;
    return {
      name: `table ${table}`,
      title: () => "",
      given: { table: decodeURIComponent(table) },
      styles: TABLE,
      load,
    };
  }
  const puzzle = /^\/puzzles\/([^/]+)\/?$/.exec(path)?.[1];
  if (puzzle) {
    const load = async () => (await otherPages()).PuzzlePage;
    return {
      name: `puzzle ${puzzle}`,
      title: () => named("puzzle", puzzle === "today" ? "of_the_day" : "title"),
      given: { puzzle: decodeURIComponent(puzzle) },
      styles: TABLE,
      load,
    };
  }
  switch (path.replace(/\/$/, "")) {
    case "":
      return { name: "start", title: () => "", given: {}, load: () => Promise.resolve(StartPage) };
    case "/rules":
      return { name: "rules", title: () => say("rules"), given: {}, load: async () => (await otherPages()).RulesPage };
    case "/daily":
      return {
        name: "daily",
        title: () => named("daily", "title"),
        given: {},
        load: async () => (await otherPages()).DailyPage,
      };
    case "/puzzles":
      return {
        name: "puzzles",
        title: () => named("puzzle", "title"),
        given: {},
        load: async () => (await otherPages()).PuzzlesPage,
      };
    case "/statistics":
      return {
        name: "statistics",
        title: () => named("statistics", "title"),
        given: {},
        load: async () => (await otherPages()).StatisticsPage,
      };
    case "/learn":
      return { name: "learn", title: () => say("learn"), given: {}, load: async () => (await otherPages()).LearnPage };
  }
  return null;
}

/** Catches and reports what a page throws while rendering. */
class Boundary extends Component {
  /** @param {any} given */
  constructor(given) {
    super(given);
    this.state = { error: null };
  }

  /** @param {unknown} error */
  static getDerivedStateFromError(error) {
    return { error };
  }

  /** @param {unknown} error */
  componentDidCatch(error) {
    console.error(error);
  }

  render() {
    const { error } = /** @type {{error: unknown}} */ (this.state);
    if (!error) return /** @type {any} */ (this.props).children;
    return html`<${Failed} sentence=${say("failed")} again=${() => this.setState({ error: null })} />`;
  }
}

function App() {
  const [, setTurn] = useState(0);
  const [page, setPage] = useState(/** @type {{name: string, Page: Page, visit: number} | null} */ (null));
  const [problem, setProblem] = useState(/** @type {Trouble | null} */ (null));
  const [arrival, setArrival] = useState(/** @type {import("./link-keys.js").Arrival | null} */ (null));
  const [signedOut, setSignedOut] = useState(false);
  const visits = useRef(0);
  const recovering = useRef(() => {});
  const path = location.pathname;
  const route = routeOf(path);

  useLayoutEffect(() => {
    const redraw = () => setTurn((turn) => turn + 1);
    const ends = [onRoute(redraw), onLanguage(redraw)];
    onSignedOut(() => setSignedOut(true));
    return () => ends.forEach((end) => end());
  }, []);

  // A key in the address is handed in first: without it the page may not be accessible. Each arrival is a new visit, so
  // another key renders the page anew.
  const arrive = async () => {
    const visit = ++visits.current;
    recovering.current();
    setProblem(null);
    if (!route) return setProblem({ sentence: say("no_page") });
    try {
      const found = await arrivalAt(location);
      if (visit !== visits.current) return; // navigated away meanwhile
      const [Page] = await Promise.all([route.load(), applyStyles(route.styles)]);
      if (visit !== visits.current) return;
      setArrival(found);
      setPage({ name: route.name, Page, visit });
    } catch (error) {
      console.warn(error);
      if (visit !== visits.current) return;
      // An error that is not the server's is a file that failed to load; the table itself is unaffected.
      const reload = () => location.reload();
      if (error instanceof Problem) {
        setProblem({ sentence: explained(error), again: arrive });
        recovering.current = onceOver(error, arrive);
      } else if (await isOutdated()) {
        reload(); // its other files are gone from the server
      } else {
        setProblem({ sentence: say("not_loaded"), again: reload });
        recovering.current = onceBack(reload);
      }
    }
  };
  useEffect(() => {
    void arrive();
    const key = () => location.hash.includes("=") && void arrive();
    addEventListener("hashchange", key);
    return () => removeEventListener("hashchange", key);
  }, [path]);

  // What is here already opens at once, even while the server is away or being upgraded. A failure is no matter yet.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown((before) => before || page !== null), [page]);
  useEffect(() => {
    if (shown) return whenIdle(() => void Promise.all([otherPages(), loadStyles(TABLE)]).catch(console.warn));
  }, [shown]);

  // A new page begins at its top, for eyes and for screen readers; the first one where the browser puts it.
  const before = useRef("");
  useEffect(() => {
    if (!page || page.name === before.current) return;
    if (before.current) {
      if (!location.hash) scrollTo(0, 0);
      toMain();
    }
    before.current = page.name;
  }, [page]);

  useEffect(() => {
    if (!route || route.given.table) return; // a table sets its own title
    const title = route.title();
    document.title = title ? `${title} – ${say("game")}` : say("game");
  });

  if (signedOut) return html`<${SignedOut} />`;
  if (problem) return html`<${Failed} ...${problem} />`;
  if (!route || page?.name !== route.name) return null;
  const settled = () => setArrival(null);
  if (arrival?.ask === "seat") {
    return html`<${Invitation} key=${arrival.token} ...${arrival} name=${arrival.me.name} done=${settled} />`;
  }
  if (arrival?.ask === "person") return html`<${ClaimLink} key=${arrival.token} ...${arrival} done=${settled} />`;
  return html`<${Boundary} key=${`${route.name} ${page.visit}`}><${page.Page} ...${route.given} /><//>`;
}

function toMain() {
  const main = document.querySelector("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus({ preventScroll: true });
}

/** The skip link, and after it the page. */
function Whole() {
  const skip = (/** @type {Event} */ event) => {
    event.preventDefault();
    toMain();
  };
  return html`<a class="skip" href="#main" onClick=${skip}>${say("skip")}</a><${App} />`;
}

async function begin() {
  showTheme();
  printLight();
  // Its answer may set the cookie, and two requests without one would make two persons of this one.
  const known = get("/api/me").catch(console.warn);
  for (let pause = 500;; pause = Math.min(2 * pause, 8_000)) {
    try {
      await Promise.all([loadFirstLanguage(), loadFacts()]);
      break;
    } catch (error) {
      console.error(error); // there are no words yet to say it with
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  await known;
  followLinks();
  const place = /** @type {HTMLElement} */ (document.getElementById("page"));
  place.replaceChildren();
  render(html`<${Whole} />`, place);
}

void begin();
