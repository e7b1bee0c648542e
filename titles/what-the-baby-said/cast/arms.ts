import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { TallOne } from './tall-ones.ts';

/** What a grown-up hand does: reach with all fingers, close round a handle, lie flat, lie under a plate (its thumb is `thumbOver`), point. */
type GrownHand = 'open' | 'grip' | 'flat' | 'under' | 'point';

export interface ArmWish {
  /** From beyond the sheet to the wrist, in mm. */
  readonly way: readonly [shoulder: Point, elbow: Point, wrist: Point];
  /** Half width of the sleeve at the shoulder, in mm. */
  readonly width: number;
  readonly hand: GrownHand;
  /** Thumb on the other side. */
  readonly flip?: boolean;
  /** Bare from the elbow on: shorts have short sleeves. */
  readonly bare?: boolean;
}

/** An arm that comes in from beyond the edge; its hand is drawn along the forearm. */
export function grownArm(light: Light, who: TallOne, wish: ArmWish): string {
  const [shoulder, elbow, wrist] = wish.way;
  const w = wish.width;
  const skin = tone(light, who.skin);
  const cloth = tone(light, who.sleeve);
  const degrees = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI;
  const whole: Point[] = [
    shoulder,
    between(shoulder, elbow, 0.6),
    between(elbow, shoulder, 0.08),
    between(elbow, wrist, 0.3),
    wrist,
  ];
  const widths = [w, w * 0.92, w * 0.84, w * 0.74, w * 0.5];
  const stop = wish.bare ? 2 : 4;
  const cuffed = between(elbow, wrist, 0.84);
  const sleeve = wish.bare ? whole.slice(0, stop + 1) : [...whole.slice(0, 4), cuffed];
  const sleeveWidths = wish.bare
    ? widths.slice(0, stop + 1)
    : [w, w * 0.94, w * 0.9, w * 0.8, w * 0.64];
  const side = light.direction[0] < 0 ? 1 : -1;
  const [from, to] =
    shoulder[1] < wrist[1] === side > 0 ? ([-1, -0.3] as const) : ([0.3, 1] as const);
  const end = sleeve[sleeve.length - 1] as Point;
  const along = Math.atan2(end[1] - elbow[1], end[0] - elbow[0]) || 0;
  const h = (sleeveWidths[sleeveWidths.length - 1] ?? w) * 0.98;
  const across: Point = [-Math.sin(along) * h, Math.cos(along) * h];
  return (
    path(ribbon(whole.slice(2), widths.slice(2)), skin.base) +
    path(
      ribbon(whole.slice(2), widths.slice(2), from, to, false),
      skin.shade,
      'fill-opacity=".6"',
    ) +
    at(
      wrist[0],
      wrist[1],
      (w / 13) * (wish.flip ? -1 : 1),
      grownHand(turned(light, degrees), who, wish.hand),
      degrees,
      w / 13,
    ) +
    path(ribbon(sleeve, sleeveWidths), cloth.base) +
    path(ribbon(sleeve, sleeveWidths, from, to, false), cloth.shade, 'fill-opacity=".7"') +
    line(
      `M${num(end[0] - across[0])} ${num(end[1] - across[1])}L${num(end[0] + across[0])} ${num(end[1] + across[1])}`,
      tone(light, who.cuff).base,
      w * 0.34,
    )
  );
}

/** A hand along +x from the wrist, thumb up the page; about 34 long. */
function grownHand(light: Light, who: TallOne, hand: GrownHand): string {
  const t = tone(light, who.skin);
  const finger = (d: string): string => line(d, t.base, 5.4);
  const crease = (d: string): string => line(d, t.shade, 1.2, 'stroke-opacity=".85"');
  const palm = path('M-5 -6.4C2 -9.4 10 -10 16 -8C19 -4 19 5 16 9C10 11 2 10 -5 6.4Z', t.base);
  switch (hand) {
    case 'open':
      return (
        finger('M4 -5L12 -15L18 -18') +
        palm +
        finger('M14 -6L27 -11L33 -11M15 -2.4L30 -4L36 -3M15 2.4L29 3L35 5M13 6.4L24 9L29 12') +
        crease('M4 -7q6 3 6 9')
      );
    case 'grip':
      return (
        path('M-5 -6.4C4 -11 18 -11 20 -3C21 6 17 12 9 11.6C3 11 -2 9 -5 6.4Z', t.base) +
        crease('M20 -4L11 -3.6M20.6 1L11.6 1.2M19 6L11.6 5.8') +
        line('M2 -7Q10 -13 17 -8', t.base, 5.2) +
        crease('M4 -4Q10 -8.6 16 -5.4')
      );
    case 'flat':
      return (
        palm +
        finger('M14 -5L32 -8M15 -1L36 -2M15 3L35 4M13 7L30 9') +
        line('M2 -6Q8 -15 20 -15', t.base, 5.6) +
        crease('M5 -7q6 0 9 4')
      );
    case 'under':
      return (
        path('M-5 -7C6 -10 20 -8 30 -7C40 -6 44 -4 43 -1C36 4 24 6 14 7C6 9 0 8 -5 7Z', t.base) +
        crease('M16 -6.4Q28 -4 38 -3.4')
      );
    default:
      return (
        path('M-5 -6.4C2 -9.4 11 -10 15 -7C18 0 16 9 10 10.6C4 11 -1 9 -5 6.4Z', t.base) +
        line('M11 -6L34 -5', t.base, 5.6) +
        line('M2 -6Q9 -10 14 -4', t.base, 5) +
        crease('M15 -1q4 1 2 4.6M14 4q3 1 0 4.6M30 -7l2 .1')
      );
  }
}

/** The thumb of a hand that lies under a plate, over its rim: along +x, its root at (0, 0). */
export function thumbOver(light: Light, who: TallOne): string {
  const t = tone(light, who.skin);
  return line('M-3 2Q3 -7 16 -6', t.deep, 7.4) + line('M-3 2Q3 -7 16 -6', t.base, 6);
}

/** A cup on its saucer, 30 wide, the saucer's foot on y 0. */
export function cup(light: Light, color: string): string {
  const t = tone(light, color);
  const white = tone(light, '#fffaf0');
  return (
    oval(0, -2, 19, 3.4, white.shade) +
    oval(0, -3, 19, 3.2, white.base) +
    line('M10 -16C20 -18 20 -6 9 -7', t.base, 2.6) +
    path('M-12 -20H12C12 -10 8 -4 4 -4H-4C-8 -4 -12 -10 -12 -20Z', t.base) +
    path('M2 -20H12C12 -10 8 -4 4 -4H0C3 -8 4 -14 2 -20Z', t.shade, 'fill-opacity=".6"') +
    oval(0, -20, 12, 2.6, '#8a5030')
  );
}

/** A camera on its strap, lens to us, 40 wide about (0, 0). */
export function camera(light: Light): string {
  const t = tone(light, '#4a4456');
  const steel = tone(light, '#c9ccd6');
  return (
    path(
      'M-20 -12H-9L-6 -17H6L9 -12H20V14H-20Z',
      t.base,
      `stroke="${t.base}" stroke-width="2" stroke-linejoin="round"`,
    ) +
    path('M-21 -6H21V-1H-21Z', steel.base, 'fill-opacity=".8"') +
    oval(0, 2, 11, 11, steel.shade) +
    oval(0, 2, 8.6, 8.6, t.deep) +
    oval(0, 2, 5, 5, '#3c63a8') +
    oval(-2, 0, 1.8, 1.8, '#ffffff') +
    oval(14, -9, 2, 2, '#ffd45e')
  );
}
