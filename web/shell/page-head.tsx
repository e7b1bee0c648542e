import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader } from '#web/root.tsx';

/**
 * How a public page is found and shared: title, description, its one true address, and what a
 * messenger shows of a link to it. React moves all of it into the document's head.
 *
 * @param props.title without the shop's name; left out on the front page
 * @param props.description one or two plain sentences
 * @param props.picture an address of ours, of 1200 by 630 pixels; the whole shelf unless told
 */
export function PageHead({
  title,
  description,
  picture = '/social/shop.jpg',
}: {
  title?: string;
  description: string;
  picture?: string;
}) {
  const { pathname } = useLocation();
  const address = useShopAddress();
  const name = title
    ? `${title} | Wonderling`
    : 'Wonderling: picture books with your child in them';
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      {/* Searches and filters of a page are the same page. */}
      <link rel="canonical" href={address + pathname} />
      <meta property="og:site_name" content="Wonderling" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address + pathname} />
      <meta property="og:image" content={address + picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Where the shop is found, without a slash at the end. Empty where even the shell has failed. */
export const useShopAddress = (): string =>
  useRouteLoaderData<typeof loader>('root')?.publicUrl ?? '';
