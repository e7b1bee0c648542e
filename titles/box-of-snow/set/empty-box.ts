// The box at Eight, empty and still addressed, as large as the page over the fold. Words are on its label.
import { mix } from '#bookmaking/drawing/color.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { CARTON, INK, PAPER, SNOW, WATER } from './colors.ts';
import { lettering } from './lettering.ts';

/** As much of its label as is free, in mm of the opening. */
export const ON_LABEL: Box = { x: 244, y: 74, width: 160, height: 92 };

const FRONT = 'M228 26L440 20V190L232 196C230 140 227 80 228 26Z';

export const emptyBox = (): string =>
  clean(
    // It has run out: what is under it is wet.
    path(
      'M216 196C224 184 300 188 440 184V216C380 212 330 216 290 210C254 212 212 208 216 196Z',
      WATER,
      'fill-opacity=".7"',
    ) +
      path('M222 196L440 186V204C360 206 260 208 222 196Z', '#4f3d92', 'fill-opacity=".34"') +
      path('M228 26L246 4H440V20Z', mix(CARTON, '#5a3226', 0.55)) +
      path('M228 26L246 4L226 -4L219 14Z', mix(CARTON, '#ffe7a8', 0.4)) +
      path(
        FRONT,
        linear(
          [
            [0, mix(CARTON, '#ffe7a8', 0.42)],
            [0.2, CARTON],
            [1, mix(CARTON, '#8a5a7a', 0.25)],
          ],
          0,
        ),
      ) +
      clip(
        FRONT,
        path(
          'M220 200V184C250 172 276 188 306 178C336 170 356 186 386 176C410 170 424 180 450 172V200Z',
          mix(CARTON, '#5a3226', 0.45),
          'fill-opacity=".6"',
        ) +
          path(
            'M220 20H450V24C420 28 400 24 380 28C340 33 300 26 270 32C250 35 240 30 220 36Z',
            SNOW.mid,
            'fill-opacity=".6"',
          ),
      ) +
      path('M239 46L411 40L413 172L241 176Z', mix(CARTON, '#5a3226', 0.4), 'fill-opacity=".5"') +
      path('M237 44L409 38L411 169L239 173Z', mix(PAPER, '#ffffff', 0.3)) +
      lettering('SNOW', 267, 62, 13, INK, 0.2) +
      lettering('9', 305, 62, 13, INK, 0.2) +
      line('M246 68L402 64', INK, 0.9, 'stroke-opacity=".5"') +
      stamp(362, 44, '#5a86b8') +
      stamp(382, 43, '#6aa284') +
      line('M352 54q9 -6 18 0t18 0t16 -2M353 58q9 -6 18 0t18 0', INK, 0.8, 'stroke-opacity=".5"') +
      oval(230, 192, 1.8, 3, WATER),
  );

/** Nobody makes these now. */
const stamp = (x: number, y: number, color: string): string =>
  box(x, y, 15, 17, PAPER, 0.6) + box(x + 1.6, y + 1.6, 11.8, 13.8, color, 0.4);
