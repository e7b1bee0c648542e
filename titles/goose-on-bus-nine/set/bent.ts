// A reflection in something that is round: every point of what was drawn is put elsewhere, so that heads curve and hems are wide.
import svgpath from 'svgpath';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { define, sheet } from '#bookmaking/drawing/sheet.ts';
import { IDENTITY, scaleOf, within } from '#bookmaking/surface/transform.ts';

/** Where a point of the flat drawing is seen. */
export type Bend = (p: Point) => Point;

const mid = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** In units of the sheet: what is shorter stays straight. */
const SHORT = 3;

/** A path, transformed and then with its every point moved; what was straight may be a curve then. */
function bentPath(d: string, transform: string, move: (p: Point) => Point): string {
  let out = '';
  const put = (letter: string, ...points: Point[]): void => {
    out += letter + points.map((p) => move(p).map(num).join(' ')).join(' ');
  };
  svgpath(d)
    .transform(transform)
    .abs()
    .unshort()
    .unarc()
    .iterate(([letter, ...n], _, x, y) => {
      const from: Point = [x, y];
      const straight = (to: Point): void =>
        Math.hypot(to[0] - x, to[1] - y) < SHORT
          ? put('L', to)
          : put('C', mid(from, to, 1 / 3), mid(from, to, 2 / 3), to);
      if (letter === 'Z') out += letter;
      else if (letter === 'H') straight([n[0] as number, y]);
      else if (letter === 'V') straight([x, n[0] as number]);
      else if (letter === 'L') straight([n[0] as number, n[1] as number]);
      else put(letter, ...pairs(n));
    });
  return out;
}

const pairs = (n: readonly number[]): Point[] =>
  Array.from({ length: n.length / 2 }, (_, i) => [n[2 * i] as number, n[2 * i + 1] as number]);

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
const measure = (tag: string, name: string): number => Number(attribute(tag, name) ?? 0);

/** An ellipse or a box as a path. */
function asPath(kind: string, tag: string): string {
  if (kind === 'path') return attribute(tag, 'd') ?? '';
  if (kind === 'ellipse') {
    const [x, y] = [measure(tag, 'cx'), measure(tag, 'cy')];
    const [rx, ry] = [measure(tag, 'rx'), measure(tag, 'ry')];
    return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  }
  if (kind !== 'rect') throw new Error(`cannot bend ${kind}`);
  const [w, h] = [measure(tag, 'width'), measure(tag, 'height')];
  const r = Math.min(measure(tag, 'rx'), w / 2, h / 2);
  return roundedBox(measure(tag, 'x'), measure(tag, 'y'), w, h, r);
}

const GEOMETRY =
  / (?:d|cx|cy|rx|ry|x|y|width|height|transform|clip-path|stroke-width|stroke-dasharray|stroke-dashoffset)="[^"]*"/g;

const STROKED = ['stroke-width', 'stroke-dasharray', 'stroke-dashoffset'] as const;

/** What `draw` draws, bent, and each color of it as `seen`. Decimals are of the sheet's own unit, so that what is small keeps its shape. */
export function bent(draw: () => string, bend: Bend, seen: (color: Hex) => Hex): string {
  // Drawn on a sheet of its own, where it is known what its colors and clips are.
  const whole = sheet('bent', [0, 0, 1, 1], draw).replace(
    /"(#[0-9a-f]{6})"/gi,
    (_, color: Hex) => `"${seen(color)}"`,
  );
  const cut = whole.indexOf('</defs>');
  const clips = new Map<string, string>();
  const paints = new Map<string, string>();
  for (const [content, , id = ''] of whole
    .slice(0, cut)
    .matchAll(/<(\w+) id="([^"]*)"[^>]*>.*?<\/\1>/g)) {
    const plain = content.replace(` id="${id}"`, '');
    if (content.startsWith('<clipPath')) clips.set(id, attribute(content, 'd') ?? '');
    else paints.set(id, define(plain));
  }
  const stack: string[] = [''];
  return whole
    .slice(cut + 7, -6)
    .replace(
      /<(\/?)(\w+)([^>]*?)(\/?)>/g,
      (all: string, end: string, kind: string, tag: string) => {
        if (end) {
          if (kind === 'g') stack.pop();
          return kind === 'g' ? all : '';
        }
        const transform = `${stack[stack.length - 1]} ${attribute(tag, 'transform') ?? ''}`;
        const move = (p: Point): Point => {
          const [x, y] = bend(p);
          return [x * FINE, y * FINE];
        };
        const rest = tag
          .replace(GEOMETRY, '')
          .replace(/url\(#([^)]*)\)/g, (_: string, id: string) => `url(#${paints.get(id) ?? id})`);
        if (kind === 'g') {
          stack.push(transform);
          const id = /#([^)]*)/.exec(attribute(tag, 'clip-path') ?? '')?.[1];
          if (!id) return `<g${rest}>`;
          const cutTo = define(
            `<clipPath ><path d="${bentPath(clips.get(id) ?? '', transform, move)}"/></clipPath>`,
          );
          return `<g${rest} clip-path="url(#${cutTo})">`;
        }
        const size = FINE * scaleOf(within(IDENTITY, transform));
        const stroke = STROKED.map((name) => {
          const value = attribute(tag, name);
          return value
            ? ` ${name}="${value
                .split(' ')
                .map((n) => num(Number(n) * size))
                .join(' ')}"`
            : '';
        }).join('');
        return `<path d="${bentPath(asPath(kind, tag), transform, move)}"${rest}${stroke}/>`;
      },
    );
}

/** To be drawn at a fourth of its size: one decimal of a millimeter is not enough for an eye. */
export const FINE = 4;
