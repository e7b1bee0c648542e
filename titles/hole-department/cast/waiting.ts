import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, roundedBox } from '#bookmaking/drawing/curves.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHAFT } from '#titles/hole-department/set/lights.ts';
import { type MoleArt, mole } from './mole.ts';
import { STAFF } from './staff.ts';

/** They have come as near as there is earth to hide in. */
const BURROW =
  'M228 178C228 164 240 160 262 159C310 157 350 158 398 160C412 161 415 176 410 190C406 200 398 202 388 202H250C234 202 228 194 228 178Z';

/** A queue in the dark, in the order in which it came. */
export const waiting = (): readonly MoleArt[] =>
  (
    [
      [184, 'cap', -16, 27],
      [250, 'bun', -12, 28],
      [280, 'visor', -20, 26],
      [310, 'bowler', -8, 29],
      [345, 'scarf', -14, 25],
    ] as const
  ).map(([x, who, look, size], i) =>
    mole(
      {
        person: STAFF[who],
        where: [x, 200],
        size,
        facing: -1,
        look,
        mood: i < 3 ? 'awe' : 'wistful',
        near: [x - 5, 188 - i * 0.6],
        far: [x - 8, 188],
      },
      SHAFT,
    ),
  );

/** A number is drawn; there is a form for that. */
export const burrow = (queue: readonly MoleArt[]): string =>
  clip(
    BURROW,
    box(
      224,
      154,
      194,
      52,
      linear(
        [
          [0, '#4f88b4'],
          [0.3, '#36557c'],
          [0.65, '#28324c'],
          [1, '#231c28'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
      path('M224 197C280 194 330 195 416 194V206H224Z', '#1b1826', 'fill-opacity=".7"') +
      queue.map(({ art }) => art).join('') +
      asleep() +
      // Their own lamps are out: what light there is lies on the first noses.
      clean(
        box(
          224,
          154,
          194,
          52,
          linear(
            [
              [0, '#1b1a2c', 0.1],
              [0.5, '#1b1a2c', 0.42],
              [0.85, '#1a1520', 0.72],
              [1, '#1a1520', 0.9],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
      ),
  );

/** The last in the line has waited thirty years and can wait no longer. */
const asleep = (): string =>
  oval(396, 196, 13, 8, '#2c2834') +
  oval(386, 196, 3.4, 2.8, '#7d6a72') +
  line('M391 192q2 1.6 4 0', '#0f0c14', 1);

/** The offices, with their lamps out: as many round glasses as there are desks, and in each the same small sky. */
export function galleries(): string {
  const chance = chanceFrom('watching');
  let rooms = '';
  let backs = '';
  let glasses = '';
  let glints = '';
  for (const [x, y, w, count] of [
    [236, 84, 76, 4],
    [330, 80, 78, 4],
    [236, 126, 110, 6],
    [364, 124, 46, 2],
  ] as const) {
    rooms += roundedBox(x, y, w, 26, 6);
    for (let i = 0; i < count; i++) {
      const px = x + ((i + 0.5) / count) * w + (chance() - 0.5) * 5;
      const py = y + 15 + chance() * 3;
      const r = 2.1 + chance() * 0.8;
      backs += disc(px, py + 2, 6.6, 7.4) + disc(px, py + 12, 8.4, 9);
      glasses += disc(px - r * 1.2, py, r) + disc(px + r * 1.2, py, r);
      glints +=
        disc(px - r * 1.5, py - r * 0.2, r * 0.42) + disc(px + r * 0.9, py - r * 0.2, r * 0.42);
    }
  }
  return clean(
    path(rooms, '#2a1c1a') +
      clip(rooms, path(backs, '#181118')) +
      path(glasses, '#0f1422', 'stroke="#75694f" stroke-width=".55"') +
      path(glints, '#bfe6f8'),
  );
}
