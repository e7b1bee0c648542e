import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
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
const [FLOOR, TOP] = [204, 144];
/** What the public may stand or roll upon. */
const DAIS = FLOOR - 14;
/** Where the child's photo hangs, in mm. */
const FRAME: Box = { x: 156, y: 26, width: 44, height: 44 };

/** The counter of the Department: somebody holds a book up to it, and the stamp is in the air. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = hero.wheelchair !== undefined;
  const young = hero.years < 3;
  const handing = (x: number): PlacedHero =>
    wholeHero(
      hero,
      rolls ? 68 : 70,
      [x, DAIS],
      {
        pose: rolls ? 'sit' : 'stand',
        mood: 'happy',
        yaw: 56,
        pitch: 4,
        nod: -6,
        tilt: 0,
        gaze: [1, -0.2],
        leanInChair: 14,
        armL: { upper: young ? [96, 6] : [76, 6], lower: young ? [100, 4] : [84, 4], hand: 'hold' },
        armR: { upper: [-14, 12], lower: [-2, 10] },
        body: {
          lean: 10,
          roll: 0,
          hips: 0,
          ...(rolls
            ? {}
            : {
                legL: { upper: [12, 4], lower: [-4, 4] },
                legR: { upper: [-12, 4], lower: [-18, 4] },
              }),
        },
      },
      BELOW,
      31,
    );
  const child = handing(60 + 90 - handing(60).handL[0]);
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [170, 180],
      size: 84,
      facing: -1,
      look: 5,
      mood: 'official',
      near: [198, 112],
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
    smallStamp(196.5, 99, 32, 184) +
    inspector.arm +
    counter() +
    dais(rolls) +
    child.shadow +
    child.art +
    book(child) +
    child.hand(1);
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

/** This one, held by its lower edge. */
function book(child: PlacedHero): string {
  const u = child.scale;
  return at(
    child.handL[0] + 11 * u,
    child.handL[1] + 7 * u,
    1,
    box(-4, -26, 21, 27, GEAR.coralDark, 1) +
      box(-1.5, -25, 19.5, 25, PAPER.base) +
      box(-5, -27, 21, 27, GEAR.coral, 1) +
      box(-5, -27, 3, 27, GEAR.coralDark, 1) +
      box(0.5, -22, 13, 5, PAPER.base, 0.6) +
      oval(7, -8, 4.6, 4.6, EARTH.deep),
    6,
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
