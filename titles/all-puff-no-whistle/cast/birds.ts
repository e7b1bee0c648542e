import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

const INK = '#232733';

/** A pigeon that stands, facing page right; feet at (0, 0), about 48 high. */
export function pigeon(light: Light, color = '#9fb0c2'): string {
  const gray = tone(light, color);
  const neck = tone(light, '#5d8f86');
  return (
    line('M-3 -9V-1h5M5 -9V-1h5', tone(light, '#d9776a').base, 2.2) +
    path(
      'M-34 -14C-20 -34 -2 -36 4 -40C6 -50 20 -52 23 -43C25 -32 20 -12 6 -8C-8 -5 -22 -8 -34 -14Z',
      gray.base,
    ) +
    path('M4 -40C6 -50 20 -52 23 -43C24 -36 22 -28 18 -23C12 -26 6 -32 4 -40Z', neck.base) +
    path('M-36 -13C-22 -28 -8 -31 6 -25C4 -14 -12 -9 -36 -13Z', gray.shade) +
    line('M-16 -21l8 8M-8 -23l8 8', gray.deep, 2.2) +
    path('M23 -43l8 3l-8 2Z', tone(light, '#5b5560').base) +
    oval(18, -44, 3, 3, '#f7c9a0') +
    oval(18.4, -44, 1.5, 1.6, INK)
  );
}

/** In the air, coming toward us and down; wings about 80 across around (0, 0). */
function flying(light: Light, beat: 'up' | 'down' | 'glide', color: string): string {
  const gray = tone(light, color);
  const wing =
    beat === 'up'
      ? [
          'M-4 -4C-18 -14 -30 -32 -30 -44C-16 -38 -4 -26 4 -8Z',
          'M4 -4C16 -14 26 -34 26 -46C14 -40 2 -26 -4 -8Z',
        ]
      : beat === 'down'
        ? [
            'M-4 -4C-20 -8 -36 2 -40 16C-26 14 -10 10 4 4Z',
            'M4 -5C18 -10 36 -2 42 12C26 12 12 9 -2 4Z',
          ]
        : [
            'M-4 -5C-20 -18 -36 -18 -46 -12C-30 -4 -14 0 4 2Z',
            'M4 -5C18 -18 34 -20 46 -14C30 -4 14 0 -2 2Z',
          ];
  return (
    path(wing[0] as string, gray.shade) +
    path('M-20 10C-10 -8 2 -10 12 -12C20 -14 24 -6 20 0C14 10 -2 14 -20 10Z', gray.base) +
    path('M-20 10l-12 8l4 -10Z', gray.deep) +
    path('M11 -12C18 -15 24 -8 21 -1C15 0 10 -4 11 -12Z', tone(light, '#5d8f86').base) +
    path('M23 -6l7 2l-7 2Z', '#5b5560') +
    oval(18.4, -8, 1.5, 1.6, INK) +
    path(wing[1] as string, gray.lite)
  );
}

/** Where a bird of a flock is: x, y in mm, size, and which way it goes. */
export type Perch = readonly [x: number, y: number, size: number, side: 1 | -1];

/**
 * A flock in the air. Three birds are drawn and used again: forty drawn ones would be a page of their
 * own. `id` must be the picture's own.
 */
export function flock(
  light: Light,
  id: string,
  birds: readonly Perch[],
  colors: readonly Hex[] = ['#a9b7c6', '#8fa0b4', '#e6e4e2'],
): string {
  const beats = ['up', 'glide', 'down'] as const;
  const chance = chanceFrom(id);
  const drawn = beats
    .map((beat, i) => `<g id="${id}${beat}">${flying(light, beat, colors[i] as string)}</g>`)
    .join('');
  const used = birds
    .map(([x, y, size, side]) =>
      at(
        x,
        y,
        size,
        `<use href="#${id}${beats[Math.floor(chance() * 3)]}"/>`,
        (chance() - 0.5) * 30,
        size * side,
      ),
    )
    .join('');
  // The three models stand outside the sheet, where no eye comes.
  return at(-400, -400, 0.1, drawn) + used;
}

