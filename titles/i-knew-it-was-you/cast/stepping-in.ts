import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { checked } from './seeker.ts';

/** As far as a bed over us lets it be seen: a robe with a step in it, one leg on the boards, and one foot in the air, which has felt something with its toes. In mm of the page. */
export function steppingIn(light: Light): string {
  const hem = 'M112 54C126 60 136 56 150 62C164 68 176 62 190 68C204 73 216 68 234 72';
  return (
    path(
      'M192 50H216V190H194Z',
      tone(light, INK.blush).shade,
      `stroke="${INK.key}" stroke-width="1"`,
    ) +
    line(RIBS, tone(light, INK.rose).shade, 2.4, 'transform="translate(196 40)"') +
    at(166, 110, 0.86, foot(light), 13) +
    line('M108 116l-7 3M106 108l-8 -1M110 100l-6 -5', INK.wood, 1.8) +
    at(
      170,
      30,
      1,
      checked(
        light,
        'M-54 -40C-56 -12 -57 10 -58 24C-44 30 -34 26 -20 32C-6 38 6 32 20 38C34 43 46 38 64 42V-40Z',
        130,
      ),
    ) +
    line(hem, INK.key, 5) +
    line(hem, tone(light, ROBE.lining).base, 3.6) +
    line(
      'M146 20C148 36 150 46 152 60M196 20C196 40 196 54 198 68',
      tone(light, ROBE.cloth).deep,
      1.4,
    )
  );
}

const RIBS = 'M3 20V150M10 20V150M17 20V150';
const SOCK =
  'M-6 -80H26C25 -52 25 -36 26 -24C30 -10 28 2 16 3C6 4 -4 -1 -16 -1C-30 0 -40 5 -52 3C-67 0 -67 -15 -54 -19C-38 -24 -14 -28 -8 -44Z';

/** In a wool sock, toes to the left, its heel on (0, 0). */
function foot(light: Light): string {
  const wool = tone(light, INK.blush);
  const rose = tone(light, INK.rose);
  return (
    path(SOCK, wool.base) +
    clip(
      SOCK,
      line('M-10 -66H30M-10 -52H30M-14 -38H30', rose.base, 4.6) +
        path('M12 -22C22 -26 32 -20 34 -8V8H6C10 0 8 -14 12 -22Z', rose.base) +
        path('M-42 -30C-36 -16 -38 0 -36 8H-70V-30Z', rose.base) +
        path('M18 -80H30V-20C28 -12 24 -10 18 -18Z', wool.deep, 'fill-opacity=".34"'),
    ) +
    line('M-57 -7q4 -2 7 0M-55 -1q4 -2 7 0', INK.key, 1) +
    line(SOCK, INK.key, 1.3)
  );
}
