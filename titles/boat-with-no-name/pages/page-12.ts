import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { aboard } from '#titles/boat-with-no-name/cast/aboard.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { lighthouse } from '#titles/boat-with-no-name/set/harbor.ts';
import { NIGHT } from '#titles/boat-with-no-name/set/lights.ts';

/** Far out: a great deal of sea, and one lantern on it. */
export const page12: Painting = (cast) => paint(cast, SHEET);
export const spread12: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things, name }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const x = wide ? 316 : 112;
  const crew = aboard(
    { hero, things, name: nameOf(name) },
    [x, 138],
    0.8,
    { pose: 'sit', mood: 'sleepy', yaw: 30, gaze: [0.5, 0.3], looks: 'down', book: 'open' },
    NIGHT,
  );
  const art =
    box(
      -4,
      -4,
      width + 8,
      70,
      linear([
        [0, '#111c48'],
        [1, '#2c3a74'],
      ]),
    ) +
    stars(width) +
    lighthouse(NIGHT, wide ? 60 : 26, 64, 0.32, true) +
    path(`M-4 66C20 58 44 60 60 66Z`, '#17224e') +
    box(
      -4,
      64,
      width + 8,
      160,
      linear([
        [0, '#33447f'],
        [0.4, '#1f2f68'],
        [1, '#101a44'],
      ]),
    ) +
    waves(width) +
    oval(
      x + 6,
      108,
      104,
      62,
      radial([
        [0, '#ffd58a', 0.55],
        [1, '#ffd58a', 0],
      ]),
    ) +
    crew.art +
    at(x + 30, 92, 0.34, CREATURES.lantern(NIGHT)) +
    path(
      `M${x - 84} 132C${x - 40} 127 ${x} 137 ${x + 40} 131C${x + 60} 128 ${x + 70} 132 ${x + 84} 130C${x + 60} 150 ${x - 60} 152 ${x - 84} 132Z`,
      '#1f2f68',
    ) +
    line(
      `M${x - 50} 146q10 -3 20 0M${x - 10} 151q12 -3 24 0M${x + 24} 145q8 -3 16 0M${x - 24} 158q8 -2 14 0`,
      '#ffd58a',
      1.1,
      'stroke-opacity=".8"',
    );
  return {
    art,
    quiet: wide
      ? { box: { x: 16, y: 130, width: 180, height: 64 }, ink: 'light', anchor: 'middle' }
      : { box: { ...SAFE, y: 160, height: 42 }, ink: 'light', anchor: 'middle' },
    faces: crew.faces,
    signs: crew.signs,
  };
}

function stars(width: number): string {
  const chance = chanceFrom('stars');
  let d = '';
  for (let i = 0; i < width / 4; i++) d += `M${num(chance() * width)} ${num(chance() * 58)}h.1`;
  return line(d, '#fff3dc', 0.9);
}

function waves(width: number): string {
  const chance = chanceFrom('night waves');
  let d = '';
  for (let y = 70; y < 216; y += 3 + (y - 66) * 0.06) {
    const long = 4 + (y - 66) * 0.16;
    for (let x = chance() * 20; x < width; x += long * (2 + chance() * 4))
      d += `M${num(x)} ${num(y)}q${num(long / 2)} -1.6 ${num(long)} 0`;
  }
  return line(d, '#5f74b4', 0.8, 'stroke-opacity=".25"');
}