/** Standing pigeons, used again like the flying ones. */
export function perched(light: Light, id: string, birds: readonly Perch[]): string {
  const models = ['#a9b7c6', '#8b9db2'].map(
    (color, i) => `<g id="${id}p${i}">${pigeon(light, color)}</g>`,
  );
  return (
    at(-400, -400, 0.1, models.join('')) +
    birds
      .map(([x, y, size, side], i) =>
        at(x, y, size, `<use href="#${id}p${i % 2}"/>`, 0, size * side),
      )
      .join('')
  );
}

/** A duck as a liner: from the side, bow to the right, the water line at y 0; about 170 long. */
export function duck(light: Light, kind: 'brown' | 'gray', gaze: number): string {
  const coat = tone(light, kind === 'brown' ? '#9a7256' : '#8f9db0');
  const breast = tone(light, kind === 'brown' ? '#c79b75' : '#e8e6e2');
  const headColor = tone(light, kind === 'brown' ? '#7d5a46' : '#3d5f6b');
  const bill = tone(light, '#e07f45');
  const [lx, ly] = light.direction;
  const hull =
    'M-92 -34C-104 -46 -104 -52 -98 -54C-78 -48 -60 -50 -40 -54C-8 -60 24 -58 44 -48C66 -40 74 -16 64 0H-56C-76 -6 -86 -20 -92 -34Z';
  const head =
    'M28 -46C36 -62 28 -76 34 -94C40 -114 70 -118 82 -102C90 -90 84 -76 74 -68C68 -60 68 -48 66 -30Z';
  return (
    clip(
      hull,
      path(hull, coat.shade) +
        shifted(lx * 8, ly * 12, path(hull, coat.base)) +
        path('M30 -56C60 -50 74 -26 64 2H20C44 -10 44 -36 30 -56Z', breast.base),
    ) +
    path(
      'M-66 -42C-40 -58 0 -56 26 -38C16 -16 -22 -6 -60 -20C-70 -24 -74 -36 -66 -42Z',
      coat.shade,
    ) +
    line(
      'M-58 -24C-30 -16 2 -20 18 -34M-52 -32C-28 -26 -2 -28 12 -38',
      coat.deep,
      3,
      'stroke-opacity=".55"',
    ) +
    path('M-10 -26C6 -24 18 -32 22 -38C18 -26 8 -18 -8 -18Z', tone(light, '#3c6cab').base) +
    clip(head, path(head, headColor.shade) + shifted(lx * 8, ly * 6, path(head, headColor.base))) +
    line('M34 -56C46 -48 58 -48 68 -56', tone(light, '#fbf3e7').base, 4) +
    path('M80 -102C92 -104 110 -98 116 -90C112 -82 96 -82 82 -84Z', bill.base) +
    path('M84 -90C96 -90 108 -90 116 -90C112 -82 96 -82 82 -84Z', bill.shade) +
    oval(92, -96, 1.8, 1.2, bill.deep) +
    oval(66, -97, 7.4, 8, '#fffaf2') +
    oval(66 + gaze * 3, -96, 4.2, 4.8, INK) +
    oval(65 + gaze * 3, -98, 1.4, 1.5, '#ffffff') +
    line('M58 -108q7 -5 15 -2', headColor.deep, 3)
  );
}

/** A feather about 50 long, lying along x, its quill at the left: the vane has come apart in two places. */
export const feather = (light: Light): string => {
  const t = tone(light, '#6f84a8');
  return (
    path(
      'M-14 1C-12 -9 -2 -13 6 -13L8 -9L11 -14C20 -15 28 -11 33 -4C24 2 12 5 4 5L1 2L-2 6C-8 6 -12 5 -14 1Z',
      t.base,
    ) +
    path('M33 -4C24 2 12 5 4 5L1 2L-2 6C-8 6 -12 5 -14 1C0 0 16 -2 33 -4Z', t.deep) +
    line('M-28 5C-14 1 6 -2 28 -4', t.lite, 2) +
    path('M-12 -3C-16 -6 -20 -5 -21 -2C-18 -3 -15 -2 -13 1Z', '#fffaf2')
  );
};
