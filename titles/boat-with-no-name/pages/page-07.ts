import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import {
  holdOn,
  type MetLetters,
  met,
  nameOf,
  type Spot,
} from '#titles/boat-with-no-name/cast/met.ts';
import { metOn } from '#titles/boat-with-no-name/met-on.ts';
import { LAMP } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Of the bench, its far edge. */
const BENCH = 182;

/** Close, by one lamp: an ear against the wood of the last, and both arms around it. */
export const page07: Painting = ({ hero, name }) => {
  const whose = nameOf(name);
  const width = metOn(7, whose).here.length > 1 ? 112 : 126;
  const letters = met(7, whose, { x: 10, y: 66, width, height: BENCH + 10 - 66 }, LAMP, shelf);
  const child = hugging(hero, letters);
  const art =
    wall() +
    lamp(187) +
    at(-6, 40, 1, oars()) +
    child.onWall(26) +
    child.art +
    bench() +
    letters.art +
    child.arm(-1) +
    shavings();
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 150, height: 50 },
      ink: 'light',
      largest: { ...LARGE, explorer: 16 },
    },
    faces: [child.face],
    signs: letters.signs,
  };
};

/** Behind the bench, leaning over to whoever is last in the nearest row. */
function hugging(hero: Cast['hero'], { spots, sawn }: MetLetters): PlacedHero {
  const size = headToStand(hero, 196, 56);
  const spot = spots.at(-1) as Spot;
  const level = Math.min(80, Math.max(30, ((BENCH + 6 - 124) * 100) / spot.height));
  const ear = holdOn(spot, level, 'right', sawn);
  const k = spot.height / 100;
  // Flat on the face of one plank; of several each is too small for that, and what is painted is to be read.
  const inFront: Point =
    spots.length > 1 || !sawn
      ? [holdOn(spot, 24, 'right', sawn)[0] - 5 * k, spot.y - 24 * k]
      : [spot.x + 4 * k, Math.min(spot.y - 34 * k, BENCH - 14)];
  return placeHero(
    hero,
    size,
    'head',
    [Math.min(170, Math.max(150, ear[0] + size * (spots.length > 1 ? 0.58 : 0.42))), 122],
    {
      pose: 'hug',
      mood: 'happy',
      face: { eyes: 'closed', mouth: SOFT_SMILE, brow: [-4, -9, -2] },
      yaw: -34,
      pitch: 3,
      tilt: -24,
      nod: 2,
      body: { roll: -10, lean: 12, shrug: 8 },
      touchR: inFront,
      touchL: [ear[0] - 4, BENCH - 8],
    },
    LAMP,
  );
}

/** Boards, and what the lamp makes of them. */
function wall(): string {
  let gaps = '';
  for (let x = 22; x < SHEET; x += 31) gaps += `M${num(x)} -4V190`;
  return (
    box(
      -4,
      -4,
      SHEET + 8,
      SHEET + 8,
      linear([
        [0, '#12283f'],
        [0.4, '#1b3a50'],
        [1, '#2f5060'],
      ]),
    ) +
    line(gaps, '#0f2236', 1.3) +
    oval(
      150,
      130,
      150,
      92,
      radial([
        [0, '#ffd58a', 0.72],
        [0.5, '#f0a860', 0.34],
        [1, '#f0a860', 0],
      ]),
    )
  );
}

/** Low over the bench, on a wire. */
const lamp = (x: number): string =>
  at(
    x,
    16,
    1,
    line('M0 -24V30', '#0b1a29', 1.6) +
      oval(0, 46, 10, 5.4, '#fff6cf') +
      path('M-21 45C-18 26 18 26 21 45Z', '#e2492f') +
      path('M4 31C14 33 19 38 21 45H8C9 40 8 35 4 31Z', '#a93323') +
      box(-4, 26, 8, 7, '#a93323', 1),
  );

const bench = (): string =>
  box(
    -4,
    BENCH,
    SHEET + 8,
    40,
    linear([
      [0, '#c98f52'],
      [0.5, '#a06d3b'],
      [1, '#6b4426'],
    ]),
  ) +
  box(-4, BENCH - 2, SHEET + 8, 4, '#e3b272') +
  line('M-4 197H220M30 182l-6 40M128 182l6 40', '#6b4426', 1, 'stroke-opacity=".6"');

/** What is left of the planks. */
const shavings = (): string =>
  line(
    'M168 204c4 -8 14 -6 12 1c-2 5 -9 3 -7 -1M190 210c3 -6 11 -5 10 1c-1 4 -7 3 -6 0M150 211c3 -4 8 -3 8 1',
    '#f0cf96',
    1.8,
  ) +
  path('M186 193l24 -5l1.500 5l-24 5Z', '#5f3d22') +
  path('M202 187l10 -2l4 4l-4 5l-9 2Z', '#b7c2c8');

const oars = (): string =>
  line('M10 216L26 60M22 216L12 66', '#6b4628', 3) +
  path(
    'M23 64C22 52 26 38 30 38C34 40 31 54 29 65ZM9 70C6 58 6 44 10 42C15 44 15 58 15 69Z',
    '#9b4030',
  );

/** A shelf for whoever is higher up. */
const shelf = ({ x, y, height }: Spot, upper: boolean): string =>
  upper
    ? box(x - height * 0.64, y, height * 1.28, 4, '#b9824a') +
      line(`M${x - height * 0.6} ${y + 4}l6 8M${x + height * 0.6} ${y + 4}l-6 8`, '#5f3d22', 2)
    : '';
