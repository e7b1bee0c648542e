import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { silhouette } from '#bookmaking/hero/silhouette.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { cuppedHands } from '#titles/box-of-snow/cast/cupped-hands.ts';
import { mitten, mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { SHAFT } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';

/** Day comes through the window at our left. */
const LIGHT = mirrored(SHAFT);
const GROUND: Point = [74, 200];
/** How much larger than who throws it a shadow is, and where it stands on the wall. */
const SHADOW = { foot: [156, 186] as Point, larger: 1.62 };

/** Far: somebody on the floor with one small ball, and over them, as large as the wall, everything they do. */
export const page05: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const head = rolls ? 38 : 44;
  const child = placeHero(
    hero,
    head,
    'ground',
    GROUND,
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
    clip(PATCH, shadows(hero, child, ball, r)) +
    child.shadow +
    at(28, 208, 0.44, carton(LIGHT, 0.12, 0)) +
    child.art +
    glow(ball[0], ball[1], head, head, '#f2fbff', 0.6) +
    snowball(LIGHT, ball[0], ball[1], r) +
    cuppedHands(hero, child, cup, r, LIGHT) +
    at(134, 207, 0.42, thing(things[0], LIGHT), 4) +
    mittenOnWool(LIGHT, [203, -30], [203, -12], 34);
  return {
    art,
    quiet: {
      box: { x: 14, y: 14, width: 92, height: 84 },
      ink: 'dark',
      largest: { explorer: 18 },
    },
    faces: [child.face],
  };
};

/** Where the window lies on the wall. */
const PATCH = 'M112 186V74C112 8 206 8 206 74V186Z';

const wall = (): string =>
  clean(
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, FLOORS[7].pale],
        [0.5, '#fbb4bf'],
        [1, FLOORS[7].wall],
      ]),
    ) +
      path(
        PATCH,
        linear([
          [0, '#fff1d2'],
          [1, '#ffdcae'],
        ]),
      ),
  ) +
  box(0, 184, SHEET, 34, '#c4587f') +
  path('M112 184H206L214 218H84Z', '#ffd3a4', 'fill-opacity=".55"') +
  box(0, 182.6, SHEET, 2.6, '#ad4a82');

/** All of it, on the wall: a child, a ball, and what nobody down there has seen yet. */
function shadows(hero: Hero, child: PlacedHero, ball: Point, r: number): string {
  const k = SHADOW.larger;
  const on = ([x, y]: Point): Point => [
    SHADOW.foot[0] + (x - GROUND[0]) * k,
    SHADOW.foot[1] + (y - GROUND[1]) * k,
  ];
  const [bx, by] = on(ball);
  const ink = '#b2568c';
  return (
    at(
      ...SHADOW.foot,
      child.scale * k,
      path(
        silhouette(child.figure.skeleton, hero, (p) => p),
        ink,
      ) + (hero.wheelchair ? oval(-16, -62, 60, 64, ink) : ''),
    ) +
    oval(bx, by, r * k, r * k, ink) +
    line('M112 104H206M159 20V186', '#f0b98a', 3)
  );
}
