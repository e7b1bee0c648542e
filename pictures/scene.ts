/** Every scene is drawn in a view of this size; what matters stands in the middle 800, for round windows. */
export const VIEW = { width: 1200, height: 800 } as const;

/** A picture that belongs to no book: for themes, activities and whatever else the shop tells about. */
export interface Scene {
  readonly name: string;
  /** For who cannot see it: what happens in it, in one sentence. */
  readonly alt: string;
  /** The art in the units of `VIEW`; to be called on a sheet. */
  readonly paint: () => string;
}
