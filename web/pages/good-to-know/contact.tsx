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
        . A person reads it.
      </p>
      <p>
        If it is about an order, tell us its number from My Orders. If something broke, tell us the
        number on the error page: with it we find what happened.
      </p>
    </Words>
  );
}
