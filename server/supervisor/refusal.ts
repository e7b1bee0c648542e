/** Why the shop cannot start: one line for the operator that says what to do. */
export class Refusal extends Error {
  override name = 'Refusal';
}
