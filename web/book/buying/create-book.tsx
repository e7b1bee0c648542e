import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Book } from '#contract/books.ts';
import { type Family, type HeroToChoose, siblingsOf } from '#web/book/family.ts';
import { bookPath, confirmPath, previewPath } from '#web/book/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';

/**
 * Everything that 'Create book' leads to: choose a child, then the cart or the payment page; for a
 * visitor the way to sign in.
 *
 * @param props.family null for a visitor
 */
export function CreateBook({
  book,
  family,
  open,
  onClose,
}: {
  book: Book;
  family: Family | null;
  open: boolean;
  onClose: () => void;
}) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const [buyFor, setBuyFor] = useState(() => confirmedFor(family, search));
  const leave = useCallback(() => {
    setBuyFor(undefined);
    onClose();
  }, [onClose]);
  if (!family) {
    const peek = (
      <ButtonLink to={previewPath(book.id)} look="quiet">
        Take a peek inside
      </ButtonLink>
    );
    const to = bookPath(book.id, true);
    return <SignInDialog book={book} to={to} peek={peek} open={open} onClose={onClose} />;
  }
  return (
    <>
      <CreateDialog
        book={book}
        family={family}
        open={open && !buyFor}
        onClose={onClose}
        onBuy={(hero) => {
          setBuyFor(hero);
          // On the book's own page a reload opens the sheet again, and so does the way back from the payment page.
          if (pathname === bookPath(book.id)) {
            const { search: sheet } = new URL(confirmPath(book.id, hero.id), location.origin);
            setSearch(sheet, { replace: true, preventScrollReset: true });
          }
        }}
      />
      {buyFor && (
        <ConfirmDialog
          book={book}
          hero={buyFor}
          siblings={siblingsOf(buyFor, family.heroes)}
          onClose={leave}
        />
      )}
    </>
  );
}

/** The child for whom the last dialog stands open by the page's own address (`confirmPath`). */
const confirmedFor = (family: Family | null, search: URLSearchParams): HeroToChoose | undefined =>
  search.get('confirm') === 'true'
    ? family?.heroes.find(({ id }) => id === search.get('child'))
    : undefined;
