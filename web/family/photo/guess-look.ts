import { HAIR_COLORS, type HairColor, SKINS, type Skin } from '#bookmaking/hero/traits.ts';

/** What colors alone say of a child; what they do not say is absent. */
export type LookGuess = { skin?: Skin; hairColor?: HairColor };

/** A square of pixels, four bytes each (red, green, blue, alpha), as a canvas gives them. */
export type Square = { data: Uint8ClampedArray; side: number };

/**
 * Guesses skin and hair from the colors of a cropped photo: no face is looked for, nothing is recognized, and
 * nothing leaves the browser (readings of the specification: Photos). The parent has put the face into the middle,
 * so skin is the warm color that fills the middle, and hair is what lies above it and is neither that nor the
 * background. Light and shadow change colors, so it is a guess and is called one; where a part of the picture
 * says too little, it says nothing.
 */
export function guessLook(square: Square): LookGuess {
  const skinTone = skinIn(square);
  if (!skinTone) return {};
  const hairTone = hairIn(square, skinTone);
  return {
    skin: nearest(SKINS, skinTone),
    ...(hairTone && { hairColor: nearest(GROWN_HAIR, hairTone) }),
  };
}

/** Nobody's hair is guessed to be dyed, or white. */
const { blue: _, pink: __, white: ___, ...GROWN_HAIR } = HAIR_COLORS;

/** Lightness 0 to 100, and two axes of color: equal distances look equally different. */
type Lab = readonly [l: number, a: number, b: number];

/** Of the middle, this much has to be the color of some skin. */
const LEAST_SKIN = 0.3;
/** Of the place for hair, this much has to be hair. */
const LEAST_HAIR = 0.12;
/** Colors closer than this are one thing in two lights. */
const SAME = 14;

function skinIn(square: Square): Lab | undefined {
  const middle = pixelsIn(square, (x, y) => ((x - 0.5) / 0.2) ** 2 + ((y - 0.53) / 0.24) ** 2 < 1);
  const warm = middle.filter(isSkinTone);
  return warm.length < middle.length * LEAST_SKIN ? undefined : median(lit(warm));
}

/** The lighter three quarters: a face has a side in shadow, and our colors are those of neither that nor the brightest spot. */
const lit = (tones: Lab[]): Lab[] =>
  [...tones].sort((p, q) => q[0] - p[0]).slice(0, Math.ceil(tones.length * 0.75));

/** From porcelain to ebony: between red and yellow, and neither gray nor glaring. */
function isSkinTone([l, a, b]: Lab): boolean {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const chroma = Math.hypot(a, b);
  return l > 12 && l < 96 && chroma > 6 && chroma < 52 && hue > 18 && hue < 88;
}

function hairIn(square: Square, skin: Lab): Lab | undefined {
  // The corners above show what the child stands in front of.
  const behind = [
    pixelsIn(square, (x, y) => x < 0.08 && y < 0.2),
    pixelsIn(square, (x, y) => x > 0.92 && y < 0.2),
  ].map(median);
  const crown = pixelsIn(
    square,
    (x, y) => y < 0.42 && ((x - 0.5) / 0.36) ** 2 + ((y - 0.5) / 0.46) ** 2 < 1,
  );
  const hair = crown.filter(
    (tone) =>
      isHairTone(tone) &&
      distance(tone, skin) > SAME &&
      behind.every((backdrop) => distance(tone, backdrop) > SAME),
  );
  return hair.length < crown.length * LEAST_HAIR ? undefined : median(hair);
}

/** Black to blonde: dark, or warm. */
function isHairTone([l, a, b]: Lab): boolean {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return Math.hypot(a, b) < 10 ? l < 40 : hue > 15 && hue < 95;
}

function pixelsIn({ data, side }: Square, isInside: (x: number, y: number) => boolean): Lab[] {
  const found: Lab[] = [];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!isInside((x + 0.5) / side, (y + 0.5) / side)) continue;
      const at = (y * side + x) * 4;
      found.push(labOf(data[at]!, data[at + 1]!, data[at + 2]!));
    }
  }
  return found;
}

/** The middle value of each axis: a few eyes, teeth and highlights do not move it. */
function median(tones: Lab[]): Lab {
  const axis = (n: 0 | 1 | 2) => tones.map((tone) => tone[n]).sort((p, q) => p - q);
  const middle = Math.floor(tones.length / 2);
  return [axis(0)[middle]!, axis(1)[middle]!, axis(2)[middle]!];
}

const distance = (p: Lab, q: Lab) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

function nearest<Name extends string>(palette: Record<Name, string>, tone: Lab): Name {
  const names = Object.keys(palette) as Name[];
  const far = (name: Name) => distance(labOfHex(palette[name]), tone);
  return names.reduce((best, name) => (far(name) < far(best) ? name : best));
}

function labOfHex(hex: string): Lab {
  const number = Number.parseInt(hex.slice(1), 16);
  return labOf(number >> 16, (number >> 8) & 255, number & 255);
}

/** CIE L*a*b* of an sRGB color under daylight (D65). */
function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const x = curved((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curved(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curved((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

const curved = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
