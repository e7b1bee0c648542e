import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { isSawn } from '#titles/boat-with-no-name/cast/is-sawn.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { boardFor } from '#titles/boat-with-no-name/set/board-for.ts';
import { bareMast, boat, darkBoard } from '#titles/boat-with-no-name/set/boat.ts';
import { DUSKY } from '#titles/boat-with-no-name/set/colors.ts';
import { fitted } from '#titles/boat-with-no-name/set/fitted.ts';
import { sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';
import { FAR, skyPastFold } from '#titles/boat-with-no-name/set/sky-past-fold.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';
import {
  andGoes,
  block,
  keelAt,
  LEANS,
  onSheet,
  pressed,
  timber,
  weight,
} from '#titles/boat-with-no-name/set/under-keel.ts';

/** Where everybody kneels and stands. */
const GROUND = 205;
/** Between the town and the stones. */
const SHORE = 182;
const AND = 189;
/** The toy, from its left: how wide it is under its load, and how flat it is pressed. */
const TOY = { x: 40, width: 54, flat: 0.6 } as const;

/** The keel goes across all of the page: at its left something dear lies flat under it, between the two somebody low has just pushed that in, and on the right the sign goes off on its toes. */
export const page09: Painting = ({ hero, things, name, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const top = keelAt(TOY.x) - 2.4;
  const toy = squashed(things[0], top);
  const size = rolls ? 22 : headToStand(hero, 94, 25);
  const hand: Point = [TOY.x + toy.width - 2, top + toy.height * 0.6];
  const child = placeHero(
    hero,
    size,
    'ground',
    [hand[0] + size * (rolls ? 1.5 : hero.years < 3 ? 1.1 : 1.42), GROUND],
    {
      pose: 'kneel',
      mood: 'brave',
      face: { mouth: 'firm', brow: [-1, -9, -6], askew: 5, cheek: 1, flushed: true },
      puff: 0.7,
      yaw: -64,
      gaze: [-1, 0.3],
      pitch: 4,
      nod: 8,
      leanInChair: 48,
      body: { lean: rolls ? 48 : 34, shrug: 4 },
      armR: { upper: [-8, 8], lower: [8, 4], hand: 'rest' },
      armL: { upper: [76, 4], lower: [86, 0], hand: 'press' },
      touchL: hand,
    },
    DUSK,
  );
  const { x, y, k, degrees } = LEANS;
  const whole = nameOf(name);
  const board = boardFor(whole);
  const room = roomOn(board);
  const lettered = nameboard(whole, isSawn(whole) ? room : onSheet(upright(room)), DUSK);
  const art =
    clean(sky(SHEET, SHORE + 4, ...DUSKY)) +
    stars(beside === true) +
    farTown() +
    slip(-4, SHEET + 8) +
    oval(114, 186, 98, 58, lamplight()) +
    weight(104, 207, 92) +
    child.shadow +
    block(TOY.x + 3, top + toy.height - 0.6, toy.width - 6, GROUND) +
    toy.art +
    weight(AND, GROUND + 0.6, 22) +
    andGoes([AND, GROUND], DUSK) +
    at(
      x,
      y,
      k,
      (beside ? bareMast(DUSK) : '') +
        boat(DUSK) +
        timber() +
        clean(darkBoard(DUSK, board)) +
        (isSawn(whole) ? lettered.art : ''),
      degrees,
    ) +
    (isSawn(whole) ? '' : lettered.art) +
    pressed(TOY.x + 4, TOY.x + toy.width - 4) +
    child.art +
    at(27, 210, 0.46, CREATURES.lantern(DUSK));
  return {
    art,
    quiet: { box: { ...SAFE, height: 62 }, ink: 'light', largest: LARGE },
    faces: [child.face],
    signs: lettered.signs,
    ...(beside && {
      overFold: () =>
        groundPastFold(
          clean(skyPastFold(SHORE + 4, ...DUSKY)) + stars(true) + farTown() + slip(-FAR, FAR + 10),
        ),
    }),
  };
};

const lamplight = (): string =>
  radial([
    [0, '#ffd58a', 0.85],
    [0.5, '#f0a878', 0.4],
    [1, '#f0a878', 0],
  ]);

/** What of the board is the name's. */
const roomOn = (board: Box): Box => ({ ...board, x: board.x + 22, width: board.width - 34 });

/** Set as text it stays upright, and has to be lower to stay on a board that leans. */
const upright = (room: Box): Box => ({ ...room, y: room.y + 1.5, height: room.height - 3 });

/** Where everybody else has gone home; so far off that it is hardly lit. */
const farTown = (): string =>
  `<g opacity=".45">${town('nine', DUSK, -118, 104, SHORE, 20, true)}${town('nine east', DUSK, 96, 280, SHORE, 14, true)}</g>`;

/** Over the boat, where there are no words; far from those beside it, too. */
const stars = (beside: boolean): string =>
  line(
    beside
      ? 'M-196 22h.1M-150 14h.1M-104 26h.1M-58 16h.1M-14 34h.1M-8 96h.1M22 20h.1M58 44h.1M84 14h.1M142 30h.1M158 62h.1M186 18h.1M204 74h.1'
      : 'M18 80h.1M44 92h.1M188 88h.1M204 81h.1',
    '#fff3dc',
    1.1,
  );

/** Planks that run down to the water. */
const slip = (x: number, width: number): string => {
  let gaps = '';
  for (let each = x - (x % 46); each < x + width; each += 46)
    gaps += `M${each} ${SHORE}l${(each - 100) * 0.2} 40`;
  return (
    box(
      x,
      SHORE,
      width,
      44,
      linear([
        [0, '#433a58'],
        [1, '#2f2743'],
      ]),
    ) + line(`M${x} ${SHORE + 9}h${width}M${x} ${SHORE + 21}h${width}${gaps}`, '#251f38', 0.9)
  );
};

/** What lies under a keel, as wide as ever and not as high. */
function squashed(
  name: DrawnThing,
  top: number,
): { readonly art: string; readonly width: number; readonly height: number } {
  const toy = fitted(name, { x: 0, y: 0, width: TOY.width, height: 44 }, DUSK);
  const [wider, flatter] = [1.22, TOY.flat];
  return {
    art: `<g transform="translate(${TOY.x} ${top.toFixed(2)}) rotate(${LEANS.degrees}) scale(${wider} ${flatter})">${toy.art}</g>`,
    width: toy.where.width * wider,
    height: toy.where.height * flatter,
  };
}
