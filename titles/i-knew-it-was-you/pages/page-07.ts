import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { boxNearer, type Nearer, nearer, pointNearer } from '#bookmaking/drawing/nearer.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { HELD_IN } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { AT_LAMP, FLOOR_LIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { crumbs, sock, string } from '#titles/i-knew-it-was-you/set/trail.ts';
import { whoLivesHere } from '#titles/i-knew-it-was-you/set/who-lives-here.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';

const BASE = 160;
const LIGHT = FLOOR_LIGHT;

/** The way in: the doorway from its hinges to its far post, and how far the leaf has swung toward us. */
const DOOR = { left: 20, right: 92, leaf: 46 } as const;

/** Bound, there is room for a door as high as the page. */
const BOUND: Nearer = { scale: 1.3, x: 33.3, y: 160 };

/** From inside the room: the door half open, and in it, lit from the hall, a whole child whose fist knocks on it, and who looks along a string. */
export const page07: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the trail goes on, with everything that one knows somebody by. */
export const spread07: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const who = hider(hero);
  const wide = width === SPREAD;
  const rolls = hero.wheelchair !== undefined;
  const placed = (size: number, touchR?: Point): PlacedHero =>
    placeHero(
      who,
      size,
      'ground',
      [rolls ? 71 : 69, BASE + (rolls ? 6 : 9)],
      {
        pose: rolls ? 'sit' : 'stand',
        mood: 'happy',
        face: HELD_IN,
        yaw: -26,
        pitch: 3,
        turn: 62,
        nod: 4,
        tilt: 8,
        gaze: [1, 0.5],
        leanInChair: 24,
        body: { lean: 8, twist: -6 },
        armL: rolls
          ? { upper: [24, 22], lower: [62, 14], hand: 'hold' }
          : { upper: [-10, 26], lower: [4, 22], hand: 'hold' },
        armR: { upper: [62, 34], lower: [76, 20], hand: 'hold' },
        ...(touchR && { touchR }),
      },
      AT_LAMP,
    );
  const { figure } = placed(30);
  const size = Math.min(36, ((rolls ? 90 : 100) / (50 - figure.head[1])) * 100);
  const [, headY] = placed(size).head;
  const kid = placed(size, [DOOR.leaf - 6, headY + size * 0.5]);
  const door =
    hallBehind() +
    lightOnBoards(wide) +
    pool(64, BASE + 10, 26, 4, INK.key, rolls ? 0.1 : 0.5) +
    clip(`M${DOOR.leaf - 1} -6H${DOOR.right}V${SHEET}H${DOOR.leaf - 1}Z`, kid.shadow + kid.art) +
    leaf() +
    kid.arm(-1) +
    knocks(kid.handR);
  const art =
    clean(
      wiped(
        { x: 0, y: 0, width, height: BASE + 1 },
        [
          [0, INK.night],
          [0.42, INK.indigo],
          [1, '#3f4880'],
        ],
        INK.mist,
        'page 7',
      ),
    ) +
    (wide
      ? nightPane({ x: 366, y: 102, width: 38, height: 44 }, { moon: true, print: 0.24 })
      : '') +
    wiped(
      { x: 0, y: BASE, width, height: SHEET - BASE },
      [
        [0, '#6d4a52'],
        [0.5, '#5c404e'],
        [1, '#3c2c4c'],
      ],
      INK.key,
      'page 7 floor',
    ) +
    box(0, BASE - 8, width, 8, tone(LIGHT, INK.plum).base) +
    line(`M0 ${BASE - 8}H${width}M0 ${BASE}H${width}`, INK.key, 0.7) +
    (wide ? whoLivesHere() : '') +
    (wide ? nearer(BOUND, door) : door) +
    (wide
      ? alongString(things, pointNearer(BOUND, kid.handL)) + nearer(BOUND, kid.hand(1))
      : left(things));
  return {
    art,
    quiet: {
      box: wide
        ? { x: 236, y: 16, width: 168, height: 80 }
        : { ...SAFE, x: 101, width: SAFE.x + SAFE.width - 99, height: 108 },
      ink: 'light',
      largest: wide
        ? { explorer: 19, sapling: 22, sprout: 27 }
        : { sprout: 20, sapling: 16, explorer: 15 },
    },
    faces: [wide ? boxNearer(BOUND, kid.face) : kid.face],
  };
}

/** The hall, nothing but light, and the post of the door. */
const hallBehind = (): string =>
  pool(70, 90, 84, 110, INK.amber, 0.5) +
  box(
    DOOR.left,
    -6,
    DOOR.right - DOOR.left,
    BASE + 6,
    linear([
      [0, '#e9a850'],
      [0.6, '#ffd88c'],
      [1, '#fff0c2'],
    ]),
  ) +
  path(
    `M${DOOR.right} ${BASE}V-6H${DOOR.right + 7}V${BASE}Z`,
    tone(LIGHT, INK.wood).base,
    `stroke="${INK.key}" stroke-width=".9"`,
  ) +
  line(`M${DOOR.right + 0.8} ${BASE}V-6`, INK.glow, 1.6);

