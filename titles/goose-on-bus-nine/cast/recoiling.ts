// Who was an inch from it, and is not any more: all of a child thrown back from what a tail has done.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { clean, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { stanceOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INSIDE, type Mouth } from '#bookmaking/hero/mouths.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { hairAbove } from './hair-above.ts';
import { shadowUnder, underFoot } from './shadow-under.ts';
import { wideAwake } from './wide-awake.ts';

/** Who recoils, with what lies under the knees, the shoes or the wheels. */
export interface Recoiling {
  readonly child: PlacedHero;
  readonly under: string;
  /** The lamp on the side of a face that is turned to it: drawn over the child. */
  readonly lit: string;
}

/** Where one may be: hair under `top`, knees or shoes on the cushion, wheels on the floor, and the finger that was nearly there at `tip`. */
export interface Room {
  readonly top: number;
  readonly cushion: number;
  readonly floor: number;
  readonly tip: Point;
}

export function recoiling(given: Hero, { top, cushion, floor, tip }: Room): Recoiling {
  const hero = wideAwake(given);
  const wish = wayOf(hero);
  const ground = hero.wheelchair ? floor : cushion;
  const [s] = stanceOf(hero, { ...wish, touchL: [0, 0] });
  const { armL, body, head } = s;
  const size = Math.min(
    MOST,
    (ground - top) / (hairAbove(hero) - (head[1] + body.sole * 0.8 - lowestOf(s)) / 100 + 0.02),
  );
  const k = size / 100;
  const long = (body.upperArm + body.foreArm + body.hand * 30) * SNATCHED;
  const down = hero.years < 1 ? 0 : lowestOf(s) * k;
  const origin: Point = [tip[0] - (armL.root[0] + long * AWAY[0]) * k, ground - down];
  const child = placeHero(
    hero,
    size,
    'ground',
    origin,
    { ...wish, touchL: [tip[0], origin[1] + (armL.root[1] + long * AWAY[1]) * k] },
    LAMPS,
  );
  const kneels = !hero.wheelchair && hero.years >= KNEELS_FROM;
  return {
    child,
    under:
      kneels || hero.years < 1
        ? shadowUnder(child.pelvis[0] - 4 * k, ground, 62 * k)
        : underFoot(child, ground, hero.wheelchair !== undefined),
    lit: lampOn(child, size),
  };
}

const MOST = 33;
const KNEELS_FROM = 3;
/** How much of an arm is left between a shoulder and a hand that has been drawn back, and which way it is. */
const SNATCHED = 0.62;
const AWAY: Point = [0.98, 0.2];

const lowestOf = ({ legL, legR }: ReturnType<typeof stanceOf>[0]): number =>
  Math.max(0, legL.heel[1], legL.toe[1], legR.heel[1], legR.toe[1]);

/** Small and round: a breath that was held, and goes. */
const SMALL_GASP: Mouth = {
  draw: (lip) => oval(1, 3, 6, 7, lip) + oval(1, 3.4, 4.6, 5.6, INSIDE),
  at: [3, 10],
};

const AWAY_FROM_IT: HeroWish = {
  pose: 'kneel',
  mood: 'surprised',
  face: { brow: [-12, -17, -9], mouth: SMALL_GASP, askew: 2, cheek: 0.4 },
  yaw: 34,
  turn: 10,
  pitch: 3,
  nod: 8,
  tilt: -8,
  gaze: [1.4, 1.3],
  armL: { upper: [40, 50], lower: [60, 40], hand: 'point' },
  armR: { upper: [-20, 92], lower: [-16, 112], hand: 'open' },
  body: { lean: -24, roll: -26, twist: -12, shrug: 8 },
};

/** Who is small stands on the cushion in its shoes, who is smaller sits there; a chair is on the floor. */
function wayOf({ wheelchair, years }: Hero): HeroWish {
  if (wheelchair) return { ...AWAY_FROM_IT, pose: 'sit' };
  if (years < 1) return { ...AWAY_FROM_IT, pose: 'stand', body: { ...BACK, lean: -8 } };
  if (years < KNEELS_FROM)
    return { ...AWAY_FROM_IT, pose: 'stand', body: { ...BACK, lean: -8, ...ON_ONE_FOOT } };
  return AWAY_FROM_IT;
}
const BACK: Partial<Pose> = { roll: -16, twist: -10, shrug: 2 };
const ON_ONE_FOOT: Partial<Pose> = {
  hips: -8,
  legL: { upper: [40, 14], lower: [-6, 10], foot: -24 },
  legR: { upper: [-4, 2], lower: [-8, 0] },
};

/** On brow and cheek, from the bell that rings. */
const lampOn = ({ head: [x, y] }: PlacedHero, size: number): string =>
  clean(
    oval(
      x + size * 0.24,
      y + size * 0.04,
      size * 0.46,
      size * 0.52,
      radial([
        [0, '#ffca86', 0.42],
        [0.5, '#ffbe74', 0.24],
        [1, '#ffbe74', 0],
      ]),
    ),
  );
