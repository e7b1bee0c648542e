import { Link } from 'react-router';
import { RETURNS_TITLE } from '#vocabulary/sentences/pages.ts';
import { HOW_LONG_A_BANK_TAKES } from '#vocabulary/sentences/refunds.ts';
import { whatIsSold } from '#vocabulary/what-is-sold.ts';
import { Words } from './words.tsx';

/** What can be changed and canceled until when, and what is made good (footer: Helpful resources). */
export default function Returns() {
  return (
    <Words
      title={RETURNS_TITLE}
      description="How long you can change or cancel a book, why it can't be sent back after that, and what we make good."
    >
      <h2>While you can still change it</h2>
      <p>
        {whatIsSold.printed} {whatIsSold.changes}
      </p>
      <p>
        {whatIsSold.canceling} {HOW_LONG_A_BANK_TAKES}
      </p>
      <h2>Once it is with the printer</h2>
      <p>{whatIsSold.noReturn}</p>
      <p>
        That's also the law in the European Union: the right to withdraw within 14 days doesn't
        cover goods made to the customer's own specifications (Directive 2011/83/EU, article 16,
        letter c).
      </p>
      <h2>If something is wrong with it</h2>
      <p>
        {whatIsSold.madeGood} {whatIsSold.howMadeGood}
      </p>
      <p>
        The law gives you rights of its own where goods aren't as they should be, in the European
        Union for two years. They stay as they are, whatever is written here.
      </p>
      <h2>How</h2>
      <p>
        <Link className="link" to="/contact">
          Write to us
        </Link>{' '}
        with the order's number from{' '}
        <Link className="link" to="/orders">
          My Orders
        </Link>
        , and a picture if there's something to see. You needn't send the book back.
      </p>
    </Words>
  );
}
