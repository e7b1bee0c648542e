// Nine and Ten: she is small and quick, he is tall and stiff, and both have the nose.
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SNOW } from '#titles/box-of-snow/set/colors.ts';
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
export const profileOfNine = (light: Light, mood: 'hush' | 'glee'): string =>
  line('M66 -80L36 -30', tone(light, APRON).base, 4) +
  neighborFace(
    light,
    mood === 'glee' ? { ...NINE, eyes: 'kind', mouth: 'laugh' } : { ...NINE, eyes: 'wide' },
    [-0.5, 0.2],
    { yaw: -82 },
  );

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

/** Ten's head thrown back: mouth a perfect O. Around (0, 0), 100 tall, nose to the left. */
export const howlOfTen = (light: Light): string =>
  neighborFace(light, { ...TEN, eyes: 'wide', mouth: 'oh' }, [-0.6, -0.9], { yaw: -66 });
