import { at, oval } from '#bookmaking/drawing/marks.ts';
import { headToSit, headToStand } from '#bookmaking/hero/head-size.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { boot, curtain } from '#bookmaking/house/hall-things.ts';
import { onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const LOW = cameraAt({
  from: [-170, 140, -250],
  to: [40, 40, 50],
  middle: [124, 172],
  focal: 400,
});

/** Mid: a sentry is posted, with great seriousness. */
export const page08: Painting = ({ hero, things }) => {
  const [ox, oy] = LOW.see(onStep(2, 0.3, 0.74));
  const wish = {
    mood: 'happy',
    yaw: 40,
    pitch: 10,
    gaze: [0.8, 0.5],
    touchL: [ox - 10, oy - 8],
  } as const;
  const kid = hero.wheelchair
    ? childOnStep(
        inPyjamas(hero),
        headToSit(hero, 66, 36),
        [66, 168],
        { pose: 'sit', ...wish },
        HALL,
      )
    : placeHero(
        inPyjamas(hero),
        headToStand(hero, 140, 42),
        'ground',
        [60, 203],
        { pose: 'crouch', ...wish },
        HALL,
      );
  const [cx, cy] = LOW.see(onStep(3, 0.05, 0.36));
  const art =
    wall(WALLS.late) +
    pool(206, 84, 110, 120, LAMPLIGHT, 0.5) +
    boards(LOW, HALL, '#4b3148', { from: -300, to: 0, near: -190 }) +
    panels(LOW, HALL, PANELS.late, { from: -300, to: 190, across: 96, height: 50 }) +
    at(5, 84, 1, curtain(HALL, '#7a4468', 34, 116)) +
    at(12, 208, 0.56, boot(HALL, '#5c8a5a')) +
    at(29, 211, 0.56, boot(HALL, '#c98a3c', 34)) +
    (hero.wheelchair ? liftRail(LOW, HALL, 1, 7) : '') +
    staircase(LOW, HALL, STAIR, { side: true, to: 9, fall: 0.3 }) +
    stairFace(LOW, HALL, 'tired', 0.6) +
    catTail(
      [
        [cx + 10, cy - 3],
        [cx, cy],
        [cx - 4, cy + 9],
        [cx + 1, cy + 16],
      ],
      6,
      HALL,
    ) +
    oval(ox, oy + 0.6, 13, 2, HALL.shade, 'fill-opacity=".45"') +
    at(ox, oy - 6.4, 0.26, thing(things[0], HALL)) +
    kid.shadow +
    kid.art;
  return {
    art,
    quiet: { box: { ...SAFE, width: 140, height: 62 }, ink: 'light', largest: { explorer: 15.5 } },
    faces: [kid.face],
  };
};
