import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

const COAT = '#a86a45';
const WHITE = '#fbefe0';
const INK = '#2b1d22';

export interface DogHead {
  /** An ear that the wind has turned shows its pink side. */
  readonly insideOut?: boolean;
  readonly look: 'disbelief' | 'pleased';
  readonly gaze: number;
}

/** The dog's head in three quarters toward page left: about 150 wide around (0, 0). */
export function dogHead(light: Light, { insideOut, look, gaze }: DogHead): string {
  const coat = tone(light, COAT);
  const white = tone(light, WHITE);
  const [lx, ly] = light.direction;
  const skull =
    'M6 -74C44 -78 72 -52 72 -12C72 28 52 58 14 62C-14 64 -26 56 -40 50C-68 46 -84 32 -82 14C-80 -4 -60 -14 -46 -22C-40 -52 -24 -72 6 -74Z';
  const blaze =
    'M-8 -74C2 -50 4 -24 -2 -6C22 4 30 34 20 60C-6 66 -26 56 -40 50C-68 46 -84 32 -82 14C-80 -4 -60 -14 -46 -22C-30 -34 -18 -54 -22 -66Z';
  const farEar = 'M-26 -62C-48 -74 -66 -58 -66 -34C-66 -16 -54 -6 -46 -14C-40 -26 -34 -40 -26 -62Z';
  return (
    path(farEar, coat.deep) +
    clip(
      skull,
      path(skull, coat.shade) +
        shifted(lx * 12, ly * 10, path(skull, coat.base)) +
        path(blaze, white.shade) +
        shifted(lx * 7, ly * 8, path(blaze, white.base)),
    ) +
    // Jowls, a mouth that keeps its opinion to itself, and the nose.
    line(
      look === 'pleased'
        ? 'M-64 24C-54 44 -30 46 -14 28M-66 26q-6 4 -10 0'
        : 'M-66 28C-56 40 -40 38 -30 40C-20 42 -12 50 -8 54M-66 28q-4 6 -12 4',
      INK,
      3.4,
    ) +
    (look === 'pleased'
      ? path('M-50 37C-46 58 -30 62 -26 50C-24 44 -26 40 -28 37Z', '#e88a8c') +
        line('M-38 40l2 12', '#c45d66', 1.8)
      : '') +
    line('M-52 22h.1M-44 28h.1M-38 20h.1', coat.base, 3.6) +
    path('M-88 0C-86 -12 -66 -14 -60 -4C-58 6 -70 16 -78 16C-86 14 -90 8 -88 0Z', INK) +
    oval(-76, -4, 5.6, 3, '#ffffff', 'fill-opacity=".5"') +
    eye(-33, -26, 9, gaze, look) +
    eye(14, -24, 11, gaze, look) +
    line(
      look === 'pleased'
        ? 'M-44 -46q8 -6 16 -2M4 -46q10 -8 22 0'
        : 'M-44 -44q8 -2 17 2M2 -52q12 -8 26 2',
      coat.deep,
      4.6,
    ) +
    (insideOut ? at(46, -48, 1, shifted(-46, 48, earInsideOut(light)), -72) : earDown(light))
  );
}

function eye(x: number, y: number, r: number, gaze: number, look: DogHead['look']): string {
  const lid = look === 'disbelief';
  return (
    oval(x, y, r, r * 1.06, '#fffaf2') +
    oval(x + gaze * r * 0.42, y + 1, r * 0.58, r * 0.66, INK) +
    oval(x + gaze * r * 0.42 - 1.6, y - 2, r * 0.2, r * 0.22, '#ffffff') +
    (lid
      ? path(
          `M${x - r - 1} ${y + 0.5}C${x - r} ${y - r * 1.5} ${x + r} ${y - r * 1.5} ${x + r + 1} ${y + 0.5}Q${x} ${y - r * 0.35} ${x - r - 1} ${y + 0.5}Z`,
          '#8a5336',
        )
      : '')
  );
}

