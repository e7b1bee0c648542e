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
import { boardwalk, windbreak } from '#titles/hole-department/set/gear.ts';
import { LATE } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';

const GROUND = 178;
/** Where a palm is, on what is shoved under the wall. */
const PALM = 68;

/** A window needs a wall: somebody shoves a prop under its side, and in it somebody lifts dark glasses, and looks up. */
export const page09: Painting = ({ hero, things, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const tiny = hero.years < 3;
  const shoving = (x: number): PlacedHero =>
    wholeHero(
      hero,
      rolls ? 68 : tiny ? 64 : 68,
      [x, GROUND],
      {
        pose: rolls ? 'sit' : tiny ? 'stand' : 'kneel',
        mood: 'happy',
        yaw: 58,
        pitch: 4,
        nod: -6,
        tilt: 2,
        gaze: [1, -0.3],
        leanInChair: 44,
        armL: { upper: [40, 6], lower: [46, 4], hand: 'press' },
        armR: { upper: [-24, 12], lower: [-10, 10] },
        body: { lean: rolls ? 44 : 34, roll: 0, hips: 0 },
      },
      LATE,
      37,
    );
  const child = shoving(40 + PALM - shoving(40).handL[0]);
  // Words on the picture lie over its head.
  const k = beside ? 1 : 0.86;
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [152, GROUND + 8],
      size: 100 * k,
      facing: -1,
      look: -42,
      mood: 'awe',
      glasses: 'up',
      near: [152 + 22 * k, GROUND + 8 - 86 * k],
    },
    LATE,
  );
  const scene =
    child.shadow +
    (rolls ? boardwalk(LATE, 10, 64, GROUND - 1) : '') +
    inside() +
    inspector.art +
    wall() +
    filledIn(154, GROUND + 2, 25, 3) +
    oval(88, GROUND - 1, 20, 2.6, LATE.shade, 'fill-opacity=".24"') +
    at(88, GROUND - 11, 0.42, thing(things[0], turned(LATE, 8)), 8) +
    child.art;
  const art = seaside() + scene;
  return {
    art,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face, inspector.face],
    ...(beside && {
      overFold: () => asGround(mirroredAtFold(seaside())) + windbreak(LATE, -196, GROUND - 4, 34),
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
  oval(152, GROUND - 28, 50, 9, SAND.base) + oval(152, GROUND - 28, 45, 7, EARTH.deep);

/** A wall of sand round the window, patted smooth, but for the side that slips. */
function wall(): string {
  const top = GROUND - 28;
  const d = `M102 ${top}A50 9 0 0 0 202 ${top}C206 ${top + 18} 207 ${top + 34} 209 ${top + 44}C180 ${top + 50} 128 ${top + 50} 94 ${top + 44}C102 ${top + 34} 88 ${top + 16} 102 ${top}Z`;
  const chance = chanceFrom('wall');
  return (
    oval(140, top + 47, 66, 4, LATE.shade, 'fill-opacity=".24"') +
    path(
      d,
      linear(
        [
          [0, '#d3a468'],
          [0.6, '#ecc98c'],
          [1, '#f8e4b6'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    clip(d, specks(chance, { x: 80, y: top, width: 136, height: 50 }, 60, SAND.shade, 1, 0.5)) +
    line(`M102 ${top}A50 9 0 0 0 202 ${top}`, '#fbeecb', 5)
  );
}
