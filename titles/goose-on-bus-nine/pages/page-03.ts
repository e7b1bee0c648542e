import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Box, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
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
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import {
  cellist,
  cuff,
  fingers,
  herFoot,
  holdingArm,
} from '#titles/goose-on-bus-nine/cast/cellist.ts';
import { greatCello, type Leaning } from '#titles/goose-on-bus-nine/cast/great-cello.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { wideAwake } from '#titles/goose-on-bus-nine/cast/wide-awake.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { marketGround, marketStall } from '#titles/goose-on-bus-nine/set/market-stall.ts';
import { drops, rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import {
  AS_DRAWN,
  boxNearer,
  isNear,
  isShort,
  type Nearer,
  nearer,
} from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack, wheelchairBay } from '#titles/goose-on-bus-nine/set/seats.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

const BUTTON: Point = [108, 114];
const DOME = 12;
/** The tip of the finger, that has been pulled back as far as an inch, and which way it points. */
const TIP: Point = [119, 151];
const AIM = -116;
/** The lower edge of the window; above it is the market at night, with the words. */
const SILL = 88;
/** From the button out to us, past the left lower corner: it is as near as a wardrobe that comes through a door. */
const CELLO: Leaning = { scroll: [103.6, 118], foot: [22, 260], far: 1.5, near: 0.86 };
const NEARER: Nearer = { scale: 1.09, x: 118, y: SHEET };
/** The window is deeper where a long telling needs it. */
const FARTHER: Nearer = { scale: 0.94, x: 108, y: 255 };

/** From the seat across the aisle: a cello as large as a wardrobe turns round to say sorry, its neck sweeps like the hand of a clock, and who sits there leans out of its way. */
export const page03: Painting = (cast) => {
  const { hero } = cast;
  const { beside = false } = cast;
  const explorer = cast.telling === 'explorer' && !beside;
  const child = squeezed(hero);
  const view = isNear(cast) ? NEARER : explorer ? FARTHER : AS_DRAWN;
  const sill = view.y + (SILL - view.y) * view.scale;
  const few =
    isShort(cast) && wordsBesideStall(cast.telling === 'seedling', isLongName(cast), sill);
  const other = braced(hero, child);
  const scene =
    floor() +
    (hero.wheelchair ? chairBehind(child, hero.wheelchair) : seatBack(180, 104, 100, 130)) +
    // Never over the sill: up there are words.
    clip(
      `M-60 ${SILL + 2}H280V300H-60Z`,
      rings(BUTTON[0], BUTTON[1], 9, isNear(cast) ? 3 : 2) +
        pole(BUTTON[0], 96, 217, 5) +
        button(BUTTON[0], BUTTON[1], DOME, true),
    ) +
    pressedIn() +
    swept() +
    child.onWall(4) +
    child.art +
    other.art +
    (hero.wheelchair ? nearWheel(hero.wheelchair) : armrest()) +
    other.before +
    pointing(hero, child) +
    herFoot() +
    at(44, 149, 1, cellist(), 6) +
    holdingArm(GRIP) +
    at(HUG[0], HUG[1], 1, cuff(), 24) +
    greatCello(CELLO, '') +
    at(GRIP[0], GRIP[1], 1, cuff() + fingers(), 26) +
    at(HUG[0], HUG[1], 1, fingers(), 24) +
    redOnTheCurl() +
    lettered(SOUNDS['DING!'], [60, 101], {
      height: explorer ? 7 : 7.6,
      turn: -5,
      ink: '#3a2440',
      rim: '#fff4da',
    });
  return {
    art: night(sill, stallFor(cast, sill)) + frame(sill, beside) + wall(sill) + nearer(view, scene),
    quiet: {
      box: few
        ? few.box
        : cast.telling === 'explorer'
          ? { ...SAFE, y: 12, height: 60 }
          : { ...BESIDE_STALL, y: 10, height: 46 },
      ink: 'light',
      anchor: 'middle',
      largest: { seedling: 46, sprout: 25, sapling: 20, explorer: 17 },
      last: {
        box: few
          ? few.last
          : explorer
            ? { ...SAFE, y: sill - 25, width: 100, height: 14 }
            : { ...BESIDE_STALL, y: 58, height: 15 },
        ink: 'light',
        largest: 28,
      },
    },
    faces: [boxNearer(view, child.face)],
  };
};

