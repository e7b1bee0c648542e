import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { FOUND } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { handThrough } from '#titles/i-knew-it-was-you/set/hand-through.ts';
import { AT_LAMP, UNDER } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pastFold } from '#titles/i-knew-it-was-you/set/past-fold.ts';
import { pool } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';

/** Cloth that is held up, from inside: everything falls away from over a head. */
const SKY: Lie = (across, down) => {
  const angle = across * Math.PI * 2 + 0.2;
  const reach = 5 + down ** 1.1 * 420;
  return [118 + Math.cos(angle) * reach, 96 + Math.sin(angle) * reach * 0.92];
};

/** Straight up, and the shoulders with them. */
const UP: Arm = { upper: [14, 142], lower: [10, 150], hand: 'hold' };

/** Inside the blanket: the quilt is the sky, both fists hold its edge, and through it somebody's hand feels who is there. */
export const page09: Painting = ({ hero, beside, telling }) => {
  const kid = placeHero(
    inBed(hero),
    58,
    'head',
    [118, 161],
    {
      pose: 'crossed',
      mood: 'joy',
      face: FOUND,
      yaw: -12,
      pitch: 5,
      nod: -6,
      tilt: -7,
      body: { shrug: 12, roll: -3, lean: 0 },
      armL: UP,
      armR: UP,
    },
    AT_LAMP,
  );
  const edge = edgeOf(kid.handR, kid.handL, kid.face.y - 4);
  const linen = tone(UNDER, INK.paper);
  const isShort = telling === 'seedling' || telling === 'sprout';
  const inside = `${edge}V222H7Z`;
  const art =
    sky() +
    handThrough(174, isShort ? 24 : 52, 0.9, 10) +
    path(inside, lit()) +
    clip(inside, pool(118, 164, 104, 76, '#fff6cf', 0.95)) +
    (hero.wheelchair ? parkedChair(hero, 25, [195, 204], -50, UNDER) : '') +
    path(
      'M7 204C50 188 180 184 224 196V222H7Z',
      linen.base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) +
    line('M20 203q30 -7 60 -2M130 207q40 -9 80 -2M44 213q30 -5 50 0', linen.shade, 1.4) +
    kid.shadow +
    clip(inside, kid.art) +
    line(edge, INK.key, 8.4) +
    line(edge, linen.base, 6.8) +
    line(edge, linen.shade, 0.8, 'transform="translate(0 1.8)" stroke-dasharray="2.4 2"') +
    kid.hand(1) +
    kid.hand(-1) +
    flashlight([42, 199]);
  return {
    art,
    quiet: {
      // A long name in large letters needs all of the width: it stands under the hand.
      box: isShort
        ? { ...SAFE, y: 68, height: telling === 'sprout' ? 42 : 50 }
        : { ...SAFE, width: 128, height: 80 },
      ink: 'light',
      largest: { explorer: 16 },
    },
    faces: [kid.face],
    ...(beside && { overFold: () => asGround(pastFold(sky())) }),
  };
};

/** The quilt from beneath, as far as a hem: patches with the night behind them. */
const sky = (): string =>
  box(-240, -6, SHEET + 246, SHEET + 12, '#4a2448') +
  quilt(UNDER, SKY, 18, 12) +
  box(
    -240,
    -6,
    SHEET + 246,
    SHEET + 12,
    linear([
      [0, '#33173c', 0.86],
      [1, '#3a1a44', 0.82],
    ]),
  );

const lit = () =>
  linear([
    [0, '#f2ad45'],
    [0.5, '#ffd88c'],
    [1, '#e9a850'],
  ]);

/** From one side of the page to the other, up over two fists, and lifted by a head between them. */
const edgeOf = (left: Point, right: Point, top: number): string => {
  const [lx, ly, rx, ry] = [left[0] - 3, left[1] - 5, right[0] + 3, right[1] - 5];
  return `M7 224C9 ${num(ly + 66)} ${num(lx - 24)} ${num(ly + 10)} ${num(lx)} ${num(ly)}C${num(lx + 20)} ${num(top)} ${num(rx - 20)} ${num(top)} ${num(rx)} ${num(ry)}C${num(rx + 24)} ${num(ry + 8)} 200 ${num(ry + 46)} 224 ${num(ry + 54)}`;
};

/** A small lamp that lies in here, and is why it is so light. */
const flashlight = ([x, y]: Point): string =>
  pool(x + 16, y - 10, 44, 26, '#fff6cf', 0.8) +
  at(
    x,
    y,
    1.5,
    path(
      'M-3.600 9V-4L-7 -10H7L3.600 -4V9Z',
      tone(UNDER, INK.blue).base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) + oval(0, -10, 7, 2.4, '#fffdf0', `stroke="${INK.key}" stroke-width=".5"`),
    48,
  );
