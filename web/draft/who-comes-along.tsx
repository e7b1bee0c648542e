import { askedCompany, companyFields } from '#web/family/asked-company.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { changeDraft } from './browser-draft.ts';
import type { Draft } from './draft.ts';
import { fieldOf } from './use-early-words.ts';

/** Whom the child that a visitor draws has in its stories, asked as the form for a child asks it. */
export default function WhoComesAlong({ said }: { said: Draft }) {
  return (
    <div className="draw-panel-pair mt-2">
      {companyFields.map((field) => (
        <TextField
          key={field}
          {...askedCompany[field]}
          name={fieldOf(field)}
          value={said[field]}
          onChange={(event) => changeDraft({ [field]: event.target.value })}
          autoComplete="off"
        />
      ))}
    </div>
  );
}
