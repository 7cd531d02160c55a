// @ts-check
// Addresses of the page's files. Only this module asks where it is itself: in the bundle, modules have no folders.

/**
 * The address of a file of this page's version.
 * @param {string} name  in the page's folder, such as "icon.svg"
 */
export function fileAddress(name) {
  return new URL(`./${name}`, import.meta.url).pathname;
}

/** Whether the server has been upgraded since this page was opened, and has other files now. */
export async function isOutdated() {
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  return answer?.ok === true && !(await answer.text()).includes(fileAddress("app.js"));
}
