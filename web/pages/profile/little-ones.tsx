import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Bookplate, type ChildWithAge } from './bookplate.tsx';
import { DeleteChild } from './delete-child.tsx';

/**
 * The children of the family (specification, section 2: Profile).
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
  return (
    <section
      aria-labelledby="little-ones"
      className="mt-10 gap-10 border-t-2 border-ink pt-6 lg:grid lg:grid-cols-[14rem_1fr]"
    >
      <div>
        <h2 id="little-ones" className="text-2xl">
          Little Ones
        </h2>
        <p className="mt-1 max-w-[20rem] text-ink-soft">
          {family.length > 0 ? 'One bookplate for each child.' : 'Nobody here yet.'}
        </p>
      </div>
      <div className="mt-5 lg:mt-0">
        {family.length > 0 && (
          <ul className="mb-6 grid gap-6 md:grid-cols-2">
            {family.map((child) => (
              <li key={child.id} className="grid">
                <Bookplate child={child} onDelete={() => setLeaving(child)} />
              </li>
            ))}
          </ul>
        )}
        {!isFormOpen && (
          <Form method="get" action="/profile" preventScrollReset>
            <Button type="submit" name="add_child" value="true">
              <Plus className="icon" />
              Add Child
            </Button>
          </Form>
        )}
      </div>
      <DeleteChild child={leaving} onClose={() => setLeaving(undefined)} />
    </section>
  );
}
