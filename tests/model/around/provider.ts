import type { Rig } from '#tests/model/running/open-rig.ts';

/** What is pressed on a payment page, and what the bank does later. */
export const PRESSES = ['pay', 'pay-later', 'decline', 'expire'] as const;
export const DECISIONS = ['settle', 'fail'] as const;

/** Presses a button at the provider. One that comes too late changes nothing. */
export async function press(
  rig: Rig,
  sessionId: string | undefined,
  button: (typeof PRESSES)[number] | (typeof DECISIONS)[number],
): Promise<void> {
  if (!sessionId) return;
  const isDecision = button === 'settle' || button === 'fail';
  const path = `/sandbox/${isDecision ? 'payments' : 'pay'}/${sessionId}/${button}`;
  const call = async () => {
    const from = rig.record.moment();
    const answer = await fetch(rig.providerUrl + path, { method: 'POST', redirect: 'manual' });
    await answer.body?.cancel();
    if (answer.status !== 303) throw new Error(`${button} was answered ${answer.status}`);
    rig.record.moves.push({ sessionId, what: button, from, to: rig.record.moment() });
  };
  await (rig.turns?.take(`${button} at ${sessionId}`, call) ?? call());
}
