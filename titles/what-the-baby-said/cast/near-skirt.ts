import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { CLOGS } from './tall-ones.ts';

/** Where the cloth is hauled out, in mm. */
const HELD = { x: 196, y: 166 } as const;

/** What of it words lie on. */
const DIM = '#6f3680';

const SKIRT =
  'M44 -6C43 60 38 124 30 172C42 179 54 169 66 174S98 182 116 175S154 168 172 176S206 180 226 172V-6Z';

/** The yellow clogs' long skirt from as near as a rug: a wall of cloth, its flowers where no words are. */
export function nearSkirt(light: Light): string {
  const cloth = tone(light, CLOGS.cloth);
  let petals = '';
  let hearts = '';
  for (const [x, y] of FLOWERS) {
    petals += `M${x - 5} ${y}h10M${x} ${y - 5}v10`;
    hearts += `M${x} ${y}h.1`;
  }
  return (
    clog(light, 150) +
    clog(light, 72) +
    path(
      SKIRT,
      linear([
        [0, DIM],
        [0.44, DIM],
        [0.66, cloth.base],
        [1, cloth.base],
      ]),
    ) +
    clip(
      SKIRT,
      line(
        'M84 -6C80 70 70 130 58 182M128 -6C130 70 120 130 112 182M170 -6C176 40 172 70 166 100',
        cloth.deep,
        2.4,
        'stroke-opacity=".3"',
      ) +
        line(petals, tone(light, CLOGS.trim).base, 6) +
        line(hearts, cloth.deep, 4.6),
    )
  );
}

const FLOWERS = [
  [58, 100],
  [96, 88],
  [84, 128],
  [46, 140],
  [204, 88],
  [190, 116],
] as const;

const clog = (light: Light, x: number): string => {
  const t = tone(light, CLOGS.shoe);
  return (
    oval(x + 14, 185, 40, 6, light.shade, 'fill-opacity=".3"') +
    path(`M${x - 22} 176H${x + 44}V186H${x - 22}Z`, tone(light, '#a8703f').base) +
    path(
      `M${x - 22} 178C${x - 22} 154 ${x - 2} 152 ${x + 8} 155C${x + 32} 158 ${x + 46} 164 ${x + 45} 180Z`,
      t.base,
    )
  );
};

/** As much of it as two hands have hold of, and all the folds that run there. */
export function tuggedFold(light: Light): string {
  const { x, y } = HELD;
  const cloth = tone(light, CLOGS.cloth);
  const d = `M224 ${y - 64}C212 ${y - 34} 198 ${y - 18} ${x + 4} ${y - 13}C${x - 6} ${y - 12} ${x - 13} ${y - 4} ${x - 12} ${y + 6}C${x - 12} ${y + 16} ${x - 6} ${y + 24} ${x + 4} ${y + 22}C202 ${y + 20} 214 ${y + 34} 224 ${y + 58}Z`;
  return (
    path(d, cloth.deep, 'fill-opacity=".55" transform="translate(-1 7)"') +
    path(d, cloth.lite) +
    clip(
      d,
      path(
        `M224 ${y + 6}C204 ${y + 6} 190 ${y + 8} ${x - 14} ${y + 8}V${y + 30}H${x + 12}C204 ${y + 30} 214 ${y + 44} 224 ${y + 70}Z`,
        cloth.base,
      ) +
        line(
          `M${x - 2} ${y - 4}C198 ${y - 10} 212 ${y - 26} 226 ${y - 46}M${x - 2} ${y + 2}C200 ${y} 212 ${y - 6} 226 ${y - 16}M${x - 2} ${y + 10}C200 ${y + 12} 212 ${y + 18} 226 ${y + 30}`,
          cloth.deep,
          1.8,
          'stroke-opacity=".6"',
        ),
    )
  );
}
