// Eighty-three years go in at a collar: Nine on tiptoe behind Ten, strictly from the side. In units of about a
// millimeter, Ten's toes at (0, 0), both looking to the right.
import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SNOW, WATER } from '#titles/box-of-snow/set/colors.ts';
import { grownArm } from './limb.ts';
import { mitten } from './mitten.ts';
import { neighborFace } from './neighbor-face.ts';
import { APRON, COAT, COLLAR, DRESS, NINE, SKIN, TEN } from './siblings.ts';

/** Where a cold hand goes in. */
const INTO: Point = [-15, -123];
/** The middle of Ten's head, and of hers. */
export const HEADS = { ten: [2, -147], nine: [-72, -99] } as const;

/** Both of them, the snow, and the cap that was on until now. */
export const coldCollar = (light: Light): string =>
  thrownUp(light, FAR_ARM) +
  collarBehind(light) +
  legsOfTen(light) +
  bodyOfTen(light) +
  neckOfTen(light) +
  nine(light) +
  reach(light) +
  handful() +
  collarBefore(light) +
  headOfTen(light) +
  thrownUp(light, NEAR_ARM) +
  crumbs() +
  at(86, -146, 0.92, cap(light), 38);

/** On the very tips of both shoes. */
function legsOfTen(light: Light): string {
  const trousers = tone(light, '#4a5077');
  const shoe = tone(light, '#5a3a34');
  const leg = (hip: number, knee: number, heel: number, isNear: boolean): string => {
    const bones: Point[] = [
      [hip, -50],
      [knee, -29],
      [heel, -11],
    ];
    const wide = [8.6, 6.6, 4.6];
    return (
      at(
        heel,
        -11,
        1,
        path(
          'M-5 -3C-6 -7 4 -8 5 -4C8 -1 13 4 17 6.4C20 8.600 18 11 15 11H8C4 8 -3 3 -5 -3Z',
          shoe.base,
        ) + path('M-5 -3C-3 3 4 8 8 11H6C1 9 -5 3 -6.400 -2Z', shoe.deep),
      ) +
      path(ribbon(bones, wide), isNear ? trousers.base : trousers.deep) +
      path(ribbon(bones, wide, 0.1, 0.98, false), trousers.shade, 'fill-opacity=".6"')
    );
  };
  return leg(17, 26, 15, false) + leg(3, 11, -1, true);
}

/** Bent backward like a bow; what went in is on its way down the back. */
function bodyOfTen(light: Light): string {
  const coat = tone(light, COAT);
  const vest = tone(light, '#c98a4a');
  const body =
    'M-12 -119C-4 -123 8 -122 16 -116C31 -106 42 -90 40 -74C39 -64 33 -56 29 -46C19 -42 2 -41 -8 -44C-8 -54 -1 -62 3 -70C8 -80 7 -92 0 -102C-4 -108 -10 -113 -12 -119Z';
  return (
    // Its tail hangs straight down, whatever the rest of him does.
    path('M-10 -62C-16 -50 -20 -38 -23 -22C-14 -20 -8 -24 -4 -30C0 -38 4 -46 6 -54Z', coat.base) +
    path(body, coat.base) +
    clip(
      body,
      path('M6 -128C14 -116 22 -104 24 -88C25 -72 22 -58 18 -40H50V-128Z', vest.base) +
        path('M38 -62C30 -58 26 -56 20 -56V-40H50Z', vest.shade, 'fill-opacity=".6"') +
        line('M6 -126C14 -114 22 -102 24 -88C25 -72 22 -60 19 -42', coat.deep, 2) +
        path(
          'M10 -124C26 -108 30 -80 24 -40H16C18 -80 14 -104 2 -124Z',
          coat.shade,
          'fill-opacity=".7"',
        ),
    ) +
    line('M28 -98h.1M30.500 -87h.1M30.500 -76h.1M28.500 -65h.1', tone(light, APRON).base, 3) +
    // Wet from the nape down to the lump, and the lump.
    line('M-19 -117C-10 -108 -4 -98 -5 -88', coat.deep, 5, 'stroke-opacity=".55"') +
    path(
      'M-9 -112C-14 -104 -22 -98 -21.500 -85C-21 -72 -10 -66 -3 -58L8 -60L10 -90L2 -106Z',
      coat.base,
    ) +
    path('M-21.300 -82C-20 -71 -10 -66 -3 -58L3 -66C-6 -70 -15 -74 -21.300 -82Z', coat.shade) +
    line('M-12 -102C-16.500 -98 -18.500 -93 -18.300 -87', coat.lite, 2.2) +
    line(
      'M-26.500 -95C-28.500 -89 -27.500 -80 -24 -73M-32 -93C-34 -84 -32 -74 -27.500 -66',
      '#aebcf0',
      1.7,
      'stroke-opacity=".7"',
    ) +
    drop(-4, -5, 3.4) +
    drop(2, -1.5, 2) +
    oval(-6, 2, 9, 1.8, WATER, 'fill-opacity=".8"')
  );
}

const drop = (x: number, y: number, r: number): string =>
  at(x, y, r, path('M0 -1.900C1 -.4 1 1 0 1C-1 1 -1 -.4 0 -1.9Z', WATER));

type Way = readonly [Point, Point, Point];
const FAR_ARM: Way = [
  [-2, -112],
  [-27, -135],
  [-50, -152],
];
const NEAR_ARM: Way = [
  [23, -107],
  [41, -130],
  [56, -152],
];

/** Both his arms go up, one on each side, as straight as they are: there is nothing there to hold. */
const thrownUp = (light: Light, way: Way): string =>
  grownArm(light, {
    way,
    width: 7.4,
    sleeve: COAT,
    skin: SKIN,
    grip: 'open',
    thumb: way === FAR_ARM ? 1 : -1,
    rolled: 0.82,
  });

