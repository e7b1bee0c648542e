import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

export const CAPTAIN = { shell: '#23453d', belly: '#6f9f83', eye: '#fffdf4' } as const;
export const BRIDE = { shell: '#5b2f45', belly: '#c48a97', eye: '#fffdf4' } as const;

export type BeetleMood = 'naval' | 'amazed' | 'dizzy' | 'fond' | 'shy';

export interface BeetleWish {
  readonly colors: { readonly shell: Hex; readonly belly: Hex; readonly eye: Hex };
  readonly mood: BeetleMood;
  readonly gaze: Point;
  /** Where the four upper feet are: left and right of the page, upper pair first. */
  readonly hands: readonly [Point, Point, Point, Point];
  readonly feet?: readonly [Point, Point];
  readonly tilt?: number;
  /** The captain's moustache is the captain's; others have lashes. */
  readonly shaven?: boolean;
}

/**
 * A round beetle that stands up, feet at (0, 0), about 118 high without a hat. Six legs, of which
 * four do the talking.
 */
export function beetle(light: Light, wish: BeetleWish): string {
  const lit = turned(light, wish.tilt ?? 0);
  const shell = tone(lit, wish.colors.shell);
  const belly = tone(lit, wish.colors.belly);
  const ink = '#141f26';
  const feet = wish.feet ?? [
    [-17, 0],
    [17, 0],
  ];
  const [lx, ly] = lit.direction;
  const round =
    'M0 -98C30 -98 47 -76 47 -52C47 -26 28 -10 0 -10C-28 -10 -47 -26 -47 -52C-47 -76 -30 -98 0 -98Z';
  const front =
    'M0 -84C22 -84 33 -66 33 -48C33 -28 20 -15 0 -15C-20 -15 -33 -28 -33 -48C-33 -66 -22 -84 0 -84Z';
  const head =
    'M0 -122C22 -122 34 -108 34 -94C34 -78 18 -70 0 -70C-18 -70 -34 -78 -34 -94C-34 -108 -22 -122 0 -122Z';
  const limb = ([sx, sy]: Point, [hx, hy]: Point): string => {
    // Knees of a beetle point out and up.
    const out = Math.sign(hx - sx || sx) * 9;
    return `M${num(sx)} ${num(sy)}Q${num((sx + hx) / 2 + out)} ${num((sy + hy) / 2 - 10)} ${num(hx)} ${num(hy)}`;
  };
  const [hul, hur, hll, hlr] = wish.hands;
  const arms =
    limb([-33, -66], hul) + limb([33, -66], hur) + limb([-38, -44], hll) + limb([38, -44], hlr);
  const claws = [hul, hur, hll, hlr]
    .map(
      ([x, y]) =>
        `M${num(x)} ${num(y)}l${x < 0 ? -5 : 5} -4M${num(x)} ${num(y)}l${x < 0 ? -6 : 6} 2`,
    )
    .join('');
  const legs = feet
    .map(
      ([x, y], i) =>
        `M${i ? 18 : -18} -20L${num(x)} ${num(y - 3)}M${num(x)} ${num(y - 2)}h${i ? 9 : -9}`,
    )
    .join('');
  const art =
    line(legs, ink, 7) +
    clip(
      round,
      path(round, shell.deep) +
        shifted(lx * 9, ly * 8, path(round, shell.base)) +
        oval(lx * 36, -54 + ly * 26, 15, 26, shell.lite, 'fill-opacity=".5"'),
    ) +
    clip(
      front,
      path(front, belly.base) +
        oval(lx * 14, -66, 16, 18, belly.lite, 'fill-opacity=".4"') +
        line('M-34 -36Q0 -26 34 -36M-30 -24Q0 -15 30 -24M-36 -49Q0 -40 36 -49', belly.shade, 3),
    ) +
    line(arms, ink, 6) +
    line(claws, ink, 3.4) +
    clip(
      head,
      path(head, shell.deep) +
        shifted(lx * 6, ly * 6, path(head, shell.base)) +
        oval(lx * 26, -98 + ly * 16, 12, 8, shell.lite, 'fill-opacity=".55"'),
    ) +
    face(wish, shell.lite);
  return wish.tilt ? at(0, 0, 1, art, wish.tilt) : art;
}

