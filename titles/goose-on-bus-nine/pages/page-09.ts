import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { gooseCoat, gooseFront } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { vignette } from '#titles/goose-on-bus-nine/set/room.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';

/** Very close, over a newspaper: hold this. */
export const page09: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 84),
    'head',
    [52, 74],
    {
      pose: 'sit',
      mood: 'happy',
      yaw: 36,
      pitch: 4,
      gaze: [1, 0.1],
      tilt: -8,
      turn: 6,
      armL: { upper: [30, 14], lower: [80, -14], hand: 'open' },
    },
    LAMPS,
  );
  const art =
    wall() +
    (hero.wheelchair ? '' : seatBack(46, 42, 98, 130)) +
    seatBack(154, 44, 104, 130) +
    child.art +
    at(150, 134, 0.74, gooseCoat(LAMPS, false)) +
    at(150, 62, 0.92, gooseFront(LAMPS, thing(things[0], LAMPS))) +
    vignette() +
    newspaper();
  return {
    art,
    quiet: { box: { ...SAFE, y: 156, height: 48 }, ink: 'dark' },
    faces: [child.face, { x: 104, y: 10, width: 92, height: 110 }],
  };
};

const wall = (): string =>
  box(
    0,
    0,
    SHEET,
    SHEET,
    linear([
      [0, '#fdf0cc'],
      [1, BUS.wall],
    ]),
  ) +
  oval(
    104,
    10,
    120,
    80,
    radial([
      [0, '#fffbe6', 0.95],
      [1, '#ffe9a8', 0],
    ]),
  ) +
  box(-4, 40, SHEET + 8, 3, BUS.pole, 1.5);

/** The grown-up's, from its other side: the widest quiet thing on the bus. */
function newspaper(): string {
  let lines = '';
  for (const x of [16, 112]) {
    for (let i = 0; i < 2; i++) lines += `M${num(x)} ${num(209 + i * 4)}h${num(86 - i * 8)}`;
  }
  return (
    path(
      'M-4 150C40 142 80 142 106 148C140 140 180 140 220 146V222H-4Z',
      '#4a2a30',
      'fill-opacity=".3"',
    ) +
    path('M-4 146C40 138 80 139 106 145C140 137 180 137 220 143V222H-4Z', '#f5ecd8') +
    path('M106 145C140 137 180 137 220 143V146C180 140 140 140 107 149L106 158Z', '#d8cbb0') +
    line(lines, '#b9b2a6', 1.6, 'stroke-opacity=".5"') +
    glove(6, 139) +
    glove(210, 136)
  );
}

const glove = (x: number, y: number): string =>
  path(
    `M${x - 10} ${y + 16}V${y - 2}C${x - 10} ${y - 12} ${x + 10} ${y - 12} ${x + 10} ${y - 2}V${y + 16}Z`,
    '#4f6b63',
  ) + line(`M${x - 4} ${y - 6}V${y + 4}M${x + 3} ${y - 6}V${y + 4}`, '#3a524b', 1.4);
