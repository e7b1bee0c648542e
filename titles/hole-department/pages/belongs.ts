import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { finger, grip } from '#bookmaking/hero/close-hand.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { moleHead } from '#titles/hole-department/cast/mole-head.ts';
import { INSPECTOR, STAFF } from '#titles/hole-department/cast/staff.ts';
import { EARTH, OFFICE, PAPER } from '#titles/hole-department/set/colors.ts';
import { ammonite, pebbles } from '#titles/hole-department/set/earth.ts';
import { pencilCircle, pile } from '#titles/hole-department/set/forms.ts';
import { spade } from '#titles/hole-department/set/gear.ts';
import { lettering, letteringWidth } from '#titles/hole-department/set/lettering.ts';
import { BELOW } from '#titles/hole-department/set/lights.ts';
import { glow, lamp, pigeonholes } from '#titles/hole-department/set/office.ts';
import { stampMark } from '#titles/hole-department/set/stamp-mark.ts';

/** The knob of the bell on the counter. */
const BELL: Point = [119, 168];
/** Where the child's photo hangs, in mm. */
const FRAME: Box = { x: 156, y: 31, width: 44, height: 44 };

/** The counter of the Department, and its wall of pictures. */
export const belongs: Painting = ({ hero, photo }) => {
  const child = placeHero(
    hero,
    50,
    'head',
    // A little higher who sits in a wheelchair, so that it is seen; lower who sits on the floor.
    hero.wheelchair ? [60, 124] : [55, hero.years < 1 ? 158 : 138],
    {
      pose: hero.wheelchair ? 'sit' : 'stand',
      mood: 'wonder',
      face: { mouth: SOFT_SMILE },
      yaw: 38,
      pitch: 5,
      nod: -4,
      tilt: 10,
      gaze: [1, -0.1],
      armsByPage: true,
      body: { lean: 10, roll: 6, shrug: 2 },
    },
    BELOW,
  );
  const [bellX, bellY] = BELL;
  const wrist = wristOfFinger(child, [bellX - 1, bellY - 5], 36);
  const rings = ownArm(
    hero,
    child,
    1,
    { elbow: [wrist[0] - 15, wrist[1] + 15], wrist, hand: finger, degrees: 36 },
    BELOW,
  );
  const stands = ownArm(
    hero,
    child,
    -1,
    { elbow: [34, 212], wrist: [28, 187], hand: grip, degrees: 196 },
    BELOW,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [172, 218],
      size: 88,
      facing: -1,
      look: -6,
      mood: 'official',
      near: [198, 174],
      far: [146, 175],
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
      [122, 104, 2.6],
    ]) +
    lamp(104, 112, 0, 1.2) +
    notice() +
    (photo === null
      ? portrait(178, 53)
      : photoFrame(photo, { box: FRAME, color: OFFICE.brass, tilt: 2 }, BELOW)) +
    pigeonholes({ x: 130, y: 112, width: 82, height: 70 }, 7, 5, 'belongs') +
    inspector.art +
    counter() +
    pile(207, 178, 16, 12, 'belongs') +
    child.art +
    rings.art +
    stands.art +
    spade(BELOW, [16, 162], [25, 250], 20) +
    stands.before;
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

function counter(): string {
  const [x, y] = BELL;
  return (
    box(92, 184, 130, 40, OFFICE.wood) +
    path('M102 194H150V222H102ZM160 194H212V222H160Z', OFFICE.woodDark, 'fill-opacity=".55"') +
    line('M102 222V194H150M160 222V194H212', OFFICE.woodLite, 0.8) +
    box(86, 178, 134, 7, OFFICE.woodLite, 1) +
    box(86, 183.4, 134, 2.6, OFFICE.woodDark, 0, 'fill-opacity=".5"') +
    path(`M${x - 9} 178a9 8 0 0 1 18 0Z`, OFFICE.brass) +
    line(`M${x - 5} 175q.6 -3 3 -4`, '#f0cd84', 1.2) +
    oval(x, y, 2, 2, '#f0cd84')
  );
}
