// Who lives along the line: small, from afar, and on their way. Feet at (0, 0), looking to the right; somebody is about 30 high.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { disc, num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { SLATE } from './colors.ts';

export interface Walker {
  readonly coat: Hex;
  readonly skin: Hex;
  readonly hair: Hex;
  readonly umbrella?: Hex;
  /** Drawn with somebody: `dogOnLead`, `bagOfBread`. */
  readonly with?: string;
}

/** The dusk that lies on everybody out there, and what the lit windows leave along an edge. */
const DUSK = '#1f3054';
const EDGE = '#ffd694';
const dusky = (color: Hex): Hex => mix(color, DUSK, 0.3);

export function walker({ coat, skin, hair, umbrella, with: brings = '' }: Walker): string {
  const boots = '#14213f';
  return (
    line('M-2 -9L-4.6 -.6M1.6 -9L5 -1M-4.6 -.6h1.6M5 -1h1.6', boots, 2) +
    path(
      'M-3.6 -22.6C-7 -17 -8 -12 -7.4 -7.6C-2 -6 3 -6.2 7 -8C7.4 -13 6.6 -18 3.4 -22.6C1.6 -23.8 -2 -23.8 -3.6 -22.6Z',
      dusky(coat),
    ) +
    oval(0.8, -26.4, 3.5, 3.8, dusky(skin)) +
    path(
      'M-3.2 -25C-4 -31.6 4.4 -32 4.4 -27.6C2 -28.6 .4 -28 -.4 -26.4C-1 -25 -1.6 -23.8 -3.2 -25Z',
      dusky(hair),
    ) +
    line('M3.4 -22C6.4 -18 7.2 -13 7 -9', EDGE, 0.6, 'stroke-opacity=".75"') +
    (umbrella ? underUmbrella(umbrella) : line('M1 -20L4.6 -14L8 -14.6', dusky(coat), 2.2)) +
    brings
  );
}

const underUmbrella = (color: Hex): string =>
  line('M2.6 -40V-15.6', '#14213f', 0.8) +
  path(
    'M-11 -30.6C-10 -41 15 -41.6 16.4 -31C13.6 -32.8 11.2 -32.6 9.4 -30.8C7 -32.8 4.6 -32.8 2.6 -30.8C.4 -32.8 -2 -32.6 -4.2 -30.6C-6.4 -32.4 -8.8 -32.2 -11 -30.6Z',
    dusky(color),
  ) +
  line('M7 -38.6C12 -37.6 15.4 -35 16.2 -31.6', EDGE, 0.6, 'stroke-opacity=".75"') +
  line('M1 -21L2.8 -16.4', dusky('#e8c49a'), 2);

export const dogOnLead = (): string =>
  line('M6 -13Q13 -8 19 -8', '#d9b77a', 0.5) + at(24, 0, 0.62, trotting('#7a4a34'));

export const bagOfBread = (): string =>
  path('M5 -16h7l-.8 9h-5.4Z', dusky('#d9b98a')) +
  line('M7 -16l-.6 -5M9.6 -16l1.4 -5.4', dusky('#d99a50'), 1.6);

/** A small dog that is sure where they are going. */
const trotting = (coat: Hex): string =>
  line('M-7 -5L-9 0M-4 -5L-3 0M5 -5L4 0M8 -5L11 -1', dusky(coat), 2) +
  path(
    'M-10 -10C-12 -14 -13 -17 -12 -18C-10 -16 -9 -13 -6 -12H6C8 -16 10 -19 13 -19C16 -18.6 19 -16 20 -14.6C18 -13 15 -13 13 -12.6C12 -8 10 -4 6 -4.4H-6C-9 -4.4 -10 -7 -10 -10Z',
    dusky(coat),
  ) +
  path('M11 -18.6C8 -17 7.6 -13 8.6 -11C11 -12 12 -15 11 -18.6Z', mix(dusky(coat), '#14213f', 0.4));

/** Two wheels, a basket, a bell that nobody rings. */
export const bicycle = (color: Hex): string =>
  line(`${disc(-9, -6, 6)}${disc(11, -6, 6)}`, '#0f1a34', 1) +
  line('M-9 -6L-2 -14H8L0 -6H-9M-2 -14L0 -6M8 -14L11 -6M8 -14L7 -18H10.6M-3 -15V-17', color, 1.1) +
  line('M-5.4 -17.4h5', '#0f1a34', 1.8) +
  path('M9 -19h8l-1 5.4h-6Z', dusky('#c99a5c'));

/** Somebody in a cape who is late, on a bicycle; a loaf is in its basket. */
export const cyclist = (cape: Hex): string =>
  line('M0 -17L5 -9L3 -4', '#14213f', 2.4) +
  bicycle('#c9d6de') +
  path('M-6 -17C-9 -22 -6 -30 0 -33C5 -31 10 -24 12 -19C8 -17 2 -20 -1 -16Z', dusky(cape)) +
  oval(4, -35, 3.4, 3.7, dusky('#9a6a48')) +
  path('M-.6 -34C-1.4 -41 8 -41.6 8 -37C5 -38 2 -37.4 -.6 -34Z', dusky(cape)) +
  line('M11 -22L14 -23', dusky('#d99a50'), 2.4) +
  line('M1 -32C6 -29 9.6 -24 11.4 -19.4', EDGE, 0.6, 'stroke-opacity=".75"');

/** A lit window with who is at home: (x, y) is the middle of its sill, `size` its width, `who` a shape of those below. */
export function litWindow(x: number, y: number, size: number, who: string, glow = 1): string {
  const s = size / 10;
  return at(
    x,
    y,
    s,
    path(roundedBox(-5.7, -13.7, 11.4, 14.4, 0.8), '#16254a') +
      path(roundedBox(-5, -13, 10, 13, 0.5), mix('#5a6a86', SLATE.lamp, glow)) +
      path(who, '#3a3358') +
      line('M0 -13V0M-5 -7.4H5', '#16254a', 0.5, 'stroke-opacity=".7"') +
      line('M-6 .4H6', '#6d7f9c', 1),
  );
}

const bust = (x: number, head = 2): string =>
  `${disc(x, -6, head, head * 1.1)}M${num(x - head * 1.7)} 0C${num(x - head * 1.7)} -3.6 ${num(x + head * 1.7)} -3.6 ${num(x + head * 1.7)} 0Z`;

export const READING = `${bust(-1)}M.6 -3.4L4.4 -4.4V-.8L.6 0Z`;
export const CAT =
  'M1 0C.6 -2.6 1.6 -4.4 2.4 -5L2.2 -7L3.4 -6H4.2L5 -7V0ZM1 0C-1 .2 -2 -1 -1.6 -2.6L-1 -2.4C-1 -1 .4 -.8 1 -1Z';
export const WAVING = `${bust(-1.2)}M.8 -2.4L2.8 -7.4L4 -7L2.4 -1.2Z`;
export const PLANT =
  'M-3 0L-3.4 -2.4H-.2L-.6 0ZM-1.8 -2.4C-4.6 -4 -4.4 -7 -4 -8C-2.6 -7 -1.8 -5 -1.7 -4C-1.4 -6 -.4 -8 .8 -8.6C1 -6 .2 -3.6 -1.8 -2.4Z';
export const PAIR = `${bust(-2.2, 1.6)}${bust(2, 1.9)}`;
