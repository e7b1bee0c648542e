import type { Reader } from '#bookmaking/reader.ts';
import type { Inscription } from '#vocabulary/inscription.ts';

/** Who made a copy and which it is, as Regulation (EU) 2023/988 asks for on the book itself. */
export interface Imprint {
  readonly maker: string;
  /** Postal address, on one line. */
  readonly address: string;
  readonly mail: string;
  /** Who answers for it in the European Union, with address and mail, if that is not the maker. */
  readonly personInEu: string | null;
  /** Tells this copy from every other. */
  readonly copyNumber: string;
}

/** All that one copy of a title is bound from: two that are equal are the same book. */
export interface Copy {
  readonly reader: Reader;
  readonly inscription: Inscription | null;
  readonly imprint: Imprint;
}
