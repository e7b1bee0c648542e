// Nine and Ten: she is small and quick, he is tall and stiff, and both have the nose.
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SNOW } from '#titles/box-of-snow/set/colors.ts';
import { mitten } from './mitten.ts';
import type { Look } from './neighbor-face.ts';

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

const PROFILE =
  'M-8 -48C-30 -47 -40 -32 -40 -16C-41 -10 -46 -3 -57 8C-60 13 -54 17 -44 15C-47 20 -46 23 -41 26C-47 29 -44 35 -37 36C-40 46 -29 53 -14 49C10 47 38 36 41 4C43 -30 22 -50 -8 -48Z';

/** Mrs. Pereira's head in profile, nose to the left, around (0, 0), 100 tall. */
export function profileOfNine(light: Light, mood: 'hush' | 'glee'): string {
  const skin = tone(light, SKIN);
  const hair = tone(light, GRAY);
  return (
    oval(44, -26, 19, 18, hair.shade) +
    line('M52 -48L36 -6', tone(light, '#e9b44a').base, 4) +
    clip(
      PROFILE,
      path(PROFILE, skin.shade) +
        shifted(light.direction[0] * 9, light.direction[1] * 6, path(PROFILE, skin.base)),
    ) +
    path(
      'M-14 -51C22 -60 52 -30 43 10C40 26 32 34 24 34C28 10 18 -10 -2 -17C-14 -21 -26 -25 -33 -32C-30 -44 -22 -50 -14 -51Z',
      hair.base,
    ) +
    line(
      'M-20 -44C6 -46 28 -30 32 -4M-26 -36C-2 -36 18 -24 26 -4',
      hair.lite,
      2.4,
      'stroke-opacity=".5"',
    ) +
    oval(16, 8, 8, 12, skin.base) +
    line('M13 4q6 -2 6 6', skin.deep, 2) +
    oval(-20, 20, 11, 8, '#e0604a', 'fill-opacity=".3"') +
    (mood === 'glee'
      ? line('M-34 -4q7 -9 13 0', '#33202a', 3.6) +
        path('M-44 24C-38 27 -26 26 -20 20C-20 34 -30 42 -40 36C-37 32 -42 28 -44 24Z', '#6d1f2e')
      : oval(-28, -4, 6.6, 8.6, '#fff0d6') +
        oval(-31, -2, 3.8, 5, '#33202a') +
        line('M-42 26q6 3 10 1', '#7a2433', 3)) +
    line(
      mood === 'glee' ? 'M-38 -24q10 -8 18 -2' : 'M-38 -22q8 -9 19 -5',
      tone(light, '#6b7086').base,
      4.4,
    ) +
    line('M-39 -5a11 11.5 0 1 0 22 0a11 11.5 0 1 0 -22 0M-17 -6L14 0', '#4a3a58', 2.8) +
    line('M-6 4q4 4 9 3M-8 30q4 6 2 11', skin.deep, 1.8, 'stroke-opacity=".6"')
  );
}

