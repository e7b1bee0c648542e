// A grown-up's features, each put on the skull at its place. Smaller and simpler than a child's eyes:
// in a room of thirty people there is still one child.
import { luma, mix } from '#bookmaking/drawing/color.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import { clamp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { slid } from '#bookmaking/hero/face-places.ts';
import { stickerFor } from '#bookmaking/hero/head.ts';
import { mouthOn } from '#bookmaking/hero/mouth-on.ts';
import { readable } from '#bookmaking/hero/readable.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import type { Skull } from '#bookmaking/hero/skull.ts';
import { PLACES } from './build.ts';
import { cheek, EYE_SIZES, type FaceHand } from './face-hand.ts';
import type { GrownMouth, GrownUp, GrownView } from './grown-up.ts';

const INK = '#33202a';
const INSIDE = '#6d1f2e';
const WHITE = '#fff4e0';

/** Longitude of an eye from the middle of the face. */
const EYE = 24;

/** Everything that lies within the outline of the flesh. */
export function grownFace(
  head: Skull,
  who: GrownUp,
  view: GrownView,
  light: Light,
  hand: FaceHand,
): string {
  if (head.front < -0.35) return '';
  const stick = stickerFor(head);
  const t = skinTone(light, who.skin);
  const flush = mix(t.base, '#f0365a', who.flushed ? 0.5 : 0.26);
  const old = who.years >= 55;
  const hairInk = tone(light, mix(who.hair, INK, old ? 0.1 : 0.4)).base;
  const brow = who.hairdo === 'scarf' || who.hairdo === 'headwrap' ? INK : hairInk;
  const lift = { wide: 6, hopeful: 5, shut: 2, kind: 2, open: 1, dots: 0, 'dark glasses': 0 }[
    view.eyes
  ];
  let art = '';
  for (const side of [-1, 1]) {
    const r = who.flushed ? 12 : 9;
    art += stick(slid(head, side * 38), 20, cheek(hand, r, flush, light));
    if (old) art += stick(slid(head, side * 36), PLACES.eyes + 2, crowsFeet(side, t.deep));
    art += stick(slid(head, side * EYE), PLACES.eyes, eye(view, hand));
    const arch =
      view.eyes === 'hopeful'
        ? `M${side * 9} 2Q${side * 0} -4 ${side * -8} -4`
        : `M-8 1Q0 -5 8 ${side}`;
    art += stick(
      slid(head, side * EYE),
      PLACES.brow - lift * 0.6,
      line(arch, brow, old ? 4.6 : 3.4),
    );
  }
  if (old)
    art += mouthOn(
      head,
      line('M-19 -12q-5 5 -4 12M19 -12q5 5 4 12', t.deep, 1.7, 'stroke-opacity=".55"'),
    );
  return art;
}

/** Nose and mouth, which lie over a beard. */
export function grownMiddle(
  head: Skull,
  who: GrownUp,
  view: GrownView,
  light: Light,
  hand: FaceHand,
): string {
  if (head.front < -0.35) return '';
  // A dark line vanishes on dark skin or in a dark beard: there the lip is drawn light.
  const dark = luma(who.skin) < 0.34 || (who.beard === 'full' && luma(who.hair) < 0.34);
  const lip = dark
    ? tone(light, mix(who.skin, '#ef9a86', 0.5)).base
    : mix(who.skin, '#5a1524', 0.72);
  return mouthOn(head, mouth(view.mouth, lip), PLACES.mouth) + nose(head, who, view, light, hand);
}

function eye({ eyes, gaze, far }: GrownView, hand: FaceHand): string {
  const [x, y] = [gaze[0] * 3, gaze[1] * 3];
  const [w, h] = EYE_SIZES[hand.eyes];
  switch (eyes) {
    case 'shut':
      return line('M-7.6 -1q7.6 8 15.2 0', INK, 3.2);
    case 'kind':
      return line('M-7.6 3q7.6 -9 15.2 0', INK, 3.4);
    case 'open':
    case 'wide':
    case 'hopeful':
      return (
        oval(0, 0, 7.8, eyes === 'open' ? 7.4 : 8.8, WHITE) +
        oval(x, y, 4.4, 5.2, INK) +
        (far ? '' : oval(x + 1.5, y - 2, 1.6, 1.7, '#ffffff')) +
        (eyes === 'open' ? line('M-8.8 -1.4C-6 -9.4 6 -9.4 8.8 -1.4', INK, 2.8) : '')
      );
    case 'dark glasses':
      return '';
    default:
      return (
        oval(x * 0.6, y * 0.6, w, h, INK) +
        (far || hand.eyes === 'beads'
          ? ''
          : oval(x * 0.6 + w * 0.3, y * 0.6 - h * 0.36, 1.4, 1.4, WHITE))
      );
  }
}

const crowsFeet = (side: number, color: string): string =>
  line(
    `M${side * 4} -6l${side * 6} -3M${side * 4} 0l${side * 6} 2M${side * -14} 9q${side * 6} 3 10 0`,
    color,
    1.7,
    'stroke-opacity=".55"',
  );

