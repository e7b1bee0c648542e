import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { CalledOut, Cast, Painting, Picture } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { cake } from '#titles/all-puff-no-whistle/cast/cake.ts';
import { type PuffingHero, puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { melonCheeks } from '#titles/all-puff-no-whistle/cast/squeezed.ts';
import { hatFromBehind } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { taxi } from '#titles/all-puff-no-whistle/cast/taxi.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { CURB, corner, FAR_EDGE } from '#titles/all-puff-no-whistle/set/corner.ts';
import { cherry } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { note } from '#titles/all-puff-no-whistle/set/houses.ts';
import { FORENOON } from '#titles/all-puff-no-whistle/set/lights.ts';

/** Over a cake that is near us two cheeks like melons, and a cherry that leaves. */
export const page04: Painting = (cast) => paint(cast, PAGE);
/** Bound, the cherry goes past the nose of a taxi, and on. */
export const spread04: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, telling }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const { size, cab, flies } = wide ? BOUND : ON_SCREEN;
  const top = PLATE[1] + TOP * CAKE;
  const child = blowingOver(hero, size);
  const art =
    corner(frame) +
    at(...BENCH, 0.19, hatFromBehind(FORENOON)) +
    at(cab[0], CURB - 3, cab[1], stoppedTaxi()) +
    (wide ? note(-34, 34, 1.3, TOWN.tile) + note(-24, 26, 1.1, TOWN.clay) : '') +
    child.art +
    melonCheeks(hero, child, 0.66, FORENOON, { out: 40, size: 0.76 }) +
    at(...PLATE, CAKE, cake(FORENOON, { flat: 0.3, high: 0.54 })) +
    // What it left in the cream.
    oval(PLATE[0] - 4, top + 2, 8, 2.6, '#e8cfc2') +
    breath({
      from: child.mouth,
      to: [flies[0] + 15, flies[1] - 8],
      wide: 13,
      bend: -4,
      torn: 0.16,
      shade: '#4f93cf',
    }) +
    oval(flies[0] - 10, 207, 18, 3, '#44578f', 'fill-opacity=".25"') +
    at(flies[0], flies[1], 1.7, cherry(FORENOON), 40);
  return laidIn(frame, {
    art,
    quiet: wide
      ? {
          box: { x: -194, y: 142, width: 184, height: telling === 'explorer' ? 47 : 58 },
          ink: 'dark',
          largest: { sprout: 32, sapling: 27, explorer: 18 },
          ...(telling === 'explorer' && { last: REFRAIN }),
          lap: { ...REFRAIN, box: { ...REFRAIN.box, y: 146, height: 52 }, largest: 56 },
        }
      : { box: { ...SAFE, height: 38 }, ink: 'dark', largest: { explorer: 13.5 } },
    faces: [child.face],
  });
}

/** A long telling has nothing to spare for its last line, unless that has a place. In mm of the opening. */
const REFRAIN: CalledOut = {
  box: { x: -194 - FROM_THE_LEFT.left, y: 190, width: 184, height: 15 },
  ink: 'dark',
  largest: 21,
};

/** Where the cake stands, and how large it is. */

const PLATE = [126, 197] as const;
const CAKE = 1.2;
const LIPS = [122, 125] as const;

const BOUND = { size: 80, cab: [84, 0.74], flies: [36, 168] } as const;
/** With words above, all of it is a little smaller. */
const ON_SCREEN = { size: 57, cab: [100, 0.45], flies: [34, 170] } as const;

/** Whoever it is, the lips are right over the cream. */
function blowingOver(hero: Hero, size: number): PuffingHero {
  const withHeadAt = (head: Point): PuffingHero =>
    puffingHero(
      hero,
      size,
      'head',
      head,
      {
        pose: 'stand',
        eyes: 'wide',
        face: { brow: [-4, -10, -8], flushed: true },
        cheeks: 2.4,
        yaw: -20,
        pitch: 2,
        nod: 4,
        tilt: -7,
        gaze: [-0.8, 0.7],
        body: { lean: 10, roll: 0, shrug: 12 },
        armL: DOWN,
        armR: DOWN,
      },
      FORENOON,
    );
  const [x, y] = LIPS;
  const [mx, my] = withHeadAt(LIPS).mouth;
  return withHeadAt([2 * x - mx, 2 * y - my]);
}

/** The cherry's place, over the middle of the plate. */
const TOP = -52;

const DOWN = { upper: [-4, 10], lower: [8, 4] } as const;

/** Where the hat sits, on the other side of the street. */
const BENCH = [-110, FAR_EDGE - 4] as const;

const stoppedTaxi = (): string =>
  oval(-6, 2, 196, 13, '#2f3a66', 'fill-opacity=".4"') + taxi(FORENOON, { leans: true });
