import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact } from '#bookmaking/drawing/light.ts';
import { box, line } from '#bookmaking/drawing/marks.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { isSawn } from '#titles/boat-with-no-name/cast/is-sawn.ts';
import { legsAt } from '#titles/boat-with-no-name/cast/legs.ts';
import { type MetLetters, met, nameOf, type Spot } from '#titles/boat-with-no-name/cast/met.ts';
import { tugging } from '#titles/boat-with-no-name/cast/tugging.ts';
import { metOn } from '#titles/boat-with-no-name/met-on.ts';
import { lighthouse, sea, sky } from '#titles/boat-with-no-name/set/harbor.ts';
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
/** How far over the wall a leg is held that stands there: between boot and wood, or, under what is painted and hangs low, on the boot; both in mm. */
const HELD = { sawn: 10, painted: 6 };
/** Over who is at work up there. */
const FREE = 13;
/** A wall is no lower: who walks, or sits, and does not reach it from the sand has a crate. */
const LOWEST = 142;

/** From the sand at low tide, up along the harbor wall: up there somebody is at work; down here somebody tugs at its leg. */
export const page02: Painting = ({ hero, name, beside }) => {
  const child = tugging(hero, TALL, MORNING);
  const sawn = isSawn(nameOf(name));
  const held = sawn ? HELD.sawn : HELD.painted;
  // As high as this child can just reach.
  const reached = SOLES - child.reach + held;
  const top = hero.wheelchair ? reached : Math.min(reached, LOWEST);
  const soles = SOLES - (reached - top);
  // What is told of several is long.
  const left = beside ? 66 : metOn(2, nameOf(name)).here.length > 1 ? 112 : 92;
  const letters = met(
    2,
    nameOf(name),
    { x: left, y: FREE, width: 208 - left, height: top - FREE },
    MORNING,
    { under: under(top) },
  );
  const kid = child.at(legOf(letters, held), soles);
  const art =
    shore(top) +
    tire(190, top) +
    letters.art +
    kid.onWall(4) +
    (soles < SOLES
      ? contact(MORNING, kid.pelvis[0] + 4, SOLES + 1, 27, 3) +
        crate(kid.pelvis[0], 46, soles - 5, SOLES + 1)
      : '') +
    kid.shadow +
    kid.art;
  return {
    art,
    quiet: { box: { ...SAFE, width: left - SAFE.x, height: 92 }, ink: 'dark', largest: LARGE },
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

const shore = (top: number): string =>
  onBothPages((width) => sky(width, HORIZON, ...AIR)) +
  onBothPages((width) => sea('two', width, HORIZON, 178, ...WATER)) +
  sand() +
  highWall(top);

/** Of the first on the wall itself: its left leg, at most so far up, and no further than its wood. */
function legOf({ spots, sawn }: MetLetters, held: number): Point {
  const lowest = Math.max(...spots.map(({ ground }) => ground));
  const spot = spots.find(({ ground, height }) => ground > lowest - height * 0.3) as Spot;
  const k = spot.height / 100;
  return [spot.x + legsAt(spot.base, sawn)[0] * k, spot.ground - Math.min(held, 14 * k)];
}

/** Who is further off stands on a stack of crates; who is not quite in the row, on a stone. */
const under =
  (top: number) =>
  ({ x, y, height }: Spot, upper: boolean): string => {
    if (upper) return crate(x, height * 1.16, y, top);
    const half = height * 0.54;
    return y < top - 0.1 ? box(x - half, y, half * 2, top - y, '#cbbca2') : '';
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
