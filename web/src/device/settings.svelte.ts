// What a person likes: language, look, pace; kept in this browser.

export type Language = "en" | "fr" | "de" | "ja";
export type Theme = "auto" | "light" | "dark";
export type Speed = "off" | "fast" | "normal" | "slow";
export type Confirm = "always" | "important" | "never";

export const LANGUAGES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  ja: "日本語",
};

const KEY = "carson";

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  /** Seconds for which a bot's move stays alone on the screen. */
  pause: number;
  confirm: Confirm;
  obvious: boolean;
  /** How loud the sounds are, from 0 to 1; muted, they stay as loud as they were. */
  volume: number;
  muted: boolean;
  notices: boolean;
  /** Whether owned land has a pattern for each seat beside its colour and shape. */
  patterns: boolean;
  name: string;
  /** The bot that was last played against. */
  opponent: string;
}

function usualLanguage(): Language {
  const found = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in LANGUAGES);
  return (found ?? "en") as Language;
}

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the device asks that nothing moves; what is told is told standing still. */
export const wantsStillness = (): boolean => stillness.matches;

function usual(): Kept {
  return {
    language: usualLanguage(),
    theme: "auto",
    speed: "normal",
    pause: 0,
    confirm: "always",
    obvious: true,
    volume: 0.7,
    muted: false,
    notices: false,
    patterns: false,
    name: "",
    opponent: "level-2",
  };
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = $state<Kept>({ ...usual(), ...kept() });

const BARS = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
const [light = "", dark = ""] = BARS.map((meta) => meta.content);

/** The frame of the window has the colour of the bar, also where a theme was chosen. */
function showBar(): void {
  for (const meta of BARS) {
    const usual = meta.media.includes("dark") ? "dark" : "light";
    meta.content = (settings.theme === "auto" ? usual : settings.theme) === "dark" ? dark : light;
  }
}

/** Keeps what was chosen, and shows it. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.speed = wantsStillness() ? "off" : settings.speed;
  showBar();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const PAUSES: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** This many milliseconds at the chosen speed. */
export const paced = (milliseconds: number): number => milliseconds * PAUSES[settings.speed];
