import { type RefObject, useEffect, useRef, useState } from 'react';
import { isBlank } from '#vocabulary/blank.ts';
import { MIDDLE, type PhotoCrop } from '#vocabulary/photos.ts';
import { PHOTO_INCOMPLETE } from '#vocabulary/sentences/photos.ts';
import type { TypedChild } from '#web/family/typed-child.ts';
import { showToast } from '#web/ui/toast.ts';
import { refusalOf } from './check-file.ts';
import { readCrop } from './crop.ts';
import { toastOfNoUpload, toastOfUpload, type UploadEnd } from './photo-toasts.ts';
import { type Sending, sendPhoto } from './send-photo.ts';

/** A photo that the form shows, and its square. */
export type ChosenPhoto = { url: string; crop: PhotoCrop };

/** A file that did not become a photo: why, for the place beside the field, and whether to try once more. */
type Stopped = { file: File; why: string; next: 'try-again' | 'wait-for-name' | 'choose-another' };

/** The photo of a form for a child, and everything that can be done with it. */
export type ChildPhoto = {
  photo: ChosenPhoto | undefined;
  /** The share that has been sent, 0 to 1; undefined while nothing is. */
  sent: number | undefined;
  /** An address of what is being sent; its picture is on this device already. */
  preview: string | undefined;
  /** Whether the form will be sent as soon as the photo has arrived. */
  isAwaited: boolean;
  stopped: Stopped | undefined;
  /** Whether there is a photo that words, or a slip, have put aside. */
  canTakeBack: boolean;
  choose: (file: File | undefined) => void;
  tryAgain: () => void;
  stop: () => void;
  setCrop: (crop: PhotoCrop) => void;
  remove: () => void;
  takeBack: () => void;
  /** Told whenever the description has been typed in. */
  onWords: (words: string) => void;
  /** Told when the form is about to be sent. True: it has to wait for the photo, and is sent then. */
  holdsBack: () => boolean;
};

/**
 * Keeps the photo of a form. Photo and description exclude each other (specification, section 4): an upload clears
 * the words, typing clears the photo. Neither is lost: what was cleared can be brought back as long as the form is
 * open, and a file that could not be sent is kept to be sent again.
 *
 * @param start what the form showed first
 * @param userId whose form it is
 */
export function useChildPhoto(
  form: RefObject<HTMLFormElement | null>,
  start: TypedChild,
  userId: string,
): ChildPhoto {
  const [photo, setPhoto] = useState(() => photoIn(start));
  const [aside, setAside] = useState<ChosenPhoto>();
  const [sent, setSent] = useState<number>();
  const [stopped, setStopped] = useState<Stopped>();
  const [isAwaited, setAwaited] = useState(false);
  const [preview, setPreview] = usePreview();
  const sending = useRef<Sending>(undefined);
  const clearedWords = useRef('');

  const show = (shown: ChosenPhoto) => {
    clearedWords.current = field(form, 'description')?.value ?? '';
    setText(form, 'description', '');
    setPhoto(shown);
    setAside(undefined);
  };

  const send = async (file: File) => {
    setStopped(undefined);
    const refusal = refusalOf(file);
    if (refusal) {
      setStopped({ file, why: refusal, next: 'choose-another' });
      return showToast(toastOfUpload({ end: 'refused', reason: refusal }));
    }
    const childName = field(form, 'name')?.value.trim() ?? '';
    if (!childName) {
      setStopped({ file, why: NAME_FIRST, next: 'wait-for-name' });
      return showToast(toastOfUpload({ end: 'refused', reason: PHOTO_INCOMPLETE }));
    }
    setSent(0);
    setPreview(file);
    // Read before it is sent: a file that has gone meanwhile would look like a lost connection.
    const content = await file.arrayBuffer().catch(() => undefined);
    if (!content) {
      setSent(undefined);
      setPreview(undefined);
      return showToast(toastOfNoUpload('unreadable'));
    }
    const mine = sendPhoto(
      { file: new Blob([content], { type: file.type }), fileName: file.name, childName, userId },
      setSent,
    );
    sending.current = mine;
    const upload = await mine.ended;
    if (sending.current !== mine) return;
    sending.current = undefined;
    setSent(undefined);
    setPreview(undefined);
    showToast(toastOfUpload(upload));
    if (upload.end === 'uploaded') {
      show({ url: upload.photoUrl, crop: MIDDLE });
    } else {
      setAwaited(false);
      setStopped({ file, ...afterwards(upload) });
    }
  };

  const stop = () => {
    const last = sending.current;
    sending.current = undefined;
    last?.stop();
    setSent(undefined);
    setPreview(undefined);
    setAwaited(false);
  };
  useEffect(
    () => () => {
      sending.current?.stop();
    },
    [],
  );

  // The name was all that was missing.
  useEffect(() => {
    if (stopped?.next !== 'wait-for-name') return;
    const name = field(form, 'name');
    const go = () => void (name?.value.trim() && send(stopped.file));
    name?.addEventListener('change', go);
    return () => name?.removeEventListener('change', go);
  });

  // After the drawing that has put the photo into the form.
  useEffect(() => {
    if (!isAwaited || !photo) return;
    setAwaited(false);
    form.current?.requestSubmit();
  }, [isAwaited, photo, form]);

  return {
    photo,
    sent,
    preview,
    isAwaited,
    stopped,
    canTakeBack: aside !== undefined,
    choose: (file) => (file ? void send(file) : showToast(toastOfNoUpload('no-file'))),
    tryAgain: () => void (stopped && send(stopped.file)),
    stop,
    setCrop: (crop) => setPhoto((before) => before && { ...before, crop }),
    remove: () => {
      setAside(photo);
      setPhoto(undefined);
      setText(form, 'description', clearedWords.current);
    },
    takeBack: () => aside && show(aside),
    onWords: (words) => {
      if (isBlank(words)) return;
      if (sending.current) stop();
      if (!photo) return;
      setAside(photo);
      setPhoto(undefined);
    },
    holdsBack: () => {
      if (sent === undefined) return false;
      setAwaited(true);
      return true;
    },
  };
}

/** An address for a file of this device, given back when there is another or none. */
function usePreview() {
  const [url, setUrl] = useState<string>();
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const show = (file: File | undefined) => setUrl(file && URL.createObjectURL(file));
  return [url, show] as const;
}

const NAME_FIRST =
  'Please tell us the name first. The photo is saved under it, and will be sent as soon as there is one.';

/** What is said beside the field after an upload that failed, and what can be done. */
function afterwards(upload: UploadEnd): Omit<Stopped, 'file'> {
  if (upload.end === 'refused') return { why: upload.reason, next: 'choose-another' };
  if (upload.end === 'not-now') return { why: upload.reason, next: 'try-again' };
  if (upload.end === 'signed-out') {
    return {
      why: "You're signed out. Please sign in again in another window, then try here.",
      next: 'try-again',
    };
  }
  return {
    why: "The photo didn't arrive. It's still here; please try again.",
    next: 'try-again',
  };
}

const photoIn = ({ photo_url, photo_crop }: TypedChild): ChosenPhoto | undefined =>
  photo_url ? { url: photo_url, crop: readCrop(photo_crop) ?? MIDDLE } : undefined;

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const field = (form: RefObject<HTMLFormElement | null>, name: string) =>
  form.current?.elements.namedItem(name) as TextBox | null | undefined;

/** Writes into a field that keeps its own text, and tells whoever follows it. */
function setText(form: RefObject<HTMLFormElement | null>, name: string, text: string): void {
  const box = field(form, name);
  if (!box || box.value === text) return;
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
