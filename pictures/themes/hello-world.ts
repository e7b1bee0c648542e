import { at } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { foreground, hill } from '#pictures/country/land.ts';
import { flower, pine, tree } from '#pictures/country/plants.ts';
import { cloud, disk, sky } from '#pictures/country/sky.ts';
import { MORNING } from '#pictures/lights.ts';
import { blanket } from '#pictures/props/soft.ts';
import type { Scene } from '#pictures/scene.ts';

export const helloWorld: Scene = {
  name: 'hello-world',
  alt: 'A baby sits on a blanket on a hill, arms up, laughing at the morning.',
  paint: () => {
    const baby = placeHero(
      CHILDREN.babyAda,
      196,
      'ground',
      [600, 652],
      {
        pose: 'floor',
        mood: 'joy',
        yaw: 8,
        nod: -10,
        armL: { upper: [18, 138], lower: [8, 158], hand: 'open' },
        armR: { upper: [14, 134], lower: [6, 156], hand: 'open' },
      },
      MORNING,
    );
    return (
      sky('#9fd6ea', '#f6f3d6') +
      disk(330, 190, 54, '#fffbe2', '#fff2b4') +
      cloud(900, 190, 1.05, '#ffffff', '#d6ecf2') +
      cloud(170, 300, 0.7, '#ffffff', '#d6ecf2') +
      cloud(660, 120, 0.5, '#ffffff', '#e0f1f4') +
      hill([470, 420, 450, 400, 440], '#b9dcc0', '#a6d3ad') +
      [70, 150, 208, 1010, 1080, 1150]
        .map((x, i) => pine(x, 460 - (i % 3) * 12, 0.7, '#8fc3a6'))
        .join('') +
      hill([540, 500, 470, 505, 545], '#9fd07f', '#7fbf6a', 90) +
      tree(MORNING, 1010, 560, 1.25, '#69a85a') +
      hill([640, 590, 562, 588, 640], '#8cca6e', '#5fa856', 160) +
      blanket(
        MORNING,
        [
          [420, 590],
          [788, 590],
          [890, 716],
          [316, 716],
        ],
        '#f0c86a',
        '#d98aa0',
      ) +
      baby.shadow +
      baby.art +
      at(798, 662, 0.92, thing('wooden duck', MORNING), -4) +
      at(404, 664, 0.8, thing('knitted rabbit', MORNING), 6) +
      flower(250, 730, 0.9, '#ffffff', '#4d8f45') +
      flower(206, 756, 1.1, '#f2b8cc', '#4d8f45') +
      flower(966, 742, 1, '#ffffff', '#4d8f45') +
      flower(1010, 764, 0.8, '#c9b6ea', '#4d8f45') +
      foreground('hello', '#4a9448')
    );
  },
};
