import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { centipedeBody, centipedeFace } from '#titles/boots-for-an-octopus/cast/centipede.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { geranium } from '#titles/boots-for-an-octopus/set/geranium.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { hush, room, shelves } from '#titles/boots-for-an-octopus/set/shop.ts';
import { street } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Mid: eight feet in a fan, every one of them dressed. */
export const page09: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the big window, in which the last puddles wait; and somebody goes by who has plenty of time. */
export const spread09: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const child = heroInHat(
    hero,
    standingSize(hero, 104, 35),
    'ground',
    [46, 210],
    {
      pose: 'reach',
      mood: 'joy',
      yaw: 26,
      nod: -6,
      hat: 'given',
      touchL: [82, 122],
      armL: { upper: [30, 120], lower: [20, 150], hand: 'hold' },
      armR: { upper: [10, 26], lower: [40, 6] },
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
    room(180, width) +
    shelves(92, 78, 122, 76, 4, 0) +
    door(
      [-30, 82, 66, 180],
      { rain: 0, sky: ['#bfe3ee', '#fff3cf'], puddles: [[20, 168, 16]] },
      'shut',
    ) +
    (wide ? bigWindow() : '') +
    path('M14 180L42 180L104 216L30 216Z', '#fff3b8', 'fill-opacity=".55"') +
    contact(SHOP, 130, 178, 40, 7) +
    guest.behind +
    child.shadow +
    guest.head +
    child.art +
    guest.before +
    line('M58 84l-5 -7M76 80v-9M94 84l5 -7', '#e9694f', 1.6) +
    hush(width);
  const picture = {
    art,
    quiet: { box: { ...SAFE, height: 43 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, guest.face],
  } satisfies Picture;
  return nearer(picture, 1.07, 160);
}

/** As wide as the street, with the sun come out in it, and a sill that somebody has left a geranium on. */
function bigWindow(): string {
  const area = { x: 222, y: 30, width: 176, height: 118 };
  const pane = 'M222 148V44Q222 30 236 30H384Q398 30 398 44V148Z';
  const spine: Point[] = [];
  for (let i = 0; i < 15; i++) spine.push([244 + i * 7.4, 128 - Math.abs(Math.sin(i * 0.62)) * 7]);
  return (
    path('M214 152V42Q214 22 236 22H384Q406 22 406 42V152Z', '#3f9a92') +
    clip(
      pane,
      street(
        area,
        112,
        {
          rain: 0,
          sky: ['#9fd6ea', '#fff0bd'],
          puddles: [
            [258, 136, 30],
            [338, 126, 22],
            [378, 142, 34],
          ],
        },
        'corner',
      ) +
        oval(370, 50, 12, 12, '#fff6c4') +
        line(
          'M370 30v6M370 64v6M350 50h6M384 50h6M356 36l4 4M380 60l4 4M384 36l-4 4M360 60l-4 4',
          '#fff6c4',
          2,
        ) +
        centipedeBody(SHOP, spine, [4.4, 7]) +
        at(354, 116, 0.24, centipedeFace(SHOP)),
    ) +
    line('M280 30V148M340 30V148M222 76H398', '#3f9a92', 3.4) +
    path(
      'M232 148L262 30H276L246 148ZM300 148L330 30H336L306 148Z',
      '#ffffff',
      'fill-opacity=".25"',
    ) +
    box(208, 148, 204, 7, '#78c2b6', 2) +
    box(208, 153, 204, 2.4, '#2a716f', 1) +
    path(
      'M240 180L398 180L426 216L262 216Z',
      linear([
        [0, '#fff3b8', 0.75],
        [1, '#fff3b8', 0.25],
      ]),
    ) +
    geranium(384, 148)
  );
}
