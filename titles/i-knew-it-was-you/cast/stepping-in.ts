import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { checked } from './seeker.ts';

/** As far as a bed over us lets it be seen: a robe with a step in it, one wool sock on the boards, and one in the air, its toes on their way back. In mm of the page. */
export function steppingIn(light: Light): string {
  const hem = 'M112 54C126 60 136 56 150 62C164 68 176 62 190 68C204 73 216 68 234 72';
  return (
    at(192, 154, 0.8, woolSock(light, 130)) +
    at(158, 119, 0.84, woolSock(light, 90), 14) +
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

/** A foot in a sock, toes to the left, its sole on y 0, `high` up the shin; toe and heel are knitted in rose. */
function woolSock(light: Light, high: number): string {
  const sock = tone(light, INK.blush);
  const toe = tone(light, INK.rose);
  const key = `stroke="${INK.key}" stroke-width="1"`;
  return (
    path(
      `M-3 ${-high}H28V-26C30 -12 29 -2 21 0C8 3 -18 3 -34 1C-48 0 -56 -5 -57 -12C-57 -19 -50 -22 -44 -20C-28 -17 -8 -24 -3 -40Z`,
      sock.base,
      key,
    ) +
    path(`M14 ${-high}H28V-26C30 -12 29 -2 21 0C8 3 -18 3 -34 1C-10 -2 12 -6 15 -26Z`, sock.shade) +
    path(
      'M-57 -12C-57 -19 -50 -22 -44 -20C-37 -18 -35 -9 -38 .6C-49 0 -56 -5 -57 -12Z',
      toe.base,
      key,
    ) +
    path(
      'M28.600 -22C30 -10 28 -2 21 0C16 1 12 1.400 8 1.500C9 -9 17 -19 28.600 -22Z',
      toe.base,
      key,
    )
  );
}
