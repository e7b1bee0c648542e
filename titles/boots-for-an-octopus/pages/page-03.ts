import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { HAUL } from '#bookmaking/hero/more-poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { footwear } from '#titles/boots-for-an-octopus/cast/footwear.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { armWithBox } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { bench } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { SOUNDS } from '#titles/boots-for-an-octopus/sounds.ts';

/** Where the second frog boot is pulled at, how large it is, and how far it is turned. */
const BOOT = { x: 112, y: 150, k: 0.56, turn: -74 } as const;
/** Where the hands are, one on each side of its shaft. */
const [UPPER, LOWER]: readonly [Point, Point] = [
  [124, 136],
  [126, 154],
];

/** From the side: one pulls with all that there is of one, the other pushes with an eighth. */
export const page03: Painting = ({ hero, things, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = heroInHat(
    hero,
    standingSize(hero, rolls ? 118 : 112, rolls ? 33 : 34),
    'ground',
    [rolls ? 165 : 163, 202],
    {
      pose: HAUL,
      mood: 'brave',
      face: { mouth: PRESSED, eyes: 'closed', brow: [7, -3, -8], cheek: 0.8, flushed: true },
      puff: 0.9,
      yaw: -58,
      turn: 16,
      pitch: 5,
      hat: 'on',
      touchL: UPPER,
      touchR: LOWER,
    },
    SHOP,
  );
  const guest = octopus(
    {
      head: [52, 116],
      size: 70,
      tilt: -9,
      mood: 'pleased',
      gaze: [0.9, 0.6],
      dressed: 3,
      foot: 22,
      object: thing(things[0], SHOP),
      arms: [
        { via: way('20,138 6,122 6,92 18,66'), turn: 190, toe: -1 },
        { via: way('36,156 32,176 32,182'), toe: -1, stands: true, before: true },
        { via: way('54,160 58,174 62,182'), stands: true, before: true },
        { via: way('20,142 8,152 6,166 12,174') },
        { via: way('66,156 80,168 82,184 92,190'), before: true },
        { via: way('58,162 74,184 76,196 86,204') },
        { via: way('72,130 92,122 98,108 92,97') },
      ],
    },
    SHOP,
  );
  const boot = footwear(4, '', SHOP);
  const put = (art: string): string => at(BOOT.x, BOOT.y, BOOT.k, art, BOOT.turn);
  const art =
    room(170, HOUR.lamp) +
    (beside
      ? shelves(104, 10, 102, 62, 3, 0.8) + at(186, 22, 0.7, armWithBox(SHOP, '#86c5dd', false))
      : '') +
    bench(4, 172, 92, 204) +
    guest.shadow +
    guest.behind +
    guest.head +
    guest.before +
    child.shadow +
    put(boot.behind) +
    tentacle(way(`66,142 82,150 98,148 ${BOOT.x + 12},151`), 9, 8, 1, SHOP) +
    put(boot.before) +
    child.art +
    strain() +
    lettered(SOUNDS['Squeak!'], [122, 112], {
      height: 9,
      turn: -9,
      ink: '#22323a',
      rim: '#fffaf0',
    }) +
    hush();
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 92, width: 114, height: 76 },
      ink: 'dark',
      largest: LARGE,
      anchor: 'middle',
    },
    faces: [child.face, guest.face],
  };
};

/** Where rubber gives. */
const strain = (): string => line('M104 132l-3 -6M112 129l0 -7M120 130l3 -6', '#22323a', 1.2);
