// What a wet pane has of the street behind us: roofs, somebody's supper, two lamps that run.
import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SILL } from './steamed-pane.ts';

/** Past what has been drawn, and as far as a pane goes. */
const [FROM, TO] = [150, 440];
/** Down to here words lie on it. */
const UNDER_WORDS = 122;

/** Houses and lamps as steam gives them back, warm, and all but out behind words. */
export function streetInGlass(): string {
  const { roofs, high, low } = houses(chanceFrom('page 8, the street in the glass'));
  return clean(
    box(
      FROM - 60,
      -4,
      TO - FROM + 60,
      200,
      linear(
        [
          [0, '#2a3460', 0],
          [0.36, '#2a3460', 0.6],
          [1, '#2c2f5c', 0.72],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
      path(
        roofs,
        linear([
          [0, '#1d2348', 0.46],
          [0.6, '#232650', 0.6],
          [1, '#5a4058', 0.4],
        ]),
      ) +
      path(high, '#e79a4c', 'fill-opacity=".1"') +
      path(low, '#f9c26c', 'fill-opacity=".85"') +
      lampThatRuns(266, 134, 1, 1.7) +
      lampThatRuns(352, 126, 0.9, 0.8),
  );
}

/** One after another, tall and narrow; about every third window is lit. */
function houses(chance: Chance): { roofs: string; high: string; low: string } {
  let [roofs, high, low] = ['', '', ''];
  for (let x = FROM; x < TO; ) {
    const width = 25 + chance() * 13;
    const top = x < 232 ? 112 + chance() * 14 : 40 + chance() * 40;
    roofs += `M${num(x)} ${SILL}V${num(top)}l${num(width / 2)} ${num(-8 - chance() * 6)}l${num(width / 2)} ${num(8)}V${SILL}Z`;
    for (let y = top + 6; y < SILL - 24; y += 16)
      for (let at = x + 4.4; at < x + width - 7; at += 9.4) {
        if (chance() > 0.36) continue;
        const pane = roundedBox(at, y, 5.4, 8.4, 0.8);
        if (y > UNDER_WORDS) low += pane;
        else high += pane;
      }
    x += width;
  }
  return { roofs, high, low };
}

/** A lamp, and what rain makes of it: one long light down the pane, in shreds. */
function lampThatRuns(x: number, y: number, strength: number, large: number): string {
  const chance = chanceFrom(`lamp ${x}`);
  let shreds = '';
  for (let at = y + 8; at < SILL; at += 2.6 + chance() * 2)
    shreds += `M${num(x - (1 + chance() * 4) * large)} ${num(at)}h${num((2 + chance() * 7) * large)}`;
  return (
    oval(
      x,
      y,
      30 * large,
      30 * large,
      radial([
        [0, '#ffd68a', 0.62 * strength],
        [0.35, '#f3a555', 0.34 * strength],
        [1, '#e88a48', 0],
      ]),
    ) +
    box(
      x - 3.4 * large,
      y,
      6.8 * large,
      SILL - y,
      linear([
        [0, '#ffd68a', 0.7 * strength],
        [1, '#f3a555', 0.24 * strength],
      ]),
      3.4,
    ) +
    line(shreds, '#ffe2a8', 1.2, `stroke-opacity="${0.6 * strength}"`) +
    oval(x, y, 4.6 * large, 5.6 * large, '#fff0c8', `fill-opacity="${0.9 * strength}"`)
  );
}
