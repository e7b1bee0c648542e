import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { star } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { pencil } from '#titles/hole-department/cast/mole-head.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { gull, pier, sand, sea } from '#titles/hole-department/set/beach.ts';
import { earth, pebbles, shaft } from '#titles/hole-department/set/earth.ts';
import { boardwalk, windbreak } from '#titles/hole-department/set/gear.ts';
import { EVENING, SHAFT } from '#titles/hole-department/set/lights.ts';

const GROUND = 156;

/** Knees up, as one lies when one has time. */
const ON_ITS_BACK: Partial<Pose> = {
  legL: { upper: [62, 8], lower: [-44, 6], foot: 10 },
  legR: { upper: [30, 10], lower: [-20, 8], foot: 20 },
};

/** Wide: a little way down, and the whole rest up. */
export const page11: Painting = ({ hero, things }) => {
  const lies = outOfChair(hero);
  const child = placeHero(
    lies,
    headToStand(hero, 106, 28),
    'head',
    [46, GROUND - 14],
    {
      pose: 'onBack',
      mood: 'wonder',
      face: { mouth: SOFT_SMILE },
      yaw: 62,
      pitch: 12,
      turn: -34,
      nod: -8,
      gaze: [0.7, -0.9],
      armL: { upper: [70, 30], lower: [100, 60] },
      touchL: [82, 112],
      armR: { upper: [160, 30], lower: [200, -40] },
      body: ON_ITS_BACK,
    },
    EVENING,
  );
  const inspector = mole(
    {
      person: { ...INSPECTOR, pencil: false },
      where: [122, 208],
      size: 31,
      facing: 1,
      look: -72,
      mood: 'awe',
      glasses: 'off',
      sits: true,
    },
    SHAFT,
  );
  const [noseX, noseY] = inspector.nose;
  const art =
    box(
      0,
      0,
      SHEET,
      GROUND,
      linear([
        [0, '#182f5c'],
        [0.42, '#2b5683'],
        [0.66, '#6f9fb4'],
        [0.86, '#f4d6a4'],
        [0.96, '#f6b98a'],
      ]),
    ) +
    specks(
      chanceFrom('stars'),
      { x: 0, y: 78, width: SHEET, height: 30 },
      16,
      '#fff8e2',
      0.8,
      0.8,
    ) +
    oval(
      196,
      GROUND - 20,
      70,
      34,
      radial([
        [0, '#fff0bf', 0.9],
        [0.5, '#ffd79a', 0.4],
        [1, '#ffd79a', 0],
      ]),
    ) +
    path(star(noseX, 78, 3.6), '#fff6d2') +
    oval(
      noseX,
      78,
      12,
      12,
      radial([
        [0, '#fff6d2', 0.7],
        [1, '#fff6d2', 0],
      ]),
    ) +
    gull(noseX + 34, 100, 18, '#ffffff', -10) +
    line(`M${noseX + 22} 106q-12 6 -22 1t-16 4`, '#ffffff', 0.5, 'stroke-opacity=".6"') +
    pier(150, GROUND - 22, 70, '#6d7f9c') +
    sea(GROUND - 21, GROUND - 7, '#4a6d96', '#c7b5ae', 'eleven') +
    sand(GROUND - 8, GROUND, 'eleven', '#e2c6a2', '#d0a980') +
    windbreak(EVENING, -16, GROUND - 3, 22) +
    earth(GROUND, 188) +
    shaft(
      { x: 124, width: 36, top: GROUND, bottom: 210, sun: 1, smoothed: true },
      box(
        100,
        GROUND - 4,
        50,
        62,
        linear([
          [0, '#9fd4f2', 0.85],
          [1, '#5b9fd6', 0.5],
        ]),
      ) +
        inspector.art +
        line('M137 196v-7M134.5 192v-5', '#fff6d8', 0.5, 'stroke-opacity=".8"'),
    ) +
    at(136.6, 201, 0.34, pencil(), 64) +
    // One straight line, measured with a nose: it goes all the way up.
    path(
      `M${noseX - 4} ${noseY}L${noseX + 4} ${noseY}L${noseX + 16} 78L${noseX - 16} 78Z`,
      linear([
        [0, '#eaf6ff', 0],
        [0.5, '#eaf6ff', 0.2],
        [1, '#eaf6ff', 0.4],
      ]),
    ) +
    line(`M${noseX} 82V${noseY - 3}`, '#fff6d8', 0.7, 'stroke-dasharray=".1 3.2"') +
    boardwalk(EVENING, 56, 104, GROUND - 1.5) +
    pebbles('eleven', [
      [34, 186, 3],
      [186, 190, 4],
    ]) +
    parkedChair(hero, 20, [14, GROUND - 6], 40, EVENING) +
    child.shadow +
    child.art +
    at(154, GROUND - 4, 0.2, thing(things[0], EVENING));
  return {
    art,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'light', largest: { explorer: 15 } },
    faces: [child.face],
  };
};
