import type { DisplayFace } from '#bookmaking/fonts/face-names.ts';
import type { Style } from '#bookmaking/fonts/faces.ts';
import { MM_PER_PT, type TextBlock } from './text-block.ts';

/** The faces as a web page names them; what they lack, the reader's own system has. */
const FAMILIES: Record<Style | DisplayFace, readonly [family: string, weight: number]> = {
  dela: ["'Dela Gothic One',Andika,'Noto Sans',sans-serif", 400],
  comfortaa: ["Comfortaa,Andika,'Noto Sans',sans-serif", 700],
  alegreya: ["Alegreya,Andika,'Noto Sans',sans-serif", 900],
  fira: ["'Fira Sans Extra Condensed',Andika,'Noto Sans',sans-serif", 900],
  cover: ["Andika,'Noto Sans',sans-serif", 700],
  text: ["Andika,'Noto Sans',sans-serif", 400],
  hand: ["Caveat,Andika,'Noto Sans',sans-serif", 700],
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.codePointAt(0)};`);

/** What a web page calls the face of a style first. */
export const familyOf = (style: Style | DisplayFace): string =>
  (FAMILIES[style][0].split(',')[0] as string).replaceAll("'", '');

const faceOf = (style: Style | DisplayFace): string => {
  const [family, weight] = FAMILIES[style];
  return ` font-family="${family}" font-weight="${weight}"`;
};

/** A text block as SVG text, line by line as it is printed: for pages that are shown live. */
export function textSvg(block: TextBlock): string {
  const middle = block.align === 'center';
  const x = middle ? block.box.x + block.box.width / 2 : block.box.x;
  const lines = block.lines.map((line) => {
    const runs = line.runs.map((run) => {
      const ink = run.isName ? block.nameColor : block.color;
      const { nameSwell } = block;
      const own = run.isName && nameSwell ? ` stroke-width="${nameSwell.toFixed(2)}"` : '';
      const swollen = block.swell || own ? ` stroke="${ink}"${own}` : '';
      const face = run.isName && block.nameStyle ? faceOf(block.nameStyle) : '';
      return `<tspan fill="${ink}"${swollen}${face}>${escaped(run.text)}</tspan>`;
    });
    return `<text x="${x}" y="${line.baseline.toFixed(2)}"${middle ? ' text-anchor="middle"' : ''} xml:space="preserve">${runs.join('')}</text>`;
  });
  const swell =
    block.swell || block.nameSwell
      ? ` stroke-width="${(block.swell ?? 0).toFixed(2)}" stroke-linejoin="round"`
      : '';
  return `<g${faceOf(block.style)} font-size="${(block.size * MM_PER_PT).toFixed(3)}"${swell}>${lines.join('')}</g>`;
}
