import { at, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { banister, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { panels } from '#bookmaking/house/stairwell.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catCurled, catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { salutes } from '#titles/stair-that-counted-feet/cast/salutes.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { hallFloor } from '#titles/stair-that-counted-feet/set/hall-floor.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { rainBoot } from '#titles/stair-that-counted-feet/set/rain-boot.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';
import { wallPastFold } from '#titles/stair-that-counted-feet/set/wall-past-fold.ts';

const FRONT = cameraAt({
  from: [-250, 92, 66],
  to: [60, 62, 46],
  middle: [140, 146],
  focal: 410,
});

/** How wide a toy is, in mm. */
const TOY = 41;
const SHADED_FUR = '#3d3050';

/** A sentry stands on the second stair, and is saluted; on the third somebody sleeps at whom nobody looks. */
export const page08: Painting = ({ hero, things, beside = false }) => {
  const [ox, oy] = FRONT.see(onStep(2, 0.3, 0.84));
  const [cx, cy] = FRONT.see(onStep(3, 0.7, 0.34));
  const child = salutes(
    hero,
    [hero.wheelchair ? 40 : beside ? 52 : 46, 204],
    beside ? 140 : 106,
    HALL,
  );
  const art =
    wall(WALLS.late) +
    pool(190, 110, 110, 100, LAMPLIGHT, 0.55) +
    panels(FRONT, HALL, PANELS.late, { from: -240, to: 300, across: 96, height: 60 }) +
    hallFloor(-6, 222) +
    staircase(FRONT, HALL, STAIR, { to: 12, fall: 0.2 }) +
    banister(FRONT, HALL, STAIR, { across: 0, from: 3, to: 12 }) +
    (beside ? '' : dark()) +
    stairFace(FRONT, HALL, 'tired', { look: [-1, -0.6] }) +
    // No lamp finds it.
    pool(cx + 20, cy - 22, 54, 46, '#1d1438', 0.95) +
    catTail(
      [
        [cx + 20, cy - 3],
        [cx + 28, cy - 1],
        [cx + 36, cy - 1],
        [cx + 40, cy - 5],
      ],
      5,
      HALL,
      SHADED_FUR,
    ) +
    at(cx, cy + 1, 0.6, catCurled(HALL, SHADED_FUR)) +
    pool(cx + 12, cy - 6, 34, 26, '#1d1438', 0.6) +
    pool(ox - 8, oy - 12, 44, 36, LAMPLIGHT, 0.5) +
    pool(
      child.head[0] + 8,
      child.head[1] + (beside ? 6 : 24),
      52,
      beside ? 70 : 50,
      LAMPLIGHT,
      0.7,
    ) +
    oval(ox, oy + 1, 14, 2.4, HALL.shade, 'fill-opacity=".5"') +
    at(ox, oy - TOY * 0.27, TOY / 100, thing(things[0], HALL)) +
    child.shadow +
    child.art;
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 150, height: 60 },
      ink: beside ? 'dark' : 'light',
      largest: { explorer: 18 },
    },
    faces: [child.face],
    ...(beside && {
      overFold: () => wallPastFold(WALLS.late, hallFloor(-240, 6)) + rainBoot(),
    }),
  };
};

/** Where words stand, no lamp is lit. */
const dark = (): string =>
  path(
    `M-4 -4H${SHEET + 4}V96H-4Z`,
    linear([
      [0, WALLS.late[0], 1],
      [0.7, WALLS.late[0], 0.92],
      [1, WALLS.late[0], 0],
    ]),
  );
