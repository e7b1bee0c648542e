import { line, path } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { CARVED } from '#titles/boat-with-no-name/cast/children.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { LETTERING } from '#titles/boat-with-no-name/lettering.ts';
import { MEDIUM } from '#titles/boat-with-no-name/medium.ts';
import { sea, sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';

/** What the boat is called stands on its sail; near us, over the gunwale, who holds its sheet, and who has to read it. */
const paint: Painting = ({ hero }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    rolls ? 44 : 55,
    'head',
    [rolls ? 80 : 77, rolls ? 144 : hero.years < 3 ? 156 : 151],
    {
      pose: 'stand',
      mood: 'joy',
      yaw: 14,
      pitch: 3,
      tilt: -8,
      armsByPage: true,
      body: { roll: -8, shrug: 4 },
    },
    MORNING,
  );
  const master = heron({ at: [181, 262], height: 150, flip: true, sits: true }, MORNING);
  const pulls = ownArm(
    hero,
    child,
    -1,
    { elbow: rolls ? [38, 184] : [29, 186], wrist: [30, 152], hand: grip, degrees: -78 },
    MORNING,
  );
  // One hand for the ship.
  const holds = ownArm(
    hero,
    child,
    1,
    {
      elbow: rolls ? [112, 192] : [119, 207],
      wrist: [131, 184],
      hand: grip,
      degrees: -62,
      flip: true,
    },
    MORNING,
  );
  const art =
    sky(SHEET, 170, '#7fc4cc', '#fff3dc') +
    town('cover', MORNING, -30, 250, 164, 30) +
    sea('cover', SHEET, 162, SHEET, '#8fcbbd', '#2f7f86') +
    line('M138 222V2', '#8a5a35', 5) +
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
    master.art +
    child.art +
    holds.art +
    line('M138 160V196', '#8a5a35', 5) +
    holds.before +
    pulls.art +
    line('M17 118L44 212', '#f3dfb0', 2.6) +
    pulls.before +
    path('M-4 204C60 211 150 211 220 200V222H-4Z', '#2f7f86') +
    line('M-4 204C60 211 150 211 220 200', '#fff3dc', 6);
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
