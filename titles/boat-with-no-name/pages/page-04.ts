import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { fishing } from '#titles/boat-with-no-name/cast/fishing.ts';
import { met, nameOf, type Spot } from '#titles/boat-with-no-name/cast/met.ts';
import { metOn } from '#titles/boat-with-no-name/met-on.ts';
import { lighthouse, sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { NOON } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGER } from '#titles/boat-with-no-name/set/type.ts';
import { depths, jetty, nearFish, TOP, WATER } from '#titles/boat-with-no-name/set/under-jetty.ts';

/** At the waterline: half over it, half under. */
export const page04: Painting = (cast) => paint(cast, SHEET);
export const spread04: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, name }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const alone = metOn(4, nameOf(name)).here.length === 1;
  // Several stand side by side, each half out of the water.
  const area = wide
    ? {
        x: alone ? 224 : 218,
        y: alone ? 24 : 36,
        width: alone ? 118 : 188,
        height: alone ? 130 : 98,
      }
    : { x: 84, y: 32, width: 124, height: alone ? 118 : 100 };
  const letters = met(4, nameOf(name), area, NOON, {
    under: rock,
    ...(!alone && { inOneRow: { times: 1, lean: 3 } }),
  });
  // On the opening the jetty is a page long, and the words are in the sea under it.
  const end = wide ? 181 : 66;
  const child = fishing(hero, letters, [end, TOP]);
  const art =
    sky(width, WATER, '#c9e6e2', '#fff3dc') +
    (wide ? hill() : '') +
    town('four', NOON, wide ? 180 : 50, wide ? 420 : 260, WATER, 24) +
    depths(width) +
    letters.art +
    box(
      -4,
      WATER,
      width + 8,
      66,
      linear([
        [0, '#2f7f86', 0.27],
        [0.6, '#2f7f86', 0.27],
        [1, '#2f7f86', 0],
      ]),
    ) +
    line(`M-4 ${WATER}${'q6 -3 12 0t12 0'.repeat(Math.ceil(width / 24) + 1)}`, '#fff3dc', 1.6) +
    jetty(end) +
    (wide ? onTheJetty() + nearFish(402, 150, 1.5) : nearFish(33, 158, 0.9)) +
    clip(`M-4 ${TOP - 3}H${end + 4}V${TOP + 5}H-4Z`, child.shadow) +
    child.art;
  return {
    art,
    quiet: wide
      ? {
          box: { x: 20, y: 106, width: 144, height: 76 },
          ink: 'light',
          anchor: 'middle',
          largest: LARGER,
          lap: { box: { x: 20, y: 106, width: 146, height: 70 }, ink: 'light', largest: 54 },
        }
      : {
          box: { x: 68, y: 165, width: 134, height: 37 },
          ink: 'light',
          anchor: 'middle',
          largest: { explorer: 14 },
        },
    faces: [child.face],
    signs: letters.signs,
  };
}

/** Over the page of words: land across the bay, and whoever has planks to lie on. */
const hill = (): string =>
  path(`M-4 ${WATER}V58C30 46 62 50 96 68C128 80 160 84 196 ${WATER}Z`, '#b7d8ca') +
  path(`M-4 ${WATER}V74C24 66 50 72 84 80C104 86 120 88 132 ${WATER}Z`, '#9cc8b6') +
  lighthouse(NOON, 30, 62, 0.3, false);
const onTheJetty = (): string => at(66, TOP - 1, 1, CREATURES.catAsleep(NOON));

/** What it stands on down there. */
const rock = ({ x, y, height }: Spot): string =>
  path(
    `M${x - height * 0.7} ${y + 14}C${x - height * 0.66} ${y - 11} ${x + height * 0.6} ${y - 12} ${x + height * 0.74} ${y + 14}Z`,
    '#4f6a72',
  );
