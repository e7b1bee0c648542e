/**
 * The view from the shop's window: hills, a few trees, and a book that somebody left open.
 *
 * @param props.book left out where another book stands in front of it
 */
export function Hills({ book = true }: { book?: boolean }) {
  return (
    <svg
      className="absolute inset-x-0 -bottom-px -z-10 h-[52vw] w-full md:h-[26rem]"
      viewBox="0 0 1440 480"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <circle cx="1190" cy="84" r="58" fill="var(--color-moon)" />
      <path
        fill="var(--color-hill-far)"
        d="M0 250c150-60 300-70 470-20s300 30 460-20 330-60 510 20v250H0z"
      />
      <g fill="var(--color-cloth-pine)" opacity=".75">
        <path d="M760 226l24-78 24 78zM820 216l16-54 16 54zM1330 224l24-82 24 82z" />
      </g>
      <path fill="var(--color-hill)" d="M0 350c260-90 520-80 760-30s460 10 680-60v220H0z" />
      {book && <OpenBook />}
      <g fill="var(--color-cloth-pine)">
        <path d="m1290 330 40-130 40 130zM80 372l34-112 34 112z" />
        <path d="M1324 326h12v22h-12zM108 368h12v22h-12z" fill="var(--color-cloth-mustard)" />
      </g>
      <path fill="var(--color-paper)" d="M0 440c240 40 420-24 700-16s420 48 740 4v52H0z" />
    </svg>
  );
}

function OpenBook() {
  return (
    <g transform="translate(985 236)">
      <ellipse cx="120" cy="128" rx="160" ry="18" fill="var(--color-ink)" opacity=".16" />
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
