// Everyone else on the beach, who is building up. Simple shapes and small faces, so that the hero
// keeps the eye; 100 high standing, on the sand at (0, 0), facing right.
import { polygon, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { type Joints, POSTURES, type Posture } from './postures.ts';

export interface Bather {
  readonly skin: string;
  readonly hair: string;
  readonly head: 'short' | 'turban';
  readonly wear: 'trunks' | 'shirt';
  readonly color: string;
  readonly second: string;
  /** 1 is a grown-up, 0.6 a child. */
  readonly grown?: number;
  readonly mustache?: boolean;
}

/** One of the families, `size` mm high standing, with its feet at (x, y). */
export function bather(
  light: Light,
  person: Bather,
  posture: Posture,
  x: number,
  y: number,
  size: number,
  facing: 1 | -1 = 1,
): string {
  const lit = facing > 0 ? light : mirrored(light);
  const k = (size / 100) * (person.grown ?? 1);
  const j = POSTURES[posture];
  const skin = tone(lit, person.skin);
  const cloth = tone(lit, person.color);
  const child = (person.grown ?? 1) < 0.8;
  const hips: Point = j.hip;
  const shirt = person.wear === 'shirt';
  const bottom = tone(lit, person.second);
  const arm = (shoulder: Point, [elbow, hand]: Reach, far: boolean): string => {
    const sleeve = far ? cloth.shade : cloth.base;
    const bare = far ? skin.shade : skin.base;
    const upper = [shoulder, lerped(shoulder, elbow, 0.5), elbow];
    return (
      path(ribbon(curved([shoulder, elbow, hand]), [5.4, 4.8, 4.2, 3.8, 3.4]), bare) +
      (shirt ? path(ribbon(upper, [6.4, 6.2, 6], -1, 1, false), sleeve) : '') +
      oval(hand[0], hand[1], 4.4, 4.4, bare)
    );
  };
  const leg = ([knee, foot]: Reach, far: boolean): string => {
    const trousers = far ? bottom.shade : bottom.base;
    const bare = far ? skin.shade : skin.base;
    const stands = foot[1] - knee[1] > 8;
    return (
      path(ribbon(curved([hips, knee, foot]), [8, 7.4, 6.2, 5.2, 4.4]), bare) +
      (stands
        ? oval(foot[0] + 3.4, foot[1] + 0.4, 6.6, 3, bare)
        : oval(foot[0], foot[1], 4, 3, bare)) +
      path(
        ribbon(
          [hips, lerped(hips, knee, 0.5), lerped(hips, knee, 0.86)],
          [9, 9.4, 9],
          -1,
          1,
          false,
        ),
        trousers,
      )
    );
  };
  const torso = trunk(j);
  /** A line across the trunk, `t` of the way down. */
  const across = (t: number): string => {
    const middle = lerped(j.neck, hips, t);
    const [dx, dy] = [j.neck[1] - hips[1], hips[0] - j.neck[0]];
    const half = 20 / (Math.hypot(dx, dy) || 1);
    return polygon(
      [
        [middle[0] + dx * half, middle[1] + dy * half],
        [middle[0] - dx * half, middle[1] - dy * half],
      ],
      false,
    );
  };
  const art =
    arm([j.neck[0] + 4, j.neck[1] + 6], j.arms[0], true) +
    leg(j.legs[1], true) +
    leg(j.legs[0], false) +
    clip(
      torso,
      path(torso, person.wear === 'trunks' ? skin.base : cloth.base) +
        line(across(1), bottom.base, 7),
    ) +
    line(polygon([j.neck, j.head], false), skin.shade, 8) +
    arm([j.neck[0] - 2, j.neck[1] + 6], j.arms[1], false) +
    at(j.head[0], j.head[1], child ? 1.28 : 1, headOf(person, lit));
  return at(x, y, k, art, 0, k * facing);
}

type Reach = readonly [Point, Point];

const lerped = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** Five points through the three joints of a limb. */
const curved = ([a, b, c]: readonly [Point, Point, Point]): Point[] => [
  a,
  lerped(a, b, 0.6),
  lerped(lerped(a, b, 0.9), lerped(b, c, 0.1), 0.5),
  lerped(b, c, 0.45),
  c,
];

/** From the shoulders to the hips. */
function trunk(j: Joints): string {
  const [ax, ay] = j.neck;
  const [bx, by] = j.hip;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const nx = (-(by - ay) / length) * 11;
  const ny = ((bx - ax) / length) * 11;
  const m = lerped(j.neck, j.hip, 0.6);
  return smooth([
    [ax + nx * 0.8, ay + ny * 0.8],
    [m[0] + nx, m[1] + ny],
    [bx + nx * 0.95, by + ny * 0.95],
    [bx - nx * 0.95, by - ny * 0.95],
    [m[0] - nx, m[1] - ny],
    [ax - nx * 0.8, ay - ny * 0.8],
  ]);
}

/** A head about 24 high around (0, 0), three-quarters to the right. */
function headOf(person: Bather, light: Light): string {
  const skin = tone(light, person.skin);
  const hair = tone(light, person.hair);
  const cloth = tone(light, person.second);
  const face =
    oval(0, 0, 11.4, 12.4, skin.base) +
    oval(-9, 1.6, 2.6, 3.4, skin.shade) +
    oval(10.6, 2, 2.4, 2, skin.base) +
    line('M3.4 -1.6h.1M8.4 -1.8h.1', '#33242a', 2.5) +
    oval(4, 4.6, 3.2, 2.2, '#dd5f45', 'fill-opacity=".28"') +
    (person.mustache
      ? path('M3 5.4C6 3.4 9.6 3.6 11.6 6C9 8.4 5 8 3 5.4Z', hair.base)
      : line('M4.6 7Q7.4 9 9.6 6.4', '#7d3a34', 1.4));
  if (person.head === 'turban') {
    return (
      face +
      path('M-13 -2C-17 -20 13 -21 12.4 -6C5 -9 -5 -8 -13 -2Z', cloth.base) +
      line('M-12 -6Q0 -18 11 -9M-11 -11Q0 -8 8 -15', cloth.deep, 1.2, 'stroke-opacity=".6"')
    );
  }
  return (
    face +
    path('M-11.8 1C-14 -16 12 -18 10.6 -5C4 -8.6 -3 -8 -5.4 -4.4C-7 -1 -9 3 -11.8 1Z', hair.base)
  );
}
