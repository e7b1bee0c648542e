import { at, line } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { foreground, hill } from '#pictures/country/land.ts';
import { flower, tree } from '#pictures/country/plants.ts';
import { cloud, disk, shower, sky } from '#pictures/country/sky.ts';
import { SUNSET } from '#pictures/lights.ts';
import type { Scene } from '#pictures/scene.ts';

export const myBigFeelings: Scene = {
  name: 'my-big-feelings',
  alt: 'A small child stands under a rain cloud of her own, bear in hand, while the sun goes on shining behind her.',
  paint: () => {
    const child = placeHero(
      CHILDREN.greta,
      142,
      'ground',
      [590, 684],
      {
        pose: 'stand',
        mood: 'sad',
        yaw: 12,
        nod: 6,
        gaze: [-0.2, 0.5],
        armL: { upper: [18, 26], lower: [28, 12], hand: 'hold' },
      },
      SUNSET,
    );
    const [hx, hy] = child.handL;
    return (
      sky('#8d7fc0', '#ffd9a8') +
      disk(900, 372, 60, '#fff3cc', '#ffd98c') +
      cloud(180, 150, 0.9, '#f4c3c6', '#c59ac4') +
      cloud(1040, 180, 0.7, '#f9d2b8', '#dba6b6') +
      hill([470, 430, 470, 440, 480], '#b492b8', '#c79fae') +
      tree(SUNSET, 196, 580, 1, '#c47f52') +
      hill([560, 530, 505, 530, 570], '#a9a070', '#8a9660', 80) +
      tree(SUNSET, 1046, 610, 0.8, '#a8874a') +
      hill([660, 612, 590, 616, 672], '#93a566', '#6d8a52', 150) +
      child.shadow +
      shower('own rain', 466, 176, 256, 650, '#6d84c4') +
      child.art +
      at(hx + 24, hy + 28, 0.8, thing('teddy bear', SUNSET), 64) +
      cloud(592, 186, 1.5, '#8f93bd', '#62679c') +
      line(
        'M486 700q12 -10 24 0M640 706q12 -10 24 0M700 690q10 -8 20 0',
        '#cfd6f2',
        4,
        'stroke-opacity=".8"',
      ) +
      flower(330, 742, 0.9, '#f7d9a0', '#5b7a44') +
      flower(860, 740, 1, '#f2b8cc', '#5b7a44') +
      foreground('feelings', '#5b7d48')
    );
  },
};
