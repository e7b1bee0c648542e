import { Link } from 'react-router';
import type { AdminOrder } from '#contract/admin.ts';
import { makingStageLabels } from '#vocabulary/making.ts';
import { showPrice } from '#web/book/price.ts';
import { isErased } from '#web/pages/admin/orders/erased.ts';
import { BookOfOrder } from '#web/pages/orders/book-of-order.tsx';
import { shortId, statusInWords } from '#web/pages/orders/order-in-words.ts';
import type { ShownLine } from './shown-line.ts';

/** The books of one payment, each with its own child on the cover; the others lead to their own pages. */
export function Lines({ lines, order }: { lines: ShownLine[]; order: AdminOrder }) {
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="text-xl">
        {lines.length === 1 ? 'What was bought' : `${lines.length} books, paid together`}
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-5 @min-[40rem]/desk:grid-cols-2">
        {lines.map((line) => (
          <li key={line.id} className="flex items-start gap-4">
            <BookOfOrder order={line} className="w-20 flex-none py-1" />
            <div className="min-w-0 text-sm">
              <b className="block text-base leading-snug">{line.book_title}</b>
              {line.reader && (
                <span className="block">
                  For <b className="rubric break-words">{line.reader.name}</b>
                </span>
              )}
              {isErased({ ...order, ...line, child_name: line.reader?.name ?? null }) && (
                <span className="block text-ink-soft">Its child was erased</span>
              )}
              <span className="num block">
                {showPrice(line.total_amount)}
                {line.quantity > 1 && `, ${line.quantity} copies`}
              </span>
              <span className="block text-ink-soft">
                {line.stage ? makingStageLabels[line.stage] : statusInWords(line.status)}
              </span>
              {line.id === order.id ? (
                lines.length > 1 && (
                  <b aria-current="true" className="inline-flex min-h-11 items-center">
                    This order
                  </b>
                )
              ) : (
                <Link
                  className="link inline-flex min-h-11 items-center"
                  to={`/admin/orders/${line.id}`}
                >
                  Order {shortId(line.id)}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
