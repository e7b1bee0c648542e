import { factsOfTheBook } from '#vocabulary/what-is-sold.ts';

/** The facts of what is sold, as a list. */
export function WhatYouGet() {
  return (
    <dl className="max-w-read">
      {factsOfTheBook.map(({ about, fact }) => (
        <div key={about} className="border-b border-edge py-3 sm:grid sm:grid-cols-[9rem_1fr]">
          <dt className="font-bold">{about}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
