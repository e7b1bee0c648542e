import { Heart as HeartShape } from 'lucide-react';
import type { FavoriteKey } from '#contract/favorites.ts';
import { IconButton } from '#web/ui/button.tsx';
import { useFavorite } from './use-favorite.ts';

/**
 * The heart of a book or an activity (specification, sections 2 and 4: Favourites). Signed in it is
 * kept on the server, for a visitor in the browser until there is a sign-in.
 *
 * @param props.of what it is given to; its title is said to those who do not see the card
 */
export function Heart({
  of,
  className = '',
}: {
  of: FavoriteKey & { title: string };
  className?: string;
}) {
  return (
    <IconButton
      className={`heart ${className}`}
      label={`Add ${of.title} to favorites`}
      {...useFavorite(of)}
    >
      <HeartShape />
    </IconButton>
  );
}

/** What a book's heart is given to: on the wire a book's id is a number, a heart's is a word. */
export const heartOf = ({ id, title }: { id: number; title: string }) =>
  ({ type: 'book', id: String(id), title }) as const;
