import { num } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import type { Letter } from '#bookmaking/words/letters.ts';
import { shapeOf } from '#titles/boat-with-no-name/at-work.ts';
import { CREATURES, type CreatureName } from './creatures.ts';
import { jobsOf } from './jobs.ts';

/** Who lends a mouth, the largest first: where it is, and as whom one lives on a letter. */
const NEIGHBORS: readonly (readonly [
  who: CreatureName,
  mouth: Point,
  also?: readonly CreatureName[],
])[] = [
  ['dog', [21, -35.5]],
  ['hen', [24, -30.5], ['henNest']],
  ['gull', [26, -26.8], ['gullNest']],
  ['duck', [30, -26.6], ['bath']],
  ['crab', [19.5, -19.6]],
  ['snail', [23, -9]],
];

/** Where each stands behind the one before, and how large. */
const ROW = [
  [-33, 1.02],
  [-72, 0.98],
  [-107, 0.92],
  [-143, 0.86],
  [-178, 0.7],
] as const;
/** How far back they lean who pull, in degrees, and how much that lifts them. */
const BACK = { turn: -22, lift: 2.6 } as const;

/**
 * The neighbors, one behind the other and each smaller, on a rope that comes from `hand`, on a deck at `ground`: they lean as far back as
 * they can or, where there is no need to pull any more, stand there with it. Who lives on a letter of the page has work to do.
 */
export function haulers(
  letters: readonly Letter[],
  hand: Point,
  ground: number,
  pull: boolean,
  light: Light,
): string {
  const busy = letters.flatMap((letter) => jobsOf(shapeOf(letter)).map(({ who }) => who));
  const free = NEIGHBORS.filter(
    ([who, , also = []]) => ![who, ...also].some((each) => busy.includes(each)),
  );
  const row = free.toSpliced(3, Math.max(0, free.length - ROW.length));
  const turn = pull ? BACK.turn : 0;
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  let rope = `M${num(hand[0])} ${num(hand[1])}`;
  let bites = '';
  let from = hand;
  let art = '';
  for (const [i, [who, [mx, my]]] of row.entries()) {
    const [x, k] = ROW[i] as (typeof ROW)[number];
    const y = ground - (pull ? BACK.lift * k : 0);
    const mouth: Point = [x + (mx * cos - my * sin) * k, y + (mx * sin + my * cos) * k];
    const [mouthX, mouthY] = mouth.map(num);
    art +=
      oval(x, ground + 0.6, 20 * k, 2.4, '#5f4426', 'fill-opacity=".4"') +
      at(x, y, k, CREATURES[who](light), turn);
    rope += pull
      ? `L${mouthX} ${mouthY}`
      : `Q${num((from[0] + mouth[0]) / 2)} ${ground + 3} ${mouthX} ${mouthY}`;
    bites += `M${mouthX} ${mouthY}l${pull ? '2.4 -.4' : '.8 2'}`;
    from = mouth;
  }
  rope += `q-4 1 -5 ${num((ground - from[1]) * 0.7)}`;
  const twisted = (d: string): string => line(d, '#6b4626', 2.8) + line(d, '#ecd7a6', 1.8);
  // Behind their faces, and before the mouths that have it.
  return twisted(rope) + art + twisted(bites);
}
