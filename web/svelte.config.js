// The compiler's settings: the newest way of writing components, and no other.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";

const SOURCES = resolve(import.meta.dirname, "src");
const COMPONENTS = readdirSync(SOURCES, { recursive: true })
  .filter((path) => path.endsWith(".svelte"))
  .sort()
  .map((path) => resolve(SOURCES, path));

/** The class that ties a component to its styles: short, for it is sent hundreds of times. */
const cssHash = ({ filename, hash, css }) => {
  const number = COMPONENTS.indexOf(resolve(import.meta.dirname, filename));
  return number < 0 ? `_${hash(css)}` : `_${number.toString(36)}`;
};

export default { compilerOptions: { runes: true, cssHash } };
