// A wing as wide open as it goes: an arm, what hangs along it, and the long feathers of the hand, which fan from the wrist.
import { num } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';

/** From, which way in degrees, how long, and half as broad as what. */
type Feather = readonly [from: Point, degrees: number, long: number, half: number];

/** Of the hand: the first is the leading edge, and each next one shorter and further out. */
const PRIMARIES: readonly Feather[] = [
  [[25, -44], -70, 58, 4.6],
  [[27, -43], -58, 60, 5],
  [[29, -41], -46, 57, 5.2],
  [[30, -38], -34, 51, 5.2],
  [[30, -35], -22, 44, 5],
];
/** Of the forearm, one beside the other, as many as make one broad sail. */
const SECONDARIES: readonly Feather[] = [
  [[28, -36], -12, 38, 6.4],
  [[24, -30], -3, 36, 6.4],
  [[19, -23], 6, 33, 6.4],
  [[13, -15], 15, 29, 6.4],
  [[7, -7], 24, 23, 6],
];
/** Shoulder, elbow and wrist in one; its lower edge is scalloped. */
const ARM =
  'M-6 10C-9 -8 -2 -30 14 -44C20 -50 30 -51 33 -44C39 -42 41 -37 38 -33C40 -28 38 -24 34 -22C34 -16 31 -13 26 -12C25 -6 21 -3 16 -3C15 3 11 6 6 6C3 12 -4 14 -6 10Z';

/** The shoulder at (0, 0), the tips up and to the right, about 105 long. Three shapes: outlines go round each as a whole. */
export function wingSpread(light: Light): string {
  const t = tone(light, GOOSE.white);
  const hand = tone(light, '#5f5b70');
  const key = 'stroke="#4a3450" stroke-width="2.6" stroke-linejoin="round"';
  const primaries = PRIMARIES.map(feather).join('');
  const secondaries = SECONDARIES.map(feather).join('');
  return (
    path(primaries, hand.base, key) +
    path(primaries, hand.base) +
    // White where they leave the wrist.
    path(
      PRIMARIES.map(([from, degrees, long, half]) =>
        feather([from, degrees, long * 0.56, half]),
      ).join(''),
      t.base,
    ) +
    line(between(PRIMARIES, 0.4), hand.deep, 0.9, 'stroke-opacity=".7"') +
    path(secondaries, t.shade, key) +
    path(secondaries, t.shade) +
    line(between(SECONDARIES, 0.5), t.deep, 0.9, 'stroke-opacity=".5"') +
    path(ARM, t.base, key) +
    path(ARM, t.base) +
    line('M6 -16q5 2 8 -1M12 -30q5 2 9 -1M0 -2q4 3 8 1', t.shade, 1.5)
  );
}

/** Round at its tip, and broadest before it. */
function feather([[x, y], degrees, long, half]: Feather): string {
  const on = placedAlong([x, y], degrees);
  const [w, l] = [half, long];
  return `M${on(0, -w * 0.7)}C${on(l * 0.4, -w * 1.05)} ${on(l * 0.8, -w * 1.1)} ${on(l * 0.93, -w * 0.72)}Q${on(l * 1.01, -w * 0.3)} ${on(l, w * 0.1)}Q${on(l * 0.97, w * 0.7)} ${on(l * 0.88, w * 0.95)}C${on(l * 0.7, w * 1.2)} ${on(l * 0.4, w)} ${on(0, w * 0.7)}Z`;
}

/** Where one ends and the next begins, from a part of its length on. */
const between = (feathers: readonly Feather[], from: number): string =>
  feathers
    .slice(0, -1)
    .map(([root, degrees, long, half]) => {
      const on = placedAlong(root, degrees);
      return `M${on(long * from, half * 0.95)}L${on(long * 0.86, half)}`;
    })
    .join('');

const placedAlong = ([x, y]: Point, degrees: number): ((along: number, off: number) => string) => {
  const [ux, uy] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return (along, off) => `${num(x + ux * along - uy * off)} ${num(y + uy * along + ux * off)}`;
};
