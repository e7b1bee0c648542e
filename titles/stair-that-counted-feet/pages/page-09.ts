import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import { mirrored, turned } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { bodyAt } from '#bookmaking/hero/body.ts';
import { figureOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels, panesOnWall } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { catCurled } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { liftRail, liftSeat } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import {
  MOONLIGHT,
  PANELS,
  STAIR_AT_NIGHT,
  WALLS,
} from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';

const SIDE = cameraAt({ from: [-60, 216, -320], to: [66, 84, 40], middle: [78, 144], focal: 400 });
/** How far the child lies along the stairs, in degrees. */
const SLOPE = -33;

/** Nearly wordless: nose to nose with a round shape that goes up, and down, in one beam of the moon. */
export const page09: Painting = (cast) => paint(cast, PAGE);
/** Over the fold the moon has hung the other window on the wall of the hall. */
export const spread09: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const [cx, cy] = SIDE.see(onStep(3, 0.36, 0.84));
  const size = Math.min(42, 200 / bodyAt(hero.years).heads);
  const head: Point = [cx + 50, cy - 30];
  const kid = placeHero(
    outOfChair(inPyjamas(hero)),
    size,
    'head',
    head,
    {
      pose: 'prone',
      mood: 'happy',
      face: { mouth: 'tiny', brow: [-4, -8, -2] },
      yaw: -52,
      pitch: 8,
      gaze: [-0.7, 0.7],
      // One foot in the air, the other has forgotten it.
      body: {
        nod: -88,
        legL: { upper: [4, 6], lower: [-78, 4], foot: 60 },
        legR: { upper: [2, 8], lower: [-20, 6], foot: 50 },
      },
    },
    turned(MOON, SLOPE),
  );
  const lying = (art: string): string =>
    at(head[0], head[1], 1, shifted(-head[0], -head[1], art), SLOPE);
  const [ox, oy] = SIDE.see(onStep(2, 0.3, 0.14));
  const art =
    wall(WALLS.night, frame) +
    panels(SIDE, MOON, PANELS.night, { from: -420, to: 520, across: 96 }) +
    boards(SIDE, MOON, '#4b3a5c', { from: -420, to: 600, near: -320 }) +
    (isWide(frame) ? hall() : '') +
    (hero.wheelchair ? liftRail(SIDE, MOON) + seatThatWaits(hero) : '') +
    staircase(SIDE, MOON, STAIR_AT_NIGHT, { side: true, fall: 0.2 }) +
    beam() +
    oval(ox, oy, 11, 2, MOON.shade, 'fill-opacity=".5"') +
    at(ox, oy - 6, 0.2, thing(things[0], MOON)) +
    oval(cx, cy, 30, 4, MOON.shade, 'fill-opacity=".5"') +
    at(cx, cy, 0.62, catCurled(mirrored(MOON)), 0, -0.62) +
    breath(cx, cy) +
    // What the body throws on the treads: it lies there, and nowhere in the air.
    lying(
      oval(
        head[0] + size,
        head[1] + size * 0.6,
        size * 1.1,
        size * 0.2,
        MOON.shade,
        'fill-opacity=".5"',
      ),
    ) +
    lying(kid.art);
  return laidIn(frame, {
    art,
    quiet: { box: { ...SAFE, width: 110, height: 40 }, ink: 'light', largest: { explorer: 15.5 } },
    faces: [kid.face],
  });
}

/** The window is behind us and high up: what it lets in falls across the stairs, and nowhere else. */
const beam = (): string =>
  path(
    'M150 -6H226V60L126 222H-10V206Z',
    linear(
      [
        [0, MOONLIGHT, 0.34],
        [0.6, MOONLIGHT, 0.2],
        [1, MOONLIGHT, 0.06],
      ],
      1,
      0,
      0,
      1,
    ),
  ) + pool(92, 150, 100, 56, MOONLIGHT, 0.34);

/** Whoever came by the lift has slid down from its seat, which has stopped a stair further up. */
function seatThatWaits(hero: Hero): string {
  if (!hero.wheelchair) return '';
  const { skeleton } = figureOf(
    hero,
    { pose: 'perch', mood: 'happy', yaw: -40, pitch: 8, seatHeight: 70 },
    MOON,
  );
  const seat = liftSeat(skeleton, MOON, hero.wheelchair, 70);
  const [x, y] = SIDE.see(onStep(9, 0.2, 0.86));
  return at(x, y, 0.4, seat.behind + seat.before);
}

/** The other window, on the wall: whoever sits on the branch before it does not look in. */
const hall = (): string =>
  panesOnWall(SIDE, MOONLIGHT, 0.34, { x: -216, y: 236, size: 92 }) +
  line(
    polygon(
      [
        [-232, 172, 95],
        [-190, 180, 95],
        [-150, 177, 95],
        [-112, 183, 95],
        [-84, 181, 95],
      ].map((p) => SIDE.see(p as unknown as Point3)),
      false,
    ),
    MOON.shade,
    3,
  ) +
  [-186, -170, -157, -146]
    .map((x, i) => {
      const [bx, by] = SIDE.see([x, 178.6 + (i % 2) * 0.8, 95]);
      return oval(bx, by - 3 + i * 0.5, 4.6 - i * 0.6, 4.2 - i * 0.6, MOON.shade);
    })
    .join('');

/** Up, and down: where the back has just been, in one line. */
const breath = (x: number, y: number): string =>
  line(
    `M${num(x - 13)} ${num(y - 13)}C${num(x - 7)} ${num(y - 19.6)} ${num(x + 7)} ${num(y - 19.6)} ${num(x + 13)} ${num(y - 13)}`,
    MOONLIGHT,
    0.6,
    'stroke-opacity=".8"',
  );
