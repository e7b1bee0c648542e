import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { BUS, GOOSE, SLATE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS, RAIN } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { glow, streetLamp } from '#titles/goose-on-bus-nine/set/street.ts';

const GROUND = 132;

/** Wide and wordless: noses to the glass, and at the far right edge something silver. */
export const page10: Painting = ({ hero, things }) => {
  const chance = chanceFrom('page 10');
  const child = placeHero(
    hero,
    44,
    'head',
    [62, 156],
    {
      pose: 'sit',
      mood: 'wonder',
      yaw: 158,
      pitch: 4,
      turn: -6,
      touchR: [98, 150],
      armR: { upper: [60, 20], lower: [120, 10], hand: 'point' },
    },
    LAMPS,
  );
  const neck: Point[] = [
    [142, 214],
    [140, 190],
    [134, 172],
    [136, 158],
  ];
  const art =
    dusk() +
    at(108, GROUND, 1.3, shifted(-108, -GROUND, town(chance))) +
    rain(chance, { x: 0, y: 56, width: 150, height: 94 }, 0.6) +
    wiped() +
    windowFrame() +
    (hero.wheelchair ? '' : seatBack(58, 184, 84, 60)) +
    child.art +
    seatBack(142, 190, 74, 60) +
    gooseNeck(neck, [27, 22, 19, 18], LAMPS) +
    path('M112 216C112 196 124 188 142 188C160 188 174 196 174 216Z', GOOSE.coat) +
    at(
      142,
      146,
      0.44,
      gooseHead(
        {
          beak: 'holding',
          gaze: [0.9, -0.4],
          lid: 'calm',
          cap: true,
          holds: thing(things[0], RAIN),
        },
        LAMPS,
      ),
      -6,
    ) +
    oval(
      205,
      118,
      40,
      34,
      radial([
        [0, '#fffbe8', 0.75],
        [1, '#fff6dc', 0],
      ]),
    );
  return {
    art,
    quiet: { box: { ...SAFE, y: 18, height: 36 }, ink: 'light' },
    faces: [child.face],
  };
};

const dusk = (): string =>
  box(
    0,
    0,
    SHEET,
    SHEET,
    linear([
      [0, '#26375a'],
      [0.35, '#4a6288'],
      [0.62, '#93a6b9'],
      [1, '#4a5f78'],
    ]),
  );

/** False alarms from left to right: a fountain, a fish-shop, a car wash, one heroic puddle. */
function town(chance: () => number): string {
  let far = '';
  for (let x = -6; x < SHEET; ) {
    const w = 10 + chance() * 12;
    const h = 24 + chance() * 30 - (x > 170 ? 14 : 0);
    far += `M${num(x)} ${GROUND}v${num(-h)}h${num(w * 0.4)}v-5h3v5H${num(x + w)}V${GROUND}Z`;
    x += w;
  }
  return (
    path(far, mix(SLATE.far, '#3a4f70', 0.5)) +
    pond() +
    shop(82, 34, '#4a5c78', fishSign) +
    shop(122, 38, '#46586f', carWash) +
    chimneys() +
    box(
      0,
      GROUND,
      SHEET,
      SHEET - GROUND,
      linear([
        [0, '#5a6d84'],
        [1, '#3a4a62'],
      ]),
    ) +
    fountain(42) +
    streetLamp(61, GROUND, 40) +
    streetLamp(150, GROUND, 42) +
    oval(158, GROUND + 9, 17, 3.6, '#b9cbd8', 'fill-opacity=".75"') +
    line(`M148 ${GROUND + 9}q6 -2.4 12 0M162 ${GROUND + 10}q4 -2 7 0`, '#ffffff', 0.7)
  );
}

function shop(x: number, width: number, wall: string, sign: (x: number) => string): string {
  return (
    box(x - width / 2, GROUND - 40, width, 40, wall, 1) +
    box(x - width / 2 + 4, GROUND - 20, width - 8, 20, '#ffd98f', 1, 'fill-opacity=".85"') +
    oval(x, GROUND - 12, 26, 20, glow(0.35)) +
    sign(x)
  );
}

const fishSign = (x: number): string =>
  path(
    `M${num(x - 12)} ${GROUND - 29}c5 -7 15 -7 19 0l6 -4.6v9.2l-6 -4.6c-4 7 -14 7 -19 0Z`,
    '#9fd0dc',
  ) + oval(x - 7, GROUND - 30, 1, 1, '#33465c');

/** Three brushes, and a drop on the sign. */
function carWash(x: number): string {
  const brushes = ['#6fb0c4', '#e3a94a', '#6fb0c4'].map((color, i) => {
    const left = x - 13 + i * 10;
    const bristles = [5, 10, 15].map((up) => `M${num(left + 1)} ${GROUND - up}h4`).join('');
    return box(left, GROUND - 19, 6, 17, color, 3) + line(bristles, '#fff4dc', 0.8);
  });
  const drop = `M${num(x - 3)} ${GROUND - 36}c-4 6 -4 9 0 9s4 -3 0 -9Z`;
  return brushes.join('') + path(drop, '#a9dcea');
}

const fountain = (x: number): string =>
  line(
    `M${x} ${GROUND - 22}q-9 -8 -12 12M${x} ${GROUND - 22}q9 -8 12 12M${x} ${GROUND - 22}q-4 -8 -6 14M${x} ${GROUND - 22}q4 -8 6 14`,
    '#dceaf2',
    1.1,
  ) +
  path(`M${x - 17} ${GROUND - 9}h34l-4 11h-26Z`, '#8a98a8') +
  box(x - 1.6, GROUND - 21, 3.2, 14, '#8a98a8') +
  oval(x, GROUND - 9, 17, 2.4, '#c5d9e4');

/** The thing itself: a piece of sky, lying on the ground. */
const pond = (): string =>
  path(`M179 ${GROUND}L181 ${GROUND - 12}L200 ${GROUND - 14}V${GROUND}Z`, '#f8fbf6') +
  line(`M182 ${GROUND - 4}h9M185 ${GROUND - 8}h6`, '#ffe6ae', 1);

const chimneys = (): string =>
  box(160, GROUND - 34, 18, 34, '#3a4a66') +
  box(163, GROUND - 46, 5, 13, '#3a4a66') +
  box(172, GROUND - 42, 4, 9, '#3a4a66') +
  box(164, GROUND - 24, 4, 6, SLATE.lamp, 0.6) +
  box(170, GROUND - 24, 4, 6, '#2c3a54', 0.6) +
  box(190, GROUND - 30, 12, 30, '#34445e') +
  box(193, GROUND - 40, 4, 11, '#34445e');

/** Where the wiper has been, the glass is clear. */
const wiped = (): string =>
  line('M84 150A124 124 0 0 1 208 26', '#ffffff', 1, 'stroke-opacity=".2"') +
  line('M92 150A116 116 0 0 1 208 34', '#ffffff', 4, 'stroke-opacity=".06"');

const windowFrame = (): string =>
  box(
    0,
    178,
    SHEET,
    38,
    linear([
      [0, BUS.panel],
      [1, '#8a5f40'],
    ]),
  ) +
  box(0, 173, SHEET, 6, BUS.frame) +
  box(0, 0, SHEET, 9, BUS.frame) +
  oval(
    90,
    184,
    130,
    20,
    radial([
      [0, '#ffdf9e', 0.4],
      [1, '#ffdf9e', 0],
    ]),
  );
