import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob, num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { sand } from '#titles/hole-department/set/beach.ts';
import { MOLE, PAPER, SAND } from '#titles/hole-department/set/colors.ts';
import { form, pencilCircle } from '#titles/hole-department/set/forms.ts';
import { bucket, windbreak } from '#titles/hole-department/set/gear.ts';
import { lettering } from '#titles/hole-department/set/lettering.ts';
import { LATE } from '#titles/hole-department/set/lights.ts';
import { OK_STAMP } from '#titles/hole-department/set/stamp-mark.ts';

/** Close, from above: nine corners, nine circles, and one that is dark. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold, all that is round on a beach when one looks down at it; and the tide. */
export const spread08: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero }: Cast, width: number): Picture {
  const open = width === SPREAD;
  const child = overTheHole(hero);
  // The finger ends on a circle, however long the arm is.
  const k = child.scale * 100;
  const [x, y] = [child.handR[0] + k * 0.1, child.handR[1] + k * 0.29];
  const sheets: readonly (readonly [
    x: number,
    y: number,
    degrees: number,
    corner: 1 | -1,
    number: string,
  ])[] = [
    [116, 32, -8, 1, '6'],
    [152, 30, 12, -1, '7'],
    [190, 42, 24, -1, '8'],
    [206, 80, 62, -1, '5'],
    [26, 120, -32, 1, '1'],
    [56, 122, -6, 1, '3'],
    [118, 121, 12, 1, '4'],
  ];
  const second = form(x + 12, y - 12.4, 27, {
    number: '2',
    stamp: OK_STAMP,
    degrees: 10,
    corner: -1,
    circle: 2.5,
  });
  const art =
    sand(0, SHEET, 'eight', '#f6dca8', '#eec98c', width) +
    (open ? roundThings() : '') +
    windbreak(LATE, -40, 34, 34) +
    hole() +
    sheets
      .map(([sx, sy, degrees, corner, number]) =>
        form(sx, sy, 27, { number, stamp: OK_STAMP, degrees, corner, circle: 2.5 }),
      )
      .join('') +
    bucket(LATE, 18, 104, 20) +
    child.shadow +
    // Who rolls has it on the lap.
    (hero.wheelchair ? child.art + second : second + child.art) +
    formNine(open) +
    child.arm(-1);
  return {
    art,
    quiet: {
      box: { x: 16, y: 157, width: open ? 175 : 184, height: 46 },
      ink: 'dark',
      largest: { explorer: 18 },
      anchor: 'middle',
    },
    faces: [child.face],
  };
}

/** On both knees, bent so far over that one hand has to hold on to the rim; the other goes from circle to circle. */
function overTheHole(hero: Hero): PlacedHero {
  const rolls = hero.wheelchair !== undefined;
  return placeHero(
    hero,
    rolls ? headToStand(hero, 164, 42) : 42,
    'head',
    rolls ? [82, 44] : [92, 60],
    {
      pose: rolls ? 'perch' : 'crawl',
      mood: 'wonder',
      face: { mouth: SOFT_SMILE },
      yaw: rolls ? 36 : 50,
      pitch: rolls ? 44 : 42,
      nod: rolls ? -8 : 0,
      turn: rolls ? 0 : -14,
      tilt: 8,
      gaze: [0.5, 1],
      touchL: rolls ? [134, 92] : [130, 76],
      touchR: rolls ? [80, 96] : [84, 118],
      armL: { upper: [48, 30], lower: [30, 14], hand: 'hold' },
      armR: { upper: [48, 30], lower: [30, 14], hand: 'point' },
      body: rolls ? { roll: 8, lean: 8 } : { lean: 58 },
    },
    LATE,
  );
}