/** To the left of the stall, where the night is empty. */
const BESIDE_STALL: Box = { ...SAFE, y: 13, width: 116 };

/** Where no words are: alone in the window, or to their right; under the last short lines of a long telling. */
function stallFor(cast: Parameters<Painting>[0], sill: number): Nearer {
  if (cast.beside) {
    const scale = (sill - 8) / 68;
    return { x: 112, y: sill - 11 * scale, scale };
  }
  if (cast.telling === 'explorer') return { x: 164, y: sill - 5.6, scale: 0.56 };
  const foot = sill - 9;
  if (cast.telling === 'sprout' && isLongName(cast)) return { x: 182, y: foot, scale: 0.5 };
  return { x: 167, y: foot, scale: Math.min(0.92, (foot - 8) / 57) };
}

/** It pushes the stall aside. */
const isLongName = ({ name }: Parameters<Painting>[0]): boolean => (name?.signs.length ?? 0) > 12;

/** What is called out stands under the other line, beside the stall as well; a long name needs two lines. */
const CALLED = 19;
const wordsBesideStall = (all: boolean, long: boolean, sill: number): { box: Box; last: Box } => ({
  box: { ...BESIDE_STALL, y: 11, height: sill - 11 - (all ? 14 : CALLED + 9) },
  last: {
    ...BESIDE_STALL,
    y: sill - CALLED - 8,
    width: BESIDE_STALL.width + (long ? 30 : 0),
    height: CALLED,
  },
});

