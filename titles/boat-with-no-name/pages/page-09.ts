import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { isSawn } from '#titles/boat-with-no-name/cast/is-sawn.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { boardFor } from '#titles/boat-with-no-name/set/board-for.ts';
import { bareMast, boat, darkBoard } from '#titles/boat-with-no-name/set/boat.ts';
import { DUSKY } from '#titles/boat-with-no-name/set/colors.ts';
import { fitted } from '#titles/boat-with-no-name/set/fitted.ts';
import { sky } from '#titles/boat-with-no-name/set/harbor.ts';
import { BY_LANTERN, DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';
import { onBothPages } from '#titles/boat-with-no-name/set/on-both-pages.ts';
import {
  BAY,
  bayAtNight,
  moon,
  moonTrack,
  rails,
  sleepers,
} from '#titles/boat-with-no-name/set/slipway.ts';
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
/** Between the two whom it lights. */
const LANTERN = [158, 209] as const;
const AND = 189;
/** The toy, from its left: how wide it is under its load, and how flat it is pressed. */
const TOY = { x: 40, width: 54, flat: 0.6 } as const;

/** The keel goes across all of the page: at its left something dear lies flat under it, between the two somebody low has just pushed that in, and on the right the sign goes off on its toes. */
export const page09: Painting = ({ hero, things, name, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const top = keelAt(TOY.x) - 2.4;
  const toy = squashed(things[0], top);
  const size = rolls ? 21 : headToStand(hero, 88, 25);
  const hand: Point = [TOY.x + toy.width - 2, top + toy.height * 0.6];
  const child = placeHero(
    hero,
    size,
    'ground',
    [hand[0] + size * (rolls ? 1.5 : hero.years < 3 ? 1.1 : 1.42), GROUND],
    {
      pose: 'kneel',
      mood: 'happy',
      face: { eyes: 'open', mouth: 'smile', brow: [-9, -13, -6], cheek: 1, flushed: true },
      yaw: 38,
      gaze: [1, -0.1],
      pitch: 3,
      tilt: -6,
      body: { roll: rolls ? -24 : -22, lean: rolls ? 16 : 6, shrug: 4 },
      armL: { upper: [10, 16], lower: [40, -8], hand: 'rest' },
      armR: { upper: [-12, 74], lower: [-10, 80], hand: 'press' },
      touchR: hand,
    },
    BY_LANTERN,
  );
  const { x, y, k, degrees } = LEANS;
  const whole = nameOf(name);
  const board = boardFor(whole);
  const room = roomOn(board);
  const lettered = nameboard(whole, isSawn(whole) ? room : onSheet(upright(room)), DUSK);
  const art =
    night(beside === true) +
    bayAtNight() +
    rails() +
    oval(LANTERN[0], 182, 78, 56, lamplight()) +
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
    // On the hull behind a face: what is dark has a light to be seen against.
    oval(child.head[0] + 6, child.head[1] + 8, size * 1.5, size * 1.4, onHull()) +
    child.art +
    at(...LANTERN, 0.5, CREATURES.lantern(DUSK));
  return {
    art,
    quiet: { box: { ...SAFE, height: 62 }, ink: 'light', largest: LARGE },
    faces: [child.face],
    signs: lettered.signs,
    ...(beside && {
      overFold: () =>
        groundPastFold(night(true)) +
        pastFold(moon()) +
        groundPastFold(bayAtNight() + moonTrack() + sleepers() + rails()) +
        pastFold(at(-58, 204, 0.66, CREATURES.catSitting(DUSK))),
    }),
  };
};

const lamplight = (): string =>
  radial([
    [0, '#ffd58a', 0.85],
    [0.5, '#f0a878', 0.4],
    [1, '#f0a878', 0],
  ]);

const onHull = (): string =>
  radial([
    [0, '#ffd08a', 0.72],
    [0.55, '#f5b070', 0.36],
    [1, '#f0a878', 0],
  ]);

/** What of the board is the name's. */
const roomOn = (board: Box): Box => ({ ...board, x: board.x + 22, width: board.width - 34 });

/** Set as text it stays upright, and has to be lower to stay on a board that leans. */
const upright = (room: Box): Box => ({ ...room, y: room.y + 1.5, height: room.height - 3 });

const night = (wordsBeside: boolean): string =>
  clean(onBothPages((width) => sky(width, BAY + 4, ...DUSKY))) + stars(wordsBeside);

/** Over the boat, where there are no words; far from those beside it, too. */
const stars = (beside: boolean): string =>
  line(
    beside
      ? 'M-196 9h.1M-150 13h.1M-104 8h.1M-58 12h.1M-14 34h.1M-8 96h.1M22 20h.1M58 44h.1M84 14h.1M142 30h.1M158 62h.1M186 18h.1M204 74h.1'
      : 'M18 80h.1M44 92h.1M188 88h.1M204 81h.1',
    '#fff3dc',
    1.1,
  );

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
