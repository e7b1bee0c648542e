/** A book that somebody left open, 256 wide and 144 high around its pages, as a part of a larger picture. */
export function OpenBook({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path
        fill="var(--color-cloth-poppy)"
        d="M-8 22c48-14 94-8 128 16 34-24 80-30 128-16l10 108c-50-10-98-4-138 16-40-20-88-26-138-16z"
      />
      <path
        fill="var(--color-print-page)"
        d="M2 12c46-12 88-4 118 20v106c-34-20-78-26-126-18zM238 12c-46-12-88-4-118 20v106c34-20 78-26 126-18z"
      />
      <path
        fill="var(--color-print-edge)"
        opacity=".6"
        d="M120 32c-8-6-18-12-28-16l4 112c8 3 16 7 24 12 8-5 16-9 24-12l4-112c-10 4-20 10-28 16z"
      />
      <path
        d="M22 42c20-2 38 0 56 6M22 64c20-2 38 0 56 6M22 86c18-2 34 0 50 5"
        fill="none"
        stroke="var(--color-print-soft)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".4"
      />
      <circle cx="196" cy="52" r="17" fill="var(--color-marigold)" />
      <path
        fill="var(--color-cloth-lake)"
        d="M158 112c16-26 30-26 44-8 9-14 18-16 26-8l3 18c-24-6-48-6-73-2z"
      />
    </g>
  );
}
