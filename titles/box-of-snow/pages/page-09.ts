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
    mittenOnWool(LOW_SUN, [162, 141], [159, 153], 19, 8) +
    handInDoor() +
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

/** Hers, out of the door before she is: the wool runs through it. */
const handInDoor = (): string =>
  path(
    'M174 134.6C171 134.4 168.6 135 166.6 136L167 144.6C169 145.6 171.4 146 174 145.8Z',
    '#6f4f8c',
  ) +
  line('M167 135.6Q168.4 140 167.4 145', '#a58ac0', 1.2) +
  path(
    'M167 136.4C163 134.8 158.6 136 158 139.6C157.4 143.4 160 146 163 145.6L167 144.4Z',
    '#a9744b',
  ) +
  line('M158.6 139.4h4M158.4 141.6h4M159.2 143.8h3.6', '#7d5233', 0.6) +
  line('M165.4 137.6L160.8 136.8', '#b9805a', 2.2);

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
