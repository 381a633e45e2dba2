// The speaker: plays the sounds at one volume, never more than four at once, and none before the
// first gesture.
import { settings } from "../device/settings.svelte";
import { RECIPES, TRIMS, type SoundName } from "./sounds";

const MOST_VOICES = 4;
/** No sound is longer. */
const LONGEST_MS = 1500;

/** Loud things bend softly instead of cracking. */
function knee(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(2049);
  for (let i = 0; i < curve.length; i++) {
    const x = i / 1024 - 1;
    const size = Math.abs(x);
    curve[i] = Math.sign(x) * (size < 0.5 ? size : 0.5 + 0.4 * Math.tanh((size - 0.5) / 0.4));
  }
  return curve;
}

class Speaker {
  /** What was played last: never the only news of anything. */
  last = $state<SoundName | null>(null);
  private context: AudioContext | null = null;
  private bus: GainNode | null = null;
  private voices = 0;

  /** Plays a sound; while nobody looks at the page, only one that calls. */
  play(name: SoundName, gain = 1, calls = false): void {
    const isUnseen = document.visibilityState === "hidden" && !calls;
    if (settings.muted || !settings.volume || isUnseen) return;
    if (!navigator.userActivation?.hasBeenActive || this.voices >= MOST_VOICES) return;
    const { context, bus } = this.ready();
    const voice = context.createGain();
    voice.gain.value = gain * TRIMS[name];
    voice.connect(bus);
    RECIPES[name](context, voice, context.currentTime + 0.005);
    this.last = name;
    this.voices++;
    setTimeout(() => {
      this.voices--;
      voice.disconnect();
    }, LONGEST_MS);
  }

  private ready(): { context: AudioContext; bus: GainNode } {
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume();
    if (!this.bus) {
      this.bus = this.context.createGain();
      const shaper = this.context.createWaveShaper();
      shaper.curve = knee();
      this.bus.connect(shaper).connect(this.context.destination);
    }
    this.bus.gain.value = settings.volume;
    return { context: this.context, bus: this.bus };
  }
}

export const speaker = new Speaker();
