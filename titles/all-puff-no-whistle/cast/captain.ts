import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { type BeetleMood, beetle, CAPTAIN, captainsHat, feelers } from './beetle.ts';

interface CaptainWish {
  readonly mood: BeetleMood;
  readonly gaze: Point;
  readonly hands: readonly [Point, Point, Point, Point];
  readonly feet?: readonly [Point, Point];
  /** Where the brim is and how it leans; on the head if nothing is said. */
  readonly hat?: readonly [x: number, y: number, degrees: number];
  /** Or it is off, its brim in the upper right hand, and leans by so many degrees. */
  readonly lifts?: number;
  readonly tilt?: number;
}

/** The captain alone, feet at (0, 0), about 150 high with the hat on. */
export function captain(light: Light, wish: CaptainWish): string {
  const [, [hx, hy]] = wish.hands;
  const [x, y, degrees] =
    wish.lifts === undefined ? (wish.hat ?? [1, -117, -5]) : [hx + 20, hy - 8, wish.lifts];
  return (
    at(0, 0, 1, feelers(wish.mood), wish.tilt ?? 0) +
    beetle(light, { ...wish, colors: CAPTAIN }) +
    at(x, y, 1, captainsHat(light, degrees)) +
    // Two claws come round the brim.
    (wish.lifts === undefined
      ? ''
      : line(
          `M${hx - 1} ${hy + 4}L${hx + 1} ${hy - 9}M${hx} ${hy}L${hx + 8} ${hy - 7}`,
          '#141f26',
          4.6,
        ))
  );
}

/** Three quarters from behind, to the right: the wing cases with their seam, one cheek, and one arm straight to where it goes. */
export function captainPointing(light: Light): string {
  const shell = tone(light, CAPTAIN.shell);
  const belly = tone(light, CAPTAIN.belly);
  const ink = '#141f26';
  const [lx, ly] = light.direction;
  const round =
    'M-4 -100C30 -100 44 -76 43 -50C42 -22 26 -6 -4 -6C-34 -6 -52 -22 -52 -50C-52 -76 -38 -100 -4 -100Z';
  return (
    feelers('naval') +
    line('M-20 -14L-20 -2h-8M20 -14L20 -2h9', ink, 6.4) +
    path('M14 -94C44 -92 55 -70 53 -48C51 -26 36 -10 12 -8Z', belly.base) +
    line('M40 -72Q52 -68 54 -60M40 -54Q50 -50 54 -44M38 -36Q46 -32 50 -30', belly.shade, 3) +
    line('M44 -40Q60 -34 56 -20', ink, 6.4) +
    oval(8, -97, 33, 24, shell.deep) +
    oval(6, -99, 31, 22, shell.base) +
    oval(32, -98, 9.6, 12, CAPTAIN.eye) +
    oval(35.6, -99.5, 4.6, 6.6, ink) +
    oval(34, -102, 1.7, 2, '#ffffff') +
    path(
      'M40 -85C34 -90 24 -86 20 -78C28 -76 36 -78 41 -82C46 -80 50 -82 51 -87C47 -88 43 -88 40 -85Z',
      ink,
    ) +
    clip(
      round,
      path(round, shell.deep) +
        shifted(lx * 10, ly * 9, path(round, shell.base)) +
        oval(lx * 48, -60 + ly * 20, 13, 28, shell.lite, 'fill-opacity=".55"'),
    ) +
    // Two wing cases, a shield between their shoulders, and at the end a gap where they part.
    path('M-17 -80L-22 -8Q-15 -4 -9 -8Z', shell.deep) +
    line('M-17 -82Q-26 -46 -15 -9', '#0f211d', 3.6) +
    line('M-14 -80Q-22 -46 -12 -14', shell.lite, 1.6, 'stroke-opacity=".8"') +
    path('M-32 -93Q-16 -100 1 -92L-17 -72Z', shell.deep) +
    line('M-32 -92L-17 -72L1 -92', shell.lite, 1.6, 'stroke-opacity=".7"') +
    line('M-48 -60Q-36 -46 -30 -20M32 -64Q12 -50 2 -20', shell.lite, 1.4, 'stroke-opacity=".35"') +
    line('M30 -70L92 -84M92 -84l9 -5M92 -84l10 1M-48 -46Q-66 -40 -60 -22', ink, 6.4) +
    at(2, -116, 1, captainsHat(light, -6, 'back'))
  );
}

export type Sail = 'limp' | 'waking' | 'full' | 'moon' | 'flying';

