// The beginning: settings and texts first, then the page that the address names.
import { mount } from "svelte";
import App from "./App.svelte";
import { keepPictures } from "./device/failed-pictures";
import { keepShell } from "./offline/shell";
import { settings } from "./device/settings.svelte";
import { speak } from "./texts/texts.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/roofs.css";
import "./styles/land.css";

keepPictures();
const place = document.getElementById("app");
if (place) {
  await speak(settings.language);
  // What stood there before the page could be drawn.
  place.replaceChildren();
  mount(App, { target: place });
  void keepShell();
}
