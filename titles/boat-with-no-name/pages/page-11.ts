import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { CHEER } from '#bookmaking/hero/more-poses.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { heronSteps } from '#titles/boat-with-no-name/cast/heron-steps.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { oilskin } from '#titles/boat-with-no-name/cast/oilskin.ts';
import { rowing } from '#titles/boat-with-no-name/cast/rowing.ts';
import { boardFor, OFF_OAR } from '#titles/boat-with-no-name/set/board-for.ts';
import { aboveGunwale, boat, darkBoard, mast } from '#titles/boat-with-no-name/set/boat.ts';
import { DUSKY } from '#titles/boat-with-no-name/set/colors.ts';
import { farewell } from '#titles/boat-with-no-name/set/farewell.ts';
import { headland, sea, sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';
import { onBothPages } from '#titles/boat-with-no-name/set/on-both-pages.ts';
import { onSternSeat } from '#titles/boat-with-no-name/set/stern-seat.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Keel of the boat, mm to its unit, and where the sea closes over it. */
const [X, KEEL, K] = [99, 206, 0.82];
const WATER = 194;
const HORIZON = 132;
/** The quay's edge, and its top. */
const EDGE = 182;
const TOP = 150;

/** One leg on the quay, one on the bow, just where the next word would be: somebody reads what stands there, and somebody has known it all along: an arm goes up. */
export const page11: Painting = ({ hero, things, name, beside }) => {
  const whole = nameOf(name);
  // A name from the right ends at the left, and so does the boat.
  const side = whole.rightToLeft ? -1 : 1;
  const over = (x: number): number => (side > 0 ? x : SHEET - x);
  const [keelX, keelY] = [over(X), KEEL];
  const onHull = boardFor(whole, OFF_OAR);
  const board: Box = {
    x: keelX + (side > 0 ? onHull.x : -onHull.x - onHull.width) * K,
    y: keelY + onHull.y * K,
    width: onHull.width * K,
    height: onHull.height * K,
  };
  const lettered = nameboard(whole, board, DUSK, true);
  const next = Math.min(lettered.end + 7, over(X) + side * 62 * K);
  const ahead = ((side > 0 ? next : lettered.end - 7) - keelX) * side;
  const bow: Point = [keelX + side * ahead, keelY - (47 + (ahead / K / 100) ** 2 * 18) * K - 1];
  const master = heronSteps({ from: [over(EDGE + 12), TOP + 1], to: bow, height: 72 }, DUSK);
  const rolls = hero.wheelchair !== undefined;
  const up: Arm = { upper: [16, 140], lower: [6, 160], hand: 'open' };
  const rest: Arm = { upper: [-6, 14], lower: [10, 8], hand: 'rest' };
  const child = placeHero(
    hero,
    32,
    'head',
    [over(89 - Math.min(hero.years, 12) * 1.7), keelY - (rolls ? 108 : 106) * K],
    {
      pose: CHEER,
      mood: 'joy',
      face: { eyes: 'open' },
      yaw: side * 40,
      gaze: [side * 0.9, 0],
      pitch: 3,
      nod: -6,
      tilt: side * 6,
      armL: side > 0 ? up : rest,
      armR: side > 0 ? rest : up,
      body: { roll: side * 6, lean: 4 },
    },
    DUSK,
  );
  const here = (art: string): string => at(keelX, keelY, K, art, 0, side * K);
  const afloat = `M-10 -10H${SHEET + 10}V${WATER}H-10Z`;
  const art =
    evening(beside === true) +
    lamplight(over(134), 120) +
    at(over(0), 0, 1, quay(), 0, side) +
    clip(
      aboveMirrored([keelX, keelY], side),
      (beside ? here(mast(DUSK)) : '') +
        here(onSternSeat(things[0], DUSK)) +
        here(at(-58, -30, 0.5, oilskin(DUSK, 'rows'))),
    ) +
    clip(afloat, here(boat(DUSK) + clean(darkBoard(DUSK, onHull)))) +
    here(wake()) +
    clip(afloat, here(rowing(DUSK))) +
    clip(aboveMirrored([keelX, keelY], side), child.art) +
    lettered.art +
    master.art +
    at(over(204), TOP + 2, 0.5, CREATURES.lantern(DUSK));
  return {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'light', largest: LARGE },
    faces: [child.face, master.face],
    signs: lettered.signs,
    ...(beside && {
      overFold: () =>
        groundPastFold(evening(true) + (side > 0 ? here(wake()) : '')) +
        pastFold(farewell()) +
        (side < 0 ? pastFold(at(over(0), 0, 1, quay(), 0, side)) : ''),
    }),
  };
};

