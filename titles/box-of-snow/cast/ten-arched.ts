// The very old man from the side while snow goes down his back: one bow from the heels to the chin, all of it looking to the
// right. In units of about a millimeter, his toes at (0, 0).
import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { WATER } from '#titles/box-of-snow/set/colors.ts';
import { grownArm } from './limb.ts';
import { APRON, COAT, GRAY, SKIN } from './siblings.ts';

/** The middle of his head. */
export const HEAD_OF_TEN: Point = [-9, -151];
/** How far it is thrown back, in degrees. */
const BACK = -34;

/** What of him lies behind the near side of his collar. */
export const arched = (light: Light): string =>
  grownArm(light, thrownUp(FAR_ARM)) + legs(light) + body(light) + neck(light) + head(light);

/** His near arm, over the collar. */
export const nearArm = (light: Light): string => grownArm(light, thrownUp(NEAR_ARM));

type Way = readonly [Point, Point, Point];
/** From one line of shoulders, and as straight as they are: there is nothing there to hold. */
const FAR_ARM: Way = [
  [8, -111],
  [35, -125],
  [62, -138],
];
const NEAR_ARM: Way = [
  [3, -107],
  [23, -131],
  [43, -157],
];

const thrownUp = (way: Way) =>
  ({
    way,
    width: 7.4,
    sleeve: COAT,
    skin: SKIN,
    grip: 'open',
    thumb: -1,
    rolled: 0.84,
  }) as const;

/** On the very tips of both shoes. */
function legs(light: Light): string {
  const trousers = tone(light, '#5b3a5c');
  const shoe = tone(light, '#5a3a34');
  const leg = (hip: number, knee: number, heel: number, isNear: boolean): string => {
    const bones: Point[] = [
      [hip, -54],
      [knee, -30],
      [heel, -11],
    ];
    const wide = [8.6, 6.6, 4.8];
    return (
      at(
        heel,
        -11,
        1,
        path(
          'M-5 -3C-6 -7 4 -8 5 -4C8 -1 13 4 17 6.4C20 8.600 18 11 15 11H8C4 8 -3 3 -5 -3Z',
          shoe.base,
        ) + path('M-5 -3C-3 3 4 8 8 11H6C1 9 -5 3 -6.400 -2Z', shoe.deep),
      ) + path(ribbon(bones, wide), isNear ? trousers.base : trousers.shade)
    );
  };
  return leg(22, 25, 13, false) + leg(13, 14, -1, true);
}

const COAT_EDGE = 'M5 -122C19 -108 27 -92 25 -76C24 -64 20 -54 17 -42';

/** The belly leads; the tails hang straight down from the small of the back, whatever the rest of him does. */
function body(light: Light): string {
  const coat = tone(light, COAT);
  const vest = tone(light, '#c98a4a');
  const bow =
    'M-17 -117C-10 -124 0 -127 7 -124C25 -117 44 -99 45 -79C45 -66 39 -55 33 -46C22 -41 11 -41 1 -45C-3 -57 4 -70 2 -84C0 -98 -9 -108 -17 -117Z';
  return (
    path('M10 -70C4 -60 -6 -44 -12 -22C-4 -22 4 -28 10 -38Z', coat.deep) +
    path('M6 -76C-2 -64 -14 -48 -24 -25C-16 -21 -8 -26 -2 -34C4 -42 10 -50 14 -60Z', coat.base) +
    path('M-24 -25C-16 -21 -8 -26 -2 -34L4 -43C-4 -36 -14 -28 -24 -25Z', coat.shade) +
    path(bow, coat.base) +
    clip(
      bow,
      path(`${COAT_EDGE}H60V-130H5Z`, vest.base) +
        path('M60 -64C46 -60 34 -54 20 -54V-36H60Z', vest.shade, 'fill-opacity=".55"') +
        line(COAT_EDGE, coat.deep, 2.4) +
        // The edge of the sun along his back.
        line('M-17 -117C-9 -108 0 -98 2 -84C4 -70 -3 -57 1 -45', coat.lite, 2.4),
    ) +
    line('M36.500 -95h.1M39.600 -84h.1M39.400 -73h.1M36 -62h.1', tone(light, APRON).base, 3.2) +
    lump(light) +
    drop(-9, -8, 3.2) +
    drop(-6, -3, 2) +
    oval(-8, 2, 9, 1.8, WATER, 'fill-opacity=".8"')
  );
}

