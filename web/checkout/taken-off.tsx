import { codeLine } from '#vocabulary/codes.ts';
import { showPrice } from '#web/book/price.ts';

/** The line of a discount among amounts: 'Code SPRING10 −$3.30'. It stands in a `dl`; nothing for none. */
export function TakenOff({ code, dollars }: { code: string | null; dollars: number }) {
  if (dollars === 0) return null;
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 break-words">{code ? codeLine(code) : 'Discount'}</dt>
      <dd className="num whitespace-nowrap">−{showPrice(dollars)}</dd>
    </div>
  );
}
