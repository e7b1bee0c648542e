import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { box, line, oval, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';

export interface NightSky {
  readonly high: Hex;
  readonly low: Hex;
  /** Where the moon stands in the pane, 0 to 1 each way, if it shows. */
  readonly moon?: readonly [number, number];
}

/** A sash window with the night in it. */
export function nightWindow(area: Box, sky: NightSky, frame: Hex): string {
  const { x, y, width, height } = area;
  const pane = roundedBox(x, y, width, height, Math.min(2, width * 0.06));
  const chance = chanceFrom(`stars ${num(x)}`);
  const moon = sky.moon
    ? oval(
        x + sky.moon[0] * width,
        y + sky.moon[1] * height,
        width * 0.15,
        width * 0.15,
        '#fdf3cf',
      ) +
      oval(
        x + sky.moon[0] * width,
        y + sky.moon[1] * height,
        width * 0.26,
        width * 0.26,
        '#fdf3cf',
        'fill-opacity=".16"',
      )
    : '';
  const bar = Math.max(0.8, width * 0.045);
  return (
    clip(
      pane,
      box(
        x,
        y,
        width,
        height,
        linear([
          [0, sky.high],
          [1, sky.low],
        ]),
      ) +
        specks(
          chance,
          area,
          Math.round(width * height * 0.012) + 4,
          '#ffffff',
          width * 0.018,
          0.7,
        ) +
        moon,
    ) +
    line(
      `M${num(x + width / 2)} ${num(y)}v${num(height)}M${num(x)} ${num(y + height * 0.48)}h${num(width)}`,
      frame,
      bar,
    ) +
    line(pane, frame, bar * 1.8) +
    box(x - bar * 2, y + height, width + bar * 4, bar * 2, frame, bar * 0.6)
  );
}
