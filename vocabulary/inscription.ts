/**
 * What the giver of a book writes into it: up to 200 characters as a person counts them, on six lines, and from whom they
 * come. Null: nothing was written.
 */
export type Inscription = { readonly dedication: string | null; readonly from: string | null };
