import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide, widthOf } from '#bookmaking/frame.ts';
import { TOWN } from './colors.ts';
import { tilesOn } from './houses.ts';

// Where the pigeons are called: one terrace as long as the house, a low wall of blue tiles behind it, the town beyond,
// and at the right end a higher wall with a gutter on it.

/** In mm: where the floor begins, and the low wall's height over it. */
const [FLOOR, WALL] = [154, 28] as const;
/** Air and roofs, as far as one sees. */
export const overTown = (light: Light, frame: Frame): string =>
  box(
    frame.left,
    0,
    widthOf(frame),
    160,
    linear([
      [0, '#a4dcfb'],
      [0.44, '#bfe6f8'],
      [0.6, '#e9f3f0'],
      [0.86, '#ffe3c0'],
    ]),
  ) +
  (isWide(frame) ? deeper(frame) : '') +
  town(light, frame, 134, 0.5, 'far') +
  town(light, frame, 152, 0.14, 'near');

/** Air that is deeper behind the birds, where no words are. */
const deeper = ({ left }: Frame): string =>
  box(
    left,
    0,
    -left,
    160,
    linear(
      [
        [0, '#2f8ade', 0.5],
        [0.6, '#2f8ade', 0.34],
        [1, '#2f8ade', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** Roof behind roof, down to wherever the next thing begins. */
function town(light: Light, frame: Frame, foot: number, pale: number, seed: string): string {
  const chance = chanceFrom(seed);
  const hazy = (color: Hex): Hex => mix(tone(light, color).base, light.haze, pale);
  let [walls, shade, clay, panes] = ['', '', '', ''];
  for (let x = frame.left - 12; x < frame.right; ) {
    const [w, h] = [20 + chance() * 16, 12 + chance() * 16];
    const [top, ridge] = [foot - h, 9 + chance() * 4];
    walls += `M${num(x)} ${num(top)}h${num(w)}v60h${num(-w)}Z`;
    shade += `M${num(x + w * 0.74)} ${num(top)}h${num(w * 0.26)}v60h${num(-w * 0.26)}Z`;
    clay += `M${num(x - 2)} ${num(top)}l5 ${num(-ridge)}h${num(w - 6)}l5 ${num(ridge)}Z`;
    for (let px = x + 5; px < x + w - 6; px += 8)
      panes += `M${num(px)} ${num(top + 6)}h3.4v6h-3.4Z`;
    x += w;
  }
  return (
    path(walls, hazy('#f3dcc8')) +
    path(shade, hazy('#b9a7b8')) +
    path(panes, hazy('#5f86a8')) +
    path(clay, hazy(TOWN.clay))
  );
}

/** Clay tiles underfoot, and a low wall of blue ones behind. */
export function terrace(light: Light, { left, right }: Frame): string {
  const [clay, wall] = [tone(light, '#d98d6a'), tone(light, TOWN.chalk)];
  const [wide, top] = [right - left, FLOOR - WALL];
  let joints = '';
  for (let y = FLOOR + 5, step = 7; y < 216; y += step, step *= 1.35)
    joints += `M${left} ${num(y)}H${right}`;
  for (let x = left - 240; x < right + 240; x += 26)
    joints += `M${x} ${FLOOR}L${num(x + (x - 40) * 0.5)} 220`;
  return (
    box(
      left,
      FLOOR,
      wide,
      68,
      linear([
        [0, clay.lite],
        [1, clay.base],
      ]),
    ) +
    line(joints, clay.deep, 0.7, 'stroke-opacity=".4"') +
    tilesOn(light, left, top + 5, wide, 23) +
    box(left, top, wide, 5.4, wall.base) +
    box(left, top + 5, wide, 2, wall.deep, 0, 'fill-opacity=".6"')
  );
}
