import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { fist } from '#bookmaking/hero/close-hand.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { lyingBack } from '#titles/very-slow-parade/cast/lying-back.ts';
import { pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { SEVEN } from '#titles/very-slow-parade/set/hours.ts';
import { clock, pool, wainscot, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { LOUD } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';

const LOW = cameraAt({ from: [0, 58, -240], to: [0, 58, 100], middle: [108, 150], focal: 220 });
const FLOOR = { left: -320, right: 320, near: -150, far: 100 };
/** Where the photo hangs; without one, it is seven o’clock there. */
const FRAME: Box = { x: 146, y: 74, width: 48, height: 48 };

/** On the tummy, chin in both hands: in front, or so it looks until one sees who is. */
export const belongs: Painting = ({ hero, photo }) => {
  const worn = outOfChair(inPyjamas(hero));
  const head: Point = [80, 121];
  const kid = placeHero(
    worn,
    68,
    'head',
    head,
    {
      pose: 'sit',
      mood: 'happy',
      face: { mouth: SOFT_SMILE, brow: [-5, -10, -1] },
      yaw: 34,
      pitch: 4,
      nod: 4,
      tilt: 13,
      gaze: [0.9, 0.5],
      armsByPage: true,
      legsByPage: true,
      body: { lean: 30, roll: 5 },
    },
    LOUD,
  );
  const u = kid.scale;
  const chin = (side: 1 | -1): string =>
    ownArm(
      worn,
      kid,
      side,
      {
        elbow: [head[0] + (side > 0 ? 62 : -62) * u, FLOOR_AT - 5],
        wrist: [head[0] + (side > 0 ? 36 : -26) * u, head[1] + 76 * u],
        hand: fist,
        degrees: side > 0 ? -98 : -76,
        flip: side > 0,
        size: 1.16,
      },
      LOUD,
    ).art;
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    wall(SEVEN, base) +
    pool(60, 140, 90, 80, '#fff6d0', 0.9) +
    wainscot(LOW, SEVEN, FLOOR, 40) +
    tiles(LOW, SEVEN, FLOOR) +
    skirting(LOW, SEVEN, FLOOR) +
    (photo
      ? photoFrame(photo, { box: FRAME, color: '#3f8f96', tilt: 2.5 }, LOUD)
      : at(170, 98, 0.74, clock(LOUD, 7))) +
    parkedChair(hero, 24, [182, 167], -36, LOUD) +
    lyingBack(worn, kid) +
    patch(LOUD, head[0] + 4, FLOOR_AT, 96) +
    clip(`M0 0H216V${FLOOR_AT}H0Z`, kid.art) +
    chin(-1) +
    chin(1) +
    patch(LOUD, 18, 211, 52) +
    at(14, 213, 0.56, pot(LOUD)) +
    at(46, 212, 0.5, spoon(LOUD), -5) +
    patch(LOUD, 160, 208, 86) +
    at(161, 210, 0.49, snail(LOUD, { pose: 'ahead' }));
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 18, height: 48 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo ? [kid.face, FRAME] : [kid.face],
  };
};

/** What the elbows stand on, in mm. */
const FLOOR_AT = 205;
