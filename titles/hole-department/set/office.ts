import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { OFFICE, PAPER } from './colors.ts';

/** The light around a lamp. */
export const glow = (x: number, y: number, rx: number, ry: number, strength = 0.8): string =>
  oval(
    x,
    y,
    rx,
    ry,
    radial([
      [0, OFFICE.lamp, strength],
      [0.45, OFFICE.glow, strength * 0.4],
      [1, OFFICE.glow, 0],
    ]),
  );

/** A bulb under a tin shade, hanging from `top`; the bulb at (x, y). `out` is a lamp put out. */
export function lamp(x: number, y: number, top: number, size = 1, out = false): string {
  const s = size;
  return (
    line(`M${num(x)} ${num(top)}V${num(y - 5 * s)}`, '#4a3026', 0.7 * s) +
    (out ? '' : glow(x, y + 2 * s, 26 * s, 24 * s)) +
    path(
      `M${num(x - 1.6 * s)} ${num(y - 5 * s)}h${num(3.2 * s)}L${num(x + 6 * s)} ${num(y)}H${num(x - 6 * s)}Z`,
      out ? '#5b4436' : '#7a8a5c',
    ) +
    oval(x, y + 0.4 * s, 2.4 * s, 2.2 * s, out ? '#6d5546' : '#fff7d2')
  );
}

/** A room dug out of the earth: `lit` 1 is all lamps on, 0 all out. `inside` stays within its walls. */
export function chamber(area: Box, lit: number, inside: string): string {
  const { x, y, width, height } = area;
  const d = roundedBox(x, y, width, height, Math.min(7, height * 0.2));
  const chance = chanceFrom(`chamber ${x} ${y}`);
  let stones = '';
  for (let i = 0; i < (width * height) / 110; i++) {
    stones += `M${num(x + chance() * width)} ${num(y + chance() * height)}q2 -1.4 4 0`;
  }
  return (
    path(
      roundedBox(x - 1.6, y - 1.6, width + 3.2, height + 3.2, Math.min(8, height * 0.22)),
      '#38221a',
      'fill-opacity=".7"',
    ) +
    clip(
      d,
      path(
        d,
        lit > 0.5
          ? linear([
              [0, OFFICE.wallLit],
              [1, OFFICE.wall],
            ])
          : linear([
              [0, '#6a4631'],
              [1, '#553726'],
            ]),
      ) +
        line(stones, OFFICE.wallDark, 0.6, 'stroke-opacity=".3"') +
        inside +
        // Boards to walk on.
        box(x, y + height - 2.4, width, 2.4, lit > 0.5 ? OFFICE.wood : '#4d3324') +
        box(x, y + height - 2.4, width, 0.7, lit > 0.5 ? OFFICE.woodLite : '#64452f'),
    )
  );
}

/** Pigeonholes full of rolled and folded forms. */
export function pigeonholes(area: Box, columns: number, rows: number, seed: string): string {
  const chance = chanceFrom(`pigeonholes ${seed}`);
  const w = area.width / columns;
  const h = area.height / rows;
  let holes = '';
  let papers = '';
  let rolls = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = area.x + column * w;
      const y = area.y + row * h;
      holes += roundedBox(x + w * 0.1, y + h * 0.12, w * 0.8, h * 0.78, 0.6);
      const kind = chance();
      if (kind < 0.42) {
        for (let i = 0; i < 3; i++) {
          papers += `M${num(x + w * 0.18)} ${num(y + h * (0.82 - i * 0.13))}h${num(w * (0.5 + chance() * 0.14))}v${num(-h * 0.08)}h${num(-w * 0.54)}Z`;
        }
      } else if (kind < 0.8) {
        for (const at of [0.32, 0.62]) {
          rolls += `M${num(x + w * at)} ${num(y + h * 0.72)}h.1`;
        }
      }
    }
  }
  return (
    box(area.x - 1, area.y - 1, area.width + 2, area.height + 2, OFFICE.wood, 0.8) +
    box(area.x - 1, area.y - 1, area.width + 2, 1, OFFICE.woodLite, 0.5) +
    path(holes, OFFICE.woodDark) +
    path(papers, PAPER.base) +
    line(rolls, PAPER.shade, Math.min(w, h) * 0.34) +
    line(rolls, OFFICE.woodDark, Math.min(w, h) * 0.12)
  );
}
