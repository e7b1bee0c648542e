import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { bagFront } from '#titles/goose-on-bus-nine/cast/bag.ts';
import { caught, overTheButton } from '#titles/goose-on-bus-nine/cast/caught-in-mirror.ts';
import { chairInMirror } from '#titles/goose-on-bus-nine/cast/chair-in-mirror.ts';
import { driverGlare } from '#titles/goose-on-bus-nine/cast/driver.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import {
  cowl,
  panel,
  wheelWithHands,
  windscreen,
  wiperOverFold,
} from '#titles/goose-on-bus-nine/set/dashboard.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { FULL, longMirror } from '#titles/goose-on-bus-nine/set/long-mirror.ts';
import { fewWords, isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { stopLamps } from '#titles/goose-on-bus-nine/set/stop-lamps.ts';
import { wrongStops } from '#titles/goose-on-bus-nine/set/wrong-stops.ts';

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
      windscreen(beside) +
      (beside ? cowl() : panel(top)) +
      before(cast, top) +
      longMirror(glass, art, !!cast.hero.wheelchair),
    quiet: {
      box: few ? few.box : { ...SAFE, width: 158, y: top + 6, height: 206 - last - top - 6 },
      ink: 'light',
      last: {
        box: few ? few.last : { ...SAFE, width: 160, y: 206 - last, height: last },
        ink: 'light',
        largest: 26,
      },
      largest: { seedling: 42, sprout: 28, sapling: 22, explorer: 19 },
      anchor: 'middle',
    },
    faces: [face],
    ...(beside && { overFold: () => wiperOverFold(wrongStops(cast.telling === 'seedling')) }),
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
  return (
    wheelWithHands({ x: 193, y: 218, r: 42, dim: true }, [-3]) +
    stopLamps(
      [0, 1, 2, 3].map((i): Point => [185.5 + (i % 2) * 16, top + 13 + Math.floor(i / 2) * 16]),
      6.6,
    )
  );
}

const row = ([x, y]: Point, gap: number): Point[] =>
  [0, 1, 2, 3].map((i): Point => [x + i * gap, y]);

/** Dot, who can count; eight fingers on a rail; a red thing; a beak. */
function inMirror({ hero, things }: Cast, { y, height }: Box): { art: string; face: Box } {
  const k = height / FULL;
  const red: Point = [166, y + height * 0.75];
  // Air between an ear of hers and whatever grows on a head, or both grips of a chair.
  const [middle, rail] = [hero.wheelchair ? 113 : 116, y + height * 0.755];
  // As large as leaves both her eyes in the glass.
  const dots = Math.max(0.5, 0.55 * k);
  const { child, fingers } = caught(hero, [middle, rail], k);
  return {
    face: child.face,
    art:
      pole(red[0], y + height * 0.4, y + height + 8, 6 * k) +
      redLight(red, 46 * k) +
      lampBehind(child.head, 60 * k) +
      (hero.wheelchair ? chairInMirror(child, hero.wheelchair, k) : '') +
      child.art +
      (hero.wheelchair
        ? at(middle, rail + 13 * k, 0.62 * k, bagInMirror(things))
        : benchInMirror([middle, rail], 78, k)) +
      fingers +
      button(red[0], red[1], 9 * k) +
      at(187, y + height * 0.33, 0.8 * k, overTheButton()) +
      at(7 + 55 * dots, y + height * 0.455, dots, driverGlare()),
  };
}

/** What of one's own one ducks behind: its flap is over the rim, its strap hangs down, and over its pocket looks what was brought. */
const bagInMirror = (things: Cast['things']): string =>
  bagFront(LAMPS, things, false) +
  path('M-50 -22C-20 -14 20 -14 50 -22L47 -6C24 6 -24 6 -47 -6Z', '#8a5a34') +
  line('M-46 -6C-24 5 24 5 46 -6', '#e6c48c', 1.4, 'stroke-dasharray="3 2.4"') +
  clip('M-44 -40H44V9.4H-44Z', at(11, 8, 0.46, thing(things[0], LAMPS), -58, -0.46)) +
  line('M50 -20C62 -4 60 20 52 44', '#5f4030', 6);

/** What one ducks behind, under brass from end to end: who rolls has wheels beyond it. */
const benchInMirror = ([x, rail]: Point, width: number, k: number): string =>
  seatBack(x, rail, width * k, 50 * k, 'none') +
  line(
    `M${num(x - width * 0.42 * k)} ${num(rail + 1.2 * k)}h${num(width * 0.84 * k)}`,
    '#8a5a26',
    4.8 * k,
  ) +
  line(
    `M${num(x - width * 0.42 * k)} ${num(rail + 1 * k)}h${num(width * 0.84 * k)}`,
    BUS.pole,
    3.4 * k,
  );

/** Whoever is dark is seen before the light. */
const lampBehind = ([x, y]: Point, r: number): string =>
  clean(
    oval(
      x,
      y - r * 0.2,
      r,
      r,
      radial([
        [0, '#fffaea', 1],
        [0.62, '#fff4d6', 0.85],
        [1, '#ffe9b8', 0],
      ]),
    ),
  );

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
