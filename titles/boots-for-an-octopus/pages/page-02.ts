import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { towerOfBoxes } from '#titles/boots-for-an-octopus/cast/tower.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { drops } from '#titles/boots-for-an-octopus/set/drops.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { mat } from '#titles/boots-for-an-octopus/set/shop.ts';
import { puddle } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Far enough off to see how large a customer is who has eight feet, and how small who will have to do them. */
export const page02: Painting = ({ hero, things, name, telling }) => {
  // A name that no column holds has its words above everybody, and the guest stands further off.
  const long = telling !== 'seedling' && (name?.signs.length ?? 0) > LONG;
  const k = long ? 0.68 : 1;
  const further: Point = [213 * (1 - k), 206 * (1 - k)];
  const rolls = hero.wheelchair !== undefined;
  const child = heroInHat(
    hero,
    standingSize(hero, rolls ? 94 : 84, rolls ? 26.5 : 24.5),
    'ground',
    [rolls ? 50 : 54, 203],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 128,
      pitch: 4,
      nod: -16,
      turn: -44,
      gaze: [0.6, -1],
      hat: 'on',
      ...(!rolls && {
        armL: { upper: [-8, 12], lower: [2, 8] },
        armR: { upper: [4, 14], lower: [16, 6] },
      }),
    },
    SHOP,
  );
  const guest = octopus(
    {
      head: [152, 98],
      size: 88,
      mood: 'polite',
      gaze: [-0.9, 0.9],
      dressed: 0,
      foot: 20,
      object: thing(things[0], SHOP),
      arms: [
        { via: way('112,128 104,156 98,172 87,180'), stands: true },
        { via: way('124,138 116,168 112,186 102,196'), stands: true },
        { via: way('138,140 134,174 132,196 122,206'), stands: true },
        { via: way('154,142 154,176 154,196 148,206'), stands: true },
        { via: way('168,140 174,174 178,194 176,206'), stands: true },
        { via: way('182,136 192,168 198,186 206,194'), stands: true },
        // Two that are folded, politely, one over the other.
        { via: way('106,116 108,144 126,158 148,156 160,148'), before: true, suckers: 1 },
        { via: way('198,114 198,140 184,152 170,144 165,134'), before: true, suckers: -1 },
      ],
    },
    SHOP,
  );
  const comes =
    door(
      [DOOR, 24, 100, 160],
      {
        rain: 1,
        sky: ['#9fc3d6', '#d5e7ec'],
        puddles: [
          [DOOR + 14, 146, 14],
          [DOOR + 90, 150, 18],
        ],
      },
      'open',
    ) +
    mat(76, 160, 150, 48) +
    puddle('mat', 144, 196, 82, 17, 5) +
    guest.shadow +
    guest.behind +
    guest.head +
    guest.before +
    drops(DRIPS);
  const art =
    room(158 * k + further[1], HOUR.rain) +
    tower(15) +
    at(...further, k, comes) +
    child.shadow +
    child.art +
    hush();
  return {
    art,
    quiet: {
      box: k < 1 ? { ...SAFE, height: 60 } : { ...SAFE, width: 79, height: 97 },
      ink: 'dark',
      largest: { ...LARGE, seedling: 40, sprout: 22 },
    },
    faces: [
      child.face,
      {
        x: guest.face.x * k + further[0],
        y: guest.face.y * k + further[1],
        width: guest.face.width * k,
        height: guest.face.height * k,
      },
    ],
  };
};

/** Whoever came along, behind a tower of boxes. */
const tower = (x: number): string => at(x, 187, 0.42, towerOfBoxes(SHOP), 0, -0.42);

/** Of how many letters and signs a name is for a column, at most. */
const LONG = 11;
/** Where the door begins, in mm: left of it the wall is for words. */
const DOOR = 104;

/** From head and elbows: few, and large enough to be heard. */
const DRIPS = [
  [100, 156, 4],
  [126, 172, 3],
  [201, 160, 4],
  [188, 176, 3.4],
  [112, 186, 3],
  [112, 60, 3.4],
  [194, 74, 3],
  [120, 36, 2.6],
] as const;
