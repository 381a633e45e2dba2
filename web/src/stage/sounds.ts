// Eleven small sounds, made here: no file is needed. Each belongs to a moment of the game.

type Out = AudioNode;
type Recipe = (context: BaseAudioContext, out: Out, at: number) => void;

export type SoundName =
  | "shot"
  | "coins"
  | "coin"
  | "build"
  | "card"
  | "whip"
  | "horse"
  | "bell"
  | "piano"
  | "dice"
  | "click";

/** Nearly nothing: a volume cannot fall to 0 by a factor. */
const SILENT = 0.0001;

/** A volume that rises for `a` seconds to its peak and falls for `d` seconds. */
function envelope(
  context: BaseAudioContext,
  at: number,
  { a, d, peak }: { a: number; d: number; peak: number },
  out: Out,
): GainNode {
  const volume = context.createGain();
  volume.gain.value = SILENT;
  volume.gain.setValueAtTime(SILENT, at);
  volume.gain.exponentialRampToValueAtTime(peak, at + a);
  volume.gain.exponentialRampToValueAtTime(SILENT, at + a + d);
  volume.connect(out);
  return volume;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, always the same. */
function noise(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 7;
  for (let i = 0; i < data.length; i++) {
    seed = (seed * 16807) % 2147483647;
    data[i] = (seed / 2147483647) * 2 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}

interface Hiss {
  a?: number;
  d?: number;
  peak?: number;
  type?: BiquadFilterType;
  f?: number;
  /** Where the pitch goes to. */
  f2?: number;
  q?: number;
  offset?: number;
}

function hiss(context: BaseAudioContext, out: Out, at: number, given: Hiss): void {
  const { a = 0.001, d = 0.1, peak = 0.5, type = "bandpass", f = 1000, f2 = 0, q = 1 } = given;
  const source = context.createBufferSource();
  source.buffer = noise(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.value = f;
  filter.frequency.setValueAtTime(f, at);
  if (f2) filter.frequency.exponentialRampToValueAtTime(f2, at + a + d);
  source.connect(filter).connect(envelope(context, at, { a, d, peak }, out));
  source.start(at, given.offset ?? 0);
  source.stop(at + a + d + 0.02);
}

interface Tone {
  type?: OscillatorType;
  f?: number;
  f2?: number;
  a?: number;
  d?: number;
  peak?: number;
  detune?: number;
}

function tone(context: BaseAudioContext, out: Out, at: number, given: Tone): void {
  const { type = "sine", f = 440, f2 = 0, a = 0.002, d = 0.2, peak = 0.3, detune = 0 } = given;
  const source = context.createOscillator();
  source.type = type;
  source.detune.value = detune;
  source.frequency.setValueAtTime(f, at);
  if (f2) source.frequency.exponentialRampToValueAtTime(f2, at + a + d);
  source.connect(envelope(context, at, { a, d, peak }, out));
  source.start(at);
  source.stop(at + a + d + 0.03);
}

// --- the sounds ------------------------------------------------------------------------------
export const RECIPES: Record<SoundName, Recipe> = {
  // A crack, its body, and the canyon's answer.
  shot(c, o, t) {
    hiss(c, o, t, { d: 0.05, peak: 0.9, type: "highpass", f: 1800 });
    hiss(c, o, t, { d: 0.22, peak: 0.8, type: "lowpass", f: 2600, f2: 180, q: 0.7 });
    tone(c, o, t, { f: 150, f2: 42, d: 0.2, peak: 0.55 });
    hiss(c, o, t + 0.17, { a: 0.01, d: 0.3, peak: 0.13, f: 900, f2: 300, q: 0.6, offset: 0.3 });
    hiss(c, o, t + 0.36, { a: 0.02, d: 0.38, peak: 0.05, f: 600, f2: 250, q: 0.6, offset: 0.5 });
  },
  // Coins on wood.
  coins(c, o, t) {
    const coins: [number, number][] = [
      [0, 2637],
      [0.07, 3136],
      [0.13, 2349],
      [0.21, 3520],
    ];
    coins.forEach(([after, f], i) => {
      tone(c, o, t + after, { f, d: 0.2, peak: 0.16 });
      tone(c, o, t + after, { f: f * 1.51, d: 0.13, peak: 0.1 });
      tone(c, o, t + after, { f: f * 2.74, d: 0.06, peak: 0.07 });
      hiss(c, o, t + after, { d: 0.012, peak: 0.16, type: "highpass", f: 5000, offset: i * 0.1 });
    });
  },
  coin(c, o, t) {
    tone(c, o, t, { f: 3136, d: 0.14, peak: 0.2 });
    tone(c, o, t, { f: 4720, d: 0.09, peak: 0.12 });
    hiss(c, o, t, { d: 0.01, peak: 0.14, type: "highpass", f: 5000 });
  },
  // Two strokes of a saw, two blows of a hammer.
  build(c, o, t) {
    [0, 0.15].forEach((after, i) =>
      hiss(c, o, t + after, {
        ...{ a: 0.05, d: 0.08, peak: 0.28, q: 2.5, offset: i * 0.2 },
        ...{ f: i ? 2600 : 1900, f2: i ? 1700 : 2700 },
      }),
    );
    [0.36, 0.56].forEach((after, i) => {
      tone(c, o, t + after, { f: i ? 320 : 280, f2: 130, d: 0.09, peak: 0.55 });
      hiss(c, o, t + after, { d: 0.035, peak: 0.45, f: 1500, q: 0.8 });
      tone(c, o, t + after, { f: 1870, d: 0.08, peak: 0.09, type: "triangle" });
    });
  },
  card(c, o, t) {
    hiss(c, o, t, { a: 0.045, d: 0.07, peak: 0.3, f: 2200, f2: 5200, q: 0.9 });
    hiss(c, o, t + 0.115, { d: 0.035, peak: 0.42, type: "lowpass", f: 2400 });
    tone(c, o, t + 0.115, { f: 190, f2: 90, d: 0.05, peak: 0.28 });
  },
  // A swish that ends in a crack.
  whip(c, o, t) {
    hiss(c, o, t, { a: 0.19, d: 0.05, peak: 0.24, f: 500, f2: 4200, q: 1.6 });
    hiss(c, o, t + 0.235, { d: 0.035, peak: 0.85, type: "highpass", f: 2500 });
    hiss(c, o, t + 0.24, { d: 0.12, peak: 0.2, f: 1600, f2: 700, q: 0.8, offset: 0.4 });
  },
  // A gallop.
  horse(c, o, t) {
    [0, 0.105, 0.2, 0.4, 0.505, 0.6].forEach((after, i) => {
      const peak = i > 2 ? 0.42 : 0.55;
      tone(c, o, t + after, { f: [410, 350, 300][i % 3] ?? 300, f2: 160, d: 0.05, peak });
      const f = [1250, 1000, 820][i % 3] ?? 820;
      hiss(c, o, t + after, { d: 0.028, peak: peak * 0.8, f, q: 2.5, offset: i * 0.1 });
    });
  },
  // One stroke of the church bell.
  bell(c, o, t) {
    const partials: [number, number, number][] = [
      [1, 0.3, 0.93],
      [2, 0.22, 0.75],
      [2.4, 0.16, 0.6],
      [3, 0.11, 0.42],
      [4.07, 0.07, 0.3],
      [0.5, 0.16, 0.95],
    ];
    partials.forEach(([times, peak, d], i) =>
      tone(c, o, t, { f: 392 * times, d: d - 0.03, peak, detune: i * 2 }),
    );
    hiss(c, o, t, { d: 0.02, peak: 0.25, f: 2800, q: 1 });
  },
  // A chord on the saloon's piano, two strings a note and out of tune.
  piano(c, o, t) {
    const notes: [number, number][] = [
      [0, 130.8],
      [0, 196],
      [0.05, 329.6],
      [0.1, 392],
      [0.15, 440],
      [0.2, 523.3],
      [0.25, 659.3],
    ];
    for (const [after, f] of notes) {
      for (const detune of [-9, 8]) {
        tone(c, o, t + after, { type: "triangle", f, d: 0.68 - after, peak: 0.105, detune });
        const d = 0.4 - after * 0.6;
        tone(c, o, t + after, { f: f * 2, d, peak: 0.045, detune: detune * 1.4 });
        tone(c, o, t + after, { f: f * 3.01, d: 0.2, peak: 0.022, detune });
      }
      hiss(c, o, t + after, { d: 0.015, peak: 0.09, f: 1800, q: 1 });
    }
  },
  dice(c, o, t) {
    [0, 0.06, 0.13, 0.17, 0.25, 0.3].forEach((after, i) => {
      const peak = 0.42 * (1 - i * 0.1);
      hiss(c, o, t + after, { d: 0.022, peak, f: 2300 - i * 130, q: 3, offset: i * 0.13 });
      tone(c, o, t + after, { f: 760 - i * 40, f2: 420, d: 0.03, peak: peak * 0.5 });
    });
  },
  // A cartridge goes into the drum.
  click(c, o, t) {
    hiss(c, o, t, { d: 0.012, peak: 0.5, f: 3400, q: 2 });
    tone(c, o, t + 0.004, { f: 1300, f2: 700, d: 0.025, peak: 0.22, type: "triangle" });
  },
};

/** By measured peaks, so that a shot is louder than a click by as much as it should. */
export const TRIMS: Record<SoundName, number> = {
  ...{ shot: 0.95, coins: 1.46, coin: 0.89, build: 0.84, card: 0.82, whip: 0.62 },
  ...{ horse: 0.89, bell: 0.68, piano: 1.26, dice: 2.08, click: 1.31 },
};
