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
import { aboveGunwale, boat } from '#titles/boat-with-no-name/set/boat.ts';
import { sea, sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';

/** Mm to a unit of the boat, and its keel. */
const K = 1.03;
const KEEL: Point = [105, 249];
const MAST = 122;

/** A small boat under a large sail, with its name on it: one hand for the ship, the rest of the hero out over the harbor. */
const paint: Painting = ({ hero }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    41,
    'head',
    [rolls ? 80 : 76, rolls ? 119 : 134],
    {
      pose: 'stand',
      mood: 'joy',
      yaw: rolls ? 26 : 14,
      pitch: 3,
      tilt: -8,
      armR: { upper: [8, 118], lower: [6, 138], hand: 'open' },
      armL: { upper: [20, 120], lower: [10, 150], hand: 'hold' },
      touchL: [MAST + 3, 124],
      body: { roll: -18, hips: 6, shrug: 2 },
    },
    MORNING,
  );
  const master = heron({ at: [176, 232], height: 122, flip: true, sits: true }, MORNING);
  const art =
    sky(SHEET, 190, '#7fc4cc', '#fff3dc') +
    town('cover', MORNING, -30, 250, 190, 26) +
    mist() +
    sea('cover', SHEET, 188, SHEET, '#8fcbbd', '#2f7f86') +
    at(KEEL[0], KEEL[1], K, boat(MORNING)) +
    clip(
      aboveGunwale(KEEL, K),
      line(`M${MAST} 222V2`, '#8a5a35', 5) + sail() + master.art + child.art,
    ) +
    waves();
  return {
    art,
    quiet: {
      box: { x: 27, y: 18, width: 164, height: 72 },
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

/** Full of wind, between two red hems, under its yard. */
const sail = (): string =>
  path(
    'M14 8C70 0 140 0 206 10C198 40 198 74 206 104C140 96 72 96 16 108C24 74 22 40 14 8Z',
    '#fff3dc',
  ) +
  path(
    'M14 8C70 0 140 0 206 10L204 17C140 7 70 7 16 15ZM17 99C72 88 140 88 205 96L206 104C140 96 72 96 16 108Z',
    '#e2492f',
  ) +
  line('M10 7C70 -2 140 -2 210 9', '#8a5a35', 3.4) +
  line('M62 12C66 42 66 74 60 95M158 12C154 42 154 74 160 93', '#e9d9b4', 0.8);

/** The harbor closes over the keel. */
const waves = (): string =>
  path('M-4 207C30 203 60 210 100 207C140 204 170 209 220 205V222H-4Z', '#2f7f86') +
  line('M-4 207C30 203 60 210 100 207C140 204 170 209 220 205', '#fff3dc', 1.6);

export const cover: Cover = {
  slug: 'boat-with-no-name',
  title: 'A Boat Called {name}',
  lettering: LETTERING,
  medium: MEDIUM,
  children: CARVED,
  paint,
  grounds: [],
};
