import { at, line } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Painting } from '#bookmaking/title.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { catLoaf } from '#titles/what-the-baby-said/cast/cat.ts';
import { pancake, pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { sock } from '#titles/what-the-baby-said/cast/sock.ts';
import { bigChair, picture } from '#titles/what-the-baby-said/set/furniture.ts';
import { AFTERNOON } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_RUG } from '#titles/what-the-baby-said/set/quiet.ts';
import { curtainedWindow, glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = AFTERNOON;
/** The photo's own square on the wall, in mm. */
const HUNG = { x: 88, y: 22, width: 48, height: 48 } as const;
const WOOD = '#b0713f';

/** Before anybody came: a frame, a wave, and how one sock got behind the big chair. */
export const belongs: Painting = ({ hero, photo }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 98, 36),
    'ground',
    [170, 151],
    { pose: 'wave', mood: 'happy', yaw: -10, pitch: 4, gaze: [0, 0] },
    light,
  );
  const art =
    room(AFTERNOON, 100) +
    curtainedWindow(AFTERNOON, { x: 18, y: 20, width: 36, height: 50 }) +
    glow(40, 60, 90, 80, '#fffbe6', 0.5) +
    at(28, 120, 0.62, bigChair(light, false)) +
    at(30, 93, 0.4, catLoaf(light, 'shut')) +
    (photo
      ? photoFrame(photo, { box: HUNG, color: WOOD, tilt: 2 }, light)
      : at(112, 46, 1, picture(light, 60, 54, portrait()), 2)) +
    at(178, 34, 1, picture(light, 18, 22, at(0, 1, 0.24, pancake(light, 0.6))), -3) +
    rug(AFTERNOON, 108, 172, 142, 64) +
    line('M84 134C82 108 76 98 68 98', '#c33f66', 1.1, 'stroke-dasharray=".1 3"') +
    at(58, 104, 0.2, sock(light), 156) +
    child.shadow +
    child.art +
    at(
      106,
      152,
      0.36,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: 0.3, eyes: 'open', gaze: [0.7, -0.8], mouth: 'tiny', brow: 0.5 },
        tilt: 6,
      }),
    );
  return {
    art,
    quiet: { ...ON_RUG, box: { ...ON_RUG.box, y: 157, height: 44 } },
    faces: [child.face, babyFace(106, 105, 0.36), ...(photo ? [HUNG] : [])],
  };
};

/** Where no photo hangs, there hangs what this is going to be about, in oils. */
const portrait = (): string =>
  at(0, 0, 1, `${line('M-24 18H24', '#e8c48c', 1)}${at(0, 20, 0.52, pancakes(light, 9))}`);
