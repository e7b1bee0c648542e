import { pronounOf } from '#vocabulary/genders.ts';
import { tellingOf } from '#vocabulary/reading-levels.ts';
import { ageInMonths } from './birthday.ts';
import { bookPhotoOf, type NotedReader } from './book-photo.ts';
import { birthdayOf, type Child } from './child.ts';
import { interestList } from './interests.ts';

/** Everything that a book is drawn from, as of `today`. The child's id is the seed of its looks. */
export function readerOfChild(child: Child, today: Date): NotedReader {
  const birthday = birthdayOf(child);
  return {
    seed: child.id,
    name: child.name,
    pronoun: pronounOf[child.gender],
    ageMonths: birthday ? ageInMonths(birthday, today) : null,
    level: tellingOf(child.readingLevel),
    interests: interestList(child.interests),
    description: child.description,
    traits: child.traits,
    photo: bookPhotoOf(child),
    // Absent where nothing is said: a book that was made before these were asked is the same book.
    ...((child.companionKind || child.companionName) && {
      companion: { kind: child.companionKind, name: child.companionName },
    }),
    ...(child.grownUp && { grownUp: child.grownUp }),
    ...(child.babyName && { babyName: child.babyName }),
  };
}