/** What went in at the collar is on its way. */
const lump = (light: Light): string => {
  const coat = tone(light, COAT);
  return (
    path('M-8 -107C-13 -101 -13 -92 -7 -87C-3 -83 2 -80 6 -76L10 -96Z', coat.base) +
    path('M-11.400 -95C-10 -89 -4 -84 3 -79L5 -84C0 -88 -6 -91 -11.400 -95Z', coat.shade) +
    line('M-8.600 -103C-10.600 -100 -10.600 -97 -9.400 -94', coat.lite, 1.8) +
    line('M-17 -104C-19 -98 -18 -91 -14 -86M-22 -102C-24 -95 -23 -88 -18.500 -82', '#aebcf0', 1.6)
  );
};

const drop = (x: number, y: number, r: number): string =>
  at(x, y, r, path('M0 -1.900C1 -.4 1 1 0 1C-1 1 -1 -.4 0 -1.9Z', WATER));

const neck = (light: Light): string =>
  path(
    'M-19 -118C-22 -126 -22 -134 -18 -140L8 -142C6 -134 6 -128 8 -121Z',
    tone(light, SKIN).shade,
  );

/** In the same profile as all of him, the mouth as wide as it goes. */
function head(light: Light): string {
  const skin = tone(light, SKIN);
  const gray = tone(light, GRAY);
  const skull =
    'M-15 15C-25 7 -25 -11 -15 -19C-6 -25 8 -24 13 -15C15 -11 15.500 -9 14.600 -6C17 -3 23 3 22.500 6.500C22 9.500 18 9.500 15.500 9.500C16.500 11 17 12 16 13.500C12 14 9.500 16 9.500 18.500C9.500 21.500 12 22.500 15 22.500C16 25 15 28 11 29C4 30 -3 26 -7 21C-9 19 -12 18 -15 15Z';
  return clean(
    at(
      ...HEAD_OF_TEN,
      1,
      // Open from the nose to the chin; behind his teeth it is dark.
      path('M14 12.500L16.500 13L16 24L11 24C6 22 7 14 14 12.500Z', '#6a2432') +
        path(skull, skin.base) +
        clip(
          skull,
          path('M2 30C10 18 4 8 10 0C14 -6 12 -14 8 -24H30V30Z', skin.shade, 'fill-opacity=".28"') +
            oval(4, 9, 4.4, 4, '#d8654f', 'fill-opacity=".6"'),
        ) +
        oval(8.5, -5, 4, 5.2, '#fff4de') +
        oval(10.4, -6.5, 1.9, 2.6, '#2b2228') +
        line('M4 -13.500Q9 -18 13.500 -14', gray.base, 2.6) +
        line('M15 3Q13 6 16 8', skin.deep, 0.9, 'stroke-opacity=".7"') +
        path('M18 9.500C13 8.500 8.500 10 7 14.500C11 13.500 15 13.500 18.500 13Z', gray.base) +
        path('M-9 -5C-14 -9 -22 -8 -23.500 -1C-25 8 -18 14 -11 14C-8 10 -7 2 -9 -5Z', gray.base) +
        path('M-23.500 -1C-25 8 -18 14 -11 14C-16 11 -20 6 -23.500 -1Z', gray.shade) +
        oval(-6.5, 4, 3.8, 5.6, skin.base) +
        path('M-8 2C-5 0 -4 5 -7 7Z', skin.deep, 'fill-opacity=".6"'),
      BACK,
    ),
  );
}
