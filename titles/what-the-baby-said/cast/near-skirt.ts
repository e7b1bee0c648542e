import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { CLOGS } from './tall-ones.ts';

/** What of it words lie on. */
const DIM = '#6f3680';

const SKIRT =
  'M42 -12V52C42 76 52 82 66 84C90 89 113 100 110 122C104 132 96 152 90 174C102 181 114 171 126 176S150 183 166 176S192 170 206 178S222 180 230 174V-12Z';

/** The yellow clogs' long dress from as near as a rug, bent over: the right half of the gate, its flowers where no words are. */
export function nearSkirt(light: Light): string {
  const cloth = tone(light, CLOGS.cloth);
  let petals = '';
  let hearts = '';
  for (const [x, y] of FLOWERS) {
    petals += `M${x - 5} ${y}h10M${x} ${y - 5}v10`;
    hearts += `M${x} ${y}h.1`;
  }
  return (
    clog(light, 176) +
    clog(light, 118) +
    path(
      SKIRT,
      linear([
        [0, DIM],
        [0.42, DIM],
        [0.6, cloth.base],
        [1, cloth.base],
      ]),
    ) +
    clip(
      SKIRT,
      line(
        'M122 104C120 130 114 156 110 182M150 104C150 130 144 160 142 182M214 40C218 90 218 130 214 182',
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
  [122, 118],
  [110, 150],
  [138, 142],
  [207, 108],
  [200, 146],
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

/** As much of it as one hand hauls down, and the folds that run there from above; the hand is at (x, y), in mm. */
export function tuggedFold(light: Light, [x, y]: Point): string {
  const cloth = tone(light, CLOGS.cloth);
  const d = `M${num(x - 34)} ${num(y - 34)}C${num(x - 16)} ${num(y - 25)} ${num(x - 8)} ${num(y - 14)} ${num(x - 7)} ${num(y - 2)}C${num(x - 10)} ${num(y + 8)} ${num(x - 14)} ${num(y + 16)} ${num(x - 12)} ${num(y + 25)}Q${num(x - 5)} ${num(y + 20)} ${num(x)} ${num(y + 25)}T${num(x + 12)} ${num(y + 22)}C${num(x + 13)} ${num(y + 14)} ${num(x + 9)} ${num(y + 8)} ${num(x + 7)} ${num(y - 2)}C${num(x + 8)} ${num(y - 14)} ${num(x + 16)} ${num(y - 25)} ${num(x + 36)} ${num(y - 34)}C${num(x + 14)} ${num(y - 25)} ${num(x - 12)} ${num(y - 25)} ${num(x - 34)} ${num(y - 34)}Z`;
  return (
    path(d, cloth.deep, 'fill-opacity=".5" transform="translate(3 3)"') +
    path(
      d,
      linear([
        [0, DIM],
        [0.5, cloth.base],
        [1, cloth.lite],
      ]),
    ) +
    line(
      `M${num(x - 3)} ${num(y - 2)}C${num(x - 5)} ${num(y - 18)} ${num(x - 14)} ${num(y - 25)} ${num(x - 22)} ${num(y - 29)}M${num(x)} ${num(y - 2)}V${num(y - 26)}M${num(x + 3)} ${num(y - 2)}C${num(x + 5)} ${num(y - 18)} ${num(x + 14)} ${num(y - 25)} ${num(x + 24)} ${num(y - 29)}M${num(x - 3)} ${num(y + 4)}L${num(x - 6)} ${num(y + 20)}M${num(x + 3)} ${num(y + 4)}L${num(x + 5)} ${num(y + 19)}`,
      cloth.deep,
      1.5,
      'stroke-opacity=".65"',
    )
  );
}
