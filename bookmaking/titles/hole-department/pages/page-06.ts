import { polygon, roundedBox } from '../../../drawing/curves.ts';
import { box, line, path } from '../../../drawing/marks.ts';
import { clip, linear } from '../../../drawing/sheet.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import type { Painting } from '../../title.ts';
import { around } from '../cast/digger.ts';
import { INSPECTOR, mole } from '../cast/mole.ts';
import { clouds, sea, sky } from '../set/beach.ts';
import { PAPER } from '../set/colors.ts';
import { earth, type ShaftWish, shaft, shaftOutline } from '../set/earth.ts';
import { pencilCircle } from '../set/forms.ts';
import { spade } from '../set/gear.ts';
import { lettering } from '../set/lettering.ts';
import { BELOW, DAY } from '../set/lights.ts';
import { glow, lamp, pigeonholes } from '../set/office.ts';

const GROUND = 99;
const HOLE: ShaftWish = { x: 170, width: 104, top: GROUND, bottom: 240, sun: -1 };

/** Mid: catastrophe by stationery. */
export const page06: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    41,
    'head',
    [56, 42],
    {
      pose: 'stand',
      mood: 'worried',
      yaw: 34,
      pitch: 6,
      nod: 8,
      gaze: [1, 0.8],
      touchR: [30, GROUND + 1],
      touchL: around([95, 74], 38),
      armL: { upper: [58, 12], lower: [74, -2], hand: 'hold' },
    },
    DAY,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [161, 212],
      size: 80,
      facing: -1,
      look: -26,
      mood: 'alarmed',
      near: [181, 93],
      far: [134, 100],
    },
    BELOW,
  );
  const art =
    sky('#a4dbe2', '#fff6dc', GROUND, [24, 14]) +
    clouds([[150, 34, 1.3]]) +
    sea(74, 85, '#3f9fb0', '#8ed2cb', 'six') +
    child.art +
    earth(GROUND, 117) +
    shaft(
      HOLE,
      pigeonholes({ x: 118, y: 128, width: 96, height: 90 }, 7, 6, 'six') +
        box(
          110,
          100,
          110,
          120,
          linear([
            [0, '#4a2a1a', 0],
            [1, '#3a2018', 0.55],
          ]),
        ) +
        glow(150, 136, 56, 54, 0.6) +
        trembling(128, 122),
    ) +
    clip(`M0 0V${GROUND}H216V0Z${shaftOutline(HOLE)}`, inspector.art) +
    spade(DAY, [91, 50], [101, GROUND + 6], 16) +
    child.arm(1) +
    formNine() +
    inspector.arm;
  return {
    art,
    quiet: { box: { x: 14, y: 118, width: 100, height: 85 }, ink: 'light' },
    faces: [child.face, inspector.face],
  };
};

/** A lamp that has heard the shout. */
const trembling = (x: number, y: number): string =>
  lamp(x, y, 96, 0.8) +
  line(
    `M${x - 9} ${y - 5}q-2 3 0 6M${x + 9} ${y - 5}q2 3 0 6`,
    '#fff0b8',
    0.6,
    'stroke-opacity=".8"',
  );

/** As long as the page, with four boxes, none of them for being deep. */
function formNine(): string {
  const words = ['TREASURE', 'LETTERS', 'SWIMMING', 'OTHER'];
  const sheet = polygon([
    [181, 84],
    [214, 80],
    [212, 122],
    [215, 162],
    [211, 230],
    [180, 230],
    [184, 170],
    [181, 122],
  ]);
  return (
    path(sheet, '#2a1812', 'fill-opacity=".28" transform="translate(-2 2)"') +
    path(sheet, PAPER.base) +
    path('M181 122L212 122L215 162L184 170Z', PAPER.shade, 'fill-opacity=".4"') +
    lettering('FORM 9', 191, 102, 3.5, PAPER.ink, 1) +
    line('M190 110H208M190 113.4H203', PAPER.line, 0.7) +
    words
      .map((word, i) => {
        const y = 120 + i * 16;
        return (
          line(roundedBox(186, y, 7, 7, 0.6), PAPER.ink, 0.8) +
          lettering(word, 195, y + 2.5, 2, PAPER.ink, 1.1)
        );
      })
      .join('') +
    line('M187 190h12q2 -6 4 0t4 0', PAPER.ink, 0.6) +
    pencilCircle(204, 201, 3)
  );
}
