import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { FAT_CRAYON } from './children.ts';
import { CLOGS } from './tall-ones.ts';

const WRAP = '#ef6a47';
const { ink: INK } = FAT_CRAYON;
const DRESS =
  'M-20 -66C-42 -60 -58 -34 -64 -2Q-48 5 -32 1T0 2T34 2T62 0C74 -5 84 -14 98 -14C88 -22 72 -26 62 -34C54 -50 40 -62 20 -66Z';

/**
 * The yellow clogs, ducked as low as they go, both hands on both ears and teeth clenched at the noise: 125 wide and 118 high on y 0. The
 * wind comes from the left.
 */
export function ducking(light: Light): string {
  const cloth = tone(light, CLOGS.cloth);
  const skin = tone(light, CLOGS.skin);
  const wrap = tone(light, WRAP);
  let petals = '';
  let hearts = '';
  for (const [x, y] of FLOWERS) {
    petals += `M${x - 4} ${y}h8M${x} ${y - 4}v8`;
    hearts += `M${x} ${y}h.1`;
  }
  return (
    oval(8, 2, 78, 7, light.shade, 'fill-opacity=".4"') +
    clogHeel(light, -26) +
    clogHeel(light, 22) +
    sleeve(light, -1) +
    sleeve(light, 1) +
    clip(
      DRESS,
      path(DRESS, cloth.base) +
        path('M20 -70C44 -40 48 -20 44 6H110V-40Z', cloth.shade, 'fill-opacity=".6"') +
        line(
          'M-4 -60C-6 -40 -8 -20 -10 6M-20 -56C-30 -40 -38 -20 -42 6M14 -58C22 -40 26 -20 26 6M34 -50C46 -34 60 -22 88 -16',
          cloth.deep,
          1.8,
          'stroke-opacity=".5"',
        ) +
        line(petals, tone(light, CLOGS.trim).base, 4.2) +
        line(hearts, cloth.deep, 3),
    ) +
    path('M-11 -78H11L13 -62Q0 -56 -13 -62Z', skin.base) +
    path('M-13 -64Q0 -57 13 -64L15 -58Q0 -50 -15 -58Z', cloth.lite) +
    // Tied high, and its ends on the wind.
    path('M2 -120C14 -134 30 -124 44 -132C38 -120 28 -116 4 -114Z', wrap.shade) +
    path('M2 -118C18 -120 28 -110 46 -114C36 -104 20 -106 2 -112Z', wrap.base) +
    oval(0, -92, 25, 24, wrap.base) +
    screwedUp(skin) +
    // Over the forehead, wound.
    path('M-25 -95C-25 -126 25 -126 25 -95C14 -104 -14 -106 -25 -95Z', wrap.base) +
    path(
      'M8 -115C27 -110 28 -100 25 -95C21 -99 17 -101 13 -102C14 -107 12 -111 8 -115Z',
      wrap.shade,
    ) +
    line(
      'M-24 -98Q-4 -112 24 -100M-19 -108Q2 -114 17 -110',
      wrap.deep,
      1.5,
      'stroke-opacity=".6"',
    ) +
    oval(1, -115, 8, 6, wrap.lite) +
    hand(light, -1) +
    hand(light, 1)
  );
}

/** Turned a little to where it comes from: one eye as tight as it goes, the other nearly round the corner, and all the teeth. */
const screwedUp = (skin: Tone): string =>
  oval(-1, -86, 21, 22, skin.base, `stroke="${INK}" stroke-width="1.8"`) +
  path('M10 -106C24 -98 24 -76 10 -66C15 -80 15 -94 10 -106Z', skin.shade, 'fill-opacity=".6"') +
  oval(7, -80, 5.6, 4, '#e8412e', 'fill-opacity=".4"') +
  line('M11 -93L2 -89.500L11 -86M-16 -92L-10.500 -89.500L-16 -87', INK, 2.2) +
  line('M-1 -97L10 -99M-8 -97L-15 -98M14 -92l3 -1.4M14 -87.500l3 1', INK, 1.8) +
  line('M-8 -89C-12 -83 -12 -80 -5 -80', skin.deep, 2) +
  path(
    'M-14 -76Q-4 -79.500 8 -76Q10 -70 6 -68.500Q-4 -66 -12 -68.500Q-16 -71 -14 -76Z',
    '#fff8ea',
    `stroke="${INK}" stroke-width="1.8"`,
  ) +
  line(
    'M-14.500 -72.400Q-4 -74 8.500 -72.400M-9 -77.500V-68M-3.500 -78V-67.500M2 -77.600V-67.800',
    INK,
    1,
  );

const FLOWERS = [
  [-48, -10],
  [-30, -26],
  [-22, -8],
  [4, -16],
  [-8, -38],
  [16, -34],
  [38, -12],
  [38, -34],
  [58, -10],
] as const;

const ELBOW = 'M24 -60L58 -64L33 -82';

const sleeve = (light: Light, side: 1 | -1): string =>
  at(
    0,
    0,
    1,
    line(ELBOW, tone(light, CLOGS.sleeve).shade, 17) +
      line(ELBOW, tone(light, CLOGS.sleeve).base, 14.6) +
      line('M37 -87L44 -76', tone(light, CLOGS.cuff).base, 4),
    0,
    side,
  );

/** Flat on the ear, its fingertips on the wrap. */
const hand = (light: Light, side: 1 | -1): string => {
  const t = tone(light, CLOGS.skin);
  const fingers = 'M25 -87L19 -100M25 -86L13.500 -96M25 -83L11.500 -89M25 -80L13 -82';
  return at(
    side * 5,
    1,
    1,
    line(fingers, t.deep, 6.6) +
      oval(27, -83, 8.2, 9, t.deep) +
      line(fingers, t.base, 5) +
      oval(27, -83, 7.4, 8.2, t.base),
    0,
    side,
  );
};

const clogHeel = (light: Light, x: number): string => {
  const t = tone(light, CLOGS.shoe);
  return (
    path(`M${x - 13} 2C${x - 13} -14 ${x + 13} -14 ${x + 13} 2V7H${x - 13}Z`, t.base) +
    path(`M${x - 13} 4H${x + 13}V9H${x - 13}Z`, tone(light, '#a8703f').base)
  );
};
