import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { FUR } from '#titles/stair-that-counted-feet/set/colors.ts';
import { catHead, catTail, fur } from './cat.ts';
import { catLeg, catPaw } from './cat-paws.ts';

/** A cat on its back in two layers: a hand that strokes its belly lies between them. */
export interface CatOnBack {
  readonly behind: string;
  readonly before: string;
}

const BODY =
  'M-72 -16C-74 -36 -58 -47 -36 -47C-14 -46 20 -47 48 -51C74 -53 90 -36 88 -15C86 2 56 6 6 6C-46 6 -70 2 -72 -16Z';
const BELLY = 'M-58 -30C-44 -47 24 -50 56 -47C76 -44 78 -32 66 -24C40 -12 -28 -12 -58 -30Z';

/** On its back, 200 long, head at the left; ground at y 0. Four paws, exactly as many as were missing, two at each end. */
export function catOnBack(light: Light): CatOnBack {
  const t = tone(light, FUR);
  const belly = tone(light, '#8a7690');
  return {
    behind:
      catTail(
        [
          [80, -10],
          [100, 0],
          [118, -2],
          [128, -16],
          [122, -30],
        ],
        16,
        light,
      ) +
      catLeg(
        [
          [-54, -34],
          [-78, -54],
          [-80, -68],
        ],
        22,
        light,
      ) +
      catPaw([-81, -72], 1, -14, light, true) +
      catLeg(
        [
          [58, -34],
          [70, -56],
          [66, -72],
        ],
        25,
        light,
      ) +
      catPaw([65, -77], 1.14, -12, light, true) +
      fur(
        light,
        BODY,
        path(BELLY, belly.base) +
          line(
            'M-40 -35q5 5 10 0M-18 -26q5 5 10 0M44 -36q5 5 10 0M-6 -38q5 5 10 0M26 -27q5 5 10 0M14 -40q5 5 10 0',
            belly.lite,
            1.6,
            'stroke-opacity=".6"',
          ) +
          line(
            'M-50 0q6 -10 2 -16M-36 3q6 -8 3 -14M74 -4q-6 -10 -2 -18M60 0q-5 -8 0 -16',
            t.deep,
            4.4,
            'stroke-opacity=".5"',
          ),
      ),
    before:
      catLeg(
        [
          [-40, -30],
          [-52, -44],
          [-50, -58],
        ],
        24,
        light,
      ) +
      catPaw([-49, -62], 1.06, 10, light, true) +
      catLeg(
        [
          [74, -28],
          [100, -40],
          [102, -58],
        ],
        28,
        light,
      ) +
      catPaw([103, -63], 1.2, 12, light, true) +
      at(-84, -24, 1, catHead(light), -118),
  };
}
