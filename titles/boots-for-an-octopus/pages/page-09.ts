import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact } from '#bookmaking/drawing/light.ts';
import { asGround, at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { centipedeBody, centipedeFace } from '#titles/boots-for-an-octopus/cast/centipede.ts';
import { footwear } from '#titles/boots-for-an-octopus/cast/footwear.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { octopus, tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { geranium } from '#titles/boots-for-an-octopus/set/geranium.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { street } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Foot eight stands up as tall as whoever pulls a hat down on it, and seven others cheer. */
export const page09: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the long window, in which the last puddles wait; and somebody goes by who has plenty of time. */
export const spread09: Painting = (cast) => paint(cast, SPREAD);

/** How high the floor begins, in mm. */
const WALL = 166;
/** How large a hat is beside its 100 units, and from its middle to where a hand has the brim, in these. */
const [HAT, BRIM] = [0.5, [-41, 8]] as const;
/** How far up an arm goes that puts a hat on, in degrees. */
const UP = { small: 2, grown: -16 } as const;

/** Off on the toes of one foot, and all the weight on a brim. */
const ON_TOES = {
  lean: 18,
  roll: 0,
  hips: 0,
  armL: { upper: [-62, 10], lower: [-76, 16] },
  armR: { upper: [90, 0], lower: [90, 0] },
  legL: { upper: [-20, 6], lower: [-66, 6], foot: 50 },
  legR: { upper: [8, 3], lower: [-6, 3], foot: 40 },
} as const;

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const k = wide ? 1 : 0.73;
  const from: Point = [width - SPREAD * k, SHEET * (1 - k)];
  const rolls = hero.wheelchair !== undefined;
  const pulls: Stood = {
    hero,
    size: standingSize(hero, rolls ? 132 : 132, 34),
    ground: [rolls ? 243 : 240, 203],
    wish: {
      pose: ON_TOES,
      mood: 'joy',
      face: { eyes: 'open', lids: { upper: 0.04, lower: 0.2, slant: 0 }, mouth: 'laugh' },
      yaw: 58,
      turn: -6,
      pitch: 4,
      nod: -8,
      gaze: [1, -0.3],
      hat: 'given',
      leanInChair: 22,
      armL: { upper: [-62, 10], lower: [-76, 16], hand: 'open' },
    },
  };
  const fist = fistAt(pulls, -1, hero.years < 3 ? UP.small : UP.grown);
  const child = heroHolding(pulls, { right: fist }, SHOP);
  const [x, y]: Point = [fist[0] - BRIM[0] * HAT, fist[1] - BRIM[1] * HAT];
  const guest = octopus(
    {
      head: [354, 142],
      size: 58,
      tilt: 4,
      mood: 'shut',
      gaze: [0, 0],
      dressed: 7,
      foot: 22,
      object: thing(things[0], SHOP),
      arms: [
        { via: way('378,168 390,174 393,177'), turn: -4, before: true, stands: true },
        { via: way('384,150 396,142 399,122'), turn: -158 },
        { via: way('358,172 362,176 363,178'), before: true, stands: true },
        { via: way('380,124 394,100 391,78'), turn: 188, toe: -1 },
        { via: way('340,172 334,178 332,180'), before: true, stands: true },
        { via: way('334,118 320,92 328,66'), turn: 166 },
        { via: way('358,104 356,76 360,56'), turn: 178 },
      ],
    },
    SHOP,
  );
  const hat = footwear(8, '', SHOP);
  const put = (art: string): string => at(x, y, HAT, art, 176);
  const scene =
    contact(SHOP, x + 12, 204, 26, 4) +
    child.shadow +
    guest.shadow +
    guest.behind +
    guest.head +
    child.art +
    put(hat.behind) +
    tentacle(
      way(
        `338,168 330,190 314,199 ${x + 10},199 ${x + 1},188 ${x - 1},${(y + 188) / 2} ${x},${y - 10}`,
      ),
      11,
      7.6,
      -1,
      SHOP,
    ) +
    guest.before +
    put(hat.before) +
    child.hand(-1);
  return {
    art:
      room(WALL, HOUR.sun, width) +
      (wide ? asGround(longWindow()) : '') +
      at(...from, k, scene) +
      hush(width),
    quiet: {
      box: wide ? { ...SAFE, width: 176, height: 66 } : { ...SAFE, height: 53 },
      ink: 'dark',
      largest: wide ? { ...LARGE, sprout: 34, sapling: 28, explorer: 20 } : LARGE,
      anchor: 'middle',
    },
    faces: [child.face, guest.face].map((face) => nearer(face, from, k)),
  };
}

/** Of the glass, in mm. */
const [LEFT, RIGHT, TOP, SILL] = [-20, 196, 92, 150] as const;

/** As long as the page, with the sun come out in it, and a sill that somebody has left a geranium on. */
function longWindow(): string {
  const pane = `M${LEFT} ${TOP}H${RIGHT}V${SILL}H${LEFT}Z`;
  const spine: Point[] = [];
  for (let i = 0; i < 23; i++) spine.push([-24 + i * 7.4, 136 - Math.abs(Math.sin(i * 0.62)) * 7]);
  return (
    path(`M${LEFT} ${TOP - 7}H${RIGHT + 7}V${SILL}H${LEFT}Z`, '#3f9a92') +
    clip(
      pane,
      street(
        { x: LEFT, y: TOP - 10, width: RIGHT - LEFT, height: SILL - TOP + 10 },
        126,
        {
          rain: 0,
          sky: ['#9fd6ea', '#fff0bd'],
          puddles: [
            [30, 141, 30],
            [172, 138, 22],
          ],
        },
        'corner',
      ) +
        centipedeBody(SHOP, spine, [5.4, 7.4]) +
        at(145, 122, 0.26, centipedeFace(SHOP)),
    ) +
    line(`M54 ${TOP}V${SILL}M126 ${TOP}V${SILL}`, '#3f9a92', 3.4) +
    line(`M${LEFT} ${TOP - 7}H${RIGHT + 7}`, '#78c2b6', 1.6) +
    box(LEFT, SILL, RIGHT - LEFT + 14, 7, '#78c2b6', 2) +
    box(LEFT, SILL + 5, RIGHT - LEFT + 14, 2.4, '#2a716f', 1) +
    path(
      'M-10 176L170 176L204 216L6 216Z',
      linear([
        [0, '#fff3b8', 0.75],
        [1, '#fff3b8', 0.25],
      ]),
    ) +
    oval(20, 152, 9, 1.6, '#2a716f', 'fill-opacity=".4"') +
    geranium(20, SILL + 2)
  );
}
