/** A family has as many previews in the making as it may have at the same time. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
  readonly waiting: number;

  constructor(waiting: number) {
    super('Too many previews are waiting');
    this.waiting = waiting;
  }
}
