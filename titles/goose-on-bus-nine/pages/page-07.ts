import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { driverInMirror } from '#titles/goose-on-bus-nine/cast/driver.ts';
import { gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { busSide, busWindow } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { BUS, SLATE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS, RAIN } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { glow } from '#titles/goose-on-bus-nine/set/street.ts';

/** Each strip is one stop: as high as this, and darker and wetter than the one before. */
const STRIP = 43;

/** Wide, in three strips: not here, not here, and one more wrong ding. */
export const page07: Painting = ({ hero }) => {
  const strips = [
    { shop: bakery, looks: 'right', dusk: 0, rain: 0.7, mood: 'surprised' },
    { shop: barber, looks: 'left', dusk: 0.35, rain: 1.1, mood: 'worried' },
    { shop: bench, looks: 'right', dusk: 0.7, rain: 1.7, mood: 'brave' },
  ] as const;
  const faces: PlacedHero[] = [];
  const art = strips.map((strip, i) => {
    const top = i * (STRIP + 2);
    const child = peeking(hero, top, strip.mood);
    faces.push(child);
    const area = `M0 ${top}h${SHEET}v${STRIP}H0Z`;
    return clip(
      area,
      stopAt(top, strip.dusk, strip.shop) +
        rain(chanceFrom(`page 7 ${i}`), { x: 0, y: top, width: SHEET, height: STRIP }, strip.rain) +
        busWithDoors(top, child, strip.dusk) +
        leaningGoose(top, strip.looks) +
        (i === 2 ? at(176, top + 13, 0.66, driverInMirror()) : ''),
    );
  });
  return {
    art: box(0, 0, SHEET, SHEET, '#26344a') + art.join('') + wetRoad(3 * (STRIP + 2)),
    quiet: { box: { ...SAFE, y: 139, height: 63 }, ink: 'light', anchor: 'middle' },
    faces: faces.map((face) => face.face),
  };
};

const peeking = (hero: Hero, top: number, mood: 'surprised' | 'worried' | 'brave'): PlacedHero =>
  placeHero(
    hero,
    19,
    'head',
    [24, top + 24],
    { pose: 'sit', mood, yaw: 30, pitch: 3, gaze: [1, 0] },
    LAMPS,
  );

function stopAt(top: number, dusk: number, shop: (x: number, ground: number) => string): string {
  const ground = top + STRIP - 7;
  return (
    box(
      0,
      top,
      SHEET,
      STRIP,
      linear([
        [0, mix(SLATE.high, '#1c2740', dusk)],
        [1, mix(SLATE.low, '#35465e', dusk)],
      ]),
    ) +
    shop(166, ground) +
    box(0, ground, SHEET, 7, mix('#5a6b7d', '#1f2c40', dusk)) +
    oval(166, ground + 4, 30, 2, SLATE.lamp, 'fill-opacity=".25"')
  );
}

/** Half a bus at the left, its doors open at the right end of it. */
function busWithDoors(top: number, child: PlacedHero, dusk: number): string {
  const doorway = roundedBox(58, top + 7, 32, STRIP, 3);
  return (
    busSide(-14, top + 1, 116, STRIP + 20) +
    busWindow(6, top + 8, 42, 25, child.art, 4) +
    path(
      doorway,
      linear([
        [0, '#fff0c0'],
        [1, '#f0b962'],
      ]),
    ) +
    box(58, top + 7, 4.5, STRIP, BUS.frame, 1) +
    box(85.5, top + 7, 4.5, STRIP, BUS.frame, 1) +
    oval(80, top + STRIP - 3, 40, 5, glow(0.5 + dusk * 0.3))
  );
}

/** It leans out, looks one way or the other, and leans back in. */
function leaningGoose(top: number, looks: 'left' | 'right'): string {
  const side = looks === 'right' ? 1 : -1;
  const head: Point = looks === 'right' ? [104, top + 17] : [98, top + 18];
  const neck: Point[] = [
    [74, top + STRIP + 2],
    [74, top + 34],
    [82, top + 27],
    [head[0] - side * 3, head[1] + 8],
  ];
  const light = side > 0 ? RAIN : mirrored(RAIN);
  return (
    gooseNeck(neck, [15, 12, 10, 9], RAIN) +
    at(
      head[0],
      head[1],
      0.27,
      gooseHead({ beak: 'open', gaze: [0.8, -0.2], lid: 'calm', cap: true }, light),
      side * 4,
      side * 0.27,
    )
  );
}

function wetRoad(top: number): string {
  let ripples = '';
  const chance = chanceFrom('page 7 road');
  for (let i = 0; i < 26; i++) {
    ripples += `M${num(chance() * SHEET)} ${num(top + 4 + chance() * 78)}h${num(4 + chance() * 14)}`;
  }
  return (
    box(
      0,
      top,
      SHEET,
      SHEET - top,
      linear([
        [0, '#22304a'],
        [1, '#1c2840'],
      ]),
    ) + line(ripples, '#5f7a96', 0.6, 'stroke-opacity=".35"')
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
