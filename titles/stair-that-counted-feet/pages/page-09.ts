import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored, turned } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE, widthOf } from '#bookmaking/frame.ts';
import { fist } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { onStep, staircase } from '#bookmaking/house/staircase.ts';
import { panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { catCurled } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { seatBack } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import {
  MOONLIGHT,
  PANELS,
  STAIR_AT_NIGHT,
  WALLS,
} from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const LEVEL = cameraAt({ from: [-100, 90, 46], to: [60, 90, 46], middle: [74, 90], focal: 345 });
/** How far the trunk lies over, in degrees, and how much further the head. */
const LIES = -64;
const CHEEK_DOWN = -22;
const HEAD: Point = [151, 136];
const SIZE = 62;

/** Nearly wordless, from the height of the tread: an ear on the wood, and beside it a round shape that goes up, and down. */
export const page09: Painting = (cast) => paint(cast, PAGE);
/** Over the fold the moon has hung the other window on the wall of the hall. */
export const spread09: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const worn = outOfChair(inPyjamas(hero));
  const light = turned(MOON, LIES);
  const [hx, hy] = HEAD;
  const kid = placeHero(
    worn,
    SIZE,
    'head',
    HEAD,
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: 'tiny', eyes: 'open', brow: [-6, -11, -3] },
      yaw: -8,
      pitch: 2,
      turn: 0,
      nod: 0,
      tilt: CHEEK_DOWN,
      gaze: [-0.3, -0.9],
      armsByPage: true,
      legsByPage: true,
      body: { roll: 0, lean: 0 },
    },
    light,
  );
  const u = kid.scale;
  // Along the body, and off the page: a hand beside the face was a glove that somebody had lost.
  const along = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 66 * u, hy + 150 * u],
      wrist: [hx + 62 * u, hy + 240 * u],
      hand: fist,
    },
    light,
  );
  const lying = (art: string): string => at(hx, hy, 1, shifted(-hx, -hy, art), LIES);
  const [cx, cy] = LEVEL.see(onStep(3, 0.12, 0.64));
  const art =
    wall(WALLS.night, frame) +
    panels(LEVEL, MOON, PANELS.night, { from: -70, to: 420, across: 96 }) +
    (isWide(frame) ? hall() : '') +
    staircase(LEVEL, MOON, STAIR_AT_NIGHT, { from: 2, to: 9, fall: 0.2 }) +
    dark(frame) +
    beam() +
    stairFace(LEVEL, MOON, 'tired', 0.2) +
    (hero.wheelchair
      ? seatBack({ x: 186, y: 64, width: 46, height: 150 }, MOON, hero.wheelchair)
      : '') +
    oval(cx, cy, 48, 5, MOON.shade, 'fill-opacity=".55"') +
    at(cx, cy, 0.9, catCurled(mirrored(MOON)), 0, -0.9) +
    breath(cx, cy) +
    oval(hx, 172, 44, 4.4, MOON.shade, 'fill-opacity=".55"') +
    lying(kid.art + along.art) +
    purr() +
    oval(146, 211, 17, 2.6, MOON.shade, 'fill-opacity=".6"') +
    at(146, 201, 0.32, thing(things[0], MOON));
  return laidIn(frame, {
    art,
    quiet: { box: { ...SAFE, width: 110, height: 40 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  });
}

/** No lamp is lit upstairs any more. */
const dark = (frame: Frame): string =>
  box(
    frame.left,
    0,
    widthOf(frame),
    124,
    linear([
      [0, WALLS.night[0], 0.86],
      [1, WALLS.night[0], 0],
    ]),
  );

/** The window is behind us and high up: what it lets in falls on two heads, and nowhere else. */
const beam = (): string =>
  path(
    'M10 -6H96L222 150V222H-130Z',
    linear(
      [
        [0, MOONLIGHT, 0.08],
        [0.5, MOONLIGHT, 0.2],
        [1, MOONLIGHT, 0.26],
      ],
      0,
      0,
      0,
      1,
    ),
  ) + pool(110, 140, 120, 60, MOONLIGHT, 0.34);

/** The other window, on the wall: whoever sits on the branch before it does not look in. */
const hall = (): string =>
  path(
    'M-196 6L-150 -4L-136 46L-182 54ZM-142 -6L-96 -16L-84 36L-128 44ZM-180 62L-134 54L-120 106L-166 112ZM-126 52L-82 44L-68 98L-112 104Z',
    MOONLIGHT,
    'fill-opacity=".3"',
  ) +
  line('M-200 60C-160 48 -130 62 -70 50', MOON.shade, 3) +
  [-170, -156, -145, -136]
    .map((x, i) => oval(x, 51.4 + i * 0.9, 5 - i * 0.6, 4.6 - i * 0.6, MOON.shade))
    .join('');

/** Up, and down: where the back has just been, in one line. */
const breath = (x: number, y: number): string =>
  line(
    `M${num(x - 34)} ${num(y - 46)}C${num(x - 20)} ${num(y - 56)} ${num(x + 10)} ${num(y - 56)} ${num(x + 24)} ${num(y - 46)}`,
    MOONLIGHT,
    0.8,
    'stroke-opacity=".8"',
  );

/** It goes through the wood, from one end of the tread to an ear. */
function purr(): string {
  let d = '';
  for (const [y, from, to] of [
    [176.4, 60, 150],
    [180, 74, 140],
    [183.4, 88, 128],
  ] as const) {
    d += `M${from} ${y}`;
    for (let x = from; x < to; x += 6) d += `q1.5 -1.6 3 0t3 0`;
  }
  return line(d, MOONLIGHT, 0.7, 'stroke-opacity=".75"');
}
