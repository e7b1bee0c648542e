// Nine and Ten: she is small and quick, he is tall and stiff, and both have the nose.
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { WATER } from '#titles/box-of-snow/set/colors.ts';
import { mitten } from './mitten.ts';
import { type Look, neighborFace } from './neighbor-face.ts';

export const SKIN = '#a9744b';
const GRAY = '#8d93a8';
export const DRESS = '#7a4f96';
export const APRON = '#e9b44a';
export const COAT = '#2f6f6a';
export const COLLAR = '#f0d59a';

/** Mrs. Pereira from the front. */
export const NINE: Look = {
  skin: SKIN,
  hair: GRAY,
  shape: 'round',
  hairdo: 'bun',
  nose: 'hook',
  eyes: 'dots',
  mouth: 'smile',
  glasses: true,
  old: true,
};

/** Her big brother from the front. */
export const TEN: Look = {
  skin: SKIN,
  hair: GRAY,
  shape: 'long',
  hairdo: 'tufts',
  nose: 'hook',
  eyes: 'dots',
  mouth: 'smile',
  beard: 'moustache',
  old: true,
};

/** Mrs. Pereira's head in profile, nose to the left, around (0, 0), 100 tall. */
export const profileOfNine = (light: Light): string =>
  line('M66 -80L36 -30', tone(light, APRON).base, 4) +
  neighborFace(light, { ...NINE, eyes: 'kind', mouth: 'laugh' }, [-0.5, 0.2], { yaw: -82 });

/** What Mrs. Pereira wears, from the shoulders to the tips of the slippers, in profile to the left; tips at y 0, shoulders at `-high`. */
export function gownOfNine(light: Light, high: number, lean: number): string {
  const dress = tone(light, DRESS);
  const apron = tone(light, APRON);
  const stocking = tone(light, '#5b6a8e');
  const slipper = tone(light, '#3f9a92');
  const hem = -34;
  const x = lean;
  const gown = `M${num(x - 20)} ${-high + 8}C${num(x - 26)} ${-high - 8} ${num(x + 22)} ${-high - 8} ${num(x + 26)} ${-high + 12}C${num(x + 34)} ${-high + 50} 38 ${hem - 30} 40 ${hem}C20 ${hem + 7} -20 ${hem + 7} -38 ${hem}C-36 ${hem - 40} ${num(x - 30)} ${-high + 50} ${num(x - 20)} ${-high + 8}Z`;
  const foot = (fx: number): string =>
    line(`M${fx + 2} ${hem - 4}L${fx + 4} -18`, stocking.base, 13) +
    path(
      `M${fx - 14} 0C${fx - 12} -7 ${fx - 4} -22 ${fx + 6} -24C${fx + 14} -22 ${fx + 12} -12 ${fx + 4} -6C${fx} -2 ${fx - 8} 0 ${fx - 14} 0Z`,
      slipper.base,
    );
  return (
    foot(12) +
    foot(-12) +
    path(gown, dress.base) +
    clip(
      gown,
      path(
        `M${light.direction[0] > 0 ? -60 : 60} ${-high - 20}H${num(x + (light.direction[0] > 0 ? -6 : 8))}C${num(x + 20)} ${-high + 60} 10 ${hem - 30} 18 ${hem + 20}H${light.direction[0] > 0 ? -60 : 60}Z`,
        dress.shade,
        'fill-opacity=".75"',
      ) +
        path(
          `M-60 ${-high + 56}H${num(x + 12)}C18 ${-high + 80} 20 ${hem - 30} 22 ${hem - 8}H-60Z`,
          apron.base,
        ) +
        path(`M-60 ${-high + 54}H60V${-high + 63}H-60Z`, apron.shade) +
        line(`M-32 ${hem - 10}H20`, apron.shade, 2.4),
    ) +
    // What comes back to its hook on the last page goes along in a pocket.
    at(4, hem - 38, 0.46, mitten(light), 172) +
    path(`M-10 ${hem - 44}L20 ${hem - 44}L18 ${hem - 16}H-6Z`, apron.lite) +
    line(`M-10 ${hem - 43}L20 ${hem - 43}`, apron.shade, 2.4) +
    path(
      `M${num(x + 30)} ${-high + 56}q16 -10 20 2q-4 12 -20 0ZM${num(x + 30)} ${-high + 58}q14 10 8 22q-10 -4 -8 -22Z`,
      apron.base,
    )
  );
}

/** Joints of Ten in a bow, in mm from the shoes: where head, collar and a cold hand go. */
export const BOW = { nape: [16, -128], head: [25, -148], tilt: 16 } as const;

/**
 * All of Ten, bent backward like a bow and up on his toes, facing left, from the shoes at (0, 0) to the neck, and what is
 * taking its way down the inside. In mm.
 */
