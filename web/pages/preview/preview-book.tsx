import { type ReactNode, useEffect, useRef, useState } from 'react';
import { clothOf } from '#web/book/standing-book.tsx';
import { useSwipe } from '#web/reading/use-swipe.ts';
import { DocumentPages } from './document/document-pages.tsx';
import { isPreparing, type PreviewState } from './preview-state.ts';
import { PAGE_COUNT, TURN_MS } from './turning.ts';

/**
 * The book that is peeked into: a page of its document where there is one, else what stands in for it.
 * It greys while a document is being made, and until that can be seen.
 *
 * @param props.children the same page until its document is there
 * @param props.page from 1, the cover
 * @param props.inColor nothing greys: what stands in is as good, and all that there is without scripts
 * @param props.isTurning while it is, another turn would not be heard
 * @param props.onTurn told when a finger turns the page
 * @param props.onLost told if the document cannot be opened
 */
export function PreviewBook({
  bookId,
  children,
  page,
  inColor = false,
  isTurning,
  preview,
  onTurn,
  onLost,
}: {
  bookId: number;
  children: ReactNode;
  page: number;
  inColor?: boolean;
  isTurning: boolean;
  preview: PreviewState;
  onTurn: (by: 1 | -1) => void;
  onLost: () => void;
}) {
  const document = preview.step === 'ready' ? preview.url : undefined;
  const [painted, setPainted] = useState<string>();
  const hasDocument = document !== undefined && painted === document;
  const waits = isPreparing(preview) || (document !== undefined && !hasDocument);
  const isGrey = !inColor && (waits || preview.step === 'expired');
  const leaf = useTurningLeaf(page);
  const swipe = useSwipe(onTurn);
  return (
    <figure
      {...swipe}
      className={`peek m-0 ${isGrey ? 'preparing' : ''}`}
      aria-label={`Page ${page} of ${PAGE_COUNT}`}
      aria-busy={waits || isTurning}
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

/** Lays each new page down as if it had been turned. */
function useTurningLeaf(page: number) {
  const leaf = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    leaf.current?.animate(
      [
        { transform: 'rotateY(-32deg)', transformOrigin: 'left', opacity: 0.5 },
        { transform: 'none', transformOrigin: 'left', opacity: 1 },
      ],
      { duration: TURN_MS, easing: 'cubic-bezier(0.3, 0.05, 0.2, 1)' },
    );
  }, [page]);
  return leaf;
}
