import { degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { STRIDE } from '#bookmaking/hero/more-poses.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { reflectedPot } from '#titles/boots-for-an-octopus/cast/reflections.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { BOOTS, HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { geranium } from '#titles/boots-for-an-octopus/set/geranium.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { mirror } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Foot five has left the room and is brought back on its lace, like a dog that would rather not; foot six admires itself. */
export const page04: Painting = (cast) => paint(cast, SHEET);
/** Over the fold it is a long way back to its wearer. */
export const spread04: Painting = (cast) => paint(cast, SPREAD);

/** How high the camera's floor begins, in mm. */
const WALL = 156;
/** From the opening of a boot to its sole, in mm. */
const FOOT = 24;
/** Where foot five is, in mm. */
const SKATE: Point = [34, 174];

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const k = wide ? 1 : 0.56;
  const from: Point = [wide ? 0 : -2, SHEET * (1 - k)];
  const rolls = hero.wheelchair !== undefined;
  const tows: Stood = {
    hero,
    size: standingSize(hero, rolls ? 118 : 114, 32),
    ground: [rolls ? 130 : 128, 204],
    wish: {
      pose: STRIDE,
      mood: 'brave',
      yaw: 58,
      turn: -6,
      pitch: 4,
      gaze: [0.9, 0],
      hat: 'on',
      leanInChair: 30,
      armL: rolls
        ? { upper: [34, 16], lower: [60, 4], hand: 'hold' }
        : { upper: [46, 14], lower: [84, 4], hand: 'hold' },
      body: { lean: rolls ? 28 : 24, nod: -14 },
    },
  };
  // Arm and lace are one line, from a shoulder to the skate.
  const [sx, sy] = fistAt(tows, -1, 0, 0);
  const [skateX, skateY]: Point = [SKATE[0] + 6, SKATE[1] + 6];
  const hand = fistAt(tows, -1, degreesOf(Math.atan2(skateY - sy, skateX - sx)));
  const child = heroHolding(tows, { right: hand }, SHOP);
  const guest = octopus(
    {
      head: [300, 132],
      size: 58,
      tilt: 5,
      mood: 'proud',
      gaze: [0.9, 0.2],
      dressed: 6,
      foot: FOOT,
      object: thing(things[0], SHOP),
      arms: [
        { via: way('276,166 266,172 263,178'), stands: true, before: true },
        { via: way('288,170 288,174 289,180'), stands: true, before: true },
        { via: way('306,170 314,174 315,180'), stands: true, before: true },
        { via: way('320,164 336,168 341,177'), stands: true, before: true },
        {
          via: way(
            `270,130 240,122 222,96 218,50 202,20 160,12 96,11 44,14 18,34 14,84 20,136 ${SKATE[0] - 4},164 ${SKATE[0]},${SKATE[1]}`,
          ),
          turn: 12,
          toe: -1,
          stands: true,
        },
        { via: way('330,142 346,124 361,130 368,144 369,158 368,169'), turn: 6, stands: true },
        { via: way('270,160 250,172 246,188 236,192'), before: true },
        { via: way('324,154 338,152 346,160 341,168'), before: true },
      ],
    },
    SHOP,
  );
  const lace = tone(SHOP, BOOTS.lace);
  const taut = `M${skateX} ${skateY}L${hand[0]} ${hand[1]}`;
  const end = `M${hand[0]} ${hand[1]}q5 3 4 9t5 8`;
  const scene =
    door(
      [-10, 106, 62, WALL + 10],
      { rain: 0.8, sky: ['#9fc3d6', '#d5e7ec'], puddles: [[12, 150, 20]] },
      'open',
    ) +
    (wide
      ? shelves(262, 12, 118, 40, 1, 0.5, 'over the mirrors') +
        mirror(364, 80, 46, 86, reflectedPot(SHOP, 395, 138, 0.32)) +
        geranium(236, WALL + 12)
      : '') +
    guest.shadow +
    child.shadow +
    guest.behind +
    guest.head +
    guest.before +
    line('M44 205h18M50 209h10M26 209h12', '#ffffff', 1.6, 'stroke-opacity=".9"') +
    child.art +
    line(taut + end, lace.deep, 2.6) +
    line(taut + end, lace.base, 1.8) +
    child.hand(-1);
  return {
    art: room(WALL * k + from[1], HOUR.whirr, width) + at(...from, k, scene) + hush(width),
    quiet: {
      box: wide ? { x: 30, y: 25, width: 166, height: 62 } : { ...SAFE, height: 66 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 18 },
      anchor: 'middle',
    },
    faces: [child.face, guest.face].map((face) => nearer(face, from, k)),
  };
}
