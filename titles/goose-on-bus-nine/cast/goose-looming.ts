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
/** A wing in its sleeve, straight from the shoulder to the beak. */
const SLEEVE = 'M52 128C66 122 82 114 96 103L104 113C92 126 74 139 56 146C46 145 46 133 52 128Z';
/** As good as fingers, and as broad: under the beak and up over it. */
const FEATHERS = [
  'M98 110C94 102 91.6 92 93.4 82.4C99 86 102.4 95 103.6 104Z',
  'M100.4 110C99 101 99.4 91.6 103 83.4C107.4 89 108.4 99 106.4 107Z',
  'M102 112C104 103 107.4 95.4 113 89.4C115 96.4 112.6 106 107.4 112.4Z',
] as const;
const QUILLS = 'M100.4 107Q96.6 96 95 87M103.4 106Q102.4 96 104 88M105.4 108.6Q108.4 100 111.6 94';
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
        line('M60 140Q70 160 66 188M38 134Q26 156 22 186', coat.deep, 1.2, 'stroke-opacity=".45"'),
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
      gooseHead({ beak: 'shut', gaze: [1, 1], lid: 'wide', cap: true }, LAMPS),
      11,
      0.42,
    ) +
    keyed(SLEEVE, LAMPS, 1) +
    clip(SLEEVE, path(SLEEVE, coat.shade) + at(0.8, -5, 1, path(SLEEVE, coat.base))) +
    line('M68 126Q72 132 70 138M80 119Q84 125 83 131', coat.deep, 0.9, 'stroke-opacity=".5"') +
    FEATHERS.map((d) => path(d, white.base, 'stroke="#5f4660" stroke-width="0.9"')).join('') +
    line(QUILLS, white.deep, 0.8) +
    line('M96 103.6L104.4 113.4', coat.lite, 3.6);
  return { behind, over };
}

/** Hard, under what stands: the lamp is right over it. */
const SHADOW = '#2a1824';
