// The family on its way to bed: feet first, and above them backs, which have no faces.

import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { climbingFeet, type Feet } from './feet.ts';

/** What is over the feet, in their units. */
export interface Back {
  /** How high over the lower foot hips and shoulders are. */
  readonly hip: number;
  readonly shoulder: number;
  /** Half of how broad it is. */
  readonly broad: number;
  /** Half a head. */
  readonly head: number;
  readonly hair: Hex;
  /** A nightcap of this color, or a knot of hair. */
  readonly cap?: Hex;
  /** Bent over into the climb, in degrees. */
  readonly lean?: number;
  /** What hangs from the hand that is seen. */
  readonly carries?: 'bear' | 'lantern';
}

/** Somebody who goes up to the right, from behind: the lower foot stands on (0, 0). */
export const goingUp = (light: Light, feet: Feet, back: Back): string =>
  clip(`M-60 ${-back.hip - 6}H90V30H-60Z`, climbingFeet(light, feet)) +
  at(
    9,
    -back.hip,
    1,
    at(-9, back.hip, 1, headFromBehind(light, feet, back) + trunk(light, feet, back)),
    back.lean ?? 0,
  );

/** Bent a little toward the next step, an arm beside it. */
function trunk(light: Light, feet: Feet, { hip, shoulder, broad, carries }: Back): string {
  const cloth = tone(light, feet.cloth);
  const skin = skinTone(light, feet.skin);
  const seat = -hip + 10;
  const [left, right] = [9 - broad, 9 + broad];
  const d = `M${left} ${seat}C${left - 4} ${seat - 14} ${left - 1} ${num(-shoulder * 0.86)} ${num(left + 5)} ${num(-shoulder + 5)}Q${num(left + 10)} ${-shoulder - 3} 14 ${-shoulder - 4}Q${right + 2} ${-shoulder - 2} ${right + 5} ${num(-shoulder + 9)}C${right + 7} ${num(-shoulder * 0.8)} ${right + 3} ${seat - 12} ${right} ${seat}Q9 ${seat + 5} ${left} ${seat}Z`;
  const long = (shoulder - hip) * 0.62;
  const top = -shoulder + 13;
  const near: Point = [left + 2, top];
  const hand: Point = carries ? [left - 12, top + long * 1.3] : [left - 4, top + long * 1.1];
  const sleeve = `M${num(near[0] + 3)} ${num(top)}L${num(left - 9)} ${num(top + long * 0.66)}L${num(hand[0])} ${num(hand[1])}`;
  // The other one goes up to the rail.
  const far = `M${num(right - 2)} ${num(top)}L${num(right + 13)} ${num(top + long * 0.5)}L${num(right + 26)} ${num(top + long * 0.1)}`;
  return (
    oval(right + 28, top + long * 0.06, broad * 0.24, broad * 0.22, skin.base) +
    line(far, cloth.shade, broad * 0.5) +
    path(d, cloth.base) +
    clip(
      d,
      path(`M${left - 9} 0V${-shoulder - 9}H8L2 ${seat + 8}Z`, cloth.shade, 'fill-opacity=".75"'),
    ) +
    line(sleeve, cloth.deep, broad * 0.6, 'stroke-opacity=".35"') +
    line(sleeve, cloth.base, broad * 0.52) +
    (carries === 'bear' ? at(hand[0] - 1, hand[1] + 2, 1, bear(light)) : '') +
    (carries === 'lantern' ? at(hand[0], hand[1] + 3, 1, lantern()) : '') +
    oval(hand[0], hand[1], broad * 0.25, broad * 0.25, skin.base)
  );
}

function headFromBehind(light: Light, feet: Feet, { shoulder, head, hair, cap }: Back): string {
  const skin = skinTone(light, feet.skin);
  const strands = tone(light, hair);
  const y = -shoulder - head * 0.98;
  const hood = cap && tone(light, cap);
  return (
    line(`M14 ${-shoulder + 2}L15 ${num(y + head * 0.5)}`, skin.shade, head * 0.7) +
    at(
      16,
      y,
      head / 20,
      oval(0, 0, 20, 21, strands.base) +
        path('M-20 0C-20 22 -6 24 2 20C-8 14 -12 0 -8 -18C-16 -14 -20 -8 -20 0Z', strands.shade) +
        oval(13, 4, 4, 5.4, skin.base) +
        (hood
          ? path('M-21 -3C-20 -26 18 -28 20.500 -6Z', hood.base) +
            path('M-14 -17C-30 -26 -40 -10 -42 4C-36 -2 -26 -6 -19 -4Z', hood.shade) +
            line('M-21.500 -3C-8 -9 8 -10 21 -6', hood.lite, 5) +
            oval(-42, 7, 5.4, 5.4, hood.lite)
          : oval(-4, -22, 10, 9, strands.base) + oval(-6, -22, 6, 6, strands.shade)),
      8,
    )
  );
}

/** By one paw. */
const bear = (light: Light): string => {
  const t = tone(light, '#b98a5a');
  return (
    line('M0 -2L2 14', t.shade, 6) +
    oval(4, 24, 9, 11, t.base) +
    oval(9, 10, 7.5, 7, t.base) +
    oval(3, 5, 3, 3, t.shade) +
    oval(15, 5, 3, 3, t.shade) +
    line('M-2 32l-4 8M10 32l5 7', t.base, 6.5)
  );
};

const lantern = (): string =>
  oval(
    0,
    20,
    30,
    30,
    radial([
      [0, '#ffd892', 0.75],
      [1, '#ffd892', 0],
    ]),
  ) +
  line('M-6 12C-6 0 6 0 6 12', '#5d4034', 1.6) +
  path('M-8 12H8L10 32H-10Z', '#ffe9ae') +
  path('M-9 10H9V14H-9ZM-11 31H11V35H-11Z', '#5d4034');
