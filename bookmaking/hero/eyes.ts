import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { box, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

export const INK = '#2c1b22';
export type EyeShape = 'open' | 'wide' | 'laughing' | 'closed' | 'soft' | 'narrow';

/**
 * One eye around (0, 0). `gaze` is -1 to 1 each way; `outer` is the side of the temple, for the
 * lashes. The catchlight sits toward the page's light.
 */
export function eye(shape: EyeShape, color: Hex, gaze: Point, outer: number, light: Light): string {
  const ink = mix(INK, light.cast, light.castAmount * 0.4);
  if (shape === 'laughing') return line('M-8.4 2.4Q0 -9.6 8.4 2.4', ink, 3.2);
  if (shape === 'closed') {
    const lashes = `M${outer * 7} 1.6l${num(outer * 3.4)} 2M${outer * 3} 3.6l${num(outer * 1.8)} 3`;
    return line('M-8.4 -1Q0 7.4 8.4 -1', ink, 3) + line(lashes, ink, 1.9);
  }
  const size = shape === 'wide' ? 1.14 : 1;
  const w = 8.3 * size;
  const h = 9.8 * size * (shape === 'narrow' ? 0.86 : 1);
  const iris = shape === 'wide' ? 0.94 : 1;
  const x = gaze[0] * 2.1;
  const y = gaze[1] * 2.8 + (shape === 'soft' ? 1.4 : 0);
  const hue = mix(color, ink, 0.12);
  const lit = light.direction[0] > 0 ? 1 : -1;
  const ball = `M${num(-w)} 0a${num(w)} ${num(h)} 0 1 0 ${num(2 * w)} 0a${num(w)} ${num(h)} 0 1 0 ${num(-2 * w)} 0Z`;
  const lid = `M${num(-w - 0.4)} ${num(-h * 0.34)}C${num(-w * 0.7)} ${num(-h * 1.2)} ${num(w * 0.7)} ${num(-h * 1.2)} ${num(w + 0.4)} ${num(-h * 0.34)}`;
  return (
    oval(0, 0, w, h, mix('#fffaf2', light.cast, light.castAmount * 0.55)) +
    clip(
      ball,
      oval(x, y + 0.4, 6.5 * iris, 7.9 * iris, mix(hue, ink, 0.45)) +
        oval(x, y + 3, 5.2 * iris, 4.6 * iris, mix(hue, '#fff1d0', 0.18)) +
        oval(x, y, 3.8 * iris, 5 * iris, ink) +
        box(-w, -h - 1, 2 * w, h * 0.42, ink, 0, 'fill-opacity=".16"'),
    ) +
    oval(x + 2.1 * lit, y - 3.3, 2.3, 2.6, '#ffffff') +
    oval(x - 2 * lit, y + 3.6, 1.1, 1.1, '#ffffff', 'fill-opacity=".85"') +
    line(lid, ink, 2.7) +
    line(`M${num(outer * (w - 0.4))} ${num(-h * 0.5)}l${num(outer * 3.6)} -2.6`, ink, 2.1)
  );
}
