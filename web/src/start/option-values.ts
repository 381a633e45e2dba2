// The values of options, as their descriptions tell them: lists, presets, and what counts.
import type { OptionInfo } from "../wire/protocol";

type Given = Record<string, string>;

/** What is agreed on for an option; the usual, if nothing was said. */
export const valueOf = (option: OptionInfo, given: Given): string =>
  given[option.name] ?? option.default;

/** The names in a list, or those that a preset stands for. */
export function namesIn(option: OptionInfo, value: string): string[] {
  const list = option.presets[value] ?? value;
  return list ? list.split(",") : [];
}

/** A list with one name more or less, in the order of the choices; a preset, if one is the same. */
export function toggled(option: OptionInfo, value: string, name: string): string {
  const now = new Set(namesIn(option, value));
  if (!now.delete(name)) now.add(name);
  const list = option.choices.filter((choice) => now.has(choice)).join(",");
  return Object.keys(option.presets).find((preset) => option.presets[preset] === list) ?? list;
}

/** Whether an option is asked for: it does not follow from the seats, and what it needs is there. */
export function isAsked(option: OptionInfo, all: OptionInfo[], given: Given): boolean {
  if (option.seating) return false;
  const { needs } = option;
  const other = all.find(({ name }) => name === needs?.option);
  return !needs || !other || namesIn(other, valueOf(other, given)).includes(needs.value);
}

/** Whether an option takes a few words of the form, and not a part of its own. */
export const isSmall = ({ kind }: OptionInfo): boolean =>
  kind === "switch" || kind === "one-of" || kind === "number";
