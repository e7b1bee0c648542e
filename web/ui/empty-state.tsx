import type { ReactNode } from 'react';

/**
 * A place with nothing in it yet: a picture, the words, and one thing to do.
 *
 * @param props.heading 'h1' where this is the whole page
 */
export function EmptyState({
  picture,
  title,
  heading: Heading = 'h2',
  children,
  action,
}: {
  picture?: ReactNode;
  title: string;
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty">
      {picture}
      <Heading className="text-2xl">{title}</Heading>
      {children}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
