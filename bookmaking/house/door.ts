import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

/** A panelled door in its frame, shut, `width` by `height` with its foot at (0, 0); `gap` is a line of light under it. */
export function shutDoor(
  light: Light,
  color: Hex,
  width: number,
  height: number,
  gap?: Hex,
): string {
  const t = tone(light, color);
  const w = width;
  const h = height;
  const panel = (x: number, y: number, pw: number, ph: number): string =>
    box(x, y, pw, ph, t.shade, 0.8) +
    line(`M${x} ${y + ph}h${pw}v${-ph}`, t.lite, 0.5, 'stroke-opacity=".6"');
  return (
    box(-w / 2 - w * 0.09, -h - w * 0.09, w * 1.18, h + w * 0.09, tone(light, '#d8c3ae').shade, 1) +
    box(-w / 2, -h, w, h, t.base) +
    panel(-w * 0.38, -h * 0.92, w * 0.32, h * 0.38) +
    panel(w * 0.06, -h * 0.92, w * 0.32, h * 0.38) +
    panel(-w * 0.38, -h * 0.44, w * 0.32, h * 0.36) +
    panel(w * 0.06, -h * 0.44, w * 0.32, h * 0.36) +
    oval(-w * 0.43, -h * 0.48, w * 0.045, w * 0.045, tone(light, '#e3b04a').base) +
    (gap
      ? box(-w / 2, -h * 0.022, w, h * 0.022, gap) +
        box(
          -w * 0.62,
          0,
          w * 1.24,
          h * 0.09,
          linear([
            [0, gap, 0.7],
            [1, gap, 0],
          ]),
        )
      : '')
  );
}
