import { at, line } from '#bookmaking/drawing/marks.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { cello } from '#titles/goose-on-bus-nine/cast/cello.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { heroInSeat } from '#titles/goose-on-bus-nine/cast/hero-in-seat.ts';
import { passenger } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { DUCKER } from '#titles/goose-on-bus-nine/cast/people.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { MID, room, vignette } from '#titles/goose-on-bus-nine/set/room.ts';
import { backRow, rows } from '#titles/goose-on-bus-nine/set/rows.ts';

/** Mid: a cello comes down the aisle and turns round to say sorry. */
export const page03: Painting = ({ hero }) => {
  const bus = room(MID, { stop: 'market', rain: 0.9 }, 'page 3');
  const child = heroInSeat(hero, {
    head: [50, 140],
    mood: 'worried',
    gaze: [1, -0.8],
    touchL: [82, 142],
    pointing: true,
    nod: 10,
  });
  const swing = 'M118 84A92 92 0 0 1 158 78M122 92A80 80 0 0 1 152 87M164 80A92 92 0 0 1 178 86';
  const art =
    bus.art +
    backRow(bus, 0.19, 0.1, { rise: 10, foot: true, beak: false }) +
    rows(bus, [0.36, 0.46], 56) +
    at(196, 138, 0.42, passenger(LAMPS, DUCKER)) +
    at(126, 178, 0.56, grownUp(LAMPS, 'dented')) +
    child.place +
    rings(99, 132, 8.2) +
    child.art +
    pole(99, 75, 217, 4.6) +
    button(99, 132, 8.2, true) +
    line(swing, '#fff4d6', 1.1, 'stroke-opacity=".8"') +
    at(180, 206, 0.4, cello(LAMPS, -43)) +
    vignette();
  return {
    art,
    quiet: { box: { ...SAFE, height: 62 }, ink: 'dark' },
    faces: [child.face],
  };
};
