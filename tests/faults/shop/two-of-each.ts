/**
 * The shop of two web and two worker processes, except that every way to the world outside (payment provider, mail, the
 * provider's events, the file store) leads through the harness. An empty shop: whatever is in it at the end, the trials
 * have put there.
 */
import { runTwoOfEach } from '#tests/support/two-of-each/run.ts';

const { FAULT_PROVIDER_PORT, FAULT_SMTP_PORT, FAULT_STORE_PORT, FAULT_BELL_URL } = process.env;
await runTwoOfEach({
  ways: {
    provider: FAULT_PROVIDER_PORT,
    mail: FAULT_SMTP_PORT,
    store: FAULT_STORE_PORT,
    bell: FAULT_BELL_URL,
  },
});
