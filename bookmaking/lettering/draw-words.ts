// A title's words as its pen writes them. Every word is drawn by itself, so no two letters of a title are alike.
import { create, type Font } from 'fontkitten';
import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import type { DisplayFace } from '#bookmaking/fonts/face-names.ts';
import { fontFile } from '#bookmaking/fonts/font-files.ts';
import { CAPITAL, type DrawnWords, type NameRow, type Stroke } from './lettering.ts';
import type { Course, Pen, WordRow } from './pen.ts';

type Step = { command: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: Point[] };
const moved =
  (put: (point: Point) => Point) =>
  ({ command, points }: Step): Step => ({ command, points: points.map(put) });

type Line = { steps: Step[]; size: number };
type Drawn = { steps: Step[]; width: number };

type Path = ReturnType<Font['glyphForCodePoint']>['path'];

const fonts = new Map<DisplayFace, Font>();

function fontOf(face: DisplayFace): Font {
  const known = fonts.get(face);
  if (known) return known;
  const font = create(fontFile(face));
  if (font.isCollection) throw new Error(`${face} is a collection of fonts`);
  fonts.set(face, font);
  return font;
}

/** Height of a capital in em: the H's own, since files say it wrongly. */
export function capitalOf(face: DisplayFace): number {
  const font = fontOf(face);
  return font.glyphForCodePoint(72).bbox.maxY / font.unitsPerEm;
}

const COMMANDS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** A letter's outline in em, y upward. */
function outline({ commands }: Path, unitsPerEm: number): Step[] {
  return commands.map(({ command, args }) => {
    const points: Point[] = [];
    for (let i = 0; i < args.length; i += 2) {
      points.push([args[i]! / unitsPerEm, args[i + 1]! / unitsPerEm]);
    }
    return { command: COMMANDS[command as keyof typeof COMMANDS], points };
  });
}

/** One word or more on a straight line, from x = 0, y downward; letters hop, turn and grow by chance. */
function written(pen: Pen, text: string, size: number, course: Course, chance: Chance): Drawn {
  const font = fontOf(pen.face);
  const em = (CAPITAL * size) / capitalOf(pen.face);
  const glyphs = [...text].map((letter) => font.glyphForCodePoint(letter.codePointAt(0)!));
  const steps: Step[] = [];
  let x = 0;
  for (const [i, glyph] of glyphs.entries()) {
    const advance = (glyph.advanceWidth / font.unitsPerEm) * em * pen.stretch;
    const along = i / Math.max(1, glyphs.length - 1);
    const swell = 1 + ((course.swells ?? 1) - 1) * along;
    const either = (most: number): number => (chance() * 2 - 1) * most;
    const [k, turn] = [swell * (1 + either(pen.grow)), radians(either(pen.turn))];
    const hop = (either(pen.hop) + (course.step ?? 0) * i) * CAPITAL * size;
    const [middle, half] = [(advance * swell) / 2, (CAPITAL * size * swell) / 2];
    const start = x;
    const put = ([px, py]: Point): Point => {
      const [gx, gy] = [
        px * em * k * pen.stretch + py * em * k * pen.lean - middle,
        -py * em * k + half,
      ];
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      return [start + middle + gx * c - gy * s, gx * s + gy * c - half + hop];
    };
    steps.push(...outline(glyph.path, font.unitsPerEm).map(moved(put)));
    x += advance * swell + pen.track * CAPITAL * size;
  }
  return { steps: thinned(steps, size), width: x - pen.track * CAPITAL * size };
}

/** In capitals of the word: less is not seen. */
const HAIR = 0.038;

/** Without the points that a file has every hair's breadth, as of curves that were converted: the eye sees none of them. */
function thinned(steps: readonly Step[], size: number): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    const before = kept.at(-1);
    const from = before?.points.at(-1);
    const to = step.points.at(-1);
    const goesOn = before && from && to && step.command !== 'M';
    if (!goesOn || Math.hypot(to[0] - from[0], to[1] - from[1]) >= HAIR * CAPITAL * size)
      kept.push(step);
    else if (before.command !== 'M') before.points.splice(-1, 1, to);
  }
  return kept;
}

/** Several words on one line, each of its size. */
function row(pen: Pen, { words, ...course }: WordRow, chance: Chance) {
  const lines: Line[] = [];
  let x = 0;
  for (const [text, size, lift = 0] of words) {
    if (x > 0) x += 0.3 * CAPITAL * Math.min(1, size + 0.3);
    const stack = text.split('\n').map((line) => written(pen, line, size, course, chance));
    const width = Math.max(...stack.map((line) => line.width));
    for (const [i, line] of stack.entries()) {
      const up = (lift + (stack.length - 1 - i) * size * 1.24) * CAPITAL;
      const put = ([px, py]: Point): Point => [px + x + (width - line.width) / 2, py - up];
      lines.push({ steps: line.steps.map(moved(put)), size });
    }
    x += width;
  }
  return { lines, width: x };
}

/** A long edge is drawn by hand: it bows a little. */
function bowed(steps: readonly Step[], most: number, chance: Chance): Step[] {
  let from: Point = [0, 0];
  return steps.map((step): Step => {
    const { command, points } = step;
    const to = points.at(-1) ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    from = to;
    if (command !== 'L' || length < CAPITAL * 0.2) return step;
    const out = ((chance() * 2 - 1) * most) / length;
    return { command: 'Q', points: [[middle[0] - dy * out, middle[1] + dx * out], to] };
  });
}

