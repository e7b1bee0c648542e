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
    42,
    'head',
    [171, 104],
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
    { elbow: [150, RIM + 2], wrist: [139, RIM - 6], hand: grip, degrees: -164, flip: true },
    WATERSIDE,
  );
  const rests = ownArm(
    hero,
    child,
    1,
    { elbow: [206, RIM + 2], wrist: [180, RIM + 6], hand: flat, degrees: 176, flip: true },
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
    road([64, 218], [126, 141], 17, 2) +
    line('M89 204L124 143M56 204L122 142', '#ffffff', 0.6, 'stroke-opacity=".6"') +
    rings(176, 182, 30, 0.22, 4) +
    holds.art +
    at(120, RIM - 12, 0.4, thing(things[0], WATERSIDE)) +
    holds.before +
    rests.art +
    wake(56, 206, 92) +
    at(56, 202, 0.56, nut.back + at(16, -24, 1, captainFromBehind(WATERSIDE)) + nut.front);
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face],
  };
};
