import { howLong } from './how-long.ts';

/** What the shop keeps, how long, and what for. */
export type Kept = { what: string; howLong: string; why: string };

const WITH_ACCOUNT = 'Until you change it, or delete your account.';

/**
 * The table of /privacy. Every time in it is one that the code counts from (`how-long.ts`); a test holds the two together
 * (tests/rules/how-long.test.ts), and another looks for tables that it does not speak of.
 */
export const whatIsKept: readonly Kept[] = [
  {
    what: 'Your name, e-mail address and chosen plan',
    howLong: WITH_ACCOUNT,
    why: 'So that you can sign in and find your books.',
  },
  {
    what: 'A link and code to sign in with',
    howLong: `${howLong.signInMinutes} minutes, or until it is used.`,
    why: 'Long enough to open the letter.',
  },
  {
    what: 'That a browser is signed in',
    howLong: `${howLong.sessionDays} days after your last visit, or until you sign out.`,
    why: 'So that you need no new letter each time. We keep neither the network address nor the browser with it.',
  },
  {
    what: 'What you tell us about a child, and its photo',
    howLong: 'Until you delete the child.',
    why: 'The books are drawn and told from it.',
  },
  {
    what: 'A photo that you uploaded and no child shows',
    howLong: `${howLong.loosePhotoHours} hours.`,
    why: 'You may still be filling in the form. If a paid book needs it, it stays until that book is made.',
  },
  {
    what: 'Your postal address, hearts and cart',
    howLong: WITH_ACCOUNT,
    why: 'So that you need not type them again.',
  },
  {
    what: 'What you say of a book, and that we asked you',
    howLong: 'Until you take it back, or delete your account.',
    why: 'Others read it, with no more than the first name that you chose to sign it with.',
  },
  {
    what: 'Previews, and links to them',
    howLong: `${howLong.previewDays} days; gone after ${howLong.previewGoneDays}, or with the child.`,
    why: 'In between, their page tells you that they have run out.',
  },
  {
    what: 'An order that was never paid, and a book that was canceled: whom it was for and where it would have gone',
    howLong: `${howLong.cameToNothingDays} days.`,
    why: 'You may want to pay after all, or ask about it. What it would have cost stays, without a name.',
  },
  {
    what: 'A bought book: its pages, whom it was for, what was corrected, its dedication and address',
    howLong: 'As long as your account, or until you erase the child.',
    why: 'So that you can read it, and ask us about it.',
  },
  {
    what: 'The two files that a book is printed from',
    howLong: `${howLong.printFileDays} days after it was shipped.`,
    why: `A page may have come out wrong. The printer fetches them under links that are open for ${howLong.printLinkMinutes} minutes.`,
  },
  {
    what: 'A book on its way, when you erase its child or delete your account',
    howLong: `Until it has arrived; if nobody reports that, ${howLong.parcelDays} days after it was shipped.`,
    why: 'It may have to be printed again.',
  },
  {
    what: 'What was paid and given back: order number, title, amounts, days, a code that was used',
    howLong: 'For good.',
    why: 'Tax law asks for it for years, and after your account is gone nobody can tell whose it was.',
  },
  {
    what: "What became of a book, what its makers did in the back office and why, that a letter was sent, and the payment provider's and printer's reports",
    howLong: 'For good.',
    why: 'So that nothing is done twice, and it can be told what happened. It names no child, and of customers only numbers.',
  },
  {
    what: 'A gift card: from whom and for whom it is, its words, and where its letters go',
    howLong:
      'As long as the account of whoever bought it; one that was never paid, as long as an order that never was.',
    why: 'So that it can be sent, and found again. The card itself stays good as long as there is money on it, and names nobody.',
  },
  {
    what: 'What we told the machines of those whom we work with: that an order was paid, shipped or given back',
    howLong: `${howLong.eventDays} days.`,
    why: 'So that it can be sent again. It has numbers and amounts, and names nobody.',
  },
  {
    what: 'The receipt for erasing a child',
    howLong: 'As long as your account.',
    why: 'It is yours. It names nobody.',
  },
  {
    what: 'How often somebody asked for a letter or tried a code, of late',
    howLong: 'Minutes to a day, as a number that no address can be read from.',
    why: 'To stop whoever guesses.',
  },
  {
    what: 'The log: which page was asked for when, and whether it worked',
    howLong: 'As long as whoever runs the shop sets; the shop itself keeps no copy.',
    why: "To find out what went wrong. It has no names, e-mail addresses, photos' names or network addresses.",
  },
  {
    what: 'Backups of all this',
    howLong: 'As long as whoever runs the shop sets.',
    why: 'What you delete stays in the backups of earlier days until they are thrown away. They are opened only if the shop itself is lost.',
  },
];
