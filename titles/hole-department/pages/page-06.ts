import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
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
import { boardwalk, spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { lettering } from '#titles/hole-department/set/lettering.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { chamber, glow, lamp, pigeonholes } from '#titles/hole-department/set/office.ts';
import { bigStamp } from '#titles/hole-department/set/stamp.ts';

const GROUND = 110;
const HOLE: ShaftWish = { x: 168, width: 104, top: GROUND, bottom: 240, sun: -1 };

/** Mid: catastrophe by stationery, and words on the form itself. Who has dug has no spade, least of all behind the back. */
export const page06: Painting = ({ hero }) => {
  const child = wholeHero(
    hero,
    73,
    [62, GROUND + 1],
    {
      pose: 'stand',
      mood: 'worried',
      face: { ...CAUGHT },
      yaw: 14,
      pitch: 4,
      turn: -20,
      nod: 2,
      tilt: -6,
      gaze: [1, 0.1],
      armL: BEHIND_THE_BACK,
      armR: BEHIND_THE_BACK,
      body: { roll: 0, hips: 0, twist: 0, shrug: 10, lean: -4, ...AT_ATTENTION },
    },
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
    child.shadow +
    spade(
      DAY,
      [child.head[0] - 16, GROUND - 8],
      [child.head[0] + 96 * child.scale, child.head[1] - 74 * child.scale],
      19,
    ) +
    child.art +
    earth(GROUND, 132) +
    (hero.wheelchair ? boardwalk(DAY, -4, 98, GROUND + 0.2) : '') +
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

/** Nobody has seen a spade, and nobody has been digging: a mouth that is shut, and eyes that go to the mole by themselves. */
const CAUGHT = { lids: { upper: 0.26, lower: 0.1, slant: 0 }, mouth: PRESSED, askew: 5 } as const;
const BEHIND_THE_BACK: Arm = { upper: [-34, 14], lower: [-52, -46] };
const AT_ATTENTION = {
  legL: { upper: [0, 2], lower: [0, -4] },
  legR: { upper: [0, 2], lower: [0, -4] },
} as const;

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
