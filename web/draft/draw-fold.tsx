import { ChevronDown } from 'lucide-react';
import { DrawPanel } from './draw-panel.tsx';
import { useDraft } from './use-draft.ts';

/** The same panel behind a line, for a page that is about something else. */
export function DrawFold({ nameless }: { nameless: string }) {
  const name = useDraft()?.name.trim();
  return (
    <details className="draw-fold mx-auto mt-6 max-w-[27rem] [@media(scripting:none)]:hidden">
      <summary className="draw-fold-line">
        <ChevronDown className="icon" />
        <span className="min-w-0 break-words">
          {name ? `Change how ${name} is drawn` : 'Draw your own child'}
        </span>
      </summary>
      <div className="pt-3">
        <DrawPanel title="Who is in it?" nameless={nameless} />
      </div>
    </details>
  );
}