/** What Mrs. Pereira wears, from the shoulders to the slippers, in profile to the left; soles at y 0, shoulders at `-high`. */
export function gownOfNine(light: Light, high: number, lean: number, tiptoe: boolean): string {
  const dress = tone(light, DRESS);
  const apron = tone(light, APRON);
  const stocking = tone(light, '#5b6a8e');
  const slipper = tone(light, '#3f9a92');
  const hem = -34;
  const x = lean;
  const gown = `M${num(x - 20)} ${-high + 8}C${num(x - 26)} ${-high - 8} ${num(x + 22)} ${-high - 8} ${num(x + 26)} ${-high + 12}C${num(x + 34)} ${-high + 50} 38 ${hem - 30} 40 ${hem}C20 ${hem + 7} -20 ${hem + 7} -38 ${hem}C-36 ${hem - 40} ${num(x - 30)} ${-high + 50} ${num(x - 20)} ${-high + 8}Z`;
  const foot = (fx: number): string =>
    tiptoe
      ? line(`M${fx + 2} ${hem - 4}L${fx + 4} -18`, stocking.base, 13) +
        path(
          `M${fx - 14} 0C${fx - 12} -7 ${fx - 4} -22 ${fx + 6} -24C${fx + 14} -22 ${fx + 12} -12 ${fx + 4} -6C${fx} -2 ${fx - 8} 0 ${fx - 14} 0Z`,
          slipper.base,
        )
      : line(`M${fx + 2} ${hem - 4}V-10`, stocking.base, 13) +
        path(
          `M${fx - 20} 0C${fx - 22} -9 ${fx - 10} -14 ${fx - 2} -13C${fx + 12} -15 ${fx + 14} -6 ${fx + 12} 0Z`,
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
 * All of Ten, bent backward like a bow, facing left: one coat, from the shoes at (0, 0) by the belly
 * to the neck, and the way that something is taking down the inside. In mm.
 */
export function bowOfTen(light: Light): string {
  const coat = tone(light, COAT);
  const trousers = tone(light, '#4a5077');
  const shoe = tone(light, '#5a3a34');
  const spine: Point[] = [
    [2, -44],
    [-11, -64],
    [-19, -84],
    [-17, -104],
    [-3, -120],
    [14, -128],
  ];
  const halves = [11, 14, 16, 16.5, 13.5, 7.5];
  const leg = (x: number, knee: number): string => {
    const bones: Point[] = [
      [x * 0.5 + 1, -50],
      [knee, -27],
      [x, -3],
    ];
    const wide = [8, 5.8, 4.8];
    return (
      path(ribbon(bones, wide), trousers.base) +
      path(ribbon(bones, wide, -0.98, -0.3, false), trousers.shade, 'fill-opacity=".7"') +
      path(
        `M${x + 6} 0C${x + 7} -6 ${x + 2} -8 ${x - 5} -6.4C${x - 12} -6 ${x - 18} -4 ${x - 17} 0Z`,
        shoe.base,
      )
    );
  };
  return (
    leg(11, 6) +
    leg(-4, -9) +
    // The tails of the coat fly out behind.
    path('M8 -60C24 -60 36 -52 42 -36C30 -40 20 -40 8 -34Z', coat.shade) +
    path('M4 -56C16 -50 24 -40 24 -24C14 -32 6 -36 -2 -38Z', coat.base) +
    path(ribbon(spine, halves, -1, 1, false), coat.base) +
    path(ribbon(spine, halves, 0.3, 1, false), coat.shade, 'fill-opacity=".8"') +
    line('M-29 -66C-34 -84 -32 -102 -19 -116', coat.lite, 1.2, 'stroke-opacity=".5"') +
    path(
      'M-28 -72h.1M-33 -88h.1M-30 -104h.1',
      'none',
      `stroke="${tone(light, APRON).base}" stroke-width="3" stroke-linecap="round"`,
    ) +
    line(
      'M12 -122C2 -114 -6 -104 -8 -88C-8 -74 0 -62 4 -52C10 -40 10 -20 11 -8',
      SNOW.mid,
      1.4,
      'stroke-dasharray=".1 4.4"',
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

const THROWN_BACK =
  'M14 -52C34 -46 42 -24 36 2C31 26 20 46 2 51C-12 55 -24 48 -25 38C-32 38 -35 31 -30 26C-35 22 -34 17 -29 15C-40 16 -48 10 -46 4C-38 -4 -33 -10 -32 -18C-30 -40 -8 -58 14 -52Z';

/** Ten's head in profile, thrown back: mouth a perfect O. Around (0, 0), 100 tall, nose to the left. */
export function howlOfTen(light: Light): string {
  const skin = tone(light, SKIN);
  const hair = tone(light, GRAY);
  return (
    clip(
      THROWN_BACK,
      path(THROWN_BACK, skin.shade) +
        shifted(light.direction[0] * 8, light.direction[1] * 5, path(THROWN_BACK, skin.base)),
    ) +
    path('M34 -22C48 -20 48 14 32 24C36 8 26 2 24 -6C24 -16 28 -22 34 -22Z', hair.base) +
    oval(16, 4, 7, 11, skin.base) +
    line('M13 0q6 -2 6 6', skin.deep, 2) +
    oval(-18, 32, 10, 12, '#6d1f2e') +
    oval(-16, 40, 6, 4, '#ef7f80') +
    path('M-36 18C-28 12 -14 12 -4 26C-12 24 -26 24 -34 28C-38 26 -38 21 -36 18Z', hair.base) +
    oval(-17, -8, 7.6, 9.4, '#fff0d6') +
    oval(-20, -11, 3.4, 4.2, '#33202a') +
    line('M-30 -30q12 -9 20 0', hair.base, 6) +
    line('M-4 -2q5 1 8 -2M-2 6q5 3 8 2M2 -24q8 -4 16 0', skin.deep, 1.8, 'stroke-opacity=".6"')
  );
}
