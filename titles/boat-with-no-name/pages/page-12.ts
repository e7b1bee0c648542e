import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { aboard } from '#titles/boat-with-no-name/cast/aboard.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { lighthouse } from '#titles/boat-with-no-name/set/harbor.ts';
import { NIGHT } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Far out: a great deal of sea, and one lantern on it. */
export const page12: Painting = (cast) => paint(cast, SHEET);
export const spread12: Painting = (cast) => paint(cast, SPREAD);

/** Keel of the boat in mm, and mm to a unit of it. */
const KEEL = 133;
const K = 0.88;

function paint({ hero, things, name }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const x = wide ? 316 : 112;
  const crew = aboard(
    { hero, things, name: nameOf(name) },
    [x, KEEL],
    K,
    {
      pose: 'sit',
      mood: 'happy',
      yaw: 14,
      pitch: 4,
      nod: 20,
      gaze: [-0.2, 1],
      looks: 'down',
      book: 'open',
    },
    NIGHT,
  );
  const art =
    box(
      -4,
      -4,
      width + 8,
      70,
      linear([
        [0, '#111c48'],
        [1, '#2c3a74'],
      ]),
    ) +
    stars(width) +
    lighthouse(NIGHT, wide ? 60 : 26, 64, 0.32, true) +
    path(`M-4 66C20 58 44 60 60 66Z`, '#17224e') +
    box(
      -4,
      64,
      width + 8,
      160,
      linear([
        [0, '#33447f'],
        [0.4, '#1f2f68'],
        [1, '#101a44'],
      ]),
    ) +
    waves(width) +
    oval(
      x + 20,
      106,
      112,
      64,
      radial([
        [0, '#ffd58a', 0.6],
        [1, '#ffd58a', 0],
      ]),
    ) +
    at(x, KEEL, K, lanternStaff()) +
    crew.art +
    at(x, KEEL, K, onTheWater());
  return {
    art,
    quiet: wide
      ? {
          box: { x: 16, y: 130, width: 180, height: 64 },
          ink: 'light',
          anchor: 'middle',
          largest: LARGE,
        }
      : { box: { ...SAFE, y: 160, height: 42 }, ink: 'light', anchor: 'middle', largest: LARGE },
    faces: crew.faces,
    signs: crew.signs,
  };
}

/** Over the bow on a bent staff, where it covers nobody. */
const lanternStaff = (): string =>
  line('M84 -58V-112C84 -121 95 -121 96 -112', '#5a3f35', 2.2) +
  at(96, -91, 0.5, CREATURES.lantern(NIGHT));

/** The sea closes over the keel; under it the hull once more, dark, and what the lantern lays on the water. */
const onTheWater = (): string =>
  path(
    'M-106 -9C-92 -12 -84 -8 -70 -9C-30 -7 20 -7 56 -9C72 -10 80 -13 104 -10C96 2 78 10 60 15C30 22 -40 22 -66 15C-84 10 -98 2 -106 -9Z',
    '#152a55',
  ) +
  line('M-102 -9C-92 -12 -84 -8 -70 -9C-30 -7 20 -7 56 -9C72 -10 80 -13 100 -10', '#8fb0d8', 1.1) +
  line(
    'M84 -2q9 -2.6 18 0M72 5q14 -3.4 28 0M78 12q10 -3 20 0M-40 8q9 -2.6 18 0M6 13q12 -3 24 0',
    '#ffd58a',
    2,
    'stroke-opacity=".85"',
  );

function stars(width: number): string {
  const chance = chanceFrom('stars');
  let d = '';
  for (let i = 0; i < width / 4; i++) d += `M${num(chance() * width)} ${num(chance() * 58)}h.1`;
  return line(d, '#fff3dc', 0.9);
}

function waves(width: number): string {
  const chance = chanceFrom('night waves');
  let d = '';
  for (let y = 70; y < 216; y += 3 + (y - 66) * 0.06) {
    const long = 4 + (y - 66) * 0.16;
    for (let x = chance() * 20; x < width; x += long * (2 + chance() * 4))
      d += `M${num(x)} ${num(y)}q${num(long / 2)} -1.6 ${num(long)} 0`;
  }
  return line(d, '#5f74b4', 0.8, 'stroke-opacity=".25"');
}
