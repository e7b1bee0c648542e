import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { boxNearer, type Nearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import {
  armToWood,
  braid,
  coat,
  legs,
  overTheWood,
} from '#titles/goose-on-bus-nine/cast/cellist.ts';
import { behindThem, crowded, wheelBeside } from '#titles/goose-on-bus-nine/cast/crowded.ts';
import {
  type Bending,
  greatCello,
  shadowOfScroll,
} from '#titles/goose-on-bus-nine/cast/great-cello.ts';
import { edgeLit } from '#titles/goose-on-bus-nine/cast/in-dawn.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { celloCase } from '#titles/goose-on-bus-nine/set/cello-case.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { looseMusic } from '#titles/goose-on-bus-nine/set/loose-music.ts';
import {
  lightsInTheWet,
  marketNight,
  underTheSill,
  windowFrame,
} from '#titles/goose-on-bus-nine/set/market-night.ts';
import { pressedIn, redGlow, swept } from '#titles/goose-on-bus-nine/set/pressed-by-scroll.ts';
import { isNear, isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

const DOME = 12;
/** From the tip to the middle of the red: a finger's breadth is left under it. */
const SHORT = [-6, -20] as const;
/** From there to the scroll that lies in it. */
const TO_SCROLL: Point = [-20, -8];
/** Upright, a hip almost in a face; over the shoulders a neck that has no room and swings. */
const celloTo = ([x, y]: Point): Bending => ({
  foot: [66, 196],
  root: [77, 109],
  bends: [
    [83, y - 30],
    [130, y - 34],
  ],
  scroll: [x + TO_SCROLL[0], y + TO_SCROLL[1]],
});
const NEAREST: Nearer = { scale: 0.98, x: 196, y: SHEET };
const NEAR: Nearer = { scale: 0.9, x: 196, y: SHEET };
/** A long telling needs more of the night. */
const FARTHER: Nearer = { scale: 0.86, x: 196, y: 219 };
const BOUND: Nearer = { scale: 1.14, x: 166, y: SHEET };
/** The lower edge of the window and of the wall under it, as drawn. */
const [SILL, FLOOR] = [138, 154];

/** From the seat across the aisle: a cello as large as a wardrobe walks up and turns round to say sorry, its neck comes down like the hand of a clock, and who sits there leans out of its way. */
export const page03: Painting = (cast) => {
  const { hero, beside = false } = cast;
  const explorer = cast.telling === 'explorer' && !beside;
  const { child, arm, tip } = crowded(hero);
  const [aside, above] = SHORT;
  const bell: Point = [tip[0] + aside, tip[1] + above];
  const cello = celloTo(bell);
  const view = beside ? BOUND : isNear(cast) ? NEAREST : explorer ? FARTHER : NEAR;
  const on = (y: number): number => view.y + (y - view.y) * view.scale;
  // Bound, the window is taller: its words hang at the height of the eye.
  const [sill, floor] = [on(SILL) + (beside ? 11 : 0), on(FLOOR)];
  const few = isShort(cast) && !beside;
  /** What a lap is told is one word, and that is drawn. */
  const loud = beside && cast.telling === 'seedling';
  const scene =
    redGlow(bell) +
    rings(bell[0], bell[1], 8, 2) +
    lampInPane() +
    behindThem(hero, child) +
    pole(bell[0], bell[1], 140, 5) +
    button(bell[0], bell[1], DOME) +
    pressedIn(bell, DOME, shadowOfScroll(cello)) +
    swept(cello.scroll) +
    (hero.wheelchair ? wheelBeside(hero.wheelchair) : child.onWall(4)) +
    edgeLit(child.art, '#ffdca4', [-1.7, -0.7]) +
    child.art +
    arm +
    strain(tip) +
    withCello(cello) +
    lettered(
      SOUNDS['DING!'],
      loud ? [88, 66] : beside ? [104, Math.max(52, bell[1] - 38)] : [124, bell[1] + 13],
      {
        height: loud ? 15 : beside ? 11 : 7,
        turn: -5,
        ink: '#fff4da',
        rim: '#3a2440',
      },
    );
  // Drawn for each page anew: a sheet keeps its own gradients.
  const window = (): string =>
    marketNight(sill, stallFor(cast, sill)) +
    (beside ? '' : lightsInTheWet(sill)) +
    windowFrame(sill, beside) +
    underTheSill(sill, floor);
  return {
    art: window() + (beside ? celloCase() : '') + nearer(view, scene),
    quiet: {
      box: few
        ? { ...SAFE, y: 11, height: cast.telling === 'seedling' ? 62 : 32 }
        : cast.telling === 'explorer'
          ? { ...SAFE, y: 11, height: 66 }
          : { ...SAFE, y: 10, height: 50 },
      ink: 'light',
      anchor: 'middle',
      largest: { seedling: 46, sprout: 25, sapling: 20, explorer: 19.5 },
      last: {
        box: few
          ? { ...SAFE, y: 44, width: 150, height: 19 }
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
        looseMusic(cast.telling === 'seedling') +
        pastFold(celloCase()),
    }),
  };
};

/** The lamps of the bus, in the glass behind hair: on the night, dark hair was lost. */
const lampInPane = (): string =>
  clean(
    oval(
      172,
      134,
      60,
      62,
      radial([
        [0, '#ffd88a', 0.95],
        [0.5, '#f7b95e', 0.6],
        [1, '#f2a84c', 0],
      ]),
    ),
  );

/** As far as an arm goes. */
const strain = ([x, y]: Point): string =>
  line(`M${x + 6} ${y + 1}l4 -4M${x + 7} ${y + 6}l5 -2`, '#fff4da', 1.5);

/** With a girl somewhere behind it. */
const withCello = (cello: Bending): string =>
  at(68, 211, 1.06, legs()) +
  at(47, 135, 1, coat()) +
  at(41, 113, 0.92, overTheWood(), -6) +
  at(28.6, 118, 0.92, braid()) +
  greatCello(cello) +
  at(35, 145, 1, armToWood());

/** Left of the button, over the wood, and as far from the words as it is large. */
function stallFor(cast: Cast, sill: number): Nearer {
  if (cast.beside) return { x: 66, y: sill - 6, scale: 1.34 };
  return { x: 40, y: sill - 6, scale: cast.telling === 'explorer' ? 0.74 : 0.92 };
}
