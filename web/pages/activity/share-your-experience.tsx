import { Camera, type LucideIcon, Send, Video } from 'lucide-react';
import { useId, useState } from 'react';
import { isBlank } from '#vocabulary/blank.ts';
import { NoteList } from '#web/activity/note-list.tsx';
import { useNotes } from '#web/activity/use-notes.ts';
import { Button } from '#web/ui/button.tsx';

/**
 * Notes on how it went. A picture that is chosen goes nowhere: it is noted and shown here, and all of it
 * is gone with the page (specification, sections 2 and 3: Local comment). The block says so.
 */
export function ShareYourExperience({ title }: { title: string }) {
  const { notes, add } = useNotes();
  const [text, setText] = useState('');
  const id = useId();
  return (
    <aside className="share-experience stack mt-12 p-6 lg:mt-4" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-2xl">
        Share Your Experience
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        A note to yourself. It stays on this page and goes when you leave; nothing is uploaded.
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Picker
          label="Upload Photo"
          icon={Camera}
          accept="image/*"
          onPick={(photo) => add(`Photo: ${photo.name}`, photo)}
        />
        <Picker
          label="Upload Video"
          icon={Video}
          accept="video/*"
          onPick={(video) => add(`Video: ${video.name}`)}
        />
      </div>
      <NoteList notes={notes} about={title} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (add(text)) setText('');
        }}
      >
        <label className="sr-only" htmlFor={`${id}-text`}>
          Comment
        </label>
        <textarea
          id={`${id}-text`}
          className="input mt-3"
          rows={3}
          maxLength={1000}
          placeholder="What did they notice?"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" className="mt-3 w-full" disabled={isBlank(text)}>
          <Send className="icon" />
          Send
        </Button>
      </form>
    </aside>
  );
}

/** A file picker that looks like a button; the real one lies under it and keeps focus and keys. */
function Picker({
  label,
  icon: Icon,
  accept,
  onPick,
}: {
  label: string;
  icon: LucideIcon;
  accept: string;
  onPick: (file: File) => void;
}) {
  return (
    <label className="relative flex min-h-[52px] cursor-pointer items-center justify-center gap-2 rounded-field border-2 border-line bg-page px-1 text-sm font-bold text-pine focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-focus">
      <Icon className="icon" />
      {label}
      <input
        type="file"
        accept={accept}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onPick(file);
          // The same file may be noted again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
