// The other one: it bends over whoever stands before it, longs for what is red, and holds both wings before its eyes; there is a gap.
import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
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
/** Two wings, bent as arms are: from a shoulder down to an elbow, and up again to a wrist before the face. */
const NEAR: readonly Point[] = [
  [51, 130],
  [62, 144],
  [73, 148],
  [82, 134],
  [84, 109],
];
const FAR: readonly Point[] = [
  [66, 132],
  [86, 139],
  [97, 135],
  [102, 122],
  [104, 108],
];
/** Feathers as good as fingers: [way, length], in degrees from upright. Between two of them is room for one eye. */
const FAN = [
  [-58, 25],
  [-41, 31],
  [-24, 35],
  [37, 33],
  [55, 26],
] as const;
const FAR_FAN = [
  [-6, 33],
  [11, 34],
  [28, 31],
  [45, 25],
] as const;
/** It leaves room for somebody's hair. */
const LEFT = -8;
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
    path('M40 126C47 133 60 133 70 128L66 121C58 126 50 125 44 119Z', coat.deep) +
    sleeve(FAR) +
    fan([104, 106], FAR_FAN);
  const over =
    at(
      84,
      86,
      0.42,
      gooseHead({ beak: 'shut', gaze: [1, 0.8], lid: 'wide', cap: true }, LAMPS),
      11,
      0.42,
    ) +
    sleeve(NEAR) +
    fan([84, 107], FAN);
  return { behind: at(LEFT, 0, 1, behind), over: at(LEFT, 0, 1, over) };
}

/** Of the coat, as far as a wrist. */
const sleeve = (bones: readonly Point[]): string => {
  const coat = tone(LAMPS, GOOSE.coat);
  const cloth = ribbon(bones, [10, 9.4, 8.6, 7.6, 6.6]);
  const [[ex, ey], [wx, wy]] = [bones[2] as Point, bones.at(-1) as Point];
  return (
    keyed(cloth, LAMPS, 1.2) +
    clip(cloth, path(cloth, coat.shade) + at(-1.6, -3.4, 1, path(cloth, coat.base))) +
    line(
      `M${ex + 2} ${ey - 9}q3 3 7.4 2.6M${ex - 1} ${ey - 8}q-1 5 1 9`,
      coat.deep,
      0.9,
      'stroke-opacity=".6"',
    ) +
    line(`M${wx - 6.6} ${wy + 1}Q${wx} ${wy - 3} ${wx + 6.6} ${wy + 1}`, coat.lite, 3.4)
  );
};

/** A hand of feathers out of a cuff, and the short ones that lie over where they begin. */
function fan([x, y]: Point, feathers: readonly (readonly [way: number, long: number])[]): string {
  const white = tone(LAMPS, GOOSE.white);
  return (
    feathers
      .map(([way, long]) =>
        at(
          x,
          y,
          1,
          path(
            `M-2.4 0C-5 ${-long * 0.4} -5 ${-long * 0.86} -1 ${-long}C3.6 ${-long * 0.98} 5.6 ${-long * 0.5} 2.4 0Z`,
            white.base,
            'stroke="#5f4660" stroke-width="0.8"',
          ) +
            path(
              `M-1 ${-long}C3.6 ${-long * 0.98} 5.6 ${-long * 0.5} 2.4 0H0C1.4 ${-long * 0.4} 1 ${-long * 0.8} -1 ${-long}Z`,
              white.shade,
            ) +
            line(`M0 -4Q1 ${-long * 0.5} -0.6 ${-long + 3}`, white.deep, 0.7),
          way,
        ),
      )
      .join('') +
    path(
      `M${x - 6} ${y + 2}C${x - 10} ${y - 4} ${x - 8} ${y - 9} ${x - 4.6} ${y - 8}C${x - 3} ${y - 12} ${x + 2} ${y - 12} ${x + 2.6} ${y - 8.6}C${x + 7} ${y - 10} ${x + 9} ${y - 4} ${x + 6} ${y + 2}Z`,
      white.base,
    ) +
    line(`M${x - 4.6} ${y - 8}q1 2.4 3 2.6M${x + 2.6} ${y - 8.6}q-.4 2.4 -2.4 3`, white.deep, 0.8)
  );
}

/** Hard, under what stands: the lamp is right over it. */
const SHADOW = '#2a1824';
