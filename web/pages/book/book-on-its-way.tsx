import { Skeleton } from '#web/ui/waiting.tsx';

/** The page of a book before the book is there, in the book's own measure. */
export function BookOnItsWay() {
  return (
    <div className="mt-4 items-start gap-16 md:grid md:grid-cols-[1fr_1.05fr]">
      <p role="status" className="sr-only">
        Loading book
      </p>
      <Skeleton className="mx-auto aspect-square w-[88%] max-w-[30rem] md:w-full" />
      <div className="mt-12 grid gap-4 md:mt-0">
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-12 w-1/2" />
      </div>
    </div>
  );
}
