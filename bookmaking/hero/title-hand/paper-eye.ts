import { num } from '#bookmaking/drawing/curves.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { comesDown, lidEdge, PAPER, paperIn } from '#bookmaking/hero/asked-eye.ts';
import { hueOf } from './eye-colors.ts';
import type { EyeBall, EyeHand, PlainEye } from './eye-hand.ts';

/** An opening with paper in it, in which the iris goes where somebody looks. */
export const paperEye: EyeBall = ({ eye, hand, w, h, opening }, light) => {
  // Of a startled eye more paper shows.
  const r = Math.min(w, h) * (eye.shape === 'wide' ? 0.8 : 1);
  const x = eye.gaze[0] * Math.max(1.4, w - r * hand.edge + 0.6);
  const y = eye.gaze[1] * Math.max(1.2, h - r * hand.edge + 0.4) + (eye.shape === 'soft' ? 1.2 : 0);
  return (
    path(opening, paperIn(light)) +
    clip(
      opening,
      iris(eye, hand, x, y, r, r * Math.min(1.24, h / w + 0.1), light) + lidOn(eye, w, h),
    ) +
    (hand.ringed ? line(opening, eye.ink, hand.line) : '')
  );
};

function iris(
  eye: PlainEye,
  hand: EyeHand,
  x: number,
  y: number,
  rx: number,
  ry: number,
  light: Light,
): string {
  const drop = hand.drop * ry;
  return (
    (hand.edge > hand.hue ? oval(x, y, rx * hand.edge, ry * hand.edge, eye.ink) : '') +
    oval(x, y + drop, rx * hand.hue, ry * hand.hue, hueOf(eye.color, PAPER)) +
    oval(x, y, rx * hand.pupil, ry * hand.pupil, eye.ink) +
    (hand.light?.(eye, [x, y, rx * hand.edge, ry * hand.edge], light) ?? '')
  );
}

const lidOn = (eye: PlainEye, w: number, h: number): string =>
  (comesDown(eye)
    ? path(`${lidEdge(eye, w, h)}V${num(-h * 1.8)}H${num(-w - 1.4)}Z`, eye.skin)
    : '') +
  (eye.shape === 'narrow'
    ? path(
        `M${num(-w - 1)} ${num(h * 0.66)}Q0 ${num(h * 0.54)} ${num(w + 1)} ${num(h * 0.66)}V${num(h * 2)}H${num(-w - 1)}Z`,
        eye.skin,
      )
    : '');
