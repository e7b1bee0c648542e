import { shop } from '#web/shell/shop-client.ts';

/**
 * Asks the shop to delete the account of whoever is signed in.
 *
 * @returns true once it is gone, as it also is if another window was faster; false if nothing was
 *   changed, because the shop could not be reached or failed
 */
export async function deleteMyAccount(): Promise<boolean> {
  const { error, isDefined } = await shop.account.remove();
  return !error || (isDefined && error.code === 'UNAUTHORIZED');
}

/** Whether the typed address is the account's: capital letters and spaces around it do not matter. */
export function isConfirmedBy(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}
