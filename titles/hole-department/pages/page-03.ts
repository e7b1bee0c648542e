import { asGround, at, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SMIRK } from '#bookmaking/hero/more-mouths.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bather } from '#titles/hole-department/cast/bather.ts';
import { BUILDERS } from '#titles/hole-department/cast/builders.ts';
import { moleFromBehind } from '#titles/hole-department/cast/mole-from-behind.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, sand, sea, sky, sunDisk } from '#titles/hole-department/set/beach.ts';
import { sofa } from '#titles/hole-department/set/castles.ts';
import { EARTH, SAND } from '#titles/hole-department/set/colors.ts';
import { spade } from '#titles/hole-department/set/gear.ts';
import { DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';

/** Out of the hole, over an official shoulder: against all the sky, that wide; and what a pencil draws meanwhile. */
export const page03: Painting = ({ hero, beside }) => {
  // Words on the picture lie in the sky.
  const ground = beside ? 166 : 168;
  const rolls = hero.wheelchair !== undefined;
  const child = wholeHero(
    hero,
    beside ? (rolls ? 88 : 102) : rolls ? 60 : 68,
    [beside ? 66 : 60, ground],
    {
      pose: 'stand',
      mood: 'brave',
      face: { mouth: SMIRK },
      yaw: 16,
      pitch: -8,
      nod: 10,
      tilt: 8,
      gaze: [0.7, 0.9],
      armL: { upper: [2, 82], lower: [2, 80], hand: 'open' },
      armR: { upper: [2, 112], lower: [2, 116], hand: 'open' },
      body: { roll: 12, legR: { upper: [8, 24], lower: [0, 24], foot: 20 } },
    },
    DAY,
    beside ? 38 : 32,
  );
  const art =
    seaside(ground) +
    (beside ? sunDisk(160, 34, 15, '#fff0a8') : '') +
    child.shadow +
    spade(DAY, [22, ground - 42], [27, ground + 6], 15) +
    hole(ground) +
    child.art +
    at(beside ? 182 : 176, ground + (beside ? -1 : -3), beside ? 0.95 : 0.82, moleFromBehind(DAY));
  return {
    art,
    quiet: { box: { ...SAFE, height: 66 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face],
    ...(beside && {
      overFold: () =>
        asGround(mirroredAtFold(sky('#a4dbe2', '#fff3cf', ground - 16))) +
        mirroredAtFold(shore(ground)) +
        at(-134, ground + 6, 1, sofa(DAY)) +
        bather(DAY, BUILDERS.upholsterer, 'pats', -56, ground + 14, 76, -1) +
        asGround(mirroredAtFold(hole(ground))),
    }),
  };
};

const seaside = (ground: number): string =>
  sky('#a4dbe2', '#fff3cf', ground - 16, [160, 34]) + clouds([[112, 24, 1]]) + shore(ground);

const shore = (ground: number): string =>
  sea(ground - 20, ground - 11, '#3f9fb0', '#8ed2cb', 'three') +
  sand(ground - 12, 225, 'three', SAND.lit, SAND.base);

/** Its edge, from within: all that is low is dark, and it comes up round us on both sides. */
const hole = (ground: number): string =>
  path(
    `M-9 ${ground + 3}C90 ${ground + 5} 156 ${ground + 2} 228 ${ground - 48}V232H-9Z`,
    SAND.pale,
  ) +
  path(
    `M-9 ${ground + 7}C90 ${ground + 9} 160 ${ground + 6} 228 ${ground - 38}V232H-9Z`,
    linear([
      [0, EARTH.wall],
      [0.6, EARTH.deep],
      [1, EARTH.dark],
    ]),
  ) +
  line(
    `M26 ${ground + 20}q12 5 24 0M116 ${ground + 24}q12 5 24 -1M62 ${ground + 36}q12 5 24 0M158 ${ground + 14}q10 3 20 -6`,
    '#41291f',
    1,
    'stroke-opacity=".5"',
  );
