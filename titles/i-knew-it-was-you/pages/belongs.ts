import type { Box } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
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
      touchL: [113, 138],
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
    trail() +
    pot() +
    kid.shadow +
    kid.art +
    at(196, 209, 0.32, slipper(LAMP));
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

/** How it got there: one hand after another, up along the wall. */
const trail = (): string =>
  [
    [16, 160, 13, -24],
    [30, 146, 14, -12],
    [104, 152, 15, 14],
    [196, 88, 13, 16],
    [203, 152, 12, -8],
  ]
    .map(([x = 0, y = 0, size = 0, turn = 0]) =>
      at(x, y, 1, handprint(0, 0, size, INK.rose, 0.75), turn),
    )
    .join('');

/** A pot of paint on yesterday's paper. */
function pot(): string {
  const tin = tone(LAMP, INK.blue);
  const paper = tone(LAMP, INK.paper);
  const key = `stroke="${INK.key}" stroke-width=".8"`;
  return (
    path('M106 200L158 196L170 210L112 213Z', paper.base, key) +
    line('M116 203l34 -2M118 206l38 -2M122 209l38 -2', paper.deep, 0.7) +
    path('M124 184H148V203C142 207 130 207 124 203Z', tin.base, key) +
    path('M140 184H148V203C146 205 143 206 140 206Z', tin.shade) +
    oval(136, 184, 12, 3.6, tone(LAMP, INK.rose).base, key) +
    path('M126 186c0 6 4 6 4 2c0 8 5 8 5 1Z', tone(LAMP, INK.rose).base) +
    line('M124 185C124 172 148 172 148 185', INK.key, 0.8)
  );
}
