import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { asGround, at, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { PAPER } from '#titles/hole-department/set/colors.ts';
import { earth, heap } from '#titles/hole-department/set/earth.ts';
import { pencilCircle } from '#titles/hole-department/set/forms.ts';
import { boardwalk, spade } from '#titles/hole-department/set/gear.ts';
import { lettering } from '#titles/hole-department/set/lettering.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';
import { bigStamp } from '#titles/hole-department/set/stamp.ts';

const GROUND = 142;
const DARK = 156;
/** Where the spade stands. */
const SPADE = 52;

/** Mid: a wall of stationery from the sky to the sand; one side of it looks up, and the other says stop, with something behind its back. */
export const page06: Painting = ({ hero, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = wholeHero(
    hero,
    rolls ? 56 : 58,
    [rolls ? 27 : 30, GROUND + 1],
    {
      pose: rolls ? 'sit' : 'hug',
      mood: 'worried',
      face: { mouth: PRESSED, askew: 5 },
      yaw: 44,
      pitch: -4,
      nod: -30,
      tilt: -4,
      gaze: [0.6, -1],
      armL: { upper: [50, 10], lower: [70, 0], hand: 'hold' },
      ...(rolls
        ? { touchL: [SPADE, GROUND - 32] }
        : { touchL: [SPADE, GROUND - 36], touchR: [SPADE, GROUND - 28] }),
      body: { lean: rolls ? -8 : -4 },
    },
    DAY,
    30,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [146, GROUND - 5],
      size: 78,
      facing: -1,
      look: -8,
      mood: 'alarmed',
      far: [97, GROUND - 36],
      near: [187, GROUND - 36],
    },
    BELOW,
  );
  const planted = spade(DAY, [SPADE, GROUND - 50], [SPADE, GROUND + 9], 14);
  const art =
    air() +
    beach() +
    clouds([[24, 26, 1]]) +
    child.shadow +
    formNine() +
    earth(GROUND, DARK) +
    heap('six', 146, GROUND + 2, 60, 9) +
    (rolls ? boardwalk(DAY, -4, 74, GROUND - 1) : '') +
    at(190, GROUND - 22, 0.44, bigStamp(BELOW), 6) +
    inspector.art +
    (child.art + planted + child.hand(1) + (rolls ? '' : child.hand(-1)));
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 160, height: 46 },
      ink: 'light',
      largest: { explorer: 18 },
      anchor: 'middle',
    },
    faces: [child.face, inspector.face],
    ...(beside && {
      overFold: () =>
        asGround(mirroredAtFold(air())) + mirroredAtFold(beach() + earth(GROUND, DARK)),
    }),
  };
};

const air = (): string => sky('#a4dbe2', '#fff6dc', 118, [24, 14]);

const beach = (): string => sea(114, 126, '#3f9fb0', '#8ed2cb', 'six') + sand(125, GROUND, 'six');

/** As high as the sky, with four large boxes, none of them for being deep. */
function formNine(): string {
  const words = ['TREASURE', 'LETTERS', 'SWIMMING', 'OTHER'];
  const sheet = `M46 12C68 8 90 14 112 8L114 ${GROUND + 2}H44Z`;
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
    lettering('FORM 9', 53, 24, 6, PAPER.ink, 1.2) +
    line('M53 34H105', PAPER.line, 0.7) +
    words
      .map((word, i) => {
        const y = 38 + i * 12;
        return (
          line(roundedBox(53, y, 9.6, 9.6, 1), PAPER.ink, 1.3) +
          lettering(word, 66, y + 2.4, 4.6, PAPER.ink, 1.1)
        );
      })
      .join('') +
    pencilCircle(104, 132, 4)
  );
}
