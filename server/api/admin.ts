import { ADMIN_PAGE_SIZE } from '#contract/admin.ts';
import { inTransaction } from '#database/transaction.ts';
import { streamed } from '#server/http/streamed.ts';
import { listAllOrders } from '#shop/admin/list-all-orders.ts';
import { listProfiles } from '#shop/admin/list-profiles.ts';
import { orderStats } from '#shop/admin/order-stats.ts';
import { ordersAsCsv } from '#shop/admin/orders-as-csv.ts';
import type { OrderFilter } from '#shop/admin/queries.ts';
import { toDollars } from '#shop/money.ts';
import { retryBook } from '#shop/orders/book-making.ts';
import { retryPrintFiles } from '#shop/printing/print-again.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { orderCalls } from './admin-order.ts';
import { adminOnly, os } from './implement.ts';
import { presentAdminOrder } from './present-admin-order.ts';

const filterOf = ({ status, q, user_id: userId }: Filter): OrderFilter => ({
  ...(status && { status }),
  ...(userId && { userId }),
  search: q,
});
type Filter = { status?: PaymentStatus | undefined; q: string; user_id?: string | undefined };

export const admin = os.admin.router({
  profiles: os.admin.profiles.use(adminOnly).handler(async ({ input, context: { shop } }) => {
    const { profiles, total } = await listProfiles(shop.database.orm, {
      page: input.page,
      pageSize: ADMIN_PAGE_SIZE,
      search: input.q,
    });
    return {
      headers: { 'x-total-count': String(total) },
      body: profiles.map((profile) => ({
        id: profile.id,
        name: profile.name,
        email: profile.email,
        user_type: profile.userType,
        order_count: profile.orderCount,
        created_at: profile.createdAt.toISOString(),
      })),
    };
  }),
  orders: os.admin.orders.use(adminOnly).handler(async ({ input, context: { shop } }) => {
    const { orders, total } = await listAllOrders(shop.database.orm, {
      page: input.page,
      pageSize: ADMIN_PAGE_SIZE,
      ...filterOf(input),
    });
    return { headers: { 'x-total-count': String(total) }, body: orders.map(presentAdminOrder) };
  }),
  orderStats: os.admin.orderStats.use(adminOnly).handler(async ({ context: { shop } }) => {
    const { totalOrders, revenue, refunded, net, ...counts } = await orderStats(shop.database.orm);
    return {
      total_orders: totalOrders,
      total_revenue: toDollars(revenue),
      total_refunded: toDollars(refunded),
      net_revenue: toDollars(net),
      ...counts,
    };
  }),
  ordersAsCsv: os.admin.ordersAsCsv.use(adminOnly).handler(async ({ input, context: { shop } }) => {
    return {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="orders.csv"',
      },
      body: await streamed(ordersAsCsv(shop.database.orm, filterOf(input))),
    };
  }),
  ...orderCalls,
  retryBook: os.admin.retryBook
    .use(adminOnly)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const queued = await inTransaction(
        shop.database,
        async (tx) =>
          (await retryBook(tx, caller, input.id)) ||
          (await retryPrintFiles(tx, caller, input.id, shop.now())),
      );
      if (!queued) throw errors.NOT_FOUND();
    }),
});
