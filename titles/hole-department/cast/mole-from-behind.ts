import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { MOLE } from '#titles/hole-department/set/colors.ts';
import { clipboard } from '#titles/hole-department/set/forms.ts';
import { pencil } from './mole-head.ts';

const BACK = 'M-56 76C-62 34 -48 8 -26 2H30C54 8 66 36 62 76Z';
const DOME = 'M-32 12C-44 -18 -30 -48 2 -49C34 -48 46 -18 36 10C30 24 -22 26 -32 12Z';
const VEST = 'M-26 0C-34 22 -38 46 -36 76H44C48 46 42 22 32 0C16 10 -10 10 -26 0Z';

/** The inspector from behind, over whose shoulder one looks: around its neck (0, 0), 120 wide; it draws something small in the corner of Form Two, and holds that so that nobody sees it but us. */
export function moleFromBehind(light: Light): string {
  const fur = tone(light, MOLE.fur);
  const cloth = tone(light, MOLE.waistcoat);
  const shirt = tone(light, '#f0dcb8');
  const skin = tone(light, MOLE.skin);
  return (
    // One arm behind the clipboard, and the other, with the pencil, out from behind its owner.
    line('M-40 60C-62 76 -84 76 -106 60', shirt.shade, 17) +
    paw(skin.base, skin.deep, -116, 46, -12) +
    clipboard(-92, 27, 46, -8, 1, '2') +
    fingers(skin.base, skin.deep) +
    paw(skin.base, skin.deep, -54, 59, 200) +
    at(-59, 34, 0.9, pencil(), 220) +
    thumb(skin.base, skin.deep, -59, 55) +
    path(BACK, shirt.base) +
    clip(
      BACK,
      path('M30 0C50 20 58 50 56 80H80V0Z', shirt.shade) +
        path(
          VEST,
          linear(
            [
              [0, cloth.lite],
              [0.35, cloth.base],
              [1, cloth.shade],
            ],
            0,
            0,
            1,
            0.2,
          ),
        ) +
        line('M2 12V80', cloth.deep, 1.4) +
        line('M-22 54H26M-4 50V58H10V50Z', cloth.deep, 2.2),
    ) +
    snout(fur.base, fur.shade, skin.base) +
    clip(
      DOME,
      path(DOME, fur.shade) +
        path('M-50 -60H24C34 -30 22 0 6 30H-50Z', fur.base) +
        // The sun behind it is caught in the fur.
        path(
          'M2 -49C34 -48 46 -18 36 10L31 10C38 -16 28 -42 -8 -44Z',
          fur.lite,
          'fill-opacity=".5"',
        ) +
        line(
          'M-20 -30l3 5M-10 -38l2 6M2 -36l0 6M14 -34l-2 6M-8 -24l2 5M6 -24l-1 5M20 -22l-4 5M-18 0l4 4M-4 6l2 4M12 4l-2 5M26 -2l-4 4',
          fur.deep,
          1.3,
          'stroke-opacity=".6"',
        ),
    ) +
    // What will not lie down.
    path('M-4 -47L-8 -56L1 -50L3 -59L8 -49L16 -54L13 -46Z', fur.base) +
    line('M22 -6C8 -16 -14 -20 -33 -17', '#2c2530', 3) +
    line('M-10 20q4 3 8 0M4 22q4 3 8 0', fur.deep, 1.2)
  );
}

/** Turned away and down to its work: what is left of a face. */
const snout = (fur: string, shade: string, skin: string): string =>
  path('M-22 -24C-40 -22 -54 -6 -62 8C-64 14 -56 18 -50 15C-38 16 -24 16 -14 8Z', shade) +
  path('M-22 -24C-40 -22 -54 -6 -62 8C-50 4 -36 6 -20 0Z', fur) +
  oval(-60, 13, 8, 7, skin) +
  oval(-62.5, 10.5, 2.6, 1.8, '#fff1e6', 'fill-opacity=".85"') +
  line('M-48 17l-5 10M-43 17l-2 10M-53 4l-12 -3', '#3a2b38', 0.9) +
  oval(
    -37.5,
    -15,
    4.6,
    10.5,
    MOLE.glass,
    'stroke="#b89b63" stroke-width="2.400" transform="rotate(14 -37.5 -15)"',
  ) +
  line('M-39.500 -20q-.500 -2 .5 -3.500', '#ffffff', 1.6, 'stroke-opacity=".8"');

const paw = (skin: string, deep: string, x: number, y: number, degrees: number): string =>
  at(
    x,
    y,
    1,
    line('M10 -9L18 -14M13 -3L23 -5M13 3L23 5M10 9L18 13', MOLE.claw, 4.6) +
      path(
        'M-10 -9C-3 -14 9 -15 14 -8C18 -3 18 4 14 9C8 15 -3 14 -10 9Z',
        skin,
        `stroke="${deep}" stroke-width=".6" stroke-opacity=".5"`,
      ),
    degrees,
  );

/** Round the clipboard's edge: what one sees of them is claw. */
const fingers = (skin: string, deep: string): string =>
  [
    [-120, 36],
    [-119.6, 42.4],
    [-118.6, 48.8],
    [-117, 55],
  ]
    .map(
      ([x = 0, y = 0]) =>
        line(`M${x} ${y}l4 .6`, deep, 6.4) +
        line(`M${x} ${y}l4 .6`, skin, 5.4) +
        path(`M${x + 4} ${y - 1.8}L${x + 12} ${y + 1.6}L${x + 4} ${y + 2.8}Z`, MOLE.claw),
    )
    .join('');

/** Over the pencil. */
const thumb = (skin: string, deep: string, x: number, y: number): string =>
  line(`M${x + 4} ${y + 3}L${x - 4} ${y - 2}`, deep, 6.6) +
  line(`M${x + 4} ${y + 3}L${x - 4} ${y - 2}`, skin, 5.6) +
  line(`M${x - 5} ${y - 2.5}l-5 -2`, MOLE.claw, 3);
