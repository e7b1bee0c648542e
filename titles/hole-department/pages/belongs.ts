import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { digger } from '#titles/hole-department/cast/digger.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { moleHead } from '#titles/hole-department/cast/mole-head.ts';
import { INSPECTOR, STAFF } from '#titles/hole-department/cast/staff.ts';
import { EARTH, OFFICE, PAPER } from '#titles/hole-department/set/colors.ts';
import { ammonite, pebbles } from '#titles/hole-department/set/earth.ts';
import { pencilCircle, pile } from '#titles/hole-department/set/forms.ts';
import { bucket, spade } from '#titles/hole-department/set/gear.ts';
import { lettering, letteringWidth } from '#titles/hole-department/set/lettering.ts';
import { BELOW } from '#titles/hole-department/set/lights.ts';
import { glow, lamp, pigeonholes } from '#titles/hole-department/set/office.ts';
import { stampMark } from '#titles/hole-department/set/stamp-mark.ts';

/** Where the child's photo hangs, in mm. */
const FRAME: Box = { x: 156, y: 36, width: 44, height: 44 };

/** Over a counter that was built for people who come from below. */
const ON_TIPTOE: Partial<Pose> = {
  lean: 16,
  roll: 6,
  legL: { upper: [-4, 4], lower: [-12, 4], foot: 40 },
  legR: { upper: [-22, 6], lower: [-76, 5], foot: 60 },
};

/** The counter of the Department, and its wall of pictures. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = digger(
    hero,
    104,
    38,
    [rolls ? 68 : 66, 206],
    {
      pose: 'reach',
      mood: 'wonder',
      face: { mouth: SOFT_SMILE },
      yaw: 44,
      nod: rolls ? -6 : -10,
      tilt: 8,
      gaze: [0.9, -0.3],
      pitch: 5,
      touchL: [126, 156],
      touchR: [112, 160],
      armL: { upper: [60, 20], lower: [90, 10], hand: 'hold' },
      armR: { upper: [60, 20], lower: [90, 10], hand: 'hold' },
      body: rolls ? { roll: 8 } : ON_TIPTOE,
    },
    BELOW,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [166, 190],
      size: 76,
      facing: -1,
      look: -6,
      mood: 'official',
      near: [190, 150],
      far: [134, 151],
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
    glow(108, 96, 120, 90, 0.55) +
    path(`M0 0H${SHEET}V10Q160 18 108 12T0 16Z`, EARTH.clay) +
    path(`M0 0H${SHEET}V5Q160 12 108 7T0 10Z`, EARTH.deep) +
    ammonite(204, 106, 6, 20) +
    pebbles('belongs', [
      [8, 118, 4],
      [140, 108, 2.6],
    ]) +
    lamp(112, 114, 0, 1.2) +
    notice() +
    (photo === null
      ? portrait(178, 58)
      : photoFrame(photo, { box: FRAME, color: OFFICE.brass, tilt: 2 }, BELOW)) +
    pigeonholes({ x: 118, y: 118, width: 90, height: 46 }, 9, 4, 'belongs') +
    inspector.art +
    counter() +
    pile(205, 154, 20, 12, 'belongs') +
    bucket(BELOW, 30, 207, 20) +
    spade(BELOW, [10, 146], [16, 204], 16) +
    child.shadow +
    child.art +
    child.hand(1) +
    child.hand(-1);
  return {
    art,
    quiet: {
      box: { x: 14, y: 36, width: 128, height: 46 },
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
    box(12, 22, 134, 76, '#4a2f20', 1, 'fill-opacity=".3"') +
    box(9, 19, 136, 76, PAPER.base, 1) +
    line(roundedBox(11.5, 21.5, 131, 71, 1), PAPER.line, 0.6) +
    lettering('FORM 1', 77 - width / 2, 26.5, 5, PAPER.ink, 1) +
    stampMark(29, 83, 6.6, 'OK', -12) +
    pencilCircle(133, 84, 4) +
    oval(13.4, 23.4, 1.8, 1.8, OFFICE.brass) +
    oval(140.6, 23.4, 1.8, 1.8, OFFICE.brass)
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

const counter = (): string =>
  box(112, 158, 110, 60, OFFICE.wood) +
  path('M118 168H160V210H118ZM168 168H212V210H168Z', OFFICE.woodDark, 'fill-opacity=".55"') +
  line('M118 210V168H160M168 210V168H212', OFFICE.woodLite, 0.8) +
  box(108, 154, 112, 6, OFFICE.woodLite, 1) +
  box(108, 158.4, 112, 2.4, OFFICE.woodDark, 0, 'fill-opacity=".5"') +
  path('M0 206H112V216H0Z', '#6b4326') +
  box(0, 205, 112, 1.4, OFFICE.woodLite) +
  path('M140 154a6 5 0 0 1 12 0Z', OFFICE.brass) +
  oval(146, 148.6, 1.2, 1.2, '#f0cd84');
