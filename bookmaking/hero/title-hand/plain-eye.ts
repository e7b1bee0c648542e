// An eye of few shapes: paper or none, an edge of ink, the said color, a pupil, and one light at most.
import { contrast, type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { type AskedEye, comesDown, lidEdge, PAPER, paperIn } from '#bookmaking/hero/asked-eye.ts';
import type { EyeKind } from '#bookmaking/hero/features.ts';
import type { EyeHand } from './title-hand.ts';

/** On skin darker than this a dark dot would vanish. */
const DARK = 0.31;

export interface PlainEye extends AskedEye {
  readonly ink: Hex;
}

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
  const opening = openingOf(eye, hand, w, h);
  const art = hand.paper
    ? onPaper(eye, hand, w, h, opening, light)
    : dot(eye, hand, w, h, opening, light);
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

/** An opening with paper in it, in which the iris goes where somebody looks. */
function onPaper(
  eye: PlainEye,
  hand: EyeHand,
  w: number,
  h: number,
  opening: string,
  light: Light,
): string {
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
}

/** A dot that is the whole eye; where it would vanish on skin, and where somebody is startled, paper shows round it. */
function dot(
  eye: PlainEye,
  hand: EyeHand,
  w: number,
  h: number,
  opening: string,
  light: Light,
): string {
  const isWide = eye.shape === 'wide';
  const [x, y] = [eye.gaze[0] * 2.4, eye.gaze[1] * 2.2 + (eye.shape === 'soft' ? 1.2 : 0)];
  const isDark = luma(eye.skin) < DARK;
  const isWhite = isWide && hand.startled === 'whites';
  const rim = isWhite ? 2.8 : isDark ? 1.7 : 0;
  const halo = rim
    ? oval(x * 0.4, y * 0.4, w + rim, h + rim, mix(eye.skin, paperIn(light), isWhite ? 1 : 0.86))
    : '';
  // Seen by its color even beside skin of the same depth.
  const shape = at(
    x,
    y,
    1,
    path(opening, hand.edge ? eye.ink : hueOf(eye.color, eye.skin)) +
      clip(opening, pupilAndHue(eye, hand, w, h)),
  );
  const lit = hand.light ? clip(opening, lightAt(eye, hand, x, y, w, h, light)) : '';
  if (!comesDown(eye) && eye.shape !== 'narrow') return halo + shape + lit;
  return clip(under(eye, w + 1.6, h), halo + shape + lit);
}

/** What is seen below a lid that comes down: a dot that is cut, with no patch of skin to lie on shadow. */
function under(eye: PlainEye, w: number, h: number): string {
  if (!comesDown(eye))
    return `M${num(-w - 5)} ${num(-h * 0.72)}H${num(w + 5)}V${num(h * 0.8)}H${num(-w - 5)}Z`;
  return `${lidEdge(eye, w, h)}V${num(h + 8)}H${num(-w - 1.4)}Z`;
}

function pupilAndHue(eye: PlainEye, hand: EyeHand, w: number, h: number): string {
  const drop = hand.drop * h;
  const shift = eye.gaze[0] * 0.8;
  const hue = hueOf(eye.color, eye.ink);
  // Where paper is round the dot already, an edge of ink as well is one ring too many.
  const size = luma(eye.skin) < DARK ? Math.max(0.88, hand.hue) : hand.hue;
  return (
    (hand.edge ? oval(shift, drop, w * size, h * size, hue) : '') +
    oval(shift, drop * -0.2, w * hand.pupil, h * hand.pupil, eye.ink)
  );
}

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
    (hand.light ? lightAt(eye, hand, x, y, rx * hand.edge, ry * hand.edge, light) : '')
  );
}

function lightAt(
  { skin }: PlainEye,
  hand: EyeHand,
  x: number,
  y: number,
  w: number,
  h: number,
  light: Light,
): string {
  const lamp = light.direction[0] > 0 ? 1 : -1;
  if (hand.notched)
    return path(
      `M${num(x)} ${num(y)}L${num(x + lamp * w * 0.5)} ${num(y - h * 1.3)}L${num(x + lamp * w * 1.3)} ${num(y - h * 0.5)}Z`,
      mix(PAPER, skin, luma(skin) < DARK ? 0.1 : 0.3),
    );
  return oval(
    x + w * 0.3 * lamp,
    y - h * 0.42,
    hand.light,
    hand.light * 1.06,
    mix(PAPER, light.key, 0.25),
  );
}

/** A color that was said has to be read beside ink, in an eye of two millimeters. */
function hueOf(color: Hex, beside: Hex): Hex {
  let hue = mix(color, '#fff0cc', luma(color) < 0.3 ? 0.24 : 0.1);
  for (let i = 0; i < 3 && contrast(hue, beside) < 1.7 && luma(beside) < 0.4; i++)
    hue = mix(hue, '#ffd9a8', 0.16);
  return hue;
}

const readableInk = (ink: Hex, skin: Hex): Hex =>
  luma(skin) < 0.3 && contrast(ink, skin) < 1.9 ? mix(skin, '#14060c', 0.8) : ink;

/** An eye that is shut. Where ink would vanish, its lid is lighter. */
const shut = (d: string, { ink, skin }: PlainEye, hand: EyeHand): string =>
  (luma(skin) < 0.36 ? line(d, mix(skin, '#f0b08c', 0.4), hand.line + 4.6) : '') +
  line(d, ink, hand.line + 0.8);

function openingOf(eye: PlainEye, { cut }: EyeHand, w: number, h: number): string {
  const rise = eye.slant * 0.4 * eye.outer;
  if (cut === 'lens') {
    const [l, r] = [rise, -rise];
    return `M${num(-w * 1.1)} ${num(l + h * 0.1)}Q${num(-w * 0.2)} ${num(-h * 2)} ${num(w * 1.1)} ${num(r + h * 0.1)}Q${num(w * 0.2)} ${num(h * 1.9)} ${num(-w * 1.1)} ${num(l + h * 0.1)}Z`;
  }
  // A lid without a fold cuts the ball flat.
  const top = eye.kind === 'monolid' ? h * 0.84 : h;
  return `M${num(-w)} 0C${num(-w)} ${num(-top * 1.32)} ${num(w)} ${num(-top * 1.32)} ${num(w)} 0C${num(w)} ${num(h * 1.32)} ${num(-w)} ${num(h * 1.32)} ${num(-w)} 0Z`;
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
