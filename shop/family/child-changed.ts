import type { Child } from './child.ts';

/** Somebody else has changed the child since the caller saw it. No refusal by itself: whoever answers tells the child. */
export class ChildChanged extends Error {
  override name = 'ChildChanged';
  /** As it is now. */
  readonly child: Child;

  constructor(child: Child) {
    super('The child has been changed meanwhile');
    this.child = child;
  }
}
