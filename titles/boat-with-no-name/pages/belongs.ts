import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { asHero, at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { dress } from '#bookmaking/hero/outfits/dressed.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { begunName } from '#titles/boat-with-no-name/set/begun-name.ts';
import { boat } from '#titles/boat-with-no-name/set/boat.ts';
import { sea, sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';
import { brush, paintPot, stool } from '#titles/boat-with-no-name/set/paint-pot.ts';

const PHOTO: Box = { x: 164, y: 82, width: 34, height: 34 };
const FLOOR = 202;
/** A hand that is drawn apart is so much larger. */
const USUAL = 1.12;
/** The board that a name is to be on, and as much of it as is written on. */
const BOARD: Box = { x: 84, y: 125, width: 118, height: 40 };
const WRITTEN: Box = { x: BOARD.x + 8, y: BOARD.y + 5, width: BOARD.width - 16, height: 30 };
const RED = '#e2492f';
/** From the middle of a fist to the tip of its brush. */
const BRISTLES: Point = [15.4, -4.4];

/** Before the boat's side, with its back to us: somebody has penciled a name on the board, and paints its first letter. */
export const belongs: Painting = ({ hero, photo, name: named }) => {
  const name = nameOf(named);
  // A name from the right begins at the right, and so does who paints it.
  const fromRight = name.rightToLeft;
  const seen = (where: Box): Box =>
    fromRight ? { ...where, x: SHEET - where.x - where.width } : where;
  const photoBox = seen(PHOTO);
  const begun = begunName(name, seen(WRITTEN), RED);
  const [x, y] = begun.wet;
  const child = painting(hero, [(fromRight ? SHEET - x : x) + 1.6 - BRISTLES[0], y - BRISTLES[1]]);
  const ground =
    sky(SHEET, 150, '#bfe3e2', '#fff3dc') +
    town('plate', MORNING, -60, 74, 128, 26) +
    sea('plate', SHEET, 126, 180, '#a9d8d2', '#7fc0bd') +
    slipway() +
    at(112, 206, 1.56, boat(MORNING)) +
    at(150, 106.6, 0.5, CREATURES.gull(mirrored(MORNING)), 0, -0.5) +
    // No grain under what is text.
    (begun.signs.length > 0 ? clean(board()) : board()) +
    box(176, 200, 26, 9, '#8a5f42', 1);
  const who =
    child.art +
    oval(140, 207, 16, 2.6, MORNING.shade, 'fill-opacity=".35"') +
    at(140, 207, 1.1, paintPot(MORNING, RED)) +
    // Looks at what is written, and whether it is spelled right.
    at(140, 187.6, 0.5, CREATURES.catSitting(mirrored(MORNING)), 0, -0.5);
  const placed = (art: string): string => (fromRight ? at(SHEET, 0, 1, art, 0, -1) : art);
  return {
    art:
      placed(ground) +
      clean(begun.art) +
      placed(who) +
      photoFrame(photo, { box: photoBox, color: RED, tilt: -2 }, MORNING),
    quiet: {
      box: { x: 24, y: 22, width: 168, height: 56 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    signs: begun.signs,
    faces: photo ? [seen(child.face), photoBox] : [seen(child.face)],
  };
};

/** On a stool or in the chair before the board, one arm up, and in its fist, at a point, a brush. */
function painting(hero: Cast['hero'], [x, y]: Point): { readonly art: string; readonly face: Box } {
  const rolls = hero.wheelchair !== undefined;
  const size = rolls ? 31 : headToStand(hero, 136, 33);
  // Soles are on the ground once legs are as long as that.
  const seat = hero.years < 3 ? 78 : 55 + Math.min(hero.years, 12) * 3.2;
  const middle = rolls ? 48 : 54;
  const child = placeHero(
    hero,
    size,
    'ground',
    [middle, FLOOR],
    {
      pose: 'sit',
      mood: 'brave',
      face: { mouth: 'tiny', brow: [-5, -9, -3], eyes: 'open' },
      yaw: 118,
      turn: -28,
      pitch: 5,
      gaze: [0.9, 0.2],
      nod: 4,
      tilt: 4,
      seatHeight: seat,
      leanInChair: 12,
      armsByPage: true,
      body: { lean: 10, roll: -3, ...(hero.years < 3 && SHORT_LEGS) },
    },
    MORNING,
  );
  const reach = child.figure.skeleton.body.hand * USUAL * child.scale;
  const wrist: Point = [x - 15 * reach, y - 3 * reach];
  const arm = ownArm(
    hero,
    child,
    -1,
    { elbow: elbowOf(child, -1, wrist, 1), wrist, hand: grip, degrees: 14 },
    MORNING,
  );
  return {
    art:
      oval(middle, FLOOR + 1, 34, 3.4, MORNING.shade, 'fill-opacity=".35"') +
      child.shadow +
      (rolls ? '' : at(middle, FLOOR, 1, stool(MORNING, (seat * size) / 100 - 2))) +
      child.art +
      (hero.years < 3 ? thigh(hero, child) : '') +
      arm.art +
      at(x, y, 1, brush(MORNING, RED)) +
      arm.before,
    face: child.face,
  };
}

/** Of who sits up on a stool before walking far: straight ahead, and what they have on comes before the coat. */
const SHORT_LEGS: Partial<Pose> = {
  legL: { upper: [92, 10], lower: [14, 4], foot: -8 },
  legR: { upper: [88, 12], lower: [-4, 6], foot: 6 },
};
const thigh = (hero: Cast['hero'], { figure, origin, scale }: PlacedHero): string =>
  at(origin[0], origin[1], scale, asHero(dress(hero, figure.skeleton, MORNING).leg(-1)));

/** Bare wood, screwed to the hull. */
const board = (): string => {
  const { x, y, width, height } = BOARD;
  return (
    path(roundedBox(x + 1.5, y + 2, width, height, 3), '#16505a') +
    path(roundedBox(x, y, width, height, 3), '#fff3dc', 'stroke="#123a4c" stroke-width=".7"') +
    [0.026, 0.974].map((u) => oval(x + u * width, y + height / 2, 1.3, 1.3, '#2c4458')).join('')
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
