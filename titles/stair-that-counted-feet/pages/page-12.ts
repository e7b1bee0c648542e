import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { offForTheNight } from '#bookmaking/hero/off-for-the-night.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { sleeper } from '#bookmaking/hero/sleeper.ts';
import { quiltOver } from '#bookmaking/house/bed.ts';
import { newel, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { catAsleep } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { BEDDING } from '#titles/stair-that-counted-feet/set/bedding.ts';
import { STAIR_AT_NIGHT } from '#titles/stair-that-counted-feet/set/colors.ts';
import { gardenAsleep } from '#titles/stair-that-counted-feet/set/garden.ts';
import {
  BED,
  cutawayHouse,
  FLOOR,
  HOUSE_VIEW,
  type Hour,
  indoors,
  slab,
} from '#titles/stair-that-counted-feet/set/house.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const HOUR: Hour = { light: MOON, dark: 0.62, lamps: false };

/** Wide: the same house in three tones, and somebody kind on watch. */
export const page12: Painting = (cast) => paint(cast, PAGE);
/** Over the fold the night goes on outside, where nobody else is up either. */
export const spread12: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const kid = sleeper(hero, 13.5, [67, FLOOR.upper - 22.6], MOON);
  const [ox, oy] = HOUSE_VIEW.see(onStep(2, 0.4, 0.4));
  const art =
    cutawayHouse(HOUR, frame) +
    (isWide(frame) ? gardenAsleep() : '') +
    moonbeam() +
    at(94, FLOOR.upper - 18.2, 0.32, offForTheNight(hero, MOON)) +
    plumpPillow() +
    // Nothing of the sleeper may peep out over the quilt.
    clip('M55 70H102V112H55Z', kid.art) +
    at(BED.x, FLOOR.upper, BED.scale, quiltOver(mirrored(MOON), BEDDING, 22), 0, -BED.scale) +
    at(26, 97.5, 0.21, catAsleep(MOON)) +
    parkedChair(hero, 12, [91, FLOOR.upper + 1], -40, MOON) +
    indoors(
      (hero.wheelchair ? liftRail(HOUSE_VIEW, MOON) : '') +
        staircase(HOUSE_VIEW, MOON, STAIR_AT_NIGHT, { side: true, fall: 0.3 }),
    ) +
    stairFace(HOUSE_VIEW, MOON, 'asleep') +
    pool(ox, oy - 3, 15, 12, '#dfe6ff', 0.6) +
    oval(ox, oy + 0.4, 5, 0.9, MOON.shade, 'fill-opacity=".6"') +
    at(ox, oy - 2.4, 0.1, thing(things[0], MOON)) +
    slab(HOUR) +
    newel(HOUSE_VIEW, MOON, STAIR_AT_NIGHT, [-12, 0, 4]);
  return laidIn(frame, {
    art,
    quiet: { box: { ...SAFE, height: 43 }, ink: 'light', largest: { explorer: 15.5 } },
    faces: [kid.face],
  });
}

/** The window's light, across the pillow. */
const moonbeam = (): string =>
  path('M40 74L57 74L88 108L44 108Z', '#c3cff8', 'fill-opacity=".13"') +
  pool(68, 100, 20, 16, '#c3cff8', 0.55);

/** Pale behind every head, so that the darkest face is read at once. */
const plumpPillow = (): string =>
  path(
    'M57 105C55 96 60 91.5 67 92.5C74 91 80 94 79.4 100C80 105 78 107.4 72 107H62C59 107.4 57.4 107 57 105Z',
    tone(MOON, BEDDING.pillow).base,
  ) +
  path(
    'M57 105C62 103 74 103 79.4 101C80 105 78 107.4 72 107H62C59 107.4 57.4 107 57 105Z',
    tone(MOON, BEDDING.pillow).shade,
    'fill-opacity=".6"',
  );
