import { safe } from '@orpc/client';
import { Link } from 'react-router';
import { daysInWords } from '#vocabulary/delivery.ts';
import { DELIVERY_TITLE } from '#vocabulary/sentences/pages.ts';
import { whatIsSold } from '#vocabulary/what-is-sold.ts';
import { daysOf, daysOver } from '#web/address/days-of.ts';
import { WhatYouGet } from '#web/book/what-you-get.tsx';
import { shopRequest } from '#web/request-context.ts';
import type { Route } from './+types/delivery.ts';
import { Words } from './words.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, report } = context.get(shopRequest);
  const { data, error } = await safe(api.delivery.list());
  if (error) report(error);
  return {
    days: data && daysOver(data.countries),
    countries: data?.countries.map((country) => {
      const days = daysOf(country);
      return { code: country.country_code, name: country.name, days: days && daysInWords(days) };
    }),
    asked: data?.asked_at ? longDay.format(new Date(data.asked_at)) : undefined,
  };
}

/** What a book costs, where it is sent, and what happens after paying (footer: Helpful resources). */
export default function Delivery({ loaderData: { days, countries, asked } }: Route.ComponentProps) {
  return (
    <Words
      title={DELIVERY_TITLE}
      description="What you get and when, where we deliver, what a book costs, and what to do if something is wrong with it."
    >
      <h2>What you get</h2>
      <WhatYouGet days={days} />
      <h2>What it costs</h2>
      <p>The price on the shelf is the price you pay, delivery included. Nothing is added.</p>
      <h2 id="where">Where we deliver</h2>
      {countries ? (
        <>
          <p>
            {asked
              ? `Counted from the day you pay, with the day in which you can check the book. That's what our printer said on ${asked}.`
              : "Counted from the day you pay, with the day in which you can check the book. We're still asking our printer about the countries without a number."}
          </p>
          <Countries countries={countries} />
          <p>
            A country isn't here? Then we can't send a book there for its price yet, and won't take
            your money for it. It can go to somebody in one of these countries: you'll be asked for
            the address before you pay.
          </p>
        </>
      ) : (
        <p>We couldn't look up the countries just now. You'll see them before you pay.</p>
      )}
      <h2>Your address</h2>
      <p>
        It's the one you see before you pay, with the name you give there: the one in your{' '}
        <Link className="link" to="/profile?edit=true&section=address">
          Family Profile
        </Link>{' '}
        unless you type another. The label has room for 35 characters of the name, and for 30 in a
        line. You'll find the address under{' '}
        <Link className="link" to="/orders">
          My Orders
        </Link>
        , where you can change it until the book goes to the printer. If you change your profile
        later, the next order will use that.
      </p>
      <h2>After you have paid</h2>
      <p>
        We'll confirm by e-mail once the payment is complete. Some payments take a day or two; until
        then, your order says Pending. {whatIsSold.printed}
      </p>
      <h2>If something is wrong</h2>
      <p>
        <Link className="link" to="/contact">
          Write to us
        </Link>{' '}
        with your order number, which is under My Orders. What we make good, and until when you can
        change your mind, is under{' '}
        <Link className="link" to="/returns">
          Returns
        </Link>
        .
      </p>
    </Words>
  );
}

function Countries({
  countries,
}: {
  countries: { code: string; name: string; days: string | undefined }[];
}) {
  return (
    <table className="my-4 w-full text-left">
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className="py-2">
            Country
          </th>
          <th scope="col" className="py-2 text-right">
            Arrives after
          </th>
        </tr>
      </thead>
      <tbody>
        {countries.map(({ code, name, days }) => (
          <tr key={code} className="border-b border-edge">
            <th scope="row" className="py-1.5 font-normal">
              {name}
            </th>
            <td className="num py-1.5 text-right">{days ?? 'we are asking'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const longDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
});
