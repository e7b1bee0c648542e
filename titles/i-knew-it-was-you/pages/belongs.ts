import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { handOf } from '#bookmaking/hero/hand-of.ts';
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

/** As high as an arm goes, and no higher: below that line a wall is full of one hand, and the next one is just laid on it, flat and wet. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = hero.wheelchair !== undefined;
  const size = rolls ? 31 : hero.years < 3 ? 40 : hero.years < 6 ? 31 : hero.years < 9 ? 27 : 25;
  const kid = placeHero(
    hider(hero),
    size,
    'ground',
    [rolls ? 62 : 68, 203],
    {
      pose: rolls ? 'sit' : 'stand',
      mood: 'happy',
      face: { ...FOUND, eyes: 'open', brow: [-6, -10, -3] },
      yaw: 156,
      pitch: 3,
      turn: -70,
      nod: -20,
      tilt: -4,
      gaze: [0.8, -1],
      leanInChair: 20,
      body: { lean: rolls ? 12 : 2, roll: -6, hips: -8, twist: -4 },
      armL: { upper: [-4, 12], lower: [6, 8], hand: 'rest' },
      armR: { upper: [8, 112], lower: [6, 122], hand: 'press' },
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
    at(138, 180, 0.76, pot());
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

/** Everywhere that this arm reaches, one hand, as large as it is: dry by now; and the one that is being made, which runs a little. */
function allPrints(hero: Hero, kid: PlacedHero): string {
  const chance = chanceFrom('belongs prints');
  const { body, armR } = kid.figure.skeleton;
  const size = body.hand * kid.scale;
  const hand = (id: string, color: Hex): string =>
    `<g id="knew-${id}">${at(-14, 5, 1, handOf(hero).fingers('press', flatTone(color), true))}</g>`;
  const inks = [INK.rose, INK.blue, INK.amber];
  const models = at(-400, -400, 0.1, inks.map((ink, i) => hand(`${i}`, ink)).join(''));
  const step = size * 48;
  const top = kid.handR[1] + size * 4;
  let dry = '';
  for (let y = top, row = 0; y < FLOOR - size * 26; y += step * 0.86, row++)
    for (let x = 12 + (row % 2) * step * 0.5; x < SHEET - 6; x += step) {
      const [dx, dy] = [(chance() - 0.5) * step * 0.5, chance() * step * 0.36];
      const ink = Math.floor(chance() * 3);
      const turn = -90 + (chance() - 0.5) * 70;
      if (Math.hypot(x + dx - kid.handR[0], y + dy - kid.handR[1]) > step * 0.9)
        dry += at(x + dx, y + dy, size, `<use href="#knew-${ink}"/>`, turn);
    }
  const reach = Math.atan2(armR.end[1] - armR.bend[1], armR.end[0] - armR.bend[0]);
  return `${models}<g opacity=".6">${dry}</g>${wet(kid.handR, size, reach)}`;
}

/** Under a hand that is laid on it the paint comes out all round, and runs. */
function wet([x, y]: Point, size: number, reach: number): string {
  const [cx, cy] = [x + 16 * size * Math.cos(reach), y + 16 * size * Math.sin(reach)];
  return clean(
    at(cx, cy, size * 1.3, '<use href="#knew-0"/>', (reach * 180) / Math.PI) +
      line(
        `M${num(cx - 2)} ${num(cy)}v${num(size * 40)}M${num(cx + 3)} ${num(cy)}v${num(size * 31)}`,
        INK.rose,
        size * 5,
      ),
  );
}

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
