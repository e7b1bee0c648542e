import { ribbon } from '#bookmaking/drawing/curves.ts';
import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { grownArm } from './arms.ts';
import { TWEED } from './tall-ones.ts';

/** From the brow to the chin, looking to the right; the tip of the nose at about (13, 4). */
const PROFILE =
  'M-44 -34C-30 -42 -8 -32 -4 -20C0 -10 16 -3 13 4C11 9 3 8 1 9C4 12 4 15 0 17C4 19 3 24 -2 25C3 30 1 40 -10 42C-28 46 -46 40 -52 26C-58 6 -56 -20 -44 -34Z';

/** One of the tall ones has knelt down at the right edge of an opening and takes it all down, word for word. In mm of the opening. */
export function scribe(light: Light): string {
  const cloth = tone(light, TWEED.sleeve);
  const jumper = 'M460 240V96C440 62 402 54 372 74C348 92 336 128 334 168C333 196 336 216 340 240Z';
  return (
    clip(
      jumper,
      path(jumper, cloth.shade) +
        shifted(-9, -3, path(jumper, cloth.base)) +
        line(
          'M352 214Q392 204 440 212M366 198v16M384 196v16M402 196v16M420 197v16',
          cloth.deep,
          1.5,
          'stroke-opacity=".45"',
        ),
    ) + clean(at(338, 78, 0.86, nose(mirrored(light)), -34, -0.86))
  );
}

/** Its arm, and the pencil of whoever has been told to write that down. */
export const scribesHand = (light: Light): string =>
  line('M268 196L289 152', tone(light, '#f2b733').base, 4) +
  line('M266.600 199L268 196', '#3a2440', 3) +
  grownArm(light, TWEED, {
    way: [
      [372, 116],
      [336, 176],
      [291, 178],
    ],
    width: 15,
    hand: 'grip',
    flip: true,
  });

function nose(light: Light): string {
  const t = tone(light, TWEED.skin);
  return (
    path(PROFILE, t.base, 'stroke="#3b2a3e" stroke-width="1.8" stroke-linejoin="round"') +
    oval(-9, 12, 8, 6, '#ee5d44', 'fill-opacity=".3"') +
    line('M5 7q-3 1 -4 -1', t.deep, 1.4) +
    line('M-2 17Q-10 21 -14 16', t.deep, 1.8) +
    waves(light)
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

/** A very short language, in full: a strip of paper along both pages. What can be read of it is a bed, and a moon, and that they are crossed out. */
export function takenDown(light: Light): string {
  const sheet = tone(light, '#fffaf0');
  const d = ribbon(
    [
      [130, 202],
      [172, 199],
      [214, 200],
      [262, 196],
      [306, 200],
      [350, 197],
    ],
    [9, 9.6, 10.6, 12, 13, 13],
  );
  return (
    path(d, light.shade, 'fill-opacity=".35" transform="translate(1 2.4)"') +
    path(d, sheet.base) +
    line(SCRIBBLES, '#6b5a86', 1.2) +
    crossedOut(182, 199.4, 0.92, BED) +
    crossedOut(246, 197, 1.1, MOON) +
    oval(130, 201, 5.6, 9.6, sheet.shade) +
    oval(130, 201, 3.4, 6.4, sheet.base) +
    line('M130 206.4Q126.800 201 130 197.600Q132.800 199.600 131 203', sheet.deep, 0.9)
  );
}

const BED =
  path('M-9 0H11V4.600H-9Z', '#4f76c4') +
  oval(-5.4, -1.6, 3.6, 2.2, '#f2b733') +
  line('M-11 7V-7M-11 4.600H12M12 7V-2', '#3a2440', 1.6);
const MOON =
  path('M3 -7A7 7 0 1 0 5.600 4A6 6 0 0 1 3 -7Z', '#f2b733') +
  line('M3 -7A7 7 0 1 0 5.600 4A6 6 0 0 1 3 -7Z', '#3a2440', 1);

const crossedOut = (x: number, y: number, size: number, what: string): string =>
  at(x, y, size, what + line('M-13 -6L14 6.400M12 -6.800L-11 7', '#d9402f', 1.5));

const SCRIBBLES =
  'M142 196q2 -3 4 0t4 0t4 0M141 201q2 -3 4 0t4 0t4 0t4 0M143 206q2 -3 4 0t4 0M201 196q2 -3 4 0t4 0t4 0t4 0t4 0M201 201q2 -3 4 0t4 0t4 0t4 0t4 0t4 0M202 206q2 -3 4 0t4 0t4 0';
