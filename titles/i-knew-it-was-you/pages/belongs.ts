import type { Box } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { slipper } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';

/** Where the photo hangs; without one, a hand. */
const FRAME: Box = { x: 128, y: 92, width: 48, height: 48 };

/** A hand, and whose it is. */
export const belongs: Painting = ({ hero, photo }) => {
  const kid = placeHero(
    hider(hero),
    headToStand(hero, 112, 38),
    'ground',
    [72, 198],
    {
      pose: 'stand',
      mood: 'happy',
      yaw: 22,
      pitch: 4,
      tilt: 4,
      gaze: [0.5, 0],
      armL: { upper: [30, 70], lower: [20, 130], hand: 'open' },
    },
    LAMP,
  );
  const art =
    wiped(
      { x: 0, y: 0, width: SHEET, height: 181 },
      [
        [0, '#fbe9c4'],
        [0.5, '#f6d79c'],
        [1, '#d99a5c'],
      ],
      INK.wood,
      'belongs',
    ) +
    pool(30, 60, 130, 120, '#fff3cc', 0.8) +
    gouged('belongs', [-6, 60], 40, 230, 30, '#fff8e0', 0.7, [8, 80]) +
    wiped(
      { x: 0, y: 180, width: SHEET, height: 40 },
      [
        [0, '#9a6048'],
        [1, '#5c3a4a'],
      ],
      INK.key,
      'belongs floor',
    ) +
    box(0, 172, SHEET, 8, tone(LAMP, INK.rose).base) +
    line(`M0 172H${SHEET}M0 180H${SHEET}`, INK.key, 0.7) +
    (photo ? photoFrame(photo, { box: FRAME, color: INK.indigo, tilt: 2 }, LAMP) : framedHand()) +
    kid.shadow +
    kid.art +
    at(150, 206, 0.36, slipper(LAMP)) +
    at(190, 209, 0.36, slipper(LAMP));
  return {
    art,
    quiet: { box: { ...SAFE, y: 18, height: 50 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: photo ? [kid.face, FRAME] : [kid.face],
  };
};

const framedHand = (): string =>
  at(
    152,
    116,
    1,
    box(-31, -31, 62, 62, tone(LAMP, INK.indigo).base, 2) +
      box(-26, -26, 52, 52, tone(LAMP, INK.paper).base) +
      line('M-31 -31H31V31H-31Z', INK.key, 0.8) +
      handprint(0, 2, 38, INK.rose, 1),
    2,
  );
