import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

// Everybody on the street who can whistle. Long noses and small eyes: they are their own family,
// and leave the large eyes to the hero.

const INK = '#2c2028';

/** A cloth or coat with its shadow side. */
function cloth(light: Light, d: string, t: Tone, depth = 9): string {
  const [lx, ly] = light.direction;
  return clip(d, path(d, t.shade) + shifted(lx * depth, ly * depth * 0.5, path(d, t.base)));
}

interface FaceWish {
  readonly skin: Hex;
  /** Which way the nose points. */
  readonly side: 1 | -1;
  readonly brow: Hex;
  readonly mouth: 'whistle' | 'fingers' | 'smile';
  readonly shut?: boolean;
}

/** A head about 64 high, middle at (0, 0), with ears and no hair yet. */
function face(light: Light, { skin, side, brow, mouth, shut }: FaceWish): string {
  const t = tone(light, skin);
  const d = 'M-26 -8C-26 -40 26 -40 26 -8C27 14 16 33 0 33C-16 33 -27 14 -26 -8Z';
  const x = side * 6;
  const eye = (ex: number): string =>
    shut ? line(`M${ex - 5} -3q5 4 10 0`, INK, 2.2) : oval(ex, -4, 2.9, 3.5, INK);
  const lips =
    mouth === 'smile'
      ? line(`M${x - 9} 16Q${x} 24 ${x + 9} 15`, t.deep, 2.6)
      : oval(x + side * 2, 18, 6.4, 6, tone(light, '#c46a62').base) +
        oval(x + side * 2, 18, 3, 3, '#5e1f2c');
  return (
    oval(-side * 26, 2, 6, 8, t.shade) +
    oval(side * 25, 2, 4, 7, t.base) +
    cloth(light, d, t, 5) +
    oval(x - 15, 11, 8, 6, '#e0604a', 'fill-opacity=".26"') +
    oval(x + 15, 11, 8, 6, '#e0604a', 'fill-opacity=".26"') +
    eye(x - 11) +
    eye(x + 11) +
    line(`M${x - 16} -13q5 -4 10 -1M${x + 6} -14q6 -3 10 1`, brow, 2.8) +
    path(
      `M${x - side * 2} -5C${x + side * 12} -1 ${x + side * 13} 9 ${x + side * 3} 9Z`,
      t.shade,
      'fill-opacity=".75"',
    ) +
    lips
  );
}

/** The mail carrier on the way up the street, whistling in two parts; soles at y 0, about 230 high. */
export function mailCarrier(light: Light): string {
  const blue = tone(light, '#41619b');
  const navy = tone(light, '#2f4472');
  const skin = tone(light, '#6f442e');
  const bag = tone(light, '#a5633f');
  const sock = tone(light, '#f3ece0');
  const shoe = tone(light, '#4a3a3f');
  const coat =
    'M-30 -150C-10 -160 22 -160 34 -148C44 -120 44 -96 42 -74H-38C-42 -100 -42 -128 -30 -150Z';
  return (
    line('M18 -66L30 -18', skin.shade, 15) +
    line('M24 -40L30 -18', sock.shade, 14) +
    path('M18 -14H42C50 -8 50 0 46 0H16Z', shoe.shade) +
    line('M-16 -66L-26 -16', skin.base, 16) +
    line('M-20 -42L-26 -18', sock.base, 15) +
    path('M-38 -14H-14C-6 -10 -6 0 -10 0H-38Z', shoe.base) +
    path(
      'M-38 -82H42C44 -66 40 -54 38 -46H10L4 -62L-4 -44H-36C-40 -56 -40 -70 -38 -82Z',
      navy.base,
    ) +
    cloth(light, coat, blue) +
    line('M-28 -146L34 -76', bag.deep, 6) +
    path('M4 -108C30 -116 62 -110 66 -98L62 -52C44 -44 18 -46 6 -54Z', bag.shade) +
    path('M0 -110C26 -118 56 -112 60 -100C50 -84 20 -82 2 -88Z', bag.base) +
    path(
      'M12 -114l22 -12l14 10M30 -120l20 -6l6 12',
      '#fffaf0',
      `stroke="${sock.shade}" stroke-width="1.4"`,
    ) +
    oval(30, -88, 3.4, 3, sock.lite) +
    line('M30 -142C46 -124 52 -112 46 -98', blue.shade, 17) +
    oval(44, -94, 9, 8, skin.shade) +
    line('M-26 -140C-46 -126 -60 -122 -74 -128', blue.base, 17) +
    oval(-80, -130, 9, 8.4, skin.base) +
    at(
      0,
      -184,
      1,
      face(light, { skin: '#6f442e', side: -1, brow: '#241a1c', mouth: 'whistle', shut: true }),
    ) +
    path(
      'M-26 -178C-26 -160 -16 -150 0 -150C16 -150 27 -164 26 -182C20 -174 16 -168 6 -170C-4 -158 -12 -158 -18 -170C-22 -172 -24 -176 -26 -178Z',
      '#2b2023',
    ) +
    oval(-8, -166, 6.4, 6, '#b8605c') +
    oval(-8, -166, 3, 3, '#5e1f2c') +
    path('M-29 -196C-30 -226 30 -228 29 -194C12 -204 -14 -204 -29 -196Z', blue.base) +
    path(
      'M-29 -197C-46 -196 -50 -188 -42 -186C-28 -194 -8 -198 6 -197L4 -203C-10 -204 -22 -202 -29 -197Z',
      navy.base,
    ) +
    oval(-6, -212, 5, 4.6, sock.base)
  );
}