const neckOfTen = (light: Light): string =>
  path(
    'M-10 -116C-12 -126 -12 -134 -10 -140L14 -138C12 -128 13 -122 14 -114Z',
    tone(light, SKIN).shade,
  );

/** Thrown back, and the mouth a perfect O. */
const headOfTen = (light: Light): string =>
  at(
    ...HEADS.ten,
    0.38,
    neighborFace(light, { ...TEN, eyes: 'wide', mouth: 'oh' }, [0.9, -0.9], { yaw: 74 }),
    -24,
  );

/** The far side of the collar that has stood up for eighty-three years. */
const collarBehind = (light: Light): string =>
  path(
    'M-25 -137C-22 -128 -18 -120 -14 -115L17 -113C20 -120 22 -126 22 -131C8 -136 -14 -138 -25 -137Z',
    tone(light, COLLAR).deep,
  );

/** Its near side, pulled off the nape: what was put in there cannot be got out again. */
function collarBefore(light: Light): string {
  const t = tone(light, COLLAR);
  return (
    path(
      'M-25 -137C-18 -129 -8 -124 4 -124C12 -124 18 -127 22 -131C22 -124 20 -117 17 -112C6 -107 -8 -108 -16 -115C-19 -121 -23 -129 -25 -137Z',
      t.base,
    ) +
    path(
      'M10 -124.500C16 -125.600 19 -128 22 -131C22 -124 20 -117 17 -112C13 -110 9 -109 5 -108.800C10 -113 11 -119 10 -124.500Z',
      t.shade,
    ) +
    line('M-24.500 -136.500C-18 -129 -8 -124 4 -124C12 -124 18 -127 21.500 -130.500', t.lite, 1.2)
  );
}

/** What does not go in with a hand. */
const handful = (): string =>
  path('M-25 -131C-27 -139 -20 -143 -15 -139C-9 -140 -6 -134 -8 -126Z', SNOW.lit) +
  path('M-15 -139C-9 -140 -6 -134 -8 -126L-14 -128C-11 -132 -12 -136 -15 -139Z', SNOW.shade);
const crumbs = (): string =>
  line('M-32 -141h.1M-28 -149h.1M-38 -132h.1M-47 -140h.1M-36 -124h.1M-52 -131h.1', SNOW.lit, 3.4);

/** Her arm, straight from the shoulder into the collar. */
const reach = (light: Light): string =>
  grownArm(light, {
    way: [[-55, -75], [(INTO[0] - 55) / 2, (INTO[1] - 75) / 2], INTO],
    width: 6,
    sleeve: DRESS,
    skin: SKIN,
    grip: 'fist',
    rolled: 0.66,
  });

/** Small, quick, and as long as she gets. */
function nine(light: Light): string {
  const dress = tone(light, DRESS);
  const apron = tone(light, APRON);
  const stocking = tone(light, '#5b6a8e');
  const slipper = tone(light, '#3f9a92');
  const gown =
    'M-66 -80C-60 -85 -52 -83 -49 -77C-47 -68 -49 -60 -49 -52C-48 -42 -50 -32 -52 -24C-62 -20 -80 -20 -90 -26C-90 -40 -82 -48 -76 -56C-74 -64 -72 -74 -66 -80Z';
  const foot = (x: number): string =>
    line(`M${x + 4} -26L${x} -15`, stocking.base, 6.4) +
    path(
      `M${x - 5} -17C${x - 6} -22 ${x + 4} -22 ${x + 4.4} -16C${x + 5} -10 ${x + 8} -6 ${x + 13} -4C${x + 17} -2 ${x + 16} 0 ${x + 13} 0H${x + 5}C${x + 1} -3 ${x - 4} -10 ${x - 5} -17Z`,
      slipper.base,
    ) +
    path(
      `M${x - 5} -17C${x - 4} -10 ${x + 1} -3 ${x + 5} 0H${x + 2}C${x - 2} -3 ${x - 6} -10 ${x - 7} -16Z`,
      slipper.deep,
    );
  return (
    foot(-66) +
    foot(-78) +
    path(gown, dress.base) +
    clip(
      gown,
      path('M-60 -90C-52 -70 -58 -50 -56 -16H-40V-90Z', dress.shade, 'fill-opacity=".6"') +
        path('M-80 -56H-40V-16H-66C-64 -32 -68 -46 -76 -54Z', apron.base) +
        path('M-80 -58L-40 -56V-51L-80 -53Z', apron.shade),
    ) +
    at(-59, -34, 0.27, mitten(light), 186) +
    path('M-65 -40L-53 -39L-54 -28L-64 -29Z', apron.lite) +
    path('M-76 -56q-12 -6 -14 1q3 6 14 1ZM-76 -55q-10 6 -8 14q7 -4 8 -13Z', apron.base) +
    line('M-64 -84L-60 -80', tone(light, SKIN).shade, 9) +
    at(
      ...HEADS.nine,
      0.35,
      neighborFace(light, { ...NINE, eyes: 'open', mouth: 'grin' }, [0.5, 0.1], { yaw: 22 }),
      -9,
    )
  );
}

/** In the air: it was on his head until now. */
function cap(light: Light): string {
  const t = tone(light, '#8a4f3a');
  return (
    path('M-17 4C-19 -10 -4 -15 6 -12C14 -10 18 -2 17 5C6 8 -8 8 -17 4Z', t.base) +
    path('M6 -12C14 -10 18 -2 17 5C12 6.600 6 7 1 7.2C8 2 10 -6 6 -12Z', t.shade) +
    path('M12 3C20 3 27 6 29 10C22 11 14 9 9 7Z', t.deep) +
    oval(0, -13, 2.4, 1.8, t.lite)
  );
}
