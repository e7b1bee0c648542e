import { type Days, daysInWords } from './delivery.ts';

/**
 * What is sold: a printed book, sent to the family's door, and the same book to read on screen at once. Book page, dialog, cart,
 * payment page, confirmation, letters, /delivery, /help and structured data all speak from here, so that none of them promises
 * what the others do not. It says only what the shop does. How long it takes is the print partner's to say, by country
 * (`shop/delivery`). A test holds pages and size to the books themselves (tests/rules/what-is-sold.test.ts).
 */
export const whatIsSold = {
  /** Where there is room for one line. */
  inShort:
    'A printed hardcover, 32 pages, 8.5 x 8.5 inches, delivery included, and the same book to read on screen minutes after you have paid.',
  whatYouGet:
    'A hardcover, drawn, told and printed for one child, and the same book to read on screen.',
  pages: '32 pages between two covers, each moment of the story on an opening of its own.',
  size: '8.5 x 8.5 inches (21.6 cm square).',
  when: 'Minutes after you have paid, under My Orders, as often as you like.',
  printed:
    'To order, for you alone: it goes to the printer a day after you have paid, or as soon as you press "Print it now".',
  byPost: 'It comes in the mail, and delivery is in the price.',
  changes:
    'Until it goes to the printer: names, looks, words, dedication and address. Then its pages stay as they are.',
  canceling:
    "For as long as its pages can be changed, you can also cancel it on the order's page. Then all of your money for it goes back, the way you paid.",
  noReturn:
    "After that it can't be canceled or sent back because you have changed your mind: it is made for one child, from what you told us, and nobody else could use it.",
  madeGood:
    "A misspelled name, a page that came out wrong, the wrong sister, a book that arrives damaged or not at all: write to us with your order number, and we'll make it right.",
  howMadeGood:
    'We print it anew and send it, or give your money back: say which you would rather have.',
} as const;

/**
 * When a book comes, where nobody has said yet to which country.
 * @param days from paying, over all countries; undefined while the printer has not answered
 */
const whenItComes = (days: Days | undefined): string =>
  days
    ? `${daysInWords(days)} after you have paid, depending on the country. Delivery is in the price.`
    : 'Delivery is in the price. How long it takes we are just asking our printer: you will see it here, and before you pay.';

/** All of it as a list, each fact with what it answers. */
export const factsOfTheBook = (days: Days | undefined) =>
  [
    { about: 'The book', fact: whatIsSold.whatYouGet },
    { about: 'Pages', fact: whatIsSold.pages },
    { about: 'Size', fact: whatIsSold.size },
    { about: 'On screen', fact: whatIsSold.when },
    { about: 'Printed', fact: whatIsSold.printed },
    { about: 'In the mail', fact: whenItComes(days) },
    { about: 'What can be changed', fact: whatIsSold.changes },
    { about: 'If you change your mind', fact: `${whatIsSold.canceling} ${whatIsSold.noReturn}` },
    { about: 'What we make good', fact: whatIsSold.madeGood },
  ] as const;
