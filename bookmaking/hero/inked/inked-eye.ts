// An eye as a goose has one: pale paper, an ink shape in it, the said color, and one small light.
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { type AskedEye, comesDown, lidEdge, PAPER, paperIn } from '#bookmaking/hero/asked-eye.ts';
import type { EyeKind } from '#bookmaking/hero/features.ts';
import type { Lids } from '#bookmaking/hero/lids.ts';

export const INK = '#2b1a2c';
/** Lower toward the nose: then the brow itself lies on the eye, and is its lid. */
export const frowns = ({ slant }: Lids): boolean => slant >= 5;
/** Who is startled has no lid that sinks toward the temple. */
const isLidded = (eye: AskedEye): boolean =>
  comesDown(eye) && !(eye.shape === 'wide' && eye.lids.slant < 0);
/** Half width and height of what shows of the eye. */
const OPEN: Record<EyeKind, readonly [number, number]> = {
  round: [7.6, 9.2],
  almond: [8.8, 8],
  hooded: [8, 8.4],
  monolid: [8.8, 7.2],
};

/** One eye around (0, 0). */
export function inkedEye(eye: AskedEye, light: Light): string {
  const { shape, outer, skin, lashes } = eye;
  const ink = mix(INK, light.cast, light.castAmount * 0.3);
  if (shape === 'laughing') return shut('M-8 3.4Q0 -8.6 8 3.4', ink, skin);
  if (shape === 'closed') {
    const fringe = `M${outer * 6.4} 1.4l${num(outer * 3.4)} 2.2M${num(outer * 2.6)} 3.6l${num(outer * 1.6)} 3`;
    return shut('M-8 -1.4Q0 6.6 8 -1.4', ink, skin) + (lashes ? line(fringe, ink, 2.2) : '');
  }
  const grown = shape === 'wide' ? 1.24 : 1;
  const [w, h] = OPEN[eye.kind].map(
    (half, i) => half * grown * (0.4 + 0.6 * (eye.size[i] as number)),
  ) as [number, number];
  const opening = openingOf(eye, w, h);
  // Of a startled eye more paper shows.
  const inkSize = shape === 'wide' ? 0.66 : 0.84;
  const [iw, ih] = [Math.min(6.2, w * inkSize), Math.min(7.6, h * inkSize)];
  const x = eye.gaze[0] * (w - iw + 0.9);
  const y = eye.gaze[1] * (h - ih + 1) + (shape === 'soft' ? 1.2 : 0);
  const side = light.direction[0] > 0 ? 1 : -1;
  return (
    path(opening, paperIn(light)) +
    clip(
      opening,
      oval(x, y, iw, ih, ink) +
        oval(x, y + ih * 0.12, iw * 0.74, ih * 0.76, hueOf(eye.color)) +
        oval(x, y - ih * 0.06, iw * 0.42, ih * 0.5, ink) +
        lidOn(eye, w, h, ink),
    ) +
    upperLine(eye, w, h, ink) +
    (lashes
      ? line(
          `M${num(outer * (w - 1))} ${num(-h * 0.62)}l${num(outer * 4)} -2.8M${num(outer * (w + 0.2))} ${num(-h * 0.16)}l${num(outer * 4)} -.6`,
          ink,
          2,
        )
      : '') +
    oval(x + 1.5 * side, y - ih * 0.42, 1.35, 1.45, PAPER)
  );
}

/** A color that was said has to be read beside ink, in an eye of two millimeters. */
const hueOf = (color: Hex): Hex => mix(color, '#fff0cc', luma(color) < 0.3 ? 0.2 : 0.12);

/** An eye that is shut. Where ink would vanish, its lid is lighter. */
const shut = (d: string, ink: Hex, skin: Hex): string =>
  (luma(skin) < 0.34 ? line(d, mix(skin, '#e59a7c', 0.34), 7.6) : '') + line(d, ink, 3.6);

function openingOf({ kind, slant, outer }: AskedEye, w: number, h: number): string {
  const rise = slant * 0.4;
  const inner = -outer * w;
  const out = outer * w;
  // How far the corners lie from the middle, and how flat the top is.
  const [corner, flat] = (
    { round: [0, 1.34], almond: [0.2, 1.2], hooded: [0.08, 1.12], monolid: [0.3, 0.94] } as const
  )[kind];
  const from = [inner, h * corner + rise];
  const to = [out, h * (corner - (kind === 'round' ? 0 : 0.2)) - rise];
  return `M${num(from[0] as number)} ${num(from[1] as number)}C${num(inner * 0.92)} ${num(-h * flat)} ${num(out * 0.86)} ${num(-h * flat - rise)} ${num(to[0] as number)} ${num(to[1] as number)}C${num(out * 0.9)} ${num(h * 1.3)} ${num(inner * 0.9)} ${num(h * 1.3)} ${num(from[0] as number)} ${num(from[1] as number)}Z`;
}

/** A lid of skin, with its edge only as far as the eye goes: beyond it, and slanted, that was a second brow. */
const lidOn = (eye: AskedEye, w: number, h: number, ink: Hex): string =>
  (isLidded(eye)
    ? path(`${lidEdge(eye, w, h)}V${num(-h * 1.6)}H${num(-w - 1.4)}Z`, eye.skin) +
      (frowns(eye.lids) ? '' : line(lidEdge(eye, w, h), ink, 2.6))
    : '') +
  (eye.shape === 'narrow'
    ? path(
        `M${num(-w - 1)} ${num(h * 0.62)}Q0 ${num(h * 0.5)} ${num(w + 1)} ${num(h * 0.62)}V${num(h * 1.6)}H${num(-w - 1)}Z`,
        eye.skin,
      )
    : '');

/** The stroke that says how an eye is cut: along a lid, or over the outer half of the opening. */
function upperLine(eye: AskedEye, w: number, h: number, ink: Hex): string {
  if (isLidded(eye)) return '';
  const { kind, slant, outer } = eye;
  if (kind === 'round') return '';
  const rise = slant * 0.4;
  if (kind === 'monolid')
    return line(
      `M${num(-outer * w)} ${num(h * 0.3 + rise)}C${num(-outer * w * 0.86)} ${num(-h * 0.8)} ${num(outer * w * 0.8)} ${num(-h * 0.92 - rise)} ${num(outer * (w + 1.2))} ${num(h * 0.02 - rise)}`,
      ink,
      2.6,
    );
  return line(
    `M${num(-outer * w * 0.3)} ${num(-h * 0.84)}C${num(outer * w * 0.3)} ${num(-h * 1.1)} ${num(outer * w * 0.9)} ${num(-h * 0.7 - rise)} ${num(outer * (w + 1.4))} ${num(-h * 0.1 - rise)}`,
    ink,
    2.2,
  );
}
