import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide, widthOf } from '#bookmaking/frame.ts';
import { TOWN } from './colors.ts';
import { tilesOn } from './houses.ts';

// Where the pigeons are called, seen from a roof: a terrace at the right, a lane as deep as a house, and over there the
// parapet behind which somebody stands who can whistle.

/** In mm: the terrace's far edge; at its left end a gutter runs down to the foot of the page over the lane. */
export const TERRACE = { top: 152, left: 58, foot: 22 } as const;
/** Where in the gutter something lies, over the lane. */
export const GUTTER = { x: 45, y: 172 } as const;

/** All that stands still. `over` is where the other roof ends at the lane, and how high its parapet is. */
export const pigeonRoofs = (
  light: Light,
  frame: Frame,
  over: readonly [x: number, y: number],
): string =>
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
  town(light, frame, 152, 0.14, 'near') +
  lane(light, frame, over) +
  terrace(light, frame);

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

/** The other house's parapet and wall, in morning light, and the lane between, which has had none yet. */
function lane(light: Light, { left }: Frame, [x, y]: readonly [number, number]): string {
  const [wall, trim] = [tone(light, TOWN.rose), tone(light, TOWN.chalk)];
  const wide = x - left;
  return (
    // Its end is a house that stands in the shade.
    box(
      x - 4,
      TERRACE.top - 24,
      70,
      96,
      linear([
        [0, '#9aa6cc'],
        [1, '#3f4377'],
      ]),
    ) +
    path(
      `M${x + 20} ${TERRACE.top - 14}h9v14h-9ZM${x + 37} ${TERRACE.top - 14}h9v14h-9Z`,
      '#5c6ea0',
    ) +
    box(x - 4, TERRACE.top - 27, 70, 4, tone(light, TOWN.clay).base) +
    box(
      left,
      y,
      wide,
      220 - y,
      linear([
        [0, wall.base],
        [1, wall.shade],
      ]),
    ) +
    path(`M${x} ${y}L${x + 8} ${y - 5}V220H${x}Z`, mix(wall.deep, '#5a5488', 0.5)) +
    box(left, y - 2, wide + 2, 8, trim.base) +
    box(left, y + 6, wide + 1, 2.6, wall.deep, 0, 'fill-opacity=".6"')
  );
}

/** Clay tiles underfoot, a low wall of blue ones behind, and the gutter. */
function terrace(light: Light, { right }: Frame): string {
  const { top, left, foot } = TERRACE;
  const [clay, tin, wall] = [
    tone(light, '#d98d6a'),
    tone(light, '#4f7ea3'),
    tone(light, TOWN.chalk),
  ];
  const slope = (left - foot) / (220 - top);
  let joints = '';
  for (let y = top + 6, step = 7; y < 216; y += step, step *= 1.35)
    joints += `M${num(left - (y - top) * slope)} ${num(y)}H${right}`;
  for (let x = left + 16; x < right + 60; x += 20)
    joints += `M${x} ${top}L${num(x + (x - 130) * 0.5)} 220`;
  return (
    path(
      `M${left} ${top}H${right}V220H${foot}Z`,
      linear([
        [0, clay.lite],
        [1, clay.base],
      ]),
    ) +
    line(joints, clay.deep, 0.7, 'stroke-opacity=".4"') +
    tilesOn(light, left + 2, top - 22, right - left, 24) +
    box(left, top - 27, right - left, 5.4, wall.base, 0.8) +
    box(left, top - 22, right - left, 2, wall.deep, 0, 'fill-opacity=".6"') +
    line(`M${left - 2} ${top - 2}L${foot - 2} 222`, tin.deep, 7) +
    line(`M${left - 3} ${top - 2}L${foot - 3} 222`, tin.base, 5) +
    line(`M${left - 4.6} ${top - 2}L${foot - 4.6} 222`, tin.lite, 0.9)
  );
}
