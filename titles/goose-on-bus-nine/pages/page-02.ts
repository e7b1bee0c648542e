import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Painting } from '#bookmaking/title.ts';
import { clothedLimb, grownHandAt } from '#titles/goose-on-bus-nine/cast/clothed-limb.ts';
import { restOfFourteen } from '#titles/goose-on-bus-nine/cast/fourteen-leeks.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { leek } from '#titles/goose-on-bus-nine/cast/leeks.ts';
import { passenger } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { CANE_WOMAN, LEEK_MAN } from '#titles/goose-on-bus-nine/cast/people.ts';
import {
  holdingOn,
  pushHandle,
  rail,
  wanting,
  wheelOf,
} from '#titles/goose-on-bus-nine/cast/reaching.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { wideAwake } from '#titles/goose-on-bus-nine/cast/wide-awake.ts';
import { backRow } from '#titles/goose-on-bus-nine/set/back-row.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { ceilingAbove, ceilingPastFold } from '#titles/goose-on-bus-nine/set/ceiling-above.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { pastFold } from '#titles/goose-on-bus-nine/set/past-fold.ts';
import { room, vignette } from '#titles/goose-on-bus-nine/set/room.ts';
import { isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack, wheelchairBay } from '#titles/goose-on-bus-nine/set/seats.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

/** From a small child's knees: a man stands up like a tower, and the tallest leek leans down from the ceiling. */
const LOW = { eye: [92, 178], half: 150, up: 128, down: 62, back: 0.24 } as const;

