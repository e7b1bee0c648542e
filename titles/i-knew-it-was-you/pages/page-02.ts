import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { HELD_IN } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { SOUNDS } from '#titles/i-knew-it-was-you/sounds.ts';

/** From the bath to the corner: where the water went, every few mm. */
const WAY: readonly Point[] = [
  [54, 50],
  [71, 56],
  [88, 60],
  [106, 62],
  [123, 67],
  [137, 77],
  [146, 91],
  [151, 107],
  [155, 124],
  [158, 141],
  [160, 158],
];

/** Straight from above: a dry mat, and a river that has only just gone by. */
export const page02: Painting = ({ hero }) => {
  const kid = placeHero(
    hider(hero),
    56,
    'head',
    hero.wheelchair ? [158, 124] : [164, 132],
    {
      pose: 'sneak',
      mood: 'happy',
      face: HELD_IN,
      yaw: 26,
      pitch: 46,
      turn: -40,
      nod: -26,
      tilt: -10,
      gaze: [-0.9, -0.5],
      body: { lean: 12, roll: 10, twist: -8 },
      armL: { upper: [30, 40], lower: [120, -40], hand: 'open' },
      armR: { upper: [20, 60], lower: [60, 20], hand: 'open' },
    },
    LAMP,
  );
  const art =
    floor() +
    pool(172, 128, 60, 84, INK.glow, 0.62) +
    gouged('page 2', [166, 130], 44, 92, 24, INK.glow, 0.42, [-110, 100]) +
    runner() +
    shifted(0, -148, bathmat()) +
    shifted(2, -22, basket()) +
    (hero.wheelchair ? wheelTracks() : footprints()) +
    puddles() +
    at(110, 42, 0.42, rubberDuck(LAMP)) +
    kid.shadow +
    kid.art +
    dripping(kid.head, kid.scale) +
    at(268, 212, 1, toes(), 180) +
    lettered(SOUNDS.drip, [82, 80], { height: 5, turn: 8, ink: INK.paper }) +
    lettered(SOUNDS.drip, [112, 96], { height: 6, turn: 40, ink: INK.paper });
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 132, width: 102, height: 70 },
      ink: 'light',
      largest: { explorer: 16 },
      anchor: 'bottom',
    },
    faces: [kid.face],
  };
};

