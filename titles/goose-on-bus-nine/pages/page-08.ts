import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { boxNearer, type Nearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { askingOnGlass } from '#titles/goose-on-bus-nine/cast/asking-on-glass.ts';
import { gooseBentOver } from '#titles/goose-on-bus-nine/cast/goose-bent-over.ts';
import {
  longWindow,
  nightOver,
  pavementAtNight,
  SILL,
  sideAtNight,
} from '#titles/goose-on-bus-nine/set/bus-in-the-rain.ts';
import { foggedDoors } from '#titles/goose-on-bus-nine/set/fogged-doors.ts';
import { ALONG, guesses, UPRIGHT, water } from '#titles/goose-on-bus-nine/set/guesses.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { readByLight } from '#titles/goose-on-bus-nine/set/read-by-light.ts';
import { isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { twoInTheRain } from '#titles/goose-on-bus-nine/set/two-in-the-rain.ts';

/** From the rain, near the door of the bus: two behind it where a hand has wiped, and beside them what a finger draws. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the same fogged side goes on: what else a finger has drawn, somebody who reads, and two who have stopped. */
export const spread08: Painting = (cast) => paint(cast, SPREAD);

/** Where a fingertip is along the glass, and a short arm's; from where to where there are waves. */
const [TIP, SHORT, WAVES_FROM, WAVES_TO] = [152, 145, 140, 198];
/** Where the goose stands, a step further in than the child; the middle of its head; how large it is. */
const [STANDS, STOOPS, LARGE]: [Point, Point, number] = [[47, 172], [47, 45], 1.1];

/** On one page the words have the night over the roof, and the more is told, the lower the door begins. */
const nearOf = (cast: Cast): Nearer => {
  const down = cast.telling === 'explorer' ? 62 : isShort(cast) ? 42 : 52;
  return { scale: NEAR, x: 0, y: down / (1 - NEAR) };
};
const NEAR = 0.84;

function paint(cast: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const view = wide ? { scale: 1, x: 0, y: 0 } : nearOf(cast);
  const child = askingOnGlass(cast.hero, cast.hero.years < 3 ? SHORT : TIP);
  const seen = gooseBentOver(STANDS, STOOPS, LARGE) + child.art;
  const scene = nearer(
    view,
    nightOver(SPREAD) +
      sideAtNight(SPREAD) +
      longWindow(wide ? readByLight(401, SILL) : '', guesses(wide ? ALONG : UPRIGHT)) +
      foggedDoors(seen, water(child.tip, WAVES_FROM, WAVES_TO) + child.arm) +
      pavementAtNight(SPREAD) +
      falls() +
      (wide ? at(362, 206, 0.85, twoInTheRain(), 0, -0.85) : ''),
  );
  const roof = view.y + (5 - view.y) * view.scale;
  const words = { x: 232, y: 22, width: 180, height: 69 };
  return {
    art: scene,
    quiet: {
      box: wide ? words : { ...SAFE, y: 12, height: roof - 16 },
      ink: 'light',
      anchor: wide ? 'middle' : 'top',
      lap: wide
        ? { box: { ...words, y: 28, height: 60 }, ink: 'light', largest: 60 }
        : { box: { ...SAFE, y: 14, height: roof - 18 }, ink: 'light', largest: 52 },
      largest: wide
        ? { sprout: 32, sapling: 25, explorer: 20 }
        : { sprout: 28, sapling: 21, explorer: 18.5 },
    },
    faces: [
      boxNearer(view, child.face),
      boxNearer(view, { x: STOOPS[0] - 28, y: STOOPS[1] - 26, width: 62, height: 46 }),
    ],
  };
}

/** Before it all, but for words and for those two. */
const falls = (): string =>
  [
    { x: 0, y: 0, width: SHEET, height: 34 },
    { x: TIP + 4, y: 30, width: 84, height: 146 },
    { x: 0, y: 172, width: SPREAD, height: 44 },
  ]
    .map((area, i) => rain(chanceFrom(`page 8, rain ${i}`), area, 0.5, i < 2 ? 0.6 : 1))
    .join('');
