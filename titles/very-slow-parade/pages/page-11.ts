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

function paint({ hero, telling }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const worn = inPyjamas(hero);
  const rolls = Boolean(hero.wheelchair);
  // Who is told little is told it large, and a name needs the whole width: over everything, and the lamp hangs lower.
  const few = telling === 'seedling' || telling === 'sprout';
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
    pool(84, few ? 142 : 116, 112, 108, '#ffcf8a', 0.5) +
    (wide ? hall(base, kid.onWall(0), kid.origin, Boolean(hero.wheelchair)) : doorway(JAMB, base)) +
    pool(156, 146, 46, 52, '#ffcf8a', 0.42) +
    (few && !wide ? underCeiling() : '') +
    at(-30, few ? 228 : 198, 1.36, apron(GOING, 'lamp')) +
    kid.shadow +
    kid.art;
  return {
    art,
    quiet: {
      box: few ? { ...SAFE, height: 34 } : { x: 108.5, y: 14, width: 94, height: 86 },
      ink: 'light',
      largest: { ...LARGE, seedling: 44, sprout: 24, sapling: 20, explorer: 16 },
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
      [0.7, '#0b1a2c', 0.9],
      [1, '#0b1a2c', 0],
    ]),
  );
