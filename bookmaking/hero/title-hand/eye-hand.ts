import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import type { AskedEye } from '#bookmaking/hero/asked-eye.ts';

export interface PlainEye extends AskedEye {
  readonly ink: Hex;
}

/** An eye at work: half its width and height, and the outline of its opening. */
export interface OpenEye {
  readonly eye: PlainEye;
  readonly hand: EyeHand;
  readonly w: number;
  readonly h: number;
  readonly opening: string;
}

// Cuts, balls and lights are values of their own: a cover downloads those that it has.
export type EyeCut = (eye: PlainEye, w: number, h: number) => string;
export type EyeBall = (open: OpenEye, light: Light) => string;
/** On a ball around (x, y), half as wide and high as said. */
export type EyeLight = (
  eye: PlainEye,
  ball: readonly [x: number, y: number, w: number, h: number],
  light: Light,
) => string;

/** An eye as one title draws it. Sizes in head units (a head is 100 tall), the rest as shares of the eye. */
export interface EyeHand {
  /** Its opening. */
  readonly cut: EyeCut;
  /** What is in the opening: a dot that is the whole eye, or an iris on paper. */
  readonly ball: EyeBall;
  /** Half width and height of what shows. */
  readonly size: readonly [number, number];
  /** Sizes of the iris: its edge of ink, the said color, the pupil; `drop` is how far the color lies below the middle. */
  readonly edge: number;
  readonly hue: number;
  readonly pupil: number;
  readonly drop: number;
  /** Of who is startled a dot grows, or paper shows round it. */
  readonly startled: 'grows' | 'whites';
  /** The one light in it. */
  readonly light?: EyeLight;
  /** Width of the line of a lid, and of an eye that is shut. */
  readonly line: number;
  /** A line all round the opening. */
  readonly ringed?: boolean;
  /** The upper edge is always a line, as a key block has it. */
  readonly lidded?: boolean;
  /** How far a dot leans to the nose, in degrees. */
  readonly tilt?: number;
}
