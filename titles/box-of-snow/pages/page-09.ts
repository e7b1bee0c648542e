import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { snowball } from '#titles/box-of-snow/cast/carton.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { doorAjar, sunBars, windows } from '#titles/box-of-snow/set/last-turn.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { LOW_SUN } from '#titles/box-of-snow/set/lights.ts';
import { plainWall, rampFloor, wet } from '#titles/box-of-snow/set/ramp.ts';

/** Mid: wherever the shade goes, the ball goes too. */
export const page09: Painting = ({ hero, things }) => {
  const head = headToStand(hero, 120, 40);
  const child = placeHero(
    hero,
    head,
    'ground',
    [82, 206],
    {
      pose: 'walk',
      mood: 'brave',
      yaw: 30,
      pitch: 5,
      gaze: [0.9, 0.8],
      armL: { upper: [50, 10], lower: [84, 4], hand: 'hold' },
      armR: { upper: [20, 120], lower: [10, 150], hand: 'hold' },
    },
    LOW_SUN,
  );
  const art =
    plainWall(FLOORS[9], 190) +
    thrownUp() +
    windows() +
    rampFloor(FLOORS[9], 180) +
    sunBars() +
    shade() +
    doorAjar([182, 180]) +
    lettering('9', 140, 128, 22, FLOORS[9].wall, 0.22) +
    child.shadow +
    child.art +
    snowball(LOW_SUN, child.handL[0] + 4, child.handL[1] - 4, 5.4) +
    at(
      child.handR[0] - head * 0.2,
      child.handR[1] - head * 0.24,
      head * 0.0096,
      thing(things[0], LOW_SUN),
      -14,
    ) +
    mittenOnWool(LOW_SUN, [167, 120], [155, 152], 19, 10) +
    wet([
      [60, 208, 4],
      [40, 205, 3],
    ]);
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face],
  };
};

/** Wherever it goes, the ball goes: the one cool place on the whole ramp. */
const shade = (): string => oval(120, 199, 21, 6, '#31407f', 'fill-opacity=".42"');

/** The sun is lower than the sills: it throws the windows up under the vault, and the words lie in them. */
const thrownUp = (): string =>
  path(
    'M6 66L-8 20C-8 8 18 4 40 8C58 10 66 20 66 28L70 68ZM82 68L78 24C80 10 104 4 124 8C142 10 148 20 148 28L146 68ZM158 68L162 26C166 12 186 8 206 12L224 16V68Z',
    '#ffedd2',
    'fill-opacity=".75"',
  ) +
  line('M-4 70Q108 76 220 66', '#a9b9e6', 2.4) +
  line('M-4 73Q108 79 220 69', '#8ea3da', 0.8);
