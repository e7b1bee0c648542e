import { firstTags } from './first-tags.ts';

/** A card's tags: two at most, then '+N more'. */
export function FirstTags({ tags }: { tags: readonly string[] }) {
  const { shown, more } = firstTags(tags);
  return <TagRow tags={shown}>{more > 0 && `+${more} more`}</TagRow>;
}

/** All tags in a row, with a quiet word after them. */
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
