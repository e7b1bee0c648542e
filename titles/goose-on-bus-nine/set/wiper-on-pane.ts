import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import { box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { breathDrawn } from '#titles/goose-on-bus-nine/set/fogged.ts';

const SILL = 196;

/** What was found out on the other pane has been tried on this one, too, and is running by now. */
export const drawnBefore = (): string => {
  const wave = (x: number, y: number): string =>
    `M${x} ${y}${'c4 -6 8 -6 12 0c4 6 8 6 12 0'.repeat(2)}`;
  // What runs begins where a wave is lowest, and ends before the next one: through it, it was a post.
  return clean(
    breathDrawn(wave(-178, 20), 3, CLEARED, [[[-136, 25], 4]], BREATH) +
      breathDrawn(wave(-174, 34), 3, CLEARED, [[[-156, 39], 4]], BREATH) +
      breathDrawn(
        wave(-177, 48),
        3,
        CLEARED,
        [
          [[-159, 53], 11],
          [[-135, 53], 7],
        ],
        BREATH,
      ),
  );
};

/** Of the pane, where the town is seen without breath between. */
const CLEARED = '#9db8e0';

const BREATH = 0.03;

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
