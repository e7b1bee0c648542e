import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import {
  type Anchor,
  type HeroWish,
  inPyjamas,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import { pot, spoon } from './pot.ts';

type DrummerWish = Omit<HeroWish, 'touchL' | 'touchR' | 'armL' | 'armR'>;

/** Where the raised fist is from the shoulder, in heads, outwards and down; and the spoon's turn in it. */
const RAISED = { fist: [-0.8, -0.56], degrees: -104 } as const;

/**
 * The hero with the soup pot before the tummy and the spoon high in the other hand. The pot is held by
 * its far handle; on wheels it stands in the lap.
 */
export function drummer(
  hero: Hero,
  headSize: number,
  anchor: Anchor,
  where: Point,
  wish: DrummerWish,
  light: Light,
): PlacedHero {
  const dressed = inPyjamas(hero);
  const plain = placeHero(dressed, headSize, anchor, where, wish, light);
  const s = plain.figure.skeleton;
  const onSheet = (p: readonly [number, number, number]): Point => [
    plain.origin[0] + p[0] * plain.scale,
    plain.origin[1] + p[1] * plain.scale,
  ];
  const size = headSize / 100;
  const [, ty] = onSheet(s.torsoAt(4, hero.wheelchair ? 0.74 : 0.8, 1.5));
  const turn = wish.yaw > 0 ? 1 : -1;
  const [near, far] = turn > 0 ? [s.armR.root, s.armL.root] : [s.armL.root, s.armR.root];
  const [sx, sy] = onSheet(near);
  // The far hand holds the far handle. It reaches a little inwards: outwards, elbows would cross.
  const handle: Point = [onSheet(far)[0] - turn * 3 * size, ty - 12 * size];
  const base: Point = [handle[0] - turn * 36 * size, handle[1] + 42 * size];
  const { fist, degrees } = RAISED;
  const hand: Point = [sx + turn * fist[0] * headSize, sy + fist[1] * headSize];
  const fisted = { upper: [20, 20], lower: [60, 0], hand: 'hold' } as const;
  const kid = placeHero(
    dressed,
    headSize,
    anchor,
    where,
    {
      ...wish,
      ...(turn > 0
        ? { armL: fisted, armR: fisted, touchL: handle, touchR: hand }
        : { armR: fisted, armL: fisted, touchR: handle, touchL: hand }),
    },
    light,
  );
  const nearSide = turn > 0 ? -1 : 1;
  const grip = nearSide < 0 ? kid.handR : kid.handL;
  const stick = (x: number, y: number, turned: number): string =>
    at(x, y, 0.92 * size, spoon(light), turn * turned, turn * 0.92 * size);
  return {
    ...kid,
    art:
      kid.art +
      at(base[0], base[1], size, pot(light)) +
      kid.arm(nearSide > 0 ? -1 : 1) +
      stick(grip[0], grip[1], degrees) +
      kid.arm(nearSide),
  };
}
