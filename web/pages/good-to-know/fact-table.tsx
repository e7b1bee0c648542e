import type { ReactNode } from 'react';

/** A table of two columns: what, with a word about it below, and how much or how long. */
export function FactTable({
  caption,
  heads,
  rows,
}: {
  /** For who does not see where it stands. */
  caption: string;
  heads: readonly [string, string];
  rows: readonly { what: string; about?: string; fact: ReactNode }[];
}) {
  return (
    <table className="my-4 w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pr-4 align-bottom last:pr-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, about, fact }) => (
          <tr key={what} className="border-b border-edge align-top">
            <th scope="row" className="w-3/5 py-3 pr-4 font-normal">
              {what}
              {about && <span className="mt-1 block text-sm text-ink-soft">{about}</span>}
            </th>
            <td className="py-3">{fact}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
