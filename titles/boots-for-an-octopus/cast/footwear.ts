import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { BOOTS, HAT } from '#titles/boots-for-an-octopus/set/colors.ts';

/**
 * What a foot wears, in two layers with the arm between. The foot goes in at (0, 0); what touches
 * the ground is 60 below; toes point to the right.
 */
export interface Worn {
  readonly behind: string;
  readonly before: string;
}

/**
 * Feet one to eight: each keeps what it has been given for the rest of the book. `object` is the art
 * of what foot seven gets, about 100 wide: handed in, so that the cover loads no objects.
 */
export function footwear(foot: number, object: string, light: Light): Worn {
  switch (foot) {
    case 1:
    case 2:
      return welly(light, BOOTS.red, '#7d1f2b');
    case 3:
    case 4:
      return frogBoot(light);
    case 5:
      return rollerSkate(light);
    case 6:
      return flowerpot(light);
    case 7:
      return objectOnLace(object, light);
    default:
      return hatOnFoot(light);
  }
}

const BOOT =
  'M-25 -2C-24 20 -25 36 -27 50C-27 57 -24 60 -18 60H44C53 60 55 50 51 42C46 32 32 30 24 22C21 14 23 6 24 -2C12 4 -12 4 -25 -2Z';

/** A rubber boot with its opening, its sole and the wet shine down its shaft. */
function welly(light: Light, color: Hex, sole: Hex): Worn {
  const t = tone(light, color);
  const dark = tone(light, sole);
  return {
    behind: oval(0, -2, 25, 7.5, t.deep),
    before:
      clip(
        BOOT,
        path(BOOT, t.shade) +
          shifted(light.direction[0] * 7, light.direction[1] * 5, path(BOOT, t.base)) +
          line('M-20 50q2 -26 1 -44', t.lite, 5, 'stroke-opacity=".75"'),
      ) +
      path('M-28 51H52C55 58 52 63 45 63H-20C-27 63 -29 58 -28 51Z', dark.base) +
      line('M-24 0C-12 7 12 7 23 0', t.lite, 4.6) +
      line('M32 37q8 2 12 8', '#ffffff', 4, 'stroke-opacity=".75"'),
  };
}

function frogBoot(light: Light): Worn {
  const boot = welly(light, BOOTS.frog, '#2f6b3a');
  const t = tone(light, BOOTS.frog);
  const face =
    oval(22, 24, 9.5, 9.5, t.base) +
    oval(42, 28, 9.5, 9.5, t.base) +
    oval(22.5, 23, 6.4, 6.8, '#fffef4') +
    oval(42.5, 27, 6.4, 6.8, '#fffef4') +
    oval(24, 23.6, 3.4, 4, '#26302c') +
    oval(44, 27.6, 3.4, 4, '#26302c') +
    line('M22 42Q36 52 49 44', t.deep, 3.4) +
    oval(18, 43, 4, 3, '#f0866a', 'fill-opacity=".6"');
  return { behind: boot.behind, before: boot.before + face };
}

function rollerSkate(light: Light): Worn {
  const t = tone(light, BOOTS.skate);
  const trim = tone(light, BOOTS.skateTrim);
  const wheel = tone(light, BOOTS.wheel);
  const steel = tone(light, '#9aa6b4');
  const shoe =
    'M-25 -4C-24 14 -25 26 -26 40H42C50 40 51 32 46 26C40 19 30 20 23 14C20 8 22 2 23 -4C12 2 -12 2 -25 -4Z';
  return {
    behind: oval(0, -4, 24, 7, t.deep),
    before:
      path('M-24 38H40L34 48H-18Z', steel.base) +
      path(disc(-13, 52, 10.5) + disc(29, 52, 10.5), wheel.base) +
      path(disc(-13, 52, 4) + disc(29, 52, 4), '#fff8ea') +
      line('M-20 47q4 -4 9 -3M22 47q4 -4 9 -3', wheel.lite, 2.4) +
      path('M40 38l10 2l-2 9l-9 -4Z', wheel.shade) +
      clip(shoe, path(shoe, t.shade) + shifted(light.direction[0] * 6, -3, path(shoe, t.base))) +
      path('M-27 33H47C50 38 48 42 42 42H-22C-27 42 -28 38 -27 33Z', trim.base) +
      line('M-24 -2C-12 4 12 4 22 -2', trim.base, 5.4) +
      line('M2 8L18 6M4 17L22 15M8 26L30 22', trim.base, 3.6),
  };
}

