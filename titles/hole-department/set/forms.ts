import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { PAPER } from './colors.ts';
import { letteredIn } from './lettered-in.ts';
import { LETTERS_OF_FORMS } from './letters-of-forms.ts';

/** The circle that nobody points at until page 8: a pencil went round twice. */
export const pencilCircle = (x: number, y: number, r: number): string =>
  line(
    `M${num(x + r)} ${num(y)}C${num(x + r)} ${num(y + r * 1.36)} ${num(x - r)} ${num(y + r * 1.3)} ${num(x - r * 0.98)} ${num(y - r * 0.06)}C${num(x - r * 0.94)} ${num(y - r * 1.34)} ${num(x + r * 0.96)} ${num(y - r * 1.3)} ${num(x + r * 1.02)} ${num(y + r * 0.2)}Q${num(x + r * 0.9)} ${num(y + r * 0.7)} ${num(x + r * 0.5)} ${num(y + r * 0.96)}`,
    PAPER.pencil,
    Math.max(0.28, r * 0.17),
  );

export interface FormWish {
  /** The form's number, as lettered at its head. */
  readonly number: string;
  /** On its paper, in its own measure: `OK_STAMP`. */
  readonly stamp?: string;
  readonly degrees?: number;
  /** The corner that the pencil drew in: 1 is the lower right, -1 the lower left. */
  readonly corner?: 1 | -1;
  /** Radius of the circle for a form 20 wide. */
  readonly circle?: number;
}

/** A form, `width` mm wide and a third higher, with its middle at (x, y). */
export function form(x: number, y: number, width: number, wish: FormWish): string {
  const chance = chanceFrom(`form ${wish.number} ${Math.round(x)}`);
  let lines = '';
  for (let row = 0; row < 4; row++) {
    const from = -7.6 + (row % 2 ? 3 : 0);
    lines += `M${from} ${num(-5.4 + row * 3)}H${num(3 + chance() * 4.4)}`;
  }
  const corner = wish.corner ?? 1;
  const art =
    path('M-9.2 -12.6H10.8V14H-9.2Z', '#4a2f20', 'fill-opacity=".22"') +
    path('M-10 -13.4H10V13.4H-10Z', PAPER.base) +
    path('M10 13.4V8L5 13.4Z', PAPER.shade, `fill-opacity="${corner > 0 ? 0 : 1}"`) +
    letteredIn(LETTERS_OF_FORMS, `FORM ${wish.number}`, [-7.6, -11], 2.6, PAPER.ink, 1) +
    line(lines, PAPER.line, 0.7) +
    line('M-7.6 7.2H-1q1 -2.4 2 0t2 0', PAPER.ink, 0.5) +
    (wish.stamp ?? '') +
    pencilCircle(corner * 7.2, 10.6, wish.circle ?? 1.7);
  return at(x, y, width / 20, art, wish.degrees ?? 0);
}

/** A pile of stamped forms, `count` high, its lowest sheet on y. */
export function pile(x: number, y: number, width: number, count: number, seed: string): string {
  const chance = chanceFrom(seed);
  let art = '';
  for (let i = 0; i < count; i++) {
    const dx = (chance() - 0.5) * width * 0.12;
    const top = y - (i + 1) * 0.75;
    art += path(
      `M${num(x - width / 2 + dx)} ${num(top)}h${num(width)}l-.5 .9h${num(-width + 1)}Z`,
      i % 2 ? PAPER.base : PAPER.shade,
    );
  }
  return art;
}

/** A clipboard with Form One on it, or another; the middle at (x, y), its circle in the `corner` that no paw covers. */
export const clipboard = (
  x: number,
  y: number,
  width: number,
  degrees: number,
  corner: 1 | -1 = 1,
  number = '1',
): string =>
  at(
    x,
    y,
    width / 24,
    box(-13, -16.6, 26, 34, '#6b4128', 2) +
      box(-12, -16, 24, 32.4, '#93603a', 1.6) +
      form(0, 0.8, 20, { number, corner }) +
      box(-5, -18, 10, 4.6, '#c9cbd0', 1.4) +
      oval(0, -17.6, 2.2, 2.2, '#e9eaec'),
    degrees,
  );
