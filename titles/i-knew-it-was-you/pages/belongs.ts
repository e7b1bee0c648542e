import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, box, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { PROUD } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';

/** Where the photo hangs; without one, a hand that was smaller. */
const FRAME: Box = { x: 146, y: 82, width: 46, height: 46 };

/** A hand as it is printed, and whose it is: paint has got as far as a nose. */
export const belongs: Painting = ({ hero, photo }) => {
  const wish: HeroWish = {
    pose: 'stand',
    mood: 'happy',
    face: PROUD,
    yaw: 30,
    pitch: 4,
    turn: -16,
    nod: 2,
    tilt: 11,
    gaze: [0.75, 0.3],
    body: { lean: 10, roll: 12, twist: -12 },
    touchR: hero.wheelchair ? [28, 130] : [20, 146],
    armR: { upper: [30, 60], lower: [20, 110], hand: 'hold' },
    touchL: [126, 142],
    armL: { upper: [30, 70], lower: [20, 110], hand: 'hold' },
  };
  const kid = hero.wheelchair
    ? placeHero(hider(hero), 50, 'head', [70, 112], wish, LAMP)
    : placeHero(hider(hero), 64, 'head', [64, 122], wish, LAMP);
  const size = 64 * kid.scale;
  // Its heel lies on the wrist.
  const palm: Point = [kid.handL[0] + size * 0.16, kid.handL[1] - size * 0.3];
  const art =
    wiped(
      { x: 0, y: 0, width: SHEET, height: 193 },
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
      { x: 0, y: 192, width: SHEET, height: 30 },
      [
        [0, '#9a6048'],
        [1, '#5c3a4a'],
      ],
      INK.key,
      'belongs floor',
    ) +
    box(0, 184, SHEET, 8, tone(LAMP, INK.rose).base) +
    line(`M0 184H${SHEET}M0 192H${SHEET}`, INK.key, 0.7) +
    (photo ? photoFrame(photo, { box: FRAME, color: INK.indigo, tilt: 2 }, LAMP) : framedHand()) +
    trail() +
    at(30, -6, 1.06, pot()) +
    kid.shadow +
    handprint(palm[0] + size * 0.07, palm[1] - size * 0.07, size * 1.1, INK.rose, 1) +
    kid.art +
    pressed(palm, size, skinTone(LAMP, hero.skin)) +
    painted([kid.handR[0] - size * 0.08, kid.handR[1] - size * 0.15], size) +
    at(kid.head[0] + 10 * kid.scale, kid.head[1] + 16 * kid.scale, kid.scale, smear(20));
  return {
    art,
    quiet: { box: { ...SAFE, y: 16, height: 54 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: photo ? [kid.face, FRAME] : [kid.face],
  };
};

/** The back of a hand that is pressed flat, knuckles and no nails, and the paint that comes out all round it. */
const pressed = ([x, y]: Point, size: number, skin: Tone): string =>
  handprint(x, y, size, INK.key, 1, 3) +
  handprint(x, y, size, skin.base, 1) +
  calm(
    at(x, y, size / 100, line('M-17 4l-2 -9M-6 -1l-1 -9M7 -1l1 -9M18 5l2 -8', skin.shade, 3), -4),
  );

/** A thumb's width of red. */
const smear = (turn: number): string =>
  at(
    0,
    0,
    1,
    path('M-9 -3C-6 -8 6 -7 9 -3C12 1 8 6 2 5C-4 8 -13 3 -9 -3Z', INK.rose) +
      line('M-5 -2C-2 -4 2 -4 5 -2', INK.blush, 1.6),
    turn,
  );

/** The other hand, red to the wrist, and the drop that is about to leave it. */
const painted = ([x, y]: Point, size: number): string =>
  handprint(x, y, size * 0.86, INK.key, 1, 3) +
  handprint(x, y, size * 0.86, INK.rose, 1) +
  at(
    x,
    y,
    size / 100,
    path('M-9 36C-10 48 -9 57 -5.4 57C-2 57 -1 48 -2 37Z', INK.rose) +
      line('M-14 2C-12 -6 6 -8 12 -3', INK.blush, 2.4, 'stroke-opacity=".8"'),
  );

const framedHand = (): string =>
  at(
    169,
    105,
    0.86,
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
    [14, 116, 12, -12],
    [96, 112, 13, 14],
    [176, 154, 15, 12],
    [204, 146, 12, -8],
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
