import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import {
  gooseCoat,
  gooseFoot,
  gooseHead,
  gooseNeck,
} from '#titles/goose-on-bus-nine/cast/goose.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { LETTERING } from '#titles/goose-on-bus-nine/lettering.ts';
import { MEDIUM } from '#titles/goose-on-bus-nine/medium.ts';
import { busSide, busWindow, nine, wheel } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { drops, rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { streetLamp } from '#titles/goose-on-bus-nine/set/street.ts';

/** Grounds go on over the fold: the case is wrapped in this picture. */
const OVER_FOLD = 24;

/** The wet bus from outside: a finger, a button, somebody else who has seen it, and four feet that do not touch the floor. */
const paint: Painting = ({ hero }) => {
  const chance = chanceFrom('cover');
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 49),
    'head',
    [60, 110],
    {
      pose: 'sit',
      mood: 'happy',
      yaw: 30,
      gaze: [1, 0],
      pitch: 4,
      turn: 4,
      touchL: [95, 130],
      armL: { upper: [40, 20], lower: [90, 10], hand: 'point' },
    },
    LAMPS,
  );
  const goose =
    line('M158 172V189M184 172V189', '#c9661a', 4) +
    at(160, 190, 0.46, gooseFoot(mirrored(LAMPS)), 0, -0.46) +
    at(186, 190, 0.46, gooseFoot(mirrored(LAMPS)), 0, -0.46) +
    gooseNeck(
      [
        [168, 160],
        [171, 146],
        [169, 134],
        [160, 124],
      ],
      [24, 21, 20, 19],
      LAMPS,
    ) +
    at(166, 146, 0.22, gooseCoat(LAMPS, false), 0, 0.44) +
    at(
      152,
      114,
      0.54,
      gooseHead({ beak: 'shut', gaze: [0.9, 0.3], lid: 'wide', cap: true }, mirrored(LAMPS)),
      4,
      -0.54,
    );
  const inside =
    oval(
      84,
      84,
      110,
      40,
      radial([
        [0, '#fff8e0', 0.95],
        [1, '#ffe6a8', 0],
      ]),
    ) +
    (hero.wheelchair ? '' : seatBack(54, 104, 68, 70)) +
    seatBack(170, 112, 62, 62) +
    box(0, 174, SHEET, 30, '#a8784a') +
    goose +
    child.art +
    pole(109, 76, 202, 5) +
    button(109, 122, 10.5);
  const art =
    box(
      -OVER_FOLD,
      0,
      SHEET + 2 * OVER_FOLD,
      SHEET,
      linear([
        [0, '#2c3f5c'],
        [0.36, '#465d75'],
        [1, '#8ba2b3'],
      ]),
    ) +
    streetLamp(5, 196, 132, 12) +
    streetLamp(211, 196, 132, 12) +
    box(-OVER_FOLD, 200, SHEET + 2 * OVER_FOLD, 20, '#2c3b52') +
    busSide(-OVER_FOLD - 10, 70, SHEET + 2 * OVER_FOLD + 20, 137) +
    busWindow(11, 78, 194, 120, inside, 12) +
    wheel(36, 226, 14) +
    wheel(180, 226, 14) +
    nine(108, 207, 7) +
    line('M22 104L42 88M26 114L54 90', '#ffffff', 2.2, 'stroke-opacity=".5"') +
    drops(chance, { x: 112, y: 84, width: 88, height: 24 }, 18) +
    drops(chance, { x: 16, y: 96, width: 14, height: 90 }, 12) +
    rain(chance, { x: -OVER_FOLD, y: 0, width: SHEET + 2 * OVER_FOLD, height: 72 }, 1, 0.22) +
    rain(chance, { x: -OVER_FOLD, y: 176, width: SHEET + 2 * OVER_FOLD, height: 40 }, 0.8);
  return {
    art,
    quiet: { box: { ...SAFE, y: 14, height: 50 }, ink: 'light', align: 'center', anchor: 'middle' },
    faces: [child.face],
  };
};

export const cover: Cover = {
  slug: 'goose-on-bus-nine',
  title: '{name} and the Goose on Bus Nine',
  lettering: LETTERING,
  medium: MEDIUM,
  paint,
  grounds: [{ color: BUS.seat, light: LAMPS }],
};
