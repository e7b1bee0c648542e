import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** A grown-up of a family that reads. Children have a rig of their own; these only smile and look down. */
export interface GrownUp {
  readonly skin: Hex;
  readonly hair: Hex;
  readonly style: 'bun' | 'bald' | 'scarf' | 'waves';
  readonly beard?: boolean;
  readonly glasses?: Hex;
  readonly clothes: Hex;
  /** Where the eyes go, -1 to 1 each way. */
  readonly gaze: Point;
  readonly laughs?: boolean;
}

const SKULL = 'M-62 -18C-62 -72 62 -72 62 -18C64 24 46 74 0 76C-46 74 -64 24 -62 -18Z';

/** Head and shoulders from the front: the chin at (0, 76), the hem of the picture about 260 below. */
export function grownUp(who: GrownUp, light: Light): string {
  const skin = tone(light, who.skin);
  const hair = tone(light, who.hair);
  return (
    behind(who, hair.base, hair.shade) +
    shoulders(who.clothes, light) +
    path('M-26 52C-26 96 -34 104 -44 112C-20 132 20 132 44 112C34 104 26 96 26 52Z', skin.shade) +
    (who.style === 'scarf'
      ? ''
      : oval(-63, 4, 10, 17, skin.shade) + oval(63, 4, 10, 17, skin.base)) +
    clip(
      SKULL,
      path(SKULL, skin.shade) +
        shifted(light.direction[0] * 12, light.direction[1] * 6, path(SKULL, skin.base)) +
        oval(-34, 32, 17, 12, '#e0654c', 'fill-opacity=".22"') +
        oval(34, 32, 17, 12, '#e0654c', 'fill-opacity=".22"'),
    ) +
    face(who, skin.deep, hair.base) +
    onTop(who, hair.base, hair.lite, light)
  );
}

function shoulders(clothes: Hex, light: Light): string {
  const t = tone(light, clothes);
  const shape =
    'M-150 268C-158 170 -120 122 -50 106C-22 132 22 132 50 106C120 122 158 170 150 268Z';
  return (
    clip(shape, path(shape, t.shade) + shifted(light.direction[0] * 22, -8, path(shape, t.base))) +
    line('M-52 108C-24 138 24 138 52 108', t.deep, 7) +
    line(
      'M-96 268C-100 236 -98 210 -90 190M96 268C100 236 98 210 90 190',
      t.deep,
      3,
      'stroke-opacity=".4"',
    )
  );
}

function face(who: GrownUp, dark: Hex, hair: Hex): string {
  const [gx, gy] = who.gaze;
  const eye = (x: number): string =>
    who.laughs
      ? line(`M${x - 12} 4q12 -13 24 0`, '#3a2830', 4.4)
      : oval(x, 0, 12, 11, '#fffdf6') +
        oval(x + gx * 5, 1 + gy * 5, 7, 7.6, '#3a2830') +
        oval(x + gx * 5 + 2, -2 + gy * 5, 2.2, 2.2, '#ffffff') +
        path(
          `M${x - 13} -1C${x - 9} -13 ${x + 9} -13 ${x + 13} -1C${x + 6} -7 ${x - 6} -7 ${x - 13} -1Z`,
          dark,
        );
  const frames = who.glasses
    ? [-27, 27]
        .map((x) =>
          oval(
            x,
            2,
            20,
            19,
            '#ffffff',
            `fill-opacity=".16" stroke="${who.glasses}" stroke-width="4"`,
          ),
        )
        .join('') + line('M-8 0Q0 -5 8 0M-47 -2L-60 -7M47 -2L60 -7', who.glasses, 4)
    : '';
  return (
    line('M-42 -27q14 -9 28 -2M42 -27q-14 -9 -28 -2', hair, 5) +
    eye(-27) +
    eye(27) +
    line('M-5 22q6 6 12 0', dark, 3.4, 'stroke-opacity=".7"') +
    (who.laughs
      ? path('M-22 40C-8 46 8 46 22 40C20 60 8 64 0 64C-8 64 -20 60 -22 40Z', '#7c2f3a') +
        path('M-18 42C-7 46 7 46 18 42C17 48 -17 48 -18 42Z', '#fffdf6')
      : line('M-20 42Q0 56 20 42', dark, 4)) +
    frames
  );
}

