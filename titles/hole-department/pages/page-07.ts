import type { Point } from '#bookmaking/drawing/geometry.ts';
import { turned } from '#bookmaking/drawing/light.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bather } from '#titles/hole-department/cast/bather.ts';
import { BUILDERS } from '#titles/hole-department/cast/builders.ts';
import { digger } from '#titles/hole-department/cast/digger.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { gull, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { buried } from '#titles/hole-department/set/buried.ts';
import { castle, cathedral, ruin, sofa } from '#titles/hole-department/set/castles.ts';
import { earth, pebbles, shaft } from '#titles/hole-department/set/earth.ts';
import { pile } from '#titles/hole-department/set/forms.ts';
import { boardwalk, spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, LATE } from '#titles/hole-department/set/lights.ts';
import { glow } from '#titles/hole-department/set/office.ts';
import { bigStamp } from '#titles/hole-department/set/stamp.ts';
import { spray, tongue, waveHand } from '#titles/hole-department/set/tide.ts';

const GROUND = 158;

/** Wide: the sea takes the cathedral, and a stamp stays in the air. */
export const page07: Painting = ({ hero }) => {
  const top: Point = [7, 126];
  const child = digger(
    hero,
    56,
    24,
    [46, GROUND - 1],
    {
      pose: 'crouch',
      mood: 'worried',
      yaw: 36,
      pitch: 8,
      nod: -4,
      gaze: [1, -0.1],
      armL: { upper: [50, 26], lower: [84, 6], hand: 'open' },
      armR: { upper: [14, 16], lower: [36, -8] },
    },
    LATE,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [96, 213],
      size: 45,
      facing: -1,
      look: -58,
      mood: 'wistful',
      near: [115, 169],
      far: [80, 168],
    },
    BELOW,
  );
  const hand = waveHand();
  const art =
    sky('#c3dfe4', '#ffe3b4', 104, [200, 80], '#fff3c4') +
    gull(92, 88, 11, '#ffffff', 6) +
    gull(70, 94, 7, '#ffffff', -8) +
    sea(94, 116, '#5a98a4', '#a8d2c8', 'seven') +
    sand(116, GROUND, 'seven', '#f8e6bd', '#efd3a0') +
    at(14, 121, 0.2, castle(LATE, 1)) +
    at(84, 120, 0.18, castle(LATE, 2)) +
    bather(LATE, BUILDERS.mother, 'carries', 16, 130, 30, -1, towelRoll) +
    bather(LATE, BUILDERS.twin, 'runs', 88, 134, 34, -1) +
    bather(LATE, BUILDERS.otherTwin, 'runs', 101, 131, 32, -1) +
    bather(LATE, BUILDERS.father, 'carries', 66, 128, 27, -1, towelRoll) +
    bather(LATE, BUILDERS.architect, 'points', 122, 140, 40) +
    ruin(LATE, 84, 140, 20) +
    tongue('seven', 122, 116, 156) +
    hand.behind +
    at(152, 146, 0.54, cathedral(LATE)) +
    hand.before +
    at(132, 154, 0.34, sofa(LATE), 9) +
    oval(132, 154.6, 18, 2.4, '#fffdf4', 'fill-opacity=".85"') +
    spray('seven', 116, 76, 60, 40, 26) +
    bather(LATE, BUILDERS.upholsterer, 'points', 104, 155, 46) +
    windbreak(LATE, -42, 155, 30) +
    earth(GROUND, 184) +
    shaft(
      { x: 107, width: 66, top: GROUND, bottom: 214, sun: 1 },
      glow(100, 190, 36, 28, 0.6) + inspector.art,
    ) +
    at(125, 184, 0.4, bigStamp(turned(BELOW, -28)), -28) +
    inspector.arm +
    boardwalk(LATE, 14, 78, GROUND - 1.5) +
    spade(LATE, top, [10, GROUND + 2], 12) +
    pile(34, GROUND - 1, 13, 8, 'seven') +
    child.shadow +
    child.art +
    buried('anchor', 178, 190, 0.9, 16) +
    buried('cup', 34, 192, 0.7, -14) +
    pebbles('seven', [
      [150, 206, 4],
      [66, 204, 3],
    ]);
  return {
    art,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'dark' },
    faces: [child.face],
  };
};

/** A towel under an arm, in the bather's own units. */
const towelRoll = `${oval(30, -56, 15, 7, '#d9573f')}${oval(43, -56, 4, 6.6, '#fff2d6')}`;
