import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { moleHead } from '#titles/hole-department/cast/mole-head.ts';
import { INSPECTOR, STAFF } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { EARTH, OFFICE, PAPER } from '#titles/hole-department/set/colors.ts';
import { ammonite } from '#titles/hole-department/set/earth.ts';
import { pencilCircle, pile } from '#titles/hole-department/set/forms.ts';
import { spade } from '#titles/hole-department/set/gear.ts';
import { lettering, letteringWidth } from '#titles/hole-department/set/lettering.ts';
import { BELOW } from '#titles/hole-department/set/lights.ts';
import { glow, lamp, pigeonholes } from '#titles/hole-department/set/office.ts';
import { stampMark } from '#titles/hole-department/set/stamp-mark.ts';

/** The knob of the bell on the counter. */
const BELL: Point = [98, 122];
/** Where the floor is, and the top of a counter that is higher than its public. */
const [FLOOR, TOP] = [204, 132];
/** What the public may stand or roll upon: without it, a short arm went up before its own face. */
const DAIS = FLOOR - 16;
/** Where the child's photo hangs, in mm. */
const FRAME: Box = { x: 156, y: 31, width: 44, height: 44 };

/** The counter of the Department, higher than its public, and its wall of pictures: on tiptoe, somebody rings. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = wholeHero(
    hero,
    rolls ? 66 : 73,
    [rolls ? 63 : 70, DAIS],
    {
      pose: rolls ? 'sit' : TIPTOE,
      mood: 'wonder',
      yaw: 58,
      pitch: 4,
      nod: -20,
      gaze: [0.8, -0.8],
      touchL: [BELL[0] + 4, BELL[1] - 1.5],
      armL: { upper: [100, 10], lower: [104, 6], hand: 'press' },
      armR: { upper: [-8, 16], lower: [0, 10] },
    },
    BELOW,
    37,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [166, 178],
      size: 88,
      facing: -1,
      look: 10,
      mood: 'official',
      near: [192, 129],
      far: [140, 160],
    },
    BELOW,
  );
  const art =
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, '#d99f55'],
        [0.6, '#c0813f'],
        [1, '#8d5a30'],
      ]),
    ) +
    glow(60, 110, 120, 90, 0.55) +
    path(`M0 0H${SHEET}V10Q160 18 108 12T0 16Z`, EARTH.clay) +
    path(`M0 0H${SHEET}V5Q160 12 108 7T0 10Z`, EARTH.deep) +
    ammonite(204, 106, 6, 20) +
    lamp(44, 112, 0, 1.2) +
    notice() +
    (photo === null
      ? portrait(178, 53)
      : photoFrame(photo, { box: FRAME, color: OFFICE.brass, tilt: 2 }, BELOW)) +
    pigeonholes({ x: 128, y: 96, width: 92, height: 40 }, 8, 3, 'belongs') +
    inspector.art +
    counter() +
    pile(207, TOP, 14, 10, 'belongs') +
    spade(BELOW, [12, 140], [15, FLOOR + 2], 18) +
    dais(rolls) +
    child.shadow +
    child.art;
  return {
    art,
    quiet: {
      box: { x: 14, y: 29, width: 128, height: 46 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo === null ? [child.face, inspector.face] : [child.face, inspector.face, FRAME],
  };
};

/** A form for whose book it is, pinned to the wall. */
function notice(): string {
  const width = letteringWidth('FORM 1', 5);
  return (
    box(12, 15, 134, 76, '#4a2f20', 1, 'fill-opacity=".3"') +
    box(9, 12, 136, 76, PAPER.base, 1) +
    line(roundedBox(11.5, 14.5, 131, 71, 1), PAPER.line, 0.6) +
    lettering('FORM 1', 77 - width / 2, 19.5, 5, PAPER.ink, 1) +
    stampMark(29, 76, 6.6, 'OK', -12) +
    pencilCircle(133, 77, 4) +
    oval(13.4, 16.4, 1.8, 1.8, OFFICE.brass) +
    oval(140.6, 16.4, 1.8, 1.8, OFFICE.brass)
  );
}

/** Where no photo hangs, the founder does. */
function portrait(x: number, y: number): string {
  return at(
    x,
    y,
    1,
    box(-28, -27, 58, 58, '#4a2f20', 3, 'fill-opacity=".3"') +
      box(-30, -30, 60, 60, OFFICE.brass, 3) +
      line(roundedBox(-29, -29, 58, 58, 2.6), '#f0cd84', 0.8) +
      clip(
        roundedBox(-24, -24, 48, 48, 1.4),
        box(-24, -24, 48, 48, '#5f7a5c') +
          path('M-24 26C-20 6 8 2 18 26Z', '#3f3a4a') +
          at(-4, 4, 0.52, moleHead(STAFF.founder, { mood: 'official', glasses: 'on' }, BELOW)),
      ),
    2,
  );
}

/** Boards two steps high, or one long slope for who rolls. */
function dais(rolls: boolean): string {
  const up = rolls ? `M18 ${FLOOR + 2}L38 ${DAIS}` : `M42 ${FLOOR + 2}V${FLOOR - 6}H50V${DAIS}`;
  return (
    path(`${up}H96V${FLOOR + 2}Z`, OFFICE.wood) +
    line(`${up}H96`, OFFICE.woodLite, 1.6) +
    line(`M54 ${DAIS + 8}H94M62 ${DAIS + 1}v7M82 ${DAIS + 8}v9`, OFFICE.woodDark, 0.7)
  );
}

function counter(): string {
  const [x, y] = BELL;
  return (
    box(0, FLOOR - 12, SHEET, 30, OFFICE.woodDark) +
    box(0, FLOOR - 12, SHEET, 1.4, EARTH.deep) +
    box(90, TOP + 4, 130, FLOOR - TOP - 8, OFFICE.wood) +
    path(
      `M102 ${TOP + 14}H150V${FLOOR - 12}H102ZM160 ${TOP + 14}H212V${FLOOR - 12}H160Z`,
      OFFICE.woodDark,
      'fill-opacity=".55"',
    ) +
    line(
      `M102 ${FLOOR - 12}V${TOP + 14}H150M160 ${FLOOR - 12}V${TOP + 14}H212`,
      OFFICE.woodLite,
      0.8,
    ) +
    box(84, TOP, 136, 7, OFFICE.woodLite, 1) +
    box(84, TOP + 5.4, 136, 2.6, OFFICE.woodDark, 0, 'fill-opacity=".5"') +
    path(`M${x - 10} ${TOP}a10 9 0 0 1 20 0Z`, '#d2402f') +
    line(`M${x - 6} ${TOP - 3}q.6 -3 3 -4`, '#ffd9c8', 1.4) +
    box(x - 12, TOP - 1, 24, 2, OFFICE.woodDark, 1) +
    oval(x, y, 2.2, 2.2, '#fff4da')
  );
}
