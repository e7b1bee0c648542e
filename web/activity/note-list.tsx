import type { Note } from './use-notes.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** What somebody has written here, the earliest first; a reader is told of a new one. */
export function NoteList({ notes, about }: { notes: readonly Note[]; about: string }) {
  return (
    <ul aria-label={`Comments on ${about}`} aria-live="polite" className="empty:hidden">
      {notes.map(({ id, author, text, picture, timestamp }) => (
        <li key={id} className="mt-3 border-l-4 border-edge pl-3">
          <p className="text-sm text-ink-soft">
            <b className="text-ink">{author}</b>{' '}
            <time dateTime={timestamp.toISOString()}>{clock.format(timestamp)}</time>
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
          {picture && (
            <img
              src={picture}
              alt=""
              className="mt-2 max-h-80 rounded-page"
              // Not every browser knows every kind of photo; its name stands above.
              onError={(event) => {
                event.currentTarget.hidden = true;
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
