import { at, line } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { hill } from '#pictures/country/land.ts';
import { flower, tree } from '#pictures/country/plants.ts';
import { cloud, sky } from '#pictures/country/sky.ts';
import { MORNING } from '#pictures/lights.ts';
import { basin } from '#pictures/props/containers.ts';
import { apple } from '#pictures/props/kitchen.ts';
import { blanket } from '#pictures/props/soft.ts';
import type { Scene } from '#pictures/scene.ts';

export const sinkOrFloat: Scene = {
  name: 'activity-works-2',
  alt: 'A child holds a spoon over a bowl of water in which a wooden duck floats.',
  paint: () => {
    const child = placeHero(
      CHILDREN.imani,
      206,
      'ground',
      [520, 650],
      {
        pose: 'floor',
        mood: 'wonder',
        yaw: 14,
        nod: 10,
        gaze: [0.4, 0.7],
        touchL: [664, 466],
        touchR: [448, 560],
      },
      MORNING,
    );
    const bowl = basin(MORNING, '#7a9fd0', true);
    return (
      sky('#a9dcea', '#f8f0cd') +
      cloud(240, 150, 0.9, '#ffffff', '#dceff0') +
      cloud(920, 120, 0.7, '#ffffff', '#dceff0') +
      hill([430, 400, 440, 400, 420], '#c3e0b4', '#acd49c') +
      tree(MORNING, 1040, 520, 1.1, '#69a85a') +
      tree(MORNING, 140, 500, 0.9, '#7fb565') +
      hill([530, 520, 512, 524, 534], '#98cd78', '#67ab58', 190) +
      blanket(
        MORNING,
        [
          [300, 600],
          [900, 600],
          [1020, 776],
          [180, 776],
        ],
        '#f3e3c0',
        '#d98f5c',
      ) +
      child.shadow +
      child.art +
      at(620, 752, 1.22, bowl.shadow + bowl.back) +
      at(540, 648, 1, thing('wooden duck', MORNING)) +
      at(748, 644, 0.7, apple(MORNING)) +
      line('M470 668q26 8 60 0M690 674q30 8 70 0', '#ffffff', 5, 'stroke-opacity=".8"') +
      at(620, 752, 1.22, bowl.front) +
      at(604, 520, 1.15, thing('wooden spoon', MORNING), -64) +
      at(924, 716, 1.05, thing('soup ladle', MORNING), -18) +
      at(300, 738, 1, thing('wooden block', MORNING)) +
      flower(1120, 760, 1, '#ffffff', '#4d8f45') +
      flower(80, 756, 1.1, '#f2b8cc', '#4d8f45')
    );
  },
};
