import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { reflectedPot } from '#titles/boots-for-an-octopus/cast/reflections.ts';
import { shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { openBox, tissue } from '#titles/boots-for-an-octopus/set/boxes.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { geranium } from '#titles/boots-for-an-octopus/set/geranium.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { measuringThing } from '#titles/boots-for-an-octopus/set/measure.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { ladder, shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { mirror } from '#titles/boots-for-an-octopus/set/shop.ts';
import { puddle } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Mid: foot five leaves the room, foot six admires itself. */
export const page04: Painting = (cast) => paint(cast, SHEET);
/** Over the fold it admires itself from three sides; what used to live in the pot has been found other rooms. */
export const spread04: Painting = (cast) => paint(cast, SPREAD);

/** How high the camera's floor begins, in mm. */
const WALL = 150;

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const rolls = hero.wheelchair !== undefined;
  const child = heroInHat(
    hero,
    standingSize(hero, rolls ? 106 : 98, 30),
    'ground',
    [rolls ? 74 : 70, 203],
    {
      pose: 'run',
      mood: 'worried',
      face: { mouth: SHOUT },
      yaw: -56,
      turn: 14,
      pitch: 6,
      gaze: [-0.9, 0.6],
      hat: 'on',
      leanInChair: 38,
      ...(rolls
        ? {
            armL: { upper: [-40, 16], lower: [34, 0], hand: 'hold' } as const,
            armR: { upper: [88, 6], lower: [98, 4], hand: 'open' } as const,
          }
        : {
            armL: { upper: [84, 8], lower: [94, 4], hand: 'open' } as const,
            armR: { upper: [-58, 24], lower: [-30, 16] } as const,
          }),
      ...(rolls && { body: { lean: 38, nod: -22 } }),
    },
    SHOP,
  );
  const guest = octopus(
    {
      head: [140, 138],
      size: 52,
      tilt: 5,
      mood: 'proud',
      gaze: [0.9, 0.2],
      dressed: 6,
      foot: 19,
      object: thing(things[0], SHOP),
      arms: [
        { via: way('122,168 113,174 111,182'), stands: true, before: true },
        { via: way('130,170 132,176 132,184'), stands: true, before: true },
        { via: way('146,170 152,176 153,184'), stands: true, before: true },
        { via: way('158,164 170,170 174,181'), stands: true, before: true },
        {
          via: way('170,124 198,116 206,84 204,40 184,17 128,13 62,12 26,20 15,56 17,120 25,174'),
          toe: -1,
          stands: true,
        },
        {
          via: way(wide ? '160,150 190,158 226,146 250,128 266,112' : '162,148 170,144 174,141'),
          turn: -96,
          before: true,
        },
        { via: way('112,158 104,166 102,180 96,187'), before: true },
        { via: way('166,156 188,166 192,184 200,192'), before: true },
      ],
    },
    SHOP,
  );
  const art =
    room(WALL, HOUR.whirr, width) +
    door(
      [-24, 98, 58, WALL + 12],
      { rain: 0.8, sky: ['#9fc3d6', '#d5e7ec'], puddles: [[10, 150, 18]] },
      'open',
    ) +
    (wide
      ? shelves(228, 10, 128, 40, 1, 0.5, 'over the mirrors') +
        at(0, WALL - 132, 1, threeMirrors()) +
        ladder(398, -6, WALL + 2, 22) +
        at(398, 36, 0.62, shopkeeperLegs(SHOP, 80)) +
        geranium(238, WALL + 10)
      : oval(193, 185, 20, 2.6, '#8a4a58', 'fill-opacity=".3"') +
        mirror(180, 128, 30, 54, reflectedPot(SHOP, 194, 160))) +
    child.shadow +
    guest.shadow +
    guest.behind +
    line('M36 190h16M34 196h22M38 202h12', '#ffffff', 1.6, 'stroke-opacity=".9"') +
    (wide ? triedOn() : '') +
    guest.head +
    guest.before +
    child.art +
    hush(width);
  return {
    art,
    quiet: {
      box: { x: 30, y: 25, width: 166, height: 62 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 18 },
      anchor: 'middle',
    },
    faces: [child.face, guest.face],
  };
}

/** Three glasses that fold: a flowerpot as seen from the left, from the front, and by its friends. */
const threeMirrors = (): string =>
  oval(336, 139, 82, 4, '#8a4a58', 'fill-opacity=".3"') +
  mirror(254, 56, 46, 76, reflectedPot(SHOP, 276, 96)) +
  mirror(372, 56, 44, 76, reflectedPot(SHOP, 396, 100)) +
  mirror(305, 44, 62, 92, at(336, 96, 1.5, at(-336, -96, 1, reflectedPot(SHOP, 336, 96))));

/** What was tried before the pot, and where its wearer came from. */
const triedOn = (): string =>
  puddle('wet 1', 232, 168, 9, 2.6) +
  puddle('wet 2', 256, 160, 7, 2) +
  puddle('wet 3', 248, 182, 11, 3.2) +
  at(384, 186, 0.42, measuringThing(60), -4) +
  openBox(SHOP, 288, 190, 30, '#86c5dd', -5) +
  openBox(SHOP, 334, 206, 36, '#f6b7b0', 168) +
  openBox(SHOP, 246, 210, 36, '#c6aee2', 7) +
  tissue(306, 204, 9) +
  tissue(362, 208, 8) +
  tissue(274, 208, 7);
