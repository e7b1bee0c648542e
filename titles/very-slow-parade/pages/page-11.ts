import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, shifted } from '#bookmaking/drawing/marks.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { apron } from '#titles/very-slow-parade/cast/apron.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { hallGround, hallWindow, wayUp } from '#titles/very-slow-parade/set/hall.ts';
import { pool } from '#titles/very-slow-parade/set/kitchen.ts';
import { GOING } from '#titles/very-slow-parade/set/lights.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

/** How far, in mm, what is behind the door is moved toward it on a page of its own. */
const NEARER = { stair: -68, lift: -60 } as const;

/** Far: a wait. Small and whole, one palm back for an apron that does not pass the front, and is as large as grown-ups are. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold: up. A shadow has gone ahead, and is on the stair already; who rolls finds a lift waiting. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, telling }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const worn = inPyjamas(hero);
  const rolls = Boolean(hero.wheelchair);
  const goes = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [wide ? 150 : 128, 204],
      {
        pose: rolls ? 'sit' : 'walk',
        mood: 'wonder',
        face: { mouth: SOFT_SMILE, lids: { upper: 0.2, lower: 0, slant: -3 } },
        yaw: 40,
        pitch: 4,
        nod: -8,
        tilt: 5,
        gaze: [0.9, -0.5],
        // On one foot: it is the wait, and one palm says so to whoever comes behind.
        armR: { upper: [-62, 24], lower: [-66, 26], hand: 'open' },
        ...(rolls
          ? {}
          : {
              armL: { upper: [10, 4], lower: [16, 2] },
              body: {
                lean: 4,
                legL: { upper: [62, 2], lower: [4, 2], foot: 8 },
                legR: { upper: [-4, 4], lower: [-6, 4] },
              },
            }),
      },
      GOING,
    );
  const kid = noTaller(goes, rolls ? 37 : 38, 92);
  const art =
    hallGround(width) +
    pool(wide ? 88 : 64, 150, 130, 96, '#ffcf8a', 0.42) +
    (wide ? hallWindow(rolls ? 376 : 232) : '') +
    shifted(
      wide ? 0 : rolls ? NEARER.lift : NEARER.stair,
      0,
      wayUp(wide ? kid.onWall(0) : '', kid.origin, rolls),
    ) +
    pool(wide ? 150 : 128, 150, 50, 60, '#ffcf8a', 0.36) +
    kid.shadow +
    kid.art +
    at(wide ? -14 : -38, 224, 1.62, apron(GOING, 'lamp'));
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

/** Between a sleeve and what waits at the right; one long name alone may be as wide as the sheet. */
const onHallWall = (wide: boolean, rolls: boolean, isShort: boolean): Box =>
  isShort
    ? { ...SAFE, height: 46 }
    : { ...SAFE, x: wide ? 84 : 56, width: wide ? 116 : rolls ? 136 : 148, height: 72 };
