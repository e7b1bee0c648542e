import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { heronBows } from '#titles/boat-with-no-name/cast/heron-bows.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { boardFor } from '#titles/boat-with-no-name/set/board-for.ts';
import { boat, darkBoard, mast, prop, slip } from '#titles/boat-with-no-name/set/boat.ts';
import { DUSKY } from '#titles/boat-with-no-name/set/colors.ts';
import { headland, sky } from '#titles/boat-with-no-name/set/harbor.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';
import { onBothPages } from '#titles/boat-with-no-name/set/on-both-pages.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** The boat and who stands before it; and the same, larger, where no words need the sky. */
const READ = { x: 107, y: 119, k: 0.78, tall: 92, head: 26, foot: 30, heron: 114, sea: 110 };
const UNREAD = { x: 104, y: 116, k: 1, tall: 108, head: 30, foot: 30, heron: 122, sea: 104 };
const GROUND = 205;

/** Before the boat, which has all its letters, somebody tall bows and holds a cap out flat; in the light of a lantern its badge is seen to be empty. */
export const page08: Painting = ({ hero, name, beside }) => {
  const look = beside ? UNREAD : READ;
  const { x, y, k } = look;
  const rolls = hero.wheelchair !== undefined;
  const master = heronBows([look.foot, 207], look.heron, DUSK);
  const [bx, by] = master.badge;
  const size = headToStand(hero, look.tall, look.head);
  const held: Point = [bx + size * 0.98, by + size * (hero.years < 3 ? 0.5 : 0.02)];
  const child = placeHero(
    hero,
    size,
    'ground',
    [held[0] + size * (rolls ? 1.5 : hero.years < 3 ? 1.36 : 1.46), GROUND],
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: 'tiny', brow: [-6, -11, -3], lids: { upper: 0.2, lower: 0, slant: 0 } },
      yaw: -54,
      pitch: 12,
      nod: 12,
      gaze: [-0.8, 0.5],
      leanInChair: 24,
      body: { lean: 18, roll: 0 },
      armL: { upper: [70, 6], lower: [78, 4], hand: 'hold' },
      armR: { upper: [-10, 12], lower: [4, 6], hand: 'rest' },
      touchL: held,
    },
    DUSK,
  );
  const whole = nameOf(name);
  const board = boardFor(whole);
  const lettered = nameboard(
    whole,
    {
      x: x + board.x * k,
      y: y + board.y * k,
      width: (board.width - 12) * k,
      height: board.height * k,
    },
    DUSK,
  );
  const lamp = size * 0.0152;
  const art =
    clean(onBothPages((width) => sky(width, look.sea + 4, ...DUSKY))) +
    clean(oval(190, look.sea - 8, 22, 22, '#f7c48c')) +
    shore(look.sea, beside === true) +
    line(
      `M172 ${look.sea + 5}h34M178 ${look.sea + 10}h26M168 ${look.sea + 15}h34`,
      '#f7c48c',
      1.5,
      'stroke-opacity=".7"',
    ) +
    onBothPages((width) => ground(width, y + 12)) +
    at(
      x,
      y,
      k,
      (beside ? mast(DUSK) : '') +
        slip(DUSK, 192) +
        prop(DUSK) +
        boat(DUSK) +
        darkBoard(DUSK, board),
    ) +
    lettered.art +
    oval(x, y + 25 * k, 96 * k, 4, SHADE, 'fill-opacity=".5"') +
    glow([held[0] + 2, held[1] + 4]) +
    fromLantern(look.foot) +
    child.shadow +
    master.art +
    child.art +
    at(child.handL[0], child.handL[1] + 40 * lamp, lamp, CREATURES.lantern(DUSK)) +
    child.hand(1);
  return {
    art,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'light', largest: LARGE },
    faces: [child.face, master.face],
    signs: lettered.signs,
    ...(beside && {
      overFold: () =>
        groundPastFold(
          clean(onBothPages((width) => sky(width, look.sea + 4, ...DUSKY))) +
            shore(look.sea, true) +
            onBothPages((width) => ground(width, y + 12)) +
            fromLantern(look.foot) +
            master.art,
        ) + pastFold(hero.years < 3 ? asleep() : ''),
    }),
  };
};

/** What lies behind the slip: water and, where words are beside it, land far off. */
const shore = (top: number, wordsBeside: boolean): string =>
  (wordsBeside ? headland(70, top + 1, 34, ['#2f2c60', '#3a3568']) : '') +
  onBothPages((width) => water(width, top));

/** Three posts, and who sleeps on the highest of them. */
const asleep = (): string =>
  [
    [-150, 160],
    [-132, 172],
    [-118, 180],
  ]
    .map(([x = 0, y = 0]) => box(x - 4, y, 8, 198 - y, '#5b4a72', 1.5))
    .join('') + at(-150, 160.6, 0.62, CREATURES.gull(DUSK));

const water = (width: number, top: number): string =>
  box(
    -4,
    top,
    width + 8,
    40,
    linear([
      [0, '#38386a'],
      [1, '#2b3264'],
    ]),
  );

/** The slip, its stones running away from us toward the water. */
const ground = (width: number, top: number): string =>
  box(
    -4,
    top,
    width + 8,
    SHEET + 4 - top,
    linear([
      [0, '#3c355f'],
      [1, '#2f2850'],
    ]),
  ) +
  line(
    `M-4 ${top + 12}h${width + 8}M-4 ${top + 30}h${width + 8}M-4 ${top + 56}h${width + 8}`,
    '#2c2549',
    0.9,
  );

const SHADE = '#1b1738';

/** From each of two thin legs, away from the lantern and on over the fold. */
const fromLantern = (foot: number): string =>
  path(
    `M${foot + 8} 206L${foot - 66} 213v3L${foot + 8} 208ZM${foot - 9} 206L${foot - 84} 209v3L${foot - 9} 208Z`,
    SHADE,
    'fill-opacity=".55"',
  );

/** What light there is, is between them. */
const glow = ([x, y]: Point): string =>
  oval(
    x,
    y + 4,
    88,
    64,
    radial([
      [0, '#ffd9a0', 0.8],
      [0.5, '#f0b48c', 0.36],
      [1, '#f0b48c', 0],
    ]),
  );
