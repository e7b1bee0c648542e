import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { dogRump, tailColor } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { heroInSeat } from '#titles/goose-on-bus-nine/cast/hero-in-seat.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { MID, room, vignette } from '#titles/goose-on-bus-nine/set/room.ts';
import { backRow, rows } from '#titles/goose-on-bus-nine/set/rows.ts';

/** Close: one inch from the button, and then the wrong end of a dog. */
export const page04: Painting = ({ hero }) => {
  const bus = room(MID, { stop: 'clock', rain: 0.9 }, 'page 4');
  const child = heroInSeat(hero, {
    head: [58, 126],
    mood: 'brave',
    gaze: [1, 0],
    touchL: [118, 128],
    pointing: true,
    distance: 84,
  });
  const tail: Point[] = [
    [168, 160],
    [181, 144],
    [173, 127],
    [152, 122],
  ];
  const coat = tailColor(LAMPS);
  const wag = 'M176 108A34 34 0 0 1 197 136M170 98A44 44 0 0 1 206 138M158 98A36 36 0 0 0 148 102';
  const art =
    bus.art +
    backRow(bus, 0.19, 0.72, { rise: 24, foot: true, beak: true }) +
    rows(bus, [0.4], 56) +
    child.place +
    rings(138, 124, 11.5) +
    child.art +
    pole(138, 75, 217, 6.4) +
    button(138, 124, 11.5, true) +
    at(168, 206, 0.52, dogRump(LAMPS)) +
    path(ribbon(tail, [7, 6, 5, 2.6]), coat.base) +
    path(ribbon(tail, [7, 6, 5, 2.6], -1, -0.3), coat.shade, 'fill-opacity=".6"') +
    line(wag, '#fff4d6', 1.5, 'stroke-opacity=".85"') +
    vignette();
  return {
    art,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'dark' },
    faces: [child.face],
  };
};
