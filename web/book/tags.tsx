import { Link } from 'react-router';
import { firstTags } from './first-tags.ts';

/** A card's tags: two at most, then '+N more'. */
export function FirstTags({ tags }: { tags: readonly string[] }) {
  const { shown, more } = firstTags(tags);
  return <TagRow tags={shown}>{more > 0 && `+${more} more`}</TagRow>;
}

/** All tags of a book, each leading to the books that have it too. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  return (
    <p className="-my-2 flex flex-wrap items-center gap-x-1.5">
      {tags.map((tag) => (
        // As low as a word to look at, as high as a thumb to press.
        <Link key={tag} className="group py-2" to={`/books?${new URLSearchParams({ tag })}`}>
          <span className="tag group-hover:underline">{tag}</span>
        </Link>
      ))}
    </p>
  );
}

/** Tags in a row, with a quiet word after them. */
export function TagRow({
  tags,
  children,
}: {
  tags: readonly string[];
  children?: React.ReactNode;
}) {
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      {tags.map((tag) => (
        <span key={tag} className="tag">
          {tag}
        </span>
      ))}
      {children && <span className="text-xs text-ink-soft">{children}</span>}
    </p>
  );
}
