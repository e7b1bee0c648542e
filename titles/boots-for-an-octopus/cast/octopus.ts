import { disc, edge, num, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { contact, type Light, mirrored, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { OCTOPUS } from '#titles/boots-for-an-octopus/set/colors.ts';
import { brimful, footwear } from './footwear.ts';
import { type OctopusMood, octopusHead } from './octopus-head.ts';

/** One arm, and how it holds its foot. Lengths in mm on the sheet. */
export interface OctopusArm {
  /** From under the head to where the foot goes in; the last point is the foot. */
  readonly via: readonly Point[];
  /** Turn of what the foot wears, in degrees: 0 stands, 180 is held up. */
  readonly turn?: number;
  /** Toes to the right (1) or to the left (-1). */
  readonly toe?: 1 | -1;
  /** The arm passes in front of the head. */
  readonly before?: boolean;
  /** Stands on the ground: it gets its dark patch. */
  readonly stands?: boolean;
  /** Bare and wet for too long: blue toward a tip that is at its left. */
  readonly cold?: boolean;
  /** Which edge the suckers are on. */
  readonly suckers?: 1 | -1;
}

/** Points written as 'x,y x,y': eight arms as number pairs in brackets filled a page of code each. */
export const way = (pairs: string): Point[] =>
  pairs.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number);
    return [x ?? 0, y ?? 0];
  });

export interface OctopusWish {
  readonly head: Point;
  /** Width of the head. */
  readonly size: number;
  readonly tilt?: number;
  readonly mood: OctopusMood;
  readonly gaze: Point;
  /** Feet one to eight, in the order in which they were dressed. */
  readonly arms: readonly OctopusArm[];
  /** How many of them are dressed. */
  readonly dressed: number;
  /** From opening to sole. */
  readonly foot: number;
  /** Art of what foot seven wears, about 100 wide around (0, 0). */
  readonly object: string;
  /** Everything has water in it. */
  readonly brimful?: boolean;
}

export interface OctopusArt {
  readonly shadow: string;
  readonly behind: string;
  readonly head: string;
  readonly before: string;
  readonly face: Box;
}

const SAMPLES = 5;

/** Eight arms, a head, and everything that they wear; placed in mm on the sheet. */
export function octopus(wish: OctopusWish, light: Light): OctopusArt {
  const [x, y] = wish.head;
  const { size } = wish;
  // Arms leave the head in the order of where they first go, so that none crosses at the root.
  const order = wish.arms
    .map((arm, i) => ({ i, x: (arm.via[0] as Point)[0] }))
    .sort((a, b) => a.x - b.x)
    .map(({ i }) => i);
  const layers = { behind: '', before: '', shadow: '' };
  for (const [i, arm] of wish.arms.entries()) {
    const place = (order.indexOf(i) / (wish.arms.length - 1)) * 2 - 1;
    // An arm in front begins lower, or it lies across the mouth.
    const root: Point = [
      x + place * size * 0.34,
      y + size * (arm.before ? 0.47 : 0.38 - 0.1 * place * place),
    ];
    const foot = i + 1;
    const art =
      foot <= wish.dressed
        ? dressedArm(wish, arm, root, foot, light)
        : bareArm(wish, arm, root, light);
    if (arm.before) layers.before += art;
    else layers.behind += art;
    if (arm.stands) {
      const [fx, fy] = arm.via.at(-1) as Point;
      const k = wish.foot / 60;
      layers.shadow += contact(light, fx + 9 * k * (arm.toe ?? 1), fy + wish.foot, 42 * k, 8 * k);
    }
  }
  return {
    ...layers,
    head: at(
      x,
      y,
      size / 100,
      octopusHead(wish.mood, wish.gaze, turned(light, wish.tilt ?? 0)),
      wish.tilt ?? 0,
    ),
    face: { x: x - size * 0.4, y: y - size * 0.2, width: size * 0.8, height: size * 0.6 },
  };
}

function dressedArm(
  wish: OctopusWish,
  arm: OctopusArm,
  root: Point,
  foot: number,
  light: Light,
): string {
  const turn = arm.turn ?? 0;
  const toe = arm.toe ?? 1;
  const k = wish.foot / 60;
  const [fx, fy] = arm.via.at(-1) as Point;
  const angle = (turn * Math.PI) / 180;
  // The tip goes a little way into what it wears, along the way that this is turned.
  const inside: Point = [fx - Math.sin(angle) * 14 * k, fy + Math.cos(angle) * 14 * k];
  const lit = turned(toe > 0 ? light : mirrored(light), toe > 0 ? turn : -turn);
  // Whatever is held up on high is still the right way up.
  const upright = Math.abs(turn) > 90 ? at(0, 0, 1, wish.object, 180) : wish.object;
  const worn = footwear(foot, upright, lit);
  const put = (art: string): string => at(fx, fy, k, art, turn, toe * k);
  return (
    put(worn.behind) +
    tentacle([root, ...arm.via, inside], wish.size * 0.14, wish.size * 0.06, arm.suckers, light) +
    (wish.brimful ? put(brimful(foot)) : '') +
    put(worn.before)
  );
}

