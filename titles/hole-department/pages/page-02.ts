import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob } from '#bookmaking/drawing/curves.ts';
import { asGround, at, calm, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { aboutAxle, tipped } from '#bookmaking/hero/tipped.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { castle } from '#titles/hole-department/set/castles.ts';
import { EARTH, SAND } from '#titles/hole-department/set/colors.ts';
import {
  earth,
  heap,
  pebbles,
  type ShaftWish,
  shaft,
  shaftOutline,
} from '#titles/hole-department/set/earth.ts';
import { clipboard } from '#titles/hole-department/set/forms.ts';
import { boardwalk, spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';
import { glow } from '#titles/hole-department/set/office.ts';
import { smallStamp } from '#titles/hole-department/set/stamp.ts';

const GROUND = 86;
const DARK = 96;
const HOLE: ShaftWish = { x: 150, width: 104, top: GROUND, bottom: 132, sun: -1 };

/** Pop: a mole as large as a surprise, sand and a spade in the air, and a child who has sat down, or rolled back. */
export const page02: Painting = ({ hero, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = wholeHero(
    hero,
    rolls ? 68 : 56,
    [rolls ? 52 : 49, GROUND + 1],
    {
      pose: rolls ? 'sit' : 'floor',
      mood: 'surprised',
      face: { mouth: GAPE },
      yaw: 46,
      pitch: 4,
      nod: -4,
      tilt: -8,
      gaze: [1, 0.1],
      ...(rolls ? {} : { armL: PROPPED, armR: PROPPED }),
      body: {
        lean: -22,
        roll: -4,
        shrug: 8,
        ...(rolls ? {} : { legL: KICKED, legR: KICKED_HIGHER }),
      },
    },
    DAY,
    31,
  );
  const thrown = tipped(child, aboutAxle(child, rolls ? -17 : 0));
  const inspector = mole(
    {
      person: { ...INSPECTOR, hat: 'lamp' },
      where: [150, 172],
      size: 108,
      facing: -1,
      look: -37,
      mood: 'official',
      near: [189, 72],
      far: [115, 112],
    },
    BELOW,
  );
  const art =
    seaside() +
    clouds([[150, 22, 1.3]]) +
    windbreak(DAY, 8, 82, 20) +
    child.shadow +
    thrown.art +
    spade(DAY, [72, 12], [98, 32], 16) +
    burst() +
    (beside ? calm(earth(GROUND, DARK)) : earth(GROUND, DARK)) +
    (rolls ? boardwalk(DAY, -4, 86, GROUND + 0.2) : '') +
    heap('two', 208, GROUND + 2, 40, 18) +
    shaft(HOLE, glow(156, 106, 64, 40, 0.6)) +
    // Above the sand it is in the open; below, only the hole shows it.
    clip(`M0 0V${GROUND}H216V0Z${shaftOutline(HOLE)}`, inspector.art) +
    path(
      COLLAR,
      linear([
        [0, EARTH.damp],
        [0.5, EARTH.clay],
        [1, EARTH.deep],
      ]),
    ) +
    clipboard(110, 102, 28, -12, -1) +
    smallStamp(187.5, 58, 36, 184) +
    inspector.arm +
    pebbles('two', [[30, 104, 6]]);
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 138, height: 66 },
      ink: 'light',
      largest: { explorer: 18 },
      anchor: 'middle',
    },
    faces: [thrown.face, inspector.face],
    ...(beside && {
      overFold: () =>
        // The screen's light grains are too light for a name.
        asGround(calm(mirroredAtFold(earth(GROUND, DARK)))) +
        mirroredAtFold(
          clip(`M-9 -9H225V${GROUND + 0.7}H-9Z`, seaside()) +
            at(120, 77, 0.34, castle(DAY, 1)) +
            at(186, 77, 0.28, castle(DAY, 0)),
        ),
    }),
  };
};

const seaside = (): string =>
  sky('#9bd8e4', '#fff6dc', 66, [22, 18]) +
  sea(60, 70, '#3f9fb0', '#8ed2cb', 'two') +
  sand(69, GROUND, 'two');

/** What it has pushed up, and still sits in. */
const COLLAR =
  'M92 135C98 124 108 129 116 124C126 118 134 129 146 124C158 118 166 129 178 123C190 119 198 128 206 135C190 134 110 134 92 135Z';

/** Sat down sooner than was meant, and both arms straight behind. */
const PROPPED: Arm = { upper: [-44, 18], lower: [-30, 12], hand: 'open' };

/** Feet in the air, one of them higher. */
const KICKED = { upper: [98, 14], lower: [92, 10], foot: -70 } as const;
const KICKED_HIGHER = { upper: [122, 24], lower: [96, 6], foot: -60 } as const;

/** The sand that sat up, a moment later. */
function burst(): string {
  const chance = chanceFrom('pop');
  let clods = '';
  for (let i = 0; i < 26; i++) {
    const a = Math.PI * (1.02 + 0.96 * chance());
    const r = 34 + chance() * 46;
    clods += blob(
      chance,
      150 + Math.cos(a) * r * 1.1,
      GROUND - 12 + Math.sin(a) * r,
      1 + chance() * 2.6,
      1 + chance() * 2,
      7,
      0.14,
    );
  }
  return path(clods, SAND.wet);
}
