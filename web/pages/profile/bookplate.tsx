import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { Child } from '#contract/children.ts';
import { figurePath } from '#web/family/figure-path.ts';
import { CroppedPhoto } from '#web/family/photo/cropped-photo.tsx';
import { erasePath } from '#web/pages/erasing/paths.ts';
import { Button, IconButton } from '#web/ui/button.tsx';

/** A child, and how old it is in words; null without a birthday. */
export type ChildWithAge = Child & { age: string | null };

/** A child's own page: who the book belongs to. */
export function Bookplate({ child, onDelete }: { child: ChildWithAge; onDelete: () => void }) {
  return (
    <article className="plate flex flex-col" aria-label={child.name}>
      <div className="flex grow gap-4 px-2">
        <img
          src={figurePath(child)}
          alt={`${child.name}, as we draw them`}
          width={260}
          height={480}
          className="cutout w-[40%] flex-none self-end"
        />
        <div className="min-w-0 pt-3 pb-4">
          <p className="text-sm">This book belongs to</p>
          <h3 className="rubric mt-1 text-3xl leading-none break-words">{child.name}</h3>
          <dl className="mt-3 text-sm leading-[1.55]">
            {child.age && <Line label="Age">{child.age}</Line>}
            <Line label="Reading level">{readerOf(child.reading_level)}</Line>
            <Line label="Gender">{child.gender}</Line>
            {child.interests && <Line label="Interests">Loves {child.interests}</Line>}
            {(child.companion_name || child.companion_kind) && (
              <Line label="Toy or animal">With {companionOf(child)}</Line>
            )}
            {child.grown_up && <Line label="Grown-up">And {child.grown_up}</Line>}
            {child.baby_name && <Line label="Baby">And {child.baby_name}, the baby</Line>}
            {child.description && <Line label="Description">{child.description}</Line>}
          </dl>
          {child.photo_url && (
            <p className="mt-3">
              <CroppedPhoto
                url={child.photo_url}
                crop={child.photo_crop}
                alt={`Photo of ${child.name}`}
              />
            </p>
          )}
        </div>
      </div>
      <div className="mx-3 flex justify-end gap-2 border-t-2 border-ink pt-1.5">
        <Form method="get" action="/profile" preventScrollReset>
          <Button
            type="submit"
            name="edit_child"
            value={child.id}
            look="text"
            aria-label={`Edit ${child.name}`}
          >
            <Pencil className="icon" />
            Edit
          </Button>
        </Form>
        {/* Without scripts there is no dialog: the page that it leads on to asks the same. */}
        <Form
          method="get"
          action={erasePath(child.id)}
          onSubmit={(event) => {
            event.preventDefault();
            onDelete();
          }}
        >
          <IconButton
            type="submit"
            label={`Delete ${child.name}`}
            className="text-damson hover:bg-damson-wash"
          >
            <Trash2 />
          </IconButton>
        </Form>
      </div>
    </article>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="sr-only">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

/** 'Sapling' -> 'Sapling reader'; the edit card's labels say it themselves. */
const readerOf = (level: string): string => (/reader$/i.test(level) ? level : `${level} reader`);

/** 'Rexy, stegosaurus', or whichever of the two is known. */
const companionOf = ({ companion_name: name, companion_kind: kind }: Child): string =>
  [name, kind].filter(Boolean).join(', ');
