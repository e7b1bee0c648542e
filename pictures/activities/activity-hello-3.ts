import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, brush, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { CHILDREN } from '#pictures/children.ts';
import { MORNING } from '#pictures/lights.ts';
import { grownUpArm } from '#pictures/props/grown-up-hand.ts';
import { type Scene, VIEW } from '#pictures/scene.ts';

/** Seen from up in the tree, where the leaves are. */
export const leavesOverhead: Scene = {
  name: 'activity-hello-3',
  alt: 'Seen from up in a tree: a baby on a blanket in the grass laughs at the leaves above.',
  paint: () => {
    const baby = placeHero(
      CHILDREN.babyNoor,
      238,
      'head',
      [590, 300],
      { pose: 'onBack', mood: 'joy', yaw: -8, pitch: 80, gaze: [0.2, -0.3], touchL: [812, 396] },
      MORNING,
    );
    return (
      lawn() +
      at(600, 420, 1, quilt(), -7) +
      sunspots() +
      oval(578, 500, 136, 226, MORNING.shade, 'fill-opacity=".2"') +
      baby.art +
      grownUpArm(MORNING, [1260, 640], [890, 440], 'pinch', '#a9714a', '#c9783f', true) +
      baby.hand(1) +
      branch() +
      at(1200, 0, 1, branch(), 0, -1)
    );
  },
};

const lawn = (): string =>
  box(
    0,
    0,
    VIEW.width,
    VIEW.height,
    linear([
      [0, '#7fb866'],
      [1, '#5f9f58'],
    ]),
  ) +
  brush(chanceFrom('lawn'), { x: 0, y: 0, ...VIEW }, 420, 30, -1.2, '#3f7f48', 3, 0.35) +
  brush(chanceFrom('lit lawn'), { x: 0, y: 0, ...VIEW }, 300, 26, -1.7, '#c3e090', 3, 0.4);

/** Patches in rows, around (0, 0). */
function quilt(): string {
  const colors = ['#f3e3c0', '#e9a98c', '#f6d98a', '#8fb8c9'];
  let patches = box(
    -390,
    -320,
    780,
    640,
    '#2f5a3c',
    16,
    'fill-opacity=".3" transform="translate(8 14)"',
  );
  patches += box(-390, -320, 780, 640, '#fdf6e4', 14);
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 6; column++) {
      const color = tone(MORNING, colors[(row * 3 + column) % 4] as string).base;
      patches += box(-372 + column * 125, -302 + row * 122, 118, 115, color, 5);
    }
  }
  return patches + line('M-380 -310H380V310H-380Z', '#fffaf0', 4, 'stroke-dasharray="12 10"');
}

/** What comes through the leaves. */
function sunspots(): string {
  const chance = chanceFrom('sunspots');
  let d = '';
  for (let i = 0; i < 34; i++) {
    d += disc(chance() * 1200, chance() * 800, 16 + chance() * 34, 12 + chance() * 24);
  }
  return path(d, '#fff6c4', 'fill-opacity=".3"');
}

/** A branch near the eye, from the upper left corner. */
function branch(): string {
  const chance = chanceFrom('branch');
  const leaves = Array.from({ length: 26 }, (_, i) => {
    const along = i / 26;
    const x = -30 + along * 330 + chance() * 50;
    const y = 330 - along * 330 + (chance() - 0.5) * 170;
    return at(x, y, 0.8 + chance() * 0.7, leaf(i % 3), chance() * 360);
  });
  return (
    line('M-40 330C60 240 120 190 200 110S300 20 320 -40', '#6a4638', 20) +
    line('M90 220C130 250 190 250 240 230M190 120C240 130 290 110 330 80', '#6a4638', 9) +
    leaves.join('')
  );
}

const LEAVES = ['#3f8f58', '#58a862', '#86c26d'] as const;

function leaf(kind: number): string {
  const t = tone(MORNING, LEAVES[kind] as string);
  return (
    path('M0 0C24 -40 60 -40 96 0C60 40 24 40 0 0Z', t.base) +
    path('M0 0C24 40 60 40 96 0Z', t.shade, 'fill-opacity=".7"') +
    line('M-14 0H80', t.lite, 3)
  );
}
