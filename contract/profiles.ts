/** The family's own profile (specification, sections 3 and 7: profiles). */
import { z } from 'zod';
import { planIds, userTypes } from '#vocabulary/accounts.ts';
import { PARENT_NAME_MISSING } from '#vocabulary/sentences/accounts.ts';
import { addressRefusals, newAddress } from './addresses.ts';
import { signedInCall } from './named-failures.ts';
import { moment, typed, uuid } from './wire-values.ts';

export const parentName = typed(120).trim().min(1, PARENT_NAME_MISSING);

const plan = z.enum(planIds);

export const profile = z.object({
  id: uuid,
  name: z.string(),
  /** Read-only: it belongs to the sign-in. */
  email: z.string(),
  user_type: z.enum(userTypes),
  plan: plan.nullable(),
  created_at: moment,
});
export type Profile = z.infer<typeof profile>;

export const profiles = {
  me: signedInCall
    .route({ method: 'GET', path: '/profiles/me', tags: ['profiles'], summary: 'My profile' })
    .output(profile),
  change: signedInCall
    .errors(addressRefusals)
    .route({
      method: 'PATCH',
      path: '/profiles/me',
      tags: ['profiles'],
      summary: 'Change my name, write my address with it, or note the plan that I chose',
    })
    .input(z.strictObject({ name: parentName, plan, address: newAddress }).partial())
    .output(profile),
};
