import type { Book } from '#contract/books.ts';
import { bookPath, previewPath } from '#web/book/paths.ts';
import { loginPath } from '#web/sign-in/login-path.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** A visitor wants a book made (specification, section 4: sign-in-required dialog). */
export function SignInDialog({
  book,
  open,
  onClose,
}: {
  book: Book;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title="Sign in required">
      <p>
        To put a child into {book.title}, we have to know whose child it is. Please sign in first:
        it takes a mail and a tap, and no password.
      </p>
      <div className="dialog-actions">
        <ButtonLink to={loginPath(bookPath(book.id, true))}>Sign In</ButtonLink>
        <ButtonLink to={previewPath(book.id)} look="quiet">
          Take a peek inside
        </ButtonLink>
      </div>
    </Dialog>
  );
}
