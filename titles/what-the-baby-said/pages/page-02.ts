import type { Box } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Painting } from '#bookmaking/title.ts';
import { grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { catLoaf } from '#titles/what-the-baby-said/cast/cat.ts';
import { legs } from '#titles/what-the-baby-said/cast/legs.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import {
  BLADE,
  CAMERA,
  CLOGS,
  GOWN,
  SHORTS,
  TWEED,
} from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { AFTERNOON, farther } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_RUG } from '#titles/what-the-baby-said/set/quiet.ts';
import { room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = AFTERNOON;
const far = farther(light, 0.22);

/** With words beside it nobody needs half a rug: from here on, and this much nearer. In mm. */
const [LEFT, NEARER] = [25, 1.21];
const nearer = ({ x, y, width, height }: Box): Box => ({
  x: (x - LEFT) * NEARER,
  y: y * NEARER,
  width: width * NEARER,
  height: height * NEARER,
});

/** Mid: every shoe in the room has turned, and a plate is on its way. */
export const page02: Painting = ({ hero, beside = false }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 104, 38),
    'ground',
    [134, 145],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 16,
      pitch: 4,
      gaze: [0.8, -0.7],
      armL: { upper: [14, 34], lower: [30, 118], hand: 'open' },
      armR: { upper: [14, 30], lower: [30, 124], hand: 'open' },
    },
    light,
  );
  const away = mirrored(far);
  const art =
    room(AFTERNOON, 88) +
    at(2, 116, 0.7, bigChair(light, true)) +
    at(10, 84, 0.4, catLoaf(light, 'shut')) +
    at(70, 104, 0.66, legs(far, TWEED)) +
    at(98, 100, 0.62, legs(far, CAMERA)) +
    at(158, 101, 0.62, legs(away, BLADE), 0, -0.62) +
    at(184, 105, 0.66, legs(away, SHORTS), 0, -0.66) +
    at(212, 112, 0.72, legs(away, GOWN), 0, -0.72) +
    rug(AFTERNOON, 108, 172, 142, 64) +
    at(
      80,
      147,
      0.37,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: 0.3, eyes: 'open', gaze: [0.5, -0.2], mouth: 'ba', brow: 0.4 },
        tilt: 4,
      }),
    ) +
    child.shadow +
    child.art +
    grownArm(light, CLOGS, {
      way: [
        [214, -10],
        [216, 40],
        [193, 60],
      ],
      width: 10,
      hand: 'flat',
      flip: true,
    }) +
    at(179, 62, 0.66, pancakes(light, 3)) +
    line('M103 92l7 -5M106 99l8 -2M107 106l7 1', '#c33f66', 1.6) +
    lettered(SOUNDS['Ba.'], [44, 86], { height: 9, turn: -6, ink: '#3a2440', rim: '#fff4da' });
  const faces = [child.face, babyFace(80, 99, 0.37)];
  if (!beside) return { art, quiet: ON_RUG, faces };
  return { art: at(-LEFT * NEARER, 0, NEARER, art), quiet: ON_RUG, faces: faces.map(nearer) };
};