/** As it falls out of the door and over the trail, soft at its end. */
const lightOnBoards = (wide: boolean): string =>
  [0, 10, 20]
    .map((soft) =>
      path(
        `M${DOOR.leaf - 4} ${BASE}H${DOOR.right}L${(wide ? 330 : 236) + soft} 222H${66 - soft}Z`,
        linear([
          [0, '#ffd88c', 0.6],
          [0.6, '#e0a060', 0.26],
          [1, '#8a5648', 0.06],
        ]),
      ),
    )
    .join('');

/** Three raps, as one sees them. */
const knocks = ([x, y]: Point): string =>
  line(
    `M${num(x - 5)} ${num(y - 7)}l-3.400 -5M${num(x - 8)} ${num(y - 1.5)}l-6 -1M${num(x - 6.5)} ${num(y + 4)}l-5 3`,
    INK.glow,
    1.6,
  );

/** What lies on the way in, larger the nearer it is: a string, crumbs, a sock, and what is loved most. */
const left = (things: Cast['things']): string =>
  string(LIGHT, 92, 178, 0.42) +
  crumbs(LIGHT, 'M84 172h.1M90 174h.1M124 184h.1M132 187h.1M128 191h.1M170 206h.1M178 203h.1') +
  sock(LIGHT, 150, 193, 0.8, 74) +
  oval(190, 210, 17, 3, INK.key, 'fill-opacity=".4"') +
  at(190, 200, 0.36, thing(things[0], LIGHT), -4);

/** Where what is loved lies in the string, and the loop of it that lies around. */
const LOOPS = [
  { x: 277, y: 187.5, rx: 33, ry: 7.4 },
  { x: 365, y: 199.5, rx: 29, ry: 6.6 },
] as const;

/** One string out of a hand, over all the floor: it ties a loop round everything that one knows somebody by. */
function alongString(things: Cast['things'], [x, y]: Point): string {
  const [first, second] = LOOPS;
  const way = `M${num(x)} ${num(y)}C${num(x + 3)} ${num(y + 20)} ${num(x - 2)} 170 ${num(x + 16)} 176C128 184 150 176 150 190C150 206 118 204 124 194C132 182 172 200 196 190C214 182 226 180 ${first.x - first.rx} ${first.y}M${first.x + first.rx} ${first.y}C322 192 316 206 ${second.x - second.rx} ${second.y}M${second.x + second.rx} ${second.y}C404 202 410 194 432 192`;
  const half = ({ x: middle, y: foot, rx, ry }: (typeof LOOPS)[number], front: 0 | 1): string =>
    `M${middle - rx} ${foot}A${rx} ${ry} 0 0 ${front ? 0 : 1} ${middle + rx} ${foot}`;
  const string = (d: string): string =>
    line(d, INK.key, 3, 'stroke-opacity=".5" transform="translate(.6 1.4)"') +
    line(d, tone(LIGHT, INK.paper).base, 2.1);
  const knot = ({ x: middle, y: foot, rx }: (typeof LOOPS)[number]): string =>
    string(`M${middle - rx} ${foot}q-9 -8 -11 -2q1 5 11 2q-8 6 -3 9q5 1 3 -9q-4 6 -10 8`);
  return (
    crumbs(
      LIGHT,
      'M120 176h.1M127 173h.1M166 182h.1M173 186h.1M222 200h.1M232 204h.1M318 184h.1M326 188h.1',
    ) +
    sock(LIGHT, 172, 187, 0.92, 74) +
    LOOPS.map(({ x: middle, y: foot }) =>
      oval(middle, foot + 2, 26, 4, INK.key, 'fill-opacity=".4"'),
    ).join('') +
    string(way + LOOPS.map((loop) => half(loop, 0)).join('')) +
    at(first.x, 177, 0.56, thing(things[0], LIGHT), -4) +
    at(second.x, 189, 0.5, thing(things[1], LIGHT), 6) +
    string(LOOPS.map((loop) => half(loop, 1)).join('')) +
    LOOPS.map(knot).join('')
  );
}

/** The door itself, which has swung toward us: dark on our side, its edge bright. */
function leaf(): string {
  const wood = tone(LIGHT, INK.wood);
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  const { left: hinge, leaf: edge } = DOOR;
  return (
    path(`M${hinge - 8} ${BASE}V-6H${hinge}V${BASE}Z`, wood.base, key) +
    path(`M${hinge} ${BASE}V-6H${edge}V${BASE + 16}Z`, wood.shade, key) +
    line(
      `M${hinge + 5} 18L${edge - 5} 10V74L${hinge + 5} 76ZM${hinge + 5} 90L${edge - 5} 90V${BASE + 1}L${hinge + 5} ${BASE - 10}Z`,
      INK.key,
      1,
      'stroke-opacity=".7"',
    ) +
    line(`M${edge - 0.6} -6V${BASE + 15}`, INK.glow, 1.8) +
    oval(edge - 5, 82, 2.6, 3, INK.amber, key)
  );
}
