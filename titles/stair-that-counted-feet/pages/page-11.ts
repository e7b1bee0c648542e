import type { Point } from '#bookmaking/drawing/geometry.ts';
import { headToSit, headToStand } from '#bookmaking/hero/head-size.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { onStep, staircase } from '#bookmaking/house/staircase.ts';
import { panels, panesOnWall } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catHanging } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import {
  MOONLIGHT,
  PANELS,
  STAIR_AT_NIGHT,
  WALLS,
} from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const RISING = cameraAt({
  from: [-220, 190, -170],
  to: [90, 90, 50],
  middle: [140, 156],
  focal: 352,
});

/** Close: a sleeping cat weighs as much as two cats, and is longer than anyone expects. */
export const page11: Painting = ({ hero }) => {
  const seat = RISING.see(onStep(5, 0.5, 0.5));
  const rolls = hero.wheelchair !== undefined;
  const head = rolls ? headToSit(hero, 84, 42) : headToStand(hero, 124, 40);
  const view = { mood: 'happy', yaw: 22, pitch: 8, gaze: [0.5, 0.3], nod: 4 } as const;
  const place = (touch: { touchL?: Point; touchR?: Point }) =>
    rolls
      ? childOnStep(inPyjamas(hero), head, seat, { pose: 'sit', ...view, ...touch }, MOON)
      : placeHero(inPyjamas(hero), head, 'ground', seat, { pose: 'walk', ...view, ...touch }, MOON);
  const plain = place({});
  const chest: Point = [plain.head[0] + head * 0.02, plain.head[1] + head * 1.12];
  const kid = place({
    touchL: [chest[0] + head * 0.12, chest[1] + head * 0.16],
    touchR: [chest[0] + head * 0.06, chest[1] + head * 0.22],
  });
  const k = head / 40;
  const spine: Point[] = [
    [chest[0], chest[1]],
    [chest[0] + 2 * k, chest[1] + 12 * k],
    [chest[0] + 3 * k, chest[1] + 26 * k],
    [chest[0] + 1 * k, chest[1] + 42 * k],
  ];
  const art =
    wall(WALLS.night) +
    pool(150, 96, 110, 96, MOONLIGHT, 0.34) +
    panels(RISING, MOON, PANELS.night, { from: -200, to: 420, across: 96, height: 22 }) +
    panesOnWall(RISING, MOONLIGHT, 0.26, { x: -30, y: 164, size: 62 }) +
    (rolls ? liftRail(RISING, MOON) : '') +
    staircase(RISING, MOON, STAIR_AT_NIGHT, { side: true, to: 13, fall: 0.2 }) +
    stairFace(RISING, MOON, 'closing', 0) +
    kid.art +
    catHanging(spine, 18 * k, MOON);
  return {
    art,
    quiet: { box: { ...SAFE, width: 118, height: 74 }, ink: 'light' },
    faces: [kid.face],
  };
};
