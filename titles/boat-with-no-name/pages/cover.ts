import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { CARVED } from '#titles/boat-with-no-name/cast/children.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { LETTERING } from '#titles/boat-with-no-name/lettering.ts';
import { MEDIUM } from '#titles/boat-with-no-name/medium.ts';
import { aboveGunwale, boat, gunwale } from '#titles/boat-with-no-name/set/boat.ts';
import { sea, sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';

/** Mm to a unit of the boat, and its keel. */
const K = 1.03;
const KEEL: Point = [105, 236];
const MAST = 124;
/** Where somebody who sits on wheels is rolled to the rail, all of them to be seen. */
const RAIL = 203;

/** A small boat under a sail full of wind, with its name on it: one hand closed round the mast, the rest of the hero out over the harbor. */
const paint: Painting = ({ hero }) => {
  const rolls = hero.wheelchair !== undefined;
  const baby = hero.years < 1;
  const child = placeHero(
    hero,
    rolls ? 28.5 : 36,
    rolls ? 'ground' : 'head',
    rolls ? [82, RAIL] : baby ? [96, 146] : [hero.years < 3 ? 88 : 82, 134],
    {
      pose: 'stand',
      mood: 'joy',
      yaw: rolls ? 30 : 14,
      pitch: 3,
      tilt: -8,
      armR: { upper: [8, 112], lower: [6, 124], hand: 'open' },
      armL: { upper: [20, 100], lower: [10, 120], hand: 'hold' },
      touchL: [MAST + 3, baby ? 158 : rolls ? 132 : 134],
      body: { roll: -14, hips: 6, shrug: 2 },
    },
    MORNING,
  );
  const master = heron({ at: [177, 226], height: 118, flip: true, sits: true }, MORNING);
  const wood = (from: number, to: number): string => line(`M${MAST} ${from}V${to}`, '#8a5a35', 5);
  const art =
    sky(SHEET, 190, '#7fc4cc', '#fff3dc') +
    town('cover', MORNING, -30, 250, 190, 26) +
    mist() +
    sea('cover', SHEET, 188, SHEET, '#8fcbbd', '#2f7f86') +
    at(KEEL[0], KEEL[1], K, boat(MORNING)) +
    clip(
      aboveGunwale(KEEL, K),
      wood(2, 222) + sail() + master.art + child.art + wood(110, 222) + child.hand(1),
    ) +
    at(KEEL[0], KEEL[1], K, gunwale(MORNING)) +
    waves();
  return {
    art,
    quiet: {
      box: { x: 30, y: 17, width: 162, height: 64 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face, master.face],
  };
};

/** Between the boat and the town: faces and a white neck are before something pale. */
const mist = (): string =>
  box(
    -4,
    140,
    SHEET + 8,
    52,
    linear([
      [0, '#fff3dc', 0],
      [1, '#fff3dc', 0.62],
    ]),
  );

/** The wind is behind it, and from the left: both its edges are blown over, and its foot is up at one corner. */
const sail = (): string =>
  path(SAIL, '#fff3dc') +
  path(
    'M198 10C212 34 213 66 203 90C196 89 190 88 184 87.500C196 64 194 34 184 8.500Z',
    '#ecd9b0',
  ) +
  path(
    'M10 8C70 0 140 0 200 10L203 16C140 6 70 6 14 14ZM25 90C72 80 140 78 205 82L203 91C140 86 72 89 22 99Z',
    '#e2492f',
  ) +
  line('M4 7C70 -2 140 -2 208 10', '#8a5a35', 3.4);
const SAIL = 'M10 8C70 0 140 0 200 10C213 34 214 66 203 91C140 86 72 89 22 99C32 70 28 38 10 8Z';

/** The harbor closes over the keel. */
const waves = (): string =>
  path('M-4 203C30 199 60 206 100 203C140 200 170 205 220 201V222H-4Z', '#2f7f86') +
  line('M-4 203C30 199 60 206 100 203C140 200 170 205 220 201', '#fff3dc', 1.6);

export const cover: Cover = {
  slug: 'boat-with-no-name',
  title: 'A Boat Called {name}',
  lettering: LETTERING,
  medium: MEDIUM,
  children: CARVED,
  paint,
  grounds: [],
};
