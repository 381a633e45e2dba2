// Which page the address names: the start page, a table, or a page of the rules.

export interface Route {
  table: string | null;
  /** A token in the link: whoever opens it owns a seat. */
  token: string | null;
  /** The entry after which the table is looked at, in a link to a position. */
  at: number | null;
  /** A page of the rules by its name; their overview is the empty name. */
  rules: string | null;
  /** What the address names on its page. */
  anchor: string;
  /** The table from which one came here. */
  from: string | null;
}

function read(): Route {
  const table = /^\/g\/([\w-]+)/.exec(location.pathname)?.[1] ?? null;
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  const at = Number(new URLSearchParams(location.search).get("at")) || null;
  const rules = /^\/rules(?:\/([\w-]*))?$/.exec(location.pathname);
  const anchor = decoded(location.hash.slice(1));
  const from = (history.state as { from?: string } | null)?.from ?? null;
  return { table, token, at, rules: rules ? (rules[1] ?? "") : null, anchor, from };
}

/** A text of the address; one that was not encoded as it should be stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let route = $state(read());
addEventListener("popstate", () => (route = read()));

export const router = {
  get route(): Route {
    return route;
  },
  go(path: string): void {
    history.pushState({ from: route.table ?? route.from }, "", path);
    route = read();
    scrollTo(0, 0);
  },
  /** Follows a link within the client, unless it is to open elsewhere. */
  follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    router.go(event.currentTarget.pathname + event.currentTarget.hash);
  },
  /** A secret does not stay in the address. */
  hideToken(): void {
    history.replaceState(null, "", location.pathname);
  },
};
