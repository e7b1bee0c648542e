import { useLocation, useNavigation } from 'react-router';
import { useIsCut } from '#web/line/no-line.tsx';
import { Skeleton } from '#web/ui/waiting.tsx';

/**
 * Answers a press at once with a line of pencil along the top, and puts the gray shape of a page over the one that is there if
 * the other takes longer than a blink. That one lives on under it, with all that was typed: it is what stays if the line is cut.
 */
export function OnItsWay() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isCut = useIsCut();
  if (state === 'idle') return null;
  const isAnotherPage = state === 'loading' && location.pathname !== pathname;
  return (
    <>
      <div className="on-its-way" aria-hidden="true" />
      {isAnotherPage && !isCut && <PageShape />}
    </>
  );
}

/** What most pages look like from afar: a heading, a sentence, six things. */
function PageShape() {
  return (
    <div className="page-shape" aria-hidden="true">
      <div className="shop grid grid-cols-2 gap-8 pt-10 md:grid-cols-3 lg:grid-cols-4">
        <Skeleton className="col-span-full h-12 w-3/5" />
        <Skeleton className="col-span-full h-6 w-4/5" />
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} className="aspect-square" />
        ))}
      </div>
    </div>
  );
}
