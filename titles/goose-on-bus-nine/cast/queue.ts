// Eleven on their way to one button: each with its head clear of the next, so that they can be counted.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { type Boarder, gooseBoarding, gooseWalking, type NeckOfWalker } from './boarding.ts';
import { gooseAshore } from './geese.ts';
import type { GooseFace } from './goose.ts';

/** Straight along the beak, which points at the button. */
export const SHUT = { beak: 'shut', gaze: [1.8, -0.2], lid: 'wide' } as const;
export const OPEN = { beak: 'open', gaze: [1.8, -0.2], lid: 'wide' } as const;

/** Comes toward us, goes along in profile, or is still so far away that no feather is seen. */
type Comer = Boarder | readonly [does: NeckOfWalker, face: GooseFace] | 'far' | 'far in a scarf';

/** Feet and size in mm, and who it is. */
export type Queued = readonly [x: number, y: number, size: number, who: Comer];

/** A head is drawn with its eye over its beak: level, it looks down a little. */
const LIFTED = 8;

/** One of them and its shadow, with its beak toward the button. */
export const queued = ([x, y, size, who]: Queued, button: Point, light: Light): string =>
  shadow(x, y, size) +
  at(
    x,
    y,
    size,
    coming(who, toward(button, x, y, size, who), size < SMALL ? fromAfar(light) : light),
  );

/** Who is as small as this is as pale as the evening: its underside is darker, and it can be counted. */
const SMALL = 0.2;
export const fromAfar = (light: Light): Light => ({
  ...light,
  shade: '#3a1c4e',
  shadeAmount: 0.66,
});

function coming(who: Comer, lift: number, light: Light): string {
  if (typeof who === 'string') return gooseAshore(light, who !== 'far');
  return 'face' in who
    ? gooseBoarding({ ...who, lift }, light)
    : gooseWalking(who[1], who[0], lift, light);
}

/** How far a beak is lifted, in degrees, from eyes about as high as the goose is tall. */
function toward(button: Point, x: number, y: number, size: number, who: Comer): number {
  const tall = typeof who !== 'string' && 'face' in who ? 44 + 118 * (who.tall ?? 1) : 150;
  const eyes = y - tall * size;
  return (Math.atan2(eyes - button[1], x - button[0]) * 180) / Math.PI + LIFTED;
}

/** How much longer than they are: the sun is low. */
const LONG = 1.5;
/** Long, and all one way: a body, and a neck that is even longer than it was. */
const shadow = (x: number, y: number, size: number): string => {
  const on = (dx: number, dy: number): string =>
    `${num(x + (dx < 0 ? dx * LONG : dx) * size)} ${num(y + dy * size)}`;
  return path(
    `M${on(34, -4)}C${on(10, -16)} ${on(-40, -10)} ${on(-92, 14)}C${on(-140, 26)} ${on(-190, 40)} ${on(-226, 56)}C${on(-250, 62)} ${on(-262, 74)} ${on(-244, 78)}C${on(-230, 80)} ${on(-214, 74)} ${on(-204, 68)}C${on(-160, 56)} ${on(-120, 52)} ${on(-84, 50)}C${on(-30, 46)} ${on(34, 22)} ${on(34, -4)}Z`,
    '#4a2f58',
    'fill-opacity=".5"',
  );
};
