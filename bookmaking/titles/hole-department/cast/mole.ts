// The mole of the Hole Department, and every colleague that it has. Drawn facing right, 100 high when
// it stands, on the ground at (0, 0).
import { num, ribbon } from '../../../drawing/curves.ts';
import { type Box, between, type Point, radians } from '../../../drawing/geometry.ts';
import { type Light, mirrored, tone, turned } from '../../../drawing/light.ts';
import { at, box, line, oval, path, shifted } from '../../../drawing/marks.ts';
import { clip, radial } from '../../../drawing/sheet.ts';
import { MOLE, OFFICE } from '../set/colors.ts';

export type MoleMood = 'official' | 'brisk' | 'alarmed' | 'wistful' | 'awe' | 'pleased';

/** Who it is: the one with the clipboard, or a clerk with tastes of its own. */
export interface MolePerson {
  readonly fur: string;
  readonly waistcoat: string;
  readonly hat?: 'lamp' | 'visor' | 'bowler' | 'cap' | 'scarf' | 'bun';
  readonly hatColor?: string;
  readonly whiskers?: boolean;
  readonly pencil?: boolean;
  /** Narrow or stout: 1 is the inspector. */
  readonly girth?: number;
}

export const INSPECTOR: MolePerson = {
  fur: MOLE.fur,
  waistcoat: MOLE.waistcoat,
  pencil: true,
};

