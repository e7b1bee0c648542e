import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import type { HeroWish, PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { centipedeBody, centipedeFace } from '#titles/boots-for-an-octopus/cast/centipede.ts';
import { footwear } from '#titles/boots-for-an-octopus/cast/footwear.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { geranium } from '#titles/boots-for-an-octopus/set/geranium.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { street } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** How large the hat is on foot eight. */
const HAT_SIZE = 0.5;
/** From the middle of a face to where foot eight holds up its hat, in mm: an arm's length, and no more of the smallest. */
const TO_HAT: Point = [41, -14];

/** Whole: a hat is pressed on a foot that holds it as high as somebody reaches; behind it a fan of seven, all dressed. */
export const page09: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the big window, in which the last puddles wait; and somebody goes by who has plenty of time. */
export const spread09: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const rolls = hero.wheelchair !== undefined;
  const placed = (touch: Pick<HeroWish, 'touchL' | 'touchR'>): PlacedHero =>
    heroInHat(
      hero,
      standingSize(hero, rolls ? 114 : 102, 33),
      'ground',
      [rolls ? 41 : 44, 204],
      {
        pose: TIPTOE,
        mood: 'joy',
        face: { eyes: 'open', lids: { upper: 0.04, lower: 0.2, slant: 0 }, mouth: 'laugh' },
        yaw: 46,
        pitch: 5,
        gaze: [0.9, -0.6],
        hat: 'given',
        leanInChair: 20,
        body: { lean: 12, roll: 2, nod: -12, tilt: -4 },
        ...touch,
      },
      SHOP,
    );
  const { head } = placed({});
  const [x, y]: Point = [head[0] + TO_HAT[0], head[1] + TO_HAT[1]];
  const child = placed({ touchL: [x - 9, y - 21], touchR: [x - 17, y + 2] });
  const guest = octopus(
    {
      head: [158, 142],
      size: 57,
      mood: 'shut',
      gaze: [0, 0],
      dressed: 7,
      foot: 22,
      object: thing(things[0], SHOP),
      arms: [
        { via: way('176,168 182,180 184,183'), turn: -50 },
        { via: way('180,156 188,154 188,149'), turn: -88 },
        { via: way('184,142 196,134 194,120'), turn: -140 },
        { via: way('176,130 189,112 188,98'), turn: 200, toe: -1 },
        { via: way('150,170 148,180 154,186'), turn: -8, before: true, stands: true },
        { via: way('160,108 162,100 162,91'), turn: 182 },
        { via: way('138,130 122,112 127,92'), turn: 178 },
      ],
    },
    SHOP,
  );
  const hat = footwear(8, '', SHOP);
  const put = (art: string): string => at(x, y, HAT_SIZE, art, 176);
  const art =
    room(168, HOUR.sun, width) +
    shelves(148, 78, 62, 80, 3, 0) +
    door(
      [-44, 80, 80, 178],
      { rain: 0, sky: ['#bfe3ee', '#fff3cf'], puddles: [[14, 158, 16]] },
      'shut',
    ) +
    (wide ? bigWindow() : '') +
    path('M20 172L60 172L140 216L56 216Z', '#fff3b8', 'fill-opacity=".55"') +
    contact(SHOP, 150, 196, 44, 7) +
    child.shadow +
    guest.shadow +
    guest.behind +
    guest.head +
    put(hat.behind) +
    tentacle(
      way(`142,164 130,186 116,200 ${x + 9},196 ${x + 1},176 ${x},${y + 24} ${x},${y - 12}`),
      9,
      6.4,
      -1,
      SHOP,
    ) +
    guest.before +
    put(hat.before) +
    child.art +
    hush(width);
  return {
    art,
    quiet: { box: { ...SAFE, height: 53 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, guest.face],
  };
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
