import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { boxNearer, type Nearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { drawingOnPane } from '#titles/goose-on-bus-nine/cast/drawing-on-pane.ts';
import { feetOnGlass, gooseAtGlass } from '#titles/goose-on-bus-nine/cast/goose-at-glass.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { lampsBehindFog, runsInFog } from '#titles/goose-on-bus-nine/set/breath-on-glass.ts';
import { guesses, water } from '#titles/goose-on-bus-nine/set/guesses.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { roundPane } from '#titles/goose-on-bus-nine/set/round-a-pane.ts';
import {
  SILL,
  veil,
  warmInside,
  wipedForTwo,
  wipedToRead,
} from '#titles/goose-on-bus-nine/set/steamed-pane.ts';
import { streetInGlass } from '#titles/goose-on-bus-nine/set/street-in-glass.ts';
import { twoInTheRain } from '#titles/goose-on-bus-nine/set/two-in-the-rain.ts';

/** From the rain: one steamed pane, two side by side where a sleeve has wiped it, and beside that what a finger has drawn. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the pane goes on: somebody reads, and two have stopped in the rain. */
export const spread08: Painting = (cast) => paint(cast, SPREAD);

/** The less is told, the nearer. */
const nearOf = (cast: Cast, wide: boolean): Nearer => ({
  scale: wide ? 1.25 : cast.telling === 'explorer' ? 0.82 : isShort(cast) ? 1.02 : 0.95,
  x: wide ? 12 : 108,
  y: SILL,
});

/** Clear of where the waves end, past the fold. */
const BESIDE_WAVES = { x: 245, width: 166 } as const;

function paint(cast: Cast, width: number): Picture {
  const { hero } = cast;
  const wide = width === SPREAD;
  const long = cast.telling === 'explorer';
  const view = nearOf(cast, wide);
  const child = drawingOnPane(hero);
  const onPane = nearer(
    view,
    wipedForTwo(child.art + gooseAtGlass(child.crown) + feetOnGlass()) +
      water(wide ? 47 : 50) +
      child.arm +
      guesses(wide),
  );
  const top = view.y - (view.y - 60) * view.scale;
  return {
    art:
      warmInside(width) +
      veil(width) +
      (wide ? streetInGlass() : '') +
      lampsBehindFog(width) +
      runsInFog(width) +
      (wide ? somebodyReads() : '') +
      onPane +
      roundPane(width) +
      falls(width) +
      (wide ? at(314, 204.4, 1.25, twoInTheRain(), 0, -1.25) : ''),
    quiet: {
      box:
        long && wide
          ? { ...BESIDE_WAVES, y: 11, height: 112 }
          : wide
            ? { ...BESIDE_WAVES, y: 14, height: 104 }
            : { ...SAFE, y: 13, height: top - 18 },
      ink: 'light',
      anchor: wide ? 'middle' : 'top',
      lap: wide
        ? { box: { ...BESIDE_WAVES, y: 34, height: 70 }, ink: 'light', largest: 60 }
        : { box: { ...SAFE, y: 16, height: top - 20 }, ink: 'light', largest: 52 },
      largest: wide
        ? { sprout: 32, sapling: 25, explorer: 20 }
        : { sprout: 28, sapling: 21, explorer: 18.5 },
    },
    faces: [
      boxNearer(view, child.face),
      boxNearer(view, { x: 14, y: child.crown[1] - 36, width: 78, height: 50 }),
    ],
  };
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
  return line(d, '#dfe7f2', 0.6, 'stroke-opacity=".28"');
}

/** A yellow raincoat and a newspaper, in the same warm light as those two. */
const somebodyReads = (): string => wipedToRead(at(383, 172, 0.53, grownUp(LAMPS)));
