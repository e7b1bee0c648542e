/** Nobody but somebody with our secret could have signed an event like this one; it is older, or younger, or altered. */
export class ForgedEvent extends Error {
  override name = 'ForgedEvent';

  constructor(options?: ErrorOptions) {
    super('The signature of an event does not hold', options);
  }
}

/** Well signed, and yet no event. */
export class UnreadableEvent extends Error {
  override name = 'UnreadableEvent';

  constructor(options?: ErrorOptions) {
    super('A signed event cannot be read', options);
  }
}
