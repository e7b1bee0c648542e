import { Link } from 'react-router';
import { DELIVERY_TITLE } from '#vocabulary/sentences/pages.ts';
import { WhatYouGet } from '#web/book/what-you-get.tsx';
import { Words } from './words.tsx';

/** What a book costs, and what happens after paying (footer: Helpful resources). */
export default function Delivery() {
  return (
    <Words
      title={DELIVERY_TITLE}
      description="What you get and when, what a book costs, and what to do if something is wrong with it."
    >
      <h2>What you get</h2>
      <WhatYouGet />
      <h2>What it costs</h2>
      <p>The price on the shelf is the price you pay. Nothing is added.</p>
      <h2>Your address</h2>
      <p>
        It's the one you see before you pay, with the name you give there: the one in your{' '}
        <Link className="link" to="/profile?edit=true&section=address">
          Family Profile
        </Link>{' '}
        unless you type another. You'll find it under{' '}
        <Link className="link" to="/orders">
          My Orders
        </Link>
        . If you change your profile later, the next order will use that.
      </p>
      <h2>After you have paid</h2>
      <p>
        We'll confirm by e-mail once the payment is complete. Some payments take a day or two; until
        then, your order says Pending.
      </p>
      <h2>If something is wrong</h2>
      <p>
        <Link className="link" to="/contact">
          Write to us
        </Link>{' '}
        with your order number, which is under My Orders.
      </p>
    </Words>
  );
}
