/**
 * Where somebody stands in onboarding. All of it is in the address: the ids that the children have, or
 * will have, and which of them is asked for. So a reload, a bookmark and the browser's own Back arrive
 * where they should, and a form that is sent again finds the child that it made.
 */
export type Step = {
  ids: string[];
  /** 1 is the first child; 0 asks how many there are. */
  at: number;
};

/** Child-count choices: 1 to 5 (specification, section 9). */
export const MOST_CHILDREN = 5;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads the step from the address; what makes no sense there leads back to the first question. */
export function readStep(query: URLSearchParams): Step {
  const named = (query.get('children') ?? '').split(',').filter((id) => UUID.test(id));
  const ids = [...new Set(named)].slice(0, MOST_CHILDREN);
  const at = Number(query.get('child') ?? 0);
  return { ids, at: Number.isInteger(at) && at >= 0 && at <= ids.length ? at : 0 };
}

/** The address of a step; `to` is the page that was wanted before all this, '/' for none. */
export function stepPath({ ids, at }: Step, to: string): string {
  const query = new URLSearchParams();
  if (at > 0) query.set('child', String(at));
  if (to !== '/') query.set('to', to);
  const rest = [query.size > 0 && String(query), ids.length > 0 && `children=${ids.join(',')}`];
  const text = rest.filter(Boolean).join('&');
  return text ? `/onboarding?${text}` : '/onboarding';
}

/**
 * The step after the count was chosen. Children that were told of before keep their ids.
 *
 * @param newId makes one
 * @returns undefined if the count is none of the choices
 */
export function stepAfterCount(
  count: number,
  { ids }: Step,
  newId: () => string,
): Step | undefined {
  if (!Number.isInteger(count) || count < 1 || count > MOST_CHILDREN) return undefined;
  return { ids: Array.from({ length: count }, (_, place) => ids[place] ?? newId()), at: 1 };
}
