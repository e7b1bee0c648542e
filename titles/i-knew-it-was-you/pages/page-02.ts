import { num } from '#bookmaking/drawing/curves.ts';
import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { HELD_IN } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { HALL, hall } from '#titles/i-knew-it-was-you/set/hall.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { facet } from '#titles/i-knew-it-was-you/set/room.ts';
import { SOUNDS } from '#titles/i-knew-it-was-you/sounds.ts';

/** From the bath to the corner: where the water went, in cm of the floor. */
const WAY: readonly Point[] = [
  [-92, -2],
  [-66, 10],
  [-34, 18],
  [2, 26],
  [40, 36],
  [68, 52],
  [72, 72],
  [52, 92],
  [24, 108],
  [4, 124],
  [-2, 142],
  [8, 160],
];

/** The length of the hall, as slippers have it before them: a dry mat, a river, and far off somebody who drips. */
export const page02: Painting = ({ hero, beside }) => {
  const who = hider(hero);
  const rolls = hero.wheelchair !== undefined;
  const wish: HeroWish = {
    pose: rolls ? 'sit' : 'sneak',
    mood: 'happy',
    face: HELD_IN,
    yaw: rolls ? 128 : 118,
    pitch: 9,
    turn: -84,
    nod: -4,
    tilt: -6,
    gaze: [-0.8, 0.1],
  };
  const ground = HALL.see([12, 0, 168]);
  const placed = (size: number): PlacedHero => placeHero(who, size, 'ground', ground, wish, LAMP);
  const { figure } = placed(30);
  const kid = placed(
    Math.min(beside ? 40 : 36, ((beside ? 80 : 73) / (50 - figure.head[1])) * 100),
  );
  const art =
    hall() +
    (rolls ? wheelTracks() : footprints()) +
    puddles() +
    bathmat() +
    towel() +
    at(52, 178, 0.46, rubberDuck()) +
    thrown(kid.origin) +
    kid.shadow +
    kid.art +
    dripping(kid.head, kid.scale) +
    at(-6, -8, 1, toes()) +
    lettered(SOUNDS.drip, [92, 166], { height: 6.4, turn: -8, ink: INK.paper }) +
    lettered(SOUNDS.drip, [117, 150], { height: 4.6, turn: 6, ink: INK.paper });
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 106, height: 96 },
      ink: 'light',
      largest: { explorer: 17 },
    },
    faces: [kid.face],
  };
};

/** Toward us, as long as the hall. */
const thrown = ([x, y]: Point): string =>
  path(
    `M${num(x - 4)} ${num(y)}C${num(x - 10)} ${num(y + 16)} ${num(x - 18)} ${num(y + 26)} ${num(x - 20)} ${num(y + 36)}C${num(x - 19)} ${num(y + 44)} ${num(x + 5)} ${num(y + 44)} ${num(x + 5)} ${num(y + 36)}C${num(x + 6)} ${num(y + 24)} ${num(x + 5)} ${num(y + 10)} ${num(x + 4)} ${num(y)}Z`,
    INK.key,
    'fill-opacity=".42"',
  );

/** What falls from hair on its way. */
const dripping = ([x, y]: Point, scale: number): string =>
  [
    [-78, 44, 0.7],
    [-70, 104, 0.9],
    [64, 150, 0.8],
    [-52, 160, 0.7],
  ]
    .map(([dx = 0, dy = 0, size = 1]) =>
      at(
        x + dx * scale,
        y + dy * scale,
        size,
        path('M0 -4.4C-3.4 .6 -2.6 3.4 0 3.4S3.4 .6 0 -4.4Z', WET),
      ),
    )
    .join('');

/** Dry from side to side. */
function bathmat(): string {
  const t = tone(LAMP, INK.blue);
  const stripe = (x: number): string => {
    const [a, b] = [HALL.see([x, 0, -60]), HALL.see([x, 0, 2])];
    return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  };
  return (
    path(
      facet(HALL, [
        [-126, 0, -60],
        [-126, 0, 4],
        [-84, 0, 4],
        [-84, 0, -60],
      ]),
      t.base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) + line([-120, -112, -104, -96, -90].map(stripe).join(''), t.lite, 1.4)
  );
}

/** On its peg, as dry as the mat. */
const towel = (): string =>
  path(
    'M197 96C200 90 212 88 220 88V150L199 142Z',
    tone(LAMP, INK.paper).shade,
    `stroke="${INK.key}" stroke-width=".8"`,
  ) +
  line('M198 126L220 132M198.500 132L220 139', tone(LAMP, INK.rose).base, 2) +
  line('M205 94C204 110 206 130 206 144M213 92C212 112 214 132 213 147', INK.plum, 0.9) +
  oval(203, 93, 2.2, 2.2, INK.amber, `stroke="${INK.key}" stroke-width=".7"`);

