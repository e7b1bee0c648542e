import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
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

const BASE = 172;
const LIGHT = mirrored(FLOOR_LIGHT);

/** From the side, along a wall: a light near the floor makes somebody three times as large as ever. */
export const page07: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the wall goes on, with everything that is loved here, and the window at its end. */
export const spread07: Painting = (cast) => paint(cast, SPREAD);

/** One fist knocks, and one finger says that nobody knocked. */
const KNOCKING: HeroWish = {
  pose: 'sneak',
  mood: 'happy',
  face: HELD_IN,
  yaw: -62,
  pitch: 3,
  turn: 16,
  nod: 2,
  tilt: -8,
  gaze: [-0.5, 0.3],
  body: { lean: 16 },
  armL: { upper: [38, 24], lower: [150, -22], hand: 'point' },
  armR: { upper: [86, 16], lower: [134, 8], hand: 'hold' },
};

function paint({ hero, things }: Cast, width: number): Picture {
  const rolls = hero.wheelchair !== undefined;
  const wide = width === SPREAD;
  const kid = rolls
    ? placeHero(
        hider(hero),
        45,
        'ground',
        [154, 208],
        { ...KNOCKING, armR: { upper: [70, 16], lower: [106, 8], hand: 'hold' } },
        LIGHT,
      )
    : placeHero(hider(hero), 58, 'head', [112, 138], KNOCKING, LIGHT);
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
    lit() +
    pool(24, 176, 96, 70, INK.amber, 0.6) +
    gouged('page 7', [28, 178], 14, 84, 22, INK.glow, 0.55, [196, 344]) +
    frame(26, 108, 22, at(0, 0, 0.19, thing(things[0], LIGHT)), -4) +
    frame(51, 113, 16, at(0, 0, 0.14, thing(things[1], LIGHT)), 5) +
    (wide ? further(things) : '') +
    at(
      432,
      0,
      1,
      heroShadow(hero, [432 - (rolls ? 188 : 174), rolls ? 62 : 72], rolls ? 70 : 80, {
        pose: 'sneak',
        mood: 'happy',
        yaw: 118,
        pitch: 2,
        body: { lean: 14 },
        armL: { upper: [98, 34], lower: [150, 30], hand: 'hold' },
        armR: { upper: [38, 24], lower: [150, -14], hand: 'point' },
      }),
      0,
      -1,
    ) +
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
    pool(30, 188, 90, 22, INK.glow, 0.6) +
    at(8, -24, 1.14, nightLight()) +
    left() +
    kid.shadow +
    at(kid.handR[0] - 9, kid.handR[1], 1, line('M0 -5l-8 -5M-2 2h-10M1 9l-7 4', INK.glow, 1.8)) +
    kid.art;
  return {
    art,
    quiet: {
      box: wide ? { x: 252, y: 18, width: 152, height: 92 } : { ...SAFE, width: 112, height: 74 },
      ink: 'light',
      largest: wide
        ? { explorer: 19, sapling: 23, sprout: 27 }
        : { sprout: 20, sapling: 17, explorer: 17 },
    },
    faces: [kid.face],
  };
}

/** Of the wall, what the night-light reaches past the child: there the shadow is seen, and no word. */
const lit = (): string =>
  oval(
    196,
    92,
    76,
    150,
    radial([
      [0, INK.glow, 0.5],
      [0.66, INK.glow, 0.44],
      [1, INK.glow, 0],
    ]),
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
  nightPane({ x: 350, y: 102, width: 48, height: 58 }, { moon: true, print: 0.24 });

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
      188,
      206,
      0.8,
      path(
        'M-6 -20H8V-2C14 2 20 2 22 8C20 14 6 12 -4 8C-8 4 -6 -8 -6 -20Z',
        sock.base,
        `stroke="${INK.key}" stroke-width="1"`,
      ) + line('M-6 -15H8M-6 -10H8', tone(LIGHT, INK.paper).base, 2),
      66,
    ) +
    line(
      'M58 204c6 -10 16 -2 10 3c-8 6 -12 -6 2 -7c12 -1 10 10 20 6c8 -3 4 -10 -2 -7c-6 4 4 12 14 4',
      tone(LIGHT, INK.paper).base,
      1.4,
    ) +
    [
      [194, 190, 4.4],
      [206, 187, 3.4],
      [44, 202, 4.6],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        oval(x, y, r, r * 0.7, stone.base, `stroke="${INK.key}" stroke-width=".5"`),
      )
      .join('') +
    line('M176 186h.1M182 183h.1M200 196h.1M210 200h.1M28 206h.1', INK.glow, 1.8)
  );
}
