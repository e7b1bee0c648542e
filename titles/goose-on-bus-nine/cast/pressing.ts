import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Box, clamp, degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { POSES, type Pose } from '#bookmaking/hero/poses.ts';
import { flyingHair } from '#titles/goose-on-bus-nine/cast/flying-hair.ts';
import { hairAbove } from '#titles/goose-on-bus-nine/cast/hair-above.ts';
import { edgeLit } from '#titles/goose-on-bus-nine/cast/in-dawn.ts';
import { pressedHand, THROWN_OPEN } from '#titles/goose-on-bus-nine/cast/pressed-hand.ts';
import { wheelFromBefore } from '#titles/goose-on-bus-nine/cast/wheel-from-before.ts';
import { RED_SIDE } from '#titles/goose-on-bus-nine/set/red-side.ts';

/** How far of its length an arm that pushes is stretched. */
const STRETCHED = 0.97;
/** How far up it goes at least and at most, in radians: the longer it is, the steeper, and what is left of it comes a little to us. */
const UP = [0.2, 0.5] as const;
const ACROSS = { wide: 66, narrow: 66 } as const;
/** Between these is the button, whoever presses it. */
const BUTTON = { wide: [41, 44], narrow: [29, 32] } as const;
/** Of what is under a chin, so much is over the ledge, in heads: a baby has less, and who is nine has more; who sits is lower than who kneels. */
const trunkOf = ({ years, wheelchair }: Hero): number =>
  wheelchair ? 0.86 : years < 1 ? 0.64 : years < 3 ? 0.9 : years < 9 ? 1.08 : 1.2;
/** So much of that is left under the ledge where there is room for a larger child; of who is not yet one there is no more to leave. */
const NEARER = { wide: 0.16, narrow: 0 } as const;
/** How much of legs is over the ledge, in heads. */
const LEGS = { knees: 0.5, bouncing: 0.24, none: 0.1 } as const;
/** How steeply the other arm is flung up at least and at most, in radians, and over what it does not go. */
const FLUNG = { wide: [0.62, 0.8], narrow: [-0.5, -0.38] } as const;
/** The same for arms so short that a hand would end in its own hair. */
const FLUNG_OUT = { wide: [0.3, 0.6], narrow: [-0.3, -0.2] } as const;
/** Of its length: flung back a little, it is seen shorter. */
const FULL = { wide: 0.9, narrow: 0.78 } as const;
/** How far to the right it goes. */
const EDGE = { wide: 216, narrow: 203 } as const;
const CEILING = { wide: 22, narrow: 8 } as const;

/** Who is small has no lunge: on both soles, and in the knees, to go up again. */
const BOUNCE: Pose = {
  ...POSES.reach,
  legL: { upper: [30, 14], lower: [-26, 4], foot: 0 },
  legR: { upper: [30, 16], lower: [-26, 4], foot: 0 },
};

export interface Pressing {
  readonly art: string;
  readonly face: Box;
  readonly button: Point;
  /** What the water needs to know of it: where it is, and how high a head is, in mm. */
  readonly head: Point;
  readonly size: number;
  readonly shoulders: readonly [Point, Point];
  readonly hips: Point;
  readonly open: Point;
}

