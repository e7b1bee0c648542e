import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num, ribbon, roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Box, between, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { asGround, at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type Mouth, TONGUE } from '#bookmaking/hero/mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { dogBackward, dogNear, tailColor } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { gooseFoot } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { roundArm, TO_ARM } from '#titles/goose-on-bus-nine/cast/grip.ts';
import { wideAwake } from '#titles/goose-on-bus-nine/cast/wide-awake.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { clockSquare } from '#titles/goose-on-bus-nine/set/clock-square.ts';
import { BUS, GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { pastFold } from '#titles/goose-on-bus-nine/set/past-fold.ts';
import {
  boxNearer,
  fewWords,
  isShort,
  type Nearer,
  nearer,
} from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

/** How the sheet is looked at: where the words have a page of their own, told in a line or two, and above words on the floor. */
const BESIDE: Nearer = { scale: 1.07, x: 106, y: -640 };
const FEW: Nearer = { scale: 1.05, x: 116, y: -110 };
const FARTHER: Nearer = { scale: 0.96, x: 104, y: 0 };
/** The longest telling has more of the floor. */
const FARTHEST: Nearer = { scale: 0.91, x: 108, y: 0 };
/** The front edge of the floor's far end, behind a dog. */
const FLOOR = 108;
const BUTTON: Point = [165, 72];
const ROUND = 14;
/** Where the finger ends: an inch before the button. */
const FINGER: Point = [143, 75];
const TAIL: readonly Point[] = [
  [184, 110],
  [199, 97],
  [204, 80],
  [194, 67],
  [168, 73],
];
const TAIL_WIDTH = [8.4, 7.4, 6.4, 5.4, 3];
const INKED = { ink: '#3a2440', rim: '#fff4da' } as const;

/** From the aisle, nose to nose with a dog that knows of nothing: over its back somebody holds one finger still with the other hand; the wrong end of it is at the button. */
export const page04: Painting = (cast) => {
  const { hero } = cast;
  const { beside = false } = cast;
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 170, width: 146, height: 36 }, 14);
  const child = aiming(hero);
  const coat = tailColor(LAMPS);
  const seated = (who: Aiming): string =>
    clip(
      ABOVE_BELLY,
      (hero.wheelchair ? backOfChair(hero.wheelchair) : seatBack(40, 66, 84, 90)) + who.art,
    );
  const dog = beside ? 27 : 41;
  const scene =
    clockSquare() +
    floor(beside) +
    glow() +
    rings(BUTTON[0], BUTTON[1], 12, 3) +
    pole(BUTTON[0], -90, 140, 7) +
    seated(child) +
    button(BUTTON[0], BUTTON[1], ROUND, true) +
    child.arms +
    shadowOf(112, 147) +
    backRow() +
    at(148, 150, 0.7, dogBackward(LAMPS, beside ? 72 : 52)) +
    wag(coat.base) +
    path(ribbon(TAIL, TAIL_WIDTH), coat.base) +
    path(ribbon(TAIL, TAIL_WIDTH, -1, -0.3), coat.shade, 'fill-opacity=".6"') +
    // Up from the button, louder and louder.
    lettered(SOUNDS['DING!'], [143.5, 46], { height: 5.4, turn: 5, ...INKED }) +
    lettered(SOUNDS['DING!'], beside ? [150, 30] : [150, 34], { height: 7.2, turn: -3, ...INKED }) +
    lettered(SOUNDS['DING!'], beside ? [163, 8] : [174, 20.5], {
      height: beside ? 12 : 10,
      turn: -8,
      ...INKED,
    });
  const nose = (): string => at(dog, 115, 0.68, dogNear(LAMPS), -8);
  const leash = beside ? lead([22, 176]) : '';
  const long = cast.telling === 'explorer';
  const view = beside ? BESIDE : isShort(cast) ? FEW : long ? FARTHEST : FARTHER;
  return {
    art: nearer(view, scene) + leash + nearer(view, nose()),
    quiet: {
      box: few ? few.box : long ? { ...SAFE, y: 143, height: 50 } : { ...SAFE, y: 148, height: 45 },
      ink: 'dark',
      anchor: 'middle',
      last: { box: few ? few.last : { ...SAFE, y: 193, height: 12 }, ink: 'dark', largest: 30 },
      largest: { seedling: 38, sprout: 22, sapling: 21, explorer: 17 },
    },
    faces: [boxNearer(view, child.face)],
    ...(beside && {
      overFold: () =>
        asGround(pastFold(nearer(view, floor(true)))) +
        windowEnd(nearer(view, clockSquare() + floor(true) + seated(aiming(hero)))) +
        leash +
        asGround(pastFold(nearer(view, nose()))),
    }),
  };
};

