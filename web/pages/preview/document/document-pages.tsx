import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PAGES } from '#web/pages/preview/use-peek.ts';
import { openDocument } from './load-pdf-viewer.ts';
import { printPage } from './print-page.ts';
import './document.css';

/**
 * The pages of a preview's document, of which one is shown.
 *
 * @param props.page the page to show, from 1
 * @param props.onPainted told once that page can be seen for the first time
 * @param props.onLost told if the document cannot be opened
 */
export function DocumentPages({
  url,
  page,
  onPainted,
  onLost,
}: {
  url: string;
  page: number;
  onPainted: () => void;
  onLost: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const document = useDocument(url, onLost);
  usePrinting(document, frame, page, onPainted);
  return (
    <div ref={frame} className="absolute inset-0">
      {PAGES.map((number) => (
        <div key={number} className="document-sheet" hidden={number !== page} />
      ))}
    </div>
  );
}

/** The document behind an address, once it is open. */
function useDocument(url: string, onLost: () => void): PDFDocumentProxy | undefined {
  const [opened, setOpened] = useState<PDFDocumentProxy>();
  const lose = useEffectEvent(onLost);
  useEffect(() => {
    let left = false;
    let document: PDFDocumentProxy | undefined;
    openDocument(url).then(
      (found) => {
        document = found;
        if (left) void found.loadingTask.destroy();
        else setOpened(found);
      },
      () => left || lose(),
    );
    return () => {
      left = true;
      void document?.loadingTask.destroy();
    };
  }, [url]);
  return opened;
}

/** Paints the page that is looked at, then the others, so that they are there when turned to. */
function usePrinting(
  document: PDFDocumentProxy | undefined,
  frame: RefObject<HTMLDivElement | null>,
  page: number,
  onPainted: () => void,
): void {
  const currentPage = useEffectEvent(() => page);
  const painted = useEffectEvent(onPainted);
  useEffect(() => {
    if (!document || !frame.current) return;
    let left = false;
    const sheets = [...frame.current.children] as HTMLElement[];
    const width = frame.current.clientWidth;
    const first = currentPage();
    const printAll = async () => {
      for (const number of [first, ...PAGES.filter((each) => each !== first)]) {
        if (left || number > document.numPages) continue;
        await printPage(document, number, sheets[number - 1]!, width);
        if (number === first && !left) painted();
      }
    };
    printAll().catch((error) => left || console.error('A page could not be painted', error));
    return () => {
      left = true;
    };
  }, [document, frame]);
}
