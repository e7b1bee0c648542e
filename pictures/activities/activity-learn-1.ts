import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { mug } from '#pictures/props/containers.ts';
import { tableTop } from '#pictures/props/kitchen.ts';
import { dayWindow, room } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const lettersInFlour: Scene = {
  name: 'activity-learn-1',
  alt: 'A child at the kitchen table draws a letter with one finger in a tray of flour.',
  paint: () => {
    const child = placeHero(
      CHILDREN.yuna,
      232,
      'head',
      [590, 316],
      {
        pose: 'stand',
        mood: 'happy',
        yaw: 10,
        nod: 14,
        gaze: [0.2, 0.8],
        armR: { upper: [40, 20], lower: [70, -10], hand: 'point' },
        touchL: [742, 596],
        touchR: [506, 622],
      },
      DAYLIT,
    );
    return (
      room({
        wall: '#f7e2b6',
        pattern: '#ecc780',
        floor: '#c8966a',
        floorAt: 640,
        paper: 'plain',
      }) +
      tiles() +
      dayWindow(820, 70, 250, 250, { high: '#a9dcee', low: '#f3f3d6', hill: '#98cb7c' }) +
      shelf() +
      child.art +
      tableTop(DAYLIT, 520, 190, '#c08a5a') +
      tray() +
      child.arm(-1) +
      child.arm(1) +
      at(250, 640, 1.3, mug(DAYLIT, '#4f8a8a')) +
      at(990, 628, 1.2, thing('wooden spoon', DAYLIT), -24) +
      at(1016, 690, 1.1, thing('orange crayon', DAYLIT), 8)
    );
  },
};

const tiles = (): string =>
  line(
    'M0 380H800M0 440H800M0 500H1200M0 560H1200M60 380V640M160 380V640M260 380V640M360 380V640M760 380V640M860 440V640M960 440V640M1060 440V640M1160 440V640',
    '#ffffff',
    4,
    'stroke-opacity=".5"',
  );

const shelf = (): string =>
  box(90, 196, 300, 16, '#9a6a46', 4) +
  at(150, 196, 1.1, mug(DAYLIT, '#d98f5c')) +
  at(232, 196, 1.1, mug(DAYLIT, '#8a6fb8')) +
  box(292, 116, 60, 80, '#fdf1d6', 8) +
  box(288, 106, 68, 18, '#c9783f', 6) +
  line('M306 156h32M306 170h24', '#c9a97a', 5);

/** A dark tray with flour on it, and an M where a finger has been. */
const tray = (): string =>
  path('M388 566H812L866 688H334Z', '#6b7480') +
  path('M404 574H796L842 678H358Z', '#4a525c') +
  path(
    'M414 580C500 572 700 574 788 580C806 610 822 640 832 672C700 682 500 680 368 672C376 640 396 606 414 580Z',
    '#fbf6ea',
  ) +
  line('M500 660L536 596L588 648L642 596L668 656', '#4a525c', 15) +
  line('M503 662L539 600L589 652', '#e4dccb', 4) +
  line('M388 566H812', '#9aa4ae', 5);
