import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

export interface Bedding {
  readonly wood: Hex;
  readonly quilt: Hex;
  readonly patch: Hex;
  readonly pillow: Hex;
}

/** The quilt's own diamonds. */
const patches = (light: Light, bedding: Bedding, from: number, to: number, top: number): string => {
  let d = '';
  for (let x = from; x < to; x += 16) {
    for (let y = top; y < top + 50; y += 16) d += `M${x} ${y}l5 5l-5 5l-5 -5Z`;
  }
  return path(d, tone(light, bedding.patch).base, 'fill-opacity=".7"');
};

/**
 * A bed from the side, its head at the left: 150 long, feet on y 0, mattress top at y -38.
 * Behind whoever is on it; `quiltOver` goes before a sleeper.
 */
export function bedstead(light: Light, bedding: Bedding): string {
  const wood = tone(light, bedding.wood);
  const sheet = tone(light, '#efe6e0');
  const pillow = tone(light, bedding.pillow);
  return (
    oval(2, 1, 84, 5, light.shade, 'fill-opacity=".45"') +
    path('M-80 0V-74C-80 -80 -70 -80 -70 -74V0Z', wood.base) +
    path('M-78 -2V-73q1 -4 4 -4V-2Z', wood.lite, 'fill-opacity=".35"') +
    path('M72 0V-50C72 -56 82 -56 82 -50V0Z', wood.base) +
    box(-72, -24, 146, 12, wood.shade) +
    path('M-71 -24V-37Q-70 -40 -66 -40H70Q73 -40 73 -37V-24Z', sheet.base) +
    path('M-71 -24V-30H73V-24Z', sheet.shade, 'fill-opacity=".6"') +
    path(
      'M-68 -40C-70 -52 -62 -56 -50 -54C-38 -57 -30 -52 -31 -40C-40 -37 -60 -37 -68 -40Z',
      pillow.base,
    ) +
    path(
      'M-66 -41C-56 -37 -40 -37 -32 -41C-40 -44 -58 -44 -66 -41Z',
      pillow.shade,
      'fill-opacity=".7"',
    )
  );
}

/** The made quilt: flat, for somebody to sit on. */
export function quiltFlat(light: Light, bedding: Bedding): string {
  const quilt = tone(light, bedding.quilt);
  const d = 'M-30 -43C0 -46 50 -45 74 -42L76 -10C50 -6 -10 -6 -32 -10Z';
  return clip(
    d,
    path(d, quilt.shade) +
      shifted(light.direction[0] * 3, -8, path(d, quilt.base)) +
      patches(light, bedding, -26, 74, -40) +
      line('M-31 -40V-10', quilt.lite, 5, 'stroke-opacity=".7"'),
  );
}

/** The quilt over a sleeper from chest to feet; `knee` is how high it lies, in bed units. */
export function quiltOver(light: Light, bedding: Bedding, knee: number): string {
  const quilt = tone(light, bedding.quilt);
  const top = -42 - knee;
  const d = `M-27 -41C-26 ${top - 3} -14 ${top - 5} 0 ${top}C24 ${top + 1} 54 ${top + 4} 74 ${top * 0.4 - 28}L76 -8C50 -5 -10 -5 -30 -9C-32 -20 -30 -32 -27 -41Z`;
  return clip(
    d,
    path(d, quilt.shade) +
      shifted(light.direction[0] * 4, -7, path(d, quilt.base)) +
      patches(light, bedding, -22, 74, top) +
      line(`M-27 -9C-30 -22 -27 ${top + 6} -20 ${top - 1}`, tone(light, '#efe6e0').base, 6),
  );
}

/** A nightstand, 30 wide, 34 high, on y 0. */
export function nightstand(light: Light, wood: Hex): string {
  const t = tone(light, wood);
  return (
    oval(0, 1, 19, 3, light.shade, 'fill-opacity=".4"') +
    box(-14, -32, 28, 28, t.base, 1.5) +
    box(-14, -32, 9, 28, t.shade, 1, 'fill-opacity=".5"') +
    box(-16, -35, 32, 4, t.lite, 1.5) +
    box(-10, -26, 20, 9, t.shade, 1) +
    oval(0, -21.5, 1.6, 1.6, tone(light, '#e3b04a').base) +
    line('M-11 -4V0M11 -4V0', t.shade, 3)
  );
}
