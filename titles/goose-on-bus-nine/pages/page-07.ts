import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { driverEyes } from '#titles/goose-on-bus-nine/cast/driver.ts';
import { gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { BUS, SLATE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS, RAIN } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { glow } from '#titles/goose-on-bus-nine/set/street.ts';

/** One stop after the other: how dark and wet it is by then, where the goose looks, how tired it is by then, and what it says no to. */
const STOPS = [
  { shop: bakery, looks: 1, dusk: 0, rain: 0.7, lid: 'wide', sinks: 0 },
  { shop: barber, looks: -1, dusk: 0.4, rain: 1.1, lid: 'calm', sinks: 4 },
  { shop: bench, looks: 1, dusk: 0.75, rain: 1.8, lid: 'closed', sinks: 11 },
] as const;

const MIRROR: Box = { x: 11, y: 11, width: 194, height: 60 };
const DOORS: Box = { x: 11, y: 131, width: 61, height: 90 };

/** From the driver's seat: two eyes in the long mirror, and who is behind them; below, not here, not here, and not here. */
export const page07: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    30,
    'head',
    [147, 46],
    { pose: 'sit', mood: 'worried', yaw: -14, pitch: 3, gaze: [-0.6, -0.3] },
    LAMPS,
  );
  const art =
    windscreen() +
    STOPS.map((stop, i) => doors(DOORS.x + i * (DOORS.width + 5.5), stop, `page 7 ${i}`)).join('') +
    mirror(child);
  return {
    art,
    quiet: { box: { ...SAFE, y: 77, height: 49 }, ink: 'light', anchor: 'middle' },
    faces: [child.face],
  };
};

/** Dusk, rain, and where the wipers have been. */
const windscreen = (): string =>
  box(
    0,
    0,
    SHEET,
    SHEET,
    linear([
      [0, '#1d2a44'],
      [0.45, '#263858'],
      [1, '#1a2338'],
    ]),
  ) +
  rain(chanceFrom('page 7'), { x: 0, y: 0, width: SHEET, height: 76 }, 0.9, 0.6) +
  line('M-10 124C40 70 176 70 226 124', '#dbe6ee', 0.8, 'stroke-opacity=".16"') +
  line('M108 0V14', '#2b2228', 7);

function mirror(child: PlacedHero): string {
  const glass = roundedBox(MIRROR.x, MIRROR.y, MIRROR.width, MIRROR.height, 22);
  return (
    path(
      roundedBox(MIRROR.x - 3, MIRROR.y - 3, MIRROR.width + 6, MIRROR.height + 6, 25),
      '#2b2535',
    ) +
    clip(
      glass,
      path(
        glass,
        linear([
          [0, '#fff0c4'],
          [1, '#e0a758'],
        ]),
      ) +
        seatBack(146, 56, 40, 40) +
        seatBack(188, 54, 36, 40) +
        child.art +
        gooseNeck(
          [
            [188, 84],
            [190, 66],
            [184, 52],
          ],
          [15, 13, 12],
          LAMPS,
        ) +
        at(188, 64, 0.3, gooseCoat(LAMPS, false)) +
        at(
          181,
          44,
          0.36,
          gooseHead({ beak: 'shut', gaze: [0.3, -1], lid: 'calm', cap: true }, LAMPS),
          -14,
        ) +
        at(56, 41, 1.08, driverEyes()),
    ) +
    line('M24 24L36 60M32 20L42 48', '#ffffff', 2, 'stroke-opacity=".28"') +
    line(glass, '#5a5266', 1.2)
  );
}

/** The open doors of the bus at one stop, and a neck that leans out and says no. */
function doors(x: number, stop: (typeof STOPS)[number], seed: string): string {
  const { y, width, height } = DOORS;
  const ground = y + 70;
  const side = stop.looks;
  const head: Point = [x + 33 + side * 6, y + 31 + stop.sinks];
  const light = side > 0 ? RAIN : mirrored(RAIN);
  const frame = roundedBox(x, y, width, height, 6);
  return clip(
    frame,
    box(
      x,
      y,
      width,
      height,
      linear([
        [0, mix(SLATE.high, '#1c2740', stop.dusk)],
        [1, mix(SLATE.low, '#35465e', stop.dusk)],
      ]),
    ) +
      stop.shop(x + 58, ground) +
      box(x, ground, width, height, mix('#5a6b7d', '#1f2c40', stop.dusk)) +
      rain(chanceFrom(seed), { x: x + 24, y, width: width - 24, height }, stop.rain) +
      box(x - 4, y, 32, height, mix(BUS.body, '#3a2440', stop.dusk * 0.3)) +
      box(
        x + 3,
        y + 10,
        21,
        height,
        linear([
          [0, '#fff0c0'],
          [1, '#f0b962'],
        ]),
        3,
      ) +
      box(x + 21, y + 8, 3.6, height, BUS.frame, 1) +
      oval(x + 26, ground + 8, 34, 7, glow(0.5 + stop.dusk * 0.3)) +
      gooseNeck(
        [
          [x + 11, y + 92],
          [x + 10, y + 66],
          [x + 16, y + 49 + stop.sinks * 0.6],
          [head[0] - side * 4, head[1] + 9],
        ],
        [22, 17, 14, 13],
        RAIN,
      ) +
      at(
        head[0],
        head[1],
        0.4,
        gooseHead({ beak: 'open', gaze: [0.8, -0.2], lid: stop.lid, cap: true }, light),
        side * 5,
        side * 0.4,
      ),
  );
}

