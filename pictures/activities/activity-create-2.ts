import { at, box, line } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { upturnedBowl, upturnedPot } from '#pictures/props/kitchen.ts';
import { room, rug } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const kitchenOrchestra: Scene = {
  name: 'activity-create-2',
  alt: 'A child drums on an upturned pot with two wooden spoons, pots and a bowl around him.',
  paint: () => {
    const drummer = placeHero(
      { ...CHILDREN.jonah, wheelchair: undefined },
      212,
      'ground',
      [600, 690],
      {
        pose: 'floor',
        mood: 'joy',
        yaw: 4,
        nod: -4,
        armL: { upper: [24, 62], lower: [58, 58], hand: 'hold' },
        armR: { upper: [24, 66], lower: [40, 92], hand: 'hold' },
      },
      DAYLIT,
    );
    const [leftX, leftY] = drummer.handL;
    const [rightX, rightY] = drummer.handR;
    return (
      room({
        wall: '#f6d6a6',
        pattern: '#e7ad6a',
        floor: '#c58f66',
        floorAt: 560,
        paper: 'plain',
      }) +
      cupboards() +
      rug(DAYLIT, 600, 716, 520, 66, '#5f8fa8', '#f3c75c') +
      drummer.shadow +
      drummer.art +
      at(leftX + 56, leftY + 26, 1.3, thing('wooden spoon', DAYLIT), 24, -1.3) +
      at(rightX - 56, rightY + 22, 1.3, thing('wooden spoon', DAYLIT), -22) +
      at(350, 712, 1.35, upturnedPot(DAYLIT, '#c9783f')) +
      at(846, 716, 1.45, upturnedPot(DAYLIT, '#8fa3b5')) +
      at(600, 760, 1.15, upturnedBowl(DAYLIT, '#7fb0a6')) +
      at(1060, 744, 1.1, thing('tambourine', DAYLIT), 8) +
      at(164, 744, 1.1, thing('cowbell', DAYLIT), -10) +
      line(
        'M300 500q-16 -14 -12 -36M340 470q-8 -20 4 -40M904 500q18 -12 18 -36M866 470q12 -18 4 -40',
        '#fffaf0',
        8,
      ) +
      at(0, -64, 1, score())
    );
  },
};

/** Doors of a kitchen, and a tap that has seen many concerts. */
const cupboards = (): string =>
  [60, 270, 740, 950]
    .map(
      (x) =>
        box(x, 250, 196, 290, '#8fb8a8', 6) +
        box(x + 20, 272, 156, 246, '#a5cabb', 4) +
        box(x + 150, 380, 12, 44, '#d9b04e', 6),
    )
    .join('') +
  box(30, 226, 1140, 28, '#b07d52', 4) +
  box(0, 540, 1200, 20, '#7a5a44');

/** Eight shapes on a strip of paper: music that can be played again. */
const score = (): string =>
  box(380, 84, 440, 96, '#fffaf0', 4, 'transform="rotate(-2 600 130)"') +
  line(
    'M430 134m-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0M490 134m-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0',
    '#c9783f',
    8,
  ) +
  line('M534 118h30v30h-30ZM722 112h30v30h-30Z', '#4f8a8a', 8) +
  line('M592 134q10 -18 20 0t20 0M648 132q10 -18 20 0t20 0', '#8a6fb8', 8) +
  box(560, 70, 70, 26, '#f2d98c', 2, 'fill-opacity=".9" transform="rotate(-5 595 83)"');
