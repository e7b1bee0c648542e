import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SMIRK } from '#bookmaking/hero/more-mouths.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { BOXES, HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { KNOB, lyingPlate, lyingSlide } from '#titles/boots-for-an-octopus/set/measure-lying.ts';
import { opened } from '#titles/boots-for-an-octopus/set/opened.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { bench } from '#titles/boots-for-an-octopus/set/shop.ts';

const PHOTO: Box = { x: 158, y: 30, width: 38, height: 38 };
/** Where the near box begins, and the floor behind it on which a foot is being done, in mm. */
const [LID, FLOOR] = [153, 147] as const;
/** How large the measuring thing is beside its 200 units. */
const MEASURE = 0.52;

/** The end of a shoe box, with its label; and behind it, whole and pushing, whoever does the feet. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = hero.wheelchair !== undefined;
  const stood: Stood = {
    hero,
    size: standingSize(hero, rolls ? 112 : 116, rolls ? 34 : 35),
    ground: [rolls ? 50 : 52, FLOOR - 2],
    wish: {
      pose: PUSHES,
      mood: 'happy',
      face: { mouth: SMIRK },
      yaw: 60,
      turn: -2,
      pitch: 4,
      nod: 8,
      gaze: [1, 0.6],
      hat: 'on',
      leanInChair: 26,
    },
  };
  const knob = fistAt(stood, -1, hero.years < 3 ? 38 : 46);
  const child = heroHolding(stood, { right: knob }, SHOP);
  const foot = knob[1] - KNOB.y * MEASURE;
  const slide = knob[0] - KNOB.x * MEASURE + 54 * MEASURE;
  const art =
    room(128, HOUR.morning) +
    shelves(8, 14, 200, 96, 3, 0.82) +
    opened(SHOP, 118, 74.6, BOXES[5], 3) +
    opened(SHOP, 92, 42.6, BOXES[0], 1) +
    photoFrame(photo, { box: PHOTO, color: '#3f9a92' }, SHOP) +
    child.shadow +
    bench(slide - 16, foot + 4, 140, FLOOR + 2) +
    at(slide + 70 * MEASURE, foot, MEASURE, lyingPlate()) +
    tentacle(
      way(
        `240,70 222,92 206,124 ${slide + 62},${foot - 14} ${slide + 32},${foot - 12} ${slide + 8},${foot - 14}`,
      ),
      15,
      9,
      -1,
      SHOP,
    ) +
    child.art +
    at(slide, foot, MEASURE, lyingSlide(0), 0, -MEASURE) +
    child.hand(-1) +
    nearBox() +
    hush();
  return {
    art,
    quiet: {
      box: { x: 37, y: 165, width: 142, height: 34 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo ? [child.face, PHOTO] : [child.face],
  };
};

/** From both heels into one fist; the other hand is in the small of the back. */
const PUSHES = {
  lean: 26,
  roll: 0,
  hips: 0,
  armL: { upper: [-36, 6], lower: [-14, -40] },
  armR: { upper: [60, 0], lower: [60, 0], hand: 'hold' },
  legL: { upper: [46, 6], lower: [-10, 4] },
  legR: { upper: [-18, 5], lower: [-48, 5], foot: 40 },
} as const;

/** As wide as the sheet: its lid, and the end that says whose it is. */
const nearBox = (): string =>
  path(`M-4 ${LID - 5}H220V${LID}H-4Z`, '#8a4a58', 'fill-opacity=".2"') +
  box(
    -4,
    LID,
    SHEET + 8,
    80,
    linear([
      [0, '#ee8670'],
      [1, '#d96f5c'],
    ]),
  ) +
  box(-4, LID - 1, SHEET + 8, 7, '#f6a08a') +
  box(-4, LID + 6, SHEET + 8, 2, '#b9503f', 0, 'fill-opacity=".5"') +
  path(roundedBox(30, 162, 156, 42, 4), '#fffaf0') +
  line(roundedBox(33, 165, 150, 36, 3), '#3f9a92', 0.9);
