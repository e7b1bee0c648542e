import { num } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { HALL } from './lights.ts';
import { dozing } from './sleeping-table.ts';

const WOOD = '#a8734e';
/** Its cloth, in mm of the page at the right: words lie on it. */
const [LEFT, RIGHT, TOP, HEM] = [-210, -10, 26, 140] as const;
/** How many folds it falls in. */
const FOLDS = 8;

/** The table from so near that it is as large as the page: a cloth by moonlight, and under its hem four feet that sleep. */
export const clothedTable = (): string =>
  groundPastFold(
    box(LEFT + 12, HEM - 4, RIGHT - LEFT - 24, 60, '#170f30', 8, 'fill-opacity=".62"') +
      oval((LEFT + RIGHT) / 2, 197, 112, 13, '#120b28', 'fill-opacity=".5"') +
      leg(-146, 193, 0.6) +
      leg(-90, 193, 0.6) +
      leg(-186, 205, 0.76) +
      leg(-46, 205, 0.76, true) +
      path(
        `M${LEFT} ${TOP}H${RIGHT}C${RIGHT + 2} 70 ${RIGHT - 2} 110 ${RIGHT + 1} ${HEM}${wave(HEM)}Z`,
        linear(
          [
            [0, '#dfe3fb'],
            [0.6, '#ced0f2'],
            [1, '#c3bde6'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      path(folds(), '#aaa4da', 'fill-opacity=".42"'),
  ) +
  // Between its upper edge and its hem: words go over neither.
  pastFold(
    path(`M${LEFT} ${TOP}L${LEFT + 8} ${TOP - 8}H${RIGHT - 8}L${RIGHT} ${TOP}Z`, '#f0f1ff') +
      line(
        `M${RIGHT + 1} ${HEM - 5}${wave(HEM - 5)}`,
        '#8f88cc',
        1.1,
        'stroke-dasharray="2.4 1.8"',
      ) +
      line(`M${RIGHT + 1} ${HEM}${wave(HEM)}`, '#eef0ff', 1.4) +
      // A corner hangs lower, as corners do.
      path(
        `M${RIGHT - 26} ${TOP + 4}C${RIGHT - 12} 60 ${RIGHT - 14} 116 ${RIGHT - 6} ${HEM + 26}C${RIGHT + 4} 120 ${RIGHT + 5} 66 ${RIGHT} ${TOP}Z`,
        linear([
          [0, '#cfd0f3'],
          [1, '#aca6dc'],
        ]),
      ) +
      line(
        `M${RIGHT - 6} ${HEM + 26}C${RIGHT - 14} 116 ${RIGHT - 12} 60 ${RIGHT - 26} ${TOP + 4}M${RIGHT - 6} ${HEM + 22}C${RIGHT - 6} 100 ${RIGHT - 6} 70 ${RIGHT - 10} ${TOP + 14}`,
        '#8f88cc',
        0.9,
        'stroke-opacity=".7"',
      ) +
      at(-62, TOP - 4, 0.86, cup()),
  );

const WIDE = (RIGHT - LEFT) / FOLDS;

/** The lower edge of cloth that hangs, from right to left. */
const wave = (y: number): string =>
  Array.from(
    { length: FOLDS },
    (_, i) =>
      `C${num(RIGHT - (i + 0.3) * WIDE)} ${y + 9} ${num(RIGHT - (i + 0.6) * WIDE)} ${y + 9} ${num(RIGHT - (i + 0.8) * WIDE)} ${y - 1}S${num(RIGHT - (i + 0.94) * WIDE)} ${y - 4} ${num(RIGHT - (i + 1) * WIDE)} ${y}`,
  ).join('');

/** Where it falls back between two folds: narrow above, and in the shade. */
const folds = (): string =>
  Array.from({ length: FOLDS - 1 }, (_, i) => {
    const x = RIGHT - (i + 0.92) * WIDE;
    const high = TOP + 34 + (i % 3) * 16;
    return `M${num(x - 1)} ${high}C${num(x - 3)} 90 ${num(x - 3)} 120 ${num(x - 5)} ${HEM + 1}L${num(x + 4)} ${HEM - 3}C${num(x + 2)} 118 ${num(x + 1)} 90 ${num(x - 1)} ${high}Z`;
  }).join('');

const leg = (x: number, y: number, size: number, capped = false): string =>
  at(
    x,
    y,
    size,
    `<g transform="scale(1.5 1)">${turnedLeg(HALL, WOOD)}</g>${dozing(tone(HALL, WOOD).deep, capped ? 0.66 : 0)}`,
  );

/** The last one, of somebody tall. */
const cup = (): string =>
  oval(0, 0, 15, 2.6, '#8f8ac6') +
  line('M8 -11Q17 -11 15 -5Q13 -2 7 -3', '#e8c690', 2.2) +
  path('M-9 -14H9C9 -5 6 -1 0 -1C-6 -1 -9 -5 -9 -14Z', '#d8a860') +
  oval(0, -14, 9, 2, '#8a5a3c');
