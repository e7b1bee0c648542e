import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { BOXES, SHOPFRONT } from './colors.ts';

/**
 * Shelves of shoe boxes. `full` 1 is every place taken, 0 is bare: they empty as the book goes on.
 * The same place always holds the same box, so nothing moves but what has gone.
 */
export function shelves(
  x: number,
  y: number,
  width: number,
  height: number,
  rows: number,
  full: number,
  seed = 'shelves',
): string {
  const chance = chanceFrom(seed);
  const pitch = height / rows;
  const byColor = BOXES.map(() => '');
  let lids = '';
  let ends = '';
  let planks = '';
  for (let row = 0; row < rows; row++) {
    const base = y + pitch * (row + 1) - 2.6;
    planks += roundedBox(x, base, width, 2.6, 0.6);
    for (let left = x + 2.5; left < x + width - 9; ) {
      const wide = 13 + chance() * 9;
      const high = pitch * (0.44 + chance() * 0.34);
      const color = Math.floor(chance() * BOXES.length);
      const kept = chance() < full;
      const w = Math.min(wide, x + width - 2 - left);
      if (kept && w > 7) {
        byColor[color] += roundedBox(left, base - high, w - 0.8, high, 0.7);
        lids += roundedBox(left - 0.4, base - high - 0.4, w, 3, 0.6);
        ends += roundedBox(left + w * 0.3, base - high * 0.48, w * 0.36, high * 0.22, 0.6);
      }
      left += wide;
    }
  }
  return (
    box(x - 2.4, y - 3, width + 4.8, height + 3, SHOPFRONT.wood, 1.6) +
    box(
      x,
      y,
      width,
      height,
      linear(
        [
          [0, SHOPFRONT.shelfBack],
          [1, '#38918a'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    byColor.map((d, i) => path(d, BOXES[i] as string)).join('') +
    path(lids, '#ffffff', 'fill-opacity=".35"') +
    path(ends, '#fffaf0', 'fill-opacity=".85"') +
    path(planks, SHOPFRONT.woodLite) +
    box(x - 2.4, y - 4.6, width + 4.8, 3.4, SHOPFRONT.woodLite, 1)
  );
}

/** A sliding ladder, seen from in front: leaning in its rail, rungs 11 mm apart. */
export function ladder(x: number, top: number, bottom: number, width = 22): string {
  const rail = (dx: number): string => `M${x + dx} ${top}L${num(x + dx * 1.16)} ${bottom}`;
  let rungs = '';
  for (let y = top + 8; y < bottom - 4; y += 11) {
    const k = 1 + 0.16 * ((y - top) / (bottom - top));
    rungs += `M${num(x - (width / 2) * k)} ${y}H${num(x + (width / 2) * k)}`;
  }
  const rails = rail(-width / 2) + rail(width / 2);
  return (
    line(rungs, SHOPFRONT.cherryDark, 3) +
    line(rungs, SHOPFRONT.cherry, 1.8) +
    line(rails, SHOPFRONT.cherryDark, 4.4) +
    line(rails, SHOPFRONT.cherry, 3)
  );
}
