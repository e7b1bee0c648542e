import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { receiptPath } from '#web/pages/erasing/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { errorToast, showToast } from '#web/ui/toast.ts';
import { deleteMyAccount, isConfirmedBy } from './delete-my-account.ts';

type Receipt = { id: string; date: string; isOpen: boolean };

/** What a family may always ask for: a copy of its data, and the end of its account. */
export function YourData({ email, receipts }: { email: string; receipts: Receipt[] }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-labelledby="your-data" className="mt-12 border-t-2 border-ink pt-6">
      <h2 id="your-data" className="text-2xl">
        Your data
      </h2>
      <p className="mt-1 max-w-read text-ink-soft">
        Everything we keep about your family, photos included, in one ZIP file. Or the end of it.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/api/account/export" reloadDocument download look="quiet">
          Download your data
        </ButtonLink>
        <Button type="button" look="text" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </div>
      {receipts.length > 0 && (
        <>
          <h3 className="mt-6 text-xl">What you had erased</h3>
          <ul className="mt-1">
            {receipts.map(({ id, date, isOpen }) => (
              <li key={id}>
                <Link className="link inline-flex min-h-11 items-center" to={receiptPath(id)}>
                  Receipt of {date}
                </Link>
                {isOpen && (
                  <span className="text-sm text-ink-soft"> (a book is still on its way)</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Delete your account?">
        <DeleteAccount email={email} onClose={() => setAsking(false)} />
      </Dialog>
    </section>
  );
}

/** Says what goes and what stays, and has the e-mail address typed, so that no slip deletes a family. */
function DeleteAccount({ email, onClose }: { email: string; onClose: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('email'));
    if (!isConfirmedBy(typed, email)) {
      setError(`Please type ${email} to continue`);
      return;
    }
    setBusy(true);
    if (await deleteMyAccount()) {
      // A whole new page: nothing of the family may stay in this one.
      window.location.assign('/');
      return;
    }
    // A toast would lie behind the dialog.
    onClose();
    showToast(
      errorToast("We couldn't delete your account. Nothing was changed; please try again."),
    );
  }

  return (
    <form onSubmit={submit} noValidate>
      <p>
        This deletes your children, their photos and previews, your address, your cart and your
        favorites, and it can't be undone. It also deletes the books you've bought and the addresses
        on their orders. What you have saved or printed is yours, but you won't be able to open it
        here. A book that isn't at the printer's yet is canceled, and your money goes back; one that
        is will still come.
      </p>
      <p className="my-3">A record of what was paid stays, without any name or address.</p>
      <TextField
        label="Your e-mail"
        hint={`type ${email}`}
        name="email"
        type="email"
        autoComplete="off"
        error={error}
      />
      <div className="dialog-actions">
        <Button type="submit" look="danger" busy={isBusy} busyLabel="Deleting...">
          Delete my account
        </Button>
        <Button type="button" look="quiet" onClick={onClose}>
          Keep my account
        </Button>
      </div>
    </form>
  );
}
