import type { Making } from '#contract/orders.ts';
import { datesInWords } from '#vocabulary/day.ts';

/** What there is to say of a parcel: when it comes, where it can be followed, or why it does not go on. */
export function ParcelNews({ making, title }: { making: Making; title: string }) {
  const { stage, arrives, tracking_url, reason } = making;
  const isOnItsWay = stage === 'shipped';
  const isComing = isOnItsWay || stage === 'sent' || stage === 'in_production';
  return (
    <>
      {isComing && arrives && (
        <span className="block">{`It should come ${datesInWords(arrives)}.`}</span>
      )}
      {isOnItsWay && tracking_url && (
        <a
          className="link inline-flex min-h-11 items-center"
          href={tracking_url}
          target="_blank"
          rel="noreferrer"
          aria-label={`Follow the parcel with ${title}`}
        >
          Follow the parcel
        </a>
      )}
      {isOnItsWay && !tracking_url && (
        <span className="block">It travels without a number to follow it by.</span>
      )}
      {stage === 'stopped' && reason && <span className="block">{reason}</span>}
    </>
  );
}