function bareArm(wish: OctopusWish, arm: OctopusArm, root: Point, light: Light): string {
  const points = [root, ...arm.via];
  const art = tentacle(points, wish.size * 0.14, wish.size * 0.042, arm.suckers, light);
  if (!arm.cold) return art;
  const spine = sampled(points);
  return (
    art +
    path(
      ribbon(spine, tapered(spine.length, wish.size * 0.14, wish.size * 0.042)),
      linear(
        [
          [0, '#58a6ea', 0.85],
          [0.3, '#6fb4ea', 0.6],
          [0.7, '#6fb4ea', 0],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  );
}

/** Half widths of an arm from root to tip. */
const tapered = (count: number, thick: number, thin: number): number[] =>
  Array.from({ length: count }, (_, i) => thick + (thin - thick) * (i / (count - 1)) ** 0.6);

/** Points between the given ones, along the same curve. */
function sampled(points: readonly Point[]): Point[] {
  const point = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const all: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    for (let step = 0; step < SAMPLES; step++) {
      const t = step / SAMPLES;
      const along = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      all.push([along(0), along(1)]);
    }
  }
  all.push(point(points.length - 1));
  return all;
}

/** Of half an arm's width: where the pale underside has its middle, and how wide it is to each side of that. */
const [PALE, HALF] = [0.68, 0.31] as const;

/** It comes round from below and goes round again: a leaf, pointed at both ends. */
function underside(spine: readonly Point[], widths: readonly number[], side: 1 | -1): string {
  const last = spine.length - 1;
  const grown = (i: number): number => Math.min(1, Math.sin((Math.PI * i) / last) * 1.7);
  const rim = (way: 1 | -1): Point[] =>
    edge(
      spine,
      widths.map((w, i) => w * (PALE + way * HALF * grown(i))),
      side,
    );
  return `${smooth(rim(1), false)}${smooth(rim(-1).reverse(), false).replace('M', 'L')}Z`;
}

/** Down the back of an arm, ever smaller. */
function freckles(spine: readonly Point[], widths: readonly number[], side: 1 | -1): string {
  const back = edge(spine, widths, -0.28 * side);
  return back
    .map(([x, y], i): string => {
      const w = widths[i] as number;
      const shown = i % 4 === 2 && i > 3 && i < spine.length - 3;
      return shown ? disc(x, y, w * (i % 8 === 2 ? 0.26 : 0.16)) : '';
    })
    .join('');
}

/** A tapering arm with its pale underside and suckers; `thick` and `thin` are half widths in mm. */
export function tentacle(
  points: readonly Point[],
  thick: number,
  thin: number,
  suckers: 1 | -1 | undefined,
  light: Light,
): string {
  const t = tone(light, OCTOPUS.skin);
  const under = tone(light, OCTOPUS.under);
  const spine = sampled(points);
  const widths = tapered(spine.length, thick, thin);
  const first = spine[0] as Point;
  const last = spine.at(-1) as Point;
  // By default the suckers are on the edge that is turned down, or to the middle.
  const side = suckers ?? (last[0] < first[0] ? -1 : 1);
  const away =
    -(last[1] - first[1]) * light.direction[0] + (last[0] - first[0]) * light.direction[1] > 0;
  const shade = away ? [-1, -0.25] : [0.25, 1];
  const cups = ['', '', ''];
  // Near the head the arms lie side by side, and their undersides would only be scraps of pink.
  const from = Math.ceil(spine.length * 0.28);
  for (let i = from + 1; i < spine.length - 1; i++) {
    const [a, b, w] = [spine[i - 1] as Point, spine[i + 1] as Point, widths[i] as number];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const p = spine[i] as Point;
    const out = w * 0.66 * side;
    const third = Math.floor((3 * i) / spine.length);
    // None where the pale of it is only a point.
    if (i < from + 3 || i > spine.length - 3) continue;
    cups[third] +=
      `M${num(p[0] - ((b[1] - a[1]) / length) * out)} ${num(p[1] + ((b[0] - a[0]) / length) * out)}h.1`;
  }
  return (
    // A fine dark edge keeps arm from arm where they cross, so that each can be counted.
    path(
      ribbon(spine, widths),
      t.base,
      `stroke="${t.deep}" stroke-width=".7" stroke-opacity=".6"`,
    ) +
    path(ribbon(spine, widths, shade[0], shade[1], false), t.shade, 'fill-opacity=".7"') +
    path(freckles(spine, widths, side), tone(light, OCTOPUS.spot).base, 'fill-opacity=".8"') +
    path(underside(spine.slice(from), widths.slice(from), side), under.base) +
    cups
      .map((d, third) =>
        line(d, under.shade, 0.54 * (thick + (thin - thick) * ((third + 0.5) / 3) ** 0.7)),
      )
      .join('')
  );
}
