/** The account was deleted between the start of a request and this moment (in another window, say). */
export class AccountGone extends Error {
  override name = 'AccountGone';
}
