/** A drawing without a background, for the landing page: whoever is in it stands on the page's own ground. */
export interface Cutout {
  readonly name: string;
  /** Size of the view; the widest picture made of it has as many pixels. */
  readonly width: number;
  readonly height: number;
  /** The art in units of the view; to be called on a sheet. */
  readonly paint: () => string;
}
