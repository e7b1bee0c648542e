import { ChevronDown, Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { type AgeBand, ageBands } from '#vocabulary/age-bands.ts';
import { Button } from '#web/ui/button.tsx';
import { type BookQuery, bookQueryPath, MOST_LETTERS, orders } from './book-query.ts';

const bands = Object.entries(ageBands) as [AgeBand, (typeof ageBands)[AgeBand]][];

/**
 * Words, order, ages and kinds to choose books by. A form and links, so that all of it works before
 * any script has come.
 *
 * @param props.children the row of kinds, which are known when the books have come
 */
export function BookFilters({ query, children }: { query: BookQuery; children: ReactNode }) {
  return (
    <div className="mb-6 grid gap-4">
      <WordsAndOrder query={query} />
      <div className="grid">
        <Choices label="Age">
          {bands.map(([age, { label }]) => (
            <Choice key={age} query={{ ...query, age }} without="age" isChosen={query.age === age}>
              {label}
            </Choice>
          ))}
        </Choices>
        {children}
      </div>
    </div>
  );
}

/** The kinds of books that there are, to choose by. */
export function Kinds({ query, tags }: { query: BookQuery; tags: readonly string[] }) {
  return (
    <Choices label="Kind">
      {tags.map((tag) => (
        <Choice
          key={tag}
          query={{ ...query, tag }}
          without="tag"
          isChosen={query.tag?.toLowerCase() === tag.toLowerCase()}
        >
          {tag}
        </Choice>
      ))}
    </Choices>
  );
}

function WordsAndOrder({ query }: { query: BookQuery }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const { words, order, age, tag } = query;
  // The fields are the visitor's while he types, and before the page listens; a link or the way back may change them, too.
  const shown = useRef({ words, order });
  useEffect(() => {
    if (shown.current.words === words && shown.current.order === order) return;
    shown.current = { words, order };
    const fields = form.current?.elements;
    const field = fields?.namedItem('q');
    if (field instanceof HTMLInputElement) field.value = words;
    const choice = fields?.namedItem('sort');
    if (choice instanceof HTMLSelectElement) choice.value = order;
  }, [words, order]);
  return (
    <Form
      ref={form}
      role="search"
      action="/books"
      preventScrollReset
      className="flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      {age && <input type="hidden" name="age" value={age} />}
      {tag && <input type="hidden" name="tag" value={tag} />}
      <div className="flex grow gap-2 sm:max-w-120">
        <input
          type="search"
          className="input"
          name="q"
          aria-label="Search books"
          placeholder="A word from a title, or a mood"
          defaultValue={words}
          maxLength={MOST_LETTERS}
        />
        <Button look="quiet" className="!min-h-[52px] max-sm:!px-4">
          <Search className="icon" />
          <span className="max-sm:sr-only">Search</span>
        </Button>
      </div>
      <label className="flex items-center gap-3 max-sm:w-full sm:ml-auto">
        <span className="shrink-0 text-sm font-bold">Sort by</span>
        <span className="select grow sm:w-48 lg:w-56">
          <select
            className="input"
            name="sort"
            defaultValue={order}
            onChange={(event) => submit(event.target.form, { preventScrollReset: true })}
          >
            {Object.entries(orders).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown className="icon" />
        </span>
      </label>
    </Form>
  );
}

/** A row of index tabs. On a phone it runs past the edge and is pushed along by a thumb. */
function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={`By ${label.toLowerCase()}`} className="tab-row">
      <span className="w-11 shrink-0 text-sm font-bold" aria-hidden="true">
        {label}
      </span>
      {children}
    </nav>
  );
}

/** One tab: leads to the shelf with this choice, or without it where it is made already. */
function Choice({
  query,
  without,
  isChosen,
  children,
}: {
  query: BookQuery;
  without: 'age' | 'tag';
  isChosen: boolean;
  children: string;
}) {
  return (
    <Link
      className="tab"
      to={bookQueryPath(isChosen ? { ...query, [without]: undefined } : query)}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
    >
      {children}
    </Link>
  );
}
