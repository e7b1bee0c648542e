import { useState, useSyncExternalStore } from 'react';
import { keptInTab } from '#web/shell/kept-in-tab.ts';

/** In this tab only: two tabs may describe two children, and one id would make them one. */
const KEY = 'wonderling-child-to-be';

/**
 * The id of a child who is not saved yet. What nobody describes is drawn as the id decides, so a form that made a new one at
 * each opening drew another child each time. This one is kept in the tab until a child of the family has it.
 *
 * @param fresh a new id, from the server: what the page has without scripts and before they run
 * @param family the ids that are taken; undefined for a form about a child who has an id
 */
export function useKeptId(fresh: string, family: readonly string[] | undefined): string {
  // As they were when the form was opened: once its child is saved, the form is on its way out.
  const [taken] = useState(family);
  return useSyncExternalStore(
    unchanging,
    () => (taken ? keptId(fresh, taken) : fresh),
    () => fresh,
  );
}

const unchanging = () => () => {};

/** The id that this tab has kept, unless a child has it by now; else the fresh one, from here on. */
export function keptId(fresh: string, taken: readonly string[]): string {
  const kept = keptInTab.read(KEY);
  if (kept && UUID.test(kept) && !taken.includes(kept)) return kept;
  // Where nothing can be kept, each opening draws another child, as chance has it.
  keptInTab.keep(KEY, fresh);
  return fresh;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
