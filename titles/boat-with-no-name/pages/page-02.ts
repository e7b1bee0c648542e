import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, line } from '#bookmaking/drawing/marks.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { isSawn } from '#titles/boat-with-no-name/cast/is-sawn.ts';
import { legsAt } from '#titles/boat-with-no-name/cast/legs.ts';
import {
  type MetLetters,
  met,
  nameOf,
  type Spot,
} from '#titles/boat-with-no-name/cast/met.ts';
import { tugging } from '#titles/boat-with-no-name/cast/tugging.ts';
import { headland, lighthouse, sea, sky } from '#titles/boat-with-no-name/set/harbor.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';
import {
  aground,
  HEAD,
  HORIZON,
  highWall,
  sand,
  tire,
} from '#titles/boat-with-no-name/set/low-tide.ts';
import { onBothPages } from '#titles/boat-with-no-name/set/on-both-pages.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Where whoever asks stands, on the sand, and how tall. */
const [SOLES, TALL] = [206, 92];
/** How far over the wall a leg is held that stands there. */
const HELD = 10;

/** From the sand at low tide, up along the harbor wall: up there somebody is at work; down here somebody tugs at its leg. */
export const page02: Painting = ({ hero, name, beside }) => {
  const child = tugging(hero, TALL, MORNING);
  // As high as this child can just reach.
  const top = SOLES - child.reach + HELD;
  const left = beside ? 66 : 92;
  const free = isSawn(nameOf(name)) ? 4 : 15;
  const letters = met(
    2,
    nameOf(name),
    { x: left, y: free, width: 208 - left, height: top - free },
    MORNING,
    { under: under(top) },
  );
  const kid = child.at(legOf(letters), SOLES);
  const art =
    shore(top) + tire(190, top) + letters.art + kid.onWall(4) + kid.shadow + kid.art;
  return {
    art,
    quiet: { box: { ...SAFE, width: 78, height: 92 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
    signs: letters.signs,
    ...(beside && {
      overFold: () =>
        groundPastFold(shore(top)) +
        pastFold(
          lighthouse(MORNING, HEAD + 6, HORIZON - 5, 0.15, false) + aground([-92, 200], 0.62),
        ),
    }),
  };
};

/** As pale as the paper of the words. */
const AIR = ['#b9e0df', '#fbf1da'] as const;
const WATER = ['#a5d8cc', '#7cc0bb'] as const;
const FAR_LAND = ['#b4d6c4', '#cfe5cd'] as const;

const shore = (top: number): string =>
  onBothPages((width) => sky(width, HORIZON, ...AIR)) +
  headland(40, HORIZON + 1, 16, FAR_LAND) +
  onBothPages((width) => sea('two', width, HORIZON, 178, ...WATER)) +
  sand() +
  highWall(top);

/** Of the first on the wall itself: its left leg, between boot and wood. */
function legOf({ spots, sawn }: MetLetters): Point {
  const lowest = Math.max(...spots.map(({ ground }) => ground));
  const spot = spots.find(({ ground, height }) => ground > lowest - height * 0.3) as Spot;
  const k = spot.height / 100;
  return [spot.x + legsAt(spot.base, sawn)[0] * k, spot.ground - 13 * k];
}

/** Who is further off stands on a stack of crates; who is not quite in the row, on a stone. */
const under =
  (top: number) =>
  ({ x, y, height }: Spot, upper: boolean): string => {
    const half = height * (upper ? 0.58 : 0.54);
    if (!upper) return y < top - 0.1 ? box(x - half, y, half * 2, top - y, '#cbbca2') : '';
    return (
      box(x - half, y, half * 2, top - y, '#b98650', 1) +
      line(
        `M${x - half} ${y + 18}h${half * 2}M${x - half} ${y + 38}h${half * 2}M${x - half} ${y}V${top}M${x + half} ${y}V${top}`,
        '#7a5230',
        1.4,
      )
    );
  };
