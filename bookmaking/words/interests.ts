/**
 * An interest in all the forms that a story needs. The forms are written by a person, never
 * guessed: "a dinosaurs" and "a music" are what guessing prints.
 */
export type Interest = {
  /** In running text: "something to do with ___". */
  topic: string;
  /** One object that a child can carry in one hand. */
  thing: string;
  things: string;
  article: 'a' | 'an';
  /** Which object the illustrator draws for it. */
  drawnAs: string;
};
