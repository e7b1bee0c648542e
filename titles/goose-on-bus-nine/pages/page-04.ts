import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { dogBackward, tailColor } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { gooseFoot } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS, GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { sideWall } from '#titles/goose-on-bus-nine/set/side.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

const FLOOR = 103;
const BUTTON: Point = [152, 50];
const TAIL: readonly Point[] = [
  [186, 122],
  [195, 102],
  [190, 74],
  [161, 54],
];
const TAIL_WIDTH = [7.6, 6.6, 5.4, 3];

/** From the floor, among boots and an umbrella: the wrong end of a dog comes out from under the seat. */
export const page04: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 48),
    'pelvis',
    [82, 82],
    {
      pose: 'sit',
      mood: 'surprised',
      yaw: 34,
      pitch: -14,
      gaze: [1, 0.7],
      nod: 10,
      touchL: [129, 56],
      armL: { upper: [40, 20], lower: [90, 10], hand: 'point' },
    },
    LAMPS,
  );
  const coat = tailColor(LAMPS);
  const wag = 'M212 86A40 40 0 0 0 205 62M204 90A36 36 0 0 0 198 68';
  const art =
    sideWall(
      {
        area: { x: -4, y: -30, width: SHEET + 8, height: FLOOR + 32 },
        windows: [-10, 62, 3],
        stop: 'clock',
        rain: 0.9,
      },
      'page 4',
    ) +
    floor() +
    coatInTheBack() +
    (hero.wheelchair ? '' : seatFromBelow()) +
    at(126, 150, 0.86, dogBackward(LAMPS)) +
    (hero.wheelchair ? '' : seatFeet()) +
    rings(BUTTON[0], BUTTON[1], 10) +
    child.art +
    pole(BUTTON[0], -10, 132, 6) +
    button(BUTTON[0], BUTTON[1], 10, true) +
    path(ribbon(TAIL, TAIL_WIDTH), coat.base) +
    path(ribbon(TAIL, TAIL_WIDTH, -1, -0.3), coat.shade, 'fill-opacity=".6"') +
    line(wag, '#fff4d6', 1.6, 'stroke-opacity=".85"') +
    wellies() +
    umbrella() +
    lettered(SOUNDS['DING!'], [122, 30], { height: 7, turn: -14, ink: '#3a2440', rim: '#fff4da' }) +
    lettered(SOUNDS['DING!'], [182, 26], { height: 9, turn: 8, ink: '#3a2440', rim: '#fff4da' }) +
    lettered(SOUNDS['DING!'], [186, 86], { height: 7, turn: 12, ink: '#3a2440', rim: '#fff4da' });
  return {
    art,
    quiet: { box: { ...SAFE, y: 157, height: 47 }, ink: 'dark' },
    faces: [child.face],
  };
};

/** A wide pale floor with wet footprints: the words lie on it. */
function floor(): string {
  const chance = chanceFrom('page 4 floor');
  const area = { x: 0, y: FLOOR + 4, width: SHEET, height: 30 };
  return (
    box(
      -4,
      FLOOR,
      SHEET + 8,
      SHEET - FLOOR + 4,
      linear([
        [0, '#d8ac6c'],
        [0.24, '#e9c78e'],
        [0.42, '#f6dfb0'],
        [1, '#f9e7c0'],
      ]),
    ) +
    box(-4, FLOOR - 1.4, SHEET + 8, 3, BUS.frame) +
    specks(chance, area, 60, '#8a5f40', 0.6, 0.4)
  );
}

/** The cushion's underside, its front, and its two iron feet. */
const seatFromBelow = (): string =>
  path('M36 16C36 4 46 0 58 0H110C122 0 130 4 130 16V84H36Z', BUS.seatDark) +
  path('M40 18C40 6 48 3 58 3H108C118 3 126 6 126 18V84H40Z', BUS.seat) +
  path('M34 92H132L124 108H44Z', '#2a2a3a') +
  path('M30 80C30 76 34 74 38 74H128C132 74 136 76 136 80V94H30Z', BUS.seatDark) +
  path('M32 80C32 77 35 76 38 76H128C131 76 134 77 134 80V87H32Z', BUS.seat);

const seatFeet = (): string => path('M48 104H57L60 140H51ZM112 104H121L118 140H109Z', '#4a3a46');

/** Far away under the back row: a gray hem, and two things that are not shoes. */
const coatInTheBack = (): string =>
  path('M186 50C180 74 178 92 178 106H222V48Z', tone(LAMPS, GOOSE.coat).base) +
  path('M200 52V106', 'none', 'stroke="#5d606b" stroke-width="1.2"') +
  at(184, 108, 0.42, gooseFoot(mirrored(LAMPS)), 4, -0.42) +
  at(204, 110, 0.42, gooseFoot(mirrored(LAMPS)), 4, -0.42);

/** The grown-up's: yellow hem and green wellies, near enough to touch. */
function wellies(): string {
  const boot = tone(LAMPS, '#54486e');
  const coat = tone(LAMPS, '#f4c430');
  const one = (x: number): string =>
    path(
      `M${x - 10} 74H${x + 11}V126C${x + 21} 128 ${x + 22} 146 ${x + 14} 147H${x - 12}Z`,
      boot.base,
    ) +
    path(`M${x - 10} 74H${x - 4}V147H${x - 12}Z`, boot.shade) +
    line(`M${x - 10} 75H${x + 11}`, boot.lite, 4);
  return (
    line('M-4 60V80M22 60V80', '#4a5568', 15) +
    one(-4) +
    one(22) +
    path('M-20 -6H34C38 20 38 44 36 66C20 74 -4 74 -20 70Z', coat.shade) +
    path('M-20 -6H28C32 20 32 42 30 62C16 69 -4 70 -20 66Z', coat.base)
  );
}

/** Closed, dripping: it jammed in the door before the story began. */
const umbrella = (): string =>
  oval(204, 150, 16, 4, '#9fb6c4', 'fill-opacity=".7"') +
  oval(206, 149.4, 9, 2, '#dbe6ea', 'fill-opacity=".8"') +
  path('M205 150L196 92C198 82 214 82 216 92Z', '#33507a') +
  path('M205 150L204 86C208 84 214 86 216 92Z', '#26375a') +
  line('M206 86V70M206 150V154', '#2b2228', 2.4) +
  line('M206 70C206 62 216 62 216 69', '#a8643a', 4);
