import { Words } from './words.tsx';

/** Where to write to (footer: Community). */
export default function Contact() {
  return (
    <Words title="Say hello" description="How to reach the people who make the books.">
      <p>
        Write to{' '}
        <a className="link" href="mailto:hello@wonderling.example">
          hello@wonderling.example
        </a>
        .
      </p>
      <p>
        If it's about an order, give us its number from My Orders. If something broke, give us the
        number on the error page, and we'll find out what happened.
      </p>
    </Words>
  );
}
