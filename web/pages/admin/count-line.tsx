import type { ReactNode } from 'react';

/**
 * What stands above a list: how much there is, and where in it one is. Told to screen readers when it
 * changes.
 *
 * @param props.found how many rows the search lets through; undefined without a search
 * @param props.loading the words while the list is fetched anew; undefined otherwise
 */
export function CountLine({
  children,
  found,
  loading,
}: {
  children?: ReactNode;
  found?: number;
  loading?: string;
}) {
  return (
    <div className="num mt-5 mb-2 flex flex-wrap justify-between gap-x-6 text-sm text-ink-soft">
      <p role="status">{loading ?? (found === undefined ? '' : `${found} found`)}</p>
      {children}
    </div>
  );
}