/** The letter in the carrier's outstretched hand, its free corner lifted by somebody's breath. */
export const letter = (light: Light): string => {
  const paper = tone(light, '#fffaf0');
  return (
    path(
      'M-20 -14L22 -12L20 16L-22 14Z',
      paper.base,
      `stroke="${paper.shade}" stroke-width="1.4"`,
    ) +
    path('M-20 -14L-4 4L22 -12', 'none', `stroke="${paper.shade}" stroke-width="1.8"`) +
    path('M-20 -14L-26 -30L-6 -26L-2 -13Z', paper.shade) +
    box(8, 2, 8, 8, tone(light, '#c46a62').base, 1)
  );
};

/** The woman at number four, from the waist up in her half door, two fingers in her mouth. */
export function womanAtFour(light: Light): string {
  const knit = tone(light, '#b8566b');
  const hair = tone(light, '#c9c6c6');
  const skin = tone(light, '#a76c46');
  const body = 'M-30 34C-62 44 -70 84 -72 130H72C70 84 62 44 30 34C12 46 -12 46 -30 34Z';
  return (
    oval(2, -38, 15, 13, hair.shade) +
    cloth(light, body, knit) +
    path('M-14 24V44L0 54L14 44V24Z', skin.shade) +
    line('M-22 46q22 20 44 0', tone(light, '#fff4e2').base, 5) +
    face(light, { skin: '#a76c46', side: -1, brow: '#8d8790', mouth: 'whistle' }) +
    path('M-28 -6C-32 -44 30 -46 29 -4C24 -24 10 -30 -4 -28C-14 -26 -24 -20 -28 -6Z', hair.base) +
    line('M-20 -24C-10 -34 8 -36 20 -26', hair.lite, 2.6) +
    path(
      'M-26 -6h15v7q-3 5 -8 5q-7 -1 -7 -6ZM-3 -6h15v6q-1 6 -7 6q-6 0 -8 -5Z',
      'none',
      'stroke="#4a3f52" stroke-width="2"',
    ) +
    // The arm whose two fingers do it.
    line('M-52 110C-60 84 -50 62 -34 52', knit.base, 24) +
    line('M-40 60L-26 40', skin.base, 13) +
    line('M-24 36L-8 20M-20 40L-4 23', skin.base, 6) +
    oval(-25, 38, 8, 8, skin.base)
  );
}

/** The man on the laundry's roof, arms out for pigeons; from the knees up, apron's hem at y 0. */
export function pigeonMan(light: Light): string {
  const shirt = tone(light, '#e9eef2');
  const apron = tone(light, '#6b93b8');
  const skin = tone(light, '#d7a077');
  const body =
    'M-44 -118C-20 -132 22 -132 46 -118C60 -86 62 -40 56 0H-56C-62 -40 -60 -86 -44 -118Z';
  return (
    line('M-40 -108C-66 -112 -84 -120 -104 -136', shirt.shade, 26) +
    line('M40 -108C66 -112 84 -120 104 -136', shirt.base, 26) +
    line('M-84 -122L-112 -142M84 -122L112 -142', skin.base, 17) +
    oval(-116, -145, 11, 10, skin.base) +
    oval(116, -145, 11, 10, skin.base) +
    cloth(light, body, shirt) +
    path('M-30 -96C-10 -88 12 -88 32 -96L46 0H-46Z', apron.base) +
    path('M14 -92L32 -96L46 0H22Z', apron.shade) +
    line('M-30 -96L-24 -122M32 -96L26 -122', apron.deep, 5) +
    box(-14, -50, 30, 24, apron.shade, 3) +
    path('M-14 -122V-134H14V-122Q0 -112 -14 -122Z', skin.shade) +
    at(0, -160, 1, face(light, { skin: '#d7a077', side: -1, brow: '#4d3a36', mouth: 'whistle' })) +
    path(
      'M-4 -150C-12 -156 -26 -152 -32 -142C-22 -140 -14 -142 -6 -146C2 -142 10 -142 20 -146C14 -154 4 -156 -4 -150Z',
      '#4d3a36',
    ) +
    oval(-8, -139, 5.4, 5, '#a95550') +
    oval(-8, -139, 2.6, 2.6, '#5e1f2c') +
    line('M-26 -168q-2 -8 1 -14M26 -168q2 -8 -1 -14', '#4d3a36', 5) +
    oval(-10, -184, 7, 3.6, tone(light, '#f3cfae').lite, 'fill-opacity=".7"')
  );
}

