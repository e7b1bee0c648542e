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
const SCALLOPS = 12;

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
        `M${LEFT} ${TOP}H${RIGHT}V${HEM}H${LEFT}Z`,
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
      line(
        `M-194 ${TOP + 2}Q-198 80 -192 ${HEM - 12}M-26 ${TOP + 2}Q-22 80 -28 ${HEM - 12}`,
        '#b4b0de',
        1.4,
        'stroke-opacity=".6"',
      ),
  ) +
  // Between its upper edge and its hem: words go over neither.
  pastFold(
    path(`M${LEFT} ${TOP}L${LEFT + 8} ${TOP - 8}H${RIGHT - 8}L${RIGHT} ${TOP}Z`, '#f0f1ff') +
      path(hem(), '#b7b2e2') +
      line(`M${LEFT} ${HEM - 4}H${RIGHT}`, '#e9ebff', 1) +
      at(-62, TOP - 4, 0.86, cup()),
  );

/** In scallops, as somebody’s aunt makes them. */
function hem(): string {
  const wide = (RIGHT - LEFT) / SCALLOPS;
  const low = Array.from(
    { length: SCALLOPS },
    (_, i) => `Q${num(RIGHT - (i + 0.5) * wide)} ${HEM + 8} ${num(RIGHT - (i + 1) * wide)} ${HEM}`,
  ).join('');
  return `M${LEFT} ${HEM - 7}H${RIGHT}V${HEM}${low}Z`;
}

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
