// DING! letter by letter: the big one, blown along a ledge by the bell, each larger and leaning farther; and one that stands along a line.
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { shifted } from '#bookmaking/drawing/marks.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { CAPITAL, type DrawnWords } from '#bookmaking/lettering/lettering.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

/** Of the word's outlines, those of each letter: a D and its hole, three more, a mark and its dot. */
const LETTERS = [
  [0, 2, 122],
  [2, 3, 358],
  [3, 4, 600],
  [4, 5, 900],
  [5, 7, 1118],
] as const;

/** Where each stands, how high it is and how it leans, in hundredths of the first one's height. */
const STANDS = [
  [0, 0, 1, -10],
  [126, 3, 1.12, -4],
  [278, 5, 1.26, 3],
  [474, 4, 1.36, 6],
  [646, 0, 1.46, 9],
] as const;

/** One of its letters alone: its middle is at the middle of the word that it makes. */
function letterOfDing(i: number): DrawnWords {
  const [from, until, middle] = LETTERS[i] ?? LETTERS[0];
  const strokes = SOUNDS['DING!'].strokes.map(({ swell, d }) => ({
    swell,
    d: (d.match(/M[^M]*/g) ?? []).slice(from, until).join(''),
  }));
  return { ...SOUNDS['DING!'], strokes, width: middle * 2 };
}

/** The middle of its first letter's foot, and how high that is. */
export const greatDing = ([x, y]: Point, height: number): string =>
  STANDS.map(([across, down, larger, turn], i) =>
    shifted(
      x + (across / 100) * height,
      y + (down / 100) * height,
      lettered(letterOfDing(i), [0, 0], {
        height: height * larger,
        turn,
        ink: '#3a2440',
        rim: '#fffbe6',
      }),
    ),
  ).join('');

/** How far down a bow's left letters may stand, and how far from its right end all do. */
const [HANGS, CLEAR] = [31, 6];

/**
 * Along a bow from its left to its right, each letter upright on it: as large as `height`, or as the bow has room for. Between their
 * middles they are as far apart as in the word: measured at their feet, they fell apart where a bow is bent most.
 */
export function dingAlong(bow: readonly Point[], height: number): string {
  const top = Math.min(...bow.map(([, y]) => y));
  const feet = bow.slice(bow.findIndex(([, y]) => y < top + HANGS));
  const middles = feet.map((foot, i): Point => {
    const [[ax, ay], [bx, by]] = [feet[i - 1] ?? foot, feet[i + 1] ?? foot];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    return [
      foot[0] + ((by - ay) / long) * height * 0.5,
      foot[1] - ((bx - ax) / long) * height * 0.5,
    ];
  });
  const far = middles.map(() => 0);
  for (let i = 1; i < middles.length; i++) {
    const [[x, y], [px, py]] = [middles[i] as Point, middles[i - 1] as Point];
    far[i] = (far[i - 1] as number) + Math.hypot(x - px, y - py);
  }
  const room = (far.at(-1) as number) - CLEAR;
  const { width } = SOUNDS['DING!'];
  const k = Math.min(height / CAPITAL, room / width);
  return LETTERS.map(([, , middle], i) => {
    const s = room / 2 + (middle - width / 2) * k;
    const next = Math.max(
      1,
      far.findIndex((each) => each >= s),
    );
    const [from, to] = [feet[next - 1] as Point, feet[next] as Point];
    const t = (s - (far[next - 1] as number)) / ((far[next] as number) - (far[next - 1] as number));
    return lettered(letterOfDing(i), [lerp(from[0], to[0], t), lerp(from[1], to[1], t)], {
      height: k * CAPITAL,
      turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
      ink: '#fff4da',
      rim: '#3a2440',
    });
  }).join('');
}
