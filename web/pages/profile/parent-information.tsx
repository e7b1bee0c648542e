import { Pencil } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import type { Address } from '#contract/addresses.ts';
import type { Country } from '#web/address/countries.ts';
import type { Constraints } from '#web/forms/read-form.ts';
import { readKept } from '#web/forms/use-kept.ts';
import { Button } from '#web/ui/button.tsx';
import { PARENT_FORM, ParentForm } from './parent-form.tsx';
import type { ParentField, ParentRefused } from './save-parent.ts';

type Parent = { name: string; email: string };

/**
 * Who the parent is, to look at or to change. `?edit=true` opens the form, `section=address` scrolls
 * to its address; then the query is cleared (specification, section 2: Profile).
 *
 * @param props.addressLines the address as it is written on a parcel
 * @param props.to where to go once saved; '/' means that the profile was wanted for itself
 * @param props.isAnswered whether the page's last action came back with an answer instead of a redirect
 */
export function ParentInformation({
  parent,
  address,
  addressLines,
  countries,
  constraints,
  to,
  isAnswered,
  refused,
}: {
  parent: Parent;
  address: Address | null;
  addressLines: string[];
  countries: Country[];
  constraints: Constraints<ParentField>;
  to: string;
  isAnswered: boolean;
  refused?: ParentRefused;
}) {
  const section = useRef<HTMLElement>(null);
  const { editing, stop } = useEditing(section, to, isAnswered);
  return (
    <section
      ref={section}
      aria-labelledby="parent-information"
      className="gap-10 border-t-2 border-ink pt-6 lg:grid lg:grid-cols-[14rem_1fr]"
    >
      <h2 id="parent-information" className="text-2xl">
        Parent Information
      </h2>
      {editing ? (
        <ParentForm
          parent={parent}
          address={address}
          countries={countries}
          constraints={constraints}
          to={editing.to}
          refused={refused}
          onCancel={stop}
        />
      ) : (
        <ParentView parent={parent} address={address} addressLines={addressLines} />
      )}
    </section>
  );
}

/** Whether the form is open, and where it leads. It closes when it has been saved. */
function useEditing(section: RefObject<HTMLElement | null>, to: string, isAnswered: boolean) {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.get('edit') === 'true';
  const wantsAddress = query.get('section') === 'address';
  const [editing, setEditing] = useState(isAsked ? { to } : undefined);

  // Loaded anew in the middle of typing: the form knows what it held, and where it led.
  useEffect(() => {
    if (readKept(PARENT_FORM)) setEditing((before) => before ?? { to });
  }, [to]);

  useEffect(() => {
    if (!isAsked) return;
    setEditing({ to });
    if (wantsAddress) {
      requestAnimationFrame(() =>
        section.current?.querySelector('[data-section="address"]')?.scrollIntoView(),
      );
    }
    setQuery({}, { replace: true, preventScrollReset: true });
  }, [isAsked, wantsAddress, to, section, setQuery]);

  const isSaving = useNavigation().formData?.get('intent') === 'save-parent';
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving && !isAnswered) setEditing(undefined);
    wasSaving.current = isSaving;
  }, [isSaving, isAnswered]);

  return { editing, stop: () => setEditing(undefined) };
}

function ParentView({
  parent,
  address,
  addressLines,
}: {
  parent: Parent;
  address: Address | null;
  addressLines: string[];
}) {
  return (
    <div className="mt-3 items-start justify-between gap-6 md:flex lg:mt-0">
      <dl className="grid grow gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <Entry label="Name">{parent.name || 'Not told yet'}</Entry>
        <Entry label="E-mail">{parent.email}</Entry>
        <Entry label="Address">
          {address
            ? addressLines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))
            : 'None yet. We ask for one before you pay.'}
        </Entry>
        {address?.phone_number && <Entry label="Phone">{address.phone_number}</Entry>}
        <Entry label="Photo">None: we keep pictures of children only.</Entry>
      </dl>
      <Form method="get" action="/profile" preventScrollReset>
        <Button
          type="submit"
          name="edit"
          value="true"
          look="text"
          className="mt-2 -ml-3 md:m-0"
          aria-label="Edit Parent Information"
        >
          <Pencil className="icon" />
          Edit
        </Button>
      </Form>
    </div>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
