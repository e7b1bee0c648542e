import { at, box, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { snowball } from '#titles/box-of-snow/cast/carton.ts';
import { grownArm } from '#titles/box-of-snow/cast/limb.ts';
import { DRESS, gownOfNine, profileOfNine, SKIN } from '#titles/box-of-snow/cast/siblings.ts';
import { WATER } from '#titles/box-of-snow/set/colors.ts';
import { DUSK } from '#titles/box-of-snow/set/lights.ts';
import {
  hallOfNine,
  lakePhotograph,
  mittenHook,
  waitingRoom,
} from '#titles/box-of-snow/set/nine.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';

/** Mid, wordless: gold on one side of the doorway, blue on the other, and between them what is left. */
export const page10: Painting = (cast) => paint(cast, SHEET);
/** Over the fold is the room in which it has been expected. */
export const spread10: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const child = placeHero(
    hero,
    headToStand(hero, 130, 44),
    'ground',
    [62, 207],
    {
      pose: 'stand',
      mood: 'worried',
      yaw: 38,
      pitch: 4,
      gaze: [1, 0.5],
      touchL: [106, 150],
      armL: { upper: [50, 10], lower: [84, 4], hand: 'rest' },
    },
    DUSK,
  );
  const ball = [child.handL[0] + 8, child.handL[1] - 9] as const;
  const art =
    ramp() +
    hallOfNine(width) +
    (width === SPREAD ? waitingRoom() : '') +
    doorway() +
    lakePhotograph([168, 31]) +
    mittenHook([133, 46]) +
    glow(ball[0], ball[1], 52, 52, '#fff4d8', 0.5) +
    child.shadow +
    oval(172, 206, 34, 5, '#141f50', 'fill-opacity=".5"') +
    at(
      170,
      206,
      0.66,
      gownOfNine(DUSK, 128, -4, false) + at(-8, -168, 0.84, profileOfNine(DUSK, 'hush')),
    ) +
    grownArm(DUSK, {
      way: [
        [166, 132],
        [152, 162],
        [ball[0] + 20, 158],
      ],
      width: 6.4,
      sleeve: DRESS,
      skin: SKIN,
      grip: 'open',
      rolled: 0.7,
      thumb: -1,
    }) +
    child.art +
    snowball(DUSK, ball[0], ball[1], 6.2) +
    drop(ball[0], ball[1] + 7) +
    at(child.handR[0] - 2, child.handR[1] + 6, 0.34, thing(things[0], DUSK), 14);
  return {
    art,
    quiet: {
      box: { x: 16, y: 14, width: 84, height: 42 },
      ink: 'dark',
      largest: { explorer: 15 },
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face],
  };
}

/** It has not fallen yet. */
const drop = (x: number, y: number): string =>
  path(
    `M${x} ${y - 2}C${x + 2.4} ${y + 2} ${x + 2.4} ${y + 6} ${x} ${y + 6}C${x - 2.4} ${y + 6} ${x - 2.4} ${y + 2} ${x} ${y - 2}Z`,
    WATER,
  ) + oval(x - 0.7, y + 3.4, 0.5, 0.9, '#ffffff');

/** Outside: the last turn, gold to the rafters. */
const ramp = (): string =>
  box(
    0,
    0,
    116,
    SHEET,
    linear([
      [0, '#ffe3ad'],
      [0.6, '#ffcf8a'],
      [1, '#f6ad68'],
    ]),
  ) +
  path('M-4 70C30 64 60 66 100 74V84C60 76 30 74 -4 80Z', '#f0a55e', 'fill-opacity=".5"') +
  path('M-4 96L70 84V150L-4 170Z', '#fff0c4', 'fill-opacity=".55"') +
  box(0, 190, 116, 28, '#d98a4a') +
  path('M-4 190L60 190L110 218H-4Z', '#ffcf8a', 'fill-opacity=".6"') +
  box(0, 188.6, 116, 2.6, '#a85f3a');

/** The door frame, from the side: where gold meets blue. */
const doorway = (): string =>
  box(
    100,
    -4,
    18,
    200,
    linear(
      [
        [0, '#c98a6a'],
        [0.45, '#8a5f78'],
        [1, '#3a3a80'],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  box(104, -4, 2, 198, '#ffd9a0', 0, 'fill-opacity=".5"') +
  path('M92 194H126L130 201H88Z', '#7a5a4a') +
  path('M96 194H122', 'none', 'stroke="#c9986a" stroke-width="1"');
