import { num } from '#bookmaking/drawing/curves.ts';
import { box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { banister, newel, onStep, STEPS, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { creak } from '#titles/stair-that-counted-feet/set/creak.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { SOUNDS } from '#titles/stair-that-counted-feet/sounds.ts';

const DOWN = cameraAt({ from: [440, 420, 62], to: [60, 60, 58], middle: [74, 150], focal: 178 });

/** Close, the loudest page: a face at the doorpost, and the stairs falling away. */
export const page03: Painting = ({ hero, beside = false }) => {
  const kid = placeHero(
    inPyjamas(hero),
    74,
    'head',
    [146, 150],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: -34,
      pitch: 8,
      gaze: [-0.9, 0.5],
      turn: -4,
      tilt: -5,
      armsByPage: true,
    },
    HALL,
  );
  const [hx, hy] = kid.head;
  const holds = ownArm(
    inPyjamas(hero),
    kid,
    1,
    {
      elbow: [hx + 42, 212],
      wrist: [199, Math.max(180, hy + 30)],
      hand: grip,
      degrees: -98,
      flip: true,
    },
    HALL,
  );
  const art =
    wall(WALLS.hall) +
    boards(DOWN, HALL, '#5b3a4a', { from: -160, to: 0 }) +
    pool(76, 120, 70, 40, LAMPLIGHT, 0.55) +
    panels(DOWN, HALL, PANELS.hall, { from: -160, to: 360, across: 96 }) +
    newel(DOWN, HALL, STAIR, [-8, 0, 0]) +
    staircase(DOWN, HALL, STAIR, { fromAbove: true, fall: 0.35 }) +
    treads() +
    boards(DOWN, HALL, '#7a5058', { from: 325, to: 420, upstairs: true, near: -60 }) +
    (hero.wheelchair ? liftRail(DOWN, HALL) : '') +
    banister(DOWN, HALL, STAIR, { across: 0, to: 12 }) +
    creak(DOWN.see(onStep(3, 0.5, 0.5)), 1.3, '#ffdca0') +
    post() +
    kid.art +
    holds.art +
    holds.before +
    lettered(SOUNDS['CREAK!'], beside ? [92, 62] : [64, 100], {
      height: beside ? 22 : 14,
      turn: -3,
      ink: '#ffe2a8',
    });
  return {
    art,
    quiet: { box: { ...SAFE, height: 59 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  };
};

/** From above one sees treads alone, of one brown: each has an edge in the light, and lies in the shade of the next. */
function treads(): string {
  let art = '';
  for (let step = 1; step <= STEPS; step++) {
    const band = (from: number, to: number): string =>
      `M${[onStep(step, from, 0), onStep(step, from, 1), onStep(step, to, 1), onStep(step, to, 0)]
        .map((p) => DOWN.see(p).map(num).join(' '))
        .join('L')}Z`;
    art +=
      path(band(0.5, 1), '#241634', 'fill-opacity=".5"') +
      path(band(-0.12, 0.1), '#ffcf8e', `fill-opacity="${num(0.3 + step * 0.03)}"`);
  }
  return art;
}

/** The doorpost at the right edge, lit from the hall. */
const post = (): string =>
  box(
    188,
    78,
    40,
    SHEET - 78,
    linear(
      [
        [0, '#8d6480'],
        [0.2, '#6a4868'],
        [1, '#3b284c'],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  path(`M184 72H220V80H188Z`, '#7c5672') +
  line(`M195 84V${SHEET}`, '#3b284c', 0.8, 'stroke-opacity=".6"');
