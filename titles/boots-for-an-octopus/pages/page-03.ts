import { clamp } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { footwear } from '#titles/boots-for-an-octopus/cast/footwear.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { armWithBox } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import {
  bench,
  hush,
  plainWall,
  room,
  shelves,
  valance,
} from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { SOUNDS } from '#titles/boots-for-an-octopus/sounds.ts';

/** Where the second frog boot is held, how large so near to us, and how far it is turned. */
const BOOT = { x: 136, y: 162, k: 0.76, turn: -8 } as const;

/** Near: two hands pull a boot up, and foot four pushes. */
export const page03: Painting = ({ hero, things, beside }) => {
  const rise = beside ? RISE : 0;
  // Of the smallest an arm begins at the cheek.
  const small = clamp((3 - hero.years) / 2, 0, 1);
  const child = heroInHat(
    hero,
    58,
    'head',
    [157, 110 + 5 * small],
    {
      pose: 'stand',
      mood: 'brave',
      face: { mouth: BITING_A_LIP, eyes: 'narrow', cheek: 0.8, flushed: true },
      yaw: -16,
      pitch: 8,
      nod: 10,
      tilt: -10 + 12 * small,
      gaze: [-0.4, 1],
      hat: 'on',
      armsByPage: true,
      body: { roll: 6 - 8 * small, shrug: 10 },
    },
    SHOP,
  );
  const pulls = ([-1, 1] as const).map((side) =>
    ownArm(
      hero,
      child,
      side,
      {
        elbow: [BOOT.x + 10 + side * 48, 170 + 7 * small],
        wrist: [BOOT.x + 1 + side * (31 + 2 * small), 176 - side * 4],
        hand: grip,
        degrees: side > 0 ? 172 : -8,
        flip: side < 0,
        size: 1.25,
      },
      SHOP,
    ),
  );
  const guest = octopus(
    {
      head: [54, 132],
      size: 60,
      tilt: -4,
      mood: 'pleased',
      gaze: [0.9, 0.6],
      dressed: 3,
      foot: 24,
      object: thing(things[0], SHOP),
      arms: [
        { via: way('24,148 7,138 13,106'), turn: 184, toe: -1 },
        { via: way('34,164 24,176 22,185'), toe: -1, stands: true, before: true },
        { via: way('50,168 54,178 54,186'), stands: true, before: true },
        { via: way('24,150 10,156 5,168 11,177') },
        { via: way('66,168 84,182 86,196 95,203'), before: true },
        { via: way('60,170 74,190 70,202 78,208') },
        { via: way('72,146 90,136 86,112 94,102') },
      ],
    },
    SHOP,
  );
  const boot = footwear(4, '', SHOP);
  const put = (art: string): string => at(BOOT.x, BOOT.y, BOOT.k, art, BOOT.turn);
  const art =
    room(178 - rise) +
    shelves(8, 76 - 2 * rise, 78, 82 + rise, 4, 0.8, 'left shelves') +
    shelves(128, 76 - 2 * rise, 84, 82 + rise, 4, 0.8) +
    at(196, 78 - 2 * rise, 0.62, armWithBox(SHOP, '#86c5dd', false)) +
    plainWall(62 - 2 * rise) +
    valance(64 - 2 * rise) +
    at(
      0,
      -rise,
      1,
      bench(4, 172, 96, 206) +
        guest.shadow +
        guest.behind +
        guest.head +
        guest.before +
        child.shadow +
        child.art +
        pulls.map(({ art }) => art).join('') +
        put(boot.behind) +
        tentacle(way(`64,156 82,156 100,150 118,146 132,154 ${BOOT.x + 3},177`), 7.6, 10, 1, SHOP) +
        put(boot.before) +
        pulls.map(({ before }) => before).join('') +
        lettered(SOUNDS['Squeak!'], [93, 86], {
          height: 7.8,
          turn: -9,
          ink: '#22323a',
          rim: '#fffaf0',
        }),
    ) +
    hush();
  return {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, guest.face].map((face) => ({ ...face, y: face.y - rise })),
  };
};

/** How much higher everybody is on a sheet without words, in mm. */
const RISE = 18;
