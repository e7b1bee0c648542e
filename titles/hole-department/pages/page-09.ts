import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { turned } from '#bookmaking/drawing/light.ts';
import { asGround, at, calm, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { EARTH, SAND } from '#titles/hole-department/set/colors.ts';
import { filledIn } from '#titles/hole-department/set/form-nine.ts';
import { boardwalk } from '#titles/hole-department/set/gear.ts';
import { foldedGlasses, hugeGlasses, templeArm } from '#titles/hole-department/set/glasses.ts';
import { LATE } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';

const GROUND = 178;
/** Where a palm is, on what is shoved under the wall. */
const PALM = 73;
/** How high the wall is patted. */
const SILL = GROUND - 20;

/** A window needs a wall: somebody shoves a prop under its side; in it bare eyes look up, and the dark glasses lie in front, as large as what they kept out. */
export const page09: Painting = ({ hero, things, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const tiny = hero.years < 3;
  const shoving = (x: number): PlacedHero =>
    wholeHero(
      hero,
      rolls ? 70 : tiny ? 66 : 70,
      [x, GROUND],
      {
        pose: rolls ? 'sit' : tiny ? 'stand' : 'kneel',
        mood: 'happy',
        yaw: 58,
        pitch: 4,
        // Who leans far down has farther to look up.
        nod: rolls ? -36 : -22,
        tilt: 2,
        gaze: [0.9, -0.8],
        leanInChair: 44,
        armL: { upper: [rolls ? 28 : 32, 6], lower: [rolls ? 34 : 38, 4], hand: 'press' },
        armR: { upper: [-24, 12], lower: [-10, 10] },
        body: { lean: rolls ? 44 : 34, roll: 0, hips: 0 },
      },
      LATE,
      37,
    );
  const child = shoving(40 + PALM - shoving(40).handL[0]);
  // Words on the picture lie over its head.
  const k = beside ? 1.12 : 0.9;
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [156, GROUND + 14],
      size: 100 * k,
      facing: -1,
      look: -46,
      mood: 'awe',
      glasses: 'off',
      near: [176, GROUND - 6],
    },
    LATE,
  );
  const scene =
    (beside ? templeArm() : '') +
    child.shadow +
    (rolls ? boardwalk(LATE, 10, 64, GROUND - 1) : '') +
    inside() +
    inspector.art +
    wall() +
    oval(88, GROUND, 20, 2.6, LATE.shade, 'fill-opacity=".24"') +
    at(90, GROUND - 10, 0.4, thing(things[0], turned(LATE, 8)), 4) +
    slab() +
    filledIn(186, GROUND + 17, 21, 8) +
    child.art;
  return {
    art: seaside() + scene + (beside ? '' : at(34, GROUND + 20, 0.5, foldedGlasses(), -8)),
    quiet: { box: { ...SAFE, height: 58 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face, inspector.face],
    ...(beside && {
      overFold: () => asGround(mirroredAtFold(seaside())) + hugeGlasses(),
    }),
  };
};

/** Calm on either page, for it had an edge at the fold. */
const seaside = (): string =>
  calm(
    sky('#bfdfe3', '#ffe0b0', GROUND - 36, [200, 40], '#fff0bc') +
      sea(GROUND - 38, GROUND - 24, '#5a98a4', '#b5d6c8', 'nine') +
      sand(GROUND - 25, 225, 'nine', '#f4d8a3', '#ecc98c'),
  );

/** What one sees of it over its sill. */
const inside = (): string =>
  oval(156, SILL, 50, 11, SAND.base) + oval(156, SILL + 1, 45, 8.6, EARTH.deep);

/** Sand patted smooth round the window, which is in the ground and not on it. */
function wall(): string {
  const d = `M106 ${SILL}A50 11 0 0 0 206 ${SILL}C212 ${SILL + 10} 222 ${SILL + 18} 232 ${SILL + 24}C200 ${SILL + 40} 112 ${SILL + 40} 82 ${SILL + 23}C98 ${SILL + 20} 100 ${SILL + 8} 106 ${SILL}Z`;
  return (
    path(
      d,
      linear(
        [
          [0, '#b9814c'],
          [0.35, '#d9ac6c'],
          [1, '#f8e4b6'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    clip(
      d,
      specks(
        chanceFrom('wall'),
        { x: 80, y: SILL, width: 136, height: 50 },
        60,
        SAND.shade,
        1,
        0.5,
      ),
    ) +
    line(`M106 ${SILL}A50 11 0 0 0 206 ${SILL}`, '#fbeecb', 4)
  );
}

/** The side that slips: it lies on what is under it now. */
const slab = (): string =>
  path(
    `M124 ${SILL + 9}C112 ${SILL + 9} 98 ${SILL + 3} 82 ${SILL + 2}C77 ${SILL - 2} 78 ${SILL - 9} 84 ${SILL - 10}C98 ${SILL - 12} 110 ${SILL - 8} 122 ${SILL}Z`,
    '#a8764a',
  ) +
  path(
    `M82 ${SILL - 6}C78 ${SILL - 10} 82 ${SILL - 13} 86 ${SILL - 12}C98 ${SILL - 14} 112 ${SILL - 9} 123 ${SILL}L118 ${SILL + 4}C108 ${SILL - 3} 96 ${SILL - 7} 82 ${SILL - 6}Z`,
    '#fbeecb',
  );