function front(x: number, ground: number, wall: string): string {
  return (
    box(x - 34, ground - 34, 68, 34, wall) +
    box(x - 34, ground - 34, 68, 4, mix(wall, '#000000', 0.25))
  );
}

function bakery(x: number, ground: number): string {
  const loaf = (lx: number, ly: number): string =>
    path(`M${num(lx - 5)} ${num(ly)}c-1 -6 11 -6 10 0Z`, '#d9964a') +
    line(
      `M${num(lx - 2)} ${num(ly - 3.4)}l1 2M${num(lx + 1.4)} ${num(ly - 3.6)}l1 2`,
      '#a8662c',
      0.7,
    );
  return (
    front(x, ground, '#8a6a72') +
    box(x - 28, ground - 24, 36, 18, '#ffe2a0', 1.5) +
    [x - 21, x - 10, x + 1].map((lx) => loaf(lx, ground - 8)).join('') +
    [x - 16, x - 5].map((lx) => loaf(lx, ground - 16)).join('') +
    line(`M${num(x - 28)} ${num(ground - 14.6)}h36`, '#b98a4a', 0.8) +
    box(x + 14, ground - 25, 13, 25, '#5a4a5a', 1.5) +
    path(`M${num(x - 32)} ${num(ground - 28)}h44l3 7h-50Z`, '#d9a24a') +
    path(
      [0, 1, 2].map((i) => `M${num(x - 26 + i * 14)} ${num(ground - 28)}h7v7h-7.6Z`).join(''),
      '#fff1d0',
    )
  );
}

function barber(x: number, ground: number): string {
  return (
    front(x, ground, '#5f7480') +
    box(x - 26, ground - 24, 34, 18, '#ffdf98', 1.5) +
    path(`M${num(x - 15)} ${num(ground - 6)}v-6h-3v-6h12v6h-3v6Z`, '#7a4a4a') +
    oval(x - 12, ground - 18, 3.4, 3.8, '#7a4a30') +
    box(x - 30, ground - 22, 2.4, 15, '#f6efe0', 1.2) +
    line(
      `M${num(x - 30)} ${num(ground - 18)}l2.4 -2.4M${num(x - 30)} ${num(ground - 13)}l2.4 -2.4M${num(x - 30)} ${num(ground - 9)}l2.4 -2.4`,
      '#3f5f9f',
      1,
    ) +
    line(
      `M${num(x + 14)} ${num(ground - 31)}l10 5M${num(x + 14)} ${num(ground - 26)}l10 -5`,
      '#f3e6c8',
      1.2,
    ) +
    oval(x + 12, ground - 31.4, 1.7, 1.7, 'none', 'stroke="#f3e6c8" stroke-width="1"') +
    oval(x + 12, ground - 25.6, 1.7, 1.7, 'none', 'stroke="#f3e6c8" stroke-width="1"') +
    box(x + 14, ground - 20, 13, 20, '#3f4a5a', 1.5)
  );
}

function bench(x: number, ground: number): string {
  return (
    oval(x - 16, ground - 22, 24, 24, glow(0.5)) +
    line(`M${num(x - 16)} ${num(ground)}V${num(ground - 22)}`, '#1f2c40', 1) +
    oval(x - 16, ground - 23, 1.7, 1.9, '#fff0c4') +
    box(x - 4, ground - 8, 28, 1.8, '#7d5a4b', 0.8) +
    box(x - 4, ground - 13, 28, 1.8, '#8a6452', 0.8) +
    line(
      `M${num(x - 1)} ${num(ground - 14)}V${num(ground)}M${num(x + 21)} ${num(ground - 14)}V${num(ground)}`,
      '#33303c',
      1.2,
    )
  );
}
