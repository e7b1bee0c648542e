import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { SLY } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { hem, slipper } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { boards } from '#titles/i-knew-it-was-you/set/room.ts';

const MOUSE = cameraAt({ from: [0, 22, -120], to: [0, 20, 60], middle: [108, 132], focal: 150 });

/** From the floor, as a slipper sees it: two lodgers, two cold feet, and far back who let the rooms. */
export const page06: Painting = ({ hero, things }) => {
  const who = hider(hero);
  const rolls = hero.wheelchair !== undefined;
  const kid = placeHero(
    who,
    rolls ? 44 : 58,
    'head',
    rolls ? [178, 84] : [176, 88],
    {
      pose: 'stand',
      mood: 'happy',
      face: SLY,
      yaw: -26,
      pitch: 2,
      tilt: -16,
      gaze: [-0.7, 0.8],
      body: { roll: -20, lean: 10 },
      armsByPage: true,
      // Who does not stand yet kneels behind the slipper.
      legsByPage: hero.years < 1,
    },
    LAMP_RIGHT,
  );
  const holds = ownArm(
    who,
    kid,
    -1,
    { elbow: rolls ? [172, 152] : [178, 164], wrist: [173, 138], hand: grip, degrees: 184 },
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
    box(162, 32, 58, 152, '#f0bd68') +
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
    line(`M0 ${base}H152`, INK.key, 0.8) +
    post(32, 184) +
    box(152, 26, 68, 9, tone(LAMP_RIGHT, INK.plum).base) +
    pool(131, 154, 26, 7, INK.key, 0.5) +
    at(130, 153, 0.7, hem(LAMP_RIGHT), 0, 0.44) +
    kid.art +
    holds.art +
    holds.before +
    at(54, 201, 0.78, slipper(LAMP_RIGHT, at(28, -72, 0.8, thing(things[0], LAMP_RIGHT)))) +
    at(146, 211, 0.72, slipper(LAMP_RIGHT, at(26, -68, 0.74, thing(things[1], LAMP_RIGHT), -28)));
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
  box(152, top, 13, foot - top, tone(LAMP_RIGHT, INK.plum).base) +
  line(`M152 ${top}V${foot}H165V${top}`, INK.key, 0.8);
