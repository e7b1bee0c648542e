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

/** Wide, from above, every line level, and hardly a word. */
export const page10: Painting = ({ hero, things }) => {
  const child = heroFromAbove(hero, 122, [90, 70], 10, light);
  const baby = lyingFromAbove(light, hero.skin, {
    turn: -0.4,
    eyes: 'open',
    gaze: [-0.8, 0.1],
    mouth: 'smile',
    brow: 0.4,
  });
  const art =
    floorFromAbove() +
    chairFromAbove() +
    rugFromAbove() +
    parkedFromAbove(hero, 23, [36, 118], light) +
    PANCAKES.map(([x, y, k]) => at(x, y, k, pancake(light, 0.94), x * 3)).join('') +
    tableFromAbove() +
    child.art +
    at(158, 122, 0.44, baby, -24) +
    at(130, 168, 0.3, thing(things[0], light));
  return {
    art,
    quiet: {
      box: { x: SAFE.x, y: 180, width: 96, height: 22 },
      ink: 'light',
      anchor: 'bottom',
    },
    faces: [child.face],
  };
};

const PANCAKES: readonly (readonly [x: number, y: number, size: number])[] = [
  [50, 140, 0.34],
  [176, 58, 0.4],
  [140, 40, 0.3],
  [56, 60, 0.32],
  [184, 146, 0.34],
  [98, 178, 0.3],
  [202, 28, 0.36],
  [210, 96, 0.3],
  [158, 176, 0.32],
  [84, 10, 0.32],
];
