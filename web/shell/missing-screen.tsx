import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ReadingSpot } from './reading-spot.tsx';

/**
 * A whole page for something that is not there, with the way back.
 *
 * @param props.tab what the browser's tab says, if not the title
 * @param props.children what is said about it
 */
export function MissingScreen({
  title,
  tab = title,
  back,
  children,
}: {
  title: string;
  tab?: string;
  back: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <div className="shop">
      <title>{`${tab} | Wonderling`}</title>
      <EmptyState
        heading="h1"
        picture={<ReadingSpot />}
        title={title}
        action={
          <ButtonLink look="quiet" to={back.to}>
            {back.label}
          </ButtonLink>
        }
      >
        <p>{children}</p>
      </EmptyState>
    </div>
  );
}
