// The snail: in front. A sage-green body, and a shell that is a rolled-up rug with fringes.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

const SKIN: Hex = '#93b18b';
const RUG = { pile: '#b8443c', band: '#f0b447', woven: '#f7e6c4', back: '#6d2f3c' } as const;

/** Where it looks: straight ahead, as ever; up a wall; over its own shell, at who asks; or it stretches for a leaf. */
export type SnailPose = 'ahead' | 'up' | 'back' | 'stretching';

/** From the end of the tail to under the chin. */
const SPINES: Record<SnailPose, { spine: readonly Point[]; half: readonly number[] }> = {
  ahead: {
    spine: [
      [-92, -2.5],
      [-66, -7],
      [-30, -11],
      [12, -12],
      [42, -15],
      [60, -27],
      [67, -46],
    ],
    half: [1.6, 5.5, 10, 12, 13, 12.6, 13.6],
  },
  up: {
    spine: [
      [-92, -2.5],
      [-66, -7],
      [-30, -11],
      [10, -12],
      [36, -16],
      [49, -34],
      [51, -64],
    ],
    half: [1.6, 5.5, 10, 12, 13.4, 12.4, 13],
  },
  back: {
    spine: [
      [-92, -2.5],
      [-66, -7],
      [-30, -11],
      [12, -12],
      [44, -16],
      [60, -34],
      [62, -60],
    ],
    half: [1.6, 5.5, 10, 12, 13.4, 12.4, 13],
  },
  stretching: {
    spine: [
      [-62, -3],
      [-46, -8],
      [-22, -11],
      [4, -13],
      [22, -26],
      [32, -56],
      [42, -86],
    ],
    half: [1.8, 6, 10.4, 12.8, 13, 11.4, 12],
  },
};

/** How the head is carried: its middle, and which way the stalks point, in degrees from upright. */
const HEADS: Record<SnailPose, { at: Point; stalks: readonly [number, number]; nose: number }> = {
  ahead: { at: [72, -50], stalks: [-6, 24], nose: 0 },
  up: { at: [53, -72], stalks: [-24, 6], nose: -44 },
  back: { at: [63, -66], stalks: [-52, -18], nose: -14 },
  stretching: { at: [47, -96], stalks: [-36, -8], nose: -40 },
};

export interface SnailWish {
  readonly pose: SnailPose;
  /** Where both eyes look, -1 to 1 each way. */
  readonly gaze?: Point;
  /** Where the eye that is further back looks, if it goes its own way. */
  readonly otherEye?: Point;
  /** Half-shut, as a dignified snail's are: 0 open, 1 shut. */
  readonly lids?: number;
}

/** About 170 long, facing right, its foot on y 0; the middle of the shell is over x -12. */
export function snail(
  light: Light,
  { pose, gaze = [0.8, 0], otherEye, lids = 0.42 }: SnailWish,
): string {
  const t = tone(light, SKIN);
  const { spine, half } = SPINES[pose];
  const head = HEADS[pose];
  const body = ribbon(spine, half);
  const [hx, hy] = head.at;
  const sole = smooth(
    spine.slice(0, 5).map(([x], i): Point => [x, i === 0 ? -0.6 : -2.4]),
    false,
  );
  const skull =
    'M-16 4C-18 -10 -9 -17 1 -17C12 -17 19 -10 20 0C21 10 13 16 3 16C-8 16 -15 12 -16 4Z';
  return (
    // An eye that looks back leans back, and is wide open.
    stalk(
      light,
      head.at,
      head.stalks[0] - (otherEye ? 26 : 0),
      27,
      otherEye ?? gaze,
      otherEye ? 0.16 : lids,
    ) +
    skinned(light, body, 6) +
    line(sole, t.shade, 2.4) +
    warts(spine, t.shade) +
    at(hx, hy, 1, skinned(turned(light, head.nose), skull, 5) + face(light), head.nose) +
    stalk(light, head.at, head.stalks[1], 27, gaze, lids) +
    (pose === 'stretching' ? shifted(-2, 0, shell(light)) : shell(light))
  );
}

/** A shape of skin, shaded on the side away from the light. */
function skinned(light: Light, d: string, off: number): string {
  const t = tone(light, SKIN);
  const [x, y] = light.direction;
  return clip(d, path(d, t.shade) + shifted(x * off, y * off, path(d, t.base)));
}

