// When what happens in a duel, in milliseconds at the normal speed. The verdict comes last.

export const DUEL = {
  in: 280,
  /** All dice or tiles settle together: their order tells nothing. */
  roll: 620,
  load: 680,
  hush: 1180,
  shot: 1380,
  ribbon: 1530,
  /** For whoever wants stillness: the totals stand for so long before the verdict. */
  stillVerdict: 700,
};

const LOADING_MS = 420;
const PER_BULLET_MS = 90;

/** How long a bullet takes, where the best armed fighter has this many. */
export const perBullet = (most: number): number =>
  Math.min(PER_BULLET_MS, LOADING_MS / Math.max(most, 1));
