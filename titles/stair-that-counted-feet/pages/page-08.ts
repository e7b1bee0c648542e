import { at, oval } from '#bookmaking/drawing/marks.ts';
import { flat, grip } from '#bookmaking/hero/close-hand.ts';
import { handOf } from '#bookmaking/hero/hand-of.ts';
import { headToSit, headToStand } from '#bookmaking/hero/head-size.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { boot, curtain } from '#bookmaking/house/hall-things.ts';
import { onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { liftRail, liftSeat } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
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
  const worn = outOfChair(inPyjamas(hero));
  const { shin, sole } = handOf(hero).body(hero.years);
  const seatHeight = shin + sole + 4;
  const rolls = hero.wheelchair !== undefined;
  const kid = placeHero(
    worn,
    rolls ? headToSit(hero, 84, 44) : headToStand(hero, 162, 46),
    rolls ? 'pelvis' : 'ground',
    rolls ? [58, 172] : [54, 210],
    {
      pose: rolls ? 'sit' : 'kneel',
      mood: 'brave',
      face: { mouth: 'tiny', brow: [-1, -8, -5], eyes: 'open' },
      yaw: 42,
      pitch: 8,
      nod: 14,
      tilt: 7,
      gaze: [0.8, 0.8],
      seatHeight: rolls ? seatHeight : 0,
      armsByPage: true,
      // Everything leans into what two hands put down.
      body: { lean: rolls ? 24 : 30, roll: 8 },
    },
    HALL,
  );
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const far = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [(hx + ox) / 2 + 14 * u, (hy + oy) / 2 + 26 * u],
      wrist: [ox - 11 - 14 * u, oy - 11],
      hand: flat,
      degrees: 10,
      flip: false,
      size: 1.05,
    },
    HALL,
  );
  const near = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [(hx + ox) / 2 - 40 * u, (hy + oy) / 2 + 44 * u],
      wrist: [ox - 10 - 18 * u, oy - 2],
      hand: grip,
      degrees: -14,
      flip: true,
      size: 1.05,
    },
    HALL,
  );
  const lift =
    rolls && hero.wheelchair
      ? liftSeat(kid.figure.skeleton, HALL, hero.wheelchair, seatHeight)
      : { behind: '', before: '' };
  const placed = (art: string): string => at(kid.origin[0], kid.origin[1], u, art);
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
    (rolls ? '' : kid.shadow) +
    placed(lift.behind) +
    kid.art +
    far.art +
    far.before +
    near.art +
    oval(ox, oy + 0.6, 14, 2.2, HALL.shade, 'fill-opacity=".45"') +
    at(ox, oy - 7.4, 0.3, thing(things[0], HALL)) +
    near.before +
    placed(lift.before);
  return {
    art,
    quiet: { box: { ...SAFE, width: 140, height: 62 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  };
};
