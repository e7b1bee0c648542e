/** Somebody else has corrected the book since the caller looked at it. No refusal by itself: whoever answers tells the order. */
export class BookChanged extends Error {
  override name = 'BookChanged';
}
