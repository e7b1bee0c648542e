import { at, line } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import type { Painting } from '#bookmaking/title.ts';
import { handUpFromBehind } from '#titles/what-the-baby-said/cast/baby-back.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { catLoaf } from '#titles/what-the-baby-said/cast/cat.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { bigChair, picture } from '#titles/what-the-baby-said/set/furniture.ts';
import { AFTERNOON } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_RUG } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = AFTERNOON;
/** The photo's own square on the wall, in mm. */
const HUNG = { x: 84, y: 17, width: 48, height: 48 } as const;
const WOOD = '#b0713f';

/** The back to us, and one hand down to somebody who cannot stand yet. */
const HAND_IN_HAND: Pose = {
  lean: -3,
  roll: 0,
  hips: 0,
  nod: -16,
  tilt: 0,
  armL: { upper: [6, 34], lower: [10, 36] },
  armR: { upper: [-6, 12], lower: [8, 6] },
  legL: { upper: [4, 8], lower: [-2, 5] },
  legR: { upper: [-2, 8], lower: [-6, 5] },
};

const GROUND = 160;
const BABY = [80, GROUND, 0.32] as const;
/** The wrist of the arm that the baby has up, in mm. */
const MEET = [BABY[0] + 62 * BABY[2], BABY[1] - 92 * BABY[2]] as const;

/** Before anybody came: two backs, hand in hand, and over them, framed, what this is going to be about. */
export const belongs: Painting = ({ hero, photo }) => {
  const placed = (size: number, x: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [x, GROUND],
      { pose: HAND_IN_HAND, mood: 'happy', yaw: 184, pitch: 5, tilt: 5 },
      light,
    );
  const size = Math.min(36, (84 / (50 - placed(100, 0).figure.head[1])) * 100);
  const child = placed(size, MEET[0] + (hero.wheelchair ? 5 : 1) - placed(size, 0).handL[0]);
  const art =
    room(AFTERNOON, 104) +
    glow(108, 40, 90, 70, '#fffbe6', 0.8) +
    (photo
      ? photoFrame(photo, { box: HUNG, color: WOOD, tilt: 2 }, light)
      : at(108, 41, 0.9, picture(light, 62, 54, portrait()), 2)) +
    rug(AFTERNOON, 108, 172, 142, 60) +
    at(30, 124, 0.62, bigChair(light, true)) +
    child.shadow +
    at(...BABY, handUpFromBehind(light, hero)) +
    child.art +
    child.hand(1) +
    at(34, 160, 0.42, catLoaf(light, 'sly'));
  return {
    art,
    quiet: {
      ...ON_RUG,
      box: { ...ON_RUG.box, y: 169, height: 33 },
      largest: { ...ON_RUG.largest, explorer: 20 },
    },
    faces: [child.face, babyFace(BABY[0] + 3, BABY[1] - 42, 0.34), ...(photo ? [HUNG] : [])],
  };
};

/** Where no photo hangs, there hangs what this is going to be about, in oils. */
const portrait = (): string =>
  at(0, 0, 1, `${line('M-24 18H24', '#e8c48c', 1)}${at(0, 20, 0.52, pancakes(light, 9))}`);
