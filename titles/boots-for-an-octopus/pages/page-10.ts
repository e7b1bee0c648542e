import { hash } from '#bookmaking/drawing/chance.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact } from '#bookmaking/drawing/light.ts';
import { at, box, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { turnedPoint } from '#bookmaking/drawing/turned.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { aboutAxle, tipped } from '#bookmaking/hero/tipped.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { ON_TIPTOE } from '#titles/boots-for-an-octopus/cast/on-tiptoe.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { towerOfBoxes } from '#titles/boots-for-an-octopus/cast/tower.ts';
import { drops } from '#titles/boots-for-an-octopus/set/drops.ts';
import { WASHED } from '#titles/boots-for-an-octopus/set/lights.ts';
import { houses } from '#titles/boots-for-an-octopus/set/street.ts';

/** Low over the water: everything is doubled, and somebody is going to jump. */
export const page10: Painting = (cast) => paint(cast, SHEET);
/** One sky and one puddle over both pages: eight feet on tiptoe left of the fold, and right of it one that is over the water already. */
export const spread10: Painting = (cast) => paint(cast, SPREAD);

/** Where the water begins, and in which line it doubles what stands there. */
const SHORE = 114;

/** One arm down and one up, as on a rope; on the toes of one foot, and the other over the water. */
const ON_THE_EDGE: Partial<Pose> = {
  roll: -10,
  lean: 2,
  hips: -4,
  legL: { upper: [-4, 2], lower: [-8, 2], foot: 30 },
  legR: { upper: [44, 12], lower: [22, 8], foot: 34 },
};

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const rolls = hero.wheelchair !== undefined;
  /** Where the stone ends that somebody stands on. */
  const edge = wide ? 302 : 166;
  const child = heroInHat(
    hero,
    standingSize(hero, rolls ? 98 : 87, rolls ? 31 : 29),
    'ground',
    [edge + (rolls ? 11 : hero.years < 3 ? 15 : 11), SHORE - 1],
    {
      pose: 'balance',
      mood: 'wonder',
      face: ON_TIPTOE,
      yaw: rolls ? -48 : -44,
      turn: rolls ? 16 : 6,
      pitch: 3,
      nod: rolls ? 16 : 8,
      gaze: rolls ? [-0.5, 1] : [-0.8, 1],
      hat: 'given',
      ...(rolls
        ? {
            armL: { upper: [-26, 22], lower: [22, 2], hand: 'hold' } as const,
            armR: { upper: [-8, 24], lower: [30, 2], hand: 'hold' } as const,
            body: { roll: -4, lean: -4 },
          }
        : {
            armL: { upper: [8, 112], lower: [8, 122], hand: 'open' } as const,
            armR: { upper: [10, 60], lower: [10, 72], hand: 'open' } as const,
            body: ON_THE_EDGE,
          }),
    },
    WASHED,
  );
  const turn = aboutAxle(child, rolls ? 23 : -4);
  const stands = tipped(child, turn);
  const guest = onTiptoe(things[0], wide);
  // Drawn once and used again upside down: twice would be a page of 200 KB.
  const id = `shore${width}${hash(hero.seed + things[0]).toString(36)}`;
  const row = houses({ x: 0, y: 34, width, height: 70 }, 104, 0.5);
  const tower = at(wide ? 398 : 12, 109, 0.3, towerOfBoxes(WASHED), 0, wide ? -0.3 : 0.3);
  const doubled = row + tower + guest.behind + guest.head + guest.before + stands.art;
  const [x, y] = turnedPoint([edge - 10, SHORE], turn);
  const art =
    sky(width) +
    `<g id="${id}">${row}</g>` +
    water(width) +
    stone(-10, edge - (wide ? 76 : 20)) +
    stone(edge, width + 10) +
    clip(
      `M0 ${SHORE}H${width}V${SHEET}H0Z`,
      at(0, SHORE * 2, -1, `<use href="#${id}"/><use href="#${id}who"/>`, 0, 1) +
        box(
          0,
          SHORE,
          width,
          SHEET - SHORE,
          linear([
            [0, '#bfe8ea', 0.22],
            [1, '#7cc6da', 0.6],
          ]),
        ),
    ) +
    ring(x - 22, y + 16, 16, 0.7) +
    ring(x - 22, y + 16, 7, 0.9) +
    drops([[x - 22, y + 9, 2.2]]) +
    guest.shadow +
    contact(WASHED, turn.about[0] + 3, SHORE - 2, 10, 1.6) +
    `<g id="${id}who">${doubled.slice(row.length)}</g>`;
  return {
    art,
    quiet: {
      // Over the fold in the sky, where nobody is.
      box: wide ? { x: 356, y: 16, width: 56, height: 26 } : { ...SAFE, width: 136, height: 18 },
      ink: 'dark',
      align: 'center',
      anchor: wide ? 'middle' : 'top',
    },
    faces: [stands.face, guest.face],
  };
}

