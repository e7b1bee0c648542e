import { useEffect, useState } from 'react';
import type { ComposedPage } from '../../../bookmaking/compose-page.ts';
import { BLEED, SHEET, TRIM } from '../../../bookmaking/sheet-size.ts';
import { MM_PER_PT, type SetLine, type TextBlock } from '../../../bookmaking/text/text-block.ts';

/** A page as it will be printed and trimmed: the picture, and its words in type. */
export function LivePage({ page }: { page: ComposedPage }) {
  const picture = useObjectUrl(page.svg);
  return (
    <span className="absolute inset-0 overflow-hidden">
      {/* The sheet has bleed on every side, which the trimmer cuts off: so do we. */}
      {picture && (
        <img src={picture} alt="" className="size-full" style={{ scale: SHEET / TRIM }} />
      )}
      <svg
        className="absolute inset-0 size-full"
        viewBox={`${BLEED} ${BLEED} ${TRIM} ${TRIM}`}
        aria-hidden="true"
      >
        {page.text.map((block) =>
          block.lines.map((line) => <Line key={line.baseline} block={block} line={line} />),
        )}
      </svg>
      <span className="sr-only">{wordsOf(page)}</span>
    </span>
  );
}

function Line({ block, line }: { block: TextBlock; line: SetLine }) {
  const centered = block.align === 'center';
  return (
    <text
      x={centered ? block.box.x + block.box.width / 2 : block.box.x}
      y={line.baseline}
      textAnchor={centered ? 'middle' : undefined}
      fontSize={block.size * MM_PER_PT}
      fontFamily={block.style === 'display' ? 'var(--font-display)' : 'var(--font-text)'}
      fontWeight={block.style === 'display' ? 600 : 400}
      xmlSpace="preserve"
    >
      {line.runs.map((run, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line's runs never change their order.
        <tspan key={place} fill={run.isName ? block.nameColor : block.color}>
          {run.text}
        </tspan>
      ))}
    </text>
  );
}

/** A page's words in reading order. */
function wordsOf(page: ComposedPage): string {
  const lines = page.text.flatMap((block) => block.lines);
  return lines.map((line) => line.runs.map((run) => run.text).join('')).join(' ');
}

/** An address for a drawing. As an image it costs one element; inside the page it would be thousands. */
function useObjectUrl(svg: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return url;
}