/** One eye on its stalk. */
function stalk(
  light: Light,
  [x, y]: Point,
  degrees: number,
  length: number,
  gaze: Point,
  lids: number,
): string {
  const t = tone(light, SKIN);
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const foot: Point = [x + dx * 6, y + dy * 6];
  const [ex, ey] = [x + dx * (length + 8), y + dy * (length + 8)];
  const r = 10;
  const ball = `M${num(ex - r)} ${num(ey)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  const lidAt = lerp(-r - 1, r + 1, lids);
  return (
    path(ribbon([foot, [x + dx * 20 + dy * 1.4, y + dy * 20], [ex, ey]], [6, 4.4, 4]), t.base) +
    oval(ex, ey, r + 1.2, r + 1.2, t.shade) +
    path(ball, mix('#fffaf0', light.cast, light.castAmount * 0.5)) +
    clip(
      ball,
      oval(ex + gaze[0] * 3, ey + 0.6 + gaze[1] * 3.4, 5.2, 6, '#2a2430') +
        oval(ex + gaze[0] * 3 + lx(light) * 1.6, ey - 1.4 + gaze[1] * 3.4, 1.7, 1.8, '#ffffff') +
        path(
          `M${num(ex - r - 2)} ${num(ey - r - 4)}h${2 * r + 4}V${num(ey + lidAt)}h${-2 * r - 4}Z`,
          t.base,
        ) +
        line(`M${num(ex - r - 2)} ${num(ey + lidAt)}h${2 * r + 4}`, t.deep, 1.2),
    )
  );
}

const lx = (light: Light): number => (light.direction[0] > 0 ? 1 : -1);

/** A mouth that has all the time in the world, two feelers, and a warm cheek; on a head around (0, 0). */
function face(light: Light): string {
  const t = tone(light, SKIN);
  return (
    oval(2, 4, 5.4, 3.8, tone(light, '#e5886f').base, 'fill-opacity=".6"') +
    line('M5 9.4Q12 13.4 17.4 6.6M3.6 8.6l2 1.8', t.deep, 2) +
    line('M18.6 -1Q24 -1.6 26 2M16.4 -7Q22 -9.6 26 -7', t.base, 4)
  );
}

/** Small bumps along the back of the neck, so that it is skin. */
function warts(spine: readonly Point[], color: Hex): string {
  let d = '';
  for (let i = 3; i < spine.length - 1; i++) {
    const [a, b] = [spine[i] as Point, spine[i + 1] as Point];
    for (const [t, off] of [
      [0.2, -3],
      [0.55, 3],
      [0.85, -1],
    ] as const) {
      d += `M${num(lerp(a[0], b[0], t) + off)} ${num(lerp(a[1], b[1], t) + off * 0.6)}h.1`;
    }
  }
  return line(d, color, 2.4, 'stroke-opacity=".7"');
}

/** A rug, rolled up, and the end of it with its fringe: 88 across. */
function shell(light: Light): string {
  const pile = tone(light, RUG.pile);
  const band = tone(light, RUG.band);
  const woven = tone(light, RUG.woven);
  const back = tone(light, RUG.back);
  const [cx, cy] = [-12, -54];
  const coil: Point[] = [];
  const half: number[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    const angle = 1.15 - t * Math.PI * 2 * 2.25;
    const r = lerp(37.4, 4, t);
    coil.push([cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]);
    half.push(lerp(7.8, 3.8, t));
  }
  const d = ribbon(coil, half);
  const round = `M${num(cx - 44)} ${cy}a44 44 0 1 0 88 0a44 44 0 1 0 -88 0Z`;
  const middle = smooth(coil, false);
  const [dx, dy] = light.direction;
  const start = coil[0] as Point;
  let fringe = '';
  for (let i = 0; i < 6; i++) {
    const [fx, fy] = [start[0] - 9 + i * 3.7, start[1] + 4 - i * 1.1];
    fringe += `M${num(fx)} ${num(fy)}q1 5 ${num(3.4)} 9.4`;
  }
  return (
    line(fringe, woven.shade, 2.6) +
    path(round, back.base) +
    line(arcAway(cx, cy, 40.6), woven.shade, 1.6, 'stroke-dasharray="2.6 3.4"') +
    path(d, pile.base) +
    line(middle, band.base, 5.4) +
    line(middle, woven.base, 2.8, 'stroke-dasharray=".1 7"') +
    line(middle, pile.deep, 1, 'stroke-dasharray="1.4 5.7" stroke-dashoffset="4.4"') +
    path(ribbon(coil, half, 0.72, 1, false), woven.base, 'fill-opacity=".85"') +
    // Shade on the side away from the lamp, and a lit edge toward it.
    clip(
      round,
      `<g fill-rule="evenodd">${path(
        `${round}M${num(cx + dx * 12 - 46)} ${num(cy + dy * 12)}a46 46 0 1 0 92 0a46 46 0 1 0 -92 0Z`,
        back.deep,
        'fill-opacity=".42"',
      )}</g>`,
    ) +
    line(arcTowards(cx, cy, 42, dx, dy), pile.rim, 2.2, 'stroke-opacity=".8"') +
    line(fringe, woven.lite, 1.2)
  );
}

/** The rug's stitched border, where the outer turn leaves it bare. */
const arcAway = (cx: number, cy: number, r: number): string =>
  `M${num(cx + r * 0.5)} ${num(cy - r * 0.87)}A${r} ${r} 0 1 0 ${num(cx + r * 0.3)} ${num(cy + r * 0.95)}`;

/** A piece of circle on the side of the light. */
function arcTowards(cx: number, cy: number, r: number, dx: number, dy: number): string {
  const toward = Math.atan2(dy, dx);
  const [a, b] = [toward - 0.8, toward + 0.6];
  return `M${num(cx + Math.cos(a) * r)} ${num(cy + Math.sin(a) * r)}A${r} ${r} 0 0 1 ${num(cx + Math.cos(b) * r)} ${num(cy + Math.sin(b) * r)}`;
}
