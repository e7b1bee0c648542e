import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { line, oval } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Cast } from '#bookmaking/title.ts';
import { NOON } from '#titles/boat-with-no-name/set/lights.ts';
import { holdOn, type MetLetters, type Spot } from './met.ts';

export interface Fishing {
  readonly art: string;
  readonly shadow: string;
  readonly face: Box;
}

/** Whole, near the end of a wall at `end`, a rod in one fist: it bends, for on its line is the nearest of who works in the water. */
export function fishing(
  hero: Cast['hero'],
  { spots, sawn }: MetLetters,
  [end, top]: Point,
): Fishing {
  const near = [...spots].sort((a, b) => a.x - b.x || a.y - b.y)[0] as Spot;
  const rolls = hero.wheelchair !== undefined;
  const size = rolls ? 20 : headToStand(hero, 71, 26);
  // Nobody's wheels are near the edge.
  const foot: Point = [end - size * (rolls ? 1.9 : 1.1), top];
  const there = placeHero(hero, size, 'ground', foot, FISHES, NOON);
  const touchL: Point = [there.head[0] + size * 1.25, there.head[1] + size * 0.62];
  const child = placeHero(hero, size, 'ground', foot, { ...FISHES, touchL }, NOON);
  return {
    art: child.art + rod(child.handL, holdOn(near, sawn ? 90 : 56, 'left', sawn)) + child.hand(1),
    shadow: child.shadow,
    face: child.face,
  };
}

/** Leaning back a little, against what is heavier. */
const FISHES = {
  pose: 'stand',
  mood: 'happy',
  face: { eyes: 'open', mouth: 'smile', brow: [-6, -11, -3] },
  yaw: 52,
  pitch: 4,
  gaze: [0.9, 0.1],
  armL: { upper: [60, 8], lower: [88, 6], hand: 'hold' },
  armR: { upper: [-14, 14], lower: [2, 8], hand: 'rest' },
  body: {
    lean: -12,
    roll: 0,
    legL: { upper: [30, 6], lower: [18, 4], foot: -14 },
    legR: { upper: [-4, 6], lower: [-16, 4] },
  },
} as const;

/** From behind a fist up and over to its tip, and down to the wood: a float, and a hook round its edge. */
function rod([hx, hy]: Point, [x, y]: Point): string {
  const [tx, ty] = [x - 10, Math.max(13, Math.min(hy, y) - 30)];
  return (
    line(
      `M${num(hx - 9)} ${num(hy + 7)}L${num(hx)} ${num(hy)}Q${num(hx + (tx - hx) * 0.55)} ${num(ty - 8)} ${num(tx)} ${num(ty)}`,
      '#8a5a35',
      2,
    ) +
    line(`M${num(tx)} ${num(ty)}L${num(x - 3)} ${num(y - 1)}q1 7 6 3`, '#123a4c', 0.9) +
    oval((tx + x - 3) / 2, (ty + y - 1) / 2, 2, 2.6, '#e2492f')
  );
}
