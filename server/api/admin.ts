import { ADMIN_PAGE_SIZE } from '#contract/admin.ts';
import { inTransaction } from '#database/transaction.ts';
import { streamed } from '#server/http/streamed.ts';
import { listAllOrders } from '#shop/admin/list-all-orders.ts';
import { listProfiles } from '#shop/admin/list-profiles.ts';
import { orderStats } from '#shop/admin/order-stats.ts';
import { ordersAsCsv } from '#shop/admin/orders-as-csv.ts';
import { toDollars } from '#shop/money.ts';
import { retryBook } from '#shop/orders/book-making.ts';
import { retryPrintFiles } from '#shop/printing/print-again.ts';
import { orderCalls } from './admin-order.ts';
import { adminOnly, os } from './implement.ts';
import { presentAdminOrder } from './present-admin-order.ts';

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
        created_at: profile.createdAt.toISOString(),
      })),
    };
  }),
  orders: os.admin.orders.use(adminOnly).handler(async ({ input, context: { shop } }) => {
    const { orders, total } = await listAllOrders(shop.database.orm, {
      page: input.page,
      pageSize: ADMIN_PAGE_SIZE,
      status: input.status,
      search: input.q,
    });
    return { headers: { 'x-total-count': String(total) }, body: orders.map(presentAdminOrder) };
  }),
  orderStats: os.admin.orderStats.use(adminOnly).handler(async ({ context: { shop } }) => {
    const { totalOrders, revenue, refunded, ...counts } = await orderStats(shop.database.orm);
    return {
      total_orders: totalOrders,
      total_revenue: toDollars(revenue),
      total_refunded: toDollars(refunded),
      ...counts,
    };
  }),
  ordersAsCsv: os.admin.ordersAsCsv.use(adminOnly).handler(async ({ input, context: { shop } }) => {
    const filter = { status: input.status, search: input.q };
    return {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="orders.csv"',
      },
      body: await streamed(ordersAsCsv(shop.database.orm, filter)),
    };
  }),
  ...orderCalls,
  retryBook: os.admin.retryBook
    .use(adminOnly)
    .handler(async ({ input, context: { shop }, errors }) => {
      const queued = await inTransaction(
        shop.database,
        async (tx) =>
          (await retryBook(tx, input.id)) || (await retryPrintFiles(tx, input.id, shop.now())),
      );
      if (!queued) throw errors.NOT_FOUND();
    }),
});
