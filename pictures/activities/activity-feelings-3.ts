import { at, line } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { foreground, hill } from '#pictures/country/land.ts';
import { flower, tree } from '#pictures/country/plants.ts';
import { cloud, disk, sky } from '#pictures/country/sky.ts';
import { SUNSET } from '#pictures/lights.ts';
import { blanket } from '#pictures/props/soft.ts';
import type { Scene } from '#pictures/scene.ts';

export const oneDrum: Scene = {
  name: 'activity-feelings-3',
  alt: 'On a mat in the evening sun one child drums with open hands; another feels the drum hum.',
  paint: () => {
    const drummer = placeHero(
      CHILDREN.sami,
      178,
      'ground',
      [372, 676],
      {
        pose: 'kneel',
        mood: 'joy',
        yaw: 44,
        nod: 6,
        touchL: [604, 520],
        armR: { upper: [50, 40], lower: [120, 20], hand: 'open' },
      },
      SUNSET,
    );
    const listener = placeHero(
      CHILDREN.greta,
      178,
      'ground',
      [824, 676],
      {
        pose: 'kneel',
        mood: 'wonder',
        yaw: -44,
        nod: 8,
        gaze: [-0.7, 0.5],
        touchR: [668, 556],
        armL: { upper: [20, 20], lower: [40, 0] },
      },
      SUNSET,
    );
    return (
      sky('#8db4d8', '#ffe0ac') +
      disk(610, 210, 54, '#fff3cc', '#ffd98c') +
      cloud(230, 150, 0.9, '#fbdcc8', '#e0b0b4') +
      cloud(960, 120, 1.1, '#fbe3cc', '#e6bcb4') +
      hill([400, 372, 420, 390, 410], '#b9b28e', '#a9a878') +
      tree(SUNSET, 150, 500, 1.05, '#b08a48') +
      tree(SUNSET, 1070, 490, 0.95, '#8f9a55') +
      hill([510, 496, 512, 500, 514], '#b0b568', '#7d9658', 170) +
      blanket(
        SUNSET,
        [
          [230, 590],
          [970, 590],
          [1090, 770],
          [110, 770],
        ],
        '#c96f5a',
        '#f3d08a',
      ) +
      drummer.shadow +
      listener.shadow +
      drummer.art +
      listener.art +
      at(628, 592, 2.7, thing('djembe', SUNSET)) +
      drummer.arm(1) +
      listener.arm(-1) +
      line(
        'M566 440q-18 -14 -20 -36M692 440q18 -14 20 -36M628 428v-32',
        '#fff6dc',
        8,
        'stroke-opacity=".9"',
      ) +
      flower(70, 770, 1.1, '#fdf1d6', '#5b7a44') +
      flower(1140, 760, 1, '#f2b8cc', '#5b7a44') +
      foreground('drum', '#5b7d48')
    );
  },
};
