import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { boxNearer, type Nearer, nearer, pointNearer } from '#bookmaking/drawing/nearer.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { HELD_IN } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { AT_LAMP, FLOOR_LIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { pulledAlong } from '#titles/i-knew-it-was-you/set/wagons.ts';
import { whoLivesHere } from '#titles/i-knew-it-was-you/set/who-lives-here.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';

const BASE = 160;
const LIGHT = FLOOR_LIGHT;

/** The way in: the doorway from its hinges to its far post, and how far the leaf has swung open, toward us. */
const DOOR = { left: 42, right: 104, leaf: 14 } as const;

/** Bound, there is room for a door as high as the page. */
const BOUND: Nearer = { scale: 1.3, x: 33.3, y: 160 };

/** From inside the room: the door stands open, and in the light of the hall goes a whole child, who knocks on it in passing, and pulls along all that one knows it by. */
export const page07: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the string goes on, with everything that it pulls. */
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
      [rolls ? 74 : 70, BASE + 9],
      {
        pose: rolls ? 'sit' : 'walk',
        mood: 'happy',
        face: HELD_IN,
        yaw: -66,
        pitch: 3,
        turn: 22,
        nod: 4,
        tilt: 6,
        gaze: [-0.9, 0],
        leanInChair: 18,
        body: { lean: 15, twist: -6, shrug: 4 },
        armL: { upper: [-54, 8], lower: [-48, 4], hand: 'hold' },
        armR: { upper: [62, 10], lower: [80, 4], hand: 'hold' },
        ...(touchR && { touchR }),
      },
      AT_LAMP,
    );
  const { figure } = placed(30);
  const size = Math.min(36, ((rolls ? 96 : 104) / (50 - figure.head[1])) * 100);
  const [, headY] = placed(size).head;
  const kid = placed(size, [DOOR.left - 9, headY + size * (hero.years < 3 ? 0.9 : 0.62)]);
  const door =
    hallBehind() +
    lightOnBoards(wide) +
    leaf() +
    pool(70, BASE + 10, 26, 4, INK.key, rolls ? 0.1 : 0.5) +
    kid.shadow +
    kid.art +
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
    (wide ? nightPane({ x: 372, y: 96, width: 32, height: 36 }, { moon: true, print: 0.24 }) : '') +
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
      ? pulledAlong(things, pointNearer(BOUND, kid.handL)) + nearer(BOUND, kid.hand(1))
      : pulledAlong(things.slice(0, 1), kid.handL) + kid.hand(1));
  return {
    art,
    quiet: {
      box: wide
        ? { x: 236, y: 16, width: 168, height: 80 }
        : { ...SAFE, x: 115, width: SAFE.x + SAFE.width - 115, height: 108 },
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
        `M${DOOR.left} ${BASE}H${DOOR.right}L${(wide ? 330 : 236) + soft} 222H${66 - soft}Z`,
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

/** The door itself, wide open toward us: the face that it turns to the doorway is in the light. */
function leaf(): string {
  const wood = tone(LIGHT, INK.wood);
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  const { left: hinge, leaf: edge } = DOOR;
  return (
    path(`M${hinge} ${BASE}V-6H${edge}V${BASE + 16}Z`, wood.lite, key) +
    line(
      `M${hinge - 4} 18L${edge + 5} 10V74L${hinge - 4} 76ZM${hinge - 4} 90L${edge + 5} 90V${BASE + 1}L${hinge - 4} ${BASE - 9}Z`,
      INK.key,
      1,
      'stroke-opacity=".7"',
    ) +
    path(`M${edge - 4} ${BASE + 17}V-6H${edge}V${BASE + 16}Z`, wood.deep, key) +
    oval(edge + 4, 82, 2.4, 3, INK.amber, key)
  );
}
