/**
 * How long things are kept. Whoever removes them counts from here, and /privacy tells it from here, so that it is true. A
 * thing that is not listed stays for as long as the account does, and goes with it.
 */
export const howLong = {
  /** From the moment that a sign-in link and its code are mailed. */
  signInMinutes: 10,
  /** After the last visit. */
  sessionDays: 30,
  /** A preview can be seen, and so can the links to it, from the moment that it was made. */
  previewDays: 7,
  /** After this it is removed: until then its page says that it has run out. */
  previewGoneDays: 14,
  /** An uploaded photo that no child shows and no book waits for. */
  loosePhotoHours: 24,
  /** A link under which the printer fetches a file. */
  printLinkMinutes: 60,
  /** The two files that a book is printed from, after it was shipped. */
  printFileDays: 30,
  /** After this time a parcel that nobody reports as delivered counts as arrived. */
  parcelDays: 60,
  /** Whom an order was for and where it would have gone, if it was never paid or was canceled. */
  cameToNothingDays: 30,
  /** What was told to somebody else's machine, once it was taken or given up. */
  eventDays: 30,
  /** How long the payment of an order that failed or ran out may still come in: it is not erased before. */
  latePaymentDays: 1,
} as const;

export const DAY_MS = 86_400_000;
