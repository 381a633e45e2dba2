// The sky over the street: night where the page is dark, else by the hour.
import { settings } from "../device/settings.svelte";
import type { Sky } from "./panorama";

const dark = matchMedia("(prefers-color-scheme: dark)");
let isDark = $state(dark.matches);
dark.addEventListener("change", () => (isDark = dark.matches));

const [DAWN, EVENING] = [5, 18];

export function skyOf(hour: number): Sky {
  if (settings.theme === "dark" || (settings.theme === "auto" && isDark)) return "night";
  return hour < DAWN || hour >= EVENING ? "dusk" : "morning";
}
