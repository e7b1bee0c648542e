import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { type Frame, PAGE } from '#bookmaking/frame.ts';
import { TOWN } from './colors.ts';

// What stands around the fountain.

/** The clock tower, foot at (0, 0), 200 high; the hands say `minutes` past eleven. */
export function clockTower(light: Light, minutes: number, pale = 0): string {
  const faded = (color: Hex): Hex => mix(tone(light, color).base, light.haze, pale);
  const angle = (turns: number): Point => [
    Math.sin(turns * 2 * Math.PI),
    -Math.cos(turns * 2 * Math.PI),
  ];
  const [mx, my] = angle(minutes / 60);
  const [hx, hy] = angle((11 + minutes / 60) / 12);
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = angle(i / 12);
    return `M${num(x * 20)} ${num(-138 + y * 20)}L${num(x * 23)} ${num(-138 + y * 23)}`;
  }).join('');
  return (
    // Brick up to the clock: of chalk it was as pale as the sky, and a roof hung there alone.
    path('M-30 0V-168H30V0Z', faded('#d99f8a')) +
    path('M12 0V-168H30V0Z', faded('#b87d74'), 'fill-opacity=".6"') +
    path('M-36 -168H36L0 -206Z', faded(TOWN.clay)) +
    path('M0 -206L36 -168H14Z', faded(TOWN.clayDark), 'fill-opacity=".7"') +
    box(-35, -170, 70, 6, faded(TOWN.stone), 1) +
    box(-34, -104, 68, 5, faded(TOWN.stone), 1) +
    oval(0, -138, 28, 28, faded(TOWN.tile)) +
    oval(0, -138, 25.6, 25.6, '#fffdf6') +
    line(ticks, '#3b4358', 1.8) +
    line(`M0 -138l${num(hx * 12)} ${num(hy * 12)}`, '#3b4358', 4) +
    line(`M0 -138l${num(mx * 20)} ${num(my * 20)}`, '#3b4358', 2.6) +
    oval(0, -138, 2.6, 2.6, '#3b4358') +
    path('M-9 -40V-66C-9 -76 9 -76 9 -66V-40Z', faded('#8fb4cc'))
  );
}

/** The park's trees behind everything, round and far. */
export function parkTrees(
  light: Light,
  seed: string,
  ground: number,
  height: number,
  pale: number,
  frame: Frame = PAGE,
): string {
  const chance = chanceFrom(seed);
  const [lx, ly] = light.direction;
  let back = '';
  let front = '';
  let lit = '';
  for (let x = frame.left - 6; x < frame.right + 6; x += 9) {
    const r = height * (0.28 + chance() * 0.2);
    const high = ground - height * 0.62 + chance() * 5;
    back += disc(x, high, r);
    if (chance() > 0.35) lit += disc(x + lx * r * 0.3, high + ly * r * 0.34, r * 0.5, r * 0.42);
    front += disc(x + 5, ground - height * 0.28 + chance() * 4, r * 0.9);
  }
  const leaf = tone(light, TOWN.leaf);
  return (
    path(back, mix(leaf.base, light.haze, pale + 0.12)) +
    path(lit, mix(leaf.lite, light.haze, pale * 0.8), 'fill-opacity=".55"') +
    path(front, mix(leaf.shade, light.haze, pale))
  );
}
