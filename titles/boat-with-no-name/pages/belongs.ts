import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { flat, grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { plank } from '#titles/boat-with-no-name/cast/letter.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';

const PHOTO: Box = { x: 160, y: 112, width: 38, height: 38 };
const FLOOR = 208;
/** The wall of the boathouse: a board that hangs on ropes, and a hook for the photo. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = hero.wheelchair !== undefined;
  const small = hero.years < 3;
  const child = placeHero(
    hero,
    rolls ? 46 : 60,
    'head',
    [rolls ? 66 : 59, rolls ? 134 : small ? 150 : 144],
    {
      pose: 'stand',
      mood: 'happy',
      face: { brow: [-3, -7, 0] },
      yaw: 24,
      gaze: [0.9, -0.3],
      pitch: 4,
      nod: 4,
      tilt: 15,
      body: { lean: 10, roll: 9, shrug: 5 },
      leanInChair: 14,
      armsByPage: true,
    },
    MORNING,
  );
  // Around the sign that holds up boats: one arm behind it, fingers round its far side, and one before it.
  const around = ownArm(
    hero,
    child,
    1,
    { elbow: [118, 174], wrist: [166, 161], hand: grip, degrees: 188 },
    MORNING,
  );
  const before = ownArm(
    hero,
    child,
    -1,
    {
      elbow: rolls ? [82, 192] : [70, 206],
      wrist: [110, 190],
      hand: flat,
      degrees: -14,
      size: 1.15,
    },
    MORNING,
  );
  const art =
    box(-4, -4, SHEET + 8, SHEET + 8, '#8fcbbd') +
    line('M-4 26H220M-4 60H220M-4 94H220M-4 128H220M-4 162H220', '#6fb0a4', 1.2) +
    box(-4, 190, SHEET + 8, 30, '#c9a06a') +
    box(-4, 188, SHEET + 8, 4, '#e2c08c') +
    line('M50 -4V24M166 -4V24', '#b58a4a', 2.6) +
    path(
      roundedBox(24, 24, 168, 76, 4),
      '#2c5f7a',
      'fill-opacity=".3" transform="translate(3 4)"',
    ) +
    path(roundedBox(22, 22, 172, 76, 4), '#fff3dc') +
    line(roundedBox(28, 28, 160, 64, 3), '#e2492f', 1.4) +
    oval(50, 27, 2, 2, '#123a4c') +
    oval(166, 27, 2, 2, '#123a4c') +
    photoFrame(photo, { box: PHOTO, color: '#e2492f', tilt: -2 }, MORNING) +
    oval(138, FLOOR, 38, 4.4, MORNING.shade, 'fill-opacity=".35"') +
    child.art +
    around.art +
    at(134, FLOOR, 0.86, plank('&', '#f5c453', MORNING), -3) +
    // Looks back at whoever the boat belongs to.
    at(129, 125, 0.46, CREATURES.catSitting(mirrored(MORNING)), 0, -0.46) +
    around.before +
    before.art;
  return {
    art,
    quiet: {
      box: { x: 34, y: 34, width: 148, height: 52 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo ? [child.face, PHOTO] : [child.face],
  };
};
