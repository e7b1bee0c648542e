import type { Profile as WireProfile } from '../../contract/profiles.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findProfile } from '../../shop/accounts/find-profile.ts';
import type { Profile } from '../../shop/accounts/profile.ts';
import { renameProfile } from '../../shop/accounts/rename-profile.ts';
import { os, signedIn } from './implement.ts';

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
  rename: os.profiles.rename
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller } }) =>
      inTransaction(shop.database, async (tx) =>
        present(await renameProfile(tx, caller, input.name)),
      ),
    ),
});
