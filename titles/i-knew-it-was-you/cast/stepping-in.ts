import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { checked } from './seeker.ts';

/** As far as a bed over us lets it be seen: a robe with a step in it, one wool sock on the boards, and one in the air, its toes on their way back. In mm of the page. */
export function steppingIn(light: Light): string {
  const hem = 'M108 66C122 72 132 68 146 74C160 82 172 76 186 84C200 90 212 84 232 88';
  return (
    at(190, 152, 0.9, woolSock(light, 90)) +
    at(162, 108, 1.1, woolSock(light, 50), 9) +
    at(
      170,
      30,
      1,
      checked(
        light,
        'M-58 -40C-60 -10 -62 20 -62 36C-48 42 -38 38 -24 44C-10 52 2 46 16 54C30 60 42 54 62 58V-40Z',
        130,
      ),
    ) +
    line(hem, INK.key, 5) +
    line(hem, tone(light, ROBE.lining).base, 3.6) +
    line(
      'M140 20C142 44 146 58 150 72M196 20C196 50 194 66 198 84',
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
