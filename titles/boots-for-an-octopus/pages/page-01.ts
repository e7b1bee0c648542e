import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { atTheGlass } from '#titles/boots-for-an-octopus/cast/at-the-glass.ts';
import { footwear } from '#titles/boots-for-an-octopus/cast/footwear.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP, WINDOW } from '#titles/boots-for-an-octopus/set/lights.ts';
import {
  KNOB,
  lyingCup,
  lyingPlate,
  lyingSlide,
} from '#titles/boots-for-an-octopus/set/measure-lying.ts';
import { room, roomPastFold } from '#titles/boots-for-an-octopus/set/room.ts';
import { ladder } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { FOGGED, PANE, wetWindow } from '#titles/boots-for-an-octopus/set/wet-window.ts';

/** As large as life, over both pages: what nobody may slide. One has a fist on it, and one at the window would like to. */
export const page01: Painting = ({ hero, things }) => {
  const child = heroHolding(reaches(hero), { left: STEM }, SHOP);
  const art =
    room(TOP, HOUR.morning) +
    glow() +
    ladder(24, -4, TOP, 24) +
    at(24, 78, 0.6, shopkeeperLegs(SHOP, 170)) +
    child.art +
    counter(-8, SHEET + 20) +
    at(PLATE, LIES, 1, lyingPlate()) +
    oval(TOY + 3, LIES - 5, 28, 3, '#33405a', 'fill-opacity=".45"') +
    at(TOY, LIES - 26, 0.52, thing(things[0], SHOP)) +
    at(PLATE, LIES, 1, lyingCup()) +
    at(PLATE, LIES, 1, lyingSlide(STEM[0] - PLATE - KNOB.x)) +
    child.hand(1);
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 43, width: 160, height: 43 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 16 },
    },
    faces: [child.face],
    overFold: () =>
      roomPastFold(TOP, HOUR.morning) +
      wetWindow(atTheGlass(PANE, [-113, 134], 74, WINDOW).art) +
      asGround(counter(-SHEET - 20, 24)) +
      at(PLATE, LIES, 1, lyingPlate() + lyingCup()) +
      onSale(-183, 1) +
      onSale(-98, 3),
    dedicated: FOGGED,
  };
};

/** How high the counter's far edge and its near one are, and on what the plate lies; mm. */
const [TOP, EDGE, LIES] = [170, 194, 183] as const;
/** Where the plate has its middle, and what is about to be measured; mm. */
const [PLATE, TOY] = [56, 33] as const;
/** Under the ball of the slide: round that a fist goes. */
const STEM: Point = [91, LIES - 31];

/** Behind the counter, from the side: where a body is follows from the fist at the end of a straight arm. */
function reaches(hero: Cast['hero']): Stood {
  const rolls = hero.wheelchair !== undefined;
  const stood: Stood = {
    hero,
    size: standingSize(hero, rolls ? 216 : 310, 60),
    ground: [0, 0],
    wish: {
      pose: REACHES,
      mood: 'wonder',
      yaw: -62,
      turn: -6,
      pitch: 3,
      nod: 8,
      gaze: [-1, 0.6],
      hat: 'on',
      leanInChair: 12,
    },
  };
  // Short arms come down from above, or a fist is before a mouth; and a chair is seen over the counter.
  const [x, y] = fistAt(stood, 1, rolls ? 166 : hero.years < 3 ? 156 : 186);
  return { ...stood, ground: [STEM[0] - x, STEM[1] - y] };
}

/** Over an edge; the other arm is under it. */
const REACHES = {
  lean: 16,
  roll: 0,
  hips: 0,
  armL: { upper: [80, 0], lower: [80, 0] },
  armR: { upper: [-10, 8], lower: [10, 4] },
  legL: { upper: [6, 4], lower: [-10, 3] },
  legR: { upper: [-14, 5], lower: [-46, 5] },
} as const;

/** A pair on the counter, toes to the page's corner. */
function onSale(x: number, foot: 1 | 3): string {
  const { behind, before } = footwear(foot, '', SHOP);
  const boot = (dx: number, dy: number): string =>
    at(x + dx, EDGE - 36 + dy, 0.54, behind + before);
  return oval(x + 24, EDGE - 3, 46, 3, '#5a2c22', 'fill-opacity=".3"') + boot(0, -3) + boot(34, 0);
}

/** Behind who may not, a lamp. */
const glow = (): string =>
  oval(
    158,
    112,
    96,
    84,
    radial([
      [0, '#fffaf0', 0.9],
      [1, '#fffaf0', 0],
    ]),
  );

/** Of wood, its top seen a little from above, with a panel for every two hands' breadths. */
function counter(from: number, end: number): string {
  let panels = '';
  for (let x = 196; x > from - 60; x -= 56)
    if (x < end) panels += roundedBox(x, EDGE + 11, 48, 42, 3);
  return (
    box(
      from,
      TOP,
      end - from,
      EDGE - TOP,
      linear([
        [0, '#c9764f'],
        [1, '#e09a72'],
      ]),
    ) +
    line(`M${from} ${TOP}H${end}`, '#f6c3a0', 1) +
    box(from, EDGE + 2, end - from, 30, '#a9583c') +
    path(panels, '#b4613f') +
    line(panels, '#e09a72', 0.9, 'stroke-opacity=".6"') +
    box(from, EDGE, end - from, 6, '#e8a981') +
    box(from, EDGE + 5.4, end - from, 2.6, '#8a4530')
  );
}
