import { at, line } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import type { Painting } from '#bookmaking/title.ts';
import { babyAside } from '#titles/what-the-baby-said/cast/baby-aside.ts';
import { RIDING } from '#titles/what-the-baby-said/cast/baby-bodies.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { cushion } from '#titles/what-the-baby-said/cast/cushions.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { bigChair, picture } from '#titles/what-the-baby-said/set/furniture.ts';
import { AFTERNOON } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_RUG } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = AFTERNOON;
/** The photo's own square on the wall, in mm. */
const HUNG = { x: 84, y: 17, width: 48, height: 48 } as const;
const WOOD = '#b0713f';

/** Off with all one's weight: one fist behind has the end of a cord, the other is ahead. */
const TOWS: Pose = {
  lean: 20,
  roll: 0,
  hips: 0,
  nod: -24,
  armL: { upper: [40, 10], lower: [96, 4] },
  armR: { upper: [-62, 10], lower: [-46, 6], hand: 'hold' },
  legL: { upper: [44, 6], lower: [16, 5], foot: -14 },
  legR: { upper: [-26, 6], lower: [-56, 5], foot: 46 },
};

const GROUND = 160;
/** On a cushion that goes over the rug. */
const CUSHION = [66, GROUND + 2, 0.62] as const;
const BABY = [62, GROUND - 11, 0.36] as const;

/** Before anybody came: one pulls, one rides, and over them, framed, what this is going to be about. */
export const belongs: Painting = ({ hero, photo }) => {
  const placed = (size: number, x: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [x, GROUND],
      {
        pose: TOWS,
        mood: 'happy',
        yaw: 58,
        pitch: 5,
        gaze: [0.6, -0.6],
        leanInChair: 26,
      },
      light,
    );
  const size = Math.min(38, (84 / (50 - placed(100, 0).figure.head[1])) * 100);
  const child = placed(size, 126 - placed(size, 0).handR[0]);
  const [x, y] = fistOf(child, -1);
  const art =
    room(AFTERNOON, 104) +
    glow(108, 40, 90, 70, '#fffbe6', 0.8) +
    (photo
      ? photoFrame(photo, { box: HUNG, color: WOOD, tilt: 2 }, light)
      : at(108, 41, 0.9, picture(light, 62, 54, portrait()), 2)) +
    rug(AFTERNOON, 108, 172, 142, 60) +
    at(22, 124, 0.62, bigChair(light, true)) +
    at(24, 102, 0.4, sittingCat(light, 'sly', 1)) +
    child.shadow +
    at(...CUSHION, cushion(light, 1, true)) +
    at(
      ...BABY,
      babyAside(light, RIDING, {
        skin: hero.skin,
        bare: 'near',
        look: { turn: 0.84, eyes: 'open', gaze: [0.7, -0.7], mouth: 'ba', brow: 0.6 },
      }),
    ) +
    line(`M97 158L${x} ${y}l3 -1`, '#c33f66', 1.8) +
    child.art +
    line(`M${x} ${y}l8 ${-2.6}q4 2 3 9`, '#c33f66', 1.8) +
    child.hand(-1);
  return {
    art,
    quiet: {
      ...ON_RUG,
      box: { ...ON_RUG.box, y: 169, height: 33 },
      largest: { ...ON_RUG.largest, explorer: 20 },
    },
    faces: [
      child.face,
      babyFace(BABY[0] + 2, BABY[1] - 136 * BABY[2], BABY[2]),
      ...(photo ? [HUNG] : []),
    ],
  };
};

/** Where no photo hangs, there hangs what this is going to be about, in oils. */
const portrait = (): string =>
  at(0, 0, 1, `${line('M-24 18H24', '#e8c48c', 1)}${at(0, 20, 0.52, pancakes(light, 9))}`);
