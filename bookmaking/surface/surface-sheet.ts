import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import type { SceneLight } from '#bookmaking/drawing/sheet.ts';
import type { Matrix } from './transform.ts';

/** What the surface must know of the sheet that it is laid on. Lengths in mm. */
export interface SurfaceSheet {
  /** What is covered, bleed included. */
  readonly width: number;
  readonly height: number;
  /** Half of an opening whose picture goes over the fold: where all of that lies. One light glazes both pages. */
  readonly opening?: { readonly x: number; readonly width: number };
  /** From the drawing's own units to mm. */
  readonly place: Matrix;
  readonly light: SceneLight;
  /** The hero's skin in this light: it keeps its color, and gets paper only. */
  readonly skin: ReadonlySet<Hex>;
  /** Where words stand: marks grow faint there. */
  readonly quiet: readonly Box[];
  /** Where faces are: what lies in one stays as it was drawn. */
  readonly faces: readonly Box[];
  /** The content of a definition by its id. */
  readonly definition: (id: string) => string | undefined;
  /** Keeps a definition and answers its id. */
  readonly define: (content: string) => string;
}
