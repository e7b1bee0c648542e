// Where those stand who wait for the bus: a curb, a drain, slabs, and the bus once more in all that is wet. Words are written on
// it, so nothing below the curb is lighter than a dark amber (4.5 to 1 for the ink of a name).
import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { GROUND, panel } from './bus-at-stop.ts';

/** Where the curb ends and the pavement begins, at the post. */
const CURB = 149.4;

/** What stands in the light, and how far down its light runs: from, to, end, strength. */
const LIGHTS: readonly (readonly [from: number, to: number, end: number, strength: number])[] = [
  [-50, -34, 186, 0.7],
  [-25, 1, 194, 0.75],
  [10, 33, 200, 0.5],
  [50, 124, 226, 0.85],
  [131, 150, 214, 0.8],
  [192, 210, 220, 0.5],
];

/** Standing water: middle, half its width, half its height. */
const PUDDLES: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [92, 176, 60, 8.4],
  [24, 200, 40, 9],
  [-44, 184, 32, 6],
  [176, 205, 46, 11],
  [70, 234, 64, 11],
];

/** Of what lies under a dedication: light over all of a page's height is no thing that words keep clear of. */
export const AS_HIGH_AS_PAGE = 'M-320 -40V280';

/** The whole ground, from the wheels to below the page. */
export function wetPavement(chance: Chance): string {
  return (
    box(
      -60,
      136,
      SHEET + 80,
      130,
      linear([
        [0, '#2b2034'],
        [0.14, '#2f2b4c'],
        [0.5, '#232948'],
        [1, '#171e3a'],
      ]),
    ) +
    slabs() +
    litWater(
      LIGHTS.filter(([, to]) => to > 0),
      PUDDLES.filter(([x, , rx]) => x + rx > 0),
    ) +
    rings(chance) +
    curb()
  );
}

/** What of it goes on over the fold, stone for stone and light for light. */
export const groundOverFold = (): string =>
  slabs() +
  litWater(
    LIGHTS.filter(([from]) => from < 0),
    PUDDLES.filter(([x, , rx]) => x - rx < -6),
  ) +
  path(AS_HIGH_AS_PAGE + panel(-290, 20, 143.8, 146), '#7d6f7c') +
  path(AS_HIGH_AS_PAGE + panel(-290, 20, 146, CURB), '#41385a');

/** Of the windows at the fold, so near the dark that they are laid on it once more. */
export const lightsAtFold = (): string =>
  LIGHTS.filter(([from]) => from < 0)
    .map((light) => streak(light, 0))
    .join('');

/** What the bus throws over the fold on all that is wet, toward who is waited for there. */
export const glowOnStones = (): string =>
  asGround(
    [
      [-88, 168, 108, 40, 0.36],
      [-78, 157, 78, 13, 0.3],
      [-96, 188, 62, 5, 0.3],
      [-74, 197, 44, 3.4, 0.24],
      [-66, 178, 40, 4, 0.26],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0, strength = 0]) =>
        oval(
          x,
          y,
          rx,
          ry,
          radial([
            [0, '#e39a48', strength],
            [0.5, '#d98a3a', strength * 0.4],
            [1, '#d98a3a', 0],
          ]),
        ),
      )
      .join(''),
  );

/** Its last windows once more, under each of them, as a dry brush leaves them: close under the bus, then ever fewer strokes. */
export const windowsInTheWet = (): string =>
  asGround(
    clean([brokenLight(-52, -33, 150, 46, 15), brokenLight(-27, 2, 150.6, 54, 20)].join('')),
  );

/** And under the window of who is first, the widest and the warmest, for `long` mm: above all words. */
export const heroInTheWet = (long: number): string => clean(brokenLight(48, 124, 146.4, long, 18));

/** Between two places, from `top` on for `long` mm. */
function brokenLight(from: number, to: number, top: number, long: number, many: number): string {
  const chance = chanceFrom(`broken light ${from}`);
  const wide = to - from;
  let [deep, lit] = ['', ''];
  for (let i = 0; i < many; i++) {
    const gone = (i / many) ** 1.5;
    const w = wide * (0.24 + chance() * 0.62) * (1 - gone * 0.55);
    const x = from + (wide - w) * chance() + (chance() - 0.5) * wide * 0.16;
    const [y, h, slant] = [top + gone * long, 1 + chance() * 2.6, (chance() - 0.5) * 1.4];
    const stroke = `M${num(x)} ${num(y)}c${num(w * 0.2)} ${num(-h * 0.7)} ${num(w * 0.7)} ${num(-h * 0.5)} ${num(w)} ${num(slant)}c${num(-w * 0.3)} ${num(h * 0.4)} ${num(-w * 0.7)} ${num(h)} ${num(-w)} ${num(-slant)}Z`;
    if (i % 3) deep += stroke;
    else lit += stroke;
  }
  const fade = (color: `#${string}`, strength: number): ReturnType<typeof linear> =>
    linear([
      [0, color, strength],
      [0.5, color, strength * 0.7],
      [1, color, strength * 0.25],
    ]);
  return path(deep, fade('#d98a35', 0.7)) + path(lit, fade('#ffd184', 0.8));
}

/** Lights on wet stone; in a puddle the same lights are whole, and the sky is between them. */
function litWater(lights: typeof LIGHTS, puddles: typeof PUDDLES): string {
  const pools = puddles.map(poolAt).join('');
  return (
    lights.map((light) => streak(light, 0)).join('') +
    path(
      pools,
      linear([
        [0, '#283360'],
        [1, '#212a50'],
      ]),
    ) +
    clip(pools, lights.map((light) => streak(light, 1)).join(''))
  );
}

