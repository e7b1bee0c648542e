import { type Step, steps } from '#tests/model/fits/family-state.ts';
import type { Answer, Customer } from './customer.ts';

type WireChild = { id: string; name: string };

const details = {
  birth_year: 2021,
  birth_month: 6,
  birth_day: 1,
  reading_level: 'Sapling',
  gender: 'Girl',
  interests: 'dinosaurs',
  description: 'Curly red hair.',
};

export async function saveChild(customer: Customer, id: string): Promise<void> {
  const name = customer.nameOf(id);
  const answer = await customer.ask<WireChild>('POST', '/children', { id, name, ...details });
  if (answer.code === 'UNAUTHORIZED') return;
  if (answer.code || answer.body.id !== id) customer.cannotBe(`adds ${name}`, answer);
  customer.noteFamily(answer, `adds ${name}`, steps.childAdded(id, name));
}

export async function renameChild(customer: Customer, id: string, name: string): Promise<void> {
  const answer = await customer.ask<WireChild>('PATCH', `/children/${id}`, { name });
  const what = `calls ${customer.nameOf(id)} ${name}`;
  noteChange(customer, answer, what, id, steps.childRenamed(id, name));
}

export async function removeChild(customer: Customer, id: string): Promise<void> {
  const answer = await customer.ask('DELETE', `/children/${id}`);
  const what = `removes ${customer.nameOf(id)}`;
  const ordersFor = (child: string) => customer.written.ordersFor(child);
  noteChange(customer, answer, what, id, steps.childRemoved(id, ordersFor));
}

/** What may come of a change to a child: it is done, there is no such child, or nobody is signed in any more. */
function noteChange(
  customer: Customer,
  answer: Answer<unknown>,
  what: string,
  id: string,
  done: Step,
): void {
  switch (answer.code) {
    case undefined:
      customer.noteFamily(answer, what, done);
      return;
    case 'NOT_FOUND':
      customer.noteFamily(answer, `${what}: no child`, steps.noSuchChild(id));
      return;
    case 'UNAUTHORIZED':
      return;
    default:
      customer.cannotBe(what, answer);
  }
}

export async function lookAtChildren(customer: Customer): Promise<void> {
  const answer = await customer.ask<WireChild[]>('GET', '/children');
  if (answer.code === 'UNAUTHORIZED') return;
  if (answer.code) customer.cannotBe('looks at the children', answer);
  const children = Object.fromEntries(answer.body.map(({ id, name }) => [id, name]));
  const names = Object.values(children).join(', ');
  customer.noteFamily(answer, `sees children: ${names}`, steps.childrenRead(children));
}
