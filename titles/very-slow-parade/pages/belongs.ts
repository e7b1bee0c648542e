import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { crayonParade } from '#titles/very-slow-parade/cast/crayon-parade.ts';
import { byTheHandle, drummer } from '#titles/very-slow-parade/cast/drummer.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { SEVEN } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wainscot, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { LOUD } from '#titles/very-slow-parade/set/lights.ts';

const LOW = cameraAt({ from: [0, 58, -240], to: [0, 58, 100], middle: [108, 150], focal: 220 });
const FLOOR = { left: -320, right: 320, near: -150, far: 100 };

/** A shelf along the wall, as deep as a foot that is 44 mm long. */
const ledge = (y: number): string =>
  box(144, y + 2, 76, 4, '#8a3a2c', 0, 'fill-opacity=".28"') +
  box(140, y - 2, 80, 4.6, '#b5683a', 1) +
  box(140, y - 2, 80, 1.5, '#e09a5e', 0.7);

/** In profile, whole, in full step: in front, or so it looks until one sees who creeps along the wall, nose to nose. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = Boolean(hero.wheelchair);
  const leads = (size: number): PlacedHero =>
    placeHero(
      inPyjamas(hero),
      size,
      'ground',
      [rolls ? 66 : 72, 201],
      {
        pose: 'walk',
        mood: 'happy',
        face: { mouth: SOFT_SMILE, brow: [-10, -14, -6], eyes: 'open' },
        // Behind glasses eyes keep clear of a rim.
        gaze: [0.55, -0.05],
        yaw: 50,
        pitch: 4,
        nod: -4,
        body: { lean: rolls ? 0 : 6 },
        armL: { upper: [80, 14], lower: [128, 10], hand: 'hold' },
        armR: byTheHandle(rolls),
      },
      LOUD,
    );
  const kid = noTaller(leads, rolls ? 42 : 46, 112);
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  // As high as who walks there: a way for a snail, nose to nose.
  const rail = kid.head[1] + 34 * kid.scale;
  const panels = (base - rail) / LOW.scale([0, 0, FLOOR.far]);
  const frame: Box = { x: 152, y: rail + 14, width: 44, height: 44 };
  const art =
    wall(SEVEN, base) +
    pool(70, 110, 100, 80, '#fff6d0', 0.9) +
    wainscot(LOW, SEVEN, FLOOR, panels) +
    tiles(LOW, SEVEN, FLOOR) +
    skirting(LOW, SEVEN, FLOOR) +
    (photo
      ? photoFrame(photo, { box: frame, color: '#3f8f96', tilt: 2.5 }, LOUD)
      : at(169, rail + 132, 1.5, crayonParade(LOUD))) +
    ledge(rail) +
    at(178, rail - 1.4, 0.26, snail(LOUD, { pose: 'ahead', otherEye: [-0.9, 0] })) +
    kid.shadow +
    drummer(kid, LOUD, hero.years < 3 ? -72 : -100);
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 16, height: 42 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo ? [kid.face, frame] : [kid.face],
  };
};
