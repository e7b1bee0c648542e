import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { asGround, at, calm, path, shifted } from '#bookmaking/drawing/marks.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, pier, sand, sea, sky, sunDisk } from '#titles/hole-department/set/beach.ts';
import { castle, cathedral } from '#titles/hole-department/set/castles.ts';
import { EARTH } from '#titles/hole-department/set/colors.ts';
import { earth, heap } from '#titles/hole-department/set/earth.ts';
import { everyoneElse, IN_THE_SKY } from '#titles/hole-department/set/everyone-else.ts';
import { beyond, boardwalk, spade, towel, windbreak } from '#titles/hole-department/set/gear.ts';
import { DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';
import { glow, lamp } from '#titles/hole-department/set/office.ts';

const GROUND = 188;

/** Everyone builds up, far off and as high as a cathedral; one small child goes down, with all its weight on a spade. Under the line, a lamp. */
export const page01: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const tiny = hero.years < 3;
  const child = wholeHero(
    hero,
    rolls ? 84 : 80,
    [72, GROUND + 1],
    {
      pose: 'stand',
      mood: 'brave',
      yaw: 56,
      pitch: 4,
      nod: 20,
      tilt: 10,
      gaze: [0.5, 1],
      // One fist at the end of the shaft, one farther down it.
      armR: { upper: [rolls ? 62 : 52, 6], lower: [rolls ? 74 : 66, -4], hand: 'hold' },
      armL: { upper: [rolls ? 46 : 34, 2], lower: [rolls ? 50 : 40, -6], hand: 'hold' },
      leanInChair: 36,
      body: {
        lean: rolls ? 34 : tiny ? 16 : 24,
        roll: 0,
        hips: 0,
        shrug: 5,
        ...(rolls
          ? {}
          : {
              legL: { upper: [66, 4], lower: [6, 4] },
              legR: { upper: [-8, 4], lower: [-22, 4] },
            }),
      },
    },
    DAY,
    38,
  );
  const [end, point] = driven(child);
  const art =
    air() +
    sunDisk(34, 84, 9) +
    clouds([[92, 84, 0.9]]) +
    pier(140, 99, 76, '#8fa7ae') +
    beach() +
    at(30, 116, 0.13, castle(DAY, 1)) +
    calm(at(174, 160, 0.62, cathedral(HAZY))) +
    windbreak(DAY, 8, 144, 15) +
    (rolls ? boardwalk(DAY, -4, 96, GROUND + 0.2) : '') +
    child.shadow +
    earth(GROUND, 208) +
    glow(point[0] + 4, 206, 24, 16, 0.9) +
    lamp(point[0] + 4, 207, 202, 0.6) +
    cut(point[0]) +
    towel(DAY, 170, GROUND - 1, 40, '#2f8f8c') +
    at(170, GROUND - 10, 0.36, thing(things[0], DAY)) +
    child.art +
    spade(DAY, end, point, 17) +
    child.hand(1) +
    child.hand(-1);
  return {
    art,
    quiet: { box: { ...SAFE, height: 60 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face],
    dedicated: { ...IN_THE_SKY, x: IN_THE_SKY.x - NEXT },
    overFold: () =>
      asGround(mirroredAtFold(air() + beach() + earth(GROUND, 208))) +
      shifted(-NEXT, 0, everyoneElse(thing(things[0], DAY))),
  };
};

/** From one page to the other. */
const NEXT = SPREAD - SHEET;

const air = (): string => sky('#b0e2ea', '#fff3cf', 104, [34, 34]);

const beach = (): string => sea(100, 112, '#3f9fb0', '#8ed2cb', 'one') + sand(112, GROUND, 'one');

/** What stands far off is nearer to its sand. */
const HAZY: Light = { ...DAY, shadeAmount: 0.12, shadowAlpha: 0.1 };

/** From over the upper fist to the point of the blade, through both of them, and as far as it has gone in. */
function driven(child: PlacedHero): readonly [end: Point, point: Point] {
  const [upper, lower] = [fistOf(child, -1), fistOf(child, 1)];
  const [dx, dy] = [lower[0] - upper[0], lower[1] - upper[1]];
  const down = (GROUND + 13 - upper[1]) / dy;
  return [beyond(upper, lower), [upper[0] + dx * down, upper[1] + dy * down]];
}

/** The hole, as far as there is one, and what came out of it. */
const cut = (x: number): string =>
  path(
    `M${x - 13} ${GROUND - 2}C${x - 9} ${GROUND + 6} ${x - 8} ${GROUND + 13} ${x} ${GROUND + 14}C${x + 9} ${GROUND + 13} ${x + 11} ${GROUND + 5} ${x + 15} ${GROUND - 2}Z`,
    EARTH.wall,
  ) + heap('one', x + 27, GROUND + 1.5, 26, 10);
