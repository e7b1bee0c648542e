import { OpenBook } from '#web/ui/open-book.tsx';

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
      {book && (
        <>
          <ellipse cx="1105" cy="364" rx="160" ry="18" fill="var(--color-ink)" opacity=".16" />
          <OpenBook transform="translate(985 236)" />
        </>
      )}
      <g fill="var(--color-cloth-pine)">
        <path d="m1290 330 40-130 40 130zM80 372l34-112 34 112z" />
        <path d="M1324 326h12v22h-12zM108 368h12v22h-12z" fill="var(--color-cloth-mustard)" />
      </g>
      <path fill="var(--color-paper)" d="M0 440c240 40 420-24 700-16s420 48 740 4v52H0z" />
    </svg>
  );
}
