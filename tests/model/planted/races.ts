// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of sources

/** A mistake that somebody could make, put into a copy of the shop's sources. It never stands in the shop. */
export type PlantedRace = {
  name: string;
  /** What is wrong then. */
  story: string;
  edits: { file: string; before: string; after: string }[];
};

export const plantedRaces: PlantedRace[] = [
  {
    name: 'cart-read-then-write',
    story: 'adding reads how many copies there are and writes one more: two at once add one',
    edits: [
      {
        file: 'shop/cart/add-to-cart.ts',
        before: 'quantity: sql`${cartItems.quantity} + 1`,',
        after: "quantity: sql`${sql.placeholder('copies')}::int`,",
      },
      {
        file: 'shop/cart/add-to-cart.ts',
        before: '  const [item] = await oneMoreIn(tx).execute({\n',
        after:
          '  const there = (await tx.select().from(cartItems)).find(\n' +
          '    (one) => one.cartId === cartId && one.bookId === book.id && one.childId === child.id,\n' +
          '  );\n' +
          '  const [item] = await oneMoreIn(tx).execute({\n    copies: (there?.quantity ?? 0) + 1,\n',
      },
    ],
  },
  {
    name: 'hearts-read-then-write',
    story:
      'giving a heart looks whether it is there and then writes it: two at once meet a constraint',
    edits: [
      {
        file: 'shop/favorites/add-favorite.ts',
        before: '  if (favorite) await insertFavorites(tx, caller.userId, [heart]);\n',
        after:
          '  const there = await favoriteKeysOf(tx, caller.userId);\n' +
          '  const isThere = there.some(({ type, id }) => type === heart.type && id === heart.id);\n' +
          '  if (favorite && !isThere) await insertFavorites(tx, caller.userId, [heart]);\n',
      },
      {
        file: 'shop/favorites/add-favorite.ts',
        before: "import { insertFavorites } from './queries.ts';",
        after: "import { favoriteKeysOf, insertFavorites } from './queries.ts';",
      },
      {
        file: 'shop/favorites/queries.ts',
        before: '    .onConflictDoNothing();\n',
        after: ';\n',
      },
    ],
  },
  {
    name: 'attempt-without-lock',
    story:
      "a family's checkouts do not queue up: two at once write two attempts for one book and child",
    edits: [
      {
        file: 'shop/checkout/attempt.ts',
        before:
          "  await tx.select().from(profiles).where(eq(profiles.id, caller.userId)).for('update');\n",
        after: '',
      },
    ],
  },
  {
    name: 'older-page-left-open',
    story: 'a payment that is overtaken expires in the shop, and its page goes on taking money',
    edits: [
      {
        file: 'shop/checkout/close-payment.ts',
        before: '  const session = await payments.closeSession(sessionId);\n',
        after:
          '  const found = await payments.findSession(sessionId);\n' +
          "  const session = found?.open ? { ...found, open: false, outcome: 'expired' as const } : found;\n",
      },
    ],
  },
  {
    name: 'overtaken-page-handed-out',
    story:
      'whoever opened a page does not look whether another window has ended the payment meanwhile',
    edits: [
      {
        file: 'shop/checkout/attempt.ts',
        before:
          "    .where(and(eq(transactions.id, attempt.payment.id), eq(transactions.status, 'pending')))\n",
        after: '    .where(eq(transactions.id, attempt.payment.id))\n',
      },
    ],
  },
  {
    name: 'pay-again-twice',
    story: 'an order that failed can be paid again although the book was bought since',
    edits: [
      {
        file: 'shop/orders/find-unpaid-order.ts',
        before: 'canBePaidAgain(found.order, found.isBoughtSince)',
        after: 'canBePaidAgain(found.order, false)',
      },
    ],
  },
  {
    name: 'webhook-believes-itself',
    story: "a webhook that says 'completed' is believed, and the provider's own word is not",
    edits: [
      {
        file: 'shop/checkout/settle-from-provider.ts',
        before: '  const session = await payments.findSession(sessionId);\n',
        after:
          '  const found = await payments.findSession(sessionId);\n' +
          "  const says = event?.type === 'checkout.session.completed';\n" +
          "  const session = found && says ? { ...found, outcome: 'completed' as const } : found;\n",
      },
    ],
  },
  {
    name: 'stale-answer-settles',
    story:
      "an answer of the provider's that comes late is applied over what has been settled since",
    edits: [
      {
        file: 'shop/orders/settle-payment.ts',
        before:
          '      and(eq(transactions.id, transactionId), inArray(transactions.status, statesBefore(outcome))),\n',
        after:
          "      and(eq(transactions.id, transactionId), inArray(transactions.status, [...statesBefore(outcome), 'completed'])),\n",
      },
    ],
  },
  {
    name: 'whole-cart-cleared',
    story: 'a payment takes everything out of the cart, what was not bought too',
    edits: [
      {
        file: 'shop/cart/take-out-what-was-bought.ts',
        before: '\n    and book_id = ${bought.bookId} and child_id = ${bought.childId}`;',
        after: '`;',
      },
    ],
  },
  {
    name: 'copies-since-lost',
    story: 'a payment takes the whole line out of the cart, copies that were added since too',
    edits: [
      {
        file: 'shop/cart/take-out-what-was-bought.ts',
        before: 'where ${line} and quantity <= ${bought.quantity}`);',
        after: 'where ${line}`);',
      },
    ],
  },
  {
    name: 'letter-twice',
    story:
      'each event about a payment that is on its way queues its letter: two jobs at once both send it',
    edits: [
      {
        file: 'shop/orders/queue-payment-mail.ts',
        before: '    .onConflictDoNothing()\n',
        after:
          '    .onConflictDoUpdate({\n' +
          '      target: [paymentMails.transactionId, paymentMails.kind],\n' +
          '      set: { kind },\n' +
          '    })\n',
      },
    ],
  },
  {
    name: 'preview-outlives-its-child',
    story: 'a preview that is kept after its child was deleted stays in the file store',
    edits: [
      {
        file: 'shop/previews/make-preview.ts',
        before:
          '    if (!(await lockRequest(tx, previewRequestId))) await removeDocumentLater(tx, previewRequestId);\n',
        after: '',
      },
    ],
  },
  {
    name: 'previews-counted-unheld',
    story: "a family's waiting previews are counted by two at once: both see room for one more",
    edits: [
      {
        file: 'shop/previews/start-preview.ts',
        before: '  await holdWaitingPreviews(tx, caller.userId);\n',
        after: '',
      },
    ],
  },
];
