import { box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { CARVED } from '#titles/boat-with-no-name/cast/children.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { LETTERING } from '#titles/boat-with-no-name/lettering.ts';
import { MEDIUM } from '#titles/boat-with-no-name/medium.ts';
import { sea, sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';

/** What the boat is called stands on its sail. */
const paint: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 99, 39),
    'ground',
    [hero.wheelchair ? 78 : 88, 208],
    {
      pose: 'wave',
      mood: 'joy',
      yaw: 12,
      pitch: 3,
      tilt: -6,
      // One hand for the ship.
      touchL: [115, 153],
      armL: { upper: [20, 60], lower: [30, 60], hand: 'hold' },
      armR: { upper: [16, 104], lower: [6, 150], hand: 'open' },
      body: {
        roll: -17,
        legL: { upper: [2, -12], lower: [0, -14] },
        legR: { upper: [8, 36], lower: [-12, 30], foot: 16 },
      },
    },
    MORNING,
  );
  const master = heron({ at: [158, 206], height: 92, flip: true }, MORNING);
  const art =
    sky(SHEET, 170, '#7fc4cc', '#fff3dc') +
    town('cover', MORNING, -30, 250, 164, 30) +
    sea('cover', SHEET, 162, SHEET, '#8fcbbd', '#2f7f86') +
    line('M112 210V2', '#8a5a35', 4.4) +
    path(
      'M14 12C70 4 140 4 206 14C198 46 198 84 206 116C140 108 72 108 16 120C24 84 22 46 14 12Z',
      '#fff3dc',
    ) +
    path(
      'M14 12C70 4 140 4 206 14L204 21C140 11 70 11 16 19ZM17 111C72 100 140 100 205 108L206 116C140 108 72 108 16 120Z',
      '#e2492f',
    ) +
    line('M10 11C70 2 140 2 210 13', '#8a5a35', 3.4) +
    line('M62 16C66 46 66 80 60 106M158 16C154 46 154 80 160 104', '#e9d9b4', 0.8) +
    box(
      -4,
      190,
      SHEET + 8,
      30,
      linear([
        [0, '#d9b98a'],
        [1, '#b98e58'],
      ]),
    ) +
    line('M-4 200H220M-4 210H220', '#9c7648', 0.9) +
    child.shadow +
    master.art +
    child.art +
    line('M112 146V160', '#8a5a35', 4.4) +
    child.hand(1);
  return {
    art,
    quiet: {
      box: { x: 27, y: 22, width: 164, height: 80 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face, master.face],
  };
};

export const cover: Cover = {
  slug: 'boat-with-no-name',
  title: 'A Boat Called {name}',
  lettering: LETTERING,
  medium: MEDIUM,
  children: CARVED,
  paint,
  grounds: [],
};
