import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, shifted } from '#bookmaking/drawing/marks.ts';
import { fist } from '#bookmaking/hero/close-hand.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { apron } from '#titles/very-slow-parade/cast/apron.ts';
import { fromShoulder } from '#titles/very-slow-parade/cast/from-shoulder.ts';
import { horns } from '#titles/very-slow-parade/cast/horns.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { snailShadow } from '#titles/very-slow-parade/cast/snail-shadow.ts';
import { hallGround, wayUp } from '#titles/very-slow-parade/set/hall.ts';
import { pool } from '#titles/very-slow-parade/set/kitchen.ts';
import { GOING } from '#titles/very-slow-parade/set/lights.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

/** How far, in mm, what is behind the door is moved toward it on a page of its own. */
const NEARER = { stair: -68, lift: -84 } as const;

/** Before the lantern a hand with two fingers out: on the wall the front of the parade goes up to bed, and nobody passes it. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold: up, along the handrail; who rolls finds a lift waiting, and the snail in it. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, telling }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const worn = inPyjamas(hero);
  const rolls = Boolean(hero.wheelchair);
  const stands = wide ? 144 : rolls ? 74 : 82;
  const goes = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [stands, 205],
      {
        pose: rolls ? 'sit' : 'walk',
        mood: 'wonder',
        face: { mouth: SOFT_SMILE, lids: { upper: 0.16, lower: 0, slant: -3 } },
        yaw: 48,
        pitch: -14,
        nod: -14,
        tilt: -3,
        gaze: [0.9, -0.7],
        armsByPage: true,
        ...(rolls
          ? {}
          : {
              body: {
                lean: 2,
                legL: { upper: [66, 2], lower: [8, 2], foot: -6 },
                legR: { upper: [-8, 4], lower: [-10, 4] },
              },
            }),
      },
      GOING,
    );
  const kid = noTaller(goes, wide ? 47 : 40, wide ? 107 : 96);
  const hangs = fromShoulder(kid, -1, 96, 62);
  const near = ownArm(worn, kid, -1, { ...hangs, hand: fist, degrees: 40 }, GOING);
  const out = fromShoulder(kid, 1, -2, -30);
  const plays = ownArm(worn, kid, 1, { ...out, hand: horns, degrees: -52, size: 1.3 }, GOING);
  const art =
    hallGround(width) +
    pool(stands - 62, 150, 130, 96, '#ffcf8a', 0.42) +
    shifted(wide ? 0 : rolls ? NEARER.lift : NEARER.stair, 0, wayUp(snailShadow(), rolls, wide)) +
    pool(stands, 150, 50, 60, '#ffcf8a', 0.36) +
    kid.shadow +
    plays.art +
    kid.art +
    near.art +
    near.before +
    at(wide ? -14 : -50, 224, 1.62, apron(GOING, 'lamp'));
  return {
    art,
    quiet: {
      box: onHallWall(wide, rolls, telling === 'seedling'),
      ...(telling === 'seedling' && { align: 'center' }),
      ink: 'light',
      largest: { ...LARGE, seedling: 30, sprout: 24, sapling: 20, explorer: 17 },
    },
    faces: [kid.face],
  };
}

/** Between a sleeve and what waits at the right, over the shadow; one long name alone may be as wide as the sheet. */
const onHallWall = (wide: boolean, rolls: boolean, isShort: boolean): Box =>
  isShort
    ? { ...SAFE, height: 46 }
    : wide
      ? { ...SAFE, x: 84, width: 116, height: 72 }
      : { ...SAFE, x: 44, width: rolls ? 104 : 160, height: rolls ? 72 : 52 };
