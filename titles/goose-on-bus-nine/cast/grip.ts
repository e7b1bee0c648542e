import { mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';

/** Where one takes a thing: by its tail, a fin, an edge, a corner or a handle. Most have that at their right. */
const BY: Partial<Record<DrawnThing, Point>> = {
  stegosaurus: [43, 7],
  rocket: [49, 2],
  caboose: [47, 4],
  'library book': [38, 16],
  book: [38, 14],
  paintbrush: [40, 0],
  sock: [34, 19],
  'cricket bat': [38, -23],
  'hockey stick': [34, -25],
  'golf club': [32, -22],
  'ping-pong paddle': [42, 26],
  'magnifying glass': [38, 25],
  'bubble wand': [38, 27],
  'fairy wand': [34, 26],
  'witch broom': [36, 4],
  'little broom': [34, -24],
  'wooden hammer': [38, 20],
  'very good stick': [30, -12],
};
export const gripOf = (thing: DrawnThing): Point => BY[thing] ?? [30, 6];

/** From the wrist to what is between thumb and fingers, in a hand's own measure. */
export const TO_GRIP = 13;

const EDGE = 2.2;
const WIDTH = 6.8;
const FINGERS = ['M11 8L23 11', 'M12 3.4L27.4 5', 'M12 -2.4L28.6 -2.6', 'M11 -7.6L26 -10.4'];
const PALM = 'M-5 -8.6C0 -14 8 -16.6 14 -13.6C20 -9 21 6 15 11.6C8 15.4 0 12.4 -5 8.6';

/** What of a hand is behind a thing that it holds: its palm, and four fingers that come out beyond. Along +x from the wrist. */
export function behindGrip(t: Tone): string {
  const edge = edgeOf(t);
  return (
    FINGERS.map((d) => line(d, edge, WIDTH + EDGE)).join('') +
    line(PALM, edge, EDGE) +
    path(`${PALM}Z`, t.base) +
    FINGERS.map((d) => line(d, t.base, WIDTH)).join('')
  );
}

/** And what is before it: the thumb. */
export const beforeGrip = (t: Tone): string =>
  line(THUMB, edgeOf(t), WIDTH + 1.8 + EDGE) +
  line(THUMB, t.base, WIDTH + 1.8) +
  // One with the hand at its root.
  line('M0 -2.4L5 -4.6', t.base, WIDTH + 2.4);
const THUMB = 'M1 -3Q9 -7 22 -2.4';

const edgeOf = (t: Tone) => mix(t.base, t.deep, 0.72);
