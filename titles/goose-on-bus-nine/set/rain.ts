import type { Chance } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { line } from '#bookmaking/drawing/marks.ts';

/**
 * Falling rain: slanted strokes in two weights, so that it has depth. `heaviness` 1 is a downpour;
 * `strength` below 1 keeps it quiet behind words.
 */
export function rain(chance: Chance, area: Box, heaviness: number, strength = 1): string {
  const strokes = (count: number, length: number): string => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const reach = length * (0.5 + chance());
      d += `M${num(area.x + chance() * area.width)} ${num(area.y + chance() * area.height)}l${num(-reach * 0.22)} ${num(reach)}`;
    }
    return d;
  };
  const share = (area.width * area.height) / (216 * 216);
  return (
    line(
      strokes(Math.round(260 * heaviness * share), 7),
      '#e4eef5',
      0.28,
      `stroke-opacity="${(0.4 * strength).toFixed(2)}"`,
    ) +
    line(
      strokes(Math.round(110 * heaviness * share), 12),
      '#f3f8fb',
      0.45,
      `stroke-opacity="${(0.45 * strength).toFixed(2)}"`,
    )
  );
}

/** Drops on a pane, each with its trail. */
export function drops(chance: Chance, area: Box, count: number): string {
  let trails = '';
  let beads = '';
  for (let i = 0; i < count; i++) {
    const x = area.x + chance() * area.width;
    const y = area.y + chance() * area.height;
    if (chance() > 0.55) trails += `M${num(x)} ${num(y)}q.5 -3 -.3 ${num(-4 - chance() * 8)}`;
    beads += `M${num(x)} ${num(y)}h.1`;
  }
  return (
    line(trails, '#e9f2f7', 0.5, 'stroke-opacity=".35"') +
    line(beads, '#f7fbfd', 1.1, 'stroke-opacity=".6"')
  );
}
