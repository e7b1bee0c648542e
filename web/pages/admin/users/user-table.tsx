import { CreatedAt, OrdersOf, type ShownUser, UserType } from './shown-user.tsx';

/** The users where there is room for a table. */
export function UserTable({ users }: { users: ShownUser[] }) {
  return (
    <div className="sheet hidden @min-[42rem]/desk:block">
      <table className="table">
        <caption className="sr-only">Users, the newest first</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">User Type</th>
            <th scope="col">Created At</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <td className="font-bold break-words">
                {user.name} <OrdersOf user={user} />
              </td>
              <td className="break-all">{user.email}</td>
              <td>
                <UserType user={user} />
              </td>
              <td className="text-ink-soft">
                <CreatedAt user={user} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
