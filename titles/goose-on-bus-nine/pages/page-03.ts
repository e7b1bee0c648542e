import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, calm, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { boxNearer, type Nearer, nearer, pointNearer } from '#bookmaking/drawing/nearer.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import {
  armToWood,
  braid,
  coat,
  overTheWood,
  slippingLeg,
  standingLeg,
} from '#titles/goose-on-bus-nine/cast/cellist.ts';
import {
  alongBow,
  type Bending,
  greatCello,
  shadowOfScroll,
} from '#titles/goose-on-bus-nine/cast/great-cello.ts';
import { shadowUnder } from '#titles/goose-on-bus-nine/cast/shadow-under.ts';
import { stretching } from '#titles/goose-on-bus-nine/cast/stretching.ts';
import { benchByWall } from '#titles/goose-on-bus-nine/set/bench-by-wall.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { celloCase, mittenInCase } from '#titles/goose-on-bus-nine/set/cello-case.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { dingAlong } from '#titles/goose-on-bus-nine/set/great-ding.ts';
import { looseMusic, onFloor } from '#titles/goose-on-bus-nine/set/loose-music.ts';
import {
  amberOnFloor,
  lightsInTheWet,
  marketNight,
  underTheSill,
  windowFrame,
} from '#titles/goose-on-bus-nine/set/market-night.ts';
import { pressedIn, redGlow, swept } from '#titles/goose-on-bus-nine/set/pressed-by-scroll.ts';
import { isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';

const DOME = 12;
/** The middle of the red, from the sheet's left edge. */
const BELL_X = 184;
/** From there to a fingertip: a finger's breadth is left to its rim. */
const SHORT = 22;
/** Where all stand, and where who is small stands. */
const [FLOOR, CUSHION] = [203, 166];
/** And the pole of the button. */
const POLE = 193;
/** How steeply a scroll comes down into the red, and how far from its middle its neck ends. */
const [DOWN_X, DOWN_Y, LONG] = [0.5, 0.866, 21];
/** Upright, a hip almost in somebody's side; a neck that has no room comes over everybody, as high as `top`, and down. */
function celloTo([x, y]: Point, top: number): Bending {
  const root: Point = [63, 116];
  const scroll: Point = [x - DOWN_X * LONG, y - DOWN_Y * LONG];
  const bend = (top - (root[1] + scroll[1]) / 8) / 0.75;
  return {
    foot: [55, 197],
    root,
    bends: [
      [root[0] + 6, bend],
      [scroll[0] - ((scroll[1] - bend) * DOWN_X) / DOWN_Y, bend],
    ],
    scroll,
  };
}
/** The stall in the bow of the neck. */
const STALL: Point = [75, 126];
/** The highest of a neck: where a page has no words; and where it has some, so far above the red (further over a word or two), or from so low a one. */
const [HIGH, RISE, FEW, LOW] = [25, 32, 40, 51];
/** From where one steps back until they fit. */
const FOOT = { x: 158, y: 212 };
/** The lower edge of the window and of the wall under it, as drawn. */
const [SILL, WALL] = [132, 160];

/** From across the aisle: a cello as large as a wardrobe comes round to say sorry, its neck over everybody and down like the hand of a clock; and under it somebody is as long as one can get. */
export const page03: Painting = (cast) => {
  const { hero, beside = false } = cast;
  const explorer = cast.telling === 'explorer' && !beside;
  const { child, bell, under, over } = stretching(hero, BELL_X, SHORT, FLOOR, CUSHION);
  const few = isShort(cast) && !beside;
  const top = beside ? HIGH : Math.min(bell[1] - (few ? FEW : RISE), LOW);
  const words = cast.telling === 'seedling' ? 57 : few ? 63 : explorer ? 80 : 78;
  const view: Nearer = {
    ...FOOT,
    scale: beside ? 1 : Math.min(0.94, (FOOT.y - words) / (FOOT.y + 4 - top)),
  };
  const on = (y: number): number => view.y + (y - view.y) * view.scale;
  const cello = celloTo(bell, top);
  const loud = beside ? 15.4 : 8;
  const music = looseMusic(alongBow(cello, -14));
  const [sill, floor] = [on(SILL), on(WALL)];
  const scene =
    openCase() +
    (beside ? music : '') +
    redGlow(bell) +
    rings(bell[0], bell[1], 8, 2) +
    lampInPane(child.head) +
    benchByWall(112, 126, CUSHION, 187) +
    shadowUnder(BELL_X, POLE, 6) +
    pole(BELL_X, bell[1], POLE, 5) +
    child.onWall(8) +
    lampOnFloor() +
    child.shadow +
    under +
    button(bell[0], bell[1], DOME) +
    pressedIn(bell, DOME, shadowOfScroll(cello)) +
    (beside ? '' : swept(cello.scroll)) +
    withCello(cello) +
    child.art +
    over +
    dingAlong(alongBow(cello, loud * 1.02 + 9), loud);
  // Drawn for each page anew: a sheet keeps its own gradients.
  const window = (): string =>
    marketNight(sill, {
      x: pointNearer(view, STALL)[0],
      y: sill - 6,
      scale: (beside ? 1.12 : 0.96) * view.scale,
    }) +
    (beside ? '' : lightsInTheWet(sill)) +
    windowFrame(sill, beside) +
    underTheSill(sill, floor) +
    (beside ? amberOnFloor(floor) : '');
  return {
    art: window() + nearer(view, scene),
    quiet: {
      box: few
        ? { ...SAFE, y: 11, height: cast.telling === 'seedling' ? 44 : 30 }
        : cast.telling === 'explorer'
          ? { ...SAFE, y: 11, height: 66 }
          : { ...SAFE, y: 10, height: 50 },
      ink: 'light',
      anchor: 'middle',
      largest: { seedling: 46, sprout: 25, sapling: 20, explorer: 19.5 },
      last: {
        box: few
          ? { ...SAFE, y: 42, width: 150, height: 18 }
          : explorer
            ? { ...SAFE, y: 78, width: 108, height: 14 }
            : { ...SAFE, y: 61, height: 15 },
        ink: 'light',
        largest: 28,
      },
    },
    faces: [boxNearer(view, child.face)],
    ...(beside && {
      overFold: () =>
        groundPastFold(window()) +
        // What is under the sill is light: words stay over it.
        box(-240, sill - 4, 246, 4, BUS.body) +
        line(`M-240 ${sill - 3}H6`, '#ffe3ae', 1.3) +
        pastFold(onFloor() + openCase(true) + music),
    }),
  };
};

/** The lamps of the bus, in the glass behind hair: on the night, dark hair was lost. */
const lampInPane = ([x, y]: Point): string =>
  clean(
    oval(
      x,
      y,
      46,
      46,
      radial([
        [0, '#ffd88a', 0.95],
        [0.5, '#f7b95e', 0.6],
        [1, '#f2a84c', 0],
      ]),
    ),
  );

/** Of the ceiling over those who stand there. */
const lampOnFloor = (): string =>
  calm(
    oval(
      146,
      204,
      62,
      11,
      radial([
        [0, '#f0b060', 0.42],
        [1, '#f0b060', 0],
      ]),
    ),
  );

/** As large as what came out of it. */
const openCase = (withMitten = false): string =>
  at(-5, -30, 1.15, celloCase() + (withMitten ? mittenInCase() : ''));

/** With a girl somewhere behind it. */
const withCello = (cello: Bending): string =>
  at(21, 207, 1.02, standingLeg()) +
  at(77, 204.6, 1.02, slippingLeg()) +
  at(33, 140, 0.96, coat()) +
  at(26.4, 119, 0.88, overTheWood(), -6) +
  at(15.4, 124, 0.88, braid()) +
  greatCello(cello) +
  at(21, 150, 0.96, armToWood());
