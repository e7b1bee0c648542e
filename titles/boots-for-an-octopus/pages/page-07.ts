import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { drops } from '#titles/boots-for-an-octopus/set/drops.ts';
import { WINDOW } from '#titles/boots-for-an-octopus/set/lights.ts';
import {
  awning,
  BOARD,
  bakery,
  breath,
  frame,
  front,
  lastPuddle,
  PAGE,
  PIPE,
  pane,
} from '#titles/boots-for-an-octopus/set/shop-window.ts';
import { rain } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** From the street: two in the shop's window, as if they were for sale, and what they look at grows smaller. */
export const page07: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the pavement goes on to the last puddle, with the wall above it for words. */
export const spread07: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const k = wide ? 1 : 0.73;
  const top = wide ? 37 : 71;
  const from: Point = [wide ? PAGE : (1 - k) * 108, (1 - k) * BOARD];
  const child = gazer(hero);
  const tip: Point = [child.handL[0] + 13, child.handL[1] - 3];
  const guest = octopus(
    {
      head: [136, 108],
      size: 66,
      tilt: -9,
      mood: 'wistful',
      gaze: [-0.95, 0.8],
      dressed: 7,
      foot: 19,
      object: thing(things[0], WINDOW),
      arms: [
        { via: way(`114,128 92,138 88,${BOARD - 19}`), toe: -1, stands: true },
        { via: way(`122,138 112,142 112,${BOARD - 18}`), toe: -1, stands: true, before: true },
        { via: way(`136,140 136,144 136,${BOARD - 18}`), toe: -1, stands: true, before: true },
        { via: way(`148,138 160,142 161,${BOARD - 18}`), toe: -1, stands: true, before: true },
        { via: way(`158,132 182,138 186,${BOARD - 19}`), toe: -1, stands: true },
        { via: way('166,124 192,126 191,102'), turn: 180 },
        { via: way('156,112 174,92 176,66'), turn: 180 },
        {
          via: [...way('112,128 98,130 92,120'), [tip[0] + 6, tip[1] + 8], tip],
          suckers: -1,
          cold: true,
        },
      ],
    },
    WINDOW,
  );
  const shown =
    breath(tip[0] - 5, tip[1], 19) +
    breath(child.head[0] - 17, child.head[1] + 9, 13) +
    child.shadow +
    guest.shadow +
    guest.behind +
    guest.head +
    guest.before +
    child.art +
    drops([
      [tip[0] + 1, tip[1] + 18, 2],
      [tip[0] + 2, tip[1] + 34, 2.6],
    ]);
  const art =
    front(width) +
    (wide ? bakery() : '') +
    at(wide ? PAGE : 0, 0, 1, pane(top)) +
    at(...from, k, shown) +
    at(wide ? PAGE : 0, 0, 1, frame(top)) +
    lastPuddle(wide ? [112, 189] : [78, 192], wide ? 1 : 0.66) +
    awning(wide ? [PIPE, SPREAD] : [0, SHEET], wide ? 20 : 9, '#ee8a70') +
    rain(chanceFrom('last drops'), { x: 8, y: 40, width: width - 16, height: 140 }, 0.02);
  return {
    art,
    quiet: {
      box: wide
        ? { ...SAFE, y: 38, width: 166, height: 112 }
        : { ...SAFE, x: 17, y: 21, width: 182, height: 46 },
      ink: 'dark',
      largest: wide ? { ...LARGE, sprout: 34, sapling: 28, explorer: 21 } : LARGE,
      anchor: 'middle',
    },
    faces: [child.face, guest.face].map((face) => ({
      x: face.x * k + from[0],
      y: face.y * k + from[1],
      width: face.width * k,
      height: face.height * k,
    })),
  };
}

/** Close to the pane, one palm on it, and eyes that do not let go of a puddle. */
const gazer = (hero: Cast['hero']): ReturnType<typeof heroInHat> => {
  const rolls = hero.wheelchair !== undefined;
  return heroInHat(
    hero,
    standingSize(hero, rolls ? 112 : 104, rolls ? 33 : 32),
    'ground',
    [rolls ? 46 : 43, BOARD + 1],
    {
      pose: 'stand',
      mood: 'sad',
      face: { mouth: PRESSED, tear: false, lids: { upper: 0.1, lower: 0, slant: 0 } },
      yaw: -30,
      pitch: 4,
      tilt: -6,
      gaze: [-1, 0.8],
      hat: 'on',
      armL: { upper: [70, 40], lower: [120, 20], hand: 'press' },
      touchL: [78, 98],
      armR: { upper: [-4, 10], lower: [6, 6] },
    },
    WINDOW,
  );
};