function earDown(light: Light): string {
  const coat = tone(light, '#8d5335');
  const ear =
    'M36 -62C62 -74 92 -48 96 -6C98 26 88 54 72 56C56 56 52 22 46 -8C42 -28 34 -44 36 -62Z';
  return (
    path(ear, coat.base) +
    path('M60 -58C86 -44 92 10 74 54C90 46 98 20 96 -6C92 -40 78 -60 60 -58Z', coat.shade) +
    line('M48 -50C62 -34 66 0 68 36', coat.lite, 2.6, 'stroke-opacity=".5"')
  );
}

/** Blown up and over: the pink of it, a rim of coat, and the tip flapping. */
function earInsideOut(light: Light): string {
  const coat = tone(light, '#8d5335');
  const pink = tone(light, '#efb3ab');
  return (
    path(
      'M34 -58C40 -84 62 -112 94 -120C116 -126 134 -112 128 -98C120 -84 108 -88 98 -76C84 -62 74 -44 60 -36C46 -34 34 -44 34 -58Z',
      coat.base,
    ) +
    path(
      'M44 -58C50 -80 70 -102 96 -109C110 -112 120 -106 116 -99C108 -92 98 -92 88 -82C76 -68 68 -52 58 -46C50 -44 44 -50 44 -58Z',
      pink.base,
    ) +
    line('M54 -56C64 -76 80 -92 100 -100', pink.shade, 2.6) +
    line('M62 -52C70 -64 80 -76 90 -84', pink.shade, 1.8)
  );
}

/** The rest of the dog where it sits, under the same head's (0, 0): one back, one white front, four paws whose soles are at y 250. */
export function dogSitting(light: Light): string {
  const coat = tone(light, COAT);
  const white = tone(light, WHITE);
  const [lx] = light.direction;
  const trunk =
    'M-14 30C-34 62 -40 108 -34 150L-30 232H44C92 250 128 250 136 214C146 150 128 68 84 20C52 6 14 10 -14 30Z';
  const haunch = 'M48 236C34 186 60 150 98 152C138 156 150 200 138 236C132 250 64 252 48 236Z';
  // Round and high where it joins: cut off straight, it stood before the dog.
  const foreleg = (x: number, wide: number): string =>
    `M${x - 6} 140L${x + 4} 226C${x - 14} 230 ${x - 20} 250 ${x - 10} 250H${x + wide}C${x + wide + 6} 246 ${x + wide + 4} 234 ${x + wide + 2} 226L${x + wide + 8} 136C${x + wide + 8} 104 ${x + 30} 86 ${x + 16} 82C${x} 78 ${x - 10} 106 ${x - 6} 140Z`;
  return (
    line('M132 232C172 240 190 214 178 186', coat.shade, 17) +
    line('M180 200L178 186', white.base, 15) +
    clip(
      trunk,
      path(trunk, coat.shade) +
        shifted(lx * 16, 0, path(trunk, coat.base)) +
        path(
          'M-20 34C2 60 30 66 54 40C56 96 44 140 26 176C2 168 -26 140 -36 112C-38 78 -34 54 -20 34Z',
          white.base,
        ),
    ) +
    path(foreleg(16, 24), coat.shade) +
    path('M20 226C6 230 -4 250 6 250H40C46 246 44 234 42 226Z', white.shade) +
    path(haunch, coat.base) +
    line('M52 196C62 164 90 152 116 160', coat.lite, 3, 'stroke-opacity=".5"') +
    path(
      'M44 236C36 226 10 228 12 244C14 252 30 250 44 250H104C116 250 116 238 108 236Z',
      white.base,
    ) +
    line('M26 238v9M38 237v10', white.deep, 2.4) +
    path(foreleg(-30, 26), coat.base) +
    path('M-27 218C-40 226 -52 250 -40 250H-4C2 246 0 232 -2 218Z', white.base) +
    line('M-36 239v8M-24 238v9M-12 239v8', white.deep, 2.4) +
    line('M-29 44C-4 74 40 76 76 40', tone(light, '#3c6cab').base, 11) +
    oval(14, 72, 7, 8, tone(light, '#e6e2da').base)
  );
}
