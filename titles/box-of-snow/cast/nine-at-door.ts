// Mrs. Pereira at her own door, on the way to the right, in mm: her slippers at (0, 0), about 122 high.
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { grownArm } from './limb.ts';
import { neighborFace } from './neighbor-face.ts';
import { openPalm } from './palm.ts';
import { APRON, DRESS, NINE, SKIN } from './siblings.ts';

const SHOULDER: Point = [4, -72];

/** Her hand, open, is at `palm`. */
export function nineAtDoor(light: Light, palm: Point): string {
  const dress = tone(light, DRESS);
  const apron = tone(light, APRON);
  const slipper = tone(light, '#3f9a92');
  const gown =
    'M-12 -80C-6 -84 6 -84 11 -79C16 -70 15 -60 16 -50C18 -38 22 -26 24 -14C10 -9 -14 -9 -26 -14C-26 -30 -20 -44 -18 -56C-18 -66 -17 -74 -12 -80Z';
  const foot = (x: number): string =>
    line(`M${x} -16V-6`, tone(light, '#5b6a8e').base, 6.4) +
    path(
      `M${x - 6} 0C${x - 7} -8 ${x + 3} -10 ${x + 6} -7C${x + 12} -6 ${x + 15} -3 ${x + 14} 0Z`,
      slipper.base,
    );
  const hand = openPalm(SKIN, palm, 5.4, light);
  return (
    foot(-11) +
    foot(5) +
    path(gown, dress.base) +
    clip(
      gown,
      path('M-40 -90H-6C-14 -64 -14 -36 -20 0H-40Z', dress.shade) +
        path('M0 -56C8 -58 18 -58 26 -56V-10L2 -16C-2 -30 -2 -44 0 -56Z', apron.base) +
        path('M-24 -58H26V-52H-24Z', apron.shade),
    ) +
    path('M-18 -56q-12 -7 -15 1q4 7 15 1ZM-18 -55q-11 8 -9 17q8 -5 9 -16Z', apron.base) +
    path('M-6 -90H6V-78Q0 -74 -6 -78Z', tone(light, SKIN).shade) +
    at(
      4,
      -101,
      0.36,
      neighborFace(light, { ...NINE, eyes: 'open', mouth: 'smile' }, [0.9, 0.7], { yaw: 40 }),
      5,
    ) +
    hand.behind +
    grownArm(light, {
      way: [
        SHOULDER,
        [lerp(SHOULDER[0], palm[0], 0.5), lerp(SHOULDER[1], palm[1], 0.5) + 1.5],
        [palm[0] - 7, palm[1] + 4],
      ],
      width: 6.4,
      sleeve: DRESS,
      skin: SKIN,
      grip: 'fist',
      rolled: 0.72,
    }) +
    hand.before
  );
}
