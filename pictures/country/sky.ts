import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { box, brush, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { VIEW } from '#pictures/scene.ts';

/** The sky over the whole view, with a painter's dry strokes in it. */
export const sky = (high: Hex, low: Hex, strokes: Hex = '#ffffff'): string =>
  box(
    0,
    0,
    VIEW.width,
    VIEW.height,
    linear([
      [0, high],
      [0.72, low],
    ]),
  ) +
  brush(
    chanceFrom(`sky ${high}`),
    { x: -40, y: 0, width: VIEW.width, height: 460 },
    60,
    120,
    -0.12,
    strokes,
    5,
    0.13,
  );

/** A sun or a moon with its glow. */
export const disk = (x: number, y: number, r: number, color: Hex, glow: Hex): string =>
  oval(
    x,
    y,
    r * 4.2,
    r * 4.2,
    radial([
      [0, glow, 0.85],
      [0.4, glow, 0.34],
      [1, glow, 0],
    ]),
  ) + oval(x, y, r, r, color);

/** A cloud about 200 wide with its flat foot on y. */
export function cloud(x: number, y: number, scale: number, color: Hex, under: Hex): string {
  const puffs = `M${num(x - 96 * scale)} ${num(y)}c${num(-30 * scale)} 0 ${num(-30 * scale)} ${num(-40 * scale)} ${num(4 * scale)} ${num(-42 * scale)}c${num(2 * scale)} ${num(-44 * scale)} ${num(66 * scale)} ${num(-60 * scale)} ${num(88 * scale)} ${num(-22 * scale)}c${num(34 * scale)} ${num(-26 * scale)} ${num(78 * scale)} ${num(0)} ${num(70 * scale)} ${num(32 * scale)}c${num(34 * scale)} 0 ${num(36 * scale)} ${num(32 * scale)} ${num(8 * scale)} ${num(32 * scale)}Z`;
  return path(
    puffs,
    linear([
      [0, color],
      [0.62, color],
      [1, under],
    ]),
  );
}

/** Stars over the upper part of the view. */
export const stars = (count: number): string =>
  specks(
    chanceFrom('stars'),
    { x: 0, y: 0, width: VIEW.width, height: 430 },
    count,
    '#fff4d8',
    3.4,
    0.8,
  ) +
  specks(
    chanceFrom('bright stars'),
    { x: 20, y: 10, width: VIEW.width - 40, height: 330 },
    Math.round(count / 6),
    '#ffffff',
    6.4,
    0.9,
  );

/** Rain from one cloud: short strokes falling between x and x + width, from y to foot. */
export function shower(
  seed: string,
  x: number,
  y: number,
  width: number,
  foot: number,
  color: Hex,
): string {
  const chance = chanceFrom(seed);
  let d = '';
  for (let i = 0; i < 46; i++) {
    const top = y + chance() * (foot - y - 40);
    d += `M${num(x + chance() * width)} ${num(top)}l${num(-5)} ${num(22 + chance() * 18)}`;
  }
  return line(d, color, 4, 'stroke-opacity=".75"');
}
