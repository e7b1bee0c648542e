import { shopRequest } from '#web/request-context.ts';
import type { Route } from './+types/contact.ts';
import { Words } from './words.tsx';

export const loader = ({ context }: Route.LoaderArgs) => ({
  mail: context.get(shopRequest).settings.mail,
});

/** Where to write to (footer: Community). */
export default function Contact({ loaderData: { mail } }: Route.ComponentProps) {
  return (
    <Words title="Say hello" description="How to reach the people who make the books.">
      <p>
        Write to{' '}
        <a className="link" href={`mailto:${mail}`}>
          {mail}
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
