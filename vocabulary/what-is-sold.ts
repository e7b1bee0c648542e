/**
 * What is sold, as it is today: a book to read and to print at home, at once. Book page, dialog, cart, payment page,
 * confirmation, letters, /delivery, /help and structured data all speak from here, so that none of them promises what the
 * others do not. It says only what the shop does; when books are printed and sent, it is these sentences that change.
 * A test holds pages and size to the books themselves (tests/rules/what-is-sold.test.ts).
 */
export const whatIsSold = {
  /** Where there is room for one line. */
  inShort:
    'The whole book: 32 pages, 21 cm square, to read on screen and to print at home, minutes after you have paid.',
  whatYouGet:
    'The whole book, drawn and told for one child: to read on screen, and as a PDF to print at home.',
  pages: '32 pages between two covers, each moment of the story on an opening of its own.',
  size: '21 cm square (8.3 inches), and 3 mm more on every side to cut off.',
  when: 'Minutes after you have paid, under My Orders, as often as you like.',
  byPost: 'Nothing comes in the mail yet. The address that we ask for is kept with the order.',
  changes:
    'For a day after you have paid, or until you press "Print it now": names, looks, words, dedication and address. Then its pages stay as they are.',
  canceling:
    "For as long as its pages can be changed, you can also cancel it on the order's page. Then all of your money for it goes back, the way you paid.",
  madeGood:
    "A misspelled name, a page that came out wrong, the wrong sister: write to us with your order number, and we'll make it right.",
} as const;

/** The same as a list, each fact with what it answers. */
export const factsOfTheBook = [
  { about: 'The book', fact: whatIsSold.whatYouGet },
  { about: 'Pages', fact: whatIsSold.pages },
  { about: 'Size', fact: whatIsSold.size },
  { about: 'When', fact: whatIsSold.when },
  { about: 'By mail', fact: whatIsSold.byPost },
  { about: 'What can be changed', fact: whatIsSold.changes },
  { about: 'If you change your mind', fact: whatIsSold.canceling },
  { about: 'What we make good', fact: whatIsSold.madeGood },
] as const;
