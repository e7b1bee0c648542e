import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { tube } from '#bookmaking/hero/limbs.ts';

const WICKER = '#c99a5a';
const BASKET = 'M-50 -62H50L42 2H-42Z';

/** A pile too high for a face. Its foot lies on y -60, its top at about -170. */
function pile(light: Light): string {
  const c = (color: string) => tone(light, color);
  const [teal, plum, mustard, rose, sky, moss] = [
    c('#3f9a92'),
    c('#8a5a9e'),
    c('#e2aa3a'),
    c('#e58a86'),
    c('#7fa9d0'),
    c('#7f9a54'),
  ] as const;
  return (
    path(
      'M-30 -150C-34 -172 22 -178 30 -156C40 -146 34 -132 26 -128H-22C-36 -132 -38 -144 -30 -150Z',
      rose.base,
    ) +
    path(
      'M4 -164C22 -170 34 -156 32 -142C28 -130 16 -132 12 -140C18 -148 12 -158 4 -164Z',
      rose.shade,
    ) +
    path(
      'M-42 -124C-48 -146 40 -150 46 -126C52 -110 40 -100 30 -100H-34C-46 -104 -48 -116 -42 -124Z',
      sky.base,
    ) +
    line('M-30 -132C-10 -140 18 -140 36 -130M-36 -120C-12 -128 20 -128 40 -118', sky.shade, 4) +
    path(
      'M-50 -92C-56 -116 -10 -116 -4 -104C8 -120 52 -114 52 -92C54 -74 40 -64 40 -64H-40C-46 -70 -50 -80 -50 -92Z',
      plum.base,
    ) +
    path(
      'M-4 -104C8 -120 52 -114 52 -92C54 -74 40 -64 40 -64H6C-2 -78 -6 -92 -4 -104Z',
      mustard.base,
    ) +
    line('M10 -98q14 -8 30 -4M10 -86q16 -8 34 -3M10 -75q14 -6 30 -2', mustard.shade, 3) +
    path('M-42 -104C-56 -100 -60 -82 -56 -60L-40 -58C-42 -74 -40 -92 -30 -100Z', teal.base) +
    line('M-55 -72l15 2M-56 -82l15 2M-52 -92l13 4', teal.lite, 3) +
    path('M30 -70C38 -60 50 -52 60 -34L46 -28C40 -42 30 -52 20 -58Z', moss.base) +
    path('M60 -34C64 -24 56 -18 47 -20L46 -28Z', moss.shade)
  );
}

function basket(light: Light): string {
  const t = tone(light, WICKER);
  let weave = '';
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 8; i++) {
      weave += `M${-46 + i * 12 + (row % 2) * 6} ${-52 + row * 14}q4 -5 9 0`;
    }
  }
  return (
    path(BASKET, t.base) +
    clip(
      BASKET,
      path(
        `M${light.direction[0] > 0 ? -60 : 60} -70L${light.direction[0] > 0 ? -22 : 22} -70L${light.direction[0] > 0 ? -30 : 30} 10L${light.direction[0] > 0 ? -60 : 60} 10Z`,
        t.shade,
        'fill-opacity=".7"',
      ) + line(weave, t.deep, 3, 'stroke-opacity=".55"'),
    ) +
    path('M-54 -66H54V-54H-54Z', t.lite) +
    line('M-54 -60H54', t.shade, 2, 'stroke-dasharray="5 4"')
  );
}

/** A slipper with an ear on each side, toe to the right; its sole on y 0. */
const slipper = (light: Light): string => {
  const t = tone(light, '#6a8fae');
  return (
    path('M-14 0C-18 -14 -8 -20 4 -18C20 -18 32 -12 30 0Z', t.base) +
    path('M-10 -14C-12 -26 -2 -26 -1 -17ZM2 -17C2 -28 12 -26 10 -16Z', t.shade) +
    path('M-15 -4H31V1H-15Z', t.deep)
  );
};

/** All of a head that is seen behind so much laundry: the back of a sun hat, and a towel round the neck. */
function sunHat(light: Light): string {
  const straw = tone(light, '#e8bf62');
  const towel = tone(light, '#e58a86');
  const band = tone(light, '#8a5a9e');
  return (
    path('M-45 -222C-52 -208 -50 -196 -40 -190C-22 -184 6 -190 14 -204V-224Z', towel.base) +
    path('M-45 -222C-52 -208 -50 -196 -40 -190C-34 -198 -34 -212 -30 -224Z', towel.shade) +
    path('M-46 -230C-50 -272 -20 -284 2 -280C22 -276 26 -250 24 -232Z', straw.base) +
    path('M-46 -230C-50 -272 -20 -284 -8 -282C-26 -272 -32 -252 -30 -230Z', straw.shade) +
    path('M-47 -240C-26 -246 6 -248 25 -244V-230H-46Z', band.base) +
    path(
      'M-74 -219C-72 -230 -46 -236 -10 -238C26 -240 48 -234 46 -226C20 -218 -46 -210 -74 -219Z',
      straw.lite,
    ) +
    path('M-74 -219C-52 -222 10 -226 46 -226C20 -218 -46 -210 -74 -219Z', straw.shade)
  );
}

/**
 * The hero's grown-up, from the side and on the way to the right: a laundry basket, piled too high for a face, with a
 * sleeve round it, a dressing gown and two slippers. The floor is y 0; about 290 high. `step` 0 stands, 1 strides.
 */
export function laundry(light: Light, step = 0): string {
  const gown = tone(light, '#5c7fa8');
  const legs = tone(light, '#40557a');
  const back = -10 - 26 * step;
  const ahead = 8 + 30 * step;
  const coat =
    'M-26 -206C-50 -196 -58 -150 -56 -108C-56 -84 -54 -62 -50 -44C-28 -34 6 -34 32 -46C34 -90 30 -150 14 -206Z';
  return (
    line(`M-16 -64L${back} -14`, legs.shade, 19) +
    at(back, 0, 1, slipper(light), 14 * step) +
    line(`M8 -64L${ahead} -12`, legs.base, 19) +
    at(ahead, 0, 1, slipper(light), -8 * step) +
    path(coat, gown.base) +
    clip(
      coat,
      path(
        light.direction[0] > 0
          ? 'M-70 -210H-30C-44 -150 -40 -90 -28 -30H-70Z'
          : 'M60 -210H6C14 -150 18 -90 6 -30H60Z',
        gown.shade,
        'fill-opacity=".7"',
      ) +
        path('M-70 -118H40V-106H-70Z', gown.deep, 'fill-opacity=".5"') +
        line('M20 -104C24 -84 24 -64 22 -40', gown.deep, 2.4, 'stroke-opacity=".6"'),
    ) +
    path('M-34 -112q-16 8 -10 34l8 -2q-2 -18 6 -28Z', gown.deep, 'fill-opacity=".6"') +
    sunHat(light) +
    at(24, -122, 1, pile(light) + basket(light), 5) +
    // One sleeve goes round and under it; where a hand would be, the basket is.
    tube(
      light,
      [
        [-30, -192],
        [-48, -164],
        [-46, -136],
        [-16, -116],
        [26, -112],
      ],
      [17, 17, 16, 14, 12],
      tone(light, '#6a8cb4'),
    ) +
    line('M-8 -196C-18 -200 -28 -200 -34 -194', gown.lite, 4)
  );
}
