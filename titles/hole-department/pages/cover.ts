import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { SCREENED } from '#titles/hole-department/cast/children.ts';
import { around, closerTo, digger } from '#titles/hole-department/cast/digger.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR, STAFF } from '#titles/hole-department/cast/staff.ts';
import { LETTERING } from '#titles/hole-department/lettering.ts';
import { MEDIUM } from '#titles/hole-department/medium.ts';
import { clouds, gull, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { buried, key } from '#titles/hole-department/set/buried.ts';
import { castle } from '#titles/hole-department/set/castles.ts';
import { SAND } from '#titles/hole-department/set/colors.ts';
import { ammonite, earth, heap, pebbles, shaft } from '#titles/hole-department/set/earth.ts';
import { form } from '#titles/hole-department/set/forms.ts';
import { boardwalk, bucket, onShaft, spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { chamber, glow, lamp, pigeonholes } from '#titles/hole-department/set/office.ts';

const GROUND = 134;

/** The beach cut open: one looks down, one looks up, and there is a form between them. */
const paint: Painting = ({ hero }) => {
  const top: Point = [113, 93];
  const point: Point = [117, GROUND + 7];
  const grip = around(onShaft(top, point, 0.16), 27);
  const child = closerTo(
    grip,
    digger(
      hero,
      69,
      34,
      [80, GROUND - 1],
      {
        pose: 'kneel',
        mood: 'wonder',
        yaw: 32,
        pitch: 8,
        nod: 3,
        gaze: [0.7, 1],
        touchL: grip,
        touchR: around(onShaft(top, point, 0.46), 27),
        armL: { upper: [58, 12], lower: [74, -2], hand: 'hold' },
        armR: { upper: [58, 12], lower: [74, -2], hand: 'hold' },
      },
      DAY,
    ),
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [154, 208],
      size: 58,
      facing: -1,
      look: -56,
      mood: 'official',
      near: [164, 186],
      far: [125, 172],
    },
    BELOW,
  );
  const clerk = mole(
    {
      person: STAFF.cap,
      where: [32, 204],
      size: 28,
      facing: 1,
      look: -8,
      mood: 'brisk',
      near: [46, 186],
      far: [44, 190],
    },
    BELOW,
  );
  const art =
    sky('#abe0ea', '#fff3cf', 116, [26, 44]) +
    clouds([[180, 84, 1.2]]) +
    gull(160, 66, 13, '#ffffff', -8) +
    sea(100, 112, '#3f9fb0', '#86cfca', 'cover') +
    sand(112, GROUND, 'cover') +
    at(188, 130, 0.66, castle(DAY, 0)) +
    at(158, 119, 0.34, castle(DAY, 1)) +
    windbreak(DAY, -18, 128, 28) +
    earth(GROUND, 166) +
    chamber(
      { x: -8, y: 172, width: 106, height: 34 },
      1,
      pigeonholes({ x: 54, y: 178, width: 38, height: 25 }, 6, 4, 'cover') +
        lamp(12, 182, 170, 0.9) +
        clerk.art +
        form(46, 184, 9, { number: '9', degrees: 6 }),
    ) +
    shaft(
      { x: 143, width: 62, top: GROUND, bottom: 209, sun: -1 },
      glow(146, 176, 46, 46, 0.85) +
        inspector.art +
        form(124, 160, 19, { number: '1', degrees: -14, circle: 2.2 }),
    ) +
    heap('cover', 194, GROUND + 1, 44, 13) +
    boardwalk(DAY, 20, 108, GROUND - 1.5) +
    bucket(DAY, 34, GROUND + 1, 20) +
    child.shadow +
    child.art +
    spade(DAY, top, point, 17) +
    child.arm(-1) +
    child.arm(1) +
    ammonite(26, 157, 6, 20) +
    buried(key, 190, 168, 0.6, -24) +
    pebbles('cover', [
      [64, 162, 3.6],
      [96, 158, 2.4],
      [192, 194, 4.4],
    ]);
  return {
    art,
    quiet: { box: { ...SAFE, y: 13, height: 40 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: [child.face, inspector.face],
  };
};

export const cover: Cover = {
  slug: 'hole-department',
  title: '{name} and the Hole Department',
  lettering: LETTERING,
  medium: MEDIUM,
  children: SCREENED,
  paint,
  grounds: [{ color: SAND.lit, light: DAY }],
};