function flowerpot(light: Light): Worn {
  const t = tone(light, BOOTS.pot);
  const pot = 'M-25 6L-18 54C-17 59 -14 60 -10 60H10C14 60 17 59 18 54L25 6Z';
  const rim = 'M-31 -7C-12 -1 12 -1 31 -7V9C12 15 -12 15 -31 9Z';
  return {
    behind: oval(0, -7, 31, 8, t.deep),
    before:
      clip(pot, path(pot, t.shade) + shifted(light.direction[0] * 9, 0, path(pot, t.base))) +
      clip(rim, path(rim, t.shade) + shifted(light.direction[0] * 9, 0, path(rim, t.base))) +
      line('M-25 -2C-10 3 6 3 14 1', t.lite, 3, 'stroke-opacity=".8"') +
      path('M17 -6C14 -24 24 -30 32 -30C34 -20 28 -10 17 -6Z', tone(light, '#6fb04d').base) +
      line('M17 -4Q22 -16 29 -26', tone(light, '#3f7f3a').base, 2) +
      path('M20 -6C26 -18 38 -18 43 -14C40 -6 30 -2 20 -6Z', tone(light, '#7fc05c').base),
  };
}

/** The child's own object was never meant to be worn: it is tied on with a lace, in a bow. */
function objectOnLace(object: string, light: Light): Worn {
  const lace = tone(light, BOOTS.lace);
  return {
    behind: '',
    before:
      at(2, 24, 0.94, object) +
      line('M-15 -2Q0 6 15 -2', lace.shade, 5.4) +
      line('M-15 -3Q0 5 15 -3', lace.base, 4) +
      path(
        'M0 2C-12 -14 -30 -12 -27 0C-25 8 -10 8 0 2ZM0 2C12 -14 30 -12 27 0C25 8 10 8 0 2Z',
        'none',
        `stroke="${lace.shade}" stroke-width="6"`,
      ) +
      path(
        'M0 2C-12 -14 -30 -12 -27 0C-25 8 -10 8 0 2ZM0 2C12 -14 30 -12 27 0C25 8 10 8 0 2Z',
        'none',
        `stroke="${lace.base}" stroke-width="4.2"`,
      ) +
      line('M-2 4L-12 20M2 4L13 18', lace.base, 4) +
      oval(0, 2, 4.6, 4.2, lace.base),
  };
}

/** The rain hat the wrong way up, as a foot wears it: the crown is where the toes are. */
function hatOnFoot(light: Light): Worn {
  const t = tone(light, HAT);
  const crown = 'M-31 0C-33 28 -22 57 0 58C22 57 33 28 31 0C14 8 -14 8 -31 0Z';
  const front =
    'M-50 -12C-46 -2 -36 4 -30 3C-12 12 12 12 30 3C36 4 46 -2 50 -12C44 12 26 19 0 19C-26 19 -44 12 -50 -12Z';
  return {
    behind: path(
      'M-50 -12C-34 -4 -20 -8 0 -8C20 -8 34 -4 50 -12C46 4 24 10 0 10C-24 10 -46 4 -50 -12Z',
      t.deep,
    ),
    before:
      clip(crown, path(crown, t.shade) + shifted(light.direction[0] * 8, -5, path(crown, t.base))) +
      line('M-20 22Q-19 40 -8 49', t.lite, 4, 'stroke-opacity=".9"') +
      path(front, t.base) +
      line('M-45 0C-28 13 28 13 45 0', t.lite, 2.4) +
      line('M-40 7C-26 17 26 17 40 7', t.shade, 1.4, 'stroke-dasharray="4 4"') +
      line('M-17 -2C-17 -22 -10 -26 0 -26C10 -26 17 -22 17 -2', tone(light, '#8a5a2c').base, 3.6) +
      oval(15, -16, 4.4, 4.4, tone(light, '#d8dfe6').base),
  };
}

/** Water up to the top of whatever the foot went into. */
export function brimful(foot: number): string {
  const half = [25, 25, 25, 25, 24, 31, 30, 46][foot - 1] ?? 25;
  return oval(0, -3, half * 1.06, 9, '#e6f9fc') + oval(0, -4, half * 0.84, 6, '#7fcde4');
}
