import { line, path } from '#bookmaking/drawing/marks.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';

/** The grown-up from behind, with as much of the newspaper as stands out, and nobody else. */
export const readerFromBehind = (): string =>
  path('M-132 164L-78 156L-24 164V222H-132Z', '#8088a0') +
  line('M-124 172h22M-124 178h22M-124 184h18M-54 172h22M-54 178h22M-50 184h18', '#5f6684', 1.6) +
  path(
    'M-124 222C-122 196 -112 184 -97 179C-102 156 -92 142 -78 142C-64 142 -54 156 -59 179C-44 184 -34 196 -32 222Z',
    '#6b5834',
  ) +
  path(
    'M-118 222C-116 198 -108 188 -92 182C-98 160 -90 146 -76 145C-64 145 -56 158 -61 181C-48 186 -40 198 -38 222Z',
    '#a08240',
  ) +
  line('M-97 180C-86 188 -70 188 -59 180M-78 143C-76 156 -76 170 -78 184', '#6b5834', 1.4) +
  seatBack(-78, 204, 84, 50) +
  seatBack(-168, 204, 84, 50);
