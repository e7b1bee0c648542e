import { at, line, path } from '#bookmaking/drawing/marks.ts';

/** Who waits for another bus: near, dark, with the window's light along their edges. */
export const umbrellasWaiting = (): string =>
  // Shoulders: an umbrella with the bus under it hung in the air.
  at(
    -31,
    15,
    1,
    path('M-30 230V198H20C40 198 50 210 54 230Z', '#171a38') +
      path(
        'M-30 216C-30 172 30 166 56 200C48 197 42 199 40 205C32 198 22 200 18 207C10 200 -2 200 -8 208C-14 202 -24 204 -30 210Z',
        '#26244a',
      ) +
      line('M-30 184C-8 168 36 170 56 200M18 207C16 194 10 184 4 175', ...LIT),
  ) +
  at(
    14,
    8,
    1,
    path('M246 230V200H200C182 200 172 212 168 230Z', '#171a38') +
      path(
        'M246 216C248 178 190 170 166 201C174 198 180 200 182 206C190 199 200 201 204 208C212 202 226 202 232 210C238 205 242 206 246 210Z',
        '#33507a',
      ) +
      line('M246 190C226 172 186 174 166 201M204 208C206 196 212 188 217 179', ...LIT),
  );

/** The window's light along an edge. */
const LIT = ['#ffd694', 0.9, 'stroke-opacity=".8"'] as const;
