import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';

/** How a title draws the faces of its grown-ups. Eight books by one illustrator had one face in all of them. */
export interface FaceHand {
  /** The outline of the face, in a crayon's or a pen's own ink; without it, shapes stand against each other. */
  readonly line?: { readonly ink: Hex; readonly width: number };
  /** Of eyes that are not wide open: round dots, upright ovals, or small beads. */
  readonly eyes: 'dots' | 'ovals' | 'beads';
  readonly cheeks: 'disc' | 'soft' | 'hatch' | 'scribble';
  /** A shape with its wings, only a line, or a wedge of shade as if cut out. */
  readonly nose: 'shape' | 'line' | 'wedge';
  /** Two flat planes instead of a form that turns. */
  readonly flat?: boolean;
}

export const USUAL_HAND: FaceHand = { eyes: 'dots', cheeks: 'disc', nose: 'shape' };

/** Half width and height of the two eyes that are not wide open. */
export const EYE_SIZES: Record<FaceHand['eyes'], readonly [number, number]> = {
  dots: [4.4, 5],
  ovals: [3.6, 6.4],
  beads: [3.1, 3.1],
};

/** A cheek around (0, 0), `r` wide. */
export function cheek({ cheeks }: FaceHand, r: number, flush: Hex, light: Light): string {
  switch (cheeks) {
    case 'soft': {
      const glow = radial([
        [0, flush, 0.9],
        [0.5, flush, 0.45],
        [1, flush, 0],
      ]);
      return oval(0, 0, r * 1.7, r * 1.3, glow);
    }
    case 'hatch':
      return line('M-8 5L-1 -6M-2.4 6L5 -6M3.4 6L9.6 -4', flush, 2.6, 'stroke-opacity=".9"');
    case 'scribble':
      return line(
        'M-9 2C-8 -7 -3 -7 -4 2S1 -6 1 2S7 -6 6 2S10 0 10 -2',
        tone(light, flush).base,
        3,
        'stroke-opacity=".85"',
      );
    default:
      return oval(0, 0, r, r * 0.72, flush, 'fill-opacity=".8"');
  }
}

/** The outline of a face, if this hand draws one. */
export const drawnRound = (outline: string, { line: drawn }: FaceHand): string =>
  drawn
    ? path(
        outline,
        'none',
        `stroke="${drawn.ink}" stroke-width="${drawn.width}" stroke-linejoin="round" stroke-dasharray="46 1.4 31 2.6"`,
      )
    : '';
