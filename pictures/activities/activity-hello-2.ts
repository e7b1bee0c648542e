import { at, box, oval } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { LAMPLIT } from '#pictures/lights.ts';
import { flashlight } from '#pictures/props/flashlight.ts';
import { grownUpArm } from '#pictures/props/grown-up-hand.ts';
import { rug } from '#pictures/room/room.ts';
import { type Scene, VIEW } from '#pictures/scene.ts';

/** Everything in it turns to one dark color: what a shadow is. */
const SHADOW = { ...LAMPLIT, cast: '#3a2c5c', castAmount: 0.97 };

export const slowShadows: Scene = {
  name: 'activity-hello-2',
  alt: 'In a dark room a baby watches the large shadow of a rabbit in a circle of light.',
  paint: () => {
    const baby = placeHero(
      CHILDREN.babyAda,
      190,
      'ground',
      [356, 724],
      {
        pose: 'floor',
        mood: 'wonder',
        yaw: 46,
        turn: 8,
        nod: -20,
        gaze: [0.6, -0.7],
        armL: { upper: [50, 30], lower: [88, 14], hand: 'open' },
      },
      LAMPLIT,
    );
    return (
      box(
        0,
        0,
        VIEW.width,
        VIEW.height,
        linear([
          [0, '#2a2350'],
          [1, '#463a72'],
        ]),
      ) +
      oval(
        640,
        280,
        420,
        330,
        radial([
          [0, '#fff3c8', 1],
          [0.6, '#f7d592', 0.95],
          [0.82, '#c99a78', 0.55],
          [1, '#5a4682', 0],
        ]),
      ) +
      at(650, 292, 4, thing('knitted rabbit', SHADOW), -4) +
      box(
        0,
        600,
        VIEW.width,
        200,
        linear([
          [0, '#3c2c50'],
          [1, '#5d4560'],
        ]),
      ) +
      box(0, 588, VIEW.width, 14, '#5f5088') +
      rug(LAMPLIT, 470, 730, 400, 62, '#6a5a9c', '#c99ac0') +
      baby.shadow +
      baby.art +
      at(1010, 680, 1.15, flashlight(LAMPLIT), 12) +
      grownUpArm(LAMPLIT, [1250, 300], [944, 498], 'pinch', '#7a4a30', '#4f8a8a', true) +
      at(838, 540, 1.15, thing('knitted rabbit', LAMPLIT), -4)
    );
  },
};
