import { useMemo, useState } from 'react';
import type { Reader } from '#bookmaking/reader.ts';
import { type LandingLevel, levels } from '#content/landing/levels.ts';
import { zoe } from '#pictures/landing/zoe.ts';
import type { Leaf } from '#web/book/leaf/leaf.ts';
import { LevelRows } from '#web/book/leaf/level-rows.tsx';
import { PrintedLeaf } from '#web/book/leaf/printed-leaf.tsx';
import { LiveLeaf } from '#web/book/live/live-leaf.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const [, , SAPLING] = levels;

/**
 * The reading levels on the very same page (specification, section 1). The first page is printed on
 * the server; from the first letter that somebody types, it is drawn live for the child described.
 *
 * @param props.leaves a page for each level, for the sample hero
 */
export function FiveLevels({ leaves }: { leaves: readonly Leaf[] }) {
  const [level, setLevel] = useState<(typeof levels)[number]>(SAPLING);
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const leaf = leaves[levels.indexOf(level)] as Leaf;
  const isTyped = Boolean(name.trim() || description.trim());
  const reader = useMemo(() => typedReader(level, name, description), [level, name, description]);
  const printed = <PrintedLeaf leaf={leaf} sizes="(min-width: 48rem) 36rem, 90vw" />;
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
            <LevelRows name="level" levels={levels} chosen={level} onChoose={setLevel} />
            <div className="mt-8 grid gap-4">
              <TextField
                label="Try it with a name"
                value={name}
                onChange={(event) => setName(event.target.value)}
                maxLength={60}
                autoComplete="off"
                placeholder={zoe.name}
              />
              <TextField
                label="And a few words about them"
                value={description}
                onChange={(event) => setDescription(event.target.value)}
                maxLength={300}
                autoComplete="off"
                placeholder="red curls, green glasses"
              />
            </div>
          </div>
          <figure className="relative mt-10 md:sticky md:top-28 md:mt-0">
            <div className="mx-auto max-w-[36rem] overflow-hidden rounded-r-md rounded-l-xs shadow-(--shadow-book)">
              {isTyped ? (
                <span className="relative block aspect-square">
                  <LiveLeaf
                    slug={level.slug}
                    reader={reader}
                    position={leaf.position}
                    refused={(why) => <span className="block p-8">{why}</span>}
                  >
                    {printed}
                  </LiveLeaf>
                </span>
              ) : (
                printed
              )}
            </div>
            <figcaption className="sr-only" aria-live="polite">
              {isTyped ? `${level.name}, redrawn` : leaf.words}
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}

const typedReader = (level: LandingLevel, name: string, description: string): Reader => ({
  ...zoe,
  level: level.telling,
  name: name.trim() || zoe.name,
  // A described child is drawn as described; the rest is a child of its own, not Zoë.
  ...(description.trim() && { description, seed: `try ${name.trim()}`, traits: {} }),
});
