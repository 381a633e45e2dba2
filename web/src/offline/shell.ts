// Has the page itself kept by the service worker, where the browser allows one.

/** Everything that this page has loaded so far. */
const loaded = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

const SETTLED_MS = 4000;

export async function keepShell(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    const tell = () => active?.postMessage({ keep: loaded() });
    tell();
    // Drawings and letters come a little later.
    setTimeout(tell, SETTLED_MS);
  } catch {
    // Without it the page needs a network, as any other.
  }
}
