import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/**
 * Looks for rows of a list. What is looked for stands in the address, so a search can be sent to a
 * colleague, and the way back leads through it.
 *
 * @param props.q what is looked for now
 * @param props.path the list without a search
 * @param props.isFiltered whether there is anything to clear
 * @param props.children further fields
 */
export function SearchForm({
  label,
  q,
  path,
  isFiltered,
  children,
}: {
  label: string;
  q: string;
  path: string;
  isFiltered: boolean;
  children?: ReactNode;
}) {
  const field = useRef<HTMLFormElement>(null);
  // The field is the admin's while he types; a link or the way back may change it, too.
  useEffect(() => {
    const input = field.current?.elements.namedItem('q');
    if (input instanceof HTMLInputElement) input.value = q;
  }, [q]);
  return (
    <Form
      ref={field}
      role="search"
      action={path}
      preventScrollReset
      className="mt-6 flex flex-wrap items-end gap-3"
    >
      <div className="min-w-56 grow basis-72">
        <TextField label={label} type="search" name="q" defaultValue={q} maxLength={200} />
      </div>
      {children}
      <Button look="quiet" className="!min-h-[52px]">
        <Search className="icon" />
        Search
      </Button>
      {isFiltered && (
        <ButtonLink look="text" className="!min-h-[52px] max-sm:-ml-3" to={path} preventScrollReset>
          Clear
        </ButtonLink>
      )}
    </Form>
  );
}
