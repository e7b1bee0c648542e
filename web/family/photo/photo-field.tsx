import './photo-field.css';
import { Camera, ImageUp, RotateCcw, Trash2 } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { PHOTO_TYPES } from './check-file.ts';
import { writeCrop } from './crop.ts';
import { CropWindow } from './crop-window.tsx';
import type { ChildPhoto } from './use-child-photo.ts';

/**
 * A photo in place of a description: chosen, dropped or taken, sent with its progress, and cut to a square
 * (specification, sections 4, 5 and 8: photo). It needs scripts; without them it is not there.
 *
 * @param props.name of the child, as it is typed
 * @param props.hint a note beside the label, such as 'optional'
 * @param props.error of the form, about the photo
 */
export function PhotoField({
  child,
  name,
  hint,
  error,
}: {
  child: ChildPhoto;
  name: string;
  hint?: string;
  error?: string;
}) {
  const id = useId();
  const { photo, sent, stopped } = child;
  const wrong = stopped?.why ?? error;
  return (
    <fieldset className="photo-field" aria-describedby={wrong ? `${id}-error` : undefined}>
      <legend className="label">
        Upload a photo {hint && <span className="hint">{hint}</span>}
      </legend>
      <input type="hidden" name="photo_url" value={photo?.url ?? ''} />
      <input type="hidden" name="photo_crop" value={photo ? writeCrop(photo.crop) : ''} />
      {sent !== undefined ? (
        <OnItsWay
          sent={sent}
          preview={child.preview}
          isAwaited={child.isAwaited}
          onStop={child.stop}
        />
      ) : photo ? (
        <CropWindow url={photo.url} crop={photo.crop} name={name} onCrop={child.setCrop} />
      ) : (
        <DropPlace onFile={child.choose} />
      )}
      {photo && sent === undefined && (
        <div className="-ml-3 flex flex-wrap">
          <PickButton onFile={child.choose}>
            <ImageUp className="icon" />
            Change photo
          </PickButton>
          <Button type="button" look="text" className="!text-damson" onClick={child.remove}>
            <Trash2 className="icon" />
            Remove photo
          </Button>
        </div>
      )}
      <p className="hint mt-1">
        From a photo we guess only the colors of skin and hair. The photo itself hangs on one page
        of the book, which goes to the printer and, wrapped, to the carrier. Nobody who runs the
        shop sees it.
      </p>
      <FieldError id={`${id}-error`} error={wrong} />
      {stopped?.next === 'try-again' && (
        <Button type="button" look="text" className="-ml-3" onClick={child.tryAgain}>
          <RotateCcw className="icon" />
          Send it again
        </Button>
      )}
      {child.canTakeBack && sent === undefined && (
        <Button type="button" look="text" className="-ml-3" onClick={child.takeBack}>
          <RotateCcw className="icon" />
          Use the photo again
        </Button>
      )}
    </fieldset>
  );
}

/** Where a photo is dropped, or chosen by a press; on a phone also where one is taken. */
function DropPlace({ onFile }: { onFile: (file: File | undefined) => void }) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the buttons in it are for everybody.
    <div
      className="photo-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <PickButton onFile={onFile}>
        <ImageUp className="icon" />
        Upload Photo
      </PickButton>
      <PickButton onFile={onFile} isCamera>
        <Camera className="icon" />
        Take a photo
      </PickButton>
      <p className="hint photo-drop-words">or drop one here</p>
    </div>
  );
}

/** A button that opens the device's own picker, or its camera. */
function PickButton({
  isCamera = false,
  onFile,
  children,
}: {
  isCamera?: boolean;
  onFile: (file: File | undefined) => void;
  children: ReactNode;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file again is a change too.
    event.currentTarget.value = '';
    onFile(file);
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={PHOTO_TYPES}
        capture={isCamera ? 'environment' : undefined}
        hidden
        onChange={pick}
      />
      <Button
        type="button"
        look="text"
        className={isCamera ? 'photo-camera' : ''}
        onClick={() => picker.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}

function OnItsWay({
  sent,
  preview,
  isAwaited,
  onStop,
}: {
  sent: number;
  preview: string | undefined;
  isAwaited: boolean;
  onStop: () => void;
}) {
  const id = useId();
  const percent = Math.round(sent * 100);
  return (
    <div className="photo-sending">
      {preview && <Preview url={preview} />}
      <p id={id} className="font-bold">
        {isAwaited ? 'One moment, the photo is still on its way' : 'Uploading the photo'}
      </p>
      <progress aria-labelledby={id} className="photo-progress" max={100} value={percent} />
      <div className="flex items-center justify-between">
        <span className="num text-sm text-ink-soft">{percent}%</span>
        <Button type="button" look="text" className="-mr-3" onClick={onStop}>
          Stop
        </Button>
      </div>
    </div>
  );
}

/** What is being sent. Not every browser can show every kind of photo that the shop can: then nothing is shown. */
function Preview({ url }: { url: string }) {
  const [isShown, setShown] = useState(true);
  return isShown && <img src={url} alt="" onError={() => setShown(false)} />;
}
