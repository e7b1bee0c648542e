import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { boat } from '#titles/boat-with-no-name/set/boat.ts';
import { sea, sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';
import { brush, paintPot, stool } from '#titles/boat-with-no-name/set/paint-pot.ts';

const PHOTO: Box = { x: 164, y: 82, width: 34, height: 34 };
const FLOOR = 202;
/** The board that a name is to be on, and where the first stroke of it ends. */
const BOARD: Box = { x: 92, y: 127, width: 106, height: 37 };
const STROKE: Point = [109, 154];
const RED = '#e2492f';

/** Before the boat's side, with its back to us: somebody has begun to paint on the empty board. */
export const belongs: Painting = ({ hero, photo, name }) => {
  // A name from the right begins at the right, and so does who paints it.
  const fromRight = name?.rightToLeft === true;
  const seen = (where: Box): Box =>
    fromRight ? { ...where, x: SHEET - where.x - where.width } : where;
  const photoBox = seen(PHOTO);
  const rolls = hero.wheelchair !== undefined;
  const size = rolls ? 31 : headToStand(hero, 136, 33);
  const seat = 66;
  const hand: Point = [STROKE[0] - 16.4, STROKE[1] + 4];
  const child = placeHero(
    hero,
    size,
    'ground',
    [rolls ? 56 : 62, FLOOR],
    {
      pose: 'sit',
      mood: 'brave',
      face: { mouth: 'tiny', brow: [-5, -9, -3], eyes: 'open' },
      yaw: 128,
      turn: -34,
      pitch: 5,
      gaze: [0.9, 0.2],
      nod: 4,
      tilt: 4,
      seatHeight: seat,
      leanInChair: 20,
      body: { lean: 16, roll: -3 },
      armR: { upper: [70, 14], lower: [84, 6], hand: 'hold' },
      armL: { upper: [16, 14], lower: [40, 0], hand: 'rest' },
      touchR: hand,
    },
    MORNING,
  );
  const art =
    sky(SHEET, 150, '#bfe3e2', '#fff3dc') +
    town('plate', MORNING, -60, 74, 128, 26) +
    sea('plate', SHEET, 126, 180, '#a9d8d2', '#7fc0bd') +
    slipway() +
    at(112, 206, 1.56, boat(MORNING)) +
    at(150, 106.6, 0.5, CREATURES.gull(mirrored(MORNING)), 0, -0.5) +
    path(roundedBox(BOARD.x + 1.5, BOARD.y + 2, BOARD.width, BOARD.height, 3), '#16505a') +
    path(roundedBox(BOARD.x, BOARD.y, BOARD.width, BOARD.height, 3), '#fff3dc') +
    [0.03, 0.97]
      .map((u) => oval(BOARD.x + u * BOARD.width, BOARD.y + BOARD.height / 2, 1.3, 1.3, '#2c4458'))
      .join('') +
    wetStroke() +
    box(160, 200, 26, 9, '#8a5f42', 1) +
    oval(62, FLOOR + 1, 34, 3.4, MORNING.shade, 'fill-opacity=".35"') +
    child.shadow +
    (rolls ? '' : at(62, FLOOR, 1, stool(MORNING, (seat * size) / 100 - 2))) +
    child.art +
    at(hand[0], hand[1], 1, brush(MORNING, RED)) +
    child.hand(-1) +
    oval(132, 207, 16, 2.6, MORNING.shade, 'fill-opacity=".35"') +
    at(132, 207, 1.1, paintPot(MORNING, RED)) +
    // Looks at what is written, and whether it is spelled right.
    at(132, 185, 0.54, CREATURES.catSitting(mirrored(MORNING)), 0, -0.54);
  return {
    art:
      (fromRight ? at(SHEET, 0, 1, art, 0, -1) : art) +
      photoFrame(photo, { box: photoBox, color: RED, tilt: -2 }, MORNING),
    quiet: {
      box: { x: 24, y: 22, width: 168, height: 56 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo ? [seen(child.face), photoBox] : [seen(child.face)],
  };
};

/** Down to the bristles, and there ragged: paint that is still being drawn out. */
const wetStroke = (): string => {
  const [x, y] = STROKE;
  return (
    line(`M${x} 135V${y - 5}`, RED, 7) +
    path(
      `M${x - 3.5} ${y - 6}h7V${y - 1}l-1.400 -2L${x + 0.8} ${y + 1.6}l-1.600 -3L${x - 2} ${y + 0.8}L${x - 3.5} ${y - 2}Z`,
      RED,
    ) +
    line(`M${x - 1.6} 136V${y - 8}`, '#ff8a6a', 0.9, 'stroke-opacity=".8"')
  );
};

/** Stones and sand, where boats stand until they have a name. */
const slipway = (): string =>
  box(
    -4,
    176,
    SHEET + 8,
    44,
    linear([
      [0, '#f0dcb0'],
      [1, '#c9a468'],
    ]),
  ) + line('M8 196q8 -3 16 0M176 212q10 -3 20 0M24 211q6 -2 12 0', '#b58f55', 1);
