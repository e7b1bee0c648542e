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
      <path
        d="M82 62c30-6 58-1 78 14 20-15 48-20 78-14l4 78c-30-5-60-1-82 12-22-13-52-17-82-12z"
        fill="var(--color-cloth-poppy)"
      />
      <path
        d="M88 56c28-6 54 0 72 15v72c-20-13-47-17-74-12zM232 56c-28-6-54 0-72 15v72c20-13 47-17 74-12z"
        fill="var(--color-print-page)"
      />
      <path
        d="M160 71c-5-4-11-7-17-10l3 74c5 2 10 5 14 8 4-3 9-6 14-8l3-74c-6 3-12 6-17 10z"
        fill="var(--color-print-edge)"
        opacity=".6"
      />
      <path
        d="M102 76c10-1 20 0 30 4M102 92c10-1 20 0 30 4M102 108c10-1 20 0 28 4"
        fill="none"
        stroke="var(--color-print-soft)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".45"
      />
      <circle cx="206" cy="88" r="11" fill="var(--color-marigold)" />
      <path
        d="M184 124c10-14 18-14 26-4 5-7 10-8 14-3l1 9c-14-3-28-3-41 2z"
        fill="var(--color-cloth-lake)"
      />
    </svg>
  );
}
