import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, sand, sea, sky, sunDisk } from '#titles/hole-department/set/beach.ts';
import { sofa } from '#titles/hole-department/set/castles.ts';
import { EARTH, GEAR, PAPER, SAND } from '#titles/hole-department/set/colors.ts';
import { clipboard } from '#titles/hole-department/set/forms.ts';
import { DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';

/** Out of the hole, against all the sky: one long tape, a nose at its one end and somebody who will not let go at the other. */
export const page03: Painting = ({ hero, beside }) => {
  // Words on the picture lie in the sky.
  const ground = beside ? 166 : 168;
  const rolls = hero.wheelchair !== undefined;
  const k = beside ? 1 : 0.76;
  const child = wholeHero(
    hero,
    (rolls ? 84 : 94) * (beside ? 1 : 0.68),
    [beside ? (rolls ? 38 : 44) : 50, ground],
    {
      pose: rolls ? 'sit' : 'stand',
      mood: 'happy',
      yaw: 56,
      pitch: -4,
      nod: 4,
      tilt: -4,
      gaze: [0.9, 0.5],
      armL: { upper: [80, 6], lower: [84, 4], hand: 'hold' },
      armR: { upper: [-30, 14], lower: [-14, 10] },
      body: {
        lean: rolls ? -10 : -14,
        roll: 0,
        hips: 0,
        ...(rolls
          ? {}
          : {
              legL: { upper: [38, 6], lower: [22, 6], foot: -18 },
              legR: { upper: [6, 6], lower: [-14, 6] },
            }),
      },
    },
    DAY,
    beside ? 34 : 23,
  );
  const size = 90 * k;
  const feet: Point = [beside ? 184 : 178, ground + 39 * k];
  const inspector = mole(
    {
      person: INSPECTOR,
      where: feet,
      size,
      facing: -1,
      look: -8,
      mood: 'brisk',
      near: [feet[0] - 8 * k, feet[1] - 20 * k],
      far: [feet[0] - 49 * k, feet[1] - 57 * k],
    },
    DAY,
  );
  const art =
    seaside(ground) +
    (beside ? sunDisk(160, 34, 15, '#fff0a8') : '') +
    child.shadow +
    hole(ground) +
    child.art +
    inspector.art +
    clipboard(feet[0] - 24 * k, feet[1] - 24 * k, 26 * k, -6, -1, '2') +
    inspector.arm +
    tape(child, inspector.nose) +
    child.hand(1);
  return {
    art,
    quiet: { box: { ...SAFE, height: 66 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face, inspector.face],
    ...(beside && {
      overFold: () =>
        asGround(mirroredAtFold(sky('#a4dbe2', '#fff3cf', ground - 16))) +
        mirroredAtFold(shore(ground)) +
        at(-134, ground + 6, 1, sofa(DAY)) +
        asGround(mirroredAtFold(hole(ground))),
    }),
  };
};

/** Out of a round case in a fist, and straight to the end of a nose. */
function tape(child: PlacedHero, nose: Point): string {
  const u = child.scale;
  const from: Point = [child.handL[0] + 12 * u, child.handL[1]];
  const [dx, dy] = [nose[0] - from[0], nose[1] - from[1]];
  const long = Math.hypot(dx, dy);
  let ticks = '';
  for (let i = 1; i * 4 < long - 3; i++) ticks += `M${i * 4} -1.6v${i % 5 ? 1.4 : 3.2}`;
  return (
    at(
      from[0],
      from[1],
      1,
      path(`M0 -1.8H${num(long)}V1.8H0Z`, '#f7c948', 'stroke="#b98224" stroke-width=".4"') +
        line(ticks, PAPER.ink, 0.5) +
        path(`M${num(long - 1)} -2.4h1.800v6h-1.800Z`, '#c9cbd0'),
      (Math.atan2(dy, dx) * 180) / Math.PI,
    ) +
    oval(from[0], from[1], 21 * u, 21 * u, GEAR.coral) +
    oval(from[0], from[1], 14 * u, 14 * u, GEAR.coralDark)
  );
}

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