/** Sky, town and sea, no lighter than the paper of the words is. */
const evening = (wordsBeside: boolean): string =>
  clean(onBothPages((width) => sky(width, HORIZON + 4, ...DUSKY))) +
  stars(wordsBeside) +
  (wordsBeside ? headland(60, HORIZON + 1, 26, ['#34336a', '#3d3b70']) : '') +
  `<g opacity=".5">${town('eleven', DUSK, -24, 180, HORIZON, 26, true)}</g>` +
  clean(onBothPages((width) => sea('eleven', width, HORIZON, SHEET, ...WET, 0.18)));
const WET = ['#3a3b6e', '#29315f'] as const;

/** What of those aboard is seen, whichever way the bow is. */
const aboveMirrored = ([x, y]: Point, side: 1 | -1): string =>
  side > 0
    ? aboveGunwale([x, y], K)
    : `M${num(x + 99 * K)} -90V${num(y - 56 * K)}C${num(x + 60 * K)} ${num(y - 48 * K)} ${num(x - 40 * K)} ${num(y - 46 * K)} ${num(x - 101 * K)} ${num(y - 66 * K)}V-90Z`;

/** None where words are: high ones only where these are on a page of their own. */
const stars = (wordsBeside: boolean): string =>
  line(
    `M18 78h.1M44 88h.1M66 76h.1M112 80h.1M200 82h.1M-14 104h.1${wordsBeside ? 'M92 34h.1M150 22h.1M30 26h.1M-6 58h.1M-40 14h.1M-112 10h.1M-172 16h.1M186 50h.1' : ''}`,
    '#fff3dc',
    1.1,
  );

const lamplight = (x: number, y: number): string =>
  oval(
    x,
    y,
    92,
    66,
    radial([
      [0, '#ffd9a0', 0.75],
      [0.5, '#f0b48c', 0.36],
      [1, '#f0b48c', 0],
    ]),
  );

/** Stone, and its top lit by a lantern. */
const quay = (): string =>
  box(
    EDGE,
    TOP - 4,
    62,
    90,
    linear([
      [0, '#8a7690'],
      [1, '#4d4468'],
    ]),
  ) +
  box(EDGE - 2, TOP - 5, 66, 9, '#c9a898', 1) +
  line(
    `M${EDGE} ${TOP + 20}h60M${EDGE} ${TOP + 38}h60M${EDGE + 18} ${TOP + 4}v16M${EDGE + 10} ${TOP + 20}v18M${EDGE + 26} ${TOP + 20}v18`,
    '#51466a',
    1,
  );

/** Where the sea closes over the hull, and what the boat trails behind it: over the fold, and thinner. */
const wake = (): string =>
  line('M-108 -16C-80 -19 -50 -14 -10 -16C40 -18 70 -14 96 -17', '#aab6dc', 1.5) +
  path(
    'M-106 -16.8C-124 -17.600 -136 -15.400 -152 -16.600C-136 -14.600 -124 -15.600 -106 -15.200Z',
    '#aab6dc',
  ) +
  line('M-134 -6q10 -2 20 0t20 0M-170 -10q7 -1.600 14 0t14 0', '#aab6dc', 1, 'stroke-opacity=".5"');
