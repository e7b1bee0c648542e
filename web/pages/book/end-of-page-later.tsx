import { type ComponentProps, Suspense } from 'react';
import { partLater } from '#web/line/part-later.tsx';
import type { EndOfPage } from './end-of-page.tsx';

const end = partLater<ComponentProps<typeof EndOfPage>>(
  async () => (await import('./end-of-page.tsx')).EndOfPage,
);
/** Fetches it, for the server. */
export const fetchEndOfPage = end.fetchPart;

/** It comes whole from the server, and does what it does without scripts: its code is no part of what is loaded first. */
export const EndOfPageLater = (props: ComponentProps<typeof EndOfPage>) => (
  <Suspense fallback={null}>
    <end.Part {...props} />
  </Suspense>
);
