import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { box, clean, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
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
  for (let at = 12; at < SHEET; at += 14) seams += `M${left} ${at}H${right}`;
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
    handprint(x + 37, y + 86, 46, '#fffdf0', 0.94) +
    box(x - 14, y + h + 8, w + 28, 7, wood.base, 1, `stroke="${INK.key}" stroke-width=".9"`) +
    pool(x + w / 2, y + h + 19, 70, 7, INK.key, 0.5) +
    ivy(right)
  );
}

/** The night once more, and under it what is left of the lamp. */
function inGlass(): string {
  const { x, y, width: w, height: h } = PANE;
  return (
    box(
      x,
      y,
      w,
      h,
      linear([
        [0, '#22366a'],
        [0.5, '#41628f'],
        [1, '#6f93b5'],
      ]),
    ) +
    specks(chanceFrom('glass'), { x, y, width: w, height: h * 0.5 }, 22, INK.paper, 1, 0.9) +
    pool(x + 20, y + h, 96, 70, INK.amber, 0.9) +
    pool(x + 72, y + 22, 34, 34, INK.paper, 0.4) +
    clean(oval(x + 72, y + 22, 12, 12, INK.paper)) +
    path(
      `M${x} ${y + 84}Q${x + 30} ${y + 66} ${x + 60} ${y + 78}T${x + w} ${y + 72}V${y + h}H${x}Z`,
      '#33508a',
      'fill-opacity=".55"',
    ) +
    path(
      `M${x + w} ${y}H${x + w - 26}C${x + w - 18} ${y + 44} ${x + w - 16} ${y + 88} ${x + w - 10} ${y + h}H${x + w}Z`,
      tone(LOW, '#7d3547').base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) +
    line(
      `M${x + w - 12} ${y}C${x + w - 8} ${y + 44} ${x + w - 7} ${y + 88} ${x + w - 4} ${y + h}`,
      INK.key,
      0.7,
    ) +
    line(
      `M${x + 10} ${y + 60}l20 -14M${x + 8} ${y + 74}l12 -8`,
      '#ffffff',
      1.4,
      'stroke-opacity=".4"',
    )
  );
}

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
