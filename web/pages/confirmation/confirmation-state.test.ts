import { expect, test } from 'vitest';
import { confirmationState } from './confirmation-state.ts';

test.each([
  // With a session: the payment decides, whatever the status says.
  ['cs_1', null, 'completed', 'success'],
  ['cs_1', 'error', 'completed', 'success'],
  ['cs_1', null, 'pending', 'pending'],
  ['cs_1', 'success', 'pending', 'pending'],
  ['cs_1', null, 'expired', 'expired'],
  ['cs_1', null, 'failed', 'error'],
  ['cs_unknown', null, undefined, 'error'],
  ['cs_unknown', 'expired', undefined, 'error'],
  // Without one: the status, if it is one of three.
  [null, 'pending', undefined, 'pending'],
  [null, 'expired', undefined, 'expired'],
  [null, 'error', undefined, 'error'],
  [null, 'success', undefined, 'error'],
  [null, 'paid', undefined, 'error'],
  [null, 'constructor', undefined, 'error'],
  [null, '', undefined, 'error'],
  [null, null, undefined, 'error'],
  ['', 'pending', undefined, 'pending'],
  ['', null, undefined, 'error'],
] as const)('session %s, status %s, payment %s: %s', (sessionId, status, payment, state) => {
  expect(confirmationState({ named: Boolean(sessionId), status }, payment)).toBe(state);
});
