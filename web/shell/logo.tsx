/** An open book with the sun rising out of it. */
export function Logo() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="9" r="5.5" fill="var(--color-marigold)" />
      <path
        d="M3 15c6-1 12 1 17 7 5-6 11-8 17-7v17c-7-1-12 1-17 5-5-4-10-6-17-5z"
        fill="var(--color-pine)"
      />
      <path
        d="M8 20c4 0 7 2 9 5M8 25c4 0 7 2 9 5M32 20c-4 0-7 2-9 5M32 25c-4 0-7 2-9 5"
        stroke="var(--color-on-pine)"
        strokeWidth="1.8"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}
