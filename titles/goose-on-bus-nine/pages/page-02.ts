import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, at, calm, clean, line, oval, shifted } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { pastFold } from '#bookmaking/past-fold.ts';
import type { Painting } from '#bookmaking/title.ts';
import {
  backOfChair,
  nearWheel,
  squashed,
  upToBell,
} from '#titles/goose-on-bus-nine/cast/among-leeks.ts';
import { clothedLimb, grownHandAt } from '#titles/goose-on-bus-nine/cast/clothed-limb.ts';
import { leeksBefore, leeksBehind } from '#titles/goose-on-bus-nine/cast/fourteen-leeks.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { leek } from '#titles/goose-on-bus-nine/cast/leeks.ts';
import { passenger } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { CANE_WOMAN, LEEK_MAN } from '#titles/goose-on-bus-nine/cast/people.ts';
import { backRow } from '#titles/goose-on-bus-nine/set/back-row.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { ceilingAbove, ceilingPastFold } from '#titles/goose-on-bus-nine/set/ceiling-above.ts';
import { BUTTON_RED } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { ridersPastFold } from '#titles/goose-on-bus-nine/set/riders-past-fold.ts';
import { room, vignette } from '#titles/goose-on-bus-nine/set/room.ts';
import { isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { wallPastFold } from '#titles/goose-on-bus-nine/set/wall-past-fold.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

/** From a small child's knees: a man stands up like a tower, and the tallest leek leans down from the ceiling. */
const LOW = { eye: [92, 178], half: 170, up: 124, down: 62, back: 0.24 } as const;

const BUTTON: Point = [62, 122];
/** Before the case of the bell, an inch from its red. */
const FINGERTIP: Point = [81, 119.5];
/** Up out of the bag, over a face and a finger, and down on the button with the tips of its leaves. */
const LEANS: readonly Point[] = [
  [176, 226],
  [178, 184],
  [173, 146],
  [156, 118],
  [132, 100],
  [108, 93],
  [88, 94],
  [75, 104],
];
/** With the ceiling to itself it is taller still, and has further to come down. */
const TALLEST: readonly Point[] = [
  [176, 226],
  [179, 176],
  [175, 128],
  [157, 90],
  [128, 70],
  [102, 70],
  [84, 82],
  [73, 97],
];
export const page02: Painting = (cast) => {
  const { hero } = cast;
  const short = isShort(cast);
  const { beside = false } = cast;
  const long = cast.telling === 'explorer' && !beside;
  // Drawn for each page anew: a sheet keeps its own gradients.
  const drawnBus = () => room(LOW, { stop: 'library', rain: 1, wall: -1 }, 'page 2');
  const bus = drawnBus();
  // Farther from an arm that is short, and from a round cheek.
  // Who sits is as high as who stands on a seat.
  const child = squashed(hero, 62, [
    hero.years < 3 ? 135 : 133,
    hero.wheelchair ? 147 : hero.years < 1 ? 160 : 166,
  ]);
  const art =
    // Without a grain, over which two sheets do not agree.
    calm(bus.art + ceilingAbove(bus, LOW.up, long)) +
    backRow(bus, 0.17, 0.3, { rise: 0, foot: true, beak: false }) +
    at(125, 162, 0.21, passenger(LAMPS, CANE_WOMAN, 0.8)) +
    line('M135 172L131 208', '#f7f2e6', 1.6) +
    reading(beside) +
    shifted(
      0,
      long ? LOWER : 0,
      // He stands between the lamps and us; one of them hung in his collar.
      oval(171, 76, 9, 3.4, '#f3d9a4') +
        rings(BUTTON[0], BUTTON[1], 8.4, 1) +
        at(long ? 197 : 187, 70, 1.04, passenger(LAMPS, LEEK_MAN, -0.5, -14)) +
        pole(BUTTON[0], 108, 217, 5.4) +
        redRound() +
        button(BUTTON[0], BUTTON[1], 10.6) +
        lampBehind() +
        leeksBehind(LAMPS) +
        (hero.wheelchair ? backOfChair(child, hero.wheelchair) : '') +
        child.art +
        upToBell(hero, child, FINGERTIP) +
        (hero.wheelchair ? nearWheel([86, 232], 42, hero.wheelchair) : '') +
        leek(LAMPS, beside ? TALLEST : LEANS, 5.6) +
        // Over the fold one more reads the newspaper.
        leeksBefore(LAMPS, beside ? 1 : 0, Boolean(hero.wheelchair)) +
        carrying(),
    ) +
    // At the fold it was an edge.
    (beside ? '' : vignette('#4a2434', 0.16)) +
    lettered(SOUNDS['DING!'], beside ? [52, 66] : short ? [39, 94] : long ? [38, 120] : [37, 96], {
      height: beside ? 15 : short || long ? 10 : 9,
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
        asGround(pastFold(ceilingPastFold(drawnBus(), LOW))) +
        wallPastFold(drawnBus(), LOW) +
        asGround(ridersPastFold()) +
        reading(true),
    }),
  };
};

/** Where a long telling needs the ceiling, all that is near stands lower. */
const LOWER = 15;

/** Behind the hero somebody has a newspaper; where there is room for it, over the fold, a leek reads over a shoulder. */
const reading = (beside: boolean): string =>
  beside
    ? shifted(
        0,
        DOWN,
        seatBack(-62, 128, 82, 110) + at(-62, 180, 0.68, grownUp(LAMPS)) + leek(LAMPS, READS, 6.4),
      )
    : at(-18, 172, 0.74, grownUp(LAMPS));

/** So low that the words have the ceiling over it. */
const DOWN = 19;

/** Aslant from behind a seat, as somebody leans who reads along: an arch is what the tallest one is. */
const READS: readonly Point[] = [
  [-2, 240],
  [-9, 208],
  [-17, 174],
  [-26, 148],
];

/** The bell's light, which is kept off the words: on red they were not read. */
const redRound = (): string =>
  clean(
    oval(
      BUTTON[0],
      BUTTON[1],
      33,
      33,
      radial([
        [0, BUTTON_RED, 0.5],
        [0.5, BUTTON_RED, 0.26],
        [1, BUTTON_RED, 0],
      ]),
    ),
  );

/** Amber behind the finger: a pale one was lost on the ceiling. */
const lampBehind = (): string =>
  oval(
    101,
    122,
    27,
    30,
    radial([
      [0, '#e2873a', 0.62],
      [0.5, '#e8963c', 0.36],
      [1, '#e8963c', 0],
    ]),
  );

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
