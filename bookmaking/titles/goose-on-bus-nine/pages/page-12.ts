import { num } from '../../../drawing/curves.ts';
import { mirrored } from '../../../drawing/light.ts';
import { at, box, line, oval, path } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { bag } from '../cast/bag.ts';
import { gooseHead, gooseStanding } from '../cast/goose.ts';
import { heroByHead, sittingHeadSize } from '../cast/place-hero.ts';
import { button, pole } from '../set/button.ts';
import { BUS } from '../set/colors.ts';
import { GOLD } from '../set/lights.ts';
import { pond, reeds } from '../set/pond.ts';
import { seatBack, seatCushion, wheelchairBay } from '../set/seats.ts';

/** The line of geese, from the water to the step: feet and size in mm. Eleven, and no more. */
const LINE: readonly (readonly [x: number, y: number, size: number])[] = [
  [196, 128, 0.052],
  [187, 129.5, 0.06],
  [177, 131.5, 0.07],
  [168, 134.5, 0.083],
  [162, 139, 0.1],
  [163, 145, 0.122],
  [171, 152, 0.15],
  [181, 161, 0.185],
  [183, 173, 0.225],
  [171, 187, 0.27],
  [150, 203, 0.33],
];

/** Wide: off went one goose; on come eleven. */
export const page12: Painting = ({ hero, things }) => {
  const child = heroByHead(
    hero,
    sittingHeadSize(hero, 56),
    {
      head: [50, 132],
      pose: 'sit',
      mood: 'surprised',
      yaw: 30,
      pitch: 6,
      turn: 6,
      gaze: [1, 0.1],
    },
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
    pond(60, 0, 156, 112, 130, 190) +
    swimmer() +
    bank() +
    reeds(205, 138, 0.8) +
    reeds(124, 134, 0.5) +
    queue +
    doors() +
    place +
    child.art +
    at(child.pelvis[0] + 6, lap - 1, 0.42, bag(GOLD, things, true)) +
    pole(94, 64, 217, 4.4) +
    button(94, 130, 7.6);
  return {
    art,
    quiet: { box: { ...SAFE, height: 66 }, ink: 'dark' },
    faces: [child.face],
    paper: '#fdf3d8',
  };
};

/** The first goose swims off, in its cap. */
const swimmer = (): string =>
  line('M146 120.4h22M150 122.4h12', '#fff6da', 0.7) +
  path('M150 120C149 115 160 114 168 116L171 113C171 118 168 121 162 121H154Z', '#fbf7ee') +
  at(149, 111, 0.085, gooseHead({ beak: 'shut', cap: true }, mirrored(GOLD)), 0, -0.085) +
  line('M151 117.6Q148.6 115 149.6 112.6', '#fbf7ee', 1.8);

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
    'M200 127C180 128 156 132 154 141C154 150 176 152 182 164C186 178 160 190 120 217H180C196 200 206 184 202 166C196 148 172 148 172 141C172 134 190 131 208 128Z',
    '#e0c284',
    'fill-opacity=".75"',
  );

/** Door posts, the folded leaves and the step; the bus's own wall at the left. */
function doors(): string {
  const floor = 'M0 217V186H92L118 217Z';
  return (
    path(
      'M0 0H104V72L92 74V190H0Z',
      linear(
        [
          [0, '#fdf0cf'],
          [0.4, '#f6dca6'],
          [1, BUS.wall],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    path(
      'M104 0H216V62H104Z',
      linear([
        [0, '#fdf0cf'],
        [1, '#f9e4b8'],
      ]),
    ) +
    box(100, 60, 116, 5, BUS.frame) +
    box(206, 62, 10, 155, BUS.frame) +
    path('M92 64H104V192L92 186Z', BUS.frame) +
    path('M104 66L114 72V196L104 190Z', '#bcd3d6', 'fill-opacity=".55"') +
    line('M114 72V196', BUS.frame, 1.8) +
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
    box(0, 60, SHEET, 1.2, '#fff7df', 0, 'fill-opacity=".7"')
  );
}
