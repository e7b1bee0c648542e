import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { type Box, clamp, degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { line } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { hairAbove } from '#titles/goose-on-bus-nine/cast/hair-above.ts';
import { pressedHand } from '#titles/goose-on-bus-nine/cast/pressed-hand.ts';
import { pushHandles } from '#titles/goose-on-bus-nine/cast/push-handles.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';

/** How near a straight arm the one is that presses, and how long at most: an elbow, and weight behind it. */
const BENT = 0.88;
const LONGEST = 62;

/** Where the letters end, over the hair. */
const UNDER_DING = 35;

export interface Pressing {
  readonly art: string;
  readonly face: Box;
  readonly button: Point;
  /** The hand that is flung up. */
  readonly up: Point;
}

/** The hero up on the seat and out over the ledge, from one fingertip to the other in one line: one finger rings, the other arm is flung up, its hand open; and the button, where that finger comes down; the head at `across`. */
export function pressing(hero: Hero, sill: number, across: number): Pressing {
  const rolls = hero.wheelchair !== undefined;
  const above = hairAbove(hero);
  const most = rolls ? clamp(sill * 0.39, 43, 54) : clamp(sill * 0.42, 45, 60);
  // A bun leans away from the letters with its head; what is as broad as it is high does not.
  const head = most * (hero.hair === 'bun' ? 0.97 : above > 0.8 ? 0.88 : above > 0.7 ? 0.94 : 1);
  const child = placeHero(
    hero,
    head,
    'head',
    [
      across,
      // Under what is lettered over it.
      Math.max(UNDER_DING + head * above, sill * (rolls ? 0.53 : hero.years < 1 ? 0.66 : 0.56)),
    ],
    {
      pose: 'reach',
      mood: 'joy',
      face: { mouth: SHOUT, flushed: true },
      pitch: -12,
      yaw: -10,
      tilt: 19,
      body: { roll: -24, lean: 12, twist: 12, shrug: 8 },
      armsByPage: true,
      legsByPage: true,
    },
    GOLD,
  );
  const { armL, armR, body } = child.figure.skeleton;
  const { origin, scale } = child;
  const [x, y] = [origin[0] + armR.root[0] * scale, origin[1] + armR.root[1] * scale];
  const arm = (body.upperArm + body.foreArm + body.hand * 38) * scale;
  const at = sill * 0.78;
  const button: Point = [
    x - Math.sqrt(Math.max(9, Math.min(arm * BENT, LONGEST) ** 2 - (at - y) ** 2)) - 1,
    at - 1,
  ];
  const turn = Math.atan2(button[1] - y, x - button[0]) * 0.5;
  const size = body.hand * 1.12 * scale;
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const wrist: Point = [button[0] + 1 + 38 * cos + 8 * sin, button[1] + 1 - 38 * sin + 8 * cos];
  const presses = ownArm(
    hero,
    child,
    -1,
    {
      // Down to an elbow, and up from it to the bell: as far as an arm of two halves bends.
      elbow: [wrist[0] + (x - wrist[0]) * 0.56, y + (wrist[1] - y) * 0.44 + (x - wrist[0]) * 0.34],
      wrist,
      hand: finger,
      degrees: 180 - degreesOf(turn),
      flip: true,
    },
    GOLD,
  );
  const shoulder: Point = [origin[0] + armL.root[0] * scale, origin[1] + armL.root[1] * scale];
  // Clear of all the hair there is, and of the beak: out, and up from the elbow.
  const elbow: Point = [
    Math.max(shoulder[0] + 33 * scale, child.face.x + child.face.width + 17),
    shoulder[1] - 8 * scale,
  ];
  const wide = ownArm(
    hero,
    child,
    1,
    {
      elbow,
      wrist: [elbow[0] + 14 * scale, elbow[1] - 50 * scale],
      hand: (skin) => ({ before: '', behind: pressedHand(skin) }),
      degrees: -72,
      size: 1.3,
    },
    GOLD,
  );
  const wheels = hero.wheelchair
    ? ([-1, 1] as const).map((side) =>
        wheel(
          side > 0 ? shoulder[0] + 14 : x - 12,
          sill,
          tone(GOLD, hero.wheelchair ?? '#000000').base,
        ),
      )
    : ['', ''];
  const back = hero.wheelchair ? pushHandles(child, tone(GOLD, hero.wheelchair).base) : '';
  return {
    art: back + child.art + wheels[0] + wheels[1] + wide.art + presses.art,
    face: child.face,
    button,
    up: [elbow[0] + 16 * scale, elbow[1] - 74 * scale],
  };
}

/** How far a wheel stands over the ledge. */
const WHEEL = 22;

/** Seen from before, a little turned: a tire, and the rim by which it is pushed. */
const wheel = (x: number, sill: number, color: Hex): string => {
  const [y, ry] = [sill + 9, WHEEL + 9];
  return (
    line(
      [0.5, 1.1, 1.6, 2.1, 2.7]
        .map((a) => `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * 8)} ${num(y - Math.sin(a) * ry)}`)
        .join(''),
      '#c9ccd6',
      0.6,
    ) +
    line(disc(x, y, 9, ry), '#3a3b49', 3.6) +
    line(disc(x, y, 7.6, ry - 2.8), color, 3) +
    line(disc(x + 1.4, y, 5.6, ry - 7), '#c9ccd6', 1.4)
  );
};
