/** Photos of children (specification, sections 3, 5, 7 and 8: photo storage and upload). */
import { z } from 'zod';
import { NAME_TOO_LONG } from '#vocabulary/sentences/children.ts';
import {
  PHOTO_INCOMPLETE,
  PHOTO_NEEDS_LOGIN,
  PHOTO_NOT_KEPT,
} from '#vocabulary/sentences/photos.ts';
import { LONGEST_CHILD_NAME } from '#vocabulary/text-lengths.ts';
import { anyonesCall, notFound, signedInCall, tooMany } from './named-failures.ts';
import { typed } from './wire-values.ts';

export const MANY_PHOTOS = "That's a lot of photos at once.";

/** Where uploads are sent; below /api. */
export const PHOTO_UPLOADS = '/storage/child_photos';

export const childPhotos = {
  upload: signedInCall
    .errors({
      UNAUTHORIZED: { status: 401, message: PHOTO_NEEDS_LOGIN },
      ...tooMany(MANY_PHOTOS),
      PHOTO_REFUSED: {
        status: 422,
        message: 'Failed to upload photo: Unknown error',
        data: z.object({
          /** The reason alone, in words for the parent. */
          details: z.string(),
        }),
      },
      PHOTO_NOT_KEPT: {
        status: 503,
        message: `Failed to upload photo: ${PHOTO_NOT_KEPT}`,
        data: z.object({ details: z.string() }),
      },
    })
    .route({
      method: 'POST',
      path: PHOTO_UPLOADS,
      tags: ['child photos'],
      summary: 'Upload a photo: JPEG, PNG, WebP or AVIF, at most 10 MB and 40 megapixels',
      successStatus: 201,
    })
    .input(
      z.strictObject({
        file: z.instanceof(File, { message: PHOTO_INCOMPLETE }),
        child_name: typed(LONGEST_CHILD_NAME, NAME_TOO_LONG, PHOTO_INCOMPLETE)
          .trim()
          .min(1, PHOTO_INCOMPLETE),
        /** Part of the specified call: if it is sent, it must be the caller's. */
        user_id: z.string().optional(),
      }),
    )
    .output(
      z.object({
        /** The stored address without a signature; a child's `photo_url` takes this one or the next. */
        path: z.string(),
        /** The same with a signature that lasts 3600 seconds. */
        photo_url: z.string(),
      }),
    ),
  show: anyonesCall
    .errors(notFound('Photo not found'))
    .route({
      method: 'GET',
      path: `${PHOTO_UPLOADS}/{user_id}/{file}`,
      tags: ['child photos'],
      summary: 'A photo, for whoever has a valid signature and for its owner',
      outputStructure: 'detailed',
    })
    .input(
      z.strictObject({
        user_id: typed(100),
        file: typed(200),
        expires: typed(20).optional(),
        signature: typed(100).optional(),
      }),
    )
    .output(
      z.object({ headers: z.object({ 'cache-control': z.string() }), body: z.instanceof(Blob) }),
    ),
};
