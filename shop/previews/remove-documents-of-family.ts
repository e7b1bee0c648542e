import type { Transaction } from '#database/transaction.ts';
import { requestIdsOfFamily } from './queries.ts';
import { removeDocumentLater } from './remove-document-later.ts';

/** Has the documents of all previews of a family removed; their rows go with the children. */
export async function removeDocumentsOfFamily(tx: Transaction, parentId: string): Promise<void> {
  for (const requestId of await requestIdsOfFamily(tx, parentId)) {
    await removeDocumentLater(tx, requestId);
  }
}
