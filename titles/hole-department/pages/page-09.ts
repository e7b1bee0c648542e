import type { Point } from '#bookmaking/drawing/geometry.ts';
import { turned } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { closerTo, digger } from '#titles/hole-department/cast/digger.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR, STAFF } from '#titles/hole-department/cast/staff.ts';
import { gull, sand, sea, sky, sunDisk } from '#titles/hole-department/set/beach.ts';
import { buried, button } from '#titles/hole-department/set/buried.ts';
import { castle, ruin } from '#titles/hole-department/set/castles.ts';
import { SAND } from '#titles/hole-department/set/colors.ts';
import { ammonite, earth, shaft } from '#titles/hole-department/set/earth.ts';
import { boardwalk, bucket, spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, LATE } from '#titles/hole-department/set/lights.ts';
import { chamber, glow, ladder, lamp, pigeonholes } from '#titles/hole-department/set/office.ts';
import { spray, tongue } from '#titles/hole-department/set/tide.ts';

const GROUND = 90;

/** Mid: an object with responsibility, and a mole that looks at its own feet. */
export const page09: Painting = ({ hero, things }) => {
  const prop: Point = [157, GROUND - 9];
  const edge: Point = [prop[0] - 9, prop[1] - 8];
  const child = closerTo(
    edge,
    digger(
      hero,
      72,
      30,
      [112, GROUND - 1],
      {
        pose: 'kneel',
        mood: 'happy',
        yaw: 36,
        pitch: 8,
        nod: 3,
        gaze: [0.9, 1],
        touchL: edge,
        armL: { upper: [58, 12], lower: [74, -2], hand: 'rest' },
        armR: { upper: [14, 16], lower: [36, -8] },
      },
      LATE,
    ),
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [183, 192],
      size: 42,
      facing: -1,
      look: 34,
      mood: 'brisk',
      near: [189, 168],
      far: [172, 160],
    },
    BELOW,
  );
  const clerk = mole(
    {
      person: STAFF.bowler,
      where: [46, 207],
      size: 28,
      facing: 1,
      look: -26,
      mood: 'official',
      near: [60, 189],
    },
    BELOW,
  );
  const art =
    sky('#a3c7d2', '#ffdca4', 60, [196, 40], '#fff0bc') +
    sunDisk(190, 40, 9, '#fff3c4') +
    gull(40, 28, 10, '#ffffff', -6) +
    sea(50, 68, '#5a98a4', '#b5d6c8', 'nine') +
    sand(68, GROUND, 'nine', '#f8e2b4', '#edcd96') +
    at(20, 78, 0.3, castle(LATE, 1)) +
    ruin(LATE, 62, 78, 20) +
    ruin(LATE, 150, 76, 24) +
    windbreak(LATE, -22, 87, 30) +
    tongue('nine', 188, 72, 90) +
    earth(GROUND, 116) +
    chamber(
      { x: -8, y: 174, width: 92, height: 36 },
      1,
      pigeonholes({ x: 2, y: 180, width: 30, height: 26 }, 4, 3, 'nine') +
        lamp(62, 182, 172, 0.8) +
        clerk.art +
        line('M56 198L62.6 180', '#8a6a44', 1) +
        path('M58.6 181.4L66 183.4L62.4 175Z', '#d9a441'),
    ) +
    chamber(
      { x: 92, y: 174, width: 58, height: 36 },
      0,
      pigeonholes({ x: 112, y: 180, width: 34, height: 26 }, 4, 3, 'dark') +
        '<path d="M92 174H150V210H92Z" fill="#3a241b" fill-opacity=".7"/>' +
        lamp(102, 184, 172, 0.8, true),
    ) +
    shaft(
      { x: 177, width: 38, top: GROUND, bottom: 213, sun: 1, smoothed: true },
      ladder(178, 116, 214, 19) + glow(177, 176, 24, 32, 0.3) + inspector.art,
    ) +
    boardwalk(LATE, 72, 140, GROUND - 1.5) +
    bucket(LATE, 204, GROUND + 2, 17) +
    path(`M190 ${GROUND + 1}q6 -5 12 -2q8 -3 14 0q6 -2 10 2Z`, '#fffdf4') +
    spray('nine', 188, 80, 22, 10, 9) +
    spade(LATE, [28, 52], [36, GROUND + 2], 14) +
    child.shadow +
    child.art +
    // One edge keeps slipping; something holds it up.
    path(
      `M137 ${GROUND + 2}C143 ${GROUND - 6} 153 ${GROUND - 4} 158 ${GROUND + 1}L157 ${GROUND + 9}C149 ${GROUND + 7} 143 ${GROUND + 5} 137 ${GROUND + 2}Z`,
      SAND.base,
    ) +
    at(prop[0], prop[1], 0.44, thing(things[0], turned(LATE, 20)), 20) +
    oval(149, GROUND + 3, 7, 1.4, LATE.shade, 'fill-opacity=".3"') +
    child.arm(1) +
    ammonite(36, 108, 6, -30) +
    buried(button, 96, 106, 0.5);
  return {
    art,
    quiet: {
      box: { x: 14, y: 117, width: 143, height: 54 },
      ink: 'light',
      largest: { explorer: 15 },
    },
    faces: [child.face, inspector.face],
  };
};
