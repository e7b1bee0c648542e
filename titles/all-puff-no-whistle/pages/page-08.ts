import { at, line } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { captainFromBehind, wake, walnut } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { handOnRim } from '#titles/all-puff-no-whistle/cast/hands-on-rim.ts';
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
  const child = placeHero(
    hero,
    38,
    'head',
    [166, 107],
    {
      pose: 'stand',
      mood: 'happy',
      yaw: -30,
      nod: 6,
      gaze: [-0.9, 0.6],
      touchR: [139, 112],
      armR: { upper: [40, 10], lower: [70, 0], hand: 'hold' },
    },
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
    handOnRim(hero, 188, RIM + 2, 42, WATERSIDE) +
    glitter('eight', { x: 0, y: 146, width: 216, height: 70 }, 0.9) +
    road([66, 218], [126, 141], 17, 2) +
    line('M91 204L124 143M58 204L122 142', '#ffffff', 0.6, 'stroke-opacity=".6"') +
    rings(176, 182, 30, 0.22, 4) +
    at(125, RIM - 9, 0.32, thing(things[0], WATERSIDE)) +
    clip(`M0 0H216V${RIM + 1}H0Z`, child.arm(-1)) +
    wake(58, 206, 92) +
    at(58, 202, 0.6, nut.back + at(16, -24, 1, captainFromBehind(WATERSIDE)) + nut.front);
  return {
    art,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'dark', largest: { explorer: 15.5 } },
    faces: [child.face],
  };
};
