import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, polygon, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS, BUTTON_RED } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { drops, rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { sideSeat } from '#titles/goose-on-bus-nine/set/side.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

const BUTTON: Point = [92, 122];
/** Where the back of the seat before us begins, over which the neck is slung. */
const NEAR = 184;
/** Up out of the collar, over the last seat, down to us and up again to the button: it grows as it comes. */
const FAR: readonly Point[] = [
  [184, 156],
  [184, 141],
  [193, 131],
  [206, 139],
  [209, 166],
  [201, 191],
];
const FAR_OVER_THE_FOLD: readonly Point[] = [
  [394, 156],
  [393, 138],
  [380, 126],
  [362, 136],
  [348, 166],
  [328, 190],
  [300, 196],
  [276, 182],
  [258, 160],
  [238, 158],
  [222, 174],
  [204, 192],
];
const COMES: readonly Point[] = [
  [172, 206],
  [132, 205],
  [98, 204],
  [80, 195],
  [88, 183],
  [114, 178],
  [144, 172],
  [163, 148],
];

/** Eye to eye, from the side: a neck has come the whole length of the bus. */
export const page06: Painting = (cast) => paint(cast, SHEET, FAR);
/** Over the fold the neck is as long as the words say. */
export const spread06: Painting = (cast) => paint(cast, SPREAD, FAR_OVER_THE_FOLD);

function paint({ hero }: Cast, width: number, far: readonly Point[]): Picture {
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 82),
    'head',
    [38, 128],
    {
      pose: 'sit',
      mood: 'surprised',
      yaw: 40,
      pitch: 3,
      gaze: [1, 0],
      touchL: [77, 156],
      armL: { upper: [30, 14], lower: [80, 6], hand: 'point' },
    },
    LAMPS,
  );
  const neck = [...far, ...COMES];
  const widths = neck.map((_, i) => 8 + 19 * Math.min(1, i / (neck.length - 2)) ** 1.4);
  const [coatX] = far[0] as Point;
  const seats = width === SPREAD ? [coatX - 10, 322, 262] : [coatX - 12];
  const art =
    wall(width) +
    box(
      -4,
      83,
      width + 8,
      3.4,
      linear([
        [0, '#ffe9a6'],
        [1, '#a8742e'],
      ]),
      1.7,
    ) +
    seats.map((x) => sideSeat(x, 194, 66)).join('') +
    at(coatX, 150, 0.27, gooseCoat(LAMPS, true)) +
    (hero.wheelchair ? '' : sideSeat(child.pelvis[0] - 16, child.pelvis[1] + 4, 100)) +
    flash() +
    // The flash lies on the wall behind the hand, which was lost on the amber.
    oval(
      80,
      166,
      34,
      22,
      radial([
        [0, '#fff6da', 0.95],
        [0.5, '#ffeec2', 0.55],
        [1, '#ffe3a8', 0],
      ]),
    ) +
    rings(BUTTON[0], BUTTON[1], 11, 4) +
    child.art +
    pole(BUTTON[0], 80, 190, 6.4) +
    button(BUTTON[0], BUTTON[1], 12, true) +
    seatBefore(width) +
    shifted(
      -3,
      4,
      path(
        ribbon(
          neck,
          widths.map((w) => w / 2),
        ),
        '#2a1630',
        'fill-opacity=".28"',
      ),
    ) +
    gooseNeck(neck, widths, LAMPS) +
    at(
      146,
      122,
      0.76,
      gooseHead({ beak: 'pressing', gaze: [0.9, 0.1], lid: 'wide', cap: true }, mirrored(LAMPS)),
      0,
      -0.76,
    ) +
    lettered(SOUNDS['DING!'], [96, 93], { height: 12, turn: -4, ink: '#3a2440', rim: '#fff4da' });
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 13, height: 55 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
      largest: { seedling: 76, sprout: 34, sapling: 26, explorer: 17 },
    },
    faces: [child.face, { x: 88, y: 76, width: 96, height: 68 }],
  };
}

