import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, calm, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Hour } from './hours.ts';

/** The kitchen window from under it: one pane as large as a page, on whose evening words lie, with roofs and rain. */
export function bigWindow(light: Light, hour: Hour, { x, y, width: w, height: h }: Box): string {
  const frame = tone(light, '#f4e6cc');
  const chance = chanceFrom('big window');
  let runs = '';
  for (let i = 0; i < 34; i++) {
    const [dx, dy] = [x + 8 + chance() * (w - 16), y + 16 + chance() * (h - 50)];
    runs += `M${num(dx)} ${num(dy)}q${num(1 - chance() * 2)} 4 0 ${num(4 + chance() * 9)}`;
  }
  const low = y + h;
  // Deeper than in a small one, for pale words.
  const night = mix(hour.sky[0], '#0b1d33', 0.4);
  const roofs = mix(night, '#0b1d33', 0.5);
  return (
    box(
      x,
      y,
      w,
      h,
      linear([
        [0, night],
        [0.72, mix(night, hour.sky[1], 0.16)],
        [1, mix(night, hour.sky[1], 0.4)],
      ]),
    ) +
    // Calm: a dry brush on roofs was as pale as the words.
    calm(
      path(
        `M${x} ${low}v-14l14 -9l14 9v4h10v-9h6v-5h5v5h8v-6l17 -11l17 11v9h16l11 -8l11 8v4h9v-12l13 -8l13 8v8h40V${low}Z`,
        roofs,
      ),
    ) +
    path(`M${x + 184} ${low - 10}h4v5h-4Z`, '#f2c173') +
    line(runs, '#cfe6f7', 0.7, 'stroke-opacity=".16"') +
    calm(
      path(
        `M${x - 8} ${y - 8}V${low}H${x + w + 8}V${y - 8}H${x + w}V${low}H${x}V${y - 8}Z`,
        frame.base,
      ) +
        path(
          `M${x + w} ${y - 8}H${x + w + 2}V${low}H${x + w}ZM${x} ${y - 8}H${x + 2}V${low}H${x}Z`,
          frame.deep,
        ),
    )
  );
}

/** Its sill goes `over` mm on to the right; words keep clear of it. */
export function bigSill(light: Light, { x, y, width: w, height: h }: Box, over: number): string {
  const frame = tone(light, '#f4e6cc');
  const low = y + h;
  return calm(
    path(
      `M${x - 16} ${low}H${x + w + over}L${x + w + over + 6} ${low + 7}H${x - 20}Z`,
      frame.lite,
    ) +
      box(x - 20, low + 7, w + over + 26, 8, frame.shade, 1) +
      box(x - 12, low + 15, w + over + 12, 4, light.shade, 0, 'fill-opacity=".35"'),
  );
}
