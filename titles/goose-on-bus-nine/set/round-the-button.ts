// What a button of Bus Nine is let into: the wall below a row of windows, and its enamel plate.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { asGround, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { type Nearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { pastFold } from '#bookmaking/past-fold.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { feather } from './feather.ts';
import { leftBehind } from './left-behind.ts';
import { R, X, Y } from './red-dome.ts';

/** The wall, and the plate with the ring that the red glass sits in; `beside` a page of words it is that page's, too, and darker there; alone it has a feather. */
export const roundTheButton = (beside: boolean): string =>
  (beside ? wallBeside() : wall() + feather(48, 104) + rail()) +
  box(X - 86, Y - 66, 190, 190, '#5b3040', 44, 'fill-opacity=".28"') +
  box(X - 78, Y - 76, 190, 190, '#f3dcae', 42) +
  box(
    X - 76,
    Y - 76,
    190,
    190,
    linear(
      [
        [0, '#fffaf0'],
        [0.5, '#fff3da'],
        [1, '#eccf9a'],
      ],
      1,
      0,
      0,
      1,
    ),
    42,
  ) +
  line(
    `M${X - 68} ${Y + 26}V${Y - 30}Q${X - 66} ${Y - 68} ${X - 30} ${Y - 69}H${X + 80}`,
    '#ffffff',
    2.4,
    'stroke-opacity=".9"',
  ) +
  worn() +
  screw(X - 56, Y - 56) +
  oval(X - 5, Y + 7, R * 1.3, R * 1.3, '#6a3a34', 'fill-opacity=".3"') +
  oval(X, Y, R * 1.22, R * 1.22, '#c9a86a') +
  line(`M${X - 65} ${Y + 10}A66 66 0 0 1 ${X + 30} ${Y - 58}`, '#fff2c4', 3) +
  oval(X + 1, Y + 2, R * 1.15, R * 1.15, '#6a4038');

/** Past the fold: the same wall, and what is left of those who sat along it. */
export const seatsPastFold = (view: Nearer): string =>
  asGround(pastFold(nearer(view, wallBeside()))) +
  // Words keep off it.
  clean(pastFold(nearer(view, shifted(0, -RAISED, rail())))) +
  clean(shifted(0, 10, leftBehind()));

/** Both pages' wall: its rail above all words, and dark where they are. */
const wallBeside = (): string =>
  // Under words: a surface laid light strokes on what is dark.
  clean(
    shifted(0, -RAISED, wall()) +
      box(
        -130,
        89 - RAISED,
        188,
        170,
        linear(
          [
            [0, '#143a3c', 0.88],
            [0.6, '#143a3c', 0.86],
            [0.83, '#143a3c', 0.7],
            [1, '#143a3c', 0],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
  );
const RAISED = 14;

/** The bus's wall: the blue of the evening lies on it in slanted panes, with the shadows of drops; further down a lamp warms it. */
function wall(): string {
  const chance = chanceFrom('page 5');
  const panes =
    'M-130 84V-8H-98L-132 84ZM-124 84L-90 -8H-52L-86 84ZM-78 84L-44 -8H-4L-38 84ZM-30 84L4 -8H60L30 84ZM38 84L68 -8H124L98 84ZM106 84L132 -8H188L166 84ZM174 84L196 -8H250L234 84Z';
  let shadows = '';
  let cores = '';
  for (let i = 0; i < 84; i++) {
    const x = chance() * SHEET;
    const y = chance() * 84;
    const r = 0.6 + chance() * 1.6;
    shadows += disc(x, y, r, r * 1.25);
    cores += disc(x - r * 0.2, y + r * 0.5, r * 0.42);
    if (chance() > 0.7) shadows += `M${num(x - 0.4)} ${num(y)}h.8v${num(-6 - chance() * 12)}h-.8Z`;
  }
  return (
    box(
      -130,
      0,
      SHEET + 130,
      SHEET,
      linear([
        [0, '#33263f'],
        [0.3, '#4a3242'],
        [0.42, '#6a4848'],
        [1, '#6a4848'],
      ]),
    ) +
    path(
      panes,
      linear([
        [0, '#46527a'],
        [0.7, '#4a4a68', 0.8],
        [1, '#5a5070', 0.6],
      ]),
    ) +
    clip(panes, path(shadows, '#332f4e', 'fill-opacity=".75"') + path(cores, '#525e84')) +
    // Bus green below: skin of every tone stands out against it, and so does red.
    box(
      -130,
      88,
      SHEET + 134,
      166,
      linear([
        [0, '#2b6664'],
        [0.45, '#48918a'],
        [1, '#1f5456'],
      ]),
    ) +
    rail() +
    line(joints(0), '#1c4a4c', 1.2, 'stroke-opacity=".7"') +
    line(joints(1.4), '#8fc4b4', 0.7, 'stroke-opacity=".5"') +
    oval(
      36,
      160,
      66,
      58,
      radial([
        [0, '#ffd48a', 0.34],
        [1, '#ffd48a', 0],
      ]),
    )
  );
}

const joints = (dx: number): string =>
  Array.from({ length: 9 }, (_, i) => `M${54 - i * 20 + dx} 92V254`).join('');

/** Under the window, before a feather that is stuck behind it. */
const rail = (): string =>
  box(-130, 85, SHEET + 134, 4.4, '#d9a35c') + line('M-130 88.8H220', '#8a5a34', 0.9);

/** Three hundred thumbs a day have missed it: the enamel is worn to its primer below, and the row of windows lies on it. */
const worn = (): string =>
  path(
    `M${X + 34} ${Y - 76}L${X + 20} ${Y - 62}H${X + 44}L${X + 58} ${Y - 76}ZM${X + 66} ${Y - 76}L${X + 50} ${Y - 60}Q${X + 58} ${Y - 52} ${X + 64} ${Y - 44}L${X + 90} ${Y - 70}V${Y - 76}Z`,
    '#ffffff',
    'fill-opacity=".6"',
  ) +
  path(
    `M${X - 58} ${Y + 44}C${X - 50} ${Y + 56} ${X - 40} ${Y + 66} ${X - 26} ${Y + 72}C${X - 30} ${Y + 76} ${X - 40} ${Y + 74} ${X - 48} ${Y + 66}C${X - 56} ${Y + 60} ${X - 62} ${Y + 50} ${X - 58} ${Y + 44}Z`,
    '#d3ae72',
    'fill-opacity=".55"',
  );

const screw = (x: number, y: number): string =>
  oval(x + 0.6, y + 0.8, 4, 4, '#b08a58') +
  oval(x, y, 3.8, 3.8, '#e6cf9c') +
  line(`M${x - 2.4} ${y - 1.6}L${x + 2.4} ${y + 1.6}`, '#9a7646', 1);
