import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { hem, slipper } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { boards } from '#titles/i-knew-it-was-you/set/room.ts';

const MOUSE = cameraAt({ from: [0, 22, -120], to: [0, 20, 60], middle: [108, 132], focal: 150 });

/** From the floor, as a slipper sees it: two lodgers, two cold feet, and far back who let the rooms. */
export const page06: Painting = ({ hero, things }) => {
  const kid = placeHero(
    hider(hero),
    headToStand(hero, 94, 34),
    'ground',
    [194, 152],
    {
      pose: 'stand',
      mood: 'joy',
      yaw: -26,
      pitch: 2,
      tilt: 10,
      gaze: [-0.7, 0.4],
      touchR: [167, 112],
      armR: { upper: [40, 10], lower: [130, -20], hand: 'hold' },
    },
    LAMP_RIGHT,
  );
  const [, base] = MOUSE.see([0, 0, 150]);
  const art =
    clean(
      wiped(
        { x: 0, y: 0, width: SHEET, height: base + 1 },
        [
          [0, INK.night],
          [0.7, INK.indigo],
          [1, '#54477a'],
        ],
        INK.mist,
        'page 6 wall',
      ),
    ) +
    box(0, base - 9, SHEET, 9, tone(LAMP_RIGHT, INK.plum).base) +
    line(`M0 ${base - 9}H${SHEET}`, INK.key, 0.8) +
    box(166, 40, 54, base - 38, '#f0bd68') +
    gouged('page 6', [188, 96], 20, 90, 20, '#fff3cc', 0.6, [90, 270]) +
    wiped(
      { x: 0, y: base, width: SHEET, height: SHEET - base },
      [
        [0, '#b9774a'],
        [0.4, '#7f4c4a'],
        [1, '#3c2c4c'],
      ],
      INK.key,
      'page 6 floor',
    ) +
    boards(MOUSE, -90, 150, 460) +
    path(`M166 ${base}H220V${base + 26}L96 ${SHEET}H40Z`, INK.glow, 'fill-opacity=".24"') +
    line(`M0 ${base}H166`, INK.key, 0.8) +
    kid.shadow +
    kid.art +
    path(
      `M158 32H172V${base + 1}H158Z`,
      tone(LAMP_RIGHT, INK.wood).base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) +
    box(158, 30, 62, 9, tone(LAMP_RIGHT, INK.wood).base) +
    kid.hand(-1) +
    pool(140, 154, 34, 7, INK.key, 0.5) +
    at(137, 153, 0.78, hem(LAMP_RIGHT)) +
    at(58, 201, 0.8, slipper(LAMP_RIGHT, at(28, -72, 0.8, thing(things[0], LAMP_RIGHT)))) +
    at(160, 209, 0.74, slipper(LAMP_RIGHT, at(30, -68, 0.8, thing(things[1], LAMP_RIGHT), -28)));
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 98, height: 66 },
      ink: 'light',
      largest: { sprout: 18, sapling: 15 },
    },
    faces: [kid.face],
  };
};
