import { num } from '#bookmaking/drawing/curves.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { heroInSeat } from '#titles/goose-on-bus-nine/cast/hero-in-seat.ts';
import { leek, leekBag } from '#titles/goose-on-bus-nine/cast/leeks.ts';
import { passenger } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { CANE_WOMAN, LEEK_MAN } from '#titles/goose-on-bus-nine/cast/people.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { MID, room, vignette } from '#titles/goose-on-bus-nine/set/room.ts';
import { backRow, rows } from '#titles/goose-on-bus-nine/set/rows.ts';

/** Mid: up goes a finger, and over it leans a leek. */
export const page02: Painting = ({ hero }) => {
  const bus = room(MID, { stop: 'library', rain: 1 }, 'page 2');
  const child = heroInSeat(hero, {
    head: [52, 136],
    mood: 'surprised',
    gaze: [1, -0.5],
    touchL: [84, 143],
    pointing: true,
  });
  const leekTip = leek(
    LAMPS,
    [
      [136, 186],
      [137, 152],
      [133, 128],
      [125, 119],
      [116, 122],
    ],
    3.8,
  );
  const cane = `M${num(207)} 128L${num(199)} 214`;
  const art =
    bus.art +
    backRow(bus, 0.19, -0.52, { rise: 0, foot: true, beak: false }) +
    rows(bus, [0.36, 0.46], 56) +
    at(202, 118, 0.44, passenger(LAMPS, CANE_WOMAN)) +
    line(cane, '#f7f2e6', 1.8) +
    at(124, 172, 0.56, grownUp(LAMPS, 'open')) +
    child.place +
    rings(99, 132, 8.2) +
    child.art +
    pole(99, 75, 217, 4.6) +
    button(99, 132, 8.2, true) +
    at(160, 118, 0.68, passenger(LAMPS, LEEK_MAN)) +
    at(160, 204, 0.66, leekBag(LAMPS)) +
    leekTip +
    vignette();
  return {
    art,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'dark' },
    faces: [child.face],
  };
};
