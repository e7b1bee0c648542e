/** What a family may ask of an account as such: its data, and its end. */
import { z } from 'zod';
import { signedInCall } from './named-failures.ts';

export const account = {
  export: signedInCall
    .route({
      method: 'GET',
      path: '/account/export',
      tags: ['account'],
      summary: 'Everything that is held about my family: a ZIP of family.json and the photos',
    })
    .output(z.instanceof(Blob)),
  remove: signedInCall.route({
    method: 'DELETE',
    path: '/account',
    tags: ['account'],
    summary:
      'Delete my account: children, photos, previews, cart, favorites and sessions; orders stay without names',
    successStatus: 204,
  }),
};
