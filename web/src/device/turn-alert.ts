// How a person learns that it is his turn: the tab's title and icon, a sound, a notification.
import { art } from "../parts/art";
import { settings } from "./settings.svelte";
import { say } from "../texts/texts.svelte";

function showIcon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = art(turn ? "brand/favicon-turn" : "brand/favicon");
}

/** Two short tones, made here: no file is needed. */
export function ring(): void {
  const context = new AudioContext();
  [660, 880].forEach((pitch, number) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + number * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.26);
  });
}

/** Shows in the tab whether it is one's turn. */
export function showTurn(turn: boolean): void {
  const title = say("page-title");
  document.title = turn ? `● ${say("your-turn")} · ${title}` : title;
  showIcon(turn);
}

/** Calls a person whose turn has just come. */
export function callToTurn(): void {
  if (settings.sound) ring();
  const away = document.visibilityState === "hidden";
  if (
    settings.notices &&
    away &&
    "Notification" in window &&
    Notification.permission === "granted"
  ) {
    new Notification(say("page-title"), {
      body: say("your-turn"),
      icon: art("brand/favicon-turn"),
    });
  }
}

/** Asks the browser for leave to show notifications. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