export interface MoleWish {
  readonly person: MolePerson;
  /** The ground between its feet, in mm on the sheet. */
  readonly where: Point;
  /** Its height when it stands, in mm. */
  readonly size: number;
  /** To the right (1) or the left (-1). */
  readonly facing: 1 | -1;
  /** Where the nose points: 0 ahead, negative up, in degrees. */
  readonly look: number;
  readonly mood: MoleMood;
  readonly glasses?: 'on' | 'up' | 'off';
  /** Where its paws are, in mm on the sheet; else they hang. */
  readonly near?: Point;
  readonly far?: Point;
  readonly sits?: boolean;
  /** Drawn in the near paw, in the mole's own units around the paw. */
  readonly holds?: string;
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
  const nearArm = arm(low(SHOULDER.near), paw(wish.near, [-22, -31]), person, lit);
  const farArm = arm(low(SHOULDER.far), paw(wish.far, [32, -31]), person, lit);
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

/** Two bones and a paw that is bigger than a clipboard. */
function arm(shoulder: Point, paw: Point, person: MolePerson, light: Light): string {
  const fur = tone(light, person.fur);
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
      fur.base,
      `stroke="${fur.deep}" stroke-width="1" stroke-opacity=".5"`,
    ) +
    path(ribbon(spine, [11, 11, 10, 9, 8], 0.2, 0.98, false), fur.shade, 'fill-opacity=".7"') +
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

const SKULL =
  'M-25 2C-29 -22 -10 -30 6 -28C24 -25 36 -12 50 -5C55 -2 55 6 50 8C36 13 20 26 0 26C-16 26 -24 16 -25 2Z';

/** The head around the neck, nose to the right; it reaches from -26 to 60. */
export function moleHead(
  person: MolePerson,
  { mood, glasses = 'on' }: Pick<MoleWish, 'mood' | 'glasses'>,
  light: Light,
): string {
  const fur = tone(light, person.fur);
  const skin = tone(light, MOLE.skin);
  const [lx, ly] = light.direction;
  const shape =
    clip(
      SKULL,
      path(SKULL, fur.shade) +
        shifted(lx * 7, ly * 6, path(SKULL, fur.base)) +
        path('M28 30C30 16 40 10 56 10V30Z', fur.lite, 'fill-opacity=".18"') +
        oval(lx * 12, ly * 16, 15, 9, fur.lite, 'fill-opacity=".22"'),
    ) +
    path('M44 -8C50 -6 57 -5 58 1C58 7 50 9 45 8C40 5 40 -5 44 -8Z', skin.shade) +
    oval(52, 1, 8, 7.4, skin.base) +
    oval(52 + lx * 3, -1.4, 2.8, 2, '#fff1e6', 'fill-opacity=".85"') +
    line('M58.4 -1q-1.6 1.6 0 3.6', skin.deep, 1.5) +
    oval(20, 12, 7, 4.6, '#d9705e', 'fill-opacity=".3"');
  const hairs = line('M40 6l9 9M36 8l6 11M44 5l12 6', fur.deep, 0.8, 'stroke-opacity=".8"');
  return (
    (person.hat ? hatBehind(person, light) : '') +
    shape +
    hairs +
    mouth(mood) +
    (person.whiskers
      ? path('M44 10C34 8 24 14 20 24C30 22 36 22 42 15Z', tone(light, '#e9dcc8').base)
      : '') +
    (glasses === 'on' ? '' : eyes(mood)) +
    (person.hat ? hat(person, light) : '') +
    (glasses === 'on' ? specs(0, 0) : glasses === 'up' ? specs(-12, -17) : '') +
    brows(mood, glasses, fur.deep) +
    (person.pencil ? pencil() : '')
  );
}

/** Round, and darker than any hole. */
const specs = (dx: number, dy: number): string =>
  shifted(
    dx,
    dy,
    line('M2 -9L-22 -6', '#2c2530', 2.4) +
      oval(32, -12, 8, 9, MOLE.glass, 'stroke="#8d7a55" stroke-width="2"') +
      oval(12, -9, 11.6, 11.6, MOLE.glass, 'stroke="#b89b63" stroke-width="2.4"') +
      line('M22.6 -12Q24 -14 25.4 -12.6', '#b89b63', 2.4) +
      line('M6 -13q2 -4 6 -4.6M29 -16q1 -2.4 3 -2.8', '#ffffff', 2, 'stroke-opacity=".7"'),
  );

/** Small eyes that have been behind dark glass for thirty years. */
function eyes(mood: MoleMood): string {
  if (mood === 'pleased') return line('M6 -8q5 -7 11 0M27 -11q3.6 -6 8 -1', '#1f1a24', 2.6);
  const big = mood === 'awe' ? 1.2 : 1;
  return (
    oval(31, -12, 5.4 * big, 6.4 * big, '#fffaf0') +
    oval(12.5, -9, 7.4 * big, 8 * big, '#fffaf0') +
    oval(33, -12, 3.6 * big, 4.6 * big, '#2a1c26') +
    oval(15, -9, 5 * big, 5.8 * big, '#2a1c26') +
    oval(16.6, -11.6, 2, 2.2, '#ffffff') +
    oval(34, -14, 1.4, 1.6, '#ffffff')
  );
}

function brows(mood: MoleMood, glasses: MoleWish['glasses'], ink: string): string {
  if (glasses === 'up') return '';
  const up = glasses === 'off' ? 2 : 0;
  const d = {
    official: 'M2 -23Q10 -27 20 -23M27 -24q5 -2 9 0',
    brisk: 'M2 -26Q12 -26 21 -21M27 -22q5 -4 9 -4',
    alarmed: 'M0 -23Q10 -32 20 -30M27 -29q6 -1 9 4',
    wistful: 'M0 -20Q10 -26 20 -27M27 -27q6 1 9 4',
    awe: 'M1 -25Q11 -34 21 -28M27 -27q5 -4 10 1',
    pleased: 'M2 -23Q11 -31 20 -25M27 -26q5 -4 9 0',
  }[mood];
  return shifted(0, up, line(d, ink, 2.8));
}

function mouth(mood: MoleMood): string {
  const ink = '#3a1d25';
  switch (mood) {
    case 'alarmed':
      return (
        path('M24 13C30 10 40 9 42 12C40 21 28 24 24 13Z', '#6b2030') +
        path('M28 17C32 14 37 15 38 17C35 20 31 20 28 17Z', '#e8837e')
      );
    case 'awe':
      return oval(36, 14, 4, 4.4, '#6b2030');
    case 'pleased':
      return line('M24 14Q34 21 42 11', ink, 2);
    case 'wistful':
      return line('M30 16Q36 12 42 13', ink, 1.9);
    default:
      return line('M28 16Q36 16 43 11', ink, 1.9);
  }
}

/** Thirty years, and it has never been lost. */
export const pencil = (): string =>
  at(
    -14,
    -17,
    1,
    path('M-12 -2.4H12V2.4H-12Z', '#e9b23d') +
      path('M-12 .6H12V2.4H-12Z', '#b98224') +
      path('M12 -2.4L19 0L12 2.4Z', '#f6deb4') +
      path('M16.6 -.9L19 0L16.6 .9Z', '#3a3038') +
      box(-16, -2.4, 4, 4.8, '#dd7f78', 1),
    -18,
  );

function hatBehind(person: MolePerson, light: Light): string {
  if (person.hat !== 'lamp') return '';
  const glow = radial([
    [0, OFFICE.lamp, 0.9],
    [0.4, OFFICE.glow, 0.35],
    [1, OFFICE.glow, 0],
  ]);
  return oval(16, -35, 30, 28, glow) + oval(4, -34, 9, 9, tone(light, '#6b4a2e').base);
}

function hat(person: MolePerson, light: Light): string {
  const t = tone(light, person.hatColor ?? OFFICE.brass);
  switch (person.hat) {
    case 'lamp':
      return (
        line('M-24 -8Q-14 -28 8 -29', '#6b4a2e', 4) +
        box(2, -40, 13, 13, tone(light, '#8a6a44').base, 3) +
        oval(15, -34, 4.6, 7, '#fff3c4')
      );
    case 'visor':
      return (
        line('M-24 -8Q-14 -28 10 -29', t.base, 6) +
        path('M6 -32C22 -34 36 -26 42 -20C32 -22 18 -22 8 -24Z', t.base, 'fill-opacity=".92"')
      );
    case 'bowler':
      return (
        path('M-22 -20C-24 -52 20 -54 18 -25Z', t.base) +
        path('M-32 -16C-20 -28 16 -32 30 -24C20 -20 -18 -16 -32 -16Z', t.shade) +
        line('M-21 -24Q0 -33 18 -29', t.deep, 4)
      );
    case 'cap':
      return (
        path('M-27 -8C-30 -44 16 -46 17 -24C4 -26 -14 -20 -27 -8Z', t.base) +
        line('M-26 -9Q-10 -25 17 -25', t.lite, 6) +
        oval(-12, -40, 7, 7, t.lite)
      );
    case 'scarf':
      return (
        path(
          'M-27 -2C-32 -38 14 -40 20 -26C6 -24 -2 -14 -2 4C-2 18 4 24 8 27C-14 34 -26 20 -27 -2Z',
          t.base,
        ) + path('M2 24L14 36L-2 38Z', t.shade)
      );
    case 'bun':
      return (
        oval(-16, -30, 11, 10, tone(light, person.fur).deep) +
        line('M-26 -38L-4 -22', '#e9b23d', 2.6)
      );
    default:
      return '';
  }
}
