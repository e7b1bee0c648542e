import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { Book } from '#contract/books.ts';
import { CREATING_CHECKOUT } from '#vocabulary/sentences/checkout.ts';
import { whatIsSold } from '#vocabulary/what-is-sold.ts';
import type { HeroToChoose } from '#web/book/family.ts';
import { addAddressPath, bookPath } from '#web/book/paths.ts';
import { showPrice } from '#web/book/price.ts';
import { GoesTo } from '#web/checkout/goes-to.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFirstInvalid } from '#web/ui/use-first-invalid.ts';
import type { action, loader } from './buy.ts';
import { CoverFor } from './cover-for.tsx';

/** The personalize-and-confirm dialog: the last look before the payment page. */
export function ConfirmDialog({
  book,
  hero,
  onClose,
}: {
  book: Book;
  hero: HeroToChoose;
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} title="Personalize and confirm">
      <Confirming book={book} hero={hero} onClose={onClose} />
    </Dialog>
  );
}

function Confirming({
  book,
  hero,
  onClose,
}: {
  book: Book;
  hero: HeroToChoose;
  onClose: () => void;
}) {
  const check = useFetcher<typeof loader>();
  const checkout = useFetcher<typeof action>();
  useClosedOnReturn(onClose);
  const { load } = check;
  useEffect(() => {
    void load(`/book/${book.id}/buy`);
  }, [load, book.id]);

  const comeBackTo = confirmPath(book.id, hero.id);
  const refused = checkout.data?.refused;
  const form = useFirstInvalid(refused);
  return (
    <checkout.Form ref={form} method="post" action={`/book/${book.id}/buy`}>
      <input type="hidden" name="child_id" value={hero.id} />
      <input type="hidden" name="title" value={book.title} />
      <input type="hidden" name="price" value={book.price} />
      <div className="grid grid-cols-[7rem_1fr] items-center gap-8 sm:grid-cols-[10.5rem_1fr]">
        <CoverFor book={book} reader={hero.reader} />
        <div>
          <p className="text-lg">
            {book.title}, made for <strong className="rubric">{hero.name}</strong>
          </p>
          <p className="mt-1 text-sm text-ink-soft">One copy</p>
          <p className="display num mt-3 text-3xl">{showPrice(book.price)}</p>
        </div>
      </div>
      <p className="mt-6 text-sm text-ink-soft">{whatIsSold.inShort}</p>
      <AddressWords address={check.data?.address} comeBackTo={comeBackTo} />
      {check.data?.parcel && (
        <div className="mt-6">
          <GoesTo parcel={check.data.parcel} comeBackTo={comeBackTo} refused={refused} />
        </div>
      )}
      <div className="dialog-actions">
        <Button
          disabled={check.data?.address !== 'complete'}
          busy={checkout.state !== 'idle'}
          busyLabel={CREATING_CHECKOUT}
        >
          Confirm and pay
        </Button>
        <Button type="button" look="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </checkout.Form>
  );
}

/** What keeps the confirm button disabled, and the way to mend it (specification, section 5). */
function AddressWords({
  address,
  comeBackTo,
}: {
  address?: 'complete' | 'incomplete' | 'unknown';
  comeBackTo: string;
}) {
  if (address === 'complete') return null;
  if (!address) {
    return (
      <p role="status" className="mt-5 text-sm text-ink-soft">
        Looking up your address...
      </p>
    );
  }
  return (
    <div className="mt-6 grid gap-3">
      {address === 'unknown' && <Notice kind="error">Failed to check address</Notice>}
      <Notice kind="todo">
        <p>We don't have your address yet.</p>
        <p>Your address doesn't exist. Add your address in your profile before buying the book.</p>
        <ButtonLink look="quiet" className="mt-3" to={addAddressPath(comeBackTo)}>
          Add Address
        </ButtonLink>
      </Notice>
      <p className="text-sm text-ink-soft" role="status">
        Please add your address before proceeding to checkout.
      </p>
    </div>
  );
}

/** Back from the payment page, a browser may show this page as it was left, still busy. */
function useClosedOnReturn(onClose: () => void): void {
  useEffect(() => {
    const close = (event: PageTransitionEvent) => event.persisted && onClose();
    window.addEventListener('pageshow', close);
    return () => window.removeEventListener('pageshow', close);
  }, [onClose]);
}

/** The book's page with its last dialog open for a child: back to where the address was missing. */
const confirmPath = (bookId: number, childId: string): string =>
  `${bookPath(bookId, true)}&child=${childId}&confirm=true`;
