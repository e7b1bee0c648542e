import type { DayInFigures } from '#contract/today.ts';
import { showPrice } from '#web/book/price.ts';
import { dayOf, weekdayOf } from './day-of.ts';

/** The drawing's own measures; it is stretched to the width that there is. */
const COLUMN = 100;
const HEIGHT = 120;
/** From the edges to the highest and the lowest point. */
const MARGIN = 14;

/**
 * The last seven days as a line of orders, drawn on the server. The days below it are its axis, and say all that it shows
 * to whoever does not see it.
 */
export function Week({ days }: { days: DayInFigures[] }) {
  const orders = sumOf(days, (day) => day.orders);
  const net = sumOf(days, (day) => day.revenue - day.refunded);
  return (
    <section aria-labelledby="week">
      <h2 id="week" className="text-2xl">
        The week
      </h2>
      <p className="num text-sm text-ink-soft">
        {orders === 1 ? '1 order' : `${orders.toLocaleString('en-US')} orders`} in seven days,{' '}
        {showPrice(net)} net
      </p>
      <Line points={days.map((day) => day.orders)} />
      <ol className="grid grid-cols-7 border-t-2 border-ink pt-2 text-center">
        {days.map(({ day, orders }) => (
          <li key={day}>
            <time dateTime={day} title={dayOf(day)} className="block text-sm text-ink-soft">
              {weekdayOf(day)}
            </time>
            <b className="num">
              {orders.toLocaleString('en-US')}
              <span className="sr-only">{orders === 1 ? ' order' : ' orders'}</span>
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({ points }: { points: number[] }) {
  const most = Math.max(...points, 1);
  const at = points.map((point, n) => {
    const y = HEIGHT - MARGIN - (point / most) * (HEIGHT - 2 * MARGIN);
    return `${(n + 0.5) * COLUMN} ${y.toFixed(1)}`;
  });
  const width = points.length * COLUMN;
  const line = `M${at.join('L')}`;
  // Stretched with the page, and yet with round dots: each is a line of no length with a round end.
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-4 block h-36 w-full text-pine"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={`${line}V${HEIGHT}H${COLUMN / 2}Z`} fill="var(--color-meadow)" stroke="none" />
      <path d={line} strokeWidth="3" vectorEffect="non-scaling-stroke" />
      <path
        d={at.map((point) => `M${point}h0`).join('')}
        strokeWidth="11"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

const sumOf = (days: DayInFigures[], figure: (day: DayInFigures) => number): number =>
  days.reduce((sum, day) => sum + figure(day), 0);
