// Who sits where a cello comes round: between it and the seat, as flat as a letter.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import {
  type HeroWish,
  outOfChair,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { seatBack, wheelchairBay } from '#titles/goose-on-bus-nine/set/seats.ts';
import { pressedHand } from './pressed-hand.ts';
import { wideAwake } from './wide-awake.ts';

/** Of a face there is what is over the wood's edge. */
export const flattened = (hero: Hero): PlacedHero =>
  placeHero(
    // From so near, the chair is this page's.
    outOfChair(wideAwake(hero)),
    60,
    'head',
    [159, hero.hair === 'afro' ? 147 : 144],
    RESIGNED,
    LAMPS,
  );

/** Straight at whoever turns the pages. */
const RESIGNED: HeroWish = {
  pose: 'sit',
  mood: 'surprised',
  face: {
    mouth: PRESSED,
    eyes: 'wide',
    lids: { upper: 0.2, lower: 0.14, slant: -9 },
    brow: [-13, -5, 6],
    askew: 5,
    cheek: 1,
  },
  yaw: -6,
  pitch: 2,
  gaze: [-0.3, 0.1],
  nod: 0,
  tilt: 6,
  armsByPage: true,
  // Of arms that the page draws, only what hangs is left.
  armL: { upper: [0, 8], lower: [0, 8] },
  armR: { upper: [0, 8], lower: [0, 8] },
  body: { shrug: 10 },
};

/** One hand is up, flat on the seat, as if this were a robbery; its elbow is behind the wood. */
export function handUp(hero: Hero, kid: PlacedHero, wrist: Point): string {
  return ownArm(
    hero,
    kid,
    1,
    {
      elbow: [wrist[0] + 1, wrist[1] + 36],
      wrist,
      hand: (skin) => ({ before: '', behind: pressedHand(skin) }),
      degrees: -84,
      size: 1.1,
    },
    LAMPS,
  ).art;
}

/** What is behind who is pressed into it. */
export const behindThem = (hero: Hero): string =>
  hero.wheelchair ? chairBehind(hero.wheelchair) : seatBack(174, 99, 92, 130, 'none');

/** Its back, and a handle by which somebody may push. */
function chairBehind(color: Hex): string {
  const right = 206;
  const tube = `M${right} 240V126Q${right} 118 ${right - 9} 118`;
  return (
    wheelchairBay(176, 92, 84, 136) +
    path(roundedBox(118, 134, 90, 100, 10), '#3a3550') +
    path(roundedBox(121, 137, 84, 100, 9), color) +
    line('M128 142H198', '#fff0c4', 1, 'stroke-opacity=".6"') +
    line(tube, '#3a3550', 5.4) +
    line(tube, '#a9b0be', 3.2)
  );
}

/** As near as the cello: its wheel, which stands beside it. */
export function nearWheel(color: Hex): string {
  const [x, y, r] = [188, 224, 44];
  let spokes = '';
  for (let i = 0; i < 18; i++) {
    const turn = (i / 18) * Math.PI * 2;
    spokes += `M${x} ${y}L${num(x + Math.cos(turn) * r)} ${num(y + Math.sin(turn) * r)}`;
  }
  return (
    line(spokes, '#c9ccd6', 0.8) +
    line(ring(x, y, r), '#2f2a3c', 4.6) +
    line(ring(x, y, r * 0.9), color, 2.6) +
    line(ring(x, y, r * 0.8), '#c9ccd6', 1.6)
  );
}

/** From its top, which is on the sheet: what begins off it is not bound. */
const ring = (x: number, y: number, r: number): string =>
  `M${num(x)} ${num(y - r)}a${num(r)} ${num(r)} 0 1 1 -.1 0Z`;
