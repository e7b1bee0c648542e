/** What a style puts over the head itself; falling parts go into the layers by their depth. */
export interface Worn {
  readonly over: string;
  readonly under?: string;
  readonly window?: string;
}
