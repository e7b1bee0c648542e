import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { bodyAt } from '#bookmaking/hero/body.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bag } from '#titles/goose-on-bus-nine/cast/bag.ts';
import { gooseHead, gooseStanding } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { busSide, nine } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';
import { pond, reeds } from '#titles/goose-on-bus-nine/set/pond.ts';

/** The line of geese, from the water to the step: feet and size in mm. Eleven, and no more. */
const LINE: readonly (readonly [x: number, y: number, size: number])[] = [
  [192, 104, 0.05],
  [183, 105, 0.057],
  [173, 106.5, 0.066],
  [162, 109, 0.078],
  [151, 113, 0.094],
  [157, 119, 0.114],
  [171, 124, 0.138],
  [187, 131, 0.17],
  [180, 142, 0.21],
  [153, 149, 0.26],
  [118, 154, 0.33],
];

const STEP = 147;
/** How far it all moves up, so that the words lie in the grass. */
const RISE = 18;

/** Quiet, and from the grass: off went one goose; on come eleven. */
export const page12: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    Math.min(32, 100 / (bodyAt(hero.years).heads + (hero.wheelchair ? 0.4 : 0.2))),
    'ground',
    [52, STEP - 2],
    { pose: 'carry', mood: 'surprised', yaw: 40, pitch: 4, gaze: [1, 0.2] },
    GOLD,
  );
  const queue = LINE.map(([x, y, size]) => {
    const light = mirrored(GOLD);
    const shadow = oval(
      x - 80 * size,
      y + 1,
      120 * size,
      9 * size,
      '#6a3f5c',
      'fill-opacity=".28"',
    );
    const goose = gooseStanding({ beak: 'shut', gaze: [0.9, -0.2], lid: 'wide' }, light);
    return shadow + at(x, y, size, goose, 0, -size);
  }).join('');
  const art = shifted(
    0,
    -RISE,
    pond(-4, 0, 224, 84, 104, 158) +
      swimmer() +
      meadow() +
      reeds(206, 106, 0.7) +
      reeds(98, 106, 0.6) +
      bus() +
      child.shadow +
      child.art +
      at(
        (child.handL[0] + child.handR[0]) / 2,
        (child.handL[1] + child.handR[1]) / 2 + 2,
        0.26,
        bag(GOLD, things, true),
      ) +
      queue,
  );
  return {
    art,
    quiet: { box: { ...SAFE, y: 143, height: 61 }, ink: 'dark' },
    faces: [{ ...child.face, y: child.face.y - RISE }],
  };
};

/** The first goose swims off, in its cap. */
const swimmer = (): string =>
  line('M126 96.4h26M132 98.6h14', '#fff6da', 0.8) +
  path('M130 96C129 90 141 89 150 91L153 88C153 93 150 97 143 97H134Z', '#fbf7ee') +
  at(129, 85.6, 0.1, gooseHead({ beak: 'shut', cap: true }, mirrored(GOLD)), 0, -0.1) +
  line('M131.4 93.4Q128.6 90 129.8 87.4', '#fbf7ee', 2.2);

/** Grass from the water to the bus, with the trodden way that the geese come; near us it lies in the sun. */
const meadow = (): string =>
  box(
    -4,
    103,
    SHEET + 8,
    140,
    linear([
      [0, '#c9a95c'],
      [0.25, '#b8a462'],
      [0.36, '#f6e4b4'],
      [1, '#fcf0d0'],
    ]),
  ) +
  clean(
    path(
      'M196 104C176 106 146 108 145 114C144 121 196 122 194 134C192 146 120 148 92 150V155C140 156 206 148 206 132C206 118 158 119 160 114C164 109 184 107 200 106Z',
      '#f0d79a',
      'fill-opacity=".8"',
    ),
  );

/** The bus has stopped with its doors wide open; its bell can be seen from the water. */
const bus = (): string =>
  oval(
    40,
    153,
    110,
    5,
    radial([
      [0, '#6a3f5c', 0.4],
      [1, '#6a3f5c', 0],
    ]),
  ) +
  busSide(-40, 6, 132, STEP - 4) +
  path('M16 26C16 20 20 18 26 18H72C78 18 82 20 82 26V150H16Z', BUS.frame) +
  clean(
    path(
      'M20 28C20 24 22 22 26 22H72C76 22 78 24 78 28V147H20Z',
      linear([
        [0, '#fff3cf'],
        [0.7, '#f6cf88'],
        [1, '#c08a50'],
      ]),
    ) + path('M20 26L29 30V146L20 148ZM78 26L71 30V146L78 148Z', '#bcd3d6', 'fill-opacity=".7"'),
  ) +
  line('M29 30V146M71 30V146', BUS.frame, 1.6) +
  box(14, STEP - 3, 72, 5, '#5b4a44', 1) +
  line(`M14 ${STEP - 3}h72`, BUS.pole, 1.6) +
  pole(36, 24, STEP - 4, 3) +
  button(36, 37, 5.4) +
  nine(4, 120, 8);
