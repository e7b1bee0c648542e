import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, calm, clean, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { pastFold } from '#bookmaking/past-fold.ts';
import type { Painting } from '#bookmaking/title.ts';
import { stretched } from '#titles/goose-on-bus-nine/cast/among-leeks.ts';
import { leeksBefore, leeksBehind } from '#titles/goose-on-bus-nine/cast/fourteen-leeks.ts';
import {
  carrying,
  FIST,
  fist,
  TOWERS_FACE,
  tower,
  underBoots,
} from '#titles/goose-on-bus-nine/cast/tower.ts';
import { backRow } from '#titles/goose-on-bus-nine/set/back-row.ts';
import { bellRung } from '#titles/goose-on-bus-nine/set/bell-rung.ts';
import { benchUnder } from '#titles/goose-on-bus-nine/set/bench-under.ts';
import { ceilingAbove, ceilingPastFold } from '#titles/goose-on-bus-nine/set/ceiling-above.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { ridersPastFold } from '#titles/goose-on-bus-nine/set/riders-past-fold.ts';
import { room, vignette } from '#titles/goose-on-bus-nine/set/room.ts';
import { swingingStraps } from '#titles/goose-on-bus-nine/set/swinging-straps.ts';
import { wallPastFold } from '#titles/goose-on-bus-nine/set/wall-past-fold.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

/** From a small child's knees: a man stands up like a tower, and leeks burst out at the height of a head. */
const LOW = { eye: [92, 186], half: 170, up: 128, down: 22, back: 0.24 } as const;

export const page02: Painting = (cast) => {
  const { hero } = cast;
  const { beside = false } = cast;
  const long = cast.telling === 'explorer' && !beside;
  // Drawn for each page anew: a sheet keeps its own gradients.
  const drawnBus = () => room(LOW, 'page 2');
  const bus = drawnBus();
  const { child, tip, cushion } = stretched(hero);
  const bell: Point = [tip[0] - 11, tip[1] - 13];
  // Where words need the ceiling, all that is near is a little farther.
  const [left, top, near] = beside ? [0, 0, 1] : long ? [42, 44, 0.8] : [33, 34, 0.84];
  const art =
    calm(bus.art + ceilingAbove(bus, LOW, !beside)) +
    backRow(bus, 0.2, beside ? besidePole(bell[0]) : 47, { rise: 0, foot: true, beak: false }) +
    (beside ? swingingStraps() + ding([73, 43], 20) : '') +
    at(
      left,
      top,
      near,
      lamplight(child.head) +
        underBoots() +
        tower(LAMPS) +
        (cushion === undefined
          ? ''
          : benchUnder([child.pelvis[0] - 36, child.pelvis[0] + 44], cushion - 1, 207, 28)) +
        bellRung(bell) +
        leeksBehind(LAMPS, bell) +
        carrying(LAMPS) +
        child.shadow +
        child.art +
        leeksBefore(LAMPS, FIST) +
        fist(LAMPS),
    ) +
    (beside ? '' : vignette('#4a2434', 0.16) + ding(long ? [33, 103] : [33, 96], 7.8));
  return {
    art,
    quiet: {
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
    faces: [child.face, TOWERS_FACE].map(({ x, y, width, height }) => ({
      x: left + x * near,
      y: top + y * near,
      width: width * near,
      height: height * near,
    })),
    ...(beside && {
      overFold: () =>
        asGround(pastFold(ceilingPastFold(drawnBus(), LOW))) +
        wallPastFold(drawnBus(), LOW) +
        ridersPastFold(),
    }),
  };
};

/** From the lamp that all of them stand under: on the air behind a head, and on the floor. */
const lamplight = ([x, y]: Point): string =>
  clean(
    oval(
      x + 6,
      y + 4,
      46,
      40,
      radial([
        [0, '#ffd98a', 0.34],
        [0.5, '#ffd98a', 0.16],
        [1, '#ffd98a', 0],
      ]),
    ) +
      oval(
        110,
        207,
        80,
        9,
        radial([
          [0, '#ffd08a', 0.5],
          [0.6, '#ffd08a', 0.22],
          [1, '#ffd08a', 0],
        ]),
      ),
  );

/** Where a coat sits that can be found: left of the pole, or between that and whoever reaches far. */
const besidePole = (pole: number): number => pole + (pole > 55 ? -15.5 : 15.5);

/** What the bell says, on a ceiling. */
const ding = (where: Point, height: number): string =>
  lettered(SOUNDS['DING!'], where, { height, turn: -7, ink: '#3a2440', rim: '#fff4da' });
