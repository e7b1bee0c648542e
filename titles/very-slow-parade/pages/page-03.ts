import { num } from '#bookmaking/drawing/curves.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { drummer } from '#titles/very-slow-parade/cast/drummer.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { tiles } from '#titles/very-slow-parade/set/floor.ts';
import { RINGS, UPROAR } from '#titles/very-slow-parade/set/hours.ts';
import { wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { LOUD } from '#titles/very-slow-parade/set/lights.ts';
import { bands } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { SOUNDS } from '#titles/very-slow-parade/sounds.ts';

const CLOSE = cameraAt({ from: [0, 40, -110], to: [0, 36, 60], middle: [108, 150], focal: 150 });
const FLOOR = { left: -400, right: 400, near: -92, far: 200 };

/** Close: somebody is in front. Everybody else finds out from behind. */
export const page03: Painting = ({ hero, things }) => {
  const kid = drummer(
    hero,
    headToStand(hero, 112, 37),
    'ground',
    [68, 198],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 32,
      pitch: 4,
      gaze: [0.8, 0.9],
      nod: 10,
      tilt: 8,
      strikes: 'raised',
    },
    LOUD,
  );
  const [, base] = CLOSE.see([0, 0, FLOOR.far]);
  const sound = bands(
    [64, 176],
    [
      [250, '#ffd95c'],
      [210, '#ffe486'],
      [182, '#ffd95c'],
      [154, '#ffe486'],
      [128, '#ffd95c'],
      [106, RINGS.pot],
      [88, '#ffe486'],
      [72, RINGS.lid],
      [58, '#fff0b0'],
    ],
  );
  const art =
    wall(UPROAR, base) +
    sound +
    tiles(CLOSE, UPROAR, FLOOR) +
    clip(`M0 ${num(base)}H${SHEET}V${SHEET}H0Z`, `<g opacity=".34">${sound}</g>`) +
    at(26, 108, 0.36, thing(things[0], LOUD), -20) +
    line('M13 124l-3 5M24 127v6M37 124l3 5', '#b8443c', 1.4) +
    at(10, 164, 0.5, wagon(LOUD, ''), 26) +
    kid.shadow +
    kid.art +
    at(8, 190, 0.5, duck(LOUD, { eye: 'open', roll: 30 }), 26) +
    patch(LOUD, 38, 205, 32) +
    at(
      36,
      205,
      0.56,
      bear(LOUD, { arms: [-62, -24], eyes: 'open', gaze: [0.9, 0.6], plays: true }),
      11,
    ) +
    patch(LOUD, 122, 207, 140) +
    at(124, 207, 0.86, snail(LOUD, { pose: 'ahead' })) +
    lettered(SOUNDS['PUM!'], [122, 80], { height: 13, turn: -8, ink: '#22323a', rim: '#fff4c8' });
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark' },
    faces: [kid.face],
  };
};
