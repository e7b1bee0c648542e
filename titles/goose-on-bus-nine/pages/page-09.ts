import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bag } from '#titles/goose-on-bus-nine/cast/bag.ts';
import { gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { heroInSeat } from '#titles/goose-on-bus-nine/cast/hero-in-seat.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { MID, room, vignette } from '#titles/goose-on-bus-nine/set/room.ts';
import { backRowBench, rows } from '#titles/goose-on-bus-nine/set/rows.ts';

/** Mid: hold this. */
export const page09: Painting = ({ hero, things }) => {
  const bus = room(MID, { stop: 'dusk', rain: 0.7 }, 'page 9');
  const child = heroInSeat(hero, {
    head: [48, 130],
    mood: 'happy',
    gaze: [1, 0],
    distance: 68,
  });
  const neck: Point[] = [
    [192, 200],
    [198, 176],
    [196, 156],
    [186, 140],
  ];
  const art =
    bus.art +
    backRowBench(bus, 0.2) +
    rows(bus, [0.38, 0.48], 56) +
    at(112, 190, 0.5, grownUp(LAMPS, 'open')) +
    child.place +
    child.art +
    at(child.pelvis[0] + 12, child.pelvis[1] - 2, 0.44, bag(LAMPS, [undefined, things[1]])) +
    pole(99, 75, 217, 4.6) +
    button(99, 124, 8.2) +
    gooseNeck(neck, [26, 22, 19, 18], LAMPS) +
    at(190, 190, 0.6, gooseCoat(LAMPS, false)) +
    at(
      178,
      127,
      0.54,
      gooseHead(
        {
          beak: 'holding',
          gaze: [0, 0],
          lid: 'cross',
          cap: true,
          holds: thing(things[0], mirrored(LAMPS)),
        },
        mirrored(LAMPS),
      ),
      0,
      -0.54,
    ) +
    vignette();
  return {
    art,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'dark' },
    faces: [child.face],
  };
};
