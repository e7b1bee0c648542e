import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, calm, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import { aboutAxle, tipped } from '#bookmaking/hero/tipped.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { castle } from '#titles/hole-department/set/castles.ts';
import { SAND } from '#titles/hole-department/set/colors.ts';
import {
  earth,
  heap,
  type ShaftWish,
  shaft,
  shaftOutline,
} from '#titles/hole-department/set/earth.ts';
import { clipboard } from '#titles/hole-department/set/forms.ts';
import { spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';
import { smallStamp } from '#titles/hole-department/set/stamp.ts';
import { tornRim } from '#titles/hole-department/set/torn-rim.ts';

/** Where one stands, and where the ground is dark; on a page alone, where words lie under the picture, all of it is smaller. */
const [GROUND, DARK, SURFACE] = [176, 190, 129];
const SMALLER = [30, 3, 0.72] as const;
const smaller = ({ x, y, width, height }: Box): Box => {
  const [dx, dy, k] = SMALLER;
  return { x: dx + x * k, y: dy + y * k, width: width * k, height: height * k };
};

const HOLE: ShaftWish = { x: 160, width: 94, top: GROUND, bottom: 260, sun: -1 };

/** Pop: a mole, a form and a stamp; the spade is on its way to somebody else's castle. */
export const page02: Painting = ({ hero, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const tiny = hero.years < 3;
  const child = wholeHero(
    hero,
    rolls ? 92 : tiny ? 80 : 96,
    [rolls ? 58 : 55, GROUND + 1],
    {
      pose: rolls ? 'sit' : 'stand',
      mood: 'surprised',
      face: { mouth: GAPE },
      yaw: 50,
      pitch: 4,
      nod: -8,
      tilt: -6,
      gaze: [1, -0.1],
      armL: { upper: [tiny ? 88 : 82, 8], lower: [tiny ? 94 : 92, 4], hand: 'open' },
      armR: { upper: [-22, 22], lower: [6, 30], hand: 'open' },
      body: {
        lean: rolls ? -10 : -18,
        roll: -2,
        shrug: 10,
        ...(rolls ? {} : STAGGERED),
      },
    },
    DAY,
    44,
  );
  const thrown = tipped(child, aboutAxle(child, rolls ? -7 : 0));
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [163, GROUND + 27],
      size: 116,
      facing: -1,
      look: -8,
      mood: 'official',
      near: [189, GROUND - 92],
      far: [130, GROUND - 33],
      holds: 'both',
    },
    DAY,
  );
  const before = windbreak(DAY, 4, GROUND - 10, 22) + child.shadow + thrown.art + burst();
  const large =
    clip(`M-9 -60V${GROUND}H240V-60Z${beside ? shaftOutline(HOLE) : ''}`, inspector.art) +
    onItsHead() +
    clipboard(110, GROUND - 34, 33, -8, -1) +
    inspector.farPaw +
    smallStamp(177, GROUND - 106.5, 52, 140) +
    inspector.arm;
  const rim =
    at(HOLE.x, GROUND, 1.7, tornRim({ ...HOLE, x: 0, top: 0, width: HOLE.width / 1.7 })) +
    heap('two', 98, GROUND + 2, 36, 8);
  const art = beside
    ? seaside(GROUND) +
      clouds([[66, 26, 1.1]]) +
      calm(earth(GROUND, DARK)) +
      before +
      shaft(HOLE) +
      large +
      rim
    : seaside(SURFACE) +
      clouds([[66, 26, 1.1]]) +
      at(...SMALLER, before + large) +
      earth(SURFACE, SURFACE + 12) +
      at(...SMALLER, rim);
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 146, height: 58 },
      ink: 'light',
      largest: { explorer: 18 },
      anchor: 'middle',
    },
    faces: [thrown.face, inspector.face].map((face) => (beside ? face : smaller(face))),
    ...(beside && {
      overFold: () =>
        asGround(mirroredAtFold(seaside(GROUND) + calm(earth(GROUND, DARK)))) +
        mirroredAtFold(at(150, GROUND - 4, 0.66, castle(DAY, 1))) +
        spade(DAY, [-150, 112], [-145, 148], 15),
    }),
  };
};

const seaside = (ground: number): string =>
  calm(
    sky('#9bd8e4', '#fff6dc', ground - 34, [22, 18]) +
      sea(ground - 44, ground - 30, '#3f9fb0', '#8ed2cb', 'two') +
      sand(ground - 31, ground, 'two'),
  );

/** Back on one heel. */
const STAGGERED = {
  legL: { upper: [52, 10], lower: [30, 8], foot: -34 },
  legR: { upper: [2, 8], lower: [-14, 6] },
} as const;

/** What it came up through is still on its head. */
const onItsHead = (): string =>
  at(
    14,
    26,
    0.8,
    path(
      'M146 84C150 70 160 72 166 66C174 60 180 68 188 66C196 65 202 72 206 82C196 78 190 84 182 80C176 88 168 80 162 84C156 82 152 88 146 84Z',
      SAND.base,
    ) + path('M152 78C158 70 164 74 170 68C176 65 182 71 190 70C180 76 164 74 152 78Z', SAND.lit),
  );

/** The sand that sat up, a moment later: all of it goes up and outward. */
function burst(): string {
  const chance = chanceFrom('pop');
  let clods = '';
  for (let i = 0; i < 22; i++) {
    const a = Math.PI * (1.16 + 0.68 * chance());
    const r = 84 + chance() * 44;
    clods += blob(
      chance,
      146 + Math.cos(a) * r * 0.86,
      GROUND - 22 + Math.sin(a) * r,
      1.4 + chance() * 3.4,
      1.2 + chance() * 2.6,
      7,
      0.14,
    );
  }
  return path(clods, SAND.wet);
}
