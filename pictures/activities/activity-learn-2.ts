import { at, box } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { hangingLamp } from '#bookmaking/house/lamps.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { mug } from '#pictures/props/containers.ts';
import { plate, tableTop } from '#pictures/props/kitchen.ts';
import { dayWindow, room } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const spoonForEverybody: Scene = {
  name: 'activity-learn-2',
  alt: 'A child counts spoons at a table that is laid for four, one of them for a teddy bear.',
  paint: () => {
    const child = placeHero(
      CHILDREN.zoya,
      206,
      'head',
      [420, 300],
      {
        pose: 'stand',
        mood: 'wonder',
        yaw: 28,
        nod: 10,
        gaze: [0.6, 0.6],
        touchL: [596, 470],
      },
      DAYLIT,
    );
    return (
      room({
        wall: '#cfe2dc',
        pattern: '#9cc7bc',
        floor: '#c8966a',
        floorAt: 640,
        paper: 'stripes',
      }) +
      dayWindow(96, 90, 190, 240, { high: '#f2c9a8', low: '#fbe8c4', hill: '#a9b97a' }) +
      at(660, 0, 3.6, hangingLamp(DAYLIT, true)) +
      chair(930) +
      at(930, 456, 2.4, thing('teddy bear', DAYLIT)) +
      clip('M0 0H1200V560H0Z', child.art) +
      tableTop(DAYLIT, 520, 210, '#c28d5c') +
      place(300, 574, '#4f8a8a') +
      place(660, 570, '#d98f5c') +
      place(940, 576, '#8a6fb8') +
      place(600, 672, '#d9b04e') +
      at(614, 476, 1.1, thing('wooden spoon', DAYLIT), -62) +
      at(980, 680, 1, thing('wooden spoon', DAYLIT), -14) +
      at(1000, 706, 1, thing('wooden spoon', DAYLIT), -8)
    );
  },
};

/** One place as it should look: plate, spoon, cup. */
const place = (x: number, y: number, cup: string): string =>
  at(x, y, 1.25, plate(DAYLIT, '#fbf6ea')) + at(x + 108, y - 2, 1, mug(DAYLIT, cup));

const chair = (x: number): string =>
  box(x - 110, 330, 22, 260, '#8a5a40', 6) +
  box(x + 88, 330, 22, 260, '#8a5a40', 6) +
  box(x - 110, 344, 220, 30, '#a87350', 8) +
  box(x - 104, 420, 208, 22, '#a87350', 8);
