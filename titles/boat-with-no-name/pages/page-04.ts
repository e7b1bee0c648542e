import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { fishing } from '#titles/boat-with-no-name/cast/fishing.ts';
import { met, nameOf, type Spot } from '#titles/boat-with-no-name/cast/met.ts';
import { metOn } from '#titles/boat-with-no-name/met-on.ts';
import { sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { NOON } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGER } from '#titles/boat-with-no-name/set/type.ts';

const WATER = 92;

/** At the waterline: half over it, half under. */
export const page04: Painting = (cast) => paint(cast, SHEET);
export const spread04: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, name }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const alone = metOn(4, nameOf(name)).here.length === 1;
  // Several stand side by side, each half out of the water.
  const area = wide
    ? {
        x: alone ? 224 : 218,
        y: alone ? 24 : 36,
        width: alone ? 118 : 188,
        height: alone ? 130 : 98,
      }
    : { x: 84, y: 32, width: 124, height: alone ? 118 : 100 };
  const letters = met(4, nameOf(name), area, NOON, {
    under: rock,
    ...(!alone && { inOneRow: { times: 1, lean: 3 } }),
  });
  // On the opening the wall is a page wide, and the words are on it.
  const end = wide ? 181 : 66;
  const child = fishing(hero, letters, [end, TOP]);
  const art =
    sky(width, WATER, '#c9e6e2', '#fff3dc') +
    town('four', NOON, wide ? 180 : 50, wide ? 420 : 260, WATER, 24) +
    box(
      -4,
      WATER,
      width + 8,
      SHEET,
      linear([
        [0, '#6bb7b8'],
        [0.3, '#1b5c68'],
        [0.5, '#0e3a4c'],
        [1, '#0b2d3c'],
      ]),
    ) +
    fishes(width) +
    letters.art +
    box(
      -4,
      WATER,
      width + 8,
      66,
      linear([
        [0, '#2f7f86', 0.27],
        [0.6, '#2f7f86', 0.27],
        [1, '#2f7f86', 0],
      ]),
    ) +
    line(`M-4 ${WATER}${'q6 -3 12 0t12 0'.repeat(Math.ceil(width / 24) + 1)}`, '#fff3dc', 1.6) +
    quayside(end) +
    (wide ? onTheWall() : '') +
    clip(`M-4 ${TOP - 3}H${end + 4}V${TOP + 5}H-4Z`, child.shadow) +
    child.art;
  return {
    art,
    quiet: wide
      ? {
          box: { x: 16, y: 106, width: 160, height: 92 },
          ink: 'dark',
          anchor: 'middle',
          largest: LARGER,
          lap: { box: { x: 16, y: 106, width: 150, height: 84 }, ink: 'dark', largest: 54 },
        }
      : {
          box: { x: 68, y: 165, width: 134, height: 37 },
          ink: 'light',
          anchor: 'middle',
          largest: { explorer: 14 },
        },
    faces: [child.face],
    signs: letters.signs,
  };
}

/** Where somebody stands. */
const TOP = 86;

/** Stone, its top lit, up to where it ends. */
function quayside(end: number): string {
  let joints = '';
  for (let row = 0, y = 100; y < 216; row++, y += 26) {
    joints += `M-4 ${y + 26}H${end - 8}`;
    for (let x = (row % 2) * 18 + 14; x < end - 6; x += 36) joints += `M${x} ${y}v26`;
  }
  return (
    path(`M-4 ${TOP}H${end}L${end - 6} 216H-4Z`, '#e8dcc6') +
    line(joints, '#d0c3ac', 0.8) +
    box(-4, TOP - 2, end + 8, 8, '#f4ecd9', 1.4) +
    line(`M-4 ${TOP + 6}H${end + 2}`, '#a99a86', 0.8)
  );
}

/** On the page of words: whoever has a wall to lie on. */
const onTheWall = (): string => at(66, TOP - 1, 1, CREATURES.catAsleep(NOON));

/** What it stands on down there. */
const rock = ({ x, y, height }: Spot): string =>
  path(
    `M${x - height * 0.7} ${y + 14}C${x - height * 0.66} ${y - 11} ${x + height * 0.6} ${y - 12} ${x + height * 0.74} ${y + 14}Z`,
    '#4f6a72',
  );

const fish = (color: string): string =>
  path('M-12 0C-8 -8 6 -8 11 0C6 8 -8 8 -12 0Z', color) +
  path('M-10 0L-19 -6V6Z', color) +
  oval(6, -1.4, 1.4, 1.5, '#123a4c');

/** On the opening they keep away from the words, which lie deeper on a page alone. */
function fishes(width: number): string {
  const chance = chanceFrom('fishes');
  let art = '';
  for (let x = width === SPREAD ? 216 : 82; x < width - 10; x += 30) {
    const size = 0.4 + chance() * 0.3;
    art += at(
      x + chance() * 12,
      114 + chance() * 34,
      size,
      fish(chance() > 0.5 ? '#f5c453' : '#f4b6a2'),
      0,
      chance() > 0.5 ? size : -size,
    );
  }
  return art;
}
