// Eighty-three years go in at a collar: Nine on tiptoe behind Ten, strictly from the side. In units of about a
// millimeter, Ten's toes at (0, 0), both looking to the right.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SNOW } from '#titles/box-of-snow/set/colors.ts';
import { grownArm } from './limb.ts';
import { mitten } from './mitten.ts';
import { neighborFace } from './neighbor-face.ts';
import { APRON, COLLAR, DRESS, NINE, SKIN } from './siblings.ts';
import { arched, HEAD_OF_TEN, nearArm } from './ten-arched.ts';

/** Where a cold hand goes in. */
const INTO: Point = [-31, -125];
/** The middle of Ten's head, and of hers. */
export const HEADS = { ten: HEAD_OF_TEN, nine: [-74, -99] } as const;

/** Both of them, the snow, and the cap that was on until now. */
export const coldCollar = (light: Light): string =>
  collarBehind(light) +
  arched(light) +
  nine(light) +
  reach(light) +
  handful() +
  collarBefore(light) +
  nearArm(light) +
  crumbs() +
  at(-66, -155, 0.92, cap(light), -38);

/** The far side of the collar that has stood up for eighty-three years. */
const collarBehind = (light: Light): string =>
  path(
    'M-43 -135C-34 -128 -24 -122 -17 -115L11 -119C15 -124 16 -130 16 -135C-4 -142 -30 -142 -43 -135Z',
    tone(light, COLLAR).deep,
  );

/** Its near side, pulled off the nape: what was put in there cannot be got out again. */
function collarBefore(light: Light): string {
  const t = tone(light, COLLAR);
  return (
    path(
      'M-43 -135C-32 -127 -16 -124 -4 -126C5 -127.500 12 -130 16 -135C17 -128 15 -121 11 -117C3 -112 -10 -110 -18 -113C-26 -119 -35 -127 -43 -135Z',
      t.base,
    ) +
    path(
      'M5 -128.600C10 -130 13 -132 16 -135C17 -128 15 -121 11 -117C8 -115 4 -113.500 0 -112.600C5 -117 7 -122 5 -128.600Z',
      t.shade,
    ) +
    line('M-42 -134.500C-32 -127 -16 -124 -4 -126C5 -127.500 12 -130 15.500 -134', t.lite, 1.2)
  );
}

/** What does not go in with a hand. */
const handful = (): string =>
  path('M-41 -128C-46 -136 -41 -144 -35 -142C-30 -145 -24 -140 -25 -133L-24 -124Z', SNOW.lit) +
  path(
    'M-35 -142C-30 -145 -24 -140 -25 -133L-24 -124L-31 -127C-28 -132 -31 -138 -35 -142Z',
    SNOW.shade,
  );
const crumbs = (): string =>
  line('M-47 -142h.1M-41 -150h.1M-54 -136h.1M-50 -150h.1M-49 -127h.1M-60 -144h.1', SNOW.lit, 3.4);

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
