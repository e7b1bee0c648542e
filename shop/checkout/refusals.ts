/** Why a checkout is refused before any money is asked for (specification, sections 5 and 8). */

export class CartEmpty extends Error {
  override name = 'CartEmpty';
}

export class AddressRequired extends Error {
  override name = 'AddressRequired';
}

/** What the page showed is not what the shop would charge. */
export class PriceChanged extends Error {
  override name = 'PriceChanged';
  /** The shop's prices now, in cents. */
  readonly prices: { bookId: number; price: number }[];

  constructor(prices: { bookId: number; price: number }[]) {
    super('A price has changed');
    this.prices = prices;
  }
}

/** The cart no longer holds what the page showed. */
export class CartChanged extends Error {
  override name = 'CartChanged';
}

/** A line's child has been deleted since. */
export class ChildGone extends Error {
  override name = 'ChildGone';
}

/** A line's child has a name that no book can carry. */
export class NameCannotBePrinted extends Error {
  override name = 'NameCannotBePrinted';
  readonly childId: string;
  /** Kind words that the customer may read. */
  readonly details: string;

  constructor(childId: string, details: string) {
    super('A name cannot be printed');
    this.childId = childId;
    this.details = details;
  }
}
