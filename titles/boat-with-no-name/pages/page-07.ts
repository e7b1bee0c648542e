import { num } from '#bookmaking/drawing/curves.ts';
import { contact } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
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
import { LAMP } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Where the floor is, under whoever stands and sits on it. */
const FLOOR = 198;

/** One lamp in a dark boathouse: on the floor, back to back with the last, eyes shut. */
export const page07: Painting = ({ hero, name }) => {
  const whose = nameOf(name);
  const letters = met(7, whose, { x: 12, y: 76, width: 116, height: FLOOR - 76 }, LAMP, {
    under: shelf,
  });
  const child = leaning(hero, letters);
  const art =
    clean(wall()) +
    at(-6, 40, 1, oars()) +
    floor() +
    lamp(156) +
    beam() +
    letters.spots
      .map(({ x, ground, height }) => contact(LAMP, x, ground, height * 0.5, 3))
      .join('') +
    child.shadow +
    letters.art +
    child.art +
    shavings();
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 118, height: 50 },
      ink: 'light',
      largest: { ...LARGE, explorer: 16 },
    },
    faces: [child.face],
    signs: letters.signs,
  };
};

/** On the floor, with the back against whoever is last in the nearest row. */
function leaning(hero: Cast['hero'], { spots, sawn }: MetLetters): PlacedHero {
  const rolls = hero.wheelchair !== undefined;
  const size = rolls ? 29 : headToSit(hero, 84, 32);
  const spot = spots.at(-1) as Spot;
  const edge = (level: number): number => holdOn(spot, level, 'right', sawn)[0];
  const back = Math.max(edge(12), edge(30), edge(48));
  // Who slides down an A, or climbs it, is not to be hidden by hair.
  const slope = sawn ? Math.max(0, back - edge(70)) * 0.45 : 0;
  return placeHero(
    hero,
    size,
    'ground',
    [back + size * (rolls ? 1.1 : 0.46) + slope, FLOOR],
    {
      pose: rolls ? 'stand' : 'floor',
      mood: 'happy',
      face: { eyes: 'closed', mouth: SOFT_SMILE, brow: [-4, -9, -2] },
      yaw: 58,
      pitch: 4,
      tilt: -14,
      nod: -6,
      body: { lean: -2 },
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

/** What it throws down, as far as it goes. */
const beam = (): string =>
  path(
    'M137 62L34 206H220V144L175 62Z',
    linear([
      [0, '#ffd58a', 0.5],
      [1, '#ffd58a', 0.12],
    ]),
  );

/** Of planks too, and lit where the lamp hangs. */
const floor = (): string =>
  box(
    -4,
    176,
    SHEET + 8,
    44,
    linear([
      [0, '#6b4a30'],
      [1, '#4a3226'],
    ]),
  ) +
  oval(
    140,
    200,
    104,
    20,
    radial([
      [0, '#f3b86a', 0.8],
      [0.7, '#f0a860', 0.5],
      [1, '#f0a860', 0],
    ]),
  );

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
