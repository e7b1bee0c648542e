/** A place in the row of page numbers: a page, or a gap where some are left out. */
export type Place = { page: number; isFiller: boolean } | { gapBefore: number };

/**
 * The page numbers to show: the first, the last, the current one and its neighbors. A gap stands for
 * two pages or more; where it would stand for one, that page fills it.
 *
 * @param page the current page, from 1
 * @param pages how many there are
 */
export function pageList(page: number, pages: number): Place[] {
  const main = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return main.flatMap((number, place): Place[] => {
    const shown: Place = { page: number, isFiller: false };
    const leftOut = number - (main[place - 1] ?? 0) - 1;
    if (leftOut === 0) return [shown];
    const between = leftOut === 1 ? { page: number - 1, isFiller: true } : { gapBefore: number };
    return [between, shown];
  });
}

/** Rows on pages of so many each; an empty list has one page with nothing on it. */
export const countPages = (rows: number, pageSize: number): number =>
  Math.max(1, Math.ceil(rows / pageSize));
