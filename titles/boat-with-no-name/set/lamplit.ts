import { num } from '#bookmaking/drawing/curves.ts';
import { clean, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

const WARM = '#ffc878';

/** An edge of lamplight along hair, brow and cheek: the head once more in one color, so many mm nearer to the lamp. Drawn before its child. */
export const lamplitEdge = ({ art, head, scale }: PlacedHero, dx: number, dy: number): string => {
  const warm = art
    .replace(/ (?:fill|stroke)-opacity="[^"]*"/g, '')
    .replace(/ (fill|stroke)="(?!none)[^"]*"/g, ` $1="${WARM}"`);
  const [x, y] = head;
  const r = 100 * scale;
  const round = `M${num(x - r)} ${num(y - r)}h${num(2 * r)}v${num(1.6 * r)}h${num(-2 * r)}Z`;
  return clean(shifted(dx, dy, clip(round, warm)));
};
