import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { clouds, sea, sky } from '#titles/hole-department/set/beach.ts';
import { PAPER } from '#titles/hole-department/set/colors.ts';
import {
  ammonite,
  earth,
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

const GROUND = 110;
const HOLE: ShaftWish = { x: 168, width: 104, top: GROUND, bottom: 240, sun: -1 };

/** Mid: catastrophe by stationery, and words on the form itself. Who has dug clings to the spade. */
export const page06: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    // From a little further who sits in a wheelchair, so that it is seen.
    hero.wheelchair ? 42 : 54,
    'head',
    hero.wheelchair ? [62, 38] : [58, 54],
    {
      pose: 'stand',
      mood: 'worried',
      face: { askew: 4 },
      yaw: 32,
      pitch: 6,
      nod: 6,
      tilt: 11,
      gaze: [1, 0.45],
      leanInChair: 26,
      body: { lean: 20, roll: 9, shrug: 10 },
      armsByPage: true,
    },
    DAY,
  );
  const high = ownArm(
    hero,
    child,
    1,
    { elbow: [84, 104], wrist: [86, 80], hand: grip, degrees: -18, size: 1.05 },
    DAY,
  );
  const low = ownArm(
    hero,
    child,
    -1,
    { elbow: [58, 114], wrist: [89, 100], hand: grip, degrees: -12, size: 1.1 },
    DAY,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [155, 186],
      size: 86,
      facing: -1,
      look: -22,
      mood: 'alarmed',
      near: [179, 80],
      far: [130, 84],
    },
    BELOW,
  );
  const art =
    sky('#a4dbe2', '#fff6dc', GROUND, [24, 14]) +
    clouds([[150, 32, 1.3]]) +
    sea(74, 88, '#3f9fb0', '#8ed2cb', 'six') +
    windbreak(DAY, -60, GROUND - 2, 34) +
    child.art +
    earth(GROUND, 132) +
    chamber(
      { x: 10, y: 124, width: 84, height: 40 },
      1,
      pigeonholes({ x: 60, y: 128, width: 32, height: 18 }, 5, 2, 'six') +
        trembling(22, 137) +
        at(42, 140, 0.2, bigStamp(BELOW)),
    ) +
    shaft(
      HOLE,
      pigeonholes({ x: 116, y: 134, width: 100, height: 40 }, 7, 3, 'behind') +
        box(
          110,
          112,
          110,
          110,
          linear([
            [0, '#4a2a1a', 0],
            [1, '#3a2018', 0.5],
          ]),
        ) +
        glow(150, 140, 60, 50, 0.7),
    ) +
    clip(`M0 0V${GROUND}H216V0Z${shaftOutline(HOLE)}`, inspector.art) +
    ammonite(8, 118, 4, 20) +
    high.art +
    low.art +
    spade(DAY, [91, 50], [103, GROUND + 10], 19) +
    high.before +
    low.before +
    formNine() +
    inspector.arm;
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 152, height: 53 },
      ink: 'dark',
      largest: { explorer: 18 },
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
    lettering('FORM 9', 191, 83, 2.7, PAPER.ink, 1) +
    words
      .map((word, i) => {
        const y = 92 + i * 10;
        return (
          line(roundedBox(190.6, y, 5.4, 5.4, 0.5), PAPER.ink, 0.7) +
          lettering(word, 197.6, y + 1.9, 1.46, PAPER.ink, 1)
        );
      })
      .join('') +
    pencilCircle(206, 137, 3)
  );
}
