import { at, box, line } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { curtain } from '#bookmaking/house/hall-things.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { tree } from '#pictures/country/plants.ts';
import { DAYLIT, MORNING } from '#pictures/lights.ts';
import { dayWindow, room } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const windowWaves: Scene = {
  name: 'activity-shy-2',
  alt: 'A child at the window waves to a friend who waves back from the yard.',
  paint: () => {
    const friend = placeHero(
      CHILDREN.kwame,
      112,
      'ground',
      [716, 520],
      { pose: 'wave', mood: 'joy', yaw: -14, gaze: [-0.6, 0.1] },
      MORNING,
    );
    const child = placeHero(
      { ...CHILDREN.rowan, hair: 'ponytail', hairColor: '#45302a', skin: '#dfa873' },
      196,
      'ground',
      [430, 780],
      {
        pose: 'wave',
        mood: 'happy',
        yaw: 138,
        turn: -16,
      },
      DAYLIT,
    );
    return (
      room({
        wall: '#f4d9c0',
        pattern: '#e6b08a',
        floor: '#c38c60',
        floorAt: 690,
        paper: 'stripes',
      }) +
      dayWindow(300, 70, 600, 440, { high: '#8fcfe8', low: '#f0f4d4', hill: '#8cc272' }) +
      clip(
        'M308 78H892V502H308Z',
        tree(MORNING, 840, 470, 1, '#5f9f5c') +
          friend.shadow +
          friend.art +
          at(560, 470, 0.8, thing('tin cat', MORNING)),
      ) +
      line('M600 78V502M308 272H892', '#fffaf0', 9) +
      at(220, 40, 1, curtain(DAYLIT, '#7fa8b8', 130, 560)) +
      at(866, 40, 1, curtain(DAYLIT, '#7fa8b8', 130, 560)) +
      child.shadow +
      child.art +
      paperOfCircles()
    );
  },
};

/** Ten circles, six of them colored: waves that came back. */
const paperOfCircles = (): string =>
  box(990, 560, 170, 120, '#fffaf0', 4, 'transform="rotate(4 1075 620)"') +
  Array.from({ length: 10 }, (_, i) => {
    const [x, y] = [1018 + (i % 5) * 29, 600 + Math.floor(i / 5) * 40 + (i % 5) * 2];
    return i < 6
      ? line(`M${x} ${y}h.1`, ['#d98f5c', '#4f8a8a', '#8a6fb8'][i % 3] as string, 22)
      : line(`M${x - 10} ${y}a10 10 0 1 0 20 0a10 10 0 1 0 -20 0`, '#c9a97a', 3);
  }).join('');
