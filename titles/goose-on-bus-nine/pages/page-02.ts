import { disc, num } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, at, calm, clean, line, oval, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { pastFold } from '#bookmaking/past-fold.ts';
import type { Painting } from '#bookmaking/title.ts';
import {
  behindThem,
  betweenWheels,
  squashed,
  upToBell,
} from '#titles/goose-on-bus-nine/cast/among-leeks.ts';
import { clothedLimb, grownHandAt } from '#titles/goose-on-bus-nine/cast/clothed-limb.ts';
import { leeksBefore, leeksBehind } from '#titles/goose-on-bus-nine/cast/fourteen-leeks.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { type Fan, leek } from '#titles/goose-on-bus-nine/cast/leeks.ts';
import { passenger } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { CANE_WOMAN, LEEK_MAN } from '#titles/goose-on-bus-nine/cast/people.ts';
import { backRow } from '#titles/goose-on-bus-nine/set/back-row.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { ceilingAbove, ceilingPastFold } from '#titles/goose-on-bus-nine/set/ceiling-above.ts';
import { BUTTON_RED } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { ridersPastFold } from '#titles/goose-on-bus-nine/set/riders-past-fold.ts';
import { room, vignette } from '#titles/goose-on-bus-nine/set/room.ts';
import { isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { swingingStraps } from '#titles/goose-on-bus-nine/set/swinging-straps.ts';
import { wallPastFold } from '#titles/goose-on-bus-nine/set/wall-past-fold.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

/** From a small child's knees: a man stands up like a tower, and the tallest leek leans down from the ceiling. */
const LOW = { eye: [92, 178], half: 170, up: 112, down: 62, back: 0.24 } as const;

const BUTTON: Point = [60, 116];
const DOME = 13.4;
/** Two fingers' breadth before the case of the bell. */
const FINGERTIP: Point = [91, 141];
/** Up out of the bag, over a hat's breadth of coat and a face, and down into the red with its longest leaf. */
const TALLEST: readonly Point[] = [
  [180, 226],
  [183, 190],
  [178, 150],
  [163, 112],
  [143, 88],
  [122, 76],
  [106, 78],
  [97, 86],
];
export const page02: Painting = (cast) => {
  const { hero } = cast;
  const short = isShort(cast);
  const { beside = false } = cast;
  const long = cast.telling === 'explorer' && !beside;
  // Drawn for each page anew: a sheet keeps its own gradients.
  const drawnBus = () => room(LOW, { stop: 'library', rain: 1, wall: -1 }, 'page 2');
  const bus = drawnBus();
  // Farther from an arm that is short, and from a round cheek; on a screen all that is near stands lower already.
  const down = (hero.years < 1 ? 144 : 148) + (beside ? 7 : 0);
  const child = squashed(hero, 56, [hero.years < 3 ? 139 : 141, down]);
  const lower = beside ? 0 : long ? LOWER : LOW_ENOUGH;
  const art =
    // Without a grain, over which two sheets do not agree.
    calm(bus.art + ceilingAbove(bus, LOW, !beside)) +
    backRow(bus, 0.17, 0.06, { rise: 0, foot: true, beak: false }) +
    at(74, 164, 0.21, passenger(LAMPS, CANE_WOMAN, 0.8)) +
    line('M82 172L79 208', '#f7f2e6', 1.6) +
    reading(beside) +
    (beside ? swingingStraps() + ding([76, 65], 22) : '') +
    shifted(
      0,
      lower,
      at(beside ? 167 : 178, 66, 0.64, passenger(LAMPS, WARM_MAN, -0.5, -14)) +
        pole(BUTTON[0], 108, 220, 5.4) +
        redRound() +
        button(BUTTON[0], BUTTON[1], DOME) +
        leeksBehind(LAMPS) +
        behindThem(hero, child) +
        (hero.wheelchair ? betweenWheels(child, hero.wheelchair) : '') +
        child.art +
        upToBell(hero, child, FINGERTIP) +
        pressedByLeaf() +
        leek(LAMPS, TALLEST, 5.8, ONE_LEAF_ON) +
        // Over the fold one more reads the newspaper.
        leeksBefore(LAMPS, beside ? 1 : 0) +
        carrying(beside ? 0 : 13),
    ) +
    // At the fold it was an edge.
    (beside
      ? ''
      : vignette('#4a2434', 0.16) + ding(short ? [39, 94] : long ? [38, 112] : [37, 96], 9));
  return {
    art,
    quiet: {
      // From the top: the red of the bell glows under the last line.
      box: { x: 14, y: 12.5, width: 143, height: long ? 66 : 54.5 },
      ink: 'light',
      last: {
        box: long
          ? { x: 14, y: 79.5, width: 143, height: 8.6 }
          : { x: 14, y: 67, width: 143, height: 20 },
        ink: 'light',
        largest: 32,
      },
      largest: { seedling: 50, sprout: 30, sapling: 22, explorer: 19.5 },
    },
    faces: [
      { ...child.face, y: child.face.y + lower },
      { x: beside ? 143 : 158, y: 12 + lower, width: 44, height: 56 },
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

/** What the bell says, on a ceiling. */
const ding = (where: Point, height: number): string =>
  lettered(SOUNDS['DING!'], where, { height, turn: -7, ink: '#3a2440', rim: '#fff4da' });

/** Four leaves break away from the bell, and the longest is in it. */
const ONE_LEAF_ON: Fan = [
  [-1.5, 4.6, 0.2],
  [1.45, 4.4, 0.3],
  [-0.95, 4.6, 0.6],
  [0.9, 4.2, 0.9],
  [0.04, 6.2, 0],
];

/** Where that leaf ends. */
const PRESSED: Point = [BUTTON[0] + 5, BUTTON[1] - 3];

/** The red gives, and folds round it; and three short bursts, away from where it is pressed. */
const pressedByLeaf = (): string =>
  clean(
    clip(
      disc(BUTTON[0], BUTTON[1], DOME),
      oval(
        PRESSED[0],
        PRESSED[1],
        10,
        10,
        radial([
          [0, '#7c000e', 1],
          [0.62, '#6a000c', 1],
          [0.76, '#a8000f', 0.9],
          [0.86, '#ff9a6a', 0.9],
          [1, '#ff5a3c', 0],
        ]),
      ),
    ),
  ) +
  line(
    [136, 158, 180]
      .map((degrees) => {
        const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
        return `M${num(BUTTON[0] + c * 30)} ${num(BUTTON[1] + s * 30)}l${num(c * 10)} ${num(s * 10)}`;
      })
      .join(''),
    '#ffd98a',
    3,
  );

/** Where words need the ceiling, all that is near stands lower. */
const LOWER = 22;
const LOW_ENOUGH = 12;

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

/** His coat in the light of the lamp that he stands under: as dark as it is, it was a lump. */
const WARM_MAN = { ...LEEK_MAN, coat: '#8f9a58' };

/** What holds so many: from his shoulder, a sleeve, and a fist round the handle; `away` is how far he has gone aside. */
const carrying = (away: number): string =>
  line(`M${192 + away} 92Q200 116 196 148`, '#3f3a2c', 4, 'stroke-opacity=".5"') +
  clothedLimb(
    [
      [195 + away, 86],
      [207, 120],
      [201, 152],
    ],
    10.5,
    tone(LAMPS, WARM_MAN.coat),
    LAMPS,
  ) +
  grownHandAt([201, 153], 100, 'hold', tone(LAMPS, LEEK_MAN.skin), -1, 0.72);
