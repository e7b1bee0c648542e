import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { contact } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { flat, prop } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { centipedeBody, centipedeFace } from '#titles/boots-for-an-octopus/cast/centipede.ts';
import { footwear } from '#titles/boots-for-an-octopus/cast/footwear.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { geranium } from '#titles/boots-for-an-octopus/set/geranium.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { hush, room, shelves } from '#titles/boots-for-an-octopus/set/shop.ts';
import { street } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Where foot eight holds up its hat, the wrong way round as always, and how large it is so near to us. */
const HAT_AT: Point = [105, 179];
const HAT_SIZE = 0.62;

/** Near: the strap of a hat is done up on foot eight; behind it a fan of seven feet, and every one of them is dressed. */
export const page09: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the big window, in which the last puddles wait; and somebody goes by who has plenty of time. */
export const spread09: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  // Further off, so that the chair is seen.
  const rolls = hero.wheelchair !== undefined;
  // Whose shoulders are hidden by the face looks down on the hat, so that no arm lies on a mouth.
  const small = clamp((3 - hero.years) / 2, 0, 1);
  const child = heroInHat(
    hero,
    rolls ? 44 : 50,
    'head',
    [rolls ? 46 : 40 + 3 * small, rolls ? 106 : 113 - 5 * small],
    {
      pose: 'stand',
      mood: 'joy',
      face: { eyes: 'open', lids: { upper: 0.04, lower: 0.2, slant: 0 }, mouth: 'laugh' },
      yaw: 36,
      pitch: 4,
      nod: -4,
      tilt: 10,
      gaze: [1, 0.7],
      hat: 'given',
      armsByPage: true,
      leanInChair: 26,
      body: { lean: rolls ? 26 : 10, roll: 9, shrug: -3 },
    },
    SHOP,
  );
  const [x, y] = HAT_AT;
  // The nearer arm comes over the chest and down on the crown; the other goes under the brim, to the strap.
  const press: Point = [x - 19, y - 33];
  const presses = ownArm(
    hero,
    child,
    -1,
    { elbow: elbowOf(child, -1, press, 1), wrist: press, hand: flat, degrees: 8, size: 1.2 },
    SHOP,
  );
  const strap: Point = [x - 25, y + 17];
  const buckles = ownArm(
    hero,
    child,
    1,
    { elbow: elbowOf(child, 1, strap, 1), wrist: strap, hand: prop, degrees: -14, size: 1.15 },
    SHOP,
  );
  const guest = octopus(
    {
      head: [152, 138],
      size: 58,
      mood: 'shut',
      gaze: [0, 0],
      dressed: 7,
      foot: 21,
      object: thing(things[0], SHOP),
      arms: [
        { via: way('172,170 182,184 186,187'), turn: -54 },
        { via: way('176,160 186,156 189,152'), turn: -92 },
        { via: way('174,146 184,132 188,121'), turn: -132 },
        { via: way('168,138 174,110 170,95'), turn: 192, toe: -1 },
        { via: way('146,174 140,184 146,188'), turn: -20, before: true },
        { via: way('146,112 144,98 143,88'), turn: 178 },
        { via: way('128,136 117,116 116,103'), turn: 172 },
      ],
    },
    SHOP,
  );
  const hat = footwear(8, '', SHOP);
  const put = (art: string): string => at(x, y, HAT_SIZE, art, 176);
  const art =
    room(180, width) +
    shelves(96, 78, 122, 76, 4, 0) +
    door(
      [-34, 70, 84, 190],
      { rain: 0, sky: ['#bfe3ee', '#fff3cf'], puddles: [[20, 168, 16]] },
      'shut',
    ) +
    (wide ? bigWindow() : '') +
    path('M30 184L60 184L150 216L66 216Z', '#fff3b8', 'fill-opacity=".55"') +
    contact(SHOP, 150, 190, 44, 7) +
    guest.behind +
    guest.head +
    guest.before +
    (hero.years < 1 ? pile(child.origin[0]) : '') +
    child.art +
    put(hat.behind) +
    tentacle(
      way(`140,166 136,192 120,204 ${x + 4},196 ${x + 1},178 ${x},${y - 8}`),
      8.4,
      6.4,
      -1,
      SHOP,
    ) +
    put(hat.before) +
    buckles.art +
    presses.art +
    hush(width);
  return {
    art,
    quiet: { box: { ...SAFE, height: 45 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, guest.face],
  };
}

/** Two shoe boxes, to sit on for whoever does not stand yet: as high as a hat that has to be reached. */
const pile = (x: number): string =>
  [181, 199]
    .map(
      (y, i) =>
        box(x - 24 - i * 3, y, 52, 18, i ? '#86c5dd' : '#f0866a') +
        box(x - 26 - i * 3, y - 2, 56, 6, i ? '#a9d8ea' : '#f6a58d', 1.5) +
        box(x - 8 - i * 3, y + 7, 16, 7, '#fff8ea', 1),
    )
    .reverse()
    .join('');

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
