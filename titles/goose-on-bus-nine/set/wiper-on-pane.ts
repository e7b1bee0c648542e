import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import { box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { fingerMarks, type Stroke } from '#titles/goose-on-bus-nine/set/finger-marks.ts';

const SILL = 196;

/** What was found out on the other pane has been tried on this one, too, as broad as an arm goes, and is running by now: one sees the town through it. */
export const drawnBefore = (): string =>
  clean(
    `<g opacity=".27">${fingerMarks(
      [wave(-186, 26), wave(-178, 50), wave(-184, 74)],
      { width: 4.6, seen: box(-206, 0, 160, 110, '#b4cbe8'), rough: 0.5 },
      'three waves, running',
      // From where a wave is lowest, and never as far as the next: through it, it was a post.
      [
        [[-108, 34], 8],
        [[-140, 58], 7],
        [[-146, 82], 16],
        [[-106, 82], 11],
      ],
    )}</g>`,
  );

const wave = (x: number, y: number): Stroke =>
  Array.from({ length: 22 }, (_, i) => [x + i * 4.6, y - Math.sin((i / 21) * Math.PI * 4) * 7.6]);

/** Where the wiper has been, the glass is clear, up to a hard edge of pushed water; the blade stands at the end of its way. */
export const wiped = (): string => {
  const chance = chanceFrom('page 10 wiper');
  let beads = '';
  for (let i = 0; i < 26; i++) {
    const angle = Math.PI * (1.02 + 0.46 * chance());
    const reach = 181 + chance() * 5;
    beads += disc(
      196 + Math.cos(angle) * reach,
      202 + Math.sin(angle) * reach * 1.06,
      0.5 + chance() * 0.9,
    );
  }
  return clean(
    line('M19 192A178 188 0 0 1 193 12', '#0f1c3c', 2.6, 'stroke-opacity=".35"') +
      line('M20 190A177 187 0 0 1 193 13.6', '#e6f0f8', 1.3, 'stroke-opacity=".7"') +
      line('M32 190A166 176 0 0 1 193 24', '#ffffff', 5, 'stroke-opacity=".05"') +
      path(beads, '#e6f0f8', 'fill-opacity=".6"') +
      // Its arm comes up from below the pane, and has the blade by its middle.
      line('M196.4 74L200 96L206 222', '#14213f', 3) +
      line('M193 13L198.6 134', '#14213f', 3) +
      line('M191.4 14L197 133', '#e6f0f8', 0.8, 'stroke-opacity=".7"') +
      line('M195.4 68L197 80', '#4a5a80', 5),
  );
};

export const sill = (left: number): string =>
  box(
    left,
    SILL + 4,
    SHEET - left,
    SHEET - SILL,
    linear([
      [0, '#5b4038'],
      [1, '#33243a'],
    ]),
  ) +
  box(left, SILL, SHEET - left, 5, BUS.frame) +
  box(left, SILL, SHEET - left, 1.2, '#d9b98a') +
  box(left, 0, SHEET - left, 7, BUS.frame);
