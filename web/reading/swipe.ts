/** So far a finger has to go before a page turns, in px: further than a thumb trembles. */
const LEAST = 40;

/** Where a finger was put down and taken up, in px of the page. */
export type Stroke = { fromX: number; fromY: number; toX: number; toY: number };

/**
 * Which page a stroke asks for: 1 for the next (a page is pushed to the left, as on paper), -1 for the one
 * before, 0 for neither. What goes more up and down than across is scrolling.
 */
export function turnOf({ fromX, fromY, toX, toY }: Stroke): 1 | -1 | 0 {
  const across = toX - fromX;
  const down = Math.abs(toY - fromY);
  if (Math.abs(across) < LEAST || Math.abs(across) < 1.5 * down) return 0;
  return across < 0 ? 1 : -1;
}
