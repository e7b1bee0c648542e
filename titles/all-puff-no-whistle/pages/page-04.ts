import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { CalledOut, Cast, Painting, Picture } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { CAKE_HIGH, cakeGirl } from '#titles/all-puff-no-whistle/cast/cake-girl.ts';
import { type PuffingHero, puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatFromBehind } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { taxi } from '#titles/all-puff-no-whistle/cast/taxi.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { CURB, corner, FAR_EDGE } from '#titles/all-puff-no-whistle/set/corner.ts';
import { cherry } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { note } from '#titles/all-puff-no-whistle/set/houses.ts';
import { FORENOON } from '#titles/all-puff-no-whistle/set/lights.ts';

/** Somebody with both arms full of cake has whistled a taxi to the curb; from somebody else comes air, and a cherry leaves. */
export const page04: Painting = (cast) => paint(cast, PAGE);
/** Bound, the cherry goes past the taxi, and on. */
export const spread04: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, telling }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const [cab, size, notes] = wide ? BOUND : ON_SCREEN;
  const child = blowing(hero);
  const top: Point = [PLATE[0], PLATE[1] - CAKE_HIGH];
  const art =
    corner(frame) +
    at(...BENCH, 0.19, hatFromBehind(FORENOON)) +
    at(cab, CURB - 3, size, stoppedTaxi()) +
    notes.map(([x, y], i) => note(x, y, 1.3 - i * 0.2, i ? TOWN.clay : TOWN.tile)).join('') +
    cakeGirl(hero, FORENOON, [PLATE[0], 206], 146, PLATE) +
    // What it left in the cream.
    oval(top[0] - 1, top[1] + 0.4, 5, 1.5, '#e8cfc2') +
    child.shadow +
    child.art +
    breath({
      from: child.mouth,
      to: [top[0] - 4, top[1] - 3],
      wide: 8,
      bend: -2,
      torn: 0.3,
      shade: '#4f93cf',
    }) +
    flight(top) +
    oval(CHERRY_AT[0] - 4, 207, 18, 3, '#44578f', 'fill-opacity=".25"') +
    at(...CHERRY_AT, 1.6, cherry(FORENOON), 40);
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

/** The middle of the plate that she carries, the lips that blow over it, and the cherry, near us. */
const PLATE: Point = [92, 153];
const LIPS = 138;
const CHERRY_AT: Point = [31, 164];

/** Where the taxi has stopped, how large, and the notes that it came for. */
const BOUND = [
  -30,
  0.74,
  [
    [84, 22],
    [70, 40],
  ],
] as const;
/** With words above, all that is far is a little smaller. */
const ON_SCREEN = [30, 0.42, [[112, 76]]] as const;

/** Whoever it is, the lips are over the edge of the plate, on tiptoe and bent by the effort. */
function blowing(hero: Hero): PuffingHero {
  const standAt = (x: number): PuffingHero =>
    puffingHero(
      hero,
      headToStand(hero, hero.wheelchair ? 138 : 130, hero.wheelchair ? 50 : 45),
      'ground',
      [x, 208],
      {
        pose: 'stand',
        eyes: 'wide',
        face: { brow: [-4, -10, -8], flushed: true },
        cheeks: 2.4,
        yaw: -80,
        pitch: 0,
        nod: 4,
        tilt: 0,
        gaze: [-1.5, 0.9],
        body: {
          lean: hero.wheelchair ? 26 : 20,
          roll: 0,
          hips: 0,
          twist: 0,
          shrug: 12,
          legL: AHEAD,
          legR: ON_TOE,
        },
        leanInChair: 26,
        ...(hero.wheelchair ? {} : { armL: hero.years < 3 ? SHORT : BACK, armR: HIDDEN }),
      },
      FORENOON,
    );
  return standAt(160 + LIPS - standAt(160).mouth[0]);
}

/** One arm thrown back by so much breath, and the other out of sight. */
const BACK: Arm = { upper: [-44, 12], lower: [-50, 8], hand: 'hold' };
/** A short arm flung that far is a fin. */
const SHORT: Arm = { upper: [-14, 12], lower: [6, 8], hand: 'hold' };
const HIDDEN: Arm = { upper: [2, -8], lower: [6, -8] };
const AHEAD: Leg = { upper: [24, 4], lower: [6, 3] };
const ON_TOE: Leg = { upper: [-16, 4], lower: [-34, 4], foot: 38 };

/** The way that the cherry has come from the cream, toward us. */
const flight = ([x, y]: Point): string =>
  line(
    `M${x - 12} ${y - 4}Q${x - 36} ${y - 10} ${CHERRY_AT[0] + 14} ${CHERRY_AT[1] - 22}`,
    '#ffffff',
    2,
    'stroke-opacity=".9" stroke-dasharray="7 5"',
  );

/** Where the hat sits, on the other side of the street. */
const BENCH = [-172, FAR_EDGE - 4] as const;

const stoppedTaxi = (): string =>
  oval(-6, 2, 196, 13, '#2f3a66', 'fill-opacity=".4"') + taxi(FORENOON, { leans: true });
