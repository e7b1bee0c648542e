import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { SLY } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { grip } from '#titles/i-knew-it-was-you/cast/fingers.ts';
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
    hero.wheelchair ? 48 : 56,
    'head',
    hero.wheelchair ? [178, 84] : [177, 88],
    {
      pose: 'stand',
      mood: 'happy',
      face: SLY,
      yaw: -26,
      pitch: 2,
      tilt: -19,
      gaze: [-0.7, 0.8],
      body: { roll: -16, lean: 10 },
      armsByPage: true,
      legsByPage: true,
    },
    LAMP_RIGHT,
  );
  const behind = ownArm(
    hider(hero),
    kid,
    -1,
    { elbow: [187, 156], wrist: [173, 139], hand: () => ({ behind: '', before: '' }) },
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
    post(32, base + 1) +
    box(158, 30, 62, 9, tone(LAMP_RIGHT, INK.wood).base) +
    kid.art +
    behind.art +
    // The head comes round it, the rest stays behind.
    post(kid.head[1] + 34, base + 1) +
    at(166, 136, 1, grip(0, 0, 0.95, skinTone(LAMP_RIGHT, hero.skin), 1, 90)) +
    pool(133, 154, 28, 7, INK.key, 0.5) +
    at(131, 153, 0.78, hem(LAMP_RIGHT), 0, 0.5) +
    at(58, 201, 0.8, slipper(LAMP_RIGHT, at(28, -72, 0.8, thing(things[0], LAMP_RIGHT)))) +
    at(160, 209, 0.74, slipper(LAMP_RIGHT, at(30, -68, 0.8, thing(things[1], LAMP_RIGHT), -28)));
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 97, height: 90 },
      ink: 'light',
      largest: { sprout: 20, sapling: 17 },
    },
    faces: [kid.face],
  };
};

/** The door frame, from `top` down. */
const post = (top: number, foot: number): string =>
  box(158, top, 14, foot - top, tone(LAMP_RIGHT, INK.wood).base) +
  line(`M158 ${top}V${foot}H172V${top}`, INK.key, 0.8);
