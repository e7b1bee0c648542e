import { openPhoto } from '#shop/family/open-photo.ts';
import type { Photo } from '#shop/family/photo.ts';
import { photoAddress } from '#shop/family/photo.ts';
import { PHOTO_LINK_LASTS_S } from '#shop/family/photo-links.ts';
import { photoRefused } from '#shop/family/reencode-photo.ts';
import { uploadPhoto } from '#shop/family/upload-photo.ts';
import type { ShopServices } from './api-context.ts';
import { os, signedIn } from './implement.ts';

const present = ({ photoLinks, now }: ShopServices, photo: Photo) => {
  const path = photoAddress(photo.key);
  return { path, photo_url: photoLinks.sign(path, now()) };
};

export const childPhotos = os.child_photos.router({
  upload: os.child_photos.upload
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller } }) => {
      if (input.user_id !== undefined && input.user_id !== caller.userId) {
        throw photoRefused('User ID mismatch');
      }
      const upload = { bytes: await input.file.bytes(), childName: input.child_name };
      const { database, files, reencodePhoto: reencode } = shop;
      return present(
        shop,
        await uploadPhoto({ database, files, reencode }, caller, upload, shop.now()),
      );
    }),
  show: os.child_photos.show.handler(async ({ input, context: { shop, caller }, errors }) => {
    const key = `${input.user_id}/${input.file}`;
    const signed = shop.photoLinks.hold(photoAddress(key), input, shop.now());
    const jpeg = await openPhoto(shop.database.orm, shop.files, { key, caller, signed });
    if (!jpeg) throw errors.NOT_FOUND();
    return {
      headers: { 'cache-control': `private, max-age=${PHOTO_LINK_LASTS_S}` },
      body: new File([Uint8Array.from(jpeg)], 'photo.jpg', { type: 'image/jpeg' }),
    };
  }),
});
