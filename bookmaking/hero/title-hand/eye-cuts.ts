import { num } from '#bookmaking/drawing/curves.ts';
import type { EyeCut } from './eye-hand.ts';

/** Round at its corners; a lid without a fold cuts the ball flat. */
export const ovalCut: EyeCut = ({ kind }, w, h) => {
  const top = kind === 'monolid' ? h * 0.84 : h;
  return `M${num(-w)} 0C${num(-w)} ${num(-top * 1.32)} ${num(w)} ${num(-top * 1.32)} ${num(w)} 0C${num(w)} ${num(h * 1.32)} ${num(-w)} ${num(h * 1.32)} ${num(-w)} 0Z`;
};

/** Cut to two points. */
export const lensCut: EyeCut = ({ slant, outer }, w, h) => {
  const rise = slant * 0.4 * outer;
  const [l, r] = [rise, -rise];
  return `M${num(-w * 1.1)} ${num(l + h * 0.1)}Q${num(-w * 0.2)} ${num(-h * 2)} ${num(w * 1.1)} ${num(r + h * 0.1)}Q${num(w * 0.2)} ${num(h * 1.9)} ${num(-w * 1.1)} ${num(l + h * 0.1)}Z`;
};