/** Half a walnut, the water line at (0, 0), about 150 wide, in two parts: somebody stands between. */
export function walnut(light: Light, sail: Sail): { back: string; front: string } {
  const nut = tone(light, '#b9814f');
  const inside = tone(light, '#7d5233');
  const shell =
    'M-76 -34C-78 -4 -58 18 -34 22C-12 26 12 26 34 22C58 18 78 -4 76 -34C58 -22 30 -17 0 -17C-30 -17 -58 -22 -76 -34Z';
  const [lx] = light.direction;
  const wrinkles =
    'M-62 -20C-54 -12 -52 2 -42 8M-40 -15C-36 -4 -26 0 -24 14M-16 -12C-14 0 -4 2 -6 18M12 -12C10 0 22 4 18 16M38 -14C34 -4 44 2 36 12M60 -20C52 -12 56 -2 48 6';
  return {
    back:
      line('M-30 -30V-206', tone(light, '#d7b184').shade, 6) +
      line('M-31.4 -30V-206', tone(light, '#e9cba2').base, 3) +
      wrapper(light, sail) +
      oval(0, -34, 76, 17, nut.shade) +
      oval(0, -33, 71, 14, inside.base) +
      path('M-71 -33A71 14 0 0 1 71 -33A71 10 0 0 0 -71 -33Z', inside.deep),
    front:
      clip(
        shell,
        path(shell, nut.shade) +
          shifted(lx * 16, -7, path(shell, nut.base)) +
          line(wrinkles, nut.deep, 2.6, 'stroke-opacity=".55"') +
          shifted(1.6, 0.6, line(wrinkles, nut.lite, 1, 'stroke-opacity=".6"')),
      ) + line('M-76 -34C-58 -22 -30 -17 0 -17C30 -17 58 -22 76 -34', nut.lite, 3.4),
  };
}

/** The sail was round a toffee: stripes, and a twist at each end. */
function wrapper(light: Light, sail: Sail): string {
  const paper = tone(light, '#f7e6ea');
  const stripe = tone(light, '#cf5f7c');
  const shape = {
    limp: 'M-30 -196C-22 -188 -14 -196 -4 -190C-8 -160 -16 -130 -8 -96C-16 -90 -22 -98 -30 -92Z',
    waking:
      'M-30 -200C-8 -196 10 -198 24 -188C42 -172 50 -150 42 -130C36 -112 10 -108 4 -94C-8 -88 -20 -94 -30 -88C-22 -118 -20 -160 -30 -200Z',
    full: 'M-30 -198C10 -200 62 -186 74 -146C78 -118 62 -94 -30 -84C-12 -118 -12 -162 -30 -198Z',
    moon: 'M-34 -204C50 -212 104 -178 104 -140C104 -104 50 -72 -34 -80C4 -110 4 -172 -34 -204Z',
    flying:
      'M-30 -198C8 -226 34 -172 84 -208C98 -172 62 -152 90 -112C46 -132 18 -66 -30 -92C-8 -124 -46 -160 -30 -198Z',
  }[sail];
  const bands = {
    limp: 'M-24 -200C-26 -160 -30 -130 -24 -90M-12 -200C-16 -160 -24 -130 -16 -90',
    waking:
      'M-16 -202C-2 -168 -4 -124 -16 -84M4 -202C24 -166 20 -124 0 -84M22 -194C46 -160 40 -130 20 -96',
    full: 'M-8 -202C16 -166 16 -118 -6 -82M18 -200C44 -166 42 -116 20 -82M42 -196C68 -166 64 -116 46 -82',
    moon: 'M2 -210C44 -172 44 -112 4 -74M38 -206C76 -170 76 -112 40 -74M74 -196C100 -164 100 -118 76 -82',
    flying:
      'M-8 -216C16 -172 -18 -130 2 -76M22 -206C44 -164 10 -132 32 -86M52 -206C72 -168 44 -140 64 -100',
  }[sail];
  const twist = (x: number, y: number, up: number): string =>
    path(`M${x} ${y}l${-8} ${up * 14}l7 -2l5 ${up * 5}l4 ${up * -5}l8 3Z`, paper.shade);
  return (
    twist(-29, -196, -1) +
    twist(-29, -90, 1) +
    clip(
      shape,
      path(shape, paper.base) +
        line(bands, stripe.base, { limp: 5, waking: 7, full: 12, moon: 13, flying: 12 }[sail]) +
        (sail === 'limp' ? '' : line(bands, stripe.lite, 2.6, 'stroke-opacity=".7"')),
    ) +
    line(shape, paper.shade, 1.4, 'stroke-opacity=".8"')
  );
}

/** Captain and ship, afloat at (0, 0); about 150 wide and 235 high. */
export function ship(light: Light, sail: Sail, wish: CaptainWish): string {
  const nut = walnut(light, sail);
  return nut.back + at(14, -26, 1, captain(light, wish)) + nut.front;
}

/** What a hull does to water: its own darkness, and two bright lips. */
export const wake = (x: number, y: number, width: number): string =>
  oval(x, y, width * 0.62, width * 0.1, '#123f63', 'fill-opacity=".35"') +
  line(
    `M${num(x - width * 0.7)} ${num(y + width * 0.03)}q${num(width * 0.25)} ${num(width * 0.1)} ${num(width * 0.7)} ${num(width * 0.1)}t${num(width * 0.7)} ${num(-width * 0.1)}`,
    '#f6fdff',
    width * 0.02,
    'stroke-opacity=".85"',
  );
