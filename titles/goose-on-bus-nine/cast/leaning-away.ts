// Who sits where a cello comes round: out of its way with all but one finger.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { finger, grip } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type Mouth, open, TONGUE } from '#bookmaking/hero/mouths.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import {
  type HeroWish,
  outOfChair,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { seatBack, wheelchairBay } from '#titles/goose-on-bus-nine/set/seats.ts';
import { sittingHeadSize } from './sitting-head-size.ts';
import { wideAwake } from './wide-awake.ts';

/** Into the corner of its seat; each joint of both arms is said here. */
export function squeezed(hero: Hero): PlacedHero {
  const size = Math.min(54, sittingHeadSize(hero, 84));
  return placeHero(
    // From so near, the chair is this page's.
    outOfChair(wideAwake(hero)),
    size,
    'head',
    [171, hero.hair === 'puffs' ? 139 : 133],
    recoil(hero.years),
    LAMPS,
  );
}

/** No larger than the word. */
const OW_RIM = 'M-6 -1.4C-3.6 -4.4 3 -4.8 5.4 -2C7.4 1.6 5 7.6 -.4 8C-6 8 -8 2.4 -6 -1.4Z';
const OW: Mouth = {
  draw: () => open(OW_RIM, '', oval(0, 8.4, 4.4, 3, TONGUE)),
  at: [1.8, 8],
  rim: OW_RIM,
};

const recoil = (years: number): HeroWish => ({
  pose: 'sit',
  mood: 'worried',
  face: {
    mouth: OW,
    eyes: 'wide',
    lids: { upper: 0, lower: 0, slant: 0 },
    brow: [-10, -14, -5],
    askew: 4,
  },
  yaw: -26,
  pitch: 6,
  gaze: [-1.2, 0.2],
  nod: -6,
  tilt: 20,
  armsByPage: true,
  // Of arms that the page draws, only what hangs is left: its shadow went along under the pointing one.
  armL: { upper: [0, 8], lower: [0, 8] },
  armR: { upper: [0, 8], lower: [0, 8] },
  body: { lean: -12, roll: 28, twist: -18, shrug: years < 3 ? -10 : 15 },
});

/** On its way to the button, whose middle is at `aim`, as straight as an arm can be that is late: its tip is at `tip`. */
export function late(hero: Hero, kid: PlacedHero, tip: Point, aim: Point): string {
  const [x, y] = shoulderOf(kid, -1);
  const size = kid.figure.skeleton.body.hand * HAND * kid.scale;
  const turn = Math.atan2(aim[1] - tip[1], aim[0] - tip[0]);
  const [along, across] = [Math.cos(turn), Math.sin(turn)];
  const wrist: Point = [
    tip[0] - (39 * along - 8 * across) * size,
    tip[1] - (39 * across + 8 * along) * size,
  ];
  return ownArm(
    hero,
    kid,
    -1,
    {
      elbow: [(x + wrist[0]) / 2 + 1, Math.max(y, wrist[1]) + 17],
      wrist,
      hand: finger,
      degrees: degreesOf(turn),
      size: HAND,
      flip: true,
    },
    LAMPS,
  ).art;
}

const HAND = 1.26;

/** The other holds on behind: to the seat, or to the rim, to roll back. */
export function braced(hero: Hero, kid: PlacedHero): OwnArm {
  const [x, y] = shoulderOf(kid, 1);
  const wrist: Point = [193, 189];
  return ownArm(
    hero,
    kid,
    1,
    { elbow: [x + 14, (y + wrist[1]) / 2 - 4], wrist, hand: grip, degrees: 110, flip: true },
    LAMPS,
  );
}

function shoulderOf({ figure, origin, scale }: PlacedHero, side: 1 | -1): Point {
  const { armL, armR } = figure.skeleton;
  const { root } = side > 0 ? armL : armR;
  return [origin[0] + root[0] * scale, origin[1] + root[1] * scale];
}

/** What is behind who leans away, and what is before. */
export const behindThem = (hero: Hero, kid: PlacedHero): string =>
  hero.wheelchair ? chairBehind(kid, hero.wheelchair) : seatBack(190, 99, 76, 130);

export const beforeThem = (hero: Hero): string =>
  hero.wheelchair ? nearWheel(hero.wheelchair) : armrest();

/** The brass that a seat ends in. */
const armrest = (): string => {
  const d = 'M250 198H179Q171 198 171 206V250';
  return line(d, '#a8742a', 6) + line(d, BUS.pole, 4.4) + line('M250 197H181', '#ffe7a8', 1);
};

/** Its back and a handle by which somebody may push, behind who leans into it. */
function chairBehind(kid: PlacedHero, color: Hex): string {
  const [left, y] = shoulderOf(kid, -1);
  const right = 199;
  const tube = `M${right} 240V${num(y - 8)}Q${right} ${num(y - 16)} ${right + 9} ${num(y - 16)}`;
  return (
    wheelchairBay(186, 92, 84, 136) +
    path(roundedBox(left - 4, y + 2, right - left + 2, 90, 9), '#3a3550') +
    path(roundedBox(left - 2, y + 4, right - left - 2, 90, 8), color) +
    line(`M${num(left + 2)} ${num(y + 9)}H${right - 7}`, '#fff0c4', 1, 'stroke-opacity=".6"') +
    line(tube, '#3a3550', 5.4) +
    line(tube, '#a9b0be', 3.2) +
    line(`M${right + 5} ${num(y - 16)}h16`, '#2a2438', 7.4)
  );
}

/** As near as the cello: its top, under a hand. */
function nearWheel(color: Hex): string {
  const [x, y, r] = [188, 246, 52];
  let spokes = '';
  for (let i = 0; i < 18; i++) {
    const turn = (i / 18) * Math.PI * 2;
    spokes += `M${x} ${y}L${num(x + Math.cos(turn) * r)} ${num(y + Math.sin(turn) * r)}`;
  }
  return (
    line(spokes, '#c9ccd6', 0.8) +
    line(disc(x, y, r), '#2f2a3c', 4.6) +
    line(disc(x, y, r * 0.9), color, 2.6) +
    line(disc(x, y, r * 0.8), '#c9ccd6', 1.6)
  );
}
