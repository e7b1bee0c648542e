import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
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

/** One hand as high as it goes, the other where nobody sees what it holds. */
const STRETCHED: Pose = {
  lean: 0,
  roll: -8,
  hips: 4,
  armL: { upper: [8, 138], lower: [4, 150], hand: 'open' },
  armR: { upper: [-36, 14], lower: [-30, -40], hand: 'hold' },
  legL: { upper: [4, 6], lower: [-2, 5], foot: 34 },
  legR: { upper: [2, 10], lower: [-24, 8], foot: 40 },
};

/** A hand as it is printed, and whose it is: paint has got as far as a nose. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = hero.wheelchair !== undefined;
  const wish: HeroWish = {
    pose: rolls ? 'sit' : STRETCHED,
    mood: 'happy',
    face: PROUD,
    yaw: 22,
    pitch: 3,
    turn: 4,
    nod: -4,
    tilt: 7,
    gaze: [0.5, -0.3],
    armL: STRETCHED.armL,
  };
  const placed = (size: number): PlacedHero =>
    placeHero(hider(hero), size, 'ground', [74, 209], wish, LAMP);
  const { figure } = placed(30);
  const kid = placed(Math.min(42, ((rolls ? 104 : 112) / (50 - figure.head[1])) * 100));
  const size = 92 * kid.scale;
  const palm: Point = kid.handL;
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
    handprint(palm[0] + 1.4, palm[1] - 2, size * 0.6, INK.rose, 0.9) +
    kid.art +
    painted([palm[0] + size * 0.03, palm[1] + size * 0.07], size * 0.46) +
    at(kid.head[0] + 12 * kid.scale, kid.head[1] + 14 * kid.scale, kid.scale, smear(20));
  return {
    art,
    quiet: { box: { ...SAFE, y: 16, height: 54 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: photo ? [kid.face, FRAME] : [kid.face],
  };
};

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

/** Red to the wrist, and the drop that is about to leave it. */
const painted = ([x, y]: Point, size: number): string =>
  handprint(x, y, size, INK.key, 1, 3) +
  handprint(x, y, size, INK.rose, 1) +
  at(x, y, size / 60, path('M-5 22C-6 30 -5 36 -3 36C-1 36 0 30 -1 22Z', INK.rose));

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
