import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, brush, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { VIEW } from '#pictures/scene.ts';

export interface RoomPaint {
  readonly wall: Hex;
  readonly pattern: Hex;
  readonly floor: Hex;
  /** Where wall and floor meet. */
  readonly floorAt: number;
  readonly paper: 'stripes' | 'dots' | 'plain';
}

/** Papered wall, skirting board, wooden floor. */
export function room(paint: RoomPaint): string {
  const { wall, pattern, floor, floorAt } = paint;
  return (
    box(
      0,
      0,
      VIEW.width,
      floorAt,
      linear([
        [0, mix(wall, '#ffffff', 0.22)],
        [1, wall],
      ]),
    ) +
    wallpaper(paint) +
    brush(
      chanceFrom(`wall ${wall}`),
      { x: 0, y: 0, width: VIEW.width, height: floorAt },
      60,
      80,
      -0.2,
      '#ffffff',
      4,
      0.09,
    ) +
    box(0, floorAt - 26, VIEW.width, 26, mix(wall, '#fffdf5', 0.6)) +
    box(0, floorAt - 26, VIEW.width, 4, '#ffffff', 0, 'fill-opacity=".6"') +
    box(
      0,
      floorAt,
      VIEW.width,
      VIEW.height - floorAt,
      linear([
        [0, mix(floor, pattern, 0.12)],
        [1, mix(floor, '#fff2d8', 0.12)],
      ]),
    ) +
    boards(floor, floorAt) +
    box(0, floorAt, VIEW.width, 7, mix(floor, '#4a2f2a', 0.45), 0, 'fill-opacity=".5"')
  );
}

function wallpaper({ paper, pattern, floorAt }: RoomPaint): string {
  if (paper === 'plain') return '';
  let d = '';
  if (paper === 'stripes') {
    for (let x = 20; x < VIEW.width; x += 84) d += `M${x} 0h34V${floorAt - 26}h-34Z`;
    return path(d, pattern, 'fill-opacity=".28"');
  }
  for (let y = 26; y < floorAt - 34; y += 52) {
    for (let x = (y / 52) % 2 < 1 ? 20 : 50; x < VIEW.width; x += 60) d += `M${x} ${y}h.1`;
  }
  return line(d, pattern, 9, 'stroke-opacity=".4"');
}

function boards(floor: Hex, floorAt: number): string {
  const depth = VIEW.height - floorAt;
  let seams = '';
  for (let i = 1; i < 6; i++) seams += `M0 ${num(floorAt + depth * (i / 6) ** 1.35)}H${VIEW.width}`;
  let ends = '';
  const chance = chanceFrom('boards');
  for (let i = 0; i < 6; i++) {
    const [top, bottom] = [i, i + 1].map((row) => floorAt + depth * (row / 6) ** 1.35) as [
      number,
      number,
    ];
    for (let x = chance() * 300; x < VIEW.width; x += 260 + chance() * 160)
      ends += `M${num(x)} ${num(top)}V${num(bottom)}`;
  }
  return line(seams + ends, mix(floor, '#4a2f2a', 0.5), 2.4, 'stroke-opacity=".42"');
}

/** A window with a day in it and a sill; the light that it throws lies on the floor. */
export function dayWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  outside: { readonly high: Hex; readonly low: Hex; readonly hill: Hex },
): string {
  const pane = roundedBox(x, y, width, height, 10);
  return (
    clip(
      pane,
      box(
        x,
        y,
        width,
        height,
        linear([
          [0, outside.high],
          [1, outside.low],
        ]),
      ) +
        oval(x + width * 0.2, y + height * 1.06, width * 0.6, height * 0.4, outside.hill) +
        oval(
          x + width * 0.9,
          y + height * 1.1,
          width * 0.6,
          height * 0.5,
          mix(outside.hill, '#2f6a4a', 0.2),
        ) +
        path(
          `M${num(x + width * 0.1)} ${y}L${num(x + width * 0.34)} ${y}L${num(x - width * 0.1)} ${num(y + height)}H${num(x - width * 0.3)}Z`,
          '#ffffff',
          'fill-opacity=".25"',
        ),
    ) +
    line(
      `M${num(x + width / 2)} ${y}v${height}M${x} ${num(y + height * 0.46)}h${width}`,
      '#fffaf0',
      9,
    ) +
    line(pane, '#fffaf0', 16) +
    line(pane, '#d9c4a4', 2) +
    box(x - 26, y + height + 4, width + 52, 18, '#fffaf0', 6) +
    box(x - 26, y + height + 16, width + 52, 6, '#d9c4a4', 3)
  );
}

/** What the window throws on the floor: two bright panes, aslant. */
export const sunOnFloor = (x: number, y: number, width: number): string =>
  path(
    `M${x} ${y}h${num(width * 0.44)}l${num(width * 0.26)} 120h${num(-width * 0.5)}ZM${num(x + width * 0.52)} ${y}h${num(width * 0.44)}l${num(width * 0.36)} 120h${num(-width * 0.5)}Z`,
    '#fff6cf',
    'fill-opacity=".34"',
  );

/** An oval rug with a border, seen from a child's height. */
export function rug(
  light: Light,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: Hex,
  border: Hex,
): string {
  const t = tone(light, color);
  let fringe = '';
  for (let i = 0; i < 64; i++) {
    const angle = (i / 64) * Math.PI * 2;
    fringe += `M${num(x + Math.cos(angle) * rx)} ${num(y + Math.sin(angle) * ry)}l${num(Math.cos(angle) * 14)} ${num(Math.sin(angle) * 9)}`;
  }
  return (
    oval(x, y + 8, rx + 6, ry + 4, light.shade, 'fill-opacity=".16"') +
    line(fringe, tone(light, border).base, 4) +
    oval(x, y, rx, ry, t.base) +
    oval(
      x,
      y,
      rx * 0.9,
      ry * 0.86,
      'none',
      `stroke="${tone(light, border).base}" stroke-width="9"`,
    ) +
    oval(
      x,
      y,
      rx * 0.78,
      ry * 0.7,
      'none',
      `stroke="${t.lite}" stroke-width="4" stroke-dasharray="16 14"`,
    ) +
    brush(
      chanceFrom(`rug ${x}`),
      { x: x - rx * 0.7, y: y - ry * 0.6, width: rx * 1.3, height: ry * 1.2 },
      60,
      26,
      0,
      t.shade,
      2.4,
      0.3,
    )
  );
}
