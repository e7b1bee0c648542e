import type { Days } from '#vocabulary/delivery.ts';
import { factsOfTheBook } from '#vocabulary/what-is-sold.ts';

/**
 * The facts of what is sold, as a list.
 * @param props.days until it comes, over all countries; undefined where nobody can tell
 */
export function WhatYouGet({ days }: { days: Days | undefined }) {
  return (
    <dl className="max-w-read">
      {factsOfTheBook(days).map(({ about, fact }) => (
        <div key={about} className="border-b border-edge py-3 sm:grid sm:grid-cols-[9rem_1fr]">
          <dt className="font-bold">{about}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
