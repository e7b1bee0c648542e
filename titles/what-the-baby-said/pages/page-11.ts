import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Painting } from '#bookmaking/title.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { HEARD } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { pancake } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { floorLamp } from '#titles/what-the-baby-said/set/furniture.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_HIGH_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = HUSHED;

/** On the rug with straight legs, both hands behind: somebody who has all evening. */
const SITS: Pose = {
  seat: true,
  lean: -4,
  roll: 0,
  hips: 0,
  nod: 10,
  tilt: -4,
  armL: { upper: [-30, 14], lower: [-24, 8], hand: 'press' },
  armR: { upper: [-34, 14], lower: [-28, 8], hand: 'press' },
  legL: { upper: [88, 8], lower: [88, 6], foot: -70 },
  legR: { upper: [88, 10], lower: [88, 8], foot: -70 },
};

/** Wide and very quiet: a large dark room, a small circle of light, and in it two of the same height. */
export const page11: Painting = ({ hero, beside = false }) => {
  const k = beside ? 1.2 : 1;
  const ground = beside ? 176 : 190;
  const placed = (size: number): PlacedHero =>
    placeHero(
      outOfChair(hero),
      size,
      'ground',
      [136, ground],
      { pose: SITS, mood: 'surprised', face: HEARD, yaw: -54, pitch: 6, gaze: [-0.9, 0.1] },
      light,
    );
  const { figure } = placed(20);
  const size = Math.min(34, (58 / (50 - figure.head[1])) * 100) * k;
  const child = placed(size);
  const baby: readonly [number, number, number] = [70, ground + 4, 0.32 * k];
  const art =
    room(HUSHED, ground - 44) +
    rug(HUSHED, 106, ground + 6, 104, 24) +
    kitchen(ground - 44) +
    at(104, ground - 30, 0.52 * k, floorLamp(light, true)) +
    glow(106, ground - 30, 110, 80, '#ffcf7a', 0.8) +
    parkedChair(hero, size * 0.9, [190, ground - 10], -36, light) +
    child.shadow +
    child.art +
    at(
      ...baby,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'both',
        look: { turn: 0.8, eyes: 'open', gaze: [0.85, -0.1], mouth: 'ba', brow: 0.8 },
        hands: [
          [-44, -42],
          [50, -60],
        ],
        tilt: 5,
      }),
    ) +
    at(30, ground + 12, 0.3, pancake(light, 0.4)) +
    at(186, ground + 16, 0.3, pancake(light, 0.6)) +
    lettered(SOUNDS['Sock.'], [74, ground - 64 * k], { height: 8 * k, turn: -3, ink: '#fff0c8' });
  return {
    art,
    quiet: { ...ON_HIGH_WALL, largest: { ...ON_HIGH_WALL.largest, explorer: 18 } },
    faces: [child.face, babyFace(baby[0], baby[1] - 130 * baby[2], baby[2])],
  };
};

/** Far off, through the door: the tall ones have sat down. */
function kitchen(floor: number): string {
  const [left, right, top] = [158, 202, floor - 66];
  const opening = `M${left} ${top}H${right}V${floor}H${left}Z`;
  const sits = (x: number, cloth: string, shoe: string): string =>
    line(`M${x + 16} ${floor - 25}H${x}V${floor - 4}`, cloth, 8) +
    line(`M${x} ${floor - 2}h-6`, shoe, 4.4);
  return (
    clip(
      opening,
      path(
        opening,
        linear([
          [0, '#e9b45c'],
          [1, '#ffdf96'],
        ]),
      ) +
        box(172, floor - 22, 40, 3, '#a8703f') +
        sits(192, '#5a70a4', '#c0605a') +
        sits(172, '#a0608c', '#b06a4a'),
    ) +
    line(`M${left} ${floor}V${top}H${right}V${floor}`, '#7a6a94', 3.4) +
    path(
      `M${left} ${floor}H${right}L${right + 8} ${floor + 34}H${left - 34}Z`,
      '#ffdf96',
      'fill-opacity=".28"',
    )
  );
}
