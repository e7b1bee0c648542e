import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { HELD_IN } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { heroShadow } from '#titles/i-knew-it-was-you/cast/hero-shadow.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { FLOOR_LIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';

const BASE = 166;
const LIGHT = FLOOR_LIGHT;

/** On all ten toes, one fist as high as it goes. */
const KNOCK: Pose = {
  lean: 6,
  roll: 4,
  tilt: -6,
  nod: 0,
  armL: { upper: [132, 10], lower: [146, 6], hand: 'hold' },
  armR: { upper: [-16, 20], lower: [-8, 14], hand: 'rest' },
  legL: { upper: [6, 4], lower: [-4, 4], foot: 30 },
  legR: { upper: [-8, 8], lower: [-58, 6], foot: 40 },
};

/** The long wall: small at a tall door, on tiptoe, and over it a giant who knocks as well. */
export const page07: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the wall goes on, with everything that is loved here, and the window at its end. */
export const spread07: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const who = hider(hero);
  const wide = width === SPREAD;
  const rolls = hero.wheelchair !== undefined;
  const wish: HeroWish = {
    pose: rolls ? 'sit' : KNOCK,
    mood: 'happy',
    face: HELD_IN,
    yaw: 66,
    pitch: 3,
    turn: -52,
    gaze: [-0.7, 0.1],
    ...(rolls ? { armL: KNOCK.armL } : {}),
  };
  const ground: Point = [128, 192];
  const placed = (size: number): PlacedHero => placeHero(who, size, 'ground', ground, wish, LIGHT);
  const { figure } = placed(30);
  const kid = placed(Math.min(40, (96 / (50 - figure.head[1])) * 100));
  const giant = kid.scale * 100 * 1.9;
  const art =
    clean(
      wiped(
        { x: 0, y: 0, width, height: BASE + 1 },
        [
          [0, INK.night],
          [0.42, INK.indigo],
          [1, '#6d7398'],
        ],
        INK.mist,
        'page 7',
      ),
    ) +
    wallpaper(width) +
    (wide ? further(things) : '') +
    wiped(
      { x: 0, y: BASE, width, height: SHEET - BASE },
      [
        [0, '#8a5648'],
        [1, '#33264a'],
      ],
      INK.key,
      'page 7 floor',
    ) +
    box(0, BASE - 8, width, 8, tone(LIGHT, INK.plum).base) +
    line(`M0 ${BASE - 8}H${width}M0 ${BASE}H${width}`, INK.key, 0.7) +
    door() +
    pool(182, 84, 62, 100, INK.glow, 0.5) +
    pool(72, 156, 130, 76, INK.amber, 0.5) +
    pool(72, 190, 90, 24, INK.glow, 0.7) +
    clip(
      `M0 0H${width}V${BASE}H0Z`,
      heroShadow(hero, [kid.head[0] + giant * 0.62, kid.head[1] - giant * 0.46], giant, wish),
    ) +
    gouged('page 7', [62, 174], 14, 66, 20, INK.glow, 0.55, [190, 350]) +
    at(26, 22, 1.02, nightLight()) +
    left() +
    kid.shadow +
    kid.art +
    knocks(kid.handL);
  return {
    art,
    quiet: {
      box: wide ? { x: 252, y: 18, width: 152, height: 92 } : { ...SAFE, width: 106, height: 80 },
      ink: 'light',
      largest: wide
        ? { explorer: 19, sapling: 23, sprout: 27 }
        : { sprout: 20, sapling: 17, explorer: 17 },
    },
    faces: [kid.face],
  };
}

/** Three raps, as one sees them. */
const knocks = ([x, y]: Point): string =>
  line(
    `M${num(x + 3)} ${num(y - 9)}l3 -8M${num(x + 9)} ${num(y - 5)}l8 -5M${num(x + 10)} ${num(y + 2)}h8`,
    INK.glow,
    1.8,
  );

