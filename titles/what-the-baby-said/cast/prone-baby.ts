import { ribbon } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
import { bareSole } from './baby.ts';
import { babyProfile, babySkin } from './baby-head.ts';
import { sockedSole } from './sock.ts';

/**
 * On its tummy, nose to the left: the head about (0, 0) and 100 high, the ground at 62, two feet in
 * the air at the right; 230 long. One finger is up, because somebody else's is.
 */
export function proneBaby(light: Light, hero: Hero): string {
  const romper = tone(light, ROMPER);
  const flesh = tone(light, babySkin(hero.skin));
  const body = 'M24 18C46 -4 82 -8 110 14C130 28 134 56 120 62H30C14 56 14 30 24 18Z';
  const sleeve = ribbon(
    [
      [44, 40],
      [6, 60],
      [-32, 52],
    ],
    [17, 16, 12],
  );
  const shin = (dx: number): string =>
    path(
      ribbon(
        [
          [96 + dx, 44],
          [130 + dx, 36],
          [128 + dx, -4],
        ],
        [20, 19, 13],
      ),
      romper.base,
    );
  return (
    oval(48, 64, 100, 8, light.shade, 'fill-opacity=".35"') +
    shin(16) +
    at(147, -20, 0.9, sockedSole(light), 10) +
    clip(
      body,
      path(body, romper.shade) +
        shifted(light.direction[0] * 4, light.direction[1] * 14, path(body, romper.base)),
    ) +
    shin(-6) +
    path(
      ribbon(
        [
          [92, 46],
          [124, 40],
          [123, 6],
        ],
        [20, 19, 13],
        0.3,
        1,
      ),
      romper.shade,
      'fill-opacity=".5"',
    ) +
    at(119, -20, 0.92, bareSole(light, flesh.base), -6) +
    babyProfile(light, hero.skin, [-1, 0]) +
    line('M-46 48L-66 44', flesh.base, 7) +
    line('M-40 44L-34 36', flesh.base, 7) +
    oval(-42, 51, 10, 9, flesh.base) +
    line('M-51 52q5 -2 8 1M-50 56q5 -1 7 1', flesh.shade, 1.5) +
    path(sleeve, romper.base) +
    path(
      ribbon(
        [
          [44, 40],
          [6, 60],
          [-32, 52],
        ],
        [17, 16, 12],
        0.2,
        1,
      ),
      romper.shade,
      'fill-opacity=".5"',
    )
  );
}
