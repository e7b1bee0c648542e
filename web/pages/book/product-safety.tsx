import type { ReactNode } from 'react';
import type { Book } from '#contract/books.ts';
import { productSafety } from '#vocabulary/product-safety.ts';
import { whatIsSold } from '#vocabulary/what-is-sold.ts';
import { Fold } from '#web/pages/activity/fold.tsx';
import type { BrowserSettings } from '#web/request-context.ts';

/**
 * Who made the book and what is to be known of its safety, as whoever sells from afar has to show it (Regulation (EU) 2023/988,
 * article 19): the maker as each book's own imprint names it, from the same settings. Folded: whoever looks for it finds it.
 */
export function ProductSafety({ book, maker }: { book: Book; maker: BrowserSettings['maker'] }) {
  return (
    <section className="mt-16 border-t-2 border-ink">
      <Fold title="Safety and maker">
        <dl>
          <Fact about="Product">
            {book.title}, a personalized picture book, number {book.slug}. {whatIsSold.size}{' '}
            {productSafety.language}
          </Fact>
          <Fact about="Your copy's number">{productSafety.copy}</Fact>
          <Fact about="Made of">{productSafety.madeOf}</Fact>
          <Fact about="For">
            {book.age_range}. {productSafety.warning}
          </Fact>
          <Fact about="Maker">
            {maker.maker}, {maker.address},{' '}
            <a className="link break-words" href={`mailto:${maker.mail}`}>
              {maker.mail}
            </a>
          </Fact>
          {maker.personInEu && <Fact about="Responsible person">{maker.personInEu}</Fact>}
        </dl>
      </Fold>
    </section>
  );
}

function Fact({ about, children }: { about: string; children: ReactNode }) {
  return (
    <div className="border-b border-edge py-3 last:border-0 sm:grid sm:grid-cols-[11rem_1fr]">
      <dt className="font-bold">{about}</dt>
      <dd>{children}</dd>
    </div>
  );
}
