import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** The way back to the shelf. */
export function BackToBooks() {
  return (
    <Link className="back" to="/books">
      <ArrowLeft className="icon" />
      All books
    </Link>
  );
}
