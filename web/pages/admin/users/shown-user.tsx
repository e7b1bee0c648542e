import type { AdminProfile } from '#contract/admin.ts';
import { userTypeLabels } from '#vocabulary/accounts.ts';
import { atUtc } from '#web/pages/admin/moment.ts';

/** A user with the time since then in words, such as 'about 2 hours ago'. */
export type ShownUser = AdminProfile & { created: string };

export function UserType({ user }: { user: ShownUser }) {
  const label = userTypeLabels[user.user_type];
  return user.user_type === 'admin' ? <b>{label}</b> : label;
}

/** How long ago, with the exact moment for a pointer that rests on it. */
export function CreatedAt({ user }: { user: ShownUser }) {
  const { day, time } = atUtc(user.created_at);
  return (
    <time dateTime={user.created_at} title={`${day}, ${time}`} className="whitespace-nowrap">
      {user.created}
    </time>
  );
}
