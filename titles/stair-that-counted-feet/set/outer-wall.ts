// The house from outside, where nobody has cut it open: its gable end stands on the page of words.
import { num } from '#bookmaking/drawing/curves.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { FLOOR } from './house.ts';

/** Where boards end and rooms begin; how far away the wall is seen. In mm. */
const [CORNER, AWAY] = [8, -246];
/** Where the gable leaves the top of the page. */
const PEAK = -84;
const PLINTH = 196;

const GABLE = `M${CORNER} ${FLOOR.roof - 2}L${PEAK} -12H${AWAY}V${FLOOR.lower + 2}H${CORNER}Z`;

/** Boards, a window that is dark already, the front door, and bushes at the foot of it all. */
export const outerWall = (): string =>
  path(
    GABLE,
    linear([
      [0, '#34275a'],
      [1, '#4b3763'],
    ]),
  ) +
  clip(GABLE, boards() + moonlit() + treeShadow()) +
  attic() +
  clip(GABLE, window() + frontDoor()) +
  box(CORNER - 4.4, FLOOR.roof - 2, 4.4, PLINTH - FLOOR.roof + 4, '#5d4168') +
  plinth() +
  line(`M${CORNER + 8} ${FLOOR.roof - 3}L${PEAK - 8} -20`, '#5c3550', 8) +
  line(`M${CORNER + 5} ${FLOOR.roof - 8.5}L${PEAK - 9} -25`, '#83506a', 1.2) +
  bushes();

function boards(): string {
  let under = '';
  let lit = '';
  for (let y = 4; y < PLINTH; y += 9) {
    under += `M${AWAY} ${y}H${CORNER}`;
    lit += `M${AWAY} ${num(y + 1.1)}H${CORNER}`;
  }
  return (
    line(under, '#251b48', 1, 'stroke-opacity=".55"') +
    line(lit, '#6a5384', 0.6, 'stroke-opacity=".4"')
  );
}

/** The moon, from the left, on boards that no lamp reaches. */
const moonlit = (): string =>
  box(
    AWAY,
    -4,
    200,
    PLINTH + 4,
    linear(
      [
        [0, '#9fb2ee', 0.3],
        [1, '#9fb2ee', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** Of a tree in the garden, which the moon lays over the boards; at the end of a branch somebody is up whom nobody counts. */
const treeShadow = (): string =>
  `<g opacity=".4">${
    line('M-214 200C-210 150 -216 110 -206 70C-200 44 -196 20 -200 -10', '#1a1236', 13) +
    line(
      'M-208 96C-190 80 -176 66 -158 30M-206 70C-220 50 -232 40 -250 34M-200 30C-190 12 -176 4 -160 -6M-174 58C-160 56 -152 54 -146 44',
      '#1a1236',
      6,
    ) +
    line('M-206 124C-180 116 -150 122 -120 112C-96 106 -50 112 -16 104', '#1a1236', 5) +
    line('M-120 112C-106 116 -96 122 -84 124M-150 119C-140 126 -130 130 -120 131', '#1a1236', 3) +
    path('M-34 106C-42 106 -44 90 -40 80L-36 84H-28L-24 80C-20 90 -22 106 -30 106Z', '#1a1236')
  }</g>`;

/** A round window under the roof, for what the dedication shows: somebody is still up. */
const attic = (): string =>
  oval(
    -105,
    61,
    56,
    52,
    radial([
      [0, '#ffc873', 0.7],
      [0.5, '#ffc873', 0.34],
      [1, '#ffc873', 0],
    ]),
  ) +
  oval(-105, 61, 35.5, 35.5, '#7d6698') +
  oval(-105, 61, 32.5, 32.5, '#40305e') +
  box(-137, 92.5, 64, 3.6, '#8a75a6', 1);

/** With its shutters open: a lamp is lit, and before it stands somebody tall with a cup. */
const window = (): string =>
  box(-192, 150, 13, 34, '#3d3060', 0.6) +
  box(-149, 150, 13, 34, '#3d3060', 0.6) +
  line('M-190 156h9M-190 161h9M-190 166h9M-190 171h9M-190 176h9', '#2a2050', 1) +
  line('M-147 156h9M-147 161h9M-147 166h9M-147 171h9M-147 176h9', '#2a2050', 1) +
  box(
    -178,
    150,
    28,
    34,
    linear([
      [0, '#f3c877'],
      [1, '#d9975a'],
    ]),
    1.6,
  ) +
  path(SOMEBODY, '#3a2750') +
  line('M-178 167H-150M-164 150V184', '#5f4c7c', 1.3) +
  line('M-178 150H-150V184H-178Z', '#5f4c7c', 2.4) +
  box(-181, 184, 34, 3, '#5f4c7c', 0.6);

/** Head, shoulders, and a cup in a hand. */
const SOMEBODY =
  'M-177 184C-177 177 -175 174 -170.500 173V170.500C-175 168 -175 159 -168.500 159C-162 159 -162 168 -166.500 170.500V173C-163 174 -161 175 -160 178L-157.500 174V170H-153.500V174L-156.500 182H-160V184Z';

/** Shut for the night; the flap at its foot is for somebody with a tail. */
const frontDoor = (): string =>
  box(-66, 141, 32, 60, '#5f4c7c', 0.8) +
  box(-63, 144, 26, 56, '#40305e', 0.6) +
  line('M-59 149h18v14h-18ZM-59 168h18v12h-18Z', '#2a2050', 1) +
  oval(-41, 173, 1.4, 1.4, '#c99a5c') +
  box(-56, 185, 12, 10, '#2a2050', 1) +
  line('M-55 186.500h10', '#7d6698', 0.7);

function plinth(): string {
  let joints = '';
  for (let x = AWAY; x < CORNER - 14; x += 14)
    joints += `M${x} ${PLINTH}v5M${x + 7} ${PLINTH + 5}v6`;
  return (
    box(AWAY, PLINTH, CORNER - AWAY, 12, '#4d3d5c') +
    line(`M${AWAY} ${PLINTH}H${CORNER}`, '#77638a', 0.9) +
    line(`M${AWAY} ${PLINTH + 5}H${CORNER}${joints}`, '#33284a', 0.6) +
    box(-72, 197, 44, 5, '#6a5878', 0.8) +
    box(-76, 202, 52, 6, '#5a4a6a', 0.8) +
    box(AWAY, FLOOR.lower + 1, CORNER - AWAY, 16, '#2c3a4c')
  );
}

/** Where wall, plinth and garden meet. */
const bushes = (): string =>
  [-232, -218, -204, -128, -115, -4]
    .map(
      (x, i) =>
        oval(x, 206, 11 - (i % 2) * 2, 10 + (i % 3), '#263345') +
        oval(x + 2, 203, 7, 5, '#32455a', 'fill-opacity=".8"'),
    )
    .join('');
