// An eye of few shapes: paper or none, an edge of ink, the said color, a pupil, and one light at most.
import { contrast, type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { comesDown, lidEdge } from '#bookmaking/hero/asked-eye.ts';
import type { EyeKind } from '#bookmaking/hero/features.ts';
import type { EyeHand, PlainEye } from './eye-hand.ts';

/** How a cut of the lids changes width and height. */
const CUT: Record<EyeKind, readonly [number, number]> = {
  round: [1, 1],
  almond: [1.12, 0.94],
  hooded: [1.04, 0.96],
  monolid: [1.16, 0.92],
};

/** One eye around (0, 0). */
export function plainEye(eye: PlainEye, hand: EyeHand, light: Light): string {
  const { shape, outer, ink, skin } = eye;
  if (shape === 'laughing') return shut('M-8 3.6Q0 -9 8 3.6', eye, hand);
  if (shape === 'closed') {
    const fringe = `M${outer * 6.4} 1.4l${num(outer * 3.4)} 2.2M${num(outer * 2.6)} 3.6l${num(outer * 1.6)} 3`;
    return (
      shut('M-8 -1.6Q0 6.8 8 -1.6', eye, hand) +
      (eye.lashes ? line(fringe, ink, hand.line * 0.8) : '')
    );
  }
  const isWide = shape === 'wide';
  const grown = isWide ? 1.18 : 1;
  const tall = shape === 'narrow' ? 0.86 : 1;
  const w = hand.size[0] * CUT[eye.kind][0] * grown * (0.4 + 0.6 * eye.size[0]);
  const h = hand.size[1] * CUT[eye.kind][1] * grown * tall * (0.4 + 0.6 * eye.size[1]);
  const opening = hand.cut(eye, w, h);
  const art = hand.ball({ eye, hand, w, h, opening }, light);
  const drawn = hand.tilt ? at(0, 0, 1, art, hand.tilt * outer) : art;
  return (
    drawn +
    lidLine(eye, hand, w, h) +
    (eye.lashes
      ? line(
          `M${num(outer * (w - 0.6))} ${num(-h * 0.66)}l${num(outer * 4.4)} -3M${num(outer * (w + 0.4))} ${num(-h * 0.2)}l${num(outer * 4.4)} -.8`,
          readableInk(ink, skin),
          hand.line * 0.8,
        )
      : '')
  );
}

const readableInk = (ink: Hex, skin: Hex): Hex =>
  luma(skin) < 0.3 && contrast(ink, skin) < 1.9 ? mix(skin, '#14060c', 0.8) : ink;

/** An eye that is shut. Where ink would vanish, its lid is lighter. */
const shut = (d: string, { ink, skin }: PlainEye, hand: EyeHand): string =>
  (luma(skin) < 0.36 ? line(d, mix(skin, '#f0b08c', 0.4), hand.line + 4.6) : '') +
  line(d, ink, hand.line + 0.8);

/** The stroke that says how an eye is cut: along a lid, or over the outer half of the opening. */
function lidLine(eye: PlainEye, hand: EyeHand, w: number, h: number): string {
  const ink = readableInk(eye.ink, eye.skin);
  if (comesDown(eye)) return line(lidEdge(eye, w, h), ink, hand.line);
  const { kind, slant, outer: o } = eye;
  const rise = slant * 0.4;
  const run = (from: number, y0: number, top: number, to: number, y1: number): string =>
    line(
      `M${num(o * w * from)} ${num(y0)}C${num(o * w * (from * 0.7))} ${num(-h * top)} ${num(o * w * 0.7)} ${num(-h * top - rise)} ${num(o * (w * to + 1))} ${num(y1 - rise)}`,
      ink,
      hand.line,
    );
  if (kind === 'monolid') return run(-1.06, -h * 0.04, 1.06, 1.16, -h * 0.22);
  if (hand.lidded) return run(-1.1, h * 0.1, 1.24, 1.16, h * 0.02);
  if (hand.ringed) return '';
  if (kind === 'hooded') return run(-0.7, -h * 1.06, 1.3, 1.1, -h * 0.3);
  if (kind === 'almond') return run(0.1, -h * 0.98, 1.02, 1.2, -h * 0.34);
  return '';
}
