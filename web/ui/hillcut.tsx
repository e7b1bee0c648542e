/** A paper hill, in the current text color: where a band of color ends. */
export function Hillcut({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`hillcut ${className}`}
      viewBox="0 0 1440 72"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        fill="currentColor"
        d="M0 44c210-52 420-52 640-22s430 52 610 18c80-15 140-26 190-14v47H0z"
      />
    </svg>
  );
}
