import { type ReactNode, useState } from 'react';
import { clothOf } from '#web/book/standing-book.tsx';
import { useLaidDown } from '#web/reading/use-laid-down.ts';
import type { Room } from '#web/reading/use-room.ts';
import { DocumentPages } from './document/document-pages.tsx';
import { isPreparing, type PreviewState } from './preview-state.ts';
import { PAGE_COUNT } from './use-peek.ts';

/**
 * The book that is peeked into: a page of its document where there is one, else what stands in for it.
 * It greys while a document is being made, and until that can be seen.
 *
 * @param props.page from 1, the cover
 * @param props.children the same page until its document is there
 * @param props.inColor nothing greys: what stands in is as good, and all that there is without scripts
 * @param props.onLost told if the document cannot be opened
 */
export function PreviewBook({
  bookId,
  page,
  children,
  room,
  inColor = false,
  preview,
  onLost,
}: {
  bookId: number;
  page: number;
  children: ReactNode;
  room: Room;
  inColor?: boolean;
  preview: PreviewState;
  onLost: () => void;
}) {
  const document = preview.step === 'ready' ? preview.url : undefined;
  const [painted, setPainted] = useState<string>();
  const hasDocument = document !== undefined && painted === document;
  const waits = isPreparing(preview) || (document !== undefined && !hasDocument);
  const isGrey = !inColor && (waits || preview.step === 'expired');
  const leaf = useLaidDown<HTMLDivElement>(page, 'rotateY(-32deg)');
  return (
    <figure
      {...room.swipe}
      className={`peek swiped m-0 ${isGrey ? 'preparing' : ''}`}
      aria-label={`Page ${page} of ${PAGE_COUNT}`}
      // The page follows what was pressed.
      aria-busy={waits || room.isTurning || page !== room.at + 1}
    >
      <div className="book" style={clothOf(bookId)}>
        <span className="block" />
        <div ref={leaf} className={page === 1 ? 'board' : 'peek-page'}>
          {!hasDocument && children}
          {document && (
            <div className={hasDocument ? '' : 'invisible'}>
              <DocumentPages
                url={document}
                page={page}
                onPainted={() => setPainted(document)}
                onLost={onLost}
              />
            </div>
          )}
        </div>
      </div>
    </figure>
  );
}
