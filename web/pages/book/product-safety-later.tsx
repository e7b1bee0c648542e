import { type ComponentProps, Suspense } from 'react';
import { partLater } from '#web/line/part-later.tsx';
import type { ProductSafety } from './product-safety.tsx';

const safety = partLater<ComponentProps<typeof ProductSafety>>(
  async () => (await import('./product-safety.tsx')).ProductSafety,
);
/** Fetches it, for the server. */
export const fetchProductSafety = safety.fetchPart;

/** It stands at the very end and is folded by the browser itself, so its code is no part of what is loaded first. */
export const ProductSafetyLater = (props: ComponentProps<typeof ProductSafety>) => (
  <Suspense fallback={null}>
    <safety.Part {...props} />
  </Suspense>
);
