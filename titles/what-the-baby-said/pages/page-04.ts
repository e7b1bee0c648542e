import { at, path } from '#bookmaking/drawing/marks.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import { otherArm } from '#bookmaking/hero/other-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm, Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { cup, grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { babyAside } from '#titles/what-the-baby-said/cast/baby-aside.ts';
import { ON_BELLY } from '#titles/what-the-baby-said/cast/baby-bodies.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { TELLING } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { cushion } from '#titles/what-the-baby-said/cast/cushions.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import {
  noBed,
  redCrayon,
  redLine,
  shortLine,
} from '#titles/what-the-baby-said/cast/taken-down.ts';
import { TWEED } from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { DUSK } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = DUSK;

/** On the tips of the toes, all of it one line up to the crayon; the other hand is in the small of the back. */
const REACHES: Pose = {
  lean: 14,
  roll: 0,
  hips: 0,
  nod: -16,
  armL: { upper: [-50, 20], lower: [-20, -50], hand: 'rest' },
  armR: { upper: [108, 0], lower: [114, 0], hand: 'hold' },
  legL: { upper: [10, 4], lower: [2, 4], foot: 40 },
  legR: { upper: [-24, 6], lower: [-58, 5], foot: 50 },
};

/** A short arm does not reach past its own chin. */
const SHORT: Arm = { upper: [84, 2], lower: [90, 0], hand: 'hold' };

const FLOOR = 156;
const BABY = [56, 196, 0.42] as const;

/** Wide: somebody as high as three cushions make one writes down what one syllable means, and on the wall. */
export const page04: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the line has become a bed, a ring and a bar, and whoever has paper on that wall has put out a cup. */
export const spread04: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const rolls = hero.wheelchair !== undefined;
  const ground = rolls ? 188 : 188 - 3 * STEP;
  const placed = (size: number, x: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [x, ground],
      {
        pose: REACHES,
        mood: 'happy',
        face: TELLING,
        yaw: 56,
        pitch: 6,
        gaze: [0.9, -0.6],
        armL: otherArm(hero),
        armR: hero.years < 3 ? SHORT : REACHES.armR,
      },
      light,
    );
  const size = Math.min(
    wide ? 48 : 38,
    ((ground - (wide ? 44 : 82)) / (50 - placed(100, 0).figure.head[1])) * 100,
  );
  const child = placed(size, (wide ? 190 : 184) - placed(size, 0).handR[0]);
  const [x, y] = fistOf(child, -1);
  const art =
    room(DUSK, FLOOR, { from: 0, to: width }) +
    (wide ? path(SUN, '#fff3cf', 'fill-opacity=".62"') : '') +
    glow(84, 110, 120, 90, '#fff3c4', 0.8) +
    (wide ? noBed(4.6) + redLine([x + 18, y - 12]) : shortLine([x + 14, y - 9])) +
    at(26, 172, 0.66, bigChair(light, true)) +
    at(24, 144, 0.34, thing(things[0], light), -8) +
    rug(DUSK, 150, 200, 176, 30) +
    child.onWall(7) +
    at(
      ...BABY,
      babyAside(light, ON_BELLY, {
        skin: hero.skin,
        bare: 'near',
        look: { turn: 0.8, eyes: 'wide', gaze: [0.8, -0.8], mouth: 'oh', brow: 1 },
      }),
    ) +
    (rolls ? child.shadow : pile(child.origin[0] + (hero.years < 1 ? 2 : 9))) +
    child.art +
    at(x, y, wide ? 1 : 0.78, redCrayon(), -34) +
    child.hand(-1) +
    lettered(SOUNDS['Ba.'], [102, 128], {
      height: 9,
      turn: -6,
      ink: '#fff4da',
      rim: '#3a2440',
    }) +
    (wide ? everyone() : '');
  return {
    art,
    quiet: wide
      ? {
          box: { x: 240, y: 18, width: 172, height: 66 },
          ink: 'dark',
          anchor: 'middle',
          largest: { ...LARGE, sapling: 22, explorer: 18 },
        }
      : { ...ON_WALL, box: { ...ON_WALL.box, width: 158, height: 60 }, ink: 'dark' },
    faces: [child.face, babyFace(BABY[0] + 62 * BABY[2], BABY[1] - 106 * BABY[2], BABY[2])],
  };
}

/** How much higher each cushion makes one, in mm. */
const STEP = 11;
/** Three good cushions, the first steps of a career. */
const pile = (x: number): string =>
  [0, 1, 2]
    .map((i) =>
      at(x + [0, 3, -1][i]!, 190 - i * STEP, 0.54 - i * 0.03, cushion(light, i), [2, -3, 2][i]),
    )
    .join('');

/** What the last sun lays on a wall. */
const SUN =
  'M34 28L88 22V76L34 80ZM94 21L150 15V70L94 75ZM34 87L88 83V128L34 130ZM94 82L150 77V126L94 128Z';

/** Who has the best seat before it, who has put out a cup and forgotten it, and what there is to eat. */
const everyone = (): string =>
  at(244, 206, 0.46, sittingCat(light, 'wide', 1)) +
  at(322, 209, 0.74, pancakes(light, 6)) +
  at(383, 182, 0.62, cup(light, '#7fa6dc'), 14) +
  grownArm(light, TWEED, {
    way: [
      [446, 206],
      [424, 190],
      [398, 176],
    ],
    width: 11,
    hand: 'grip',
  });