/** What lies behind head and shoulders. */
function behind(who: GrownUp, hair: Hex, shade: Hex): string {
  if (who.style === 'bun') return oval(0, -84, 32, 28, shade) + oval(-4, -88, 26, 22, hair);
  if (who.style === 'waves') {
    return path(
      'M-72 -30C-86 40 -96 96 -78 140C-40 150 40 150 78 140C96 96 86 40 72 -30C40 -80 -40 -80 -72 -30Z',
      shade,
    );
  }
  if (who.style === 'scarf') {
    return path(
      'M-78 -10C-88 60 -80 130 -64 160H64C80 130 88 60 78 -10C60 -90 -60 -90 -78 -10Z',
      shade,
    );
  }
  return '';
}

/** What lies on the forehead, and a beard. */
function onTop(who: GrownUp, hair: Hex, lite: Hex, light: Light): string {
  const beard = who.beard
    ? path(
        'M-62 14C-62 66 -40 104 0 106C40 104 62 66 62 14C52 34 34 36 22 34C10 30 -10 30 -22 34C-34 36 -52 34 -62 14ZM-20 46C-8 56 8 56 20 46C14 40 -14 40 -20 46Z',
        hair,
        'fill-rule="evenodd"',
      ) + line('M-40 56q10 26 26 36M40 56q-10 26 -26 36M0 68v28', lite, 3, 'stroke-opacity=".6"')
    : '';
  if (who.style === 'bald') {
    return (
      beard +
      path(
        'M-64 2C-74 -20 -68 -44 -58 -52C-60 -34 -58 -20 -56 -8ZM64 2C74 -20 68 -44 58 -52C60 -34 58 -20 56 -8Z',
        hair,
      )
    );
  }
  if (who.style === 'scarf') {
    const cloth = tone(light, who.hair);
    return (
      path(
        'M-64 -6C-66 -74 66 -74 64 -6C68 40 48 84 0 86C-48 84 -68 40 -64 -6ZM-54 -6C-52 34 -38 70 0 72C38 70 52 34 54 -6C46 -44 -46 -44 -54 -6Z',
        cloth.base,
        'fill-rule="evenodd"',
      ) +
      line(
        'M-58 60C-30 96 30 96 58 60M-50 96C-20 120 24 118 54 92',
        cloth.deep,
        3,
        'stroke-opacity=".5"',
      )
    );
  }
  const fringe =
    who.style === 'bun'
      ? 'M-65 2C-74 -60 -46 -84 0 -84C46 -84 74 -60 65 2C60 -24 44 -42 8 -48C-30 -46 -58 -28 -65 2Z'
      : 'M-68 24C-84 -56 -50 -90 0 -88C52 -90 84 -54 68 26C66 -8 52 -34 20 -44C-12 -28 -54 -26 -68 24Z';
  return (
    beard +
    path(fringe, hair) +
    line(`M-40 -62q34 -18 72 ${num(-2)}`, lite, 5, 'stroke-opacity=".5"')
  );
}

/** An open picture book from behind, its boards toward us: 180 wide, its lower edge at (0, 0). */
export const openBook = (board: Hex, light: Light): string => {
  const t = tone(light, board);
  return at(
    0,
    0,
    1,
    path('M-92 -96L0 -84L92 -96V-4L0 8L-92 -4Z', '#fffaf0') +
      path('M-96 -92L-4 -80V12L-96 0Z', t.base) +
      path('M96 -92L4 -80V12L96 0Z', t.shade) +
      path('M-6 -81H6V13H-6Z', t.deep) +
      oval(-50, -44, 20, 20, '#f4b53a', 'fill-opacity=".85"') +
      line('M28 -58L76 -64M28 -40L66 -45', '#fffaf0', 5, 'stroke-opacity=".7"'),
  );
};
