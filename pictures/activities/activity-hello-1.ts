import { at } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { grownUpArm } from '#pictures/props/grown-up-hand.ts';
import { blanket, scarf } from '#pictures/props/soft.ts';
import { dayWindow, room, sunOnFloor } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const scarfPeekaboo: Scene = {
  name: 'activity-hello-1',
  alt: 'Two grown-up hands lift a thin scarf from in front of a laughing baby.',
  paint: () => {
    const baby = placeHero(
      CHILDREN.babyFinn,
      216,
      'ground',
      [600, 716],
      {
        pose: 'floor',
        mood: 'joy',
        yaw: 4,
        nod: -12,
        armL: { upper: [40, 70], lower: [30, 120], hand: 'open' },
        armR: { upper: [40, 66], lower: [30, 116], hand: 'open' },
      },
      DAYLIT,
    );
    return (
      room({ wall: '#f6dcb4', pattern: '#eec08a', floor: '#cf9c6c', floorAt: 540, paper: 'dots' }) +
      dayWindow(70, 80, 230, 300, { high: '#a9dcee', low: '#f3f3d6', hill: '#98cb7c' }) +
      sunOnFloor(170, 570, 260) +
      blanket(
        DAYLIT,
        [
          [270, 612],
          [930, 612],
          [1060, 766],
          [140, 766],
        ],
        '#8fc3b8',
        '#f6dd7a',
      ) +
      baby.shadow +
      baby.art +
      scarf(DAYLIT, [404, 150], [796, 150], 196, '#b79be0') +
      grownUpArm(DAYLIT, [40, 20], [338, 132], 'pinch', '#b47a4c', '#c9783f') +
      grownUpArm(DAYLIT, [1160, 20], [862, 132], 'pinch', '#b47a4c', '#c9783f', true) +
      at(950, 706, 1, thing('woolly sheep', DAYLIT), 4) +
      at(258, 716, 0.9, thing('wooden block', DAYLIT), -6)
    );
  },
};
