import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { glow } from './ramp.ts';

/** A kitchen stove with its oven open: foot in the middle of (x, y). */
export function oven([x, y]: Point, width: number, height: number): string {
  const [w, h] = [width, height];
  return at(
    x,
    y,
    1,
    path(roundedBox(-w / 2, -h, w, h, 2), '#6f8f96') +
      box(-w / 2 - 1, -h - 2, w + 2, 5, '#4f6f78', 1) +
      path(
        roundedBox(-w * 0.38, -h * 0.72, w * 0.76, h * 0.5, 2),
        radial([
          [0, '#fff7b0'],
          [0.6, '#ffb53c'],
          [1, '#e8662a'],
        ]),
      ) +
      line(`M${num(-w * 0.36)} ${num(-h * 0.47)}H${num(w * 0.36)}`, '#b5531f', 1) +
      at(
        0,
        -h * 0.47,
        0.2,
        pie(
          {
            direction: [0, -1],
            key: '#fff6c0',
            shade: '#8a3a1c',
            shadeAmount: 0.3,
            rim: '#fff6c0',
            rimAmount: 0.4,
            cast: '#ffb84a',
            castAmount: 0.2,
            shadowLength: 0,
            shadowAlpha: 0,
            haze: '#fff0c0',
          },
          '#a8404f',
        ),
      ) +
      path(
        `M${num(-w * 0.38)} ${num(-h * 0.2)}H${num(w * 0.38)}L${num(w * 0.48)} ${num(-h * 0.06)}H${num(-w * 0.48)}Z`,
        '#4f6f78',
      ) +
      line(`M${num(-w * 0.3)} ${num(-h * 0.13)}H${num(w * 0.3)}`, '#ffd98a', 1.4) +
      line(
        `M${num(-w * 0.34)} ${num(-h * 0.86)}h.1M${num(-w * 0.12)} ${num(-h * 0.86)}h.1M${num(w * 0.12)} ${num(-h * 0.86)}h.1M${num(w * 0.34)} ${num(-h * 0.86)}h.1`,
        '#33505a',
        4,
      ) +
      glow(0, -h * 0.45, w * 0.8, h * 0.62, '#ffe27a', 0.55),
  );
}

/** A pie in its dish, about 100 wide on y 0, with a lattice over `filling`. */
export function pie(light: Light, filling: Hex): string {
  const crust = tone(light, '#dc9a48');
  const dish = tone(light, '#b86a4a');
  return (
    path('M-48 -20C-38 -8 38 -8 48 -20L38 0C24 4 -24 4 -38 0Z', dish.base) +
    path('M-54 -22C-54 -40 54 -40 54 -22C54 -8 -54 -8 -54 -22Z', crust.base) +
    oval(0, -24, 43, 11, tone(light, filling).base) +
    line('M-32 -31L10 -13M-12 -35L34 -17M30 -32L-12 -13M10 -35L-34 -17', crust.lite, 5) +
    line('M-50 -22C-50 -34 50 -34 50 -22', crust.lite, 3, 'stroke-dasharray="4 5"')
  );
}
