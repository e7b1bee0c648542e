import type { Profile as WireProfile } from '#contract/profiles.ts';
import { inTransaction } from '#database/transaction.ts';
import { choosePlan } from '#shop/accounts/choose-plan.ts';
import { findProfile } from '#shop/accounts/find-profile.ts';
import type { Profile } from '#shop/accounts/profile.ts';
import { renameProfile } from '#shop/accounts/rename-profile.ts';
import { saveAddress } from '#shop/family/save-address.ts';
import { os, signedIn } from './implement.ts';
import { asRow } from './row-names.ts';

const present = (profile: Profile): WireProfile => ({
  id: profile.id,
  name: profile.name,
  email: profile.email,
  user_type: profile.userType,
  plan: profile.plan,
  created_at: profile.createdAt.toISOString(),
});

export const profiles = os.profiles.router({
  me: os.profiles.me
    .use(signedIn)
    .handler(async ({ context: { shop, caller } }) =>
      present(await findProfile(shop.database.orm, caller)),
    ),
  change: os.profiles.change
    .use(signedIn)
    .handler(async ({ input: { name, plan, address }, context: { shop, caller } }) =>
      inTransaction(shop.database, async (tx) => {
        if (address) await saveAddress(tx, caller, asRow(address));
        if (name !== undefined) await renameProfile(tx, caller, name);
        if (plan !== undefined) await choosePlan(tx, caller, plan);
        return present(await findProfile(tx, caller));
      }),
    ),
});
