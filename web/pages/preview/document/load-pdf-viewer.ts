import type { PDFDocumentProxy } from 'pdfjs-dist';
import { again } from '#web/line/again.ts';

type PdfViewer = typeof import('./open-document.ts');

let room: Promise<PdfViewer> | undefined;

/**
 * Fetches pdf.js and starts its worker, once. Called early, on Generate or when the page is idle,
 * it costs a preview nothing: 450 KB of script are parsed while the book is being made.
 */
export function loadPdfViewer(): Promise<PdfViewer> {
  room ??= again(() => import('./open-document.ts')).catch((error) => {
    // Without a network now, but perhaps with one on the next try.
    room = undefined;
    throw error;
  });
  // Who only wants it early does not wait for it, and hears of no failure.
  room.catch(() => {});
  return room;
}

/** Opens a preview's document. Rejects if it is gone or is no document. */
export async function openDocument(url: string): Promise<PDFDocumentProxy> {
  return (await loadPdfViewer()).open(url);
}
