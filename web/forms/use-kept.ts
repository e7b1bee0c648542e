import { type RefObject, useEffect, useState } from 'react';
import { keptInTab } from '#web/shell/kept-in-tab.ts';

/** What was typed into a form, by the name of its field. */
export type Kept = Record<string, string>;

/**
 * Keeps what is typed into a form for as long as the form stands there, in this tab: a page that is loaded anew, by whom or for
 * what ever, shows it again. A form that was sent, canceled or left is gone from the page, and with it what was kept: that much a
 * reload does not do. Files are not kept.
 *
 * @param as what tells the form from the others of this shop
 * @returns what was kept before this page was loaded; undefined if nothing was, on the server, and at the first sight of a page
 */
export function useKept(form: RefObject<HTMLFormElement | null>, as: string): Kept | undefined {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    setKept(readKept(as));
    const follow = ({ target }: Event) => {
      const typed = (target as Partial<HTMLInputElement>).form;
      if (typed && typed === form.current) keep(as, typed);
    };
    document.addEventListener('input', follow);
    return () => {
      document.removeEventListener('input', follow);
      keptInTab.keep(keyOf(as), null);
    };
  }, [form, as]);
  return kept;
}

const keyOf = (as: string): string => `wonderling-typed ${as}`;

/** What a form of this name held when the page was loaded anew; undefined if there is nothing. */
export function readKept(as: string): Kept | undefined {
  try {
    // Written by `keep` below, or by whoever sits before this browser: they can type the same.
    return JSON.parse(keptInTab.read(keyOf(as)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(as: string, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  keptInTab.keep(keyOf(as), JSON.stringify(Object.fromEntries(typed)));
}
