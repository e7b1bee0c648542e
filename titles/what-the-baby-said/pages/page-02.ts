import type { Box } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Painting } from '#bookmaking/title.ts';
import { grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { SLIPPED_OUT } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { legs } from '#titles/what-the-baby-said/cast/legs.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { BLADE, CAMERA, CLOGS, GOWN, TWEED } from '#titles/what-the-baby-said/cast/tall-ones.ts';
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
  const wish: HeroWish = {
    pose: 'crossed',
    mood: 'surprised',
    face: SLIPPED_OUT,
    yaw: 20,
    pitch: 4,
    turn: 8,
    nod: -8,
    tilt: -12,
    gaze: [0.8, -0.6],
    body: { roll: -10, lean: -6, shrug: 8 },
    armL: { upper: [20, 40], lower: [30, 130], hand: 'open' },
    armR: { upper: [40, 34], lower: [148, -34], hand: 'open' },
  };
  const child = hero.wheelchair
    ? placeHero(hero, 39, 'ground', [126, 152], { ...wish, pose: 'sit' }, light)
    : placeHero(hero, headToSit(hero, 108, 52), 'ground', [136, 143], wish, light);
  const away = mirrored(far);
  const art =
    room(AFTERNOON, 88) +
    at(60, 110, 0.6, bigChair(light, true)) +
    at(14, 116, 0.78, legs(far, TWEED)) +
    at(132, 106, 0.74, legs(far, CAMERA)) +
    at(160, 110, 0.74, legs(away, BLADE), 0, -0.74) +
    at(204, 118, 0.82, legs(away, GOWN), 0, -0.82) +
    rug(AFTERNOON, 108, 172, 142, 64) +
    child.shadow +
    child.art +
    at(
      62,
      148,
      0.48,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: 0.3, eyes: 'open', gaze: [0.5, -0.2], mouth: 'ba', brow: 0.4 },
        tilt: 4,
      }),
    ) +
    grownArm(light, CLOGS, {
      way: [
        [226, -14],
        [222, 44],
        [196, 66],
      ],
      width: 12,
      hand: 'flat',
      flip: true,
    }) +
    at(180, 67, 0.8, pancakes(light, 3)) +
    line('M95 84l7 -5M98 92l8 -2M99 100l7 1', '#c33f66', 1.8) +
    lettered(SOUNDS['Ba.'], [beside ? 56 : 30, beside ? 42 : 50], {
      height: 15,
      turn: -6,
      ink: '#3a2440',
      rim: '#fff4da',
    });
  const quiet = { ...ON_RUG, box: { ...ON_RUG.box, y: 155, height: 47 } };
  const faces = [child.face, babyFace(62, 86, 0.48)];
  if (!beside) return { art, quiet, faces };
  return { art: at(-LEFT * NEARER, 0, NEARER, art), quiet, faces: faces.map(nearer) };
};
