import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact } from '#bookmaking/drawing/light.ts';
import { at, box, line } from '#bookmaking/drawing/marks.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { legsAt } from '#titles/boat-with-no-name/cast/legs.ts';
import { type MetLetters, met, nameOf, type Spot } from '#titles/boat-with-no-name/cast/met.ts';
import { tugging } from '#titles/boat-with-no-name/cast/tugging.ts';
import { metOn } from '#titles/boat-with-no-name/met-on.ts';
import { boat } from '#titles/boat-with-no-name/set/boat.ts';
import { lighthouse, sea, sky } from '#titles/boat-with-no-name/set/harbor.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';
import { HEAD, HORIZON, highWall, sand, tire } from '#titles/boat-with-no-name/set/low-tide.ts';
import { onBothPages } from '#titles/boat-with-no-name/set/on-both-pages.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Where whoever asks stands, on the sand, and how tall. */
const FOOT: Point = [37, 205];
const TALL = 98;
/** As high as the wall is for everybody; and free, over who is at work up there. */
const TOP = 131;
const FREE = 12;

/** From the sand at low tide, up along the harbor wall: up there somebody is at work, one lace undone; down here somebody tugs at it. */
export const page02: Painting = ({ hero, name, beside }) => {
  // What is told of several is long.
  const left = beside ? 80 : metOn(2, nameOf(name)).here.length > 1 ? 112 : 96;
  const letters = met(
    2,
    nameOf(name),
    { x: left, y: FREE, width: 208 - left, height: TOP - FREE },
    MORNING,
    { under },
  );
  const { child, hand } = tugging(hero, TALL, FOOT, MORNING);
  const art =
    shore() +
    tire(190, TOP) +
    letters.art +
    child.shadow +
    child.art +
    lace(bootOf(letters), hand) +
    child.hand(-1);
  return {
    art,
    quiet: { box: { ...SAFE, width: left - SAFE.x, height: 86 }, ink: 'dark', largest: LARGE },
    faces: [child.face],
    signs: letters.signs,
    ...(beside && {
      overFold: () =>
        groundPastFold(shore()) +
        pastFold(
          lighthouse(MORNING, HEAD + 6, HORIZON - 5, 0.15, false) +
            leftBehind() +
            contact(MORNING, -82, 201, 20, 2.4) +
            heron({ at: [-84, 201], height: 84, book: 'open', looks: 'down' }, MORNING).art,
        ),
    }),
  };
};

/** A rowboat that the tide has left on its side, and somebody who has moved in. */
const leftBehind = (): string =>
  contact(MORNING, -160, 206, 52, 3.4) +
  line('M-118 187C-108 196 -112 206 -128 210', '#8a6a48', 1.6) +
  at(-150, 184, 0.62, CREATURES.hen(MORNING)) +
  at(-162, 208, 0.5, boat(MORNING), -7);

/** As pale as the paper of the words. */
const AIR = ['#b9e0df', '#fbf1da'] as const;
const WATER = ['#a5d8cc', '#7cc0bb'] as const;

const shore = (): string =>
  onBothPages((width) => sky(width, HORIZON, ...AIR)) +
  onBothPages((width) => sea('two', width, HORIZON, 178, ...WATER)) +
  sand() +
  highWall(TOP);

/** Of the first on the wall itself: the toe of its left boot. */
function bootOf({ spots, sawn }: MetLetters): Point {
  const lowest = Math.max(...spots.map(({ ground }) => ground));
  const spot = spots.find(({ ground, height }) => ground > lowest - height * 0.3) as Spot;
  const k = spot.height / 100;
  return [spot.x + (legsAt(spot.base, sawn)[0] - 5) * k, spot.ground - 6.5 * k];
}

/** Out of a boot that nobody has tied: a bow, and an end long enough to be pulled. */
function lace([x, y]: Point, [hx, hy]: Point): string {
  const bow = `M${num(x)} ${num(y)}c-5 -7 -10 -3 -6 1q3 2 6 -1c1 -8 8 -8 7 -3q-2 4 -7 3l4 6`;
  const pulled = `M${num(x)} ${num(y)}L${num(hx)} ${num(hy)}`;
  const end = `M${num(hx)} ${num(hy)}c-3 6 2 10 -1 16s1 7 0 10`;
  return line(bow + pulled + end, '#7d3a2c', 3) + line(bow + pulled + end, '#fbf4e4', 1.9);
}

/** Who is further off stands on a stack of crates; who is not quite in the row, on a stone. */
const under = ({ x, y, height }: Spot, upper: boolean): string => {
  if (upper) return crate(x, height * 1.16, y, TOP);
  const half = height * 0.54;
  return y < TOP - 0.1 ? box(x - half, y, half * 2, TOP - y, '#cbbca2') : '';
};

const crate = (x: number, width: number, top: number, foot: number): string => {
  const [left, right] = [num(x - width / 2), num(x + width / 2)];
  return (
    box(x - width / 2, top, width, foot - top, '#b98650', 1) +
    line(
      `M${left} ${num(top + 16)}H${right}M${left} ${num(top + 36)}H${right}M${left} ${num(top)}V${num(foot)}M${right} ${num(top)}V${num(foot)}`,
      '#7a5230',
      1.4,
    )
  );
};
