import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { CARVED } from '#titles/boat-with-no-name/cast/children.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { LETTERING } from '#titles/boat-with-no-name/lettering.ts';
import { MEDIUM } from '#titles/boat-with-no-name/medium.ts';
import { boat, gunwale } from '#titles/boat-with-no-name/set/boat.ts';
import { sea, sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';

/** Mm to a unit of the boat, and its keel. */
const K = 1.03;
const KEEL: Point = [105, 247];
const MAST = 126;
/** The foot of the sail, where a rope is made fast, and the deck that somebody stands on who has its other end. */
const CORNER: Point = [27, 97];
const DECK = 193;

/** A small boat under a sail full of wind, with its name on it: the hero has the rope of that in a fist, leans back against the wind, and laughs. */
const paint: Painting = ({ hero }) => {
  const rolls = hero.wheelchair !== undefined;
  const small = hero.years < 3;
  const child = placeHero(
    hero,
    rolls ? 25.5 : headToStand(hero, 97, small ? 37 : 32),
    'ground',
    [rolls ? 77 : 82, DECK],
    {
      pose: 'stand',
      mood: 'joy',
      yaw: rolls ? -26 : -14,
      pitch: 3,
      tilt: 6,
      armR: { upper: [8, 122], lower: [6, 130], hand: 'hold' },
      armL: { upper: [8, 118], lower: [6, 132], hand: 'open' },
      body: { roll: 17, hips: 4, legR: { upper: [6, 24], lower: [2, 22] } },
    },
    MORNING,
  );
  const master = heron({ at: [172, DECK - 7], height: 86, flip: true, looks: 'down' }, MORNING);
  const [hx, hy] = child.handR;
  const art =
    sky(SHEET, 190, '#7fc4cc', '#fff3dc') +
    town('cover', MORNING, -30, 250, 198, 26) +
    mist() +
    sea('cover', SHEET, 196, SHEET, '#8fcbbd', '#2f7f86') +
    at(KEEL[0], KEEL[1], K, boat(MORNING) + deck()) +
    line(`M${MAST} 2V188`, '#8a5a35', 5) +
    sail() +
    master.art +
    child.shadow +
    child.art +
    line(`M${CORNER[0]} ${CORNER[1]}L${num(hx)} ${num(hy)}q-5 12 0 22t-1 14`, '#fff3dc', 2) +
    child.hand(-1) +
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

/** From rail to rail, in units of the boat. */
const deck = (): string =>
  path('M-98 -56C-60 -62 50 -64 100 -66C40 -46 -60 -48 -98 -56Z', '#c08a54');

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
