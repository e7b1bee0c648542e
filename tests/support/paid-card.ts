import { inTransaction } from '#database/transaction.ts';
import { buyGiftCard } from '#shop/checkout/buy-gift-card.ts';
import { settleFromProvider } from '#shop/checkout/settle-from-provider.ts';
import { codeForLetter } from '#shop/gift-cards/card-mail.ts';
import { listBoughtCards } from '#shop/gift-cards/find-card.ts';
import { newCaller, TODAY } from './family.ts';
import type { openTill } from './open-till.ts';

/** A gift card that somebody has paid for at a till, and its code. Its amount is integer cents. */
export async function paidCard(
  { database, till, press, sessionOf }: Awaited<ReturnType<typeof openTill>>,
  amount: number,
): Promise<{ id: string; code: string }> {
  const buyer = await newCaller(database);
  const url = await buyGiftCard(till, buyer, { amount, recipient: 'Noah' }, TODAY);
  await press(url, 'pay');
  await settleFromProvider(till, sessionOf(url));
  const [bought] = await listBoughtCards(database.orm, buyer);
  const { id } = bought!.card!;
  return { id, code: (await inTransaction(database, (tx) => codeForLetter(tx, 'secret', id)))! };
}
