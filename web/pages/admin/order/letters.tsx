import { Mail } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { AdminOrderInFull } from '#contract/admin.ts';
import { letterSubjects, notAgainSentences } from '#vocabulary/letters-of-orders.ts';
import { REFUND_CAME_BACK } from '#vocabulary/sentences/refunds.ts';
import { atUtc } from '#web/pages/admin/moment.ts';
import { Button } from '#web/ui/button.tsx';

type Letter = AdminOrderInFull['letters'][number];

/** What was written to the family, when, and a way to send it once more as long as it is so. */
export function Letters({ letters }: { letters: Letter[] }) {
  const { formData } = useNavigation();
  return (
    <section aria-labelledby="letters">
      <h2 id="letters" className="text-xl">
        Letters
      </h2>
      {letters.length === 0 && <p className="mt-1 text-sm text-ink-soft">None was written yet.</p>}
      <ul className="mt-2 grid">
        {letters.map((letter) => (
          <li
            key={letter.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-edge py-2 text-sm"
          >
            <div className="min-w-48 flex-1">
              <b className="block">{nameOf(letter)}</b>
              <Sent {...letter} as="Sent" isTried={isTried(letter)} />
              {letter.repeats.map((repeat) => (
                <Sent
                  key={repeat.queued_at}
                  {...repeat}
                  as="Sent again"
                  isTried={isTried(letter)}
                />
              ))}
              {letter.not_again && letter.not_again !== 'on_its_way' && (
                <span className="block text-ink-soft">{notAgainSentences[letter.not_again]}</span>
              )}
            </div>
            {letter.not_again === null && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="send-letter" />
                <input type="hidden" name="letter_id" value={letter.id} />
                <Button
                  look="quiet"
                  className="!min-h-11"
                  busy={formData?.get('letter_id') === letter.id}
                  aria-label={`Send again: ${nameOf(letter)}`}
                >
                  <Mail className="icon" />
                  Send again
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A letter's name; of a canceled book, each after the first says that a refund came back. */
export const nameOf = ({ kind, version }: Pick<Letter, 'kind' | 'version'>): string =>
  kind === 'cancelled' && version > 0 ? REFUND_CAME_BACK : letterSubjects[kind];

/** Whether what is unsent of a letter is still tried: the queue gives up after three days without mail. */
export const isTried = ({ not_again: why }: Pick<Letter, 'not_again'>): boolean =>
  why === 'on_its_way';

function Sent({
  queued_at: queued,
  sent_at: sent,
  as,
  isTried,
}: {
  queued_at: string;
  sent_at: string | null;
  as: string;
  isTried: boolean;
}) {
  const words = (moment: string) => {
    const { day, time } = atUtc(moment);
    return `${day}, ${time}`;
  };
  return (
    <span className="num block text-ink-soft">
      {sent
        ? `${as} ${words(sent)}`
        : `${isTried ? 'On its way' : 'Not sent'} since ${words(queued)}`}
    </span>
  );
}
