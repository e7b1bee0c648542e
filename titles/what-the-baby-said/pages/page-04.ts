import { at } from '#bookmaking/drawing/marks.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { TELLING } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { cushion } from '#titles/what-the-baby-said/cast/cushions.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { heldUp } from '#titles/what-the-baby-said/cast/taken-down.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { DUSK } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = DUSK;

/** No bedtime: an orator, one arm up for who it does not say, the other behind the back. */
const NO_BEDTIME: Pose = {
  lean: -9,
  roll: -6,
  hips: 6,
  twist: 6,
  nod: -4,
  tilt: -5,
  shrug: 4,
  armL: { upper: [18, 138], lower: [12, 148], hand: 'open' },
  armR: { upper: [-38, 10], lower: [-64, -70] },
  legL: { upper: [12, 14], lower: [4, 10] },
  legR: { upper: [-4, 8], lower: [-8, 5] },
};

/** Wide: an orator, one who has said one syllable, and what has been taken down of it. */
export const page04: Painting = (cast) => paint(cast, SHEET);
/** Over the fold that is as large as a page: all that it meant, held up for everybody to read. */
export const spread04: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const placed = (size: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [94, 190],
      {
        pose: NO_BEDTIME,
        mood: 'happy',
        face: TELLING,
        yaw: hero.wheelchair ? 32 : 22,
        pitch: 4,
        gaze: [0.6, -0.2],
      },
      light,
    );
  const child = placed(
    Math.min(wide ? 50 : 42, ((wide ? 156 : 108) / (50 - placed(30).figure.head[1])) * 100),
  );
  // Beside wheels as far off as what lies behind it can be seen.
  const seat = hero.wheelchair ? 18 : 32;
  const baby: readonly [number, number, number] = [170, 176, 0.4];
  const art =
    room(DUSK, 134, { from: 0, to: width }) +
    glow(84, 96, 110, 84, '#fff3c4', 0.9) +
    at(seat, 156, 0.62, bigChair(light, true)) +
    at(seat + 5, 122, 0.36, thing(things[0], light), -8) +
    rug(DUSK, 112, 196, 124, 32) +
    child.shadow +
    heldUp(light) +
    child.art +
    at(170, 190, 0.78, cushion(light, 1)) +
    at(
      ...baby,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: -0.9, eyes: 'wide', gaze: [-0.8, -0.6], mouth: 'oh', brow: 1 },
        tilt: -8,
      }),
    ) +
    lettered(SOUNDS['Ba.'], [184, 92], {
      height: 8,
      turn: -6,
      ink: '#fff4da',
      rim: '#3a2440',
    }) +
    at(26, 208, 0.6, pancakes(light, 8));
  return {
    art,
    quiet: wide
      ? {
          box: { x: 246, y: 30, width: 166, height: 72 },
          ink: 'dark',
          anchor: 'middle',
          largest: { ...LARGE, sapling: 22, explorer: 18 },
        }
      : { ...ON_WALL, box: { ...ON_WALL.box, height: 50 }, ink: 'dark' },
    faces: [child.face, babyFace(baby[0], baby[1] - 130 * baby[2], baby[2])],
  };
}
