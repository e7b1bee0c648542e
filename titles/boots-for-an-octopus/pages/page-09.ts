import { contact } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting, Picture } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { hush, lamp, plainWall, room, shelves } from '#titles/boots-for-an-octopus/set/shop.ts';

/** Mid: eight feet in a fan, every one of them dressed. */
export const page09: Painting = ({ hero, things }) => {
  const child = heroInHat(
    hero,
    standingSize(hero, 104, 35),
    'ground',
    [52, 210],
    {
      pose: 'reach',
      mood: 'joy',
      yaw: 26,
      nod: -6,
      hat: 'given',
      touchL: [82, 122],
      armL: { upper: [30, 120], lower: [20, 150], hand: 'hold' },
      armR: { upper: [10, 46], lower: [20, 112], hand: 'open' },
    },
    SHOP,
  );
  const guest = octopus(
    {
      head: [130, 150],
      size: 52,
      mood: 'shut',
      gaze: [0, 0],
      dressed: 8,
      foot: 20,
      object: thing(things[0], SHOP),
      arms: [
        {
          via: way('160,170 176,180 186,178'),
          turn: -52,
        },
        {
          via: way('158,162 174,156 184,150'),
          turn: -92,
        },
        {
          via: way('154,152 172,136 180,120'),
          turn: -132,
        },
        {
          via: way('150,144 160,116 158,104'),
          turn: 190,
          toe: -1,
        },
        { via: way('118,176 106,182 110,189'), turn: -24, before: true },
        {
          via: way('126,120 128,106 129,96'),
          turn: 178,
        },
        {
          via: way('108,140 102,122 102,108'),
          turn: 172,
        },
        {
          via: way('102,156 84,146 77,120'),
          turn: 172,
          before: true,
        },
      ],
    },
    SHOP,
  );
  const art =
    room(180) +
    shelves(92, 78, 122, 76, 4, 0) +
    door(
      [-30, 82, 66, 180],
      { rain: 0, sky: ['#bfe3ee', '#fff3cf'], puddles: [[20, 168, 16]] },
      'shut',
    ) +
    lamp(180, 92, 0.6) +
    plainWall(68) +
    path('M14 180L42 180L104 216L30 216Z', '#fff3b8', 'fill-opacity=".55"') +
    contact(SHOP, 130, 178, 40, 7) +
    guest.behind +
    child.shadow +
    guest.head +
    child.art +
    guest.before +
    line('M58 84l-5 -7M76 80v-9M94 84l5 -7', '#e9694f', 1.6) +
    hush();
  const picture = {
    art,
    quiet: { box: { ...SAFE, height: 43 }, ink: 'dark', anchor: 'middle' },
    faces: [child.face, guest.face],
  } satisfies Picture;
  return nearer(picture, 1.07, 160);
};
