import { codeLine } from '#vocabulary/codes.ts';
import { cardLine } from '#vocabulary/gift-cards.ts';
import { showPrice } from '#web/book/price.ts';

/**
 * The line of a discount among amounts, 'Code SPRING10 −$3.30', or of a gift card: 'Gift card ····7K2M −$20.00'. It stands in a `dl`; nothing for none.
 *
 * @param props.card the last four letters of a gift card's code
 */
export function TakenOff({
  code,
  card,
  dollars,
}: {
  code: string | null;
  card: string | null;
  dollars: number;
}) {
  if (dollars === 0) return null;
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 break-words">
        {card ? cardLine(card) : code ? codeLine(code) : 'Discount'}
      </dt>
      <dd className="num whitespace-nowrap">−{showPrice(dollars)}</dd>
    </div>
  );
}
