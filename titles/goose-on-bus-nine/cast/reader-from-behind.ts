import { line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';

const HOOD =
  'M-96 193C-101 178 -93 165 -78 165C-65 165 -56 174 -57 187C-57 191 -59 194 -62 196C-72 200 -89 199 -96 193Z';

/** The grown-up from behind and a little from the left, sunk into the seat, with as much of the newspaper as stands out, and nobody else. */
export const readerFromBehind = (): string =>
  path('M-130 178L-78 171L-26 178V222H-130Z', '#8088a0') +
  line('M-124 185h20M-124 191h16M-46 185h14M-44 191h12', '#5f6684', 1.6) +
  path(
    'M-124 222C-121 205 -107 196 -93 192C-82 197 -70 197 -60 193C-46 197 -35 206 -32 222Z',
    '#5a4636',
  ) +
  path(
    'M-118 222C-114 207 -104 199 -91 195C-82 199 -72 199 -62 196C-50 200 -41 208 -38 222Z',
    '#866233',
  ) +
  path(HOOD, '#5a4636') +
  shifted(1.4, 1, path(HOOD, '#997039')) +
  line('M-90 168C-97 176 -98 187 -94 196', '#5a4636', 1.2) +
  // What frames a face is turned a little to us.
  path(
    'M-67 166.6C-58 169 -51 177 -51.4 190C-54 193.4 -57 195 -60.6 195C-58 184 -60 174 -67 166.6Z',
    '#b08a4c',
  ) +
  path(
    'M-55.6 177C-53 181 -52 186 -52.4 190C-54 193 -57 194.4 -59.4 194.4C-57 188 -56 183 -55.6 177Z',
    '#5a3c2a',
  ) +
  line('M-66 167.4Q-58 170 -54.6 177.6', '#ecd39a', 1.1) +
  line('M-85 170Q-78 167.6 -73 170M-110 208q4 -7 12 -9', '#ecd39a', 1.4, 'stroke-opacity=".5"') +
  line(
    'M-84 177v3M-77 182v4M-70 176v3M-90 203v4M-56 206v4M-73 205v3',
    '#ecd39a',
    1,
    'stroke-opacity=".5"',
  ) +
  seatBack(-78, 208, 84, 50) +
  seatBack(-168, 204, 84, 50);