/** All eight beside each other, on their toes. */
function onTiptoe(object: Parameters<typeof thing>[0], wide: boolean) {
  const k = wide ? 1.07 : 0.92;
  const foot = 14 * k;
  const on = ([x, y]: Point): Point => [
    (wide ? 106 : 76) + (x - 78) * k,
    SHORE - foot - 1 + (y - 100) * k,
  ];
  const arm = (pairs: string, turn = 0, toe: 1 | -1 = 1) => ({
    via: way(pairs).map(on),
    turn,
    toe,
  });
  return octopus(
    {
      head: on([78, wide ? 66 : 71]),
      size: 45 * k,
      mood: 'wide',
      gaze: [0.2, 0.9],
      dressed: 8,
      foot,
      object: thing(object, WASHED),
      arms: [
        arm('62,84 30,76 16,84 12,100', 12, -1),
        arm('66,88 42,84 32,92 31,100', 10, -1),
        arm('70,90 54,88 49,94 50,100', 8, -1),
        arm('74,92 70,94 69,97 69,100', 14),
        arm('82,92 87,94 88,97 88,100', 16),
        arm('86,90 102,88 108,94 107,100'),
        arm('90,88 114,82 126,90 127,99'),
        arm('94,84 126,74 144,84 147,100'),
      ],
    },
    WASHED,
  );
}

/** Washed, with a low sun and two clouds that have rained themselves out. */
const sky = (width: number): string =>
  box(
    0,
    0,
    width,
    SHORE,
    linear([
      [0, '#c9ecf2'],
      [0.6, '#fdf6dc'],
      [1, '#ffe9c8'],
    ]),
  ) +
  oval(
    width * 0.47,
    66,
    64,
    52,
    radial([
      [0, '#fffbe2', 0.95],
      [1, '#fffbe2', 0],
    ]),
  ) +
  path(
    `${disc(width - 190, 34, 13, 8)}${disc(width - 176, 30, 14, 11)}${disc(width - 162, 35, 12, 7)}${disc(width - 44, 26, 12, 7)}${disc(width - 30, 22, 14, 10)}${disc(width - 16, 27, 13, 7)}`,
    '#ffffff',
    'fill-opacity=".85"',
  );

/** What it doubles. */
const water = (width: number): string =>
  box(
    0,
    103,
    width,
    SHEET - 103,
    linear([
      [0, '#fbeccb'],
      [0.3, '#d9f1ee'],
      [1, '#8fd0df'],
    ]),
  );

/** Pavement, from one end to the other; what is between two of them is water. */
const stone = (from: number, to: number): string =>
  path(
    `M${from + 3} 103H${to - 3}L${to} ${SHORE - 3}V${SHORE}H${from}V${SHORE - 3}Z`,
    linear([
      [0, '#d9d3cf'],
      [1, '#a9a9b3'],
    ]),
  ) + box(from, SHORE - 3, to - from, 4, '#8f99a8', 1);

/** One drop has fallen already. */
const ring = (x: number, y: number, r: number, opacity: number): string =>
  oval(
    x,
    y,
    r,
    r * 0.2,
    'none',
    `stroke="#ffffff" stroke-width="1.500" stroke-opacity="${opacity}"`,
  );
