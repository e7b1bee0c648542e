import type { Style } from '#bookmaking/fonts/faces.ts';
import { MM_PER_PT, type TextBlock } from './text-block.ts';

/** The faces as a web page names them; what they lack, the reader's own system has. */
const FAMILIES: Record<Style, string> = {
  display: "'Winky Rough Variable','Winky Rough',Andika,'Noto Sans',sans-serif",
  text: "Andika,'Noto Sans',sans-serif",
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.codePointAt(0)};`);

/** A text block as SVG text, line by line as it is printed: for pages that are shown live. */
export function textSvg(block: TextBlock): string {
  const middle = block.align === 'center';
  const x = middle ? block.box.x + block.box.width / 2 : block.box.x;
  const weight = block.style === 'display' ? 700 : 400;
  const lines = block.lines.map((line) => {
    const runs = line.runs.map(
      (run) =>
        `<tspan fill="${run.isName ? block.nameColor : block.color}">${escaped(run.text)}</tspan>`,
    );
    return `<text x="${x}" y="${line.baseline.toFixed(2)}"${middle ? ' text-anchor="middle"' : ''} xml:space="preserve">${runs.join('')}</text>`;
  });
  return `<g font-family="${FAMILIES[block.style]}" font-weight="${weight}" font-size="${(block.size * MM_PER_PT).toFixed(3)}">${lines.join('')}</g>`;
}
