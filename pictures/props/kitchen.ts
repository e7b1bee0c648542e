import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';

/** A pot upside down, ready to be drummed on: 150 wide and 104 high on y 0. */
export function upturnedPot(light: Light, color: Hex): string {
  const t = tone(light, color);
  const d = 'M-64 -88C-64 -104 64 -104 64 -88L74 0H-74Z';
  return (
    oval(0, 2, 84, 11, light.shade, 'fill-opacity=".34"') +
    line('M-74 -30C-108 -30 -108 -54 -70 -54M74 -30C108 -30 108 -54 70 -54', t.deep, 11) +
    clip(
      d,
      path(d, t.shade) +
        shifted(light.direction[0] * 22, 0, path(d, t.base)) +
        box(-46, -100, 14, 110, t.lite, 7, 'fill-opacity=".6"'),
    ) +
    oval(0, -90, 64, 15, t.lite) +
    oval(0, -90, 50, 10, t.base) +
    line('M-74 -3H74', t.deep, 6)
  );
}

/** A mixing bowl upside down, 130 wide. */
export function upturnedBowl(light: Light, color: Hex): string {
  const t = tone(light, color);
  const d = 'M-66 0C-62 -56 -40 -84 0 -84C40 -84 62 -56 66 0Z';
  return (
    oval(0, 2, 72, 10, light.shade, 'fill-opacity=".34"') +
    clip(
      d,
      path(d, t.shade) +
        shifted(light.direction[0] * 18, -6, path(d, t.base)) +
        line('M-70 -22H70', t.lite, 8),
    ) +
    oval(0, -82, 24, 6, t.deep)
  );
}

/** A plate seen aslant, 120 wide, around (0, 0). */
export const plate = (light: Light, color: Hex): string => {
  const t = tone(light, color);
  return (
    oval(2, 7, 62, 22, light.shade, 'fill-opacity=".28"') +
    oval(0, 0, 60, 21, t.base) +
    oval(0, -1, 42, 13, t.shade, 'fill-opacity=".45"') +
    oval(0, 0, 60, 21, 'none', `stroke="${t.lite}" stroke-width="3"`)
  );
};

/** A table across the view: its top from `y`, seen a little from above, and a cloth's edge below. */
export function tableTop(light: Light, y: number, depth: number, wood: Hex): string {
  const t = tone(light, wood);
  return (
    path(`M70 ${y}H1130L1230 ${y + depth}H-30Z`, t.base) +
    line(
      `M180 ${y + depth * 0.22}H1010M40 ${y + depth * 0.5}H760M330 ${y + depth * 0.76}H1190`,
      t.shade,
      3,
      'stroke-opacity=".5"',
    ) +
    line(`M70 ${y}H1130`, t.lite, 5) +
    box(
      -30,
      y + depth,
      1260,
      200,
      linear([
        [0, t.shade],
        [1, t.deep],
      ]),
    ) +
    box(-30, y + depth, 1260, 8, t.lite, 0, 'fill-opacity=".6"')
  );
}

/** An apple, 80 wide, around (0, 0). */
export function apple(light: Light): string {
  const t = tone(light, '#8cb54a');
  return (
    path(
      'M0 -24C-18 -40 -42 -28 -40 2C-38 28 -18 42 0 34C18 42 38 28 40 2C42 -28 18 -40 0 -24Z',
      t.base,
    ) +
    path('M10 -30C30 -34 42 -20 40 2C38 28 18 42 2 34C24 22 30 -4 10 -30Z', t.shade) +
    line('M0 -24q2 -14 10 -20', tone(light, '#7a5238').base, 6) +
    path(disc(-18, -8, 7, 11), '#ffffff', 'fill-opacity=".5"')
  );
}
