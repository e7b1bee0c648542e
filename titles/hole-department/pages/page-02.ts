import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob } from '#bookmaking/drawing/curves.ts';
import { path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { tipped } from '#titles/hole-department/cast/tipped.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, sea, sky } from '#titles/hole-department/set/beach.ts';
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
import { glow } from '#titles/hole-department/set/office.ts';
import { smallStamp } from '#titles/hole-department/set/stamp.ts';

const GROUND = 104;
const HOLE: ShaftWish = { x: 150, width: 104, top: GROUND, bottom: 150, sun: -1 };

/** Pop: a mole as large as a surprise, sand and a spade in the air, and a child who has sat down, or rolled back. */
export const page02: Painting = ({ hero }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = wholeHero(
    hero,
    rolls ? 68 : 56,
    [rolls ? 55 : 57, GROUND + 1],
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
      body: { lean: -22, roll: -4, shrug: 8 },
    },
    DAY,
    31,
  );
  const thrown = tipped(child, rolls ? -17 : 0);
  const inspector = mole(
    {
      person: { ...INSPECTOR, hat: 'lamp' },
      where: [150, 190],
      size: 108,
      facing: -1,
      look: -37,
      mood: 'official',
      near: [189, 90],
      far: [115, 130],
    },
    BELOW,
  );
  const art =
    sky('#9bd8e4', '#fff6dc', GROUND, [22, 18]) +
    clouds([[150, 30, 1.5]]) +
    sea(78, 90, '#3f9fb0', '#8ed2cb', 'two') +
    windbreak(DAY, -42, 102, 36) +
    child.shadow +
    thrown.art +
    spade(DAY, [72, 12], [98, 32], 16) +
    burst() +
    earth(GROUND, 146) +
    (rolls ? boardwalk(DAY, -4, 86, GROUND + 0.2) : '') +
    heap('two', 208, GROUND + 2, 40, 18) +
    shaft(HOLE, glow(156, 124, 64, 40, 0.6)) +
    // Above the sand it is in the open; below, only the hole shows it.
    clip(`M0 0V${GROUND}H216V0Z${shaftOutline(HOLE)}`, inspector.art) +
    path(COLLAR, EARTH.damp) +
    clipboard(110, 120, 28, -12, -1) +
    smallStamp(187.5, 76, 36, 184) +
    inspector.arm +
    pebbles('two', [[30, 122, 6]]);
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 155, height: 48 },
      ink: 'light',
      largest: { explorer: 18 },
      anchor: 'middle',
    },
    faces: [thrown.face, inspector.face],
  };
};

/** What it has pushed up, and still sits in. */
const COLLAR =
  'M92 153C98 142 108 147 116 142C126 136 134 147 146 142C158 136 166 147 178 141C190 137 198 146 206 153C190 152 110 152 92 153Z';

/** Sat down sooner than was meant, and both arms straight behind. */
const PROPPED: Arm = { upper: [-44, 18], lower: [-30, 12], hand: 'open' };

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
