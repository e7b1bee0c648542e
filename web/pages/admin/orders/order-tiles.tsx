import { showPrice } from '#web/book/price.ts';
import { Tiles } from '#web/pages/admin/tiles.tsx';

type Stats = {
  total_revenue: number;
  total_refunded: number;
  net_revenue: number;
  completed: number;
  pending: number;
  failed: number;
};

/** Figures over all orders, whatever is looked for; empty where they could not be read. */
export function OrderTiles({ stats }: { stats: Stats | null }) {
  const count = (figure: number | undefined) => figure?.toLocaleString('en-US') ?? null;
  return (
    <Tiles
      tiles={[
        { label: 'Total Revenue', figure: stats && <Revenue {...stats} /> },
        { label: 'Completed', figure: count(stats?.completed), className: 'text-pine' },
        { label: 'Pending', figure: count(stats?.pending), className: 'text-ochre' },
        { label: 'Failed', figure: count(stats?.failed), className: 'text-damson' },
      ]}
    />
  );
}

/** As the specification counts it; below, what stayed of it where something was given back. */
function Revenue({ total_revenue: revenue, total_refunded: refunded, net_revenue: net }: Stats) {
  if (refunded === 0) return showPrice(revenue);
  return (
    <>
      {showPrice(revenue)}
      <span className="block text-sm font-normal text-ink-soft">
        Net <b>{showPrice(net)}</b>, after {showPrice(refunded)} given back
      </span>
    </>
  );
}
