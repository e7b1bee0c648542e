import { showPrice } from '#web/book/price.ts';
import { Tiles } from '#web/pages/admin/tiles.tsx';

type Stats = { total_revenue: number; completed: number; pending: number; failed: number };

/** Figures over all orders, whatever is looked for; empty where they could not be read. */
export function OrderTiles({ stats }: { stats: Stats | null }) {
  const count = (figure: number | undefined) => figure?.toLocaleString('en-US') ?? null;
  return (
    <Tiles
      tiles={[
        { label: 'Total Revenue', figure: stats && showPrice(stats.total_revenue) },
        { label: 'Completed', figure: count(stats?.completed), className: 'text-pine' },
        { label: 'Pending', figure: count(stats?.pending), className: 'text-ochre' },
        { label: 'Failed', figure: count(stats?.failed), className: 'text-damson' },
      ]}
    />
  );
}
