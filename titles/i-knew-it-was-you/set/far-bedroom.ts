// The other side of the bedroom, over the fold: the door ajar, and the light of the hall over the boards to the bed.

import { num } from '#bookmaking/drawing/curves.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { nearer } from '#bookmaking/drawing/nearer.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { inTheDoor } from '#titles/i-knew-it-was-you/cast/in-the-door.ts';
import { DUSK, dim, litEdge, seam } from './at-night.ts';
import { INK } from './colors.ts';
import { pool } from './print.ts';

/** The far post of the door, at the left edge of the opening. */
const POST = -199;

/** All of it in the dark, on the wall over `base`; words lie on it. In mm of the picture at its right. */
export const farBedroom = (base: number): string =>
  clean(
    pool(POST - 8, 100, 44, 120, INK.amber, 0.22) +
      bookShelf() +
      gown() +
      nearer({ scale: 0.8, x: -38, y: base + 9 }, toyChest(base)) +
      path(
        `M-240 -6H${POST}V${base}H-240Z`,
        linear([
          [0, '#e9a850'],
          [1, '#ffe3a6'],
        ]),
      ) +
      dim(`M${POST} -6H${POST + 6}V${base}H${POST}Z`, '#5a3d52') +
      line(`M${POST + 0.8} -6V${base}`, INK.glow, 1),
  );

/** What falls in through that door, and in it whoever stands there, long, with a collar, a hand on a hip: over both pages. */
export function hallLight(base: number): string {
  const wedge = `M-240 ${base}H${POST}L14 166V222H-84Z`;
  return clean(
    dim('M-182 207C-182 200 -100 200 -100 207C-100 215 -182 215 -182 207Z', '#4d3a66') +
      seam('M-173 207C-173 203.5 -109 203.5 -109 207C-109 211 -173 211 -173 207Z') +
      path(
        wedge,
        linear(
          [
            [0, '#ffe0a0', 0.95],
            [0.5, '#f5b95f', 0.72],
            [1, '#d98a4a', 0.36],
          ],
          0,
          0,
          1,
          0.15,
        ),
      ) +
      clip(wedge, at(-216, base, 0.52, inTheDoor(0, 0, 196, 0.6, 113, 150), 0, 1)),
  );
}

/** Paper pennants from the shelf to the window, over the fold. */
export function pennants(): string {
  const [from, to, sag] = [-46, 139, 17] as const;
  const count = 13;
  const hang = (i: number): number => 12 + sag * 4 * (i / count) * (1 - i / count);
  const x = (i: number): number => from + ((to - from) * i) / count;
  let [cord, even, odd] = [`M${from} 12`, '', ''];
  for (let i = 0; i < count; i++) {
    cord += `L${num(x(i + 1))} ${num(hang(i + 1))}`;
    const flag = `M${num(x(i) + 2)} ${num(hang(i + 0.14))}L${num(x(i + 1) - 2)} ${num(hang(i + 0.86))}L${num(x(i + 0.5))} ${num(hang(i + 0.5) + 12)}Z`;
    if (i % 2) odd += flag;
    else even += flag;
  }
  return clean(dim(even, '#5a3d66') + dim(odd, '#3d5088') + line(cord, INK.key, 0.9));
}

/** Over the words: what is read at bedtime, and who listens. */
const bookShelf = (): string =>
  dim('M-150 12H-143V40H-150ZM-142 8H-134V40H-142ZM-133 14H-127V40H-133Z', DUSK.cloth) +
  dim('M-126 10H-116V40H-126ZM-106 12L-99 10L-91 38L-98 40Z', '#4a3560') +
  dim('M-115 16H-108V40H-115Z', DUSK.deep) +
  seam('M-150 18H-143M-142 14H-134M-126 17H-116M-126 33H-116') +
  // A bear, who has seen it all.
  dim(
    'M-74 40C-80 30 -76 24 -71 23C-76 16 -72 8 -65 8C-58 8 -54 16 -59 23C-54 24 -50 30 -56 40Z',
    '#54405e',
  ) +
  dim('M-74 12C-77 9 -74 5 -71 8ZM-59 8C-56 5 -53 9 -56 12Z', '#54405e') +
  line('M-68 14.500h.1M-62 14.500h.1', INK.key, 1.5) +
  seam('M-65 18.500v1.500M-67 21Q-65 22.500 -63 21') +
  dim('M-156 40H-46V44.500H-156Z', DUSK.wood) +
  litEdge('M-155 40.600H-47');

/** On its peg beside the door, as long as whoever wears it in the morning. */
const gown = (): string =>
  dim(
    'M-176 44C-170 42 -166 44 -163 48C-158 74 -156 104 -152 132C-164 136 -186 136 -192 132C-190 104 -190 74 -187 48C-184 44 -180 42 -176 44Z',
    '#33356a',
  ) +
  seam('M-176 45L-171 70L-173 134M-176 45L-180 68L-171 74M-189 92H-157M-171 92L-166 108') +
  litEdge('M-187 50C-190 76 -190 104 -191.400 130', '#544f74');

/** Its lid does not quite shut. */
const toyChest = (base: number): string =>
  oval(-38, base + 9, 26, 4, INK.key, 'fill-opacity=".4"') +
  dim('M-52 128C-53 118 -44 116 -43 124L-41 130ZM-31 130C-31 122 -25 122 -24 130Z', '#54405e') +
  dim(`M-62 132H-14V${base + 8}H-62Z`, '#39406f') +
  dim('M-64 130L-62 124L-13 127L-12 133Z', '#424a80') +
  seam(`M-62 141H-14M-50 132V${base + 8}M-26 132V${base + 8}`) +
  litEdge('M-13 128V131.500M-14.600 134V158', INK.amber);