function face(wish: BeetleWish, lid: Hex): string {
  const ink = '#141f26';
  const [gx, gy] = wish.gaze;
  const wide = wish.mood === 'amazed' || wish.mood === 'dizzy';
  const eye = (x: number): string => {
    const r = wide ? 13.5 : 12.4;
    const white = oval(x, -97, r, r * 1.08, wish.colors.eye);
    if (wish.mood === 'dizzy') {
      return white + line(`M${x} -97q4 -3 5 1q0 6 -6 6q-8 -1 -7 -9q2 -8 10 -8`, ink, 2.2);
    }
    const pupil =
      oval(x + gx * 5, -97 + gy * 5, wide ? 5.4 : 6.6, wide ? 6 : 7.2, ink) +
      oval(x + gx * 5 - 2.2, -99.4 + gy * 5, 2.2, 2.4, '#ffffff');
    const drop =
      wish.mood === 'fond' || wish.mood === 'shy'
        ? path(
            `M${x - 13} -101C${x - 12} -113 ${x + 12} -113 ${x + 13} -101Q${x} -106 ${x - 13} -101Z`,
            lid,
          )
        : '';
    return white + pupil + drop;
  };
  const moustache =
    'M0 -83C-6 -88 -15 -85 -20 -77C-14 -76 -6 -75 0 -79C6 -75 14 -76 20 -77C15 -85 6 -88 0 -83Z';
  const mouth =
    wish.mood === 'amazed' || wish.mood === 'dizzy'
      ? oval(0, -73.5, 4.6, 4.6, '#7a2433')
      : line('M-6 -75.5Q0 -70 6 -75.5', ink, 2.4);
  const lip = wish.shaven
    ? line('M-20 -106l-7 -5M-14 -109l-4 -7M20 -106l7 -5M14 -109l4 -7', ink, 2.4)
    : path(moustache, ink) + line('M-16 -79Q-9 -83 -3 -80', lid, 1.4);
  return eye(-14) + eye(14) + mouth + lip;
}

/** Feelers that come out from under whatever is on the head. */
export const feelers = (mood: BeetleMood): string =>
  line(
    mood === 'dizzy'
      ? 'M-12 -118C-20 -134 -6 -142 -18 -150M12 -118C24 -130 14 -140 26 -146'
      : 'M-14 -116C-30 -130 -46 -128 -50 -118M14 -116C30 -130 46 -128 50 -118',
    '#141f26',
    3.2,
  );

/** A very good hat: dark blue, a brim, white cord and an anchor button. Brim's middle at (0, 0). */
export function captainsHat(light: Light, degrees = 0, seen: 'front' | 'back' = 'front'): string {
  const felt = tone(turned(light, degrees), '#2b3f86');
  const cord = tone(turned(light, degrees), '#f4efe2');
  const crown = 'M-25 0C-29 -20 -24 -33 0 -34C24 -33 29 -20 25 0Z';
  return at(
    0,
    0,
    1,
    oval(0, 1, 45, 9.6, felt.deep) +
      clip(
        crown,
        path(crown, felt.shade) +
          shifted(turned(light, degrees).direction[0] * 9, -5, path(crown, felt.base)) +
          oval(-12, -26, 9, 5, felt.lite, 'fill-opacity=".6"'),
      ) +
      path('M-26 -8Q0 -1 26 -8L26.4 0Q0 8 -26.4 0Z', cord.base) +
      path(
        'M-45 1C-44 -5 -30 -6 -26 -3Q0 6 26 -3C30 -6 44 -5 45 1C36 8 20 11.6 0 11.6C-20 11.6 -36 8 -45 1Z',
        felt.base,
      ) +
      line(
        'M-43 1C-34 8 -18 10.4 0 10.4C18 10.4 34 8 43 1',
        felt.lite,
        1.6,
        'stroke-opacity=".7"',
      ) +
      (seen === 'front' ? button(felt.deep, cord.base) : ''),
    degrees,
  );
}

/** The anchor button at the front of the hat. */
const button = (ink: Hex, cord: Hex): string =>
  oval(0, -17, 6.6, 7, cord) +
  line('M0 -21v7M-3.4 -16.4q0 4 3.4 4q3.4 0 3.4 -4M-2 -19h4', ink, 1.5);

/** A daisy's petal for a train and a bud for the head. */
export function bridalWhite(light: Light): { train: string; bud: string } {
  const petal = tone(light, '#fffaf4');
  return {
    train:
      path(
        'M-20 -92C-58 -70 -84 -30 -96 2C-100 14 -78 18 -54 12C-30 6 -6 4 10 2L20 -88Z',
        petal.base,
      ) +
      line(
        'M-22 -84C-50 -58 -74 -26 -86 4M-12 -78C-30 -52 -48 -22 -58 8M0 -72C-12 -46 -22 -20 -28 4',
        petal.shade,
        2,
        'stroke-opacity=".55"',
      ),
    bud:
      [-60, -20, 20, 60]
        .map((turn) =>
          at(
            0,
            -118,
            1,
            path(
              'M0 4C-7 -6 -6 -19 0 -22C6 -19 7 -6 0 4Z',
              petal.base,
              `stroke="${petal.shade}" stroke-width="1" stroke-opacity=".5"`,
            ),
            turn,
          ),
        )
        .join('') + oval(0, -118, 7, 5, tone(light, '#e9b7c3').base),
  };
}
