import { Link } from 'react-router';
import { DELIVERY_TITLE } from '#vocabulary/sentences/pages.ts';
import { WhatYouGet } from '#web/book/what-you-get.tsx';
import { Words } from './words.tsx';

/** What a book costs, and what happens after paying (footer: Helpful resources). */
export default function Delivery() {
  return (
    <Words
      title={DELIVERY_TITLE}
      description="What you get and when, what a book costs, and what happens if something is wrong with it."
    >
      <h2>What you get</h2>
      <WhatYouGet />
      <h2>What it costs</h2>
      <p>The price on the shelf is the price you pay. Nothing is added for delivery.</p>
      <h2>Your address</h2>
      <p>
        The one that you see before you pay, in the name that you give there. It is that of your{' '}
        <Link className="link" to="/profile?edit=true&section=address">
          Family Profile
        </Link>{' '}
        unless you type another one, and you find it under{' '}
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
        <Link className="link" to="/contact">
          Write to us
        </Link>{' '}
        with the number of your order: it stands under My Orders.
      </p>
    </Words>
  );
}
