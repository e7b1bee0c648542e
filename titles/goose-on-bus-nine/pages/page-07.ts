import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { caught, overTheButton } from '#titles/goose-on-bus-nine/cast/caught-in-mirror.ts';
import { chairInMirror } from '#titles/goose-on-bus-nine/cast/chair-in-mirror.ts';
import { driverGlare } from '#titles/goose-on-bus-nine/cast/driver.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import {
  cowl,
  panel,
  wheelWithHands,
  windscreen,
  wiperOverFold,
} from '#titles/goose-on-bus-nine/set/dashboard.ts';
import { FULL, longMirror } from '#titles/goose-on-bus-nine/set/long-mirror.ts';
import { fewWords, isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { stopLamps } from '#titles/goose-on-bus-nine/set/stop-lamps.ts';

/** How high the glass is: the more is told, the less. */
const mirrorOf = ({ telling, beside }: Pick<Cast, 'telling' | 'beside'>): Box => ({
  x: 7,
  y: 9,
  width: 202,
  height: beside ? FULL : telling === 'explorer' ? 88 : telling === 'sapling' ? 106 : 116,
});

/** From the driver's seat, a mirror and little else: two eyes that have had enough, the one who is caught, and the one who looks at nothing but the button. */
export const page07: Painting = (cast) => {
  const { beside = false } = cast;
  const glass = mirrorOf(cast);
  const top = glass.y + glass.height + 9;
  const few =
    isShort(cast) && fewWords(cast, { ...SAFE, y: top + 6, width: 176, height: 180 - top }, 16);
  const long = cast.telling === 'explorer';
  const last = long ? 12.5 : 18;
  const { art, face } = inMirror(cast, glass);
  return {
    art:
      windscreen() +
      (beside ? cowl() : panel(top)) +
      before(cast, top) +
      longMirror(glass, art, !!cast.hero.wheelchair),
    quiet: {
      box: few ? few.box : { ...SAFE, width: 164, y: top + 6, height: 206 - last - top - 6 },
      ink: 'light',
      last: {
        box: few ? few.last : { ...SAFE, width: 164, y: 206 - last, height: last },
        ink: 'light',
        largest: 26,
      },
      largest: { seedling: 64, sprout: 28, sapling: 22, explorer: 19 },
      anchor: 'middle',
    },
    faces: [face],
    ...(beside && { overFold: wiperOverFold }),
  };
};

/** Under the glass: what is left to ring; and where no words are, two gloves on a wheel. */
function before(cast: Cast, top: number): string {
  if (cast.beside)
    return (
      stopLamps(row([69, 152.6], 26), 9.8) + wheelWithHands({ x: 108, y: 288, r: 120 }, [-25, 25])
    );
  if (isShort(cast))
    return (
      wheelWithHands({ x: 168, y: 246, r: 68, dim: true }, [22]) +
      stopLamps(row([25, 196], 24), 8.6)
    );
  const step = (206 - top) / 4;
  return stopLamps(
    [0, 1, 2, 3].map((i): Point => [195, top + 2 + step * (i + 0.5)]),
    Math.min(8.6, step * 0.35),
  );
}

const row = ([x, y]: Point, gap: number): Point[] =>
  [0, 1, 2, 3].map((i): Point => [x + i * gap, y]);

/** Dot, who can count; a finger; a red thing; a beak. */
function inMirror({ hero }: Cast, { y, height }: Box): { art: string; face: Box } {
  const k = height / FULL;
  const red: Point = [162.5, y + height * 0.73];
  const kid = caught(hero, [117.6, y + height * 0.5], k, [red[0] - 18.4 * k, red[1] + 7 * k]);
  return {
    face: kid.face,
    art:
      pole(red[0], y + height * 0.4, y + height + 8, 6 * k) +
      redLight(red, 46 * k) +
      (hero.wheelchair ? chairInMirror(kid, hero.wheelchair, k) : '') +
      kid.art +
      button(red[0], red[1], 9 * k) +
      at(203, y + height * 0.27, k, overTheButton()) +
      at(32, y + height * 0.5, Math.max(0.66, 0.8 * k), driverGlare()),
  };
}

/** It lies on what is behind: before a face it was a bruise. */
const redLight = ([x, y]: Point, r: number): string =>
  clean(
    oval(
      x,
      y,
      r,
      r,
      radial([
        [0, '#ff4a36', 0.6],
        [0.5, '#ff4a36', 0.25],
        [1, '#ff4a36', 0],
      ]),
    ),
  );
