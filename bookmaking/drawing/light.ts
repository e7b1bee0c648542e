// One light per picture: a direction, a key color, a shadow tint and a cast over everything.
// Every painter asks `tone` for its colors, so nothing on the page can disagree about the light.
import { type Hex, mix } from './color.ts';
import { rotated } from './geometry.ts';
import { oval } from './marks.ts';
import { radial } from './sheet.ts';

export interface Light {
  /** From the subject TOWARDS the light, about one long (y down). */
  readonly direction: readonly [x: number, y: number];
  readonly key: Hex;
  /** What shadows lean to; never black. */
  readonly shade: Hex;
  readonly shadeAmount: number;
  readonly rim: Hex;
  /** 0 none, 1 strong light from behind. */
  readonly rimAmount: number;
  /** A wash over every local color. Kept small: a strong one turned skin gray. */
  readonly cast: Hex;
  readonly castAmount: number;
  /** Length of a ground shadow, in heights of what throws it. */
  readonly shadowLength: number;
  readonly shadowAlpha: number;
  /** What far things fade to. */
  readonly haze: Hex;
}

/** A clear morning from the left: the shop's own light, for a hero on plain paper. */
export const DAYLIGHT: Light = {
  direction: [-0.7, -0.7],
  key: '#fff0c2',
  shade: '#6d6aa8',
  shadeAmount: 0.26,
  rim: '#fff3c4',
  rimAmount: 0.3,
  cast: '#ffe9c9',
  castAmount: 0.05,
  shadowLength: 0.3,
  shadowAlpha: 0.2,
  haze: '#dcebdc',
};

export interface Tone {
  readonly base: Hex;
  readonly shade: Hex;
  readonly deep: Hex;
  readonly lite: Hex;
  readonly rim: Hex;
}

/** A local color as this light shows it. */
export function tone(light: Light, local: Hex): Tone {
  const base = mix(local, light.cast, light.castAmount);
  return {
    base,
    shade: mix(base, light.shade, light.shadeAmount),
    deep: mix(base, light.shade, Math.min(0.85, light.shadeAmount * 1.9)),
    lite: mix(base, light.key, 0.34),
    rim: mix(base, light.rim, 0.35 + 0.6 * light.rimAmount),
  };
}

/** The light for something that is about to be mirrored; else its shadows change sides. */
export const mirrored = (light: Light): Light => ({
  ...light,
  direction: [-light.direction[0], light.direction[1]],
});

/** The light for something that is about to be turned by `degrees`. */
export const turned = (light: Light, degrees: number): Light => ({
  ...light,
  direction: rotated(light.direction, -degrees),
});

/** The dark patch where something touches the ground: without it, things float. */
export const contact = (light: Light, x: number, y: number, rx: number, ry: number): string =>
  oval(
    x,
    y,
    rx,
    ry,
    mix(light.shade, '#1b1533', 0.5),
    `fill-opacity="${Math.min(0.5, light.shadowAlpha * 1.5).toFixed(2)}"`,
  );

/** The color of what is thrown: never black. */
export const shadowInk = (light: Light): Hex => mix(light.shade, '#1b1533', 0.45);

/** A soft shadow lying on the ground, pointing away from the light. */
export function castShadow(light: Light, width: number, height: number): string {
  const length = height * light.shadowLength;
  const side = light.direction[0] > 0 ? -1 : 1;
  const color = shadowInk(light);
  const paint = radial(
    [
      [0, color, Math.round(light.shadowAlpha * 170) / 100],
      [0.55, color, Math.round(light.shadowAlpha * 110) / 100],
      [1, color, 0],
    ],
    side > 0 ? 0.3 : 0.7,
    0.5,
    0.66,
  );
  return oval(
    side * length * 0.36,
    3,
    width * 0.62 + length * 0.42,
    Math.max(9, width * 0.22),
    paint,
  );
}
