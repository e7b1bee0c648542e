// Where page 2 is folded, the wall of the bus turns across: cornice and row of windows go on, and riders sit before them.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { num, polygon } from '#bookmaking/drawing/curves.ts';
import { box, calm, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { AT_FOLD } from './ceiling-above.ts';
import { BUS } from './colors.ts';
import { boards, type Frame, NEAR, type Room, WINDOW_FOOT, WINDOW_TOP } from './room.ts';
import { wetRoofs } from './wet-roofs.ts';

/** Panes of one width; between the first and the fold is the corner. */
const PANES = [
  [-57, -4],
  [-117, -64],
  [-177, -124],
  [-237, -184],
] as const;

/** All heights are those that the wall has in the fold. */
export function wallPastFold(bus: Room, frame: Frame): string {
  const { up, down } = frame;
  const on = (height: number): number => bus.at(-1, height, AT_FOLD)[1];
  const [cornice, top] = [on(-up), on(up * WINDOW_TOP)];
  const [foot, rail, floor] = [on(up * WINDOW_FOOT), on(up * WINDOW_FOOT + 6), on(down)];
  const [far, near] = [bus.at(0, down, frame.back)[1], bus.at(0, down, NEAR)[1]];
  const glass = PANES.map(([from, to]) =>
    polygon([
      [from, top],
      [to, top],
      [to, foot],
      [from, foot],
    ]),
  ).join('');
  return calm(
    // As deep as beside the fold, where it begins farther away.
    box(-240, far, 246, near - far, boards()) +
      box(-240, cornice, 246, floor - cornice, mix(BUS.wall, BUS.wallFar, TO_FOLD)) +
      box(-240, rail, 246, floor - rail, mix(BUS.panel, '#8a5a3c', 0.4 * TO_FOLD)) +
      clip(
        glass,
        wetRoofs(chanceFrom('past fold'), { x: -240, y: top, width: 246, height: foot - top }, 1) +
          path(glass, '#ffd27a', 'fill-opacity=".08"'),
      ) +
      line(glass, BUS.frame, 2.2) +
      // Of the pane that begins in the corner.
      line(`M2 ${num(top - 1)}V${num(foot + 1)}`, BUS.frame, 2.2) +
      line(`M-240 ${num(rail)}H6`, mix(BUS.panel, '#6a3f3a', 0.5), 0.8) +
      line(`M-240 ${num(cornice)}H6`, '#fff4d6', 1.2, 'stroke-opacity=".7"'),
  );
}

/** How far the side's color has gone over into that of its far end. */
const TO_FOLD = 0.85;
