import { ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { type GooseFace, gooseFoot, gooseHead, gooseNeck, gooseWing, keyed } from './goose.ts';
import { leek } from './leeks.ts';

/** What tells one goose from another. */
export interface Boarder {
  readonly face: GooseFace;
  /** How tall and how stout, 1 as usual. */
  readonly tall?: number;
  readonly stout?: number;
  readonly wears?: 'daisy' | 'scarf' | 'leek' | 'spectacles' | 'duckweed' | 'paper hat';
  /** Which foot is up: geese roll from one to the other. */
  readonly step: 1 | -1;
  /** Wings out, as one hops up a step. */
  readonly flaps?: boolean;
  /** How far its beak is lifted, in degrees: toward what it looks at. */
  readonly lift?: number;
}

/**
 * A goose that comes toward us, looking to the left: feet at (0, 0), about 200 high and 120 wide. The breast is lit from the
 * light's side.
 */
export function gooseBoarding(
  { face, tall = 1, stout = 1, wears, step, flaps, lift = 0 }: Boarder,
  light: Light,
): string {
  const t = tone(light, GOOSE.white);
  const top = -118 * tall;
  const w = 56 * stout;
  const high = (top - 134) / 2;
  const body = smooth([
    [-w * 0.84, -22],
    [-w, -54],
    [-w * 0.66, -90],
    [step * 5 - 20, -112],
    [step * 8 - 14, high],
    [-13, top - 22],
    [13, top - 22],
    [step * 8 + 14, high],
    [step * 5 + 20, -112],
    [w * 0.66, -90],
    [w, -54],
    [w * 0.84, -22],
    [0, -8],
  ]);
  const tail = `M${-step * 20} -80C${-step * (w + 4)} -96 ${-step * (w + 16)} -92 ${-step * (w + 20)} -100C${-step * (w + 12)} -74 ${-step * w} -60 ${-step * 30} -60Z`;
  const [headX, headY] = [-12, top - 44];
  const carries: GooseFace =
    wears === 'leek' ? { ...face, beak: 'holding', holds: leekHeld(light) } : face;
  const wing = (side: number): string => {
    const isLit = side * light.direction[0] > 0;
    const inner = `C${side * w * 0.78} -42 ${side * w * 0.84} -60 ${side * w * 0.62} -82`;
    const [from, foot] = [`M${side * w * 0.62} -82`, `${side * w * 0.76} -24`];
    return (
      path(
        `${from}C${side * w * 1.24} -70 ${side * w * 1.16} -38 ${foot}${inner}Z`,
        isLit ? t.base : t.deep,
      ) + (isLit ? line(`M${foot}${inner}`, t.shade, 2.6) : '')
    );
  };
  return at(
    0,
    0,
    1,
    clean(
      (flaps
        ? at(w * 0.55, -78, 0.8, gooseWing(light), -22) +
          at(-w * 0.55, -78, 0.8, gooseWing(light), 22, -0.8)
        : '') +
        path(tail, t.deep) +
        foot(light, 20, step > 0 ? 0 : -7) +
        foot(light, -20, step > 0 ? -7 : 0) +
        keyed(body, light, 2) +
        shifted(light.direction[0] * 3.4, light.direction[1] * 2, path(body, t.rim)) +
        clip(
          body,
          path(body, t.shade) +
            shifted(light.direction[0] * 13, light.direction[1] * 5, path(body, t.base)),
        ) +
        (flaps ? '' : wing(1) + wing(-1)) +
        line(
          `M${-w * 0.3} -62q8 7 15 0M${w * 0.12} -50q8 7 15 0M${-w * 0.42} -40q8 7 15 0M${-w * 0.02} -30q8 7 15 0M-2 -84q8 7 14 0`,
          t.shade,
          2.6,
        ) +
        (wears === 'scarf' ? scarf(light, step) : '') +
        at(
          headX,
          headY,
          1,
          at(0, 0, 0.72, gooseHead(carries, light), 0, -0.72) + worn(wears, 0, 0),
          lift,
        ),
    ),
    step * 3,
  );
}

/** What a walking goose does with its neck: up to see more, down and forward in a hurry, or drawn back to see better. */
export type NeckOfWalker = 'up' | 'hurrying' | 'back';

const NECKS: Record<NeckOfWalker, readonly [neck: readonly Point[], head: Point]> = {
  up: [
    [
      [28, -58],
      [46, -92],
      [38, -128],
      [42, -150],
    ],
    [54, -164],
  ],
  hurrying: [
    [
      [26, -62],
      [60, -84],
      [94, -82],
      [112, -86],
    ],
    [128, -94],
  ],
  back: [
    [
      [28, -58],
      [44, -90],
      [34, -118],
      [30, -132],
    ],
    [42, -146],
  ],
};

/** A goose on its way, in profile and looking to the left: feet at (0, 0), about 190 high and 150 long. */
export function gooseWalking(
  face: GooseFace,
  does: NeckOfWalker,
  lift: number,
  from: Light,
): string {
  const light = mirrored(from);
  const t = tone(light, GOOSE.white);
  const beak = tone(light, GOOSE.beak);
  const [neck, head] = NECKS[does];
  const body =
    'M50 -74C62 -50 40 -16 -4 -16C-40 -16 -70 -40 -104 -76C-76 -72 -58 -78 -38 -84C-4 -98 34 -98 50 -74Z';
  const wing = 'M22 -68C12 -36 -34 -30 -78 -62C-52 -60 -18 -88 22 -68Z';
  return clean(
    at(
      0,
      0,
      1,
      line('M-16 -22L-24 -4M18 -22L20 -6', beak.shade, 7) +
        at(-28, -2, 0.66, gooseFoot(light), 12) +
        at(17, -2, 0.66, gooseFoot(light), -10) +
        keyed(body, light, 2) +
        clip(body, path(body, t.shade) + shifted(light.direction[0] * 9, -8, path(body, t.base))) +
        gooseNeck(neck, [42, 29, 24, 23], light) +
        path(wing, t.shade) +
        line('M-10 -52q-18 10 -38 0M4 -60q-22 14 -50 4', t.deep, 2.2, 'stroke-opacity=".6"') +
        at(head[0], head[1], 0.66, gooseHead(face, light), -lift),
      0,
      -1,
    ),
  );
}

/** Crosswise, as one carries a twig. */
const leekHeld = (light: Light): string =>
  leek(
    light,
    [
      [50, 12],
      [0, 0],
      [-46, 8],
    ],
    8,
  );

/** A webbed foot from the front, toes to us. */
function foot(light: Light, x: number, y: number): string {
  const t = tone(light, GOOSE.beak);
  return (
    line(`M${x} -22V${y - 6}`, t.shade, 8) +
    path(
      `M${x - 4} ${y - 10}C${x - 10} ${y - 4} ${x - 22} ${y} ${x - 24} ${y + 5}C${x - 16} ${y + 3} ${x - 12} ${y + 5} ${x - 9} ${y + 9}C${x - 4} ${y + 5} ${x + 4} ${y + 5} ${x + 9} ${y + 9}C${x + 12} ${y + 5} ${x + 16} ${y + 3} ${x + 24} ${y + 5}C${x + 22} ${y} ${x + 10} ${y - 4} ${x + 4} ${y - 10}Z`,
      t.base,
    ) +
    line(
      `M${x} ${y - 6}V${y + 4}M${x - 5} ${y - 5}L${x - 16} ${y + 2}M${x + 5} ${y - 5}L${x + 16} ${y + 2}`,
      t.deep,
      2,
    )
  );
}

function worn(what: Boarder['wears'], x: number, y: number): string {
  switch (what) {
    case 'daisy': {
      let petals = '';
      for (let i = 0; i < 7; i++) {
        const angle = (i / 7) * Math.PI * 2;
        petals += oval(
          x + 16 + Math.cos(angle) * 9,
          y - 18 + Math.sin(angle) * 9,
          5.4,
          5.4,
          '#fffaf0',
        );
      }
      return `${line(`M${x + 18} ${y - 16}q14 12 10 26`, '#5f8a4a', 3)}<g stroke="#b9a083" stroke-width="1">${petals}</g>${oval(x + 16, y - 18, 5.6, 5.6, '#f2b632')}`;
    }
    case 'spectacles':
      return line(
        `M${x - 16} ${y - 7}a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M${x + 6} ${y - 8}l22 -5M${x - 16} ${y - 8}l-8 -2`,
        '#3a2440',
        2.8,
      );
    case 'duckweed':
      return path(
        `M${x - 18} ${y - 20}c-4 -10 8 -14 12 -8c6 -8 18 -2 16 6c10 -2 14 8 8 14c4 14 -2 22 -4 26c-4 -6 -2 -18 -4 -22c-8 -8 -18 -10 -28 -16Z`,
        '#6f8f4a',
      );
    case 'paper hat':
      return (
        path(
          `M${x - 30} ${y - 16}L${x + 4} ${y - 58}L${x + 34} ${y - 14}C${x + 12} ${y - 26} ${x - 10} ${y - 26} ${x - 30} ${y - 16}Z`,
          '#e2d3ae',
        ) +
        line(`M${x - 8} ${y - 32}h20M${x - 12} ${y - 27}h26M${x - 4} ${y - 38}h14`, '#8a7f78', 1.6)
      );
    default:
      return '';
  }
}

const scarf = (light: Light, step: number): string => {
  const t = tone(light, '#1f7a78');
  return (
    path(
      ribbon(
        [
          [-20, -96],
          [0, -88],
          [22, -96],
        ],
        [8, 9, 8],
      ),
      t.base,
    ) +
    path(`M${step * 8} -90l${step * 18} 6l${step * 6} 44l${-step * 16} 2Z`, t.shade) +
    line(`M${step * 22} -62l${step * 12} -2M${step * 24} -54l${step * 12} -2`, '#f2b632', 3)
  );
};
