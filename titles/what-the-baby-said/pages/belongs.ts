import { at, line } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Painting } from '#bookmaking/title.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { catLoaf } from '#titles/what-the-baby-said/cast/cat.ts';
import { FOND } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { sock } from '#titles/what-the-baby-said/cast/sock.ts';
import { bigChair, picture } from '#titles/what-the-baby-said/set/furniture.ts';
import { AFTERNOON } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_RUG } from '#titles/what-the-baby-said/set/quiet.ts';
import { curtainedWindow, glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = AFTERNOON;
/** The photo's own square on the wall, in mm. */
const HUNG = { x: 34, y: 20, width: 44, height: 44 } as const;
const WOOD = '#b0713f';

/** Before anybody came: a frame, a wave, and how one sock got behind the big chair. */
export const belongs: Painting = ({ hero, photo }) => {
  const child = placeHero(
    outOfChair(hero),
    headToSit(hero, 112, 54),
    'ground',
    [152, 147],
    {
      pose: 'crossed',
      mood: 'happy',
      face: FOND,
      yaw: -12,
      pitch: 4,
      turn: 6,
      nod: 4,
      tilt: -17,
      gaze: [-0.1, 0.1],
      body: { lean: 12, roll: -8 },
      touchL: [126, 116],
      touchR: [98, 122],
    },
    light,
  );
  const art =
    room(AFTERNOON, 100) +
    curtainedWindow(AFTERNOON, { x: 168, y: 18, width: 32, height: 46 }) +
    glow(184, 60, 90, 80, '#fffbe6', 0.6) +
    at(28, 120, 0.62, bigChair(light, false)) +
    at(30, 93, 0.4, catLoaf(light, 'shut')) +
    (photo
      ? photoFrame(photo, { box: HUNG, color: WOOD, tilt: 2 }, light)
      : at(58, 42, 0.9, picture(light, 60, 54, portrait()), 2)) +
    rug(AFTERNOON, 108, 172, 142, 64) +
    line('M84 134C82 108 76 98 68 98', '#c33f66', 1.1, 'stroke-dasharray=".1 3"') +
    at(58, 104, 0.2, sock(light), 156) +
    parkedChair(hero, 30, [194, 126], -30, light) +
    child.shadow +
    child.art +
    at(
      102,
      151,
      0.5,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: 0.1, eyes: 'open', gaze: [0.1, -0.1], mouth: 'smile', brow: 0.6 },
        hands: [
          [-58, -74],
          [52, -60],
        ],
        tilt: -4,
      }),
    ) +
    child.arm(1) +
    child.arm(-1);
  return {
    art,
    quiet: {
      ...ON_RUG,
      box: { ...ON_RUG.box, y: 164, height: 38 },
      largest: { ...ON_RUG.largest, explorer: 20 },
    },
    faces: [child.face, babyFace(102, 86, 0.5), ...(photo ? [HUNG] : [])],
  };
};

/** Where no photo hangs, there hangs what this is going to be about, in oils. */
const portrait = (): string =>
  at(0, 0, 1, `${line('M-24 18H24', '#e8c48c', 1)}${at(0, 20, 0.52, pancakes(light, 9))}`);
