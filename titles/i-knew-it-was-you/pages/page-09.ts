import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { checked } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { UNDER } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';

/** The tent from inside: everything hangs from one peak. */
const TENT: Lie = (across, down) => {
  const spread = (across - 0.5) * 2;
  const [px, py] = [126, 20];
  const fall = down ** 1.25;
  return [
    px + spread * (18 + fall * 190),
    py + fall * 200 + spread ** 2 * 26 * (1 - down) - 60 * (1 - fall),
  ] as Point;
};

/** Inside the blanket: the quilt is the sky, and it turns out that two were listening. */
export const page09: Painting = ({ hero }) => {
  const kid = placeHero(
    inBed(hero),
    headToSit(hero, 104, 56),
    'pelvis',
    [140, 186],
    {
      pose: 'crossed',
      mood: 'joy',
      yaw: -16,
      pitch: 5,
      tilt: 5,
      gaze: [-0.6, -0.1],
      armL: { upper: [30, 120], lower: [14, 152], hand: 'open' },
      armR: { upper: [24, 22], lower: [64, -10], hand: 'hold' },
    },
    UNDER,
  );
  const linen = tone(UNDER, INK.paper);
  const art =
    box(0, 0, SHEET, SHEET, '#5c2c48') +
    quilt(UNDER, TENT, 13, 8) +
    box(0, 0, SHEET, SHEET, '#4a2048', 0, 'fill-opacity=".5"') +
    pool(132, 150, 132, 120, INK.glow, 0.75) +
    gouged('page 9', [136, 178], 30, 150, 26, '#fff3cc', 0.4, [190, 350]) +
    gap(hero) +
    path(
      'M-4 190C40 176 180 174 220 188V220H-4Z',
      linen.base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) +
    line('M20 196q30 -8 60 -2M120 204q40 -10 80 -2M40 210q30 -6 50 0', linen.shade, 1.4) +
    knee() +
    kid.shadow +
    kid.art +
    flashlight(kid.handR);
  return {
    art,
    quiet: { box: { ...SAFE, width: 130, height: 56 }, ink: 'light' },
    faces: [kid.face],
  };
};

/** Somebody sits here, too: a sleeve and a lap, as warm as the rest. */
const knee = (): string =>
  checkedAt(
    30,
    178,
    'M-60 46C-58 -30 -40 -66 -14 -70C8 -70 18 -46 26 -22C44 -22 66 -8 66 10C66 26 40 34 10 40Z',
  );

const checkedAt = (x: number, y: number, d: string): string =>
  at(x, y, 0.78, checked(UNDER, d, 100));

/** Where the blanket does not reach the mattress: the room outside. */
const gap = (hero: Parameters<typeof parkedChair>[0]): string => {
  const d = 'M178 190C184 168 196 156 220 150V194Z';
  return (
    clip(d, path(d, INK.night) + parkedChair(hero, 24, [204, 200], -36, UNDER)) +
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
