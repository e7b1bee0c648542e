import { LONGEST_CHILD_NAME, LONGEST_COMPANION } from '#vocabulary/text-lengths.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { changeDraft } from './browser-draft.ts';
import type { Draft } from './draft.ts';
import { fieldOf } from './use-early-words.ts';

const QUESTIONS = [
  ['companion_kind', 'A toy or an animal', 'stegosaurus, rabbit, our dog', LONGEST_COMPANION],
  ['companion_name', 'What it is called', 'Rexy', LONGEST_CHILD_NAME],
  ['grown_up', 'A grown-up', 'Grandma, Papa, Nonna', LONGEST_CHILD_NAME],
  ['baby_name', 'A baby brother or sister', 'Noah', LONGEST_CHILD_NAME],
] as const;

/** Whom the child that a visitor draws has in its stories, asked as the form for a child asks it. */
export default function WhoComesAlong({ said }: { said: Draft }) {
  return (
    <div className="draw-panel-pair mt-2">
      {QUESTIONS.map(([question, label, example, longest]) => (
        <TextField
          key={question}
          label={label}
          name={fieldOf(question)}
          value={said[question]}
          onChange={(event) => changeDraft({ [question]: event.target.value })}
          maxLength={longest}
          autoComplete="off"
          placeholder={example}
        />
      ))}
    </div>
  );
}