/** Whatever the legs, and whatever they sit on: nothing of it looks out below the dog. */
const ABOVE_BELLY = 'M-60 -120H280V134H-60Z';

/** Shut, and at its corner what comes out when one must not miss. */
const TIP_OF_A_TONGUE: Mouth = {
  draw: (lip) =>
    path('M-13.4 -1Q-6 3.4 3 2.4Q9 1.4 13 -1.4Q10 7.6 0 9.4Q-10.4 9 -13.4 -1Z', '#6a2433') +
    path(
      'M-10.6 3.4C-8 1.6 -2 1.8 1 3.6C3.6 9 2.4 13.6 -2.6 14.4C-8.4 14.8 -11.6 9.4 -10.6 3.4Z',
      TONGUE,
    ) +
    line('M-4.6 5.4Q-4.6 8 -4 10.4', '#c9565f', 1.4) +
    line('M-13.6 -.9Q-6 3.4 3 2.4Q9 1.4 13 -1.5', lip, 3.2),
  at: [2, 15],
};

/** Hair that takes its room from the head: it is cut by no edge, and is off what is lettered. */
const ROOMY: readonly Hero['hair'][] = ['puffs', 'afro', 'bun'];

interface Aiming {
  readonly art: string;
  readonly arms: string;
  readonly face: Box;
}

/** From below, in degrees of the page. */
const STEADIES = -66;

/** All of a child in one line, from behind the dog to a fingertip: one arm out, the other hand round its wrist, as an archer would; it must not tremble, and nobody blinks. */
function aiming(given: Hero): Aiming {
  const hero = wideAwake(given);
  const small = hero.years < 3;
  const kid = placeHero(
    hero,
    ROOMY.includes(hero.hair) ? 52 : small ? 62 : 58,
    'head',
    [small ? 80 : 78, small ? 50 : 54],
    {
      pose: 'sit',
      mood: 'brave',
      face: {
        eyes: 'wide',
        lids: { upper: 0, lower: 0.06, slant: 0 },
        brow: [-3, -9, -5],
        askew: 4,
        cheek: 0.4,
        flushed: true,
        mouth: TIP_OF_A_TONGUE,
      },
      yaw: 34,
      turn: 8,
      pitch: -2,
      nod: -2,
      tilt: 12,
      gaze: [1, 0.45],
      body: { lean: 16, roll: 16, twist: 10, shrug: small ? -12 : 6 },
      leanInChair: 16,
      armsByPage: true,
      legsByPage: true,
    },
    LAMPS,
  );
  const big = small ? 1.45 : 1.2;
  const aims = small ? -26 : -12;
  const wrist = wristOfFinger(kid, FINGER, aims, big);
  const [sx, sy] = shoulderOf(kid, 1);
  const elbow: Point = [sx + (wrist[0] - sx) * 0.3, Math.max(sy, wrist[1]) + (small ? 16 : 13)];
  const out = ownArm(hero, kid, 1, { elbow, wrist, hand: finger, degrees: aims, size: big }, LAMPS);
  const held = between(elbow, wrist, 0.54);
  const [rx, ry] = shoulderOf(kid, -1);
  const away = TO_ARM * kid.figure.skeleton.body.hand * big * kid.scale;
  const holds = ownArm(
    hero,
    kid,
    -1,
    {
      elbow: [rx + 2, ry + 32],
      wrist: [
        held[0] - Math.cos(radians(STEADIES)) * away,
        held[1] - Math.sin(radians(STEADIES)) * away,
      ],
      hand: roundArm,
      degrees: STEADIES,
      size: big,
    },
    LAMPS,
  );
  return {
    art: kid.art,
    arms: holds.art + out.art + holds.before,
    face: kid.face,
  };
}

function shoulderOf({ figure, origin, scale }: PlacedHero, side: 1 | -1): Point {
  const { armL, armR } = figure.skeleton;
  const { root } = side > 0 ? armL : armR;
  return [origin[0] + root[0] * scale, origin[1] + root[1] * scale];
}

/** Lamplight, on which a finger is seen whatever its color. */
const glow = (): string => oval(132, 74, 40, 32, lamplight());

const lamplight = () =>
  radial([
    [0, '#f9d697', 0.95],
    [0.5, '#f7cf8c', 0.7],
    [1, '#f7cf8c', 0],
  ]);

