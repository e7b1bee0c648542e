/** Pages of a preview (specification, section 9). */
export const PAGE_COUNT = 5;

/** Turning takes this long, and nothing else turns meanwhile (specification, section 9). */
export const TURN_MS = 300;

/** Which of the five pages is shown, from 1, and whether it is still being turned. */
export type Turning = { page: number; locked: boolean };

export type TurnEvent =
  | { type: 'turn'; by: 1 | -1 }
  | { type: 'go'; to: number }
  | { type: 'settled' };

/** Previous and next wrap around; while a page turns, no other does. */
export function turn(state: Turning, event: TurnEvent): Turning {
  if (event.type === 'settled') return { ...state, locked: false };
  if (state.locked) return state;
  const page = event.type === 'go' ? event.to : wrapped(state.page + event.by);
  return page === state.page ? state : { page, locked: true };
}

const wrapped = (page: number): number => ((page - 1 + PAGE_COUNT) % PAGE_COUNT) + 1;
