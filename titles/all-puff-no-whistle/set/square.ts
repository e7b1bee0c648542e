import { num } from '#bookmaking/drawing/curves.ts';
import { box, line } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, widthOf } from '#bookmaking/frame.ts';

/** Pale stone round a basin, from where the sky ends; it is laid in rings about the water, the nearer to it the denser. */
export function square(
  frame: Frame,
  far: number,
  {
    x,
    y,
    rx,
    ry,
  }: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number },
): string {
  const area = `M${frame.left} ${far}H${frame.right}V222H${frame.left}Z`;
  let rounds = '';
  for (const k of [1.16, 1.36, 1.6, 1.9]) {
    const [a, b] = [rx * k, ry * k];
    rounds += `M${num(x - a)} ${y}A${num(a)} ${num(b)} 0 0 1 ${num(x + a)} ${y}`;
  }
  return (
    box(
      frame.left,
      far,
      widthOf(frame),
      222 - far,
      linear([
        [0, '#f7e8c8'],
        [0.5, '#f2dbb0'],
        [1, '#e2c294'],
      ]),
    ) + clip(area, line(rounds, '#c9a473', 0.9, 'stroke-opacity=".45"'))
  );
}
