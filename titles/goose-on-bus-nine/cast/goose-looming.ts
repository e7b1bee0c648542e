// The other one: it bends over whoever stands before it, longs for what is red, and holds its own beak shut.
import { tone } from '#bookmaking/drawing/light.ts';
import { at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { gooseFoot, gooseHead, gooseNeck, keyed } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** All of it goes forward, over the foot that is in front. */
const COAT =
  'M42 122C30 140 18 160 11 181C26 190 54 192 70 184C77 166 79 144 70 127C62 119 49 117 42 122Z';
const TAIL = 'M22 160C12 166 3 176 -4 189C6 186 12 186 18 191C22 182 26 176 30 170Z';
/** A wing in its sleeve, straight from the shoulder to the eyes. */
const SLEEVE = 'M52 128C64 121 78 112 90 99L99.4 107.6C89 122 74 138 56 146C46 145 46 133 52 128Z';
/** As good as fingers, and as broad: over both eyes, but for a gap that one of them looks through. */
const FEATHERS = [
  'M91 106C82 98 75 88 75.6 75C82 79 87 91 95 101Z',
  'M93 106C86 97 80 86 81.6 72C85.2 76 86.2 83 86 88C88 94 93 98 97.4 102Z',
  'M94 107C92.6 98 92 94 92 88C92.2 82 94 76 97 72C101 80 101 93 98.4 104Z',
  'M95 108C99 98 101.6 88 103.4 78.4C108 86 106 98 99.6 106.6Z',
] as const;
const QUILLS =
  'M92.4 102Q81 90 77.4 79M93 99Q85 90 83 77M97 102Q97.6 88 97 77M98.4 104Q102.6 94 103.6 84';
/** Where its feet are on the floor: the one in front carries it. */
const FEET = [
  [18, 199, 16],
  [50, 203, 0],
] as const;

/** It is as high as a window, its feet on a floor at 203; `over` whoever stands before it are its head and its wing. */
export function gooseLooming(): { readonly behind: string; readonly over: string } {
  const coat = tone(LAMPS, GOOSE.coat);
  const white = tone(LAMPS, GOOSE.white);
  const beak = tone(LAMPS, GOOSE.beak);
  const behind =
    oval(20, 206, 20, 1.9, SHADOW, 'fill-opacity=".5"') +
    oval(61, 208.4, 25, 2.4, SHADOW, 'fill-opacity=".62"') +
    line('M30 184L20 198M52 184L53 201', beak.shade, 5.2) +
    FEET.map(([x, y, turn]) => at(x, y, 0.76, gooseFoot(LAMPS), turn, 0.76)).join('') +
    keyed(TAIL, LAMPS, 0.9) +
    path(TAIL, white.base) +
    line('M20 169Q10 177 4 185M25 173Q18 180 14 187', white.deep, 0.8, 'stroke-opacity=".6"') +
    clip(
      COAT,
      path(COAT, coat.shade) +
        at(LAMPS.direction[0] * 8, -2.4, 1, path(COAT, coat.base)) +
        path(
          'M58 146Q64 166 58 190H64Q70 166 63 145ZM36 138Q26 158 23 188H29Q30 158 40 139Z',
          coat.shade,
        ) +
        line('M58 146Q64 166 58 190M36 138Q26 158 23 188', coat.deep, 1, 'stroke-opacity=".7"') +
        path('M36 158L52 160L51 174L34 171.6Z', coat.shade) +
        line('M51.4 164.6L51 174L34 171.6L35 162.6', coat.deep, 1) +
        path('M35.4 157L53 159.4L52.6 165L34.6 162.6Z', coat.lite) +
        oval(67, 152, 2, 2, coat.deep) +
        oval(68.4, 166, 2, 2, coat.deep),
    ) +
    line('M12 178C28 187 54 189 70.6 180.6', coat.deep, 1.1, 'stroke-opacity=".6"') +
    gooseNeck(
      [
        [56, 134],
        [47, 112],
        [49, 94],
        [60, 87],
        [76, 92],
      ],
      [27, 19, 15.6, 15, 17],
      LAMPS,
    ) +
    calm(line('M43 112Q44 98 52 89M54 116Q53 104 57 95', white.deep, 0.9, 'stroke-opacity=".7"')) +
    path('M40 126C47 133 60 133 70 128L66 121C58 126 50 125 44 119Z', coat.deep);
  const over =
    at(
      84,
      86,
      0.42,
      gooseHead({ beak: 'shut', gaze: [1, 0.8], lid: 'wide', cap: true }, LAMPS),
      11,
      0.42,
    ) +
    keyed(SLEEVE, LAMPS, 1) +
    clip(SLEEVE, path(SLEEVE, coat.shade) + at(0.8, -5, 1, path(SLEEVE, coat.base))) +
    line('M66 126Q70 132 68 138M78 117Q82 123 81 129', coat.deep, 0.9, 'stroke-opacity=".5"') +
    FEATHERS.map((d) => path(d, white.base, 'stroke="#5f4660" stroke-width="0.9"')).join('') +
    line(QUILLS, white.deep, 0.8) +
    line('M90 99.4L99 108.4', coat.lite, 3.6);
  return { behind, over };
}

/** Hard, under what stands: the lamp is right over it. */
const SHADOW = '#2a1824';
