// Who reaches for the button as far as an arm is long: the arm, what the other hand has hold of, and what is under both.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { finger, grip } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** The whole arm, from the shoulder to one finger that ends an inch before the red: nobody can reach farther. */
export function wanting(hero: Hero, child: PlacedHero): string {
  const { armL, body } = child.figure.skeleton;
  const hand = child.scale * body.hand * HAND;
  const [along, across] = [Math.cos((AIM * Math.PI) / 180), Math.sin((AIM * Math.PI) / 180)];
  const wrist: Point = [
    TIP[0] - (40 * along + 8 * across) * hand,
    TIP[1] - (40 * across - 8 * along) * hand,
  ];
  const shoulder: Point = [
    child.origin[0] + armL.root[0] * child.scale,
    child.origin[1] + armL.root[1] * child.scale,
  ];
  // Hardly bent any more.
  const elbow: Point = [
    shoulder[0] + (wrist[0] - shoulder[0]) * 0.52 + 1.6,
    shoulder[1] + (wrist[1] - shoulder[1]) * 0.52 + 2.6,
  ];
  return ownArm(hero, child, 1, { elbow, wrist, hand: finger, degrees: AIM, size: HAND }, LAMPS)
    .art;
}

const TIP: Point = [94, 142];
const AIM = -40;
const HAND = 1.16;

/** The other hand has hold of a wheel, or lies folded over the brass, with a chin on it. */
export function holdingOn(hero: Hero, child: PlacedHero, head: Point, size: number): OwnArm {
  if (!hero.wheelchair)
    return ownArm(
      hero,
      child,
      -1,
      {
        // It comes up from behind.
        elbow: [head[0] - size * 0.62, RAIL + 22],
        wrist: [head[0] - size * 0.4, RAIL - 6],
        hand: grip,
        degrees: 68,
        size: 1.2,
      },
      LAMPS,
    );
  const [x, y] = rimAt(head, size);
  return ownArm(
    hero,
    child,
    -1,
    {
      elbow: [x - size * 0.26, y - size * 0.24],
      wrist: [x + size * 0.02, y - size * 0.12],
      hand: grip,
      degrees: 66,
      size: 1.2,
    },
    LAMPS,
  );
}

/** Where the brass is on the bench before the best seat. */
const RAIL = 193;
export const rail = (): string => {
  const bar = `M-34 ${RAIL + 8}Q-34 ${RAIL} -26 ${RAIL}H62Q70 ${RAIL} 70 ${RAIL + 8}`;
  return (
    path(
      `M-34 ${RAIL + 3}H62C68 ${RAIL + 3} 70 ${RAIL + 7} 70 ${RAIL + 12}V222H-34Z`,
      BUS.seatDark,
    ) +
    path(`M-30 ${RAIL + 5}H58C64 ${RAIL + 5} 66 ${RAIL + 9} 66 ${RAIL + 13}V222H-30Z`, BUS.seat) +
    path(
      [-14, 6, 26, 46].map((x) => `M${x} ${RAIL + 9}l2 3.4l-2 3.4l-2 -3.4Z`).join(''),
      BUS.seatDot,
    ) +
    line(bar, '#8a5a22', 6) +
    line(bar, BUS.pole, 4.6) +
    line(`M-26 ${RAIL - 1.2}H61`, '#ffe9a6', 1.1)
  );
};

/** The top of a wheel, which comes into the picture from below. */
const rimAt = ([x]: Point, size: number): Point => [x - size * 0.3, 196];

export function wheelOf(head: Point, size: number, color: Hex): string {
  const [x, top] = rimAt(head, size);
  const [r, y] = [size * 0.74, top + size * 0.76];
  let spokes = '';
  for (let i = 0; i < 14; i++) {
    const turn = (i / 14) * Math.PI * 2;
    spokes += `M${num(x)} ${num(y)}L${num(x + Math.cos(turn) * r)} ${num(y + Math.sin(turn) * r)}`;
  }
  return (
    line(spokes, '#c9ccd6', 0.8) +
    line(disc(x, y, r), '#2f2a3c', 3.6) +
    line(disc(x, y, r * 0.88), color, 1.8)
  );
}

/** By which somebody else may push, if asked. */
export function pushHandle({ figure, origin, scale }: PlacedHero, size: number): string {
  const { root } = figure.skeleton.armR;
  const [x, y] = [origin[0] + root[0] * scale - size * 0.1, origin[1] + root[1] * scale];
  return (
    line(`M${num(x)} ${num(y + size * 0.6)}V${num(y + size * 0.1)}q0 -5 -6 -5.4`, '#8a8fa0', 3) +
    line(`M${num(x - 5)} ${num(y + size * 0.1 - 5.2)}l-9 -1`, '#2f2a3c', 5.4)
  );
}
