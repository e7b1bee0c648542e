import type { Box } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';
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
export const GIANT: Box = { x: 98, y: 69, width: 48, height: 50 };

/** So near that there are only two legs, a seat, and what hangs between them the wrong way up with one finger out. */
export function thirtieth(light: Light): string {
  const t = tone(light, TIGHTS);
  const shirt = tone(light, SHIRT);
  const skin = tone(light, SKIN);
  const legs =
    'M-8 -8H262C250 40 240 70 236 110C234 140 228 160 228 202H191C184 176 188 156 186 136C184 112 172 86 152 68C142 59 76 59 66 68C46 86 34 112 32 136C30 156 34 176 27 198H-8Z';
  return (
    at(108, 213, 1.3, matOf(light, '#ffd27a')) +
    path('M82 56C80 70 90 82 102 84H140C150 82 158 68 154 56Z', shirt.base) +
    path('M82 56C80 70 90 82 102 84H108C98 76 96 66 98 56Z', shirt.shade) +
    // Hair goes by the same law as snow.
    line('M108 104q-3 5 -1 10M116 108q-1 6 1 10M125 108q2 6 0 12M134 104q4 7 2 12', HAIR, 4.6) +
    clean(at(122, 86, 0.5, neighborFace(light, LOOK, [-0.45, -0.7], {}), 184)) +
    grownArm(light, {
      way: [
        [148, 70],
        [172, 116],
        [146, 150],
      ],
      width: 8,
      sleeve: SHIRT,
      skin: SKIN,
      grip: 'point',
      rolled: 0.34,
      thumb: -1,
    }) +
    path('M-8 192H28C37 196 42 206 34 212C22 218 4 216 -8 216Z', skin.base) +
    path('M192 192H228C240 198 242 213 228 217H188C180 210 183 197 192 192Z', skin.base) +
    line('M2 212q6 -5 12 0M20 213q5 -4 9 -1M196 212q6 -5 12 0', skin.shade, 1.4) +
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
    line('M-8 196H25M194 196H226', t.deep, 3.4)
  );
}
