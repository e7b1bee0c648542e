import { type ComponentProps, Suspense } from 'react';
import { partLater } from '#web/line/part-later.tsx';
import type { Reviews } from './reviews.tsx';

const part = partLater<ComponentProps<typeof Reviews>>(
  async () => (await import('./reviews.tsx')).Reviews,
);
/** Fetches the part, for the server. */
export const fetchReviewsPart = part.fetchPart;

/** `Reviews` for the foot of the page: whole from the server; its code is fetched when the page has been read in. */
export const ReviewsLater = (props: ComponentProps<typeof Reviews>) => (
  <Suspense fallback={null}>
    <part.Part {...props} />
  </Suspense>
);
