import type { DayInFigures } from '#contract/today.ts';
import { showPrice } from '#web/book/price.ts';
import { Tiles } from '#web/pages/admin/tiles.tsx';
import { dayOf } from './day-of.ts';

/** Yesterday in figures. */
export function Yesterday({ figures }: { figures: DayInFigures }) {
  const { orders, revenue, refunded, approved, shipped } = figures;
  return (
    <section aria-labelledby="yesterday">
      <h2 id="yesterday" className="text-2xl">
        Yesterday
      </h2>
      <p className="text-sm text-ink-soft">
        <time dateTime={figures.day}>{dayOf(figures.day)}</time>, from midnight to midnight in UTC
      </p>
      <Tiles
        tiles={[
          { label: 'Orders paid', figure: orders },
          { label: 'Net revenue', figure: showPrice(revenue - refunded) },
          { label: 'Given back', figure: showPrice(refunded) },
          { label: 'Books approved', figure: approved },
          { label: 'Books shipped', figure: shipped },
        ]}
      />
    </section>
  );
}