function mouth(name: GrownMouth, lip: string): string {
  const open = (d: string, more = ''): string => path(d, INSIDE) + more;
  switch (name) {
    case 'bliss':
      return line('M-13 -3q13 12 26 0', lip, 3.4);
    case 'puff':
      return oval(0, 0, 7.6, 7.2, mix(lip, '#e8847a', 0.4)) + oval(0, 0, 4, 4.2, INSIDE);
    case 'oh':
      return open('M-9 0a9 11 0 1 0 18 0a9 11 0 1 0 -18 0Z', oval(0, 7, 5.6, 3.8, '#ef7f80'));
    case 'grin':
      return open(
        'M-16 -6q16 6 32 0q-3 16 -16 16t-16 -16Z',
        path('M-14 -5q14 5 28 0l-2 4q-12 3 -24 0Z', WHITE),
      );
    case 'laugh':
      return open('M-17 -8q17 5 34 0q-2 23 -17 23t-17 -23Z', oval(0, 10, 9, 4.4, '#ef7f80'));
    case 'gap':
      return open(
        'M-15 -5C-6 -1 6 -1 15 -5C15 9 8 13 0 13C-8 13 -15 9 -15 -5Z',
        path(
          'M-13 -4C-6 -1 -3 -1 -1.4 -1V4C-6 4 -10 3 -12 1ZM13 -4C6 -1 3 -1 1.4 -1V4C6 4 10 3 12 1Z',
          WHITE,
        ),
      );
    case 'line':
      return line('M-10 0q10 -3 20 0', lip, 3);
    case 'crooked':
      return line('M-10 1q10 7 22 -4', lip, 3);
    default:
      return line('M-11 -2q11 9 22 0', lip, 3);
  }
}

/**
 * The nose as a shape on the flesh: from its root down the side that is turned away, round the tip and the wings. In
 * profile the outline is the nose, and of the shape only the wing is left.
 */
function nose(head: Skull, who: GrownUp, view: GrownView, light: Light, hand: FaceHand): string {
  const t = skinTone(light, who.skin);
  const pink = mix(t.base, '#d8482e', 0.22);
  const wide = { button: 9, long: 8, broad: 15, hook: 8 }[who.nose];
  const high = { button: 13, long: -4, broad: 8, hook: -6 }[who.nose];
  const tip = PLACES.noseTip;
  const places: [number, number][] = [
    [0, high],
    [-wide * 0.5, (high + tip) / 2],
    [-wide, tip + 1],
    [-wide * 0.5, tip + 6],
    [0, tip + 6],
    [wide * 0.5, tip + 6],
    [wide, tip + 1],
    [wide * 0.5, (high + tip) / 2],
  ];
  const shape = places.map(([longitude, latitude]): Point => {
    const [x, y] = head.face(longitude, latitude);
    return [x, y];
  });
  if (view.far) return path(smooth(shape), mix(pink, t.shade, 0.4));
  const [x, y] = head.face(0, tip - 2);
  const dark = luma(t.base) < 0.3;
  const ink = readable(dark ? mix(t.lite, '#e59a7c', 0.3) : mix(t.shade, '#8a3a30', 0.35), t.base);
  // From the root down the side that is turned from the light, and round the tip.
  const lamp = light.direction[0] > 0 ? 1 : -1;
  const side = lamp > 0 ? shape.slice(0, 5) : [shape[0] as Point, ...shape.slice(4).reverse()];
  if (hand.nose === 'line')
    return line(smooth(side, false), hand.line && !dark ? hand.line.ink : ink, 2.6);
  if (hand.nose === 'wedge') return path(smooth(side), mix(t.shade, t.deep, 0.4));
  return (
    path(smooth(shape), pink) +
    line(smooth(shape.slice(2, 7), false), ink, 1.8) +
    oval(x + light.direction[0] * 1.6, y - 1, 2.2, 1.5, t.lite, 'fill-opacity=".8"')
  );
}

/** Frames, or the dark glasses that are the whole look. */
export function grownGlasses(head: Skull, who: GrownUp, view: GrownView, light: Light): string {
  const dark = view.eyes === 'dark glasses';
  if ((!who.glasses && !dark) || head.front < -0.1) return '';
  const frame = dark ? INK : tone(light, who.glasses ?? INK).base;
  const fill = dark ? 1 : 0.14;
  const near = head.side >= 0 ? -1 : 1;
  let art = '';
  for (const side of [-near, near]) {
    const longitude = slid(head, side * EYE);
    const across = Math.cos(radians(longitude + head.yaw)) * 1.05;
    if (across < 0.14) continue;
    const [x, y] = head.at(longitude, PLACES.eyes, 1.05);
    const lens = oval(
      0,
      0,
      12.4,
      12.4,
      dark ? INK : '#ffffff',
      `fill-opacity="${fill}" stroke="${frame}" stroke-width="2.8"`,
    );
    art += at(x, y, 1, lens, 0, clamp(across, 0.16, 1));
    const from = head.at(slid(head, side * 38), PLACES.eyes - 2, 1.04);
    const to = head.at(side * 90, PLACES.eyes - 3, 1.02);
    if (to[2] > -8 && from[2] > 0)
      art += line(`M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`, frame, 2.6);
  }
  const [ax, ay] = head.face(near * 10, PLACES.eyes - 2, 0.04);
  const [bx, by] = head.face(-near * (10 - 9 * head.side ** 2), PLACES.eyes - 2, 0.04);
  return (
    art +
    line(
      `M${num(ax)} ${num(ay)}Q${num((ax + bx) / 2)} ${num((ay + by) / 2 - 4)} ${num(bx)} ${num(by)}`,
      frame,
      2.6,
    )
  );
}
