import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { at, box, brush, clean, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { LAMPLIT } from '#pictures/lights.ts';
import { type Scene, VIEW } from '#pictures/scene.ts';

export const patternAtTheDoor: Scene = {
  name: 'activity-create-3',
  alt: 'At dusk a child kneels by a lit doorway and chalks a line around the dots of a bright round pattern.',
  paint: () => {
    const child = placeHero(
      CHILDREN.asha,
      176,
      'ground',
      [900, 660],
      {
        pose: 'crouch',
        mood: 'happy',
        yaw: -38,
        pitch: 18,
        nod: 8,
        gaze: [-0.6, 0.8],
        touchR: [748, 652],
        armL: { upper: [30, 24], lower: [60, -10] },
      },
      LAMPLIT,
    );
    return (
      ground() +
      doorway() +
      [140, 330, 870, 1070]
        .map((x) => at(x, 330, 1.1, thing('paper diya', LAMPLIT)) + glow(x, 306))
        .join('') +
      pattern(520, 606) +
      child.shadow +
      child.art +
      at(742, 656, 0.9, chalk('#fdf6e4'), 30) +
      child.hand(-1) +
      at(980, 742, 1, chalk('#e9785f'), -14) +
      at(1060, 726, 1, chalk('#6fb8c9'), 18) +
      at(1100, 766, 1, chalk('#f3c75c'), -6)
    );
  },
};

const ground = (): string =>
  box(
    0,
    0,
    VIEW.width,
    VIEW.height,
    linear([
      [0, '#5a4f80'],
      [0.45, '#7a6288'],
      [1, '#5f4f7a'],
    ]),
  ) +
  specks(chanceFrom('step'), { x: 0, y: 380, width: 1200, height: 420 }, 300, '#3f3560', 3, 0.4) +
  brush(
    chanceFrom('stone'),
    { x: 0, y: 380, width: 1200, height: 420 },
    90,
    60,
    0,
    '#a98fa8',
    3,
    0.2,
  );

/** An open door with the light of the house in it, and a garland over it. */
function doorway(): string {
  let garland = '';
  for (let i = 0; i <= 22; i++) {
    const x = 400 + i * 18.2;
    const y = 26 + Math.sin((i / 22) * Math.PI * 3) ** 2 * 34;
    garland += oval(x, y, 13, 13, i % 3 ? '#f0a03c' : '#e36f3c');
  }
  return (
    box(
      0,
      0,
      1200,
      350,
      linear([
        [0, '#4a3f70'],
        [1, '#8a6a8c'],
      ]),
    ) +
    box(390, 0, 420, 352, '#7a4a3c') +
    clean(
      box(
        414,
        0,
        372,
        352,
        linear([
          [0, '#ffcf80'],
          [1, '#fff0c0'],
        ]),
      ),
    ) +
    path('M414 0H500V352H414Z', '#a8653c') +
    line('M430 30H484V150H430ZM430 180H484V320H430Z', '#7f472c', 5) +
    box(
      0,
      348,
      1200,
      46,
      linear([
        [0, '#b08f9c'],
        [1, '#7f6a8c'],
      ]),
    ) +
    box(0, 390, 1200, 12, '#3f3560', 0, 'fill-opacity=".5"') +
    path('M420 394H780L980 800H220Z', '#ffe0a0', 'fill-opacity=".3"') +
    garland
  );
}

const glow = (x: number, y: number): string =>
  clean(
    oval(
      x,
      y,
      70,
      60,
      radial([
        [0, '#ffe9a8', 0.75],
        [1, '#ffb860', 0],
      ]),
    ),
  );

/** Rings of dots with one line around them, drawn on the ground: round, seen aslant. The last petal is still to come. */
function pattern(cx: number, cy: number): string {
  const on = (radius: number, turn: number): string =>
    `${num(Math.cos(turn) * radius)} ${num(Math.sin(turn) * radius)}`;
  const petals = (
    count: number,
    inner: number,
    outer: number,
    wide: number,
    until: number,
  ): string =>
    Array.from({ length: until }, (_, i) => {
      const turn = ((i + 0.5) / count) * Math.PI * 2;
      const half = (wide / count) * Math.PI;
      return `M${on(inner, turn)}C${on((inner + outer) * 0.55, turn - half)} ${on(outer * 0.94, turn - half * 0.7)} ${on(outer, turn)}C${on(outer * 0.94, turn + half * 0.7)} ${on((inner + outer) * 0.55, turn + half)} ${on(inner, turn)}Z`;
    }).join('');
  const dots = (count: number, radius: number, size: number): string =>
    Array.from({ length: count }, (_, i) => {
      const turn = (i / count) * Math.PI * 2;
      return disc(Math.cos(turn) * radius, Math.sin(turn) * radius, size);
    }).join('');
  const art =
    path(disc(0, 0, 322), '#4a3f70', 'fill-opacity=".35"') +
    path(petals(12, 176, 300, 1.5, 12), '#b3568f') +
    path(petals(12, 196, 280, 1, 12), '#f3c75c') +
    path(disc(0, 0, 176), '#3f8f9c') +
    path(petals(8, 30, 168, 1.7, 8), '#e9785f') +
    path(petals(8, 50, 140, 1, 8), '#fbe08c') +
    path(disc(0, 0, 40), '#b3568f') +
    line(petals(12, 170, 312, 1.8, 11), '#fdf6e4', 7) +
    line(disc(0, 0, 176), '#fdf6e4', 6) +
    path(dots(12, 318, 8) + dots(16, 176, 8) + dots(8, 100, 7) + dots(1, 0, 12), '#ffffff');
  return `<g transform="translate(${cx} ${cy}) scale(1 .56)">${art}</g>`;
}

const chalk = (color: string): string =>
  oval(2, 9, 32, 7, LAMPLIT.shade, 'fill-opacity=".4"') + box(-32, -10, 64, 19, color, 9);
