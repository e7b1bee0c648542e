import { at } from '#bookmaking/drawing/marks.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { lyingFromAbove } from '#titles/what-the-baby-said/cast/baby.ts';
import { heroFromAbove, parkedFromAbove } from '#titles/what-the-baby-said/cast/hero-from-above.ts';
import { pancake } from '#titles/what-the-baby-said/cast/pancakes.ts';
import {
  chairFromAbove,
  floorFromAbove,
  rugFromAbove,
  tableFromAbove,
} from '#titles/what-the-baby-said/set/from-above.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';

const { light } = HUSHED;

/** From above and near, crown to crown, a finger in a fist: every line level, and hardly a word. */
export const page10: Painting = ({ hero, things }) => {
  const child = heroFromAbove(hero, 60, [77, 92], [113, 138], light);
  const baby = lyingFromAbove(
    light,
    hero.skin,
    {
      turn: -0.4,
      eyes: 'open',
      gaze: [-0.9, 0.2],
      mouth: 'smile',
      brow: 0.4,
    },
    [
      [-58, -84],
      [50, -56],
    ],
  );
  const art =
    floorFromAbove() +
    at(...NEARER, rugFromAbove()) +
    at(-5, -8, 1, chairFromAbove()) +
    parkedFromAbove(hero, 25, [181, 47], light) +
    PANCAKES.map(([x, y, k]) => at(x, y, k, pancake(light, 0.94), x * 3)).join('') +
    at(10, 10, 1, tableFromAbove()) +
    child.art +
    at(179, 149, 0.5, baby, -32) +
    child.before +
    at(112, 196, 0.44, thing(things[0], light));
  return {
    art,
    quiet: {
      box: { x: 60, y: SAFE.y, width: 110, height: 24 },
      ink: 'light',
      align: 'center',
      largest: { seedling: 40 },
    },
    faces: [child.face, { x: 116, y: 64, width: 52, height: 50 }],
  };
};

/** The rug goes on beyond the page, but for its corners. */
const NEARER = [-59, -42, 1.49] as const;

const PANCAKES: readonly (readonly [x: number, y: number, size: number])[] = [
  [20, 92, 0.46],
  [150, 184, 0.42],
  [196, 92, 0.46],
  [14, 206, 0.44],
  [118, 44, 0.4],
];
