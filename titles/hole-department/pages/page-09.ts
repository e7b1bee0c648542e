import { turned } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR, STAFF } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { gull, sand, sea, sky, sunDisk } from '#titles/hole-department/set/beach.ts';
import { boot, bottle, buried, button, cup, fossil } from '#titles/hole-department/set/buried.ts';
import { castle, ruin } from '#titles/hole-department/set/castles.ts';
import { SAND } from '#titles/hole-department/set/colors.ts';
import { ammonite, earth, shaft } from '#titles/hole-department/set/earth.ts';
import { form } from '#titles/hole-department/set/forms.ts';
import { boardwalk, bucket, spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, LATE } from '#titles/hole-department/set/lights.ts';
import { chamber, glow, ladder, lamp, pigeonholes } from '#titles/hole-department/set/office.ts';
import { spray, tongue } from '#titles/hole-department/set/tide.ts';

const GROUND = 90;

/** One straight arm says where the bottom is, an object has responsibility, and a mole looks at its own feet. */
export const page09: Painting = ({ hero, things, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = wholeHero(
    hero,
    58,
    [rolls ? 131 : 134, GROUND],
    {
      pose: rolls ? 'sit' : 'kneel',
      mood: 'brave',
      face: { mouth: SHOUT },
      yaw: 52,
      pitch: 4,
      nod: 14,
      tilt: 4,
      gaze: [0.7, 1],
      leanInChair: 30,
      armL: { upper: [rolls ? 54 : 42, 6], lower: [34, 4], hand: 'point' },
      armR: { upper: [-40, 16], lower: [-8, 10] },
      body: { lean: 40 },
    },
    LATE,
    32,
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
    spade(LATE, [52, 44], [58, GROUND + 2], 17) +
    child.shadow +
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
    boardwalk(LATE, 4, rolls ? 156 : 84, GROUND - 1.5) +
    bucket(LATE, 100, GROUND - 1, 19) +
    form(76, GROUND - 20, 31, { number: '9', degrees: -9 }) +
    at(76, GROUND - 20, 1.55, answer(), -9) +
    path(`M190 ${GROUND + 1}q6 -5 12 -2q8 -3 14 0q6 -2 10 2Z`, '#fffdf4') +
    spray('nine', 188, 80, 22, 10, 9) +
    child.art +
    // One edge keeps slipping; something holds it up.
    path(
      `M197 ${GROUND + 6}C198 ${GROUND - 4} 204 ${GROUND - 6} 214 ${GROUND - 1}L222 ${GROUND + 4}L208 ${GROUND + 10}Z`,
      SAND.base,
    ) +
    at(203, GROUND - 9, 0.38, thing(things[0], turned(LATE, 24)), 24) +
    (beside ? inTheWay() : '') +
    ammonite(36, 108, 6, -30) +
    buried(button, 96, 106, 0.5);
  return {
    art,
    quiet: {
      box: { x: 14, y: 117, width: 143, height: 54 },
      ink: 'light',
      largest: { explorer: 18 },
    },
    faces: [child.face, inspector.face],
  };
};

/** The fourth box, and what it is for, in capitals and by hand: under a form 20 wide. */
const answer = (): string =>
  path('M-9.4 -1.5H9.4V6.4H-9.4Z', '#fffaf0') +
  line('M-7.9 1.6V4.4H-5.1V1.6ZM-8 2.4L-6.6 4L-3.9 -.4', '#c14a3c', 0.6) +
  line(
    'M-3 1.2L-2.4 4.4L-1.9 2.6L-1.4 4.4L-.8 1.2M-.1 1.2V4.4M.7 4.4V1.2L2 4.4V1.2M2.8 1.2V4.4Q4.2 4.4 4.2 2.8T2.8 1.2M5.5 1.2Q4.8 1.2 4.8 2.8T5.5 4.4T6.2 2.8T5.5 1.2M6.8 1.2L7.3 4.4L7.7 2.6L8.2 4.4L8.7 1.2',
    '#3d4a66',
    0.5,
  );

/** Where no words lie, lies what has been lost on a beach. */
const inTheWay = (): string =>
  buried(bottle, 34, 134, 0.9, 24) +
  buried(cup, 116, 130, 0.8, -16) +
  fossil(78, 156, 1, 8) +
  buried(boot, 138, 154, 0.8, -20);
