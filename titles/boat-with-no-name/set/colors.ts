/** The evening's sky, from its top to the horizon: no lighter than the paper of words beside it. */
export const DUSKY = ['#222c5c', '#443d6c'] as const;