/** What the hand and the line do to every point: an uneven outline, a bow, a wave. */
function bent(pen: Pen, course: Course, width: number, chance: Chance): (point: Point) => Point {
  const [a, b, c, d] = [0, 0, 0, 0].map(() => chance() * 7) as [number, number, number, number];
  const rough = pen.rough * CAPITAL * 0.6;
  const [height, length] = course.wave ?? [0, 1];
  return ([x, y]) => {
    const along = (2 * x) / width - 1;
    const lift =
      (course.bow ?? 0) * (1 - along * along) +
      height * Math.sin((x / (length * CAPITAL)) * 2 * Math.PI);
    return [
      x + rough * (Math.sin(y / 41 + x / 97 + a) + Math.sin(y / 17 + x / 33 + b) * 0.6),
      y +
        rough * (Math.sin(x / 37 + y / 89 + c) + Math.sin(x / 15 + y / 29 + d) * 0.6) -
        lift * CAPITAL,
    ];
  };
}

/** Whole units, each point from the last: half the bytes. */
function short(steps: readonly Step[]): string {
  let d = '';
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  for (const { command, points } of steps) {
    if (command === 'Z') {
      d += 'z';
      [x, y] = start;
      continue;
    }
    const rounded = points.map(([px, py]): Point => [Math.round(px), Math.round(py)]);
    const isLine = command === 'Q' && isStraight([[x, y], ...rounded]);
    const near = isLine ? rounded.slice(1) : rounded;
    d += command === 'M' ? 'M' : isLine ? 'l' : command.toLowerCase();
    const [fromX, fromY] = command === 'M' ? [0, 0] : [x, y];
    d += near
      .flatMap(([px, py]) => [px - fromX, py - fromY])
      .join(' ')
      .replaceAll(' -', '-');
    [x, y] = near.at(-1) as Point;
    if (command === 'M') start = [x, y];
  }
  return d;
}

/** A curve that is a line once its points are whole units. */
function isStraight(points: readonly Point[]): boolean {
  const [[x, y], [bx, by], [tx, ty]] = points as [Point, Point, Point];
  const [alongX, alongY] = [tx - x, ty - y];
  const ahead = (bx - x) * alongX + (by - y) * alongY;
  const isOnIt = (bx - x) * alongY === (by - y) * alongX;
  return isOnIt && ahead >= 0 && ahead <= alongX ** 2 + alongY ** 2;
}

/** One stroke for each size of words, since a fat pen would fill the eyes of small letters. */
function strokesOf(pen: Pen, lines: readonly Line[]): Stroke[] {
  const bySize = new Map<number, Step[]>();
  for (const { steps, size } of lines) bySize.set(size, [...(bySize.get(size) ?? []), ...steps]);
  return [...bySize].map(([size, steps]) => ({
    d: short(steps),
    swell: Math.round(pen.swell * size * CAPITAL),
  }));
}

/** Letters one by one, upright: pages turn them. */
export const drawnAlphabet = (pen: Pen, slug: string): Record<string, DrawnWords> =>
  Object.fromEntries(
    [...(pen.alphabet ?? '')].map((letter) => [
      letter,
      drawn({ ...pen, hop: 0, turn: 0, grow: 0 }, { words: [[letter, 1]] }, `${slug} ${letter}`),
    ]),
  );

function drawn(pen: Pen, asked: WordRow, seed: string, gap = 0): DrawnWords {
  const chance = chanceFrom(seed);
  const { lines, width } = row(pen, asked, chance);
  const bend = bent(pen, asked, width, chance);
  const points: Point[] = [];
  const largest = Math.max(...asked.words.map(([, size]) => size));
  const half = (pen.swell * largest * CAPITAL) / 2;
  const put = (point: Point): Point => {
    const [x, y] = bend(point);
    const there: Point = [x + half, y];
    points.push(there);
    return there;
  };
  const hand = lines.map(({ steps, size }) => ({
    steps: bowed(steps, pen.rough * CAPITAL * 1.6, chance).map(moved(put)),
    size,
  }));
  const heights = points.map(([, y]) => y);
  return {
    strokes: strokesOf(pen, hand),
    width: Math.round(Math.max(...points.map(([x]) => x)) + half),
    over: Math.round(half - Math.min(...heights)),
    under: Math.round(half + Math.max(0, ...heights)),
    gap: Math.round(gap * CAPITAL),
    ...(asked.ink && { ink: asked.ink }),
  };
}

/** The rows of a title's cover, from top to bottom. */
export const drawnRows = (pen: Pen, slug: string): (DrawnWords | NameRow)[] =>
  pen.rows.map((row, i) => {
    if ('name' in row) return row;
    return drawn(pen, row, `${slug} ${i}`, i < pen.rows.length - 1 ? pen.gap : 0);
  });

/** What stands in a title's pictures, by what it says. */
export const drawnSounds = (pen: Pen, slug: string): Record<string, DrawnWords> =>
  Object.fromEntries(
    pen.sounds.map(({ text, ...course }) => [
      text,
      drawn(pen, { words: [[text, 1]], ...course }, `${slug} ${text}`),
    ]),
  );
