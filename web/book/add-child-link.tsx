import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { addChildPath } from './paths.ts';

/**
 * The way to the form for a new child, and back.
 *
 * @param props.comeBackTo where the family lands once the child is added
 */
export function AddChildLink({ comeBackTo }: { comeBackTo: string }) {
  return (
    <Link
      className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
      to={addChildPath(comeBackTo)}
    >
      <Plus className="icon" />
      Add Child
    </Link>
  );
}
