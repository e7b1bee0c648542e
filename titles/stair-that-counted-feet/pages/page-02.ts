import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { bedstead, nightstand, quiltFlat } from '#bookmaking/house/bed.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { pictureFrame } from '#bookmaking/house/hall-things.ts';
import { tableLamp } from '#bookmaking/house/lamps.ts';
import { banister, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards } from '#bookmaking/house/stairwell.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catCushion } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { shutEye } from '#titles/stair-that-counted-feet/cast/wink.ts';
import { BEDDING } from '#titles/stair-that-counted-feet/set/bedding.ts';
import { LAMPLIGHT, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { EVENING } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';

const FLOOR = 182;

/** Mid: bolt upright on a made bed; beyond the door, something dark is on a stair. */
export const page02: Painting = ({ hero, things }) => {
  const headSize = headToSit(hero, 78, 37);
  const kid = placeHero(
    outOfChair(inPyjamas(hero)),
    headSize,
    'pelvis',
    [126, 152],
    { pose: 'sit', mood: 'happy', yaw: 0, pitch: 4, turn: 0, nod: 0, tilt: 0, gaze: [0, -0.2] },
    EVENING,
  );
  const flip = (art: string): string => at(136, FLOOR + 16, 1.04, art, 0, -1.04);
  const bedLight = mirrored(EVENING);
  const art =
    wall(WALLS.evening) +
    pool(196, 126, 130, 68, LAMPLIGHT, 0.85) +
    doorway() +
    floor() +
    nightWindow(
      { x: 84, y: 80, width: 28, height: 36 },
      { high: '#1d1d50', low: '#4a4a92', moon: [0.3, 0.28] },
      '#c99a72',
    ) +
    pictureFrame(EVENING, 150, 82, 18, 15, '#8a6238', '#cdb9a8') +
    at(199, FLOOR + 6, 1, nightstand(EVENING, '#7a5262')) +
    at(199, FLOOR - 29, 0.9, tableLamp(EVENING, true)) +
    flip(bedstead(bedLight, BEDDING) + quiltFlat(bedLight, BEDDING)) +
    oval(kid.pelvis[0] - 3, kid.pelvis[1] + 6, 21, 4.6, EVENING.shade, 'fill-opacity=".45"') +
    kid.art +
    shutEye(hero, kid.head, kid.scale, EVENING) +
    at(94, 151, 0.2, thing(things[0], EVENING)) +
    oval(94, 156, 11, 1.6, EVENING.shade, 'fill-opacity=".35"') +
    parkedChair(hero, headSize * 0.86, [186, 208], -40, EVENING);
  return {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'light' },
    faces: [kid.face],
  };
};

const floor = (): string =>
  box(
    0,
    FLOOR - 12,
    SHEET,
    60,
    linear([
      [0, '#7a4a52'],
      [1, '#4d2c48'],
    ]),
  ) +
  line(`M0 ${FLOOR - 12}H216`, '#a36f62', 1.2) +
  oval(124, 204, 92, 13, '#8d5a70') +
  oval(124, 204, 84, 10.6, 'none', 'stroke="#d9a86a" stroke-width=".8"');

/** The open door: the landing, and the stairs going down into the dark. */
function doorway(): string {
  const camera = cameraAt({ from: [440, 420, 62], to: [60, 60, 58], middle: [38, 124], focal: 66 });
  const [x, y] = camera.see(onStep(3, 0.5, 0.5));
  const inside =
    box(
      6,
      70,
      64,
      104,
      linear([
        [0, '#3a2750'],
        [1, '#20163a'],
      ]),
    ) +
    boards(camera, EVENING, '#3d2742', { from: -160, to: 0 }) +
    staircase(camera, EVENING, STAIR, { fromAbove: true, fall: 1.1 }) +
    at(x, y + 0.6, 0.085, catCushion(EVENING)) +
    boards(camera, EVENING, '#6b4350', { from: 325, to: 424, upstairs: true, near: -60 }) +
    banister(camera, EVENING, STAIR, { across: 0, to: 12 }) +
    pool(12, 150, 20, 8, '#ffdf9a', 0.8);
  return (
    clip('M12 174V76H64V174Z', inside) +
    path('M8 174V72H68V174H62V78H14V174Z', '#c99a78') +
    path('M62 78L78 70V186L62 174Z', '#8a5f7c') +
    line('M66 90L74 87V122L66 122ZM66 132L74 133V168L66 163Z', '#6a4466', 0.8) +
    oval(75.4, 128, 1, 1.4, '#e3b04a')
  );
}
