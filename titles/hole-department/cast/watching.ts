import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, roundedBox } from '#bookmaking/drawing/curves.ts';
import { clean, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** The offices, with their lamps out: as many round glasses as there are desks, and in each the same small sky. */
export function galleries(): string {
  const chance = chanceFrom('watching');
  let rooms = '';
  let backs = '';
  let glasses = '';
  let glints = '';
  for (const [x, y, w, count] of [
    [236, 84, 76, 4],
    [330, 80, 78, 4],
    [236, 126, 110, 6],
    [364, 124, 46, 2],
  ] as const) {
    rooms += roundedBox(x, y, w, 26, 6);
    for (let i = 0; i < count; i++) {
      const px = x + ((i + 0.5) / count) * w + (chance() - 0.5) * 5;
      const py = y + 15 + chance() * 3;
      const r = 2.1 + chance() * 0.8;
      backs += disc(px, py + 2, 6.6, 7.4) + disc(px, py + 12, 8.4, 9);
      glasses += disc(px - r * 1.2, py, r) + disc(px + r * 1.2, py, r);
      glints +=
        disc(px - r * 1.5, py - r * 0.2, r * 0.42) + disc(px + r * 0.9, py - r * 0.2, r * 0.42);
    }
  }
  return clean(
    path(rooms, '#2a1c1a') +
      clip(rooms, path(backs, '#181118')) +
      path(glasses, '#0f1422', 'stroke="#75694f" stroke-width=".55"') +
      path(glints, '#bfe6f8'),
  );
}
