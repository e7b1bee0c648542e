// The mole of the Hole Department, and every colleague that it has. Drawn facing right, 100 high when
// it stands, on the ground at (0, 0).
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import { type Box, between, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { MOLE, OFFICE } from '#titles/hole-department/set/colors.ts';
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
  readonly sits?: boolean;
}

export interface MoleArt {
  readonly art: string;
  /** The near arm alone, to be drawn once more over what it holds. */
  readonly arm: string;
  readonly face: Box;
  readonly nose: Point;
}

const NECK: Point = [3, -74];
const SHOULDER = { near: [-14, -58] as Point, far: [17, -58] as Point };

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
  const nearArm = arm(low(SHOULDER.near), paw(wish.near, [-22, -31]), lit);
  const farArm = arm(low(SHOULDER.far), paw(wish.far, [32, -31]), lit);
  const girth = person.girth ?? 1;
  const neck = low(NECK);
  const art =
    farArm +
    (wish.sits ? '' : standingFeet(lit)) +
    at(0, drop, 1, body(person, lit), 0, girth) +
    (wish.sits ? sittingFeet(lit) : '') +
    at(neck[0], neck[1], 1, moleHead(person, wish, turned(lit, wish.look)), wish.look) +
    nearArm;
  const placed = (inner: string): string => at(where[0], where[1], k, inner, 0, k * facing);
  const angle = radians(wish.look);
  const onSheet = (x: number, y: number): Point => [
    where[0] + (neck[0] + x * Math.cos(angle) - y * Math.sin(angle)) * k * facing,
    where[1] + (neck[1] + x * Math.sin(angle) + y * Math.cos(angle)) * k,
  ];
  const middle = onSheet(12, 0);
  return {
    art: placed(art),
    arm: placed(nearArm),
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
    'M-4 -74C20 -76 30 -62 34 -42C38 -22 36 -4 24 -5C8 -1 -14 -1 -26 -5C-38 -9 -38 -26 -33 -44C-28 -62 -22 -73 -4 -74Z';
  const vest =
    'M-12 -72C-28 -64 -36 -44 -36 -22C-36 -16 -34 -12 -30 -11C-12 -6 12 -6 30 -11C36 -14 37 -22 36 -30C34 -50 28 -66 18 -70L10 -46Z';
  const [lx, ly] = light.direction;
  return clip(
    d,
    path(d, fur.shade) +
      shifted(lx * 9, ly * 6, path(d, fur.base)) +
      path('M-8 -76L10 -40L24 -74Z', shirt.base) +
      clip(vest, path(vest, cloth.shade) + shifted(lx * 10, ly * 5, path(vest, cloth.base))) +
      line('M-12 -72L11 -46L13 -8', cloth.deep, 1.8) +
      line('M19 -70L11 -46', cloth.deep, 1.8) +
      line('M14 -26Q20 -18 31 -24', OFFICE.brass, 1.6) +
      path('M22 -36h10v2.6h-10Z', cloth.deep) +
      line('M15.5 -38h.1M16 -26h.1M16 -15h.1', OFFICE.brass, 4.4),
  );
}

/** A sleeve and a paw that is bigger than a clipboard. */
function arm(shoulder: Point, paw: Point, light: Light): string {
  // In shirt sleeves: an arm of fur was lost on a head of fur.
  const sleeve = tone(light, '#f0dcb8');
  const skin = tone(light, MOLE.skin);
  const span = Math.hypot(paw[0] - shoulder[0], paw[1] - shoulder[1]) || 1;
  const middle = between(shoulder, paw, 0.5);
  const slack = Math.max(0, 40 - span) * 0.5 + 4;
  // The elbow hangs on the lower side.
  const [nx, ny] = [-(paw[1] - shoulder[1]) / span, (paw[0] - shoulder[0]) / span];
  const down = ny >= 0 ? 1 : -1;
  const elbow: Point = [middle[0] + nx * slack * down, middle[1] + ny * slack * down];
  const spine = [shoulder, between(shoulder, elbow, 0.6), elbow, between(elbow, paw, 0.6), paw];
  const degrees = (Math.atan2(paw[1] - elbow[1], paw[0] - elbow[0]) * 180) / Math.PI;
  const claws = [-38, -18, 0, 18, 38]
    .map((spread) => {
      const a = radians(spread);
      const [c, s] = [Math.cos(a), Math.sin(a)];
      return `M${num(9 + c * 8)} ${num(s * 12)}L${num(9 + c * 16)} ${num(s * 18)}`;
    })
    .join('');
  return (
    path(
      ribbon(spine, [11, 11, 10, 9, 8]),
      sleeve.base,
      `stroke="${sleeve.deep}" stroke-width="1" stroke-opacity=".5"`,
    ) +
    path(ribbon(spine, [11, 11, 10, 9, 8], 0.2, 0.98, false), sleeve.shade, 'fill-opacity=".7"') +
    at(
      paw[0],
      paw[1],
      1,
      line(claws, MOLE.claw, 5.4) +
        path('M-9 -10C-2 -15 12 -16 18 -9C23 -3 23 4 18 10C12 16 -2 15 -9 10Z', skin.base) +
        path('M-9 10C-2 15 12 16 18 10C12 11 0 8 -9 4Z', skin.shade, 'fill-opacity=".7"') +
        line('M12 -8q4 1 5 4M14 0h5M12 8q4 -1 5 -4', skin.deep, 1.3, 'stroke-opacity=".5"'),
      degrees,
    )
  );
}
