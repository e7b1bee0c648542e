import { num } from '../../../drawing/curves.ts';
import { type Light, tone, turned } from '../../../drawing/light.ts';
import { at, line, path, shifted } from '../../../drawing/marks.ts';
import { clip } from '../../../drawing/sheet.ts';
import type { Hero } from '../../../hero/hero.ts';
import type { Skeleton } from '../../../hero/skeleton.ts';
import type { HairStyle } from '../../../hero/traits.ts';
import { HAT } from '../set/colors.ts';

/** Hair that stands out makes the hat sit larger and higher; coverings stay on beneath it. */
const FIT: Partial<Record<HairStyle, readonly [size: number, lift: number]>> = {
  afro: [1.36, 9],
  curly: [1.18, 4],
  locs: [1.12, 2],
  patka: [1.16, 8],
  hijab: [1.1, 2],
  bun: [1.12, 10],
  spiky: [1.12, 4],
  wavy: [1.1, 2],
  puffs: [1.05, 0],
};

/** The yellow rain hat on a head of hero units around (0, 0), turned and tilted with it. */
export function rainHat(hero: Hero, skeleton: Skeleton, light: Light): string {
  const [size, lift] = FIT[hero.hair] ?? [1.04, 0];
  const [x, y] = skeleton.head;
  return at(
    x,
    y,
    1,
    at(0, -lift, size, hatOf(skeleton.headYaw, turned(light, skeleton.headTilt))),
    skeleton.headTilt,
  );
}

/** A sou'wester: short brim over the face, long brim down the neck. Yaw as for heads. */
export function hatOf(yaw: number, light: Light): string {
  const t = tone(light, HAT);
  const side = Math.sin((yaw * Math.PI) / 180);
  const front = Math.cos((yaw * Math.PI) / 180);
  const edge = front > 0 ? -24 : 22;
  const left = -10 + 22 * Math.max(0, side) - (front < 0 ? -16 : 0);
  const right = -10 + 22 * Math.max(0, -side) - (front < 0 ? -16 : 0);
  const middle = side * 16;
  const crown = `M-55 -18C-60 -52 -34 -80 ${num(side * 4)} -80C34 -80 60 -52 55 -18C30 -34 -30 -34 -55 -18Z`;
  const brim = `M${num(-70 - 4 * Math.max(0, side))} ${num(left)}C-60 -26 -34 -40 ${num(middle)} -41C34 -40 60 -26 ${num(70 + 4 * Math.max(0, -side))} ${num(right)}C62 ${num(right + 6)} 50 ${num(edge + 9)} 40 ${num(edge + 1)}C26 ${num(edge - 7)} -26 ${num(edge - 7)} -40 ${num(edge + 1)}C-50 ${num(edge + 9)} -62 ${num(left + 6)} ${num(-70 - 4 * Math.max(0, side))} ${num(left)}Z`;
  const seams = `M${num(side * 10)} -79Q${num(side * 34)} -60 ${num(middle * 1.6)} -40M${num(-24 + side * 4)} -72Q-40 -54 ${num(-40 + middle)} -36M${num(24 + side * 4)} -72Q40 -54 ${num(40 + middle)} -36`;
  return (
    clip(
      crown,
      path(crown, t.shade) +
        shifted(light.direction[0] * 9, light.direction[1] * 6, path(crown, t.base)) +
        line(seams, t.shade, 2, 'stroke-opacity=".8"'),
    ) +
    path(brim, t.base) +
    line(
      `M-66 ${num(left - 2)}C-56 -22 -34 -35 ${num(middle)} -36C34 -35 56 -22 66 ${num(right - 2)}`,
      t.lite,
      3.4,
    ) +
    line(
      `M-46 ${num(edge + 3)}C-28 ${num(edge - 8)} 28 ${num(edge - 8)} 46 ${num(edge + 3)}`,
      t.shade,
      2.6,
    )
  );
}

const NEAT: readonly HairStyle[] = ['bald', 'buzz', 'hijab', 'patka', 'cornrows', 'afro', 'curly'];

/** What a hat leaves behind: a few hairs that stand up where it was. */
export function hatHair(hero: Hero, skeleton: Skeleton, light: Light): string {
  if (NEAT.includes(hero.hair)) return '';
  const t = tone(light, hero.hairColor);
  const tufts =
    'M-16 -50Q-24 -64 -18 -74M-6 -52Q-8 -70 -1 -82M5 -52Q8 -68 18 -76M14 -50Q24 -58 30 -62';
  return at(
    skeleton.head[0],
    skeleton.head[1],
    1,
    line(tufts, t.base, 4.4) + line(tufts, t.lite, 1.4, 'stroke-opacity=".6"'),
    skeleton.headTilt,
  );
}
