import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Skeleton } from '#bookmaking/hero/skeleton.ts';
import type { HairStyle } from '#bookmaking/hero/traits.ts';
import { HAT } from '#titles/boots-for-an-octopus/set/colors.ts';

/** Hair that stands out makes the hat sit larger and higher; coverings stay on beneath it. */
const FIT: Partial<Record<HairStyle, readonly [size: number, lift: number]>> = {
  curly: [1.18, -2],
  locs: [1.12, 2],
  boxBraids: [1.12, -2],
  patka: [1.16, 8],
  hijab: [1.12, -3],
  spiky: [1.12, 4],
  wavy: [1.1, 2],
  puffs: [1.05, 0],
};

/** What stands up goes under a hat, and springs up again when the hat comes off; a hat of one's own stays at home. */
export const underHat = (hero: Hero): Hero => ({
  ...hero,
  hat: false,
  hair: FLATTENED[hero.hair] ?? hero.hair,
});

const FLATTENED: Partial<Record<HairStyle, HairStyle>> = {
  afro: 'curly',
  highTop: 'buzz',
  tousled: 'short',
  bun: 'ponytail',
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

/**
 * A sou'wester: a soft low crown, and a floppy brim that is short over the face and long down the
 * neck. Ribs over the crown made a builder's helmet of it. Yaw as for heads.
 */
function hatOf(yaw: number, light: Light): string {
  const t = tone(light, HAT);
  const side = Math.sin((yaw * Math.PI) / 180);
  const back = Math.cos((yaw * Math.PI) / 180) < 0;
  const edge = back ? 30 : -25;
  const tip = (toward: number): readonly [number, number] => [
    (back ? 68 : 75) + 6 * Math.max(0, -toward),
    back ? 10 : 2 + 18 * Math.max(0, -toward) - 12 * Math.max(0, toward),
  ];
  const [lx, ly] = tip(-side);
  const [rx, ry] = tip(side);
  const middle = side * 12;
  const crown = `M-57 -20C-62 -46 -46 -66 ${num(side * 6 - 4)} -70C36 -71 60 -50 57 -20C30 -34 -30 -34 -56 -20Z`;
  const top = `M${num(-lx)} ${num(ly)}C-66 -22 -40 -43 ${num(middle)} -44C40 -43 66 -22 ${num(rx)} ${num(ry)}`;
  const brim = `${top}C${num(rx - 2)} ${num(ry + 9)} ${num(rx - 12)} ${num(ry + 6)} 52 ${num((ry + edge) / 2)}C34 ${num(edge - 6)} 14 ${num(edge)} ${num(middle)} ${num(edge - 2)}C-14 ${num(edge - 4)} -34 ${num(edge - 6)} -52 ${num((ly + edge) / 2)}C${num(12 - lx)} ${num(ly + 6)} ${num(2 - lx)} ${num(ly + 9)} ${num(-lx)} ${num(ly)}Z`;
  const stitches = (k: number): string =>
    `M${num(-lx * 0.93)} ${num(ly + k * 0.2)}C-58 ${num(-18 + k)} -36 ${num(-38 + k)} ${num(middle)} ${num(-39 + k)}C36 ${num(-38 + k)} 58 ${num(-18 + k)} ${num(rx * 0.93)} ${num(ry + k * 0.2)}`;
  return (
    clip(
      crown,
      path(crown, t.shade) +
        shifted(light.direction[0] * 9, light.direction[1] * 6, path(crown, t.base)) +
        line('M-46 -46Q-24 -66 2 -66', t.lite, 4, 'stroke-opacity=".9"'),
    ) +
    line(
      `M${num(side * 26 - 2)} -67Q${num(side * 44 - 3)} -56 ${num(middle * 2 - 2)} -42`,
      t.shade,
      2,
    ) +
    path(brim, t.base) +
    line(top, t.deep, 2.2, 'stroke-opacity=".45"') +
    line(stitches(4), t.lite, 2.6) +
    line(stitches(back ? 17 : 9), t.shade, 1.6, 'stroke-dasharray="5 5" stroke-opacity=".9"') +
    (back ? line(stitches(30), t.shade, 1.6, 'stroke-dasharray="5 5" stroke-opacity=".9"') : '')
  );
}

const NEAT: readonly HairStyle[] = [
  'bald',
  'fluff',
  'buzz',
  'highTop',
  'boxBraids',
  'hijab',
  'patka',
  'cornrows',
  'afro',
  'curly',
];

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
