import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point3 } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { inPyjamas } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { newel, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels, panesOnWall } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { catCushion, catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { childOnStep, headAt } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import {
  MOONLIGHT,
  PANELS,
  STAIR_AT_NIGHT,
  WALLS,
} from '#titles/stair-that-counted-feet/set/colors.ts';
import { pawPrints } from '#titles/stair-that-counted-feet/set/hall.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { wall } from '#titles/stair-that-counted-feet/set/night.ts';

const ABOVE = cameraAt({
  from: [-250, 400, -240],
  to: [40, 60, 40],
  middle: [58, 138],
  focal: 430,
});

/** From high under the ceiling, nearly wordless: listening, and a round shape that goes up, and down. */
export const page09: Painting = (cast) => paint(cast, PAGE);
/** Over the fold the moon lies on the floor of the hall, and across it go paws. */
export const spread09: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const seat = onStep(4, 0.5, 0.76);
  const kid = childOnStep(
    inPyjamas(hero),
    headAt(ABOVE, seat),
    ABOVE.see(seat),
    { pose: 'sit', mood: 'happy', yaw: -30, pitch: 38, nod: 4, gaze: [-0.2, 1] },
    MOON,
  );
  const [cx, cy] = ABOVE.see(onStep(3, 0.5, 0.3));
  const [ox, oy] = ABOVE.see(onStep(2, 0.36, 0.14));
  const k = ABOVE.scale(onStep(3));
  const art =
    wall(WALLS.night, frame) +
    boards(ABOVE, MOON, '#4b3a5c', { from: -420, to: 600, near: -320 }) +
    panels(ABOVE, MOON, PANELS.night, { from: -420, to: 520, across: 96 }) +
    moonOnFloor() +
    (isWide(frame) ? hall() : '') +
    newel(ABOVE, MOON, STAIR_AT_NIGHT, [-10, 0, 92]) +
    (hero.wheelchair ? liftRail(ABOVE, MOON) : '') +
    staircase(ABOVE, MOON, STAIR_AT_NIGHT, { side: true, fall: 0.2 }) +
    kid.art +
    oval(ox, oy, 8, 2, MOON.shade, 'fill-opacity=".5"') +
    at(ox, oy - 4.4, 0.15, thing(things[0], MOON)) +
    oval(cx, cy, 14, 3, MOON.shade, 'fill-opacity=".5"') +
    catTail(
      [
        [cx - 12, cy - 2],
        [cx - 18, cy],
        [cx - 20, cy + 6],
      ],
      3.4,
      MOON,
    ) +
    at(cx, cy, 0.42 * k, catCushion(MOON, 0)) +
    breath(cx, cy);
  return laidIn(frame, {
    art,
    quiet: { box: { ...SAFE, width: 110, height: 40 }, ink: 'light', largest: { explorer: 15.5 } },
    faces: [kid.face],
  });
}

/** Through the window behind us, on the boards: four panes and their bars. */
const moonOnFloor = (): string =>
  path(
    [
      [70, -150],
      [138, -150],
      [80, -84],
      [148, -84],
    ]
      .map(([x = 0, z = 0]) =>
        polygon(
          (
            [
              [x, 0, z],
              [x + 9, 0, z + 58],
              [x + 67, 0, z + 58],
              [x + 58, 0, z],
            ] as const
          ).map(ABOVE.see),
        ),
      )
      .join(''),
    MOONLIGHT,
    'fill-opacity=".2"',
  );

/** The other window, on the wall: whoever sits on the branch before it does not look in. */
const hall = (): string =>
  panesOnWall(ABOVE, MOONLIGHT, 0.34, { x: -216, y: 236, size: 92 }) +
  line(
    polygon(
      [
        [-232, 172, 95],
        [-190, 180, 95],
        [-150, 177, 95],
        [-112, 183, 95],
        [-84, 181, 95],
      ].map((p) => ABOVE.see(p as unknown as Point3)),
      false,
    ),
    MOON.shade,
    3,
  ) +
  [-186, -170, -157, -146]
    .map((x, i) => {
      const [bx, by] = ABOVE.see([x, 178.6 + (i % 2) * 0.8, 95]);
      return oval(bx, by - 3 + i * 0.5, 4.6 - i * 0.6, 4.2 - i * 0.6, MOON.shade);
    })
    .join('') +
  pawPrints(ABOVE, '#a79fd0', -214);

/** Up, and down: where the back has just been, in one line. */
const breath = (x: number, y: number): string =>
  line(
    `M${num(x - 13)} ${num(y - 13)}C${num(x - 7)} ${num(y - 19.6)} ${num(x + 7)} ${num(y - 19.6)} ${num(x + 13)} ${num(y - 13)}`,
    MOONLIGHT,
    0.6,
    'stroke-opacity=".8"',
  );
