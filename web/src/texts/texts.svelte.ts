// Every text of the client, from the same Fluent files as the rest of the program.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../device/settings.svelte";

const LANGUAGES = import.meta.glob<Record<string, string>>("./texts-*.ts", {
  import: "default",
});

type Arguments = Record<string, FluentVariable>;

let bundle = $state.raw(new FluentBundle("en"));

/** Loads a language; what is on the screen changes with it. */
export async function speak(language: Language): Promise<void> {
  const loaded = new FluentBundle(language, { useIsolating: false });
  const files = await LANGUAGES[`./texts-${language}.ts`]?.();
  for (const text of Object.values(files ?? {})) loaded.addResource(new FluentResource(text));
  bundle = loaded;
}

/** The client's own message of that name, or the one that all of the program shares. */
function find(name: string) {
  return bundle.getMessage(`web-${name}`) ?? bundle.getMessage(name);
}

/** Whether there is such a message. */
export function has(key: string): boolean {
  return find(key.split(".")[0] ?? key) !== undefined;
}

/** A message with its arguments, such as `say("count-players", {count: 3})`; `.part` is an attribute. */
export function say(key: string, given: Arguments = {}): string {
  const [name = key, part] = key.split(".");
  const message = find(name);
  const pattern = part ? message?.attributes[part] : message?.value;
  return pattern ? bundle.formatPattern(pattern, given) : key;
}

/** A name and what is said of it, such as `Wages: $4`, as the language writes it. */
export const pair = (name: string, value: string | number): string => say("pair", { name, value });

/** A number with this many decimals, as the language writes it. */
export function decimal(value: number, digits: number): string {
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(bundle.locales, places);
}

/** The first of several messages that there is. */
export function sayFirst(keys: string[], given: Arguments = {}): string {
  const found = keys.find(has);
  return found ? say(found, given) : (keys[0] ?? "");
}
