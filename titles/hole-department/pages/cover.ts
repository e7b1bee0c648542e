import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { IN_CIRCLES } from '#titles/hole-department/cast/children.ts';
import { type MoleArt, type MoleWish, mole } from '#titles/hole-department/cast/mole.ts';
import { onAllFours } from '#titles/hole-department/cast/on-all-fours.ts';
import { INSPECTOR, type MolePerson, STAFF } from '#titles/hole-department/cast/staff.ts';
import { LETTERING } from '#titles/hole-department/lettering.ts';
import { MEDIUM } from '#titles/hole-department/medium.ts';
import { sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { GEAR, SAND } from '#titles/hole-department/set/colors.ts';
import { deepPit, onWall, windowInWall } from '#titles/hole-department/set/deep-pit.ts';
import { formOne } from '#titles/hole-department/set/form-one.ts';
import { spade } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { glow } from '#titles/hole-department/set/office.ts';

/** How low the knees are that somebody leans over the rim from. */
const GROUND = 115;

/** A hole as wide as the book, and a Department in its wall: on all fours at the rim, somebody looks down, and all that are awake down there look up. */
const paint: Painting = ({ hero }) => {
  const child = onAllFours(
    outOfChair(hero),
    hero.wheelchair ? 44 : 39,
    [46, GROUND],
    {
      mood: 'wonder',
      yaw: 54,
      pitch: 6,
      nod: 26,
      tilt: 8,
      gaze: [0.8, 1],
    },
    DAY,
    33,
  );
  const [inspector, ...others] = CLERKS.map(clerk) as [MoleArt, ...MoleArt[]];
  const art =
    sky('#abe0ea', '#fff3cf', 76, [26, 44]) +
    sea(68, 80, '#3f9fb0', '#86cfca', 'cover') +
    sand(80, 216, 'cover') +
    asleep() +
    dugOut() +
    spade(DAY, [133, 74], [...POST], 12) +
    parkedChair(hero, 22, [26, GROUND - 14], 40, DAY) +
    child.shadow +
    deepPit(lampOnString() + [...others, inspector].map(({ art }) => art).join('')) +
    child.art;
  return {
    art,
    quiet: { box: { ...SAFE, y: 13, height: 40 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: [child.face, inspector.face],
  };
};

/** Where the spade stands, and from it a string goes down. */
const POST = [131, 108] as const;

const dugOut = (): string =>
  path('M112 108C120 104 126 96 136 97C146 94 152 102 164 108Z', SAND.wet) +
  path('M112 108C120 104 126 96 136 97Q142 104 134 108Z', SAND.base);

/** The windbreak of all other pages and its two feet, as much of them as is seen from here: a cover pays for each line. */
const asleep = (): string =>
  oval(190, 92, 25, 1.6, DAY.shade, 'fill-opacity=".24"') +
  ['coral', 'cream', 'teal', 'cream', 'mustard', 'cream']
    .map((cloth, i) =>
      line(
        [0, 13, 26].map((x) => `M${169 + i * 2.16 + x} 75.6V91`).join(''),
        GEAR[cloth as keyof typeof GEAR],
        2.2,
      ),
    )
    .join('') +
  line('M168 92V72M181 92V72M194 92V72M207 92V72', '#c9985c', 1) +
  path('M208 92q-1 -8 2 -8t2 8ZM213 92q-1 -8 2 -8t2 8Z', '#8d7fae');

/** Let down as far as there was string. */
const lampOnString = (): string =>
  line('M131 108L126 182', '#e8cf9a', 0.7) +
  glow(126, 188, 24, 22) +
  path('M124.6 181h2.8L131.4 186H120.6Z', '#7a8a5c') +
  oval(126, 186.4, 2.2, 2, '#fff7d2');

/** Who is up: how deep, how far round, how tall if all of one were seen; some hold out Form One. */
const CLERKS: readonly Clerk[] = [
  { at: [0.58, -42], size: 43, who: INSPECTOR, look: -26, mood: 'official', has: true },
  { at: [0.66, -92], size: 25, who: STAFF.scarf, look: -40, mood: 'awe' },
  { at: [0.6, -128], size: 27, who: STAFF.visor, look: -30, mood: 'brisk', has: true },
  { at: [0.72, -160], size: 30, who: STAFF.bun, facing: 1, look: -40, mood: 'pleased' },
  { at: [0.43, -86], size: 18, who: STAFF.bowler, look: -34, mood: 'official', has: true },
  { at: [0.45, -142], size: 17, who: INSPECTOR, facing: 1, look: -40, mood: 'awe' },
  { at: [0.75, -13], size: 28, who: STAFF.cap, look: -36, mood: 'awe' },
];

interface Clerk extends Pick<MoleWish, 'look' | 'mood'> {
  readonly at: readonly [s: number, degrees: number];
  readonly size: number;
  readonly who: MolePerson;
  readonly facing?: 1 | -1;
  /** Has the form for that, and holds it out. */
  readonly has?: boolean;
}

/** Somebody at a window in the wall. */
function clerk({ at: [s, degrees], size, who, facing = -1, look, mood, has }: Clerk): MoleArt {
  const sill = onWall(s, degrees);
  const [x, y] = sill;
  const seen = mole(
    {
      person: who,
      look,
      mood,
      where: [x - facing * size * 0.06, y + size * 0.36],
      size,
      facing,
      ...(has && { far: [x + facing * size * 0.42, y - size * 0.22], holds: 'far' }),
    },
    BELOW,
  );
  const held = has
    ? formOne(x + facing * size * 0.48, y - size * 0.42, size * 0.32, facing * 10) + seen.farPaw
    : '';
  return { ...seen, art: windowInWall(sill, size * 0.8, seen.art, held) };
}

export const cover: Cover = {
  slug: 'hole-department',
  title: '{name} and the Hole Department',
  lettering: LETTERING,
  medium: MEDIUM,
  children: IN_CIRCLES,
  paint,
  grounds: [{ color: SAND.lit, light: DAY }],
};
