import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { LOADED } from '#titles/very-slow-parade/cast/children.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { LETTERING } from '#titles/very-slow-parade/lettering.ts';
import { MEDIUM } from '#titles/very-slow-parade/medium.ts';
import { tiles } from '#titles/very-slow-parade/set/floor.ts';
import { DARK, UPROAR } from '#titles/very-slow-parade/set/hours.ts';
import { LOUD, NIGHT } from '#titles/very-slow-parade/set/lights.ts';
import { bands } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';

const LOW = cameraAt({ from: [0, 26, -110], to: [0, 24, 60], middle: [108, 168], focal: 150 });
const FLOOR = { left: -400, right: 400, near: -90, far: 260 };

/** Where the pot is carried, and the wrist of the hand with the spoon. */
const POT: Point = [84, 213];
const SPOON_HAND: Point = [42, 124];

/** At tile height: the front of the parade, and all who may not pass it. */
const paint: Painting = ({ hero }) => {
  const worn = inPyjamas(hero);
  const kid = placeHero(
    worn,
    hero.wheelchair ? 48 : 51,
    'head',
    [86, hero.wheelchair ? 108 : 115],
    {
      pose: 'stand',
      mood: 'joy',
      yaw: 22,
      pitch: 3,
      tilt: 7,
      gaze: [0.6, 0.6],
      body: { lean: -4, roll: 6, shrug: 6 },
      armsByPage: true,
    },
    LOUD,
  );
  const [hx, hy] = SPOON_HAND;
  const raised = ownArm(
    worn,
    kid,
    -1,
    { elbow: [43, 162], wrist: SPOON_HAND, hand: grip, degrees: -62, size: 1.16 },
    LOUD,
  );
  const carries = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [131, 160],
      wrist: [POT[0] + 38, POT[1] - 26],
      hand: grip,
      degrees: 214,
      flip: true,
      size: 1.1,
    },
    LOUD,
  );
  const art =
    bands(
      [92, 152],
      [
        [220, '#ffe79a'],
        [180, '#ffdc74'],
        [150, '#ffe79a'],
        [122, '#ffdc74'],
        [100, '#ffe79a'],
        [86, '#ff9a3c'],
        [73, '#ffe79a'],
        [62, '#f2563f'],
        [52, '#fff4c8'],
      ],
    ) +
    tiles(LOW, UPROAR, FLOOR) +
    at(4, 176, 0.4, duck(LOUD, { eye: 'open', roll: 20 })) +
    kid.art +
    carries.art +
    at(POT[0], POT[1], 0.78, pot(LOUD)) +
    carries.before +
    patch(LOUD, 26, 206, 34) +
    at(25, 206, 0.6, bear(LOUD, { arms: [0, -20], eyes: 'open', plays: true, stride: 14 })) +
    raised.art +
    at(hx + 5, hy - 8, 0.76, spoon(LOUD), -104) +
    raised.before +
    patch(LOUD, 142, 207, 124) +
    at(144, 207, 0.68, snail(LOUD, { pose: 'ahead' }));
  return {
    art,
    quiet: { box: { ...SAFE, y: 13, height: 52 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: [kid.face],
  };
};

export const cover: Cover = {
  slug: 'very-slow-parade',
  title: '{name} and the Very Slow Parade',
  lettering: LETTERING,
  medium: MEDIUM,
  children: LOADED,
  paint,
  grounds: [{ color: DARK.wall[1], light: NIGHT }],
};
