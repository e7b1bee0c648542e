// What makes a face somebody's. One head for all children was a doll in many wigs: a family knows its child by the
// distance of the eyes and the set of the mouth before it sees the hair.
import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { clamp, lerp } from '#bookmaking/drawing/geometry.ts';
import { youngAt } from './body.ts';
import type { HairColor, Skin } from './traits.ts';

export type EyeKind = 'round' | 'almond' | 'hooded' | 'monolid';

/** Shares of what is usual (1), if nothing else is said; degrees on the skull, or units of the head (100 tall). */
export interface Features {
  /** Half the width of the head, how far the chin hangs, and how square the lower half is (2 to 3). */
  readonly width: number;
  readonly chin: number;
  readonly jaw: number;
  /** 1 gives a toddler's cheeks, 0 an eight-year-old's. */
  readonly chub: number;
  readonly eyeKind: EyeKind;
  readonly eyeWidth: number;
  readonly eyeHeight: number;
  /** Longitude of an eye from the middle of the face, latitude of both, and how far the outer corner rises, in units. */
  readonly eyeLongitude: number;
  readonly eyeLatitude: number;
  readonly eyeSlant: number;
  readonly browWeight: number;
  /** How much higher a brow is bent, and how much nearer to the eye it lies, in units. */
  readonly browArch: number;
  readonly browDrop: number;
  /** One brow is this much higher than the other, in units, and the mouth leans by degrees: no face is its own mirror. */
  readonly askew: number;
  readonly mouthLean: number;
  readonly noseWidth: number;
  readonly noseLength: number;
  readonly noseOut: number;
  readonly mouthWidth: number;
  /** 0 thin lips, 1 full ones. */
  readonly lips: number;
  readonly earSize: number;
  readonly dimple: -1 | 0 | 1;
  readonly teeth: 'all' | 'gap' | 'missing';
}

interface Known {
  readonly seed: string;
  readonly years: number;
  readonly skin: Skin;
  readonly hairColor: HairColor;
  readonly monolid: boolean | undefined;
  readonly teeth: Features['teeth'] | undefined;
}

const LIGHT_TO_MIDDLE: readonly Skin[] = ['porcelain', 'fair', 'peach', 'honey', 'olive'];
const DEEP: readonly Skin[] = ['brown', 'chestnut', 'deep', 'ebony'];

/**
 * A child's features, the same for ever for the same seed; what was said wins. Age moves them as it moves a real
 * skull: a toddler's eyes lie low, large and far apart over a small nose; by eight the face has grown below them.
 */
export function featuresOf({ seed, years, skin, hairColor, monolid, teeth }: Known): Features {
  const chance = chanceFrom(`face ${seed}`);
  // A year is a step; before three, where it shows more, it is five.
  const young = (9 - years) / 8 + 0.8 * youngAt(years);
  // What grows last is small in every child: with a grown-up's brows, lids and nose an eleven-year-old was thirty.
  const small = Math.max(young, (years - 6) / 8);
  // From eight to eleven a face becomes longer and its cheeks thinner; with neither, long legs carried the head of who is five.
  const older = clamp((years - 7.5) / 3.5, 0, 1);
  const about = (middle: number, by: number): number =>
    Math.round((middle + (chance() + chance() - 1) * by) * 100) / 100;
  const kind = eyeKind(chance, skin, hairColor);
  return {
    width: about(lerp(0.968, 1.012, young) - 0.075 * older, 0.055),
    chin: about(lerp(1.04, 0.977, young) + 0.11 * older, 0.045),
    jaw: about(lerp(2.22, 2.28, young), 0.26),
    chub: clamp(about((small / 0.75) * (1 - 0.6 * older), 0.4), 0, Math.max(1, young)),
    eyeKind: monolid ? 'monolid' : monolid === false && kind === 'monolid' ? 'almond' : kind,
    eyeWidth: about(lerp(0.92, 1.045, small), 0.13),
    eyeHeight: about(lerp(0.93, 1.03, small), 0.15),
    eyeLongitude: about(lerp(24.4, 26.6, young) - 4 * youngAt(years), 3.2),
    eyeLatitude: about(lerp(3.2, 9.5, young), 1.6),
    eyeSlant: about(0, 3),
    browWeight: Math.max(0.4, about(lerp(1.15, 0.8, small), 0.5)),
    browArch: about(0, 3.6),
    browDrop: about(0.6, 2.6),
    askew: about(0, 1.6),
    mouthLean: about(0, 5),
    noseWidth: about(DEEP.includes(skin) ? 1.14 : 1, 0.36),
    noseLength: about(lerp(1.12, 0.86, small), 0.24),
    noseOut: about(lerp(1.12, 1.3, small), 0.3),
    mouthWidth: about(lerp(1.04, 0.88, young), 0.2),
    lips: clamp(about(DEEP.includes(skin) ? 0.66 : 0.42, 0.5), 0, 1),
    earSize: about(1, 0.24),
    dimple: ([-1, 1, 0, 0, 0, 0, 0] as const)[Math.floor(chance() * 7)] as Features['dimple'],
    teeth: teeth ?? teethAt(years, chance()),
  };
}

/** A lid without a fold goes by seed only where most families that have it would look for it. */
function eyeKind(chance: Chance, skin: Skin, hair: HairColor): EyeKind {
  const lot = chance();
  const isLikely = (hair === 'black' || hair === 'darkBrown') && LIGHT_TO_MIDDLE.includes(skin);
  if (isLikely && chance() < 0.4) return 'monolid';
  return lot < 0.42 ? 'round' : lot < 0.76 ? 'almond' : 'hooded';
}

/** Between six and eight most children lack one for a while. */
const teethAt = (years: number, lot: number): Features['teeth'] =>
  years < 5.7 || years > 8 || lot > 0.55 ? 'all' : lot < 0.36 ? 'missing' : 'gap';
