import { openLink, openLinkDocument, openLinkPicture } from '#shop/previews/open-link.ts';
import { os } from './implement.ts';

/** What is shown to whoever has a link: nobody is asked who he is. */
export const sharedPreviews = os.shared_previews.router({
  find: os.shared_previews.find.handler(async ({ input, context: { shop }, errors }) => {
    const shared = await openLink(shop.database.orm, input.token, shop.now());
    if (!shared) throw errors.NOT_FOUND();
    return {
      book_id: shared.bookId,
      book_title: shared.bookTitle,
      first_name: shared.firstName,
      has_pictures: shared.hasPictures,
    };
  }),
  document: os.shared_previews.document.handler(async ({ input, context: { shop }, errors }) => {
    const { database, files, now } = shop;
    const pdf = await openLinkDocument(database.orm, files, input.token, now());
    if (!pdf) throw errors.NOT_FOUND();
    return new File([Uint8Array.from(pdf)], 'preview.pdf', { type: 'application/pdf' });
  }),
  picture: os.shared_previews.picture.handler(async ({ input, context: { shop }, errors }) => {
    const { token, picture } = input;
    const jpeg = await openLinkPicture(shop.database.orm, token, picture, shop.now());
    if (!jpeg) throw errors.NOT_FOUND();
    return new File([Uint8Array.from(jpeg)], `${picture}.jpg`, { type: 'image/jpeg' });
  }),
});
