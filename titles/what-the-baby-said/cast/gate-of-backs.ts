import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asGround, at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { TWEED } from './tall-ones.ts';

/** From the brow to the chin, looking to the right; the tip of the nose at about (13, 4). */
const PROFILE =
  'M-44 -34C-30 -42 -8 -32 -4 -20C0 -10 16 -3 13 4C11 9 3 8 1 9C4 12 4 15 0 17C4 19 3 24 -2 25C3 30 1 40 -10 42C-28 46 -46 40 -52 26C-58 6 -56 -20 -44 -34Z';

const JUMPER =
  'M-240 250V132C-232 58 -176 -4 -96 -20H14C34 -8 34 24 12 42C-18 48 -34 70 -36 108C-38 150 -30 190 -36 250Z';

/** The left half of the gate: a back as large as a hill, with the dedication on its jumper. In mm of the picture. */
export function jumperBack(light: Light): string {
  const cloth = tone(light, TWEED.sleeve);
  return (
    asGround(
      path(JUMPER, cloth.base) +
        line(
          'M-226 150C-220 84 -172 28 -104 10M-212 170C-206 112 -176 66 -132 40',
          cloth.shade,
          1.6,
          'stroke-opacity=".5"',
        ),
    ) +
    asGround(
      line(
        'M-220 206Q-130 196 -34 204M-212 199v20M-196 198v20M-180 197v20M-164 197v20M-148 197v20M-132 197v20M-116 197v20M-100 197v20M-84 198v20M-68 199v20M-52 200v20',
        cloth.deep,
        1.5,
        'stroke-opacity=".45"',
      ),
    )
  );
}

/** What comes of it over the baby: a nose and a chin. */
export function bentNose(light: Light): string {
  const t = tone(light, TWEED.skin);
  return at(
    21,
    44,
    0.82,
    path(PROFILE, t.base, 'stroke="#3b2a3e" stroke-width="1.8" stroke-linejoin="round"') +
      oval(-9, 12, 8, 6, '#ee5d44', 'fill-opacity=".3"') +
      line('M5 7q-3 1 -4 -1', t.deep, 1.4) +
      line('M-2 17Q-10 21 -14 16', t.deep, 1.8) +
      waves(light),
    36,
  );
}

const waves = (light: Light): string =>
  path(
    'M-6 -30C-26 -56 -64 -44 -66 -8C-68 20 -58 34 -46 36C-36 30 -32 4 -24 -8C-18 -18 -10 -22 -6 -30Z',
    tone(light, '#eae6ec').base,
  ) +
  oval(-9, -9, 9, 9, '#fffaf0', 'fill-opacity=".5"') +
  oval(-9, -9, 9, 9, 'none', `stroke="${tone(light, '#c2922f').base}" stroke-width="2"`) +
  line('M-18 -10L-34 -8', tone(light, '#c2922f').base, 2);
