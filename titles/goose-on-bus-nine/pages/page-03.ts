import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, box, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { mitten, overTheWood, shoes, sleeve } from '#titles/goose-on-bus-nine/cast/cellist.ts';
import {
  behindThem,
  flattened,
  handUp,
  nearWheel,
} from '#titles/goose-on-bus-nine/cast/flattened.ts';
import { greatCello, type Leaning } from '#titles/goose-on-bus-nine/cast/great-cello.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { looseMusic } from '#titles/goose-on-bus-nine/set/loose-music.ts';
import {
  lightsInTheWet,
  marketNight,
  underTheSill,
  windowFrame,
} from '#titles/goose-on-bus-nine/set/market-night.ts';
import { pastFold } from '#titles/goose-on-bus-nine/set/past-fold.ts';
import {
  pressedIn,
  redGlow,
  redOnTheCurl,
  swept,
} from '#titles/goose-on-bus-nine/set/pressed-by-scroll.ts';
import {
  AS_DRAWN,
  boxNearer,
  isLongName,
  isNear,
  isShort,
  type Nearer,
  nearer,
} from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

const BUTTON: Point = [97, 112];
const DOME = 12;
/** Where a hand is up. */
const WRIST: Point = [197, 171];
/** From the button out to us and down past the page: it is as near as a wardrobe that comes through a door. */
const CELLO: Leaning = { scroll: [94, 117], foot: [92, 298], far: 1.36, near: 0.6 };
const NEARER: Nearer = { scale: 1.06, x: 122, y: SHEET };
/** A long telling needs more of the night. */
const FARTHER: Nearer = { scale: 0.94, x: 108, y: 255 };
/** The lower edge of the window and of the wall under it, as drawn. */
const [SILL, FLOOR] = [166, 197];

/** From the seat across the aisle: a cello as large as a wardrobe turns round to say sorry, its neck sweeps like the hand of a clock, and who sits there is flat. */
export const page03: Painting = (cast) => {
  const { hero, beside = false } = cast;
  const explorer = cast.telling === 'explorer' && !beside;
  const child = flattened(hero);
  const view = isNear(cast) ? NEARER : explorer ? FARTHER : AS_DRAWN;
  const on = (y: number): number => view.y + (y - view.y) * view.scale;
  const few = isShort(cast) && wordsBesideStall(cast.telling === 'seedling', isLongName(cast));
  const scene =
    redGlow(BUTTON) +
    rings(BUTTON[0], BUTTON[1], 8, 2) +
    lampInPane() +
    behindThem(hero) +
    pole(BUTTON[0], 96, 217, 5) +
    button(BUTTON[0], BUTTON[1], DOME) +
    pressedIn(BUTTON, DOME) +
    swept([CELLO.scroll[0] - 4, CELLO.scroll[1] - 3]) +
    child.onWall(4) +
    child.art +
    handUp(hero, child, WRIST) +
    (hero.wheelchair ? nearWheel(hero.wheelchair) : '') +
    withCello() +
    redOnTheCurl(BUTTON) +
    lettered(SOUNDS['DING!'], beside ? [148, 66] : [50, 98], {
      height: beside ? 13 : explorer ? 7 : 7.6,
      turn: -5,
      ink: '#fff4da',
      rim: '#3a2440',
    });
  // Drawn for each page anew: a sheet keeps its own gradients.
  const window = (): string =>
    marketNight(on(SILL), stallFor(cast)) +
    (beside ? '' : lightsInTheWet(on(SILL))) +
    windowFrame(on(SILL), beside) +
    underTheSill(on(SILL), on(FLOOR));
  return {
    art: window() + nearer(view, scene),
    quiet: {
      box: few
        ? few.box
        : cast.telling === 'explorer'
          ? { ...SAFE, y: 11, height: 66 }
          : { ...BESIDE_STALL, y: 10, height: 46 },
      ink: 'light',
      anchor: 'middle',
      largest: { seedling: 46, sprout: 25, sapling: 20, explorer: 19.5 },
      last: {
        box: few
          ? few.last
          : explorer
            ? { ...SAFE, y: 78, width: 108, height: 14 }
            : { ...BESIDE_STALL, y: 58, height: 15 },
        ink: 'light',
        largest: 28,
      },
    },
    faces: [boxNearer(view, child.face)],
    ...(beside && {
      overFold: () =>
        asGround(pastFold(window())) +
        // What is under the sill is light: words stay over it.
        box(-240, on(SILL) - 4, 246, 4, BUS.body) +
        line(`M-240 ${on(SILL) - 3}H6`, '#ffe3ae', 1.3) +
        looseMusic(),
    }),
  };
};

/** The lamps of the bus, in the glass behind hair: on the night, dark hair was lost. */
const lampInPane = (): string =>
  clean(
    oval(
      138,
      146,
      46,
      50,
      radial([
        [0, '#ffd88a', 0.85],
        [0.5, '#f7b95e', 0.5],
        [1, '#f2a84c', 0],
      ]),
    ),
  );

/** With a girl somewhere behind it. */
const withCello = (): string =>
  at(41, 207, 1, shoes()) +
  at(66, 143, 1.04, overTheWood(), -8) +
  sleeve('M76 186C64 186 50 180 45 170') +
  sleeve('M64 170C72 164 80 158 87 151') +
  greatCello(CELLO) +
  at(46, 167, 1.06, mitten(), -8) +
  at(85, 150, 0.9, mitten(), -16);

/** To the left of the stall, where the night is empty. */
const BESIDE_STALL: Box = { ...SAFE, y: 13, width: 116 };

/** Where no words are: alone in the window, or to their right; under the last short lines of a long telling. */
function stallFor(cast: Cast): Nearer {
  if (cast.beside) return { x: 47, y: 98, scale: 1.2 };
  if (cast.telling === 'explorer') return { x: 191, y: 103, scale: 0.58 };
  // It pushes the stall aside.
  if (cast.telling === 'sprout' && isLongName(cast)) return { x: 188, y: 97, scale: 0.64 };
  return { x: 172, y: 86, scale: 0.96 };
}

/** What is called out stands under the other line, beside the stall as well; a long name needs two lines. */
const CALLED = 19;
const wordsBesideStall = (all: boolean, long: boolean): { box: Box; last: Box } => ({
  box: { ...BESIDE_STALL, y: 11, height: 66 - (all ? 14 : CALLED + 9) },
  last: {
    ...BESIDE_STALL,
    y: 77 - CALLED - 8,
    width: BESIDE_STALL.width + (long ? 30 : 0),
    height: CALLED,
  },
});
