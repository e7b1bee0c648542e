import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { asGround, at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { DOWNCAST } from '#bookmaking/hero/more-mouths.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { PAPER } from '#titles/hole-department/set/colors.ts';
import { earth, type ShaftWish, shaft, shaftOutline } from '#titles/hole-department/set/earth.ts';
import { pencilCircle } from '#titles/hole-department/set/forms.ts';
import { boardwalk, spade } from '#titles/hole-department/set/gear.ts';
import { lettering } from '#titles/hole-department/set/lettering.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';
import { glow } from '#titles/hole-department/set/office.ts';
import { bigStamp } from '#titles/hole-department/set/stamp.ts';

/** Mid: a wall of stationery from the sky to the sand; one side of it looks up, and the other says stop, waist-deep in the cut hole, with something behind its back. */
export const page06: Painting = ({ hero, beside }) => {
  // Words on the picture lie under the hole; where they face it, the sky has room for more form.
  const ground = beside ? 160 : 106;
  const rolls = hero.wheelchair !== undefined;
  const high = beside ? (rolls ? 84 : 92) : rolls ? 63 : 70;
  // And the page, for two who stand apart.
  const apart = beside ? 11 : 0;
  const child = wholeHero(
    hero,
    high,
    [(rolls ? 31 : 33) + apart, ground + 1],
    {
      pose: rolls ? 'sit' : 'stand',
      mood: 'brave',
      face: { mouth: DOWNCAST, askew: 5 },
      yaw: 44,
      pitch: -4,
      nod: -26,
      tilt: -4,
      gaze: [0.8, -0.8],
      armL: { upper: [52, 8], lower: [54, 4], hand: 'hold' },
      armR: { upper: [-22, 14], lower: [-18, 10], hand: 'hold' },
      body: {
        lean: -10,
        roll: 0,
        hips: 0,
        ...(rolls
          ? {}
          : {
              legL: { upper: [22, 8], lower: [14, 6] },
              legR: { upper: [-20, 8], lower: [-26, 8] },
            }),
      },
    },
    DAY,
    beside ? 43 : 38,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [140 + apart, ground + 36],
      size: 96,
      facing: -1,
      look: -8,
      mood: 'alarmed',
      far: [86 + apart, ground - 14],
      near: [184 + apart, ground + 3],
    },
    BELOW,
  );
  // A hand is told by its wrist.
  const [fist, gripped] = [child.handL[0] + 11 * child.scale, child.handL[1]];
  const hole: ShaftWish = { x: 149 + apart, width: 118, top: ground, bottom: ground + 45, sun: -1 };
  const planted = spade(DAY, [fist, gripped - 10], [fist, ground + 9], 16);
  const art =
    air(ground) +
    beach(ground) +
    clouds([[24, 26, 1]]) +
    child.shadow +
    shifted(beside ? 24 : 2, 0, formNine(ground, beside ? 1.2 : 0.74)) +
    earth(ground, ground + 14) +
    (rolls ? boardwalk(DAY, -4, 78, ground - 1) : '') +
    shaft(hole, glow(178 + apart, ground + 22, 44, 34, 0.7)) +
    // Above the sand it is in the open; below, only the hole shows it.
    clip(`M0 0V${ground}H216V0Z${shaftOutline(hole)}`, inspector.art) +
    at(184 + apart * 0.6, ground + 26, 0.4, bigStamp(BELOW), 4) +
    inspector.arm +
    child.art +
    planted +
    child.hand(1);
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 156, height: 50 },
      ink: 'light',
      largest: { explorer: 18 },
      anchor: 'middle',
    },
    faces: [child.face, inspector.face],
    ...(beside && {
      overFold: () =>
        asGround(mirroredAtFold(air(ground))) +
        mirroredAtFold(beach(ground) + earth(ground, ground + 14)),
    }),
  };
};

const air = (ground: number): string => sky('#a4dbe2', '#fff6dc', ground - 24, [24, 14]);

const beach = (ground: number): string =>
  sea(ground - 28, ground - 16, '#3f9fb0', '#8ed2cb', 'six') + sand(ground - 17, ground, 'six');

/** As high as the sky, with four large boxes, none of them for being deep. */
function formNine(ground: number, large: number): string {
  const words = ['TREASURE', 'LETTERS', 'SWIMMING', 'OTHER'];
  const sheet = `M46 12C68 8 90 14 112 8L114 ${ground + 2}H44Z`;
  return (
    path(sheet, '#2a1812', 'fill-opacity=".25" transform="translate(3 1)"') +
    path(
      sheet,
      linear([
        [0, '#fffaea'],
        [0.8, PAPER.base],
        [1, '#e3c890'],
      ]),
      `stroke="${PAPER.line}" stroke-width=".6"`,
    ) +
    // Its upper end has not quite unrolled.
    path(
      'M42 13C42 3 52 2 70 5C90 8 102 5 115 2C121 3 121 11 115 12C99 15 90 17 70 14C58 13 50 12 46 17C43 17 42 15 42 13Z',
      PAPER.shade,
    ) +
    path('M115 2C121 3 121 11 115 12C112 10 112 4 115 2Z', PAPER.line) +
    at(
      53,
      20,
      large,
      lettering('FORM 9', 0, 2, 6, PAPER.ink, 1.2) +
        line('M0 12H42', PAPER.line, 0.7) +
        words
          .map((word, i) => {
            const y = 16 + i * 12;
            return (
              line(roundedBox(0, y, 9.6, 9.6, 1), PAPER.ink, 1.3) +
              lettering(word, 13, y + 2.4, 4.6, PAPER.ink, 1.1)
            );
          })
          .join(''),
    ) +
    pencilCircle(105, 26, 3.4)
  );
}
