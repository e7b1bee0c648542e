// A goose's wing from the front, lifted: one edge that leads, and what hangs from it.
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';

/** All of it, to the tips of the long feathers. */
const WHOLE =
  'M-4 12C-8 -18 4 -46 22 -62C36 -76 54 -90 76 -96C82 -97 82 -91 78 -87C84 -86 85 -80 80 -75C85 -73 85 -66 79 -62C83 -58 81 -52 75 -49C78 -44 75 -38 68 -36C70 -30 66 -25 59 -24C60 -17 55 -13 48 -13C47 -5 41 -2 34 -3C30 5 12 14 -4 12Z';
/** The shorter ones over them, gray. */
const MIDDLE =
  'M-4 12C-8 -18 4 -46 22 -62C32 -72 42 -78 52 -81C57 -82 57 -76 54 -73C60 -70 59 -64 54 -61C59 -57 57 -51 51 -49C54 -44 51 -39 45 -38C46 -32 42 -28 36 -28C36 -20 30 -17 24 -18C20 -8 8 8 -4 12Z';
/** The arm in its down. */
const ARM =
  'M-4 12C-8 -18 4 -46 22 -62C28 -68 35 -71 38 -66C40 -60 36 -56 33 -53C36 -48 31 -43 27 -42C28 -36 24 -32 20 -31C19 -22 15 -18 11 -18C9 -6 2 8 -4 12Z';
/** Where one long feather ends and the next begins. */
const BETWEEN =
  'M78 -87L50 -68M80 -75L50 -58M79 -62L48 -48M75 -49L44 -38M68 -36L38 -28M59 -24L30 -18M48 -13L22 -10';

/** Its shoulder at (0, 0), the tips up and to the right, about 125 long. */
export function wingLifted(light: Light): string {
  const t = tone(light, GOOSE.white);
  const hand = tone(light, '#5f5b70');
  return (
    path(WHOLE, '#4a3450', 'stroke="#4a3450" stroke-width="2.6" stroke-linejoin="round"') +
    path(WHOLE, hand.base) +
    line(BETWEEN, '#3d3448', 1.2) +
    path(MIDDLE, t.shade) +
    line(
      'M54 -73L32 -58M54 -61L30 -48M51 -49L26 -38M45 -38L20 -28M36 -28L14 -18',
      t.deep,
      1,
      'stroke-opacity=".6"',
    ) +
    path(ARM, t.base)
  );
}
