import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { headToSit, headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { cuppedHands } from '#titles/box-of-snow/cast/cupped-hands.ts';
import { MITTEN_SHAPE, mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { SHAFT } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';

/** Day comes through the window at our left. */
const LIGHT = mirrored(SHAFT);
/** Where all of them are beside a column of words, and where there are none. In mm. */
interface Places {
  readonly ground: Point;
  /** How high who sits on the floor and who sits in a wheelchair may be. */
  readonly high: readonly [floor: number, chair: number];
  /** The light on the wall, of the size that it has beside words. */
  readonly patch: readonly [x: number, larger: number];
  readonly box: Point;
  readonly thing: Point;
}
const INSIDE: Places = {
  ground: [156, 200],
  high: [84, 138],
  patch: [161, 1],
  box: [34, 206],
  thing: [90, 193],
};
const BESIDE: Places = {
  ground: [112, 203],
  high: [98, 160],
  patch: [116, 1.14],
  box: [184, 208],
  thing: [42, 196],
};

/** In signs: a longer name needs more than the column beside the window. */
const LONG = 12;

/** Far: somebody with one small ball looks along the ramp, and not at the wall behind. */
export const page05: Painting = ({ hero, things, name, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const rolls = hero.wheelchair !== undefined;
  const head = rolls
    ? headToStand(hero, by.high[1], by.high[1] * 0.26)
    : headToSit(hero, by.high[0], by.high[0] * 0.5);
  const child = placeHero(
    hero,
    head,
    'ground',
    by.ground,
    {
      pose: rolls ? 'stand' : 'crossed',
      mood: 'happy',
      face: { mouth: 'firm', lids: { upper: 0.24, lower: 0.2, slant: 0 } },
      yaw: 24,
      pitch: 4,
      turn: -34,
      nod: 4,
      tilt: -6,
      gaze: [-1, 0],
      armL: { upper: [4, 22], lower: [70, -42], hand: 'hold' },
      armR: { upper: [4, 22], lower: [70, -42], hand: 'hold' },
      body: { shrug: 10 },
    },
    LIGHT,
  );
  const r = head * 0.25;
  const cup: Point = [(child.handL[0] + child.handR[0]) / 2, (child.handL[1] + child.handR[1]) / 2];
  const ball: Point = [cup[0], cup[1] - r * 0.5];
  const art =
    wall() +
    lettering('7', beside ? 30 : 34, 146, 20, FLOORS[7].wall, 0.24) +
    windowOnWall(...by.patch) +
    child.shadow +
    at(...by.box, 0.52, carton(LIGHT, 0.12, 0)) +
    child.art +
    glow(ball[0], ball[1], head, head, '#f2fbff', 0.6) +
    snowball(LIGHT, ball[0], ball[1], r) +
    cuppedHands(hero, child, cup, r, LIGHT) +
    at(...by.thing, 0.44, thing(things[0], LIGHT), 4) +
    mittenOnWool(LIGHT, [203, -30], [203, -12], 34);
  return {
    art,
    quiet: {
      box: { x: 14, y: 14, width: (name?.signs.length ?? 0) > LONG ? 148 : 104, height: 130 },
      ink: 'dark',
      largest: { explorer: 18 },
    },
    faces: [child.face],
  };
};

const wall = (): string =>
  clean(
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, FLOORS[7].pale],
        [0.6, '#fdc6cd'],
        [1, FLOORS[7].wall],
      ]),
    ),
  ) +
  box(0, 184, SHEET, 34, '#c4587f') +
  box(0, 182.6, SHEET, 2.6, '#ad4a82');

const PATCH = 'M-51 0V-112C-51 -180 51 -180 51 -112V0Z';

/** The window as it lies on the wall and on the floor, and what hangs in it. */
const windowOnWall = (x: number, larger: number): string =>
  at(
    x,
    184,
    larger,
    clean(
      path(
        PATCH,
        linear([
          [0, '#fff1d2'],
          [1, '#ffdcae'],
        ]),
      ) + clip(PATCH, line('M-51 -66H51M0 -170V0', '#f6c795', 2.6) + hangs()),
    ) + path('M-51 0H51L61 34H-71Z', '#ffd3a4', 'fill-opacity=".55"'),
  );

/** What nobody down there has seen yet: it comes down on its wool, on the wall before it comes down here. */
const hangs = (): string =>
  line('M25 -190C23 -172 21 -164 21 -150', '#c4608f', 1.6) +
  at(21, -152, 0.74, path(MITTEN_SHAPE, '#c4608f'), 5);
