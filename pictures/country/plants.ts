import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { blob, disc, num } from '#bookmaking/drawing/curves.ts';
import { contact, type Light, tone } from '#bookmaking/drawing/light.ts';
import { brush, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** A round tree about 300 high on (x, y). */
export function tree(light: Light, x: number, y: number, scale: number, leaf: Hex): string {
  const chance = chanceFrom(`tree ${x} ${y}`);
  const t = tone(light, leaf);
  const bark = tone(light, '#8a5f42');
  const s = scale;
  const crown = blob(chance, x, y - 200 * s, 118 * s, 108 * s, 11, 0.07);
  return (
    contact(light, x, y, 60 * s, 9 * s) +
    path(
      `M${num(x - 15 * s)} ${num(y)}C${num(x - 9 * s)} ${num(y - 50 * s)} ${num(x - 12 * s)} ${num(y - 90 * s)} ${num(x - 9 * s)} ${num(y - 130 * s)}H${num(x + 11 * s)}C${num(x + 10 * s)} ${num(y - 90 * s)} ${num(x + 9 * s)} ${num(y - 50 * s)} ${num(x + 18 * s)} ${num(y)}Z`,
      bark.base,
    ) +
    path(
      `M${num(x + 2 * s)} ${num(y)}L${num(x + 2 * s)} ${num(y - 130 * s)}H${num(x + 11 * s)}C${num(x + 10 * s)} ${num(y - 90 * s)} ${num(x + 9 * s)} ${num(y - 50 * s)} ${num(x + 18 * s)} ${num(y)}Z`,
      bark.shade,
      'fill-opacity=".7"',
    ) +
    clip(
      crown,
      path(crown, t.shade) +
        shifted(light.direction[0] * 26 * s, light.direction[1] * 22 * s, path(crown, t.base)) +
        shifted(
          light.direction[0] * 72 * s,
          light.direction[1] * 66 * s,
          path(crown, t.lite, 'fill-opacity=".55"'),
        ) +
        brush(
          chance,
          { x: x - 130 * s, y: y - 320 * s, width: 260 * s, height: 230 * s },
          70,
          20 * s,
          -0.9,
          t.deep,
          3.4 * s,
          0.28,
        ),
    )
  );
}

/** A far pine, 120 high on (x, y), flat: it is only there to make the hill large. */
export const pine = (x: number, y: number, scale: number, color: Hex): string =>
  path(
    `M${num(x)} ${num(y - 120 * scale)}l${num(22 * scale)} ${num(46 * scale)}h${num(-9 * scale)}l${num(20 * scale)} ${num(42 * scale)}h${num(-66 * scale)}l${num(20 * scale)} ${num(-42 * scale)}h${num(-9 * scale)}ZM${num(x - 5 * scale)} ${num(y - 34 * scale)}h${num(10 * scale)}V${num(y)}h${num(-10 * scale)}Z`,
    color,
  );

/** A daisy-like flower on its stem, 60 high on (x, y). */
export function flower(x: number, y: number, scale: number, petal: Hex, stem: Hex): string {
  const s = scale;
  const petals = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * Math.PI * 2 + 0.3;
    return disc(x + Math.cos(angle) * 11 * s, y - 58 * s + Math.sin(angle) * 11 * s, 8.4 * s);
  }).join('');
  return (
    line(`M${num(x)} ${num(y)}q${num(4 * s)} ${num(-28 * s)} 0 ${num(-54 * s)}`, stem, 4 * s) +
    line(
      `M${num(x + 1 * s)} ${num(y - 14 * s)}q${num(12 * s)} ${num(-3 * s)} ${num(16 * s)} ${num(-14 * s)}`,
      stem,
      5 * s,
    ) +
    path(petals, petal) +
    oval(x, y - 58 * s, 7.4 * s, 7.4 * s, '#f0b53c')
  );
}

/** A sunflower, taller than any child, on (x, y). */
export function sunflower(light: Light, x: number, y: number, height: number): string {
  const stem = tone(light, '#5f8f46');
  const petal = tone(light, '#f3bd3c');
  const heart = tone(light, '#7d5230');
  const top = y - height;
  const petals = Array.from({ length: 15 }, (_, i) => {
    const angle = (i / 15) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const tip = `${num(x + c * 66)} ${num(top + s * 66)}`;
    return `M${num(x + c * 24 - s * 13)} ${num(top + s * 24 + c * 13)}Q${num(x + c * 58 - s * 15)} ${num(top + s * 58 + c * 15)} ${tip}Q${num(x + c * 58 + s * 15)} ${num(top + s * 58 - c * 15)} ${num(x + c * 24 + s * 13)} ${num(top + s * 24 - c * 13)}Z`;
  }).join('');
  return (
    line(
      `M${num(x)} ${num(y)}C${num(x + 8)} ${num(y - height * 0.4)} ${num(x - 8)} ${num(y - height * 0.7)} ${num(x)} ${num(top)}`,
      stem.base,
      11,
    ) +
    path(
      `M${num(x)} ${num(y - height * 0.34)}q50 -46 88 -16q-30 34 -88 16ZM${num(x + 2)} ${num(y - height * 0.52)}q-50 -42 -84 -12q30 32 84 12Z`,
      stem.base,
    ) +
    path(petals, petal.base) +
    path(petals, mix(petal.base, '#b8741c', 0.5), 'fill-opacity=".18"') +
    oval(x, top, 34, 34, heart.base) +
    oval(
      x + light.direction[0] * 8,
      top + light.direction[1] * 8,
      24,
      24,
      heart.lite,
      'fill-opacity=".3"',
    ) +
    path(
      Array.from({ length: 16 }, (_, i) => {
        const angle = i * 2.4;
        const reach = 7 * Math.sqrt(i);
        return disc(x + Math.cos(angle) * reach, top + Math.sin(angle) * reach, 2.6);
      }).join(''),
      heart.deep,
    )
  );
}
