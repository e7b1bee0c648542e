import { at, line } from '#bookmaking/drawing/marks.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting, Picture } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { armWithBox } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import {
  bench,
  hush,
  lamp,
  openBox,
  plainWall,
  room,
  shelves,
  valance,
} from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { SOUNDS } from '#titles/boots-for-an-octopus/sounds.ts';

/** Mid: the hero pulls and foot four pushes. */
export const page03: Painting = ({ hero, things }) => {
  const child = heroInHat(
    hero,
    standingSize(hero, 106, 36),
    'ground',
    [176, 208],
    {
      pose: 'stand',
      mood: 'brave',
      yaw: -42,
      turn: -4,
      nod: 8,
      gaze: [-0.9, 0.6],
      hat: 'on',
      touchL: [141, 181],
      touchR: [135, 173],
      armL: { upper: [50, 10], lower: [80, 0], hand: 'hold' },
      armR: { upper: [50, 10], lower: [80, 0], hand: 'hold' },
    },
    SHOP,
  );
  const guest = octopus(
    {
      head: [66, 132],
      size: 56,
      tilt: -4,
      mood: 'pleased',
      gaze: [0.8, 0.5],
      dressed: 4,
      foot: 22,
      object: thing(things[0], SHOP),
      arms: [
        { via: way('36,150 18,148 20,126'), turn: 184, toe: -1 },
        {
          via: way('44,164 36,176 34,184'),
          toe: -1,
          stands: true,
          before: true,
        },
        {
          via: way('64,166 70,178 70,184'),
          stands: true,
          before: true,
        },
        {
          via: way('82,160 104,170 120,169'),
          turn: -72,
          before: true,
        },
        {
          via: way('30,160 12,172 8,188 16,196'),
        },
        {
          via: way('92,150 108,142 112,124 122,118'),
        },
        {
          via: way('76,170 94,186 100,204 110,203'),
        },
        {
          via: way('90,164 112,178 122,190 128,184'),
        },
      ],
    },
    SHOP,
  );
  const art =
    room(178) +
    shelves(8, 82, 78, 76, 4, 0.8, 'left shelves') +
    shelves(128, 82, 84, 76, 4, 0.8) +
    lamp(108, 106) +
    at(146, 84, 0.62, armWithBox(SHOP, '#86c5dd', false)) +
    plainWall(68) +
    valance(70) +
    bench(18, 170, 100, 204) +
    openBox(SHOP, 138, 208, 30, '#f0866a', -4) +
    guest.shadow +
    guest.behind +
    guest.head +
    guest.before +
    child.shadow +
    child.art +
    line('M126 151l5 -7M120 147l2 -8M133 156l8 -4', '#e9694f', 1.6) +
    hush() +
    lettered(SOUNDS['Squeak!'], [30, 92], { height: 7, turn: -10, ink: '#22323a', rim: '#fffaf0' });
  const picture = {
    art,
    quiet: { box: { ...SAFE, height: 43 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, guest.face],
  } satisfies Picture;
  return nearer(picture, 1.06, 108);
};
