import { at } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton } from '#titles/box-of-snow/cast/carton.ts';
import { iron, ironer, ironerArm } from '#titles/box-of-snow/cast/ironer.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { STEAM } from '#titles/box-of-snow/set/lights.ts';
import { board, hung, steam, washingLine, wrap } from '#titles/box-of-snow/set/linen.ts';
import { acrossTheWell, farSide, overhead, rail, rampFloor } from '#titles/box-of-snow/set/ramp.ts';

/** Mid: a kind man, forty hot tablecloths, and two arms that are out already. Half a turn behind comes the laundry. */
export const page03: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 122, 42),
    'ground',
    [50, 210],
    {
      pose: 'walk',
      mood: 'worried',
      yaw: 34,
      pitch: 5,
      gaze: [1, 0.1],
      touchL: [106, 156],
      armL: { upper: [60, 20], lower: [80, 10], hand: 'open' },
      armR: { upper: [24, 46], lower: [26, 118], hand: 'open' },
    },
    STEAM,
  );
  const view = { eye: 4.3, horizon: 128, storey: 40, from: 2, to: 5 };
  const art =
    acrossTheWell(view) +
    at(84, farSide(view, 4, 84), 0.115, laundry(STEAM, 0.7)) +
    washingLine(70, 9, 0.62, 2) +
    washingLine(84, 15, 0.9, 0) +
    mittenOnWool(STEAM, [98, 60], [98, 116], 8.8) +
    rail(FLOORS[4], 180, 38) +
    hung() +
    rampFloor(FLOORS[4], 182) +
    child.shadow +
    at(152, 200, 0.46, ironer(STEAM)) +
    board() +
    at(138, 186, 0.46, carton(STEAM, 0.55, 0)) +
    at(138, 186, 0.46, wrap(STEAM)) +
    at(152, 200, 0.46, ironerArm(STEAM, 1, [14, -58]) + ironerArm(STEAM, -1, [-70, -64])) +
    at(194, 177, 0.44, iron(STEAM)) +
    child.art +
    steam([
      [120, 122, 0.7],
      [208, 142, 0.6],
    ]) +
    overhead(FLOORS[4], 64);
  return {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face],
  };
};
