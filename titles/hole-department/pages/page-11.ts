import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, star } from '#bookmaking/drawing/curves.ts';
import { type Point, rotated } from '#bookmaking/drawing/geometry.ts';
import { turned } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted, specks } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { pencil } from '#titles/hole-department/cast/mole-head.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { gull, pier, sand, sea } from '#titles/hole-department/set/beach.ts';
import { earth, pebbles, shaft } from '#titles/hole-department/set/earth.ts';
import { windbreak } from '#titles/hole-department/set/gear.ts';
import { EVENING, SHAFT } from '#titles/hole-department/set/lights.ts';

const GROUND = 170;
/** How far the child lies over, in degrees: a back and the back of a head on the sand. */
const LIES = 80;
const HEAD: Point = [88, 136];
const SIZE = 54;
/** Over the hole, and as far to the right as a star can be from the words. */
const STAR: Point = [168, 84];

/** Near: two who look up the same straight line, one from the sand and one from below. */
export const page11: Painting = ({ hero, things }) => {
  const lies = outOfChair(hero);
  const light = turned(EVENING, LIES);
  const kid = placeHero(
    lies,
    SIZE,
    'head',
    HEAD,
    {
      pose: 'stand',
      mood: 'wonder',
      face: { mouth: SOFT_SMILE, eyes: 'open' },
      yaw: -34,
      pitch: 2,
      turn: -6,
      nod: -4,
      tilt: 6,
      gaze: [-1, -0.9],
      armsByPage: true,
      body: { roll: 0, lean: 0 },
    },
    light,
  );
  /** From the page to the child as it stood before it lay down. */
  const upright = ([x, y]: Point): Point => {
    const [dx, dy] = rotated([x - HEAD[0], y - HEAD[1]], -LIES);
    return [HEAD[0] + dx, HEAD[1] + dy];
  };
  const tip: Point = [90, 82];
  const aim = -52;
  const wrist = upright([tip[0] - 20, tip[1] + 22]);
  const points = ownArm(
    lies,
    kid,
    1,
    { elbow: upright([44, 116]), wrist, hand: finger, degrees: aim - LIES, size: 1.25 },
    light,
  );
  const lying = (art: string): string =>
    at(HEAD[0], HEAD[1], 1, shifted(-HEAD[0], -HEAD[1], art), LIES);
  const inspector = mole(
    {
      person: { ...INSPECTOR, pencil: false },
      where: [164, 238],
      size: 66,
      facing: 1,
      look: -74,
      mood: 'awe',
      glasses: 'off',
      sits: true,
    },
    SHAFT,
  );
  const [noseX, noseY] = inspector.nose;
  const [starX, starY] = STAR;
  const art =
    box(
      0,
      0,
      SHEET,
      GROUND,
      linear([
        [0, '#182f5c'],
        [0.42, '#2b5683'],
        [0.62, '#6f9fb4'],
        [0.82, '#f4d6a4'],
        [0.94, '#f6b98a'],
      ]),
    ) +
    specks(
      chanceFrom('stars'),
      { x: 0, y: 66, width: SHEET, height: 30 },
      18,
      '#fff8e2',
      0.8,
      0.8,
    ) +
    oval(
      196,
      GROUND - 20,
      80,
      40,
      radial([
        [0, '#fff0bf', 0.9],
        [0.5, '#ffd79a', 0.4],
        [1, '#ffd79a', 0],
      ]),
    ) +
    pier(176, GROUND - 26, 40, '#6d7f9c') +
    sea(GROUND - 25, GROUND - 11, '#4a6d96', '#c7b5ae', 'eleven') +
    sand(GROUND - 12, GROUND, 'eleven', '#e2c6a2', '#d0a980') +
    windbreak(EVENING, 116, GROUND - 8, 17) +
    earth(GROUND, 200) +
    shaft(
      { x: starX, width: 68, top: GROUND, bottom: 226, sun: 1, smoothed: true },
      box(
        starX - 44,
        GROUND - 4,
        88,
        66,
        linear([
          [0, '#9fd4f2', 0.9],
          [1, '#5b9fd6', 0.55],
        ]),
      ) + inspector.art,
    ) +
    at(194, 205, 0.5, pencil(), 64) +
    // One straight line, measured with a nose: it goes all the way up.
    path(
      `M${starX - 32} ${GROUND + 20}L${starX + 32} ${GROUND + 20}L${starX + 10} ${starY}L${starX - 10} ${starY}Z`,
      linear([
        [0, '#eaf6ff', 0.55],
        [0.6, '#eaf6ff', 0.34],
        [1, '#eaf6ff', 0],
      ]),
    ) +
    line(
      `M${starX} ${starY + 5}L${num(noseX)} ${num(noseY - 4)}`,
      '#fff6d8',
      1,
      'stroke-dasharray=".1 4"',
    ) +
    oval(
      starX,
      starY,
      16,
      16,
      radial([
        [0, '#fff6d2', 0.8],
        [1, '#fff6d2', 0],
      ]),
    ) +
    path(star(starX, starY, 6), '#fff6d2') +
    gull(starX + 36, 98, 20, '#ffffff', -10) +
    pebbles('eleven', [
      [34, 192, 4],
      [92, 204, 3],
    ]) +
    parkedChair(hero, 24, [203, GROUND - 4], -40, EVENING) +
    oval(54, GROUND - 1, 74, 4, EVENING.shade, 'fill-opacity=".34"') +
    lying(kid.art + points.art) +
    at(30, 124, 0.32, thing(things[0], EVENING));
  return {
    art,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  };
};
