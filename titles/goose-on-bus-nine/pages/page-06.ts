import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { heroInSeat } from '#titles/goose-on-bus-nine/cast/hero-in-seat.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { room, vignette } from '#titles/goose-on-bus-nine/set/room.ts';
import { backRowBench, rows } from '#titles/goose-on-bus-nine/set/rows.ts';

/** Close: a neck has come the whole length of the bus. */
export const page06: Painting = ({ hero }) => {
  const bus = room(
    { eye: [182, 106], half: 205, up: 34, down: 220, back: 0.26 },
    { stop: 'dusk', rain: 0.8 },
    'page 6',
  );
  const child = heroInSeat(hero, {
    head: [46, 128],
    mood: 'surprised',
    gaze: [1, -0.1],
    touchL: [84, 138],
    pointing: true,
    distance: 78,
  });
  const neck: Point[] = [
    [194, 108],
    [195, 94],
    [203, 85],
    [212, 93],
    [212, 116],
    [203, 142],
    [186, 158],
    [168, 156],
    [160, 142],
    [157, 128],
  ];
  const art =
    bus.art +
    backRowBench(bus, 0.2) +
    at(194, 108, 0.22, gooseCoat(LAMPS, true)) +
    rows(bus, [0.4], 56) +
    child.place +
    rings(98, 124, 10) +
    child.art +
    pole(98, 75, 217, 6) +
    button(98, 124, 10, true) +
    gooseNeck(neck, [4, 5, 7, 10, 13, 16.5, 20, 22.5, 23, 23], LAMPS) +
    at(
      150,
      116,
      0.6,
      gooseHead({ beak: 'pressing', gaze: [0.9, 0], lid: 'wide', cap: true }, mirrored(LAMPS)),
      0,
      -0.6,
    ) +
    vignette('#5a1020', 0.34);
  return {
    art,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'dark' },
    faces: [child.face, { x: 120, y: 92, width: 60, height: 58 }],
  };
};
