import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { around } from '#titles/hole-department/cast/digger.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { clouds, sea, sky } from '#titles/hole-department/set/beach.ts';
import { PAPER } from '#titles/hole-department/set/colors.ts';
import {
  ammonite,
  earth,
  pebbles,
  type ShaftWish,
  shaft,
  shaftOutline,
} from '#titles/hole-department/set/earth.ts';
import { pencilCircle } from '#titles/hole-department/set/forms.ts';
import { spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { lettering } from '#titles/hole-department/set/lettering.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { chamber, glow, lamp, pigeonholes } from '#titles/hole-department/set/office.ts';
import { bigStamp } from '#titles/hole-department/set/stamp.ts';

const GROUND = 95;
const HOLE: ShaftWish = { x: 168, width: 104, top: GROUND, bottom: 240, sun: -1 };

/** Mid: catastrophe by stationery, and words on the form itself. */
export const page06: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    41,
    'head',
    [56, 38],
    {
      pose: 'stand',
      mood: 'worried',
      yaw: 34,
      pitch: 6,
      nod: 8,
      gaze: [1, 0.8],
      touchR: [30, GROUND + 1],
      touchL: around([95, 70], 38),
      armL: { upper: [58, 12], lower: [74, -2], hand: 'hold' },
    },
    DAY,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [156, 176],
      size: 82,
      facing: -1,
      look: -24,
      mood: 'alarmed',
      near: [187, 74],
      far: [128, 76],
    },
    BELOW,
  );
  const art =
    sky('#a4dbe2', '#fff6dc', GROUND, [24, 14]) +
    clouds([[150, 32, 1.3]]) +
    sea(70, 81, '#3f9fb0', '#8ed2cb', 'six') +
    windbreak(DAY, -60, 93, 34) +
    child.art +
    earth(GROUND, 120) +
    chamber(
      { x: 12, y: 111, width: 90, height: 46 },
      1,
      pigeonholes({ x: 64, y: 117, width: 34, height: 26 }, 5, 3, 'six') +
        trembling(24, 124) +
        at(44, 133, 0.27, bigStamp(BELOW)),
    ) +
    shaft(
      HOLE,
      pigeonholes({ x: 116, y: 124, width: 100, height: 40 }, 7, 3, 'behind') +
        box(
          110,
          100,
          110,
          120,
          linear([
            [0, '#4a2a1a', 0],
            [1, '#3a2018', 0.5],
          ]),
        ) +
        glow(150, 130, 60, 50, 0.7),
    ) +
    clip(`M0 0V${GROUND}H216V0Z${shaftOutline(HOLE)}`, inspector.art) +
    ammonite(10, 104, 4, 20) +
    pebbles('six', [[108, 108, 2.4]]) +
    spade(DAY, [91, 46], [101, GROUND + 6], 16) +
    child.arm(1) +
    formNine() +
    inspector.arm;
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 150, height: 54 },
      ink: 'dark',
      largest: { explorer: 15 },
      anchor: 'middle',
    },
    faces: [child.face, inspector.face],
  };
};

/** A lamp that has heard the shout. */
const trembling = (x: number, y: number): string =>
  lamp(x, y, 110, 0.8) +
  line(
    `M${x - 9} ${y - 5}q-2 3 0 6M${x + 9} ${y - 5}q2 3 0 6`,
    '#fff0b8',
    0.7,
    'stroke-opacity=".9"',
  );

/** As long as the page, with four boxes, none of them for being deep. */
function formNine(): string {
  const words = ['TREASURE', 'LETTERS', 'SWIMMING', 'OTHER'];
  const sheet =
    'M189 70Q202 72 215 66L218 130L222 222H-6L-4 148C60 150 150 150 176 142C190 137 190 124 189 110Z';
  return (
    path(sheet, '#2a1812', 'fill-opacity=".3" transform="translate(-2.4 -1)"') +
    path(
      sheet,
      linear([
        [0, '#fffaea'],
        [0.3, PAPER.base],
        [0.47, '#e9d1a0'],
        [0.58, '#fffaea'],
        [1, PAPER.base],
      ]),
      `stroke="${PAPER.line}" stroke-width=".6"`,
    ) +
    lettering('FORM 9', 196, 84, 3.2, PAPER.ink, 1) +
    words
      .map((word, i) => {
        const y = 92 + i * 10;
        return (
          line(roundedBox(192, y, 6, 6, 0.5), PAPER.ink, 0.7) +
          lettering(word, 200, y + 2.1, 1.7, PAPER.ink, 1.1)
        );
      })
      .join('') +
    pencilCircle(206, 137, 3)
  );
}
