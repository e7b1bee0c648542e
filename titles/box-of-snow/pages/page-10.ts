import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type CloseHand, flat } from '#bookmaking/hero/close-hand.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { grownArm } from '#titles/box-of-snow/cast/limb.ts';
import { offering } from '#titles/box-of-snow/cast/offering.ts';
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

/** The wrist under the ball, which is the middle of the page. */
const UNDER: Point = [88, 160];

/** Near, wordless: gold on one side of the doorway, blue on the other, two faces, and between them what is left. */
export const page10: Painting = (cast) => paint(cast, SHEET);
/** Over the fold is the room in which it has been expected. */
export const spread10: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  // So much further off that the chair is seen, too.
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    rolls ? 50 : 60,
    'head',
    rolls ? [60, 92] : [48, 111],
    {
      pose: 'stand',
      mood: 'worried',
      face: { mouth: SOFT_SMILE },
      yaw: 50,
      pitch: 4,
      nod: -6,
      tilt: 7,
      gaze: [0.9, -0.35],
      armsByPage: true,
      leanInChair: 14,
      body: { lean: 14, roll: 5 },
    },
    DUSK,
  );
  const far = ownArm(
    hero,
    child,
    1,
    {
      elbow: [84, rolls ? 170 : 178],
      wrist: [97, 166],
      hand: flat,
      degrees: -16,
      flip: true,
      size: rolls ? 1.3 : 1.15,
    },
    DUSK,
  );
  const near = ownArm(
    hero,
    child,
    -1,
    { elbow: rolls ? [58, 166] : [52, 190], wrist: UNDER, hand: noHand, degrees: 0 },
    DUSK,
  );
  const held = offering(hero, { handR: UNDER }, 0.9, DUSK);
  const { ball } = held;
  const art =
    ramp() +
    hallOfNine(width) +
    (width === SPREAD ? waitingRoom() : '') +
    doorway() +
    lakePhotograph([150, 27]) +
    mittenHook([128, 58]) +
    glow(ball[0], ball[1], 66, 66, '#fff4d8', 0.55) +
    at(
      176,
      238,
      0.88,
      gownOfNine(DUSK, 128, -4, false) + at(-8, -168, 0.82, profileOfNine(DUSK, 'hush')),
    ) +
    child.art +
    far.art +
    grownArm(DUSK, {
      way: [
        [172, 142],
        [166, 186],
        [ball[0] + 36, ball[1] + 18],
      ],
      width: 9.6,
      sleeve: DRESS,
      skin: SKIN,
      grip: 'open',
      rolled: 0.7,
      thumb: -1,
    }) +
    near.art +
    held.art +
    drop(ball[0] + 4, ball[1] + 28) +
    at(112, 201, 0.42, thing(things[0], DUSK), -5);
  return {
    art,
    quiet: {
      box: { x: 14, y: 11, width: 84, height: 34 },
      ink: 'dark',
      largest: { explorer: 18 },
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face, { x: 138, y: 56, width: 62, height: 68 }],
  };
}

/** The hand is drawn with what lies in it. */
const noHand: CloseHand = () => ({ behind: '', before: '' });

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
