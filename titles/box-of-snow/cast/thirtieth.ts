import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { matOf } from './hoop.ts';
import { grownArm } from './limb.ts';
import { type Look, neighborFace } from './neighbor-face.ts';

const SKIN = '#c98a5c';
const TIGHTS = '#86265f';
const SHIRT = '#e9a23a';
const HAIR = '#45302a';

const LOOK: Look = {
  skin: SKIN,
  hair: HAIR,
  shape: 'pear',
  hairdo: 'tufts',
  nose: 'broad',
  eyes: 'wide',
  mouth: 'puff',
  beard: 'moustache',
  flushed: true,
};

/** Where the face hangs on the page, in mm. */
export const GIANT: Box = { x: 104, y: 69, width: 48, height: 50 };

/** So near that there are only two legs, a seat, and what hangs between them the wrong way up and takes a pinch, finger and thumb at `pinch`. */
export function thirtieth(light: Light, pinch: Point): string {
  const t = tone(light, TIGHTS);
  const shirt = tone(light, SHIRT);
  const skin = tone(light, SKIN);
  // An arm hangs, too: past the ear, straight down to where finger and thumb meet, in mm.
  const shoulder: Point = [98, 58];
  const wrist: Point = [pinch[0] + 7, pinch[1] - 20];
  const elbow: Point = [(shoulder[0] + wrist[0]) / 2, (shoulder[1] + wrist[1]) / 2];
  const legs =
    'M-8 -8H262C250 40 240 70 236 110C234 140 228 160 228 202H191C184 176 188 156 186 136C184 112 172 86 152 68C142 59 76 59 66 68C46 86 34 112 32 136C30 156 34 176 27 198H-8Z';
  return (
    at(108, 213, 1.3, matOf(light, '#ffd27a')) +
    path('M82 56C80 70 90 82 102 84H140C150 82 158 68 154 56Z', shirt.base) +
    path('M82 56C80 70 90 82 102 84H108C98 76 96 66 98 56Z', shirt.shade) +
    // Hair goes by the same law as snow.
    line('M114 104q-3 5 -1 10M122 108q-1 6 1 10M131 108q2 6 0 12M140 104q4 7 2 12', HAIR, 4.6) +
    clean(at(128, 86, 0.5, neighborFace(light, LOOK, [0.85, -0.6], { yaw: 24 }), 184)) +
    grownArm(light, {
      way: [shoulder, elbow, wrist],
      width: 8,
      sleeve: SHIRT,
      skin: SKIN,
      grip: 'pinch',
      rolled: 0.34,
      thumb: -1,
    }) +
    // A pinch is white, whoever takes it.
    path(crumb(pinch), '#ffffff') +
    path('M-8 192H28C37 196 42 206 34 212C22 218 4 216 -8 216Z', skin.base) +
    line('M2 212q6 -5 12 0M20 213q5 -4 9 -1', skin.shade, 1.4) +
    path(legs, t.base) +
    clip(
      legs,
      path(
        'M66 68C46 86 34 112 32 136C30 156 34 176 27 198H14C22 170 14 150 18 128C22 104 40 78 58 62ZM262 20C212 96 212 150 212 202H240Z',
        t.shade,
        'fill-opacity=".75"',
      ),
    ) +
    line('M108 61V50M14 132q10 5 17 2M205 132q-10 5 -17 2', t.deep, 1.4) +
    line('M-8 196H25', t.deep, 3.4) +
    sock(light) +
    // The knee that carries, and what folds over it.
    line(
      'M190 122q14 9 32 5M193 133q12 7 28 4M195 143q10 5 24 3',
      '#5a1240',
      1.8,
      'stroke-opacity=".75"',
    )
  );
}

/** That leg of it which has no sock on, as large as the page before the fold; the page of the picture is at (0, 0). */
export function greatLeg(light: Light): string {
  const t = tone(light, TIGHTS);
  const skin = tone(light, SKIN);
  const leg = 'M-250 -12H4V196H-132C-136 166 -166 138 -250 130Z';
  const toes = [
    [2, 200, 15, 13],
    [-21, 205, 11, 9],
    [-40, 207, 10, 8],
    [-57, 208, 9, 7],
    [-72, 209, 8, 6.4],
  ] as const;
  return (
    path(
      'M-134 184C-144 196 -150 206 -136 213C-100 219 -40 218 4 214C20 210 20 194 6 184Z',
      skin.base,
    ) +
    path('M-134 184C-144 196 -150 206 -136 213L-70 216C-104 208 -108 196 -96 184Z', skin.shade) +
    toes
      .map(
        ([x, y, rx, ry]) =>
          oval(x, y, rx, ry, skin.shade) +
          oval(x + 1, y - 1, rx - 1.4, ry - 1.2, skin.base) +
          oval(x + rx * 0.34, y - ry * 0.3, rx * 0.42, ry * 0.4, skin.lite),
      )
      .join('') +
    path(leg, t.base) +
    clip(
      leg,
      path('M-260 70C-190 100 -130 150 -96 200H-260Z', t.shade, 'fill-opacity=".7"') +
        // The knee, and what folds over it; the hem.
        line('M-70 142q34 14 62 6M-62 154q28 12 52 5M-54 165q20 8 40 4', '#5a1240', 2.4) +
        path('M-140 182H30V200H-140Z', t.shade) +
        line('M-140 182H30', t.deep, 2.4),
    )
  );
}

/** One foot has a sock on, and a toe out of it. */
function sock(light: Light): string {
  const t = tone(light, '#4a9a96');
  const skin = tone(light, SKIN);
  const d =
    'M187 160Q208 166 230 160C230 182 233 198 240 205C243 212 236 217 226 217H184C172 213 171 203 180 198C189 193 191 180 187 160Z';
  return (
    path(d, t.base) +
    clip(
      d,
      path('M210 150H234V217H206C214 206 214 180 210 150Z', t.shade, 'fill-opacity=".6"') +
        line('M187 161Q208 167 229 161', t.lite, 6) +
        line('M186 176q22 5 46 0M188 187q20 5 48 0', '#f2c65a', 3),
    ) +
    oval(180, 204, 7.4, 6, skin.base) +
    oval(176.4, 202.4, 2.4, 2.4, skin.lite)
  );
}

/** What is between a finger and a thumb. */
const crumb = ([x, y]: Point): string =>
  `M${x - 3} ${y + 1}C${x - 4} ${y - 2} ${x - 1} ${y - 3.6} ${x + 1.6} ${y - 2.4}C${x + 4} ${y - 2.4} ${x + 4} ${y + 1.6} ${x + 1.6} ${y + 2.4}C${x} ${y + 4} ${x - 3} ${y + 3} ${x - 3} ${y + 1}Z`;
