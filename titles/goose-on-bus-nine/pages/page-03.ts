import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { cello } from '#titles/goose-on-bus-nine/cast/cello.ts';
import { fromAbove } from '#titles/goose-on-bus-nine/cast/from-above.ts';
import { gooseFoot } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { CELLIST, DUCKER, LEEK_MAN, SLEEPER } from '#titles/goose-on-bus-nine/cast/people.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { floorFromAbove, seatFromAbove } from '#titles/goose-on-bus-nine/set/above.ts';
import { button, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS, GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

const BUTTON: Point = [106, 134];

/** From the ceiling, with the roof rolled back: a cello turns round in the aisle to say sorry, like the hand of a clock. */
export const page03: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 50),
    'head',
    [52, 112],
    {
      pose: 'sit',
      mood: 'worried',
      yaw: 36,
      pitch: 44,
      gaze: [0.9, -0.4],
      nod: -24,
      turn: 10,
      touchL: [89, 142],
      armL: { upper: [60, 20], lower: [90, 10], hand: 'point' },
    },
    LAMPS,
  );
  const art =
    floorFromAbove({ x: -4, y: 60, width: SHEET + 8, height: 160 }, [148, 188]) +
    seatFromAbove(112, 108, 36) +
    seatFromAbove(156, 108, 36) +
    seatFromAbove(200, 108, 36) +
    (hero.wheelchair ? '' : seatFromAbove(46, 126, 50)) +
    seatFromAbove(124, 212, 36) +
    seatFromAbove(76, 212, 36) +
    seatFromAbove(200, 214, 36) +
    at(157, 108, 0.36, fromAbove(LAMPS, DUCKER, true), -90) +
    at(201, 108, 0.34, fromAbove(LAMPS, SLEEPER), -90) +
    at(78, 212, 0.36, fromAbove(LAMPS, LEEK_MAN, true), -90) +
    umbrella(22, 204) +
    coatFromAbove(124, 212) +
    newspaper(114, 104) +
    rings(BUTTON[0], BUTTON[1], 9) +
    child.art +
    box(BUTTON[0] - 2.6, BUTTON[1], 5.2, 22, BUS.pole, 2.4) +
    button(BUTTON[0], BUTTON[1], 8, true) +
    swing() +
    at(189, 188, 0.44, fromAbove(LAMPS, CELLIST), 20) +
    at(196, 184, 0.36, cello(LAMPS, -64)) +
    roof() +
    lettered(SOUNDS['DING!'], [150, 112], { height: 10, turn: 8, ink: '#3a2440', rim: '#fff4da' });
  return {
    art,
    quiet: { box: { ...SAFE, y: 13, height: 58 }, ink: 'dark' },
    faces: [child.face],
  };
};

/** Rolled back over the windows: cream, with a mustard edge, wet. */
const roof = (): string =>
  path('M-4 -4H220V82C150 90 70 88 -4 80Z', '#4a2a30', 'fill-opacity=".28"') +
  path('M-4 -4H220V79C150 87 70 85 -4 77Z', BUS.body) +
  path('M-4 -4H220V73C150 81 70 79 -4 71Z', '#fdf1d2') +
  rain(chanceFrom('page 3'), { x: 0, y: 0, width: SHEET, height: 12 }, 0.5, 0.5);

/** Where the neck has been. */
const swing = (): string =>
  line(
    'M128 94A92 92 0 0 0 112 112M138 180A70 70 0 0 1 119 164M132 186A80 80 0 0 1 110 166',
    '#fff4d6',
    1.5,
    'stroke-opacity=".9"',
  );

/** The yellow raincoat's hood, and a newspaper with a dent where the cello went by. */
function newspaper(x: number, y: number): string {
  let lines = '';
  for (let i = 0; i < 5; i++)
    lines += `M${num(x + 6 + i * 3.4)} ${num(y - 13)}v10M${num(x + 6 + i * 3.4)} ${num(y + 4)}v9`;
  return (
    oval(x - 6, y, 15, 17, '#f4c430') +
    path(roundedBox(x - 12, y - 9, 14, 18, 7), '#d9a51e') +
    path(
      `M${x + 2} ${y - 18}L${x + 24} ${y - 16}L${x + 18} ${y}L${x + 24} ${y + 16}L${x + 2} ${y + 18}L${x - 1} ${y}Z`,
      '#f3ead6',
    ) +
    path(`M${x - 1} ${y}L${x + 18} ${y}L${x + 24} ${y + 16}L${x + 2} ${y + 18}Z`, '#dccfb4') +
    line(lines, '#8d8a86', 1, 'stroke-opacity=".7"') +
    oval(x + 10, y - 18, 4.4, 4, '#4f6b63') +
    oval(x + 10, y + 18, 4.4, 4, '#4f6b63')
  );
}

/** It had said sorry to this one first. */
function umbrella(x: number, y: number): string {
  const spokes = [0, 1, 2, 3, 4, 5, 6, 7].map((i): Point => {
    const angle = (i / 8) * Math.PI * 2 + 0.3;
    return [x + Math.cos(angle) * 23, y + Math.sin(angle) * 23];
  });
  return (
    path(polygon(spokes), '#33507a') +
    path(polygon([...spokes.slice(0, 4), [x, y]]), '#26375a') +
    line(spokes.map(([sx, sy]) => `M${x} ${y}L${num(sx)} ${num(sy)}`).join(''), '#6f8fae', 0.9) +
    oval(x, y, 2, 2, '#f2b632')
  );
}

/** Somebody in a long gray coat and a flat cap, and an orange foot in the aisle. */
const coatFromAbove = (x: number, y: number): string =>
  at(x + 20, y - 16, 0.44, gooseFoot(LAMPS), -24) +
  path(roundedBox(x - 13, y - 16, 34, 32, 13), GOOSE.coat) +
  line(`M${x + 2} ${y}h18`, '#5d606b', 1.4) +
  oval(x + 1, y, 10.5, 12, GOOSE.cap) +
  path(`M${x + 8} ${y - 9}q9 9 0 18Z`, '#433d4a') +
  oval(x, y, 1.4, 1.4, GOOSE.capBand);