const BUTTON: Point = [107, 130];
/** Up out of the bag, over, and down on the button with the tips of its leaves. */
const LEANS: readonly Point[] = [
  [172, 226],
  [172, 186],
  [170, 150],
  [166, 120],
  [158, 103],
  [147, 96],
  [138, 98],
  [132, 105],
];
/** With the ceiling to itself it is taller still, and has further to come down. */
const TALLEST: readonly Point[] = [
  [174, 226],
  [173, 178],
  [170, 134],
  [163, 100],
  [151, 80],
  [138, 76],
  [128, 84],
  [123, 94],
];
export const page02: Painting = (cast) => {
  const { hero } = cast;
  const short = isShort(cast);
  const { beside = false } = cast;
  const long = cast.telling === 'explorer' && !beside;
  const bus = room(LOW, { stop: 'library', rain: 1, wall: -1 }, 'page 2');
  // As large as anybody else: who is older has a longer trunk, and had a smaller head for it.
  const size = Math.max(
    sittingHeadSize(hero, beside ? 87 : short ? 78 : long ? 69 : 74),
    beside ? 58 : short ? 56 : long ? 48 : 54,
  );
  // Knees that push a chair came half into the picture.
  const chest = (beside ? 0 : long ? 6 : 3) - (hero.years < 3 ? 4 : 0);
  const where: Point = [beside ? 40 : 37, (hero.wheelchair ? 152 : 155) + chest];
  // Placed for each page anew: a sheet keeps its own gradients and clips.
  const placed = (): PlacedHero =>
    placeHero(
      wideAwake(hero),
      size,
      'head',
      where,
      {
        pose: 'sit',
        mood: 'surprised',
        // Disbelief: all the way up, and there is still more of him.
        face: { mouth: GAPE, brow: [-12, -17, -8], askew: 4 },
        yaw: 24,
        pitch: -16,
        gaze: [0.9, -1],
        nod: -16,
        tilt: -20,
        // Off the seat and over the bench before it, as far as an arm is long.
        body: { lean: 20, roll: 12, twist: 24, shrug: 10 },
        // Of arms that the page draws, only what hangs is left.
        armL: { upper: [0, 8], lower: [0, 8] },
        armR: { upper: [0, 8], lower: [0, 8] },
        armsByPage: true,
      },
      LAMPS,
    );
  const child = placed();
  const near = (who: PlacedHero): string => {
    const other = holdingOn(hero, who, where, size);
    return (
      (hero.wheelchair ? pushHandle(who, size) : '') +
      who.art +
      other.art +
      (hero.wheelchair ? wheelOf(where, size, hero.wheelchair) : rail()) +
      other.before
    );
  };
  const seat = (): string =>
    hero.wheelchair
      ? wheelchairBay(child.pelvis[0], child.head[1] - 20, 82, 100)
      : seatBack(child.pelvis[0] - 2, child.head[1] - 8, 86, 110);
  const art =
    bus.art +
    ceilingAbove(bus, LOW.up, long) +
    backRow(bus, 0.17, 0.3, { rise: 0, foot: true, beak: false }) +
    at(125, 162, 0.21, passenger(LAMPS, CANE_WOMAN, 0.8)) +
    line('M135 172L131 208', '#f7f2e6', 1.6) +
    reading(beside) +
    shifted(
      0,
      long ? LOWER : 0,
      seat() +
        rings(BUTTON[0], BUTTON[1], 10, 2) +
        // He stands between the lamps and us; one of them hung in his collar.
        oval(171, 76, 9, 3.4, '#f3d9a4') +
        path('M150 217C140 150 158 96 196 80H220V217Z', '#4a2434', 'fill-opacity=".22"') +
        at(long ? 197 : 187, 70, 1.04, passenger(LAMPS, LEEK_MAN, -0.5, -14)) +
        // Lamplight behind the finger, which was lost on the seat.
        oval(
          87,
          155,
          22,
          24,
          radial([
            [0, '#fff0c4', 0.9],
            [0.5, '#ffdc94', 0.5],
            [1, '#ffd88a', 0],
          ]),
        ) +
        // Its glow is behind the child: before a face it was a bruise.
        button(BUTTON[0], BUTTON[1], 10.6, true) +
        near(child) +
        pole(BUTTON[0], 112, 217, 5.4) +
        button(BUTTON[0], BUTTON[1], 10.6) +
        wanting(hero, child) +
        // Over the fold one more reads the newspaper.
        restOfFourteen(LAMPS, beside ? 1 : 0) +
        carrying() +
        leek(LAMPS, beside ? TALLEST : LEANS, 5.6),
    ) +
    // At the fold it was an edge.
    (beside ? '' : vignette('#4a2434', 0.16)) +
    lettered(SOUNDS['DING!'], beside ? [54, 62] : short ? [98, 97] : long ? [66, 123] : [88, 104], {
      height: beside ? 15 : short ? 10 : long ? 8 : 9,
      turn: -7,
      ink: '#3a2440',
      rim: '#fff4da',
    });
  return {
    art,
    quiet: {
      // From the top: the red of the bell glows under the last line.
      box: { x: 14, y: 12.5, width: long ? 152 : 143, height: long ? 80 : 54.5 },
      ink: 'dark',
      last: {
        box: long
          ? { x: 14, y: 92, width: 143, height: 8.6 }
          : { x: 14, y: 67, width: 143, height: 20 },
        ink: 'dark',
        largest: 32,
      },
      largest: { seedling: 50, sprout: 30, sapling: 22, explorer: 19.5 },
    },
    faces: [
      { ...child.face, y: child.face.y + (long ? LOWER : 0) },
      { x: long ? 168 : 158, y: 4, width: 56, height: 68 },
    ],
    ...(beside && {
      overFold: () =>
        asGround(pastFold(ceilingPastFold(bus, LOW.up))) +
        reading(true) +
        asGround(pastFold(seat())) +
        near(placed()),
    }),
  };
};

/** Where a long telling needs the ceiling, all that is near stands lower. */
const LOWER = 12;

/** Behind the hero somebody has a newspaper; where there is room for it, over the fold, a leek reads over a shoulder. */
const reading = (beside: boolean): string =>
  beside
    ? shifted(
        0,
        DOWN,
        seatBack(-41, 128, 82, 110) + at(-41, 180, 0.68, grownUp(LAMPS)) + leek(LAMPS, READS, 6.4),
      )
    : at(-18, 172, 0.74, grownUp(LAMPS));

/** So low that the words have the ceiling over it. */
const DOWN = 8;

/** Up from behind a seat, and round. */
const READS: readonly Point[] = [
  [1, 236],
  [1, 190],
  [-1, 154],
  [-7, 131],
  [-17, 123],
  [-27, 128],
  [-32, 138],
];

/** What holds so many: a sleeve from behind the leaves, and a fist round the handle. */
const carrying = (): string =>
  clothedLimb(
    [
      [222, 92],
      [226, 134],
      [194, 152],
    ],
    15,
    tone(LAMPS, LEEK_MAN.coat),
    LAMPS,
  ) + grownHandAt([193, 152.6], 152, 'hold', tone(LAMPS, LEEK_MAN.skin), -1, 0.86);
