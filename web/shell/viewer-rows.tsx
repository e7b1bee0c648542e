import { LogOut, Package, UserRound, UsersRound } from 'lucide-react';
import { Form, Link } from 'react-router';
import type { Viewer } from '#web/request-context.ts';

/** What a signed-in user finds behind his name (specification, section 2: Header). */
export function ViewerRows({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <Link to="/profile">
        <UserRound className="icon" />
        My Profile
      </Link>
      <Link to="/orders">
        <Package className="icon" />
        My Orders
      </Link>
      {viewer.isAdmin && (
        <Link to="/admin">
          <UsersRound className="icon" />
          Admin Panel
        </Link>
      )}
      <hr />
      <Form method="post" action="/sign-out">
        <button type="submit">
          <LogOut className="icon" />
          Sign Out
        </button>
      </Form>
    </>
  );
}