/** One long window with the evening in it; the words stand in its dark. */
function wall(width: number): string {
  const chance = chanceFrom('page 6');
  return (
    box(
      -4,
      -4,
      width + 8,
      164,
      linear([
        [0, '#16203f'],
        [0.42, '#2e4570'],
        [0.66, '#5f7896'],
        [0.86, '#a79a90'],
        [1, '#c9a778'],
      ]),
    ) +
    town(chance, width) +
    rain(chance, { x: 0, y: 4, width, height: 66 }, 0.7, 0.3) +
    rain(chance, { x: 0, y: 66, width, height: 84 }, 0.8, 0.9) +
    drops(chance, { x: 0, y: 70, width, height: 70 }, 70) +
    // The lamps of the bus, seen in its own glass.
    [12, 112, 212, 312, 412]
      .filter((x) => x < width)
      .map((x) =>
        oval(
          x,
          5,
          40,
          6,
          radial([
            [0, '#ffe9b0', 0.7],
            [1, '#ffe9b0', 0],
          ]),
        ),
      )
      .join('') +
    box(-4, -4, width + 8, 8, BUS.frame) +
    box(
      -4,
      148,
      width + 8,
      80,
      linear([
        [0, '#d29a55'],
        [0.3, BUS.panel],
        [1, '#7a4a3a'],
      ]),
    ) +
    box(-4, 145, width + 8, 5, BUS.frame) +
    line(`M-4 151.4H${width + 4}`, '#fff0c8', 1, 'stroke-opacity=".6"')
  );
}

/** Roofs against the last light, and windows like drops of amber. */
function town(chance: Chance, width: number): string {
  let tall = '';
  let far = '';
  let near = '';
  let lit = '';
  for (let x = -20; x < width; ) {
    const w = 26 + chance() * 20;
    const top = 30 + chance() * 34;
    tall += `M${num(x)} 150V${num(top)}h${num(w * 0.3)}v-9h4v9h${num(w * 0.7 - 4)}V150Z`;
    x += w + 10 * chance();
  }
  for (let x = -6; x < width; ) {
    const w = 12 + chance() * 12;
    const top = 60 + chance() * 30;
    far += `M${num(x)} 150V${num(top)}l${num(w / 2)} -6l${num(w / 2)} 6V150Z`;
    x += w;
  }
  for (let x = -10; x < width; ) {
    const w = 20 + chance() * 16;
    const top = 88 + chance() * 20;
    near += `M${num(x)} 150V${num(top)}h${num(w * 0.6)}v-6h3v6h${num(w * 0.4 - 3)}V150Z`;
    for (let i = 0; i < 3; i++)
      lit += `M${num(x + 4 + i * 6)} ${num(top + 6 + Math.floor(chance() * 3) * 9)}h3v4.6h-3Z`;
    x += w + 2;
  }
  return (
    path(tall, '#1d2b52', 'fill-opacity=".7"') +
    path(far, '#3a5078', 'fill-opacity=".85"') +
    path(near, '#2b3a5e') +
    path(lit, '#ffd88a', 'fill-opacity=".9"')
  );
}

/** What a ding looks like when somebody else has made it. */
const flash = (): string =>
  clean(
    oval(
      BUTTON[0],
      BUTTON[1],
      74,
      62,
      radial([
        [0, BUTTON_RED, 0.42],
        [0.45, BUTTON_RED, 0.16],
        [1, BUTTON_RED, 0],
      ]),
    ),
  );

/** The back of the seat before us, with its rail: cloth, near and dark. */
function seatBefore(width: number): string {
  let diamonds = '';
  for (let row = 0; row < 3; row++) {
    for (let x = (row % 2) * 7; x < width + 4; x += 14) {
      const y = NEAR + 8 + row * 10;
      diamonds += polygon([
        [x, y - 3],
        [x + 2.4, y],
        [x, y + 3],
        [x - 2.4, y],
      ]);
    }
  }
  return (
    box(
      -4,
      NEAR - 2,
      width + 8,
      40,
      linear([
        [0, BUS.seat],
        [0.25, BUS.seatDark],
        [1, '#12343a'],
      ]),
    ) +
    path(diamonds, BUS.seatDot, 'fill-opacity=".35"') +
    box(
      -4,
      NEAR - 4.6,
      width + 8,
      4.6,
      linear([
        [0, '#ffe9a6'],
        [0.5, BUS.pole],
        [1, '#9a6a2a'],
      ]),
      2,
    )
  );
}
