import { at } from '#bookmaking/drawing/marks.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { babyAside } from '#titles/what-the-baby-said/cast/baby-aside.ts';
import { ON_BELLY } from '#titles/what-the-baby-said/cast/baby-bodies.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { catFromBehind } from '#titles/what-the-baby-said/cast/cat.ts';
import { TELLING } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { onTheWall, redCrayon, takenDown } from '#titles/what-the-baby-said/cast/taken-down.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { DUSK } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = DUSK;

/** Near: over the fold the wall goes down to here, so that there is room on it. */
const WALL = 166;

/** In the middle of a long sentence, one straight arm at the end of a longer line. */
const NO_BEDTIME: Pose = {
  lean: 12,
  roll: 0,
  hips: 0,
  nod: -8,
  armL: { upper: [-50, 10], lower: [20, -12] },
  armR: { upper: [88, 4], lower: [98, 2], hand: 'hold' },
  legL: { upper: [16, 4], lower: [8, 4] },
  legR: { upper: [-14, 6], lower: [-20, 5], foot: 12 },
};

/** Wide: a translator who writes down what one syllable means, and one who has said it, and doubts it. */
export const page04: Painting = (cast) => paint(cast, SHEET);
/** Over the fold there was no paper that was as long, and so it is on the wall. */
export const spread04: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const placed = (size: number, x: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [x, 188],
      {
        pose: NO_BEDTIME,
        mood: 'happy',
        face: TELLING,
        yaw: 56,
        pitch: 4,
        gaze: [0.9, 0.1],
      },
      light,
    );
  const size = Math.min(
    wide ? 50 : 40,
    ((wide ? 146 : 104) / (50 - placed(100, 0).figure.head[1])) * 100,
  );
  const child = placed(size, (hero.wheelchair ? 182 : 170) - placed(size, 0).handR[0]);
  const [x, y] = fistOf(child, -1);
  const baby: readonly [number, number, number] = [52, 188, 0.41];
  const art =
    room(DUSK, wide ? WALL : 134, { from: 0, to: width }) +
    glow(84, 96, 110, 84, '#fff3c4', 0.9) +
    at(24, wide ? 176 : 152, 0.56, bigChair(light, true)) +
    at(18, wide ? 146 : 122, 0.3, thing(things[0], light), -8) +
    (wide ? rug(DUSK, 132, 198, 150, 24) : rug(DUSK, 112, 192, 124, 32)) +
    at(
      ...baby,
      babyAside(light, ON_BELLY, {
        skin: hero.skin,
        bare: 'near',
        look: { turn: 0.8, eyes: 'wide', gaze: [0.8, -0.7], mouth: 'oh', brow: 1 },
      }),
    ) +
    (wide ? '' : takenDown(light)) +
    child.shadow +
    child.art +
    (wide ? onTheWall([x + 19, y - 11]) + at(318, 214, 0.56, catFromBehind(light)) : '') +
    at(x, y, 1, redCrayon(), -30) +
    child.hand(-1) +
    lettered(SOUNDS['Ba.'], [84, 90], {
      height: 8,
      turn: -6,
      ink: '#fff4da',
      rim: '#3a2440',
    }) +
    at(26, 208, 0.5, pancakes(light, 8));
  return {
    art,
    quiet: wide
      ? {
          box: { x: 236, y: 16, width: 176, height: 70 },
          ink: 'dark',
          anchor: 'middle',
          largest: { ...LARGE, sapling: 22, explorer: 18 },
        }
      : { ...ON_WALL, box: { ...ON_WALL.box, width: 158, height: 60 }, ink: 'dark' },
    faces: [child.face, babyFace(baby[0] + 62 * baby[2], baby[1] - 106 * baby[2], baby[2])],
  };
}
