import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { gooseFoot, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { BUS, GOOSE, SLATE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { drops } from '#titles/goose-on-bus-nine/set/rain.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { glow } from '#titles/goose-on-bus-nine/set/street.ts';

/** What a fingertip clears, the street shows through: the drawing is light, not ink. */
const CLEARED = '#4a627a';

/** Close: the foggy window, a house, a hat, and then three wavy lines. */
export const page08: Painting = ({ hero }) => {
  const chance = chanceFrom('page 8');
  const child = placeHero(
    hero,
    50,
    'head',
    [46, 154],
    {
      pose: 'sit',
      mood: 'wonder',
      yaw: 132,
      pitch: 4,
      turn: -22,
      nod: -8,
      touchR: [92, 136],
      armR: { upper: [60, 20], lower: [120, 10], hand: 'point' },
    },
    LAMPS,
  );
  const neck: Point[] = [
    [196, 206],
    [200, 182],
    [194, 162],
    [182, 150],
  ];
  const art =
    fog() +
    lampsInFog() +
    drops(chance, { x: 8, y: 80, width: 200, height: 84 }, 40) +
    drawings() +
    frame() +
    (hero.wheelchair ? '' : seatBack(40, 168, 70, 70)) +
    child.art +
    seatBack(176, 190, 84, 60) +
    gooseNeck(neck, [26, 21, 18, 17], LAMPS) +
    path(blob(chance, 184, 204, 34, 22, 9, 0.04), GOOSE.coat) +
    at(
      172,
      141,
      0.47,
      gooseHead({ beak: 'shut', gaze: [0.6, 0.5], lid: 'calm', cap: true }, mirrored(LAMPS)),
      -8,
      -0.47,
    ) +
    at(152, 196, 0.5, gooseFoot(mirrored(LAMPS)), 24, -0.5) +
    at(172, 201, 0.5, gooseFoot(mirrored(LAMPS)), 34, -0.5);
  return {
    art,
    quiet: { box: { ...SAFE, height: 68 }, ink: 'dark' },
    faces: [child.face],
  };
};

const fog = (): string =>
  box(
    0,
    0,
    SHEET,
    SHEET,
    linear([
      [0, '#e6ecec'],
      [0.38, '#d5dfe4'],
      [0.75, '#a9bcc9'],
      [1, '#8aa1b3'],
    ]),
  );

const LAMPS_OUTSIDE = [
  [30, 112, 34],
  [104, 104, 26],
  [166, 108, 32],
  [200, 128, 22],
] as const;

const lampsInFog = (): string =>
  LAMPS_OUTSIDE.map(([x, y, reach]) => oval(x, y, reach, reach, glow(0.8))).join('');

/** A house and a hat, crossed out, and water; each stroke has run a little. */
function drawings(): string {
  const house = 'M64 122V104L78 92L92 104V122ZM74 122V112H82V122';
  const hat = 'M106 116H134M112 116V102C112 94 128 94 128 102V116';
  const crosses = 'M60 92L96 124M96 92L60 124M104 92L136 120M136 92L104 120';
  const waves = [0, 1, 2].map((i) => `M94 ${num(136 + i * 9)}q6 -7 12 0t12 0t12 0t12 0`).join('');
  const runs = 'M70 122v7M92 121v5M118 117v9M133 116v4M100 160v8M124 158v6';
  return (
    line(house + hat, CLEARED, 2.6, 'stroke-opacity=".75"') +
    line(crosses, CLEARED, 1.8, 'stroke-opacity=".5"') +
    line(waves, '#fff3cf', 6.4, 'stroke-opacity=".35"') +
    line(waves, CLEARED, 3.6) +
    line(waves, SLATE.lamp, 1, 'stroke-opacity=".7"') +
    line(runs, CLEARED, 1, 'stroke-opacity=".5"')
  );
}

const frame = (): string =>
  box(
    0,
    176,
    SHEET,
    40,
    linear([
      [0, BUS.wall],
      [1, BUS.wallFar],
    ]),
  ) +
  box(0, 172, SHEET, 5, BUS.frame) +
  box(-2, 0, 6, 176, BUS.frame) +
  box(SHEET - 4, 0, 6, 176, BUS.frame) +
  oval(
    108,
    180,
    120,
    30,
    radial([
      [0, '#ffe6a8', 0.5],
      [1, '#ffe6a8', 0],
    ]),
  );
