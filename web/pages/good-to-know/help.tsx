import { Link } from 'react-router';
import { whatIsSold } from '#vocabulary/what-is-sold.ts';
import { Words } from './words.tsx';

/** How it works: from a child to a book (footer: Helpful resources). */
export default function Help() {
  return (
    <Words
      title="How it works"
      description="How a Wonderling book is made, from a name and a few words to the whole book."
    >
      <h2>1. Tell us who the book is for</h2>
      <p>
        Sign in with your e-mail address: we'll send you a link and a code. There's no password to
        remember. Then add a child in your{' '}
        <Link className="link" to="/profile">
          Family Profile
        </Link>
        : a name, how they read, and a photo or a few words about how they look.
      </p>
      <h2>2. Take a peek inside</h2>
      <p>
        Choose a story on the{' '}
        <Link className="link" to="/books">
          bookshelf
        </Link>{' '}
        and ask for a preview. We draw the cover and four pages with your child in them. A preview
        costs nothing and stays for seven days.
      </p>
      <h2>3. Buy it, if you like it</h2>
      <p>
        Put the book in your cart, or buy it right away. You pay on our payment provider's own page;
        we never see your card number. You'll find every order under{' '}
        <Link className="link" to="/orders">
          My Orders
        </Link>
        .
      </p>
      <p>
        {whatIsSold.inShort} {whatIsSold.printed} {whatIsSold.changes} {whatIsSold.canceling}{' '}
        <Link className="link" to="/delivery">
          Everything about what you get
        </Link>
        , and about{' '}
        <Link className="link" to="/returns">
          returns
        </Link>
        .
      </p>
      <h2>Which reading level?</h2>
      <p>
        Every story is told four times: Seedling (ages 0-2), Sprout (2-4), Sapling (4-6) and
        Explorer (6-8). When in doubt, choose the shorter one. You can change it any time before you
        pay, and look again.
      </p>
    </Words>
  );
}
