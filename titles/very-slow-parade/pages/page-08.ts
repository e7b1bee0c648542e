import { disc } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { flat, grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { crayonParade } from '#titles/very-slow-parade/cast/crayon-parade.ts';
import { pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { silverLine, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { LISTENING, RINGS } from '#titles/very-slow-parade/set/hours.ts';
import { clock, kitchenWindow, lettuce, pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { BLUE } from '#titles/very-slow-parade/set/lights.ts';
import { patch, SIZE, standing } from '#titles/very-slow-parade/set/stage.ts';
import { refrigerator } from '#titles/very-slow-parade/set/stove.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const QUIET = cameraAt({ from: [0, 80, -280], to: [0, 80, 60], middle: [108, 132], focal: 250 });
const FLOOR = { left: -330, right: 330, near: -160, far: 110 };

/** Mid: the spoon is down, and there are things in the wait. */
export const page08: Painting = ({ hero, things, beside = false }) => {
  const rolls = Boolean(hero.wheelchair);
  const size = beside ? (rolls ? 60 : 72) : rolls ? 48 : 58;
  const [hx, hy]: Point = [122, beside ? (rolls ? 80 : 90) : rolls ? 112 : 118];
  const worn = inPyjamas(hero);
  const kid = placeHero(
    worn,
    size,
    'head',
    [hx, hy],
    {
      pose: 'stand',
      mood: 'wonder',
      face: { mouth: 'tiny', brow: [-10, -13, -6], eyes: 'open' },
      yaw: 16,
      pitch: 4,
      gaze: [0.6, -0.9],
      tilt: 11,
      nod: -4,
      body: { lean: 4, roll: 7, shrug: 4 },
      armsByPage: true,
    },
    BLUE,
  );
  const k = size / 72;
  const [px, py]: Point = [hx + 2, hy + 132 * k];
  const hears = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [hx - 66 * k, hy + 64 * k],
      wrist: [hx - 51 * k, hy + 21 * k],
      hand: flat,
      degrees: -82,
      size: 1.16,
    },
    BLUE,
  );
  const carries = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 58 * k, hy + 76 * k],
      wrist: [px + 48 * k, py - 30 * k],
      hand: grip,
      degrees: 212,
      flip: true,
      size: 1.1,
    },
    BLUE,
  );
  const clockAt: Point = beside ? [44, 56] : [64, 88];
  const [wx, wy] = QUIET.see([-50, 0, -14]);
  const [, base] = QUIET.see([0, 0, FLOOR.far]);
  const art =
    wall(LISTENING, base) +
    pool(176, 118, 60, 50, '#a9d2ea', 0.4) +
    kitchenWindow(BLUE, LISTENING, { x: 158, y: 84, width: 40, height: 52 }, { rain: 1 }) +
    at(180, 137, 0.46, lettuce(BLUE)) +
    at(...clockAt, 0.4, clock(BLUE, 7.62)) +
    tiles(QUIET, LISTENING, FLOOR) +
    skirting(QUIET, LISTENING, FLOOR) +
    patch(BLUE, 32, base + 4, 46) +
    at(30, base + 4, 0.82, refrigerator(BLUE, crayonParade(BLUE))) +
    line(disc(178, 110, 34), RINGS.hush, 1.3, 'stroke-dasharray=".1 3.4"') +
    line(disc(...clockAt, 17.4), RINGS.hush, 1.1, 'stroke-dasharray="2 3.97"') +
    line(disc(30, 142, 24), RINGS.hush, 0.8) +
    silverLine(
      QUIET,
      [
        [-160, 0, -52],
        [-60, 0, -56],
        [20, 0, -40],
        [72, 0, -28],
      ],
      0.7,
    ) +
    standing(QUIET, [89, -26], SIZE.snail, snail(BLUE, { pose: 'ahead' }), BLUE, 150) +
    kid.shadow +
    kid.art +
    carries.art +
    // The spoon has been put into it: nobody needs one now.
    at(px - 12 * k, py - 78 * k, 0.8 * k, spoon(BLUE), 76) +
    at(px, py, k, pot(BLUE)) +
    carries.before +
    hears.art +
    hears.before +
    standing(QUIET, [-56, -14], SIZE.wagon, wagon(BLUE, thing(things[0], BLUE)), BLUE, 90) +
    line(disc(wx, wy - 4, 13), RINGS.hush, 0.9, 'stroke-dasharray="7 2.6"');
  return {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
  };
};
