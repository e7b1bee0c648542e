import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import type { ChildRefused } from '../../family/add-child.ts';
import { ChildForm } from '../../family/child-form.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** The add-child form, as long as the query says `add_child=true`. `to` is where to go afterwards. */
export function AddChild({
  years,
  to,
  refused,
}: {
  years: number[];
  to: string;
  refused?: ChildRefused;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const isAdding = useNavigation().formData?.get('intent') === 'add-child';
  return (
    <section aria-labelledby="add-child" className="mt-10 border-t-2 border-ink pt-6">
      <h2 id="add-child" ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
        Add Child
      </h2>
      <p className="mt-1 mb-6 max-w-read text-ink-soft">
        The more you tell, the more the drawing looks like them. Everything can be changed later.
      </p>
      <div className="max-w-[44rem]">
        <ChildForm intent="add-child" years={years} to={to} refused={refused}>
          <div className="flex flex-col-reverse gap-3 sm:flex-row">
            <ButtonLink
              look="quiet"
              to={to === '/' ? '/profile' : to}
              preventScrollReset={to === '/'}
            >
              Cancel
            </ButtonLink>
            <Button type="submit" busy={isAdding} busyLabel="Adding...">
              Add Child
            </Button>
          </div>
        </ChildForm>
      </div>
    </section>
  );
}
