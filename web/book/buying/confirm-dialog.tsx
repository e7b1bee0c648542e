import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Book } from '#contract/books.ts';
import { CREATING_CHECKOUT } from '#vocabulary/sentences/checkout.ts';
import type { HeroToChoose } from '#web/book/family.ts';
import { confirmPath } from '#web/book/paths.ts';
import { showPrice } from '#web/book/price.ts';
import { CheckoutSheet } from '#web/checkout/checkout-sheet.tsx';
import { DedicationFields } from '#web/checkout/dedication-fields.tsx';
import { ALSO_FOR, YES } from '#web/checkout/sheet-fields.ts';
import { giftTo, useTypedSheet } from '#web/checkout/typed-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AlsoFor } from './also-for.tsx';
import type { action, loader } from './buy.ts';
import { CoverFor } from './cover-for.tsx';

type Props = {
  book: Book;
  hero: HeroToChoose;
  /** Whom the same book can be bought for with one press more. */
  siblings: HeroToChoose[];
  onClose: () => void;
};

/** The personalize-and-confirm dialog: the sheet for one book, before the payment page. */
export function ConfirmDialog(props: Props) {
  return (
    <Dialog open onClose={props.onClose} title="Personalize and confirm">
      <Confirming {...props} />
    </Dialog>
  );
}

function Confirming({ book, hero, siblings, onClose }: Props) {
  const where = useFetcher<typeof loader>();
  const purchase = `${book.id} ${hero.id}`;
  const checkout = useFetcher<typeof action>({ key: `buy ${purchase} ${useReturns()}` });
  const { load } = where;
  const way = `/book/${book.id}/buy`;
  useEffect(() => {
    void load(`${way}?child=${hero.id}`);
  }, [load, way, hero.id]);

  const { typed, isFromBefore, say } = useTypedSheet(purchase);
  const written = useTypedSheet(giftTo(hero.id));
  const also = (sibling: HeroToChoose) => `${ALSO_FOR} ${sibling.id}`;
  const isAlsoFor = (sibling: HeroToChoose) => typed[also(sibling)] === YES;
  const copies = 1 + siblings.filter(isAlsoFor).length;
  return (
    <CheckoutSheet
      purchase={purchase}
      where={where.data}
      lines={[{ book_id: book.id, price: book.price, quantity: copies }]}
      refused={checkout.data}
      comeBackTo={confirmPath(book.id, hero.id)}
      form={checkout.Form}
      action={way}
      actions={(isReady) => (
        <div className="dialog-actions !mt-0">
          <Button
            disabled={!isReady}
            busy={checkout.state !== 'idle'}
            busyLabel={CREATING_CHECKOUT}
          >
            Confirm and pay
          </Button>
          <Button type="button" look="quiet" onClick={onClose}>
            Not now
          </Button>
        </div>
      )}
    >
      <input type="hidden" name="child_id" value={hero.id} />
      <input type="hidden" name="title" value={book.title} />
      <input type="hidden" name="price" value={book.price} />
      <div className="grid grid-cols-[7rem_1fr] items-center gap-8 sm:grid-cols-[10.5rem_1fr]">
        <CoverFor book={book} reader={hero.reader} />
        <div className="min-w-0 break-words">
          <p className="text-lg">
            {book.title}, made for <strong className="rubric">{hero.name}</strong>
          </p>
          <p className="mt-1 text-sm text-ink-soft">One copy, {showPrice(book.price)}</p>
        </div>
      </div>
      <AlsoFor
        book={book}
        siblings={siblings}
        isChosen={isAlsoFor}
        onChange={(sibling, isChosen) => say({ [also(sibling)]: isChosen ? YES : '' })}
      />
      <DedicationFields
        key={`${isFromBefore} ${written.isFromBefore}`}
        start={{ ...written.typed, ...checkout.data?.typed, ...typed }}
        errors={checkout.data?.errors}
        copies={copies}
      />
    </CheckoutSheet>
  );
}

/**
 * How often somebody has come back to this very page. Back from the payment page, a browser may show it as it was left, still
 * busy: what was sent then is over, and a fetcher of the next number can be used at once.
 */
function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const count = (event: PageTransitionEvent) => event.persisted && setReturns((n) => n + 1);
    window.addEventListener('pageshow', count);
    return () => window.removeEventListener('pageshow', count);
  }, []);
  return returns;
}