/** Looking down it: the dark, and two things that are rounder and darker. */
function hole(): string {
  const chance = chanceFrom('rim');
  const inside = blob(chanceFrom('mouth'), 160, 88, 30, 27, 13, 0.03);
  return (
    path(blob(chance, 160, 88, 36, 32, 15, 0.06), SAND.wet) +
    path(inside, '#5a3825') +
    clip(
      inside,
      oval(164, 96, 30, 27, '#33201a') +
        oval(161, 94, 22, 20, MOLE.fur) +
        oval(161, 98, 22, 18, '#43353f') +
        line('M153 87H169', '#b89b63', 1.4) +
        oval(151.4, 88, 8, 8, MOLE.glass, 'stroke="#b89b63" stroke-width="1.5"') +
        oval(170.6, 88, 8, 8, MOLE.glass, 'stroke="#b89b63" stroke-width="1.5"') +
        line(
          'M147 84.6q1.6 -2.6 4 -3M166.4 84.6q1.6 -2.6 4 -3',
          '#ffffff',
          1.4,
          'stroke-opacity=".75"',
        ) +
        oval(161, 100, 6.4, 5.6, MOLE.skin) +
        oval(162.6, 98.4, 2, 1.4, '#fff1e6', 'fill-opacity=".85"'),
    ) +
    at(134, 108, 0.42, paw(), 200) +
    at(188, 108, 0.42, paw(), -24)
  );
}

/** A paw over the edge. */
const paw = (): string =>
  line('M15 -8L22 -12M18 -3L26 -5M18 3L26 5M15 8L22 12', MOLE.claw, 5.4) +
  path('M-9 -10C-2 -15 12 -16 18 -9C23 -3 23 4 18 10C12 16 -2 15 -9 10Z', MOLE.skin);

/** The ninth lies nearest, and has room for words; it is as long as it is because of what it closes. */
const formNine = (open: boolean): string =>
  (open
    ? path('M8 148L210 142L396 139L398 222H4Z', '#7a5636', 'fill-opacity=".3"') +
      path(
        'M6 146L212 140L392 136L396 220H0Z',
        linear([
          [0, '#fffaea'],
          [1, PAPER.base],
        ]),
      ) +
      smallPrint() +
      rolledEnd()
    : path('M8 148L210 142L214 222H4Z', '#7a5636', 'fill-opacity=".3"') +
      path(
        'M6 146L212 140L216 220H0Z',
        linear([
          [0, '#fffaea'],
          [1, PAPER.base],
        ]),
      )) +
  lettering('FORM 9', 16, 147.6, 4, PAPER.ink, 1) +
  [52, 64, 76, 88].map((x) => line(roundedBox(x, 147.2, 4.4, 4.4, 0.4), PAPER.ink, 0.6)).join('') +
  box(96, 149.4, 60, 0.5, PAPER.line) +
  pencilCircle(198, 149, 3.4);

/** What nobody reads; somebody has put a cup on it, and the cup was round. */
const smallPrint = (): string =>
  line(
    'M232 158H288M232 164H276M232 170H292M232 176H270M232 182H286M310 158H356M310 164H350M310 170H360M310 182H342M310 188H354',
    PAPER.line,
    1.2,
  ) +
  line('M304 198h54M304 205h40', PAPER.line, 1.2) +
  line('M232 203h26q2 -6 5 0t5 0t5 0', PAPER.ink, 0.8) +
  lettering('THIS SIDE DOWN', 232, 191, 4.6, PAPER.ink, 1) +
  oval(340, 176, 11, 10.4, 'none', 'stroke="#b98a5a" stroke-width="1.6" stroke-opacity=".55"') +
  line('M350 180q4 3 3 7', '#b98a5a', 1.4, 'stroke-opacity=".45"');

