import { type Hex, luma } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { grownHead } from '#bookmaking/grown-ups/head.ts';

/** A grown-up of a family that reads. These only smile and look at what they read. */
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

const NECK = 'M-26 52C-26 96 -34 104 -44 112C-20 132 20 132 44 112C34 104 26 96 26 52Z';

const HAIRDOS = { bun: 'bun', bald: 'tufts', scarf: 'scarf', waves: 'waves' } as const;

/** Head and shoulders: the chin about (0, 76), the hem of the picture about 260 below. The head follows the eyes half the way. */
export function grownUp(who: GrownUp, light: Light): string {
  const skin = tone(light, who.skin);
  const old = luma(who.hair) > 0.6 && who.style !== 'scarf';
  const { back, main } = grownHead(
    {
      skin: who.skin,
      hair: who.hair,
      shape: who.beard ? 'square' : 'round',
      nose: who.beard ? 'broad' : 'button',
      hairdo: HAIRDOS[who.style],
      beard: who.beard ? 'full' : undefined,
      glasses: who.glasses,
      years: old ? 70 : 38,
      cloth: who.hair,
    },
    {
      yaw: who.gaze[0] * 40,
      pitch: who.gaze[1] * 20,
      eyes: who.laughs ? 'kind' : 'open',
      mouth: who.laughs ? 'laugh' : 'smile',
      gaze: who.gaze,
    },
    light,
  );
  const head = (art: string): string => at(0, 12, 1.4, art);
  return head(back) + shoulders(who.clothes, light) + clean(path(NECK, skin.shade)) + head(main);
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
