import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/page-heading.tsx';

/** A page that is only words, set to a comfortable measure. */
export function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="shop">
      <title>{`${title} | Wonderling`}</title>
      <PageHeading title={title} />
      <div className="words">{children}</div>
    </article>
  );
}
