import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { HELD_IN } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { floorShadow } from '#titles/i-knew-it-was-you/cast/hero-shadow.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { FLOOR_LIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { crumbs, sock, string } from '#titles/i-knew-it-was-you/set/trail.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';

const BASE = 160;
const LIGHT = FLOOR_LIGHT;

/** On all ten toes, one fist on the door. */
const KNOCK: Pose = {
  lean: 6,
  roll: 0,
  tilt: 0,
  nod: -8,
  armL: { upper: [126, 8], lower: [128, 6], hand: 'hold' },
  armR: { upper: [6, 10], lower: [10, 6], hand: 'hold' },
  legL: { upper: [4, 4], lower: [-6, 4], foot: 34 },
  legR: { upper: [0, 4], lower: [-10, 4], foot: 38 },
};

/** The long wall: on tiptoe at a tall door, and from those toes a shadow as long as the hall. */
export const page07: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the shadow goes on, along everything that one knows somebody by. */
export const spread07: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const who = hider(hero);
  const wide = width === SPREAD;
  const rolls = hero.wheelchair !== undefined;
  const wish: HeroWish = {
    pose: rolls ? 'sit' : KNOCK,
    mood: 'happy',
    face: HELD_IN,
    yaw: -104,
    pitch: 3,
    turn: 16,
    gaze: [-0.7, -0.2],
    armL: KNOCK.armL,
  };
  const placed = (size: number, ground: Point): PlacedHero =>
    placeHero(who, size, 'ground', ground, wish, LIGHT);
  const { figure } = placed(30, [0, 0]);
  const size = Math.min(32, ((rolls ? 84 : 88) / (50 - figure.head[1])) * 100);
  // Wherever the fist gets, that is where the door is.
  const there = placed(size, [0, 174]);
  const ground: Point = [62 - there.handL[0], 174];
  const kid = placed(size, ground);
  const art =
    clean(
      wiped(
        { x: 0, y: 0, width, height: BASE + 1 },
        [
          [0, INK.night],
          [0.42, INK.indigo],
          [1, '#4f5a90'],
        ],
        INK.mist,
        'page 7',
      ),
    ) +
    wallpaper(width) +
    (wide
      ? nightPane({ x: 366, y: 102, width: 38, height: 44 }, { moon: true, print: 0.24 })
      : '') +
    wiped(
      { x: 0, y: BASE, width, height: SHEET - BASE },
      [
        [0, '#a0684c'],
        [0.5, '#7d5048'],
        [1, '#4a3450'],
      ],
      INK.key,
      'page 7 floor',
    ) +
    box(0, BASE - 8, width, 8, tone(LIGHT, INK.plum).base) +
    line(`M0 ${BASE - 8}H${width}M0 ${BASE}H${width}`, INK.key, 0.7) +
    door() +
    pool(10, 150, 130, 80, INK.amber, 0.55) +
    pool(10, 172, 150, 34, INK.glow, 0.6) +
    nightLight() +
    thrown(hero, ground, size, wish) +
    left(things, wide) +
    kid.art +
    knocks([kid.handL[0] - 6, kid.handL[1]]);
  return {
    art,
    quiet: {
      box: wide
        ? { x: 236, y: 16, width: 168, height: 80 }
        : { ...SAFE, x: 96, width: SAFE.x + SAFE.width - 96, height: 108 },
      ink: 'light',
      largest: wide
        ? { explorer: 19, sapling: 22, sprout: 27 }
        : { sprout: 20, sapling: 16, explorer: 16 },
    },
    faces: [kid.face],
  };
}

/** From the toes, or the wheels, along the boards; thinner the farther it gets. */
const thrown = (hero: Cast['hero'], ground: Point, size: number, wish: HeroWish): string =>
  `<g opacity=".62">${floorShadow(hero, ground, size, wish, { long: 2.2, across: 0.55, down: 0.14 })}</g>`;

/** Three raps, as one sees them. */
const knocks = ([x, y]: Point): string =>
  line(
    `M${num(x - 3)} ${num(y - 8)}l-4 -7M${num(x - 8)} ${num(y - 2)}l-8 -3M${num(x - 7)} ${num(y + 5)}l-8 3`,
    INK.glow,
    1.8,
  );

/** Stars of six strokes, one block printed many times. */
function wallpaper(width: number): string {
  let d = '';
  for (let y = 14, row = 0; y < BASE - 10; y += 17, row++) {
    for (let x = row % 2 ? 10 : 21; x < width; x += 22)
      d += `M${x - 1.6} ${y}h3.2M${x} ${y - 1.6}v3.2`;
  }
  return line(d, INK.mist, 0.5, 'stroke-opacity=".3"');
}

/** Low, at the skirting: the one light of this hall. */
const nightLight = (): string =>
  path('M5 156V146C5 136 19 136 19 146V156Z', '#fff3cc', `stroke="${INK.wood}" stroke-width=".8"`) +
  box(3, 154, 18, 5, tone(LIGHT, INK.wood).base, 1, `stroke="${INK.key}" stroke-width=".6"`);

/** What lies behind on the way: a sock, crumbs, a string, and what is loved most; on the longer way more of it. */
const left = (things: Cast['things'], wide: boolean): string =>
  sock(LIGHT, 106, 204, 0.86, 74) +
  crumbs(LIGHT, 'M70 196h.1M80 202h.1M90 196h.1M124 199h.1M128 208h.1M168 207h.1M173 202h.1') +
  string(LIGHT, 132, 205, 0.55) +
  oval(192, 209, 17, 3, INK.key, 'fill-opacity=".4"') +
  at(192, 200, 0.32, thing(things[0], LIGHT), -4) +
  (wide
    ? crumbs(LIGHT, 'M226 206h.1M236 200h.1M247 207h.1M322 204h.1M334 208h.1') +
      string(LIGHT, 262, 203, 0.8) +
      oval(366, 208, 18, 3, INK.key, 'fill-opacity=".4"') +
      at(366, 199, 0.34, thing(things[1], LIGHT), 6)
    : '');

/** Twice as tall as whoever knocks. */
const door = (): string => {
  const wood = tone(LIGHT, INK.wood);
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  return (
    path(`M22 ${BASE}V-6H88V${BASE}Z`, tone(LIGHT, INK.plum).base, key) +
    path(
      `M28 ${BASE}V-6H82V${BASE}Z`,
      linear([
        [0, wood.shade],
        [0.5, wood.base],
        [1, wood.lite],
      ]),
      key,
    ) +
    line('M36 12H74V74H36ZM36 86H74V146H36Z', INK.key, 1, 'stroke-opacity=".7"') +
    line(
      'M37.500 13.500H72.500V72.500H37.500ZM37.500 87.500H72.500V144.500H37.500Z',
      wood.lite,
      0.6,
      'stroke-opacity=".6"',
    ) +
    oval(77, 82, 3, 3, INK.amber, key)
  );
};
