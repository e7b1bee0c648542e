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
import { room, teaBreak } from '#titles/hole-department/set/downstairs.ts';
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
import { roots, tornRim } from '#titles/hole-department/set/torn-rim.ts';

/** Pop: a mole as large as a surprise, sand and a spade in the air, and a child who has sat down, or rolled back. */
export const page02: Painting = ({ hero, beside }) => {
  // Words on the picture lie under it; where they face it, one sees down to its feet.
  const ground = beside ? 93 : 86;
  const dark = ground + 10;
  const hole: ShaftWish = {
    x: beside ? 162 : 154,
    width: 104,
    top: ground,
    bottom: beside ? 190 : 132,
    sun: -1,
  };
  const rolls = hero.wheelchair !== undefined;
  // Whose legs are as short as a coat is long has none where others sit.
  const tiny = hero.years < 3;
  const larger = beside ? 1.12 : 1;
  const child = wholeHero(
    hero,
    (rolls ? 68 : tiny ? 56 : 58) * larger,
    [rolls ? (beside ? 55 : 54) : tiny ? 46 : beside ? 45 : 42, ground + 1],
    {
      pose: rolls ? 'sit' : tiny ? 'stand' : 'floor',
      mood: 'surprised',
      face: { mouth: GAPE },
      yaw: tiny ? 28 : 46,
      pitch: 4,
      nod: -4,
      tilt: -8,
      gaze: [1, 0.1],
      ...(rolls || tiny ? THROWN : { armL: PROPPED, armR: PROPPED }),
      body: {
        lean: rolls ? -10 : tiny ? -20 : -11,
        roll: -4,
        shrug: 8,
        ...(rolls ? {} : tiny ? STAGGERED : { legL: KICKED, legR: KICKED_HIGHER }),
      },
    },
    DAY,
    33 * larger,
  );
  const thrown = tipped(child, aboutAxle(child, rolls ? -15 : 0));
  const inspector = mole(
    {
      person: { ...INSPECTOR, hat: 'lamp' },
      where: [166, ground + 75],
      size: 106,
      facing: -1,
      look: -16,
      mood: 'official',
      near: [190, ground - 10],
      far: [132, ground + 33],
      holds: 'both',
    },
    BELOW,
  );
  const art =
    seaside(ground) +
    clouds([[150, 22, 1.3]]) +
    windbreak(DAY, 8, ground - 4, 20) +
    child.shadow +
    thrown.art +
    spade(DAY, [82, 14], [104, 36], 16) +
    burst(ground) +
    (beside ? calm(earth(ground, dark)) : earth(ground, dark)) +
    (rolls ? boardwalk(DAY, -4, 86, ground + 0.2) : '') +
    heap('two', 208, ground + 2, 40, 18) +
    (beside ? room() + teaBreak() : '') +
    shaft(hole, glow(150, ground + 20, 64, 40, 0.6) + glow(144, 190, 60, 40, beside ? 0.7 : 0)) +
    // Above the sand it is in the open; below, only the hole shows it.
    clip(`M0 0V${ground}H216V0Z${shaftOutline(hole)}`, inspector.art) +
    (beside
      ? tornRim(hole) + clip(shaftOutline(hole), heap('floor', 152, 192, 124, 25))
      : collar()) +
    clipboard(124, ground + 26, 28, -12, -1) +
    inspector.farPaw +
    smallStamp(189, ground - 24, 38, 172) +
    inspector.arm +
    (beside ? '' : pebbles('two', [[30, 104, 6]]));
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
        asGround(calm(mirroredAtFold(earth(ground, dark)) + room())) +
        mirroredAtFold(
          clip(`M-9 -9H225V${ground + 0.7}H-9Z`, seaside(ground)) +
            at(120, ground - 9, 0.34, castle(DAY, 1)) +
            at(186, ground - 9, 0.28, castle(DAY, 0)),
        ) +
        // Words keep clear of these, and so of all that hangs under the beach.
        roots(ground + 4, HANGING),
    }),
  };
};

/** Roots of the dune, where nothing is read. */
const HANGING = [
  [-196, 7.5],
  [-150, 7],
  [-70, 7.5],
  [-24, 7.5],
] as const;

const seaside = (ground: number): string =>
  sky('#9bd8e4', '#fff6dc', ground - 20, [22, 18]) +
  sea(ground - 26, ground - 16, '#3f9fb0', '#8ed2cb', 'two') +
  sand(ground - 17, ground, 'two');

/** What it has pushed up, and still sits in. */
const collar = (): string =>
  path(
    'M92 135C98 124 108 129 116 124C126 118 134 129 146 124C158 118 166 129 178 123C190 119 198 128 206 135C190 134 110 134 92 135Z',
    linear([
      [0, EARTH.damp],
      [0.5, EARTH.clay],
      [1, EARTH.deep],
    ]),
  );

/** Sat down sooner than was meant, and both arms straight behind. */
const PROPPED: Arm = { upper: [-26, 18], lower: [-16, 12] };

/** Feet in the air, one of them higher. */
const KICKED = { upper: [136, 8], lower: [92, 4], foot: -74 } as const;
const KICKED_HIGHER = { upper: [122, 6], lower: [132, 4], foot: -74 } as const;
/** Back on one heel, for who has only learned to stand. */
const STAGGERED = {
  legL: { upper: [58, 12], lower: [44, 10], foot: -40 },
  legR: { upper: [4, 10], lower: [-6, 8] },
} as const;

/** Both arms up: whoever does not sit down has them free. */
const THROWN = {
  armL: { upper: [40, 84], lower: [30, 120], hand: 'open' },
  armR: { upper: [16, 128], lower: [8, 150], hand: 'open' },
} as const;

/** The sand that sat up, a moment later. */
function burst(ground: number): string {
  const chance = chanceFrom('pop');
  let clods = '';
  for (let i = 0; i < 26; i++) {
    const a = Math.PI * (1.02 + 0.96 * chance());
    const r = 34 + chance() * 46;
    clods += blob(
      chance,
      150 + Math.cos(a) * r * 1.1,
      ground - 12 + Math.sin(a) * r,
      1 + chance() * 2.6,
      1 + chance() * 2,
      7,
      0.14,
    );
  }
  return path(clods, SAND.wet);
}
