import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { MOLE, OFFICE } from '#titles/hole-department/set/colors.ts';
import type { MolePerson } from './staff.ts';

export type MoleMood = 'official' | 'brisk' | 'alarmed' | 'wistful' | 'awe' | 'pleased';

/** What a face shows, besides whose it is. */
export interface MoleLook {
  readonly mood: MoleMood;
  readonly glasses?: 'on' | 'lifted' | 'up' | 'off';
}

const SKULL =
  'M-25 2C-29 -22 -10 -30 6 -28C24 -25 36 -12 50 -5C55 -2 55 6 50 8C36 13 20 26 0 26C-16 26 -24 16 -25 2Z';

/** The head around the neck, nose to the right; it reaches from -26 to 60. */
export function moleHead(
  person: MolePerson,
  { mood, glasses = 'on' }: MoleLook,
  light: Light,
): string {
  const fur = tone(light, person.fur);
  const skin = tone(light, MOLE.skin);
  const [lx, ly] = light.direction;
  const shape =
    clip(
      SKULL,
      path(SKULL, fur.shade) +
        shifted(lx * 7, ly * 6, path(SKULL, fur.base)) +
        path('M22 30C26 8 36 -2 32 -30H60V30Z', fur.lite, 'fill-opacity=".38"') +
        oval(lx * 12, ly * 16, 15, 9, fur.lite, 'fill-opacity=".22"'),
    ) +
    path('M44 -8C50 -6 57 -5 58 1C58 7 50 9 45 8C40 5 40 -5 44 -8Z', skin.shade) +
    oval(52, 1, 8, 7.4, skin.base) +
    oval(52 + lx * 3, -1.4, 2.8, 2, '#fff1e6', 'fill-opacity=".85"') +
    line('M58.4 -1q-1.6 1.6 0 3.6', skin.deep, 1.5) +
    oval(20, 12, 7, 4.6, '#d9705e', 'fill-opacity=".3"');
  const hairs = line('M40 6l9 9M36 8l6 11M44 5l12 6', fur.deep, 0.8, 'stroke-opacity=".8"');
  return (
    (person.hat ? hatBehind(person, light) : '') +
    shape +
    hairs +
    mouth(mood) +
    (person.whiskers
      ? path('M44 10C34 8 24 14 20 24C30 22 36 22 42 15Z', tone(light, '#e9dcc8').base)
      : '') +
    (glasses === 'on' ? '' : eyes(mood)) +
    (person.hat ? hat(person, light) : '') +
    (glasses === 'on'
      ? specs(0, 0)
      : glasses === 'up'
        ? specs(-12, -17)
        : glasses === 'lifted'
          ? specs(1, -11)
          : '') +
    brows(mood, glasses, fur.deep) +
    (person.pencil ? pencil() : '')
  );
}

/** Round, and darker than any hole. */
const specs = (dx: number, dy: number): string =>
  shifted(
    dx,
    dy,
    line('M2 -9L-22 -6', '#2c2530', 2.4) +
      oval(32, -12, 8, 9, MOLE.glass, 'stroke="#8d7a55" stroke-width="2"') +
      oval(12, -9, 11.6, 11.6, MOLE.glass, 'stroke="#b89b63" stroke-width="2.4"') +
      line('M22.6 -12Q24 -14 25.4 -12.6', '#b89b63', 2.4) +
      line('M6 -13q2 -4 6 -4.6M29 -16q1 -2.4 3 -2.8', '#ffffff', 2, 'stroke-opacity=".7"'),
  );

/** Small eyes that have been behind dark glass for thirty years. */
function eyes(mood: MoleMood): string {
  if (mood === 'pleased') return line('M6 -8q5 -7 11 0M27 -11q3.6 -6 8 -1', '#1f1a24', 2.6);
  const big = mood === 'awe' ? 1.2 : 1;
  return (
    oval(31, -12, 5.4 * big, 6.4 * big, '#fffaf0') +
    oval(12.5, -9, 7.4 * big, 8 * big, '#fffaf0') +
    oval(33, -12, 3.6 * big, 4.6 * big, '#2a1c26') +
    oval(15, -9, 5 * big, 5.8 * big, '#2a1c26') +
    oval(16.6, -11.6, 2, 2.2, '#ffffff') +
    oval(34, -14, 1.4, 1.6, '#ffffff')
  );
}

