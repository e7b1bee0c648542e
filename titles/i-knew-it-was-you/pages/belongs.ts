import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Tone, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { handOf } from '#bookmaking/hero/hand-of.ts';
import { handAt } from '#bookmaking/hero/hands.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { FOUND } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';

/** Where the photo is pinned to the wall; without one, a hand that was smaller. */
const FRAME: Box = { x: 156, y: 136, width: 44, height: 44 };
/** Where the boards begin. */
const FLOOR = 190;

/** As high as an arm goes, and no higher: below that line a wall is full of one hand, and whose it is turns round to us, both palms wet. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = hero.wheelchair !== undefined;
  const size = rolls ? 31 : hero.years < 3 ? 40 : hero.years < 6 ? 31 : hero.years < 9 ? 27 : 25;
  const kid = placeHero(
    hider(hero),
    size,
    'ground',
    [76, 203],
    {
      pose: rolls ? 'sit' : 'stand',
      mood: 'joy',
      face: { ...FOUND, eyes: 'open', brow: [-6, -10, -3] },
      yaw: rolls ? 30 : 18,
      pitch: 3,
      turn: 14,
      nod: -8,
      tilt: -8,
      gaze: [0.9, -0.5],
      body: { lean: -3, roll: -8, hips: -10, shrug: 6 },
      armL: { upper: [20, 102], lower: [10, 132], hand: 'open' },
      armR: { upper: [6, 78], lower: [2, 118], hand: 'open' },
    },
    LAMP,
  );
  const art =
    clean(
      wiped(
        { x: 0, y: 0, width: SHEET, height: SHEET },
        [
          [0, '#fcefd2'],
          [0.55, '#f8dfae'],
          [1, '#eab672'],
        ],
        INK.wood,
        'belongs',
      ),
    ) +
    pool(120, 100, 120, 110, '#fff8e4', 0.7) +
    allPrints(hero, kid) +
    boards() +
    (photo ? photoFrame(photo, { box: FRAME, color: INK.indigo, tilt: 2 }, LAMP) : '') +
    kid.shadow +
    kid.art +
    painted(hero, kid) +
    at(144, 180, 0.76, pot());
  return {
    art,
    quiet: {
      box: { x: 42, y: 24, width: 132, height: 46 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo ? [kid.face, FRAME] : [kid.face],
  };
};

/** Both its hands, as wet as what they leave on a wall. */
function painted(hero: Hero, kid: PlacedHero): string {
  const wet = { ...hider(hero), skin: INK.rose };
  const hand = (side: 1 | -1): string => handAt(kid.figure.skeleton, side, LAMP, wet);
  return at(kid.origin[0], kid.origin[1], kid.scale, asHero(hand(1) + hand(-1)));
}

/** Everywhere that this arm reaches, one hand, as large as it is: dry by now; and the one that has just been made, which runs a little. */
function allPrints(hero: Hero, kid: PlacedHero): string {
  const chance = chanceFrom('belongs prints');
  const size = kid.figure.skeleton.body.hand * kid.scale;
  const hand = (id: string, color: Hex): string =>
    `<g id="knew-${id}">${at(-14, 5, 1, handOf(hero).fingers('press', flatTone(color), true))}</g>`;
  const inks = [INK.rose, INK.blue, INK.amber];
  const models = at(-400, -400, 0.1, inks.map((ink, i) => hand(`${i}`, ink)).join(''));
  const step = size * 48;
  const fresh: Point = [kid.handL[0] + size * 58, kid.handL[1] + size * 8];
  let dry = '';
  for (let y = kid.handL[1] + size * 20, row = 0; y < FLOOR - size * 26; y += step * 0.86, row++)
    for (let x = 12 + (row % 2) * step * 0.5; x < SHEET - 6; x += step) {
      const [dx, dy] = [(chance() - 0.5) * step * 0.5, chance() * step * 0.36];
      const ink = Math.floor(chance() * 3);
      const turn = -90 + (chance() - 0.5) * 70;
      if (Math.hypot(x + dx - fresh[0], y + dy - fresh[1]) > step * 1.3)
        dry += at(x + dx, y + dy, size, `<use href="#knew-${ink}"/>`, turn);
    }
  return `${models}<g opacity=".6">${dry}</g>${wetPrint(fresh, size)}`;
}

/** The one beside it, and what runs down from it. */
const wetPrint = ([x, y]: Point, size: number): string =>
  clean(
    at(x, y, size * 1.2, '<use href="#knew-0"/>', -80) +
      line(
        `M${num(x - 2)} ${num(y)}v${num(size * 36)}M${num(x + 3)} ${num(y)}v${num(size * 26)}`,
        INK.rose,
        size * 5,
      ),
  );

/** The floor of it, and where a drop or two fell. */
const boards = (): string =>
  clean(
    box(-6, FLOOR, SHEET + 12, 30, '#c58a5c') +
      box(-6, FLOOR - 6, SHEET + 12, 6, '#fff3d8') +
      line(`M-6 ${FLOOR - 6}H222M-6 ${FLOOR}H222M-6 202H222`, INK.wood, 0.7) +
      oval(166, 204, 4, 1.3, INK.rose) +
      oval(175, 207, 2, 0.8, INK.rose),
  );

/** One color, in light and in shade. */
const flatTone = (color: Hex): Tone => {
  const t = tone(LAMP, color);
  return { base: t.base, lite: t.base, shade: t.base, deep: t.base } as Tone;
};

/** A pot of paint, the middle of its rim on (0, 0). */
function pot(): string {
  const tin = tone(LAMP, INK.blue);
  const rose = tone(LAMP, INK.rose).base;
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  return (
    path('M-17 0H17V36H-17Z', tin.base, key) +
    path('M7 0H17V36H7Z', tin.shade) +
    oval(0, 0, 17, 4.8, rose, key) +
    path('M-13 3c0 9 5 9 5 3c0 12 6 12 6 1Z', rose)
  );
}
