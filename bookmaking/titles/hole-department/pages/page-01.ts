import { at } from '../../../drawing/marks.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { BUILDERS, bather } from '../cast/bather.ts';
import { digger } from '../cast/digger.ts';
import { clouds, gull, parasol, pier, sand, sea, sky, sunDisk } from '../set/beach.ts';
import { castle, cathedral, sofa } from '../set/castles.ts';
import { earth } from '../set/earth.ts';
import { boardwalk, bucket, onShaft, spade, towel, windbreak } from '../set/gear.ts';
import { DAY } from '../set/lights.ts';
import { glow, lamp } from '../set/office.ts';

const GROUND = 188;

/** Wide: everyone builds up, and one spade is in the air. Under the line, a lamp. */
export const page01: Painting = ({ hero, things }) => {
  const top: [number, number] = [112, 150];
  const point: [number, number] = [136, 116];
  const child = digger(
    hero,
    58,
    24,
    [96, GROUND - 2],
    {
      pose: 'crouch',
      mood: 'brave',
      yaw: 26,
      pitch: 8,
      gaze: [0.5, 0.6],
      touchL: onShaft(top, point, 0.25),
      touchR: top,
      armL: { upper: [58, 12], lower: [74, -2], hand: 'hold' },
      armR: { upper: [58, 12], lower: [74, -2], hand: 'hold' },
    },
    DAY,
  );
  const art =
    sky('#9bd8e4', '#fff3cf', 104, [34, 34]) +
    sunDisk(34, 84, 9) +
    clouds([[92, 88, 0.9], [190, 82, 1.2]]) +
    gull(120, 84, 9, '#ffffff') +
    pier(140, 99, 76, '#8fa7ae') +
    sea(100, 112, '#3f9fb0', '#8ed2cb', 'one') +
    sand(112, GROUND, 'one') +
    parasol(14, 122, 16, '#e5a93b') +
    parasol(118, 120, 14, '#d9573f') +
    at(52, 128, 0.34, castle(DAY, 1)) +
    at(148, 126, 0.34, castle(DAY, 0)) +
    at(86, 126, 0.28, castle(DAY, 2)) +
    bather(DAY, BUILDERS.father, 'stands', 132, 130, 24, -1) +
    bather(DAY, BUILDERS.twin, 'pats', 66, 130, 26, -1) +
    bather(DAY, BUILDERS.otherTwin, 'kneels', 36, 132, 26) +
    at(186, 158, 0.6, cathedral(DAY)) +
    bather(DAY, BUILDERS.architect, 'points', 150, 162, 46) +
    at(40, 158, 0.58, sofa(DAY)) +
    bather(DAY, BUILDERS.upholsterer, 'pats', 8, 160, 44) +
    windbreak(DAY, -8, 186, 30) +
    earth(GROUND, 208) +
    glow(166, 208, 22, 16, 0.9) +
    lamp(166, 206, 200, 0.7) +
    boardwalk(DAY, 66, 128, GROUND - 2) +
    towel(DAY, 160, GROUND - 1, 34, '#2f8f8c') +
    at(160, GROUND - 8, 0.24, thing(things[0], DAY)) +
    bucket(DAY, 74, GROUND, 15) +
    child.shadow +
    child.art +
    spade(DAY, top, point, 13) +
    child.arm(-1) +
    child.arm(1);
  return {
    art,
    quiet: { box: { ...SAFE, height: 60 }, ink: 'dark' },
    faces: [child.face],
  };
};
