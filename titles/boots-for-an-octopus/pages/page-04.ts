import { line, oval } from '#bookmaking/drawing/marks.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { reflectedPot } from '#titles/boots-for-an-octopus/cast/reflections.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import {
  bootClock,
  hush,
  lamp,
  mirror,
  room,
  rug,
  shelves,
} from '#titles/boots-for-an-octopus/set/shop.ts';

/** Mid: foot five leaves the room, foot six admires itself. */
export const page04: Painting = ({ hero, things }) => {
  const child = heroInHat(
    hero,
    standingSize(hero, 84, 28),
    'ground',
    [46, 150],
    {
      pose: 'reach',
      mood: 'surprised',
      yaw: 24,
      nod: -4,
      gaze: [0.3, -0.9],
      hat: 'on',
      touchL: [82, 92],
      armL: { upper: [30, 120], lower: [20, 150], hand: 'open' },
      armR: { upper: [40, 60], lower: [50, 80], hand: 'open' },
    },
    SHOP,
  );
  const guest = octopus(
    {
      head: [116, 96],
      size: 50,
      tilt: 5,
      mood: 'proud',
      gaze: [0.9, 0.2],
      dressed: 6,
      foot: 18,
      object: thing(things[0], SHOP),
      arms: [
        {
          via: way('96,124 84,130 82,136'),
          toe: -1,
          stands: true,
        },
        {
          via: way('106,128 106,132 106,137'),
          stands: true,
        },
        {
          via: way('120,128 128,132 130,137'),
          stands: true,
        },
        {
          via: way('134,122 150,126 154,134'),
          stands: true,
        },
        {
          via: way('84,104 74,70 92,34 66,24 40,34'),
          turn: 24,
          toe: -1,
        },
        {
          via: way('140,104 152,98 160,92'),
          turn: -96,
          before: true,
        },
        {
          via: way('78,116 68,122 66,134 74,138'),
        },
        {
          via: way('144,112 160,120 168,138 178,136'),
        },
      ],
    },
    SHOP,
  );
  const streaks = 'M60 22C80 18 100 24 106 36M56 14C84 8 108 16 116 32M66 34C78 32 86 36 88 44';
  const art =
    room(132) +
    shelves(128, 10, 82, 62, 3, 0.55) +
    bootClock(14, 72, 10) +
    lamp(108, 34, 0.7) +
    oval(190, 137, 26, 2.6, '#8a4a58', 'fill-opacity=".3"') +
    mirror(170, 84, 38, 46, reflectedPot(SHOP, 188, 112)) +
    rug(146) +
    guest.shadow +
    child.shadow +
    guest.behind +
    guest.head +
    guest.before +
    child.art +
    line(streaks, '#ffffff', 1.6, 'stroke-opacity=".9"') +
    line('M22 48l-6 4M20 36l-8 0M26 58l-3 6', '#e9694f', 1.4) +
    hush();
  return {
    art,
    quiet: { box: { ...SAFE, y: 156, height: 46 }, ink: 'dark', anchor: 'middle' },
    faces: [child.face, guest.face],
  };
};
