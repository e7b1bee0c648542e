import { at, line } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import type { Painting } from '#bookmaking/title.ts';
import { babyFromBehind } from '#titles/what-the-baby-said/cast/baby-back.ts';
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

/** On the rug, the back to us, and nothing to do. */
const SITS: Pose = {
  seat: true,
  lean: 0,
  roll: 0,
  hips: 0,
  nod: -16,
  tilt: 0,
  armL: { upper: [16, 16], lower: [40, 4] },
  armR: { upper: [16, 14], lower: [40, 4] },
  legL: { upper: [86, 58], lower: [80, -68], foot: 24 },
  legR: { upper: [88, 58], lower: [86, -72], foot: 24 },
};

/** Before anybody came: two backs side by side, and over them, framed, what this is going to be about. */
export const belongs: Painting = ({ hero, photo }) => {
  const placed = (size: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      hero.wheelchair ? [138, 162] : [136, 156],
      {
        pose: SITS,
        mood: 'happy',
        yaw: 168,
        pitch: 8,
        tilt: -7,
        body: { roll: hero.wheelchair ? 0 : -5 },
      },
      light,
    );
  const { figure } = placed(30);
  const child = placed(Math.min(50, ((hero.wheelchair ? 96 : 84) / (50 - figure.head[1])) * 100));
  const baby: readonly [number, number, number] = [92, 156, 0.43];
  const art =
    room(AFTERNOON, 104) +
    glow(108, 40, 90, 70, '#fffbe6', 0.8) +
    (photo
      ? photoFrame(photo, { box: HUNG, color: WOOD, tilt: 2 }, light)
      : at(108, 41, 0.9, picture(light, 62, 54, portrait()), 2)) +
    rug(AFTERNOON, 108, 172, 142, 60) +
    at(30, 124, 0.62, bigChair(light, true)) +
    child.shadow +
    at(...baby, babyFromBehind(light, hero, 9)) +
    child.art +
    at(36, 156, 0.42, catLoaf(light, 'sly'));
  return {
    art,
    quiet: {
      ...ON_RUG,
      box: { ...ON_RUG.box, y: 169, height: 33 },
      largest: { ...ON_RUG.largest, explorer: 20 },
    },
    faces: [child.face, babyFace(baby[0] + 8, baby[1] - 56, 0.43), ...(photo ? [HUNG] : [])],
  };
};

/** Where no photo hangs, there hangs what this is going to be about, in oils. */
const portrait = (): string =>
  at(0, 0, 1, `${line('M-24 18H24', '#e8c48c', 1)}${at(0, 20, 0.52, pancakes(light, 9))}`);
