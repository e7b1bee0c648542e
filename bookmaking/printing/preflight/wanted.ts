/** What a file of ours has to be. Measures in points. */
export interface Wanted {
  readonly pages: number;
  readonly width: number;
  readonly height: number;
  /** From the sheet's edge to where it is cut, or folded. */
  readonly inset: number;
  /** From the sheet's edges to where words may stand, on the page of that number. */
  readonly margins: (page: number) => { left: number; right: number; across: number };
}
