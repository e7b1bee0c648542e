import type { Operation } from '#tests/model/fits/find-order.ts';
import type { Hearts } from '#tests/model/fits/hearts.ts';
import { heartSteps } from '#tests/model/fits/hearts.ts';
import type { Answer, Customer } from './customer.ts';

type Heart = { type: string; id: string };

export const HEARTS: Heart[] = [
  { type: 'book', id: '1' },
  { type: 'book', id: '2' },
  { type: 'activity', id: 'activity-hello-1' },
];
const written = ({ type, id }: Heart) => `${type} ${id}`;

export async function giveHeart(customer: Customer, heart: Heart): Promise<void> {
  const answer = await customer.ask('PUT', `/favorites/${heart.type}/${heart.id}`);
  note(customer, answer, `gives a heart to ${written(heart)}`, heartSteps.given(written(heart)));
}

export async function takeHeart(customer: Customer, heart: Heart): Promise<void> {
  const answer = await customer.ask('DELETE', `/favorites/${heart.type}/${heart.id}`);
  note(customer, answer, `takes ${written(heart)} back`, heartSteps.taken(written(heart)));
}

export async function lookAtHearts(customer: Customer): Promise<void> {
  const answer = await customer.ask<Heart[]>('GET', '/favorites');
  if (answer.code) return note(customer, answer, 'looks at the hearts', () => undefined);
  const seen = answer.body.map(written);
  note(customer, answer, `sees hearts: ${seen.join(', ')}`, heartSteps.read(seen));
}

function note(
  customer: Customer,
  answer: Answer<unknown>,
  what: string,
  apply: Operation<Hearts>['apply'],
): void {
  if (answer.code === 'UNAUTHORIZED') return;
  if (answer.code) customer.cannotBe(what, answer);
  const { from, to } = answer;
  customer.hearts.push({ what: `${customer.name} ${what}`, from, to, apply });
}
