import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { chairBack } from '#titles/boots-for-an-octopus/cast/chair-back.ts';
import { fingerOn } from '#titles/boots-for-an-octopus/cast/finger-on.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { BOXES, HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { plate, slider } from '#titles/boots-for-an-octopus/set/measure.ts';
import { opened } from '#titles/boots-for-an-octopus/set/opened.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';

const PHOTO: Box = { x: 158, y: 34, width: 38, height: 38 };
/** Where the box begins on which a foot is being done, in mm. */
const LID = 118;

/** Where the plate has its middle, in mm. */
const PLATE: Point = [118, 126];

/** The end of a shoe box, with its label; and on the box, near enough to touch, a foot that is being done. */
export const belongs: Painting = ({ hero, photo }) => {
  // Nobody's arm grows for the knob: it waits nearer to the smallest.
  const small = hero.years < 3;
  const knob: Point = [small ? 110 : 118, 121];
  const child = heroInHat(
    hero,
    51,
    'head',
    [66, small ? 64 : 58],
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: SOFT_SMILE },
      yaw: 17,
      pitch: 10,
      turn: small ? 10 : 16,
      nod: 12,
      tilt: small ? 3 : 13,
      gaze: [0.75, 1],
      hat: 'on',
      armsByPage: true,
      armR: { upper: [6, 12], lower: [10, 6] },
      body: { lean: 10, roll: small ? -6 : 10, shrug: small ? -8 : 0 },
    },
    SHOP,
  );
  const slides = fingerOn(hero, child, 1, knob, SHOP);
  const slid = (PLATE[0] - knob[0]) / 0.8 - 17;
  const tip = knob[0] + 29;
  const art =
    room(150, HOUR.morning) +
    shelves(8, 18, 200, 96, 4, 1) +
    box(0, 0, SHEET, 150, '#bfe0d8', 0, 'fill-opacity=".42"') +
    opened(SHOP, 134, 63.4, BOXES[0], 1) +
    opened(SHOP, 176, 39.4, BOXES[5], 3) +
    opened(SHOP, 160, 87.4, BOXES[4], 5) +
    photoFrame(photo, { box: PHOTO, color: '#3f9a92' }, SHOP) +
    (hero.wheelchair ? chairBack(child, hero.wheelchair) : '') +
    child.arm(-1) +
    child.art +
    shoeBox() +
    at(...PLATE, 0.5, plate(), 0, -0.8) +
    tentacle(
      way(`238,80 216,90 ${tip + 56},110 ${tip + 34},121 ${tip + 16},124 ${tip},124`),
      15,
      11,
      -1,
      SHOP,
    ) +
    at(...PLATE, 0.5, slider(slid), 0, -0.8) +
    slides +
    hush();
  return {
    art,
    quiet: {
      box: { x: 37, y: 163, width: 142, height: 36 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo ? [child.face, PHOTO] : [child.face],
  };
};

/** As wide as the sheet: its lid, seen a little from above, and the end that says whose it is. */
const shoeBox = (): string =>
  path(`M-4 ${LID + 26}L14 ${LID}H202L220 ${LID + 26}Z`, '#f6b09c') +
  box(
    -4,
    LID + 26,
    SHEET + 8,
    80,
    linear([
      [0, '#ee8670'],
      [1, '#d96f5c'],
    ]),
  ) +
  box(-4, LID + 25, SHEET + 8, 9, '#f6a08a') +
  box(-4, LID + 34, SHEET + 8, 3, '#b9503f', 0, 'fill-opacity=".5"') +
  path(roundedBox(30, 158, 156, 46, 4), '#fffaf0') +
  line(roundedBox(33, 161, 150, 40, 3), '#3f9a92', 0.9);