/** What falls from hair on its way. */
const dripping = ([x, y]: Point, scale: number): string =>
  [
    [-62, 44, 1],
    [66, 30, 1.2],
    [-70, 86, 1.3],
    [58, 62, 0.9],
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

/** Boards from above, a wall on either side, and the end of a rug. */
function floor(): string {
  let seams = '';
  let ends = '';
  for (let x = 10; x < SHEET; x += 23) {
    seams += `M${x} 0V${SHEET}`;
    for (let y = (x * 37) % 70; y < SHEET; y += 76) ends += `M${x} ${y}h23`;
  }
  return (
    wiped(
      { x: 0, y: 0, width: SHEET, height: SHEET },
      [
        [0, '#3a2a52'],
        [0.5, '#5b3b52'],
        [1, '#40304f'],
      ],
      INK.blush,
      'page 2',
    ) +
    line(seams, INK.key, 0.7, 'stroke-opacity=".6"') +
    line(ends, INK.key, 0.6, 'stroke-opacity=".5"') +
    box(207, 0, 12, SHEET, INK.night) +
    line(`M207 0V${SHEET}`, INK.key, 1.4)
  );
}

/** A striped runner, and the pool of the hall lamp on it. */
function runner(): string {
  const t = tone(LAMP, INK.rose);
  let stripes = '';
  for (let y = 84; y < SHEET; y += 15) stripes += `M124 ${y}H198M124 ${y + 4}H198`;
  let fringe = '';
  for (let x = 126; x < 198; x += 4) fringe += `M${x} 77v-5`;
  return (
    box(124, 77, 74, 150, t.shade, 0, `stroke="${INK.key}" stroke-width=".8"`) +
    line(stripes, tone(LAMP, INK.amber).shade, 1.6, 'stroke-opacity=".8"') +
    box(129, 77, 64, 150, INK.plum, 0, 'fill-opacity=".22"') +
    line(fringe, tone(LAMP, INK.paper).shade, 1)
  );
}

/** Clean laundry, and a towel that nobody has used, from above. */
function basket(): string {
  const t = tone(LAMP, INK.amber);
  const towel = tone(LAMP, INK.paper);
  return (
    oval(33, 128, 27, 22, INK.key, 'fill-opacity=".4"') +
    oval(30, 125, 26, 21, t.shade, `stroke="${INK.key}" stroke-width=".8"`) +
    oval(30, 125, 22, 17, tone(LAMP, INK.dark).base) +
    path(
      'M14 122C18 108 44 106 48 120C50 132 40 140 28 139C18 138 12 132 14 122Z',
      towel.base,
      `stroke="${INK.key}" stroke-width=".6"`,
    ) +
    line('M18 126C26 120 38 122 46 126M20 132C28 128 36 130 43 132', tone(LAMP, INK.blue).base, 2) +
    line('M5 119q3 3 0 6M6 131q4 2 3 6M55 119q-3 3 0 6M53 133q-3 2 -3 5', t.deep, 1)
  );
}

/** Dry from side to side. */
function bathmat(): string {
  const t = tone(LAMP, INK.blue);
  let fringe = '';
  for (let y = 168; y < 212; y += 3) fringe += `M-2 ${y}l-3 1M46 ${y}l4 1`;
  return (
    box(-10, 166, 56, 46, t.base, 3) +
    line('M-4 172H42M-4 178H42M-4 184H42M-4 190H42M-4 196H42M-4 202H42', t.lite, 1.4) +
    line(fringe, tone(LAMP, INK.paper).base, 0.9)
  );
}

const WET = '#b9d3df';

/** Left, right, left, right, each with a shine on it. */
function footprints(): string {
  return WAY.map((p, i) => {
    const q = WAY[Math.min(i + 1, WAY.length - 1)] as Point;
    const o = i === WAY.length - 1 ? (WAY[i - 1] as Point) : p;
    const turn = (Math.atan2(q[1] - o[1], q[0] - o[0]) * 180) / Math.PI + 90;
    const side = i % 2 ? 1 : -1;
    return at(
      p[0],
      p[1],
      1,
      at(
        side * 4.2,
        0,
        0.92,
        path(
          'M-2.6 6C-4 2 -3.6 0 -2.8 -2C-4 -5 -2 -7 0 -7C2.4 -7 3.6 -5 3 -2C2 0 2.6 3 2.4 6C1.6 8.6 -1.6 8.6 -2.6 6Z',
          WET,
          'fill-opacity=".85"',
        ) + line('M-2.8 -9h.1M-.8 -9.8h.1M1.1 -9.6h.1M2.8 -8.6h.1', WET, 1.5),
        0,
        side * 0.92,
      ),
      turn,
    );
  }).join('');
}

/** Two wet lines, with the tread of the tires in them. */
function wheelTracks(): string {
  const beside = (by: number): string =>
    WAY.map((p, i) => {
      const q = WAY[i + 1] ?? p;
      const o = WAY[i - 1] ?? p;
      const long = Math.hypot(q[0] - o[0], q[1] - o[1]) || 1;
      return `${i ? 'L' : 'M'}${num(p[0] - ((q[1] - o[1]) / long) * by)} ${num(p[1] + ((q[0] - o[0]) / long) * by)}`;
    }).join('');
  const both = beside(-9) + beside(9);
  return (
    line(both, WET, 3, 'stroke-opacity=".8"') +
    line(both, INK.indigo, 2, 'stroke-opacity=".5" stroke-dasharray="1 2.6"')
  );
}

/** With the lamp in each. */
const puddles = (): string =>
  [
    [110, 44, 24, 10],
    [146, 62, 11, 5],
    [72, 40, 9, 4],
    [172, 96, 10, 6],
  ]
    .map(
      ([x = 0, y = 0, rx = 0, ry = 0]) =>
        oval(x, y, rx, ry, '#86abc4', 'fill-opacity=".9"') +
        oval(x - rx * 0.2, y - ry * 0.3, rx * 0.5, ry * 0.34, INK.glow, 'fill-opacity=".7"'),
    )
    .join('');

/** A rubber duck from above, about 60 long. */
function rubberDuck(light: Light): string {
  const t = tone(light, INK.amber);
  return (
    path(
      'M-32 4C-30 -18 -8 -24 14 -18C24 -14 26 6 14 14C-6 22 -24 18 -32 4Z',
      t.base,
      `stroke="${INK.key}" stroke-width="1.6"`,
    ) +
    path('M-30 2C-24 -2 -16 0 -10 8', 'none') +
    oval(14, -8, 14, 13, t.lite, `stroke="${INK.key}" stroke-width="1.6"`) +
    path('M26 -12C36 -12 38 -4 28 -3Z', tone(light, INK.rose).base) +
    oval(18, -13, 1.8, 1.8, INK.key) +
    line('M-18 -8C-8 -4 -2 2 -2 10', t.deep, 2)
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
