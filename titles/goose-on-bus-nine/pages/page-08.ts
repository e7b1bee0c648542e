import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import {
  gooseCoat,
  gooseFoot,
  gooseHead,
  gooseNeck,
} from '#titles/goose-on-bus-nine/cast/goose.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { busSide, nine } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { BUS, SLATE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { drops, rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';

const GLASS = roundedBox(9, 9, 198, 164, 14);
/** What a fingertip clears, the warm bus shows through. */
const CLEARED = '#9a5a2c';

/** From the wet street, through a fogged window: a house, a hat, and then three wavy lines. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the bus goes on: the next window has nobody in it but a newspaper. */
export const spread08: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero }: Cast, width: number): Picture {
  const child = placeHero(
    hero,
    55,
    'head',
    [45, 135],
    {
      pose: 'sit',
      mood: 'wonder',
      yaw: 26,
      pitch: 4,
      turn: 4,
      gaze: [1, 0.1],
      tilt: 4,
      touchL: [99, 146],
      armL: { upper: [40, 20], lower: [90, 10], hand: 'point' },
    },
    LAMPS,
  );
  const neck: Point[] = [
    [184, 176],
    [188, 160],
    [186, 148],
    [180, 139],
  ];
  const inside =
    path(
      GLASS,
      linear([
        [0, '#f6edd6'],
        [0.6, '#f7e7bf'],
        [1, '#efc987'],
      ]),
    ) +
    (hero.wheelchair ? '' : seatBack(44, 112, 84, 90)) +
    child.art +
    gooseNeck(neck, [26, 22, 20, 19], LAMPS) +
    at(184, 164, 0.5, gooseCoat(LAMPS, false)) +
    fog() +
    drawings() +
    at(
      172,
      127,
      0.54,
      gooseHead({ beak: 'shut', gaze: [0.6, 0.5], lid: 'calm', cap: true }, mirrored(LAMPS)),
      -6,
      -0.54,
    ) +
    child.arm(1);
  const art =
    box(0, 0, width, SHEET, SLATE.high) +
    busSide(-20, -14, width + 40, 250) +
    (width === SPREAD ? nextWindow() : '') +
    path(roundedBox(4, 4, 208, 174, 18), BUS.frame) +
    clip(GLASS, inside) +
    box(14, 170, 188, 5, '#f6d896', 2) +
    at(164, 168, 0.62, gooseFoot(mirrored(LAMPS)), 4, -0.62) +
    at(196, 168, 0.62, gooseFoot(mirrored(LAMPS)), 4, -0.62) +
    drops(chanceFrom('page 8'), { x: 14, y: 104, width: 188, height: 64 }, 34) +
    line('M20 40L40 18M20 52L52 18', '#ffffff', 2.4, 'stroke-opacity=".55"') +
    nine(28, 197, 10) +
    rain(chanceFrom('page 8 rain'), { x: 0, y: 150, width, height: 66 }, 1, 0.9);
  return {
    art,
    quiet: { box: { x: 58, y: 15, width: 145, height: 70 }, ink: 'dark' },
    faces: [child.face, { x: 126, y: 97, width: 74, height: 50 }],
  };
}

/** The grown-up's, fogged from sill to roof. */
const nextWindow = (): string =>
  path(roundedBox(224, 4, 208, 174, 18), BUS.frame) +
  clip(
    roundedBox(229, 9, 198, 164, 14),
    box(
      229,
      9,
      198,
      164,
      linear([
        [0, '#f6edd6'],
        [1, '#efc987'],
      ]),
    ) +
      seatBack(322, 92, 96, 90) +
      at(322, 140, 0.8, grownUp(LAMPS, 'open')) +
      box(229, 9, 198, 164, '#f4ead0', 0, 'fill-opacity=".62"') +
      drops(chanceFrom('page 8 next'), { x: 232, y: 20, width: 190, height: 150 }, 44),
  ) +
  line('M246 40L266 18M246 52L278 18', '#ffffff', 2.4, 'stroke-opacity=".5"');

/** Breath on the glass: thick at the top, where the words are; wiped away before two faces. */
const fog = (): string =>
  path(
    'M9 9H207V104C196 88 168 86 150 100C120 110 110 112 98 106C96 84 76 66 50 66C30 66 14 76 9 90Z',
    linear([
      [0, '#f4f0e2'],
      [0.7, '#f3ead2', 0.9],
      [1, '#f3e6c4', 0],
    ]),
  ) + oval(126, 132, 40, 34, '#f7ecd0', 'fill-opacity=".72"');

/** A house and a hat, crossed out, and water; each stroke has run a little. */
function drawings(): string {
  const house = 'M103 118V108L111 101L119 108V118Z';
  const hat = 'M125 118H145M129 118V109C129 103 141 103 141 109V118';
  const crosses = 'M101 101L121 120M121 101L101 120M125 102L145 120M145 102L125 120';
  const waves = [0, 1, 2]
    .map((i) => `M${num(101 + i * 3)} ${num(132 + i * 10)}q5.5 -7 11 0t11 0t11 0t${num(9 - i)} 0`)
    .join('');
  const runs = 'M107 119v5M134 119v6M112 156v8M128 155v6M140 146v6';
  return (
    line(house + hat, CLEARED, 2.2, 'stroke-opacity=".75"') +
    line(crosses, CLEARED, 1.4, 'stroke-opacity=".55"') +
    line(waves, '#fffdf2', 6.6, 'stroke-opacity=".6"') +
    line(waves, '#2f6f8a', 3.6) +
    line(runs, CLEARED, 0.9, 'stroke-opacity=".5"')
  );
}
