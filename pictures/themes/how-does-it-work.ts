import { disc } from '#bookmaking/drawing/curves.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { foreground, hill } from '#pictures/country/land.ts';
import { flower, tree } from '#pictures/country/plants.ts';
import { cloud, sky } from '#pictures/country/sky.ts';
import { MORNING } from '#pictures/lights.ts';
import type { Scene } from '#pictures/scene.ts';

export const howDoesItWork: Scene = {
  name: 'how-does-it-work',
  alt: 'A child in glasses crouches in the grass and looks at a snail through a magnifying glass.',
  paint: () => {
    const child = placeHero(
      CHILDREN.wren,
      208,
      'ground',
      [424, 684],
      {
        pose: 'crouch',
        mood: 'wonder',
        yaw: 34,
        turn: 4,
        nod: 16,
        gaze: [0.7, 0.6],
        touchL: [614, 592],
      },
      MORNING,
    );
    return (
      sky('#b4e0e4', '#f8f0cd') +
      cloud(880, 170, 1, '#ffffff', '#dceff0') +
      cloud(300, 120, 0.7, '#ffffff', '#dceff0') +
      hill([440, 410, 450, 400, 430], '#bfdcb4', '#a9d19d') +
      tree(MORNING, 160, 560, 1.3, '#5f9f5c') +
      tree(MORNING, 1080, 540, 1, '#7aaf55') +
      hill([570, 556, 545, 556, 570], '#9ccf78', '#79b964', 140) +
      hill([670, 640, 632, 640, 660], '#86c46a', '#559c4f', 160) +
      child.shadow +
      child.art +
      at(796, 676, 1.5, thing('clay snail', MORNING), 0, -1.5) +
      path(
        [0, 1, 2, 3, 4].map((i) => disc(890 + i * 34, 712 + (i % 2) * 7, 7, 5)).join(''),
        '#3b2f3a',
      ) +
      line(
        [0, 1, 2, 3, 4]
          .map(
            (i) =>
              `M${882 + i * 34} ${718 + (i % 2) * 7}l-4 8M${892 + i * 34} ${718 + (i % 2) * 7}l3 8`,
          )
          .join(''),
        '#3b2f3a',
        2.4,
      ) +
      at(690, 536, 1.75, thing('magnifying glass', MORNING), -12, -1.75) +
      flower(250, 742, 1, '#ffffff', '#4d8f45') +
      flower(1030, 690, 1.1, '#f7c65a', '#4d8f45') +
      flower(1120, 730, 0.9, '#c9b6ea', '#4d8f45') +
      foreground('how', '#438d43')
    );
  },
};
