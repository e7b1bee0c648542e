import { asGround, at, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
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
import { heap } from '#titles/hole-department/set/earth.ts';
import { boardwalk, spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';

/** Over an official shoulder, out of the hole: that wide, with both arms; and what a pencil draws meanwhile. */
export const page03: Painting = ({ hero, beside }) => {
  // Words on the picture lie in the sky.
  const ground = beside ? 159 : 166;
  const rolls = hero.wheelchair !== undefined;
  const child = wholeHero(
    hero,
    beside ? (rolls ? 84 : 96) : rolls ? 58 : 66,
    [beside ? 66 : 60, ground],
    {
      pose: 'stand',
      mood: 'brave',
      face: { mouth: SMIRK },
      yaw: 22,
      pitch: 4,
      nod: -2,
      tilt: 4,
      gaze: [0.8, 0.7],
      armL: { upper: [4, 94], lower: [4, 92], hand: 'open' },
      armR: { upper: [4, 94], lower: [4, 92], hand: 'open' },
      body: { lean: -6 },
    },
    DAY,
    beside ? 38 : 32,
  );
  const art =
    seaside(ground) +
    (beside ? sunDisk(152, 32, 13, '#fff0a8') : '') +
    windbreak(DAY, 176, ground - 22, 24) +
    (rolls ? boardwalk(DAY, -4, 96, ground - 1.5) : '') +
    child.shadow +
    heap('three', 196, ground + 6, 60, 16) +
    spade(DAY, [206, ground - 50], [200, ground], 15) +
    hole(ground) +
    child.art +
    at(beside ? 174 : 167, ground + (beside ? 6 : 2), beside ? 0.86 : 0.72, moleFromBehind(DAY));
  return {
    art,
    quiet: { box: { ...SAFE, height: 66 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face],
    ...(beside && {
      overFold: () =>
        asGround(mirroredAtFold(sky('#a4dbe2', '#fff3cf', ground - 46))) +
        mirroredAtFold(shore(ground)) +
        at(-142, ground + 38, 0.8, sofa(DAY)) +
        bather(DAY, BUILDERS.upholsterer, 'pats', -84, ground + 38, 60, -1),
    }),
  };
};

const seaside = (ground: number): string =>
  sky('#a4dbe2', '#fff3cf', ground - 46, [152, 32]) + clouds([[196, 58, 1.1]]) + shore(ground);

const shore = (ground: number): string =>
  sea(ground - 50, ground - 36, '#3f9fb0', '#8ed2cb', 'three') +
  sand(ground - 37, 225, 'three', SAND.lit, SAND.base);

/** Its far wall, from within. */
function hole(ground: number): string {
  const rim = (t: number): string =>
    `M${128 - 108 * t} 232C${128 - 104 * t} ${ground + 26 - 12 * t} ${128 - 60 * t} ${ground + 14 - 12 * t} 128 ${ground + 14 - 12 * t}S${128 + 104 * t} ${ground + 26 - 12 * t} ${128 + 108 * t} 232Z`;
  return (
    path(rim(1.05), SAND.pale) +
    path(
      rim(1),
      linear([
        [0, '#dba866'],
        [0.35, EARTH.wall],
        [1, EARTH.deep],
      ]),
    ) +
    clip(
      rim(1),
      path(
        `M10 ${ground}C60 ${ground + 24} 50 210 40 232H0V${ground}Z`,
        '#3a2018',
        'fill-opacity=".4"',
      ) +
        line(
          `M70 ${ground + 26}q12 5 22 -1M52 ${ground + 40}q12 5 22 -1M196 ${ground + 34}q10 5 18 0`,
          '#6b4228',
          1,
          'stroke-opacity=".5"',
        ),
    )
  );
}
