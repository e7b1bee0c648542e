import { PHOTO_NOT_ANSWERED } from '#vocabulary/sentences/photos.ts';
import type { UploadEnd } from './photo-toasts.ts';

/** An upload under way. */
export type Sending = { ended: Promise<UploadEnd>; stop: () => void };

/**
 * Sends a photo to the shop. By XMLHttpRequest, because `fetch` does not tell how much has left the house.
 *
 * @param photo `userId` is whose form this is: the shop refuses it if somebody else is signed in by now
 * @param onProgress told the share that has been sent, 0 to 1
 */
export function sendPhoto(
  photo: { file: Blob; fileName: string; childName: string; userId: string },
  onProgress: (share: number) => void,
): Sending {
  const request = new XMLHttpRequest();
  const ended = new Promise<UploadEnd>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => resolve(endOf(request.status, request.responseText)));
    for (const failure of ['error', 'timeout', 'abort']) {
      request.addEventListener(failure, () => resolve({ end: 'lost' }));
    }
  });
  const form = new FormData();
  form.set('file', photo.file, photo.fileName);
  form.set('child_name', photo.childName);
  form.set('user_id', photo.userId);
  request.open('POST', '/api/storage/child_photos');
  request.send(form);
  return { ended, stop: () => request.abort() };
}

/** What the shop's answer means (contract: child_photos.upload). */
export function endOf(status: number, body: string): UploadEnd {
  const answer = parsed(body);
  if (status === 401) return { end: 'signed-out' };
  if (status >= 200 && status < 300) {
    if (!answer) return { end: 'not-now', reason: PHOTO_NOT_ANSWERED };
    return typeof answer?.photo_url === 'string' && answer.photo_url
      ? { end: 'uploaded', photoUrl: answer.photo_url }
      : { end: 'no-address' };
  }
  const details = answer?.data?.details;
  // Too many, or a shop that is away: the words are for parents, and nothing is wrong with the photo.
  if (status === 429 || status === 503) {
    return { end: 'not-now', reason: details ?? answer?.message ?? 'Unknown error' };
  }
  if (status >= 500) return { end: 'not-now', reason: 'Unknown error' };
  const [sentence] = Object.values(answer?.data?.fields ?? {}).flat();
  return { end: 'refused', reason: details ?? sentence ?? 'Unknown error' };
}

type Answer = {
  photo_url?: unknown;
  message?: string;
  data?: { details?: string; fields?: Record<string, string[]> };
};

function parsed(body: string): Answer | undefined {
  try {
    return JSON.parse(body) ?? undefined;
  } catch {
    // A proxy's page, say.
    return undefined;
  }
}