/** From the dog's collar along the floor, over the fold, to whoever should have held it. */
function lead([x, y]: Point): string {
  const d = `M${x} ${y}C${x - 6} ${y + 14} 12 193 -6 193C-26 195 -34 180 -52 182C-70 184 -78 200 -98 198C-112 197 -116 186 -106 182C-98 179 -92 188 -100 194`;
  return (
    line(d, '#4a2434', 3, 'stroke-opacity=".2" transform="translate(1 3)"') +
    line(d, '#1f7a78', 2.6)
  );
}

/** Where the tail has just been, and before that. */
function wag(color: Hex): string {
  const before = (dx: number, opacity: number): string =>
    path(
      ribbon(
        TAIL.map(([x, y], i): Point => [x + dx * i * 0.5, y + dx * i * 0.16]),
        TAIL_WIDTH,
      ),
      color,
      `fill-opacity="${opacity}"`,
    );
  return (
    before(20, 0.1) +
    before(10, 0.2) +
    line('M214 66A48 48 0 0 0 198 50M219 78A58 58 0 0 0 214 60', '#fff4d6', 1.8)
  );
}

const shadowOf = (x: number, y: number): string =>
  oval(
    x,
    y,
    84,
    5.4,
    radial([
      [0, '#4a2434', 0.55],
      [0.7, '#4a2434', 0.3],
      [1, '#4a2434', 0],
    ]),
  );

/** Ribbed rubber that runs away from us, with wet footprints and the light of the lamps lying on it. The words lie there too. */
function floor(beside: boolean): string {
  let ribs = '';
  for (let i = beside ? -26 : -9; i <= 9; i++)
    ribs += `M${num(112 + i * 8)} ${FLOOR + 2}L${num(112 + i * 27)} 240`;
  return (
    box(
      // Its rim, where a wash gathers, lies beyond the sheet.
      -240,
      FLOOR,
      SHEET + 300,
      SHEET - FLOOR + 70,
      linear([
        // Over the fold it lies under words.
        [0, beside ? '#edc173' : '#b98248'],
        [0.14, beside ? '#f2d08c' : '#dcae6c'],
        [0.3, '#f7e3b8'],
        [1, '#fbecca'],
      ]),
    ) +
    line(ribs, '#f5e0b4', 1.1) +
    // Windows lie on it as long panes of light.
    path('M40 150L92 150L84 230H8ZM118 150L170 150L196 230H122Z', '#fff8e4', 'fill-opacity=".55"') +
    box(-4, FLOOR - 1.4, SHEET + 8, 3.4, BUS.frame)
  );
}

/** Past the fold the window ends, at a post; what comes after it is the yellow of the wall. */
const windowEnd = (scene: string): string =>
  asGround(clip(`M${POST} -10H6V230H${POST}Z`, scene)) +
  line(`M${POST} -10V162`, BUS.frame, 4.4) +
  line(`M${POST - 0.8} -10V161`, BUS.body, 2.2);

const POST = -11.4;

/** Of a chair that one sits forward in: its wheel, its back, and what others push it by. */
const backOfChair = (color: Hex): string =>
  path(roundedBox(16, 87, 46, 70, 8), color) +
  path(roundedBox(20, 92, 38, 60, 6), '#2a2438', 'fill-opacity=".25"') +
  line('M19 206V82q0 -6 -7 -6', '#3a3550', 5) +
  line('M19 206V82q0 -6 -7 -6', '#a9b0be', 2.6) +
  line('M14 76H2', '#2a2438', 7) +
  line('M22 142L-10 112M22 142L4 102M22 142L-20 130M22 142L24 98', '#c9ccd6', 1) +
  line(disc(22, 142, 44, 44), '#3a3b49', 5.4) +
  line(disc(22, 142, 39.6, 39.6), color, 3) +
  line(disc(22, 142, 36, 36), '#c9ccd6', 1.8);

/** Under the dog one sees as far as the back row: a gray hem, and two things that are not shoes. */
const backRow = (): string =>
  oval(116, 147, 17, 2, '#4a2434', 'fill-opacity=".4"') +
  path('M102 120H131L129 141Q116 144 103 141Z', tone(LAMPS, GOOSE.coat).base) +
  path('M102 120H110L109 142Q105 142 103 141Z', tone(LAMPS, GOOSE.coat).shade) +
  at(110, 146, 0.32, gooseFoot(mirrored(LAMPS)), 4, -0.32) +
  at(124, 146.4, 0.32, gooseFoot(mirrored(LAMPS)), 4, -0.32);
