// Kinds of brows. With eyes as dots they carry the moods, and no two hands make them alike. Each is a value of its own: a cover
// downloads the one that it has.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { Features } from '#bookmaking/hero/features.ts';
import type { Face } from '#bookmaking/hero/moods.ts';

/** Where a brow goes: half a curve over the eye, from the nose to the temple, and how thick a child's own is. */
export interface BrowPlace {
  readonly ink: Hex;
  readonly weight: number;
  /** Heights at nose, middle and temple. */
  readonly heights: readonly [a: number, b: number, c: number];
  /** From the nose to the temple. */
  readonly from: number;
  readonly to: number;
  /** Of the temple, 1 or -1. */
  readonly side: number;
}

export type Brow = (place: BrowPlace) => string;

/** One brow around (0, 0); it goes further than a real one. `side` is that of the temple. */
export function browPlace(
  { browWeight, browArch, browDrop, askew }: Features,
  look: Pick<Face, 'brow' | 'askew'>,
  side: number,
  ink: Hex,
  young: number,
): BrowPlace {
  const weight = (1 - 0.32 * young) * (0.5 + 0.5 * browWeight);
  // Brows that come down in the middle are soon angry, and nobody who is brave is.
  const far = look.brow[0] > look.brow[2] ? 0.45 : 1.3;
  const [inner, middle, outer] = look.brow.map((y) => y * far) as [number, number, number];
  const drop = inner > 0 ? Math.min(0, browDrop) : browDrop;
  const lift = (side < 0 ? (look.askew ?? 0) * 1.4 : 0) + side * askew * 0.5 - drop + 1.5;
  return {
    ink,
    weight,
    heights: [inner - lift, middle - 2.4 - browArch - lift, outer - lift],
    from: side * -(8.4 - young),
    to: side * (10 - 2 * young),
    side,
  };
}

/** The curve, so much lower and shorter. */
const bow = ({ heights: [a, b, c], from, to, side }: BrowPlace, by = 0, trim = 0): string =>
  `M${num(from + side * trim)} ${num(a + by)}Q${num(side * 1.5)} ${num(b + by)} ${num(to - side * trim)} ${num(c + by)}`;

/** A shape between an upper and a lower edge: half as thick as said at nose, middle and temple. */
function mass(
  { heights: [a, b, c], from, to, side, weight, ink }: BrowPlace,
  thick: readonly [atNose: number, atMiddle: number, atTemple: number],
): string {
  const [n, m, t] = thick.map((half) => half * weight) as [number, number, number];
  return path(
    `M${num(from)} ${num(a - n)}Q${num(side * 1.5)} ${num(b - m)} ${num(to)} ${num(c - t)}L${num(to)} ${num(c + t)}Q${num(side * 1.5)} ${num(b + m)} ${num(from)} ${num(a + n)}Z`,
    ink,
  );
}

export const smudgeBrow: Brow = (place) =>
  line(bow(place, 0, 1), place.ink, 6.2 * place.weight, 'stroke-opacity=".55"') +
  line(bow(place, 0, 1), place.ink, 3 * place.weight);

export const penBrow: Brow = (place) => line(bow(place), place.ink, 2.3 * place.weight);

export const arcBrow: Brow = (place) => line(bow(place), place.ink, 4 * place.weight);

export const dabBrow: Brow = (place) => line(bow(place, 0, 3), place.ink, 6.4 * place.weight);

export const bristlesBrow: Brow = (place) =>
  line(
    bow(place, -1.7, 0.6) + bow(place, 0.2, -0.6) + bow(place, 2, 1.4),
    place.ink,
    1.6 * place.weight,
  );

export const crayonBrow: Brow = (place) =>
  line(bow(place, -1.1) + bow(place, 1.3, 1.4), place.ink, 3.2 * place.weight);

/** Cut from paper. */
export const stripBrow: Brow = (place) => mass(place, [2.5, 2.5, 2.1]);

/** Of a key block: it swells. */
export const keyBrow: Brow = (place) => mass(place, [0.7, 2.5, 0.3]);

/** Two cuts of a chisel that meet at the temple. */
export const chiselBrow: Brow = ({ heights: [a, b, c], from, to, side, weight, ink }) => {
  const t = 2.5 * weight;
  return path(
    `M${num(from)} ${num(a - t)}L${num(side * 1)} ${num((a + c) / 2 + (b - (a + c) / 2) * 0.6 - t * 0.8)}L${num(to)} ${num(c)}L${num(from)} ${num(a + t)}Z`,
    ink,
  );
};
