import { useState } from 'react';
import { UNEXPECTED } from '#vocabulary/sentences/failures.ts';
import { shareLink } from '#web/shell/share-link.ts';
import { shop } from '#web/shell/shop-client.ts';
import { errorToast, showToast, type ToastMessage } from '#web/ui/toast.ts';

export const linkCopied: ToastMessage = {
  title: 'Link copied',
  description: 'Paste it into a message to somebody who loves this child.',
};
const TAKEN_BACK: ToastMessage = {
  title: 'Taken back',
  description: "The link doesn't show anything anymore.",
};

/**
 * The links to a preview: made and sent with one press, and taken back all together. The shop keeps no link that it could
 * show again, so its address is known to this page only, until that is left; after that a press makes another one.
 *
 * @param name the child's, for the share sheet
 * @param before until when links that were made earlier are open
 */
export function usePreviewLinks(
  pair: { book_id: number; child_id: string },
  name: string,
  before: string | null,
) {
  const [openUntil, setOpenUntil] = useState(before);
  const [url, setUrl] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const make = async (): Promise<string | undefined> => {
    setBusy(true);
    const { data, error } = await shop.book_previews.makeLink(pair);
    setBusy(false);
    if (!data) {
      showToast(errorToast(wordsOf(error)));
      return undefined;
    }
    setOpenUntil(data.expires_at);
    setUrl(data.url);
    return data.url;
  };

  return {
    openUntil,
    url,
    isBusy,
    send: async () => {
      const made = url ?? (await make());
      if (made) await shareLink({ title: `${name} is in a book`, url: made }, linkCopied);
    },
    takeBack: async () => {
      setBusy(true);
      const { error } = await shop.book_previews.takeLinksBack({ query: pair });
      setBusy(false);
      if (error) {
        showToast(errorToast(wordsOf(error)));
        return;
      }
      setOpenUntil(null);
      setUrl(undefined);
      showToast({ ...TAKEN_BACK, variant: 'success' });
    },
  };
}

/** A refusal has the contract's words; without an answer there are none but ours. */
const wordsOf = (error: Error | null): string =>
  error && 'code' in error ? error.message : UNEXPECTED;
