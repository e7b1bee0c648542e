import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bag } from '#titles/goose-on-bus-nine/cast/bag.ts';
import { cello } from '#titles/goose-on-bus-nine/cast/cello.ts';
import { disguise } from '#titles/goose-on-bus-nine/cast/disguise.ts';
import { dogAsleep } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { leekBag } from '#titles/goose-on-bus-nine/cast/leeks.ts';
import { CELLIST, DRIVER, LEEK_MAN, SLEEPER } from '#titles/goose-on-bus-nine/cast/people.ts';
import { seated } from '#titles/goose-on-bus-nine/cast/seated.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { nine, wheel } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS, SLATE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { sideSeat, sideWall } from '#titles/goose-on-bus-nine/set/side.ts';

const FLOOR = 129;
const SEAT = 104;

/** The whole bus, cut open from the street: who is on it, and the one seat in it that matters. */
export const page01: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 31),
    'pelvis',
    [98, hero.wheelchair ? SEAT - 5 : SEAT - 2],
    { pose: 'sit', mood: 'joy', yaw: 38, pitch: 5, gaze: [1, -0.2], turn: 4 },
    LAMPS,
  );
  const inside = { x: -4, y: 26, width: SHEET - 2, height: FLOOR - 26 };
  const art =
    street() +
    sideWall({ area: inside, windows: [40, 78, 5], stop: 'street', rain: 1 }, 'page 1') +
    sideSeat(10, SEAT, 42) +
    at(15, 80, 0.29, disguise(LAMPS, { rise: 0, foot: false, beak: false })) +
    sideSeat(42, SEAT, 34) +
    at(48, 78, 0.24, seated(LAMPS, SLEEPER, { trousers: '#5d6676', shoes: '#3a3440', turn: 0.3 })) +
    sideSeat(70, SEAT, 34) +
    at(73, 88, 0.27, grownUp(LAMPS, 'open')) +
    (hero.wheelchair ? '' : sideSeat(child.pelvis[0] - 5, SEAT + 2, 40)) +
    child.art +
    at(child.pelvis[0] + 4, child.pelvis[1] - 1, 0.17, bag(LAMPS, things)) +
    pole(122, 28, FLOOR, 3) +
    button(122, 76, 5.2) +
    at(
      147,
      77,
      0.25,
      seated(LAMPS, LEEK_MAN, { trousers: '#5a4a44', shoes: '#3a2440', turn: 0.6 }),
    ) +
    sideSeat(141, SEAT, 34) +
    at(165, 110, 0.3, leekBag(LAMPS)) +
    at(141, FLOOR, 0.24, dogAsleep(LAMPS)) +
    at(
      183,
      84,
      0.2,
      seated(LAMPS, CELLIST, { trousers: '#b3567f', shoes: '#5b3a52', turn: -0.3 }),
    ) +
    at(184, FLOOR, 0.24, cello(LAMPS, 7)) +
    at(
      200,
      76,
      0.22,
      seated(LAMPS, DRIVER, { trousers: '#2c3a54', shoes: '#2b2228', hands: 'wheel' }),
    ) +
    body() +
    rain(chanceFrom('page 1 rain'), { x: 0, y: 0, width: SHEET, height: 24 }, 0.7, 0.7);
  return {
    art,
    quiet: { box: { ...SAFE, y: 147, height: 56 }, ink: 'light', anchor: 'middle' },
    faces: [child.face],
  };
};

/** The wet town behind, and the road that carries the words. */
function street(): string {
  const chance = chanceFrom('page 1 road');
  let shine = '';
  for (let i = 0; i < 26; i++) {
    shine += `M${num(chance() * SHEET)} ${num(206 + chance() * 10)}h${num(6 + chance() * 18)}`;
  }
  return (
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, '#2f4360'],
        [0.2, SLATE.high],
        [0.6, '#2c3f5c'],
        [1, '#22304a'],
      ]),
    ) +
    oval(
      104,
      140,
      120,
      16,
      radial([
        [0, '#f2b65a', 0.5],
        [1, '#f2b65a', 0],
      ]),
    ) +
    line(shine, '#8fa6bd', 0.7, 'stroke-opacity=".35"')
  );
}

/** What is left of the bus's outside: its roof, its skirt, its wheels and its nose. */
const body = (): string =>
  path(`M-6 26V16C60 12 150 12 196 14C212 16 216 20 222 30V40H214L210 26Z`, BUS.body) +
  path(`M-6 20C60 16 150 16 196 18L206 20`, 'none', `stroke="#ffe3ae" stroke-width="1.4"`) +
  path(`M-6 ${FLOOR}H222V${FLOOR + 14}H-6Z`, BUS.body) +
  box(-6, FLOOR + 1, 230, 3.4, BUS.bodyBand) +
  clean(
    path(
      `M196 ${FLOOR + 1}V112C196 108 198 106 202 106H222V${FLOOR + 1}Z`,
      linear([
        [0, '#8a5f46'],
        [1, '#5b4038'],
      ]),
    ) + path('M205 111H213V117H205Z', '#ffe39a'),
  ) +
  path('M210 27H213L219 100H216Z', BUS.frame) +
  line('M206 96L217 86', '#2b2228', 3) +
  wheel(44, FLOOR + 19, 11) +
  wheel(170, FLOOR + 19, 11) +
  nine(108, FLOOR + 7, 7.4);
