import type { Hex } from '#bookmaking/drawing/color.ts';
import { ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { contact, type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
import { babyHand } from './baby-hand.ts';
import { type BabyLook, babyHead, babySkin } from './baby-head.ts';
import { limbEdge, skinInk, trunkEdge } from './baby-line.ts';
import { sockedSole } from './sock.ts';

export interface BabyWish {
  readonly skin: Hex;
  readonly look: BabyLook;
  /** The foot on our left is bare until page 9. */
  readonly socks: 'one' | 'both';
  /** Where the hands are, left and right on the page; the body's own units. */
  readonly hands?: readonly [Point, Point];
  /** Lean of the head, in degrees. */
  readonly tilt?: number;
}

/** Sitting and facing us, by itself and not for long: 182 high on y 0, the head about (0, -130). */
export const sittingBaby = (light: Light, wish: BabyWish): string =>
  contact(light, 0, 0, 62, 9) + babyFromFront(light, wish);

function babyFromFront(light: Light, wish: BabyWish): string {
  const romper = tone(light, ROMPER);
  const [left, right] = wish.hands ?? [
    [-44, -52],
    [44, -52],
  ];
  const body = smooth([
    [0, -92],
    [26, -88],
    [42, -62],
    [50, -30],
    [42, -4],
    [0, 2],
    [-42, -4],
    [-50, -30],
    [-42, -62],
    [-26, -88],
  ]);
  const skin = babySkin(wish.skin, wish.look.red);
  const tilt = wish.tilt ?? 0;
  return (
    clip(
      body,
      path(body, romper.shade) +
        shifted(light.direction[0] * 11, light.direction[1] * 6, path(body, romper.base)) +
        line('M0 -84V-6', romper.shade, 1.6),
    ) +
    path(body, 'none', trunkEdge(light)) +
    line('M0 -66h.1M0 -48h.1M0 -30h.1', romper.deep, 4.4, 'stroke-opacity=".6"') +
    leg(light, [-26, -20], [-56, -14]) +
    leg(light, [26, -20], [56, -14]) +
    at(-60, -16, 0.86, wish.socks === 'both' ? sockedSole(light) : bareSole(light, skin), -14) +
    at(60, -16, 0.86, sockedSole(light), 14) +
    arm(light, [-34, -76], left, skin) +
    arm(light, [34, -76], right, skin) +
    path('M-20 -90Q0 -76 20 -90L17 -96Q0 -84 -17 -96Z', romper.lite) +
    at(0, -130, 1, babyHead(turned(light, tilt), wish.skin, wish.look), tilt)
  );
}

function leg(light: Light, hip: Point, foot: Point): string {
  const romper = tone(light, ROMPER);
  const spine: Point[] = [hip, between(hip, foot, 0.5), foot];
  return (
    path(ribbon(spine, [22, 20, 14]), romper.base, limbEdge(light)) +
    path(ribbon(spine, [22, 20, 14], 0.3, 1), romper.shade, 'fill-opacity=".6"') +
    // Where it comes out of the body there is no edge.
    oval(hip[0], hip[1] - 2, 19, 21, romper.base)
  );
}

/** A short arm in its sleeve and a hand full of air; bends outwards. */
function arm(light: Light, shoulder: Point, hand: Point, skin: Hex): string {
  const romper = tone(light, ROMPER);
  const outward = Math.sign(shoulder[0] || 1);
  const elbow: Point = [(shoulder[0] + hand[0]) / 2 + outward * 9, (shoulder[1] + hand[1]) / 2 + 5];
  const wrist = between(elbow, hand, 0.52);
  const spine: Point[] = [shoulder, elbow, wrist];
  const widths = [16, 14.5, 11];
  return (
    babyHand(light, hand, Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]), skin) +
    path(ribbon(spine, widths), romper.base, limbEdge(light)) +
    path(ribbon(spine, widths, 0.25, 1), romper.shade, 'fill-opacity=".55"')
  );
}

const SOLE =
  'M-9 12C-11 4 -8 0 -10 -6C-13 -14 -9 -19 -3 -19C4 -19 11 -18 13.6 -12C15 -7 12 -2 11 4C11 11 9 17 1 18C-5 18 -8 16 -9 12Z';
// Each behind the next, as far as its tip: five beads in a row were no toes.
const TOES = [
  [12.6, -13.4, 3.3],
  [9.4, -17, 3.7],
  [4.4, -19.4, 4.1],
  [-1.4, -20.4, 4.5],
  [-8, -18.4, 6],
] as const;

/** A bare foot, its sole to us: heel at (0, 14), five toes at the top. */
export function bareSole(light: Light, skin: Hex): string {
  const t = skinTone(light, skin);
  const edge = `stroke="${skinInk(t)}" stroke-width="1.1"`;
  return (
    TOES.map(([x, y, r]) => oval(x, y, r, r * 1.12, t.base, edge)).join('') +
    path(SOLE, t.base, edge) +
    path('M-12 -13C-7 -19 8 -20 13 -10C7 -14 -5 -14 -12 -13Z', t.base) +
    oval(1, 11.6, 6.6, 5, t.lite, 'fill-opacity=".4"') +
    oval(0, -11, 9, 4.4, t.lite, 'fill-opacity=".36"') +
    line('M-8 -3.600C-4 .6 -3 5 -6 9M-7 -7.600q7 3.400 15 1', t.shade, 1.3, 'stroke-opacity=".7"')
  );
}

/**
 * On its back, seen from the side: 190 long on y 0, the head at the left about (-60, -52), feet in
 * the air at the right. It looks at the ceiling.
 */
export function lyingBaby(light: Light, wish: Pick<BabyWish, 'skin' | 'look'>): string {
  const romper = tone(light, ROMPER);
  const skin = babySkin(wish.skin);
  const body =
    'M-34 -8C-40 -40 -24 -66 8 -66C44 -66 66 -50 64 -22C62 -4 44 2 12 2C-14 2 -30 2 -34 -8Z';
  const tilt = -64;
  const thigh = (hip: Point, knee: Point, foot: Point): string =>
    path(ribbon([hip, knee, foot], [21, 19, 13]), romper.base, limbEdge(light)) +
    path(ribbon([hip, knee, foot], [21, 19, 13], 0.3, 1), romper.shade, 'fill-opacity=".55"');
  return (
    contact(light, -4, 0, 96, 9) +
    arm(light, [-6, -50], [-8, -98], skin) +
    thigh([44, -34], [66, -66], [70, -92]) +
    at(71, -106, 0.9, sockedSole(light), 8) +
    clip(
      body,
      path(body, romper.shade) +
        shifted(light.direction[0] * 6, light.direction[1] * 12, path(body, romper.base)),
    ) +
    path(body, 'none', trunkEdge(light)) +
    oval(42, -26, 19, 19, romper.base) +
    thigh([42, -24], [88, -44], [98, -70]) +
    at(101, -84, 0.9, bareSole(light, skin), 18) +
    at(-60, -52, 1, babyHead(turned(light, tilt), wish.skin, wish.look), tilt) +
    arm(light, [4, -40], [34, -92], skin)
  );
}
