import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { measuringThing } from '#titles/boots-for-an-octopus/set/measure.ts';

/** How the measuring thing is held: its size beside a head of 100, its turn, and from its middle to a rim. */
const [SIZE, TURN, RIM] = [0.53, -80, 20];

/** The measuring thing against a chest, fingers of both hands round its rims; for a hero placed with `armsByPage`. */
export function holdsOn(hero: Hero, child: PlacedHero, light: Light): string {
  const { figure, origin, scale } = child;
  const onSheet = (x: number, y: number): Point => [origin[0] + x * scale, origin[1] + y * scale];
  const [lx, ly] = shoulderOf(figure.skeleton, 1);
  const [rx, ry] = shoulderOf(figure.skeleton, -1);
  const [mx, my] = [(lx + rx) / 2 + 5, (ly + ry) / 2 + 55];
  const hand = figure.skeleton.body.hand;
  const arm = (side: 1 | -1): OwnArm => {
    const [sx, sy] = side > 0 ? [lx, ly] : [rx, ry];
    const y = my + (side > 0 ? -6 : 8);
    const x = mx + side * (RIM + 13 * hand);
    return ownArm(
      hero,
      child,
      side,
      {
        elbow: onSheet(sx + side * 20, (sy + y) / 2 + 16),
        wrist: onSheet(x, y),
        hand: grip,
        degrees: side > 0 ? 186 : -6,
        flip: side > 0,
        size: 1,
      },
      light,
    );
  };
  const [left, right] = [arm(1), arm(-1)];
  return (
    left.art +
    right.art +
    at(...onSheet(mx, my), SIZE * scale, measuringThing(20), TURN) +
    left.before +
    right.before
  );
}
