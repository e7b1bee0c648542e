import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
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

function paint({ hero, things }: Cast, width: number): Picture {
  const kid = placeHero(
    hider(hero),
    headToStand(hero, 94, 35),
    'ground',
    [144, 194],
    { pose: 'sneak', mood: 'happy', yaw: -52, pitch: 4, turn: 20, gaze: [-0.3, 0.1] },
    LIGHT,
  );
  const art =
    clean(
      wiped(
        { x: 0, y: 0, width, height: BASE + 1 },
        [
          [0, INK.night],
          [0.55, INK.indigo],
          [1, '#4f6a94'],
        ],
        INK.mist,
        'page 7',
      ),
    ) +
    wallpaper(width) +
    pool(196, 166, 130, 84, INK.amber, 0.6) +
    gouged('page 7', [196, 166], 12, 78, 20, INK.glow, 0.5, [180, 350]) +
    at(216, 0, 1, heroShadow(hero, [158, 184], 152), 0, -1) +
    frame(188, 108, 22, at(0, 0, 0.17, thing(things[0], LIGHT)), -3) +
    frame(160, 100, 18, at(0, 0, 0.14, thing(things[1], LIGHT)), 4) +
    (width === SPREAD ? further(things) : '') +
    wiped(
      { x: 0, y: BASE, width, height: SHEET - BASE },
      [
        [0, '#7a4b4a'],
        [1, '#33264a'],
      ],
      INK.key,
      'page 7 floor',
    ) +
    box(0, BASE - 8, width, 8, tone(LIGHT, INK.plum).base) +
    line(`M0 ${BASE - 8}H${width}M0 ${BASE}H${width}`, INK.key, 0.7) +
    pool(196, 184, 90, 22, INK.glow, 0.5) +
    shifted(176, 0, nightLight()) +
    at(216, 0, 1, left(), 0, -1) +
    kid.shadow +
    kid.art;
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 102, width: 100, height: 62 },
      ink: 'light',
      largest: { sprout: 18, sapling: 16 },
    },
    faces: [kid.face],
  };
}

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
  frame(262, 70, 34, at(0, 0, 0.25, thing(things[0], LIGHT)), -4) +
  frame(304, 92, 26, at(0, 0, 0.19, thing(things[0], LIGHT)), 3) +
  nightPane({ x: 344, y: 40, width: 56, height: 76 }, { moon: true, print: 0.22 }) +
  box(240, 140, 84, 4, tone(LIGHT, INK.wood).base) +
  at(262, 132, 0.2, thing(things[1], LIGHT)) +
  at(298, 132, 0.2, thing(things[0], LIGHT));

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
      34,
      204,
      0.7,
      path(
        'M-6 -20H8V-2C14 2 20 2 22 8C20 14 6 12 -4 8C-8 4 -6 -8 -6 -20Z',
        sock.base,
        `stroke="${INK.key}" stroke-width="1"`,
      ) + line('M-6 -15H8M-6 -10H8', tone(LIGHT, INK.paper).base, 2),
      66,
    ) +
    line(
      'M108 204c6 -10 16 -2 10 3c-8 6 -12 -6 2 -7c12 -1 10 10 20 6c8 -3 4 -10 -2 -7c-6 4 4 12 14 4',
      tone(LIGHT, INK.paper).base,
      1.2,
    ) +
    [
      [120, 198, 4],
      [130, 200, 3],
      [166, 202, 4.6],
      [148, 196, 2.6],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        oval(x, y, r, r * 0.7, stone.base, `stroke="${INK.key}" stroke-width=".5"`),
      )
      .join('') +
    line('M180 206h.1M186 202h.1M190 208h.1M176 200h.1M198 204h.1', INK.glow, 1.6)
  );
}
