import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SMIRK } from '#bookmaking/hero/more-mouths.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { atTheGlass } from '#titles/boots-for-an-octopus/cast/at-the-glass.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { towerOfBoxes } from '#titles/boots-for-an-octopus/cast/tower.ts';
import { stackOfBoxes } from '#titles/boots-for-an-octopus/set/boxes.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
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
import { FOGGED, wetWindow } from '#titles/boots-for-an-octopus/set/wet-window.ts';

/** Nobody is allowed to slide it: somebody on a heap of boxes has a fist round the knob, and somebody at the door has seen it. */
export const page01: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const size = standingSize(hero, rolls ? 128 : 118, rolls ? 35 : 36);
  const stood = (ground: Point): Stood => ({
    hero,
    size,
    ground,
    wish: {
      pose: REACHES,
      mood: 'wonder',
      face: { mouth: SMIRK, brow: [-4, -9, -3] },
      yaw: -62,
      turn: -6,
      pitch: 4,
      nod: 12,
      gaze: [-1, 0.6],
      hat: 'on',
      leanInChair: 24,
      ...(!rolls && { armR: BACK }),
    },
  });
  // Boxes are climbed until a straight arm comes down on the knob; a chair is as high as it is.
  const [, first] = fistAt(stood([0, 0]), 1, DOWN);
  const ground = rolls ? FLOOR : Math.min(FLOOR, TOP - 13 - first);
  const reaches = stood([rolls ? 178 : 174, ground]);
  const knob = rolls ? ([fistAt(reaches, 1, 170)[0], TOP - 13] as Point) : fistAt(reaches, 1, DOWN);
  const child = heroHolding(reaches, { left: knob }, SHOP);
  const slide = (knob[0] - PLATE) / MEASURE - KNOB.x;
  const foot = TOP + 7;
  const toy = PLATE + (slide - 16) * MEASURE - 18;
  const guest = atTheGlass(GLASS, [68, 104], 33, WINDOW);
  const art =
    room(176, HOUR.morning) +
    ladder(24, -4, 184, 24) +
    at(24, 92, 0.6, shopkeeperLegs(SHOP, 170)) +
    door(DOOR, { rain: 1, sky: ['#9fc3d6', '#d5e7ec'], puddles: [] }, 'shut') +
    guest.art +
    line('M52 90L58 82M53 100L64 86', '#ffffff', 1.2, 'stroke-opacity=".6"') +
    counter(-8, END) +
    at(PLATE, foot, MEASURE, lyingPlate()) +
    oval(toy + 3, foot - 3, 22, 2.6, '#33405a', 'fill-opacity=".45"') +
    at(toy, foot - 15, 0.4, thing(things[0], SHOP)) +
    at(PLATE, foot, MEASURE, lyingCup()) +
    (rolls ? '' : stackOfBoxes(reaches.ground[0], ground - 2.6, FLOOR, SHOP)) +
    (rolls
      ? child.shadow
      : oval(reaches.ground[0], ground - 0.6, 14, 1.8, '#5a2c22', 'fill-opacity=".35"')) +
    child.art +
    at(PLATE, foot, MEASURE, lyingSlide(slide)) +
    child.hand(1);
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 43, width: 160, height: 43 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 16 },
    },
    faces: [child.face, guest.face],
    overFold: () =>
      roomPastFold(176, HOUR.morning) +
      wetWindow() +
      asGround(counter(-SHEET - 20, 24)) +
      at(-152, 206, 0.54, towerOfBoxes(SHOP)),
    dedicated: FOGGED,
  };
};

/** Where the plate has its middle, in mm, and how large it is beside its 200 units. */
const [PLATE, MEASURE] = [84, 0.6] as const;
/** How high the counter is, and the floor, in mm; and where the counter ends. */
const [TOP, FLOOR, END] = [134, 203, 148] as const;
/** Which way an arm goes that reaches for it, in degrees of the page. */
const DOWN = 163;

/** Over an edge, on the toes of one foot. */
const REACHES = {
  lean: 20,
  roll: 0,
  hips: 0,
  armL: { upper: [80, 0], lower: [80, 0] },
  armR: { upper: [-40, 24], lower: [-20, 34] },
  legL: { upper: [6, 4], lower: [-10, 3], foot: 26 },
  legR: { upper: [-14, 5], lower: [-46, 5], foot: 46 },
} as const;
/** The other one keeps the balance. */
const BACK = { upper: [-46, 26], lower: [-30, 40], hand: 'open' } as const;

/** The door, whose lower part is behind the counter, and its pane. */
const DOOR = [42, 71, 62, 216] as const;
const GLASS = { x: 49, y: 78, width: 48, height: 74 };

/** Of wood, its top seen a little from above, with a panel for every two hands' breadths. */
function counter(from: number, end: number): string {
  let panels = '';
  for (let x = 86; x > from - 60; x -= 56)
    if (x < end) panels += roundedBox(x, TOP + 24, 48, 42, 3);
  return (
    path(`M${from} 208H${end - 4}L${end + 14} 212H${from}Z`, '#8a4a58', 'fill-opacity=".28"') +
    box(
      from,
      TOP + 10,
      end - 6 - from,
      70,
      linear([
        [0, '#c9764f'],
        [1, '#a9583c'],
      ]),
    ) +
    path(panels, '#b4613f') +
    line(panels, '#e09a72', 0.9, 'stroke-opacity=".8"') +
    box(from, TOP - 1, end - from, 11, '#e09a72', 1.4) +
    box(from, TOP + 9, end - from, 3.4, '#a2543a', 1) +
    line(`M${from} ${TOP}H${end - 1}`, '#f6c3a0', 1.2)
  );
}
