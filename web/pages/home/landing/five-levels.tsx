import { useMemo, useState } from 'react';
import { levels } from '#content/landing/levels.ts';
import { zoe } from '#pictures/landing/zoe.ts';
import type { Leaf } from '#web/book/leaf/leaf.ts';
import { LevelRows } from '#web/book/leaf/level-rows.tsx';
import { LeafFor } from '#web/book/live/leaf-for.tsx';
import { changeDraft } from '#web/draft/browser-draft.ts';
import { useDraft, useDraftReader } from '#web/draft/use-draft.ts';

type Level = (typeof levels)[number];
const [, , SAPLING, , BEDTIME] = levels;

/**
 * The reading levels on the very same page (specification, section 1). The first page is printed on
 * the server; once somebody has drawn a child in this browser, it is drawn live for that child.
 *
 * @param props.leaves a page for each level, for the sample hero
 */
export function FiveLevels({ leaves }: { leaves: readonly Leaf[] }) {
  const [chosen, setChosen] = useState<Level>();
  const draft = useDraft();
  const draftReader = useDraftReader(zoe.name);
  const drafted = levels.find(({ name }) => name === draft?.reading_level);
  const level = chosen ?? drafted ?? SAPLING;
  const leaf = leaves[levels.indexOf(level)] as Leaf;
  const reader = useMemo(
    () => draftReader && { ...draftReader, level: level.telling },
    [draftReader, level],
  );
  const choose = (to: Level) => {
    // Bedtime is a kind of story, and no level of a child.
    const isOfChild = draft !== undefined && to !== BEDTIME;
    if (isOfChild) changeDraft({ reading_level: to.name });
    setChosen(isOfChild ? undefined : to);
  };
  return (
    <section className="pt-[var(--spacing-section)]" aria-labelledby="levels">
      <div className="shop">
        <h2 id="levels" className="max-w-[20ch] text-3xl">
          The same story, five ways tall
        </h2>
        <p className="mt-3 max-w-read text-ink-soft">
          Choose a reading level and the words grow with your child. The pictures stay theirs.
        </p>
        <div className="mt-8 items-start gap-14 md:grid md:grid-cols-[minmax(0,25rem)_1fr]">
          <div>
            <LevelRows name="level" levels={levels} chosen={level} onChoose={choose} />
          </div>
          <figure className="relative mt-10 md:sticky md:top-28 md:mt-0">
            <div className="mx-auto max-w-[36rem]">
              <LeafFor
                slug={level.slug}
                leaf={leaf}
                reader={reader}
                sizes="(min-width: 48rem) 36rem, 90vw"
                saysWhy
              />
            </div>
            <figcaption className="sr-only" aria-live="polite">
              {reader ? `${level.name}, redrawn` : leaf.words}
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
