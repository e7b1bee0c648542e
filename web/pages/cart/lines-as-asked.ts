import type { CartItem } from '#contract/carts.ts';

/**
 * The lines as they will be once everything that is on its way has been done, so that a click shows
 * at once. When an answer says otherwise, the page is drawn from the shop's own lines again.
 *
 * @param asked the forms that are being sent, the earliest first
 */
export function linesAsAsked<Line extends Pick<CartItem, 'id' | 'quantity'>>(
  lines: Line[],
  asked: FormData[],
): Line[] {
  return asked.reduce((before, form) => {
    switch (form.get('intent')) {
      case 'clear':
        return [];
      case 'remove':
        return before.filter((line) => line.id !== form.get('id'));
      case 'set-quantity':
        return before.map((line) =>
          line.id === form.get('id') ? { ...line, quantity: Number(form.get('quantity')) } : line,
        );
      default:
        return before;
    }
  }, lines);
}
