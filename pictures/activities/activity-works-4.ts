import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import type { Scene } from '#pictures/scene.ts';

/** Down a hallway: one end of the string is near, the other is far. */
export const cupTelephone: Scene = {
  name: 'activity-works-4',
  alt: 'A child listens at a paper cup; a string runs down the hallway to another child, who talks into a cup.',
  paint: () => {
    const listens = placeHero(
      CHILDREN.lin,
      250,
      'head',
      [850, 350],
      {
        pose: 'stand',
        mood: 'surprised',
        yaw: 30,
        turn: -4,
        tilt: -8,
        gaze: [-0.9, 0.1],
        touchR: [722, 400],
      },
      DAYLIT,
    );
    const talks = placeHero(
      CHILDREN.tariq,
      92,
      'ground',
      [396, 606],
      {
        pose: 'stand',
        mood: 'happy',
        yaw: 34,
        gaze: [0.8, 0],
        touchL: [452, 392],
        touchR: [436, 404],
      },
      DAYLIT,
    );
    return (
      hallway() +
      talks.shadow +
      talks.art +
      at(462, 384, 0.42, cup('#c9783f'), 96) +
      line('M482 384L690 400', '#fffaf0', 4.5) +
      line('M482 387L690 403', '#8a6a58', 1.6) +
      listens.shadow +
      listens.art +
      at(722, 402, 1, cup('#4f8a8a'), -84) +
      listens.arm(-1) +
      at(170, 742, 1.1, thing('slipper', DAYLIT), -6)
    );
  },
};

/** Walls, doors and a runner that meet far away. */
function hallway(): string {
  const rug = tone(DAYLIT, '#b5573f');
  return (
    box(0, 0, 1200, 800, '#f0dcb8') +
    path(
      'M0 0L330 210V560L0 830Z',
      linear(
        [
          [0, '#e6c493'],
          [1, '#f0d6ab'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    path(
      'M1200 0L560 210V560L1200 830Z',
      linear(
        [
          [0, '#efd4a6'],
          [1, '#dfbb88'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    path('M0 0H1200L560 210H330Z', '#fbf0d8') +
    path('M0 820L330 560H560L1200 820Z', '#c08a5e') +
    line(
      'M120 820L376 560M330 820L424 560M620 820L470 560M900 820L516 560',
      '#8f6242',
      3,
      'stroke-opacity=".5"',
    ) +
    path('M200 820L404 562H490L820 820Z', rug.base) +
    path('M236 820L410 562H418L262 820ZM784 820L476 562H484L806 820Z', '#f3d08a') +
    box(366, 250, 156, 310, '#a9dcee') +
    box(366, 440, 156, 120, '#9ccb83') +
    line('M444 250V560M366 400H522', '#fffaf0', 8) +
    line('M366 560V250H522V560', '#fffaf0', 12) +
    door(60, 'M40 170L190 254V680L40 800Z', '#8fb0a0') +
    path('M640 262L800 178V700L640 594Z', '#8aa3c4') +
    line('M640 594V262L800 178V700', '#fffaf0', 10) +
    line('M0 790L330 546M1200 790L560 546', '#fffdf5', 16)
  );
}

const door = (knob: number, d: string, color: string): string =>
  path(d, color) + line(d, '#fffaf0', 10) + oval(knob + 104, 500, 9, 10, '#b8904a');

/** A paper cup, its mouth up, its bottom at (0, 40). */
const cup = (color: string): string =>
  path('M-42 -44H42L30 40H-30Z', '#fdf6e8') +
  path('M14 -44H42L30 40H10Z', '#e2d5c4') +
  path('M-39 -22H39L35 6H-35Z', color) +
  oval(0, -44, 42, 11, '#e9dccb') +
  line('M-42 -44A42 11 0 0 0 42 -44', '#ffffff', 5);
