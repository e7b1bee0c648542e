/**
 * Erasing everything about a child (docs/decisions/142): what goes, with its words for one and for many, in the order that a
 * receipt lists it.
 */
export const erasedLabels = {
  details: ['what you told us: name, birthday, looks and words', ''],
  photos: ['photo', 'photos'],
  previews: ['preview', 'previews'],
  preview_links: ['link to a preview', 'links to previews'],
  cart_lines: ['book in your cart', 'books in your cart'],
  books: ['bought book, with its drawn pages', 'bought books, with their drawn pages'],
  corrections: ['correction of a book', 'corrections of books'],
  dedications: ['dedication', 'dedications'],
  print_files: ["printer's copy of a book", "printer's copies of books"],
  addresses: ['address on an order', 'addresses on orders'],
} as const satisfies Record<string, readonly [one: string, many: string]>;

export type ErasedThing = keyof typeof erasedLabels;
export const erasedThings = Object.keys(erasedLabels) as ErasedThing[];
/** How many of each went. */
export type WhatWent = Record<ErasedThing, number>;

export const nothingWent: WhatWent = {
  details: 0,
  photos: 0,
  previews: 0,
  preview_links: 0,
  cart_lines: 0,
  books: 0,
  corrections: 0,
  dedications: 0,
  print_files: 0,
  addresses: 0,
};

/** What went, in words, one line each. */
export const wentInWords = (went: WhatWent): string[] =>
  erasedThings
    .filter((thing) => went[thing] > 0)
    .map((thing) => {
      const [one, many] = erasedLabels[thing];
      if (!many) return one.charAt(0).toUpperCase() + one.slice(1);
      return `${went[thing]} ${went[thing] === 1 ? one : many}`;
    });

/** Why an order keeps for a while whom it is for, each with what a receipt says of it. */
export const staysLabels = {
  unpaid: 'Its payment may still come in. It goes a day after that can no longer happen.',
  checking: 'You have paid for it, and it will be printed. It goes once it has arrived.',
  printing: 'It is with the printer. It goes once it has arrived.',
  on_its_way: 'It is in the mail. It goes once it has arrived.',
  letter: 'A letter about it is being sent. It goes after that, within the hour.',
} as const;

export type WhyItStays = keyof typeof staysLabels;
export const reasonsToStay = Object.keys(staysLabels) as [WhyItStays, ...WhyItStays[]];
