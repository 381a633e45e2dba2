// Which page the address names: the start page, or a table.

export interface Route {
  table: string | null;
  /** A token in the link: whoever opens it owns a seat. */
  token: string | null;
  /** The entry after which the table is looked at, in a link to a position. */
  at: number | null;
}

function read(): Route {
  const table = /^\/g\/([\w-]+)/.exec(location.pathname)?.[1] ?? null;
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  const at = Number(new URLSearchParams(location.search).get("at")) || null;
  return { table, token, at };
}

let route = $state(read());
addEventListener("popstate", () => (route = read()));

export const router = {
  get route(): Route {
    return route;
  },
  go(path: string): void {
    history.pushState(null, "", path);
    route = read();
    scrollTo(0, 0);
  },
  /** A secret does not stay in the address. */
  hideToken(): void {
    history.replaceState(null, "", location.pathname);
  },
};
