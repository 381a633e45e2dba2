// How a player learns that it is their turn: the tab's title and icon, a sound, a notification.
import { art } from "../parts/art";
import { speaker } from "../stage/speaker.svelte";
import { settings } from "./settings.svelte";
import { say } from "../texts/texts.svelte";

function showIcon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = art(turn ? "brand/favicon-turn" : "brand/favicon");
}

/** Shows in the tab whether it is your turn. */
export function showTurn(turn: boolean): void {
  const title = say("page-title");
  document.title = turn ? `● ${say("your-turn")} · ${title}` : title;
  showIcon(turn);
}

/** Calls a person whose turn has just come. */
export function callToTurn(): void {
  speaker.play("whip", 0.5, true);
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
