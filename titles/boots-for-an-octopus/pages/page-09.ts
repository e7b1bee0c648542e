import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { thumbed } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { centipedeBody, centipedeFace } from '#titles/boots-for-an-octopus/cast/centipede.ts';
import { footwear } from '#titles/boots-for-an-octopus/cast/footwear.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { towerOfBoxes } from '#titles/boots-for-an-octopus/cast/tower.ts';
import { openBox } from '#titles/boots-for-an-octopus/set/boxes.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { geranium } from '#titles/boots-for-an-octopus/set/geranium.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { bench } from '#titles/boots-for-an-octopus/set/shop.ts';
import { street } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** How large the hat is on foot eight. */
const HAT_SIZE = 0.56;
/** From the middle of a face to where the brim is that foot eight holds out, in heads: clear of a chin, and as low as arms go. */
const TO_BRIM = { small: 1.45, grown: 1.66 } as const;
/** How far each hand is from the middle of the brim, in mm: behind it, one at either side. */
const APART = 22;

/** Foot eight bows, and a hat is put on it by its brim; behind it a fan of seven, all dressed. */
export const page09: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the big window, in which the last puddles wait; and somebody goes by who has plenty of time. */
export const spread09: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const small = hero.years < 3;
  const size = standingSize(hero, 150, 35);
  const child = heroInHat(
    hero,
    size,
    'head',
    [50, small ? 116 : 104],
    {
      pose: 'stand',
      mood: 'joy',
      face: { eyes: 'open', lids: { upper: 0.04, lower: 0.2, slant: 0 }, mouth: 'laugh' },
      yaw: 14,
      pitch: 5,
      gaze: [0.3, 1],
      hat: 'given',
      leanInChair: 20,
      body: { lean: 8, roll: 3, nod: 10, tilt: 4 },
      armsByPage: true,
    },
    SHOP,
  );
  const { head, pelvis } = child;
  const [x, y]: Point = [
    head[0] + 8,
    Math.max(head[1] + size * (small ? TO_BRIM.small : TO_BRIM.grown), pelvis[1] - 2),
  ];
  /** From a shoulder to one end of the brim: all fingers behind it, the thumb before. */
  const holds = (side: 1 | -1) => {
    const wrist: Point = [x + side * APART - 1, y - 9 + (side < 0 ? 2 : -1)];
    const bend = elbowOf(child, side, wrist, side > 0 ? -1 : 1);
    return ownArm(
      hero,
      child,
      side,
      { wrist, elbow: bend, hand: thumbed, degrees: 90 + side * 12, flip: side > 0, size: 1.15 },
      SHOP,
    );
  };
  const hands = [holds(-1), holds(1)];
  const guest = octopus(
    {
      head: [152, 138],
      size: 58,
      tilt: -6,
      mood: 'shut',
      gaze: [0, 0],
      dressed: 7,
      foot: 22,
      object: thing(things[0], SHOP),
      arms: [
        { via: way('164,168 170,180 172,186'), turn: -24 },
        { via: way('172,158 180,166 181,160'), turn: -72 },
        { via: way('178,140 188,140 189,131'), turn: -104 },
        { via: way('172,128 184,116 184,103'), turn: -140 },
        { via: way('148,170 142,180 146,188'), turn: -4, before: true, stands: true },
        { via: way('154,106 156,98 156,89'), turn: 182 },
        { via: way('130,128 114,110 120,92'), turn: 178 },
      ],
    },
    SHOP,
  );
  const hat = footwear(8, '', SHOP);
  const put = (art: string): string => at(x, y, HAT_SIZE, art, 170);
  const foot = Math.min(y + 26, 188);
  const art =
    room(176, HOUR.sun, width) +
    shelves(148, 78, 58, 80, 3, 0) +
    door(
      [-44, 80, 80, 178],
      { rain: 0, sky: ['#bfe3ee', '#fff3cf'], puddles: [[14, 158, 16]] },
      'shut',
    ) +
    (wide ? bigWindow() + leftOver() : '') +
    path('M20 172L60 172L140 216L56 216Z', '#fff3b8', 'fill-opacity=".55"') +
    contact(SHOP, 150, 198, 44, 7) +
    child.shadow +
    guest.shadow +
    child.art +
    hands.map(({ art }) => art).join('') +
    guest.behind +
    guest.head +
    put(hat.behind) +
    tentacle(
      way(
        `134,168 126,190 112,203 96,${foot + 24} ${x + 12},${foot + 16} ${x + 3},${foot} ${x},${y - 10}`,
      ),
      10,
      5.6,
      -1,
      SHOP,
    ) +
    guest.before +
    put(hat.before) +
    hands.map(({ before }) => before).join('') +
    hush(width);
  return {
    art,
    quiet: { box: { ...SAFE, height: 53 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, guest.face],
  };
}

/** Below the window sits who has been trying on the same pair, and boxes that nobody needs. */
const leftOver = (): string =>
  bench(226, 178, 92, 206) +
  openBox(SHOP, 250, 178, 30, '#86c5dd', -3) +
  openBox(SHOP, 288, 178, 34, '#f6b7b0', 4) +
  at(386, 208, 0.62, towerOfBoxes(SHOP));

/** As wide as the street, with the sun come out in it, and a sill that somebody has left a geranium on. */
function bigWindow(): string {
  const area = { x: 236, y: 30, width: 162, height: 118 };
  const pane = 'M236 148V44Q236 30 250 30H384Q398 30 398 44V148Z';
  const spine: Point[] = [];
  for (let i = 0; i < 15; i++) spine.push([244 + i * 7.4, 128 - Math.abs(Math.sin(i * 0.62)) * 7]);
  return (
    path('M228 152V42Q228 22 250 22H384Q406 22 406 42V152Z', '#3f9a92') +
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
    line('M290 30V148M344 30V148M236 76H398', '#3f9a92', 3.4) +
    path(
      'M246 148L272 30H284L258 148ZM300 148L330 30H336L306 148Z',
      '#ffffff',
      'fill-opacity=".25"',
    ) +
    box(222, 148, 190, 7, '#78c2b6', 2) +
    box(222, 153, 190, 2.4, '#2a716f', 1) +
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
