// A fogged pane seen from the street, and what a sleeve and four fingers have cleared of it: sweep over sweep, each of which ends
// where its fingers lifted.
import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { edge, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';

/** One sweep of a hand: half as broad as `HAND`. */
type Sweep = readonly Point[];
const HAND = 10;

/** Before the child: high in its middle, as an arm swings. */
const LEFT: readonly Sweep[] = [
  [
    [-24, 113],
    [12, 104],
    [46, 102],
    [64, 106],
  ],
  [
    [88, 122],
    [48, 114],
    [10, 116],
    [-24, 126],
  ],
  [
    [-24, 139],
    [20, 130],
    [60, 130],
    [83, 138],
  ],
  [
    [91, 152],
    [56, 145],
    [14, 146],
    [-24, 154],
  ],
  [
    [-24, 168],
    [20, 160],
    [64, 160],
    [82, 166],
  ],
];

/** Before the goose; `right` is as far as they were begun. */
const right = (end: number): readonly Sweep[] => [
  [
    [end - 14, 107],
    [200, 100],
    [176, 101],
    [160, 108],
  ],
  [
    [143, 122],
    [170, 114],
    [198, 114],
    [end + 3, 121],
  ],
  [
    [end - 6, 134],
    [196, 128],
    [166, 129],
    [147, 135],
  ],
  [
    [141, 149],
    [176, 143],
    [200, 143],
    [end + 7, 149],
  ],
  [
    [end - 1, 164],
    [198, 158],
    [166, 158],
    [149, 163],
  ],
];

/** Along the ledge a sleeve went from one to the other. */
const ledge = (end: number): readonly Sweep[] => [
  [
    [-24, 177],
    [60, 175],
    [112, 179],
    [146, 174],
    [end, 178],
  ],
  [
    [end + 12, 194],
    [140, 190],
    [60, 191],
    [-24, 192],
  ],
  [
    [-24, 207],
    [120, 206],
    [end + 16, 208],
  ],
];

/** All that is clear, as one path. */
export function wipedOn(wide: boolean): string {
  const chance = chanceFrom('page 8, wiped');
  const sweeps = [...LEFT, ...right(wide ? 218 : 250), ...ledge(wide ? 262 : 250)];
  return sweeps.map((sweep) => swept(sweep, chance)).join('');
}

/** A palm, and the fingers that went a little further than it, none as far as the next. */
function swept(sweep: Sweep, chance: Chance): string {
  const half = sweep.map(() => HAND);
  const fingers = [-0.66, -0.05, 0.6].map((side) => {
    const spine = longer(edge(sweep, half, side), chance() * 5, chance() * 5);
    return ribbon(
      spine,
      spine.map((_, i) => HAND * (i === 0 || i === spine.length - 1 ? 0.3 : 0.38)),
    );
  });
  const palm = longer(sweep, -3, -3);
  return (
    ribbon(
      palm,
      palm.map(() => HAND * 0.86),
    ) + fingers.join('')
  );
}

/** Both ends further out, or further in, by so much. */
function longer(spine: readonly Point[], first: number, last: number): Point[] {
  const out = (p: Point, next: Point, by: number): Point => {
    const far = Math.hypot(p[0] - next[0], p[1] - next[1]) || 1;
    return [p[0] + ((p[0] - next[0]) / far) * by, p[1] + ((p[1] - next[1]) / far) * by];
  };
  const end = spine.length - 1;
  return spine.map((p, i) => {
    if (i === 0) return out(p, spine[1] as Point, first);
    return i === end ? out(p, spine[end - 1] as Point, last) : p;
  });
}

/** What was wiped is pushed to its edge and stands there as water; drawn under what is seen through it. */
export const pushedAside = (wiped: string): string =>
  clean(
    line(wiped, '#14304a', 4, 'stroke-opacity=".22"') +
      line(wiped, '#cfe2dc', 1.9, 'stroke-opacity=".7"'),
  );

/** What a sleeve leaves between one sweep and the next. */
export const streaks = (wiped: string): string =>
  clean(line(wiped, '#fffdf0', 0.7, 'stroke-opacity=".2"'));

/** Breath on the pane: the night lies on it above, and below it is lit from behind. */
export const fog = (width: number): string =>
  path(
    `M-4 -4H${width + 4}V220H-4Z`,
    linear([
      [0, '#172741'],
      [0.28, '#203b5b'],
      [0.44, '#2b5470'],
      [0.6, '#2f6079'],
      [0.8, '#376c7c'],
      [1, '#34626f'],
    ]),
  ) +
  clean(
    [
      [112, 122, 50, 18],
      [238, 150, 60, 44],
      [20, 116, 60, 14],
      [340, 168, 90, 40],
    ]
      .filter(([x = 0]) => x < width + 40)
      .map(([x = 0, y = 0, rx = 0, ry = 0]) =>
        oval(
          x,
          y,
          rx,
          ry,
          radial([
            [0, '#d9c48a', 0.3],
            [0.55, '#a8b08c', 0.16],
            [1, '#a8b08c', 0],
          ]),
        ),
      )
      .join(''),
  );
