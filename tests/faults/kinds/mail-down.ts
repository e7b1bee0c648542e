import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '#tests/faults/harness/fault.ts';
import { between, buyABook, meanwhile } from '#tests/faults/harness/shopping.ts';

/** Nobody takes mail. Payments go on, a sign-in says that no mail was sent, and the letters come later, once each. */
export const mailDown: Fault = {
  name: 'mail-down',
  async run(rig, chance) {
    const witness = await rig.newCustomer();
    await rig.mail.cut();
    return meanwhile(rig, buyABook, async () => {
      const email = `newcomer-${between(chance, 0, 1e9)}@example.com`;
      const said = await witness.ask('POST', '/api/auth/sign-in/magic-link', { email });
      await wait(between(chance, 500, 8_000));
      await rig.mail.connect();
      if ((said.json as { code?: string })?.code !== 'MAIL_NOT_SENT') {
        throw new Error(`A sign-in without mail answered ${said.status}`);
      }
    });
  },
};
