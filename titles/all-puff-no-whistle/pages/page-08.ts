import { at, line } from '#bookmaking/drawing/marks.ts';
import { flat, grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { captainFromBehind, wake, walnut } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import {
  clockTower,
  glitter,
  parkTrees,
  rim,
  rings,
  road,
  water,
} from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';

const RIM = 126;

/** Mid: a lighthouse is set up, and a course is taken. */
export const page08: Painting = ({ hero, things }) => {
  const child = puffingHero(
    hero,
    39,
    'head',
    [171, 101],
    {
      pose: 'stand',
      eyes: 'open',
      cheeks: 1,
      face: { brow: [-4, -8, 0] },
      yaw: -34,
      nod: 6,
      tilt: -11,
      gaze: [-0.9, 0.6],
      body: { lean: 14, roll: -12, shrug: 6 },
      armsByPage: true,
    },
    WATERSIDE,
  );
  const holds = ownArm(
    hero,
    child,
    -1,
    { elbow: [151, RIM - 1], wrist: [136, RIM - 5], hand: grip, degrees: -168, flip: true },
    WATERSIDE,
  );
  const rests = ownArm(
    hero,
    child,
    1,
    { elbow: [204, RIM + 1], wrist: [178, RIM + 4], hand: flat, degrees: 176, flip: true },
    WATERSIDE,
  );
  const nut = walnut(WATERSIDE, 'limp');
  const art =
    sky(134, '#d3e0f3', '#fff4e4') +
    clouds([
      [30, 98, 1.8],
      [84, 106, 1.1],
    ]) +
    at(112, 124, 0.255, clockTower(WATERSIDE, 52, 0.05)) +
    parkTrees(WATERSIDE, 'eight', 128, 34, 0.3) +
    at(204, 158, 0.335, hatStanding(WATERSIDE)) +
    child.art +
    water(RIM + 5, ['#a3cdee', '#4285c6', '#1d4a8c']) +
    rim(WATERSIDE, RIM, 15, 4) +
    glitter('eight', { x: 0, y: 146, width: 216, height: 70 }, 0.9) +
    road([66, 218], [126, 141], 17, 2) +
    line('M91 204L124 143M58 204L122 142', '#ffffff', 0.6, 'stroke-opacity=".6"') +
    rings(176, 182, 30, 0.22, 4) +
    holds.art +
    at(119, RIM - 11, 0.4, thing(things[0], WATERSIDE)) +
    holds.before +
    rests.art +
    wake(58, 206, 92) +
    at(58, 202, 0.6, nut.back + at(16, -24, 1, captainFromBehind(WATERSIDE)) + nut.front);
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face],
  };
};
