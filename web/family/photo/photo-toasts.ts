/** What a photo's upload says, in the words of the specification, section 8: Photo upload. */

import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

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

/** Neither a session nor a file: one message for both, as specified. */
const NOT_LOGGED_IN_OR_NO_FILE = errorToast(
  "Please make sure you're logged in and have selected a file.",
  'Upload Error',
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
      return errorToast(`Failed to upload photo: ${upload.reason}`, 'Upload Failed');
    case 'no-address':
      return errorToast('Photo upload completed but no URL was returned.', 'Upload Error');
    case 'signed-out':
      return NOT_LOGGED_IN_OR_NO_FILE;
    case 'lost':
      return errorToast('An error occurred while uploading the photo.', 'Upload Error');
  }
}

export const toastOfNoUpload = (why: NoUpload): ToastMessage =>
  why === 'no-file'
    ? NOT_LOGGED_IN_OR_NO_FILE
    : errorToast('Failed to read the selected file.', 'File Error');
