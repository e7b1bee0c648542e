import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { openingOf } from './eye-opening.ts';
import type { EyeKind } from './features.ts';
import { type Lids, lidsOver } from './lids.ts';

export const INK = '#2c1b22';
export type EyeShape = 'open' | 'wide' | 'laughing' | 'closed' | 'soft' | 'narrow';

/** What lies round the eyeball: lids of this skin, and lashes where a family wants them. */
export interface EyeSurround extends Lids {
  readonly skin: Hex;
  readonly lashes: boolean;
  /** Whose eye it is; without it, a round one of the usual size. */
  readonly own?: {
    readonly kind: EyeKind;
    readonly width: number;
    readonly height: number;
    readonly slant: number;
    /** Of the fold over the lid, where it has one. */
    readonly fold: Hex;
  };
}

/**
 * One eye around (0, 0). `gaze` is -1 to 1 each way; `outer` is the side of the temple. The catchlight sits toward the
 * page's light.
 */
export function eye(
  shape: EyeShape,
  color: Hex,
  gaze: Point,
  outer: number,
  light: Light,
  around: EyeSurround,
): string {
  const ink = mix(INK, light.cast, light.castAmount * 0.4);
  if (shape === 'laughing') return shutLine('M-8.4 2.4Q0 -9.6 8.4 2.4', ink, 3.2, around.skin);
  if (shape === 'closed') {
    const lashes = `M${outer * 7} 1.6l${num(outer * 3.4)} 2M${outer * 3} 3.6l${num(outer * 1.8)} 3`;
    return (
      shutLine('M-8.4 -1Q0 7.4 8.4 -1', ink, 3, around.skin) +
      (around.lashes ? line(lashes, ink, 1.9) : '')
    );
  }
  const size = shape === 'wide' ? 1.14 : 1;
  const { own } = around;
  const w = 8.3 * size * (own?.width ?? 1);
  const h = 9.8 * size * (own?.height ?? 1) * (shape === 'narrow' ? 0.86 : 1);
  const opening = openingOf(own?.kind ?? 'round', [w, h], outer, own?.slant ?? 0);
  const hasFold = own && own.kind !== 'monolid' && around.upper < 0.2;
  const fold = `M${num(-w * 0.78)} ${num(-h * 0.86)}Q0 ${num(-h * (own?.kind === 'hooded' ? 1.3 : 1.5))} ${num(w * 0.82)} ${num(-h * 0.84)}`;
  const lashes = `M${num(outer * (w - 0.4))} ${num(-h * 0.5)}l${num(outer * 3.6)} -2.6`;
  return (
    eyeball(shape, color, gaze, light, ink, [w, h], opening.d) +
    lidsOver(around, [w, h], opening, outer, around.skin, ink) +
    (hasFold ? line(fold, own.fold, 1.5, 'stroke-opacity=".8"') : '') +
    (around.lashes ? line(lashes, ink, 2.1) : '')
  );
}

/** An eye that is shut. On dark skin a dark line needs a lid of lighter skin under it. */
const shutLine = (d: string, ink: Hex, width: number, skin: Hex): string =>
  (luma(skin) < 0.34 ? line(d, mix(skin, '#e59a7c', 0.34), 7) : '') + line(d, ink, width);

function eyeball(
  shape: EyeShape,
  color: Hex,
  gaze: Point,
  light: Light,
  ink: Hex,
  [w, h]: readonly [number, number],
  opening: string,
): string {
  const iris = shape === 'wide' ? 0.94 : 1;
  const x = gaze[0] * 2.1;
  const y = gaze[1] * 2.8 + (shape === 'soft' ? 1.4 : 0);
  const hue = mix(color, ink, 0.12);
  const lit = light.direction[0] > 0 ? 1 : -1;
  return (
    path(opening, mix('#fffaf2', light.cast, light.castAmount * 0.55)) +
    clip(
      opening,
      oval(x, y + 0.4, 6.5 * iris, 7.9 * iris, mix(hue, ink, 0.45)) +
        oval(x, y + 3, 5.2 * iris, 4.6 * iris, mix(hue, '#fff1d0', 0.18)) +
        oval(x, y, 3.8 * iris, 5 * iris, ink) +
        box(-w, -h - 1, 2 * w, h * 0.42, ink, 0, 'fill-opacity=".16"'),
    ) +
    oval(x + 2.1 * lit, y - 3.3, 2.3, 2.6, '#ffffff') +
    oval(x - 2 * lit, y + 3.6, 1.1, 1.1, '#ffffff', 'fill-opacity=".85"')
  );
}
