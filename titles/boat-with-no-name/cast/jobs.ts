import type { CreatureName } from './creatures.ts';

/** Who is at a letter, and where: x from the letter's middle, y up from its foot, in hundredths of a capital. */
export interface Job {
  readonly who: CreatureName;
  readonly at: readonly [x: number, y: number];
  readonly size?: number;
  readonly turn?: number;
  readonly flip?: boolean;
  /** Behind the letter: looks out of it, or leans in it. */
  readonly behind?: boolean;
  /** On the ground that the letter stands on. */
  readonly stands?: boolean;
  /** As good on the letter's other edge: there, if somebody leans on this one. */
  readonly eitherEdge?: boolean;
}

const one = (
  who: CreatureName,
  at: Job['at'],
  more: Omit<Job, 'who' | 'at'> = {},
): readonly Job[] => [{ who, at, ...more }];

/** Each in the letter's own shape, as the face draws it. */
const JOBS: Record<string, readonly Job[]> = {
  A: one('snail', [41.4, 52], { turn: 70, size: 0.9, flip: true, eitherEdge: true }),
  B: [
    { who: 'mouseHead', at: [5, 60], size: 0.84, behind: true },
    { who: 'mouseHead', at: [6, 17], size: 0.84, behind: true },
  ],
  C: one('catAsleep', [10, 19], { size: 0.92 }),
  D: one('dog', [-3, 18], { size: 0.86, behind: true }),
  E: [
    { who: 'oneMug', at: [30, 64], size: 0.9 },
    { who: 'oneMug', at: [30, 25], size: 0.9 },
    { who: 'mugs', at: [0, 102], size: 0.95 },
  ],
  F: one('lantern', [25, -6], { size: 0.94 }),
  G: one('gull', [4, 58], { size: 0.72 }),
  H: one('hen', [0, 62], { size: 0.84 }),
  I: one('gull', [0, 100]),
  J: one('crab', [-16, 16], { size: 1.02 }),
  K: one('umbrella', [3, 64], { turn: 5, size: 0.94 }),
  L: one('dog', [16, 27], { size: 1.06 }),
  M: one('catAsleep', [2, 66], { size: 0.98 }),
  N: one('duck', [-2, 62], { turn: 52, size: 0.72 }),
  O: one('seal', [0, 22], { size: 1.16, behind: true }),
  P: one('frog', [18, 0], { size: 0.94, stands: true }),
  Q: one('mouseHead', [0, 26], { size: 1.3, behind: true }),
  R: one('crab', [36, 22], { turn: 54, size: 0.78 }),
  S: [
    { who: 'snail', at: [2, 102], size: 0.9 },
    { who: 'snail', at: [-34, 40], size: 0.66, flip: true },
  ],
  T: one('teapot', [0, 101], { size: 0.98 }),
  U: one('bath', [0, 64], { size: 0.84 }),
  V: one('poppies', [0, 50], { size: 1.24, behind: true }),
  W: [
    { who: 'henNest', at: [-22, 88], size: 0.76, behind: true },
    { who: 'henNest', at: [24, 88], size: 0.76, flip: true, behind: true },
  ],
  X: one('catSitting', [0, 66], { size: 0.96 }),
  Y: one('gullNest', [0, 72], { size: 0.92 }),
  Z: one('snail', [-2, 45], { turn: -37, size: 0.84 }),
  Γ: one('lantern', [20, 36], { size: 0.94 }),
  Δ: one('mouseHead', [0, 22], { size: 0.94, behind: true }),
  Λ: one('dog', [0, 0], { size: 0.84, behind: true, stands: true }),
  Л: one('mouse', [6, 0], { size: 0.8, stands: true }),
  Ξ: one('mugs', [0, 101]),
  Π: one('hen', [0, 0], { size: 1.06, behind: true, stands: true }),
  Ψ: one('gullNest', [0, 100], { size: 0.9, behind: true }),
  Ω: one('mouseHead', [0, 26], { size: 1.24, behind: true }),
  Д: one('mouseHead', [2, 26], { size: 0.8, behind: true }),
  И: one('duck', [2, 64], { turn: -52, size: 0.72, flip: true }),
  З: [
    { who: 'snail', at: [0, 102], size: 0.9 },
    { who: 'snail', at: [34, 38], size: 0.6 },
  ],
  Ц: one('bath', [-4, 62], { size: 0.8 }),
  Ш: [
    { who: 'henNest', at: [-19, 92], size: 0.66, behind: true },
    { who: 'henNest', at: [20, 92], size: 0.66, flip: true, behind: true },
  ],
  Ю: one('seal', [26, 24], { size: 0.94, behind: true }),
  Я: one('crab', [-34, 22], { turn: -54, size: 0.78 }),
  Э: one('catAsleep', [-8, 100], { size: 0.9 }),
};

/** Any other letter is something to sit on. */
const PERCH = one('gull', [0, 100]);

export const jobsOf = (shape: string): readonly Job[] => JOBS[shape] ?? PERCH;
