import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Form, useNavigationType, useSubmit } from 'react-router';
import { Button } from '#web/ui/button.tsx';

/**
 * The search over the themes. With scripts it answers while somebody types, without them on Enter;
 * the query stands in the address either way, so a search can be sent to a friend.
 *
 * @param props.query what is being searched for now
 */
export function SearchBox({ query }: { query: string }) {
  const input = useRef<HTMLInputElement>(null);
  const submit = useSubmit();
  const way = useNavigationType();
  // Every letter is a new address, but only the first of a search is a step to go back to.
  const search = (box: HTMLInputElement) =>
    void submit(box.form, { replace: query !== '', preventScrollReset: true });

  const shown = useRef(query);
  useEffect(() => {
    const box = input.current;
    if (!box || shown.current === query) return;
    shown.current = query;
    // An answer may be older than what has been typed since; only where nobody types does it win.
    if (way === 'POP' || document.activeElement !== box) box.value = query;
  }, [query, way]);

  // What was typed before our scripts had come is asked for as they come; it was once taken away.
  const searchTyped = useEffectEvent(() => {
    if (input.current && input.current.value.trim() !== query) search(input.current);
  });
  useEffect(() => searchTyped(), []);
  return (
    <Form role="search" action="/explore" className="relative mx-auto mt-7 max-w-[34rem]">
      <Search className="icon pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-soft" />
      <input
        ref={input}
        type="search"
        name="q"
        className="input !pl-12 max-md:placeholder:text-sm"
        defaultValue={query}
        aria-label="Search by age, interest, or activity"
        placeholder="Search by age, interest, or activity..."
        autoComplete="off"
        maxLength={100}
        onChange={(event) => search(event.currentTarget)}
      />
    </Form>
  );
}

/** Starts the search over. A form, so that it is a button and works without scripts too. */
export function ClearSearch() {
  return (
    <Form action="/explore">
      <Button type="submit" look="quiet">
        Clear search
      </Button>
    </Form>
  );
}
