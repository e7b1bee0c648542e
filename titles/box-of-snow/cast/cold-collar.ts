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

/** Where a collar is pulled open, and where a cold hand goes in. */
const PULLED: Point = [-31, -126];
const INTO: Point = [-15, -119];
/** The middle of Ten's head, and of hers. */
export const HEADS = { ten: [-10, -150], nine: [-68, -97] } as const;

/** Both of them, the snow, and the cap that was on until now. */
export const coldCollar = (light: Light): string =>
  collarBehind(light) +
  legsOfTen(light) +
  bodyOfTen(light) +
  headOfTen(light) +
  nine(light) +
  reach(light, PULLED, 'fist') +
  handful() +
  reach(light, INTO, 'fist') +
  collarBefore(light) +
  crumbs() +
  at(38, -161, 0.92, cap(light), 28);

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
    'M-7 -125C0 -124 9 -120 17 -112C29 -101 35 -88 33 -74C32 -66 29 -58 27 -48C18 -43 -2 -41 -12 -44C-13 -54 -9 -62 -6 -70C-2 -80 -2 -92 -8 -102C-13 -109 -20 -115 -24 -121Z';
  return (
    far(light) +
    // The tails hang straight down, whatever the rest of him does.
    path('M-10 -62C-16 -50 -20 -38 -23 -22C-14 -20 -8 -24 -4 -30C0 -38 4 -46 6 -54Z', coat.base) +
    path(
      'M-4 -30C0 -38 4 -46 6 -54L-2 -58C-6 -46 -10 -34 -12 -22C-8 -24 -6 -27 -4 -30Z',
      coat.deep,
    ) +
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
      'M-8 -100C-15 -97 -19 -89 -18 -81C-16 -74 -10 -69 -4 -68C2 -74 2 -92 -4 -100Z',
      coat.base,
    ) +
    path(
      'M-4 -100C4 -92 2 -74 -4 -68C-8 -68.600 -12 -71 -15 -74C-4 -75 0 -88 -8 -99Z',
      coat.deep,
      'fill-opacity=".6"',
    ) +
    line('M-9 -95C-13 -93 -15.500 -88 -15 -83', coat.lite, 2.2) +
    line(
      'M-25 -92C-27 -86 -26 -79 -23 -73M-31 -90C-33 -82 -31 -74 -27 -67',
      '#aebcf0',
      1.7,
      'stroke-opacity=".7"',
    ) +
    near(light) +
    drop(-4, -5, 3.4) +
    drop(2, -1.5, 2) +
    oval(-6, 2, 9, 1.8, WATER, 'fill-opacity=".8"')
  );
}

const drop = (x: number, y: number, r: number): string =>
  at(x, y, r, path('M0 -1.900C1 -.4 1 1 0 1C-1 1 -1 -.4 0 -1.9Z', WATER));

/** Both his arms shoot out before him, as straight as they go: there is nothing there to hold. */
const arm = (light: Light, way: readonly [Point, Point, Point]): string =>
  grownArm(light, {
    way,
    width: 7,
    sleeve: COAT,
    skin: SKIN,
    grip: 'open',
    thumb: 1,
    rolled: 0.82,
  });
const far = (light: Light): string =>
  arm(light, [
    [10, -112],
    [34, -124],
    [55, -135],
  ]);
const near = (light: Light): string =>
  line('M2 -106L24 -103', tone(light, COAT).deep, 14, 'stroke-opacity=".4"') +
  arm(light, [
    [0, -110],
    [28, -107],
    [52, -104],
  ]);

/** Thrown back, and the mouth a perfect O. */
const headOfTen = (light: Light): string =>
  path(
    'M-24 -122C-22 -134 -20 -140 -16 -142L8 -138C4 -130 2 -126 -2 -120Z',
    tone(light, SKIN).shade,
  ) +
  at(
    ...HEADS.ten,
    0.38,
    neighborFace(light, { ...TEN, eyes: 'wide', mouth: 'oh' }, [0.7, -0.9], { yaw: 62 }),
    -22,
  );

/** The far side of the collar that has stood up for eighty-three years. */
const collarBehind = (light: Light): string =>
  path(
    'M-34 -132C-30 -126 -26 -118 -22 -114L0 -118C8 -124 14 -134 13 -142C4 -132 -22 -128 -34 -132Z',
    tone(light, COLLAR).deep,
  );

/** Its near side: what was put in there cannot be got out again. */
function collarBefore(light: Light): string {
  const t = tone(light, COLLAR);
  return (
    path(
      'M-35 -129C-26 -125 -18 -123 -10 -124C-2 -126 8 -132 14 -142C18 -130 12 -116 2 -111C-8 -107 -20 -110 -26 -117C-29 -121 -32 -125 -35 -129Z',
      t.base,
    ) +
    path(
      'M-2 -126C4 -128 10 -135 14 -142C18 -130 12 -116 2 -111C-1 -110 -4 -109 -7 -109C0 -114 1 -120 -2 -126Z',
      t.shade,
    ) +
    line('M-34 -129C-26 -125 -18 -123 -10 -124C-2 -126 8 -132 14 -141', t.lite, 1.2)
  );
}

/** What does not go in with a hand. */
const handful = (): string =>
  path('M-29 -126C-30 -134 -22 -138 -17 -134C-10 -136 -6 -130 -8 -124Z', SNOW.lit) +
  path('M-17 -134C-10 -136 -6 -130 -8 -124H-15C-12 -128 -13 -132 -17 -134Z', SNOW.shade);
const crumbs = (): string =>
  line(
    'M-36 -136h.1M-30 -142h.1M-42 -130h.1M-40 -142h.1M-34 -150h.1M-4 -132h.1M-45 -137h.1',
    SNOW.lit,
    3.4,
  );

/** One arm of hers, from her shoulder to the collar. */
const reach = (light: Light, to: Point, grip: 'fist'): string => {
  const from: Point = to === INTO ? [-58, -74] : [-54, -76];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return grownArm(light, {
    way: [from, middle, to],
    width: 5.8,
    sleeve: DRESS,
    skin: SKIN,
    grip,
    rolled: 0.6,
  });
};

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
      neighborFace(light, { ...NINE, eyes: 'kind', mouth: 'laugh' }, [0.6, -0.7], { yaw: 74 }),
      -16,
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
