import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url';

export { TextLayer } from 'pdfjs-dist';

GlobalWorkerOptions.workerSrc = workerUrl;
const worker = new PDFWorker();

/** Opens a document of ours; the session's cookie goes along. */
export function open(url: string): Promise<PDFDocumentProxy> {
  return getDocument({
    url,
    worker,
    // A preview is small and comes whole.
    disableRange: true,
    // Our documents hold no such picture, and our content policy admits no WebAssembly.
    useWasm: false,
  }).promise;
}
