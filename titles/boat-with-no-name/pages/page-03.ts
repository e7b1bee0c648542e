import { num } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { contact } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import type { NameInLetters } from '#bookmaking/words/letters.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { met, nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { soleToSole } from '#titles/boat-with-no-name/cast/sole-to-sole.ts';
import { type Tired, tired } from '#titles/boat-with-no-name/cast/tired.ts';
import { metOn } from '#titles/boat-with-no-name/met-on.ts';
import { sea, sky, washing } from '#titles/boat-with-no-name/set/harbor.ts';
import { NOON } from '#titles/boat-with-no-name/set/lights.ts';
import { onBothPages } from '#titles/boat-with-no-name/set/on-both-pages.ts';
import { tippedCart } from '#titles/boat-with-no-name/set/tipped-cart.ts';
import { trail } from '#titles/boat-with-no-name/set/trail.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Where they sit, how high a letter may be there, and how tall whoever comes along; and the same where no words need the meadow. */
const READ = { ground: 153, letters: 84, left: 18, tall: 56, head: 24, seat: 160 };
const UNREAD = { ground: 190, letters: 98, left: 14, tall: 66, head: 27, seat: 166 };

/** Halfway up a wide hill, at the end of a trail that goes all over it: two sit sole to sole, leaning back, and out of breath. */
export const page03: Painting = ({ hero, name, beside }) => {
  const look = beside ? UNREAD : READ;
  const { ground } = look;
  const letters = whoSits(nameOf(name), look);
  const child = soleToSole(hero, letters, look);
  const down = ground - UNREAD.ground;
  const reader = heron({ at: [188, 67], height: 42, flip: true, book: 'open' }, NOON);
  const art =
    air() +
    clouds() +
    hill() +
    trail(down, hero.wheelchair !== undefined) +
    at(
      118,
      40,
      0.42,
      line('M0 68V-4M120 61V-18', '#7a5230', 3) + washing(NOON, [0, 0], [120, -12]),
    ) +
    reader.art +
    (letters.bank ? clean(grassyBank(letters.bank)) : '') +
    letters.spots
      .filter((spot) => spot.ground > ground - spot.height * 0.3)
      .map(({ x, ground: sole, height }) => contact(NOON, x, sole + 0.6, height * 0.52, 3))
      .join('') +
    grass(ground, beside === true) +
    child.shadow +
    letters.art +
    child.art;
  return {
    art,
    quiet: { box: { ...SAFE, y: 166, height: 38 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, reader.face],
    signs: letters.signs,
    ...(beside && {
      overFold: () =>
        groundPastFold(air() + hill() + trail(down, hero.wheelchair !== undefined)) +
        pastFold(at(-118, 200, 0.9, tippedCart())),
    }),
  };
};

/** As pale as the paper of the words. */
const AIR = ['#bfe3e0', '#f3f4e0'] as const;
const air = (): string =>
  onBothPages(
    (width) => sky(width, SHEET, ...AIR) + sea('three', width, SEA, 150, '#b9dfd8', '#a2d1cb'),
  );
/** Down there, where the hill does not hide it. */
const SEA = 92;

/** Alone out of breath, or two to four in one heap, as wide as there is room for beside whoever comes. */
function whoSits(name: NameInLetters, { ground, letters, left }: typeof READ): Tired {
  if (metOn(3, name).here.length > 1)
    return tired(
      3,
      name,
      { x: 12, y: ground - letters * 1.14, width: 112, height: letters * 1.14 },
      NOON,
    );
  const area = { x: left, y: ground - letters, width: letters, height: letters };
  const { before, comes } = metOn(3, name);
  return met(3, name, area, NOON, { way: before > 0 && !comes ? -1 : 1 });
}

/** What those who sit behind sit on. */
const grassyBank = ({ x, y, width, height }: Box): string =>
  path(
    `M${num(x)} ${num(y + height - 6)}C${num(x)} ${num(y + 6)} ${num(x + width * 0.2)} ${num(y - 7)} ${num(x + width * 0.5)} ${num(y - 7)}C${num(x + width * 0.84)} ${num(y - 7)} ${num(x + width)} ${num(y + 4)} ${num(x + width + 6)} ${num(y + height - 6)}Z`,
    '#c6e1ac',
    'fill-opacity=".85"',
  );

const clouds = (): string =>
  path(
    'M20 52C34 38 58 40 66 50C82 46 92 60 80 64H18C8 62 10 54 20 52ZM120 14C132 4 152 8 158 17C172 15 178 26 168 28H118C108 26 112 16 120 14Z',
    '#fffaf0',
    'fill-opacity=".85"',
  );

/** Up from the left and on beyond the right, bare: it shows all that went on there. */
const hill = (): string =>
  path(
    'M-244 118C-170 96 -80 92 0 84C60 78 104 70 150 62C180 57 204 58 224 50V224H-244Z',
    linear([
      [0, '#bfdfa2'],
      [0.5, '#cfe7b6'],
      [1, '#dcecc4'],
    ]),
  );

/** Round who sits there. */
const grass = (ground: number, beside: boolean): string =>
  shifted(
    0,
    ground - 153,
    // Below the path there are words.
    (beside
      ? line(
          'M14 168q-2 -8 -6 -11M18 169q1 -9 4 -13M22 169q-1 -6 -3 -8M196 170q-2 -9 -6 -12M200 170q1 -8 5 -11',
          '#6f9f5c',
          1.6,
        ) +
        flower(60, 171) +
        flower(152, 172)
      : '') +
      line(
        'M18 137q-1 -6 -4 -8M22 137q1 -7 3 -10M205 139q-1 -6 -4 -8M209 139q1 -6 3 -9',
        '#6f9f5c',
        1.4,
      ) +
      flower(8, 137),
  );

const flower = (x: number, y: number): string =>
  line(`M${x} ${y}q1.5 -4 0 -8`, '#6f9f5c', 1.1) +
  oval(x, y - 8.6, 2.6, 1.9, '#f5c453') +
  oval(x, y - 9, 1.1, 0.8, '#c98a2c');
