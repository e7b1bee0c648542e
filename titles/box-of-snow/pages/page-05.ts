import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { cuppedHands } from '#titles/box-of-snow/cast/cupped-hands.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { SHAFT } from '#titles/box-of-snow/set/lights.ts';
import { glow, plainWall } from '#titles/box-of-snow/set/ramp.ts';

/** What is being made: in the middle of the page, under a chin. */
const BALL = { x: 112, y: 188, r: 15.5 } as const;

/** Close: two hands, one small ball, and a look along the ramp. */
export const page05: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    72,
    'head',
    [120, 124],
    {
      pose: 'stand',
      mood: 'happy',
      yaw: -10,
      pitch: 4,
      tilt: -9,
      gaze: [1, 0.15],
      armL: { upper: [6, 40], lower: [96, -66], hand: 'hold' },
      armR: { upper: [6, 40], lower: [96, -66], hand: 'hold' },
    },
    SHAFT,
  );
  const art =
    plainWall(FLOORS[7], SHEET) +
    niche() +
    child.art +
    glow(BALL.x, BALL.y, 46, 44, '#f2fbff', 0.55) +
    snowball(SHAFT, BALL.x, BALL.y, BALL.r) +
    cuppedHands(hero, child, [BALL.x, BALL.y], BALL.r, SHAFT) +
    at(30, 214, 0.62, carton(SHAFT, 0.12, 0)) +
    at(192, 204, 0.48, thing(things[0], SHAFT), 8) +
    mittenOnWool(SHAFT, [206, -40], [206, -24], 42);
  return {
    art,
    quiet: { box: { ...SAFE, width: 172, height: 42 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face],
  };
};

const niche = (): string =>
  path('M22 214V112C22 66 84 62 110 62C150 62 198 70 198 112V214Z', FLOORS[7].wall) +
  path('M30 214V114C30 74 86 70 110 70C148 70 190 76 190 114V214Z', '#e2779a') +
  path(
    'M60 214V120C60 92 92 88 110 88C132 88 162 92 162 120V214Z',
    linear([
      [0, '#ffe6b0'],
      [1, '#ffb8a0'],
    ]),
  ) +
  line('M110 88V214M60 150H162', '#c4587f', 3) +
  box(0, 206, SHEET, 12, '#c4587f');
