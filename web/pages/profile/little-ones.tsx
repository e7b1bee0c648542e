import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Form } from 'react-router';
import { KeepDraft } from '#web/draft/keep-draft.tsx';
import { Button } from '#web/ui/button.tsx';
import { Bookplate, type ChildWithAge } from './bookplate.tsx';
import { DeleteChild } from './delete-child.tsx';

/**
 * The children of the family (specification, section 2: Profile), and below them those whom it gives books to.
 *
 * @param props.isFormOpen whether a form for a child is open; then there is no button for another
 */
export function LittleOnes({
  family,
  isFormOpen,
}: {
  family: ChildWithAge[];
  isFormOpen: boolean;
}) {
  const [leaving, setLeaving] = useState<ChildWithAge>();
  const own = family.filter((child) => !child.is_given_to);
  const given = family.filter((child) => child.is_given_to);
  return (
    <>
      <Part
        title="Little Ones"
        words={own.length > 0 ? 'One bookplate for each child.' : 'Nobody here yet.'}
      >
        <Bookplates of={own} onDelete={setLeaving} />
        <KeepDraft className="mb-6" />
        {!isFormOpen && (
          <Form method="get" action="/profile" preventScrollReset>
            <Button type="submit" name="add_child" value="true">
              <Plus className="icon" />
              Add Child
            </Button>
          </Form>
        )}
      </Part>
      {given.length > 0 && (
        <Part title="People you give to" words="People you have told us about for a gift.">
          <Bookplates of={given} onDelete={setLeaving} />
        </Part>
      )}
      <DeleteChild child={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
}

function Part({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-10 gap-10 border-t-2 border-ink pt-6 lg:grid lg:grid-cols-[14rem_1fr]"
    >
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="mt-1 max-w-[20rem] text-ink-soft">{words}</p>
      </div>
      <div className="mt-5 lg:mt-0">{children}</div>
    </section>
  );
}

function Bookplates({
  of: children,
  onDelete,
}: {
  of: ChildWithAge[];
  onDelete: (child: ChildWithAge) => void;
}) {
  if (children.length === 0) return null;
  return (
    <ul className="mb-6 grid gap-6 md:grid-cols-2">
      {children.map((child) => (
        <li key={child.id} className="grid">
          <Bookplate child={child} onDelete={() => onDelete(child)} />
        </li>
      ))}
    </ul>
  );
}
