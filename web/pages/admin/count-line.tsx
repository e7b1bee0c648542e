import type { ReactNode } from 'react';

/**
 * What stands above a list: how much there is, and where in it one is. Told to screen readers when it
 * changes.
 *
 * @param props.start the words at the left
 * @param props.end the words at the right
 * @param props.found how many rows the search lets through; undefined without a search
 * @param props.loading the words while the list is fetched anew; undefined otherwise
 */
export function CountLine({
  start,
  end,
  found,
  loading,
}: {
  start?: ReactNode;
  end?: ReactNode;
  found?: number;
  loading?: string;
}) {
  return (
    <div className="num mt-5 mb-2 flex flex-wrap text-sm text-ink-soft">
      {start && <p className="mr-5">{start}</p>}
      <p role="status" className="mr-5 font-bold">
        {loading ?? (found === undefined ? '' : `${found.toLocaleString('en-US')} found`)}
      </p>
      {end && <p className="ml-auto">{end}</p>}
    </div>
  );
}
