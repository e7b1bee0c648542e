import { Send } from 'lucide-react';
import { useState } from 'react';
import { isBlank } from '#vocabulary/blank.ts';

/** One line to say something in: sent by Enter or the button, which waits until there is a word. */
export function CommentLine({
  about,
  onSend,
}: {
  about: string;
  onSend: (text: string) => boolean;
}) {
  const [text, setText] = useState('');
  return (
    <form
      className="mt-3 flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (onSend(text)) setText('');
      }}
    >
      <input
        className="input"
        aria-label={`Add a comment on ${about}`}
        placeholder="Add a comment"
        value={text}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <button
        type="submit"
        className="btn btn-primary !min-h-[52px] !px-4"
        aria-label="Send comment"
        disabled={isBlank(text)}
      >
        <Send className="icon" />
      </button>
    </form>
  );
}