/** A light that the rain has drawn out and broken: wide where it begins, in shreds where it ends. */
function streak([from, to, end, strength]: (typeof LIGHTS)[number], clear: number): string {
  const chance = chanceFrom(`light ${from}`);
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const edge = (side: number): Point[] =>
    Array.from({ length: 12 }, (_, i): Point => {
      const gone = i / 11;
      const ragged = clear ? 0.94 + chance() * 0.1 : 0.72 + chance() * 0.42;
      return [
        middle + side * half * (1 - gone * 0.5) * ragged,
        CURB + gone * (end - CURB) * (clear ? 1 : 0.7),
      ];
    });
  let d = smooth([...edge(-1), ...edge(1).reverse()]);
  // What has come loose of it.
  for (let i = 0; !clear && i < 7; i++) {
    const y = CURB + (0.5 + chance() * 0.5) * (end - CURB);
    const wide = half * (0.25 + chance() * 0.4);
    const x = middle + (chance() - 0.5) * half * 0.9;
    d += `M${num(x - wide)} ${num(y)}q${num(wide)} -1 ${num(wide * 2)} 0q${num(-wide)} 2.6 ${num(-wide * 2)} 0Z`;
  }
  return path(
    d,
    linear([
      [0, '#70481f', strength],
      [0.1, clear ? '#68431f' : '#64421f', strength],
      [0.55, clear ? '#5e3f28' : '#523a30', strength * 0.85],
      [1, '#4a3a44', clear ? strength * 0.3 : 0],
    ]),
  );
}

function poolAt([x, y, rx, ry]: (typeof PUDDLES)[number]): string {
  const chance = chanceFrom(`puddle ${x}`);
  const points: Point[] = [];
  for (let i = 0; i < 14; i++) {
    const turn = (i / 14) * Math.PI * 2;
    const k = 0.78 + chance() * 0.34;
    points.push([x + Math.cos(turn) * rx * k, y + Math.sin(turn) * ry * k]);
  }
  return smooth(points);
}

/** Where drops land: two rings each, and the drop that jumps back. */
function rings(chance: Chance): string {
  let far = '';
  let jumps = '';
  for (let i = 0; i < 18; i++) {
    const [px, py, rx, ry] = PUDDLES[i % PUDDLES.length] as (typeof PUDDLES)[number];
    const x = px + (chance() - 0.5) * rx * 1.5;
    const y = py + (chance() - 0.5) * ry * 1.2;
    const r = 1.6 + (y - 150) * 0.06 + chance() * 1.4;
    for (const k of i % 2 ? [1, 0.5] : [1])
      far += `M${num(x - r * k)} ${num(y)}a${num(r * k)} ${num(r * 0.3 * k)} 0 1 0 ${num(2 * r * k)} 0a${num(r * k)} ${num(r * 0.3 * k)} 0 1 0 ${num(-2 * r * k)} 0`;
    if (i % 3 === 0) jumps += `M${num(x)} ${num(y)}v${num(-1.4 - chance() * 1.6)}`;
  }
  return (
    line(far, '#a9b6d2', 0.4, 'stroke-opacity=".13"') +
    line(jumps, '#dfe7f2', 0.5, 'stroke-opacity=".1"')
  );
}

/** Joints that run away with the bus, and others that come toward us. */
function slabs(): string {
  let along = AS_HIGH_AS_PAGE;
  for (const y of [156, 166, 180, 199, 224])
    along += `M-300 ${num(134 + (y - 134) * 0.08)}L-6 ${num(134 + (y - 134) * 0.58)}L222 ${y + 3}`;
  let across = AS_HIGH_AS_PAGE;
  for (const x of [-96, -42, 8, 46, 92, 142, 196])
    across += `M${x} 150L${num(x + (x - 70) * 0.5 - 16)} 256`;
  return (
    line(along + across, '#0e1230', 0.9, 'stroke-opacity=".5"') +
    line(along, '#56608c', 0.35, 'stroke-opacity=".4"')
  );
}

/** A row of stones, lit from the bus, and the drain in front of the dog: it swallows what it can. */
const curb = (): string =>
  path(panel(-60, 240, 143.8, 146), '#7d6f7c') +
  path(panel(-60, 240, 146, CURB), '#41385a') +
  line('M6 139.6v5M40 140.8v5M80 142v5.2M118 143.2v5.4M170 144.4v5.6', '#2a2038', 0.8) +
  clean(
    path('M96 143.1L124 144V145.3L96 144.4Z', '#f2b65a', 'fill-opacity=".7"') +
      path('M130 144.4H152V145.8H130Z', '#ffd48a', 'fill-opacity=".8"'),
  ) +
  // Into the drain goes what the bus has splashed.
  path('M88 145.8L112 146.7V149L88 148.2Z', '#0c1026') +
  line('M92 146v2.4M96 146.1v2.4M100 146.2v2.4M104 146.3v2.4M108 146.4v2.4', '#8b7f92', 0.9) +
  line('M78 149.2Q92 149.8 116 149.2', '#8fa0c8', 0.5, 'stroke-opacity=".5"');

/** A dark likeness under whoever stands there: feet meet feet. */
export const likeness = (x: number, width: number, length: number, color: `#${string}`): string =>
  path(
    `M${num(x - width / 2)} ${GROUND + 3.4}h${num(width)}q${num(width * 0.1)} ${num(length * 0.5)} ${num(-width * 0.2)} ${num(length)}h${num(-width * 0.6)}q${num(-width * 0.3)} ${num(-length * 0.5)} ${num(-width * 0.2)} ${num(-length)}Z`,
    linear([
      [0, color, 0.85],
      [1, color, 0],
    ]),
  ) + oval(x, GROUND + 3.6, width * 0.62, 1.5, '#0f1128', 'fill-opacity=".7"');
