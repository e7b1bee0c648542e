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
import { FLOOR, foggedDoors, NARROW } from '#titles/goose-on-bus-nine/set/fogged-doors.ts';
import { guesses, water } from '#titles/goose-on-bus-nine/set/guesses.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { readByLight } from '#titles/goose-on-bus-nine/set/read-by-light.ts';
import { isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { twoInTheRain } from '#titles/goose-on-bus-nine/set/two-in-the-rain.ts';

/** From the rain: the doors of the bus, two behind them where a sleeve has wiped, and beside that what a finger has drawn. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the bus goes on: somebody reads, and two have stopped in the rain. */
export const spread08: Painting = (cast) => paint(cast, SPREAD);

/** Where a fingertip is along the glass, and how long what it has drawn. */
const [TIP, LONG] = [133, 34];
/** Where the scene ends on one page: the lower edge of the pavement. */
const FOOT = 200;

/** On one page the words have the night over the roof: the more is told, the further off we stand. */
const nearOf = (cast: Cast): Nearer => {
  const scale = cast.telling === 'explorer' ? 0.71 : isShort(cast) ? 0.8 : 0.77;
  return { scale, x: 0, y: (SHEET - FOOT * scale) / (1 - scale) };
};

function paint(cast: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const view = wide ? { scale: 1, x: 0, y: 0 } : nearOf(cast);
  const child = askingOnGlass(cast.hero, TIP, FLOOR);
  const [hx, hy] = child.head;
  const y = hy - child.size * 0.74;
  const k = (FLOOR - y) / 100;
  const head: Point = [hx - child.hair - 23 * k, y];
  const seen = gooseBentOver([head[0] + 1 * k, FLOOR], head, k) + child.art;
  const scene = nearer(
    view,
    nightOver(SPREAD) +
      sideAtNight(SPREAD) +
      longWindow(readByLight(wide ? 388 : 251, SILL)) +
      foggedDoors(seen, child.tip, water(child.tip, LONG) + guesses(NARROW) + child.arm) +
      pavementAtNight(SPREAD) +
      falls() +
      (wide
        ? at(348, 208, 0.9, twoInTheRain(), 0, -0.9)
        : at(238, 192, 0.6, twoInTheRain(), 0, -0.6)),
  );
  const roof = view.y + (5 - view.y) * view.scale;
  const words = { x: 232, y: 22, width: 180, height: 74 };
  return {
    art: scene,
    quiet: {
      box: wide ? words : { ...SAFE, y: 12, height: roof - 16 },
      ink: 'light',
      anchor: wide ? 'middle' : 'top',
      lap: wide
        ? { box: { ...words, y: 28, height: 64 }, ink: 'light', largest: 60 }
        : { box: { ...SAFE, y: 14, height: roof - 18 }, ink: 'light', largest: 52 },
      largest: wide
        ? { sprout: 32, sapling: 25, explorer: 20 }
        : { sprout: 28, sapling: 21, explorer: 18.5 },
    },
    faces: [
      boxNearer(view, child.face),
      boxNearer(view, { x: head[0] - 24 * k, y: head[1] - 24 * k, width: 56 * k, height: 40 * k }),
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
