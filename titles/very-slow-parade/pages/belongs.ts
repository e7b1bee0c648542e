import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { fist, grip } from '#bookmaking/hero/close-hand.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { STRIDE } from '#bookmaking/hero/more-poses.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { fromShoulder } from '#titles/very-slow-parade/cast/from-shoulder.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { pot, spoon, strap } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { SEVEN } from '#titles/very-slow-parade/set/hours.ts';
import { clock, pool, wainscot, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { LOUD } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';

const LOW = cameraAt({ from: [0, 58, -240], to: [0, 58, 100], middle: [108, 150], focal: 220 });
const FLOOR = { left: -320, right: 320, near: -150, far: 100 };
/** Where the photo hangs; without one, it is seven o’clock there. */
const FRAME: Box = { x: 150, y: 72, width: 48, height: 48 };

/** Far, whole, and with eyes shut for pride: in front, or so it looks until one sees who is. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = Boolean(hero.wheelchair);
  const worn = inPyjamas(hero);
  const leads = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [rolls ? 78 : 74, 203],
      {
        pose: STRIDE,
        mood: 'happy',
        face: { mouth: SOFT_SMILE, brow: [-10, -14, -6], eyes: 'open' },
        gaze: [0.9, -0.3],
        yaw: 38,
        pitch: 4,
        nod: -16,
        body: { lean: -10 },
        armsByPage: true,
      },
      LOUD,
    );
  const kid = noTaller(leads, rolls ? 39 : 43, 104);
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const drum: Point = [hx + 34 * u, kid.pelvis[1] + (rolls ? -8 : 4) * u];
  const { elbow, wrist: baton } = fromShoulder(kid, 1, -16, -56, 1.1);
  const leadsWith = ownArm(
    worn,
    kid,
    1,
    { elbow, wrist: baton, hand: grip, degrees: -40, size: 1.25 },
    LOUD,
  );
  const swings = ownArm(
    worn,
    kid,
    -1,
    rolls
      ? {
          elbow: [hx - 74 * u, hy + 120 * u],
          wrist: [hx - 46 * u, hy + 168 * u],
          hand: grip,
          degrees: 70,
        }
      : { ...fromShoulder(kid, -1, 138, 126), hand: fist },
    LOUD,
  );
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    wall(SEVEN, base) +
    pool(60, 140, 90, 80, '#fff6d0', 0.9) +
    wainscot(LOW, SEVEN, FLOOR, 40) +
    tiles(LOW, SEVEN, FLOOR) +
    skirting(LOW, SEVEN, FLOOR) +
    (photo
      ? photoFrame(photo, { box: FRAME, color: '#3f8f96', tilt: 2.5 }, LOUD)
      : at(172, 96, 0.72, clock(LOUD, 7))) +
    kid.shadow +
    kid.art +
    strap(kid, drum) +
    at(drum[0], drum[1], 1.16 * u, pot(LOUD)) +
    swings.art +
    swings.before +
    leadsWith.art +
    at(baton[0] + 10 * u, baton[1] - 9 * u, 1.2 * u, spoon(LOUD), -62) +
    leadsWith.before +
    patch(LOUD, 158, 208, 78) +
    at(160, 210, 0.44, snail(LOUD, { pose: 'ahead' }));
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 16, height: 42 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo ? [kid.face, FRAME] : [kid.face],
  };
};
