import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { cat } from './cat.ts';
import { INK } from './colors.ts';
import { LOW } from './lights.ts';
import { pool, wiped } from './print.ts';
import { handprint } from './window.ts';

const PANE: Box = { x: 264, y: 34, width: 112, height: 124 };

/** The same house from its garden, from `left` to `right` in mm: a hand on a pane, and the moon in it. */
export function gardenAtNight(left: number, right: number): string {
  const { x, y, width: w, height: h } = PANE;
  const wood = tone(LOW, INK.leaf);
  let seams = '';
  for (let seam = 12; seam < SHEET; seam += 14) seams += `M${left} ${seam}H${right}`;
  return (
    clean(
      wiped(
        { x: left, y: -6, width: right - left, height: SHEET + 12 },
        [
          [0, '#151f48'],
          [0.6, '#1c2a5a'],
          [1, '#16204a'],
        ],
        INK.mist,
        'page 12 boards',
      ),
    ) +
    line(seams, INK.key, 1, 'stroke-opacity=".55"') +
    pool(x + w / 2, y + h / 2, 94, 98, INK.amber, 0.3) +
    box(x - 9, y - 9, w + 18, h + 18, wood.shade, 1.4, `stroke="${INK.key}" stroke-width="1"`) +
    clip(`M${x} ${y}h${w}v${h}h${-w}Z`, inGlass()) +
    line(
      `M${x} ${y}h${w}v${h}h${-w}ZM${x + w / 2} ${y}v${h * 0.34}M${x} ${num(y + h * 0.34)}h${w}`,
      INK.key,
      5,
    ) +
    line(
      `M${x} ${y}h${w}v${h}h${-w}ZM${x + w / 2} ${y}v${h * 0.34}M${x} ${num(y + h * 0.34)}h${w}`,
      wood.base,
      3.4,
    ) +
    box(x - 14, y + h + 8, w + 28, 7, wood.base, 1, `stroke="${INK.key}" stroke-width=".9"`) +
    pool(x + w / 2, y + h + 19, 70, 7, INK.key, 0.5) +
    // It was let out, looks in, and will be let in.
    at(x + w - 20, y + h + 8, 1.5, cat(), 0, -1.5) +
    ivy(right)
  );
}

/** Above the night once more; below it is warm, and the pane is fogged. (Somebody's dark head behind the hand was a stranger at the window to two jurors.) */
function inGlass(): string {
  const { x, y, width: w, height: h } = PANE;
  const sill = y + h * 0.34;
  return (
    clean(
      box(
        x,
        y,
        w,
        h,
        linear([
          [0, '#1f3168'],
          [0.34, '#3a5a92'],
          [0.35, '#b06a3a'],
          [1, '#f2ad45'],
        ]),
      ),
    ) +
    specks(chanceFrom('glass'), { x, y, width: w, height: h * 0.32 }, 16, INK.paper, 1, 0.9) +
    pool(x + 72, y + 22, 34, 34, INK.paper, 0.4) +
    clean(oval(x + 72, y + 22, 12, 12, INK.paper)) +
    clean(pool(x + 26, y + h, 90, 70, '#ffd98a', 0.9)) +
    clean(fog(x, sill, w, y + h - sill)) +
    handprint(x + 38, y + 80, 40, '#ffe7a6', 1) +
    path(
      `M${x + w} ${y}H${x + w - 22}C${x + w - 15} ${y + 44} ${x + w - 14} ${y + 88} ${x + w - 8} ${y + h}H${x + w}Z`,
      tone(LOW, '#7d3547').base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) +
    line(
      `M${x + w - 11} ${y}C${x + w - 8} ${y + 44} ${x + w - 7} ${y + 88} ${x + w - 3} ${y + h}`,
      INK.key,
      0.7,
    )
  );
}

/** Breath on the glass, thickest about the hand. */
const fog = (x: number, y: number, w: number, h: number): string =>
  box(x, y, w, h, '#41628f', 0, 'fill-opacity=".3"') + pool(x + 38, y + 40, 66, 62, '#45689a', 1);

/** Up the wall, each leaf cut with one stroke. */
function ivy(right: number): string {
  let leaves = '';
  let vein = `M${right - 18} 220`;
  for (let i = 0; i < 18; i++) {
    const y = 214 - i * 9;
    const x = right - 20 + Math.sin(i * 1.3) * 6;
    const side = i % 2 ? 1 : -1;
    vein += `L${num(x)} ${num(y)}`;
    leaves += `M${num(x)} ${num(y)}q${side * 5} -9 ${side * 12} -5q-2 9 ${side * -12} 5Z`;
  }
  return line(vein, INK.key, 1) + path(leaves, '#4a6a5c', `stroke="${INK.key}" stroke-width=".5"`);
}
