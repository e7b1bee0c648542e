import { describe, expect, test } from 'vitest';
import { MOST_PHOTO_BYTES } from '#vocabulary/photos.ts';
import { refusalOf } from './check-file.ts';
import { toastOfNoUpload, toastOfUpload } from './photo-toasts.ts';
import { endOf } from './send-photo.ts';

/** The toast that follows from an answer of the shop. */
const said = (status: number, body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { title, description } = toastOfUpload(endOf(status, text));
  return `${title} / ${description}`;
};

describe('an upload is answered in the words of the specification, section 8', () => {
  test.each<[string, number, unknown, string]>([
    [
      'a photo',
      201,
      { path: '/a', photo_url: '/a?expires=1' },
      'Photo Uploaded / Photo has been uploaded successfully!',
    ],
    [
      'a refusal with its reason',
      422,
      { code: 'PHOTO_REFUSED', data: { details: 'The picture has more than 40 megapixels' } },
      'Upload Failed / Failed to upload photo: The picture has more than 40 megapixels',
    ],
    [
      'another user than the one of the form',
      422,
      { code: 'PHOTO_REFUSED', data: { details: 'User ID mismatch' } },
      'Upload Failed / Failed to upload photo: User ID mismatch',
    ],
    [
      'a field that is missing',
      400,
      { data: { fields: { child_name: ['Missing required parameters for photo upload'] } } },
      'Upload Failed / Failed to upload photo: Missing required parameters for photo upload',
    ],
    [
      'too many photos in a short time',
      429,
      { code: 'TOO_MANY_REQUESTS', message: 'Many photos. Please try again in 3 minutes.' },
      'Upload Failed / Failed to upload photo: Many photos. Please try again in 3 minutes.',
    ],
    [
      'a store that cannot keep it now',
      503,
      { code: 'PHOTO_NOT_KEPT', data: { details: 'We cannot keep pictures just now.' } },
      'Upload Failed / Failed to upload photo: We cannot keep pictures just now.',
    ],
    [
      'a shop that is away',
      503,
      { code: 'SERVICE_UNAVAILABLE', message: 'The shop is away for a moment.' },
      'Upload Failed / Failed to upload photo: The shop is away for a moment.',
    ],
    ['a server that broke', 500, {}, 'Upload Failed / Failed to upload photo: Unknown error'],
    ['a page of a proxy', 502, '<html>', 'Upload Failed / Failed to upload photo: Unknown error'],
    [
      'no address',
      201,
      { path: '/a' },
      'Upload Error / Photo upload completed but no URL was returned.',
    ],
    [
      'nothing',
      201,
      '',
      'Upload Failed / Failed to upload photo: No data returned from storage upload',
    ],
    [
      'a session that has ended',
      401,
      { code: 'UNAUTHORIZED' },
      "Upload Error / Please make sure you're logged in and have selected a file.",
    ],
  ])('%s', (_, status, body, words) => {
    expect(said(status, body)).toBe(words);
  });

  test.each([429, 500, 502, 503])('after a %i the same photo may be sent again', (status) => {
    expect(endOf(status, '{}').end).toBe('not-now');
  });

  test('a lost connection, no file, and a file that cannot be read', () => {
    expect(toastOfUpload({ end: 'lost' })).toMatchObject({
      title: 'Upload Error',
      description: 'An error occurred while uploading the photo.',
      variant: 'destructive',
    });
    expect(toastOfNoUpload('no-file').description).toBe(
      "Please make sure you're logged in and have selected a file.",
    );
    expect(toastOfNoUpload('unreadable')).toMatchObject({
      title: 'File Error',
      description: 'Failed to read the selected file.',
    });
  });
});

test('what can be no photo is not sent at all', () => {
  expect(refusalOf({ type: 'image/jpeg', size: MOST_PHOTO_BYTES })).toBeUndefined();
  expect(refusalOf({ type: 'image/jpeg', size: MOST_PHOTO_BYTES + 1 })).toMatch('10 MB');
  expect(refusalOf({ type: 'application/pdf', size: 9 })).toMatch('JPEG, PNG, WebP or AVIF');
  expect(refusalOf({ type: '', size: 9 })).toMatch('JPEG, PNG, WebP or AVIF');
});
