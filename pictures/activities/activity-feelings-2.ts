import { at, line } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { pictureFrame } from '#bookmaking/house/hall-things.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { dayWindow, room, rug, sunOnFloor } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const stompAndMelt: Scene = {
  name: 'activity-feelings-2',
  alt: 'A child stomps across the rug with arms up, a toy stegosaurus on the floor beside him.',
  paint: () => {
    const child = placeHero(
      { ...CHILDREN.sami, outfit: 'dungarees' },
      186,
      'ground',
      [560, 716],
      {
        pose: 'run',
        mood: 'brave',
        yaw: 24,
        nod: 2,
        armL: { upper: [30, 120], lower: [20, 164], hand: 'open' },
        armR: { upper: [30, 116], lower: [20, 162], hand: 'open' },
      },
      DAYLIT,
    );
    return (
      room({
        wall: '#f4cfa2',
        pattern: '#e5a46c',
        floor: '#bf8a62',
        floorAt: 560,
        paper: 'stripes',
      }) +
      dayWindow(820, 80, 240, 300, { high: '#9fd6ea', low: '#eaf3d2', hill: '#8cc272' }) +
      pictureFrame(
        DAYLIT,
        180,
        150,
        150,
        120,
        '#7a5262',
        '#fdf1d6',
        at(255, 212, 0.84, thing('wooden dragon', DAYLIT)),
      ) +
      sunOnFloor(820, 590, 240) +
      rug(DAYLIT, 590, 712, 430, 72, '#6f9f7c', '#f3c75c') +
      child.shadow +
      line(
        'M430 706q-26 6 -34 22M470 736q-14 12 -12 28M700 700q26 4 36 18M668 734q16 10 16 28M392 676q-20 -2 -34 8M740 672q20 -4 34 6',
        '#fdf1d6',
        8,
      ) +
      child.art +
      at(922, 716, 1.9, thing('stegosaurus', DAYLIT), -4, -1.9) +
      at(250, 730, 1.1, thing('slipper', DAYLIT), -6)
    );
  },
};
