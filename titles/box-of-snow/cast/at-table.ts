import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { grownArm } from './limb.ts';
import { neighborFace } from './neighbor-face.ts';
import { APRON, COAT, COLLAR, DRESS, NINE, SKIN, TEN } from './siblings.ts';

/** Ten fills in a form. The collar is folded down at last. About 250 high. */
export function tenWriting(light: Light): string {
  const coat = tone(light, COAT);
  const collar = tone(light, COLLAR);
  const body =
    'M-30 -130C-62 -124 -74 -96 -76 -50L-74 20H74L76 -50C74 -96 62 -124 30 -130C14 -136 -14 -136 -30 -130Z';
  return (
    path(body, coat.base) +
    clip(
      body,
      path('M-90 -150H-34C-52 -90 -50 -40 -40 30H-90Z', coat.shade) +
        line('M0 -110V20', coat.deep, 3, 'stroke-opacity=".6"'),
    ) +
    path('M-16 -156H16V-124L0 -108L-16 -124Z', tone(light, SKIN).shade) +
    path(
      'M-22 -140C-34 -136 -42 -124 -44 -108C-28 -106 -12 -110 0 -122C12 -110 28 -106 44 -108C42 -124 34 -136 22 -140L0 -120Z',
      collar.base,
    ) +
    path(
      'M-22 -140C-34 -136 -42 -124 -44 -108C-34 -107 -24 -108 -14 -112Z',
      collar.shade,
      'fill-opacity=".6"',
    ) +
    path('M-6 -112h12l4 16l-10 6l-10 -6Z', tone(light, '#c98f3c').base) +
    at(0, -200, 0.94, neighborFace(light, { ...TEN, eyes: 'open' }, [-0.85, 0.95], { yaw: -30 }))
  );
}

/** His other arm, for after the table: it lies on it, and its hand keeps the form where it is. */
export const restingArmOfTen = (light: Light): string =>
  grownArm(light, {
    way: [
      [-60, -100],
      [-100, 0],
      [-68, 30],
    ],
    width: 17,
    sleeve: COAT,
    skin: SKIN,
    grip: 'flat',
    rolled: 0.85,
  });

/** The arm that Ten writes with, for after the table: it lies on it, the pencil between finger and thumb. */
export function armOfTen(light: Light): string {
  const skin = tone(light, SKIN);
  const wood = tone(light, '#e9b44a');
  const digit = (way: string, width: number): string =>
    line(way, skin.shade, width + 1.8) + line(way, skin.base, width);
  return (
    path('M24 34C44 20 92 22 112 10L104 28C84 40 44 42 24 34Z', light.shade, 'fill-opacity=".35"') +
    grownArm(light, {
      way: [
        [62, -104],
        [112, 2],
        [46, 16],
      ],
      width: 17,
      sleeve: COAT,
      skin: SKIN,
      grip: 'fist',
      thumb: -1,
    }) +
    digit('M40 28L22 34', 11) +
    digit('M38 32L30 37', 10) +
    path('M54 2C44 -8 28 -8 20 0C13 8 14 22 22 29C32 35 44 34 54 29Z', skin.base) +
    digit('M24 8Q12 16 10 29', 9) +
    line('M6 36L45 -38', wood.base, 6) +
    line('M9 35L47 -36', wood.shade, 1.8) +
    path('M0.600 46.600L3.200 34.200L9 37.400Z', '#3a2b3a') +
    // On the pencil lies the first finger, and the thumb comes to it from the other side.
    digit('M33 -1Q17 -4 12 24', 9.4) +
    path('M54 0C46 -6 34 -6 28 0L34 12L54 20Z', skin.base) +
    digit('M42 19Q30 24 16 26', 10) +
    path('M54 10C46 10 40 14 38 20L42 27L54 26Z', skin.base)
  );
}

/** Mrs. Pereira, who holds the stamp and means it. About 210 high. */
export function nineWithStamp(light: Light): string {
  const dress = tone(light, DRESS);
  const apron = tone(light, APRON);
  const body =
    'M-26 -92C-52 -88 -62 -64 -62 -30L-60 20H60L62 -30C62 -64 52 -88 26 -92C12 -96 -12 -96 -26 -92Z';
  const arm = (side: 1 | -1): string =>
    grownArm(light, {
      way: [
        [side * 46, -70],
        [side * 74, -6],
        [side * 22, side > 0 ? -48 : -62],
      ],
      width: 14,
      sleeve: DRESS,
      skin: SKIN,
      grip: 'fist',
      thumb: side > 0 ? -1 : 1,
      rolled: 0.8,
    });
  return (
    path(body, dress.base) +
    clip(
      body,
      path('M70 -110H26C40 -70 42 -30 36 30H70Z', dress.shade) +
        path('M-34 -60H34L40 30H-40Z', apron.base) +
        line('M-34 -60L-24 -100M34 -60L24 -100', apron.base, 7),
    ) +
    path(
      'M-20 -96C-12 -86 12 -86 20 -96L14 -80C6 -76 -6 -76 -14 -80Z',
      tone(light, '#b98ac4').base,
    ) +
    at(0, -142, 0.9, neighborFace(light, { ...NINE, eyes: 'open' }, [-0.95, 0.7])) +
    stamp(light) +
    arm(1) +
    arm(-1)
  );
}

/** An office stamp, upright before her, its plate ready over the table. */
const stamp = (light: Light): string => {
  const wood = tone(light, '#8a4f30');
  const pad = tone(light, '#5f86d8');
  return (
    path('M-9 -84H9L10 -44C14 -36 28 -36 30 -28H-30C-28 -36 -14 -36 -10 -44Z', wood.base) +
    path('M3 -84H9L10 -44C14 -36 28 -36 30 -28H8C6 -40 4 -60 3 -84Z', wood.shade) +
    oval(0, -86, 14, 11, wood.base) +
    oval(-4, -89, 5, 4, wood.lite) +
    box(-34, -30, 68, 13, pad.base, 2) +
    box(-34, -22, 68, 5, pad.shade, 2)
  );
};
