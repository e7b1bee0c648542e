import { at, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { hangingLamp } from '#bookmaking/house/lamps.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { shower } from '#pictures/country/sky.ts';
import { LAMPLIT } from '#pictures/lights.ts';
import { tableTop } from '#pictures/props/kitchen.ts';
import { dayWindow, room } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const soupTooHot: Scene = {
  name: 'activity-feelings-4',
  alt: 'A child at a table in lamplight blows into cupped hands, on a bowl of soup that is only imagined.',
  paint: () => {
    const child = placeHero(
      { ...CHILDREN.otis, years: 2.9 },
      250,
      'head',
      [470, 296],
      {
        pose: 'stand',
        mood: 'wonder',
        yaw: 32,
        nod: 12,
        gaze: [0.6, 0.7],
        puff: 0.8,
        armL: { upper: [50, 20], lower: [80, -10], hand: 'open' },
        armR: { upper: [50, 20], lower: [80, -10], hand: 'open' },
        touchL: [700, 524],
        touchR: [592, 540],
      },
      LAMPLIT,
    );
    return (
      room({ wall: '#54508c', pattern: '#6d68a6', floor: '#5a4258', floorAt: 640, paper: 'dots' }) +
      dayWindow(770, 90, 290, 300, { high: '#2c3566', low: '#5a6a9c', hill: '#3f5070' }) +
      clip('M780 98H1050V382H780Z', shower('panes', 770, 70, 300, 420, '#b9cdf0')) +
      oval(
        620,
        330,
        560,
        430,
        radial([
          [0, '#ffdf9c', 0.5],
          [0.6, '#ffcf86', 0.2],
          [1, '#ffcf86', 0],
        ]),
      ) +
      at(640, 0, 3.6, hangingLamp(LAMPLIT, true)) +
      child.art +
      tableTop(LAMPLIT, 590, 150, '#a8714c') +
      child.arm(-1) +
      child.arm(1) +
      imagined(628, 520) +
      at(1010, 560, 2, thing('teddy bear', LAMPLIT), 0, -2) +
      at(210, 660, 1.3, thing('wooden spoon', LAMPLIT), -16)
    );
  },
};

/** A bowl and its steam in chalk: nobody else can see it. */
const imagined = (x: number, y: number): string =>
  clean(
    at(
      x,
      y,
      1,
      line(
        'M-120 -34C-110 40 -60 64 0 64S110 40 120 -34M-120 -34C-60 -8 60 -8 120 -34C60 -58 -60 -58 -120 -34Z',
        '#fff3d0',
        6,
        'stroke-dasharray="16 13" stroke-opacity=".95"',
      ) +
        line(
          'M60 -66C110 -84 110 -120 160 -130S210 -180 260 -180M96 -52C150 -60 160 -96 210 -100S270 -140 320 -136',
          '#fff3d0',
          6,
          'stroke-dasharray="16 13" stroke-opacity=".75"',
        ) +
        line('M-60 -36q14 -12 28 0t28 0t28 0t28 0', '#fff3d0', 5, 'stroke-opacity=".8"'),
    ),
  );
