import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { path } from '#bookmaking/drawing/marks.ts';
import { youngAt } from './body.ts';
import { INK } from './eyes.ts';
import type { Hero } from './hero.ts';
import { browBone } from './modelling.ts';
import type { Acting } from './moods.ts';
import { readable } from './readable.ts';
import { skinTone } from './skin-tone.ts';

/** Of the hair's color, but never so near to the skin that a mood could not be read. */
export function browInk(hero: Hero, light: Light): Hex {
  const t = skinTone(light, hero.skin);
  const hair = ['hijab', 'bald', 'patka'].includes(hero.hair) ? '#33262a' : hero.hairColor;
  const own = tone(light, mix(hair, INK, luma(hair) > 0.8 ? 0.15 : 0.3)).base;
  // A baby's are down rather than hair.
  return readable(own, browBone(t, light), hero.years < 1.5 ? 1.45 : 1.9);
}

/** One brow around (0, 0): thick at the nose, thin at the temple. `side` is that of the temple. */
export function brow(hero: Hero, look: Acting, side: number, ink: Hex): string {
  const { browWeight, browArch, browDrop, askew } = hero.features;
  // Of the very young short, soft and hardly ever steep: as steep as a mood's they were angry.
  const young = youngAt(hero.years);
  const thick = (4.2 - 1.4 * young) * browWeight;
  const [inner, middle, outer] = look.brow.map((y) => y * (1 - 0.5 * young)) as [
    number,
    number,
    number,
  ];
  // One brow higher than the other, where a mood has two minds; a little so in every face.
  // Brows that come down in the middle are low already: lower ones looked angry.
  const drop = inner > 0 ? Math.min(0, browDrop) : browDrop;
  const lift = (side < 0 ? (look.askew ?? 0) : 0) + side * askew * 0.5 - drop;
  const [a, b, c] = [inner - lift, middle - 3 - browArch - lift, outer - lift];
  const end = num(side * (9.6 - 2 * young));
  return path(
    `M${num(side * -8.6)} ${num(a - thick * 0.42)}Q${num(side)} ${num(b - thick * 0.62)} ${end} ${num(c)}Q${num(side)} ${num(b + thick * 0.7)} ${num(side * -8.6)} ${num(a + thick * 0.5)}Q${num(side * -9.8)} ${num(a)} ${num(side * -8.6)} ${num(a - thick * 0.42)}Z`,
    ink,
  );
}
