/** What a photo's upload says, in the words of the specification, section 8: Photo upload. */

import type { ToastMessage } from '#web/ui/toast.ts';

/** How an upload ended. `reason` is in words for the parent. */
export type UploadEnd =
  | { end: 'uploaded'; photoUrl: string }
  | { end: 'refused'; reason: string }
  | { end: 'not-now'; reason: string }
  | { end: 'no-address' }
  | { end: 'signed-out' }
  | { end: 'lost' };

/** Why there was nothing to upload. */
export type NoUpload = 'no-file' | 'unreadable';

const bad = (title: string, description: string): ToastMessage => ({
  title,
  description,
  variant: 'destructive',
});

/** Neither a session nor a file: one message for both, as specified. */
const NOT_LOGGED_IN_OR_NO_FILE = bad(
  'Upload Error',
  "Please make sure you're logged in and have selected a file.",
);

export function toastOfUpload(upload: UploadEnd): ToastMessage {
  switch (upload.end) {
    case 'uploaded':
      return {
        title: 'Photo Uploaded',
        description: 'Photo has been uploaded successfully!',
        variant: 'success',
      };
    case 'refused':
    case 'not-now':
      return bad('Upload Failed', `Failed to upload photo: ${upload.reason}`);
    case 'no-address':
      return bad('Upload Error', 'Photo upload completed but no URL was returned.');
    case 'signed-out':
      return NOT_LOGGED_IN_OR_NO_FILE;
    case 'lost':
      return bad('Upload Error', 'An error occurred while uploading the photo.');
  }
}

export const toastOfNoUpload = (why: NoUpload): ToastMessage =>
  why === 'no-file'
    ? NOT_LOGGED_IN_OR_NO_FILE
    : bad('File Error', 'Failed to read the selected file.');
