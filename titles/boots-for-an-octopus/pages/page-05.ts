import { at, box, oval } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { CHEER } from '#bookmaking/hero/more-poses.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting, Picture } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { room } from '#titles/boots-for-an-octopus/set/room.ts';
import { shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { lamp, mirror } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Close, in the low mirror: seven feet, a face under a yellow hat, and one foot still to come. */
export const page05: Painting = ({ hero, things, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = heroInHat(
    hero,
    standingSize(hero, rolls ? 96 : 84, rolls ? 28 : 27),
    'ground',
    [170, 196],
    {
      pose: rolls ? CHEER : 'jump',
      mood: 'joy',
      yaw: -20,
      pitch: 5,
      hat: 'on',
      ...(rolls && { armR: { upper: [14, 138], lower: [6, 158], hand: 'open' } as const }),
    },
    SHOP,
  );
  const guest = octopus(
    {
      head: [64, 146],
      size: 60,
      mood: 'pleased',
      gaze: [0.9, 0.1],
      dressed: 7,
      foot: 22,
      object: thing(things[0], SHOP),
      arms: [
        {
          via: way('38,160 28,166 27,176'),
          toe: -1,
          stands: true,
        },
        {
          via: way('50,168 51,173 52,178'),
          toe: -1,
          stands: true,
          before: true,
        },
        {
          via: way('68,172 75,174 78,179'),
          stands: true,
          before: true,
        },
        {
          via: way('90,158 96,146 92,128'),
          turn: 205,
          before: true,
        },
        {
          via: way('84,172 104,172 108,180'),
          stands: true,
          before: true,
        },
        {
          via: way('40,150 24,134 28,116'),
          turn: 184,
        },
        {
          via: way('98,160 124,160 128,136'),
          turn: 180,
          before: true,
        },
        {
          via: way('96,166 124,182 142,214'),
        },
      ],
    },
    SHOP,
  );
  const inside =
    room(186, HOUR.glow) +
    shelves(92, 80, 130, 22, 1, 0.45) +
    lamp(124, 104, 0.9) +
    guest.shadow +
    child.shadow +
    guest.behind +
    guest.head +
    guest.before +
    child.art +
    box(
      0,
      74,
      SHEET,
      142,
      linear(
        [
          [0, '#d8f0f2', 0],
          [1, '#bfe0ea', 0.16],
        ],
        0,
        0,
        1,
        1,
      ),
    );
  // Without words above it the glass hangs higher, and there is floor for a foot to come from.
  const rise = beside ? 36 : 0;
  const art =
    room(beside ? 178 : 230, HOUR.morning) +
    (beside ? oval(108, 180, 98, 4, '#8a4a58', 'fill-opacity=".3"') : '') +
    at(
      0,
      -rise,
      1,
      mirror(12, 82, 192, 126, inside, false) +
        tentacle(way('140,266 150,232 149,204 140,192 131,199'), 10, 5, 1, SHOP),
    );
  const picture = {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, guest.face].map((face) => ({ ...face, y: face.y - rise })),
  } satisfies Picture;
  return nearer(picture, 1.03, 108);
};
