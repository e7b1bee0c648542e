import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, sea, sky } from '#titles/hole-department/set/beach.ts';
import { PAPER } from '#titles/hole-department/set/colors.ts';
import { ammonite, earth, type ShaftWish, shaft } from '#titles/hole-department/set/earth.ts';
import { pencilCircle } from '#titles/hole-department/set/forms.ts';
import { boardwalk, spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { lettering } from '#titles/hole-department/set/lettering.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { chamber, glow, lamp, pigeonholes } from '#titles/hole-department/set/office.ts';
import { bigStamp } from '#titles/hole-department/set/stamp.ts';

const GROUND = 112;
const HOLE: ShaftWish = { x: 184, width: 96, top: GROUND, bottom: 250, sun: -1 };
/** Where there is no box: under the last of the four. */
const NO_BOX: Point = [82, 99];
/** The shaft of the spade, where a hand is on it. */
const ON_SPADE: Point = [24, 75];

/** Mid: between the two of them a wall of stationery. One looks for a box to tick, and the other has begun to look for a stamp. */
export const page06: Painting = ({ hero, beside = false }) => {
  const child = wholeHero(
    hero,
    76,
    [48, GROUND + 1],
    {
      pose: 'stand',
      mood: 'worried',
      face: { mouth: PRESSED, askew: 5 },
      yaw: 40,
      pitch: 4,
      nod: 8,
      tilt: 4,
      gaze: [0.9, 0.7],
      armL: { upper: [62, 12], lower: [70, 6], hand: 'point' },
      armR: { upper: [-20, 30], lower: [-4, 20], hand: 'hold' },
      touchL: NO_BOX,
      touchR: ON_SPADE,
      body: { roll: 0, hips: 0, twist: 0, lean: 6, ...ON_BOTH_FEET },
    },
    DAY,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [169, 160],
      size: 66,
      facing: -1,
      look: -4,
      mood: 'alarmed',
      far: [138, 131],
      near: [197, 126],
    },
    BELOW,
  );
  const art =
    sky('#a4dbe2', '#fff6dc', GROUND, [24, 14]) +
    clouds([[180, 30, 1.2]]) +
    sea(76, 90, '#3f9fb0', '#8ed2cb', 'six') +
    windbreak(DAY, -60, GROUND - 2, 34) +
    child.shadow +
    spade(DAY, [ON_SPADE[0] + 2.4, ON_SPADE[1] - 17], [ON_SPADE[0] - 2, GROUND + 12], 18) +
    earth(GROUND, 136) +
    (hero.wheelchair ? boardwalk(DAY, -4, 70, GROUND + 0.2) : '') +
    chamber(
      { x: 6, y: 126, width: 52, height: 24 },
      1,
      pigeonholes({ x: 30, y: 129, width: 24, height: 17 }, 4, 2, 'six') + lamp(18, 136, 118, 0.7),
    ) +
    shaft(HOLE, dark()) +
    at(202, 138, 0.2, bigStamp(BELOW)) +
    ammonite(62, 122, 4, 20) +
    formNine(beside) +
    clip(IN_THE_HOLE, inspector.art) +
    child.art;
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 160, height: 46 },
      ink: 'dark',
      largest: { explorer: 18 },
      anchor: 'middle',
    },
    faces: [child.face, inspector.face],
  };
};

const ON_BOTH_FEET = {
  legL: { upper: [0, 4], lower: [0, 0] },
  legR: { upper: [0, 4], lower: [0, 0] },
} as const;

/** What is seen of the inspector: all that is over the paper on the floor, and a nose and a paw that come round its edge. */
const IN_THE_HOLE = 'M112 50H222V153.500C170 151.500 152 149 146 145L112 147Z';

/** Where stamps are kept. */
const dark = (): string =>
  box(
    130,
    112,
    100,
    110,
    linear([
      [0, '#3a2018', 0.5],
      [1, '#24130f', 0.9],
    ]),
  ) + glow(200, 134, 30, 24, 0.7);

/** As high as the sky and as long as the page, with four large boxes, none of them for being deep. */
function formNine(bare: boolean): string {
  const words = ['TREASURE', 'LETTERS', 'SWIMMING', 'OTHER'];
  const sheet =
    'M68 13C92 9 116 15 140 9L141 118C142 140 156 151 222 154V222H-6V157C50 155 66 146 66 122Z';
  return (
    path(sheet, '#2a1812', 'fill-opacity=".3" transform="translate(-2.6 -.6)"') +
    path(
      sheet,
      linear([
        [0, '#fffaea'],
        [0.5, PAPER.base],
        [0.62, '#e3c890'],
        [0.7, '#fffaea'],
        [1, PAPER.base],
      ]),
      `stroke="${PAPER.line}" stroke-width=".6"`,
    ) +
    // Its upper end has not quite unrolled.
    path(
      'M64 14C64 4 74 3 92 6C112 9 128 6 142 3C148 4 148 12 142 13C126 16 112 18 92 15C80 14 72 13 68 18C65 18 64 16 64 14Z',
      PAPER.shade,
    ) +
    path('M142 3C148 4 148 12 142 13C139 11 139 5 142 3Z', PAPER.line) +
    lettering('FORM 9', 76, 24, 6, PAPER.ink, 1.2) +
    line('M76 33H132', PAPER.line, 0.7) +
    words
      .map((word, i) => {
        const y = 36.5 + i * 12.4;
        return (
          line(roundedBox(76, y, 9.6, 9.6, 1), PAPER.ink, 1.3) +
          lettering(word, 90, y + 2.3, 5, PAPER.ink, 1.1)
        );
      })
      .join('') +
    (bare
      ? line('M30 172H150M30 184H190M30 196H130', PAPER.line, 0.8) + pencilCircle(182, 196, 4)
      : pencilCircle(84, 134, 4))
  );
}
