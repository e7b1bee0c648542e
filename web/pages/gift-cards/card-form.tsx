import { type FormEvent, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { GIFT_CARD_DOLLARS } from '#vocabulary/gift-cards.ts';
import { lettersIn } from '#vocabulary/letters.ts';
import { CREATING_CHECKOUT } from '#vocabulary/sentences/checkout.ts';
import { LONGEST_DEDICATION, LONGEST_FROM } from '#vocabulary/text-lengths.ts';
import { useTypedSheet } from '#web/checkout/typed-sheet.ts';
import { useFormText } from '#web/forms/use-form-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { useFirstInvalid } from '#web/ui/use-first-invalid.ts';
import type { RefusedCard } from './buy-card.ts';
import { ANOTHER, BY_HAND, BY_MAIL, CARD_PURCHASE, type CardField } from './card-fields.ts';
import { CardPreview } from './card-preview.tsx';

const { offered, least, most } = GIFT_CARD_DOLLARS;
const USUAL: Partial<Record<CardField, string>> = { amount: '50', how: BY_HAND };

/**
 * What a card is worth, what it says and how it comes; beside it the card. What is typed stays on the way to the sign-in and to the
 * payment page and back. Fields that a choice makes needless are hidden by the style sheet alone, so that they are there without
 * scripts (gift-cards.css).
 */
export function CardForm({ refused }: { refused: RefusedCard | undefined }) {
  const sheet = useTypedSheet(CARD_PURCHASE);
  const form = useFirstInvalid(refused?.errors);
  const texts = useFormText(form);
  const isBuying = useNavigation().formAction === '/gift-cards';
  const startOf = (name: CardField) => refused?.typed?.[name] ?? sheet.typed[name] ?? USUAL[name];
  const field = (name: CardField) => ({
    name,
    defaultValue: startOf(name),
    error: refused?.errors?.[name],
  });
  const note = (event: FormEvent<HTMLElement>) => {
    const { name, type, value } = event.target as unknown as HTMLInputElement;
    if (type === 'radio') sheet.say({ [name]: value });
    else sheet.note(event);
  };
  return (
    <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem]">
      <Form
        key={String(sheet.isFromBefore)}
        ref={form}
        method="post"
        action="/gift-cards"
        noValidate
        onChange={note}
        className="gift-form grid max-w-[34rem] content-start gap-6"
      >
        <ChoiceTiles
          label="How much"
          columns="grid-cols-3 sm:grid-cols-5"
          {...field('amount')}
          choices={[
            ...offered.map((dollars) => ({ value: String(dollars), label: `$${dollars}` })),
            { value: ANOTHER, label: 'Other' },
          ]}
        />
        <div className="if-another">
          <TextField
            label="Another amount"
            hint={`whole dollars, ${least} to ${most}`}
            inputMode="numeric"
            autoComplete="off"
            className="max-w-40"
            {...field('other_amount')}
          />
        </div>
        <TextField
          label="For whom"
          autoComplete="off"
          maxLength={LONGEST_FROM}
          required
          {...field('recipient')}
        />
        <Message {...field('message')} />
        <TextField
          label="From"
          hint="optional"
          autoComplete="name"
          maxLength={LONGEST_FROM}
          {...field('from')}
        />
        <ChoiceTiles
          label="How it comes"
          columns="sm:grid-cols-2"
          {...field('how')}
          choices={[
            { value: BY_HAND, label: 'I hand it over', hint: 'we e-mail it to you, to print' },
            { value: BY_MAIL, label: 'Send it by e-mail', hint: 'with the card to print' },
          ]}
        />
        <div className="if-by-mail">
          <TextField
            label="Their e-mail"
            type="email"
            autoComplete="off"
            {...field('recipient_email')}
          />
          <div>
            <TextField
              label="On which day"
              hint="optional"
              type="date"
              className="max-w-56"
              {...field('send_on')}
            />
            <p className="mt-1 text-sm text-ink-soft">
              A birthday, say. Left empty, it goes as soon as it is paid.
            </p>
          </div>
        </div>
        <Button busy={isBuying} busyLabel={CREATING_CHECKOUT} className="justify-self-start">
          Buy gift card
        </Button>
      </Form>
      <CardPreview
        dollars={dollarsOf(texts, startOf)}
        recipient={texts?.recipient ?? startOf('recipient') ?? ''}
        message={texts?.message ?? startOf('message') ?? ''}
        from={texts?.from ?? startOf('from') ?? ''}
      />
    </div>
  );
}

function Message({
  defaultValue,
  ...field
}: {
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
}) {
  const [typed, setTyped] = useState(defaultValue ?? '');
  const left = LONGEST_DEDICATION - lettersIn(typed);
  return (
    <TextAreaField
      label="Your words"
      hint={left < 50 ? `${left} left` : 'optional, up to 200 letters on six lines'}
      rows={3}
      maxLength={LONGEST_DEDICATION}
      defaultValue={defaultValue}
      onChange={({ target }) => setTyped(target.value)}
      {...field}
    />
  );
}

/** As it stands on the card; what cannot be an amount is left open. */
function dollarsOf(
  texts: Record<string, string> | undefined,
  startOf: (name: CardField) => string | undefined,
): string {
  const amount = texts?.amount ?? startOf('amount') ?? '';
  const typed =
    amount === ANOTHER ? (texts?.other_amount ?? startOf('other_amount') ?? '') : amount;
  return /^\s*\d{2,3}\s*$/.test(typed) ? `$${typed.trim()}` : '$…';
}
