import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { fist } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Painting } from '#bookmaking/title.ts';
import { openPalm } from '#titles/box-of-snow/cast/palm.ts';
import { FLOORS, INK, PAPER, SNOW } from '#titles/box-of-snow/set/colors.ts';
import { elevator } from '#titles/box-of-snow/set/elevator.ts';
import { tileFloor } from '#titles/box-of-snow/set/hall.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { HALL } from '#titles/box-of-snow/set/lights.ts';
import { plainWall, wet } from '#titles/box-of-snow/set/ramp.ts';

/** Where the child's photo hangs: the photo's own square, in mm. */
const PHOTO: Box = { x: 42, y: 22, width: 50, height: 50 };

/** Where a handful is, on its way out of the box. */
const SCOOP: Point = [62, 80];

/** In signs: a longer name needs more of the label than looks well. */
const LONG = 12;
const LABEL: Box = { x: 21.6, y: 129, width: 114, height: 56 };
const ALL_OF_IT: Box = { x: 16.6, y: 125, width: 124, height: 64 };

/** The side of the box with its label; the hero looks in from behind, as near as one can get. */
export const belongs: Painting = ({ hero, photo, name }) => {
  const child = placeHero(
    hero,
    50,
    'head',
    [127, 62],
    {
      pose: 'stand',
      mood: 'happy',
      yaw: -22,
      pitch: 8,
      nod: 12,
      tilt: 10,
      gaze: [-0.9, 0.9],
      armsByPage: true,
    },
    HALL,
  );
  // One comes up out of the snow with as much as it holds; the other is behind the box.
  const digs = ownArm(
    hero,
    child,
    -1,
    { elbow: [92, 112], wrist: [SCOOP[0] + 9, SCOOP[1] + 8], hand: fist, size: 0.8 },
    HALL,
  );
  const hidden = ownArm(hero, child, 1, { elbow: [150, 116], wrist: [146, 134], hand: fist }, HALL);
  const palm = openPalm(hero.skin, [0, 0], 7, HALL);
  const scoop = (art: string): string => at(...SCOOP, 1, art, 8, -1);
  const art =
    plainWall(FLOORS[1], 168) +
    tileFloor(168) +
    elevator([176, 168], 56, 104) +
    (photo === null ? shifted(-10, 0, thermometer()) : '') +
    photoFrame(photo, { box: PHOTO, color: '#c98f52', tilt: -2 }, HALL) +
    clip('M0 0H216V114H0Z', child.art + hidden.art + digs.art) +
    bigBox() +
    lick(child) +
    scoop(palm.behind) +
    handful(...SCOOP) +
    scoop(palm.before) +
    wet([
      [40, 205, 8],
      [132, 206, 6],
      [150, 199, 3],
    ]);
  return {
    art,
    quiet: {
      box: (name?.signs.length ?? 0) > LONG ? ALL_OF_IT : LABEL,
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo === null ? [child.face] : [child.face, PHOTO],
  };
};

/** And has had some: on the tip of the nose. */
const lick = ({ head: [x, y], scale }: PlacedHero): string =>
  at(
    x - 4 * scale,
    y + 19 * scale,
    scale * 0.8,
    path('M-24 14C-26 6 -16 2 -11 7C-5 5 -2 12 -6 16C-10 20 -22 20 -24 14Z', SNOW.lit) +
      path('M-20 17C-14 18 -8 16 -5 12C-3 16 -8 20 -14 19Z', SNOW.shade),
    10,
  );

/** More than a hand holds: crumbs of it fall back. */
const handful = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    path(
      'M-12 5C-16 -1 -12 -7 -7 -7C-5 -13 4 -13 6 -8C12 -9 15 -1 12 5C6 9 -6 9 -12 5Z',
      SNOW.lit,
    ) +
      path('M-12 5C-6 6 6 4 12 -3C14 0 14 3 12 5C6 9 -6 9 -12 5Z', SNOW.shade) +
      oval(-16, 12, 1.8, 1.6, SNOW.lit) +
      oval(-12, 17, 1.2, 1.2, SNOW.mid) +
      oval(15, 2, 1.3, 1.2, SNOW.lit),
  );

/** The carton as large as the page allows: snow above, the label for words below. */
const bigBox = (): string =>
  path(
    'M10 112C10 94 18 84 28 88C34 92 36 104 48 106C66 108 80 106 92 98C102 95 108 102 118 103C132 102 144 105 148 112Z',
    SNOW.lit,
  ) +
  path('M84 112C92 108 104 108 118 103C132 102 144 105 148 112Z', SNOW.mid) +
  path('M112 112C120 105 134 104 140 106C145 107 147 109 148 112Z', SNOW.shade) +
  path('M4 110H153L150 204H7Z', '#c8904f') +
  path('M128 110H153L150 204H132C126 172 134 140 128 110Z', '#ab7340') +
  path(
    'M7 204L6.4 192C34 186 58 196 84 190C110 186 134 195 150.4 191L150 204Z',
    '#8f5f36',
    'fill-opacity=".6"',
  ) +
  path('M4 110L-4 96L14 88L18 104Z', '#dba767') +
  path(roundedBox(12, 119, 133, 76, 2.4), PAPER) +
  line(roundedBox(14.4, 121.4, 128.2, 71.2, 1.6), '#4f9c86', 0.8, 'stroke-dasharray="3 2.2"');

/** Where a photo would hang: what the hall says about the day. */
const thermometer = (): string =>
  oval(68, 50, 27, 27, FLOORS[1].deep, 'fill-opacity=".25"') +
  oval(66, 47, 27, 27, '#c98f52') +
  oval(66, 47, 22.6, 22.6, '#f6e7b8') +
  path('M66 47L46.6 36.6A22 22 0 0 1 54 28.6Z', '#8fc6c0') +
  path('M66 47L78 28.4A22 22 0 0 1 88 47Z', '#ff8f6a') +
  line(
    'M47 57l2.4 -1.4M44.6 47h3M46.8 37l2.4 1.4M55 28.6l1.5 2.6M66 25.6v3M77 28.6l-1.5 2.6M85.2 37l-2.4 1.4M87.4 47h-3M85 57l-2.4 -1.4',
    INK,
    1,
  ) +
  lettering('HOT', 66, 64, 5, INK, 0.2) +
  line('M66 47L83 40', INK, 1.8) +
  oval(66, 47, 2.6, 2.6, INK) +
  at(0, 0, 1, box(63, 16, 6, 5, '#a9743f', 2));
