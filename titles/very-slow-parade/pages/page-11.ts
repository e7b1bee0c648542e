import { at, box, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { apron } from '#titles/very-slow-parade/cast/apron.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { hall } from '#titles/very-slow-parade/set/hall.ts';
import { DARK } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wainscot, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { GOING } from '#titles/very-slow-parade/set/lights.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const NEAR = cameraAt({ from: [0, 62, -200], to: [0, 62, 60], middle: [108, 118], focal: 230 });
/** How far, in mm, what is behind the door is moved toward it on a page of its own. */
const NEARER = -72;
const FLOOR = { left: -330, right: 330, near: -140, far: 50 };

/** Far: a wait. Small and whole, one palm back for an apron that does not pass the front, and is as large as grown-ups are. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold: up. A shadow has gone ahead, and is on the stair already; who rolls finds a lift waiting. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const worn = inPyjamas(hero);
  const rolls = Boolean(hero.wheelchair);
  const goes = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [wide ? 160 : 134, 203],
      {
        pose: rolls ? 'sit' : 'walk',
        mood: 'wonder',
        face: { mouth: SOFT_SMILE, lids: { upper: 0.2, lower: 0, slant: -3 } },
        yaw: 62,
        pitch: 4,
        nod: -4,
        gaze: [0.7, -0.3],
        // On one foot: it is the wait, and one palm says so to whoever comes behind.
        armR: { upper: [-52, 22], lower: [-50, 24], hand: 'open' },
        ...(rolls
          ? {}
          : {
              armL: { upper: [10, 4], lower: [16, 2] },
              body: {
                lean: 4,
                legL: { upper: [34, 2], lower: [-8, 2], foot: 20 },
                legR: { upper: [-4, 4], lower: [-6, 4] },
              },
            }),
      },
      GOING,
    );
  const kid = noTaller(goes, rolls ? 30 : 31, 74);
  const [, base] = NEAR.see([0, 0, FLOOR.far]);
  const art =
    wall(DARK, base) +
    wainscot(NEAR, DARK, FLOOR, 42) +
    tiles(NEAR, DARK, FLOOR) +
    skirting(NEAR, DARK, FLOOR) +
    pool(84, 144, 112, 108, '#ffcf8a', 0.5) +
    (wide
      ? hall(base, kid.onWall(0), kid.origin, rolls)
      : shifted(NEARER, 0, hall(base, '', kid.origin, rolls))) +
    pool(wide ? 156 : 130, 146, 46, 52, '#ffcf8a', 0.42) +
    shifted(wide ? 0 : NEARER / 3, 0, at(30, 214, 1.3, apron(GOING, 'lamp'))) +
    (wide ? pool(76, 26, 190, 60, '#0b1a2c', 1) : underCeiling()) +
    kid.shadow +
    kid.art;
  return {
    art,
    quiet: {
      box: { ...SAFE, height: 37 },
      ink: 'light',
      largest: { ...LARGE, seedling: 44, sprout: 24, sapling: 20, explorer: 17 },
    },
    faces: [kid.face],
  };
}

/** It is darkest up there, and words are read on it. */
const underCeiling = (): string =>
  box(
    0,
    0,
    SHEET,
    66,
    linear([
      [0, '#0b1a2c', 1],
      [0.8, '#0b1a2c', 0.88],
      [1, '#0b1a2c', 0],
    ]),
  );
