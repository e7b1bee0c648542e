import { safe } from '@orpc/client';
import { type Plan, plans } from '#content/plans.ts';
import type { ShopRequest } from '#web/request-context.ts';

/** Notes the plan that was chosen. Undefined if it could not be noted, or is not on offer. */
export async function choosePlan(
  { api, report }: ShopRequest,
  id: string,
): Promise<Plan | undefined> {
  const plan = plans.find((each) => each.id === id);
  if (!plan) return undefined;
  const { error } = await safe(api.profiles.change({ plan: plan.id }));
  if (!error) return plan;
  report(error);
  return undefined;
}
