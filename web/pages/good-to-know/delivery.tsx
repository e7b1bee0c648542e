import { Link } from 'react-router';
import { DELIVERY_TITLE } from '#vocabulary/sentences/pages.ts';
import { Words } from './words.tsx';

/** What a book costs, and what happens after paying (footer: Helpful resources). */
export default function Delivery() {
  return (
    <Words
      title={DELIVERY_TITLE}
      description="What a book costs, where it goes, and what happens if something is wrong with it."
    >
      <h2>What it costs</h2>
      <p>The price on the shelf is the price you pay. Nothing is added for delivery.</p>
      <h2>Where it goes</h2>
      <p>
        To the address that you see before you pay, in the name that you give there. It comes from
        your{' '}
        <Link className="link" to="/profile?edit=true&section=address">
          Family Profile
        </Link>{' '}
        and is kept with the order: you find it under{' '}
        <Link className="link" to="/orders">
          My Orders
        </Link>
        . If you change your profile later, that counts for the next order.
      </p>
      <h2>After you have paid</h2>
      <p>
        We confirm by e-mail, once the payment is complete. Some ways to pay take a day or two;
        until then your order says Pending.
      </p>
      <h2>If something is wrong</h2>
      <p>
        A misspelt name, a torn page, the wrong sister:{' '}
        <Link className="link" to="/contact">
          write to us
        </Link>{' '}
        with the number of your order, and we put it right.
      </p>
    </Words>
  );
}
