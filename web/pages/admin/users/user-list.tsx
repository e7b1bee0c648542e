import { CreatedAt, OrdersOf, type ShownUser, UserType } from './shown-user.tsx';

/** The users where a table would not fit: a definition list each. */
export function UserList({ users }: { users: ShownUser[] }) {
  return (
    <ul className="border-t-2 border-ink @min-[42rem]/desk:hidden">
      {users.map((user) => (
        <li key={user.id} className="border-b border-edge py-4">
          <h2 className="!font-text font-bold break-words">{user.name}</h2>
          <OrdersOf user={user} />
          <dl className="facts">
            <dt>Email</dt>
            <dd className="break-all">{user.email}</dd>
            <dt>User Type</dt>
            <dd>
              <UserType user={user} />
            </dd>
            <dt>Created At</dt>
            <dd>
              <CreatedAt user={user} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
