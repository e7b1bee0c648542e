import type { PDFDocumentProxy } from 'pdfjs-dist';
import { BLEED, TRIM } from '#bookmaking/sheet-size.ts';
import { loadPdfViewer } from './load-pdf-viewer.ts';

/** Sharp on a phone's screen, without asking a small phone for 36 megapixels. */
const MOST_DENSE = 2;

/**
 * Paints one page of a document into an element, with its words above it as unseen text that can
 * be read out, marked and copied.
 *
 * @param number from 1
 * @param width how wide the trimmed page is shown, in CSS pixels
 */
export async function printPage(
  document: PDFDocumentProxy,
  number: number,
  sheet: HTMLElement,
  width: number,
): Promise<void> {
  const { TextLayer } = await loadPdfViewer();
  const page = await document.getPage(number);
  const sheetWidth = width * (1 + (2 * BLEED) / TRIM);
  const viewport = page.getViewport({ scale: sheetWidth / page.getViewport({ scale: 1 }).width });
  const density = Math.min(window.devicePixelRatio || 1, MOST_DENSE);

  const canvas = window.document.createElement('canvas');
  canvas.width = Math.round(viewport.width * density);
  canvas.height = Math.round(viewport.height * density);
  await page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] }).promise;

  const words = window.document.createElement('div');
  words.className = 'document-words';
  words.style.setProperty('--total-scale-factor', String(viewport.scale));
  sheet.replaceChildren(canvas, words);
  const text = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: words,
    viewport,
  });
  await text.render();
}
