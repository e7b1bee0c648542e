import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, oval, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { chairFromBehind } from '#titles/goose-on-bus-nine/cast/chair-from-behind.ts';
import { gooseAtPane } from '#titles/goose-on-bus-nine/cast/goose-at-pane.ts';
import { hijabFromBehind } from '#titles/goose-on-bus-nine/cast/hijab-from-behind.ts';
import { outAndAbout } from '#titles/goose-on-bus-nine/cast/homeward.ts';
import { edgeOfDawn, roundInDawn } from '#titles/goose-on-bus-nine/cast/in-dawn.ts';
import {
  locsFromBehind,
  shoulderBesideLocs,
} from '#titles/goose-on-bus-nine/cast/locs-from-behind.ts';
import { longFromBehind } from '#titles/goose-on-bus-nine/cast/long-from-behind.ts';
import { palmOnPane } from '#titles/goose-on-bus-nine/cast/palm-on-pane.ts';
import { readerFromBehind } from '#titles/goose-on-bus-nine/cast/reader-from-behind.ts';
import { sky } from '#titles/goose-on-bus-nine/set/clearing-sky.ts';
import { fingerpost, GROUND, passed } from '#titles/goose-on-bus-nine/set/false-alarms.ts';
import { SOFTER } from '#titles/goose-on-bus-nine/set/lights.ts';
import { hills, shore, water } from '#titles/goose-on-bus-nine/set/pond-beyond.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { skyline, street, upstairs } from '#titles/goose-on-bus-nine/set/street-at-dusk.ts';
import { drawnBefore, sill, wiped } from '#titles/goose-on-bus-nine/set/wiper-on-pane.ts';

/** The widest and the stillest: noses to the glass, backs to us, and every sign of the town points one way. */
export const page10: Painting = (cast) => paint(cast, 0);

/** The page is the right half; what has passed already lies on the left. */
export const spread10: Painting = (cast) => {
  const over = SPREAD - SHEET;
  const { art, quiet, faces } = paint(cast, -over);
  const moved = (at: Box): Box => ({ ...at, x: at.x + over });
  return {
    art: shifted(over, 0, art),
    quiet: {
      ...quiet,
      box: moved(quiet.box),
      ...(quiet.lap && { lap: { ...quiet.lap, box: moved(quiet.lap.box) } }),
    },
    faces: faces.map(moved),
  };
};

/** From `left`, in mm on the page, to the page's right edge. */
function paint({ hero, things }: Cast, left: number): Picture {
  const bushy = BUSHY.includes(hero.hair);
  const child = placeHero(
    hero,
    hero.wheelchair ? 43 : hero.hair === 'afro' ? 49 : bushy ? 52 : 56,
    'head',
    [bushy ? 55 : 54, hero.wheelchair ? 129 : 157],
    {
      pose: 'sit',
      mood: 'wonder',
      yaw: 148,
      pitch: 4,
      // Beside locs a shoulder has to be as far out as it gets.
      turn: hero.hair === 'locs' ? 22 : -14,
      tilt: 5,
      armsByPage: true,
    },
    SOFTER,
  );
  const hangs = child.arm(1);
  const lifted = onPane(hero, child);
  const locs = hero.hair === 'locs';
  const seen = hero.wheelchair ? onSeat(child, locs ? 38 : 60) : child.art;
  const self =
    (locs ? '' : lifted) +
    (FALLS.includes(hero.hair) ? hangs + seen : seen + hangs) +
    (locs ? shoulderBesideLocs(child, hero, SOFTER) : '');
  const goose = gooseAtPane(things[0]);
  const art =
    clean(sky(left)) +
    hills() +
    water() +
    shore() +
    skyline(left) +
    upstairs(left) +
    street(left) +
    (left < 0 ? passed() : '') +
    outAndAbout(left) +
    fingerpost(108, GROUND + 10) +
    rain(chanceFrom('page 10'), { x: left, y: 10, width: 110 - left, height: 130 }, 0.5, 0.7) +
    wiped() +
    sill(left) +
    (left < 0 ? readerFromBehind() : '') +
    (left < 0 ? drawnBefore() : '') +
    (hero.wheelchair ? '' : seatBack(48, 196, 84, 50)) +
    breathOf(wristOf(hero)) +
    smearOf(wristOf(hero)) +
    runsUnder(wristOf(hero)) +
    edgeOfDawn(self, 2.1) +
    roundInDawn(self, hero) +
    (hero.wheelchair ? chairFromBehind(child, hero.wheelchair) : '') +
    (locs ? locsFromBehind(child, hero, SOFTER, edgeOfDawn(lifted, 2) + lifted) : '') +
    (hero.hair === 'hijab' ? hijabFromBehind(child, hero, SOFTER) : '') +
    (hero.hair === 'long' ? longFromBehind(child, hero, SOFTER) : '') +
    seatBack(GOOSE_AT, 208, 66, 50) +
    // Low enough that the pond is seen over what it holds.
    at(GOOSE_AT, 222, 0.8, shifted(-125, -222, edgeOfDawn(goose, 2) + goose)) +
    spill();
  return {
    art,
    quiet: {
      // Over the wiper's edge, which is as light as the words.
      box: { x: 14, y: 14, width: 120, height: 36 },
      ink: 'light',
      // As far as the wiper's edge.
      lap: { box: { x: 20, y: 11, width: 72, height: 38 }, ink: 'light', largest: 42 },
    },
    faces: [child.face],
  };
}

