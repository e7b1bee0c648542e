import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { asGround, at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { STAFF } from '#titles/hole-department/cast/staff.ts';
import { EARTH, GEAR, OFFICE, PAPER } from './colors.ts';
import { spade } from './gear.ts';
import { DAY } from './lights.ts';

/** Of the board, in mm of the page at the left of the fold. */
const [LEFT, RIGHT, HEAD, FOOT] = [-199, -12, 24, 172];

/** Put up a moment ago: a board as large as its page, for what is not allowed. */
export const notice = (short: boolean): string =>
  asGround(
    line(`M-182 ${FOOT - 4}V202M-30 ${FOOT - 4}V202`, OFFICE.woodDark, 7) +
      line(`M-183.500 ${FOOT - 4}V202M-31.500 ${FOOT - 4}V202`, OFFICE.woodLite, 2) +
      box(LEFT + 3, HEAD + 4, RIGHT - LEFT, FOOT - HEAD, '#4a2f20', 3, 'fill-opacity=".25"') +
      box(LEFT, HEAD, RIGHT - LEFT, FOOT - HEAD, OFFICE.wood, 3) +
      path(
        roundedBox(LEFT + 3, HEAD + 3, RIGHT - LEFT - 6, FOOT - HEAD - 6, 2),
        linear([
          [0, '#fffaea'],
          [1, PAPER.base],
        ]),
      ),
  ) +
  stripes() +
  (short ? forbidden(-116, 128) : '') +
  line(`M${LEFT + 8} ${FOOT - 7}h.1M${RIGHT - 8} ${FOOT - 7}h.1`, OFFICE.brass, 3.4) +
  clerk();

/** For whom the board has one word: what it means. */
const forbidden = (x: number, y: number): string =>
  oval(x, y, 30, 30, 'none', `stroke="${GEAR.coral}" stroke-width="6.5"`) +
  spade(DAY, [x + 13, y - 22], [x - 12, y + 23], 17) +
  line(`M${x - 21} ${y - 21}L${x + 21} ${y + 21}`, GEAR.coral, 6.5);

/** As on a barrier, along its head. */
function stripes(): string {
  const bar = roundedBox(LEFT + 3, HEAD + 3, RIGHT - LEFT - 6, 11, 2);
  let slants = '';
  for (let x = LEFT - 6; x < RIGHT; x += 22) slants += `M${x} ${HEAD + 14}l12 -11h11l-12 11Z`;
  return path(bar, GEAR.cream) + clip(bar, path(slants, GEAR.coral));
}

/** Somebody hammers at a post, in the molehill that it came out of. */
function clerk(): string {
  const hammers = mole(
    {
      person: STAFF.cap,
      where: [-78, 226],
      size: 60,
      facing: 1,
      look: -6,
      mood: 'brisk',
      far: [-42, 195],
    },
    DAY,
  );
  return (
    hammers.art +
    at(
      -42,
      195,
      1,
      line('M0 6V-16', OFFICE.woodLite, 3.2) + box(-10, -23, 20, 10, OFFICE.woodDark, 2),
      24,
    ) +
    hammers.farPaw +
    path(
      'M-118 214C-112 206 -104 208 -98 203C-90 199 -84 204 -76 201C-66 198 -60 204 -54 203C-46 204 -42 210 -34 214V224H-118Z',
      EARTH.wall,
    ) +
    line('M-110 209C-104 206 -102 206 -97 203.500C-90 200 -84 205 -76 202', '#c79560', 1.6)
  );
}
