import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { MEDIUM } from '#titles/goose-on-bus-nine/medium.ts';
import { busSide, busWindow, nine, wheel } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS, SLATE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { drops, rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { streetLamp } from '#titles/goose-on-bus-nine/set/street.ts';

/** The wet bus from outside: a finger, a button, and somebody else who has seen it. */
const paint: Painting = ({ hero }) => {
  const chance = chanceFrom('cover');
  const child = placeHero(
    hero,
    54,
    'head',
    [66, 128],
    {
      pose: 'sit',
      mood: 'joy',
      yaw: 20,
      pitch: 4,
      turn: 4,
      touchL: [103, 150],
      armL: { upper: [40, 20], lower: [90, 10], hand: 'point' },
    },
    LAMPS,
  );
  const goose =
    gooseNeck(
      [
        [186, 184],
        [187, 166],
        [184, 150],
      ],
      [19, 17, 17],
      LAMPS,
    ) +
    at(187, 166, 0.6, gooseCoat(LAMPS, false)) +
    at(
      172,
      134,
      0.52,
      gooseHead({ beak: 'shut', gaze: [0.9, 0.3], cap: true }, mirrored(LAMPS)),
      0,
      -0.52,
    );
  const inside =
    oval(
      70,
      92,
      60,
      30,
      radial([
        [0, '#fff6d6', 0.9],
        [1, '#ffe6a8', 0],
      ]),
    ) +
    (hero.wheelchair ? '' : seatBack(58, 112, 74, 100)) +
    seatBack(182, 120, 62, 90) +
    goose +
    child.art +
    pole(124, 70, 190, 5) +
    button(124, 136, 9.5);
  const art =
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, '#33475f'],
        [0.45, SLATE.high],
        [1, SLATE.low],
      ]),
    ) +
    streetLamp(11, 196, 130, 20) +
    streetLamp(207, 196, 136, 22) +
    box(
      0,
      194,
      SHEET,
      22,
      linear([
        [0, '#4a5c70'],
        [1, '#34445a'],
      ]),
    ) +
    busSide(-20, 74, SHEET + 40, 124) +
    busWindow(16, 86, 184, 84, inside, 10) +
    nine(182, 184, 10.5) +
    wheel(44, 208, 15) +
    line('M60 203q60 5 130 1', '#ffdf9e', 1.6, 'stroke-opacity=".5"') +
    line('M22 100L38 92M24 108L46 94', '#ffffff', 2, 'stroke-opacity=".5"') +
    drops(chance, { x: 100, y: 88, width: 96, height: 20 }, 16) +
    drops(chance, { x: 18, y: 88, width: 16, height: 78 }, 10) +
    rain(chance, { x: 0, y: 0, width: SHEET, height: 76 }, 1, 0.22) +
    rain(chance, { x: 0, y: 172, width: SHEET, height: 44 }, 0.8);
  return {
    art,
    quiet: { box: { ...SAFE, y: 15, height: 52 }, ink: 'light', align: 'center', anchor: 'middle' },
    faces: [child.face],
  };
};

export const cover: Cover = {
  slug: 'goose-on-bus-nine',
  title: '{name} and the Goose on Bus Nine',
  medium: MEDIUM,
  paint,
  grounds: [{ color: BUS.seat, light: LAMPS }],
};
