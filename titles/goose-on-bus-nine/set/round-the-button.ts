// What a button of Bus Nine is let into: the wall below a row of windows, and its enamel plate.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { asGround, at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { type Nearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { pastFold } from '#bookmaking/past-fold.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { feather } from './feather.ts';
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
  asGround(pastFold(nearer(view, wallBeside()))) + clean(shifted(0, 10, leftBehind()));

/** Both pages' wall: its rail above all words, and dark where they are. */
const wallBeside = (): string =>
  // Under words: a surface laid light strokes on what is dark.
  clean(
    shifted(0, -RAISED, wall()) +
      box(
        -130,
        89 - RAISED,
        162,
        170,
        linear(
          [
            [0, '#143a3c', 0.9],
            [0.6, '#143a3c', 0.86],
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

/** Seats that everybody has got up from, lamps on them: on one a leaf of a leek, on one a page of music, on one what a dog leaves; and on that of a gray coat what a coat does not. */
const leftBehind = (): string =>
  box(-240, 207, 246, 40, '#15393a') +
  [-206, -160, -114, -68].map(seat).join('') +
  at(-57, 196, 0.86, feather(0, 0), 16) +
  shifted(
    -17,
    13,
    path(
      'M-186 176C-178 168 -170 176 -162 178C-154 180 -150 186 -149 198C-153 191 -157 186 -164 184C-172 183 -178 180 -186 176Z',
      '#a5cf74',
      'stroke="#2a5a3c" stroke-width=".8"',
    ) + line('M-182 176C-172 173 -166 180 -159 182C-154 184 -151 189 -150 195', '#5f9a52', 0.9),
  ) +
  shifted(
    -138,
    180,
    path('M-12 -15L11 -12L8 18L-14 16Z', '#efe4c4') +
      line(
        'M-9 -9L7 -7M-9.4 -6L6.6 -4M-9.8 -3L6.2 -1M-10.4 5L5.4 6.6M-10.8 8L5 9.6M-11.2 11L4.6 12.6',
        '#a89a82',
        0.5,
      ) +
      line('M-6 -6v-4M-1 -3v-4M3 -5v-4M-6 8v-4M0 9v-4', '#3a2a34', 0.8) +
      line('M-6.6 -6h.1M-1.6 -3h.1M2.4 -5h.1M-6.6 8h.1M-.6 9h.1', '#3a2a34', 2),
  ) +
  line(
    'M-108 192l9 -3M-106 189l8 2M-101 192l2 -8M-98 190l9 -1M-96 186l6 5M-92 192l8 -4M-88 190l3 -6M-84 192l6 -5M-82 188l6 3M-94 176l5 -3M-92 171l6 3M-87 177l2 -5M-96 181l4 2',
    '#e8ad66',
    0.9,
  );

/** From its left edge. */
const seat = (x: number): string =>
  path(roundedBox(x, 160, 45, 46, 10), '#123435') +
  path(roundedBox(x - 1.4, 158, 45, 46, 10), '#2f736d') +
  line(`M${x + 8} 161.4h26`, '#6fbcaa', 2.2) +
  path(roundedBox(x - 3, 193, 48, 17, 6), '#1b4a4a') +
  path(roundedBox(x - 3, 191.6, 48, 10, 5), '#3f8f86') +
  line(`M${x + 2} 193.4h36`, '#7cc7b4', 1, 'stroke-opacity=".7"');

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