const WET = '#b9d3df';

/** Left, right, left, right. */
function footprints(): string {
  return WAY.slice(0, -1)
    .flatMap((p, i) => {
      const q = WAY[i + 1] as Point;
      return [p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as Point];
    })
    .map(([x, z], i) => {
      const by = i % 2 ? 9 : -9;
      const seen: Point3 = [x + by, 0, z + by * 0.4];
      const [px, py] = HALL.see(seen);
      const k = HALL.scale(seen);
      return at(
        px,
        py,
        k * 0.8,
        path(
          'M-2.6 6C-4 2 -3.6 0 -2.8 -2C-4 -5 -2 -7 0 -7C2.4 -7 3.6 -5 3 -2C2 0 2.6 3 2.4 6C1.6 8.6 -1.6 8.6 -2.6 6Z',
          WET,
        ) + line('M-2.8 -9h.1M-.8 -9.8h.1M1.1 -9.6h.1M2.8 -8.6h.1', WET, 1.5),
        z < 40 ? 50 : z > 70 ? -24 : 0,
        k * 1.2,
      );
    })
    .join('');
}

/** Two wet lines, with the tread of the tires in them. */
function wheelTracks(): string {
  const beside = (by: number): string =>
    WAY.map((p, i) => {
      const q = WAY[i + 1] ?? p;
      const o = WAY[i - 1] ?? p;
      const long = Math.hypot(q[0] - o[0], q[1] - o[1]) || 1;
      const [x, y] = HALL.see([
        p[0] - ((q[1] - o[1]) / long) * by,
        0,
        p[1] + ((q[0] - o[0]) / long) * by,
      ]);
      return `${i ? 'L' : 'M'}${num(x)} ${num(y)}`;
    }).join('');
  const both = beside(-15) + beside(15);
  return (
    line(both, WET, 2.6, 'stroke-opacity=".85"') +
    line(both, INK.indigo, 1.8, 'stroke-opacity=".5" stroke-dasharray="1 2.4"')
  );
}

/** With the light of the far end in each. */
const puddles = (): string =>
  [
    [52, 187, 26, 5],
    [113, 190, 13, 2.6],
    [190, 172, 11, 2.2],
    [150, 157, 8, 1.5],
  ]
    .map(
      ([x = 0, y = 0, rx = 0, ry = 0]) =>
        oval(x, y, rx, ry, '#86abc4', 'fill-opacity=".95"') +
        oval(x + rx * 0.24, y - ry * 0.24, rx * 0.5, ry * 0.4, INK.glow, 'fill-opacity=".75"'),
    )
    .join('');

/** A rubber duck that has been wished good luck, about 60 long, afloat on y 20. */
function rubberDuck(): string {
  const t = tone(LAMP, INK.amber);
  const key = `stroke="${INK.key}" stroke-width="1.8"`;
  return (
    path('M-34 -8C-26 -2 -14 -4 -4 -8H22C34 0 30 22 14 22H-16C-32 22 -36 4 -34 -8Z', t.base, key) +
    path('M-30 4C-20 16 8 18 28 6C28 16 22 22 14 22H-16C-26 22 -30 14 -30 4Z', t.shade) +
    oval(14, -20, 17, 17, t.base, key) +
    path('M28 -24C40 -26 44 -14 29 -13Z', tone(LAMP, INK.rose).base, key) +
    oval(18, -25, 2.4, 2.8, INK.key) +
    line('M-14 4C-6 12 6 12 12 2', t.deep, 2.2)
  );
}

/** Somebody is standing at this end: the tips of two slippers and a hem. */
function toes(): string {
  const felt = tone(LAMP, INK.rose);
  const tip = (x: number): string =>
    path(
      `M${x - 12} 222V206C${x - 12} 193 ${x + 12} 193 ${x + 12} 206V222Z`,
      felt.base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) + line(`M${x - 10} 211Q${x} 205 ${x + 10} 211`, tone(LAMP, INK.paper).base, 2.6);
  return (
    tip(156) +
    tip(186) +
    path('M134 222C140 208 204 208 210 222Z', tone(LAMP, ROBE.cloth).base) +
    line('M148 222V212M162 222V210M176 222V210M190 222V211', tone(LAMP, ROBE.check).base, 2)
  );
}