function brows(mood: MoleMood, glasses: MoleLook['glasses'], ink: string): string {
  if (glasses === 'up') return '';
  const up = glasses === 'off' ? 2 : 0;
  const d = {
    official: 'M2 -23Q10 -27 20 -23M27 -24q5 -2 9 0',
    brisk: 'M2 -26Q12 -26 21 -21M27 -22q5 -4 9 -4',
    alarmed: 'M0 -23Q10 -32 20 -30M27 -29q6 -1 9 4',
    wistful: 'M0 -20Q10 -26 20 -27M27 -27q6 1 9 4',
    awe: 'M1 -25Q11 -34 21 -28M27 -27q5 -4 10 1',
    pleased: 'M2 -23Q11 -31 20 -25M27 -26q5 -4 9 0',
  }[mood];
  return shifted(0, up, line(d, ink, 2.8));
}

function mouth(mood: MoleMood): string {
  const ink = '#3a1d25';
  switch (mood) {
    case 'alarmed':
      return (
        path('M24 13C30 10 40 9 42 12C40 21 28 24 24 13Z', '#6b2030') +
        path('M28 17C32 14 37 15 38 17C35 20 31 20 28 17Z', '#e8837e')
      );
    case 'awe':
      return oval(36, 14, 4, 4.4, '#6b2030');
    case 'pleased':
      return line('M24 14Q34 21 42 11', ink, 2);
    case 'wistful':
      return line('M30 16Q36 12 42 13', ink, 1.9);
    default:
      return line('M28 16Q36 16 43 11', ink, 1.9);
  }
}

/** Thirty years, and it has never been lost. */
export const pencil = (): string =>
  at(
    -14,
    -17,
    1,
    path('M-12 -2.4H12V2.4H-12Z', '#e9b23d') +
      path('M-12 .6H12V2.4H-12Z', '#b98224') +
      path('M12 -2.4L19 0L12 2.4Z', '#f6deb4') +
      path('M16.6 -.9L19 0L16.6 .9Z', '#3a3038') +
      box(-16, -2.4, 4, 4.8, '#dd7f78', 1),
    -18,
  );

function hatBehind(person: MolePerson, light: Light): string {
  if (person.hat !== 'lamp') return '';
  const glow = radial([
    [0, OFFICE.lamp, 0.9],
    [0.4, OFFICE.glow, 0.35],
    [1, OFFICE.glow, 0],
  ]);
  return oval(16, -35, 30, 28, glow) + oval(4, -34, 9, 9, tone(light, '#6b4a2e').base);
}

function hat(person: MolePerson, light: Light): string {
  const t = tone(light, person.hatColor ?? OFFICE.brass);
  switch (person.hat) {
    case 'lamp':
      return (
        line('M-24 -8Q-14 -28 8 -29', t.shade, 4) +
        box(2, -40, 13, 13, t.base, 3) +
        oval(15, -34, 4.6, 7, '#fff3c4')
      );
    case 'visor':
      return (
        line('M-24 -8Q-14 -28 10 -29', t.base, 6) +
        path('M6 -32C22 -34 36 -26 42 -20C32 -22 18 -22 8 -24Z', t.base, 'fill-opacity=".92"')
      );
    case 'bowler':
      return (
        path('M-22 -20C-24 -52 20 -54 18 -25Z', t.base) +
        path('M-32 -16C-20 -28 16 -32 30 -24C20 -20 -18 -16 -32 -16Z', t.shade) +
        line('M-21 -24Q0 -33 18 -29', t.deep, 4)
      );
    case 'cap':
      return (
        path('M-27 -8C-30 -44 16 -46 17 -24C4 -26 -14 -20 -27 -8Z', t.base) +
        line('M-26 -9Q-10 -25 17 -25', t.lite, 6) +
        oval(-12, -40, 7, 7, t.lite)
      );
    case 'scarf':
      return (
        path(
          'M-27 -2C-32 -38 14 -40 20 -26C6 -24 -2 -14 -2 4C-2 18 4 24 8 27C-14 34 -26 20 -27 -2Z',
          t.base,
        ) + path('M2 24L14 36L-2 38Z', t.shade)
      );
    case 'bun':
      return (
        oval(-16, -30, 11, 10, tone(light, person.fur).deep) +
        line('M-26 -38L-4 -22', '#e9b23d', 2.6)
      );
    default:
      return '';
  }
}
