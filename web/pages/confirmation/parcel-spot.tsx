import type { ConfirmationState } from './confirmation-state.ts';

/** A parcel on an island of grass that is not tied up yet. Decoration; the words below say how it went. */
export function ParcelSpot({ state }: { state: ConfirmationState }) {
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true" className="w-[min(22rem,80%)]">
      <ellipse cx="160" cy="158" rx="150" ry="26" fill="var(--color-hill)" />
      <ellipse cx="160" cy="152" rx="132" ry="18" fill="var(--color-hill-far)" opacity=".6" />
      <path
        d="M26 156c2-12-2-18-6-24 9 5 12 12 12 23 2-9 6-15 13-18-5 7-8 13-8 21zM274 160c2-12-2-18-6-24 9 5 12 12 12 23 2-9 6-15 13-18-5 7-8 13-8 21z"
        fill="var(--color-cloth-pine)"
      />
      <OpenBox />
      {state === 'pending' && <Clock />}
    </svg>
  );
}

/** Still open, with a book that looks out of it. */
function OpenBox() {
  return (
    <g>
      <path d="M92 84l68-16 70 14-68 18z" fill="#8a6437" />
      <g transform="rotate(8 168 60)">
        <path d="M134 26h62v66h-62z" fill="var(--color-cloth-lake)" />
        <path d="M134 26h8v66h-8z" fill="#000" opacity=".2" />
        <path d="M196 29l5 3v60h-5z" fill="var(--color-print-edge)" />
        <circle cx="170" cy="52" r="10" fill="var(--color-marigold)" />
      </g>
      <path d="M92 84l70 16-3 62-62-18z" fill="#c99a5b" />
      <path d="M230 82l-68 18-3 62 66-20z" fill="#b48548" />
      <path d="M92 84l70 16-18 18-72-16z" fill="#d9b074" />
      <path d="M230 82l-68 18 20 16 70-18z" fill="#cfa265" />
    </g>
  );
}

function Clock() {
  return (
    <g transform="translate(246 56)">
      <circle
        r="24"
        fill="var(--color-print-page)"
        stroke="var(--color-print-ink)"
        strokeWidth="5"
      />
      <path
        d="M0-13V1l9 6"
        fill="none"
        stroke="var(--color-print-ink)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