/** Its end has not been unrolled yet. */
const rolledEnd = (): string =>
  path(
    'M386 134L402 134L407 222H391Z',
    linear(
      [
        [0, '#d8c193'],
        [0.4, '#fffaea'],
        [1, '#c9ac78'],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  oval(394, 134.4, 8, 3, PAPER.base, 'stroke="#b58a5a" stroke-width=".7"') +
  line('M394 134.4m-1.6 0a1.6 .8 0 1 0 4 .2a4.4 1.8 0 1 0 -7 .2', '#b58a5a', 0.7);

/** Seen from where the gulls are, a beach is circles. */
function roundThings(): string {
  const wedges = (x: number, y: number, r: number, colors: readonly string[]): string =>
    Array.from({ length: 12 }, (_, i) => {
      const a = (i / 12) * Math.PI * 2;
      const b = ((i + 1) / 12) * Math.PI * 2;
      return path(
        `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * r)} ${num(y + Math.sin(a) * r)}A${r} ${r} 0 0 1 ${num(x + Math.cos(b) * r)} ${num(y + Math.sin(b) * r)}Z`,
        colors[i % colors.length] as string,
      );
    }).join('');
  const shade = (x: number, y: number, rx: number, ry = rx): string =>
    oval(x - rx * 0.34, y + ry * 0.24, rx, ry, LATE.shade, 'fill-opacity=".26"');
  return (
    tideFromAbove() +
    // A parasol, and feet that it has been moved for.
    shade(262, 46, 36) +
    path('M226 66L262 54L274 92L238 104Z', '#2f8f8c') +
    path(
      'M233 63.600L240 61.300L252 99.300L245 101.600ZM248 58.600L255 56.300L267 94.300L260 96.600Z',
      '#fff3d8',
    ) +
    line('M264 96l4 9M272 92l5 8', '#965f3c', 5) +
    oval(269, 107, 3, 4, '#965f3c') +
    oval(278, 102, 3, 4, '#965f3c') +
    wedges(264, 42, 34, ['#f0684a', '#fff3d8']) +
    oval(264, 42, 2.6, 2.6, '#a98a66') +
    // A hat on somebody asleep; a ball; a ring; a bucket.
    shade(318, 92, 13) +
    oval(318, 92, 13, 13, '#e5b95a') +
    oval(318, 92, 12, 12, 'none', 'stroke="#c99a44" stroke-width=".8"') +
    oval(318, 92, 7, 7, '#f7c948', 'stroke="#25356b" stroke-width="2.4"') +
    shade(326, 30, 9) +
    wedges(326, 30, 9.5, ['#25356b', '#fff3d8', '#f0684a', '#fff3d8']) +
    oval(326, 30, 2, 2, '#fff3d8') +
    shade(356, 66, 12) +
    oval(356, 66, 9.5, 9.5, 'none', 'stroke="#f7c948" stroke-width="6"') +
    line('M356 53.500v6M356 72.500v6M343.5 66h6M362.5 66h6', '#f0684a', 4.4) +
    shade(290, 118, 7) +
    oval(290, 118, 7.6, 7.6, '#2f8f8c') +
    oval(290, 118, 5.8, 5.8, '#1f6a70') +
    line('M283 115a9 9 0 0 1 14 0', '#fff3d8', 1) +
    // Towers from a bucket, from above, and a crab that has walked round them.
    [
      [236, 124],
      [252, 120],
      [245, 132],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shade(x, y, 6.5) + oval(x, y, 6.5, 6.5, '#d6a768') + oval(x, y, 4.6, 4.6, '#f0d09a'),
      )
      .join('') +
    oval(338, 118, 4.6, 3.6, '#d9573f') +
    line(
      'M333.5 116l-4 -3M333 119l-5 0M334 121l-4 3M342.5 116l4 -3M343 119l5 0M342 121l4 3M335 114.500l-2 -4M341 114.500l2 -4',
      '#d9573f',
      1.2,
    ) +
    line('M337 117.400h.1M339.6 117.400h.1', '#25356b', 1) +
    line(
      'M322 124h.1M314 128h.1M306 130h.1M298 133h.1M270 134h.1M262 138h.1',
      SAND.shade,
      1.6,
      'stroke-opacity=".8"',
    )
  );
}

/** Its edge is nothing but arcs. */
const tideFromAbove = (): string => {
  const edge =
    'C392 14 400 24 394 40C388 54 372 58 374 78C376 96 398 98 394 116C392 128 380 132 382 146V222H436V-6Z';
  return (
    path(`M378 -6${edge}`, SAND.wet, 'fill-opacity=".6"') +
    shifted(
      7,
      2,
      path(
        `M378 -6${edge}`,
        linear(
          [
            [0, '#a8d2c8'],
            [1, '#4fa3ad'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
        line(
          'M378 -6C392 14 400 24 394 40C388 54 372 58 374 78C376 96 398 98 394 116C392 128 380 132 382 146',
          '#fffdf4',
          3.4,
        ) +
        line(
          'M400 4C408 24 412 34 406 48C400 62 388 66 390 82C392 98 410 104 408 122',
          '#fffdf4',
          1.2,
          'stroke-opacity=".7"',
        ),
    )
  );
};
