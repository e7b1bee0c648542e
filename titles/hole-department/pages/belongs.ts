import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { EARTH, GEAR, OFFICE, PAPER, SAND } from '#titles/hole-department/set/colors.ts';
import { pencilCircle } from '#titles/hole-department/set/forms.ts';
import { lettering, letteringWidth } from '#titles/hole-department/set/lettering.ts';
import { BELOW } from '#titles/hole-department/set/lights.ts';
import { glow, lamp } from '#titles/hole-department/set/office.ts';
import { smallStamp } from '#titles/hole-department/set/stamp.ts';

/** Where the floor is, and the top of a counter that is as high as its public's chin. */
const [FLOOR, TOP] = [204, 150];
/** Where the child's photo hangs, in mm. */
const FRAME: Box = { x: 156, y: 26, width: 44, height: 44 };

/** The counter of the Department: somebody holds a book up to it, and the stamp is in the air. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = hero.wheelchair !== undefined;
  const young = hero.years < 3;
  const handing = (x: number): PlacedHero =>
    wholeHero(
      hero,
      rolls ? 80 : 82,
      [x, FLOOR - 2],
      {
        pose: rolls ? 'sit' : 'stand',
        mood: 'wonder',
        face: { mouth: SOFT_SMILE },
        yaw: 58,
        pitch: 4,
        nod: -10,
        tilt: -4,
        gaze: [1, -0.4],
        leanInChair: 24,
        armL: { upper: [young ? 84 : 72, 2], lower: [young ? 88 : 78, -2], hand: 'hold' },
        armR: { upper: [young ? 58 : 46, 6], lower: [young ? 84 : 76, -4], hand: 'hold' },
        body: {
          lean: rolls ? 22 : 15,
          roll: 0,
          hips: 0,
          shrug: 4,
          ...(rolls
            ? {}
            : {
                legL: { upper: [26, 4], lower: [8, 4] },
                legR: { upper: [-16, 4], lower: [-34, 4], foot: 34 },
              }),
        },
      },
      BELOW,
      40,
    );
  const child = handing(60 + 94 - handing(60).handL[0]);
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [171, 184],
      size: 84,
      facing: -1,
      look: 5,
      mood: 'official',
      near: [192, 116],
      holds: 'near',
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
    glow(60, 118, 120, 90, 0.55) +
    path(`M0 0H${SHEET}V10Q160 18 108 12T0 16Z`, EARTH.clay) +
    path(`M0 0H${SHEET}V5Q160 12 108 7T0 10Z`, EARTH.deep) +
    lamp(28, 124, 0, 1.2) +
    notice() +
    (photo === null
      ? portrait(178, 48)
      : photoFrame(photo, { box: FRAME, color: OFFICE.brass, tilt: 2 }, BELOW)) +
    inspector.art +
    smallStamp(193.5, 102, 42, 174) +
    inspector.arm +
    counter() +
    child.shadow +
    child.art +
    book(child) +
    child.hand(-1);
  return {
    art,
    quiet: {
      box: { x: 14, y: 31, width: 128, height: 46 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo === null ? [child.face, inspector.face] : [child.face, inspector.face, FRAME],
  };
};

/** This one: a fist round its back, and a hand behind it. */
function book(child: PlacedHero): string {
  const [x, y] = fistOf(child, -1);
  return at(
    x,
    y,
    1,
    box(0.5, -26, 25, 33, GEAR.coralDark, 1) +
      box(3, -25, 23, 31, PAPER.base) +
      box(-1, -27, 24.5, 33, GEAR.coral, 1) +
      box(-1, -27, 3, 33, GEAR.coralDark, 1) +
      box(6, -22, 13, 5, PAPER.base, 0.6) +
      oval(12.5, -7, 5.4, 5.4, EARTH.deep),
    -8,
  );
}

/** A form for whose book it is, pinned to the wall. */
function notice(): string {
  const width = letteringWidth('FORM 1', 5);
  return (
    box(12, 15, 134, 80, '#4a2f20', 1, 'fill-opacity=".3"') +
    box(9, 12, 136, 80, PAPER.base, 1) +
    line(roundedBox(11.5, 14.5, 131, 75, 1), PAPER.line, 0.6) +
    lettering('FORM 1', 77 - width / 2, 18.5, 5, PAPER.ink, 1) +
    pencilCircle(134, 83, 3.6) +
    oval(13.4, 16.4, 1.8, 1.8, OFFICE.brass) +
    oval(140.6, 16.4, 1.8, 1.8, OFFICE.brass)
  );
}

/** Where no photo hangs, the Department's favorite does: a hole, in a frame. */
function portrait(x: number, y: number): string {
  return at(
    x,
    y,
    1,
    box(-24, -23, 52, 52, '#4a2f20', 3, 'fill-opacity=".3"') +
      box(-26, -26, 52, 52, OFFICE.brass, 3) +
      line(roundedBox(-25, -25, 50, 50, 2.6), '#f0cd84', 0.8) +
      box(-20.5, -20.5, 41, 41, SAND.lit, 1) +
      oval(0, 1.5, 13.5, 12.6, SAND.base) +
      oval(0, 0, 12, 11, EARTH.deep) +
      oval(1, 2, 9.6, 8.4, EARTH.dark),
    2,
  );
}

function counter(): string {
  return (
    box(0, FLOOR - 12, SHEET, 30, OFFICE.woodDark) +
    box(0, FLOOR - 12, SHEET, 1.4, EARTH.deep) +
    box(104, TOP + 4, 116, FLOOR - TOP - 8, OFFICE.wood) +
    path(
      `M114 ${TOP + 14}H156V${FLOOR - 12}H114ZM166 ${TOP + 14}H212V${FLOOR - 12}H166Z`,
      OFFICE.woodDark,
      'fill-opacity=".55"',
    ) +
    line(
      `M114 ${FLOOR - 12}V${TOP + 14}H156M166 ${FLOOR - 12}V${TOP + 14}H212`,
      OFFICE.woodLite,
      0.8,
    ) +
    box(98, TOP, 122, 7, OFFICE.woodLite, 1) +
    box(98, TOP + 5.4, 122, 2.6, OFFICE.woodDark, 0, 'fill-opacity=".5"')
  );
}
