import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asGround, at, brush, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { grownArm } from './arms.ts';
import { CLOGS, GOWN, TWEED } from './tall-ones.ts';

/** From two hands down to the floor, and along the rug to where it is still rolled up. */
const SHEET_OF_PAPER =
  'M236 20Q330 25 421 17C424 60 424 110 425 158C426 186 404 194 360 199C290 207 200 206 128 209C124 203 124 196 128 191C190 190 236 188 236 156C237 110 238 60 236 20Z';

/** A very short language, in full, as large as a page; words may lie on its upper half. Below them a night is drawn, with a bed in it, and crossed out. In mm of the opening. */
export function heldUp(light: Light): string {
  const paper = tone(light, '#fffaf0');
  return (
    path(SHEET_OF_PAPER, light.shade, 'fill-opacity=".3" transform="translate(-4 4)"') +
    asGround(clean(path(SHEET_OF_PAPER, paper.base))) +
    clip(
      SHEET_OF_PAPER,
      path(
        'M120 214H440V176C380 190 300 192 236 170C232 190 180 190 120 192Z',
        paper.shade,
        'fill-opacity=".35"',
      ),
    ) +
    line(SCRIBBLES, '#6b5a86', 1.3) +
    at(192, 199, 0.9, MOON + line('M-13 -6L14 6.400M12 -6.800L-11 7', '#d9402f', 1.6)) +
    roll(light) +
    night() +
    heldBy(light)
  );
}

/** In crayon, from a frame into which somebody was told to put it. */
function night(): string {
  const d =
    'M262 112C300 110 350 113 398 110C400 130 399 146 401 163C350 166 300 162 260 165C262 146 260 130 262 112Z';
  return (
    clip(
      d,
      path(d, '#3b3f8c') +
        brush(
          chanceFrom('night'),
          { x: 250, y: 106, width: 160, height: 66 },
          60,
          12,
          -8,
          '#5a61b8',
          0.7,
          1.6,
        ) +
        path('M286 150H366V160H286Z', '#8a5a44') +
        path('M284 160V130M368 160V142', 'none', 'stroke="#8a5a44" stroke-width="4"') +
        path('M288 150C290 136 306 134 312 140L366 142V152H288Z', '#e58fa6') +
        oval(298, 142, 9, 6, '#fffaf0') +
        path('M372 118A12 12 0 1 0 384 134A10 10 0 0 1 372 118Z', '#f2b733') +
        line('M280 124h.1M312 120h.1M338 128h.1M352 118h.1', '#fff3cf', 3),
    ) +
    line('M254 108Q330 140 406 168', '#d9402f', 5.4) +
    line('M408 106Q340 134 284 159', '#d9402f', 5.4)
  );
}

/** What holds it up has no faces, as ever: and a third, told to cross that out. */
const heldBy = (light: Light): string =>
  grownArm(light, CLOGS, {
    way: [
      [270, -50],
      [262, -16],
      [249, 11],
    ],
    width: 11,
    hand: 'grip',
  }) +
  grownArm(light, GOWN, {
    way: [
      [476, -20],
      [448, 2],
      [420, 17],
    ],
    width: 11,
    hand: 'grip',
    flip: true,
  }) +
  line('M284 159L290 165', '#a82a20', 3.4) +
  line('M291 166L318 187', '#a82a20', 7.4) +
  path('M298.600 167L314 180L309 185.600L293.600 172.600Z', '#fff0d8') +
  grownArm(light, TWEED, {
    way: [
      [470, 214],
      [396, 216],
      [334, 192],
    ],
    width: 13,
    hand: 'grip',
    flip: true,
  });

const roll = (light: Light): string => {
  const paper = tone(light, '#fffaf0');
  return at(
    128,
    200,
    1,
    oval(0, 0, 6, 10, paper.shade) +
      oval(0, 0, 3.6, 6.8, paper.base) +
      line('M0 5.4Q-3.2 0 0 -3.4Q2.8 -1.4 1 2', paper.deep, 0.9),
  );
};

const SCRIBBLES =
  'M142 196q2 -3 4 0t4 0t4 0t4 0M141 201q2 -3 4 0t4 0t4 0t4 0M143 206q2 -3 4 0t4 0M165 197q2 -3 4 0t4 0t4 0M164 203q2 -3 4 0t4 0t4 0M222 195q2 -3 4 0t4 0t4 0t4 0M221 201q2 -3 4 0t4 0t4 0t4 0t4 0';

const MOON =
  path('M3 -7A7 7 0 1 0 5.600 4A6 6 0 0 1 3 -7Z', '#f2b733') +
  line('M3 -7A7 7 0 1 0 5.600 4A6 6 0 0 1 3 -7Z', '#3a2440', 1);
