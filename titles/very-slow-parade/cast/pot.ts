// The soup pot, its lid, and what they are struck with. Saffron enamel with a blue rim: when all
// other hot colors have gone, this one is left.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

const ENAMEL: Hex = '#f7b52c';
const RIM: Hex = '#2f4f80';
const SPOON: Hex = '#f0cf98';

/** Right way up: rim 80 wide, 62 high, on y 0; we look a little into it. */
export function pot(light: Light): string {
  const t = tone(light, ENAMEL);
  const rim = tone(light, RIM);
  const body = 'M-39 -58C-39 -30 -37 -12 -33 -5C-22 4 22 4 33 -5C37 -12 39 -30 39 -58Z';
  const handle = (side: number): string =>
    line(`M${side * 37} -46C${side * 52} -50 ${side * 52} -32 ${side * 37} -34`, rim.shade, 6) +
    line(`M${side * 37} -46C${side * 50} -50 ${side * 50} -34 ${side * 38} -35`, rim.base, 3.6);
  return (
    handle(-1) +
    handle(1) +
    enamel(light, body, 9) +
    line('M-34 -14C-20 -6 20 -6 34 -14', rim.base, 3) +
    oval(0, -58, 40, 9, rim.base) +
    oval(0, -58, 37, 7, mix(t.deep, rim.shade, 0.55)) +
    path('M-37 -58A37 7 0 0 1 37 -58A37 4 0 0 0 -37 -58Z', tone(light, '#fff3d8').shade)
  );
}

/** Upside down, a step: 80 wide, 62 high, on y 0. */
export function potTurned(light: Light): string {
  const t = tone(light, ENAMEL);
  const rim = tone(light, RIM);
  const body = 'M-33 -56C-37 -48 -39 -28 -39 -6C-22 5 22 5 39 -6C39 -28 37 -48 33 -56Z';
  const handle = (side: number): string =>
    line(`M${side * 38} -16C${side * 54} -14 ${side * 54} -32 ${side * 38} -28`, rim.shade, 6) +
    line(`M${side * 38} -17C${side * 51} -15 ${side * 51} -30 ${side * 38} -27`, rim.base, 3.6);
  return (
    handle(-1) +
    handle(1) +
    enamel(light, body, 9) +
    line('M-39 -7C-22 4 22 4 39 -7', rim.base, 5) +
    line('M-35 -47C-20 -40 20 -40 35 -47', rim.base, 3) +
    oval(0, -56, 33, 8, t.lite) +
    oval(0, -56, 26, 6, t.shade) +
    oval(0, -55.4, 26, 5.4, t.base)
  );
}

/** Enamel: shaded away from the light, with a broad soft highlight and chips that show it is used. */
function enamel(light: Light, body: string, off: number): string {
  const t = tone(light, ENAMEL);
  const [lx, ly] = light.direction;
  return clip(
    body,
    path(body, t.shade) +
      shifted(lx * off, ly * off * 0.5, path(body, t.base)) +
      line(
        lx < 0 ? 'M-24 -46C-25 -34 -24 -24 -22 -16' : 'M24 -46C25 -34 24 -24 22 -16',
        mix(t.lite, light.key, 0.3),
        6,
        'stroke-opacity=".75"',
      ) +
      path('M14 -3q3 -5 7 -2l2 4l-8 1ZM-30 -18l3 -2l2 3l-3 2Z', tone(light, RIM).shade),
  );
}

/** The lid, struck like a cymbal: 46 high around (0, 0), its knob to the left. */
export function lid(light: Light): string {
  const t = tone(light, ENAMEL);
  const rim = tone(light, RIM);
  return (
    oval(-13, 0, 4.4, 4.4, rim.shade) +
    path('M2 -23C-6 -20 -11 -10 -11 0C-11 10 -6 20 2 23Z', t.shade) +
    path('M2 -23C-5 -20 -10 -10 -10 -1C-8 4 -2 6 2 6Z', t.base) +
    oval(2, 0, 6, 23.4, rim.base) +
    oval(3, 0, 4.4, 21, tone(light, '#fff3d8').shade)
  );
}

/** The lid lying down, knob on top: 62 wide on y 0. */
export function lidFlat(light: Light): string {
  const t = tone(light, ENAMEL);
  const rim = tone(light, RIM);
  const dome = 'M-30 -3C-26 -14 -12 -19 0 -19C12 -19 26 -14 30 -3Z';
  return (
    clip(
      dome,
      path(dome, t.shade) +
        shifted(light.direction[0] * 8, light.direction[1] * 4, path(dome, t.base)),
    ) +
    line('M-17 -11C-10 -15 -4 -16 0 -16', t.lite, 3, 'stroke-opacity=".8"') +
    line('M-30 -2.5H30', rim.base, 4.4) +
    path('M-5 -18C-6 -21 -9 -22 -8 -26C-6 -30 6 -30 8 -26C9 -22 6 -21 5 -18Z', rim.shade) +
    path('M-4 -24C-3 -28 3 -28 4 -26Z', rim.lite, 'fill-opacity=".8"')
  );
}

/** A wooden spoon lying along x: held at (0, 0), its bowl to the right, 90 long. */
export function spoon(light: Light): string {
  const t = tone(light, SPOON);
  return (
    // Pale, and with an edge round it: in a dark fist a brown one was not to be seen.
    line(
      'M-26 0H44M38 -2.4C44 -12 66 -13 69 0C66 13 44 12 38 2.4Z',
      mix(t.deep, '#4a2c22', 0.6),
      8.4,
    ) +
    line('M-26 0H44', t.base, 6) +
    path('M-26 .4H44V3H-26C-28 3 -28.600 1.6 -28.600 .4Z', t.shade) +
    path('M38 -2.4C44 -12 66 -13 69 0C66 13 44 12 38 2.4Z', t.base) +
    path('M46 -4C50 -9 62 -8 64 0C62 7 50 8 46 3Z', t.shade) +
    path('M47 -2C50 -7 61 -6 63 0C58 -3 52 -3 47 -2Z', t.deep, 'fill-opacity=".5"')
  );
}

/** A tea towel round the neck and through both handles makes a drum of a pot that stands at (px, py) mm before who marches. */
export const strap = ({ head: [x, y], scale: u }: PlacedHero, [px, py]: Point, size = u): string =>
  line(
    `M${num(x + 4 * u)} ${num(y + 54 * u)}L${num(px - 40 * size)} ${num(py - 46 * size)}M${num(x + 22 * u)} ${num(y + 54 * u)}L${num(px + 42 * size)} ${num(py - 44 * size)}`,
    '#2f7f8a',
    7 * u,
  );
