import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact } from '#bookmaking/drawing/light.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { CalledOut, Cast, Painting, Picture } from '#bookmaking/title.ts';
import { cherryBow, skid, stoppedTaxi } from '#titles/all-puff-no-whistle/cast/braking-taxi.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { cakeGirl } from '#titles/all-puff-no-whistle/cast/cake-girl.ts';
import { type PuffingHero, puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatFromBehind } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { branch, CURB, corner } from '#titles/all-puff-no-whistle/set/corner.ts';
import { cherry } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { note } from '#titles/all-puff-no-whistle/set/houses.ts';
import { FORENOON } from '#titles/all-puff-no-whistle/set/lights.ts';

/** Somebody small with a whole cake on her head has whistled a taxi to the curb; somebody else jumps, and blows, and a cherry leaves. */
export const page04: Painting = (cast) => paint(cast, PAGE);
/** Bound, the taxi has the other page, and the cherry flies over it. */
export const spread04: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, telling }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const {
    cab,
    size,
    notes,
    girl,
    cakeSize,
    child: place,
    flown,
    hat,
    high,
  } = wide ? BOUND : ON_SCREEN;
  const carried = cakeGirl(hero, FORENOON, [girl[0], 207], girl[1], cakeSize);
  const [x, y] = carried.top;
  const cherryAt: Point = [x + flown[0], y + flown[1]];
  const child = blowing(hero, place, [x - 2, y]);
  const jumps = !isDown(hero);
  const art =
    corner(frame) +
    at(...hat, wide ? 0.17 : 0.15, hatFromBehind(FORENOON)) +
    skid(cab, size) +
    at(cab, CURB - 6, size, stoppedTaxi()) +
    notes.map(([nx, ny], i) => note(nx, ny, 1.3 - i * 0.2, i ? TOWN.clay : TOWN.tile)).join('') +
    carried.shadow +
    (jumps ? contact(FORENOON, place[0] + 2, 208, 22, 2.4) : child.shadow) +
    carried.art +
    // What it left in the cream.
    oval(x - 1, y + 0.6, 4.6, 1.3, '#e8cfc2') +
    child.art +
    breath({
      from: child.mouth,
      to: [x + 3, y - 3],
      wide: 11,
      bend: 2,
      torn: 0.3,
      shade: '#4f93cf',
    }) +
    cherryBow([x, y], cherryAt, high) +
    at(...cherryAt, wide ? 1.15 : 0.6, cherry(FORENOON), -60) +
    (wide ? branch() : '');
  return laidIn(frame, {
    art,
    quiet: wide
      ? {
          box: { x: -194, y: 145, width: 184, height: telling === 'explorer' ? 45 : 55 },
          ink: 'dark',
          largest: { sprout: 32, sapling: 27, explorer: 18 },
          ...(telling === 'explorer' && { last: REFRAIN }),
          lap: { ...REFRAIN, box: { ...REFRAIN.box, y: 146, height: 52 }, largest: 56 },
        }
      : { box: { ...SAFE, height: 38 }, ink: 'dark', largest: { explorer: 13.5 } },
    faces: [child.face, carried.face],
  });
}

/** A long telling has nothing to spare for its last line, unless that has a place. In mm of the opening. */
const REFRAIN: CalledOut = {
  box: { x: -194 - FROM_THE_LEFT.left, y: 190, width: 184, height: 15 },
  ink: 'dark',
  largest: 21,
};

interface Place {
  /** Where the taxi has stopped, how large, and the notes that it came for. */
  readonly cab: number;
  readonly size: number;
  readonly notes: readonly Point[];
  /** Where the girl stands, and how tall. */
  readonly girl: Point;
  readonly cakeSize: number;
  /** Where the child stands, and how tall. */
  readonly child: Point;
  /** How far the cherry has got, and how high in between. */
  readonly flown: Point;
  readonly high: number;
  readonly hat: Point;
}

const BOUND: Place = {
  cab: -104,
  size: 0.5,
  notes: [
    [56, 92],
    [48, 80],
  ],
  girl: [88, 104],
  cakeSize: 0.56,
  child: [168, 118],
  flown: [-262, 0],
  high: -38,
  hat: [132, 122],
};
/** With words above, all that is far is a little smaller. */
const ON_SCREEN: Place = {
  cab: 32,
  size: 0.25,
  notes: [],
  girl: [92, 86],
  cakeSize: 0.5,
  child: [166, 116],
  flown: [-60, -4],
  high: 40,
  hat: [132, 122],
};

/** Who rolls, or is too small to jump. */
const isDown = (hero: Hero): boolean => hero.wheelchair !== undefined || hero.years < 3;

/** Off the ground with so much breath, knees bent, fists back, eyes shut. */
function blowing(hero: Hero, [x, high]: Point, [, top]: Point): PuffingHero {
  const rolls = hero.wheelchair !== undefined;
  const jumps = !isDown(hero);
  return puffingHero(
    hero,
    headToStand(hero, rolls ? high * 1.08 : high, high * 0.36),
    'ground',
    [x, jumps ? 184 : 208],
    {
      pose: 'stand',
      eyes: 'shut',
      face: { brow: [5, -4, -8], flushed: true },
      cheeks: 2.6,
      yaw: -80,
      pitch: 0,
      nod: 0,
      tilt: top < 70 ? 24 : 18,
      gaze: [-1.4, -0.8],
      body: {
        lean: rolls ? 18 : 10,
        roll: 0,
        hips: 0,
        twist: 0,
        shrug: 14,
        legL: jumps ? KNEE_UP : AHEAD,
        legR: jumps ? HEEL_UP : ON_TOE,
      },
      leanInChair: 18,
      ...(rolls ? {} : { armL: hero.years < 3 ? SHORT : BACK, armR: HIDDEN }),
    },
    FORENOON,
  );
}

/** A fist thrown back by so much breath, and the other out of sight. */
const BACK: Arm = { upper: [-66, 14], lower: [-62, 10], hand: 'hold' };
/** A short arm flung that far is a fin. */
const SHORT: Arm = { upper: [-14, 12], lower: [6, 8], hand: 'hold' };
const HIDDEN: Arm = { upper: [2, -8], lower: [6, -8] };
const AHEAD: Leg = { upper: [26, 4], lower: [-4, 3], foot: 20 };
const ON_TOE: Leg = { upper: [-10, 4], lower: [-30, 4], foot: 40 };
const KNEE_UP: Leg = { upper: [52, 4], lower: [-34, 3], foot: 36 };
const HEEL_UP: Leg = { upper: [-6, 4], lower: [-62, 4], foot: 44 };
