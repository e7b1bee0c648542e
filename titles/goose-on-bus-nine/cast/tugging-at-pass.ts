// Two who each have hold of one end of a pass, and do not mean to let go.
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { thumbed } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import { HAUL } from '#bookmaking/hero/more-poses.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import {
  gooseCoat,
  gooseFoot,
  gooseHead,
  gooseNeck,
} from '#titles/goose-on-bus-nine/cast/goose.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** Where both stand. */
const FLOOR = 203;

interface Tugging {
  readonly child: PlacedHero;
  /** What lifts who is small. */
  readonly under: string;
  /** One arm, as long as it is; its thumb comes round what is held. */
  readonly arm: OwnArm;
}

/** Far back on both heels, or in a chair that has its brakes on; one arm goes up to what is held. */
export function tuggingAtPass(hero: Hero, [x, y]: Point): Tugging {
  const rolls = hero.wheelchair !== undefined;
  const small = hero.years < 3;
  const place = (size: number, ground: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [rolls ? 44 : small ? 53 : hero.hair === 'afro' ? 54 : 51, ground],
      {
        pose: rolls ? 'sit' : HAUL,
        mood: 'happy',
        face: { mouth: BITING_A_LIP, eyes: 'wide', brow: [-2, -8, -4], askew: 7, cheek: 1 },
        yaw: YAW,
        pitch: 2,
        turn: 34 - YAW,
        gaze: [1, -0.1],
        tilt: -8,
        armsByPage: true,
        body: rolls ? { lean: -13, roll: -6 } : {},
      },
      LAMPS,
    );
  const headAt = rolls ? 112 : small ? 117 : 116;
  const probe = place(100, 0);
  const whole = (100 * (headAt - FLOOR)) / probe.head[1];
  const size = whole > LARGEST ? USUAL : whole;
  const stands = headAt - (probe.head[1] * size) / 100;
  const child = place(size, stands);
  const u = child.scale;
  const { root } = child.figure.skeleton.armL;
  const [sx, sy] = [child.origin[0] + root[0] * u, child.origin[1] + root[1] * u];
  const wrist: Point = [x - 5, y + 7];
  return {
    child,
    under: stands < FLOOR - 1 ? suitcase(child.origin[0] - 4, stands) : '',
    arm: ownArm(
      hero,
      child,
      1,
      { elbow: [(sx + wrist[0]) / 2, (sy + wrist[1]) / 2 + 1], wrist, hand: thumbed, size: 1.4 },
      LAMPS,
    ),
  };
}
const YAW = 52;
/** How large a head may be: whoever would have a larger one is given something to stand on. */
const [USUAL, LARGEST] = [29, 34];

/** Somebody's, on its side; its lid is at `top`. */
const suitcase = (x: number, top: number): string => {
  const [left, height] = [x - 27, FLOOR + 1 - top];
  return (
    path(roundedBox(left, top - 1, 58, height, 3.4), '#7c3f3a') +
    path(roundedBox(left, top - 1, 58, 2.4, 1), '#a9605a') +
    line(
      `M${num(left + 12)} ${num(top)}V${FLOOR - 0.6}M${num(left + 46)} ${num(top)}V${FLOOR - 0.6}`,
      '#5a2a30',
      4,
    ) +
    line(
      `M${num(left + 10.4)} ${num(top + 4)}h3.2v3h-3.2ZM${num(left + 44.4)} ${num(top + 4)}h3.2v3h-3.2Z`,
      '#e3b04a',
      1,
    )
  );
};

/** Out of its coat for as long as its neck is, with both feet against the floor: the tip of its beak is at a point. */
export const gooseTugging = ([x, y]: Point): string =>
  at(x + 18, FLOOR - 5, 0.62, gooseFoot(LAMPS), 4, -0.62) +
  at(x - 2, FLOOR - 2, 0.66, gooseFoot(LAMPS), 30, -0.66) +
  gooseNeck(
    [
      [x + 27, y + 66],
      [x + 33, y + 48],
      [x + 34, y + 30],
      [x + 28, y + 13],
    ],
    [24, 18, 15, 17],
    LAMPS,
  ) +
  at(x + 27, y + 56, 0.35, gooseCoat(LAMPS, false), 19) +
  at(
    x + 26,
    y + 7,
    0.38,
    gooseHead({ beak: 'holding', gaze: [1, 0.2], lid: 'wide', cap: true }, mirrored(LAMPS)),
    20,
    -0.38,
  );
