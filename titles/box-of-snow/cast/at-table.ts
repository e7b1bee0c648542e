import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { INK } from '#titles/box-of-snow/set/colors.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { grownArm } from './limb.ts';
import { neighborFace } from './neighbor-face.ts';
import { APRON, COAT, COLLAR, DRESS, NINE, SKIN, TEN } from './siblings.ts';

/** Ten behind a table, looking over its right end. The collar is folded down at last. About 250 high. */
export function tenAtTable(light: Light): string {
  const coat = tone(light, COAT);
  const collar = tone(light, COLLAR);
  const body =
    'M-30 -130C-62 -124 -74 -96 -76 -50L-74 20H74L76 -50C74 -96 62 -124 30 -130C14 -136 -14 -136 -30 -130Z';
  return (
    path(body, coat.base) +
    clip(
      body,
      path('M90 -150H34C52 -90 50 -40 40 30H90Z', coat.shade) +
        line('M0 -110V20', coat.deep, 3, 'stroke-opacity=".6"'),
    ) +
    path('M-16 -156H16V-124L0 -108L-16 -124Z', tone(light, SKIN).shade) +
    path(
      'M-22 -140C-34 -136 -42 -124 -44 -108C-28 -106 -12 -110 0 -122C12 -110 28 -106 44 -108C42 -124 34 -136 22 -140L0 -120Z',
      collar.base,
    ) +
    path(
      'M22 -140C34 -136 42 -124 44 -108C34 -107 24 -108 14 -112Z',
      collar.shade,
      'fill-opacity=".6"',
    ) +
    path('M-6 -112h12l4 16l-10 6l-10 -6Z', tone(light, '#c98f3c').base) +
    at(0, -200, 0.94, neighborFace(light, { ...TEN, eyes: 'open' }, [0.9, 0.9], { yaw: 34 })) +
    note(light)
  );
}

/** What Ten has written, held up before the coat by its edge: behind it four fingers, before it a thumb. */
function note(light: Light): string {
  const skin = tone(light, SKIN);
  return (
    grownArm(light, {
      way: [
        [-62, -104],
        [-86, -18],
        [-48, -50],
      ],
      width: 17,
      sleeve: COAT,
      skin: SKIN,
      grip: 'fist',
    }) +
    at(
      2,
      -62,
      1,
      path('M-36 -30L46 -30L46 28L-36 28Z', tone(light, '#5a3226').base, 'fill-opacity=".3"') +
        path('M-40 -32H42V26H-40Z', '#f8e6b6') +
        lettering('SNOW', 1, -4, 17, INK, 0.2) +
        lettering('9', -20, 19, 13, INK, 0.2) +
        path('M20 2h15v17h-15Z', '#5a86b8'),
      -5,
    ) +
    line('M-44 -62Q-36 -68 -22 -62', skin.shade, 12) +
    line('M-44 -62Q-36 -68 -22 -62', skin.base, 10.4)
  );
}

/** Mrs. Pereira behind a table, looking over its right end. About 210 high. */
export function nineAtTable(light: Light): string {
  const dress = tone(light, DRESS);
  const apron = tone(light, APRON);
  const body =
    'M-26 -92C-52 -88 -62 -64 -62 -30L-60 20H60L62 -30C62 -64 52 -88 26 -92C12 -96 -12 -96 -26 -92Z';
  return (
    path(body, dress.base) +
    clip(
      body,
      path('M70 -110H26C40 -70 42 -30 36 30H70Z', dress.shade) +
        path('M-34 -60H34L40 30H-40Z', apron.base) +
        line('M-34 -60L-24 -100M34 -60L24 -100', apron.base, 7) +
        line('M-44 -48C-48 -24 -48 0 -46 20M46 -48C50 -24 50 0 48 20', dress.deep, 2.4),
    ) +
    path(
      'M-20 -96C-12 -86 12 -86 20 -96L14 -80C6 -76 -6 -76 -14 -80Z',
      tone(light, '#b98ac4').base,
    ) +
    at(0, -142, 0.9, neighborFace(light, { ...NINE, eyes: 'open' }, [0.95, 0.6]))
  );
}
