import { Link } from 'react-router';
import { whatIsSold } from '#vocabulary/what-is-sold.ts';

/** What happens after paying, in the order in which it happens. */
export function WhatHappensNext({ email }: { email: string }) {
  return (
    <section aria-labelledby="next" className="max-w-[30rem] text-left">
      <h2 id="next" className="text-xl">
        What happens next
      </h2>
      <ol className="mt-2 list-decimal space-y-2 pl-5">
        <li>
          An e-mail that confirms your order is on its way to <b className="break-words">{email}</b>
          .
        </li>
        <li>
          {whatIsSold.whatYouGet} {whatIsSold.when}{' '}
          <Link className="link" to="/orders">
            See My Orders
          </Link>
        </li>
        <li>{whatIsSold.changes}</li>
        <li>
          {whatIsSold.printed} {whatIsSold.canceling}
        </li>
        <li>{whatIsSold.byPost}</li>
        <li>{whatIsSold.madeGood}</li>
      </ol>
    </section>
  );
}
