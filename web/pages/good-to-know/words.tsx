import type { ReactNode } from 'react';
import { PageHead } from '#web/shell/page-head.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** A page that is only words, set to a comfortable measure. */
export function Words({
  title,
  description,
  children,
}: {
  title: string;
  /** For who finds the page by a search. */
  description: string;
  children: ReactNode;
}) {
  return (
    <article className="shop">
      <PageHead title={title} description={description} />
      <PageHeading title={title} />
      <div className="words">{children}</div>
    </article>
  );
}
