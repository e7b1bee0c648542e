import { at } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bag } from '#titles/goose-on-bus-nine/cast/bag.ts';
import { cello, celloGirl } from '#titles/goose-on-bus-nine/cast/cello.ts';
import { dogAsleep } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { leekBag } from '#titles/goose-on-bus-nine/cast/leeks.ts';
import { passenger } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { CANE_WOMAN, LEEK_MAN, SLEEPER } from '#titles/goose-on-bus-nine/cast/people.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { room, vignette, WIDE } from '#titles/goose-on-bus-nine/set/room.ts';
import { backRow, rows } from '#titles/goose-on-bus-nine/set/rows.ts';
import { seatBack, seatCushion, wheelchairBay } from '#titles/goose-on-bus-nine/set/seats.ts';

/** Wide: the whole bus, and the one seat in it that matters. */
export const page01: Painting = ({ hero, things }) => {
  const bus = room(WIDE, { stop: 'street', rain: 1 }, 'page 1');
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 42),
    'head',
    [47, 134],
    { pose: 'sit', mood: 'happy', yaw: 22, pitch: 9, gaze: [0.9, -0.1], turn: 8 },
    LAMPS,
  );
  const lap = child.pelvis[1];
  const place = hero.wheelchair
    ? wheelchairBay(child.pelvis[0], child.head[1] - 10, 50, 60)
    : seatBack(child.pelvis[0], child.head[1] - 8, 46, 62) +
      seatCushion(child.pelvis[0] + 2, lap + 1, 50, 12);
  const art =
    bus.art +
    backRow(bus, 0.17, 0.03, { rise: 0, foot: false, beak: false }) +
    rows(bus, [0.4, 0.5], 40) +
    at(183, 118, 0.22, passenger(LAMPS, SLEEPER)) +
    rows(bus, [0.64], 40) +
    at(176, 138, 0.3, passenger(LAMPS, CANE_WOMAN)) +
    at(153, 196, 0.34, celloGirl(LAMPS) + cello(LAMPS, 0)) +
    seatBack(192, 146, 44, 70) +
    at(192, 162, 0.44, passenger(LAMPS, LEEK_MAN)) +
    at(186, 210, 0.46, leekBag(LAMPS)) +
    seatBack(102, 134, 42, 60) +
    at(102, 156, 0.42, grownUp(LAMPS, 'open')) +
    at(132, 213, 0.36, dogAsleep(LAMPS)) +
    place +
    child.art +
    at(child.pelvis[0] + 3, lap + 2, 0.2, bag(LAMPS, things)) +
    pole(74, 75, 217, 3.4) +
    button(74, 132, 5.6) +
    vignette();
  return {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'dark' },
    faces: [child.face],
  };
};
