import { expect, test } from 'vitest';
import { streamed } from './streamed.ts';

/** Parts as they are made; `broken` stands for one that fails. */
async function* made(parts: string[], log: string[] = []): AsyncGenerator<string, void> {
  try {
    for (const part of parts) {
      if (part === 'broken') throw new Error('The database is away');
      yield part;
    }
  } finally {
    log.push('ended');
  }
}

test('all parts arrive, in their order', async () => {
  expect(await new Response(await streamed(made(['Zoë', ',', 'Ida']))).text()).toBe('Zoë,Ida');
});

test('what fails at once is thrown, before there is an answer', async () => {
  await expect(streamed(made(['broken']))).rejects.toThrow('away');
});

test('what fails later breaks the body', async () => {
  const body = await streamed(made(['Zoë', 'broken']));
  await expect(new Response(body).text()).rejects.toThrow('away');
});

test('a reader who leaves ends the making', async () => {
  const log: string[] = [];
  const body = await streamed(made(['Zoë', 'Ida', 'Theo'], log));
  const reader = body.getReader();
  await reader.read();
  await reader.cancel();
  expect(log).toEqual(['ended']);
});
