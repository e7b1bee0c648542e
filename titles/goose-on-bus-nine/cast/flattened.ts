// Who sits where a cello comes round: between it and the seat, as flat as a letter.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import {
  type HeroWish,
  outOfChair,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { wideAwake } from './wide-awake.ts';

/** Beside the wood, one cheek on it. */
export const flattened = (hero: Hero): PlacedHero =>
  placeHero(
    // From so near, the chair is this page's.
    outOfChair(wideAwake(hero)),
    SIZE,
    'head',
    HEAD,
    STRAINED,
    LAMPS,
  );
const SIZE = 48;
const HEAD: Point = [164, 166];

/** Up, at what is out of reach. */
const STRAINED: HeroWish = {
  pose: 'sit',
  mood: 'worried',
  face: {
    mouth: PRESSED,
    eyes: 'wide',
    lids: { upper: 0.06, lower: 0.2, slant: -6 },
    brow: [-12, -7, 4],
    askew: 5,
    cheek: 1,
  },
  yaw: 16,
  pitch: 6,
  gaze: [0.5, -1.2],
  nod: 0,
  tilt: 12,
  armsByPage: true,
  // Of arms that the page draws, only what hangs is left.
  armL: { upper: [0, 8], lower: [0, 8] },
  armR: { upper: [0, 8], lower: [0, 8] },
  body: { shrug: 6 },
};

/** Where a fingertip is, as far as it gets, and the way it goes. */
const TIP: Point = [193, 138];
/** Twenty months have a short reach. */
const SHORT_TIP: Point = [197, 152];
const UP = -100;

/** One whole arm up past the wood, and one finger: it is two centimeters short. */
export function reachingUp(hero: Hero, kid: PlacedHero): string {
  const wrist = wristOfFinger(kid, hero.years < 3 ? SHORT_TIP : TIP, UP);
  const [x, y] = shoulderOf(kid.figure.skeleton, 1);
  const root: Point = [kid.origin[0] + x * kid.scale, kid.origin[1] + y * kid.scale];
  return ownArm(
    hero,
    kid,
    1,
    {
      elbow: [(root[0] + wrist[0]) / 2 + (hero.years < 3 ? 7 : 0), (root[1] + wrist[1]) / 2],
      wrist,
      hand: finger,
      degrees: UP,
    },
    LAMPS,
  ).art;
}

/** What the edge of the wood has pushed up before it: a cheek, as it lies on wood. */
export function cheekOnWood({ skin }: Hero): string {
  const t = skinTone(LAMPS, skin);
  const [x, y] = CHEEK;
  return calm(
    at(
      x,
      y,
      1,
      path('M6 -13C-2 -12 -6.4 -5 -5.6 2C-5 9 -1 13 6 13C9 6 9 -6 6 -13Z', t.base) +
        line('M5 -12.6C-2 -11.6 -6.2 -5 -5.4 2C-4.8 8.6 -1 12.4 5 12.8', t.deep, 0.9) +
        oval(1.4, 2, 4.4, 5.4, '#e8604a', 'fill-opacity=".42"') +
        line('M5.4 -8.6Q8.4 -6 8 -2M6.4 9.4Q9 7 8.6 4', t.deep, 0.7, 'stroke-opacity=".7"'),
      14,
    ),
  );
}
const CHEEK: Point = [142, 174];

/** What is behind who is pressed into it. */
export const behindThem = (hero: Hero): string =>
  seatBack(176, 122, 96, 110, 'none') + (hero.wheelchair ? chairBehind(hero.wheelchair) : '');

/** Before the teal of a bench that is folded up: its back, no broader than a trunk, and a grip by which somebody may push. */
function chairBehind(color: Hex): string {
  const right = 204;
  const tube = `M${right} 240V172Q${right} 165 ${right + 8} 165`;
  return (
    path(roundedBox(140, 180, 64, 60, 8), '#3a3550') +
    path(roundedBox(142.6, 182.6, 59, 60, 7), color) +
    line(tube, '#3a3550', 5.4) +
    line(tube, '#a9b0be', 3.2) +
    line(`M${right + 7} 165h7`, '#2a2438', 6.4)
  );
}

/** Its wheel, beside a hip: the arm that is up is before it. */
export function wheelBeside(color: Hex): string {
  const [x, y, r] = [190, 232, 40];
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