/** The hero up on the seat to the waist, all weight in one line: shoulder, arm, fingertip, button; the other arm is flung up. Over the hair is `top`; where it is narrow, that arm keeps to itself. */
export function pressing(hero: Hero, top: number, sill: number, room: 'wide' | 'narrow'): Pressing {
  const across = 100;
  const above = hairAbove(hero);
  const bounces = hero.years >= 1 && hero.years < 3 && !hero.wheelchair;
  const legs =
    LEGS[room === 'narrow' && !hero.wheelchair ? 'knees' : bounces ? 'bouncing' : 'none'];
  const nearer = hero.years < 1 ? 0 : NEARER[room];
  const under = 0.5 + trunkOf(hero) - nearer + legs + (bounces ? CUSHION : 0);
  const most = room === 'wide' ? 70 : 46;
  const head = clamp((sill - top) / (above + under), 36, most);
  const placed = (x: number): PlacedHero =>
    placeHero(
      // What is seen of a chair is this page's.
      outOfChair(hero),
      head,
      'head',
      [x, sill - under * head],
      {
        pose: bounces ? BOUNCE : 'reach',
        mood: 'joy',
        face: {
          eyes: 'open',
          lids: { upper: 0, lower: 0.42, slant: 0 },
          brow: [-12, -15, -6],
          cheek: 2,
          mouth: 'laugh',
          flushed: true,
        },
        // Looking up, a nose is between the lenses.
        pitch: hero.glasses ? 10 : -8,
        yaw: -26,
        gaze: [-1.5, 0.3],
        tilt: 10,
        body: bounces
          ? { roll: -22, lean: 10, twist: -14, shrug: -16, hips: 8 }
          : { roll: hero.wheelchair ? -20 : -30, lean: 12, twist: -14, shrug: 8 },
        armsByPage: true,
        // Over a ledge knees of who sits were two loaves.
        legsByPage: hero.wheelchair !== undefined || hero.years < 1,
      },
      RED_SIDE,
    );
  const { body } = placed(across).figure.skeleton;
  const stretched = (body.upperArm + body.foreArm + body.hand * 39) * (head / 100) * STRETCHED;
  const up = clamp(Math.acos(Math.min(1, ACROSS[room] / stretched)), ...UP);
  const long = Math.min(stretched, ACROSS[room] / Math.cos(up));
  const tipFrom = (kid: PlacedHero): Point => {
    const [x, y] = shoulder(kid, -1);
    return [x - Math.cos(up) * long, y - Math.sin(up) * long];
  };
  const [leftmost, rightmost] = BUTTON[room];
  // Whose arm is short leans nearer.
  const reached = tipFrom(placed(across))[0];
  const child = placed(across + clamp(reached, leftmost, rightmost) - reached);
  const button = tipFrom(child);
  const from = shoulder(child, -1);
  const size = body.hand * 1.16 * child.scale;
  const [c, s] = [-Math.cos(up) * size, -Math.sin(up) * size];
  const wrist: Point = [button[0] - 39 * c + 8 * s, button[1] - 39 * s - 8 * c];
  const presses = ownArm(
    hero,
    child,
    -1,
    {
      // Nearly straight: it hangs by so much as an elbow does.
      elbow: [(from[0] + wrist[0]) / 2, (from[1] + wrist[1]) / 2 + long * 0.05],
      wrist,
      hand: finger,
      degrees: 180 + degreesOf(up),
      flip: true,
      size: 1.16,
    },
    RED_SIDE,
  );
  const other = shoulder(child, 1);
  const bones = body.upperArm + body.foreArm;
  // Nobody's hand is cut by the edge.
  const full = Math.min(
    FULL[room],
    ((EDGE[room] - other[0]) / child.scale - body.hand * 50) / bones,
  );
  const flungLength = (bones * full + body.hand * 50) * child.scale;
  const [flattest, steepest] = (hero.years < 1 ? FLUNG_OUT : FLUNG)[room];
  const steep = clamp(
    Math.asin(Math.min(1, (other[1] - CEILING[room]) / flungLength)),
    flattest,
    steepest,
  );
  const onward = ([x, y]: Point, bone: number): Point => [
    x + Math.cos(steep) * bone * child.scale,
    y - Math.sin(steep) * bone * child.scale,
  ];
  const bend = onward(other, body.upperArm * full);
  const open = onward(bend, body.foreArm * full);
  const flung = ownArm(
    hero,
    child,
    1,
    {
      elbow: bend,
      wrist: open,
      hand: (skin) => ({ before: '', behind: pressedHand(skin, THROWN_OPEN) }),
      degrees: -degreesOf(steep) - 6,
      size: 1.05,
    },
    RED_SIDE,
  );
  return {
    art:
      (hero.wheelchair ? leftBehind([from, other], child.scale, sill, hero.wheelchair) : '') +
      // The sun is behind them all, on the other side than the red.
      edgeLit(child.art, '#ffb93a', [head * 0.02, head * -0.012]) +
      flyingHair(hero, child) +
      (bounces ? cushion(child, sill, head * CUSHION) : '') +
      child.art +
      (hero.wheelchair ? nearWheel(child, other[1], sill, hero.wheelchair) : '') +
      flung.art +
      presses.art,
    face: child.face,
    button,
    head: child.head,
    size: head,
    shoulders: [from, other],
    hips: child.pelvis,
    open,
  };
}

/** What both soles are on: as much of a seat as is over the ledge. */
const cushion = ({ pelvis: [x], scale }: PlacedHero, sill: number, high: number): string =>
  path(
    roundedBox(x - 74 * scale, sill - high * 0.86, 148 * scale, high + 6, high * 0.4),
    '#1c5f60',
  ) +
  path(
    roundedBox(x - 74 * scale, sill - high * 1.1, 148 * scale, high * 0.5, high * 0.25),
    '#3f9a8c',
  );

/** How much of a head's height a seat is over the ledge. */
const CUSHION = 0.14;

/** Before the hip that is turned to us: as high as from a waist to a shoulder, a broad tire seen from a little ahead. */
function nearWheel(
  { pelvis: [x], scale }: PlacedHero,
  top: number,
  sill: number,
  color: Hex,
): string {
  const high = (sill - top) * 0.98;
  const at = [x + 26 * scale, sill + high * 0.14] as const;
  return (
    line(disc(at[0] - 4.6 * scale, at[1], high * 0.72, high), '#1f1a2a', 5) +
    wheelFromBefore([...at], [high * 0.72, high], color)
  );
}

/** Of a chair, what is over the ledge behind who lunges in it: a back behind both shoulders, a grip at the one that is free, and the far wheel. */
function leftBehind(
  [[lx, ly], [rx, ry]]: Pressing['shoulders'],
  scale: number,
  sill: number,
  color: Hex,
): string {
  const [x, half] = [(lx + rx) / 2 + 14 * scale, (rx - lx) / 2 + 24 * scale];
  const high = sill - Math.max(ly, ry) + 3 * scale;
  const { base, shade, deep } = tone(RED_SIDE, color);
  const tube = `M${num(half)} 9V${num(-high)}q0 -5 5 -5h5`;
  return (
    wheelFromBefore([lx - 22 * scale, sill + 6 * scale], [11 * scale, 52 * scale], color) +
    at(
      x,
      sill,
      1,
      path(
        roundedBox(-half, -high, half * 2, high + 20, 7),
        shade,
        `stroke="${deep}" stroke-width="${num(3 * scale)}"`,
      ) +
        path(roundedBox(3 - half, 3 - high, half * 2 - 6, high + 20, 6), base) +
        line(tube, '#3a3550', 6.4 * scale) +
        line(tube, '#b9bfca', 3.4 * scale) +
        line(`M${num(half + 8)} ${num(-high - 5)}h11`, '#2a2438', 9 * scale),
      // It leans as who is in it.
      -6,
    )
  );
}

const shoulder = ({ origin, scale, figure }: PlacedHero, side: 1 | -1): Point => {
  const [x, y] = shoulderOf(figure.skeleton, side);
  return [origin[0] + x * scale, origin[1] + y * scale];
};
