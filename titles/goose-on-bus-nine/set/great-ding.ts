// The one DING! that is big: five letters that the bell has blown along the ledge, each larger and leaning farther.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { shifted } from '#bookmaking/drawing/marks.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
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

/** The middle of its first letter's foot, and how high that is. */
export const greatDing = ([x, y]: Point, height: number): string =>
  LETTERS.map(([from, until, middle], i) => {
    const [across, down, larger, turn] = STANDS[i] ?? STANDS[0];
    const letter = SOUNDS['DING!'].strokes.map(({ swell, d }) => ({
      swell,
      d: (d.match(/M[^M]*/g) ?? []).slice(from, until).join(''),
    }));
    return shifted(
      x + (across / 100) * height,
      y + (down / 100) * height,
      lettered({ ...SOUNDS['DING!'], strokes: letter, width: middle * 2 }, [0, 0], {
        height: height * larger,
        turn,
        ink: '#3a2440',
        rim: '#fffbe6',
      }),
    );
  }).join('');
