import './not-drawn.css';

/**
 * The words that no drawing follows, said beside it: a parent who wrote 'braces' should not have to look for them. Nothing
 * where everything was understood. On a phone it is short: it stays above the field that is typed into.
 */
export function NotDrawn({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className="not-drawn">
      We don't know how to draw <InQuotes words={words} /> yet.
      <span className="hidden lg:inline">
        {' '}
        Everything else follows your words, and you can choose the looks yourself.
      </span>
    </p>
  );
}

function InQuotes({ words }: { words: readonly string[] }) {
  return words.map((word, at) => (
    <span key={word}>
      {at > 0 && (at === words.length - 1 ? ' and ' : ', ')}
      <q>{word}</q>
    </span>
  ));
}
