import { type ReactElement, useDeferredValue, useMemo, useState } from 'react';
import { CannotPrint } from '../../../../bookmaking/cannot-print.ts';
import type { Reader } from '../../../../bookmaking/reader.ts';
import { zoe } from '../../../../bookmaking/scenes/landing/zoe.ts';
import { type LandingLevel, levels } from '../../../../content/landing/levels.ts';
import type { Leaf } from '../../../book/leaf/leaf.ts';
import { LevelPlant } from '../../../book/leaf/level-plant.tsx';
import { PrintedLeaf } from '../../../book/leaf/printed-leaf.tsx';
import { useArtist } from '../../../book/live/use-artist.ts';
import { TextField } from '../../../ui/text-field.tsx';

const SAPLING = 2;

const fetchStudio = (slug: string) =>
  import('../../../book/live/studio.tsx').then(({ openStudio }) => openStudio(slug));

/**
 * The reading levels on the very same page (specification, section 1). The first page is printed on
 * the server; from the first letter that somebody types, it is drawn live for the child described.
 *
 * @param props.leaves a page for each level, for the sample hero
 */
export function FiveLevels({ leaves }: { leaves: readonly Leaf[] }) {
  const [chosen, setChosen] = useState(SAPLING);
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const level = levels[chosen] as LandingLevel;
  const leaf = leaves[chosen] as Leaf;
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
            <fieldset className="grid">
              <legend className="sr-only">Reading level</legend>
              {levels.map((each, place) => (
                <label key={each.name} className="level-row">
                  <input
                    type="radio"
                    name="level"
                    checked={place === chosen}
                    onChange={() => setChosen(place)}
                  />
                  <LevelPlant height={place} />
                  <span className="py-2">
                    <span className="display text-xl">{each.name}</span>{' '}
                    <span className="text-sm text-ink-soft">{each.ages}</span>
                    <span className="block text-sm text-ink-soft">{each.text}</span>
                  </span>
                </label>
              ))}
            </fieldset>
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
              {name.trim() || description.trim() ? (
                <LiveLeaf level={level} leaf={leaf} name={name} description={description} />
              ) : (
                <PrintedLeaf leaf={leaf} sizes="(min-width: 48rem) 36rem, 90vw" />
              )}
            </div>
            <figcaption className="sr-only" aria-live="polite">
              {name.trim() || description.trim() ? `${level.name}, redrawn` : leaf.words}
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}

interface Typed {
  readonly level: LandingLevel;
  readonly leaf: Leaf;
  readonly name: string;
  readonly description: string;
}

/** The page for whoever is being typed; typing never waits for the drawing. */
function LiveLeaf({ level, leaf, name, description }: Typed) {
  const studio = useArtist(fetchStudio, level.slug);
  const wanted = useDeferredValue(
    useMemo(() => typedReader(level, name, description), [level, name, description]),
  );
  const page = useMemo(
    () => studio && drawnOr(() => studio(wanted, leaf.position)),
    [studio, wanted, leaf.position],
  );
  if (page === undefined) return <PrintedLeaf leaf={leaf} sizes="(min-width: 48rem) 36rem, 90vw" />;
  return (
    <span className="relative block aspect-square">
      {typeof page === 'string' ? <span className="block p-8">{page}</span> : page}
    </span>
  );
}

const typedReader = (level: LandingLevel, name: string, description: string): Reader => ({
  ...zoe,
  level: level.telling,
  name: name.trim() || zoe.name,
  // A described child is drawn as described; the rest is a child of its own, not Zoë.
  ...(description.trim() && { description, seed: `try ${name.trim()}`, traits: {} }),
});

/** The page, or why this name cannot be printed. */
function drawnOr(draw: () => ReactElement | undefined): ReactElement | string | undefined {
  try {
    return draw();
  } catch (error) {
    if (error instanceof CannotPrint) return error.message;
    throw error;
  }
}
