import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { HAUL } from '#bookmaking/hero/more-poses.ts';
import type { Leg } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { footwear } from '#titles/boots-for-an-octopus/cast/footwear.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { octopus, tentacle } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { bench } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { SOUNDS } from '#titles/boots-for-an-octopus/sounds.ts';

/** Where the second frog boot is pulled at, how large it is, and how far it is turned: its sole to whoever pulls, its frog up. */
const BOOT = { x: 250, y: 152, k: 0.62, turn: -84 } as const;
/** Where the rope begins that is slung round its ankle, from where the foot goes in. */
const SLUNG: Point = [24, -2];

/** From the side: one pulls with all that there is of one, the other pushes with an eighth. */
export const page03: Painting = (cast) => paint(cast, SHEET);
/** Over the fold there is a long way between both. */
export const spread03: Painting = (cast) => paint(cast, SPREAD);

/** How high the floor begins, in mm. */
const WALL = 170;

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  // A page alone shows all of it, and smaller.
  const k = wide ? 1 : 0.53;
  const from: Point = [wide ? 0 : -4, SHEET * (1 - k)];
  const { x } = BOOT;
  const [hx, hy] = [106, 118];
  const slung: Point = [x + SLUNG[0], BOOT.y + SLUNG[1]];
  const puller = hauler(hero, 362);
  /** A rope that is taut is one line through both fists. */
  const near = fistAt(puller, 1, 172, 0.97);
  const along = (share: number): Point => [
    near[0] + (slung[0] - near[0]) * share,
    near[1] + (slung[1] - near[1]) * share,
  ];
  const small = hero.years < 3;
  const far = along((small ? 7 : 10) / Math.abs(near[0] - slung[0]));
  const child = heroHolding(puller, { left: along(-0.02), right: far }, SHOP);
  const to = (dx: number, dy: number): Point => [hx + dx, hy + dy];
  const guest = octopus(
    {
      head: [hx, hy],
      size: 84,
      tilt: -9,
      mood: 'pleased',
      gaze: [0.9, 0.5],
      dressed: 3,
      foot: 24,
      object: thing(things[0], SHOP),
      arms: [
        { via: [to(-38, 18), to(-62, 6), to(-74, -16), to(-70, -40)], turn: 178, toe: -1 },
        { via: [to(-24, 42), to(-34, 52), to(-36, 58)], toe: -1, stands: true, before: true },
        { via: [to(2, 44), to(4, 54), to(4, 58)], stands: true, before: true },
      ],
    },
    SHOP,
  );
  const boot = footwear(4, '', SHOP);
  const put = (art: string): string => at(x, BOOT.y, BOOT.k, art, BOOT.turn);
  const rope = `M${slung}L${near}`;
  const end = `M${near}q6 3 5 10t-4 10`;
  const loop = `M${x + 17} ${BOOT.y - 15}C${x + 25} ${BOOT.y - 8} ${x + 25} ${BOOT.y + 8} ${x + 17} ${BOOT.y + 15}`;
  const scene =
    shelves(26, 12, 160, 78, 3, 0.8) +
    bench(hx - 62, 172, 118, 204) +
    guest.shadow +
    // Four that wait their turn.
    [
      [to(-32, 22), to(-52, 34), to(-66, 30), to(-70, 14), to(-62, 6)],
      [to(-28, 36), to(-50, 54), to(-58, 74), to(-70, 79), to(-75, 67)],
      [to(-9, 42), to(-15, 60), to(-16, 76), to(-12, 85)],
      [to(22, 40), to(32, 62), to(38, 78), to(50, 80), to(52, 70)],
    ]
      .map((via, i) => tentacle(via, 10, 3.4, i === 3 ? 1 : -1, SHOP))
      .join('') +
    guest.behind +
    put(boot.behind) +
    tentacle([to(30, 28), to(52, 40), [196, 158], [222, 151], [x + 12, BOOT.y]], 11, 7.4, 1, SHOP) +
    guest.head +
    guest.before +
    child.shadow +
    put(boot.before) +
    child.art +
    [loop, rope, end].map((d) => line(d, '#9a6a3c', 3.4) + line(d, '#e8c48c', 2)).join('') +
    child.hand(-1) +
    child.hand(1) +
    line(`M${x - 4} 131l-3 -6M${x - 12} 137l-6 -3M${x + 40} 132l4 -5`, '#22323a', 1.2) +
    lettered(SOUNDS['Squeak!'], [x + 60, 109], {
      height: 10.6,
      turn: -9,
      ink: '#22323a',
      rim: '#fffaf0',
    });
  return {
    art: room(WALL * k + from[1], HOUR.lamp, width) + at(...from, k, scene) + hush(width),
    quiet: {
      box: wide ? { ...SAFE, x: 234, width: 172, height: 74 } : { ...SAFE, height: 76 },
      ink: 'dark',
      largest: wide ? { ...LARGE, sprout: 34, sapling: 25, explorer: 18 } : LARGE,
      anchor: 'middle',
    },
    faces: [child.face, guest.face].map((face) => nearer(face, from, k)),
  };
}

/** All the weight on two heels, one before the other: with two fists on one line. */
const hauler = (hero: Cast['hero'], x: number): Stood => {
  const rolls = hero.wheelchair !== undefined;
  return {
    hero,
    size: standingSize(hero, rolls ? 122 : 122, rolls ? 35 : 36),
    ground: [x, rolls ? 202 : 203],
    wish: {
      pose: HAUL,
      mood: 'brave',
      face: { mouth: PRESSED, eyes: 'closed', brow: [7, -3, -8], cheek: 0.8, flushed: true },
      puff: 0.9,
      yaw: -62,
      turn: 10,
      pitch: 4,
      hat: 'on',
      body: rolls ? { lean: -14 } : { lean: -26, legL: BRACED, legR: BACK },
    },
  };
};

/** One heel before the other: two legs, and not one. */
const BRACED: Leg = { upper: [56, 10], lower: [38, 6], foot: -26 };
const BACK: Leg = { upper: [24, 14], lower: [-6, 8], foot: 2 };
