import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { fist, flat } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { lyingBack } from '#titles/very-slow-parade/cast/lying-back.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { silverLine, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { MANNERS } from '#titles/very-slow-parade/set/hours.ts';
import {
  kitchenWindow,
  lettuce,
  pans,
  wainscot,
  wall,
} from '#titles/very-slow-parade/set/kitchen.ts';
import { LOW_LAMP } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const MAP = cameraAt({ from: [0, 130, -300], to: [0, 130, 60], middle: [108, 106], focal: 200 });
const FLOOR = { left: -330, right: 330, near: -160, far: 110 };

/** Low, like a map: four tiles, one wall, and a lettuce; and how all that looks with an ear on the floor. */
export const page04: Painting = ({ hero, beside = false }) => {
  const worn = outOfChair(inPyjamas(hero));
  const size = beside ? 72 : 55;
  const head: Point = beside ? [66, 128] : [57, 151];
  const kid = placeHero(
    worn,
    size,
    'head',
    head,
    {
      pose: 'sit',
      mood: 'wonder',
      face: { eyes: 'open', mouth: 'oh', brow: [-7, -13, -6] },
      yaw: 34,
      pitch: 4,
      nod: -4,
      tilt: 27,
      gaze: [0.9, -0.7],
      armsByPage: true,
      legsByPage: true,
      body: { lean: 34, roll: 12 },
    },
    LOW_LAMP,
  );
  const u = kid.scale;
  const near = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [head[0] - 66 * u, FLOOR_AT - 3],
      wrist: [head[0] - 14 * u, FLOOR_AT - 2],
      hand: flat,
      degrees: 4,
      size: 1.16,
    },
    LOW_LAMP,
  );
  const far = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [head[0] + 64 * u, FLOOR_AT - 6],
      wrist: [head[0] + 14 * u, head[1] + 79 * u],
      hand: fist,
      degrees: -100,
      flip: true,
      size: 1.1,
    },
    LOW_LAMP,
  );
  const [, base] = MAP.see([0, 0, FLOOR.far]);
  const art =
    wall(MANNERS, base) +
    wainscot(MAP, MANNERS, FLOOR, 40) +
    (beside
      ? kitchenWindow(LOW_LAMP, MANNERS, { x: 152, y: 58, width: 50, height: 66 }) +
        at(179, 125, 0.54, lettuce(LOW_LAMP)) +
        at(96, 70, 0.72, pans(LOW_LAMP))
      : kitchenWindow(LOW_LAMP, MANNERS, { x: 162, y: 74, width: 38, height: 50 }) +
        at(183, 125, 0.42, lettuce(LOW_LAMP)) +
        at(126, 108, 0.46, pans(LOW_LAMP))) +
    tiles(MAP, MANNERS, FLOOR) +
    skirting(MAP, MANNERS, FLOOR) +
    route() +
    silverLine(
      MAP,
      [
        [-190, 0, -66],
        [-120, 0, -72],
        [-60, 0, -68],
        [-10, 0, -70],
      ],
      0.45,
    ) +
    parkedChair(hero, 24, [134, 168], -36, LOW_LAMP) +
    lyingBack(worn, kid, LOW_LAMP) +
    patch(LOW_LAMP, head[0] + 4, FLOOR_AT, 96) +
    clip(`M0 0H216V${FLOOR_AT}H0Z`, kid.art) +
    far.art +
    near.art +
    patch(LOW_LAMP, 140, 210, 66) +
    at(138, 212, 0.44, snail(LOW_LAMP, { pose: 'ahead', gaze: [0.9, -0.1] }));
  return {
    art,
    quiet: { box: { ...SAFE, width: 132, height: 74 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
  };
};

/** What the elbows lie on, in mm. */
const FLOOR_AT = 206;

/** The way as a map would have it: four tiles along, and one wall up. */
const route = (): string =>
  line(
    'M180 207C189 205 190 196 188 186C185 170 184 158 183.6 142',
    '#b8443c',
    1.5,
    'stroke-dasharray="3.4 4"',
  ) + line('M180 132l7 7M187 132l-7 7', '#b8443c', 1.9);
