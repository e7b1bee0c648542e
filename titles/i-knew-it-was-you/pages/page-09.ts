import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { FOUND } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { checked } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { UNDER } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';

/** Cloth that is held up at one point, from inside: everything falls away from a hand. */
const tent =
  ([x, y]: Point): Lie =>
  (across, down) => {
    const angle = across * Math.PI * 2 + 0.2;
    const reach = 5 + down ** 1.15 * 250;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.92] as Point;
  };

/** Inside the blanket: the quilt is the sky, and it turns out that two were listening. */
export const page09: Painting = ({ hero }) => {
  const kid = placeHero(
    inBed(hero),
    68,
    'head',
    [136, 150],
    {
      pose: 'crossed',
      mood: 'joy',
      face: FOUND,
      yaw: -14,
      pitch: 5,
      nod: -6,
      tilt: -9,
      body: { roll: -6 },
      touchL: [204, 96],
      touchR: [70, 100],
      armL: { upper: [24, 112], lower: [10, 150], hand: 'hold' },
      armR: { upper: [24, 112], lower: [10, 150], hand: 'hold' },
    },
    UNDER,
  );
  const linen = tone(UNDER, INK.paper);
  const art =
    box(0, 0, SHEET, SHEET, '#5c2c48') +
    quilt(UNDER, tent([142, 70]), 15, 8) +
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear(
        [
          [0, '#37183f', 0.84],
          [0.42, '#3a1842', 0.8],
          [0.64, '#4a2048', 0.4],
          [1, '#4a2048', 0.2],
        ],
        0,
        0,
        0.3,
        1,
      ),
    ) +
    pool(130, 168, 130, 108, INK.glow, 0.9) +
    gouged('page 9', [136, 178], 30, 92, 22, '#fff3cc', 0.45, [190, 350]) +
    gap(hero) +
    path(
      'M-4 190C40 176 180 174 220 188V220H-4Z',
      linen.base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) +
    line('M20 196q30 -8 60 -2M120 204q40 -10 80 -2M40 210q30 -6 50 0', linen.shade, 1.4) +
    robe() +
    kid.shadow +
    gathered(kid.handL) +
    gathered(kid.handR) +
    kid.art +
    at(-14, -72, 1.4, flashlight([56, 192]));
  return {
    art,
    quiet: { box: { ...SAFE, height: 76 }, ink: 'light', largest: { explorer: 16.5 } },
    faces: [kid.face],
  };
};

/** Cloth over a fist: it is pushed up into a point there, and falls away from it in folds. */
const gathered = ([x, y]: Point): string =>
  at(
    x,
    y,
    1,
    path(
      'M-9 2C-12 -8 -9 -16 0 -17C9 -16 12 -8 9 2C18 8 26 18 30 32C20 24 10 16 4 10H-4C-10 16 -20 24 -30 32C-26 18 -18 8 -9 2Z',
      INK.plum,
      'fill-opacity=".62"',
    ) +
      line(
        'M-6 -12C-18 -2 -28 12 -34 30M6 -12C18 -2 28 12 34 30',
        INK.key,
        0.8,
        'stroke-opacity=".55"',
      ),
  );

/** Somebody sits here, too: a shoulder, and a sleeve that holds its side of the sky. */
const robe = (): string =>
  at(
    0,
    150,
    1,
    checked(UNDER, 'M-6 76V-14C8 -22 22 -16 30 2C42 18 50 40 52 72Z', 110) +
      checked(UNDER, 'M-6 -6C8 -14 18 -22 26 -38L44 -27C36 -6 20 10 -6 18Z', 110) +
      line('M25 -39L45 -27', tone(UNDER, ROBE.lining).base, 5),
  );

/** Where the blanket does not reach the mattress: the room outside. */
const gap = (hero: Parameters<typeof parkedChair>[0]): string => {
  const d = 'M178 190C184 168 196 156 220 150V194Z';
  return (
    clip(d, path(d, INK.night) + parkedChair(hero, 44, [207, 206], -50, UNDER)) +
    line('M178 190C184 168 196 156 220 150', tone(UNDER, INK.paper).base, 3)
  );
};

/** A small lamp in the lap. */
const flashlight = ([x, y]: Point): string =>
  pool(x, y - 8, 22, 20, '#fff3cc', 0.9) +
  path(
    `M${x - 4} ${y + 9}V${y - 4}L${x - 8} ${y - 10}H${x + 8}L${x + 4} ${y - 4}V${y + 9}Z`,
    tone(UNDER, INK.blue).base,
    `stroke="${INK.key}" stroke-width=".7"`,
  ) +
  oval(x, y - 10, 8, 2.6, '#fffdf0');
