import { Copy, Send } from 'lucide-react';
import type { HeroToChoose } from '#web/book/family.ts';
import { copyLink } from '#web/shell/share-link.ts';
import { Button } from '#web/ui/button.tsx';
import { linkCopied, usePreviewLinks } from './use-preview-links.ts';

/**
 * The reward of a made preview: a link under which somebody dear can look at the five pages, which ends when the preview
 * does and can be taken back (docs/decisions/108).
 *
 * @param props.openUntil until when links made earlier are open (ISO 8601)
 */
export function SendToGrandma({
  bookId,
  child,
  openUntil,
  timeZone,
}: {
  bookId: number;
  child: HeroToChoose;
  openUntil: string | null;
  timeZone: string;
}) {
  const pair = { book_id: bookId, child_id: child.id };
  const links = usePreviewLinks(pair, child.name, openUntil);
  const { url } = links;
  return (
    <section className="mx-auto mt-4 max-w-[27rem]" aria-label={`Show ${child.name} to somebody`}>
      <Button
        type="button"
        look="quiet"
        className="w-full sm:max-lg:mx-auto sm:max-lg:flex sm:max-lg:w-auto"
        busy={links.isBusy}
        onClick={links.send}
      >
        <Send className="icon" />
        Send to Grandma
      </Button>
      {links.openUntil ? (
        <div className="sheet mt-4 p-4">
          <p>
            Whoever has your link can look at these five pages until{' '}
            <b>{dayInWords(links.openUntil, timeZone)}</b>.
          </p>
          {url && (
            <input
              className="input mt-3"
              aria-label="The link"
              value={url}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
          <div className="mt-2 -mb-1 flex flex-wrap gap-x-2">
            {url && (
              <Button type="button" look="text" onClick={() => copyLink(url, linkCopied)}>
                <Copy className="icon" />
                Copy link
              </Button>
            )}
            <Button type="button" look="text" busy={links.isBusy} onClick={links.takeBack}>
              Take it back
            </Button>
          </div>
        </div>
      ) : (
        <p className="mt-2 text-center text-sm text-ink-soft">
          A link to these five pages. It shows no photo, no last name and no address. It ends with
          this preview, and you can take it back any time.
        </p>
      )}
    </section>
  );
}

const dayInWords = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(new Date(moment));