export function bowOfTen(light: Light): string {
  const coat = tone(light, COAT);
  const vest = tone(light, '#c98a4a');
  const trousers = tone(light, '#4a5077');
  const shoe = tone(light, '#5a3a34');
  const leg = (hip: number, knee: number, heel: number): string => {
    const bones: Point[] = [
      [hip, -48],
      [knee, -27],
      [heel, -8],
    ];
    const wide = [8.4, 6.6, 4.4];
    return (
      at(
        heel,
        -7,
        1,
        path(
          'M5 -3C8 2 6 6 2 7C-4 8 -12 8 -18 7C-21 6 -20 2 -16 0C-10 -1 -6 -3 -3 -5Z',
          shoe.base,
        ) + path('M2 7C-4 8 -12 8 -18 7L-17 8.600C-10 9.600 -2 9.600 3 8.600Z', shoe.deep),
        -16,
      ) +
      path(ribbon(bones, wide), trousers.base) +
      path(ribbon(bones, wide, 0.1, 0.98, false), trousers.shade, 'fill-opacity=".7"') +
      line(`M${heel - 5} -9L${heel + 4} -7`, trousers.lite, 2)
    );
  };
  const body =
    'M7 -125C0 -124 -9 -120 -17 -112C-29 -101 -35 -88 -33 -74C-32 -66 -29 -58 -27 -50C-18 -45 2 -43 12 -46C13 -54 9 -62 6 -70C2 -80 2 -92 8 -102C13 -109 20 -115 24 -121Z';
  return (
    leg(8, 2, 14) +
    // The tails hang straight down, whatever the rest of him does.
    path('M2 -56C8 -58 14 -54 16 -46C19 -36 22 -27 25 -20C17 -19 10 -21 4 -25Z', coat.deep) +
    leg(-9, -17, -3) +
    path(
      'M-27 -53C-29 -42 -28 -33 -24 -26C-17 -28 -11 -31 -8 -37C-5 -30 2 -24 9 -22C13 -32 13 -44 12 -52Z',
      coat.base,
    ) +
    path(
      'M-8 -37C-5 -30 2 -24 9 -22C13 -32 13 -44 12 -52L2 -52Z',
      coat.shade,
      'fill-opacity=".7"',
    ) +
    path(body, coat.base) +
    clip(
      body,
      path(
        'M30 -128C16 -112 4 -100 0 -86C-3 -72 2 -58 0 -40H40V-128Z',
        coat.shade,
        'fill-opacity=".8"',
      ) +
        // A waistcoat that has never been so far out, and the coat that no longer meets over it.
        path('M-6 -128C-14 -116 -22 -104 -24 -88C-25 -72 -22 -60 -20 -42H-50V-128Z', vest.base) +
        path('M-38 -62C-30 -58 -26 -56 -20 -56V-40H-50Z', vest.shade, 'fill-opacity=".6"') +
        line('M-6 -126C-14 -114 -22 -102 -24 -88C-25 -72 -22 -60 -20 -44', coat.lite, 1.8) +
        path('M2 -124C-6 -116 -12 -108 -15 -97L-22 -95C-20 -108 -12 -120 -2 -126Z', coat.deep) +
        line('M-36 -62C-22 -56 -2 -57 12 -62', coat.deep, 3.2),
    ) +
    path(
      'M-27 -98h.1M-30.500 -87h.1M-30 -76h.1M-28 -66h.1',
      'none',
      `stroke="${tone(light, APRON).base}" stroke-width="3" stroke-linecap="round"`,
    ) +
    // What it has melted to comes out below.
    path(
      'M21 -17C23 -13 23 -11 21 -10.400C19 -11 19 -13 21 -17ZM15 -21C16.600 -18 16.600 -16.400 15 -16C13.400 -16.400 13.400 -18 15 -21Z',
      WATER,
    )
  );
}

/** The far side of the collar that has stood up for eighty-three years; the nape at (0, 0). */
export const collarBehind = (light: Light): string =>
  path(
    'M-13 2C-15 -8 -13 -16 -9 -20C0 -15 12 -16 19 -23C22 -12 19 0 12 8Z',
    tone(light, COLLAR).deep,
  );

/** Its near side: what was put in there cannot be got out again. */
export function collarOfTen(light: Light): string {
  const t = tone(light, COLLAR);
  return (
    path(
      'M-13 4C-17 -4 -16 -13 -12 -18C-9 -11 -3 -7 3 -7C9 -7 15 -11 19 -19C23 -10 21 2 15 9C6 15 -6 13 -13 4Z',
      t.base,
    ) +
    path('M3 -7C9 -7 15 -11 19 -19C23 -10 21 2 15 9C12 11 9 12 5 12C8 6 6 0 3 -7Z', t.shade) +
    line('M-12 -18C-9 -11 -3 -7 3 -7C9 -7 15 -11 19 -19', t.lite, 1) +
    oval(-4, 2, 1.3, 1.3, t.deep)
  );
}

/** Ten's head thrown back: mouth a perfect O. Around (0, 0), 100 tall, nose to the left. */
export const howlOfTen = (light: Light): string =>
  neighborFace(light, { ...TEN, eyes: 'wide', mouth: 'oh' }, [-0.6, -0.9], { yaw: -66 });
