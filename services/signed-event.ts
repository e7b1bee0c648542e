/** Nobody but somebody with our secret could have signed an event like this one; it is older, or younger, or altered. */
export class ForgedEvent extends Error {
  override name = 'ForgedEvent';
}

/** Well signed, and yet no event. */
export class UnreadableEvent extends Error {
  override name = 'UnreadableEvent';
}
