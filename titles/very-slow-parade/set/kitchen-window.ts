import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, calm, line, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import type { Hour } from './hours.ts';

export interface WindowWish {
  /** 0 dry; 1 raining. */
  readonly rain?: number;
  readonly stars?: number;
}

/** The low window, its panes in `area` (mm), with the sill and the lettuce in its pot. */
export function kitchenWindow(
  light: Light,
  hour: Hour,
  area: Box,
  { rain = 0, stars = 0 }: WindowWish = {},
): string {
  const { x, y, width: w, height: h } = area;
  const frame = tone(light, '#f4e6cc');
  const chance = chanceFrom('kitchen window');
  let drops = '';
  let runs = '';
  for (let i = 0; i < rain * 26; i++) {
    const [dx, dy] = [x + chance() * w, y + chance() * h];
    if (i % 3) drops += `M${num(dx)} ${num(dy)}l-.5 1.2`;
    else
      runs += `M${num(dx)} ${num(dy)}q${num(0.8 - chance() * 1.6)} ${num(h * 0.05)} 0 ${num(h * 0.1)}`;
  }
  const sky = linear([
    [0, hour.sky[0]],
    [1, hour.sky[1]],
  ]);
  const hills = mix(hour.sky[0], hour.sky[1], 0.35);
  const bar = w * 0.035;
  return (
    calm(box(x - w * 0.08, y - w * 0.08, w * 1.16, h + w * 0.1, frame.shade, 1.4)) +
    clip(
      roundedBox(x, y, w, h, 0.8),
      box(x, y, w, h, sky) +
        (stars
          ? specks(
              chance,
              { x, y, width: w, height: h * 0.8 },
              Math.round(stars * 42),
              '#ffffff',
              w * 0.014,
              0.9,
            ) +
            specks(
              chance,
              { x, y, width: w, height: h * 0.8 },
              Math.round(stars * 14),
              '#fff3cf',
              w * 0.024,
              0.95,
            )
          : '') +
        path(
          `M${num(x)} ${num(y + h * 0.86)}Q${num(x + w * 0.25)} ${num(y + h * 0.7)} ${num(x + w * 0.5)} ${num(y + h * 0.84)}T${num(x + w)} ${num(y + h * 0.8)}V${num(y + h)}H${num(x)}Z`,
          hills,
          'fill-opacity=".8"',
        ) +
        line(drops, '#ffffff', w * 0.01, 'stroke-opacity=".65"') +
        line(runs, '#ffffff', w * 0.014, 'stroke-opacity=".5"'),
    ) +
    calm(
      line(
        `M${num(x + w / 2)} ${num(y)}v${num(h)}M${num(x)} ${num(y + h * 0.44)}h${num(w)}`,
        frame.base,
        bar,
      ) +
        line(roundedBox(x, y, w, h, 0.8), frame.base, bar * 1.6) +
        box(x - w * 0.14, y + h + bar * 0.4, w * 1.28, w * 0.08, frame.base, 0.8) +
        box(x - w * 0.14, y + h + bar * 0.4 + w * 0.06, w * 1.28, w * 0.035, frame.deep, 0.6),
    )
  );
}

/** A lettuce in a pot, 40 wide and 44 high on y 0. `leaf` hangs one leaf out over the left edge. */
export function lettuce(light: Light, leaf = false): string {
  const clay = tone(light, '#cf6d4b');
  const green = tone(light, '#7fb04a');
  const dark = tone(light, '#4f8a42');
  const ruffle = (x: number, y: number, r: number): string => {
    const bumps = 9;
    let d = '';
    for (let i = 0; i <= bumps; i++) {
      const a = Math.PI + (i / bumps) * Math.PI;
      const k = i % 2 ? 1.12 : 0.92;
      d += `${i ? 'Q' : 'M'}${i ? `${num(x + Math.cos(a - 0.17) * r * 1.18)} ${num(y + Math.sin(a - 0.17) * r * 1.18)} ` : ''}${num(x + Math.cos(a) * r * k)} ${num(y + Math.sin(a) * r * k)}`;
    }
    return `${d}L${num(x + r * 0.3)} ${num(y + r * 0.5)}L${num(x - r * 0.3)} ${num(y + r * 0.5)}Z`;
  };
  const hanging = leaf
    ? path(
        'M-10 -20C-24 -26 -34 -18 -36 -6C-40 -2 -38 4 -34 4C-32 10 -26 8 -26 3C-20 2 -20 -4 -22 -8C-20 -14 -14 -14 -8 -14Z',
        green.base,
      ) + line('M-10 -18C-22 -18 -28 -10 -30 2', tone(light, '#d5e6a0').base, 1.4)
    : '';
  return (
    path(ruffle(-11, -24, 14), dark.base) +
    path(ruffle(12, -24, 14), dark.base) +
    path(ruffle(0, -28, 17), green.base) +
    path(ruffle(-6, -22, 11), green.lite) +
    path(ruffle(8, -21, 10), green.base) +
    line(
      'M0 -40V-22M-6 -30V-20M8 -28V-20M-14 -30L-8 -18M15 -30L9 -18',
      tone(light, '#d5e6a0').base,
      1.1,
      'stroke-opacity=".8"',
    ) +
    path('M-14 -16H14L11 0H-11Z', clay.base) +
    path(light.direction[0] < 0 ? 'M3 -16H14L11 0H2Z' : 'M-3 -16H-14L-11 0H-2Z', clay.shade) +
    path(roundedBox(-16, -20, 32, 6, 1.6), clay.lite) +
    hanging
  );
}
