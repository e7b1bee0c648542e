import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Book } from '#contract/books.ts';
import type { Family, HeroToChoose } from '#web/book/family.ts';
import { bookPath, previewPath } from '#web/book/paths.ts';
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
  const [search] = useSearchParams();
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
          onClose();
          setBuyFor(hero);
        }}
      />
      {buyFor && <ConfirmDialog book={book} hero={buyFor} onClose={leave} />}
    </>
  );
}

/** The child for whom the last dialog stood open when the address turned out to be missing (`confirmPath`). */
const confirmedFor = (family: Family | null, search: URLSearchParams): HeroToChoose | undefined =>
  search.get('confirm') === 'true'
    ? family?.heroes.find(({ id }) => id === search.get('child'))
    : undefined;