/** The girl with both arms full of cake, soles at y 0, about 205 high; the cake is hers to carry. */
export function cakeGirl(light: Light): string {
  const dress = tone(light, '#5f8d8a');
  const apron = tone(light, '#fbf1e4');
  const skin = tone(light, '#f0c6a2');
  const hair = tone(light, '#8a4a2f');
  const body =
    'M-26 -126C-8 -134 12 -134 28 -126C36 -90 48 -60 52 -40H-48C-44 -64 -36 -92 -26 -126Z';
  return (
    line('M-14 -42V-12M16 -42V-12', skin.shade, 12) +
    line('M-14 -24V-12M16 -24V-12', tone(light, '#f7f2ec').base, 12.4) +
    path(
      'M-28 -10H-6V0H-30C-34 -4 -32 -8 -28 -10ZM4 -10H24C34 -8 36 0 30 0H4Z',
      tone(light, '#7a3f4a').base,
    ) +
    line('M26 -176C44 -168 48 -150 44 -128', hair.shade, 13) +
    oval(44, -122, 7, 5, tone(light, '#c46a62').base) +
    line('M44 -118v10', hair.shade, 9) +
    cloth(light, body, dress) +
    path('M-20 -110H20L38 -44H-36Z', apron.base) +
    path('M-12 -134V-122Q0 -114 14 -122V-134Z', skin.shade) +
    at(0, -160, 1, face(light, { skin: '#f0c6a2', side: 1, brow: '#7a4630', mouth: 'whistle' })) +
    line('M-12 -148h.1M-16 -152h.1M20 -150h.1M24 -146h.1', '#b8764e', 2.6) +
    path(
      'M-29 -158C-34 -202 34 -204 30 -160C22 -180 8 -184 -6 -178C-16 -174 -24 -168 -29 -158Z',
      hair.base,
    ) +
    line('M-27 -172C-42 -164 -46 -146 -40 -124', hair.base, 13) +
    oval(-40, -120, 7, 5, tone(light, '#c46a62').base) +
    line('M-40 -116v10', hair.base, 9) +
    line('M-20 -186Q-4 -196 16 -190', hair.lite, 3, 'stroke-opacity=".6"')
  );
}

/** Her arms, drawn over the plate that they carry: from the shoulders to a plate at (0, -84). */
export function cakeArms(light: Light): string {
  const sleeve = tone(light, '#5f8d8a');
  const skin = tone(light, '#f0c6a2');
  return (
    line('M-24 -118C-42 -104 -40 -90 -26 -82', sleeve.base, 17) +
    line('M26 -118C44 -104 44 -90 28 -82', sleeve.shade, 17) +
    line('M-30 -83L-12 -80M30 -83L14 -80', skin.base, 12) +
    oval(-10, -80, 8, 6.4, skin.base) +
    oval(12, -80, 8, 6.4, skin.base)
  );
}

/** The driver behind the window: head and shoulders around (0, 0). */
export function driver(light: Light): string {
  const coat = tone(light, '#6b5a8e');
  const scarf = tone(light, '#2f7f86');
  const body = 'M-24 30C-56 38 -62 70 -62 96H62C62 70 56 38 24 30Z';
  return (
    path(
      'M-36 -10C-42 -60 42 -60 36 -10C38 20 34 40 26 48H-26C-34 40 -38 20 -36 -10Z',
      scarf.shade,
    ) +
    cloth(light, body, coat) +
    face(light, { skin: '#c98f66', side: -1, brow: '#3d2c2e', mouth: 'smile' }) +
    path(
      'M-36 -4C-42 -62 42 -62 36 -4C38 24 24 44 0 46C-24 44 -38 24 -36 -4ZM-25 -6C-26 14 -15 33 0 33C15 33 26 14 25 -6C24 -36 -24 -36 -25 -6Z',
      scarf.base,
      'fill-rule="evenodd"',
    ) +
    line('M-30 26C-16 44 16 44 30 26', scarf.deep, 2.4, 'stroke-opacity=".5"')
  );
}
