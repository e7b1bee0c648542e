import { type InferContractRouterErrorMap, isContractProcedure } from '@orpc/contract';
import { expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { contract } from '#contract/contract.ts';
import { signIn } from '#contract/sign-in.ts';
import type { RefusalCode, Refusals } from '#shop/refused.ts';
import { reachRefusals } from '#tests/support/reach-refusals.ts';

const { calls, unreached } = reachRefusals();

/** Counted in server/api/mount.ts, before anything of the body is read. */
const BEFORE_THE_CALL: Record<string, string[]> = { 'child_photos.upload': ['TOO_MANY_REQUESTS'] };

function declaredIn(part: object, name: string[] = []): [call: string, codes: string[]][] {
  return Object.entries(part).flatMap(([key, value]) => {
    const path = [...name, key];
    if (!isContractProcedure(value)) return declaredIn(value, path);
    return [[path.join('.'), Object.keys(value['~orpc'].errorMap)]];
  });
}

test.each([...declaredIn(contract), ...declaredIn(signIn)])(
  '%s can be refused for all that the contract says of it, and for nothing else',
  (call, declared) => {
    const thrown = [...calls.get(call)!, ...(BEFORE_THE_CALL[call] ?? [])];
    expect(thrown.sort()).toEqual(declared.sort());
  },
);

test('no refusal is thrown where no call comes by', () => {
  expect(calls.size).toBeGreaterThan(40);
  expect(unreached).toEqual([]);
});

type Maps = InferContractRouterErrorMap<typeof contract | typeof signIn>;
type DataOf<Code extends string, Map = Maps> =
  Map extends Record<Code, infer Failure>
    ? Failure extends { data: infer Schema extends z.ZodType }
      ? z.input<Schema>
      : undefined
    : never;

test('what the shop says of a refusal is what the contract says, which the compiler sees', () => {
  expectTypeOf<Refusals>().toExtend<{ [Code in RefusalCode]: DataOf<Code> }>();
});
