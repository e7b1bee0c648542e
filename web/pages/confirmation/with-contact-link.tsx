import { Link } from 'react-router';

const CONTACT = 'contact support';

/** A specified sentence in which 'contact support' leads to where that is done. */
export function WithContactLink({ text }: { text: string }) {
  const [before, after] = text.split(CONTACT);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <Link className="link" to="/contact">
        {CONTACT}
      </Link>
      {after}
    </>
  );
}
