// Brows, noses and cheeks: with eyes as dots they carry the moods, and no two hands make them alike.
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import type { Features } from '#bookmaking/hero/features.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { noseTip } from '#bookmaking/hero/modelling.ts';
import type { Face } from '#bookmaking/hero/moods.ts';
import { readable } from '#bookmaking/hero/readable.ts';
import type { Skull } from '#bookmaking/hero/skull.ts';
import type { TitleHand } from './title-hand.ts';

/** One brow around (0, 0); it goes further than a real one. `side` is that of the temple. */
export function plainBrow(
  hand: TitleHand['brow'],
  { browWeight, browArch, browDrop, askew }: Features,
  look: Pick<Face, 'brow' | 'askew'>,
  side: number,
  ink: Hex,
  young: number,
): string {
  const weight = (1 - 0.32 * young) * (0.5 + 0.5 * browWeight);
  // Brows that come down in the middle are soon angry, and nobody who is brave is.
  const far = look.brow[0] > look.brow[2] ? 0.45 : 1.3;
  const [inner, middle, outer] = look.brow.map((y) => y * far) as [number, number, number];
  const drop = inner > 0 ? Math.min(0, browDrop) : browDrop;
  const lift = (side < 0 ? (look.askew ?? 0) * 1.4 : 0) + side * askew * 0.5 - drop + 1.5;
  const [a, b, c] = [inner - lift, middle - 2.4 - browArch - lift, outer - lift];
  const [from, to] = [side * -(8.4 - young), side * (10 - 2 * young)];
  const bow = (by = 0, trim = 0): string =>
    `M${num(from + side * trim)} ${num(a + by)}Q${num(side * 1.5)} ${num(b + by)} ${num(to - side * trim)} ${num(c + by)}`;
  /** A shape between an upper and a lower edge: half as thick as said at nose, middle and temple. */
  const mass = (atNose: number, atMiddle: number, atTemple: number): string => {
    const [n, m, t] = [atNose * weight, atMiddle * weight, atTemple * weight];
    return path(
      `M${num(from)} ${num(a - n)}Q${num(side * 1.5)} ${num(b - m)} ${num(to)} ${num(c - t)}L${num(to)} ${num(c + t)}Q${num(side * 1.5)} ${num(b + m)} ${num(from)} ${num(a + n)}Z`,
      ink,
    );
  };
  switch (hand) {
    case 'smudge':
      return (
        line(bow(0, 1), ink, 6.2 * weight, 'stroke-opacity=".55"') +
        line(bow(0, 1), ink, 3 * weight)
      );
    case 'pen':
      return line(bow(), ink, 2.3 * weight);
    case 'arc':
      return line(bow(), ink, 4 * weight);
    case 'dab':
      return line(bow(0, 3), ink, 6.4 * weight);
    case 'bristles':
      return line(bow(-1.7, 0.6) + bow(0.2, -0.6) + bow(2, 1.4), ink, 1.6 * weight);
    case 'crayon':
      return line(bow(-1.1) + bow(1.3, 1.4), ink, 3.2 * weight);
    case 'strip':
      return mass(2.5, 2.5, 2.1);
    case 'key':
      return mass(0.7, 2.5, 0.3);
    default: {
      // Two cuts of a chisel that meet at the temple.
      const t = 2.5 * weight;
      return path(
        `M${num(from)} ${num(a - t)}L${num(side * 1)} ${num((a + c) / 2 + (b - (a + c) / 2) * 0.6 - t * 0.8)}L${num(to)} ${num(c)}L${num(from)} ${num(a + t)}Z`,
        ink,
      );
    }
  }
}

/** The nose as this hand has it; in profile the outline is the nose. */
export function plainNose(
  { nose, ink }: TitleHand,
  hero: Hero,
  head: Skull,
  t: Tone,
  light: Light,
): string {
  if (head.front < -0.2) return '';
  const f = hero.features;
  const tip = noseTip(f);
  const isDark = luma(t.base) < 0.3;
  const warm = readable(
    isDark ? mix(t.lite, '#e59a7c', 0.3) : mix(t.deep, '#8a3a30', 0.5),
    t.base,
    1.5,
  );
  const red = mix(t.base, '#e2533a', isDark ? 0.42 : 0.36);
  const [x, y] = head.face(0, tip, -0.02);
  const lamp = light.direction[0] > 0 ? 1 : -1;
  const point = (longitude: number, latitude: number): Point => {
    const [px, py] = head.face(longitude, latitude, -0.01);
    return [px, py];
  };
  const wide = 5.4 * f.noseWidth;
  const joined = (points: readonly Point[]): string =>
    `M${points.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}`;
  // Down the side that is turned away from us, and round the tip: what a key line draws of a nose.
  const far = head.side > 0.05 ? 1 : head.side < -0.05 ? -1 : -lamp;
  return nose({ ink, f, tip, isDark, warm, red, x, y, lamp, point, wide, joined, far, t, light });
}

/** A cheek around (0, 0), and whose side it is on. */
export function plainCheek(
  hand: TitleHand['cheek'],
  flush: Hex,
  side: number,
  young: number,
): string {
  const k = 1 + 0.16 * young;
  switch (hand) {
    case 'rubbed':
      return oval(
        0,
        0,
        17 * k,
        13 * k,
        radial([
          [0, flush, 0.8],
          [0.5, flush, 0.42],
          [1, flush, 0],
        ]),
      );
    case 'wash':
      return (
        oval(0, 0, 11.6 * k, 9.4 * k, flush, 'fill-opacity=".6"') +
        oval(side * -1, 0.6, 11 * k, 8.8 * k, 'none', `stroke="${flush}" stroke-width="1.5"`)
      );
    case 'screen': {
      let d = '';
      for (let row = -2; row <= 2; row++)
        for (let i = -2; i <= 2; i++) {
          const x = i * 4.2 + (row % 2 ? 2.1 : 0);
          if ((x / 10) ** 2 + ((row * 3.7) / 8.6) ** 2 < 1.05)
            d += `M${num(x)} ${num(row * 3.7)}h.1`;
        }
      return line(d, flush, 2.9);
    }
    case 'dab':
      return oval(0, 0, 11.4 * k, 8.2 * k, flush, `transform="rotate(${side * -18})"`);
    case 'strokes':
      return line('M-6 -3.6l11 -1.6M-8 -.4l17 -2M-8.4 2.6l15 -1.4M-4 5.6l11 -1', flush, 3.8);
    case 'scribble':
      return line('M-10 3C-8 -8 -3 -8 -4 2S1 -7 1 2S7 -7 6 2S11 0 11 -3', flush, 3.2);
    case 'gouge':
      return line('M-7 -4l-3 8M-1.6 -4.6l-3 9M3.8 -4.4l-3 8.6M9 -3.6l-2.6 7', flush, 1.9);
    case 'disc':
      return oval(0, 0, 9.2 * k, 9.2 * k, flush);
    default:
      return '';
  }
}
