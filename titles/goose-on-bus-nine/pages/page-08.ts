import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { asGround, at, clean, line, oval, shifted } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { drawingOnPane } from '#titles/goose-on-bus-nine/cast/drawing-on-pane.ts';
import { gooseOnBench } from '#titles/goose-on-bus-nine/cast/goose-on-bench.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { pushHandles } from '#titles/goose-on-bus-nine/cast/push-handles.ts';
import { wheelFromBefore } from '#titles/goose-on-bus-nine/cast/wheel-from-before.ts';
import { condensation } from '#titles/goose-on-bus-nine/set/fogged.ts';
import { guesses, largeGuesses, water } from '#titles/goose-on-bus-nine/set/guesses.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import {
  boxNearer,
  isShort,
  type Nearer,
  nearer,
} from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { roundPane } from '#titles/goose-on-bus-nine/set/round-a-pane.ts';
import { twoInTheRain } from '#titles/goose-on-bus-nine/set/two-in-the-rain.ts';
import { fog, SILL, throughPane, warmInside } from '#titles/goose-on-bus-nine/set/wiped-pane.ts';

/** From the rain: the fogged pane is all there is, and where a sleeve has been, two are warm behind it. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the bus goes on: what it was not is larger, somebody reads, and two have stopped in the rain. */
export const spread08: Painting = (cast) => paint(cast, SPREAD);

/** The less is told, the nearer. */
const nearOf = (cast: Cast, wide: boolean): Nearer => ({
  scale: wide ? 1.14 : cast.telling === 'explorer' ? 0.9 : isShort(cast) ? 1.05 : 1,
  x: wide ? 20 : 84,
  y: SILL,
});

function paint(cast: Cast, width: number): Picture {
  const { hero } = cast;
  const wide = width === SPREAD;
  const long = cast.telling === 'explorer';
  const view = nearOf(cast, wide);
  const { child, arm } = drawingOnPane(hero);
  // Bound, it moves up: the fold is to be clear of it.
  const aside = wide ? -9 : 0;
  const pane = nearer(
    view,
    throughPane(
      warmInside(!hero.wheelchair) +
        (hero.wheelchair ? chairAtPane(child, hero.wheelchair) : '') +
        child.art +
        at(41 + aside, 11, 0.76, gooseOnBench()),
      aside,
    ) +
      // One plane of glass is before both, and all that is drawn is on it.
      (wide ? '' : guesses()) +
      water(wide ? 0 : 6) +
      arm,
  );
  const top = view.y - (view.y - 84) * view.scale;
  return {
    art:
      fog(width) +
      (wide ? somebodyReads() + largeGuesses() : '') +
      pane +
      (wide ? condensation({ x: 218, y: 130, width: 200, height: 54 }, 50, 'page 8, wide') : '') +
      roundPane(width) +
      falls(width) +
      (wide ? at(304, 228, 1.25, twoInTheRain()) : ''),
    quiet: {
      box:
        long && wide
          ? { x: 233, y: 11, width: 179, height: 112 }
          : wide
            ? { x: 231, y: 14, width: 179, height: 104 }
            : { ...SAFE, y: 13, height: top - 18 },
      ink: 'dark',
      anchor: wide ? 'middle' : 'top',
      lap: wide
        ? { box: { x: 231, y: 34, width: 179, height: 70 }, ink: 'dark', largest: 60 }
        : { box: { ...SAFE, y: 16, height: top - 20 }, ink: 'dark', largest: 52 },
      largest: wide
        ? { sprout: 32, sapling: 25, explorer: 20 }
        : { sprout: 28, sapling: 21, explorer: 18.5 },
    },
    faces: [
      boxNearer(view, child.face),
      boxNearer(view, { x: 138 + aside, y: 88, width: 50, height: 36 }),
    ],
  };
}

/** Its back and both grips, and before it the upper curves of two wheels. */
function chairAtPane(child: PlacedHero, color: Hex): string {
  const [x, size] = [child.head[0], child.scale * 100];
  const wheel = (side: 1 | -1): string =>
    wheelFromBefore([x + side * size * 0.8, SILL + 12], [13, 46], color);
  return wheel(-1) + wheel(1) + shifted(0, -size * 0.2, pushHandles(child, color));
}

/** Rain before it all, but for words and faces. */
function falls(width: number): string {
  const chance = chanceFrom('page 8, rain');
  let d = '';
  for (let i = 0; i < width / 4; i++) {
    const x = chance() * width;
    const y = x > SHEET ? 132 + chance() * 80 : SILL - 2 + chance() * 28;
    d += `M${num(x)} ${num(y)}l${num(-1.6 - chance())} ${num(7 + chance() * 6)}`;
  }
  return line(d, '#41597a', 0.6, 'stroke-opacity=".32"');
}

/** Behind a fogged pane, a yellow raincoat and a newspaper are not much more than two lights. */
const somebodyReads = (): string =>
  asGround(
    clean(
      at(384, 177, 0.62, grownUp(LAMPS)) +
        oval(
          384,
          166,
          92,
          70,
          radial([
            [0, '#efe6cc', 0.72],
            [0.6, '#ebe5d0', 0.66],
            [1, '#e4e4d6', 0],
          ]),
        ),
    ),
  );
