// The mole of the Hole Department, and every colleague that it has. Drawn facing right, 100 high when
// it stands, on the ground at (0, 0).
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import { type Box, between, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored, type Tone, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { MOLE, OFFICE } from '#titles/hole-department/set/colors.ts';
import { closedHand, spadeHand } from './mole-hand.ts';
import { type MoleLook, moleHead } from './mole-head.ts';
import type { MolePerson } from './staff.ts';

export interface MoleWish extends MoleLook {
  readonly person: MolePerson;
  /** The ground between its feet, in mm on the sheet. */
  readonly where: Point;
  /** Its height when it stands, in mm. */
  readonly size: number;
  /** To the right (1) or the left (-1). */
  readonly facing: 1 | -1;
  /** Where the nose points: 0 ahead, negative up, in degrees. */
  readonly look: number;
  /** Where its paws are, in mm on the sheet; else they hang. */
  readonly near?: Point;
  readonly far?: Point;
  /** Which paws close round something. */
  readonly holds?: 'near' | 'far' | 'both';
  readonly sits?: boolean;
}

export interface MoleArt {
  readonly art: string;
  /** The near arm alone, to be drawn once more over what it holds. */
  readonly arm: string;
  /** One paw alone, likewise. */
  readonly nearPaw: string;
  readonly farPaw: string;
  readonly face: Box;
  readonly nose: Point;
}

const NECK: Point = [3, -74];
/** Below the cheek: higher up, a near sleeve began on the head. */
const SHOULDER = { near: [-22, -44] as Point, far: [22, -51] as Point };

/** One mole, placed in mm. */
export function mole(wish: MoleWish, light: Light): MoleArt {
  const { person, where, size, facing } = wish;
  const k = size / 100;
  const lit = facing > 0 ? light : mirrored(light);
  const local = (p: Point): Point => [((p[0] - where[0]) / k) * facing, (p[1] - where[1]) / k];
  const drop = wish.sits ? 12 : 0;
  const low = (p: Point): Point => [p[0], p[1] + drop];
  const paw = (wished: Point | undefined, rest: Point): Point =>
    wished ? local(wished) : low(rest);
  const fur = tone(lit, person.fur);
  const sleeve = tone(lit, SHIRT);
  const cloths = { fur, sleeve, vest: tone(lit, person.waistcoat) };
  const holding = (paw: 'near' | 'far'): boolean => wish.holds === paw || wish.holds === 'both';
  const near = arm(low(SHOULDER.near), paw(wish.near, [-20, -14]), cloths, lit, holding('near'));
  const far = arm(low(SHOULDER.far), paw(wish.far, [34, -22]), cloths, lit, holding('far'));
  const girth = person.girth ?? 1;
  const neck = low(NECK);
  const art =
    far.sleeve +
    far.paw +
    (wish.sits ? '' : standingFeet(lit)) +
    at(0, drop, 1, body(person, lit), 0, girth) +
    (wish.sits ? sittingFeet(lit) : '') +
    at(neck[0], neck[1], 1, moleHead(person, wish, turned(lit, wish.look)), wish.look) +
    near.sleeve +
    near.paw;
  const placed = (inner: string): string => at(where[0], where[1], k, inner, 0, k * facing);
  const angle = radians(wish.look);
  const onSheet = (x: number, y: number): Point => [
    where[0] + (neck[0] + x * Math.cos(angle) - y * Math.sin(angle)) * k * facing,
    where[1] + (neck[1] + x * Math.sin(angle) + y * Math.cos(angle)) * k,
  ];
  const middle = onSheet(12, 0);
  return {
    art: placed(art),
    arm: placed(near.sleeve + near.paw),
    nearPaw: placed(near.paw),
    farPaw: placed(far.paw),
    face: { x: middle[0] - 32 * k, y: middle[1] - 30 * k, width: 64 * k, height: 60 * k },
    nose: onSheet(56, 1),
  };
}

const standingFeet = (light: Light): string => {
  const skin = tone(light, MOLE.skin);
  return (
    path('M12 0C6 -10 20 -13 34 -9C42 -6 44 0 39 0Z', skin.shade) +
    path('M-20 2C-24 -9 -8 -12 8 -8C16 -5 18 2 13 2Z', skin.base) +
    line('M30 -3l7 1M4 -2l7 1', skin.deep, 1.4, 'stroke-opacity=".5"')
  );
};

const sittingFeet = (light: Light): string => {
  const skin = tone(light, MOLE.skin);
  return (
    path('M26 1C22 -16 36 -28 46 -23C54 -18 52 1 46 1Z', skin.shade) +
    path('M10 2C6 -16 22 -28 34 -23C42 -18 42 2 36 2Z', skin.base) +
    line('M22 -18l2 9M29 -19l1 9', skin.deep, 1.4, 'stroke-opacity=".5"')
  );
};

/** A pear of fur in a waistcoat with brass buttons and a watch chain. */
function body(person: MolePerson, light: Light): string {
  const fur = tone(light, person.fur);
  const cloth = tone(light, person.waistcoat);
  const shirt = tone(light, '#f6e6c6');
  const d =
    'M-4 -74C20 -76 30 -62 34 -43C38 -26 38 -12 30 -5C22 0 12 -2 4 -4C-4 -1 -18 0 -27 -5C-38 -10 -39 -28 -34 -45C-28 -62 -22 -73 -4 -74Z';
  const vest =
    'M-12 -72C-28 -64 -36 -46 -37 -24C-28 -17 -10 -15 5 -18L12 -11L19 -18C26 -19 33 -21 37 -25C35 -48 28 -66 18 -70L10 -46Z';
  const [lx, ly] = light.direction;
  return clip(
    d,
    path(d, fur.shade) +
      shifted(lx * 9, ly * 6, path(d, fur.base)) +
      path('M-8 -76L10 -40L24 -74Z', shirt.base) +
      clip(vest, path(vest, cloth.shade) + shifted(lx * 10, ly * 5, path(vest, cloth.base))) +
      line('M-12 -72L11 -46L12.4 -13', cloth.deep, 1.8) +
      line('M19 -70L11 -46', cloth.deep, 1.8) +
      line('M14 -26Q20 -18 31 -24', OFFICE.brass, 1.6) +
      path('M22 -36h10v2.6h-10Z', cloth.deep) +
      line('M15.5 -40h.1M16 -30.5h.1M16 -21.5h.1', OFFICE.brass, 3.8),
  );
}

/** How long a mole's upper arm is, and its forearm to the root of the paw. */
const [UPPER, FORE] = [21, 20];

/** Where an elbow is: on the lower side of the line from shoulder to wrist, and out of joint for nobody. */
function elbowOf(shoulder: Point, wrist: Point): Point {
  const [dx, dy] = [wrist[0] - shoulder[0], wrist[1] - shoulder[1]];
  const span = Math.hypot(dx, dy) || 1;
  const along = Math.min(span * 0.52, (UPPER ** 2 - FORE ** 2 + span ** 2) / (2 * span));
  const off = Math.max(2.5, Math.sqrt(Math.max(0, UPPER ** 2 - along ** 2)));
  const [nx, ny] = [-dy / span, dx / span];
  const down = ny >= 0 ? 1 : -1;
  return [
    shoulder[0] + (dx / span) * along + nx * off * down,
    shoulder[1] + (dy / span) * along + ny * off * down,
  ];
}

/** In shirt sleeves: an arm of fur was lost on a head of fur. */
const SHIRT = '#f0dcb8';

/** A rolled sleeve out of a waistcoat's armhole, over an elbow, a forearm of fur, and the spade that a mole has for a hand. */
function arm(
  shoulder: Point,
  paw: Point,
  { fur, sleeve, vest }: { readonly fur: Tone; readonly sleeve: Tone; readonly vest: Tone },
  light: Light,
  holds: boolean,
): { readonly sleeve: string; readonly paw: string } {
  const elbow = elbowOf(shoulder, paw);
  const cuff = between(elbow, paw, 0.34);
  const wrist = between(elbow, paw, 0.86);
  const spine = [shoulder, between(shoulder, elbow, 0.5), elbow, cuff];
  const turn = Math.atan2(paw[1] - elbow[1], paw[0] - elbow[0]);
  const degrees = (turn * 180) / Math.PI;
  const [ax, ay] = [-Math.sin(turn), Math.cos(turn)];
  const hem = (half: number, along: number): Point => [
    cuff[0] + ax * half + Math.cos(turn) * along,
    cuff[1] + ay * half + Math.sin(turn) * along,
  ];
  const [from, to] = [hem(-8.2, -0.6), hem(8.2, -0.6)];
  const edge = `stroke="${sleeve.deep}" stroke-width=".9" stroke-opacity=".55"`;
  const sleeved =
    path(ribbon([between(elbow, paw, 0.1), cuff, wrist, paw], [7, 6.4, 5, 6]), fur.base) +
    path(
      ribbon([between(elbow, paw, 0.1), cuff, wrist, paw], [7, 6.4, 5, 6], 0.2, 0.98, false),
      fur.shade,
      'fill-opacity=".7"',
    ) +
    path(ribbon(spine, [11.4, 11, 9.4, 8]), sleeve.base, edge) +
    path(ribbon(spine, [11.4, 11, 9.4, 8], 0.15, 0.98, false), sleeve.shade, 'fill-opacity=".7"') +
    line(`M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`, sleeve.lite, 4) +
    armhole(shoulder, elbow, vest);
  return {
    sleeve: sleeved,
    paw: at(paw[0], paw[1], 1, holds ? closedHand(light) : spadeHand(light), degrees),
  };
}

/** The waistcoat goes over the root of a sleeve: without it, that was a bone which lay there. */
function armhole(shoulder: Point, elbow: Point, vest: Tone): string {
  const degrees = (Math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0]) * 180) / Math.PI;
  return at(
    shoulder[0],
    shoulder[1],
    1,
    path('M1 -12.4C-16 -13 -16 13 1 12.4C-3.4 6 -3.4 -6 1 -12.4Z', vest.base) +
      line('M1 -11.4C-3.4 -6 -3.4 6 1 11.4', vest.deep, 1.4),
    degrees,
  );
}
