// Ten's room at night: a wall of window, and one long table on which a lamp stands, so near that one can read on its shade.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { box, clean, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { LAMP } from './lights.ts';
import { glow } from './ramp.ts';

/** The table's farther and nearer edge, and its right end at each of them. In mm. */
const TOP = { far: 160, near: 180, end: 142, nearEnd: 149 } as const;

/** All that stands behind those at the table; `left` of the page as well. */
export const roomOfTen = (left = 0): string =>
  clean(
    nightTown(left) +
      box(
        -left - 4,
        163,
        SHEET + left + 8,
        57,
        linear([
          [0, '#4c4478'],
          [0.42, '#5a4a7c'],
          [0.43, '#5a4468'],
          [1, '#7a5560'],
        ]),
      ) +
      box(-left - 4, 184, SHEET + left + 8, 3.4, '#463a68'),
  ) + mittenAtWindow(left ? 40 : 74);

/** It has a hook for the summer. */
const mittenAtWindow = (y: number): string =>
  oval(168, y, 2, 2, '#c9986a') + mittenOnWool(LAMP, [168, y], [168, y + 6], 17, 4);

/** All of the wall is window: under the sky the town, with a few others still up. */
function nightTown(left: number): string {
  const chance = chanceFrom('town at night');
  let roofs = '';
  let lit = '';
  for (let x = -left - 6; x < SHEET; ) {
    const wide = 11 + chance() * 12;
    const top = 122 + chance() * 18;
    roofs += `M${num(x)} 160V${num(top)}l${num(wide / 2)} -6l${num(wide / 2)} 6V160Z`;
    if (chance() > 0.5) lit += `M${num(x + wide / 2)} ${num(top + 7)}v3`;
    x += wide;
  }
  return (
    box(
      -left - 6,
      -14,
      SHEET + left + 12,
      174,
      linear([
        [0, '#121b48'],
        [0.5, '#1f2d6c'],
        [0.72, '#4a5ea8'],
        [0.86, '#b08fb4'],
      ]),
    ) +
    specks(chance, { x: 8, y: 84, width: 200, height: 20 }, 14, '#ffe9b8', 0.9, 0.9) +
    path(roofs, '#2a3272') +
    line(lit, '#ffce7a', 2) +
    line('M22 -14V160M168 -14V160', '#5a4a6e', 2.6) +
    box(-left - 6, 158, SHEET + left + 12, 5, '#6e5a80')
  );
}

/** The table, seen a little from above; its cloth is one of the forty, and hangs at the right over its end. */
export function table(left = 0): string {
  const from = -left - 6;
  const { far, near, end, nearEnd } = TOP;
  const waves = Math.floor((nearEnd - from) / 12);
  const hem = Array.from({ length: waves }, () => 'q-6 5 -12 0').join('');
  return clean(
    oval((from + nearEnd) / 2, 208, (nearEnd - from) / 2, 5, '#141b44', 'fill-opacity=".45"') +
      path(
        `M${from} ${near - 4}H${nearEnd}V202${hem}H${from}Z`,
        linear([
          [0, '#d98a58'],
          [1, '#8a4a52'],
        ]),
      ) +
      path(
        `M${from} ${far}H${end - 3}Q${end} ${far} ${end + 1} ${far + 3}L${nearEnd} ${near - 1}Q${nearEnd + 1} ${near + 3} ${nearEnd - 3} ${near + 3}H${from}Z`,
        linear([
          [0, '#f3c084'],
          [1, '#dd9560'],
        ]),
      ) +
      line(`M${from} ${near + 2.4}H${nearEnd - 2}`, '#ffd9a0', 1.2),
  );
}

/** A drum of paper, wider below. */
const SHADE = 'M-184 18Q-108 10 -32 18L-14 138Q-108 150 -202 138Z';

/** The lamp on the page of words: its light, its foot, and the shade that shines. */
export const greatLamp = (): string =>
  clean(
    glow(-108, 90, 190, 150, '#ffc873', 0.5) +
      glow(-108, 172, 120, 20, '#fff0c0', 0.8) +
      oval(-108, 182, 34, 6, '#7a3f3a', 'fill-opacity=".4"') +
      path(
        'M-112 140H-104L-103 168C-100 175 -84 176 -80 181Q-108 190 -136 181C-132 176 -116 175 -113 168Z',
        '#8f6a3c',
      ) +
      path(
        'M-112 140H-109L-111 168C-114 176 -128 178 -132 182L-136 181C-132 176 -116 175 -113 168Z',
        '#e0b25e',
      ) +
      path(
        SHADE,
        radial(
          [
            [0, '#fff7dc'],
            [0.6, '#ffeab4'],
            [1, '#f9cf86'],
          ],
          0.5,
          0.62,
          0.7,
        ),
      ) +
      line('M-184 18Q-108 10 -32 18', '#b9783c', 3) +
      line('M-202 138Q-108 150 -14 138', '#b9783c', 3.4),
  );
