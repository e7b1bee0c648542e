import { at, box } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { apron } from '#titles/very-slow-parade/cast/apron.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { doorway, hall, JAMB } from '#titles/very-slow-parade/set/hall.ts';
import { DARK } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wainscot, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { GOING } from '#titles/very-slow-parade/set/lights.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const NEAR = cameraAt({ from: [0, 62, -200], to: [0, 62, 60], middle: [108, 118], focal: 230 });
const FLOOR = { left: -330, right: 330, near: -140, far: 50 };

/** Far: going, slowly, with a yawn, small and whole in a tall door; behind, as large as grown-ups are, an apron that does not pass the front. */
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
      [rolls ? 154 : 158, 203],
      {
        pose: 'walk',
        mood: 'sleepy',
        face: { mouth: GAPE, brow: [-2, -9, -8] },
        yaw: 50,
        pitch: 4,
        nod: 10,
        tilt: 8,
        // All of it hangs: it goes because it went.
        ...(rolls
          ? {}
          : {
              armL: { upper: [14, 6], lower: [22, 2] },
              armR: { upper: [4, 8], lower: [10, 4] },
              body: {
                lean: 14,
                shrug: -6,
                legL: { upper: [22, 2], lower: [4, 2], foot: -8 },
                legR: { upper: [-10, 4], lower: [-30, 4], foot: 26 },
              },
            }),
      },
      GOING,
    );
  const kid = noTaller(goes, rolls ? 33 : 34, 80);
  const [, base] = NEAR.see([0, 0, FLOOR.far]);
  const art =
    wall(DARK, base) +
    wainscot(NEAR, DARK, FLOOR, 42) +
    tiles(NEAR, DARK, FLOOR) +
    skirting(NEAR, DARK, FLOOR) +
    pool(84, 144, 112, 108, '#ffcf8a', 0.5) +
    (wide ? hall(base, kid.onWall(0), kid.origin, Boolean(hero.wheelchair)) : doorway(JAMB, base)) +
    pool(156, 146, 46, 52, '#ffcf8a', 0.42) +
    at(-30, 230, 1.36, apron(GOING, 'lamp')) +
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