/** Stars of six strokes, one block printed many times. */
function wallpaper(width: number): string {
  let d = '';
  for (let y = 14, row = 0; y < 160; y += 17, row++) {
    for (let x = row % 2 ? 10 : 21; x < width; x += 22)
      d += `M${x - 1.6} ${y}h3.2M${x} ${y - 1.6}v3.2`;
  }
  return line(d, INK.mist, 0.5, 'stroke-opacity=".3"');
}

const frame = (x: number, y: number, size: number, picture: string, turn: number): string =>
  at(
    x,
    y,
    1,
    box(-size / 2 - 2, -size / 2 - 2, size + 4, size + 4, tone(LIGHT, INK.wood).base, 0.6) +
      box(-size / 2, -size / 2, size, size, tone(LIGHT, INK.paper).base) +
      line(
        `M${-size / 2 - 2} ${-size / 2 - 2}h${size + 4}v${size + 4}h${-size - 4}Z`,
        INK.key,
        0.6,
      ) +
      picture,
    turn,
  );

const further = (things: Cast['things']): string =>
  frame(276, 140, 30, at(0, 0, 0.22, thing(things[0], LIGHT)), -4) +
  frame(316, 136, 24, at(0, 0, 0.17, thing(things[1], LIGHT)), 3) +
  nightPane({ x: 364, y: 108, width: 42, height: 50 }, { moon: true, print: 0.24 });

const nightLight = (): string =>
  path(
    'M13 170V160C13 150 27 150 27 160V170Z',
    '#fff3cc',
    `stroke="${INK.wood}" stroke-width=".8"`,
  ) + box(11, 168, 18, 4, tone(LIGHT, INK.wood).base, 1);

/** What lies behind on the way: a sock, a string, three stones, crumbs. */
function left(): string {
  const sock = tone(LIGHT, INK.rose);
  const stone = tone(LIGHT, INK.mist);
  return (
    at(
      20,
      196,
      0.9,
      path(
        'M-6 -20H8V-2C14 2 20 2 22 8C20 14 6 12 -4 8C-8 4 -6 -8 -6 -20Z',
        sock.base,
        `stroke="${INK.key}" stroke-width="1"`,
      ) + line('M-6 -15H8M-6 -10H8', tone(LIGHT, INK.paper).base, 2),
      66,
    ) +
    line(
      'M44 206c6 -10 16 -2 10 3c-8 6 -12 -6 2 -7c12 -1 10 10 20 6c8 -3 4 -10 -2 -7c-6 4 4 12 14 4c8 -4 14 0 22 -4',
      tone(LIGHT, INK.paper).base,
      1.4,
    ) +
    [
      [176, 200, 4.4],
      [190, 204, 3.4],
      [166, 206, 3.6],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        oval(x, y, r, r * 0.7, stone.base, `stroke="${INK.key}" stroke-width=".5"`),
      )
      .join('') +
    line('M34 190h.1M48 192h.1M86 190h.1M98 196h.1M108 193h.1M90 200h.1', INK.glow, 1.8)
  );
}

/** Taller than three of whoever knocks, its handle out of reach. */
const door = (): string => {
  const wood = tone(LIGHT, INK.wood);
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  return (
    path(
      `M138 ${BASE}V10H214V${BASE}Z`,
      linear([
        [0, '#2a2450'],
        [0.5, wood.shade],
        [1, wood.lite],
      ]),
      key,
    ) +
    line('M150 24H202V84H150ZM150 96H202V152H150Z', INK.key, 1, 'stroke-opacity=".7"') +
    line(
      'M151.500 25.500H200.500V82.500H151.500ZM151.500 97.500H200.500V150.500H151.500Z',
      wood.lite,
      0.6,
      'stroke-opacity=".5"',
    ) +
    path(`M133 ${BASE}V5H219V10H138V${BASE}Z`, tone(LIGHT, INK.plum).base, key) +
    oval(145, 92, 3, 3, INK.amber, key)
  );
};
