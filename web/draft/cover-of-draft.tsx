import type { ReactNode } from 'react';
import { sampleHero } from '#bookmaking/sample-heroes.ts';
import { DrawnCover } from '#web/book/live/drawn-cover.tsx';
import { useNear } from '#web/ui/use-near.ts';
import { useDraftReader } from './use-draft.ts';

/**
 * A title's cover with the child who was drawn in this browser, which nobody else can see: it is drawn here as well, once
 * somebody comes near, one cover after the other. It is called as the title's invented child is until it has a name.
 *
 * @param props.children the shop's own cover, shown until then
 */
export function CoverOfDraft({ slug, children }: { slug: string; children: ReactNode }) {
  const reader = useDraftReader(sampleHero(slug).name);
  const { mark, isNear } = useNear<HTMLSpanElement>();
  return (
    <span ref={mark} className="absolute inset-0">
      {isNear ? (
        <DrawnCover slug={slug} reader={reader} inTurn>
          {children}
        </DrawnCover>
      ) : (
        children
      )}
    </span>
  );
}
