/** For the fault trials: the payment provider rings at the harness, which may pass its events on, or not. */
process.env.WEBHOOK_URL = process.env.FAULT_BELL_URL;

await import('#sandbox/main.ts');
