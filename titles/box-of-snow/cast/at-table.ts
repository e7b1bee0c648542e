// Nine and Ten from the front, sitting at a table whose edge lies on y 0.
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
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
    at(0, -200, 0.94, neighborFace(light, TEN, [-0.35, 0.9])) +
    grownArm(light, {
      way: [
        [60, -104],
        [88, -30],
        [40, 8],
      ],
      width: 17,
      sleeve: COAT,
      skin: SKIN,
      grip: 'flat',
      thumb: -1,
    }) +
    grownArm(light, {
      way: [
        [-60, -104],
        [-92, -34],
        [-52, 4],
      ],
      width: 17,
      sleeve: COAT,
      skin: SKIN,
      grip: 'fist',
    }) +
    line('M-44 22L-18 -30', tone(light, '#e9b44a').base, 5.4) +
    line('M-44 22l3 -6', '#3a2b3a', 5.4)
  );
}

/** Mrs. Pereira, who holds the stamp and means it. About 210 high. */
export function nineWithStamp(light: Light): string {
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
        line('M-34 -60L-24 -100M34 -60L24 -100', apron.base, 7),
    ) +
    path(
      'M-20 -96C-12 -86 12 -86 20 -96L14 -80C6 -76 -6 -76 -14 -80Z',
      tone(light, '#b98ac4').base,
    ) +
    at(0, -142, 0.9, neighborFace(light, NINE, [-0.9, 0.3])) +
    grownArm(light, {
      way: [
        [46, -70],
        [72, -20],
        [34, 2],
      ],
      width: 14,
      sleeve: DRESS,
      skin: SKIN,
      grip: 'flat',
      thumb: -1,
    }) +
    stamp(light) +
    grownArm(light, {
      way: [
        [-46, -70],
        [-88, -58],
        [-80, -104],
      ],
      width: 14,
      sleeve: DRESS,
      skin: SKIN,
      grip: 'fist',
      thumb: -1,
      rolled: 0.8,
    })
  );
}

/** Turned up to see whether there is ink on it: lying across the fist it was read as a brush. */
const stamp = (light: Light): string => {
  const wood = tone(light, '#a8683c');
  return (
    path('M-90 -84C-96 -70 -66 -70 -72 -84L-70 -134H-92Z', wood.base) +
    path('M-110 -148H-52L-58 -128H-104Z', wood.lite) +
    path('M-66 -148H-52L-58 -128H-70Z', wood.base) +
    box(-112, -158, 62, 11, tone(light, '#5f86d8').base, 2) +
    line('M-104 -158h12M-86 -158h8M-72 -158h14', tone(light, '#8fb0ee').base, 4)
  );
};