/** Into the corner of its seat; each joint of both arms is said here. */
function squeezed(hero: Hero): PlacedHero {
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

/** Pulled in with the rest: elbow at the ribs, one finger still up. */
function pointing(hero: Hero, kid: PlacedHero): string {
  const [x, y] = shoulderOf(kid, -1);
  const size = kid.figure.skeleton.body.hand * HAND * kid.scale;
  const [along, across] = [Math.cos(radians(AIM)), Math.sin(radians(AIM))];
  const wrist: Point = [
    TIP[0] - (39 * along - 8 * across) * size,
    TIP[1] - (39 * across + 8 * along) * size,
  ];
  return ownArm(
    hero,
    kid,
    -1,
    {
      elbow: [x + 8, Math.max(y + 33, wrist[1] + 18)],
      wrist,
      hand: finger,
      degrees: AIM,
      size: HAND,
      flip: true,
    },
    LAMPS,
  ).art;
}

const HAND = 1.26;

/** The other holds on behind: to the seat, or to the rim, to roll back. */
function braced(hero: Hero, kid: PlacedHero): OwnArm {
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

/** The brass that a seat ends in. */
const armrest = (): string => {
  const d = 'M250 198H179Q171 198 171 206V250';
  return line(d, '#a8742a', 6) + line(d, BUS.pole, 4.4) + line('M250 197H181', '#ffe7a8', 1);
};

/** How the neck came round. */
const swept = (): string =>
  line(
    'M40 111C56 104 74 104 90 111M52 118C64 113 76 113 87 117',
    '#fff6dc',
    2.4,
    'stroke-opacity=".8"',
  );

/** Where her hand has the neck. */
const GRIP: Point = [86, 143];
/** Where the other comes over the ribs. */
const HUG: Point = [19, 165];

/** What the scroll has done to the red: it gives where the curl lies, folds round it, and the light in it goes to its far side. */
const pressedIn = (): string =>
  clean(
    clip(
      disc(BUTTON[0], BUTTON[1], DOME),
      oval(
        BUTTON[0] - 5.4,
        BUTTON[1] + 8.6,
        16,
        16,
        radial([
          [0, '#3c0008', 1],
          [0.7, '#5c000c', 1],
          [0.8, '#a8000f', 0.9],
          [0.86, '#ff9a6a', 0.9],
          [1, '#ff5a3c', 0],
        ]),
      ),
    ),
  );

/** The red, on the edge of the wood that lies in it. */
const redOnTheCurl = (): string =>
  clean(
    oval(
      BUTTON[0] - 2,
      BUTTON[1] + 3,
      15,
      15,
      radial([
        [0, '#ff5a3c', 0.55],
        [0.5, '#ff4f3a', 0.3],
        [1, '#ff4f3a', 0],
      ]),
    ),
  );

/** Rubber, on which she stands, with the foot that one sees of her. */
const floor = (): string =>
  box(
    -60,
    197,
    SHEET + 120,
    90,
    linear([
      [0, '#5e3f3c'],
      [0.3, BUS.floor],
    ]),
  ) + line('M-60 197H280', '#4a3030', 1.6);

/** Its back and a handle by which somebody may push, behind who leans into it. */
function chairBehind(kid: PlacedHero, color: Hex): string {
  const [left, y] = shoulderOf(kid, -1);
  const right = 199;
  const tube = `M${right} 240V${num(y - 8)}Q${right} ${num(y - 16)} ${right + 9} ${num(y - 16)}`;
  return (
    wheelchairBay(172, 92, 104, 136) +
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

/** From the sill down. */
const wall = (sill: number): string =>
  box(
    -60,
    sill,
    SHEET + 120,
    SHEET + 60 - sill,
    linear([
      [0, '#fff0c8'],
      [0.5, '#f6d89c'],
      [1, BUS.panel],
    ]),
  ) +
  box(-60, sill - 4, SHEET + 120, 6, BUS.body) +
  line(`M-60 ${num(sill - 3)}H${SHEET + 60}`, '#ffe3ae', 1.3);

/** The market at night, beyond the glass, down to the sill: dark enough for the words, and quiet but for one stall where none of them are. */
function night(sill: number, { x, y, scale }: Nearer): string {
  return (
    box(
      -60,
      -60,
      SHEET + 120,
      sill + 60,
      linear([
        [0, '#182040'],
        [0.7, '#222d54'],
        [1, '#2c3860'],
      ]),
    ) +
    at(x, y, scale, marketGround((sill - y) / scale)) +
    rain(chanceFrom('market'), { x: -4, y: 0, width: SHEET + 8, height: sill - 6 }, 0.5, 0.3) +
    at(x, y, scale, marketStall()) +
    // It falls before the stall too, and stands on the pane.
    rain(
      chanceFrom('stall'),
      { x: x - 44 * scale, y: y - 62 * scale, width: 88 * scale, height: 60 * scale },
      0.9,
      0.8,
    ) +
    drops(
      chanceFrom('pane'),
      { x: x - 40 * scale, y: y - 56 * scale, width: 84 * scale, height: 52 * scale },
      16,
    )
  );
}

/** The window's own edge: rubber in a painted frame, and its post, past which the market goes by. */
function frame(sill: number, second: boolean): string {
  const [left, top, foot, r] = [4.4, 4.4, sill - 3, 7];
  const pane = `M${left + r} ${top}H${POST - r}Q${POST} ${top} ${POST} ${top + r}V${num(foot - r)}Q${POST} ${num(foot)} ${POST - r} ${num(foot)}H${left + r}Q${left} ${num(foot)} ${left} ${num(foot - r)}V${top + r}Q${left} ${top} ${left + r} ${top}Z`;
  return (
    path(`M-60 -60H${SHEET + 60}V${num(sill)}H-60Z${pane}`, BUS.body, 'fill-rule="evenodd"') +
    line(pane, '#3a2a34', 1.8) +
    line(`M${POST + 2.6} -60V${num(sill)}`, '#ffe3ae', 1.1) +
    line(`M${POST + 8} -60V${num(sill)}`, '#a8642a', 1) +
    (second
      ? box(48, top, 8, foot - top, '#3a2a34') +
        box(49.2, top - 1, 5.6, foot - top + 2, BUS.body) +
        line(`M50.4 ${top}V${num(foot)}`, '#ffe3ae', 0.9)
      : '')
  );
}

/** Where the pane ends. */
const POST = 206.5;
