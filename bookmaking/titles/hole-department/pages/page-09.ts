import type { Point } from '../../../drawing/geometry.ts';
import { turned } from '../../../drawing/light.ts';
import { at, line, oval, path } from '../../../drawing/marks.ts';
import { thing } from '../../../scenes/things/things.ts';
import type { Painting } from '../../title.ts';
import { digger } from '../cast/digger.ts';
import { INSPECTOR, mole } from '../cast/mole.ts';
import { gull, sand, sea, sky, sunDisk } from '../set/beach.ts';
import { buried } from '../set/buried.ts';
import { castle, ruin } from '../set/castles.ts';
import { SAND } from '../set/colors.ts';
import { ammonite, earth, shaft } from '../set/earth.ts';
import { boardwalk, bucket, spade, windbreak } from '../set/gear.ts';
import { BELOW, LATE } from '../set/lights.ts';
import { chamber, glow, ladder, lamp, pigeonholes } from '../set/office.ts';
import { spray, tongue } from '../set/tide.ts';

const GROUND = 90;

/** Mid: an object with responsibility, and a mole that looks at its own feet. */
export const page09: Painting = ({ hero, things }) => {
  const prop: Point = [131, GROUND - 5];
  const child = digger(
    hero,
    72,
    30,
    [88, GROUND - 1],
    {
      pose: 'crouch',
      mood: 'happy',
      yaw: 36,
      pitch: 8,
      nod: 3,
      gaze: [0.9, 1],
      touchL: [prop[0] - 10, prop[1] - 5],
      armL: { upper: [58, 12], lower: [74, -2], hand: 'open' },
      armR: { upper: [14, 16], lower: [36, -8] },
    },
    LATE,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [156, 190],
      size: 40,
      facing: -1,
      look: 34,
      mood: 'brisk',
      near: [163, 168],
      far: [146, 160],
    },
    BELOW,
  );
  const clerk = mole(
    {
      person: {
        fur: '#403a44',
        waistcoat: '#d9a441',
        hat: 'bowler',
        hatColor: '#2c2228',
        whiskers: true,
      },
      where: [190, 164],
      size: 28,
      facing: 1,
      look: -26,
      mood: 'official',
      near: [202, 147],
    },
    BELOW,
  );
  const art =
    sky('#a3c7d2', '#ffdca4', 60, [196, 40], '#fff0bc') +
    sunDisk(186, 44, 9, '#fff3c4') +
    gull(40, 28, 10, '#ffffff', -6) +
    sea(50, 68, '#5a98a4', '#b5d6c8', 'nine') +
    sand(68, GROUND, 'nine', '#f8e2b4', '#edcd96') +
    at(20, 78, 0.3, castle(LATE, 1)) +
    ruin(LATE, 140, 78, 20) +
    ruin(LATE, 176, 76, 26) +
    windbreak(LATE, -22, 87, 30) +
    tongue('nine', 178, 72, 90) +
    earth(GROUND, 118) +
    chamber(
      { x: 172, y: 128, width: 52, height: 38 },
      1,
      pigeonholes({ x: 206, y: 134, width: 16, height: 30 }, 2, 4, 'nine') +
        clerk.art +
        line('M196 156L204 138', '#8a6a44', 1) +
        path('M201 138L207 140L203 133Z', '#d9a441') +
        lamp(205, 138, 126, 0.7),
    ) +
    chamber(
      { x: 172, y: 174, width: 52, height: 34 },
      0,
      pigeonholes({ x: 188, y: 180, width: 30, height: 26 }, 4, 4, 'dark') +
        '<path d="M172 174H224V208H172Z" fill="#3a241b" fill-opacity=".72"/>' +
        lamp(182, 184, 172, 0.7, true),
    ) +
    shaft(
      { x: 150, width: 36, top: GROUND, bottom: 213, sun: 1, smoothed: true },
      ladder(151, 116, 214, 17) + glow(150, 176, 22, 30, 0.3) + inspector.art,
    ) +
    boardwalk(LATE, 50, 116, GROUND - 1.5) +
    bucket(LATE, 192, GROUND + 2, 17) +
    path(`M176 ${GROUND + 1}q6 -5 12 -2q8 -3 14 0q6 -2 10 2Z`, '#fffdf4') +
    spray('nine', 174, 80, 22, 10, 9) +
    spade(LATE, [28, 52], [36, GROUND + 2], 14) +
    child.shadow +
    child.art +
    // One edge keeps slipping; something holds it up.
    path(
      `M112 ${GROUND + 2}C118 ${GROUND - 6} 128 ${GROUND - 4} 133 ${GROUND + 1}L132 ${GROUND + 9}C124 ${GROUND + 7} 118 ${GROUND + 5} 112 ${GROUND + 2}Z`,
      SAND.base,
    ) +
    at(prop[0], prop[1], 0.32, thing(things[0], turned(LATE, 24)), 24) +
    oval(124, GROUND + 3, 7, 1.4, LATE.shade, 'fill-opacity=".3"') +
    child.arm(1) +
    ammonite(36, 108, 6, -30) +
    buried('button', 96, 106, 0.5);
  return {
    art,
    quiet: { box: { x: 14, y: 120, width: 108, height: 83 }, ink: 'light' },
    faces: [child.face, inspector.face],
  };
};
