import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { curtain } from '#bookmaking/house/hall-things.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { grownUpArm } from '#pictures/props/grown-up-hand.ts';
import { dayWindow, room } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const houseTour: Scene = {
  name: 'activity-baby-2',
  alt: 'A child points at a window and shows it to a baby, who rides in a carrier on a grown-up.',
  paint: () => {
    const guide = placeHero(
      CHILDREN.imani,
      176,
      'ground',
      [506, 744],
      {
        pose: 'point',
        mood: 'joy',
        yaw: -36,
        turn: 62,
        gaze: [0.6, -0.2],
        armL: { upper: [4, 18], lower: [10, 10] },
        armR: { upper: [60, 62], lower: [66, 62], hand: 'point' },
        touchR: [340, 392],
      },
      DAYLIT,
    );
    const baby = placeHero(
      CHILDREN.babyMei,
      158,
      'head',
      [884, 278],
      { pose: 'stand', mood: 'wonder', yaw: -34, gaze: [-0.8, 0.1] },
      DAYLIT,
    );
    return (
      room({
        wall: '#c7dcd0',
        pattern: '#98bfa9',
        floor: '#c99a6e',
        floorAt: 600,
        paper: 'stripes',
      }) +
      dayWindow(110, 90, 260, 330, { high: '#9fd6ea', low: '#eef3d2', hill: '#8cc272' }) +
      at(60, 60, 1, curtain(DAYLIT, '#f0c78a', 84, 420)) +
      at(344, 60, 1, curtain(DAYLIT, '#f0c78a', 84, 420)) +
      at(282, 334, 0.7, thing('tin cat', DAYLIT)) +
      grownUp() +
      clip('M760 190H1010V420H760Z', baby.art) +
      carrier() +
      grownUpArm(DAYLIT, [1046, -240], [976, 500], 'palm up', '#b47a4c', '#7096c0', true) +
      guide.shadow +
      guide.art
    );
  },
};

/** Whoever carries the baby: a sweater and trousers, and the rest is above the picture. */
const grownUp = (): string =>
  path(
    'M770 470C764 600 772 720 780 820H890L900 640L916 820H1030C1040 700 1042 580 1030 470Z',
    '#6a5a70',
  ) +
  path(
    'M760 -10C740 40 724 120 728 220C732 330 748 420 762 500C850 520 960 520 1040 500C1064 400 1076 320 1074 220C1074 120 1060 40 1040 -10Z',
    '#7096c0',
  ) +
  path(
    'M960 -10C1010 100 1010 380 980 512C1004 510 1026 504 1040 500C1064 400 1076 320 1074 220C1074 120 1060 40 1040 -10Z',
    '#56789f',
  ) +
  path('M762 486C850 506 960 506 1040 486V506C960 526 850 526 762 506Z', '#48688f');

const carrier = (): string =>
  line('M790 30C776 120 790 220 808 300M1000 30C1010 120 990 220 966 300', '#b5683f', 34) +
  path(
    'M790 330C780 400 800 470 830 500C870 516 910 516 944 500C976 470 990 400 980 330C920 372 850 372 790 330Z',
    '#c9783f',
  ) +
  path(
    'M900 364C930 360 956 348 980 330C990 400 976 470 944 500C926 508 910 510 900 511C924 460 920 410 900 364Z',
    '#a85f34',
  ) +
  line('M804 360C860 388 916 388 968 360', '#e3a05c', 6) +
  box(862, 420, 46, 40, '#e3a05c', 6) +
  line('M812 486q-40 6 -48 34M960 486q40 6 48 34', '#8fc3b8', 30) +
  line('M770 516l-12 12M1004 516l12 12', '#f6dd7a', 26);
