import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { LOADED } from '#titles/very-slow-parade/cast/children.ts';
import { potSize } from '#titles/very-slow-parade/cast/drummer.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { pot, spoon, strap } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { LETTERING } from '#titles/very-slow-parade/lettering.ts';
import { MEDIUM } from '#titles/very-slow-parade/medium.ts';
import { tiles } from '#titles/very-slow-parade/set/floor.ts';
import { DARK, UPROAR } from '#titles/very-slow-parade/set/hours.ts';
import { LOUD, NIGHT } from '#titles/very-slow-parade/set/lights.ts';
import { bands } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';

const LOW = cameraAt({ from: [0, 26, -110], to: [0, 24, 60], middle: [108, 172], focal: 150 });
const FLOOR = { left: -400, right: 400, near: -90, far: 260 };

/** Where feet and wheels are, in mm. */
const STANDS = 203;

/** At tile height: a march in full step, and in front, large, who does not hurry. */
const paint: Painting = ({ hero }) => {
  const rolls = Boolean(hero.wheelchair);
  const worn = inPyjamas(hero);
  const marches = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [rolls ? 84 : 76, STANDS],
      {
        pose: 'balance',
        mood: 'joy',
        yaw: 38,
        turn: -16,
        pitch: 3,
        nod: -6,
        tilt: 6,
        body: {
          lean: -8,
          legL: { upper: [96, 2], lower: [14, 0], foot: -10 },
          legR: { upper: [-12, 4], lower: [-12, 4] },
        },
        armsByPage: true,
      },
      LOUD,
    );
  const kid = noTaller(marches, rolls ? 41 : 43, 103);
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const size = potSize(kid) * 1.12;
  // As low as belly and lap let it be: a strap is seen over it.
  const drum: Point = [hx + 40 * u, kid.pelvis[1] + (rolls ? -2 : hero.years < 3 ? 14 : 4) * u];
  const fist: Point = [hx - 82 * u, hy - 20 * u];
  const raised = ownArm(
    worn,
    kid,
    -1,
    { elbow: [hx - 74 * u, hy + 40 * u], wrist: fist, hand: grip, degrees: -88, size: 1.25 },
    LOUD,
  );
  const carries = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 74 * u, hy + 90 * u],
      wrist: [drum[0] + 37 * size, drum[1] - 55 * size],
      hand: grip,
      degrees: 84,
      size: 1.2,
    },
    LOUD,
  );
  const art =
    bands(
      [92, 150],
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
    at(5, 203, 0.34, duck(LOUD, { eye: 'open', roll: 20 })) +
    patch(LOUD, 22, 206, 34) +
    at(31, 207, 0.46, bear(LOUD, { arms: [0, -20], eyes: 'open', plays: true, stride: 14 })) +
    kid.shadow +
    carries.art +
    kid.art +
    strap(kid, drum, size) +
    at(...drum, size, pot(LOUD)) +
    carries.before +
    raised.art +
    at(fist[0], fist[1] - 4 * u, 1.15 * u, spoon(LOUD), -86) +
    raised.before +
    patch(LOUD, 154, 208, 106) +
    at(156, 209, 0.56, snail(LOUD, { pose: 'ahead' }));
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
