/** What the giver of a book writes into it: some lines, and from whom they come. Null: nothing was written. */
export type Inscription = { dedication: string | null; from: string | null };

export const NO_INSCRIPTION: Inscription = { dedication: null, from: null };

/** Whether anything is written there. */
export const isInscribed = ({ dedication, from }: Inscription): boolean =>
  dedication !== null || from !== null;
