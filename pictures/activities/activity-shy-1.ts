import { at } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { nightstand } from '#bookmaking/house/bed.ts';
import { pictureFrame } from '#bookmaking/house/hall-things.ts';
import { tableLamp } from '#bookmaking/house/lamps.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { cushion } from '#pictures/props/soft.ts';
import { room, rug } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const puppetGoesFirst: Scene = {
  name: 'activity-shy-1',
  alt: 'A child looks on while the fox puppet on her hand says hello to a teddy bear.',
  paint: () => {
    const child = placeHero(
      CHILDREN.greta,
      206,
      'ground',
      [420, 690],
      {
        pose: 'floor',
        mood: 'happy',
        yaw: 30,
        turn: 4,
        nod: 4,
        gaze: [0.8, 0.3],
        touchL: [628, 500],
      },
      DAYLIT,
    );
    return (
      room({ wall: '#d3dbec', pattern: '#a8b8d8', floor: '#c99a6e', floorAt: 560, paper: 'dots' }) +
      pictureFrame(
        DAYLIT,
        170,
        130,
        150,
        140,
        '#8a5a40',
        '#fdf1d6',
        at(245, 204, 0.86, thing('wooden turtle', DAYLIT)),
      ) +
      pictureFrame(
        DAYLIT,
        700,
        100,
        130,
        120,
        '#4f8a8a',
        '#fdf1d6',
        at(765, 162, 0.78, thing('tin fish', DAYLIT)),
      ) +
      at(1050, 640, 4, nightstand(DAYLIT, '#8a5a40')) +
      at(1050, 502, 3.6, tableLamp(DAYLIT, true)) +
      rug(DAYLIT, 620, 700, 500, 76, '#d99a7c', '#fdf1d6') +
      child.shadow +
      child.art +
      at(690, 474, 2.1, thing('fox puppet', DAYLIT), -24, -2.1) +
      at(640, 740, 1.3, cushion(DAYLIT, '#7fb0a6', '#f6dd7a')) +
      at(940, 676, 2, thing('teddy bear', DAYLIT), -4, -2)
    );
  },
};
