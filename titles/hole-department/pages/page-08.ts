import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob, roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { sand } from '#titles/hole-department/set/beach.ts';
import { MOLE, PAPER, SAND } from '#titles/hole-department/set/colors.ts';
import { form, pencilCircle } from '#titles/hole-department/set/forms.ts';
import {
  bucketFromAbove,
  roundThings,
  windbreakFromAbove,
} from '#titles/hole-department/set/from-above.ts';
import { lettering } from '#titles/hole-department/set/lettering.ts';
import { LATE } from '#titles/hole-department/set/lights.ts';
import { OK_STAMP } from '#titles/hole-department/set/stamp-mark.ts';

/** Where the form goes on, and how the page ends on it; in mm of the opening. */
const OVERLEAF = { box: { x: 232, y: 151, width: 142, height: 40 } } as const;

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
    [26, 116, -32, 1, '1'],
    [56, 118, -6, 1, '3'],
    [118, 118, 12, 1, '4'],
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
    windbreakFromAbove() +
    hole() +
    sheets
      .map(([sx, sy, degrees, corner, number]) =>
        form(sx, sy, 27, { number, stamp: OK_STAMP, degrees, corner, circle: 2.5 }),
      )
      .join('') +
    bucketFromAbove(22, 92) +
    child.shadow +
    child.art +
    second +
    formNine(open) +
    child.arm(-1);
  return {
    art,
    quiet: {
      box: { x: 16, y: 152, width: open ? 175 : 184, height: 51 },
      ink: 'dark',
      largest: { explorer: 18, ...(open && { sprout: 44 }) },
      anchor: 'middle',
      ...(open && {
        lap: { box: { x: 16, y: 152, width: 175, height: 51 }, ink: 'dark', largest: 68 },
        last: { ...OVERLEAF, ink: 'dark', align: 'left', largest: 34 },
      }),
    },
    faces: [child.face],
  };
}

/** On the sand beside the hole, or in the chair at its rim: a form on the lap, and a finger on its circle. */
function overTheHole(hero: Hero): PlacedHero {
  const rolls = hero.wheelchair !== undefined;
  return placeHero(
    hero,
    rolls ? headToStand(hero, 164, 42) : hero.years > 8 ? 38 : 44,
    'head',
    rolls ? [82, 40] : [76, 54],
    {
      pose: rolls ? 'perch' : 'crossed',
      mood: 'wonder',
      face: { mouth: SOFT_SMILE },
      yaw: 36,
      pitch: 46,
      nod: -6,
      turn: 0,
      tilt: 8,
      gaze: [0.5, 1],
      touchR: rolls ? [80, 92] : [76, 106],
      armL: rolls ? ON_RIM : UNDER_FORM,
      armR: { upper: [48, 30], lower: [30, 14], hand: 'point' },
      body: { roll: 8, lean: 8 },
    },
    LATE,
  );
}

const ON_RIM: Arm = { upper: [4, 24], lower: [40, 2], hand: 'hold' };
const UNDER_FORM: Arm = { upper: [30, 8], lower: [72, -24] };

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
    ? path('M8 143L210 139L396 138L398 222H4Z', '#7a5636', 'fill-opacity=".3"') +
      path(
        'M6 141L212 137L392 135L396 220H0Z',
        linear([
          [0, '#fffaea'],
          [1, PAPER.base],
        ]),
      ) +
      smallPrint() +
      rolledEnd()
    : path('M8 143L210 139L214 222H4Z', '#7a5636', 'fill-opacity=".3"') +
      path(
        'M6 141L212 137L216 220H0Z',
        linear([
          [0, '#fffaea'],
          [1, PAPER.base],
        ]),
      )) +
  lettering('FORM 9', 16, 143.4, 4, PAPER.ink, 1) +
  [52, 64, 76, 88].map((x) => line(roundedBox(x, 143, 4.4, 4.4, 0.4), PAPER.ink, 0.6)).join('') +
  box(96, 145.2, 60, 0.5, PAPER.line) +
  pencilCircle(190, 145.4, 3.4);

/** What nobody reads; somebody has put a cup on it, and the cup was round. */
const smallPrint = (): string =>
  lettering('THIS SIDE DOWN', 232, 197, 4.4, PAPER.ink, 1) +
  line('M232 145H300M310 145H372M300 199H352M300 203.500H338', PAPER.line, 1.1) +
  oval(366, 194, 11, 10.4, 'none', 'stroke="#b98a5a" stroke-width="1.6" stroke-opacity=".55"') +
  line('M376 198q4 3 3 7', '#b98a5a', 1.4, 'stroke-opacity=".45"');

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
