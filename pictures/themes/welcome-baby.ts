import { at } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { curtain, pictureFrame } from '#bookmaking/house/hall-things.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { basket } from '#pictures/props/containers.ts';
import { dayWindow, room, rug, sunOnFloor } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const welcomeBaby: Scene = {
  name: 'welcome-baby',
  alt: 'An older child shows a knitted rabbit to the new baby, who looks out of a basket.',
  paint: () => {
    const sibling = placeHero(
      CHILDREN.imani,
      186,
      'ground',
      [404, 712],
      {
        pose: 'crouch',
        mood: 'happy',
        yaw: 40,
        turn: -4,
        nod: 8,
        gaze: [0.8, 0.3],
        touchL: [556, 520],
      },
      DAYLIT,
    );
    const baby = placeHero(
      CHILDREN.babyMei,
      172,
      'head',
      [752, 408],
      {
        pose: 'floor',
        mood: 'wonder',
        yaw: -24,
        turn: -6,
        gaze: [-0.7, -0.1],
        touchR: [676, 492],
        touchL: [836, 494],
      },
      DAYLIT,
    );
    const cradle = basket(DAYLIT, '#c99a5e', false);
    const front = cradle.front;
    return (
      room({ wall: '#c9dfd0', pattern: '#9cc4ae', floor: '#d0a274', floorAt: 560, paper: 'dots' }) +
      dayWindow(480, 90, 250, 270, { high: '#a9dcee', low: '#f3f3d6', hill: '#98cb7c' }) +
      at(440, 66, 1, curtain(DAYLIT, '#f0c78a', 92, 350)) +
      at(678, 66, 1, curtain(DAYLIT, '#f0c78a', 92, 350)) +
      pictureFrame(
        DAYLIT,
        180,
        150,
        130,
        150,
        '#b07d52',
        '#fdf1d6',
        at(245, 226, 0.8, thing('wooden whale', DAYLIT)),
      ) +
      pictureFrame(
        DAYLIT,
        900,
        190,
        120,
        110,
        '#7d5a8c',
        '#fdf1d6',
        at(960, 246, 0.74, thing('unicorn', DAYLIT)),
      ) +
      sunOnFloor(520, 590, 260) +
      rug(DAYLIT, 600, 700, 450, 74, '#d98aa0', '#fdf1d6') +
      sibling.shadow +
      at(752, 724, 2.1, cradle.shadow + cradle.back) +
      clip('M420 200H1080V506H420Z', baby.art) +
      at(752, 724, 2.1, front) +
      sibling.art +
      at(590, 506, 1.05, thing('knitted rabbit', DAYLIT), -10) +
      at(1000, 730, 1, thing('wooden duck', DAYLIT), 4)
    );
  },
};
