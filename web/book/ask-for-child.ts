import { PERSONALIZATION_NEEDED } from '#vocabulary/sentences/previews.ts';
import { showToast } from '#web/ui/toast.ts';
import { bookPath } from './paths.ts';

/** Tells that a book is made on its own page, and leads there (specification, section 8: Cart). */
export const askForChild = ({ id, title }: { id: number; title: string }): void =>
  showToast({
    title: PERSONALIZATION_NEEDED,
    description: `Please visit the book detail page to personalize ${title} for a child.`,
    link: { to: bookPath(id, true), words: `Make ${title}` },
  });
