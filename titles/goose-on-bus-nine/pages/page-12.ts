import { num } from '#bookmaking/drawing/curves.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bag } from '#titles/goose-on-bus-nine/cast/bag.ts';
import { gooseHead, gooseStanding } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';
import { pond, reeds } from '#titles/goose-on-bus-nine/set/pond.ts';
import { seatBack, seatCushion, wheelchairBay } from '#titles/goose-on-bus-nine/set/seats.ts';

/** The line of geese, from the water to the step: feet and size in mm. Eleven, and no more. */
const LINE: readonly (readonly [x: number, y: number, size: number])[] = [
  [200, 128, 0.05],
  [191, 129, 0.056],
  [181, 130.5, 0.063],
  [171, 132.5, 0.072],
  [160, 135.5, 0.084],
  [147, 140, 0.1],
  [162, 148, 0.122],
  [180, 157, 0.15],
  [196, 169, 0.19],
  [178, 186, 0.245],
  [146, 206, 0.33],
];

/** Wide: off went one goose; on come eleven. */
export const page12: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 52),
    'head',
    [46, 138],
    { pose: 'sit', mood: 'surprised', yaw: 30, pitch: 6, turn: 6, gaze: [1, 0.1] },
    GOLD,
  );
  const lap = child.pelvis[1];
  const place = hero.wheelchair
    ? wheelchairBay(child.pelvis[0], child.head[1] - 18, 66, 84)
    : seatBack(child.pelvis[0], child.head[1] - 12, 62, 86) +
      seatCushion(child.pelvis[0] + 2, lap + 2, 66, 15);
  const queue = LINE.map(([x, y, size]) => {
    const light = mirrored(GOLD);
    const shadow = oval(x - 90 * size, y + 1, 110 * size, 9 * size, '#6a3f5c', 'fill-opacity=".3"');
    const goose = gooseStanding({ beak: 'shut', gaze: [0.9, -0.2], lid: 'wide' }, light);
    return shadow + at(x, y, size, goose, 0, -size);
  }).join('');
  const art =
    pond(60, 84, 156, 117, 130, 188) +
    swimmer() +
    bank() +
    reeds(205, 138, 0.8) +
    reeds(124, 134, 0.5) +
    queue +
    doors() +
    place +
    child.art +
    at(child.pelvis[0] + 6, lap - 1, 0.42, bag(GOLD, things, true)) +
    pole(92, 86, 217, 4.4) +
    button(92, 132, 7.6);
  return {
    art,
    quiet: { box: { ...SAFE, height: 66 }, ink: 'dark' },
    faces: [child.face],
  };
};

/** The first goose swims off, in its cap. */
const swimmer = (): string =>
  line('M122 122.4h22M126 124.4h12', '#fff6da', 0.7) +
  path('M126 122C125 117 136 116 144 118L147 115C147 120 144 123 138 123H130Z', '#fbf7ee') +
  at(125, 113, 0.085, gooseHead({ beak: 'shut', cap: true }, mirrored(GOLD)), 0, -0.085) +
  line('M127 119.6Q124.6 117 125.6 114.6', '#fbf7ee', 1.8);

/** Grass from the water to the step, with the trodden way that the geese come. */
const bank = (): string =>
  box(
    60,
    127,
    156,
    90,
    linear([
      [0, '#c9a95c'],
      [0.5, '#a3995a'],
      [1, '#7f8a52'],
    ]),
  ) +
  path(
    'M206 127C180 128 142 132 134 142C132 152 172 154 182 168C186 180 150 194 118 217H178C200 204 214 186 208 168C200 150 160 148 160 141C162 134 190 131 212 129Z',
    '#e0c284',
    'fill-opacity=".75"',
  );

/** Door posts, the folded leaves and the step; the bus's own wall at the left. */
function doors(): string {
  const floor = 'M0 217V186H92L118 217Z';
  return (
    path(
      'M0 84H104V86L92 88V190H0Z',
      linear(
        [
          [0, '#f6dca6'],
          [1, BUS.wall],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    path(
      'M0 0H216V84H0Z',
      linear([
        [0, '#fdf0cf'],
        [1, '#f9e4b8'],
      ]),
    ) +
    box(100, 82, 116, 5, BUS.frame) +
    box(208, 84, 8, 133, BUS.frame) +
    path('M92 84H104V192L92 186Z', BUS.frame) +
    path('M104 87L112 92V196L104 190Z', '#bcd3d6', 'fill-opacity=".55"') +
    line('M112 92V196', BUS.frame, 1.8) +
    path(
      floor,
      linear([
        [0, '#93705a'],
        [1, BUS.floor],
      ]),
    ) +
    path('M92 186L118 217H140L108 186Z', '#5b4a44') +
    line('M92 186L118 217', BUS.pole, 2.2) +
    line(`M6 ${num(198)}h70M14 ${num(208)}h80`, '#7d5a4b', 0.8, 'stroke-opacity=".5"') +
    box(0, 81, SHEET, 1.2, '#fff7df', 0, 'fill-opacity=".7"')
  );
}