/** From where the pond is, warm air comes over whatever is at the pane. */
const spill = (): string =>
  clean(
    oval(
      168,
      150,
      104,
      62,
      radial([
        [0, '#ffcf7a', 0.5],
        [0.5, '#ffb45e', 0.34],
        [1, '#ff9f50', 0],
      ]),
      'style="mix-blend-mode:soft-light"',
    ),
  );

/** Clear of a sleeve beside it. */
const GOOSE_AT = 135;

/** Flat on the pane, clear of the widest hair and of the cap: where the wrist is. */
const wristOf = ({ years }: Hero): Point => (years < 3 ? [95.4, 149] : [98, 143]);

const UP = -78;

/** Who rolls sits before the back of a chair: what of legs is beyond it lay beside it, and so did locs under a lifted arm; so many mm under a head it begins. */
const onSeat = ({ art, head: [x, y] }: PlacedHero, under: number): string =>
  clip(`M-20 -20H${SHEET}V${num(y + under)}H${num(x + 15)}V240H-20Z`, art);

/** Behind the head, because it is before it: an arm that goes up to the glass. */
function onPane(hero: Hero, child: PlacedHero): string {
  const { armR } = child.figure.skeleton;
  const [x, y] = [
    child.origin[0] + armR.root[0] * child.scale,
    child.origin[1] + armR.root[1] * child.scale,
  ];
  const beside =
    hero.hair === 'locs' ? Math.max(0, child.head[0] + BESIDE_LOCS * child.scale - x) : 0;
  const [onGlass, high] = wristOf(hero);
  const wrist: Point = [onGlass - beside, high];
  const elbow: Point =
    hero.hair === 'locs'
      ? elbowOf(child, -1, wrist, 1)
      : FALLS.includes(hero.hair)
        ? // Out from under what falls over a shoulder, before it goes up.
          [wrist[0] - 1, y + 6]
        : [x + (wrist[0] - x) * 0.8 + 3, y + (wrist[1] - y) * 0.3];
  return shifted(
    beside,
    0,
    ownArm(
      hero,
      child,
      -1,
      {
        elbow,
        wrist,
        hand: palmOnPane(hero.years),
        degrees: UP,
        size: hero.years < 3 ? 1.16 : 1.02,
      },
      SOFTER,
    ).art,
  );
}
/** How far from the middle of a head the outermost loc falls over a shoulder, in hero units: further in, a sleeve came out of hair. */
const BESIDE_LOCS = 42;

/** Round a warm hand the glass clouds over: on that, a hand of any color is seen. */
const breathOf = ([x, y]: Point): string =>
  clean(
    // So that the arm is seen, too.
    oval(
      x - 3,
      y + 14,
      19,
      28,
      radial([
        [0, '#9db8e0', 0.31],
        [0.6, '#9db8e0', 0.2],
        [1, '#9db8e0', 0],
      ]),
    ) +
      oval(
        x + 3,
        y - 13,
        25,
        25,
        radial([
          [0, '#a9c4e4', 0.43],
          [0.55, '#9db8e0', 0.31],
          [0.85, '#9db8e0', 0.13],
          [1, '#9db8e0', 0],
        ]),
      ),
  );

/** It has slid down to where it lies: four fingers and a ball of it have wiped what they came along. */
const smearOf = ([x, y]: Point): string => {
  const ways = `M${x - 5} ${y - 34}q-1 9 0 18M${x} ${y - 38}q-.6 9 .6 18M${x + 6} ${y - 38}q0 9 .8 18M${x + 12} ${y - 35}q.6 8 .6 16`;
  return clean(
    line(ways, '#223a68', 3.6, 'stroke-opacity=".25"') +
      shifted(1.9, 0, line(ways, '#e6f0fa', 0.5, 'stroke-opacity=".3"')) +
      line(`M${x + 15} ${y - 6}q2 9 -3 20`, '#223a68', 5, 'stroke-opacity=".2"'),
  );
};

/** What a palm has wrung out of a wet pane runs down beside an arm. */
const runsUnder = ([x, y]: Point): string =>
  clean(
    line(
      `M${x + 17} ${y - 14}q1.6 10 0 22M${x + 13} ${y - 5}q-1 9 .6 17M${x - 9} ${y - 19}q-1.4 9 0 18`,
      '#e6f0fa',
      0.9,
      'stroke-opacity=".4"',
    ) +
      [
        [17, 9],
        [13.6, 13],
        [-9, 0],
      ]
        .map(([dx = 0, dy = 0]) => oval(x + dx, y + dy, 1.2, 1.9, '#f4f9ff', 'fill-opacity=".5"'))
        .join(''),
  );

const BUSHY: readonly string[] = ['afro', 'curly', 'puffs', 'long'];

/** Down over an arm. */
const FALLS: readonly string[] = ['long', 'locs', 'boxBraids', 'wavy', 'braids'];
