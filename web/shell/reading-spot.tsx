import { OpenBook } from '#web/ui/open-book.tsx';

/** An open book left on an island of grass. Decoration: the words beside it say what is the matter. */
export function ReadingSpot() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      <ellipse cx="160" cy="148" rx="150" ry="26" fill="var(--color-hill)" />
      <ellipse cx="160" cy="142" rx="132" ry="18" fill="var(--color-hill-far)" opacity=".6" />
      <path
        d="M28 146c2-12-2-18-6-24 9 5 12 12 12 23 2-9 6-15 13-18-5 7-8 13-8 21zM272 152c2-12-2-18-6-24 9 5 12 12 12 23 2-9 6-15 13-18-5 7-8 13-8 21z"
        fill="var(--color-cloth-pine)"
      />
      <OpenBook transform="translate(87 48) scale(0.61)" />
    </svg>
  );
}
