// Hair, beards and what grown-ups wear on their heads, laid on the skull like everything else, in two layers.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num, smooth } from '#bookmaking/drawing/curves.ts';
import { flat, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { type Hairline, NATURAL, swept, through } from '#bookmaking/hero/hair/hairlines.ts';
import { below } from '#bookmaking/hero/jaw.ts';
import { cap, type Reach, type Skull } from '#bookmaking/hero/skull.ts';
import type { GrownUp } from './grown-up.ts';

/** Behind the face, over it, and the part of the page in which the face shows, if cloth hides the rest. */
export interface Worn {
  readonly back: string;
  readonly over: string;
}

const CLOTH: Hex = '#5c8a5a';

const WRAPPED = through([
  [0, -30],
  [55, -24],
  [85, -8],
  [110, 8],
  [180, 36],
]);

/** Hair or cloth of a grown-up for this view of the head. */
export function wornBy(head: Skull, who: GrownUp, light: Light): Worn {
  const t = tone(light, who.hair);
  const cloth = tone(light, who.cloth ?? CLOTH);
  const lit = (line_: Hairline, reach: Reach, color: Tone = t): string =>
    path(cap(head, line_, reach), color.base);
  const none = { back: '', over: '' };
  switch (who.hairdo) {
    case 'none':
      return { back: '', over: shine(head, tone(light, who.skin).lite) };
    case 'crop':
      return { back: '', over: lit(NATURAL, 1.035) };
    case 'short':
      return { back: '', over: lit(swept, 1.09) };
    case 'flatTop':
      return { back: '', over: lit(NATURAL, flatTop) };
    case 'bun':
      return bun(head, t, lit(NATURAL, 1.07));
    case 'tufts':
      return tufts(head, t, shine(head, tone(light, who.skin).lite));
    case 'curls':
      return { back: curlsBehind(head, t), over: curlsBefore(head, t) };
    case 'bob':
      return { back: hanging(head, t, 38), over: lit(swept, 1.12) };
    case 'waves':
      return { back: hanging(head, t, 62), over: lit(swept, 1.14) };
    case 'long':
      return { back: hanging(head, t, 84), over: lit(swept, 1.1) };
    case 'braid': {
      const [x, y] = head.at(160, 34, 1.1);
      const braid = `M${num(x)} ${num(y)}q${num(-10 * head.side + 14)} 24 4 58`;
      return { back: line(braid, t.shade, 15), over: lit(NATURAL, 1.07) };
    }
    case 'undercut':
      return {
        back: '',
        over:
          path(cap(head, NATURAL, 1.01), t.deep, 'fill-opacity=".35"') +
          lit((longitude) => (longitude < -14 ? -84 : swept(longitude) + 10), 1.16),
      };
    case 'scarf':
      return none;
    case 'turban':
      return { back: '', over: lit(WRAPPED, 1.24, cloth) + folds(head, cloth, 1.16) };
    case 'headwrap':
      return {
        back: knot(head, cloth),
        over: lit(WRAPPED, 1.22, cloth) + folds(head, cloth, 1.12),
      };
    case 'beret':
      return { back: '', over: lit(NATURAL, 1.06) + beret(head, cloth) };
  }
}

/** A beard, under nose and mouth. */
export function beardOn(head: Skull, who: GrownUp, light: Light): string {
  const t = tone(light, who.hair);
  if (!who.beard || head.front < -0.35) return '';
  const full = who.beard === 'full';
  const points = who.beard === 'points';
  const lobe = (side: number): Point[] =>
    [
      [0, 25],
      [9, 24],
      [21, 29],
      points ? [38, 20] : [29, 37],
      points ? [26, 36] : [15, 34],
      [0, 31],
    ].map(([longitude = 0, latitude = 0]) => flat(head.face(longitude * side, latitude, 0.03)));
  const sides = [-1, 1].filter((side) => head.toward(side * 14, 28) > 0);
  const moustache = sides.map((side) => path(smooth(lobe(side)), t.base)).join('');
  if (!full) return moustache;
  const chin = below(head, (longitude) => 27 - 20 * (Math.abs(longitude) / 84) ** 2, 84, 1.36);
  return path(chin, t.base) + moustache;
}

function shine(head: Skull, color: Hex): string {
  const [x, y, depth] = head.at(-16, -50, 0.96);
  return depth > 0 ? oval(x, y, 11, 5, color, 'fill-opacity=".5"') : '';
}

/** As if cut along a spirit level. */
const flatTop = (angle: number): number => {
  const up = -Math.sin((angle * Math.PI) / 180);
  return up > 0.45 ? Math.min(1.5, 1.42 / Math.max(0.94, up * 1.02)) : 1.06 + Math.max(0, up) * 0.7;
};

function bun(head: Skull, t: Tone, over: string): Worn {
  const [x, y, depth] = head.at(180, -46, 1.34);
  const knob = oval(x, y, 20, 18, t.shade) + oval(x - 2, y - 3, 15, 13, t.base);
  return depth > 8 ? { back: '', over: over + knob } : { back: knob, over };
}

function tufts(head: Skull, t: Tone, over: string): Worn {
  let [back, front] = ['', over];
  for (const side of [-1, 1]) {
    const [x, y, depth] = head.at(side * 108, -2, 1.08);
    const tuft = oval(x, y, 11, 17, t.base) + oval(x - side * 3, y - 8, 10, 10, t.base);
    if (depth > 6) front += tuft;
    else back += tuft;
  }
  return { back, over: front };
}

/** Hair that hangs behind the face, to `low` below the middle of the head. */
function hanging(head: Skull, t: Tone, low: number): string {
  const off = -head.side * 14;
  const crown = head.rim(172, 368, 1.14, 12);
  const [right, left] = [crown[crown.length - 1] as Point, crown[0] as Point];
  const hem: Point[] = [
    [right[0] + off * 0.5 + 2, low * 0.6],
    [right[0] + off - 8, low],
    [off, low + 5],
    [left[0] + off + 8, low],
    [left[0] + off * 0.5 - 2, low * 0.6],
  ];
  return path(smooth([...crown, ...hem]), t.shade);
}

/** Balls and mass are two paths: as one, their windings cut holes into each other. */
function curlsBehind(head: Skull, t: Tone): string {
  const balls = head.rim(150, 390, 1.14, 11).map(([x, y]) => disc(x - head.side * 5, y, 13.5));
  return path(head.outline(1.08), t.shade) + path(balls.join(''), t.shade);
}

function curlsBefore(head: Skull, t: Tone): string {
  let balls = '';
  for (let longitude = -66; longitude <= 66; longitude += 19) {
    const [x, y, depth] = head.at(longitude, NATURAL(longitude) - 6, 1.03);
    if (depth > 4) balls += disc(x, y, 10);
  }
  return path(cap(head, NATURAL, 1.1), t.base) + path(balls, t.base);
}

function folds(head: Skull, t: Tone, reach: number): string {
  let d = '';
  for (const side of [-1, 1]) {
    for (const height of [0, 16, 32]) {
      const run: Point[] = [];
      for (const [longitude, latitude] of [
        [side * 70, -20 - height * 0.4],
        [side * 34, -40 - height * 0.7],
        [side * -16, -56 - height * 0.8],
      ] as const) {
        const p = head.at(longitude, latitude, reach);
        if (p[2] > 0) run.push(flat(p));
      }
      if (run.length > 2) d += smooth(run, false);
    }
  }
  return line(d, t.deep, 2.4, 'stroke-opacity=".5"');
}

/** Two ends of a headwrap, tied over the brow. */
function knot(head: Skull, t: Tone): string {
  const [x, y] = head.at(0, -74, 1.26);
  return path(
    `M${num(x - 6)} ${num(y + 8)}C${num(x - 24)} ${num(y - 22)} ${num(x - 4)} ${num(y - 28)} ${num(x + 3)} ${num(y - 12)}C${num(x + 12)} ${num(y - 28)} ${num(x + 34)} ${num(y - 18)} ${num(x + 14)} ${num(y + 8)}Z`,
    t.shade,
  );
}

/** It sits on the back of the head and hangs to one side. */
function beret(head: Skull, t: Tone): string {
  const [x, y] = head.at(150, -74, 1.06);
  return (
    oval(x - 4, y + 10, 50, 20, t.base, 'transform="rotate(-6)"') +
    oval(x - 4, y - 9, 4, 5, t.shade)
  );
}
