import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { checked, slipper } from './seeker.ts';

/** Whoever looks, and has been sneezed at: both slippers off the boards, toes up, knees out, the hem of the robe in the air. The boards are y 0, about 110 wide; to be covered above. */
export function startled(light: Light): string {
  const robe =
    'M-46 -240C-44 -150 -50 -110 -62 -72C-44 -64 -34 -76 -16 -68C2 -60 18 -74 34 -66C46 -62 54 -72 66 -78C52 -116 46 -150 46 -240Z';
  const hem = 'M-62 -72C-44 -64 -34 -76 -16 -68C2 -60 18 -74 34 -66C46 -62 54 -72 66 -78';
  return (
    oval(0, 2, 58, 6, INK.key, 'fill-opacity=".42"') +
    at(-42, -20, 0.46, slipper(light, shin(light)), 12, -0.46) +
    at(44, -28, 0.46, slipper(light, shin(light)), -18, -0.46) +
    at(
      0,
      24,
      1,
      checked(light, robe, 250) +
        line(robe, INK.key, 1) +
        line(hem, INK.key, 5.4) +
        line(hem, tone(light, ROBE.lining).base, 4),
    ) +
    line(
      'M-16 -46C-10 -90 -14 -150 -12 -240M20 -46C18 -90 20 -150 18 -240',
      tone(light, ROBE.cloth).deep,
      1.3,
    )
  );
}

/** In a wool sock, down into its slipper. */
const shin = (light: Light): string =>
  path(
    'M2 -130H54L50 -38C42 -28 14 -28 6 -38Z',
    tone(light, INK.blush).base,
    `stroke="${INK.key}" stroke-width="2"`,
  ) +
  line('M14 -130L16 -32M24 -130V-30M32 -130V-30M42 -130L40 -32', tone(light, INK.rose).base, 2.4);

/** The same, as a lamp behind it throws it on a curtain: hair in a knot, a nose toward whoever sneezed, both arms in the air. Its middle at x, as far down as the cloth. */
export const startledShadow = (x: number, strength: number): string =>
  at(
    x,
    0,
    1,
    path(
      'M-46 150C-46 120 -40 100 -34 86C-46 80 -58 62 -66 40C-70 30 -58 26 -54 34C-48 50 -38 60 -26 62C-18 62 -12 60 -10 56C-20 52 -24 42 -22 32C-24 28 -24 20 -18 18C-16 8 -4 8 -2 17C8 18 13 24 13 31L19 38L13 41C13 50 8 55 2 57C4 60 12 62 20 61C32 58 38 48 44 32C48 24 59 29 56 38C50 60 44 76 32 86C38 100 44 120 46 150Z',
      INK.indigo,
      `fill-opacity="${strength}"`,
    ),
  );
